//! The text of the generated files.

use std::collections::{BTreeMap, BTreeSet};

use crate::collect::{SHARED, Types};

const HEADING: &str = "// Written from the Rust types by `make types`. Do not edit.\n\n";

/// What wraps the events and views of any game.
const WRAPPERS: &str = "\
/** One event as a viewer may know it: for programs, and in words. */
export type ToldEvent<E> = E & { text: Text };

/** One decision as a viewer may know it. */
export type Told<E> = {
  /** Who decided: a seat's number, or `chance`. */
  actor: string;
  /** What, in canonical text, blanked where it is private. */
  action: string;
  /** What came of it. */
  events: ToldEvent<E>[];
};

/** What would come of an action, as a viewer may know it. */
export type Preview<V, E> = {
  /** What would happen. */
  events: ToldEvent<E>[];
  /** What the viewer would see then. */
  view: V;
  /** How the game would have ended, if it would. */
  outcome: Outcome | null;
};
";

impl Types {
    /// Each file's name and text.
    pub(crate) fn written(&self) -> BTreeMap<String, String> {
        let files = self.files.keys().map(|file| (format!("{file}.ts"), self.file(file)));
        files.chain([("index.ts".to_owned(), self.index())]).collect()
    }

    fn file(&self, file: &str) -> String {
        let types = &self.files[file];
        let declarations: Vec<String> =
            types.iter().map(|(name, declared)| declared.text(name)).collect();
        format!("{HEADING}{}{}", self.imports(file), declarations.join("\n"))
    }

    fn imports(&self, file: &str) -> String {
        let used = self.files[file].values().flat_map(|declared| declared.shape.names());
        let foreign: BTreeSet<&str> = used
            .filter(|name| self.find(file, name).is_some_and(|(from, _)| from != file))
            .collect();
        if foreign.is_empty() {
            return String::new();
        }
        let names: Vec<&str> = foreign.into_iter().collect();
        format!("import type {{ {} }} from \"./{SHARED}\";\n\n", names.join(", "))
    }

    fn index(&self) -> String {
        let games: Vec<&str> =
            self.files.keys().map(String::as_str).filter(|&file| file != SHARED).collect();
        let each = |line: &dyn Fn(&str, String) -> String| -> String {
            games.iter().map(|file| line(file, pascal(file))).collect()
        };
        let imports = each(&|file, name| format!("import type * as {name} from \"./{file}\";\n"));
        let names = games.iter().map(|file| pascal(file)).collect::<Vec<_>>().join(", ");
        let maps: String = [
            ("Views", "View", "What a viewer may know, by game."),
            ("Events", "Event", "What may happen, by game."),
            ("Setups", "Setup", "What can be asked for, by game; all may be left out."),
        ]
        .map(|(map, of, docs)| by_game(map, of, docs))
        .concat();
        format!(
            "{HEADING}{imports}import type {{ Outcome, Text }} from \"./{SHARED}\";\n\n\
             export type {{ {names} }};\nexport type * from \"./{SHARED}\";\n\n\
             {WRAPPERS}{maps}\n/** A game's id. */\nexport type GameId = keyof Views;\n"
        )
    }
}

/// A type with one line for every game.
fn by_game(map: &str, of: &str, docs: &str) -> String {
    let line = |(id, file): (&str, &str)| format!("  \"{id}\": {}.{of};\n", pascal(file));
    let lines: String = crate::ids().into_iter().map(line).collect();
    format!("\n/** {docs} */\nexport type {map} = {{\n{lines}}};\n")
}

/// `flash-point` is called `FlashPoint`.
fn pascal(file: &str) -> String {
    let part = |part: &str| part[..1].to_uppercase() + &part[1..];
    file.split('-').map(part).collect()
}
