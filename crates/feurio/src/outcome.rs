//! How it ended.

use forest::TileSet;
use kernel::{Common, Outcome, Seat, SeatResult, Shortfall, Standings, Text};

use crate::{Area, Ending, Feurio, Nearness, Phase};

impl Feurio {
    pub(crate) fn final_standings(&self) -> Option<Standings> {
        let Phase::Over(_) = self.phase else { return None };
        let seats = self.rules.seating.players();
        if self.rules.common_goal {
            return Some(Standings::common(seats, self.nearness().reached()));
        }
        let mut merit = [(0, 0); 4];
        for (merit, seat) in merit.iter_mut().zip(Seat::all(seats)) {
            *merit = self.score(seat);
        }
        Some(Standings::by_merit(&merit[..usize::from(seats)]))
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let Phase::Over(ending) = self.phase else { return None };
        let standings = self.final_standings()?;
        let seats = Seat::all(self.rules.seating.players());
        if self.rules.common_goal {
            let nearness = self.nearness();
            let seats = seats.map(|seat| bare_result(seat, standings.place(seat))).collect();
            let reason = reason_common(nearness);
            return Some(Outcome { seats, common: Some(common(nearness)), reason });
        }
        let seats = seats.map(|seat| self.result(seat, standings.place(seat))).collect();
        Some(Outcome { seats, common: None, reason: self.reason(&standings, ending) })
    }

    fn result(&self, seat: Seat, place: Option<u8>) -> SeatResult {
        let (total, best) = self.score(seat);
        let colours = self.rules.seating.colours(seat);
        SeatResult {
            seat,
            place,
            score: Some(i32::from(total)),
            tie_breaks: vec![i32::from(best)],
            reasons: colours
                .flat_map(|colour| self.areas(colour))
                .map(|area| self.explain(&area))
                .collect(),
        }
    }

    /// `blue: 6+4+2 = 12, divided by 2: 6`.
    pub(crate) fn explain(&self, area: &Area) -> Text {
        let sum = self.sum_of(area.tiles);
        let (en, de) = (area.colour.name().en, area.colour.name().de);
        match area.water {
            Some(water) => Text::new(
                format!("{en}: {sum}, divided by {water}: {}", area.points),
                format!("{de}: {sum}, geteilt durch {water}: {}", area.points),
            ),
            None => Text::new(
                format!("{en}: {sum}, but enclosed: 0"),
                format!("{de}: {sum}, aber eingeschlossen: 0"),
            ),
        }
    }

    fn sum_of(&self, tiles: TileSet) -> String {
        let mut numbers: Vec<u8> = (0..self.forest.len())
            .filter(|&tile| tiles >> tile & 1 == 1)
            .map(|tile| self.forest.number(tile).value())
            .collect();
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        let terms: Vec<String> = numbers.iter().map(u8::to_string).collect();
        match terms.as_slice() {
            [one] => one.clone(),
            many => format!("{} = {}", many.join("+"), numbers.iter().sum::<u8>()),
        }
    }

    fn reason(&self, standings: &Standings, ending: Ending) -> Text {
        debug_assert_eq!(ending, Ending::AllPassed, "contests end by passing (FE-30)");
        let seats = || Seat::all(self.rules.seating.players());
        let winners: Vec<Seat> = seats().filter(|&seat| standings.won(seat)).collect();
        let (score, best) = self.score(winners[0]);
        let tied = seats().filter(|&seat| self.score(seat).0 == score).count();
        match (winners.as_slice(), tied) {
            ([winner], 1) => Text::new(
                format!("Seat {} wins with {score} points", winner.0),
                format!("Platz {} gewinnt mit {score} Punkten", winner.0),
            ),
            ([winner], _) => Text::new(
                format!("Seat {} wins the tie at {score} with an area of {best}", winner.0),
                format!(
                    "Platz {} gewinnt bei {score} Punkten durch eine Fläche zu {best}",
                    winner.0
                ),
            ),
            (several, _) => {
                let names: Vec<String> = several.iter().map(|seat| seat.0.to_string()).collect();
                Text::new(
                    format!("Seats {} share the victory with {score} points", names.join(", ")),
                    format!("Die Plätze {} gewinnen zusammen, je {score} Punkte", names.join(", ")),
                )
            }
        }
    }
}

fn bare_result(seat: Seat, place: Option<u8>) -> SeatResult {
    SeatResult { seat, place, score: None, tie_breaks: vec![], reasons: vec![] }
}

fn common(nearness: Nearness) -> Common {
    let shortfall = |en: &str, de: &str, count: u8| Shortfall {
        what: Text::new(en, de),
        count: u32::from(count),
    };
    let all = [
        shortfall("men left", "Männer übrig", nearness.men_left),
        shortfall("areas too many", "Flächen zu viel", nearness.areas_too_many),
        shortfall(
            "areas without a 1 at the edge",
            "Flächen ohne 1 am Rand",
            nearness.areas_without_water,
        ),
    ];
    Common {
        won: nearness.reached(),
        score: None,
        shortfalls: all.into_iter().filter(|one| one.count > 0).collect(),
    }
}

fn reason_common(nearness: Nearness) -> Text {
    let difficulty = nearness.difficulty;
    if nearness.reached() {
        return Text::new(
            format!("The forest is saved, at difficulty {difficulty}"),
            format!("Der Wald ist gerettet, Schwierigkeit {difficulty}"),
        );
    }
    Text::new(
        format!("The forest is lost, at difficulty {difficulty}"),
        format!("Der Wald ist verloren, Schwierigkeit {difficulty}"),
    )
}
