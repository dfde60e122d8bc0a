//! The TypeScript types: they are fresh, and the JSON that crosses to the browser fits them.

mod collect;
mod files;
mod fits;

use std::fs;
use std::path::{Path, PathBuf};

use catalogue::{AnyTable, Told};
use collect::{SHARED, Types};
use kernel::{Actor, Game, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use table::{Dice, SeededDice};

/// Every game's id with the file its types stand in.
pub(crate) fn ids() -> Vec<(&'static str, &'static str)> {
    fn of<G: Game>(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
        G::GAMES.iter().map(move |info| (info.id, file))
    }
    of::<feurio::Feurio>("feurio")
        .chain(of::<vulkan::Vulkan>("vulkan"))
        .chain(of::<on_the_run::OnTheRun>("on-the-run"))
        .chain(of::<flash_point::FlashPoint>("flash-point"))
        .chain(of::<taluva::Taluva>("taluva"))
        .collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/engine/types")
}

#[test]
fn the_types_are_fresh() {
    let bless = std::env::var_os("HEARTH_BLESS").is_some();
    for (name, text) in Types::all().written() {
        let path = folder().join(&name);
        if bless {
            fs::create_dir_all(folder()).expect("the folder can be made");
            fs::write(&path, &text).expect("the types can be written");
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "{name} is stale: `make types` writes it anew");
    }
}

#[test]
fn the_types_know_every_game() {
    let known: Vec<&str> = ids().into_iter().map(|(id, _)| id).collect();
    let all: Vec<&str> = catalogue::games().iter().map(|game| game.info().id).collect();
    assert_eq!(known, all);
}

#[test]
fn what_games_are_fits_the_types() {
    let types = Types::all();
    for game in catalogue::games() {
        fits(&types, SHARED, "GameInfo", game.info());
    }
    let problem = catalogue::Problem::from(catalogue::game("chess").err().expect("no such game"));
    fits(&types, SHARED, "Problem", &problem);
    let playouts = catalogue::games()[0].playouts(&json!({}), 1, 1, false).unwrap();
    fits(&types, SHARED, "Playouts", &playouts);
}

#[test]
fn what_differs_from_a_type_does_not_fit() {
    let types = Types::all();
    let seat = json!({"name": "Ada"});
    assert_eq!(types.check(SHARED, "SeatInfo", &seat), Ok(()));
    for wrong in [json!({}), json!({"name": 5}), json!({"name": "Ada", "age": 5}), json!([])] {
        assert!(types.check(SHARED, "SeatInfo", &wrong).is_err(), "{wrong}");
    }
    assert!(types.check(SHARED, "Hex", &json!([1, 2, 3])).is_err());
    assert!(types.check(SHARED, "Colour", &json!("pink")).is_err());
}

/// Plays a random game of every sample set-up and checks everything anybody may ask for.
#[test]
fn whole_games_fit_the_types() {
    let types = Types::all();
    for (id, file) in ids() {
        let game = catalogue::game(id).unwrap();
        for sample in game.info().samples {
            let setup: Value = serde_json::from_str(sample).unwrap();
            let mut table = game.open(&setup, vec![]).unwrap();
            fits(&types, file, "Setup", &table.setup());
            play(&types, file, &mut *table);
            fits(&types, SHARED, "Outcome", &table.outcome());
            fits(&types, SHARED, "RecordHeader", &table.record().header);
            let viewers: Vec<Viewer> = Viewer::all(table.seats().len() as u8).collect();
            for ply in 0..table.plies() {
                told(&types, file, table.told(ply, viewers[ply % viewers.len()]));
            }
        }
    }
}

fn play(types: &Types, file: &str, table: &mut dyn AnyTable) {
    let viewers: Vec<Viewer> = Viewer::all(table.seats().len() as u8).collect();
    let mut dice = SeededDice::new(5);
    while table.to_act() != Actor::Nobody {
        let ply = table.plies();
        fits(types, file, "View", &table.view(viewers[ply % viewers.len()]));
        fits(types, SHARED, "Text", &table.task());
        if let Some(outlook) = table.outlook(viewers[ply % viewers.len()]) {
            fits(types, file, "Outlook", &outlook);
        }
        if let Actor::Seat(_) = table.to_act() {
            let legal = table.legal();
            let action = &legal[dice.below(0, legal.len() as u32) as usize];
            table.act(table.to_act(), action).unwrap();
        } else {
            table.settle(&mut dice);
        }
    }
    fits(types, file, "View", &table.view(Viewer::Referee));
}

fn told(types: &Types, file: &str, told: Told) {
    for mut event in told.events {
        fits(types, SHARED, "Text", &event.text);
        fits(types, file, "Event", &event.event.take());
    }
}

#[track_caller]
fn fits<T: Serialize>(types: &Types, file: &str, name: &str, value: &T) {
    let value = serde_json::to_value(value).expect("it can be written");
    if let Err(problem) = types.check(file, name, &value) {
        panic!("{problem}");
    }
}
