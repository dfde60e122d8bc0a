//! Outcomes: there exactly at the end, and consistent.

use super::Walk;
use crate::{Game, Seat};

impl<G: Game> Walk<'_, G> {
    pub(super) fn check_unfinished(&self) {
        self.require(self.game.standings().is_none(), "no standings before the end");
        self.require(self.game.outcome().is_none(), "no outcome before the end");
    }

    pub(super) fn check_finished(&self) {
        let (Some(standings), Some(outcome)) = (self.game.standings(), self.game.outcome()) else {
            return self.require(false, "a finished game has standings and an outcome");
        };
        let seats = self.game.seats();
        self.require(standings.seats() == seats, "standings cover the seats");
        self.require(outcome.seats.len() == usize::from(seats), "the outcome covers the seats");
        for (seat, result) in Seat::all(seats).zip(&outcome.seats) {
            self.require(result.seat == seat, "results come in seat order");
            self.require(result.place == standings.place(seat), "outcome and standings agree");
        }
        match &outcome.common {
            Some(common) => {
                let all = standings.winners() == if common.won { seats } else { 0 };
                self.require(all, "a common goal is reached by all or none");
            }
            None => self.require(standings.winners() > 0, "a contest has a winner"),
        }
        let teams_agree = Seat::all(seats).all(|a| {
            Seat::all(seats).all(|b| {
                self.game.team(a) != self.game.team(b) || standings.won(a) == standings.won(b)
            })
        });
        self.require(teams_agree, "team-mates win together");
    }
}
