//! What always holds, whatever is played.

use std::collections::BTreeMap;

use hex::Hex;
use kernel::{Game, Viewer};
use proptest::prelude::*;
use taluva::{Action, Heading, Piece, Placement, Setup, Terrain, Tile};

use crate::common::random_game;

fn setups() -> impl Strategy<Value = Setup> {
    (2_u8..=4, 12_u8..=48, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(players, tiles, strict_huts, ranking, teams)| {
            let teams = teams && players == 4;
            let ranking = ranking && !teams;
            Setup { players, tiles, strict_huts, ranking, teams, cooperative: false }
        },
    )
}

fn hexes() -> impl Strategy<Value = Hex> {
    let near = (-6_i8..=6, -6_i8..=6);
    let far = (-120_i8..=120, -120_i8..=120);
    prop_oneof![4 => near, 1 => far].prop_map(|(q, r)| Hex::new(q, r))
}

fn actions() -> impl Strategy<Value = Action> {
    let heading = (0_usize..6).prop_map(|index| Heading::ALL[index]);
    let terrain = (0_usize..5).prop_map(|index| Terrain::ALL[index]);
    prop_oneof![
        (0_usize..25).prop_map(|index| Action::Draw(Tile::from_index(index))),
        (hexes(), heading).prop_map(|(hex, heading)| Action::Lay(Placement::new(hex, heading))),
        hexes().prop_map(Action::Hut),
        hexes().prop_map(Action::Tower),
        hexes().prop_map(Action::Temple),
        (hexes(), terrain).prop_map(|(hex, terrain)| Action::Extend(hex, terrain)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Nothing is lost but huts under lava; heights add up to the tiles laid.
    #[test]
    fn material_is_conserved(setup in setups(), seed: u64) {
        random_game(&setup, seed, |game| {
            let view = game.view(Viewer::Spectator);
            let in_hand = u32::from(view.tile.is_some());
            let laid = u32::from(setup.tiles - view.tiles_left) - in_hand;
            let levels: u32 = view.cells.iter().map(|cell| u32::from(cell.level)).sum();
            assert_eq!(levels, 3 * laid, "three hexes a tile");
            let unseen: u32 = view.unseen.iter().map(|kind| u32::from(kind.count)).sum();
            assert_eq!(unseen + laid + in_hand, 48);
            let mut standing: BTreeMap<(u8, Piece), u8> = BTreeMap::new();
            for piece in view.cells.iter().filter_map(|cell| cell.piece) {
                *standing.entry((piece.seat.0, piece.kind)).or_default() += piece.count;
            }
            for seat in &view.seats {
                let on_board = |piece| standing.get(&(seat.seat.0, piece)).copied().unwrap_or(0);
                assert_eq!(seat.supply.huts + on_board(Piece::Hut) + seat.huts_lost, 20);
                assert_eq!(seat.supply.temples + on_board(Piece::Temple), 3);
                assert_eq!(seat.supply.towers + on_board(Piece::Tower), 2);
            }
        });
    }

    /// Towers stand high, pieces never on volcanoes, and the land is connected at the table.
    #[test]
    fn what_stands_may_stand(setup in setups(), seed: u64) {
        random_game(&setup, seed, |game| {
            for cell in game.view(Viewer::Spectator).cells {
                let Some(piece) = cell.piece else { continue };
                assert!(cell.terrain.is_some(), "nothing stands on a volcano");
                assert!(piece.kind != Piece::Tower || cell.level >= 3);
                assert!(piece.count == if piece.kind == Piece::Hut { cell.level } else { 1 });
            }
        });
    }

    /// Any action that can be written is answered, and what is refused is not listed.
    #[test]
    fn any_action_is_answered(
        setup in setups(),
        seed: u64,
        tried in prop::collection::vec(actions(), 60),
    ) {
        let mut legal = Vec::new();
        random_game(&setup, seed, |game| {
            game.legal(&mut legal);
            for &action in &tried {
                let objections = game.objections(action);
                assert_eq!(objections.is_empty(), legal.contains(&action), "{action}");
                assert_eq!(objections.first().cloned(), game.why_not(action));
                if let Action::Lay(placement) = action {
                    let _ = game.landing(placement);
                }
            }
        });
    }

    /// Every action's text reads back as itself.
    #[test]
    fn action_text_round_trips(action in actions()) {
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
    }
}
