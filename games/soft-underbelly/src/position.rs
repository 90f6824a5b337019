//! A position as text, and text laid over a position.

use std::mem::discriminant;

use sandtable_board::Set64;
use sandtable_core::{Derived, Fields, OrNo, Position, SetupError, Times};

use crate::notation::{Anywhere, At};
use crate::pieces::{Arm, Event, GONE, Hull, POOL, Ship, Side, TRAY, is_area};
use crate::state::{Arrow, Battle, End, Landing, Muster, State};
use crate::steps::{ImpulseStage, Scope, Step, TurnStage};
use crate::theatre::Theatre;

mod entries;
mod steps_text;

use entries::Counters;
pub use entries::NOTES;

type Laid<T = ()> = Result<T, SetupError>;

impl State {
    /// The position at the start of a scenario: the Axis has still to deploy.
    pub fn start(t: &Theatre) -> State {
        let mut s = State {
            units: [State::no_unit(); crate::state::UNITS],
            ships: [Hull::Ready; 4],
            lines: t.setup.axis_lines,
            tray_lines: t.lines - t.setup.axis_lines.len() as u8,
            allied: t.setup.allies.iter().map(|(area, _)| *area).collect(),
            turn: t.first_turn,
            initiative: Side::Allies,
            impulse: 0,
            active: Side::Allies,
            transport: [t.transport.allies, t.transport.axis],
            markers: [t.markers; 2],
            boxes: [[0; Event::ALL.len()]; 2],
            evented: [false; 2],
            passes: 0,
            acted: false,
            strangled: 0,
            missions: [Set64::EMPTY; 2],
            logistics: [false; 2],
            surrendered: false,
            bought: false,
            arrows: Default::default(),
            placed: 0,
            landing: Landing::default(),
            battle: Battle::default(),
            steps: [Step::Deploy].into_iter().collect(),
            over: None,
            muster: Derived::default(),
        };
        for ship in Ship::ALL {
            if t.used_ships[ship as usize] {
                s.ships[ship as usize] = Hull::Used;
            }
        }
        for arm in Arm::ALL {
            for i in t.range(Side::Axis, arm) {
                s.units[i].place = TRAY;
            }
        }
        for (side, forces, from) in [(Side::Allies, &t.setup.allies, POOL), (Side::Axis, &t.setup.axis, TRAY)]
        {
            for (area, mix) in forces {
                for (arm, n) in Arm::ALL.into_iter().zip(mix) {
                    let spot = if arm.is_air() { t.spots_of(*area).start } else { 0 };
                    let free = t.range(side, arm).filter(|i| s.units[*i].place == from);
                    for i in free.take(usize::from(*n)).collect::<Vec<_>>() {
                        s.units[i].place = *area;
                        s.units[i].spot = spot;
                    }
                }
            }
        }
        s.refresh(t);
        s
    }

    /// Sorts the units and counts them anew.
    pub fn refresh(&mut self, t: &Theatre) {
        for side in Side::BOTH {
            for arm in Arm::ALL {
                self.units[t.range(side, arm)].sort_unstable_by_key(|u| u.key());
            }
        }
        self.muster = Derived(counted(t, self));
    }
}

/// Tallies computed anew.
fn counted(t: &Theatre, s: &State) -> Muster {
    let mut muster = Muster::default();
    for i in 0..t.units {
        let (side, arm) = t.owners[i];
        muster.put(side, arm, s.units[i].place);
    }
    muster
}

/// Lays text over a state.
pub fn lay(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    if let (true, Some(p)) = (f.said("clear")?, f.text()) {
        clear(t, s, p)?;
    }
    fields(t, s, f)?;
    phase(s, f)
}

/// An empty map under Axis control, nothing under way; what the turn has brought with it.
fn clear(t: &Theatre, s: &mut State, p: &Position) -> Laid {
    *s = State { steps: Default::default(), ..State::start(t) };
    s.units = [State::no_unit(); crate::state::UNITS];
    s.lines = Set64::EMPTY;
    s.tray_lines = 0;
    s.allied = Set64::EMPTY;
    s.ships = [Hull::Ready; 4];
    // overlord.remove, overlord.transport: a fleet has left (the American one if none is named), unless it is chosen only now.
    if p.get_int("turn")?.unwrap_or(s.turn) >= t.limits.overlord_turn {
        s.transport[Side::Allies as usize] = t.transport.allies_overlord;
        let chosen = p.get_list("steps")?.unwrap_or_default().contains(&"overlord");
        let said = p.get_list("ships")?.unwrap_or_default();
        if !chosen && !said.contains(&"british gone") {
            s.ships[Ship::American as usize] = Hull::Gone;
        }
    }
    Ok(())
}

