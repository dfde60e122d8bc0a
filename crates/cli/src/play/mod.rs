//! `hearth play`: a game in the terminal, for people.

mod choose;
mod prompt;

use std::path::Path;

use bots::Bot;
use catalogue::{AnyPlayer, AnyTable};
use kernel::{Actor, Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{SeatInfo, SeededDice};

use crate::args::Play;
use crate::draw;
use crate::failure::Failure;
use crate::input::{self, NewFile};
use crate::output::{BOLD, DIM, Done, Output, styled};
use prompt::{Asked, Prompt};

pub(crate) fn run(options: &Play, output: &Output) -> Done {
    if output.json {
        return Err(Failure::input("play is for people; programs use simulate and replay --json"));
    }
    let mut game = Game::start(options, output)?;
    let result = game.play_to_the_end();
    // Whatever happened, what was played is kept if it can be.
    game.save_if_asked(options.save.as_deref())?;
    result
}

const NO_UNDO: &str = "There is nothing to take back: somebody has learnt something since.";

struct Game<'a> {
    table: Box<dyn AnyTable>,
    people: u8,
    /// The bots, one a seat; people's seats have one that is never asked.
    players: Vec<Box<dyn AnyPlayer>>,
    dice: Option<SeededDice>,
    rng: SmallRng,
    output: &'a Output,
    prompt: Prompt<'a>,
    /// How much of the log has been told already.
    told: usize,
    /// Who looks at the screen.
    viewer: Viewer,
    quit: bool,
}

impl<'a> Game<'a> {
    fn start(options: &Play, output: &'a Output) -> Result<Self, Failure> {
        let prompt = Prompt::new(output);
        let bot: Bot =
            options.bot.parse().map_err(|error| Failure::input(format!("--bot: {error}")))?;
        let seed = options.seed.unwrap_or_else(rand::random);
        let table = match &options.resume {
            Some(path) => resume(path)?,
            None => open(options, &prompt, bot)?,
        };
        let seats = table.seats().len() as u8;
        let people = options.people.min(seats);
        let told = table.plies();
        let viewer = if people == 0 { Viewer::Spectator } else { Viewer::Seat(Seat(0)) };
        let players = Seat::all(seats).map(|seat| table.player(bot, seat, 1)).collect();
        let game = Self {
            table,
            people,
            players,
            dice: (!options.typed_chance).then(|| SeededDice::new(seed)),
            rng: SmallRng::seed_from_u64(seed),
            output,
            prompt,
            told,
            viewer,
            quit: false,
        };
        game.greet(seed)?;
        Ok(game)
    }

    fn greet(&self, seed: u64) -> Done {
        let title = self.table.info().title;
        let help = "? lists what is legal, why ACTION explains, undo, help, quit";
        self.output.line(format_args!("{}   {}", styled(BOLD, title), styled(DIM, help)))?;
        self.output.line(styled(DIM, format_args!("seed {seed}")))
    }

    fn play_to_the_end(&mut self) -> Done {
        while !self.quit {
            match self.table.to_act() {
                Actor::Nobody => return self.finish(),
                Actor::Chance => self.let_chance_act()?,
                Actor::Seat(seat) if seat.0 < self.people => self.let_person_act(seat)?,
                Actor::Seat(seat) => self.let_bot_act(seat)?,
            }
        }
        Ok(())
    }

    fn let_chance_act(&mut self) -> Done {
        if !self.confirm_turn()? {
            return Ok(());
        }
        if let Some(dice) = &mut self.dice {
            self.table.settle(dice);
            return self.tell();
        }
        self.draw()?;
        self.ask(Actor::Chance)
    }

