//! Random decisions without listing all of them.
//!
//! Whatever is picked here for a number is what the list of legal actions holds at that index: the
//! tests compare the two.

use forest::{Colour, Number};
use hex::Hex;
use kernel::{Rng, Scratch, below};

use crate::action::Action;
use crate::edge::{EdgeSet, free_fields, hot_spots, nth_edge};
use crate::flee::Flight;
use crate::herds::nth_tile;
use crate::legal::MOST_STARTLED;
use crate::state::{OnTheRun, Phase};

impl OnTheRun {
    /// A random decision: chance by weight, a seat uniformly.
    #[inline]
    pub(crate) fn pick<R: Rng + ?Sized>(
        &self,
        scratch: &mut Scratch<Action>,
        rng: &mut R,
    ) -> Action {
        match self.phase {
            Phase::Drawing => self.pick_draw(rng),
            Phase::Opening(drawn) if self.chance_opens(drawn.numbers().len()) => {
                self.pick_draw(rng)
            }
            Phase::Laying(_) => {
                let hot = hot_spots(&self.woods);
                Action::Lay(self.nth_field(hot, below(rng, hot.count_ones())))
            }
            Phase::Acting => self.nth_act(below(rng, self.count_acts())),
            Phase::Fleeing { number, colour } => self.pick_move(number, colour, rng),
            _ => self.pick_listed(scratch, rng),
        }
    }

