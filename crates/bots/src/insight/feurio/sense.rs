//! What a sensible player does at a glance when all win together.
//!
//! Every 1 has a single space and nearly always keeps a free edge, so there is water enough; what is
//! hard is to have each colour in one piece beside a 1 of its own. So a colour likes to begin at a 1,
//! or to stand where the next tile will come; it keeps a man for its water; it fills what will soon
//! be closed first; and it does not take the room others depend on.

use feurio::{Action, Feurio};
use forest::{Colour, TILES, TileSet};
use kernel::{Game, Rng};

use super::Jitter;
use super::common::{WATER, has_water, men_left};
use super::outlook::{each, with_neighbours};
use super::weights::Sense;

/// A free edge beside a place this much cooler than the hottest is half as likely to be closed soon.
const COOL: f32 = 2.0;

/// More room than this beyond a tile makes no difference.
const ROOM_ENOUGH: f32 = 4.0;

/// One colour, as far as it matters to who is to act.
#[derive(Clone, Copy, Default)]
struct Crew {
    /// Men that the seat to act can deploy, and those of all seats.
    own: u8,
    men: u8,
    held: TileSet,
    /// The tiles it holds and those that touch them.
    beside: TileSet,
    /// Whether it has no 1 with a free edge, and whether it could take one now.
    dry: bool,
    by_water: bool,
    /// The men that find room on and beside its tiles.
    room: f32,
}

/// A position, looked at once for everything that may be done in it.
pub(super) struct Scene<'a> {
    game: &'a Feurio,
    w: &'a Sense,
    crews: [Crew; 4],
    /// The tiles that take a man, and the 1s among them.
    open: TileSet,
    ones: TileSet,
    /// The tiles beside which the next one will be laid.
    hot: TileSet,
    /// How likely the room on a tile is lost before long.
    fading: [f32; TILES],
    /// Men the seat should deploy a turn.
    pace: f32,
    /// From 0, 1s in plenty for the colours without, to 1 and more.
    scarcity: f32,
}

impl<'a> Scene<'a> {
    pub(super) fn new(game: &'a Feurio, w: &'a Sense) -> Self {
        let mut scene = Self {
            game,
            w,
            crews: [Crew::default(); 4],
            open: 0,
            ones: 0,
            hot: 0,
            fading: [0.0; TILES],
            pace: pace(game),
            scarcity: 0.0,
        };
        scene.look_at_tiles();
        scene.crews = Colour::ALL.map(|colour| scene.look_at(colour));
        scene.scarcity = scene.look_for_water();
        scene
    }

    /// How many colours lack water, by the 1s that are to be had or to come.
    fn look_for_water(&self) -> f32 {
        let bag = self.game.bag();
        let drawn = f32::from(bag.left()) / f32::from(bag.unseen().max(1));
        let to_come = f32::from(bag.count(WATER)) * drawn;
        let dry = self.crews.iter().filter(|crew| crew.dry).count() as f32;
        dry / (self.ones.count_ones() as f32 + to_come).max(0.5)
    }

    fn look_at_tiles(&mut self) {
        let (game, forest) = (self.game, self.game.forest());
        let hottest = game.hottest().0;
        for tile in 0..forest.len() {
            let room = game.room(tile);
            if room == 0 {
                continue;
            }
            let heat = forest.rim_beside(tile).map(|rim| forest.notes()[rim].0).max();
            let gap = hottest - heat.unwrap_or(0);
            self.open |= 1 << tile;
            self.ones |= u64::from(forest.number(tile) == WATER) << tile;
            self.hot |= u64::from(gap == 0) << tile;
            let tight = game.room_if_closed(tile) < room;
            self.fading[tile] = if tight { 1.0 / (1.0 + f32::from(gap) / COOL) } else { 0.0 };
        }
    }

    fn look_at(&self, colour: Colour) -> Crew {
        let game = self.game;
        let held = game.held(colour);
        let beside = with_neighbours(game.forest(), held);
        Crew {
            own: game.supplies().of(game.turn(), colour),
            men: men_left(game, colour),
            held,
            beside,
            dry: !has_water(game, colour),
            by_water: beside & self.ones != 0,
            room: each(beside & self.open).map(|tile| f32::from(game.room(tile))).sum(),
        }
    }

