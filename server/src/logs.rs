//! Structured logs.

use tracing_subscriber::EnvFilter;

/// Writes logs to the standard error: as lines, or as JSON. `RUST_LOG` says what; else what is worth knowing.
pub fn write_logs(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second call changes nothing.
    let _ = if json { logs.json().try_init() } else { logs.try_init() };
}
