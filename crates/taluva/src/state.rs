//! A position of the game.

use kernel::{Actor, Digest, Refusal, Seat};

use crate::board::Board;
use crate::setup::Rules;
use crate::{Pieces, Setup, Tile};

/// A game of Taluva, at some moment.
///
/// ```
/// use kernel::{Game, Silent};
/// use taluva::{Setup, Taluva};
///
/// let mut game = Taluva::new(&Setup::default()).unwrap();
/// for text in ["draw jungle lake", "lay 0,0 s", "hut 0,1", "draw sand rock"] {
///     game.play(text.parse().unwrap(), &mut Silent).unwrap();
/// }
/// let refusal = game.play("lay 0,0 s".parse().unwrap(), &mut Silent).unwrap_err();
/// assert_eq!(refusal.clause.to_string(), "TA-12");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Taluva {
    pub(crate) rules: Rules,
    pub(crate) board: Board,
    pub(crate) supplies: [Pieces; 4],
    /// How many tiles of each kind nobody has seen yet (TA-34).
    pub(crate) unseen: [u8; Tile::KINDS],
    /// How many tiles are still to be drawn.
    pub(crate) tiles_left: u8,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) fates: [Fate; 4],
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Chance draws a tile.
    Draw,
    /// The drawn tile is laid.
    Lay(Tile),
    /// Something is built.
    Build,
    /// Nothing any more.
    Over(End),
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// This seat, or its team, used up enough kinds of pieces (TA-31).
    Early(Seat),
    /// Only one player or team is left (TA-30, TA-33).
    LastLeft,
    /// The last tile was laid (TA-32).
    TilesGone,
}

/// How it stands with a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// In the game.
    Playing,
    /// Finished early at this place (TA-33).
    Finished(u8),
    /// Could not build, as the first, second … one (TA-30).
    Out(u8),
}

impl Taluva {
    pub(crate) fn start(setup: &Setup) -> Result<Self, Refusal> {
        Ok(Self {
            rules: Rules::new(setup)?,
            board: Board::EMPTY,
            supplies: [Pieces::FULL; 4],
            unseen: Tile::MIX,
            tiles_left: setup.tiles,
            turn: Seat(0),
            phase: Phase::Draw,
            fates: [Fate::Playing; 4],
        })
    }

    /// All seats, in order of play.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.rules.players)
    }

    /// What the seat has not built yet.
    #[inline]
    pub fn supply(&self, seat: Seat) -> Pieces {
        self.supplies[seat.index()]
    }

    /// Whether the seat is still playing: neither out nor finished early.
    #[inline]
    pub fn is_playing(&self, seat: Seat) -> bool {
        self.fates[seat.index()] == Fate::Playing
    }

    /// How many tiles are still to be drawn.
    pub fn tiles_left(&self) -> u8 {
        self.tiles_left
    }

    #[inline]
    pub(crate) fn actor(&self) -> Actor {
        match self.phase {
            Phase::Draw => Actor::Chance,
            Phase::Lay(_) | Phase::Build => Actor::Seat(self.turn),
            Phase::Over(_) => Actor::Nobody,
        }
    }

    /// Whether no tile lies yet (TA-10).
    #[inline]
    pub(crate) fn is_first_tile(&self) -> bool {
        self.board.island.places.len() == 0
    }

    pub(crate) fn feed(&self, digest: &mut Digest) {
        let Rules { players, strict_huts, ranking, teams } = self.rules;
        digest.bytes(&[players, strict_huts.into(), ranking.into(), teams.into()]);
        digest.number(self.board.fingerprint());
        for seat in self.all_seats() {
            let Pieces { huts, temples, towers } = self.supply(seat);
            digest.bytes(&[huts, temples, towers]);
            digest.number(match self.fates[seat.index()] {
                Fate::Playing => 0,
                Fate::Finished(place) => 0x100 + u64::from(place),
                Fate::Out(order) => 0x200 + u64::from(order),
            });
        }
        digest.bytes(&self.unseen).bytes(&[self.tiles_left, self.turn.0]);
        digest.number(match self.phase {
            Phase::Draw => 0,
            Phase::Build => 1,
            Phase::Lay(tile) => 0x100 + tile.index() as u64,
            Phase::Over(End::TilesGone) => 2,
            Phase::Over(End::LastLeft) => 3,
            Phase::Over(End::Early(seat)) => 0x200 + u64::from(seat.0),
        });
    }
}

impl Board {
    /// The same whatever the order in which the island grew: the sum of one number a hex.
    fn fingerprint(&self) -> u64 {
        let slots = self.island.places.slots();
        slots.fold(0, |sum, slot| {
            let (hex, cell) = (self.hex(slot), self.island.cell(slot));
            let ground = match cell.ground {
                crate::island::Ground::Volcano => 0,
                crate::island::Ground::Left(terrain) => 1 + terrain as u8,
                crate::island::Ground::Right(terrain) => 11 + terrain as u8,
            };
            let piece = match self.occupant(slot) {
                None => 0,
                Some((seat, piece)) => 1 + seat.0 * 3 + piece as u8,
            };
            let bytes = [hex.q as u8, hex.r as u8, cell.level, cell.heading as u8, ground, piece];
            sum.wrapping_add(Digest::default().bytes(&bytes).finish())
        })
    }
}
