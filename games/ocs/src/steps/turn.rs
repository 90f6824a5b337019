//! A game turn: weather, who goes first, two player turns (2.1, 2.2).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text, named};

use super::{PlayerStage, Step, not_now, phase, simulcast};
use crate::Ocs;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;

named! {
    /// Where a game turn stands.
    pub enum TurnStage {
        /// Weather is rolled.
        Weather = "weather",
        /// Who chooses to go first?
        Initiative = "initiative",
        /// The first player's turn.
        First = "first",
        /// The second player's turn.
        Second = "second",
        /// The end.
        End = "end",
    }
}

impl Phase<Ocs> for phase::Turn {
    fn run(&self, play: &mut Play) -> bool {
        let go = |play: &mut Play, stage| play.become_step(Step::Turn(stage));
        match self.stage {
            TurnStage::Weather => {
                let forecast = play.t.forecast(play.s.turn);
                let die = if forecast.preset { 1 } else { play.die("2.3/1", "log-weather") };
                play.s.weather = forecast.ground[usize::from(die) - 1];
                // A title whose charts know flight conditions rolls for them, too.
                let sum = if forecast.sky_preset || forecast.flight == [0; 2] {
                    12
                } else {
                    play.two_dice("2.3/1", "log-flight")
                };
                play.s.sky = forecast.sky(sum);
                play.s.fields.stale = true;
                go(play, TurnStage::Initiative);
            }
            TurnStage::Initiative => {
                if let Some(first) = play.t.then.get(usize::from(play.s.turn).saturating_sub(2)) {
                    play.s.first = *first;
                    go(play, TurnStage::First);
                    return true;
                }
                if let Some(first) = play.t.title.first(play.look()) {
                    play.s.first = first;
                    go(play, TurnStage::First);
                    return true;
                }
                // 2.3/2: tied totals are rolled again.
                let winner = loop {
                    let sums = Side::BOTH.map(|_| play.two_dice("2.3/2", "log-initiative"));
                    match sums[0].cmp(&sums[1]) {
                        std::cmp::Ordering::Greater => break Side::Allied,
                        std::cmp::Ordering::Less => break Side::Axis,
                        std::cmp::Ordering::Equal => {}
                    }
                };
                go(play, TurnStage::First);
                play.push(Step::Initiative { side: winner, asked: false });
            }
            TurnStage::First => {
                play.s.phasing = play.s.first;
                go(play, TurnStage::Second);
                play.push(Step::Player(PlayerStage::Begin));
            }
            TurnStage::Second => {
                play.s.phasing = play.s.first.other();
                go(play, TurnStage::End);
                play.push(Step::Player(PlayerStage::Begin));
            }
            TurnStage::End => {
                Side::BOTH.into_iter().for_each(|side| play.supply(side));
                if let Some(winners) = play.t.title.ends(play.look()) {
                    play.s.over = Some(winners);
                    return true;
                }
                play.s.turn += 1;
                play.s.simulcast = false;
                let turn = play.s.turn;
                play.say("2.1/1", || Text::new("log-turn").with("turn", turn));
                for vessel in &mut *play.s.vessels {
                    vessel.flags &= !crate::sea::state::hull::SHELLED;
                }
                for port in &mut *play.s.ports {
                    (port.wrecked, port.mended) = (false, false);
                }
                for work in &mut *play.s.hedgehogs {
                    work.worked = false;
                }
                for base in &mut *play.s.bases {
                    base.raised = false;
                }
                go(play, TurnStage::Weather);
            }
        }
        true
    }
}

impl Phase<Ocs> for phase::Initiative {
    fn candidates(&self, _: Look, _: Side, offer: Offers<Action>) -> Flow {
        offer(Action::First)?;
        offer(Action::Second)?;
        offer(Action::Simulcast)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Simulcast => simulcast::may_propose(self.asked),
            Action::First | Action::Second => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        if a == Action::Simulcast {
            return simulcast::propose(play, side);
        }
        play.s.first = if a == Action::First { side } else { side.other() };
        play.pop();
    }
}
