//! Why something may not be done, decided from the rules and what lies on the table.

mod fleeing;
mod startling;

use forest::{Arrangement, Lying, Number};
use hex::Hex;
use kernel::Refusal;

use self::startling::refuse_apart;
use crate::action::Action;
use crate::clause::refuse;
use crate::state::{OnTheRun, Phase};
use crate::wording::listed;

impl OnTheRun {
    pub(crate) fn refusal(&self, action: Action) -> Option<Refusal> {
        match (self.phase, action) {
            (Phase::Opening(drawn), Action::Draw(number))
                if self.chance_opens(drawn.numbers().len()) =>
            {
                self.refuse_draw(number)
            }
            (Phase::Opening(drawn), Action::Arrange(arrangement))
                if !self.chance_opens(drawn.numbers().len()) =>
            {
                refuse_arrangement(&arrangement, drawn.numbers())
            }
            (Phase::Drawing, Action::Draw(number)) => self.refuse_draw(number),
            (Phase::Laying(_), Action::Lay(at)) => self.refuse_lay(at),
            (Phase::Relocating, Action::Relocate(at)) => self.refuse_field(at),
            (Phase::Acting, Action::Startle { colour, count, at }) => {
                self.refuse_startle(colour, count, at)
            }
            (Phase::Acting, Action::Flee { number, colour }) => self.refuse_flee(number, colour),
            (Phase::Acting, Action::Predator(at)) => {
                self.refuse_predators().or_else(|| self.refuse_field(at))
            }
            (Phase::Fleeing { number, colour }, Action::Move { from, to }) => {
                self.refuse_from(number, colour, from).or_else(|| self.refuse_to(number, from, to))
            }
            (Phase::Prowling(pack), Action::Predator(at)) => {
                self.refuse_field(at).or_else(|| refuse_apart(&pack, at))
            }
            (Phase::Acting, Action::Pass) | (Phase::Prowling(_), Action::Done) => None,
            _ => self.not_now(),
        }
    }

    /// Something else is to be done.
    fn not_now(&self) -> Option<Refusal> {
        let clause = match self.phase {
            Phase::Opening(_) => 2,
            Phase::Drawing | Phase::Laying(_) => 10,
            Phase::Relocating | Phase::Prowling(_) => 40,
            Phase::Acting if !self.turn.laid => 20,
            Phase::Acting => 12,
            Phase::Fleeing { .. } => 14,
            Phase::Over(_) if self.table.cooperative => 42,
            Phase::Over(_) => 21,
        };
        let task = self.now();
        refuse(clause, format!("not now: {}", task.en), format!("nicht jetzt: {}", task.de))
    }

    fn refuse_draw(&self, number: Number) -> Option<Refusal> {
        if self.bag.count(number) > 0 {
            return None;
        }
        refuse(
            1,
            format!("all tiles with a {number} lie on the table"),
            format!("alle Waldstücke mit einer {number} liegen schon"),
        )
    }

    /// The tile must go to a hot spot.
    fn refuse_lay(&self, at: Hex) -> Option<Refusal> {
        let Lying::Rim(_) = self.woods.at(at) else { return self.refuse_field(at) };
        let touching = self.woods.around(at).count();
        if touching < 2 && self.woods.len() > 1 {
            return refuse(
                10,
                format!("{at} touches one tile only; a hot spot touches two or more"),
                format!("{at} berührt nur ein Waldstück; ein Brennpunkt berührt mindestens zwei"),
            );
        }
        let (own, hottest) = (self.hottest_touching(at), self.hottest_of_all());
        if own == hottest {
            return None;
        }
        refuse(
            10,
            format!("the highest number {at} touches is {own}; hot spots touch a {hottest}"),
            format!("{at} berührt höchstens eine {own}; Brennpunkte berühren eine {hottest}"),
        )
    }

    fn hottest_touching(&self, at: Hex) -> Number {
        let numbers = self.woods.around(at).map(|tile| self.woods.number(tile));
        numbers.max().unwrap_or_default()
    }

    /// The highest number that touches any edge field with two tiles or more.
    fn hottest_of_all(&self) -> Number {
        let least = self.woods.len().min(2);
        let fields = self.woods.rim().iter().copied();
        let wide = fields.filter(|&field| self.woods.around(field).count() >= least);
        wide.map(|field| self.hottest_touching(field)).max().unwrap_or_default()
    }

    /// A free edge field is needed.
    fn refuse_field(&self, at: Hex) -> Option<Refusal> {
        match self.woods.at(at) {
            Lying::Tile(_) => refuse(
                3,
                format!("a tile lies at {at}: it is no edge field"),
                format!("auf {at} liegt ein Waldstück: es ist kein Randfeld"),
            ),
            Lying::Nothing => refuse(
                3,
                format!("no tile touches {at}: it is no edge field"),
                format!("kein Waldstück berührt {at}: es ist kein Randfeld"),
            ),
            Lying::Rim(field) => match self.woods.notes()[field].animal {
                None => None,
                Some(_) => refuse(
                    3,
                    format!("somebody stands on edge field {at} already"),
                    format!("auf Randfeld {at} steht schon jemand"),
                ),
            },
        }
    }
}

fn refuse_arrangement(arrangement: &Arrangement, drawn: &[Number]) -> Option<Refusal> {
    if arrangement.uses(drawn) {
        return None;
    }
    let drawn: Vec<_> = drawn.iter().map(ToString::to_string).collect();
    refuse(
        2,
        format!("the tiles to arrange are {}", listed(&drawn, "and")),
        format!("anzuordnen sind {}", listed(&drawn, "und")),
    )
}
