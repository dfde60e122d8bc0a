//! Bots, hints and reviews look only at what their seat may know.
//!
//! Only firebreaks are private (FE-40). For every other game it is enough to show that there is nothing
//! to peek at: a seat sees all there is, a redeal changes nothing, and what chance will bring is not in
//! the state.

use bots::insight::Known;
use bots::{Bot, Budget, Level, analyse, review};
use feurio::{Edition, Feurio, Firebreak, Setup, Timing};
use kernel::{Actor, Game, Scratch, Seat, Silent, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const FEW: Budget = Budget::Iterations(40);

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

fn bots() -> impl Iterator<Item = Bot> {
    let levels = Level::ALL.into_iter().map(|level| Bot::Level(level, Some(FEW)));
    [Bot::Random, Bot::Uct(FEW)].into_iter().chain(levels)
}

/// Everything anybody is told about a position, with fixed dice.
fn answers<G: Known>(game: &G, seat: Seat, seed: u64) -> Vec<String> {
    let mut answers: Vec<String> =
        bots().map(|bot| bot.choose(game, seat, &mut rng(seed)).to_string()).collect();
    let analysis = analyse(game, FEW, &mut rng(seed)).expect("a seat is to act");
    answers.push(serde_json::to_string(&analysis).expect("it can be written"));
    let mut legal = vec![];
    game.legal(&mut legal);
    let worst = review(game, 0, *legal.last().expect("something"), FEW, &mut rng(seed));
    answers.push(serde_json::to_string(&worst).expect("it can be written"));
    answers
}

/// Calls `each` with every position of a random game in which a seat is to act.
fn walk<G: Game>(mut game: G, seed: u64, mut each: impl FnMut(&G, Seat)) {
    let (mut scratch, mut dice) = (Scratch::default(), rng(seed));
    while game.to_act() != Actor::Nobody {
        if let Actor::Seat(seat) = game.to_act() {
            each(&game, seat);
        }
        let action = game.sample(&mut scratch, &mut dice);
        game.play_unchecked(action, &mut Silent);
    }
}

fn firebreaks(edition: Edition, timing: Timing) -> Setup {
    Setup { edition, players: 3, firebreak: Firebreak::At(timing), ..Setup::default() }
}

/// FE-40: nobody else learns the number.
#[test]
fn what_lies_under_others_firebreaks_changes_no_answer() {
    for (edition, timing) in [(Edition::Feurio, Timing::Peek), (Edition::Wildfire, Timing::Commit)]
    {
        let setup = firebreaks(edition, timing);
        let mut compared = 0;
        walk(Feurio::new(&setup).expect("a game"), 5, |game, seat| {
            let mut other = *game;
            other.redeal(seat, &mut rng(compared));
            assert_eq!(game.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
            if game.hash() != other.hash() {
                compared += 1;
                if compared % 6 == 0 {
                    assert_eq!(answers(game, seat, compared), answers(&other, seat, compared));
                }
            }
        });
        assert!(compared > 10, "only {compared} positions had something to hide");
    }
}

/// A line may go through tiles others look at alone: their numbers are blanked.
#[test]
fn lines_do_not_pretend_to_know_what_others_look_at() {
    let setup = firebreaks(Edition::Feurio, Timing::Peek);
    let (mut blanked, mut seen) = (0, 0);
    walk(Feurio::new(&setup).expect("a game"), 1, |game, seat| {
        if game.bag().left() % 5 != 0 {
            return;
        }
        let analysis = analyse(game, Budget::Iterations(200), &mut rng(1)).expect("a seat acts");
        for candidate in analysis.candidates {
            let draws = candidate.line.iter().filter(|step| step.actor == "chance");
            for draw in draws {
                seen += 1;
                blanked += usize::from(draw.action == "draw ?");
            }
        }
        assert_eq!(analysis.seat, seat);
    });
    assert!(blanked > 0 && seen >= blanked, "{blanked} of {seen}");
}

/// In a game without secrets every seat sees what the referee sees, a redeal changes nothing, and two
/// views are equal exactly if the states are: what chance will bring is nowhere.
fn nothing_to_hide<G: Known>() {
    for info in G::GAMES {
        for sample in info.samples {
            let mut setup: serde_json::Value = serde_json::from_str(sample).expect("a set-up");
            if G::GAMES.len() > 1 {
                setup["edition"] = info.id.into();
            }
            let setup: G::Setup = serde_json::from_value(setup).expect("a set-up");
            let mut before: Option<(G::View, u64)> = None;
            let mut plies = 0;
            walk(G::new(&setup).expect("a game"), 3, |game, seat| {
                let view = game.view(Viewer::Seat(seat));
                assert_eq!(view, game.view(Viewer::Referee), "{sample}");
                let mut other = game.clone();
                other.redeal(seat, &mut rng(plies));
                assert_eq!(*game, other, "{sample}");
                if let Some((old, hash)) = before.replace((view.clone(), game.hash())) {
                    assert_eq!(old == view, hash == game.hash(), "{sample}");
                }
                plies += 1;
                if plies % 60 == 5 {
                    assert_eq!(answers(game, seat, plies), answers(&other, seat, plies));
                }
            });
        }
    }
}

#[test]
fn vulkan_and_volcano_have_nothing_to_hide() {
    nothing_to_hide::<vulkan::Vulkan>();
}

#[test]
fn on_the_run_has_nothing_to_hide() {
    nothing_to_hide::<on_the_run::OnTheRun>();
}

#[test]
fn flash_point_has_nothing_to_hide() {
    nothing_to_hide::<flash_point::FlashPoint>();
}

#[test]
fn taluva_has_nothing_to_hide() {
    nothing_to_hide::<taluva::Taluva>();
}
