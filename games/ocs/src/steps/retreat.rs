//! Retreats: so many hexes away, by the way with the fewest enemy zones (9.12).

use arrayvec::ArrayVec;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Cause, Step, battle, not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::cost;
use crate::forces::breakdown;
use crate::look::Look;
use crate::pieces::{Kind, Mobility, Mode, Side};
use crate::play::{Play, hex_value};
use crate::state::{Column, flag};

const NOT_THERE: Refusal = Refusal::new("9.12/1", "why-not-that-far");
const BYSTANDER: Refusal = Refusal::new("9.12d/1", "why-no-bystander");
const NOT_ROUTED: Refusal = Refusal::new("9.12c", "why-not-retreating");

/// Most hexes within the reach of a retreat.
const AROUND: usize = 91;

/// A hex on the way of a retreat.
#[derive(Clone, Copy, Debug)]
pub struct Trail {
    /// The hex.
    pub hex: Hex,
    /// Enemy zones entered on the way, this hex included.
    zones: u8,
    /// Hexes of the way.
    length: u8,
    /// The one before, by its place in the list; the first is its own.
    before: u8,
}

/// The ways out of a hex for units that retreat together. The first is the hex itself.
pub fn ways(look: Look, side: Side, from: Hex, hexes: u8, units: &[UnitId]) -> ArrayVec<Trail, AROUND> {
    let mut all: ArrayVec<Trail, AROUND> = ArrayVec::new();
    all.push(Trail { hex: from, zones: 0, length: 0, before: 0 });
    let capable = units.iter().all(|id| look.attack_capable(*id));
    let mut changed = true;
    while changed {
        changed = false;
        for i in 0..AROUND {
            let Some(here) = all.get(i).copied() else { break };
            if here.length > 0 && look.t.title.holds_up(look, side, here.hex).is_some() {
                continue;
            }
            for next in look.t.near(here.hex) {
                let near = look.t.distance(from, next) <= u16::from(hexes) + 1;
                if !near || next == from || !open(look, side, next, capable) {
                    continue;
                }
                if !units.iter().all(|id| {
                    cost::crossing(look, side, mobility(look, *id), here.hex, next).is_some()
                        && look.t.title.may_enter(look, *id, next).is_ok()
                }) {
                    continue;
                }
                let zones = here.zones + u8::from(look.in_zone(side.other(), next));
                let trail = Trail { hex: next, zones, length: here.length + 1, before: i as u8 };
                match all.iter_mut().find(|known| known.hex == next) {
                    Some(known) if (known.zones, known.length) <= (trail.zones, trail.length) => {}
                    Some(known) => (*known, changed) = (trail, true),
                    None => changed |= all.try_push(trail).is_ok(),
                }
            }
        }
    }
    all
}

/// How a unit moves when it retreats: as it stands, or on its Move side (9.12b/1, 13.1c/2).
fn mobility(look: Look, id: UnitId) -> Mobility {
    let face = look.face(id);
    let turns = face.ma == 0 || look.counter(id).kind == Kind::Hq;
    if turns { look.counter(id).faces[1].by } else { face.by }
}

/// May a retreat pass a hex, as far as the enemy goes (9.12f)?
fn open(look: Look, side: Side, at: Hex, capable: bool) -> bool {
    let battle = look.s.battle;
    // Where an enemy combat unit stood when the combat began, even if it is gone.
    let held = if side == battle.side {
        at == battle.target
    } else {
        look.t.direction(battle.target, at).is_some_and(|d| battle.around >> d & 1 == 1)
    };
    !held
        && look.t.title.bounds(look, at).is_ok()
        && !look.holds(side.other(), at)
        && (capable || !look.stores(side.other(), at))
}

/// Hexes at the full distance (9.12/1), or where a rule of the title holds whoever comes.
fn ends<'a>(
    look: Look<'a>,
    (side, from): (Side, Hex),
    hexes: u8,
    ways: &'a [Trail],
) -> impl Iterator<Item = Hex> + 'a {
    let all = ways.iter().skip(1).map(|trail| trail.hex);
    all.filter(move |hex| {
        look.t.distance(from, *hex) == u16::from(hexes) || look.t.title.holds_up(look, side, *hex).is_some()
    })
}

/// Can all that take part retreat so far?
pub fn possible(look: Look, attacker: bool, hexes: u8) -> bool {
    battle::involved(look, attacker).all(|id| {
        let (side, from) = (look.counter(id).side, look.unit(id).at);
        ends(look, (side, from), hexes, &ways(look, side, from, hexes, &[id])).next().is_some()
    })
}

impl phase::Retreat {
    fn hexes(&self, look: Look) -> u8 {
        look.s.battle.retreat[usize::from(!self.attacker)]
    }

    /// The next stack: where it stands, and who is in it.
    fn stack(&self, look: Look) -> Option<(Hex, ArrayVec<UnitId, { crate::state::STACK }>)> {
        let routed =
            || look.t.ids().filter(|id| look.unit(*id).has(flag::ROUTED) && look.unit(*id).is_here());
        let at = routed().map(|id| look.unit(id).at).min()?;
        Some((at, routed().filter(|id| look.unit(*id).at == at).take(crate::state::STACK).collect()))
    }

    fn may(&self, look: Look, units: &[UnitId], from: Hex, to: Hex) -> Result<(), Refusal> {
        let Some(first) = units.first() else { return Err(NOT_ROUTED) };
        let side = look.counter(*first).side;
        let found =
            ends(look, (side, from), self.hexes(look), &ways(look, side, from, self.hexes(look), units))
                .any(|hex| hex == to);
        if found { Ok(()) } else { Err(NOT_THERE) }
    }
}

