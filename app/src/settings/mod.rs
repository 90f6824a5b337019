//! The settings of a server, in one list: flags, variables and keys of the file are made from it.
//!
//! A flag comes before a variable, a variable before the file, the file before what is set otherwise. Whatever is wrong
//! is named by its flag, its variable, or its file and line.

mod file;
mod list;

use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

pub use list::{Kind, SETTINGS, Setting};

use crate::failure::Failure;

/// Where something was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// On the command line.
    Flag(&'static str),
    /// In the environment.
    Variable(String),
    /// In a file, on a line.
    File(PathBuf, usize),
    /// Nowhere.
    Otherwise,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Flag(key) => write!(f, "--{key}"),
            Source::Variable(name) => f.write_str(name),
            Source::File(path, line) => write!(f, "{}:{line}", path.display()),
            Source::Otherwise => f.write_str("not set"),
        }
    }
}

/// What was said of a setting, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Said {
    values: Vec<String>,
    source: Source,
}

/// The flags of a command that needs some of the settings, and the file that has more of them.
#[derive(Clone, Debug)]
pub struct Flags<const SERVES: bool> {
    flags: BTreeMap<&'static str, Vec<String>>,
    config: Option<PathBuf>,
}

/// Those of a server.
pub type ServerFlags = Flags<true>;
/// Those of whoever only needs the tables: where they are kept.
pub type StoreFlags = Flags<false>;

/// The flag that names the file.
const CONFIG: &str = "config";

impl<const SERVES: bool> Flags<SERVES> {
    fn settings() -> impl Iterator<Item = &'static Setting> {
        SETTINGS.iter().filter(|s| SERVES || s.store)
    }

    /// What is set, from all places.
    ///
    /// # Errors
    /// Everything that is wrong, each named by its place.
    pub fn read(&self) -> Result<Settings, Failure> {
        self.read_with(|name| std::env::var_os(name).map(|v| v.to_string_lossy().into_owned()))
    }

    /// The same with an environment.
    fn read_with(&self, variable: impl Fn(&str) -> Option<String>) -> Result<Settings, Failure> {
        let config = self
            .config
            .clone()
            .or_else(|| variable(&list::variable(CONFIG)).filter(|path| !path.is_empty()).map(PathBuf::from));
        let mut said = BTreeMap::new();
        let mut wrong = Vec::new();
        if let Some(path) = &config {
            let text = crate::files::read(path)?;
            said.extend(file::read(path, &text, &mut wrong));
        }
        for setting in Self::settings() {
            let name = setting.variable();
            if let Some(value) = variable(&name).filter(|value| !value.is_empty()) {
                let values = match setting.kind {
                    Kind::List => value.split(',').map(|v| v.trim().to_string()).collect(),
                    _ => vec![value],
                };
                said.insert(setting.key, Said { values, source: Source::Variable(name) });
            }
            if let Some(values) = self.flags.get(setting.key) {
                let source = Source::Flag(setting.key);
                said.insert(setting.key, Said { values: values.clone(), source });
            }
        }
        Settings::of(said, wrong)
    }
}

