//! Every game of the shelf with secrets: two tables that differ in nothing that somebody may know say the same to him, at every
//! address of the API's document. A new game, and a new address, is covered by itself.

use std::collections::BTreeSet;
use std::sync::Arc;

use sandtable_bots::GameBox;
use sandtable_core::{BID, Dice, Options, Seat, Viewer};
use sandtable_server::{Games, TableId};
use serde_json::json;

use crate::common::*;
use crate::secrets::{Reading, readings};

/// Games are looked at after so many random lines.
const WANDERED: [usize; 3] = [12, 60, 150];
/// So many pairs of tables are compared for each game: every address is asked by everybody, which takes a while.
const PAIRS: usize = 1;

/// Two positions that look the same to a seat, and are not.
struct Twins {
    options: Options,
    seat: u8,
    seats: usize,
    positions: [String; 2],
}

/// The options as they come, and with each other value of each.
fn choices(game: &dyn GameBox) -> Vec<Options> {
    // What is given for a side is no secret.
    let hiding = game.info().options.iter().filter(|(key, _)| key != BID);
    let others = hiding.flat_map(|(key, values)| {
        values.iter().skip(1).map(move |value| Options::from([(key.clone(), value.clone())]))
    });
    std::iter::once(Options::new()).chain(others).collect()
}

/// What a game hides, as far as random play comes to it.
fn twins(game: &dyn GameBox) -> Vec<Twins> {
    let scenario = game.info().keys().next().unwrap().to_string();
    let mut found = Vec::new();
    for options in choices(game) {
        let Ok(mut table) = game.table(&scenario, &options, Dice::Seed(7)) else { continue };
        let (mut luck, mut pair) = (7u64, None);
        for step in 0..=WANDERED[WANDERED.len() - 1] {
            if WANDERED.contains(&step) {
                let seats = table.board().seats.len();
                pair = (0..seats as u8).find_map(|seat| {
                    let imagined = |seed| table.fork(Viewer::seat(Seat(seat)), seed).position().to_string();
                    let positions = [imagined(1), imagined(2)];
                    let differ = positions[0] != positions[1];
                    differ.then(|| Twins { options: options.clone(), seat, seats, positions })
                });
                if pair.is_some() {
                    break;
                }
            }
            let Some(seat) = table.decision().seats().iter().next() else { break };
            let lines = table.actions(seat);
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let Some(line) = lines.get((luck >> 33) as usize % lines.len().max(1)) else { break };
            table.act(seat, line).unwrap();
        }
        found.extend(pair);
        if found.len() == PAIRS {
            break;
        }
    }
    found
}

/// Lays a table at which play begins in a position; gives what the one at the seat reads, one who looks on and a stranger.
async fn read(game: &Arc<dyn GameBox>, twins: &Twins, position: &str) -> Vec<Vec<Reading>> {
    let bench = bench_of(Games::new().with_box(game.clone()), config()).await;
    let (first, second, watcher) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let seats: Vec<&str> =
        (0..twins.seats).map(|i| if i == usize::from(twins.seat) { "open" } else { "me" }).collect();
    let body = json!({
        "game": game.info().id, "options": twins.options, "seats": seats, "public": true, "hints": true,
    });
    let waiting = first.lay(body).await;
    let store = &bench.server.hall().store;
    let stored = store.load(&TableId(waiting.clone())).await.unwrap().unwrap().table;
    first.delete(&format!("/api/tables/{waiting}")).await.ok();
    let id = TableId("twin".into());
    let meta = sandtable_server::store::Meta { start: Some(position.to_string()), ..stored.meta };
    let new = sandtable_server::store::NewTable {
        id: id.clone(),
        meta,
        status: stored.status,
        asked: 0,
        rows: Vec::new(),
        due: None,
        now: stored.created,
    };
    store.create(new).await.unwrap();
    second.post("/api/tables/twin/join", json!({})).await.ok();
    let more = ["/why?place=4", "/odds?line=done", "/log?since=1"];
    readings(&id.0, [&first, &second, &watcher], &bench.stranger(), &more).await
}

#[tokio::test(flavor = "multi_thread")]
async fn no_game_of_the_shelf_tells_what_somebody_may_not_know() {
    let mut hiding = BTreeSet::new();
    for closed in sandtable_shelf::shelf().iter() {
        let game = closed.open((closed.built_in)()).unwrap();
        for pair in twins(game.as_ref()) {
            hiding.insert(closed.id);
            let [one, two] = [read(&game, &pair, &pair.positions[0]), read(&game, &pair, &pair.positions[1])];
            let (one, two) = (one.await, two.await);
            for (a, b) in one.iter().flatten().zip(two.iter().flatten()) {
                assert_eq!(a, b, "{} {:?}, seat {}", closed.id, pair.options, pair.seat);
            }
            assert_eq!(
                one.iter().map(Vec::len).collect::<Vec<_>>(),
                two.iter().map(Vec::len).collect::<Vec<_>>()
            );
        }
    }
    // The Soft Underbelly alone hides nothing.
    let all: BTreeSet<&str> = sandtable_shelf::shelf().iter().map(|closed| closed.id).collect();
    assert_eq!(all.difference(&hiding).copied().collect::<Vec<_>>(), ["soft-underbelly"]);
}
