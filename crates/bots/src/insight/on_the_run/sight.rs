//! What the net is shown of a position: the same things of every colour, those of the seat it is
//! asked about first, then its rivals', the foremost first.

use ::on_the_run::OnTheRun;
use forest::{Colour, TileSet};
use kernel::{Actor, Game, Seat};

use super::survey::{Survey, tiles};
use super::{Prospect, Ready};

/// How many things are seen of a colour, of the whole position, and altogether.
const OF_COLOUR: usize = 24;
const OF_ALL: usize = 10;
pub(super) const INPUTS: usize = 4 * OF_COLOUR + OF_ALL;

/// What is seen of one colour.
type Seen = [f32; OF_COLOUR];

/// What is seen of all.
pub(super) struct Sight {
    colours: [Seen; 4],
    all: [f32; OF_ALL],
}

impl Sight {
    pub(super) fn of(game: &OnTheRun, survey: &Survey, ready: &Ready, prospect: &Prospect) -> Self {
        let mut sight = Self { colours: [[0.0; OF_COLOUR]; 4], all: [0.0; OF_ALL] };
        sight.see_fields(game, survey);
        let near = near(game, survey);
        for colour in Colour::ALL.into_iter().filter(|&colour| !game.is_predator(colour)) {
            sight.see_colour(game, colour, prospect);
            sight.see_herds(game, colour, survey, ready, near);
        }
        sight.see_all(game);
        sight
    }

    /// Who stands on edge fields and who wants the free ones.
    fn see_fields(&mut self, game: &OnTheRun, survey: &Survey) {
        let hot = if game.bag().left() > 0 { game.hot_spots() } else { 0 };
        let owner = Colour::ALL.map(|colour| game.stock().owner(colour));
        for (i, field) in game.woods().notes().iter().enumerate() {
            let kind = match field.touching {
                _ if hot >> i & 1 == 1 => 0,
                2.. if field.highest.value() >= 5 => 1,
                2.. => 2,
                _ => 3,
            };
            if let Some(colour) = field.animal {
                self.colours[colour.index()][kind] += 0.3;
                continue;
            }
            self.all[0] += 0.05;
            let claims = survey.claims[i];
            let total: f32 = claims.iter().sum();
            self.all[1] += 0.1 * (1.0 - total).max(0.0);
            if total == 0.0 {
                continue;
            }
            for (colour, &claim) in claims.iter().enumerate().filter(|(_, claim)| **claim > 0.0) {
                let others = (0..4).filter(|&other| owner[other] != owner[colour]);
                let rivals: f32 = others.map(|other| claims[other]).sum();
                let seen = &mut self.colours[colour];
                seen[4 + kind.min(2)] += 0.3 * claim / total.max(1.0);
                seen[7] += 0.1;
                seen[8] += 0.2 * rivals.min(3.0);
                if rivals == 0.0 {
                    seen[9] += 0.3 * claim.min(1.0);
                }
            }
        }
    }

    /// What is known of a colour without looking at the land.
    fn see_colour(&mut self, game: &OnTheRun, colour: Colour, prospect: &Prospect) {
        let seen = &mut self.colours[colour.index()];
        let seat = game.stock().owner(colour).unwrap_or(Seat(0));
        let players = game.stock().players();
        let ahead = (seat.0 + players - game.on_turn().0) % players;
        seen[10] = 0.2 * f32::from(game.waiting(colour));
        seen[11] = 0.3 * prospect.left_behind[colour.index()];
        seen[12] = 0.3 * (prospect.escaped[colour.index()] - 4.0);
        seen[13] = 0.1 * f32::from(game.turns_to_startle(colour));
        seen[14] = f32::from(u8::from(ahead == 0));
        seen[15] = f32::from(ahead) / f32::from(players);
    }

