//! Playing: races, keys, undo, drafts, orders, replay, reload.

use std::time::Duration;

use crate::common::*;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn of_two_posts_at_once_one_wins_and_the_other_gets_the_new_state() {
    let bench = bench().await;
    let me = bench.guest().await;
    for _ in 0..10 {
        let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
        let path = format!("/api/tables/{table}/actions");
        let post = |line: &'static str| {
            let (me, path) = (me.clone(), path.clone());
            tokio::spawn(async move { me.post(&path, json!({ "seq": 1, "line": line, "seat": 0 })).await })
        };
        let (one, two) = (post("bid 1"), post("bid 2"));
        let (one, two) = (one.await.unwrap(), two.await.unwrap());
        let (won, lost) = if one.status.is_success() { (one, two) } else { (two, one) };
        assert_eq!(won.ok()["last"], 2);
        let problem = lost.refused(409, "stale");
        assert_eq!(problem["state"]["seq"], 2);
        assert!(problem["state"]["scene"]["offers"].is_array());
        assert_eq!(me.seq(&table).await, 2);
    }
}

#[tokio::test]
async fn a_post_that_is_retried_is_done_once_even_after_a_restart() {
    let bench = bench().await;
    let me = bench.guest().await;
    let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    let path = format!("/api/tables/{table}/actions");
    let body = json!({ "seq": 1, "line": "bid 3", "seat": 0, "key": "abc" });
    let first = me.post(&path, body.clone()).await.ok();
    let again = me.post(&path, body.clone()).await.ok();
    assert_eq!((first["replayed"].clone(), again["replayed"].clone()), (json!(false), json!(true)));
    assert_eq!(
        (first["first"].clone(), first["last"].clone()),
        (again["first"].clone(), again["last"].clone())
    );
    let bench = bench.restart().await;
    let me = Client { router: bench.router(), ..me };
    assert_eq!(me.post(&path, body.clone()).await.ok()["replayed"], true);
    assert_eq!(me.seq(&table).await, 2);
    // Without the key it is a move from an old view.
    me.post(&path, json!({ "seq": 1, "line": "bid 3", "seat": 0 })).await.refused(409, "stale");
    me.post(&path, json!({ "seq": 2, "line": "ready", "seat": 0, "key": "" }))
        .await
        .refused(400, "bad_request");
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    for (who, line) in [(&red, "bid 3; ready"), (&blue, "bid 1; ready"), (&red, "shake"), (&red, "raise")] {
        who.act(&table, line).await.ok();
    }
    let path = format!("/api/tables/{table}");
    red.post(
        &format!("{path}/drafts"),
        json!({ "do": "add", "seq": red.seq(&table).await, "line": "raise" }),
    )
    .await
    .ok();
    let book = json!({ "hold": true, "windows": { "doubt": "pass" } });
    blue.put(&format!("{path}/orders"), book).await.ok();
    let before: Vec<Value> = [
        red.get(&format!("{path}/scene")).await.ok(),
        red.get(&format!("{path}/scene?draft=true")).await.ok(),
        blue.get(&format!("{path}/scene")).await.ok(),
        blue.get(&format!("{path}/orders")).await.ok(),
        red.get(&format!("{path}/log")).await.ok(),
    ]
    .into();
    let record = red.get(&format!("{path}/record")).await.text;
    let bench = bench.restart().await;
    let (red, blue) = (Client { router: bench.router(), ..red }, Client { router: bench.router(), ..blue });
    let after: Vec<Value> = [
        red.get(&format!("{path}/scene")).await.ok(),
        red.get(&format!("{path}/scene?draft=true")).await.ok(),
        blue.get(&format!("{path}/scene")).await.ok(),
        blue.get(&format!("{path}/orders")).await.ok(),
        red.get(&format!("{path}/log")).await.ok(),
    ]
    .into();
    assert_eq!(before, after);
    assert_eq!(before[0]["draft"], json!(["raise"]));
    assert_eq!(red.get(&format!("{path}/record")).await.text, record);

    // A hold that stopped at a window still stops it after another restart.
    red.act(&table, "call").await.ok();
    let asked = blue.get(&path).await.ok();
    assert_eq!(asked["your_turn"], true, "{asked}");
    let bench = bench.restart().await;
    let (red, blue) = (Client { router: bench.router(), ..red }, Client { router: bench.router(), ..blue });
    assert_eq!(blue.get(&path).await.ok()["your_turn"], true);
    blue.act(&table, "doubt").await.ok();
    assert_eq!(red.get(&path).await.ok()["status"], "running");
}

