//! The end in words and numbers (FP-50, FP-51).

use kernel::{Common, Outcome, Seat, SeatResult, Shortfall, Standings, Text};

use crate::phase::Phase;
use crate::state::{FlashPoint, TO_WIN, VICTIMS};

impl FlashPoint {
    pub(crate) fn final_standings(&self) -> Option<Standings> {
        let over = self.phase == Phase::Over;
        over.then(|| Standings::common(self.rules.players, self.won()))
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let standings = self.final_standings()?;
        let seats = Seat::all(self.rules.players).map(|seat| SeatResult {
            seat,
            place: standings.place(seat),
            score: None,
            tie_breaks: vec![],
            reasons: vec![],
        });
        let common = Common {
            won: self.won(),
            score: Some(i32::from(self.tally.rescued)),
            shortfalls: self.shortfalls(),
        };
        Some(Outcome { seats: seats.collect(), common: Some(common), reason: self.reason() })
    }

    fn shortfalls(&self) -> Vec<Shortfall> {
        if self.won() {
            return vec![];
        }
        let missing = TO_WIN - self.tally.rescued;
        let what = Text::new("victims still to be rescued", "noch zu rettende Opfer");
        vec![Shortfall { what, count: u32::from(missing) }]
    }

    fn reason(&self) -> Text {
        let (rescued, lost) = (self.tally.rescued, self.tally.lost);
        let collapsed = self.house.collapsed();
        match (self.won(), collapsed) {
            (true, _) if rescued == VICTIMS => Text::new(
                "A perfect game: all ten victims are safe.",
                "Perfekt: alle zehn Opfer sind gerettet.",
            ),
            (true, true) => Text::new(
                format!("The building came down, but {rescued} victims were safe before."),
                format!("Das Gebäude stürzte ein, aber {rescued} Opfer waren schon gerettet."),
            ),
            (true, false) => Text::new(
                format!("{rescued} victims are safe, {lost} were lost."),
                format!("{rescued} Opfer sind gerettet, {lost} verloren."),
            ),
            (false, true) => Text::new(
                format!("The building collapsed; {rescued} victims had been rescued."),
                format!("Das Gebäude ist eingestürzt; {rescued} Opfer waren gerettet."),
            ),
            (false, false) => Text::new(
                format!("{lost} victims were lost; {rescued} had been rescued."),
                format!("{lost} Opfer sind verloren; {rescued} waren gerettet."),
            ),
        }
    }
}
