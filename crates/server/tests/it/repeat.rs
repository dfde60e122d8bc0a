//! Opening a table, sitting down and moving seats to another device, sent again because an answer
//! was lost: the same tokens.

use serde_json::{Value, json};
use server::client::{ClientError, post};
use server::protocol::{Created, SeatKey, Seated};
use server::{Config, TableId};

use crate::common::{Node, folder, generous};
use crate::services::Postgres;

const ID: &str = "5f0c1d8e-open-a-table";

fn asked() -> Value {
    json!({
        "id": ID, "game": "feurio", "setup": {"players": 4},
        "seats": [{"me": "Ann"}, "friend", "open", {"bot": "spark"}],
    })
}

fn to_sit(id: &str, name: &str) -> Value {
    json!({"id": id, "seat": 2, "name": name, "word": "sesame"})
}

async fn create(node: &Node, asked: &Value) -> Result<Created, ClientError> {
    post(&node.url, "/api/tables", asked).await
}

async fn sit(node: &Node, table: &TableId, asked: &Value) -> Result<Seated, ClientError> {
    post(&node.url, &format!("/api/tables/{table}/seats"), asked).await
}

fn refused<T: std::fmt::Debug>(answer: Result<T, ClientError>) -> (u16, Value) {
    match answer {
        Err(ClientError::Refused { status, body }) => {
            (status, serde_json::from_str(&body).unwrap())
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_table_asked_for_again_is_the_same_table_even_after_a_restart() {
    let config = Config { data_dir: folder(), limits: generous(), ..Config::default() };
    let node = Node::with(config.clone()).await;
    let first = create(&node, &asked()).await.unwrap();
    assert_eq!(create(&node, &asked()).await.unwrap(), first);
    let seated = sit(&node, &first.table, &to_sit("take-the-open-seat", "Bob")).await.unwrap();
    node.stop().await;
    let node = Node::with(config.clone()).await;
    assert_eq!(create(&node, &asked()).await.unwrap(), first);
    let again = sit(&node, &first.table, &to_sit("take-the-open-seat", "Bob")).await.unwrap();
    assert_eq!(again, seated);
    // The tokens are good, and there is one table.
    let mut both = node.join(&[first.seats[0].clone(), seated.key], &first.table).await;
    assert!(both.heard[0].matches("\"own\":true").count() == 2, "{}", both.heard[0]);
    let invite = &first.invites[0].invite;
    let friend = json!({"seat": 1, "name": "Cid", "invite": invite});
    sit(&node, &first.table, &friend).await.unwrap();
    both.start(&first.seats[0]).await;
    assert_eq!(node.get("/api/tables").await, "[]");
    node.stop().await;
    nothing_is_written_down(&config, &[ID, "take-the-open-seat"], &first);
}

/// Neither the ids nor what came of them lie in the database.
fn nothing_is_written_down(config: &Config, ids: &[&str], created: &Created) {
    let text = |secret: &server::Secret| json!(secret).as_str().unwrap().to_owned();
    let mut secrets: Vec<String> = ids.iter().map(|&id| id.to_owned()).collect();
    secrets.push(text(&created.seats[0].token));
    secrets.push(text(&created.invites[0].invite));
    for file in std::fs::read_dir(&config.data_dir).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for secret in &secrets {
            let found = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
            assert!(!found, "{secret} lies in the database");
        }
    }
}

#[tokio::test]
async fn an_id_belongs_to_one_request_and_can_not_be_guessed() {
    let node = Node::start().await;
    let first = create(&node, &asked()).await.unwrap();
    let mut other = asked();
    other["seats"][0]["me"] = json!("Eve");
    let (status, problem) = refused(create(&node, &other).await);
    assert_eq!((status, &problem["code"], &problem["field"]), (409, &json!("taken"), &json!("id")));
    for bad in ["", "short", "has spaces in the middle", "ümläüts äre nöt ÄSCII", &"x".repeat(41)]
    {
        let (mut asked, sitting) = (asked(), to_sit(bad, "Bob"));
        asked["id"] = json!(bad);
        assert_eq!(refused(create(&node, &asked).await).0, 400, "{bad:?}");
        assert_eq!(refused(sit(&node, &first.table, &sitting).await).0, 400, "{bad:?}");
    }
    let (_, problem) = refused(sit(&node, &first.table, &to_sit("short", "Bob")).await);
    assert_eq!(problem["field"], "id");
    // What is refused does not use an id up.
    let mut wrong = asked();
    (wrong["id"], wrong["level"]) = (json!("mended-at-second-try"), json!("genius"));
    assert_eq!(refused(create(&node, &wrong).await).0, 400);
    wrong["level"] = json!("flame");
    assert_ne!(create(&node, &wrong).await.unwrap().table, first.table);
}

#[tokio::test]
async fn a_seat_is_taken_once_and_by_one() {
    let node = Node::start().await;
    let table = create(&node, &asked()).await.unwrap().table;
    let bobs = to_sit("the-request-of-bob", "Bob");
    let bob = sit(&node, &table, &bobs).await.unwrap();
    let (status, problem) = refused(sit(&node, &table, &to_sit("the-request-of-eve", "Eve")).await);
    assert_eq!((status, &problem["code"]), (409, &json!("taken")));
    // Eve can't have Bob's token without his id, nor without all he said.
    assert_eq!(refused(sit(&node, &table, &to_sit("the-request-of-bob", "Eve")).await).0, 409);
    assert_eq!(sit(&node, &table, &bobs).await.unwrap(), bob);
    // The same id at another table is another request.
    let mut asked = asked();
    asked["id"] = json!("another-table-of-ann");
    let other = create(&node, &asked).await.unwrap().table;
    assert_ne!(sit(&node, &other, &bobs).await.unwrap().key.token, bob.key.token);
}

#[tokio::test]
async fn seats_are_moved_once_however_often_it_is_asked() {
    let node = Node::start().await;
    let first = create(&node, &asked()).await.unwrap();
    let mine = json!({"seats": first.seats});
    let code: Value = post(&node.url, "/api/recovery", &mine).await.unwrap();
    let mut asked = code.clone();
    asked["id"] = json!("bring-my-seats-here");
    let moved: Vec<SeatKey> = post(&node.url, "/api/recovery/use", &asked).await.unwrap();
    assert_ne!(moved, first.seats);
    let again: Vec<SeatKey> = post(&node.url, "/api/recovery/use", &asked).await.unwrap();
    assert_eq!(again, moved);
    let person = node.join(&moved, &first.table).await;
    assert!(person.heard[0].contains("\"own\":true"), "{}", person.heard[0]);
    // Whoever else has the code comes too late, with an id of their own or without.
    asked["id"] = json!("bring-them-to-me-instead");
    for late in [asked, code] {
        let answer = post::<Value>(&node.url, "/api/recovery/use", &late).await;
        assert_eq!(refused(answer).0, 403);
    }
}

#[tokio::test]
async fn two_nodes_answer_the_same() {
    let postgres = Postgres::start().await;
    let config = Config {
        data_dir: folder(),
        database: Some(postgres.url.clone()),
        limits: generous(),
        ..Config::default()
    };
    let (one, two) = (Node::with(config.clone()).await, Node::with(config).await);
    let asked = asked();
    let (here, there) = tokio::join!(create(&one, &asked), create(&two, &asked));
    let here = here.unwrap();
    assert_eq!(here, there.unwrap());
    let asked = to_sit("take-the-open-seat", "Bob");
    let (a, b) = tokio::join!(sit(&one, &here.table, &asked), sit(&two, &here.table, &asked));
    let a = a.unwrap();
    assert_eq!(a, b.unwrap());
    assert_eq!(sit(&two, &here.table, &asked).await.unwrap(), a);
    for node in [one, two] {
        node.stop().await;
    }
}
