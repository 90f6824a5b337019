//! Shipping: cargo goes from port to port with Sea Cap, without ships (19.0f).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, columns, freight, not_now, phase};
use crate::Ocs;
use crate::action::{Action, ColumnId, Hex, UnitId};
use crate::camps::Pool;
use crate::look::Look;
use crate::pieces::{Mode, Side};
use crate::play::{Play, hex_value};
use crate::refusals;
use crate::sea::ports::{handles, own_port};
use crate::state::{Dump, NO_COLUMN, NO_DUMP, NOBODY, flag, on_map};

const MODE: Refusal = Refusal::new("19.0f/A", "why-ship-mode");
const HAS_MOVED: Refusal = Refusal::new("19.0f/C", "why-moved");
const CAP: Refusal = Refusal::new("19.0f/E", "why-sea-cap");
const ZONE: Refusal = Refusal::new("19.0f/F", "why-port-zone");
const NO_PORT: Refusal = Refusal::new("19.0f/D", "why-no-port");
const NOTHING: Refusal = Refusal::new("19.0f/D", "why-nothing-to-load");
const FRESH: Refusal = Refusal::new("12.2a/1", "why-unloaded-now");

/// What is shipped.
#[derive(Clone, Copy)]
pub struct Cargo {
    unit: UnitId,
    column: ColumnId,
    tokens: u8,
}

impl Cargo {
    /// Its size in tokens (19.0f/E, 4.7c/1).
    fn size(self, look: Look) -> u16 {
        if self.unit != NOBODY {
            return freight(look, self.unit);
        }
        look.s.columns.get(usize::from(self.column)).map_or(self.tokens.into(), |c| 4 * u16::from(c.points))
    }

    fn a_unit(self) -> Option<UnitId> {
        Some(self.unit).filter(|id| *id != NOBODY)
    }
}

/// Does shipping of a side go to and from a box beside the map?
fn moors(look: Look, side: Side, at: Hex) -> bool {
    look.t.is_box(at) && look.t.title.moors(look, side, at)
}

/// Ports, and the boxes that shipping of a side goes to.
fn harbours(look: Look, side: Side) -> impl Iterator<Item = Hex> {
    let boxes = look.t.grid.len() as Hex..look.t.ground.len() as Hex;
    let ports = look.s.ports.iter().map(|port| port.at).filter(|at| on_map(*at));
    ports.chain(boxes.filter(move |at| moors(look, side, *at)))
}

/// May a port load or unload cargo?
fn port(look: Look, side: Side, at: Hex, cargo: Cargo) -> Result<(), Refusal> {
    if moors(look, side, at) {
        return NO_PORT.when(cargo.a_unit().is_none());
    }
    if own_port(look, side, at).is_none() {
        return Err(NO_PORT);
    }
    look.t.title.may_ship(look, side, at)?;
    // As by rail (4.8c/D), cargo does not stop among what the enemy has built or left there.
    if look.stores(side.other(), at) {
        return Err(refusals::STORES_THERE);
    }
    if look.in_zone(side.other(), at) {
        return Err(ZONE);
    }
    handles(look, side, at, cargo.size(look), cargo.a_unit())
}

/// May cargo leave a port?
fn leaves(look: Look, side: Side, from: Hex, cargo: Cargo) -> Result<(), Refusal> {
    port(look, side, from, cargo)?;
    if cargo.size(look) > look.s.sea[side as usize].into() {
        return Err(CAP);
    }
    let mut why = NO_PORT;
    let others = harbours(look, side).filter(|at| *at != from);
    for to in others.filter(|at| moors(look, side, *at) || own_port(look, side, *at).is_some()) {
        match port(look, side, to, cargo) {
            Ok(()) => return Ok(()),
            Err(refusal) => why = refusal,
        }
    }
    Err(why)
}

/// May a unit be shipped?
///
/// # Errors
/// Why not, by rule.
pub fn embarks(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let unit = look.unit(id);
    if unit.mode != Mode::Move {
        return Err(MODE);
    }
    if unit.spent > 0 || unit.has(flag::MOVED) {
        return Err(HAS_MOVED);
    }
    leaves(look, side, unit.at, Cargo { unit: id, column: NO_COLUMN, tokens: 0 })
}

