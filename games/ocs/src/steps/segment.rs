//! A movement segment: which stack, column or work is next (6.0, 7.0, 11.0).

use arrayvec::ArrayVec;
use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal, Text};

use super::{
    Segment, Step, bases, engineers, faces, mission, not_now, phase, rail, refit, sailing, shipping,
};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::air::Moment;
use crate::camps::Pool;
use crate::look::Look;
use crate::pieces::{Kind, Method, Mode, Side, Sink};
use crate::play::{Play, hex_value, per_cent, unit_value};
use crate::refusals;
use crate::sea::{landing, ports};
use crate::spread::Spread;
use crate::stacks::Stacks;
use crate::state::{Hedgehog, NO_COLUMN, NO_HAND, NO_HEDGEHOG, NOBODY, Roll, flag, on_map};
use crate::supply::{reach_in, reach_with_trucks, within_reach};

const NOT_RESERVE: Refusal = Refusal::new("5.7b/1", "why-not-reserve");
const NO_DUMP: Refusal = Refusal::new("12.11a/1", "why-no-dump");
const BLOWN: Refusal = Refusal::new("12.11a/2", "why-blown");
const NOT_HQ: Refusal = Refusal::new("12.5c/B", "why-not-hq");
const TANKED: Refusal = Refusal::new("12.5c/B", "why-has-fuel");
const NO_SAPPERS: Refusal = Refusal::new("16.0b/2", "why-nobody-digs");
const HIGHEST: Refusal = Refusal::new("16.0a", "why-highest");
const WORKED: Refusal = Refusal::new("16.0b/4", "why-worked");
const NO_WORKS: Refusal = Refusal::new("16.0c/1", "why-no-works");
const RAZED: Refusal = Refusal::new("16.0c/2", "why-worked");

