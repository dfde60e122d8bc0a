//! Taking back is allowed exactly when nobody has learnt anything since.

use feurio::{Feurio, Setup};
use kernel::{Actor, Game, Seat};
use table::{SeededDice, Table, TableError};

const ONE: Actor = Actor::Seat(Seat(0));

fn table(setup: Setup) -> Table<Feurio> {
    let mut table = Table::new(&Feurio::GAMES[0], setup, vec![]).unwrap();
    for action in ["draw 3", "draw 6"] {
        table.act(Actor::Chance, action.parse().unwrap()).unwrap();
    }
    table.act(Actor::Seat(Seat(1)), "arrange 3 6".parse().unwrap()).unwrap();
    table
}

fn two() -> Setup {
    Setup { players: 2, ..Setup::default() }
}

#[test]
fn re_7_own_actions_in_a_row_are_taken_back_one_by_one() {
    let mut table = table(two());
    table.act(Actor::Chance, "draw 1".parse().unwrap()).unwrap();
    let before = *table.state();
    table.act(ONE, "lay 1,-1".parse().unwrap()).unwrap();
    let between = *table.state();
    table.act(ONE, "deploy red 1 at 0,0".parse().unwrap()).unwrap();
    assert_eq!(table.undo(Seat(0)).unwrap().to_string(), "deploy red 1 at 0,0");
    assert_eq!(*table.state(), between);
    assert_eq!(table.undo(Seat(0)).unwrap().to_string(), "lay 1,-1");
    assert_eq!(*table.state(), before);
    assert!(!table.can_undo(Seat(0)), "chance has drawn a tile since");
}

#[test]
fn re_7_nothing_is_taken_back_after_chance_or_another_seat() {
    let mut table = table(two());
    assert!(table.can_undo(Seat(1)), "nobody has drawn since the arrangement");
    assert!(!table.can_undo(Seat(0)), "it was not this seat's action");
    table.settle(&mut SeededDice::new(1)).unwrap();
    let error = table.undo(Seat(1)).unwrap_err();
    assert_eq!(error.clause().unwrap().to_string(), "RE-7");
    assert_eq!(table.log().len(), 4);
}

#[test]
fn re_5_only_who_is_to_act_acts() {
    let mut table = table(two());
    let error = table.act(ONE, "pass".parse().unwrap()).unwrap_err();
    assert!(matches!(error, TableError::OutOfTurn { to_act: Actor::Chance, .. }), "{error}");
    assert_eq!(error.clause().unwrap().to_string(), "RE-5");
    table.act(Actor::Chance, "draw 1".parse().unwrap()).unwrap();
    let before = *table.state();
    assert!(table.act(Actor::Seat(Seat(1)), "lay 1,-1".parse().unwrap()).is_err());
    assert!(table.act(Actor::Nobody, "lay 1,-1".parse().unwrap()).is_err());
    assert_eq!(*table.state(), before, "a refused action changes nothing");
}

/// What people rolled at a real table is checked like everything else.
#[test]
fn typed_in_chance_is_checked() {
    let mut table = Table::<Feurio>::new(&Feurio::GAMES[0], Setup::default(), vec![]).unwrap();
    let refused = table.act(Actor::Chance, "draw ?".parse().unwrap()).unwrap_err();
    assert_eq!(refused.clause().unwrap().to_string(), "FE-20");
}

#[test]
fn a_rewound_table_goes_on_as_the_first_time() {
    let mut table = table(two());
    let mut dice = SeededDice::new(5);
    table.settle(&mut dice);
    let again = table.rewound(3);
    assert_eq!(again.log().len(), 3);
    assert_eq!(again.state_at(2), table.state_at(2));
}
