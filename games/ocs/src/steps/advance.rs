//! Advance after combat (9.12g).

use arrayvec::ArrayVec;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{battle, not_now, phase};
use crate::Ocs;
use crate::action::{Action, UnitId};
use crate::forces::breakdown;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value};
use crate::state::STACK;

const NOT_PAID: Refusal = Refusal::new("9.12g/A", "why-not-involved");
const NEVER: Refusal = Refusal::new("9.12b/2", "why-no-allowance");
const THERE: Refusal = Refusal::new("9.12g/1", "why-there");

fn may(look: Look, id: UnitId) -> Result<(), Refusal> {
    if !battle::involved(look, true).any(|other| other == id) {
        return Err(NOT_PAID);
    }
    if look.counter(id).faces.iter().all(|face| face.ma == 0) {
        return Err(NEVER);
    }
    look.t.title.may_enter(look, id, look.s.battle.target)?;
    if look.unit(id).at == look.s.battle.target { Err(THERE) } else { Ok(()) }
}

/// Units enter the hex together; what it holds is captured once (9.12g/C).
fn enter(play: &mut Play, units: &[UnitId]) {
    let (side, target) = (play.s.battle.side, play.s.battle.target);
    for id in units {
        play.send(*id, target);
        play.say("9.12g/1", || Text::new("log-advance").with("hex", hex_value(target)));
    }
    if !units.is_empty() {
        play.capture(side, target);
    }
}

impl Phase<Ocs> for phase::Advance {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        for id in battle::involved(look, true) {
            offer(Action::Advance(id))?;
            breakdown::pool(look, id).try_for_each(|part| offer(Action::Detach(id, part)))?;
        }
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Advance(id) => may(look, id),
            Action::Detach(id, part) => {
                may(look, id).and_then(|()| breakdown::detaches(look, side, id, part))
            }
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        match a {
            Action::Advance(id) => enter(play, &[id]),
            Action::Detach(id, part) => breakdown::detach(play, id, part),
            _ => play.pop(),
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let battle = play.s.battle;
        // 9.12g/B
        if battle.retreat[0] > 0 {
            play.pop();
            return true;
        }
        if battle.overrun || battle.beach {
            // 9.12g/D1
            let units: ArrayVec<UnitId, STACK> = battle::involved(play.look(), true)
                .filter(|id| may(play.look(), *id).is_ok())
                .take(STACK)
                .collect();
            play.pop();
            enter(play, &units);
            return true;
        }
        let asked = super::any_choice(play.look(), battle.side);
        play.pop_unless(asked)
    }
}
