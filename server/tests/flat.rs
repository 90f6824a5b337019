//! A table of twenty thousand rows costs what a short one does: rows that are read and played again are counted, not time.

mod common;

use std::sync::Arc;

use common::cluster::Cluster;
use common::toy::Toy;
use common::*;
use sandtable_core::{AnyGame, Boxed, Dice, Options, Seat};
use sandtable_server::Server;
use sandtable_server::store::{Postgres, Sqlite, Store};
use serde_json::{Value, json};

/// A record of so many rows, in which nothing is decided for long: bids are laid and taken back.
fn record(rows: usize) -> String {
    let toy = Boxed::<Toy>::built_in().unwrap();
    let mut table = toy.table("plain", &Options::new(), Dice::Seed(5)).unwrap();
    while table.row_count() < rows {
        table.act(Seat(0), "bid 1").unwrap();
        table.undo(Seat(0)).unwrap();
    }
    table.record().to_string()
}

/// What was read, folded and played again.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Cost {
    read: u64,
    folds: u64,
    replayed: u64,
}

fn cost(server: &Server) -> Cost {
    let metrics = &server.hall().metrics;
    Cost { read: metrics.rows_read.get(), folds: metrics.folds.get(), replayed: metrics.rows_replayed.get() }
}

/// What something costs.
async fn of<T>(server: &Server, what: impl Future<Output = T>) -> (T, Cost) {
    let before = cost(server);
    let done = what.await;
    let after = cost(server);
    let less = |a: u64, b: u64| a - b;
    let cost = Cost {
        read: less(after.read, before.read),
        folds: less(after.folds, before.folds),
        replayed: less(after.replayed, before.replayed),
    };
    (done, cost)
}

async fn open(place: &Place) -> Server {
    let store: Arc<dyn Store> = match place {
        Place::File(path) => Arc::new(Sqlite::open(path).unwrap()),
        Place::Url(url) => Arc::new(Postgres::connect(url, 4).await.unwrap()),
    };
    Server::on(games(), store, config())
}

enum Place {
    File(std::path::PathBuf),
    Url(String),
}

