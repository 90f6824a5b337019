//! The server is killed again and again while a client posts as fast as it can: every acknowledged action is there
//! afterwards, nothing twice. `CRASHES=500` kills it so often on each store; else ten times.

mod common;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::cluster::Cluster;
use common::http::Http;
use common::*;
use sandtable_core::Record;
use sandtable_server::{Config, Server};
use serde_json::{Value, json};

/// Tells this program to be the server.
const ROLE: &str = "SANDTABLE_CRASH_SERVER";

/// Not a test of its own: the server that the tests below kill.
#[test]
fn server_to_be_killed() {
    let Ok(target) = std::env::var(ROLE) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let config = match target.strip_prefix("postgres:") {
            Some(_) => Config { database: Some(target), ..config() },
            None => Config { data_dir: target.into(), ..config() },
        };
        let server = Server::open(games(), config).await.unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("\nlistening {}", listener.local_addr().unwrap());
        server.serve(listener, std::future::pending()).await.unwrap();
    });
}

fn start(target: &str) -> (Child, String) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "server_to_be_killed", "--nocapture"])
        .env(ROLE, target)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = loop {
        let line = lines.next().expect("the server listens").unwrap();
        if let Some(address) = line.strip_prefix("listening ") {
            break address.to_string();
        }
    };
    // Its output is read on, so that it never waits for us.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address)
}

/// Somebody who plays at one table as fast as he can and remembers what was acknowledged.
struct Player {
    http: Http,
    path: String,
    seq: u64,
    /// The row of each acknowledged post.
    acknowledged: Vec<(u64, &'static str)>,
    posts: u64,
}

impl Player {
    fn new(address: &str) -> Player {
        let mut http = Http::new(address);
        assert_eq!(http.json("POST", "/api/guests", &json!({})).unwrap().0, 201);
        let body = json!({ "game": "toy", "seats": ["me", "me"] });
        let (status, created) = http.json("POST", "/api/tables", &body).unwrap();
        assert_eq!(status, 201);
        let path = format!("/api/tables/{}", created["table"]["id"].as_str().unwrap());
        for (seat, line) in [(0, "bid 3; ready"), (1, "bid 1; ready"), (0, "shake")] {
            let (_, state) = http.json("GET", &format!("{path}/scene"), &Value::Null).unwrap();
            let body = json!({ "seq": state["seq"], "line": line, "seat": seat });
            let (status, answer) = http.json("POST", &format!("{path}/actions"), &body).unwrap();
            assert_eq!(status, 200, "{answer}");
        }
        Player { http, path, seq: 4, acknowledged: Vec::new(), posts: 0 }
    }

    /// Marks and takes it back, in turn: each is a row. False when the server is gone.
    fn post(&mut self) -> bool {
        let mark = self.seq.is_multiple_of(2);
        let (door, line) = if mark { ("actions", "mark") } else { ("undo", "undo") };
        self.posts += 1;
        let key = format!("k{}", self.posts);
        let body = match mark {
            true => json!({ "seq": self.seq, "line": "mark", "seat": 0, "key": key }),
            false => json!({ "seq": self.seq, "seat": 0, "key": key }),
        };
        match self.http.json("POST", &format!("{}/{door}", self.path), &body) {
            Ok((200, answer)) => {
                assert_eq!(
                    (answer["first"].as_u64(), answer["last"].as_u64()),
                    (Some(self.seq), Some(self.seq + 1))
                );
                self.acknowledged.push((self.seq, line));
                self.seq += 1;
                true
            }
            Ok((status, answer)) => panic!("{status}: {answer}"),
            Err(_) => false,
        }
    }

    /// After a restart: what was acknowledged is there, the last unanswered post at most once.
    fn check(&mut self, address: &str) {
        let cookie = std::mem::take(&mut self.http.cookie);
        self.http = Http::new(address);
        self.http.cookie = cookie;
        let (status, state) = self.http.json("GET", &format!("{}/scene", self.path), &Value::Null).unwrap();
        assert_eq!(status, 200, "{state}");
        let seq = state["seq"].as_u64().unwrap();
        assert!(seq == self.seq || seq == self.seq + 1, "acknowledged {}, found {seq}", self.seq);
        let (_, text) = self.http.send("GET", &format!("{}/record", self.path), "").unwrap();
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.rows.len() as u64, seq);
        for (row, line) in &self.acknowledged {
            let mut written = String::new();
            record.rows[*row as usize].write(*row as usize, &record.header.seats, &mut written);
            let expected =
                if *line == "undo" { format!("{row} red undo") } else { format!("{row} red: mark") };
            assert_eq!(written, expected);
        }
        self.seq = seq;
    }
}

/// Numbers that differ from run to run, without more crates.
fn luck() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}

fn crash(target: &str) {
    let crashes = std::env::var("CRASHES").ok().and_then(|n| n.parse().ok()).unwrap_or(10);
    let (mut child, address) = start(target);
    let mut players: Vec<Player> = (0..4).map(|_| Player::new(&address)).collect();
    for _ in 0..crashes {
        let life = Duration::from_millis(30 + luck() % 250);
        let killer = std::thread::spawn(move || {
            std::thread::sleep(life);
            // SIGKILL: nothing can be tidied up.
            child.kill().unwrap();
            child.wait().unwrap();
        });
        let playing: Vec<_> = players
            .into_iter()
            .map(|mut player| {
                std::thread::spawn(move || {
                    while player.post() {}
                    player
                })
            })
            .collect();
        players = playing.into_iter().map(|p| p.join().unwrap()).collect();
        killer.join().unwrap();
        let (next, address) = start(target);
        child = next;
        for player in &mut players {
            // Folding checks the hashes of the log.
            player.check(&address);
        }
    }
    let acknowledged: usize = players.iter().map(|p| p.acknowledged.len()).sum();
    assert!(acknowledged > crashes as usize, "nothing was tried");
    println!("killed {crashes} times; {acknowledged} acknowledged actions are there");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn nothing_is_lost_or_doubled_on_sqlite() {
    let dir = tempfile::tempdir().unwrap();
    crash(dir.path().to_str().unwrap());
}

#[test]
fn nothing_is_lost_or_doubled_on_postgres() {
    let cluster = Cluster::start();
    let began = Instant::now();
    crash(&cluster.database());
    println!("{:?}", began.elapsed());
}
