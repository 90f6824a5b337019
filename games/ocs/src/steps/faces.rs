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

/// Who of a stack may be laid on top.
pub fn candidates(look: Look, stack: &[UnitId], offer: Offers<Action>) -> Flow {
    if stack.len() < 2 {
        return ON;
    }
    let top = look.top_of(stack.iter().copied());
    let mut others = stack.iter().filter(|id| shows(look, **id, top).is_ok());
    others.try_for_each(|id| offer(Action::Show(*id)))
}

/// May a unit be laid on top? Once in a segment.
pub fn check(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    shows(look, id, look.top(side, look.unit(id).at))
}

/// The same, where it is known who lies there.
fn shows(look: Look, id: UnitId, top: Option<UnitId>) -> Result<(), Refusal> {
    if look.unit(id).has(flag::LAID) || top == Some(id) {
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
