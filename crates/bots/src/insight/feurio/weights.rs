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
    /// How much each thing draws to a deployment when everybody plays for themselves.
    Leaning {
        /// By whether own men stand beside it, the lowest number with a free edge the colour holds (none,
        /// 1, 2, more) and the tile's number.
        number: [[[f32; 6]; 4]; 2],
        /// By whether it is a 1 or 2, and its free edges.
        edges: [[f32; 6]; 2],
        /// What a man there adds as things are foreseen, in fives of points; the root of that.
        gain: f32,
        /// Likewise.
        gain_root: f32,
        /// The chance that the tile keeps a free edge.
        keep: f32,
        /// Each further tile of the colour beside it.
        more_beside: f32,
        /// What it would add to an area of the seat's other colour.
        sibling: f32,
        /// Each tile beside it that takes a man of the colour yet; their numbers, in tens; the 1s and 2s.
        beyond: f32,
        /// Likewise.
        beyond_sum: f32,
        /// Likewise.
        beyond_water: f32,
        /// By how many more men the tile takes.
        room: [f32; 3],
        /// What it would add to an area of somebody else's; the same where they are kept off it.
        others: f32,
        /// Likewise.
        denied: f32,
        /// Nobody can follow.
        closes: f32,
        /// Each tile of somebody else's beside it.
        rivals: f32,
        /// The next tile may come beside it; and take its last edge.
        hot: f32,
        /// Likewise.
        hot_last: f32,
        /// It was laid in this turn.
        new: f32,
        /// The colour holds it already; two men, three men.
        again: f32,
        /// Likewise.
        two: f32,
        /// Likewise.
        three: f32,
        /// The colour has but two men left; the men it has left, in twelves.
        scarce: f32,
        /// Likewise.
        supply: f32,
        /// Deploying nobody.
        pass: f32,
    }
}

weights! {
    /// Everybody for themselves.
    Contest {
        /// How long edges last.
        edges: Edges,
        /// What deployments are tried first: early, later, when few tiles are to come, and when all lie.
        leaning: [Leaning; 4],
        /// All actions together get this part of the priors without regard to that.
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
