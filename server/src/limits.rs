//! Limits of requests: a bucket of drops for each address and each account. Servers that share a store tell each other what
//! was taken, so that whoever asks all of them has no more than whoever asks one.

use std::collections::HashMap;
use std::fmt::Display;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use crate::error::Error;
use crate::hall::heavy::Asker;
use crate::ids::AccountId;
use crate::passing::Passing;

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
    /// What all of an address say.
    pub voices: Rate,
    /// What is kept of an address, in KiB: data sets, records, notes and talk.
    pub disk: Rate,
    /// What is kept of it besides, in KiB: tables and what is done there. Whoever plays all day comes nowhere near it.
    pub played: Rate,
    /// How many tables somebody may lay, and what they hold.
    pub quota: Quota,
}

/// How many tables somebody may lay, how long they are kept, and how much is said and noted there.
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
    /// So often is something said at one table by those who play,
    pub said: u64,
    /// and by those who look on.
    pub called: u64,
    /// So many who look on have notes at one table.
    pub noted: u64,
}

impl Quota {
    /// As many as they like, for ever.
    pub const NONE: Quota = {
        let most = u64::MAX;
        Quota { guest: most, account: most, times: 1, keep: None, said: most, called: most, noted: most }
    };
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
            voices: Rate { burst: 60.0, per_second: 1.5 },
            // 64 MiB, and then 10 MiB a day.
            disk: Rate { burst: 65_536.0, per_second: 0.12 },
            // 256 MiB, some five hundred long games, and then 100 MiB a day.
            played: Rate { burst: 262_144.0, per_second: 1.2 },
            quota: Quota {
                guest: 40,
                account: 400,
                times: 5,
                keep: Some(180 * crate::clock::DAY),
                said: 10_000,
                called: 1_000,
                noted: 200,
            },
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
            voices: rate,
            disk: rate,
            played: rate,
            quota: Quota::NONE,
        }
    };
}

struct Bucket {
    drops: f64,
    at: Instant,
    /// Taken here, and not told to other servers yet.
    untold: f64,
}

/// The buckets of one kind.
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<Passing<K, Bucket>>,
}

/// So many are kept of those who took elsewhere.
const MOST: usize = 50_000;
/// Other servers are told of a bucket when this part of it was taken.
const WORTH: f64 = 0.05;
/// So many buckets of a kind are told of at once; the others wait.
const TOLD: usize = 400;

impl<K: Eq + Hash + Clone> Buckets<K> {
    /// Full buckets.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// What was taken here since it was last told, of those who took much.
    fn untold(&self) -> Vec<(K, u32)> {
        let Ok(mut buckets) = self.buckets.lock() else { return Vec::new() };
        let worth = (self.rate.burst * WORTH).max(1.0);
        let much = buckets.iter_mut().filter(|(_, b)| b.untold >= worth).take(TOLD);
        let whole = much.map(|(key, b)| {
            let drops = b.untold.floor();
            b.untold -= drops;
            (key.clone(), drops as u32)
        });
        whole.collect()
    }

    /// Another server let somebody take so many. He may come to owe drops: then he waits the longer.
    fn taken_elsewhere(&self, key: K, drops: u32, now: Instant) {
        let Rate { burst, .. } = self.rate;
        let Ok(mut buckets) = self.buckets.lock() else { return };
        if burst.is_infinite() || buckets.len() >= MOST {
            return;
        }
        let bucket = buckets.entry(key).or_insert(Bucket { drops: burst, at: now, untold: 0.0 });
        (bucket.drops, bucket.at) = ((self.filled(bucket, now) - f64::from(drops)).max(-burst), now);
    }

    /// Takes so much, whether it is there or not: whoever owes it waits the longer ([`Buckets::owes`]).
    fn spend_at(&self, key: K, drops: f64, now: Instant) {
        let Rate { burst, .. } = self.rate;
        let Ok(mut buckets) = self.buckets.lock() else { return };
        if burst.is_infinite() {
            return;
        }
        self.make_room(&mut buckets, now);
        let bucket = buckets.entry(key).or_insert(Bucket { drops: burst, at: now, untold: 0.0 });
        (bucket.drops, bucket.at) = ((self.filled(bucket, now) - drops).max(-burst), now);
        bucket.untold += drops;
    }

    /// The seconds until nothing is owed any more, if something is.
    fn owes(&self, key: &K, now: Instant) -> Option<u64> {
        let Ok(buckets) = self.buckets.lock() else { return None };
        let drops = self.filled(buckets.get(key)?, now);
        (drops < 0.0).then(|| (-drops / self.rate.per_second).ceil() as u64)
    }

