//! Following a tutorial, on every path it accepts.

use catalogue::AnyTable;
use kernel::{Actor, Seat};

use crate::content::{Step, Tutorial};
use crate::places::check_marks;
use crate::positions::replayed;

/// A learner who may have come to several positions.
pub(crate) struct Walk<'a> {
    tutorial: &'a Tutorial,
    tables: Vec<Box<dyn AnyTable>>,
}

impl<'a> Walk<'a> {
    pub(crate) fn new(tutorial: &'a Tutorial) -> Self {
        Self { tutorial, tables: vec![] }
    }

    /// Where the learner is after all steps so far.
    pub(crate) fn tables(&self) -> &[Box<dyn AnyTable>] {
        &self.tables
    }

    /// Takes step number `number` in every way it accepts.
    pub(crate) fn step(&mut self, number: usize) {
        let step = &self.tutorial.steps[number];
        let context = format!("{}, step {}", self.tutorial.game, number + 1);
        if let Some(record) = &step.record {
            self.tables = vec![replayed(record)];
        }
        assert!(!self.tables.is_empty(), "{context}: the first step names a record");
        for table in &self.tables {
            assert_eq!(table.info().id, self.tutorial.game, "{context}");
            check_marks(&**table, &step.mark, &context);
        }
        if step.is_acted() {
            self.act(step, &context);
        } else {
            assert!(step.then.is_empty(), "{context}: nothing follows what is only read");
        }
    }

    fn act(&mut self, step: &Step, context: &str) {
        let before = std::mem::take(&mut self.tables);
        for table in before {
            let learner = Actor::Seat(Seat(self.tutorial.seat));
            assert_eq!(table.to_act(), learner, "{context}: the learner is to act");
            let accepted = step.accepted(&table.legal(), context);
            for action in accepted {
                let mut next = table.rewound(table.plies());
                play(&mut *next, &action, context);
                step.then.iter().for_each(|action| play(&mut *next, action, context));
                self.tables.push(next);
            }
        }
    }
}

fn play(table: &mut dyn AnyTable, action: &str, context: &str) {
    let actor = table.to_act();
    table.act(actor, action).unwrap_or_else(|error| panic!("{context}: {action}: {error}"));
}

impl Step {
    /// Whether the learner is to do something.
    pub(crate) fn is_acted(&self) -> bool {
        !self.accept.is_empty() || self.accept_any || self.accept_matching.is_some()
    }

    /// The accepted actions, all of them legal.
    fn accepted(&self, legal: &[String], context: &str) -> Vec<String> {
        let accepted = if self.accept_any {
            legal.to_vec()
        } else if let Some(pattern) = &self.accept_matching {
            let start = beginning(pattern).unwrap_or_else(|| panic!("{context}: {pattern}"));
            legal.iter().filter(|action| action.starts_with(start)).cloned().collect()
        } else {
            self.accept.clone()
        };
        assert!(!accepted.is_empty(), "{context}: nothing legal is accepted; legal: {legal:?}");
        accepted
    }
}

/// What a pattern wants an action to begin with. Patterns are `^` and plain text, nothing more, so
/// that all who read them understand the same.
fn beginning(pattern: &str) -> Option<&str> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || " ,-".contains(letter);
    pattern.strip_prefix('^').filter(|start| !start.is_empty() && start.chars().all(plain))
}
