//! Exact odds from the very code that is played: every way the dice can fall, with equal positions merged.
//!
//! Dice are rolled as buckets, so that their ways are counted by hits. Nothing is sampled.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

use sandtable_core::{
    Chance, Event as Shown, Log, Odds, RuleId, Rules, Seat, Seen, Text, assumption, enumerate, share_of_hits,
};

use crate::Mediterranean;
use crate::action::Action;
use crate::pieces::{Arm, Event, GONE, POOL, Place, Side, is_area, place_value};
use crate::policy::{fight, windows};
use crate::state::State;
use crate::steps::Step;

/// Positions are long and never hostile, so a plain multiplicative hash is enough.
#[derive(Default)]
struct Quick(u64);

impl Quick {
    fn mix(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.mix(u64::from_le_bytes(word));
        }
    }
    fn write_u8(&mut self, n: u8) {
        self.mix(n.into());
    }
    fn write_u32(&mut self, n: u32) {
        self.mix(n.into());
    }
    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }
    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

/// Positions with their shares.
type Shares = HashMap<State, f64, BuildHasherDefault<Quick>>;

/// Positions still to be played on, the earliest of the battle first, so that equal ones meet before they are.
#[derive(Default)]
struct Open {
    later: BTreeMap<u32, Shares>,
    now: Vec<(State, f64)>,
}

impl Open {
    fn add(&mut self, state: State, share: f64) {
        *self.later.entry(progress(&state)).or_default().entry(state).or_default() += share;
    }

    fn next(&mut self) -> Option<(State, f64)> {
        if self.now.is_empty() {
            self.now.extend(self.later.pop_first()?.1);
        }
        self.now.pop()
    }
}

/// How far a battle has come: round, step of the round, losses absorbed.
fn progress(s: &State) -> u32 {
    let (step, absorbed) = match s.step() {
        _ if s.battle.target == 0 => (0, 0),
        Some(Step::Window { declined, .. }) if s.battle.round == 0 => (0, u32::from(declined)),
        Some(Step::Intercept { .. } | Step::FlyOut | Step::Drop) => (1, 0),
        Some(Step::Support(side)) => (2, u32::from(side != s.active)),
        Some(Step::Elite) => (3, 0),
        Some(Step::Losses { side, hits, .. }) => {
            (if side == s.active { 4 } else { 5 }, 32 - u32::from(hits.min(32)))
        }
        Some(Step::Fall { .. }) => (6, 0),
        Some(Step::Window { declined, .. }) => (7, u32::from(declined)),
        Some(Step::Resolve) => (8, 0),
        _ => (9, 0),
    };
    (u32::from(s.battle.round) * 10 + step) * 64 + absorbed
}

/// So small a share of battles that take an area is no reason to fight for it.
pub const HARDLY: f64 = 0.05;

/// The keys of what can be taken to be otherwise.
const ROUNDS: &str = "rounds";
const SUPPORT: &str = "support";
const ELITES: &str = "elites";
const INTERCEPTION: &str = "interception";

/// What the players are taken to do in a battle.
#[derive(Clone, Copy)]
struct Habits {
    /// The attacker breaks off after a round.
    one_round: bool,
    /// This side neither flies support nor commits a tank.
    unsupported: Option<Side>,
    /// Elite units absorb losses rather than inflict them.
    shields: bool,
    /// Nobody meets a landing at sea.
    unmet: bool,
}

impl Habits {
    fn new(otherwise: &[&str], asking: Seat) -> Habits {
        let is = |key| otherwise.contains(&key);
        Habits {
            one_round: is(ROUNDS),
            unsupported: Side::of(asking).map(Side::other).filter(|_| is(SUPPORT)),
            shields: is(ELITES),
            unmet: is(INTERCEPTION),
        }
    }
}

