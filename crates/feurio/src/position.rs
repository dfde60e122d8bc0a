//! Starting from a position instead of the opening: for puzzles, tutorials and tests.

use forest::{Colour, Lying, Number, TILES};
use hex::Hex;
use kernel::{Game, Refusal, Seat, Silent};

use crate::setup::Rules;
use crate::{Ending, Feurio, Setup, fe};

/// A forest with men in it, and whose turn it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// Tiles, at least one, each touching one before it. The first lies near enough to the origin
    /// for the forest to grow in any direction to places that can be written.
    pub tiles: Vec<(Hex, Number)>,
    /// Men on tiles. Neutral men come from the seat whose turn it is.
    pub men: Vec<(Hex, Colour, u8)>,
    /// The seat whose turn it is.
    pub turn: u8,
}

impl Feurio {
    /// The position at the beginning of a seat's turn, or what is wrong with it. Men may stand
    /// where they could not be deployed now: edges may have been free before.
    pub fn from_position(setup: &Setup, position: &Position) -> Result<Self, Refusal> {
        let mut game = Self::start(Rules::new(setup)?);
        if position.turn >= game.seats() {
            return Err(Refusal::new(fe(10), "turn: no such seat", "turn: kein solcher Platz"));
        }
        game.judge_start(&position.tiles)?;
        for &(place, number) in &position.tiles {
            game.put_tile(place, number)?;
        }
        game.turn = Seat(position.turn);
        for &(place, colour, count) in &position.men {
            game.put_men(place, colour, count)?;
        }
        game.resume();
        Ok(game)
    }

    fn judge_start(&self, tiles: &[(Hex, Number)]) -> Result<(), Refusal> {
        // The farthest place that all tiles in a row still touch is as many steps away.
        const FARTHEST_START: i8 = Hex::FARTHEST - TILES as i8;
        let near = |x: i8| (-FARTHEST_START..=FARTHEST_START).contains(&x);
        match tiles.first() {
            None => Err(Refusal::new(
                fe(10),
                "tiles: a position has at least one",
                "tiles: Eine Stellung hat mindestens eines",
            )),
            Some((place, _)) if !near(place.q) || !near(place.r) => Err(Refusal::new(
                fe(21),
                format!("tiles: {place} is too far away; start within {FARTHEST_START} of 0,0"),
                format!("tiles: {place} ist zu weit weg, höchstens {FARTHEST_START} von 0,0"),
            )),
            Some(_) => Ok(()),
        }
    }

    fn put_tile(&mut self, place: Hex, number: Number) -> Result<(), Refusal> {
        let touches = self.forest.is_empty() || matches!(self.forest.at(place), Lying::Rim(_));
        if !touches || self.forest.len() == TILES {
            return Err(Refusal::new(
                fe(21),
                format!("tiles: {place} is not an empty place at the forest"),
                format!("tiles: {place} ist keine leere Stelle am Wald"),
            ));
        }
        if number.is_face_down() || self.bag.count(number) == 0 || self.bag.left() == 0 {
            return Err(Refusal::new(
                fe(1),
                format!("tiles: there is no further {number} in the box"),
                format!("tiles: Es gibt keine weitere {number} in der Schachtel"),
            ));
        }
        self.bag.draw(number);
        self.put(place, number);
        Ok(())
    }

    fn put_men(&mut self, place: Hex, colour: Colour, count: u8) -> Result<(), Refusal> {
        let seat = self.rules.seating.owner(colour).unwrap_or(self.turn);
        let fits = |tile: &usize| {
            let spaces = self.forest.number(*tile).spaces();
            self.standing[*tile].checked_add(count).is_some_and(|men| men <= spaces)
        };
        let tile = self.forest.tile_at(place).filter(fits);
        match tile {
            Some(tile) if count > 0 && self.supplies.of(seat, colour) >= count => {
                self.supplies.take(seat, colour, count);
                self.stand(tile, colour, count);
                self.difficulty = self.forest.len() as u8;
                Ok(())
            }
            _ => Err(Refusal::new(
                fe(22),
                format!("men: {count} {} men do not fit at {place}", colour.name().en),
                format!("men: {count} Männer in {} passen nicht auf {place}", colour.name().de),
            )),
        }
    }

    fn resume(&mut self) {
        self.opened = self.rules.seating.players();
        if self.bag.left() > 0 {
            self.begin_turn();
        } else if self.rules.common_goal {
            // The turn of the last tile is over (FE-50).
            self.end(Ending::LastTile, &mut Silent);
        } else {
            self.all_laid_before = true;
            self.skip_those_who_must_pass(&mut Silent);
        }
    }
}
