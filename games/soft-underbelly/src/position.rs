//! A position as text, and text laid over a position.

use sandtable_board::Set64;
use sandtable_core::{Derived, Position, SetupError};

use crate::notation::place;
use crate::pieces::{Arm, CONVOY, DROPPED, Event, GONE, Hull, POOL, Place, SEA, Ship, Side, TRAY, is_area};
use crate::state::{Arrow, Battle, End, How, Landing, Muster, STAYED, State, Unit, flag};
use crate::steps::{ImpulseStage, Step, TurnStage};
use crate::theatre::Theatre;

mod steps_text;

use steps_text::{parse_step, step_text};

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

/// Names of the flags in text.
const FLAGS: [(u8, &str); 8] = [
    (flag::USED, "used"),
    (flag::HELD, "held"),
    (flag::SHIPPED, "shipped"),
    (flag::FLOWN, "flown"),
    (flag::HAND, "in-hand"),
    (flag::FRESH, "fresh"),
    (flag::SUPPORT, "supporting"),
    (flag::FOUGHT, "fought"),
];

/// What a unit remembers and no counter shows.
pub const NOTES: [&str; 6] = ["been=", "stayed", "shipped", "flown", "fresh", "fought"];

const KEYS: [&str; 31] = [
    "turn",
    "impulse",
    "initiative",
    "active",
    "control",
    "units",
    "lines",
    "lines_in_tray",
    "ships",
    "transport_allies",
    "transport_axis",
    "markers_allies",
    "markers_axis",
    "events",
    "evented",
    "passes",
    "acted",
    "strangled",
    "missions",
    "logistics",
    "surrendered",
    "bought",
    "arrows",
    "arrows_placed",
    "landing",
    "battle",
    "steps",
    "over",
    "clear",
    "phase",
    "cubes",
];

fn words(set: Set64) -> impl Iterator<Item = String> {
    set.into_iter().map(place)
}

fn place_word(p: Place) -> String {
    match p {
        POOL => "pool".into(),
        TRAY => "tray".into(),
        GONE => "gone".into(),
        p => place(p),
    }
}

fn unit_text(t: &Theatre, side: Side, arm: Arm, unit: Unit, count: usize) -> String {
    let mut text = format!("{} {}", side.word(), arm.word());
    if count > 1 {
        text += &format!(" x{count}");
    }
    for (bit, word) in FLAGS {
        if unit.has(bit) {
            text += &format!(" {word}");
        }
    }
    if unit.duty != 0 {
        text += &format!(" for={}", place(unit.duty));
    }
    if unit.visited & STAYED != 0 {
        text += " stayed";
    }
    if unit.visited & !STAYED != 0 {
        let been: Vec<_> = words(Set64::from_words([u64::from(unit.visited & !STAYED)])).collect();
        text += &format!(" been={}", been.join("+"));
    }
    text += " @ ";
    if arm.is_air() && is_area(unit.place) {
        text += &crate::notation::spot(t, unit.spot);
    } else {
        text += &place_word(unit.place);
    }
    text
}

fn sides(flags: [bool; 2]) -> impl Iterator<Item = String> {
    Side::BOTH.into_iter().filter(move |s| flags[*s as usize]).map(|s| s.word().to_string())
}

/// The whole state as text; units in the pool are left out.
pub fn position(t: &Theatre, s: &State) -> Position {
    let mut p = Position::new();
    p.int("turn", s.turn);
    p.int("impulse", s.impulse);
    p.word("initiative", s.initiative.word());
    p.word("active", s.active.word());
    p.list("control", words(s.allied));
    let mut units = Vec::new();
    for side in Side::BOTH {
        for arm in Arm::ALL {
            for equal in s.units[t.range(side, arm)].chunk_by(|a, b| a == b) {
                if equal[0] != State::no_unit() {
                    units.push(unit_text(t, side, arm, equal[0], equal.len()));
                }
            }
        }
    }
    p.list("units", units);
    p.list("lines", words(s.lines));
    p.int("lines_in_tray", s.tray_lines);
    p.list(
        "ships",
        Ship::ALL.into_iter().map(|ship| {
            let hull = match s.ship(ship) {
                Hull::Ready => "ready",
                Hull::Used => "used",
                Hull::Gone => "gone",
            };
            format!("{} {hull}", ship.word())
        }),
    );
    for side in Side::BOTH {
        p.int(&format!("transport_{}", side.word()), s.transport[side as usize]);
        p.int(&format!("markers_{}", side.word()), s.markers[side as usize]);
    }
    let played = Side::BOTH.into_iter().flat_map(|side| {
        Event::ALL.into_iter().filter_map(move |e| {
            let n = s.boxes[side as usize][e as usize];
            (n > 0).then(|| format!("{} {} x{n}", side.word(), e.word()))
        })
    });
    p.list("events", played.collect::<Vec<_>>());
    p.list("evented", sides(s.evented));
    p.int("passes", s.passes);
    p.flag("acted", s.acted);
    p.word("strangled", place(s.strangled));
    p.list("missions", words(s.missions[0]).chain(words(s.missions[1])));
    p.list("logistics", sides(s.logistics));
    p.flag("surrendered", s.surrendered);
    p.flag("bought", s.bought);
    p.list("arrows", s.arrows.iter().map(|a| format!("{}-{}", place(a.from), place(a.to))));
    p.int("arrows_placed", s.placed);
    p.word("landing", format!("{} x{}", place(s.landing.target), s.landing.fleets));
    p.word("battle", battle_text(&s.battle));
    p.list("steps", s.steps.iter().map(|step| step_text(*step)));
    p.word("over", s.over.map_or("no".into(), end_text));
    p
}

