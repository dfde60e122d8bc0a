//! Printing, for people or programs.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use kernel::Language;
use serde::Serialize;
use serde_json::json;

use crate::failure::Failure;

/// What most commands return.
pub(crate) type Done = Result<(), Failure>;

/// How to print.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Output {
    pub(crate) json: bool,
    pub(crate) language: Language,
}

/// Headings.
pub(crate) const BOLD: Style = Style::new().bold();
/// What matters less.
pub(crate) const DIM: Style = Style::new().dimmed();
/// What went wrong.
pub(crate) const WRONG: Style =
    Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Red)));

/// Text in a style.
pub(crate) fn styled(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

impl Output {
    pub(crate) fn new(json: bool, language: Language) -> Self {
        Self { json, language }
    }

    /// A line for people. Colours are dropped where the output is no terminal.
    pub(crate) fn line(&self, text: impl Display) -> Done {
        written(writeln!(anstream::stdout().lock(), "{text}"))
    }

    /// Text as it is, without colours.
    pub(crate) fn raw(&self, text: impl Display) -> Done {
        written(write!(io::stdout().lock(), "{text}"))
    }

    /// A prompt that waits on the same line.
    pub(crate) fn prompt(&self, text: impl Display) -> Done {
        let mut out = anstream::stdout().lock();
        written(write!(out, "{text}").and_then(|()| out.flush()))
    }

    /// A line for programs.
    pub(crate) fn object(&self, value: &impl Serialize) -> Done {
        let text = serde_json::to_string(value).map_err(|e| Failure::File(e.to_string()))?;
        self.raw(format_args!("{text}\n"))
    }

    /// Tells a failure on standard error.
    pub(crate) fn fail(&self, failure: &Failure) -> ExitCode {
        let mut err = anstream::stderr().lock();
        // Nothing better can be done if even this can't be written.
        let _ = match failure {
            Failure::Closed | Failure::No => Ok(()),
            Failure::BadInput { problem, clause, field } if self.json => {
                writeln!(err, "{}", json!({"error": problem, "clause": clause, "field": field}))
            }
            other if self.json => writeln!(err, "{}", json!({"error": other.to_string()})),
            other => writeln!(err, "{} {other}", styled(WRONG, "hearth:")),
        };
        ExitCode::from(failure.exit_code())
    }
}

fn written(result: io::Result<()>) -> Done {
    result.map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::Closed,
        _ => Failure::File(format!("standard output: {error}")),
    })
}
