//! How a command is led from its first march to its last attack: what it is after, and in what spirit.

use sandtable_core::Temper;

use crate::CaseBlue;
use crate::action::{Action, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Side};
use crate::state::{flag, on_map};
use crate::steps::Step;

use super::Width;
use super::chart::Chart;
use super::memory::Scratch;
use super::plan::{self, Plan};
use super::taste::{Taste, Tastes};
use super::{assaults, goals, marches};

/// In what spirit a command is led.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Spirit {
    /// As the policy does.
    #[default]
    Steady,
    /// Attacks at worse odds, and fears less.
    Bold,
    /// Attacks at better odds, and keeps out of danger.
    Careful,
    /// Attacks nothing, and keeps away.
    Aloof,
}

/// How a command is led.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Operation {
    /// The number of a victory hex among the fields, plus one; 0 for what the army's directive says.
    goal: u8,
    /// In what spirit.
    pub spirit: Spirit,
}

impl Operation {
    /// What somebody of a temper does where nothing is said.
    pub fn usual(temper: Temper) -> Operation {
        Operation { goal: 0, spirit: temper.of(Spirit::Careful, Spirit::Steady, Spirit::Bold) }
    }

    /// The goal that it sets, an index into the fields.
    pub fn goal(self) -> Option<usize> {
        usize::from(self.goal).checked_sub(1)
    }

    /// How much better than usual an attack must be worth.
    pub fn demand(self) -> f32 {
        match self.spirit {
            Spirit::Steady => 0.0,
            Spirit::Bold => -0.25,
            Spirit::Careful => 0.4,
            Spirit::Aloof => 1000.0,
        }
    }

    /// The lowest column at which it attacks, where `usual` is the usual one.
    pub fn column(self, usual: u8) -> u8 {
        match self.spirit {
            Spirit::Steady | Spirit::Aloof => usual,
            Spirit::Bold => usual.saturating_sub(1),
            Spirit::Careful => usual + 1,
        }
    }

    /// How much danger counts.
    pub fn care(self) -> f32 {
        match self.spirit {
            Spirit::Steady => 1.0,
            Spirit::Bold => 0.4,
            Spirit::Careful => 1.8,
            Spirit::Aloof => 3.0,
        }
    }
}

/// Most goals that are thought of.
const GOALS: usize = 3;

/// The operations that are worth thinking about at the beginning of a command, the usual one first.
pub fn rivals(look: Look, side: Side, first: Operation, taste: &Taste) -> Vec<Operation> {
    let mut all: Vec<Operation> = [Spirit::Steady, Spirit::Bold, Spirit::Careful, Spirit::Aloof]
        .map(|spirit| Operation { goal: 0, spirit })
        .into();
    all.sort_by_key(|operation| *operation != first);
    let Some(hq) = look.all(side, |u| u.has(flag::ACTIVE)).find(|id| leads(look, *id)) else { return all };
    let at = look.unit(hq).at;
    let usual = if side == Side::Axis { goals::goal(look, hq, taste) } else { None };
    let mut near: Vec<(u16, usize)> = (0..look.t.fields.len())
        .filter(|i| Some(*i) != usual)
        .map(|i| (look.t.fields[i].1[usize::from(at)], i))
        .collect();
    // The Axis wants what it has not; the Soviets hold what is near, and take back.
    near.retain(|(_, i)| side == Side::Soviet || !look.controls(Side::Axis, look.t.fields[*i].0));
    near.sort_unstable();
    all.extend(
        near.into_iter().take(GOALS).map(|(_, i)| Operation { goal: i as u8 + 1, spirit: Spirit::Steady }),
    );
    all
}

fn leads(look: Look, id: UnitId) -> bool {
    look.counter(id).kind == Kind::Hq && on_map(look.unit(id).at)
}

/// Has the command under way not moved anybody yet?
pub fn begins(look: Look, side: Side) -> bool {
    look.s.step() == Some(Step::March) && look.all(side, |u| u.has(flag::MOVED)).next().is_none()
}

/// Marches of operations that are under way, so that every click of a march goes where the first was meant to.
#[derive(Clone, Default, Debug)]
pub struct Brief {
    legs: Vec<(Operation, Plan)>,
    /// What it likes, where that is not the usual: the Axis's taste and the Soviets'.
    tastes: Option<Tastes>,
    /// The units that a player leaves to it; none where it thinks for all.
    pub charge: Option<Vec<UnitId>>,
}

impl Brief {
    /// The notebook of one with tastes of his own.
    pub fn of(tastes: Option<Tastes>) -> Brief {
        Brief { tastes, ..Brief::default() }
    }

    /// What a side likes now.
    pub fn taste(&self, look: Look, side: Side) -> Taste {
        let tastes = self.tastes.as_ref();
        tastes.map_or(Taste::usual(side), |tastes| tastes.on(side, look.s.turn, look.t.last_turn))
    }

    fn leg(&self, operation: Operation) -> Option<Plan> {
        self.legs.iter().find(|(of, _)| *of == operation).map(|(_, leg)| *leg)
    }

    fn set(&mut self, operation: Operation, leg: Plan) {
        self.legs.retain(|(of, _)| *of != operation);
        self.legs.push((operation, leg));
    }
}

/// The next action of a command that is led so; none when its battles begin.
pub fn next(
    look: Look,
    side: Side,
    operation: Operation,
    brief: &mut Brief,
    scratch: &mut Scratch,
) -> Option<Action> {
    let (mut plans, taste) = (Vec::new(), brief.taste(look, side));
    match look.s.step()? {
        Step::Moving { .. } => return plan::next(look, side, brief.leg(operation)?).or(Some(Action::Halt)),
        Step::March => {
            let chart = Chart::new(look, side, operation, taste, scratch);
            marches::plans(&chart, Width::Own, None, scratch, &mut plans);
        }
        Step::Declare { .. } => {
            // An attack that is begun goes on until the odds are what it was meant to have.
            if let Some(leg @ Plan::Strike { hex, .. }) = brief.leg(operation)
                && look.attackers(hex).next().is_some()
                && let Some(action) = plan::next(look, side, leg)
            {
                return Some(action);
            }
            assaults::plans(look, side, operation, taste, scratch, &mut plans);
        }
        _ => return None,
    }
    plans.sort_by(|a, b| b.1.total_cmp(&a.1));
    for (leg, _) in plans {
        if let Some(action) = plan::next(look, side, leg)
            .filter(|a| sandtable_core::check::<CaseBlue>(look, Some(side), *a).is_ok())
        {
            brief.set(operation, leg);
            return Some(action);
        }
    }
    Some(Action::Done)
}