#[tokio::test]
async fn undo_goes_back_to_the_last_die() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    for (who, line) in [(&red, "bid 3; ready"), (&blue, "bid 1; ready"), (&red, "shake"), (&red, "raise")] {
        who.act(&table, line).await.ok();
    }
    let path = format!("/api/tables/{table}");
    let scene = red.get(&format!("{path}/scene")).await.ok();
    assert_eq!(scene["undo"].as_array().unwrap().len(), 1);
    let undone = red.post(&format!("{path}/undo"), json!({ "seq": scene["seq"], "scene": true })).await.ok();
    assert_eq!(undone["state"]["undo"], json!([]));
    let seq = red.seq(&table).await;
    red.post(&format!("{path}/undo"), json!({ "seq": seq })).await.refused(422, "nothing_to_undo");
    blue.post(&format!("{path}/undo"), json!({ "seq": seq })).await.refused(422, "nothing_to_undo");
}

#[tokio::test]
async fn lines_are_taken_back_from_any_of_their_rows() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    for (who, line) in [(&red, "bid 3; ready"), (&blue, "bid 1; ready"), (&red, "shake")] {
        who.act(&table, line).await.ok();
    }
    for _ in 0..3 {
        red.act(&table, "raise").await.ok();
    }
    let path = format!("/api/tables/{table}");
    let scene = red.get(&format!("{path}/scene")).await.ok();
    let seq = scene["seq"].as_u64().unwrap();
    assert_eq!(scene["undo"], json!([seq - 1, seq - 2, seq - 3]));
    let before = scene["scene"]["prompt"].clone();
    let from = json!({ "seq": seq, "from": seq - 2, "scene": true });
    let undone = red.post(&format!("{path}/undo"), from).await.ok();
    assert_eq!(undone["state"]["undo"], json!([seq - 3]), "the first of the three stands");
    assert_eq!(undone["last"], seq + 2, "each is a row");
    red.act(&table, "raise").await.ok();
    red.act(&table, "raise").await.ok();
    let again = red.get(&format!("{path}/scene")).await.ok();
    assert_eq!(again["scene"]["prompt"], before);
    assert_eq!(again["undo"], json!([seq + 3, seq + 2, seq - 3]));
    let late = json!({ "seq": seq + 4, "from": seq + 4 });
    red.post(&format!("{path}/undo"), late).await.refused(422, "nothing_to_undo");
}