    fn filled(&self, bucket: &Bucket, now: Instant) -> f64 {
        let Rate { burst, per_second } = self.rate;
        (bucket.drops + now.duration_since(bucket.at).as_secs_f64() * per_second).min(burst)
    }

    /// A full one says nothing.
    fn make_room(&self, buckets: &mut Passing<K, Bucket>, now: Instant) {
        buckets.make_room(|bucket| self.filled(bucket, now) < self.rate.burst);
    }

    /// Takes a drop; else the seconds until there is one.
    ///
    /// # Errors
    /// The seconds to wait.
    pub fn take(&self, key: K) -> Result<(), u64> {
        self.take_at(key, 1, Instant::now())
    }

    /// Gives drops back that were taken in vain.
    fn give_back(&self, key: &K, drops: u32) {
        let Ok(mut buckets) = self.buckets.lock() else { return };
        if let Some(bucket) = buckets.get_mut(key) {
            bucket.drops = (bucket.drops + f64::from(drops)).min(self.rate.burst);
            bucket.untold = (bucket.untold - f64::from(drops)).max(0.0);
        }
    }

    fn take_at(&self, key: K, drops: u32, now: Instant) -> Result<(), u64> {
        let Rate { burst, per_second } = self.rate;
        if burst.is_infinite() {
            return Ok(());
        }
        let Ok(mut buckets) = self.buckets.lock() else { return Ok(()) };
        self.make_room(&mut buckets, now);
        let bucket = buckets.entry(key).or_insert(Bucket { drops: burst, at: now, untold: 0.0 });
        (bucket.drops, bucket.at) = (self.filled(bucket, now), now);
        let wanted = f64::from(drops);
        if bucket.drops < wanted {
            return Err(((wanted - bucket.drops) / per_second).ceil() as u64);
        }
        bucket.drops -= wanted;
        bucket.untold += wanted;
        Ok(())
    }
}

/// The buckets of all kinds.
pub struct Meters {
    /// All requests, by address.
    pub address: Buckets<IpAddr>,
    /// Posts, by account.
    pub account: Buckets<AccountId>,
    /// Coming in, by address.
    pub door: Buckets<IpAddr>,
    /// Log-ins, by address.
    pub logins: Buckets<IpAddr>,
    /// New tables, by account.
    pub tables: Buckets<AccountId>,
    /// What is said, by account.
    pub talk: Buckets<AccountId>,
    /// The same, by address.
    voices: Buckets<IpAddr>,
    /// What is kept, by address: however many guests come from one, they have one share of it.
    disk: Buckets<IpAddr>,
    /// The same of tables.
    pub played: Arc<Disk>,
}

/// What is kept of tables and of what is done there, by address.
pub struct Disk(Buckets<IpAddr>);

/// So much of the disk is a drop.
const DROP: usize = 1024;

impl Disk {
    /// All of it.
    pub fn new(rate: Rate) -> Disk {
        Disk(Buckets::new(rate))
    }

    /// Has whoever asks a share left? The server itself needs none.
    ///
    /// # Errors
    /// If more was kept for him than his share.
    pub fn has_room(&self) -> Result<(), Error> {
        let owes = Asker::here().and_then(|asker| self.0.owes(&asker.address(), Instant::now()));
        owes.map_or(Ok(()), |seconds| Err(Error::Share(seconds)))
    }

    /// So many bytes more are kept, for whoever asks.
    pub fn fill(&self, bytes: usize) {
        if let Some(asker) = Asker::here() {
            self.0.spend_at(asker.address(), bytes as f64 / DROP as f64, Instant::now());
        }
    }
}

/// So long may a message between servers be.
const MESSAGE: usize = 7000;

impl Meters {
    /// Full buckets.
    pub fn new(limits: &Limits) -> Meters {
        Meters {
            address: Buckets::new(limits.address),
            account: Buckets::new(limits.account),
            door: Buckets::new(limits.door),
            logins: Buckets::new(limits.logins),
            tables: Buckets::new(limits.tables),
            talk: Buckets::new(limits.talk),
            voices: Buckets::new(limits.voices),
            disk: Buckets::new(limits.disk),
            played: Arc::new(Disk::new(limits.played)),
        }
    }

    /// Somebody says something, from an address.
    ///
    /// # Errors
    /// If he, or all who are there, have said too much.
    pub fn speak(&self, who: &AccountId, address: IpAddr) -> Result<(), Error> {
        self.voices.take(address).map_err(Error::TooMany)?;
        self.talk.take(who.clone()).map_err(Error::TooMany)
    }

