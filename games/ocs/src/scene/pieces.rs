//! Counters, Transport Points, dumps and hedgehogs.

use sandtable_core::{Piece, Viewer};

use super::board::{column_kind, dump_kind, hedgehog_kind, place_of, unit_kind, vessel_kind};
use crate::action::{ColumnId, UnitId, VesselId};
use crate::look::Look;
use crate::pieces::{Mode, Side};
use crate::sea::state::hull;
use crate::state::{flag, off, on_map};

/// The key of a column on the screen.
pub fn column_key(column: ColumnId) -> String {
    format!("column-{column}")
}

/// The key of a ship on the screen.
pub fn vessel_key(vessel: VesselId) -> String {
    format!("vessel-{vessel}")
}

/// Everything that lies on the board and beside it, in stack order: whoever shows the stack lies on top.
pub fn pieces(look: Look, viewer: Viewer) -> Vec<Piece> {
    let works = look.s.hedgehogs.iter().enumerate().filter(|(_, work)| on_map(work.at)).map(|(i, work)| {
        let kind = hedgehog_kind(look.t, work.side);
        Piece::new(format!("hedgehog-{i}"), kind, work.at).values([u16::from(work.level)])
    });
    // How much it is shows to the owner alone.
    let sized = |piece: Piece, side: Side, values: [u16; 2], n: usize| {
        if viewer.0.meets(side.seats()) { piece.values(values.into_iter().take(n)) } else { piece }
    };
    let dumps = look.s.dumps.iter().enumerate().filter(|(_, dump)| on_map(dump.at)).map(|(i, dump)| {
        let piece = Piece::new(format!("dump-{i}"), dump_kind(look.t, dump.owner()), dump.at);
        sized(piece, dump.side, [dump.tokens, 0], 1)
    });
    let columns = (0..).zip(look.s.columns.iter()).filter(|(_, column)| on_map(column.at));
    let columns = columns.map(|(i, column)| {
        let kind = column_kind(look.t, column.owner(), column.kind);
        let marks = [
            (look.s.hand.column == i, "in-hand"),
            (column.moved, "moved"),
            (column.extender, "extender"),
            (column.organic > 0, "organic"),
            (column.reserve, "reserve"),
        ];
        let piece = Piece::new(column_key(i), kind, column.at).badges(marks);
        sized(piece, column.side, [column.points.into(), column.load.into()], 2)
    });
    let mut ids: Vec<UnitId> = look.t.ids().filter(|id| shown(look, *id, viewer)).collect();
    ids.sort_by_key(|id| (look.unit(*id).at, look.rank(*id)));
    let units = ids.into_iter().map(|id| unit(look, id));
    let vessels = (0..).zip(look.s.vessels.iter()).filter(|(_, vessel)| on_map(vessel.at));
    let vessels = vessels.map(|(i, vessel)| {
        let marks = [
            (vessel.has(hull::ACTS), "attacking"),
            (vessel.has(hull::DAMAGED), "reduced"),
            (vessel.has(hull::DG), "dg"),
            (vessel.has(hull::MOVED), "moved"),
        ];
        Piece::new(vessel_key(i), vessel_kind(look.t, vessel.side, vessel.class), vessel.at)
            .values([u16::from(vessel.points), look.cargo(i)])
            .badges(marks)
    });
    let fields = super::air::fields(look);
    fields
        .chain(vessels)
        .chain(works)
        .chain(dumps)
        .chain(columns)
        .chain(super::markers::markers(look, viewer))
        .chain(units)
        .chain(super::air::wings(look))
        .collect()
}

/// Is a unit anywhere to be seen? Those that a scenario never uses are not, nor those of the enemy below the top.
fn shown(look: Look, id: UnitId, viewer: Viewer) -> bool {
    let (unit, counter) = (look.unit(id), look.counter(id));
    unit.at != off::POOL || counter.setup.is_some() && viewer.0.meets(counter.side.seats())
}

fn unit(look: Look, id: UnitId) -> Piece {
    let unit = look.unit(id);
    let marks = [
        (look.s.hand.units.contains(&id), "in-hand"),
        (unit.has(flag::ACTS), "attacking"),
        (unit.lost > 0, "reduced"),
        (unit.has(flag::OOS), "cut-off"),
        (unit.mode == Mode::Dg, "dg"),
        (unit.mode == Mode::Reserve, "reserve"),
        (unit.mode == Mode::Exploit, "exploit"),
        (unit.mode == Mode::Strat, "strat"),
        (unit.mode == Mode::Move, "move"),
        (unit.has(flag::MOVED), "moved"),
        (unit.has(flag::EXHAUSTED), "exhausted"),
        (unit.has(flag::LOW), "low"),
        (look.is_fuelled(id), "fuelled"),
    ];
    let place = place_of(look.t, look.counter(id).side, unit.at);
    let marks = marks.into_iter().filter(|_| on_map(unit.at));
    Piece::new(&look.counter(id).key, unit_kind(look.t, id, unit.moves()), place).badges(marks)
}
