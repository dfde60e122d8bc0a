//! Positions put together by hand: for tests, puzzles and tutorials.

use forest::{Colour, Number, Seating, Supplies};
use hex::Hex;
use kernel::{Refusal, Seat, Silent};

use crate::board::Board;
use crate::layout::Layout;
use crate::possible::check_connected;
use crate::setup::Edition;
use crate::state::{Phase, Vulkan};
use crate::view::Fate;

/// A position in the middle of a game, described tile by tile.
///
/// ```
/// use hex::Hex;
/// use vulkan::{Edition, Position, Tile};
///
/// let volcano = Tile::volcano(Hex::new(0, 0), 3);
/// let tile = Tile::burning(Hex::new(1, 0), 5).with_loads([1, 0, 0, 1]);
/// let game = Position::new(Edition::Vulkan, 4, vec![volcano, tile]).build().unwrap();
/// assert_eq!(game.places().len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Which of the two games.
    pub edition: Edition,
    /// How many seats.
    pub players: u8,
    /// Whether two or more play together.
    pub cooperative: bool,
    /// The tiles, at most 36, one of them the volcano. The forest need not be as large or compact
    /// as at the beginning of a game.
    pub tiles: Vec<Tile>,
    /// Who is to act. Without a legal flight the turn goes on as in a game.
    pub turn: Seat,
    /// Loads left, by seat and colour.
    pub supplies: [[u8; 4]; 4],
}

/// A tile of a [`Position`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Where it lies or lay.
    pub place: Hex,
    /// What it shows, 1 to 6.
    pub number: u8,
    /// The loads on it, in the order red, green, blue, yellow.
    pub loads: [u8; 4],
    /// What has become of it.
    pub fate: Fate,
}

impl Tile {
    /// A burning tile without loads.
    pub const fn burning(place: Hex, number: u8) -> Self {
        Self { place, number, loads: [0; 4], fate: Fate::Burning }
    }

    /// The volcano; `number` is on its other side.
    pub const fn volcano(place: Hex, number: u8) -> Self {
        Self { place, number, loads: [0; 4], fate: Fate::Volcano }
    }

    /// The tile with these loads on it.
    #[must_use]
    pub const fn with_loads(mut self, loads: [u8; 4]) -> Self {
        self.loads = loads;
        self
    }

    /// The tile after it left the table.
    #[must_use]
    pub const fn with_fate(mut self, fate: Fate) -> Self {
        self.fate = fate;
        self
    }
}

impl Position {
    /// A position in which seat 0 is to act and everybody has all loads that do not lie on tiles.
    pub fn new(edition: Edition, players: u8, tiles: Vec<Tile>) -> Self {
        let mut supplies = [[0; 4]; 4];
        let full = Seating::new(players).map(Seating::supplies);
        for (seat, own) in supplies.iter_mut().enumerate() {
            let left = |colour| full.map_or(0, |full| full.of(Seat(seat as u8), colour));
            *own = Colour::ALL.map(left);
        }
        for colour in Colour::ALL.map(Colour::index) {
            for _ in 0..tiles.iter().map(|tile| u32::from(tile.loads[colour])).sum() {
                if let Some(own) = supplies.iter_mut().find(|own| own[colour] > 0) {
                    own[colour] -= 1;
                }
            }
        }
        Self { edition, players, cooperative: false, tiles, turn: Seat(0), supplies }
    }

    /// The position, or what is impossible about it.
    pub fn build(&self) -> Result<Vulkan, Refusal> {
        let seating = self.check_seats()?;
        let numbers = self.check_tiles()?;
        let board = self.board(&numbers);
        check_connected(&board)?;
        Ok(self.state(seating, board, &numbers))
    }

    fn board(&self, numbers: &[Number]) -> Board {
        let places: Vec<Hex> = self.tiles.iter().map(|tile| tile.place).collect();
        let mut board = Board::new(Layout::new(&places));
        for (tile, &number) in self.tiles.iter().zip(numbers) {
            let Some(index) = board.layout().find(tile.place) else { continue };
            board.turn_up(index, number);
            for colour in Colour::ALL {
                (0..tile.loads[colour.index()]).for_each(|_| board.drop_load(index, colour));
            }
            match tile.fate {
                Fate::Burning => {}
                Fate::Volcano => board.erupt(index),
                Fate::Pile(seat) => board.take(index, Some(seat)),
                Fate::Gone => board.take(index, None),
            }
        }
        board
    }

    fn state(&self, seating: Seating, board: Board, numbers: &[Number]) -> Vulkan {
        let mut bag = self.edition.bag();
        let mut scores = [0; 4];
        for (tile, &number) in self.tiles.iter().zip(numbers) {
            bag.draw(number);
            if let Fate::Pile(seat) = tile.fate {
                scores[seat.index()] += u16::from(number.value());
            }
        }
        let before = Seat((self.turn.0 + self.players - 1) % self.players);
        let mut game = Vulkan {
            edition: self.edition,
            seating,
            together: self.cooperative || self.players == 1,
            phase: Phase::Flying,
            turn: before,
            bag,
            supplies: self.supplies(seating),
            scores,
            board,
        };
        game.pass_on(&mut Silent);
        game
    }

    fn supplies(&self, seating: Seating) -> Supplies {
        let mut supplies = seating.supplies();
        for seat in Seat::all(self.players) {
            for colour in Colour::ALL {
                let have = self.supplies[seat.index()][colour.index()];
                supplies.take(seat, colour, supplies.of(seat, colour) - have);
            }
        }
        supplies
    }
}
