//! One suite, run on both stores.

#[path = "common/cluster.rs"]
#[allow(dead_code)]
mod cluster;

use std::sync::Arc;
use std::time::Duration;

use cluster::Cluster;
use sandtable_server::store::{
    Abreast, Account, Chair, Change, Draft, Heard, Holder, Meta, NewTable, News, Postgres, Reply, Said,
    Snapshot, Sqlite, Status, Store, StoreError, Topic,
};
use sandtable_server::{AccountId, TableId, Token};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

fn account(name: &str) -> Account {
    Account {
        id: AccountId::new(),
        name: name.into(),
        password: None,
        secret: Token::new().digest(),
        feed: Token::new().digest(),
        created: 1,
        banned: None,
    }
}

fn table(holder: &Account, public: bool) -> NewTable {
    let person = Holder::Person { id: holder.id.clone(), name: holder.name.clone() };
    let chairs = vec![
        Chair { holder: person, word: Some("otter".into()) },
        Chair { holder: Holder::Bot("recruit".into()), word: None },
    ];
    NewTable {
        id: TableId::new(),
        meta: Meta { game: "toy".into(), chairs, public, ..Meta::default() },
        status: Status::Running,
        asked: 1,
        rows: vec!["0 start".into()],
        due: None,
        now: 10,
    }
}

fn change(table: &NewTable, version: i64, first: usize, rows: &[&str]) -> Change {
    Change {
        table: table.id.clone(),
        version,
        first,
        rows: rows.iter().map(|r| (*r).to_string()).collect(),
        status: Status::Running,
        asked: 2,
        bots: 2,
        moved: 20,
        meta: None,
        snapshot: None,
        due: None,
        key: None,
        now: 20,
    }
}

async fn accounts(store: &dyn Store) {
    let ada = account("Ada");
    store.add_account(ada.clone()).await.unwrap();
    assert!(matches!(store.add_account(account("ADA")).await, Err(StoreError::Taken)));
    assert_eq!(store.account(&ada.id).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.account_named("aDa").await.unwrap(), Some(ada.clone()));
    assert_eq!(store.account_with(&ada.secret).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.account_with(&ada.feed).await.unwrap(), Some(ada.clone()));
    let bob = account("Bob");
    store.add_account(bob.clone()).await.unwrap();
    assert!(matches!(
        store.set_account(Account { name: "ada".into(), ..bob.clone() }).await,
        Err(StoreError::Taken)
    ));
    let bob = Account { name: "Bert".into(), password: Some("x".into()), ..bob };
    store.set_account(bob.clone()).await.unwrap();
    assert_eq!(store.account_named("bert").await.unwrap(), Some(bob));

    let token = Token::new().digest();
    store.add_session(&token, &ada.id, 100).await.unwrap();
    assert_eq!(store.session(&token, 50).await.unwrap().map(|a| a.id), Some(ada.id.clone()));
    assert_eq!(store.session(&token, 100).await.unwrap(), None);
    store.end_session(&token).await.unwrap();
    assert_eq!(store.session(&token, 50).await.unwrap(), None);
    store.add_session(&token, &ada.id, 100).await.unwrap();
    store.prune(101, 0).await.unwrap();
    assert_eq!(store.session(&token, 50).await.unwrap(), None);
}

