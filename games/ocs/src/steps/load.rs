//! B: wings join a mission and take cargo on board (14.9, 14.10); what does not fit any more is lost (14.4g).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{MissionStage, Segment, Step, mission, not_now, phase, rail};
use crate::Ocs;
use crate::action::{Action, UnitId};
use crate::air::{Craft, FLIGHTS, Flight, Haul, Hold, SHORT, Sortie, WingId};
use crate::camps::Pool;
use crate::look::Look;
use crate::pieces::{Side, Sink};
use crate::play::{Play, hex_value};
use crate::refusals;
use crate::state::{Dump, NO_HEX, flag};

const NOBODY_FLIES: Refusal = Refusal::new("14.2f/1", "why-nobody-flies");
const NOT_CARRIER: Refusal = Refusal::new("14.9a", "why-not-transport");
const NOT_THERE: Refusal = Refusal::new("14.9a", "why-other-base");
const HEAVY: Refusal = Refusal::new("14.9c", "why-too-heavy");
const SPENT: Refusal = Refusal::new("14.9d/1", "why-moved");
const FRESH: Refusal = Refusal::new("14.9d/2", "why-unloaded-now");
const NO_CAPACITY: Refusal = Refusal::new("14.9b", "why-no-capacity");
const LIMIT: Refusal = Refusal::new("14.9f", "why-base-unloads");
const NO_PARA: Refusal = Refusal::new("14.10a", "why-no-para");
const NO_PLAN: Refusal = Refusal::new("14.10b/1", "why-no-plan");
const NO_MP: Refusal = Refusal::new("4.7d/2", "why-moved");
const RIDDEN: Refusal = Refusal::new("4.7d/1", "why-ridden");
const NO_GLIDER: Refusal = Refusal::new("14.10e/A", "why-no-glider");
const NO_TOW: Refusal = Refusal::new("14.10e/C", "why-no-tow");
const TWICE: Refusal = Refusal::new("14.2e/1", "why-joined");

/// Wings and cargo are chosen.
impl Phase<Ocs> for phase::Load {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let mission = &look.s.mission;
        for id in look.wings(side) {
            if mission.sortie.carries() && look.is_craft(id, Craft::Transport) {
                Haul::ALL.into_iter().try_for_each(|haul| offer(Action::Carry(id, haul)))?;
                offer(Action::Tow(id))?;
            } else {
                offer(Action::Send(id))?;
            }
        }
        if mission.from != NO_HEX {
            for hold in Hold::ALL {
                look.stack(side, mission.from).try_for_each(|id| offer(Action::Lift(id, hold)))?;
                let most = (look.capacity(hold) / 2).min(u16::from(u8::MAX)) as u8;
                (1..=most).try_for_each(|n| offer(Action::LiftSp(n, hold)))?;
            }
        }
        offer(Action::Go)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Send(id) => mission::may_join(look, side, id, None),
            Action::Carry(id, haul) => mission::may_join(look, side, id, Some(haul)),
            Action::Tow(id) => tows(look, id),
            Action::Lift(id, hold) => lifts(look, side, id, hold),
            Action::LiftSp(n, hold) => lifts_supply(look, side, n, hold),
            Action::Go if look.s.mission.flights.is_empty() => Err(NOBODY_FLIES),
            Action::Go => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        match a {
            Action::Send(wing) => join(play, wing, Haul::Normal),
            Action::Carry(wing, haul) => {
                play.s.mission.from = play.s.wings[usize::from(wing)].at;
                join(play, wing, haul);
            }
            Action::Tow(wing) => {
                let flights = play.s.mission.flights.iter_mut();
                flights.filter(|flight| flight.wing == wing).for_each(|flight| flight.tow += 1);
            }
            Action::Lift(id, hold) => play.s.mission.cargo.push((id, hold)),
            Action::LiftSp(n, hold) => play.s.mission.tokens[hold as usize] = n,
            _ => {
                for flight in play.s.mission.flights.clone() {
                    play.wing(flight.wing).flown = true;
                }
                play.become_step(Step::Mission(MissionStage::Arrive));
            }
        }
    }

    /// Where nobody else can join, it is off.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let mission = &look.s.mission;
        let empty = mission.cargo.is_empty() && mission.tokens == [0; 2];
        // Nobody takes off by himself without the cargo that he was called for.
        let ready = !(mission.flights.is_empty() || mission.sortie.carries() && empty);
        let more = ready && sandtable_core::any_legal::<Ocs>(look, look.s.mission.side, |a| a != Action::Go);
        if ready && !more {
            self.apply(play, play.s.mission.side, Action::Go);
        }
        ready && !more
    }
}

