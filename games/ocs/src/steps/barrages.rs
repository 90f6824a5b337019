//! Artillery barrages: target, guns, supply by one way, shifts and result (10.0, 10.1).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Cause, Fight, Step, facility, mission, not_now, phase, refit, salvo};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::air::{Aim, Moment};
use crate::camps::Pool;
use crate::combat::{attackers, batteries};
use crate::fields::Conduit;
use crate::look::Look;
use crate::pieces::{Closeness, Mode, Side, Sink};
use crate::play::{Play, hex_value};
use crate::refusals;
use crate::state::{Battle, NO_BATTLE, Roll, flag};
use crate::supply::reach_of;
use crate::tables::Strike;

const STRUCK: Refusal = Refusal::new("10.0e/A", "why-barraged-already");
const MOVING: Refusal = Refusal::new("10.0e/C", "why-not-now");
const FIRED: Refusal = Refusal::new("10.0e/B", "why-has-fired");
const NO_GUN: Refusal = Refusal::new("10.0/1", "why-no-gun");
const RANGE: Refusal = Refusal::new("10.1a", "why-out-of-range");
const MODE: Refusal = Refusal::new("13.4a", "why-guns-mode");
const REACTION: Refusal = Refusal::new("7.0a/2", "why-not-in-reaction");
const ONE_WAY: Refusal = Refusal::new("10.1b/A", "why-no-conduit");
const SHORT: Refusal = Refusal::new("10.1b/2", "why-cannot-pay");
const JOINED: Refusal = Refusal::new("10.0e/B", "why-joined");
const NO_POINTS: Refusal = Refusal::new("10.0/5", "why-no-gun");

/// May a gun fire at a hex?
fn fires(look: Look, side: Side, id: UnitId, target: Hex, fight: Fight) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let (unit, face) = (look.unit(id), look.face(id));
    if face.barrage == 0 {
        return Err(NO_GUN);
    }
    if fight == Fight::Movement {
        return Err(MOVING);
    }
    if matches!(unit.mode, Mode::Strat | Mode::Reserve) {
        return Err(MODE);
    }
    if fight == Fight::Reaction && !unit.has(flag::RELEASED) {
        return Err(REACTION);
    }
    if fight == Fight::Exploitation && !unit.has(flag::RELEASED) {
        return Err(refusals::NOT_IN_EXPLOITATION);
    }
    if unit.has(flag::FOUGHT) {
        return Err(FIRED);
    }
    let distance = look.t.distance(unit.at, target);
    if distance == 0 || distance > face.range.into() {
        return Err(RANGE);
    }
    if reach_of(look, id) == 0 { Err(SHORT) } else { Ok(()) }
}

/// May a barrage of guns begin: is there a target that was not struck yet, and somebody to fire?
fn begins(look: Look, side: Side, aim: Aim, at: Hex, fight: Fight) -> Result<(), Refusal> {
    facility::target(look, side.other(), at, aim)?;
    STRUCK.when(look.s.struck.contains(at))?;
    let mut why = NO_GUN;
    for id in look.all(side).filter(|id| look.face(*id).barrage > 0) {
        match fires(look, side, id, at, fight) {
            Ok(()) => return Ok(()),
            Err(refusal) => why = refusal,
        }
    }
    Err(why)
}

fn begin(play: &mut Play, side: Side, aim: Aim, target: Hex, fight: Fight) {
    play.s.struck.insert(target);
    play.s.battle = Battle { target, side, aim, ..NO_BATTLE };
    play.push(Step::Guns(fight));
}

impl Phase<Ocs> for phase::Barrages {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        // 10.0e/C
        if self.fight != Fight::Movement {
            for at in look.s.fields.occupied[side.other() as usize].iter() {
                offer(Action::Target(at))?;
            }
            facility::each(look, side.other(), &mut |aim, at| offer(Action::Bombard(aim, at)))?;
        }
        salvo::candidates(look, side, self.fight, offer)?;
        refit::pairs(look, side, offer)?;
        mission::candidates(look, side, Moment::Barrage(self.fight), offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Target(at) => begins(look, side, Aim::Units, at, self.fight),
            Action::Bombard(aim, at) => begins(look, side, aim, at, self.fight),
            Action::Fly(..) | Action::Raid(_) => {
                mission::declares(look, side, a, Moment::Barrage(self.fight))
            }
            Action::Combine(a, b) => refit::alike(look, side, a, b),
            Action::Shell(_) | Action::Pound(..) | Action::Engage(_) | Action::Silence(_) => {
                salvo::begins(look, side, self.fight, a)
            }
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Target(at) => begin(play, side, Aim::Units, at, self.fight),
            Action::Bombard(aim, at) => begin(play, side, aim, at, self.fight),
            Action::Fly(..) | Action::Raid(_) => mission::declare(play, side, a, Moment::Barrage(self.fight)),
            Action::Combine(a, b) => refit::merge(play, a, b),
            Action::Shell(_) | Action::Pound(..) | Action::Engage(_) | Action::Silence(_) => {
                salvo::begin(play, side, a)
            }
            _ => play.pop(),
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let side = super::acting(play.look());
        let asked = super::any_choice(play.look(), side);
        play.pop_unless(asked)
    }
}

