//! A unit as text.

use sandtable_core::{Word, Words, append, read_all};

use super::Read;
use crate::action::UnitId;
use crate::notation::{AUnit, Spot};
use crate::pieces::Mode;
use crate::state::{NO_UNIT, Unit, flag};
use crate::theatre::Theatre;

const FLAGS: [(u32, &str); 28] = [
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
    (flag::ARRIVED, "arrived"),
    (flag::ABLE, "able"),
    (flag::FLOWN, "flown"),
    (flag::DROPPED, "dropped"),
    (flag::TOP, "top"),
    (flag::TOLD, "told"),
    (flag::LAID, "laid"),
    (flag::CUT, "cut"),
];
const KEEPS_ZONE: (u32, &str) = (flag::KEEPS_ZONE, "keeps-zone");

fn flags() -> impl Iterator<Item = (u32, &'static str)> {
    FLAGS.into_iter().chain([KEEPS_ZONE])
}

/// `r-1 @ A11.12`, `i-8 dg moves lost=1 spent=6 from=A9.08 @ A9.09`.
pub(super) struct Placed;

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
        for (name, n) in [("lost", unit.lost), ("spent", unit.spent), ("converted", unit.converted())]
            .into_iter()
            .filter(|(_, n)| *n > 0)
        {
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
                    ("converted", Ok(n)) if n <= 4 => unit.flags |= u32::from(n) << flag::CONVERTED_FROM,
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
