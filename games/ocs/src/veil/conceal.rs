//! Everything blanked that a viewer may not know. What remains is a position of its own, in which all that he may do is
//! legal as in the true one: who holds a hex and where zones of control lie is open.

use sandtable_core::Viewer;

use super::{hidden, mover, whereabouts};
use crate::action::{Hex, UnitId};
use crate::air::{DropPlan, Flight, Haul, NO_PLAN, NO_WING_HERE, Wing, WingId};
use crate::fields::Other;
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{
    Books, Column, Dump, NO_COLUMN, NO_COLUMN_HERE, NO_CRUMBS, NO_DUMP, NO_HAND, NO_HEX, NO_UNIT, NOBODY,
    State, Unit, flag, off, on_map,
};
use crate::steps::{self, Step};
use crate::theatre::Theatre;

/// What of a unit's flags shows on its counter.
const OPEN: u32 = flag::MOVES | flag::OOS | flag::KEEPS_ZONE;

/// Blanks what a viewer may not know.
pub fn veil(t: &Theatre, s: &mut State, viewer: Viewer) {
    if hidden(viewer).next().is_none() {
        return;
    }
    let asked = steps::decides(Look { t, s });
    // All is decided by the true position, before any of it is blanked.
    let look = Look { t, s };
    let (moving, at, acting) = (mover(look), whereabouts(look), steps::acting(look));
    let tops: Vec<UnitId> = hidden(viewer)
        .flat_map(|side| {
            look.s.fields.occupied[side as usize].iter().filter_map(move |at| look.top(side, at))
        })
        .collect();
    let stores: Vec<bool> = (0..s.columns.len()).map(|i| shows_column(look, i)).collect();
    let wings: Vec<bool> = t.air.ids().map(|id| shows_wing(look, id)).collect();
    let is_hidden = |side: Side| hidden(viewer).any(|other| other == side);

    // Who lies face down is seen as the counter that stands for him.
    let masks: Vec<(UnitId, Unit)> = tops
        .iter()
        .filter_map(|id| {
            let unit = look.unit(*id);
            let told = if look.s.fields.zones[t.counter(*id).side as usize].contains(unit.at) {
                flag::TOLD
            } else {
                0
            };
            let flags = unit.flags & OPEN | told | flag::TOP;
            Some((t.title.face_down(look, *id)?, Unit { from: unit.at, flags, lost: 0, spent: 0, ..unit }))
        })
        .collect();
    let tops: Vec<UnitId> = tops.into_iter().filter(|id| t.title.face_down(look, *id).is_none()).collect();
    for id in t.ids().filter(|id| is_hidden(t.counter(*id).side)) {
        let zone = s.fields.zones[t.counter(id).side as usize].contains(s.units[usize::from(id)].at);
        let own = Look { t, s }.has_zone(id);
        let unit = &mut s.units[usize::from(id)];
        let top = tops.contains(&id);
        *unit = match unit.at {
            off::DEAD | off::GONE => *unit,
            at if top || on_map(at) && t.counter(id).coastal => {
                let told = if top && zone && !own { flag::TOLD } else { 0 };
                let flags = unit.flags & (OPEN | flag::TOLD) | told | if top { flag::TOP } else { 0 };
                Unit { at, from: at, flags, mode: unit.mode, lost: 0, spent: 0 }
            }
            _ => NO_UNIT,
        };
    }
    masks.into_iter().for_each(|(id, unit)| s.units[usize::from(id)] = unit);
    for (column, shown) in s.columns.iter_mut().zip(stores).filter(|(c, _)| c.points > 0 && is_hidden(c.side))
    {
        let Column { at, side, kind, .. } = *column;
        *column = if shown { Column { at, side, kind, points: 1, ..NO_COLUMN_HERE } } else { NO_COLUMN_HERE };
    }
    dumps(t, s, is_hidden);
    for (wing, shown) in s
        .wings
        .iter_mut()
        .zip(wings)
        .zip(t.air.ids())
        .filter_map(|(pair, id)| is_hidden(t.air.sheet(id).side).then_some(pair))
    {
        *wing = if shown { Wing { flown: false, ..*wing } } else { NO_WING_HERE };
    }
    afield(t, s, is_hidden);
    plans(t, s, is_hidden);
    if is_hidden(moving) && s.hand != NO_HAND {
        s.hand = NO_HAND;
        s.hand.at = at;
    }
    hidden(viewer).for_each(|side| t.title.blank(&mut s.extra, side));
    for step in &mut s.steps {
        blank(t, step, acting, is_hidden);
    }
    fields(s, is_hidden, is_hidden(asked));
}

/// Is a column seen: where no combat unit of its side covers it, the first of its hex; and whoever is driven off?
fn shows_column(look: Look, i: usize) -> bool {
    let column = look.s.columns[i];
    let driven = look.s.steps.iter().any(|step| {
        matches!(step, Step::Displace { column, .. } | Step::Collapse { column, .. } if usize::from(*column) == i)
    });
    let first = || look.s.columns_at(column.at).find(|(_, other)| other.side == column.side);
    driven || !look.holds(column.side, column.at) && first().is_some_and(|(id, _)| usize::from(id) == i)
}

/// Is a wing seen: on top at its base, on top of a mission, all of them in air combat (4.9d), and who looks for a base?
fn shows_wing(look: Look, id: WingId) -> bool {
    let (wing, mission, side) = (look.wing(id), &look.s.mission, look.sheet(id).side);
    let fought = look.s.steps.iter().any(|step| matches!(step, Step::Dogfight(_)));
    let homeless = look.s.steps.iter().any(|step| match step {
        Step::Home { wing, .. } => *wing == id,
        // Those of its captor, who may be imagined there, flee from nobody.
        Step::Scatter(at) => *at == wing.at && look.base_of(side, *at).is_none(),
        _ => false,
    });
    wing.at == off::DEAD
        || homeless
        || id == mission.interceptor
        || if mission.has(id) {
            fought || look.top_flight() == Some(id)
        } else {
            wing.is_here()
                && (look.top_wing(side, wing.at) == Some(id)
                    || fought && wing.active && wing.at == mission.target)
        }
}

