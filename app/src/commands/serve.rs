//! `sandtable serve`: tables in the browser.

use std::collections::BTreeMap;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use sandtable_server::{Config, Games, Limits, Server, write_logs};

use super::check;
use crate::failure::Failure;
use crate::shelf;

/// Serve tables to browsers.
#[derive(Args)]
pub struct Serve {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// The folder of the embedded database, made on first start.
    #[arg(long, default_value = "play", value_name = "DIR")]
    data_dir: PathBuf,
    /// An owner's data set for a game, laid over the built-in one; once for each game.
    #[arg(long, value_name = "[GAME=]DIR")]
    data: Vec<String>,
    /// `postgres://…` instead of the embedded database; several servers may share it.
    #[arg(long, value_name = "URL", env = "SANDTABLE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// It is reached over https: cookies are for encrypted connections only.
    #[arg(long)]
    https: bool,
    /// A proxy in front says who asks (X-Forwarded-For).
    #[arg(long)]
    behind_proxy: bool,
    /// Refuse nobody for asking too often: for tests and measurements, not for the open net.
    #[arg(long)]
    unlimited: bool,
    /// Write logs as JSON.
    #[arg(long)]
    json_logs: bool,
}

impl Serve {
    /// The games of the shelf, each with the data set that was named for it.
    fn games(&self) -> Result<Games, Failure> {
        let mut own = BTreeMap::new();
        for named in &self.data {
            let (id, folder) = match named.split_once('=') {
                Some((id, folder)) => (id.to_string(), PathBuf::from(folder)),
                None => (check::owner(named.as_ref())?, PathBuf::from(named)),
            };
            if own.insert(id.clone(), folder).is_some() {
                return Err(Failure::bad(format_args!("--data names two data sets of {id}")));
            }
        }
        let mut games = Games::new();
        for id in shelf::ids() {
            games = games.with_box(shelf::open(id, own.remove(id).as_deref())?);
        }
        match own.into_keys().next() {
            Some(id) => Err(Failure::bad(format_args!("--data: there is no game '{id}'"))),
            None => Ok(games),
        }
    }

    /// Serves until it is told to end.
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        write_logs(self.json_logs);
        let games = self.games()?;
        let config = Config {
            data_dir: self.data_dir,
            database: self.database,
            secure: self.https,
            behind_proxy: self.behind_proxy,
            limits: if self.unlimited { Limits::NONE } else { Limits::default() },
            ..Config::default()
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let server = Server::open(games, config).await.map_err(Failure::bad)?;
            let listener = tokio::net::TcpListener::bind(self.listen).await;
            let listener = listener.map_err(|e| Failure::bad_at(self.listen, e))?;
            writeln!(out, "Sandtable is at http://{} (Ctrl+C ends it)", listener.local_addr()?)?;
            out.flush()?;
            server.serve(listener, told_to_end()).await?;
            Ok(())
        })
    }
}

/// Ctrl+C, or a polite request of the system.
async fn told_to_end() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
