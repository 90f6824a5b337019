//! Wacht am Rhein: the box, the declaration and what comes of it (2.8/2, 2.9c to 2.9f).

use std::collections::VecDeque;

use ocs::{
    Action, Hex, Hold, Kind, Look, Play, PlayerStage, Pool, Segment, Side, Step, Terrain, TurnStage, UnitId,
    flag, hex_value, landing, off, unit_value,
};
use sandtable_core::{Flow, ON, Offers, Playing, Refusal, Text};
use smallvec::SmallVec;

use crate::notes::{LUFTFLOTTE, PLEDGE, RESERVE, STRIKE, WAR};
use crate::{arrivals, banks};

/// The not-ready side of the box, and the ready one.
pub const WAITS: Hex = off::BOX + 2;
/// The ready side.
pub const IS_READY: Hex = off::BOX + 3;

/// Turns of the calendar in which it may be declared, by half month, with the reserve in SP and the turns in which the battle
/// zones are off (2.9d/5, 2.9e/1).
const DATES: [(std::ops::RangeInclusive<u8>, u8, u8); 4] =
    [(18..=21, 3, 1), (22..=26, 6, 2), (27..=30, 9, 3), (31..=35, 12, 4)];
/// Hexes around the HQ (2.9d/2), and for the drop (2.8/2).
const AROUND: u16 = 6;
const DROP: u16 = 10;
/// SP of the reserve that are placed at a time.
const LOT: u64 = 3;

/// Answers to the pledge (2.9f).
const DECLINED: u64 = 1;
const PLEDGED: u64 = 2;

const NOT_NOW: Refusal = Refusal::new("btr:2.9d/1", "why-not-now");
const NO_HQ: Refusal = Refusal::new("btr:2.9d/2", "why-strike-hq");
const CHOSEN: Refusal = Refusal::new("btr:2.9d/2", "why-strike-chosen");
const FAR: Refusal = Refusal::new("btr:2.9d/2", "why-strike-far");
const BESIDE: Refusal = Refusal::new("btr:2.9d/3", "why-strike-beside");
const NO_CITY: Refusal = Refusal::new("btr:2.9d/5", "why-strike-city");
const NO_DROP: Refusal = Refusal::new("btr:2.8/2", "why-heydte");
const HEYDTE_FAR: Refusal = Refusal::new("btr:2.8/2", "why-heydte-far");

/// The entry of the calendar.
fn date(calendar: u8) -> Option<&'static (std::ops::RangeInclusive<u8>, u8, u8)> {
    DATES.iter().find(|(turns, ..)| turns.contains(&calendar))
}

/// For how many further turns the battle zones are off.
pub fn respite(calendar: u8) -> u8 {
    date(calendar).map_or(0, |(_, _, turns)| *turns)
}

fn in_box<'a>(look: Look<'a>, at: Hex) -> impl Iterator<Item = UnitId> + 'a {
    look.t.ids().filter(move |id| look.unit(*id).at == at)
}

/// Might it be declared in this turn (2.9c/1)?
fn possible(look: Look) -> bool {
    let any = || in_box(look, WAITS).chain(in_box(look, IS_READY)).next().is_some();
    WAR.get(look) == 0 && date(look.t.calendar + look.s.turn).is_some() && any()
}

/// Is it the turn of the declaration?
fn now(look: Look) -> bool {
    WAR.get(look) == u64::from(look.s.turn)
}

/// 2.9f: are the Germans to be asked for a pledge, before the initiative is rolled?
pub fn asks_pledge(look: Look) -> bool {
    look.s.step() == Some(Step::Turn(TurnStage::Initiative)) && PLEDGE.get(look) == 0 && possible(look)
}

/// 2.9c/1: or whether they declare it, in their Refit Phase?
pub fn asks(look: Look, asked: bool) -> bool {
    look.s.step() == Some(Step::Player(PlayerStage::Refit))
        && look.s.phasing == Side::Axis
        && !asked
        && PLEDGE.get(look) != DECLINED
        && possible(look)
}

/// The answer to the pledge.
pub fn pledged(play: &mut Play, yes: bool) {
    PLEDGE.set(play, if yes { PLEDGED } else { DECLINED });
}

