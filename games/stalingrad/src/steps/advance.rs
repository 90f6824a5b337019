//! Advance after combat (10.7).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{not_now, phase};
use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value, unit_value};
use crate::refusals;
use crate::state::on_map;
use crate::theatre::Terrain;

const NOT_ATTACKING: Refusal = Refusal::new("10.7.1/1", "why-not-attacking");
const FULL: Refusal = Refusal::new("10.7.6.4", "why-full");
const NOT_MECHANISED: Refusal = Refusal::new("10.7.1.1", "why-not-mechanised");
const STOPPED: Refusal = Refusal::new("10.7.1/2", "why-advance-stops");
const SEA: Refusal = Refusal::new("10.7.6.2", "why-sea");
const CLOSED: Refusal = Refusal::new("10.7.6.1", "why-mountain");
const OFF_MAP: Refusal = Refusal::new("10.7.6.3", "why-not-adjacent");
const ENEMY: Refusal = Refusal::new("3.1.2", "why-enemy-there");
const FIRST_HEX: Refusal = Refusal::new("10.7.5", "why-not-adjacent");
const TOO_FAR: Refusal = Refusal::new("10.7.1.2", "why-too-far");

fn attacker(look: Look, id: UnitId) -> Result<Hex, Refusal> {
    refusals::NO_SUCH_UNIT.when(usize::from(id) >= look.t.counters.len())?;
    let unit = look.unit(id);
    let target = look.s.battle.target;
    NOT_ATTACKING.when(unit.target != target || !on_map(unit.at) || look.t.side(id) != look.acting())?;
    if look.passes_mountains(id, unit.at, target) { Ok(unit.at) } else { Err(CLOSED) }
}

impl Phase<CaseBlue> for phase::Advance {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        let target = look.s.battle.target;
        for id in look.attackers(target) {
            offer(Action::Advance(id))?;
            if look.counter(id).mechanised {
                look.t.near(target).try_for_each(|hex| offer(Action::Exploit(id, hex)))?;
            }
        }
        offer(Action::Done)
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        let target = look.s.battle.target;
        match a {
            Action::Advance(id) => {
                attacker(look, id)?;
                FULL.unless(look.room(target))
            }
            Action::Exploit(id, hex) => {
                let from = attacker(look, id)?;
                NOT_MECHANISED.unless(look.counter(id).mechanised)?;
                OFF_MAP.unless(on_map(hex))?;
                if look.t.direction(target, hex).is_none() {
                    // Next to it but aside of the attacked hex, or farther than its second hex.
                    let aside = look.t.direction(from, hex).is_some();
                    return Err(if aside { FIRST_HEX } else { TOO_FAR });
                }
                SEA.when(look.t.at(hex).terrain == Terrain::Sea)?;
                ENEMY.when(look.s.holder(hex) == Some(look.acting().other()))?;
                let rivers = look.river(from, target) || look.river(target, hex);
                STOPPED.when(look.t.stops(target) || look.t.stops(hex) || rivers)?;
                // Its own hex has the room that it left.
                FULL.unless(hex == from || look.room(hex))
            }
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let target = play.s.battle.target;
        let (id, hex) = match a {
            Action::Advance(id) => (id, target),
            Action::Exploit(id, hex) => (id, hex),
            _ => return play.pop(),
        };
        play.send(id, target);
        if hex != target {
            play.send(id, hex);
        }
        play.unit(id).target = crate::state::NO_HEX;
        play.say("10.7.1/1", || {
            Text::new("log-advanced").with("unit", unit_value(id)).with("hex", hex_value(hex))
        });
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), play.acting());
        play.pop_unless(asked)
    }
}