async fn tables(store: &dyn Store) {
    let ada = account("Ada Lovelace");
    store.add_account(ada.clone()).await.unwrap();
    let new = table(&ada, true);
    store.create(new.clone()).await.unwrap();
    let stored = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!((stored.table.version, stored.table.asked, stored.table.moved), (0, 1, 10));
    assert_eq!(stored.table.meta, new.meta);
    assert_eq!(stored.rows, ["0 start"]);
    assert!(store.load(&TableId::new()).await.unwrap().is_none());

    // A version that is not the present one writes nothing.
    store.commit(change(&new, 0, 1, &["1 red: a", "2 blue: b\n= 00"])).await.unwrap();
    assert!(matches!(store.commit(change(&new, 0, 3, &["3 red: c"])).await, Err(StoreError::Conflict)));
    // Nor does a row that is there, though the version fits.
    assert!(matches!(store.commit(change(&new, 1, 2, &["2 red: c"])).await, Err(StoreError::Conflict)));
    let stored = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!(stored.rows, ["0 start", "1 red: a", "2 blue: b\n= 00"]);
    assert_eq!((stored.table.version, stored.table.asked), (1, 2));

    // A key is done once.
    let reply = Reply { account: ada.id.clone(), first: 3, last: 4, dropped: vec!["x".into()] };
    let keyed = |version, first, row: &str| Change {
        key: Some(("k1".into(), reply.clone())),
        ..change(&new, version, first, &[row])
    };
    store.commit(keyed(1, 3, "3 red: c")).await.unwrap();
    assert!(matches!(store.commit(keyed(2, 4, "4 red: c")).await, Err(StoreError::Conflict)));
    let stored = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!((stored.rows.len(), stored.keys), (4, vec![("k1".to_string(), reply)]));
    store.prune(0, 20).await.unwrap();
    assert_eq!(store.load(&new.id).await.unwrap().unwrap().keys.len(), 1);
    store.prune(0, 21).await.unwrap();
    assert!(store.load(&new.id).await.unwrap().unwrap().keys.is_empty());

    // Lists.
    assert_eq!(store.belonging(&ada.id).await.unwrap(), std::slice::from_ref(&new.id));
    assert_eq!(store.mine(&ada.id).await.unwrap().len(), 1);
    assert!(store.public(Status::Running, 10, 5).await.unwrap().iter().any(|t| t.id == new.id));
    assert!(store.waiting_for_bots(21).await.unwrap().contains(&new.id));
    assert!(!store.waiting_for_bots(20).await.unwrap().contains(&new.id));
    let mut meta = new.meta.clone();
    (meta.chairs[0].holder, meta.public) = (Holder::Open, false);
    store
        .commit(Change { meta: Some(meta), status: Status::Waiting, ..change(&new, 2, 4, &[]) })
        .await
        .unwrap();
    assert!(store.mine(&ada.id).await.unwrap().is_empty());
    assert!(store.belonging(&ada.id).await.unwrap().is_empty());
    // What somebody laid is his, whoever sits there.
    let meta = Meta { creator: Some(ada.id.clone()), ..Meta::default() };
    let laid = NewTable { meta, ..table(&ada, false) };
    store.create(laid.clone()).await.unwrap();
    assert_eq!(store.belonging(&ada.id).await.unwrap(), std::slice::from_ref(&laid.id));
    store.delete(&laid.id).await.unwrap();
    assert!(!store.public(Status::Waiting, 10, 5).await.unwrap().iter().any(|t| t.id == new.id));
    assert!(!store.waiting_for_bots(21).await.unwrap().contains(&new.id));

    // Talk and notes.
    let said = |text: &str, player| Said {
        number: 0,
        name: "Ada".into(),
        account: None,
        player,
        text: text.into(),
        at: 5,
    };
    let first = store.say(&new.id, said("hello", true)).await.unwrap();
    store.say(&new.id, said("<b>", false)).await.unwrap();
    let talk = store.talk(&new.id, 0, false).await.unwrap();
    assert_eq!(
        talk.iter().map(|s| (s.text.as_str(), s.player)).collect::<Vec<_>>(),
        [("hello", true), ("<b>", false)]
    );
    assert_eq!(store.talk(&new.id, first, false).await.unwrap().len(), 1);
    assert!(!store.spoke_at(&new.id, &ada.id).await.unwrap());
    store.say(&new.id, Said { account: Some(ada.id.clone()), ..said("well", true) }).await.unwrap();
    assert!(store.spoke_at(&new.id, &ada.id).await.unwrap());
    assert!(!store.spoke_at(&TableId::new(), &ada.id).await.unwrap());
    assert_eq!(store.note(&new.id, &ada.id).await.unwrap(), "");
    store.set_note(&new.id, &ada.id, "one").await.unwrap();
    store.set_note(&new.id, &ada.id, "two").await.unwrap();
    assert_eq!(store.note(&new.id, &ada.id).await.unwrap(), "two");

    store.delete(&new.id).await.unwrap();
    assert!(store.load(&new.id).await.unwrap().is_none());
    assert!(store.healthy().await);
}

