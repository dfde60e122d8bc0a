//! How much is chance in Feurio! and Wildfire!: a bot that is told all tiles to come, among others
//! that are not. It searches as Inferno does and knows what nobody can who plays fair, so what it wins
//! says about how far that search could get.
//!
//! `cargo run --release -p bots --example foretold -- PLAYERS ITERATIONS RIVALS GAMES [SEED] [wildfire]`

use std::sync::Arc;

use bots::insight::{FeurioInsight, Insight, Shares};
use bots::search::{Kind, Lore, Search, SplitMix};
use bots::{Bot, Budget, Player};
use feurio::{Action, Edition, Event, Feurio, Setup, View};
use forest::Number;
use kernel::{
    Actor, Digest, Game, GameInfo, NoOutlook, Odds, Outcome, Refusal, Rng, Scratch, Seat, Silent,
    Sink, Standings, Text, Viewer, draw,
};

/// The game with every tile to come known, in order.
#[derive(Clone, Debug, PartialEq)]
struct Foretold {
    game: Feurio,
    /// The tiles from the last to the first.
    tiles: Arc<[Number]>,
}

impl Foretold {
    /// Draws all tiles beforehand.
    fn new<R: Rng>(game: Feurio, rng: &mut R) -> Self {
        let (mut bag, mut tiles, mut odds) = (*game.bag(), vec![], Odds::default());
        for _ in 0..bag.left() {
            bag.odds(&mut odds, |number| Action::Draw(Some(number)));
            let Action::Draw(Some(number)) = draw(&odds, rng) else { unreachable!("a draw") };
            bag.draw(number);
            tiles.push(number);
        }
        tiles.reverse();
        Self { game, tiles: tiles.into() }
    }

    fn next_tile(&self) -> Action {
        Action::Draw(Some(self.tiles[usize::from(self.game.bag().left()) - 1]))
    }
}

impl Game for Foretold {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outlook = NoOutlook;

    const GAMES: &'static [GameInfo] = Feurio::GAMES;

    fn new(setup: &Setup) -> Result<Self, Refusal> {
        Ok(Self::new(Feurio::new(setup)?, &mut SplitMix::new(0)))
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn to_act(&self) -> Actor {
        self.game.to_act()
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        self.game.legal(actions);
    }

    fn chance(&self, odds: &mut Odds<Action>) {
        self.game.chance(odds);
    }

    fn play_unchecked<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        self.game.play_unchecked(action, events);
    }

    fn why_not(&self, action: Action) -> Option<Refusal> {
        self.game.why_not(action)
    }

    fn sample<R: Rng + ?Sized>(&self, scratch: &mut Scratch<Action>, rng: &mut R) -> Action {
        match self.to_act() {
            Actor::Chance => self.next_tile(),
            _ => self.game.sample(scratch, rng),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    fn digest(&self, digest: &mut Digest) {
        self.game.digest(digest);
    }

    fn standings(&self) -> Option<Standings> {
        self.game.standings()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn task(&self) -> Text {
        self.game.task()
    }
}

/// What is known about the game, and the next tile.
#[derive(Default)]
struct Seer(FeurioInsight);

impl Insight<Foretold> for Seer {
    fn evaluate(&self, told: &Foretold) -> Shares {
        self.0.evaluate(&told.game)
    }

    fn priors(&self, told: &Foretold, actions: &[Action], priors: &mut Vec<f32>) {
        self.0.priors(&told.game, actions, priors);
    }

    fn playout_action<R: Rng + ?Sized>(
        &self,
        told: &Foretold,
        lore: &Lore,
        scratch: &mut Scratch<Action>,
        rng: &mut R,
    ) -> Action {
        match told.to_act() {
            Actor::Chance => told.next_tile(),
            _ => self.0.playout_action(&told.game, lore, scratch, rng),
        }
    }

    fn kind(&self, told: &Foretold, action: Action) -> Option<Kind> {
        self.0.kind(&told.game, action)
    }

    fn playout_depth(&self, told: &Foretold) -> u32 {
        self.0.playout_depth(&told.game)
    }

    fn at_end(&self, told: &Foretold) -> Option<Shares> {
        self.0.at_end(&told.game)
    }
}

/// One game; what the seer's share of the victory was.
fn play(first: Foretold, seer: Seat, budget: Budget, rivals: Bot, rng: &mut SplitMix) -> f32 {
    let mut told = first;
    let mut search: Search<Foretold, Seer> = Search::default();
    let mut others: Vec<Player<Feurio>> =
        Seat::all(told.seats()).map(|seat| Player::new(rivals, seat)).collect();
    let mut history: Vec<Action> = vec![];
    loop {
        let action = match told.to_act() {
            Actor::Nobody => break,
            Actor::Chance => told.next_tile(),
            Actor::Seat(seat) if seat == seer => search.decide(&told, seat, budget, rng),
            Actor::Seat(seat) => {
                others[seat.index()].choose(&told.game, history.iter().copied(), rng)
            }
        };
        search.follow(action);
        history.push(action);
        told.play_unchecked(action, &mut Silent);
    }
    Shares::at_end(&told).map_or(0.0, |shares| shares.of(seer))
}

#[expect(clippy::print_stdout, reason = "figures are what it is for")]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, usual: &'static str| words.get(index).map_or(usual, String::as_str);
    let players: u8 = word(0, "4").parse().expect("a number of players");
    let budget = Budget::Iterations(word(1, "4000").parse().expect("a number of iterations"));
    let rivals: Bot = word(2, "uct:2000").parse().expect("a bot");
    let games: u32 = word(3, "120").parse().expect("a number of games");
    let seed: u64 = word(4, "1").parse().expect("a seed");
    let edition = if word(5, "") == "wildfire" { Edition::Wildfire } else { Edition::Feurio };
    let setup = Setup { players, edition, ..Setup::default() };
    let mut won = 0.0;
    for number in 0..games {
        let mut rng = SplitMix::new(seed ^ u64::from(number / u32::from(players)) << 32);
        let first = Foretold::new(Feurio::new(&setup).expect("a game"), &mut rng);
        let seer = Seat((number % u32::from(players)) as u8);
        won += play(first, seer, budget, rivals, &mut rng);
    }
    let percent = 100.0 * won / games.max(1) as f32;
    println!("{players} players, {games} games: who was told the tiles won {percent:.1} %");
}
