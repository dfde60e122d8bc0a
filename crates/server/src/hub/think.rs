//! Bots at tables. So many think at once as there are thinkers; tables take turns, because each
//! waits in line with one decision at a time.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use bots::Bot;
use catalogue::AnyTable;
use tokio::task::spawn_blocking;

use super::Hub;
use super::cell::Cell;
use super::submit::Submission;
use crate::metrics::METRICS;
use crate::protocol::{Code, Problem};
use crate::room::{Command, Mover, Room};

/// A decision to be made.
struct Decision {
    seat: u8,
    seq: u64,
    bot: Bot,
    game: Box<dyn AnyTable>,
}

impl Hub {
    /// Sets a bot to work if one is to move and none is at work; tells a person who is away. Call it
    /// with the room locked.
    pub(super) fn look_after(self: &Arc<Self>, cell: &Arc<Cell>, room: &Room) {
        match room.mover() {
            Mover::Bot(..) if !cell.thinking.swap(true, Ordering::AcqRel) => {
                tokio::spawn(Arc::clone(self).move_bots(Arc::clone(cell)));
            }
            Mover::Person(seat) if !cell.is_here(seat) => {
                self.notify.your_turn(&cell.table, seat);
            }
            Mover::Bot(..) | Mover::Person(_) | Mover::Nobody => {}
        }
    }

    /// Moves for bots until a person is to move.
    async fn move_bots(self: Arc<Self>, cell: Arc<Cell>) {
        while !self.stopping.is_cancelled() {
            let Some(decision) = self.next_decision(&cell).await else { return };
            let Decision { seat, seq, bot, game } = decision;
            let Ok(permit) = self.thinkers.acquire().await else { break };
            let thought = spawn_blocking(move || game.ask(bot, &mut rand::rng())).await;
            drop(permit);
            let Ok(Some(action)) = thought else {
                tracing::error!(table = %cell.table, seat, "a bot has no answer");
                break;
            };
            METRICS.bot_moves.add(1);
            let command = Command::BotAct { seat, seq, action };
            let submission =
                Submission { table: &cell.table, caller: None, request: None, command };
            match self.submit(submission, |_| ()).await {
                // The errors: the person came back, or another node was faster. Look again.
                Ok(_) | Err(Problem { code: Code::Stale | Code::WrongPhase, .. }) => {}
                Err(problem) => {
                    tracing::warn!(table = %cell.table, problem = problem.text.en, "a bot waits");
                    break;
                }
            }
        }
        cell.thinking.store(false, Ordering::Release);
    }

    /// What is to be decided by a bot; if nothing is, the work is over.
    async fn next_decision(&self, cell: &Cell) -> Option<Decision> {
        let mut guard = cell.room.lock().await;
        let decision = match self.load(cell, &mut guard).await {
            Ok(room) => decision(room),
            Err(_) => None,
        };
        if decision.is_none() {
            cell.thinking.store(false, Ordering::Release);
        }
        decision
    }
}

fn decision(room: &Room) -> Option<Decision> {
    let Mover::Bot(seat, level) = room.mover() else { return None };
    let bot = level.parse().ok()?;
    Some(Decision { seat, seq: room.seq(), bot, game: room.copy_of_game() })
}
