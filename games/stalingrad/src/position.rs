//! A position as text, and text laid over a position.

use sandtable_core::{Derived, Fields, NotationError, OrNo, OrNone, SetupError, Times, Word, Words, append};

use crate::action::{Hex, UnitId};
use crate::notation::{AHex, AUnit};
use crate::pieces::{Chit, Chits, Side, What};
use crate::state::{
    Battle, Due, Fortress, Muster, NO_BATTLE, NO_FORTRESS, NO_HEX, NO_ROUT, NO_UNIT, NOBODY, OFF, Places,
    Rout, State, UNITS, Unit, flag, off, on_map,
};
use crate::steps::{CommandStage, Step, TurnStage};
use crate::supply::HexSet;
use crate::theatre::{Entry, Theatre};

mod faults;

pub use faults::faults;

impl State {
    /// The position at the start of a scenario: HQs stand, the rest is to be set up.
    pub fn start(t: &Theatre) -> State {
        let mut s = State::empty(t);
        for (i, counter) in t.counters.iter().enumerate() {
            s.units[i].at = match counter.enters {
                Entry::Fixed(hex) => hex,
                Entry::Army(_) | Entry::Front | Entry::Second => off::TRAY,
                Entry::Box(_) | Entry::Pool => off::POOL,
            };
        }
        s.steps.push(Step::Setup(Side::Axis));
        s.refresh(t);
        s
    }

    /// A map without units.
    fn empty(t: &Theatre) -> State {
        State {
            units: [NO_UNIT; UNITS],
            axis_places: (0..).zip(&t.places).filter(|(_, p)| p.axis).map(|(i, _)| i).collect(),
            fortresses: [NO_FORTRESS; 2],
            turn: t.first_turn,
            lost: 0,
            track: 1,
            selected: [Chits::EMPTY; 2],
            lead: None,
            ready: [false; 2],
            in_cup: [0; 2],
            drawn: Chits::EMPTY,
            chit: None,
            battle: NO_BATTLE,
            rout: NO_ROUT,
            due: Default::default(),
            steps: Default::default(),
            over: None,
            muster: Derived(Muster::default()),
            lines: Derived(HexSet::EMPTY),
            ways: Derived(Vec::new()),
        }
    }

    /// Computes anew what follows from the rest.
    pub fn refresh(&mut self, t: &Theatre) {
        self.muster = Derived(counted(t, self));
        let step = self.step();
        let look = crate::Look { t, s: self };
        let lines = step.map_or(HexSet::EMPTY, |step| crate::steps::lines(look, step));
        let ways = step.map_or_else(Vec::new, |step| crate::steps::ways(look, step));
        (self.lines, self.ways) = (Derived(lines), Derived(ways));
    }
}

/// Tallies computed anew.
fn counted(t: &Theatre, s: &State) -> Muster {
    let mut muster = Muster::default();
    for id in t.ids() {
        muster.put(t.side(id), s.units[usize::from(id)].at);
    }
    muster
}

const FLAGS: [(u8, &str); 5] = [
    (flag::REDUCED, "reduced"),
    (flag::ACTIVE, "active"),
    (flag::MOVED, "moved"),
    (flag::RETREATED, "retreated"),
    (flag::ROUTED, "routed"),
];

type Read<T> = Result<T, NotationError>;
type Laid<T = ()> = Result<T, SetupError>;

/// A hex or a place off the map, or `none`.
struct Spot;

impl Word<Theatre> for Spot {
    type Value = Hex;