    /// Does something by which so many bytes more are kept that come from an address. However many guests there are, they have
    /// one share of the disk.
    ///
    /// # Errors
    /// If it has had its share, or it is not done; then nothing is counted.
    pub async fn keep<T>(
        &self,
        address: IpAddr,
        bytes: usize,
        work: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        let drops = u32::try_from(bytes.div_ceil(DROP)).unwrap_or(u32::MAX);
        if drops == 0 {
            return work.await;
        }
        self.disk.take_at(address, drops, Instant::now()).map_err(Error::Share)?;
        let done = work.await;
        if done.is_err() {
            self.disk.give_back(&address, drops);
        }
        done
    }

    /// What other servers are to be told of what was taken here: `door 192.0.2.1 3,talk 4kfz… 1`.
    pub fn untold(&self) -> Vec<String> {
        fn all<K: Display>(kind: &str, taken: Vec<(K, u32)>) -> impl Iterator<Item = String> {
            taken.into_iter().map(move |(key, drops)| format!("{kind} {key} {drops}"))
        }
        let taken = all("address", self.address.untold())
            .chain(all("account", self.account.untold()))
            .chain(all("door", self.door.untold()))
            .chain(all("logins", self.logins.untold()))
            .chain(all("tables", self.tables.untold()))
            .chain(all("talk", self.talk.untold()))
            .chain(all("voices", self.voices.untold()))
            .chain(all("disk", self.disk.untold()))
            .chain(all("played", self.played.0.untold()));
        let mut messages: Vec<String> = Vec::new();
        for word in taken {
            match messages.last_mut().filter(|last| last.len() + word.len() < MESSAGE) {
                Some(last) => {
                    last.push(',');
                    last.push_str(&word);
                }
                None => messages.push(word),
            }
        }
        messages
    }

    /// Hears what was taken at another server.
    pub fn heard(&self, message: &str) {
        let now = Instant::now();
        for word in message.split(',') {
            let mut parts = word.split(' ');
            let (Some(kind), Some(key), Some(drops)) = (parts.next(), parts.next(), parts.next()) else {
                continue;
            };
            let Ok(drops) = drops.parse() else { continue };
            let account = || AccountId(key.to_string());
            match (kind, key.parse()) {
                ("address", Ok(key)) => self.address.taken_elsewhere(key, drops, now),
                ("door", Ok(key)) => self.door.taken_elsewhere(key, drops, now),
                ("logins", Ok(key)) => self.logins.taken_elsewhere(key, drops, now),
                ("voices", Ok(key)) => self.voices.taken_elsewhere(key, drops, now),
                ("disk", Ok(key)) => self.disk.taken_elsewhere(key, drops, now),
                ("played", Ok(key)) => self.played.0.taken_elsewhere(key, drops, now),
                ("account", _) => self.account.taken_elsewhere(account(), drops, now),
                ("tables", _) => self.tables.taken_elsewhere(account(), drops, now),
                ("talk", _) => self.talk.taken_elsewhere(account(), drops, now),
                _ => {}
            }
        }
    }
}

/// Those of one house have one limit: an address of IPv6 stands for all of its network, of which anybody has as many as he likes.
pub fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        v4 => v4,
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
        self.enter_with(key, 1)
    }

    /// So many more, if that is not too many; what is more than anybody may have counts as all of it.
    pub fn enter_with(self: &Arc<Self>, key: K, weight: u32) -> Option<Entered<K>> {
        let mut counts = self.counts.lock().ok()?;
        let weight = weight.min(self.most).max(1);
        let count = counts.get(&key).copied().unwrap_or_default();
        if self.most.saturating_sub(count) < weight {
            return None;
        }
        counts.insert(key.clone(), count + weight);
        drop(counts);
        Some(Entered { tally: self.clone(), key, weight })
    }
}

/// One of those that a [`Tally`] counts, for as long as it lives.
pub struct Entered<K: Eq + Hash + Clone> {
    tally: Arc<Tally<K>>,
    key: K,
    weight: u32,
}