impl Phase<Ocs> for phase::Segment {
    /// What whole stacks and stores are asked for is found by one look at all of them; all else is checked one by one.
    fn sure(&self) -> bool {
        true
    }

    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        self.of_stacks(look, side, offer)?;
        self.of_stores(look, side, offer)?;
        if mission::drops(look, side) {
            offer(Action::Airdrop)?;
        }
        let offer: Offers<Action> = &mut |a| if self.check(look, side, a).is_ok() { offer(a) } else { ON };
        if self.segment == Segment::Movement {
            let works = look.s.hedgehogs.iter().map(|work| work.at);
            works.filter(|at| on_map(*at)).try_for_each(|at| offer(Action::Raze(at)))?;
            let ports = look.s.ports.iter().map(|port| port.at);
            ports.filter(|at| on_map(*at)).try_for_each(|at| offer(Action::Wreck(at)))?;
        }
        for id in look.all(side) {
            if self.segment != Segment::Movement {
                offer(Action::Release(id))?;
            }
            let rides = look.unit(id).mode == Mode::Move || look.counter(id).kind == Kind::RailRepair;
            if self.segment == Segment::Movement && rides {
                offer(Action::Entrain(id))?;
            }
            if look.counter(id).kind == Kind::Hq {
                offer(Action::Fuel(id, Method::Hq))?;
            }
        }
        for (i, column) in (0..).zip(look.s.columns.iter()) {
            if column.side == side && on_map(column.at) {
                offer(Action::Drive(i))?;
                if self.segment == Segment::Movement && look.t.at(column.at).rail != 0 {
                    offer(Action::RailColumn(i))?;
                }
            }
        }
        sailing::candidates(look, side, offer)?;
        if self.segment == Segment::Movement {
            engineers::candidates(look, side, |id| engineers::tokens(look, id), offer)?;
            shipping::candidates(look, side, offer)?;
        }
        if self.segment == Segment::Movement {
            look.bases(side).try_for_each(|base| offer(Action::Demolish(base.at)))?;
        }
        refit::pairs(look, side, offer)?;
        mission::candidates(look, side, Moment::Moving(self.segment), offer)?;
        look.t.title.each_deed(look, side, self.segment, offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::At(at) => begins(look, side, at, self.segment),
            Action::Release(id) => released(look, side, id, self.segment),
            Action::Show(id) if self.segment == Segment::Movement => faces::check(look, side, id),
            Action::Fuel(id, Method::Hq) => fuels(look, side, id),
            Action::Drive(column) => drives(look, side, column, self.segment),
            Action::Entrain(id) if self.segment == Segment::Movement => rail::entrains(look, side, id),
            Action::Freight(at, n) if self.segment == Segment::Movement => rail::freights(look, side, at, n),
            Action::RailColumn(i) if self.segment == Segment::Movement => rail::rides(look, side, i),
            Action::Blow(at) => blows(look, side, at),
            Action::BlowSome(at, sp) => blows_some(look, side, at, sp),
            Action::Dig(at) if self.segment == Segment::Movement => digs(look, side, at),
            Action::Raze(at) if self.segment == Segment::Movement => razes(look, side, at),
            Action::Sail(id) => sailing::sails(look, side, id),
            Action::Land if self.segment == Segment::Movement => sailing::lands(look, side),
            Action::Wreck(at) if self.segment == Segment::Movement => {
                works(look, side, at).and_then(|()| ports::may_wreck(look, at))
            }
            Action::Embark(id) if self.segment == Segment::Movement => shipping::embarks(look, side, id),
            Action::Ferry(id) if self.segment == Segment::Movement => shipping::ferries(look, side, id),
            Action::Consign(at, n) if self.segment == Segment::Movement => {
                shipping::consigns(look, side, at, n)
            }
            Action::Construct(id, job, at) if self.segment == Segment::Movement => {
                engineers::constructs(look, side, id, job, at)
            }
            Action::Airdrop => mission::may_drop(look, side, self.segment),
            Action::Fly(..) | Action::Raid(_) => {
                mission::declares(look, side, a, Moment::Moving(self.segment))
            }
            Action::Combine(a, b) => refit::alike(look, side, a, b),
            Action::Demolish(at) if self.segment == Segment::Movement => bases::demolishes(look, side, at),
            Action::Place(id, at) => look.t.title.may_place(look, side, self.segment, (id, at)),
            Action::Deed(deed, at) => {
                look.t.title.may_do(look, side, self.segment, (deed, at))?;
                if look.t.title.is_drop(deed) { Err(mission::DROP_FIRST) } else { Ok(()) }
            }
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Place(id, at) => play.t.title.place(play, id, at),
            Action::Deed(deed, at) => play.t.title.do_it(play, side, (deed, at)),
            Action::At(at) => {
                play.s.hand = NO_HAND;
                play.s.hand.at = at;
                play.push(Step::Moving);
            }
            Action::Release(id) => {
                play.unmark_mode(id);
                play.mark(id, flag::RELEASED, true);
                play.tell(side, "5.7b/1", || Text::new("log-released").with("unit", unit_value(id)));
            }
            Action::Show(id) => faces::apply(play, side, id),
            Action::Fuel(id, _) => {
                play.mark(id, flag::TANKED, true);
                play.push(Step::Pay { unit: id, need: play.t.costs.fuel_hq, sink: Sink::Fuel });
            }
            Action::Drive(column) => {
                // That something of this hex is taken up is seen.
                play.log.expose();
                play.s.hand = NO_HAND;
                play.s.hand.column = column;
                // 5.7b/1
                if self.segment != Segment::Movement {
                    play.s.columns[usize::from(column)].reserve = false;
                }
                play.push(Step::Moving);
            }
            // That it is taken up at this station is seen.
            Action::Entrain(unit) => {
                play.log.expose();
                let from = play.s.units[usize::from(unit)].at;
                play.push(Step::Rail { unit, from, tokens: 0, column: NO_COLUMN });
            }
            Action::Freight(from, tokens) => {
                play.push(Step::Rail { unit: NOBODY, from, tokens, column: NO_COLUMN });
            }
            Action::RailColumn(column) => {
                play.log.expose();
                let from = play.s.columns[usize::from(column)].at;
                play.push(Step::Rail { unit: NOBODY, from, tokens: 0, column });
            }
            Action::Blow(at) => blow(play, side, at, u16::MAX),
            Action::BlowSome(at, sp) => blow(play, side, at, u16::from(play.t.costs.sp) * u16::from(sp)),
            Action::Dig(at) => dig(play, side, at),
            Action::Raze(at) => raze(play, side, at),
            Action::Sail(id) => sailing::sail(play, id),
            Action::Land => landing::resolve(play, side),
            Action::Wreck(at) => {
                employ(play, side, at);
                play.wreck_port(at);
            }
            Action::Embark(_) | Action::Ferry(_) | Action::Consign(..) => shipping::apply(play, a),
            Action::Construct(id, job, at) => engineers::construct(play, side, id, job, at),
            Action::Airdrop => play.push(Step::Aim),
            Action::Fly(..) | Action::Raid(_) => {
                mission::declare(play, side, a, Moment::Moving(self.segment))
            }
            Action::Combine(a, b) => refit::merge(play, a, b),
            Action::Demolish(at) => bases::demolish(play, side, at),
            _ => {
                // 18.5f/1: those that were declared and not rolled for.
                if sailing::lands(play.look(), side).is_ok() {
                    return landing::resolve(play, side);
                }
                play.pop();
            }
        }
    }

    /// Nothing left to do?
    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), play.look().mover(self.segment));
        play.pop_unless(asked)
    }
}