    /// Before chance or another seat acts on it, a person's last action can still be taken back.
    fn confirm_turn(&mut self) -> Result<bool, Failure> {
        let Some(seat) = self.who_can_undo().filter(|_| self.prompt.interactive()) else {
            return Ok(true);
        };
        let text = "Enter goes on, undo takes it back";
        match self.prompt.confirm(text)? {
            Asked::Undo => self.undo(seat).map(|()| false),
            Asked::Quit => {
                self.quit = true;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    fn who_can_undo(&self) -> Option<Seat> {
        Seat::all(self.people).find(|&seat| self.table.can_undo(seat))
    }

    fn let_bot_act(&mut self, seat: Seat) -> Done {
        if !self.confirm_turn()? {
            return Ok(());
        }
        let action = self.players[seat.index()].choose(&*self.table, &mut self.rng);
        let action = action.ok_or_else(|| Failure::input(format!("{seat} has nothing to do")))?;
        self.table.act(Actor::Seat(seat), &action)?;
        self.tell()
    }

    fn let_person_act(&mut self, seat: Seat) -> Done {
        self.pass_the_device(seat)?;
        self.draw()?;
        self.ask(Actor::Seat(seat))
    }

    /// With several people at one screen, nobody sees what is private to another.
    fn pass_the_device(&mut self, seat: Seat) -> Done {
        if self.viewer != Viewer::Seat(seat) {
            self.viewer = Viewer::Seat(seat);
            let name = &self.table.seats()[seat.index()].name;
            self.output.line(format_args!("\n{}", styled(BOLD, format_args!("— {name} —"))))?;
        }
        Ok(())
    }

    fn ask(&mut self, actor: Actor) -> Done {
        loop {
            match self.prompt.ask(&*self.table, actor)? {
                Asked::Action(action) => {
                    match self.table.act(actor, &action) {
                        Ok(()) => return self.tell(),
                        Err(error) => self.output.line(error)?,
                    };
                }
                Asked::Undo => match self.who_can_undo() {
                    Some(seat) => return self.undo(seat),
                    None => self.output.line(NO_UNDO)?,
                },
                Asked::Board => self.draw()?,
                Asked::Log => self.tell_all()?,
                Asked::Save(path) => self.save(Path::new(&path))?,
                Asked::Quit => {
                    self.quit = true;
                    return Ok(());
                }
                Asked::Nothing => {}
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Done {
        let action = self.table.undo(seat)?;
        self.told = self.told.min(self.table.plies());
        self.output.line(format_args!("Taken back: {action}"))
    }

    fn draw(&self) -> Done {
        let view = self.table.view(self.viewer);
        let family = self.table.info().family;
        self.output.line(format_args!("\n{}", draw::board(family, &view, self.output.language)))
    }

    /// Tells what has happened since it was last told.
    fn tell(&mut self) -> Done {
        for ply in self.told..self.table.plies() {
            for event in self.table.told(ply, self.viewer).events {
                let text = event.text.say(self.output.language).to_owned();
                self.output.line(styled(DIM, format_args!("  {text}")))?;
            }
        }
        self.told = self.table.plies();
        Ok(())
    }

    fn tell_all(&mut self) -> Done {
        self.told = 0;
        self.tell()
    }

    fn finish(&mut self) -> Done {
        self.draw()?;
        match self.table.outcome() {
            Some(end) => {
                let text = draw::outcome(&end, self.table.seats(), self.output.language);
                self.output.line(text)
            }
            None => Ok(()),
        }
    }

    fn save(&self, path: &Path) -> Done {
        let mut file = NewFile::create(path)?;
        file.write(&self.table.record().to_string())?;
        file.finish()?;
        self.output.line(format_args!("Saved to {}", path.display()))
    }

    fn save_if_asked(&self, path: Option<&Path>) -> Done {
        match path {
            Some(path) => self.save(path),
            None => Ok(()),
        }
    }
}

fn open(options: &Play, prompt: &Prompt<'_>, bot: Bot) -> Result<Box<dyn AnyTable>, Failure> {
    let id = match &options.game {
        Some(id) => id.clone(),
        None => prompt.choose_game()?,
    };
    let game = catalogue::game(&id)?;
    let setup = input::setup(&options.setup)?;
    let count = game.open(&setup, vec![])?.seats().len();
    let seats = (0..count).map(|seat| {
        if seat < usize::from(options.people) {
            SeatInfo::person(format!("seat {seat}"))
        } else {
            SeatInfo { name: format!("seat {seat}"), bot: Some(bot.to_string()) }
        }
    });
    Ok(game.open(&setup, seats.collect())?)
}

fn resume(path: &Path) -> Result<Box<dyn AnyTable>, Failure> {
    let record = input::record(path)?;
    Ok(catalogue::game(&record.header.game)?.replay(&record)?)
}
