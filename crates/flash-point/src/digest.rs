//! A position's fingerprint. Records carry it: what is fed, and in which order, must not change.

use kernel::Digest;

use crate::cell::Cell;
use crate::phase::{Phase, Roll, Then};
use crate::state::FlashPoint;

/// Feeds everything that distinguishes one position from another.
pub(crate) fn digest(game: &FlashPoint, digest: &mut Digest) {
    for set in [game.fire, game.smoke, game.hot_spots] {
        digest.number(set.bits() as u64).number((set.bits() >> 64) as u64);
    }
    game.house.digest(digest);
    game.tokens.digest(digest);
    let byte = |value: Option<u8>| u64::from(value.map_or(0, |value| value + 1));
    for figure in game.all_figures() {
        let who = game.figure(figure);
        let role = byte(who.role.map(|role| role.index() as u8));
        let held = byte(who.carries) << 8 | byte(who.leads);
        digest.number(
            (who.cell.index() as u64) << 40 | role << 32 | u64::from(who.saved) << 24 | held,
        );
    }
    let (turn, tally, rules) = (&game.turn, &game.tally, &game.rules);
    let flags = [turn.own_first, turn.fresh, tally.plays_on, rules.experienced];
    let flags = flags.into_iter().fold(0, |bits, flag| bits << 1 | u8::from(flag));
    digest.bytes(&[
        turn.figure.index() as u8,
        turn.points,
        turn.free,
        turn.on_cafs,
        flags,
        tally.rescued,
        tally.lost,
        tally.unseen_victims,
        tally.unseen_alarms,
        tally.hot_spots,
        tally.disposed,
        tally.buried,
        rules.players,
        rules.figures,
        rules.difficulty.index() as u8,
        rules.black_die.index() as u8,
        game.parked[0].map_or(4, |spot| spot.index() as u8),
        game.parked[1].map_or(4, |spot| spot.index() as u8),
    ]);
    digest.number(phase_number(game.phase));
}

/// The phase with all it remembers, as one number.
fn phase_number(phase: Phase) -> u64 {
    let of = |kind: u8, a: u8, b: u8, c: u8| u64::from(u32::from_be_bytes([kind, a, b, c]));
    let cell = |cell: Cell| cell.index() as u8;
    let bits = |a: bool, b: bool| u8::from(a) << 1 | u8::from(b);
    match phase {
        Phase::SetupBlast { number, black } => of(0, number, black, 0),
        Phase::SetupHazmat { left } => of(1, left, 0, 0),
        Phase::SetupPoi { left } => of(2, left, 0, 0),
        Phase::Deal { figure } => of(3, figure.index() as u8, 0, 0),
        Phase::SetupHotSpot { left } => of(4, left, 0, 0),
        Phase::Start { figure } => of(5, figure.index() as u8, 0, 0),
        Phase::Park { vehicle } => of(6, vehicle.index() as u8, 0, 0),
        Phase::Act => of(7, 0, 0, 0),
        Phase::Reveal { token, then } => of(8, token, then_number(then), 0),
        Phase::Gun => of(9, 0, 0, 0),
        Phase::Aim { dice } => of(10, cell(dice.cell), bits(dice.red_stands, dice.black_stands), 0),
        Phase::Reroll { dice, red } => {
            let stands = bits(dice.red_stands, dice.black_stands);
            of(11, cell(dice.cell), stands, u8::from(red))
        }
        Phase::Ride { vehicle, pending } => of(12, vehicle.index() as u8, pending, 0),
        Phase::PlayOn => of(13, 0, 0, 0),
        Phase::Fire { flaring } => of(14, u8::from(flaring), 0, 0),
        Phase::Detonate { roll: Roll { cell: at, hot, flaring } } => {
            of(15, cell(at), bits(hot, flaring), 0)
        }
        Phase::KnockDown { pending } => of(16, pending, 0, 0),
        Phase::Replenish => of(17, 0, 0, 0),
        Phase::Over => of(18, 0, 0, 0),
    }
}

const fn then_number(then: Then) -> u8 {
    match then {
        Then::Act => 0,
        Then::Lose => 1,
        Then::Replenish => 2,
    }
}
