//! The server: what it is made of, its doors and how it ends.

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use sandtable_core::AnyGame;
use thiserror::Error as ThisError;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{Predicate, SizeAbove};

use crate::api;
use crate::auth::Door;
use crate::bots;
use crate::claim::{Claim, Claimant, Unclaimed};
use crate::clock::{Clock, DAY};
use crate::desks::{Desks, at_desk};
use crate::doors::Doors;
use crate::error::Error;
use crate::games::Games;
use crate::guard::guard;
use crate::hall::Hall;
use crate::ids::Digest;
use crate::keep::Keep;
use crate::large::place_large;
use crate::limits::{Limits, Meters, Tally};
use crate::metrics::Metrics;
use crate::pages;
use crate::store::{Heard, Postgres, Sqlite, Store, StoreError, postgres_place};

/// Makes the handbook of a game in a language: a whole page, or why there is none.
pub type Bookmaker = fn(&dyn AnyGame, &str) -> Result<String, String>;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of the embedded database.
    pub data_dir: PathBuf,
    /// `postgres://…`; else the embedded database.
    pub database: Option<String>,
    /// Connections to PostgreSQL.
    pub connections: u32,
    /// Limits of requests.
    pub limits: Limits,
    /// Is it reached over https, so that cookies are for encrypted connections only?
    pub secure: bool,
    /// Does a proxy in front say who asks (`X-Forwarded-For`)?
    pub behind_proxy: bool,
    /// The names under which it is reached; under any, if there are none.
    pub hosts: Vec<String>,
    /// Tables leave memory after so many milliseconds without use.
    pub idle: i64,
    /// Cores for bots: so many of them think at once.
    pub bots: usize,
    /// Whoever knows the token of this digest reads `/metrics` from anywhere.
    pub metrics: Option<Digest>,
    /// The program and its version, for records and metrics.
    pub program: String,
    /// Makes handbooks, if the program can.
    pub handbook: Option<Bookmaker>,
    /// The time.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            data_dir: PathBuf::from("play"),
            database: None,
            connections: 16,
            limits: Limits::default(),
            secure: false,
            behind_proxy: false,
            hosts: Vec::new(),
            idle: 60_000,
            bots: std::thread::available_parallelism().map_or(1, |n| n.get().div_ceil(2)),
            metrics: None,
            program: String::new(),
            handbook: None,
            clock: Clock::default(),
        }
    }
}

/// Why a server cannot be opened.
#[derive(Debug, ThisError)]
pub enum OpenError {
    /// Another server keeps its tables in this folder.
    #[error("{}: another server is using it", folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
        /// Who.
        by: Claimant,
    },
    /// The folder cannot be made or written.
    #[error("{}: {error}", path.display())]
    Folder {
        /// Where.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The database cannot be opened.
    #[error("{place}: {error}")]
    Store {
        /// The file, or the address without its password.
        place: String,
        /// Why.
        error: StoreError,
    },
}

/// What every handler has at hand.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// The parts of a server.
pub struct Inner {
    /// Tables.
    pub hall: Arc<Hall>,
    /// People.
    pub door: Door,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How it is set up.
    pub config: Config,
    /// Answers that are always the same.
    pub keep: Keep,
    /// Where it is done what tables ask for.
    pub desks: Desks,
    /// What may be taken of each kind.
    pub meters: Meters,
    /// Sockets, by address.
    pub sockets: Arc<Tally<IpAddr>>,
    /// When the store was last asked whether it is well, and what it said.
    pub health: tokio::sync::Mutex<Option<(Instant, bool)>>,
    /// Changes when the server ends.
    pub closing: watch::Receiver<bool>,
}

impl std::ops::Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// A server that is open.
pub struct Server {
    app: App,
    store: Arc<dyn Store>,
    close: watch::Sender<bool>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
    /// On the folder of the embedded database.
    claim: Option<Claim>,
}

