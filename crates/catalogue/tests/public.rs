//! What is called public is told to everybody the same way, and nothing else is.

use kernel::{Actor, Viewer};
use table::{Dice, SeededDice};

#[test]
fn public_is_what_all_are_told_alike() {
    let mut private = 0;
    for game in catalogue::games() {
        for sample in game.info().samples {
            let mut table = game.open(&serde_json::from_str(sample).unwrap(), vec![]).unwrap();
            let mut dice = SeededDice::new(3);
            while table.to_act() != Actor::Nobody {
                if !table.settle(&mut dice) {
                    let legal = table.legal();
                    let action = &legal[dice.below(0, legal.len() as u32) as usize];
                    table.act(table.to_act(), action).unwrap();
                }
            }
            for ply in 0..table.plies() {
                let all = table.told(ply, Viewer::Referee);
                let mut viewers = Viewer::all(table.seats().len() as u8);
                let alike = viewers.all(|viewer| table.told(ply, viewer) == all);
                assert_eq!(table.is_public(ply), alike, "{sample}: {ply}");
                let (actor, action) = table.decided(ply);
                assert_eq!((actor.to_string(), action), (all.actor, all.action));
                private += u32::from(!alike);
            }
        }
    }
    assert!(private > 0, "some game has secrets");
}