impl phase::Segment {
    /// What stacks can do.
    fn of_stacks(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for (at, units) in Stacks::of(look, side).iter() {
            if units.iter().any(|id| takes(look, side, *id, self.segment).is_ok()) {
                offer(Action::At(at))?;
            }
            if self.segment != Segment::Movement {
                continue;
            }
            let pays = within_reach(look, side, at) >= look.t.costs.hedgehog;
            if pays && stack_digs(look, side, at, units.iter().copied()).is_ok() {
                offer(Action::Dig(at))?;
            }
            faces::candidates(look, units, offer)?;
        }
        ON
    }

    /// What is done with supply.
    fn of_stores(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        // Several pools may have supply in a hex.
        let mut known = Spread::none(look.t);
        for (at, _) in crate::fields::stores_of_side(look, side).filter(|(at, _)| known.insert(*at)) {
            if blows(look, side, at).is_ok() {
                offer(Action::Blow(at))?;
                // 12.11a/1
                let all = points(look, heap(look, side, at)).min(256);
                (1..all).try_for_each(|n| offer(Action::BlowSome(at, n as u8)))?;
            }
            if self.segment == Segment::Movement && look.t.at(at).rail != 0 {
                let tokens = look.s.dump(at).map_or(0, |dump| dump.tokens);
                let most = tokens.min(look.s.rail[side as usize].into()) as u8;
                // Where more can go by rail, less can.
                let (mut goes, mut too_much) = (0, most + 1);
                while too_much - goes > 1 {
                    let n = goes + (too_much - goes) / 2;
                    *(if rail::freights(look, side, at, n).is_ok() { &mut goes } else { &mut too_much }) = n;
                }
                (1..=goes).try_for_each(|n| offer(Action::Freight(at, n)))?;
            }
        }
        ON
    }
}

/// May a unit be taken up now?
pub fn takes(look: Look, side: Side, id: UnitId, segment: Segment) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    if !look.eligible(id, segment) {
        return Err(match segment {
            Segment::Exploitation => refusals::NOT_IN_EXPLOITATION,
            _ => refusals::NOT_IN_REACTION,
        });
    }
    look.t.title.may_take(look, id)?;
    if look.unit(id).has(flag::MOVED) { Err(refusals::MOVED) } else { Ok(()) }
}

fn begins(look: Look, side: Side, at: Hex, segment: Segment) -> Result<(), Refusal> {
    let mut why = refusals::NO_SUCH_UNIT;
    for id in look.stack(side, at) {
        match takes(look, side, id, segment) {
            Ok(()) => return Ok(()),
            Err(refusal) => why = refusal,
        }
    }
    Err(why)
}

/// May a unit be taken up in the present segment?
pub fn may_be_taken(look: Look, side: Side, id: UnitId) -> bool {
    look.segment().is_some_and(|segment| takes(look, side, id, segment).is_ok())
}

fn released(look: Look, side: Side, id: UnitId, segment: Segment) -> Result<(), Refusal> {
    if !look.stands(side, id) || look.unit(id).mode != Mode::Reserve {
        return Err(NOT_RESERVE);
    }
    // 5.4/2: in the Movement Phase it changes its mode instead.
    if segment == Segment::Movement { Err(Refusal::new("5.7b/1", refusals::NOT_NOW)) } else { Ok(()) }
}