/// Every field of a state, for both directions; units in the pool are left out.
pub fn fields(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    f.int("turn", &mut s.turn)?;
    f.int("impulse", &mut s.impulse)?;
    f.word::<(), Side>("initiative", &(), &mut s.initiative)?;
    f.word::<(), Side>("active", &(), &mut s.active)?;
    f.int("passes", &mut s.passes)?;
    f.flag("acted", &mut s.acted)?;
    f.flag("bought", &mut s.bought)?;
    f.flags::<Side, 2>("evented", &mut s.evented)?;
    f.flags::<Side, 2>("logistics", &mut s.logistics)?;
    if f.flag("surrendered", &mut s.surrendered)? && s.surrendered {
        // surrender.units, surrender.transport
        s.ships[Ship::Italian as usize] = Hull::Gone;
        s.transport[Side::Axis as usize] = 0;
    }
    for side in Side::BOTH {
        f.int(&format!("transport_{}", side.word()), &mut s.transport[side as usize])?;
        f.int(&format!("markers_{}", side.word()), &mut s.markers[side as usize])?;
    }
    let ships = || Ship::ALL.into_iter().map(|ship| (ship, s.ship(ship))).collect();
    for (ship, hull) in f.each::<(), (Ship, Hull)>("ships", &(), ships)?.unwrap_or_default() {
        s.ships[ship as usize] = hull;
    }
    pieces(t, s, f)?;
    if let Some(list) = f.each::<(), (Side, (Event, Times))>("events", &(), || played(s))? {
        s.boxes = Default::default();
        list.into_iter().for_each(|(side, (event, n))| s.boxes[side as usize][event as usize] = n);
    }
    f.word::<Theatre, Anywhere>("strangled", t, &mut s.strangled)?;
    let missions = || s.missions[0].into_iter().chain(s.missions[1]).collect();
    if let Some(list) = f.each::<Theatre, At>("missions", t, missions)? {
        s.missions = [Set64::EMPTY; 2];
        for area in list {
            let again = usize::from(s.missions[0].contains(area));
            s.missions[again] = s.missions[again].with(area);
        }
    }
    if f.row::<Theatre, Arrow, 3>("arrows", t, &mut s.arrows)? {
        s.arrows.sort_unstable();
        s.placed = s.arrows.len() as u8;
    }
    f.int("arrows_placed", &mut s.placed)?;
    f.word::<Theatre, Landing>("landing", t, &mut s.landing)?;
    f.word::<Theatre, Battle>("battle", t, &mut s.battle)?;
    f.word::<(), OrNo<End>>("over", &(), &mut s.over)?;
    f.row::<Theatre, Step, 8>("steps", t, &mut s.steps)?;
    Ok(())
}

/// Uses of each event so far.
fn played(s: &State) -> Vec<(Side, (Event, u8))> {
    let boxes =
        |side: Side| Event::ALL.into_iter().map(move |e| (side, (e, s.boxes[side as usize][e as usize])));
    Side::BOTH.into_iter().flat_map(boxes).filter(|(_, (_, n))| *n > 0).collect()
}

/// Units, control and lines.
fn pieces(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    let units = f.each::<Theatre, Counters>("units", t, || Counters::of(t, s))?;
    if let Some(list) = &units {
        lay_units(t, s, list)?;
    }
    if f.text().is_some() {
        leave_for_good(t, s);
        s.refresh(t);
    }
    if !areas(t, f, "control", &mut s.allied)? && units.is_some() {
        // Where units stand, their side is in control.
        s.allied = (s.allied | s.held(Side::Allies)) - s.held(Side::Axis);
    }
    areas(t, f, "lines", &mut s.lines)?;
    f.int("lines_in_tray", &mut s.tray_lines)?;
    Ok(())
}

/// A set of areas, each named once.
fn areas(t: &Theatre, f: &mut Fields, key: &str, of: &mut Set64) -> Laid<bool> {
    let Some(list) = f.each::<Theatre, At>(key, t, || (*of).into_iter().collect())? else { return Ok(false) };
    *of = list.iter().copied().collect();
    if of.len() < list.len() {
        return SetupError::fail(key, "an area is named twice");
    }
    Ok(true)
}

