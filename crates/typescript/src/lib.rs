//! Generated TypeScript types as people like to read them.
//!
//! `ts-rs` says what the type of a Rust type is, in a layout of its own. A [`Declared`] type is read
//! back from that and printed again. Only the tests that write the browser's types use this.

mod print;
mod shape;

use ts_rs::{Config, TS};

pub use print::{comment, print};
pub use shape::{Field, Shape};

/// A declared type.
#[derive(Clone, Debug)]
pub struct Declared {
    /// The comment above it, one line an entry.
    pub docs: Vec<String>,
    /// What stands behind `type NAME = `.
    pub shape: Shape,
}

impl Declared {
    /// The declaration of a Rust type.
    pub fn of<T: TS + ?Sized>(config: &Config) -> Self {
        let decl = T::decl(config);
        let (_, shape) = decl.split_once('=').expect("a declaration has two sides");
        let shape = Shape::read(shape.trim().trim_end_matches(';'));
        let docs = T::docs().unwrap_or_default();
        let docs = docs.trim().trim_start_matches("/**").trim_end_matches("*/");
        Self { docs: print::comment_lines(docs), shape }
    }

    /// The text that declares it under `name`.
    pub fn text(&self, name: &str) -> String {
        let shape = print(&self.shape, "");
        let space = if shape.starts_with('\n') { "" } else { " " };
        format!("{}export type {name} ={space}{shape};\n", comment(&self.docs, ""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_read_and_printed() {
        for (raw, nice) in [
            ("Array<number | null>", "(number | null)[]"),
            ("Told<object>[]", "Told<object>[]"),
            ("[x: number, y: \"a\"]", "[x: number, y: \"a\"]"),
            ("{ [key in string]: T }", "Record<string, T>"),
            ("{ \n/**\n * Why.\n */\na?: A, }", "{\n  /** Why. */\n  a?: A;\n}"),
            ("{ a: A, } & (B | \"c\")", "{\n  a: A;\n} & (B | \"c\")"),
        ] {
            assert_eq!(print(&Shape::read(raw), ""), nice);
        }
    }
}
