//! Going out and the end: TA-30 to TA-34.

use crate::common::{is_legal, mountain, pair, play, players, setup};
use kernel::{Actor, Game, Seat};
use taluva::{Event, Piece, Position, Setup, Taluva};

fn places(game: &Taluva) -> Vec<u8> {
    let standings = game.standings().expect("the game is over");
    Seat::all(game.seats()).map(|seat| standings.place(seat).unwrap_or(0)).collect()
}

fn ranking(count: u8) -> Setup {
    Setup { ranking: true, ..players(count) }
}

fn teams() -> Setup {
    Setup { teams: true, ..players(4) }
}

/// Leaves a seat no huts, so that it can't build on a low island.
fn broke(position: Position, seat: u8) -> Position {
    position.left(Seat(seat), Piece::Hut, 0)
}

/// The tile on the table that the seat to act lays.
const LAY: &str = "lay 0,2 s";

#[test]
fn ta_30_who_cannot_build_is_out_at_once_and_the_last_one_wins() {
    let mut game = broke(pair(&players(2)), 0).to_lay(Seat(0), "jungle lake").finish().unwrap();
    let events = play(&mut game, &[LAY]);
    assert!(events.contains(&Event::Out { seat: Seat(0) }));
    assert_eq!(game.to_act(), Actor::Nobody);
    assert_eq!(places(&game), [0, 1], "who is out has no place");
    assert!(game.outcome().unwrap().reason.en.contains("who is left wins"));
}

#[test]
fn ta_30_who_is_out_is_skipped_and_the_pieces_stay() {
    let position = pair(&players(3)).pieces(Seat(1), Piece::Hut, &["0,1"]);
    let mut game = broke(position, 1).to_lay(Seat(1), "jungle lake").finish().unwrap();
    play(&mut game, &[LAY]);
    assert!(!game.is_playing(Seat(1)));
    assert_eq!(game.settlement_views().len(), 1, "the hut stays");
    play(&mut game, &["draw jungle sand", "lay 1,2 se"]);
    assert_eq!(game.to_act(), Actor::Seat(Seat(2)));
    play(&mut game, &["hut -1,1", "draw jungle sand"]);
    assert_eq!(game.to_act(), Actor::Seat(Seat(0)));
    play(&mut game, &["lay 3,2 se", "hut 1,0", "draw jungle sand"]);
    assert_eq!(game.to_act(), Actor::Seat(Seat(2)), "seat 1 is skipped");
}

/// No free field of level 1 is left, but all huts are: laying such a tile is legal, and out it is.
#[test]
fn ta_30_one_can_be_out_with_all_huts_in_hand() {
    let mut game = pair(&players(2))
        .pieces(Seat(1), Piece::Hut, &["-1,1", "2,0"])
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    assert_eq!(game.supply(Seat(0)).huts, 20);
    // Covers the free fields 0,1 and 1,0.
    assert!(is_legal(&game, "lay 0,0 se"));
    let events = play(&mut game, &["lay 0,0 se"]);
    assert!(events.contains(&Event::Out { seat: Seat(0) }));
    assert_eq!(places(&game), [0, 1]);
}

#[test]
fn ta_30_who_is_out_is_not_ranked_at_the_end() {
    let position = pair(&players(3)).left(Seat(1), Piece::Temple, 0);
    let mut game =
        broke(position, 1).tiles_left(2).to_lay(Seat(1), "jungle lake").finish().unwrap();
    play(&mut game, &[LAY, "draw jungle sand", "lay 1,2 se", "hut 1,0"]);
    assert_eq!(places(&game), [2, 0, 1], "three temples built do not help seat 1");
}

