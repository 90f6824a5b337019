//! Naval barrages: ships at the shore and at each other, coastal artillery at ships (10.3, 18.3).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::barrages::{announce, column, spotted};
use super::{Cause, Fight, Step, facility, not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId, VesselId};
use crate::air::Aim as Facility;
use crate::look::Look;
use crate::pieces::{Mode, Side};
use crate::play::{Play, hex_value};
use crate::refusals;
use crate::sea::data::Hull;
use crate::sea::state::{NO_VESSEL, Vessel, hull};
use crate::state::{Battle, NO_BATTLE, NOBODY, flag, on_map};
use crate::tables::Strike;

const NO_SHIP: Refusal = Refusal::new("18.3a/1", "why-no-ship");
const FIRED: Refusal = Refusal::new("18.3a/1", "why-has-fired");
const SHELLED: Refusal = Refusal::new("18.3a/2", "why-has-shelled");
const RANGE: Refusal = Refusal::new("18.3a/1", "why-out-of-range");
const STRUCK: Refusal = Refusal::new("10.0e/A", "why-barraged-already");
const SHIP_STRUCK: Refusal = Refusal::new("18.3c/1", "why-barraged-already");
const NOT_SHIP: Refusal = Refusal::new("18.3c/1", "why-no-target");
const SCREENED: Refusal = Refusal::new("18.2d", "why-screened");
const COASTAL: Refusal = Refusal::new("18.3c/1", "why-not-coastal");
const NO_COASTAL: Refusal = Refusal::new("18.3g/C", "why-not-coastal");
const GUNS_FIRED: Refusal = Refusal::new("18.3g/B", "why-has-fired");
const PHASE: Refusal = Refusal::new("10.0e/D", "why-not-now");
const NOBODY_FIRES: Refusal = Refusal::new("10.0/5", "why-no-gun");

/// What a naval barrage is aimed at.
#[derive(Clone, Copy)]
enum Aim {
    /// Combat units of a hex.
    Shore(Hex),
    /// A ship, or the Landing Craft of its hex.
    Ship(VesselId),
    /// Coastal artillery (18.3g/C).
    Battery(UnitId),
}

fn place(look: Look, aim: Aim) -> Hex {
    match aim {
        Aim::Shore(at) => at,
        Aim::Ship(id) => look.s.vessels[usize::from(id)].at,
        Aim::Battery(id) => look.unit(id).at,
    }
}

/// May a ship fire?
fn fires(look: Look, side: Side, id: VesselId, aim: Aim) -> Result<(), Refusal> {
    let Some(vessel) = look.vessel(id).filter(|vessel| vessel.side == side) else { return Err(NO_SHIP) };
    let ratings = look.ratings(vessel);
    if ratings.barrage == 0 {
        return Err(NO_SHIP);
    }
    if vessel.has(hull::FIRED) {
        return Err(FIRED);
    }
    if vessel.has(hull::SHELLED) && matches!(aim, Aim::Shore(_)) {
        return Err(SHELLED);
    }
    if look.t.distance(vessel.at, place(look, aim)) > ratings.range.into() {
        return Err(RANGE);
    }
    if let Aim::Ship(target) = aim
        && screened(look, vessel, ratings.range, target)
    {
        return Err(SCREENED);
    }
    Ok(())
}

/// 18.2d: a carrier, while another surface ship of its side is in range of a ship's guns.
fn screened(look: Look, firer: &Vessel, range: u8, target: VesselId) -> bool {
    let carrier = look.class(&look.s.vessels[usize::from(target)]).kind == Hull::Carrier;
    let near = |vessel: &Vessel| look.t.distance(firer.at, vessel.at) <= range.into();
    carrier
        && look
            .fleet(firer.side.other())
            .any(|(_, vessel)| look.class(vessel).kind == Hull::Surface && near(vessel))
}

/// May coastal artillery fire at a ship (18.3g/A)?
fn bears(look: Look, side: Side, id: UnitId, aim: Aim) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let (unit, face) = (look.unit(id), look.face(id));
    if !look.counter(id).coastal || !matches!(aim, Aim::Ship(_)) {
        return Err(COASTAL);
    }
    if unit.has(flag::FOUGHT) {
        return Err(GUNS_FIRED);
    }
    if matches!(unit.mode, Mode::Strat | Mode::Reserve) || face.barrage == 0 {
        return Err(COASTAL);
    }
    if look.t.distance(unit.at, place(look, aim)) > face.range.into() { Err(RANGE) } else { Ok(()) }
}

