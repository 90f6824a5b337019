//! The operator's business, on both stores and with tables in play: backups, moves, ends, what is a person's.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use common::cluster::Cluster;
use common::*;
use sandtable_core::Record;
use sandtable_server::steward::{self, StewardError};
use sandtable_server::store::{NewTable, Postgres, SCHEMA, Sqlite, Store, StoreError};
use sandtable_server::{Server, TableId};
use serde_json::json;

/// Every row that a store holds, as text.
async fn rows(store: &dyn Store) -> Vec<String> {
    let mut text = Vec::new();
    steward::write_backup(store, &mut text, "test", 1).await.unwrap();
    let text = String::from_utf8(text).unwrap();
    let mut rows: Vec<String> = text.lines().skip(4).map(String::from).collect();
    assert!(rows.pop().unwrap().starts_with("end "));
    rows.sort();
    rows
}

async fn backup(store: &dyn Store) -> Vec<u8> {
    let mut text = Vec::new();
    steward::write_backup(store, &mut text, "test", 1).await.unwrap();
    text
}

fn sqlite(folder: &Path, name: &str) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&folder.join(name)).unwrap())
}

async fn postgres(url: &str) -> Arc<dyn Store> {
    Arc::new(Postgres::connect(url, 4).await.unwrap())
}

/// A server on a store, with tables in play: two at the toy with talk, notes and a draft, one alone against a bot, one that
/// waits and one that was given up.
struct Site {
    bench: Bench,
    red: Client,
    blue: Client,
    table: String,
}

async fn site(store: Arc<dyn Store>) -> Site {
    let dir = tempfile::tempdir().unwrap();
    let bench = Bench { server: Server::on(games(), store, config()), dir };
    let (red, blue, table) = toy_for_two(&bench).await;
    red.act(&table, "bid 3; ready").await.ok();
    blue.act(&table, "bid 1; ready").await.ok();
    red.post(&format!("/api/tables/{table}/chat"), json!({ "text": "Zażółć 祝 \"x\"\n\\" })).await.ok();
    blue.put(&format!("/api/tables/{table}/notes"), json!({ "text": "my plan" })).await.ok();
    let alone = red.lay(json!({ "game": "soft-underbelly", "seats": ["me", { "bot": "recruit" }] })).await;
    red.get(&format!("/api/tables/{alone}/scene")).await.ok();
    red.lay(json!({ "game": "toy", "seats": ["me", "link"] })).await;
    let given_up = red.lay(json!({ "game": "toy", "seats": ["me", "open"], "public": true })).await;
    blue.post(&format!("/api/tables/{given_up}/join"), json!({})).await.ok();
    red.post(&format!("/api/tables/{given_up}/resign"), json!({})).await.ok();
    Site { bench, red, blue, table }
}

impl Site {
    /// The same people at another server.
    fn moved_to(&self, server: &Server) -> (Client, Client) {
        let to = |client: &Client| Client { router: server.router(), ..client.clone() };
        (to(&self.red), to(&self.blue))
    }
}

/// Is everything of a site there, and does play go on?
async fn goes_on(site: &Site, store: Arc<dyn Store>) {
    let server = Server::on(games(), store, config());
    let (red, blue) = site.moved_to(&server);
    let path = format!("/api/tables/{}", site.table);
    assert_eq!(red.get("/api/me/tables").await.ok()["tables"].as_array().unwrap().len(), 4);
    assert_eq!(blue.get(&format!("{path}/notes")).await.ok()["text"], "my plan");
    let said = blue.get(&format!("{path}/chat")).await.ok();
    assert_eq!(said["said"][0]["text"], "Zażółć 祝 \"x\"\n\\", "{said}");
    let before = red.seq(&site.table).await;
    red.act(&site.table, "shake").await.ok();
    assert_eq!(red.seq(&site.table).await, before + 1);
    // What is said now comes after what was said there.
    red.post(&format!("{path}/chat"), json!({ "text": "again" })).await.ok();
    let said = blue.get(&format!("{path}/chat")).await.ok();
    assert_eq!(said["said"][1]["text"], "again");
    server.close().await;
}

