//! FE-40: nobody but its layer learns a firebreak's number.
//!
//! Two games differ in nothing but one hidden number. For everybody else they must look the same
//! to the byte from then on to the end; for the layer they must not.

use feurio::{Action, Event, Feurio, Phase};
use kernel::{Event as _, Game, Seat, Silent, Viewer};

use crate::common::{Habit, PRIVATE_SETUPS, Player, bytes, game, legal, legal_starting};

/// Two games that differ in a hidden number, and who knows it.
struct Twins {
    one: Feurio,
    other: Feurio,
    owner: Seat,
}

impl Twins {
    /// Plays on until somebody draws for a firebreak, then lets chance decide differently.
    fn part(json: &str, seed: u64) -> Self {
        let mut player = Player::new(seed, Habit::Hiding);
        let mut game = game(json);
        loop {
            let peeks = json.contains("peek") && legal_to_hide(&game);
            let private = matches!(game.phase(), Phase::Drawing { hidden } if hidden || peeks);
            if private && game.forest().len() > 6 {
                return Self::draw_differently(&game);
            }
            let action = player.choose(&game).expect("somebody lays a firebreak");
            game.play_unchecked(action, &mut Silent);
        }
    }

    fn draw_differently(game: &Feurio) -> Self {
        let draws = legal_starting(game, "draw");
        let (first, last) = (&draws[0], &draws[draws.len() - 1]);
        let mut twins = Self { one: *game, other: *game, owner: game.turn() };
        twins.play(first.parse().expect("a draw"), last.parse().expect("a draw"));
        twins.compare();
        if let Some(hide) = legal_starting(&twins.one, "hide").first() {
            twins.play_same(hide.parse().expect("a firebreak"));
        } else {
            let lay = legal_starting(&twins.one, "lay")[0].clone();
            twins.play_same(lay.parse().expect("a firebreak"));
        }
        twins
    }

    fn outsiders(&self) -> impl Iterator<Item = Viewer> + use<> {
        let owner = self.owner;
        let others = Seat::all(self.one.seats()).filter(move |&seat| seat != owner);
        others.map(Viewer::Seat).chain([Viewer::Spectator])
    }

    fn play_same(&mut self, action: Action) {
        self.play(action, action);
        self.compare();
    }

    /// Plays what differs only in what is hidden; nobody else may see a difference.
    fn play(&mut self, action: Action, otherwise: Action) {
        for viewer in self.outsiders() {
            let seen = self.one.redact(action, viewer);
            assert_eq!(seen, self.other.redact(otherwise, viewer), "{viewer:?} sees actions");
        }
        let (mut told, mut told_otherwise) = (vec![], vec![]);
        self.one.play(action, &mut told).expect("legal in one");
        self.other.play(otherwise, &mut told_otherwise).expect("legal in the other");
        for viewer in self.outsiders() {
            let seen = as_seen(&told, viewer);
            assert_eq!(seen, as_seen(&told_otherwise, viewer), "{viewer:?} sees events");
        }
    }

    fn compare(&self) {
        for viewer in self.outsiders() {
            assert_eq!(bytes(&self.one, viewer), bytes(&self.other, viewer), "{viewer:?}");
        }
        for viewer in [Viewer::Seat(self.owner), Viewer::Referee] {
            assert_ne!(bytes(&self.one, viewer), bytes(&self.other, viewer), "{viewer:?}");
        }
        assert_eq!(self.one.task(), self.other.task());
        assert_eq!(self.one.standings(), self.other.standings());
        assert_eq!(self.one.outcome(), self.other.outcome());
        assert_ne!(self.one.hash(), self.other.hash());
        if self.one.to_act().seat().is_some() {
            assert_eq!(legal(&self.one), legal(&self.other));
        }
    }

    /// Plays the same random decisions in both, to the end.
    fn play_on(&mut self, seed: u64) {
        let mut player = Player::new(seed, Habit::None);
        while let Some(action) = player.choose(&self.one) {
            // Chance may draw in one what the other has no more of.
            if self.other.why_not(action).is_none() {
                self.play_same(action);
            } else if legal(&self.one).is_disjoint(&legal(&self.other)) {
                return;
            }
        }
    }
}

/// Whether the seat whose turn it is could lay its next tile as a firebreak.
fn legal_to_hide(game: &Feurio) -> bool {
    let Some(draw) = legal_starting(game, "draw").first().cloned() else { return false };
    let mut next = *game;
    next.play_unchecked(draw.parse().expect("a draw"), &mut Silent);
    !legal_starting(&next, "hide").is_empty()
}

/// Events as data and as words.
fn as_seen(events: &[Event], viewer: Viewer) -> Vec<(Event, String)> {
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    seen.map(|event| (event.clone(), format!("{:?}", event.tell()))).collect()
}

#[test]
fn fe_40_nobody_else_learns_a_firebreaks_number() {
    for json in PRIVATE_SETUPS {
        for seed in 0..4 {
            Twins::part(json, seed).play_on(seed);
        }
    }
}

/// Looking at the tile is private too while it is in the hand, and open again once it lies open.
#[test]
fn fe_40_a_tile_looked_at_is_private_until_it_lies_open() {
    let mut game = game(r#"{"players":2,"firebreak":"peek"}"#);
    crate::common::play(&mut game, "draw 3; draw 4; arrange 3 4; draw 5");
    let drawn = |viewer| game.view(viewer).drawn.map(forest::Number::value);
    assert_eq!(drawn(Viewer::Seat(Seat(0))), Some(5));
    assert_eq!(drawn(Viewer::Seat(Seat(1))), Some(0));
    assert_eq!(drawn(Viewer::Spectator), Some(0));
    let unseen = |viewer| game.view(viewer).unseen;
    assert_eq!(unseen(Viewer::Seat(Seat(0))), [6, 6, 5, 5, 5, 6]);
    assert_eq!(unseen(Viewer::Seat(Seat(1))), [6, 6, 5, 5, 6, 6]);
    let mut open = game;
    let told = crate::common::play_told(&mut open, "lay 1,-1");
    let seen = format!("{:?}", told[0].seen_by(Viewer::Spectator));
    assert!(seen.contains("Number(5)"), "{seen}");
    assert_eq!(open.view(Viewer::Seat(Seat(1))).unseen, [6, 6, 5, 5, 5, 6]);
}

/// With timing `commit`, a tile that will lie open is drawn openly.
#[test]
fn fe_40_a_tile_drawn_to_lie_open_is_public_at_once() {
    let mut game = game(r#"{"edition":"wildfire","players":2,"firebreak":"commit"}"#);
    crate::common::play(&mut game, "draw 3; draw 4; arrange 3 4; open");
    let draw = "draw 5".parse().expect("a draw");
    assert_eq!(game.redact(draw, Viewer::Spectator), draw);
    crate::common::play(&mut game, "draw 5");
    assert_eq!(game.view(Viewer::Spectator).drawn.map(forest::Number::value), Some(5));
}
