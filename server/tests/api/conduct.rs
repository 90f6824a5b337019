//! Reports, bans, and passes by which somebody is let in again.

use std::sync::atomic::Ordering;

use crate::common::*;
use sandtable_server::Token;
use sandtable_server::store::Ban;
use serde_json::json;

const DAY: i64 = 86_400_000;

#[tokio::test]
async fn the_operator_is_told_of_those_who_play_or_speak_at_a_table() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let (watcher, stranger) = (bench.guest().await, bench.guest().await);
    let report = format!("/api/tables/{table}/report");
    let of = |client: &Client, text: &str| json!({ "name": client.name, "text": text });
    red.post(&report, of(&blue, "He swears.")).await.ok();
    // Whoever neither plays nor speaks here is not met here; nor is one oneself.
    for nobody in [&watcher, &red] {
        red.post(&report, of(nobody, "?")).await.refused(404, "not_found");
    }
    watcher.post(&format!("/api/tables/{table}/chat"), json!({ "text": "spam" })).await.ok();
    red.post(&report, of(&watcher, "He spams.")).await.ok();
    red.post(&report, of(&watcher, " ")).await.refused(422, "unfit");
    let private = blue.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    stranger.post(&format!("/api/tables/{private}/report"), of(&blue, "x")).await.refused(404, "not_found");

    let store = bench.server.hall().store.clone();
    let told = store.reports().await.unwrap();
    let texts: Vec<_> = told.iter().map(|r| (r.table.as_str(), r.text.as_str())).collect();
    assert_eq!(texts, [(table.as_str(), "He swears."), (table.as_str(), "He spams.")]);
    assert!(store.settle(&told[0].id).await.unwrap() && !store.settle(&told[0].id).await.unwrap());
    // Nobody fills the operator's list.
    for _ in 1..20 {
        red.post(&report, of(&blue, "Again!")).await.ok();
    }
    red.post(&report, of(&blue, "Again!")).await.refused(409, "conflict");
    blue.post(&report, of(&red, "He reports.")).await.ok();
    // What is told of somebody goes with him.
    red.delete("/api/me").await.ok();
    assert!(store.reports().await.unwrap().is_empty());
}

#[tokio::test]
async fn who_is_banned_looks_on_and_takes_his_leave() {
    let (hand, config) = clocked();
    let bench = bench_with(config).await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let store = bench.server.hall().store.clone();
    let now = || hand.load(Ordering::Relaxed);
    let account = store.account_named(&red.name).await.unwrap().unwrap().id;
    let ban = Ban { account: account.clone(), until: now() + DAY, why: "swears".into(), at: now() };
    store.ban(ban.clone()).await.unwrap();
    assert_eq!(store.bans().await.unwrap(), [ban]);
    // A session is believed for some seconds.
    hand.fetch_add(6000, Ordering::Relaxed);
    let chat = format!("/api/tables/{table}/chat");
    red.post(&chat, json!({ "text": "hello" })).await.refused(403, "banned");
    red.act(&table, "bid 3; ready").await.refused(403, "banned");
    red.post("/api/tables", json!({ "game": "toy", "seats": ["me", "me"] })).await.refused(403, "banned");
    for path in [chat.as_str(), "/api/me", "/api/me/export"] {
        red.get(path).await.ok();
    }
    blue.post(&chat, json!({ "text": "hello" })).await.ok();
    // It ends by itself, or by the operator.
    hand.fetch_add(DAY, Ordering::Relaxed);
    red.act(&table, "bid 3; ready").await.ok();
    store
        .ban(Ban { account: account.clone(), until: i64::MAX, why: String::new(), at: now() })
        .await
        .unwrap();
    hand.fetch_add(6000, Ordering::Relaxed);
    red.post(&chat, json!({ "text": "hello" })).await.refused(403, "banned");
    assert!(store.unban(&account).await.unwrap() && !store.unban(&account).await.unwrap());
    hand.fetch_add(6000, Ordering::Relaxed);
    red.post(&chat, json!({ "text": "hello" })).await.ok();
    store.ban(Ban { account, until: i64::MAX, why: String::new(), at: now() }).await.unwrap();
    hand.fetch_add(6000, Ordering::Relaxed);
    red.delete("/api/me").await.ok();
    assert!(store.bans().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_pass_lets_in_once_and_makes_a_new_password() {
    let (hand, config) = clocked();
    let bench = bench_with(config).await;
    let mut ada = bench.guest().await;
    let body = json!({ "name": "Ada Forgets", "password": "a long enough one" });
    let named = ada.post("/api/accounts", body).await;
    ada.keep(&named);
    let store = bench.server.hall().store.clone();
    let account = store.account_named("Ada Forgets").await.unwrap().unwrap().id;
    let now = || hand.load(Ordering::Relaxed);
    let (pass, old) = (Token::new(), Token::new());
    store.add_pass(&pass.digest(), &account, now() + DAY).await.unwrap();
    store.add_pass(&old.digest(), &account, now()).await.unwrap();
    let with = |pass: &Token, password: &str| json!({ "secret": pass.reveal(), "password": password });
    let mut home = bench.stranger();
    home.post("/api/recover", with(&old, "another long one")).await.refused(401, "wrong_secret");
    home.post("/api/recover", with(&Token::new(), "another long one")).await.refused(401, "wrong_secret");
    // What will not do leaves the pass as it is.
    home.post("/api/recover", with(&pass, "short")).await.refused(422, "unfit");
    let let_in = home.post("/api/recover", with(&pass, "another long one")).await;
    home.keep(&let_in);
    assert_eq!(home.get("/api/me").await.ok(), json!({ "name": "Ada Forgets", "guest": false }));
    home.post("/api/recover", with(&pass, "a third long one")).await.refused(401, "wrong_secret");
    // Everything else that knew her no longer does.
    ada.get("/api/me").await.refused(401, "unknown");
    let login = |password: &str| json!({ "name": "Ada Forgets", "password": password });
    home.post("/api/session", login("a long enough one")).await.refused(401, "wrong_secret");
    home.post("/api/session", login("another long one")).await.ok();
}
