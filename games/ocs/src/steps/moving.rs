//! A stack moves: who comes along, in which mode, with whose fuel, hex by hex (6.1, 5.4, 12.5).

use arrayvec::ArrayVec;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Segment, Stage, Step, columns, not_now, phase, segment};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::camps::Pool;
use crate::cost;
use crate::fields::{Conduit, reached_by, stores_of};
use crate::forces::breakdown;
use crate::look::Look;
use crate::paths::Paths;
use crate::pieces::{Kind, Method, Mode, Posture, Side, Sink};
use crate::play::{Play, hex_value, unit_value};
use crate::refusals;
use crate::spread::Spread;
use crate::state::{Battle, NO_BATTLE, NO_COLUMN, NO_HAND, STACK, flag};
use crate::supply::reach_with_trucks;
use crate::theatre::Counter;

const GOING: Refusal = Refusal::new("6.1g", "why-going");
const BEGUN: Refusal = Refusal::new("20.0a", "why-going");
const NEVER_COMBAT: Refusal = Refusal::new("13.5/2", "why-never-combat");
const NOT_IN_HAND: Refusal = Refusal::new("6.1g", "why-not-in-hand");
const IN_HAND: Refusal = Refusal::new("6.1/1", "why-in-hand");
const CROWD: Refusal = Refusal::new("4.8/1", "why-full");
const NOT_MODE: Refusal = Refusal::new("5.4/1", "why-not-mode");
const CHANGED: Refusal = Refusal::new("5.4/1", "why-changed");
const OUTSIDE: Refusal = Refusal::new("5.4/2", "why-not-now");
const DG_STAYS: Refusal = Refusal::new("5.4/4", "why-dg-stays");
const RESERVE_ZONE: Refusal = Refusal::new("5.7c", "why-reserve-zone");
const HAS_FUEL: Refusal = Refusal::new("12.5c/1", "why-has-fuel");
const NEEDS_NONE: Refusal = Refusal::new("12.5a/2", "why-needs-no-fuel");
const NO_FORMATION: Refusal = Refusal::new("12.5c/A/1", "why-no-formation");
const TOGETHER: Refusal = Refusal::new("12.5c/A/2", "why-no-conduit");
const LAST: Refusal = Refusal::new("6.1f", "why-last-in-hand");
const NOT_STOOD: Refusal = Refusal::new("6.1/1", "why-nobody-in-hand");

impl Phase<Ocs> for phase::Moving {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let hand = &look.s.hand;
        if hand.column != NO_COLUMN {
            return columns::candidates(look, offer);
        }
        if !hand.going {
            for id in look.stack(side, hand.at) {
                offer(Action::Take(id))?;
            }
            for id in hand.units.iter().copied() {
                if look.segment() == Some(Segment::Movement) {
                    for posture in Posture::ALL {
                        offer(Action::Mode(id, posture))?;
                    }
                }
                breakdown::pool(look, id).try_for_each(|part| offer(Action::Detach(id, part)))?;
                offer(Action::Fuel(id, Method::Unit))?;
                offer(Action::Fuel(id, Method::Formation))?;
            }
        }
        for to in look.t.near(here(look)) {
            offer(Action::Step(to))?;
            offer(Action::Overrun(to))?;
        }
        if hand.going {
            for id in hand.units.iter().copied() {
                offer(Action::Drop(id))?;
            }
        }
        offer(Action::Halt)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let Some(segment) = look.segment() else { return Err(not_now(look, a)) };
        let hand = &look.s.hand;
        if hand.column != NO_COLUMN {
            return columns::check(look, a);
        }
        match a {
            Action::Take(id) => takes(look, side, id, segment),
            Action::Mode(id, posture) => changes(look, id, posture, segment),
            Action::Fuel(id, method) => fuels(look, id, method),
            Action::Detach(id, part) => detaches(look, side, id, part),
            Action::Step(to) => steps(look, to, segment),
            Action::Overrun(target) => cost::overrun(look, target, segment),
            Action::Drop(id) => drops(look, id, segment),
            Action::Halt => halts(look, segment),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        if play.s.hand.column != NO_COLUMN {
            return columns::apply(play, a);
        }
        match a {
            Action::Take(id) => {
                play.s.hand.units.push(id);
                free_fuel(play, id);
            }
            Action::Mode(id, posture) => {
                change(play, id, posture);
                free_fuel(play, id);
            }
            Action::Fuel(id, Method::Formation) => fuel_formation(play, id),
            Action::Detach(id, part) => breakdown::detach(play, id, part),
            Action::Fuel(id, _) => {
                play.mark(id, flag::FUELLED, true);
                play.push(Step::Pay { unit: id, need: play.t.costs.fuel_unit, sink: Sink::Fuel });
            }
            Action::Step(to) => step(play, side, to),
            Action::Overrun(target) => overrun(play, side, target),
            Action::Drop(id) => {
                play.mark(id, flag::MOVED, true);
                play.s.hand.units.retain(|other| *other != id);
            }
            _ => halt(play),
        }
    }