/// The last hut could only be founded beside the own settlement, and an extension takes two.
#[test]
fn ta_30_strict_huts_can_drive_one_out() {
    let after_eruption = |json: &str| {
        let mut game = pair(&setup(json))
            .tile("sand sand", "-3,2 ne") // -2,2 and -2,1, both beside -1,1
            .pieces(Seat(0), Piece::Hut, &["-1,1", "0,1"])
            .pieces(Seat(1), Piece::Hut, &["2,0"])
            .left(Seat(0), Piece::Hut, 1)
            .to_lay(Seat(0), "jungle lake")
            .finish()
            .unwrap();
        play(&mut game, &["lay 0,0 se"]);
        game
    };
    let usual = after_eruption(r#"{"players":2}"#);
    assert!(is_legal(&usual, "hut -2,1") && !is_legal(&usual, "extend -1,1 sand"));
    let strict = after_eruption(r#"{"players":2,"strict_huts":true}"#);
    assert_eq!(places(&strict), [0, 1]);
}

#[test]
fn ta_31_all_pieces_of_two_kinds_win_at_once() {
    let mut game = mountain(&players(3))
        .pieces(Seat(0), Piece::Hut, &["-2,2"])
        .left(Seat(0), Piece::Temple, 0)
        .left(Seat(0), Piece::Tower, 1)
        .to_build(Seat(0))
        .finish()
        .unwrap();
    let events = play(&mut game, &["tower -1,1"]);
    assert!(matches!(events.last(), Some(Event::Over { winners, .. }) if winners == &[Seat(0)]));
    assert_eq!(places(&game), [1, 2, 2], "the others share what is behind");
    assert!(game.outcome().unwrap().reason.en.contains("TA-31"));
}

#[test]
fn ta_31_lost_huts_count_as_built() {
    let mut game = mountain(&players(2))
        .pieces(Seat(0), Piece::Hut, &["-2,2"])
        .left(Seat(0), Piece::Hut, 1)
        .left(Seat(0), Piece::Tower, 0)
        .to_build(Seat(0))
        .finish()
        .unwrap();
    assert_eq!(game.view(kernel::Viewer::Spectator).seats[0].huts_lost, 18);
    play(&mut game, &["hut 2,0"]);
    assert_eq!(places(&game), [1, 2]);
}

#[test]
fn ta_31_one_kind_is_not_enough() {
    let mut game = mountain(&players(2))
        .pieces(Seat(0), Piece::Hut, &["-2,2"])
        .left(Seat(0), Piece::Tower, 1)
        .to_build(Seat(0))
        .finish()
        .unwrap();
    play(&mut game, &["tower -1,1"]);
    assert_eq!(game.to_act(), Actor::Chance);
}

/// The last tile is laid and built upon: temples, then towers, then huts decide.
#[test]
fn ta_32_temples_then_towers_then_huts() {
    let end = |left: [[u8; 3]; 3]| {
        let mut position = pair(&players(3));
        for (seat, [temples, towers, huts]) in left.into_iter().enumerate() {
            let seat = Seat(seat as u8);
            position = position
                .left(seat, Piece::Temple, temples)
                .left(seat, Piece::Tower, towers)
                .left(seat, Piece::Hut, huts);
        }
        let mut game = position.tiles_left(1).to_lay(Seat(2), "jungle lake").finish().unwrap();
        play(&mut game, &[LAY, "hut 1,0"]);
        assert!(game.outcome().unwrap().reason.en.contains("TA-32"));
        places(&game)
    };
    // Seat 2 builds one more hut at the end.
    assert_eq!(end([[1, 2, 20], [2, 1, 10], [2, 1, 10]]), [1, 3, 2]);
    assert_eq!(end([[2, 1, 20], [2, 2, 1], [2, 2, 1]]), [1, 3, 2]);
    assert_eq!(end([[3, 2, 20], [3, 2, 19], [3, 2, 20]]), [3, 1, 1], "still tied: shared");
    assert_eq!(end([[3, 2, 19], [3, 2, 19], [3, 2, 20]]), [1, 1, 1]);
}

#[test]
fn ta_32_lost_huts_count_at_the_end() {
    let mut game = pair(&players(2))
        .pieces(Seat(0), Piece::Hut, &["-1,1", "0,1"])
        .pieces(Seat(1), Piece::Hut, &["2,0"])
        .left(Seat(0), Piece::Hut, 17)
        .tiles_left(1)
        .to_lay(Seat(1), "jungle lake")
        .finish()
        .unwrap();
    // One of seat 0's two huts on the island is covered and one was lost before; seat 1 has one and
    // builds two on level 2. Three each.
    play(&mut game, &["lay 0,0 se", "extend 2,0 lake"]);
    assert_eq!(places(&game), [1, 1]);
}

#[test]
fn ta_32_the_last_player_may_go_out_on_the_last_tile() {
    let mut game = broke(pair(&players(3)), 2)
        .left(Seat(1), Piece::Hut, 19)
        .tiles_left(1)
        .to_lay(Seat(2), "jungle lake")
        .finish()
        .unwrap();
    play(&mut game, &[LAY]);
    assert_eq!(places(&game), [2, 1, 0]);
}

#[test]
fn ta_33_an_early_winner_leaves_and_the_others_go_on() {
    let mut game = mountain(&ranking(3))
        .pieces(Seat(0), Piece::Hut, &["-2,2"])
        .left(Seat(0), Piece::Temple, 0)
        .left(Seat(0), Piece::Tower, 1)
        .to_build(Seat(0))
        .finish()
        .unwrap();
    let events = play(&mut game, &["tower -1,1"]);
    assert!(events.contains(&Event::Finished { seat: Seat(0), place: 1 }));
    assert_eq!(game.to_act(), Actor::Chance);
    let round = ["draw sand jungle", "lay 3,0 se", "hut 2,0", "draw sand jungle", "lay 5,0 se"];
    play(&mut game, &round);
    assert_eq!(game.to_act(), Actor::Seat(Seat(2)));
    play(&mut game, &["hut -2,0", "draw sand jungle"]);
    assert_eq!(game.to_act(), Actor::Seat(Seat(1)), "seat 0 has left");
    assert_eq!(crate::common::objections(&game, "lay 0,0 s"), [12, 13], "the tower stays");
}

#[test]
fn ta_33_the_first_one_out_takes_the_last_place() {
    let mut game = broke(broke(pair(&ranking(4)), 1), 2)
        .tiles_left(4)
        .to_lay(Seat(1), "jungle lake")
        .finish()
        .unwrap();
    play(&mut game, &[LAY, "draw sand jungle", "lay 3,0 se"]);
    assert_eq!(game.to_act(), Actor::Chance, "two are left");
    play(&mut game, &["draw sand jungle", "lay 5,0 se", "hut 1,0"]);
    play(&mut game, &["draw sand jungle", "lay 7,0 se", "hut 2,0"]);
    assert_eq!(places(&game), [1, 4, 3, 1], "the tiles are gone; the rest are tied");
}

#[test]
fn ta_33_the_game_ends_when_one_is_left() {
    let mut game = mountain(&ranking(2))
        .pieces(Seat(0), Piece::Hut, &["-2,2"])
        .left(Seat(0), Piece::Temple, 0)
        .left(Seat(0), Piece::Tower, 1)
        .to_build(Seat(0))
        .finish()
        .unwrap();
    play(&mut game, &["tower -1,1"]);
    assert_eq!(places(&game), [1, 2]);
    let mut game = broke(pair(&ranking(2)), 0).to_lay(Seat(0), "jungle lake").finish().unwrap();
    play(&mut game, &[LAY]);
    assert_eq!(places(&game), [2, 1], "out, but ranked");
}

/// An early winner, one out, and two tied in between: 1, 2, 2, 4.
#[test]
fn ta_33_shared_places_are_numbered_1_2_2_4() {
    let position = mountain(&ranking(4))
        .pieces(Seat(0), Piece::Hut, &["-2,2"])
        .left(Seat(0), Piece::Temple, 0)
        .left(Seat(0), Piece::Tower, 1);
    let mut game = broke(position, 1).tiles_left(3).to_build(Seat(0)).finish().unwrap();
    play(&mut game, &["tower -1,1", "draw sand jungle", "lay 3,0 se"]);
    assert!(!game.is_playing(Seat(1)));
    play(&mut game, &["draw sand jungle", "lay 5,0 se", "hut 2,0"]);
    play(&mut game, &["draw sand jungle", "lay 7,0 se", "hut -2,0"]);
    assert_eq!(places(&game), [1, 4, 2, 2]);
}

#[test]
fn ta_34_three_of_a_teams_six_kinds_win_early() {
    let position = mountain(&teams())
        .pieces(Seat(0), Piece::Hut, &["-2,2"])
        .left(Seat(0), Piece::Tower, 1)
        .left(Seat(2), Piece::Temple, 0);
    let mut two_kinds = position.clone().to_build(Seat(0)).finish().unwrap();
    play(&mut two_kinds, &["tower -1,1"]);
    assert_eq!(two_kinds.to_act(), Actor::Chance, "two kinds of six are not enough");
    let position = position.left(Seat(2), Piece::Hut, 0);
    let mut game = position.to_build(Seat(0)).finish().unwrap();
    let events = play(&mut game, &["tower -1,1"]);
    assert!(
        matches!(events.last(), Some(Event::Over { winners, .. }) if winners == &[Seat(0), Seat(2)])
    );
    assert_eq!(places(&game), [1, 3, 1, 3]);
}

/// Two kinds of one player alone do not end a team game.
#[test]
fn ta_34_in_teams_two_own_kinds_are_not_enough() {
    let mut game = mountain(&teams())
        .pieces(Seat(0), Piece::Hut, &["-2,2"])
        .left(Seat(0), Piece::Tower, 1)
        .left(Seat(0), Piece::Temple, 0)
        .to_build(Seat(0))
        .finish()
        .unwrap();
    play(&mut game, &["tower -1,1"]);
    assert_eq!(game.to_act(), Actor::Chance);
}

#[test]
fn ta_34_teams_are_compared_by_their_sums() {
    let mut game = pair(&teams())
        .left(Seat(0), Piece::Temple, 1) // two built
        .left(Seat(1), Piece::Temple, 2) // one built
        .left(Seat(3), Piece::Temple, 1) // two built: three together
        .tiles_left(1)
        .to_lay(Seat(3), "jungle lake")
        .finish()
        .unwrap();
    play(&mut game, &[LAY, "hut 1,0"]);
    assert_eq!(places(&game), [3, 1, 3, 1]);
    assert_eq!((game.team(Seat(1)), game.team(Seat(3)), game.team(Seat(2))), (1, 1, 0));
}

#[test]
fn ta_34_a_team_is_out_when_both_partners_are() {
    let mut game =
        broke(broke(pair(&teams()), 0), 2).to_lay(Seat(0), "jungle lake").finish().unwrap();
    play(&mut game, &[LAY]);
    assert_eq!(game.to_act(), Actor::Chance, "the partner plays on");
    play(&mut game, &["draw sand jungle", "lay 3,0 se", "hut 1,0", "draw sand jungle"]);
    play(&mut game, &["lay 5,0 se"]);
    assert_eq!(places(&game), [0, 1, 0, 1]);
}

/// Ruling: a partner who is out adds nothing to the sums but wins with the team.
#[test]
fn ta_34_a_partner_who_is_out_shares_the_victory_but_adds_nothing() {
    let end = |temples_of_2: u8| {
        let position = pair(&teams()).left(Seat(0), Piece::Temple, 0);
        let position = position.left(Seat(2), Piece::Temple, temples_of_2);
        let position = position.left(Seat(1), Piece::Temple, 2);
        let mut game =
            broke(position, 0).tiles_left(2).to_lay(Seat(0), "jungle lake").finish().unwrap();
        play(&mut game, &[LAY, "draw sand jungle", "lay 3,0 se", "hut 1,0"]);
        places(&game)
    };
    assert_eq!(end(3), [3, 1, 3, 1], "seat 0's three temples do not count");
    assert_eq!(end(1), [1, 3, 1, 3], "seat 2's two beat one");
}
