//! Step losses: who takes them (9.11, 10.0a, 9.12e, 12.8b).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, named};

use super::{Step, battle, not_now, phase};
use crate::Ocs;
use crate::action::{Action, UnitId};
use crate::look::Look;
use crate::pieces::{Mode, Side};
use crate::play::Play;
use crate::refusals;
use crate::state::flag;

named! {
    /// What costs steps.
    pub enum Cause {
        /// The result of a combat.
        Combat = "combat",
        /// A barrage.
        Barrage = "barrage",
        /// A retreat into an enemy zone.
        Rout = "rout",
        /// Attrition.
        Attrition = "attrition",
    }
}

const LEAD_FIRST: Refusal = Refusal::new("9.6/3", "why-lead-first");
const EVENLY: Refusal = Refusal::new("9.11c/1", "why-evenly");

/// May a unit take the next loss of a combat (9.6/3, 9.11c/1)?
pub fn may_lose(look: Look, attacker: bool, id: UnitId) -> Result<(), Refusal> {
    if !battle::involved(look, attacker).any(|other| other == id) {
        return Err(refusals::NOT_INVOLVED);
    }
    look.t.title.may_lose(look, id)?;
    let lead = look.s.battle.lead[usize::from(!attacker)];
    let here = battle::involved(look, attacker).any(|other| other == lead);
    if here && lead != id && !look.unit(lead).has(flag::HIT) {
        return Err(LEAD_FIRST);
    }
    let fresh = battle::involved(look, attacker)
        .any(|other| !look.unit(other).has(flag::HIT) && look.t.title.may_lose(look, other).is_ok());
    if fresh && look.unit(id).has(flag::HIT) { Err(EVENLY) } else { Ok(()) }
}

impl phase::Losses {
    fn rule(&self) -> &'static str {
        match self.cause {
            Cause::Combat => "9.11b",
            Cause::Barrage => "10.0a/6",
            Cause::Rout => "9.12e/2",
            Cause::Attrition => "12.8b/1",
        }
    }

    fn may(&self, look: Look, id: UnitId) -> Result<(), Refusal> {
        if self.cause == Cause::Combat {
            return may_lose(look, self.side == look.s.battle.side, id);
        }
        if !look.stands(self.side, id) || look.unit(id).at != self.at {
            return Err(refusals::NOT_INVOLVED);
        }
        let unit = look.unit(id);
        let hit = match self.cause {
            // What holds a retreat up costs steps, too.
            Cause::Rout => {
                unit.has(flag::FLED)
                    && (unit.mode == Mode::Dg || look.t.title.holds_up(look, self.side, self.at).is_some())
            }
            Cause::Attrition => unit.has(flag::OOS),
            _ => true,
        };
        if hit { look.t.title.may_lose(look, id) } else { Err(refusals::NOT_INVOLVED) }
    }
}

impl Phase<Ocs> for phase::Losses {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        look.all(self.side).try_for_each(|id| offer(Action::Lose(id)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Lose(id) => self.may(look, id),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Lose(id) = a {
            let phase::Losses { side, left, cause, at } = *self;
            play.become_step(Step::Losses { side, left: left - 1, cause, at });
            play.lose_step(id, self.rule());
        }
    }

    /// Losses beyond what there is are ignored (9.11b); where one unit alone can take the next it does.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let mut able = look.all(self.side).filter(|id| self.left > 0 && self.may(look, *id).is_ok());
        let (first, second) = (able.next(), able.next());
        drop(able);
        match (first, second) {
            (None, _) => play.pop(),
            (Some(id), None) => self.apply(play, self.side, Action::Lose(id)),
            _ => return false,
        }
        true
    }
}
