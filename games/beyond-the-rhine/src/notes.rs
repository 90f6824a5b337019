//! What the title keeps of its own in a position: numbers in a few words of the state.

use ocs::{AHex, Hex, Look, Play, Theatre, Way};
use sandtable_core::{Fields, NotationError, SetupError, Word, Words};

use crate::bridges::Bridges;

/// How many words it keeps.
pub const WORDS: usize = 7;

/// No hex: numbers that name hexes are one more than they are, so that empty words name none.
const NOWHERE: u64 = 0;

/// A number in the words.
#[derive(Clone, Copy, Debug)]
pub struct Note {
    word: usize,
    from: u32,
    bits: u32,
}

const fn note(word: usize, from: u32, bits: u32) -> Note {
    Note { word, from, bits }
}

/// Allied player turns that the Roer is still in flood (1.9/4).
pub const FLOOD: Note = note(0, 0, 3);
/// Have the sluices been blown (1.9/3)?
pub const SLUICES: Note = note(0, 3, 1);
/// Targets of carpet bombing (ev.11/1).
pub const CARPET: [Note; 2] = [note(1, 0, 16), note(1, 16, 16)];

/// Bridge check markers that the Allies have (1.8b/2).
pub const CHECKS: Note = note(0, 4, 2);
/// Have the Allies crossed the Rhine by a bridge (1.8d/2)?
pub const CROSSED: Note = note(0, 6, 1);
/// Was a bridge repaired or saved in this phase (2.2/24)?
pub const SAVED: Note = note(0, 7, 1);
/// Levels of the West Wall that the replacement table gives (1.5a/3).
pub const WALL: Note = note(0, 8, 1);
/// Alert units that it lets be drawn (2.2/6).
pub const ALERTS: Note = note(0, 9, 2);
/// Units of the Contingency box that may become ready (2.2/2).
pub const READY: Note = note(0, 11, 5);
/// Has the drop alert of this player turn been given (2.3a/1)?
pub const ALARMED: Note = note(0, 16, 1);
/// Steps that each side may restore for Breakdowns that found no counter (1.2a).
pub const OWED: [Note; 2] = [note(0, 17, 3), note(0, 20, 3)];
/// Fortified towns that the replacement table gives (2.2/9).
pub const TOWNS: Note = note(0, 23, 2);
/// Those that lie open, a bit each (2.2/19).
pub const SEEN: Note = note(0, 25, 12);
/// Does Luftflotte Reich deploy (2.2/21)?
pub const LUFTFLOTTE: Note = note(0, 37, 1);
/// Have the drops of this player turn called it?
pub const CALLED: Note = note(0, 38, 1);
/// Westgoten: declared, and then rolled for the last time (2.3b).
pub const WESTGOTEN: Note = note(0, 39, 2);
/// Have the Germans been asked in this player turn whether they declare it, or Wacht am Rhein?
pub const ASKED: Note = note(0, 41, 1);
/// The turn in which Wacht am Rhein was declared; 0 before (2.9d).
pub const WAR: Note = note(0, 42, 7);
/// SP of its reserve that have no place yet (2.9d/5).
pub const RESERVE: Note = note(0, 49, 4);
/// The pledge to declare it (2.9f).
pub const PLEDGE: Note = note(0, 53, 2);
/// The HQ around which its units come (2.9d/2).
pub const STRIKE: Note = note(1, 32, 16);
/// SP that have come to the battle zones in this phase, from north to south (3.10/7, 3.10c/3).
pub const CAME: [Note; 3] = [note(6, 8, 5), note(6, 13, 5), note(6, 27, 5)];
/// Units of the Ardennes that are locked no more, a bit each (trumpets/4).
pub const UNLOCKED: Note = note(6, 18, 8);
/// The hex of the HQ that Skorzeny's men confuse (trumpets/6).
pub const CONFUSED: Note = note(1, 48, 16);
/// Have they done so?
pub const SKORZENY: Note = note(6, 26, 1);
/// Rhine bridges that are blown, a bit each (1.8a).
pub const BLOWN: Note = note(2, 0, 64);
/// Those that the Germans can blow no more (1.8a/3).
pub const PASSED: Note = note(3, 0, 64);
/// Those that they are to be asked about.
pub const DUE: Note = note(4, 0, 64);
/// Markers of pontoon units: where, and is it a bridge (1.10)?
pub const MARKERS: [(Note, Note); 4] = [
    (note(5, 0, 16), note(6, 0, 1)),
    (note(5, 16, 16), note(6, 1, 1)),
    (note(5, 32, 16), note(6, 2, 1)),
    (note(5, 48, 16), note(6, 3, 1)),
];

impl Note {
    /// The bits that it has, at the low end.
    const fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits)
    }

    /// Reads it.
    pub fn of(self, words: &[u64]) -> u64 {
        words.get(self.word).map_or(0, |word| word >> self.from & self.mask())
    }

    /// Reads it in a position.
    pub fn get(self, look: Look) -> u64 {
        self.of(&look.s.extra)
    }

    /// Writes it.
    pub fn put(self, words: &mut [u64], value: u64) {
        let mask = self.mask() << self.from;
        words[self.word] = words[self.word] & !mask | value << self.from & mask;
    }

    /// Writes it into a position.
    pub fn set(self, play: &mut Play, value: u64) {
        self.put(&mut play.s.extra, value);
    }

    /// The hex that it names.
    pub fn hex(self, look: Look) -> Option<Hex> {
        self.named(&look.s.extra)
    }

    fn named(self, words: &[u64]) -> Option<Hex> {
        self.of(words).checked_sub(1).map(|hex| hex as Hex)
    }
}

