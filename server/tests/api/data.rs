//! Data sets that players bring: checked, kept by digest, used by the table that names them and by no other.

use std::sync::atomic::Ordering;

use axum::http::Method;

use crate::common::*;
use sandtable_core::Game;
use sandtable_server::{Config, Games};
use serde_json::{Value, json};
use soft_underbelly::SoftUnderbelly;
use starter::Starter;

const DAY: i64 = 24 * 3_600_000;
const MISSION: &str = "source = 'made up'\nturns = 3\nprizes = ['cross']\n";

/// A server with the starter.
pub async fn shelf(config: Config) -> Bench {
    bench_of(Games::new().with::<Starter>().unwrap(), config).await
}

/// The files of a mission.
fn files(name: &str) -> Value {
    json!({ "files": {
        format!("scenarios/{name}.toml"): MISSION,
        "locales/en.ftl": format!("scenario-{name} = {name}\n"),
    } })
}

/// Brings a mission of a name; what is answered.
pub async fn bring(who: &Client, name: &str) -> Answer {
    who.post("/api/games/starter/data", files(name)).await
}

/// A table for a mission that was brought.
pub fn mission(name: &str, digest: &Value) -> Value {
    json!({ "game": "starter", "data": digest, "scenario": name, "seats": ["me", "me"] })
}

/// The name of a mission.
fn raid(i: usize) -> String {
    format!("raid-{}", char::from(b'a' + i as u8))
}

/// Brings a mission from a house, lays a table for it and looks at that, so that it is open.
pub async fn play(who: &Client, house: usize, i: usize) -> Answer {
    let brought = who.send_from(house, Method::POST, "/api/games/starter/data", Some(files(&raid(i)))).await;
    if !brought.status.is_success() {
        return brought;
    }
    let body = mission(&raid(i), &brought.ok()["data"]);
    let laid = who.send_from(house, Method::POST, "/api/tables", Some(body)).await.ok();
    let scene = format!("/api/tables/{}/scene", laid["table"]["id"].as_str().unwrap());
    who.send_from(house, Method::GET, &scene, None).await
}

#[tokio::test]
async fn a_starter_is_served_with_its_board() {
    let bench = shelf(config()).await;
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
    let bench = shelf(config()).await;
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
    let bench = shelf(config()).await;
    let me = bench.guest().await;
    let path = "/api/games/starter/data";
    let refused = |files: serde_json::Value| me.post(path, json!({ "files": files }));
    let wrong =
        refused(json!({ "scenarios/raid.toml": "source = 'x'\nturns = 3\nprizes = ['moon']\n" })).await;
    let faults = wrong.refused(422, "data")["faults"].clone();
    assert!(faults[0].as_str().unwrap().starts_with("scenarios/raid.toml:3: "), "{faults}");
    let wrong = refused(json!({ "scenarios/raid.toml": MISSION.replace("turns = 3", "turns = 0") })).await;
    let faults = wrong.refused(422, "data")["faults"].clone();
    assert!(faults[0].as_str().unwrap().starts_with("scenarios/raid.toml:2: "), "{faults}");
    let wrong = refused(json!({ "../secret.toml": "", "notes.txt": "" })).await.refused(422, "data");
    assert_eq!(wrong["faults"].as_array().unwrap().len(), 2);
    let wrong = refused(json!({ "locales/en.ftl": "game-title = Again\n" })).await.refused(422, "data");
    assert!(wrong["faults"][0].as_str().unwrap().contains("'game-title'"), "{wrong}");
    refused(json!({})).await.refused(422, "unfit");
    refused(json!({ "map.toml": "x".repeat(5 << 20) })).await.refused(413, "too_large");
    me.post("/api/games/chess/data", json!({ "files": { "a.toml": "" } })).await.refused(404, "not_found");
    bench.stranger().post(path, json!({ "files": { "a.toml": "" } })).await.refused(401, "unknown");
}

