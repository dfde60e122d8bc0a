//! What the evaluation weighs things with; the numbers are in `weights.txt`.

use super::super::weights::weights;

weights! {
    /// What becomes of tiles like this one.
    Promise {
        /// How likely it is given out at all, with hardly a load left.
        late: f32,
        /// The same with all loads left.
        soon: f32,
        /// Whose it is then: the part of who leads on it,
        leads: f32,
        /// and the part of who flies next. The rest is shared by loads left.
        next: f32,
    }
}

weights! {
    /// A kind of tile.
    Kind {
        /// While it is fast.
        fast: Promise,
        /// Once it is loose.
        loose: Promise,
    }
}

impl Kind {
    pub(super) fn of(&self, loose: bool) -> &Promise {
        if loose { &self.loose } else { &self.fast }
    }
}

weights! {
    /// Everybody for themselves.
    Contest {
        /// A lead of so many points makes winning about three times as likely, with all loads spent.
        lead_at_end: f32,
        /// The same with none spent.
        lead_at_start: f32,
        /// Without a load, by its spaces.
        empty: [Kind; 3],
        /// One load short of full, and any load takes it: with two spaces somebody leads,
        ripe_of_two: Kind,
        /// with three nobody.
        ripe_of_three: Kind,
        /// The first of three loads.
        begun: Kind,
        /// A majority that can't be broken.
        sure: Kind,
        /// Full and tied: whoever makes it loose takes it.
        tied: Kind,
    }
}

weights! {
    /// All together.
    Common {
        /// What part of the tiles two steps from the volcano must be filled to get round it.
        second_ring: f32,
        /// So many loads to spare make winning about three times as likely as losing.
        spare: f32,
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
    }
}
