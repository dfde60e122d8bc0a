//! What a person can ask for, and the position it starts from.

use kernel::Refusal;
use serde::{Deserialize, Serialize};

use crate::board::BlackDie;
use crate::cell::{Cell, CellSet};
use crate::clauses::{refuse, require};
use crate::figure::{FIGURES, Figure, Firefighter};
use crate::house::House;
use crate::phase::Phase;
use crate::role::Role;
use crate::state::{ALARMS, FlashPoint, Rules, Tally, Turn, VICTIMS};
use crate::tokens::{Kind, Tokens};
use crate::words::word_enum;

word_enum! {
    /// Which rules are used.
    pub enum Mode, "family or experienced", "family oder experienced" {
        /// The simple game (FP-10).
        Family = "family",
        /// With vehicles, specialists, hazmats and hot spots (FP-60).
        Experienced = "experienced",
    }
}

word_enum! {
    /// How hard the experienced game is (FP-60).
    pub enum Difficulty, "recruit, veteran or heroic", "recruit, veteran oder heroic" {
        /// The easiest.
        Recruit = "recruit",
        /// Harder.
        Veteran = "veteran",
        /// The hardest.
        Heroic = "heroic",
    }
}

/// A game to be set up. What is left out has its rulebook default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// People, 1 to 6.
    pub players: u8,
    /// Always `true`: all win or lose together.
    pub cooperative: bool,
    /// Firefighters, at least one a person, at most 6. Left out: one each (FP-64).
    pub figures: Option<u8>,
    /// Family or experienced.
    pub mode: Mode,
    /// Which side of the board, 1 or 2.
    pub side: u8,
    /// How hard the experienced game is.
    pub difficulty: Difficulty,
    /// The firefighters' specialists in order; left out: dealt by chance.
    pub specialists: Option<Vec<Role>>,
    /// Hazmats of the heroic game: 4, or 5 as in the English edition.
    pub heroic_hazmats: u8,
    /// Which faces of the black die lie opposite.
    pub black_die: BlackDie,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: 4,
            cooperative: true,
            figures: None,
            mode: Mode::Family,
            side: 1,
            difficulty: Difficulty::Recruit,
            specialists: None,
            heroic_hazmats: 4,
            black_die: BlackDie::Box,
        }
    }
}

/// The fires of the family game (FP-10).
const FAMILY_FIRES: [[u8; 2]; 10] =
    [[2, 2], [2, 3], [3, 2], [3, 3], [3, 4], [3, 5], [4, 4], [5, 6], [5, 7], [6, 6]];
/// Its POI.
const FAMILY_POIS: [[u8; 2]; 3] = [[2, 4], [5, 1], [5, 8]];