fn fuels(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    if !look.stands(side, id) || look.counter(id).kind != Kind::Hq {
        return Err(NOT_HQ);
    }
    if look.unit(id).has(flag::TANKED) {
        return Err(TANKED);
    }
    let tokens = reach_with_trucks(look, id);
    if tokens < look.t.costs.fuel_hq { Err(refusals::CANNOT_PAY) } else { Ok(()) }
}

fn drives(look: Look, side: Side, column: u8, segment: Segment) -> Result<(), Refusal> {
    let found = look.s.columns.get(usize::from(column)).filter(|c| on_map(c.at) && c.side == side);
    match found {
        None => Err(refusals::NO_SUCH_UNIT),
        // 13.2g/D: Organic Trucks are released from Reserve Mode like units.
        Some(column) if segment == Segment::Reaction && !column.reserve => Err(refusals::NOT_IN_REACTION),
        Some(column) if segment == Segment::Exploitation && !column.reserve => {
            Err(refusals::NOT_IN_EXPLOITATION)
        }
        Some(column) if column.moved => Err(refusals::MOVED),
        Some(_) => Ok(()),
    }
}

/// All that a side has in a hex.
fn heap(look: Look, side: Side, at: Hex) -> u16 {
    pools(look, side).map(|pool| crate::fields::stored(look, pool, at, 0)).sum()
}

/// The pools of a side.
fn pools(look: Look, side: Side) -> impl Iterator<Item = Pool> {
    (0..=look.t.title.pools().len() as u8).map(move |pool| Pool { side, pool })
}

fn blows(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if !look.t.on_map(at) || heap(look, side, at) == 0 {
        return Err(NO_DUMP);
    }
    let blown = look.s.dumps.iter().any(|dump| dump.at == at && dump.blown)
        || look.s.columns_at(at).any(|(_, column)| column.side == side && column.blown);
    if blown { Err(BLOWN) } else { Ok(()) }
}

/// How many SP some tokens are, the last of them perhaps not whole.
fn points(look: Look, tokens: u16) -> u16 {
    tokens.div_ceil(look.t.costs.sp.into())
}

/// 12.11a/1: a part is less than all.
fn blows_some(look: Look, side: Side, at: Hex, sp: u8) -> Result<(), Refusal> {
    blows(look, side, at)?;
    let part = 1..points(look, heap(look, side, at));
    if part.contains(&sp.into()) { Ok(()) } else { Err(NO_DUMP) }
}

/// 12.11a/3: so much of it is destroyed, of these tokens at most.
fn blow(play: &mut Play, side: Side, at: Hex, most: u16) {
    let tokens = heap(play.look(), side, at).min(most);
    if let Some(dump) = play.s.dumps.iter_mut().find(|dump| dump.at == at) {
        dump.blown = true;
    }
    // 12.11a/1: what is loaded goes with it, but not that of Organic Trucks.
    for column in play.s.columns.iter_mut().filter(|c| (c.at, c.side, c.organic) == (at, side, 0)) {
        column.blown = column.load > 0;
    }
    let die = play.die("12.11a/3", "log-blown");
    let lost = per_cent(tokens, play.t.blowing.per_cent[usize::from(die) - 1]);
    let mut left = lost;
    for pool in pools(play.look(), side).collect::<ArrayVec<Pool, 4>>() {
        let taken = left.min(crate::fields::stored(play.look(), pool, at, 0));
        play.spend(pool, at, taken, Sink::Blown, 0);
        left -= taken;
    }
}

/// Units of a hex in Combat Mode that have not moved, up to 1 RE of them (16.0b/2).
pub fn diggers(look: Look, side: Side, at: Hex) -> impl Iterator<Item = UnitId> {
    diggers_of(look, look.stack(side, at))
}

/// Those of a stack.
fn diggers_of(look: Look, stack: impl Iterator<Item = UnitId>) -> impl Iterator<Item = UnitId> {
    let fit = stack.filter(move |id| {
        let unit = look.unit(*id);
        unit.mode == Mode::Combat && unit.spent == 0 && !unit.has(flag::MOVED)
    });
    let mut quarters = 0;
    fit.take_while(move |id| {
        let more = quarters < 4;
        quarters += look.size(*id);
        more
    })
}

