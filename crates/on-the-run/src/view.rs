//! What everybody sees.

use forest::{Colour, Number};
use hex::Hex;
use kernel::{Actor, Game, Seat};
use serde::{Deserialize, Serialize};

use crate::edge::hot_spots;
use crate::event::End;
use crate::herds::tiles;
use crate::state::{OnTheRun, Phase};

/// The table as everybody sees it: nothing in this game is private.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whether all win or lose together.
    pub cooperative: bool,
    /// Which seat is to act; `None` for chance and when the game is over.
    pub to_act: Option<Seat>,
    /// What is to be decided.
    pub phase: PhaseView,
    /// Whose turn it is.
    pub turn: TurnView,
    /// The tiles, in the order they were laid.
    pub tiles: Vec<TileView>,
    /// The edge fields.
    pub edge: Vec<EdgeView>,
    /// How each seat stands, in seat order.
    pub seats: Vec<SeatView>,
    /// How each colour of animals stands; predators are no animals.
    pub colours: Vec<ColourTally>,
    /// How all stand together, where they play together.
    pub common: Option<CommonView>,
    /// How many tiles will still be turned up.
    pub tiles_left: u8,
    /// How many tiles of each number, 1 to 6, nobody has seen yet: seven of them never will be.
    pub unseen: [u8; 6],
    /// How near the end is, once all tiles are laid.
    pub closing: Option<ClosingView>,
}

/// What is to be decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum PhaseView {
    /// The first tiles are turned up, then arranged.
    Opening {
        /// Those turned up so far.
        drawn: Vec<Number>,
    },
    /// The next tile is turned up.
    Drawing,
    /// The tile is laid at a hot spot.
    Laying {
        /// What it shows.
        number: Number,
    },
    /// The predator that gave way is put elsewhere.
    Relocating,
    /// Startle, flee, lay predators or do nothing.
    Acting,
    /// Animals leave a number.
    Fleeing {
        /// The number.
        number: Number,
        /// Whose animals.
        colour: Colour,
        /// Who still must move, and where to.
        waiting: Vec<FleeingTile>,
    },
    /// More predators, or done.
    Prowling {
        /// Those of this turn.
        laid: Vec<Hex>,
    },
    /// The game is over.
    Over {
        /// Why.
        end: End,
    },
}

/// Animals that still must move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FleeingTile {
    /// Where they stand.
    pub place: Hex,
    /// How many.
    pub count: u8,
    /// Where each of them may go.
    pub routes: Vec<Hex>,
}

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnView {
    /// The seat.
    pub seat: Seat,
    /// The colours that may be used in it.
    pub colours: Vec<Colour>,
    /// Whether its tile is laid already.
    pub tile_laid: bool,
}

/// A tile and who stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileView {
    /// Where it lies.
    pub place: Hex,
    /// What it shows.
    pub number: Number,
    /// How many animals fit on it.
    pub spaces: u8,
    /// The animals on it.
    pub animals: Vec<HerdView>,
    /// The first tile of those that count as one with it for moving, as an index into the tiles.
    pub group: u8,
}

/// Animals of one colour on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HerdView {
    /// Whose.
    pub colour: Colour,
    /// How many.
    pub count: u8,
}

/// An edge field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EdgeView {
    /// Where it is.
    pub place: Hex,
    /// Who stands there.
    pub occupant: Option<Occupant>,
    /// Whether the next tile may be laid there.
    pub hot: bool,
}

/// Who stands on an edge field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Occupant {
    /// An animal.
    Animal(Colour),
    /// A predator.
    Predator,
}

/// How a seat stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its colours; none where all play together.
    pub colours: Vec<Colour>,
    /// Predators in its supply.
    pub predators: u8,
    /// Its points if the game ended now; `None` where all play together.
    pub points: Option<i32>,
    /// Its damage, which breaks ties.
    pub damage: Option<u32>,
}

/// Where the animals of a colour are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ColourTally {
    /// The colour.
    pub colour: Colour,
    /// In the supply.
    pub supply: u8,
    /// On tiles.
    pub on_tiles: u8,
    /// On edge fields.
    pub escaped: u8,
    /// The sum of the numbers under those on tiles.
    pub damage: u32,
}

/// How all stand together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommonView {
    /// The product of the numbers of escaped animals, as if all animals were in play.
    pub product: i32,
    /// Animals still in the supply: with any left the game is lost.
    pub animals_left: u8,
    /// Colours of which no animal has escaped.
    pub colours_lost: u32,
}

/// How near the end is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosingView {
    /// How many passed in a row.
    pub passes: u8,
    /// When so many passed in a row the game is over.
    pub passes_to_end: u8,
    /// Turns in a row without an escape.
    pub quiet_turns: u8,
    /// After so many the game is over.
    pub quiet_turns_to_end: u8,
}

