//! What everybody sees. Nothing is hidden in this game.

use forest::{Colour, Number};
use hex::Hex;
use kernel::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::board::tiles;
use crate::setup::Edition;
use crate::state::{Phase, Vulkan};

/// A position, ready to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Which of the two games.
    pub edition: Edition,
    /// Whether all win or lose together.
    pub together: bool,
    /// What is being done.
    pub phase: Phase,
    /// Who is to act: a seat's number, `chance` or `nobody`.
    pub to_act: String,
    /// Every place of the forest, also those whose tile has left.
    pub tiles: Vec<TileView>,
    /// How many places a random forest still grows by.
    pub places_to_come: u8,
    /// The tile chance turns up next.
    pub next_to_turn_up: Option<Hex>,
    /// Tiles nobody has seen yet, by number from 1 to 6; empty once all are turned up.
    pub unseen: Vec<u8>,
    /// What each seat has.
    pub seats: Vec<SeatView>,
    /// The neutral colour, with three players.
    pub neutral: Option<Colour>,
}

/// One place and its tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileView {
    /// Where.
    pub place: Hex,
    /// What it shows; `None` while it is not turned up.
    pub number: Option<Number>,
    /// What has become of it.
    pub fate: Fate,
    /// How many loads it can take.
    pub spaces: u8,
    /// The loads on it, in the order red, green, blue, yellow.
    pub loads: [u8; 4],
    /// How many of its six edges are free.
    pub free_edges: u8,
    /// Whether two free edges are next to each other, so that it goes out once it is full.
    pub loose: bool,
}

/// What has become of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It lies on the table and burns.
    Burning,
    /// It is the volcano.
    Volcano,
    /// It lies in a seat's pile.
    Pile(Seat),
    /// It left the game without a load.
    Gone,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The colours it leads.
    pub colours: Vec<Colour>,
    /// Loads left, in the order red, green, blue, yellow.
    pub supply: [u8; 4],
    /// The numbers of its tiles.
    pub pile: Vec<Number>,
    /// Their sum.
    pub score: u16,
    /// Own loads on tiles still lying: fewer win a tie.
    pub loads_lying: u8,
}

impl View {
    pub(crate) fn of(game: &Vulkan) -> Self {
        let growing = game.phase == Phase::Growing;
        let turning_up = game.phase == Phase::TurningUp;
        let unseen = Number::ALL.map(|number| game.bag.count(number));
        let next = || game.board.layout().place(game.next_to_turn_up());
        Self {
            edition: game.edition,
            together: game.together,
            phase: game.phase,
            to_act: game.to_act().to_string(),
            tiles: (0..game.places().len()).map(|tile| TileView::of(game, tile)).collect(),
            places_to_come: (forest::TILES - game.places().len()) as u8 * u8::from(growing),
            next_to_turn_up: turning_up.then(next),
            unseen: if growing || turning_up { unseen.to_vec() } else { vec![] },
            seats: Seat::all(game.seats()).map(|seat| SeatView::of(game, seat)).collect(),
            neutral: game.seating.neutral(),
        }
    }
}

impl TileView {
    fn of(game: &Vulkan, tile: usize) -> Self {
        let board = &game.board;
        let number = board.number(tile);
        Self {
            place: board.layout().place(tile),
            number: (!number.is_face_down()).then_some(number),
            fate: Fate::of(game, tile),
            spaces: number.spaces(),
            loads: board.loads(tile).counts(),
            free_edges: 6 - board.edges(tile).closed(),
            loose: board.edges(tile).loose(),
        }
    }
}

impl Fate {
    fn of(game: &Vulkan, tile: usize) -> Self {
        let holds = |seat: &Seat| game.board.pile(*seat) >> tile & 1 == 1;
        if game.board.volcano() == Some(tile) {
            Self::Volcano
        } else if let Some(seat) = Seat::all(game.seats()).find(holds) {
            Self::Pile(seat)
        } else if game.board.gone() >> tile & 1 == 1 {
            Self::Gone
        } else {
            Self::Burning
        }
    }
}

impl SeatView {
    fn of(game: &Vulkan, seat: Seat) -> Self {
        Self {
            seat,
            colours: game.seating.colours(seat).collect(),
            supply: Colour::ALL.map(|colour| game.supplies.of(seat, colour)),
            pile: tiles(game.board.pile(seat)).map(|tile| game.board.number(tile)).collect(),
            score: game.score(seat),
            loads_lying: game.loads_lying(seat),
        }
    }
}
