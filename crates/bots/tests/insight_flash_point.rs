//! What the bot knows of Flash Point, in positions a person understands.

use bots::insight::{FlashPointInsight, Insight};
use bots::{Bot, Budget, Level, Player, analyse};
use flash_point::{
    Action, Cell, FlashPoint, Kind, Load, Mode, Order, Position, Role, Setup, Spot, Vehicle,
};
use kernel::{Actor, Game, Scratch, Seat, Silent};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const HERE: Cell = Cell::at(3, 1);
const FAR_FIRES: [Cell; 2] = [Cell::at(2, 6), Cell::at(2, 7)];

fn house() -> Position {
    Position::new(&Setup::default()).expect("the usual game").figure(1, HERE)
}

fn share(position: Position) -> f32 {
    let game = position.build().expect("a position that can be");
    FlashPointInsight::default().evaluate(&game).of(Seat(0))
}

fn prior(game: &FlashPoint, action: Action) -> f32 {
    let (mut actions, mut priors) = (vec![], vec![]);
    game.legal(&mut actions);
    FlashPointInsight::default().priors(game, &actions, &mut priors);
    let at = actions.iter().position(|&legal| legal == action).expect("legal");
    priors[at] / priors.iter().sum::<f32>()
}

#[test]
fn a_rescue_is_better_than_none_and_a_loss_worse() {
    let even = share(house().tally(3, 1));
    assert!(share(house().tally(4, 1)) > even);
    assert!(share(house().tally(3, 2)) < even);
}

#[test]
fn fire_is_worse_than_none_and_more_of_it_worse_still() {
    let none = share(house());
    let two = share(house().fire(FAR_FIRES));
    let three = share(house().fire(FAR_FIRES).fire([Cell::at(2, 5)]));
    assert!(none > two && two > three, "{none} {two} {three}");
}

#[test]
fn a_victim_beside_the_fire_is_in_danger() {
    let safe = house().fire(FAR_FIRES).token(Cell::at(5, 2), Kind::Victim);
    let beside = house().fire(FAR_FIRES).token(Cell::at(2, 5), Kind::Victim);
    assert!(share(safe) > share(beside));
}

#[test]
fn a_carried_victim_is_nearly_out() {
    let lying = house().token(HERE, Kind::Victim).figure(1, Cell::at(6, 8));
    let carried = house().token(HERE, Kind::Victim).holds(1, Kind::Victim, false);
    assert!(share(carried) > share(lying));
}

#[test]
fn one_picks_up_a_victim_and_does_not_put_it_down_again() {
    let lying = house().token(HERE, Kind::Victim).build().expect("it can be");
    assert!(prior(&lying, Action::Do(Order::Carry(Load::Victim))) > 0.5);
    let carried = house().token(HERE, Kind::Victim).holds(1, Kind::Victim, false);
    let carried = carried.build().expect("it can be");
    assert!(prior(&carried, Action::Do(Order::Drop)) < 0.01);
}

/// A quiet experienced game whose first firefighter has this card and stands there, the engine on the
/// left.
fn by_card(card: Role, cell: Cell) -> Position {
    let cards = vec![card, Role::Hazmat, Role::Captain, Role::Driver];
    let setup = Setup { mode: Mode::Experienced, specialists: Some(cards), ..Setup::default() };
    let quiet = Position::new(&setup).expect("a crew that can be");
    let parked = quiet.park(Vehicle::Engine, Spot::Left).park(Vehicle::Ambulance, Spot::Right);
    parked.figure(1, cell).turn(1)
}

/// FP-88
#[test]
fn a_paramedic_by_the_engine_changes_for_somebody_of_more_use() {
    let engine = engine_cell();
    let beside = |card| share(by_card(card, engine)) - share(by_card(card, Cell::at(0, 5)));
    assert!(beside(Role::Paramedic) > beside(Role::Cafs));
    let game = by_card(Role::Paramedic, engine).build().expect("it can be");
    let planned = plan(&game, 1);
    assert!(matches!(planned[0], Action::Crew(Role::Generalist | Role::Cafs)), "{planned:?}");
    let game = by_card(Role::Generalist, engine).build().expect("it can be");
    assert!(!matches!(plan(&game, 1)[0], Action::Crew(_)));
}

/// A cell of the engine's spot on the left.
fn engine_cell() -> Cell {
    let game = by_card(Role::Cafs, Cell::at(0, 5)).build().expect("it can be");
    game.parked_on(Vehicle::Engine).expect("parked")[0]
}

fn plan(game: &FlashPoint, seed: u64) -> Vec<Action> {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let few = Budget::Iterations(15);
    FlashPointInsight::default().plan(game, Seat(0), few, rng).expect("turns are planned")
}

#[test]
fn a_turn_is_planned_as_a_whole_and_by_the_rules() {
    let game = house().fire([Cell::at(3, 2), Cell::at(2, 2)]).build().expect("it can be");
    let planned = plan(&game, 1);
    assert_eq!(planned, plan(&game, 1), "the same seed gives the same plan");
    let mut now = game;
    for action in planned {
        assert_eq!(now.to_act(), Actor::Seat(Seat(0)));
        now.play(action, &mut Silent).expect("legal");
    }
    assert!(now.is_fires_turn() && now.fire().len() < 2, "the fire beside is fought");
}

