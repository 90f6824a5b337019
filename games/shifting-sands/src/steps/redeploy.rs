//! Redeployment (12): overland, by sea, to and from the reserve box.

use sandtable_board::graph::flood;
use sandtable_core::{Refusal, Text};

use super::{Offers, Step, not_now};
use crate::action::{Action, Space, Spaces, UnitId};
use crate::look::Look;
use crate::pieces::{Arm, Event, Nation, Passing, Record, Region, Side};
use crate::play::{Play, space_value, unit_value};
use crate::state::{flag, off, on_map};
use crate::supply::{Supplied, closed_ports};

const NO_SUCH_UNIT: Refusal = Refusal::new("12.1", "why-no-such-unit");
const INACTIVE: Refusal = Refusal::new("10.41/2", "why-inactive");
const ONCE: Refusal = Refusal::new("12.3/1", "why-has-moved");
const TOO_DEAR: Refusal = Refusal::new("12.2", "why-too-dear");
const OUT: Refusal = Refusal::new("13.72", "why-out-of-supply");
const FIRST_OF_KIND: Refusal = Refusal::new("12.1", "why-first-of-kind");
const NOWHERE_TO_GO: Refusal = Refusal::new("12.6/1", "why-nowhere-to-go");
const NO_BOX: Refusal = Refusal::new("12.84/1", "why-no-reserve");
const NO_BOX_IN_AFRICA: Refusal = Refusal::new("12.84/2", "why-no-reserve");
const MALTA: Refusal = Refusal::new("12.73", "why-malta");
const DEEP_DESERT: Refusal = Refusal::new("12.81/2", "why-closed-ground");
const NOT_FRIENDLY: Refusal = Refusal::new("12.6/1", "why-not-friendly");
const UNSUPPLIED: Refusal = Refusal::new("12.6/1", "why-no-supply-there");
const NO_PATH: Refusal = Refusal::new("12.6/2", "why-no-path");
const FROM_RESERVE: Refusal = Refusal::new("12.8/1", "why-not-from-reserve");
const STAYS: Refusal = Refusal::new("12.1", "why-stays");

fn price(look: Look, id: UnitId) -> u8 {
    let limits = &look.t.limits;
    if look.counter(id).division { limits.redeploy_division } else { limits.redeploy_battlegroup }
}

/// May a battlegroup go into the reserve box (12.84)?
fn to_reserve(look: Look, id: UnitId) -> Result<(), Refusal> {
    let at = look.at(id);
    if look.counter(id).division || !on_map(at) {
        return Err(NO_BOX);
    }
    let africa = look.t.ground(at).region == Region::EastAfrica;
    if africa && look.t.nation(id) == Nation::It { Err(NO_BOX_IN_AFRICA) } else { Ok(()) }
}

/// Ports between which a side redeploys by sea now (12.7).
fn ports(look: Look, side: Side) -> Spaces {
    let (t, at) = (look.t, &look.t.at);
    let mut open = t.ports & look.held(side);
    match side {
        Side::Axis => {
            let own = t.region(Region::Libya) | t.region(Region::Egypt);
            open &= own.with(at.sicily).with(at.tunis).with(at.bizerte);
        }
        Side::Allied => {
            open = open.without(at.tunis).without(at.bizerte).without(at.sicily);
            if closed_ports(look.s) {
                open = open.without(at.tobruk).without(at.benghazi);
            }
            if look.now(Passing::UBoats) {
                // Card X25: Suez, the Red Sea and the Indian Ocean stay open.
                let coast = t.region(Region::Libya)
                    | t.region(Region::Egypt).without(at.suez)
                    | t.region(Region::Palestine)
                    | t.region(Region::Syria)
                    | t.torch_ground;
                open -= coast;
            }
        }
    }
    open
}

/// Friendly ground that a unit can reach overland from its space (12.6); it stops at the Nile (12.61).
fn overland(look: Look, id: UnitId) -> Spaces {
    let (t, at, side) = (look.t, &look.t.at, look.t.side(id));
    let near = if side == Side::Allied { &t.near_overland } else { &t.near[side as usize] };
    let open = look.ground(id) & look.held(side);
    let from = Spaces::single(look.at(id));
    let mut reached = flood(from, open, near);
    if side == Side::Allied {
        for (here, there) in [(at.khartoum, at.aswan), (at.aswan, at.khartoum)] {
            if from.contains(here) && open.contains(there) {
                reached = reached.with(there);
            }
        }
        let far = [(at.khartoum, at.aswan), (at.aswan, at.khartoum)];
        let crossed =
            far.into_iter().filter(|(here, there)| reached.contains(*here) && open.contains(*there));
        reached |= crossed.map(|(_, there)| there).collect();
        if look.now(Passing::Somaliland) && look.at(id) != at.aden {
            // Card X13: the way to Aden leads over Berbera.
            reached = reached.without(at.aden);
        }
    }
    reached
}

