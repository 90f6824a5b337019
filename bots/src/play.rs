//! One game between bots.

use std::fmt;

use sandtable_core::{
    Ask, Chance, Decision, Log, Mode, OrderBook, Outcome, Policy, Rules, Seat, Seen, standing_answer,
};

use crate::Bot;
use crate::questions::{Clerk, Questions};

/// How far a game goes and how often it is examined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// A game with more actions counts as unfinished.
    pub actions: u32,
    /// Invariants are checked after so many actions, and at the end; 0 means at the end alone.
    pub faults_every: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { actions: 200_000, faults_every: 64 }
    }
}

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it ended; none when the limit came first.
    pub outcome: Option<Outcome>,
    /// How many actions were played.
    pub actions: u32,
    /// The turn in which it ended, where the position names one.
    pub turn: Option<u32>,
    /// Reaction stops by seat.
    pub stops: Vec<Stops>,
    /// How often each seat was asked while others acted.
    pub questions: Vec<Questions>,
}

/// How often a seat was asked to react.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stops {
    /// Windows at which it was asked.
    pub asked: u64,
    /// Of these, windows that it did not let pass.
    pub taken: u64,
}

/// What broke in a game, and how to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The game's seed.
    pub seed: u64,
    /// After how many actions.
    pub after: u32,
    /// What is wrong.
    pub what: String,
    /// The actions so far, in notation, each with the number of its seat.
    pub trail: Vec<(Seat, String)>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game with seed {}, after {} actions: {}", self.seed, self.after, self.what)
    }
}

impl std::error::Error for Fault {}

/// Plays a game, everybody asked at everything. Its dice and each bot's own come from separate streams of the seed, so that
/// another bot changes nothing else.
///
/// # Errors
/// A broken invariant, a decision without an action, or an illegal choice of a bot, with the trail that led there.
pub fn play<R: Policy>(
    rules: &R,
    bots: &mut [Box<dyn Bot<R>>],
    seed: u64,
    limits: Limits,
) -> Result<Played, Fault> {
    let mut trail = Vec::new();
    run(rules, bots, &[], seed, limits, &mut trail).map_err(|what| Fault {
        seed,
        after: trail.len() as u32,
        what,
        trail: spell(rules, &trail),
    })
}

/// As [`play`], but seats that have a book of standing orders are asked where it says so. The trail is the caller's, so that
/// it outlives a panic.
pub(crate) fn run<R: Policy>(
    rules: &R,
    bots: &mut [Box<dyn Bot<R>>],
    books: &[OrderBook],
    seed: u64,
    limits: Limits,
    trail: &mut Vec<(Seat, R::Action)>,
) -> Result<Played, String> {
    let mut dice = Chance::quick(stream(seed, 0));
    let mut whims: Vec<_> = (1..=bots.len() as u64).map(|i| Chance::quick(stream(seed, i))).collect();
    let mut stops = vec![Stops::default(); bots.len()];
    let mut books = books.to_vec();
    let mut clerk = Clerk::new(bots.len());
    let mut log = Log::off();
    let mut s = rules.start(&mut dice, &mut log);
    let mut actions = 0u32;
    let outcome = loop {
        let ask = match rules.decision(&s) {
            Decision::Over(outcome) => break Some(outcome),
            Decision::Ask(_) if actions >= limits.actions => break None,
            Decision::Ask(ask) => ask,
        };
        clerk.look(rules, &s, ask);
        if let Some((seat, action)) = ordered(rules, &s, ask, &mut books) {
            trail.push((seat, action));
            rules.apply(&mut s, seat, action, &mut dice, &mut log);
            actions += 1;
            continue;
        }
        let seat = answerer(ask, bots.len(), |seat| {
            let i = usize::from(seat.0);
            bots[i].urge(rules, &Seen::by(rules, &s, seat), seat, &mut whims[i])
        });
        let Some(seat) = seat else { return Err("a decision asks no seat".into()) };
        let seen = Seen::by(rules, &s, seat);
        let i = usize::from(seat.0);
        let Some(action) = bots[i].choose(rules, &seen, seat, &mut whims[i]) else {
            return Err(format!("seat {} is asked but has no legal action", seat.0));
        };
        if let Some(wanted) = bots[i].bug() {
            return Err(format!(
                "the policy of seat {} wants the illegal action '{}'",
                seat.0,
                written(rules, wanted)
            ));
        }
        if let Err(refusal) = rules.check(&s, seat, action) {
            let text = written(rules, action);
            return Err(format!("seat {} chose '{text}', refused by rule {}", seat.0, refusal.rule));
        }
        clerk.asked(seat, ask.window);
        if let Some(window) = ask.window {
            if let Some(book) = books.get_mut(i) {
                let declined = rules.decline(&s, seat) == Some(action);
                book.answered(window.0, Some(impulse(rules, &s)), declined);
            }
            stops[i].asked += 1;
            stops[i].taken += u64::from(rules.decline(&s, seat) != Some(action));
        }
        trail.push((seat, action));
        rules.apply(&mut s, seat, action, &mut dice, &mut log);
        actions += 1;
        if limits.faults_every != 0 && actions.is_multiple_of(limits.faults_every) {
            examine(rules, &s)?;
        }
    };
    examine(rules, &s)?;
    let turn = rules.position(&s).get_int("turn").ok().flatten();
    Ok(Played { outcome, actions, turn, stops, questions: clerk.done() })
}

