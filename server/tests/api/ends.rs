//! How tables end: by the rules, by giving up, draws, time; and what comes after.

use std::sync::atomic::Ordering;

use crate::common::*;
use serde_json::json;

#[tokio::test]
async fn giving_up_ends_the_game_and_shows_the_dice() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let path = format!("/api/tables/{table}");
    red.get(&format!("{path}/scene?open=true")).await.refused(409, "conflict");
    let over = red.post(&format!("{path}/resign"), json!({})).await.ok();
    assert_eq!((over["status"].as_str(), over["result"]["winners"].clone()), (Some("over"), json!([1])));
    assert_eq!(over["result"]["reason"], "resigned");
    blue.act(&table, "bid 1").await.refused(409, "conflict");
    red.post(&format!("{path}/resign"), json!({})).await.refused(409, "conflict");
    let record = bench.stranger().get(&format!("{path}/record")).await.text;
    assert!(record.contains("\nsecret "), "{record}");
    blue.get(&format!("{path}/scene?open=true")).await.ok();
}

#[tokio::test]
async fn a_draw_needs_both() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let draw = format!("/api/tables/{table}/draw");
    bench.guest().await.post(&draw, json!({})).await.refused(403, "forbidden");
    assert_eq!(red.post(&draw, json!({})).await.ok()["draw"], json!([0]));
    assert_eq!(blue.post(&draw, json!({ "refuse": true })).await.ok()["draw"], json!([]));
    red.post(&draw, json!({})).await.ok();
    // Who plays on instead has declined.
    red.act(&table, "bid 3; ready").await.ok();
    assert_eq!(red.get(&format!("/api/tables/{table}")).await.ok()["draw"], json!([0]));
    blue.act(&table, "bid 1").await.ok();
    assert_eq!(red.get(&format!("/api/tables/{table}")).await.ok()["draw"], json!([]));
    red.post(&draw, json!({})).await.ok();
    let over = blue.post(&draw, json!({})).await.ok();
    assert_eq!(
        (over["result"]["winners"].clone(), over["result"]["reason"].clone()),
        (json!([]), json!("draw"))
    );
}

#[tokio::test]
async fn time_is_claimed_when_it_is_up_and_not_before() {
    let (clock, config) = clocked();
    let bench = bench_with(config).await;
    let (red, blue) = (bench.guest().await, bench.guest().await);
    red.post("/api/tables", json!({ "game": "toy", "seats": ["me", "me"], "hours": 0 }))
        .await
        .refused(422, "unfit");
    let table = red.lay(json!({ "game": "toy", "seats": ["me", "open"], "public": true, "hours": 72 })).await;
    blue.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    red.act(&table, "bid 3; ready").await.ok();
    let path = format!("/api/tables/{table}");
    red.post(&format!("{path}/claim"), json!({})).await.refused(409, "conflict");
    let view = red.get(&path).await.ok();
    assert_eq!(view["deadline"].as_i64().unwrap() - view["since"].as_i64().unwrap(), 72 * 3_600_000);

    clock.fetch_add(73 * 3_600_000, Ordering::Relaxed);
    blue.post(&format!("{path}/claim"), json!({})).await.refused(409, "conflict");
    let over = red.post(&format!("{path}/claim"), json!({})).await.ok();
    assert_eq!(
        (over["result"]["winners"].clone(), over["result"]["reason"].clone()),
        (json!([0]), json!("time"))
    );
}