/// Where a unit of the map may go.
fn from_map(look: Look, id: UnitId) -> Spaces {
    let (t, side, here) = (look.t, look.t.side(id), look.at(id));
    let supplied = look.field(t.counter(id).profile).any;
    let mut all = overland(look, id);
    let ports = ports(look, side) & look.ground(id);
    if ports.contains(here) {
        all |= ports;
    }
    all &= supplied & look.held(side);
    if id == t.who.lrdg {
        all = lrdg(look, all);
    }
    all.without(here)
}

/// 12.6/3, 12.8/5: between Cairo and the Deep Desert without a path.
fn lrdg(look: Look, mut all: Spaces) -> Spaces {
    let (id, at) = (look.t.who.lrdg, &look.t.at);
    let cairo = look.controls(Side::Allied, at.cairo);
    if look.at(id) == at.deep_desert && cairo && look.supplied_at(id, at.cairo) > Supplied::Out {
        all = all.with(at.cairo);
    }
    if look.at(id) == at.cairo || look.at(id) == off::RESERVE {
        all = all.with(at.deep_desert);
    }
    all
}

/// The nation that a unit counts as when it leaves the reserve box (12.8/2).
fn kin(nation: Nation) -> Nation {
    if nation.record() == Record::Allied { Nation::Br } else { nation }
}

/// Where a unit of the reserve box may go (12.8), within stacking.
fn from_reserve(look: Look, id: UnitId) -> Spaces {
    let (t, side, nation) = (look.t, look.t.side(id), look.t.nation(id));
    let field = look.field(t.counter(id).profile);
    let kindred = look
        .army(side)
        .filter(|o| kin(t.nation(*o)) == kin(nation) && !look.inactive(*o))
        .map(|o| look.at(o))
        .collect::<Spaces>();
    let mut all = field.sources | kindred & field.any & look.held(side) & look.ground(id);
    match nation {
        Nation::Vf => all &= t.region(Region::Syria),
        Nation::Ir => all &= t.region(Region::Iraq),
        _ if id == t.who.it_afr || id == t.who.it_gds => all &= t.region(Region::EastAfrica),
        _ => {}
    }
    if nation == Nation::Ge && airlift(look, id) {
        all |= airfields(look);
    }
    if id == t.who.lrdg {
        all = lrdg(look, all);
    }
    all.iter().filter(|at| look.room(id, *at)).collect()
}

/// May one German infantry battlegroup fly to the Middle East (12.83)?
fn airlift(look: Look, id: UnitId) -> bool {
    let infantry = !look.counter(id).division && look.counter(id).arm == Arm::Infantry;
    infantry && look.has(Event::UnternehmenIrak) && !look.now(Passing::Airlift)
}

/// Spaces of the Middle East with a friend to land beside.
fn airfields(look: Look) -> Spaces {
    let friends = look
        .army(Side::Axis)
        .filter(|o| matches!(look.t.nation(*o), Nation::Vf | Nation::Ir) || *o == look.t.who.ge_5_mtn);
    friends.map(|o| look.at(o)).collect::<Spaces>() & look.t.middle_east & look.s.axis
}

/// Where a unit may redeploy, the reserve box aside.
pub fn goals(look: Look, id: UnitId) -> Spaces {
    let all = if on_map(look.at(id)) { from_map(look, id) } else { from_reserve(look, id) };
    if look.t.side(id) == Side::Axis || look.has(Event::IraqActive) {
        return all;
    }
    // 10.422/2: nobody stays beside inactive Iraqis.
    let iraq = (all & look.t.region(Region::Iraq)).into_iter().filter(|at| look.s.count(Side::Axis, *at) > 0);
    all - iraq.collect()
}

