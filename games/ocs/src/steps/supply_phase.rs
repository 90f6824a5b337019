//! The Supply Phase: stocks, trace, food, Out of Supply, attrition (2.3/9, 12.6, 12.8, 12.10e); and Breakout (12.8e).

use arrayvec::ArrayVec;
use sandtable_board::Bits;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text, named};

use super::{Cause, Step, is_aboard, not_now, phase};
use crate::Ocs;
use crate::action::{Action, ColumnId, Hex, UnitId};
use crate::camps::Pool;
use crate::fields::{PAYERS, Payers, reaches};
use crate::look::Look;
use crate::paths::Paths;
use crate::pieces::{Mode, Side, Sink};
use crate::play::{Play, hex_value, unit_value};
use crate::refusals;
use crate::sea::larders::rations_of;
use crate::spread::Spread;
use crate::state::{
    Column, Crumbs, NO_COLUMN_HERE, NO_CRUMBS, NO_HEX, NOBODY, Roll, STACK, flag, off, on_map,
};
use crate::supply::{food_price, reach_of, reach_with_trucks, restock_price};
use crate::trace::sources_by;

named! {
    /// Where the Supply Phase stands.
    pub enum SupplyStage {
        /// Low and Exhausted units recover.
        Restock = "restock",
        /// Trace supply is determined.
        Trace = "trace",
        /// Units that were not fed are marked.
        Mark = "mark",
        /// Attrition.
        Attrition = "attrition",
    }
}

impl Phase<Ocs> for phase::Supply {
    fn run(&self, play: &mut Play) -> bool {
        let side = play.s.phasing;
        let go = |play: &mut Play, stage| play.become_step(Step::Supply(stage));
        match self.stage {
            SupplyStage::Restock => {
                if !restock(play, side) {
                    go(play, SupplyStage::Trace);
                }
            }
            SupplyStage::Trace => {
                // 19.0a/1: what ports have loaded belongs to other phases.
                play.open_ports();
                let hungry = hungry(play.look(), side);
                for id in play.t.ids().filter(|id| play.t.counter(*id).side == side) {
                    // HIT remembers who has rolled for attrition.
                    play.unit(id).flags &= !(flag::HUNGRY | flag::OF_COMBAT | flag::CUT);
                    // 12.8e/2: what cannot trace now is in its first turn no more, even if it is fed.
                    let unit = play.s.units[usize::from(id)];
                    if unit.is_here() && !play.look().traces(id, unit.at) {
                        play.unit(id).flags |= flag::CUT;
                    }
                }
                hungry.into_iter().for_each(|id| play.unit(id).flags |= flag::HUNGRY);
                play.s.crumbs = NO_CRUMBS;
                go(play, SupplyStage::Mark);
                play.push(Step::Feed);
            }
            SupplyStage::Mark => {
                // 12.6g: whoever is aboard is in trace supply, and loses his marker.
                for id in play.t.ids().filter(|id| play.t.counter(*id).side == side) {
                    let unit = play.s.units[usize::from(id)];
                    if !unit.is_here() && !is_aboard(unit.at) {
                        continue;
                    }
                    let hungry = play.s.units[usize::from(id)].has(flag::HUNGRY);
                    play.mark(id, flag::OOS, hungry);
                    // Who is marked needs no other mark.
                    play.unit(id).flags &= !if hungry { flag::HUNGRY | flag::CUT } else { flag::HUNGRY };
                    if hungry {
                        play.tell(side, "12.6d", || Text::new("log-oos").with("unit", unit_value(id)));
                    }
                }
                // 12.8e/3: what cannot trace now is in its first turn no more.
                play.supply(side);
                for i in 0..play.s.columns.len() {
                    let column = play.s.columns[i];
                    if column.side == side && on_map(column.at) {
                        play.s.columns[i].cut = !play.look().traced(side, column.at);
                    }
                }
                go(play, SupplyStage::Attrition);
            }
            SupplyStage::Attrition => {
                if !attrition(play, side) {
                    play.pop();
                }
            }
        }
        true
    }
}

/// 12.10e: one unit after the other recovers as far as supply goes; false when nothing is left to do. HUNGRY marks those
/// that are done.
fn restock(play: &mut Play, side: Side) -> bool {
    let look = play.look();
    let low = |id: &UnitId| {
        let unit = look.unit(*id);
        unit.has(flag::LOW | flag::EXHAUSTED) && !unit.has(flag::HUNGRY)
    };
    let next = look.all(side).find(|id| low(id) && reach_of(look, *id) > 0);
    let Some(id) = next else { return false };
    let (price, tokens) = (restock_price(look, id), reach_of(look, id));
    if tokens < price {
        // 12.10e/C: too little to help is wasted.
        play.unit(id).flags |= flag::HUNGRY;
        play.push(Step::Pay { unit: id, need: tokens, sink: Sink::Waste });
        return true;
    }
    let unit = play.unit(id);
    if unit.flags & flag::EXHAUSTED != 0 {
        unit.flags = unit.flags & !flag::EXHAUSTED | flag::LOW;
    } else {
        unit.flags &= !flag::LOW;
    }
    play.tell(play.t.counter(id).side, "12.10e/1", || {
        Text::new("log-restocked").with("unit", unit_value(id))
    });
    play.push(Step::Pay { unit: id, need: price, sink: Sink::Restock });
    true
}

