//! Lessons: taken step by step, wrong moves answered, left and gone on with.

use crate::common::*;
use serde_json::{Value, json};

const LESSONS: &str = "/api/games/soft-underbelly/lessons";

async fn begin(me: &Client, key: &str) -> String {
    let table = me.post(&format!("{LESSONS}/{key}"), json!({})).await.ok();
    assert_eq!((table["lesson"]["key"].as_str(), table["status"].as_str()), (Some(key), Some("running")));
    table["id"].as_str().unwrap().to_string()
}

async fn turn(me: &Client, table: &str, request: Value) -> Answer {
    me.post(&format!("/api/tables/{table}/lesson"), request).await
}

async fn step(me: &Client, table: &str) -> u64 {
    me.get(&format!("/api/tables/{table}")).await.ok()["lesson"]["step"].as_u64().unwrap()
}

#[tokio::test]
async fn a_course_speaks_the_readers_language() {
    let bench = bench().await;
    let anybody = bench.stranger();
    let mut titles = Vec::new();
    for language in ["en", "zh", "pl"] {
        let course =
            anybody.get(&format!("/api/games/soft-underbelly/course?language={language}")).await.ok();
        let lessons = course["lessons"].as_array().unwrap().clone();
        assert!(lessons.len() >= 4 && lessons[0]["key"] == "move", "{course}");
        let said = anybody.get(&format!("{LESSONS}/move?language={language}")).await.ok();
        assert_eq!(said["texts"]["lesson-move"], lessons[0]["title"]);
        assert_eq!(said["said"].as_array().unwrap().len() as u64, lessons[0]["steps"].as_u64().unwrap() + 1);
        for text in said["texts"].as_object().unwrap().values() {
            assert!(text.as_str().is_some_and(|t| !t.is_empty() && !t.starts_with('[')), "{text}");
        }
        titles.push(lessons[0]["title"].clone());
    }
    assert!(titles[0] != titles[1] && titles[1] != titles[2]);
    anybody.get(&format!("{LESSONS}/none")).await.refused(404, "not_found");
    assert_eq!(anybody.get("/api/games/toy").await.ok()["lessons"], 0);
}

#[tokio::test]
async fn a_wrong_move_is_answered_and_changes_nothing() {
    let bench = bench().await;
    let me = bench.guest().await;
    let table = begin(&me, "move").await;
    let before = me.get(&format!("/api/tables/{table}/scene")).await.ok();
    let wrong = me.act(&table, "pass").await.ok();
    assert_eq!(wrong["answer"], "lesson-move-group-passed");
    let after = me.get(&format!("/api/tables/{table}/scene")).await.ok();
    assert_eq!((&before["scene"], &before["seq"]), (&after["scene"], &after["seq"]));
    // What the rules refuse and the lesson does not answer is refused as at any table.
    me.act(&table, "take cube 01 x2; step 02").await.refused(422, "refused");
    // What is laid on a draft is judged at once.
    let seq = after["seq"].clone();
    let drafted = me
        .post(
            &format!("/api/tables/{table}/drafts"),
            json!({ "do": "add", "seq": seq, "line": "take cube 18 x2; step 17" }),
        )
        .await
        .ok();
    assert_eq!(drafted["answer"], "lesson-move-group-tunis");
    let right = me.act(&table, "take cube 18 x2; step 19").await.ok();
    assert!(right["answer"].is_null() && right["last"].as_u64() > right["first"].as_u64());
    assert_eq!(step(&me, &table).await, 0, "the step goes on");
    me.act(&table, "step 16; halt").await.ok();
    assert_eq!(step(&me, &table).await, 1);
}