/// 2.9f: who has pledged it goes first.
pub fn first(look: Look) -> Option<Side> {
    (PLEDGE.get(look) == PLEDGED).then_some(Side::Axis)
}

/// Has it been pledged, so that nobody is asked?
pub fn is_pledged(look: Look) -> bool {
    PLEDGE.get(look) == PLEDGED
}

/// It is declared.
pub fn declare(play: &mut Play) {
    let calendar = play.t.calendar + play.s.turn;
    WAR.set(play, play.s.turn.into());
    STRIKE.set(play, 0);
    RESERVE.set(play, date(calendar).map_or(0, |(_, sp, _)| (*sp).into()));
    // 2.9d/6
    LUFTFLOTTE.set(play, 1);
    play.say("btr:2.9d/1", || Text::new("log-wacht"));
    play.supply(Side::Axis);
    // 2.9d/4: one die for each division that is not ready.
    let look = play.look();
    let mut divisions: Vec<u8> = in_box(look, WAITS).map(|id| look.counter(id).formation).collect();
    divisions.sort_unstable();
    divisions.dedup();
    for formation in divisions {
        let die = if formation == 0 { 0 } else { play.die("btr:2.9d/4", "log-wacht-unready") };
        let of = |play: &Play| -> Vec<UnitId> {
            let look = play.look();
            in_box(look, WAITS).filter(|id| look.counter(*id).formation == formation).collect()
        };
        for _ in 0..die {
            let left = of(play);
            if left.is_empty() {
                break;
            }
            let id = left[usize::from(play.chance.draw(left.len() as u16))];
            play.kill(id, "btr:2.9d/4");
        }
        for id in of(play) {
            if let Some(at) = arrivals::entries(play.look(), Side::Axis).first().copied() {
                play.arrive(id, at, play.look().unit(id).lost);
            }
        }
    }
}

/// May an HQ be the one around which the ready units come (2.9d/2)?
pub fn may_choose(look: Look, side: Side, segment: Segment, at: Hex) -> Result<(), Refusal> {
    NOT_NOW.unless(side == Side::Axis && segment == Segment::Movement && now(look))?;
    CHOSEN.when(STRIKE.get(look) > 0)?;
    let own = |id: UnitId| {
        let counter = look.counter(id);
        let boxed = counter
            .boxed
            .is_some_and(|(number, _)| [WAITS, IS_READY].contains(&(off::BOX + Hex::from(number))));
        counter.kind == Kind::Hq && !boxed
    };
    let fed = look.t.on_map(at) && look.traced(side, at);
    NO_HQ.unless(fed && look.stack(side, at).any(own))
}

/// It is.
pub fn choose(play: &mut Play, at: Hex) {
    STRIKE.set(play, u64::from(at) + 1);
    play.tell(Side::Axis, "btr:2.9d/2", || Text::new("log-strike-hq").with("hex", hex_value(at)));
}

/// Hexes within reach of the HQ, nearest first: along hexes free of enemies and their zones.
fn around(look: Look) -> Vec<Hex> {
    let Some(from) = STRIKE.hex(look) else { return Vec::new() };
    let open = |at: Hex| {
        !look.holds(Side::Allied, at)
            && !look.in_zone(Side::Allied, at)
            && !look.t.at(at).terrains().any(|terrain| terrain == Terrain::Sea)
    };
    let (mut found, mut queue) = (vec![from], VecDeque::from([(from, 0)]));
    while let Some((at, steps)) = queue.pop_front() {
        if steps == AROUND {
            continue;
        }
        for next in look.t.near(at).filter(|next| open(*next)) {
            if !found.contains(&next) {
                found.push(next);
                queue.push_back((next, steps + 1));
            }
        }
    }
    found
}

/// 2.9d/3: would a unit of a panzer division stand beside one of another that has come with it?
fn beside(look: Look, id: UnitId, at: Hex) -> bool {
    let formation = look.counter(id).formation;
    let other = |other: UnitId| {
        let (unit, its) = (look.unit(other), look.counter(other).formation);
        unit.has(flag::ARRIVED) && its != 0 && its != formation && look.t.distance(unit.at, at) <= 1
    };
    formation != 0 && look.all(Side::Axis).any(other)
}