    /// Whoever has died or retreated in an overrun moves no more.
    fn run(&self, play: &mut Play) -> bool {
        if play.s.hand.column != NO_COLUMN {
            return false;
        }
        let over = play.s.hand.going && play.s.hand.units.is_empty();
        if over {
            halt(play);
        }
        over
    }
}

/// Where the stack in hand is.
fn here(look: Look) -> Hex {
    look.s.hand.units.first().map_or(look.s.hand.at, |id| look.unit(*id).at)
}

fn takes(look: Look, side: Side, id: UnitId, segment: Segment) -> Result<(), Refusal> {
    let hand = &look.s.hand;
    if hand.going {
        return Err(GOING);
    }
    segment::takes(look, side, id, segment)?;
    if look.unit(id).at != hand.at {
        return Err(refusals::NO_SUCH_UNIT);
    }
    if hand.units.contains(&id) {
        return Err(IN_HAND);
    }
    if hand.units.len() >= STACK { Err(CROWD) } else { Ok(()) }
}

/// 20.0a: as its parent begins to move.
fn detaches(look: Look, side: Side, id: UnitId, part: UnitId) -> Result<(), Refusal> {
    in_hand(look, id)?;
    if look.s.hand.going { Err(BEGUN) } else { breakdown::detaches(look, side, id, part) }
}

/// May a unit in hand change its mode (5.4)?
fn changes(look: Look, id: UnitId, posture: Posture, segment: Segment) -> Result<(), Refusal> {
    if segment != Segment::Movement {
        return Err(OUTSIDE);
    }
    in_hand(look, id)?;
    if look.s.hand.going {
        return Err(GOING);
    }
    let unit = look.unit(id);
    if unit.has(flag::CHANGED) {
        return Err(CHANGED);
    }
    may_turn(look, id, posture)?;
    if unit.mode == Mode::Dg {
        let flips = matches!(posture, Posture::Combat | Posture::Move) && posture.moves() != unit.moves();
        return if flips { Ok(()) } else { Err(DG_STAYS) };
    }
    if unit.mode == posture.mode() && unit.moves() == posture.moves() {
        return Err(NOT_MODE);
    }
    may_stand(look, id, posture)?;
    may_reserve(look, id, posture)
}

/// 13.5/2: Replacements are never in Combat Mode.
fn may_turn(look: Look, id: UnitId, posture: Posture) -> Result<(), Refusal> {
    let never = look.counter(id).kind.is_replacement() && !posture.moves();
    if never { Err(NEVER_COMBAT) } else { Ok(()) }
}

/// May a unit take a mode where it stands, as far as the enemy and trace supply go (4.5a/I, 4.5a/J)?
pub fn may_stand(look: Look, id: UnitId, posture: Posture) -> Result<(), Refusal> {
    let (side, at) = (look.counter(id).side, look.unit(id).at);
    match posture.mode() {
        Mode::Strat if look.in_zone(side.other(), at) => Err(refusals::STRAT_ZONE),
        Mode::Strat if !look.traces(id, at) => Err(refusals::STRAT_TRACE),
        Mode::Reserve if look.in_zone(side.other(), at) => Err(RESERVE_ZONE),
        _ => may_turn(look, id, posture),
    }
}

/// May a unit be in Reserve Mode where it stands, as far as markers and hedgehogs go?
pub fn may_reserve(look: Look, id: UnitId, posture: Posture) -> Result<(), Refusal> {
    if posture.mode() != Mode::Reserve {
        return Ok(());
    }
    marker_for(look, look.counter(id).side, look.unit(id).at)
}

/// Is there a Reserve marker for a hex, and no hedgehog in it?
pub fn marker_for(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if look.s.hedgehog(at).is_some() {
        return Err(refusals::RESERVE_WORKS);
    }
    let markers = usize::from(look.t.sides[side as usize].reserves);
    let room = look.has_reserve(side, at) || look.reserve_hexes(side) < markers;
    if room { Ok(()) } else { Err(refusals::NO_MARKER) }
}

