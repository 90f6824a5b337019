//! A battle, in the order of 11.21.

use arrayvec::ArrayVec;
use sandtable_core::Text;

use super::Step;
use crate::action::UnitId;
use crate::cards::{Force, modifiers};
use crate::pieces::{CardId, Event, Lies, Nation, Side};
use crate::play::{Play, space_value};
use crate::state::{Battle, CARDS, Flank, flag};

/// Where a battle stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Supply is looked at, and a flank attempt is rolled for.
    Supply {
        /// Is a flank attack tried?
        flank: bool,
    },
    /// The attacker plays combat cards.
    Attacker,
    /// The defender does.
    Defender,
    /// The first fire, or both.
    Fire,
    /// A side takes losses.
    Hit {
        /// The attacker?
        attacker: bool,
        /// The second of both?
        last: bool,
    },
    /// The winner is known.
    Result,
    /// The defenders have gone, or not.
    Advance,
    /// Nothing is left of it.
    End,
}

pub fn run(play: &mut Play, stage: Stage) -> bool {
    let go = |play: &mut Play, stage| play.become_step(Step::Battle(stage));
    let (attacker, defender) = (play.s.acting, play.s.acting.other());
    match stage {
        Stage::Supply { flank } => {
            go(play, Stage::Attacker);
            begin(play, flank);
        }
        Stage::Attacker => {
            go(play, Stage::Defender);
            play.push(Step::CombatCards(attacker));
        }
        Stage::Defender => {
            go(play, Stage::Fire);
            play.push(Step::CombatCards(defender));
        }
        Stage::Fire => {
            if modifiers(play.look(), Force::Defender).disengage {
                go(play, Stage::Result);
            } else {
                let first = play.look().fires_first();
                if first != Some(Force::Defender) {
                    fire(play, Force::Attacker);
                }
                if first != Some(Force::Attacker) {
                    fire(play, Force::Defender);
                }
                go(play, Stage::Hit { attacker: first == Some(Force::Defender), last: false });
            }
        }
        Stage::Hit { attacker: hits_attacker, last } => {
            let force = if hits_attacker { Force::Attacker } else { Force::Defender };
            // Whoever has taken his losses first fires next, with what is left.
            let next = if last { Stage::Result } else { Stage::Hit { attacker: !hits_attacker, last: true } };
            go(play, next);
            if last && !play.s.battle.fired[force.other() as usize] {
                fire(play, force.other());
            }
            hit(play, force);
        }
        Stage::Result => {
            go(play, Stage::Advance);
            result(play);
        }
        Stage::Advance => {
            go(play, Stage::End);
            if vacated(play) {
                play.s.battle.vacated = true;
                play.push(Step::Pursuit);
            }
        }
        Stage::End => end(play),
    }
    true
}

/// 13.11: the supply of both forces; then the flank roll (11.33).
fn begin(play: &mut Play, flank: bool) {
    play.trace();
    play.s.battle.out = play.look().cut_forces();
    for flags in play.s.flags.iter_mut().filter(|f| **f & flag::ATTACKS != 0) {
        *flags |= flag::FOUGHT;
    }
    play.s.battle.from = play.look().force(Force::Attacker).map(|id| play.look().at(id)).collect();
    let germans = play.look().force(Force::Defender).any(|id| play.t.nation(id) == Nation::Ge);
    play.s.battle.german = germans;
    if !flank {
        return;
    }
    let bonus = play.s.battle.from.len() as i8 - 1 + play.s.deed.flank;
    let die = play.die("11.33/1", "log-flank-die", play.s.acting);
    let won = die + bonus >= play.t.limits.flank;
    play.s.battle.flank = if won { Flank::Won } else { Flank::Lost };
    let (rule, text) = if won { ("11.33/1", "log-flank-won") } else { ("11.33/2", "log-flank-lost") };
    play.say(rule, || Text::new(text).with("total", i32::from(die + bonus)));
}

/// 11.28: a force rolls; one without a unit left does not, and inflicts nothing.
fn fire(play: &mut Play, force: Force) {
    play.s.battle.fired[force as usize] = true;
    let look = play.look();
    let stands = look.stack(look.s.battle.target).any(|id| look.t.side(id) == look.side_of(Force::Defender));
    let able = match force {
        Force::Attacker => look.force(force).next().is_some(),
        // Where all have retreated before, the fort or nothing fires (11.57).
        Force::Defender => look.force(force).next().is_some() || stands,
    };
    if !able {
        return;
    }
    let shot = look.shot(force);
    let die = play.die("11.28/1", "log-fire-die", play.look().side_of(force));
    let (number, bold) = play.t.fire[shot.table].result(shot.column + shot.shift, die + shot.drm);
    play.s.battle.numbers[force as usize] = number;
    if force == Force::Attacker {
        play.s.battle.bold = bold || modifiers(play.look(), force).bold;
    }
    let side = play.look().side_of(force);
    play.say("11.28/1", || Text::new("log-fire").with("side", side.seat()).with("number", number));
}

