//! Counters, fortresses and what is in the cup.

use sandtable_core::Piece;

use super::board::{Box, Marker, reduced_kind};
use super::cut_off;
use crate::action::UnitId;
use crate::look::Look;
use crate::pieces::{Chit, Side};
use crate::state::{NO_HEX, flag, off, on_map};
use crate::steps::Step;
use crate::supply::HexSet;
use crate::theatre::Entry;

/// The key of a fortress's piece.
pub const FORTRESSES: [&str; 2] = ["fortress-a", "fortress-b"];

/// Everything that lies on the board and beside it, in stack order.
pub fn pieces(look: Look, lines: &[HexSet; 2]) -> Vec<Piece> {
    let n = look.t.counters.len();
    let hexes = look.t.grid.len();
    let plain = |key: &str, kind: Marker, place: u16, count: u8| {
        (count > 0).then(|| Piece::new(key, kind.kind(n), place).count(count))
    };
    // Fortresses lie under their garrisons.
    let forts = FORTRESSES.into_iter().zip(look.s.fortresses).filter_map(|(key, fortress)| {
        let kind = if fortress.level > 1 { Marker::Fortress2 } else { Marker::Fortress1 };
        plain(key, kind, fortress.at, u8::from(fortress.at != NO_HEX))
    });
    let mut pieces: Vec<Piece> = forts.collect();
    pieces.extend(look.t.ids().map(|id| {
        let reduced = look.unit(id).has(flag::REDUCED);
        let kind = if reduced { reduced_kind(id, n) } else { id.into() };
        Piece::new(look.counter(id).key.clone(), kind, shown_at(look, id)).badges(badges(look, id, lines))
    }));
    let cup = Box::Cup.index(hexes);
    let supply = super::runs(look) && !look.s.drawn.contains(Chit::SUPPLY);
    let in_cup = look.s.in_cup;
    pieces.extend(
        [
            plain("cup-axis", Marker::AxisChit, cup, in_cup[Side::Axis as usize]),
            plain("cup-soviet", Marker::SovietChit, cup, in_cup[Side::Soviet as usize]),
            plain("cup-supply", Marker::SupplyChit, cup, u8::from(supply)),
        ]
        .into_iter()
        .flatten(),
    );
    pieces
}

/// Where a unit is shown.
fn shown_at(look: Look, id: UnitId) -> u16 {
    let side = look.t.side(id);
    let shown = match look.unit(id).at {
        at if on_map(at) => return at,
        off::POOL => Box::Pool(side),
        off::TRAY => match look.counter(id).enters {
            Entry::Army(army) => Box::Tray(army),
            Entry::Second => Box::Second,
            _ => Box::Front,
        },
        off::BOX => Box::Rail,
        off::AWAY => Box::Away,
        off::TRANSFERRED => Box::Transferred,
        off::CALLED => Box::Called,
        _ => Box::Lost(side),
    };
    shown.index(look.t.grid.len())
}

fn badges(look: Look, id: UnitId, lines: &[HexSet; 2]) -> [(bool, &'static str); 9] {
    let unit = look.unit(id);
    let moving = matches!(look.s.step(), Some(Step::Moving { unit, .. } | Step::Enter(unit)) if unit == id);
    [
        (unit.has(flag::REDUCED), "reduced"),
        (moving, "in-hand"),
        (unit.target != NO_HEX, "attacking"),
        (unit.has(flag::ROUTED), "routed"),
        (unit.has(flag::RETREATED), "retreated"),
        (unit.has(flag::MOVED), "moved"),
        (unit.has(flag::ACTIVE) && !unit.has(flag::MOVED), "active"),
        (cut_off(look, id, lines), "cut-off"),
        (on_map(unit.at) && look.zone(look.t.side(id).other(), unit.at), "in-zone"),
    ]
}
