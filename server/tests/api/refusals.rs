//! What is not to be: each refused with a clear error.

use crate::common::*;
use axum::body::Body;
use axum::http::{Method, Request, header};
use sandtable_core::{AnyGame, Boxed, Dice, Options, Seat};
use sandtable_server::{Config, Limits, Rate, Server};
use serde_json::json;
use tower::ServiceExt;

#[tokio::test]
async fn out_of_seat_out_of_turn_and_illegal() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let path = format!("/api/tables/{table}/actions");
    red.post(&path, json!({ "seq": 1, "line": "bid 1", "seat": 1 })).await.refused(403, "forbidden");
    red.post(&path, json!({ "seq": 1, "line": "bid 1", "seat": 200 })).await.refused(403, "forbidden");
    red.post(&path, json!({ "seq": 1, "line": "dance" })).await.refused(400, "notation");
    red.post(&path, json!({ "seq": 1, "line": " ; " })).await.refused(400, "notation");
    let refused = red.post(&path, json!({ "seq": 1, "line": "shake" })).await.refused(422, "refused");
    assert_eq!(
        (refused["rule"].as_str(), refused["text"]["id"].as_str()),
        (Some("turn/2"), Some("why-not-now"))
    );
    red.act(&table, "bid 3; ready").await.ok();
    red.act(&table, "bid 1").await.refused(403, "not_your_decision");
    blue.act(&table, "bid 1; ready").await.ok();
    // A line of which a part is refused is refused whole.
    let seq = red.seq(&table).await;
    red.act(&table, "raise; shake").await.refused(422, "refused");
    assert_eq!(red.seq(&table).await, seq);
    // Several lines stop at the first that is refused.
    let acted =
        red.post(&path, json!({ "seq": seq, "lines": ["shake", "raise", "bid 1", "raise"] })).await.ok();
    assert_eq!(
        (acted["dropped"].clone(), acted["stopped"]["error"].clone()),
        (json!(["bid 1", "raise"]), json!("refused"))
    );
}

#[tokio::test]
async fn malformed_and_oversized() {
    let bench = bench().await;
    let me = bench.guest().await;
    let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    let path = format!("/api/tables/{table}/actions");
    let raw = |kind: &str, body: Vec<u8>| {
        Request::builder()
            .method(Method::POST)
            .uri(&path)
            .header(header::COOKIE, me.cookie.clone().unwrap())
            .header(header::CONTENT_TYPE, kind)
            .body(Body::from(body))
            .unwrap()
    };
    me.send(raw("application/json", b"{".to_vec())).await.refused(400, "bad_request");
    me.send(raw("application/json", vec![0xff; 10])).await.refused(400, "bad_request");
    me.send(raw("text/plain", b"{}".to_vec())).await.refused(400, "bad_request");
    me.send(raw("application/json", vec![b' '; 100_000])).await.refused(413, "too_large");
    for body in [
        json!({}),
        json!({ "seq": 1 }),
        json!({ "seq": -1, "line": "x" }),
        json!({ "seq": 1, "lines": [] }),
        json!({ "seq": 1, "line": "x", "lines": ["x"] }),
        json!({ "seq": 1, "line": "x", "cheat": true }),
        json!([1, 2]),
    ] {
        me.post(&path, body).await.refused(400, "bad_request");
    }
    for (body, status, code) in [
        (json!({ "game": "chess", "seats": [] }), 404, "not_found"),
        (json!({ "game": "toy", "seats": ["me"] }), 422, "unfit"),
        (json!({ "game": "toy", "seats": ["me", "you"] }), 400, "bad_request"),
        (json!({ "game": "toy", "seats": ["me", { "bot": "genius" }] }), 422, "unfit"),
        (json!({ "game": "toy", "scenario": "none", "seats": ["me", "open"] }), 422, "setup"),
        (json!({ "game": "toy", "seats": ["me", "me"], "options": { "a": "b" } }), 422, "setup"),
        (json!({ "game": "toy", "seats": ["me", "me"], "word": "\u{0}" }), 422, "unfit"),
    ] {
        me.post("/api/tables", body).await.refused(status, code);
    }
    me.get("/api/tables/%00/scene").await.refused(404, "not_found");
    me.get("/api/tables/nosuchtable/scene").await.refused(404, "not_found");
    me.get("/api/nothing").await.refused(404, "not_found");
    me.get(&format!("/api/tables/{table}/scene?at=x")).await.refused(400, "bad_request");
    assert_eq!(me.send(me.request(Method::PATCH, "/api/games", None)).await.status, 405);
}

#[tokio::test]
async fn other_sites_and_headers() {
    let bench = bench().await;
    let me = bench.guest().await;
    let from = |origin: &'static str| {
        let mut request = me.request(Method::POST, "/api/me/feed", None);
        request.headers_mut().insert(header::ORIGIN, origin.parse().unwrap());
        me.send(request)
    };
    from("http://evil.test").await.refused(403, "cross_origin");
    from("null").await.refused(403, "cross_origin");
    from("http://sandtable.test").await.ok();
    let page = me.get("/t/anything").await;
    assert!(page.headers["content-type"].to_str().unwrap().starts_with("text/html"));
    for name in ["content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"] {
        assert!(page.headers.contains_key(name), "{name}");
    }
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"));
    assert_eq!(me.get("/api/me").await.headers["cache-control"], "no-store");
}

