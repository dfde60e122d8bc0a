//! Weights of what is done at a glance: which numbers let playouts end best.
//!
//! Playouts are so cheap that their weights need no gradient. Of a crowd of guesses round what is
//! known the best ones are kept, and the next crowd is drawn round these (the cross-entropy method).
//! All guesses of a crowd play the same games; in contests against what was known before the round.

use kernel::{Actor, Digest, Rng, Scratch, Seat, Silent};

use crate::insight::{Insight, Known, Tuned};
use crate::search::{Lore, SplitMix};
use crate::tune::Fit;

/// Rounds, guesses a round, and those of them the next round is drawn round.
const ROUNDS: u32 = 30;
const CROWD: usize = 45;
const BEST: usize = 9;
/// How far guesses lie apart at first: so much, and so much of the number itself.
const APART: f32 = 0.3;
/// How far the next round moves towards the best, and how far guesses lie apart at least.
const STRIDE: f32 = 0.7;
const CLOSEST: f32 = 0.005;
/// What before and after are measured by: so many times the games of a guess.
const CHECKED: u32 = 4;

/// The numbers whose names begin with `prefix`, so that a seat's share at the end of playouts from
/// `first` is greatest on average; a guess plays `games` of them. `told` hears of each round. The
/// result's `before` and `after` are that share, in contests against the numbers of the program.
pub fn climb<G: Known, R: Rng + ?Sized>(
    first: &G,
    prefix: &str,
    games: u32,
    rng: &mut R,
    mut told: impl FnMut(u32, u32),
) -> Fit {
    let start = G::Insight::default().weights();
    let mut crowd = Crowd::new::<G>(&start, prefix);
    let apart = rng.next_u64();
    for round in 0..ROUNDS {
        told(round, ROUNDS);
        let seed = rng.next_u64();
        let mut guesses: Vec<(f32, Vec<f32>)> = (0..CROWD)
            .map(|_| crowd.guess(rng))
            .map(|guess| (share(&guess, &crowd.middle, first, games, seed), guess))
            .collect();
        guesses.sort_by(|a, b| b.0.total_cmp(&a.0));
        crowd.gather(&guesses[..BEST]);
    }
    let checked = games.saturating_mul(CHECKED);
    let check = |weights: &[f32]| f64::from(share(weights, &start, first, checked, apart));
    Fit { before: check(&start), after: check(&crowd.middle), weights: crowd.middle }
}

/// Where guesses come from: a bell round each number that may change.
struct Crowd {
    middle: Vec<f32>,
    /// How far guesses lie apart; 0 for numbers that stay as they are.
    apart: Vec<f32>,
}

impl Crowd {
    fn new<G: Known>(start: &[f32], prefix: &str) -> Self {
        let names = G::Insight::names();
        let apart = names.iter().zip(start).map(|(name, weight)| {
            if name.starts_with(prefix) { APART * (1.0 + weight.abs()) } else { 0.0 }
        });
        Self { middle: start.to_vec(), apart: apart.collect() }
    }

    fn guess<R: Rng + ?Sized>(&self, rng: &mut R) -> Vec<f32> {
        let both = self.middle.iter().zip(&self.apart);
        both.map(|(middle, &apart)| if apart > 0.0 { middle + apart * bell(rng) } else { *middle })
            .collect()
    }

    fn gather(&mut self, best: &[(f32, Vec<f32>)]) {
        let count = best.len() as f32;
        let numbers = self.middle.iter_mut().zip(&mut self.apart).enumerate();
        for (index, (middle, apart)) in numbers.filter(|(_, (_, apart))| **apart > 0.0) {
            let mean = best.iter().map(|(_, guess)| guess[index]).sum::<f32>() / count;
            let squares = best.iter().map(|(_, guess)| (guess[index] - mean).powi(2));
            let spread = (squares.sum::<f32>() / count).sqrt();
            *middle += STRIDE * (mean - *middle);
            *apart = CLOSEST + *apart + STRIDE * (spread - *apart);
        }
    }
}

/// A number about 0, most between -1 and 1: nearly Gauss's bell.
fn bell<R: Rng + ?Sized>(rng: &mut R) -> f32 {
    let draw = |_| (rng.next_u64() >> 40) as f32 / (1u64 << 24) as f32;
    (0..12).map(draw).sum::<f32>() - 6.0
}

/// A seat's mean share at the end of playouts in which its team has these weights and others have the
/// rivals'; each seat has its turn.
fn share<G: Known>(weights: &[f32], rivals: &[f32], first: &G, games: u32, seed: u64) -> f32 {
    let [own, rivals] = [weights, rivals].map(G::Insight::with_weights);
    let (mut scratch, lore) = (Scratch::default(), Lore::default());
    let mut sum = 0.0;
    for number in 0..games {
        let seat = Seat((number % u32::from(first.seats())) as u8);
        let mut rng = SplitMix::new(Digest::default().number(seed).number(number.into()).finish());
        let mut game = first.clone();
        while game.to_act() != Actor::Nobody {
            let is_own = |actor| game.team(actor) == game.team(seat);
            let insight = if game.to_act().seat().is_none_or(is_own) { &own } else { &rivals };
            let action = insight.playout_action(&game, &lore, &mut scratch, &mut rng);
            game.play_unchecked(action, &mut Silent);
        }
        sum += own.at_end(&game).map_or(0.0, |shares| shares.of(seat));
    }
    sum / games.max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use feurio::{Feurio, Setup};
    use kernel::Game;

    #[test]
    fn only_what_is_named_moves_and_the_same_seed_gives_the_same() {
        let alone = Feurio::new(&Setup { players: 1, ..Setup::default() }).unwrap();
        let climb = || climb(&alone, "alone.lay", 2, &mut SplitMix::new(5), |_, _| {});
        let (fit, start) = (climb(), <Feurio as Known>::Insight::default().weights());
        assert_eq!(fit, climb());
        let names = <Feurio as Known>::Insight::names();
        for (name, (new, old)) in names.iter().zip(fit.weights.iter().zip(&start)) {
            assert_eq!(new.to_bits() == old.to_bits(), !name.starts_with("alone.lay"), "{name}");
        }
    }

    /// In a contest a guess meets what was known before, so better play shows.
    #[test]
    fn contests_are_played_against_the_old_weights() {
        let two = Feurio::new(&Setup { players: 2, ..Setup::default() }).unwrap();
        let weights = <Feurio as Known>::Insight::default().weights();
        let names = <Feurio as Known>::Insight::names();
        let dull: Vec<f32> = names
            .iter()
            .zip(&weights)
            .map(|(name, &weight)| if name.starts_with("two.glance") { 0.0 } else { weight })
            .collect();
        assert!(share(&weights, &dull, &two, 400, 1) > 0.6);
        assert!(share(&dull, &weights, &two, 400, 1) < 0.4);
        assert!((share(&weights, &weights, &two, 400, 1) - 0.5).abs() < 0.1);
    }
}
