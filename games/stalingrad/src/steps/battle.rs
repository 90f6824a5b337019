//! A combat from the die to the advance (10.4 to 10.7).

use sandtable_core::{Event, Flow, Offers, Phase, Playing, Refusal, Text, Value, named};

use super::{Step, not_now, phase};
use crate::CaseBlue;
use crate::action::{Action, Hex};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value};
use crate::state::{Battle, NO_BATTLE, NO_HEX, NO_ROUT, flag};
use crate::theatre::Cell;

named! {
    /// Where a combat stands.
    pub enum Stage {
        /// The die.
        Roll,
        /// The attacker loses steps.
        AttackerLosses,
        /// A fortress may hold.
        Hold,
        /// The defender loses steps.
        DefenderLosses,
        /// The defenders retreat.
        Retreat,
        /// The attackers advance.
        Advance,
        /// The combat is put away.
        Finish,
    }
}

const NO_FORTRESS: Refusal = Refusal::new("14.2.5/1", "why-no-fortress");

/// The attacker turns to the combat against a hex.
pub fn begin(play: &mut Play, target: Hex) {
    play.s.battle = Battle { target, ..NO_BATTLE };
    play.push(Step::Battle(Stage::Roll));
}

impl Phase<CaseBlue> for phase::Battle {
    fn run(&self, play: &mut Play) -> bool {
        let go = |play: &mut Play, stage| play.become_step(Step::Battle(stage));
        let first = |play: &mut Play, step, then| play.push_then(step, Step::Battle(then));
        let attacker = play.acting();
        let defender = attacker.other();
        let Battle { target, hexes, steps, attacker: lost } = play.s.battle;
        match self.stage {
            Stage::Roll => {
                roll(play, target);
                go(play, Stage::AttackerLosses);
            }
            Stage::AttackerLosses => first(play, Step::Losses { side: attacker, left: lost }, Stage::Hold),
            Stage::Hold => {
                go(play, Stage::DefenderLosses);
                if hexes > 0 && play.s.fortress(target) > 0 {
                    play.push(Step::Hold);
                }
            }
            Stage::DefenderLosses => {
                first(play, Step::Losses { side: defender, left: steps }, Stage::Retreat)
            }
            Stage::Retreat => {
                go(play, Stage::Advance);
                if hexes > 0 {
                    for id in play.t.ids() {
                        if play.look().unit(id).at == target {
                            play.unit(id).flags |= flag::ROUTED;
                        }
                    }
                    // A fortress that does not hold is lost.
                    while play.s.fortress(target) > 0 {
                        play.breach(target, "14.3.1");
                    }
                    play.push(Step::Retreat);
                }
            }
            Stage::Advance => {
                go(play, Stage::Finish);
                if play.s.holder(target).is_none() {
                    play.push(Step::Advance);
                }
            }
            Stage::Finish => finish(play, target),
        }
        true
    }
}

fn roll(play: &mut Play, target: Hex) {
    let look = play.look();
    let assault = look.assault(target, look.attackers(target));
    let column = assault.column.unwrap_or(0);
    play.say("10.2.2", || {
        Text::new("log-combat")
            .with("hex", hex_value(target))
            .with("attack", i32::from(assault.attack))
            .with("defence", i32::from(assault.defence))
            .with("column", Value::Term(crate::scene::column_name(column)))
    });
    let die = play.chance.die();
    let event = || Event::Rolled { dice: [die].into_iter().collect(), hit: 7 };
    // Dice are read by themselves too: they name their combat.
    let showed = || {
        Text::new("log-die")
            .with("hex", hex_value(target))
            .with("column", Value::Term(crate::scene::column_name(column)))
            .with("die", die)
    };
    play.show("10.4.1", showed, event);
    let cell = play.look().result(column, die);
    play.say("10.4.2", || match cell {
        Cell { attacker: 1.., .. } => Text::new("log-result-attacker").with("steps", cell.attacker),
        Cell { defender: 0, retreat: 0, .. } => Text::new("log-result-none"),
        Cell { defender: 0, .. } => Text::new("log-result-retreat").with("hexes", cell.retreat),
        _ => Text::new("log-result-losses").with("steps", cell.defender).with("hexes", cell.retreat),
    });
    play.s.battle = Battle { target, hexes: cell.retreat, steps: cell.defender, attacker: cell.attacker };
}

fn finish(play: &mut Play, target: Hex) {
    for id in play.t.ids() {
        if play.look().unit(id).target == target {
            play.unit(id).target = NO_HEX;
        }
    }
    play.s.battle = NO_BATTLE;
    play.s.rout = NO_ROUT;
    play.pop();
}

impl Phase<CaseBlue> for phase::Hold {
    fn candidates(&self, _look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        offer(Action::Stand)?;
        offer(Action::Yield)
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Stand | Action::Yield if look.s.fortress(look.s.battle.target) == 0 => Err(NO_FORTRESS),
            Action::Stand | Action::Yield => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        play.pop();
        if a == Action::Stand {
            // 14.2.5: the retreat becomes losses, added to those of the result.
            play.s.battle.steps += play.s.battle.hexes;
            play.s.battle.hexes = 0;
            play.say("14.2.5/3", || Text::new("log-fortress-holds"));
        }
    }

    /// A fortress alone always holds.
    fn run(&self, play: &mut Play) -> bool {
        let alone = play.s.muster.side(play.s.battle.target) != Some(Side::Soviet);
        if alone {
            self.apply(play, Side::Soviet, Action::Stand);
        }
        alone
    }
}
