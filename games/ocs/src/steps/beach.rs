//! Beach Assaults: an attack from Landing Craft on a coastal hex (18.6).

use arrayvec::ArrayVec;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Fight, Stage, Step, not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId, VesselId};
use crate::look::Look;
use crate::pieces::{Mode, Side, Sink};
use crate::play::{Play, hex_value};
use crate::sea::landing;
use crate::sea::state::{aboard, hull};
use crate::sea::vessels::is_coast;
use crate::state::{Battle, NO_BATTLE, STACK, flag, off};
use crate::supply::attack_price;

const PHASE: Refusal = Refusal::new("18.6a/1", "why-not-now");
const NO_BEACH: Refusal = Refusal::new("18.6/1", "why-no-beach");
const STRUCK: Refusal = Refusal::new("9.1c/2", "why-attacked-already");
const NOT_ABOARD: Refusal = Refusal::new("18.6/1", "why-not-aboard");
const MODE: Refusal = Refusal::new("18.6a/A", "why-beach-mode");
const APART: Refusal = Refusal::new("18.6a/A", "why-beach-apart");
const CROWD: Refusal = Refusal::new("18.6a/A", "why-beach-crowd");
const SUPPLY: Refusal = Refusal::new("18.6a/B", "why-no-supply");
const ASHORE: Refusal = Refusal::new("18.6a/G", "why-ashore");
const JOINED: Refusal = Refusal::new("9.1c/1", "why-joined");
const NOBODY: Refusal = Refusal::new("9.1b", "why-nobody-attacks");

/// The craft that a unit is aboard.
fn craft_of(look: Look, id: UnitId) -> Option<VesselId> {
    let slot = look.unit(id).at.checked_sub(off::ABOARD)?;
    VesselId::try_from(slot).ok().filter(|id| look.vessel(*id).is_some())
}

/// Units that have joined.
fn joined(look: Look<'_>) -> impl Iterator<Item = UnitId> {
    let side = look.s.battle.side;
    look.t.ids().filter(move |id| look.unit(*id).has(flag::ACTS) && look.counter(*id).side == side)
}

/// Where they assault from.
fn from(look: Look) -> Option<Hex> {
    joined(look).find_map(|id| craft_of(look, id)).and_then(|id| look.vessel(id)).map(|vessel| vessel.at)
}

/// May a unit join the assault of a hex?
fn joins(look: Look, side: Side, id: UnitId, target: Hex) -> Result<(), Refusal> {
    if look.stands(side, id) {
        return Err(ASHORE);
    }
    let vessel = Some(id).filter(|id| look.t.owns(side, *id)).and_then(|id| craft_of(look, id));
    let Some(vessel) = vessel.and_then(|id| look.vessel(id)) else { return Err(NOT_ABOARD) };
    if look.t.distance(vessel.at, target) != 1 {
        return Err(NOT_ABOARD);
    }
    if look.unit(id).has(flag::ACTS) {
        return Err(JOINED);
    }
    if look.unit(id).mode != Mode::Combat || look.face(id).defends {
        return Err(MODE);
    }
    if from(look).is_some_and(|at| at != vessel.at) {
        return Err(APART);
    }
    let all = || joined(look).chain([id]);
    if all().map(|id| look.size(id)).sum::<u16>() > landing::GROUP {
        return Err(CROWD);
    }
    let price: u16 = all().map(|id| u16::from(attack_price(look, id))).sum();
    // Nobody pays for a landing that nobody opposes.
    let free = !look.holds(side.other(), target);
    if free || look.afloat_near(side, vessel.at) >= price { Ok(()) } else { Err(SUPPLY) }
}

/// What comes to mind in a Combat Segment.
pub fn candidates(look: Look, side: Side, offer: Offers<Action>) -> Flow {
    let crewed = |id: VesselId| look.crew(id).next().is_some();
    for (id, vessel) in look.fleet(side).filter(|(id, _)| crewed(*id)) {
        // Of several craft in a hex the first names it.
        let first = look.moored(side, vessel.at).find(|(id, _)| crewed(*id)).map(|(id, _)| id);
        if first == Some(id) {
            look.t.near(vessel.at).try_for_each(|at| offer(Action::Beach(at)))?;
        }
    }
    sandtable_core::ON
}

/// May a hex be assaulted from the sea?
///
/// # Errors
/// Why not, by rule.
pub fn begins(look: Look, side: Side, fight: Fight, at: Hex) -> Result<(), Refusal> {
    if fight != Fight::Combat {
        return Err(PHASE);
    }
    if !look.t.on_map(at) || !is_coast(look.t, at) {
        return Err(NO_BEACH);
    }
    match (look.holds(side.other(), at), look.s.struck.contains(at)) {
        (true, true) => return Err(STRUCK),
        // 18.6a/H: where a barrage has destroyed all defenders.
        (false, false) => return Err(NO_BEACH),
        _ => {}
    }
    let mut why = NOT_ABOARD;
    for id in look.t.ids().filter(|id| look.t.owns(side, *id) && craft_of(look, *id).is_some()) {
        match joins(look, side, id, at) {
            Ok(()) => return Ok(()),
            Err(NOT_ABOARD) => {}
            Err(refusal) => why = refusal,
        }
    }
    Err(why)
}

