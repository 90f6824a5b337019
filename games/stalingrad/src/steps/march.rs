//! The movement subphase (9.0): activated units move one after the other, normally or by march.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, activate, not_now, phase};
use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value, unit_value};
use crate::refusals;
use crate::state::{flag, on_map};

const MOVED: Refusal = Refusal::new("8.1.3", "why-moved");
const NO_SUCH_UNIT: Refusal = Refusal::new("9.0", "why-no-such-unit");
const NO_WAY: Refusal = Refusal::new("9.2.5/1", "why-no-way");
const OFF_ROAD: Refusal = Refusal::new("9.3.1.1/1", "why-off-road");
const STARTS_IN_ZONE: Refusal = Refusal::new("9.3.1.2/1", "why-starts-in-zone");
const FINISH_FIRST: Refusal = Refusal::new("9.1.1/3", "why-finish-first");
const NOT_MOVED: Refusal = Refusal::new("9.1.2/3", "why-not-moved");
const NOBODY_MOVES: Refusal = Refusal::new("9.1.1/3", "why-nobody-moves");

impl Phase<CaseBlue> for phase::March {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for id in look.all(side, |u| u.has(flag::ACTIVE) && !u.has(flag::MOVED)) {
            offer(Action::Take(id))?;
            offer(Action::March(id))?;
        }
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let (id, march) = match a {
            Action::Take(id) => (id, false),
            Action::March(id) => (id, true),
            Action::Done => return Ok(()),
            Action::Attach(_) => return Err(activate::too_late(look, a)),
            Action::Step(_) | Action::Halt => return Err(NOBODY_MOVES),
            _ => return Err(not_now(look, a)),
        };
        NO_SUCH_UNIT.unless(look.stands(side, id))?;
        let unit = look.unit(id);
        if !unit.has(flag::ACTIVE) {
            return Err(activate::idle(look, id, "9.0"));
        }
        MOVED.when(unit.has(flag::MOVED))?;
        if march {
            if look.t.at(unit.at).road == 0 {
                let rail = look.t.at(unit.at).rail != 0;
                return Err(if rail { refusals::MARCH_BY_RAIL } else { OFF_ROAD });
            }
            STARTS_IN_ZONE.when(look.zone(side.other(), unit.at))?;
        }
        let points = look.counter(id).allowance * 2;
        let mut why: Option<Refusal> = None;
        for to in look.t.near(unit.at) {
            match goes(look, id, unit.at, to, points, march, true) {
                Ok(_) => return Ok(()),
                // Where it could not go anyway tells nothing: the sea, and for a march all but its roads.
                Err(refusal) if refusal == refusals::SEA || march && !look.by_road(unit.at, to) => {}
                // One reason for all ways is the reason.
                Err(refusal) => match &why {
                    None => why = Some(refusal),
                    Some(other) if other.rule != refusal.rule => why = Some(NO_WAY),
                    Some(_) => {}
                },
            }
        }
        Err(why.unwrap_or(NO_WAY))
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let (id, march) = match a {
            Action::Take(id) => (id, false),
            Action::March(id) => (id, true),
            _ => return play.pop(),
        };
        let points = play.t.counter(id).allowance * 2;
        play.push(Step::Moving { unit: id, points, march, fresh: true });
    }

    /// Nobody left to move?
    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), play.acting());
        play.pop_unless(asked)
    }
}

impl phase::Moving {
    /// May it step to a hex, and finish its move lawfully? Gives what is left.
    fn goes(&self, look: Look, to: Hex) -> Result<u8, Refusal> {
        goes(look, self.unit, look.unit(self.unit).at, to, self.points, self.march, self.fresh)
    }
}

impl Phase<CaseBlue> for phase::Moving {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        let at = look.unit(self.unit).at;
        look.t.near(at).try_for_each(|to| offer(Action::Step(to)))?;
        offer(Action::Halt)
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        let at = look.unit(self.unit).at;
        match a {
            Action::Step(to) if !on_map(to) => Err(refusals::NOT_ADJACENT),
            Action::Step(to) => self.goes(look, to).map(|_| ()),
            Action::Halt if self.fresh => Err(NOT_MOVED),
            Action::Halt if look.crowded(at) => Err(refusals::FULL),
            Action::Halt => Ok(()),
            Action::Take(_) | Action::March(_) | Action::Done => Err(FINISH_FIRST),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let id = self.unit;
        let Action::Step(to) = a else { return halt(play, id) };
        let from = play.look().unit(id).at;
        let points = self.goes(play.look(), to).unwrap_or(0);
        play.send(id, to);
        play.become_step(Step::Moving { unit: id, points, march: self.march, fresh: false });
        play.say("9.1.2/1", || {
            Text::new("log-moved")
                .with("unit", unit_value(id))
                .with("from", hex_value(from))
                .with("hex", hex_value(to))
        });
    }

    /// A unit that can go no further halts.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let stuck = !look.t.near(look.unit(self.unit).at).any(|to| self.goes(look, to).is_ok());
        if stuck {
            halt(play, self.unit);
        }
        stuck
    }
}

/// May a unit stay in a hex? Its own, left in this move, keeps its room.
fn holds(look: Look, id: UnitId, hex: Hex) -> bool {
    look.room(hex) || hex == look.unit(id).at && look.s.muster.count(hex) <= look.t.limits.stacking
}

/// May a unit step from a hex to the next with so many half points, and finish its move lawfully? Gives what is left.
fn goes(
    look: Look,
    id: UnitId,
    from: Hex,
    to: Hex,
    points: u8,
    march: bool,
    fresh: bool,
) -> Result<u8, Refusal> {
    let (cost, whole) = look.cost(id, from, to, march, fresh)?;
    refusals::NO_POINTS.when(cost > points)?;
    let left = if whole { 0 } else { points - cost };
    // 3.1.3/2: a full hex may be passed, not ended in.
    if holds(look, id, to) || passes_on(look, id, to, left, march) { Ok(left) } else { Err(refusals::FULL) }
}

/// From a full hex, can the unit go on to one with room?
fn passes_on(look: Look, id: UnitId, from: Hex, points: u8, march: bool) -> bool {
    points > 0
        && look.t.near(from).any(|to| match look.cost(id, from, to, march, false) {
            Ok((cost, _)) if cost <= points => {
                holds(look, id, to) || passes_on(look, id, to, points - cost, march)
            }
            _ => false,
        })
}

fn halt(play: &mut Play, id: UnitId) {
    play.unit(id).flags |= flag::MOVED;
    play.pop();
}
