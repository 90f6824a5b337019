//! `sandtable admin`: the operator's business, while the server runs or not.

mod conduct;

use std::fs::File;
use std::io::{BufReader, BufWriter, Write, stdin};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand, ValueEnum};
use sandtable_server::steward::{self, Contents, StewardError};
use sandtable_server::store::{Account, Holder, Listed, Status, Store, StoreError};
use sandtable_server::{DATABASE, OpenError, TableId, claim, open_store};
use serde_json::json;

use crate::failure::Failure;
use crate::settings::{Settings, StoreFlags};
use crate::{files, version};

/// Look after the tables and people of a site: list, end, export, erase, ban, let in, back up, restore, move.
///
/// It needs the settings that say where the tables are kept (--config, --data-dir, --database), and works while the
/// server runs.
#[derive(Args)]
pub struct Admin {
    #[command(flatten)]
    flags: StoreFlags,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// List the tables.
    Tables {
        /// Only those that are so far.
        #[arg(long)]
        status: Option<Far>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// End a game at which nobody will play on: nobody wins, and its dice are shown.
    End {
        /// The table's id.
        table: String,
    },
    /// Write the whole record of a table.
    Export {
        /// The table's id.
        table: String,
        /// Where it is written; standard output if not given.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Erase a table with its log, its talk and its notes.
    Erase {
        /// The table's id.
        table: String,
    },
    /// List the people.
    People {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Write everything that is kept of a person, as JSON.
    ExportPerson {
        /// The person's name.
        name: String,
        /// Where it is written; standard output if not given.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Erase a person and all that is his. Where others play, a bot takes his seat.
    ErasePerson {
        /// The person's name.
        name: String,
    },
    #[command(flatten)]
    Conduct(conduct::Task),
    /// Write everything that is kept into a file, as it is at this moment.
    Backup {
        /// The file; `-` for standard output.
        file: PathBuf,
    },
    /// Read a backup into an empty store.
    Restore {
        /// The file; `-` for standard input.
        file: PathBuf,
        /// Whatever is there already goes.
        #[arg(long)]
        replace: bool,
    },
    /// Copy everything to an empty PostgreSQL. Stop the server first, and start it with --database afterwards.
    Move {
        /// postgres://…
        #[arg(long, value_name = "URL")]
        to: String,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Far {
    Waiting,
    Running,
    Over,
}

impl Far {
    fn of(status: Status) -> Far {
        match status {
            Status::Waiting => Far::Waiting,
            Status::Running => Far::Running,
            Status::Over => Far::Over,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Far::Waiting => "waiting",
            Far::Running => "running",
            Far::Over => "over",
        }
    }
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64)
}

/// A moment as people write it, in UTC.
fn moment(ms: i64) -> String {
    let (days, seconds) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000) / 1000);
    // Days of the civil calendar, counted in eras of 400 years that begin in March.
    let z = days + 719_468;
    let (era, of_era) = (z.div_euclid(146_097), z.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", seconds / 3600, seconds / 60 % 60)
}

fn seats(table: &Listed) -> Vec<String> {
    let holder = |holder: &Holder| match holder {
        Holder::Open | Holder::Link(_) => "?".to_string(),
        Holder::Person { name, .. } => name.clone(),
        Holder::Bot(level) => format!("bot {level}"),
        Holder::Lesson => "lesson".to_string(),
    };
    let pairs = table.meta.keys.iter().zip(&table.meta.chairs);
    pairs.map(|(key, chair)| format!("{key}: {}", holder(&chair.holder))).collect()
}

impl Admin {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let settings = self.flags.read()?;
        // Whoever restores may begin with nothing; for all others a missing database is a mistake.
        let restores = matches!(self.task, Task::Restore { .. });
        if let Some(folder) = settings.folder() {
            let file = folder.join(DATABASE);
            if !file.exists() && !restores {
                return Err(Failure::bad_at(file.display(), "there is no database"));
            }
            std::fs::create_dir_all(folder).map_err(|e| Failure::bad_at(folder.display(), e))?;
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let store = open(settings.database.as_deref(), &settings.data_dir).await?;
            let done = self.task.run(store.as_ref(), &settings, out).await;
            store.close().await;
            done
        })
    }
}

async fn open(database: Option<&str>, folder: &Path) -> Result<Arc<dyn Store>, Failure> {
    open_store(database, folder, 4).await.map_err(Failure::bad)
}

impl Task {
    async fn run(self, store: &dyn Store, settings: &Settings, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Task::Tables { status, json } => tables(store, status, json, out).await,
            Task::End { table } => {
                let id = TableId(table);
                steward::end(store, &id, now()).await.map_err(refused)?;
                Ok(writeln!(out, "Table {id} is over.")?)
            }
            Task::Export { table, out: file } => {
                let record = steward::export(store, &TableId(table)).await.map_err(refused)?;
                write_out(&record.to_string(), file.as_deref(), out)
            }
            Task::Erase { table } => {
                let id = TableId(table);
                steward::erase(store, &id).await.map_err(refused)?;
                Ok(writeln!(out, "Table {id} is gone.")?)
            }
            Task::People { json } => people(store, json, out).await,
            Task::ExportPerson { name, out: file } => {
                let account = person(store, &name).await?;
                let all = steward::export_person(store, &account, now()).await.map_err(refused)?;
                write_out(&format!("{all:#}\n"), file.as_deref(), out)
            }
            Task::ErasePerson { name } => {
                let account = person(store, &name).await?;
                let erased = steward::erase_person(store, &account, now()).await.map_err(refused)?;
                let [gone, left] =
                    [erased.gone, erased.left].map(|tables| so_many(tables.len() as u64, "table"));
                Ok(writeln!(out, "{name} is gone, with {gone}; left to others: {left}.")?)
            }
            Task::Conduct(task) => task.run(store, out).await,
            Task::Backup { file } => backup(store, &file, out).await,
            Task::Restore { file, replace } => restore(store, &file, replace, out).await,
            Task::Move { to } => {
                if settings.database.is_some() {
                    return Err(Failure::bad("a site is moved from the embedded database to PostgreSQL"));
                }
                if !to.starts_with("postgres") {
                    return Err(Failure::bad("--to: an address that begins with postgres:// is expected"));
                }
                // What a server wrote meanwhile would be lost.
                let _kept_still = claim(&settings.data_dir).map_err(|error| match error {
                    OpenError::InUse { folder, .. } => {
                        Failure::bad_at(folder.display(), "a server is using it: stop it first")
                    }
                    other => Failure::bad(other),
                })?;
                let target = open(Some(&to), &settings.data_dir).await?;
                let moved = steward::copy(store, target.as_ref()).await;
                target.close().await;
                let moved = moved.map_err(|error| match error {
                    StewardError::Store(StoreError::NotEmpty) => {
                        Failure::bad("--to: that database is not empty: a site is moved to an empty one")
                    }
                    other => refused(other),
                })?;
                Ok(writeln!(out, "Moved {}.", told(&moved))?)
            }
        }
    }
}

fn refused(error: StewardError) -> Failure {
    match error {
        StewardError::Io(error) => Failure::from(error),
        other => Failure::bad(other),
    }
}

/// A number of things.
fn so_many(number: u64, one: &str) -> String {
    match (number, one) {
        (1, one) => format!("1 {one}"),
        (_, "person") => format!("{number} people"),
        (_, one) => format!("{number} {one}s"),
    }
}

fn told(contents: &Contents) -> String {
    let Contents { rows, tables, people } = contents;
    format!("{}, {} ({})", so_many(*tables, "table"), so_many(*people, "person"), so_many(*rows, "row"))
}

fn write_out(text: &str, file: Option<&Path>, out: &mut dyn Write) -> Result<(), Failure> {
    match file {
        Some(path) => {
            files::write(path, text)?;
            Ok(writeln!(out, "{}: {} lines", path.display(), text.lines().count())?)
        }
        None => Ok(write!(out, "{text}")?),
    }
}

async fn person(store: &dyn Store, name: &str) -> Result<Account, Failure> {
    let found = store.account_named(name).await.map_err(Failure::bad)?;
    found.ok_or_else(|| Failure::bad(format_args!("there is nobody called '{name}'")))
}

async fn tables(
    store: &dyn Store,
    status: Option<Far>,
    as_json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut tables = store.tables().await.map_err(Failure::bad)?;
    tables.retain(|table| status.is_none_or(|far| far == Far::of(table.status)));
    if as_json {
        let view = |table: &Listed| {
            json!({
                "table": table.id,
                "game": table.meta.game,
                "scenario": table.meta.scenario,
                "status": Far::of(table.status).name(),
                "laid": table.created,
                "moved": table.moved,
                "public": table.meta.public,
                "seats": seats(table),
            })
        };
        return Ok(writeln!(out, "{}", json!(tables.iter().map(view).collect::<Vec<_>>()))?);
    }
    for table in &tables {
        let (far, meta) = (Far::of(table.status).name(), &table.meta);
        let what = format!("{}/{}", meta.game, meta.scenario);
        writeln!(
            out,
            "{:<14} {far:<8} {}  {}  {what:<32} {}",
            table.id.0,
            moment(table.created),
            moment(table.moved),
            seats(table).join(", ")
        )?;
    }
    Ok(())
}

async fn people(store: &dyn Store, as_json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let people = store.accounts().await.map_err(Failure::bad)?;
    if as_json {
        let view = |a: &Account| json!({ "name": a.name, "guest": a.password.is_none(), "since": a.created });
        return Ok(writeln!(out, "{}", json!(people.iter().map(view).collect::<Vec<_>>()))?);
    }
    for account in &people {
        let kind = if account.password.is_none() { "guest" } else { "account" };
        writeln!(out, "{:<26} {kind:<8} {}", account.name, moment(account.created))?;
    }
    Ok(())
}

/// A file that only its owner may read: it holds secrets.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

async fn backup(store: &dyn Store, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    if file == Path::new("-") {
        steward::write_backup(store, out, version::PROGRAM, now()).await.map_err(refused)?;
        return Ok(());
    }
    // It gets its name when it is whole.
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let at = |e: std::io::Error| Failure::bad_at(file.display(), full(e));
    let whole = private(&part).map_err(at)?;
    let written = steward::write_backup(store, BufWriter::new(&whole), version::PROGRAM, now()).await;
    let written = written.and_then(|contents| Ok(whole.sync_all().map(|()| contents)?));
    match written {
        Ok(contents) => {
            std::fs::rename(&part, file).map_err(at)?;
            Ok(writeln!(out, "{}: {}", file.display(), told(&contents))?)
        }
        Err(error) => {
            let _ = std::fs::remove_file(&part);
            Err(match error {
                StewardError::Io(e) => at(e),
                other => Failure::bad(other),
            })
        }
    }
}

fn full(error: std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::StorageFull => "the disk is full".into(),
        _ => error.to_string(),
    }
}

async fn restore(store: &dyn Store, file: &Path, replace: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let read = if file == Path::new("-") {
        steward::read_backup(store, BufReader::new(stdin()), replace).await
    } else {
        let opened = File::open(file).map_err(|e| Failure::bad_at(file.display(), e))?;
        steward::read_backup(store, BufReader::new(opened), replace).await
    };
    let contents = read.map_err(|e| Failure::bad_at(file.display(), restoring(e)))?;
    Ok(writeln!(out, "Restored {}.", told(&contents))?)
}

fn restoring(error: StewardError) -> String {
    match error {
        StewardError::Store(StoreError::NotEmpty) => {
            "the store is not empty: with --replace what is there goes".into()
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_of_the_civil_calendar() {
        assert_eq!(moment(0), "1970-01-01 00:00");
        assert_eq!(moment(951_782_399_000), "2000-02-28 23:59");
        assert_eq!(moment(951_825_600_000), "2000-02-29 12:00");
        assert_eq!(moment(1_794_700_800_000), "2026-11-15 00:00");
    }
}