    /// How sensible it is to send so many men of a colour to a tile.
    fn deploying(&self, colour: Colour, tile: usize, count: u8) -> f32 {
        let (w, crew) = (self.w, &self.crews[colour.index()]);
        let left = crew.men - count;
        let men = f32::from(count);
        let mut score = (w.man + w.hurry * self.pace + w.fading * self.fading[tile]) * men;
        score += self.place(crew, tile);
        score += self.water(crew, tile, left);
        if left > 0 {
            let beyond = self.beyond(crew, tile);
            let hot = f32::from((self.hot >> tile & 1) as u8);
            score += w.beyond * beyond + if crew.dry { w.hot_dry } else { w.hot } * hot;
            let cramped = f32::from(left) - crew.room;
            if cramped > 0.0 {
                score += w.cramped * beyond.min(cramped) + w.cramped_hot * hot;
            }
        }
        score - w.crowding * self.crowding(colour, tile, men)
    }

    fn place(&self, crew: &Crew, tile: usize) -> f32 {
        let w = self.w;
        if crew.held == 0 {
            return w.first;
        }
        if crew.held >> tile & 1 == 1 {
            return w.again;
        }
        if crew.beside >> tile & 1 == 0 {
            return w.apart;
        }
        let forest = self.game.forest();
        let near = forest.touching(tile) & crew.held;
        let one = forest.area(near.trailing_zeros() as usize, crew.held);
        if near & !one == 0 { w.beside } else { w.joins }
    }

    fn water(&self, crew: &Crew, tile: usize, left: u8) -> f32 {
        let w = self.w;
        let is_water = self.ones >> tile & 1 == 1;
        match (is_water, crew.dry) {
            (true, true) => w.water,
            (true, false) => -w.waste * self.scarcity,
            (false, false) => {
                let bars = self.game.forest().touching(tile) & self.ones != 0;
                if bars { -w.bars_water * self.scarcity } else { 0.0 }
            }
            (false, true) => {
                let reached = self.game.forest().touching(tile) & self.ones != 0;
                let near = if reached && !crew.by_water { w.near_water } else { 0.0 };
                near - match left {
                    0 => w.last_man,
                    1 | 2 => w.few_men,
                    _ => 0.0,
                }
            }
        }
    }

    /// The room that lies open beyond a tile and was out of reach.
    fn beyond(&self, crew: &Crew, tile: usize) -> f32 {
        let new = self.game.forest().touching(tile) & self.open & !crew.beside & !self.ones;
        let room: f32 = each(new).map(|there| f32::from(self.game.room(there))).sum();
        room.min(ROOM_ENOUGH)
    }

    /// How much of the room others depend on is taken.
    fn crowding(&self, colour: Colour, tile: usize, men: f32) -> f32 {
        let others = Colour::ALL.into_iter().filter(|&other| other != colour);
        let taken = others.map(|other| {
            let crew = &self.crews[other.index()];
            let there = crew.men > 0 && crew.beside >> tile & 1 == 1;
            if there { men / crew.room.max(1.0) } else { 0.0 }
        });
        taken.sum()
    }

    fn passing(&self) -> f32 {
        self.w.pass
    }

    /// How sensible an action is; differences of 1 matter.
    fn of(&self, action: Action) -> f32 {
        match action {
            Action::Deploy { colour, count, place } => {
                let tile = self.game.forest().tile_at(place).expect("men are deployed on tiles");
                self.deploying(colour, tile, count)
            }
            _ => self.passing(),
        }
    }

    /// The more sensible, the sooner it is tried.
    pub(super) fn priors(&self, actions: &[Action], priors: &mut Vec<f32>) {
        priors.extend(actions.iter().map(|&action| self.of(action)));
        let best = priors.iter().copied().fold(f32::MIN, f32::max);
        priors.iter_mut().for_each(|prior| *prior = ((*prior - best) / self.w.doubt).exp());
    }

    /// What looks best, swayed a little by chance.
    pub(super) fn at_a_glance<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let mut jitter = Jitter::new(rng);
        let mut best = (self.passing() + self.w.whim * jitter.next(), Action::Pass);
        for colour in Colour::ALL {
            let own = self.crews[colour.index()].own;
            if own == 0 {
                continue;
            }
            for tile in each(self.open) {
                let most = self.game.room(tile).min(own);
                for count in 1..=most {
                    let look = self.deploying(colour, tile, count) + self.w.whim * jitter.next();
                    if look > best.0 {
                        let place = self.game.forest().place(tile);
                        best = (look, Action::Deploy { colour, count, place });
                    }
                }
            }
        }
        best.1
    }
}

/// How many men a turn the seat whose turn it is must deploy from now on.
fn pace(game: &Feurio) -> f32 {
    let seat = game.turn();
    let men: u8 = Colour::ALL.iter().map(|&colour| game.supplies().of(seat, colour)).sum();
    let turns = 1 + game.bag().left() / game.seats();
    f32::from(men) / f32::from(turns)
}
