//! Movement of the active side: groups by land, aircraft, convoys, partisans, and what may be done between steps.

use sandtable_board::{Set64, graph::flood};
use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal, Text};

use super::{ImpulseStage, Moment, Step, convoy, flight, interrupts, phase, window};
use crate::Mediterranean;
use crate::action::{Action, Rank, Who};
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, is_area, place_value};
use crate::play::Play;
use crate::refusals;
use crate::state::{STAYED, Unit, flag};

const NOT_ADJACENT: Refusal = Refusal::new("move.land/1", "why-not-adjacent");
const ENEMY_THERE: Refusal = Refusal::new("move.land/3", "why-enemy-there");
const BEEN_THERE: Refusal = Refusal::new("move.land/2", "why-been-there");
const SURROUNDED: Refusal = Refusal::new("move.land/3", "why-no-way");
const BEEN_EVERYWHERE: Refusal = Refusal::new("move.land/2", "why-no-way");
const FLOWN: Refusal = Refusal::new("move.air/2", "why-flown");
const NO_GROUND: Refusal = Refusal::new("move.air/1", "why-no-ground");
const NOT_IN_HAND: Refusal = Refusal::new("move.land/5", "why-not-in-hand");
const LAST_ONE: Refusal = Refusal::new("move.land/5", "why-last-one");
const PUT_DOWN_BEFORE: Refusal = Refusal::new("move.land/7", "why-put-down-before");
const EMPTY_HAND: Refusal = Refusal::new("move.land/4", "why-empty-hand");
const PARTISANS_MOVE: Refusal = Refusal::new("partisans.move", "why-partisans-move");
const HAS_ACTED: Refusal = Refusal::new("impulse.pass", "why-has-acted");

fn in_hand(unit: Unit) -> bool {
    unit.has(flag::HAND)
}

/// In hand, and not yet put down where it stands: else taking up and putting down would never end (move.land/7).
fn may_stay(unit: Unit) -> bool {
    in_hand(unit) && unit.visited & STAYED == 0
}

/// Areas that a group standing in `at` may step into, its members having visited `visited`.
fn exits(look: Look, side: Side, at: Place, visited: u32) -> Set64 {
    look.steps(side, at) - Set64::from_words([u64::from(visited)])
}

/// The land units in hand; they stand in one area.
fn group(look: Look, side: Side, hand: Place) -> impl Iterator<Item = Unit> {
    let there = Arm::LAND.into_iter().flat_map(move |arm| &look.s.units[look.there(side, arm, hand)]);
    there.copied().filter(|u| in_hand(*u))
}

/// Areas that members of the moving group have visited.
fn visited(look: Look, side: Side, hand: Place) -> u32 {
    group(look, side, hand).fold(0, |all, unit| all | unit.visited)
}

fn check_leave(look: Look, side: Side, who: Who) -> Result<(), Refusal> {
    let unit = look.find(side, who).map(|i| look.s.units[i]).filter(|u| in_hand(*u)).ok_or(NOT_IN_HAND)?;
    LAST_ONE.when(group(look, side, who.at).nth(1).is_none())?;
    PUT_DOWN_BEFORE.unless(may_stay(unit))
}

fn check_take(look: Look, side: Side, hand: Place, who: Who) -> Result<(), Refusal> {
    let unit = look.s.units[look.standing(side, who)?];
    refusals::NOT_A_LAND_UNIT.unless(who.arm.is_land())?;
    refusals::HAND_FULL.when(hand != 0 && (who.at != hand || in_hand(unit)))?;
    check_setting_out(look, side, unit, if hand == 0 { 0 } else { visited(look, side, hand) })
}

/// May a land unit set out from its area, alone or with a group that has been in `been`?
fn check_setting_out(look: Look, side: Side, unit: Unit, been: u32) -> Result<(), Refusal> {
    refusals::HELD.when(unit.has(flag::HELD))?;
    refusals::STRANGLED.when(look.strangled(side, unit.place))?;
    let stuck = exits(look, side, unit.place, unit.visited | been).is_empty();
    if stuck { Err(no_way(look, side, unit.place)) } else { Ok(()) }
}