impl<K: Eq + Hash + Clone> Drop for Entered<K> {
    fn drop(&mut self) {
        if let Ok(mut counts) = self.tally.counts.lock()
            && let Some(count) = counts.get_mut(&self.key)
        {
            *count -= self.weight;
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
        // What is too much for anybody is all that he has.
        let all = tally.enter_with("c", 5);
        assert!(all.is_some() && tally.enter("c").is_none() && two.is_some());
        drop(all);
        assert!(tally.enter_with("c", 2).is_some());
    }

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let buckets = Buckets::new(Rate { burst: 2.0, per_second: 0.5 });
        let now = Instant::now();
        assert_eq!(buckets.take_at("a", 1, now), Ok(()));
        assert_eq!(buckets.take_at("a", 1, now), Ok(()));
        assert_eq!(buckets.take_at("a", 1, now), Err(2));
        assert_eq!(buckets.take_at("b", 1, now), Ok(()));
        assert_eq!(buckets.take_at("a", 1, now + Duration::from_secs(2)), Ok(()));
        assert_eq!(buckets.take_at("a", 1, now + Duration::from_secs(2)), Err(2));
    }

    #[test]
    fn full_buckets_are_not_kept_and_empty_ones_are() {
        let buckets = Buckets::new(Rate { burst: 2.0, per_second: 1.0 });
        let (mut now, mut who) = (Instant::now(), 0);
        let mut newcomer = |now| {
            who += 1;
            assert_eq!(buckets.take_at(who, 1, now), Ok(()));
        };
        for _ in 0..5_000 {
            now += Duration::from_secs(3);
            newcomer(now);
        }
        assert!(buckets.buckets.lock().unwrap().len() <= 300);
        assert_eq!((buckets.take_at(0, 1, now), buckets.take_at(0, 1, now)), (Ok(()), Ok(())));
        (0..5_000).for_each(|_| newcomer(now));
        assert_eq!(buckets.take_at(0, 1, now), Err(1));
    }

    /// Two servers that tell each other all they know.
    fn exchange(one: &Meters, other: &Meters) {
        for (from, to) in [(one, other), (other, one)] {
            from.untold().iter().for_each(|message| to.heard(message));
        }
    }

    #[test]
    fn whoever_asks_two_servers_has_one_limit() {
        let limits = Limits { door: Rate { burst: 4.0, per_second: 0.001 }, ..Limits::NONE };
        let (one, other) = (Meters::new(&limits), Meters::new(&limits));
        let (ada, bob) = (IpAddr::from([192, 0, 2, 1]), "2001:db8::1".parse().unwrap());
        for _ in 0..3 {
            assert_eq!(one.door.take(ada), Ok(()));
        }
        assert_eq!(other.door.take(bob), Ok(()));
        exchange(&one, &other);
        // What was told is not told again.
        exchange(&one, &other);
        assert_eq!(other.door.take(ada), Ok(()));
        assert!(other.door.take(ada).is_err());
        exchange(&one, &other);
        assert!(one.door.take(ada).is_err());
        for _ in 0..3 {
            assert_eq!(one.door.take(bob), Ok(()));
        }
        assert!(one.door.take(bob).is_err());
    }

    #[test]
    fn who_was_faster_than_the_news_owes_it() {
        let buckets = Buckets::new(Rate { burst: 2.0, per_second: 1.0 });
        let now = Instant::now();
        assert_eq!((buckets.take_at("a", 1, now), buckets.take_at("a", 1, now)), (Ok(()), Ok(())));
        buckets.taken_elsewhere("a", 2, now);
        assert_eq!(buckets.take_at("a", 1, now), Err(3));
        // Nobody owes for ever.
        buckets.taken_elsewhere("a", 1000, now);
        assert_eq!(buckets.take_at("a", 1, now), Err(3));
        assert_eq!(buckets.take_at("a", 1, now + Duration::from_secs(3)), Ok(()));
    }

    #[test]
    fn long_news_come_in_several_messages_and_nonsense_is_not_heard() {
        let limits = Limits { talk: Rate { burst: 2.0, per_second: 0.001 }, ..Limits::NONE };
        let (one, other) = (Meters::new(&limits), Meters::new(&limits));
        let people: Vec<AccountId> = (0..TOLD).map(|_| AccountId::new()).collect();
        for who in &people {
            for _ in 0..2 {
                assert_eq!(one.talk.take(who.clone()), Ok(()));
            }
        }
        let messages = one.untold();
        assert!(messages.len() > 1 && messages.iter().all(|m| m.len() <= MESSAGE), "{}", messages.len());
        messages.iter().for_each(|message| other.heard(message));
        assert!(people.into_iter().all(|who| other.talk.take(who).is_err()));
        ["", "talk", "talk x", "talk x y", "door x 1", "moon x 1", ",,"].iter().for_each(|m| other.heard(m));
    }

    #[test]
    fn a_network_is_one_neighbour() {
        let of = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }
}
