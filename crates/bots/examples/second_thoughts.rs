//! How much better Inferno could do in Feurio! and Wildfire! for two: at positions of games between
//! bots, each of its likeliest actions is played on many times by bots, all with the same tiles, and
//! where another than its pick looks best, both are played on again with other tiles. What is then left
//! of the difference says how much somebody would gain who chose by such trials.
//!
//! `cargo run --release -p bots --example second_thoughts -- POSITIONS [SEED] [feurio|wildfire] [TILES]`;
//! with TILES, at most so many are still to come.

use bots::search::SplitMix;
use bots::{Bot, Player};
use feurio::{Action, Edition, Feurio, Phase, Setup};
use kernel::{Actor, Game, Scratch, Seat, Silent, below};

/// Who picks, and who plays on.
const PICKS: &str = "inferno:100000";
const PLAYS: &str = "inferno:60";
/// So many of the pick's rivals are tried, itself included.
const RIVALS: usize = 8;
/// How often each is played on to find the best, and to compare that with the pick.
const TRIALS: u64 = 150;
const TRIALS_OF_TWO: u64 = 300;
/// A lead of so many points counts as half a game when actions are tried: wins alone tell too little.
const LEAD: f64 = 100.0;

/// What a game came to for a seat: its share of the victory, and the lead in points.
#[derive(Clone, Copy, Default)]
struct End {
    share: f64,
    lead: f64,
}

/// Plays `game` to the end by bots; the tiles depend on `seed` alone.
fn play_on(mut game: Feurio, bot: Bot, seed: u64, ended: impl Fn(&Feurio) -> bool) -> Feurio {
    let (mut thoughts, mut tiles) = (SplitMix::new(seed), SplitMix::new(!seed));
    let mut players: Vec<Player<Feurio>> =
        Seat::all(game.seats()).map(|seat| Player::new(bot, seat)).collect();
    let (mut history, mut scratch) = (vec![], Scratch::default());
    while game.to_act() != Actor::Nobody && !ended(&game) {
        let action = match game.to_act() {
            Actor::Seat(seat) => {
                players[seat.index()].choose(&game, history.iter().copied(), &mut thoughts)
            }
            _ => game.sample(&mut scratch, &mut tiles),
        };
        history.push(action);
        game.play_unchecked(action, &mut Silent);
    }
    game
}

/// What an action comes to with the tiles of `seed`.
fn trial(game: &Feurio, seat: Seat, action: Action, bot: Bot, seed: u64) -> End {
    let mut after = *game;
    after.play_unchecked(action, &mut Silent);
    let end = play_on(after, bot, seed, |_| false);
    let (own, other) = (end.score(seat), end.score(Seat(1 - seat.0)));
    let share = match own.cmp(&other) {
        std::cmp::Ordering::Less => 0.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 1.0,
    };
    End { share, lead: f64::from(own.0) - f64::from(other.0) }
}

/// A position of a game between bots in which a seat has something to choose, with at most so many tiles
/// to come.
fn position(setup: &Setup, bot: Bot, most: u32, dice: &mut SplitMix) -> (Feurio, Seat) {
    loop {
        let left = below(dice, most + 1) as u8;
        let laying = below(dice, 4) == 0;
        let start = Feurio::new(setup).expect("a game");
        let chosen = |game: &Feurio| {
            let wanted = match game.phase() {
                Phase::Laying { .. } => laying,
                Phase::Deploying => !laying,
                _ => false,
            };
            let mut actions = vec![];
            game.legal(&mut actions);
            wanted && game.bag().left() <= left && actions.len() > if laying { 1 } else { 4 }
        };
        let seed = u64::from(below(dice, u32::MAX));
        let game = play_on(start, bot, seed, chosen);
        if let Actor::Seat(seat) = game.to_act() {
            return (game, seat);
        }
    }
}

/// What was found at positions of one kind.
#[derive(Default)]
struct Found {
    positions: u32,
    doubted: u32,
    share: f64,
    lead: f64,
    variance: f64,
}

impl Found {
    /// Compares the action that looked best with the pick.
    fn add(&mut self, game: &Feurio, seat: Seat, best: Action, pick: Action, bot: Bot) {
        self.positions += 1;
        if best == pick {
            return;
        }
        self.doubted += 1;
        let (mut share, mut lead, mut square) = (0.0, 0.0, 0.0);
        for seed in 0..TRIALS_OF_TWO {
            let one = trial(game, seat, best, bot, TRIALS + 1 + seed);
            let other = trial(game, seat, pick, bot, TRIALS + 1 + seed);
            share += one.share - other.share;
            lead += one.lead - other.lead;
            square += (one.share - other.share).powi(2);
        }
        let trials = TRIALS_OF_TWO as f64;
        self.share += share / trials;
        self.lead += lead / trials;
        self.variance += square / trials / trials;
    }

    fn tell(&self) -> String {
        let count = f64::from(self.positions.max(1));
        format!(
            "{} of {} picks doubted; by trials {:+.2} ± {:.2} % and {:+.2} points a decision",
            self.doubted,
            self.positions,
            100.0 * self.share / count,
            100.0 * self.variance.sqrt() / count,
            self.lead / count,
        )
    }
}

#[expect(clippy::print_stdout, reason = "figures are what it is for")]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, usual: &'static str| words.get(index).map_or(usual, String::as_str);
    let positions: u32 = word(0, "60").parse().expect("a number of positions");
    let seed: u64 = word(1, "1").parse().expect("a seed");
    let edition = if word(2, "") == "wildfire" { Edition::Wildfire } else { Edition::Feurio };
    let most: u32 = word(3, "33").parse().expect("a number of tiles");
    let setup = Setup { players: 2, edition, ..Setup::default() };
    let (picks, plays): (Bot, Bot) = (PICKS.parse().expect("a bot"), PLAYS.parse().expect("a bot"));
    let mut dice = SplitMix::new(seed);
    let mut found: [Found; 4] = Default::default();
    for _ in 0..positions {
        let (game, seat) = position(&setup, plays, most, &mut dice);
        let mut player: Player<Feurio> = Player::new(picks, seat);
        let pick = player.choose(&game, std::iter::empty(), &mut dice);
        let likely = player.findings().into_iter().take(RIVALS).map(|found| found.action);
        let worth = |action: &Action| {
            let ends = (1..=TRIALS).map(|seed| trial(&game, seat, *action, plays, seed));
            ends.map(|end| end.share + end.lead / (2.0 * LEAD)).sum::<f64>()
        };
        let tried = likely.map(|action| (worth(&action), action));
        let best = tried.max_by(|a, b| a.0.total_cmp(&b.0)).expect("somebody is to act").1;
        let kind = match (game.phase(), game.bag().left()) {
            (Phase::Laying { .. }, _) => 0,
            (_, 10..) => 1,
            (_, 1..) => 2,
            (_, 0) => 3,
        };
        found[kind].add(&game, seat, best, pick, plays);
    }
    let kinds = ["laying", "men, ten tiles or more to come", "men, fewer", "men, none"];
    for (kind, found) in kinds.iter().zip(&found) {
        println!("{kind}: {}", found.tell());
    }
}
