//! The data of an earlier version (commit 3b7fda0) is opened with nothing lost: five tables in play or finished of two games
//! and one that waits, with talk, notes and drafts, played over its API on both stores.

mod common;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use common::cluster::Cluster;
use common::*;
use sandtable_server::store::{Listed, Postgres, Sqlite, Status, Store};
use sandtable_server::{Games, Server, Token, steward};
use serde_json::json;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

fn games() -> Games {
    let games = Games::new().with::<soft_underbelly::SoftUnderbelly>().unwrap();
    games.with::<stalingrad::Stalingrad>().unwrap()
}

/// The rows of a store, with the name of their table.
async fn rows(store: &dyn Store) -> Vec<String> {
    let mut text = Vec::new();
    steward::write_backup(store, &mut text, "test", 1).await.unwrap();
    String::from_utf8(text)
        .unwrap()
        .lines()
        .skip(4)
        .filter(|l| !l.starts_with("end "))
        .map(String::from)
        .collect()
}

fn of<'a>(rows: &'a [String], relation: &str) -> Vec<&'a String> {
    rows.iter().filter(|row| row.split(' ').next() == Some(relation)).collect()
}

async fn opens(store: Arc<dyn Store>) {
    let before = rows(store.as_ref()).await;
    let count = |relation: &str| of(&before, relation).len();
    assert_eq!(["accounts", "tables", "talk", "notes"].map(count), [3, 7, 6, 2]);
    assert!(count("rows") > 200 && count("snapshots") == 6 && count("data_sets") == 2);

    let server = Server::on(games(), store.clone(), config());
    let mut ada = Client { router: server.router(), cookie: None, name: "Ada".into(), secret: String::new() };
    let login = ada.post("/api/session", json!({ "name": "Ada", "password": "correct horse" })).await;
    ada.keep(&login);
    let mine = ada.get("/api/me/tables").await.ok();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 3, "{mine}");

    // Names are looked at otherwise than then: everybody is still found by his.
    for account in store.accounts().await.unwrap() {
        assert_eq!(store.account_named(&account.name).await.unwrap().map(|a| a.id), Some(account.id));
    }

    // Bob is a guest and comes with a session of his own.
    let (token, bob) = (Token::new(), store.account_named("Bob").await.unwrap().unwrap());
    store.add_session(&token.digest(), &bob.id, i64::MAX).await.unwrap();
    let bob = Client { cookie: Some(format!("sandtable={}", token.reveal())), ..ada.clone() };

    let (mut played, mut drafts) = (0, 0);
    for Listed { id, status, meta, .. } in store.tables().await.unwrap() {
        let path = format!("/api/tables/{id}");
        if status == Status::Waiting {
            continue;
        }
        // The whole log is there, as text and as a record.
        let record = steward::export(store.as_ref(), &id).await.unwrap();
        let own: Vec<_> = of(&before, "rows").into_iter().filter(|r| r.contains(id.as_str())).collect();
        assert_eq!(record.rows.len(), own.len());
        if meta.seats_of(&store.account_named("Ada").await.unwrap().unwrap().id).is_empty() {
            continue;
        }
        let state = ada.get(&format!("{path}/scene")).await.ok();
        assert!(state["scene"]["pieces"].as_array().is_some_and(|p| !p.is_empty()), "no position is shown");
        let said = ada.get(&format!("{path}/chat")).await.ok();
        assert_eq!(said["said"][1]["text"], "Dziękuję — 祝你好运", "{said}");
        let notes = ada.get(&format!("{path}/notes")).await.ok();
        assert_eq!(notes["text"], format!("My plan for {}: hold.", meta.game));
        let his = bob.get(&format!("{path}/scene")).await.ok();
        drafts += usize::from(!his["draft"].as_array().unwrap().is_empty());
        if state["table"]["older_rules"] == true {
            // Newer rules play on from the last position, at another table with the same people.
            let next = ada.post(&format!("{path}/continue"), json!({})).await.ok();
            assert!(next["status"] == "running" && next["id"] != id.as_str(), "{next}");
            played += 1;
        } else if let Some(line) = lines(&his).first() {
            bob.act(id.as_str(), line).await.ok();
            played += 1;
        }
    }
    assert!(played > 0 && drafts > 0, "{played} tables were played on, {drafts} drafts were there");
    server.close().await;
}

