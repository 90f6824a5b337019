//! A turn from the selection of chits to its end.

use sandtable_core::{Phase, Playing, Text, named};

use super::{CommandStage, Step, phase};
use crate::CaseBlue;
use crate::pieces::{Chit, Chits, Side};
use crate::play::Play;

named! {
    /// Where a turn stands.
    pub enum TurnStage {
        /// Both select their chits.
        Select,
        /// Turn 1: the chit that the Axis carries out first.
        Lead,
        /// Chits are drawn one after the other.
        Draw,
        /// The end of the turn.
        End,
    }
}

impl Phase<CaseBlue> for phase::Turn {
    fn run(&self, play: &mut Play) -> bool {
        let go = |play: &mut Play, stage| play.become_step(Step::Turn(stage));
        match self.stage {
            TurnStage::Select => {
                go(play, TurnStage::Lead);
                play.s.selected = [Chits::EMPTY; 2];
                play.s.ready = [false; 2];
                play.s.drawn = Chits::EMPTY;
                play.s.in_cup = [0; 2];
                play.push(Step::Select);
            }
            TurnStage::Lead => {
                go(play, TurnStage::Draw);
                if let Some(chit) = play.s.lead.take() {
                    carry_out(play, chit, "16.0.1");
                }
            }
            TurnStage::Draw => {
                let cup = play.s.cup();
                if cup.is_empty() {
                    go(play, TurnStage::End);
                } else {
                    // 6.1.3: all see the chit, nobody what else is in the cup.
                    let i = play.chance.draw(cup.len() as u16);
                    if let Some(chit) = cup.into_iter().nth(usize::from(i)) {
                        // The two chits of a panzer army are alike: the first to come never tells of the other.
                        let first = chit.twin().filter(|first| cup.contains(*first));
                        carry_out(play, first.unwrap_or(chit), "7.1.1/1");
                    }
                }
            }
            TurnStage::End => end(play),
        }
        true
    }
}

/// A chit is put into effect: drawn (7.1), or laid by before the first draw (16.0).
fn carry_out(play: &mut Play, chit: Chit, rule: &'static str) {
    play.log.reveal();
    play.s.drawn.insert(chit);
    if let Some(side) = chit.side() {
        let left = &mut play.s.in_cup[side as usize];
        *left = left.saturating_sub(1);
    }
    play.s.chit = Some(chit);
    let text = if rule == "16.0.1" { "log-led" } else { "log-drawn" };
    play.say(rule, || Text::new(text).with("chit", sandtable_core::Value::Term(chit.term())));
    play.push(Step::Command(CommandStage::Begin));
}

/// 15.0.3 before the marker moves, then the next turn.
fn end(play: &mut Play) {
    let points = play.look().victory_points();
    play.say("15.0.1/1", || Text::new("log-points").with("points", i32::from(points)));
    if points >= play.t.limits.vp_win {
        play.s.over = Some(Side::Axis);
    } else if play.s.turn >= play.t.last_turn {
        play.s.over = Some(Side::Soviet);
    } else {
        play.s.turn += 1;
        let turn = play.s.turn;
        play.say("5.0.5/1", || Text::new("log-turn").with("turn", turn));
        play.become_step(Step::Turn(TurnStage::Select));
    }
}