/// The costs of a first look, another, a move, a look at the past and a look after a move through another server.
async fn costs(place: &Place, rows: usize) -> Vec<(&'static str, Cost)> {
    let server = open(place).await;
    let mut me = Client::guest(server.router()).await;
    let laid = server.hall().import(&account(&server, &me).await, import(rows)).await.unwrap();
    let id = laid.id;
    server.close().await;
    let server = open(place).await;
    me.router = server.router();
    let scene = format!("/api/tables/{id}/scene");
    let actions = format!("/api/tables/{id}/actions");
    let mut costs = Vec::new();
    let (state, cost) = of(&server, me.get(&scene)).await;
    costs.push(("the first look", cost));
    let seq = state.ok()["seq"].as_u64().unwrap();
    assert_eq!(seq as usize, rows);
    costs.push(("another look", of(&server, me.get(&scene)).await.1));
    let (moved, cost) =
        of(&server, me.post(&actions, json!({"seq": seq, "line": "bid 2", "scene": true}))).await;
    assert_eq!(moved.ok()["last"], seq + 1);
    costs.push(("a move", cost));
    let (back, cost) = of(&server, me.get(&format!("{scene}?at={seq}"))).await;
    assert_eq!(back.ok()["seq"], seq + 1);
    costs.push(("a look back", cost));
    if let Place::Url(_) = place {
        // Another server reads the table, this one moves, the other looks.
        let other = open(place).await;
        let there = Client { router: other.router(), ..me.clone() };
        there.get(&scene).await.ok();
        me.post(&actions, json!({"seq": seq + 1, "line": "ready"})).await.ok();
        let mut caught = Cost { read: 0, folds: 0, replayed: 0 };
        for _ in 0..200 {
            let (state, cost) = of(&other, there.get(&scene)).await;
            (caught.read, caught.folds) = (caught.read + cost.read, caught.folds + cost.folds);
            if state.ok()["seq"] == seq + 2 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        costs.push(("a look after a move elsewhere", caught));
        // The same dice fall there.
        let state =
            there.post(&actions, json!({"seq": seq + 2, "line": "bid 1; ready", "seat": 1, "scene": true}));
        assert_eq!(state.await.ok()["state"]["seq"], seq + 3);
        other.close().await;
    }
    // All of it is there, for whoever wants all of it.
    let log = me.get(&format!("/api/tables/{id}/log")).await.ok();
    assert!(log["entries"].as_array().unwrap().len() >= rows / 2, "{rows}");
    let text = me.get(&format!("/api/tables/{id}/record")).await.text;
    assert!(text.lines().count() > rows, "{rows}");
    server.close().await;
    costs
}

async fn account(server: &Server, me: &Client) -> sandtable_server::store::Account {
    let found = server.hall().store.account_named(&me.name).await.unwrap();
    found.unwrap()
}

fn import(rows: usize) -> sandtable_server::wire::ImportRequest {
    serde_json::from_value::<sandtable_server::wire::ImportRequest>(json!({ "record": record(rows) }))
        .unwrap()
}

async fn flat(place: &Place) {
    let short = costs(place, 101).await;
    let long = costs(place, 20_001).await;
    for ((what, short), (_, long)) in short.iter().zip(&long) {
        println!("{what}: {short:?} at row 100, {long:?} at row 20,000");
        assert!(long.read <= short.read + 64, "{what}: {short:?}, {long:?}");
        assert!(long.replayed <= short.replayed + 64, "{what}: {short:?}, {long:?}");
        assert_eq!(long.folds, 0, "{what}: {long:?}");
    }
    assert_eq!(long[1].1, Cost { read: 0, folds: 0, replayed: 0 });
    assert_eq!(long[2].1, Cost { read: 0, folds: 0, replayed: 0 });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_table_costs_what_a_short_one_does_on_sqlite() {
    let dir = tempfile::tempdir().unwrap();
    flat(&Place::File(dir.path().join("test.db"))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_table_costs_what_a_short_one_does_on_postgresql() {
    let cluster = Cluster::start();
    flat(&Place::Url(cluster.database())).await;
}

/// The board is sent once, and scenes and offers as they are asked for.
#[tokio::test]
async fn a_browser_that_has_the_board_is_not_sent_it_again() {
    let bench = bench().await;
    let me = bench.guest().await;
    let id = me.lay(json!({"game": "soft-underbelly", "seats": ["me", "me"]})).await;
    let path = format!("/api/tables/{id}/board");
    let first = me.get(&path).await;
    let tag = first.headers["etag"].to_str().unwrap().to_string();
    assert!(first.ok()["board"].is_object());
    let mut again = me.request(axum::http::Method::GET, &path, None);
    again.headers_mut().insert("if-none-match", tag.parse().unwrap());
    let again = me.send(again).await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
    assert_eq!(again.headers["etag"], tag.as_str());
    let _: Value = me.get(&path).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_table_in_play_keeps_its_last_rows_in_memory_and_tells_all_of_them() {
    let dir = tempfile::tempdir().unwrap();
    let server = open(&Place::File(dir.path().join("test.db"))).await;
    let me = Client::guest(server.router()).await;
    let laid = server.hall().import(&account(&server, &me).await, import(101)).await.unwrap();
    let path = |what: &str| format!("/api/tables/{}/{what}", laid.id);
    let mut seq = me.get(&path("scene")).await.ok()["seq"].as_u64().unwrap();
    let early = me.get(&path("record")).await.text;
    while seq < 1_300 {
        me.post(&path("actions"), json!({"seq": seq, "line": "bid 2"})).await.ok();
        me.post(&path("undo"), json!({"seq": seq + 1})).await.ok();
        seq += 2;
    }
    // The last rows are there; what came long before is read, and the table does not grow by it.
    let (state, cost) = of(&server, me.get(&path(&format!("scene?at={}", seq - 1)))).await;
    assert_eq!((state.ok()["seq"].as_u64(), cost.read), (Some(seq), 0));
    for _ in 0..2 {
        let (state, cost) = of(&server, me.get(&path("scene?at=3"))).await;
        assert_eq!((state.ok()["seq"].as_u64(), cost.read), (Some(4), seq));
    }
    let (log, cost) = of(&server, me.get(&path("log"))).await;
    assert!(cost.read > 0, "{cost:?}");
    let rows: Vec<u64> =
        log.ok()["entries"].as_array().unwrap().iter().map(|e| e["row"].as_u64().unwrap()).collect();
    assert!(rows.is_sorted() && rows.first() < Some(&4) && rows.last() == Some(&(seq - 1)));
    let film = me.get(&path("film?since=2&at=6")).await.ok();
    assert!(!film["frames"].as_array().unwrap().is_empty());
    let curve = me.get(&path(&format!("curve?rows=2,700,{}", seq - 1))).await.ok();
    assert_eq!(curve["points"].as_array().unwrap().len(), 3);
    let (record, cost) = of(&server, me.get(&path("record"))).await;
    assert_eq!((cost.read, cost.folds, cost.replayed), (seq, 0, 0));
    let text = record.text;
    assert!(text.starts_with(&early), "{early:.400}\n{text:.400}");
    assert_eq!(text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_digit())).count() as u64, seq);
    // Numbers that no table has are none, and fell nothing.
    let most = usize::MAX;
    me.get(&path(&format!("curve?rows=2,{most}"))).await.refused(422, "unfit");
    assert_eq!(me.get(&path(&format!("log?since={most}"))).await.ok()["entries"], json!([]));
    // Who plays on counts as before.
    let moved = me.post(&path("actions"), json!({"seq": seq, "line": "bid 1", "scene": true})).await.ok();
    assert_eq!(moved["last"], seq + 1);
    server.close().await;
}