#[tokio::test]
async fn drafts_are_laid_taken_off_and_sent() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    for (who, line) in [(&red, "bid 3; ready"), (&blue, "bid 1; ready"), (&red, "shake")] {
        who.act(&table, line).await.ok();
    }
    let drafts = format!("/api/tables/{table}/drafts");
    let seq = red.seq(&table).await;
    let seen = blue.seq(&table).await;
    for _ in 0..3 {
        let laid = red.post(&drafts, json!({ "do": "add", "seq": seq, "line": "raise" })).await.ok();
        assert_eq!(laid["laid"], true);
    }
    // Each click is one trip: the answer holds the one scene that was built, with the draft laid out, and no row is written.
    let metrics = bench.server.hall().metrics.clone();
    let counted = || (metrics.scenes.get(), metrics.rows.get());
    let (scenes, rows) = counted();
    let fourth = red.post(&drafts, json!({ "do": "add", "seq": seq, "line": "raise" })).await.ok();
    assert_eq!(counted(), (scenes + 1, rows));
    let asked = red.get(&format!("/api/tables/{table}/scene?draft=true")).await.ok();
    assert_eq!(fourth["state"]["scene"], asked["scene"]);
    red.post(&drafts, json!({ "do": "undo" })).await.ok();
    red.post(&drafts, json!({ "do": "add", "seq": seq, "line": "shake" })).await.refused(422, "refused");
    let undone = red.post(&drafts, json!({ "do": "undo" })).await.ok();
    assert_eq!(undone["state"]["draft"], json!(["raise", "raise"]));
    // A line can be tried on top of it: what it leads to is seen, nothing is laid.
    let tried = |line: &str| {
        format!("/api/tables/{table}/scene?then={}", line.replace(' ', "%20").replace(';', "%3B"))
    };
    let raises = |state: &Value| lines(state).iter().any(|line| line == "raise");
    assert!(raises(&red.get(&tried("raise")).await.ok()));
    let high = red.get(&tried("raise; raise; raise")).await.ok();
    assert!(!raises(&high));
    assert_eq!(high["draft"], json!(["raise", "raise"]));
    red.get(&tried("call")).await.refused(422, "binding");
    red.get(&tried("shake")).await.refused(422, "refused");
    red.get(&tried("rise")).await.refused(400, "notation");
    // Of several lines it is said which could be done, each by itself; one that asks can.
    let fits = format!("/api/tables/{table}/fits");
    let some = ["raise", "raise; raise; raise", "raise; raise; raise; raise", "shake", "rise", "call"];
    let found = red.post(&fits, json!({ "lines": some })).await.ok();
    assert_eq!(found["fits"], json!([true, true, false, false, false, true]));
    red.post(&fits, json!({ "lines": vec!["raise"; 513] })).await.refused(413, "too_large");
    assert_eq!(blue.post(&fits, json!({ "lines": ["raise"] })).await.ok()["fits"], json!([false]));
    let why = |then: &str| format!("/api/tables/{table}/why?button=raise{then}");
    assert_eq!(red.get(&why("&draft=true")).await.ok()["refusals"], json!([]));
    let six = red.get(&why("&then=raise%3B%20raise%3B%20raise")).await.ok();
    assert_eq!(six["refusals"][0]["text"]["id"], "why-six-at-most");
    // Whoever is not asked, or only watches, tries nothing.
    blue.get(&tried("raise")).await.refused(403, "not_your_decision");
    assert_eq!(blue.seq(&table).await, seen);
    assert_eq!(blue.get(&format!("/api/tables/{table}/scene")).await.ok()["draft"], json!([]));
    let sent = red.post(&drafts, json!({ "do": "send", "seq": seq, "key": "s" })).await.ok();
    assert_eq!((sent["laid"].clone(), sent["last"].clone()), (json!(false), json!(seq + 2)));
    assert_eq!(
        red.post(&drafts, json!({ "do": "send", "seq": seq, "key": "s" })).await.ok()["replayed"],
        true
    );
    assert_eq!(blue.seq(&table).await, seen + 2);
    red.post(&drafts, json!({ "do": "undo" })).await.refused(422, "unfit");
    red.post(&drafts, json!({ "do": "send", "seq": seq + 2 })).await.refused(400, "notation");
}

#[tokio::test]
async fn orders_answer_windows_and_once_is_once() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    red.act(&table, "bid 3; ready").await.ok();
    blue.act(&table, "bid 1; ready").await.ok();
    let path = format!("/api/tables/{table}");
    // Blue lets every doubt pass: red's turn is followed by blue's at once.
    blue.put(&format!("{path}/orders"), json!({ "windows": { "doubt": "pass" } })).await.ok();
    let acted = red.act(&table, "shake").await.ok();
    assert_eq!(acted["dropped"], json!([]));
    red.act(&table, "call").await.ok();
    assert_eq!(blue.get(&path).await.ok()["asked"], json!([1]));
    let scene = blue.get(&format!("{path}/scene")).await.ok();
    assert!(scene["scene"]["offers"].to_string().contains("shake"), "{scene}");
    // An order that chooses.
    blue.act(&table, "shake").await.ok();
    let book = json!({ "orders": [{ "key": "doubt-from", "amount": 2 }], "otherwise": "pass" });
    red.put(&format!("{path}/orders"), book).await.ok();
    blue.act(&table, "raise; call").await.ok();
    let log = red.get(&format!("{path}/log")).await.ok().to_string();
    assert!(log.contains("core-ordered"), "{log}");
    blue.put(&format!("{path}/orders"), json!({ "windows": { "x": "perhaps" } }))
        .await
        .refused(400, "bad_request");
}

