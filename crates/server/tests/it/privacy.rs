//! What is private stays private: the number under a firebreak is in no byte sent to others.

use serde_json::{Value, json};

use crate::common::{Node, Person, number, play_on};

/// Plays games with firebreaks. Whenever a firebreak's tile was drawn, what everybody else was sent
/// about that step must be the same as if any other number had been drawn: no `draw N` and no number in
/// the hidden tile's view.
#[tokio::test]
async fn the_number_under_a_firebreak_is_in_no_byte_sent_to_others() {
    let node = Node::start().await;
    let mut hidden = 0;
    for _ in 0..4 {
        let table = node.pair("feurio", json!({"players": 2, "firebreak": true})).await;
        let keys = &table.seats;
        // Both seats play over one socket; others look with one pair of eyes each, or only listen.
        let mut both = node.join(keys, &table.table).await;
        let mut ann = node.join(&keys[..1], &table.table).await;
        let mut bob = node.join(&keys[1..], &table.table).await;
        let mut eve = node.join(&[], &table.table).await;
        let mut blind_ann = node.follow(&keys[..1], &table.table, true).await;
        let mut blind_bob = node.follow(&keys[1..], &table.table, false).await;
        let mut blind_eve = node.follow(&[], &table.table, false).await;
        let begun = both.start(&keys[0]).await;
        let over = play_on(&mut both, keys, begun, |_| false).await;
        let text = node.get(&format!("/api/tables/{}/record", table.table)).await;
        let secrets = secret_draws(&text);
        hidden += secrets.len();
        let last = number(&over["seq"]);
        for (eyes, seat) in [
            (&mut ann, Some(0)),
            (&mut bob, Some(1)),
            (&mut eve, None),
            (&mut blind_ann, Some(0)),
            (&mut blind_bob, Some(1)),
            (&mut blind_eve, None),
        ] {
            hear_all(eyes, last).await;
            check(eyes, seat, &secrets);
            history_is_clean(eyes, &table.table, seat, &secrets).await;
        }
    }
    assert!(hidden > 0, "a firebreak was played");
    node.stop().await;
}

/// A private draw: its decision's number, whose it is, and what was drawn.
struct Secret {
    ply: usize,
    seat: u64,
    drawn: String,
}

/// The draws that some viewer is not shown, found by comparing what the referee and a spectator see.
fn secret_draws(text: &str) -> Vec<Secret> {
    let record = &table::Record::read_all(text.as_bytes()).expect("a record")[0];
    let game = catalogue::game(&record.header.game).unwrap().replay(record).expect("it replays");
    (0..game.plies())
        .filter_map(|ply| {
            let drawn = game.told(ply, kernel::Viewer::Referee).action;
            let shown = game.told(ply, kernel::Viewer::Spectator).action;
            let knows =
                |seat| game.told(ply, kernel::Viewer::Seat(kernel::Seat(seat))).action == drawn;
            let seat = if knows(0) { 0 } else { 1 };
            (drawn != shown).then_some(Secret { ply, seat, drawn })
        })
        .collect()
}

async fn hear_all(person: &mut Person, last: u64) {
    loop {
        let seen = person
            .heard
            .last()
            .and_then(|text| serde_json::from_str::<Value>(text).ok()?["seq"].as_u64());
        if seen.is_some_and(|seq| seq >= last) {
            return;
        }
        person.next().await.expect("the socket is open");
    }
}

fn check(person: &Person, seat: Option<u64>, secrets: &[Secret]) {
    let frames = person.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let mut looked = 0;
    for frame in frames.filter(|frame| frame["type"] == "update") {
        for step in frame["steps"].as_array().unwrap() {
            let first = step["ply"].as_u64().unwrap_or(0) as usize;
            let told = step["told"].as_array().map_or(&[][..], Vec::as_slice);
            for (ply, told) in (first..).zip(told) {
                let Some(secret) = secrets.iter().find(|secret| secret.ply == ply) else {
                    continue;
                };
                looked += 1;
                let knows = Some(secret.seat) == seat;
                assert_eq!(told["action"] == json!(secret.drawn), knows, "{told}");
                if !knows {
                    // But for whose tile it is, there is no number at all in what was told.
                    let owner = secret.seat;
                    let told = [
                        format!("\"seat\":{owner}"),
                        format!("Seat {owner}"),
                        format!("Platz {owner}"),
                    ]
                    .iter()
                    .fold(told.to_string(), |text, name| text.replace(name, ""));
                    assert!(!told.contains(|c: char| c.is_ascii_digit()), "{told}");
                }
            }
        }
        if frame["phase"] == "playing" && frame["position"].is_object() {
            hidden_tiles(&frame["position"]["view"], seat);
        }
    }
    assert_eq!(looked, secrets.len(), "every private draw was looked at");
}

/// A hidden tile of somebody else has no number in the view.
fn hidden_tiles(view: &Value, seat: Option<u64>) {
    for tile in view["tiles"].as_array().expect("tiles") {
        let firebreak = &tile["firebreak"];
        if firebreak.is_object() && firebreak["number"].is_number() {
            let owner = firebreak["owner"].as_u64().or_else(|| firebreak["seat"].as_u64());
            assert!(owner.is_some() && owner == seat, "{tile} is shown to {seat:?}");
        }
    }
}

async fn history_is_clean(
    person: &mut Person,
    table: &server::TableId,
    seat: Option<u64>,
    secrets: &[Secret],
) {
    for secret in secrets.iter().filter(|secret| Some(secret.seat) != seat) {
        let id = person.id();
        let from = secret.ply;
        person.say(json!({"type": "history", "table": table, "id": id, "from": from})).await;
        let page = person.until("history").await;
        assert_ne!(page["told"][0]["action"], json!(secret.drawn));
    }
}