#[tokio::test]
async fn a_backup_taken_in_play_is_whole_in_either_store() {
    let (cluster, folder) = (Cluster::start(), tempfile::tempdir().unwrap());
    for (i, from) in
        [sqlite(folder.path(), "a.db"), postgres(&cluster.database()).await].into_iter().enumerate()
    {
        let site = site(from.clone()).await;
        let text = backup(from.as_ref()).await;
        let before = rows(from.as_ref()).await;
        // The site plays on: the backup does not care.
        site.red.act(&site.table, "shake").await.ok();
        for to in [sqlite(folder.path(), &format!("to{i}.db")), postgres(&cluster.database()).await] {
            let found = steward::read_backup(to.as_ref(), std::io::Cursor::new(text.clone()), false).await;
            let found = found.unwrap();
            assert_eq!((found.tables, found.people, found.rows), (4, 2, before.len() as u64));
            assert_eq!(rows(to.as_ref()).await, before);
            // A second time it is not empty any more.
            let again = steward::read_backup(to.as_ref(), std::io::Cursor::new(text.clone()), false).await;
            assert!(matches!(again, Err(StewardError::Store(StoreError::NotEmpty))), "{again:?}");
            goes_on(&site, to).await;
        }
        site.bench.server.close().await;
    }
}

#[tokio::test]
async fn a_site_moves_from_sqlite_to_postgresql() {
    let (cluster, folder) = (Cluster::start(), tempfile::tempdir().unwrap());
    let from = sqlite(folder.path(), "a.db");
    let site = site(from.clone()).await;
    let to = postgres(&cluster.database()).await;
    let moved = steward::copy(from.as_ref(), to.as_ref()).await.unwrap();
    assert_eq!((moved.tables, moved.people), (4, 2));
    assert_eq!(rows(to.as_ref()).await, rows(from.as_ref()).await);
    let again = steward::copy(from.as_ref(), to.as_ref()).await;
    assert!(matches!(again, Err(StewardError::Store(StoreError::NotEmpty))), "{again:?}");
    goes_on(&site, to).await;
    site.bench.server.close().await;
}

#[tokio::test]
async fn half_a_backup_or_a_changed_one_changes_nothing() {
    let (cluster, folder) = (Cluster::start(), tempfile::tempdir().unwrap());
    let site = site(sqlite(folder.path(), "a.db")).await;
    let text = String::from_utf8(backup(site.bench.server.hall().store.as_ref()).await).unwrap();
    let cut = text[..text.len() / 2].to_string();
    let no_end = text.lines().filter(|l| !l.starts_with("end ")).map(|l| format!("{l}\n")).collect();
    let changed = text.replacen("my plan", "my clan", 1);
    let newer = text.replacen(&format!("schema {SCHEMA}"), "schema 99", 1);
    let strange = text.replacen("accounts [", "cabbages [", 1);
    for store in [sqlite(folder.path(), "b.db"), postgres(&cluster.database()).await] {
        steward::read_backup(store.as_ref(), std::io::Cursor::new(text.clone()), false).await.unwrap();
        let before = rows(store.as_ref()).await;
        for (broken, what) in [
            (&cut, "cut off"),
            (&no_end, "cut off"),
            (&changed, "does not fit"),
            (&newer, "schema 99"),
            (&strange, "cabbages"),
            (&"hello\n".to_string(), "a backup begins with"),
        ] {
            let from = std::io::Cursor::new(broken.clone());
            let refused = steward::read_backup(store.as_ref(), from, true).await.unwrap_err().to_string();
            assert!(refused.contains(what), "{refused}");
            assert_eq!(rows(store.as_ref()).await, before, "{what}");
        }
        store.close().await;
    }
    site.bench.server.close().await;
}