pub fn candidates(look: Look, side: Side, offer: Offers) {
    for id in look.t.ids() {
        let at = look.at(id);
        if look.t.side(id) == side && (on_map(at) || at == off::RESERVE) {
            offer(Action::Redeploy(id));
        }
    }
    offer(Action::Done);
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let Action::Redeploy(id) = a else {
        return if a == Action::Done { Ok(()) } else { Err(not_now(look, a)) };
    };
    if usize::from(id) >= look.t.counters.len() || look.t.side(id) != side {
        return Err(NO_SUCH_UNIT);
    }
    let at = look.at(id);
    if !on_map(at) && at != off::RESERVE {
        return Err(NO_SUCH_UNIT);
    }
    if look.inactive(id) {
        return Err(INACTIVE);
    }
    if look.s.is(id, flag::MOVED) {
        return Err(ONCE);
    }
    if price(look, id) > look.s.deed.points {
        return Err(TOO_DEAR.with("cost", price(look, id)).with("left", look.s.deed.points));
    }
    if look.has_twin(id) {
        return Err(FIRST_OF_KIND);
    }
    if on_map(at) && look.supplied(id) == Supplied::Out {
        return Err(OUT);
    }
    if on_map(at) && to_reserve(look, id).is_ok() || !goals(look, id).is_empty() {
        Ok(())
    } else {
        Err(NOWHERE_TO_GO)
    }
}

pub fn apply(play: &mut Play, a: Action) {
    match a {
        Action::Redeploy(unit) => play.push(Step::Redeploying { unit }),
        _ => play.pop(),
    }
}

pub fn targets(look: Look, unit: UnitId, offer: Offers) {
    goals(look, unit).iter().for_each(|at| offer(Action::To(at)));
    if to_reserve(look, unit).is_ok() {
        offer(Action::To(off::RESERVE));
    }
}

pub fn check_target(look: Look, unit: UnitId, a: Action) -> Result<(), Refusal> {
    let Action::To(to) = a else { return Err(not_now(look, a)) };
    if to == off::RESERVE {
        return to_reserve(look, unit);
    }
    if usize::from(to) >= look.t.spaces.len() {
        return Err(NO_PATH);
    }
    if goals(look, unit).contains(to) {
        return Ok(());
    }
    let side = look.t.side(unit);
    if to == look.t.at.malta {
        return Err(MALTA);
    }
    if to == look.t.at.deep_desert {
        return Err(DEEP_DESERT);
    }
    if to == look.at(unit) {
        return Err(STAYS);
    }
    if !look.has(Event::Torch) && look.t.torch_ground.contains(to) {
        return Err(Refusal::new("10.51", "why-closed-ground"));
    }
    if !look.controls(side, to) {
        return Err(NOT_FRIENDLY);
    }
    if !on_map(look.at(unit)) {
        return Err(match look.t.nation(unit) {
            Nation::Vf => Refusal::new("12.8/3", "why-not-from-reserve"),
            Nation::Ir => Refusal::new("12.8/4", "why-not-from-reserve"),
            _ => FROM_RESERVE,
        });
    }
    if look.supplied_at(unit, to) == Supplied::Out {
        return Err(UNSUPPLIED);
    }
    let sea = look.t.ports.contains(to) && look.t.ports.contains(look.at(unit));
    if !sea {
        return Err(NO_PATH);
    }
    let rule = match side {
        Side::Allied if closed_ports(look.s) => "cards.x4",
        Side::Allied if look.now(Passing::UBoats) => "cards.x25",
        Side::Allied => "12.72/1",
        Side::Axis => "12.71/1",
    };
    Err(Refusal::new(rule, "why-port-closed"))
}

pub fn apply_target(play: &mut Play, unit: UnitId, a: Action) {
    let Action::To(to) = a else { return };
    play.pop();
    let cost = price(play.look(), unit);
    play.s.deed.points -= cost;
    if play.look().at(unit) == off::RESERVE
        && play.t.nation(unit) == Nation::Ge
        && by_air(play.look(), unit, to)
    {
        play.s.passing.set(Passing::Airlift, true);
    }
    play.send(unit, to);
    play.s.flags[usize::from(unit)] |= flag::MOVED;
    play.say("12.1", || {
        let text = Text::new(if on_map(to) { "log-redeployed" } else { "log-to-reserve" });
        let text = text.with("unit", unit_value(unit));
        if on_map(to) { text.with("space", space_value(to)) } else { text }
    });
}

/// Does a unit need the airlift of 12.83 to get there?
fn by_air(look: Look, unit: UnitId, to: Space) -> bool {
    let field = look.field(look.t.counter(unit).profile);
    let kin = look.stack(to).any(|o| look.t.nation(o) == Nation::Ge) && field.any.contains(to);
    look.t.middle_east.contains(to) && !field.sources.contains(to) && !kin
}

/// Without points nobody is asked.
pub fn run(play: &mut Play) -> bool {
    let spent = play.s.deed.points == 0;
    if spent {
        play.pop();
    }
    spent
}
