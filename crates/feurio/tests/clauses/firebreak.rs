//! FE-40: tiles laid face down.

use std::collections::BTreeSet;

use feurio::{Action, Ending, Feurio, Phase};
use forest::Number;
use kernel::{Actor, Game};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::forests;
use crate::common::{
    game, heat, legal, legal_starting, place, play, play_first, position, refused, seat_to_act,
};

const PEEK: &str = r#"{"edition":"wildfire","players":2,"firebreak":"peek"}"#;
const COMMIT: &str = r#"{"edition":"wildfire","players":2,"firebreak":"commit"}"#;

/// The game after its opening with 5 and 6, whose hottest places are 1,-1 and 0,1.
fn opened(json: &str) -> Feurio {
    let mut game = game(json);
    play(&mut game, "draw 5; draw 6; arrange 5 6");
    game
}

#[test]
fn fe_40_each_edition_has_its_own_moment_to_decide() {
    let feurio = opened(r#"{"players":2,"firebreak":true}"#);
    assert_eq!(feurio.to_act(), Actor::Chance, "Feurio!: look first");
    let wildfire = opened(r#"{"edition":"wildfire","players":2,"firebreak":true}"#);
    assert_eq!(seat_to_act(&wildfire), 0, "Wildfire!: decide first");
    assert_eq!(wildfire.phase(), Phase::Committing);
    let peeking = opened(PEEK);
    assert_eq!(peeking.to_act(), Actor::Chance);
    let committing = opened(r#"{"players":2,"firebreak":"commit"}"#);
    assert_eq!(committing.phase(), Phase::Committing);
}

#[test]
fn fe_40_who_peeks_lays_open_or_hidden() {
    let mut game = opened(PEEK);
    play(&mut game, "draw 3");
    let expected = ["hide 0,1", "hide 1,-1", "lay 0,1", "lay 1,-1"].map(str::to_owned);
    assert_eq!(legal(&game), BTreeSet::from(expected));
    for other in ["open", "firebreak"] {
        assert_eq!(refused(&game, other), "FE-20");
    }
    let mut open = game;
    play(&mut open, "lay 0,1; deploy red 1 at 0,1");
    play(&mut game, "hide 0,1");
    assert_eq!((game.to_act(), game.turn().0), (Actor::Chance, 1));
}

#[test]
fn fe_40_who_commits_decides_before_the_draw() {
    let mut hidden = opened(COMMIT);
    assert_eq!(legal(&hidden), BTreeSet::from(["firebreak".to_owned(), "open".to_owned()]));
    assert_eq!(refused(&hidden, "draw 3"), "FE-20");
    let mut open = hidden;
    play(&mut open, "open; draw 3");
    assert_eq!(legal_starting(&open, ""), ["lay 0,1", "lay 1,-1"]);
    assert_eq!(refused(&open, "hide 0,1"), "FE-40");
    play(&mut open, "lay 0,1; deploy red 1 at 0,1");
    play(&mut hidden, "firebreak; draw 3");
    assert_eq!(legal_starting(&hidden, ""), ["lay 0,1", "lay 1,-1"]);
    assert_eq!(refused(&hidden, "hide 0,1"), "FE-40");
    play(&mut hidden, "lay 0,1");
    assert_eq!(refused(&hidden, "deploy red 1 at 0,0"), "FE-20", "no men this turn");
    assert_eq!(hidden.turn().0, 1);
}

#[test]
fn fe_40_a_firebreak_goes_to_the_hottest_place_too() {
    for (json, cool) in [(PEEK, "hide 2,0"), (COMMIT, "lay 2,0")] {
        let mut game = opened(json);
        play(&mut game, if json == COMMIT { "firebreak; draw 3" } else { "draw 3" });
        assert_eq!(refused(&game, cool), "FE-21");
    }
}

#[test]
fn fe_40_it_counts_0_closes_edges_and_never_takes_men() {
    let mut game = opened(COMMIT);
    play(&mut game, "firebreak; draw 6; lay 0,1");
    let of = |game: &Feurio, at: &str| game.forest().tile_at(place(at)).expect("a tile");
    assert!(game.forest().number(of(&game, "0,1")).is_face_down());
    assert_eq!(game.forest().free_edges(of(&game, "0,0")), 4);
    assert_eq!(game.forest().free_edges(of(&game, "1,0")), 4);
    play(&mut game, "open; draw 1");
    assert_eq!(heat(&game), 11, "only the other side of the first tiles is hot");
    assert_eq!(legal_starting(&game, "lay"), ["lay 1,-1"]);
    play(&mut game, "lay 1,-1");
    assert_eq!(refused(&game, "deploy blue 1 at 0,1"), "FE-40");
    assert!(legal(&game).iter().all(|text| !text.ends_with(" at 0,1")));
}

/// A firebreak encloses like any tile.
#[test]
fn fe_40_an_area_closed_off_by_a_firebreak_counts_nothing() {
    let ring = "2 at 0,0; 6 at 1,0; 6 at 0,-1; 6 at -1,0; 6 at -1,1; 6 at 0,1";
    let mut game = position(COMMIT, ring, "red 1 at 0,0", 1);
    assert_eq!(game.score(kernel::Seat(0)).0, 1);
    play(&mut game, "firebreak; draw 5; lay 1,-1");
    assert_eq!(game.score(kernel::Seat(0)).0, 0);
}

/// The 5 and the 6 are walled in by eight firebreaks: all places left are equally hot.
#[test]
fn fe_40_places_touching_firebreaks_only_have_no_heat() {
    let mut game = opened(PEEK);
    for _ in 0..8 {
        assert!(heat(&game) > 0);
        play_first(&mut game, "draw");
        play_first(&mut game, "hide");
    }
    assert_eq!(heat(&game), 0);
    play_first(&mut game, "draw");
    assert_eq!(legal_starting(&game, "lay").len(), game.forest().rim().len());
}

/// The last tile may be a firebreak; laying it is no pass (FE-30).
#[test]
fn fe_40_the_last_tile_may_be_a_firebreak() {
    let mut game = position(PEEK, &forests::all_but_one(), "", 1);
    play(&mut game, "draw 1");
    play_first(&mut game, "hide");
    assert_eq!(seat_to_act(&game), 0);
    play(&mut game, "pass");
    assert_eq!(seat_to_act(&game), 1, "who laid the firebreak has not passed yet");
    play(&mut game, "pass");
    assert_eq!(game.phase(), Phase::Over(Ending::AllPassed));
}

#[test]
fn fe_40_without_the_variant_nothing_is_hidden() {
    let mut game = opened(r#"{"players":2}"#);
    for text in ["open", "firebreak", "hide 0,1", "firebreak paying red"] {
        assert_eq!(refused(&game, text), "FE-40");
    }
    play(&mut game, "draw 3");
    assert_eq!(refused(&game, "hide 0,1"), "FE-40");
    assert_eq!(legal_starting(&game, ""), ["lay 0,1", "lay 1,-1"]);
}

/// Who was told of a hidden tile can make up any number nobody is seen to draw later.
#[test]
fn fe_40_a_blanked_draw_is_filled_in_so_that_later_draws_fit() {
    let mut game = opened(COMMIT);
    play(&mut game, "firebreak");
    let blank: Action = "draw ?".parse().unwrap();
    // Everything is seen later but one 5.
    let mut later = vec![];
    for number in Number::ALL {
        let seen = game.bag().count(number) - u8::from(number.value() == 5);
        later.extend((0..seen).map(|_| Action::Draw(Some(number))));
    }
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    assert_eq!(game.fill_in(blank, &later, &mut rng).to_string(), "draw 5");
    let whole: Action = "draw 2".parse().unwrap();
    assert_eq!(game.fill_in(whole, &later, &mut rng), whole);
    play(&mut game, "draw 5");
    assert!(!game.reveals("lay 0,1".parse().unwrap()), "it stays hidden");
    let mut peeking = opened(PEEK);
    play(&mut peeking, "draw 3");
    assert!(peeking.reveals("lay 0,1".parse().unwrap()));
    assert!(!peeking.reveals("hide 0,1".parse().unwrap()));
}
