//! A game that can be asked for by name.

use std::marker::PhantomData;

use bots::insight::{Blank, Known, Tuned};
use bots::search::Search;
use bots::{Bot, Budget, glance, learn, teach, tune};
use kernel::{Actor, GameInfo, Perft, Scratch, Seat, Silent};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;
use serde_json::Value;
use table::{Record, RecordError, SeatInfo, Table};

use crate::{AnyTable, CatalogueError, setup};

/// What a number of random games came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Playouts {
    /// Games played to the end.
    pub games: u64,
    /// Decisions in them, chance's included.
    pub actions: u64,
}

/// What a fit of weights came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuning {
    /// How many positions there were; none for what is done at a glance.
    pub positions: usize,
    /// The mean surprise at games that were kept apart (at a glance: the mean share at the end of
    /// playouts), with the old weights,
    pub before: f64,
    /// and with the new ones.
    pub after: f64,
    /// What each number is called.
    pub names: Vec<String>,
    /// The numbers the program was built with.
    pub old: Vec<f32>,
    /// The numbers that fit better.
    pub new: Vec<f32>,
    /// The data file the program was built with.
    pub file: &'static str,
}

/// What is measured where a search's speed is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Random games without any tree.
    Raw,
    /// Searches that know nothing but the rules: each iteration plays a random game to its end.
    Blank,
    /// Searches with all insight there is.
    Insight,
}

/// A game, whatever its types.
pub trait AnyGame: Send + Sync {
    /// What it is and what can be asked for.
    fn info(&self) -> &'static GameInfo;

    /// The set-up with every default filled in, or what is wrong with it.
    fn complete(&self, setup: &Value) -> Result<Value, CatalogueError>;

    /// A new table.
    fn open(
        &self,
        setup: &Value,
        seats: Vec<SeatInfo>,
    ) -> Result<Box<dyn AnyTable>, CatalogueError>;

    /// A table from a record, which is checked to the last line.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, CatalogueError>;

    /// Whether a text is an action of this game, in any position.
    fn understands(&self, action: &str) -> Result<(), kernel::SyntaxError>;

    /// Counts all ways to go on for `depth` decisions.
    fn perft(&self, setup: &Value, depth: u32) -> Result<Perft, CatalogueError>;

    /// Plays `games` random games, as fast as they go. `listed` lists every legal action at each
    /// step even where the game could draw one without.
    fn playouts(
        &self,
        setup: &Value,
        seed: u64,
        games: u64,
        listed: bool,
    ) -> Result<Playouts, CatalogueError>;

    /// Searches for so many iterations from the first position of a game in which a seat has a
    /// choice; or plays as many random games from there.
    fn search(
        &self,
        setup: &Value,
        seed: u64,
        iterations: u32,
        pace: Pace,
    ) -> Result<(), CatalogueError>;

    /// Looks for the weights that let games end best that are played at a glance, from each of
    /// `setups` in turn. `told` hears how far it is, from 0 to 1.
    fn tune_glance(
        &self,
        setups: &[Value],
        how: glance::Climb<'_>,
        seed: u64,
        told: &mut dyn FnMut(f64),
    ) -> Result<Tuning, CatalogueError>;

    /// What the numbers are called that the game's insight weighs things with.
    fn weight_names(&self) -> Vec<String>;

    /// Fits weights to games that a bot plays against itself, from each of `setups` in turn. `told`
    /// hears how far it is, from 0 to 1.
    fn tune(
        &self,
        setups: &[Value],
        how: Course<'_>,
        told: &mut dyn FnMut(f64),
    ) -> Result<Tuning, CatalogueError>;

    /// Teaches a net for games from each of `setups` in turn. `told` hears how far it is, from 0 to 1.
    /// `None` where no net judges such games.
    fn learn(
        &self,
        setups: &[Value],
        course: learn::Course,
        seed: u64,
        told: &mut dyn FnMut(f64),
    ) -> Result<Option<learn::Learnt>, CatalogueError>;

    /// How large a state is, in bytes.
    fn state_bytes(&self) -> usize;
}

pub(crate) struct Playable<G> {
    info: &'static GameInfo,
    rules: PhantomData<fn() -> G>,
}

impl<G: Known> Playable<G> {
    pub(crate) fn new(info: &'static GameInfo) -> Self {
        Self { info, rules: PhantomData }
    }

    fn start(&self, json: &Value) -> Result<G, CatalogueError> {
        Ok(G::new(&setup::read::<G>(self.info, json)?)?)
    }

    fn starts(&self, setups: &[Value]) -> Result<Vec<G>, CatalogueError> {
        setups.iter().map(|json| self.start(json)).collect()
    }
}

