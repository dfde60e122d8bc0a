//! From a record back to a table.

use kernel::{Game, GameInfo};

use crate::{Line, Record, RecordError, Table, TableError, re};

impl<G: Game> Table<G> {
    /// Plays a record again, checking everything it says. `setup` is the header's set-up, read.
    pub fn replay(
        info: &'static GameInfo,
        setup: G::Setup,
        record: &Record,
    ) -> Result<Self, RecordError> {
        let at_header =
            |clause, problem: String| Err(RecordError::new(record.first_line, clause, problem));
        let header = &record.header;
        if header.game != info.id {
            let problem = format!("this is a record of {}, not of {}", header.game, info.id);
            return at_header(re(3), problem);
        }
        if header.ruleset != info.ruleset {
            let (theirs, ours) = (header.ruleset, info.ruleset);
            let problem = format!("ruleset: version {theirs} is not known, only {ours}");
            return at_header(re(3), problem);
        }
        let mut table = match Self::new(info, setup, header.seats.clone()) {
            Ok(table) => table,
            Err(refusal) => return at_header(refusal.clause, refusal.text.en),
        };
        if table.seats() != header.seats {
            let problem = format!("seats: the game has {}", table.seats().len());
            return at_header(re(3), problem);
        }
        table.set_proof(header.dice.clone());
        for (ply, line) in record.lines.iter().enumerate() {
            table.follow(line, record.line_of(ply))?;
        }
        if table.state().outcome() != header.result {
            return at_header(re(6), "result: the game did not end like this".to_owned());
        }
        Ok(table)
    }

    fn follow(&mut self, line: &Line, number: usize) -> Result<(), RecordError> {
        let action = line.action.parse().map_err(|error: kernel::SyntaxError| {
            RecordError::new(number, re(4), error.to_string())
        })?;
        let entry = self.act(line.actor, action).map_err(|error| refused(number, &error))?;
        if entry.check != line.check {
            let problem = format!(
                "after this action the check is {:08x}, not {:08x}: a line up to here was changed",
                entry.check, line.check
            );
            return Err(RecordError::new(number, re(4), problem));
        }
        Ok(())
    }
}

fn refused(number: usize, error: &TableError) -> RecordError {
    let problem = match error {
        TableError::Refused(refusal) => refusal.text.en.clone(),
        other => other.to_string(),
    };
    RecordError::new(number, error.clause().unwrap_or(re(4)), problem)
}