/// Why a land unit finds no way out of its area: enemies, Operation Strangle, or it has been everywhere.
fn no_way(look: Look, side: Side, at: Place) -> Refusal {
    let free = look.t.next_to(at) - look.s.held(side.other());
    if free.is_empty() {
        SURROUNDED.with("area", place_value(at))
    } else if (free & look.open(side)).is_empty() {
        refusals::STRANGLED
    } else {
        BEEN_EVERYWHERE.with("area", place_value(at))
    }
}

fn check_take_off(look: Look, side: Side, hand: Place, who: Who) -> Result<(), Refusal> {
    let unit = look.s.units[look.standing(side, who)?];
    refusals::HAND_FULL.when(hand != 0)?;
    check_flying(look, side, unit)
}

/// May an aircraft take off?
fn check_flying(look: Look, side: Side, unit: Unit) -> Result<(), Refusal> {
    FLOWN.when(unit.has(flag::FLOWN))?;
    refusals::STRANGLED.when(look.strangled(side, unit.place))?;
    NO_GROUND.unless(look.can_fly(side, unit.place, true))
}

fn check_step(look: Look, side: Side, hand: Place, to: Place) -> Result<(), Refusal> {
    let there = place_value(to);
    NOT_ADJACENT.with("area", there).unless(look.t.next_to(hand).contains(to))?;
    ENEMY_THERE.with("area", there).when(look.enemies(side, to))?;
    refusals::STRANGLED.when(look.strangled(side, to) || look.strangled(side, hand))?;
    BEEN_THERE.with("area", there).unless(exits(look, side, hand, visited(look, side, hand)).contains(to))
}

/// Partisans move through any chain of triangle areas and end in an enemy one (partisans.move).
fn check_infiltration(look: Look, side: Side, who: Who, to: Place) -> Result<(), Refusal> {
    let (from, unit) = (who.at, look.s.units[look.standing(side, who)?]);
    let lies_in_wait = from != to && look.t.triangles.contains(to) && look.s.controller(to) != side;
    PARTISANS_MOVE.unless(lies_in_wait)?;
    let chain = flood(Set64::single(from), look.t.triangles.with(from), &look.t.links);
    PARTISANS_MOVE.unless(chain.contains(to))?;
    BEEN_THERE.with("area", place_value(to)).when(unit.visited & 1 << to != 0)
}

/// The group in hand goes to the next area.
fn step(play: &mut Play, side: Side, from: Place, to: Place) {
    play.s.acted = true;
    let mut count = 0;
    for i in play.t.each(side, &Arm::LAND) {
        if in_hand(play.s.units[i]) {
            play.send(i, to);
            let unit = play.unit(i);
            unit.visited = unit.visited & !STAYED | 1 << from;
            count += 1;
        }
    }
    play.become_step(Step::March { hand: to, moved: true });
    play.say("move.land/1", || {
        Text::new("log-marched")
            .with("side", side.seat())
            .with("count", count)
            .with("from", place_value(from))
            .with("area", place_value(to))
    });
    play.occupy(side, to);
    play.push(window::after_step(side, to));
}

fn put_down(play: &mut Play, i: usize) {
    let unit = play.unit(i);
    unit.flags &= !flag::HAND;
    unit.visited |= STAYED;
}

fn infiltrate(play: &mut Play, side: Side, who: Who, to: Place) {
    let Some(i) = play.look().find(side, who) else { return };
    let from = who.at;
    play.s.acted = true;
    play.send(i, to);
    play.unit(i).visited |= 1 << from;
    play.say("partisans.move", || {
        Text::new("log-infiltrated").with("from", place_value(from)).with("area", place_value(to))
    });
}

const fn partisans(at: Place, rank: Rank) -> Who {
    Who { arm: Arm::Partisans, at, rank }
}

/// What the group in hand may do.
fn go_on(look: Look, side: Side, hand: Place, offer: Offers<Action>) -> Flow {
    let (been, alone) = (visited(look, side, hand), group(look, side, hand).nth(1).is_none());
    exits(look, side, hand, been).into_iter().map(Action::Step).try_for_each(&mut *offer)?;
    if group(look, side, hand).any(may_stay) {
        offer(Action::Halt)?;
    }
    for (who, i) in look.each(side, &Arm::LAND, move |u| u.place == hand) {
        let unit = look.s.units[i];
        if !in_hand(unit) {
            if check_setting_out(look, side, unit, been).is_ok() {
                offer(Action::Take(who))?;
            }
        } else if !alone && may_stay(unit) {
            offer(Action::Leave(who.arm, who.rank))?;
        }
    }
    ON
}

