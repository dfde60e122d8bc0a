//! Carrying out what was said.

use feurio::Timing;

use super::legal::OPENING;
use super::{COLOURS, Model, Place, Stage, Tile};

impl Model {
    /// Does what a legal action's text says.
    pub(crate) fn apply(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        match (words[0], self.stage) {
            ("draw", Stage::TurnUp) => self.turn_up(numeral(words[1])),
            ("draw", Stage::Draw { hidden }) => {
                self.take_from_stack(numeral(words[1]));
                self.stage = Stage::Lay { number: numeral(words[1]), hidden };
            }
            ("arrange", Stage::Arrange) => {
                let numbers: Vec<u32> = words[1..].iter().map(|word| numeral(word)).collect();
                self.begin(&numbers);
            }
            ("open", Stage::Commit) => self.stage = Stage::Draw { hidden: false },
            ("firebreak", Stage::Commit) => {
                self.pay(&words);
                self.stage = Stage::Draw { hidden: true };
            }
            ("lay", Stage::Lay { number, hidden: false }) => {
                self.put(coordinates(words[1]), number);
                self.stage = Stage::Deploy;
                if !self.can_deploy() {
                    self.finish_turn();
                }
            }
            ("lay", Stage::Lay { hidden: true, .. }) | ("hide", Stage::Lay { .. }) => {
                self.pay(&words);
                self.put(coordinates(words[1]), 0);
                self.finish_turn();
            }
            ("deploy", Stage::Deploy) => self.deploy(&words),
            ("pass", Stage::Deploy) => self.pass(),
            _ => panic!("{text} in {:?}", self.stage),
        }
    }

    pub(super) fn take_from_stack(&mut self, number: u32) {
        *self.stack.get_mut(&number).expect("a number from 1 to 6") -= 1;
        self.to_draw -= 1;
    }

    fn turn_up(&mut self, number: u32) {
        self.take_from_stack(number);
        self.turned_up.push(number);
        if self.turned_up.len() < self.agreed.players {
            return;
        }
        self.stage = Stage::Arrange;
        if self.agreed.random_arrangement {
            self.begin(&self.turned_up.clone());
        }
    }

    fn begin(&mut self, numbers: &[u32]) {
        for (&place, &shows) in OPENING.iter().zip(numbers) {
            self.tiles.insert(place, Tile { shows, men: [0; 4] });
        }
        self.start_turn();
    }

    fn put(&mut self, place: Place, shows: u32) {
        self.tiles.insert(place, Tile { shows, men: [0; 4] });
        self.tile_laid_this_turn = true;
    }

    /// The last two words say who pays, if anybody does.
    fn pay(&mut self, words: &[&str]) {
        if let [.., "paying", colour] = words {
            self.supply[self.turn][index(colour)] -= 1;
        }
    }

    fn deploy(&mut self, words: &[&str]) {
        let (colour, count, place) = (index(words[1]), numeral(words[2]), coordinates(words[4]));
        self.supply[self.turn][colour] -= count;
        self.tiles.get_mut(&place).expect("a tile").men[colour] += count;
        self.passed_in_a_row = 0;
        self.finish_turn();
    }

    /// FE-30: a turn that laid a tile is never a pass.
    fn pass(&mut self) {
        if !self.tile_laid_this_turn {
            self.passed_in_a_row += 1;
        }
        self.finish_turn();
    }

    fn finish_turn(&mut self) {
        self.turn = (self.turn + 1) % self.agreed.players;
        self.start_turn();
    }

    /// FE-20, FE-30, FE-50.
    pub(super) fn start_turn(&mut self) {
        self.tile_laid_this_turn = false;
        self.stage = match self.agreed.firebreak {
            _ if self.to_draw == 0 && self.agreed.common_goal => Stage::Over,
            _ if self.to_draw == 0 && self.passed_in_a_row == self.agreed.players => Stage::Over,
            _ if self.to_draw == 0 => Stage::Deploy,
            Some(Timing::Commit) => Stage::Commit,
            Some(Timing::Peek) | None => Stage::Draw { hidden: false },
        };
        if self.stage == Stage::Deploy && !self.can_deploy() {
            self.pass();
        }
    }

    fn can_deploy(&self) -> bool {
        self.legal().len() > 1
    }
}

fn numeral(word: &str) -> u32 {
    word.parse().expect("a numeral")
}

fn index(colour: &str) -> usize {
    COLOURS.iter().position(|&name| name == colour).expect("a colour")
}

fn coordinates(word: &str) -> Place {
    let (q, r) = word.split_once(',').expect("two coordinates");
    (q.parse().expect("a coordinate"), r.parse().expect("a coordinate"))
}