/// A force takes the losses that the other has inflicted.
fn hit(play: &mut Play, force: Force) {
    let number = play.s.battle.numbers[force.other() as usize];
    let side = play.look().side_of(force);
    if force == Force::Defender {
        if number > 0 {
            scatter(play);
        }
        let [mine, theirs] = play.s.battle.numbers;
        // 11.474: after a flank attack nobody knows yet what the survivors will inflict.
        let above = mine > theirs || !play.s.battle.fired[1];
        if play.s.battle.bold && above && play.look().may_be_overrun() {
            play.s.battle.overrun = true;
            play.push(Step::Overrun);
            return;
        }
    }
    play.push(Step::Losses { side, left: number, least: 0 });
}

/// 11.57/2: units that retreated into the space earlier are eliminated at once.
fn scatter(play: &mut Play) {
    let (target, side) = (play.s.battle.target, play.s.acting.other());
    for id in play.t.ids() {
        if play.look().at(id) == target && play.t.side(id) == side && play.s.is(id, flag::RETREATED) {
            play.eliminate(id, false, "11.57/2");
        }
    }
}

/// The defenders that are left, those that retreated before among them.
fn defenders(play: &Play) -> ArrayVec<UnitId, 16> {
    let (target, side) = (play.s.battle.target, play.s.acting.other());
    play.look().stack(target).filter(|id| play.t.side(*id) == side).take(16).collect()
}

/// 11.282, 11.283: who wins, what becomes of the cards, and whether the defenders must go.
fn result(play: &mut Play) {
    let disengages = modifiers(play.look(), Force::Defender).disengage;
    let [mine, theirs] = play.s.battle.numbers;
    let wins = disengages || mine > theirs;
    let winner = match mine.cmp(&theirs) {
        _ if wins => Some(play.s.acting),
        std::cmp::Ordering::Less => Some(play.s.acting.other()),
        _ => None,
    };
    settle_cards(play, winner);
    match winner {
        Some(side) => play.say("11.282/1", || Text::new("log-wins").with("side", side.seat())),
        None => play.say("11.282/2", || Text::new("log-nobody-wins")),
    }
    if defenders(play).is_empty() || !wins {
        play.s.battle.overrun &= wins;
        return;
    }
    for id in defenders(play) {
        play.s.flags[usize::from(id)] |= flag::ROUTED;
    }
    if play.s.battle.overrun {
        play.s.battle.length = 2;
        overrun_morale(play);
        play.push(Step::Relocate);
        return;
    }
    // 11.52
    play.s.battle.length = if !disengages && mine - theirs == 1 { 1 } else { 2 };
    play.push(Step::Retreat);
    if !disengages {
        play.push(Step::Stand);
    }
}

/// 11.473: overrun Italian infantry divisions are lost for good after Poor Morale, unless Germans stood with them.
fn overrun_morale(play: &mut Play) {
    for id in defenders(play) {
        if brittle(play, id) {
            play.eliminate(id, true, "11.473");
        }
    }
}

/// Is a division lost for good when overrun (11.473)?
pub fn brittle(play: &Play, id: UnitId) -> bool {
    let counter = play.t.counter(id);
    play.s.battle.overrun
        && play.s.events.has(Event::PoorMorale)
        && !play.s.battle.german
        && counter.nation == Nation::It
        && counter.division
        && !play.look().armour(id)
}

/// 7.611 to 7.613: the winner keeps his combat cards face up, the loser discards them.
fn settle_cards(play: &mut Play, winner: Option<Side>) {
    for side in Side::BOTH {
        let used = play.s.battle.cards[side as usize];
        play.s.deed.cards[side as usize] |= used;
        for number in (1..=CARDS).filter(|n| used >> n & 1 == 1) {
            let card = CardId { side, number };
            let spec = play.t.card(card);
            let lies = match (spec.star, spec.one) {
                (true, _) => Lies::Gone,
                (_, true) => Lies::Discard,
                _ if winner == Some(side) => Lies::Open,
                _ => Lies::Discard,
            };
            play.lay(card, lies, true);
        }
    }
}

/// Have the defenders left or died, so that the attackers may advance (11.61)?
fn vacated(play: &Play) -> bool {
    let attackers = play.look().force(Force::Attacker).next().is_some();
    attackers && defenders(play).is_empty()
}

fn end(play: &mut Play) {
    let target = play.s.battle.target;
    for flags in &mut play.s.flags {
        *flags &= !(flag::ATTACKS | flag::ROUTED | flag::DOOMED);
    }
    // 7.28/3: markers go when nobody is left to attack with.
    let mut attacks = play.s.deed.attacks;
    for at in play.s.deed.attacks.iter() {
        let mut here = play.look().stack(at).filter(|id| play.t.side(*id) == play.s.acting);
        if here.all(|id| play.s.is(id, flag::FOUGHT)) {
            attacks = attacks.without(at);
        }
    }
    play.s.deed.attacks = attacks;
    play.s.battle = Battle::NONE;
    play.say("7.28/3", || Text::new("log-battle-over").with("space", space_value(target)));
    play.pop();
}
