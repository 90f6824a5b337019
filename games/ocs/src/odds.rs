//! Exact odds from the very code that is played: a combat or barrage is fought out for every fall of the dice, with what
//! both players are taken to do about supply, ratings, losses, options and retreats.

use sandtable_core::{Chance, Log, Odds, Rules, Seen, Sequence, Text, apply, assumption, enumerate};

use crate::Ocs;
use crate::action::{Action, Hex};
use crate::air::Aim;
use crate::look::Look;
use crate::pieces::{Mode, Side};
use crate::play::{Play, hex_value};
use crate::policy::cheapest;
use crate::scene::{barrage_sums, sums};
use crate::state::State;
use crate::steps::Step;
use crate::theatre::Theatre;

/// More decisions than a combat can ask for.
const MOST: usize = 96;
/// So many things that hidden stacks may hold are thought of.
const GUESSES: u64 = 3;
/// The key of the assumption that the defender pays for his supply.
const DEFENCE: &str = "defence";

/// What an action leads to, if a combat or barrage hangs on it.
pub fn odds(rules: &Ocs, seen: &Seen<Ocs>, a: Action, otherwise: &[&str]) -> Option<Odds> {
    let s = seen.state();
    let seat = seen.asked(rules).or_else(|| rules.decision(s).seats().iter().next())?;
    let side = Side::seated(seat)?;
    rules.check(s, seat, a).ok()?;
    let target = match a {
        Action::Attack | Action::Fire(_) | Action::FireBy(_) => s.battle.target,
        Action::Overrun(target) => target,
        _ => return None,
    };
    // Beneath the fight lies a step that never runs on, so that nothing but the fight happens.
    let fight = |step: &Step| matches!(step, Step::Segment(_) | Step::Declare(_) | Step::Guns(_));
    let begins = s.steps.iter().position(fight)?;
    let alone = |s: &State| {
        let mut fought = s.clone();
        fought.steps.clear();
        fought.steps.push(Step::Setup(side));
        fought.steps.extend(s.steps.iter().skip(begins).copied());
        fought
    };
    let t = rules.theatre();
    let barrages = matches!(a, Action::Fire(_) | Action::FireBy(_));
    let pays = !otherwise.contains(&DEFENCE);
    let of = |s: &State| match barrages {
        true if s.battle.aim != Aim::Units => facility(t, s, side, target, a),
        true => barrage(t, s, side, target, a),
        false => combat(t, s, side, target, a, otherwise),
    };
    // 4.9a/1: of what the enemy's stacks may hide the mean is taken.
    let open = seen.viewer().0.meets(side.other().seats());
    let mut all = of(&alone(&rules.imagine(seen, &mut Chance::quick(0))));
    for guess in 1..if open { 1 } else { GUESSES } {
        let other = of(&alone(&rules.imagine(seen, &mut Chance::quick(guess))));
        let shares = other.ends.iter().chain(&other.expected).map(|(_, share)| *share);
        all.ends.iter_mut().chain(&mut all.expected).zip(shares).for_each(|((_, sum), share)| *sum += share);
    }
    if !open {
        all.ends.iter_mut().chain(&mut all.expected).for_each(|(_, sum)| *sum /= GUESSES as f64);
        all.assumes.push((Text::new("odds-assume-hidden"), None));
    }
    // The figures are those of what is seen.
    let known = alone(s);
    all.sums = if barrages {
        barrage_sums(Look { t, s: &known })
    } else {
        sums(Look { t, s: &to_the_dice(t, &known, (side, a), pays).0 })
    };
    Some(all)
}

/// Does something on a copy, with these dice.
fn act(t: &Theatre, s: &mut State, side: Side, a: Action, dice: &mut Chance) {
    apply::<Ocs>(&mut Play { t, s, chance: dice, log: &mut Log::off() }, side, a);
}

/// Is the fight still on?
fn fights(s: &State) -> bool {
    s.step() != Some(Step::Advance)
        && s.steps.iter().any(|step| matches!(step, Step::Battle(_) | Step::Losses { .. } | Step::Pay { .. }))
}

/// What whoever is asked is taken to do.
fn answer(look: Look, pays: bool) -> Option<(Side, Action)> {
    let side = Side::seated(Ocs::asked(look).seats().iter().next()?)?;
    let a = match look.s.step() {
        Some(Step::Defend) if !pays => Action::Decline,
        _ => cheapest(look)?,
    };
    Some((side, a))
}

/// Fights on until it is over.
fn fight(t: &Theatre, mut s: State, first: (Side, Action), pays: bool, dice: &mut Chance) -> State {
    act(t, &mut s, first.0, first.1, dice);
    for _ in 0..MOST {
        if !fights(&s) {
            break;
        }
        let Some((side, a)) = answer(Look { t, s: &s }, pays) else { break };
        act(t, &mut s, side, a, dice);
    }
    s
}

