//! The games, and whole games against the machine.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::http::Method;

use crate::common::*;
use sandtable_core::AnyGame;
use serde_json::{Value, json};

#[tokio::test]
async fn the_shelf_with_rules_and_texts() {
    let bench = bench().await;
    let anybody = bench.stranger();
    let games = anybody.get("/api/games").await.ok();
    let su = games.as_array().unwrap().iter().find(|g| g["id"] == "soft-underbelly").unwrap();
    assert_eq!(su["scenarios"][0]["seats"].as_array().unwrap().len(), 2);
    assert_eq!(su["start_here"], true, "the game says so, not its place on the shelf");
    for language in ["en", "zh", "pl"] {
        let text = |id: &str| su["texts"][language][id].as_str().unwrap_or_default().to_string();
        for id in ["game-title", "game-facts", "seat-axis", "scenario-campaign"] {
            assert!(!text(id).is_empty() && !text(id).starts_with('['), "{language} {id}");
        }
        assert!(text("game-facts").contains('2'), "the players");
    }
    assert_ne!(su["texts"]["en"]["game-title"], su["texts"]["pl"]["game-title"]);
    assert_eq!(su["orders_live"]["windows"]["step"], "first");
    let rules = anybody.get("/api/games/soft-underbelly/rules").await.ok();
    assert!(
        rules["rules"].as_array().unwrap().len() > 100 && !rules["rulings"].as_array().unwrap().is_empty()
    );
    for language in ["en", "zh", "pl"] {
        let text = anybody.get(&format!("/api/games/soft-underbelly/locales/{language}")).await;
        assert!(text.status.is_success() && text.text.contains("core-error-over"), "{}", text.text);
    }
    anybody.get("/api/games/soft-underbelly/locales/xx").await.refused(404, "not_found");
    anybody.get("/api/games/chess/rules").await.refused(404, "not_found");
    let document = anybody.get("/api/openapi.json").await.ok();
    assert!(document["paths"]["/api/tables/{id}/actions"]["post"].is_object());
    assert_eq!(anybody.get("/health").await.text, "well\n");
    assert_eq!(anybody.get("/health/ready").await.text, "well\n");
    assert_eq!(anybody.get("/health/live").await.text, "alive\n");
    assert!(
        anybody.get("/").await.text.contains("<!doctype html>") || !anybody.get("/").await.text.is_empty()
    );
}

/// Whoever goes by the document misses nothing: the comparison of tables with different secrets and the fuzzer do.
#[test]
fn every_address_is_in_the_document() {
    let document = serde_json::to_value(sandtable_server::api::document()).unwrap();
    let mut known = 0;
    for route in
        include_str!("../../src/api/mod.rs").lines().filter_map(|l| l.trim().strip_prefix(".route(\""))
    {
        let (path, doors) = route.split_once("\", ").expect("a path and its doors");
        // The document itself, and what is no request with an answer.
        if path == "/api/openapi.json" || path.ends_with("/live") {
            continue;
        }
        for method in ["get", "post", "put", "delete"] {
            if doors.starts_with(&format!("{method}(")) || doors.contains(&format!(").{method}(")) {
                let said = &document["paths"][path.replace("{*", "{")][method];
                assert!(said.is_object(), "{method} {path} is not in the document");
                known += 1;
            }
        }
    }
    let count = |methods: &serde_json::Value| methods.as_object().unwrap().len();
    assert_eq!(known, document["paths"].as_object().unwrap().values().map(count).sum::<usize>());
}

