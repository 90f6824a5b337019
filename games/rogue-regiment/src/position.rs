//! A position as text, and text laid over a position.

use sandtable_core::{Fields, Named, NotationError, OrNo, OrNone, Position, SetupError, Word, Words, append};

use crate::action::{Friend, Unit};
use crate::ground::NOWHERE;
use crate::look::cells;
use crate::notation::{At, Foe, Man, Wagon, find, key};
use crate::pieces::{AxisKind, CarKind, Facing, Item, Load, Role, Special, Weapon};
use crate::squares::Bits;
use crate::state::{
    Axis, Blast, Bomb, CARS, Car, Deed, End, FRIENDS, Fate, INFANTRY, Marked, NOBODY, Op, Shot, State, UNITS,
    flag, mood,
};
use crate::steps::{Phase, Step};
use crate::theatre::Theatre;

type Read<T> = Result<T, NotationError>;
type Laid<T> = Result<T, SetupError>;

const FLAGS: [(u16, &str); 8] = [
    (flag::ALERTED, "alerted"),
    (flag::SMOKING, "smoking"),
    (flag::DONE, "done"),
    (flag::BACKWARD, "backward"),
    (flag::ROUSED, "roused"),
    (flag::TARGET, "target"),
    (flag::SET, "set"),
    (flag::OFF, "off"),
];

const MOODS: [(u16, &str); 9] = [
    (mood::CROUCHED, "crouched"),
    (mood::EXPOSED, "exposed"),
    (mood::DIVING, "diving"),
    (mood::BOUND, "bound"),
    (mood::ACTED, "acted"),
    (mood::TURNED, "turned"),
    (mood::ARRIVED, "arrived"),
    (mood::ATTACKING, "attacking"),
    (mood::FIELDED, "fielded"),
];

fn bits(words: &mut Words, known: &[(u16, &str)]) -> u16 {
    let mut set = 0;
    while let Some((bit, _)) = words.peek().and_then(|w| known.iter().find(|(_, name)| *name == w)) {
        set |= bit;
        words.skip();
    }
    set
}

fn named(set: u16, known: &[(u16, &str)], out: &mut String) {
    known.iter().filter(|(bit, _)| set & bit != 0).for_each(|(_, word)| *out += &format!(" {word}"));
}

/// A number after a word, if the word is there.
fn after(words: &mut Words, name: &str, or: u8) -> Read<u8> {
    if words.take(name) { <u8 as Word<()>>::read(&(), words) } else { Ok(or) }
}

/// `u3 rifle sentry @ e5 S post 0 alerted`, `u52 truck convoy @ -3 5 E`; gone ones as `u3 officer guard gone`.
struct UnitText;

impl Word<Theatre> for UnitText {
    type Value = (Unit, Axis);