/// Units of a side without trace supply (12.6/1). Those of a formation must trace by one way: the largest part does
/// (12.6f).
pub fn hungry(look: Look, side: Side) -> Roll {
    let mut paths = Paths::new(look);
    let sources = sources_by(&mut paths, look, side);
    let mut fed = Fed { look, side, most: [0; FORMATIONS], all: Roll::EMPTY };
    for source in sources.iter() {
        fed.trace(NOBODY, paths.drawn(side, std::iter::once(source)));
    }
    for hq in look.all(side).filter(|hq| look.throws(*hq)) {
        let [draws, thrown] = paths.both(hq);
        if sources.iter().any(|source| draws.contains(source)) {
            fed.trace(hq, thrown);
        }
    }
    let alone = |id: &UnitId| look.counter(*id).formation == 0 && look.traces(*id, look.unit(*id).at);
    // 12.6h
    let eats = |id: &UnitId| fed.all.contains(*id) || alone(id) || look.unit(*id).has(flag::DROPPED);
    look.all(side).filter(|id| !eats(id)).collect()
}

/// Most formations, and those of none.
const FORMATIONS: usize = 128;

/// Units that trace supply, those of a formation by the way that most of them have.
struct Fed<'a> {
    look: Look<'a>,
    side: Side,
    /// How many those are, by formation.
    most: [u16; FORMATIONS],
    all: Roll,
}

impl Fed<'_> {
    /// A single way of trace supply: through an HQ, or directly from a source, to these hexes.
    fn trace(&mut self, hq: UnitId, hexes: &Bits) {
        let Fed { look, side, most, all } = self;
        let look = *look;
        // 13.1d/1: the HQ of a division is not for everybody.
        let serves = |id: &UnitId| hq == NOBODY || look.serves(hq, *id);
        let reached = |id: &UnitId| hexes.contains(look.unit(*id).at) && serves(id);
        let own = |id: UnitId| usize::from(look.counter(id).formation);
        let mut here = [0; FORMATIONS];
        look.all(*side).filter(reached).for_each(|id| here[own(id)] += 1);
        for id in look.all(*side) {
            let of = own(id);
            if of == 0 {
                all.put(id, all.contains(id) || reached(&id));
            } else if here[of] > most[of] {
                all.put(id, reached(&id));
            }
        }
        most.iter_mut().zip(here).for_each(|(most, here)| *most = here.max(*most));
    }
}

/// 12.8b: each stack that has not rolled yet; false when all have.
fn attrition(play: &mut Play, side: Side) -> bool {
    let look = play.look();
    let starving = |id: &UnitId| look.unit(*id).has(flag::OOS) && !look.unit(*id).has(flag::FLED);
    let Some(at) = look.all(side).find(|id| starving(id)).map(|id| look.unit(id).at) else {
        for id in play.t.ids() {
            play.unit(id).flags &= !flag::OF_COMBAT;
        }
        return false;
    };
    let units: Roll = look.stack(side, at).filter(|id| look.unit(*id).has(flag::OOS)).collect();
    // 12.8c: DG does not count here, Strat Mode does.
    let rating = |id: UnitId| if look.unit(id).mode == Mode::Strat { 0 } else { look.face(id).ar };
    let ar = units.iter().map(rating).max().unwrap_or(0);
    let steps: u8 = units.iter().map(|id| look.steps(id)).sum();
    let crowd = if steps >= 5 { play.t.crowd } else { 0 };
    // FLED marks those who have rolled.
    units.iter().for_each(|id| play.unit(id).flags |= flag::FLED);
    let roll = play.two_dice("12.8b/1", "log-attrition") as i8 + crowd;
    let lost = play.t.tables.attrition(ar, roll).min(steps);
    if lost > 0 {
        play.push(Step::Losses { side, left: lost, cause: Cause::Attrition, at });
    }
    true
}

const NOT_HUNGRY: Refusal = Refusal::new("12.6c/2", "why-not-hungry");

