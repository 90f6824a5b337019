//! A viewer never receives another's secret, through any door.

use axum::http::Method;

use crate::common::*;
use serde_json::{Value, json};

const TOY: [&str; 6] = [
    "/why?button=bid%201",
    "/why?button=mark",
    "/why?button=doubt",
    "/odds?line=doubt",
    "/odds?line=mark",
    "/odds?line=raise",
];

/// What is put behind the question mark, by the name of the parameter. A parameter that is needed and has no values here fails
/// the tests: whoever adds an address says how it is asked.
const ASKED: [(&str, &[&str]); 12] = [
    ("as", &["0", "1"]),
    ("at", &["0", "1"]),
    ("draft", &["true"]),
    ("open", &["true"]),
    ("since", &["0", "2"]),
    ("then", &["ready"]),
    ("line", &["ready"]),
    ("keys", &["zones,supply,command"]),
    ("rows", &["0,1"]),
    ("place", &["3"]),
    ("status", &["running", "waiting", "over"]),
    ("language", &["pl"]),
];

/// Every reading address of the document that is about a table or these people, or lists tables, with each of its parameters.
fn addresses(table: &str, people: &[&str]) -> Vec<String> {
    let document = serde_json::to_value(sandtable_server::api::document()).unwrap();
    let mut found = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        if methods.get("get").is_none() {
            continue;
        }
        if let Some((before, after)) = path.split_once("/people/{name}") {
            let of = |name: &&str| format!("{before}/people/{}{after}", name.replace(' ', "%20"));
            found.extend(people.iter().map(of));
            continue;
        }
        let lists = path.ends_with("/tables") || path == "/api/me";
        if !(path.starts_with("/api/tables/{id}") || lists) {
            continue;
        }
        let path = path.replace("{id}", table);
        assert!(!path.contains('{'), "{path} has a part that the tests do not know");
        let parameters = methods["get"]["parameters"].as_array().cloned().unwrap_or_default();
        let asked = parameters.iter().filter(|p| p["in"] == "query");
        let values = |p: &Value| {
            let name = p["name"].as_str().unwrap().to_string();
            let known = ASKED.iter().find(|(asked, _)| *asked == name).map_or(&[][..], |(_, values)| values);
            assert!(!known.is_empty() || p["required"] != true, "how is '{name}' of {path} asked for?");
            known.iter().map(|value| format!("{name}={value}")).collect::<Vec<_>>()
        };
        let needed: Vec<String> =
            asked.clone().filter(|p| p["required"] == true).filter_map(|p| values(p).pop()).collect();
        let base = format!("{path}?{}", needed.join("&"));
        found.push(base.clone());
        for parameter in asked.filter(|p| p["required"] != true) {
            found.extend(values(parameter).iter().map(|value| format!("{base}&{value}")));
        }
    }
    found
}

/// Every address at which something is done at a table.
fn deeds(table: &str) -> Vec<(Method, String)> {
    let document = serde_json::to_value(sandtable_server::api::document()).unwrap();
    let mut found = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        if !path.starts_with("/api/tables/{id}") {
            continue;
        }
        let path = path.replace("{id}", table).replace("{seat}", "0");
        for (name, method) in [("post", Method::POST), ("put", Method::PUT), ("delete", Method::DELETE)] {
            if methods.get(name).is_some() {
                found.push((method, path.clone()));
            }
        }
    }
    found
}

/// What ends a game, so that nothing is secret any more, and what imagines it anew, each time otherwise.
const OPENS: [&str; 2] = ["/resign", "/fork"];
/// Lines that are tried beside those that are offered: legal for others, or for nobody.
const ODD: [&str; 5] = ["ready", "doubt", "bid 2", "done", "no such line"];

