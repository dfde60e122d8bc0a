//! A game from the first click to the checked dice.

use serde_json::{Value, json};

use crate::common::{Node, number, play_on};

#[tokio::test]
async fn a_whole_game_is_played_and_its_dice_are_proved() {
    let node = Node::start().await;
    for (game, setup) in [("feurio", json!({"players": 2})), ("taluva", json!({"players": 2}))] {
        let table = node.pair(game, setup).await;
        let keys = &table.seats;
        let mut both = node.join(keys, &table.table).await;
        let begun = both.start(&keys[0]).await;
        let over = play_on(&mut both, keys, begun, |_| false).await;
        assert_eq!((&over["phase"], &over["to_act"]), (&json!("over"), &json!("nobody")));
        assert!(over["position"]["outcome"]["reason"]["de"].is_string());
        assert_eq!(over["dice"]["commitment"], json!(table.commitment));
        let text = node.get(&format!("/api/tables/{}/record", table.table)).await;
        let record = table::Record::read_all(text.as_bytes()).expect("a record");
        assert_eq!(record[0].header.dice.as_ref().expect("dice").words, ["sesame", ""]);
        let replayed = catalogue::game(game).unwrap().replay(&record[0]).expect("it replays");
        assert!(replayed.verify_dice().expect("proved") > 0);
    }
    node.stop().await;
}

#[tokio::test]
async fn the_seed_is_a_secret_until_the_end() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    let mut both = node.join(&table.seats, &table.table).await;
    both.start(&table.seats[0]).await;
    let mut late = node.connect(&[]).await;
    late.watch(&table.table, None).await;
    let state = late.until("snapshot").await;
    assert!(state["state"]["dice"]["seed"].is_null());
    assert_eq!(state["state"]["dice"]["commitment"], json!(table.commitment));
    let path = format!("/api/tables/{}/record", table.table);
    let refused = server::client::get(&node.url, &path).await.unwrap_err();
    assert!(refused.to_string().contains("409"));
}

#[tokio::test]
async fn an_action_is_taken_back_while_nobody_has_learnt_anything() {
    let node = Node::start().await;
    let table = node.pair("taluva", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let mut update = both.start(&keys[0]).await;
    // Play until an action can be taken back, which chance or another seat did not follow.
    while update["position"]["can_undo"] != json!(true) {
        let before = number(&update["seq"]);
        update = play_on(&mut both, keys, update, |u| number(&u["seq"]) > before).await;
    }
    let acted = update["steps"][0]["seat"].as_u64().expect("a seat") as usize;
    let plies = number(&update["position"]["plies"]);
    let seq = number(&update["seq"]);
    let other = &keys[1 - acted];
    let refused = both.ask("undo", other, json!({"seq": seq})).await;
    assert_eq!(
        (&refused["problem"]["code"], &refused["problem"]["clause"]),
        (&json!("no_undo"), &json!("RE-7"))
    );
    let done = both.ask("undo", &keys[acted], json!({"seq": seq})).await;
    assert_eq!(done["type"], "done", "{done}");
    let update = both.until("update").await;
    assert_eq!(update["steps"][0]["what"], "took_back");
    assert_eq!(number(&update["position"]["plies"]), plies - 1);
    // And the game goes on to its end.
    let over = play_on(&mut both, keys, update, |_| false).await;
    assert_eq!(over["phase"], "over");
    node.stop().await;
}

#[tokio::test]
async fn refusals_name_the_clause_and_why_lists_all() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let mut update = both.start(&keys[0]).await;
    let lays = |u: &serde_json::Value| {
        u["position"]["legal"][0].as_str().is_some_and(|action| action.starts_with("lay"))
    };
    update = play_on(&mut both, keys, update, lays).await;
    let seat: usize = update["to_act"].as_str().unwrap().parse().unwrap();
    let seq = number(&update["seq"]);
    let refused = both.act(&keys[seat], seq, "lay 99,-99").await;
    assert_eq!(refused["problem"]["code"], "refused");
    assert!(refused["problem"]["clause"].as_str().unwrap().starts_with("FE-"), "{refused}");
    let why = both.ask("why", &keys[seat], json!({"action": "lay 99,-99"})).await;
    assert!(!why["objections"].as_array().unwrap().is_empty(), "{why}");
    let legal = update["position"]["legal"][0].as_str().unwrap();
    let why = both.ask("why", &keys[seat], json!({"action": legal})).await;
    assert!(why["objections"].as_array().unwrap().is_empty(), "{why}");
    let preview = both.ask("preview", &keys[seat], json!({"action": legal})).await;
    assert!(!preview["events"].as_array().unwrap().is_empty(), "{preview}");
    assert!(preview["view"].is_object());
    let other = both.ask("preview", &keys[1 - seat], json!({"action": legal})).await;
    assert_eq!(other["problem"]["code"], "stale", "only whose turn it is may try things");
    let nonsense = both.act(&keys[seat], seq, "levitate").await;
    assert_eq!(nonsense["problem"]["field"], "action");
}

