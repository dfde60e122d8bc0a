//! Records: written, read, and refused at the first wrong line.

use feurio::{Feurio, Firebreak, Setup};
use kernel::{Actor, Game, Scratch, Viewer};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Record, RecordError, SeatInfo, Table};

fn play(setup: &Setup, seed: u64, most: usize) -> Table<Feurio> {
    let seats = vec![SeatInfo::person("Änn"), SeatInfo::bot("random")];
    let mut table = Table::<Feurio>::new(&Feurio::GAMES[0], setup.clone(), seats).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while table.state().to_act() != Actor::Nobody && table.log().len() < most {
        let action = table.state().sample(&mut Scratch::default(), &mut rng);
        table.act(table.state().to_act(), action).unwrap();
    }
    table
}

fn setup() -> Setup {
    Setup { players: 2, firebreak: Firebreak::On, ..Setup::default() }
}

fn text() -> String {
    play(&setup(), 1, usize::MAX).record().to_string()
}

fn read(text: &str) -> Result<Table<Feurio>, RecordError> {
    let records = Record::read_all(text.as_bytes())?;
    let setup = serde_json::from_value(records[0].header.setup.clone()).expect("a set-up");
    Table::replay(&Feurio::GAMES[0], setup, &records[0])
}

#[track_caller]
fn refused(text: &str, line: usize, clause: &str) -> String {
    let error = read(text).unwrap_err();
    assert_eq!((error.line, error.clause.to_string().as_str()), (line, clause), "{error}");
    error.to_string()
}

/// `text` with line `number`, from 1, replaced.
fn with_line(text: &str, number: usize, change: impl Fn(&str) -> String) -> String {
    let lines = (1..).zip(text.lines());
    lines.map(|(n, line)| if n == number { change(line) } else { line.to_owned() } + "\n").collect()
}

#[test]
fn a_record_is_read_as_it_was_written() {
    let table = play(&setup(), 1, usize::MAX);
    let again = read(&table.record().to_string()).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.record(), table.record());
    assert_eq!(again.seats()[0].name, "Änn");
}

#[test]
fn an_unfinished_record_is_a_record() {
    let table = play(&setup(), 1, 20);
    let again = read(&table.record().to_string()).unwrap();
    assert_eq!(again.state(), table.state());
    assert!(table.record().header.result.is_none());
}

#[test]
fn re_2_records_stand_behind_each_other() {
    let two = format!("{}\n{}", text(), play(&setup(), 2, 9).record());
    let records = Record::read_all(two.as_bytes()).unwrap();
    assert_eq!(records.len(), 2);
    assert_eq!(records[1].lines.len(), 9);
    assert_eq!(records[1].first_line, text().lines().count() + 2);
}

#[test]
fn re_1_text_must_be_utf_8_and_lines_short() {
    let mut bytes = text().into_bytes();
    let at = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 3;
    bytes[at] = 0xff;
    let error = Record::read_all(&bytes).unwrap_err();
    assert_eq!((error.line, error.clause.to_string().as_str()), (2, "RE-1"));
    let long = format!("{}{}\n", text(), "x".repeat(100_000));
    refused(&long, text().lines().count() + 1, "RE-1");
}

#[test]
fn re_2_versions_and_empty_files_are_told_apart() {
    refused("", 1, "RE-2");
    refused("\n\n", 1, "RE-2");
    refused("feurio\n", 1, "RE-2");
    refused("{\"hearth\":2}\n", 1, "RE-2");
    refused("{\"game\":\"feurio\"}\n", 1, "RE-2");
}

#[test]
fn re_3_a_header_must_fit() {
    let header = |from: &str, to: &str| with_line(&text(), 1, |line| line.replace(from, to));
    refused(&header("\"game\":\"feurio\"", "\"game\":\"wildfire\""), 1, "RE-3");
    refused(&header("\"ruleset\":1", "\"ruleset\":2"), 1, "RE-3");
    refused(&header("\"ruleset\"", "\"rules\""), 1, "RE-3");
    refused(&header("Änn", "\\u0007"), 1, "RE-3");
    refused(&header(",{\"name\":\"random\",\"bot\":\"random\"}", ""), 1, "RE-3");
    refused(&header("\"players\":2", "\"players\":9"), 1, "FE-10");
    // Another legal set-up is another game: the first check shows it.
    refused(&header("\"hot_game\":false", "\"hot_game\":true"), 2, "RE-4");
}

