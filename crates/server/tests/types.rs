//! The TypeScript types of the protocol are fresh. `make types` writes them anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use server::protocol::{
    ClientIn, ClientOut, CreateTable, Created, Listed, MySeat, MySeats, RecoveryCode, Seated,
    SitDown, UseCode, VERSION,
};
use ts_rs::{Config, TS, TypeVisitor};
use typescript::Declared;

const HEADING: &str = "\
// Written from the Rust types by `make types`. Do not edit.

import type { DiceProof, Outcome, Refusal, Text, Told, ToldEvent } from \"../engine/types\";
";

/// Every type by its name.
struct Types {
    config: Config,
    declarations: BTreeMap<String, Declared>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What is built in has no file of its own.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.declarations.contains_key(&name) {
            return;
        }
        self.declarations.insert(name, Declared::of::<T>(&self.config));
        T::visit_dependencies(self);
    }
}

fn all() -> String {
    let config = Config::new().with_large_int("number");
    let mut types = Types { config, declarations: BTreeMap::new() };
    types.visit::<ClientIn>();
    types.visit::<ClientOut>();
    types.visit::<CreateTable>();
    types.visit::<Created>();
    types.visit::<SitDown>();
    types.visit::<Seated>();
    types.visit::<Listed>();
    types.visit::<MySeats>();
    types.visit::<MySeat>();
    types.visit::<RecoveryCode>();
    types.visit::<UseCode>();
    let declarations: Vec<String> =
        types.declarations.iter().map(|(name, declared)| declared.text(name)).collect();
    let version =
        format!("/** The version of the protocol. */\nexport const VERSION = {VERSION};\n");
    format!("{HEADING}\n{version}\n{}", declarations.join("\n"))
}

#[test]
fn the_types_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/online/protocol.ts");
    let text = all();
    if std::env::var_os("HEARTH_BLESS").is_some() {
        fs::write(&path, &text).expect("the types can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "web/src/online/protocol.ts is stale: `make types` writes it anew");
}
