//! How much the server bears: 500 tables of a real game driven from a second process.
//!
//! `cargo bench -p sandtable-server --bench load` prints served actions a second (each checked by the rules and
//! durable), latencies and memory. `SECONDS`, `TABLES` and `CONNECTIONS` change the measure; `STORE=postgres` the store,
//! `PROGRAM=target/release/sandtable` the server;
//! `ONLY=flat` compares a table of 20,000 rows with a short one and does nothing else, `ONLY=scene` only drives, with the
//! scene in each answer. With each figure comes the processor time behind it: on a machine with other work it tells what the
//! cores would do by themselves.

#[path = "../tests/common/cluster.rs"]
#[allow(dead_code)]
mod cluster;
#[path = "../tests/common/http.rs"]
mod http;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use http::Http;
use sandtable_server::{Config, Games, Limits, Server};
use serde_json::{Value, json};

/// As the program has it.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn setting(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(otherwise)
}

/// The server process.
fn serve(target: &str) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let games = Games::new().with::<soft_underbelly::SoftUnderbelly>().unwrap();
        let config = Config { limits: Limits::NONE, idle: 3000, ..Config::default() };
        let config = match target.starts_with("postgres:") {
            true => Config { database: Some(target.into()), ..config },
            false => Config { data_dir: target.into(), ..config },
        };
        let server = Server::open(games, config).await.unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("http://{}", listener.local_addr().unwrap());
        server.serve(listener, std::future::pending()).await.unwrap();
    });
}

/// Starts a server: the program that `PROGRAM` names, else this one.
fn start(target: &str) -> (Child, String) {
    let mut command = match std::env::var("PROGRAM") {
        Ok(program) => {
            let mut command = Command::new(program);
            let store = if target.starts_with("postgres:") { "--database" } else { "--data-dir" };
            command.args(["serve", "--listen", "127.0.0.1:0", "--unlimited", "--no-open", "--no-qr", store]);
            command
        }
        Err(_) => {
            let mut command = Command::new(std::env::current_exe().unwrap());
            command.arg("serve");
            command
        }
    };
    let mut child = command.arg(target).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let found = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
    let address = found.expect("the server listens").trim_end_matches('/').to_string();
    (child, address)
}

/// The memory of a process in bytes.
fn memory(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:"));
    let kilobytes: u64 = line.and_then(|l| l.split_whitespace().next()?.parse().ok()).unwrap_or(0);
    kilobytes * 1024
}

/// The processor time of a process in seconds.
fn processor(id: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let ticks: u64 = stat.rsplit(')').next().map_or(0, |rest| {
        rest.split_whitespace().skip(11).take(2).filter_map(|t| t.parse::<u64>().ok()).sum()
    });
    ticks as f64 / 100.0
}

/// How much else the machine has to do.
fn load() -> String {
    let told = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    told.split(' ').next().unwrap_or("?").to_string()
}

/// A table at which something is done and taken back, in turn: each is a checked, durable row.
struct Table {
    path: String,
    seq: u64,
    line: String,
    done: bool,
}

impl Table {
    fn lay(http: &mut Http) -> Table {
        let body = json!({ "game": "soft-underbelly", "seats": ["me", "me"] });
        let (status, created) = http.json("POST", "/api/tables", &body).unwrap();
        assert_eq!(status, 201, "{created}");
        let path = format!("/api/tables/{}", created["table"]["id"].as_str().unwrap());
        let (_, state) = http.json("GET", &format!("{path}/scene"), &Value::Null).unwrap();
        let seq = state["seq"].as_u64().unwrap();
        for offer in sandtable_core::kit::opened(&state["scene"]["offers"]).as_array().unwrap() {
            if offer["binding"] == true {
                continue;
            }
            let line = offer["line"].as_str().unwrap().to_string();
            let body = json!({ "seq": seq, "line": line, "scene": true });
            let (status, acted) = http.json("POST", &format!("{path}/actions"), &body).unwrap();
            if status == 200 {
                assert!(acted["state"]["undo"].as_array().is_some_and(|rows| !rows.is_empty()), "{acted}");
                return Table { path, seq: seq + 1, line, done: true };
            }
        }
        panic!("nothing can be taken back at the start");
    }