/// What an action leads to, if dice or a battle hang on it.
pub fn odds(
    rules: &Mediterranean,
    seen: &Seen<Mediterranean>,
    a: Action,
    otherwise: &[&str],
) -> Option<Odds> {
    odds_since(rules, seen.state(), seen.state(), a, otherwise)
}

/// The same at the end of a line that began at `first`: units that it has lost by then count.
pub fn odds_since(
    rules: &Mediterranean,
    first: &State,
    s: &State,
    a: Action,
    otherwise: &[&str],
) -> Option<Odds> {
    let seat = rules.decision(s).seats().iter().next()?;
    rules.check(s, seat, a).ok()?;
    match a {
        Action::Bomb(_, area) => Some(bombing(rules, s, seat, a, area)),
        Action::Engage(..) => Some(engagement(rules, s, seat, a)),
        Action::InterceptAir(_) | Action::InterceptShip(_) => interception(rules, s, seat, a),
        Action::Done if matches!(s.step(), Some(Step::Intercept { dice: 1.., .. })) => {
            interception(rules, s, seat, a)
        }
        _ => battle(rules, [first, s], seat, a, otherwise),
    }
}

/// The positions that an action can lead to, with their shares.
fn branches(rules: &Mediterranean, s: &State, seat: Seat, a: Action, each: impl FnMut(State, f64)) {
    let play = |chance: &mut Chance| {
        let mut next = s.clone();
        rules.apply(&mut next, seat, a, chance, &mut Log::off());
        next
    };
    enumerate(play, each);
}

fn lost(rules: &Mediterranean, s: &State, side: Side) -> usize {
    let mut n = 0;
    for arm in Arm::FIGHTING {
        n += rules.theatre().range(side, arm).filter(|i| matches!(s.units[*i].place, POOL | GONE)).count();
    }
    n
}

/// The number of hits of the first roll that an action brings, by share.
fn hits_of(rules: &Mediterranean, s: &State, seat: Seat, a: Action) -> Vec<f64> {
    let mut log = Log::on();
    let mut next = s.clone();
    rules.apply(&mut next, seat, a, &mut Chance::quick(0), &mut log);
    let roll = log.take().into_iter().find_map(|e| match e.event {
        Some(Shown::Rolled { dice, hit }) => Some((dice.len(), hit)),
        _ => None,
    });
    let (n, hit) = roll.unwrap_or((0, 6));
    (0..=n).map(|hits| share_of_hits(n, hits, hit)).collect()
}

fn expected_hits(shares: &[f64]) -> f64 {
    shares.iter().enumerate().map(|(hits, share)| hits as f64 * share).sum()
}

fn bombing(rules: &Mediterranean, s: &State, seat: Seat, a: Action, area: Place) -> Odds {
    let shares = hits_of(rules, s, seat, a);
    let hit = shares.get(1).copied().unwrap_or(0.0);
    Odds {
        sums: Vec::new(),
        ends: vec![
            (Text::new("odds-bomb-hits").with("area", place_value(area)), hit),
            (Text::new("odds-bomb-misses").with("area", place_value(area)), 1.0 - hit),
        ],
        expected: vec![(Text::new("odds-expected-hits"), expected_hits(&shares))],
        assumes: Vec::new(),
    }
}

fn engagement(rules: &Mediterranean, s: &State, seat: Seat, a: Action) -> Odds {
    let hit = hits_of(rules, s, seat, a).get(1).copied().unwrap_or(0.0);
    Odds {
        sums: Vec::new(),
        ends: vec![(Text::new("odds-fleet-turned"), hit), (Text::new("odds-fleet-missed"), 1.0 - hit)],
        expected: Vec::new(),
        assumes: Vec::new(),
    }
}

