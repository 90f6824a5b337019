//! What time does to tables: rules and data change, clocks run out. On both stores.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use common::cluster::Cluster;
use common::toy::{Bug, Toy, ToyRules};
use common::*;
use sandtable_core::{DataErrors, Files, Game, GameInfo, LedgerPart, Options, SetupError};
use sandtable_server::{Config, Games, Server};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The toy in another edition. A strict one forbids to call a six, by its rules or by its data.
struct Edition<const VERSION: u32, const STRICT_RULES: bool, const STRICT_DATA: bool> {
    toy: Toy,
    info: GameInfo,
    strict: bool,
}

type First = Edition<1, false, false>;
type SameAgain = Edition<2, false, false>;
type Strict = Edition<2, true, false>;
type StrictData = Edition<1, false, true>;

impl<const V: u32, const R: bool, const D: bool> Game for Edition<V, R, D> {
    type Rules = ToyRules;
    const ID: &'static str = "toy";

    fn built_in() -> Files {
        Files::built_in(&[("toy.toml", if D { "sides = 6 # strict\n" } else { "sides = 6\n" })])
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        Toy::locales()
    }

    fn ledger() -> Vec<LedgerPart> {
        Toy::ledger()
    }

    fn open(files: &Files) -> Result<Self, DataErrors> {
        let toy = Toy::open(files)?;
        let info = GameInfo { rules_version: V, ..toy.info().clone() };
        let strict = R || files.text("toy.toml").is_some_and(|text| text.contains("strict"));
        Ok(Edition { toy, info, strict })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<ToyRules, SetupError> {
        self.toy.prepare(scenario, options)?;
        Ok(ToyRules::new(if self.strict { Bug::DeadEnd } else { Bug::None }))
    }
}

/// A database that outlives servers.
enum Place {
    Sqlite(TempDir),
    Postgres(String),
}

impl Place {
    async fn open<G: Game>(&self, config: Config) -> Server {
        let games = Games::new().with::<G>().unwrap();
        let config = match self {
            Place::Sqlite(dir) => Config { data_dir: dir.path().into(), ..config },
            Place::Postgres(url) => Config { database: Some(url.clone()), connections: 4, ..config },
        };
        Server::open(games, config).await.unwrap()
    }
}

async fn on_both<F: Future<Output = ()>>(test: impl Fn(Place) -> F) {
    test(Place::Sqlite(tempfile::tempdir().unwrap())).await;
    let cluster = Cluster::start();
    test(Place::Postgres(cluster.database())).await;
}

struct Players {
    red: Client,
    blue: Client,
    table: String,
}

impl Players {
    /// Red and blue at a table, red to shake.
    async fn sit(server: &Server, hours: Option<u32>) -> Players {
        let (red, blue) = (Client::guest(server.router()).await, Client::guest(server.router()).await);
        let body = json!({ "game": "toy", "seats": ["me", "open"], "public": true, "hours": hours });
        let table = red.lay(body).await;
        blue.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
        red.act(&table, "bid 3; ready").await.ok();
        blue.act(&table, "bid 1; ready").await.ok();
        Players { red, blue, table }
    }

    /// The same people at another server.
    fn at(self, server: &Server) -> Players {
        let moved = |client: Client| Client { router: server.router(), ..client };
        Players { red: moved(self.red), blue: moved(self.blue), table: self.table }
    }

