//! What can be asked for, and the table it makes.

use forest::{ArrangementChoice, Colour, Seating};
use kernel::{Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::clause::or;

/// A game somebody asks for. One player always plays the cooperative game (OR-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many play, 1 to 4.
    pub players: u8,
    /// Whether all win or lose together.
    pub cooperative: bool,
    /// How the first tiles come to lie.
    pub arrangement: ArrangementChoice,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: 4, cooperative: false, arrangement: ArrangementChoice::Chosen }
    }
}

/// Which colour plays from which wind, clockwise from the north (OR-42).
pub(crate) const WINDS: [Colour; 4] = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Green];

/// A set-up that was found good: what stays the same throughout a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) players: u8,
    pub(crate) cooperative: bool,
    pub(crate) arrangement: ArrangementChoice,
    /// Whose supply holds which colour. Together, all share one.
    pub(crate) stock: Seating,
}

impl Table {
    /// The table of a set-up, or why there is none.
    pub(crate) fn new(setup: &Setup) -> Result<Self, Refusal> {
        let players = setup.players;
        let cooperative = setup.cooperative || players == 1;
        let seating = Seating::new(players).ok_or_else(|| {
            Refusal::new(
                or(2),
                format!("one to four people play, not {players}"),
                format!("eine bis vier Personen spielen, nicht {players}"),
            )
        })?;
        let stock = if cooperative { Seating::new(1).unwrap_or(seating) } else { seating };
        Ok(Self { players, cooperative, arrangement: setup.arrangement, stock })
    }

    /// Whether three play with predators (OR-40).
    #[inline]
    pub(crate) fn has_predators(self) -> bool {
        self.players == 3 && !self.cooperative
    }

    /// Whether pieces of `colour` are predators.
    #[inline]
    pub(crate) fn is_predator(self, colour: Colour) -> bool {
        self.has_predators() && colour == Colour::Yellow
    }

    /// The colours that may be used in a turn of `seat` while the wind is `wind`.
    #[inline]
    pub(crate) fn colours(self, seat: Seat, wind: u8) -> &'static [Colour] {
        let (wind, seat) = (usize::from(wind), seat.index());
        match (self.cooperative, self.players) {
            (true, _) => &WINDS[wind..=wind],
            (false, 2) => &Colour::ALL[2 * seat..2 * seat + 2],
            (false, _) => &Colour::ALL[seat..=seat],
        }
    }

    /// Whose supply an animal of `colour` comes from and goes back to.
    #[inline]
    pub(crate) fn keeper(self, colour: Colour) -> Seat {
        self.stock.owner(colour).unwrap_or(Seat(0))
    }

    /// The colours of animals, predators left out.
    pub(crate) fn animals(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| !self.is_predator(colour))
    }
}
