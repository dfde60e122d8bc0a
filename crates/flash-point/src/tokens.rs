//! Points of interest, victims and hazmats: what lies about or is carried.

use crate::cell::Cell;
use crate::words::word_enum;

word_enum! {
    /// What a token is.
    pub enum Kind, "a kind of token", "eine Art Marker" {
        /// A face-down POI: victim or false alarm, nobody knows.
        Hidden = "hidden",
        /// A victim, face up.
        Victim = "victim",
        /// A victim with a heal marker (FP-80).
        Treated = "treated",
        /// A hazmat.
        Hazmat = "hazmat",
        /// Not on the board.
        Gone = "gone",
    }
}

word_enum! {
    /// What a firefighter may pick up.
    pub enum Load, "victim, treated or hazmat", "victim, treated oder hazmat" {
        /// A victim that can't walk.
        Victim = "victim",
        /// A treated victim.
        Treated = "treated",
        /// A hazmat.
        Hazmat = "hazmat",
    }
}

impl Load {
    /// The kind of token it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Victim => Kind::Victim,
            Self::Treated => Kind::Treated,
            Self::Hazmat => Kind::Hazmat,
        }
    }
}

/// The number of a token: POI come first.
pub(crate) type TokenId = u8;

/// There are never more than three POI on the board (FP-40).
pub(crate) const POIS: usize = 3;
/// Hazmats in the box (FP-97).
pub(crate) const HAZMATS: usize = 6;
const ALL: usize = POIS + HAZMATS;

/// All tokens. A held one has its holder's cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tokens {
    cells: [Cell; ALL],
    kinds: [Kind; ALL],
    /// Bit `n`: somebody carries or leads token `n`.
    held: u16,
    /// How many slots are in use: 3 in the family game.
    slots: u8,
}

impl Tokens {
    pub(crate) const fn new(hazmats: u8) -> Self {
        Self {
            cells: [Cell::at(0, 0); ALL],
            kinds: [Kind::Gone; ALL],
            held: 0,
            slots: POIS as u8 + hazmats,
        }
    }

    /// How many hazmats the set-up lays out.
    pub(crate) fn hazmats_in_play(&self) -> u8 {
        self.slots - POIS as u8
    }

    #[inline]
    pub(crate) fn kind(&self, token: TokenId) -> Kind {
        self.kinds[usize::from(token)]
    }

    #[inline]
    pub(crate) fn cell(&self, token: TokenId) -> Cell {
        self.cells[usize::from(token)]
    }

    #[inline]
    pub(crate) fn is_held(&self, token: TokenId) -> bool {
        (self.held >> token) & 1 != 0
    }

    /// The tokens on the board.
    #[inline]
    pub(crate) fn ids(&self) -> impl Iterator<Item = TokenId> {
        (0..self.slots).filter(|&token| self.kind(token) != Kind::Gone)
    }

    /// The POI and victims on the board.
    #[inline]
    pub(crate) fn pois(&self) -> impl Iterator<Item = TokenId> {
        (0..POIS as u8).filter(|&token| self.kind(token) != Kind::Gone)
    }

    /// The hazmats on the board.
    #[inline]
    pub(crate) fn hazmats(&self) -> impl Iterator<Item = TokenId> {
        (POIS as u8..self.slots).filter(|&token| self.kind(token) != Kind::Gone)
    }

    /// The first token of `kind` that lies on `cell`, held by nobody.
    #[inline]
    pub(crate) fn lying(&self, cell: Cell, kind: Kind) -> Option<TokenId> {
        (0..self.slots).find(|&token| {
            self.cell(token) == cell && self.kind(token) == kind && !self.is_held(token)
        })
    }

    /// Whether a POI or victim is on `cell`.
    #[inline]
    pub(crate) fn poi_on(&self, cell: Cell) -> bool {
        self.pois().any(|token| self.cell(token) == cell)
    }

    /// Puts a POI or victim on the board.
    pub(crate) fn put_poi(&mut self, cell: Cell, kind: Kind) -> Option<TokenId> {
        let slot = (0..POIS).find(|&slot| self.kinds[slot] == Kind::Gone)?;
        (self.cells[slot], self.kinds[slot]) = (cell, kind);
        Some(slot as TokenId)
    }

    /// Puts a hazmat on the board.
    pub(crate) fn put_hazmat(&mut self, cell: Cell) -> Option<TokenId> {
        let slots = POIS..usize::from(self.slots);
        let slot = slots.into_iter().find(|&slot| self.kinds[slot] == Kind::Gone)?;
        (self.cells[slot], self.kinds[slot]) = (cell, Kind::Hazmat);
        Some(slot as TokenId)
    }

    #[inline]
    pub(crate) fn set_kind(&mut self, token: TokenId, kind: Kind) {
        self.kinds[usize::from(token)] = kind;
    }

    #[inline]
    pub(crate) fn set_held(&mut self, token: TokenId, held: bool) {
        self.held = (self.held & !(1 << token)) | (u16::from(held) << token);
    }

    #[inline]
    pub(crate) fn bring(&mut self, token: TokenId, cell: Cell) {
        self.cells[usize::from(token)] = cell;
    }

    /// Takes a token off the board. Its holder, if any, must let go too.
    pub(crate) fn take_off(&mut self, token: TokenId) {
        let slot = usize::from(token);
        (self.cells[slot], self.kinds[slot]) = (Cell::at(0, 0), Kind::Gone);
        self.set_held(token, false);
    }

    pub(crate) fn digest(&self, digest: &mut kernel::Digest) {
        for token in 0..self.slots {
            let kind = self.kind(token).index() as u64;
            let held = u64::from(self.is_held(token));
            digest.number((self.cell(token).index() as u64) << 8 | kind << 1 | held);
        }
    }
}
