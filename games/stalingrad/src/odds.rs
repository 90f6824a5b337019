//! Exact odds from the very code that is played: an attack is fought out for each face of the die, with what both
//! players are taken to do about losses, retreats and a fortress.

use sandtable_core::clicks::binds;
use sandtable_core::{
    Chance, Log, Odds, Rules, Seen, Sequence, Text, apply, assumption, enumerate, legal_actions, run,
};

use crate::action::{Action, Hex};
use crate::look::Look;
use crate::pieces::{Kind, Nation, Side};
use crate::play::{Play, hex_value};
use crate::scene::{last_combat, sums};
use crate::state::{Battle, NO_BATTLE, NO_HEX, State, on_map};
use crate::steps::{Stage, Step};
use crate::{CaseBlue, theatre::Theatre};

/// More decisions than a combat can ask for.
const MOST: usize = 64;

/// What an action leads to, if a combat hangs on it.
pub fn odds(rules: &CaseBlue, seen: &Seen<CaseBlue>, a: Action, otherwise: &[&str]) -> Option<Odds> {
    let mut s = seen.state().clone();
    let seat = rules.decision(&s).seats().iter().next()?;
    rules.check(&s, seat, a).ok()?;
    let target = match (s.step(), a) {
        (Some(Step::Declare { .. }), Action::Attack(_, hex)) => {
            rules.apply(&mut s, seat, a, &mut Chance::quick(0), &mut Log::off());
            hex
        }
        (Some(Step::Choose), Action::Battle(hex)) => hex,
        (Some(Step::Declare { target: None }), Action::Done) => only_target(rules.look(&s))?,
        // With the advance this combat ends, and the last one follows by itself.
        (Some(Step::Advance), a) if a == Action::Done || binds(rules, &s, seat, &[a]) => {
            let last = last_combat(rules.look(&s))?;
            let over = s.battle.target;
            s.units.iter_mut().filter(|u| u.target == over).for_each(|u| u.target = NO_HEX);
            s.battle = NO_BATTLE;
            last
        }
        _ => return None,
    };
    let look = rules.look(&s);
    // Below 1-1 there is no combat yet: others must join.
    look.assault(target, look.attackers(target)).column?;
    Some(combat(rules.theatre(), &s, target, matches!(a, Action::Attack(..)), otherwise))
}

/// The one hex under attack, if there is exactly one.
fn only_target(look: Look) -> Option<Hex> {
    let mut all = look.t.ids().map(|id| look.unit(id)).filter(|u| u.target != NO_HEX && on_map(u.at));
    let first = all.next()?.target;
    all.all(|u| u.target == first).then_some(first)
}

/// How a combat came out.
#[derive(Clone, Copy, Debug)]
struct End {
    /// Is the hex empty, so that the attacker may advance?
    vacated: bool,
    /// Steps lost by attacker and defender.
    steps: [u16; 2],
    /// Units lost by attacker and defender.
    units: [u16; 2],
    /// Victory points that the Axis lost.
    points: u16,
}

/// The key of the assumption that a fortress holds.
const FORTRESS: &str = "fortress";

fn combat(t: &Theatre, s: &State, target: Hex, more: bool, otherwise: &[&str]) -> Odds {
    let answer = if otherwise.contains(&FORTRESS) { Action::Yield } else { Action::Stand };
    let attacker = Look { t, s }.acting();
    let (mut vacated, mut thrown_back, mut held) = (0.0, 0.0, 0.0);
    let (mut steps, mut units, mut points) = ([0.0; 2], [0.0; 2], 0.0);
    enumerate(
        |dice| fight(t, s, target, answer, dice),
        |end, share| {
            match end {
                End { vacated: true, .. } => vacated += share,
                end if end.steps[0] > 0 => thrown_back += share,
                _ => held += share,
            }
            for i in 0..2 {
                steps[i] += share * f64::from(end.steps[i]);
                units[i] += share * f64::from(end.units[i]);
            }
            points += share * f64::from(end.points);
        },
    );
    let hex = hex_value(target);
    let end = |id, share| (Text::new(id).with("hex", hex), share);
    let of = |id, side: Side, figure| (Text::new(id).with("side", side.seat()), figure);
    let defender = attacker.other();
    let mut assumes =
        vec![(Text::new("odds-assume-losses"), None), (Text::new("odds-assume-retreats"), None)];
    if s.fortress(target) > 0 {
        assumes.push(assumption(otherwise, FORTRESS, "odds-assume-fortress", "odds-assume-fortress-yields"));
    }
    if more {
        assumes.push((Text::new("odds-assume-no-more"), None));
    }
    if only_target(Look { t, s }).is_none() {
        assumes.push((Text::new("odds-assume-first"), None));
    }
    Odds {
        sums: sums(Look { t, s }, target),
        ends: vec![
            end("odds-vacated", vacated),
            end("odds-held", held),
            end("odds-thrown-back", thrown_back),
        ],
        expected: vec![
            of("odds-steps", attacker, steps[0]),
            of("odds-steps", defender, steps[1]),
            of("odds-units", attacker, units[0]),
            of("odds-units", defender, units[1]),
            (Text::new("odds-points"), points),
        ],
        assumes,
    }
}