    #[inline]
    fn pick_draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let mut ticket = below(rng, u32::from(self.bag.unseen()));
        for number in Number::ALL {
            let count = u32::from(self.bag.count(number));
            if ticket < count {
                return Action::Draw(number);
            }
            ticket -= count;
        }
        unreachable!("the ticket is below the number of tiles");
    }

    fn pick_listed<R: Rng + ?Sized>(&self, scratch: &mut Scratch<Action>, rng: &mut R) -> Action {
        self.list(&mut scratch.actions);
        scratch.actions[below(rng, scratch.actions.len() as u32) as usize]
    }

    #[inline]
    fn nth_field(&self, fields: EdgeSet, n: u32) -> Hex {
        self.woods.rim()[nth_edge(fields, n)]
    }

    /// How many things may be done in the acting phase.
    #[inline]
    fn count_acts(&self) -> u32 {
        let own: u32 = self
            .colours()
            .iter()
            .map(|&colour| self.count_startles(colour) + self.numbers_of(colour).count() as u32)
            .sum();
        let predators = if self.predators() > 0 { self.free_edges() } else { 0 };
        own + predators + 1
    }

    /// The most animals of `colour` that may be startled now.
    #[inline]
    fn most_startled(&self, colour: Colour) -> u8 {
        if self.turn.laid { self.supply(colour).min(MOST_STARTLED) } else { 0 }
    }

    #[inline]
    fn count_startles(&self, colour: Colour) -> u32 {
        let most = self.most_startled(colour);
        let on_tiles: u32 = (1..=most).map(|count| self.herds.room_for(count).count_ones()).sum();
        if most > 0 { on_tiles + self.free_edges() } else { 0 }
    }

    #[inline]
    fn numbers_of(&self, colour: Colour) -> impl Iterator<Item = Number> {
        Number::ALL.into_iter().filter(move |&number| self.herds.on(number, colour) != 0)
    }

    /// The `n`-th of all things that may be done in the acting phase, as they are listed.
    fn nth_act(&self, mut n: u32) -> Action {
        for &colour in self.colours() {
            let startles = self.count_startles(colour);
            if n < startles {
                return self.nth_startle(colour, n);
            }
            n -= startles;
            for number in self.numbers_of(colour) {
                if n == 0 {
                    return Action::Flee { number, colour };
                }
                n -= 1;
            }
        }
        if self.predators() > 0 && n < self.free_edges() {
            return Action::Predator(self.nth_field(free_fields(&self.woods), n));
        }
        Action::Pass
    }

    #[inline]
    fn nth_startle(&self, colour: Colour, mut n: u32) -> Action {
        for count in 1..=self.most_startled(colour) {
            let room = self.herds.room_for(count);
            if n < room.count_ones() {
                let at = self.woods.place(nth_tile(room, n));
                return Action::Startle { colour, count, at };
            }
            n -= room.count_ones();
        }
        let at = self.nth_field(free_fields(&self.woods), n);
        Action::Startle { colour, count: 1, at }
    }

    /// One of all moves: each group takes the place of those before it with its share of them all.
    #[inline]
    fn pick_move<R: Rng + ?Sized>(&self, number: Number, colour: Colour, rng: &mut R) -> Action {
        let (mut total, mut chosen) = (0, None);
        for flight in self.flights(number, colour) {
            total += flight.count();
            let ticket = below(rng, total);
            if ticket < flight.count() {
                chosen = Some((flight, ticket));
            }
        }
        chosen.map_or(Action::Pass, |(flight, n)| self.nth_move(flight, n))
    }

    #[inline]
    fn nth_move(&self, flight: Flight, n: u32) -> Action {
        let targets = flight.routes.count();
        let from = self.woods.place(nth_tile(flight.waiting, n / targets));
        let (n, inwards) = (n % targets, flight.routes.tiles);
        let to = match n.checked_sub(inwards.count_ones()) {
            None => self.woods.place(nth_tile(inwards, n)),
            Some(n) => self.nth_field(flight.routes.edges, n),
        };
        Action::Move { from, to }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Scratch, Silent};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;

    use super::*;
    use crate::{Position, Setup, Stage};

    /// What can be picked in this position, in order; `None` where the list itself is used.
    fn picked(game: &OnTheRun) -> Option<Vec<Action>> {
        match game.phase {
            Phase::Laying(_) => {
                let hot = hot_spots(&game.woods);
                Some((0..hot.count_ones()).map(|n| Action::Lay(game.nth_field(hot, n))).collect())
            }
            Phase::Acting => Some((0..game.count_acts()).map(|n| game.nth_act(n)).collect()),
            Phase::Fleeing { number, colour } => {
                let moves =
                    |flight: Flight| (0..flight.count()).map(move |n| game.nth_move(flight, n));
                Some(game.flights(number, colour).flat_map(moves).collect())
            }
            _ => None,
        }
    }

    /// Two groups with different numbers of moves: each move comes up equally often.
    #[test]
    fn moves_are_picked_evenly() {
        let game = Position::new(Setup::default())
            .tiles(&[(0, 0, 6), (1, 0, 1), (2, 0, 2), (3, 0, 6), (4, 0, 5)])
            .animals(Colour::Red, 2, (0, 0))
            .animals(Colour::Red, 1, (3, 0))
            .stage(Stage::Acting)
            .build();
        let mut game = game.unwrap();
        game.play("flee 6 red".parse().unwrap(), &mut Silent).unwrap();
        let (mut listed, mut rng) = (vec![], ChaCha8Rng::seed_from_u64(3));
        game.legal(&mut listed);
        let mut counts = vec![0u32; listed.len()];
        for _ in 0..1000 * listed.len() {
            let action = game.sample(&mut Scratch::default(), &mut rng);
            counts[listed.iter().position(|&other| other == action).unwrap()] += 1;
        }
        assert!(counts.len() > 8 && counts.iter().all(|n| (850..1150).contains(n)), "{counts:?}");
    }

    #[test]
    fn what_is_picked_is_what_is_listed() {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let (mut scratch, mut listed, mut compared) = (Scratch::default(), vec![], 0);
        for seed in 0..200 {
            let players = seed % 4 + 1;
            let setup = Setup { players, cooperative: seed % 8 < 4, ..Setup::default() };
            let mut game = OnTheRun::new(&setup).unwrap();
            while game.outcome().is_none() {
                game.legal(&mut listed);
                if let Some(picked) = picked(&game) {
                    assert_eq!(picked, listed);
                    compared += 1;
                }
                let action = game.sample(&mut scratch, &mut rng);
                game.play_unchecked(action, &mut Silent);
            }
        }
        assert!(compared > 5_000, "only {compared} positions were compared");
    }
}
