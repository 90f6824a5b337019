//! The hand: what each card is worth for each of its uses, now.

use crate::action::{Action, UnitId};
use crate::cards::Spec;
use crate::data::{Effect, Size};
use crate::look::Look;
use crate::pieces::{CardId, Event, Lies, Passing, Record, Side, Use};
use crate::state::{flag, off, on_map};

use super::malta;
use super::operations::{Chances, Marks};
use super::plan::Plan;
use super::reserves;
use super::staff::Staff;
use super::value;

/// What a victory point is worth.
const VP: f32 = 2.2;
/// What the event of a card that is spent otherwise is worth still: it may come back.
const SPENT: f32 = 0.4;
/// What a combat card is worth in hand.
const KEPT: f32 = 0.5;
/// An action is worth something always, so that weights are positive.
const FLOOR: f32 = 4.0;

/// Every use of every card, weighed.
pub fn plays(staff: &Staff, mut found: impl FnMut(Plan, f32)) {
    let (look, side) = (staff.look, staff.side);
    let chances = Chances::find(staff);
    let most = usize::from(look.t.limits.markers);
    let operations: [(Marks, f32); 6] = std::array::from_fn(|points| chances.operation(points as u8, most));
    let operation = |ops: u8| &operations[usize::from(ops).min(5)];
    let mut offer = |a: Action, good: f32| {
        if crate::steps::check(look, side, a).is_ok() {
            let plan = match a {
                Action::Play(card, Use::Ops) => Plan::operation(a, &operation(look.t.card(card).ops).0),
                Action::Automatic => Plan::operation(a, &operation(1).0),
                _ => Plan::Play(a),
            };
            found(plan, (FLOOR + good).max(0.01));
        }
    };
    for card in look.s.pile(side, Lies::Hand) {
        let spec = look.t.card(card);
        let event = event(staff, card);
        let ops = operation(spec.ops).1;
        let lost = if spec.combat.is_some() { KEPT } else { spent(look, card) * event.max(0.0) };
        offer(Action::Play(card, Use::Ops), ops - lost);
        offer(Action::Play(card, Use::Rd), reserves::redeployment(staff, spec.ops) - lost);
        offer(Action::Play(card, Use::Rp), replacements(look, card) - lost);
        if spec.combat.is_none() {
            let bound = spec.event.iter().any(|e| matches!(e, Effect::Only { .. }));
            let both = if spec.both { ops * if bound { 0.5 } else { 1.0 } } else { 0.0 };
            offer(Action::Play(card, Use::Event), event + both);
            offer(Action::Play(card, Use::Supported), event + both - KEPT);
        }
    }
    offer(Action::Automatic, operation(1).1 - 0.3);
}

/// What is lost of an event whose card is spent otherwise: of Herkules the more, the more of its units are ready.
fn spent(look: Look, card: CardId) -> f32 {
    let herkules = look.t.setters.of(Event::Herkules) == Some(card) && malta::meant(look, card.side);
    if herkules { 2.0 * SPENT + 0.2 * malta::gathered(look) as f32 } else { SPENT }
}

/// What the replacement points of a card are worth: steps that can be restored this turn.
fn replacements(look: Look, card: CardId) -> f32 {
    let spec = look.t.card(card);
    let mut good = 0.0;
    for record in Record::ALL {
        let has = look.s.points[record as usize];
        let gives = 2 * spec.points[record as usize];
        if gives > 0 {
            let wanted = wanted(look, record).saturating_sub(has);
            good += 0.8 * f32::from(gives.min(wanted));
        }
    }
    good
}

/// Half points that the units of a record could use.
fn wanted(look: Look, record: Record) -> u8 {
    let mut halves = 0u8;
    for id in look.t.ids().filter(|id| look.t.nation(*id).record() == record && !look.counter(*id).dot) {
        let at = look.at(id);
        let step = if look.counter(id).division { 2 } else { 1 };
        let steps = match at {
            off::REBUILD => 2,
            _ if on_map(at) || at == off::RESERVE => u8::from(look.s.is(id, flag::REDUCED)),
            _ => 0,
        };
        halves = halves.saturating_add(step * steps);
    }
    halves
}

/// What a card's event is worth now to its owner.
pub fn event(staff: &Staff, card: CardId) -> f32 {
    let spec: &Spec = staff.look.t.card(card);
    spec.event.iter().map(|e| effect(staff, card.side, e)).sum()
}

