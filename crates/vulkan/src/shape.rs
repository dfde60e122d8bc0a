//! Whether tiles lie as VU-3 wants.

use std::collections::HashSet;

use forest::TILES;
use hex::Hex;
use kernel::Refusal;

use crate::clauses::VU_3;

/// Checks the places of a whole forest against VU-3.
pub(crate) fn check(places: &[Hex]) -> Result<(), Refusal> {
    if places.len() != TILES {
        return Err(wrong_count(places.len()));
    }
    if let Some(place) = places.iter().find(|place| is_far(place)) {
        return Err(too_far(*place));
    }
    let set: HashSet<Hex> = places.iter().copied().collect();
    if set.len() != TILES {
        return Err(doubled(places));
    }
    check_compact(places, &set)
}

fn check_compact(places: &[Hex], set: &HashSet<Hex>) -> Result<(), Refusal> {
    let touching = |place: &Hex| place.neighbours().iter().filter(|at| set.contains(at)).count();
    if let Some(place) = places.iter().find(|place| touching(place) < 2) {
        return Err(lonely(*place, touching(place)));
    }
    if !places.iter().any(|place| touching(place) == 6) {
        return Err(none_enclosed());
    }
    match reach(places[0], set).len() {
        TILES => Ok(()),
        part => Err(parted(places[0], part)),
    }
}

/// All places of `set` that hang together with `start`.
fn reach(start: Hex, set: &HashSet<Hex>) -> HashSet<Hex> {
    let mut reached = HashSet::from([start]);
    let mut frontier = vec![start];
    while let Some(place) = frontier.pop() {
        for beside in place.neighbours() {
            if set.contains(&beside) && reached.insert(beside) {
                frontier.push(beside);
            }
        }
    }
    reached
}

/// Whether the tiles enclose an empty place.
#[cfg(test)]
pub(crate) fn has_hole(places: &[Hex]) -> bool {
    let rim: HashSet<Hex> = places.iter().flat_map(|place| place.neighbours()).collect();
    let span = -30..=30;
    let field = span.clone().flat_map(|q| span.clone().map(move |r| Hex::new(q, r)));
    let empty: HashSet<Hex> = field.filter(|place| !places.contains(place)).collect();
    let outside = reach(Hex::new(30, 30), &empty);
    rim.iter().any(|place| empty.contains(place) && !outside.contains(place))
}

fn is_far(place: &Hex) -> bool {
    let limit = u32::from(Hex::FARTHEST.unsigned_abs());
    u32::from(place.q.unsigned_abs()) > limit || u32::from(place.r.unsigned_abs()) > limit
}

fn wrong_count(count: usize) -> Refusal {
    Refusal::new(
        VU_3,
        format!("A forest has {TILES} tiles; the layout has {count} places."),
        format!("Ein Wald hat {TILES} Waldstücke; der Plan hat {count} Plätze."),
    )
}

fn too_far(place: Hex) -> Refusal {
    let limit = Hex::FARTHEST;
    Refusal::new(
        VU_3,
        format!("Place {place} is too far away: no coordinate may be beyond {limit}."),
        format!("Platz {place} liegt zu weit weg: Koordinaten gehen nur bis {limit}."),
    )
}

fn doubled(places: &[Hex]) -> Refusal {
    let mut seen = HashSet::new();
    let twice = places.iter().find(|place| !seen.insert(**place)).copied().unwrap_or_default();
    Refusal::new(
        VU_3,
        format!("Place {twice} is listed twice."),
        format!("Platz {twice} kommt zweimal vor."),
    )
}

fn lonely(place: Hex, touching: usize) -> Refusal {
    Refusal::new(
        VU_3,
        format!("Every tile touches at least two others; the one at {place} touches {touching}."),
        format!(
            "Jedes Waldstück berührt mindestens zwei andere; das auf {place} berührt {touching}."
        ),
    )
}

fn none_enclosed() -> Refusal {
    Refusal::new(
        VU_3,
        "At least one tile must be enclosed on all six sides; none is.",
        "Mindestens ein Waldstück muss auf allen sechs Seiten eingeschlossen sein; keines ist es.",
    )
}

fn parted(start: Hex, part: usize) -> Refusal {
    Refusal::new(
        VU_3,
        format!("All tiles hang together; only {part} hang together with the one at {start}."),
        format!(
            "Alle Waldstücke hängen zusammen; mit dem auf {start} sind es nur {part} von {TILES}."
        ),
    )
}
