//! Actions as text. `docs/notation/stalingrad.md` explains it.

use sandtable_core::{NotationError, Word, Words, notation};

use crate::action::{Action, Hex, UnitId};
use crate::pieces::{Chit, Side};
use crate::theatre::Theatre;

type Read<T> = Result<T, NotationError>;

/// A unit by its key; `soviet 62` says the same as `s-62`.
pub struct AUnit;

impl Word<Theatre> for AUnit {
    type Value = UnitId;

    fn write(t: &Theatre, id: &UnitId, out: &mut String) {
        out.push_str(&t.counter(*id).key);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<UnitId> {
        let soviet = words.take("soviet");
        let word = words.next("a unit")?;
        let found = if soviet {
            find(t, word).filter(|id| t.side(*id) == Side::Soviet).or_else(|| find(t, &format!("s-{word}")))
        } else {
            find(t, word)
        };
        found.map_or_else(|| words.fail(format!("'{word}' is no unit")), Ok)
    }
}

/// A hex by its number, or by the name of its city or town.
pub struct AHex;

impl Word<Theatre> for AHex {
    type Value = Hex;

    fn write(t: &Theatre, hex: &Hex, out: &mut String) {
        out.push_str(&t.number(*hex));
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Hex> {
        let word = words.next("a hex")?;
        hex(t, words, word)
    }
}

fn hex(t: &Theatre, words: &Words, word: &str) -> Read<Hex> {
    let named = t.places.iter().find(|p| p.name.replace(' ', "-").eq_ignore_ascii_case(word)).map(|p| p.hex);
    let found = named.or_else(|| t.hex(word));
    found.map_or_else(|| words.fail(format!("'{word}' is no hex")), Ok)
}

notation! {
    Action in Theatre, "an action";
    "place" => Place(id: AUnit, at: AHex),
    "ready-made" => ReadyMade,
    "select" => Select(chit: Chit),
    "lead" => Lead(chit: Chit),
    "ready" => Ready,
    "activate" => Activate(id: AUnit),
    "attach" => Attach(id: AUnit),
    "take" => Take(id: AUnit),
    "march" => March(id: AUnit),
    "step" => Step(to: AHex),
    "halt" => Halt,
    "attack" => Attack(id: AUnit, at: AHex),
    "battle" => Battle(at: AHex),
    "lose fortress" => LoseFortress,
    "lose" => Lose(id: AUnit),
    "stand" => Stand,
    "yield" => Yield,
    "retreat" => Retreat(id: AUnit, to: AHex),
    "advance" => Advance(id: AUnit),
    "exploit" => Exploit(id: AUnit, to: AHex),
    "transfer" => Transfer(id: AUnit),
    "entrain" => Entrain(id: AUnit),
    "build" => Build(at: AHex),
    "call" => Call(id: AUnit),
    "enter" => Enter(at: AHex),
    "done" => Done,
}

/// A unit by its key.
pub fn find(t: &Theatre, key: &str) -> Option<UnitId> {
    t.counters.iter().position(|c| c.key == key).map(|i| i as UnitId)
}

/// Reads one action; `step 1215-1216` and `move 44 1214-1215-1216` read as their steps.
pub fn read(t: &Theatre, text: &str, out: &mut Vec<Action>) -> Read<()> {
    let mut words = Words::new(text);
    if words.take("step") {
        for word in words.next("a hex")?.split('-') {
            out.push(Action::Step(hex(t, &words, word)?));
        }
    } else if words.take("move") {
        // The unit is in hand; its way begins where it stands.
        AUnit::read(t, &mut words)?;
        let way = words.next("a way")?;
        let mut from = None;
        for word in way.split('-') {
            let to = hex(t, &words, word)?;
            if let Some(from) = from {
                if t.direction(from, to).is_none() {
                    return words.fail(format!("'{way}': {word} does not touch the hex before it"));
                }
                out.push(Action::Step(to));
            }
            from = Some(to);
        }
    } else {
        out.push(Action::read(t, &mut words)?);
    }
    words.end()
}