    fn write(t: &Theatre, at: &Hex, out: &mut String) {
        match OFF.iter().find(|(off, _)| off == at) {
            Some((_, word)) => out.push_str(word),
            None => AHex::write(t, at, out),
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Hex> {
        match OFF.iter().find(|(_, word)| words.take(word)) {
            Some((off, _)) => Ok(*off),
            None => AHex::read(t, words),
        }
    }
}

/// `44 @ 1214`, `soviet 79C reduced attacks=1316 @ 1315`.
struct Placed;

impl Word<Theatre> for Placed {
    type Value = (UnitId, Unit);

    fn write(t: &Theatre, (id, unit): &(UnitId, Unit), out: &mut String) {
        AUnit::write(t, id, out);
        for (_, word) in FLAGS.iter().filter(|(bit, _)| unit.has(*bit)) {
            out.push(' ');
            out.push_str(word);
        }
        if unit.target != NO_HEX {
            out.push_str(" attacks=");
            AHex::write(t, &unit.target, out);
        }
        out.push_str(" @");
        append::<Theatre, Spot>(t, &unit.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(UnitId, Unit)> {
        let id = AUnit::read(t, words)?;
        let mut unit = NO_UNIT;
        while !words.take("@") {
            let word = words.next("'@' with a hex")?;
            if let Some((bit, _)) = FLAGS.iter().find(|(_, name)| *name == word) {
                unit.flags |= bit;
            } else if let Some(hex) = word.strip_prefix("attacks=").and_then(|word| t.hex(word)) {
                unit.target = hex;
            } else {
                return words.fail(format!("'{word}' is not understood"));
            }
        }
        unit.at = Spot::read(t, words)?;
        Ok((id, unit))
    }
}

/// A city or town, by its hex.
struct APlace;

impl Word<Theatre> for APlace {
    type Value = u8;

    fn write(t: &Theatre, place: &u8, out: &mut String) {
        AHex::write(t, &t.places[usize::from(*place)].hex, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<u8> {
        let hex = AHex::read(t, words)?;
        match t.place(hex) {
            Some((i, _)) => Ok(i as u8),
            None => words.fail(format!("{} is neither city nor town", t.number(hex))),
        }
    }
}

/// `2620 level 2`: a marker that has been built.
struct Built;

impl Word<Theatre> for Built {
    type Value = Fortress;

    fn write(t: &Theatre, fortress: &Fortress, out: &mut String) {
        Spot::write(t, &fortress.at, out);
        *out += &format!(" level {}", fortress.level);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Fortress> {
        let at = Spot::read(t, words)?;
        let level = if words.take("level") { <u8 as Word<()>>::read(&(), words)? } else { 1 };
        Ok(Fortress { at, level, spent: true })
    }
}

/// `1419 retreat 0 steps 0 attacker 0`.
struct Fought;

impl Word<Theatre> for Fought {
    type Value = Battle;

    fn write(t: &Theatre, b: &Battle, out: &mut String) {
        Spot::write(t, &b.target, out);
        *out += &format!(" retreat {} steps {} attacker {}", b.hexes, b.steps, b.attacker);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Battle> {
        let target = Spot::read(t, words)?;
        let mut number = |name| words.after::<u8>(name);
        Ok(Battle {
            target,
            hexes: number("retreat")?,
            steps: number("steps")?,
            attacker: number("attacker")?,
        })
    }
}

/// `44 left 1 way 1214-1215 took 1215`, or `none`.
struct Retreating;

impl Word<Theatre> for Retreating {
    type Value = Rout;

    fn write(t: &Theatre, rout: &Rout, out: &mut String) {
        if rout.unit == NOBODY {
            return out.push_str("none");
        }
        AUnit::write(t, &rout.unit, out);
        let way: Vec<String> = rout.way.iter().map(|hex| t.number(*hex)).collect();
        *out += &format!(" left {} way {}", rout.left, way.join("-"));
        for place in rout.took {
            out.push_str(" took");
            append::<Theatre, APlace>(t, &place, out);
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Rout> {
        if words.take("none") {
            return Ok(NO_ROUT);
        }
        let mut rout = Rout { unit: AUnit::read(t, words)?, left: words.after("left")?, ..NO_ROUT };
        for word in words.after::<String>("way")?.split('-') {
            match t.hex(word) {
                Some(hex) if rout.way.try_push(hex).is_ok() => {}
                _ => return words.fail(format!("'{word}' is no hex, or one too many")),
            }
        }
        while words.take("took") {
            rout.took.insert(APlace::read(t, words)?);
        }
        Ok(rout)
    }
}

/// `rifle x3`.
struct Expected;

impl Word<Theatre> for Expected {
    type Value = Due;

    fn write(t: &Theatre, due: &Due, out: &mut String) {
        <What as Word<Theatre>>::write(t, &due.what, out);
        append::<Theatre, Times>(t, &due.left, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Due> {
        Ok(Due { what: <What as Word<Theatre>>::read(t, words)?, left: Times::read(t, words)? })
    }
}

/// Lays text over a state.
pub fn lay(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    if f.said("clear")? {
        *s = State::empty(t);
    }
    fields(t, s, f)?;
    phase(t, s, f)
}

/// Every field of a state, for both directions; units in the pool are left out.
pub fn fields(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    f.int("turn", &mut s.turn)?;
    f.int("lost", &mut s.lost)?;
    f.int("track", &mut s.track)?;
    let moved = units(t, s, f)?;
    if !f.set::<Theatre, APlace, Places>("control", t, &mut s.axis_places)? && moved {
        // Where units stand, their side is in control.
        for id in t.ids() {
            if let Some((i, _)) = t.place(s.units[usize::from(id)].at) {
                s.axis_places.put(i as u8, t.side(id) == Side::Axis);
            }
        }
    }
    let built = || s.fortresses.into_iter().filter(|fortress| fortress.spent).collect();
    if let Some(list) = f.each::<Theatre, Built>("fortresses", t, built)? {
        if list.len() > s.fortresses.len() {
            return SetupError::fail("fortresses", "there are only two");
        }
        s.fortresses = [NO_FORTRESS; 2];
        s.fortresses.iter_mut().zip(list).for_each(|(fortress, read)| *fortress = read);
    }
    let mut selected = s.selected[0] | s.selected[1];
    let chosen = f.set::<(), Chit, Chits>("selected", &(), &mut selected)?;
    if chosen {
        s.selected = Side::BOTH
            .map(|side| selected.into_iter().filter(|chit: &Chit| chit.side() == Some(side)).collect());
    }
    f.word::<(), OrNone<Chit>>("lead", &(), &mut s.lead)?;
    f.flags::<Side, 2>("ready", &mut s.ready)?;
    f.set::<(), Chit, Chits>("drawn", &(), &mut s.drawn)?;
    match f.each::<(), u8>("in_cup", &(), || s.in_cup.to_vec())? {
        Some(list) => s.in_cup.iter_mut().zip(list).for_each(|(n, read)| *n = read),
        None if chosen => s.in_cup = s.selected.map(|set| (set - s.drawn).len() as u8),
        None => {}
    }
    f.word::<(), OrNone<Chit>>("chit", &(), &mut s.chit)?;
    f.word::<Theatre, Fought>("battle", t, &mut s.battle)?;
    f.word::<Theatre, Retreating>("rout", t, &mut s.rout)?;
    f.row::<Theatre, Expected, _>("due", t, &mut s.due)?;
    f.row::<Theatre, Step, _>("steps", t, &mut s.steps)?;
    f.word::<(), OrNo<Side>>("over", &(), &mut s.over)?;
    Ok(())
}

/// Text replaces all units.
fn units(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<bool> {
    let now = || {
        let all = t.ids().map(|id| (id, s.units[usize::from(id)]));
        all.filter(|(_, unit)| unit.at != off::POOL || unit.flags != 0).collect()
    };
    let Some(list) = f.each::<Theatre, Placed>("units", t, now)? else { return Ok(false) };
    s.units = [NO_UNIT; UNITS];
    let mut seen = [false; UNITS];
    for (id, unit) in list {
        if std::mem::replace(&mut seen[usize::from(id)], true) {
            return SetupError::fail("units", format!("{} is named twice", t.counter(id).key));
        }
        s.units[usize::from(id)] = unit;
    }
    // 12.2.1: an HQ of the pool whose box has come up is due. Who lays out a phase by hand says so, lest he forget it.
    let came_up = |id: &UnitId| matches!(t.counter(*id).enters, Entry::Box(n) if n < s.track);
    match t.ids().filter(came_up).find(|id| !seen[usize::from(*id)]) {
        Some(hq) if !f.has("steps") => {
            let key = &t.counter(hq).key;
            SetupError::fail("units", format!("{key} has come up on the track: say where it is (12.2.1)"))
        }
        _ => Ok(true),
    }
}

/// `steps` says exactly where the game stands; `phase` is the short way for case files: `setup`, `select`, or the
/// command of a chit: `march` or `attack`, with the units activated from its HQ unless some are marked active.
fn phase(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    let mut active = s.chit.and_then(Chit::side).unwrap_or(Side::Axis);
    f.word::<(), Side>("active", &(), &mut active)?;
    let Some(word) = f.short("phase")?.filter(|_| !f.has("steps")) else {
        let which = "say which: setup, select, march or attack";
        return if s.steps.is_empty() { SetupError::fail("phase", which) } else { Ok(()) };
    };
    let command = |top: Step, stage| vec![Step::Turn(TurnStage::Draw), Step::Command(stage), top];
    let steps = match word {
        "setup" => vec![Step::Setup(active)],
        "select" => vec![Step::Turn(TurnStage::Lead), Step::Select],
        "march" => command(Step::March, CommandStage::Declare),
        "attack" => command(Step::Declare { target: None }, CommandStage::Battles),
        _ => return SetupError::fail("phase", format!("'{word}' is none of setup, select, march, attack")),
    };
    if word == "select" && !f.has("in_cup") {
        // Chits are counted into the cup when both are ready.
        s.in_cup = [0; 2];
    }
    if matches!(word, "march" | "attack") {
        if !f.has("ready") {
            s.ready = [true; 2];
        }
        s.chit = s.chit.or_else(|| Chit::all().find(|c| c.side() == Some(active) && c.hq().is_some()));
        s.drawn.extend(s.chit);
        // Without a word on activation all units of the side are active.
        let marked = t.ids().any(|id| s.units[usize::from(id)].has(flag::ACTIVE));
        for id in t.ids().filter(|id| t.side(*id) == active && !marked) {
            let unit = &mut s.units[usize::from(id)];
            if on_map(unit.at) {
                unit.flags |= flag::ACTIVE;
            }
        }
    }
    s.steps = steps.into_iter().collect();
    Ok(())
}