#[tokio::test]
async fn a_guest_brings_so_many_data_sets_and_no_more() {
    let mut config = config();
    (config.limits.quota.guest, config.limits.quota.account) = (2, 3);
    let bench = shelf(config).await;
    let mut me = bench.guest().await;
    bring(&me, "raid").await.ok();
    // What is brought again is no more than it was.
    bring(&me, "raid").await.ok();
    bring(&me, "sortie").await.ok();
    let refused = bring(&me, "ambush").await.refused(409, "conflict");
    assert!(refused["message"].as_str().unwrap().contains("data sets"), "{refused}");
    // Others do not mind, and who has a name may bring more.
    bring(&bench.guest().await, "ambush").await.ok();
    let named =
        me.post("/api/accounts", json!({ "name": "Ada Brings", "password": "a long enough one" })).await;
    me.keep(&named);
    bring(&me, "patrol").await.ok();
    bring(&me, "relief").await.refused(409, "conflict");
}

#[tokio::test]
async fn data_sets_of_guests_go_when_no_table_is_played_with_them() {
    let (hand, mut config) = clocked();
    config.limits.quota.keep = Some(30 * DAY);
    let bench = shelf(config).await;
    let (guest, mut known) = (bench.guest().await, bench.guest().await);
    let named =
        known.post("/api/accounts", json!({ "name": "Ada Keeps", "password": "a long enough one" })).await;
    known.keep(&named);
    let digest = |brought: Value| brought["data"].as_str().unwrap().to_string();
    let lost = digest(bring(&guest, "raid").await.ok());
    let own = digest(bring(&known, "sortie").await.ok());
    let played = digest(bring(&guest, "ambush").await.ok());
    let body = json!({ "game": "starter", "data": played, "scenario": "ambush", "seats": ["me", "me"] });
    // Somebody with a name plays with what the guest brought.
    known.lay(body).await;
    hand.fetch_add(31 * DAY, Ordering::Relaxed);
    bench.server.hall().expire().await.unwrap();
    let store = bench.server.hall().store.clone();
    let kept = async |digest: &str| store.data("starter", digest).await.unwrap().is_some();
    assert_eq!((kept(&lost).await, kept(&own).await, kept(&played).await), (false, true, true));
    // A table that is laid with one that this server still knows has it for good.
    let body = json!({ "game": "starter", "data": lost, "scenario": "raid", "seats": ["me", "me"] });
    let table = known.lay(body).await;
    assert!(kept(&lost).await);
    let bench = bench.restart_with(Games::new().with::<Starter>().unwrap()).await;
    known.router = bench.router();
    known.act(&table, "place foot north").await.ok();
}

/// Boxes that are open take memory: those with which nobody plays make room, and there is an end to the others.
#[tokio::test]
async fn so_many_data_sets_are_open_at_once_and_no_more() {
    let (hand, mut config) = clocked();
    config.behind_proxy = true;
    let bench = shelf(config).await;
    let me = bench.guest().await;
    for i in 0..26 {
        bring(&me, &raid(i)).await.ok();
    }
    // Everybody has a house of his own, and plays there with a set of his own.
    let lay = async |i: usize| play(&bench.guest().await, i, i).await;
    let mut laid = 0;
    while laid < 26 {
        let answer = lay(laid).await;
        if answer.status.as_u16() == 503 {
            answer.refused(503, "busy");
            break;
        }
        answer.ok();
        laid += 1;
    }
    assert!((20..26).contains(&laid), "{laid}");
    // When they have gone, another may come.
    hand.fetch_add(DAY, Ordering::Relaxed);
    bench.server.hall().sweep(0).await;
    lay(laid).await.ok();
}

/// The files are sound one by one; but the war would begin in its ninth turn, with fleets that have sailed home.
#[tokio::test]
async fn a_data_set_whose_start_is_no_position_is_refused() {
    let bench = bench().await;
    let me = bench.guest().await;
    let files = SoftUnderbelly::built_in();
    let own = files.text("scenarios/campaign.toml").unwrap();
    let bring = |text: String| {
        me.post("/api/games/soft-underbelly/data", json!({ "files": { "scenarios/campaign.toml": text } }))
    };
    let late = own.replace("first_turn = 1", "first_turn = 9");
    assert_ne!(late, own);
    let refused = bring(late).await.refused(422, "setup");
    assert!(refused["message"].as_str().unwrap().contains("fleets.overlord"), "{refused}");
    bring(own.replace("first_turn = 1", "first_turn = 2")).await.ok();
}
