//! Set-ups and what comes before the first flight (VU-1 to VU-5).

mod common;

use common::{at, forbidden, legal, play, play_while, refused, rng, setup, start};
use forest::{Colour, Number};
use hex::Hex;
use kernel::{Actor, Game, Seat, Silent};
use vulkan::{Edition, Fate, GivenLayout, LayoutChoice, Phase, Ready, Setup, Vulkan};

fn turned_up(edition: &str, seed: u64) -> Vulkan {
    let mut game = Vulkan::new(&setup(edition, r#"{"layout":"rhombus"}"#)).unwrap();
    play_while(&mut game, &mut rng(seed), |game| game.phase() == Phase::TurningUp);
    game
}

fn count(game: &Vulkan, number: u8) -> usize {
    let view = game.view(kernel::Viewer::Spectator);
    view.tiles.iter().filter(|tile| tile.number == Number::new(number)).count()
}

fn given(places: Vec<Hex>, numbers: Option<Vec<u8>>) -> Setup {
    let numbers = numbers
        .map(|numbers| numbers.into_iter().map(|n| Number::try_from(n).expect("0 to 6")).collect());
    let layout = LayoutChoice::Given(GivenLayout { places, numbers });
    Setup { layout, ..Setup::usual(Edition::Vulkan) }
}

fn refusal_of(places: Vec<Hex>) -> String {
    Vulkan::new(&given(places, None)).expect_err("a bad layout").to_string()
}

#[test]
fn vu_1_vulkan_plays_each_number_six_times() {
    let game = turned_up("vulkan", 1);
    for number in 1..=6 {
        assert_eq!(count(&game, number), 6);
    }
    assert_eq!(game.phase(), Phase::Choosing);
}

#[test]
fn vu_1_volcano_leaves_seven_tiles_unseen() {
    let mut odds = vec![];
    let game = Vulkan::new(&setup("volcano", r#"{"layout":"rhombus"}"#)).unwrap();
    game.chance(&mut odds);
    let weights: Vec<u32> = odds.iter().map(|&(_, weight)| weight).collect();
    assert_eq!(weights, [7, 7, 8, 7, 7, 7]);
    for seed in 0..20 {
        let game = turned_up("volcano", seed);
        let counts: Vec<usize> = (1..=6).map(|number| count(&game, number)).collect();
        assert_eq!(counts.iter().sum::<usize>(), 36);
        assert!(counts.iter().zip([7, 7, 8, 7, 7, 7]).all(|(&seen, held)| seen <= held));
    }
}

#[test]
fn vu_1_thirty_five_tiles_burn() {
    for edition in ["vulkan", "volcano"] {
        let mut game = turned_up(edition, 2);
        play(&mut game, "volcano 2,2");
        let view = game.view(kernel::Viewer::Spectator);
        let burning = view.tiles.iter().filter(|tile| tile.fate == Fate::Burning).count();
        assert_eq!((burning, at(&game, 2, 2).fate), (35, Fate::Volcano));
    }
}

#[test]
fn vu_1_a_number_the_box_lacks_is_not_turned_up() {
    let mut game = start(r#"{"layout":"ridge"}"#);
    for _ in 0..6 {
        play(&mut game, "turn up 3");
    }
    assert_eq!(forbidden(&game, "turn up 3"), ["VU-1"]);
    assert!(!legal(&game).contains(&"turn up 3".to_owned()));
}

#[test]
fn vu_2_spaces_follow_the_number() {
    let game = turned_up("vulkan", 3);
    for tile in game.view(kernel::Viewer::Spectator).tiles {
        let spaces = [1, 1, 2, 2, 3, 3][usize::from(tile.number.unwrap().value()) - 1];
        assert_eq!(tile.spaces, spaces);
    }
}

#[test]
fn vu_2_there_are_forty_eight_loads() {
    for players in 1..=4 {
        let game = start(&format!(r#"{{"players":{players}}}"#));
        let supply = |seat| Colour::ALL.map(|colour| u32::from(game.supply(seat, colour)));
        assert_eq!(Seat::all(players).flat_map(supply).sum::<u32>(), 48);
    }
}

#[test]
fn vu_3_ready_layouts_are_offered_by_name() {
    for ready in Ready::ALL {
        let game = start(&format!(r#"{{"layout":"{}"}}"#, ready.word()));
        let mut places = ready.places();
        places.sort_unstable_by_key(|place| (place.r, place.q));
        assert_eq!(game.places(), places);
        assert_eq!(game.phase(), Phase::TurningUp);
    }
}

#[test]
fn vu_3_a_random_forest_grows_by_chance_place_by_place() {
    let mut game = start("{}");
    assert_eq!((game.places().len(), game.to_act()), (7, Actor::Chance));
    let mut grown = 7;
    let mut rng = rng(5);
    while game.phase() == Phase::Growing {
        let action = game.sample(&mut kernel::Scratch::default(), &mut rng);
        game.play(action, &mut Silent).unwrap();
        grown += 1;
        assert_eq!(game.places().len(), grown);
    }
    assert_eq!((grown, game.phase()), (36, Phase::TurningUp));
    assert!(Vulkan::new(&given(game.places().to_vec(), None)).is_ok());
}

#[test]
fn vu_3_a_random_forest_grows_where_it_stays_compact() {
    let mut game = start("{}");
    assert_eq!(forbidden(&game, "grow 0,0"), ["VU-3"]);
    assert_eq!(forbidden(&game, "grow 2,0"), ["VU-3"]);
    assert_eq!(forbidden(&game, "grow 9,9"), ["VU-3"]);
    assert_eq!(forbidden(&game, "turn up 1"), ["VU-3"]);
    // An arm that bends back and leaves 1,-2 open: a tile at 2,-3 would close it in.
    for place in ["-1,-1", "2,-1", "0,-2", "-1,-2", "2,-2", "0,-3", "1,-3"] {
        play(&mut game, &format!("grow {place}"));
    }
    assert_eq!(forbidden(&game, "grow 2,-3"), ["VU-3"]);
    assert!(!legal(&game).contains(&"grow 2,-3".to_owned()));
    assert!(legal(&game).contains(&"grow 1,-2".to_owned()));
}

#[test]
fn vu_3_a_given_layout_may_have_holes_but_must_be_compact() {
    let crater = Ready::Crater.places();
    assert!(Vulkan::new(&given(crater.clone(), None)).is_ok());

    let mut lonely = crater.clone();
    lonely[0] = Hex::new(40, 40);
    assert!(refusal_of(lonely).contains("touches 0. (VU-3)"));

    let mut tail = Ready::Hexagon.places();
    let end = tail.iter().position(|place| *place == Hex::new(0, 6)).unwrap();
    tail[end] = Hex::new(-3, 7);
    assert!(refusal_of(tail).contains("at least two others; the one at -3,7 touches 1."));

    let strip: Vec<Hex> = (0..18).flat_map(|q| [Hex::new(q, 0), Hex::new(q, 1)]).collect();
    assert!(refusal_of(strip).contains("enclosed on all six sides"));
}

#[test]
fn vu_3_a_given_layout_hangs_together() {
    let near: Vec<Hex> = (0..6).flat_map(|q| (0..3).map(move |r| Hex::new(q, r))).collect();
    let apart: Vec<Hex> = near.iter().map(|&place| place + Hex::new(20, 0)).collect();
    assert!(refusal_of([near, apart].concat()).contains("only 18 hang together"));
}

#[test]
fn vu_3_a_given_layout_has_thirty_six_different_near_places() {
    let good = Ready::Rhombus.places();
    assert!(refusal_of(good[1..].to_vec()).contains("the layout has 35 places"));
    assert!(refusal_of(vec![]).contains("the layout has 0 places"));
    let mut doubled = good.clone();
    doubled[3] = doubled[4];
    assert!(refusal_of(doubled).contains("twice"));
    let far = good.iter().map(|&place| place + Hex::new(120, 0)).collect();
    assert!(refusal_of(far).contains("too far"));
    let wrapped = good.iter().map(|&place| place + Hex::new(125, 125)).collect();
    assert!(refusal_of(wrapped).contains("too far"));
}

#[test]
fn vu_3_the_end_of_a_finished_game_can_be_played_on() {
    let numbers: Vec<u8> = (0..36).map(|i| i % 6 + 1).collect();
    let places = Ready::Shield.places();
    let mut shuffled: Vec<_> = places.iter().copied().zip(numbers).collect();
    shuffled.reverse();
    let (places, numbers): (Vec<Hex>, Vec<u8>) = shuffled.iter().copied().unzip();
    let game = Vulkan::new(&given(places, Some(numbers))).unwrap();
    assert_eq!(game.to_act(), Actor::Seat(Seat(3)));
    for (place, number) in shuffled {
        assert_eq!(at(&game, place.q, place.r).number, Number::new(number));
    }
}

#[test]
fn vu_3_given_numbers_are_face_up_and_complete() {
    let places = Ready::Shield.places();
    let refuse = |numbers: Vec<u8>| {
        Vulkan::new(&given(places.clone(), Some(numbers))).expect_err("bad numbers")
    };
    assert!(refuse(vec![1, 2, 3]).to_string().contains("there are 3. (VU-3)"));
    let mut numbers: Vec<u8> = (0..36).map(|i| i % 6 + 1).collect();
    numbers[7] = 0;
    assert!(refuse(numbers.clone()).to_string().contains("face up"));
    numbers[7] = 6;
    assert!(refuse(numbers).to_string().contains("6 tiles with a 6, not 7. (VU-1)"));
}

#[test]
fn vu_4_the_last_seat_picks_an_enclosed_tile_and_the_next_begins() {
    for (players, last) in [(1, 0), (2, 1), (3, 2), (4, 3)] {
        let mut game = start(&format!(r#"{{"players":{players},"layout":"rhombus"}}"#));
        play_while(&mut game, &mut rng(1), |game| game.phase() == Phase::TurningUp);
        assert_eq!(game.to_act(), Actor::Seat(Seat(last)));
        assert_eq!(legal(&game).len(), 16);
        assert_eq!(forbidden(&game, "volcano 0,3"), ["VU-4"]);
        assert_eq!(forbidden(&game, "volcano 9,9"), ["VU-4"]);
        assert_eq!(forbidden(&game, "fly 0,0 e red"), ["VU-4"]);
        play(&mut game, "volcano 1,4");
        assert_eq!(game.to_act(), Actor::Seat(Seat(0)));
        assert_eq!(forbidden(&game, "volcano 1,4"), ["VU-4"]);
        assert_eq!(forbidden(&game, "turn up 4"), ["VU-3"]);
    }
}

#[test]
fn vu_5_seats_get_their_colours() {
    let supplies = |players: u8| -> Vec<[u8; 4]> {
        let game = start(&format!(r#"{{"players":{players}}}"#));
        let of = |seat| Colour::ALL.map(|colour| game.supply(seat, colour));
        Seat::all(players).map(of).collect()
    };
    assert_eq!(supplies(4)[2], [0, 0, 12, 0]);
    assert_eq!(supplies(3), [[12, 0, 0, 4], [0, 12, 0, 4], [0, 0, 12, 4]]);
    assert_eq!(supplies(2), [[12, 12, 0, 0], [0, 0, 12, 12]]);
    assert_eq!(supplies(1), [[12; 4]]);
}

#[test]
fn vu_5_one_to_four_play() {
    for players in [0, 5, 255] {
        let refusal = refused("volcano", &format!(r#"{{"players":{players}}}"#));
        assert_eq!(refusal.clause.to_string(), "VU-5");
    }
    let refusal = refused("vulkan", r#"{"players":1,"cooperative":true}"#);
    assert_eq!(refusal.clause.to_string(), "VU-22");
}
