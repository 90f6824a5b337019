//! Guests, accounts, seats, links and spectators.

use crate::common::*;
use serde_json::json;

#[tokio::test]
async fn a_guest_has_a_name_and_comes_back_with_the_secret() {
    let bench = bench().await;
    bench.stranger().get("/api/me").await.refused(401, "unknown");
    let guest = bench.guest().await;
    let me = guest.get("/api/me").await.ok();
    assert_eq!((me["name"].as_str().unwrap(), me["guest"].as_bool().unwrap()), (guest.name.as_str(), true));

    let mut phone = bench.stranger();
    let answer = phone.post("/api/session", json!({ "secret": guest.secret })).await;
    phone.keep(&answer);
    assert_eq!(phone.get("/api/me").await.ok()["name"], guest.name.as_str());
    bench
        .stranger()
        .post("/api/session", json!({ "secret": "f".repeat(64) }))
        .await
        .refused(401, "wrong_secret");
    bench.stranger().post("/api/session", json!({ "name": "x" })).await.refused(400, "bad_request");

    phone.delete("/api/session").await.ok();
    phone.get("/api/me").await.refused(401, "unknown");
    guest.get("/api/me").await.ok();
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_tables() {
    let bench = bench().await;
    let mut guest = bench.guest().await;
    let table = guest.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    guest.post("/api/accounts", json!({ "name": "Ewa", "password": "short" })).await.refused(422, "unfit");
    let answer = guest.post("/api/accounts", json!({ "name": "Ewa", "password": "long enough" })).await;
    guest.keep(&answer);
    assert_eq!(guest.get("/api/me").await.ok(), json!({ "name": "Ewa", "guest": false }));
    assert_eq!(guest.get("/api/me/tables").await.ok()["tables"][0]["id"], table);

    let mut home = bench.stranger();
    for (name, password) in [("Ewa", "wrong password"), ("Nobody", "long enough")] {
        let body = json!({ "name": name, "password": password });
        home.post("/api/session", body).await.refused(401, "wrong_secret");
    }
    let answer = home.post("/api/session", json!({ "name": "ewa", "password": "long enough" })).await;
    home.keep(&answer);
    assert_eq!(home.get("/api/me/tables").await.ok()["tables"][0]["id"], table);
    let other = bench.guest().await;
    other
        .post("/api/accounts", json!({ "name": "EWA", "password": "long enough" }))
        .await
        .refused(422, "unfit");
    other.post("/api/guests", json!({ "name": "<script>" })).await.refused(422, "unfit");
}

#[tokio::test]
async fn a_link_gives_its_seat_to_one_and_to_nobody_else() {
    let bench = bench().await;
    let (host, friend, stranger) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let created = host.post("/api/tables", json!({ "game": "toy", "seats": ["me", "link"] })).await.ok();
    let (table, link) =
        (created["table"]["id"].as_str().unwrap(), created["links"][0]["secret"].as_str().unwrap());
    assert_eq!(created["table"]["status"], "waiting");
    assert!(!created["table"].to_string().contains(link));
    host.get(&format!("/api/tables/{table}/scene")).await.ok();
    host.get(&format!("/api/tables/{table}/board")).await.refused(409, "conflict");

    // A private table looks as if it did not exist.
    let join = format!("/api/tables/{table}/join");
    stranger.get(&format!("/api/tables/{table}")).await.refused(404, "not_found");
    stranger.post(&join, json!({})).await.refused(404, "not_found");
    stranger.post(&join, json!({ "link": "0".repeat(64) })).await.refused(404, "not_found");

    // A new link makes the old one invalid; only the host makes one.
    let address = format!("/api/tables/{table}/seats/1/link");
    stranger.post(&address, json!({})).await.refused(404, "not_found");
    let new = host.post(&address, json!({})).await.ok();
    friend.post(&join, json!({ "link": link })).await.refused(404, "not_found");
    let link = new["secret"].as_str().unwrap();
    let joined = friend.post(&join, json!({ "link": link, "word": "otter" })).await.ok();
    assert_eq!((joined["status"].as_str(), joined["you"].clone()), (Some("running"), json!([1])));
    stranger.post(&join, json!({ "link": link })).await.refused(404, "not_found");
    assert_eq!(friend.get("/api/me/tables").await.ok()["tables"][0]["your_turn"], true);
}

#[tokio::test]
async fn open_seats_are_listed_and_spectators_watch() {
    let bench = bench().await;
    let host = bench.guest().await;
    let table = host.lay(json!({ "game": "toy", "seats": ["open", "me"], "public": true })).await;
    let hidden = host.lay(json!({ "game": "toy", "seats": ["open", "me"] })).await;
    let listed = bench.stranger().get("/api/tables?status=waiting").await.ok().to_string();
    assert!(listed.contains(&table) && !listed.contains(&hidden));
    let guest = bench.guest().await;
    guest.post(&format!("/api/tables/{table}/join"), json!({ "seat": 1 })).await.refused(409, "conflict");
    guest.post(&format!("/api/tables/{table}/join"), json!({ "seat": 0 })).await.ok();
    guest.post(&format!("/api/tables/{table}/join"), json!({})).await.refused(409, "conflict");
    let watcher = bench.guest().await;
    assert!(watcher.get("/api/tables").await.ok().to_string().contains(&table));
    let seen = watcher.get(&format!("/api/tables/{table}/scene")).await.ok();
    assert_eq!((seen["table"]["you"].clone(), seen["scene"]["offers"].clone()), (json!([]), json!([])));
    watcher.act(&table, "bid 1").await.refused(403, "forbidden");
    // Somebody without a name may watch too, but not act.
    bench.stranger().get(&format!("/api/tables/{table}/scene")).await.ok();
    bench
        .stranger()
        .post(&format!("/api/tables/{table}/actions"), json!({ "seq": 1, "line": "bid 1" }))
        .await
        .refused(401, "unknown");
}

#[tokio::test]
async fn talk_and_notes_reach_whom_they_should() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let watcher = bench.guest().await;
    let chat = format!("/api/tables/{table}/chat");
    red.post(&chat, json!({ "text": "<i>hello</i>" })).await.ok();
    watcher.post(&chat, json!({ "text": "take care" })).await.ok();
    red.post(&chat, json!({ "text": " " })).await.refused(422, "unfit");
    let heard = |v: serde_json::Value| v["said"].as_array().unwrap().len();
    assert_eq!(heard(blue.get(&chat).await.ok()), 1);
    assert_eq!(heard(watcher.get(&chat).await.ok()), 2);
    blue.post(&format!("/api/tables/{table}/resign"), json!({})).await.ok();
    assert_eq!(heard(blue.get(&chat).await.ok()), 2);

    let notes = format!("/api/tables/{table}/notes");
    red.put(&notes, json!({ "text": "north first" })).await.ok();
    assert_eq!(red.get(&notes).await.ok()["text"], "north first");
    assert_eq!(blue.get(&notes).await.ok()["text"], "");
}

