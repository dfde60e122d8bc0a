//! `hearth engine`: our bots for other programs' arenas, over the protocol of
//! `docs/engine-protocol.md`.

use std::io::{BufRead, Write};
use std::str::SplitWhitespace;
use std::time::Duration;

use bots::{Bot, Budget};
use catalogue::{AnyPlayer, AnyTable, Thought};
use kernel::{Actor, Seat};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::args::Engine as Options;
use crate::failure::Failure;
use crate::output::{Done, Output};

pub(crate) fn run(options: &Options, output: &Output) -> Done {
    let bot: Bot =
        options.bot.parse().map_err(|error| Failure::input(format!("--bot: {error}")))?;
    let mut engine = Engine {
        bot,
        threads: options.threads,
        rng: SmallRng::seed_from_u64(options.seed),
        start: None,
        told: vec![],
        players: vec![],
        trouble: None,
        output: *output,
    };
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(|error| Failure::File(format!("standard input: {error}")))?;
        if line.trim() == "quit" {
            return Ok(());
        }
        engine.obey(line.trim())?;
    }
    Ok(())
}

struct Engine {
    bot: Bot,
    threads: usize,
    rng: SmallRng,
    /// The position before the first decision.
    start: Option<Box<dyn AnyTable>>,
    /// Every decision since, as the seat that is asked may know it.
    told: Vec<(Actor, String)>,
    /// One a seat, made when first asked; they remember what they thought.
    players: Vec<(Seat, Box<dyn AnyPlayer>)>,
    /// What was wrong with the position; told when asked to go.
    trouble: Option<String>,
    output: Output,
}

