//! Every action that can be written at all is either offered or refused with a clause, in the
//! positions of random games: the list and the judge agree on all of them, not on a sample.

mod common;

use common::{samples, watch};
use flash_point::{
    Action, Cell, CellSet, Die, Figure, FlashPoint, Load, Order, Role, Spot, Stage, Vehicle,
};
use kernel::Game;

fn orders() -> Vec<Order> {
    let cells = (CellSet::HOUSE | CellSet::RING).iter();
    let ways = cells.flat_map(|c| [Order::Move(c), Order::Open(c), Order::Close(c)]);
    let loads = Load::ALL.into_iter().map(Order::Carry);
    ways.chain(loads).chain([Order::Drop, Order::Lead, Order::Leave]).collect()
}

fn of_cells(make: &[fn(Cell) -> Action]) -> Vec<Action> {
    let cells = || (CellSet::HOUSE | CellSet::RING).iter();
    make.iter().flat_map(|make| cells().map(make)).collect()
}

/// All actions there are.
fn everything() -> Vec<Action> {
    use Action::*;
    let figures: Vec<_> = (0..6).filter_map(Figure::new).collect();
    let mut all = of_cells(&[Start, Douse, Quench, Chop, Identify, Ride, Detonate, Recover, Roll]);
    all.extend(orders().into_iter().map(Do));
    for &figure in &figures {
        all.extend(orders().into_iter().map(|order| Command(figure, order)));
        all.extend([Treat(Some(figure)), Dispose(Some(figure))]);
    }
    for vehicle in Vehicle::ALL {
        all.extend(Spot::ALL.map(|spot| Park(vehicle, spot)));
        all.extend([true, false].map(|clockwise| Drive(vehicle, clockwise)));
    }
    all.extend(Role::ALL.map(Crew));
    all.extend(Role::ALL.map(Deal));
    all.extend(Die::ALL.map(Reroll));
    all.extend((1..=6).map(Red));
    all.extend((1..=8).map(Black));
    all.extend([true, false].map(Spend));
    all.extend([true, false].map(Turn));
    all.extend([Treat(None), Dispose(None), Gun, EndTurn, Stay, Keep, Stop, PlayOn]);
    all
}

fn compare(game: &FlashPoint, everything: &[Action]) {
    let mut legal = vec![];
    game.legal(&mut legal);
    legal.sort_unstable();
    let mut accepted: Vec<_> =
        everything.iter().copied().filter(|&action| game.why_not(action).is_none()).collect();
    accepted.sort_unstable();
    assert_eq!(legal, accepted, "{game:#?}");
}

#[test]
fn the_list_and_the_judge_agree_on_every_action() {
    let everything = everything();
    let mut rare = 0;
    for setup in samples() {
        for seed in 0..12 {
            let mut n = 0;
            watch(&setup, 1000 + seed, |game| {
                let stage = common::view(game).phase.stage;
                let seldom = !matches!(stage, Stage::Act | Stage::Fire | Stage::Replenish);
                n += 1;
                if seldom || n % 9 == 0 {
                    compare(game, &everything);
                    rare += u32::from(seldom);
                }
            });
        }
    }
    assert!(rare > 500, "{rare}");
}

#[test]
fn every_action_has_its_own_text() {
    let everything = everything();
    let texts: std::collections::HashSet<_> = everything.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), everything.len());
    assert!(everything.iter().all(|action| action.to_string().parse() == Ok(*action)));
}
