//! Who may know what: views, redeals, redacted actions and events.

use super::Walk;
use crate::{Actor, Event, Game, Seat, Silent, Viewer};

impl<G: Game> Walk<'_, G> {
    pub(super) fn check_knowledge(&mut self) {
        for viewer in Viewer::all(self.game.seats()) {
            self.check_view(viewer);
        }
        for seat in Seat::all(self.game.seats()) {
            self.check_redeal(seat);
        }
        let task = self.game.task();
        self.require(!task.en.is_empty() && !task.de.is_empty(), "there is a task to read");
    }

    fn check_view(&self, viewer: Viewer) {
        let view = self.game.view(viewer);
        let json = serde_json::to_string(&view).expect("views can be written");
        let again: G::View = serde_json::from_str(&json).expect("views can be read again");
        self.require(again == view, "views survive being written");
    }

    /// The seat can't tell the redealt state from the true one, now or after its next action.
    fn check_redeal(&mut self, seat: Seat) {
        let mut other = self.game.clone();
        other.redeal(seat, &mut self.rng);
        self.require(other.to_act() == self.game.to_act(), "a redeal keeps whose turn it is");
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let same = view_bytes(&self.game, viewer) == view_bytes(&other, viewer);
            self.require(same, "a redeal keeps the seat's view");
            // Reckoning takes a while: only where there is something the seat can't know.
            if other != self.game {
                let same = outlook_bytes(&self.game, viewer) == outlook_bytes(&other, viewer);
                self.require(same, "a redeal keeps what lies ahead");
            }
        }
        if self.game.to_act() != Actor::Seat(seat) {
            return;
        }
        let (mut here, mut there) = (vec![], vec![]);
        self.game.legal(&mut here);
        other.legal(&mut there);
        here.sort_unstable();
        there.sort_unstable();
        self.require(here == there, "a redeal keeps what the seat may do");
        let action = self.game.sample(&mut self.scratch, &mut self.rng);
        let mut told = (vec![], vec![]);
        let mut next = self.game.clone();
        next.play_unchecked(action, &mut told.0);
        other.play_unchecked(action, &mut told.1);
        let viewer = Viewer::Seat(seat);
        let seen = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().filter_map(|event| event.seen_by(viewer)).collect()
        };
        self.require(seen(&told.0) == seen(&told.1), "the same events after a redeal");
        let same = view_bytes(&next, viewer) == view_bytes(&other, viewer);
        self.require(same, "the same view after a redeal and an action");
    }

    /// Blanked actions are canonical text too, and the referee sees everything.
    pub(super) fn check_redaction(&self, action: G::Action) {
        self.require(
            self.game.redact(action, Viewer::Referee) == action,
            "nothing is blanked for the referee",
        );
        if let Actor::Seat(seat) = self.game.to_act() {
            let own = self.game.redact(action, Viewer::Seat(seat));
            self.require(own == action, "nobody's own action is blanked");
        }
        for viewer in Viewer::all(self.game.seats()) {
            let shown = self.game.redact(action, viewer);
            let text = shown.to_string();
            self.require(text.parse() == Ok(shown), "a blanked action reads back as itself");
        }
    }

    pub(super) fn check_events(&self, events: &[G::Event]) {
        for event in events {
            let json = serde_json::to_string(event).expect("events can be written");
            let again: G::Event = serde_json::from_str(&json).expect("events can be read again");
            self.require(again == *event, "events survive being written");
            let words = event.tell();
            self.require(!words.en.is_empty() && !words.de.is_empty(), "events can be told");
            let seen = event.seen_by(Viewer::Referee);
            self.require(seen.as_ref() == Some(event), "the referee sees every event");
        }
    }

    /// The record, read from its text and played with checks, leads to the same state.
    pub(super) fn check_replay(&self) {
        let mut again = G::new(self.setup).expect("the set-up was accepted before");
        for action in &self.history {
            let action = action.to_string().parse().expect("canonical text");
            let result = again.play(action, &mut Silent);
            self.require(result.is_ok(), "a record replays");
        }
        self.require(again == self.game, "a record replays to the same state");
        self.require(again.hash() == self.game.hash(), "a record replays to the same hash");
    }
}

/// What leaves the process towards `viewer`.
fn view_bytes<G: Game>(game: &G, viewer: Viewer) -> Vec<u8> {
    serde_json::to_vec(&game.view(viewer)).expect("views can be written")
}

fn outlook_bytes<G: Game>(game: &G, viewer: Viewer) -> Vec<u8> {
    serde_json::to_vec(&game.outlook(viewer)).expect("outlooks can be written")
}
