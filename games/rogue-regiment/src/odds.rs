//! Exact odds from the very code that is played: an attack for every way its dice can fall, and the Axis phases that
//! follow a turn for every card that may be drawn. Nothing is sampled.

use sandtable_core::{Chance, Log, Odds, RuleId, Rules, Seat, Seen, Text, assumption, enumerate};

use crate::Mission;
use crate::action::{Action, Friend, Mark, Unit};
use crate::look::{Look, Prey};
use crate::play::{Play, friend_value, prey_value, unit_value};
use crate::policy;
use crate::state::{CARS, FRIENDS, Fate, NOBODY, State, flag, mood};
use crate::steps::{self, Phase, Stage, Step, Then};

/// More decisions than an action can ask for.
const MOST: usize = 256;
/// The key of the assumption that no rabbit's foot is used.
const LUCK: &str = "luck";

/// What an action leads to, if dice or cards hang on it.
pub fn odds(rules: &Mission, seen: &Seen<Mission>, a: Action, otherwise: &[&str]) -> Option<Odds> {
    let s = seen.state();
    let asked = rules.decision(s).seats();
    let seat = asked.iter().find(|seat| rules.check(s, *seat, a).is_ok())?;
    match (s.step()?, a) {
        (Step::Acting(_) | Step::Strike(..), Action::Attack(..) | Action::Burst(..) | Action::Throw(_))
        | (Step::Acting(_) | Step::Strike(..), Action::Blind(..))
        | (Step::Follow(_, Then::Attack), Action::Move(_))
        | (Step::Guns(..), Action::Attack(..))
        | (Step::Marked, Action::Fire(..) | Action::Lob(_)) => Some(attack(rules, s, seat, a, otherwise)),
        (Step::Attack(u, _) | Step::Hunt(u, ..) | Step::MortarTarget(u), Action::Prefer(n)) => {
            Some(axis_attack(rules, s, seat, a, u, steps::prey_of(n)))
        }
        (Step::MortarAim(u, prey), Action::Go(_)) => Some(axis_attack(rules, s, seat, a, u, prey)),
        // What a hunter will choose is no matter of chance, and in battle all are alerted.
        (Step::Acting(_), Action::Done) | (Step::Operators, Action::Skip(_))
            if !rules.theatre().hunter && !s.battle =>
        {
            Some(night(rules, s))
        }
        _ => None,
    }
}

/// The position with nothing beneath the present step that could run on.
fn alone(s: &State) -> State {
    let mut s = s.clone();
    let top = s.steps.pop();
    s.steps.clear();
    // A step that waits for ever.
    s.steps.push(Step::Fuse);
    s.steps.extend(top);
    // Nobody fires back: what he does in return is another roll.
    s.friends.iter_mut().for_each(|op| op.reacted = u64::MAX);
    s.cars.iter_mut().for_each(|car| car.reacted = u64::MAX);
    s
}

/// What players are taken to do while an attack is carried out.
fn usual(rules: &Mission, s: &State, luck: bool) -> Option<(Seat, Action)> {
    let look = rules.look(s);
    let asked = rules.decision(s).seats();
    let of = |a: Action| asked.iter().find(|seat| rules.check(s, *seat, a).is_ok()).map(|seat| (seat, a));
    match s.step()? {
        Step::Shot(Stage::Luck) if luck => missed(look).and_then(of).or_else(|| of(Action::Pass)),
        Step::Shot(Stage::Luck) | Step::Marked => of(Action::Pass),
        step => {
            let seat = asked.iter().next()?;
            let mut actions = Vec::new();
            rules.actions(s, seat, &mut actions);
            let worth = |a: &Action| match (step, a) {
                (_, Action::Hit(Mark::Unit(u))) if *u == s.shot.target => f32::MAX,
                (_, Action::Hit(mark)) => policy::hit(look, *mark),
                _ => 0.0,
            };
            // Of equals the first.
            let best = actions.into_iter().rev().max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
            Some((seat, best))
        }
    }
}

/// A rabbit's foot on the first die that has missed.
fn missed(look: Look) -> Option<Action> {
    let shot = look.s.shot;
    let need = look.t.weapon(shot.weapon).hits as i8 - shot.bonus;
    let die = shot.dice[..usize::from(shot.count)].iter().position(|d| (*d as i8) < need)?;
    let holder = (0..look.t.operators()).find(|f| look.friend(*f).has(crate::pieces::Item::Rabbit))?;
    Some(Action::Luck(holder, die as u8))
}

