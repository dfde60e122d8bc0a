//! What holds in every position of every game.

use feurio::{Feurio, Setup};
use forest::{Colour, TILES};
use kernel::{Actor, Game, Scratch, Seat, Silent, Viewer, below, draw};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::common::{HABITS, Player, samples};

/// Decisions of the longest possible game: four opening draws and an arrangement; for each of the
/// other tiles a commitment, a draw, a laying and a deployment; then at most 48 deployments, with
/// everybody else passing before each and all passing at the end.
const LONGEST: usize = 5 + 4 * TILES + 48 * 4 + 4;

/// Calls `check` with every position of a random game for each mode and habit; returns the ends.
fn each_position(mut check: impl FnMut(&Setup, &Feurio)) {
    for (seed, setup) in samples().iter().enumerate() {
        for habit in HABITS {
            let mut player = Player::new(1000 + seed as u64, habit);
            let mut game = Feurio::new(setup).expect("a sample");
            let mut decisions = 0;
            check(setup, &game);
            while let Some(action) = player.choose(&game) {
                game.play_unchecked(action, &mut Silent);
                decisions += 1;
                assert!(decisions <= LONGEST, "{setup:?} does not end");
                check(setup, &game);
            }
        }
    }
}

fn standing(game: &Feurio, colour: Colour) -> u32 {
    (0..game.forest().len()).map(|tile| u32::from(game.men(tile, colour))).sum()
}

fn firebreaks(game: &Feurio) -> usize {
    game.forest().numbers().iter().filter(|number| number.is_face_down()).count()
}

/// Deployed, in supply, or paid for a firebreak; a commitment is paid before its tile lies.
fn check_men(setup: &Setup, game: &Feurio) {
    let there: u32 = Colour::ALL.iter().map(|&colour| standing(game, colour)).sum();
    let missing = 48 - there - u32::from(game.supplies().total());
    if setup.edition == feurio::Edition::Wildfire {
        return assert_eq!(missing, 0, "nobody pays in Wildfire!");
    }
    let committed = usize::from(game.view(Viewer::Spectator).hidden);
    assert_eq!(missing as usize, firebreaks(game) + committed);
}

/// Unseen, in hand, turned up or laid: the box stays whole.
fn check_box(setup: &Setup, game: &Feurio) {
    let whole = match (setup.edition, setup.midsummer) {
        (feurio::Edition::Wildfire, false) => [7, 7, 8, 7, 7, 7],
        (feurio::Edition::Wildfire, true) => [0, 7, 8, 7, 7, 7],
        (feurio::Edition::Feurio, _) => [6; 6],
    };
    let view = game.view(Viewer::Referee);
    let mut found = view.unseen;
    let laid = view.tiles.iter().map(|tile| match tile.firebreak {
        Some(hidden) => hidden.number.expect("the referee knows"),
        None => tile.number,
    });
    for number in laid.chain(view.drawn).chain(view.opening) {
        found[number.index() - 1] += 1;
    }
    assert_eq!(found, whole);
}

fn check_tiles(game: &Feurio) {
    let forest = game.forest();
    assert!(forest.len() <= TILES);
    for tile in 0..forest.len() {
        let men: u8 = Colour::ALL.iter().map(|&colour| game.men(tile, colour)).sum();
        assert!(men <= forest.number(tile).spaces());
        for colour in Colour::ALL {
            assert_eq!(game.held(colour) >> tile & 1 == 1, game.men(tile, colour) > 0);
        }
    }
    if !forest.is_empty() {
        assert_eq!(forest.area(0, !0).count_ones() as usize, forest.len(), "it hangs together");
    }
}

#[test]
fn men_and_tiles_are_conserved() {
    each_position(|setup, game| {
        check_men(setup, game);
        check_box(setup, game);
        check_tiles(game);
    });
}

/// FE-30, FE-50, FE-51: all tiles lie at the end, and the last view tells the result.
#[test]
fn the_last_live_scores_are_the_outcome() {
    each_position(|setup, game| {
        if game.to_act() != Actor::Nobody {
            return;
        }
        assert_eq!((game.forest().len(), game.bag().left()), (TILES, 0));
        let (view, outcome) = (game.view(Viewer::Spectator), game.outcome().expect("an end"));
        if setup.cooperative || setup.players == 1 {
            let nearness = view.nearness.expect("a common goal");
            return assert_eq!(outcome.common.expect("a common end").won, nearness.reached());
        }
        for (score, result) in view.scores.iter().zip(&outcome.seats) {
            assert_eq!(Some(i32::from(score.points)), result.score);
            assert_eq!(vec![i32::from(score.best_area)], result.tie_breaks);
            assert_eq!(score.areas.len(), result.reasons.len());
        }
    });
}

/// Whoever acts has a choice of at least one thing, and deploying is never asked for in vain.
#[test]
fn fe_30_nobody_is_asked_when_passing_is_all_that_is_left() {
    let mut actions = vec![];
    each_position(|_, game| {
        game.legal(&mut actions);
        assert!(actions != [feurio::Action::Pass]);
    });
}

/// FE-22: the tiles that take a man, asked all at once, are those with room, asked one by one.
#[test]
fn fe_22_open_tiles_are_those_with_room() {
    each_position(|_, game| {
        let those = |fits: fn(u8) -> bool| {
            let tiles = (0..game.forest().len()).filter(|&tile| fits(game.room(tile)));
            tiles.fold(0, |set, tile| set | 1 << tile)
        };
        assert_eq!(game.open(), those(|room| room > 0));
        assert_eq!(game.last_spaces(), those(|room| room == 1));
    });
}

/// A decision picked at random without a list is the one the same dice pick from the list.
#[test]
fn samples_are_picked_as_from_a_list() {
    let (mut actions, mut scratch, mut odds) = (vec![], Scratch::default(), vec![]);
    let mut seed = 0;
    each_position(|_, game| {
        seed += 1;
        let mut listed = ChaCha8Rng::seed_from_u64(seed);
        let mut sampled = listed.clone();
        let action = match game.to_act() {
            Actor::Nobody => return,
            Actor::Chance => {
                game.chance(&mut odds);
                draw(&odds, &mut listed)
            }
            Actor::Seat(_) => {
                game.legal(&mut actions);
                actions[below(&mut listed, actions.len() as u32) as usize]
            }
        };
        assert_eq!(game.sample(&mut scratch, &mut sampled), action);
        assert_eq!(sampled, listed);
    });
}

/// A seat never loses men or tiles to somebody else's turn.
#[test]
fn fe_22_men_stay_where_they_are() {
    let mut before = [0; 4];
    each_position(|_, game| {
        let now = Colour::ALL.map(|colour| standing(game, colour));
        if !game.forest().is_empty() {
            assert!(before.iter().zip(now).all(|(&old, new)| old <= new));
        }
        before = now;
    });
}

#[test]
fn teams_share_a_goal_exactly_in_common_games() {
    for setup in samples() {
        let game = Feurio::new(&setup).expect("a sample");
        let teams: Vec<u8> = Seat::all(game.seats()).map(|seat| game.team(seat)).collect();
        let own: Vec<u8> = (0..setup.players).collect();
        assert_eq!(teams == own, !setup.cooperative);
    }
}
