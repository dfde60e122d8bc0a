//! What the evaluation weighs things with; the numbers are in `weights.txt`.

use super::super::weights::weights;

weights! {
    /// What counts in a contest.
    Contest {
        /// A lead of so many temples makes winning about three times as likely, at the start and at the end.
        lead_at_start: f32,
        /// Likewise.
        lead_at_end: f32,
        /// What counts, in temples: a tower, a hut used up.
        tower: f32,
        /// Likewise.
        hut: f32,
        /// What a place for a temple is worth before the temple stands: the first may be built next turn, the
        /// second may be cut before; settlements that are still to grow; and any place when it is one's own
        /// turn to build.
        temple_ready: [f32; 3],
        /// Likewise.
        temple_near: [f32; 3],
        /// Likewise.
        temple_far: [f32; 3],
        /// Likewise.
        tower_ready: [f32; 2],
        /// Likewise.
        tower_near: [f32; 2],
        /// Likewise.
        my_build: f32,
        /// How many turns a temple takes from each stage, a tower from each, and how many huts a turn uses up.
        temple_turns: [f32; 4],
        /// Likewise.
        tower_turns: [f32; 3],
        /// Likewise.
        huts_a_turn: f32,
        /// A temple beside a new settlement uses up so many huts on the way.
        huts_a_temple: f32,
        /// What each turn nearer to using up two kinds is worth, from this many turns on.
        turn_nearer: f32,
        /// Likewise.
        far_from_over: f32,
        /// Who cannot build is out (TA-30), and with two players and all tiles there are hardly more pieces
        /// than turns. What each turn is worth that the pieces will not last; and what it is worth, when the
        /// last are about to be used up, to be still that many turns from finishing.
        not_lasting: f32,
        /// Likewise.
        about_to_be_out: f32,
        /// Huts a tower uses up while the land for it is raised, and turns lost for each hut lacking.
        huts_a_tower: f32,
        /// Likewise.
        turns_a_hut_lacking: f32,
    }
}

weights! {
    /// All of them.
    Weights {
        /// With one opponent.
        two: Contest,
        /// With several, alone or in pairs.
        several: Contest,
    }
}
