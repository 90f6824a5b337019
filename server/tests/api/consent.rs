//! What players agree on, how much somebody may lay, and whom one hears.

use std::sync::atomic::Ordering;

use sandtable_server::{Games, Limits, Rate};
use serde_json::{Value, json};
use starter::Starter;

use crate::common::*;
use crate::patrol::PatrolBox;

const HOUR: i64 = 3_600_000;

/// Two guests at a table of the toy with an hour for a move, at which red has bid and blue has not.
async fn slow(bench: &Bench) -> (Client, Client, String) {
    let (red, blue) = (bench.guest().await, bench.guest().await);
    let body = json!({ "game": "toy", "seats": ["me", "open"], "public": true, "hours": 1 });
    let table = red.lay(body).await;
    blue.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    red.act(&table, "bid 1; ready").await.ok();
    (red, blue, table)
}

async fn rest(who: &Client, table: &str, rest: bool) -> Value {
    who.post(&format!("/api/tables/{table}/pause"), json!({ "rest": rest })).await.ok()
}

#[tokio::test]
async fn clocks_rest_when_all_want_it_and_go_on_when_one_does() {
    let (hand, config) = clocked();
    let bench = bench_with(config).await;
    let (red, blue, table) = slow(&bench).await;
    let claim = format!("/api/tables/{table}/claim");
    hand.fetch_add(HOUR / 2, Ordering::Relaxed);
    let asked = rest(&red, &table, true).await;
    assert_eq!((&asked["paused"], &asked["pausing"]), (&Value::Null, &json!([0])));
    let paused = rest(&blue, &table, true).await;
    assert_eq!((&paused["paused"], &paused["deadline"]), (&json!(true), &Value::Null));
    // While they rest nobody is late.
    hand.fetch_add(100 * HOUR, Ordering::Relaxed);
    red.post(&claim, json!({})).await.refused(409, "conflict");
    let on = rest(&red, &table, false).await;
    assert_eq!(on["paused"], Value::Null);
    // Blue has the half hour that was left.
    hand.fetch_add(HOUR / 2 - 1000, Ordering::Relaxed);
    red.post(&claim, json!({})).await.refused(409, "conflict");
    hand.fetch_add(2000, Ordering::Relaxed);
    assert_eq!(red.post(&claim, json!({})).await.ok()["status"], "over");
}

#[tokio::test]
async fn who_plays_on_ends_the_rest() {
    let (hand, config) = clocked();
    let bench = bench_with(config).await;
    let (red, blue, table) = slow(&bench).await;
    rest(&red, &table, true).await;
    rest(&blue, &table, true).await;
    hand.fetch_add(5 * HOUR, Ordering::Relaxed);
    blue.act(&table, "bid 2; ready").await.ok();
    let now = blue.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&now["paused"], &now["pausing"]), (&Value::Null, &Value::Null));
    assert!(now["deadline"].is_number(), "{now}");
}

#[tokio::test]
async fn a_bot_or_a_guest_sits_down_for_one_who_does_not_come_back() {
    let (hand, config) = clocked();
    let bench = bench_with(config).await;
    for by in ["bot", "link"] {
        let (red, blue, table) = slow(&bench).await;
        let replace = |seat: u8| format!("/api/tables/{table}/seats/{seat}/replace");
        let body = json!({ "by": by });
        red.post(&replace(1), body.clone()).await.refused(409, "conflict");
        hand.fetch_add(HOUR + 1000, Ordering::Relaxed);
        // Not by whoever is late, nor for oneself, nor by those who look on.
        blue.post(&replace(1), body.clone()).await.refused(409, "conflict");
        bench.guest().await.post(&replace(1), body.clone()).await.refused(403, "forbidden");
        let done = red.post(&replace(1), body).await.ok();
        assert_eq!(done["table"]["seats"][1]["kind"], by, "{done}");
        blue.act(&table, "bid 2").await.refused(403, "forbidden");
        if by == "link" {
            let third = bench.guest().await;
            let link = &done["links"][0]["secret"];
            third.post(&format!("/api/tables/{table}/join"), json!({ "link": link })).await.ok();
            third.act(&table, "bid 2; ready").await.ok();
        }
    }
}