impl<const SERVES: bool> FromArgMatches for Flags<SERVES> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Flags<SERVES>, clap::Error> {
        let mut flags = BTreeMap::new();
        for setting in Self::settings() {
            if let Some(values) = matches.get_many::<String>(setting.key) {
                flags.insert(setting.key, values.cloned().collect());
            }
        }
        Ok(Flags { flags, config: matches.get_one::<PathBuf>(CONFIG).cloned() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<const SERVES: bool> Args for Flags<SERVES> {
    fn augment_args(command: Command) -> Command {
        let config = Arg::new(CONFIG)
            .long(CONFIG)
            .value_name("FILE")
            .value_parser(clap::value_parser!(PathBuf))
            .global(!SERVES)
            .help(format!("A file of settings (TOML) [env: {}]", list::variable(CONFIG)));
        Self::settings().fold(command.arg(config), |command, setting| {
            let arg = Arg::new(setting.key).long(setting.key).help(setting.told()).global(!SERVES);
            command.arg(match setting.kind {
                Kind::Switch => arg
                    .num_args(0..=1)
                    .require_equals(true)
                    .default_missing_value("true")
                    .hide_possible_values(true)
                    .value_name("BOOL"),
                Kind::List => arg.action(ArgAction::Append).value_name(setting.value),
                _ => arg.value_name(setting.value),
            })
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// What is set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    pub data_dir: PathBuf,
    pub database: Option<String>,
    pub connections: u32,
    pub data: Vec<String>,
    pub https: bool,
    pub behind_proxy: bool,
    pub hosts: Vec<String>,
    pub bots: usize,
    pub metrics_token: Option<String>,
    pub unlimited: bool,
    pub json_logs: bool,
    pub no_open: bool,
    pub no_qr: bool,
    said: BTreeMap<&'static str, Said>,
}

/// Reads settings one by one and keeps what is wrong.
struct Reader {
    said: BTreeMap<&'static str, Said>,
    wrong: Vec<String>,
}

impl Reader {
    /// What was said last of a setting, or what it is otherwise.
    fn text(&self, key: &str) -> Option<&str> {
        match self.said.get(key) {
            Some(said) => said.values.last().map(String::as_str),
            None => SETTINGS.iter().find(|s| s.key == key)?.otherwise,
        }
    }

    fn refuse(&mut self, key: &str, what: &str) {
        let place = self.said.get(key).map_or(Source::Otherwise, |said| said.source.clone());
        self.wrong.push(match place {
            Source::File(..) => format!("{place}: {key}: {what}"),
            _ => format!("{place}: {what}"),
        });
    }

    /// A value, `otherwise` if nothing or nonsense was said.
    fn value<T: FromStr>(&mut self, key: &str, expected: &str, otherwise: T) -> T {
        let Some(text) = self.text(key) else { return otherwise };
        match text.trim().parse() {
            Ok(value) => value,
            Err(_) => {
                let what = format!("{expected} is expected, not '{text}'");
                self.refuse(key, &what);
                otherwise
            }
        }
    }

    fn switch(&mut self, key: &str) -> bool {
        self.value(key, "true or false", false)
    }

    fn number(&mut self, key: &str, least: u32, most: u32, otherwise: u32) -> u32 {
        let expected = format!("a number from {least} to {most}");
        let number = self.value(key, &expected, otherwise);
        if (least..=most).contains(&number) {
            return number;
        }
        self.refuse(key, &format!("{expected} is expected, not '{number}'"));
        otherwise
    }

    fn word(&self, key: &str) -> Option<String> {
        self.text(key).filter(|text| !text.is_empty()).map(String::from)
    }
}

impl Settings {
    fn of(said: BTreeMap<&'static str, Said>, wrong: Vec<String>) -> Result<Settings, Failure> {
        let mut read = Reader { said, wrong };
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get().div_ceil(2) as u32);
        let everywhere = SocketAddr::from(([0, 0, 0, 0], 8080));
        let settings = Settings {
            listen: read.value(
                "listen",
                "an address with a port, as 127.0.0.1:8080 or [::]:8080,",
                everywhere,
            ),
            data_dir: read.word("data-dir").map(PathBuf::from).unwrap_or_default(),
            database: read.word("database"),
            connections: read.number("connections", 2, 1000, 16),
            data: read.said.get("data").map(|said| said.values.clone()).unwrap_or_default(),
            https: read.switch("https"),
            behind_proxy: read.switch("behind-proxy"),
            hosts: read.said.get("hosts").map(|said| said.values.clone()).unwrap_or_default(),
            bots: read.number("bots", 1, 1024, cores) as usize,
            metrics_token: read.word("metrics-token"),
            unlimited: read.switch("unlimited"),
            json_logs: read.switch("json-logs"),
            no_open: read.switch("no-open"),
            no_qr: read.switch("no-qr"),
            said: BTreeMap::new(),
        };
        if settings.database.as_ref().is_some_and(|url| !url.starts_with("postgres")) {
            // The text may hold a password: it is not repeated.
            read.refuse("database", "an address that begins with postgres:// is expected");
        }
        if settings.metrics_token.as_ref().is_some_and(|token| token.len() < 16) {
            read.refuse("metrics-token", "a token has at least 16 letters");
        }
        match read.wrong.is_empty() {
            true => Ok(Settings { said: read.said, ..settings }),
            false => Err(Failure::bad(read.wrong.join("\n"))),
        }
    }

    /// Where a setting was said.
    pub fn source(&self, key: &str) -> Source {
        self.said.get(key).map_or(Source::Otherwise, |said| said.source.clone())
    }

    /// Every setting with its value and where that was said, for people to read. Secrets stay secret.
    pub fn table(&self) -> String {
        let cores = self.bots.to_string();
        let mut out = String::new();
        for setting in SETTINGS {
            let said = self.said.get(setting.key);
            let value = match (setting.kind, said) {
                (Kind::Secret, Some(_)) => "(secret)".to_string(),
                (_, Some(said)) => said.values.join(", "),
                (Kind::Switch, None) => "false".to_string(),
                (_, None) if setting.key == "bots" => cores.clone(),
                (_, None) => setting.otherwise.unwrap_or("-").to_string(),
            };
            out += &format!("{:<14} {:<24} {}\n", setting.key, value, self.source(setting.key));
        }
        out
    }

    /// Does the server keep its tables in a folder of its own?
    pub fn folder(&self) -> Option<&Path> {
        self.database.is_none().then_some(self.data_dir.as_path())
    }
}

#[cfg(test)]
mod tests;