impl Engine {
    fn obey(&mut self, line: &str) -> Done {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => Ok(()),
            "hearth" => self.introduce(rest),
            "ready?" => self.say("ready"),
            "option" => match self.set_option(rest) {
                Ok(()) => Ok(()),
                Err(problem) => self.say(&format!("error {problem}")),
            },
            "newgame" => {
                self.players.clear();
                Ok(())
            }
            "position" => {
                self.trouble = self.set_up(rest.trim()).err();
                Ok(())
            }
            "play" => {
                self.play(rest.trim());
                Ok(())
            }
            "go" => match self.go(rest.split_whitespace()) {
                Ok(best) => self.say(&format!("best {best}")),
                Err(problem) => self.say(&format!("error {problem}")),
            },
            other => self.say(&format!("error there is no command {other:?}")),
        }
    }

    fn say(&self, line: &str) -> Done {
        self.output.raw(format_args!("{line}\n"))?;
        std::io::stdout().flush().map_err(|_| Failure::Closed)
    }

    fn introduce(&self, version: &str) -> Done {
        if version.trim() != "1" {
            return self.say(&format!("error this is version 1 of the protocol, not {version:?}"));
        }
        self.say(&format!("name Hearth {} {}", env!("CARGO_PKG_VERSION"), self.bot))?;
        let ids: Vec<&str> = catalogue::games().iter().map(|game| game.info().id).collect();
        self.say(&format!("games {}", ids.join(" ")))?;
        self.say(&format!("option bot {}", self.bot))?;
        self.say(&format!("option threads {}", self.threads))?;
        self.say("option seed 1")?;
        self.say("ready")
    }

    fn set_option(&mut self, text: &str) -> Result<(), String> {
        let (name, value) = text.trim().split_once(' ').unwrap_or((text, ""));
        match name {
            "bot" => self.bot = value.parse().map_err(|error| format!("bot: {error}"))?,
            "threads" => match value.parse() {
                Ok(threads @ 1..=64) => self.threads = threads,
                _ => return Err(format!("threads: 1 to 64, not {value:?}")),
            },
            "seed" => {
                let seed = value.parse().map_err(|_| format!("seed: a number, not {value:?}"))?;
                self.rng = SmallRng::seed_from_u64(seed);
            }
            other => return Err(format!("there is no option {other:?}")),
        }
        self.players.clear();
        Ok(())
    }

    fn set_up(&mut self, text: &str) -> Result<(), String> {
        (self.start, self.told) = (None, vec![]);
        let (id, setup) = text.split_once(' ').unwrap_or((text, "{}"));
        let game = catalogue::game(id).map_err(|error| error.to_string())?;
        let setup = serde_json::from_str(setup).map_err(|error| format!("set-up: {error}"))?;
        self.start = Some(game.open(&setup, vec![]).map_err(|error| error.to_string())?);
        Ok(())
    }

    /// Notes a decision. What it comes to may hang on later ones, so it is played when asked to go.
    fn play(&mut self, text: &str) {
        if self.trouble.is_some() {
            return;
        }
        let read = text
            .split_once(' ')
            .ok_or_else(|| format!("an actor and an action are needed, not {text:?}"))
            .and_then(|(actor, action)| {
                let actor: Actor = actor.parse().map_err(|error| format!("{error}"))?;
                Ok((actor, action.to_owned()))
            });
        match read {
            Ok(told) => self.told.push(told),
            Err(trouble) => self.trouble = Some(trouble),
        }
    }

    /// The table as it stands now; what the seat could not know is made up.
    fn table(&mut self) -> Result<Box<dyn AnyTable>, String> {
        let mut table = self.start.as_ref().ok_or("there is no position")?.rewound(0);
        table.play_told(&self.told, &mut self.rng).map_err(|(ply, error)| {
            let (actor, action) = &self.told[ply];
            format!("{:?}: {error}", format!("{actor} {action}"))
        })?;
        Ok(table)
    }

    fn go(&mut self, words: SplitWhitespace<'_>) -> Result<String, String> {
        if let Some(trouble) = &self.trouble {
            return Err(trouble.clone());
        }
        let table = self.table()?;
        let Actor::Seat(seat) = table.to_act() else {
            return Err(format!("no seat is to act, but {}", table.to_act()));
        };
        let budget = read_limits(words, seat)?;
        let at = self.players.iter().position(|(own, _)| *own == seat).unwrap_or_else(|| {
            self.players.push((seat, table.player(self.bot, seat, self.threads)));
            self.players.len() - 1
        });
        let player = &mut self.players[at].1;
        if let Some(budget) = budget {
            player.limit(budget);
        }
        let best = player.choose(&*table, &mut self.rng).ok_or("this is another game")?;
        let thoughts = player.thoughts();
        if let Some(info) = info(&thoughts) {
            self.say(&info).map_err(|error| error.to_string())?;
        }
        Ok(best)
    }
}

/// What was thought, in one line.
fn info(thoughts: &[Thought]) -> Option<String> {
    let best = thoughts.first()?;
    let nodes: u32 = thoughts.iter().map(|thought| thought.visits).sum();
    let mut line = best.action.clone();
    best.line.iter().for_each(|action| line.extend(["; ", action]));
    Some(format!("info nodes {nodes} share {:.3} line {line}", best.share))
}

/// Reads `seat 0 time 500` or `nodes 2000`, in any order.
fn read_limits(mut words: SplitWhitespace<'_>, to_act: Seat) -> Result<Option<Budget>, String> {
    let mut budget = None;
    while let Some(word) = words.next() {
        let number = words.next().and_then(|text| text.parse::<u32>().ok());
        let number = number.ok_or_else(|| format!("{word}: a number is needed"))?;
        match word {
            "seat" if number == u32::from(to_act.0) => {}
            "seat" => return Err(format!("{to_act} is to act, not seat {number}")),
            "time" => budget = Some(Budget::Time(Duration::from_millis(number.max(1).into()))),
            "nodes" => budget = Some(Budget::Iterations(number.max(1))),
            other => return Err(format!("go: {other:?} is neither seat, time nor nodes")),
        }
    }
    Ok(budget)
}
