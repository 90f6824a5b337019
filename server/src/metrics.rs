//! What is counted, as Prometheus text.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Something that is counted up.
#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// So many more.
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    /// How many so far.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something that goes up and down.
#[derive(Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// One more for as long as the guard lives.
    pub fn hold(&self) -> Held<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Held(self)
    }
}

/// One of those that a [`Gauge`] counts.
pub struct Held<'a>(&'a Gauge);

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Upper ends of the steps of a histogram, in milliseconds.
const STEPS: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 5000];

/// How long things took.
#[derive(Default)]
pub struct Histogram {
    steps: [AtomicU64; STEPS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// One more that took so long.
    pub fn add(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let step = STEPS.iter().position(|ms| micros <= ms * 1000).unwrap_or(STEPS.len());
        self.steps[step].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, name: &str, out: &mut String) {
        let mut sum = 0;
        let _ = writeln!(out, "# TYPE {name} histogram");
        for (i, step) in self.steps.iter().enumerate() {
            sum += step.load(Ordering::Relaxed);
            match STEPS.get(i) {
                Some(ms) => {
                    let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", *ms as f64 / 1000.0);
                }
                None => {
                    let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {sum}");
                }
            }
        }
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}

/// Everything that is counted.
#[derive(Default)]
pub struct Metrics {
    /// Requests by the first digit of their status.
    pub requests: [Counter; 6],
    /// How long requests took.
    pub latency: Histogram,
    /// Posts that were done and are durable.
    pub actions: Counter,
    /// Posts that the rules refused.
    pub refused: Counter,
    /// Posts from an old view.
    pub stale: Counter,
    /// Writes that another server was faster than.
    pub conflicts: Counter,
    /// Rows written.
    pub rows: Counter,
    /// Actions of bots.
    pub bot_actions: Counter,
    /// Tables laid.
    pub tables: Counter,
    /// Tables folded from their log.
    pub folds: Counter,
    /// Tables read from the store, whole or what was new.
    pub reads: Counter,
    /// Rows of logs read from the store.
    pub rows_read: Counter,
    /// Rows of logs played again to look back.
    pub rows_replayed: Counter,
    /// Scenes built.
    pub scenes: Counter,
    /// Tables at which a reaction clock ran out.
    pub lapses: Counter,
    /// Requests refused by a limit.
    pub limited: Counter,
    /// Requests that the store did not answer: a full disk, a lost connection.
    pub store_failures: Counter,
    /// Open sockets.
    pub sockets: Gauge,
}

impl Metrics {
    /// As Prometheus text, with the program that counts.
    pub fn text(&self, in_memory: usize, program: &str) -> String {
        let mut out = String::new();
        let _ = writeln!(
            out,
            "# TYPE sandtable_build_info gauge\nsandtable_build_info{{program=\"{program}\"}} 1"
        );
        let _ = writeln!(out, "# TYPE sandtable_requests_total counter");
        for (i, counter) in self.requests.iter().enumerate().skip(1) {
            let _ = writeln!(out, "sandtable_requests_total{{status=\"{i}xx\"}} {}", counter.get());
        }
        for (name, counter) in [
            ("actions", &self.actions),
            ("refused", &self.refused),
            ("stale", &self.stale),
            ("conflicts", &self.conflicts),
            ("rows", &self.rows),
            ("bot_actions", &self.bot_actions),
            ("tables", &self.tables),
            ("folds", &self.folds),
            ("reads", &self.reads),
            ("rows_read", &self.rows_read),
            ("rows_replayed", &self.rows_replayed),
            ("scenes", &self.scenes),
            ("lapses", &self.lapses),
            ("limited", &self.limited),
            ("store_failures", &self.store_failures),
        ] {
            let _ = writeln!(
                out,
                "# TYPE sandtable_{name}_total counter\nsandtable_{name}_total {}",
                counter.get()
            );
        }
        let sockets = self.sockets.0.load(Ordering::Relaxed);
        let _ = writeln!(out, "# TYPE sandtable_sockets gauge\nsandtable_sockets {sockets}");
        let _ =
            writeln!(out, "# TYPE sandtable_tables_in_memory gauge\nsandtable_tables_in_memory {in_memory}");
        self.latency.write("sandtable_request_seconds", &mut out);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_adds_up() {
        let metrics = Metrics::default();
        metrics.latency.add(Duration::from_micros(1500));
        metrics.latency.add(Duration::from_secs(60));
        let text = metrics.text(3, "sandtable 1");
        assert!(text.contains("sandtable_request_seconds_bucket{le=\"0.001\"} 0"));
        assert!(text.contains("sandtable_request_seconds_bucket{le=\"0.002\"} 1"));
        assert!(text.contains("sandtable_request_seconds_bucket{le=\"+Inf\"} 2"));
        assert!(text.contains("sandtable_tables_in_memory 3"));
        assert!(text.contains("sandtable_build_info{program=\"sandtable 1\"} 1"));
    }

    #[test]
    fn the_dashboard_asks_only_for_what_is_counted() {
        let dashboard = include_str!("../../packaging/grafana.json");
        let _: serde_json::Value = serde_json::from_str(dashboard).unwrap();
        let counted = Metrics::default().text(0, "");
        let names = |text: &str| -> std::collections::BTreeSet<String> {
            let word = |c: char| !(c.is_ascii_lowercase() || c == '_');
            text.split(word).filter(|w| w.starts_with("sandtable_")).map(String::from).collect()
        };
        let (asked, counted) = (names(dashboard), names(&counted));
        assert!(asked.len() > 10, "{asked:?}");
        assert_eq!(asked.difference(&counted).collect::<Vec<_>>(), Vec::<&String>::new());
    }
}
