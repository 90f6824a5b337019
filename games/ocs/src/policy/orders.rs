//! Standing orders: what a seat may say beforehand about the windows of the other's turn.

use sandtable_core::{Order, OrderKind, Sequence, legal_actions};

use crate::Ocs;
use crate::action::{Action, Hex};
use crate::air::WingId;
use crate::combat::assess;
use crate::fields::{payers, stored};
use crate::look::Look;
use crate::pieces::Side;
use crate::state::flag;
use crate::steps::{Fight, Segment, Step};
use crate::supply::defence_price;

use super::windows::{cheapest, value};

const fn kind(key: &'static str, place: bool, amount: bool) -> OrderKind {
    OrderKind { key, place, amount }
}

/// The kinds.
pub const KINDS: [OrderKind; 13] = [
    kind("order-pay", true, false),
    kind(GUESSED, false, false),
    kind("order-no-pay", true, false),
    kind("order-keep", true, true),
    kind("order-stand", true, false),
    kind("order-yield", true, false),
    kind("order-spare", false, true),
    kind("order-intercept", false, true),
    kind("order-guard", true, false),
    kind("order-no-intercept", false, false),
    kind("order-rally", true, false),
    kind("order-no-reaction", false, false),
    kind("order-usual", false, false),
];

/// The order that must think of what the enemy hides.
pub const GUESSED: &str = "order-pay-if";

/// SP to be kept, chances in ten to intercept at, and the Action Rating to be spared, if no number is named.
const KEPT: u16 = 1;
const EVEN: u16 = 5;
const GOOD: u16 = 4;

/// What an order answers to the window that is open.
pub fn answer(look: Look, side: Side, order: &Order) -> Option<Action> {
    let decision = Ocs::asked(look);
    decision.window().filter(|_| decision.seats().meets(side.seats()))?;
    let step = look.s.step()?;
    let mut all = Vec::new();
    legal_actions::<Ocs>(look, side, &mut all);
    let offered = |wanted: &[Action]| wanted.iter().copied().find(|a| all.contains(a));
    // Where the window is; an order that names no place is meant for all.
    let here = || order.place.is_none_or(|place| place == scene(look, step));
    let amount = |usual: u16| order.amount.unwrap_or(usual);
    match (order.key.as_str(), step) {
        ("order-pay", Step::Defend) if here() => offered(&[Action::Pay, Action::Stocks]),
        (GUESSED, Step::Defend) if matters(look, side) => offered(&[Action::Pay, Action::Stocks]),
        (GUESSED, Step::Defend) => offered(&[Action::Decline]),
        ("order-no-pay", Step::Defend) if here() => offered(&[Action::Decline]),
        ("order-keep", Step::Defend | Step::Pay { .. }) => {
            keep(look, side, order.place, 4 * amount(KEPT), &all)
        }
        ("order-stand", Step::Option { .. }) if here() => lose(look, &all, u16::MAX),
        ("order-yield", Step::Option { .. }) if here() => offered(&[Action::Ignore, Action::Yield]),
        ("order-spare", Step::Losses { .. }) => lose(look, &all, amount(GOOD)),
        ("order-intercept", Step::Intercept) => scramble(look, &all, amount(EVEN)),
        ("order-guard", Step::Intercept) if here() => scramble(look, &all, 0),
        ("order-no-intercept", Step::Intercept) => offered(&[Action::Done]),
        // Whoever looks for air combat fights it with his best, whoever does not gets out of it.
        ("order-intercept", Step::Aborts { .. }) => offered(&[Action::Done]),
        ("order-guard", Step::Aborts { .. }) if here() => offered(&[Action::Done]),
        ("order-intercept", Step::Duel(_)) => cheapest(look),
        ("order-guard", Step::Duel(_)) if here() => cheapest(look),
        ("order-no-intercept", Step::Aborts { .. }) => {
            all.iter().copied().find(|a| matches!(a, Action::Abort(_)))
        }
        ("order-rally", _) => {
            order.place.filter(|at| look.t.on_map(*at)).and_then(|place| rally(look, place, &all))
        }
        ("order-no-reaction", Step::Segment(Segment::Reaction) | Step::Barrages(Fight::Reaction)) => {
            offered(&[Action::Done])
        }
        ("order-usual", _) => cheapest(look),
        _ => None,
    }
}

