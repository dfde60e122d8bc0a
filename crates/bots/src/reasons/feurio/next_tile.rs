//! The tile laid next goes to the hottest place (FE-21), and it may shut water in.

use ::feurio::{Action, Area, Feurio};
use hex::Hex;
use kernel::{Actor, Game, Seat, Silent};

use super::super::words::{capital, points, side};
use super::super::{Effect, Reason, together};

/// A threat is not yet a loss: whose area it is may still answer it.
const THREAT: f32 = 0.8;

/// The places the next tile may go to, if a tile is drawn next.
pub(super) fn hottest(game: &Feurio) -> Vec<Hex> {
    if game.to_act() != Actor::Chance || game.forest().is_empty() {
        return vec![];
    }
    let heat = game.hottest();
    let rim = game.forest().rim().iter().zip(game.forest().notes());
    rim.filter(|&(_, &own)| own == heat).map(|(&place, _)| place).collect()
}

/// The game after the next tile was laid at `place`, whatever it shows.
pub(super) fn with_tile_at(game: &Feurio, place: Hex) -> Option<Feurio> {
    let mut odds = vec![];
    game.chance(&mut odds);
    let mut next = *game;
    next.play(odds.first()?.0, &mut Silent).ok()?;
    next.play(Action::Lay(place), &mut Silent).ok()?;
    Some(next)
}

/// Areas that lose by the next tile.
pub(super) fn threats(game: &Feurio, seat: Seat) -> Vec<Effect> {
    debug_assert!(!together(game), "common goals have threats of their own");
    let places = hottest(game);
    let futures: Vec<(Hex, Feurio)> = places
        .iter()
        .filter_map(|&place| with_tile_at(game, place).map(|after| (place, after)))
        .collect();
    let mut effects = vec![];
    for owner in Seat::all(game.seating().players()) {
        for area in game.seating().colours(owner).flat_map(|colour| game.areas(colour)) {
            let left =
                |(place, after): &(Hex, Feurio)| (after.area_of(area.colour, area.tiles), *place);
            let worst = futures.iter().map(left).min_by_key(|(after, _)| after.points);
            let Some((after, place)) = worst else { continue };
            if after.points < area.points {
                let sure = places.len() == 1;
                let loss = f32::from(area.points - after.points) / places.len() as f32;
                let worth = -THREAT * loss * side(game, seat, owner);
                let subject = format!("{} {}", area.colour, area.tiles.trailing_zeros());
                effects.push(Effect::new(&subject, worth, threat(&area, &after, place, sure)));
            }
        }
    }
    effects
}

fn threat(area: &Area, after: &Area, place: Hex, sure: bool) -> Reason {
    let ((en, de), (points, punkte)) = (capital(area.colour), points(after.points));
    let shut = match area.water {
        Some(water) if after.water != Some(water) => (
            format!("{en}'s {water} is shut in"),
            format!("die {water} von {de} ist eingeschlossen"),
        ),
        _ => (format!("{en} is hemmed in"), format!("{de} wird eingeengt")),
    };
    let key = if sure { "feurio.next_tile_cuts" } else { "feurio.next_tile_may_cut" };
    let (goes, kommt) = next_tile_goes(place, sure);
    Reason::new(
        key,
        format!("{goes}: {}, its area falls from {} to {points}", shut.0, area.points),
        format!("{kommt}: {}, das Gebiet fällt von {} auf {punkte}", shut.1, area.points),
    )
    .word("colour", &area.colour)
    .number("was", area.points)
    .number("now", after.points)
    .at("place", &place)
}

/// Where the next tile goes, surely or possibly.
pub(super) fn next_tile_goes(place: Hex, sure: bool) -> (String, String) {
    if sure {
        return (
            format!("The next tile must go to {place}"),
            format!("Das nächste Waldstück muss auf {place}"),
        );
    }
    (
        format!("If the next tile goes to {place}"),
        format!("Kommt das nächste Waldstück auf {place}"),
    )
}
