//! What falls over stays small: rules that panic, bots that cannot play, connections that send half a request.

mod common;

use std::sync::atomic::Ordering;
use std::time::Duration;

use common::toy::{Bug, DAWDLING, PONDERED, PONDERING, Toy, ToyRules, UNBEARABLE};
use common::*;
use sandtable_core::{
    AnyGame, Boxed, DataErrors, Dice, Files, Game, GameInfo, LedgerPart, Options, SetupError,
};
use sandtable_server::{Config, Games, Server};
use serde_json::{Value, json};
use stalingrad::Stalingrad;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

/// The toy with a fault.
struct Faulty<const PONDERS: bool> {
    toy: Toy,
    info: GameInfo,
}

/// Its rules panic when a claim is raised above five.
type Fragile = Faulty<false>;
/// Its bots think for as long as they are let.
type Ponderous = Faulty<true>;

impl<const PONDERS: bool> Game for Faulty<PONDERS> {
    type Rules = ToyRules;
    const ID: &'static str = if PONDERS { "ponderous" } else { "fragile" };

    fn built_in() -> Files {
        Toy::built_in()
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        Toy::locales()
    }

    fn ledger() -> Vec<LedgerPart> {
        Toy::ledger()
    }

    fn open(files: &Files) -> Result<Self, DataErrors> {
        let toy = Toy::open(files)?;
        let scenarios = toy.info().keys().map(String::from);
        let info = GameInfo::of::<Self>(1, files, &["red", "blue"], scenarios);
        Ok(Faulty { toy, info })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<ToyRules, SetupError> {
        self.toy.prepare(scenario, options)?;
        Ok(ToyRules::new(if PONDERS { Bug::Ponders } else { Bug::Panics }))
    }
}

fn shelf() -> Games {
    Games::new().with::<Fragile>().unwrap().with::<Toy>().unwrap()
}

/// Lays a table at which the caller has both seats, and plays until a claim of five can be raised.
async fn up_to_five(client: &Client, game: &str) -> String {
    let table = client.post("/api/tables", json!({"game": game, "seats": ["me", "me"]})).await.ok();
    let id = table["table"]["id"].as_str().unwrap().to_string();
    let lines = ["bid 1", "ready", "bid 2", "ready", "shake", "raise", "raise", "raise", "raise"];
    for line in lines {
        let seq = client.get(&format!("/api/tables/{id}/scene")).await.ok()["seq"].clone();
        let path = format!("/api/tables/{id}/actions");
        client.post(&path, json!({"seq": seq, "line": line})).await.ok();
    }
    id
}

async fn raise(client: &Client, id: &str, seq: usize) -> Answer {
    client.post(&format!("/api/tables/{id}/actions"), json!({"seq": seq, "line": "raise"})).await
}

#[tokio::test]
async fn rules_that_panic_shut_their_own_table_for_a_while() {
    let (hand, config) = clocked();
    let bench = bench_of(shelf(), config).await;
    let client = bench.guest().await;
    let (fragile, sound) = (up_to_five(&client, "fragile").await, up_to_five(&client, "toy").await);
    let seq = |state: Value| state["seq"].as_u64().unwrap() as usize;
    let scene = format!("/api/tables/{fragile}/scene");
    let before = client.get(&scene).await.ok();
    raise(&client, &fragile, seq(before.clone())).await.refused(500, "broken");
    // Nobody sits down there, and others do not notice.
    client.get(&scene).await.refused(409, "shut");
    raise(&client, &fragile, seq(before.clone())).await.refused(409, "shut");
    let at = seq(client.get(&format!("/api/tables/{sound}/scene")).await.ok());
    raise(&client, &sound, at).await.ok();
    let tables = client.get("/api/me/tables").await.ok();
    let trouble = |id: &str| {
        let all = tables["tables"].as_array().unwrap();
        all.iter().find(|t| t["id"] == *id).unwrap()["trouble"].clone()
    };
    assert_eq!((trouble(&fragile), trouble(&sound)), (json!("rules"), Value::Null));
    // Its record can be read all the time.
    let record = client.get(&format!("/api/tables/{fragile}/record")).await;
    assert!(record.status.is_success() && record.text.contains("raise"), "{}", record.text);
    // Then it opens again, with everything that was there.
    hand.fetch_add(1000, Ordering::Relaxed);
    let after = client.get(&scene).await.ok();
    assert_eq!(after["scene"], before["scene"]);
    assert_eq!(after["table"]["trouble"], "rules");
    // The next time it rests longer.
    raise(&client, &fragile, seq(after)).await.refused(500, "broken");
    hand.fetch_add(3999, Ordering::Relaxed);
    client.get(&scene).await.refused(409, "shut");
    hand.fetch_add(1, Ordering::Relaxed);
    let again = client.get(&scene).await.ok();
    // Who plays on in another way is in trouble no more.
    let call = json!({"seq": seq(again), "line": "call", "scene": true});
    let played = client.post(&format!("/api/tables/{fragile}/actions"), call).await.ok();
    assert_eq!(played["state"]["table"]["trouble"], Value::Null);
}

/// On one thread for everything that nobody asks for, where the rules of the fragile game fall over.
fn unbearable() -> Calm {
    *UNBEARABLE.lock().unwrap() = Some(std::thread::current().id());
    Calm
}

/// Afterwards they no longer do.
struct Calm;

impl Drop for Calm {
    fn drop(&mut self) {
        *UNBEARABLE.lock().unwrap() = None;
    }
}

/// What players are told of a table.
async fn trouble(client: &Client, id: &str) -> Value {
    let tables = client.get("/api/me/tables").await.ok();
    let all = tables["tables"].as_array().unwrap();
    all.iter().find(|t| t["id"] == *id).unwrap()["trouble"].clone()
}

#[tokio::test]
async fn rules_that_panic_in_the_upkeep_end_it_for_no_other_table() {
    const HOUR: i64 = 3_600_000;
    let (hand, config) = clocked();
    let bench = bench_of(shelf(), Config { idle: 200, ..config }).await;
    let (red, blue) = (bench.guest().await, bench.guest().await);
    // Tables at which a call waits for blue's answer.
    let called = async |game: &str, hours: i64| {
        let seats = json!({ "game": game, "seats": ["me", "open"], "public": true, "hours": hours });
        let id = red.lay(seats).await;
        blue.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
        red.act(&id, "bid 3; ready").await.ok();
        blue.act(&id, "bid 1; ready").await.ok();
        red.act(&id, "shake").await.ok();
        red.act(&id, "call").await.ok();
        id
    };
    let fragile = called("fragile", 1).await;
    let (first, second) = (called("toy", 2).await, called("toy", 4).await);
    let answered = async |id: &str| {
        let scene = red.get(&format!("/api/tables/{id}/scene")).await.ok();
        scene["table"]["trouble"].is_null() && scene["seq"].as_u64() > Some(5)
    };
    let calm = unbearable();
    // It is to leave memory, and cannot; then its clock runs out, and cannot be heard.
    for (id, hours) in [(&first, 3), (&second, 2)] {
        hand.fetch_add(hours * HOUR, Ordering::Relaxed);
        until(async || trouble(&red, &fragile).await == "rules" && answered(id).await).await;
        red.get(&format!("/api/tables/{fragile}/scene")).await.refused(409, "shut");
    }
    drop(calm);
    hand.fetch_add(HOUR, Ordering::Relaxed);
    until(async || answered(&fragile).await).await;
    // Nor does it keep the server from ending in good order.
    let calm = unbearable();
    bench.server.close().await;
    drop(calm);
}

#[tokio::test]
async fn rules_that_panic_under_a_bot_leave_the_bots_of_other_tables_awake() {
    let (hand, config) = clocked();
    let bench = bench_of(shelf(), Config { bots: 1, ..config }).await;
    let client = bench.guest().await;
    let calm = unbearable();
    let seats = json!(["me", { "bot": "recruit" }]);
    let fragile = client.lay(json!({ "game": "fragile", "seats": seats })).await;
    until(async || trouble(&client, &fragile).await == "rules").await;
    // Whoever plays for the machine is there for the next table,
    let sound = client.lay(json!({ "game": "toy", "seats": seats })).await;
    let answered = async |id: &str| {
        let log = client.get(&format!("/api/tables/{id}/log")).await;
        log.status.is_success() && log.text.contains("toy-ready")
    };
    until(async || answered(&sound).await).await;
    // and for this one when it opens again.
    drop(calm);
    hand.fetch_add(3_600_000, Ordering::Relaxed);
    until(async || answered(&fragile).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_fall_over_do_not_run_in_circles() {
    let bench = bench_of(shelf(), config()).await;
    let client = bench.guest().await;
    let mut ids = Vec::new();
    for _ in 0..60 {
        let seats = json!([{"bot": "recruit"}, {"bot": "recruit"}]);
        // A list shows a few of each person's.
        let layer = bench.guest().await;
        let laid = layer.post("/api/tables", json!({"game": "fragile", "seats": seats, "public": true}));
        ids.push(laid.await.ok()["table"]["id"].as_str().unwrap().to_string());
    }
    // All end, but for those that fell over: they are tried again now and then, and shown as they are.
    let (mut over, mut fell) = (0, 0);
    let began = std::time::Instant::now();
    while began.elapsed() < LONG {
        let count = |status: &str| {
            let path = format!("/api/tables?status={status}");
            let client = client.clone();
            async move { client.get(&path).await.ok()["tables"].as_array().unwrap().clone() }
        };
        over = count("over").await.len();
        fell = count("running").await.iter().filter(|t| t["trouble"] != Value::Null).count();
        if over + fell == ids.len() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(over + fell, ids.len());
    assert!(fell > 0, "no claim was raised above five in {} games", ids.len());
    let metrics = bench.server.hall().metrics.clone();
    let before = metrics.folds.get();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let after = metrics.folds.get();
    assert!(after - before <= fell as u64, "{before} folds, then {after}, with {fell} tables in trouble");
}

/// Bots ponder while this lives.
struct Pondering;

impl Drop for Pondering {
    fn drop(&mut self) {
        PONDERING.store(false, Ordering::Relaxed);
    }
}

const LONG: Duration = Duration::from_secs(60);

/// Waits until something is so.
async fn until(what: impl AsyncFn() -> bool) {
    let waiting = async {
        while !what().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(LONG, waiting).await.expect("it never came to that");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_long_keeps_nobody_from_its_table() {
    let bench = bench_of(Games::new().with::<Ponderous>().unwrap(), config()).await;
    let me = bench.guest().await;
    PONDERING.store(true, Ordering::Relaxed);
    let pondering = Pondering;
    let id = me.lay(json!({"game": "ponderous", "seats": ["me", {"bot": "veteran"}]})).await;
    until(async || PONDERED.load(Ordering::Relaxed) > 0).await;
    // One looks, bids, takes it back and bids again: the bot has thought in vain and thinks anew.
    let play = async {
        me.act(&id, "bid 3").await.ok();
        me.post(&format!("/api/tables/{id}/undo"), json!({ "seq": me.seq(&id).await })).await.ok();
        me.act(&id, "bid 1; ready").await.ok()
    };
    tokio::time::timeout(LONG, play).await.expect("the table is free");
    let scene = format!("/api/tables/{id}/scene");
    assert_eq!(me.get(&scene).await.ok()["table"]["asked"], json!([1]));
    drop(pondering);
    // It bids once, and is ready.
    until(async || me.get(&scene).await.ok()["table"]["asked"] != json!([1])).await;
    let log = me.get(&format!("/api/tables/{id}/log")).await.ok();
    let said = |id: &str| log["entries"].as_array().unwrap().iter().filter(|e| e["text"]["id"] == id).count();
    assert_eq!(said("toy-ready"), 2, "{log}");
}

/// On one thread for all connections: whatever rules do, it is not done there.
#[tokio::test]
async fn rules_that_take_long_keep_nobody_waiting_but_their_own_table() {
    let bench = bench_of(Games::new().with::<Ponderous>().unwrap().with::<Toy>().unwrap(), config()).await;
    let me = bench.guest().await;
    let (slow, quick) = (up_to_five(&me, "ponderous").await, up_to_five(&me, "toy").await);
    let seq = me.seq(&slow).await as usize;
    DAWDLING.store(true, Ordering::Relaxed);
    let raising = tokio::spawn({
        let (me, slow) = (me.clone(), slow.clone());
        async move { raise(&me, &slow, seq).await }
    });
    let others = async {
        assert_eq!(me.get("/health").await.text, "well\n");
        me.act(&quick, "call").await.ok();
        me.get("/api/me/tables").await.ok();
    };
    tokio::time::timeout(LONG, others).await.expect("nobody else waits");
    assert!(!raising.is_finished());
    DAWDLING.store(false, Ordering::Relaxed);
    raising.await.unwrap().ok();
}

/// A record whose position has an advance after combat, and no combat: it made the rules panic for ever.
#[tokio::test]
async fn a_position_that_the_rules_cannot_play_on_is_refused_with_its_line() {
    let game = Boxed::<Stalingrad>::built_in().unwrap();
    let scenario = game.info().keys().next().unwrap().to_string();
    let table = game.table(&scenario, &Options::new(), Dice::Seed(1)).unwrap();
    let sound = table.record().to_string();
    let steps = r#"at steps = ["turn draw", "command end", "choose", "battle finish", "advance"]"#;
    let forged = sound.replace("\n0 start", &format!("\n{steps}\n0 start"));
    let line = forged.lines().position(|line| line.starts_with("0 start")).unwrap() + 1;
    let bench = bench_of(Games::new().with::<Stalingrad>().unwrap(), config()).await;
    let client = bench.guest().await;
    let refused = client.post("/api/import", json!({ "record": forged })).await.refused(422, "record");
    let message = refused["message"].as_str().unwrap();
    assert!(
        message.contains(&format!("line {line} ")) && message.contains("no hex is attacked"),
        "{message}"
    );
    client.post("/api/import", json!({ "record": sound })).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_keeps_no_server_from_ending_and_nobody_out() {
    let dir = tempfile::tempdir().unwrap();
    let mut config = Config { data_dir: dir.path().to_path_buf(), ..config() };
    config.limits.connections = 8;
    let server = Server::open(games(), config).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let served = tokio::spawn(server.serve(listener, async {
        let _ = stopped.await;
    }));
    let half = |text: &'static str| async move {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    };
    let head = "GET /health HTTP/1.1\r\nHost: a\r\n";
    let body = "POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
    let mut open = vec![half(body).await];
    for _ in 0..7 {
        open.push(half(head).await);
    }
    // The ninth of an address is let go at once.
    let mut ninth = half("GET /health HTTP/1.1\r\nHost: a\r\n\r\n").await;
    let mut text = String::new();
    let _ = ninth.read_to_string(&mut text).await;
    assert_eq!(text, "");
    // Where one leaves, another comes in.
    drop(open.pop());
    let mut answer = [0; 12];
    for _ in 0..100 {
        let mut next = half("GET /health HTTP/1.1\r\nHost: a\r\n\r\n").await;
        if next.read_exact(&mut answer).await.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(&answer, b"HTTP/1.1 200");
    drop(stop);
    let ended = tokio::time::timeout(Duration::from_secs(20), served).await;
    ended.expect("the server ends with half-sent requests open").unwrap().unwrap();
    drop(open);
}