#[tokio::test]
async fn who_looks_in_is_not_absent_though_he_does_not_move() {
    let (hand, config) = clocked();
    let bench = bench_with(config).await;
    let (red, blue, table) = toy_for_two(&bench).await;
    red.act(&table, "bid 1; ready").await.ok();
    let replace = format!("/api/tables/{table}/seats/1/replace");
    let wait = async |days: i64| {
        hand.fetch_add(days * 24 * HOUR, Ordering::Relaxed);
        // Nothing but the store remembers.
        bench.server.hall().clear().await;
    };
    wait(2).await;
    let since = async || blue.get(&format!("/api/tables/{table}")).await.ok()["since"].clone();
    let waited_for = since().await;
    wait(2).await;
    red.post(&replace, json!({ "by": "bot" })).await.refused(409, "conflict");
    // Since when he is waited for is told as before.
    assert_eq!(since().await, waited_for);
    // Others' looks are none of his.
    for _ in 0..2 {
        wait(2).await;
        red.get(&format!("/api/tables/{table}/scene")).await.ok();
        bench.stranger().get(&format!("/api/tables/{table}/scene")).await.ok();
    }
    red.post(&replace, json!({ "by": "bot" })).await.ok();
}

#[tokio::test]
async fn the_seat_of_one_who_left_is_not_his_opponents() {
    let (hand, config) = clocked();
    let bench = bench_with(config).await;
    let (red, _blue, table) = slow(&bench).await;
    hand.fetch_add(HOUR + 1000, Ordering::Relaxed);
    let done = red.post(&format!("/api/tables/{table}/seats/1/replace"), json!({ "by": "link" })).await.ok();
    let link = json!({ "link": done["links"][0]["secret"] });
    let join = format!("/api/tables/{table}/join");
    red.post(&join, link.clone()).await.refused(403, "forbidden");
    assert_eq!(red.get(&format!("/api/tables/{table}")).await.ok()["you"], json!([0]));
    bench.guest().await.post(&join, link).await.ok();
}

#[tokio::test]
async fn nobody_sits_down_on_two_sides_where_others_play() {
    let bench = bench().await;
    let host = bench.guest().await;
    // Alone one may play both sides,
    let own = host.post("/api/tables", json!({ "game": "toy", "seats": ["me", "link"] })).await.ok();
    let join = format!("/api/tables/{}/join", own["table"]["id"].as_str().unwrap());
    host.post(&join, json!({ "link": own["links"][0]["secret"] })).await.ok();
    // and with others at the table his own: red and rose, or blue and teal.
    let bench = bench_of(Games::new().with::<PatrolBox>().unwrap(), config()).await;
    let (host, friend) = (bench.guest().await, bench.guest().await);
    let seats = json!(["me", "open", "open", "open"]);
    let body = json!({ "game": "patrol", "scenario": "teams", "seats": seats, "public": true });
    let join = format!("/api/tables/{}/join", host.lay(body).await);
    let seat = |seat: u8| json!({ "seat": seat });
    friend.post(&join, seat(1)).await.ok();
    friend.post(&join, seat(2)).await.refused(403, "forbidden");
    host.post(&join, seat(3)).await.refused(403, "forbidden");
    friend.post(&join, seat(3)).await.ok();
    assert_eq!(host.post(&join, seat(2)).await.ok()["status"], "running");
}

