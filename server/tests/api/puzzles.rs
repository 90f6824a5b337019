//! Puzzles: solved, failed, begun again, with hints that are counted.

use crate::common::*;
use serde_json::{Value, json};

const PUZZLES: &str = "/api/games/soft-underbelly/puzzles";

async fn begin(me: &Client, key: &str) -> String {
    let table = me.post(&format!("{PUZZLES}/{key}"), json!({})).await.ok();
    assert_eq!((table["puzzle"]["key"].as_str(), table["status"].as_str()), (Some(key), Some("running")));
    table["id"].as_str().unwrap().to_string()
}

async fn want(me: &Client, table: &str, what: &str) -> Answer {
    me.post(&format!("/api/tables/{table}/puzzle"), json!({ "do": what })).await
}

async fn stands(me: &Client, table: &str) -> Value {
    me.get(&format!("/api/tables/{table}")).await.ok()["puzzle"].clone()
}

#[tokio::test]
async fn puzzles_speak_the_readers_language() {
    let bench = bench().await;
    let anybody = bench.stranger();
    for language in ["en", "zh", "pl"] {
        let list = anybody.get(&format!("{PUZZLES}?language={language}")).await.ok()["puzzles"].clone();
        assert!(list.as_array().unwrap().len() >= 15, "{list}");
        for puzzle in list.as_array().unwrap() {
            let key = puzzle["key"].as_str().unwrap();
            let said = anybody.get(&format!("{PUZZLES}/{key}?language={language}")).await.ok();
            assert_eq!(said["texts"][format!("puzzle-{key}")], puzzle["title"]);
            for text in said["texts"].as_object().unwrap().values() {
                assert!(text.as_str().is_some_and(|t| !t.is_empty() && !t.contains(['[', '{'])), "{text}");
            }
        }
    }
    anybody.get(&format!("{PUZZLES}/none")).await.refused(404, "not_found");
    assert_eq!(anybody.get("/api/games/toy").await.ok()["puzzles"], 0);
}

#[tokio::test]
async fn a_puzzle_is_solved_against_its_defence_and_its_dice() {
    let bench = bench().await;
    let me = bench.guest().await;
    let table = begin(&me, "convoy").await;
    me.act(&table, "sail 14").await.refused(422, "refused");
    for line in ["engage american italian", "embark cube 17 x3"] {
        me.act(&table, line).await.ok();
        assert_eq!(stands(&me, &table).await["solved"], Value::Null);
    }
    me.act(&table, "sail 14").await.ok();
    assert_eq!(stands(&me, &table).await["solved"], true);
    let state = me.get(&format!("/api/tables/{table}/scene")).await.ok();
    assert_eq!((&state["scene"]["offers"], &state["undo"]), (&json!([]), &json!([])));
    me.act(&table, "done").await.refused(409, "conflict");
    want(&me, &table, "hint").await.refused(409, "conflict");
    me.post(&format!("/api/tables/{table}/resign"), json!({})).await.refused(409, "conflict");
    bench.guest().await.get(&format!("/api/tables/{table}")).await.refused(404, "not_found");
    // Come back to, it begins again at the same table.
    assert_eq!(begin(&me, "convoy").await, table);
    assert_eq!(stands(&me, &table).await["solved"], Value::Null);
}

#[tokio::test]
async fn a_wrong_try_fails_with_its_own_answer() {
    let bench = bench().await;
    let me = bench.guest().await;
    let table = begin(&me, "convoy").await;
    let start = me.get(&format!("/api/tables/{table}/scene")).await.ok()["scene"]["pieces"].clone();
    for line in ["embark cube 17 x3", "sail 14", "done", "done"] {
        me.act(&table, line).await.ok();
    }
    let failed = stands(&me, &table).await;
    assert_eq!((&failed["solved"], &failed["answer"]), (&json!(false), &json!("puzzle-convoy-sail")));
    want(&me, &table, "again").await.ok();
    let again = me.get(&format!("/api/tables/{table}/scene")).await.ok();
    assert_eq!((&again["scene"]["pieces"], &again["undo"]), (&start, &json!([])));
    // Other ways that fail are answered by the house.
    for line in ["done", "done"] {
        me.act(&table, line).await.ok();
    }
    assert_eq!(stands(&me, &table).await["answer"], "core-puzzle-failed");
}

#[tokio::test]
async fn hints_are_counted_and_the_table_waits() {
    let bench = bench().await;
    let me = bench.guest().await;
    let table = begin(&me, "convoy").await;
    // A sentence and three lines.
    for told in 1..=4 {
        want(&me, &table, "hint").await.ok();
        assert_eq!(stands(&me, &table).await["hints"], told);
    }
    want(&me, &table, "hint").await.refused(409, "conflict");
    me.act(&table, "engage american italian").await.ok();
    let bench = bench.restart().await;
    let me = Client { router: bench.router(), ..me };
    assert_eq!(begin(&me, "convoy").await, table);
    assert_eq!(stands(&me, &table).await["hints"], 4);
    // The dice go on where they were.
    for line in ["embark cube 17 x3", "sail 14"] {
        me.act(&table, line).await.ok();
    }
    assert_eq!(stands(&me, &table).await["solved"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_puzzle_is_shown() {
    let bench = bench().await;
    let me = bench.guest().await;
    let list = me.get(PUZZLES).await.ok()["puzzles"].clone();
    for puzzle in list.as_array().unwrap() {
        let key = puzzle["key"].as_str().unwrap();
        let table = begin(&me, key).await;
        want(&me, &table, "show").await.ok();
        let stands = stands(&me, &table).await;
        assert_eq!((&stands["solved"], &stands["shown"]), (&json!(true), &json!(true)), "{key}");
    }
}
