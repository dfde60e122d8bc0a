//! What the net is shown of a position: the tiles as anybody sees them, then the same things of every
//! seat, the one it is asked about first and its rivals in the order they fly after it.

use forest::{Colour, TILES, TileSet};
use kernel::{Game, Seat};
use vulkan::Vulkan;

use super::contest::Outlook;
use super::{loads_of, tiles};
use crate::net::{Net, Seen};

/// Loose, loose as soon as one neighbour leaves, enclosed.
const DEPTHS: usize = 3;
/// How many kinds of tiles are told apart, and how many of them, the first ones, are some seat's more than
/// others'; see [`Kind`].
const KINDS: usize = 9;
const OWNED: usize = 5;

/// How many things are seen of a seat, of the whole position, and altogether.
const OF_SEAT: usize = OWNED * DEPTHS + 10;
const OF_ALL: usize = KINDS * DEPTHS + 5;
pub(super) const INPUTS: usize = 4 * OF_SEAT + OF_ALL;

/// Every row that may be flown has a first tile, which has three directions.
const ROWS: usize = 3 * TILES;

/// What can become of a tile.
#[derive(Clone, Copy)]
enum Kind {
    /// One of two loads: the next takes it.
    RipeOfTwo,
    /// One of three loads.
    Begun,
    /// Two of three loads of one colour: a majority that can't be broken.
    Sure,
    /// Full, with a majority: goes to its leader as soon as it is loose.
    Won,
    /// Two of three loads of different colours: the next takes it.
    RipeOfThree,
    /// Full and tied: goes to whoever makes it loose.
    Tied,
    /// Without a load, by its spaces.
    EmptyOfOne,
    EmptyOfTwo,
    EmptyOfThree,
}

impl Kind {
    fn of(game: &Vulkan, tile: usize, led: bool) -> Self {
        match (game.number(tile).spaces(), game.loads_on(tile)) {
            (0 | 1, 0) => Self::EmptyOfOne,
            (2, 0) => Self::EmptyOfTwo,
            (_, 0) => Self::EmptyOfThree,
            (2, 1) => Self::RipeOfTwo,
            (3, 1) => Self::Begun,
            (3, 2) if led => Self::Sure,
            (3, 2) => Self::RipeOfThree,
            _ if led => Self::Won,
            _ => Self::Tied,
        }
    }
}

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

/// What a seat would take at once.
#[derive(Default)]
struct Prize {
    /// If it flew now.
    now: u16,
    /// Of what others leave until it flies,
    later: u16,
    /// and from which ripe tiles.
    taken: TileSet,
}

impl Spoils {
    /// What goes out together with each ripe tile: full ones beside it that have another free edge.
    fn along(&self, game: &Vulkan) -> [TileSet; TILES] {
        let mut along = [0; TILES];
        for tile in tiles(self.ripe) {
            let near = |&beside: &usize| !game.is_enclosed(beside);
            let beside = tiles(game.beside(tile) & self.full).filter(near);
            along[tile] = beside.fold(1 << tile, |set, tile| set | 1 << tile);
        }
        along
    }

    /// What `seat` would take on the best of `rows`, of all and of what is `left`.
    fn prize(
        &self,
        game: &Vulkan,
        seat: Seat,
        rows: &[TileSet],
        along: &[TileSet; TILES],
        left: TileSet,
    ) -> Prize {
        let others = self.sure.iter().fold(0, |all, set| all | set) & !self.sure[seat.index()];
        let mut prize = Prize::default();
        for &row in rows {
            let (mut now, mut later) = (0, 0);
            for tile in tiles(row) {
                let worth = value(game, along[tile] & !others);
                now += worth;
                later += worth * u16::from(left >> tile & 1 == 1);
            }
            prize.now = prize.now.max(now);
            if later > prize.later {
                prize = Prize { later, taken: row, ..prize };
            }
        }
        prize
    }
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

    /// What tiles of each kind are worth, and to whom.
    fn see_tiles(&mut self, game: &Vulkan) -> Spoils {
        let mut spoils = Spoils { ripe: 0, full: 0, sure: [0; 4] };
        for tile in tiles(game.burning()) {
            let loose = game.loose() >> tile & 1 == 1;
            let depth = if loose { 0 } else { 1 + usize::from(game.is_enclosed(tile)) };
            let worth = 0.1 * f32::from(game.number(tile).value());
            let leader = game.holder(tile);
            let kind = Kind::of(game, tile, leader.is_some());
            let place = DEPTHS * kind as usize + depth;
            self.all[place] += worth;
            if let Some(leader) = leader {
                self.seats[leader.index()][place] += worth;
            } else if let Kind::RipeOfThree = kind {
                for seat in Seat::all(game.seats()) {
                    let own = Colour::ALL[seat.index()];
                    if game.loads_of(tile, own) > 0 {
                        self.seats[seat.index()][place] += worth;
                    }
                }
            }
            if let (Kind::Sure | Kind::Won, Some(leader)) = (kind, leader) {
                spoils.sure[leader.index()] |= 1 << tile;
            }
            match kind {
                Kind::Won | Kind::Tied => spoils.full |= 1 << tile,
                Kind::RipeOfTwo | Kind::RipeOfThree | Kind::EmptyOfOne | Kind::Sure if loose => {
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
        for row in game.open_below_rows() {
            all += 1;
            open += row.count_ones();
            rows[paying] = row & spoils.ripe;
            paying += usize::from(row & spoils.ripe != 0);
        }
        let length = open as f32 / all.max(1) as f32;
        let along = spoils.along(game);
        let (mut seat, mut left) = (game.to_act().seat().unwrap_or(Seat(0)), spoils.ripe);
        for _ in 0..game.seats() {
            let loads = loads_of(game, seat);
            let seen = &mut self.seats[seat.index()][OWNED * DEPTHS..];
            seen[7] = 0.3 * loads / length.max(1.0);
            if loads > 0.0 {
                let prize = spoils.prize(game, seat, &rows[..paying], &along, left);
                seen[8] = 0.1 * f32::from(prize.now);
                seen[9] = 0.1 * f32::from(prize.later);
                left &= !prize.taken;
            }
            seat = seat.next(game.seats());
        }
        let seen = &mut self.all[KINDS * DEPTHS..];
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
        let seen = &mut self.all[KINDS * DEPTHS..];
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
        let mut begun = net.begin();
        begun.show(&seen(&self.all));
        let seats = self.seats.each_ref().map(seen);
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

/// The same numbers without those that are zero.
fn seen<const N: usize>(numbers: &[f32; N]) -> Seen<N> {
    let mut seen = Seen::default();
    seen.extend(numbers.iter().copied());
    seen
}
