//! Formation markers (13.7): a formation with several units in a hex is shown there by its marker, to its own side alone
//! (13.7b).

use sandtable_core::{Piece, PieceKind, Viewer};

use super::board::vessel_kind;
use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::state::flag;
use crate::theatre::Theatre;

/// The kind of a formation's marker: behind those of ships.
fn marker_kind(t: &Theatre, formation: u8) -> u16 {
    vessel_kind(t, Side::Axis, t.classes.len() as u8) + u16::from(formation) - 1
}

/// The kind of a pool's transport or, for none, of its dumps; those of the first pool are its side's. They come last.
pub fn pool_kind(t: &Theatre, pool: u8, transport: Option<u8>) -> u16 {
    let each = t.transport.len() as u16 + 1;
    let first = marker_kind(t, t.formations.len() as u8 + 1) + (u16::from(pool) - 1) * each;
    first + transport.map_or(each - 1, u16::from)
}

/// Transport and dumps of the pools after the first.
pub fn pools(t: &Theatre) -> impl Iterator<Item = PieceKind> + '_ {
    t.title.pools().iter().flat_map(|word| {
        let columns = t.transport.iter().map(move |kind| {
            PieceKind::new(format!("{word}-{}", kind.key), format!("kind-{}", kind.key), *word, "transport")
        });
        columns.chain([PieceKind::new(format!("{word}-dump"), "kind-dump", *word, "supply")])
    })
}

/// A marker for each formation, in its order.
pub fn kinds(t: &Theatre) -> impl Iterator<Item = PieceKind> + '_ {
    (1..).zip(t.formations.iter().zip(&t.banners)).map(|(i, (name, banner))| {
        let nation = t.counters.iter().find(|counter| counter.formation == i).map(|c| c.nation.clone());
        PieceKind::new(format!("marker-{name}"), "kind-formation", nation.unwrap_or_default(), "marker")
            .label(banner.clone())
            .size("XX")
    })
}

/// The markers that a viewer sees, below the units that they stand for: how many these are, and whether they have the fuel
/// of their formation (13.7/D).
pub fn markers(look: Look<'_>, viewer: Viewer) -> impl Iterator<Item = Piece> {
    let sides = Side::BOTH.into_iter().filter(move |side| viewer.0.meets(side.seats()));
    sides
        .flat_map(move |side| look.s.fields.occupied[side as usize].iter().map(move |at| (side, at)))
        .flat_map(move |(side, at)| {
            let stack: Vec<UnitId> = look.stack(side, at).collect();
            let of = |id: &UnitId| look.counter(*id).formation;
            let mut here: Vec<u8> = stack.iter().map(of).filter(|formation| *formation > 0).collect();
            here.sort_unstable();
            here.dedup();
            here.into_iter().filter_map(move |formation| marker(look, &stack, at, formation))
        })
}

fn marker(look: Look, stack: &[UnitId], at: Hex, formation: u8) -> Option<Piece> {
    let members = || stack.iter().copied().filter(|id| look.counter(*id).formation == formation);
    let count = members().count();
    let name = &look.t.formations[usize::from(formation) - 1];
    let fuelled = members().any(|id| look.unit(id).has(flag::TANKED));
    (count > 1).then(|| {
        Piece::new(format!("marker-{name}-{at}"), marker_kind(look.t, formation), at)
            .values([count as u16])
            .badges([(fuelled, "fuelled")])
    })
}