/// It begins.
pub fn begin(play: &mut Play, side: Side, target: Hex) {
    play.s.struck.insert(target);
    play.s.battle = Battle { target, side, beach: true, ..NO_BATTLE };
    play.say("18.6/1", || Text::new("log-beach").with("hex", hex_value(target)));
    play.push(Step::Beach);
}

impl Phase<Ocs> for phase::Beach {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let own = look.t.ids().filter(|id| look.t.owns(side, *id) && craft_of(look, *id).is_some());
        own.into_iter().try_for_each(|id| offer(Action::With(id)))?;
        offer(Action::Attack)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::With(id) => joins(look, side, id, look.s.battle.target),
            Action::Attack if joined(look).next().is_some() => Ok(()),
            Action::Attack => Err(NOBODY),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::With(id) => {
                if let Some(craft) = craft_of(play.look(), id) {
                    play.vessel(craft).flags |= hull::ACTS;
                }
                play.unit(id).flags |= flag::ACTS;
            }
            _ if play.look().holds(side.other(), play.s.battle.target) => play.become_step(Step::Repel),
            _ => land(play),
        }
    }
}

impl Phase<Ocs> for phase::Repel {
    fn candidates(&self, _: Look, _: Side, offer: Offers<Action>) -> Flow {
        offer(Action::Concede)?;
        offer(Action::Decline)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Concede | Action::Decline => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        if a == Action::Concede {
            // 18.6b/2
            let target = play.s.battle.target;
            let lost: ArrayVec<UnitId, STACK> = play.look().stack(side, target).take(STACK).collect();
            lost.into_iter().for_each(|id| play.kill(id, "18.6b/2"));
            return land(play);
        }
        fight(play);
    }
}

/// The assault is fought: its supply is paid from the craft, and the units stand off the beach.
fn fight(play: &mut Play) {
    let (side, target) = (play.s.battle.side, play.s.battle.target);
    let Some(at) = from(play.look()) else { return play.pop() };
    let units: ArrayVec<UnitId, STACK> = joined(play.look()).take(STACK).collect();
    let price: u16 = units.iter().map(|id| u16::from(attack_price(play.look(), *id))).sum();
    play.spend_afloat(side, at, price, Sink::Attack);
    for id in units {
        play.unit(id).flags |= flag::PAID;
        play.send(id, at);
    }
    play.s.battle.around = play.t.direction(target, at).map_or(0, |d| 1 << d);
    play.become_step(Step::Battle(Stage::Begin));
}

/// The landing is rolled for instead; whoever lands so does not move further (18.6a/H, 18.6b/2).
fn land(play: &mut Play) {
    let (side, target) = (play.s.battle.side, play.s.battle.target);
    let mut group: ArrayVec<UnitId, STACK> = joined(play.look()).take(STACK).collect();
    let craft = group.first().and_then(|id| craft_of(play.look(), *id));
    let landed = landing::roll(play, side, target);
    if let Some(craft) = craft {
        landing::losses(play, craft, &mut group, landed);
        landing::ashore(play, side, target, &group);
        if play.vessel(craft).points == 0 {
            play.sink(craft, "18.5f/1");
        }
    }
    finish(play);
    play.s.battle = NO_BATTLE;
    play.pop();
}

/// The marks of the assault come off.
fn finish(play: &mut Play) {
    for id in play.t.ids() {
        play.unit(id).flags &= !flag::OF_COMBAT;
    }
    for vessel in &mut *play.s.vessels {
        vessel.flags &= !hull::ACTS;
    }
}

/// The combat is over: all are ashore, or all are lost with their craft (18.6a/E).
pub fn end(play: &mut Play) {
    let battle = play.s.battle;
    let units: ArrayVec<UnitId, STACK> = joined(play.look()).take(STACK).collect();
    if play.look().holds(battle.side.other(), battle.target) {
        units.into_iter().for_each(|id| play.kill(id, "18.6a/E"));
        for id in 0..play.s.vessels.len() as VesselId {
            if play.vessel(id).flags & hull::ACTS != 0 {
                play.sink(id, "18.6a/E");
            }
        }
    } else {
        let off = |play: &Play, id: &UnitId| play.s.units[usize::from(*id)].at != battle.target;
        let late: ArrayVec<UnitId, STACK> = units.into_iter().filter(|id| off(play, id)).collect();
        landing::ashore(play, battle.side, battle.target, &late);
    }
    for vessel in &mut *play.s.vessels {
        vessel.flags &= !hull::ACTS;
    }
}

/// Is a place that of somebody aboard?
pub const fn is_aboard(at: Hex) -> bool {
    at >= aboard(0) && at < aboard(VesselId::MAX)
}
