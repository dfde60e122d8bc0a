//! What the net is shown of a position: the tiles as anybody sees them, then the same things of every
//! seat, the one it is asked about first and its rivals in the order they fly after it.

use forest::{Colour, TILES, TileSet};
use kernel::{Game, Seat};
use vulkan::Vulkan;

use super::contest::Outlook;
use super::prospect::{PROSPECTS, Prospect};
use super::{loads_of, tiles};
use crate::net::{Net, Seen};

/// Loose, loose as soon as one neighbour leaves, enclosed.
const DEPTHS: usize = 3;
/// How many prospects of tiles, the first ones, are some seat's more than others'; see [`Prospect`].
const OWNED: usize = 5;

/// How many things are seen of a seat, of the whole position, and altogether.
const OF_SEAT: usize = OWNED * DEPTHS + 10;
const OF_ALL: usize = PROSPECTS * DEPTHS + 5;
pub(super) const INPUTS: usize = 4 * OF_SEAT + OF_ALL;

/// Every row that may be flown has a first tile, which has three directions.
const ROWS: usize = 3 * TILES;

/// What is seen of all.
pub(super) struct Sight {
    seats: [[f32; OF_SEAT]; 4],
    all: [f32; OF_ALL],
}

/// What there is to be taken.
struct Spoils {
    /// Loose tiles one load short of full.
    ripe: TileSet,
    /// Full tiles that are not loose.
    full: TileSet,
    /// By seat: tiles that go to it whoever flies.
    sure: [TileSet; 4],
}

impl Spoils {
    /// What a flight over each ripe tile would bring each seat: the tile itself and the full ones beside
    /// it that have another free edge, but for what goes to others whoever flies.
    fn gains(&self, game: &Vulkan) -> [Gain; TILES] {
        let mut gains = [[0; 4]; TILES];
        for tile in tiles(self.ripe) {
            let near = |&beside: &usize| !game.is_enclosed(beside);
            let beside = tiles(game.beside(tile) & self.full).filter(near);
            for tile_taken in beside.chain([tile]) {
                add(&mut gains[tile], self.gain(game, tile_taken));
            }
        }
        gains
    }

    fn gain(&self, game: &Vulkan, tile: usize) -> Gain {
        let value = u16::from(game.number(tile).value());
        let sure = self.sure.map(|sure| sure >> tile & 1 == 1);
        let nobodys = !sure.contains(&true);
        sure.map(|own| if own || nobodys { value } else { 0 })
    }
}

/// Points, by seat.
type Gain = [u16; 4];

fn add(sum: &mut Gain, gain: Gain) {
    sum.iter_mut().zip(gain).for_each(|(sum, gain)| *sum += gain);
}

/// What each seat would take if it flew now: on the best of `rows`.
fn best_now(rows: &[TileSet], gains: &[Gain; TILES]) -> Gain {
    let mut best = [0; 4];
    for &row in rows {
        let mut now = [0; 4];
        tiles(row).for_each(|tile| add(&mut now, gains[tile]));
        best.iter_mut().zip(now).for_each(|(best, now)| *best = now.max(*best));
    }
    best
}

/// What a seat would take of what is `left`, and the row it would fly.
fn best_of(left: TileSet, rows: &[TileSet], gains: &[Gain; TILES], seat: Seat) -> (u16, TileSet) {
    let (mut most, mut taken) = (0, 0);
    for &row in rows {
        let gain = tiles(row & left).map(|tile| gains[tile][seat.index()]).sum();
        if gain > most {
            (most, taken) = (gain, row);
        }
    }
    (most, taken)
}

/// The sum of the numbers of these tiles.
fn value(game: &Vulkan, set: TileSet) -> u16 {
    tiles(set).map(|tile| u16::from(game.number(tile).value())).sum()
}

impl Sight {
    pub(super) fn of(game: &Vulkan, outlook: &Outlook) -> Self {
        let mut sight = Self { seats: [[0.0; OF_SEAT]; 4], all: [0.0; OF_ALL] };
        let spoils = sight.see_tiles(game);
        sight.see_seats(game, outlook);
        sight.see_rows(game, &spoils);
        sight
    }

