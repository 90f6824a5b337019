//! Set-up: units within the hexes that the scenario names, in any mode (intro.setup).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal};

use super::{Step, TurnStage, not_now, phase, plans};
use crate::Ocs;
use crate::action::{Action, ColumnId, Hex, UnitId};
use crate::look::{Look, STACKING};
use crate::pieces::{Posture, Side};
use crate::play::Play;
use crate::refusals;
use crate::state::{NO_DUMP, flag};

const FAR: Refusal = Refusal::new("intro.setup/A", "why-setup-far");
const PLACED: Refusal = Refusal::new("intro.setup/A", "why-placed");
const FULL: Refusal = Refusal::new("intro.setup/F", "why-full");
const GROUND: Refusal = Refusal::new("intro.setup/I", "why-prohibited");
const NEAR_ENEMY: Refusal = Refusal::new("intro.setup/B/2", "why-setup-mode");

impl Phase<Ocs> for phase::Setup {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for id in look.all(side) {
            let unit = look.unit(id);
            if !unit.has(flag::MOVED) {
                look.counter(id).zone.iter().try_for_each(|at| offer(Action::Place(id, *at)))?;
            }
            for posture in Posture::ALL.into_iter().filter(|_| !unit.has(flag::CHANGED)) {
                offer(Action::Mode(id, posture))?;
            }
        }
        (0..look.s.columns.len() as ColumnId).try_for_each(|i| offer(Action::Stow(i)))?;
        plans::candidates_at_setup(look, side, offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Place(id, to) => placed(look, side, id, to),
            Action::Mode(id, posture) => {
                if !look.stands(side, id) {
                    return Err(refusals::NO_SUCH_UNIT);
                }
                if look.unit(id).has(flag::CHANGED) || posture == Posture::Combat {
                    return Err(PLACED);
                }
                let enemy = side.other();
                let beside = |at: Hex| {
                    let mut near = look.t.near(at).filter(|next| look.holds(enemy, *next));
                    near.any(|next| look.top(enemy, next).is_some_and(|other| look.attack_capable(other)))
                };
                if posture != Posture::Move && beside(look.unit(id).at) {
                    return Err(NEAR_ENEMY);
                }
                super::moving::may_reserve(look, id, posture)
            }
            Action::Stow(column) => stows(look, side, column),
            Action::Plan(..) => plans::check_at_setup(look, side, a),
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Place(id, to) => {
                play.send(id, to);
                play.mark(id, flag::MOVED, true);
            }
            Action::Mode(id, posture) => super::moving::change(play, id, posture),
            Action::Stow(column) => stow(play, column),
            Action::Plan(..) => plans::apply(play, a),
            _ => {
                play.s.columns.iter_mut().for_each(|column| column.moved = false);
                for id in play.t.ids() {
                    play.mark(id, flag::OF_SEGMENT, false);
                }
                let next = if side == play.t.opening.0 {
                    Step::Setup(side.other())
                } else {
                    Step::Turn(TurnStage::First)
                };
                play.become_step(next);
            }
        }
    }
}

/// intro.setup/C: once, with what lies in the hex.
fn stows(look: Look, side: Side, id: ColumnId) -> Result<(), Refusal> {
    const LOADED: Refusal = Refusal::new("intro.setup/C", "why-nothing-to-load");
    let found = look.s.columns.get(usize::from(id)).filter(|c| look.t.on_map(c.at) && c.side == side);
    let Some(column) = found else { return Err(refusals::NO_SUCH_UNIT) };
    let dump = look.s.dump(column.at).is_some_and(|dump| dump.owner() == column.owner());
    if !dump || column.moved || column.load >= 4 * column.points { Err(LOADED) } else { Ok(()) }
}

fn stow(play: &mut Play, id: ColumnId) {
    let column = play.s.columns[usize::from(id)];
    let mut load = u16::from(4 * column.points - column.load);
    if let Some(dump) = play.s.dumps.iter_mut().find(|dump| dump.at == column.at) {
        load = load.min(dump.tokens);
        dump.tokens -= load;
        if dump.tokens == 0 {
            *dump = NO_DUMP;
        }
    }
    play.pack();
    let column = &mut play.s.columns[usize::from(id)];
    (column.load, column.moved) = (column.load + load as u8, true);
    play.s.fields.stale = true;
}

fn placed(look: Look, side: Side, id: UnitId, to: Hex) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let unit = look.unit(id);
    let Some((hex, within)) = look.counter(id).setup else { return Err(FAR) };
    if !look.t.on_map(to) || look.t.distance(hex, to) > within.into() {
        return Err(FAR);
    }
    if unit.has(flag::MOVED) || unit.at == to {
        return Err(PLACED);
    }
    // intro.setup/I: what it could enter by some step.
    let by = look.face(id).by;
    if look.holds(side.other(), to)
        || !look.t.near(to).any(|from| look.t.cost(look.s.weather, by, from, to).is_some())
    {
        return Err(GROUND);
    }
    if look.crowd(side, to) + look.size(id) > STACKING {
        return Err(FULL);
    }
    Ok(())
}