/// Waits until a server has heard of something.
async fn until(what: &str, mut true_now: impl AsyncFnMut() -> bool) {
    for _ in 0..600 {
        if true_now().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what}");
}

/// The operator's commands are another program: another connection to the same store, while the server runs.
async fn beside_a_server(servers: Arc<dyn Store>, own: Arc<dyn Store>) {
    let site = site(servers).await;
    let path = format!("/api/tables/{}", site.table);
    let id = TableId(site.table.clone());

    // Restored while it runs: the server shows what was.
    let text = backup(own.as_ref()).await;
    site.red.act(&site.table, "shake").await.ok();
    let later = site.red.seq(&site.table).await;
    steward::read_backup(own.as_ref(), std::io::Cursor::new(text), true).await.unwrap();
    until("the server hears of the restored table", async || site.red.seq(&site.table).await < later).await;
    site.red.act(&site.table, "shake").await.ok();

    // Exported: the whole record, without the secret while play goes on.
    let record = steward::export(own.as_ref(), &id).await.unwrap();
    assert!(record.secret.is_none() && record.rows.len() == later as usize, "{record}");
    let text = record.to_string();
    assert_eq!(Record::parse(&text).unwrap(), record);

    // Ended: nobody won, nobody can play on, and the dice are shown.
    steward::end(own.as_ref(), &id, 5).await.unwrap();
    assert!(matches!(steward::end(own.as_ref(), &id, 5).await, Err(StewardError::Over(_))));
    until("the server hears of the end", async || site.red.get(&path).await.ok()["status"] == "over").await;
    assert_eq!(site.blue.get(&path).await.ok()["result"]["reason"], "closed");
    assert!(steward::export(own.as_ref(), &id).await.unwrap().secret.is_some());

    // Erased: nobody finds it.
    steward::erase(own.as_ref(), &id).await.unwrap();
    until("the server hears that it is gone", async || site.red.get(&path).await.status.as_u16() == 404)
        .await;
    assert!(matches!(steward::erase(own.as_ref(), &id).await, Err(StewardError::NoTable(_))));
    site.bench.server.close().await;
    own.close().await;
}

#[tokio::test]
async fn a_server_on_sqlite_hears_what_the_operator_does() {
    let folder = tempfile::tempdir().unwrap();
    beside_a_server(sqlite(folder.path(), "a.db"), sqlite(folder.path(), "a.db")).await;
}

#[tokio::test]
async fn a_server_on_postgresql_hears_what_the_operator_does() {
    let cluster = Cluster::start();
    let url = cluster.database();
    beside_a_server(postgres(&url).await, postgres(&url).await).await;
}

/// A person takes along what is his, and goes.
async fn leaves(store: Arc<dyn Store>) {
    let site = site(store.clone()).await;
    let (red, blue) = (&site.red, &site.blue);
    let path = format!("/api/tables/{}", site.table);
    blue.post(&format!("{path}/chat"), json!({ "text": "said by blue" })).await.ok();

    let all = red.get("/api/me/export").await.ok();
    assert_eq!(all["name"], red.name.as_str());
    assert_eq!((all["tables"].as_array().unwrap().len(), all["said"].as_array().unwrap().len()), (4, 1));
    let own = all["tables"].as_array().unwrap().iter().find(|t| t["table"] == site.table.as_str()).unwrap();
    assert!(own["record"].as_str().unwrap().starts_with("sandtable record 1\n"), "{own}");
    // Of a game that goes on he gets no more than he knows: not what the other bid.
    let theirs = own["record"].as_str().unwrap();
    assert!(theirs.contains("bid 3") && !theirs.contains("bid 1") && !theirs.contains("secret"), "{theirs}");
    let blues = blue.get("/api/me/export").await.ok();
    assert_eq!(blues["notes"], json!([{ "table": site.table, "text": "my plan" }]));
    site.bench.stranger().get("/api/me/export").await.refused(401, "unknown");

    red.delete("/api/me").await.ok();
    red.get("/api/me").await.refused(401, "unknown");
    let text = rows(store.as_ref()).await.join("\n");
    assert!(!text.contains(&red.name) && !text.contains("Zażółć"), "something of his is left");
    // The other plays on against a bot; his own words and notes are there.
    let table = blue.get(&path).await.ok();
    assert!(table["status"] == "running" && table["seats"][0].to_string().contains("bot"), "{table}");
    assert_eq!(blue.get(&format!("{path}/notes")).await.ok()["text"], "my plan");
    let said = blue.get(&format!("{path}/chat")).await.ok();
    assert!(said["said"].as_array().unwrap().iter().map(|s| &s["text"]).eq(["said by blue"]), "{said}");
    // Of four tables the two that he shared are left.
    assert_eq!(store.tables().await.unwrap().len(), 2);
    until("the bot plays", async || blue.seq(&site.table).await > 3).await;
    site.bench.server.close().await;
}