    fn path(&self, door: &str) -> String {
        format!("/api/tables/{}{door}", self.table)
    }
}

/// Red calls a six and blue lets it pass: a strict edition cannot have written that.
async fn call_a_six(p: &Players) {
    p.red.act(&p.table, "shake").await.ok();
    for _ in 0..5 {
        p.red.act(&p.table, "raise").await.ok();
    }
    p.red.act(&p.table, "call").await.ok();
    p.blue.act(&p.table, "pass").await.ok();
    p.blue.act(&p.table, "shake").await.ok();
    p.blue.act(&p.table, "raise").await.ok();
}

/// What a scene shows, without what it offers.
fn shown(state: &Value) -> Value {
    let mut scene = state["scene"].clone();
    for part in ["offers", "prompt"] {
        scene.as_object_mut().unwrap().remove(part);
    }
    scene
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_play_a_log_to_the_same_position_go_on_with_it() {
    on_both(|place| async move {
        let server = place.open::<First>(config()).await;
        let p = Players::sit(&server, None).await;
        call_a_six(&p).await;
        let scene = p.blue.get(&p.path("/scene")).await.ok();
        server.close().await;

        let server = place.open::<SameAgain>(config()).await;
        let p = p.at(&server);
        assert_eq!(p.blue.get(&p.path("/scene")).await.ok(), scene);
        assert_eq!(scene["table"]["older_rules"], false);
        p.blue.act(&p.table, "raise").await.ok();
        p.red.get(&p.path("/scene?at=3")).await.ok();
        // The dice are those that were promised, to the end.
        p.red.post(&p.path("/resign"), json!({})).await.ok();
        let record = p.red.get(&p.path("/record")).await.text;
        assert!(sandtable_core::verify(&sandtable_core::Record::parse(&record).unwrap()).is_ok(), "{record}");
        server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_no_longer_plays_is_read_and_gone_on_from() {
    on_both(|place| async move {
        let server = place.open::<First>(config()).await;
        let p = Players::sit(&server, None).await;
        call_a_six(&p).await;
        p.blue.put(&p.path("/orders"), json!({ "windows": { "doubt": "pass" } })).await.ok();
        let scene = p.red.get(&p.path("/scene")).await.ok();
        let records = [p.red.get(&p.path("/record")).await.text, p.blue.get(&p.path("/record")).await.text];
        server.close().await;

        let server = place.open::<Strict>(config()).await;
        let p = p.at(&server);
        for path in
            ["", "/board", "/log", "/chat", "/orders", "/notes", "/scene?draft=true", "/why?button=call"]
        {
            p.red.get(&p.path(path)).await.ok();
        }
        let older = p.red.get(&p.path("/scene")).await.ok();
        assert_eq!(shown(&older), shown(&scene));
        assert_eq!((older["scene"]["offers"].clone(), older["undo"].clone()), (json!([]), json!([])));
        let table = &older["table"];
        assert_eq!((table["older_rules"].clone(), table["asked"].clone()), (json!(true), json!([])));
        assert_eq!(p.red.get("/api/me/tables").await.ok()["tables"][0]["older_rules"], true);
        assert_eq!(p.red.get(&p.path("/record")).await.text, records[0]);
        assert_eq!(p.blue.get(&p.path("/record")).await.text, records[1]);
        p.blue.act(&p.table, "raise").await.refused(409, "conflict");
        p.blue.post(&p.path("/undo"), json!({ "seq": 1 })).await.refused(409, "conflict");
        p.blue.put(&p.path("/orders"), json!({})).await.refused(409, "conflict");
        p.blue.get(&p.path("/odds?line=raise")).await.refused(409, "conflict");
        p.blue.get(&p.path("/hint")).await.refused(409, "conflict");
        p.blue.post(&p.path("/fork"), json!({})).await.ok();
        server.close().await;

        // With the rules that wrote it, it is as it was.
        let server = place.open::<First>(config()).await;
        let p = p.at(&server);
        let again = p.red.get(&p.path("/scene")).await.ok();
        assert_eq!((shown(&again), &again["seq"]), (shown(&scene), &scene["seq"]));
        assert_eq!(
            (again["table"]["older_rules"].clone(), again["table"]["asked"].clone()),
            (json!(false), json!([1]))
        );
        p.blue.post(&p.path("/continue"), json!({})).await.refused(409, "conflict");
        p.blue.act(&p.table, "raise").await.ok();
        server.close().await;

        let server = place.open::<Strict>(config()).await;
        let p = p.at(&server);
        let watcher = Client::guest(server.router()).await;
        watcher.post(&p.path("/continue"), json!({})).await.refused(403, "forbidden");
        let last = p.blue.get(&p.path("/scene")).await.ok();
        let next = p.red.post(&p.path("/continue"), json!({})).await.ok();
        assert_eq!(p.blue.post(&p.path("/continue"), json!({})).await.ok()["id"], next["id"]);
        let old = p.red.get(&p.path("")).await.ok();
        assert_eq!((old["status"].as_str(), old["rematch"].clone()), (Some("over"), next["id"].clone()));
        assert_eq!(old["result"], json!({ "winners": [], "reason": "continued", "rule": null }));
        // The game goes on: nothing is revealed here either.
        let read = watcher.get(&p.path("/record")).await.text;
        assert!(!read.contains("secret") && !read.contains("\nat "), "{read}");
        p.red.get(&p.path("/scene?open=true")).await.refused(409, "conflict");
        let there =
            Players { table: next["id"].as_str().unwrap().into(), red: p.red.clone(), blue: p.blue.clone() };
        assert_eq!(shown(&there.blue.get(&there.path("/scene")).await.ok()), shown(&last));
        assert_eq!(there.blue.get(&there.path("/orders")).await.ok()["windows"], json!({ "doubt": "pass" }));
        there.blue.act(&there.table, "raise").await.ok();
        let record = there.blue.get(&there.path("/record")).await.text;
        assert!(record.contains("\nrules 2\n") && !record.contains("\nat "), "{record}");
        server.close().await;
        let server = place.open::<Strict>(config()).await;
        let (p, there) = (p.at(&server), there.at(&server));
        there.blue.act(&there.table, "raise").await.ok();
        // When it is over there, it is over here.
        there.red.post(&there.path("/resign"), json!({})).await.ok();
        let whole = there.red.get(&there.path("/record")).await.text;
        assert!(sandtable_core::verify(&sandtable_core::Record::parse(&whole).unwrap()).is_ok(), "{whole}");
        assert!(p.blue.get(&p.path("/record")).await.text.contains("\nsecret "));
        // Neither half of a game of two is its creator's to take away.
        for half in [&p, &there] {
            half.red.delete(&half.path("")).await.refused(409, "conflict");
            half.blue.get(&half.path("")).await.ok();
        }
        server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_its_own_data() {
    on_both(|place| async move {
        let server = place.open::<First>(config()).await;
        let p = Players::sit(&server, None).await;
        call_a_six(&p).await;
        server.close().await;
        let server = place.open::<StrictData>(config()).await;
        let p = p.at(&server);
        for _ in 0..4 {
            p.blue.act(&p.table, "raise").await.ok();
        }
        // What the new data forbid is done with the old.
        p.blue.act(&p.table, "call").await.ok();
        let new = Players::sit(&server, None).await;
        new.red.act(&new.table, "shake").await.ok();
        for _ in 0..5 {
            new.red.act(&new.table, "raise").await.ok();
        }
        new.red.act(&new.table, "call").await.refused(422, "refused");
        server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_position_the_record_is_left() {
    let place = Place::Sqlite(tempfile::tempdir().unwrap());
    let Place::Sqlite(dir) = &place else { return };
    let server = place.open::<First>(config()).await;
    let p = Players::sit(&server, None).await;
    call_a_six(&p).await;
    let record = p.red.get(&p.path("/record")).await.text;
    server.close().await;
    let file = rusqlite::Connection::open(dir.path().join("sandtable.db")).unwrap();
    assert_eq!(file.execute("DELETE FROM snapshots", []).unwrap(), 1);
    let server = place.open::<Strict>(config()).await;
    let p = p.at(&server);
    let state = p.red.get(&p.path("/scene")).await.ok();
    assert_eq!((state["scene"].clone(), state["table"]["older_rules"].clone()), (Value::Null, json!(true)));
    assert_eq!(p.red.get(&p.path("/record")).await.text, record);
    for door in ["/board", "/log", "/why?button=call"] {
        p.red.get(&p.path(door)).await.refused(409, "conflict");
    }
    for door in ["/continue", "/fork"] {
        p.red.post(&p.path(door), json!({})).await.refused(409, "conflict");
    }
    // It can still be given up.
    assert_eq!(p.red.post(&p.path("/resign"), json!({})).await.ok()["result"]["winners"], json!([1]));
    let whole = p.blue.get(&p.path("/record")).await.text;
    assert!(whole.contains("\nsecret "), "{whole}");
    server.close().await;
}

const HOUR: i64 = 3_600_000;

fn pass_hours(clock: &AtomicI64, hours: i64) {
    clock.fetch_add(hours * HOUR, Ordering::Relaxed);
}

/// Red has called, and blue is asked whether he doubts it, with a day to answer.
async fn called(place: &Place) -> (Arc<AtomicI64>, Config, Server, Players) {
    let (clock, config) = clocked();
    let server = place.open::<First>(config.clone()).await;
    let p = Players::sit(&server, Some(24)).await;
    p.red.act(&p.table, "shake").await.ok();
    p.red.act(&p.table, "raise; raise").await.ok();
    pass_hours(&clock, 1);
    p.red.act(&p.table, "call").await.ok();
    assert_eq!(p.blue.get(&p.path("")).await.ok()["your_turn"], true);
    (clock, config, server, p)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reaction_clock_that_runs_out_lets_pass_even_after_a_restart() {
    on_both(|place| async move {
        let (clock, config, server, p) = called(&place).await;
        pass_hours(&clock, 23);
        server.hall().lapse().await.unwrap();
        assert_eq!(p.blue.get(&p.path("")).await.ok()["your_turn"], true);
        server.close().await;
        pass_hours(&clock, 2);
        let server = place.open::<First>(config.clone()).await;
        server.hall().lapse().await.unwrap();
        let p = p.at(&server);
        // It is a row like any other, marked as that of an order.
        let record = p.red.get(&p.path("/record")).await.text;
        assert!(record.trim_end().ends_with(" blue*: pass"), "{record}");
        let log = p.blue.get(&p.path("/log")).await.ok();
        assert!(log["entries"].to_string().contains("core-ordered"), "{log}");
        server.close().await;
        // Durable.
        let server = place.open::<First>(config).await;
        let p = p.at(&server);
        assert_eq!(p.red.get(&p.path("/record")).await.text, record);

        // Blue is to shake now: that is no reaction, it times out to a claim.
        let now = p.blue.get(&p.path("")).await.ok();
        assert_eq!(now["asked"], json!([1]));
        pass_hours(&clock, 25);
        server.hall().lapse().await.unwrap();
        assert_eq!(p.red.get(&p.path("/record")).await.text, record);
        let over = p.red.post(&p.path("/claim"), json!({})).await.ok();
        assert_eq!(
            (over["status"].as_str(), over["result"]["reason"].as_str()),
            (Some("over"), Some("time"))
        );
        server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reaction_clock_that_runs_out_applies_the_orders() {
    on_both(|place| async move {
        let (clock, _, server, p) = called(&place).await;
        // Held, so that it does not answer at once.
        let book = json!({ "hold": true, "orders": [{ "key": "doubt-from", "amount": 2 }] });
        p.blue.put(&p.path("/orders"), book).await.ok();
        assert_eq!(p.blue.get(&p.path("")).await.ok()["your_turn"], true);
        pass_hours(&clock, 25);
        // A claim at a window wins nothing: it has the orders applied.
        let view = p.red.post(&p.path("/claim"), json!({})).await.ok();
        assert_eq!(view["status"], "running");
        let record = p.red.get(&p.path("/record")).await.text;
        assert!(record.trim_end().ends_with(" blue*: doubt"), "{record}");
        server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn live_tables_have_no_clock() {
    let place = Place::Sqlite(tempfile::tempdir().unwrap());
    let (clock, config) = clocked();
    let server = place.open::<First>(config).await;
    let p = Players::sit(&server, None).await;
    p.red.act(&p.table, "shake").await.ok();
    p.red.act(&p.table, "call").await.ok();
    let before = p.red.get(&p.path("/record")).await.text;
    pass_hours(&clock, 1000);
    server.hall().lapse().await.unwrap();
    assert_eq!(p.red.get(&p.path("/record")).await.text, before);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_his_own_time_and_taking_back_gives_none() {
    on_both(|place| async move {
        let (clock, config) = clocked();
        let server = place.open::<Toy>(config.clone()).await;
        let (red, blue) = (Client::guest(server.router()).await, Client::guest(server.router()).await);
        let body = json!({ "game": "toy", "scenario": "long", "seats": ["me", "open"], "public": true, "hours": 24 });
        let table = red.lay(body).await;
        blue.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
        let p = Players { red, blue, table };
        p.red.act(&p.table, "open").await.ok();
        let begun = clock.load(Ordering::Relaxed);
        // Both are asked for a bid; that red is done gives blue no more time.
        pass_hours(&clock, 10);
        p.red.act(&p.table, "bid 3; ready").await.ok();
        let view = p.blue.get(&p.path("")).await.ok();
        assert_eq!((&view["asked"], &view["deadline"]), (&json!([1]), &json!(begun + 24 * HOUR)));
        p.blue.act(&p.table, "bid 1; ready").await.ok();
        // Either may take the cup. Red takes it and puts it back an hour later: that hour is not blue's, and nobody has more.
        assert_eq!(p.red.get(&p.path("")).await.ok()["asked"], json!([0, 1]));
        pass_hours(&clock, 5);
        p.red.act(&p.table, "take").await.ok();
        pass_hours(&clock, 1);
        let seq = p.red.get(&p.path("/scene")).await.ok()["seq"].clone();
        p.red.post(&p.path("/undo"), json!({ "seq": seq })).await.ok();
        let view = p.red.get(&p.path("")).await.ok();
        assert_eq!((&view["asked"], &view["deadline"]), (&json!([0, 1]), &json!(begun + 25 * HOUR)));
        // Blue has been asked since the beginning, red since his bid: blue alone is late.
        pass_hours(&clock, 9);
        p.blue.post(&p.path("/claim"), json!({})).await.refused(409, "conflict");
        let over = p.red.post(&p.path("/claim"), json!({})).await.ok();
        assert_eq!(over["result"]["winners"], json!([0]));
        server.close().await;
    })
    .await;
}
