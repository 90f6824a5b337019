//! A command: the chit in effect is carried out completely (7.1.3).

use sandtable_core::{Phase, Playing, Text, named};

use super::{Step, SupplyStage, activate, phase, reinforce, select};
use crate::CaseBlue;
use crate::look::Look;
use crate::pieces::{Chit, Group};
use crate::play::Play;
use crate::state::{flag, on_map};

named! {
    /// Where a command stands.
    pub enum CommandStage {
        /// The chit is put into effect.
        Begin,
        /// The movement subphase.
        March,
        /// Attacks are declared.
        Declare,
        /// Combats.
        Battles,
        /// The command is over.
        End,
    }
}

/// The rule that makes a chit void, for a cup filled against the rules: chits beyond the number of their group, in
/// the order of drawing (6.2/1), and the later of STAVKA and SOVIET REINF (7.2.3/3).
fn void(look: Look, chit: Chit) -> Option<&'static str> {
    let group = chit.group();
    let drawn = group.count(look.s.drawn.with(chit));
    match group {
        Group::Common => None,
        _ if drawn <= select::quota(look.t, look.s.turn, group) => None,
        Group::Offensive => Some("7.2.3/3"),
        _ => Some("6.2/1"),
    }
}

fn begin(play: &mut Play) {
    let Some(chit) = play.s.chit else { return play.pop() };
    if let Some(rule) = void(play.look(), chit) {
        play.become_step(Step::Command(CommandStage::End));
        return play.say(rule, || Text::new("log-void"));
    }
    match chit {
        Chit::SUPPLY => {
            play.become_step(Step::Command(CommandStage::End));
            play.push(Step::Supply(SupplyStage::Soviet));
        }
        Chit::SOVIET_REINF | Chit::AXIS_REINF => {
            play.become_step(Step::Command(CommandStage::End));
            reinforce::begin(play, chit);
        }
        Chit::STAVKA => {
            play.become_step(Step::Command(CommandStage::March));
            play.push(Step::Stavka);
        }
        chit => match play.t.hq_of[usize::from(chit.0)] {
            Some(hq) if on_map(play.look().unit(hq).at) => {
                play.become_step(Step::Command(CommandStage::March));
                activate::activate(play, hq);
            }
            // 13.0.3
            _ => {
                play.become_step(Step::Command(CommandStage::End));
                play.say("13.0.3", || Text::new("log-no-hq"));
            }
        },
    }
}

impl Phase<CaseBlue> for phase::Command {
    fn run(&self, play: &mut Play) -> bool {
        match self.stage {
            CommandStage::Begin => begin(play),
            CommandStage::March => play.push_then(Step::March, Step::Command(CommandStage::Declare)),
            CommandStage::Declare => {
                play.push_then(Step::Declare { target: None }, Step::Command(CommandStage::Battles))
            }
            CommandStage::Battles => play.push_then(Step::Choose, Step::Command(CommandStage::End)),
            CommandStage::End => {
                for id in play.t.ids() {
                    play.unit(id).flags &= flag::REDUCED;
                }
                play.s.chit = None;
                play.pop();
            }
        }
        true
    }
}
