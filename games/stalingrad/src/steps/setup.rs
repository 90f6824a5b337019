//! Set-up (4.0): the Axis first, then the Soviets, openly.

use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal, Text};

use super::{Step, TurnStage, not_now, phase};
use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Nation, Side};
use crate::play::{Play, hex_value, unit_value};
use crate::state::{NOBODY, off};
use crate::theatre::Entry;

const NOT_YOURS: Refusal = Refusal::new("4.0.3/1", "why-not-yours-to-place");
const HQ_STANDS: Refusal = Refusal::new("4.0.2/1", "why-not-yours-to-place");
const IN_POOL: Refusal = Refusal::new("4.0.5/1", "why-not-yours-to-place");
const WRONG_HEX: Refusal = Refusal::new("4.0.3/1", "why-not-an-army-hex");
const TWO: Refusal = Refusal::new("4.0.3/3", "why-full");
const NATIONS: Refusal = Refusal::new("4.0.3/5", "why-other-nation");
const ARMOURED: Refusal = Refusal::new("4.0.3/6", "why-armoured-hexes");
const KEEP_ARMOURED: Refusal = Refusal::new("4.0.3/6", "why-armoured-room");
const KEEP_ONE: Refusal = Refusal::new("4.0.3/4", "why-every-hex");
const FRONT: Refusal = Refusal::new("4.0.4.1", "why-front-line");
const SECOND: Refusal = Refusal::new("4.0.4.2/1", "why-second-line");
const NO_STACK: Refusal = Refusal::new("4.0.4.2/2", "why-no-stack");
const NOT_ALL: Refusal = Refusal::new("4.0.3/1", "why-not-all-placed");
const NOT_ALL_FRONT: Refusal = Refusal::new("4.0.4.1", "why-not-all-placed");
const NOT_ALL_SECOND: Refusal = Refusal::new("4.0.4.2/1", "why-not-all-placed");

/// The rule by which a unit is placed.
pub fn rule(entry: Entry) -> &'static str {
    match entry {
        Entry::Front => "4.0.4.1",
        Entry::Second => "4.0.4.2/1",
        _ => "4.0.3/1",
    }
}

fn in_tray(look: Look, id: UnitId) -> bool {
    look.unit(id).at == off::TRAY
}

fn waiting(look: Look, side: Side) -> impl Iterator<Item = UnitId> {
    look.all(side, |u| u.at == off::TRAY)
}

/// Hexes where a unit might be set up, its limits apart.
fn hexes(look: Look, id: UnitId, mut each: impl FnMut(Hex) -> Flow) -> Flow {
    match look.counter(id).enters {
        Entry::Army(army) => look.t.armies[usize::from(army)].hexes.iter().try_for_each(|(h, _)| each(*h)),
        Entry::Front => look.t.front.iter().try_for_each(|h| each(*h)),
        Entry::Second => look.t.places.iter().try_for_each(|p| each(p.hex)),
        _ => ON,
    }
}

/// A unit in the tray that is alike to a player and comes before: of such units the first is placed, and no other is
/// offered.
fn alike_before(look: Look, id: UnitId) -> Option<UnitId> {
    let next = |id: UnitId| Some(look.t.alike[usize::from(id)]).filter(|before| *before != NOBODY);
    std::iter::successors(next(id), |id| next(*id)).filter(|id| in_tray(look, *id)).last()
}

impl Phase<CaseBlue> for phase::Setup {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let mut all_placed = true;
        for id in waiting(look, side) {
            all_placed = false;
            if alike_before(look, id).is_none() {
                let left = left(look, id);
                hexes(look, id, |hex| match check_place(look, id, hex, &left) {
                    Ok(()) => offer(Action::Place(id, hex)),
                    Err(_) => ON,
                })?;
            }
        }
        offer(if all_placed { Action::Done } else { Action::ReadyMade })
    }

    fn sure(&self) -> bool {
        true
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Place(id, hex) => {
                NOT_YOURS.unless(look.t.owns(side, id))?;
                match look.counter(id).enters {
                    Entry::Fixed(_) => return Err(HQ_STANDS),
                    Entry::Pool | Entry::Box(_) => return Err(IN_POOL),
                    entry if !in_tray(look, id) => {
                        return Err(Refusal::new(rule(entry), "why-not-yours-to-place"));
                    }
                    _ => {}
                }
                if let Some(first) = alike_before(look, id) {
                    let refusal = Refusal::new(rule(look.counter(id).enters), "why-take-the-first");
                    return Err(refusal.with("unit", unit_value(first)));
                }
                check_place(look, id, hex, &left(look, id))
            }
            Action::ReadyMade if waiting(look, side).next().is_some() => Ok(()),
            Action::Done if waiting(look, side).next().is_none() => Ok(()),
            Action::Done if side == Side::Axis => Err(NOT_ALL),
            Action::Done if waiting(look, side).any(|id| look.counter(id).enters == Entry::Front) => {
                Err(NOT_ALL_FRONT)
            }
            Action::Done => Err(NOT_ALL_SECOND),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Place(id, hex) => put(play, id, hex),
            Action::ReadyMade => ready_made(play, side),
            _ => {
                play.pop();
                play.push(match side {
                    Side::Axis => Step::Setup(Side::Soviet),
                    Side::Soviet => Step::Turn(TurnStage::Select),
                });
            }
        }
    }
}

