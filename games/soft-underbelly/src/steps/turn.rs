//! A turn from its first step to its last.

use sandtable_core::{Phase, Playing, Text, named};

use super::{ImpulseStage, Step, phase};
use crate::Mediterranean;
use crate::pieces::{Arm, Hull, Ship, Side, is_area};
use crate::play::Play;
use crate::state::{How, flag};

named! {
    /// Where a turn stands.
    pub enum TurnStage {
        /// Overlord, if it is time.
        Start,
        /// The initiative roll.
        Initiative,
        /// Reinforcements of the player with the initiative.
        First,
        /// Reinforcements of the other.
        Second,
        /// The impulses.
        Impulses,
        /// An extra impulse may be claimed.
        Extra,
        /// Logistic Effort of the player with the initiative.
        Supply,
        /// Logistic Effort of the other.
        SupplySecond,
        /// Removal and the end of the turn.
        End,
    }
}

impl Phase<Mediterranean> for phase::Turn {
    fn run(&self, play: &mut Play) -> bool {
        let go = |play: &mut Play, stage| play.become_step(Step::Turn(stage));
        let first = play.s.initiative;
        match self.stage {
            TurnStage::Start => {
                go(play, TurnStage::Initiative);
                play.s.impulse = 0;
                if play.s.turn == play.t.limits.overlord_turn {
                    overlord(play);
                }
            }
            TurnStage::Initiative => {
                let winner = roll_initiative(play);
                play.push_then(Step::Initiative(winner), Step::Turn(TurnStage::First));
            }
            TurnStage::First => {
                go(play, TurnStage::Second);
                reinforce(play, first);
            }
            TurnStage::Second => {
                go(play, TurnStage::Impulses);
                reinforce(play, first.other());
            }
            // impulse.both-pass
            TurnStage::Impulses if play.s.passes < 2 => {
                if play.s.impulse < play.t.limits.impulses {
                    let answers = play.s.impulse % 2 == 1;
                    begin_impulse(play, if answers { first.other() } else { first });
                } else {
                    // events.*.extra-impulse/2: only the player who did not play the last impulse.
                    play.push_then(Step::Extra(play.s.active.other()), Step::Turn(TurnStage::Extra));
                }
            }
            TurnStage::Impulses | TurnStage::Extra => {
                play.s.impulse = 0;
                go(play, TurnStage::Supply);
            }
            TurnStage::Supply => {
                play.s.evented = [false; 2];
                play.push_then(Step::Supply(first), Step::Turn(TurnStage::SupplySecond));
            }
            TurnStage::SupplySecond => {
                play.push_then(Step::Supply(first.other()), Step::Turn(TurnStage::End));
            }
            TurnStage::End => end(play),
        }
        true
    }
}

/// Starts the next impulse for a side.
pub fn begin_impulse(play: &mut Play, side: Side) {
    play.s.impulse += 1;
    play.s.active = side;
    play.s.evented = [false; 2];
    play.s.acted = false;
    let (impulse, limit) = (play.s.impulse, play.t.limits.impulses);
    play.say("impulse.alternate", || {
        let extra = impulse.saturating_sub(limit);
        Text::new("log-impulse").with("side", side.seat()).with("impulse", impulse).with("extra", extra)
    });
    play.push(Step::Impulse(ImpulseStage::Open));
}

/// overlord.when: the paratroops go, and a fleet that the Allies choose.
fn overlord(play: &mut Play) {
    play.say("overlord.when", || Text::new("log-overlord"));
    play.s.transport[Side::Allies as usize] = play.t.transport.allies_overlord;
    for i in play.t.range(Side::Allies, Arm::Paratroops) {
        play.banish(i);
    }
    play.check_elimination();
    if [Ship::American, Ship::British].iter().any(|s| play.s.ship(*s) != Hull::Gone) {
        play.push(Step::Overlord);
    }
}

/// initiative.roll: a tie goes to the Allies.
fn roll_initiative(play: &mut Play) -> Side {
    let (allies, axis) = (play.chance.die(), play.chance.die());
    play.say("initiative.roll/1", || {
        Text::new("log-initiative-roll").with("allies", allies).with("axis", axis)
    });
    if allies >= axis { Side::Allies } else { Side::Axis }
}