/// Can anybody fire there?
fn anybody(look: Look, side: Side, aim: Aim) -> Result<(), Refusal> {
    // Why the first that has guns does not fire.
    let mut why: Option<Refusal> = None;
    let ships = look.fleet(side).map(|(id, _)| fires(look, side, id, aim));
    let guns = look.all(side).filter(|id| look.counter(*id).coastal).map(|id| bears(look, side, id, aim));
    for fires in ships.chain(guns) {
        match fires {
            Ok(()) => return Ok(()),
            Err(refusal) => why = why.or(Some(refusal)),
        }
    }
    Err(why.unwrap_or(NO_SHIP))
}

/// What comes to mind in a Barrage Segment.
pub fn candidates(look: Look, side: Side, fight: Fight, offer: Offers<Action>) -> Flow {
    let enemy = side.other();
    let armed = look.fleet(side).any(|(_, vessel)| look.ratings(vessel).barrage > 0);
    if fight == Fight::Combat {
        return sandtable_core::ON;
    }
    if armed {
        for at in look.s.fields.occupied[enemy as usize].iter() {
            offer(Action::Shell(at))?;
        }
        facility::each(look, enemy, &mut |aim, at| offer(Action::Pound(aim, at)))?;
        for id in look.all(enemy).filter(|id| look.counter(*id).coastal) {
            offer(Action::Silence(id))?;
        }
    }
    look.fleet(enemy).try_for_each(|(id, _)| offer(Action::Engage(id)))
}

/// May a naval barrage begin?
///
/// # Errors
/// Why not, by rule.
pub fn begins(look: Look, side: Side, fight: Fight, a: Action) -> Result<(), Refusal> {
    if fight == Fight::Combat {
        return Err(PHASE);
    }
    let enemy = side.other();
    match a {
        Action::Shell(at) => shells(look, side, Facility::Units, at),
        Action::Pound(aim, at) => shells(look, side, aim, at),
        Action::Engage(id) => match look.vessel(id).filter(|vessel| vessel.side == enemy) {
            None => Err(NOT_SHIP),
            Some(vessel) if vessel.has(hull::STRUCK) => Err(SHIP_STRUCK),
            Some(_) => anybody(look, side, Aim::Ship(id)),
        },
        Action::Silence(id) => {
            if !look.stands(enemy, id) || !look.counter(id).coastal {
                return Err(NO_COASTAL);
            }
            anybody(look, side, Aim::Battery(id))
        }
        _ => Err(not_now(look, a)),
    }
}

/// May ships fire at the shore: is there a target that was not struck yet, and somebody to fire?
fn shells(look: Look, side: Side, aim: Facility, at: Hex) -> Result<(), Refusal> {
    facility::target(look, side.other(), at, aim)?;
    STRUCK.when(look.s.struck.contains(at))?;
    anybody(look, side, Aim::Shore(at))
}

/// It begins.
pub fn begin(play: &mut Play, side: Side, a: Action) {
    let (vessel, unit, target) = match a {
        Action::Shell(at) | Action::Pound(_, at) => (NO_VESSEL, NOBODY, at),
        Action::Engage(id) => (id, NOBODY, play.vessel(id).at),
        Action::Silence(id) => (NO_VESSEL, id, play.s.units[usize::from(id)].at),
        _ => return,
    };
    let aim = if let Action::Pound(aim, _) = a { aim } else { Facility::Units };
    play.s.battle = Battle { target, side, aim, ..NO_BATTLE };
    play.push(Step::Salvo { vessel, unit });
}

/// The points of all that fire.
pub fn points(look: Look, side: Side) -> u16 {
    let ships = look.fleet(side).filter(|(_, vessel)| vessel.has(hull::ACTS));
    let ships: u16 = ships.map(|(_, vessel)| u16::from(look.ratings(vessel).barrage)).sum();
    let guns = look.all(side).filter(|id| look.unit(*id).has(flag::ACTS));
    ships + guns.map(|id| u16::from(look.face(id).barrage)).sum::<u16>()
}

