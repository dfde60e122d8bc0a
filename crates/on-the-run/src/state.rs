//! A position, and what is asked of it everywhere.

use forest::{Arrangement, Bag, Colour, Number, Supplies};
use hex::Hex;
use kernel::{Digest, Refusal, Seat};

use crate::edge::Woods;
use crate::event::Ending;
use crate::herds::Herds;
use crate::setup::{Setup, Table};

/// A position of On the Run!
#[derive(Clone, Debug, PartialEq)]
pub struct OnTheRun {
    pub(crate) table: Table,
    pub(crate) bag: Bag,
    pub(crate) woods: Woods,
    pub(crate) herds: Herds,
    pub(crate) supplies: Supplies,
    /// Pieces on edge fields, by colour; predators too.
    pub(crate) escaped: [u8; 4],
    pub(crate) turn: Turn,
    pub(crate) closing: Closing,
    pub(crate) phase: Phase,
}

/// Whose turn it is, and what happened in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    /// Where the wind blows from: 0 north, clockwise (OR-42).
    pub(crate) wind: u8,
    /// Whether a tile was laid in this turn.
    pub(crate) laid: bool,
    /// Whether an animal entered an edge field in this turn.
    pub(crate) entered: bool,
}

impl Turn {
    pub(crate) const FIRST: Self = Self { seat: Seat(0), wind: 0, laid: false, entered: false };

    /// The turn after this one.
    #[inline]
    pub(crate) fn next(self, players: u8) -> Self {
        Self { seat: self.seat.next(players), wind: (self.wind + 1) % 4, ..Self::FIRST }
    }
}

/// What brings a game to its end once all tiles are laid (OR-21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Closing {
    /// How many passed in a row.
    pub(crate) passes: u8,
    /// Turns in a row in which no animal entered an edge field.
    pub(crate) quiet: u8,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The first tiles are turned up, then arranged (OR-2).
    Opening(Drawn),
    /// Chance turns up the next tile.
    Drawing,
    /// The tile goes to a hot spot (OR-10).
    Laying(Number),
    /// A predator gave way to the tile (OR-40).
    Relocating,
    /// Startle, flee, lay predators or do nothing (OR-12).
    Acting,
    /// Animals leave a number one by one (OR-14).
    Fleeing { number: Number, colour: Colour },
    /// More predators may follow those laid in this turn (OR-40).
    Prowling(Pack),
    /// The game is over.
    Over(Ending),
}

/// The first tiles, as far as they are turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Drawn {
    numbers: [Number; Arrangement::LARGEST],
    len: u8,
}

impl Drawn {
    pub(crate) fn push(&mut self, number: Number) {
        self.numbers[usize::from(self.len)] = number;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn numbers(&self) -> &[Number] {
        &self.numbers[..usize::from(self.len)]
    }
}

/// Where predators were laid in this turn. The third ends it, so two are remembered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pack {
    places: [Hex; 2],
    len: u8,
}

impl Pack {
    #[inline]
    pub(crate) fn places(&self) -> &[Hex] {
        &self.places[..usize::from(self.len)]
    }

    /// The pack with one more; `None` if it is complete then.
    #[inline]
    pub(crate) fn with(mut self, place: Hex) -> Option<Self> {
        *self.places.get_mut(usize::from(self.len))? = place;
        self.len += 1;
        // The order of laying them makes no difference.
        self.places[..usize::from(self.len)].sort_unstable();
        Some(self)
    }
}

impl OnTheRun {
    pub(crate) fn start(setup: &Setup) -> Result<Self, Refusal> {
        let table = Table::new(setup)?;
        Ok(Self {
            table,
            bag: Bag::OF_2010,
            woods: Woods::default(),
            herds: Herds::default(),
            supplies: table.stock.supplies(),
            escaped: [0; 4],
            turn: Turn::FIRST,
            closing: Closing::default(),
            phase: Phase::Opening(Drawn::default()),
        })
    }

    /// The colours that may be used in this turn.
    #[inline]
    pub(crate) fn colours(&self) -> &'static [Colour] {
        self.table.colours(self.turn.seat, self.turn.wind)
    }

    /// The seat that arranges the first tiles (OR-2).
    #[inline]
    pub(crate) fn arranger(&self) -> Seat {
        Seat(self.table.players - 1)
    }

    /// How many animals of `colour` wait in the supply.
    #[inline]
    pub(crate) fn supply(&self, colour: Colour) -> u8 {
        self.supplies.of(self.table.keeper(colour), colour)
    }

    /// How many predators the seat whose turn it is may still lay; none once no tile is laid in
    /// the turn (OR-40).
    #[inline]
    pub(crate) fn predators(&self) -> u8 {
        if self.table.has_predators() && self.turn.laid {
            self.supplies.of(self.turn.seat, Colour::Yellow)
        } else {
            0
        }
    }

    /// How many edge fields are free.
    #[inline]
    pub(crate) fn free_edges(&self) -> u32 {
        let taken: u32 = self.escaped.iter().map(|&count| u32::from(count)).sum();
        self.woods.rim().len() as u32 - taken
    }

    /// Whether an edge field is free.
    #[inline]
    pub(crate) fn has_free_edge(&self) -> bool {
        self.free_edges() > 0
    }

    /// Whether something other than passing can be done in the acting phase.
    #[inline]
    pub(crate) fn can_act(&self) -> bool {
        let free_edge = self.has_free_edge();
        let somewhere = free_edge || self.herds.room_for(1) != 0;
        self.predators() > 0 && free_edge
            || self.colours().iter().any(|&colour| {
                let startles = self.turn.laid && somewhere && self.supply(colour) > 0;
                startles || self.herds.with(colour) != 0
            })
    }

    pub(crate) fn feed(&self, digest: &mut Digest) {
        let Table { players, cooperative, arrangement, stock: _ } = self.table;
        digest.bytes(&[players, u8::from(cooperative), arrangement as u8]);
        self.bag.digest(digest);
        self.woods.digest(digest);
        for field in self.woods.notes() {
            digest.number(field.animal.map_or(0, |colour| 1 + colour.index() as u64));
        }
        self.herds.digest(digest);
        self.supplies.digest(digest);
        let Turn { seat, wind, laid, entered } = self.turn;
        digest.bytes(&[seat.0, wind, u8::from(laid), u8::from(entered)]);
        digest.bytes(&[self.closing.passes, self.closing.quiet]);
        self.phase.digest(digest);
    }
}

impl Phase {
    fn digest(&self, digest: &mut Digest) {
        match self {
            Self::Opening(drawn) => digest.bytes(&drawn.numbers.map(u8::from)).number(0),
            Self::Drawing => digest.number(1),
            Self::Laying(number) => digest.bytes(&[2, number.value()]),
            Self::Relocating => digest.number(3),
            Self::Acting => digest.number(4),
            Self::Fleeing { number, colour } => {
                digest.bytes(&[5, number.value(), colour.index() as u8])
            }
            Self::Prowling(pack) => {
                digest.number(6);
                for place in pack.places() {
                    digest.bytes(&[place.q as u8, place.r as u8]);
                }
                digest
            }
            Self::Over(ending) => digest.bytes(&[7, *ending as u8]),
        };
    }
}
