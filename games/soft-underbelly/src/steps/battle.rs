//! A battle from window (c) to its last survivor (battle.steps).

use sandtable_core::{Phase, Playing, Text, named};

use super::{Moment, Scope, Step, phase, window};
use crate::Mediterranean;
use crate::pieces::{Arm, DROPPED, Place, Side, place_value};
use crate::play::Play;
use crate::state::{Battle, flag};

named! {
    /// Where a battle stands.
    pub enum BattleStage {
        /// Window (c).
        Window,
        /// Interception of a landing.
        Intercept,
        /// Naval bombardment.
        Bombard,
        /// The defender flies aircraft out.
        FlyOut,
        /// The paratroops may jump.
        Drop,
        /// Is there anybody to fight?
        Ready,
        /// A round begins: the attacker declares support.
        Round,
        /// The defender declares support.
        Answer,
        /// Both roll; elites decide.
        Roll,
        /// The attacker absorbs losses.
        AttackerLosses,
        /// The defender absorbs losses.
        DefenderLosses,
        /// A declared retreat is carried out.
        Retreat,
        /// Is the battle decided?
        Check,
        /// After the last round: the attacker's Reserves.
        Reserves,
        /// After the last round: the defender's Reserves.
        ReservesAnswer,
        /// After the last round: a last retreat.
        LastRetreat,
        /// The last round has ended.
        Over,
        /// Some defenders may withdraw.
        Withdraw,
        /// Window (d).
        RoundWindow,
        /// Is anybody left to go on?
        Resume,
        /// The attacker goes on.
        Decide,
        /// The area is empty: the attacker may occupy it.
        Occupy,
        /// The attack has ended; paratroops and landing units are settled.
        Return,
        /// The battle is put away.
        Finish,
    }
}

/// The attacker turns to the battle for an area.
pub fn begin(play: &mut Play, target: Place) {
    play.s.battle = Battle { target, rounds: play.t.limits.rounds, ..Battle::default() };
    play.say("combat.order", || Text::new("log-battle").with("area", place_value(target)));
    play.push(Step::Battle(BattleStage::Window));
}

/// Stop Battle: it ends at this moment.
pub fn stop(play: &mut Play) {
    go(play, BattleStage::Return);
}

/// The attacker breaks off.
pub fn break_off(play: &mut Play) {
    play.say("landing.rounds/2", || Text::new("log-broken-off"));
    go(play, BattleStage::Return);
}

fn go(play: &mut Play, stage: BattleStage) {
    play.become_step(Step::Battle(stage));
}

/// A step comes first, then a stage.
fn first(play: &mut Play, step: Step, then: BattleStage) {
    play.push_then(step, Step::Battle(then));
}

