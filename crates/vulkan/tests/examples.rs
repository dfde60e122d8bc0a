//! The rulebooks' flights A to F, on the seven tiles they are about and inside a whole forest.

mod common;

use forest::Colour;
use hex::{Direction, Hex};
use kernel::{Game, Seat};
use serde::Deserialize;
use vulkan::{
    Action, Edition, Event, Fate, Flight, GivenLayout, LayoutChoice, Loss, Position, Reason, Setup,
    Tile, Vulkan,
};

#[derive(Deserialize)]
struct Examples {
    flower: Example,
    whole: Example,
}

#[derive(Deserialize)]
struct Example {
    volcano: (i8, i8, u8),
    tiles: Vec<(i8, i8, u8)>,
    flights: Vec<Expected>,
}

#[derive(Deserialize)]
struct Expected {
    flight: String,
    colour: Colour,
    path: Vec<Hex>,
    drops: Vec<Hex>,
    extinguished: Vec<Lost>,
    isolated: Vec<Lost>,
    free_edges_of_the_4: Option<u8>,
}

/// Place, number, colour of the new owner, whether there was a tie.
#[derive(Deserialize)]
struct Lost(i8, i8, u8, Option<char>, bool);

fn examples() -> Examples {
    serde_json::from_str(include_str!("data/flights.json")).unwrap()
}

impl Example {
    /// Green begins.
    fn game(&self) -> Vulkan {
        let (q, r, number) = self.volcano;
        let mut tiles = vec![Tile::volcano(Hex::new(q, r), number)];
        tiles.extend(self.tiles.iter().map(|&(q, r, n)| Tile::burning(Hex::new(q, r), n)));
        let position = Position::new(Edition::Vulkan, 4, tiles);
        Position { turn: Seat(1), ..position }.build().unwrap()
    }

    fn check(&self) {
        let mut game = self.game();
        for expected in &self.flights {
            expected.check(&mut game);
        }
    }
}

impl Expected {
    fn flight(&self) -> Flight {
        let from = self.path[0];
        // Flight E passes a single tile; it heads for the gap where the 2 was.
        let direction = self.path.get(1).map_or(Some(Direction::Ne), |&to| from.direction_to(to));
        Flight { from, direction: direction.unwrap(), colour: self.colour }
    }

    fn check(&self, game: &mut Vulkan) {
        let preview = game.preview(self.flight()).unwrap();
        let mut events = vec![];
        game.play(Action::Fly(self.flight()), &mut events).unwrap();
        let name = &self.flight;
        assert_eq!(preview.path, self.path, "{name}");
        assert_eq!(preview.drops, self.drops, "{name}");
        compare(name, &preview.extinguished, &self.extinguished);
        compare(name, &preview.isolated, &self.isolated);
        let four = common::at(game, 0, 0);
        assert_eq!(four.number, forest::Number::new(4));
        match self.free_edges_of_the_4 {
            Some(free) => assert_eq!((four.fate, four.free_edges), (Fate::Burning, free), "{name}"),
            None => assert_eq!(four.fate, Fate::Pile(Seat(2)), "{name}"),
        }
        assert!(matches!(&events[0], Event::Flown { path, .. } if *path == self.path));
    }
}

fn compare(flight: &str, found: &[Loss], expected: &[Lost]) {
    assert_eq!(found.len(), expected.len(), "{flight}");
    for (loss, Lost(q, r, number, to, tie)) in found.iter().zip(expected) {
        assert_eq!(loss.place, Hex::new(*q, *r), "{flight}");
        assert_eq!(loss.number.value(), *number, "{flight}");
        let seat = to.map(|letter| Seat("RGBY".find(letter).unwrap() as u8));
        assert_eq!(loss.award.map(|award| award.to), seat, "{flight}");
        let tied = loss.award.is_some_and(|award| award.by == Reason::Tie);
        assert_eq!(tied, *tie, "{flight}");
    }
}

#[test]
fn vu_10_to_vu_17_flights_a_to_f_on_the_flower() {
    examples().flower.check();
}

#[test]
fn vu_10_to_vu_17_flights_a_to_f_in_a_whole_forest() {
    examples().whole.check();
}

/// The forest of the second form is a set-up of its own, with the tiles of Feurio!.
#[test]
fn vu_3_the_whole_forest_of_the_example_is_a_legal_layout() {
    let example = examples().whole;
    let all = || example.tiles.iter().copied().chain([example.volcano]);
    let layout = LayoutChoice::Given(GivenLayout {
        places: all().map(|(q, r, _)| Hex::new(q, r)).collect(),
        numbers: Some(all().map(|(_, _, n)| forest::Number::new(n).unwrap()).collect()),
    });
    let setup = Setup { layout, ..Setup::usual(Edition::Vulkan) };
    let mut game = Vulkan::new(&setup).unwrap();
    common::play(&mut game, "volcano 4,-3");
    assert_eq!(common::at(&game, 4, -3).fate, Fate::Volcano);
    assert_eq!(game.to_act().seat(), Some(Seat(0)));
}

/// Scores after flight F: green 2, red 3, blue 5 + 4 + 6, yellow 3.
#[test]
fn vu_20_scores_after_flight_f() {
    let mut game = examples().flower.game();
    for expected in &examples().flower.flights {
        expected.check(&mut game);
    }
    let scores: Vec<u16> = Seat::all(4).map(|seat| game.score(seat)).collect();
    assert_eq!(scores, [3, 2, 15, 3]);
    assert_eq!(game.view(kernel::Viewer::Spectator).seats[2].pile.len(), 3);
}

/// The loads of a tile tell of the round it goes out in: the 5 first, then the 4 it held.
#[test]
fn vu_14_flight_f_takes_two_rounds() {
    let mut game = examples().flower.game();
    let flights = examples().flower.flights;
    flights[..5].iter().for_each(|expected| expected.check(&mut game));
    let mut events = vec![];
    game.play(Action::Fly(flights[5].flight()), &mut events).unwrap();
    let rounds: Vec<(u8, [u8; 4])> = events
        .iter()
        .filter_map(|event| match event {
            Event::Extinguished { round, loads, .. } => Some((*round, *loads)),
            _ => None,
        })
        .collect();
    assert_eq!(rounds, [(1, [1, 1, 1, 0]), (2, [0, 0, 1, 1])]);
}

/// The rulebooks' player has red and yellow; here seat 0 leads red and green.
#[test]
fn vu_16_two_colours_of_one_seat_tie_and_the_other_seat_gets_the_tile() {
    // A 5 with a red and a green load hangs on a 1 that blue puts out.
    let tiles = [
        common::volcano(0, 0),
        common::tile(1, 0, 1),
        common::tile(2, 0, 5).with_loads([1, 1, 0, 0]),
    ];
    let mut game = common::built(2, 1, &tiles);
    let flight = "fly 1,0 ne blue";
    let Ok(Action::Fly(blue)) = flight.parse() else { panic!("canonical text") };
    let preview = game.preview(blue).unwrap();
    let award = preview.isolated[0].award.unwrap();
    assert_eq!((award.to, award.by), (Seat(1), Reason::Tie));
    common::play(&mut game, flight);
    assert_eq!((game.score(Seat(0)), game.score(Seat(1))), (0, 6));
}
