//! Positions made to order: for tests, tutorials and puzzles.

use hex::Hex;
use kernel::{Game, Refusal, Seat, Silent};

use crate::slots::Slot;
use crate::state::Phase;
use crate::{Action, Piece, Placement, Setup, Taluva, Tile, ta};

/// Builds a position step by step. Each step is checked against the rules that don't depend on
/// whose turn it is; the first that fails is what [`finish`](Self::finish) returns.
///
/// ```
/// use kernel::{Game, Seat};
/// use taluva::{Piece, Position, Setup};
///
/// let game = Position::new(&Setup::default())
///     .tile("jungle lake", "0,0 s")
///     .pieces(Seat(0), Piece::Hut, &["0,1"])
///     .to_build(Seat(1))
///     .finish()
///     .unwrap();
/// assert!(game.why_not("hut 0,1".parse().unwrap()).is_some());
/// assert!(game.why_not("hut -1,1".parse().unwrap()).is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Position(Result<Taluva, Refusal>);

impl Position {
    /// An empty table.
    pub fn new(setup: &Setup) -> Self {
        Self(Taluva::new(setup))
    }

    fn step(mut self, step: impl FnOnce(&mut Taluva) -> Result<(), Refusal>) -> Self {
        if let Ok(game) = &mut self.0
            && let Err(refusal) = step(game)
        {
            self.0 = Err(refusal);
        }
        self
    }

    /// Lays a tile, e.g. `"jungle lake"` at `"2,-1 se"`, by the rules for laying tiles.
    #[must_use]
    pub fn tile(self, tile: &str, placement: &str) -> Self {
        self.step(|game| game.lay_for(read(tile)?, read(placement)?))
    }

    /// Puts pieces on free fields from the seat's supply: a hut for each level, else one. Towers
    /// stand on level 3 or higher (TA-22).
    #[must_use]
    pub fn pieces(self, seat: Seat, piece: Piece, fields: &[&str]) -> Self {
        fields.iter().fold(self, |position, field| {
            position.step(|game| game.put_for(seat, piece, read(field)?))
        })
    }

    /// Leaves the seat just so many pieces of a kind. The others count as built: huts as lost in
    /// eruptions, temples and towers as standing where nobody looks.
    #[must_use]
    pub fn left(self, seat: Seat, piece: Piece, count: u8) -> Self {
        self.step(|game| {
            let supply = game.supplies[check(game, seat)?.index()].count_mut(piece);
            if count > *supply {
                return Err(bad("the seat has fewer pieces", "so viele Steine sind nicht da"));
            }
            *supply = count;
            Ok(())
        })
    }

    /// Leaves just so many tiles to be drawn.
    #[must_use]
    pub fn tiles_left(self, count: u8) -> Self {
        self.step(|game| {
            if count > game.tiles_left {
                return Err(bad("there are fewer tiles", "so viele Plättchen sind nicht da"));
            }
            game.tiles_left = count;
            Ok(())
        })
    }

    /// It is the seat's turn and the tile is to be drawn.
    #[must_use]
    pub fn to_draw(self, seat: Seat) -> Self {
        self.step(|game| {
            if game.tiles_left == 0 {
                return Err(bad("no tile is left", "kein Plättchen ist übrig"));
            }
            game.turn = check(game, seat)?;
            Ok(())
        })
    }

    /// It is the seat's turn, who has drawn this tile and is to lay it.
    #[must_use]
    pub fn to_lay(self, seat: Seat, tile: &str) -> Self {
        self.to_draw(seat).step(|game| {
            let tile = read(tile)?;
            game.play(Action::Draw(tile), &mut Silent)
        })
    }

    /// It is the seat's turn, who has laid a tile and is to build; something must be possible.
    #[must_use]
    pub fn to_build(self, seat: Seat) -> Self {
        self.step(|game| {
            game.turn = check(game, seat)?;
            game.phase = Phase::Build;
            if game.board.can_build(seat, game.supply(seat), game.rules.strict_huts) {
                return Ok(());
            }
            Err(bad("there is nothing to build", "es gibt nichts zu bauen"))
        })
    }

    /// The position, or what was wrong with it.
    pub fn finish(self) -> Result<Taluva, Refusal> {
        self.0
    }
}

impl Taluva {
    /// Draws and lays a tile out of turn, and nobody goes out for it.
    fn lay_for(&mut self, tile: Tile, placement: Placement) -> Result<(), Refusal> {
        if self.tiles_left == 0 {
            return Err(bad("no tile is left", "kein Plättchen ist übrig"));
        }
        self.play(Action::Draw(tile), &mut Silent)?;
        if let Some(refusal) = self.why_not(Action::Lay(placement)) {
            return Err(refusal);
        }
        self.board.lay(tile, placement);
        self.phase = Phase::Draw;
        Ok(())
    }

    fn put_for(&mut self, seat: Seat, piece: Piece, field: Hex) -> Result<(), Refusal> {
        let seat = check(self, seat)?;
        let Some(slot) = self.board.find(field).filter(|&slot| self.takes(slot, piece)) else {
            return Err(bad(
                "the field can't take the piece",
                "das Feld nimmt den Stein nicht auf",
            ));
        };
        let count = self.board.pieces_at(slot, piece);
        let supply = self.supplies[seat.index()].count_mut(piece);
        if *supply < count {
            return Err(bad("the supply does not suffice", "der Vorrat reicht nicht"));
        }
        *supply -= count;
        self.board.build(seat, piece, slot);
        Ok(())
    }

    fn takes(&self, slot: Slot, piece: Piece) -> bool {
        let high = piece != Piece::Tower || self.board.island.high.contains(slot);
        high && self.board.free().contains(slot)
    }
}

fn check(game: &Taluva, seat: Seat) -> Result<Seat, Refusal> {
    if seat.0 < game.seats() {
        return Ok(seat);
    }
    Err(bad("there is no such seat", "diesen Platz gibt es nicht"))
}

fn read<T: std::str::FromStr<Err = kernel::SyntaxError>>(text: &str) -> Result<T, Refusal> {
    text.parse().map_err(|error: kernel::SyntaxError| bad(&error.to_string(), &error.to_string()))
}

/// No clause is at fault but the order: cited is what positions are made of.
fn bad(en: &str, de: &str) -> Refusal {
    Refusal::new(ta(1), format!("No such position: {en}"), format!("Keine Stellung: {de}"))
}