    /// How its animals stand on tiles.
    fn see_herds(
        &mut self,
        game: &OnTheRun,
        colour: Colour,
        survey: &Survey,
        ready: &Ready,
        near: TileSet,
    ) {
        let (woods, herds) = (game.woods(), game.herds());
        let seen = &mut self.colours[colour.index()];
        let mut most = ready[colour.index()];
        let best = (1..7).max_by_key(|&number| most[number]).unwrap_or(1);
        let mut numbers = [false; 7];
        for tile in tiles(herds.with(colour)) {
            let count = f32::from(herds.count(tile, colour));
            let number = woods.number(tile).index();
            let inside = count - count.min(survey.ways_out(tile) as f32);
            numbers[number] = true;
            seen[16] += 0.02 * count * number as f32;
            seen[17] += 0.2 * inside;
            if near >> tile & 1 == 1 {
                seen[18] += 0.3 * inside;
            }
            if number == best {
                seen[19] += 0.4 * inside;
            }
        }
        seen[20] = 0.2 * numbers.iter().filter(|&&stood_on| stood_on).count() as f32;
        most.sort_unstable();
        for (place, &size) in [21, 22, 23].into_iter().zip(most.iter().rev()) {
            seen[place] = 0.3 * f32::from(size);
        }
    }

    fn see_all(&mut self, game: &OnTheRun) {
        let left = game.bag().left();
        let flag = |fact: bool| f32::from(u8::from(fact));
        self.all[2] = f32::from(left) / 36.0;
        self.all[3] = flag(left == 0);
        self.all[4] = 0.2 * f32::from(left.min(8));
        self.all[5] = if left == 0 { 0.0 } else { 0.2 * game.hot_spots().count_ones() as f32 };
        self.all[6] = flag(game.to_act() == Actor::Chance);
        self.all[7] = flag(game.is_acting());
        self.all[8] = flag(game.fleeing().is_some());
        if let Some((number, colour)) = game.fleeing() {
            let herds = game.herds();
            let count = |tile| f32::from(herds.count(tile, colour));
            self.all[9] = 0.3 * tiles(herds.on(number, colour)).map(count).sum::<f32>();
        }
    }

    /// What the net is shown when it is asked about `seat`.
    pub(super) fn show(&self, game: &OnTheRun, merit: &[f32; 4], seat: Seat) -> [f32; INPUTS] {
        let mut shown = [0.0; INPUTS];
        let players = game.stock().players();
        let mut seats = [seat; 4];
        let others = Seat::all(players).filter(|&other| other != seat);
        seats[1..].iter_mut().zip(others).for_each(|(place, other)| *place = other);
        let seats = &mut seats[..usize::from(players)];
        seats[1..].sort_by(|a, b| merit[b.index()].total_cmp(&merit[a.index()]));
        let mut slots = shown.chunks_exact_mut(OF_COLOUR);
        for &seat in &*seats {
            let mut own: [Option<&Seen>; 2] = [None; 2];
            for (slot, colour) in own.iter_mut().zip(game.stock().colours(seat)) {
                *slot = Some(&self.colours[colour.index()]);
            }
            // The weaker of two colours comes first.
            if let [Some(one), Some(other)] = own
                && one[12] > other[12]
            {
                own.swap(0, 1);
            }
            for (seen, slot) in own.into_iter().flatten().zip(&mut slots) {
                slot.copy_from_slice(seen);
            }
        }
        shown[4 * OF_COLOUR..].copy_from_slice(&self.all);
        shown
    }
}

/// The tiles from which one step leads to another number that has a way out and room.
fn near(game: &OnTheRun, survey: &Survey) -> TileSet {
    let (woods, herds) = (game.woods(), game.herds());
    let room = herds.room_for(1);
    let open = (0..woods.len()).filter(|&tile| survey.ways_out(tile) > 0 && room >> tile & 1 == 1);
    let open: TileSet = open.fold(0, |set, tile| set | 1 << tile);
    let inhabited = Colour::ALL.into_iter().fold(0, |set, colour| set | herds.with(colour));
    let mut near = 0;
    for tile in tiles(inhabited) {
        let group = herds.group(tile);
        let touched = tiles(group).fold(0, |set, member| set | woods.touching(member));
        if touched & open & !group != 0 {
            near |= 1 << tile;
        }
    }
    near
}