/// The hex that a window is about.
fn scene(look: Look, step: Step) -> Hex {
    match step {
        Step::Losses { at, .. } => at,
        Step::Intercept | Step::Aborts { .. } | Step::Duel(_) => look.s.mission.target,
        _ => look.s.battle.target,
    }
}

/// Would the defence be weaker by a column or more if nothing were paid (9.5/B)?
fn matters(look: Look, side: Side) -> bool {
    let mut s = look.s.clone();
    let defenders: Vec<_> = look.stack(side, s.battle.target).collect();
    let mut column = |paid: u32| {
        for id in &defenders {
            let unit = &mut s.units[usize::from(*id)];
            unit.flags = unit.flags & !flag::PAID | paid;
        }
        assess(Look { t: look.t, s: &s }).column
    };
    column(flag::PAID) != column(0)
}

/// Tokens stay in a hex, or in every one: another pays, or nobody does.
fn keep(look: Look, side: Side, place: Option<Hex>, tokens: u16, all: &[Action]) -> Option<Action> {
    let unit = match look.s.step()? {
        Step::Pay { unit, .. } => unit,
        _ => look.stack(side, look.s.battle.target).next()?,
    };
    let pool = look.pool(unit);
    let left = |at: Hex, need: u8| stored(look, pool, at, 0).saturating_sub(need.into());
    let spared = |at: Hex, need: u8| place.is_none_or(|place| place == at) && left(at, need) < tokens;
    match look.s.step()? {
        Step::Pay { need, .. } => {
            let draws = |a: &Action| matches!(*a, Action::Draw(at) if !spared(at, need));
            let touched = all.iter().any(|a| matches!(*a, Action::Draw(at) if spared(at, need)));
            all.iter().copied().find(draws).filter(|_| touched)
        }
        _ => {
            let (at, declines) = (look.s.battle.target, Action::Decline);
            let need = defence_price(look, pool, at);
            let hexes = payers(look, unit, look.counter(unit).formation);
            let only = !hexes.is_empty() && hexes.iter().all(|at| spared(*at, need));
            all.iter().copied().find(|a| *a == declines && only && all.contains(&Action::Pay))
        }
    }
}

/// The cheapest step of those rated below a number.
fn lose(look: Look, all: &[Action], below: u16) -> Option<Action> {
    let rated = |ar: i8| u16::try_from(ar).unwrap_or(0) < below;
    let losses = all.iter().copied().filter_map(|a| match a {
        Action::Lose(id) if rated(look.counter(id).faces[0].ar) => Some((a, value(look, id))),
        _ => None,
    });
    losses.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(a, _)| a)
}

/// The Fighter with the best chance to drive the mission off, if that is so many in ten or more.
fn scramble(look: Look, all: &[Action], tenths: u16) -> Option<Action> {
    let chances = all.iter().copied().filter_map(|a| match a {
        Action::Scramble(id) => Some((a, repels(look, id))),
        _ => None,
    });
    let best = chances.max_by_key(|(_, chance)| *chance);
    best.filter(|(_, chance)| 10 * chance >= 36 * tenths).map(|(a, _)| a)
}

/// In how many falls of 36 the best of the mission that is seen aborts before a Fighter (14.3e/C).
fn repels(look: Look, id: WingId) -> u16 {
    let best = look.s.mission.flights.iter().map(|flight| look.livery(flight.wing).air).max().unwrap_or(0);
    let [up_to, _] = look.t.air.combat.aborts;
    let beats = |roll: i8| roll + look.livery(id).air - best > up_to;
    (2..=12).filter(|roll| beats(*roll)).map(|roll: i8| 6 - u16::from(roll.abs_diff(7))).sum()
}

/// Whatever is driven off goes towards a hex.
fn rally(look: Look, place: Hex, all: &[Action]) -> Option<Action> {
    let ends = all.iter().copied().filter_map(|a| match a {
        Action::Displace(to) | Action::Home(to) | Action::Retreat(to) => {
            Some((a, look.t.distance(to, place)))
        }
        _ => None,
    });
    ends.min_by_key(|(_, far)| *far).map(|(a, _)| a)
}
