//! The eight specialists and what their cards change (FP-80 to FP-87).

use kernel::Phrase;

use crate::words::word_enum;

word_enum! {
    /// A specialist's card.
    pub enum Role, "a specialist", "ein Spezialist" {
        /// Treats victims (FP-80).
        Paramedic = "paramedic",
        /// Extinguishes with compressed air foam (FP-81).
        Cafs = "cafs",
        /// Disposes of hazmats on the spot (FP-82).
        Hazmat = "hazmat",
        /// Has one more action point (FP-83).
        Generalist = "generalist",
        /// Commands others (FP-84).
        Captain = "captain",
        /// Moves far and chops fast (FP-85).
        Rescue = "rescue",
        /// Turns over any POI (FP-86).
        Imaging = "imaging",
        /// Fires the deck gun cheaply and re-rolls (FP-87).
        Driver = "driver",
    }
}

/// What action points are spent on: free ones fit only their own kind (FP-89).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Moving the own figure.
    Move,
    /// Extinguishing.
    Extinguish,
    /// Moving others and working doors with them.
    Command,
    /// Everything else.
    Other,
}

impl Role {
    /// Ordinary action points a turn.
    pub const fn points(self) -> u8 {
        match self {
            Self::Cafs => 3,
            Self::Generalist => 5,
            _ => 4,
        }
    }

    /// The kind and number of free points a turn, which are never saved.
    pub const fn free_points(self) -> Option<(Purpose, u8)> {
        match self {
            Self::Cafs => Some((Purpose::Extinguish, 3)),
            Self::Captain => Some((Purpose::Command, 2)),
            Self::Rescue => Some((Purpose::Move, 3)),
            _ => None,
        }
    }

    /// The name for sentences.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Paramedic => Phrase::new("paramedic", "Sanitäter"),
            Self::Cafs => Phrase::new("CAFS firefighter", "Druckluftschaumexperte"),
            Self::Hazmat => Phrase::new("hazmat technician", "Gefahrstoffexperte"),
            Self::Generalist => Phrase::new("generalist", "Alleskönner"),
            Self::Captain => Phrase::new("fire captain", "Einsatzleiter"),
            Self::Rescue => Phrase::new("rescue specialist", "Rettungsexperte"),
            Self::Imaging => Phrase::new("imaging technician", "Wärmebildexperte"),
            Self::Driver => Phrase::new("driver/operator", "Maschinist"),
        }
    }
}

/// What a firefighter's role, or the lack of one in the family game, is worth.
pub(crate) trait Skill {
    /// Ordinary action points a turn (FP-20).
    fn points(self) -> u8;
    /// Free points of a kind.
    fn free_points(self) -> u8;
    /// Whether free points pay for `purpose`.
    fn free_points_fit(self, purpose: Purpose) -> bool;
    /// What one step of extinguishing costs: double for two specialists (FP-80, FP-85).
    fn douse_cost(self) -> u8;
    /// What one blow of the axe costs (FP-26, FP-85).
    fn chop_cost(self) -> u8;
    /// What the deck gun costs (FP-72, FP-87).
    fn gun_cost(self) -> u8;
}

impl Skill for Option<Role> {
    #[inline]
    fn points(self) -> u8 {
        self.map_or(4, Role::points)
    }

    #[inline]
    fn free_points(self) -> u8 {
        self.and_then(Role::free_points).map_or(0, |(_, points)| points)
    }

    #[inline]
    fn free_points_fit(self, purpose: Purpose) -> bool {
        self.and_then(Role::free_points).is_some_and(|(kind, _)| kind == purpose)
    }

    #[inline]
    fn douse_cost(self) -> u8 {
        if matches!(self, Some(Role::Paramedic | Role::Rescue)) { 2 } else { 1 }
    }

    #[inline]
    fn chop_cost(self) -> u8 {
        if self == Some(Role::Rescue) { 1 } else { 2 }
    }

    #[inline]
    fn gun_cost(self) -> u8 {
        if self == Some(Role::Driver) { 2 } else { 4 }
    }
}
