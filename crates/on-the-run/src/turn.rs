//! How a turn ends and the next begins.

use kernel::Sink;

use crate::event::{Ending, Event};
use crate::state::{Closing, OnTheRun, Phase};

impl OnTheRun {
    /// After the tile is laid: the turn goes on if there is anything to do but pass.
    #[inline]
    pub(crate) fn begin_acting<S: Sink<Event>>(&mut self, events: &mut S) {
        self.phase = Phase::Acting;
        if !self.can_act() {
            self.pass(true, events);
        }
    }

    /// The seat does nothing, by choice or because nothing else is left.
    pub(crate) fn pass<S: Sink<Event>>(&mut self, forced: bool, events: &mut S) {
        events.push(Event::Passed { seat: self.turn.seat, forced });
        self.end_turn(true, events);
    }

    /// Ends the turn and begins the next one in which there is something to decide.
    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, passed: bool, events: &mut S) {
        let mut passed = passed;
        loop {
            if let Some(ending) = self.close_turn(passed) {
                self.phase = Phase::Over(ending);
                return events.push(Event::Ended { ending });
            }
            self.turn = self.turn.next(self.table.players);
            self.tell_turn(events);
            if self.bag.left() > 0 {
                self.phase = Phase::Drawing;
                return;
            }
            self.phase = Phase::Acting;
            if self.can_act() {
                return;
            }
            events.push(Event::Passed { seat: self.turn.seat, forced: true });
            passed = true;
        }
    }

    #[inline]
    pub(crate) fn tell_turn<S: Sink<Event>>(&self, events: &mut S) {
        if S::LISTENS {
            let colours = self.colours().to_vec();
            events.push(Event::TurnBegan { seat: self.turn.seat, colours });
        }
    }

    /// Whether the game ends with this turn (OR-21, OR-42).
    #[inline]
    fn close_turn(&mut self, passed: bool) -> Option<Ending> {
        if self.bag.left() > 0 {
            return None;
        }
        if self.table.cooperative {
            return Some(Ending::LastTile);
        }
        self.count_towards_end(passed);
        self.end_reached()
    }

    /// A turn that laid a tile is never a pass and belongs to no quiet round.
    fn count_towards_end(&mut self, passed: bool) {
        let Closing { passes, quiet } = self.closing;
        self.closing = if self.turn.laid {
            Closing::default()
        } else {
            Closing {
                passes: if passed { passes + 1 } else { 0 },
                quiet: if self.turn.entered { 0 } else { quiet + 1 },
            }
        };
    }

    /// The end by OR-21, if it has come.
    pub(crate) fn end_reached(&self) -> Option<Ending> {
        let players = self.table.players;
        if self.herds.is_empty() {
            Some(Ending::ForestEmpty)
        } else if !self.has_free_edge() {
            Some(Ending::EdgeFull)
        } else if self.closing.passes == players {
            Some(Ending::AllPassed)
        } else if self.closing.quiet == 2 * players {
            Some(Ending::QuietRounds)
        } else {
            None
        }
    }
}
