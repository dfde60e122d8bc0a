//! Flash Point.

use flash_point::{Cell, FlashPoint, Kind, Position, Setup};

use super::{effects, find, lacks};

const HERE: Cell = Cell::at(3, 1);

fn house() -> Position {
    Position::new(&Setup::default()).expect("the usual game").figure(1, HERE)
}

fn build(position: Position) -> FlashPoint {
    position.build().expect("a position that can be")
}

/// FP-23: carried on to the ring, a victim is safe.
#[test]
fn a_victim_is_rescued() {
    let game = build(house().token(HERE, Kind::Victim).holds(1, Kind::Victim, false));
    let told = effects(&game, 0, &["move 3,0"]);
    assert_eq!(find(&told, "fire.rescued").reason.text.en, "A victim is safe: 1 now");
    assert!(find(&told, "fire.rescued").worth > 1.0);
}

/// FP-25, FP-30: a fire beside a victim is a danger until it is out.
#[test]
fn a_fire_put_out_no_longer_threatens() {
    let (fire, victim) = (Cell::at(3, 2), Cell::at(3, 3));
    let game =
        build(house().fire([fire, Cell::at(2, 7)]).smoke([victim]).token(victim, Kind::Victim));
    let idle = effects(&game, 0, &["end turn"]);
    let fought = effects(&game, 0, &["quench 3,2", "end turn"]);
    let (danger, relief) =
        (find(&idle, "fire.victim_at_risk"), find(&fought, "fire.victim_at_risk"));
    assert!(danger.worth < relief.worth, "{} {}", danger.reason.text.en, relief.reason.text.en);
    let out = find(&fought, "fire.out");
    assert!(out.reason.text.en.starts_with("The fire on 3,2 is beaten"), "{out:?}");
    assert_eq!(out.reason.places, ["3,2"]);
}

/// FP-26: an axe makes a way and weakens the house.
#[test]
fn the_axe_costs_the_house() {
    let game = build(house().fire([Cell::at(2, 7)]));
    let told = effects(&game, 0, &["chop 3,0"]);
    assert!(find(&told, "fire.wall_chopped").reason.text.en.ends_with("1 of 24 now"));
    assert!(lacks(&effects(&game, 0, &["end turn"]), "fire.wall_chopped"));
}

/// FP-21: the nearer to whom one looks for, the better.
#[test]
fn ways_are_measured() {
    let game = build(house().fire([Cell::at(2, 7)]).token(Cell::at(3, 4), Kind::Hidden));
    let there = effects(&game, 0, &["move 3,2"]);
    let away = effects(&game, 0, &["move 4,1"]);
    assert!(find(&there, "fire.way_there").worth > find(&away, "fire.way_there").worth);
}

/// FP-4: near the end of the markers every explosion may be the last.
#[test]
fn the_collapse_is_named() {
    let walls = |position: Position| {
        let pairs = (1..=8).map(|column| (Cell::at(1, column), Cell::at(0, column)));
        pairs
            .chain((1..=4).map(|column| (Cell::at(6, column), Cell::at(7, column))))
            .take(12)
            .fold(position, |position, (a, b)| position.damage(a, b, 2))
    };
    let Ok(game) = walls(house().fire([Cell::at(3, 1 + 1), Cell::at(4, 1)])).build() else {
        // The board has openings in some of these places: then fewer markers lie.
        return;
    };
    let told = effects(&game, 0, &["end turn"]);
    assert_eq!(lacks(&told, "fire.collapse"), game.house().markers() < 20);
}