/// Plays on until a step has ended that lay on top of so many others.
fn finish(rules: &Mission, s: &mut State, depth: usize, luck: bool, dice: &mut Chance) {
    for _ in 0..MOST {
        if s.steps.len() <= depth || s.over.is_some() {
            return;
        }
        let Some((seat, a)) = usual(rules, s, luck) else { return };
        rules.apply(s, seat, a, dice, &mut Log::off());
    }
}

/// What an attack changed.
struct Blow {
    killed: bool,
    wounds: u8,
    kills: u8,
    objective: u8,
    own: u8,
    alerted: u8,
    exposed: bool,
    alarm: bool,
}

impl Blow {
    fn of(before: &State, after: &State, by: Friend, target: Unit) -> Blow {
        let here = |s: &State| s.units.iter().filter(|u| u.has(flag::HERE)).count() as u8;
        let dumps = |s: &State| s.dumps.iter().sum::<u8>();
        let dead = |s: &State| s.friends.iter().filter(|op| op.fate == Fate::Dead).count() as u8;
        let news = before.units.iter().zip(&after.units);
        let alerted =
            news.filter(|(b, a)| a.has(flag::HERE) && a.has(flag::ALERTED) && !b.has(flag::ALERTED));
        let exposed = |s: &State| s.friends.get(usize::from(by)).is_some_and(|op| op.is(mood::EXPOSED));
        let (was, is) = match target {
            NOBODY => (None, None),
            u => (Some(before.unit(u)), Some(after.unit(u))),
        };
        Blow {
            killed: was.zip(is).is_some_and(|(was, is)| !is.has(flag::HERE) || is.kind != was.kind),
            wounds: was.zip(is).map_or(0, |(was, is)| is.wounds.saturating_sub(was.wounds)),
            kills: here(before).saturating_sub(here(after)),
            objective: dumps(before) - dumps(after),
            own: dead(after) - dead(before),
            alerted: alerted.count() as u8,
            exposed: exposed(after) && !exposed(before),
            alarm: after.battle && !before.battle,
        }
    }
}

/// An attack: hits, kills, who is warned by it.
fn attack(rules: &Mission, s: &State, seat: Seat, a: Action, otherwise: &[&str]) -> Odds {
    let look = rules.look(s);
    let (by, target) = match (s.step(), a) {
        (Some(Step::Acting(f) | Step::Strike(f, _)), Action::Attack(_, u) | Action::Blind(_, u)) => (f, u),
        (Some(Step::Follow(f, _)), _) => (f, s.shot.target),
        (Some(Step::Acting(f) | Step::Strike(f, _)), _) => (f, NOBODY),
        (Some(Step::Guns(c, gun, ..)), Action::Attack(_, u)) => (look.car(c).seats[usize::from(gun)], u),
        (_, Action::Fire(f, _)) => match look.friend(f).mark {
            crate::state::Marked::Unit(u) => (f, u),
            _ => (f, NOBODY),
        },
        (_, Action::Lob(f)) => (f, NOBODY),
        _ => (NOBODY, NOBODY),
    };
    let mut base = alone(s);
    let moves_on = matches!(s.step(), Some(Step::Strike(_, true)));
    if moves_on {
        // The dice fall when he has moved on; where to is not yet known.
        base.steps.pop();
        base.steps.push(Step::Strike(by, false));
    }
    // The second part of an action ends it.
    let second = matches!(s.step(), Some(Step::Strike(..) | Step::Follow(..)));
    let depth = base.steps.len() - usize::from(second);
    let (mut killed, mut wounded, mut missed) = (0.0, 0.0, 0.0);
    let mut kills = [0.0_f64; 10];
    let mut expected = [0.0_f64; 6];
    enumerate(
        |dice| {
            let mut s = base.clone();
            rules.apply(&mut s, seat, a, dice, &mut Log::off());
            finish(rules, &mut s, depth, otherwise.contains(&LUCK), dice);
            Blow::of(&base, &s, by, target)
        },
        |blow, share| {
            match blow {
                Blow { killed: true, .. } => killed += share,
                Blow { wounds: 1.., .. } => wounded += share,
                _ => missed += share,
            }
            kills[usize::from(blow.kills.min(9))] += share;
            let figures = [
                f64::from(blow.kills),
                f64::from(blow.objective),
                f64::from(blow.own),
                f64::from(blow.alerted),
                f64::from(u8::from(blow.exposed)),
                f64::from(u8::from(blow.alarm)),
            ];
            expected.iter_mut().zip(figures).for_each(|(sum, figure)| *sum += share * figure);
        },
    );
    let ends = if target == NOBODY {
        let some = kills.iter().enumerate().filter(|(_, share)| **share > 0.0);
        some.map(|(n, share)| (Text::new("odds-kills").with("n", n as i32), *share)).collect()
    } else {
        let of = |id| Text::new(id).with("unit", unit_value(s, target));
        let mut ends = vec![(of("odds-killed"), killed), (of("odds-missed"), missed)];
        if wounded > 0.0 {
            ends.insert(1, (of("odds-wounded"), wounded));
        }
        ends
    };
    let names = ["odds-enemies", "odds-objective", "odds-own", "odds-alerted", "odds-exposed", "odds-alarm"]
        .map(Text::new);
    let mut assumes = vec![(Text::new("odds-assume-no-return"), None)];
    if moves_on {
        assumes.push((Text::new("odds-assume-no-step"), None));
    }
    let feet = s.friends.iter().any(|op| op.has(crate::pieces::Item::Rabbit));
    if feet && a.weapon() != Some(crate::pieces::Weapon::Knife) {
        assumes.push(assumption(otherwise, LUCK, "odds-assume-no-luck", "odds-assume-luck"));
    }
    Odds {
        sums: sums(look, by, a),
        ends,
        expected: names.into_iter().zip(expected).filter(|(_, figure)| *figure > 0.0).collect(),
        assumes,
    }
}