#[tokio::test]
async fn a_table_is_taken_away_by_its_owner_alone() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let path = format!("/api/tables/{table}");
    blue.delete(&path).await.refused(403, "forbidden");
    red.delete(&path).await.refused(409, "conflict");
    let own = red.lay(json!({ "game": "toy", "seats": ["me", { "bot": "recruit" }] })).await;
    blue.delete(&format!("/api/tables/{own}")).await.refused(404, "not_found");
    red.delete(&format!("/api/tables/{own}")).await.ok();
    red.get(&format!("/api/tables/{own}")).await.refused(404, "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_exported_imported_and_played_again() {
    let bench = bench().await;
    let me = bench.guest().await;
    let table = me.lay(json!({ "game": "toy", "seats": ["me", { "bot": "recruit" }] })).await;
    let path = format!("/api/tables/{table}");
    crate::games::play_to_the_end(&me, &table).await;
    let over = me.get(&path).await.ok();
    assert_eq!(over["result"]["reason"], "rules");
    let record = me.get(&format!("{path}/record")).await.text;
    let parsed = sandtable_core::Record::parse(&record).unwrap();
    assert!(sandtable_core::verify(&parsed).is_ok());

    let imported = me.post("/api/import", json!({ "record": record })).await.ok();
    let id = imported["id"].as_str().unwrap();
    assert_eq!(
        (imported["status"].as_str(), imported["result"].clone()),
        (Some("over"), over["result"].clone())
    );
    assert_eq!(me.get(&format!("/api/tables/{id}/record")).await.text, record);
    let winner = if record.contains("\nend red ") { "blue" } else { "red" };
    let forged: Vec<String> = record
        .lines()
        .map(|line| match line.strip_prefix("end ") {
            Some(_) => format!("end {winner} end/1"),
            None => line.to_string(),
        })
        .collect();
    let forged = forged.join("\n");
    me.post("/api/import", json!({ "record": forged })).await.refused(422, "record");
    me.post("/api/import", json!({ "record": "hello" })).await.refused(422, "record");
    let dice = record.replace("| 1@", "| 2@").replace("| 3@", "| 4@").replace("| 5@", "| 6@");
    assert!(dice == record || me.post("/api/import", json!({ "record": dice })).await.status == 422);

    let next = me.post(&format!("{path}/rematch"), json!({})).await.ok();
    let again = me.post(&format!("{path}/rematch"), json!({})).await.ok();
    assert_eq!(next["id"], again["id"]);
    assert_eq!(next["status"], "running");
    me.delete(&path).await.refused(409, "conflict");
    // When its rows are no longer in memory, they are read.
    let bench = bench.restart().await;
    let me = Client { router: bench.router(), ..me };
    for table in [table.as_str(), id] {
        assert_eq!(me.get(&format!("/api/tables/{table}/record")).await.text, record);
    }
    me.delete(&format!("/api/tables/{id}")).await.ok();
}

/// What somebody only imagines is no position that was ever reached: nobody brings it as one.
#[tokio::test]
async fn the_record_of_a_fork_in_play_is_not_imported() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    red.act(&table, "bid 3; ready").await.ok();
    blue.act(&table, "bid 1; ready").await.ok();
    let forked = blue.post(&format!("/api/tables/{table}/fork"), json!({})).await.ok();
    let id = forked["table"]["id"].as_str().unwrap();
    blue.act(id, "shake").await.ok();
    let record = blue.get(&format!("/api/tables/{id}/record")).await.text;
    blue.post("/api/import", json!({ "record": record })).await.refused(422, "record");
}

#[tokio::test]
async fn whose_next_table_was_taken_away_lays_another() {
    let bench = bench().await;
    let (red, blue) = (bench.guest().await, bench.guest().await);
    let seats = json!(["me", "open"]);
    let table = red.lay(json!({ "game": "toy", "seats": seats, "public": true, "ask_words": true })).await;
    let path = format!("/api/tables/{table}");
    blue.post(&format!("{path}/join"), json!({ "word": "stoat" })).await.ok();
    red.post(&format!("{path}/word"), json!({ "word": "otter" })).await.ok();
    blue.post(&format!("{path}/resign"), json!({})).await.ok();
    let next = async |who: &Client| {
        let laid = who.post(&format!("{path}/rematch"), json!({})).await.ok();
        laid["id"].as_str().unwrap().to_string()
    };
    let first = next(&red).await;
    assert_eq!(next(&blue).await, first);
    // It waits for words, and goes.
    red.delete(&format!("/api/tables/{first}")).await.ok();
    let second = next(&blue).await;
    assert_ne!(second, first);
    assert_eq!(next(&red).await, second);
}
