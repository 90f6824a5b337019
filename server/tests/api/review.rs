//! Finished games looked at again.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Client, bench};

async fn ready(me: &Client, path: &str) -> Value {
    for _ in 0..20_000 {
        let view = me.get(path).await.ok();
        if view["state"] == "ready" || view["state"] == "failed" {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the review does not end");
}

#[tokio::test]
async fn a_finished_game_is_reviewed_while_everybody_does_something_else() {
    let bench = bench().await;
    let (me, other) = (bench.guest().await, bench.guest().await);
    let table = me
        .lay(json!({ "game": "soft-underbelly", "seats": ["me", { "bot": "recruit" }], "public": true }))
        .await;
    let path = format!("/api/tables/{table}");
    let review = format!("{path}/review");
    assert_eq!(me.get(&review).await.ok()["state"], "none");
    me.post(&review, json!({})).await.refused(409, "conflict");
    for _ in 0..6 {
        while me.get(&path).await.ok()["your_turn"] != true {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let hint = me.get(&format!("{path}/hint")).await.ok();
        let line = hint["line"].as_str().expect("advice").to_string();
        me.act(&table, &line).await.ok();
    }
    me.post(&format!("{path}/resign"), json!({})).await.ok();

    let begun = me.post(&review, json!({})).await.ok();
    assert!(["waiting", "running", "ready"].iter().any(|state| begun["state"] == *state), "{begun}");
    // Who asks again, or somebody else, is told of the same one.
    me.post(&review, json!({})).await.ok();
    other.post(&review, json!({})).await.ok();
    let view = ready(&me, &review).await;
    let found = &view["found"];
    assert_eq!((&view["state"], &view["done"]), (&json!("ready"), &view["all"]), "{view}");
    let decisions = found["decisions"].as_array().unwrap();
    assert!(decisions.len() >= 6, "{}", decisions.len());
    for decision in decisions {
        let chance = |i: usize| decision[i].as_i64().unwrap();
        assert!((0..=1000).contains(&chance(3)) && (0..=1000).contains(&chance(4)), "{decision}");
    }
    assert_eq!((found["seats"].as_array().unwrap().len(), &found["learnt"]), (2, &json!(true)));
    for costly in found["seats"].as_array().unwrap().iter().flat_map(|seat| seat["worst"].as_array().unwrap())
    {
        let said =
            |of: &str| costly[of].as_array().is_some_and(|texts| texts.iter().any(|t| t["id"].is_string()));
        assert!(said("done") && said("better"), "a decision without words: {costly}");
    }
    // From a costly decision, or any other, play goes on against the machine.
    let row = decisions[3][0].as_u64().unwrap();
    let fork = json!({ "at": row - 1, "seats": ["me", { "bot": "veteran-bold-1" }] });
    let forked = me.post(&format!("{path}/fork"), fork).await.ok();
    assert_eq!(forked["table"]["seats"][1]["level"], "veteran-bold-1");
}