#[tokio::test]
async fn a_person_takes_along_and_erases_what_is_his_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    leaves(sqlite(folder.path(), "a.db")).await;
}

#[tokio::test]
async fn a_person_takes_along_and_erases_what_is_his_on_postgresql() {
    let cluster = Cluster::start();
    leaves(postgres(&cluster.database()).await).await;
}

#[tokio::test]
async fn a_server_without_its_database_is_alive_but_not_ready() {
    let cluster = Cluster::start();
    let (store, dir) = (postgres(&cluster.database()).await, tempfile::tempdir().unwrap());
    let bench = Bench { server: Server::on(games(), store, config()), dir };
    let anybody = bench.stranger();
    assert_eq!(anybody.get("/health/ready").await.text, "well\n");
    drop(cluster);
    let answer = anybody.get("/health/ready").await;
    assert_eq!((answer.status.as_u16(), answer.text.as_str()), (503, "the store does not answer\n"));
    assert_eq!(anybody.get("/health/live").await.text, "alive\n");
}

/// As with a full disk: everything can be read, and nothing is kept.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_write_is_not_ready() {
    let bench = bench().await;
    let other = rusqlite::Connection::open(bench.dir.path().join("test.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let answer = bench.stranger().get("/health/ready").await;
    assert_eq!((answer.status.as_u16(), answer.text.as_str()), (503, "the store does not answer\n"));
    other.execute_batch("ROLLBACK").unwrap();
    until("it can write again", async || bench.stranger().get("/health/ready").await.status.is_success())
        .await;
    bench.server.close().await;
}

/// A disk that is full is one on which rows find no room, though the database answers.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_database_has_no_room_is_not_ready() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let (store, dir) = (postgres(&url).await, tempfile::tempdir().unwrap());
    let bench = Bench { server: Server::on(games(), store, config()), dir };
    let me = bench.guest().await;
    let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    let database = sqlx::PgPool::connect(&url).await.unwrap();
    let full = "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON rows EXECUTE FUNCTION full_disk();
        CREATE TRIGGER full_disk BEFORE INSERT ON keys EXECUTE FUNCTION full_disk();";
    sqlx::raw_sql(full).execute(&database).await.unwrap();
    me.act(&table, "bid 1").await.refused(503, "store");
    assert_eq!(me.get("/health/ready").await.status.as_u16(), 503);
    sqlx::raw_sql("DROP FUNCTION full_disk CASCADE").execute(&database).await.unwrap();
    assert_eq!(me.get("/health/ready").await.text, "well\n");
    me.act(&table, "bid 1").await.ok();
    bench.server.close().await;
}

