//! Whatever a client sends: a clear error or a closed socket, never a panic, never another table
//! harmed.

use serde_json::{Value, json};
use server::client::Client;
use server::protocol::{ClientIn, VERSION};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Node, number};

async fn answer(client: &mut Client) -> Value {
    serde_json::from_str(&client.text().await.expect("an answer")).expect("JSON")
}

#[tokio::test]
async fn nonsense_gets_a_clear_error() {
    let node = Node::start().await;
    let mut client = Client::connect(&node.url, vec![]).await.unwrap();
    assert_eq!(answer(&mut client).await["type"], "welcome");
    let deep = format!("{}1{}", "[".repeat(4000), "]".repeat(4000));
    let nonsense = [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "{\"type\":\"fly\"}",
        "{\"type\":\"act\"}",
        "\u{0}",
        &deep,
        "{\"type\":\"ping\",\"id\":\"\"}",
        "{\"type\":\"ping\",\"id\":\"a b\"}",
        "{\"type\":\"ping\",\"id\":\"a\",\"more\":1}",
        "{\"type\":\"watch\",\"table\":\"../../etc/passwd\"}",
        "{\"type\":\"watch\",\"table\":\"aaaaaaaaaaaaaaaa\",\"since\":-1}",
        "{\"type\":\"act\",\"table\":\"aaaaaaaaaaaaaaaa\",\"seat\":256,\"seq\":0,\"id\":\"a\",\"action\":\"\"}",
    ];
    for text in nonsense {
        client.send_raw(Message::text(text)).await.unwrap();
        let error = answer(&mut client).await;
        assert_eq!(
            (&error["type"], &error["problem"]["code"]),
            (&json!("error"), &json!("bad_frame")),
            "{text:?}: {error}"
        );
        assert!(error["problem"]["text"]["de"].is_string());
    }
    client
        .send_raw(Message::text("{\"type\":\"watch\",\"table\":\"aaaaaaaaaaaaaaaa\"}"))
        .await
        .unwrap();
    assert_eq!(answer(&mut client).await["problem"]["code"], "no_table");
}

#[tokio::test]
async fn binary_oversize_and_impolite_sockets_are_closed() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    let mut good = node.join(&table.seats, &table.table).await;
    let begun = good.start(&table.seats[0]).await;

    let mut binary = Client::connect(&node.url, vec![]).await.unwrap();
    answer(&mut binary).await;
    binary.send_raw(Message::binary(vec![0xff, 0x00])).await.unwrap();
    assert_eq!(answer(&mut binary).await["problem"]["code"], "bad_frame");
    assert!(binary.text().await.is_err());

    let mut large = Client::connect(&node.url, vec![]).await.unwrap();
    answer(&mut large).await;
    large.send_raw(Message::text("x".repeat(8 * 1024 + 1))).await.unwrap();
    while let Ok(text) = large.text().await {
        assert!(text.contains("8 KiB"), "{text}");
    }

    let mut rude = Client::open(&node.url).await.unwrap();
    rude.send_raw(Message::text("{\"type\":\"ping\",\"id\":\"a\"}")).await.unwrap();
    assert_eq!(answer(&mut rude).await["problem"]["code"], "hello");
    assert!(rude.text().await.is_err());

    let mut old = Client::open(&node.url).await.unwrap();
    old.send(&ClientIn::Hello { version: VERSION + 1, seats: vec![] }).await.unwrap();
    assert_eq!(answer(&mut old).await["problem"]["code"], "version");
    assert!(old.text().await.is_err());

    // The good one plays on.
    let seat: usize = begun["to_act"].as_str().unwrap().parse().unwrap();
    let action = begun["position"]["legal"][0].as_str().unwrap().to_owned();
    let done = good.act(&table.seats[seat], number(&begun["seq"]), &action).await;
    assert_eq!(done["type"], "done");
    node.stop().await;
}

#[tokio::test]
async fn a_wrong_token_is_not_a_seat() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    for token in ["", "0", &"0".repeat(64), &"é".repeat(32)] {
        let seats = json!([{"table": table.table, "seat": 0, "token": token}]);
        let mut client = Client::open(&node.url).await.unwrap();
        let hello = json!({"type": "hello", "version": VERSION, "seats": seats});
        client.send_raw(Message::text(hello.to_string())).await.unwrap();
        assert_eq!(answer(&mut client).await["seats"][0]["own"], json!(false));
        let start = json!({"type": "start", "table": table.table, "seat": 0, "id": "a"});
        client.send_raw(Message::text(start.to_string())).await.unwrap();
        assert_eq!(answer(&mut client).await["problem"]["code"], "not_your_seat");
    }
}

/// A socket that neither speaks nor answers is let go.
#[tokio::test]
async fn a_half_open_socket_is_closed() {
    let limits = server::Limits { idle_seconds: 1, ..crate::common::generous() };
    let data_dir = crate::common::folder();
    let node = Node::with(server::Config { data_dir, limits, ..Default::default() }).await;
    let mut silent = Client::connect(&node.url, vec![]).await.unwrap();
    answer(&mut silent).await;
    // Reading would answer pings, as a living socket does: wait without reading.
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    let metrics = node.get("/metrics").await;
    let line = metrics.lines().find(|line| line.starts_with("hearth_connections ")).unwrap();
    assert!(silent.text().await.is_err(), "{line}");
}
