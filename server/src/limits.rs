//! Limits of requests: a bucket of drops for each address and each account.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// How much somebody may do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// In the long run, a second.
    pub per_second: f64,
}

/// What each kind of request may cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// All requests of an address.
    pub address: Rate,
    /// Posts of an account.
    pub account: Rate,
    /// Guests and accounts of an address.
    pub door: Rate,
    /// Log-ins of an address.
    pub logins: Rate,
    /// New tables of an account.
    pub tables: Rate,
    /// Sockets of an address at once.
    pub sockets: u32,
    /// Connections of an address at once, sockets among them.
    pub connections: u32,
    /// Looks that take a while, of an address at once.
    pub heavy: u32,
    /// What an account says.
    pub talk: Rate,
    /// How many tables somebody may lay.
    pub quota: Quota,
}

/// How many tables somebody may lay, and how long they are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// Tables of a guest that are not over.
    pub guest: u64,
    /// Of somebody with a password.
    pub account: u64,
    /// And so many times as many in all, imports and finished games among them.
    pub times: u64,
    /// Tables of guests alone are taken away when nothing has happened there for so many milliseconds.
    pub keep: Option<i64>,
}

impl Quota {
    /// As many as they like, for ever.
    pub const NONE: Quota = Quota { guest: u64::MAX, account: u64::MAX, times: 1, keep: None };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            address: Rate { burst: 400.0, per_second: 60.0 },
            account: Rate { burst: 200.0, per_second: 30.0 },
            door: Rate { burst: 20.0, per_second: 0.2 },
            logins: Rate { burst: 20.0, per_second: 0.2 },
            tables: Rate { burst: 30.0, per_second: 0.1 },
            sockets: 64,
            connections: 256,
            heavy: 8,
            talk: Rate { burst: 20.0, per_second: 0.5 },
            quota: Quota { guest: 40, account: 400, times: 5, keep: Some(180 * crate::clock::DAY) },
        }
    }
}

impl Limits {
    /// No limits, for tests and measurements.
    pub const NONE: Limits = {
        let rate = Rate { burst: f64::INFINITY, per_second: f64::INFINITY };
        Limits {
            address: rate,
            account: rate,
            door: rate,
            logins: rate,
            tables: rate,
            sockets: u32::MAX,
            connections: u32::MAX,
            heavy: u32::MAX,
            talk: rate,
            quota: Quota::NONE,
        }
    };
}

struct Bucket {
    drops: f64,
    at: Instant,
}

/// The buckets of one kind.
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// So many buckets are kept before full ones are thrown away.
const MOST: usize = 50_000;

impl<K: Eq + Hash> Buckets<K> {
    /// Full buckets.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes a drop; else the seconds until there is one.
    ///
    /// # Errors
    /// The seconds to wait.
    pub fn take(&self, key: K) -> Result<(), u64> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> Result<(), u64> {
        let Rate { burst, per_second } = self.rate;
        if burst.is_infinite() {
            return Ok(());
        }
        let Ok(mut buckets) = self.buckets.lock() else { return Ok(()) };
        let filled = |b: &Bucket| (b.drops + now.duration_since(b.at).as_secs_f64() * per_second).min(burst);
        if buckets.len() >= MOST {
            buckets.retain(|_, b| filled(b) < burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { drops: burst, at: now });
        (bucket.drops, bucket.at) = (filled(bucket), now);
        if bucket.drops < 1.0 {
            return Err(((1.0 - bucket.drops) / per_second).ceil() as u64);
        }
        bucket.drops -= 1.0;
        Ok(())
    }
}

/// How many of something somebody has at once.
pub struct Tally<K> {
    most: u32,
    counts: Mutex<HashMap<K, u32>>,
}

impl<K: Eq + Hash + Clone> Tally<K> {
    /// None yet; so many at most.
    pub fn new(most: u32) -> Tally<K> {
        Tally { most, counts: Mutex::default() }
    }

    /// One more, if that is not too many.
    pub fn enter(self: &Arc<Self>, key: K) -> Option<Entered<K>> {
        let mut counts = self.counts.lock().ok()?;
        let count = counts.entry(key.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        drop(counts);
        Some(Entered { tally: self.clone(), key })
    }
}

/// One of those that a [`Tally`] counts, for as long as it lives.
pub struct Entered<K: Eq + Hash + Clone> {
    tally: Arc<Tally<K>>,
    key: K,
}

impl<K: Eq + Hash + Clone> Drop for Entered<K> {
    fn drop(&mut self) {
        if let Ok(mut counts) = self.tally.counts.lock()
            && let Some(count) = counts.get_mut(&self.key)
        {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_tally_counts_those_that_are_there() {
        let tally = Arc::new(Tally::new(2));
        let (one, two) = (tally.enter("a"), tally.enter("a"));
        assert!(one.is_some() && two.is_some() && tally.enter("a").is_none() && tally.enter("b").is_some());
        drop(one);
        assert!(tally.enter("a").is_some());
    }

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let buckets = Buckets::new(Rate { burst: 2.0, per_second: 0.5 });
        let now = Instant::now();
        assert_eq!(buckets.take_at("a", now), Ok(()));
        assert_eq!(buckets.take_at("a", now), Ok(()));
        assert_eq!(buckets.take_at("a", now), Err(2));
        assert_eq!(buckets.take_at("b", now), Ok(()));
        assert_eq!(buckets.take_at("a", now + Duration::from_secs(2)), Ok(()));
        assert_eq!(buckets.take_at("a", now + Duration::from_secs(2)), Err(2));
    }
}
