//! Asking a person.

use std::io::{self, BufRead, IsTerminal};

use catalogue::AnyTable;
use kernel::Actor;
use table::TableError;

use super::choose::{Meant, meant};
use crate::failure::Failure;
use crate::output::{BOLD, DIM, Done, Output, styled};

/// What somebody answered.
#[derive(Debug)]
pub(crate) enum Asked {
    Action(String),
    Undo,
    Board,
    Log,
    Save(String),
    Quit,
    Nothing,
}

/// More choices than this are listed only when asked for.
const SHORT_LIST: usize = 12;

const HELP: &str = "\
  ACTION        do it; the beginnings of its words are enough, or its number in the list
  ?             list everything legal here
  why ACTION    say which clause forbids an action
  if ACTION     say what it would bring about
  undo          take the last action back, as long as nobody has learnt anything
  board, log    show the board, or all that happened
  save FILE     write the record
  quit          leave";

/// A person at the keyboard.
#[derive(Debug)]
pub(crate) struct Prompt<'a> {
    output: &'a Output,
}

impl<'a> Prompt<'a> {
    pub(crate) fn new(output: &'a Output) -> Self {
        Self { output }
    }

    /// Whether somebody sits there, not a file.
    pub(crate) fn interactive(&self) -> bool {
        io::stdin().is_terminal()
    }

    /// Asks until something is to be done.
    pub(crate) fn ask(&self, table: &dyn AnyTable, actor: Actor) -> Result<Asked, Failure> {
        let legal = table.legal();
        self.output.line(self.question(table, actor))?;
        if legal.len() <= SHORT_LIST {
            self.list(&legal)?;
        }
        let Some(line) = self.read("› ")? else { return Ok(Asked::Quit) };
        self.understand(line.trim(), table, &legal)
    }

    fn question(&self, table: &dyn AnyTable, actor: Actor) -> String {
        let name = match actor {
            Actor::Seat(seat) => table.seats()[seat.index()].name.clone(),
            Actor::Chance | Actor::Nobody => "chance".to_owned(),
        };
        let task = table.task().say(self.output.language).to_owned();
        format!("{} {task}", styled(BOLD, format_args!("{name}:")))
    }

    fn understand(
        &self,
        line: &str,
        table: &dyn AnyTable,
        legal: &[String],
    ) -> Result<Asked, Failure> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest) {
            ("", _) => {}
            ("?", _) => self.list(legal)?,
            ("help" | "h", "") => self.output.line(HELP)?,
            ("undo" | "u", "") => return Ok(Asked::Undo),
            ("board" | "b", "") => return Ok(Asked::Board),
            ("log", "") => return Ok(Asked::Log),
            ("quit" | "q" | "exit", "") => return Ok(Asked::Quit),
            ("save", path) if !path.is_empty() => return Ok(Asked::Save(path.to_owned())),
            ("why", action) if !action.is_empty() => self.why(action, table)?,
            ("if", action) if !action.is_empty() => self.what_if(action, table, legal)?,
            _ => return self.find(line, table, legal),
        }
        Ok(Asked::Nothing)
    }

    fn find(&self, line: &str, table: &dyn AnyTable, legal: &[String]) -> Result<Asked, Failure> {
        if let Ok(number) = line.parse::<usize>() {
            match number.checked_sub(1).and_then(|index| legal.get(index)) {
                Some(action) => return Ok(Asked::Action(action.clone())),
                None => {
                    self.output.line(format_args!("The list goes from 1 to {}.", legal.len()))?;
                }
            }
            return Ok(Asked::Nothing);
        }
        match meant(line, legal) {
            Meant::One(action) => return Ok(Asked::Action(action)),
            Meant::Several(actions) => {
                self.output.line("Which of these?")?;
                self.columns(actions.iter().map(String::as_str))?;
            }
            Meant::None => self.why(line, table)?,
        }
        Ok(Asked::Nothing)
    }

    fn why(&self, action: &str, table: &dyn AnyTable) -> Done {
        match table.objections(action) {
            Ok(objections) if objections.is_empty() => self.output.line("That is legal."),
            Ok(objections) => objections
                .iter()
                .try_for_each(|refusal| self.output.line(refusal.say(self.output.language))),
            Err(TableError::Syntax(error)) => {
                self.output.line(format_args!("{error}. Type ? for what is legal."))
            }
            Err(error) => self.output.line(error),
        }
    }

    fn what_if(&self, typed: &str, table: &dyn AnyTable, legal: &[String]) -> Done {
        let Meant::One(action) = meant(typed, legal) else { return self.why(typed, table) };
        let viewer = match table.to_act() {
            Actor::Seat(seat) => kernel::Viewer::Seat(seat),
            Actor::Chance | Actor::Nobody => kernel::Viewer::Spectator,
        };
        for event in table.preview(&action, viewer)?.events {
            self.output.line(format_args!("  {}", event.text.say(self.output.language)))?;
        }
        Ok(())
    }

    fn list(&self, legal: &[String]) -> Done {
        let numbered: Vec<String> =
            (1..).zip(legal).map(|(number, action)| format!("{number:>3} {action}")).collect();
        self.columns(numbered.iter().map(String::as_str))
    }

    fn columns<'b>(&self, items: impl Iterator<Item = &'b str>) -> Done {
        let items: Vec<&str> = items.collect();
        let width = 2 + items.iter().map(|item| item.chars().count()).max().unwrap_or(0);
        let columns = (96 / width).max(1);
        for row in items.chunks(columns) {
            let line: String = row.iter().map(|item| format!("  {item:<width$}")).collect();
            self.output.line(line.trim_end())?;
        }
        Ok(())
    }

    /// Asks whether to go on.
    pub(crate) fn confirm(&self, text: &str) -> Result<Asked, Failure> {
        let question = format!("{} ", styled(DIM, format_args!("[{text}]")));
        Ok(match self.read(&question)?.as_deref().map(str::trim) {
            Some("undo" | "u") => Asked::Undo,
            Some("quit" | "q" | "exit") | None => Asked::Quit,
            Some(_) => Asked::Nothing,
        })
    }

    /// Asks which game to play.
    pub(crate) fn choose_game(&self) -> Result<String, Failure> {
        let games = catalogue::games();
        for (number, game) in (1..).zip(games) {
            let info = game.info();
            let summary = info.summary.say(self.output.language);
            self.output.line(format_args!("{number:>3} {:<25} {summary}", info.title))?;
        }
        loop {
            let Some(line) = self.read("Which game? ")? else { return Err(Failure::Closed) };
            let typed = line.trim();
            let by_number = typed.parse::<usize>().ok().and_then(|n| games.get(n.checked_sub(1)?));
            let by_name = games.iter().find(|game| {
                let info = game.info();
                !typed.is_empty() && (info.id.starts_with(typed) || info.title == typed)
            });
            if let Some(game) = by_number.or(by_name) {
                return Ok(game.info().id.to_owned());
            }
        }
    }

    /// A line, or nothing at the end of the input.
    fn read(&self, question: &str) -> Result<Option<String>, Failure> {
        self.output.prompt(question)?;
        let mut bytes = vec![];
        let count = io::stdin()
            .lock()
            .read_until(b'\n', &mut bytes)
            .map_err(|error| Failure::File(format!("standard input: {error}")))?;
        // What is not UTF-8 is no action: let it be refused like any other nonsense.
        Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}