/// The units of a hex that are hungry and may eat (12.6e), those without Organic Trucks first: of one pool, which eat as if
/// they were a stack apart. The first pool that can pay for them goes first.
fn eaters(look: Look, side: Side, at: Hex) -> impl Iterator<Item = UnitId> {
    let last = look.t.title.pools().len() as u8;
    let mut pools = (0..=last).map(|pool| Pool { side, pool }).filter(|_| last > 0);
    let fed = |pool: &Pool| {
        let size: u16 = hungry_of(look, *pool, at).map(|id| look.size(id)).sum();
        let price = food_price(look, size.saturating_sub(shared(look, at)));
        size > 0 && hungry_of(look, *pool, at).all(|id| reach_with_trucks(look, id) >= price)
    };
    let first = || look.stack(side, at).find(|id| eats(look, *id)).map(|id| look.pool(id));
    let pool = pools.find(fed).or_else(first).unwrap_or(Pool::first(side));
    hungry_of(look, pool, at)
}

/// Is a unit hungry, and may eat?
fn eats(look: Look, id: UnitId) -> bool {
    look.unit(id).has(flag::HUNGRY) && look.unit(id).mode != Mode::Strat
}

/// Those of a pool.
fn hungry_of(look: Look, pool: Pool, at: Hex) -> impl Iterator<Item = UnitId> {
    let hungry = move |single: bool| {
        look.stack(pool.side, at).filter(move |id| {
            let alone = look.counter(*id).formation == 0;
            eats(look, *id) && look.pool(*id) == pool && alone == single
        })
    };
    hungry(true).chain(hungry(false))
}

/// Their size in quarters of an RE.
fn hungry_here(look: Look, side: Side, at: Hex) -> u16 {
    eaters(look, side, at).map(|id| look.size(id)).sum()
}

/// What it costs to feed these units.
pub fn meal_of(look: Look, units: &[UnitId]) -> u8 {
    food_price(look, units.iter().map(|id| look.size(*id)).sum())
}

/// Quarters of an RE in a hex that the last token still feeds; `prepare` has found the hexes that share it.
fn shared(look: Look, at: Hex) -> u16 {
    if look.s.fields.choices.contains(&at) { u16::from(look.s.crumbs.quarters) } else { 0 }
}

/// Hexes whose hungry units all reach the dump of the last token (12.6c/1).
pub(super) fn sharing(look: Look, side: Side) -> Payers {
    let crumbs = look.s.crumbs;
    if crumbs.quarters == 0 || !on_map(crumbs.at) {
        return Payers::new();
    }
    let mut paths = Paths::new(look);
    let mut share = |at: &Hex| {
        let mut here = eaters(look, side, *at).peekable();
        here.peek().is_some() && here.all(|id| reaches(&mut paths, look, id, crumbs.at))
    };
    look.s.fields.occupied[side as usize].iter().filter(|at| share(at)).take(PAYERS).collect()
}

/// What it costs to feed the hungry of a hex.
pub fn meal(look: Look, side: Side, at: Hex) -> u8 {
    food_price(look, hungry_here(look, side, at).saturating_sub(shared(look, at)))
}

impl Phase<Ocs> for phase::Feed {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        look.s.fields.occupied[side as usize].iter().try_for_each(|at| offer(Action::Feed(at)))?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        const STRAT: Refusal = Refusal::new("12.6e", "why-strat-eats");
        match a {
            Action::Feed(at) => {
                if !look.t.on_map(at) || !look.holds(side, at) {
                    return Err(refusals::NO_SUCH_UNIT);
                }
                let quarters = hungry_here(look, side, at);
                if quarters == 0 {
                    let strat = look.stack(side, at).any(|id| look.unit(id).has(flag::HUNGRY));
                    return Err(if strat { STRAT } else { NOT_HUNGRY });
                }
                let price = meal(look, side, at);
                let enough = eaters(look, side, at).all(|id| {
                    let tokens = reach_with_trucks(look, id);
                    tokens >= price || tokens.saturating_add(rations_of(look, id)) >= price
                });
                if enough { Ok(()) } else { Err(refusals::CANNOT_PAY) }
            }
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let Action::Feed(at) = a else { return play.pop() };
        let need = meal(play.look(), side, at);
        let paid = 8 * u16::from(need / play.t.costs.eat) + shared(play.look(), at);
        let left = paid.saturating_sub(hungry_here(play.look(), side, at)) as u8;
        // The dump that pays is known when it does.
        play.s.crumbs = Crumbs::of(if need > 0 { NO_HEX } else { play.s.crumbs.at }, left);
        let eaters: ArrayVec<UnitId, STACK> = eaters(play.look(), side, at).take(STACK).collect();
        eaters.iter().for_each(|id| play.unit(*id).flags &= !flag::HUNGRY);
        play.tell(side, "12.6c/1", || Text::new("log-fed").with("hex", hex_value(at)));
        if let Some(unit) = eaters.first() {
            play.push(Step::Pay { unit: *unit, need, sink: Sink::Food });
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), play.s.phasing);
        play.pop_unless(asked)
    }
}

