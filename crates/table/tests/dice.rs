//! Dice that can be checked: an honest record passes, a changed one fails.

use feurio::{Feurio, Setup};
use kernel::{Actor, Game, Scratch};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{DiceError, DiceProof, ProvableDice, Record, Table, hex};

const SEED: [u8; 32] = [42; 32];

fn words() -> Vec<String> {
    vec!["ann's word".to_owned(), String::new()]
}

fn play() -> Table<Feurio> {
    let setup = Setup { players: 2, ..Setup::default() };
    let mut table = Table::<Feurio>::new(&Feurio::GAMES[0], setup, vec![]).unwrap();
    let mut dice = ProvableDice::new(&SEED, "hearthside", &words());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    table.set_proof(Some(DiceProof::committed(&SEED, "hearthside", words())));
    loop {
        match table.state().to_act() {
            Actor::Nobody => return table,
            Actor::Chance => drop(table.settle(&mut dice).cloned()),
            seat => {
                let action = table.state().sample(&mut Scratch::default(), &mut rng);
                table.act(seat, action).unwrap();
            }
        }
    }
}

fn revealed() -> Table<Feurio> {
    let mut table = play();
    let mut proof = table.proof().unwrap().clone();
    proof.seed = Some(hex(&SEED));
    table.set_proof(Some(proof));
    table
}

fn read(text: &str) -> Table<Feurio> {
    let records = Record::read_all(text.as_bytes()).unwrap();
    let setup = serde_json::from_value(records[0].header.setup.clone()).unwrap();
    Table::replay(&Feurio::GAMES[0], setup, &records[0]).unwrap()
}

#[test]
fn re_9_an_honest_record_is_proved_offline() {
    let table = revealed();
    let draws = table.log().iter().filter(|entry| entry.actor == Actor::Chance).count();
    assert_eq!(read(&table.record().to_string()).verify_dice(), Ok(draws as u64));
}

#[test]
fn re_9_nothing_is_proved_before_the_seed_is_known() {
    assert_eq!(read(&play().record().to_string()).verify_dice(), Err(DiceError::Secret));
    let mut table = revealed();
    table.set_proof(None);
    assert_eq!(table.verify_dice(), Err(DiceError::Unknown));
}

#[test]
fn re_9_another_seed_word_or_table_is_found_out() {
    let text = revealed().record().to_string();
    let other_seed = text.replacen(&hex(&SEED), &hex(&[43; 32]), 1);
    assert_eq!(read(&other_seed).verify_dice(), Err(DiceError::OtherSeed));
    for (old, new) in [("ann's word", "ann's ward"), ("hearthside", "fireside")] {
        let error = read(&text.replacen(old, new, 1)).verify_dice().unwrap_err();
        assert!(matches!(error, DiceError::OtherDraw { .. }), "{error}");
        assert!(error.text().de.contains("RE-9"));
    }
}

/// Somebody who draws what suits him writes a record that replays, but is not proved.
#[test]
fn re_9_a_draw_that_was_chosen_is_found_out() {
    let setup = Setup { players: 2, ..Setup::default() };
    let mut table = Table::<Feurio>::new(&Feurio::GAMES[0], setup, vec![]).unwrap();
    let honest = revealed().log()[0].action;
    let mut others = vec![];
    table.state().legal(&mut others);
    let chosen = others.into_iter().find(|action| *action != honest).unwrap();
    table.act(Actor::Chance, chosen).unwrap();
    table.set_proof(revealed().proof().cloned());
    let error = read(&table.record().to_string()).verify_dice().unwrap_err();
    assert!(matches!(error, DiceError::OtherDraw { ply: 0, draw: 0, .. }), "{error}");
}

#[test]
fn re_8_malformed_proofs_are_refused() {
    let text = revealed().record().to_string();
    let wrong = [
        text.replacen("\"commitment\":\"", "\"commitment\":\"x", 1),
        text.replacen("ann's word\",\"\"", "ann's word\"", 1),
        text.replacen("ann's word", &"long".repeat(20), 1),
        text.replacen("\"seed\":\"2a", "\"seed\":\"", 1),
    ];
    for text in wrong {
        let error = Record::read_all(text.as_bytes()).unwrap_err();
        assert_eq!((error.line, error.clause.to_string().as_str()), (1, "RE-8"), "{error}");
    }
}
