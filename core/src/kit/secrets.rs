//! Hidden values swapped for others: all that a table says to those who may not know them stays the same.

use std::sync::Arc;

use super::Walk;
use super::eyes::name;
use super::hearsay::drawn;
use super::texts::handles;
use crate::{Chance, Header, Live, Log, Mind, Policy, Record, Seat, Seen, Table, Viewer};

/// One position in so many is put to the test, if nothing else is said.
const EVERY: u32 = 5;
/// Actions of a decision whose odds and drafts are compared, and actions seen elsewhere that are tried for their refusal.
const TRIED: usize = 6;

/// So much is quoted before a difference, and from it on.
const BEFORE: usize = 60;
const AFTER: usize = 80;

/// Swaps something that a viewer may not know for something else that it might be as well; says no where nothing is
/// hidden from him. What is swapped is the game's to declare: two face-down pieces, a hand, a chit in the cup.
pub trait Swap<R: Policy>: Fn(&R, &mut R::State, Viewer, &mut Chance) -> bool {}

impl<R: Policy, F: Fn(&R, &mut R::State, Viewer, &mut Chance) -> bool> Swap<R> for F {}

/// Random games in which hidden values are swapped before the eyes of every seat and of a spectator. Both tables must
/// say the same to him: scene, position, record, log, draft, fork, odds, refusals and hints, now and after the next
/// action, unless that reveals something. Gives the number of swaps.
///
/// ```no_run
/// # use std::sync::Arc;
/// # use sandtable_core::{Policy, Seen, kit};
/// # fn test<R: Policy>(rules: R) {
/// // Everything hidden is imagined anew. A game declares better what it hides.
/// let swaps = kit::secrets(&Arc::new(rules), 20, |rules, s, viewer, chance| {
///     *s = rules.imagine(&Seen::of(rules, s, viewer), chance);
///     true
/// });
/// assert!(swaps > 100);
/// # }
/// ```
///
/// # Panics
/// At the first difference.
#[track_caller]
pub fn secrets<R: Policy>(rules: &Arc<R>, games: u64, swap: impl Swap<R>) -> u32 {
    secrets_within(rules, games, u32::MAX, EVERY, swap)
}

/// [`secrets`] of long games: they are left after so many actions, and one position in `every` is put to the test.
///
/// # Panics
/// At the first difference.
#[track_caller]
pub fn secrets_within<R: Policy>(
    rules: &Arc<R>,
    games: u64,
    most: u32,
    every: u32,
    swap: impl Swap<R>,
) -> u32 {
    let mut swaps = 0;
    for seed in 0..games {
        let mut chance = Chance::quick(seed.rotate_left(17));
        let mut walk = Walk::new(&**rules, seed);
        let mut strays = Vec::new();
        while let Some(seat) = walk.asked().filter(|_| walk.length < most) {
            let a = walk.random(seat);
            if walk.length % every == seed as u32 % every {
                let seats = (0..rules.board().seats.len() as u8).map(|i| Viewer::seat(Seat(i)));
                for viewer in seats.chain([Viewer::SPECTATOR]) {
                    let mut other = walk.state.clone();
                    if swap(rules, &mut other, viewer, &mut chance) && other != walk.state {
                        let pair = Pair { rules, states: [&walk.state, &other], viewer, strays: &strays };
                        if let Err(leak) = pair.alike(seat, a) {
                            panic!("seed {seed}, after {} actions: {leak}", walk.length);
                        }
                        swaps += 1;
                    }
                }
            }
            let at = walk.length as usize % 64;
            if at < strays.len() {
                strays[at] = a
            } else {
                strays.push(a)
            }
            walk.go(seat, a);
        }
    }
    assert!(swaps > 0, "nothing was ever swapped: is there nothing to hide?");
    swaps
}

/// Two positions that differ in what a viewer may not know.
struct Pair<'a, R: Policy> {
    rules: &'a Arc<R>,
    states: [&'a R::State; 2],
    viewer: Viewer,
    /// Actions seen elsewhere.
    strays: &'a [R::Action],
}