/// Fights a combat to its advance on a copy of the position; a fortress answers as it is taken to.
fn fight(t: &Theatre, before: &State, target: Hex, answer: Action, dice: &mut Chance) -> End {
    let mut s = before.clone();
    let attacker = Look { t, s: before }.acting();
    s.battle = Battle { target, ..NO_BATTLE };
    s.steps.clear();
    // Beneath the combat lies a step that never runs on, so that nothing but the combat happens.
    s.steps.push(Step::Setup(attacker));
    s.steps.push(Step::Battle(Stage::Roll));
    let mut log = Log::off();
    run::<CaseBlue>(&mut Play { t, s: &mut s, chance: dice, log: &mut log }, None);
    for _ in 0..MOST {
        let look = Look { t, s: &s };
        let (side, a) = match s.step() {
            Some(Step::Setup(_) | Step::Advance) | None => break,
            Some(Step::Losses { side, .. }) => (side, cheapest(look, side)),
            Some(Step::Hold) => (Side::Soviet, Some(answer)),
            _ => (attacker.other(), usual(look, attacker.other())),
        };
        let Some(a) = a else { break };
        apply::<CaseBlue>(&mut Play { t, s: &mut s, chance: dice, log: &mut log }, side, a);
    }
    let (was, is) = (Look { t, s: before }, Look { t, s: &s });
    let gone = |count: fn(Look, Side) -> u16| {
        [attacker, attacker.other()].map(|side| count(was, side).saturating_sub(count(is, side)))
    };
    End {
        vacated: s.holder(target).is_none(),
        steps: gone(steps_of),
        units: gone(units_of),
        points: u16::from(s.lost - before.lost),
    }
}

/// Steps of a side on the map, its fortresses' levels among them.
fn steps_of(look: Look, side: Side) -> u16 {
    let units = look.all(side, |u| on_map(u.at));
    let fortresses = look.s.fortresses.iter().filter(|_| side == Side::Soviet);
    units.map(|id| 1 + u16::from(look.flips(id))).sum::<u16>()
        + fortresses.map(|f| u16::from(f.level)).sum::<u16>()
}

fn units_of(look: Look, side: Side) -> u16 {
    look.all(side, |u| on_map(u.at)).count() as u16
}

/// What a defender is taken to do, and does who has said nothing: a fortress holds, losses are the cheapest, retreats go
/// by the first way. None where he is not asked.
pub fn usual(look: Look, side: Side) -> Option<Action> {
    let decision = CaseBlue::asked(look);
    decision.window().filter(|_| decision.seats().has(side.seat()))?;
    match look.s.step()? {
        Step::Hold => Some(Action::Stand),
        Step::Losses { .. } => cheapest(look, side),
        _ => {
            let mut actions = Vec::new();
            legal_actions::<CaseBlue>(look, side, &mut actions);
            actions.first().copied()
        }
    }
}

/// The loss that costs least.
pub fn cheapest(look: Look, side: Side) -> Option<Action> {
    let mut actions = Vec::new();
    legal_actions::<CaseBlue>(look, side, &mut actions);
    actions.into_iter().min_by(|a, b| price(look, *a).total_cmp(&price(look, *b)))
}

/// What a loss costs: the strength that goes, points that it gives away, and much for a headquarters. A second level is
/// given up more lightly than the fortress.
pub fn price(look: Look, a: Action) -> f32 {
    let id = match a {
        Action::Lose(id) => id,
        _ if look.s.fortress(look.s.battle.target) >= 2 => return 5.0,
        _ => return 9.0,
    };
    let counter = look.counter(id);
    let dies = !look.flips(id);
    let left = if dies { 0 } else { counter.strength[1][0] + counter.strength[1][1] };
    let strength = f32::from(look.attack(id) + look.defence(id)) - f32::from(left);
    let points = match (dies, counter.nation) {
        (true, Nation::German) if counter.mechanised => 16.0,
        (true, Nation::German) => 9.0,
        (true, nation) if nation.side() == Side::Axis => 1.0,
        _ => 0.0,
    };
    let staff = match (counter.kind, dies) {
        (Kind::Hq, true) => 30.0,
        (Kind::Hq, false) => 6.0,
        _ => 0.0,
    };
    strength + points + staff
}
