//! A combat segment: attacks one after the other, each with the units that join and pay (9.1, 9.2, 12.4).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Fight, Stage, Step, beach, not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::combat;
use crate::look::Look;
use crate::pieces::{Mode, Side, Sink};
use crate::play::{Play, hex_value};
use crate::refusals;
use crate::state::{Battle, NO_BATTLE, flag};
use crate::supply::{attack_price, can_pay_attack, has_stocks, reach_of, reach_with_trucks};

const STRUCK: Refusal = Refusal::new("9.1c/2", "why-attacked-already");
const FOUGHT: Refusal = Refusal::new("9.1c/2", "why-has-fought");
const NOT_ADJACENT: Refusal = Refusal::new("9.0/2", "why-not-adjacent");
const JOINED: Refusal = Refusal::new("9.1c/1", "why-joined");
const NOBODY: Refusal = Refusal::new("9.1b", "why-nobody-attacks");
const MODE: Refusal = Refusal::new("9.1e/1", "why-attack-mode");
const ARTILLERY: Refusal = Refusal::new("9.0/4", "why-guns-barrage");

impl Phase<Ocs> for phase::Assaults {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for at in look.s.fields.occupied[side.other() as usize].iter() {
            offer(Action::Target(at))?;
        }
        beach::candidates(look, side, offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Target(at) => {
                if !look.t.on_map(at) || !look.holds(side.other(), at) {
                    return Err(refusals::NOBODY_THERE);
                }
                if look.s.struck.contains(at) {
                    return Err(STRUCK);
                }
                let mut why = NOBODY;
                for id in look.t.near(at).flat_map(|next| look.stack(side, next)) {
                    match joins(look, side, id, at, self.fight) {
                        Ok(()) => return Ok(()),
                        Err(refusal) => why = refusal,
                    }
                }
                Err(why)
            }
            Action::Beach(at) => beach::begins(look, side, self.fight, at),
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Target(target) => {
                play.s.struck.insert(target);
                play.s.battle = Battle { target, side, ..NO_BATTLE };
                play.say("9.2/1", || Text::new("log-attack").with("hex", hex_value(target)));
                play.push(Step::Declare(self.fight));
            }
            Action::Beach(at) => beach::begin(play, side, at),
            _ => play.pop(),
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), play.s.phasing);
        play.pop_unless(asked)
    }
}

/// May a unit join an attack on a hex?
fn joins(look: Look, side: Side, id: UnitId, target: Hex, fight: Fight) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let unit = look.unit(id);
    if look.t.direction(unit.at, target).is_none() {
        return Err(NOT_ADJACENT);
    }
    if fight == Fight::Exploitation && unit.mode != Mode::Exploit && !unit.has(flag::RELEASED) {
        return Err(refusals::NOT_IN_EXPLOITATION);
    }
    if look.face(id).barrage > 0 {
        return Err(ARTILLERY);
    }
    if look.face(id).defends || matches!(unit.mode, Mode::Strat | Mode::Reserve) {
        return Err(MODE);
    }
    if unit.has(flag::FOUGHT) {
        return Err(FOUGHT);
    }
    if !combat::may_enter(look, id, target) {
        let own = look.t.title.bars(look, look.face(id).by, unit.at, target);
        return Err(own.unwrap_or(refusals::CANNOT_ENTER));
    }
    if look.s.battle.target == target {
        combat::attackers(look).try_for_each(|other| look.t.title.together(look, other, id))?;
    }
    if can_pay_attack(look, id) { Ok(()) } else { Err(refusals::NO_SUPPLY) }
}

impl Phase<Ocs> for phase::Declare {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for id in look.t.near(look.s.battle.target).flat_map(|next| look.stack(side, next)) {
            offer(Action::With(id))?;
        }
        offer(Action::Attack)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::With(id) => {
                if look.t.owns(side, id) && look.unit(id).has(flag::ACTS) {
                    return Err(JOINED);
                }
                joins(look, side, id, look.s.battle.target, self.fight)
            }
            Action::Attack if combat::attackers(look).next().is_some() => Ok(()),
            Action::Attack => Err(NOBODY),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        match a {
            Action::With(id) => {
                play.unit(id).flags |= flag::ACTS;
                pay_for(play, id);
            }
            _ => {
                let look = play.look();
                let target = look.s.battle.target;
                let hexes =
                    combat::attackers(look).filter_map(|id| look.t.direction(target, look.unit(id).at));
                let around = hexes.fold(0, |set, d| set | 1 << d);
                play.s.battle.around = around;
                play.become_step(Step::Battle(Stage::Begin));
            }
        }
    }
}

/// A unit pays for its attack: with supply where it can be had, else from its stocks (12.10a).
pub fn pay_for(play: &mut Play, id: UnitId) {
    // Whether supply is paid is seen.
    play.log.expose();
    play.supply(play.t.counter(id).side);
    let look = play.look();
    let (price, tokens) = (attack_price(look, id), reach_of(look, id));
    if tokens >= price {
        play.unit(id).flags |= flag::PAID;
        play.push(Step::Pay { unit: id, need: price, sink: Sink::Attack });
    } else if reach_with_trucks(look, id) >= price {
        // 13.2g/G: their owner may withhold what Organic Trucks carry.
        if has_stocks(look, id) {
            play.push(Step::Trucks(id));
        } else {
            pay_with_trucks(play, id);
        }
    } else if has_stocks(look, id) {
        let several = look.counter(id).steps > 1;
        use_stocks(play, id);
        // 12.10h: too few tokens for a unit of several steps are spent for nothing.
        if several && tokens > 0 {
            play.push(Step::Pay { unit: id, need: tokens, sink: Sink::Waste });
        }
    } else {
        // 12.4/3: others of the stack have used what there was.
        play.unit(id).flags &= !flag::ACTS;
    }
}

/// The Organic Trucks of its formation pay for a unit's attack.
fn pay_with_trucks(play: &mut Play, id: UnitId) {
    play.unit(id).flags |= flag::PAID;
    play.push(Step::Pay { unit: id, need: attack_price(play.look(), id), sink: Sink::Attack });
}

impl Phase<Ocs> for phase::Trucks {
    fn candidates(&self, _: Look, _: Side, offer: Offers<Action>) -> Flow {
        offer(Action::Pay)?;
        offer(Action::Stocks)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Pay | Action::Stocks => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        play.pop();
        if a == Action::Pay {
            pay_with_trucks(play, self.unit);
        } else {
            use_stocks(play, self.unit);
        }
    }
}

/// Internal stocks are used: Low, then Exhausted (12.10b).
pub fn use_stocks(play: &mut Play, id: UnitId) {
    let unit = play.unit(id);
    unit.flags |= flag::PAID;
    if unit.flags & flag::LOW != 0 {
        unit.flags = unit.flags & !flag::LOW | flag::EXHAUSTED;
    } else {
        unit.flags |= flag::LOW;
    }
}
