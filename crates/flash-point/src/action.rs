//! Decisions and their canonical text.

use std::fmt;
use std::str::FromStr;

use kernel::{Phrase, SyntaxError, Text, Words};

use crate::board::{Spot, Vehicle};
use crate::cell::Cell;
use crate::figure::Figure;
use crate::role::Role;
use crate::tokens::Load;
use crate::words::word_enum;

/// What a firefighter does, and what a captain may have another one do (FP-84).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Order {
    /// `move 3,4`: to an adjacent cell (FP-21).
    Move(Cell),
    /// `open 3,4`: the door towards that neighbour (FP-24).
    Open(Cell),
    /// `close 3,4`: the door towards that neighbour.
    Close(Cell),
    /// `carry victim`: picks it up (FP-21).
    Carry(Load),
    /// `drop`: puts down what is carried.
    Drop,
    /// `lead`: a treated victim walks along (FP-80).
    Lead,
    /// `leave`: the led victim stays here.
    Leave,
}

word_enum! {
    /// One of the two dice.
    pub enum Die, "red or black", "red oder black" {
        /// Six sides: the row.
        Red = "red",
        /// Eight sides: the column.
        Black = "black",
    }
}

/// One decision, of a player or of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `start 0,5`: where a firefighter starts (FP-10).
    Start(Cell),
    /// `park engine left`: where a vehicle starts (FP-65).
    Park(Vehicle, Spot),
    /// An order carried out by the firefighter whose turn it is.
    Do(Order),
    /// `command 2 move 3,4`: the captain has another one do it (FP-84).
    Command(Figure, Order),
    /// `douse 3,4`: smoke away, or fire to smoke (FP-25).
    Douse(Cell),
    /// `quench 3,4`: fire away (FP-25).
    Quench(Cell),
    /// `chop 3,4`: the wall towards that neighbour (FP-26).
    Chop(Cell),
    /// `treat`, or `treat held 2`: a victim here, or the one somebody here carries (FP-80).
    Treat(Option<Figure>),
    /// `dispose`, or `dispose held 2`: of a hazmat here (FP-82).
    Dispose(Option<Figure>),
    /// `identify 3,4`: turns over the POI there (FP-86).
    Identify(Cell),
    /// `crew captain`: swaps the own card for that one (FP-88).
    Crew(Role),
    /// `drive engine clockwise`: to the next spot (FP-70).
    Drive(Vehicle, bool),
    /// `gun`: fires the deck gun (FP-72).
    Gun,
    /// `spend own` or `spend free`: which points go first from now on (FP-89).
    Spend(bool),
    /// `end turn`: the rest is saved (FP-20).
    EndTurn,
    /// `ride 0,5`: rides along and gets off there (FP-70).
    Ride(Cell),
    /// `stay`: does not ride.
    Stay,
    /// `keep`: the deck gun's dice stand (FP-87).
    Keep,
    /// `reroll red`: that die again (FP-87).
    Reroll(Die),
    /// `stop`: the game ends, won (FP-50).
    Stop,
    /// `play on`: for all ten (FP-50).
    PlayOn,
    /// `detonate 3,4`: the hazmat there goes off next (FP-91).
    Detonate(Cell),
    /// `recover 0,5`: where a knocked down firefighter goes (FP-35, FP-95).
    Recover(Cell),
    /// Chance, `roll 3,4`: both dice.
    Roll(Cell),
    /// Chance, `red 3`: the red die.
    Red(u8),
    /// Chance, `black 5`: the black die.
    Black(u8),
    /// Chance, `turn victim` or `turn alarm`: a POI is turned over.
    Turn(bool),
    /// Chance, `deal captain`: a specialist's card.
    Deal(Role),
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(cell) => write!(f, "move {cell}"),
            Self::Open(cell) => write!(f, "open {cell}"),
            Self::Close(cell) => write!(f, "close {cell}"),
            Self::Carry(load) => write!(f, "carry {load}"),
            Self::Drop => f.write_str("drop"),
            Self::Lead => f.write_str("lead"),
            Self::Leave => f.write_str("leave"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(cell) => write!(f, "start {cell}"),
            Self::Park(vehicle, spot) => write!(f, "park {vehicle} {spot}"),
            Self::Do(order) => order.fmt(f),
            Self::Command(figure, order) => write!(f, "command {figure} {order}"),
            Self::Douse(cell) => write!(f, "douse {cell}"),
            Self::Quench(cell) => write!(f, "quench {cell}"),
            Self::Chop(cell) => write!(f, "chop {cell}"),
            Self::Treat(None) => f.write_str("treat"),
            Self::Treat(Some(figure)) => write!(f, "treat held {figure}"),
            Self::Dispose(None) => f.write_str("dispose"),
            Self::Dispose(Some(figure)) => write!(f, "dispose held {figure}"),
            Self::Identify(cell) => write!(f, "identify {cell}"),
            Self::Crew(role) => write!(f, "crew {role}"),
            Self::Drive(vehicle, clockwise) => write!(f, "drive {vehicle} {}", sense(*clockwise)),
            Self::Gun => f.write_str("gun"),
            Self::Spend(own) => f.write_str(if *own { "spend own" } else { "spend free" }),
            Self::EndTurn => f.write_str("end turn"),
            Self::Ride(cell) => write!(f, "ride {cell}"),
            Self::Stay => f.write_str("stay"),
            Self::Keep => f.write_str("keep"),
            Self::Reroll(die) => write!(f, "reroll {die}"),
            Self::Stop => f.write_str("stop"),
            Self::PlayOn => f.write_str("play on"),
            Self::Detonate(cell) => write!(f, "detonate {cell}"),
            Self::Recover(cell) => write!(f, "recover {cell}"),
            Self::Roll(cell) => write!(f, "roll {cell}"),
            Self::Red(face) => write!(f, "red {face}"),
            Self::Black(face) => write!(f, "black {face}"),
            Self::Turn(victim) => f.write_str(if *victim { "turn victim" } else { "turn alarm" }),
            Self::Deal(role) => write!(f, "deal {role}"),
        }
    }
}

