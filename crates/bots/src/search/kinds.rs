//! Actions that do the same whenever they are done.
//!
//! In some games an action is worth about as much now as a little later: a man sent to a tile stands
//! there at the end either way. There every playout tells about all that its seats did in it, not only
//! about the first step. Branches that were not taken hear of it (all moves as first, also called
//! RAVE), and playouts go by what their doings came to so far ([`Lore`], also called MAST).

use kernel::{MAX_SEATS, Seat};

use crate::insight::Shares;

/// What an action does; see [`Insight::kind`](crate::insight::Insight::kind).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind(pub u8);

const KINDS: usize = 1 << u8::BITS;

/// An iteration that never comes.
const NEVER: u32 = u32::MAX;

/// A doing counts as so many usual ones at first.
const USUAL_WEIGHT: f32 = 10.0;

/// What everything came to that a seat did: in a long search more than can be counted one by one with
/// 24 bits.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    shares: f64,
    count: f64,
}

impl Sum {
    fn add(&mut self, share: f32) {
        self.shares += f64::from(share);
        self.count += 1.0;
    }

    fn mean(&self) -> f32 {
        (self.shares / self.count.max(1.0)) as f32
    }
}

/// What one kind of action came to, divided beforehand: playouts ask far more often than they tell.
#[derive(Clone, Copy, Debug)]
struct Lesson {
    shares: f32,
    count: f32,
    /// The mean, drawn towards 0 while little is known, and how much the usual counts against it.
    mean: f32,
    weight: f32,
}

const NOTHING_HEARD: [Lesson; KINDS] =
    [Lesson { shares: 0.0, count: 0.0, mean: 0.0, weight: 0.0 }; KINDS];

impl Lesson {
    fn add(&mut self, share: f32) {
        self.shares += share;
        self.count += 1.0;
        let scale = 1.0 / (self.count + USUAL_WEIGHT);
        self.mean = self.shares * scale;
        self.weight = self.count * scale;
    }
}

/// What each kind of action came to for one seat.
#[derive(Clone, Copy, Debug)]
pub struct LoreOf<'a> {
    kinds: &'a [Lesson; KINDS],
    usual: f32,
}

impl LoreOf<'_> {
    /// By how much the seat was better off than usual when it did something of this kind; near 0
    /// while little is known.
    #[inline]
    pub fn kind(&self, kind: Kind) -> f32 {
        let lesson = &self.kinds[usize::from(kind.0)];
        lesson.mean - lesson.weight * self.usual
    }
}

/// What each kind of action came to for the seat that did it, wherever it was done.
#[derive(Clone, Debug, Default)]
pub struct Lore {
    /// By seat and kind; empty before anything was heard.
    kinds: Vec<[Lesson; KINDS]>,
    all: [Sum; MAX_SEATS],
}

impl Lore {
    /// What a seat's doings came to.
    #[inline]
    pub fn of(&self, seat: Seat) -> LoreOf<'_> {
        LoreOf {
            kinds: self.kinds.get(seat.index()).unwrap_or(&NOTHING_HEARD),
            usual: self.all[seat.index()].mean(),
        }
    }

    fn hear(&mut self, seat: Seat, kind: Kind, share: f32) {
        if self.kinds.is_empty() {
            self.kinds.resize(MAX_SEATS, NOTHING_HEARD);
        }
        self.kinds[seat.index()][usize::from(kind.0)].add(share);
        self.all[seat.index()].add(share);
    }
}

/// What the seats did in the running iteration.
#[derive(Clone, Debug, Default)]
pub(super) struct Doings {
    /// In the playout.
    list: Vec<(Seat, Kind)>,
    /// By seat and kind: the last iteration in which it was done.
    last: Vec<[u32; KINDS]>,
    iteration: u32,
    pub(super) lore: Lore,
}

impl Doings {
    /// Something was done in the playout.
    pub(super) fn push(&mut self, seat: Seat, kind: Kind) {
        self.list.push((seat, kind));
    }

    /// The playout is over and came to `shares`.
    pub(super) fn conclude(&mut self, shares: &Shares) {
        self.iteration += 1;
        let mut list = std::mem::take(&mut self.list);
        list.drain(..).for_each(|(seat, kind)| self.note(seat, kind, shares.of(seat)));
        self.list = list;
    }

    /// Something was done, in a way that came to `share`.
    pub(super) fn note(&mut self, seat: Seat, kind: Kind, share: f32) {
        if self.last.is_empty() {
            self.last.resize(MAX_SEATS, [NEVER; KINDS]);
        }
        self.last[seat.index()][usize::from(kind.0)] = self.iteration;
        self.lore.hear(seat, kind, share);
    }

    /// What a seat did in this iteration.
    #[inline]
    pub(super) fn of(&self, seat: Seat) -> DoingsOf<'_> {
        let last = self.last.get(seat.index()).unwrap_or(&[NEVER; KINDS]);
        DoingsOf { last, iteration: self.iteration }
    }

    /// Forgets what doings came to.
    pub(super) fn forget(&mut self) {
        self.lore = Lore::default();
    }
}

/// What a seat did in the running iteration.
#[derive(Clone, Copy, Debug)]
pub(super) struct DoingsOf<'a> {
    last: &'a [u32; KINDS],
    iteration: u32,
}

impl DoingsOf<'_> {
    /// Whether something of this kind was noted.
    #[inline]
    pub(super) fn done(self, kind: Kind) -> bool {
        self.last[usize::from(kind.0)] == self.iteration
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HIGH: Shares = Shares([0.9, 0.1, 0.0, 0.0, 0.0, 0.0]);
    const LOW: Shares = Shares([0.1, 0.9, 0.0, 0.0, 0.0, 0.0]);

    #[test]
    fn lore_prefers_what_came_to_more() {
        let mut doings = Doings::default();
        for (kind, shares) in [(3, HIGH), (4, LOW)].into_iter().cycle().take(200) {
            doings.push(Seat(0), Kind(kind));
            doings.push(Seat(1), Kind(kind));
            doings.conclude(&shares);
        }
        let of = |seat, kind| doings.lore.of(Seat(seat)).kind(Kind(kind));
        assert!(of(0, 3) > 0.3 && of(0, 4) < -0.3, "good for seat 0");
        assert!(of(1, 3) < -0.3 && of(1, 4) > 0.3, "bad for seat 1");
        assert!(of(0, 5).abs() < 1e-6 && Lore::default().of(Seat(0)).kind(Kind(3)).abs() < 1e-6);
    }

    #[test]
    fn doings_belong_to_their_iteration_and_seat() {
        let done = |doings: &Doings, seat| doings.of(Seat(seat)).done(Kind(7));
        let mut doings = Doings::default();
        assert!(!done(&doings, 0));
        doings.push(Seat(0), Kind(7));
        doings.conclude(&HIGH);
        assert!(done(&doings, 0) && !done(&doings, 1));
        doings.conclude(&HIGH);
        assert!(!done(&doings, 0));
    }
}
