//! What the evaluation weighs things with; the numbers are in `weights.txt`.

use super::super::weights::weights;

weights! {
    /// One number for each thing that is counted in a position. The same shape holds what was counted
    /// and what it weighs; the sum of the products is the logarithm of the odds of winning.
    Weights {
        /// Counted once in every position.
        always: f32,
        /// Counted once in every position of the experienced game.
        experienced: f32,
        /// Victims still to be rescued.
        needed: f32,
        /// How far those on the board are on their way out, each from 0 to 1.
        progress: f32,
        /// Firefighters with a victim in their arms or at their side.
        carrying: f32,
        /// Damage markers, as a part of all.
        damage: f32,
        /// The square of that.
        damage_squared: f32,
        /// Damage, times victims still to be rescued.
        damage_needed: f32,
        /// Markers the next fire phase places on average.
        wear: f32,
        /// Burning cells, in tens.
        fires: f32,
        /// The square of that.
        fires_squared: f32,
        /// Burning cells, times victims still to be rescued.
        fires_needed: f32,
        /// Burning cells, times damage.
        fires_damage: f32,
        /// Cells beside the fire, in tens.
        frontier: f32,
        /// Smoke, in tens.
        smoke: f32,
        /// Smoke in cells beside the frontier, which a single roll sets alight, in tens.
        fuse: f32,
        /// Victims lost.
        lost: f32,
        /// Whether one more ends the game.
        last_chance: f32,
        /// Victims likely to burn before they are out.
        danger: f32,
        /// Victims likely to burn in the next fire phase.
        peril: f32,
        /// Hazmats in the house.
        hazmats: f32,
        /// Hazmats likely to go off in the next fire phase.
        hazard: f32,
        /// Points needed to get rid of the hazmats, in tens.
        hazmat_work: f32,
        /// Hot spots, in tens.
        hot_spots: f32,
        /// Hot spots that burn or smoke, in tens.
        hot_burning: f32,
        /// Points saved, in fours.
        saved: f32,
        /// Points left in this turn, in fours.
        in_hand: f32,
        /// Firefighters in smoke that is about to burn.
        trapped: f32,
        /// How far each fire is from the nearest firefighter with free hands, in tens of points.
        away: f32,
        /// Fires a deck gun that is manned would clear, in tens.
        gun: f32,
        /// Each specialist in play.
        roles: [f32; 8],
    }
}