#[tokio::test]
async fn nobody_lays_more_tables_than_others_can_bear() {
    let mut config = config();
    config.limits.quota.guest = 3;
    config.limits.quota.times = 2;
    let bench = bench_with(config).await;
    let me = bench.guest().await;
    let toy = json!({ "game": "toy", "seats": ["me", "me"], "public": true });
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(me.lay(toy.clone()).await);
    }
    me.post("/api/tables", toy.clone()).await.refused(409, "conflict");
    me.post(&format!("/api/tables/{}/fork", ids[0]), json!({})).await.refused(409, "conflict");
    // Finished ones count too, only less.
    let mut over = String::new();
    for turn in 0..3 {
        me.delete(&format!("/api/tables/{}", ids[turn])).await.ok();
        let id = me.lay(toy.clone()).await;
        me.post(&format!("/api/tables/{id}/resign?as=0"), json!({})).await.ok();
        over = id;
        ids.push(me.lay(toy.clone()).await);
        me.delete(&format!("/api/tables/{}", ids.pop().unwrap())).await.ok();
    }
    for _ in 0..3 {
        me.lay(toy.clone()).await;
    }
    me.post("/api/tables", toy.clone()).await.refused(409, "conflict");
    // Nor does one game more follow another.
    me.post(&format!("/api/tables/{over}/rematch"), json!({})).await.refused(409, "conflict");
    // Others do not mind, and the list is not one person's.
    let other = bench.guest().await;
    other.lay(toy).await;
}

#[tokio::test]
async fn a_list_has_room_for_everybody() {
    let bench = bench().await;
    let (one, two) = (bench.guest().await, bench.guest().await);
    let open = json!({ "game": "toy", "seats": ["me", "open"], "public": true });
    two.lay(open.clone()).await;
    for _ in 0..8 {
        one.lay(open.clone()).await;
    }
    let tables = two.get("/api/tables?status=waiting").await.ok();
    let names: Vec<_> =
        tables["tables"].as_array().unwrap().iter().map(|t| t["seats"][0]["name"].clone()).collect();
    assert_eq!(names.iter().filter(|name| **name == json!(one.name)).count(), 5);
    assert_eq!(names.iter().filter(|name| **name == json!(two.name)).count(), 1);
}

#[tokio::test]
async fn forgotten_tables_of_guests_are_taken_away() {
    let (hand, mut config) = clocked();
    config.limits.quota.keep = Some(30 * 24 * HOUR);
    let bench = bench_with(config).await;
    let guest = bench.guest().await;
    let mut known = bench.guest().await;
    let toy = json!({ "game": "toy", "seats": ["me", "me"] });
    let lost = guest.lay(toy.clone()).await;
    let kept = known.lay(toy.clone()).await;
    let named =
        known.post("/api/accounts", json!({ "name": "Ada Keeps", "password": "a long enough one" })).await;
    known.keep(&named);
    hand.fetch_add(31 * 24 * HOUR, Ordering::Relaxed);
    let fresh = guest.lay(toy).await;
    assert_eq!(bench.server.hall().expire().await.unwrap(), 1);
    guest.get(&format!("/api/tables/{lost}")).await.refused(404, "not_found");
    guest.get(&format!("/api/tables/{fresh}")).await.ok();
    known.get(&format!("/api/tables/{kept}")).await.ok();
}

#[tokio::test]
async fn who_is_muted_is_not_heard_by_whoever_muted_him() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let chat = format!("/api/tables/{table}/chat");
    let mute = format!("/api/tables/{table}/mute");
    blue.post(&chat, json!({ "text": "one" })).await.ok();
    red.post(&mute, json!({ "name": blue.name })).await.ok();
    blue.post(&chat, json!({ "text": "two" })).await.ok();
    let heard = |said: Value| said["said"].as_array().unwrap().len();
    assert_eq!(heard(red.get(&chat).await.ok()), 0);
    assert_eq!(heard(blue.get(&chat).await.ok()), 2);
    red.post(&mute, json!({ "name": blue.name, "mute": false })).await.ok();
    assert_eq!(heard(red.get(&chat).await.ok()), 2);
    red.post(&mute, json!({ "name": "Nobody Here" })).await.refused(404, "not_found");
}