/// Everything before the first die happens once.
fn to_the_dice(t: &Theatre, s: &State, first: (Side, Action), pays: bool) -> (State, (Side, Action)) {
    let (mut now, mut next) = (s.clone(), first);
    for _ in 0..MOST {
        let mut tried = now.clone();
        let mut dice = Chance::quick(0);
        act(t, &mut tried, next.0, next.1, &mut dice);
        let then = answer(Look { t, s: &tried }, pays).filter(|_| fights(&tried));
        let (Some(then), 0) = (then, dice.used()) else { break };
        (now, next) = (tried, then);
    }
    (now, next)
}

fn steps_of(look: Look, side: Side) -> u16 {
    look.all(side).map(|id| u16::from(look.steps(id))).sum()
}

/// Steps that each side lost, the first one's first.
fn lost(t: &Theatre, before: &State, after: &State, sides: [Side; 2]) -> [f64; 2] {
    let (was, is) = (Look { t, s: before }, Look { t, s: after });
    sides.map(|side| f64::from(steps_of(was, side).saturating_sub(steps_of(is, side))))
}

fn combat(t: &Theatre, s: &State, side: Side, target: Hex, a: Action, otherwise: &[&str]) -> Odds {
    let pays = !otherwise.contains(&DEFENCE);
    let (before, first) = to_the_dice(t, s, (side, a), pays);
    let sides = [side, side.other()];
    let (mut taken, mut shaken, mut held, mut thrown) = (0.0, 0.0, 0.0, 0.0);
    let (mut steps, mut exploits) = ([0.0; 2], 0.0);
    enumerate(
        |dice| fight(t, before.clone(), first, pays, dice),
        |after, share| {
            let look = Look { t, s: &after };
            let gone = lost(t, s, &after, sides);
            let dg = look.stack(side.other(), target).any(|id| look.unit(id).mode == Mode::Dg);
            let fled = after.battle.retreat[0] > 0;
            match (look.holds(side.other(), target), dg) {
                (false, _) => taken += share,
                (true, true) => shaken += share,
                (true, false) if fled || gone[0] > 0.0 => thrown += share,
                (true, false) => held += share,
            }
            if after.battle.exploit > 0 {
                exploits += share;
            }
            (0..2).for_each(|i| steps[i] += share * gone[i]);
        },
    );
    let end = |id, share| (Text::new(id).with("hex", hex_value(target)), share);
    let of = |side: Side, figure| (Text::new("odds-steps").with("side", side.seat()), figure);
    Odds {
        sums: Vec::new(),
        ends: vec![
            end("odds-taken", taken),
            end("odds-shaken", shaken),
            end("odds-held", held),
            end("odds-thrown", thrown),
        ],
        expected: vec![
            of(side, steps[0]),
            of(side.other(), steps[1]),
            (Text::new("odds-exploits"), exploits),
        ],
        assumes: vec![
            assumption(otherwise, DEFENCE, "odds-assume-defence", "odds-assume-no-defence"),
            (Text::new("odds-assume-losses"), None),
        ],
    }
}

/// A barrage of an air base or port: is it hit, or an aircraft at it?
fn facility(t: &Theatre, s: &State, side: Side, target: Hex, a: Action) -> Odds {
    let (mut hit, mut nothing) = (0.0, 0.0);
    enumerate(
        |dice| fight(t, s.clone(), (side, a), true, dice),
        |after, share| {
            let same = (&after.bases, &after.ports, &after.wings) == (&s.bases, &s.ports, &s.wings);
            *if same { &mut nothing } else { &mut hit } += share;
        },
    );
    let end = |id, share| (Text::new(id).with("hex", hex_value(target)), share);
    Odds {
        sums: Vec::new(),
        ends: vec![end("odds-facility", hit), end("odds-nothing", nothing)],
        expected: Vec::new(),
        assumes: Vec::new(),
    }
}

fn barrage(t: &Theatre, s: &State, side: Side, target: Hex, a: Action) -> Odds {
    let sides = [side, side.other()];
    let (mut steps, mut dg, mut nothing, mut hit) = (0.0, 0.0, 0.0, 0.0);
    enumerate(
        |dice| fight(t, s.clone(), (side, a), true, dice),
        |after, share| {
            let look = Look { t, s: &after };
            let gone = lost(t, s, &after, sides)[1];
            steps += share * gone;
            let shaken = look.stack(side.other(), target).any(|id| look.unit(id).mode == Mode::Dg);
            match (gone > 0.0, shaken) {
                (true, _) => hit += share,
                (false, true) => dg += share,
                (false, false) => nothing += share,
            }
        },
    );
    let end = |id, share| (Text::new(id).with("hex", hex_value(target)), share);
    Odds {
        sums: Vec::new(),
        ends: vec![end("odds-hit", hit), end("odds-dg", dg), end("odds-nothing", nothing)],
        expected: vec![(Text::new("odds-steps").with("side", side.other().seat()), steps)],
        assumes: vec![(Text::new("odds-assume-losses"), None)],
    }
}
