//! Air bases are built, raised and reduced (15.2 to 15.4): by engineers, and reduced by line units, too.

use sandtable_core::Refusal;

use super::segment;
use crate::action::Hex;
use crate::look::Look;
use crate::pieces::{Side, Terrain};
use crate::play::Play;
use crate::state::{Roll, flag, on_map};

const HIGHEST: Refusal = Refusal::new("15.3/2", "why-highest");
const RAISED: Refusal = Refusal::new("15.3/2", "why-worked");
const OCCUPIED: Refusal = Refusal::new("15.0a", "why-a-base");
const NO_SLOT: Refusal = Refusal::new("15.0/1", "why-no-base-left");
const SEA: Refusal = Refusal::new("15.3/1", "why-prohibited");
const NO_STRIPS: Refusal = Refusal::new("15.2/1", "why-no-strips");
const NO_BASE: Refusal = Refusal::new("15.4/1", "why-no-base");
const LOWEST: Refusal = Refusal::new("15.4/2", "why-lowest");
const STRIP: Refusal = Refusal::new("15.2/E", "why-lowest");
const RAZED: Refusal = Refusal::new("15.4/2", "why-worked");
const NO_HANDS: Refusal = Refusal::new("15.4/1", "why-nobody-digs");

/// Is a hex one where a side may have a base?
fn site(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if look.t.at(at).has(Terrain::Sea) || look.t.is_box(at) {
        return Err(SEA);
    }
    if look.base_of(side.other(), at).is_some() {
        return Err(OCCUPIED);
    }
    let room = look.base(at).is_some() || look.s.bases.iter().any(|base| !on_map(base.at));
    if room { Ok(()) } else { Err(NO_SLOT) }
}

/// What the next Level of a hex costs: an air strip is raised for less (15.2/A).
pub fn price(look: Look, at: Hex) -> u8 {
    match look.base(at) {
        Some(base) if base.level == 0 => look.t.costs.strip_raised,
        _ => look.t.costs.base,
    }
}

/// May a base be built, or raised?
pub fn may_raise(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    site(look, side, at)?;
    match look.base(at) {
        Some(base) if base.raised => Err(RAISED),
        Some(base) if base.level >= 3 => Err(HIGHEST),
        _ => Ok(()),
    }
}

/// A base is built, or raised by a Level.
pub fn raise(play: &mut Play, side: Side, at: Hex) {
    let level = play.look().base(at).map_or(1, |base| base.level + 1);
    play.raise_base(side, at, level);
}

/// May an air strip be laid?
pub fn may_strip(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if !look.t.air.strips[side as usize] {
        return Err(NO_STRIPS);
    }
    site(look, side, at)?;
    if look.base(at).is_some() { Err(OCCUPIED) } else { Ok(()) }
}

/// May a side reduce a base of its own, whoever does it?
pub fn may_lower(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    let Some(base) = look.base_of(side, at) else { return Err(NO_BASE) };
    match base.level {
        0 => Err(STRIP),
        1 => Err(LOWEST),
        _ if base.razed => Err(RAZED),
        _ => Ok(()),
    }
}

/// It loses a Level.
pub fn lower(play: &mut Play, at: Hex) {
    if let Some(base) = play.base(at) {
        base.razed = true;
    }
    play.lower_base(at, 1, "15.4/1");
}

/// May 1 RE of units of the hex do it (15.4/1)?
pub fn demolishes(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    may_lower(look, side, at)?;
    if segment::works(look, side, at).is_ok() { Ok(()) } else { Err(NO_HANDS) }
}

/// They do it, and stay.
pub fn demolish(play: &mut Play, side: Side, at: Hex) {
    let hands: Roll = segment::diggers(play.look(), side, at).collect();
    hands.into_iter().for_each(|id| play.mark(id, flag::MOVED, true));
    lower(play, at);
}