/// Is there 1 RE in a hex that may work on a hedgehog?
pub fn works(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if !look.t.on_map(at) || !look.holds(side, at) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    suffice(look, diggers(look, side, at))
}

/// Are they 1 RE?
fn suffice(look: Look, diggers: impl Iterator<Item = UnitId>) -> Result<(), Refusal> {
    let quarters: u16 = diggers.map(|id| look.size(id)).sum();
    if quarters < 4 { Err(NO_SAPPERS) } else { Ok(()) }
}

fn digs(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if !look.t.on_map(at) || !look.holds(side, at) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    stack_digs(look, side, at, look.stack(side, at))
}

/// May a stack build a hedgehog?
fn stack_digs(
    look: Look,
    side: Side,
    at: Hex,
    stack: impl Iterator<Item = UnitId> + Clone,
) -> Result<(), Refusal> {
    let diggers = || diggers_of(look, stack.clone());
    suffice(look, diggers())?;
    may_dig(look, side, at)?;
    let able = |id: UnitId| reach_in(look, look.camp(id), at) >= look.t.costs.hedgehog;
    if diggers().next().is_some_and(able) { Ok(()) } else { Err(refusals::CANNOT_PAY) }
}

/// Is there room for another level of hedgehog in a hex?
pub fn may_dig(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if look.has_reserve(side, at) {
        return Err(refusals::RESERVE_WORKS);
    }
    look.t.title.may_dig(look, side, at)?;
    match look.s.hedgehog(at) {
        Some(work) if work.worked => Err(WORKED),
        Some(work) if work.level >= 4 => Err(HIGHEST),
        None if !look.s.hedgehogs.iter().any(|work| !on_map(work.at)) => Err(NO_SAPPERS),
        _ => Ok(()),
    }
}

/// Whoever works does not move; gives the first of them.
pub fn employ(play: &mut Play, side: Side, at: Hex) -> Option<UnitId> {
    let diggers: Roll = diggers(play.look(), side, at).collect();
    diggers.iter().for_each(|id| play.mark(id, flag::MOVED, true));
    diggers.first()
}

fn dig(play: &mut Play, side: Side, at: Hex) {
    let first = employ(play, side, at);
    raise(play, side, at);
    if let Some(unit) = first {
        play.push(Step::Pay { unit, need: play.t.costs.hedgehog, sink: Sink::Build });
    }
}

/// The hedgehog of a hex grows by a level.
pub fn raise(play: &mut Play, side: Side, at: Hex) {
    let slot = play.s.hedgehogs.iter().position(|work| work.at == at);
    let slot = slot.or_else(|| play.s.hedgehogs.iter().position(|work| !on_map(work.at)));
    if let Some(work) = slot.map(|i| &mut play.s.hedgehogs[i]) {
        let level = if on_map(work.at) { work.level + 1 } else { 1 };
        *work = Hedgehog { at, side, level, worked: true };
        play.say("16.0b/2", || Text::new("log-dug").with("hex", hex_value(at)).with("level", level));
    }
}

fn razes(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    works(look, side, at)?;
    may_raze(look, at)
}

/// Is there a hedgehog that can be reduced?
pub fn may_raze(look: Look, at: Hex) -> Result<(), Refusal> {
    match look.s.hedgehog(at) {
        None => Err(NO_WORKS),
        Some(work) if work.worked => Err(RAZED),
        Some(_) => look.t.title.may_raze(look, at),
    }
}

fn raze(play: &mut Play, side: Side, at: Hex) {
    employ(play, side, at);
    lower(play, at);
}

/// The hedgehog of a hex loses a level.
pub fn lower(play: &mut Play, at: Hex) {
    if let Some(work) = play.s.hedgehogs.iter_mut().find(|work| work.at == at) {
        work.level -= 1;
        work.worked = true;
        if work.level == 0 {
            *work = NO_HEDGEHOG;
        }
    }
    play.pack();
    play.say("16.0c/1", || Text::new("log-razed").with("hex", hex_value(at)));
}
