//! A plan on trial: what the very rules make of it, before anybody else acts.

use sandtable_core::{Chance, Log};

use super::plan::{self, Plan};
use super::strike::SEEN;
use crate::action::{Action, Friend};
use crate::look::Look;
use crate::play::Play;
use crate::state::{State, flag, mood};
use crate::steps;

/// A soldier who is alerted.
const ALERTED: f32 = 4.0;

/// How many suspect something, and who of the friends is known.
fn known(s: &State) -> (usize, usize) {
    let alerted = s.units.iter().filter(|u| u.has(flag::HERE) && u.has(flag::ALERTED)).count();
    let exposed = s.friends.iter().filter(|op| op.is(mood::EXPOSED)).count();
    (alerted, exposed)
}

/// What steps that roll no die give away: to eyes that a freed prisoner meets, to those whom a moved vehicle hid.
pub fn harm(look: Look, f: Friend, plan: Plan) -> f32 {
    let quiet = matches!(
        plan.last(),
        Action::Move(_) | Action::Climb(_) | Action::Crouch | Action::PopUp | Action::Place(..)
    );
    if !quiet || look.s.battle {
        return 0.0;
    }
    let mut s = look.s.clone();
    let (mut chance, mut log) = (Chance::quick(0), Log::off());
    let before = known(&s);
    for _ in 0..5 {
        let now = Look { t: look.t, s: &s };
        let Some(a) = plan::next(now, plan) else { break };
        if !now.friend(f).alive() {
            break;
        }
        let mut play = Play { t: look.t, s: &mut s, chance: &mut chance, log: &mut log };
        steps::apply(&mut play, a);
    }
    let after = known(&s);
    let news = |a: usize, b: usize| b.saturating_sub(a) as f32;
    0.5 * SEEN * news(before.1, after.1) + ALERTED * news(before.0, after.0)
}