    /// What tiles of each prospect are worth, and to whom.
    fn see_tiles(&mut self, game: &Vulkan) -> Spoils {
        let mut spoils = Spoils { ripe: 0, full: 0, sure: [0; 4] };
        for tile in tiles(game.burning()) {
            let loose = game.loose() >> tile & 1 == 1;
            let depth = if loose { 0 } else { 1 + usize::from(game.is_enclosed(tile)) };
            let worth = 0.1 * f32::from(game.number(tile).value());
            let leader = game.holder(tile);
            let prospect = Prospect::of(game, tile, leader.is_some());
            let place = DEPTHS * prospect as usize + depth;
            self.all[place] += worth;
            if let Some(leader) = leader {
                self.seats[leader.index()][place] += worth;
            } else if let Prospect::RipeOfThree = prospect {
                for seat in Seat::all(game.seats()) {
                    let own = Colour::ALL[seat.index()];
                    if game.loads_of(tile, own) > 0 {
                        self.seats[seat.index()][place] += worth;
                    }
                }
            }
            if let (Prospect::Sure | Prospect::Won, Some(leader)) = (prospect, leader) {
                spoils.sure[leader.index()] |= 1 << tile;
            }
            match prospect {
                Prospect::Won | Prospect::Tied => spoils.full |= 1 << tile,
                Prospect::RipeOfTwo
                | Prospect::RipeOfThree
                | Prospect::EmptyOfOne
                | Prospect::Sure
                    if loose =>
                {
                    spoils.ripe |= 1 << tile;
                }
                _ => {}
            }
        }
        spoils
    }

    /// How rows look, and what each seat would take at once: if it flew now, and if all in turn took most.
    fn see_rows(&mut self, game: &Vulkan, spoils: &Spoils) {
        let (mut rows, mut paying, mut all, mut open) = ([0; ROWS], 0, 0, 0);
        for (below, ripe) in game.open_below_rows(spoils.ripe) {
            all += 1;
            open += below;
            rows[paying] = ripe;
            paying += usize::from(ripe != 0);
        }
        let length = open as f32 / all.max(1) as f32;
        let (rows, gains) = (&rows[..paying], spoils.gains(game));
        let now = best_now(rows, &gains);
        let (mut seat, mut left) = (game.to_act().seat().unwrap_or(Seat(0)), spoils.ripe);
        for _ in 0..game.seats() {
            let loads = loads_of(game, seat);
            let seen = &mut self.seats[seat.index()][OWNED * DEPTHS..];
            seen[7] = 0.3 * loads / length.max(1.0);
            if loads > 0.0 {
                let (later, taken) = best_of(left, rows, &gains, seat);
                seen[8] = 0.1 * f32::from(now[seat.index()]);
                seen[9] = 0.1 * f32::from(later);
                left &= !taken;
            }
            seat = seat.next(game.seats());
        }
        let seen = &mut self.all[PROSPECTS * DEPTHS..];
        seen[0] = 0.05 * all as f32;
        seen[1] = 0.3 * length;
        seen[4] = 0.05 * f32::from(value(game, left));
    }

    /// What is known of the seats without looking at the tiles.
    fn see_seats(&mut self, game: &Vulkan, outlook: &Outlook) {
        let players = game.seats();
        let next = game.to_act().seat().unwrap_or(Seat(0));
        let mean = outlook.points.iter().sum::<f32>() / f32::from(players);
        let flag = |fact: bool| f32::from(u8::from(fact));
        let mut all_loads = 0.0;
        for seat in Seat::all(players) {
            let ahead = (seat.0 + players - next.0) % players;
            let loads = loads_of(game, seat);
            let lead = outlook.points[seat.index()] - mean;
            let seen = &mut self.seats[seat.index()][OWNED * DEPTHS..];
            seen[0] = 0.05 * f32::from(game.score(seat));
            seen[1] = 0.15 * loads;
            seen[2] = flag(loads == 0.0);
            seen[3] = flag(ahead == 0);
            seen[4] = f32::from(ahead) / f32::from(players);
            seen[5] = 0.1 * lead;
            seen[6] = 0.2 * lead / outlook.lead;
            all_loads += loads;
        }
        let seen = &mut self.all[PROSPECTS * DEPTHS..];
        seen[2] = all_loads / 48.0;
        seen[3] = 0.2 * outlook.lead;
    }

