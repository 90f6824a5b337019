//! Paying: from which dump do the tokens come (12.3)?

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex};
use crate::fields::stored;
use crate::look::Look;
use crate::pieces::{Side, Sink};
use crate::play::{Play, hex_value};
use crate::sea::larders::rations;
use crate::state::{Crumbs, NO_CRUMBS};
use crate::supply::purse;

const OUT_OF_REACH: Refusal = Refusal::new("12.3a/1", "why-dump-out-of-reach");

/// The hexes that can pay come to mind.
pub fn offers(look: Look, offer: Offers<Action>) -> Flow {
    look.s.fields.choices.iter().try_for_each(|at| offer(Action::Draw(*at)))
}

/// May a hex pay?
pub fn draws(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Draw(at) => OUT_OF_REACH.unless(look.s.fields.choices.contains(&at)),
        _ => Err(not_now(look, a)),
    }
}

/// Where one hex alone can pay it does; where none can, what is left stays unpaid.
pub fn settles(play: &mut Play, need: u8, pay: impl FnOnce(&mut Play, Hex)) -> bool {
    match *play.s.fields.choices.as_slice() {
        [at] if need > 0 => pay(play, at),
        [_, _, ..] if need > 0 => return false,
        _ => play.pop(),
    }
    true
}

impl phase::Pay {
    /// From Landing Craft in or beside the unit's hex (18.5e/2).
    fn draw_afloat(&self, play: &mut Play, at: Hex, need: u16) -> u16 {
        let (side, unit) = (play.t.counter(self.unit).side, play.s.units[usize::from(self.unit)].at);
        let near = play.t.on_map(unit) && play.t.distance(unit, at) <= 1;
        let there: u16 = play.look().moored(side, at).map(|(_, vessel)| u16::from(vessel.load)).sum();
        let taken = if near { need.min(there) } else { 0 };
        play.spend_moored(side, at, taken, self.sink);
        taken
    }

    /// From a port that feeds without supply, first of all.
    fn draw_rations(&self, play: &mut Play, at: Hex) -> u8 {
        let side = play.t.counter(self.unit).side;
        let there = if self.sink == Sink::Food { rations(play.look(), side, at) } else { 0 };
        let fed = self.need.min(there);
        if fed > 0 {
            play.use_port(at, fed.into());
            play.tell(side, "12.6c/1", || {
                Text::new("log-port-feeds").with("tokens", i32::from(fed)).with("hex", hex_value(at))
            });
        }
        fed
    }

    fn draw(&self, play: &mut Play, at: Hex) {
        let (side, pool) = (play.t.counter(self.unit).side, play.look().pool(self.unit));
        let formation = purse(play.look(), self.unit, self.sink);
        let fed = self.draw_rations(play, at);
        let need = u16::from(self.need - fed);
        let ground = need.min(stored(play.look(), pool, at, formation));
        // 12.6c/1, 13.2g/B: what a token of Organic Trucks leaves over is not for others.
        if self.sink == Sink::Food {
            let common = fed > 0 || ground > 0 && stored(play.look(), pool, at, 0) >= ground;
            play.s.crumbs = if common { Crumbs::of(at, play.s.crumbs.quarters) } else { NO_CRUMBS };
        }
        play.spend(pool, at, ground, self.sink, formation);
        let taken = ground + self.draw_afloat(play, at, need - ground);
        let (unit, sink) = (self.unit, self.sink);
        play.become_step(Step::Pay { unit, need: (need - taken) as u8, sink });
        if taken > 0 || fed == 0 {
            play.tell(side, "12.3/1", || {
                Text::new("log-paid").with("tokens", i32::from(taken)).with("hex", hex_value(at))
            });
        }
    }
}

impl Phase<Ocs> for phase::Pay {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        offers(look, offer)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        draws(look, a)
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Draw(at) = a {
            self.draw(play, at);
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        settles(play, self.need, |play, at| self.draw(play, at))
    }
}