#[tokio::test]
async fn work_that_takes_a_while_waits_in_line() {
    let bench = bench().await;
    let mut me = bench.guest().await;
    let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    // At a server whose line has room for nobody.
    let limits = Limits { heavy: 0, ..Limits::NONE };
    let full = Server::on(games(), bench.server.hall().store.clone(), Config { limits, ..config() });
    me.router = full.router();
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    me.get(&at("odds?as=0&line=ready")).await.refused(429, "too_many");
    me.post(&at("fits?as=0"), json!({ "lines": ["ready"] })).await.refused(429, "too_many");
    // Looks and moves have no line.
    me.get(&at("scene?as=0")).await.ok();
    me.post(&at("actions"), json!({ "seq": 1, "line": "bid 3", "seat": 0 })).await.ok();
}

#[tokio::test]
async fn too_many_requests() {
    let rate = |burst| Rate { burst, per_second: 0.001 };
    let limits = Limits {
        address: rate(40.0),
        account: rate(4.0),
        door: rate(2.0),
        tables: rate(2.0),
        sockets: 2,
        ..Limits::NONE
    };
    let bench = bench_with(Config { limits, ..config() }).await;
    let me = bench.guest().await;
    bench.stranger().post("/api/guests", json!({})).await.ok();
    let answer = bench.stranger().post("/api/guests", json!({})).await;
    assert!(answer.headers.contains_key("retry-after"));
    answer.refused(429, "too_many");
    for _ in 0..2 {
        me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    }
    me.post("/api/tables", json!({ "game": "toy", "seats": ["me", "me"] })).await.refused(429, "too_many");
    for _ in 0..1 {
        me.post("/api/me/feed", json!({})).await.ok();
    }
    me.post("/api/me/feed", json!({})).await.refused(429, "too_many");
    for _ in 0..40 {
        me.get("/api/games").await;
    }
    me.get("/api/games").await.refused(429, "too_many");
    // Whoever asks after its health is answered all the same.
    assert_eq!(me.get("/health").await.text, "well\n");
}

#[tokio::test]
async fn who_guesses_passwords_keeps_nobody_of_his_address_out() {
    let logins = Rate { burst: 3.0, per_second: 0.001 };
    let bench = bench_with(Config { limits: Limits { logins, ..Limits::NONE }, ..config() }).await;
    let guess = json!({ "name": "Ada", "password": "is it this one?" });
    for _ in 0..3 {
        bench.stranger().post("/api/session", guess.clone()).await.refused(401, "wrong_secret");
    }
    bench.stranger().post("/api/session", guess).await.refused(429, "too_many");
    let newcomer = bench.guest().await;
    newcomer.get("/api/me").await.ok();
    let account = json!({ "name": "Ewa Nowa", "password": "long enough" });
    newcomer.post("/api/accounts", account).await.ok();
}

/// What comes before the rows is read with every list: a record that is brought has no more of it than a game needs.
#[tokio::test]
async fn the_head_of_a_record_that_is_brought_has_an_end() {
    let bench = bench().await;
    let me = bench.guest().await;
    let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    let record = me.get(&format!("/api/tables/{table}/record")).await.text;
    let brought = |made: usize| {
        let made = format!("\nmade \"{}\"\nseats ", "x".repeat(made));
        let lines = record.lines().filter(|line| !line.starts_with("made ")).collect::<Vec<_>>().join("\n");
        me.post("/api/import", json!({ "record": lines.replace("\nseats ", &made) }))
    };
    brought(1000).await.ok();
    brought(1_000_000).await.refused(422, "unfit");
}

/// In the same address stand as many large bodies as a browser sends, and no more.
#[tokio::test]
async fn large_bodies_have_their_places() {
    let bench = bench_with(Config { limits: Limits { heavy: 4, ..Limits::NONE }, ..config() }).await;
    let me = bench.guest().await;
    let half = || {
        let (sends, body) = tokio::sync::mpsc::channel::<Result<Vec<u8>, std::io::Error>>(1);
        let mut body = body;
        let stream = futures_util::stream::poll_fn(move |c| body.poll_recv(c));
        let request = Request::builder()
            .method(Method::POST)
            .uri("/api/import")
            .header(header::COOKIE, me.cookie.clone().unwrap())
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from_stream(stream))
            .unwrap();
        (sends, request)
    };
    let (sends, request) = half();
    let first = tokio::spawn({
        let me = me.clone();
        async move { me.send(request).await }
    });
    sends.send(Ok(b"{".to_vec())).await.unwrap();
    sends.send(Ok(b" ".to_vec())).await.unwrap();
    me.post("/api/import", json!({ "record": "" })).await.refused(429, "too_many");
    drop(sends);
    first.await.unwrap().refused(400, "bad_request");
    me.post("/api/import", json!({ "record": "" })).await.refused(422, "record");
}

/// Whoever does not take what he asked for has no more of it at once than others.
#[tokio::test]
async fn large_answers_have_their_places() {
    // A megabyte under way is all that anybody has here.
    let bench = bench_with(Config { limits: Limits { heavy: 1, ..Limits::NONE }, ..config() }).await;
    let me = bench.guest().await;
    let toy = Boxed::<toy::Toy>::built_in().unwrap();
    let mut long = toy.table("plain", &Options::new(), Dice::Seed(5)).unwrap();
    while long.row_count() < 16_000 {
        long.act(Seat(0), "bid 1").unwrap();
        long.undo(Seat(0)).unwrap();
    }
    let long = me.post("/api/import", json!({ "record": long.record().to_string() })).await.ok();
    let log = format!("/api/tables/{}/log?as=0", long["id"].as_str().unwrap());
    let ask = || bench.router().oneshot(me.request(Method::GET, &log, None));
    let first = ask().await.unwrap();
    assert!(first.status().is_success());
    me.get(&log).await.refused(429, "too_many");
    // Others look on, and so does he.
    me.get("/api/me/tables").await.ok();
    drop(first);
    assert!(me.get(&log).await.text.len() > 1 << 20);
}
