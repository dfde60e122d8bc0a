//! What a firefighter does in a turn.

use ::flash_point::odds;
use ::flash_point::{Cell, CellSet, Event, Figure, FlashPoint, Kind, Load};

use super::super::words::counted;
use super::super::{Effect, Reason, Story};
use crate::insight::flash_point::ways::{FAR, Gait, Ways};

/// What each is worth, in victims.
const RESCUED: f32 = 3.0;
const PICKED_UP: f32 = 0.4;
const FIRE_OUT: f32 = 0.12;
const HAZMAT: f32 = 0.8;
const TREATED: f32 = 0.4;
const CHOPPED: f32 = 0.35;
/// A point of way with a victim, and without one to the nearest.
const WAY_OUT: f32 = 0.15;
const WAY_THERE: f32 = 0.08;

/// What happened, and where the fire was fought.
pub(super) fn effects(story: &Story<FlashPoint>) -> Vec<Effect> {
    let mut effects: Vec<Effect> = story.events.iter().filter_map(deed).collect();
    effects.extend(fires_out(story));
    effects.extend(damage_done(story));
    effects
}

fn deed(event: &Event) -> Option<Effect> {
    let (cell, worth, key, en, de) = match *event {
        Event::Rescued { cell, total } => {
            let (en, de) = (
                format!("A victim is safe: {total} now"),
                format!("Ein Opfer ist gerettet: jetzt {total}"),
            );
            (cell, RESCUED, "fire.rescued", en, de)
        }
        Event::PickedUp { cell, load: Load::Victim | Load::Treated, figure } => {
            let en = format!("Firefighter {figure} picks up the victim on {cell}");
            let de = format!("Feuerwehrmann {figure} nimmt das Opfer auf {cell} auf");
            (cell, PICKED_UP, "fire.picked_up", en, de)
        }
        Event::Treated { cell } => {
            let en = format!("The victim on {cell} is treated and can walk");
            let de = format!("Das Opfer auf {cell} ist behandelt und kann gehen");
            (cell, TREATED, "fire.treated", en, de)
        }
        Event::Disposed { cell } => {
            let (en, de) = (
                format!("A hazmat is disposed of on {cell}"),
                format!("Gefahrstoff auf {cell} ist beseitigt"),
            );
            (cell, HAZMAT, "fire.disposed", en, de)
        }
        _ => return None,
    };
    Some(Effect::new(&cell, worth, Reason::new(key, en, de).at("cell", &cell)))
}

/// Cells that burn no longer, with the chance that they burn again after the coming fire.
fn fires_out(story: &Story<FlashPoint>) -> Vec<Effect> {
    let out = story.before.fire() - story.after.fire();
    let smoke = story.before.smoke() - story.after.smoke() - story.after.fire();
    if out.is_empty() && smoke.is_empty() {
        return vec![];
    }
    let odds = odds::first_roll(&story.after);
    let again = |cell: Cell| (100 * odds.cell(cell).burns + odds.total / 2) / odds.total;
    let fires = out.iter().map(|cell| {
        let chance = again(cell) as i64;
        let reason = Reason::new(
            "fire.out",
            format!("The fire on {cell} is beaten; it burns again with {chance} %"),
            format!("Das Feuer auf {cell} ist besiegt; mit {chance} % brennt es wieder"),
        );
        Effect::new(&cell, FIRE_OUT, reason.number("chance", chance).at("cell", &cell))
    });
    let clear = smoke.iter().map(|cell| {
        let chance = again(cell) as i64;
        let reason = Reason::new(
            "fire.smoke_gone",
            format!("The smoke on {cell} is gone; it burns with {chance} %"),
            format!("Der Rauch auf {cell} ist weg; mit {chance} % brennt es dort"),
        );
        Effect::new(&cell, FIRE_OUT / 2.0, reason.number("chance", chance).at("cell", &cell))
    });
    fires.chain(clear).collect()
}

fn damage_done(story: &Story<FlashPoint>) -> Option<Effect> {
    let done = story.after.house().markers() - story.before.house().markers();
    (done > 0).then(|| {
        let total = story.after.house().markers();
        let (en, de) = (counted(done, "marker", "markers"), counted(done, "Marker", "Marker"));
        let reason = Reason::new(
            "fire.wall_chopped",
            format!("The axe costs the house {en}: {total} of 24 now"),
            format!("Die Axt kostet das Haus {de}: jetzt {total} von 24"),
        );
        let reason = reason.number("markers", done).number("total", total);
        Effect::new(&"", -CHOPPED * f32::from(done), reason)
    })
}

/// How far the firefighter on turn is from where it is needed.
pub(super) fn way(game: &FlashPoint, figure: Figure) -> Option<Effect> {
    let laden =
        matches!(game.load_of(figure), Some(Kind::Victim | Kind::Treated)) || game.leads(figure);
    let here = game.cell_of(figure);
    if laden {
        let points = Ways::out(game, CellSet::of(here)).from(here);
        return (points < FAR && points > 0).then(|| way_out(figure, here, points));
    }
    let near = |(cell, kind, held): (Cell, Kind, bool)| {
        let wanted = !held && kind != Kind::Hazmat && cell.in_house();
        wanted
            .then(|| (Ways::to(game, Gait::Free, [(cell, 0)], CellSet::of(here)).from(here), cell))
    };
    let (points, cell) = game.tokens_on_board().filter_map(near).min()?;
    (points < FAR).then(|| way_there(figure, cell, points))
}

fn way_out(figure: Figure, cell: Cell, points: u8) -> Effect {
    let (en, de) = (counted(points, "point", "points"), counted(points, "Punkt", "Punkte"));
    let reason = Reason::new(
        "fire.way_out",
        format!("Firefighter {figure} with the victim on {cell} is {en} from safety"),
        format!("Feuerwehrmann {figure} mit dem Opfer auf {cell} braucht noch {de} hinaus"),
    );
    let reason = reason.word("figure", &figure).number("points", points).at("cell", &cell);
    Effect::new(&figure, -WAY_OUT * f32::from(points), reason)
}

fn way_there(figure: Figure, cell: Cell, points: u8) -> Effect {
    let (far, entfernt) = match points {
        0 => (format!("reaches the POI on {cell}"), format!("erreicht den POI auf {cell}")),
        _ => (
            format!("is {} from the nearest POI, on {cell}", counted(points, "point", "points")),
            format!(
                "ist {} vom nächsten POI auf {cell} entfernt",
                counted(points, "Punkt", "Punkte")
            ),
        ),
    };
    let reason = Reason::new(
        "fire.way_there",
        format!("Firefighter {figure} {far}"),
        format!("Feuerwehrmann {figure} {entfernt}"),
    );
    let reason = reason.word("figure", &figure).number("points", points).at("cell", &cell);
    Effect::new(&figure, -WAY_THERE * f32::from(points), reason)
}
