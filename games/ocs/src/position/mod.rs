//! A position as text, and text laid over a position.

use sandtable_core::{Fields, NotationError, SetupError};

use crate::action::Hex;
use crate::notation::{AHex, Spot};
use crate::pieces::{Flight, Side, Weather};
use crate::sea::state::NO_VESSEL_HERE;
use crate::state::{NO_COLUMN_HERE, NO_DUMP, NO_UNIT, State, off, on_map};
use crate::steps::{Fight, PlayerStage, Segment, Step, TurnStage};
use crate::theatre::Theatre;

mod air;
mod faults;
mod fight;
mod sea;
mod start;
mod stores;
mod units;

pub use faults::faults;

use fight::{Fought, InHand, Won};
use stores::{APlace, Driven, Dug, Harbour, Kept, Shared, Stored};
use units::Placed;

type Read<T> = Result<T, NotationError>;
type Laid<T = ()> = Result<T, SetupError>;

/// Lays text over a state.
pub fn lay(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    if f.said("clear")? {
        *s = State::empty(t);
    }
    fields(t, s, f)?;
    phase(s, f)
}

/// The entries of a position; units in the pool are left out.
pub fn fields(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    f.int("turn", &mut s.turn)?;
    f.word::<(), Weather>("weather", &(), &mut s.weather)?;
    f.word::<(), Flight>("flight", &(), &mut s.sky)?;
    f.flag("simulcast", &mut s.simulcast)?;
    f.word::<(), Side>("first", &(), &mut s.first)?;
    f.word::<(), Side>("phasing", &(), &mut s.phasing)?;
    let moved = units(t, s, f)?;
    let now = || (0..).zip(s.columns.iter().copied()).filter(|(_, column)| column.points > 0).collect();
    let columns = f.each::<Theatre, Driven>("columns", t, now)?;
    if let Some(list) = &columns {
        s.columns.fill(NO_COLUMN_HERE);
        for (slot, column) in list {
            match s.columns.get_mut(usize::from(*slot)) {
                Some(free) if free.points == 0 && column.points > 0 => *free = *column,
                _ => return SetupError::fail("columns", format!("slot {slot} is taken, or none, or empty")),
            }
        }
    }
    let now = || s.dumps.iter().copied().filter(|dump| on_map(dump.at)).collect();
    let dumps = f.each::<Theatre, Stored>("dumps", t, now)?;
    if let Some(list) = &dumps {
        slots("dumps", &mut s.dumps, list, NO_DUMP)?;
    }
    // Works that are printed on the map are named only if they are not as printed.
    let now = || {
        let others = s.hedgehogs.iter().copied().filter(|work| on_map(work.at));
        others.filter(|work| !t.printed_works.contains(work)).collect()
    };
    if let Some(list) = f.each::<Theatre, Dug>("hedgehogs", t, now)? {
        s.hedgehogs.copy_from_slice(&t.bare_works());
        for work in list {
            let printed = t.printed_works.iter().position(|other| other.at == work.at);
            let slot = printed.or_else(|| s.hedgehogs.iter().position(|other| !on_map(other.at)));
            match slot.map(|i| &mut s.hedgehogs[i]) {
                Some(free) => *free = work,
                None => return SetupError::fail("hedgehogs", "there is no room for another"),
            }
        }
    }
    let now = || s.ports.iter().copied().filter(|port| !t.ports.contains(port)).collect();
    if let Some(list) = f.each::<Theatre, Harbour>("ports", t, now)? {
        s.ports.copy_from_slice(&t.ports);
        for port in list {
            let printed = s.ports.iter().position(|other| other.at == port.at);
            let slot = printed.or_else(|| s.ports.iter().position(|other| !on_map(other.at)));
            match slot.map(|i| &mut s.ports[i]) {
                Some(free) => *free = port,
                None => return SetupError::fail("ports", "there is no room for another port"),
            }
        }
    }
    let now = || (0..).zip(s.vessels.iter().copied()).filter(|(_, vessel)| vessel.points > 0).collect();
    let vessels = f.each::<Theatre, sea::Afloat>("vessels", t, now)?;
    if let Some(list) = &vessels {
        s.vessels.fill(NO_VESSEL_HERE);
        for (slot, vessel) in list {
            match s.vessels.get_mut(usize::from(*slot)) {
                Some(free) if free.points == 0 && vessel.points > 0 => *free = *vessel,
                _ => return SetupError::fail("vessels", format!("slot {slot} is taken, or none, or empty")),
            }
        }
    }
    match f.each::<Theatre, APlace>("axis", t, || s.axis.iter().collect())? {
        Some(list) => {
            s.axis.clear();
            s.axis.extend(list);
        }
        // Where units stand, their side is in control.
        None if moved => {
            for id in t.ids() {
                if let Some((place, _)) = t.place(s.units[usize::from(id)].at) {
                    s.axis.put(place, t.counter(id).side == Side::Axis);
                }
            }
        }
        None => {}
    }
    if let Some(list) = f.each::<Theatre, AHex>("struck", t, || s.struck.iter().collect())? {
        s.struck.clear();
        s.struck.extend(list);
    }
    // 13.3f: rails that are no longer of the printed gauge.
    let now = || {
        s.gauge[1]
            .iter()
            .filter(|at| !t.gauge[1].contains(*at))
            .chain(t.gauge[1].iter().filter(|at| !s.gauge[1].contains(*at)))
            .collect()
    };
    if let Some(list) = f.each::<Theatre, AHex>("converted", t, now)? {
        s.gauge.clone_from(&t.gauge);
        for at in list {
            for set in &mut s.gauge {
                let own = set.contains(at);
                set.put(at, !own);
            }
        }
    }
    if let Some(list) = f.each::<Theatre, AHex>("laid", t, || s.laid.iter().collect())? {
        s.laid.clear();
        s.laid.extend(list);
    }
    match f.each::<Theatre, Kept>("books", t, || s.books.to_vec())? {
        Some(list) if list.len() == 2 => s.books.copy_from_slice(&list),
        Some(_) => return SetupError::fail("books", "each side keeps books"),
        None if columns.is_some() || vessels.is_some() || dumps.is_some() => s.open_books(),
        None => {}
    }
    match f.each::<(), u8>("rail", &(), || s.rail.to_vec())? {
        Some(list) if list.len() == 2 => s.rail.copy_from_slice(&list),
        Some(_) => return SetupError::fail("rail", "each side has a Rail Cap"),
        None => {}
    }
    match f.each::<(), u8>("sea", &(), || s.sea.to_vec())? {
        Some(list) if list.len() == 2 => s.sea.copy_from_slice(&list),
        Some(_) => return SetupError::fail("sea", "each side has a Sea Cap"),
        None => {}
    }
    if let Some(list) = f.each::<(), u8>("repl", &(), || s.repl.waiting.concat())? {
        let [pax, eq, other_pax, other_eq] = list[..] else {
            return SetupError::fail("repl", "Pax and Eq of each side");
        };
        s.repl.waiting = [[pax, eq], [other_pax, other_eq]];
    }
    match f.each::<Theatre, Spot>("half", t, || s.repl.half.to_vec())? {
        Some(list) if list.len() == 2 => s.repl.half.copy_from_slice(&list),
        Some(_) => return SetupError::fail("half", "where half a Pax and half an Eq are left"),
        None => {}
    }
    f.word::<Theatre, Shared>("crumbs", t, &mut s.crumbs)?;
    air::fields(t, s, f)?;
    f.word::<Theatre, InHand>("hand", t, &mut s.hand)?;
    if t.commanders > 1 {
        f.int("leads", &mut s.leads)?;
        f.int("ended", &mut s.ended)?;
    }
    f.word::<Theatre, Fought>("battle", t, &mut s.battle)?;
    f.row::<Theatre, Step, _>("steps", t, &mut s.steps)?;
    f.word::<Theatre, Won>("over", t, &mut s.over)?;
    t.title.entries(t, &mut s.extra, f)
}

