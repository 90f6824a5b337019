//! Seats and teams by scenario: who plays together wins, loses and agrees together.

use std::sync::atomic::Ordering;

use crate::common::*;
use crate::patrol::PatrolBox;
use sandtable_server::{Config, Games};
use serde_json::{Value, json};

/// Red and Rose against Blue and Teal, each a person; the first of them laid the table.
async fn four(config: Config, hours: Option<u32>) -> (Bench, Vec<Client>, String) {
    let bench = bench_of(Games::new().with::<PatrolBox>().unwrap(), config).await;
    let mut all = vec![bench.guest().await];
    let seats = json!(["me", "open", "open", "open"]);
    let mut body = json!({ "game": "patrol", "scenario": "teams", "seats": seats, "public": true });
    if let Some(hours) = hours {
        body["hours"] = hours.into();
    }
    let table = all[0].lay(body).await;
    for _ in 0..3 {
        let guest = bench.guest().await;
        guest.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
        all.push(guest);
    }
    (bench, all, format!("/api/tables/{table}"))
}

fn result(view: &Value) -> (Value, Value) {
    (view["result"]["winners"].clone(), view["result"]["reason"].clone())
}

#[tokio::test]
async fn seats_follow_the_scenario() {
    let (bench, all, table) = four(config(), None).await;
    let view = all[0].get(&table).await.ok();
    assert_eq!(view["teams"], json!([[0, 2], [1, 3]]));
    let keys: Vec<_> = view["seats"].as_array().unwrap().iter().map(|s| s["key"].clone()).collect();
    assert_eq!(keys, ["red", "blue", "rose", "teal"]);
    let record = all[0].get(&format!("{table}/record")).await.text;
    assert!(record.contains("\nteams red+rose blue+teal\n"), "{record}");
    let me = bench.guest().await;
    let two = json!({ "game": "patrol", "scenario": "cards", "seats": ["me", "me"] });
    me.post("/api/tables", two).await.ok();
    let four = json!({ "game": "patrol", "scenario": "cards", "seats": ["me", "me", "me", "me"] });
    me.post("/api/tables", four).await.refused(422, "unfit");
}

#[tokio::test]
async fn a_bot_sits_down_for_a_comrade_and_the_last_of_a_team_gives_it_up() {
    let (_bench, all, table) = four(config(), None).await;
    let after = all[2].post(&format!("{table}/resign"), json!({})).await.ok();
    assert_eq!(
        (after["status"].as_str(), after["seats"][2]["kind"].as_str()),
        (Some("running"), Some("bot"))
    );
    let over = all[0].post(&format!("{table}/resign"), json!({})).await.ok();
    assert_eq!(result(&over), (json!([1, 3]), json!("resigned")));
}

#[tokio::test]
async fn a_draw_is_agreed_by_all_people_of_both_teams() {
    let (_bench, all, table) = four(config(), None).await;
    let draw = format!("{table}/draw");
    // A bot in a team that people play in too has no say.
    all[2].post(&format!("{table}/resign"), json!({})).await.ok();
    all[0].post(&draw, json!({})).await.ok();
    assert_eq!(all[1].post(&draw, json!({})).await.ok()["status"], "running");
    let over = all[3].post(&draw, json!({})).await.ok();
    assert_eq!(result(&over), (json!([]), json!("draw")));
}

#[tokio::test]
async fn a_claim_gives_the_game_to_the_other_team_and_never_to_a_comrade() {
    let (clock, config) = clocked();
    let (_bench, all, table) = four(config, Some(24)).await;
    clock.fetch_add(25 * 3_600_000, Ordering::Relaxed);
    // Red is late. His comrade has a bot sit down for him; the game goes on.
    let after = all[2].post(&format!("{table}/claim"), json!({})).await.ok();
    assert_eq!(
        (after["status"].as_str(), after["seats"][0]["kind"].as_str()),
        (Some("running"), Some("bot"))
    );
    assert_eq!(after["result"], Value::Null);

    let (clock, config) = clocked();
    let (_bench, all, table) = four(config, Some(24)).await;
    clock.fetch_add(25 * 3_600_000, Ordering::Relaxed);
    let over = all[3].post(&format!("{table}/claim"), json!({})).await.ok();
    assert_eq!(result(&over), (json!([1, 3]), json!("time")));
}
