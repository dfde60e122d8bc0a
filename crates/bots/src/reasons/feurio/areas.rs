//! Areas that grow, join, are cut or kept small (FE-31).

use ::feurio::{Area, Event, Feurio};
use forest::{Colour, TileSet};
use kernel::{Game, Seat};

use super::super::words::{capital, points, side};
use super::super::{Effect, Reason, Story};
use super::places;

/// Only a tile that would give somebody so much is worth speaking of.
const WORTH_DENYING: i32 = 2;
/// Somebody else may not have come to it.
const DENIED: f32 = 0.4;
const LATER: f32 = 0.25;

/// An area and those it was made of.
struct Change<'a> {
    game: &'a Feurio,
    area: Area,
    before: Vec<Area>,
}

/// What became of everybody's areas.
pub(super) fn changes(story: &Story<Feurio>, seat: Seat) -> Vec<Effect> {
    let game = &story.after;
    let mut effects = vec![];
    for owner in Seat::all(game.seating().players()) {
        for colour in game.seating().colours(owner) {
            let before: Vec<Area> = story.before.areas(colour).collect();
            for area in game.areas(colour) {
                let parts = before.iter().filter(|old| old.tiles & area.tiles != 0).copied();
                let change = Change { game, area, before: parts.collect() };
                let worth = side(game, seat, owner) * change.gain() as f32;
                effects.extend(change.reason().map(|reason| {
                    Effect::new(&format!("{colour} {}", area.tiles.trailing_zeros()), worth, reason)
                }));
            }
        }
    }
    effects
}

impl Change<'_> {
    fn was(&self) -> u16 {
        self.before.iter().map(|area| area.points).sum()
    }

    fn gain(&self) -> i32 {
        i32::from(self.area.points) - i32::from(self.was())
    }

    fn reason(&self) -> Option<Reason> {
        let reason = match (&self.before[..], self.gain()) {
            ([], _) => self.begins(),
            ([_, _, ..], _) => self.joins(),
            ([_], 0) => return None,
            ([old], 1..) => self.grows(old),
            ([old], _) => self.is_cut(old),
        };
        let reason = reason
            .word("colour", &self.area.colour)
            .number("was", self.was())
            .number("now", self.area.points);
        Some(reason.lighting(places(self.game, self.area.tiles)))
    }

    /// What the sum is divided by, in words.
    fn divided(&self) -> (String, String) {
        match self.area.water {
            Some(water) => (
                format!("{} divided by {water}", self.area.sum),
                format!("{} geteilt durch {water}", self.area.sum),
            ),
            None => (
                "none of its tiles has a free edge".to_owned(),
                "keines seiner Waldstücke hat eine freie Kante".to_owned(),
            ),
        }
    }

    fn begins(&self) -> Reason {
        let ((en, de), (points, punkte)) = (capital(self.area.colour), points(self.area.points));
        let place = self.game.forest().place(self.area.tiles.trailing_zeros() as usize);
        let (divided, geteilt) = self.divided();
        Reason::new(
            "feurio.area_begins",
            format!("{en} begins an area at {place}: {points} now ({divided})"),
            format!("{de} beginnt auf {place} ein Gebiet: jetzt {punkte} ({geteilt})"),
        )
        .at("place", &place)
    }

    fn joins(&self) -> Reason {
        let ((en, de), (points, punkte)) = (capital(self.area.colour), points(self.area.points));
        let parts: Vec<String> = self.before.iter().map(|area| area.points.to_string()).collect();
        let (parts, count) = (parts.join(" + "), self.before.len());
        let (divided, geteilt) = self.divided();
        Reason::new(
            "feurio.areas_join",
            format!("{en} joins {count} areas: from {parts} to {points} ({divided})"),
            format!("{de} verbindet {count} Gebiete: von {parts} auf {punkte} ({geteilt})"),
        )
        .word("parts", &parts)
    }

    fn grows(&self, old: &Area) -> Reason {
        let ((en, de), (points, punkte)) = (capital(self.area.colour), points(self.area.points));
        let (divided, geteilt) = self.divided();
        let place = self.game.forest().place(old.tiles.trailing_zeros() as usize);
        Reason::new(
            "feurio.area_grows",
            format!("{en}'s area at {place} grows from {} to {points} ({divided})", old.points),
            format!(
                "Das Gebiet von {de} bei {place} wächst von {} auf {punkte} ({geteilt})",
                old.points
            ),
        )
        .at("place", &place)
    }

    fn is_cut(&self, old: &Area) -> Reason {
        let ((en, de), (points, punkte)) = (capital(self.area.colour), points(self.area.points));
        let (divided, geteilt) = self.divided();
        let place = self.game.forest().place(old.tiles.trailing_zeros() as usize);
        Reason::new(
            "feurio.area_cut",
            format!("{en}'s area at {place} falls from {} to {points}: {divided}", old.points),
            format!(
                "Das Gebiet von {de} bei {place} fällt von {} auf {punkte}: {geteilt}",
                old.points
            ),
        )
        .at("place", &place)
    }
}