fn slots<T: Copy>(key: &str, slots: &mut [T], list: &[T], free: T) -> Laid {
    if list.len() > slots.len() {
        return SetupError::fail(key, format!("at most {} fit", slots.len()));
    }
    slots.fill(free);
    slots[..list.len()].copy_from_slice(list);
    Ok(())
}

/// Text replaces all units.
fn units(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<bool> {
    let now = || {
        let all = t.ids().map(|id| (id, s.units[usize::from(id)]));
        all.filter(|(_, unit)| *unit != NO_UNIT).collect()
    };
    let Some(list) = f.each::<Theatre, Placed>("units", t, now)? else { return Ok(false) };
    s.units.fill(NO_UNIT);
    for (id, unit) in list {
        if s.units[usize::from(id)] != NO_UNIT {
            return SetupError::fail("units", format!("{} is named twice", t.counter(id).key));
        }
        s.units[usize::from(id)] = unit;
    }
    Ok(true)
}

/// `steps` says exactly where the game stands; `phase` is the short way for case files.
fn phase(s: &mut State, f: &mut Fields) -> Laid {
    let Some(word) = f.short("phase")?.filter(|_| !f.has("steps")) else {
        let which = "say which: setup, refit, breakout, movement, reaction, combat …";
        return if s.steps.is_empty() { SetupError::fail("phase", which) } else { Ok(()) };
    };
    let (stage, step) = match word {
        "setup" => {
            s.steps = [Step::Setup(s.phasing)].into_iter().collect();
            return Ok(());
        }
        "breakout" | "forces" => (PlayerStage::Breakout, Step::Breakout),
        "refit" => (PlayerStage::Refit, Step::Refit),
        "movement" => (PlayerStage::Movement, Step::Segment(Segment::Movement)),
        "movement-barrage" => (PlayerStage::MovementBarrage, Step::Barrages(Fight::Movement)),
        "reaction" => (PlayerStage::Reaction, Step::Segment(Segment::Reaction)),
        "reaction-barrage" => (PlayerStage::ReactionBarrage, Step::Barrages(Fight::Reaction)),
        "barrage" => (PlayerStage::Barrage, Step::Barrages(Fight::Combat)),
        "combat" => (PlayerStage::Combat, Step::Assaults(Fight::Combat)),
        "exploitation" => (PlayerStage::Exploitation, Step::Segment(Segment::Exploitation)),
        "exploitation-barrage" => (PlayerStage::ExploitationBarrage, Step::Barrages(Fight::Exploitation)),
        "exploitation-combat" => (PlayerStage::ExploitationCombat, Step::Assaults(Fight::Exploitation)),
        _ => return SetupError::fail("phase", format!("'{word}' is no phase")),
    };
    let turn = if s.phasing == s.first { TurnStage::Second } else { TurnStage::End };
    s.steps = [Step::Turn(turn), Step::Player(stage), step].into_iter().collect();
    // The Reinforcement Phase ends before units break out.
    if word == "forces" {
        s.steps.push(Step::Forces);
    }
    Ok(())
}

/// Is this place one where a unit may be?
fn known_place(t: &Theatre, at: Hex) -> bool {
    if crate::steps::is_aboard(at) {
        return true;
    }
    t.on_map(at)
        || [off::POOL, off::DEAD, off::GONE].contains(&at)
        || (off::AWAY..=off::AWAY + 6).contains(&at)
        || (off::BOX..off::BOX + off::BOXES).contains(&at)
}