/// A unit changes its mode; a DG one only turns its counter.
pub fn change(play: &mut Play, id: UnitId, posture: Posture) {
    if cost::engineers(play.look(), id) {
        play.mark(id, flag::ABLE, true);
    }
    play.turn(id, posture.moves());
    if play.s.units[usize::from(id)].mode != Mode::Dg {
        play.set_mode(id, posture.mode());
    }
    play.mark(id, flag::CHANGED, true);
}

fn in_hand(look: Look, id: UnitId) -> Result<(), Refusal> {
    if look.s.hand.units.contains(&id) { Ok(()) } else { Err(NOT_IN_HAND) }
}

fn fuels(look: Look, id: UnitId, method: Method) -> Result<(), Refusal> {
    in_hand(look, id)?;
    if look.s.hand.going {
        return Err(GOING);
    }
    if look.is_fuelled(id) {
        return Err(HAS_FUEL);
    }
    if !look.needs_fuel(id) {
        return Err(NEEDS_NONE);
    }
    let costs = look.t.costs;
    match method {
        Method::Unit if reach_with_trucks(look, id) < costs.fuel_unit => Err(refusals::CANNOT_PAY),
        Method::Unit => Ok(()),
        Method::Formation if look.counter(id).formation == 0 => Err(NO_FORMATION),
        Method::Formation => {
            // What was looked for is the way of one formation.
            let ours = |of: &Counter| of.formation == look.counter(id).formation;
            if !look.t.counters.get(usize::from(look.s.fields.fuelled)).is_some_and(ours) {
                return Err(TOGETHER);
            }
            let enough = |(_, tokens): &(Conduit, u16)| *tokens >= costs.fuel_formation.into();
            if look.s.fields.conduits.iter().any(enough) { Ok(()) } else { Err(TOGETHER) }
        }
        Method::Hq => Err(not_now(look, Action::Fuel(id, method))),
    }
}

/// 12.5c/A: all members that the same HQ or dump reaches; the conduit that reaches most of them is used.
fn fuel_formation(play: &mut Play, id: UnitId) {
    let (t, need) = (play.t, play.t.costs.fuel_formation);
    let look = play.look();
    let (side, formation) = (look.counter(id).side, look.counter(id).formation);
    let members = || look.all(side).filter(|other| t.counter(*other).formation == formation);
    let able = look.s.fields.conduits.iter().filter(|(_, n)| *n >= need.into()).map(|(c, _)| *c);
    let reached = |conduit: Conduit| (conduit, reached_by(look, side, conduit, members()));
    let Some((conduit, units)) = able.map(reached).max_by_key(|(_, units)| units.len()) else { return };
    let pool = look.pool(id);
    let stores = stores_of(look, pool, conduit, formation);
    units.into_iter().for_each(|unit| play.mark(unit, flag::TANKED, true));
    pay_from(play, (pool, formation), &stores, need.into(), Sink::Fuel);
}

/// Takes tokens of a pool from stores, one after the other, for a formation.
pub fn pay_from(play: &mut Play, (pool, formation): (Pool, u8), stores: &Spread, need: u16, sink: Sink) {
    let mut left = need;
    for at in stores.iter() {
        let taken = left.min(crate::fields::stored(play.look(), pool, at, formation));
        play.spend(pool, at, taken, sink, formation);
        left -= taken;
    }
}

/// 12.5e: an HQ with fuel gives it to an independent unit in its throw that begins to move.
fn free_fuel(play: &mut Play, id: UnitId) {
    let look = play.look();
    if !look.needs_fuel(id) || !look.counter(id).independent() {
        return;
    }
    let (side, at) = (look.counter(id).side, look.unit(id).at);
    let gives = |hq: &UnitId| {
        let unit = look.unit(*hq);
        look.counter(*hq).kind == Kind::Hq
            && unit.has(flag::TANKED)
            && !unit.has(flag::DRY)
            && *hq != id
            && look.camp(*hq) == look.camp(id)
    };
    let mut paths = Paths::new(look);
    let found = look.all(side).filter(gives).find(|hq| look.throws(*hq) && paths.thrown(*hq).contains(at));
    drop(paths);
    if let Some(hq) = found {
        play.mark(hq, flag::GAVE, true);
        play.mark(id, flag::FUELLED, true);
    }
}

fn steps(look: Look, to: Hex, segment: Segment) -> Result<(), Refusal> {
    if look.s.hand.units.is_empty() {
        return Err(NOT_STOOD);
    }
    look.s.hand.units.iter().try_for_each(|id| cost::step(look, *id, to, segment).map(|_| ()))
}