fn join(play: &mut Play, wing: WingId, haul: Haul) {
    play.log.expose();
    let (at, target) = (play.s.wings[usize::from(wing)].at, play.s.mission.target);
    play.s.mission.near &= play.t.distance(at, target) <= SHORT;
    play.s.mission.flights.push(Flight { wing, haul, tow: 0 });
}

/// May a wing of the mission tow one more Glider Point (14.10e/C)?
fn tows(look: Look, id: WingId) -> Result<(), Refusal> {
    let mission = &look.s.mission;
    let Some(flight) = mission.flight(id).filter(|_| mission.sortie.carries()) else { return Err(NO_TOW) };
    let whole = look.wing(id).lost == 0 && look.is_craft(id, Craft::Transport) && !look.sheet(id).gliders;
    let most = if flight.haul == Haul::Near { 2 } else { 1 };
    if !whole || flight.tow >= most {
        return Err(NO_TOW);
    }
    let towed: u8 = mission.flights.iter().map(|flight| flight.tow).sum();
    let there = look.base_of(mission.side, mission.from).map_or(0, |base| base.gliders);
    // What is in the cabin stays there.
    let cabin = if flight.haul == Haul::Near && flight.tow == 0 { 2 } else { 1 };
    let left = look.capacity(Hold::Cabin).saturating_sub(u16::from(look.livery(id).capacity) * (3 - cabin));
    match () {
        () if towed >= there => Err(NO_GLIDER),
        () if 2 * look.loaded(Hold::Cabin) > left => Err(NO_TOW),
        () => Ok(()),
    }
}

/// Is there room for so many tokens more, and may the base unload them (14.9f)?
fn fits(look: Look, tokens: u16, hold: Hold) -> Result<(), Refusal> {
    let mission = &look.s.mission;
    if 2 * (look.loaded(hold) + tokens) > look.capacity(hold) {
        return Err(NO_CAPACITY);
    }
    if mission.sortie == Sortie::Transport && hold == Hold::Cabin {
        let base = look.base_of(mission.side, mission.target);
        // 15.2/C: an air strip as one of Level 1.
        let limit = base.map_or(0, |base| (2 * base.level.max(1)).saturating_sub(base.unloaded));
        if look.unloads_with(tokens) > limit.into() {
            return Err(LIMIT);
        }
    }
    Ok(())
}

/// May a unit be taken on board?
fn lifts(look: Look, side: Side, id: UnitId, hold: Hold) -> Result<(), Refusal> {
    let mission = &look.s.mission;
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    if mission.from == NO_HEX {
        return Err(NOT_CARRIER);
    }
    let unit = look.unit(id);
    if unit.at != mission.from {
        return Err(NOT_THERE);
    }
    if mission.cargo.iter().any(|(other, _)| *other == id) || mission.cargo.len() >= FLIGHTS {
        return Err(TWICE);
    }
    look.t.title.may_lift(look, id, hold)?;
    rail::in_move_mode(look, id)?;
    if !look.is_light(id) {
        return Err(HEAVY);
    }
    if unit.has(flag::RIDDEN) {
        return Err(RIDDEN);
    }
    let Some(segment) = look.segment() else { return Err(NOT_CARRIER) };
    if mission.sortie == Sortie::Drop {
        drops(look, id, hold, segment)?;
    } else if look.eligible(id, segment) && 2 * unit.spent > look.allowance(id, segment) {
        return Err(SPENT);
    }
    fits(look, look.burden(id), hold)
}

/// May a unit be dropped (14.10a, 14.10b)?
fn drops(look: Look, id: UnitId, hold: Hold, segment: Segment) -> Result<(), Refusal> {
    if hold == Hold::Cabin && !look.counter(id).para {
        return Err(NO_PARA);
    }
    let target = look.s.mission.target;
    let planned = |plan: &crate::air::DropPlan| (plan.unit, plan.at, plan.turn) == (id, target, look.s.turn);
    if segment != Segment::Movement || !look.s.plans.iter().any(planned) {
        return Err(NO_PLAN);
    }
    if look.unit(id).spent > 0 { Err(NO_MP) } else { Ok(()) }
}

