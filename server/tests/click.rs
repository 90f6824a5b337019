//! What a click costs: one trip, one scene, and nothing that others are told.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::cluster::Cluster;
use common::*;
use sandtable_server::store::{Heard, News, Postgres, Store, Topic};
use sandtable_server::{Games, Server};
use serde_json::{Value, json};
use stalingrad::Stalingrad;

fn shelf() -> Games {
    Games::new().with::<Stalingrad>().unwrap()
}

/// Lays Stalingrad for one at both seats and plays until something can be laid on a draft; gives the table and such a line.
async fn drafting(me: &Client) -> (String, u64, String) {
    let id = me.lay(json!({ "game": "stalingrad", "seats": ["me", "me"] })).await;
    let scene = format!("/api/tables/{id}/scene");
    for seat in [0, 1] {
        let seq = me.seq(&id).await;
        let line = json!({ "seq": seq, "line": "ready-made; done", "seat": seat });
        me.post(&format!("/api/tables/{id}/actions"), line).await.ok();
    }
    let state = me.get(&format!("{scene}?as=0")).await.ok();
    let offers = sandtable_core::kit::opened(&state["scene"]["offers"]);
    let free =
        offers.as_array().unwrap().iter().find(|offer| offer["binding"] != true).expect("something to lay");
    (id, state["seq"].as_u64().unwrap(), free["line"].as_str().unwrap().to_string())
}

async fn click(me: &Client, id: &str, seq: u64, line: &str) -> Value {
    let path = format!("/api/tables/{id}/drafts?as=0");
    me.post(&path, json!({ "do": "add", "seq": seq, "line": line })).await.ok()
}

#[tokio::test]
async fn a_click_on_a_draft_is_one_request_and_one_scene() {
    let bench = bench_of(shelf(), config()).await;
    let me = bench.guest().await;
    let (id, seq, line) = drafting(&me).await;
    let metrics = bench.server.hall().metrics.clone();
    let counts =
        || (metrics.scenes.get(), metrics.rows.get(), metrics.requests.iter().map(|c| c.get()).sum::<u64>());
    let before = counts();
    let answer = click(&me, &id, seq, &line).await;
    let after = counts();
    assert_eq!((after.0 - before.0, after.1 - before.1, after.2 - before.2), (1, 0, 1));
    // What is shown came with it: the very scene that a look at the draft gives.
    assert_eq!(answer["state"]["draft"], json!([line]));
    let look = me.get(&format!("/api/tables/{id}/scene?as=0&draft=true")).await.ok();
    assert_eq!(answer["state"]["scene"], look["scene"]);
    // What could be done after another line has an address of its own, and no board comes with it.
    let undone = me.post(&format!("/api/tables/{id}/drafts?as=0"), json!({ "do": "undo" })).await.ok();
    assert_eq!(undone["state"]["draft"], json!([]));
    let then = line.replace(' ', "%20").replace(';', "%3B").replace('#', "%23");
    let offers = me.get(&format!("/api/tables/{id}/offers?as=0&then={then}")).await.ok();
    assert_eq!(offers["offers"], look["scene"]["offers"]);
    assert_eq!(offers.as_object().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_of_a_draft() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let store: Arc<dyn Store> = Arc::new(Postgres::connect(&url, 4).await.unwrap());
    let server = Server::on(shelf(), store, config());
    let me = Client::guest(server.router()).await;
    let (id, seq, line) = drafting(&me).await;
    let other = Postgres::connect(&url, 2).await.unwrap();
    let mut news = other.news().unwrap();
    for _ in 0..3 {
        click(&me, &id, seq, &line).await;
        me.post(&format!("/api/tables/{id}/drafts?as=0"), json!({ "do": "undo" })).await.ok();
    }
    // What is said is told, and it is the first thing that is.
    me.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hello" })).await.ok();
    let first = tokio::time::timeout(Duration::from_secs(20), news.recv()).await.expect("news").unwrap();
    assert!(matches!(&first, Heard::Of(word) if word.topic == Topic::Talk), "{first:?}");
    server.close().await;
}

/// A hold is its player's own business: nothing of the table is written anew and nobody who watches is told. But whoever plays
/// his answers at another server knows of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_hold_is_kept_apart_from_the_table_and_holds_at_every_server() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let store = Arc::new(Postgres::connect(&url, 4).await.unwrap());
    let one = Server::on(games(), store.clone(), config());
    let two = Server::on(games(), Arc::new(Postgres::connect(&url, 4).await.unwrap()), config());
    let red = Client::guest(one.router()).await;
    let blue = Client::guest(one.router()).await;
    let id = red.lay(json!({ "game": "toy", "seats": ["me", "open"], "public": true })).await;
    blue.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    for (who, line) in [(&red, "bid 3; ready"), (&blue, "bid 1; ready"), (&red, "shake"), (&red, "raise")] {
        who.act(&id, line).await.ok();
    }
    let orders = format!("/api/tables/{id}/orders");
    blue.put(&orders, json!({ "windows": { "doubt": "pass" } })).await.ok();
    // The table is in memory at the other server, where the opponent will play.
    let away = Client { router: two.router(), ..red.clone() };
    let seq = away.seq(&id).await;
    let table = sandtable_server::TableId(id.clone());
    let standing = || async {
        let stored = store.load(&table).await.unwrap().unwrap();
        (stored.table.version, serde_json::to_string(&stored.table.meta).unwrap())
    };
    let before = standing().await;
    let mut watched = one.hall().watch(&table);
    let mut stirred = move || {
        let now = *watched.borrow_and_update();
        (now.table, now.talk)
    };
    let quiet = stirred();
    let listener = Postgres::connect(&url, 2).await.unwrap();
    let mut news = listener.news().unwrap();
    let held = json!({ "hold": true, "windows": { "doubt": "pass" } });
    blue.put(&orders, held).await.ok();
    assert_eq!(blue.get(&orders).await.ok()["hold"], true);
    assert_eq!(standing().await, before);
    assert_eq!(stirred(), quiet);
    let heard = tokio::time::timeout(Duration::from_secs(20), news.recv()).await.expect("news").unwrap();
    assert_eq!(heard, Heard::Of(News { table: table.clone(), topic: Topic::Hold }));
    // It stops the orders of blue at the window that red opens at the other server.
    let there = Client { router: two.router(), ..blue.clone() };
    let waiting = async {
        while there.get(&orders).await.ok()["hold"] != true {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waiting).await.expect("the other server hears of it");
    away.post(&format!("/api/tables/{id}/actions"), json!({ "seq": seq, "line": "call" })).await.ok();
    assert_eq!(there.get(&format!("/api/tables/{id}")).await.ok()["your_turn"], true);
    one.close().await;
    two.close().await;
}
