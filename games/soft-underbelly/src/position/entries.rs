//! Entries of a position: units, arrows, a landing, a battle, an end.

use std::fmt::Write;

use sandtable_board::Set64;
use sandtable_core::{NotationError, Times, Word, Words, append};

use crate::notation::{AirBase, Anywhere, At, Pair, place};
use crate::pieces::{Arm, Side, is_area};
use crate::state::{Arrow, Battle, End, How, Landing, STAYED, State, Unit, flag};
use crate::theatre::Theatre;

type Read<T> = Result<T, NotationError>;

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

/// Equal units: `axis cube x3 been=18 @ 14`.
#[derive(Clone, Copy)]
pub struct Counters {
    /// Whose.
    pub side: Side,
    /// Their kind.
    pub arm: Arm,
    /// How many.
    pub count: u8,
    /// Each of them.
    pub unit: Unit,
}

impl Counters {
    /// All that are not in their pool.
    pub fn of(t: &Theatre, s: &State) -> Vec<Counters> {
        let mut all = Vec::new();
        for (side, arm) in Side::BOTH.into_iter().flat_map(|side| Arm::ALL.map(|arm| (side, arm))) {
            for equal in s.units[t.range(side, arm)].chunk_by(|a, b| a == b) {
                if equal[0] != State::no_unit() {
                    all.push(Counters { side, arm, count: equal.len() as u8, unit: equal[0] });
                }
            }
        }
        all
    }

    /// Takes one word of a unit's state.
    fn take(&mut self, t: &Theatre, words: &Words, word: &str) -> Read<()> {
        let area = |word: &str| sandtable_core::read_all::<Theatre, At>(t, word);
        if let Some((bit, _)) = FLAGS.iter().find(|(_, name)| *name == word) {
            self.unit.flags |= bit;
        } else if word == "stayed" {
            self.unit.visited |= STAYED;
        } else if let Some(n) = word.strip_prefix('x').and_then(|n| n.parse().ok()) {
            self.count = n;
        } else if let Some(to) = word.strip_prefix("for=") {
            self.unit.duty = area(to)?;
        } else if let Some(areas) = word.strip_prefix("been=") {
            for been in areas.split('+') {
                self.unit.visited |= 1 << (area(been)? & 31);
            }
        } else {
            return words.fail(format!("'{word}' is not understood"));
        }
        Ok(())
    }
}

impl Word<Theatre> for Counters {
    type Value = Counters;

    fn write(t: &Theatre, value: &Counters, out: &mut String) {
        let Counters { side, arm, count, unit } = *value;
        let _ = write!(out, "{} {}", side.word(), arm.word());
        if count > 1 {
            append::<_, Times>(t, &count, out);
        }
        let stayed = (unit.visited & STAYED != 0).then_some("stayed");
        for word in FLAGS.into_iter().filter(|(bit, _)| unit.has(*bit)).map(|(_, word)| word).chain(stayed) {
            let _ = write!(out, " {word}");
        }
        if unit.duty != 0 {
            let _ = write!(out, " for={}", place(unit.duty));
        }
        let been: Vec<_> =
            Set64::from_words([u64::from(unit.visited & !STAYED)]).into_iter().map(place).collect();
        if !been.is_empty() {
            let _ = write!(out, " been={}", been.join("+"));
        }
        out.push_str(" @");
        if arm.is_air() && is_area(unit.place) {
            append::<_, AirBase>(t, &(unit.place, unit.spot), out);
        } else {
            append::<_, Anywhere>(t, &unit.place, out);
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Counters> {
        let side = Side::read(t, words)?;
        let mut it = Counters { side, arm: Arm::read(t, words)?, count: 1, unit: State::no_unit() };
        loop {
            match words.next("'@' and an area")? {
                "@" => break,
                word => it.take(t, words, word)?,
            }
        }
        let base =
            it.arm.is_air() && words.peek().is_some_and(|w| w.starts_with(|c: char| c.is_ascii_digit()));
        if base {
            (it.unit.place, it.unit.spot) = AirBase::read(t, words)?;
            return Ok(it);
        }
        it.unit.place = Anywhere::read(t, words)?;
        if it.arm.is_air() && is_area(it.unit.place) {
            it.unit.spot = t.spots_of(it.unit.place).start;
        }
        Ok(it)
    }
}

impl Word<Theatre> for Arrow {
    type Value = Arrow;

    fn write(t: &Theatre, value: &Arrow, out: &mut String) {
        Pair::write(t, &(value.from, value.to), out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Arrow> {
        Pair::read(t, words).map(|(from, to)| Arrow { from, to })
    }
}

impl Word<Theatre> for Landing {
    type Value = Landing;

    fn write(t: &Theatre, value: &Landing, out: &mut String) {
        <(Anywhere, Times)>::write(t, &(value.target, value.fleets), out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Landing> {
        <(Anywhere, Times)>::read(t, words).map(|(target, fleets)| Landing { target, fleets })
    }
}

impl Word<Theatre> for Battle {
    type Value = Battle;

    fn write(t: &Theatre, b: &Battle, out: &mut String) {
        Anywhere::write(t, &b.target, out);
        let _ = write!(out, " round {} of {} hits {} {}", b.round, b.rounds, b.hits[0], b.hits[1]);
        for side in Side::BOTH {
            for (flags, word) in [(b.tank, "tank"), (b.air, "air")] {
                if flags[side as usize] {
                    let _ = write!(out, " {word}-{}", side.word());
                }
            }
        }
        if b.retreating {
            out.push_str(" retreating");
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Battle> {
        let mut b =
            Battle { target: Anywhere::read(t, words)?, rounds: t.limits.rounds, ..Battle::default() };
        while let Some(word) = words.peek() {
            words.skip();
            match word {
                "round" => b.round = u8::read(t, words)?,
                "of" => b.rounds = u8::read(t, words)?,
                "hits" => b.hits = [u8::read(t, words)?, u8::read(t, words)?],
                "tank-allies" => b.tank[0] = true,
                "tank-axis" => b.tank[1] = true,
                "air-allies" => b.air[0] = true,
                "air-axis" => b.air[1] = true,
                "retreating" => b.retreating = true,
                _ => {
                    return words
                        .fail(format!("'{word}' is not understood; like '14 round 1 of 3 hits 0 0'"));
                }
            }
        }
        Ok(b)
    }
}

impl Word<()> for End {
    type Value = End;

    fn write(_: &(), end: &End, out: &mut String) {
        let _ = write!(out, "{} {}", end.how.word(), end.winner.map_or("draw", Side::word));
    }

    fn read(c: &(), words: &mut Words) -> Read<End> {
        let how = How::read(c, words)?;
        let winner = if words.take("draw") { None } else { Some(Side::read(c, words)?) };
        Ok(End { winner, how })
    }
}