/// The points of the guns that fire; DG halves them (5.10b/A), and the sum is rounded (4.2/2).
pub fn points(look: Look) -> u16 {
    let halves = attackers(look).map(|id| {
        let points = u16::from(look.face(id).barrage);
        let halves = if look.unit(id).mode == Mode::Dg { points } else { 2 * points };
        let steps = u16::from(look.counter(id).steps.max(1));
        if batteries(look, id) { halves * u16::from(look.steps(id)) / steps } else { halves }
    });
    halves.sum::<u16>().div_ceil(2)
}

/// What they cost: the tokens of the column before shifts (10.1b/1), on the table that fits the target (10.0/1).
pub fn price(look: Look) -> u16 {
    let (tables, points) = (&look.t.tables, points(look));
    u16::from(match look.s.battle.aim {
        Aim::Units => tables.cost[usize::from(tables.barrage_column(points))],
        _ => tables.facility_cost[tables.facility_column(points)],
    })
}

impl Phase<Ocs> for phase::Guns {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        look.all(side).filter(|id| look.face(*id).barrage > 0).try_for_each(|id| offer(Action::With(id)))?;
        for (conduit, _) in &look.s.fields.conduits {
            offer(conduit.fires())?;
        }
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let conduit = match a {
            Action::With(id) => {
                if look.t.owns(side, id) && look.unit(id).has(flag::ACTS) {
                    return Err(JOINED);
                }
                fires(look, side, id, look.s.battle.target, self.fight)?;
                return attackers(look).try_for_each(|other| look.t.title.together(look, other, id));
            }
            Action::Fire(at) => Conduit::Store(at),
            Action::FireBy(hq) => Conduit::Hq(hq),
            Action::Done => return Ok(()),
            _ => return Err(not_now(look, a)),
        };
        if points(look) == 0 {
            return Err(NO_POINTS);
        }
        match look.s.fields.conduits.iter().find(|(known, _)| *known == conduit) {
            None => Err(ONE_WAY),
            Some((_, tokens)) if *tokens < price(look) => Err(SHORT),
            Some(_) => Ok(()),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let conduit = match a {
            Action::With(id) => {
                play.unit(id).flags |= flag::ACTS;
                return;
            }
            Action::Fire(at) => Conduit::Store(at),
            Action::FireBy(hq) => Conduit::Hq(hq),
            _ => return finish(play),
        };
        let look = play.look();
        let pool = attackers(look).next().map_or(Pool::first(side), |id| look.pool(id));
        let (need, stores) = (price(look), crate::fields::stores_of(look, pool, conduit, 0));
        super::moving::pay_from(play, (pool, 0), &stores, need, Sink::Barrage);
        let guns: Roll = attackers(play.look()).collect();
        guns.into_iter().for_each(|id| play.unit(id).flags |= flag::FOUGHT);
        let Battle { target, aim, .. } = play.s.battle;
        let (points, spotted) = (points(play.look()), spotted(play.look(), side, target));
        let column = shifted(play.look());
        announce(play, points, column);
        finish(play);
        match aim {
            Aim::Units => {
                strike(play, side.other(), target, column, spotted);
            }
            _ => facility::bombard(play, side, target, aim, points),
        }
    }
}

fn finish(play: &mut Play) {
    for id in play.t.ids() {
        play.unit(id).flags &= !flag::OF_COMBAT;
    }
    play.s.battle = NO_BATTLE;
    play.pop();
}

/// Is a combat unit of the firer adjacent to the target (10.0b/1)?
pub fn spotted(look: Look, firer: Side, target: Hex) -> bool {
    look.t.near(target).any(|next| look.stack(firer, next).any(|id| look.t.title.spots(look, id)))
}