impl phase::Salvo {
    fn aim(&self, look: Look) -> Aim {
        match (self.vessel, self.unit) {
            (NO_VESSEL, NOBODY) => Aim::Shore(look.s.battle.target),
            (NO_VESSEL, unit) => Aim::Battery(unit),
            (vessel, _) => Aim::Ship(vessel),
        }
    }
}

impl Phase<Ocs> for phase::Salvo {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        look.fleet(side).try_for_each(|(id, _)| offer(Action::Join(id)))?;
        if self.vessel != NO_VESSEL {
            let guns = look.all(side).filter(|id| look.counter(*id).coastal);
            guns.into_iter().try_for_each(|id| offer(Action::With(id)))?;
        }
        offer(Action::Attack)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let aim = self.aim(look);
        match a {
            Action::Join(id) if look.vessel(id).is_some_and(|vessel| vessel.has(hull::ACTS)) => Err(FIRED),
            Action::Join(id) => fires(look, side, id, aim),
            Action::With(id) if look.t.owns(side, id) && look.unit(id).has(flag::ACTS) => Err(GUNS_FIRED),
            Action::With(id) => bears(look, side, id, aim),
            Action::Attack if points(look, side) == 0 => Err(NOBODY_FIRES),
            Action::Attack => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Join(id) => play.vessel(id).flags |= hull::ACTS,
            Action::With(id) => play.unit(id).flags |= flag::ACTS,
            _ => {
                // 4.9c: the firer says his strength, that of hidden batteries included.
                play.log.reveal();
                let (aim, points) = (self.aim(play.look()), points(play.look(), side));
                let shore = play.s.battle.aim;
                finish(play, side, aim);
                match aim {
                    Aim::Shore(at) if shore == Facility::Units => shell(play, side, at, points),
                    Aim::Shore(at) => {
                        play.s.struck.insert(at);
                        facility::bombard(play, side, at, shore, points);
                    }
                    Aim::Ship(id) => strike_ship(play, id, points, 0),
                    Aim::Battery(id) => duel(play, id, points),
                }
            }
        }
    }
}

/// Whoever has fired is marked.
fn finish(play: &mut Play, side: Side, aim: Aim) {
    let shore = matches!(aim, Aim::Shore(_));
    for vessel in play.s.vessels.iter_mut().filter(|v| v.side == side && v.has(hull::ACTS)) {
        vessel.flags &= !hull::ACTS;
        vessel.flags |= hull::FIRED | if shore { hull::SHELLED } else { 0 };
    }
    for id in play.t.ids() {
        let unit = play.unit(id);
        if unit.has(flag::ACTS) {
            unit.flags |= flag::FOUGHT;
        }
        unit.flags &= !flag::OF_COMBAT;
    }
    play.s.battle = NO_BATTLE;
    play.pop();
}

/// Ship to shore: results are one grade less (18.3b); no supply is paid (10.3).
fn shell(play: &mut Play, side: Side, at: Hex, points: u16) {
    play.s.struck.insert(at);
    let look = play.look();
    let column = column(look, side, at, points, spotted(look, side, at), 0);
    announce(play, points, column);
    let roll = play.two_dice("10.0/4", "log-barrage");
    let steps = match play.t.tables.strike(column, roll) {
        Strike::None => return,
        Strike::Dg | Strike::Bracketed | Strike::Half => 0,
        Strike::Steps(1) => u8::from(play.die("10.0a/4", "log-half") >= 4),
        Strike::Steps(steps) => steps - 1,
    };
    let enemy = side.other();
    play.disorganise(enemy, at, "18.3b");
    play.say("18.3b", || Text::new("log-struck").with("hex", hex_value(at)).with("steps", steps));
    if steps > 0 {
        play.push(Step::Losses { side: enemy, left: steps, cause: Cause::Barrage, at });
    }
}

