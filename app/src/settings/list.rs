//! The list of settings.

/// What a setting is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// On or off.
    Switch,
    /// One value.
    Value,
    /// One value that nobody else may read.
    Secret,
    /// Several values.
    List,
}

/// A setting.
#[derive(Debug)]
pub struct Setting {
    /// Its name: of the flag, and of the key in the file.
    pub key: &'static str,
    /// What it is.
    pub kind: Kind,
    /// What its value is called.
    pub value: &'static str,
    /// What it is where nothing was said.
    pub otherwise: Option<&'static str>,
    /// Does it say where the tables are kept?
    pub store: bool,
    /// What it is for.
    pub help: &'static str,
}

/// The variable of a key.
pub fn variable(key: &str) -> String {
    format!("SANDTABLE_{}", key.to_uppercase().replace('-', "_"))
}

impl Setting {
    /// The variable of the environment.
    pub fn variable(&self) -> String {
        variable(self.key)
    }

    /// What it is for, with its variable and what it is otherwise.
    pub fn told(&self) -> String {
        let otherwise = self.otherwise.map(|text| format!(" [default: {text}]")).unwrap_or_default();
        format!("{} [env: {}]{otherwise}", self.help, self.variable())
    }
}

const fn setting(key: &'static str, kind: Kind, value: &'static str, help: &'static str) -> Setting {
    Setting { key, kind, value, otherwise: None, store: false, help }
}

/// Every setting.
pub const SETTINGS: &[Setting] = &[
    Setting {
        otherwise: Some("0.0.0.0:8080"),
        ..setting(
            "listen",
            Kind::Value,
            "ADDRESS",
            "Where to listen; 127.0.0.1:8080 for this machine alone, 0.0.0.0:8080 for all in the house",
        )
    },
    Setting {
        otherwise: Some("play"),
        store: true,
        ..setting("data-dir", Kind::Value, "DIR", "The folder of the embedded database, made on first start")
    },
    Setting {
        store: true,
        ..setting(
            "database",
            Kind::Secret,
            "URL",
            "postgres://… instead of the embedded database; several servers may share it",
        )
    },
    Setting {
        otherwise: Some("16"),
        ..setting("connections", Kind::Value, "NUMBER", "Connections to PostgreSQL at most")
    },
    setting(
        "data",
        Kind::List,
        "[GAME=]DIR",
        "An owner's data set for a game, laid over the built-in one; once for each game",
    ),
    setting(
        "https",
        Kind::Switch,
        "BOOL",
        "It is reached over https: cookies are for encrypted connections only",
    ),
    setting("behind-proxy", Kind::Switch, "BOOL", "A proxy in front says who asks (X-Forwarded-For)"),
    setting(
        "hosts",
        Kind::List,
        "NAME",
        "The names under which it is reached; asked for under another, it does not answer",
    ),
    setting(
        "bots",
        Kind::Value,
        "CORES",
        "Cores for bots: so many of them think at once; half of the machine's if not set",
    ),
    setting(
        "metrics-token",
        Kind::Secret,
        "TOKEN",
        "Whoever knows it reads /metrics from anywhere; without one only this machine may",
    ),
    setting(
        "unlimited",
        Kind::Switch,
        "BOOL",
        "Refuse nobody for asking too often: for tests and measurements, not for the open net",
    ),
    setting("json-logs", Kind::Switch, "BOOL", "Write logs as JSON"),
    setting("no-open", Kind::Switch, "BOOL", "Do not open the browser on a desk"),
    setting("no-qr", Kind::Switch, "BOOL", "Do not draw the address as a code for telephones"),
];