/// All interceptors named so far, with the one of the action.
fn interception(rules: &Mediterranean, s: &State, seat: Seat, a: Action) -> Option<Odds> {
    let mut s = s.clone();
    let mut last = a;
    if a != Action::Done {
        let before = s.clone();
        rules.apply(&mut s, seat, a, &mut Chance::quick(0), &mut Log::off());
        if matches!(s.step(), Some(Step::Intercept { .. })) && rules.check(&s, seat, Action::Done).is_ok() {
            last = Action::Done;
        } else {
            s = before;
        }
    }
    let shares = hits_of(rules, &s, seat, last);
    Some(Odds {
        sums: Vec::new(),
        ends: shares
            .iter()
            .enumerate()
            .map(|(hits, share)| (Text::new("odds-interception-hits").with("hits", hits as i32), *share))
            .collect(),
        expected: vec![(Text::new("odds-expected-hits"), expected_hits(&shares))],
        assumes: vec![(Text::new("odds-assume-no-more-interceptors"), None)],
    })
}

/// How a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Taken,
    Held,
    Destroyed,
}

/// The battle that an action belongs to.
fn target_of(s: &State, a: Action) -> Option<Place> {
    if s.battle.target != 0 {
        // Leaving a battle, or doing something else in it, is no question of odds.
        return match a {
            Action::Continue
            | Action::Support(_)
            | Action::TankSupport
            | Action::Drop
            | Action::Strike
            | Action::Shield
            | Action::Lose(_)
            | Action::LoseLine
            | Action::Retreat
            | Action::Play(Event::Reserves | Event::StopBattle)
            | Action::Decline => Some(s.battle.target),
            Action::Done if !matches!(s.step(), Some(Step::Advance)) => Some(s.battle.target),
            _ => None,
        };
    }
    match (s.step(), a) {
        (_, Action::Attack(_, to) | Action::Battle(to)) => Some(to),
        (_, Action::Board(_) | Action::Join(_)) => Some(s.landing.target).filter(|t| *t != 0),
        (Some(Step::Declare), Action::Done) => s.arrows.first().map(|arrow| arrow.to),
        _ => None,
    }
}

/// How a battle is likely to end.
struct Course {
    /// The share of each verdict.
    shares: [f64; 3],
    /// Units lost on average, by side.
    losses: [f64; 2],
}

/// Plays a battle through, from an action on, over every way the dice can fall.
fn fought(
    rules: &Mediterranean,
    s: &State,
    (seat, a): (Seat, Action),
    target: Place,
    habits: Habits,
) -> Option<Course> {
    let attacker = s.active;
    let before = Side::BOTH.map(|side| lost(rules, s, side));
    let joins = matches!(a, Action::Attack(..) | Action::Board(_) | Action::Drop);
    let sent = rules.look(s).attackers(target).count() + usize::from(joins);
    let mut course = Course { shares: [0.0; 3], losses: [0.0; 2] };
    let mut open = Open::default();
    branches(rules, s, seat, a, |next, share| open.add(next, share));
    while let Some((state, share)) = open.next() {
        let gone = Side::BOTH.map(|side| lost(rules, &state, side).saturating_sub(before[side as usize]));
        if let Some(verdict) = verdict(rules, &state, target, gone[attacker as usize] >= sent) {
            course.shares[verdict as usize] += share;
            for side in Side::BOTH {
                course.losses[side as usize] += share * gone[side as usize] as f64;
            }
            continue;
        }
        let seat = rules.decision(&state).seats().iter().next()?;
        let a = assumed(rules, &state, seat, target, habits)?;
        branches(rules, &state, seat, a, |next, way| open.add(next, share * way));
    }
    Some(course)
}

/// What another round of the battle under way leads to.
pub struct Prospect {
    /// The share of battles in which the area is taken.
    pub taken: f64,
    /// Units lost on average, by side.
    pub lost: [f64; 2],
}

/// What fighting on leads to, as its odds say.
pub fn fighting_on(rules: &Mediterranean, s: &State, seat: Seat) -> Option<Prospect> {
    rules.check(s, seat, Action::Continue).ok()?;
    let Course { shares, losses } =
        fought(rules, s, (seat, Action::Continue), s.battle.target, Habits::new(&[], seat))?;
    Some(Prospect { taken: shares[Verdict::Taken as usize], lost: losses })
}