/// Positions, data sets and clocks.
async fn times(store: &dyn Store) {
    let ada = account("Keeper");
    store.add_account(ada.clone()).await.unwrap();
    let new = NewTable { due: Some(100), ..table(&ada, false) };
    store.create(new.clone()).await.unwrap();
    assert!(store.run_out(101).await.unwrap().contains(&new.id));
    assert!(!store.run_out(100).await.unwrap().contains(&new.id));
    assert_eq!(store.load(&new.id).await.unwrap().unwrap().table.due, Some(100));

    let kept = |rows: usize| Snapshot { rows, position: format!("turn = {rows}\n"), mark: None };
    assert_eq!(store.load(&new.id).await.unwrap().unwrap().snapshot, None);
    store.commit(Change { snapshot: Some(kept(2)), ..change(&new, 0, 1, &["1 red: a"]) }).await.unwrap();
    assert!(!store.run_out(101).await.unwrap().contains(&new.id));
    // An older position does not take the place of a later one.
    for (rows, found) in [(1, 2), (3, 3), (2, 3)] {
        store.snapshot(&new.id, kept(rows)).await.unwrap();
        assert_eq!(store.load(&new.id).await.unwrap().unwrap().snapshot, Some(kept(found)));
    }
    store.delete(&new.id).await.unwrap();
    // A table that is gone does not come back by its position.
    store.snapshot(&new.id, kept(9)).await.unwrap();
    assert!(store.load(&new.id).await.unwrap().is_none());
    store.create(new.clone()).await.unwrap();
    assert_eq!(store.load(&new.id).await.unwrap().unwrap().snapshot, None);

    for files in ["{\"a\":\"1\"}", "something else"] {
        store.keep_data("toy", "d1", files, None).await.unwrap();
    }
    assert_eq!(store.data("toy", "d1").await.unwrap().as_deref(), Some("{\"a\":\"1\"}"));
    assert_eq!(store.data("toy", "d2").await.unwrap(), None);
}