#[tokio::test]
async fn back_again_show_me_and_a_table_that_waits() {
    let bench = bench().await;
    let me = bench.guest().await;
    let table = begin(&me, "attack").await;
    turn(&me, &table, json!({ "do": "step", "step": 1 })).await.refused(409, "conflict");
    let start = me.get(&format!("/api/tables/{table}/scene")).await.ok()["scene"].clone();
    for shown in 1..=2 {
        turn(&me, &table, json!({ "do": "show" })).await.ok();
        assert_eq!(step(&me, &table).await, shown);
    }
    // A battle was fought, with dice: one goes back behind it all the same.
    let state = turn(&me, &table, json!({ "do": "step", "step": 0 })).await.ok()["state"].clone();
    assert_eq!(
        (&state["scene"]["pieces"], state["table"]["lesson"]["step"].as_u64()),
        (&start["pieces"], Some(0))
    );
    assert_eq!(state["undo"], json!([]));
    me.act(&table, "attack cube 18-17 x2").await.ok();
    let state = me.get(&format!("/api/tables/{table}/scene")).await.ok();
    assert_eq!(state["undo"].as_array().unwrap().len(), 1);
    me.post(&format!("/api/tables/{table}/undo"), json!({ "seq": state["seq"] })).await.ok();
    turn(&me, &table, json!({ "do": "show" })).await.ok();
    // What was done in a step before is taken back by going there.
    let state = me.get(&format!("/api/tables/{table}/scene")).await.ok();
    me.post(&format!("/api/tables/{table}/undo"), json!({ "seq": state["seq"] }))
        .await
        .refused(422, "nothing_to_undo");
    // Left, and gone on with after the server was started anew: at the same table, where it was left.
    let bench = bench.restart().await;
    let me = Client { router: bench.router(), ..me };
    assert_eq!(begin(&me, "attack").await, table);
    assert_eq!(step(&me, &table).await, 1);
    let seats = me.get(&format!("/api/tables/{table}")).await.ok()["seats"].clone();
    assert_eq!(seats.as_array().unwrap().iter().filter(|seat| seat["kind"] == "lesson").count(), 1);
    me.post(&format!("/api/tables/{table}/resign"), json!({})).await.refused(409, "conflict");
    bench.guest().await.get(&format!("/api/tables/{table}")).await.refused(404, "not_found");
    let record = me.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(record.contains(" back 0\n"), "{record}");
    me.post("/api/import", json!({ "record": record })).await.refused(422, "unfit");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_shown_to_its_end() {
    let bench = bench().await;
    let me = bench.guest().await;
    let course = me.get("/api/games/soft-underbelly/course").await.ok();
    for lesson in course["lessons"].as_array().unwrap() {
        let key = lesson["key"].as_str().unwrap();
        let table = begin(&me, key).await;
        me.post(&format!("/api/tables/{table}/lesson/play"), json!({})).await.refused(409, "conflict");
        for done in 1..=lesson["steps"].as_u64().unwrap() {
            turn(&me, &table, json!({ "do": "show" })).await.ok();
            assert_eq!(step(&me, &table).await, done, "{key}");
        }
        turn(&me, &table, json!({ "do": "show" })).await.refused(409, "conflict");
        let state = me.get(&format!("/api/tables/{table}/scene")).await.ok();
        assert_eq!(state["scene"]["offers"], json!([]), "{key}");
        me.act(&table, "done").await.refused(409, "conflict");
    }
    // From the end of a lesson a game goes on, at a table of its own.
    let table = begin(&me, "move").await;
    assert_eq!(step(&me, &table).await, 0, "what was done begins again");
    for _ in 0..3 {
        turn(&me, &table, json!({ "do": "show" })).await.ok();
    }
    let game = me.post(&format!("/api/tables/{table}/lesson/play"), json!({})).await.ok();
    assert!(game["lesson"].is_null() && game["status"] == "running" && game["id"] != table.as_str());
    let kinds: Vec<_> =
        game["seats"].as_array().unwrap().iter().map(|s| s["kind"].as_str().unwrap()).collect();
    assert!(kinds.contains(&"bot") && kinds.contains(&"person"), "{kinds:?}");
}