/// Opens the store that a set-up names: PostgreSQL, or the embedded one in a folder.
///
/// # Errors
/// A store that cannot be opened.
pub async fn open_store(
    database: Option<&str>,
    folder: &Path,
    connections: u32,
) -> Result<Arc<dyn Store>, OpenError> {
    match database {
        Some(url) => match Postgres::connect(url, connections).await {
            Ok(store) => Ok(Arc::new(store)),
            Err(error) => Err(OpenError::Store { place: postgres_place(url), error }),
        },
        None => {
            let path = folder.join(DATABASE);
            match Sqlite::open(&path) {
                Ok(store) => Ok(Arc::new(store)),
                Err(error) => Err(OpenError::Store { place: path.display().to_string(), error }),
            }
        }
    }
}

/// Does a PostgreSQL answer, and does it have the database? Nothing is changed there.
///
/// # Errors
/// If not.
pub async fn probe(url: &str) -> Result<(), OpenError> {
    Postgres::probe(url).await.map_err(|error| OpenError::Store { place: postgres_place(url), error })
}

/// The file of the embedded database.
pub const DATABASE: &str = "sandtable.db";

/// Makes a data folder and claims it: no server serves its tables meanwhile.
///
/// # Errors
/// A folder that cannot be made, or that a server has.
pub fn claim(folder: &Path) -> Result<Claim, OpenError> {
    let failed = |path: PathBuf, error| OpenError::Folder { path, error };
    std::fs::create_dir_all(folder).map_err(|e| failed(folder.to_path_buf(), e))?;
    Claim::take(folder).map_err(|e| match e {
        Unclaimed::Held(by) => OpenError::InUse { folder: folder.to_path_buf(), by },
        Unclaimed::Io(path, error) => failed(path, error),
    })
}

impl Server {
    /// Opens the store that the set-up names and a server on it.
    ///
    /// # Errors
    /// A store that cannot be opened, or that another server has.
    pub async fn open(games: Games, config: Config) -> Result<Server, OpenError> {
        let claim = match &config.database {
            Some(_) => None,
            None => Some(claim(&config.data_dir)?),
        };
        let store = open_store(config.database.as_deref(), &config.data_dir, config.connections).await?;
        Ok(Server { claim, ..Server::on(games, store, config) })
    }

    /// A server on a store.
    pub fn on(games: Games, store: Arc<dyn Store>, config: Config) -> Server {
        let metrics = Arc::<Metrics>::default();
        let (wake, woken) = bots::queue();
        let timed = store.clone();
        let config = Config { clock: config.clock.ahead_by(move || timed.ahead()), ..config };
        let (clock, share) = (config.clock.clone(), config.limits.heavy);
        let mut hall = Hall::new(games, store.clone(), metrics.clone(), clock, wake.clone(), share);
        hall.program = config.program.clone();
        hall.quota = config.limits.quota;
        let meters = Meters::new(&config.limits);
        hall.played = meters.played.clone();
        let hall = Arc::new(hall);
        let (close, closing) = watch::channel(false);
        let app = App(Arc::new(Inner {
            hall: hall.clone(),
            door: Door::new(store.clone(), config.secure, config.clock.clone()),
            metrics,
            keep: Keep::default(),
            desks: Desks::new().expect("the system gives threads"),
            meters,
            sockets: Arc::new(Tally::new(config.limits.sockets)),
            health: tokio::sync::Mutex::default(),
            closing,
            config,
        }));
        let tasks = vec![
            tokio::spawn(bots::work(hall.clone(), wake, woken, workers(&app.config))),
            tokio::spawn(tidy(hall.clone(), app.config.idle)),
            tokio::spawn(hear(app.clone())),
            tokio::spawn({
                let hall = hall.clone();
                async move { hall.make_up().await }
            }),
            tokio::spawn(look_around(store.clone())),
            tokio::spawn(tell_limits(app.clone())),
        ];
        Server { app, store, close, tasks, claim: None }
    }

    /// Every address of the server.
    pub fn router(&self) -> Router {
        router(self.app.clone())
    }

    /// The tables, for tests and measurements.
    pub fn hall(&self) -> &Arc<Hall> {
        &self.app.hall
    }

