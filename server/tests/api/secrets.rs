//! A viewer never receives another's secret, through any door.

use crate::common::*;
use serde_json::{Value, json};

/// Everything that somebody can read of a table.
async fn everything(who: &Client, table: &str) -> Vec<(String, String)> {
    let mut paths: Vec<String> = [
        "",
        "/board",
        "/scene",
        "/scene?draft=true",
        "/log",
        "/record",
        "/chat",
        "/orders",
        "/notes",
        "/hint",
        "/why?button=bid%201",
        "/why?button=mark",
        "/why?button=doubt",
        "/odds?line=doubt",
        "/odds?line=mark",
        "/odds?line=raise",
    ]
    .iter()
    .map(|p| format!("/api/tables/{table}{p}"))
    .collect();
    let seq = who.seq(table).await;
    paths.extend((0..seq).map(|at| format!("/api/tables/{table}/scene?at={at}")));
    paths.push("/api/me/tables".into());
    paths.push("/api/tables".into());
    let mut read = Vec::new();
    for path in paths {
        let text = who.get(&path).await.text;
        read.push((path, text));
    }
    let stale =
        who.post(&format!("/api/tables/{table}/actions"), json!({ "seq": 999, "line": "raise" })).await;
    read.push(("stale".into(), stale.text));
    read
}

/// Plays the same game with one secret choice of red's changed, and gives what the others can read.
async fn play(lines: &[(usize, &str)]) -> Vec<Vec<(String, String)>> {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let watcher = bench.guest().await;
    for (seat, line) in lines {
        let who = if *seat == 0 { &red } else { &blue };
        who.act(&table, line).await.ok();
    }
    let mut all = Vec::new();
    for who in [&blue, &watcher, &bench.stranger()] {
        let read = everything(who, &table).await;
        // What differs by itself: ids, names, times, promises.
        let tidy = |text: &str| {
            let mut text = text.replace(&table, "TABLE");
            for (name, put) in [(&red.name, "RED"), (&blue.name, "BLUE"), (&watcher.name, "WATCHER")] {
                text = text.replace(name.as_str(), put);
            }
            let mut json: Value = match serde_json::from_str(&text) {
                Ok(json) => json,
                Err(_) => {
                    let lines = text.lines().filter(|l| !l.starts_with("commitment"));
                    return lines.collect::<Vec<_>>().join("\n");
                }
            };
            forget(&mut json);
            json.to_string()
        };
        all.push(read.into_iter().map(|(path, text)| (path.replace(&table, "TABLE"), tidy(&text))).collect());
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
