//! A position as text, and text laid over a position.

use sandtable_core::{Derived, Position, SetupError};

use crate::action::{Hex, UnitId};
use crate::notation::find;
use crate::pieces::{Chit, Chits, Kind, Side};
use crate::state::{
    Battle, Due, Fortress, HEXES, Muster, NO_HEX, NOBODY, Rout, State, UNITS, Unit, What, flag, off, on_map,
};
use crate::steps::{CommandStage, Step, TurnStage};
use crate::supply::HexSet;
use crate::theatre::{Entry, Theatre};

mod steps_text;

use steps_text::{parse_step, step_text};

const NO_FORTRESS: Fortress = Fortress { at: NO_HEX, level: 0, spent: false };
const NO_BATTLE: Battle = Battle { target: NO_HEX, hexes: 0, steps: 0, attacker: 0 };

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
        let axis = t.places.iter().enumerate().filter(|(_, p)| p.axis);
        State {
            units: [Unit { at: off::POOL, target: NO_HEX, flags: 0 }; UNITS],
            axis_places: axis.fold(0, |set, (i, _)| set | 1 << i),
            fortresses: [NO_FORTRESS; 2],
            turn: t.first_turn,
            lost: 0,
            track: 1,
            selected: [Chits(0); 2],
            lead: None,
            ready: [false; 2],
            in_cup: [0; 2],
            drawn: Chits(0),
            chit: None,
            battle: NO_BATTLE,
            rout: Rout { unit: NOBODY, left: 0, way: Default::default(), took: 0 },
            due: Default::default(),
            steps: Default::default(),
            over: None,
            muster: Derived(Muster::default()),
            lines: Derived(HexSet::EMPTY),
        }
    }

    /// Computes anew what follows from the rest.
    pub fn refresh(&mut self, t: &Theatre) {
        self.muster = Derived(counted(t, self));
        let lines =
            self.step().map_or(HexSet::EMPTY, |step| crate::steps::lines(crate::Look { t, s: self }, step));
        self.lines = Derived(lines);
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

const OFF: [(Hex, &str); 7] = [
    (off::POOL, "pool"),
    (off::TRAY, "tray"),
    (off::DEAD, "lost"),
    (off::BOX, "box"),
    (off::AWAY, "away"),
    (off::TRANSFERRED, "transferred"),
    (off::CALLED, "called"),
];

const KEYS: [&str; 20] = [
    "clear",
    "phase",
    "active",
    "turn",
    "lost",
    "track",
    "units",
    "control",
    "fortresses",
    "selected",
    "lead",
    "ready",
    "drawn",
    "in_cup",
    "chit",
    "battle",
    "rout",
    "due",
    "steps",
    "over",
];

fn place_text(t: &Theatre, at: Hex) -> String {
    OFF.iter().find(|(o, _)| *o == at).map_or_else(|| t.number(at), |(_, word)| (*word).to_string())
}

fn hex_text(t: &Theatre, hex: Hex) -> String {
    if hex == NO_HEX { "none".into() } else { t.number(hex) }
}

fn unit_text(t: &Theatre, id: UnitId, unit: Unit) -> String {
    let mut text = t.counter(id).key.clone();
    for (bit, word) in FLAGS {
        if unit.has(bit) {
            text += &format!(" {word}");
        }
    }
    if unit.target != NO_HEX {
        text += &format!(" attacks={}", t.number(unit.target));
    }
    text + " @ " + &place_text(t, unit.at)
}

fn chits(set: Chits) -> impl Iterator<Item = String> {
    set.iter().map(|c| c.word().to_string())
}

/// The whole state as text; units in the pool are left out.
pub fn position(t: &Theatre, s: &State) -> Position {
    let mut p = Position::new();
    p.int("turn", s.turn);
    p.int("lost", s.lost);
    p.int("track", s.track);
    let units =
        t.ids().map(|id| (id, s.units[usize::from(id)])).filter(|(_, u)| u.at != off::POOL || u.flags != 0);
    p.list("units", units.map(|(id, unit)| unit_text(t, id, unit)));
    let axis = t.places.iter().enumerate().filter(|(i, _)| s.axis_places >> i & 1 == 1);
    p.list("control", axis.map(|(_, place)| t.number(place.hex)));
    let forts = s.fortresses.iter().filter(|f| f.spent);
    p.list("fortresses", forts.map(|f| format!("{} level {}", hex_text(t, f.at), f.level)));
    p.list("selected", chits(s.selected[0].plus(s.selected[1])));
    p.word("lead", s.lead.map_or("none", Chit::word));
    p.list("ready", Side::BOTH.into_iter().filter(|x| s.ready[*x as usize]).map(|x| x.word().to_string()));
    p.list("in_cup", s.in_cup.map(|n| n.to_string()));
    p.list("drawn", chits(s.drawn));
    p.word("chit", s.chit.map_or("none", Chit::word));
    let b = s.battle;
    p.word(
        "battle",
        format!("{} retreat {} steps {} attacker {}", hex_text(t, b.target), b.hexes, b.steps, b.attacker),
    );
    let rout = if s.rout.unit == NOBODY {
        "none".into()
    } else {
        let way: Vec<String> = s.rout.way.iter().map(|h| t.number(*h)).collect();
        let took = t.places.iter().enumerate().filter(|(i, _)| s.rout.took >> i & 1 == 1);
        let took: String = took.map(|(_, place)| format!(" took {}", t.number(place.hex))).collect();
        format!("{} left {} way {}{took}", t.counter(s.rout.unit).key, s.rout.left, way.join("-"))
    };
    p.word("rout", rout);
    p.list("due", s.due.iter().map(|d| format!("{} x{}", d.what.word(), d.left)));
    p.list("steps", s.steps.iter().map(|step| step_text(t, *step)));
    p.word("over", s.over.map_or("no", Side::word));
    p
}

type Parsed<T> = Result<T, SetupError>;

fn parse_hex(t: &Theatre, key: &str, word: &str) -> Parsed<Hex> {
    if word == "none" {
        return Ok(NO_HEX);
    }
    match t.grid.parse(word).ok().and_then(|h| t.grid.index(h)) {
        Some(hex) => Ok(hex),
        None => SetupError::fail(key, format!("'{word}' is no hex")),
    }
}

fn parse_side(key: &str, word: &str) -> Parsed<Side> {
    Position::one_of(key, word, &Side::BOTH, Side::word)
}

fn parse_chit(key: &str, word: &str) -> Parsed<Option<Chit>> {
    match Chit::parse(word) {
        _ if word == "none" => Ok(None),
        Some(chit) => Ok(Some(chit)),
        None => SetupError::fail(key, format!("'{word}' is no chit")),
    }
}

fn parse_chits(p: &Position, key: &str) -> Parsed<Option<Chits>> {
    let Some(list) = p.get_list(key)? else { return Ok(None) };
    let mut set = Chits(0);
    for word in list {
        if let Some(chit) = parse_chit(key, word)? {
            set = set.with(chit);
        }
    }
    Ok(Some(set))
}

/// Lays text over a state; the state is unchanged if the text makes no sense.
pub fn arrange(t: &Theatre, state: &mut State, p: &Position) -> Parsed<()> {
    p.only(&KEYS)?;
    let mut s = state.clone();
    if p.get_flag("clear")? == Some(true) {
        s = State::empty(t);
    }
    p.lay_int("turn", &mut s.turn)?;
    p.lay_int("lost", &mut s.lost)?;
    p.lay_int("track", &mut s.track)?;
    if let Some(list) = p.get_list("units")? {
        units(t, &mut s, &list)?;
    }
    s.muster = Derived(counted(t, &s));
    places(t, &mut s, p)?;
    cup(&mut s, p)?;
    combat(t, &mut s, p)?;
    phase(t, &mut s, p)?;
    s.refresh(t);
    if let Some(fault) = faults(t, &s).into_iter().next() {
        return SetupError::fail("position", fault);
    }
    *state = s;
    Ok(())
}

/// `44 @ 1214`, `soviet 79C reduced @ 1315`: replaces all units.
fn units(t: &Theatre, s: &mut State, list: &[&str]) -> Parsed<()> {
    s.units = [Unit { at: off::POOL, target: NO_HEX, flags: 0 }; UNITS];
    let mut seen = [false; UNITS];
    for line in list {
        let bad = |message: String| SetupError::new("units", format!("'{line}': {message}"));
        let (head, at) = line.split_once('@').ok_or_else(|| bad("'@' and a hex are missing".into()))?;
        let mut head = head.split_whitespace().peekable();
        let soviet = head.next_if_eq(&"soviet").is_some();
        let name = head.next().ok_or_else(|| bad("a unit is missing".into()))?;
        let id = match (soviet, find(t, name)) {
            (true, Some(id)) if t.side(id) == Side::Soviet => Some(id),
            (true, _) => find(t, &format!("s-{name}")),
            (false, found) => found,
        }
        .ok_or_else(|| bad(format!("'{name}' is no unit")))?;
        if std::mem::replace(&mut seen[usize::from(id)], true) {
            return Err(bad("the unit is named twice".into()));
        }
        let mut unit = Unit { at: off::POOL, target: NO_HEX, flags: 0 };
        for word in head {
            if let Some((bit, _)) = FLAGS.iter().find(|(_, name)| *name == word) {
                unit.flags |= bit;
            } else if let Some(hex) = word.strip_prefix("attacks=") {
                unit.target = parse_hex(t, "units", hex).map_err(|e| bad(e.message))?;
            } else {
                return Err(bad(format!("'{word}' is not understood")));
            }
        }
        let at = at.trim();
        unit.at = match OFF.iter().find(|(_, word)| *word == at) {
            Some((place, _)) => *place,
            None => parse_hex(t, "units", at).map_err(|e| bad(e.message))?,
        };
        s.units[usize::from(id)] = unit;
    }
    Ok(())
}

fn places(t: &Theatre, s: &mut State, p: &Position) -> Parsed<()> {
    if let Some(list) = p.get_list("control")? {
        s.axis_places = 0;
        for word in list {
            let hex = parse_hex(t, "control", word)?;
            match t.place(hex).filter(|_| on_map(hex)) {
                Some((i, _)) => s.axis_places |= 1 << i,
                None => return SetupError::fail("control", format!("{word} is neither city nor town")),
            }
        }
    } else if p.get_list("units")?.is_some() {
        for id in t.ids() {
            let at = s.units[usize::from(id)].at;
            if on_map(at)
                && let Some((i, _)) = t.place(at)
            {
                let bit = 1 << i;
                s.axis_places =
                    if t.side(id) == Side::Axis { s.axis_places | bit } else { s.axis_places & !bit };
            }
        }
    }
    if let Some(list) = p.get_list("fortresses")? {
        s.fortresses = [NO_FORTRESS; 2];
        if list.len() > 2 {
            return SetupError::fail("fortresses", "there are only two");
        }
        for (fortress, line) in s.fortresses.iter_mut().zip(list) {
            let (hex, level) = line.split_once(" level ").unwrap_or((line, "1"));
            let at = parse_hex(t, "fortresses", hex)?;
            let level = level
                .parse()
                .or_else(|_| SetupError::fail("fortresses", format!("'{level}' is no level")))?;
            *fortress = Fortress { at, level, spent: true };
        }
    }
    Ok(())
}

fn cup(s: &mut State, p: &Position) -> Parsed<()> {
    if let Some(set) = parse_chits(p, "selected")? {
        s.selected = [set.by(Side::Axis), set.by(Side::Soviet)];
    }
    if let Some(set) = parse_chits(p, "drawn")? {
        s.drawn = set;
    }
    for (key, to) in [("lead", &mut s.lead), ("chit", &mut s.chit)] {
        p.lay_word(key, to, |word| parse_chit(key, word))?;
    }
    if let Some(list) = p.get_list("ready")? {
        s.ready = [false; 2];
        for word in list {
            s.ready[parse_side("ready", word)? as usize] = true;
        }
    }
    match p.get_list("in_cup")? {
        Some(list) => {
            for (n, word) in s.in_cup.iter_mut().zip(list) {
                *n =
                    word.parse().or_else(|_| SetupError::fail("in_cup", format!("'{word}' is no number")))?;
            }
        }
        None if p.get_list("selected")?.is_some() => {
            s.in_cup = s.selected.map(|set| set.minus(s.drawn).len() as u8);
        }
        None => {}
    }
    Ok(())
}

fn combat(t: &Theatre, s: &mut State, p: &Position) -> Parsed<()> {
    if let Some(text) = p.get_word("battle")? {
        let words: Vec<&str> = text.split_whitespace().collect();
        let bad = || SetupError::new("battle", format!("'{text}': like '1419 retreat 0 steps 0 attacker 0'"));
        let number = |i: usize| words.get(i).and_then(|w| w.parse().ok()).ok_or_else(bad);
        let target = parse_hex(t, "battle", words.first().ok_or_else(bad)?)?;
        s.battle = Battle { target, hexes: number(2)?, steps: number(4)?, attacker: number(6)? };
    }
    if let Some(text) = p.get_word("rout")? {
        s.rout = Rout { unit: NOBODY, left: 0, way: Default::default(), took: 0 };
        if text != "none" {
            let words: Vec<&str> = text.split_whitespace().collect();
            let bad = || SetupError::new("rout", format!("'{text}': like '44 left 1 way 1214'"));
            let [unit, _, left, _, way, ref took @ ..] = words[..] else { return Err(bad()) };
            s.rout.unit = find(t, unit).ok_or_else(bad)?;
            s.rout.left = left.parse().map_err(|_| bad())?;
            for hex in way.split('-') {
                let hex = parse_hex(t, "rout", hex)?;
                s.rout.way.try_push(hex).map_err(|_| bad())?;
            }
            for hex in took.iter().filter(|word| **word != "took") {
                let hex = parse_hex(t, "rout", hex)?;
                let (i, _) = t.place(hex).filter(|_| on_map(hex)).ok_or_else(bad)?;
                s.rout.took |= 1 << i;
            }
        }
    }
    p.lay_row("due", &mut s.due, |line| {
        let (what, left) = line.split_once(" x").unwrap_or((line, "1"));
        let what = Position::one_of("due", what, &What::ALL, What::word)?;
        let left = left.parse().or_else(|_| SetupError::fail("due", format!("'{left}' is no number")))?;
        Ok(Due { what, left })
    })?;
    p.lay_word("over", &mut s.over, |word| match word {
        "no" => Ok(None),
        side => parse_side("over", side).map(Some),
    })?;
    Ok(())
}

/// `steps` says exactly where the game stands; `phase` is the short way for case files: `setup`, `select`, or the
/// command of a chit: `march` or `attack`, with the units activated from its HQ unless some are marked active.
fn phase(t: &Theatre, s: &mut State, p: &Position) -> Parsed<()> {
    let step = |word: &str| {
        parse_step(t, word).ok_or_else(|| SetupError::new("steps", format!("'{word}' is no step")))
    };
    if p.lay_row("steps", &mut s.steps, step)? {
        return Ok(());
    }
    let Some(word) = p.get_word("phase")? else {
        if s.steps.is_empty() {
            return SetupError::fail("phase", "say which: setup, select, march or attack");
        }
        return Ok(());
    };
    let active = match p.get_word("active")? {
        Some(word) => parse_side("active", word)?,
        None => s.chit.and_then(Chit::side).unwrap_or(Side::Axis),
    };
    let command = |top: Step, stage| vec![Step::Turn(TurnStage::Draw), Step::Command(stage), top];
    let steps = match word {
        "setup" => vec![Step::Setup(active)],
        "select" => vec![Step::Turn(TurnStage::Lead), Step::Select],
        "march" => command(Step::March, CommandStage::Declare),
        "attack" => command(Step::Declare { target: None }, CommandStage::Battles),
        _ => return SetupError::fail("phase", format!("'{word}' is none of setup, select, march, attack")),
    };
    if word == "select" && p.get_list("in_cup")?.is_none() {
        // Chits are counted into the cup when both are ready.
        s.in_cup = [0; 2];
    }
    if matches!(word, "march" | "attack") {
        if p.get_list("ready")?.is_none() {
            s.ready = [true; 2];
        }
        if s.chit.is_none() {
            s.chit = Chit::all().find(|c| c.side() == Some(active) && c.hq().is_some());
        }
        if let Some(chit) = s.chit {
            s.drawn = s.drawn.with(chit);
        }
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

/// What is wrong with a state: the invariants that every position keeps.
pub fn faults(t: &Theatre, s: &State) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |text: String| faults.push(text);
    if *s.muster != counted(t, s) {
        fault("the tallies do not match the units".into());
    }
    let look = crate::Look { t, s };
    if s.step().is_some_and(|step| crate::steps::lines(look, step) != *s.lines) {
        fault("the lines of communication are not those of the position".into());
    }
    let mut holders = [None; HEXES];
    for id in t.ids() {
        let unit = s.units[usize::from(id)];
        if on_map(unit.at) {
            let side = t.side(id);
            if *holders[usize::from(unit.at)].get_or_insert(side) != side {
                fault(format!("{} holds units of both sides (3.1.2)", t.number(unit.at)));
            }
            if t.at(unit.at).terrain == crate::Terrain::Sea {
                fault(format!("{} stands in the sea", t.counter(id).key));
            }
            if t.place(unit.at).is_some_and(|(i, _)| !look.controls(side, i)) {
                fault(format!("{} stands in a place of the enemy (3.4.2)", t.counter(id).key));
            }
        } else if !OFF.iter().any(|(o, _)| *o == unit.at) {
            fault(format!("{} is nowhere", t.counter(id).key));
        }
        if unit.has(flag::REDUCED) && !t.counter(id).two_steps {
            fault(format!("{} has no reduced side", t.counter(id).key));
        }
        if unit.at == off::AWAY && t.counter(id).kind != Kind::Hq {
            fault(format!("{} waits like an HQ", t.counter(id).key));
        }
        if unit.at == off::DEAD && t.counter(id).kind == Kind::Hq {
            fault(format!("{} is an HQ and never lost for good (13.0.2)", t.counter(id).key));
        }
        if matches!(unit.at, off::BOX | off::TRANSFERRED) && t.side(id) == Side::Soviet {
            fault(format!(
                "{} is Soviet and neither transferred nor sent by rail (11.2, 11.3)",
                t.counter(id).key
            ));
        }
    }
    // Between commands no hex holds more than two units.
    if matches!(s.step(), Some(Step::Select | Step::March | Step::Declare { .. })) {
        for id in t.ids() {
            let at = s.units[usize::from(id)].at;
            if on_map(at) && s.muster.count(at) > t.limits.stacking && s.fortress(at) == 0 && !freed(t, s, at)
            {
                fault(format!("{} holds more than two units (3.1.1/1)", t.number(at)));
            }
        }
    }
    for fortress in s.fortresses {
        if fortress.at != NO_HEX && (!on_map(fortress.at) || !(1..=2).contains(&fortress.level)) {
            fault("a fortress stands off the map or at no level".into());
        } else if fortress.at != NO_HEX {
            // 14.1.1, 14.2.6
            match t.place(fortress.at) {
                None => {
                    fault(format!("the fortress of {} is in no city or town (14.1.1)", t.number(fortress.at)))
                }
                Some((i, _)) if !look.controls(Side::Soviet, i) => {
                    fault(format!(
                        "the fortress of {} is in a place of the Axis (3.4.2)",
                        t.number(fortress.at)
                    ));
                }
                Some(_) => {}
            }
        }
    }
    if s.fortresses[0].at != NO_HEX && s.fortresses[0].at == s.fortresses[1].at {
        fault(format!("two fortresses stand in {} (14.1.6)", t.number(s.fortresses[0].at)));
    }
    if !(1..=t.track.len() as u8 + 1).contains(&s.track) {
        fault(format!("box {} is not on the Soviet track (12.2.1)", s.track));
    }
    if s.turn < 1 || s.turn > t.last_turn {
        fault(format!("turn {} is not on the track", s.turn));
    }
    if s.lead.is_some() && (s.turn > 1 || s.step() != Some(Step::Select)) {
        fault("a chit leads only while chits are selected on turn 1 (16.0.1)".into());
    }
    if s.over.is_none() && s.steps.is_empty() {
        fault("nobody decides, and the game is not over".into());
    }
    faults
}

/// A stack that a lost fortress has left above the limit may stay (14.2.3).
fn freed(t: &Theatre, s: &State, hex: Hex) -> bool {
    s.muster.side(hex) == Some(Side::Soviet)
        && t.place(hex).is_some()
        && s.fortresses.iter().any(|f| f.spent && f.at == NO_HEX)
}
