//! Actions and steps as text. `docs/notation/ocs.md` explains it.

use sandtable_core::{NotationError, Word, Words, notation};

use crate::action::{Action, Hex, UnitId};
use crate::air::{Aim, Haul, Hold, Sortie, WingId};
use crate::pieces::{Job, Method, Posture};
use crate::state::{NO_HEX, NOBODY, off};
use crate::theatre::Theatre;

type Read<T> = Result<T, NotationError>;

/// A unit by its key.
pub struct AUnit;

impl Word<Theatre> for AUnit {
    type Value = UnitId;

    fn write(t: &Theatre, id: &UnitId, out: &mut String) {
        out.push_str(&t.counter(*id).key);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<UnitId> {
        let word = words.next("a unit")?;
        find(t, word).map_or_else(|| words.fail(format!("'{word}' is no unit")), Ok)
    }
}

/// A unit by its key.
pub fn find(t: &Theatre, key: &str) -> Option<UnitId> {
    t.counters.iter().position(|c| c.key == key).map(|i| i as UnitId)
}

/// A wing by its key.
pub struct AWing;

impl Word<Theatre> for AWing {
    type Value = WingId;

    fn write(t: &Theatre, id: &WingId, out: &mut String) {
        out.push_str(&t.air.sheet(*id).key);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<WingId> {
        let word = words.next("a wing")?;
        let found = t.air.wings.iter().position(|wing| wing.key == word);
        found.map_or_else(|| words.fail(format!("'{word}' is no wing")), |i| Ok(i as WingId))
    }
}

/// A hex by its printed name, or by the key of its village, city or holding box.
pub struct AHex;

impl Word<Theatre> for AHex {
    type Value = Hex;

    fn write(t: &Theatre, hex: &Hex, out: &mut String) {
        out.push_str(&t.name(*hex));
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Hex> {
        let word = words.next("a hex")?;
        hex(t, word).map_or_else(|| words.fail(format!("'{word}' is no hex")), Ok)
    }
}

/// What a title adds, by its word.
pub struct ADeed;

impl Word<Theatre> for ADeed {
    type Value = u8;

    fn write(t: &Theatre, deed: &u8, out: &mut String) {
        out.push_str(t.title.deeds().get(usize::from(*deed)).map_or("nothing", |deed| deed.word));
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<u8> {
        let word = words.next("a deed")?;
        let found = t.title.deeds().iter().position(|deed| deed.word == word);
        found.map_or_else(|| words.fail(format!("'{word}' is no deed of this title")), |i| Ok(i as u8))
    }
}

/// The hex of a word.
pub fn hex(t: &Theatre, word: &str) -> Option<Hex> {
    let place = t.places.iter().find(|place| place.key == word).map(|place| place.hex);
    let tied = || t.boxes.iter().find(|(key, _)| key == word).map(|(_, hex)| *hex);
    place.or_else(tied).or_else(|| t.hex(word))
}

/// A hex, or a place off the map: `pool`, `dead`, `gone`, `away-3`, `aboard-2`, `none`.
pub struct Spot;

impl Word<Theatre> for Spot {
    type Value = Hex;