    /// Serves until `until` comes true, then lets requests end and writes what is left.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn serve(
        mut self,
        listener: TcpListener,
        until: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let doors = Doors::new(&self.app.config);
        if let Some(claim) = &mut self.claim {
            claim.tell(listener.local_addr()?)?;
        }
        let close = self.close.clone();
        let served = doors
            .keep(listener, self.router(), async move {
                until.await;
                tracing::info!("the server closes");
                close.send_replace(true);
            })
            .await;
        self.close().await;
        served
    }

    /// Ends the tasks and the store. A store that does not answer is not waited for: what was acknowledged is there.
    pub async fn close(self) {
        self.close.send_replace(true);
        for task in &self.tasks {
            task.abort();
        }
        for task in self.tasks {
            let _ = task.await;
        }
        let kept = tokio::time::timeout(KEEP, self.app.hall.clear()).await;
        let closed = tokio::time::timeout(CLOSE, self.store.close()).await;
        if kept.is_err() || closed.is_err() {
            tracing::warn!("the store does not answer: the server ends without it");
        }
    }
}

/// So long positions are kept when the server ends, and so long the store has to close.
const KEEP: Duration = Duration::from_secs(2);
const CLOSE: Duration = Duration::from_secs(1);

/// So many bots think at once. Each holds a connection to the database meanwhile, for its lease: half of them are for others.
fn workers(config: &Config) -> usize {
    match config.database {
        Some(_) => config.bots.min(config.connections as usize / 2),
        None => config.bots,
    }
}

/// Bots that wait so long were forgotten by another server.
const FORGOTTEN: i64 = 20_000;

/// Now and then: idle tables leave memory, clocks run out, forgotten bots are woken, old things are thrown away.
async fn tidy(hall: Arc<Hall>, idle: i64) {
    if let Ok(waiting) = hall.wake_bots(i64::MAX).await
        && waiting > 0
    {
        tracing::info!(waiting, "bots go on where they were");
    }
    let mut pruned = 0;
    let pause = Duration::from_millis(u64::try_from(idle / 4).unwrap_or(1000).clamp(50, 15_000));
    loop {
        tokio::time::sleep(pause).await;
        hall.sweep(idle).await;
        if let Err(error) = hall.lapse().await {
            tracing::warn!(?error, "clocks that ran out are not heard");
        }
        let now = hall.clock.now();
        if let Err(error) = hall.wake_bots(now - FORGOTTEN).await {
            tracing::warn!(?error, "the store does not answer");
        }
        if now - pruned > DAY / 24 {
            pruned = now;
            if let Err(error) = hall.store.prune(now, now - DAY).await {
                tracing::warn!(?error, "old things cannot be thrown away");
            }
            match hall.expire().await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "forgotten tables of guests are taken away"),
                Err(error) => tracing::warn!(?error, "forgotten tables cannot be taken away"),
            }
        }
    }
}

/// Passes on what other servers and the operator do.
async fn hear(app: App) {
    use tokio::sync::broadcast::error::RecvError;
    let Some(mut news) = app.hall.store.news() else { return };
    loop {
        let word = match news.recv().await {
            Ok(Heard::Of(word)) => Some(word),
            Ok(Heard::Person(who)) => {
                app.door.forget(&who);
                continue;
            }
            Ok(Heard::Limits(message)) => {
                app.meters.heard(&message);
                continue;
            }
            // Too much to keep up with, or a connection that was lost: anything may have changed.
            Ok(Heard::Lost) | Err(RecvError::Lagged(_)) => None,
            Err(RecvError::Closed) => return,
        };
        app.hall.heard(word.as_ref());
        if word.is_none() {
            app.door.forget_everybody();
        }
    }
}

/// Looks every second whether the operator's commands wrote, where nobody tells.
async fn look_around(store: Arc<dyn Store>) {
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        store.look_around().await;
    }
}

/// Tells other servers every second what was taken of the limits here.
async fn tell_limits(app: App) {
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        for message in app.meters.untold() {
            if let Err(error) = app.hall.store.tell_limits(&message).await {
                tracing::debug!(%error, "other servers do not hear of limits");
            }
        }
    }
}

fn router(app: App) -> Router {
    // What is always the same is packed well, and once; the rest fast.
    let large = CompressionLayer::new().gzip(true).quality(CompressionLevel::Fastest);
    let large = large.compress_when(SizeAbove::new(1024).and(NotLive));
    api::routes()
        .layer(from_fn_with_state(app.clone(), at_desk))
        .layer(from_fn_with_state(app.clone(), place_large))
        .route("/health", get(ready))
        .route("/health/live", get(live))
        .route("/health/ready", get(ready))
        .route("/metrics", get(metrics))
        .fallback(pages::page)
        .layer(large)
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            // The message stays in the log: it might tell a secret.
            Error::Broken("a handler panicked".into()).into_response()
        }))
        .with_state(app)
}

