//! A position as text, and text laid over a position.

use sandtable_core::{
    Chance, Derived, Fields, Log, NotationError, Seats, SetupError, Word, Words, append, read_all,
};

use crate::action::{Hex, UnitId};
use crate::fields;
use crate::look::Look;
use crate::notation::{AHex, AUnit, Spot, find};
use crate::pieces::{Mode, Side, Sink, Weather};
use crate::play::Play;
use crate::state::{
    Battle, Books, Column, Dump, Hand, Hedgehog, NO_BATTLE, NO_COLUMN, NO_COLUMN_HERE, NO_DUMP, NO_HAND,
    NO_HEDGEHOG, NO_HEX, NO_UNIT, NOBODY, State, Unit, flag, off, on_map,
};
use crate::steps::{self, Fight, PlayerStage, Segment, Step, TurnStage};
use crate::theatre::Theatre;

mod faults;

pub use faults::faults;

type Read<T> = Result<T, NotationError>;
type Laid<T = ()> = Result<T, SetupError>;

impl State {
    /// The position at the start of a scenario: all stand where the list says, and may be placed otherwise.
    pub fn start(t: &Theatre) -> State {
        let mut s = State::empty(t);
        for (unit, counter) in s.units.iter_mut().zip(&t.counters) {
            if let Some((hex, _)) = counter.setup {
                (unit.at, unit.from) = (hex, hex);
            }
        }
        s.columns.copy_from_slice(&t.columns);
        s.dumps.copy_from_slice(&t.dumps);
        s.hedgehogs.copy_from_slice(&t.hedgehogs);
        s.steps.push(Step::Setup(t.opening.0));
        s.open_books();
        s.refresh(t);
        s
    }

    /// A map without units.
    fn empty(t: &Theatre) -> State {
        let mut axis = sandtable_board::Bits::new(t.places.len().max(1));
        axis.extend((0..).zip(&t.places).filter(|(_, place)| place.owner == Side::Axis).map(|(i, _)| i));
        State {
            units: vec![NO_UNIT; t.counters.len()].into(),
            columns: vec![NO_COLUMN_HERE; t.columns.len()].into(),
            dumps: vec![NO_DUMP; t.dumps.len()].into(),
            hedgehogs: vec![NO_HEDGEHOG; t.hedgehogs.len()].into(),
            axis,
            struck: t.no_hexes(),
            turn: 1,
            weather: t.opening.1,
            first: t.opening.0,
            phasing: t.opening.0,
            rail: std::array::from_fn(|i| 4 * t.sides[i].rail),
            books: [Books::default(); 2],
            hand: NO_HAND,
            battle: NO_BATTLE,
            steps: Default::default(),
            over: None,
            extra: vec![0; t.title.words()].into(),
            fields: Derived(fields::Fields::new(t)),
        }
    }

    /// Tokens of a side on the map, and on columns that are being displaced.
    pub fn tokens(&self, side: Side) -> u32 {
        let ground = self.dumps.iter().filter(|dump| on_map(dump.at) && dump.side == side);
        let loaded = self.columns.iter().filter(|column| column.points > 0 && column.side == side);
        ground.map(|dump| u32::from(dump.tokens)).sum::<u32>()
            + loaded.map(|c| u32::from(c.load)).sum::<u32>()
    }

    /// The books begin with what is on the map.
    fn open_books(&mut self) {
        for side in Side::BOTH {
            self.books[side as usize] = Books { had: self.tokens(side), ..Books::default() };
        }
    }

    /// Computes anew what follows from the rest.
    pub fn refresh(&mut self, t: &Theatre) {
        let mut made = fields::Fields::new(t);
        fields::stands(Look { t, s: self }, &mut made);
        self.fields = Derived(made);
        // A position that cannot be is refused before anybody looks further.
        let sound = self.over.is_none() && faults::broken(t, self).is_empty();
        if let Some(step) = self.step().filter(|_| sound) {
            let (mut chance, mut log) = (Chance::scripted(&[]), Log::off());
            steps::prepare(&mut Play::new(t, self, &mut chance, &mut log), step);
        }
    }
}

