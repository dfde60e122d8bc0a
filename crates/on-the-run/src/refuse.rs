//! Why something may not be done, decided from the rules and what lies on the table.

use forest::{Arrangement, Colour, Lying, Number};
use hex::Hex;
use kernel::Refusal;

use crate::action::Action;
use crate::clause::refuse;
use crate::legal::MOST_STARTLED;
use crate::state::{OnTheRun, Pack, Phase};
use crate::wording::{animals, capital, colours, listed};

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

    fn refuse_startle(&self, colour: Colour, count: u8, at: Hex) -> Option<Refusal> {
        if !self.turn.laid {
            return refuse(
                20,
                "the last tile is laid: animals can only flee now",
                "das letzte Waldstück liegt: Tiere können nur noch fliehen",
            );
        }
        self.refuse_colour(colour).or_else(|| self.refuse_count(colour, count)).or_else(|| {
            match self.woods.tile_at(at) {
                Some(tile) => self.refuse_spaces(tile, count),
                None if count > 1 && self.refuse_field(at).is_none() => refuse(
                    13,
                    format!("edge field {at} holds one animal, not {count}"),
                    format!("Randfeld {at} fasst ein Tier, nicht {count}"),
                ),
                None => self.refuse_field(at),
            }
        })
    }

    /// Only certain colours may be used in a turn.
    fn refuse_colour(&self, colour: Colour) -> Option<Refusal> {
        let own = self.colours();
        if own.contains(&colour) {
            return None;
        }
        let clause = match (self.table.cooperative, self.table.players) {
            (true, _) => 42,
            (false, 2) => 41,
            (false, 3) if self.table.is_predator(colour) => 40,
            _ => 2,
        };
        let (own, other) = (colours(own), colour.name());
        refuse(
            clause,
            format!("{} cannot be used in this turn, only {}", other.en, own.en),
            format!("{} ist in diesem Zug nicht dran, nur {}", other.de, own.de),
        )
    }

    fn refuse_count(&self, colour: Colour, count: u8) -> Option<Refusal> {
        let supply = self.supply(colour);
        if (1..=MOST_STARTLED.min(supply)).contains(&count) {
            return None;
        }
        let left = animals(u32::from(supply));
        refuse(
            13,
            format!("one to three animals are startled, not {count}; the supply holds {}", left.en),
            format!(
                "ein bis drei Tiere werden aufgeschreckt, nicht {count}; der Vorrat hat {}",
                left.de
            ),
        )
    }

    fn refuse_spaces(&self, tile: usize, count: u8) -> Option<Refusal> {
        let taken: u8 = Colour::ALL.iter().map(|&colour| self.herds.count(tile, colour)).sum();
        let free = self.woods.number(tile).spaces().saturating_sub(taken);
        if count <= free {
            return None;
        }
        let at = self.woods.place(tile);
        refuse(
            16,
            format!("the tile at {at} has room for {free} more, not for {count}"),
            format!("das Waldstück auf {at} hat noch Platz für {free}, nicht für {count}"),
        )
    }

    fn refuse_flee(&self, number: Number, colour: Colour) -> Option<Refusal> {
        let stood_on =
            |tile: usize| self.woods.number(tile) == number && self.herds.count(tile, colour) > 0;
        self.refuse_colour(colour).or_else(|| {
            if (0..self.woods.len()).any(stood_on) {
                return None;
            }
            let name = colour.name();
            refuse(
                14,
                format!("no {} animal stands on a {number}", name.en),
                format!("{} hat kein Tier auf einer {number}", name.de),
            )
        })
    }

    /// Only animals on the number named move.
    fn refuse_from(&self, number: Number, colour: Colour, from: Hex) -> Option<Refusal> {
        let name = colour.name();
        match self.woods.tile_at(from) {
            Some(tile)
                if self.woods.number(tile) == number && self.herds.count(tile, colour) > 0 =>
            {
                None
            }
            _ => refuse(
                14,
                format!("no {} animal stands on a {number} at {from}", name.en),
                format!("{} hat auf {from} kein Tier, das eine {number} verlässt", name.de),
            ),
        }
    }

    /// They move to a touching tile with another number, or to a touching edge field; tiles with
    /// one number that hang together count as one.
    fn refuse_to(&self, number: Number, from: Hex, to: Hex) -> Option<Refusal> {
        let arrivals = match self.woods.tile_at(to) {
            Some(tile) if self.woods.number(tile) == number => {
                return refuse(
                    14,
                    format!("the tile at {to} shows a {number} too"),
                    format!("das Waldstück auf {to} zeigt auch eine {number}"),
                );
            }
            Some(tile) => self.group_places(tile),
            None => vec![to],
        };
        let departures = self.woods.tile_at(from).map_or(vec![], |tile| self.group_places(tile));
        let touch = departures.iter().any(|a| arrivals.iter().any(|b| a.distance(*b) == 1));
        if touch {
            return match self.woods.tile_at(to) {
                Some(tile) => self.refuse_spaces(tile, 1),
                None => self.refuse_field(to),
            };
        }
        refuse(
            15,
            format!("{to} does not touch the {number}s at {from}, nor do equal numbers link them"),
            format!("{to} berührt die {number} auf {from} nicht, auch nicht über gleiche Zahlen"),
        )
    }

    /// The places of all tiles that count as one with `tile` for moving.
    fn group_places(&self, tile: usize) -> Vec<Hex> {
        let numbers = self.woods.numbers().iter().enumerate();
        let same = numbers.filter(|&(_, &number)| number == self.woods.number(tile));
        let same = same.fold(0, |set, (other, _)| set | 1 << other);
        let group = self.woods.area(tile, same);
        crate::herds::tiles(group).map(|member| self.woods.place(member)).collect()
    }

    fn refuse_predators(&self) -> Option<Refusal> {
        if !self.table.has_predators() {
            return refuse(
                40,
                "there are predators only where three play against each other",
                "Raubtiere gibt es nur, wenn drei gegeneinander spielen",
            );
        }
        if !self.turn.laid {
            return refuse(
                40,
                "the last tile is laid: no predator may follow",
                "das letzte Waldstück liegt: kein Raubtier darf mehr kommen",
            );
        }
        if self.supplies.of(self.turn.seat, Colour::Yellow) > 0 {
            return None;
        }
        refuse(40, "no predator is left in the supply", "kein Raubtier ist mehr im Vorrat")
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

/// The predators of one turn hang together.
fn refuse_apart(pack: &Pack, at: Hex) -> Option<Refusal> {
    if pack.places().iter().any(|place| place.distance(at) == 1) {
        return None;
    }
    let pack: Vec<_> = pack.places().iter().map(ToString::to_string).collect();
    refuse(
        40,
        capital(&format!("{at} does not touch {}", listed(&pack, "or"))),
        capital(&format!("{at} berührt {} nicht", listed(&pack, "und"))),
    )
}