    /// What the net is shown when it is asked about `seat`.
    pub(super) fn show(&self, players: u8, seat: Seat) -> [f32; INPUTS] {
        let mut shown = [0.0; INPUTS];
        shown[..OF_ALL].copy_from_slice(&self.all);
        let slots = shown[OF_ALL..].chunks_exact_mut(OF_SEAT);
        for (slot, who) in slots.zip(in_turn(players, seat)) {
            slot.copy_from_slice(&self.seats[who.index()]);
        }
        shown
    }

    /// What the net answers about each seat.
    pub(super) fn ask(&self, net: &Net, players: u8) -> [f32; 4] {
        let mut all = Seen::<OF_ALL>::default();
        all.extend(self.all);
        let mut seats = [Seen::<OF_SEAT>::default(); 4];
        seats.iter_mut().zip(self.seats).for_each(|(seen, numbers)| seen.extend(numbers));
        let mut begun = net.begin();
        begun.show(&all);
        let mut answers = [0.0; 4];
        for (seat, answer) in Seat::all(players).zip(&mut answers) {
            let mut showing = begun;
            in_turn(players, seat).for_each(|who| showing.show(&seats[who.index()]));
            *answer = showing.answer();
        }
        answers
    }
}

/// All seats, beginning with one.
fn in_turn(players: u8, first: Seat) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(first), move |seat| Some(seat.next(players))).take(players.into())
}

#[cfg(test)]
mod tests {
    use kernel::{Actor, Scratch, Silent};

    use super::super::{VulkanInsight, contest, is_judged_by_net};
    use super::*;
    use crate::search::SplitMix;

    /// Calls `check` with positions of random games.
    fn each_position(mut check: impl FnMut(&Vulkan, &Sight, &Net)) {
        let insight = VulkanInsight::default();
        let net = insight.nets[4].unwrap();
        for (players, seed) in
            [3, 4].into_iter().flat_map(|players| (0..4).map(move |i| (players, i)))
        {
            let setup = format!(r#"{{"edition":"volcano","players":{players}}}"#);
            let mut game = Vulkan::new(&serde_json::from_str(&setup).unwrap()).unwrap();
            let (mut rng, mut scratch) = (SplitMix::new(seed), Scratch::default());
            while game.to_act() != Actor::Nobody {
                if is_judged_by_net(&game) {
                    let outlook = contest::outlook(&game, insight.contest(&game));
                    check(&game, &Sight::of(&game, &outlook), net);
                }
                game.play_unchecked(game.sample(&mut scratch, &mut rng), &mut Silent);
            }
        }
    }

    #[test]
    fn seats_asked_about_together_are_answered_as_each_alone() {
        each_position(|game, sight, net| {
            let answers = sight.ask(net, game.seats());
            for seat in Seat::all(game.seats()) {
                let alone = net.answer(&sight.show(game.seats(), seat));
                assert_eq!(answers[seat.index()].to_bits(), alone.to_bits());
            }
        });
    }

    /// What a seat takes on a row, tile by tile.
    #[test]
    fn gains_of_all_seats_are_those_of_each() {
        each_position(|game, _, _| {
            let mut blank = Sight { seats: [[0.0; OF_SEAT]; 4], all: [0.0; OF_ALL] };
            let spoils = blank.see_tiles(game);
            let gains = spoils.gains(game);
            let rows: Vec<_> = game.open_below_rows(spoils.ripe).map(|(_, ripe)| ripe).collect();
            for seat in Seat::all(game.seats()) {
                let others = (0..4).filter(|&other| other != seat.index());
                let others = others.fold(0, |all, other| all | spoils.sure[other]);
                let near = |&beside: &usize| !game.is_enclosed(beside);
                let gain = |tile| {
                    let along = tiles(game.beside(tile) & spoils.full).filter(near);
                    value(game, along.fold(1 << tile, |set, tile| set | 1 << tile) & !others)
                };
                let gain = |row: &TileSet| tiles(*row).map(gain).sum::<u16>();
                let best = rows.iter().map(gain).max().unwrap_or(0);
                assert_eq!(best_now(&rows, &gains)[seat.index()], best);
                let (later, taken) = best_of(spoils.ripe, &rows, &gains, seat);
                assert_eq!((later, gain(&taken)), (best, best));
            }
        });
    }
}
