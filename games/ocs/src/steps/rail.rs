//! Rail: units and supply go by train from one detrainable hex to another (13.3).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Segment, columns, not_now, phase};
use crate::Ocs;
use crate::action::{Action, ColumnId, Hex, UnitId};
use crate::camps::Pool;

use crate::look::Look;
use crate::pieces::{Kind, Mobility, Mode, Side};
use crate::play::{Play, hex_value};
use crate::railways::{self, Junction, Net, Railways};
use crate::refusals;
use crate::spread::Spread;
use crate::state::{Dump, NO_COLUMN, NOBODY, flag};
use crate::trace::{detrainable, is_usable, lines, stations};

const COMBAT: Refusal = Refusal::new("5.5a", "why-rail-mode");
const RESERVE: Refusal = Refusal::new("5.7e", "why-rail-mode");
const STRAT: Refusal = Refusal::new("5.8d", "why-rail-mode");
const DG: Refusal = Refusal::new("5.10d", "why-rail-mode");
const MOVE: Refusal = Refusal::new("5.6a", "why-rail-mode");
const RIDDEN: Refusal = Refusal::new("4.7d/1", "why-ridden");
const HALF: Refusal = Refusal::new("4.7d/3", "why-rail-half");
const STATION: Refusal = Refusal::new("13.3e/1", "why-no-station");
const ZONE: Refusal = Refusal::new("4.5a/C", "why-rail-zone");
const CUT: Refusal = Refusal::new("13.3c/3", "why-rail-cut");
const CAP: Refusal = Refusal::new("13.3b/1", "why-rail-cap");
const NOTHING: Refusal = Refusal::new("13.3a/1", "why-nothing-to-load");
const FRESH: Refusal = Refusal::new("12.2a/1", "why-unloaded-now");
const NO_STOP: Refusal = Refusal::new("13.3e/3", "why-no-station");

/// Where a train from a hex can stop: detrainable hexes on rails that are one's own and free of enemies and their zones,
/// negated or not (13.3e/2, 4.5a/C). None if the line leads to no supply source (13.3c/3).
#[derive(Clone, Copy)]
pub struct Stops<'a> {
    look: Look<'a>,
    side: Side,
    from: Hex,
    junction: Junction,
}

