//! The store by itself: places are taken once, old databases are brought up to date.

use std::path::PathBuf;

use sqlx::Executor;

use super::{Append, Appended, Listing, MIGRATIONS, Repeat, Store, now, sqlite_in};
use crate::entry::{Entry, Kept, Request};
use crate::ids::{Secret, TableId};

/// A folder for one database, removed with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("hearth-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        Self(folder)
    }

    async fn open(&self) -> Store {
        Store::open(&sqlite_in(&self.0)).await.expect("a database")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing depends on it.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn said(table: &TableId, seq: u64, text: &str) -> Append {
    let entry = Entry::Said { seat: 0, text: text.to_owned() };
    let request = Some(Request(format!("0 {text}").into()));
    Append { table: table.clone(), kept: Kept { seq, at: now(), request, entry }, listing: None }
}

#[tokio::test]
async fn a_place_is_taken_once() {
    let folder = Folder::new("places");
    let store = folder.open().await;
    let table = TableId::random();
    assert_eq!(store.append(said(&table, 0, "first")).await.unwrap(), Appended::Durable);
    assert_eq!(store.append(said(&table, 0, "second")).await.unwrap(), Appended::Second);
    let steps = store.steps(&table, 0).await.unwrap();
    assert_eq!(steps.len(), 1);
    assert!(matches!(&steps[0].entry, Entry::Said { text, .. } if text == "first"));
    assert_eq!(store.find(&table, &Request("0 first".into())).await.unwrap(), Some(0));
    assert_eq!(store.find(&table, &Request("0 second".into())).await.unwrap(), None);
    store.close().await;
}

/// Many writers at once share commits, and each is answered truly.
#[tokio::test]
async fn many_at_once_are_all_kept() {
    let folder = Folder::new("many");
    let store = folder.open().await;
    let mut writing = tokio::task::JoinSet::new();
    for _ in 0..100 {
        let (store, table) = (store.clone(), TableId::random());
        writing.spawn(async move {
            for seq in 0..10 {
                let done = store.append(said(&table, seq, "x")).await.unwrap();
                assert_eq!(done, Appended::Durable);
            }
            assert_eq!(store.steps(&table, 0).await.unwrap().len(), 10);
        });
    }
    while let Some(done) = writing.join_next().await {
        done.unwrap();
    }
    store.close().await;
    assert!(store.append(said(&TableId::random(), 0, "late")).await.is_err());
}

#[tokio::test]
async fn tables_are_found_when_they_are_due_and_while_they_are_open() {
    let folder = Folder::new("due");
    let store = folder.open().await;
    let mut tables = vec![];
    for (due, listed) in [(Some(1), true), (Some(i64::MAX), false), (None, true)] {
        let table = TableId::random();
        let listing = Listing { game: "feurio".into(), created: 0, phase: "open", listed, due };
        let append = Append { listing: Some(listing), ..said(&table, 0, "x") };
        store.append(append).await.unwrap();
        tables.push(table);
    }
    assert_eq!(store.due(10).await.unwrap(), [tables[0].clone()]);
    store.set_due(&tables[0], None).await.unwrap();
    assert!(store.due(10).await.unwrap().is_empty());
    assert_eq!(store.listed(10).await.unwrap().len(), 2);
    store.close().await;
}

#[tokio::test]
async fn a_recovery_code_works_once_and_not_for_ever() {
    let folder = Folder::new("codes");
    let store = folder.open().await;
    let (code, old) = (Secret::random().hash().unwrap(), Secret::random().hash().unwrap());
    store.keep_code(&code, "[]", now() + 60_000).await.unwrap();
    store.keep_code(&old, "[]", now() - 1).await.unwrap();
    assert_eq!(store.use_code(&code, "me").await.unwrap().as_deref(), Some("[]"));
    assert_eq!(store.use_code(&code, "you").await.unwrap(), None);
    // Whoever used it may not have heard the answer.
    assert_eq!(store.use_code(&code, "me").await.unwrap().as_deref(), Some("[]"));
    assert_eq!(store.use_code(&old, "me").await.unwrap(), None);
    store.close().await;
}

#[tokio::test]
async fn a_request_may_be_repeated_for_a_while() {
    let folder = Folder::new("repeats");
    let store = folder.open().await;
    let repeat = |salt: &str| Repeat { asked: "what".into(), salt: salt.into() };
    let kept = store.keep_repeat("name", &repeat("one"), 60_000).await.unwrap();
    assert_eq!(kept, repeat("one"));
    assert_eq!(store.keep_repeat("name", &repeat("two"), 60_000).await.unwrap(), repeat("one"));
    // Its time over, it is as if it had never been.
    store.keep_repeat("old", &repeat("one"), -1).await.unwrap();
    assert_eq!(store.keep_repeat("old", &repeat("two"), 60_000).await.unwrap(), repeat("two"));
    store.keep_repeat("older", &repeat("one"), -1).await.unwrap();
    store.tidy_repeats().await.unwrap();
    let left = sqlx::query("SELECT name FROM repeats").fetch_all(&store.pool).await.unwrap();
    assert_eq!(left.len(), 2);
    store.close().await;
}

/// A database as the first version left it, with a table in it, opens and keeps its table.
#[tokio::test]
async fn an_older_database_is_brought_up_to_date() {
    let folder = Folder::new("older");
    let table = TableId::random();
    {
        let store = Store::connect(&sqlite_in(&folder.0)).await.unwrap();
        let first = MIGRATIONS.iter().next().unwrap().clone();
        let only_first = sqlx::migrate::Migrator {
            migrations: vec![first].into(),
            ..sqlx::migrate::Migrator::DEFAULT
        };
        only_first.run(&store.pool).await.unwrap();
        assert!(store.pool.execute("SELECT * FROM codes").await.is_err());
        store.append(said(&table, 0, "long ago")).await.unwrap();
        store.close().await;
    }
    let store = folder.open().await;
    assert_eq!(store.steps(&table, 0).await.unwrap().len(), 1);
    let code = Secret::random().hash().unwrap();
    store.keep_code(&code, "[]", now() + 60_000).await.unwrap();
    store.close().await;
    // Once more: nothing left to do.
    folder.open().await.close().await;
}