const TRACES: Refusal = Refusal::new("12.8e/1", "why-traces");
const NO_PATH: Refusal = Refusal::new("12.8e/A", "why-no-path");
const NO_FRIEND: Refusal = Refusal::new("12.8e/B", "why-no-friend-near");

impl Phase<Ocs> for phase::Breakout {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        look.all(side).try_for_each(|id| offer(Action::Breakout(id)))?;
        (0..look.s.columns.len() as ColumnId).try_for_each(|i| offer(Action::Flee(i)))?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Breakout(id) => breaks_out(look, side, id),
            Action::Flee(column) => flees(look, side, column),
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        let id = match a {
            Action::Breakout(id) => id,
            Action::Flee(column) => return flee(play, column),
            _ => return play.pop(),
        };
        // 12.8e/2: +1 on the first turn.
        let first = is_new(play.look(), id);
        let die = play.die("12.8e/4", "log-breakout") + u8::from(first);
        if die >= 5 {
            let turns = play.die("12.8e/4", "log-breakout-turns");
            play.leave(id, off::AWAY + Hex::from(turns));
        } else {
            play.kill(id, "12.8e/4");
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), play.s.phasing);
        play.pop_unless(asked)
    }
}

/// 12.8e/3: Transport Points too, on the first turn.
fn flees(look: Look, side: Side, id: ColumnId) -> Result<(), Refusal> {
    const FIRST: Refusal = Refusal::new("12.8e/3", "why-not-first-turn");
    let found = look.s.columns.get(usize::from(id)).filter(|c| look.t.on_map(c.at) && c.side == side);
    match found {
        None => Err(refusals::NO_SUCH_UNIT),
        Some(column) if look.traced(side, column.at) => Err(TRACES),
        Some(column) if column.cut => Err(FIRST),
        Some(_) => Ok(()),
    }
}

/// Each point rolls by itself, and takes an SP of the load along or down with it.
fn flee(play: &mut Play, id: ColumnId) {
    let all = std::mem::replace(&mut play.s.columns[usize::from(id)], NO_COLUMN_HERE);
    let mut load = all.load;
    let lose = |play: &mut Play, tokens: u8| {
        play.s.books[all.side as usize].spent[Sink::Lost as usize] += u32::from(tokens);
    };
    for left in (0..all.points).rev() {
        // 9.14c/2: those whom a capture left with more than they hold keep it, and the last of them has it.
        let own = if left == 0 { load } else { load.min(4) };
        load -= own;
        // 12.8e/2: +1 on the first turn.
        if play.die("12.8e/3", "log-breakout") < 4 {
            lose(play, own);
            continue;
        }
        let at = off::AWAY + Hex::from(play.die("12.8e/4", "log-breakout-turns"));
        let alike = |c: &&mut Column| {
            c.points > 0 && (c.at, c.owner(), c.kind, c.organic) == (at, all.owner(), all.kind, all.organic)
        };
        match play.s.columns.iter_mut().find(alike) {
            Some(others) => (others.points, others.load) = (others.points + 1, others.load + own),
            None => {
                let Column { side, kind, organic, pool, .. } = all;
                let column = Column { at, side, kind, organic, pool, points: 1, load: own, ..NO_COLUMN_HERE };
                if play.form(column).is_none() {
                    lose(play, own);
                }
            }
        }
    }
    play.s.fields.stale = true;
}

/// Is this the first turn in which a unit that cannot trace is out of trace supply (12.8e/2)?
fn is_new(look: Look, id: UnitId) -> bool {
    !look.unit(id).has(flag::OOS | flag::CUT)
}

fn breaks_out(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    if !look.stands(side, id) || look.counter(id).faces.iter().all(|face| face.ma == 0) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let trace = look.trace(look.camp(id));
    let at = look.unit(id).at;
    if trace.contains(at) {
        return Err(TRACES);
    }
    if is_new(look, id) {
        return Ok(());
    }
    let friends = || look.all(side).filter(|other| look.traces(*other, look.unit(*other).at));
    if !friends().any(|other| look.t.distance(at, look.unit(other).at) <= look.t.ranges.breakout) {
        return Err(NO_FRIEND);
    }
    let by = look.counter(id).faces[1].by;
    // 12.8e/A: a path of any length.
    let way = Spread::from(look.t, std::iter::once(at), |here| {
        look.t.near(here).filter(move |next| {
            let barred = by == crate::pieces::Mobility::Truck && look.barred(side, *next);
            let way = !look.shut(here, *next) && look.t.cost(look.s.weather, by, here, *next).is_some();
            let open = look.passable(side, *next) && way;
            open && !barred
        })
    });
    let friend = |here: &Hex| *here != at && look.stack(side, *here).any(|id| look.traces(id, *here));
    NO_PATH.unless(way.iter().any(|here| friend(&here)))
}
