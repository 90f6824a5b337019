//! A battle from window (c) to its last survivor (battle.steps).

use sandtable_core::{Text, named};

use super::{Moment, Scope, Step, window};
use crate::pieces::{Arm, DROPPED, Place, Side};
use crate::play::{Play, place_value};
use crate::state::{Battle, flag};

named! {
    /// Where a battle stands.
    pub enum BattleStage {
        /// Window (c).
        Window = "window",
        /// Interception of a landing.
        Intercept = "intercept",
        /// Naval bombardment.
        Bombard = "bombard",
        /// The defender flies aircraft out.
        FlyOut = "flyout",
        /// The paratroops may jump.
        Drop = "drop",
        /// Is there anybody to fight?
        Ready = "ready",
        /// A round begins: the attacker declares support.
        Round = "round",
        /// The defender declares support.
        Answer = "answer",
        /// Both roll; elites decide.
        Roll = "roll",
        /// The attacker absorbs losses.
        AttackerLosses = "attackerlosses",
        /// The defender absorbs losses.
        DefenderLosses = "defenderlosses",
        /// A declared retreat is carried out.
        Retreat = "retreat",
        /// Is the battle decided?
        Check = "check",
        /// After the last round: the attacker's Reserves.
        Reserves = "reserves",
        /// After the last round: the defender's Reserves.
        ReservesAnswer = "reservesanswer",
        /// After the last round: a last retreat.
        LastRetreat = "lastretreat",
        /// The last round has ended.
        Over = "over",
        /// Some defenders may withdraw.
        Withdraw = "withdraw",
        /// Window (d).
        RoundWindow = "roundwindow",
        /// Is anybody left to go on?
        Resume = "resume",
        /// The attacker goes on.
        Decide = "decide",
        /// The area is empty: the attacker may occupy it.
        Occupy = "occupy",
        /// The attack has ended; paratroops and landing units are settled.
        Return = "return",
        /// The battle is put away.
        Finish = "finish",
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

pub fn run(play: &mut Play, stage: BattleStage) -> bool {
    let attacker = play.s.active;
    let defender = attacker.other();
    let target = play.s.battle.target;
    let more_rounds = play.s.battle.round < play.s.battle.rounds;
    match stage {
        BattleStage::Window => {
            go(play, BattleStage::Intercept);
            window::open(play, Moment::Battle);
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
            go(play, BattleStage::Answer);
            play.push(Step::Support(attacker));
        }
        BattleStage::Answer => {
            go(play, BattleStage::Roll);
            play.push(Step::Support(defender));
        }
        BattleStage::Roll => {
            roll(play, attacker);
            go(play, BattleStage::AttackerLosses);
            play.push(Step::Elite);
        }
        BattleStage::AttackerLosses => {
            go(play, BattleStage::DefenderLosses);
            let hits = play.s.battle.hits[attacker as usize];
            play.push(Step::Losses { side: attacker, hits, scope: Scope::Attackers });
        }
        BattleStage::DefenderLosses => {
            go(play, BattleStage::Retreat);
            let hits = play.s.battle.hits[defender as usize];
            play.push(Step::Losses { side: defender, hits, scope: Scope::Defenders });
        }
        BattleStage::Retreat => {
            go(play, BattleStage::Check);
            if play.s.battle.retreating {
                play.push(Step::Fall { all: true });
            }
        }
        BattleStage::Check => {
            let next = if !play.look().fights(attacker) || !play.look().fights(defender) {
                BattleStage::Ready
            } else if more_rounds {
                BattleStage::Withdraw
            } else {
                BattleStage::Reserves
            };
            go(play, next);
        }
        BattleStage::Reserves => {
            go(play, BattleStage::ReservesAnswer);
            play.push(Step::Reserves(attacker));
        }
        BattleStage::ReservesAnswer if more_rounds => go(play, BattleStage::Withdraw),
        BattleStage::ReservesAnswer => {
            go(play, BattleStage::LastRetreat);
            play.push(Step::Reserves(defender));
        }
        BattleStage::LastRetreat if more_rounds => go(play, BattleStage::Withdraw),
        BattleStage::LastRetreat => {
            go(play, BattleStage::Over);
            play.push(Step::LastRetreat);
        }
        BattleStage::Over => {
            let next = if play.look().fights(defender) { BattleStage::Return } else { BattleStage::Occupy };
            go(play, next);
        }
        BattleStage::Withdraw => {
            go(play, BattleStage::RoundWindow);
            play.push(Step::Fall { all: false });
        }
        BattleStage::RoundWindow => {
            go(play, BattleStage::Resume);
            if play.look().fights(defender) {
                window::open(play, Moment::Round);
            }
        }
        BattleStage::Resume => {
            if play.look().fights(attacker) && play.look().fights(defender) {
                go(play, BattleStage::Decide);
                play.push(Step::Resolve);
            } else {
                go(play, BattleStage::Ready);
            }
        }
        BattleStage::Decide => go(play, BattleStage::Round),
        BattleStage::Occupy => {
            go(play, BattleStage::Return);
            play.push(Step::Advance);
        }
        BattleStage::Return => {
            go(play, BattleStage::Finish);
            settle_drop(play, target);
            play.push(Step::Return);
        }
        BattleStage::Finish => finish(play, target),
    }
    true
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