/// May anybody still meet a landing at sea, before the first round of its battle?
fn may_be_met(rules: &Mediterranean, s: &State, target: Place) -> bool {
    let (look, defender) = (rules.look(s), s.active.other());
    let before = s.battle.target == 0 || matches!(s.step(), Some(Step::Window { .. }) if s.battle.round == 0);
    let flies = |who| look.mission(defender, who, target).is_ok();
    before
        && s.landing.target == target
        && (look.ready_ships(defender).next().is_some()
            || look.each(defender, &Arm::AIR, |u| is_area(u.place) && !u.used()).any(|(who, _)| flies(who)))
}

fn battle(
    rules: &Mediterranean,
    [first, s]: [&State; 2],
    seat: Seat,
    a: Action,
    otherwise: &[&str],
) -> Option<Odds> {
    let target = target_of(s, a)?;
    let habits = Habits::new(otherwise, seat);
    let attacker = s.active;
    let Course { shares, losses } = fought(rules, s, (seat, a), target, habits)?;
    let losses = Side::BOTH.map(|side| {
        let before = lost(rules, s, side).saturating_sub(lost(rules, first, side));
        losses[side as usize] + before as f64
    });
    let goes = s.battle.retreating || a == Action::Retreat;
    let area = place_value(target);
    let several = s.battle.target == 0 && s.arrows.iter().any(|arrow| arrow.to != target);
    let end = |id, verdict: Verdict| (Text::new(id).with("area", area), shares[verdict as usize]);
    let mut sums = Vec::new();
    let own = losses[attacker as usize];
    let declares = s.battle.target == 0 && Side::of(seat) == Some(attacker);
    if declares && shares[Verdict::Taken as usize] <= HARDLY && losses[attacker.other() as usize] <= own {
        // The client wants a second press for it.
        sums.push((Text::new("odds-hopeless").with("area", area), None));
    }
    let mut at_sea = None;
    if may_be_met(rules, s, target) {
        // Both figures are told: whether anybody sails against it is the enemy's choice.
        let other = Habits { unmet: !habits.unmet, ..habits };
        let share = fought(rules, s, (seat, a), target, other)?.shares[Verdict::Taken as usize];
        let id = if other.unmet { "odds-if-unmet" } else { "odds-if-met" };
        sums.push((
            Text::new(id).with("area", area).with("share", (share * 100.0).round() as i32),
            Some(RuleId("landing.intercept/1")),
        ));
        at_sea = Some(assumption(otherwise, INTERCEPTION, "odds-assume-met", "odds-assume-unmet"));
    }
    Some(Odds {
        sums,
        ends: vec![
            end("odds-taken", Verdict::Taken),
            end("odds-held", Verdict::Held),
            end("odds-destroyed", Verdict::Destroyed),
        ],
        expected: vec![
            (Text::new("odds-losses").with("side", attacker.seat()), losses[attacker as usize]),
            (
                Text::new("odds-losses").with("side", attacker.other().seat()),
                losses[attacker.other() as usize],
            ),
        ],
        assumes: at_sea
            .into_iter()
            .chain([assumption(otherwise, ROUNDS, "odds-assume-rounds", "odds-assume-one-round")])
            .chain((!goes).then(|| (Text::new("odds-assume-stands"), None)))
            .chain([
                assumption(otherwise, SUPPORT, "odds-assume-support", "odds-assume-no-support"),
                (Text::new("odds-assume-losses"), None),
                assumption(otherwise, ELITES, "odds-assume-elites", "odds-assume-elites-absorb"),
                (Text::new("odds-assume-no-interrupts"), None),
            ])
            .chain(several.then(|| (Text::new("odds-assume-first").with("area", area), None)))
            .collect(),
    })
}

