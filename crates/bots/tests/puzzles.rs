//! Games without chance that are won together are solved as puzzles.

use bots::insight::{Insight, VulkanInsight};
use bots::{Bot, Budget, Grade, Level, Player, analyse, review};
use hex::Hex;
use kernel::{Actor, Game, Scratch, Seat, Silent};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use vulkan::{Action, Edition, LayoutChoice, Position, Ready, Setup, Tile, Vulkan};

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

fn plan(game: &Vulkan, looks: u32, seed: u64) -> Option<Vec<Action>> {
    let budget = Budget::Iterations(looks);
    VulkanInsight::default().plan(game, Seat(0), budget, &mut rng(seed))
}

/// Chance lays the tiles out; then a seat is to act.
fn laid_out(setup: &Setup, seed: u64) -> Vulkan {
    let mut game = Vulkan::new(setup).unwrap();
    let mut dice = rng(seed);
    while game.to_act() == Actor::Chance {
        let tile = game.sample(&mut Scratch::default(), &mut dice);
        game.play_unchecked(tile, &mut Silent);
    }
    game
}

fn alone_on(layout: Ready) -> Setup {
    Setup { players: 1, layout: LayoutChoice::Ready(layout), ..Setup::usual(Edition::Vulkan) }
}

/// Whether `plan` is legal to its end and wins.
fn wins(mut game: Vulkan, plan: &[Action]) -> bool {
    for &action in plan {
        assert_eq!(game.why_not(action), None, "{action}");
        game.play_unchecked(action, &mut Silent);
    }
    game.standings().is_some_and(|end| end.won(Seat(0)))
}

/// The volcano with a ring of 2s: a load on each, and no more, puts all out.
fn ring_of_twos(red: u8, green: u8) -> Vulkan {
    let ring = Hex::ORIGIN.neighbours().into_iter().map(|place| Tile::burning(place, 2));
    let tiles = [Tile::volcano(Hex::ORIGIN, 1)].into_iter().chain(ring).collect();
    let mut position = Position::new(Edition::Vulkan, 1, tiles);
    position.supplies[0] = [red, green, 0, 0];
    position.build().unwrap()
}

#[test]
fn a_small_puzzle_is_solved_to_its_end() {
    let game = ring_of_twos(4, 2);
    let line = plan(&game, 100, 1).expect("six loads are enough for six spaces");
    assert!(wins(game, &line));
}

#[test]
fn what_cannot_be_won_has_no_plan() {
    assert_eq!(plan(&ring_of_twos(4, 1), 1000, 1), None, "five loads for six spaces");
}

#[test]
fn ready_layouts_are_solved() {
    for layout in [Ready::Rhombus, Ready::Hexagon, Ready::Horseshoe] {
        let game = laid_out(&alone_on(layout), 5);
        let line = plan(&game, 2000, 1).expect("a line that gathers all tiles");
        assert!(wins(game, &line), "{layout:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_plan() {
    let game = laid_out(&alone_on(Ready::Rectangle), 3);
    assert_eq!(plan(&game, 500, 8), plan(&game, 500, 8));
}

#[test]
fn contests_are_not_puzzles() {
    let game = laid_out(&Setup { players: 2, ..Setup::usual(Edition::Vulkan) }, 3);
    assert_eq!(plan(&game, 50, 1), None);
}

#[test]
fn a_team_keeps_to_a_plan_that_all_follow() {
    let setup = Setup { players: 3, cooperative: true, ..Setup::usual(Edition::Vulkan) };
    let mut game = laid_out(&setup, 4);
    let bot = Bot::Level(Level::Blaze, Some(Budget::Iterations(1000)));
    let mut players = [0, 1, 2].map(|seat| Player::<Vulkan>::new(bot, Seat(seat)));
    let (mut history, mut thoughts) = (vec![], rng(2));
    while let Actor::Seat(seat) = game.to_act() {
        let told = history.iter().copied();
        let action = players[seat.index()].choose(&game, told, &mut thoughts);
        game.play(action, &mut Silent).unwrap();
        history.push(action);
    }
    assert!(game.standings().unwrap().won(Seat(0)));
}

#[test]
fn a_hint_shows_the_way_to_the_end() {
    let game = laid_out(&alone_on(Ready::Rhombus), 5);
    let analysis = analyse(&game, Budget::Iterations(4000), &mut rng(1)).expect("a seat is to act");
    let best = &analysis.candidates[0];
    assert!(best.share > 0.999, "{best:?}");
    let line = best.line.iter().map(|step| step.action.parse().expect("an action"));
    let line: Vec<Action> = std::iter::once(best.action.parse().unwrap()).chain(line).collect();
    assert!(wins(game, &line));
}

/// A layout too large to be searched to its end: only who plans on from the action played knows that
/// nothing is lost.
#[test]
fn a_review_knows_what_can_still_be_won() {
    let game = laid_out(&alone_on(Ready::Rhombus), 5);
    let line = plan(&game, 2000, 1).expect("a line that gathers all tiles");
    let budget = Budget::Iterations(4000);
    let good = review(&game, 0, line[0], budget, &mut rng(1)).expect("a seat acts");
    assert!(good.grade <= Grade::Fine && good.after > 0.999, "{good:?}");
}