#[tokio::test]
async fn the_past_can_be_looked_at_and_forked() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let path = format!("/api/tables/{table}");
    let mut scenes = vec![red.get(&format!("{path}/scene")).await.ok()];
    for (who, line) in [(&red, "bid 3; ready"), (&blue, "bid 1; ready"), (&red, "shake"), (&red, "raise")] {
        who.act(&table, line).await.ok();
        scenes.push(red.get(&format!("{path}/scene")).await.ok());
    }
    for scene in &scenes {
        let at = scene["seq"].as_u64().unwrap() - 1;
        let past = red.get(&format!("{path}/scene?at={at}")).await.ok();
        for part in ["turn", "phase", "asked", "pieces"] {
            assert_eq!(past["scene"][part], scene["scene"][part], "{at}");
        }
        assert_eq!(past["scene"]["offers"], json!([]));
    }
    red.get(&format!("{path}/scene?at=99")).await.refused(422, "unfit");

    let fork = red
        .post(&format!("{path}/fork"), json!({ "at": 3, "seats": ["me", { "bot": "recruit" }] }))
        .await
        .ok();
    let id = fork["table"]["id"].as_str().unwrap().to_string();
    assert_eq!(
        (fork["table"]["parent"].clone(), fork["table"]["public"].clone()),
        (json!(table), json!(false))
    );
    blue.get(&format!("/api/tables/{id}")).await.refused(404, "not_found");
    red.act(&id, "raise").await.ok();
    let bench = bench.restart().await;
    let red = Client { router: bench.router(), ..red };
    red.act(&id, "raise").await.ok();
    red.post(&format!("{path}/fork"), json!({ "seats": ["me", "open"] })).await.refused(422, "unfit");
    // A fork in mid-game does not tell its position or its seed.
    let record = red.get(&format!("/api/tables/{id}/record")).await.text;
    assert!(!record.contains("seed") && !record.contains("\nat "), "{record}");
    // So it is not taken for a game from the scenario's start either, though its lines could be played there.
    let fork = red.post(&format!("{path}/fork"), json!({ "at": 0, "seats": ["me", "me"] })).await.ok();
    let id = fork["table"]["id"].as_str().unwrap().to_string();
    red.act(&id, "bid 1").await.ok();
    let record = red.get(&format!("/api/tables/{id}/record")).await.text;
    assert!(record.contains(": bid 1") && !record.contains("\nat "), "{record}");
    let refused = red.post("/api/import", json!({ "record": record })).await.refused(422, "record");
    assert!(refused["message"].as_str().is_some_and(|why| why.contains("hidden")), "{refused}");
}

