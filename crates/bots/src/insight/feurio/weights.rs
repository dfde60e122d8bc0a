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
    /// Everybody for themselves.
    Contest {
        /// How long edges last.
        edges: Edges,
        /// A lead of so many points makes winning about three times as likely, at the end and at the start.
        lead_at_end: f32,
        /// Likewise.
        lead_at_start: f32,
        /// What a future tile adds to an area's sum: about so much, and more if it lies there already.
        /// Tiles worth 5 and 6 are wanted by all, so it is less than their average.
        tile_to_come: f32,
        /// Likewise.
        tile_in_reach: f32,
        /// Deployments after the last tile, a colour, where men and room are left.
        late_deployments: f32,
        /// With the whole game ahead, how much of what an area lacks in water it will find on average.
        hope_of_water: f32,
    }
}

weights! {
    /// All together.
    Common {
        /// How long edges last.
        edges: Edges,
        /// The chance to get a 1 that lies open within reach, times its chance to keep an edge; and one
        /// still to come, when there are enough for all.
        water_beside: f32,
        /// Likewise.
        water_near: f32,
        /// Likewise.
        water_to_come: f32,
        /// The chance to join two areas when open tiles lead from one to the other, and else with the
        /// whole game ahead.
        join_open: f32,
        /// Likewise.
        join_later: f32,
        /// A space beside the area counts whole; others within reach are contested, and a tile to come
        /// brings about two spaces for four colours.
        space_far: f32,
        /// Likewise.
        spaces_to_come: f32,
        /// Men that a free edge of the area will find room for beyond it, at most.
        men_an_edge: f32,
        /// Men deployed a turn on average when things go well.
        men_a_turn: f32,
        /// What each man for whom space or time lacks costs, as a part of the chance.
        man_lacking: f32,
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
    /// What is done at a glance.
    Glance {
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
        /// Solitaires and cooperative games.
        common: Common,
        /// Solitaires at a glance.
        alone: Glance,
        /// Cooperative games at a glance: a seat can't do everything itself.
        crew: Glance,
    }
}
