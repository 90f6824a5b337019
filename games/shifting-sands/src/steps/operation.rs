//! An operation: activation, the LRDG's mission, movement, combat (7.2).

use sandtable_core::Text;

use super::Step;
use crate::cards;
use crate::pieces::{CardId, Lies, Mission, Side};
use crate::play::{Play, card_value, unit_value};
use crate::state::{NOWHERE, flag};

sandtable_core::named! {
    /// Where an operation stands.
    pub enum OpStage {
        /// Spaces are marked.
        Activate = "activate",
        /// The LRDG is on its mission.
        Mission = "mission",
        /// Units move.
        March = "march",
        /// Stacks are looked over.
        Excess = "excess",
        /// Battles are fought.
        Assault = "assault",
        /// Armour dashes on.
        Dash = "dash",
        /// Stacks are looked over again.
        Settle = "settle",
    }
}

pub fn run(play: &mut Play, stage: OpStage) -> bool {
    let go = |play: &mut Play, stage| play.become_step(Step::Operation(stage));
    match stage {
        OpStage::Activate => {
            go(play, OpStage::Mission);
            play.push(Step::Activate);
        }
        OpStage::Mission => {
            go(play, OpStage::March);
            if let Some(mission) = play.s.deed.mission.take() {
                carry_out(play, mission);
            }
        }
        OpStage::March => {
            go(play, OpStage::Excess);
            play.push(Step::March);
        }
        OpStage::Excess => {
            go(play, OpStage::Assault);
            play.push(Step::Excess(play.s.acting));
        }
        OpStage::Assault => {
            go(play, OpStage::Dash);
            play.push(Step::Assault);
        }
        OpStage::Dash if play.s.deed.dash => {
            go(play, OpStage::Settle);
            play.s.deed.dash = false;
            play.push(Step::Dash { from: NOWHERE });
        }
        OpStage::Dash => play.pop(),
        OpStage::Settle => {
            play.pop();
            play.push(Step::Excess(play.s.acting));
        }
    }
    true
}

/// 11.73, 11.74: the die on the LRDG table.
fn carry_out(play: &mut Play, mission: Mission) {
    let rule = if mission == Mission::Intelligence { "11.73/1" } else { "11.74/1" };
    let die = play.die(rule, "log-mission-die", Side::Allied);
    let result = play.t.missions[mission as usize][(die - 1) as usize];
    if result.cards > 0 {
        play.log.reveal();
        play.say("11.73/2", || Text::new("log-intelligence").with("count", result.cards));
        cards::look_at(play, Side::Allied, result.cards, "11.73/3");
    }
    for _ in 0..result.discards {
        if let Some(card) = play.random_card(Side::Axis, |_: CardId| false) {
            play.lay(card, Lies::Discard, true);
            play.say("11.74/1", || Text::new("log-raided").with("card", card_value(card)));
        }
    }
    let lrdg = play.t.who.lrdg;
    for _ in 0..result.losses {
        if play.s.is(lrdg, flag::REDUCED) {
            play.eliminate(lrdg, false, "11.75");
            break;
        }
        play.reduce(lrdg, "11.74/2");
        play.say("11.74/2", || Text::new("log-mission-loss").with("unit", unit_value(lrdg)));
    }
    // It does nothing else in this action.
    play.s.flags[usize::from(lrdg)] |= flag::MOVED | flag::FOUGHT;
}