/// What was kept is kept: nothing of these is ever rewritten.
fn nothing_lost(before: &[String], after: &[String]) {
    for relation in ["accounts", "rows", "talk", "notes", "data_sets", "holders"] {
        for row in of(before, relation) {
            assert!(after.contains(row), "lost: {row}");
        }
    }
    assert!(of(after, "tables").len() >= of(before, "tables").len());
}

/// What an earlier program wrote, read without any of today's: the first values of each row, which are still its first.
fn written(path: &Path) -> Vec<String> {
    let database = rusqlite::Connection::open(path).unwrap();
    let mut all = Vec::new();
    for (relation, columns) in [
        ("rows", "tbl, row, line"),
        ("talk", "number, tbl, name, player, text, at"),
        ("notes", "tbl, account, text"),
        ("holders", "account, tbl, seats"),
        ("sessions", "token, account, until"),
        ("snapshots", "tbl, row, position"),
        ("data_sets", "game, digest, files"),
        ("accounts", "id, name"),
        ("tables", "id, version, status, asked, bots, moved, created, updated, public"),
    ] {
        let sql = format!("SELECT json_array({columns}) FROM {relation}");
        let mut rows = database.prepare(&sql).unwrap();
        let texts = rows.query_map([], |row| row.get::<_, String>(0)).unwrap();
        all.extend(texts.map(|text| format!("{relation} {}", text.unwrap().trim_end_matches(']'))));
    }
    all
}

/// A copy of the earlier version's site, in a file of its own.
fn site(folder: &Path) -> PathBuf {
    let path = folder.join("site.db");
    std::fs::copy(fixture("site-3b7fda0.db"), &path).unwrap();
    path
}

#[tokio::test]
async fn data_of_an_earlier_version_is_opened_by_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let path = site(folder.path());
    let written = written(&path);
    let store = Arc::new(Sqlite::open(&path).unwrap());
    let before = rows(store.as_ref()).await;
    assert!(written.len() > 200);
    for row in &written {
        assert!(before.iter().any(|now| now.starts_with(row.as_str())), "lost when it was opened: {row}");
    }
    opens(store).await;
    nothing_lost(&before, &rows(&Sqlite::open(&path).unwrap()).await);
}

#[tokio::test]
async fn data_of_an_earlier_version_is_opened_by_postgresql() {
    let cluster = Cluster::start();
    let url = cluster.database_of(&fixture("site-3b7fda0.sql"));
    let store = Arc::new(Postgres::connect(&url, 4).await.unwrap());
    let before = rows(store.as_ref()).await;
    opens(store).await;
    nothing_lost(&before, &rows(&Postgres::connect(&url, 4).await.unwrap()).await);
}

#[tokio::test]
async fn data_of_an_earlier_version_moves_to_postgresql() {
    let (cluster, folder) = (Cluster::start(), tempfile::tempdir().unwrap());
    let url = cluster.database();
    let (from, to) = (Sqlite::open(&site(folder.path())).unwrap(), Postgres::connect(&url, 4).await.unwrap());
    steward::copy(&from, &to).await.unwrap();
    let before = rows(&from).await;
    assert_eq!(rows(&to).await, before);
    opens(Arc::new(to)).await;
    nothing_lost(&before, &rows(&Postgres::connect(&url, 4).await.unwrap()).await);
}

#[tokio::test]
async fn data_of_a_later_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("site.db");
    drop(Sqlite::open(&path).unwrap());
    let later = rusqlite::Connection::open(&path).unwrap();
    later.pragma_update(None, "user_version", 99).unwrap();
    drop(later);
    let refused = Sqlite::open(&path).err().unwrap().to_string();
    assert!(refused.contains("newer version") && refused.contains("99"), "{refused}");
}