/// Replaces all units.
fn lay_units(t: &Theatre, s: &mut State, list: &[Counters]) -> Laid {
    s.units = [State::no_unit(); crate::state::UNITS];
    let mut next = [[0usize; 8]; 2];
    for &Counters { side, arm, count, unit } in list {
        let range = t.range(side, arm);
        let used = &mut next[side as usize][arm as usize];
        let first = range.start + *used;
        *used += usize::from(count);
        if *used > range.len() {
            let (side, arm, n) = (side.word(), arm.word(), range.len());
            return SetupError::fail(
                "units",
                format!("{side} {arm}: the counter mix holds only {n} of these"),
            );
        }
        s.units[first..first + usize::from(count)].fill(unit);
    }
    Ok(())
}

/// Counters that are out of the game by now, though no list names them (surrender.units, overlord.remove).
fn leave_for_good(t: &Theatre, s: &mut State) {
    let overlord = s.turn >= t.limits.overlord_turn;
    for (side, arm, gone) in [
        (Side::Axis, Arm::ItalianTank, s.surrendered),
        (Side::Axis, Arm::ItalianAircraft, s.surrendered),
        (Side::Allies, Arm::Paratroops, overlord),
    ] {
        for i in t.range(side, arm).filter(|_| gone) {
            if s.units[i].place == POOL {
                s.units[i].place = GONE;
            }
        }
    }
}

/// `phase` is the short way to say `steps`, for case files.
fn phase(s: &mut State, f: &mut Fields) -> Laid {
    let mut left = 0;
    f.int("cubes", &mut left)?;
    let Some(word) = f.short("phase")?.filter(|_| !f.has("steps")) else {
        let which = "say which: deploy, initiative, reinforce, convert, move or attack";
        return if s.steps.is_empty() { SetupError::fail("phase", which) } else { Ok(()) };
    };
    let impulse = |top: Step, stage| vec![Step::Turn(TurnStage::Impulses), Step::Impulse(stage), top];
    let first = s.active == s.initiative;
    let part = |converting| {
        let next = if first { TurnStage::Second } else { TurnStage::Impulses };
        vec![Step::Turn(next), Step::Reinforce { side: s.active, left, converting }]
    };
    let steps = match word {
        "deploy" => vec![Step::Deploy],
        "initiative" => vec![Step::Turn(TurnStage::First), Step::Initiative(s.active)],
        "reinforce" => part(false),
        "convert" => part(true),
        "move" => impulse(Step::March { hand: 0, moved: false }, ImpulseStage::Moved),
        "attack" => impulse(Step::Declare, ImpulseStage::Battles),
        _ => {
            return SetupError::fail(
                "phase",
                format!("'{word}' is none of deploy, initiative, reinforce, convert, move, attack"),
            );
        }
    };
    if matches!(word, "move" | "attack") && s.impulse == 0 {
        s.impulse = if first { 1 } else { 2 };
    }
    s.steps = steps.into_iter().collect();
    Ok(())
}

