//! Whether a position put together by hand can be.

use std::collections::HashSet;

use forest::{Colour, Number, Seating, TILES};
use hex::Hex;
use kernel::{Clause, Refusal, Seat};

use crate::board::Board;
use crate::clauses::{VU_1, VU_3, VU_4, VU_5, VU_12, VU_15, VU_22};
use crate::position::Position;
use crate::setup::check_box;
use crate::view::Fate;

impl Position {
    pub(crate) fn check_seats(&self) -> Result<Seating, Refusal> {
        let seating = Seating::new(self.players)
            .filter(|seating| self.turn.0 < seating.players())
            .ok_or_else(|| {
                impossible(VU_5, "there is no such seat", "diesen Platz gibt es nicht")
            })?;
        if self.cooperative && self.players == 1 {
            return Err(impossible(
                VU_22,
                "two to four play together",
                "zusammen spielen zwei bis vier",
            ));
        }
        let full = seating.supplies();
        for seat in [0, 1, 2, 3].map(Seat) {
            let have = self.supplies[seat.index()];
            if Colour::ALL.iter().any(|&colour| have[colour.index()] > full.of(seat, colour)) {
                return Err(impossible(
                    VU_5,
                    "a seat has more loads than it began with",
                    "ein Platz hat mehr Ladungen als zu Beginn",
                ));
            }
        }
        Ok(seating)
    }

    pub(crate) fn check_tiles(&self) -> Result<Vec<Number>, Refusal> {
        self.check_places()?;
        let numbers = self.check_numbers()?;
        self.check_fates(&numbers)?;
        self.check_loads()?;
        Ok(numbers)
    }

    fn check_places(&self) -> Result<(), Refusal> {
        let far = |at: &Hex| at.distance(Hex::ORIGIN) > Hex::FARTHEST.unsigned_abs().into();
        let places: HashSet<Hex> = self.tiles.iter().map(|tile| tile.place).collect();
        if self.tiles.len() > TILES || places.len() != self.tiles.len() || places.iter().any(far) {
            return Err(impossible(
                VU_3,
                "there are at most 36 tiles, on different near places",
                "höchstens 36 Waldstücke, auf verschiedenen nahen Plätzen",
            ));
        }
        Ok(())
    }

    fn check_numbers(&self) -> Result<Vec<Number>, Refusal> {
        let numbers = self.tiles.iter().map(|tile| Number::new(tile.number));
        let numbers: Option<Vec<Number>> = numbers.collect();
        let numbers = numbers
            .ok_or_else(|| impossible(VU_1, "numbers are 1 to 6", "Zahlen gehen von 1 bis 6"))?;
        check_box(&numbers, self.edition)?;
        Ok(numbers)
    }

    fn check_fates(&self, numbers: &[Number]) -> Result<(), Refusal> {
        if self.tiles.iter().filter(|tile| tile.fate == Fate::Volcano).count() != 1 {
            return Err(impossible(VU_4, "there is one volcano", "es gibt einen Vulkan"));
        }
        for (tile, number) in self.tiles.iter().zip(numbers) {
            let total = tile.loads.iter().map(|&count| u32::from(count)).sum::<u32>();
            let spaces = if tile.fate == Fate::Burning { number.spaces() } else { 0 };
            if total > u32::from(spaces) {
                return Err(impossible(
                    VU_12,
                    "a tile has more loads than spaces",
                    "ein Waldstück hat mehr Ladungen als Felder",
                ));
            }
            if matches!(tile.fate, Fate::Pile(seat) if seat.0 >= self.players) {
                return Err(impossible(
                    VU_5,
                    "there is no such seat",
                    "diesen Platz gibt es nicht",
                ));
            }
        }
        Ok(())
    }

    /// No more loads of a colour on the table and in supplies than there are.
    fn check_loads(&self) -> Result<(), Refusal> {
        for colour in Colour::ALL {
            let on_tiles = self.tiles.iter().map(|tile| u32::from(tile.loads[colour.index()]));
            let left = self.supplies.iter().map(|own| u32::from(own[colour.index()]));
            if on_tiles.chain(left).sum::<u32>() > forest::PIECES.into() {
                return Err(impossible(
                    VU_5,
                    "there are twelve loads of each colour",
                    "es gibt zwölf Ladungen je Farbe",
                ));
            }
        }
        Ok(())
    }
}

/// Every tile on the table hangs together with the volcano.
pub(crate) fn check_connected(board: &Board) -> Result<(), Refusal> {
    if board.isolated() == 0 {
        return Ok(());
    }
    Err(impossible(
        VU_15,
        "a tile is not connected with the volcano",
        "ein Waldstück hängt nicht mit dem Vulkan zusammen",
    ))
}

fn impossible(clause: Clause, en: &str, de: &str) -> Refusal {
    Refusal::new(
        clause,
        format!("There is no such position: {en}."),
        format!("Diese Stellung gibt es nicht: {de}."),
    )
}
