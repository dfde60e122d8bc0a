//! Why animals may not flee so.

use forest::{Colour, Number};
use hex::Hex;
use kernel::Refusal;

use crate::clause::refuse;
use crate::herds::tiles;
use crate::state::OnTheRun;

impl OnTheRun {
    pub(super) fn refuse_flee(&self, number: Number, colour: Colour) -> Option<Refusal> {
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
    pub(super) fn refuse_from(&self, number: Number, colour: Colour, from: Hex) -> Option<Refusal> {
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
    pub(super) fn refuse_to(&self, number: Number, from: Hex, to: Hex) -> Option<Refusal> {
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
        tiles(group).map(|member| self.woods.place(member)).collect()
    }
}
