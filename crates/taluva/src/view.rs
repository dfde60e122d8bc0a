//! The whole game as anybody may see it: nothing is hidden in Taluva but the order of the tiles.

use hex::Hex;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::slots::{Slot, SlotSet};
use crate::state::{End, Fate, Phase};
use crate::{Extension, Heading, Piece, Pieces, Taluva, Terrain, Tile};

/// Everything a client needs to draw the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// What is to be done.
    pub phase: PhaseView,
    /// Whose turn it is, or whose the last one was.
    pub turn: Seat,
    /// The drawn tile, while it is to be laid.
    pub tile: Option<Tile>,
    /// How many tiles are still to be drawn.
    pub tiles_left: u8,
    /// The tiles nobody has seen yet, by kind: the odds of the next draw.
    pub unseen: Vec<TileCount>,
    /// The top of the island, hex by hex.
    pub cells: Vec<CellView>,
    /// All settlements.
    pub settlements: Vec<SettlementView>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// While something is to be built: the extensions that can be thought of, with their price.
    pub extensions: Vec<Extension>,
    /// Huts may not be founded beside own settlements (TA-21).
    pub strict_huts: bool,
    /// Play goes on for the places (TA-33).
    pub ranking: bool,
    /// Partners sit across (TA-34).
    pub teams: bool,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// A tile is to be drawn.
    Draw,
    /// The tile is to be laid.
    Lay,
    /// Something is to be built.
    Build,
    /// The game is over.
    Over,
}

/// So many tiles of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileCount {
    /// The kind.
    pub tile: Tile,
    /// How many.
    pub count: u8,
}

/// The top of one hex. Two hexes belong to one tile exactly if their `volcano` and their `level`
/// are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CellView {
    /// Where.
    pub place: Hex,
    /// 1 on the table.
    pub level: u8,
    /// The land; `None` is a volcano.
    pub terrain: Option<Terrain>,
    /// Where the volcano of this hex's tile lies or lay.
    pub volcano: Hex,
    /// Which way that volcano points.
    pub heading: Heading,
    /// What stands here.
    pub piece: Option<PieceView>,
}

/// Pieces on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PieceView {
    /// Whose.
    pub seat: Seat,
    /// Which kind.
    pub kind: Piece,
    /// How many.
    pub count: u8,
    /// The field its settlement is called by.
    pub settlement: Hex,
}

/// One settlement (TA-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SettlementView {
    /// Whose.
    pub seat: Seat,
    /// The field it is called by.
    pub name: Hex,
    /// Its fields.
    pub fields: Vec<Hex>,
    /// How many fields.
    pub size: u8,
    /// How many temples it has.
    pub temples: u8,
    /// How many towers it has.
    pub towers: u8,
}

/// How it stands with one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Seats of one team win together.
    pub team: u8,
    /// What is left to build with.
    pub supply: Pieces,
    /// What was built, lost huts included: what counts (TA-32).
    pub built: Pieces,
    /// Of the huts built, how many eruptions have covered.
    pub huts_lost: u8,
    /// How many kinds are used up (TA-31).
    pub kinds_used_up: u8,
    /// Playing, out or finished.
    pub state: SeatState,
    /// The place if the game ended now for want of tiles, or did end.
    pub place: Option<u8>,
}

/// Whether a seat is in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatState {
    /// In the game.
    Playing,
    /// Could not build (TA-30).
    Out,
    /// Finished early (TA-33).
    Finished,
}

impl Taluva {
    pub(crate) fn look(&self) -> View {
        let (phase, tile) = match self.phase {
            Phase::Draw => (PhaseView::Draw, None),
            Phase::Lay(tile) => (PhaseView::Lay, Some(tile)),
            Phase::Build => (PhaseView::Build, None),
            Phase::Over(_) => (PhaseView::Over, None),
        };
        let building = self.phase == Phase::Build;
        View {
            phase,
            turn: self.turn,
            tile,
            tiles_left: self.tiles_left,
            unseen: self.unseen_tiles(),
            cells: self.cell_views(),
            settlements: self.settlement_views(),
            seats: self.seat_views(),
            extensions: if building { self.extensions(self.turn) } else { Vec::new() },
            strict_huts: self.rules.strict_huts,
            ranking: self.rules.ranking,
            teams: self.rules.teams,
        }
    }

    fn unseen_tiles(&self) -> Vec<TileCount> {
        let kinds = Tile::all().zip(self.unseen).filter(|&(_, count)| count > 0);
        kinds.map(|(tile, count)| TileCount { tile, count }).collect()
    }

    /// In the order of their places, however the island grew.
    fn cell_views(&self) -> Vec<CellView> {
        let slots = self.board.island.places.slots();
        let mut cells: Vec<_> = slots.map(|slot| self.cell_view(slot)).collect();
        cells.sort_unstable_by_key(|cell| cell.place);
        cells
    }

    fn cell_view(&self, slot: Slot) -> CellView {
        let (place, cell) = (self.board.hex(slot), self.board.island.cell(slot));
        let piece = self.board.occupant(slot).map(|(seat, kind)| PieceView {
            seat,
            kind,
            count: self.board.pieces_at(slot, kind),
            settlement: self.board.name(self.settlement_at(seat, slot)),
        });
        CellView {
            place,
            level: cell.level,
            terrain: cell.ground.terrain(),
            volcano: cell.volcano(place),
            heading: cell.heading,
            piece,
        }
    }

    fn settlement_at(&self, seat: Seat, slot: Slot) -> SlotSet {
        self.board.settlements.at(seat, slot).unwrap_or_default()
    }

    /// Everybody's settlements, by seat and name.
    pub fn settlement_views(&self) -> Vec<SettlementView> {
        let mut views: Vec<_> = self
            .all_seats()
            .flat_map(|seat| self.board.settlements.of(seat).iter().map(move |&set| (seat, set)))
            .map(|(seat, set)| SettlementView {
                seat,
                name: self.board.name(set),
                fields: self.sorted(set),
                size: set.len() as u8,
                temples: (set & self.board.temples).len() as u8,
                towers: (set & self.board.towers).len() as u8,
            })
            .collect();
        views.sort_unstable_by_key(|view| (view.seat, view.name));
        views
    }

    fn seat_views(&self) -> Vec<SeatView> {
        let end = match self.phase {
            Phase::Over(end) => end,
            _ => End::TilesGone,
        };
        let places = self.places(end);
        let seats = self.all_seats();
        seats.map(|seat| self.seat_view(seat, places.place(seat))).collect()
    }

    fn seat_view(&self, seat: Seat, place: Option<u8>) -> SeatView {
        let supply = self.supply(seat);
        let huts = self.board.own(seat).without(self.board.temples | self.board.towers);
        let standing = self.board.cost(huts) as u8;
        SeatView {
            seat,
            team: self.rules.team(seat),
            supply,
            built: supply.built(),
            huts_lost: supply.built().huts - standing,
            kinds_used_up: supply.kinds_used_up(),
            state: match self.fates[seat.index()] {
                Fate::Playing => SeatState::Playing,
                Fate::Finished(_) => SeatState::Finished,
                Fate::Out(_) => SeatState::Out,
            },
            place,
        }
    }
}
