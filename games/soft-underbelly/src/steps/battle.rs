//! A battle from window (c) to its last survivor (battle.steps).

use sandtable_core::Text;

use super::{Moment, Scope, Step, window};
use crate::pieces::{Arm, DROPPED, Place, Side};
use crate::play::{Play, place_value};
use crate::state::{Battle, flag};

/// Where a battle stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
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

impl Stage {
    /// All stages in order.
    pub const ALL: [Stage; 24] = [
        Stage::Window,
        Stage::Intercept,
        Stage::Bombard,
        Stage::FlyOut,
        Stage::Drop,
        Stage::Ready,
        Stage::Round,
        Stage::Answer,
        Stage::Roll,
        Stage::AttackerLosses,
        Stage::DefenderLosses,
        Stage::Retreat,
        Stage::Check,
        Stage::Reserves,
        Stage::ReservesAnswer,
        Stage::LastRetreat,
        Stage::Over,
        Stage::Withdraw,
        Stage::RoundWindow,
        Stage::Resume,
        Stage::Decide,
        Stage::Occupy,
        Stage::Return,
        Stage::Finish,
    ];
}

/// The attacker turns to the battle for an area.
pub fn begin(play: &mut Play, target: Place) {
    play.s.battle = Battle { target, rounds: play.t.limits.rounds, ..Battle::default() };
    play.say("combat.order", || Text::new("log-battle").with("area", place_value(target)));
    play.push(Step::Battle(Stage::Window));
}

/// Stop Battle: it ends at this moment.
pub fn stop(play: &mut Play) {
    go(play, Stage::Return);
}

/// The attacker breaks off.
pub fn break_off(play: &mut Play) {
    play.say("landing.rounds/2", || Text::new("log-broken-off"));
    go(play, Stage::Return);
}

fn go(play: &mut Play, stage: Stage) {
    play.become_step(Step::Battle(stage));
}

pub fn run(play: &mut Play, stage: Stage) -> bool {
    let attacker = play.s.active;
    let defender = attacker.other();
    let target = play.s.battle.target;
    let more_rounds = play.s.battle.round < play.s.battle.rounds;
    match stage {
        Stage::Window => {
            go(play, Stage::Intercept);
            window::open(play, Moment::Battle);
        }
        Stage::Intercept => {
            go(play, Stage::Bombard);
            if play.look().landing_force(target) > 0 {
                play.push(Step::Intercept { to: target, landing: true, dice: 0 });
            }
        }
        Stage::Bombard => {
            go(play, Stage::FlyOut);
            if play.look().landing_force(target) > 0 && play.look().fights(defender) {
                let (dice, hit) = (play.s.landing.fleets, play.t.hits.ship);
                let hits = play.roll("bombard.naval/2", "log-bombardment", attacker, dice, hit);
                play.push(Step::Losses { side: defender, hits, scope: Scope::Area(target) });
            }
        }
        Stage::FlyOut => {
            go(play, Stage::Drop);
            if play.look().attacked(target) {
                play.push(Step::FlyOut);
            }
        }
        Stage::Drop => {
            go(play, Stage::Ready);
            // combat.emptied: without a defender only a landing is a battle to jump into.
            let look = play.look();
            let battle = look.fights(defender) || look.landing_force(target) > 0;
            if attacker == Side::Allies && look.attacked(target) && battle {
                play.push(Step::Drop);
            }
        }
        Stage::Ready => {
            let next = match (play.look().fights(attacker), play.look().fights(defender)) {
                (false, _) => Stage::Return,
                (true, false) => Stage::Occupy,
                (true, true) => Stage::Round,
            };
            go(play, next);
        }
        Stage::Round => {
            play.s.battle.round += 1;
            play.s.battle.tank = [false; 2];
            play.s.battle.hits = [0; 2];
            go(play, Stage::Answer);
            play.push(Step::Support(attacker));
        }
        Stage::Answer => {
            go(play, Stage::Roll);
            play.push(Step::Support(defender));
        }
        Stage::Roll => {
            roll(play, attacker);
            go(play, Stage::AttackerLosses);
            play.push(Step::Elite);
        }
        Stage::AttackerLosses => {
            go(play, Stage::DefenderLosses);
            let hits = play.s.battle.hits[attacker as usize];
            play.push(Step::Losses { side: attacker, hits, scope: Scope::Attackers });
        }
        Stage::DefenderLosses => {
            go(play, Stage::Retreat);
            let hits = play.s.battle.hits[defender as usize];
            play.push(Step::Losses { side: defender, hits, scope: Scope::Defenders });
        }
        Stage::Retreat => {
            go(play, Stage::Check);
            if play.s.battle.retreating {
                play.push(Step::Fall { all: true });
            }
        }
        Stage::Check => {
            let next = if !play.look().fights(attacker) || !play.look().fights(defender) {
                Stage::Ready
            } else if more_rounds {
                Stage::Withdraw
            } else {
                Stage::Reserves
            };
            go(play, next);
        }
        Stage::Reserves => {
            go(play, Stage::ReservesAnswer);
            play.push(Step::Reserves(attacker));
        }
        Stage::ReservesAnswer if more_rounds => go(play, Stage::Withdraw),
        Stage::ReservesAnswer => {
            go(play, Stage::LastRetreat);
            play.push(Step::Reserves(defender));
        }
        Stage::LastRetreat if more_rounds => go(play, Stage::Withdraw),
        Stage::LastRetreat => {
            go(play, Stage::Over);
            play.push(Step::LastRetreat);
        }
        Stage::Over => {
            let next = if play.look().fights(defender) { Stage::Return } else { Stage::Occupy };
            go(play, next);
        }
        Stage::Withdraw => {
            go(play, Stage::RoundWindow);
            play.push(Step::Fall { all: false });
        }
        Stage::RoundWindow => {
            go(play, Stage::Resume);
            if play.look().fights(defender) {
                window::open(play, Moment::Round);
            }
        }
        Stage::Resume => {
            if play.look().fights(attacker) && play.look().fights(defender) {
                go(play, Stage::Decide);
                play.push(Step::Resolve);
            } else {
                go(play, Stage::Ready);
            }
        }
        Stage::Decide => go(play, Stage::Round),
        Stage::Occupy => {
            go(play, Stage::Return);
            play.push(Step::Advance);
        }
        Stage::Return => {
            go(play, Stage::Finish);
            settle_drop(play, target);
            play.push(Step::Return);
        }
        Stage::Finish => finish(play, target),
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
