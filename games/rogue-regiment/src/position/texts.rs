//! Units, operators, vehicles and the rest, each as a line of text.

use sandtable_core::{Named, NotationError, Word, Words, append};

use crate::action::{Friend, Unit};
use crate::ground::Square;
use crate::notation::{At, Foe, Man, Wagon, key};
use crate::pieces::{AxisKind, CarKind, Facing, Item, Load, Role, Weapon};
use crate::squares::Bits;
use crate::state::{
    Axis, Blast, Bomb, Car, Deed, Fate, HIDDEN_CARD, INFANTRY, Marked, NOBODY, Op, Shot, flag, mood,
};
use crate::theatre::Theatre;

type Read<T> = Result<T, NotationError>;

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

const MOODS: [(u16, &str); 10] = [
    (mood::CROUCHED, "crouched"),
    (mood::EXPOSED, "exposed"),
    (mood::DIVING, "diving"),
    (mood::BOUND, "bound"),
    (mood::ACTED, "acted"),
    (mood::TURNED, "turned"),
    (mood::ARRIVED, "arrived"),
    (mood::ATTACKING, "attacking"),
    (mood::FIELDED, "fielded"),
    (mood::BLOWN, "blown"),
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

/// Does a word read like a unit, `u12`?
fn is_unit(word: &str) -> bool {
    word.strip_prefix('u').is_some_and(|number| number.parse::<u8>().is_ok())
}

/// Where a shot goes or comes from: around the map too, as vehicles have no square of their own.
fn anywhere(t: &Theatre, words: &mut Words) -> Read<Square> {
    match words.peek().and_then(|name| t.ground().find_anywhere(name)) {
        Some(at) => words.next("a square").map(|_| at),
        None => At::read(t, words),
    }
}

/// `u3 rifle sentry @ e5 S post 0 alerted`, `u52 truck convoy @ -3 5 E`; gone ones as `u3 officer guard gone`.
pub struct UnitText;

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
pub struct ManText;

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
                let name = t.ground().name(at);
                // Squares of the column u are called as units are.
                *out += if is_unit(&name) { " marks square " } else { " marks " };
                *out += &name;
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
            let square = words.take("square") || !words.peek().is_some_and(is_unit);
            op.mark =
                if square { Marked::Square(At::read(t, words)?) } else { Marked::Unit(Foe::read(t, words)?) };
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
pub struct CarText;

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
        pub struct $name;

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
    /// A trap, used or not: `f6 used`.
    TrapText((u16, bool)):
        |t, (at, used), out| { At::write(t, at, out); if *used { *out += " used" } },
        |t, words| Ok((At::read(t, words)?, words.take("used")));
    /// A Lewes bomb: `f6 fuse 3`.
    BombText(Bomb):
        |t, bomb, out| { At::write(t, &bomb.at, out); *out += &format!(" fuse {}", bomb.fuse) },
        |t, words| Ok(Bomb { at: At::read(t, words)?, fuse: after(words, "fuse", 0)? });
    /// A mission item: `intelligence f6`.
    ItemText((Item, u16)):
        |t, (item, at), out| { *out += item.word(); append::<_, At>(t, at, out) },
        |t, words| Ok((<Item as Word<Theatre>>::read(t, words)?, At::read(t, words)?));
    /// Something about to go off: `drum f6`.
    BlastText(Blast):
        |t, blast, out| { *out += blast.weapon.word(); append::<_, At>(t, &blast.at, out) },
        |t, words| Ok(Blast { weapon: <Weapon as Word<Theatre>>::read(t, words)?, at: At::read(t, words)? });
    /// The attack under way.
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
            if words.take("at") { shot.at = anywhere(t, words)? }
            if words.take("from") { shot.from = anywhere(t, words)? }
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
    /// The action under way, and who saw it.
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
    /// An objective and its health: `dump 4`.
    DumpText((u8, u8)):
        |t, (i, health), out| { *out += &t.page.dumps[usize::from(*i)].0; *out += &format!(" {health}") },
        |t, words| {
            let name = words.next("an objective")?;
            let found = t.page.dumps.iter().position(|(n, _)| n == name);
            let i = found.map_or_else(|| words.fail(format!("'{name}' is no objective")), Ok)?;
            Ok((i as u8, <u8 as Word<Theatre>>::read(t, words)?))
        };
    /// An event card by its key.
    CardText(u8):
        |t, card, out| {
            let unknown = if *card == HIDDEN_CARD { "hidden" } else { "none" };
            *out += t.cards.get(usize::from(*card)).map_or(unknown, |c| c.key.as_str());
        },
        |t, words| {
            let name = words.next("a card")?;
            if name == "none" { return Ok(NOBODY) }
            if name == "hidden" { return Ok(HIDDEN_CARD) }
            let found = t.cards.iter().position(|c| c.key == name);
            found.map(|i| i as u8).map_or_else(|| words.fail(format!("'{name}' is no card")), Ok)
        };
}
