//! A game that can be asked for by name.

use std::marker::PhantomData;

use bots::insight::Known;
use kernel::{GameInfo, Perft, Scratch};
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

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }
}