#[tokio::test]
async fn history_tells_every_decision() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let begun = both.start(&keys[0]).await;
    let over = play_on(&mut both, keys, begun, |_| false).await;
    let plies = number(&over["position"]["plies"]) as usize;
    let mut told = vec![];
    while told.len() < plies {
        let id = both.id();
        let from = told.len();
        both.say(json!({"type": "history", "table": table.table, "id": id, "from": from})).await;
        let page = both.until("history").await;
        assert_eq!(number(&page["plies"]) as usize, plies);
        told.extend(page["told"].as_array().unwrap().clone());
    }
    assert_eq!(told.len(), plies);
}

/// Who plays along by itself gets the bare decisions, and they lead to the same game.
#[tokio::test]
async fn bare_decisions_will_do_to_play_along() {
    let node = Node::start().await;
    let table = node.pair("taluva", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let mut eve = node.follow(&[], &table.table, false).await;
    let begun = both.start(&keys[0]).await;
    let last = play_on(&mut both, keys, begun, |u| number(&u["seq"]) > 20).await;
    let game = catalogue::game("taluva").unwrap();
    let mut board = game.open(&json!({"players": 2}), vec![]).unwrap();
    loop {
        let update = eve.until("update").await;
        assert!(update["position"].is_null());
        for told in update["steps"][0]["told"].as_array().unwrap() {
            assert_eq!(told["events"], json!([]));
            let actor = told["actor"].as_str().unwrap().parse().unwrap();
            board.act(actor, told["action"].as_str().unwrap()).unwrap();
        }
        if update["seq"] == last["seq"] {
            break;
        }
    }
    let viewer = kernel::Viewer::Seat(board.to_act().seat().unwrap());
    assert_eq!(board.view(viewer), last["position"]["view"]);
    node.stop().await;
}

/// What lies ahead is sent beside the view, to everybody the same: nothing in the house is private.
#[tokio::test]
async fn who_reckons_what_lies_ahead_says_so_to_all() {
    let node = Node::start().await;
    let table = node.pair("flash-point", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let mut eve = node.join(&[], &table.table).await;
    let begun = both.start(&keys[0]).await;
    let ahead = |update: &Value| update["position"]["outlook"]["prices"][0].is_object();
    let update = play_on(&mut both, keys, begun, ahead).await;
    let outlook = &update["position"]["outlook"];
    assert_eq!(outlook["rolls"].as_array().expect("every roll").len(), 48);
    assert_eq!(outlook["prices"][0]["action"], update["position"]["legal"][0]);
    let seen = loop {
        let seen = eve.until("update").await;
        if seen["seq"] == update["seq"] {
            break seen;
        }
    };
    assert_eq!(seen["position"]["outlook"], *outlook);
    let table = node.pair("feurio", json!({"players": 2})).await;
    let mut both = node.join(&table.seats, &table.table).await;
    assert!(both.start(&table.seats[0]).await["position"]["outlook"].is_null());
    node.stop().await;
}