/// Of many who write the same row at once, one wins.
async fn race(store: Arc<dyn Store>) {
    let ada = account("Racer");
    store.add_account(ada.clone()).await.unwrap();
    let new = table(&ada, false);
    store.create(new.clone()).await.unwrap();
    for round in 0..20usize {
        let writers = (0..8).map(|i| {
            let (store, change) =
                (store.clone(), change(&new, round as i64, round + 1, &[&format!("row by {i}")]));
            tokio::spawn(async move { store.commit(change).await })
        });
        let mut won = 0;
        for writer in writers.collect::<Vec<_>>() {
            match writer.await.unwrap() {
                Ok(()) => won += 1,
                Err(StoreError::Conflict) => {}
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(won, 1);
    }
    assert_eq!(store.load(&new.id).await.unwrap().unwrap().rows.len(), 21);
}

/// Many tables move at once. One of them that may not spoils nothing for the others.
async fn together(store: Arc<dyn Store>) {
    let ada = account("Many");
    store.add_account(ada.clone()).await.unwrap();
    let reply = Reply { account: ada.id.clone(), first: 1, last: 1, dropped: Vec::new() };
    let mut tables = Vec::new();
    for i in 0..40 {
        let new = table(&ada, false);
        store.create(new.clone()).await.unwrap();
        if i == 20 {
            let first = change(&new, 0, 1, &["1 red: a"]);
            store.commit(Change { key: Some(("k".into(), reply.clone())), ..first }).await.unwrap();
        }
        tables.push(new);
    }
    for round in 0..10usize {
        let writers = tables.iter().enumerate().map(|(i, new)| {
            let next = match i {
                // A key that was used, and a version that is not the present one.
                20 => Change { key: Some(("k".into(), reply.clone())), ..change(new, 1, 2, &["2 red: b"]) },
                30 => change(new, 7, 1, &["1 red: b"]),
                // What one of the stores cannot keep at all.
                35 => change(new, round as i64, round + 1, &["1 red: \0"]),
                _ => change(new, round as i64, round + 1, &["1 red: b"]),
            };
            let store = store.clone();
            tokio::spawn(async move { store.commit(next).await })
        });
        for (i, writer) in writers.collect::<Vec<_>>().into_iter().enumerate() {
            match writer.await.unwrap() {
                Ok(()) => assert!(i != 20 && i != 30, "{i}"),
                Err(StoreError::Conflict) => assert!([20, 30, 35].contains(&i), "{i}"),
                Err(error) => assert!(i == 35, "{i}: {error}"),
            }
        }
    }
    for (i, new) in tables.iter().enumerate() {
        let rows = match i {
            20 => 2,
            30 => 1,
            // All of them or none.
            35 => [1, 11][usize::from(store.load(&new.id).await.unwrap().unwrap().rows.len() > 1)],
            _ => 11,
        };
        assert_eq!(store.load(&new.id).await.unwrap().unwrap().rows.len(), rows, "{i}");
    }
}

async fn suite(store: Arc<dyn Store>) {
    accounts(store.as_ref()).await;
    tables(store.as_ref()).await;
    times(store.as_ref()).await;
    race(store.clone()).await;
    together(store.clone()).await;
    store.close().await;
    assert!(!store.healthy().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_suite_on_sqlite() {
    let dir = tempfile::tempdir().unwrap();
    suite(Arc::new(Sqlite::open(&dir.path().join("a.db")).unwrap())).await;
    // What was written is there for the next one.
    let again = Sqlite::open(&dir.path().join("a.db")).unwrap();
    assert!(again.account_named("ada").await.unwrap().is_some());
}

/// A database of the first version, with a table that was laid then.
const OLD: &str = "INSERT INTO tables (id, version, status, asked, bots, moved, created, updated, public)
    VALUES ('old', 3, 1, 1, 0, 5, 5, 5, false); INSERT INTO metas (tbl, meta) VALUES ('old', '{\"game\":\"toy\"}');
    INSERT INTO rows (tbl, row, line) VALUES ('old', 0, '0 start')";

async fn is_there(store: &dyn Store) {
    let old = store.load(&TableId("old".into())).await.unwrap().unwrap();
    assert_eq!((old.table.version, old.table.due, old.snapshot), (3, None, None));
    assert_eq!((old.table.meta.game.as_str(), old.rows.len()), ("toy", 1));
    store.close().await;
}

#[tokio::test]
async fn an_old_sqlite_file_is_brought_up_to_date() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("a.db");
    let first = include_str!("../migrations/sqlite/0001_start.sql");
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(&format!("{first}; PRAGMA user_version = 1; {OLD}")).unwrap();
    drop(old);
    for _ in 0..2 {
        is_there(&Sqlite::open(&path).unwrap()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_postgres_is_brought_up_to_date() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let first = include_str!("../migrations/postgres/0001_start.sql");
    let old = sqlx::PgPool::connect(&url).await.unwrap();
    let version =
        "CREATE TABLE schema_version (version BIGINT NOT NULL); INSERT INTO schema_version VALUES (1)";
    for sql in [first, version, OLD] {
        sqlx::raw_sql(sql).execute(&old).await.unwrap();
    }
    old.close().await;
    for _ in 0..2 {
        is_there(&Postgres::connect(&url, 4).await.unwrap()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_suite_on_postgres() {
    let cluster = Cluster::start();
    let url = cluster.database();
    suite(Arc::new(Postgres::connect(&url, 8).await.unwrap())).await;
    let again = Postgres::connect(&url, 8).await.unwrap();
    assert!(again.account_named("ada").await.unwrap().is_some());
    again.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bots_of_a_table_are_one_servers() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let (one, two) = (Postgres::connect(&url, 4).await.unwrap(), Postgres::connect(&url, 4).await.unwrap());
    let (table, other) = (TableId("t1".into()), TableId("t2".into()));
    let held = one.lease(&table).await.unwrap();
    assert!(held.is_some());
    assert!(two.lease(&table).await.unwrap().is_none());
    assert!(two.lease(&other).await.unwrap().is_some());
    drop(held);
    let mut free = None;
    for _ in 0..100 {
        free = two.lease(&table).await.unwrap();
        if free.is_some() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(free.is_some(), "what is let go can be had");
    // A server that dies has nothing.
    let third = Postgres::connect(&url, 2).await.unwrap();
    assert!(third.lease(&table).await.unwrap().is_none());
    drop(free);
    two.close().await;
    assert!(third.lease(&table).await.unwrap().is_some());
    assert!(one.ahead().abs() < 5000 && third.ahead().abs() < 5000);
    one.close().await;
    third.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_on_one_postgres_hear_of_each_other() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let (one, two) = (Postgres::connect(&url, 4).await.unwrap(), Postgres::connect(&url, 4).await.unwrap());
    let (mut at_one, mut at_two) = (one.news().unwrap(), two.news().unwrap());
    let ada = account("Ada");
    one.add_account(ada.clone()).await.unwrap();
    let new = table(&ada, false);
    one.create(new.clone()).await.unwrap();
    one.commit(change(&new, 0, 1, &["1 red: a"])).await.unwrap();
    let of = |topic| Heard::Of(News { table: new.id.clone(), topic });
    let soon = std::time::Duration::from_secs(1);
    let heard = tokio::time::timeout(soon, at_two.recv()).await;
    assert_eq!(heard.expect("within a second").unwrap(), of(Topic::Table));
    // A draft is told to nobody; a hold is, and what is said, as what they are.
    let draft = Draft { rows: 1, lines: vec!["a".into()], ..Draft::default() };
    one.keep_draft(&new.id, 0, &draft, false).await.unwrap();
    let said =
        Said { number: 0, name: "Ada".into(), account: None, player: true, text: "well".into(), at: 1 };
    one.say(&new.id, said).await.unwrap();
    let heard = tokio::time::timeout(soon, at_two.recv()).await;
    assert_eq!(heard.expect("within a second").unwrap(), of(Topic::Talk));
    assert_eq!(two.load(&new.id).await.unwrap().unwrap().drafts, [(0, draft.clone())]);
    let held = Draft { hold: true, ..draft };
    one.keep_draft(&new.id, 0, &held, true).await.unwrap();
    let heard = tokio::time::timeout(soon, at_two.recv()).await;
    assert_eq!(heard.expect("within a second").unwrap(), of(Topic::Hold));
    assert_eq!(two.drafts(&new.id).await.unwrap(), [(0, held)]);
    // What one did itself is no news to it.
    assert!(at_one.try_recv().is_err());
    one.close().await;
    two.close().await;
}

/// Passes on what goes to a database and comes from it, and at a word nothing more on the lines that are open: as a net that
/// has forgotten them.
async fn net(database: &str, forgets: watch::Receiver<usize>) -> String {
    let (host, name) = database.trim_start_matches("postgres://sandtable@").split_once('/').unwrap();
    let socket = format!("{}/.s.PGSQL.5432", host.replace("%2F", "/"));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("postgres://sandtable@{}/{name}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        while let Ok((here, _)) = listener.accept().await {
            let Ok(there) = UnixStream::connect(&socket).await else { return };
            let ((from, to), (back, again)) = (here.into_split(), there.into_split());
            tokio::spawn(pass(from, again, forgets.clone()));
            tokio::spawn(pass(back, to, forgets.clone()));
        }
    });
    url
}

async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    forgets: watch::Receiver<usize>,
) {
    let (known, mut part) = (*forgets.borrow(), vec![0; 1 << 16]);
    while let Ok(n) = from.read(&mut part).await {
        let forgotten = *forgets.borrow() != known;
        if n == 0 || (!forgotten && to.write_all(&part[..n]).await.is_err()) {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_line_was_forgotten_hears_again() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let (forget, forgets) = watch::channel(0);
    let near = Postgres::connect(&url, 4).await.unwrap();
    let far = Postgres::connect(&net(&url, forgets).await, 8).await.unwrap();
    let ada = account("Ada");
    near.add_account(ada.clone()).await.unwrap();
    let new = table(&ada, true);
    near.create(new.clone()).await.unwrap();
    let mut news = far.news().unwrap();
    forget.send_replace(1);
    near.commit(change(&new, 0, 1, &["1 red: a"])).await.unwrap();
    // It asks every few seconds; a minute is beyond that.
    let heard = tokio::time::timeout(Duration::from_secs(60), news.recv()).await;
    assert_eq!(heard.expect("something is heard").unwrap(), Heard::Lost);
    near.commit(change(&new, 1, 2, &["2 blue: b"])).await.unwrap();
    let heard = tokio::time::timeout(Duration::from_secs(60), news.recv()).await;
    let told = News { table: new.id.clone(), topic: Topic::Table };
    assert_eq!(heard.expect("and all that comes later").unwrap(), Heard::Of(told));
    near.close().await;
}

#[tokio::test]
async fn both_stores_have_the_same_tables_and_columns() {
    use sqlx::Connection;
    let (cluster, folder) = (Cluster::start(), tempfile::tempdir().unwrap());
    let (url, path) = (cluster.database(), folder.path().join("a.db"));
    Postgres::connect(&url, 4).await.unwrap().close().await;
    Sqlite::open(&path).unwrap().close().await;
    let inside = rusqlite::Connection::open(&path).unwrap();
    let mut columns = inside
        .prepare(
            "SELECT t.name || '.' || c.name FROM sqlite_schema t, pragma_table_info(t.name) c
             WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'",
        )
        .unwrap();
    let mut inside: Vec<String> = columns.query_map([], |row| row.get(0)).unwrap().flatten().collect();
    let mut outside: Vec<String> = sqlx::query_scalar(
        "SELECT table_name || '.' || column_name FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name <> 'schema_version'",
    )
    .fetch_all(&mut sqlx::PgConnection::connect(&url).await.unwrap())
    .await
    .unwrap();
    inside.sort();
    outside.sort();
    assert_eq!(inside, outside);
}
