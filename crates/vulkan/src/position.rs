//! Positions put together by hand: for tests, puzzles and tutorials.

use std::collections::HashSet;

use forest::{Colour, Number, Seating, Supplies, TILES};
use hex::Hex;
use kernel::{Refusal, Seat, Silent};

use crate::board::Board;
use crate::clauses::{VU_1, VU_3, VU_4, VU_5, VU_12, VU_15, VU_22};
use crate::layout::Layout;
use crate::setup::{Edition, check_box};
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
    /// The tiles, at most 36, one of them the volcano. The forest need not be as large or compact as
    /// at the beginning of a game.
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
        self.check_places()?;
        let numbers = self.check_numbers()?;
        self.check_tiles(&numbers)?;
        let board = self.board(&numbers);
        if board.isolated() != 0 {
            return Err(impossible(
                VU_15,
                "a tile is not connected with the volcano",
                "ein Waldstück hängt nicht mit dem Vulkan zusammen",
            ));
        }
        Ok(self.state(seating, board, &numbers))
    }

    fn check_seats(&self) -> Result<Seating, Refusal> {
        let seating = Seating::new(self.players)
            .filter(|seating| self.turn.0 < seating.players())
            .ok_or_else(|| {
                impossible(VU_5, "there is no such seat", "diesen Sitz gibt es nicht")
            })?;
        if self.cooperative && self.players == 1 {
            return Err(impossible(
                VU_22,
                "two to four play together",
                "zusammen spielen zwei bis vier",
            ));
        }
        let full = seating.supplies();
        for seat in [0, 1, 2, 3].map(Seat) {
            let have = self.supplies[seat.index()];
            if Colour::ALL.iter().any(|&colour| have[colour.index()] > full.of(seat, colour)) {
                return Err(impossible(
                    VU_5,
                    "a seat has more loads than it began with",
                    "ein Sitz hat mehr Ladungen als zu Beginn",
                ));
            }
        }
        Ok(seating)
    }

    fn check_places(&self) -> Result<(), Refusal> {
        let far = |at: &Hex| at.distance(Hex::ORIGIN) > Hex::FARTHEST.unsigned_abs().into();
        let places: HashSet<Hex> = self.tiles.iter().map(|tile| tile.place).collect();
        if self.tiles.len() > TILES || places.len() != self.tiles.len() || places.iter().any(far) {
            return Err(impossible(
                VU_3,
                "there are at most 36 tiles, on different near places",
                "höchstens 36 Waldstücke, auf verschiedenen nahen Plätzen",
            ));
        }
        Ok(())
    }

    fn check_numbers(&self) -> Result<Vec<Number>, Refusal> {
        let numbers = self.tiles.iter().map(|tile| Number::new(tile.number));
        let numbers: Option<Vec<Number>> = numbers.collect();
        let numbers = numbers
            .ok_or_else(|| impossible(VU_1, "numbers are 1 to 6", "Zahlen gehen von 1 bis 6"))?;
        check_box(&numbers, self.edition)?;
        Ok(numbers)
    }

    fn check_tiles(&self, numbers: &[Number]) -> Result<(), Refusal> {
        if self.tiles.iter().filter(|tile| tile.fate == Fate::Volcano).count() != 1 {
            return Err(impossible(VU_4, "there is one volcano", "es gibt einen Vulkan"));
        }
        for (tile, number) in self.tiles.iter().zip(numbers) {
            let total = tile.loads.iter().map(|&count| u32::from(count)).sum::<u32>();
            let spaces = if tile.fate == Fate::Burning { number.spaces() } else { 0 };
            if total > u32::from(spaces) {
                return Err(impossible(
                    VU_12,
                    "a tile has more loads than spaces",
                    "ein Waldstück hat mehr Ladungen als Felder",
                ));
            }
            if matches!(tile.fate, Fate::Pile(seat) if seat.0 >= self.players) {
                return Err(impossible(VU_5, "there is no such seat", "diesen Sitz gibt es nicht"));
            }
        }
        self.check_loads()
    }

    /// No more loads of a colour on the table and in supplies than there are.
    fn check_loads(&self) -> Result<(), Refusal> {
        for colour in Colour::ALL {
            let on_tiles = self.tiles.iter().map(|tile| u32::from(tile.loads[colour.index()]));
            let left = self.supplies.iter().map(|own| u32::from(own[colour.index()]));
            if on_tiles.chain(left).sum::<u32>() > forest::PIECES.into() {
                return Err(impossible(
                    VU_5,
                    "there are twelve loads of each colour",
                    "es gibt zwölf Ladungen je Farbe",
                ));
            }
        }
        Ok(())
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

fn impossible(clause: kernel::Clause, en: &str, de: &str) -> Refusal {
    Refusal::new(
        clause,
        format!("There is no such position: {en}."),
        format!("Diese Stellung gibt es nicht: {de}."),
    )
}
