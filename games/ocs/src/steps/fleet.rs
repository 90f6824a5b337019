//! Air units that arrive (13.6/2), and steps of theirs that Equipment rebuilds (13.5f).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, forces, not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex};
use crate::air::{NO_WING_HERE, Wing, WingId, wing_value};
use crate::camps::Pool;
use crate::forces::{replacements, site};
use crate::look::Look;
use crate::pieces::{Kind, Side};
use crate::play::{Play, hex_value};
use crate::state::off;

const NO_EQUIPMENT: Refusal = Refusal::new("13.5f/1", "why-no-replacements");
const NO_HQ: Refusal = Refusal::new("13.5f/1", "why-no-hq-near");
const PARTLY: Refusal = Refusal::new("13.5f/1", "why-two-air-steps");
const NO_FIELD: Refusal = Refusal::new("13.5f/2", "why-no-base");
const NOT_DUE: Refusal = Refusal::new("13.6/2", "why-not-due");
const NOT_LOST: Refusal = Refusal::new("13.5f/1", "why-full-strength");
const FULL: Refusal = Refusal::new("13.6a/2", "why-base-full");
const NO_GLIDERS: Refusal = Refusal::new("14.10e/A", "why-no-gliders");

/// Steps that one Eq rebuilds (13.5f/1), and Glider Points (14.10e/A).
const STEPS: u8 = 2;

/// Steps of a side's air units that could be rebuilt now.
fn missing(look: Look, side: Side) -> usize {
    let of = |id: WingId| match look.wing(id) {
        Wing { at: off::DEAD, .. } if look.havens(id).any(|at| look.finds_room(id, at)) => 2,
        wing if wing.is_here() => usize::from(wing.lost),
        _ => 0,
    };
    look.t.air.ids().filter(|id| look.sheet(*id).side == side).map(of).sum()
}

/// May 1 Eq in a hex be spent on air units?
pub fn may_spend(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if !look.t.on_map(at) || replacements(look, side, at, Kind::Equipment).next().is_none() {
        return Err(NO_EQUIPMENT);
    }
    if !look.stack(side, at).any(|id| look.counter(id).kind == Kind::Hq) {
        return Err(NO_HQ);
    }
    site(look, side, at)?;
    let gliders = look.t.air.gliders[side as usize] && look.bases(side).next().is_some();
    if missing(look, side) >= usize::from(STEPS) || gliders { Ok(()) } else { Err(PARTLY) }
}

/// It is spent.
pub fn spend(play: &mut Play, side: Side, at: Hex) {
    let first = replacements(play.look(), side, at, Kind::Equipment).next();
    let of = first.map_or(Pool::first(side), |id| play.look().pool(id));
    forces::take(play, of, at, Kind::Equipment, 1);
    play.push(Step::Workshop { left: STEPS });
}

/// Is a wing due to arrive?
fn due(look: Look, side: Side, id: WingId) -> bool {
    let turn = look.t.air.arrives[usize::from(id)];
    look.sheet(id).side == side && look.wing(id).at == off::POOL && (1..=look.s.turn).contains(&turn)
}

/// Pairs of wings and bases come to mind.
fn posts(look: Look, side: Side, offer: Offers<Action>, wings: impl Fn(WingId) -> bool) -> Flow {
    for id in look.t.air.ids().filter(|id| look.sheet(*id).side == side && wings(*id)) {
        look.havens(id).try_for_each(|at| offer(Action::Post(id, at)))?;
    }
    sandtable_core::ON
}

/// May a wing come to a base as one more that is Active?
fn lands(look: Look, id: WingId, at: Hex) -> Result<(), Refusal> {
    match () {
        () if look.finds_room(id, at) => Ok(()),
        () if look.comes_down(id, at) => Err(FULL),
        () => Err(NO_FIELD),
    }
}

fn known(look: Look, side: Side, id: WingId) -> bool {
    usize::from(id) < look.s.wings.len() && look.sheet(id).side == side
}

impl Phase<Ocs> for phase::Fleet {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        posts(look, side, offer, |id| due(look, side, id))
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Post(id, _) if !known(look, side, id) || !due(look, side, id) => Err(NOT_DUE),
            Action::Post(id, at) => lands(look, id, at).and_then(|()| look.t.title.may_post(look, side, at)),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Post(id, at) = a {
            *play.wing(id) = Wing { active: true, ..NO_WING_HERE };
            play.settle(id, at);
            tell(play, id, at, "13.6/2");
        }
    }

    /// Who finds no room waits for another turn.
    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), play.s.phasing);
        play.pop_unless(asked)
    }
}

/// They come Active, wherever there is room; who finds none stays where he is.
impl Phase<Ocs> for phase::Deploy {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        posts(look, side, offer, |id| look.t.title.deploys(look, id))
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Post(id, _) if !known(look, side, id) || !look.t.title.deploys(look, id) => Err(NOT_DUE),
            Action::Post(id, at) => lands(look, id, at).and_then(|()| look.t.title.may_post(look, side, at)),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Post(id, at) = a {
            play.settle(id, at);
            play.wing(id).active = true;
            tell(play, id, at, "13.6/2");
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), self.side);
        play.pop_unless(asked)
    }
}

fn tell(play: &mut Play, id: WingId, at: Hex, rule: &'static str) {
    let t = play.t;
    play.tell(t.air.sheet(id).side, rule, || {
        Text::new("log-ready").with("unit", wing_value(t, id)).with("hex", hex_value(at))
    });
}

/// May a step of a wing be rebuilt: of a dead one at any base, of another where it is?
fn mends(look: Look, id: WingId, at: Hex) -> Result<(), Refusal> {
    match look.wing(id) {
        wing if wing.at == off::DEAD => lands(look, id, at),
        wing if !wing.is_here() || wing.lost == 0 => Err(NOT_LOST),
        wing if wing.at != at => Err(NO_FIELD),
        _ => Ok(()),
    }
}

impl Phase<Ocs> for phase::Workshop {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        posts(look, side, offer, |id| look.wing(id).lost > 0)?;
        look.bases(side).try_for_each(|base| offer(Action::Gliders(base.at)))
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        // 13.5f/1: never partially.
        let whole = usize::from(self.left) <= missing(look, side);
        match a {
            Action::Post(id, _) if !known(look, side, id) => Err(NOT_LOST),
            Action::Post(..) if !whole => Err(PARTLY),
            Action::Post(id, at) => mends(look, id, at),
            Action::Gliders(at) => {
                let provided = look.t.air.gliders[side as usize] && self.left == STEPS;
                if !provided {
                    return Err(NO_GLIDERS);
                }
                look.base_of(side, at).map(|_| ()).ok_or(NO_FIELD)
            }
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        let mut left = self.left;
        match a {
            Action::Post(id, at) => {
                left -= 1;
                if play.wing(id).at == off::DEAD {
                    *play.wing(id) = Wing { lost: 1, active: true, ..NO_WING_HERE };
                    play.settle(id, at);
                } else {
                    play.wing(id).lost -= 1;
                }
                tell(play, id, at, "13.5f/2");
            }
            Action::Gliders(at) => {
                left = 0;
                if let Some(base) = play.base(at) {
                    base.gliders = base.gliders.saturating_add(STEPS);
                }
                play.tell(play.s.phasing, "14.10e/A", || Text::new("log-gliders").with("hex", hex_value(at)));
            }
            _ => {}
        }
        play.become_step(Step::Workshop { left });
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = self.left > 0 && super::any_choice(play.look(), play.s.phasing);
        play.pop_unless(asked)
    }
}