fn battle_text(b: &Battle) -> String {
    let mut text =
        format!("{} round {} of {} hits {} {}", place(b.target), b.round, b.rounds, b.hits[0], b.hits[1]);
    for side in Side::BOTH {
        for (flags, word) in [(b.tank, "tank"), (b.air, "air")] {
            if flags[side as usize] {
                text += &format!(" {word}-{}", side.word());
            }
        }
    }
    if b.retreating {
        text += " retreating";
    }
    text
}

fn end_text(end: End) -> String {
    format!("{} {}", end.how.rule(false), end.winner.map_or("draw", Side::word))
}

type Parsed<T> = Result<T, SetupError>;

fn parse_area(t: &Theatre, key: &str, word: &str) -> Parsed<Place> {
    match word {
        "sea" => Ok(SEA),
        "air" => Ok(DROPPED),
        "convoy" => Ok(CONVOY),
        "pool" | "00" => Ok(POOL),
        "gone" => Ok(GONE),
        "tray" => Ok(TRAY),
        _ => match word.parse::<u8>() {
            Ok(n) if t.areas.contains(n) => Ok(n),
            _ => SetupError::fail(key, format!("'{word}' is no area")),
        },
    }
}

fn parse_side(key: &str, word: &str) -> Parsed<Side> {
    Position::one_of(key, word, &Side::BOTH, Side::word)
}

fn parse_sides(p: &Position, key: &str) -> Parsed<Option<[bool; 2]>> {
    let Some(list) = p.get_list(key)? else { return Ok(None) };
    let mut flags = [false; 2];
    for word in list {
        flags[parse_side(key, word)? as usize] = true;
    }
    Ok(Some(flags))
}

fn parse_set(t: &Theatre, p: &Position, key: &str) -> Parsed<Option<Set64>> {
    let Some(list) = p.get_list(key)? else { return Ok(None) };
    list.into_iter().map(|w| parse_area(t, key, w)).collect::<Parsed<Set64>>().map(Some)
}

/// Lays text over a state; the state is unchanged if the text makes no sense.
pub fn arrange(t: &Theatre, state: &mut State, p: &Position) -> Parsed<()> {
    p.only(&KEYS)?;
    let mut s = state.clone();
    if p.get_flag("clear")? == Some(true) {
        clear(t, &mut s);
    }
    tracks(&mut s, p)?;
    if let Some(list) = p.get_list("units")? {
        units(t, &mut s, &list)?;
    }
    s.refresh(t);
    if let Some(set) = parse_set(t, p, "control")? {
        s.allied = set;
    } else if p.get_list("units")?.is_some() {
        // Where units stand, their side is in control.
        s.allied = (s.allied | s.held(Side::Allies)) - s.held(Side::Axis);
    }
    if let Some(set) = parse_set(t, p, "lines")? {
        s.lines = set;
    }
    markers(t, &mut s, p)?;
    battle(t, &mut s, p)?;
    phase(t, &mut s, p)?;
    s.refresh(t);
    if let Some(fault) = faults(t, &s).into_iter().next() {
        return SetupError::fail("position", fault);
    }
    *state = s;
    Ok(())
}

/// An empty map under Axis control, nothing under way.
fn clear(t: &Theatre, s: &mut State) {
    *s = State { steps: Default::default(), ..State::start(t) };
    s.units = [State::no_unit(); crate::state::UNITS];
    s.lines = Set64::EMPTY;
    s.tray_lines = 0;
    s.allied = Set64::EMPTY;
    s.ships = [Hull::Ready; 4];
}

