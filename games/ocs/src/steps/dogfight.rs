//! Air combat in rounds (14.3): aborts, pairs, dice.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, not_now, phase};
use crate::Ocs;
use crate::action::Action;
use crate::air::{NO_WING, Sortie, WingId, wing_value};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;

const NOT_IN_IT: Refusal = Refusal::new("14.3/3", "why-not-in-air-combat");
const ONE_STAYS: Refusal = Refusal::new("14.2b", "why-one-stays");
const BRACKETED: Refusal = Refusal::new("14.3a", "why-cannot-attack");

/// Has the mission under way been intercepted?
fn intercepted(look: Look) -> bool {
    look.s.mission.interceptor != NO_WING
}

/// The wings of a side in the air combat under way: those of the mission, and the Active ones at the base where it is
/// fought, unless they are the enemies of an interceptor's own mission (14.4d).
fn fighters(look: Look<'_>, side: Side) -> impl Iterator<Item = WingId> {
    let mission = &look.s.mission;
    let mine = mission.side == side;
    look.wings(side).filter(move |id| {
        let wing = look.wing(*id);
        let out = mission.has(*id);
        let based = wing.active && wing.at == mission.target && !out;
        match intercepted(look) {
            true if mine => out || based,
            true => *id == mission.interceptor && wing.active,
            false if mine => out,
            false => based,
        }
    })
}

/// Those that may attack (14.3a).
fn attackers(look: Look<'_>, side: Side) -> impl Iterator<Item = WingId> {
    fighters(look, side).filter(move |id| look.sheet(*id).attacks)
}

/// Do both sides have Active aircraft there, one of them at least with a rating that is not parenthesised (14.3/2)?
fn fought(look: Look) -> bool {
    Side::BOTH.iter().all(|side| fighters(look, *side).next().is_some())
        && Side::BOTH.iter().any(|side| attackers(look, *side).next().is_some())
}

/// Air combat begins, if there is anybody to fight; a side has started it (14.3c).
pub fn begin(play: &mut Play, side: Side) {
    // 4.9d: now all aircraft are shown.
    play.log.reveal();
    if !fought(play.look()) {
        return;
    }
    play.push(Step::Dogfight(side));
    // 14.3e/A: both show their aircraft; whoever started it aborts last.
    play.push(Step::Aborts { side, after: false });
    play.push(Step::Aborts { side: side.other(), after: false });
}

/// The rounds of an air combat that a side has started.
impl Phase<Ocs> for phase::Dogfight {
    fn run(&self, play: &mut Play) -> bool {
        play.log.reveal();
        let look = play.look();
        if fought(look) {
            // 14.3c: the roles switch.
            let attacks = attackers(look, self.side).next().is_some();
            let side = if attacks { self.side } else { self.side.other() };
            play.s.mission.picked = NO_WING;
            play.push(Step::Duel(side));
        } else {
            let mission = &play.s.mission;
            let (side, sortie, over) = (mission.side, mission.sortie, mission.flights.is_empty());
            play.s.mission.picked = NO_WING;
            play.pop();
            // 14.3d/C: a sweep is over anyway.
            if !over && sortie != Sortie::Sweep {
                play.push(Step::Aborts { side, after: true });
            }
        }
        true
    }
}

/// A side may abort some of its aircraft before an air combat (14.2b), or after it (14.3d/C).
impl Phase<Ocs> for phase::Aborts {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        fighters(look, side).try_for_each(|id| offer(Action::Abort(id)))?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Abort(id) if !fighters(look, side).any(|other| other == id) => Err(NOT_IN_IT),
            // An interceptor has nobody to leave behind (14.5/2).
            Action::Abort(_) if !self.after && fighters(look, side).nth(1).is_none() => Err(ONE_STAYS),
            Action::Abort(_) | Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        match a {
            Action::Abort(id) => abort(play, id, !self.after, false),
            _ => play.pop(),
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), self.side);
        play.pop_unless(asked)
    }
}

/// A wing leaves the air combat Inactive. Before its end, and over a base of its own, it goes down there (14.1c/3); an
/// interceptor goes down at its own base (14.5/5). Its cargo comes back with it, or is lost with it.
fn abort(play: &mut Play, id: WingId, during: bool, hit: bool) {
    let look = play.look();
    let (target, out) = (look.s.mission.target, look.s.mission.has(id));
    let range = u16::from(look.sheet(id).range);
    let over_base = look.comes_down(id, target);
    let t = play.t;
    let line = || Text::new("log-aborts").with("unit", wing_value(t, id));
    // 4.9d: all aircraft are shown while they fight.
    if during {
        play.say("14.3d/A", line)
    } else {
        play.tell(t.air.sheet(id).side, "14.3d/A", line)
    }
    let at = play.s.wings[usize::from(id)].at;
    if hit {
        play.lose_wing_step(id, "14.3e/C2");
    }
    let alive = play.s.wings[usize::from(id)].is_here();
    if alive {
        let (from, reach) = match () {
            () if !out => (at, 0),
            () if during && over_base => (target, 0),
            () => (target, range),
        };
        play.send_home(id, from, reach);
    }
    if out && play.s.mission.sortie.carries() {
        if alive {
            super::load::turn_back(play);
        } else {
            play.push(Step::Spill);
        }
    }
}

/// A pair is chosen: the attacker's wing first, then the defender's (14.3e/B).
/// Who chooses now in a duel.
pub fn chooses(look: Look, attacker: Side) -> Side {
    if look.s.mission.picked == NO_WING { attacker } else { attacker.other() }
}

impl phase::Duel {
    fn may(&self, look: Look, id: WingId) -> Result<(), Refusal> {
        let side = chooses(look, self.side);
        if !fighters(look, side).any(|other| other == id) {
            return Err(NOT_IN_IT);
        }
        if side == self.side && !look.sheet(id).attacks { Err(BRACKETED) } else { Ok(()) }
    }
}

impl Phase<Ocs> for phase::Duel {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        fighters(look, side).try_for_each(|id| offer(Action::Pick(id)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Pick(id) => self.may(look, id),
            // 14.3d/B
            Action::Abort(_) => Err(Refusal::new("14.3d/B", crate::refusals::NOT_NOW)),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        let Action::Pick(id) = a else { return };
        if play.s.mission.picked == NO_WING {
            play.s.mission.picked = id;
            return;
        }
        let first = std::mem::replace(&mut play.s.mission.picked, NO_WING);
        play.pop();
        round(play, first, id);
    }

    /// One wing alone needs no choice.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let mut able = fighters(look, chooses(look, self.side)).filter(|id| self.may(look, *id).is_ok());
        let (first, second) = (able.next(), able.next());
        drop(able);
        match (first, second) {
            (Some(id), None) => self.apply(play, self.side, Action::Pick(id)),
            _ => return false,
        }
        true
    }
}

/// 14.3e/C: two dice and both ratings, and a third die for whoever aborts.
fn round(play: &mut Play, attacker: WingId, defender: WingId) {
    let ratings = [attacker, defender].map(|id| play.look().livery(id).air);
    let sum = play.two_dice("14.3e/C1", "log-air-combat") as i8 + ratings[0] - ratings[1];
    let [up_to, from] = play.t.air.combat.aborts;
    let loss = play.die("14.3e/C2", "log-air-loss") >= play.t.air.combat.loss;
    if sum < from {
        abort(play, attacker, true, loss);
    }
    if sum > up_to {
        abort(play, defender, true, loss);
    }
}
