//! What the evaluation weighs things with; the numbers are in `weights.txt`.

use super::super::weights::weights;

weights! {
    /// All of them.
    Weights {
        /// Points it takes to find a victim not yet on the board and bring it out.
        whole_rescue: f32,
        /// Points of a turn that go into rescues; the others fight the fire.
        rescue_points: f32,
        /// The fire grows: later rolls break more than the next one would.
        growth: f32,
        /// Even a house without fire will burn again: markers a phase, and fires, to reckon with.
        kindling: f32,
        /// Likewise.
        new_fires: f32,
        /// Markers at which the collapse is as likely as not to come, and how sharp that border is.
        brittle: f32,
        /// Likewise.
        brittle_width: f32,
        /// Losses, those to be feared included, at which the game is as likely lost as not.
        bitter: f32,
        /// Likewise.
        bitter_width: f32,
        /// Losses to be feared a fire phase for each burning cell.
        peril: f32,
        /// A burning cell costs work: each takes points from rescues.
        fire_work: f32,
        /// Points a knock-down costs, and each point of way to the nearest fire.
        knocked_down: f32,
        /// Likewise.
        away: f32,
    }
}
