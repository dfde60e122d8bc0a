//! The clauses of `docs/rules`, which the pages retell.

use std::fs;
use std::path::PathBuf;

/// A clause of the specification.
#[derive(Debug)]
pub(crate) struct Clause {
    /// Such as `FE-21`.
    pub(crate) name: String,
    /// Whether it decides what the rulebook leaves open.
    pub(crate) ruling: bool,
}

/// Every clause, file by file.
pub(crate) fn clauses() -> Vec<Clause> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let mut clauses = vec![];
    for entry in fs::read_dir(folder).expect("the rules are there") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a readable file");
        read(&text, &mut clauses);
    }
    clauses
}

/// A clause starts with `- FE-21 ` and runs to the next bullet or empty line.
fn read(text: &str, clauses: &mut Vec<Clause>) {
    let mut inside = false;
    for line in text.lines() {
        let name = line.strip_prefix("- ").and_then(|rest| rest.split(' ').next());
        if let Some(name) = name.filter(|name| is_clause(name)) {
            clauses.push(Clause { name: name.to_owned(), ruling: false });
            inside = true;
        } else if line.is_empty() || line.starts_with("- ") {
            inside = false;
        }
        if inside && line.contains("Ruling") {
            clauses.last_mut().expect("a clause is open").ruling = true;
        }
    }
}

/// Whether a word is the number of a clause.
pub(crate) fn is_clause(word: &str) -> bool {
    word.split_once('-').is_some_and(|(family, number)| {
        family.len() == 2
            && family.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// The numbers of clauses a sentence names.
pub(crate) fn cited(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
        .filter(|word| is_clause(word))
}