fn reinforce(play: &mut Play, side: Side) {
    // turn.reinforce: neither reinforcements nor conversions on the first turn.
    if play.s.turn <= 1 {
        return;
    }
    play.s.evented = [false; 2];
    let printed = play.t.reinforcements.get(usize::from(play.s.turn) - 1).map_or(0, |r| r[side as usize]);
    let left = printed.min(play.look().pool(side, Arm::Cube) as u8);
    play.push(Step::Reinforce { side, left, converting: false });
}

/// The supply phase and the end-of-turn steps, in the order that the ledger rules.
fn end(play: &mut Play) {
    remove_unsupplied(play);
    if play.s.over.is_some() {
        return;
    }
    if !play.s.surrendered && play.t.italy.intersects(play.s.allied) {
        surrender(play);
    }
    if play.s.over.is_some() || victory(play) {
        return;
    }
    // turn.end/2
    let overlord = play.s.turn + 1 >= play.t.limits.overlord_turn;
    play.s.transport = [
        if overlord { play.t.transport.allies_overlord } else { play.t.transport.allies },
        if play.s.ship(Ship::Italian) == Hull::Gone { 0 } else { play.t.transport.axis },
    ];
    // turn.end/3
    for i in 0..play.t.units {
        if play.s.units[i].used() {
            play.unit(i).flags &= !flag::USED;
        }
    }
    for hull in &mut play.s.ships {
        if *hull == Hull::Used {
            *hull = Hull::Ready;
        }
    }
    play.s.turn += 1;
    play.s.passes = 0;
    play.s.bought = false;
    play.s.logistics = [false; 2];
    play.s.evented = [false; 2];
    let turn = play.s.turn;
    play.say("turn.end/4", || Text::new("log-turn").with("turn", turn));
    play.become_step(Step::Turn(TurnStage::Start));
}

/// supply.effect: supply of both sides is determined first, then all unsupplied units go together.
fn remove_unsupplied(play: &mut Play) {
    let supplied = Side::BOTH.map(|side| play.look().supplied(side));
    for i in 0..play.t.units {
        let (side, arm) = play.t.owners[i];
        let place = play.s.units[i].place;
        if !is_area(place) || arm == Arm::Partisans || supplied[side as usize].contains(place) {
            continue;
        }
        // events.allied.logistics: Munich is not saved.
        let saved = play.s.logistics[side as usize] && !(side == Side::Allies && place == play.t.munich);
        if !saved {
            play.remove(i);
        }
    }
    play.check_elimination();
}

/// surrender.units: Italian counters leave for good, from the map or the pool.
fn surrender(play: &mut Play) {
    play.s.surrendered = true;
    play.say("surrender.trigger", || Text::new("log-surrender"));
    for arm in [Arm::ItalianTank, Arm::ItalianAircraft] {
        for i in play.t.range(Side::Axis, arm) {
            play.banish(i);
        }
    }
    play.sink(Ship::Italian);
    play.s.transport[Side::Axis as usize] = 0;
    play.check_elimination();
}

/// Munich at the end of any turn, the stars after the last one.
fn victory(play: &mut Play) -> bool {
    play.settle();
    let supplied = Side::BOTH.map(|side| play.look().supplied(side));
    let munich = play.t.munich;
    let garrison = play.look().all(Side::Allies, &Arm::LAND, move |u| u.place == munich).next().is_some();
    if garrison && supplied[Side::Allies as usize].contains(munich) {
        play.end(Some(Side::Allies), How::Munich);
        return true;
    }
    if play.s.turn < play.t.last_turn {
        return false;
    }
    let [allies, axis] = Side::BOTH.map(|side| {
        let held = play.look().own(side) & play.t.stars & supplied[side as usize];
        held.len() + usize::from(play.t.given[side as usize])
    });
    play.say("victory.final/1", || {
        Text::new("log-stars").with("allies", allies as u8).with("axis", axis as u8)
    });
    play.end(
        match allies.cmp(&axis) {
            std::cmp::Ordering::Greater => Some(Side::Allies),
            std::cmp::Ordering::Less => Some(Side::Axis),
            std::cmp::Ordering::Equal => None,
        },
        How::Final,
    );
    true
}
