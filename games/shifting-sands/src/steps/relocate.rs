//! Units that survive an overrun relocate (11.47, 11.471).

use sandtable_board::graph::{flood, within};
use sandtable_core::{Refusal, Text};

use super::{Offers, not_now};
use crate::action::{Action, Spaces, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, space_value, unit_value};
use crate::state::{flag, on_map};

const NOT_OVERRUN: Refusal = Refusal::new("11.47/3", "why-not-routed");
const FIRST_OF_KIND: Refusal = Refusal::new("11.47/3", "why-first-of-kind");

/// Where a unit may relocate: two named spaces and the nearest source with room, over friendly ground.
fn refuges(look: Look, id: UnitId) -> Spaces {
    let (t, side) = (look.t, look.t.side(id));
    let target = look.s.battle.target;
    let near = &t.near[side as usize];
    let open = (look.ground(id) & look.held(side)).with(target);
    let reached = flood(Spaces::single(target), open, near).without(target);
    let room = |set: Spaces| -> Spaces { set.iter().filter(|at| look.room(id, *at)).collect() };
    let named = match side {
        Side::Allied => [t.at.alexandria, t.at.cairo],
        Side::Axis => [t.at.el_agheila, t.at.tarhuna],
    };
    let mut all = room(named.into_iter().collect::<Spaces>() & reached);
    let sources = room(look.field(t.counter(id).profile).sources & reached);
    // The nearest source, wherever it is.
    let mut area = Spaces::single(target);
    while sources.intersects(reached) && !area.intersects(sources) {
        area = within(area, open, near, 1);
    }
    all |= area & sources;
    all
}

fn routed(look: Look<'_>) -> impl Iterator<Item = UnitId> {
    look.t.ids().filter(move |id| look.s.is(*id, flag::ROUTED) && on_map(look.at(*id)))
}

pub fn candidates(look: Look, offer: Offers) {
    for id in routed(look).filter(|id| !look.has_twin(*id)) {
        let refuges = refuges(look, id);
        refuges.iter().for_each(|at| offer(Action::Relocate(id, at)));
        if !refuges.is_empty() {
            offer(Action::Surrender(id));
        }
    }
}

pub fn check(look: Look, a: Action) -> Result<(), Refusal> {
    let (Action::Relocate(id, _) | Action::Surrender(id)) = a else { return Err(not_now(look, a)) };
    if usize::from(id) >= look.t.counters.len() || !look.s.is(id, flag::ROUTED) || !on_map(look.at(id)) {
        return Err(NOT_OVERRUN);
    }
    if look.has_twin(id) {
        return Err(FIRST_OF_KIND);
    }
    match a {
        Action::Relocate(_, at) if !refuges(look, id).contains(at) => {
            let rule = if look.t.side(id) == Side::Allied { "11.47/4" } else { "11.47/5" };
            Err(Refusal::new(rule, "why-no-refuge"))
        }
        _ => Ok(()),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    match a {
        Action::Relocate(id, at) => {
            play.send(id, at);
            let flags = &mut play.s.flags[usize::from(id)];
            *flags = *flags & !flag::ROUTED | flag::RETREATED;
            play.say("11.47/3", || {
                Text::new("log-relocated").with("unit", unit_value(id)).with("space", space_value(at))
            });
        }
        Action::Surrender(id) => play.eliminate(id, false, "11.471/2"),
        _ => {}
    }
}

/// 11.471: who has nowhere to go is eliminated, divisions for good.
pub fn run(play: &mut Play) -> bool {
    let look = play.look();
    let lost = routed(look).find(|id| refuges(look, *id).is_empty());
    match lost {
        Some(id) => {
            let division = play.t.counter(id).division;
            play.eliminate(id, division, if division { "11.471/1" } else { "11.471/4" });
            true
        }
        None if routed(look).next().is_none() => {
            play.pop();
            true
        }
        None => false,
    }
}
