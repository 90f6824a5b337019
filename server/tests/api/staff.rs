//! What a player leaves to the staff is laid in his draft, and can be taken back.

use crate::common::*;
use sandtable_server::Games;
use serde_json::{Value, json};

/// So many clicks lead to the first movement of the drill at most.
const CLICKS: usize = 200;

async fn state(who: &Client, table: &str) -> Value {
    who.get(&format!("/api/tables/{table}/scene")).await.ok()
}

/// The drill, played on until somebody can leave pieces to his staff.
async fn moving(me: &Client) -> (String, Value) {
    let table = me.lay(json!({ "game": "ocs", "seats": ["me", "me"] })).await;
    for _ in 0..CLICKS {
        let now = state(me, &table).await;
        if now["scene"]["staff"].is_array() {
            return (table, now);
        }
        let advice = me.get(&format!("/api/tables/{table}/hint")).await.ok();
        me.act(&table, advice["line"].as_str().expect("there is advice")).await.ok();
    }
    panic!("nobody ever moves");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_staff_lays_moves_that_can_be_taken_back_one_by_one() {
    let bench = bench_of(Games::new().with::<ocs::Drill>().unwrap(), config()).await;
    let me = bench.guest().await;
    let (table, before) = moving(&me).await;
    let path = format!("/api/tables/{table}/drafts");
    let pieces = &before["scene"]["staff"];
    let body = json!({ "do": "staff", "seq": before["seq"], "pieces": pieces });
    let laid = me.post(&path, body.clone()).await.ok();
    let draft = laid["state"]["draft"].as_array().unwrap().len();
    assert!(draft > 1 && laid["laid"] == true, "{draft} moves");
    assert_eq!(laid["last"], before["seq"], "nothing is played");
    let taken = me.post(&path, json!({ "do": "undo" })).await.ok();
    assert_eq!(taken["state"]["draft"].as_array().unwrap().len(), draft - 1);
    // A draft outlives the table in memory.
    assert_eq!(state(&me, &table).await["draft"], taken["state"]["draft"]);
    let sent = me.post(&path, json!({ "do": "send", "seq": before["seq"] })).await.ok();
    assert!(sent["last"].as_u64() > before["seq"].as_u64(), "{}", sent["last"]);
    // From an old view nothing is left to anybody.
    me.post(&path, body).await.refused(409, "stale");
    let many = vec!["pz-1"; 3000];
    let body = json!({ "do": "staff", "seq": sent["last"], "pieces": many });
    me.post(&path, body).await.refused(400, "bad_request");
}

#[tokio::test]
async fn between_people_the_staff_helps_by_agreement_alone() {
    let bench = bench_of(Games::new().with::<ocs::Drill>().unwrap(), config()).await;
    let (me, other) = (bench.guest().await, bench.guest().await);
    let table = me.lay(json!({ "game": "ocs", "seats": ["me", "open"], "public": true })).await;
    other.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    let seq = me.seq(&table).await;
    let body = json!({ "do": "staff", "seq": seq, "pieces": ["pz-1"] });
    me.post(&format!("/api/tables/{table}/drafts"), body).await.refused(403, "forbidden");
}
