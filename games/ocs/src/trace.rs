//! Trace supply: its sources, the rails that lead to them, detrainable hexes and Extenders (12.6, 12.7, 13.3).

use arrayvec::ArrayVec;
use sandtable_board::Bits;

use crate::action::{ColumnId, Hex, UnitId};
use crate::look::Look;
use crate::paths::Paths;
use crate::pieces::{Kind, Mode, Side};
use crate::spread::Spread;
use crate::state::{Column, on_map};
use crate::theatre::Zone;

/// Are there rails of a side's gauge in a hex (13.3f/1)?
pub fn is_usable(look: Look, side: Side, at: Hex) -> bool {
    look.t.ground.get(usize::from(at)).is_some_and(|ground| ground.rail != 0)
        && look.s.gauge[side as usize].contains(at)
}

/// The hexes to which rails lead from a hex, multi-track lines alone or all, but over no hexside that is shut.
pub fn beside<'a>(
    look: Look<'a>,
    shut: Option<&'a Zone>,
    multi: bool,
    at: Hex,
) -> impl Iterator<Item = Hex> + 'a {
    let ground = look.t.at(at);
    let rails = if multi { ground.multi } else { ground.rail };
    let open = move |d: &usize| rails >> d & 1 == 1 && !shut.is_some_and(|zone| zone.crosses(at, *d));
    let joined = (0..6).filter(open).map(|d| ground.next[d]);
    joined.filter(move |next| !look.t.title.cuts(look, at, *next))
}

/// The hexes that rails of a side's gauge join to some hexes, as far as they are open.
pub fn lines(look: Look, side: Side, from: impl Iterator<Item = Hex>, open: impl Fn(Hex) -> bool) -> Spread {
    let shut = look.t.title.shut(look);
    let open = |at: &Hex| is_usable(look, side, *at) && open(*at);
    let from = from.filter(|at| is_usable(look, side, *at));
    Spread::from(look.t, from, |at| beside(look, shut, false, at).filter(&open))
}

/// Is a place, if there is one in a hex, under a side's control? Others do not matter to trains (13.3h/1).
pub fn controls(look: Look, side: Side, at: Hex) -> bool {
    look.t.place(at).is_none_or(|(place, _)| look.owner(place) == side)
}

/// Is a rail hex one where trains are unloaded (13.3c/1, 13.8c/1)?
pub fn detrainable(look: Look, side: Side, at: Hex) -> bool {
    let place = || look.t.place(at).is_some_and(|(place, _)| look.owner(place) == side);
    let able = |id: UnitId| look.counter(id).kind == Kind::Hq && crate::cost::engineers(look, id);
    let hq = || look.stack(side, at).any(able);
    let yard = || look.t.title.yards().is_some_and(|yards| yards.contains(at));
    look.t.at(at).rail != 0 && (place() || yard() || hq())
}

/// The hexes where trains would be unloaded if there were rails; some are named twice.
pub fn stations(look: Look, side: Side) -> impl Iterator<Item = Hex> {
    let own = (0..).zip(&look.t.places).filter(move |(i, _)| look.owner(*i) == side);
    let yards = look.t.title.yards().into_iter().flat_map(|yards| yards.iter());
    let able = move |id: &UnitId| look.counter(*id).kind == Kind::Hq && crate::cost::engineers(look, *id);
    own.map(|(_, place)| place.hex)
        .chain(yards)
        .chain(look.all(side).filter(able).map(move |id| look.unit(id).at))
}

/// Hexes that a Rail Repair unit converts in a phase (13.3g/D).
const CONVERTS: u8 = 4;

/// Does a Rail Repair unit that enters a hex convert its rails? In Combat Mode, or DG oriented to it (5.5b, 5.10e/1), where
/// they join its own gauge (13.3d), and in no enemy zone, negated or not (4.5a/E).
pub fn converts(look: Look, id: UnitId, at: Hex) -> bool {
    let (unit, counter) = (look.unit(id), look.counter(id));
    let own = &look.s.gauge[counter.side as usize];
    let ground = look.t.at(at);
    counter.kind == Kind::RailRepair
        && matches!(unit.mode, Mode::Combat | Mode::Dg)
        && !unit.moves()
        && ground.rail != 0
        && !own.contains(at)
        && (0..6).any(|d| ground.rail >> d & 1 == 1 && own.contains(ground.next[d]))
        && !look.in_zone(counter.side.other(), at)
        && unit.converted() < CONVERTS.min(look.face(id).ma)
}

/// The supply sources that work for a side (12.6a): those of the map, the detrainable hexes joined to them by rail
/// (13.3c), and Extenders linked to either (12.7a). One in an enemy zone that is not negated gives nothing (12.6b).
pub fn sources(look: Look, side: Side) -> Spread {
    sources_by(&mut Paths::new(look), look, side)
}

/// The same with a search at hand.
pub fn sources_by(paths: &mut Paths, look: Look, side: Side) -> Spread {
    let mut barred = paths.desk.set();
    barred.unite(paths.barred(side));
    let open = |at: Hex| on_map(at) && !barred.contains(at);
    // 19.0e
    let works = |at: &Hex| open(*at) && crate::sea::ports::supplies(look, side, *at);
    let mut found = Spread::none(look.t);
    found.extend(look.t.sources[side as usize].iter().copied().filter(works));
    look.t.title.sources(look, side, &mut found);
    found.retain(open);
    // 4.5a/D, 13.3h/1: along the rails, through stations of one's own.
    let runs = |at: Hex| open(at) && controls(look, side, at);
    let extenders = look.s.columns.iter().filter(|c| c.extender && on_map(c.at) && c.side == side);
    let mut waiting: ArrayVec<(Hex, Bits), { ColumnId::MAX as usize }> = ArrayVec::new();
    for column in extenders.filter(|c| open(c.at)) {
        let mut hexes = paths.desk.set();
        hexes.unite(paths.linked(column));
        waiting.push((column.at, hexes));
    }
    // Where an Extender joins a forward stretch of rails to a rear one (12.7a/B).
    let mut joined = Spread::none(look.t);
    let mut halts = Spread::none(look.t);
    halts.extend(stations(look, side));
    loop {
        let starts = found.iter().chain(joined.iter()).filter(|at| runs(*at));
        let reached = lines(look, side, starts, runs);
        found.extend(reached.iter().filter(|at| halts.contains(*at)));
        let link = |(_, hexes): &(Hex, Bits)| found.iter().any(|at| hexes.contains(at));
        let join = |(at, hexes): &(Hex, Bits)| {
            look.t.at(*at).rail != 0 && reached.iter().any(|rail| hexes.contains(rail))
        };
        let (i, to) = if let Some(i) = waiting.iter().position(link) {
            (i, &mut found)
        } else if let Some(i) = waiting.iter().position(join) {
            (i, &mut joined)
        } else {
            let sets = waiting.into_iter().map(|(_, hexes)| hexes);
            sets.chain([barred]).for_each(|set| paths.desk.keep_set(set));
            return found;
        };
        let (at, hexes) = waiting.swap_remove(i);
        to.insert(at);
        paths.desk.keep_set(hexes);
    }
}

/// Could an Extender of this column's kind be linked from its hex (12.7d/2)?
pub fn could_link(look: Look, column: &Column) -> bool {
    let mut paths = Paths::new(look);
    let sources = sources_by(&mut paths, look, column.side);
    let hexes = paths.linked(column);
    sources.iter().any(|source| hexes.contains(source))
}
