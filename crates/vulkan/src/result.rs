//! How a game ends (VU-20 to VU-22).

use std::cmp::Reverse;

use kernel::{Common, Outcome, Seat, SeatResult, Shortfall, Standings, Text};

use crate::board::tiles;
use crate::state::Vulkan;
use crate::words;

impl Vulkan {
    pub(crate) fn final_standings(&self) -> Standings {
        let seats = self.seating.players();
        if self.together {
            return Standings::common(seats, self.all_gathered());
        }
        // More points are better; then fewer own loads on tiles still lying (VU-20).
        let merits = [0, 1, 2, 3].map(|seat| {
            let seat = Seat(seat);
            (self.score(seat), Reverse(self.loads_lying(seat)))
        });
        Standings::by_merit(&merits[..usize::from(seats)])
    }

    pub(crate) fn final_outcome(&self) -> Outcome {
        let standings = self.final_standings();
        let seats = Seat::all(self.seating.players());
        Outcome {
            seats: seats.map(|seat| self.seat_result(seat, &standings)).collect(),
            common: self.together.then(|| self.common_result()),
            reason: if self.together { self.common_reason() } else { self.contest_reason() },
        }
    }

    fn seat_result(&self, seat: Seat, standings: &Standings) -> SeatResult {
        let contest = !self.together;
        SeatResult {
            seat,
            place: standings.place(seat),
            score: contest.then(|| i32::from(self.score(seat))),
            tie_breaks: if contest { vec![-i32::from(self.loads_lying(seat))] } else { vec![] },
            reasons: self.seat_reasons(seat),
        }
    }

    fn seat_reasons(&self, seat: Seat) -> Vec<Text> {
        let pile = self.board.pile(seat);
        let mut numbers: Vec<u8> =
            tiles(pile).map(|tile| self.board.number(tile).value()).collect();
        numbers.sort_unstable_by_key(|&number| Reverse(number));
        let (en, de) = words::tiles(pile.count_ones());
        let sum = numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
        let sum = if sum.is_empty() { "0".into() } else { sum };
        let score = self.score(seat);
        let lying = self.loads_lying(seat);
        vec![
            Text::new(format!("{en}: {sum} = {score}"), format!("{de}: {sum} = {score}")),
            Text::new(
                format!("own loads on tiles still lying: {lying}"),
                format!("eigene Ladungen auf liegenden Waldstücken: {lying}"),
            ),
        ]
    }

    fn common_result(&self) -> Common {
        let lost =
            Text::new("tiles cut off without a load", "ohne Ladung abgeschnittene Waldstücke");
        let left = Text::new("tiles still burning", "noch brennende Waldstücke");
        let shortfalls = [(lost, self.board.gone()), (left, self.board.burning())];
        Common {
            won: self.all_gathered(),
            score: None,
            shortfalls: shortfalls
                .into_iter()
                .filter(|&(_, set)| set != 0)
                .map(|(what, set)| Shortfall { what, count: set.count_ones() })
                .collect(),
        }
    }

    fn common_reason(&self) -> Text {
        if self.all_gathered() {
            return Text::new("Every tile was gathered.", "Alle Waldstücke sind eingesammelt.");
        }
        if self.is_spoilt() {
            let (en, de) = words::tiles(self.board.gone().count_ones());
            return Text::new(
                format!("Lost: {en} cut off without a load."),
                format!("Verloren: {de} ohne Ladung abgeschnitten."),
            );
        }
        let (en, de) = words::tiles(self.board.burning().count_ones());
        Text::new(
            format!("Lost: no flight is left and {en} still burning."),
            format!("Verloren: kein Flug ist mehr möglich, es brennen noch {de}."),
        )
    }

    fn contest_reason(&self) -> Text {
        let standings = self.final_standings();
        let winners: Vec<Seat> =
            Seat::all(self.seating.players()).filter(|&seat| standings.won(seat)).collect();
        let best = self.score(winners[0]);
        let level = Seat::all(self.seating.players()).filter(|&seat| self.score(seat) == best);
        let tied = level.count();
        let names = |seats: &[Seat]| {
            seats.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(", ")
        };
        let who = names(&winners);
        if winners.len() > 1 {
            return Text::new(
                format!("Seats {who} share the victory with {best} points and equal loads lying."),
                format!(
                    "Die Plätze {who} gewinnen gemeinsam: {best} Punkte, gleich viele Ladungen."
                ),
            );
        }
        if tied > 1 {
            return Text::new(
                format!("Seat {who} wins the tie at {best} points with fewer loads still lying."),
                format!("Platz {who} gewinnt bei {best} Punkten mit weniger liegenden Ladungen."),
            );
        }
        Text::new(
            format!("Seat {who} wins with {best} points."),
            format!("Platz {who} gewinnt mit {best} Punkten."),
        )
    }
}