impl<'a> Stops<'a> {
    /// The stops of a train; none if its line leads to no source.
    fn new(look: Look<'a>, side: Side, from: Hex) -> Option<Stops<'a>> {
        railways::on(look, side, |rails| {
            let junction = rails.junction(look, side, from);
            let fed = |source: &Hex| *source == from || rails.lead(&junction, Net::ALL, *source);
            let usable = is_usable(look, side, from);
            (usable && look.t.sources[side as usize].iter().any(fed)).then_some(Stops {
                look,
                side,
                from,
                junction,
            })
        })
    }

    /// Is there one of a kind? It gets what the way takes of each quarter's Rail Cap.
    fn any(&self, mut is: impl FnMut(Hex, Fare) -> bool) -> bool {
        let Stops { look, side, from, junction } = *self;
        let slow = look.t.title.slows_trains(look, side);
        railways::on(look, side, |rails| {
            let stop = |to: &Hex| *to != from && rails.lead(&junction, Net::ALL, *to);
            let fare = |to: Hex| if slow { Fare::Double } else { fare(rails, &junction, to) };
            // 4.8c/D: cargo passes enemy stores, but does not stop among them.
            stations(look, side).filter(stop).any(|to| is(to, fare(to)) && !look.stores(side.other(), to))
        })
    }

    /// Is a hex one of them?
    fn has(&self, to: Hex) -> bool {
        let Stops { look, side, from, junction } = *self;
        to != from
            && railways::on(look, side, |rails| rails.lead(&junction, Net::ALL, to))
            && detrainable(look, side, to)
            && !look.stores(side.other(), to)
    }

    /// All of them, in order.
    fn all(&self) -> Spread {
        let mut stops = Spread::none(self.look.t);
        self.any(|to, _| {
            stops.insert(to);
            false
        });
        stops.retain(|to| !self.look.stores(self.side.other(), to));
        stops
    }
}

/// Where a train from a hex can stop, in order. A Rail Repair unit stops anywhere (13.3g/C), but does not ride over what was
/// converted in this phase (13.3g/A).
pub fn stops(look: Look, side: Side, from: Hex, repairs: bool) -> Spread {
    if !repairs {
        return Stops::new(look, side, from).map_or_else(|| Spread::none(look.t), |stops| stops.all());
    }
    let open = |at: Hex| railways::free(look, side, at) && !look.s.laid.contains(at);
    let mut reached = lines(look, side, std::iter::once(from), open);
    let fed = look.t.sources[side as usize].iter().any(|source| reached.contains(*source));
    reached.retain(|at| fed && at != from && !look.stores(side.other(), at));
    reached
}

/// What a way takes of Rail Cap for the size of its cargo.
#[derive(Clone, Copy)]
enum Fare {
    Half,
    Whole,
    Double,
}

impl Fare {
    fn of(self, quarters: u16) -> u16 {
        match self {
            Fare::Half => quarters.div_ceil(2),
            Fare::Whole => quarters,
            Fare::Double => 2 * quarters,
        }
    }
}

/// Half of it if the whole way is multi-track (13.3a/3), twice as much if it touches a Trainbusting Zone (13.3a/2).
fn fare(rails: &Railways, from: &Junction, to: Hex) -> Fare {
    let leads = |multi, clean| rails.lead(from, Net { multi, clean }, to);
    if leads(true, true) {
        Fare::Half
    } else if leads(false, true) || leads(true, false) {
        Fare::Whole
    } else {
        Fare::Double
    }
}

/// What cargo of so many quarters takes of Rail Cap from a hex to another.
fn price(look: Look, side: Side, from: Hex, to: Hex, quarters: u16) -> u16 {
    if look.t.title.slows_trains(look, side) {
        return Fare::Double.of(quarters);
    }
    let way = railways::on(look, side, |rails| fare(rails, &rails.junction(look, side, from), to));
    way.of(quarters)
}

/// May anything entrain in a hex?
fn station(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if !look.t.on_map(at) || !detrainable(look, side, at) {
        return Err(STATION);
    }
    line(look, side, at)
}

/// Is the line at a hex open?
fn line(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if look.in_zone(side.other(), at) {
        return Err(ZONE);
    }
    CUT.unless(Stops::new(look, side, at).is_some_and(|stops| stops.any(|_, _| true)))
}

/// What a unit takes of Rail Cap, in quarters: half its size if it goes on foot (4.7b).
pub fn freight(look: Look, id: UnitId) -> u16 {
    let moves = look.counter(id).faces[1];
    let walks = moves.by == Mobility::Leg && (1..=6).contains(&moves.ma);
    if walks { look.size(id).div_ceil(2) } else { look.size(id) }
}

/// Is a unit in Move Mode, as rail, air and shipping ask (5.6a)?
pub fn in_move_mode(look: Look, id: UnitId) -> Result<(), Refusal> {
    match look.unit(id).mode {
        Mode::Move => Ok(()),
        Mode::Combat => Err(COMBAT),
        Mode::Reserve => Err(RESERVE),
        Mode::Strat => Err(STRAT),
        Mode::Dg => Err(DG),
        Mode::Exploit => Err(MOVE),
    }
}

/// May a unit entrain?
pub fn entrains(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let unit = look.unit(id);
    let repairs = look.counter(id).kind == Kind::RailRepair;
    // 13.3g/B
    if !(repairs && unit.mode == Mode::Combat) {
        in_move_mode(look, id)?;
    }
    if unit.has(flag::RIDDEN) {
        return Err(RIDDEN);
    }
    if 2 * u16::from(unit.spent) > u16::from(look.allowance(id, Segment::Movement)) {
        return Err(HALF);
    }
    let quarters = freight(look, id);
    if repairs {
        if look.in_zone(side.other(), unit.at) {
            return Err(ZONE);
        }
        let none = look.t.at(unit.at).rail == 0 || stops(look, side, unit.at, true).iter().next().is_none();
        return if none { Err(CUT) } else { covers(look, side, unit.at, quarters) };
    }
    if calls(look, side, id) {
        line(look, side, unit.at)?;
        return covers(look, side, unit.at, quarters);
    }
    affords(look, side, unit.at, quarters)
}

/// Does a train call for a unit where none stops: an HQ that has just turned to its Move side (13.8c/2), a reinforcement
/// at the edge of the map (13.6b/1)?
fn calls(look: Look, side: Side, id: UnitId) -> bool {
    let unit = look.unit(id);
    let turned = unit.has(flag::ABLE) && unit.spent == 0 && look.counter(id).kind == Kind::Hq;
    let arrives = unit.has(flag::ARRIVED) && look.t.sources[side as usize].contains(&unit.at);
    look.t.at(unit.at).rail != 0 && (turned || arrives)
}

/// May so many tokens go by rail from a hex?
pub fn freights(look: Look, side: Side, at: Hex, tokens: u8) -> Result<(), Refusal> {
    let Some(dump) = look.s.dump(at).filter(|dump| dump.side == side) else { return Err(NOTHING) };
    if tokens == 0 || u16::from(tokens) > dump.tokens {
        return Err(NOTHING);
    }
    // 12.2a/1: what was brought by other means in this phase stays.
    if u16::from(tokens) > dump.tokens - dump.fresh {
        return Err(FRESH);
    }
    // Supply of one pool stops nowhere among that of another.
    if look.t.systems[side as usize] > 1
        && let Some(stops) = Stops::new(look, side, at)
    {
        let cap = u16::from(look.s.rail[side as usize]);
        let fits = |to: Hex, fare: Fare| fare.of(tokens.into()) <= cap && mixes(look, dump, to).is_none();
        let mut blocked = None;
        if !stops.any(fits)
            && stops.any(|to, _| {
                blocked = mixes(look, dump, to);
                blocked.is_some()
            })
        {
            return blocked.map_or(Ok(()), Err);
        }
    }
    affords(look, side, at, tokens.into())
}

/// Why supply of a dump does not come to lie in a hex, if another pool has its dump there.
pub fn mixes(look: Look, dump: &Dump, to: Hex) -> Option<Refusal> {
    let other = look.s.dump(to).filter(|other| other.owner() != dump.owner());
    other.map(|_| look.t.title.apart()[0])
}

/// May the points of a column go by rail, their load with them (13.2e/1)?
pub fn rides(look: Look, side: Side, id: ColumnId) -> Result<(), Refusal> {
    let found = look.s.columns.get(usize::from(id)).filter(|c| look.t.on_map(c.at) && c.side == side);
    let Some(column) = found else { return Err(refusals::NO_SUCH_UNIT) };
    columns::portable(column)?;
    if column.moved && column.spent == 0 {
        return Err(RIDDEN);
    }
    if 2 * u16::from(column.spent) > 4 * u16::from(look.t.transport[usize::from(column.kind)].ma) {
        return Err(HALF);
    }
    affords(look, side, column.at, 4 * u16::from(column.points))
}

/// May cargo of so many quarters entrain in a hex, as far as Rail Cap and the line go?
fn affords(look: Look, side: Side, at: Hex, quarters: u16) -> Result<(), Refusal> {
    station(look, side, at)?;
    covers(look, side, at, quarters)
}

/// Does the Rail Cap cover the way of so many quarters to some stop?
fn covers(look: Look, side: Side, at: Hex, quarters: u16) -> Result<(), Refusal> {
    let cap = u16::from(look.s.rail[side as usize]);
    // Without enemy Trainbusting nothing costs more than its size, and nothing ever less than half of it.
    let plain = look.s.busted[side.other() as usize].is_empty() && !look.t.title.slows_trains(look, side);
    let any =
        || Stops::new(look, side, at).is_some_and(|stops| stops.any(|_, fare| fare.of(quarters) <= cap));
    CAP.unless(plain && quarters <= cap || Fare::Half.of(quarters) <= cap && any())
}

impl phase::Rail {
    /// Is a Rail Repair unit on the train?
    fn repairs(&self, look: Look) -> bool {
        look.t.counters.get(usize::from(self.unit)).is_some_and(|counter| counter.kind == Kind::RailRepair)
    }

