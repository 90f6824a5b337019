//! The time of day, in milliseconds.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// A day.
pub const DAY: i64 = 24 * HOUR;

/// An hour.
pub const HOUR: i64 = 60 * 60 * 1000;

/// Where the server reads the time: the system's, or one that a test sets.
#[derive(Clone)]
pub struct Clock {
    read: Arc<dyn Fn() -> i64 + Send + Sync>,
    /// Is it the system's?
    real: bool,
}

impl Clock {
    /// A clock that is read by a function, in milliseconds since 1970.
    pub fn new(read: impl Fn() -> i64 + Send + Sync + 'static) -> Clock {
        Clock { read: Arc::new(read), real: false }
    }

    /// The system's clock, put forward by what a function says, in milliseconds; one that a test sets is left alone.
    #[must_use]
    pub fn ahead_by(self, ahead: impl Fn() -> i64 + Send + Sync + 'static) -> Clock {
        if self.real { Clock { real: true, ..Clock::new(move || self.now() + ahead()) } } else { self }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        (self.read)()
    }
}

impl Default for Clock {
    fn default() -> Clock {
        let read = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX))
        };
        Clock { real: true, ..Clock::new(read) }
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Clock({})", self.now())
    }
}

/// A time as RFC 3339, for feeds.
pub fn rfc3339(ms: i64) -> String {
    let (days, rest) = (ms.div_euclid(DAY), ms.rem_euclid(DAY) / 1000);
    // Civil date from days, by Howard Hinnant's algorithm.
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let doe = z.rem_euclid(146_097);
    let yoe = (doe - doe / 1460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let day = doy - (153 * mp + 2) / 5 + 1;
    let month = if mp < 10 { mp + 3 } else { mp - 9 };
    let year = yoe + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(rfc3339(0), "1970-01-01T00:00:00Z");
        assert_eq!(rfc3339(951_826_754_000), "2000-02-29T12:19:14Z");
        assert_eq!(rfc3339(1_794_700_800_000), "2026-11-15T00:00:00Z");
    }
}