const FLAGS: [(u32, &str); 20] = [
    (flag::MOVES, "moves"),
    (flag::OOS, "oos"),
    (flag::LOW, "low"),
    (flag::EXHAUSTED, "exhausted"),
    (flag::MOVED, "moved"),
    (flag::CHANGED, "changed"),
    (flag::FUELLED, "fuelled"),
    (flag::TANKED, "tanked"),
    (flag::GAVE, "gave"),
    (flag::DRY, "dry"),
    (flag::STOPPED, "stopped"),
    (flag::RELEASED, "released"),
    (flag::RIDDEN, "ridden"),
    (flag::ACTS, "acts"),
    (flag::PAID, "paid"),
    (flag::HIT, "hit"),
    (flag::FOUGHT, "fought"),
    (flag::ROUTED, "routed"),
    (flag::FLED, "fled"),
    (flag::HUNGRY, "hungry"),
];
const KEEPS_ZONE: (u32, &str) = (flag::KEEPS_ZONE, "keeps-zone");

fn flags() -> impl Iterator<Item = (u32, &'static str)> {
    FLAGS.into_iter().chain([KEEPS_ZONE])
}

/// `r-1 @ A11.12`, `i-8 dg moves lost=1 spent=6 from=A9.08 @ A9.09`.
struct Placed;

impl Word<Theatre> for Placed {
    type Value = (UnitId, Unit);