fn tracks(s: &mut State, p: &Position) -> Parsed<()> {
    p.lay_int("turn", &mut s.turn)?;
    p.lay_int("impulse", &mut s.impulse)?;
    p.lay_int("passes", &mut s.passes)?;
    p.lay_int("lines_in_tray", &mut s.tray_lines)?;
    p.lay_int("arrows_placed", &mut s.placed)?;
    for side in Side::BOTH {
        p.lay_int(&format!("transport_{}", side.word()), &mut s.transport[side as usize])?;
        p.lay_int(&format!("markers_{}", side.word()), &mut s.markers[side as usize])?;
    }
    for (key, to) in [("initiative", &mut s.initiative), ("active", &mut s.active)] {
        p.lay_word(key, to, |word| parse_side(key, word))?;
    }
    p.lay_flag("acted", &mut s.acted)?;
    p.lay_flag("surrendered", &mut s.surrendered)?;
    p.lay_flag("bought", &mut s.bought)?;
    for (key, to) in [("evented", &mut s.evented), ("logistics", &mut s.logistics)] {
        if let Some(flags) = parse_sides(p, key)? {
            *to = flags;
        }
    }
    Ok(())
}

/// `axis cube x3 used @ 14`: replaces all units.
fn units(t: &Theatre, s: &mut State, list: &[&str]) -> Parsed<()> {
    s.units = [State::no_unit(); crate::state::UNITS];
    let mut next = [[0usize; 8]; 2];
    for line in list {
        let bad = |message: String| SetupError::new("units", format!("'{line}': {message}"));
        let (head, at) = line.split_once('@').ok_or_else(|| bad("'@' and an area are missing".into()))?;
        let mut head = head.split_whitespace();
        let side = head.next().ok_or_else(|| bad("a side is missing".into()))?;
        let side = parse_side("units", side).map_err(|e| bad(e.message))?;
        let arm =
            head.next().and_then(Arm::parse).ok_or_else(|| bad("no kind of unit follows the side".into()))?;
        let (unit, count) = parse_unit(t, arm, head, at.trim()).map_err(|e| bad(e.message))?;
        let range = t.range(side, arm);
        let used = &mut next[side as usize][arm as usize];
        if *used + count > range.len() {
            return Err(bad(format!("the counter mix holds only {} of these", range.len())));
        }
        s.units[range.start + *used..range.start + *used + count].fill(unit);
        *used += count;
    }
    Ok(())
}

fn parse_unit<'a>(
    t: &Theatre,
    arm: Arm,
    head: impl Iterator<Item = &'a str>,
    at: &str,
) -> Parsed<(Unit, usize)> {
    let mut unit = State::no_unit();
    let mut count = 1;
    for word in head {
        if let Some((bit, _)) = FLAGS.iter().find(|(_, name)| *name == word) {
            unit.flags |= bit;
        } else if word == "stayed" {
            unit.visited |= STAYED;
        } else if let Some(n) = word.strip_prefix('x').and_then(|n| n.parse().ok()) {
            count = n;
        } else if let Some(area) = word.strip_prefix("for=") {
            unit.duty = parse_area(t, "units", area)?;
        } else if let Some(areas) = word.strip_prefix("been=") {
            for area in areas.split('+') {
                unit.visited |= 1 << (parse_area(t, "units", area)? & 31);
            }
        } else {
            return SetupError::fail("units", format!("'{word}' is not understood"));
        }
    }
    let letter = at.chars().last().filter(|c| arm.is_air() && c.is_ascii_lowercase() && at.len() == 3);
    let area = if letter.is_some() { &at[..at.len() - 1] } else { at };
    unit.place = parse_area(t, "units", area)?;
    if arm.is_air() && is_area(unit.place) {
        let found = t.spots_of(unit.place).find(|s| t.spots[usize::from(*s)].letter == letter.unwrap_or('a'));
        unit.spot = match found {
            Some(spot) => spot,
            None => return SetupError::fail("units", format!("'{at}' is no placement of an aircraft")),
        };
    }
    Ok((unit, count))
}

fn markers(t: &Theatre, s: &mut State, p: &Position) -> Parsed<()> {
    if let Some(list) = p.get_list("ships")? {
        for line in list {
            let (name, hull) = line.split_once(' ').unwrap_or((line, ""));
            let hull = match hull.trim() {
                "ready" => Hull::Ready,
                "used" => Hull::Used,
                "gone" => Hull::Gone,
                _ => return SetupError::fail("ships", format!("'{line}': ready, used or gone is expected")),
            };
            s.ships[Position::one_of("ships", name, &Ship::ALL, Ship::word)? as usize] = hull;
        }
    }
    if let Some(list) = p.get_list("events")? {
        s.boxes = Default::default();
        for line in list {
            let mut words = line.split_whitespace();
            let side = parse_side("events", words.next().unwrap_or(""))?;
            let event = words.next().and_then(|w| Event::ALL.into_iter().find(|e| e.word() == w));
            let times = words.next().and_then(|w| w.strip_prefix('x')).and_then(|n| n.parse().ok());
            match (event, times) {
                (Some(event), Some(n)) => s.boxes[side as usize][event as usize] = n,
                _ => {
                    return SetupError::fail(
                        "events",
                        format!("'{line}': side, event and x-times are expected"),
                    );
                }
            }
        }
    }
    p.lay_word("strangled", &mut s.strangled, |word| parse_area(t, "strangled", word))?;
    if let Some(list) = p.get_list("missions")? {
        s.missions = [Set64::EMPTY; 2];
        for word in list {
            let area = parse_area(t, "missions", word)?;
            let again = usize::from(s.missions[0].contains(area));
            s.missions[again] = s.missions[again].with(area);
        }
    }
    Ok(())
}