impl Phase<Ocs> for phase::Retreat {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        let Some((from, units)) = self.stack(look) else { return sandtable_core::ON };
        let side = look.s.battle.side;
        let side = if self.attacker { side } else { side.other() };
        let hexes = self.hexes(look);
        let together = ways(look, side, from, hexes, &units);
        ends(look, (side, from), hexes, &together).try_for_each(|to| offer(Action::Retreat(to)))?;
        look.stack(side, from).try_for_each(|id| offer(Action::Take(id)))?;
        if units.len() > 1 {
            for id in units {
                let alone = ways(look, side, from, hexes, &[id]);
                ends(look, (side, from), hexes, &alone).try_for_each(|to| offer(Action::Part(id, to)))?;
            }
        }
        for id in self.stack(look).into_iter().flat_map(|(_, units)| units) {
            breakdown::pool(look, id).try_for_each(|part| offer(Action::Detach(id, part)))?;
        }
        sandtable_core::ON
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let Some((from, units)) = self.stack(look) else { return Err(not_now(look, a)) };
        match a {
            Action::Retreat(to) => self.may(look, &units, from, to),
            Action::Part(id, to) if units.len() > 1 && units.contains(&id) => self.may(look, &[id], from, to),
            Action::Part(..) => Err(NOT_ROUTED),
            // 20.0a: whoever has somewhere to go.
            Action::Detach(id, part) => {
                let hexes = self.hexes(look);
                if !units.contains(&id) {
                    return Err(NOT_ROUTED);
                }
                match ends(look, (side, from), hexes, &ways(look, side, from, hexes, &[id])).next() {
                    Some(_) => breakdown::detaches(look, side, id, part),
                    None => Err(NOT_THERE),
                }
            }
            // 9.12d/1: who took no part may go along.
            Action::Take(id) if self.attacker && idle(look, id, from) => Ok(()),
            Action::Take(_) => Err(BYSTANDER),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        let Some((from, units)) = self.stack(play.look()) else { return play.pop() };
        match a {
            Action::Retreat(to) => go(play, self.hexes(play.look()), from, &units, to),
            Action::Part(id, to) => go(play, self.hexes(play.look()), from, &[id], to),
            Action::Detach(id, part) => breakdown::detach(play, id, part),
            Action::Take(id) => battle::take_flight(play, id),
            _ => {}
        }
    }

    /// Who has no way left to go is eliminated (9.12/3): a stack of which some have none goes apart.
    fn run(&self, play: &mut Play) -> bool {
        let Some((_, units)) = self.stack(play.look()) else {
            play.pop();
            return true;
        };
        if super::any_choice(play.look(), play.t.counter(units[0]).side) {
            return false;
        }
        units.into_iter().for_each(|id| play.kill(id, "9.12/3"));
        true
    }
}

/// Is a unit one of the attacker's in a hex that took no part, and able to move?
fn idle(look: Look, id: UnitId, from: Hex) -> bool {
    look.stands(look.s.battle.side, id)
        && look.unit(id).at == from
        && !look.unit(id).has(flag::ROUTED | flag::FLED | flag::ACTS)
        && look.counter(id).faces.iter().any(|face| face.ma > 0)
}

/// Units go their way together, hex by hex.
fn go(play: &mut Play, hexes: u8, from: Hex, units: &[UnitId], to: Hex) {
    let Some(first) = units.first().copied() else { return };
    let side = play.t.counter(first).side;
    let all = ways(play.look(), side, from, hexes, units);
    let mut path: ArrayVec<Hex, AROUND> = ArrayVec::new();
    let mut at = all.iter().position(|trail| trail.hex == to).unwrap_or(0);
    while at != 0 {
        path.push(all[at].hex);
        at = usize::from(all[at].before);
    }
    path.reverse();
    // What is left of the way where something holds them up costs steps.
    let held = play.t.title.holds_up(play.look(), side, to).is_some();
    let mut owed = if held { hexes.saturating_sub(play.t.distance(from, to) as u8) } else { 0 };
    for (i, hex) in path.iter().copied().enumerate() {
        let zone = play.look().in_zone(side.other(), hex);
        let dg = units.iter().any(|id| play.s.units[usize::from(*id)].mode == Mode::Dg);
        for id in units {
            // 5.8a/2
            if zone && play.s.units[usize::from(*id)].mode == Mode::Strat {
                play.kill(*id, "5.8a/2");
            } else if play.s.units[usize::from(*id)].is_here() {
                play.send(*id, hex);
            }
        }
        if zone {
            owed += u8::from(dg);
            play.disorganise(side, hex, "9.12e/1");
        }
        // 9.12a/2: in the second hex.
        if i == 1 {
            play.disorganise(side, hex, "9.12a/2");
        }
        if units.iter().any(|id| play.look().unit(*id).is_here() && play.look().attack_capable(*id)) {
            play.capture(side, hex);
        }
    }
    // 13.2g/E: Organic Trucks go along with the last of their stack, never alone.
    if units.iter().any(|id| play.look().unit(*id).at == to) && !play.look().holds(side, from) {
        let organic = |c: &&mut Column| (c.at, c.side) == (from, side) && c.organic > 0;
        play.s.columns.iter_mut().filter(organic).for_each(|column| column.at = to);
        play.s.fields.aged[side as usize] = true;
    }
    for id in units {
        let unit = play.unit(*id);
        unit.flags = unit.flags & !flag::ROUTED | if unit.is_here() { flag::FLED } else { 0 };
    }
    let (away, back) = (hex_value(from), hex_value(to));
    play.tell(side, "9.12/1", || Text::new("log-retreat").with("from", away).with("hex", back));
    play.rumour(side, "9.12/1", || Text::new("log-retreat-from").with("hex", away));
    if owed > 0 {
        play.push(Step::Losses { side, left: owed, cause: Cause::Rout, at: to });
    }
}
