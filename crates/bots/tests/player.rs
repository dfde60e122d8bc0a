//! A player remembers what it thought, and nothing it can't know.

use bots::insight::{Blank, Insight, Known, Shares};
use bots::search::{Crew, Search};
use bots::{Bot, Budget, Level, Player};
use feurio::{Action, Feurio, Firebreak, Setup};
use kernel::{Actor, Game, Scratch, Seat, Silent, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

type Thinking = Search<Feurio, <Feurio as Known>::Insight>;

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A game after some random decisions, a seat to act.
fn started_with(setup: &Setup, decisions: usize, seed: u64) -> (Feurio, Seat) {
    let mut game = Feurio::new(setup).unwrap();
    let mut dice = rng(seed);
    for count in 0.. {
        if let (Actor::Seat(seat), true) = (game.to_act(), count >= decisions) {
            return (game, seat);
        }
        let action = game.sample(&mut Scratch::default(), &mut dice);
        game.play_unchecked(action, &mut Silent);
    }
    unreachable!("somebody is to act long before the end")
}

/// So with two players.
fn started(decisions: usize) -> (Feurio, Seat) {
    started_with(&Setup { players: 2, ..Setup::default() }, decisions, 7)
}

fn few() -> Bot {
    Bot::Level(Level::Blaze, Some(Budget::Iterations(300)))
}

/// Where priors know much a level thinks less, unless it is told how long to think.
#[test]
fn levels_think_less_where_an_iteration_is_worth_more() {
    let choices = |cooperative: bool, bot: &str| -> Vec<String> {
        let setup = Setup { players: 2, cooperative, ..Setup::default() };
        let bot: Bot = bot.parse().unwrap();
        let chosen = |seed: u64| {
            let (game, seat) = started_with(&setup, 20, seed);
            bot.choose(&game, seat, &mut rng(seed)).to_string()
        };
        (0..30).map(chosen).collect()
    };
    assert_eq!(choices(false, "blaze"), choices(false, "blaze:37"));
    assert_ne!(choices(false, "blaze"), choices(false, "blaze:150"));
    assert_eq!(choices(true, "blaze"), choices(true, "blaze:150"));
}

/// One player for each seat of a whole game; the actions taken.
fn whole_game(setup: &Setup) -> Vec<String> {
    let mut game = Feurio::new(setup).unwrap();
    let mut players = Seat::all(game.seats())
        .map(|seat| {
            Player::<Feurio>::new(Bot::Level(Level::Flame, Some(Budget::Iterations(60))), seat)
        })
        .collect::<Vec<_>>();
    let (mut dice, mut thoughts) = (rng(3), rng(4));
    let mut seen = vec![vec![]; players.len()];
    let mut taken = vec![];
    while game.to_act() != Actor::Nobody {
        let action = match game.to_act() {
            Actor::Seat(seat) => {
                let history = seen[seat.index()].iter().copied();
                players[seat.index()].choose(&game, history, &mut thoughts)
            }
            _ => game.sample(&mut Scratch::default(), &mut dice),
        };
        assert_eq!(game.why_not(action), None, "{action}");
        for (seat, seen) in Seat::all(game.seats()).zip(&mut seen) {
            seen.push(game.redact(action, Viewer::Seat(seat)));
        }
        taken.push(action.to_string());
        game.play_unchecked(action, &mut Silent);
    }
    taken
}

#[test]
fn a_tree_is_kept_below_what_happened_and_nowhere_else() {
    let (game, seat) = started(20);
    let mut search = Thinking::default();
    let findings = search.think(&game, seat, Budget::Iterations(400), &mut rng(1));
    let (best, second) = (&findings[0], &findings[1]);
    search.follow(best.action);
    // The first visit of an action makes no node yet.
    assert_eq!(search.kept(), best.visits - 1);
    search.follow(second.action);
    assert_eq!(search.kept(), 0, "nobody thought of doing both in a row");
}

#[test]
fn thinking_on_is_thinking_more() {
    let (game, seat) = started(20);
    let mut search = Thinking::default();
    search.decide(&game, seat, Budget::Iterations(50), &mut rng(1));
    let before = search.kept();
    search.decide(&game, seat, Budget::Iterations(50), &mut rng(1));
    assert!(before >= 32 && search.kept() > before);
}

#[test]
fn whole_games_of_players_are_legal_and_repeatable() {
    for firebreak in [Firebreak::Off, Firebreak::On] {
        let setup = Setup { firebreak, players: 3, ..Setup::default() };
        assert_eq!(whole_game(&setup), whole_game(&setup));
    }
}

#[test]
fn a_history_that_does_not_go_on_begins_anew() {
    let (game, seat) = started(20);
    let mut actions = vec![];
    game.legal(&mut actions);
    let fresh = few().choose(&game, seat, &mut rng(9));
    let mut player = Player::new(few(), seat);
    player.choose(&game, std::iter::empty(), &mut rng(5));
    let told = [actions[0], actions[1]];
    player.choose(&game, told.into_iter(), &mut rng(6));
    // What it was told is taken back: it must not think on in the wrong place.
    assert_eq!(player.choose(&game, told.into_iter().take(1), &mut rng(9)), fresh);
}

#[test]
fn threads_find_legal_actions_and_add_up() {
    let (game, seat) = started(20);
    let mut crew = Crew::<Feurio, <Feurio as Known>::Insight>::new(3);
    let findings = crew.think(&game, seat, Budget::Iterations(200), &mut rng(1));
    assert_eq!(findings.iter().map(|finding| finding.visits).sum::<u32>(), 600);
    assert_eq!(game.why_not(findings[0].action), None);
    assert!(findings.is_sorted_by(|a, b| a.visits >= b.visits));
    crew.follow(findings[0].action);
}

#[test]
fn one_thread_gives_the_same_answer_for_the_same_seed() {
    let (game, seat) = started(20);
    let think = |seed| {
        let mut crew = Crew::<Feurio, <Feurio as Known>::Insight>::new(1);
        crew.think(&game, seat, Budget::Iterations(200), &mut rng(seed))
    };
    assert_eq!(think(1), think(1));
}

#[test]
fn search_works_without_insight() {
    let (game, seat) = started(20);
    let findings =
        Search::<Feurio, Blank>::default().think(&game, seat, Budget::Iterations(100), &mut rng(1));
    assert_eq!(findings.iter().map(|finding| finding.visits).sum::<u32>(), 100);
}

/// Thinks every leaf is worth the same at first sight, and every end the same, and that this counts so
/// much against playouts, and against who won.
#[derive(Default)]
struct Staring<const SIGHT: u8, const CLEARNESS: u8>;

impl<const SIGHT: u8, const CLEARNESS: u8> Insight<Feurio> for Staring<SIGHT, CLEARNESS> {
    fn evaluate(&self, game: &Feurio) -> Shares {
        Shares::common(game.seats(), 0.75)
    }

    fn priors(&self, _game: &Feurio, actions: &[Action], priors: &mut Vec<f32>) {
        priors.clear();
        priors.resize(actions.len(), 1.0);
    }

    fn playout_depth(&self, _game: &Feurio) -> u32 {
        u32::MAX
    }

    fn at_end(&self, game: &Feurio) -> Option<Shares> {
        game.standings().map(|_| Shares::common(game.seats(), 0.25))
    }

    fn first_sight(&self, _game: &Feurio) -> f32 {
        f32::from(SIGHT) / 100.0
    }

    fn by_clearness(&self, _game: &Feurio, length: u32) -> f32 {
        assert!(length < 200, "a game has fewer decisions");
        f32::from(CLEARNESS) / 100.0
    }
}

#[test]
fn first_sight_counts_as_much_as_an_insight_says() {
    fn found<const PERCENT: u8>() -> f32 {
        let (game, seat) = started(20);
        let mut search = Search::<Feurio, Staring<PERCENT, 100>>::default();
        search.think(&game, seat, Budget::Iterations(50), &mut rng(1))[0].share
    }
    assert!((found::<0>() - 0.25).abs() < 1e-4);
    assert!((found::<50>() - 0.5).abs() < 1e-4);
    assert!((found::<100>() - 0.75).abs() < 1e-4);
}

#[test]
fn an_end_counts_by_who_won_as_far_as_an_insight_says() {
    /// How far the actions that were tried are from what every end is said to be worth, on average.
    fn off<const PERCENT: u8>() -> f32 {
        let (game, seat) = started(20);
        let mut search = Search::<Feurio, Staring<0, PERCENT>>::default();
        let findings = search.think(&game, seat, Budget::Iterations(200), &mut rng(1));
        findings.iter().map(|f| f.visits as f32 * (f.share - 0.25).abs()).sum::<f32>() / 200.0
    }
    let (by_who_won, half, as_said) = (off::<0>(), off::<50>(), off::<100>());
    assert!(as_said < 1e-4, "{as_said}");
    assert!(half > 0.01 && by_who_won > 0.01, "{half} {by_who_won}");
}

#[test]
fn the_last_points_of_feurio_count_by_who_won() {
    let insight = <Feurio as Known>::Insight::default();
    let setup = |players, cooperative| Setup { players, cooperative, ..Setup::default() };
    let [two, together] = [setup(2, false), setup(2, true)].map(|s| Feurio::new(&s).unwrap());
    let [over, near, far] = [0, 20, 100].map(|length| insight.by_clearness(&two, length));
    assert!(over <= 0.0 && over < near && near < far && far >= 1.0);
    assert!(insight.by_clearness(&together, 0) >= 1.0, "how nearly it was won counts to the end");
}