/// It is there and answers nobody: who waits for it is told in time, what is in memory can be looked at, and all goes on when it
/// answers again.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_hangs_is_not_waited_for() {
    let cluster = Cluster::start();
    let (store, dir) = (postgres(&cluster.database()).await, tempfile::tempdir().unwrap());
    let bench = Bench { server: Server::on(games(), store, config()), dir };
    let me = bench.guest().await;
    let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    let seq = me.seq(&table).await;
    let post = json!({ "seq": seq, "line": "bid 1", "key": "once" });
    let path = format!("/api/tables/{table}/actions");
    let hung = cluster.hang();
    // Nobody waits for ever; how long they wait is what the limits say, and a minute is beyond all of them.
    let told = async {
        let health = me.get("/health/ready").await;
        assert_eq!(health.status.as_u16(), 503, "{}", health.text);
        assert_eq!(me.seq(&table).await, seq);
        me.post(&path, post.clone()).await.refused(503, "store");
        me.get("/api/me/tables").await.refused(503, "store");
        me.post("/api/tables", json!({ "game": "toy", "seats": ["me", "me"] })).await.refused(503, "store");
    };
    tokio::time::timeout(Duration::from_secs(60), told)
        .await
        .expect("nobody waits for a database that hangs");
    drop(hung);
    // What was posted is done once, whether it came to be written or not.
    until("the database answers again", async || me.post(&path, post.clone()).await.status.is_success())
        .await;
    assert_eq!(me.seq(&table).await, seq + 1);
    bench.server.close().await;
}

/// Nor does a server wait for one that ends or begins meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_ends_and_none_begins_while_its_database_hangs() {
    let cluster = Cluster::start();
    let (url, dir) = (cluster.database(), tempfile::tempdir().unwrap());
    let bench = Bench { server: Server::on(games(), postgres(&url).await, config()), dir };
    let me = bench.guest().await;
    let table = me.lay(json!({ "game": "toy", "seats": ["me", "me"] })).await;
    me.act(&table, "bid 1").await.ok();
    let hung = cluster.hang();
    // Both have limits of seconds; a minute is beyond all of them.
    let ends = tokio::time::timeout(Duration::from_secs(60), bench.server.close()).await;
    let begins = tokio::time::timeout(Duration::from_secs(60), Postgres::connect(&url, 4)).await;
    drop(hung);
    ends.expect("it ends");
    let refused = begins.expect("whoever starts it is told").err().map(|error| error.to_string());
    assert_eq!(refused.as_deref(), Some("the database does not answer"));
    // What was acknowledged is there.
    let kept = postgres(&url).await.load(&TableId(table)).await.unwrap().unwrap();
    assert!(kept.rows.last().is_some_and(|row| row.contains("bid 1")), "{:?}", kept.rows);
}

/// However many tables he has: at none of them his old name is left to whoever takes it.
#[tokio::test]
async fn a_new_name_is_his_at_all_his_tables() {
    let folder = tempfile::tempdir().unwrap();
    let bench = Bench { server: Server::on(games(), sqlite(folder.path(), "a.db"), config()), dir: folder };
    let me = bench.guest().await;
    let store = bench.server.hall().store.clone();
    let table = store.load(&TableId(me.lay(json!({ "game": "toy", "seats": ["me", "open"] })).await)).await;
    let table = table.unwrap().unwrap().table;
    let account = store.account_named(&me.name).await.unwrap().unwrap();
    for _ in 0..600 {
        let new = NewTable {
            id: TableId::new(),
            meta: table.meta.clone(),
            status: table.status,
            asked: 0,
            rows: Vec::new(),
            due: None,
            now: 1,
        };
        store.create(new).await.unwrap();
    }
    let renamed = sandtable_server::store::Account { name: "Ewa Nowa".into(), ..account };
    assert_eq!(steward::rename_person(&*store, &renamed, 2).await.unwrap().len(), 601);
    let old =
        store.tables().await.unwrap().iter().filter(|t| format!("{:?}", t.meta).contains(&me.name)).count();
    assert_eq!(old, 0);
}