#[tokio::test]
async fn the_feed_is_private_and_says_whose_turn() {
    let bench = bench().await;
    let guest = bench.guest().await;
    let table = guest.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    let old = guest.post("/api/me/feed", json!({})).await.ok()["path"].as_str().unwrap().to_string();
    let path = guest.post("/api/me/feed", json!({})).await.ok()["path"].as_str().unwrap().to_string();
    bench.stranger().get(&old).await.refused(404, "not_found");
    // The secret of a guest is no feed.
    bench.stranger().get(&format!("/feed/{}", guest.secret)).await.refused(404, "not_found");
    let feed = bench.stranger().get(&path).await;
    assert_eq!(feed.headers["content-type"], "application/atom+xml; charset=utf-8");
    assert!(feed.text.contains(&format!("/t/{table}")), "{}", feed.text);
}

#[tokio::test]
async fn a_password_ends_what_came_before_it() {
    let bench = bench().await;
    let guest = bench.guest().await;
    let elsewhere = bench.stranger();
    let logged_in = elsewhere.post("/api/session", json!({ "secret": guest.secret })).await;
    assert!(logged_in.status.is_success());
    let cookie = |answer: &Answer| {
        let set = answer.headers["set-cookie"].to_str().unwrap();
        Some(set.split(';').next().unwrap().to_string())
    };
    let elsewhere = Client { cookie: cookie(&logged_in), ..elsewhere };
    assert!(elsewhere.get("/api/me").await.status.is_success());
    let made =
        guest.post("/api/accounts", json!({ "name": "Ada Byron", "password": "a long password" })).await;
    let now = Client { cookie: cookie(&made), ..guest.clone() };
    assert_eq!(now.get("/api/me").await.ok()["guest"], false);
    // Neither the cookies of before nor the guest's secret open the door.
    elsewhere.get("/api/me").await.refused(401, "unknown");
    guest.get("/api/me").await.refused(401, "unknown");
    bench
        .stranger()
        .post("/api/session", json!({ "secret": guest.secret }))
        .await
        .refused(401, "wrong_secret");
}

#[tokio::test]
async fn text_holds_no_nul() {
    let bench = bench().await;
    let body = json!({ "name": "a\u{0}b", "password": "a long password" });
    bench.stranger().post("/api/session", body).await.refused(422, "unfit");
    let guest = bench.guest().await;
    let table = guest.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    let act = json!({ "seq": 0, "line": "bid 1", "key": "k\u{0}" });
    guest.post(&format!("/api/tables/{table}/actions"), act).await.refused(422, "unfit");
}

#[tokio::test]
async fn over_https_the_cookie_is_the_hosts_own() {
    let bench = bench_with(sandtable_server::Config { secure: true, ..config() }).await;
    let answer = bench.stranger().post("/api/guests", json!({})).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-sandtable=") && cookie.contains("; Secure"), "{cookie}");
    assert!(answer.headers.contains_key("strict-transport-security"));
    let guest = bench.guest().await;
    assert_eq!(guest.get("/api/me").await.ok()["guest"], true);
    let plain = guest.cookie.as_ref().unwrap().replace("__Host-", "");
    Client { cookie: Some(plain), ..guest }.get("/api/me").await.refused(401, "unknown");
}

#[tokio::test]
async fn nobody_has_a_name_that_looks_like_anothers() {
    let bench = bench().await;
    bench.stranger().post("/api/guests", json!({ "name": "Lily" })).await.ok();
    for alike in ["lily", "LiIy", "Li1y"] {
        bench.stranger().post("/api/guests", json!({ "name": alike })).await.refused(422, "unfit");
    }
    bench.stranger().post("/api/guests", json!({ "name": "Lіly" })).await.refused(422, "unfit");
    bench.stranger().post("/api/guests", json!({ "name": "Lila" })).await.ok();
}

#[tokio::test]
async fn who_takes_an_old_name_is_not_taken_for_who_had_it() {
    let bench = bench().await;
    let (mut red, blue, table) = toy_for_two(&bench).await;
    let old = red.name.clone();
    let named = red.post("/api/accounts", json!({ "name": "Ewa Nowa", "password": "long enough" })).await;
    red.keep(&named);
    let mut other = bench.guest().await;
    let taken = other.post("/api/accounts", json!({ "name": old, "password": "long enough" })).await;
    other.keep(&taken);
    let seats = blue.get(&format!("/api/tables/{table}")).await.ok()["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&json!("Ewa Nowa"), &json!(blue.name)));
    red.act(&table, "bid 3; ready").await.ok();
}
