//! The rules once more, slow and plain: a map of places, texts for actions, nothing kept that can
//! be worked out again. Written from the clauses, not from the engine.

mod legal;
mod score;
mod step;

use std::collections::{BTreeMap, BTreeSet};

use feurio::{ArrangementChoice, Edition, Firebreak, Position, Setup, Timing};

pub(crate) use score::Stretch;

/// A place: to the east, to the south-east.
pub(crate) type Place = (i32, i32);

/// The colours in the order of their names in [`Tile::men`].
pub(crate) const COLOURS: [&str; 4] = ["red", "green", "blue", "yellow"];

/// What was agreed on before the game.
#[derive(Clone, Debug)]
pub(crate) struct Agreed {
    pub(crate) players: usize,
    common_goal: bool,
    firebreak: Option<Timing>,
    firebreak_costs_a_man: bool,
    round_up: bool,
    random_arrangement: bool,
}

/// A tile on the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tile {
    /// 0 if it lies face down.
    pub(crate) shows: u32,
    pub(crate) men: [u32; 4],
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    TurnUp,
    Arrange,
    Commit,
    Draw { hidden: bool },
    Lay { number: u32, hidden: bool },
    Deploy,
    Over,
}

/// The whole table.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) agreed: Agreed,
    pub(crate) stage: Stage,
    pub(crate) turn: usize,
    pub(crate) tiles: BTreeMap<Place, Tile>,
    /// Tiles nobody turned up, by number.
    pub(crate) stack: BTreeMap<u32, u32>,
    pub(crate) to_draw: usize,
    /// By seat and colour.
    pub(crate) supply: [[u32; 4]; 4],
    turned_up: Vec<u32>,
    /// The seats that passed since the last deployment, with all tiles laid.
    passed_in_a_row: usize,
    tile_laid_this_turn: bool,
}

/// The six places around a place.
pub(crate) fn around((q, r): Place) -> [Place; 6] {
    [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
}

/// FE-1.
pub(crate) fn spaces(number: u32) -> u32 {
    number.div_ceil(2)
}

impl Model {
    pub(crate) fn new(setup: &Setup) -> Self {
        let feurio = setup.edition == Edition::Feurio;
        let agreed = Agreed {
            players: usize::from(setup.players),
            common_goal: setup.cooperative || setup.players == 1,
            firebreak: match setup.firebreak {
                Firebreak::Off => None,
                Firebreak::On if feurio => Some(Timing::Peek),
                Firebreak::On => Some(Timing::Commit),
                Firebreak::At(timing) => Some(timing),
            },
            firebreak_costs_a_man: feurio,
            round_up: feurio && !setup.hot_game,
            random_arrangement: setup.arrangement == ArrangementChoice::Random,
        };
        Self {
            supply: supply(agreed.players),
            agreed,
            stage: Stage::TurnUp,
            turn: 0,
            tiles: BTreeMap::new(),
            stack: stack(setup),
            to_draw: 36,
            turned_up: vec![],
            passed_in_a_row: 0,
            tile_laid_this_turn: false,
        }
    }

    /// The same table as [`feurio::Feurio::from_position`] builds.
    pub(crate) fn at(setup: &Setup, position: &Position) -> Self {
        let mut model = Self::new(setup);
        model.turn = usize::from(position.turn);
        for &(hex, number) in &position.tiles {
            let shows = u32::from(number.value());
            model.take_from_stack(shows);
            let place = (i32::from(hex.q), i32::from(hex.r));
            model.tiles.insert(place, Tile { shows, men: [0; 4] });
        }
        for &(hex, colour, count) in &position.men {
            let place = (i32::from(hex.q), i32::from(hex.r));
            let owner = model.owner(colour.index()).unwrap_or(model.turn);
            model.supply[owner][colour.index()] -= u32::from(count);
            model.tiles.get_mut(&place).expect("a tile").men[colour.index()] += u32::from(count);
        }
        model.start_turn();
        model
    }

    /// Who leads a colour; nobody leads helpers (FE-2).
    pub(crate) fn owner(&self, colour: usize) -> Option<usize> {
        match self.agreed.players {
            1 => Some(0),
            2 => Some(if colour < 2 { 0 } else { 1 }),
            3 => (colour < 3).then_some(colour),
            _ => Some(colour),
        }
    }

    /// Who is to act, as the contract writes it.
    pub(crate) fn actor(&self) -> String {
        match self.stage {
            Stage::TurnUp | Stage::Draw { .. } => "chance".to_owned(),
            Stage::Arrange => (self.agreed.players - 1).to_string(),
            Stage::Commit | Stage::Lay { .. } | Stage::Deploy => self.turn.to_string(),
            Stage::Over => "nobody".to_owned(),
        }
    }

    /// Empty places that touch a tile.
    pub(crate) fn rim(&self) -> BTreeSet<Place> {
        let near = self.tiles.keys().flat_map(|&place| around(place));
        near.filter(|place| !self.tiles.contains_key(place)).collect()
    }

    /// FE-21.
    pub(crate) fn heat(&self, place: Place) -> u32 {
        around(place).iter().filter_map(|there| self.tiles.get(there)).map(|tile| tile.shows).sum()
    }

    /// FE-21.
    pub(crate) fn hottest(&self) -> Vec<Place> {
        let most = self.rim().into_iter().map(|place| self.heat(place)).max();
        self.rim().into_iter().filter(|&place| Some(self.heat(place)) == most).collect()
    }

    /// FE-23.
    pub(crate) fn free_edges(&self, place: Place) -> u32 {
        around(place).iter().filter(|there| !self.tiles.contains_key(there)).count() as u32
    }
}

/// FE-2, FE-10 to FE-13.
fn supply(players: usize) -> [[u32; 4]; 4] {
    match players {
        1 => [[12; 4], [0; 4], [0; 4], [0; 4]],
        2 => [[12, 12, 0, 0], [0, 0, 12, 12], [0; 4], [0; 4]],
        3 => [[12, 0, 0, 4], [0, 12, 0, 4], [0, 0, 12, 4], [0; 4]],
        _ => [[12, 0, 0, 0], [0, 12, 0, 0], [0, 0, 12, 0], [0, 0, 0, 12]],
    }
}

/// The table of editions, and FE-42.
fn stack(setup: &Setup) -> BTreeMap<u32, u32> {
    let copies = |number| match (setup.edition, number) {
        (Edition::Feurio, _) => 6,
        (Edition::Wildfire, 1) if setup.midsummer => 0,
        (Edition::Wildfire, 3) => 8,
        (Edition::Wildfire, _) => 7,
    };
    (1..=6).map(|number| (number, copies(number))).collect()
}