/// The size of a target in quarters of an RE: a division counts for 3 RE at most (10.0a/3).
pub fn density(look: Look, side: Side, at: Hex) -> u16 {
    const DIVISION: u16 = 12;
    let single = |id: &UnitId| look.counter(*id).formation == 0;
    let alone = look.stack(side, at).filter(single).map(|id| {
        let size = look.size(id);
        if look.counter(id).steps > 1 { size.min(DIVISION) } else { size }
    });
    let formations = (1..=look.t.formations.len() as u8).map(|formation| {
        let units = look.stack(side, at).filter(|id| look.counter(*id).formation == formation);
        units.map(|id| look.size(id)).sum::<u16>().min(DIVISION)
    });
    alone.sum::<u16>() + formations.sum::<u16>()
}

/// The shifts of a barrage of a hex: by density, hedgehog, ground, for lack of a spotter and for units in Strat Mode.
fn shifts_of(look: Look, firer: Side, target: Hex, spotted: bool) -> [i8; 5] {
    let (side, shifts) = (firer.other(), look.t.shifts);
    let size = density(look, side, target);
    let crowd = shifts.density.iter().position(|most| size <= u16::from(*most)).unwrap_or(5);
    // 10.0a/2: the owner picks the terrain.
    let ground = look.t.at(target).terrains().map(|terrain| match look.t.closeness(terrain) {
        Closeness::Open => 0,
        Closeness::Close | Closeness::VeryClose => shifts.close,
        Closeness::ExtremelyClose => shifts.extremely_close,
    });
    let strat = look.stack(side, target).any(|id| look.unit(id).mode == Mode::Strat);
    let when = |is: bool, shift: i8| if is { shift } else { 0 };
    [
        shifts.by_density[crowd],
        when(look.works(side, target) > 0, shifts.hedgehog),
        ground.min().unwrap_or(0),
        when(!spotted, shifts.unspotted),
        when(strat, shifts.strat),
    ]
}

/// Those of the barrage at hand.
pub fn shifts(look: Look) -> [i8; 5] {
    let battle = look.s.battle;
    shifts_of(look, battle.side, battle.target, spotted(look, battle.side, battle.target))
}

/// The column of the barrage at hand.
pub fn shifted(look: Look) -> u8 {
    let battle = look.s.battle;
    let spotted = spotted(look, battle.side, battle.target);
    column(look, battle.side, battle.target, points(look), spotted, 0)
}

/// The column of so many points with all shifts, and `more` of the firer's own, stopped at the ends of the table.
pub fn column(look: Look, firer: Side, target: Hex, points: u16, spotted: bool, more: i8) -> u8 {
    let by = more + shifts_of(look, firer, target, spotted).into_iter().sum::<i8>();
    let column = look.t.tables.barrage_column(points) as i8 + by;
    column.clamp(0, look.t.tables.last_barrage() as i8) as u8
}

/// 4.9c: the firer says how strong he is, and is told all shifts.
pub fn announce(play: &mut Play, points: u16, column: u8) {
    // The density of the target shifts it, and so do those who spot.
    play.log.reveal();
    let plain = play.t.tables.barrage_column(points);
    let shift = i32::from(column) - i32::from(plain);
    play.say("4.9c", || Text::new("log-fires").with("points", i32::from(points)).with("shift", shift));
}

/// Bombs strike the units of a side in a hex on a column of their own: [½] is no more than a DG (10.0a/5). Gives the roll.
pub fn barrage_on(play: &mut Play, side: Side, at: Hex, column: u8) -> u8 {
    strike(play, side, at, column, false)
}

/// Rolls, and applies the result to a side (10.0a); [½] may be half a step only if it is well `aimed`. Gives the roll.
pub fn strike(play: &mut Play, side: Side, at: Hex, column: u8, aimed: bool) -> u8 {
    let roll = play.two_dice("10.0/4", "log-barrage");
    let works = play.look().works(side, at);
    let steps = match play.t.tables.strike(column, roll) {
        Strike::None => return roll,
        Strike::Dg => 0,
        // 10.0a/5
        Strike::Bracketed if works >= 3 || !aimed => 0,
        // 10.0a/4
        Strike::Bracketed | Strike::Half => u8::from(play.die("10.0a/4", "log-half") >= 4),
        Strike::Steps(steps) => steps,
    };
    play.disorganise(side, at, "10.0a/6");
    play.say("10.0a/6", || Text::new("log-struck").with("hex", hex_value(at)).with("steps", steps));
    if steps > 0 {
        play.push(Step::Losses { side, left: steps, cause: Cause::Barrage, at });
    }
    roll
}