/// What may be moved while the hand is empty.
fn set_out(look: Look, side: Side, offer: Offers<Action>) -> Flow {
    let points = look.s.transport[side as usize] > 0;
    for (who, i) in look.each(side, &Arm::LAND, |u| is_area(u.place)) {
        if check_setting_out(look, side, look.s.units[i], 0).is_ok() {
            offer(Action::Take(who))?;
        }
        if points && look.t.coast.contains(who.at) && convoy::check_embark(look, side, who).is_ok() {
            offer(Action::Embark(who))?;
        }
    }
    for (who, i) in look.each(side, &Arm::AIR, |u| is_area(u.place)) {
        if check_flying(look, side, look.s.units[i]).is_ok() {
            offer(Action::Take(who))?;
        }
    }
    for (who, _) in look.each(side, &[Arm::Partisans], |u| is_area(u.place)) {
        for to in look.t.triangles {
            if check_infiltration(look, side, who, to).is_ok() {
                offer(Action::Infiltrate(who.at, to, who.rank))?;
            }
        }
    }
    ON
}

impl Phase<Mediterranean> for phase::March {
    /// Movement has the longest lists: each unit is looked at once.
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        if self.hand == 0 {
            set_out(look, side, offer)?
        } else {
            go_on(look, side, self.hand, offer)?
        }
        interrupts::legal(look, side, Moment::March, offer)?;
        if self.hand != 0 {
            return ON;
        }
        if !look.s.acted {
            offer(Action::Pass)?;
        }
        offer(Action::Done)
    }

    fn sure(&self) -> bool {
        true
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let hand = self.hand;
        match a {
            Action::Take(who) if who.arm.is_air() => check_take_off(look, side, hand, who),
            Action::Take(who) => check_take(look, side, hand, who),
            Action::Step(_) | Action::Halt | Action::Leave(..) if hand == 0 => Err(EMPTY_HAND),
            Action::Step(to) => check_step(look, side, hand, to),
            Action::Halt => PUT_DOWN_BEFORE.unless(group(look, side, hand).any(may_stay)),
            Action::Leave(arm, rank) => check_leave(look, side, Who { arm, at: hand, rank }),
            Action::Embark(_) | Action::Infiltrate(..) | Action::Pass | Action::Done if hand != 0 => {
                Err(refusals::HAND_FULL)
            }
            Action::Embark(who) => convoy::check_embark(look, side, who),
            Action::Infiltrate(at, to, rank) => check_infiltration(look, side, partisans(at, rank), to),
            Action::Pass => HAS_ACTED.when(look.s.acted),
            Action::Done => Ok(()),
            // window.active: with a group in hand, too.
            _ => interrupts::check(look, side, Moment::March, a),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Take(who) => {
                let Some(i) = play.look().find(side, who) else { return };
                if who.arm.is_air() {
                    play.s.acted = true;
                    return flight::take_off(play, i, false);
                }
                play.unit(i).flags |= flag::HAND;
                if self.hand == 0 {
                    play.become_step(Step::March { hand: who.at, moved: false });
                }
            }
            Action::Step(to) => step(play, side, self.hand, to),
            Action::Leave(arm, rank) => {
                if let Some(i) = play.look().find(side, Who { arm, at: self.hand, rank }) {
                    put_down(play, i);
                }
            }
            Action::Halt => {
                for i in play.t.each(side, &Arm::LAND) {
                    if in_hand(play.s.units[i]) {
                        put_down(play, i);
                    }
                }
                play.become_step(Step::March { hand: 0, moved: false });
            }
            Action::Embark(who) => {
                play.push(Step::Convoy);
                convoy::embark(play, side, who);
            }
            Action::Infiltrate(at, to, rank) => infiltrate(play, side, partisans(at, rank), to),
            Action::Pass => {
                play.pop();
                play.become_step(Step::Impulse(ImpulseStage::Lapse));
                play.say("impulse.pass", || Text::new("log-passed").with("side", side.seat()));
            }
            Action::Done => play.pop(),
            _ => interrupts::apply(play, side, a),
        }
    }

    /// A group that was bombed away or drawn off is in nobody's hand.
    fn run(&self, play: &mut Play) -> bool {
        if self.hand != 0 && group(play.look(), play.s.active, self.hand).next().is_none() {
            play.become_step(Step::March { hand: 0, moved: false });
        }
        false
    }
}
