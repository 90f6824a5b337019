//! What stands and lies on the map beside units, and the books, as text.

use sandtable_core::{Word, Words, append};

use super::Read;
use crate::notation::{AHex, Spot};
use crate::pieces::{Side, Sink};
use crate::state::{Books, Column, Crumbs, Dump, Hedgehog, NO_COLUMN_HERE, NO_CRUMBS, NO_PORT, Port};
use crate::theatre::Theatre;

/// `3 allied truck points 3 load 8 spent 20 moved @ A9.15`, `4 axis truck points 1 load 4 of 3-pz reserve @ A9.06`: the slot
/// first.
pub(super) struct Driven;

impl Word<Theatre> for Driven {
    type Value = (u8, Column);

    fn write(t: &Theatre, (slot, column): &(u8, Column), out: &mut String) {
        let kind = &t.transport[usize::from(column.kind)].key;
        *out += &format!("{slot} {} {kind} points {}", column.side.word(), column.points);
        for (name, n) in [("load", column.load), ("spent", column.spent)].into_iter().filter(|(_, n)| *n > 0)
        {
            *out += &format!(" {name} {n}");
        }
        if column.organic > 0 {
            *out += &format!(" of {}", t.formations[usize::from(column.organic) - 1]);
        }
        for (is, word) in [
            (column.extender, " extender"),
            (column.reserve, " reserve"),
            (column.cut, " cut"),
            (column.moved, " moved"),
            (column.blown, " blown"),
        ] {
            out.push_str(if is { word } else { "" });
        }
        write_pool(t, column.pool, out);
        out.push_str(" @");
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
        if words.take("of") {
            let word = words.next("a formation")?;
            match t.formations.iter().position(|known| known == word) {
                Some(i) => column.organic = i as u8 + 1,
                None => return words.fail(format!("'{word}' is no formation")),
            }
        }
        column.extender = words.take("extender");
        column.reserve = words.take("reserve");
        column.cut = words.take("cut");
        column.moved = words.take("moved");
        column.blown = words.take("blown");
        column.pool = read_pool(t, words);
        // 13.2g/C, 5.7f
        if column.extender && column.organic > 0 || column.reserve && column.organic == 0 {
            return words.fail("Organic Trucks alone have a Reserve Mode, and never extend");
        }
        if !words.take("@") {
            return words.fail("'@' with a hex is missing");
        }
        column.at = Spot::read(t, words)?;
        Ok((slot, column))
    }
}

/// The word of a pool, if it is not the first.
fn write_pool(t: &Theatre, pool: u8, out: &mut String) {
    if let Some(word) = pool.checked_sub(1).and_then(|i| t.title.pools().get(usize::from(i))) {
        *out += &format!(" {word}");
    }
}

fn read_pool(t: &Theatre, words: &mut Words) -> u8 {
    let pool = words.peek().and_then(|word| t.pool_named(word)).unwrap_or(0);
    if pool > 0 {
        let _ = words.next("a pool");
    }
    pool
}

/// `axis 24 fresh 4 blown @ A9.06`, and before the hex the word of its pool, if it is not the first.
pub(super) struct Stored;

impl Word<Theatre> for Stored {
    type Value = Dump;

    fn write(t: &Theatre, dump: &Dump, out: &mut String) {
        *out += &format!("{} {}", dump.side.word(), dump.tokens);
        if dump.fresh > 0 {
            *out += &format!(" fresh {}", dump.fresh);
        }
        out.push_str(if dump.blown { " blown" } else { "" });
        write_pool(t, dump.pool, out);
        out.push_str(" @");
        append::<Theatre, AHex>(t, &dump.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Dump> {
        let side = <Side as Word<()>>::read(&(), words)?;
        let tokens = <u16 as Word<()>>::read(&(), words)?;
        let fresh = if words.peek() == Some("fresh") { words.after("fresh")? } else { 0 };
        let blown = words.take("blown");
        let pool = read_pool(t, words);
        if !words.take("@") {
            return words.fail("'@' with a hex is missing");
        }
        Ok(Dump { at: AHex::read(t, words)?, side, blown, tokens, fresh, pool })
    }
}

/// `allied level 1 worked @ A9.11`.
pub(super) struct Dug;

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

/// `A13.12 hits 1 used 2 wrecked mended`; one that was made in play begins with its side, `allied A13.14`.
pub(super) struct Harbour;

impl Word<Theatre> for Harbour {
    type Value = Port;

    fn write(t: &Theatre, port: &Port, out: &mut String) {
        if t.ports.iter().all(|printed| printed.at != port.at) {
            *out += &format!("{} ", port.side.word());
        }
        AHex::write(t, &port.at, out);
        for (name, n) in [("hits", port.hits), ("used", port.used)].into_iter().filter(|(_, n)| *n > 0) {
            *out += &format!(" {name} {n}");
        }
        for (is, word) in [(port.wrecked, " wrecked"), (port.mended, " mended")] {
            out.push_str(if is { word } else { "" });
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Port> {
        let side = Side::ALL.into_iter().find(|side| words.take(side.word()));
        let at = AHex::read(t, words)?;
        let printed = t.ports.iter().find(|port| port.at == at).copied();
        let mut port = match (printed, side) {
            (Some(port), None) => port,
            (None, Some(side)) => Port { at, side, printed: t.costs.sp, ..NO_PORT },
            _ => return words.fail("a port of the map is nobody's by name, one made in play is a side's"),
        };
        if words.peek() == Some("hits") {
            port.hits = words.after("hits")?;
        }
        if words.peek() == Some("used") {
            port.used = words.after("used")?;
        }
        (port.wrecked, port.mended) = (words.take("wrecked"), words.take("mended"));
        Ok(port)
    }
}

/// A village or city by its key.
pub(super) struct APlace;

impl Word<Theatre> for APlace {
    type Value = u16;

    fn write(t: &Theatre, place: &u16, out: &mut String) {
        out.push_str(&t.places[usize::from(*place)].key);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<u16> {
        let word = words.next("a village or city")?;
        let found = t.places.iter().position(|place| place.key == word);
        found.map_or_else(|| words.fail(format!("'{word}' is neither village nor city")), |i| Ok(i as u16))
    }
}

/// `none`, or `6 @ A9.06`: quarters of an RE that a token of a dump still feeds.
pub(super) struct Shared;

impl Word<Theatre> for Shared {
    type Value = Crumbs;

    fn write(t: &Theatre, crumbs: &Crumbs, out: &mut String) {
        if crumbs.quarters == 0 {
            return out.push_str("none");
        }
        *out += &format!("{} @", crumbs.quarters);
        append::<Theatre, Spot>(t, &crumbs.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Crumbs> {
        if words.take("none") {
            return Ok(NO_CRUMBS);
        }
        let quarters = <u8 as Word<()>>::read(&(), words)?;
        if quarters >= 8 || !words.take("@") {
            return words.fail("less than 2 RE are left to a token, then '@' with its dump");
        }
        Ok(Crumbs { at: Spot::read(t, words)?, quarters })
    }
}

/// `had 40 fuel 3 food 1`.
pub(super) struct Kept;

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
