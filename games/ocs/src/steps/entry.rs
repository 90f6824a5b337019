//! Supply and Replacements come in: where, if a title leaves the choice to their owner (2.3/5, 13.5/1).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::camps::Pool;
use crate::look::Look;
use crate::pieces::{Kind, Side};
use crate::play::{Play, hex_value};
use crate::state::off;

const NOT_THERE: Refusal = Refusal::new("2.3/5", "why-not-entry");
const NO_MORE: Refusal = Refusal::new("2.3/5", "why-no-more-supply");
const NO_ROOM: Refusal = Refusal::new("2.3/5", "why-no-dump-room");
const NOT_DUE: Refusal = Refusal::new("13.5/1", "why-not-due");

/// The next counter of the Replacements of a side that wait, Pax or Eq (13.5/3).
pub fn next_of(look: Look, side: Side, kind: Kind) -> Option<UnitId> {
    let waiting = look.s.repl.waiting[side as usize][usize::from(kind == Kind::Equipment)];
    let idle = |id: &UnitId| {
        look.t.owns(side, *id) && look.counter(*id).kind == kind && look.unit(*id).at == off::POOL
    };
    look.t.ids().filter(|_| waiting > 0).find(idle)
}

impl Phase<Ocs> for phase::Entry {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for at in &look.s.fields.choices {
            for kind in [Kind::Pax, Kind::Equipment] {
                next_of(look, side, kind).into_iter().try_for_each(|id| offer(Action::Place(id, *at)))?;
            }
            (1..=self.sp).try_for_each(|sp| offer(Action::Deliver(*at, sp)))?;
        }
        sandtable_core::ON
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let open = |at: Hex| NOT_THERE.unless(look.s.fields.choices.contains(&at));
        match a {
            Action::Deliver(_, sp) if sp == 0 || sp > self.sp => Err(NO_MORE),
            Action::Deliver(at, sp) => {
                open(at)?;
                NO_ROOM.unless(look.takes(Pool::first(side), at))?;
                look.t.title.may_deliver(look, side, (at, sp), self.sp)
            }
            Action::Place(id, at) => {
                let due = [Kind::Pax, Kind::Equipment].map(|kind| next_of(look, side, kind));
                NOT_DUE.unless(due.contains(&Some(id))).and(open(at))
            }
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Deliver(at, sp) => {
                play.become_step(Step::Entry { sp: self.sp - sp });
                deliver(play, Pool::first(side), at, u16::from(sp) * u16::from(play.t.costs.sp));
                play.t.title.delivered(play, side, (at, sp));
            }
            Action::Place(id, at) => {
                let kind = play.t.counter(id).kind;
                play.s.repl.waiting[side as usize][usize::from(kind == Kind::Equipment)] -= 1;
                play.arrive(id, at, 0);
            }
            _ => {}
        }
    }

    /// What finds no place does not come.
    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), play.s.phasing);
        play.pop_unless(asked)
    }
}

/// Tokens of a pool arrive in a hex; false if there is no room for them.
pub fn deliver(play: &mut Play, of: Pool, at: Hex, tokens: u16) -> bool {
    let stored = play.store(of, at, tokens, false);
    if stored {
        play.s.books[of.side as usize].had += u32::from(tokens);
        play.say("2.3/5", || {
            Text::new("log-supply-arrives").with("tokens", i32::from(tokens)).with("hex", hex_value(at))
        });
    }
    stored
}