    fn write(t: &Theatre, (id, unit): &(UnitId, Unit), out: &mut String) {
        AUnit::write(t, id, out);
        let plain = if unit.moves() { Mode::Move } else { Mode::Combat };
        if unit.mode != plain {
            *out += &format!(" {}", unit.mode.word());
        }
        for (_, word) in flags().filter(|(bit, _)| unit.has(*bit)) {
            *out += &format!(" {word}");
        }
        for (name, n) in [("lost", unit.lost), ("spent", unit.spent)].into_iter().filter(|(_, n)| *n > 0) {
            *out += &format!(" {name}={n}");
        }
        if unit.from != unit.at {
            out.push_str(" from=");
            Spot::write(t, &unit.from, out);
        }
        out.push_str(" @");
        append::<Theatre, Spot>(t, &unit.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(UnitId, Unit)> {
        let id = AUnit::read(t, words)?;
        let mut unit = NO_UNIT;
        let (mut mode, mut from) = (None, None);
        while !words.take("@") {
            let word = words.next("'@' with a hex")?;
            if let Some((bit, _)) = flags().find(|(_, name)| *name == word) {
                unit.flags |= bit;
            } else if let Some(named) = Mode::ALL.into_iter().find(|mode| mode.word() == word) {
                mode = Some(named);
            } else if let Some((name, value)) = word.split_once('=') {
                match (name, value.parse::<u8>()) {
                    ("lost", Ok(n)) if n <= t.counter(id).steps => unit.lost = n,
                    ("spent", Ok(n)) => unit.spent = n,
                    ("from", _) => from = Some(read_all::<Theatre, Spot>(t, value)?),
                    _ => return words.fail(format!("'{word}' is not understood")),
                }
            } else {
                return words.fail(format!("'{word}' is not understood"));
            }
        }
        unit.at = Spot::read(t, words)?;
        unit.from = from.unwrap_or(unit.at);
        if matches!(mode, Some(Mode::Move | Mode::Strat)) {
            unit.flags |= flag::MOVES;
        }
        unit.mode = mode.unwrap_or(if unit.moves() { Mode::Move } else { Mode::Combat });
        Ok((id, unit))
    }
}

/// `3 allied truck points 3 load 8 spent 20 moved @ A9.15`: the slot first.
struct Driven;

impl Word<Theatre> for Driven {
    type Value = (u8, Column);

    fn write(t: &Theatre, (slot, column): &(u8, Column), out: &mut String) {
        let kind = &t.transport[usize::from(column.kind)].key;
        *out += &format!("{slot} {} {kind} points {}", column.side.word(), column.points);
        for (name, n) in [("load", column.load), ("spent", column.spent)].into_iter().filter(|(_, n)| *n > 0)
        {
            *out += &format!(" {name} {n}");
        }
        out.push_str(if column.moved { " moved @" } else { " @" });
        append::<Theatre, Spot>(t, &column.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(u8, Column)> {
        let slot = <u8 as Word<()>>::read(&(), words)?;
        let side = <Side as Word<()>>::read(&(), words)?;
        let word = words.next("a kind of Transport Points")?;
        let Some(kind) = t.transport.iter().position(|kind| kind.key == word) else {
            return words.fail(format!("'{word}' is no kind of Transport Points"));
        };
        let mut column = Column { side, kind: kind as u8, points: words.after("points")?, ..NO_COLUMN_HERE };
        if words.peek() == Some("load") {
            column.load = words.after("load")?;
        }
        if words.peek() == Some("spent") {
            column.spent = words.after("spent")?;
        }
        column.moved = words.take("moved");
        if !words.take("@") {
            return words.fail("'@' with a hex is missing");
        }
        column.at = Spot::read(t, words)?;
        Ok((slot, column))
    }
}

/// `axis 24 fresh 4 blown @ A9.06`.
struct Stored;

impl Word<Theatre> for Stored {
    type Value = Dump;

    fn write(t: &Theatre, dump: &Dump, out: &mut String) {
        *out += &format!("{} {}", dump.side.word(), dump.tokens);
        if dump.fresh > 0 {
            *out += &format!(" fresh {}", dump.fresh);
        }
        out.push_str(if dump.blown { " blown @" } else { " @" });
        append::<Theatre, AHex>(t, &dump.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Dump> {
        let side = <Side as Word<()>>::read(&(), words)?;
        let tokens = <u16 as Word<()>>::read(&(), words)?;
        let fresh = if words.peek() == Some("fresh") { words.after("fresh")? } else { 0 };
        let blown = words.take("blown");
        if !words.take("@") {
            return words.fail("'@' with a hex is missing");
        }
        Ok(Dump { at: AHex::read(t, words)?, side, blown, tokens, fresh })
    }
}

/// `allied level 1 worked @ A9.11`.
struct Dug;

impl Word<Theatre> for Dug {
    type Value = Hedgehog;

    fn write(t: &Theatre, work: &Hedgehog, out: &mut String) {
        *out += &format!("{} level {}", work.side.word(), work.level);
        out.push_str(if work.worked { " worked @" } else { " @" });
        append::<Theatre, AHex>(t, &work.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Hedgehog> {
        let side = <Side as Word<()>>::read(&(), words)?;
        let level = words.after("level")?;
        let worked = words.take("worked");
        if !words.take("@") {
            return words.fail("'@' with a hex is missing");
        }
        Ok(Hedgehog { at: AHex::read(t, words)?, side, level, worked })
    }
}

/// A village or city by its key.
struct APlace;

impl Word<Theatre> for APlace {
    type Value = u8;

    fn write(t: &Theatre, place: &u8, out: &mut String) {
        out.push_str(&t.places[usize::from(*place)].key);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<u8> {
        let word = words.next("a village or city")?;
        let found = t.places.iter().position(|place| place.key == word);
        found.map_or_else(|| words.fail(format!("'{word}' is neither village nor city")), |i| Ok(i as u8))
    }
}

/// `had 40 fuel 3 food 1`.
struct Kept;

impl Word<Theatre> for Kept {
    type Value = Books;

    fn write(_: &Theatre, books: &Books, out: &mut String) {
        *out += &format!("had {}", books.had);
        for (sink, n) in Sink::ALL.into_iter().zip(books.spent).filter(|(_, n)| *n > 0) {
            *out += &format!(" {} {n}", sink.word());
        }
    }

    fn read(_: &Theatre, words: &mut Words) -> Read<Books> {
        let mut books = Books { had: words.after("had")?, ..Books::default() };
        while words.peek().is_some() {
            let sink = <Sink as Word<()>>::read(&(), words)?;
            books.spent[sink as usize] = <u32 as Word<()>>::read(&(), words)?;
        }
        Ok(books)
    }
}

/// `none`, `A9.11 r-1,r-2 going`, `column 2 going`.
struct InHand;

impl Word<Theatre> for InHand {
    type Value = Hand;

    fn write(t: &Theatre, hand: &Hand, out: &mut String) {
        if hand.column != NO_COLUMN {
            *out += &format!("column {}", hand.column);
        } else if hand.at == NO_HEX {
            return out.push_str("none");
        } else {
            AHex::write(t, &hand.at, out);
            let keys: Vec<&str> = hand.units.iter().map(|id| t.counter(*id).key.as_str()).collect();
            *out += &format!(" {}", if keys.is_empty() { "nobody".to_string() } else { keys.join(",") });
        }
        if hand.going {
            out.push_str(" going");
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Hand> {
        let mut hand = NO_HAND;
        if words.take("none") {
            return Ok(hand);
        }
        if words.peek() == Some("column") {
            hand.column = words.after("column")?;
        } else {
            hand.at = AHex::read(t, words)?;
            if !words.take("nobody") {
                for key in words.next("units")?.split(',') {
                    match find(t, key).map(|id| hand.units.try_push(id)) {
                        Some(Ok(())) => {}
                        _ => return words.fail(format!("'{key}' is no unit, or one too many")),
                    }
                }
            }
        }
        hand.going = words.take("going");
        Ok(hand)
    }
}

/// `none`, or `A9.08 by axis overrun lead pz-1 none option 1 0 losses 0 1 retreat 0 0 exploit 4 around 3 dg failed`.
struct Fought;

impl Word<Theatre> for Fought {
    type Value = Battle;

    fn write(t: &Theatre, b: &Battle, out: &mut String) {
        if b.target == NO_HEX {
            return out.push_str("none");
        }
        AHex::write(t, &b.target, out);
        let lead = b.lead.map(|id| if id == NOBODY { "none" } else { t.counter(id).key.as_str() });
        *out += &format!(" by {} lead {} {}", b.side.word(), lead[0], lead[1]);
        for (name, [attacker, defender]) in
            [("option", b.option), ("losses", b.losses), ("retreat", b.retreat)]
        {
            *out += &format!(" {name} {attacker} {defender}");
        }
        *out += &format!(" exploit {} around {}", b.exploit, b.around);
        for (is, word) in [(b.overrun, " overrun"), (b.dg, " dg"), (b.failed, " failed")] {
            out.push_str(if is { word } else { "" });
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Battle> {
        if words.take("none") {
            return Ok(NO_BATTLE);
        }
        let target = AHex::read(t, words)?;
        let side = match Side::ALL.into_iter().find(|side| words.take_all(&format!("by {}", side.word()))) {
            Some(side) => side,
            None => return words.fail("'by' with a side is missing"),
        };
        let mut lead = [NOBODY; 2];
        if words.take("lead") {
            for id in &mut lead {
                if !words.take("none") {
                    *id = AUnit::read(t, words)?;
                }
            }
        }
        let mut pair = |name: &str| -> Read<[u8; 2]> {
            if words.peek() != Some(name) {
                return Ok([0; 2]);
            }
            Ok([words.after(name)?, <u8 as Word<()>>::read(&(), words)?])
        };
        let (option, losses, retreat) = (pair("option")?, pair("losses")?, pair("retreat")?);
        let mut number =
            |name: &str| -> Read<u8> { if words.peek() == Some(name) { words.after(name) } else { Ok(0) } };
        let (exploit, around) = (number("exploit")?, number("around")?);
        let (overrun, dg, failed) = (words.take("overrun"), words.take("dg"), words.take("failed"));
        Ok(Battle { target, overrun, side, lead, option, losses, exploit, dg, retreat, failed, around })
    }
}

/// Who has won: `no`, `draw`, or a side.
struct Won;

impl Word<Theatre> for Won {
    type Value = Option<Seats>;

    fn write(_: &Theatre, over: &Option<Seats>, out: &mut String) {
        out.push_str(match over {
            None => "no",
            Some(seats) => Side::BOTH.into_iter().find(|s| seats.has(s.seat())).map_or("draw", Side::word),
        });
    }

    fn read(_: &Theatre, words: &mut Words) -> Read<Option<Seats>> {
        if words.take("no") {
            return Ok(None);
        }
        if words.take("draw") {
            return Ok(Some(Seats::NONE));
        }
        Ok(Some(Seats::only(<Side as Word<()>>::read(&(), words)?.seat())))
    }
}

/// Lays text over a state.
pub fn lay(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    if f.said("clear")? {
        *s = State::empty(t);
    }
    fields(t, s, f)?;
    phase(s, f)
}

/// The entries of a position; units in the pool are left out.
pub fn fields(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    f.int("turn", &mut s.turn)?;
    f.word::<(), Weather>("weather", &(), &mut s.weather)?;
    f.word::<(), Side>("first", &(), &mut s.first)?;
    f.word::<(), Side>("phasing", &(), &mut s.phasing)?;
    let moved = units(t, s, f)?;
    let now = || (0..).zip(s.columns.iter().copied()).filter(|(_, column)| column.points > 0).collect();
    let columns = f.each::<Theatre, Driven>("columns", t, now)?;
    if let Some(list) = &columns {
        s.columns.fill(NO_COLUMN_HERE);
        for (slot, column) in list {
            match s.columns.get_mut(usize::from(*slot)) {
                Some(free) if free.points == 0 && column.points > 0 => *free = *column,
                _ => return SetupError::fail("columns", format!("slot {slot} is taken, or none, or empty")),
            }
        }
    }
    let now = || s.dumps.iter().copied().filter(|dump| on_map(dump.at)).collect();
    let dumps = f.each::<Theatre, Stored>("dumps", t, now)?;
    if let Some(list) = &dumps {
        slots("dumps", &mut s.dumps, list, NO_DUMP)?;
    }
    let now = || s.hedgehogs.iter().copied().filter(|work| on_map(work.at)).collect();
    if let Some(list) = f.each::<Theatre, Dug>("hedgehogs", t, now)? {
        slots("hedgehogs", &mut s.hedgehogs, &list, NO_HEDGEHOG)?;
    }
    match f.each::<Theatre, APlace>("axis", t, || s.axis.iter().collect())? {
        Some(list) => {
            s.axis.clear();
            s.axis.extend(list);
        }
        // Where units stand, their side is in control.
        None if moved => {
            for id in t.ids() {
                if let Some((place, _)) = t.place(s.units[usize::from(id)].at) {
                    s.axis.put(place, t.counter(id).side == Side::Axis);
                }
            }
        }
        None => {}
    }
    if let Some(list) = f.each::<Theatre, AHex>("struck", t, || s.struck.iter().collect())? {
        s.struck.clear();
        s.struck.extend(list);
    }
    match f.each::<Theatre, Kept>("books", t, || s.books.to_vec())? {
        Some(list) if list.len() == 2 => s.books.copy_from_slice(&list),
        Some(_) => return SetupError::fail("books", "each side keeps books"),
        None if columns.is_some() || dumps.is_some() => s.open_books(),
        None => {}
    }
    match f.each::<(), u8>("rail", &(), || s.rail.to_vec())? {
        Some(list) if list.len() == 2 => s.rail.copy_from_slice(&list),
        Some(_) => return SetupError::fail("rail", "each side has a Rail Cap"),
        None => {}
    }
    f.word::<Theatre, InHand>("hand", t, &mut s.hand)?;
    f.word::<Theatre, Fought>("battle", t, &mut s.battle)?;
    f.row::<Theatre, Step, _>("steps", t, &mut s.steps)?;
    f.word::<Theatre, Won>("over", t, &mut s.over)?;
    if let Some(list) = f.each::<Theatre, u32>("extra", t, || halves(&s.extra))? {
        if list.len() != 2 * s.extra.len() {
            return SetupError::fail("extra", format!("{} numbers are expected", 2 * s.extra.len()));
        }
        for (word, pair) in s.extra.iter_mut().zip(list.chunks(2)) {
            *word = u64::from(pair[0]) << 32 | u64::from(pair[1]);
        }
    }
    Ok(())
}

/// The title's words as numbers.
fn halves(words: &[u64]) -> Vec<u32> {
    words.iter().flat_map(|word| [(word >> 32) as u32, *word as u32]).collect()
}

fn slots<T: Copy>(key: &str, slots: &mut [T], list: &[T], free: T) -> Laid {
    if list.len() > slots.len() {
        return SetupError::fail(key, format!("at most {} fit", slots.len()));
    }
    slots.fill(free);
    slots[..list.len()].copy_from_slice(list);
    Ok(())
}

/// Text replaces all units.
fn units(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<bool> {
    let now = || {
        let all = t.ids().map(|id| (id, s.units[usize::from(id)]));
        all.filter(|(_, unit)| *unit != NO_UNIT).collect()
    };
    let Some(list) = f.each::<Theatre, Placed>("units", t, now)? else { return Ok(false) };
    s.units.fill(NO_UNIT);
    for (id, unit) in list {
        if s.units[usize::from(id)] != NO_UNIT {
            return SetupError::fail("units", format!("{} is named twice", t.counter(id).key));
        }
        s.units[usize::from(id)] = unit;
    }
    Ok(true)
}

/// `steps` says exactly where the game stands; `phase` is the short way for case files.
fn phase(s: &mut State, f: &mut Fields) -> Laid {
    let Some(word) = f.short("phase")?.filter(|_| !f.has("steps")) else {
        let which = "say which: setup, breakout, movement, reaction, combat …";
        return if s.steps.is_empty() { SetupError::fail("phase", which) } else { Ok(()) };
    };
    let (stage, step) = match word {
        "setup" => {
            s.steps = [Step::Setup(s.phasing)].into_iter().collect();
            return Ok(());
        }
        "breakout" => (PlayerStage::Breakout, Step::Breakout),
        "movement" => (PlayerStage::Movement, Step::Segment(Segment::Movement)),
        "reaction" => (PlayerStage::Reaction, Step::Segment(Segment::Reaction)),
        "reaction-barrage" => (PlayerStage::ReactionBarrage, Step::Barrages(Fight::Reaction)),
        "barrage" => (PlayerStage::Barrage, Step::Barrages(Fight::Combat)),
        "combat" => (PlayerStage::Combat, Step::Assaults(Fight::Combat)),
        "exploitation" => (PlayerStage::Exploitation, Step::Segment(Segment::Exploitation)),
        "exploitation-barrage" => (PlayerStage::ExploitationBarrage, Step::Barrages(Fight::Exploitation)),
        "exploitation-combat" => (PlayerStage::ExploitationCombat, Step::Assaults(Fight::Exploitation)),
        _ => return SetupError::fail("phase", format!("'{word}' is no phase")),
    };
    let turn = if s.phasing == s.first { TurnStage::Second } else { TurnStage::End };
    s.steps = [Step::Turn(turn), Step::Player(stage), step].into_iter().collect();
    Ok(())
}

/// Is this place one where a unit may be?
fn known_place(t: &Theatre, at: Hex) -> bool {
    t.on_map(at) || at == off::POOL || at == off::DEAD || (off::AWAY..=off::AWAY + 6).contains(&at)
}