/// What is wrong with a state: the invariants that every position keeps.
pub fn faults(t: &Theatre, s: &State) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |text: String| faults.push(text);
    if *s.muster != counted(t, s) {
        fault("the tallies do not match the units".into());
    }
    for area in s.held(Side::Allies) & s.held(Side::Axis) {
        fault(format!("area {area:02} holds units of both sides (control.states/2)"));
    }
    for side in Side::BOTH {
        for area in s.held(side) - s.controlled(side, t.areas) {
            fault(format!("area {area:02} holds units of the {} but the enemy controls it", side.word()));
        }
        for arm in Arm::ALL {
            let units = &s.units[t.range(side, arm)];
            if !units.is_sorted_by_key(|u| u.key()) {
                fault(format!("{} {} are out of order", side.word(), arm.word()));
            }
            for unit in units {
                if arm.is_air() && is_area(unit.place) && !t.spots_of(unit.place).contains(&unit.spot) {
                    fault(format!("an aircraft in {:02} stands on a spot of another area", unit.place));
                }
                if is_area(unit.place) && !t.areas.contains(unit.place) {
                    fault(format!("a unit stands in {:02}, which is no area", unit.place));
                }
                if arm == Arm::Cube && unit.used() {
                    fault("a cube is face-down".into());
                }
            }
        }
        if s.markers[side as usize] > t.markers {
            fault(format!("the {} have too many event markers", side.word()));
        }
        for event in Event::ALL {
            if s.boxes[side as usize][event as usize] > t.boxes[side as usize][event as usize] {
                fault(format!("{} was played too often", event.word()));
            }
        }
        // Between impulses no area stands above the limits.
        if matches!(s.step(), Some(Step::Initiative(_) | Step::Extra(_) | Step::Supply(_))) {
            for area in s.held(side) {
                if s.count(side, area) > t.limits.stacking || s.tanks(side, area) > t.limits.tanks {
                    fault(format!("area {area:02} stands above the stacking limit (stacking.limit)"));
                }
            }
        }
    }
    if s.lines.len() + usize::from(s.tray_lines) > usize::from(t.lines) || !s.lines.is_subset(t.areas) {
        fault("there are too many lines, or one off the map".into());
    }
    history(t, s, &mut fault);
    under_way(t, s, &mut fault);
    if s.turn < 1 || s.turn > t.last_turn {
        fault(format!("turn {} is not on the track", s.turn));
    }
    if s.over.is_none() && s.steps.is_empty() {
        fault("nobody decides, and the game is not over".into());
    }
    faults
}

/// More impulses, or passes in a row, than a turn can have.
const IMPULSES: u8 = 100;

/// What is under way has what it is about.
fn under_way(t: &Theatre, s: &State, fault: &mut dyn FnMut(String)) {
    if s.impulse > IMPULSES || s.passes > IMPULSES {
        fault(format!("impulse {} with {} passes is none of a turn", s.impulse, s.passes));
    }
    if s.placed > t.limits.arrows || s.arrows.len() > usize::from(s.placed) {
        fault(format!("{} arrows were placed, of {} (combat.arrows/1)", s.placed, t.limits.arrows));
    }
    // A march may wait for what interrupts it to march.
    let marches = |step: &Step| matches!(step, Step::March { .. });
    let twice = |i: usize| s.steps[..i].iter().any(|below| discriminant(below) == discriminant(&s.steps[i]));
    if (0..s.steps.len()).any(|i| !marches(&s.steps[i]) && twice(i)) {
        fault("a step of the sequence of play is under way twice".into());
    }
    let fights = |step: &Step| {
        matches!(
            step,
            Step::Battle(_)
                | Step::FlyOut
                | Step::Drop
                | Step::Support(_)
                | Step::Elite
                | Step::Fall { .. }
                | Step::Resolve
                | Step::Reserves(_)
                | Step::LastRetreat
                | Step::Advance
                | Step::Losses { scope: Scope::Attackers | Scope::Defenders, .. }
        )
    };
    if s.steps.iter().any(fights) && !t.areas.contains(s.battle.target) {
        fault("a battle runs, but no area is attacked".into());
    }
}

/// What the surrender and Overlord have taken away for good.
fn history(t: &Theatre, s: &State, fault: &mut dyn FnMut(String)) {
    let in_play = |side, arm, out: &[u8]| t.range(side, arm).any(|i| !out.contains(&s.units[i].place));
    if s.surrendered {
        if [Arm::ItalianTank, Arm::ItalianAircraft].into_iter().any(|arm| in_play(Side::Axis, arm, &[GONE])) {
            fault("an Italian counter is in the game after the surrender (surrender.units)".into());
        }
        if s.ship(Ship::Italian) != Hull::Gone || s.transport[Side::Axis as usize] > 0 {
            fault("the Italian fleet sails after the surrender (surrender.units)".into());
        }
    } else if in_play(Side::Allies, Arm::Partisans, &[POOL]) {
        fault("there are partisans before the surrender (partisans.when)".into());
    }
    if s.turn < t.limits.overlord_turn {
        return;
    }
    if in_play(Side::Allies, Arm::Paratroops, &[GONE]) {
        fault("there are paratroops after Overlord (overlord.remove)".into());
    }
    let fleets = [Ship::American, Ship::British].iter().filter(|ship| s.ship(**ship) != Hull::Gone).count();
    if fleets > 1 && !s.steps.contains(&Step::Overlord) {
        fault("both Allied fleets sail after Overlord (fleets.overlord)".into());
    }
}
