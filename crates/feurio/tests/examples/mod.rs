//! The game both rulebooks tell move by move, played as forced chance from start to end.
//!
//! The storyteller's red is the oldest and arranges, so red sits last and green begins (FE-14).
//! Here colours go to seats in their own order (FE-2): told by seats, the story is the same.

mod data;

use feurio::Feurio;
use forest::Colour;
use kernel::{Game, Seat, Viewer};

use crate::common::{
    game, heat, legal_starting, place, play, position, refused, scores, seat_to_act,
};
use data::{Layout, Story, Turn, story};

const EDITIONS: [&str; 2] = [r#"{"edition":"feurio"}"#, r#"{"edition":"wildfire"}"#];

/// The game after the start of the story.
fn started(json: &str, story: &Story) -> Feurio {
    let mut game = game(json);
    for tile in &story.start {
        play(&mut game, &format!("draw {}", tile.number));
    }
    let numbers: Vec<String> = story.start.iter().map(|tile| tile.number.to_string()).collect();
    assert_eq!(seat_to_act(&game), 3, "the last seat arranges");
    play(&mut game, &format!("arrange {}", numbers.join(" ")));
    game
}

fn seat_of(story: &Story, player: &str) -> u8 {
    story.seats.iter().position(|name| name == player).expect("a player") as u8
}

/// The colour of ours that stands for a player of the story.
fn colour_of(story: &Story, player: &str) -> Colour {
    Colour::ALL[usize::from(seat_of(story, player))]
}

fn places(texts: &[String], verb: &str) -> Vec<String> {
    let mut all: Vec<String> = texts.iter().map(|at| format!("{verb} {at}")).collect();
    all.sort();
    all
}

/// Plays one turn and checks everything the story says about it.
fn play_turn(game: &mut Feurio, story: &Story, turn: &Turn) {
    assert_eq!(game.turn().0, seat_of(story, &turn.player));
    play(game, &format!("draw {}", turn.draw));
    assert_eq!(heat(game), turn.heat, "{turn:?}");
    assert_eq!(legal_starting(game, "lay"), places(&turn.hottest, "lay"), "{turn:?}");
    play(game, &format!("lay {}", turn.lay));
    let tile = game.forest().tile_at(place(&turn.deploy_at)).expect("a tile");
    assert_eq!(game.forest().free_edges(tile), turn.free_edges, "{turn:?}");
    let colour = colour_of(story, &turn.player);
    let deploy = |count: u8| format!("deploy {colour} {count} at {}", turn.deploy_at);
    let allowed: Vec<String> = (1..=turn.most).map(deploy).collect();
    let here = |text: &String| text.ends_with(&format!(" at {}", turn.deploy_at));
    let mut listed = legal_starting(game, "deploy");
    listed.retain(here);
    assert_eq!(listed, allowed, "{turn:?}");
    assert_eq!(refused(game, &deploy(turn.most + 1)), "FE-22");
    play(game, &deploy(turn.deploy));
}

#[test]
fn fe_10_the_story_starts_with_a_rhombus() {
    let story = story();
    for json in EDITIONS {
        let game = started(json, &story);
        for tile in &story.start {
            let index = game.forest().tile_at(place(&tile.at)).expect("a tile");
            assert_eq!(game.forest().number(index).value(), tile.number);
        }
        assert_eq!(game.turn(), Seat(0), "the seat after the oldest begins");
    }
}

#[test]
fn fe_21_the_storys_first_four_turns_are_played_as_told() {
    let story = story();
    for json in EDITIONS {
        let mut game = started(json, &story);
        for turn in &story.turns {
            play_turn(&mut game, &story, turn);
        }
        play(&mut game, "draw 2");
        assert_eq!(heat(&game), story.then_hottest.heat);
        let hottest = places(&story.then_hottest.hottest, "lay");
        assert_eq!(legal_starting(&game, "lay"), hottest);
    }
}

/// What the story says one would be told for breaking it.
#[test]
fn fe_22_the_second_turn_has_room_for_one_man_only() {
    let story = story();
    let mut game = started(EDITIONS[1], &story);
    play_turn(&mut game, &story, &story.turns[0]);
    play(&mut game, "draw 1");
    assert_eq!(refused(&game, "lay 1,-1"), "FE-21");
    play(&mut game, "lay 0,2");
    assert_eq!(refused(&game, "deploy green 2 at 0,1"), "FE-22");
    assert_eq!(refused(&game, "deploy blue 1 at 0,1"), "FE-24");
}

fn two_rounds_later(json: &str, story: &Story, layout: &Layout) -> Feurio {
    let mut game = started(json, story);
    for turn in story.turns.iter().chain(&layout.turns) {
        play_turn(&mut game, story, turn);
    }
    game
}

fn check_board(game: &Feurio, story: &Story, layout: &Layout) {
    assert_eq!(game.forest().len(), layout.tiles.len());
    for (at, &number) in &layout.tiles {
        let tile = game.forest().tile_at(place(at)).expect("a tile");
        assert_eq!(game.forest().number(tile).value(), number, "{at}");
        for player in &story.seats {
            let told = layout.men.get(at).and_then(|men| men.get(player)).copied().unwrap_or(0);
            assert_eq!(game.men(tile, colour_of(story, player)), told, "{player} at {at}");
        }
    }
}

fn check_scores(game: &Feurio, story: &Story, layout: &Layout, feurio: bool) {
    let view = game.view(Viewer::Spectator);
    for (player, told) in &layout.scores {
        let score = &view.scores[usize::from(seat_of(story, player))];
        let total = if feurio { told.feurio } else { told.wildfire };
        assert_eq!(score.points, total, "{player}");
        assert_eq!(score.areas.len(), told.areas.len());
        for area in &told.areas {
            let points = if feurio { area.feurio } else { area.wildfire };
            let found = score.areas.iter().find(|found| {
                let mut at: Vec<String> = found.places.iter().map(ToString::to_string).collect();
                at.sort();
                at == area.tiles
            });
            let found = found.expect("the area of the story");
            assert_eq!((found.points, found.water.map(u8::from)), (points, area.water));
        }
    }
}

#[test]
fn fe_31_two_rounds_later_the_story_scores_as_told() {
    let story = story();
    for layout in &story.layouts {
        for (json, feurio) in EDITIONS.into_iter().zip([true, false]) {
            let game = two_rounds_later(json, &story, layout);
            check_board(&game, &story, layout);
            check_scores(&game, &story, layout, feurio);
        }
    }
}

#[test]
fn fe_41_in_the_hot_game_the_story_scores_as_in_wildfire() {
    let story = story();
    for layout in &story.layouts {
        let hot = two_rounds_later(r#"{"hot_game":true}"#, &story, layout);
        let wildfire = two_rounds_later(EDITIONS[1], &story, layout);
        assert_eq!(scores(&hot), scores(&wildfire));
    }
}

/// The remarks beside the last picture: the enclosed 6, the blocked 4, and what red could do.
#[test]
fn fe_31_the_storys_remarks_hold() {
    let story = story();
    for layout in &story.layouts {
        for json in EDITIONS {
            let mut game = two_rounds_later(json, &story, layout);
            let tile = |at: &str| game.forest().tile_at(place(at)).expect("a tile");
            assert_eq!(game.forest().free_edges(tile(&layout.enclosed)), 0);
            assert_eq!(game.room(tile(&layout.blocked)), 0);
            let red = seat_of(&story, "red");
            while game.turn().0 != red {
                pass_somewhere(&mut game, &layout.if_red_held);
            }
            lay_away_from(&mut game, &layout.if_red_held);
            let colour = colour_of(&story, "red");
            play(&mut game, &format!("deploy {colour} 1 at {}", layout.if_red_held));
            assert_eq!(game.score(Seat(red)).0, layout.red_would_have);
        }
    }
}

fn pass_somewhere(game: &mut Feurio, keep_open: &str) {
    lay_away_from(game, keep_open);
    play(game, "pass");
}

/// Lays a tile at the hottest place that is farthest from `keep_open`.
fn lay_away_from(game: &mut Feurio, keep_open: &str) {
    play(game, "draw 3");
    let away = |text: &String| place(&text["lay ".len()..]).distance(place(keep_open));
    let lay = legal_starting(game, "lay").into_iter().max_by_key(away).expect("a place");
    play(game, &lay);
}

/// The picture that explains free edges: a 6 with four neighbours takes two men. (The fire burns on
/// elsewhere, at the other two 6s.)
#[test]
fn fe_22_a_6_with_two_free_edges_takes_two_men() {
    let near = "6 at 0,0; 1 at 0,-1; 1 at 1,-1; 1 at -1,0; 1 at 1,0; 6 at 2,0; 6 at 3,0";
    for json in EDITIONS {
        let mut game = position(json, near, "", 0);
        play(&mut game, "draw 2; lay 3,-1; deploy red 2 at 0,0");
        let tile = game.forest().tile_at(place("0,0")).expect("the 6");
        assert_eq!((game.forest().free_edges(tile), game.room(tile)), (2, 0));
        let mut game = position(json, near, "", 0);
        play(&mut game, "draw 2; lay 3,-1");
        assert_eq!(refused(&game, "deploy red 3 at 0,0"), "FE-22");
    }
}