impl Setup {
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        require(self.cooperative, 50, || {
            ("All win or lose together.", "Alle gewinnen oder verlieren gemeinsam.")
        })?;
        let (players, figures) = (self.players, self.figure_count());
        require((1..=6).contains(&players), 10, || {
            (
                format!("{players} people can't play; 1 to 6 can."),
                format!("{players} Personen sind nicht möglich, nur 1 bis 6."),
            )
        })?;
        require((players..=6).contains(&figures), 64, || {
            (
                format!(
                    "{figures} firefighters for {players} people: at least one each, at most 6."
                ),
                format!(
                    "{figures} Figuren für {players} Personen: mindestens je eine, höchstens 6."
                ),
            )
        })?;
        require(matches!(self.side, 1 | 2), 2, || {
            (
                format!("The board has no side {}, only 1 and 2.", self.side),
                format!("Der Plan hat keine Seite {}, nur 1 und 2.", self.side),
            )
        })?;
        match self.mode {
            Mode::Family => self.check_family(),
            Mode::Experienced => self.check_experienced(),
        }
    }

    fn check_family(&self) -> Result<(), Refusal> {
        let usual = Self::default();
        let plain = self.difficulty == usual.difficulty
            && self.specialists.is_none()
            && self.heroic_hazmats == usual.heroic_hazmats
            && self.black_die == usual.black_die;
        require(plain, 10, || {
            (
                "The family game has no difficulty, specialists, hazmats or turned die.",
                "Das Spiel für Anfänger kennt weder Stufen, Experten, Gefahrstoffe noch das Wenden.",
            )
        })
    }

    fn check_experienced(&self) -> Result<(), Refusal> {
        let hazmats = self.heroic_hazmats;
        let allowed = match self.difficulty {
            Difficulty::Heroic => matches!(hazmats, 4 | 5),
            Difficulty::Recruit | Difficulty::Veteran => hazmats == 4,
        };
        require(allowed, 60, || {
            (
                format!("{hazmats} heroic hazmats: 4 or, in the heroic game only, 5."),
                format!("{hazmats} Gefahrstoffe für Helden: 4 oder, nur bei Held, 5."),
            )
        })?;
        self.specialists.as_ref().map_or(Ok(()), |roles| self.check_specialists(roles))
    }

    fn check_specialists(&self, roles: &[Role]) -> Result<(), Refusal> {
        let figures = self.figure_count();
        require(roles.len() == usize::from(figures), 64, || {
            (
                format!("{} specialists for {figures} firefighters: one each.", roles.len()),
                format!("{} Experten für {figures} Figuren: je einer.", roles.len()),
            )
        })?;
        for (n, role) in roles.iter().enumerate() {
            if roles[..n].contains(role) {
                return Err(refuse(
                    64,
                    format!("There is only one card of the {}.", role.name().en),
                    format!("Die Karte gibt es nur einmal: {}.", role.name().de),
                ));
            }
        }
        Ok(())
    }

    pub(crate) fn figure_count(&self) -> u8 {
        self.figures.unwrap_or(self.players)
    }

    fn hazmats(&self) -> u8 {
        match (self.mode, self.difficulty) {
            (Mode::Family, _) => 0,
            (_, Difficulty::Recruit) => 3,
            (_, Difficulty::Veteran) => 4,
            (_, Difficulty::Heroic) => self.heroic_hazmats,
        }
    }

    /// The position before the first decision. The set-up must have been checked.
    pub(crate) fn start(&self) -> FlashPoint {
        let experienced = self.mode == Mode::Experienced;
        let mut figures = [Firefighter::WAITING; FIGURES];
        for (figure, &role) in figures.iter_mut().zip(self.specialists.iter().flatten()) {
            figure.role = Some(role);
        }
        let hazmats = self.hazmats();
        let first = Figure::at(0);
        let mut game = FlashPoint {
            fire: CellSet::EMPTY,
            smoke: CellSet::EMPTY,
            hot_spots: CellSet::EMPTY,
            house: House::new(self.side),
            tokens: Tokens::new(hazmats),
            figures,
            turn: Turn {
                figure: first,
                points: 0,
                free: 0,
                own_first: false,
                fresh: false,
                on_cafs: 0,
            },
            phase: Phase::SetupBlast { number: 1, black: 0 },
            tally: Tally {
                rescued: 0,
                lost: 0,
                unseen_victims: VICTIMS,
                unseen_alarms: ALARMS,
                hot_spots: reserve(self.difficulty),
                disposed: 0,
                buried: 0,
                plays_on: false,
            },
            rules: Rules {
                players: self.players,
                figures: self.figure_count(),
                experienced,
                difficulty: self.difficulty,
                black_die: self.black_die,
            },
            parked: [None; 2],
        };
        if !experienced {
            game.lay_family_house(first);
        }
        game
    }
}

impl FlashPoint {
    fn lay_family_house(&mut self, first: Figure) {
        self.fire = FAMILY_FIRES.into_iter().map(|[row, column]| Cell::at(row, column)).collect();
        for [row, column] in FAMILY_POIS {
            self.tokens.put_poi(Cell::at(row, column), Kind::Hidden);
        }
        self.tally.hot_spots = 0;
        self.phase = Phase::Start { figure: first };
    }

    /// How many explosions the set-up has (FP-60).
    pub(crate) fn setup_blasts(&self) -> u8 {
        if self.rules.difficulty == Difficulty::Heroic { 4 } else { 3 }
    }

    /// How many hot spots are rolled on top (FP-63).
    pub(crate) fn extra_hot_spots(&self) -> u8 {
        let by_difficulty = if self.rules.difficulty == Difficulty::Recruit { 0 } else { 3 };
        by_difficulty
            + match self.rules.figures {
                0..=2 => 0,
                3 => 2,
                _ => 3,
            }
    }
}

/// Hot spots laid aside for play (FP-60).
const fn reserve(difficulty: Difficulty) -> u8 {
    match difficulty {
        Difficulty::Recruit | Difficulty::Veteran => 6,
        Difficulty::Heroic => 12,
    }
}