/// A number as an entry of a position.
fn number(f: &mut Fields, words: &mut [u64], key: &str, of: Note) -> Result<(), SetupError> {
    let mut value = of.of(words) as u32;
    f.int(key, &mut value)?;
    if u64::from(value) > of.mask() {
        return SetupError::fail(key, "that is too much");
    }
    of.put(words, value.into());
    Ok(())
}

/// Hexes as an entry.
fn hexes(t: &Theatre, f: &mut Fields, words: &mut [u64], key: &str, of: &[Note]) -> Result<(), SetupError> {
    let now = || of.iter().filter_map(|note| note.named(words)).collect();
    let Some(list) = f.each::<Theatre, AHex>(key, t, now)? else { return Ok(()) };
    if list.len() > of.len() {
        return SetupError::fail(key, format!("at most {} fit", of.len()));
    }
    of.iter().for_each(|note| note.put(words, NOWHERE));
    list.iter().zip(of).for_each(|(hex, note)| note.put(words, u64::from(*hex) + 1));
    Ok(())
}

/// All of them as entries of a position, both ways.
pub fn entries(t: &Theatre, bridges: &Bridges, words: &mut [u64], f: &mut Fields) -> Result<(), SetupError> {
    number(f, words, "flood", FLOOD)?;
    let mut blown = SLUICES.of(words) == 1;
    f.flag("sluices", &mut blown)?;
    SLUICES.put(words, blown.into());
    hexes(t, f, words, "carpet", &CARPET)?;
    number(f, words, "checks", CHECKS)?;
    number(f, words, "wall", WALL)?;
    number(f, words, "alerts", ALERTS)?;
    number(f, words, "ready", READY)?;
    let numbers = [
        ("owed-allied", OWED[0]),
        ("owed-axis", OWED[1]),
        ("towns", TOWNS),
        ("seen", SEEN),
        ("westgoten", WESTGOTEN),
        ("wacht", WAR),
        ("reserve", RESERVE),
        ("pledge", PLEDGE),
        ("came-north", CAME[0]),
        ("came-central", CAME[1]),
        ("came-south", CAME[2]),
        ("unlocked", UNLOCKED),
    ];
    numbers.into_iter().try_for_each(|(key, of)| number(f, words, key, of))?;
    hexes(t, f, words, "strike", &[STRIKE])?;
    hexes(t, f, words, "confused", &[CONFUSED])?;
    let flags = [
        ("crossed", CROSSED),
        ("saved", SAVED),
        ("alarmed", ALARMED),
        ("luftflotte", LUFTFLOTTE),
        ("called", CALLED),
        ("asked", ASKED),
        ("skorzeny", SKORZENY),
    ];
    for (key, of) in flags {
        let mut is = of.of(words) == 1;
        f.flag(key, &mut is)?;
        of.put(words, is.into());
    }
    for (key, of) in [("blown", BLOWN), ("passed", PASSED), ("due", DUE)] {
        spans(f, words, &Named { t, bridges }, key, of)?;
    }
    let ferries = MARKERS.map(|(hex, _)| hex);
    hexes(t, f, words, "ferries", &ferries)?;
    for (i, (_, kind)) in (0..).zip(MARKERS) {
        let mut is = kind.of(words) == 1;
        f.flag(["bridge-1", "bridge-2", "bridge-3", "bridge-4"][i], &mut is)?;
        kind.put(words, is.into());
    }
    Ok(())
}

/// Bridges by name.
struct Span;

/// What names bridges.
struct Named<'a> {
    t: &'a Theatre,
    bridges: &'a Bridges,
}

/// `B39.33-B40.32`, and `B39.33-B40.32/rail` for the railway.
impl Word<Named<'_>> for Span {
    type Value = u8;

    fn write(by: &Named<'_>, bridge: &u8, out: &mut String) {
        if let Some(bridge) = by.bridges.all.get(usize::from(*bridge)) {
            let [a, b] = bridge.ends.map(|end| by.t.name(end));
            *out += &format!("{a}-{b}{}", if bridge.way == Way::Railroad { "/rail" } else { "" });
        }
    }

    fn read(by: &Named<'_>, words: &mut Words) -> Result<u8, NotationError> {
        let word = words.next("a bridge")?;
        let (sides, rail) = word.strip_suffix("/rail").map_or((word, false), |sides| (sides, true));
        let ends = sides.split_once('-').and_then(|(a, b)| Some([by.t.hex(a)?, by.t.hex(b)?]));
        let found = ends.and_then(|[a, b]| {
            by.bridges.all.iter().position(|bridge| {
                (bridge.ends == [a, b] || bridge.ends == [b, a]) && (bridge.way == Way::Railroad) == rail
            })
        });
        found.map_or_else(|| words.fail(format!("'{word}' is no Rhine bridge")), |i| Ok(i as u8))
    }
}

/// Bridges as a list.
fn spans(f: &mut Fields, words: &mut [u64], by: &Named, key: &str, of: Note) -> Result<(), SetupError> {
    let now = || (0..64u8).filter(|i| of.of(words) >> i & 1 == 1).collect();
    if let Some(list) = f.each::<Named, Span>(key, by, now)? {
        of.put(words, list.iter().fold(0, |bits, i| bits | 1 << i));
    }
    Ok(())
}
