//! What can be asked for, and what can't.

use kernel::{Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::{Tile, ta};

/// A game somebody wants to play. What is left out has its rulebook default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4 (TA-2).
    pub players: u8,
    /// There is no cooperative Taluva: only `false` is accepted.
    pub cooperative: bool,
    /// How many tiles are laid (TA-34): 48, or 12 a player, or any number from 12 to 48.
    pub tiles: u8,
    /// Huts may not be founded beside an own settlement (TA-21).
    pub strict_huts: bool,
    /// Play goes on for the places after the first (TA-33).
    pub ranking: bool,
    /// Four players in two teams, partners across (TA-34).
    pub teams: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: 2,
            cooperative: false,
            tiles: Tile::IN_BOX,
            strict_huts: false,
            ranking: false,
            teams: false,
        }
    }
}

/// What of a set-up matters during the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) players: u8,
    pub(crate) strict_huts: bool,
    pub(crate) ranking: bool,
    pub(crate) teams: bool,
}

impl Rules {
    /// Checks a set-up.
    pub(crate) fn new(setup: &Setup) -> Result<Self, Refusal> {
        match refusal(setup) {
            Some(refusal) => Err(refusal),
            None => Ok(Self {
                players: setup.players,
                strict_huts: setup.strict_huts,
                ranking: setup.ranking,
                teams: setup.teams,
            }),
        }
    }

    /// The seats that win and lose with this one have the same number. Partners sit across.
    #[inline]
    pub(crate) fn team(self, seat: Seat) -> u8 {
        if self.teams { seat.0 % 2 } else { seat.0 }
    }
}

fn refusal(setup: &Setup) -> Option<Refusal> {
    let Setup { players, tiles, .. } = *setup;
    let (clause, en, de) = if !(2..=4).contains(&players) {
        let en = format!("Taluva is for 2 to 4 players, not {players}");
        let de = format!("Taluva ist für 2 bis 4 Spieler, nicht für {players}");
        (ta(2), en, de)
    } else if !(12..=Tile::IN_BOX).contains(&tiles) {
        let en = format!("A game takes 12 to 48 tiles, not {tiles}");
        let de = format!("Ein Spiel braucht 12 bis 48 Plättchen, nicht {tiles}");
        (ta(34), en, de)
    } else if setup.cooperative {
        let en = "Taluva has no cooperative game: somebody wins";
        let de = "Taluva kennt kein gemeinsames Spiel: Jemand gewinnt";
        (ta(32), en.into(), de.into())
    } else if setup.teams && players != 4 {
        let en = format!("Teams of two need 4 players, not {players}");
        let de = format!("Zweierteams brauchen 4 Spieler, nicht {players}");
        (ta(34), en, de)
    } else if setup.teams && setup.ranking {
        let en = "Ranking play orders single players: it can't be played in teams";
        let de = "Das Spiel auf Platzierung ordnet einzelne Spieler: In Teams geht es nicht";
        (ta(33), en.into(), de.into())
    } else {
        return None;
    };
    Some(Refusal::new(clause, en, de))
}