    fn write(t: &Theatre, (id, unit): &(Unit, Axis), out: &mut String) {
        Foe::write(t, id, out);
        *out += &format!(" {} {}", unit.kind.word(), unit.role.word());
        if !unit.has(flag::HERE) {
            *out += " gone";
        } else if usize::from(*id) >= INFANTRY {
            *out += &format!(" @ {} {} {}", unit.col, unit.row, unit.face.word());
        } else {
            *out += " @";
            append::<_, At>(t, &unit.at, out);
            *out += &format!(" {}", unit.face.word());
        }
        for (name, value, usual) in
            [("post", unit.post, NOBODY), ("step", unit.step, 0), ("wounds", unit.wounds, 0)]
        {
            if value != usual {
                *out += &format!(" {name} {value}");
            }
        }
        named(unit.flags, &FLAGS, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(Unit, Axis)> {
        let id = Foe::read(t, words)?;
        let kind = <AxisKind as Word<Theatre>>::read(t, words)?;
        let role = <Role as Word<Theatre>>::read(t, words)?;
        let mut unit = Axis { kind, role, ..Axis::NONE };
        if kind.infantry() == (usize::from(id) >= INFANTRY) {
            return words.fail(format!("u{id} is no place for a {}", kind.word()));
        }
        if !words.take("gone") {
            if !words.take("@") {
                return words.fail("'@' and a place are missing");
            }
            unit.flags = flag::HERE;
            if kind.infantry() {
                unit.at = At::read(t, words)?;
            } else {
                unit.at = 0;
                unit.col = <i8 as Word<Theatre>>::read(t, words)?;
                unit.row = <i8 as Word<Theatre>>::read(t, words)?;
            }
            unit.face = <Facing as Word<Theatre>>::read(t, words)?;
        }
        unit.post = after(words, "post", NOBODY)?;
        unit.step = after(words, "step", 0)?;
        unit.wounds = after(words, "wounds", 0)?;
        unit.flags |= bits(words, &FLAGS);
        Ok((id, unit))
    }
}

/// `paddy @ d4 N health 5 ap 4 crouched carries body aims u3 pistol marks u4 reacted u1 has knife pistol sten=5`.
struct ManText;

impl Word<Theatre> for ManText {
    type Value = (Friend, Op);

    fn write(t: &Theatre, (f, op): &(Friend, Op), out: &mut String) {
        Man::write(t, f, out);
        match op.fate {
            Fate::Absent => *out += " absent",
            Fate::Waiting => *out += " waiting",
            Fate::Out => *out += " out",
            Fate::Dead => *out += " dead",
            Fate::Here => {
                *out += " @";
                append::<_, At>(t, &op.at, out);
            }
            Fate::Aboard(c) => {
                *out += " aboard";
                append::<_, Wagon>(t, &c, out);
            }
        }
        *out += &format!(" {} health {} ap {}", op.face.word(), op.health, op.ap);
        named(op.mood, &MOODS, out);
        if op.load != Load::Nothing {
            *out += &format!(" carries {}", op.load.word());
        }
        if let Some((u, weapon)) = op.aim {
            *out += &format!(" aims u{u} {}", weapon.word());
        }
        match op.mark {
            Marked::None => {}
            Marked::Unit(u) => *out += &format!(" marks u{u}"),
            Marked::Square(at) => {
                *out += " marks";
                append::<_, At>(t, &at, out);
            }
        }
        if op.reacted != 0 {
            *out += " reacted";
            Bits(op.reacted).for_each(|u| *out += &format!(" u{u}"));
        }
        let items = Item::ALL.into_iter().filter(|i| op.has(*i)).map(|i| match op.count(i) {
            1 => i.word().to_string(),
            n => format!("{}={n}", i.word()),
        });
        let items: Vec<String> = items.collect();
        // The dead have nothing; of all others it is said, be it nothing.
        if op.fate != Fate::Dead {
            *out += " has";
            items.iter().for_each(|item| *out += &format!(" {item}"));
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(Friend, Op)> {
        let f = Man::read(t, words)?;
        let board = t.boards.get(usize::from(f));
        let health = board.map_or(t.limits.resistance_health, |b| b.health);
        let kind = if board.is_some() { 0 } else { mood::RESISTANCE };
        let mut op = Op { health, ap: t.limits.action_points, mood: kind, ..Op::NONE };
        op.items = board.map_or([0; crate::pieces::ITEMS], |b| b.items);
        if board.is_none() {
            op.items[Item::Pistol as usize] = 1;
        }
        if words.take("@") {
            op.fate = Fate::Here;
            op.at = At::read(t, words)?;
        } else if words.take("aboard") {
            op.fate = Fate::Aboard(Wagon::read(t, words)?);
        } else {
            let fates = [
                ("absent", Fate::Absent),
                ("waiting", Fate::Waiting),
                ("out", Fate::Out),
                ("dead", Fate::Dead),
            ];
            match fates.iter().find(|(name, _)| words.take(name)) {
                Some((_, fate)) => op.fate = *fate,
                None => return words.fail("'@' and a square are missing"),
            }
        }
        if let Some(Ok(face)) = words.peek().map(Facing::named) {
            op.face = face;
            words.skip();
        }
        op.health = after(words, "health", op.health)?;
        op.ap = after(words, "ap", op.ap)?;
        op.mood |= bits(words, &MOODS);
        if words.take("carries") {
            op.load = <Load as Word<Theatre>>::read(t, words)?;
        }
        if words.take("aims") {
            op.aim = Some((Foe::read(t, words)?, <Weapon as Word<Theatre>>::read(t, words)?));
        }
        if words.take("marks") {
            let unit = words.peek().is_some_and(|w| w.starts_with('u') && w[1..].parse::<u8>().is_ok());
            op.mark =
                if unit { Marked::Unit(Foe::read(t, words)?) } else { Marked::Square(At::read(t, words)?) };
        }
        if words.take("reacted") {
            while words.peek().is_some_and(|w| w.starts_with('u') && w.len() > 1) {
                op.reacted |= 1 << Foe::read(t, words)?;
            }
        }
        if op.fate == Fate::Dead {
            op.items = [0; crate::pieces::ITEMS];
        }
        if words.take("has") {
            op.items = [0; crate::pieces::ITEMS];
            while let Some(word) = words.peek() {
                let (name, count) = word.split_once('=').unwrap_or((word, "1"));
                let item = Item::named(name).or_else(|e| words.fail(e))?;
                let count = count.parse().or_else(|_| words.fail(format!("'{word}' has no number")))?;
                op.items[item as usize] = count;
                words.skip();
            }
        }
        Ok((f, op))
    }
}

/// `jeep @ 3 5 W health 6 ap 2 seats paddy - jock acted`.
struct CarText;

impl Word<Theatre> for CarText {
    type Value = (u8, Car);

    fn write(t: &Theatre, (c, car): &(u8, Car), out: &mut String) {
        Wagon::write(t, c, out);
        *out += &format!(
            " @ {} {} {} health {} ap {} seats",
            car.col,
            car.row,
            car.face.word(),
            car.health,
            car.ap
        );
        for f in &car.seats[..usize::from(t.car(car.kind).seats)] {
            *out += &if *f == NOBODY { " -".to_string() } else { format!(" {}", key(t, *f)) };
        }
        if car.acted {
            *out += " acted";
        }
        if car.reacted != 0 {
            *out += " reacted";
            Bits(car.reacted).for_each(|u| *out += &format!(" u{u}"));
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(u8, Car)> {
        let c = Wagon::read(t, words)?;
        let kind = CarKind::ALL[usize::from(c)];
        let mut car = Car { kind, here: true, health: t.car(kind).health, ap: t.car(kind).ap, ..Car::NONE };
        if !words.take("@") {
            return words.fail("'@' and a place are missing");
        }
        car.col = <i8 as Word<Theatre>>::read(t, words)?;
        car.row = <i8 as Word<Theatre>>::read(t, words)?;
        car.face = <Facing as Word<Theatre>>::read(t, words)?;
        car.health = after(words, "health", car.health)?;
        car.ap = after(words, "ap", car.ap)?;
        if words.take("seats") {
            for seat in car.seats.iter_mut().take(usize::from(t.car(kind).seats)) {
                match words.peek() {
                    None | Some("acted" | "reacted") => break,
                    Some("-") => words.skip(),
                    Some(_) => *seat = Man::read(t, words)?,
                }
            }
        }
        car.acted = words.take("acted");
        if words.take("reacted") {
            while words.peek().is_some() {
                car.reacted |= 1 << Foe::read(t, words)?;
            }
        }
        Ok((c, car))
    }
}

/// A square with a number or a word after it.
macro_rules! pairs {
    ($($(#[$doc:meta])* $name:ident($value:ty): $write:expr, $read:expr;)*) => {$(
        $(#[$doc])*
        struct $name;

        impl Word<Theatre> for $name {
            type Value = $value;

            fn write(t: &Theatre, value: &$value, out: &mut String) {
                let write: fn(&Theatre, &$value, &mut String) = $write;
                write(t, value, out);
            }

            fn read(t: &Theatre, words: &mut Words) -> Read<$value> {
                let read: fn(&Theatre, &mut Words) -> Read<$value> = $read;
                read(t, words)
            }
        }
    )*};
}

pairs! {
    TrapText((u16, bool)):
        |t, (at, used), out| { At::write(t, at, out); if *used { *out += " used" } },
        |t, words| Ok((At::read(t, words)?, words.take("used")));
    BombText(Bomb):
        |t, bomb, out| { At::write(t, &bomb.at, out); *out += &format!(" fuse {}", bomb.fuse) },
        |t, words| Ok(Bomb { at: At::read(t, words)?, fuse: after(words, "fuse", 0)? });
    ItemText((Item, u16)):
        |t, (item, at), out| { *out += item.word(); append::<_, At>(t, at, out) },
        |t, words| Ok((<Item as Word<Theatre>>::read(t, words)?, At::read(t, words)?));
    BlastText(Blast):
        |t, blast, out| { *out += blast.weapon.word(); append::<_, At>(t, &blast.at, out) },
        |t, words| Ok(Blast { weapon: <Weapon as Word<Theatre>>::read(t, words)?, at: At::read(t, words)? });
    ShotText(Shot):
        |t, shot, out| {
            *out += shot.weapon.word();
            for (name, at) in [("at", shot.at), ("from", shot.from)] {
                *out += &format!(" {name}");
                append::<_, At>(t, &at, out);
            }
            *out += &format!(" by {} target {} gun {} bonus {} left {}", shot.by, shot.target, shot.gun, shot.bonus, shot.left);
            if shot.scatters { *out += " scatters" }
            if shot.marked { *out += " marked" }
            *out += " dice";
            shot.dice[..usize::from(shot.count)].iter().for_each(|d| *out += &format!(" {d}"));
        },
        |t, words| {
            let mut shot = Shot { weapon: <Weapon as Word<Theatre>>::read(t, words)?, ..Shot::NONE };
            if words.take("at") { shot.at = At::read(t, words)? }
            if words.take("from") { shot.from = At::read(t, words)? }
            shot.by = after(words, "by", NOBODY)?;
            shot.target = after(words, "target", NOBODY)?;
            shot.gun = after(words, "gun", NOBODY)?;
            if words.take("bonus") { shot.bonus = <i8 as Word<Theatre>>::read(t, words)? }
            shot.left = after(words, "left", 0)?;
            shot.scatters = words.take("scatters");
            shot.marked = words.take("marked");
            if words.take("dice") {
                while words.peek().is_some() && shot.count < 6 {
                    shot.dice[usize::from(shot.count)] = <u8 as Word<Theatre>>::read(t, words)?;
                    shot.count += 1;
                }
            }
            Ok(shot)
        };
    DeedText(Deed):
        |t, deed, out| {
            *out += "from";
            append::<_, At>(t, &deed.from, out);
            if deed.blind { *out += " blind" }
            for (name, set) in [("seen", deed.seen), ("shocked", deed.shocked), ("stabbing", deed.stabbing), ("wary", deed.wary), ("attacked", deed.attacked)] {
                *out += &format!(" {name}");
                Bits(set).for_each(|u| *out += &format!(" u{u}"));
            }
        },
        |t, words| {
            let mut deed = Deed::NONE;
            if words.take("from") { deed.from = At::read(t, words)? }
            deed.blind = words.take("blind");
            for (name, set) in [("seen", &mut deed.seen), ("shocked", &mut deed.shocked), ("stabbing", &mut deed.stabbing), ("wary", &mut deed.wary), ("attacked", &mut deed.attacked)] {
                if words.take(name) {
                    while words.peek().is_some_and(|w| w.strip_prefix('u').is_some_and(|n| n.parse::<u8>().is_ok())) {
                        *set |= 1 << Foe::read(t, words)?;
                    }
                }
            }
            Ok(deed)
        };
    DumpText((u8, u8)):
        |t, (i, health), out| { *out += &t.page.dumps[usize::from(*i)].0; *out += &format!(" {health}") },
        |t, words| {
            let name = words.next("an objective")?;
            let found = t.page.dumps.iter().position(|(n, _)| n == name);
            let i = found.map_or_else(|| words.fail(format!("'{name}' is no objective")), Ok)?;
            Ok((i as u8, <u8 as Word<Theatre>>::read(t, words)?))
        };
    CardText(u8):
        |t, card, out| { *out += t.cards.get(usize::from(*card)).map_or("none", |c| c.key.as_str()) },
        |t, words| {
            let name = words.next("a card")?;
            if name == "none" { return Ok(u8::MAX) }
            let found = t.cards.iter().position(|c| c.key == name);
            found.map(|i| i as u8).map_or_else(|| words.fail(format!("'{name}' is no card")), Ok)
        };
}

/// One pass over all fields: writes them, or lays those that a text has over a state.
fn fields(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<()> {
    f.int("turn", &mut s.turn)?;
    f.int("stealth", &mut s.stealth)?;
    f.flag("battle", &mut s.battle)?;
    f.word::<Theatre, crate::pieces::Colour>("token", t, &mut s.token)?;
    f.flag("smoke", &mut s.smoke)?;
    f.flag("flare", &mut s.flare)?;
    f.flag("convoy", &mut s.convoy)?;
    f.flag("sentries_out", &mut s.sentries_out)?;
    let known = |(_, u): &(Unit, Axis)| *u != Axis::NONE;
    let now = || (0..UNITS as u8).map(|i| (i, s.units[usize::from(i)])).filter(known).collect();
    if let Some(units) = f.each::<Theatre, UnitText>("units", t, now)? {
        s.units = [Axis::NONE; UNITS];
        units.into_iter().for_each(|(i, unit)| s.units[usize::from(i)] = unit);
    }
    let now = || {
        (0..FRIENDS as u8)
            .map(|i| (i, s.friends[usize::from(i)]))
            .filter(|(_, op)| op.fate != Fate::Absent)
            .collect()
    };
    if let Some(men) = f.each::<Theatre, ManText>("men", t, now)? {
        // Operators who are not named are away: they have left.
        for (i, op) in s.friends.iter_mut().enumerate() {
            *op = if i < t.boards.len() { Op { fate: Fate::Out, ..Op::NONE } } else { Op::NONE };
        }
        men.into_iter().for_each(|(i, op)| s.friends[usize::from(i)] = op);
    }
    let now = || (0..CARS as u8).map(|i| (i, s.cars[usize::from(i)])).filter(|(_, car)| car.here).collect();
    if let Some(cars) = f.each::<Theatre, CarText>("cars", t, now)? {
        s.cars = [Car::NONE; CARS];
        cars.into_iter().for_each(|(i, car)| s.cars[usize::from(i)] = car);
    }
    f.row::<Theatre, At, _>("bodies", t, &mut s.bodies)?;
    s.bodies.sort_unstable();
    f.row::<Theatre, At, _>("drums", t, &mut s.drums)?;
    s.drums.sort_unstable();
    f.row::<Theatre, TrapText, _>("traps", t, &mut s.traps)?;
    f.row::<Theatre, At, _>("mines", t, &mut s.mines)?;
    f.row::<Theatre, BombText, _>("bombs", t, &mut s.bombs)?;
    s.bombs.sort_unstable();
    f.row::<Theatre, ItemText, _>("items", t, &mut s.items)?;
    f.row::<Theatre, At, _>("fires", t, &mut s.fires)?;
    let now = || (0..t.page.dumps.len() as u8).map(|i| (i, s.dumps[usize::from(i)])).collect();
    if let Some(dumps) = f.each::<Theatre, DumpText>("objectives", t, now)? {
        s.dumps = [0; crate::data::most::DUMPS];
        dumps.into_iter().for_each(|(i, health)| s.dumps[usize::from(i)] = health);
    }
    f.row::<Theatre, BlastText, _>("blasts", t, &mut s.blasts)?;
    let left = s.deck.left;
    if let Some(cards) = f.each::<Theatre, CardText>("deck", t, || Bits(left).collect())? {
        s.deck.left = cards.into_iter().filter(|c| *c < 64).fold(0, |set, c| set | 1 << c);
    }
    f.int("drawn", &mut s.deck.drawn)?;
    f.int("specials", &mut s.deck.specials)?;
    f.word::<Theatre, CardText>("card", t, &mut s.deck.card)?;
    f.word::<Theatre, OrNone<Special>>("special", t, &mut s.deck.special)?;
    f.int("aside", &mut s.deck.aside)?;
    let turning = s.turning;
    if let Some(units) = f.each::<Theatre, Foe>("turning", t, || Bits(turning).collect())? {
        s.turning = units.into_iter().fold(0, |set, u| set | 1 << u);
    }
    f.word::<Theatre, ShotText>("shot", t, &mut s.shot)?;
    f.word::<Theatre, DeedText>("deed", t, &mut s.deed)?;
    f.row::<Theatre, Step, _>("steps", t, &mut s.steps)?;
    f.word::<Theatre, OrNo<End>>("over", t, &mut s.over)?;
    Ok(())
}

/// The whole state as text.
pub fn position(t: &Theatre, s: &State) -> Position {
    let mut copy = s.clone();
    Fields::write(|f| fields(t, &mut copy, f))
}

/// Lays text over a state; the state is unchanged if the text makes no sense.
///
/// `clear = true` takes everybody off the map first; `phase` and `acting` are short ways to say where the turn stands.
pub fn arrange(t: &Theatre, state: &mut State, p: &Position) -> Laid<()> {
    let mut s = state.clone();
    Fields::read(p, |f| {
        let mut clear = false;
        f.flag("clear", &mut clear)?;
        if clear {
            s = State::empty(t);
            s.turn = 1;
            for op in &mut s.friends {
                op.fate = if op.fate == Fate::Waiting { Fate::Out } else { op.fate };
            }
        }
        fields(t, &mut s, f)?;
        short_ways(t, &mut s, f)
    })?;
    s.refresh(t);
    if let Some(fault) = faults(t, &s).into_iter().next() {
        return SetupError::fail("position", fault);
    }
    *state = s;
    Ok(())
}

/// `phase = 'event'` begins that phase; `acting = 'paddy'` lets him act.
fn short_ways(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<()> {
    let phase =
        f.has("phase").then(|| f.text().map(|p| p.get_word("phase"))).flatten().transpose()?.flatten();
    let phase = phase.map(|w| Phase::named(w).map_err(|e| SetupError::new("phase", e))).transpose()?;
    let acting =
        f.has("acting").then(|| f.text().map(|p| p.get_word("acting"))).flatten().transpose()?.flatten();
    let acting = acting
        .map(|w| find(t, w).ok_or_else(|| SetupError::new("acting", format!("'{w}' is no operator"))))
        .transpose()?;
    if let Some(phase) = phase {
        s.steps.clear();
        s.steps.push(Step::Turn(phase));
    }
    if let Some(man) = acting {
        s.steps.clear();
        s.steps.push(Step::Turn(Phase::Advance));
        s.steps.push(Step::Operators);
        s.steps.push(Step::Acting(man));
    }
    Ok(())
}

/// What is wrong with a state: broken invariants and stale derived values.
pub fn faults(t: &Theatre, s: &State) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |text: String| faults.push(text);
    if s.cells.0 != cells(t, s) {
        fault("what is said of squares is stale".into());
    }
    let g = t.ground();
    let name = |at: u16| g.name(at);
    let mut held: Vec<u16> = Vec::new();
    let moving = s
        .steps
        .iter()
        .any(|step| matches!(step, Step::Walk(..) | Step::March(..) | Step::Sprint(..) | Step::Depart(..)));
    for (i, unit) in s.units.iter().enumerate() {
        if !unit.has(flag::HERE) || i >= INFANTRY {
            continue;
        }
        if usize::from(unit.at) >= g.len() {
            fault(format!("u{i} is nowhere"));
        } else if g.closed(unit.at) {
            fault(format!("u{i} stands in {}, which is closed", name(unit.at)));
        } else if held.contains(&unit.at) && !moving {
            fault(format!("two share {}", name(unit.at)));
        } else {
            held.push(unit.at);
        }
    }
    for (f, op) in s.friends.iter().enumerate() {
        match op.fate {
            Fate::Here if usize::from(op.at) >= g.len() => fault(format!("friend {f} is nowhere")),
            Fate::Here => {
                let under = op.is(mood::DIVING) && g.letters[usize::from(op.at)] == b'=';
                if held.contains(&op.at) && !moving && !under {
                    fault(format!("two share {}", name(op.at)));
                }
                if !under {
                    held.push(op.at);
                }
                if op.health == 0 {
                    fault(format!("friend {f} has no health"));
                }
            }
            Fate::Aboard(c) => {
                let seated =
                    s.cars.get(usize::from(c)).is_some_and(|car| car.here && car.seats.contains(&(f as u8)));
                if !seated {
                    fault(format!("friend {f} has no seat"));
                }
                if op.at != NOWHERE {
                    fault(format!("friend {f} rides and stands"));
                }
            }
            _ => {}
        }
        if op.ap > t.limits.action_points {
            fault(format!("friend {f} has {} action points", op.ap));
        }
    }
    for car in s.cars.iter().filter(|c| c.here) {
        let unknown = car.seats.iter().any(|f| {
            *f != NOBODY && !matches!(s.friends.get(usize::from(*f)), Some(Op { fate: Fate::Aboard(_), .. }))
        });
        if unknown {
            fault("a seat holds somebody who is elsewhere".into());
        }
    }
    if s.battle && s.stealth != 0 {
        fault("the alarm has sounded, but the marker is not at 0".into());
    }
    faults
}
