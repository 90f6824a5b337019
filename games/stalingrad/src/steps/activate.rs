//! Activation (8.0): an HQ and the units within its command range.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, not_now, phase};
use crate::CaseBlue;
use crate::action::{Action, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Nation, Side};
use crate::play::{Play, unit_value};
use crate::state::{Unit, flag, on_map};

const NOT_AN_HQ: Refusal = Refusal::new("7.2.3/1", "why-not-a-soviet-hq");
const NOT_GERMAN: Refusal = Refusal::new("8.3.1", "why-not-a-german-unit");
const NO_HQS: Refusal = Refusal::new("8.1.4", "why-not-a-german-unit");
const TWO_GERMANS: Refusal = Refusal::new("8.3.2", "why-two-germans");
const OUT_OF_RANGE: Refusal = Refusal::new("8.2.2", "why-out-of-range");
const ALREADY: Refusal = Refusal::new("8.1.3", "why-active-already");
const MUST: Refusal = Refusal::new("7.2.3/1", "why-choose-an-hq");
const NO_OTHER_HQ: Refusal = Refusal::new("8.1.4", "why-no-other-hq");
const OTHER_NATION: Refusal = Refusal::new("8.3.1", "why-own-nation-only");
const WAS_OUT_OF_RANGE: Refusal = Refusal::new("8.2.2", "why-was-out-of-range");
const LEFT_BEHIND: Refusal = Refusal::new("8.3.2", "why-left-behind");

/// An HQ activates itself and what is in range (8.1).
pub fn activate(play: &mut Play, hq: UnitId) {
    let counter = play.t.counter(hq);
    play.unit(hq).flags |= flag::ACTIVE;
    for id in play.t.ids() {
        let other = play.t.counter(id);
        // 8.1.4, 8.3.1
        if other.kind == Kind::Hq || other.nation != counter.nation {
            continue;
        }
        let look = play.look();
        if on_map(look.unit(id).at) && in_range(look, hq, id) {
            play.unit(id).flags |= flag::ACTIVE;
        }
    }
    play.say("8.1/1", || Text::new("log-activated").with("unit", unit_value(hq)));
    if allied(counter.nation) {
        play.push(Step::Attach(play.t.limits.allied_hq_germans));
    }
}

/// The HQ whose command is carried out.
fn leader(look: Look) -> Option<UnitId> {
    let leads = |unit: Unit| unit.has(flag::ACTIVE) && on_map(unit.at);
    look.t.ids().find(|id| look.counter(*id).kind == Kind::Hq && leads(look.unit(*id)))
}

/// Does an HQ of this nation take German units along (8.3.2)?
const fn allied(nation: Nation) -> bool {
    !matches!(nation, Nation::German | Nation::Soviet)
}

/// Does a unit stand in the command range of an HQ?
fn in_range(look: Look, hq: UnitId, id: UnitId) -> bool {
    look.t.distance(look.unit(hq).at, look.unit(id).at) <= u16::from(look.counter(hq).range)
}

/// Why a unit on the map is not activated; where no HQ commands, the rule that asks for it says so.
pub fn idle(look: Look, id: UnitId, rule: &'static str) -> Refusal {
    let Some(hq) = leader(look) else { return Refusal::new(rule, "why-not-active") };
    let (leader, counter) = (look.counter(hq), look.counter(id));
    let why = if counter.kind == Kind::Hq {
        NO_OTHER_HQ
    } else if counter.nation == leader.nation {
        WAS_OUT_OF_RANGE
    } else if !allied(leader.nation) || counter.nation != Nation::German {
        OTHER_NATION
    } else if look.unit(hq).has(flag::MOVED) || in_range(look, hq, id) {
        // 8.2.1: an HQ that has moved no longer shows who was in range.
        LEFT_BEHIND
    } else {
        WAS_OUT_OF_RANGE
    };
    why.with("unit", unit_value(hq))
}

/// Why a unit is not attached any more once units move: what forbade it before, else that the others are along.
pub fn too_late(look: Look, a: Action) -> Refusal {
    match leader(look) {
        Some(hq) if allied(look.counter(hq).nation) => {
            phase::Attach { left: 0 }.check(look, Side::Axis, a).err().unwrap_or(TWO_GERMANS)
        }
        _ => not_now(look, a),
    }
}

fn any_hq(look: Look) -> bool {
    look.all(Side::Soviet, |u| on_map(u.at)).any(|id| look.counter(id).kind == Kind::Hq)
}

impl Phase<CaseBlue> for phase::Stavka {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        let hqs = look.t.ids().filter(|id| look.counter(*id).kind == Kind::Hq);
        hqs.map(Action::Activate).try_for_each(&mut *offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Activate(id) => {
                let stands = look.stands(Side::Soviet, id);
                NOT_AN_HQ.unless(stands && look.counter(id).kind == Kind::Hq)
            }
            Action::Done if !any_hq(look) => Ok(()),
            Action::Done => Err(MUST),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        play.pop();
        if let Action::Activate(id) = a {
            activate(play, id);
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = any_hq(play.look());
        play.pop_unless(asked)
    }
}

impl Phase<CaseBlue> for phase::Attach {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        let germans = look.all(Side::Axis, |u| on_map(u.at));
        let germans = germans.filter(|id| look.counter(*id).nation == Nation::German);
        germans.map(Action::Attach).try_for_each(&mut *offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Attach(id) => {
                NOT_GERMAN.when(!look.stands(Side::Axis, id) || look.counter(id).nation != Nation::German)?;
                NO_HQS.when(look.counter(id).kind == Kind::Hq)?;
                ALREADY.when(look.unit(id).has(flag::ACTIVE))?;
                let Some(hq) = leader(look) else { return Err(not_now(look, a)) };
                OUT_OF_RANGE.unless(in_range(look, hq, id))
            }
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        match a {
            Action::Attach(id) => {
                play.unit(id).flags |= flag::ACTIVE;
                play.become_step(Step::Attach(self.left - 1));
            }
            _ => play.pop(),
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = self.left > 0 && super::any_choice(play.look(), play.acting());
        play.pop_unless(asked)
    }
}