/// Sockets are not compressed as a body would be.
#[derive(Clone, Copy)]
struct NotLive;

impl Predicate for NotLive {
    fn should_compress<B: axum::body::HttpBody>(&self, response: &axum::http::Response<B>) -> bool {
        response.status() != axum::http::StatusCode::SWITCHING_PROTOCOLS
    }
}

/// A store that is well answers within this time.
const ANSWER: Duration = Duration::from_millis(800);

/// Does the process answer? If not, it is to be started again.
async fn live() -> &'static str {
    "alive\n"
}

/// Can it do its work now? If not, requests are better sent elsewhere for a while.
async fn ready(State(app): State<App>) -> Response {
    let unavailable = axum::http::StatusCode::SERVICE_UNAVAILABLE;
    if *app.closing.borrow() {
        return (unavailable, "the server closes\n").into_response();
    }
    // All who ask at the same time have one answer.
    let came = Instant::now();
    let mut last = app.health.lock().await;
    if last.is_none_or(|(asked, _)| asked < came) {
        let asked = Instant::now();
        let well = tokio::time::timeout(ANSWER, app.hall.store.healthy()).await.unwrap_or(false);
        *last = Some((asked, well));
    }
    match last.is_some_and(|(_, well)| well) {
        true => "well\n".into_response(),
        false => (unavailable, "the store does not answer\n").into_response(),
    }
}

/// What is counted: for this machine and for whoever knows the token.
async fn metrics(State(app): State<App>, request: Request) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    if !may_count(app.config.metrics.as_ref(), peer, request.headers()) {
        return Error::NotFound("page").into_response();
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, app.metrics.text(app.hall.in_memory(), &app.config.program)).into_response()
}

/// A token opens from everywhere. Without one only this machine may, and not through a proxy on it, which would make
/// everybody local.
fn may_count(token: Option<&Digest>, peer: Option<IpAddr>, headers: &HeaderMap) -> bool {
    let given = headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok()?.strip_prefix("Bearer "));
    match (token, given) {
        (Some(token), Some(given)) => token.is_of(given),
        (Some(_), None) => false,
        (None, _) => {
            let passed_on = ["x-forwarded-for", "forwarded", "x-real-ip"];
            peer.is_some_and(|ip| ip.to_canonical().is_loopback())
                && !passed_on.iter().any(|name| headers.contains_key(*name))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    #[test]
    fn bots_leave_connections_for_others() {
        let bots = |database: Option<&str>, bots, connections| {
            workers(&Config { database: database.map(String::from), bots, connections, ..Config::default() })
        };
        assert_eq!((bots(None, 32, 16), bots(Some("postgres://x"), 32, 16)), (32, 8));
        assert_eq!(bots(Some("postgres://x"), 2, 16), 2);
    }

    #[test]
    fn metrics_are_for_this_machine_or_for_a_token() {
        let (here, there) = (Some(IpAddr::V4(Ipv4Addr::LOCALHOST)), "192.0.2.9".parse().ok());
        let mapped = "::ffff:127.0.0.1".parse().ok();
        let with = |name: &'static str, value: &'static str| {
            HeaderMap::from_iter([(HeaderName::from_static(name), HeaderValue::from_static(value))])
        };
        let plain = HeaderMap::new();
        assert!(may_count(None, here, &plain) && may_count(None, mapped, &plain));
        assert!(!may_count(None, there, &plain) && !may_count(None, None, &plain));
        // A proxy on this machine passes on what others ask.
        assert!(!may_count(None, here, &with("x-forwarded-for", "192.0.2.9")));
        let token = Digest::of("otter");
        assert!(may_count(Some(&token), there, &with("authorization", "Bearer otter")));
        assert!(!may_count(Some(&token), there, &with("authorization", "Bearer stoat")));
        assert!(!may_count(Some(&token), here, &plain));
    }
}