#[test]
fn nobody_brings_the_house_down_with_an_axe() {
    let board = house().build().expect("it can be");
    let walls: Vec<_> = board.house().walls().map(|(edge, _)| edge).take(12).collect();
    let broken = walls.iter().enumerate().fold(house(), |position, (number, edge)| {
        position.damage(edge.a, edge.b, if number < 11 { 2 } else { 1 })
    });
    let game = broken.tally(2, 3).fire(FAR_FIRES).build().expect("it can be");
    assert_eq!(game.house().markers(), 23);
    assert!(!plan(&game, 1).iter().any(|action| matches!(action, Action::Chop(_))));
}

/// What a player does in its turn; after the first action it may think no more.
fn whole_turn(later: Budget) -> Vec<Action> {
    let bot = Bot::Level(Level::Blaze, Some(Budget::Iterations(15)));
    let mut game = house().fire([Cell::at(3, 2), Cell::at(2, 2)]).build().expect("it can be");
    let (mut player, mut rng) = (Player::new(bot, Seat(0)), ChaCha8Rng::seed_from_u64(5));
    let mut answers = vec![];
    while game.to_act() == Actor::Seat(Seat(0)) {
        let action = player.choose(&game, answers.iter().copied(), &mut rng);
        game.play(action, &mut Silent).expect("legal");
        answers.push(action);
        player.limit(later);
    }
    answers
}

#[test]
fn a_player_keeps_to_its_plan() {
    assert_eq!(whole_turn(Budget::Iterations(1)), whole_turn(Budget::Iterations(15)));
}

#[test]
fn every_position_of_every_set_up_is_judged() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut scratch = Scratch::default();
    for info in FlashPoint::GAMES {
        for sample in info.samples {
            let setup = serde_json::from_str(sample).expect("a set-up");
            let mut game = FlashPoint::new(&setup).expect("a game");
            while game.to_act() != Actor::Nobody {
                judge(&game, &mut scratch);
                let action = game.sample(&mut scratch, &mut rng);
                game.play_unchecked(action, &mut Silent);
            }
        }
    }
}

/// However carelessly a turn is imagined, it comes to its end, or to something chance decides: who planned
/// half of it could do and undo the same for ever.
#[test]
fn turns_are_imagined_to_their_end() {
    let mut scratch = Scratch::default();
    let setup = serde_json::json!({"mode": "experienced", "players": 6});
    let setup = serde_json::from_value(setup).expect("a set-up");
    for seed in 0..12 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = FlashPoint::new(&setup).expect("a game");
        while game.to_act() != Actor::Nobody {
            if game.is_turn() {
                let plan = FlashPointInsight::default().plan_at_a_glance(&game);
                let mut after = game.clone();
                for action in plan.expect("turns are planned") {
                    after.play(action, &mut Silent).expect("by the rules");
                }
                assert_eq!(after.to_act().seat(), None, "{}", game.task().en);
            }
            let action = game.sample(&mut scratch, &mut rng);
            game.play_unchecked(action, &mut Silent);
        }
    }
}

fn judge(game: &FlashPoint, scratch: &mut Scratch<Action>) {
    let shares = FlashPointInsight::default().evaluate(game);
    for seat in Seat::all(game.seats()) {
        assert!((0.0..=1.0).contains(&shares.of(seat)));
        assert_eq!(shares.of(seat).to_bits(), shares.of(Seat(0)).to_bits(), "one common value");
    }
    if game.to_act() == Actor::Chance {
        return;
    }
    let mut priors = vec![];
    game.legal(&mut scratch.actions);
    let (shortest, rng) = (Budget::Iterations(1), &mut ChaCha8Rng::seed_from_u64(3));
    let seat = game.to_act().seat().expect("a seat acts");
    let planned = FlashPointInsight::default().plan(game, seat, shortest, rng);
    assert!(
        scratch.actions.contains(&planned.expect("turns are planned")[0]),
        "{}",
        game.task().en
    );
    FlashPointInsight::default().priors(game, &scratch.actions, &mut priors);
    assert_eq!(priors.len(), scratch.actions.len());
    assert!(priors.iter().all(|prior| prior.is_finite() && *prior >= 0.0));
    assert!(priors.iter().any(|prior| *prior > 0.0));
}

/// Hints come from plans as the bots follow them, and show the whole turn.
#[test]
fn a_hint_is_the_plan_of_the_turn() {
    let game = house().fire([Cell::at(3, 2), Cell::at(2, 2)]).build().expect("it can be");
    let budget = Budget::Iterations(200);
    let analysis = analyse(&game, budget, &mut ChaCha8Rng::seed_from_u64(1)).expect("a turn");
    let best = &analysis.candidates[0];
    let own = best.line.iter().take_while(|step| step.actor == "0").map(|step| &step.action);
    let shown: Vec<Action> = std::iter::once(&best.action)
        .chain(own)
        .map(|action| action.parse().expect("an action"))
        .collect();
    // A quarter of the budget plans, with the first of the dice.
    let (quarter, rng) = (Budget::Iterations(50), &mut ChaCha8Rng::seed_from_u64(1));
    assert_eq!(
        FlashPointInsight::default().plan(&game, Seat(0), quarter, rng),
        Some(shown.clone())
    );
    let mut now = game;
    for action in shown {
        now.play(action, &mut Silent).expect("legal");
    }
    assert!(now.is_fires_turn() && now.fire().len() < 2, "the fire beside is fought: {best:?}");
}