#[test]
fn re_3_a_cut_off_record_says_where_it_ends() {
    let cut: String = text().lines().take(11).map(|line| format!("{line}\n")).collect();
    let told = refused(&cut, 12, "RE-3");
    assert!(told.contains("ends after 10 of"), "{told}");
    let longer = format!("{}0 pass #00000000\n", text());
    refused(&longer, text().lines().count() + 1, "RE-3");
}

#[test]
fn re_4_lines_have_one_form() {
    for wrong in ["0 pass", "pass #00000000", "0  #00000000", "7 pass #00000000", "0 pass #xyz"] {
        refused(&with_line(&text(), 6, |_| wrong.to_owned()), 6, "RE-4");
    }
    refused(&with_line(&text(), 6, |_| "0 jump 2,2 #00000000".to_owned()), 6, "RE-4");
}

#[test]
fn re_4_a_legal_but_other_action_fails_its_check() {
    let told = refused(&with_line(&text(), 2, |_| other_draw()), 2, "RE-4");
    assert!(told.contains("changed"), "{told}");
}

/// The first draw, with another number and the old check.
fn other_draw() -> String {
    let line = text().lines().nth(1).unwrap().to_owned();
    let number = line.chars().nth("chance draw ".len()).unwrap();
    let other = if number == '1' { '2' } else { '1' };
    line.replacen(&format!("draw {number}"), &format!("draw {other}"), 1)
}

#[test]
fn re_5_actions_out_of_turn_are_refused() {
    let swapped = with_line(&text(), 2, |line| line.replacen("chance", "0", 1));
    refused(&swapped, 2, "RE-5");
}

#[test]
fn an_illegal_action_cites_the_rule_it_breaks() {
    let far = with_line(&text(), 6, |_| "0 lay 9,9 #00000000".to_owned());
    refused(&far, 6, "FE-21");
}

#[test]
fn re_6_the_result_must_be_the_result() {
    let table = play(&setup(), 1, usize::MAX);
    let mut record = table.record();
    record.header.result.as_mut().unwrap().seats[0].score = Some(999);
    refused(&record.to_string(), 1, "RE-6");
    record.header.result = None;
    refused(&record.to_string(), 1, "RE-6");
}

/// A seat's story of the game never names what is hidden from it.
#[test]
fn private_draws_are_blanked_for_others() {
    let table = play(&setup(), 3, usize::MAX);
    let mut blanked = 0;
    for entry in table.log() {
        let public = entry.action_for(Viewer::Spectator).to_string();
        if public == "draw ?" {
            blanked += 1;
            let numbers = entry.events_for(Viewer::Spectator).map(|event| format!("{event:?}"));
            numbers.for_each(|event| assert!(event.contains("number: None"), "{event}"));
        }
        assert_eq!(entry.action_for(Viewer::Referee), entry.action);
    }
    assert!(blanked > 10, "peeking games draw privately");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// One changed byte is refused, or changes nothing that matters (a name, or a record that
    /// reads the same).
    #[test]
    fn a_changed_byte_never_passes_as_another_game(at in any::<prop::sample::Index>(), byte: u8) {
        let original = play(&setup(), 1, 30);
        let mut bytes = original.record().to_string().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let Ok(records) = Record::read_all(&bytes) else { return Ok(()) };
        let Ok(setup) = serde_json::from_value(records[0].header.setup.clone()) else {
            return Ok(());
        };
        if let Ok(table) = Table::<Feurio>::replay(&Feurio::GAMES[0], setup, &records[0]) {
            prop_assert_eq!(table.state(), original.state());
        }
    }

    #[test]
    fn nonsense_is_refused_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Record::read_all(&bytes);
    }
}
