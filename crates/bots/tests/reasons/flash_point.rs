//! Flash Point.

use flash_point::{Cell, FlashPoint, Kind, Position, Setup};

use super::{effects, find, lacks, speaks_of_everything};

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
    let game = build(house().figure(1, Cell::at(4, 1)).fire([Cell::at(2, 7)]));
    let told = effects(&game, 0, &["chop 4,0"]);
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

/// FP-4: the 24th marker brings the house down, so the last explosions are counted.
#[test]
fn the_collapse_is_named() {
    let fire = Cell::at(2, 7);
    let far = |cell: Cell| cell.row() > 3 || cell.column() < 5;
    let walls: Vec<_> = build(house()).house().walls().map(|(edge, _)| edge).collect();
    let mut far_walls = walls.into_iter().filter(|edge| far(edge.a) && far(edge.b));
    let position = far_walls
        .by_ref()
        .take(11)
        .fold(house().fire([fire]), |position, edge| position.damage(edge.a, edge.b, 2));
    let sound = effects(&build(position.clone()), 0, &["end turn"]);
    assert!(lacks(&sound, "fire.collapse") || find(&sound, "fire.collapse").worth < 0.0);
    let last = far_walls.next().expect("there are more walls");
    let brittle = effects(&build(position.damage(last.a, last.b, 1)), 0, &["end turn"]);
    let collapse = find(&brittle, "fire.collapse");
    assert!(collapse.worth < 0.0 && collapse.reason.text.en.contains("brings the house down"));
}

/// FP-34: fire and smoke round a firefighter.
#[test]
fn a_firefighter_in_smoke_may_be_knocked_down() {
    let game = build(house().fire([Cell::at(3, 2)]).smoke([HERE]));
    let told = effects(&game, 0, &["end turn"]);
    assert!(find(&told, "fire.knock_down").worth < 0.0);
}

#[test]
fn every_position_can_be_spoken_of() {
    speaks_of_everything::<FlashPoint>();
}