/// May so many tokens be taken on board?
fn lifts_supply(look: Look, side: Side, n: u8, hold: Hold) -> Result<(), Refusal> {
    let mission = &look.s.mission;
    look.t.title.may_lift_supply(look, hold)?;
    let dump = look.s.dump(mission.from).filter(|dump| dump.side == side);
    let taken: u16 = mission.tokens.iter().map(|n| u16::from(*n)).sum();
    if mission.tokens[hold as usize] > 0 {
        return Err(TWICE);
    }
    match dump {
        _ if n == 0 => return Err(NOT_THERE),
        None => return Err(NOT_THERE),
        Some(dump) if taken + u16::from(n) > dump.tokens => return Err(NOT_THERE),
        Some(dump) if taken + u16::from(n) > dump.tokens - dump.fresh => return Err(FRESH),
        Some(_) => {}
    }
    fits(look, n.into(), hold)
}

/// Does the cargo of a hold no longer fit?
fn spills(look: Look, hold: Hold) -> bool {
    // Rounded in favour of the cargo (14.4g).
    look.loaded(hold) > look.capacity(hold).div_ceil(2)
}

/// Cargo that no longer fits goes back with the aircraft that have aborted: supply first, then the last units.
pub fn turn_back(play: &mut Play) {
    for hold in Hold::ALL {
        while spills(play.look(), hold) {
            let mission = &mut play.s.mission;
            if mission.tokens[hold as usize] > 0 {
                mission.tokens[hold as usize] -= 1;
            } else if let Some(i) = mission.cargo.iter().rposition(|(_, of)| *of == hold) {
                mission.cargo.remove(i);
            }
        }
    }
}

/// Cargo beyond the capacity is destroyed, of the owner's choice (14.4g).
const KEPT: Refusal = Refusal::new("14.4g", "why-not-involved");

impl phase::Spill {
    fn may(look: Look, a: Action) -> bool {
        let mission = &look.s.mission;
        match a {
            Action::Jettison(id) => mission.cargo.iter().any(|(of, hold)| *of == id && spills(look, *hold)),
            Action::Scatter => {
                Hold::ALL.into_iter().any(|h| mission.tokens[h as usize] > 0 && spills(look, h))
            }
            _ => false,
        }
    }
}

impl Phase<Ocs> for phase::Spill {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        look.s.mission.cargo.iter().try_for_each(|(id, _)| offer(Action::Jettison(*id)))?;
        offer(Action::Scatter)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Jettison(_) | Action::Scatter if phase::Spill::may(look, a) => Ok(()),
            Action::Jettison(_) | Action::Scatter => Err(KEPT),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        let (side, from) = (play.s.mission.side, play.s.mission.from);
        match a {
            Action::Jettison(id) => {
                play.s.mission.cargo.retain(|(of, _)| *of != id);
                play.kill(id, "14.4g");
            }
            _ => {
                let of = Hold::ALL
                    .into_iter()
                    .find(|h| play.s.mission.tokens[*h as usize] > 0 && spills(play.look(), *h));
                if let Some(hold) = of {
                    play.s.mission.tokens[hold as usize] -= 1;
                    let of = play.s.dump(from).map_or(Pool::first(side), Dump::owner);
                    play.spend(of, from, 1, Sink::Flown, 0);
                    play.tell(side, "14.4g", || Text::new("log-cargo-lost").with("hex", hex_value(from)));
                }
            }
        }
    }

    /// One choice alone makes itself.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let mut able = look.s.mission.cargo.iter().map(|(id, _)| Action::Jettison(*id));
        let mut able = able.by_ref().chain([Action::Scatter]).filter(|a| phase::Spill::may(look, *a));
        let (first, second) = (able.next(), able.next());
        drop(able);
        match (first, second) {
            (None, _) => play.pop(),
            (Some(a), None) => self.apply(play, play.s.mission.side, a),
            _ => return false,
        }
        true
    }
}