/// What tells impulses apart for standing orders that ask "once".
fn impulse<R: Policy>(rules: &R, s: &R::State) -> String {
    let clock = rules.clock(s);
    format!("{} {}", clock.turn, clock.phase)
}

/// The answer of standing orders to a window at which one seat is asked.
fn ordered<R: Policy>(
    rules: &R,
    s: &R::State,
    ask: Ask,
    books: &mut [OrderBook],
) -> Option<(Seat, R::Action)> {
    let window = ask.window.filter(|_| ask.mode == Mode::One)?;
    let seat = ask.seats.iter().next()?;
    let book = books.get_mut(usize::from(seat.0))?;
    if !book.spent.is_empty() {
        book.renew(Some(&impulse(rules, s)), false);
    }
    standing_answer(rules, s, seat, window, book).map(|action| (seat, action))
}

/// The seat that answers: of several whose first answer counts the one who wants to most, else the first, since all
/// of them will be asked.
pub(crate) fn answerer(ask: Ask, seats: usize, mut urge: impl FnMut(Seat) -> f32) -> Option<Seat> {
    let mut asked = ask.seats.iter().filter(|seat| usize::from(seat.0) < seats).peekable();
    let mut best = asked.next()?;
    if ask.mode == Mode::Any && asked.peek().is_some() {
        let mut most = urge(best);
        for seat in asked {
            let wants = urge(seat);
            if wants > most {
                (best, most) = (seat, wants);
            }
        }
    }
    Some(best)
}

fn examine<R: Rules>(rules: &R, s: &R::State) -> Result<(), String> {
    let faults = rules.faults(s);
    if faults.is_empty() { Ok(()) } else { Err(faults.join("; ")) }
}

/// The trail in notation.
pub(crate) fn spell<R: Rules>(rules: &R, trail: &[(Seat, R::Action)]) -> Vec<(Seat, String)> {
    trail.iter().map(|(seat, action)| (*seat, written(rules, *action))).collect()
}

fn written<R: Rules>(rules: &R, action: R::Action) -> String {
    let mut text = String::new();
    rules.write(action, &mut text);
    text
}

/// The seed of one of the independent streams of a game: 0 for its dice, 1 and up for its seats.
pub fn stream(seed: u64, number: u64) -> u64 {
    // SplitMix64: neighbouring seeds and streams give unlike numbers.
    let mut z = seed.wrapping_add((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