/// Hits and DG of a barrage with no shift but this; [½] is DG where ships or aircraft fire (10.0a/5).
fn hits(play: &mut Play, points: u16, shift: i8) -> Option<u8> {
    let tables = &play.t.tables;
    let column = tables.barrage_column(points).saturating_add_signed(shift).min(tables.last_barrage());
    let roll = play.two_dice("18.3c/2", "log-barrage");
    Some(match play.t.tables.strike(column, roll) {
        Strike::None => return None,
        Strike::Dg | Strike::Bracketed => 0,
        Strike::Half => u8::from(play.die("10.0a/4", "log-half") >= 4),
        Strike::Steps(steps) => steps,
    })
}

/// A ship is fired at: strengths are divided by its protection, and nothing shifts but the distance of aircraft (18.3c/2).
pub fn strike_ship(play: &mut Play, id: VesselId, points: u16, shift: i8) {
    let target = *play.vessel(id);
    let craft = play.t.classes[usize::from(target.class)].kind.is_craft();
    let protection = u16::from(play.look().ratings(&target).protection).max(1);
    mark(play, id, hull::STRUCK, true);
    let points = (2 * points + protection) / (2 * protection);
    let Some(hits) = hits(play, points, shift) else { return };
    // 18.3d/C: twice DG is a hit instead.
    let again = hits == 0 && target.has(hull::DG);
    mark(play, id, hull::DG, !again);
    for _ in 0..hits + u8::from(again) {
        let struck = if craft { drawn(play, target) } else { Some(id) };
        if let Some(struck) = struck {
            hit(play, struck);
        }
    }
}

/// A flag of a ship, or of all Landing Craft of its hex (18.3c/3).
pub fn mark(play: &mut Play, id: VesselId, flag: u8, is: bool) {
    let target = *play.vessel(id);
    let craft = |t: &crate::theatre::Theatre, v: &Vessel| t.classes[usize::from(v.class)].kind.is_craft();
    let all = craft(play.t, &target);
    for (i, vessel) in play.s.vessels.iter_mut().enumerate() {
        let stack = all && (vessel.at, vessel.side) == (target.at, target.side) && craft(play.t, vessel);
        if i == usize::from(id) || stack {
            vessel.flags = vessel.flags & !flag | if is { flag } else { 0 };
        }
    }
}

/// The Landing Craft of a stack that is hit, by points, at random.
fn drawn(play: &mut Play, target: Vessel) -> Option<VesselId> {
    let (t, s) = (play.t, &*play.s);
    let craft = |(_, vessel): &(VesselId, &Vessel)| t.classes[usize::from(vessel.class)].kind.is_craft();
    let all = || Look { t, s }.moored(target.side, target.at).filter(craft);
    // One alone is not drawn for.
    if all().nth(1).is_none() {
        return all().next().map(|(id, _)| id);
    }
    let points: u16 = all().map(|(_, vessel)| u16::from(vessel.points)).sum();
    let mut left = play.chance.below(points.max(1));
    let mut here = |(_, vessel): &(VesselId, &Vessel)| {
        let points = u16::from(vessel.points);
        let here = left < points;
        left = left.saturating_sub(points);
        here
    };
    all().find(|vessel| here(vessel)).map(|(id, _)| id)
}

/// 18.3d: a ship is damaged, then sunk; Landing Craft lose a point, an LST becomes one of them.
fn hit(play: &mut Play, id: VesselId) {
    let vessel = *play.vessel(id);
    let at = vessel.at;
    match play.t.classes[usize::from(vessel.class)].kind {
        Hull::Lst => {
            let class = play.t.classes.iter().position(|class| class.kind == Hull::Craft);
            play.vessel(id).class = class.unwrap_or(0) as u8;
        }
        Hull::Craft | Hull::Dukw => play.lose_point(id, "18.3d/B"),
        _ if vessel.has(hull::DAMAGED) => play.sink(id, "18.3d/A"),
        _ => {
            play.vessel(id).flags |= hull::DAMAGED;
            play.say("18.3d/A", || Text::new("log-ship-hit").with("hex", hex_value(at)));
        }
    }
}

/// 18.3g/C: a step loss eliminates coastal artillery, DG is ignored.
fn duel(play: &mut Play, id: UnitId, points: u16) {
    if on_map(play.s.units[usize::from(id)].at) && hits(play, points, 0).is_some_and(|hits| hits > 0) {
        play.kill(id, "18.3g/C");
    }
}