impl<R: Policy> Pair<'_, R> {
    fn alike(&self, seat: Seat, a: R::Action) -> Result<(), String> {
        let faults = self.rules.faults(self.states[1]);
        if !faults.is_empty() {
            return Err(format!("the swapped position is broken: {}", faults.join("; ")));
        }
        let [truth, other] = self.states.map(|s| Seen::<R>::of(self.rules, s, self.viewer));
        if truth != other {
            return Err(format!("{} sees what was swapped", name(self.viewer)));
        }
        let seats = self.rules.board().seats.iter().map(ToString::to_string).collect();
        let header = Header { game: "kit".into(), scenario: "kit".into(), seats, ..Header::default() };
        let mut tables = self
            .states
            .map(|s| Live::opened(self.rules.clone(), header.clone(), s.clone(), u64::from(seat.0)));
        self.compare(&mut tables, "")?;
        if self.shows_nothing(seat, a) {
            let line = self.written(a);
            for table in &mut tables {
                table.act(seat, &line).map_err(|e| format!("'{line}', which is legal, is refused: {e}"))?;
            }
            self.compare(&mut tables, &line)?;
        }
        Ok(())
    }

    /// Is an action legal in both positions, and carried out without revealing anything?
    fn shows_nothing(&self, seat: Seat, a: R::Action) -> bool {
        self.states.iter().all(|s| {
            let (mut s, mut chance, mut log) =
                ((*s).clone(), Chance::quick(u64::from(seat.0)).traced(), Log::off());
            if self.rules.check(&s, seat, a).is_err() {
                return false;
            }
            self.rules.apply(&mut s, seat, a, &mut chance, &mut log);
            // Dice that meet hidden things show something of them to whoever acts.
            let falls = chance.take_trace();
            let exposes = log.take_exposed() && !self.viewer.0.has(seat);
            !log.take_revealed()
                && !exposes
                && !falls.iter().any(drawn)
                && (falls.is_empty() || !self.viewer.0.has(seat))
        })
    }

    /// Whatever the tables say to the viewer, they say alike.
    fn compare(&self, tables: &mut [Live<R>; 2], after: &str) -> Result<(), String> {
        let [truth, other] = tables;
        for ((what, truth), (_, other)) in self.says(truth).into_iter().zip(self.says(other)) {
            if truth == other {
                continue;
            }
            let odd = [around(&truth, &other), around(&other, &truth)];
            let after = if after.is_empty() { String::new() } else { format!(" after '{after}'") };
            return Err(format!(
                "the {what} tells {} a secret{after}:\n  {}\nand, were it otherwise,\n  {}",
                name(self.viewer),
                odd[0],
                odd[1]
            ));
        }
        Ok(())
    }

    /// Everything that a table says to the viewer, by what it is.
    fn says(&self, table: &mut Live<R>) -> Vec<(&'static str, String)> {
        let viewer = self.viewer;
        let record: Record = table.record();
        let scene = table.scene(viewer);
        let mut says = vec![
            ("scene", format!("{scene:?}")),
            ("position", table.shown(viewer).to_string()),
            // A finished game is open.
            (
                "record",
                if record.end.is_none() { record.for_viewer(viewer).to_string() } else { String::new() },
            ),
            ("log", format!("{:?}\n{}", table.log(viewer, 0), table.seq(viewer))),
            ("fork", table.fork(viewer, 1).position().to_string()),
        ];
        let whys = handles(&scene, self.rules.board(), 0)
            .map(|at| format!("{at:?} {:?}\n", table.why(viewer, &at)))
            .collect();
        says.push(("reason why not", whys));
        for seat in viewer.0.iter() {
            says.extend(self.answers(table, seat));
        }
        says
    }

    /// What a table answers to a seat that is asked.
    fn answers(&self, table: &mut Live<R>, seat: Seat) -> Vec<(&'static str, String)> {
        let lines = table.actions(seat);
        let mut drafts = format!("{:?}\n", table.draft_scene(seat, "").ok());
        let mut odds = String::new();
        for line in lines.iter().take(TRIED) {
            drafts += &format!("{line}: {:?}\n", table.draft_scene(seat, line).ok());
            odds += &format!("{line}: {:?}\n", table.odds(self.viewer, line, &[]).ok());
        }
        let mut refusals = String::new();
        for a in self.strays.iter().rev().take(TRIED) {
            let line = self.written(*a);
            refusals += &format!("{line}: {:?}\n", table.draft_scene(seat, &line).err());
        }
        let (seen, mut plans) = (table.seen(self.viewer), Vec::new());
        if !lines.is_empty() {
            self.rules.candidates(&seen, seat, &mut Mind::default(), &mut plans);
        }
        let stands = self.rules.score(&seen, seat);
        vec![
            ("list of actions", lines.join("\n")),
            ("draft", drafts),
            ("list of odds", odds),
            ("refusal", refusals),
            ("hint", format!("{plans:?}\n{stands}")),
        ]
    }

    fn written(&self, a: R::Action) -> String {
        let mut text = String::new();
        self.rules.write(a, &mut text);
        text
    }
}

/// A text near the first place in which it differs from another.
fn around(text: &str, other: &str) -> String {
    let same = text.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    text.chars().skip(same.saturating_sub(BEFORE)).take(BEFORE + AFTER).collect()
}
