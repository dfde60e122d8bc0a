//! Points and damage (OR-22, OR-41, OR-42).

use forest::Colour;
use kernel::{Seat, Standings};

use crate::herds::tiles;
use crate::state::{OnTheRun, Phase};

impl OnTheRun {
    /// How many animals of `colour` stand on edge fields.
    #[inline]
    pub fn escaped(&self, colour: Colour) -> u8 {
        self.escaped[colour.index()]
    }

    /// The sum of the numbers under the animals of `colour` that are still on tiles.
    pub(crate) fn damage(&self, colour: Colour) -> u32 {
        tiles(self.herds.with(colour))
            .map(|tile| {
                let number = u32::from(self.woods.number(tile).value());
                number * u32::from(self.herds.count(tile, colour))
            })
            .sum()
    }

    /// What is counted before the supply is taken off: one colour's escaped animals, or the product
    /// of two colours' (OR-41).
    pub(crate) fn gain(&self, seat: Seat) -> i32 {
        self.table.stock.colours(seat).map(|colour| i32::from(self.escaped(colour))).product()
    }

    /// How many animals `seat` still has in the supply; predators do not count.
    pub(crate) fn unused(&self, seat: Seat) -> u32 {
        self.table.stock.colours(seat).map(|colour| u32::from(self.supply(colour))).sum()
    }

    /// A seat's points, for those who play against each other.
    pub fn points(&self, seat: Seat) -> i32 {
        self.gain(seat) - self.unused(seat) as i32
    }

    /// A seat's damage, which breaks ties: less is better.
    pub(crate) fn seat_damage(&self, seat: Seat) -> u32 {
        self.table.stock.colours(seat).map(|colour| self.damage(colour)).sum()
    }

    /// Whether those who play together have all animals in play (OR-42).
    pub(crate) fn all_in_play(&self) -> bool {
        self.supplies.total() == 0
    }

    /// The points of those who play together: the product over all four colours, if all animals are
    /// in play.
    pub(crate) fn common_points(&self) -> i32 {
        let product = self.escaped.iter().map(|&count| i32::from(count)).product();
        if self.all_in_play() { product } else { 0 }
    }

    /// How many colours have nobody on an edge field.
    pub(crate) fn colours_lost(&self) -> u32 {
        self.escaped.iter().filter(|&&count| count == 0).count() as u32
    }

    pub(crate) fn ranking(&self) -> Option<Standings> {
        let Phase::Over(_) = self.phase else { return None };
        let players = self.table.players;
        if self.table.cooperative {
            return Some(Standings::common(players, self.all_in_play()));
        }
        let merit = [0, 1, 2, 3].map(|seat| {
            let seat = Seat(seat);
            if seat.0 < players {
                (self.points(seat), -(self.seat_damage(seat) as i32))
            } else {
                (0, 0)
            }
        });
        Some(Standings::by_merit(&merit[..usize::from(players)]))
    }
}