    fn step(&mut self, http: &mut Http, scene: bool) {
        let (door, body) = if self.done {
            ("undo", format!("{{\"seq\":{},\"scene\":{scene}}}", self.seq))
        } else {
            ("actions", format!("{{\"seq\":{},\"line\":\"{}\",\"scene\":{scene}}}", self.seq, self.line))
        };
        let (status, text) = http.send("POST", &format!("{}/{door}", self.path), &body).unwrap();
        assert_eq!(status, 200, "{text}");
        self.seq += 1;
        self.done = !self.done;
    }
}

struct Measure {
    seconds: f64,
    took: Vec<u32>,
}

impl Measure {
    fn at(&self, share: f64) -> f64 {
        let last = self.took.len().saturating_sub(1);
        f64::from(self.took.get((share * last as f64) as usize).copied().unwrap_or(0)) / 1000.0
    }

    fn print(&self, what: &str) {
        println!(
            "{what:<44} {:>8.0} actions/s   p50 {:>6.2} ms   p99 {:>6.2} ms   max {:>6.1} ms",
            self.took.len() as f64 / self.seconds,
            self.at(0.5),
            self.at(0.99),
            self.at(1.0)
        );
    }
}

/// Drives all tables from so many connections, as fast as they go or so many actions a second.
fn drive(lots: &mut Vec<(Http, Vec<Table>)>, seconds: u64, rate: Option<f64>, scene: bool) -> Measure {
    let stop = Arc::new(AtomicBool::new(false));
    let all = Arc::new(Mutex::new(Vec::new()));
    let began = Instant::now();
    let pause = rate.map(|r| Duration::from_secs_f64(lots.len() as f64 / r));
    let count = lots.len();
    let threads: Vec<_> = std::mem::take(lots)
        .into_iter()
        .enumerate()
        .map(|(number, (mut http, mut tables))| {
            let (stop, all) = (stop.clone(), all.clone());
            std::thread::spawn(move || {
                let mut took = Vec::new();
                // Evenly spread, each on its own beat.
                let mut next =
                    Instant::now() + pause.map_or(Duration::ZERO, |p| p * number as u32 / count as u32);
                'all: loop {
                    for table in &mut tables {
                        if stop.load(Ordering::Relaxed) {
                            break 'all;
                        }
                        if let Some(pause) = pause {
                            std::thread::sleep(next.saturating_duration_since(Instant::now()));
                            next += pause;
                        }
                        let sent = Instant::now();
                        table.step(&mut http, scene);
                        took.push(sent.elapsed().as_micros() as u32);
                    }
                }
                all.lock().unwrap().extend(took);
                (http, tables)
            })
        })
        .collect();
    std::thread::sleep(Duration::from_secs(seconds));
    stop.store(true, Ordering::Relaxed);
    *lots = threads.into_iter().map(|t| t.join().unwrap()).collect();
    let seconds = began.elapsed().as_secs_f64();
    let mut took = std::mem::take(&mut *all.lock().unwrap());
    took.sort_unstable();
    Measure { seconds, took }
}