/// The answer to `/metrics` for somebody at an address, with a header.
async fn counted(bench: &Bench, from: &str, header: Option<(&str, &str)>) -> Answer {
    let anybody = bench.stranger();
    let mut request = anybody.request(Method::GET, "/metrics", None);
    let peer: std::net::SocketAddr = from.parse().unwrap();
    request.extensions_mut().insert(axum::extract::ConnectInfo(peer));
    if let Some((name, value)) = header {
        let name = axum::http::HeaderName::try_from(name).unwrap();
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    anybody.send(request).await
}

#[tokio::test]
async fn metrics_are_for_this_machine_or_for_whoever_knows_the_token() {
    let open = bench().await;
    let text = counted(&open, "127.0.0.1:1", None).await.text;
    assert!(text.contains("sandtable_requests_total") && text.contains("sandtable_build_info"), "{text}");
    counted(&open, "192.0.2.1:1", None).await.refused(404, "not_found");
    counted(&open, "127.0.0.1:1", Some(("x-forwarded-for", "192.0.2.1"))).await.refused(404, "not_found");
    open.stranger().get("/metrics").await.refused(404, "not_found");

    let metrics = Some(sandtable_server::Digest::of("otter"));
    let guarded = bench_with(sandtable_server::Config { metrics, ..config() }).await;
    counted(&guarded, "127.0.0.1:1", None).await.refused(404, "not_found");
    counted(&guarded, "192.0.2.1:1", Some(("authorization", "Bearer stoat"))).await.refused(404, "not_found");
    let text = counted(&guarded, "192.0.2.1:1", Some(("authorization", "Bearer otter"))).await.text;
    assert!(text.contains("sandtable_requests_total"), "{text}");
}

/// Clicks offers at random until the game is over; waits while the machine plays.
pub async fn play_to_the_end(me: &Client, table: &str) -> usize {
    let path = format!("/api/tables/{table}");
    let (mut posts, mut luck) = (0usize, 12345u64);
    for _ in 0..20_000 {
        let state = me.get(&format!("{path}/scene")).await.ok();
        if state["table"]["status"] == "over" {
            return posts;
        }
        let offers = lines(&state);
        if offers.is_empty() {
            assert_eq!(state["table"]["your_turn"], false, "{}", state["table"]);
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        luck = luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let line = &offers[(luck >> 33) as usize % offers.len()];
        let answer = me.post(&format!("{path}/actions"), json!({ "seq": state["seq"], "line": line })).await;
        // The machine may have answered between looking and posting.
        assert!(answer.status.is_success() || answer.status == 409, "{line}: {}", answer.text);
        posts += 1;
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_the_machine() {
    let bench = bench().await;
    let me = bench.guest().await;
    let seats = json!(["me", { "bot": "recruit" }]);
    let created = me.post("/api/tables", json!({ "game": "soft-underbelly", "seats": seats })).await.ok();
    let table = created["table"]["id"].as_str().unwrap().to_string();
    let board = me.get(&format!("/api/tables/{table}/board")).await.ok();
    assert!(!board["board"]["places"].as_array().unwrap().is_empty());
    let posts = play_to_the_end(&me, &table).await;
    assert!(posts > 10);
    let record = me.get(&format!("/api/tables/{table}/record")).await.text;
    let record = sandtable_core::Record::parse(&record).unwrap();
    assert!(record.end.is_some());
    assert!(sandtable_core::verify(&record).unwrap() > 0);
    println!("{posts} posts, {} rows", record.rows.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart() {
    let bench = bench().await;
    let me = bench.guest().await;
    let bots = json!([{ "bot": "regular" }, { "bot": "recruit" }]);
    let table = me.lay(json!({ "game": "soft-underbelly", "seats": bots, "public": true })).await;
    let bench = bench.restart().await;
    let me = Client { router: bench.router(), ..me };
    let mut last = Value::Null;
    for _ in 0..3000 {
        // Nobody touches the table: the machine plays by itself.
        tokio::time::sleep(Duration::from_millis(20)).await;
        last = me.get("/api/tables?status=over").await.ok();
        if last.to_string().contains(&table) {
            return;
        }
    }
    panic!("the bots do not end their game: {last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_do_not_exist_leave_nothing_in_memory() {
    let bench = bench().await;
    let me = bench.guest().await;
    for i in 0..50 {
        for door in ["", "/scene", "/record", "/chat"] {
            me.get(&format!("/api/tables/nowhere{i}{door}")).await.refused(404, "not_found");
        }
        let act = json!({ "seq": 1, "line": "bid 1" });
        me.post(&format!("/api/tables/nowhere{i}/actions"), act).await.refused(404, "not_found");
    }
    assert_eq!(bench.server.hall().in_memory(), 0);
    let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    me.delete(&format!("/api/tables/{table}")).await.ok();
    me.get(&format!("/api/tables/{table}")).await.refused(404, "not_found");
    assert_eq!(bench.server.hall().in_memory(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_leave_memory() {
    let bench = bench_with(sandtable_server::Config { idle: 200, ..config() }).await;
    let me = bench.guest().await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
        me.act(&table, "bid 1").await.ok();
        tables.push(table);
    }
    assert_eq!(bench.server.hall().in_memory(), 5);
    tokio::time::sleep(Duration::from_millis(800)).await;
    assert_eq!(bench.server.hall().in_memory(), 0);
    assert_eq!(me.seq(&tables[0]).await, 2);
}

static MADE: AtomicUsize = AtomicUsize::new(0);

/// A handbook takes seconds: it is made once for each language, and whims of who asks make no other.
#[tokio::test]
async fn a_handbook_is_made_once() {
    fn made(_: &dyn AnyGame, language: &str) -> Result<String, String> {
        MADE.fetch_add(1, Ordering::Relaxed);
        Ok(format!("<p>{language}</p>"))
    }
    let bench = bench_with(sandtable_server::Config { handbook: Some(made), ..config() }).await;
    let anybody = bench.stranger();
    let ask = async |language: &str| {
        let answer = anybody.get(&format!("/api/games/toy/handbook?language={language}")).await;
        assert_eq!(answer.headers["content-type"], "text/html; charset=utf-8");
        answer.text
    };
    for _ in 0..3 {
        assert_eq!(
            (ask("pl").await, ask("xx").await, ask("").await),
            ("<p>pl</p>".into(), "<p>en</p>".into(), "<p>en</p>".into())
        );
    }
    assert_eq!(MADE.load(Ordering::Relaxed), 2);
    // Whoever takes it packed has it so.
    let mut request = anybody.request(Method::GET, "/api/games/toy/handbook?language=pl", None);
    request.headers_mut().insert("accept-encoding", "gzip".parse().unwrap());
    assert_eq!(anybody.send(request).await.headers["content-encoding"], "gzip");
}
