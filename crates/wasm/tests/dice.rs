//! Checking the dice, as the browser does after a game online.

use hearth_wasm::Problem;
use hearth_wasm::open_table::OpenTable;
use kernel::Actor;
use table::{DiceProof, ProvableDice, hex};

const SEED: [u8; 32] = [5; 32];
const NAME: &str = "ember";

/// A whole game of Vulkan! with dice that can be proved.
fn played() -> String {
    let words = vec!["ann".to_owned(), "bob".to_owned()];
    let setup = serde_json::json!({ "players": 2 });
    let mut table = catalogue::game("vulkan").unwrap().open(&setup, vec![]).unwrap();
    let mut dice = ProvableDice::new(&SEED, NAME, &words);
    while table.to_act() != Actor::Nobody {
        if !table.settle(&mut dice) {
            let action = table.legal().remove(0);
            table.act(table.to_act(), &action).unwrap();
        }
    }
    let mut proof = DiceProof::committed(&SEED, NAME, words);
    proof.seed = Some(hex(&SEED));
    table.set_proof(Some(proof));
    table.record().to_string()
}

fn check(record: &str) -> Result<u32, Problem> {
    OpenTable::replay(record, &SEED).unwrap().verify_dice()
}

#[test]
fn honest_dice_are_counted() {
    let record = played();
    let draws = record.lines().filter(|line| line.starts_with("chance ")).count();
    assert!(draws > 0);
    assert_eq!(check(&record), Ok(draws as u32));
}

#[test]
fn a_word_nobody_gave_is_found_at_its_line() {
    let problem = check(&played().replacen("\"ann\"", "\"eve\"", 1)).unwrap_err();
    assert!(problem.line.is_some_and(|line| line >= 2), "{problem:?}");
    assert!(!problem.text.de.is_empty());
}

#[test]
fn another_seed_and_a_secret_one_are_told_apart() {
    let record = played();
    let other = check(&record.replacen(&hex(&SEED), &hex(&[6; 32]), 1)).unwrap_err();
    let secret =
        check(&record.replacen(&format!(",\"seed\":\"{}\"", hex(&SEED)), "", 1)).unwrap_err();
    assert_ne!(other.text, secret.text);
    assert_eq!((other.line, other.field.as_deref()), (None, Some("dice")));
}
