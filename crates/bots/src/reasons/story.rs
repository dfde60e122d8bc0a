//! What happens from an action to the end of the turn.

use kernel::{Actor, Event, Game, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// One decision of a line, in canonical text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Step {
    /// Who decides: a seat's number, or `chance`.
    pub actor: String,
    /// What, blanked where the reader can't know it.
    pub action: String,
}

/// An action and what its seat is expected to do after it, until somebody else decides.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    /// Who acts.
    pub seat: Seat,
    /// The first action.
    pub action: G::Action,
    /// Before it.
    pub before: G,
    /// After the last action of the seat.
    pub after: G,
    /// What happened, as anybody may see it.
    pub events: Vec<G::Event>,
    /// All actions of the seat.
    pub actions: Vec<G::Action>,
}

impl<G: Game> Story<G> {
    /// Lets the seat to act in `before` take the actions of `line` that are its own; returns the
    /// story and what is left of the line. `None` if no seat is to act or the line is not legal.
    pub fn tell<'a>(before: &G, line: &'a [G::Action]) -> Option<(Self, &'a [G::Action])> {
        let seat = before.to_act().seat()?;
        let mut after = before.clone();
        let (mut events, mut actions, mut rest) = (vec![], vec![], line);
        while let (Actor::Seat(actor), [action, others @ ..]) = (after.to_act(), rest) {
            if actor != seat || after.play(*action, &mut events).is_err() {
                break;
            }
            actions.push(*action);
            rest = others;
        }
        let seen = events.iter().filter_map(|event: &G::Event| event.seen_by(Viewer::Spectator));
        let events = seen.collect();
        let action = *actions.first()?;
        Some((Self { seat, action, before: before.clone(), after, events, actions }, rest))
    }

    /// The first action as a step of a line that anybody may see.
    pub fn first_step(&self) -> Step {
        let action = self.before.redact(self.action, Viewer::Spectator);
        Step { actor: Actor::Seat(self.seat).to_string(), action: action.to_string() }
    }
}

/// A line as `viewer` may read it, beginning in `game`. It ends where it is no longer legal: it comes
/// from many imagined games, and this is one of them.
pub(crate) fn steps<G: Game>(game: &G, line: &[G::Action], viewer: Viewer) -> Vec<Step> {
    let mut game = game.clone();
    let mut steps = vec![];
    for &action in line {
        let (actor, seen) = (game.to_act(), game.redact(action, viewer));
        if actor == Actor::Nobody || game.play(action, &mut kernel::Silent).is_err() {
            break;
        }
        steps.push(Step { actor: actor.to_string(), action: seen.to_string() });
    }
    steps
}
