//! Seats that change hands, and the game that follows from one that is over.

use crate::common::*;
use crate::games::play_to_the_end;
use crate::patrol::PatrolBox;
use sandtable_server::Games;
use serde_json::{Value, json};

pub async fn patrols() -> Bench {
    bench_of(Games::new().with::<PatrolBox>().unwrap(), config()).await
}

fn kinds(view: &Value) -> Vec<&str> {
    view["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_follows_is_laid_for_the_same_people() {
    let bench = patrols().await;
    let me = bench.guest().await;
    let seats = json!(["me", { "bot": "recruit" }]);
    let table = me.lay(json!({ "game": "patrol", "scenario": "squares", "seats": seats })).await;
    let sequel = format!("/api/tables/{table}/sequel");
    me.post(&sequel, json!({ "choice": 0 })).await.refused(409, "conflict");
    play_to_the_end(&me, &table).await;
    let scene = me.get(&format!("/api/tables/{table}/scene")).await.ok();
    assert_eq!(scene["scene"]["sequel"]["scenario"], "teams");
    me.post(&sequel, json!({ "choice": 1 })).await.refused(404, "not_found");
    bench.guest().await.post(&sequel, json!({ "choice": 0 })).await.refused(404, "not_found");
    let next = me.post(&sequel, json!({ "choice": 0 })).await.ok();
    assert_eq!((next["scenario"].as_str(), next["status"].as_str()), (Some("teams"), Some("running")));
    // Red and Blue keep their seats; the others are new, with nobody on their sides yet.
    assert_eq!(kinds(&next), ["person", "bot", "person", "person"]);
    // Whoever comes later is led to the same table, by this way or the other.
    assert_eq!(me.post(&sequel, json!({ "choice": 0 })).await.ok()["id"], next["id"]);
    assert_eq!(me.post(&format!("/api/tables/{table}/rematch"), json!({})).await.ok()["id"], next["id"]);
}

#[tokio::test]
async fn a_seat_is_handed_to_a_comrade_and_to_no_one_else() {
    let bench = patrols().await;
    let (one, two) = (bench.guest().await, bench.guest().await);
    let seats = json!(["me", "open", "me", { "bot": "recruit" }]);
    let body = json!({ "game": "patrol", "scenario": "teams", "seats": seats, "public": true });
    let table = one.lay(body).await;
    let hand = |seat: u8| format!("/api/tables/{table}/seats/{seat}/hand");
    one.post(&hand(0), json!({ "to": 2 })).await.refused(409, "conflict");
    two.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    // Blue takes over what the bot of his side held, and gives it back to nobody of the other.
    assert_eq!(kinds(&two.post(&hand(3), json!({ "to": 1 })).await.ok()), ["person"; 4]);
    two.post(&hand(3), json!({ "to": 0 })).await.refused(409, "conflict");
    two.post(&hand(2), json!({ "to": 0 })).await.refused(403, "forbidden");
    one.post(&hand(1), json!({ "to": 3 })).await.refused(403, "forbidden");
    one.post(&hand(0), json!({ "to": 7 })).await.refused(404, "not_found");
    bench.guest().await.post(&hand(0), json!({ "to": 2 })).await.refused(403, "forbidden");
    let view = two.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(view["you"], json!([1, 3]));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_bid_for_their_sides() {
    let bench = bench().await;
    let (ann, ben) = (bench.guest().await, bench.guest().await);
    let lay =
        |seats: Value| json!({ "game": "soft-underbelly", "seats": seats, "public": true, "bids": true });
    // There must be somebody to bid against, and something to give.
    ann.post("/api/tables", lay(json!(["me", "me"]))).await.refused(422, "unfit");
    ann.post("/api/tables", lay(json!(["me", { "bot": "regular" }]))).await.refused(422, "unfit");
    let table = ann.lay(lay(json!(["me", "open"]))).await;
    let bid = format!("/api/tables/{table}/bid");
    ben.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&bid, json!({ "seat": 0, "points": 9 })).await.refused(422, "unfit");
    ann.post(&bid, json!({ "seat": 2, "points": 1 })).await.refused(404, "not_found");
    bench.guest().await.post(&bid, json!({ "seat": 0, "points": 1 })).await.refused(403, "forbidden");
    let waits = ann.post(&bid, json!({ "seat": 0, "points": 1 })).await.ok();
    assert_eq!((&waits["status"], &waits["auction"]["own"]["points"]), (&json!("waiting"), &json!(1)));
    // The other learns that a bid was made, not which.
    let seen = ben.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(seen["auction"], json!({ "made": [0], "own": null }));
    let begun = ben.post(&bid, json!({ "seat": 0, "points": 2 })).await.ok();
    assert_eq!((&begun["status"], &begun["you"]), (&json!("running"), &json!([0])));
    assert_eq!(begun["options"], json!({ "bid": "allies-2" }));
    assert!(begun.get("auction").is_none());
    let scene = ann.get(&format!("/api/tables/{table}/scene")).await.ok();
    let standing = scene["scene"]["standing"].to_string();
    assert!(standing.contains("standing-given"), "{standing}");
    ann.post(&bid, json!({ "seat": 0, "points": 1 })).await.refused(409, "conflict");
}