/// Is a unit of the ready side of the box to be placed?
pub fn places(look: Look, id: UnitId) -> bool {
    look.unit(id).at == IS_READY
}

/// May a unit of the box be placed in a hex?
pub fn may_place(look: Look, side: Side, segment: Segment, (id, at): (UnitId, Hex)) -> Result<(), Refusal> {
    NOT_NOW.unless(side == Side::Axis && segment == Segment::Movement && now(look))?;
    FAR.unless(look.t.on_map(at) && around(look).contains(&at))?;
    BESIDE.when(beside(look, id, at))
}

/// It is.
pub fn place(play: &mut Play, id: UnitId, at: Hex) {
    play.arrive(id, at, play.look().unit(id).lost);
    play.tell(Side::Axis, "btr:2.9d/2", || {
        Text::new("log-contingency").with("unit", unit_value(id)).with("hex", hex_value(at))
    });
}

/// Cities of Germany east of the Rhine that the Germans hold.
fn cities(look: Look<'_>) -> impl Iterator<Item = Hex> {
    let west = banks::west(look.t);
    let own = (0..).zip(&look.t.places).filter(move |(i, _)| look.owner(*i) == Side::Axis);
    let city = |kind: Terrain| matches!(kind, Terrain::MajorCity | Terrain::MinorCity);
    own.filter(move |(_, place)| city(place.kind) && !west.contains(place.hex))
        .map(|(_, place)| place.hex)
        .filter(move |at| arrivals::in_germany(look, *at))
}

/// May a part of the reserve be placed in a hex (2.9d/5)?
pub fn may_supply(look: Look, side: Side, segment: Segment, at: Hex) -> Result<(), Refusal> {
    NOT_NOW.unless(side == Side::Axis && segment == Segment::Movement && RESERVE.get(look) > 0)?;
    let room = look.s.dump(at).is_some_and(|dump| dump.side == side) || look.has_dump_room(side);
    NO_CITY.unless(room && cities(look).any(|city| city == at))
}

/// It is.
pub fn supply(play: &mut Play, at: Hex) {
    let sp = RESERVE.get(play.look()).min(LOT);
    RESERVE.set(play, RESERVE.get(play.look()) - sp);
    let tokens = sp as u16 * u16::from(play.t.costs.sp);
    if play.store(Pool::first(Side::Axis), at, tokens, false) {
        play.s.books[Side::Axis as usize].had += u32::from(tokens);
        play.say("btr:2.9d/5", || {
            Text::new("log-supply-arrives").with("tokens", i32::from(tokens)).with("hex", hex_value(at))
        });
    }
}

/// The words of its deeds.
pub struct Deeds {
    /// Choose the HQ.
    pub strike: u8,
    /// Place SP.
    pub reserve: u8,
}

/// What comes to mind in the Movement Segment of that turn.
pub fn each(look: Look, deeds: &Deeds, offer: Offers<Action>) -> Flow {
    if RESERVE.get(look) > 0 {
        cities(look).try_for_each(|at| offer(Action::Deed(deeds.reserve, at)))?;
    }
    if !now(look) || in_box(look, IS_READY).next().is_none() {
        return ON;
    }
    if STRIKE.get(look) == 0 {
        let hqs = look.all(Side::Axis).filter(|id| look.counter(*id).kind == Kind::Hq);
        return hqs.into_iter().try_for_each(|id| offer(Action::Deed(deeds.strike, look.unit(id).at)));
    }
    let hexes = around(look);
    in_box(look, IS_READY).try_for_each(|id| hexes.iter().try_for_each(|at| offer(Action::Place(id, *at))))
}

