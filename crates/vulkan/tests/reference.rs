//! Slow and obviously right: rows, extinguishing and isolation over a map of places, compared with
//! the game on random positions with gaps, bridges and tails.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::rng;
use forest::Colour;
use hex::{Direction, Hex};
use kernel::{Actor, Game, Seat, Silent, Viewer, below};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use vulkan::{Action, Edition, Fate, Flight, Position, Tile, View, Vulkan};

#[derive(Clone, Debug, PartialEq)]
struct Slow {
    volcano: Hex,
    /// Place to number and loads; the volcano is not among them.
    burning: BTreeMap<Hex, (u8, Vec<Colour>)>,
    supplies: Vec<[u8; 4]>,
    fates: BTreeMap<Hex, Option<usize>>,
    turn: usize,
}

impl Slow {
    fn of(view: &View, turn: Seat) -> Self {
        let volcano = view.tiles.iter().find(|tile| tile.fate == Fate::Volcano).unwrap().place;
        let mut burning = BTreeMap::new();
        let mut fates = BTreeMap::new();
        for tile in &view.tiles {
            let loads = Colour::ALL
                .into_iter()
                .flat_map(|colour| std::iter::repeat_n(colour, tile.loads[colour.index()].into()));
            let known = (tile.number.unwrap().value(), loads.collect());
            match tile.fate {
                Fate::Burning => drop(burning.insert(tile.place, known)),
                Fate::Volcano => {}
                Fate::Pile(seat) => drop(fates.insert(tile.place, Some(seat.index()))),
                Fate::Gone => drop(fates.insert(tile.place, None)),
            }
        }
        let supplies = view.seats.iter().map(|seat| seat.supply).collect();
        Self { volcano, burning, supplies, fates, turn: turn.index() }
    }

    fn lies(&self, place: Hex) -> bool {
        place == self.volcano || self.burning.contains_key(&place)
    }

    fn row(&self, from: Hex, direction: Direction) -> Vec<Hex> {
        let mut row = vec![];
        let mut place = from;
        while self.lies(place) {
            row.push(place);
            place = place.neighbour(direction);
        }
        row
    }

    fn spaces(number: u8) -> usize {
        usize::from(number.div_ceil(2))
    }

    fn has_space(&self, place: Hex) -> bool {
        self.burning.get(&place).is_some_and(|(n, loads)| loads.len() < Self::spaces(*n))
    }

    fn flights(&self) -> BTreeSet<Flight> {
        let mut flights = BTreeSet::new();
        for &from in self.burning.keys() {
            for direction in Direction::ALL {
                let row = self.row(from, direction);
                let starts = !self.lies(from.neighbour(direction.opposite()));
                let drops = row.iter().any(|&place| self.has_space(place));
                if starts && drops && !row.contains(&self.volcano) {
                    for colour in Colour::ALL {
                        if self.supplies[self.turn][colour.index()] > 0 {
                            flights.insert(Flight { from, direction, colour });
                        }
                    }
                }
            }
        }
        flights
    }

    fn fly(&mut self, flight: Flight) {
        for place in self.row(flight.from, flight.direction) {
            let left = &mut self.supplies[self.turn][flight.colour.index()];
            if *left > 0 && self.burning[&place].1.len() < Self::spaces(self.burning[&place].0) {
                *left -= 1;
                let loads = &mut self.burning.get_mut(&place).unwrap().1;
                loads.push(flight.colour);
                loads.sort();
            }
        }
        while let Some(place) = self.burning.keys().copied().find(|&p| self.is_out(p)) {
            self.give_out(place);
        }
        let reached = self.reached();
        let cut_off: Vec<Hex> =
            self.burning.keys().copied().filter(|place| !reached.contains(place)).collect();
        cut_off.into_iter().for_each(|place| self.give_out(place));
    }

    fn is_out(&self, place: Hex) -> bool {
        let free = Direction::ALL.map(|direction| !self.lies(place.neighbour(direction)));
        !self.has_space(place) && (0..6).any(|i| free[i] && free[(i + 1) % 6])
    }

    fn reached(&self) -> BTreeSet<Hex> {
        let mut reached = BTreeSet::from([self.volcano]);
        loop {
            let more: Vec<Hex> = reached
                .iter()
                .flat_map(|place| place.neighbours())
                .filter(|&place| self.lies(place) && !reached.contains(&place))
                .collect();
            if more.is_empty() {
                return reached;
            }
            reached.extend(more);
        }
    }