#[tokio::test]
async fn those_who_look_on_mute_so_many_that_players_have_room_left() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let mute = format!("/api/tables/{table}/mute");
    let onlookers = [bench.guest().await, bench.guest().await, bench.guest().await, bench.guest().await];
    for i in 0..64 {
        let loud = bench.guest().await;
        for who in &onlookers {
            who.post(&mute, json!({ "name": loud.name })).await.ok();
        }
        if i == 63 {
            // Each has his share, and all of them have one.
            onlookers[0].post(&mute, json!({ "name": blue.name })).await.refused(409, "conflict");
            bench.guest().await.post(&mute, json!({ "name": blue.name })).await.refused(409, "conflict");
            red.post(&mute, json!({ "name": loud.name })).await.ok();
            onlookers[0].post(&mute, json!({ "name": loud.name, "mute": false })).await.ok();
        }
    }
    onlookers[0].post(&mute, json!({ "name": blue.name })).await.ok();
    red.post(&mute, json!({ "name": blue.name })).await.ok();
}

#[tokio::test]
async fn nobody_talks_without_end() {
    let talk = Rate { burst: 3.0, per_second: 0.001 };
    let bench =
        bench_with(sandtable_server::Config { limits: Limits { talk, ..Limits::NONE }, ..config() }).await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let chat = format!("/api/tables/{table}/chat");
    for _ in 0..3 {
        red.post(&chat, json!({ "text": "hm" })).await.ok();
    }
    red.post(&chat, json!({ "text": "hm" })).await.refused(429, "too_many");
    blue.post(&chat, json!({ "text": "well" })).await.ok();
}

#[tokio::test]
async fn however_many_guests_come_their_address_has_one_share_of_the_disk() {
    let mut config = config();
    config.limits.disk = Rate { burst: 12.0, per_second: 0.001 };
    let bench = bench_of(Games::new().with::<toy::Toy>().unwrap().with::<Starter>().unwrap(), config).await;
    let (one, two, table) = toy_for_two(&bench).await;
    let notes = format!("/api/tables/{table}/notes");
    let text = |bytes: usize| json!({ "text": "x".repeat(bytes) });
    one.put(&notes, text(5 << 10)).await.ok();
    // Who writes on in what he has takes no more.
    for bytes in [5 << 10, 100, 90] {
        one.put(&notes, text(bytes)).await.ok();
    }
    // Nor does what is not kept.
    let wrong = json!({ "record": "x".repeat(3 << 10) });
    for _ in 0..9 {
        one.post("/api/import", wrong.clone()).await.refused(422, "record");
    }
    two.put(&notes, text(5 << 10)).await.ok();
    two.post(&format!("/api/tables/{table}/chat"), json!({ "text": "well" })).await.ok();
    // One is left: for no guest, and for nothing of what is kept.
    let third = bench.guest().await;
    let watched = third.put(&notes, text(5 << 10)).await;
    assert!(watched.headers.contains_key("retry-after"));
    watched.refused(429, "share");
    third.post("/api/import", wrong).await.refused(429, "share");
    let files = json!({ "files": { "map.toml": "x".repeat(3 << 10) } });
    third.post("/api/games/starter/data", files).await.refused(429, "share");
    assert_eq!(third.get(&notes).await.ok()["text"], "");
    third.put(&notes, text(1 << 10)).await.ok();
    third.post(&format!("/api/tables/{table}/chat"), json!({ "text": "hm" })).await.refused(429, "share");
}