/// 2.9d/1: what is left when the Movement Segment ends is placed, wherever it may be.
pub fn begins(play: &mut Play, stage: PlayerStage) {
    if stage == PlayerStage::CleanUp && play.s.phasing == play.s.first.other() {
        PLEDGE.set(play, 0);
    }
    if stage != PlayerStage::Movement || play.s.phasing != Side::Axis || !now(play.look()) {
        return;
    }
    play.supply(Side::Axis);
    if STRIKE.get(play.look()) == 0 {
        let look = play.look();
        let mut hqs = look.all(Side::Axis).map(|id| look.unit(id).at);
        let found = hqs.find(|at| may_choose(look, Side::Axis, Segment::Movement, *at).is_ok());
        drop(hqs);
        STRIKE.set(play, found.map_or(0, |at| u64::from(at) + 1));
    }
    let waiting: Vec<UnitId> = in_box(play.look(), IS_READY).collect();
    for id in waiting {
        let hexes = around(play.look());
        let free = hexes.iter().copied().find(|at| !beside(play.look(), id, *at));
        let at = free.or_else(|| hexes.first().copied());
        if let Some(at) = at.or_else(|| arrivals::entries(play.look(), Side::Axis).first().copied()) {
            place(play, id, at);
        }
    }
    while RESERVE.get(play.look()) > 0 {
        let city = cities(play.look()).next();
        let at = city.or_else(|| arrivals::entries(play.look(), Side::Axis).first().copied());
        let Some(at) = at else { break };
        supply(play, at);
    }
}

/// Is it the turn for him, with nothing in the sky?
pub fn may_drop_now(look: Look) -> bool {
    now(look) && look.s.sky == ocs::Flight::None
}

/// The hexes around which von der Heydte jumps: those of any HQ, or that of the one around which the others come (2.9d/2).
fn jumps_around(look: Look<'_>, any_hq: bool) -> impl Iterator<Item = Hex> {
    let hq = move |id: &UnitId| look.counter(*id).kind == Kind::Hq;
    let hqs = look.all(Side::Axis).filter(move |id| any_hq && hq(id)).map(move |id| look.unit(id).at);
    hqs.chain(STRIKE.hex(look).filter(|_| !any_hq))
}

/// Where he may come down, as far as the distance goes.
pub fn drop_zone(look: Look<'_>, any_hq: bool) -> impl Iterator<Item = Hex> {
    let centres: SmallVec<[Hex; 32]> = jumps_around(look, any_hq).collect();
    let near = move |at: &Hex| centres.iter().any(|hq| look.t.distance(*hq, *at) <= DROP);
    (0..look.t.grid.len() as Hex).filter(near)
}

/// May von der Heydte drop without aircraft in a hex: within 10 hexes of one of these HQs, if nothing flies (2.8/2)?
pub fn may_jump(
    look: Look,
    side: Side,
    segment: Segment,
    at: Hex,
    (unit, any_hq): (Option<UnitId>, bool),
) -> Result<(), Refusal> {
    let fresh = |id: UnitId| {
        let there = look.unit(id);
        (there.is_here() || there.at == IS_READY) && !there.has(flag::MOVED) && there.spent == 0
    };
    let due = side == Side::Axis && segment == Segment::Movement && may_drop_now(look);
    NO_DROP.unless(due && look.t.on_map(at) && unit.is_some_and(fresh))?;
    let within = jumps_around(look, any_hq).any(|hq| look.t.distance(hq, at) <= DROP);
    HEYDTE_FAR.unless(within && !look.t.at(at).terrains().any(|terrain| terrain == Terrain::Sea))
}

/// He does: there is no flak, but the usual roll.
pub fn jump(play: &mut Play, id: UnitId, at: Hex) {
    let need = landing(play.look(), Side::Axis, at, Hold::Cabin);
    let doomed = play.look().holds(Side::Allied, at);
    let roll = if doomed { 0 } else { play.two_dice("btr:2.8/2", "log-landing") };
    if i32::from(roll) < i32::from(need) || doomed {
        return play.kill(id, "btr:2.8/2");
    }
    play.send(id, at);
    play.mark(id, flag::RIDDEN | flag::FLOWN | flag::MOVED | flag::DROPPED, true);
    play.tell(Side::Axis, "btr:2.8/2", || {
        Text::new("log-dropped").with("unit", unit_value(id)).with("hex", hex_value(at))
    });
    if play.look().attack_capable(id) {
        play.capture(Side::Axis, at);
    }
}
