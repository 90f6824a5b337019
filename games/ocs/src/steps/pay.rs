//! Paying: from which dump do the tokens come (12.3)?

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, not_now, phase};
use crate::Ocs;
use crate::action::Action;
use crate::fields::stored;
use crate::look::Look;
use crate::pieces::{Side, Sink};
use crate::play::{Play, hex_value};
use crate::state::{Crumbs, NO_CRUMBS};
use crate::supply::purse;

const OUT_OF_REACH: Refusal = Refusal::new("12.3a/1", "why-dump-out-of-reach");

impl phase::Pay {
    /// From Landing Craft in or beside the unit's hex (18.5e/2).
    fn draw_afloat(&self, play: &mut Play, at: crate::action::Hex, need: u16) -> u16 {
        let (side, unit) = (play.t.counter(self.unit).side, play.s.units[usize::from(self.unit)].at);
        let near = play.t.on_map(unit) && play.t.distance(unit, at) <= 1;
        let there: u16 = play.look().moored(side, at).map(|(_, vessel)| u16::from(vessel.load)).sum();
        let taken = if near { need.min(there) } else { 0 };
        play.spend_moored(side, at, taken, self.sink);
        taken
    }

    fn draw(&self, play: &mut Play, at: crate::action::Hex) {
        let side = play.t.counter(self.unit).side;
        let formation = purse(play.look(), self.unit, self.sink);
        let ground = u16::from(self.need).min(stored(play.look(), side, at, formation));
        // 12.6c/1, 13.2g/B: what a token of Organic Trucks leaves over is not for others.
        if self.sink == Sink::Food {
            let common = ground > 0 && stored(play.look(), side, at, 0) >= ground;
            play.s.crumbs = if common { Crumbs { at, ..play.s.crumbs } } else { NO_CRUMBS };
        }
        play.spend(side, at, ground, self.sink, formation);
        let taken = ground + self.draw_afloat(play, at, u16::from(self.need) - ground);
        let (unit, sink) = (self.unit, self.sink);
        play.become_step(Step::Pay { unit, need: self.need - taken as u8, sink });
        play.say("12.3/1", || {
            Text::new("log-paid").with("tokens", i32::from(taken)).with("hex", hex_value(at))
        });
    }
}

impl Phase<Ocs> for phase::Pay {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        look.s.fields.choices.iter().try_for_each(|at| offer(Action::Draw(*at)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Draw(at) if look.s.fields.choices.contains(&at) => Ok(()),
            Action::Draw(_) => Err(OUT_OF_REACH),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Draw(at) = a {
            self.draw(play, at);
        }
    }

    /// Where one hex alone can pay it does; where none can, what is left stays unpaid.
    fn run(&self, play: &mut Play) -> bool {
        match play.s.fields.choices.as_slice() {
            _ if self.need == 0 => play.pop(),
            [] => play.pop(),
            [at] => {
                let at = *at;
                self.draw(play, at);
            }
            _ => return false,
        }
        true
    }
}