fn effect(staff: &Staff, side: Side, effect: &Effect<u8, UnitId>) -> f32 {
    let look = staff.look;
    // Victory points are those of the Axis.
    let vp = VP * staff.stake;
    let sign = if side == Side::Axis { vp } else { -vp };
    match effect {
        // It opens the way to Malta (10.32).
        Effect::Set(Event::SiegeOfMalta) if malta::meant(look, side) => 1.0 + malta::NEARER,
        Effect::Set(event) => lasting(look, *event),
        Effect::Turn(passing) => passing_worth(*passing) * staff.stake,
        Effect::Vp(n) => sign * f32::from(*n),
        Effect::MaltaVp(n) => malta::FOR_GOOD * sign * f32::from(*n),
        Effect::VpByYear { until, early, late } => {
            let by = if look.t.turn(look.s.turn).year <= *until { *early } else { *late };
            sign * f32::from(by)
        }
        Effect::Ban(_) => {
            if side == Side::Axis {
                -0.6
            } else {
                1.2
            }
        }
        Effect::Lift(ban) => 1.2 * f32::from(u8::from(look.s.bans.has(*ban))),
        Effect::Reinforce(units) | Effect::Place { units, .. } => {
            let meant = malta::meant(look, side);
            let ready = |id: UnitId| if meant && malta::waits(look, id) { malta::NEARER } else { 0.0 };
            units.iter().map(|id| value::of(look, *id) * 0.9 + ready(*id)).sum()
        }
        Effect::Bring { count, .. } => 0.3 * f32::from(*count),
        Effect::Landing { .. } => 0.5,
        Effect::Flip { count, nations, regions } => {
            let reduced = look.army(side).filter(|id| {
                look.s.is(*id, flag::REDUCED)
                    && nations.contains(&look.t.nation(*id))
                    && regions.contains(&look.t.ground(look.at(*id)).region)
            });
            0.6 * reduced.count().min((*count).into()) as f32
        }
        Effect::Uprooted(finds) => 0.4 * f32::from(finds.count),
        Effect::Withdraw(w) => f32::from(w.count) * if w.size == Size::Division { 1.3 } else { 0.5 },
        Effect::Exchange(units) => 0.6 * units.iter().filter(|id| on_map(look.at(**id))).count() as f32,
        Effect::Record(points) => points.values().map(|n| 0.4 * f32::from(n.abs())).sum(),
        Effect::Fetch(_) => 0.7,
        Effect::Convoys => 0.8 + 0.3 * f32::from(look.s.points[Record::Ge as usize].min(4)),
        Effect::Torch => 4.0,
        Effect::Koenig => 0.6,
        Effect::Uprising => 1.6,
        Effect::MountainDivision => 1.5 * f32::from(u8::from(look.t.options.mountain_division)),
        Effect::Captured => 0.8,
        Effect::Herkules => -malta::SPENT_UNITS,
        Effect::End(Passing::ItalianFleet) => vp * 0.7 * f32::from(u8::from(look.now(Passing::ItalianFleet))),
        Effect::Ease { .. } | Effect::Shaken => 0.4,
        Effect::Rouse(_) | Effect::Dash => 0.3,
        Effect::End(_)
        | Effect::Rebuildable(_)
        | Effect::Only { .. }
        | Effect::Flank(_)
        | Effect::Name(_)
        | Effect::Peek(_)
        | Effect::ShowHand => 0.2,
    }
}

/// What it is worth that an event lasts from now on.
fn lasting(look: Look, event: Event) -> f32 {
    let turns = f32::from(look.t.last_turn + 1 - look.s.turn.min(look.t.last_turn));
    match event {
        Event::Torch => 4.0,
        Event::Rommel => 3.5,
        Event::Montgomery => 2.5,
        Event::Balbo => 0.4 * turns.min(6.0),
        Event::AtlanticCharter => 0.45 * turns,
        Event::BattlefieldRecovery => 0.4 * turns,
        Event::Kesselring => 1.2,
        Event::SiegeOfMalta | Event::Patton | Event::Spitfires => 1.0,
        Event::PoorMorale | Event::Exporters | Event::EthiopianCampaign | Event::IraqiRevolt => 0.8,
        Event::UnternehmenIrak | Event::Lrdg | Event::Vulcan => 0.7,
        Event::Crusader | Event::Auchinleck | Event::VonArnim | Event::MarethLine => 0.5,
        _ => 0.1,
    }
}

/// What it is worth that something holds this turn.
const fn passing_worth(passing: Passing) -> f32 {
    match passing {
        // A point at the end of the turn, unless the enemy has an answer.
        Passing::ItalianFleet => 1.6,
        Passing::OrdersFromRome | Passing::LondonCalling => 1.1,
        Passing::NoAllied | Passing::Fliegerkorps | Passing::UBoats | Passing::DesertRailway => 0.3,
        _ => 0.1,
    }
}

/// Is a card better discarded before drawing (5.11)? A weak one whose event will not come any more.
pub fn discard(look: Look, card: CardId) -> f32 {
    let spec = look.t.card(card);
    let dead = spec.combat.is_none() && !spec.both && crate::cards::check(look, card, false).is_err();
    if dead && spec.ops <= 2 { 1.5 } else { 0.2 }
}