const fn sense(clockwise: bool) -> &'static str {
    if clockwise { "clockwise" } else { "counterclockwise" }
}

const ACTION: Phrase =
    Phrase::new("an action such as \"move 3,4\"", "eine Aktion wie \"move 3,4\"");
const ORDER: Phrase = Phrase::new("an order", "ein Befehl");
const SIDE: Phrase = Phrase::new("a side of the house", "eine Seite des Hauses");

impl FromStr for Action {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut words = Words::new(text);
        let verb = words.word(Phrase::new("an action", "eine Aktion"))?;
        let action = match order(verb, &mut words)? {
            Some(order) => Self::Do(order),
            None => other(verb, &mut words)?,
        };
        words.end()?;
        Ok(action)
    }
}

fn order(verb: &str, words: &mut Words<'_>) -> Result<Option<Order>, SyntaxError> {
    Ok(Some(match verb {
        "move" => Order::Move(cell(words)?),
        "open" => Order::Open(cell(words)?),
        "close" => Order::Close(cell(words)?),
        "carry" => Order::Carry(words.value(Load::EXPECTED)?),
        "drop" => Order::Drop,
        "lead" => Order::Lead,
        "leave" => Order::Leave,
        _ => return Ok(None),
    }))
}

fn other(verb: &str, words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    Ok(match verb {
        "start" => Action::Start(cell(words)?),
        "park" => Action::Park(vehicle(words)?, words.value(SIDE)?),
        "command" => command(words)?,
        "douse" => Action::Douse(cell(words)?),
        "quench" => Action::Quench(cell(words)?),
        "chop" => Action::Chop(cell(words)?),
        "treat" => Action::Treat(held(words)?),
        "dispose" => Action::Dispose(held(words)?),
        "identify" => Action::Identify(cell(words)?),
        "crew" => Action::Crew(words.value(Role::EXPECTED)?),
        "drive" => Action::Drive(vehicle(words)?, words.either("clockwise", "counterclockwise")?),
        "gun" => Action::Gun,
        "spend" => Action::Spend(words.either("own", "free")?),
        "end" => fixed(words, "turn", Action::EndTurn)?,
        "ride" => Action::Ride(cell(words)?),
        "stay" => Action::Stay,
        "keep" => Action::Keep,
        "reroll" => Action::Reroll(words.value(Die::EXPECTED)?),
        "stop" => Action::Stop,
        "play" => fixed(words, "on", Action::PlayOn)?,
        "detonate" => Action::Detonate(cell(words)?),
        "recover" => Action::Recover(cell(words)?),
        _ => chance(verb, words)?,
    })
}

fn chance(verb: &str, words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    Ok(match verb {
        "roll" => Action::Roll(cell(words)?),
        "red" => Action::Red(face(words, 6)?),
        "black" => Action::Black(face(words, 8)?),
        "turn" => Action::Turn(words.either("victim", "alarm")?),
        "deal" => Action::Deal(words.value(Role::EXPECTED)?),
        _ => return Err(SyntaxError::new(words.text(), ACTION)),
    })
}

fn cell(words: &mut Words<'_>) -> Result<Cell, SyntaxError> {
    words.value(Cell::EXPECTED)
}

fn vehicle(words: &mut Words<'_>) -> Result<Vehicle, SyntaxError> {
    words.value(Vehicle::EXPECTED)
}

fn command(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let figure = words.value(Figure::EXPECTED)?;
    let verb = words.word(ORDER)?;
    let order = order(verb, words)?.ok_or_else(|| SyntaxError::new(words.text(), ORDER))?;
    Ok(Action::Command(figure, order))
}

fn held(words: &mut Words<'_>) -> Result<Option<Figure>, SyntaxError> {
    if words.is_empty() {
        return Ok(None);
    }
    words.keyword("held")?;
    words.value(Figure::EXPECTED).map(Some)
}

fn face(words: &mut Words<'_>, sides: u8) -> Result<u8, SyntaxError> {
    let face = words.value(Phrase::new("a face of the die", "eine Augenzahl"))?;
    if (1..=sides).contains(&face) {
        return Ok(face);
    }
    let expected =
        Text::new(format!("a face from 1 to {sides}"), format!("eine Augenzahl von 1 bis {sides}"));
    Err(SyntaxError::new(words.text(), expected))
}

fn fixed(words: &mut Words<'_>, second: &str, action: Action) -> Result<Action, SyntaxError> {
    words.keyword(second)?;
    Ok(action)
}