/// Dumps are seen where nothing covers them, but not how large they are.
fn dumps(t: &Theatre, s: &mut State, is_hidden: impl Fn(Side) -> bool) {
    let look = Look { t, s };
    let own = s.dumps.iter().filter(|dump| on_map(dump.at) && !is_hidden(dump.side));
    let bare = |dump: &&Dump| {
        !look.holds(dump.side, dump.at) && !s.columns_at(dump.at).any(|(_, c)| c.side == dump.side)
    };
    let theirs = s.dumps.iter().filter(|dump| on_map(dump.at) && is_hidden(dump.side)).filter(bare);
    let mut shown: Vec<Dump> =
        theirs.map(|dump| Dump { tokens: 1, fresh: 0, blown: false, ..*dump }).collect();
    shown.sort_unstable_by_key(|dump| dump.at);
    let kept: Vec<Dump> = own.copied().chain(shown).collect();
    s.dumps.fill(NO_DUMP);
    s.dumps[..kept.len()].copy_from_slice(&kept);
}

/// What ships and aircraft carry, what lies at bases, books and caps.
fn afield(t: &Theatre, s: &mut State, is_hidden: impl Fn(Side) -> bool) {
    for vessel in s.vessels.iter_mut().filter(|vessel| is_hidden(vessel.side)) {
        vessel.load = 0;
    }
    for base in s.bases.iter_mut().filter(|base| is_hidden(base.side)) {
        (base.gliders, base.unloaded) = (0, 0);
    }
    for side in Side::BOTH.into_iter().filter(|side| is_hidden(*side)) {
        let i = side as usize;
        s.books[i] = Books::default();
        (s.rail[i], s.sea[i]) = (4 * t.sides[i].rail, 4 * t.sides[i].sea);
        // 4.9b tells the rating, not the unit.
        let of = usize::from(side != s.battle.side);
        s.battle.lead[of] = NOBODY;
    }
    for i in 0..s.ports.len() {
        let at = s.ports[i].at;
        if Side::BOTH
            .iter()
            .all(|side| is_hidden(*side) || crate::sea::ports::own_port(Look { t, s }, *side, at).is_none())
        {
            s.ports[i].used = 0;
        }
    }
    if is_hidden(s.phasing) {
        s.repl.half = [NO_HEX; 2];
        s.crumbs = NO_CRUMBS;
    }
    if is_hidden(s.mission.side) {
        let (mission, wings) = (&mut s.mission, &s.wings);
        mission.flights.retain(|flight| wings[usize::from(flight.wing)].is_here());
        for flight in &mut mission.flights {
            *flight = Flight { wing: flight.wing, haul: Haul::Normal, tow: 0 };
        }
        mission.cargo.clear();
        (mission.tokens, mission.near) = ([0; 2], true);
    }
}

/// Drop Plans are written down in secret (14.10b/1).
fn plans(t: &Theatre, s: &mut State, is_hidden: impl Fn(Side) -> bool) {
    let shown = |plan: &&DropPlan| plan.unit != NOBODY && !is_hidden(t.counter(plan.unit).side);
    let kept: Vec<DropPlan> = s.plans.iter().filter(shown).copied().collect();
    s.plans.fill(NO_PLAN);
    s.plans[..kept.len()].copy_from_slice(&kept);
}

/// Whom a step of the enemy is about.
fn blank(t: &Theatre, step: &mut Step, acting: Side, is_hidden: impl Fn(Side) -> bool) {
    match step {
        Step::Zone { unit, turn } if *unit != NOBODY && is_hidden(t.counter(*unit).side) => {
            (*unit, *turn) = (NOBODY, 0);
        }
        Step::Rail { unit, tokens, column, .. } | Step::Shipping { unit, tokens, column, .. }
            if is_hidden(acting) =>
        {
            (*unit, *tokens, *column) = (NOBODY, 0, NO_COLUMN);
        }
        Step::Pay { unit, need, .. } if is_hidden(t.counter(*unit).side) => {
            (*unit, *need) = (first_of(t, t.counter(*unit).side), 0);
        }
        Step::Trucks(unit) if is_hidden(t.counter(*unit).side) => {
            *unit = first_of(t, t.counter(*unit).side);
        }
        _ => {}
    }
}

/// Any unit of a side stands for the one that may not be known.
fn first_of(t: &Theatre, side: Side) -> UnitId {
    t.ids().find(|id| t.counter(*id).side == side).unwrap_or(0)
}

/// What follows from the position: who stands where is open, the enemy's supply is not.
fn fields(s: &mut State, is_hidden: impl Fn(Side) -> bool, idle: bool) {
    let fields = &mut s.fields.0;
    for side in Side::BOTH.into_iter().filter(|side| is_hidden(*side)) {
        fields.dark[side as usize] = true;
        fields.tokens[side as usize].fill(0);
        fields.trace[side as usize].clear();
        fields.purses[side as usize].clear();
        fields.others[side as usize].iter_mut().for_each(Other::blank);
    }
    if idle {
        fields.choices.clear();
        fields.conduits.clear();
        fields.waters.clear();
    }
}

/// The hexes in which a side's faces lie.
pub(super) fn faces(look: Look<'_>, side: Side) -> Vec<(Hex, UnitId)> {
    let hexes = look.s.fields.occupied[side as usize].iter();
    hexes.filter_map(|at| Some((at, look.top(side, at)?))).collect()
}