/// Rows, keys and tables are kept too: nobody fills the disk by doing something and taking it back, nor by laying tables.
#[tokio::test]
async fn what_is_done_at_tables_takes_of_a_share_too() {
    let mut config = config();
    (config.limits.played, config.behind_proxy) = (Rate { burst: 64.0, per_second: 0.001 }, true);
    let bench = bench_with(config).await;
    let me = bench.guest().await;
    let post = async |house: usize, path: &str, body: Value| {
        me.send_from(house, axum::http::Method::POST, path, Some(body)).await
    };
    let table = post(1, "/api/tables", json!({ "game": "toy", "seats": ["me", "me"] })).await.ok();
    let table = format!("/api/tables/{}", table["table"]["id"].as_str().unwrap());
    let (actions, undo) = (format!("{table}/actions"), format!("{table}/undo"));
    let mut seq = me.get(&format!("{table}/scene")).await.ok()["seq"].as_u64().unwrap();
    // With a key the answer is kept, and with the answer what was dropped.
    let keyed = |seq: u64| json!({ "seq": seq, "seat": 0, "lines": ["bid 1", "x".repeat(10 << 10)], "key": seq.to_string() });
    let mut done = 0;
    let refused = loop {
        let answer = post(1, &actions, keyed(seq)).await;
        if !answer.status.is_success() {
            break answer;
        }
        done += 1;
        assert!(done < 10, "nobody stops him");
        seq = answer.ok()["last"].as_u64().unwrap();
        let back = post(1, &undo, json!({ "seq": seq, "seat": 0 })).await;
        if !back.status.is_success() {
            break back;
        }
        seq = back.ok()["last"].as_u64().unwrap();
    };
    assert!(done > 4 && refused.headers.contains_key("retry-after"), "{done}");
    refused.refused(429, "share");
    for (path, body) in [
        (format!("{table}/fork"), json!({})),
        ("/api/tables".into(), json!({ "game": "toy", "seats": ["me", "me"] })),
        (format!("{table}/drafts"), json!({ "do": "send", "seq": seq, "seat": 0 })),
    ] {
        post(1, &path, body).await.refused(429, "share");
    }
    // What was done is told again, others go on, and whoever leaves may.
    let replayed = post(1, &actions, keyed(1)).await.ok();
    assert_eq!(replayed["replayed"], true);
    post(2, &undo, json!({ "seq": seq, "seat": 0 })).await.ok();
    post(1, &format!("{table}/resign"), json!({})).await.ok();
}

#[tokio::test]
async fn those_who_look_on_leave_room_for_the_players() {
    let mut config = config();
    (config.limits.quota.said, config.limits.quota.called, config.limits.quota.noted) = (3, 2, 1);
    let bench = bench_with(config).await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let (chat, notes) = (format!("/api/tables/{table}/chat"), format!("/api/tables/{table}/notes"));
    let (one, two) = (bench.guest().await, bench.guest().await);
    let say = async |who: &Client| who.post(&chat, json!({ "text": "hm" })).await;
    let note = async |who: &Client, text: &str| who.put(&notes, json!({ "text": text })).await;
    say(&one).await.ok();
    say(&two).await.ok();
    say(&bench.guest().await).await.refused(409, "enough");
    for who in [&red, &blue, &red] {
        say(who).await.ok();
    }
    say(&blue).await.refused(409, "enough");
    note(&one, "mine").await.ok();
    note(&two, "").await.ok();
    note(&two, "mine").await.refused(409, "enough");
    note(&red, "mine").await.ok();
    note(&one, "mine again").await.ok();
    // Who throws his away makes room.
    note(&one, "").await.ok();
    note(&red, "").await.ok();
    note(&two, "mine").await.ok();
}

#[tokio::test]
async fn all_of_an_address_talk_so_much_and_no_more() {
    let voices = Rate { burst: 3.0, per_second: 0.001 };
    let bench =
        bench_with(sandtable_server::Config { limits: Limits { voices, ..Limits::NONE }, ..config() }).await;
    let (red, _, table) = toy_for_two(&bench).await;
    let chat = format!("/api/tables/{table}/chat");
    for _ in 0..3 {
        bench.guest().await.post(&chat, json!({ "text": "hm" })).await.ok();
    }
    red.post(&chat, json!({ "text": "hm" })).await.refused(429, "too_many");
}

#[tokio::test]
async fn a_server_under_another_name_is_not_answered() {
    let hosts = vec!["play.example".to_string()];
    let bench = bench_with(sandtable_server::Config { hosts, ..config() }).await;
    let stranger = bench.stranger();
    stranger.get("/api/games").await.refused(421, "other_host");
    let mut request = stranger.request(axum::http::Method::GET, "/api/games", None);
    request.headers_mut().insert("host", "play.example:8080".parse().unwrap());
    stranger.send(request).await.ok();
}
