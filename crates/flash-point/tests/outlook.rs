//! What lies ahead: odds, what each roll would do, prices.

mod common;

use common::{act, experts, family, legal, play, samples, view, watch};
use flash_point::odds::whole_phase;
use flash_point::{Event, FlashPoint, Role, Stage};
use kernel::Game;

#[test]
fn fp_30_each_roll_tells_what_playing_it_does() {
    for setup in samples() {
        watch(&setup, 3, |game| {
            if view(game).phase.stage != Stage::Fire {
                return;
            }
            for roll in game.outlook().expect("a running game").rolls {
                let mut events = vec![];
                let action = act(&format!("roll {}", roll.cell));
                game.clone().play_unchecked(action, &mut events);
                assert_eq!(events[0], Event::FireRolled { cell: roll.cell });
                let same = events[1..].iter().zip(&roll.events).take_while(|(a, b)| a == b).count();
                // The true game stops where somebody chooses a hazmat; till then it is the same.
                assert!(same == roll.events.len() || same == events.len() - 1, "{}", roll.cell);
            }
        });
    }
}

#[test]
fn fp_20_every_legal_action_has_its_price() {
    let mut game = FlashPoint::new(&family(1)).expect("a good set-up");
    play(&mut game, &["start 0,6"]);
    let prices = game.outlook().expect("a running game").prices;
    let actions: Vec<_> = prices.iter().map(|price| price.action.clone()).collect();
    assert_eq!(actions, legal(&game));
    let points =
        |action: &str| prices.iter().find(|price| price.action == action).map(|p| p.points);
    assert_eq!((points("move 1,6"), points("chop 1,5")), (Some(1), None));
    assert_eq!((points("move 0,5"), points("end turn")), (Some(1), Some(0)));
}

#[test]
fn fp_88_a_crew_change_has_its_price() {
    let setup = experts(&[Role::Rescue]);
    watch(&setup, 5, |game| {
        let Some(outlook) = game.outlook() else { return };
        for flash_point::Price { action, points } in outlook.prices {
            let verb = action.split(' ').next();
            match verb {
                Some("crew" | "drive") => assert_eq!(points, 2, "{action}"),
                Some("chop") => assert_eq!(points, 1, "{action}: FP-85"),
                Some("carry" | "drop" | "end" | "spend") => assert_eq!(points, 0, "{action}"),
                _ => {}
            }
        }
    });
}

#[test]
fn fp_92_the_odds_follow_one_flare_up() {
    let mut game = FlashPoint::new(&family(2)).expect("a good set-up");
    play(&mut game, &["start 0,6", "start 7,3"]);
    assert_eq!(game.outlook().expect("a running game").fire, whole_phase(&game, 2));
}

#[test]
fn there_is_no_outlook_before_the_house_is_set_up_nor_after_the_end() {
    let setup = experts(&[Role::Captain]);
    assert!(FlashPoint::new(&setup).expect("a good set-up").outlook().is_none());
    watch(&family(1), 9, |game| {
        assert_eq!(game.outlook().is_none(), view(game).phase.stage == Stage::Over);
    });
}