    fn write(t: &Theatre, at: &Hex, out: &mut String) {
        match *at {
            off::POOL => out.push_str("pool"),
            off::DEAD => out.push_str("dead"),
            off::GONE => out.push_str("gone"),
            NO_HEX => out.push_str("none"),
            ship if (off::ABOARD..off::ABOARD + 256).contains(&ship) => {
                *out += &format!("aboard-{}", ship - off::ABOARD)
            }
            kept if (off::BOX..off::BOX + off::BOXES).contains(&kept) => {
                *out += &format!("box-{}", kept - off::BOX)
            }
            away if (off::AWAY..=off::AWAY + 6).contains(&away) => {
                *out += &format!("away-{}", away - off::AWAY)
            }
            hex => AHex::write(t, &hex, out),
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Hex> {
        for (word, at) in [("pool", off::POOL), ("dead", off::DEAD), ("gone", off::GONE), ("none", NO_HEX)] {
            if words.take(word) {
                return Ok(at);
            }
        }
        if let Some(Ok(ship)) =
            words.peek().and_then(|word| word.strip_prefix("aboard-")).map(str::parse::<u8>)
        {
            words.skip();
            return Ok(off::ABOARD + Hex::from(ship));
        }
        if let Some(Ok(kept)) = words.peek().and_then(|word| word.strip_prefix("box-")).map(str::parse::<Hex>)
            && kept < off::BOXES
        {
            words.skip();
            return Ok(off::BOX + kept);
        }
        match words.peek().and_then(|word| word.strip_prefix("away-")).map(str::parse::<Hex>) {
            Some(Ok(turns)) if turns <= 6 => {
                words.skip();
                Ok(off::AWAY + turns)
            }
            _ => AHex::read(t, words),
        }
    }
}

notation! {
    Action in Theatre, "an action";
    "place" => Place(id: AUnit, at: AHex),
    "stow" => Stow(column: u8),
    "first" => First,
    "second" => Second,
    "simulcast" => Simulcast,
    "agree" => Agree,
    "at" => At(at: AHex),
    "take" => Take(id: AUnit),
    "mode" => Mode(id: AUnit, posture: Posture),
    "fuel" => Fuel(id: AUnit, method: Method),
    "step" => Step(to: AHex),
    "drop" => Drop(id: AUnit),
    "halt" => Halt,
    "overrun" => Overrun(at: AHex),
    "release" => Release(id: AUnit),
    "show" => Show(id: AUnit),
    "drive" => Drive(column: u8),
    "load" => Load(tokens: u8),
    "unload" => Unload(tokens: u8),
    "split" => Split(points: u8),
    "extend" => Extend,
    "revert" => Revert,
    "collapse" => Collapse,
    "reserve" => Reserve,
    "pause" => Pause,
    "rail-column" => RailColumn(column: u8),
    "flee" => Flee(column: u8),
    "give" => Give(column: u8),
    "entrain" => Entrain(id: AUnit),
    "freight" => Freight(at: AHex, tokens: u8),
    "detrain" => Detrain(at: AHex),
    "blow" => Blow(at: AHex),
    "blow-some" => BlowSome(at: AHex, sp: u8),
    "dig" => Dig(at: AHex),
    "raze" => Raze(at: AHex),
    "wreck" => Wreck(at: AHex),
    "embark" => Embark(id: AUnit),
    "ferry" => Ferry(column: u8),
    "consign" => Consign(at: AHex, tokens: u8),
    "disembark" => Disembark(at: AHex),
    "sail" => Sail(vessel: u8),
    "steer" => Steer(to: AHex),
    "board" => Board(id: AUnit),
    "hoist" => Hoist(column: u8),
    "lade" => Lade(tokens: u8),
    "unship" => Unship,
    "convert" => Convert,
    "land" => Land,
    "shell" => Shell(at: AHex),
    "pound" => Pound(aim: Aim, at: AHex),
    "engage" => Engage(vessel: u8),
    "silence" => Silence(id: AUnit),
    "join" => Join(vessel: u8),
    "beach" => Beach(at: AHex),
    "concede" => Concede,
    "construct" => Construct(id: AUnit, job: Job, at: AHex),
    "detach" => Detach(id: AUnit, part: AUnit),
    "rebuild" => Rebuild(id: AUnit, at: AHex),
    "restore" => Restore(id: AUnit),
    "trucks" => Trucks(at: AHex),
    "merge" => Merge(from: AUnit, to: AUnit),
    "exchange" => Exchange(id: AUnit, dead: AUnit),
    "draw" => Draw(at: AHex),
    "pay" => Pay,
    "stocks" => Stocks,
    "decline" => Decline,
    "target" => Target(at: AHex),
    "bombard" => Bombard(aim: Aim, at: AHex),
    "with" => With(id: AUnit),
    "attack" => Attack,
    "fire by" => FireBy(hq: AUnit),
    "fire" => Fire(at: AHex),
    "lead" => Lead(id: AUnit),
    "lose" => Lose(id: AUnit),
    "yield" => Yield,
    "ignore" => Ignore,
    "retreat" => Retreat(to: AHex),
    "part" => Part(id: AUnit, to: AHex),
    "advance" => Advance(id: AUnit),
    "displace" => Displace(to: AHex),
    "remove" => Remove(id: AUnit),
    "feed" => Feed(at: AHex),
    "break-out" => Breakout(id: AUnit),
    "airdrop" => Airdrop,
    "fly" => Fly(sortie: Sortie, at: AHex),
    "raid" => Raid(vessel: u8),
    "send" => Send(id: AWing),
    "carry" => Carry(id: AWing, haul: Haul),
    "tow" => Tow(id: AWing),
    "lift supply" => LiftSp(tokens: u8, hold: Hold),
    "lift" => Lift(id: AUnit, hold: Hold),
    "go" => Go,
    "scramble" => Scramble(id: AWing),
    "abort" => Abort(id: AWing),
    "pick" => Pick(id: AWing),
    "home" => Home(at: AHex),
    "jettison" => Jettison(id: AUnit),
    "scatter" => Scatter,
    "refit" => Refit(at: AHex),
    "ready" => Ready(id: AWing),
    "combine" => Combine(a: AWing, b: AWing),
    "plan" => Plan(id: AUnit, turn: u8),
    "zone" => Zone(at: AHex),
    "delay" => Delay(id: AUnit),
    "cancel" => Cancel(id: AUnit),
    "workshop" => Workshop(at: AHex),
    "post" => Post(id: AWing, at: AHex),
    "gliders" => Gliders(at: AHex),
    "demolish" => Demolish(at: AHex),
    "deliver" => Deliver(at: AHex, sp: u8),
    "do" => Deed(deed: ADeed, at: AHex),
    "done" => Done,
}

/// A unit, or `none`.
pub struct OrNobody;

impl Word<Theatre> for OrNobody {
    type Value = UnitId;

    fn write(t: &Theatre, id: &UnitId, out: &mut String) {
        if *id == NOBODY { out.push_str("none") } else { AUnit::write(t, id, out) }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<UnitId> {
        if words.take("none") { Ok(NOBODY) } else { AUnit::read(t, words) }
    }
}

/// Reads one action; `step A9.10>A9.09` reads as its steps, `march A9.11 r-1,r-2 A9.10>A9.09` as a whole move.
pub fn read(t: &Theatre, text: &str, out: &mut Vec<Action>) -> Read<()> {
    let mut words = Words::new(text);
    let path = |words: &mut Words, out: &mut Vec<Action>| -> Read<()> {
        for word in words.next("a way")?.split('>') {
            match hex(t, word) {
                Some(to) => out.push(Action::Step(to)),
                None => return words.fail(format!("'{word}' is no hex")),
            }
        }
        Ok(())
    };
    if words.take("step") {
        path(&mut words, out)?;
    } else if words.take("march") {
        out.push(Action::At(AHex::read(t, &mut words)?));
        for key in words.next("units")?.split(',') {
            match find(t, key) {
                Some(id) => out.push(Action::Take(id)),
                None => return words.fail(format!("'{key}' is no unit")),
            }
        }
        path(&mut words, out)?;
        out.push(Action::Halt);
    } else {
        out.push(Action::read(t, &mut words)?);
    }
    words.end()
}
