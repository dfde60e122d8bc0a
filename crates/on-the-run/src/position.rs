//! Building positions by hand.

use forest::{Colour, Number, PIECES, TILES};
use hex::Hex;
use kernel::{Refusal, Seat, Silent};

use crate::clause::or;
use crate::edge::free_field;
use crate::setup::{Setup, WINDS};
use crate::state::{OnTheRun, Phase, Turn};

/// A position to be set up: for tests, puzzles and tutorials. It is checked for what can't lie on a
/// table, not for how it came about: forests smaller than the opening are fine, for instance.
///
/// ```
/// use forest::Colour;
/// use on_the_run::{Position, Setup, Stage};
///
/// let game = Position::new(Setup::default())
///     .tiles(&[(0, 0, 6), (1, 0, 2)])
///     .animals(Colour::Red, 3, (0, 0))
///     .stage(Stage::Acting)
///     .build()?;
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    setup: Setup,
    tiles: Vec<(Hex, u8)>,
    animals: Vec<(Colour, u8, Hex)>,
    predators: Vec<(Seat, Hex)>,
    seat: Seat,
    wind: u8,
    stage: Stage,
}

/// How far the turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A tile is to be turned up.
    Drawing,
    /// A tile with this number is turned up (and not among those on the table).
    Laying(Number),
    /// The tile of this turn is laid.
    Acting,
    /// All tiles were laid in earlier turns: only fleeing is left.
    Closing,
}

impl Position {
    /// An empty table for `setup`; seat 0 is to draw.
    pub fn new(setup: Setup) -> Self {
        Self {
            setup,
            tiles: vec![],
            animals: vec![],
            predators: vec![],
            seat: Seat(0),
            wind: 0,
            stage: Stage::Drawing,
        }
    }

    /// Lays tiles `(q, r, number)`, each touching an earlier one.
    #[must_use]
    pub fn tiles(mut self, tiles: &[(i8, i8, u8)]) -> Self {
        self.tiles.extend(tiles.iter().map(|&(q, r, number)| (Hex::new(q, r), number)));
        self
    }

    /// Puts animals on a tile, or one on an edge field.
    #[must_use]
    pub fn animals(mut self, colour: Colour, count: u8, at: (i8, i8)) -> Self {
        self.animals.push((colour, count, at.into()));
        self
    }

    /// Puts a predator from a seat's supply on an edge field.
    #[must_use]
    pub fn predator(mut self, seat: Seat, at: (i8, i8)) -> Self {
        self.predators.push((seat, at.into()));
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn seat(mut self, seat: Seat) -> Self {
        self.seat = seat;
        self
    }

    /// Which colour's turn it is where all play together.
    #[must_use]
    pub fn wind(mut self, colour: Colour) -> Self {
        self.wind = WINDS.iter().position(|&wind| wind == colour).unwrap_or(0) as u8;
        self
    }

    /// How far the turn has come.
    #[must_use]
    pub fn stage(mut self, stage: Stage) -> Self {
        self.stage = stage;
        self
    }

    /// The position, or what is wrong with it.
    pub fn build(&self) -> Result<OnTheRun, Refusal> {
        let mut game = OnTheRun::start(&self.setup)?;
        if self.seat.0 >= game.table.players {
            return Err(wrong(2, "nobody sits there", "dort sitzt niemand"));
        }
        self.lay_tiles(&mut game)?;
        for &(colour, count, at) in &self.animals {
            put_animals(&mut game, colour, count, at)?;
        }
        for &(seat, at) in &self.predators {
            put_predator(&mut game, seat, at)?;
        }
        self.enter_stage(&mut game)?;
        Ok(game)
    }

    fn lay_tiles(&self, game: &mut OnTheRun) -> Result<(), Refusal> {
        for (i, &(at, value)) in self.tiles.iter().enumerate() {
            let number = Number::new(value).filter(|&number| game.bag.count(number) > 0);
            let number = number.filter(|_| game.bag.left() > 0);
            let number = number.ok_or_else(|| {
                wrong(1, "there is no such tile left", "so ein Waldstück gibt es nicht mehr")
            })?;
            // Any empty place may be built on, so that forests with holes can be made too.
            let touches = game.woods.around(at).next().is_some();
            if game.woods.tile_at(at).is_some() || (i > 0 && !touches) {
                return Err(wrong(
                    3,
                    "each tile lies on an empty place beside an earlier one",
                    "jedes Waldstück liegt auf leerem Platz neben einem früheren",
                ));
            }
            game.bag.draw(number);
            game.add_tile(at, number);
        }
        Ok(())
    }

    fn enter_stage(&self, game: &mut OnTheRun) -> Result<(), Refusal> {
        let complete = self.tiles.len() == TILES;
        let fits = match self.stage {
            Stage::Drawing => !complete,
            Stage::Laying(number) => !complete && game.bag.count(number) > 0,
            Stage::Acting => true,
            Stage::Closing => complete && !game.table.cooperative,
        };
        if self.tiles.is_empty() || !fits {
            return Err(wrong(
                10,
                "a turn can't have come so far with these tiles",
                "mit diesen Waldstücken kann ein Zug nicht so weit sein",
            ));
        }
        game.turn = Turn { seat: self.seat, wind: self.wind, ..Turn::FIRST };
        match self.stage {
            Stage::Drawing => game.phase = Phase::Drawing,
            Stage::Laying(number) => {
                game.bag.draw(number);
                game.phase = Phase::Laying(number);
            }
            Stage::Acting => {
                game.turn.laid = true;
                game.begin_acting(&mut Silent);
            }
            Stage::Closing => match game.end_reached() {
                Some(ending) => game.phase = Phase::Over(ending),
                None => game.begin_acting(&mut Silent),
            },
        }
        Ok(())
    }
}

fn wrong(clause: u16, en: &str, de: &str) -> Refusal {
    Refusal::new(or(clause), en, de)
}

fn put_animals(game: &mut OnTheRun, colour: Colour, count: u8, at: Hex) -> Result<(), Refusal> {
    if count > PIECES.min(game.supply(colour)) || game.table.is_predator(colour) {
        return Err(wrong(
            1,
            "so many animals of that colour do not exist",
            "so viele Tiere dieser Farbe gibt es nicht",
        ));
    }
    if let Some(tile) = game.woods.tile_at(at) {
        if game.herds.free(tile) < count {
            return Err(wrong(16, "the tile is too full", "das Waldstück ist zu voll"));
        }
        if count > 0 {
            game.herds.enter(tile, colour, count);
        }
    } else if count == 1 && free_field(&game.woods, at).is_some() {
        game.occupy(at, colour);
    } else {
        return Err(wrong(3, "no free edge field", "kein freies Randfeld"));
    }
    game.supplies.take(game.table.keeper(colour), colour, count);
    Ok(())
}

fn put_predator(game: &mut OnTheRun, seat: Seat, at: Hex) -> Result<(), Refusal> {
    let own = game.table.has_predators() && seat.0 < 3;
    if !own || game.supplies.of(seat, Colour::Yellow) == 0 {
        return Err(wrong(40, "no such predator", "so ein Raubtier gibt es nicht"));
    }
    if free_field(&game.woods, at).is_none() {
        return Err(wrong(3, "no free edge field", "kein freies Randfeld"));
    }
    game.supplies.take(seat, Colour::Yellow, 1);
    game.occupy(at, Colour::Yellow);
    Ok(())
}
