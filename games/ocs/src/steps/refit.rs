//! The Aircraft Refit Phase: Inactive aircraft become Active (15.1), Drop Plans are written (14.10b).

use arrayvec::ArrayVec;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, not_now, pay, phase, plans};
use crate::Ocs;
use crate::action::{Action, Hex};
use crate::air::{NO_WING_HERE, Wing, WingId, wing_value};
use crate::camps::Camp;
use crate::fields::stored;
use crate::look::Look;
use crate::pieces::{Side, Sink};
use crate::play::{Play, hex_value};
use crate::refusals;
use crate::state::off;
use crate::supply::reach_in;

const NO_BASE: Refusal = Refusal::new("15.1/A", "why-no-base");
const REFITTED: Refusal = Refusal::new("15.1/A", "why-refitted");
const NOBODY: Refusal = Refusal::new("14.1d", "why-all-active");
const ZONE: Refusal = Refusal::new("15.1/C", "why-refit-zone");
const SUPPLY: Refusal = Refusal::new("12.9c", "why-cannot-pay");
const FULL: Refusal = Refusal::new("15.0b/D", "why-base-full");
const NOT_ALIKE: Refusal = Refusal::new("13.9/6", "why-wings-differ");

/// The Inactive wings of a side at a base.
fn waiting(look: Look<'_>, side: Side, at: Hex) -> impl Iterator<Item = WingId> {
    look.wings(side).filter(move |id| look.wing(*id).at == at && !look.wing(*id).active)
}

/// May a base refit aircraft?
fn refits(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    let Some(base) = look.base_of(side, at) else { return Err(NO_BASE) };
    if base.refitted {
        return Err(REFITTED);
    }
    if waiting(look, side, at).next().is_none() {
        return Err(NOBODY);
    }
    // 4.5a/H
    if look.barred(side, at) {
        return Err(ZONE);
    }
    if !look.has_room(side, at) {
        return Err(FULL);
    }
    if funders(look, side, at).is_empty() { Err(SUPPLY) } else { Ok(()) }
}

/// The systems that can pay for a refit at a base, one of each pool that has aircraft waiting there: each pays for its own.
fn funders(look: Look, side: Side, at: Hex) -> ArrayVec<Camp, 4> {
    let mut found: ArrayVec<Camp, 4> = ArrayVec::new();
    for camp in look.camps(side).take(4) {
        let pool = look.pool_of(camp);
        let waits = || waiting(look, side, at).any(|id| look.pool_in_the_air(id) == pool);
        let known = found.iter().any(|other| look.pool_of(*other) == pool);
        if !known && reach_in(look, camp, at) >= look.t.costs.refit && waits() {
            found.push(camp);
        }
    }
    found
}

/// How many aircraft a base of a Level refits (15.0b/A, 15.2/B).
const fn capacity(level: u8) -> u8 {
    if level == 0 { 1 } else { 2 * level }
}

impl Phase<Ocs> for phase::Refit {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        look.bases(side).try_for_each(|base| offer(Action::Refit(base.at)))?;
        pairs(look, side, offer)?;
        plans::candidates(look, side, offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Refit(at) => refits(look, side, at),
            Action::Combine(a, b) => alike(look, side, a, b),
            Action::Plan(..) | Action::Delay(_) | Action::Cancel(_) => plans::check(look, side, a),
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Refit(at) => {
                let Some(base) = play.base(at) else { return };
                base.refitted = true;
                let level = base.level;
                let left = play.t.title.refits(play.look(), at).unwrap_or(capacity(level));
                for Camp { system, .. } in funders(play.look(), side, at).into_iter().rev() {
                    play.push(Step::Ready { at, left, system });
                    play.push(Step::Fund { at, need: play.t.costs.refit, system });
                }
            }
            Action::Combine(a, b) => merge(play, a, b),
            Action::Plan(..) | Action::Delay(_) | Action::Cancel(_) => plans::apply(play, a),
            _ => play.pop(),
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let (look, side) = (play.look(), play.s.phasing);
        let asked = plans::might_plan(look, side) || super::any_choice(look, side);
        play.pop_unless(asked)
    }
}

