//! Actions as text. `docs/notation/stalingrad.md` explains it.

use std::fmt::Write;

use sandtable_core::{NotationError, Words};

use crate::action::{Action, Hex, UnitId};
use crate::pieces::Chit;
use crate::theatre::Theatre;

/// Writes an action.
pub fn write(t: &Theatre, a: Action, out: &mut String) {
    let unit = |id: UnitId| t.counter(id).key.as_str();
    let hex = |h: Hex| t.number(h);
    let _ = match a {
        Action::Place(id, h) => write!(out, "place {} {}", unit(id), hex(h)),
        Action::ReadyMade => write!(out, "ready-made"),
        Action::Select(chit) => write!(out, "select {}", chit.word()),
        Action::Lead(chit) => write!(out, "lead {}", chit.word()),
        Action::Ready => write!(out, "ready"),
        Action::Activate(id) => write!(out, "activate {}", unit(id)),
        Action::Attach(id) => write!(out, "attach {}", unit(id)),
        Action::Take(id) => write!(out, "take {}", unit(id)),
        Action::March(id) => write!(out, "march {}", unit(id)),
        Action::Step(h) => write!(out, "step {}", hex(h)),
        Action::Halt => write!(out, "halt"),
        Action::Attack(id, h) => write!(out, "attack {} {}", unit(id), hex(h)),
        Action::Battle(h) => write!(out, "battle {}", hex(h)),
        Action::Lose(id) => write!(out, "lose {}", unit(id)),
        Action::LoseFortress => write!(out, "lose fortress"),
        Action::Stand => write!(out, "stand"),
        Action::Yield => write!(out, "yield"),
        Action::Retreat(id, h) => write!(out, "retreat {} {}", unit(id), hex(h)),
        Action::Advance(id) => write!(out, "advance {}", unit(id)),
        Action::Exploit(id, h) => write!(out, "exploit {} {}", unit(id), hex(h)),
        Action::Transfer(id) => write!(out, "transfer {}", unit(id)),
        Action::Entrain(id) => write!(out, "entrain {}", unit(id)),
        Action::Build(h) => write!(out, "build {}", hex(h)),
        Action::Call(id) => write!(out, "call {}", unit(id)),
        Action::Enter(h) => write!(out, "enter {}", hex(h)),
        Action::Done => write!(out, "done"),
    };
}

type Read<T> = Result<T, NotationError>;

/// Reads one action.
struct Reader<'a> {
    t: &'a Theatre,
    words: Words<'a>,
}

impl Reader<'_> {
    fn unit(&mut self) -> Read<UnitId> {
        let word = self.words.next("a unit")?;
        // `soviet 62` says the same as `s-62`.
        let key = if word == "soviet" {
            let name = self.words.next("a unit")?;
            if find(self.t, name).is_some_and(|id| self.t.side(id) == crate::Side::Soviet) {
                name.to_string()
            } else {
                format!("s-{name}")
            }
        } else {
            word.to_string()
        };
        match find(self.t, &key) {
            Some(id) => Ok(id),
            None => self.words.fail(format!("'{key}' is no unit")),
        }
    }

    fn parse_hex(&self, word: &str) -> Read<Hex> {
        let named =
            self.t.places.iter().find(|p| p.name.replace(' ', "-").eq_ignore_ascii_case(word)).map(|p| p.hex);
        match named.or_else(|| self.t.grid.parse(word).ok().and_then(|h| self.t.grid.index(h))) {
            Some(hex) => Ok(hex),
            None => self.words.fail(format!("'{word}' is no hex")),
        }
    }

    fn hex(&mut self) -> Read<Hex> {
        let word = self.words.next("a hex")?;
        self.parse_hex(word)
    }

    fn chit(&mut self) -> Read<Chit> {
        let word = self.words.next("a chit")?;
        match Chit::parse(word) {
            Some(chit) => Ok(chit),
            None => self.words.fail(format!("'{word}' is no chit")),
        }
    }

    fn action(&mut self) -> Read<Action> {
        let verb = self.words.next("an action")?;
        Ok(match verb {
            "place" => Action::Place(self.unit()?, self.hex()?),
            "ready-made" => Action::ReadyMade,
            "select" => Action::Select(self.chit()?),
            "lead" => Action::Lead(self.chit()?),
            "ready" => Action::Ready,
            "activate" => Action::Activate(self.unit()?),
            "attach" => Action::Attach(self.unit()?),
            "take" => Action::Take(self.unit()?),
            "march" => Action::March(self.unit()?),
            "halt" => Action::Halt,
            "attack" => Action::Attack(self.unit()?, self.hex()?),
            "battle" => Action::Battle(self.hex()?),
            "lose" if self.words.take("fortress") => Action::LoseFortress,
            "lose" => Action::Lose(self.unit()?),
            "stand" => Action::Stand,
            "yield" => Action::Yield,
            "retreat" => Action::Retreat(self.unit()?, self.hex()?),
            "advance" => Action::Advance(self.unit()?),
            "exploit" => Action::Exploit(self.unit()?, self.hex()?),
            "transfer" => Action::Transfer(self.unit()?),
            "entrain" => Action::Entrain(self.unit()?),
            "build" => Action::Build(self.hex()?),
            "call" => Action::Call(self.unit()?),
            "enter" => Action::Enter(self.hex()?),
            "done" => Action::Done,
            _ => return self.words.fail(format!("'{verb}' is no action")),
        })
    }
}

/// A unit by its key.
pub fn find(t: &Theatre, key: &str) -> Option<UnitId> {
    t.counters.iter().position(|c| c.key == key).map(|i| i as UnitId)
}

/// Reads one action; `step 1215-1216` and `move 44 1214-1215-1216` read as their steps.
pub fn read(t: &Theatre, text: &str, out: &mut Vec<Action>) -> Read<()> {
    let mut reader = Reader { t, words: Words::new(text) };
    if reader.words.take("step") {
        for hex in reader.words.next("a hex")?.split('-') {
            out.push(Action::Step(reader.parse_hex(hex)?));
        }
    } else if reader.words.take("move") {
        // The unit is in hand; its way begins where it stands.
        reader.unit()?;
        let way = reader.words.next("a way")?;
        let mut from = None;
        for word in way.split('-') {
            let hex = reader.parse_hex(word)?;
            if let Some(from) = from {
                if t.direction(from, hex).is_none() {
                    return reader.words.fail(format!("'{way}': {word} does not touch the hex before it"));
                }
                out.push(Action::Step(hex));
            }
            from = Some(hex);
        }
    } else {
        out.push(reader.action()?);
    }
    reader.words.end()
}
