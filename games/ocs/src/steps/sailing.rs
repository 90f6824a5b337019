//! A ship or Landing Craft sails, loads and unloads (18.1, 18.4, 18.5).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Segment, Step, columns, freight, not_now, phase};
use crate::Ocs;
use crate::action::{Action, ColumnId, Hex, UnitId, VesselId};
use crate::camps::Pool;
use crate::look::Look;
use crate::pieces::{Mode, Side};
use crate::play::{Play, hex_value};
use crate::refusals;
use crate::sea::data::Hull;
use crate::sea::landing::{self, Landed};
use crate::sea::ports::{handles, own_port};
use crate::sea::state::{NO_VESSEL_HERE, Vessel, aboard, hull};
use crate::sea::vessels::{is_coast, is_sea};
use crate::state::{Column, NO_COLUMN_HERE, NO_DUMP, NO_PORT, Port, flag, on_map};

const NO_SHIP: Refusal = Refusal::new("18.1e", "why-no-ship");
const SAILED: Refusal = Refusal::new("18.1f", "why-sailed");
const OPEN_SEA: Refusal = Refusal::new("18.1c/1", "why-not-sea");
const COAST: Refusal = Refusal::new("18.1c/2", "why-not-coast");
const FAR: Refusal = Refusal::new("18.1f", "why-sail-far");
const CRAFT_FAR: Refusal = Refusal::new("18.4b", "why-sail-far");
const ENEMY: Refusal = Refusal::new("18.1b", "why-enemy-there");
const NOT_CRAFT: Refusal = Refusal::new("18.4a", "why-not-craft");
const FULL: Refusal = Refusal::new("18.4a", "why-craft-full");
const NO_PORT_HERE: Refusal = Refusal::new("18.4c/1", "why-no-port");
const CARGO_MOVED: Refusal = Refusal::new("18.4c/1", "why-moved");
const NOTHING: Refusal = Refusal::new("18.4c/1", "why-nothing-to-load");
const MODE: Refusal = Refusal::new("18.5c", "why-land-mode");
const ROLL_MODE: Refusal = Refusal::new("5.5d", "why-land-mode");
const EMPTY: Refusal = Refusal::new("18.5a", "why-craft-empty");
const MOVEMENT: Refusal = Refusal::new("18.5d", "why-not-now");
const STORES: Refusal = Refusal::new("18.5e/1", "why-no-stores-ashore");
const NO_SPLIT: Refusal = Refusal::new("18.4d", "why-no-split");
const NO_DUKW: Refusal = Refusal::new("18.4e", "why-not-convert");
const NO_LST: Refusal = Refusal::new("18.4f", "why-not-convert");

/// May a vessel begin to sail?
///
/// # Errors
/// Why not, by rule.
pub fn sails(look: Look, side: Side, id: VesselId) -> Result<(), Refusal> {
    match look.vessel(id) {
        Some(vessel) if vessel.side != side => Err(NO_SHIP),
        Some(vessel) if vessel.has(hull::MOVED) => Err(SAILED),
        Some(_) => Ok(()),
        None => Err(NO_SHIP),
    }
}

/// Where a vessel may go.
fn steers(look: Look, vessel: &Vessel, to: Hex) -> Result<(), Refusal> {
    if !look.t.on_map(to) || to == vessel.at {
        return Err(FAR);
    }
    let craft = look.class(vessel).kind.is_craft();
    if !(is_sea(look.t, to) || craft && is_coast(look.t, to)) {
        return Err(if craft { COAST } else { OPEN_SEA });
    }
    let enemy = vessel.side.other();
    if look.holds(enemy, to) || look.moored(enemy, to).next().is_some() {
        return Err(ENEMY);
    }
    match (look.s.fields.waters.contains(to), craft) {
        (true, _) => Ok(()),
        (false, true) => Err(CRAFT_FAR),
        (false, false) => Err(FAR),
    }
}

/// May cargo of this size come aboard in a port?
fn loads(look: Look, id: VesselId, size: u16, unit: Option<UnitId>) -> Result<(), Refusal> {
    let vessel = look.s.vessels[usize::from(id)];
    if own_port(look, vessel.side, vessel.at).is_none() {
        return Err(NO_PORT_HERE);
    }
    if look.cargo(id) + size > 4 * u16::from(vessel.points) {
        return Err(FULL);
    }
    handles(look, vessel.side, vessel.at, size, unit)
}