/// Dice, the number that hits, and what made it so.
fn sums(look: Look, by: Friend, a: Action) -> Vec<(Text, Option<RuleId>)> {
    // An attack that he has declared before he moves on counts from where he stood.
    let declared = matches!(a, Action::Move(_)).then_some(look.s.shot);
    let Some(weapon) = a.weapon().or(declared.map(|shot| shot.weapon)) else { return Vec::new() };
    let entry = look.t.weapon(weapon);
    if entry.dice == 0 {
        return vec![(Text::new("odds-no-dice"), Some(RuleId("action.knife/3")))];
    }
    let mut sums = vec![(
        Text::new("odds-dice")
            .with("n", entry.dice)
            .with("hit", i32::from(entry.hits) - i32::from(declared.map_or(0, |shot| shot.bonus))),
        Some(RuleId("action.attack/7")),
    )];
    let from = look.s.friends.get(usize::from(by)).filter(|op| op.fate == Fate::Here).map(|op| op.at);
    if let (Some(from), Action::Attack(_, u) | Action::Blind(_, u)) = (from, a) {
        let aimed = look.friend(by).aim == Some((u, weapon));
        let mut add = |yes: bool, id, rule| {
            if yes {
                sums.push((Text::new(id), Some(RuleId(rule))));
            }
        };
        add(look.distance(u, from) <= entry.short, "odds-short", "chart.mod.op/1");
        add(aimed, "odds-aimed", "chart.mod.op/2");
        add(matches!(a, Action::Blind(..)), "odds-blind", "chart.mod.op/4");
    }
    if matches!(a, Action::Fire(..)) && from.is_some() {
        sums.push((Text::new("odds-marked"), Some(RuleId("chart.mod.op/3"))));
    }
    sums
}