/// Everything that somebody can read of a table; those who only look on also try everything that can be done there, and who
/// plays asks everywhere about lines.
async fn everything(
    who: &Client,
    table: &str,
    people: &[&str],
    more: &[&str],
    looks_on: bool,
) -> Vec<Reading> {
    let mut paths = addresses(table, people);
    assert!(paths.len() > 60, "{}", paths.len());
    assert_eq!(paths.iter().filter(|path| path.contains("/people/")).count(), people.len());
    paths.extend(more.iter().map(|door| format!("/api/tables/{table}{door}")));
    let seq = who.seq(table).await;
    paths.extend((0..seq).map(|at| format!("/api/tables/{table}/scene?at={at}")));
    let mut read = Vec::new();
    for path in paths {
        let answer = who.get(&path).await;
        // The machine has whims of its own.
        let text = if path.contains("/hint") { String::new() } else { answer.text };
        read.push((path, format!("{} {text}", answer.status)));
    }
    let stale =
        who.post(&format!("/api/tables/{table}/actions"), json!({ "seq": 999, "line": "raise" })).await;
    read.push(("stale".into(), format!("{} {}", stale.status, stale.text)));
    let mut tried: Vec<String> = lines(&who.get(&format!("/api/tables/{table}/scene")).await.json());
    tried.extend(ODD.map(String::from));
    let bodies = match looks_on {
        true => vec![json!({}), json!({ "seq": 1, "line": "ready", "do": "clear", "to": 1, "choice": 0 })],
        false => vec![json!({ "lines": tried })],
    };
    for (method, path) in deeds(table) {
        if OPENS.iter().any(|door| path.ends_with(door)) {
            continue;
        }
        for body in &bodies {
            let answer = who.send(who.request(method.clone(), &path, Some(body.clone()))).await;
            // What comes of it to those who look on is a table of their own; that it comes is not.
            let text = if looks_on && answer.status.is_success() { String::new() } else { answer.text };
            read.push((format!("{method} {path}"), format!("{} {text}", answer.status)));
        }
    }
    let fits = read.iter().find(|(path, _)| !looks_on && path.ends_with("/fits"));
    assert!(looks_on || fits.is_some_and(|(_, text)| text.contains("false")), "{fits:?}");
    read
}

/// Plays the same game with one secret choice of red's changed, and gives what the others can read.
async fn play(lines: &[(usize, &str)]) -> Vec<Vec<Reading>> {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let watcher = bench.guest().await;
    for (seat, line) in lines {
        let who = if *seat == 0 { &red } else { &blue };
        who.act(&table, line).await.ok();
    }
    readings(&table, [&red, &blue, &watcher], &bench.stranger(), &TOY).await
}

/// An address, and what it says.
pub type Reading = (String, String);

/// What the second, the third and a stranger read, without what differs by itself: ids, names, times, promises.
pub async fn readings(
    table: &str,
    names: [&Client; 3],
    stranger: &Client,
    more: &[&str],
) -> Vec<Vec<Reading>> {
    let mut all = Vec::new();
    let people = names.map(|client| client.name.as_str());
    for (i, who) in [names[1], names[2], stranger].into_iter().enumerate() {
        let read = everything(who, table, &people, more, i > 0).await;
        let tidy = |text: &str| {
            let mut text = text.replace(table, "TABLE");
            for (client, put) in names.iter().zip(["FIRST", "SECOND", "THIRD"]) {
                text = text.replace(client.name.as_str(), put);
            }
            let (status, body) =
                text.split_once(" {").map_or(("", String::new()), |(s, b)| (s, format!("{{{b}")));
            let mut json: Value = match serde_json::from_str(&body) {
                Ok(json) => json,
                Err(_) => {
                    let lines = text.lines().filter(|l| !l.starts_with("commitment"));
                    return lines.collect::<Vec<_>>().join("\n");
                }
            };
            forget(&mut json);
            format!("{status} {json}")
        };
        let place = |path: &str| {
            let path = path.replace(table, "TABLE");
            people.iter().fold(path, |path, name| path.replace(&name.replace(' ', "%20"), "NAME"))
        };
        all.push(read.into_iter().map(|(path, text)| (place(&path), tidy(&text))).collect());
    }
    all
}

fn forget(json: &mut Value) {
    match json {
        Value::Object(map) => {
            map.retain(|key, _| !["commitment", "since", "deadline"].contains(&key.as_str()));
            map.values_mut().for_each(forget);
        }
        Value::Array(list) => list.iter_mut().for_each(forget),
        _ => {}
    }
}

/// The Axis chooses these command chits; gives what the others can read before and after the first is drawn, and the
/// Axis' own scene as the Soviets imagine it in forks.
async fn choose(chits: &[&str]) -> (Vec<Vec<Vec<Reading>>>, Vec<Value>, Value) {
    let games = sandtable_server::Games::new().with::<stalingrad::Stalingrad>().unwrap();
    let bench = bench_of(games, config()).await;
    let (axis, soviet, watcher) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let body = json!({ "game": "stalingrad", "seats": ["me", "open"], "public": true, "hints": true });
    let table = axis.lay(body).await;
    soviet.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    let more = [
        "/why?place=40",
        "/why?button=label-ready",
        "/odds?line=ready",
        "/odds?line=select%201PzA",
        "/log?since=2",
    ];
    let stranger = bench.stranger();
    let read = || readings(&table, [&axis, &soviet, &watcher], &stranger, &more);
    axis.act(&table, "ready-made; done").await.ok();
    soviet.act(&table, "ready-made; done").await.ok();
    for chit in chits {
        axis.act(&table, chit).await.ok();
    }
    let mut all = vec![read().await];
    axis.act(&table, "ready").await.ok();
    all.push(read().await);
    for chit in ["select VrnzFront", "select StrgFront", "ready"] {
        soviet.act(&table, chit).await.ok();
    }
    all.push(read().await);
    let own = axis.get(&format!("/api/tables/{table}/scene")).await.ok()["scene"].clone();
    let mut forks = Vec::new();
    for _ in 0..6 {
        let fork = soviet.post(&format!("/api/tables/{table}/fork"), json!({})).await.ok();
        let path = format!("/api/tables/{}", fork["table"]["id"].as_str().unwrap());
        let record = soviet.get(&format!("{path}/record")).await.text;
        assert!(!record.contains("seed") && !record.contains("\nat "), "{record}");
        forks.push(soviet.get(&format!("{path}/scene?as=0")).await.ok()["scene"].clone());
    }
    (all, forks, own)
}

