//! What lies on top of a stack is its owner's choice, within limits (4.8b/C, 4.8b/D).

use sandtable_core::{Flow, ON, Offers, Refusal};

use crate::action::{Action, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Side};
use crate::play::Play;
use crate::refusals;
use crate::state::{Roll, flag};

const SHOWN: Refusal = Refusal::new("4.8b/C", "why-shown");
const ZONE: Refusal = Refusal::new("4.8b/C", "why-zone-on-top");
const BESIDE: Refusal = Refusal::new("4.8b/D", "why-hq-beside");

/// What comes to mind: others of a stack than the one that lies on top.
pub fn candidates(look: Look, side: Side, offer: Offers<Action>) -> Flow {
    for at in look.s.fields.occupied[side as usize].iter() {
        if look.stack(side, at).nth(1).is_some() {
            look.stack(side, at).try_for_each(|id| offer(Action::Show(id)))?;
        }
    }
    ON
}

/// May a unit be laid on top? Once in a segment.
pub fn check(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let unit = look.unit(id);
    if unit.has(flag::LAID) || look.top(side, unit.at) == Some(id) {
        return Err(SHOWN);
    }
    match look.counter(id).kind {
        _ if look.may_top(id) => Ok(()),
        Kind::Hq => Err(BESIDE),
        _ => Err(ZONE),
    }
}

/// It is, above all others of its stack.
pub fn apply(play: &mut Play, side: Side, id: UnitId) {
    play.log.expose();
    let stack: Roll = play.look().stack(side, play.s.units[usize::from(id)].at).collect();
    stack.into_iter().for_each(|other| play.unit(other).flags &= !flag::TOP);
    play.unit(id).flags |= flag::TOP | flag::LAID;
}
