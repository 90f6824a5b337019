//! Over TCP: sockets with resume, and two servers on one PostgreSQL.

mod common;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use common::cluster::Cluster;
use common::http::Http;
use common::*;
use futures_util::{SinkExt, StreamExt};
use sandtable_core::{AnyGame, Boxed, Dice, Options, Seat};
use sandtable_server::hall::Hall;
use sandtable_server::hall::heavy::{ASKER, Asker};
use sandtable_server::packed::unpacked;
use sandtable_server::store::Postgres;
use sandtable_server::wire::{LookQuery, State};
use sandtable_server::{Config, Games, Limits, Rate, Server, TableId};
use serde_json::{Value, json};
use stalingrad::Stalingrad;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

struct Running {
    address: String,
    hall: Arc<Hall>,
    stop: Option<oneshot::Sender<()>>,
    served: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Running {
    async fn start(config: Config) -> Running {
        Running::of(games(), config).await
    }

    async fn of(games: Games, config: Config) -> Running {
        let server = Server::open(games, config).await.unwrap();
        let hall = server.hall().clone();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(server.serve(listener, async {
            let _ = stopped.await;
        }));
        Running { address, hall, stop: Some(stop), served }
    }

    async fn stop(mut self) {
        drop(self.stop.take());
        let served = tokio::time::timeout(Duration::from_secs(10), self.served).await;
        served.expect("the server ends in time").unwrap().unwrap();
    }
}

/// A request on a thread of its own.
async fn json(address: &str, cookie: &str, method: &'static str, path: &str, body: Value) -> (u16, Value) {
    let (address, cookie, path) = (address.to_string(), cookie.to_string(), path.to_string());
    let sent = tokio::task::spawn_blocking(move || {
        let mut http = Http::new(&address);
        http.cookie = cookie;
        http.json(method, &path, &body).unwrap()
    });
    sent.await.unwrap()
}

async fn guest(address: &str) -> String {
    let address = address.to_string();
    let sent = tokio::task::spawn_blocking(move || {
        let mut http = Http::new(&address);
        assert_eq!(http.json("POST", "/api/guests", &json!({})).unwrap().0, 201);
        http.cookie
    });
    sent.await.unwrap()
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn connect(address: &str, cookie: &str, path: &str, origin: Option<&str>) -> Result<Socket, u16> {
    let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().unwrap());
    }
    match tokio_tungstenite::connect_async(request).await {
        Ok((socket, _)) => Ok(socket),
        Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

/// The next message; none if nothing comes for a while.
async fn next(socket: &mut Socket, wait: Duration) -> Option<Value> {
    Some(next_sized(socket, wait).await?.0)
}

/// The same, with its bytes as they were sent.
async fn next_sized(socket: &mut Socket, wait: Duration) -> Option<(Value, usize)> {
    let until = Instant::now() + wait;
    loop {
        let left = until.saturating_duration_since(Instant::now());
        match tokio::time::timeout(left, socket.next()).await {
            Err(_) | Ok(None) => return None,
            Ok(Some(Ok(Message::Text(text)))) => {
                return Some((serde_json::from_str(&text).unwrap(), text.len()));
            }
            Ok(Some(Ok(Message::Binary(bytes)))) => {
                return Some((serde_json::from_str(&unpacked(&bytes).unwrap()).unwrap(), bytes.len()));
            }
            Ok(Some(Ok(Message::Close(_)) | Err(_))) => return None,
            Ok(Some(Ok(_))) => {}
        }
    }
}

/// Waits until the other side closes it.
async fn ended(socket: &mut Socket) {
    let closing = async {
        while let Some(Ok(message)) = socket.next().await {
            if message.is_close() {
                break;
            }
        }
    };
    tokio::time::timeout(LONG, closing).await.expect("the socket ends");
}

const SOON: Duration = Duration::from_secs(1);
/// Longer than anything takes.
const LONG: Duration = Duration::from_secs(60);
const QUIET: Duration = Duration::from_millis(300);

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_tells_what_changed_and_nothing_else() {
    let dir = tempfile::tempdir().unwrap();
    let running = Running::start(Config { data_dir: dir.path().join("new"), ..config() }).await;
    let at = running.address.clone();
    let (red, blue) = (guest(&at).await, guest(&at).await);
    let body = json!({ "game": "toy", "seats": ["me", "open"], "public": true });
    let (_, created) = json(&at, &red, "POST", "/api/tables", body).await;
    let table = created["table"]["id"].as_str().unwrap().to_string();
    let path = format!("/api/tables/{table}");
    json(&at, &blue, "POST", &format!("{path}/join"), json!({})).await;

    let live = format!("{path}/live");
    assert_eq!(connect(&at, &blue, &live, Some("http://evil.test")).await.err(), Some(403));
    assert_eq!(connect(&at, &blue, "/api/tables/nothing/live", None).await.err(), Some(404));
    let mut socket = connect(&at, &blue, &live, Some(&format!("http://{at}"))).await.unwrap();
    let first = next(&mut socket, SOON).await.unwrap();
    assert_eq!((first["type"].as_str(), first["state"]["seq"].as_u64()), (Some("state"), Some(1)));

    // Red's secret bid is not even a sign of life.
    let act = |who: &str, seq: u64, line: &'static str| {
        let (at, who, path) = (at.clone(), who.to_string(), format!("{path}/actions"));
        async move { json(&at, &who, "POST", &path, json!({ "seq": seq, "line": line })).await }
    };
    assert_eq!(act(&red, 1, "bid 3").await.0, 200);
    assert_eq!(next(&mut socket, QUIET).await, None);
    assert_eq!(act(&red, 2, "ready").await.0, 200);
    let change = next(&mut socket, SOON).await.unwrap();
    assert_eq!((change["type"].as_str(), change["seq"].as_u64()), (Some("change"), Some(2)));
    assert_eq!(change["scene"], json!({ "now": { "asked": 2 } }), "{change}");
    assert_eq!(change["entries"][0]["text"]["id"], "toy-ready");

    // A lost connection goes on from the last row.
    socket.close(None).await.unwrap();
    assert_eq!(act(&blue, 2, "bid 1; ready").await.0, 200);
    let mut socket = connect(&at, &blue, &format!("{live}?since=2"), None).await.unwrap();
    let again = next(&mut socket, SOON).await.unwrap();
    assert!(again["entries"].as_array().unwrap().iter().all(|e| e["row"].as_u64().unwrap() >= 2), "{again}");
    // Talk comes the same way; too much from the client ends the connection, not the server.
    json(&at, &red, "POST", &format!("{path}/chat"), json!({ "text": "hello" })).await;
    assert_eq!(next(&mut socket, SOON).await.unwrap()["said"][0]["text"], "hello");
    let _ = socket.send(Message::Text("x".repeat(100_000).into())).await;
    assert_eq!(json(&at, &red, "GET", &path, Value::Null).await.0, 200);

    // The server ends in good order though a socket is open.
    let mut socket = connect(&at, &red, &live, None).await.unwrap();
    next(&mut socket, SOON).await.unwrap();
    running.stop().await;
    assert_eq!(next(&mut socket, SOON).await, None);
}

/// Somebody who is told of a table over a socket.
struct Ear {
    socket: Socket,
    heard: Vec<Value>,
}

impl Ear {
    /// Everything that comes until this is said, without what is said.
    async fn until(&mut self, said: &str) {
        loop {
            let mut message = next(&mut self.socket, LONG).await.expect("a message");
            let told = message.as_object_mut().unwrap().remove("said").unwrap_or_default();
            self.heard.push(message);
            if told.as_array().is_some_and(|all| all.iter().any(|one| one["text"] == said)) {
                return;
            }
        }
    }
}

/// What sockets tell of a game in which these lines are played, to red, to blue, to whoever looks on with a name and without:
/// from the start, and then to those who come again later.
async fn told(scenario: &str, lines: &[(usize, &'static str)]) -> Vec<Vec<Value>> {
    let dir = tempfile::tempdir().unwrap();
    let running = Running::start(Config { data_dir: dir.path().to_path_buf(), ..config() }).await;
    let at = running.address.clone();
    let people = [guest(&at).await, guest(&at).await, guest(&at).await];
    let mut names = Vec::new();
    for who in &people {
        names.push(
            json(&at, who, "GET", "/api/me", Value::Null).await.1["name"].as_str().unwrap().to_string(),
        );
    }
    let body = json!({ "game": "toy", "scenario": scenario, "seats": ["me", "open"], "public": true });
    let (_, created) = json(&at, &people[0], "POST", "/api/tables", body).await;
    let table = created["table"]["id"].as_str().unwrap().to_string();
    let path = format!("/api/tables/{table}");
    json(&at, &people[1], "POST", &format!("{path}/join"), json!({})).await;
    let cookies = [people[0].as_str(), &people[1], &people[2], ""];
    let mut ears = Vec::new();
    for cookie in cookies {
        let mut socket = connect(&at, cookie, &format!("{path}/live"), None).await.unwrap();
        // It is told before anything is said.
        let first = next(&mut socket, LONG).await.expect("the state");
        ears.push(Ear { socket, heard: vec![first] });
    }
    // After each line everybody hears the same word: whatever came before it came of the line.
    let mut word = 0;
    for line in [None].into_iter().chain(lines.iter().map(Some)) {
        if let Some((seat, line)) = line {
            let seq = json(&at, &people[*seat], "GET", &format!("{path}/scene"), Value::Null).await.1["seq"]
                .clone();
            let body = json!({ "seq": seq, "line": line });
            assert_eq!(json(&at, &people[*seat], "POST", &format!("{path}/actions"), body).await.0, 200);
            tokio::time::sleep(QUIET).await;
        }
        word += 1;
        let said = format!("word {word}");
        json(&at, &people[0], "POST", &format!("{path}/chat"), json!({ "text": said })).await;
        for ear in &mut ears {
            ear.until(&said).await;
        }
    }
    let mut all = Vec::new();
    for (ear, cookie) in ears.into_iter().zip(cookies) {
        let mut heard = ear.heard;
        for query in ["", "?since=0", "?since=1", "?since=2"] {
            let mut socket = connect(&at, cookie, &format!("{path}/live{query}"), None).await.unwrap();
            let mut first = next(&mut socket, LONG).await.expect("the state");
            first.as_object_mut().unwrap().remove("said");
            heard.push(first);
        }
        heard.iter_mut().for_each(forget);
        let text = json!(heard).to_string().replace(&table, "TABLE");
        let put = ["RED", "BLUE", "THIRD"];
        let text = names.iter().zip(put).fold(text, |text, (name, put)| text.replace(name.as_str(), put));
        all.push(serde_json::from_str(&text).unwrap());
    }
    running.stop().await;
    all
}

/// What differs by itself: promises and times.
fn forget(json: &mut Value) {
    match json {
        Value::Object(map) => {
            map.retain(|key, _| !["commitment", "since"].contains(&key.as_str()));
            map.values_mut().for_each(forget);
        }
        Value::Array(list) => list.iter_mut().for_each(forget),
        _ => {}
    }
}

/// What was heard, without messages that bring nothing but a word that was said.
fn gist(heard: &[Value]) -> Vec<&Value> {
    let facts = |message: &Value| {
        let of = if message["type"] == "state" { &message["state"] } else { message };
        ["seq", "window", "undo", "draft", "proposal"].map(|key| of[key].clone())
    };
    let tells =
        |message: &Value, key| message.get(key).is_some_and(|told| !told.is_null() && *told != json!([]));
    let mut gist: Vec<&Value> = Vec::new();
    for message in heard {
        let news = message["type"] != "change"
            || ["table", "scene", "entries"].iter().any(|key| tells(message, *key));
        if news || gist.last().is_none_or(|last| facts(last) != facts(message)) {
            gist.push(message);
        }
    }
    gist
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_changes_nothing_that_sockets_tell_others() {
    let gists = |all: &[Vec<Value>]| all.iter().map(|heard| json!(gist(heard))).collect::<Vec<_>>();
    // The same lines, with another secret of red's: blue and those who look on hear the same.
    let one = told("plain", &[(0, "bid 1"), (0, "ready"), (1, "bid 2")]).await;
    let two = told("plain", &[(0, "bid 3"), (0, "ready"), (1, "bid 2")]).await;
    assert_ne!(gists(&one[..1]), gists(&two[..1]), "red sees what red bids");
    assert_eq!(gists(&one[1..]), gists(&two[1..]));
    // Nobody hears so much as that there was a secret: one word more was said, and that is all.
    let (with, none) = (told("plain", &[(0, "bid 1")]).await, told("plain", &[]).await);
    assert_eq!(gists(&with[1..]), gists(&none[1..]));
    for (with, none) in with[1..].iter().zip(&none[1..]) {
        assert_eq!(with.len(), none.len() + 1, "{with:?}");
    }
    // Nor by what can be taken back.
    let (with, none) = (told("long", &[(0, "open"), (1, "bid 3")]).await, told("long", &[(0, "open")]).await);
    assert_eq!(gists(&with[..1]), gists(&none[..1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_on_one_postgres_serve_the_same_table() {
    let cluster = Cluster::start();
    let config = Config { database: Some(cluster.database()), connections: 8, ..config() };
    let (one, two) = (Running::start(config.clone()).await, Running::start(config.clone()).await);
    let (red, blue) = (guest(&one.address).await, guest(&two.address).await);
    let body = json!({ "game": "toy", "seats": ["me", "open"], "public": true });
    let (_, created) = json(&one.address, &red, "POST", "/api/tables", body).await;
    let path = format!("/api/tables/{}", created["table"]["id"].as_str().unwrap());
    assert_eq!(json(&two.address, &blue, "POST", &format!("{path}/join"), json!({})).await.0, 200);

    // Blue watches on the second server what red does on the first.
    let mut socket = connect(&two.address, &blue, &format!("{path}/live"), None).await.unwrap();
    next(&mut socket, SOON).await.unwrap();
    let actions = format!("{path}/actions");
    assert_eq!(
        json(&one.address, &red, "POST", &actions, json!({ "seq": 1, "line": "bid 3; ready" })).await.0,
        200
    );
    let change = next(&mut socket, SOON).await.expect("within a second");
    assert_eq!(change["seq"], 2);
    assert_eq!(
        json(&two.address, &blue, "POST", &actions, json!({ "seq": 2, "line": "bid 1; ready" })).await.0,
        200
    );
    // The first server hears of it, too.
    let seen = async |address: &str| {
        let log = json(address, &red, "GET", &format!("{path}/log"), Value::Null).await.1;
        log["seq"].as_u64().unwrap()
    };
    let (seq, until) = (seen(&two.address).await, Instant::now() + SOON);
    while seen(&one.address).await != seq {
        assert!(Instant::now() < until, "the first server has not heard of blue's choice");
    }
    assert_eq!(
        json(&one.address, &red, "POST", &actions, json!({ "seq": seq, "line": "shake" })).await.0,
        200
    );

    // Both servers race for the same row many times: one wins, the other is told.
    for round in 0..30 {
        let seq =
            json(&one.address, &red, "GET", &format!("{path}/scene"), Value::Null).await.1["seq"].clone();
        let line = if round % 2 == 0 { "mark" } else { "undo" };
        let post = |address: String| {
            let (red, actions, path, seq) = (red.clone(), actions.clone(), path.clone(), seq.clone());
            tokio::spawn(async move {
                match line {
                    "undo" => {
                        json(&address, &red, "POST", &format!("{path}/undo"), json!({ "seq": seq })).await
                    }
                    _ => json(&address, &red, "POST", &actions, json!({ "seq": seq, "line": line })).await,
                }
            })
        };
        let (a, b) = (post(one.address.clone()), post(two.address.clone()));
        let (a, b) = (a.await.unwrap(), b.await.unwrap());
        let mut statuses = [a.0, b.0];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{} {}", a.1, b.1);
        // Both show it within a second.
        let until = Instant::now() + SOON;
        for address in [&one.address, &two.address] {
            loop {
                let after =
                    json(address, &red, "GET", &format!("{path}/scene"), Value::Null).await.1["seq"].clone();
                if after.as_u64() == seq.as_u64().map(|s| s + 1) {
                    break;
                }
                assert!(Instant::now() < until, "{after} instead of one more than {seq}");
            }
        }
    }
    // The same post at three of them at once is done once, and all are told so.
    let three = Running::start(config).await;
    let mut at = json(&one.address, &red, "GET", &format!("{path}/scene"), Value::Null).await.1["seq"]
        .as_u64()
        .unwrap();
    for round in 0..20 {
        let post = |server: &Running| {
            let (address, red) = (server.address.clone(), red.clone());
            let key = format!("thrice {round}");
            let (door, body) = match round % 2 {
                0 => (actions.clone(), json!({ "seq": at, "line": "mark", "key": key })),
                _ => (format!("{path}/undo"), json!({ "seq": at, "key": key })),
            };
            tokio::spawn(async move { json(&address, &red, "POST", &door, body).await })
        };
        let posts = [&one, &two, &three].map(post);
        let mut told = Vec::new();
        for post in posts {
            told.push(post.await.unwrap());
        }
        assert!(told.iter().all(|(status, _)| *status == 200), "{told:?}");
        assert_eq!(told.iter().filter(|(_, answer)| answer["replayed"] == false).count(), 1, "{told:?}");
        assert!(told.iter().all(|(_, answer)| answer["last"] == told[0].1["last"]), "{told:?}");
        at = told[0].1["last"].as_u64().unwrap();
    }
    three.stop().await;
    one.stop().await;
    // The other serves on.
    assert_eq!(json(&two.address, &blue, "GET", &path, Value::Null).await.0, 200);
    two.stop().await;
}

/// What stands in an address may be anything; the store is asked for nothing that it cannot hold.
#[tokio::test(flavor = "multi_thread")]
async fn no_odd_name_is_taken_for_a_store_that_does_not_answer() {
    let cluster = Cluster::start();
    let config = Config { database: Some(cluster.database()), connections: 4, ..config() };
    let running = Running::start(config).await;
    let (at, me) = (running.address.clone(), guest(&running.address).await);
    let long = "x".repeat(5000);
    for odd in ["%00", "a%00b", "%F0%9F%A6%A6", "%ED%A0%80", "%FF", "'%3B--", "%2e%2e", &long] {
        for path in [
            format!("/api/people/{odd}"),
            format!("/api/games/{odd}"),
            format!("/api/games/toy@{odd}"),
            format!("/api/games/toy/art/{odd}"),
            format!("/api/tables/{odd}/scene"),
            format!("/feed/{odd}"),
        ] {
            assert_eq!(json(&at, &me, "GET", &path, Value::Null).await.0, 404, "{path}");
        }
        for (door, body) in [
            ("seats/0/link", json!({})),
            ("seats/0/hand", json!({ "to": 1 })),
            ("seats/0/replace", json!({ "by": "bot" })),
            ("join", json!({})),
        ] {
            let path = format!("/api/tables/{odd}/{door}");
            assert_eq!(json(&at, &me, "POST", &path, body).await.0, 404, "{path}");
        }
    }
    running.stop().await;
}

/// News that nobody heard are made up for: only tables at which something happened are read again, and only those who watch them
/// look.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_missed_news_reads_what_changed_and_nothing_else() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let on = async || Server::on(games(), Arc::new(Postgres::connect(&url, 6).await.unwrap()), config());
    let (one, two) = (on().await, on().await);
    let here = Client::guest(one.router()).await;
    let there = Client { router: two.router(), ..here.clone() };
    let mut tables = Vec::new();
    for _ in 0..12 {
        let id = here.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
        assert_eq!(there.seq(&id).await, 1);
        let id = TableId(id);
        let watched = two.hall().watch(&id);
        tables.push((id, watched));
    }
    let reads = || two.hall().metrics.reads.get();
    let before = reads();
    // What happens at the first of them is told to nobody.
    let database = sqlx::PgPool::connect(&url).await.unwrap();
    let silent = "UPDATE tables SET version = version + 1 WHERE id = $1";
    sqlx::query(silent).bind(&tables[0].0.0).execute(&database).await.unwrap();
    two.hall().heard(None);
    tokio::time::timeout(LONG, tables[0].1.changed()).await.expect("who watches it looks").unwrap();
    // All were looked through when nobody is at it any more.
    assert_eq!(two.hall().in_memory(), 12);
    for (id, watched) in &tables[1..] {
        assert!(!watched.has_changed().unwrap(), "{id}");
    }
    assert_eq!(reads(), before);
    for (id, _) in &tables {
        there.seq(&id.0).await;
    }
    assert_eq!(reads(), before + 1);
    // Connections on which they listen break: what is played meanwhile is seen all the same.
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()";
    for (round, (id, watched)) in tables[1..=3].iter_mut().enumerate() {
        let broken = sqlx::query(cut).fetch_all(&database).await.unwrap();
        assert!(round > 0 || broken.len() == 2);
        here.act(&id.0, "bid 1").await.ok();
        tokio::time::timeout(LONG, watched.changed()).await.expect("who watches it looks").unwrap();
        assert_eq!(there.seq(&id.0).await, 2);
    }
    one.close().await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_ends_with_the_session_that_opened_it() {
    let dir = tempfile::tempdir().unwrap();
    let running = Running::start(Config { data_dir: dir.path().join("new"), ..config() }).await;
    let at = running.address.clone();
    let sent = tokio::task::spawn_blocking({
        let at = at.clone();
        move || {
            let mut desk = Http::new(&at);
            let welcome = desk.json("POST", "/api/guests", &json!({})).unwrap().1;
            let mut phone = Http::new(&at);
            phone.json("POST", "/api/session", &json!({ "secret": welcome["secret"] })).unwrap();
            (desk.cookie, phone.cookie)
        }
    });
    let ((desk, phone), other) = (sent.await.unwrap(), guest(&at).await);
    let body = json!({ "game": "toy", "seats": ["me", "me"], "public": true });
    let (_, created) = json(&at, &desk, "POST", "/api/tables", body).await;
    let live = format!("/api/tables/{}/live", created["table"]["id"].as_str().unwrap());
    let mut sockets = Vec::new();
    for cookie in [&phone, &desk, &other] {
        let mut socket = connect(&at, cookie, &live, None).await.unwrap();
        next(&mut socket, LONG).await.unwrap();
        sockets.push(socket);
    }
    let [on_the_phone, at_the_desk, of_another] = &mut sockets[..] else { panic!("three of them") };
    // Logged out is one device, and the password that somebody gives himself logs out all.
    assert_eq!(json(&at, &phone, "DELETE", "/api/session", Value::Null).await.0, 204);
    ended(on_the_phone).await;
    assert_eq!(next(at_the_desk, QUIET).await, None);
    let named = json!({ "name": "Ewa Nowa", "password": "long enough" });
    assert_eq!(json(&at, &desk, "POST", "/api/accounts", named).await.0, 201);
    ended(at_the_desk).await;
    // Who only chatters is let go too; others watch on.
    let mut chatters = connect(&at, &other, &live, None).await.unwrap();
    for _ in 0..200 {
        let _ = chatters.send(Message::Text("well".into())).await;
    }
    ended(&mut chatters).await;
    let said = json!({ "text": "hello" });
    let chat = live.replace("/live", "/chat");
    assert_eq!(json(&at, &other, "POST", &chat, said).await.0, 204);
    // Before it he is told of the new name.
    while next(of_another, LONG).await.expect("it is told")["said"][0]["text"] != "hello" {}
    running.stop().await;
}

/// The time stands still: nobody is asked again because he was asked long ago.
#[tokio::test(flavor = "multi_thread")]
async fn log_outs_and_limits_hold_at_both_servers() {
    const BURST: usize = 200;
    let cluster = Cluster::start();
    let (_, clocked) = clocked();
    let door = Rate { burst: BURST as f64, per_second: 0.0001 };
    let limits = Limits { door, ..Limits::NONE };
    let config = Config { database: Some(cluster.database()), connections: 8, limits, ..clocked };
    let (one, two) = (Running::start(config.clone()).await, Running::start(config).await);
    let red = guest(&one.address).await;
    let me = async |address: &str| json(address, &red, "GET", "/api/me", Value::Null).await.0;
    assert_eq!((me(&one.address).await, me(&two.address).await), (200, 200));
    let body = json!({ "game": "toy", "seats": ["me", "me"] });
    let (_, created) = json(&one.address, &red, "POST", "/api/tables", body).await;
    let live = format!("/api/tables/{}/live", created["table"]["id"].as_str().unwrap());
    let mut socket = connect(&two.address, &red, &live, None).await.unwrap();
    next(&mut socket, LONG).await.unwrap();
    assert_eq!(json(&one.address, &red, "DELETE", "/api/session", Value::Null).await.0, 204);
    ended(&mut socket).await;
    assert_eq!(me(&one.address).await, 401);
    let until = Instant::now() + 20 * SOON;
    while me(&two.address).await != 401 {
        assert!(Instant::now() < until, "the other server has not heard of it");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // Whoever has emptied his bucket at one server finds it empty at the other before he has emptied that.
    let come = async |address: &str| json(address, "", "POST", "/api/guests", json!({})).await.0;
    for _ in 1..BURST {
        assert_eq!(come(&one.address).await, 201);
    }
    assert_eq!(come(&one.address).await, 429);
    let mut let_in = 0;
    while come(&two.address).await == 201 {
        let_in += 1;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(let_in < BURST, "{let_in} more were let in at the other server");
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_look_with_the_same_eyes_share_one_scene() {
    let dir = tempfile::tempdir().unwrap();
    let running = Running::start(Config { data_dir: dir.path().join("new"), ..config() }).await;
    let at = running.address.clone();
    let red = guest(&at).await;
    let body = json!({ "game": "toy", "seats": ["me", "me"], "public": true });
    let (_, created) = json(&at, &red, "POST", "/api/tables", body).await;
    let path = format!("/api/tables/{}", created["table"]["id"].as_str().unwrap());
    let mut watchers = Vec::new();
    for _ in 0..20 {
        let mut socket = connect(&at, "", &format!("{path}/live"), None).await.unwrap();
        assert!(next(&mut socket, SOON).await.unwrap()["state"]["scene"].is_object());
        watchers.push(socket);
    }
    let scenes = async || {
        let at = at.clone();
        let asked =
            tokio::task::spawn_blocking(move || Http::new(&at).send("GET", "/metrics", "").unwrap().1);
        let text = asked.await.unwrap();
        let line = text.lines().find(|l| l.starts_with("sandtable_scenes_total")).unwrap().to_string();
        line.rsplit(' ').next().unwrap().parse::<usize>().unwrap()
    };
    let before = scenes().await;
    let actions = format!("{path}/actions");
    for (seq, line) in [(1, "bid 3; ready"), (2, "bid 1; ready")] {
        let seat = seq - 1;
        let act = json!({ "seq": seq, "line": line, "seat": seat });
        assert_eq!(json(&at, &red, "POST", &actions, act).await.0, 200);
        let mut told = Vec::new();
        for socket in &mut watchers {
            told.push(next(socket, SOON).await.expect("every watcher is told"));
        }
        assert!(told.windows(2).all(|pair| pair[0] == pair[1]), "{told:?}");
    }
    assert_eq!(scenes().await - before, 2);
    // What is said is no reason to build one.
    json(&at, &red, "POST", &format!("{path}/chat"), json!({ "text": "hello" })).await;
    for socket in &mut watchers {
        assert_eq!(next(socket, SOON).await.unwrap()["said"][0]["text"], "hello");
    }
    assert_eq!(scenes().await - before, 2);
    // Who moves is answered with the scene that his own line is told of: one for him, one for those who look on.
    let mut own = connect(&at, &red, &format!("{path}/live"), None).await.unwrap();
    assert!(next(&mut own, SOON).await.unwrap()["state"]["scene"].is_object());
    let before = scenes().await;
    let act = json!({ "seq": 3, "line": "shake", "scene": true });
    let (status, acted) = json(&at, &red, "POST", &actions, act).await;
    assert_eq!((status, acted["state"]["scene"].is_object()), (200, true), "{acted}");
    assert!(next(&mut own, SOON).await.expect("he is told")["scene"].is_object());
    for socket in &mut watchers {
        next(socket, SOON).await.expect("every watcher is told");
    }
    assert_eq!(scenes().await - before, 2);
    running.stop().await;
}

/// What is read again for a socket has its price like every look back.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_socket_asks_for_counts_as_his_who_opened_it() {
    let dir = tempfile::tempdir().unwrap();
    let mut config = Config { data_dir: dir.path().join("new"), ..config() };
    config.limits.heavy = 1;
    let running = Running::start(config).await;
    let (at, hall) = (running.address.clone(), running.hall.clone());
    let me = guest(&at).await;
    // A table that is taken up from its last position, without the rows before.
    let toy = Boxed::<toy::Toy>::built_in().unwrap();
    let mut long = toy.table("plain", &Options::new(), Dice::Seed(5)).unwrap();
    while long.row_count() < 100 {
        long.act(Seat(0), "bid 1").unwrap();
        long.undo(Seat(0)).unwrap();
    }
    let body = json!({ "record": long.record().to_string() });
    let (status, laid) = json(&at, &me, "POST", "/api/import", body).await;
    assert_eq!(status, 201, "{laid}");
    let path = format!("/api/tables/{}/live?since=0", laid["id"].as_str().unwrap());
    let here = Asker::at("127.0.0.1".parse().unwrap());
    let turn = ASKER.scope(here, hall.heavy.turn()).await.expect("a turn");
    let mut socket = connect(&at, &me, &path, None).await.unwrap();
    let told = tokio::time::timeout(10 * SOON, next(&mut socket, LONG)).await;
    assert_eq!(told.expect("it closes at once"), None);
    drop(turn);
    let mut socket = connect(&at, &me, &path, None).await.unwrap();
    let state = next(&mut socket, LONG).await.unwrap();
    assert!(state["entries"].as_array().unwrap().len() >= 50, "{state}");
    running.stop().await;
}

/// Counters of Stalingrad as they march: what those who look on are sent of each step.
#[tokio::test(flavor = "multi_thread")]
async fn one_counter_that_moves_is_told_in_two_kilobytes() {
    let dir = tempfile::tempdir().unwrap();
    let shelf = Games::new().with::<Stalingrad>().unwrap();
    let running = Running::of(shelf, Config { data_dir: dir.path().join("new"), ..config() }).await;
    let (at, hall) = (running.address.clone(), running.hall.clone());
    let me = guest(&at).await;
    let body = json!({ "game": "stalingrad", "seats": ["me", "me"], "public": true });
    let (_, created) = json(&at, &me, "POST", "/api/tables", body).await;
    let id = TableId(created["table"]["id"].as_str().unwrap().into());
    let path = format!("/api/tables/{id}");
    let mut socket = connect(&at, "", &format!("{path}/live"), None).await.unwrap();
    next(&mut socket, SOON).await.unwrap();
    let look = async || hall.scene(&id, None, LookQuery::default()).await.unwrap();
    let mut before = look().await;
    let mut sizes = Vec::new();
    for step in 0..600 {
        if sizes.len() >= 12 {
            break;
        }
        let seat = before.table.asked[0];
        let (_, own) = json(&at, &me, "GET", &format!("{path}/scene?as={seat}"), Value::Null).await;
        let line = if step < 2 {
            json!("ready-made; done")
        } else {
            json(&at, &me, "GET", &format!("{path}/hint?as={seat}"), Value::Null).await.1["line"].clone()
        };
        let act = json!({ "seq": own["seq"], "line": line, "seat": seat });
        let (status, answer) = json(&at, &me, "POST", &format!("{path}/actions?as={seat}"), act).await;
        assert_eq!(status, 200, "{line}: {answer}");
        let after = look().await;
        // Secret choices are not told.
        if after.seq > before.seq {
            let sent = loop {
                let (message, sent) = next_sized(&mut socket, 20 * SOON).await.expect("it is told");
                if message["seq"] == after.seq {
                    break sent;
                }
            };
            let marches = line.as_str().is_some_and(|line| line.contains("step "));
            if marches && moved(&before, &after) == Some(1) {
                sizes.push(sent);
            }
        }
        before = after;
    }
    println!("one counter that moves is told in {sizes:?} B");
    assert!(sizes.len() >= 12 && sizes.iter().all(|size| *size <= 2000), "{sizes:?}");
    running.stop().await;
}

/// How many counters stand elsewhere; none if some came or went.
fn moved(before: &State, after: &State) -> Option<usize> {
    let places = |state: &State| -> Option<BTreeMap<String, u16>> {
        Some(state.scene.as_ref()?.pieces.iter().map(|p| (p.key.clone(), p.place)).collect())
    };
    let (before, after) = (places(before)?, places(after)?);
    let same = before.keys().eq(after.keys());
    same.then(|| before.iter().filter(|(key, place)| after[*key] != **place).count())
}
