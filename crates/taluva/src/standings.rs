//! Who came where, and why.

use kernel::{Outcome, Seat, SeatResult, Standings, Text};

use crate::state::{End, Fate, Phase};
use crate::{Pieces, Taluva};

impl Taluva {
    pub(crate) fn final_standings(&self) -> Option<Standings> {
        match self.phase {
            Phase::Over(end) => Some(self.places(end)),
            _ => None,
        }
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase else { return None };
        let standings = self.places(end);
        let results = self.all_seats().map(|seat| self.result(seat, standings.place(seat)));
        Some(Outcome { seats: results.collect(), common: None, reason: self.reason(end) })
    }

    /// The places if the game ended so now.
    pub(crate) fn places(&self, end: End) -> Standings {
        let mut places = [0; 4];
        for seat in self.all_seats() {
            places[seat.index()] = match end {
                _ if self.rules.ranking => self.ranking_place(seat),
                End::Early(winner) => self.place_behind(winner, seat),
                End::LastLeft => u8::from(self.team_plays(seat)),
                End::TilesGone => self.place_by_merit(seat),
            };
        }
        Standings::from_places(&places[..usize::from(self.rules.players)])
    }

    /// Ranking play: early finishers in front, those who dropped out at the end, the first one
    /// last, the others by merit in between (TA-33).
    fn ranking_place(&self, seat: Seat) -> u8 {
        match self.fates[seat.index()] {
            Fate::Finished(place) => place,
            Fate::Out(order) => self.rules.players + 1 - order,
            Fate::Playing => {
                let finished = self.fates.iter().filter(|fate| matches!(fate, Fate::Finished(_)));
                finished.count() as u8 + self.place_by_merit(seat)
            }
        }
    }

    /// After an early win the winner's side is first and everybody else shares the place behind it;
    /// who is out has none (TA-30, TA-31).
    fn place_behind(&self, winner: Seat, seat: Seat) -> u8 {
        let side = self.rules.team(winner);
        if self.rules.team(seat) == side {
            return 1;
        }
        let winners = self.all_seats().filter(|&other| self.rules.team(other) == side).count();
        if self.team_plays(seat) { winners as u8 + 1 } else { 0 }
    }

    /// Most temples, then towers, then huts (TA-32); none for who is out (TA-30).
    fn place_by_merit(&self, seat: Seat) -> u8 {
        if !self.team_plays(seat) {
            return 0;
        }
        let own = self.merit(seat);
        let better = |&other: &Seat| self.team_plays(other) && self.merit(other) > own;
        1 + self.all_seats().filter(better).count() as u8
    }

    /// Whether anybody of the seat's team is still playing.
    fn team_plays(&self, seat: Seat) -> bool {
        self.team_mates(seat).any(|mate| self.is_playing(mate))
    }

    fn team_mates(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let team = self.rules.team(seat);
        self.all_seats().filter(move |&mate| self.rules.team(mate) == team)
    }

    /// Temples, towers and huts built, lost huts included (TA-32); a team's sums (TA-34). Who is
    /// out does not count (TA-30), so a partner who is out adds nothing.
    pub(crate) fn merit(&self, seat: Seat) -> [u8; 3] {
        let playing = self.team_mates(seat).filter(|&mate| self.is_playing(mate));
        playing.fold([0; 3], |sum, mate| {
            let built = self.supply(mate).built().merit();
            [sum[0] + built[0], sum[1] + built[1], sum[2] + built[2]]
        })
    }

    fn result(&self, seat: Seat, place: Option<u8>) -> SeatResult {
        let Pieces { huts, temples, towers } = self.supply(seat).built();
        let mut reasons = vec![Text::new(
            format!("{temples} of 3 temples, {towers} of 2 towers, {huts} of 20 huts built"),
            format!("{temples} von 3 Tempeln, {towers} von 2 Türmen, {huts} von 20 Hütten gebaut"),
        )];
        reasons.extend(self.fate_in_words(seat));
        let compared = self.team_plays(seat).then(|| self.merit(seat).map(i32::from));
        let tie_breaks = compared.into_iter().flatten().collect();
        SeatResult { seat, place, score: None, tie_breaks, reasons }
    }

    fn fate_in_words(&self, seat: Seat) -> Option<Text> {
        match self.fates[seat.index()] {
            Fate::Playing => None,
            Fate::Finished(place) => Some(Text::new(
                format!("Finished early at place {place} (TA-33)"),
                format!("Vorzeitig fertig auf Rang {place} (TA-33)"),
            )),
            Fate::Out(_) => Some(Text::new(
                "Out: could not build (TA-30)",
                "Ausgeschieden: konnte nicht bauen (TA-30)",
            )),
        }
    }

    /// What decided the game.
    pub(crate) fn reason(&self, end: End) -> Text {
        match end {
            End::Early(seat) if self.rules.teams => Text::new(
                format!(
                    "Seats {} and {} have built out three of their six kinds together (TA-34)",
                    seat.0 % 2,
                    seat.0 % 2 + 2
                ),
                format!(
                    "Platz {} und {} haben zusammen drei ihrer sechs Sorten ganz verbaut (TA-34)",
                    seat.0 % 2,
                    seat.0 % 2 + 2
                ),
            ),
            End::Early(seat) => Text::new(
                format!("Seat {} has built all pieces of two kinds (TA-31)", seat.0),
                format!("Platz {} hat zwei Sorten ganz verbaut (TA-31)", seat.0),
            ),
            End::LastLeft if self.rules.ranking => Text::new(
                "Only one player is left: all places are taken (TA-33)",
                "Nur einer ist noch im Spiel: Alle Ränge sind vergeben (TA-33)",
            ),
            End::LastLeft => Text::new(
                "All others are out: who is left wins (TA-30)",
                "Alle anderen sind ausgeschieden: Wer übrig ist, gewinnt (TA-30)",
            ),
            End::TilesGone => Text::new(
                "The last tile is laid: most temples, then towers, then huts (TA-32)",
                "Das letzte Plättchen liegt: die meisten Tempel, dann Türme, dann Hütten (TA-32)",
            ),
        }
    }
}