    /// Does no dump of another pool lie where supply is to be unloaded?
    fn fits(&self, look: Look, to: Hex) -> bool {
        let supply = self.unit == NOBODY && self.column == NO_COLUMN;
        !supply || look.s.dump(self.from).is_none_or(|dump| mixes(look, dump, to).is_none())
    }

    /// Quarters of an SP or RE that the cargo counts for.
    fn quarters(&self, look: Look) -> u16 {
        match look.s.columns.get(usize::from(self.column)) {
            // 4.7c/1: its own points, loaded or empty.
            Some(column) => 4 * u16::from(column.points),
            None if self.unit == NOBODY => self.tokens.into(),
            None => freight(look, self.unit),
        }
    }
}

impl Phase<Ocs> for phase::Rail {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let stops = stops(look, side, self.from, self.repairs(look));
        stops.iter().try_for_each(|at| offer(Action::Detrain(at)))
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let Action::Detrain(to) = a else { return Err(not_now(look, a)) };
        let stops = if self.repairs(look) {
            stops(look, side, self.from, true).contains(to)
        } else {
            Stops::new(look, side, self.from).is_some_and(|stops| stops.has(to))
        };
        NO_STOP.unless(stops)?;
        if !self.fits(look, to) {
            return Err(look.t.title.apart()[0]);
        }
        let price = price(look, side, self.from, to, self.quarters(look));
        CAP.unless(price <= look.s.rail[side as usize].into())
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let Action::Detrain(to) = a else { return };
        play.pop();
        let price = price(play.look(), side, self.from, to, self.quarters(play.look()));
        play.s.rail[side as usize] -= price as u8;
        play.log.expose();
        if self.column != NO_COLUMN {
            let column = &mut play.s.columns[usize::from(self.column)];
            // 4.7d/1: nothing else carries it on, and it moves no further.
            (column.at, column.spent, column.moved) = (to, 0, true);
            play.s.fields.stale = true;
        } else if self.unit == NOBODY {
            let of = play.s.dump(self.from).map_or(Pool::first(side), Dump::owner);
            if play.store(of, to, self.tokens.into(), true) {
                if let Some(dump) = play.s.dumps.iter_mut().find(|dump| dump.at == self.from) {
                    dump.tokens -= u16::from(self.tokens);
                    if dump.tokens == 0 {
                        *dump = crate::state::NO_DUMP;
                    }
                }
                play.pack();
            }
        } else {
            play.send(self.unit, to);
            // 13.3e/3: it moves no further; Rail Repair does (13.3g/B).
            let repairs = play.t.counter(self.unit).kind == Kind::RailRepair;
            let done = if repairs { flag::RIDDEN } else { flag::MOVED | flag::RIDDEN };
            play.mark(self.unit, done, true);
        }
        play.tell(side, "13.3e/3", || {
            Text::new("log-rail").with("from", hex_value(self.from)).with("hex", hex_value(to))
        });
    }
}
