//! A combat from the die to the advance (10.4 to 10.7).

use sandtable_core::{Refusal, Text, Value};

use super::{Offer, Step, not_now};
use crate::action::{Action, Hex};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value};
use crate::state::{Battle, NO_HEX, NOBODY, flag};
use crate::theatre::Cell;

/// Where a combat stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

impl Stage {
    /// All stages in order.
    pub const ALL: [Stage; 7] = [
        Stage::Roll,
        Stage::AttackerLosses,
        Stage::Hold,
        Stage::DefenderLosses,
        Stage::Retreat,
        Stage::Advance,
        Stage::Finish,
    ];
}

const NO_FORTRESS: Refusal = Refusal::new("14.2.5/1", "why-no-fortress");

/// The attacker turns to the combat against a hex.
pub fn begin(play: &mut Play, target: Hex) {
    play.s.battle = Battle { target, hexes: 0, steps: 0, attacker: 0 };
    play.push(Step::Battle(Stage::Roll));
}

pub fn run(play: &mut Play, stage: Stage) -> bool {
    let go = |play: &mut Play, stage| play.become_step(Step::Battle(stage));
    let attacker = play.acting();
    let defender = attacker.other();
    let Battle { target, hexes, steps, attacker: lost } = play.s.battle;
    match stage {
        Stage::Roll => {
            roll(play, target);
            go(play, Stage::AttackerLosses);
        }
        Stage::AttackerLosses => {
            go(play, Stage::Hold);
            play.push(Step::Losses { side: attacker, left: lost });
        }
        Stage::Hold => {
            go(play, Stage::DefenderLosses);
            if hexes > 0 && play.s.fortress(target) > 0 {
                play.push(Step::Hold);
            }
        }
        Stage::DefenderLosses => {
            go(play, Stage::Retreat);
            play.push(Step::Losses { side: defender, left: steps });
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
    let die = play.die("10.4.1", "log-die");
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
    play.s.battle = Battle { target: NO_HEX, hexes: 0, steps: 0, attacker: 0 };
    play.s.rout.unit = NOBODY;
    play.s.rout.left = 0;
    play.s.rout.way.clear();
    play.s.rout.took = 0;
    play.pop();
}

pub fn candidates(offer: Offer) {
    offer(Action::Stand);
    offer(Action::Yield);
}

pub fn check_hold(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Stand | Action::Yield if look.s.fortress(look.s.battle.target) == 0 => Err(NO_FORTRESS),
        Action::Stand | Action::Yield => Ok(()),
        _ => Err(not_now(look, a)),
    }
}

pub fn apply_hold(play: &mut Play, a: Action) {
    play.pop();
    if a == Action::Stand {
        // 14.2.5: the retreat becomes losses, added to those of the result.
        play.s.battle.steps += play.s.battle.hexes;
        play.s.battle.hexes = 0;
        play.say("14.2.5/3", || Text::new("log-fortress-holds"));
    }
}

/// A fortress alone always holds.
pub fn run_hold(play: &mut Play) -> bool {
    let alone = play.s.muster.side(play.s.battle.target) != Some(Side::Soviet);
    if alone {
        apply_hold(play, Action::Stand);
    }
    alone
}
