//! The end in words.

use forest::Colour;
use kernel::{Common, Outcome, Seat, SeatResult, Shortfall, Standings, Text};

use crate::event::Ending;
use crate::setup::WINDS;
use crate::state::{OnTheRun, Phase};
use crate::wording::{animals, capital, colours, listed, points};

impl OnTheRun {
    pub(crate) fn result(&self) -> Option<Outcome> {
        let Phase::Over(ending) = self.phase else { return None };
        let standings = self.ranking()?;
        if self.table.cooperative {
            return Some(self.common_result(&standings));
        }
        let seats = Seat::all(self.table.players).map(|seat| self.seat_result(seat, &standings));
        Some(Outcome {
            seats: seats.collect(),
            common: None,
            reason: self.reason(ending, &standings),
        })
    }

    fn seat_result(&self, seat: Seat, standings: &Standings) -> SeatResult {
        SeatResult {
            seat,
            place: standings.place(seat),
            score: Some(self.points(seat)),
            tie_breaks: vec![-(self.seat_damage(seat) as i32)],
            reasons: vec![self.escaped_text(seat), self.unused_text(seat), self.damage_text(seat)],
        }
    }

    fn escaped_text(&self, seat: Seat) -> Text {
        let own: Vec<_> = self.table.stock.colours(seat).collect();
        let factors: Vec<_> = own.iter().map(|&c| self.escaped(c).to_string()).collect();
        let sum = match own.len() {
            1 => String::new(),
            _ => format!(" = {}", self.gain(seat)),
        };
        let names = colours(&own);
        let product = factors.join(" × ");
        Text::new(
            format!("escaped ({}): {product}{sum}", names.en),
            format!("entkommen ({}): {product}{sum}", names.de),
        )
    }

    fn unused_text(&self, seat: Seat) -> Text {
        let count = self.unused(seat);
        Text::new(
            format!("less the animals in the supply: {count}"),
            format!("abzüglich der Tiere im Vorrat: {count}"),
        )
    }

    fn damage_text(&self, seat: Seat) -> Text {
        let damage = self.seat_damage(seat);
        Text::new(
            format!("damage in the forest, for ties: {damage}"),
            format!("Schaden im Wald, bei Gleichstand: {damage}"),
        )
    }

    /// How the game ended and what decided it.
    fn reason(&self, ending: Ending, standings: &Standings) -> Text {
        let winners: Vec<Seat> =
            Seat::all(self.table.players).filter(|&seat| standings.won(seat)).collect();
        let best = winners.first().map_or(0, |&seat| self.points(seat));
        let equal = Seat::all(self.table.players).filter(|&seat| self.points(seat) == best).count();
        let (en, de) = match (winners.len(), equal) {
            (1, 1) => ("", ""),
            (1, _) => (" and the least damage", " und dem geringsten Schaden"),
            _ => (" and equal damage", " und gleichem Schaden"),
        };
        let names = |de: bool| {
            let each: Vec<_> = winners.iter().map(|&seat| self.seat_name(seat, de)).collect();
            listed(&each, if de { "und" } else { "and" })
        };
        let (how, won) = (ending.tell(), points(best));
        let dative = if best == 1 { "" } else { "n" };
        let verb = if winners.len() == 1 { "gewinnt" } else { "gewinnen" };
        Text::new(
            format!("{}: {} won with {}{en}.", capital(&how.en), names(false), won.en),
            format!("{}: {} {verb} mit {}{dative}{de}.", capital(&how.de), names(true), won.de),
        )
    }

    /// A seat by its colours: `red`, `red/green`.
    fn seat_name(&self, seat: Seat, german: bool) -> String {
        let names = self.table.stock.colours(seat).map(Colour::name);
        let names: Vec<_> = names.map(|name| if german { name.de } else { name.en }).collect();
        names.join("/")
    }

    fn common_result(&self, standings: &Standings) -> Outcome {
        let bare = |seat| SeatResult {
            seat,
            place: standings.place(seat),
            score: None,
            tie_breaks: vec![],
            reasons: vec![],
        };
        Outcome {
            seats: Seat::all(self.table.players).map(bare).collect(),
            common: Some(Common {
                won: self.all_in_play(),
                score: Some(self.common_points()),
                shortfalls: self.shortfalls(),
            }),
            reason: self.common_reason(),
        }
    }

    /// What the common goal lacked, and what kept its points at nothing.
    fn shortfalls(&self) -> Vec<Shortfall> {
        let left = u32::from(self.supplies.total());
        let lost = self.colours_lost();
        let all = [
            (left, "animals left in the supply", "Tiere noch im Vorrat"),
            (lost, "colours of which no animal escaped", "Farben, von denen kein Tier entkam"),
        ];
        let lacking = all.into_iter().filter(|&(count, ..)| count > 0);
        lacking.map(|(count, en, de)| Shortfall { what: Text::new(en, de), count }).collect()
    }

    fn common_reason(&self) -> Text {
        let left = u32::from(self.supplies.total());
        if left > 0 {
            let left = animals(left);
            return Text::new(
                format!("Lost: {} still in the supply.", left.en),
                format!("Verloren: noch {} im Vorrat.", left.de),
            );
        }
        let factor = |colour, name: &str| format!("{name} {}", self.escaped(colour));
        let en = WINDS.map(|colour| factor(colour, colour.name().en)).join(" × ");
        let de = WINDS.map(|colour| factor(colour, colour.name().de)).join(" × ");
        let sum = points(self.common_points());
        Text::new(
            format!("Won: all animals are in play; escaped: {en} = {}.", sum.en),
            format!("Gewonnen: alle Tiere sind im Spiel; entkommen: {de} = {}.", sum.de),
        )
    }
}
