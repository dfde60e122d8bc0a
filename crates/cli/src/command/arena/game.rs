//! One game of a match.

use catalogue::{AnyGame, AnyTable};
use kernel::{Actor, Digest, Seat};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{SeatInfo, SeededDice};

use super::contestant::{Contestant, Forfeit, Seated};
use crate::args::{Arena, Clock};
use crate::failure::Failure;
use crate::input;

/// Who plays what.
pub(super) struct Match {
    pub(super) game: &'static dyn AnyGame,
    pub(super) setup: Value,
    pub(super) a: Contestant,
    pub(super) b: Contestant,
    pub(super) seats: usize,
    pub(super) seed: u64,
    pub(super) clock: Clock,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Played {
    /// Its number in the match.
    pub(super) number: u64,
    /// The share of victory of A.
    pub(super) share: f64,
    /// Whoever gave it up without meaning to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) forfeit: Option<Forfeited>,
    /// The game, unless it was read from an archive.
    #[serde(skip)]
    pub(super) record: Option<String>,
}

/// A game that was not played out.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Forfeited {
    pub(super) by_a: bool,
    pub(super) reason: String,
}

impl Match {
    pub(super) fn new(options: &Arena) -> Result<Self, Failure> {
        let game = catalogue::game(&options.game)?;
        let setup = game.complete(&input::setup(&options.setup)?)?;
        let table = game.open(&setup, vec![])?;
        let seats = table.seats().len();
        if table.team(Seat(0)) == table.team(Seat(seats as u8 - 1)) {
            let problem = "all win together here: use simulate, which counts common wins";
            return Err(Failure::input(problem));
        }
        let a = Contestant::read("--a", &options.a, options)?;
        let b = Contestant::read("--b", &options.b, options)?;
        Ok(Self { game, setup, a, b, seats, seed: options.seed, clock: options.clock })
    }

    /// Game number `number`: A sits at each seat in turn, the dice are those of the block.
    pub(super) fn play(&self, number: u64) -> Result<Played, Failure> {
        let seats = self.seats as u64;
        let own = Seat((number % seats) as u8);
        let seed = Digest::default().number(self.seed).number(number / seats).finish();
        let who = |seat: Seat| if seat == own { &self.a } else { &self.b };
        let all = || Seat::all(self.seats as u8);
        // A record's names have room for 64 characters.
        let name = |seat| who(seat).to_string().chars().take(64).collect::<String>();
        let infos = all().map(|seat| SeatInfo::bot(name(seat))).collect();
        let mut table = self.game.open(&self.setup, infos)?;
        let forfeit = self.play_out(&mut *table, own, seed).err();
        let share = match &forfeit {
            Some(forfeit) => f64::from(u8::from(!forfeit.by_a)),
            None => share(&*table, own),
        };
        let record = Some(table.record().to_string());
        Ok(Played { number, share, forfeit, record })
    }

    fn play_out(&self, table: &mut dyn AnyTable, own: Seat, seed: u64) -> Result<(), Forfeited> {
        let by = |seat: Seat| move |Forfeit(reason)| Forfeited { by_a: seat == own, reason };
        let mut seated: Vec<Seated<'_>> = vec![];
        for seat in Seat::all(self.seats as u8) {
            let contestant = if seat == own { &self.a } else { &self.b };
            seated.push(contestant.sit(table, seat).map_err(by(seat))?);
        }
        let mut dice = SeededDice::new(seed);
        let mut rng = SmallRng::seed_from_u64(seed ^ u64::from(own.0));
        loop {
            match table.to_act() {
                Actor::Nobody => return Ok(()),
                Actor::Chance => drop(table.settle(&mut dice)),
                Actor::Seat(seat) => {
                    seated[seat.index()].act(table, &mut rng).map_err(by(seat))?;
                }
            }
        }
    }
}

fn share(table: &dyn AnyTable, own: Seat) -> f64 {
    let Some(outcome) = table.outcome() else { return 0.0 };
    let winners = outcome.seats.iter().filter(|result| result.place == Some(1)).count();
    let won = outcome.seats[own.index()].place == Some(1);
    if won { 1.0 / winners as f64 } else { 0.0 }
}