#[tokio::test]
async fn reasons_odds_and_hints() {
    let bench = bench().await;
    let (red, blue, table) = toy_for_two(&bench).await;
    let path = format!("/api/tables/{table}");
    red.act(&table, "bid 3").await.ok();
    let why = red.get(&format!("{path}/why?button=bid%201")).await.ok();
    assert_eq!(why["refusals"][0]["rule"], "bid/1");
    red.get(&format!("{path}/why")).await.refused(400, "bad_request");
    // Between people hints must be agreed on.
    red.get(&format!("{path}/hint")).await.refused(403, "forbidden");
    red.act(&table, "ready").await.ok();
    blue.act(&table, "bid 1; ready").await.ok();
    red.act(&table, "shake; raise").await.ok();
    red.act(&table, "raise; call").await.ok();
    let odds = blue.get(&format!("{path}/odds?line=doubt")).await.ok();
    assert!(odds["odds"]["ends"].is_array(), "{odds}");
    red.get(&format!("{path}/odds?line=doubt")).await.refused(403, "not_your_decision");

    let alone = red.lay(json!({ "game": "toy", "seats": ["me", { "bot": "regular" }] })).await;
    // Both bid at once: until the machine has, it changes the table at any moment.
    while red.get(&format!("/api/tables/{alone}")).await.ok()["asked"] != json!([0]) {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let hint = red.get(&format!("/api/tables/{alone}/hint")).await.ok();
    assert!(hint["line"].as_str().is_some_and(|l| l.starts_with("bid")), "{hint}");
    // Up to three plans, the best first, each with another beginning; none of them is done.
    let plans = hint["plans"].as_array().unwrap();
    assert!((1..=3).contains(&plans.len()) && plans[0]["first"] == hint["line"], "{hint}");
    let number = |plan: &Value, key: &str| plan[key].as_u64().unwrap();
    for (i, plan) in plans.iter().enumerate() {
        assert!(plans[..i].iter().all(|better| better["first"] != plan["first"]));
        assert!(plans[..i].iter().all(|better| number(better, "chance") >= number(plan, "chance")));
        assert!(number(plan, "worst") <= number(plan, "best") && number(plan, "best") <= 1000);
        assert!(plan["binding"].is_string() || plan["laid"] != "", "{plan}");
    }
    assert_eq!(red.get(&format!("/api/tables/{alone}")).await.ok()["asked"], json!([0]));
    // With a draft laid, advice goes on from there.
    let drafts = format!("/api/tables/{alone}/drafts");
    let seq = red.seq(&alone).await;
    let add = |line: &Value| json!({ "do": "add", "seq": seq, "line": line });
    red.post(&drafts, add(&hint["line"])).await.ok();
    red.post(&drafts, add(&hint["line"])).await.refused(422, "refused");
    let next = red.get(&format!("/api/tables/{alone}/hint")).await.ok();
    red.post(&drafts, add(&next["line"])).await.ok();
}

#[tokio::test]
async fn reasons_and_odds_follow_a_draft_across_windows() {
    let bench = bench().await;
    let (allies, axis) = (bench.guest().await, bench.guest().await);
    let body = json!({ "game": "soft-underbelly", "seats": ["me", "open"], "public": true });
    let table = allies.lay(body).await;
    let path = format!("/api/tables/{table}");
    axis.post(&format!("{path}/join"), json!({})).await.ok();
    axis.act(&table, "ready-made; done").await.ok();
    // The dice say who chooses.
    let lucky = if axis.get(&path).await.ok()["your_turn"] == true { &axis } else { &allies };
    lucky.act(&table, "initiative allies").await.ok();
    // The Axis wants to be asked at everything: each of these windows will be open.
    axis.put(&format!("{path}/orders"), json!({ "otherwise": "ask" })).await.ok();
    // The Allies let their own pass.
    allies.put(&format!("{path}/orders"), json!({ "otherwise": "pass" })).await.ok();
    let scene = format!("{path}/scene?draft=true");
    let seq = allies.seq(&table).await;
    let (mut state, mut weighed) = (allies.get(&scene).await.ok(), 0);
    assert_eq!(state["scene"]["prompt"]["id"], "prompt-move");
    let done = json!({ "do": "add", "seq": seq, "line": "done" });
    assert_eq!(allies.post(&format!("{path}/drafts"), done).await.ok()["laid"], true);
    state = allies.get(&scene).await.ok();
    assert_eq!(state["scene"]["prompt"]["id"], "prompt-declare");
    let attack = lines(&state)[0].clone();
    let laid =
        allies.post(&format!("{path}/drafts"), json!({ "do": "add", "seq": seq, "line": attack })).await.ok();
    assert_eq!(laid["laid"], true, "{laid}");
    state = allies.get(&scene).await.ok();
    let draft = laid["state"]["draft"].as_array().unwrap().iter().map(|l| l.as_str().unwrap());
    let draft = draft.collect::<Vec<_>>().join("; ");
    for line in &lines(&state) {
        let escaped = |line: &str| line.replace(' ', "%20").replace(';', "%3B");
        let on_top = allies.get(&format!("{path}/odds?draft=true&line={}", escaped(line))).await.ok();
        // The same as a line that begins with the draft.
        let whole = escaped(&format!("{draft}; {line}"));
        assert_eq!(allies.get(&format!("{path}/odds?line={whole}")).await.ok(), on_top, "{line}");
        weighed += usize::from(on_top["odds"]["ends"].as_array().is_some_and(|ends| !ends.is_empty()));
    }
    assert!(weighed > 0, "{state}");
    // Moving is over in the draft, and not on the table.
    let here = allies.get(&format!("{path}/why?place=0")).await.ok();
    assert_ne!(allies.get(&format!("{path}/why?place=0&draft=true")).await.ok(), here);
    // What is laid over the board is asked for by its key, for the table and for the draft, all of it or of one piece.
    assert_eq!(state["scene"]["overlays"], json!(["supply", "air"]));
    for more in ["", "&draft=true"] {
        let laid = allies.get(&format!("{path}/overlay?keys=supply,moon{more}")).await.ok();
        assert!(laid["overlays"]["supply"].as_array().is_some_and(|marks| marks.len() > 1), "{laid}");
        assert_eq!((&laid["overlays"]["moon"], &laid["overlays"]["air"]), (&json!([]), &Value::Null));
    }
    let one = allies.get(&format!("{path}/overlay?keys=supply&piece=ship-british")).await.ok();
    assert_eq!(one["overlays"]["supply"], json!([]), "no line of supply is a ship's");
    let past = allies.get(&format!("{path}/overlay?keys=supply&at=0")).await.ok();
    assert!(past["overlays"]["supply"].is_array());
    allies.get(&format!("{path}/overlay")).await.refused(400, "bad_request");
    // Nobody has seen any of it.
    assert_eq!(axis.get(&format!("{path}/scene")).await.ok()["window"], Value::Null);
    axis.get(&format!("{path}/odds?draft=true&line=done")).await.refused(403, "not_your_decision");
}

#[tokio::test]
async fn hot_seat_looks_with_the_eyes_of_one_seat() {
    let bench = bench().await;
    let me = bench.guest().await;
    let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    let path = format!("/api/tables/{table}");
    let acted = me.post(&format!("{path}/actions?as=1"), json!({ "seq": 1, "line": "bid 2" })).await.ok();
    assert_eq!(acted["last"], 2);
    assert_eq!(lines(&me.get(&format!("{path}/scene?as=1")).await.ok()).len(), 1);
    assert_eq!(lines(&me.get(&format!("{path}/scene?as=0")).await.ok()).len(), 3);
    me.get(&format!("{path}/scene?as=2")).await.refused(403, "forbidden");
    // What one seat did in secret is no row of the other.
    assert_eq!(me.get(&format!("{path}/scene?as=0")).await.ok()["seq"], 1);
}

#[tokio::test]
async fn words_are_asked_for_after_the_commitment_is_shown() {
    let bench = bench().await;
    let me = bench.guest().await;
    let created = me
        .post(
            "/api/tables",
            json!({ "game": "toy", "seats": ["me", { "bot": "recruit" }], "ask_words": true }),
        )
        .await
        .ok();
    assert_eq!(created["table"]["status"], "waiting");
    let commitment = created["table"]["commitment"].as_str().unwrap().to_string();
    assert_eq!(commitment.len(), 64);
    let table = created["table"]["id"].as_str().unwrap();
    me.post(&format!("/api/tables/{table}/word"), json!({ "word": "" })).await.refused(422, "unfit");
    let begun = me.post(&format!("/api/tables/{table}/word"), json!({ "word": "otter" })).await.ok();
    assert_eq!(
        (begun["status"].as_str(), begun["commitment"].as_str()),
        (Some("running"), Some(commitment.as_str()))
    );
    me.post(&format!("/api/tables/{table}/word"), json!({ "word": "again" })).await.refused(409, "conflict");
    let record = me.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(
        record.contains(&commitment) && record.contains("\"otter\"") && !record.contains("secret"),
        "{record}"
    );
}
