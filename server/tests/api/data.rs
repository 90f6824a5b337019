//! Data sets that players bring: checked, kept by digest, used by the table that names them and by no other.

use crate::common::*;
use sandtable_server::Games;
use serde_json::json;
use starter::Starter;

const MISSION: &str = "source = 'made up'\nturns = 3\nprizes = ['cross']\n";

async fn shelf() -> Bench {
    bench_of(Games::new().with::<Starter>().unwrap(), config()).await
}

#[tokio::test]
async fn a_starter_is_served_with_its_board() {
    let bench = shelf().await;
    let me = bench.guest().await;
    let table = me.lay(json!({ "game": "starter", "seats": ["me", { "bot": "regular" }] })).await;
    let board = me.get(&format!("/api/tables/{table}/board")).await.ok();
    assert_eq!(board["board"]["places"].as_array().unwrap().len(), 9);
    let scene = me.get(&format!("/api/tables/{table}/scene")).await.ok();
    assert!(!scene["scene"]["offers"].as_array().unwrap().is_empty());
    me.act(&table, "place foot north; place gun mill; place tank south").await.ok();
}

#[tokio::test]
async fn a_mission_of_ones_own_is_played_at_ones_own_table() {
    let bench = shelf().await;
    let me = bench.guest().await;
    let files = json!({
        "scenarios/raid.toml": MISSION,
        "locales/en.ftl": "scenario-raid = The raid\n",
        "art/board.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    });
    let brought = me.post("/api/games/starter/data", json!({ "files": files })).await.ok();
    let digest = brought["data"].as_str().unwrap().to_string();
    let keys: Vec<_> = brought["scenarios"].as_array().unwrap().iter().map(|s| s["key"].clone()).collect();
    assert_eq!(keys, ["raid", "skirmish"]);
    // Not translated: said in English.
    assert_eq!(brought["texts"]["pl"]["scenario-raid"], "The raid");
    assert_eq!(brought["brought_art"], true);
    assert!(me.get("/api/games").await.ok()[0]["texts"]["en"]["scenario-raid"].is_null());

    let body = json!({ "game": "starter", "data": digest, "scenario": "raid", "seats": ["me", "me"], "public": true });
    let table = me.lay(body.clone()).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(me.get(&path).await.ok()["data"], json!(digest));
    let other = me.get(&format!("/api/games/starter@{digest}/locales/en")).await.text;
    assert!(other.contains("scenario-raid = The raid"));
    assert!(!me.get("/api/games/starter/locales/en").await.text.contains("scenario-raid"));
    let art = bench.stranger().get(&format!("/api/games/starter@{digest}/art/board.svg")).await;
    assert!(art.headers["content-security-policy"].to_str().unwrap().contains("sandbox"));
    let mut without = body;
    without.as_object_mut().unwrap().remove("data");
    me.post("/api/tables", without).await.refused(422, "setup");
    me.get("/api/games/starter@0123456789abcdef").await.refused(404, "not_found");

    // It outlives the memory of the server.
    me.act(&table, "place foot north").await.ok();
    let bench = bench.restart_with(Games::new().with::<Starter>().unwrap()).await;
    let record = bench.stranger().get(&format!("{path}/record")).await.text;
    assert!(record.contains("\nscenario raid\n"), "{record}");
    assert_eq!(
        bench.stranger().get(&format!("/api/games/starter@{digest}")).await.ok()["data"],
        json!(digest)
    );
}

#[tokio::test]
async fn what_is_wrong_with_a_data_set_is_named_by_file_and_line() {
    let bench = shelf().await;
    let me = bench.guest().await;
    let path = "/api/games/starter/data";
    let refused = |files: serde_json::Value| me.post(path, json!({ "files": files }));
    let wrong =
        refused(json!({ "scenarios/raid.toml": "source = 'x'\nturns = 3\nprizes = ['moon']\n" })).await;
    let faults = wrong.refused(422, "data")["faults"].clone();
    assert!(faults[0].as_str().unwrap().starts_with("scenarios/raid.toml:3: "), "{faults}");
    let wrong = refused(json!({ "../secret.toml": "", "notes.txt": "" })).await.refused(422, "data");
    assert_eq!(wrong["faults"].as_array().unwrap().len(), 2);
    let wrong = refused(json!({ "locales/en.ftl": "game-title = Again\n" })).await.refused(422, "data");
    assert!(wrong["faults"][0].as_str().unwrap().contains("'game-title'"), "{wrong}");
    refused(json!({})).await.refused(422, "unfit");
    refused(json!({ "map.toml": "x".repeat(5 << 20) })).await.refused(413, "too_large");
    me.post("/api/games/chess/data", json!({ "files": { "a.toml": "" } })).await.refused(404, "not_found");
    bench.stranger().post(path, json!({ "files": { "a.toml": "" } })).await.refused(401, "unknown");
}