    fn give_out(&mut self, place: Hex) {
        let (_, loads) = self.burning.remove(&place).unwrap();
        let count = |colour| loads.iter().filter(|&&load| load == colour).count();
        let most = Colour::ALL.into_iter().map(count).max().unwrap();
        let leaders: Vec<Colour> =
            Colour::ALL.into_iter().filter(|&colour| count(colour) == most).collect();
        let to = match (most, leaders.as_slice()) {
            (0, _) => None,
            (_, &[leader]) => Some(self.leads(leader).unwrap_or(self.turn)),
            _ => Some(self.turn),
        };
        self.fates.insert(place, to);
    }

    fn leads(&self, colour: Colour) -> Option<usize> {
        match self.supplies.len() {
            1 => Some(0),
            2 => Some(colour.index() / 2),
            3 if colour == Colour::Yellow => None,
            _ => Some(colour.index()),
        }
    }

    /// Who acts next; `None` if nobody can.
    fn next(&self, together: bool) -> Option<usize> {
        if together && self.fates.values().any(Option::is_none) {
            return None;
        }
        let seats = self.supplies.len();
        let can_fly = |&seat: &usize| !Self { turn: seat, ..self.clone() }.flights().is_empty();
        (1..=seats).map(|step| (self.turn + step) % seats).find(can_fly)
    }
}

/// A random connected heap of tiles with random water, as ragged as can be.
fn random_position(rng: &mut ChaCha8Rng) -> Position {
    let players = 1 + below(rng, 4) as u8;
    let count = 2 + below(rng, 35) as usize;
    // Two kinds: any touching place, or one that fills corners.
    let compact = below(rng, 2) == 1;
    let mut places = vec![Hex::ORIGIN];
    while places.len() < count {
        let near = places[below(rng, places.len() as u32) as usize];
        let place = near.neighbours()[below(rng, 6) as usize];
        let touching = place.neighbours().iter().filter(|at| places.contains(at)).count();
        if !places.contains(&place) && (!compact || touching >= 2 || places.len() < 3) {
            places.push(place);
        }
    }
    let erupts = below(rng, count as u32) as usize;
    let mut on_tiles = [0; 4];
    let mut tiles = vec![];
    for (i, &place) in places.iter().enumerate() {
        let number = (i % 6) as u8 + 1;
        if i == erupts {
            tiles.push(Tile::volcano(place, number));
            continue;
        }
        let mut loads = [0; 4];
        for _ in 0..below(rng, 1 + Slow::spaces(number) as u32) {
            let colour = below(rng, 4) as usize;
            if on_tiles[colour] < 11 {
                loads[colour] += 1;
                on_tiles[colour] += 1;
            }
        }
        tiles.push(Tile::burning(place, number).with_loads(loads));
    }
    let mut position = Position::new(Edition::Vulkan, players, tiles);
    position.turn = Seat(below(rng, players.into()) as u8);
    position.cooperative = players > 1 && below(rng, 2) == 1;
    for own in position.supplies.iter_mut().flatten() {
        *own = below(rng, u32::from(*own) + 1) as u8;
    }
    position
}

fn check_to_the_end(mut game: Vulkan, rng: &mut ChaCha8Rng) -> u32 {
    let mut flown = 0;
    while let Actor::Seat(turn) = game.to_act() {
        let view = game.view(Viewer::Spectator);
        let mut slow = Slow::of(&view, turn);
        let mut actions = vec![];
        game.legal(&mut actions);
        let fast: BTreeSet<Flight> = actions.iter().map(|&action| flight(action)).collect();
        assert_eq!(fast, slow.flights());
        let action = actions[below(rng, actions.len() as u32) as usize];
        game.play_unchecked(action, &mut Silent);
        slow.fly(flight(action));
        let after = game.view(Viewer::Spectator);
        assert_eq!(game.to_act().seat().map(Seat::index), slow.next(view.together));
        assert_eq!(Slow::of(&after, turn), slow);
        flown += 1;
    }
    flown
}

fn flight(action: Action) -> Flight {
    match action {
        Action::Fly(flight) => flight,
        other => panic!("{other} is no flight"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn vu_10_to_vu_17_agree_with_the_slow_game_on_ragged_heaps(seed: u64) {
        let mut rng = rng(seed);
        let game = random_position(&mut rng).build().unwrap();
        check_to_the_end(game, &mut rng);
    }

    #[test]
    fn vu_10_to_vu_17_agree_with_the_slow_game_in_whole_games(seed: u64, sample in 0usize..18) {
        let mut rng = rng(seed);
        let info = &Vulkan::GAMES[(seed % 2) as usize];
        let setup = common::setup(info.id, info.samples[sample % info.samples.len()]);
        // Given numbers are in the box of both editions.
        let mut game = Vulkan::new(&setup).unwrap();
        common::play_while(&mut game, &mut rng, |game| game.phase() != vulkan::Phase::Flying);
        prop_assert!(check_to_the_end(game, &mut rng) > 0);
    }
}