#[tokio::test(flavor = "multi_thread")]
async fn command_chits_are_told_to_nobody_before_they_are_drawn() {
    let lead = ["select 1PzA", "lead 1PzA"];
    // All German chits go into the cup of the first turn; the allied one is the secret.
    let german = ["select 1PzA#2", "select 4PzA", "select 4PzA#2", "select 6A", "select 17A"];
    let first = [&german[..], &["select H2A"]].concat();
    let second = [&german[..], &["select It8A"]].concat();
    let (one, forks, own) = choose(&[&lead[..], &first[..]].concat()).await;
    let (two, _, other) = choose(&[&lead[..], &second[..]].concat()).await;
    assert_ne!(own, other, "the Axis sees its own chits");
    for (before, after) in one.iter().zip(&two) {
        for (a, b) in before.iter().flatten().zip(after.iter().flatten()) {
            assert_eq!(a, b);
        }
    }
    // A fork imagines them anew each time.
    assert!(forks.iter().any(|fork| *fork != forks[0]), "{}", forks[0]);
}

#[tokio::test]
async fn a_secret_bid_changes_nothing_that_others_can_read() {
    let one = play(&[(0, "bid 1")]).await;
    let two = play(&[(0, "bid 3")]).await;
    assert_eq!(one, two);
    // Nor does the fact that there was one.
    let none = play(&[]).await;
    assert_eq!(one, none);
    let ready = play(&[(0, "bid 1; ready"), (1, "bid 2")]).await;
    let other = play(&[(0, "bid 3; ready"), (1, "bid 2")]).await;
    assert_eq!(ready, other);
    assert_ne!(ready, one);
}

#[tokio::test]
async fn a_secret_answer_changes_nothing_about_what_can_be_taken_back() {
    let play = async |lines: &[&str]| {
        let bench = bench().await;
        let (red, blue, watcher) = (bench.guest().await, bench.guest().await, bench.guest().await);
        let body = json!({ "game": "toy", "scenario": "long", "seats": ["me", "open"], "public": true });
        let table = red.lay(body).await;
        blue.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
        red.act(&table, "open").await.ok();
        for line in lines {
            blue.act(&table, line).await.ok();
        }
        let undo = red.get(&format!("/api/tables/{table}/scene")).await.ok()["undo"].clone();
        assert_eq!(undo, json!([1]), "red may take the opening back");
        readings(&table, [&blue, &red, &watcher], &bench.stranger(), &TOY).await
    };
    let none = play(&[]).await;
    assert_eq!(play(&["bid 1"]).await, none);
    assert_eq!(play(&["bid 3"]).await, none);
}

#[tokio::test]
async fn a_secret_note_changes_nothing_that_others_can_read() {
    let before: &[(usize, &str)] = &[(0, "bid 3; ready"), (1, "bid 1; ready"), (0, "shake")];
    let with: Vec<_> = before.iter().copied().chain([(0, "mark")]).collect();
    assert_eq!(play(before).await, play(&with).await);
}

#[tokio::test]
async fn the_die_under_the_cup_is_told_to_nobody() {
    // Twelve tables with other dice: others read the same everywhere.
    let lines: &[(usize, &str)] =
        &[(0, "bid 3; ready"), (1, "bid 1; ready"), (0, "shake"), (0, "raise; call")];
    let first = play(lines).await;
    for _ in 0..11 {
        assert_eq!(play(lines).await, first);
    }
}