/// What a look at a table costs, and a move in it with the scene in the answer: at row 100 and at row 20,000, in turn.
fn flat(http: &mut Http) {
    let mut tables = [100, 20_000].map(|rows| {
        let mut table = Table::lay(http);
        while table.seq < rows {
            table.step(http, false);
        }
        table
    });
    let mut took: [[Vec<u32>; 2]; 2] = Default::default();
    for _ in 0..2000 {
        for (table, [looks, moves]) in tables.iter_mut().zip(&mut took) {
            let began = Instant::now();
            let (status, _) = http.send("GET", &format!("{}/scene", table.path), "").unwrap();
            assert_eq!(status, 200);
            looks.push(began.elapsed().as_micros() as u32);
            let began = Instant::now();
            table.step(http, true);
            moves.push(began.elapsed().as_micros() as u32);
        }
    }
    let middle = |times: &mut Vec<u32>| {
        times.sort_unstable();
        f64::from(times[times.len() / 2]) / 1000.0
    };
    let [short, long] = took.each_mut().map(|kinds| kinds.each_mut().map(middle));
    for (i, what) in ["a look", "a move"].into_iter().enumerate() {
        let ratio = long[i] / short[i];
        println!("{what}: {:.3} ms at row 100, {:.3} ms at row 20,000 ({ratio:.2})", short[i], long[i]);
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.get(1).is_some_and(|a| a == "serve") {
        return serve(&arguments[2]);
    }
    let (tables, connections) = (setting("TABLES", 500), setting("CONNECTIONS", 100));
    let seconds = setting("SECONDS", 10) as u64;
    let dir = tempfile::tempdir().unwrap();
    let cluster = (std::env::var("STORE").as_deref() == Ok("postgres")).then(cluster::Cluster::start);
    let target = cluster.as_ref().map_or_else(|| dir.path().display().to_string(), |c| c.database());
    let (mut child, address) = start(&target);
    let mut guest = Http::new(&address);
    assert_eq!(guest.json("POST", "/api/guests", &json!({})).unwrap().0, 201);
    let only = std::env::var("ONLY").unwrap_or_default();
    if only != "scene" {
        flat(&mut guest);
    }
    if only == "flat" {
        child.kill().unwrap();
        return;
    }
    let mut lots: Vec<(Http, Vec<Table>)> = (0..connections)
        .map(|_| {
            let mut http = Http::new(&address);
            http.cookie.clone_from(&guest.cookie);
            (http, Vec::new())
        })
        .collect();
    // Layouts and statements are ready before memory is measured.
    drop(Table::lay(&mut guest));
    std::thread::sleep(Duration::from_secs(5));
    let empty = memory(&child);
    for i in 0..tables {
        let (http, own) = &mut lots[i % connections];
        own.push(Table::lay(http));
    }
    let store = if cluster.is_some() { "PostgreSQL" } else { "SQLite" };
    println!(
        "{tables} tables of The Soft Underbelly, {connections} connections, {store}, driven from a second process"
    );
    let busy = memory(&child);
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as f64;
    // The driver runs on the same cores: what it takes of them is told with each figure.
    let mut measure = |what: &str, rate: Option<f64>, scene: bool| {
        let (load, mine, its) = (load(), processor(std::process::id()), processor(child.id()));
        let measured = drive(&mut lots, seconds, rate, scene);
        let (mine, its) = (processor(std::process::id()) - mine, processor(child.id()) - its);
        measured.print(what);
        let each = |taken: f64| taken * 1e6 / measured.took.len().max(1) as f64;
        println!(
            "  processor time: server {its:.1} s ({:.0} µs an action), driver {mine:.1} s ({:.0} µs) of {:.1} s of {cores} cores, at a load of {load}",
            each(its),
            each(mine),
            cores * measured.seconds
        );
        if rate.is_none() {
            println!("  the cores by themselves: {:.0} actions/s", cores * 1e6 / each(its + mine).max(1.0));
        }
    };
    if only != "scene" {
        measure("as fast as they go", None, false);
        measure("500 actions/s", Some(500.0), false);
    }
    measure("as fast as they go, with the scene", None, true);
    if only == "scene" {
        child.kill().unwrap();
        return;
    }
    // Let idle tables leave; then as many again, so that what the allocator keeps is not counted as theirs.
    let idle = |child: &Child| {
        std::thread::sleep(Duration::from_secs(8));
        memory(child)
    };
    let some = idle(&child);
    for i in 0..tables {
        Table::lay(&mut lots[i % connections].0);
    }
    let twice = idle(&child);
    // The guest's own line has been idle for so long that it is closed.
    let (_, metrics) = Http::new(&address).send("GET", "/metrics", "").unwrap();
    let in_memory =
        metrics.lines().find_map(|l| l.strip_prefix("sandtable_tables_in_memory ")).unwrap_or("?");
    let each = |more: u64, less: u64| more.saturating_sub(less) as f64 / 1024.0 / tables as f64;
    println!(
        "memory: {:.1} MB without tables, {:.1} MB after the load; a table in use {:.1} kB, an idle one {:.1} kB ({in_memory} in memory)",
        empty as f64 / 1e6,
        some as f64 / 1e6,
        each(busy, empty),
        each(twice, some)
    );
    child.kill().unwrap();
    child.wait().unwrap();
}