fn battle(t: &Theatre, s: &mut State, p: &Position) -> Parsed<()> {
    let laid = p.lay_row("arrows", &mut s.arrows, |line| {
        let (from, to) = line.split_once('-').unwrap_or((line, ""));
        Ok(Arrow { from: parse_area(t, "arrows", from)?, to: parse_area(t, "arrows", to)? })
    })?;
    if laid {
        s.arrows.sort_unstable();
        if p.get_int::<u8>("arrows_placed")?.is_none() {
            s.placed = s.arrows.len() as u8;
        }
    }
    if let Some(word) = p.get_word("landing")? {
        let (area, fleets) = word.split_once(" x").unwrap_or((word, "1"));
        s.landing = Landing {
            target: parse_area(t, "landing", area)?,
            fleets: fleets
                .parse()
                .or_else(|_| SetupError::fail("landing", format!("'{fleets}' is no number of fleets")))?,
        };
    }
    p.lay_word("over", &mut s.over, parse_end)?;
    let Some(text) = p.get_word("battle")? else { return Ok(()) };
    let bad = || SetupError::new("battle", format!("'{text}': like '14 round 1 of 3 hits 0 0' is expected"));
    let mut words = text.split_whitespace();
    let target = parse_area(t, "battle", words.next().ok_or_else(bad)?)?;
    let mut b = Battle { target, round: 0, rounds: t.limits.rounds, ..Battle::default() };
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|n| n.parse::<u8>().ok()).ok_or_else(bad);
        match word {
            "round" => b.round = number()?,
            "of" => b.rounds = number()?,
            "hits" => b.hits = [number()?, number()?],
            "tank-allies" => b.tank[0] = true,
            "tank-axis" => b.tank[1] = true,
            "air-allies" => b.air[0] = true,
            "air-axis" => b.air[1] = true,
            "retreating" => b.retreating = true,
            _ => return Err(bad()),
        }
    }
    s.battle = b;
    Ok(())
}

fn parse_end(word: &str) -> Parsed<Option<End>> {
    if word == "no" {
        return Ok(None);
    }
    let (rule, winner) = word.split_once(' ').unwrap_or((word, ""));
    let how = How::ALL.into_iter().find(|h| h.rule(false) == rule);
    let winner = if winner == "draw" { None } else { Some(parse_side("over", winner)?) };
    match how {
        Some(how) => Ok(Some(End { winner, how })),
        None => SetupError::fail("over", format!("'{rule}' is no way to end")),
    }
}

/// `steps` says exactly where the game stands; `phase` is the short way for case files.
fn phase(t: &Theatre, s: &mut State, p: &Position) -> Parsed<()> {
    let step = |word: &str| {
        parse_step(t, word).ok_or_else(|| SetupError::new("steps", format!("'{word}' is no step")))
    };
    if p.lay_row("steps", &mut s.steps, step)? {
        return Ok(());
    }
    let Some(word) = p.get_word("phase")? else {
        if s.steps.is_empty() {
            return SetupError::fail(
                "phase",
                "say which: deploy, initiative, reinforce, convert, move or attack",
            );
        }
        return Ok(());
    };
    let impulse = |top: Step, stage| vec![Step::Turn(TurnStage::Impulses), Step::Impulse(stage), top];
    let first = s.active == s.initiative;
    let part = |converting| {
        let left = p.get_int("cubes")?.unwrap_or(0);
        let next = if first { TurnStage::Second } else { TurnStage::Impulses };
        Ok(vec![Step::Turn(next), Step::Reinforce { side: s.active, left, converting }])
    };
    let steps = match word {
        "deploy" => vec![Step::Deploy],
        "initiative" => vec![Step::Turn(TurnStage::First), Step::Initiative(s.active)],
        "reinforce" => part(false)?,
        "convert" => part(true)?,
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
    if s.lines.len() > usize::from(t.lines) || !s.lines.is_subset(t.areas) {
        fault("there are too many lines, or one off the map".into());
    }
    if s.turn < 1 || s.turn > t.last_turn {
        fault(format!("turn {} is not on the track", s.turn));
    }
    if s.over.is_none() && s.steps.is_empty() {
        fault("nobody decides, and the game is not over".into());
    }
    faults
}