#[tokio::test]
async fn nothing_of_another_can_be_changed_or_read_by_name() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    red.put(&format!("/api/tables/{table}/orders"), json!({ "windows": { "doubt": "pass" } })).await.ok();
    assert_eq!(blue.get(&format!("/api/tables/{table}/orders")).await.ok()["windows"], json!({}));
    for path in
        ["orders?as=0", "scene?as=0", "log?as=0", "record?as=0", "hint?as=0", "why?button=bid%201&as=0"]
    {
        blue.get(&format!("/api/tables/{table}/{path}")).await.refused(403, "forbidden");
    }
    bench.guest().await.get(&format!("/api/tables/{table}/orders")).await.refused(403, "forbidden");
    let drafts = format!("/api/tables/{table}/drafts");
    blue.post(&drafts, json!({ "do": "add", "seq": 1, "line": "bid 1", "seat": 0 }))
        .await
        .refused(403, "forbidden");
}

/// The drill of the Operational Combat Series: the Allies, the Axis and somebody who looks on.
async fn drill() -> (Bench, [Client; 3], String) {
    let games = sandtable_server::Games::new().with::<ocs::Drill>().unwrap();
    let bench = bench_of(games, config()).await;
    let (allied, axis, watcher) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let body = json!({ "game": "ocs", "seats": ["open", "me"], "public": true, "hints": true });
    let table = axis.lay(body).await;
    allied.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    (bench, [allied, axis, watcher], table)
}

/// The Axis sets up there by these lines; gives what the others can read.
async fn set_up(lines: &[&str]) -> (Vec<Vec<Reading>>, Value) {
    let (bench, [allied, axis, watcher], table) = drill().await;
    for line in lines {
        axis.act(&table, line).await.ok();
    }
    let more = [
        "/why?place=40",
        "/overlay?keys=supply,tokens,zones,throws,front",
        "/odds?line=done",
        "/log?since=2",
    ];
    let read = readings(&table, [&axis, &allied, &watcher], &bench.stranger(), &more).await;
    let own = axis.get(&format!("/api/tables/{table}/scene")).await.ok()["scene"].clone();
    (read, own)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_below_the_top_of_a_stack_is_told_to_nobody() {
    // Assault guns stand below the infantry.
    let (one, own) = set_up(&["mode stug-190 move", "done"]).await;
    let (two, other) = set_up(&["mode stug-191 reserve-move", "done"]).await;
    assert_ne!(own, other, "the Axis sees its own units");
    for (a, b) in one.iter().flatten().zip(two.iter().flatten()) {
        assert_eq!(a, b);
    }
}

/// Below the top of an Allied stack.
const UNSEEN: [&str; 2] = ["mode mc-t2 move", "mode mc-t3 move"];

#[tokio::test(flavor = "multi_thread")]
async fn whether_one_may_ask_for_a_line_back_tells_nothing_of_what_was_done_unseen() {
    let play = async |lines: &[&str]| {
        let (bench, [allied, axis, watcher], table) = drill().await;
        axis.act(&table, "done").await.ok();
        for line in lines {
            allied.act(&table, line).await.ok();
        }
        let view = axis.get(&format!("/api/tables/{table}")).await.ok();
        assert_eq!((&view["asked"], &view["may_ask_back"]), (&json!([0]), &json!(true)));
        readings(&table, [&allied, &axis, &watcher], &bench.stranger(), &["/log?since=1"]).await
    };
    let none = play(&[]).await;
    for lines in [&UNSEEN[..1], &UNSEEN[..]] {
        for (a, b) in none.iter().flatten().zip(play(lines).await.iter().flatten()) {
            assert_eq!(a, b);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_for_a_line_outlives_what_is_done_unseen_and_takes_it_along() {
    let (_bench, [allied, axis, watcher], table) = drill().await;
    let (path, back) = (format!("/api/tables/{table}"), format!("/api/tables/{table}/back"));
    axis.act(&table, "done").await.ok();
    let before = axis.seq(&table).await;
    allied.act(&table, UNSEEN[0]).await.ok();
    assert_eq!(axis.post(&back, json!({})).await.ok()["back"], 1);
    allied.act(&table, UNSEEN[1]).await.ok();
    for who in [&axis, &allied, &watcher] {
        assert_eq!(who.get(&path).await.ok()["back"], 1);
    }
    assert_eq!(axis.seq(&table).await, before);
    let taken = allied.post(&back, json!({})).await.ok();
    assert_eq!((&taken["back"], &taken["asked"]), (&Value::Null, &json!([1])));
    // Both are told, and the record of it can be played.
    for who in [&axis, &allied] {
        let log = who.get(&format!("{path}/log")).await.ok();
        assert_eq!(log["entries"].as_array().unwrap().last().unwrap()["text"]["id"], "core-undone", "{log}");
    }
    axis.act(&table, "done").await.ok();
    axis.post(&format!("{path}/resign"), json!({})).await.ok();
    let record = axis.get(&format!("{path}/record")).await.text;
    axis.post("/api/import", json!({ "record": record })).await.ok();
}