impl<G: Known> AnyGame for Playable<G> {
    fn info(&self) -> &'static GameInfo {
        self.info
    }

    fn complete(&self, json: &Value) -> Result<Value, CatalogueError> {
        let setup = setup::read::<G>(self.info, json)?;
        G::new(&setup)?;
        Ok(serde_json::to_value(&setup).expect("set-ups can be written"))
    }

    fn open(
        &self,
        json: &Value,
        seats: Vec<SeatInfo>,
    ) -> Result<Box<dyn AnyTable>, CatalogueError> {
        let setup = setup::read::<G>(self.info, json)?;
        Ok(Box::new(Table::<G>::new(self.info, setup, seats)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, CatalogueError> {
        let setup =
            setup::read::<G>(self.info, &record.header.setup).map_err(|error| RecordError {
                line: record.first_line,
                clause: kernel::Clause::new("RE", 3),
                problem: setup::in_record(&error),
            })?;
        Ok(Box::new(Table::<G>::replay(self.info, setup, record)?))
    }

    fn understands(&self, action: &str) -> Result<(), kernel::SyntaxError> {
        action.parse::<G::Action>().map(|_| ())
    }

    fn perft(&self, json: &Value, depth: u32) -> Result<Perft, CatalogueError> {
        Ok(kernel::perft(&self.start(json)?, depth))
    }

    fn playouts(
        &self,
        json: &Value,
        seed: u64,
        games: u64,
        listed: bool,
    ) -> Result<Playouts, CatalogueError> {
        let start = self.start(json)?;
        // Named, because the small generator is another one where words have 32 bits.
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut scratch = Scratch::default();
        let play = if listed { kernel::playout_listed } else { kernel::playout };
        let mut actions = 0;
        for _ in 0..games {
            actions += u64::from(play(&mut start.clone(), &mut scratch, &mut rng));
        }
        Ok(Playouts { games, actions })
    }

    fn search(
        &self,
        json: &Value,
        seed: u64,
        iterations: u32,
        pace: Pace,
    ) -> Result<(), CatalogueError> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (start, seat) = first_choice(self.start(json)?, &mut rng);
        let budget = Budget::Iterations(iterations);
        match pace {
            Pace::Raw => {
                let mut scratch = Scratch::default();
                for _ in 0..iterations {
                    kernel::playout(&mut start.clone(), &mut scratch, &mut rng);
                }
            }
            Pace::Blank => {
                Search::<G, Blank>::default().think(&start, seat, budget, &mut rng);
            }
            Pace::Insight => {
                Search::<G, G::Insight>::default().think(&start, seat, budget, &mut rng);
            }
        }
        Ok(())
    }

    fn weight_names(&self) -> Vec<String> {
        G::Insight::names()
    }

    fn tune(
        &self,
        setups: &[Value],
        how: Course<'_>,
        told: &mut dyn FnMut(f64),
    ) -> Result<Tuning, CatalogueError> {
        let starts = self.starts(setups)?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(how.seed);
        let begun = (0..how.games).zip(starts.iter().cycle());
        let half = |number: u32| 0.5 * f64::from(number + 1) / f64::from(how.games);
        let Course { bot, held, .. } = how;
        let (fit, positions) = match how.priors {
            None => {
                let mut games = vec![];
                for (number, start) in begun {
                    games.push(tune::collect(start, bot, &mut rng));
                    told(half(number));
                }
                let told = |step, steps| told(0.5 + 0.5 * f64::from(step) / f64::from(steps));
                (tune::fit(&games, held, &mut rng, told), games.iter().map(Vec::len).sum())
            }
            Some(prefix) => {
                let mut games = vec![];
                for (number, start) in begun {
                    games.push(teach::watch(start, bot, &mut rng));
                    told(half(number));
                    // Priors that are not made of weights never will be.
                    if games.iter().all(Vec::is_empty) {
                        break;
                    }
                }
                let told = |step, steps| told(0.5 + 0.5 * f64::from(step) / f64::from(steps));
                let fit = teach::teach(&games, prefix, held, &mut rng, told);
                (fit, games.iter().map(Vec::len).sum())
            }
        };
        Ok(tuning::<G>(fit, positions))
    }

    fn tune_glance(
        &self,
        setups: &[Value],
        how: glance::Climb<'_>,
        seed: u64,
        told: &mut dyn FnMut(f64),
    ) -> Result<Tuning, CatalogueError> {
        let starts = self.starts(setups)?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let told = |round, rounds| told(f64::from(round) / f64::from(rounds));
        Ok(tuning::<G>(glance::climb(&starts, how, &mut rng, told), 0))
    }

    fn learn(
        &self,
        setups: &[Value],
        course: learn::Course,
        seed: u64,
        told: &mut dyn FnMut(f64),
    ) -> Result<Option<learn::Learnt>, CatalogueError> {
        let starts = self.starts(setups)?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Ok(G::learn(&starts, course, &mut rng, told))
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }
}

/// How weights are fitted to games.
#[derive(Clone, Copy, Debug)]
pub struct Course<'a> {
    /// Who plays on every seat.
    pub bot: Bot,
    /// Not the evaluation: the priors, by the weights whose names begin with this.
    pub priors: Option<&'a str>,
    /// Numbers and groups called like one of these stay as they are.
    pub held: &'a [String],
    /// How many games.
    pub games: u32,
    /// The same seed gives the same weights.
    pub seed: u64,
}

/// What came of a fit to so many positions.
fn tuning<G: Known>(fit: tune::Fit, positions: usize) -> Tuning {
    Tuning {
        positions,
        before: fit.before,
        after: fit.after,
        names: G::Insight::names(),
        old: G::Insight::default().weights(),
        new: fit.weights,
        file: G::Insight::file(),
    }
}

/// Goes on at random until a seat has a choice. Every game has one before it is over.
fn first_choice<G: Known>(mut game: G, rng: &mut Xoshiro256PlusPlus) -> (G, Seat) {
    let mut scratch = Scratch::default();
    loop {
        if let Actor::Seat(seat) = game.to_act() {
            game.legal(&mut scratch.actions);
            if scratch.actions.len() > 1 {
                return (game, seat);
            }
        }
        let action = game.sample(&mut scratch, rng);
        game.play_unchecked(action, &mut Silent);
    }
}
