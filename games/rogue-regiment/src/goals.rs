//! How a mission ends (the ledger's `end.*` rulings).

use crate::data::{Aim, Doom};
use crate::look::Look;
use crate::pieces::{AxisKind, Role};
use crate::state::{Axis, End, FRIENDS, Fate, flag, mood};

/// Is a unit that was in play dead or destroyed?
fn gone(unit: &Axis) -> bool {
    !unit.has(flag::HERE | flag::OFF)
}

fn away(unit: &Axis) -> bool {
    unit.has(flag::OFF) && !unit.has(flag::HERE)
}

/// Does a condition of victory hold?
pub fn met(look: Look, aim: Aim) -> bool {
    let s = look.s;
    let out = |f: u8| look.friend(f).fate == Fate::Out;
    match aim {
        Aim::Destroyed(i) => s.dumps[usize::from(i)] == 0,
        Aim::OfficersDead => s.units.iter().all(|u| u.kind != AxisKind::Officer || gone(u)),
        Aim::TargetDead => s.units.iter().any(|u| u.has(flag::TARGET) && gone(u)),
        Aim::ItemOut(item) => (0..FRIENDS as u8).any(|f| out(f) && look.friend(f).has(item)),
        Aim::VehiclesDestroyed(kind) => {
            let convoy = look
                .t
                .page
                .convoy
                .as_ref()
                .map_or(0, |c| c.vehicles.iter().filter(|(k, _)| *k == kind).count());
            let posted = look.t.page.guard_vehicles.iter().chain(&look.t.page.assault_vehicles);
            let needed = convoy + posted.filter(|(k, _)| *k == kind).count();
            let wrecked =
                s.units.iter().filter(|u| u.kind == kind && u.role != Role::Reserve && gone(u)).count();
            wrecked >= needed
        }
        Aim::ResistanceOut(n) => {
            (0..FRIENDS as u8).filter(|f| look.friend(*f).is(mood::RESISTANCE) && out(*f)).count()
                >= usize::from(n)
        }
        Aim::AllOut => {
            let mut living =
                (0..look.t.operators()).filter(|f| look.friend(*f).fate != Fate::Dead).peekable();
            living.peek().is_some() && living.all(out)
        }
    }
}

fn lost(look: Look, doom: Doom) -> bool {
    match doom {
        Doom::TargetAway => look.s.units.iter().any(|u| u.has(flag::TARGET) && away(u)),
        Doom::ConvoyAway(kind) => look.s.units.iter().any(|u| u.kind == kind && away(u)),
        Doom::ResistanceDead => {
            let mut all = look.s.friends.iter().filter(|op| op.is(mood::RESISTANCE)).peekable();
            all.peek().is_some() && all.all(|op| op.fate == Fate::Dead)
        }
    }
}

/// Has the mission ended?
pub fn ended(look: Look) -> Option<End> {
    let operators = || (0..look.t.operators()).map(|f| look.friend(f).fate);
    if operators().all(|fate| fate == Fate::Dead) {
        return Some(End::Dead);
    }
    if look.t.page.lose.iter().any(|doom| lost(look, *doom)) {
        return Some(End::Lost);
    }
    // Nothing is won before the last has left, so the common case is quick.
    if operators().any(|fate| !matches!(fate, Fate::Dead | Fate::Out)) {
        let needs_all = look.t.page.win.iter().any(|(_, aim)| *aim == Aim::AllOut);
        if needs_all {
            return None;
        }
    }
    let counts = |level: &Option<crate::pieces::Level>| level.is_none_or(|l| l == look.t.level);
    if look.t.page.win.iter().filter(|(level, _)| counts(level)).all(|(_, aim)| met(look, *aim)) {
        return Some(End::Won);
    }
    operators().all(|fate| matches!(fate, Fate::Dead | Fate::Out)).then_some(End::Undone)
}
