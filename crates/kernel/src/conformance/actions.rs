//! Legal actions: complete, unique, readable, and the only ones accepted.

use std::collections::HashSet;

use super::Walk;
use crate::{Actor, Game, Silent, below};

/// How many foreign actions are kept, and how many of them are tried in each position.
const KEPT: usize = 4000;
const TRIED: usize = 40;

impl<G: Game> Walk<'_, G> {
    pub(super) fn check_actions(&mut self, foreign: &mut Vec<G::Action>) {
        let mut legal = vec![];
        self.game.legal(&mut legal);
        let unique: HashSet<_> = legal.iter().copied().collect();
        self.require(unique.len() == legal.len(), "no legal action is listed twice");
        let over = self.game.to_act() == Actor::Nobody;
        self.require(legal.is_empty() == over, "there is something to do until the game is over");
        self.check_odds(&unique);
        for &action in &legal {
            self.check_accepted(action);
        }
        self.check_foreign(foreign, &unique);
        self.collect_foreign(foreign, &legal);
    }

    fn check_odds(&self, legal: &HashSet<G::Action>) {
        let mut odds = vec![];
        self.game.chance(&mut odds);
        if self.game.to_act() != Actor::Chance {
            return self.require(odds.is_empty(), "chance has outcomes only when it acts");
        }
        let outcomes: HashSet<_> = odds.iter().map(|&(action, _)| action).collect();
        self.require(outcomes.len() == odds.len(), "no chance outcome is listed twice");
        self.require(outcomes == *legal, "chance's outcomes are its legal actions");
        self.require(odds.iter().all(|&(_, weight)| weight > 0), "weights are positive");
        let total: u64 = odds.iter().map(|&(_, weight)| u64::from(weight)).sum();
        self.require(total <= u64::from(u32::MAX), "the sum of weights fits 32 bits");
    }

    fn check_accepted(&self, action: G::Action) {
        if let Some(refusal) = self.game.why_not(action) {
            self.require(false, &format!("{action} is listed as legal but refused: {refusal}"));
        }
        self.require(self.game.objections(action).is_empty(), "no objection to a legal action");
        let text = action.to_string();
        self.require(text.parse() == Ok(action), &format!("{text:?} reads back as itself"));
        self.require(!text.contains(['\n', '\t', '#']), "action text fits a record's line");
    }

    /// Actions of other positions are legal here exactly if they are listed here.
    fn check_foreign(&mut self, foreign: &[G::Action], legal: &HashSet<G::Action>) {
        for _ in 0..TRIED.min(foreign.len()) {
            let action = foreign[below(&mut self.rng, foreign.len() as u32) as usize];
            match self.game.why_not(action) {
                None => self.require(
                    legal.contains(&action),
                    &format!("{action} is accepted, so it is listed"),
                ),
                Some(refusal) => self.check_refusal(action, &refusal, legal),
            }
        }
    }

    fn check_refusal(
        &self,
        action: G::Action,
        refusal: &crate::Refusal,
        legal: &HashSet<G::Action>,
    ) {
        self.require(!legal.contains(&action), &format!("{action} is listed, so it is accepted"));
        let family = refusal.clause.family();
        self.require(family == self.info.family, "refusals cite the game's own rules");
        let worded = !refusal.text.en.is_empty() && !refusal.text.de.is_empty();
        self.require(worded, "refusals are worded in both languages");
        let objections = self.game.objections(action);
        self.require(objections.first() == Some(refusal), "the first objection is why_not's");
        let mut copy = self.game.clone();
        self.require(copy.play(action, &mut Silent).is_err(), "play refuses what why_not refuses");
        self.require(copy == self.game, "a refused action changes nothing");
    }

    fn collect_foreign(&mut self, foreign: &mut Vec<G::Action>, legal: &[G::Action]) {
        for _ in 0..legal.len().min(8) {
            let action = legal[below(&mut self.rng, legal.len() as u32) as usize];
            if foreign.len() < KEPT {
                foreign.push(action);
            } else {
                foreign[below(&mut self.rng, KEPT as u32) as usize] = action;
            }
            self.check_misspelt(&action.to_string());
        }
    }

    /// A text one letter off is either refused or another action's own canonical text.
    fn check_misspelt(&mut self, text: &str) {
        let mut letters: Vec<char> = text.chars().collect();
        let at = below(&mut self.rng, letters.len() as u32) as usize;
        match below(&mut self.rng, 3) {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, '0'),
            _ => letters[at] = [' ', '-', '9', 'x', 'é', ','][below(&mut self.rng, 6) as usize],
        }
        let wrong: String = letters.into_iter().collect();
        if let Ok(action) = wrong.parse::<G::Action>() {
            self.require(action.to_string() == wrong, &format!("{wrong:?} has one spelling"));
            let _ = self.game.why_not(action);
        }
    }
}
