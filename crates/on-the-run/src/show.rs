//! Drawing up what everybody sees.

use forest::{Colour, Number};
use kernel::{Game, Seat};

use crate::edge::hot_spots;
use crate::herds::tiles;
use crate::state::{OnTheRun, Phase};
use crate::view::{
    ClosingView, ColourTally, CommonView, EdgeView, FleeingTile, Occupant, PhaseView, SeatView,
    TileView, TurnView, View,
};

impl OnTheRun {
    pub(crate) fn show(&self) -> View {
        View {
            cooperative: self.table.cooperative,
            actor: self.to_act().to_string(),
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
            to_draw: self.bag.left(),
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
            Phase::Over(ending) => PhaseView::Over { ending },
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
        TileView {
            place: self.woods.place(tile),
            number,
            spaces: number.spaces(),
            animals: Colour::ALL.map(|colour| self.herds.count(tile, colour)),
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
