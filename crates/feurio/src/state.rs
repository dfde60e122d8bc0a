//! A position of the game.

use forest::{Bag, Colour, Forest, Number, Seating, Supplies, TILES, TileSet};
use kernel::{Actor, Seat};

use crate::setup::Rules;
use crate::{Ending, Heat};

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Chance turns up the first tiles.
    Opening,
    /// The last seat arranges them.
    Arranging,
    /// The seat decides before looking: open or firebreak (FE-40, timing `commit`).
    Committing,
    /// Chance draws a tile for the seat.
    Drawing {
        /// Whether it will be laid hidden.
        hidden: bool,
    },
    /// The seat lays the tile.
    Laying {
        /// What it shows.
        number: Number,
        /// Whether it will be laid hidden.
        hidden: bool,
    },
    /// The seat deploys men or passes.
    Deploying,
    /// The game is over.
    Over(Ending),
}

/// A tile that lies face down: what it shows and who knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Secret {
    pub(crate) number: Number,
    pub(crate) seat: Seat,
}

impl Secret {
    pub(crate) const NONE: Self = Self { number: Number::FACE_DOWN, seat: Seat(0) };
}

/// A position of Feurio! or Wildfire!.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Feurio {
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    /// Whether this turn began with all tiles laid.
    pub(crate) all_laid_before: bool,
    /// How many seats have passed one after the other since all tiles lie (FE-30).
    pub(crate) passes: u8,
    /// How many tiles lay open when the first men were deployed; 0 before (FE-50).
    pub(crate) difficulty: u8,
    /// The first tiles, as far as they are turned up.
    pub(crate) opening: [Number; 4],
    pub(crate) opened: u8,
    pub(crate) bag: Bag,
    pub(crate) supplies: Supplies,
    pub(crate) forest: Forest<Heat>,
    /// Men on each tile, by colour.
    pub(crate) men: [[u8; 4]; TILES],
    /// Men on each tile, of all colours.
    pub(crate) standing: [u8; TILES],
    /// The tiles that bear men, by colour.
    pub(crate) held: [TileSet; 4],
    /// The tiles that take a man, and those that take just one.
    pub(crate) open: TileSet,
    pub(crate) last_spaces: TileSet,
    pub(crate) secrets: [Secret; TILES],
}

impl Feurio {
    pub(crate) fn start(rules: Rules) -> Self {
        Self {
            rules,
            phase: Phase::Opening,
            turn: Seat(0),
            all_laid_before: false,
            passes: 0,
            difficulty: 0,
            opening: [Number::FACE_DOWN; 4],
            opened: 0,
            bag: rules.bag(),
            supplies: rules.seating.supplies(),
            forest: Forest::default(),
            men: [[0; 4]; TILES],
            standing: [0; TILES],
            held: [0; 4],
            open: 0,
            last_spaces: 0,
            secrets: [Secret::NONE; TILES],
        }
    }

    /// What is to be decided.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The tiles and the places around them.
    pub fn forest(&self) -> &Forest<Heat> {
        &self.forest
    }

    /// The seat whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Who leads which colour.
    pub fn seating(&self) -> Seating {
        self.rules.seating
    }

    /// The tiles not yet turned up.
    pub fn bag(&self) -> &Bag {
        &self.bag
    }

    /// The men not yet deployed.
    pub fn supplies(&self) -> &Supplies {
        &self.supplies
    }

    /// How many men of `colour` stand on a tile.
    pub fn men(&self, tile: usize, colour: Colour) -> u8 {
        self.men[tile][colour.index()]
    }

    /// The tiles that bear men of `colour`.
    pub fn held(&self, colour: Colour) -> TileSet {
        self.held[colour.index()]
    }

    pub(crate) fn actor(&self) -> Actor {
        match self.phase {
            Phase::Opening | Phase::Drawing { .. } => Actor::Chance,
            Phase::Arranging => Actor::Seat(Seat(self.rules.seating.players() - 1)),
            Phase::Committing | Phase::Laying { .. } | Phase::Deploying => Actor::Seat(self.turn),
            Phase::Over(_) => Actor::Nobody,
        }
    }

    /// The tiles turned up for the start so far.
    pub(crate) fn opening(&self) -> &[Number] {
        &self.opening[..usize::from(self.opened)]
    }

    /// How hot the hottest place is (FE-21).
    #[inline]
    pub fn hottest(&self) -> Heat {
        self.forest.notes().iter().copied().max().unwrap_or_default()
    }

    /// How many more men a tile takes (FE-22): there must be a space for each, and after deploying
    /// no more men on it than it has free edges.
    #[inline]
    pub fn room(&self, tile: usize) -> u8 {
        let spaces = self.forest.number(tile).spaces();
        spaces.min(self.forest.free_edges(tile)).saturating_sub(self.standing[tile])
    }

    /// The tiles that take a man. Kept up to date: playouts ask before every decision.
    #[inline]
    pub fn open(&self) -> TileSet {
        self.open
    }

    /// The tiles that take just one more man.
    #[inline]
    pub fn last_spaces(&self) -> TileSet {
        self.last_spaces
    }

    /// Remembers which of `tiles`, where something changed, take a man.
    #[inline]
    pub(crate) fn look_again(&mut self, mut tiles: TileSet) {
        self.open &= !tiles;
        self.last_spaces &= !tiles;
        while tiles != 0 {
            let tile = tiles.trailing_zeros() as usize;
            tiles &= tiles - 1;
            let room = self.room(tile);
            self.open |= TileSet::from(room > 0) << tile;
            self.last_spaces |= TileSet::from(room == 1) << tile;
        }
    }

    /// How many more men a tile would take with one free edge less.
    #[inline]
    pub fn room_if_closed(&self, tile: usize) -> u8 {
        let spaces = self.forest.number(tile).spaces();
        let edges = self.forest.free_edges(tile).saturating_sub(1);
        spaces.min(edges).saturating_sub(self.standing[tile])
    }

    /// Whether the seat whose turn it is has men to deploy and a tile that takes one.
    #[inline]
    pub(crate) fn can_deploy(&self) -> bool {
        Colour::ALL.iter().any(|&colour| self.supplies.of(self.turn, colour) > 0) && self.open != 0
    }

    /// Whether the drawn tile is for the eyes of the seat alone (FE-40).
    pub(crate) fn draws_privately(&self) -> bool {
        use crate::Timing;
        match self.phase {
            Phase::Drawing { hidden } | Phase::Laying { hidden, .. } => {
                hidden || self.rules.firebreak == Some(Timing::Peek)
            }
            _ => false,
        }
    }
}