/// An attack of the Axis at somebody: what he loses, and what others lose by a shell that drifts.
fn axis_attack(rules: &Mission, s: &State, seat: Seat, a: Action, u: Unit, prey: Prey) -> Odds {
    let all = || (0..FRIENDS as u8).map(Prey::Friend).chain((0..CARS as u8).map(Prey::Car));
    let health = |s: &State, prey: Prey| match prey {
        Prey::Friend(f) => s.friend(f).health,
        Prey::Car(c) => s.cars[usize::from(c)].health,
    };
    let base = alone(s);
    // A soldier of the hunter's team may have points left.
    let ends = !matches!(s.step(), Some(Step::Hunt(..)));
    let depth = base.steps.len() - usize::from(ends);
    let mut losses = [0.0_f64; 7];
    let mut means = [0.0_f64; FRIENDS + CARS];
    enumerate(
        |dice| {
            let mut s = base.clone();
            rules.apply(&mut s, seat, a, dice, &mut Log::off());
            finish(rules, &mut s, depth, false, dice);
            s
        },
        |after, share| {
            let lost = |prey: Prey| health(&base, prey).saturating_sub(health(&after, prey));
            losses[usize::from(lost(prey).min(6))] += share;
            means.iter_mut().zip(all()).for_each(|(mean, prey)| *mean += share * f64::from(lost(prey)));
        },
    );
    let of = |n: usize| Text::new("odds-loss").with("who", prey_value(prey)).with("n", n as i32);
    let some = losses.iter().enumerate().filter(|(_, share)| **share > 0.0);
    let hurt = all().zip(means).filter(|(other, mean)| *other == prey || *mean > 0.0);
    Odds {
        sums: vec![(
            Text::new("odds-attacker").with("unit", unit_value(s, u)),
            Some(RuleId("attack.axis/2")),
        )],
        ends: some.map(|(n, share)| (of(n), *share)).collect(),
        expected: hurt
            .map(|(who, mean)| (Text::new("odds-health").with("who", prey_value(who)), mean))
            .collect(),
        assumes: Vec::new(),
    }
}

/// What the Axis phases bring if nobody does anything more: advance, card, patrols; then the marker.
fn night(rules: &Mission, s: &State) -> Odds {
    let (mut unseen, mut suspicion, mut seen, mut alarm) = (0.0, 0.0, 0.0, 0.0);
    let mut who = [0.0_f64; FRIENDS];
    enumerate(
        |dice| {
            let mut after = s.clone();
            after.friends.iter_mut().for_each(|op| op.aim = None);
            for phase in [Phase::Advance, Phase::Event, Phase::Patrol] {
                pass(rules, &mut after, phase, dice);
            }
            let known = after.clone();
            pass(rules, &mut after, Phase::End, dice);
            (known, after.battle)
        },
        |(after, battle), share| {
            let mut found = false;
            for (f, (was, is)) in s.friends.iter().zip(&after.friends).enumerate() {
                if is.is(mood::EXPOSED) && !was.is(mood::EXPOSED) {
                    who[f] += share;
                    found = true;
                }
            }
            let uneasy = s.units.iter().zip(&after.units).any(|(was, is)| {
                is.has(flag::HERE) && is.has(flag::ALERTED) && was.has(flag::HERE) && !was.has(flag::ALERTED)
            });
            if found {
                seen += share;
            } else if uneasy {
                suspicion += share;
            } else {
                unseen += share;
            }
            alarm += if battle && !s.battle { share } else { 0.0 };
        },
    );
    let each = who.iter().enumerate().filter(|(_, share)| **share > 0.0);
    let mut expected: Vec<(Text, f64)> = each
        .map(|(f, share)| (Text::new("odds-seen-who").with("who", friend_value(f as u8)), *share))
        .collect();
    if alarm > 0.0 {
        expected.push((Text::new("odds-alarm"), alarm));
    }
    let ends = [("odds-unseen", unseen), ("odds-suspicion", suspicion), ("odds-seen", seen)];
    Odds {
        sums: Vec::new(),
        ends: ends
            .into_iter()
            .filter(|(_, share)| *share > 0.0)
            .map(|(id, share)| (Text::new(id), share))
            .collect(),
        expected,
        assumes: vec![(Text::new("odds-assume-still"), None)],
    }
}

/// A phase of the Axis by itself; in ties the box decides.
fn pass(rules: &Mission, s: &mut State, phase: Phase, dice: &mut Chance) {
    if s.over.is_some() {
        return;
    }
    s.steps.clear();
    s.steps.push(Step::Fuse);
    s.steps.push(Step::Turn(phase));
    let mut log = Log::off();
    let mut play = Play { t: rules.theatre(), s, chance: dice, log: &mut log };
    steps::begin(&mut play, phase);
    // What follows the phase is not played.
    if matches!(play.s.steps.get(1), Some(Step::Turn(_))) {
        play.s.steps.remove(1);
    }
    steps::run(&mut play);
    for _ in 0..MOST {
        if s.steps.len() <= 1 || s.over.is_some() {
            return;
        }
        let seat = rules.decision(s).seats().iter().next();
        let Some(seat) = seat else { return };
        let Some((seat, a)) = rules.decline(s, seat).map(|a| (seat, a)).or_else(|| usual(rules, s, false))
        else {
            return;
        };
        rules.apply(s, seat, a, dice, &mut Log::off());
    }
}