impl phase::Ready {
    /// Those for whom it has been paid.
    fn served<'a>(&self, look: Look<'a>, side: Side) -> impl Iterator<Item = WingId> + use<'a> {
        let pool = look.pool_of(Camp { side, system: self.system });
        waiting(look, side, self.at).filter(move |id| look.pool_in_the_air(*id) == pool)
    }
}

/// A base has refit: its owner chooses the aircraft (15.1/B2).
impl Phase<Ocs> for phase::Ready {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        self.served(look, side).try_for_each(|id| offer(Action::Ready(id)))?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Ready(id) if !self.served(look, side).any(|other| other == id) => Err(NOBODY),
            Action::Ready(_) if !look.has_room(side, self.at) => Err(FULL),
            Action::Ready(_) | Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        let Action::Ready(id) = a else { return play.pop() };
        play.wing(id).active = true;
        let (t, at) = (play.t, self.at);
        play.tell(t.air.sheet(id).side, "15.1/B2", || {
            Text::new("log-ready").with("unit", wing_value(t, id)).with("hex", hex_value(at))
        });
        // What a base can do is shared by all who pay.
        for step in &mut play.s.steps {
            if let Step::Ready { at: other, left, .. } = step
                && *other == at
            {
                *left -= 1;
            }
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = self.left > 0 && super::any_choice(play.look(), play.s.phasing);
        play.pop_unless(asked)
    }
}

/// A refit is paid for: from which dump (12.9c)?
impl Phase<Ocs> for phase::Fund {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        pay::offers(look, offer)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        pay::draws(look, a)
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        if let Action::Draw(at) = a {
            let pool = play.look().pool_of(Camp { side, system: self.system });
            let taken = u16::from(self.need).min(stored(play.look(), pool, at, 0));
            play.spend(pool, at, taken, Sink::Refit, 0);
            play.tell(side, "15.1/B1", || {
                Text::new("log-paid").with("tokens", i32::from(taken)).with("hex", hex_value(at))
            });
            play.become_step(Step::Fund { at: self.at, need: self.need - taken as u8, system: self.system });
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        // Nobody pays where others have used up what the base can do.
        let full = |step: &Step| matches!(step, Step::Ready { at, left: 0, .. } if *at == self.at);
        if play.s.steps.iter().any(full) {
            play.pop();
            return true;
        }
        pay::settles(play, self.need, |play, at| self.apply(play, play.s.phasing, Action::Draw(at)))
    }
}

/// Pairs of wings that may combine come to mind.
pub fn pairs(look: Look, side: Side, offer: Offers<Action>) -> Flow {
    let reduced = || look.wings(side).filter(|id| look.wing(*id).lost == 1);
    for a in reduced() {
        reduced().filter(|b| *b > a).try_for_each(|b| offer(Action::Combine(a, b)))?;
    }
    sandtable_core::ON
}

/// May two reduced wings combine (13.9/6)?
pub fn alike(look: Look, side: Side, a: WingId, b: WingId) -> Result<(), Refusal> {
    let ours = |id: WingId| look.wings(side).any(|other| other == id);
    if a == b || !ours(a) || !ours(b) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let (one, two) = (look.wing(a), look.wing(b));
    let same = one == two && look.sheet(a).template == look.sheet(b).template;
    if same && one.lost == 1 { Ok(()) } else { Err(NOT_ALIKE) }
}

/// One becomes whole, the other leaves.
pub fn merge(play: &mut Play, a: WingId, b: WingId) {
    *play.wing(b) = Wing { at: off::DEAD, lost: 2, ..NO_WING_HERE };
    play.wing(a).lost = 0;
    let t = play.t;
    play.tell(t.air.sheet(a).side, "13.9/6", || Text::new("log-merged").with("unit", wing_value(t, a)));
}