fn boards(look: Look, id: VesselId, unit: UnitId) -> Result<(), Refusal> {
    let vessel = look.s.vessels[usize::from(id)];
    if !look.stands(vessel.side, unit) || look.unit(unit).at != vessel.at {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let there = look.unit(unit);
    if !matches!(there.mode, Mode::Combat | Mode::Move) {
        return Err(MODE);
    }
    if there.spent > 0 || there.has(flag::MOVED) {
        return Err(CARGO_MOVED);
    }
    loads(look, id, freight(look, unit), Some(unit))
}

fn hoists(look: Look, id: VesselId, column: ColumnId) -> Result<(), Refusal> {
    let vessel = look.s.vessels[usize::from(id)];
    let found = look.s.columns.get(usize::from(column));
    let Some(there) = found.filter(|c| c.at == vessel.at && c.side == vessel.side && c.points > 0) else {
        return Err(refusals::NO_SUCH_UNIT);
    };
    columns::portable(there)?;
    if there.spent > 0 || there.moved {
        return Err(CARGO_MOVED);
    }
    loads(look, id, 4 * u16::from(there.points), None)
}

fn stows(look: Look, id: VesselId, tokens: u8) -> Result<(), Refusal> {
    let vessel = look.s.vessels[usize::from(id)];
    match look.s.dump(vessel.at).filter(|dump| dump.side == vessel.side) {
        Some(dump) if tokens > 0 && u16::from(tokens) <= dump.tokens - dump.fresh => {
            loads(look, id, tokens.into(), None)
        }
        _ => Err(NOTHING),
    }
}

/// Is all of a vessel's cargo unloaded within the capacity of a friendly port (18.5g)?
fn in_port(look: Look, id: VesselId) -> bool {
    let vessel = look.s.vessels[usize::from(id)];
    let mut crew = look.crew(id);
    let (first, second) = (crew.next(), crew.next());
    let size = look.cargo(id);
    let single = first.filter(|unit| second.is_none() && freight(look, *unit) == size);
    handles(look, vessel.side, vessel.at, size, single).is_ok()
}

fn has_stores(look: Look, id: VesselId) -> bool {
    look.s.vessels[usize::from(id)].load > 0
        || look.s.columns.iter().any(|column| column.points > 0 && column.at == aboard(id))
}

fn unships(look: Look, id: VesselId, segment: Segment) -> Result<(), Refusal> {
    let vessel = look.s.vessels[usize::from(id)];
    if look.cargo(id) == 0 {
        return Err(EMPTY);
    }
    if is_sea(look.t, vessel.at) {
        return Err(COAST);
    }
    let port = in_port(look, id);
    if look.crew(id).any(|unit| !matches!(look.unit(unit).mode, Mode::Combat | Mode::Move)) {
        return Err(if port { MODE } else { ROLL_MODE });
    }
    if port {
        return Ok(());
    }
    if segment != Segment::Movement {
        return Err(MOVEMENT);
    }
    super::simulcast::landing(look)?;
    if has_stores(look, id) { Err(STORES) } else { Ok(()) }
}

fn splits(look: Look, id: VesselId, points: u8) -> Result<(), Refusal> {
    let vessel = look.s.vessels[usize::from(id)];
    let slot = look.s.vessels.iter().any(|vessel| vessel.points == 0);
    let fits = points > 0 && points < vessel.points && vessel.spent == 0;
    let room = fits && look.cargo(id) <= 4 * u16::from(vessel.points - points);
    if slot && room { Ok(()) } else { Err(NO_SPLIT) }
}

/// DUKWs become trucks, an LST becomes a port: both on a coast, with a roll.
fn converts(look: Look, id: VesselId, segment: Segment) -> Result<(), Refusal> {
    let vessel = look.s.vessels[usize::from(id)];
    let kind = look.class(&vessel).kind;
    let coast = is_coast(look.t, vessel.at);
    match kind {
        _ if segment != Segment::Movement => Err(MOVEMENT),
        Hull::Dukw if look.cargo(id) > 0 => Err(STORES),
        Hull::Dukw => {
            let slot = look.column_slot(vessel.side).is_some();
            if coast && slot { Ok(()) } else { Err(NO_DUKW) }
        }
        Hull::Lst => {
            let slot = look.s.ports.iter().any(|port| !on_map(port.at));
            let free = crate::sea::ports::port(look, vessel.at).is_none();
            if coast && slot && free && look.cargo(id) == 0 { Ok(()) } else { Err(NO_LST) }
        }
        _ => Err(NO_DUKW),
    }
}

impl Phase<Ocs> for phase::Sailing {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        let Some(vessel) = look.vessel(self.vessel) else { return sandtable_core::ON };
        look.s.fields.waters.iter().try_for_each(|to| offer(Action::Steer(to)))?;
        if look.class(vessel).kind.is_craft() {
            look.stack(vessel.side, vessel.at).try_for_each(|unit| offer(Action::Board(unit)))?;
            look.s.columns_at(vessel.at).try_for_each(|(column, _)| offer(Action::Hoist(column)))?;
            (1..=4 * vessel.points).try_for_each(|n| offer(Action::Lade(n)))?;
            (1..vessel.points).try_for_each(|n| offer(Action::Split(n)))?;
            offer(Action::Unship)?;
            offer(Action::Convert)?;
        }
        offer(Action::Halt)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        let (Some(vessel), Some(segment)) = (look.vessel(self.vessel), look.segment()) else {
            return Err(not_now(look, a));
        };
        let craft = look.class(vessel).kind.is_craft();
        match a {
            Action::Steer(to) => steers(look, vessel, to),
            Action::Halt => Ok(()),
            Action::Board(_) | Action::Hoist(_) | Action::Lade(_) | Action::Unship if !craft => {
                Err(NOT_CRAFT)
            }
            Action::Board(unit) => boards(look, self.vessel, unit),
            Action::Hoist(column) => hoists(look, self.vessel, column),
            Action::Lade(tokens) => stows(look, self.vessel, tokens),
            Action::Split(points) => splits(look, self.vessel, points),
            Action::Unship => unships(look, self.vessel, segment),
            Action::Convert => converts(look, self.vessel, segment),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let id = self.vessel;
        let Vessel { at, class, points, load, .. } = *play.vessel(id);
        let craft = play.t.classes[usize::from(class)].kind.is_craft();
        match a {
            Action::Steer(to) => {
                let left = play.look().way_left(id, to).unwrap_or(0);
                let ma = play.t.classes[usize::from(class)].ma;
                let vessel = play.vessel(id);
                (vessel.at, vessel.spent) = (to, ma - left);
                play.carry_wings(id, to);
                play.s.fields.aged[side as usize] |= load > 0;
                play.say("18.1e", || {
                    Text::new("log-sailed").with("from", hex_value(at)).with("hex", hex_value(to))
                });
                if !craft {
                    stop(play, id);
                }
            }
            Action::Board(unit) => {
                let size = freight(play.look(), unit);
                play.use_port(at, size);
                play.send(unit, aboard(id));
                play.unit(unit).from = aboard(id);
            }
            Action::Hoist(column) => {
                play.use_port(at, 4 * u16::from(play.s.columns[usize::from(column)].points));
                play.s.columns[usize::from(column)].at = aboard(id);
                play.s.fields.stale = true;
            }
            Action::Lade(tokens) => {
                play.use_port(at, tokens.into());
                take(play, at, tokens);
                play.vessel(id).load += tokens;
            }
            Action::Split(n) => {
                let slot = play.s.vessels.iter().position(|vessel| vessel.points == 0);
                if let Some(slot) = slot {
                    play.s.vessels[slot] = Vessel { points: n, load: 0, ..play.s.vessels[usize::from(id)] };
                    play.vessel(id).points = points - n;
                }
            }
            Action::Unship => {
                if in_port(play.look(), id) {
                    unload(play, side, id);
                } else {
                    play.vessel(id).flags |= hull::LANDING;
                }
                stop(play, id);
            }
            Action::Convert => {
                stop(play, id);
                convert(play, side, id);
            }
            _ => stop(play, id),
        }
    }
}

/// It sails no more in this phase.
fn stop(play: &mut Play, id: VesselId) {
    play.vessel(id).flags |= hull::MOVED;
    play.pop();
}

fn take(play: &mut Play, at: Hex, tokens: u8) {
    if let Some(dump) = play.s.dumps.iter_mut().find(|dump| dump.at == at) {
        dump.tokens -= u16::from(tokens);
        if dump.tokens == 0 {
            *dump = NO_DUMP;
        }
    }
    play.pack();
    play.s.fields.stale = true;
}

/// 18.5g: in a port, without a roll; whoever lands so moves no more (18.5h/3).
fn unload(play: &mut Play, side: Side, id: VesselId) {
    let (at, size) = (play.vessel(id).at, play.look().cargo(id));
    play.use_port(at, size);
    for unit in play.t.ids() {
        if play.s.units[usize::from(unit)].at == aboard(id) {
            play.send(unit, at);
            play.unit(unit).from = at;
            play.mark(unit, flag::MOVED, true);
        }
    }
    for column in play.s.columns.iter_mut().filter(|c| c.points > 0 && c.at == aboard(id)) {
        (column.at, column.moved) = (at, true);
    }
    let load = play.vessel(id).load;
    if load > 0 && play.store(Pool::first(side), at, load.into(), true) {
        play.vessel(id).load = 0;
    }
    play.s.fields.stale = true;
    play.tell(side, "18.5g", || Text::new("log-unloaded").with("hex", hex_value(at)));
}

/// 18.4e, 18.4f: half the points are lost if the landing is not clean; an LST is one point.
fn convert(play: &mut Play, side: Side, id: VesselId) {
    let Vessel { at, class, points, .. } = *play.vessel(id);
    let landed = landing::roll(play, side, at);
    let lost = if landed == Landed::Ashore { 0 } else { points.div_ceil(2) };
    *play.vessel(id) = NO_VESSEL_HERE;
    play.s.fields.stale = true;
    if lost == points {
        return play.say("18.4e", || Text::new("log-sunk").with("hex", hex_value(at)));
    }
    if play.t.classes[usize::from(class)].kind == Hull::Lst {
        // 18.4f: it works from the next phase.
        let printed = play.t.costs.sp;
        if let Some(port) = play.s.ports.iter_mut().find(|port| !on_map(port.at)) {
            *port = Port { at, side, printed, used: printed, ..NO_PORT };
        }
        play.say("18.4f", || Text::new("log-lst-port").with("hex", hex_value(at)));
    } else {
        let kind = play.t.transport.iter().position(|kind| kind.amphibious).unwrap_or(0) as u8;
        play.form(Column { at, side, kind, points: points - lost, moved: true, ..NO_COLUMN_HERE });
        play.say("18.4e", || Text::new("log-dukw").with("hex", hex_value(at)));
    }
}

/// May a column of DUKWs take to the water?
///
/// # Errors
/// Why not, by rule.
pub fn launches(look: Look, column: &Column) -> Result<(), Refusal> {
    if look.moored(column.side.other(), column.at).next().is_some() {
        return Err(ENEMY);
    }
    let amphibious = look.t.transport[usize::from(column.kind)].amphibious;
    let slot = look.s.vessels.iter().any(|vessel| vessel.points == 0);
    if amphibious && slot && !column.moved && column.load == 0 && is_coast(look.t, column.at) {
        Ok(())
    } else {
        Err(NO_DUKW)
    }
}

/// It does.
pub fn launch(play: &mut Play, id: ColumnId) {
    let column = std::mem::replace(&mut play.s.columns[usize::from(id)], NO_COLUMN_HERE);
    let class = play.t.classes.iter().position(|class| class.kind == Hull::Dukw).unwrap_or(0) as u8;
    let (at, side, points) = (column.at, column.side, column.points);
    if let Some(slot) = play.s.vessels.iter_mut().find(|vessel| vessel.points == 0) {
        *slot = Vessel { at, class, side, points, flags: hull::MOVED, ..NO_VESSEL_HERE };
    }
    play.s.fields.stale = true;
}

/// What comes to mind in a movement segment.
pub fn candidates(look: Look, side: Side, offer: Offers<Action>) -> Flow {
    for (id, vessel) in look.fleet(side) {
        if !vessel.has(hull::MOVED) {
            offer(Action::Sail(id))?;
        }
    }
    if lands(look, side).is_ok() { offer(Action::Land) } else { sandtable_core::ON }
}

/// Are there landings to be rolled for?
///
/// # Errors
/// Why not, by rule.
pub fn lands(look: Look, side: Side) -> Result<(), Refusal> {
    let any = look.fleet(side).any(|(_, vessel)| vessel.has(hull::LANDING));
    if any { Ok(()) } else { Err(EMPTY) }
}

/// Begins to sail.
pub fn sail(play: &mut Play, id: VesselId) {
    play.push(Step::Sailing { vessel: id });
}
