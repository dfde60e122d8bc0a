//! What a viewer may know, ready to be drawn.

use forest::{Colour, Number};
use hex::Hex;
use kernel::{Seat, Text, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Edition, Feurio, Nearness, Phase};

/// A position as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Which game.
    pub edition: Edition,
    /// Whose decision is next: a seat, `chance` or `nobody`.
    pub actor: String,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// What is to be decided: `opening`, `arranging`, `committing`, `drawing`, `laying`,
    /// `deploying` or `over`.
    pub phase: String,
    /// The tiles turned up for the start, before they are arranged.
    pub opening: Vec<Number>,
    /// The tile in hand: its number, or 0 for those who may not know it.
    pub drawn: Option<Number>,
    /// Whether the tile in hand will be laid face down.
    pub hidden: bool,
    /// The tiles, in the order they were laid.
    pub tiles: Vec<TileView>,
    /// The empty places that touch them.
    pub rim: Vec<PlaceView>,
    /// The crews, one a seat.
    pub crews: Vec<CrewView>,
    /// The neutral colour, if there is one.
    pub neutral: Option<Colour>,
    /// Tiles this viewer has not seen, of each number from 1 to 6. Some may never be drawn.
    pub unseen: [u8; 6],
    /// How many tiles are still to be drawn.
    pub to_draw: u8,
    /// What everybody would have if the game ended now; empty with a common goal.
    pub scores: Vec<ScoreView>,
    /// What a common goal still lacks.
    pub nearness: Option<Nearness>,
}

/// A tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileView {
    /// Where it lies.
    pub place: Hex,
    /// What it shows; 0 face down.
    pub number: Number,
    /// How many men fit on it.
    pub spaces: u8,
    /// How many of its edges are free.
    pub free_edges: u8,
    /// How many more men it takes now.
    pub room: u8,
    /// Men on it: red, green, blue, yellow.
    pub men: [u8; 4],
    /// For a firebreak: who laid it, and its number if the viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub firebreak: Option<HiddenView>,
}

/// A firebreak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HiddenView {
    /// Who laid it.
    pub seat: Seat,
    /// Its number, for who knows it.
    pub number: Option<Number>,
}

/// An empty place that touches a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceView {
    /// Where.
    pub place: Hex,
    /// The sum of the numbers around it.
    pub heat: u8,
    /// Whether no place is hotter.
    pub hottest: bool,
}

/// What a seat has left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CrewView {
    /// The seat.
    pub seat: Seat,
    /// The colours it leads.
    pub colours: Vec<Colour>,
    /// Men left: red, green, blue, yellow.
    pub men: [u8; 4],
}

/// What a seat would score now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScoreView {
    /// The seat.
    pub seat: Seat,
    /// Its points.
    pub points: u16,
    /// Its most valuable area, the tie-break.
    pub best_area: u16,
    /// What makes up the points.
    pub areas: Vec<AreaView>,
}

/// What an area is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AreaView {
    /// Whose.
    pub colour: Colour,
    /// Which tiles.
    pub places: Vec<Hex>,
    /// The sum of their numbers.
    pub sum: u16,
    /// What the sum is divided by; nothing if the area is enclosed.
    pub water: Option<Number>,
    /// Its points.
    pub points: u16,
    /// The same in words.
    pub text: Text,
}

impl Feurio {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let mut unseen = self.bag;
        for number in self.unknown_to(viewer) {
            unseen = unseen.with_unseen(number);
        }
        let seats = || Seat::all(self.rules.seating.players());
        let contest = !self.rules.common_goal;
        View {
            edition: self.rules.edition,
            actor: self.actor().to_string(),
            turn: self.actor().seat().unwrap_or(self.turn),
            phase: phase_name(self.phase).to_owned(),
            opening: if self.forest.is_empty() { self.opening().to_vec() } else { vec![] },
            drawn: self.drawn_for(viewer),
            hidden: matches!(
                self.phase,
                Phase::Drawing { hidden: true } | Phase::Laying { hidden: true, .. }
            ),
            tiles: (0..self.forest.len()).map(|tile| self.tile_view(tile, viewer)).collect(),
            rim: self.rim_view(),
            crews: seats().map(|seat| self.crew_view(seat)).collect(),
            neutral: self.rules.seating.neutral(),
            unseen: Number::ALL.map(|number| unseen.count(number)),
            to_draw: self.bag.left(),
            scores: seats().filter(|_| contest).map(|seat| self.score_view(seat)).collect(),
            nearness: (!contest).then(|| self.nearness()),
        }
    }

    fn drawn_for(&self, viewer: Viewer) -> Option<Number> {
        let Phase::Laying { number, .. } = self.phase else { return None };
        let known = !self.draws_privately() || viewer.knows(self.turn);
        Some(if known { number } else { Number::FACE_DOWN })
    }

    fn tile_view(&self, tile: usize, viewer: Viewer) -> TileView {
        let secret = self.secrets[tile];
        TileView {
            place: self.forest.place(tile),
            number: self.forest.number(tile),
            spaces: self.forest.number(tile).spaces(),
            free_edges: self.forest.free_edges(tile),
            room: self.room(tile),
            men: self.men[tile],
            firebreak: self.forest.number(tile).is_face_down().then(|| HiddenView {
                seat: secret.seat,
                number: viewer.knows(secret.seat).then_some(secret.number),
            }),
        }
    }

    fn rim_view(&self) -> Vec<PlaceView> {
        let hottest = self.hottest();
        let rim = self.forest.rim().iter().zip(self.forest.notes());
        rim.map(|(&place, &heat)| PlaceView { place, heat: heat.0, hottest: heat == hottest })
            .collect()
    }

    fn crew_view(&self, seat: Seat) -> CrewView {
        CrewView {
            seat,
            colours: self.rules.seating.colours(seat).collect(),
            men: Colour::ALL.map(|colour| self.supplies.of(seat, colour)),
        }
    }

    fn score_view(&self, seat: Seat) -> ScoreView {
        let (points, best_area) = self.score(seat);
        let colours = self.rules.seating.colours(seat);
        let areas = colours.flat_map(|colour| self.areas(colour)).map(|area| AreaView {
            colour: area.colour,
            places: (0..self.forest.len())
                .filter(|&tile| area.tiles >> tile & 1 == 1)
                .map(|tile| self.forest.place(tile))
                .collect(),
            sum: area.sum,
            water: area.water,
            points: area.points,
            text: self.explain(&area),
        });
        ScoreView { seat, points, best_area, areas: areas.collect() }
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => "opening",
        Phase::Arranging => "arranging",
        Phase::Committing => "committing",
        Phase::Drawing { .. } => "drawing",
        Phase::Laying { .. } => "laying",
        Phase::Deploying => "deploying",
        Phase::Over(_) => "over",
    }
}
