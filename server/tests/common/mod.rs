//! What the tests share: games, servers, clients, a private PostgreSQL.
#![allow(dead_code)]

pub mod cluster;
pub mod http;

#[path = "../../../core/tests/toy/mod.rs"]
pub mod toy;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use sandtable_server::store::{Sqlite, Store};
use sandtable_server::{Clock, Config, Games, Limits, Server};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

/// The toy and a real game.
pub fn games() -> Games {
    Games::new().with::<toy::Toy>().unwrap().with::<soft_underbelly::SoftUnderbelly>().unwrap()
}

/// Without limits, for tests that are not about them.
pub fn config() -> Config {
    Config { limits: Limits::NONE, ..Config::default() }
}

/// The same, with a clock that the test sets.
pub fn clocked() -> (Arc<AtomicI64>, Config) {
    let hand = Arc::new(AtomicI64::new(1_794_700_800_000));
    let read = hand.clone();
    (hand, Config { clock: Clock::new(move || read.load(Ordering::Relaxed)), ..config() })
}

/// A server on a fresh SQLite file.
pub struct Bench {
    pub server: Server,
    pub dir: TempDir,
}

pub async fn bench() -> Bench {
    bench_with(config()).await
}

pub async fn bench_with(config: Config) -> Bench {
    bench_of(games(), config).await
}

pub async fn bench_of(games: Games, config: Config) -> Bench {
    let dir = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&dir.path().join("test.db")).unwrap());
    Bench { server: Server::on(games, store, config), dir }
}

impl Bench {
    pub fn router(&self) -> Router {
        self.server.router()
    }

    /// Ends the server and opens another on the same file.
    pub async fn restart(self) -> Bench {
        self.restart_with(games()).await
    }

    pub async fn restart_with(self, games: Games) -> Bench {
        let Bench { server, dir } = self;
        server.close().await;
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&dir.path().join("test.db")).unwrap());
        Bench { server: Server::on(games, store, config()), dir }
    }

    pub async fn guest(&self) -> Client {
        Client::guest(self.router()).await
    }

    pub fn stranger(&self) -> Client {
        Client { router: self.router(), cookie: None, name: String::new(), secret: String::new() }
    }
}

/// An answer.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|e| panic!("{e}: {} {}", self.status, self.text))
    }

    #[track_caller]
    pub fn ok(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// The refusal has this status and code, and is clear JSON.
    #[track_caller]
    pub fn refused(self, status: u16, code: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        let json = self.json();
        assert_eq!(json["error"], code, "{json}");
        assert!(json["message"].as_str().is_some_and(|m| !m.is_empty()), "{json}");
        json
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Client {
    pub router: Router,
    pub cookie: Option<String>,
    pub name: String,
    pub secret: String,
}

impl Client {
    pub async fn guest(router: Router) -> Client {
        let mut client = Client { router, cookie: None, name: String::new(), secret: String::new() };
        let answer = client.post("/api/guests", json!({})).await;
        client.keep(&answer);
        let body = answer.ok();
        client.name = body["me"]["name"].as_str().unwrap().into();
        client.secret = body["secret"].as_str().unwrap().into();
        client
    }

    /// Keeps the cookie of an answer.
    pub fn keep(&mut self, answer: &Answer) {
        let set = answer.headers.get(header::SET_COOKIE).expect("a cookie").to_str().unwrap();
        assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
        self.cookie = Some(set.split(';').next().unwrap().into());
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        Answer { status: parts.status, headers: parts.headers, text: String::from_utf8_lossy(&bytes).into() }
    }

    pub fn request(&self, method: Method, path: &str, body: Option<Value>) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "sandtable.test");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        match body {
            Some(body) => request
                .header(header::CONTENT_TYPE, "application/json")
                .body(Body::from(body.to_string()))
                .unwrap(),
            None => request.body(Body::empty()).unwrap(),
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path, None)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::POST, path, Some(body))).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::PUT, path, Some(body))).await
    }

    /// Sends a request through a proxy that says from which house it comes.
    pub async fn send_from(&self, house: usize, method: Method, path: &str, body: Option<Value>) -> Answer {
        let mut request = self.request(method, path, body);
        request.headers_mut().insert("x-forwarded-for", format!("192.0.2.{house}").parse().unwrap());
        self.send(request).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(self.request(Method::DELETE, path, None)).await
    }

    /// Lays a table and gives its id.
    pub async fn lay(&self, body: Value) -> String {
        let created = self.post("/api/tables", body).await.ok();
        created["table"]["id"].as_str().unwrap().into()
    }

    pub async fn seq(&self, table: &str) -> u64 {
        self.get(&format!("/api/tables/{table}/scene")).await.ok()["seq"].as_u64().unwrap()
    }

    /// Plays a line from the present view.
    pub async fn act(&self, table: &str, line: &str) -> Answer {
        let seq = self.seq(table).await;
        self.post(&format!("/api/tables/{table}/actions"), json!({ "seq": seq, "line": line })).await
    }
}

/// Two guests at a table of the toy.
pub async fn toy_for_two(bench: &Bench) -> (Client, Client, String) {
    let (red, blue) = (bench.guest().await, bench.guest().await);
    let body = json!({ "game": "toy", "seats": ["me", "open"], "public": true });
    let table = red.lay(body).await;
    blue.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    (red, blue, table)
}

/// The lines that a state offers, whole: they are sent by what they begin with.
pub fn lines(state: &Value) -> Vec<String> {
    let offers = sandtable_core::kit::opened(&state["scene"]["offers"]);
    let lines =
        offers.as_array().expect("offers").iter().map(|offer| offer["line"].as_str().expect("a line"));
    lines.map(str::to_string).collect()
}
