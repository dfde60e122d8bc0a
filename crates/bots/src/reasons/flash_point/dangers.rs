//! What the coming fire may do, counted over all rolls of the dice (FP-30 to FP-34).

use ::flash_point::odds::{self, FireOdds};
use ::flash_point::{Cell, FlashPoint, Kind};

use super::super::{Effect, Reason};

/// A phase with flare-ups is followed for so many rolls.
const ROLLS: u32 = 2;

/// What each is worth, in victims: a victim lost, a firefighter knocked down, a damage marker, an
/// explosion beyond its markers, the house.
const VICTIM: f32 = 3.0;
const KNOCKED_DOWN: f32 = 1.0;
const MARKER: f32 = 0.3;
const HOUSE: f32 = 12.0;
/// A face-down POI is a victim twice out of three times.
const HIDDEN: f32 = 2.0 / 3.0;

/// Smaller chances, in per cent, are not worth a sentence.
const WORTH_SAYING: i64 = 3;

/// The odds if the fire were rolled at the end of the turn.
pub(super) fn effects(game: &FlashPoint) -> Vec<Effect> {
    let odds = odds::whole_phase(game, ROLLS);
    let mut effects: Vec<Effect> = game
        .tokens_on_board()
        .filter(|&(cell, kind, _)| kind != Kind::Hazmat && cell.in_house())
        .filter_map(|(cell, kind, _)| victim(&odds, cell, kind))
        .collect();
    effects.extend(figures(game, &odds));
    effects.push(damage(&odds));
    effects.extend(collapse(&odds));
    effects
}

fn per_cent(count: u64, odds: &FireOdds) -> i64 {
    (100 * count + odds.total / 2).div_euclid(odds.total) as i64
}

fn part(count: u64, odds: &FireOdds) -> f32 {
    count as f32 / odds.total as f32
}

fn victim(odds: &FireOdds, cell: Cell, kind: Kind) -> Option<Effect> {
    let lost = odds.pois.iter().find(|poi| poi.cell == cell)?.lost;
    let chance = per_cent(lost, odds);
    let hidden = kind == Kind::Hidden;
    let worth = -VICTIM * part(lost, odds) * if hidden { HIDDEN } else { 1.0 };
    let (what, was) = if hidden { ("POI", "Der POI") } else { ("victim", "Das Opfer") };
    let reason = Reason::new(
        if hidden { "fire.poi_at_risk" } else { "fire.victim_at_risk" },
        format!("The coming fire takes the {what} on {cell} with {chance} %"),
        format!("{was} auf {cell} geht im nächsten Feuer mit {chance} % verloren"),
    );
    Some(Effect::new(&cell, worth, reason.number("chance", chance).at("cell", &cell)))
}

fn figures(game: &FlashPoint, odds: &FireOdds) -> Vec<Effect> {
    let mut effects = vec![];
    for figure in &odds.figures {
        let chance = per_cent(figure.knocked_down, odds);
        if chance < WORTH_SAYING {
            continue;
        }
        let (who, cell) = (figure.figure, game.cell_of(figure.figure));
        let worth = -KNOCKED_DOWN * part(figure.knocked_down, odds);
        let reason = Reason::new(
            "fire.knock_down",
            format!("Firefighter {who} on {cell} is knocked down with {chance} %"),
            format!("Feuerwehrmann {who} auf {cell} wird mit {chance} % zu Boden geworfen"),
        );
        let reason = reason.word("figure", &who).number("chance", chance).at("cell", &cell);
        effects.push(Effect::new(&who, worth, reason));
    }
    effects
}

/// Markers on average, told in tenths.
fn damage(odds: &FireOdds) -> Effect {
    let tenths = ((10 * odds.damage + odds.total / 2) / odds.total) as i64;
    let (whole, tenth) = (tenths / 10, tenths % 10);
    let reason = Reason::new(
        "fire.damage",
        format!("The coming fire brings {whole}.{tenth} damage markers on average"),
        format!("Das nächste Feuer bringt im Mittel {whole},{tenth} Schadensmarker"),
    );
    let worth = -MARKER * part(odds.damage, odds);
    Effect::new(&"", worth, reason.number("tenths", tenths))
}

fn collapse(odds: &FireOdds) -> Option<Effect> {
    let chance = per_cent(odds.collapses, odds);
    (odds.collapses > 0).then(|| {
        let reason = Reason::new(
            "fire.collapse",
            format!("The coming fire brings the house down with {chance} %"),
            format!("Das nächste Feuer bringt das Haus mit {chance} % zum Einsturz"),
        );
        Effect::new(&"", -HOUSE * part(odds.collapses, odds), reason.number("chance", chance))
    })
}
