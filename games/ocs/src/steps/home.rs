//! G: the return to a base (14.1c), and the flight from one that was captured (9.14f/3).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex};
use crate::air::{WingId, wing_value};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value};

const NO_HOME: Refusal = Refusal::new("14.1c/1", "why-no-home");
const NO_DECK: Refusal = Refusal::new("18.2a", "why-no-deck");
const NO_REFUGE: Refusal = Refusal::new("9.14f/3", "why-no-home");

/// The bases and carriers that take a wing within so many hexes.
fn homes(look: Look<'_>, wing: WingId, from: Hex, reach: u16) -> impl Iterator<Item = Hex> {
    look.havens(wing).filter(move |at| look.t.distance(from, *at) <= reach)
}

/// One base alone needs no choice; without any the wing is lost.
fn only(play: &mut Play, wing: WingId, from: Hex, reach: u16, rule: &'static str) -> bool {
    let look = play.look();
    let mut able = homes(look, wing, from, reach);
    let (first, second) = (able.next(), able.next());
    drop(able);
    match (first, second) {
        (None, _) => play.shoot_down(wing, rule),
        (Some(at), None) => land(play, wing, at, rule),
        _ => return false,
    }
    true
}

fn land(play: &mut Play, wing: WingId, at: Hex, rule: &'static str) {
    play.settle(wing, at);
    play.wing(wing).active = false;
    let t = play.t;
    play.tell(t.air.sheet(wing).side, rule, || {
        Text::new("log-home").with("unit", wing_value(t, wing)).with("hex", hex_value(at))
    });
}

/// A wing returns from a mission.
impl Phase<Ocs> for phase::Home {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        homes(look, self.wing, self.from, self.reach).try_for_each(|at| offer(Action::Home(at)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Home(at) if homes(look, self.wing, self.from, self.reach).any(|home| home == at) => {
                Ok(())
            }
            // 18.2a: there is a carrier, but none for this wing.
            Action::Home(at) if look.fleet(look.sheet(self.wing).side).any(|(_, ship)| ship.at == at) => {
                Err(NO_DECK)
            }
            Action::Home(_) => Err(NO_HOME),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Home(at) = a {
            play.pop();
            land(play, self.wing, at, "14.1c/1");
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let settled = only(play, self.wing, self.from, self.reach, "14.1c/1");
        if settled {
            play.pop();
        }
        settled
    }
}

/// The wings of a captured base flee, one after the other.
impl phase::Scatter {
    /// The next that is still there.
    pub fn next(look: Look, at: Hex) -> Option<WingId> {
        let captor = look.base(at)?.side;
        look.wings(captor.other()).find(|id| look.wing(*id).at == at)
    }

    fn reach(look: Look, wing: WingId) -> u16 {
        2 * u16::from(look.sheet(wing).range)
    }
}

impl Phase<Ocs> for phase::Scatter {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        let Some(wing) = phase::Scatter::next(look, self.at) else { return sandtable_core::ON };
        homes(look, wing, self.at, phase::Scatter::reach(look, wing))
            .try_for_each(|at| offer(Action::Home(at)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match (a, phase::Scatter::next(look, self.at)) {
            (Action::Home(at), Some(wing)) => {
                let found =
                    homes(look, wing, self.at, phase::Scatter::reach(look, wing)).any(|home| home == at);
                if found { Ok(()) } else { Err(NO_REFUGE) }
            }
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let (Action::Home(at), Some(wing)) = (a, phase::Scatter::next(play.look(), self.at)) {
            land(play, wing, at, "9.14f/3");
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let Some(wing) = phase::Scatter::next(play.look(), self.at) else {
            play.pop();
            return true;
        };
        let reach = phase::Scatter::reach(play.look(), wing);
        only(play, wing, self.at, reach, "9.14f/3")
    }
}
