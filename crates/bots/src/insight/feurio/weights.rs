//! What the evaluation weighs things with; the numbers are in `weights.txt`.

use super::super::weights::weights;

weights! {
    /// How long edges last.
    Edges {
        /// The odds that a tile keeps a free edge to the end are `(1 + gap / 2)²` times
        /// `odds / left - decay`, where the gap is how much cooler the coolest place beside it is
        /// than the hottest of all, and `left` the tiles to come. Fitted to some 100 games between bots; in
        /// each of thirty classes of gap and tiles to come it is right within about a tenth.
        odds: f32,
        /// Likewise.
        decay: f32,
    }
}

weights! {
    /// How good a tile looks to a colour when everybody plays for themselves.
    Look {
        /// By the lowest number with a free edge the colour holds (none, 1, 2, more) and the tile's
        /// number: apart from all own men, and beside some.
        apart: [[f32; 6]; 4],
        /// Likewise.
        beside: [[f32; 6]; 4],
        /// Each further tile of the colour beside it.
        more_beside: f32,
        /// Each free edge; and each of a 1 or 2 besides.
        edge: f32,
        /// Likewise.
        edge_of_water: f32,
        /// The last space where others stand beside.
        last_space: f32,
        /// There is but one free edge.
        last_edge: f32,
    }
}

weights! {
    /// How good tiles look while there are tiles to come, and after.
    Glance {
        /// Tiles are to come.
        early: Look,
        /// All tiles lie.
        late: Look,
    }
}

weights! {
    /// Everybody for themselves.
    Contest {
        /// How long edges last.
        edges: Edges,
        /// The points by which an action must be better to be three times as worth trying.
        eagerness: f32,
        /// All actions together get this part of the priors without regard to their gain.
        doubt: f32,
        /// What is done in playouts.
        glance: Glance,
    }
}

weights! {
    /// What makes a deployment sensible when all win together; differences of 1 matter.
    Sense {
        /// Each man deployed; the same times the men a turn that must be; the same where room will
        /// soon be lost.
        man: f32,
        /// Likewise.
        hurry: f32,
        /// Likewise.
        fading: f32,
        /// A colour's first tile; one it holds already; one beside its area; one that joins areas; one
        /// apart from all.
        first: f32,
        /// Likewise.
        again: f32,
        /// Likewise.
        beside: f32,
        /// Likewise.
        joins: f32,
        /// Likewise.
        apart: f32,
        /// A 1 for a colour that has none; what is lost when one goes to a colour that has.
        water: f32,
        /// Likewise.
        waste: f32,
        /// Coming beside a 1 that is to be had; standing in the way to it without need.
        near_water: f32,
        /// Likewise.
        bars_water: f32,
        /// What is lost when a colour without water has nobody left for it, or one or two.
        last_man: f32,
        /// Likewise.
        few_men: f32,
        /// Room that comes within reach; and more if the colour has too little.
        beyond: f32,
        /// Likewise.
        cramped: f32,
        /// Standing where the next tile will come; the same without water; more if there is too little
        /// room.
        hot: f32,
        /// Likewise.
        hot_dry: f32,
        /// Likewise.
        cramped_hot: f32,
        /// What is lost when room is taken that another colour depends on.
        crowding: f32,
        /// Deploying nobody.
        pass: f32,
        /// How far chance sways playouts.
        whim: f32,
        /// So much more sensible is three times as worth trying.
        doubt: f32,
    }
}

weights! {
    /// What makes one of the hottest places better than another when all win together.
    Lay {
        /// Closing one of the last two edges of a 1.
        closes_water: f32,
        /// Closing an edge room depends on, a man.
        closes_room: f32,
        /// A 1 beside a colour that has none, and beside one that has.
        water_to_dry: f32,
        /// Likewise.
        water_to_others: f32,
        /// Any other tile beside a colour.
        reach: f32,
    }
}

weights! {
    /// What is done at a glance when all win together.
    Together {
        /// Deploying.
        sense: Sense,
        /// Laying.
        lay: Lay,
    }
}

weights! {
    /// All of them.
    Weights {
        /// Two players.
        two: Contest,
        /// Three and four.
        several: Contest,
        /// Solitaires at a glance.
        alone: Together,
        /// Cooperative games at a glance: a seat can't do everything itself.
        crew: Together,
    }
}