fn check_place(look: Look, id: UnitId, hex: Hex, left: &Left) -> Result<(), Refusal> {
    let counter = look.counter(id);
    match counter.enters {
        Entry::Army(army) => {
            let army_hexes = &look.t.armies[usize::from(army)].hexes;
            let Some((_, armoured)) = army_hexes.iter().find(|(h, _)| *h == hex) else {
                return Err(WRONG_HEX);
            };
            ARMOURED.when(counter.nation == Nation::German && counter.mechanised && !armoured)?;
            TWO.when(look.s.muster.count(hex) >= look.t.limits.stacking)?;
            let lone = look.s.muster.count(hex) == 0;
            NATIONS
                .when(!lone && look.stack(hex).any(|other| look.counter(other).nation != counter.nation))?;
            left.fits(*armoured, lone)
        }
        Entry::Front if !look.t.front.contains(&hex) => Err(FRONT),
        Entry::Front if look.s.muster.count(hex) > 0 => Err(FRONT),
        Entry::Front => Ok(()),
        Entry::Second => match look.t.place(hex) {
            Some((i, _)) if look.controls(Side::Soviet, i) => {
                // A front-line hex in a town is kept for the front line, which has a unit for each.
                let taken = look.s.muster.count(hex) > 0 || look.t.front.contains(&hex);
                if taken { Err(NO_STACK) } else { Ok(()) }
            }
            _ => Err(SECOND),
        },
        _ => Err(NOT_YOURS),
    }
}

/// What an army has still to do without one of its units: units to place, and hexes for them.
#[derive(Default)]
struct Left {
    units: i16,
    /// German mechanised units among them.
    tanks: i16,
    empty: i16,
    /// Empty hexes without an armoured symbol.
    empty_plain: i16,
    armoured_room: i16,
}

fn left(look: Look, id: UnitId) -> Left {
    let mut left = Left::default();
    let Entry::Army(army) = look.counter(id).enters else { return left };
    let army = &look.t.armies[usize::from(army)];
    for other in army.units.iter().copied().filter(|other| *other != id && in_tray(look, *other)) {
        let counter = look.counter(other);
        left.units += 1;
        left.tanks += i16::from(counter.nation == Nation::German && counter.mechanised);
    }
    for (hex, armoured) in &army.hexes {
        let count = i16::from(look.s.muster.count(*hex));
        left.empty += i16::from(count == 0);
        left.empty_plain += i16::from(count == 0 && !armoured);
        left.armoured_room += if *armoured { 2 - count } else { 0 };
    }
    left
}

impl Left {
    /// 4.0.3/4 and 4.0.3/6 together: after the unit, alone in its hex or not, the others must still fill every empty
    /// hex of the army, and German mechanised units must still find room on armoured symbols.
    fn fits(&self, armoured: bool, lone: bool) -> Result<(), Refusal> {
        let empty = self.empty - i16::from(lone);
        let empty_plain = self.empty_plain - i16::from(lone && !armoured);
        // Plain empty hexes need units that are not German tanks; tanks need armoured room.
        KEEP_ONE.when(self.units < empty || self.units - self.tanks < empty_plain)?;
        let room = self.armoured_room - i16::from(armoured);
        if self.tanks > room { Err(KEEP_ARMOURED) } else { Ok(()) }
    }
}

fn put(play: &mut Play, id: UnitId, hex: Hex) {
    play.send(id, hex);
    let rule = rule(play.t.counter(id).enters);
    play.say(rule, || Text::new("log-placed").with("unit", unit_value(id)).with("hex", hex_value(hex)));
}

/// A sound deployment: mechanised units on armoured symbols, one unit on every hex, the rest where room is left,
/// nearest to the enemy; the Soviet second line on the towns behind the front.
fn ready_made(play: &mut Play, side: Side) {
    loop {
        let look = play.look();
        let Some(id) = waiting(look, side).max_by_key(|id| {
            let c = look.counter(*id);
            (c.mechanised, c.strength[0][0], std::cmp::Reverse(*id))
        }) else {
            return;
        };
        let mut best: Option<(u32, Hex)> = None;
        let left = left(look, id);
        let _ = hexes(look, id, |hex| {
            if check_place(look, id, hex, &left).is_ok() {
                let worth = site(look, id, hex);
                if best.is_none_or(|(w, h)| (worth, std::cmp::Reverse(hex)) > (w, std::cmp::Reverse(h))) {
                    best = Some((worth, hex));
                }
            }
            ON
        });
        match best {
            Some((_, hex)) => put(play, id, hex),
            // Nothing is left for it: it stays out, which the checked data rules out.
            None => {
                play.unit(id).at = off::POOL;
            }
        }
    }
}

/// How good a hex is for a unit at the start.
fn site(look: Look, id: UnitId, hex: Hex) -> u32 {
    let enemy_near = look.t.front.iter().map(|f| look.t.distance(*f, hex)).min().unwrap_or(99);
    let empty = u32::from(look.s.muster.count(hex) == 0) * 50;
    match look.counter(id).enters {
        Entry::Second => {
            let worth = look.t.place(hex).map_or(0, |(_, p)| u32::from(p.vp) * 3 + u32::from(p.city) * 10);
            // Close behind the front, cities first.
            worth + 400u32.saturating_sub(u32::from(enemy_near) * 12)
        }
        _ => empty + 100u32.saturating_sub(u32::from(enemy_near) * 5),
    }
}
