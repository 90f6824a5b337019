//! `sandtable serve`: tables in the browser.

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write, stdout};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use sandtable_server::{Claimant, Config, Digest, Games, Limits, OpenError, Server, probe, write_logs};

use super::{check, handbook};
use crate::failure::Failure;
use crate::home::{self, Addresses};
use crate::settings::{ServerFlags, Settings};
use crate::{shelf, version};

/// Serve tables to browsers.
///
/// Every setting can be given as a flag, as a variable of the environment or in the file that --config names; a flag
/// comes before a variable, a variable before the file.
#[derive(Args)]
pub struct Serve {
    /// Read the settings, the data sets and the database's answer, say where each setting comes from, and end.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    flags: ServerFlags,
}

impl Serve {
    /// Serves until it is told to end.
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let settings = self.flags.read()?;
        if self.check {
            return checked(&settings, out);
        }
        write_logs(settings.json_logs);
        let games = games(&settings)?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(serve(&settings, games, out));
        // Nobody waits for a bot that thinks.
        runtime.shutdown_background();
        served
    }
}

/// The games of the shelf, each with the data set that was named for it.
fn games(settings: &Settings) -> Result<Games, Failure> {
    let place = settings.source("data");
    let mut own = BTreeMap::new();
    for named in &settings.data {
        let (id, folder) = match named.split_once('=') {
            Some((id, folder)) => (id.to_string(), PathBuf::from(folder)),
            None => (check::owner(named.as_ref())?, PathBuf::from(named)),
        };
        if own.insert(id.clone(), folder).is_some() {
            return Err(Failure::bad(format_args!("{place} names two data sets of {id}")));
        }
    }
    let mut games = Games::new();
    for id in shelf::ids() {
        games = games.with_box(shelf::open(id, own.remove(id).as_deref())?);
    }
    match own.into_keys().next() {
        Some(id) => Err(Failure::bad(format_args!("{place}: there is no game '{id}'"))),
        None => Ok(games),
    }
}

/// Says what is set and whether it can be used. Nothing is changed.
fn checked(settings: &Settings, out: &mut dyn Write) -> Result<(), Failure> {
    write!(out, "{}", settings.table())?;
    games(settings)?;
    if let Some(url) = &settings.database {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(probe(url)).map_err(|e| Failure::bad_at(settings.source("database"), e))?;
    }
    writeln!(out, "The settings can be used.")?;
    Ok(())
}

fn config(settings: &Settings) -> Config {
    Config {
        data_dir: settings.data_dir.clone(),
        database: settings.database.clone(),
        connections: settings.connections,
        secure: settings.https,
        behind_proxy: settings.behind_proxy,
        hosts: settings.hosts.clone(),
        limits: if settings.unlimited { Limits::NONE } else { Limits::default() },
        bots: settings.bots,
        metrics: settings.metrics_token.as_deref().map(Digest::of),
        program: version::PROGRAM.into(),
        handbook: Some(handbook::page),
        ..Config::default()
    }
}

async fn serve(settings: &Settings, games: Games, out: &mut dyn Write) -> Result<(), Failure> {
    let server = match open(settings, games).await {
        Ok(server) => server,
        Err(OpenError::InUse { folder, by }) => return found(settings, &folder, by, out),
        Err(error) => return Err(Failure::bad(error)),
    };
    let listener = tokio::net::TcpListener::bind(settings.listen).await;
    let listener = listener.map_err(|e| taken(settings.listen, &e))?;
    let addresses = Addresses::of(listener.local_addr()?);
    writeln!(out, "Sandtable is at {} (Ctrl+C ends it)", addresses.here)?;
    invite(settings, &addresses, out)?;
    server.serve(listener, told_to_end()).await?;
    Ok(())
}

/// Opens the server. One that is only just starting gets a moment to say where it is.
async fn open(settings: &Settings, games: Games) -> Result<Server, OpenError> {
    for _ in 0..50 {
        match Server::open(games.clone(), config(settings)).await {
            Err(OpenError::InUse { by: Claimant { address: None, .. }, .. }) => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            other => return other,
        }
    }
    Server::open(games, config(settings)).await
}

/// The address for others, the code for telephones and the browser, where somebody sits at the terminal.
fn invite(settings: &Settings, addresses: &Addresses, out: &mut dyn Write) -> Result<(), Failure> {
    let terminal = stdout().is_terminal();
    addresses.tell(out, terminal && !settings.no_qr)?;
    out.flush()?;
    if terminal && !settings.no_open && home::has_desk() {
        home::browse(&addresses.here);
    }
    Ok(())
}

/// Another server has the tables: whoever asked for the same one is led to it.
fn found(
    settings: &Settings,
    folder: &std::path::Path,
    by: Claimant,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let process = by.process.map(|n| format!(" (process {n})")).unwrap_or_default();
    let file = folder.join(sandtable_server::DATABASE);
    let bad = |what: &str| Err(Failure::bad_at(file.display(), what));
    match by.address {
        Some(address) if !home::answers(address) => {
            bad(&format!("another server{process} is using it and does not answer at {address}"))
        }
        Some(address) if home::same_door(address, settings.listen) => {
            let addresses = Addresses::of(address);
            writeln!(out, "Sandtable is already at {}{process}", addresses.here)?;
            invite(settings, &addresses, out)
        }
        Some(address) => bad(&format!(
            "another server{process} is using it, at {address}: open that one, or name another folder with --data-dir"
        )),
        None => bad(&format!("another server{process} is using it: name another folder with --data-dir")),
    }
}

/// Why nobody can listen there.
fn taken(listen: SocketAddr, error: &std::io::Error) -> Failure {
    let what = match error.kind() {
        std::io::ErrorKind::AddrInUse => {
            "another program listens there: name another address with --listen".to_string()
        }
        std::io::ErrorKind::AddrNotAvailable => "this machine has no such address".to_string(),
        std::io::ErrorKind::PermissionDenied => {
            "the system lets only its own programs listen there: name a port above 1023".to_string()
        }
        _ => error.to_string(),
    };
    Failure::bad_at(listen, what)
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