impl Phase<Mediterranean> for phase::Battle {
    fn run(&self, play: &mut Play) -> bool {
        let attacker = play.s.active;
        let defender = attacker.other();
        let target = play.s.battle.target;
        let more_rounds = play.s.battle.round < play.s.battle.rounds;
        let hits = play.s.battle.hits;
        let losses = |side: Side, scope| Step::Losses { side, hits: hits[side as usize], scope };
        match self.stage {
            BattleStage::Window => {
                first(play, window::general(attacker, Moment::Battle), BattleStage::Intercept);
            }
            BattleStage::Intercept => {
                go(play, BattleStage::Bombard);
                if play.look().landing_force(target) > 0 {
                    play.push(Step::Intercept { to: target, landing: true, dice: 0 });
                }
            }
            BattleStage::Bombard => {
                go(play, BattleStage::FlyOut);
                if play.look().landing_force(target) > 0 && play.look().fights(defender) {
                    let (dice, hit) = (play.s.landing.fleets, play.t.hits.ship);
                    let hits = play.roll("bombard.naval/2", "log-bombardment", attacker, dice, hit);
                    play.push(Step::Losses { side: defender, hits, scope: Scope::Area(target) });
                }
            }
            BattleStage::FlyOut => {
                go(play, BattleStage::Drop);
                if play.look().attacked(target) {
                    play.push(Step::FlyOut);
                }
            }
            BattleStage::Drop => {
                go(play, BattleStage::Ready);
                // combat.emptied: without a defender only a landing is a battle to jump into.
                let look = play.look();
                let battle = look.fights(defender) || look.landing_force(target) > 0;
                if attacker == Side::Allies && look.attacked(target) && battle {
                    play.push(Step::Drop);
                }
            }
            BattleStage::Ready => {
                let next = match (play.look().fights(attacker), play.look().fights(defender)) {
                    (false, _) => BattleStage::Return,
                    (true, false) => BattleStage::Occupy,
                    (true, true) => BattleStage::Round,
                };
                go(play, next);
            }
            BattleStage::Round => {
                play.s.battle.round += 1;
                play.s.battle.tank = [false; 2];
                play.s.battle.hits = [0; 2];
                first(play, Step::Support(attacker), BattleStage::Answer);
            }
            BattleStage::Answer => first(play, Step::Support(defender), BattleStage::Roll),
            BattleStage::Roll => {
                roll(play, attacker);
                first(play, Step::Elite, BattleStage::AttackerLosses);
            }
            BattleStage::AttackerLosses => {
                first(play, losses(attacker, Scope::Attackers), BattleStage::DefenderLosses);
            }
            BattleStage::DefenderLosses => {
                first(play, losses(defender, Scope::Defenders), BattleStage::Retreat);
            }
            BattleStage::Retreat => {
                go(play, BattleStage::Check);
                if play.s.battle.retreating {
                    play.push(Step::Fall { all: true });
                }
            }
            BattleStage::Check => {
                let both = play.look().fights(attacker) && play.look().fights(defender);
                go(
                    play,
                    match both {
                        false => BattleStage::Ready,
                        true if more_rounds => BattleStage::Withdraw,
                        true => BattleStage::Reserves,
                    },
                );
            }
            BattleStage::Reserves => first(play, Step::Reserves(attacker), BattleStage::ReservesAnswer),
            BattleStage::ReservesAnswer | BattleStage::LastRetreat if more_rounds => {
                go(play, BattleStage::Withdraw);
            }
            BattleStage::ReservesAnswer => first(play, Step::Reserves(defender), BattleStage::LastRetreat),
            BattleStage::LastRetreat => first(play, Step::LastRetreat, BattleStage::Over),
            BattleStage::Over => {
                let held = play.look().fights(defender);
                go(play, if held { BattleStage::Return } else { BattleStage::Occupy });
            }
            BattleStage::Withdraw => first(play, Step::Fall { all: false }, BattleStage::RoundWindow),
            BattleStage::RoundWindow => {
                go(play, BattleStage::Resume);
                if play.look().fights(defender) {
                    play.push(window::general(attacker, Moment::Round));
                }
            }
            BattleStage::Resume if play.look().fights(attacker) && play.look().fights(defender) => {
                first(play, Step::Resolve, BattleStage::Decide);
            }
            BattleStage::Resume => go(play, BattleStage::Ready),
            BattleStage::Decide => go(play, BattleStage::Round),
            BattleStage::Occupy => first(play, Step::Advance, BattleStage::Return),
            BattleStage::Return => {
                settle_drop(play, target);
                first(play, Step::Return, BattleStage::Finish);
            }
            BattleStage::Finish => finish(play, target),
        }
        true
    }
}

/// combat.simultaneous: both roll before anybody absorbs.
fn roll(play: &mut Play, attacker: Side) {
    for side in [attacker, attacker.other()] {
        let (dice, hit) = play.look().dice(side);
        let hits = if dice > 0 { play.roll("combat.dice/1", "log-battle-dice", side, dice, hit) } else { 0 };
        play.s.battle.hits[side.other() as usize] = hits;
    }
}

/// paratroops.lost: where nobody holds the ground, those who jumped are lost.
fn settle_drop(play: &mut Play, target: Place) {
    for i in play.t.range(Side::Allies, Arm::Paratroops) {
        if play.s.units[i].place != DROPPED {
            continue;
        }
        if play.s.count(Side::Allies, target) > 0 {
            play.send(i, target);
            play.relieve(i);
        } else {
            play.remove(i);
            play.check_elimination();
        }
    }
}

fn finish(play: &mut Play, target: Place) {
    for i in 0..play.t.units {
        let unit = play.s.units[i];
        if unit.duty == target {
            play.relieve(i);
        }
        if unit.has(flag::SUPPORT) {
            play.unit(i).flags &= !flag::SUPPORT;
        }
    }
    play.s.arrows.retain(|a| a.to != target);
    play.s.battle = Battle::default();
    play.pop();
}