/// May a column be shipped?
///
/// # Errors
/// Why not, by rule.
pub fn ferries(look: Look, side: Side, id: ColumnId) -> Result<(), Refusal> {
    let found = look.s.columns.get(usize::from(id)).filter(|c| on_map(c.at) && c.side == side);
    let Some(column) = found else { return Err(refusals::NO_SUCH_UNIT) };
    columns::portable(column)?;
    if column.spent > 0 || column.moved {
        return Err(HAS_MOVED);
    }
    leaves(look, side, column.at, Cargo { unit: NOBODY, column: id, tokens: 0 })
}

/// May so many tokens be shipped from a port?
///
/// # Errors
/// Why not, by rule.
pub fn consigns(look: Look, side: Side, at: Hex, tokens: u8) -> Result<(), Refusal> {
    let Some(dump) = look.s.dump(at).filter(|dump| dump.side == side) else { return Err(NOTHING) };
    if tokens == 0 || u16::from(tokens) > dump.tokens {
        return Err(NOTHING);
    }
    if u16::from(tokens) > dump.tokens - dump.fresh {
        return Err(FRESH);
    }
    leaves(look, side, at, Cargo { unit: NOBODY, column: NO_COLUMN, tokens })
}

/// What comes to mind in a Movement Segment.
pub fn candidates(look: Look, side: Side, offer: Offers<Action>) -> Flow {
    let cap = look.s.sea[side as usize];
    for at in harbours(look, side).filter(|_| cap > 0) {
        for id in look.stack(side, at) {
            offer(Action::Embark(id))?;
        }
        for (column, _) in look.s.columns_at(at) {
            offer(Action::Ferry(column))?;
        }
        let tokens = look.s.dump(at).map_or(0, |dump| dump.tokens.min(cap.into()) as u8);
        (1..=tokens).try_for_each(|n| offer(Action::Consign(at, n)))?;
    }
    sandtable_core::ON
}

/// Cargo is loaded.
pub fn apply(play: &mut Play, a: Action) {
    let (unit, column, from, tokens) = match a {
        Action::Embark(id) => (id, NO_COLUMN, play.s.units[usize::from(id)].at, 0),
        Action::Ferry(id) => (NOBODY, id, play.s.columns[usize::from(id)].at, 0),
        Action::Consign(at, tokens) => (NOBODY, NO_COLUMN, at, tokens),
        _ => return,
    };
    // That something is taken up in this port is seen.
    play.log.expose();
    play.push(Step::Shipping { unit, column, from, tokens });
}

impl phase::Shipping {
    fn cargo(&self) -> Cargo {
        Cargo { unit: self.unit, column: self.column, tokens: self.tokens }
    }
}

impl Phase<Ocs> for phase::Shipping {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        harbours(look, side).try_for_each(|at| offer(Action::Disembark(at)))
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Disembark(to) if to != self.from => {
                let supply = look.s.dump(self.from).filter(|_| self.tokens > 0);
                let mixed = supply.and_then(|dump| super::rail::mixes(look, dump, to));
                mixed.map_or_else(|| port(look, side, to, self.cargo()), Err)
            }
            Action::Disembark(_) => Err(NO_PORT),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let Action::Disembark(to) = a else { return };
        let size = self.cargo().size(play.look());
        play.pop();
        play.s.sea[side as usize] = play.s.sea[side as usize].saturating_sub(size as u8);
        play.log.expose();
        play.use_port(self.from, size);
        play.use_port(to, size);
        if self.unit != NOBODY {
            play.send(self.unit, to);
            play.mark(self.unit, flag::MOVED | flag::RIDDEN, true);
        } else if self.column != NO_COLUMN {
            let column = &mut play.s.columns[usize::from(self.column)];
            (column.at, column.moved) = (to, true);
            play.s.fields.stale = true;
        } else if play.store(
            play.s.dump(self.from).map_or(Pool::first(side), Dump::owner),
            to,
            self.tokens.into(),
            true,
        ) {
            if let Some(dump) = play.s.dumps.iter_mut().find(|dump| dump.at == self.from) {
                dump.tokens -= u16::from(self.tokens);
                if dump.tokens == 0 {
                    *dump = NO_DUMP;
                }
            }
            play.pack();
        }
        play.tell(side, "19.0f/1", || {
            Text::new("log-shipped").with("from", hex_value(self.from)).with("hex", hex_value(to))
        });
    }
}
