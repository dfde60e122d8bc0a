//! Vehicles, where they park and what the deck gun reaches from there.

use kernel::Phrase;

use crate::cell::{Cell, CellSet};
use crate::words::word_enum;

word_enum! {
    /// The side of the house a vehicle is parked on (FP-65), clockwise.
    pub enum Spot, "top, right, bottom or left", "top, right, bottom oder left" {
        /// North of the house.
        Top = "top",
        /// East of the house.
        Right = "right",
        /// South of the house.
        Bottom = "bottom",
        /// West of the house.
        Left = "left",
    }
}

impl Spot {
    /// The next spot in the given sense (FP-70).
    #[must_use]
    pub const fn next(self, clockwise: bool) -> Self {
        Self::ALL[(self as usize + if clockwise { 1 } else { 3 }) % 4]
    }

    /// The name for sentences.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Top => Phrase::new("top", "oben"),
            Self::Right => Phrase::new("right", "rechts"),
            Self::Bottom => Phrase::new("bottom", "unten"),
            Self::Left => Phrase::new("left", "links"),
        }
    }
}

word_enum! {
    /// One of the two vehicles of the experienced game.
    pub enum Vehicle, "ambulance or engine", "ambulance oder engine" {
        /// Takes victims (FP-71).
        Ambulance = "ambulance",
        /// Has the deck gun (FP-72).
        Engine = "engine",
    }
}

impl Vehicle {
    /// The name for sentences.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Ambulance => Phrase::new("the ambulance", "der Rettungswagen"),
            Self::Engine => Phrase::new("the engine", "das Löschfahrzeug"),
        }
    }
}

word_enum! {
    /// A quarter of the house: 3 rows by 4 columns.
    pub enum Quadrant, "a quadrant", "ein Viertel" {
        /// Rows 1 to 3, columns 1 to 4.
        TopLeft = "top_left",
        /// Rows 1 to 3, columns 5 to 8.
        TopRight = "top_right",
        /// Rows 4 to 6, columns 1 to 4.
        BottomLeft = "bottom_left",
        /// Rows 4 to 6, columns 5 to 8.
        BottomRight = "bottom_right",
    }
}

impl Quadrant {
    const fn rows(self) -> [u8; 2] {
        if matches!(self, Self::TopLeft | Self::TopRight) { [1, 3] } else { [4, 6] }
    }

    const fn columns(self) -> [u8; 2] {
        if matches!(self, Self::TopLeft | Self::BottomLeft) { [1, 4] } else { [5, 8] }
    }

    /// Its twelve cells.
    pub const fn cells(self) -> CellSet {
        let ([top, bottom], [left, right]) = (self.rows(), self.columns());
        CellSet::rectangle(top, bottom, left, right)
    }

    /// The cell meant by dice that show `rolled`: a die outside is turned over (FP-72).
    pub fn target(self, rolled: Cell, opposites: BlackDie) -> Cell {
        let ([top, bottom], [left, right]) = (self.rows(), self.columns());
        let (row, column) = (rolled.row(), rolled.column());
        let row = if (top..=bottom).contains(&row) { row } else { 7 - row };
        let inside = (left..=right).contains(&column);
        let column = if inside { column } else { opposites.opposite(column) };
        Cell::at(row, column)
    }
}

word_enum! {
    /// Which faces of the black die lie opposite each other (FP-61).
    pub enum BlackDie, "box or sum9", "box oder sum9" {
        /// The die in the box: 1-6, 2-5, 3-8, 4-7.
        Box = "box",
        /// A die whose opposite faces make 9.
        Sum9 = "sum9",
    }
}

impl BlackDie {
    /// The face opposite `face`, 1 to 8.
    pub const fn opposite(self, face: u8) -> u8 {
        match self {
            Self::Sum9 => 9 - face,
            Self::Box => [6, 5, 8, 7, 2, 1, 4, 3][face as usize - 1],
        }
    }
}
