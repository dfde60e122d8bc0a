//! From a record back to a table.

use kernel::{Game, GameInfo, Phrase, SyntaxError, Text};

use crate::{Header, Line, Record, RecordError, Table, TableError, re};

impl<G: Game> Table<G> {
    /// Plays a record again, checking everything it says. `setup` is the header's set-up, read.
    pub fn replay(
        info: &'static GameInfo,
        setup: G::Setup,
        record: &Record,
    ) -> Result<Self, RecordError> {
        let at_header = |clause, problem| RecordError::new(record.first_line, clause, problem);
        let header = &record.header;
        check_game(header, info).map_err(|problem| at_header(re(3), problem))?;
        let mut table = Self::new(info, setup, header.seats.clone())
            .map_err(|refusal| at_header(refusal.clause, refusal.text))?;
        if table.seats() != header.seats {
            let seats = table.seats().len();
            let problem = Text::new(
                format!("seats: the game has {seats}"),
                format!("seats: das Spiel hat {seats}"),
            );
            return Err(at_header(re(3), problem));
        }
        table.set_proof(header.dice.clone());
        for (ply, line) in record.lines.iter().enumerate() {
            table.follow(line, record.line_of(ply))?;
        }
        if table.state().outcome() != header.result {
            return Err(at_header(re(6), OTHER_RESULT.into()));
        }
        Ok(table)
    }

    fn follow(&mut self, line: &Line, number: usize) -> Result<(), RecordError> {
        let refused = |error: &TableError| {
            RecordError::new(number, error.clause().unwrap_or(re(4)), error.text())
        };
        let action = line.action.parse().map_err(|error: SyntaxError| refused(&error.into()))?;
        let entry = self.act(line.actor, action).map_err(|error| refused(&error))?;
        if entry.check != line.check {
            let problem = changed(entry.check, line.check);
            return Err(RecordError::new(number, re(4), problem));
        }
        Ok(())
    }
}

const OTHER_RESULT: Phrase = Phrase::new(
    "result: the game did not end like this",
    "result: so ist das Spiel nicht ausgegangen",
);

fn check_game(header: &Header, info: &GameInfo) -> Result<(), Text> {
    if header.game != info.id {
        return Err(Text::new(
            format!("this is a record of {}, not of {}", header.game, info.id),
            format!("das ist eine Aufzeichnung von {}, nicht von {}", header.game, info.id),
        ));
    }
    if header.ruleset != info.ruleset {
        let (theirs, ours) = (header.ruleset, info.ruleset);
        return Err(Text::new(
            format!("ruleset: version {theirs} is not known, only {ours}"),
            format!("ruleset: Version {theirs} ist unbekannt, bekannt ist nur {ours}"),
        ));
    }
    Ok(())
}

fn changed(found: u32, claimed: u32) -> Text {
    Text::new(
        format!(
            "after this action the check is {found:08x}, not {claimed:08x}: \
             a line up to here was changed"
        ),
        format!(
            "nach dieser Aktion ist die Prüfzahl {found:08x}, nicht {claimed:08x}: \
             eine Zeile bis hierher wurde verändert"
        ),
    )
}
