//! A damaged carrier refits two of its aircraft (18.2b): which?

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, not_now, phase};
use crate::Ocs;
use crate::action::{Action, VesselId};
use crate::air::{WingId, wing_value};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value};

const NOT_BELOW: Refusal = Refusal::new("18.2b", "why-all-active");

/// A carrier refits so many of its aircraft; where it can refit all, nobody is asked.
pub fn refit_deck(play: &mut Play, carrier: VesselId, most: u8) {
    let waiting = play.look().below_deck(carrier).count();
    if waiting > usize::from(most) {
        return play.push(Step::Deck { carrier, left: most });
    }
    for id in play.t.air.ids() {
        if play.s.wings[usize::from(id)].deck == carrier && !play.s.wings[usize::from(id)].active {
            ready(play, id);
        }
    }
}

fn ready(play: &mut Play, id: WingId) {
    let (t, at) = (play.t, play.wing(id).at);
    play.wing(id).active = true;
    play.tell(t.air.sheet(id).side, "18.2b", || {
        Text::new("log-ready").with("unit", wing_value(t, id)).with("hex", hex_value(at))
    });
}

impl Phase<Ocs> for phase::Deck {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        look.below_deck(self.carrier).try_for_each(|id| offer(Action::Ready(id)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Ready(id) if look.below_deck(self.carrier).any(|other| other == id) => Ok(()),
            Action::Ready(_) => Err(NOT_BELOW),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Ready(id) = a {
            ready(play, id);
            play.become_step(Step::Deck { carrier: self.carrier, left: self.left - 1 });
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        play.pop_unless(self.left > 0 && play.look().below_deck(self.carrier).next().is_some())
    }
}
