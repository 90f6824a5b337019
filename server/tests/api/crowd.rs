//! A crowd at the door: nobody who waits for his turn keeps others waiting, and what takes long has its price for everybody.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sandtable_core::AnyGame;
use sandtable_server::Games;
use sandtable_server::hall::heavy::{ASKER, Asker, Turn};
use serde_json::json;
use starter::Starter;

use crate::common::*;
use crate::data::{bring, mission, play, shelf};
use crate::games::play_to_the_end;
use crate::next::patrols;

/// Nobody waits so long who waits for nothing; and whoever stands in line stands there longer.
const SOON: Duration = Duration::from_secs(10);

/// Whoever comes without an address, as all do in tests.
const NOWHERE: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// Takes every turn that there is.
async fn all_turns(bench: &Bench) -> Vec<Turn> {
    let heavy = &bench.server.hall().heavy;
    let mut turns = Vec::new();
    while let Ok(Ok(turn)) = tokio::time::timeout(Duration::from_millis(100), heavy.turn()).await {
        turns.push(turn);
    }
    turns
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_the_next_game_keeps_nobody_from_the_last() {
    let bench = patrols().await;
    let me = bench.guest().await;
    let seats = json!(["me", { "bot": "recruit" }]);
    let table = me.lay(json!({ "game": "patrol", "scenario": "squares", "seats": seats })).await;
    play_to_the_end(&me, &table).await;
    let turns = all_turns(&bench).await;
    let (other, path) = (me.clone(), format!("/api/tables/{table}"));
    let sequel = format!("{path}/sequel");
    let waiting = tokio::spawn(async move { other.post(&sequel, json!({ "choice": 0 })).await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!waiting.is_finished());
    tokio::time::timeout(SOON, me.get(&path)).await.expect("the table is free").ok();
    drop(turns);
    waiting.await.unwrap().ok();
}

/// Its data has to be laid out first: those who have their turn may be waiting for that very table.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_data_set_is_opened_though_all_turns_are_taken() {
    let bench = shelf(config()).await;
    let mut me = bench.guest().await;
    let digest = bring(&me, "raid").await.ok()["data"].clone();
    let table = me.lay(mission("raid", &digest)).await;
    me.act(&table, "place foot north").await.ok();
    let bench = bench.restart_with(Games::new().with::<Starter>().unwrap()).await;
    me.router = bench.router();
    let turns = all_turns(&bench).await;
    let scene = format!("/api/tables/{table}/scene");
    let opened = tokio::time::timeout(SOON, me.get(&scene)).await.expect("the table is opened");
    let seq = opened.ok()["seq"].as_u64().unwrap();
    drop(turns);
    // The same where many look back at once at a table that is not open.
    let bench = bench.restart_with(Games::new().with::<Starter>().unwrap()).await;
    let back = format!("{scene}?at={}", seq - 1);
    let looks: Vec<_> = (0..40)
        .map(|_| {
            let (me, back) = (Client { router: bench.router(), ..me.clone() }, back.clone());
            tokio::spawn(async move { me.get(&back).await })
        })
        .collect();
    for look in looks {
        tokio::time::timeout(6 * SOON, look).await.expect("all are answered").unwrap().ok();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_anybody_may_read_has_its_price() {
    let mut config = config();
    config.limits.heavy = 1;
    let bench = bench_with(config).await;
    let (red, _, table) = toy_for_two(&bench).await;
    let stranger = bench.stranger();
    let paths = [
        format!("/api/people/{}", red.name.replace(' ', "%20")),
        format!("/api/tables/{table}/overlay?keys=a,b"),
    ];
    let heavy = &bench.server.hall().heavy;
    let turn = ASKER.scope(Asker::at(NOWHERE), heavy.turn()).await.expect("a turn");
    for path in &paths {
        stranger.get(path).await.refused(429, "too_many");
    }
    stranger.get("/api/people/Nobody").await.refused(404, "not_found");
    drop(turn);
    for path in &paths {
        stranger.get(path).await.ok();
    }
}

static WRITING: AtomicBool = AtomicBool::new(false);
static HELD: AtomicBool = AtomicBool::new(true);

/// One handbook is written at a time; whoever waits for his stands in line like everybody else.
#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_a_handbook_waits_in_his_share_of_the_line() {
    fn slowly(_: &dyn AnyGame, language: &str) -> Result<String, String> {
        WRITING.store(true, Ordering::Relaxed);
        while HELD.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(5));
        }
        Ok(language.into())
    }
    let mut config = sandtable_server::Config { handbook: Some(slowly), ..config() };
    config.limits.heavy = 1;
    let bench = bench_with(config).await;
    let anybody = bench.stranger();
    let (first, path) = (anybody.clone(), "/api/games/toy/handbook?language=");
    let writing = tokio::spawn(async move { first.get(&format!("{path}pl")).await });
    for _ in 0..2000 {
        if WRITING.load(Ordering::Relaxed) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let second = tokio::time::timeout(SOON, anybody.get(&format!("{path}zh"))).await;
    HELD.store(false, Ordering::Relaxed);
    second.expect("he is told at once").refused(429, "too_many");
    assert_eq!(writing.await.unwrap().text, "pl");
    assert_eq!(anybody.get(&format!("{path}zh")).await.text, "zh");
}

/// Data sets that are laid out take memory: nobody has all of it, whoever he says that he is.
#[tokio::test]
async fn nobody_fills_the_house_with_his_data_sets() {
    let mut config = config();
    config.behind_proxy = true;
    let bench = shelf(config).await;
    let me = bench.guest().await;
    for i in 0..6 {
        play(&me, i, i).await.ok();
    }
    let refused = play(&me, 100, 6).await;
    assert_eq!(refused.headers["retry-after"], "1");
    refused.refused(503, "busy");
    // Guests are made by the dozen, all of one house.
    for i in 6..18 {
        play(&bench.guest().await, 101, i).await.ok();
    }
    play(&bench.guest().await, 101, 18).await.refused(503, "busy");
    // Others have room left.
    play(&bench.guest().await, 102, 19).await.ok();
    // To come again is no failure of the store's.
    assert_eq!(bench.server.hall().metrics.store_failures.get(), 0);
}

/// Who has many tables has long lists: he waits for them in his share of a line, and not behind looks at the past.
#[tokio::test(flavor = "multi_thread")]
async fn lists_wait_in_a_line_of_their_own() {
    let mut config = sandtable_server::Config { behind_proxy: true, ..config() };
    config.limits.heavy = 1;
    let bench = bench_with(config).await;
    let me = bench.guest().await;
    let looks = all_turns(&bench).await;
    let list = |me: Client, house: usize| async move {
        me.send_from(house, axum::http::Method::GET, "/api/me/tables", None).await
    };
    tokio::time::timeout(SOON, list(me.clone(), 1)).await.expect("nobody waits for looks").ok();
    drop(looks);
    let (heavy, mut turns) = (&bench.server.hall().heavy, Vec::new());
    while let Ok(Ok(turn)) = tokio::time::timeout(Duration::from_millis(100), heavy.turn_for_lists()).await {
        turns.push(turn);
    }
    let waiting = tokio::spawn(list(me.clone(), 1));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!waiting.is_finished());
    list(me.clone(), 1).await.refused(429, "too_many");
    drop(turns);
    waiting.await.unwrap().ok();
}