impl OnTheRun {
    pub(crate) fn show(&self) -> View {
        let to_act = match self.to_act() {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Nobody => None,
        };
        View {
            cooperative: self.table.cooperative,
            to_act,
            phase: self.phase_view(),
            turn: TurnView {
                seat: self.turn.seat,
                colours: self.colours().to_vec(),
                tile_laid: self.turn.laid,
            },
            tiles: (0..self.woods.len()).map(|tile| self.tile_view(tile)).collect(),
            edge: self.edge_view(),
            seats: Seat::all(self.table.players).map(|seat| self.seat_view(seat)).collect(),
            colours: self.table.animals().map(|colour| self.tally(colour)).collect(),
            common: self.table.cooperative.then(|| self.common_view()),
            tiles_left: self.bag.left(),
            unseen: Number::ALL.map(|number| self.bag.count(number)),
            closing: self.closing_view(),
        }
    }

    fn phase_view(&self) -> PhaseView {
        match self.phase {
            Phase::Opening(drawn) => PhaseView::Opening { drawn: drawn.numbers().to_vec() },
            Phase::Drawing => PhaseView::Drawing,
            Phase::Laying(number) => PhaseView::Laying { number },
            Phase::Relocating => PhaseView::Relocating,
            Phase::Acting => PhaseView::Acting,
            Phase::Fleeing { number, colour } => {
                let waiting = tiles(self.herds.on(number, colour));
                let waiting = waiting.map(|tile| self.fleeing_tile(tile, colour)).collect();
                PhaseView::Fleeing { number, colour, waiting }
            }
            Phase::Prowling(pack) => PhaseView::Prowling { laid: pack.places().to_vec() },
            Phase::Over(end) => PhaseView::Over { end },
        }
    }

    fn fleeing_tile(&self, tile: usize, colour: Colour) -> FleeingTile {
        FleeingTile {
            place: self.woods.place(tile),
            count: self.herds.count(tile, colour),
            routes: self.targets(self.routes(self.herds.group(tile))).collect(),
        }
    }

    fn tile_view(&self, tile: usize) -> TileView {
        let number = self.woods.number(tile);
        let herds = Colour::ALL
            .into_iter()
            .map(|colour| HerdView { colour, count: self.herds.count(tile, colour) });
        TileView {
            place: self.woods.place(tile),
            number,
            spaces: number.spaces(),
            animals: herds.filter(|herd| herd.count > 0).collect(),
            group: self.herds.group(tile).trailing_zeros() as u8,
        }
    }

    fn edge_view(&self) -> Vec<EdgeView> {
        let more = self.bag.left() > 0 || matches!(self.phase, Phase::Laying(_));
        let hot = if more { hot_spots(&self.woods) } else { 0 };
        let fields = self.woods.rim().iter().zip(self.woods.notes()).enumerate();
        let fields = fields.map(|(i, (&place, field))| EdgeView {
            place,
            occupant: field.animal.map(|colour| self.occupant(colour)),
            hot: hot >> i & 1 == 1,
        });
        fields.collect()
    }

    fn occupant(&self, colour: Colour) -> Occupant {
        if self.table.is_predator(colour) { Occupant::Predator } else { Occupant::Animal(colour) }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let alone = !self.table.cooperative;
        let predators =
            if self.table.has_predators() { self.supplies.of(seat, Colour::Yellow) } else { 0 };
        SeatView {
            seat,
            colours: self.table.stock.colours(seat).filter(|_| alone).collect(),
            predators,
            points: alone.then(|| self.points(seat)),
            damage: alone.then(|| self.seat_damage(seat)),
        }
    }

    fn tally(&self, colour: Colour) -> ColourTally {
        let on_tiles = tiles(self.herds.with(colour)).map(|tile| self.herds.count(tile, colour));
        ColourTally {
            colour,
            supply: self.supply(colour),
            on_tiles: on_tiles.sum(),
            escaped: self.escaped(colour),
            damage: self.damage(colour),
        }
    }

    fn common_view(&self) -> CommonView {
        CommonView {
            product: self.escaped.iter().map(|&count| i32::from(count)).product(),
            animals_left: self.supplies.total(),
            colours_lost: self.colours_lost(),
        }
    }

    fn closing_view(&self) -> Option<ClosingView> {
        let closed = !self.table.cooperative && self.bag.left() == 0;
        let fleeing_only = closed && !self.turn.laid && !matches!(self.phase, Phase::Laying(_));
        fleeing_only.then(|| ClosingView {
            passes: self.closing.passes,
            passes_to_end: self.table.players,
            quiet_turns: self.closing.quiet,
            quiet_turns_to_end: 2 * self.table.players,
        })
    }
}