/// What a man of `colour` on a tile would add to its areas.
fn gain(game: &Feurio, colour: Colour, tile: usize) -> i32 {
    let touching: TileSet = game.forest().touching(tile);
    let joined: Vec<Area> = game.areas(colour).filter(|a| a.tiles & touching != 0).collect();
    let tiles = joined.iter().fold(1 << tile, |tiles, area| tiles | area.tiles);
    let was: u16 = joined.iter().map(|area| area.points).sum();
    i32::from(game.area_of(colour, tiles).points) - i32::from(was)
}

/// What each colour could gain next on the tile that is best for it. One's own turn comes only after
/// the others'.
pub(super) fn openings(game: &Feurio, seat: Seat) -> Vec<Effect> {
    let mut effects = vec![];
    for owner in Seat::all(game.seating().players()) {
        for colour in game.seating().colours(owner) {
            let able = game.supplies().of(owner, colour) > 0;
            let open = (0..game.forest().len()).filter(|&tile| able && game.room(tile) > 0);
            let open = open.filter(|&tile| game.held(colour) >> tile & 1 == 0);
            let best = open.map(|tile| (gain(game, colour, tile), tile)).max_by_key(|best| best.0);
            if let Some((gain, tile)) = best.filter(|best| best.0 > 0) {
                let own = game.team(owner) == game.team(seat);
                let worth =
                    side(game, seat, owner) * gain as f32 * if own { LATER } else { DENIED };
                let reason = opening(colour, game.forest().place(tile), gain);
                effects.push(Effect::new(&colour, worth, reason));
            }
        }
    }
    effects
}

fn opening(colour: Colour, place: hex::Hex, gain: i32) -> Reason {
    let ((en, de), (points, punkte)) = (capital(colour), points(gain));
    Reason::new(
        "feurio.tile_open",
        format!("{en} can gain {points} next, on {place}"),
        format!("{de} kann als Nächstes {punkte} gewinnen, auf {place}"),
    )
    .word("colour", &colour)
    .number("points", gain)
    .at("place", &place)
}

/// Tiles that others wanted and that are full now.
pub(super) fn denials(story: &Story<Feurio>, seat: Seat) -> Vec<Effect> {
    let full = |event: &Event| match *event {
        Event::Deployed { place, .. } => Some(place),
        _ => None,
    };
    let mut effects = vec![];
    for place in story.events.iter().filter_map(full) {
        let Some(tile) = story.after.forest().tile_at(place) else { continue };
        if story.after.room(tile) > 0 {
            continue;
        }
        for loser in Seat::all(story.after.seating().players()).filter(|&s| s != story.seat) {
            let own = story.after.seating().colours(loser);
            let able = own.filter(|&c| story.after.supplies().of(loser, c) > 0);
            let best = able.map(|c| (gain(&story.after, c, tile), c)).max_by_key(|best| best.0);
            if let Some((gain, colour)) = best.filter(|best| best.0 >= WORTH_DENYING) {
                let worth = -DENIED * gain as f32 * side(&story.after, seat, loser);
                let subject = format!("{colour} {place}");
                effects.push(Effect::new(&subject, worth, denied(colour, place, gain)));
            }
        }
    }
    effects
}

fn denied(colour: Colour, place: hex::Hex, gain: i32) -> Reason {
    let ((en, de), (points, punkte)) = (capital(colour), points(gain));
    Reason::new(
        "feurio.tile_denied",
        format!("{en} can no longer take {place}, which would give it {points} more"),
        format!("{de} kommt nicht mehr auf {place}; das brächte {punkte} mehr"),
    )
    .word("colour", &colour)
    .number("points", gain)
    .at("place", &place)
}