/// Is the battle for an area decided? `spent`: has the attacker lost as many units as he sent?
fn verdict(rules: &Mediterranean, s: &State, target: Place, spent: bool) -> Option<Verdict> {
    if s.over.is_some() {
        let taken = !rules.look(s).enemies(s.active, target);
        return Some(if taken { Verdict::Taken } else { Verdict::Destroyed });
    }
    let under_way = s.battle.target == target;
    match s.step() {
        Some(Step::Advance) if under_way => return Some(Verdict::Taken),
        Some(Step::Return) if under_way => return Some(Verdict::Held),
        _ if under_way || s.arrows.iter().any(|a| a.to == target) => return None,
        _ => {}
    }
    // It was put away: whoever is left has gone back to his area.
    Some(if spent { Verdict::Destroyed } else { Verdict::Held })
}

/// What a player is taken to do.
fn assumed(rules: &Mediterranean, s: &State, seat: Seat, target: Place, habits: Habits) -> Option<Action> {
    let side = Side::of(seat)?;
    let legal = |a: Action| rules.check(s, seat, a).is_ok();
    let fixed = match s.step()? {
        Step::Window { .. } | Step::LastRetreat | Step::Reserves(_) => Action::Decline,
        Step::Intercept { to, landing: true, .. } if !habits.unmet => meets(rules, s, side, to),
        Step::Declare | Step::Intercept { .. } | Step::FlyOut | Step::Drop | Step::Fall { all: false } => {
            Action::Done
        }
        Step::Choose => Action::Battle(target),
        Step::Resolve if habits.one_round => Action::BreakOff,
        Step::Resolve => Action::Continue,
        Step::Elite if habits.shields && legal(Action::Shield) => Action::Shield,
        Step::Elite if !habits.shields && legal(Action::Strike) => Action::Strike,
        Step::Elite => Action::Done,
        Step::Support(side) if habits.unsupported == Some(side) => Action::Done,
        Step::Support(_) => support(rules, s, side, seat),
        Step::Losses { scope, .. } => return fight::cheapest(rules.look(s), side, scope),
        Step::Fall { all: true } | Step::Flight { .. } | Step::Return => {
            let mut actions = Vec::new();
            rules.actions(s, seat, &mut actions);
            return actions.first().copied();
        }
        _ => return None,
    };
    legal(fixed).then_some(fixed)
}

/// Whoever a sensible player sends against a landing, one after the other; then all of them roll.
fn meets(rules: &Mediterranean, s: &State, side: Side, to: Place) -> Action {
    let look = rules.look(s);
    let ships = look.ready_ships(side).map(Action::InterceptShip);
    let aircraft = look
        .each(side, &Arm::AIR, |u| is_area(u.place) && !u.used())
        .map(|(who, _)| Action::InterceptAir(who));
    let wanted = |a: &Action| {
        windows::intercept(look, side, to, true, *a) > 1.0 && rules.check(s, side.seat(), *a).is_ok()
    };
    ships.chain(aircraft).find(wanted).unwrap_or(Action::Done)
}

/// Aircraft whenever one can, a tank if that raises the hits to be expected.
fn support(rules: &Mediterranean, s: &State, side: Side, seat: Seat) -> Action {
    let look = rules.look(s);
    if !s.battle.air[side as usize] {
        let aircraft = look
            .each(side, &Arm::AIR, |u| !u.used())
            .map(|(who, _)| Action::Support(who))
            .find(|a| rules.check(s, seat, *a).is_ok());
        if let Some(a) = aircraft {
            return a;
        }
    }
    if rules.check(s, seat, Action::TankSupport).is_ok() {
        let mut with = s.clone();
        with.battle.tank[side as usize] = true;
        let expected = |(dice, hit): (u8, u8)| u16::from(dice) * u16::from(7 - hit);
        if expected(rules.look(&with).dice(side)) > expected(look.dice(side)) {
            return Action::TankSupport;
        }
    }
    Action::Done
}