fn step(play: &mut Play, side: Side, to: Hex) {
    let Some(segment) = play.look().segment() else { return };
    let units = play.s.hand.units.clone();
    let capable = units.iter().any(|id| play.look().attack_capable(*id));
    let from = here(play.look());
    // All are priced before any of them stands in the new hex.
    let paid: ArrayVec<_, STACK> = units.iter().map(|id| cost::step(play.look(), *id, to, segment)).collect();
    for (id, paid) in units.iter().zip(paid) {
        if let Ok(paid) = paid {
            let unit = play.unit(*id);
            unit.spent = paid.spent;
            unit.flags = unit.flags & !flag::STOPPED | if paid.stops { flag::STOPPED } else { 0 };
            // 12.5e/2
            if unit.flags & flag::GAVE != 0 {
                unit.flags |= flag::DRY;
            }
        }
        play.send(*id, to);
        if segment == Segment::Movement && crate::trace::converts(play.look(), *id, to) {
            play.convert(*id, to);
        }
    }
    play.s.hand.going = true;
    play.s.hand.at = to;
    play.say("6.1a", || Text::new("log-moved").with("from", hex_value(from)).with("hex", hex_value(to)));
    if capable {
        play.capture(side, to);
    }
}

fn drops(look: Look, id: UnitId, segment: Segment) -> Result<(), Refusal> {
    in_hand(look, id)?;
    if !look.s.hand.going || look.s.hand.units.len() < 2 {
        return Err(LAST);
    }
    strat_stays(look, id, segment)
}

/// 5.8b/1: a Strat Mode unit goes on as long as trace supply lies beside it and not under it.
fn strat_stays(look: Look, id: UnitId, segment: Segment) -> Result<(), Refusal> {
    let unit = look.unit(id);
    let traced = look.traces(id, unit.at);
    let goes_on =
        unit.mode == Mode::Strat && !traced && cost::reaches_trace(look, id, unit.at, look.left(id, segment));
    if goes_on { Err(refusals::STRAT_TRACE) } else { Ok(()) }
}

fn halts(look: Look, segment: Segment) -> Result<(), Refusal> {
    let hand = &look.s.hand;
    if hand.units.is_empty() {
        return Err(NOT_STOOD);
    }
    // 5.8b/1: not beside trace supply that all of them can still step into.
    let trace = look.trace(look.camp(hand.units[0]));
    let strat = hand.units.iter().find_map(|id| strat_stays(look, *id, segment).err());
    let on = |to: Hex| trace.contains(to) && steps(look, to, segment).is_ok();
    match strat {
        Some(refusal) if hand.going && look.t.near(here(look)).any(on) => Err(refusal),
        _ => Ok(()),
    }
}

fn halt(play: &mut Play) {
    for id in play.s.hand.units.clone() {
        play.mark(id, flag::MOVED, true);
        play.unit(id).flags &= !flag::STOPPED;
    }
    play.s.hand = NO_HAND;
    play.pop();
}

/// 8.1a: every unit pays 3 MP; its combat supply as the combat begins.
fn overrun(play: &mut Play, side: Side, target: Hex) {
    let units = play.s.hand.units.clone();
    let at = here(play.look());
    let around = play.t.direction(target, at).map_or(0, |d| 1 << d);
    play.s.battle = Battle { target, overrun: true, side, around, ..NO_BATTLE };
    play.s.hand.going = true;
    play.say("8.0/1", || Text::new("log-overrun").with("hex", hex_value(target)));
    play.push(Step::Battle(Stage::Begin));
    for id in units {
        let unit = play.unit(id);
        unit.spent += cost::OVERRUN;
        unit.flags |= flag::ACTS;
    }
}

/// The stack goes on after an overrun, or is stopped by a retreat (8.0/4, 8.1f).
pub fn after_overrun(play: &mut Play, retreated: bool) {
    for id in play.s.hand.units.clone() {
        // 4.5a/A/3
        play.unit(id).flags &= !flag::STOPPED;
        if retreated {
            play.mark(id, flag::MOVED, true);
        }
    }
    if retreated {
        play.s.hand.units.clear();
    } else if let Some(first) = play.s.hand.units.first().copied() {
        play.s.hand.at = play.s.units[usize::from(first)].at;
        play.tell(play.t.counter(first).side, "8.0/4", || {
            Text::new("log-goes-on").with("unit", unit_value(first))
        });
    }
}
