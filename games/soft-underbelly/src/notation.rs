//! Actions as text. `docs/notation/soft-underbelly.md` explains it.

use std::fmt::Write;

use sandtable_core::{Named, NotationError, Word, Words, append, notation};

use crate::action::{Action, Rank, Spot, Who};
use crate::pieces::{Arm, CONVOY, DROPPED, Event, GONE, POOL, Place, SEA, Ship, Side, TRAY, is_area};
use crate::theatre::Theatre;

type Read<T> = Result<T, NotationError>;

/// A place in notation: two digits, or a word beside the map.
pub fn place(p: Place) -> String {
    let mut word = String::with_capacity(6);
    write_place(p, &mut word);
    word
}

fn write_place(p: Place, out: &mut String) {
    match p {
        SEA => out.push_str("sea"),
        DROPPED => out.push_str("air"),
        CONVOY => out.push_str("convoy"),
        p => write_area(p, out),
    }
}

/// The number of an area, in two digits: by hand, since scenes write hundreds of them.
fn write_area(area: Place, out: &mut String) {
    match area {
        0..100 => out.extend([area / 10, area % 10].map(|digit| char::from(b'0' + digit))),
        _ => {
            let _ = write!(out, "{area}");
        }
    }
}

/// An area by its number or its key, or a place at sea or in the air.
fn parse_place(t: &Theatre, words: &Words, word: &str) -> Read<Place> {
    let number = match word {
        "sea" => return Ok(SEA),
        "air" => return Ok(DROPPED),
        "convoy" => return Ok(CONVOY),
        _ => word.parse::<u8>().ok().or_else(|| {
            let key = format!("area-{word}");
            t.board.places.iter().position(|p| p.name == key).map(|i| i as u8 + 1)
        }),
    };
    match number {
        Some(n) if is_area(n) && t.areas.contains(n) => Ok(n),
        _ => words.fail(format!("'{word}' is no area")),
    }
}

/// An area, the sea, a convoy or the air.
pub struct At;

impl Word<Theatre> for At {
    type Value = Place;

    fn write(_: &Theatre, value: &Place, out: &mut String) {
        write_place(*value, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Place> {
        let word = words.next("an area")?;
        parse_place(t, words, word)
    }
}

/// The same, or a place beside the map; `00` is nowhere.
pub struct Anywhere;

impl Anywhere {
    const BESIDE: [(Place, &'static str); 4] = [(POOL, "00"), (POOL, "pool"), (TRAY, "tray"), (GONE, "gone")];
}

impl Word<Theatre> for Anywhere {
    type Value = Place;

    fn write(t: &Theatre, value: &Place, out: &mut String) {
        match Anywhere::BESIDE.into_iter().find(|(p, _)| p == value) {
            Some((_, word)) => out.push_str(word),
            None => At::write(t, value, out),
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Place> {
        match Anywhere::BESIDE.into_iter().find(|(_, word)| words.take(word)) {
            Some((place, _)) => Ok(place),
            None => At::read(t, words),
        }
    }
}

/// `18-17`.
pub struct Pair;

impl Word<Theatre> for Pair {
    type Value = (Place, Place);

    fn write(_: &Theatre, (from, to): &(Place, Place), out: &mut String) {
        write_place(*from, out);
        out.push('-');
        write_place(*to, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(Place, Place)> {
        let word = words.next("a pair of areas")?;
        // Keys of areas have hyphens, too.
        let pairs = word.match_indices('-').map(|(i, _)| (&word[..i], &word[i + 1..]));
        let found = pairs
            .filter_map(|(a, b)| Some((parse_place(t, words, a).ok()?, parse_place(t, words, b).ok()?)))
            .next();
        match (found, word.split_once('-')) {
            (Some(pair), _) => Ok(pair),
            (None, Some((a, b))) => {
                parse_place(t, words, a)?;
                parse_place(t, words, b).map(|b| (b, b))
            }
            (None, None) => words.fail(format!("'{word}' should be two areas joined by a hyphen")),
        }
    }
}

/// Where an aircraft stands: `17b`, or `17` for the air point.
pub struct AirBase;

impl Word<Theatre> for AirBase {
    type Value = (Place, Spot);

    fn write(t: &Theatre, (_, spot): &(Place, Spot), out: &mut String) {
        let placement = t.spots[usize::from(*spot)];
        write_area(placement.area, out);
        out.push(placement.letter);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(Place, Spot)> {
        let word = words.next("a spot")?;
        let lettered = word.starts_with(|c: char| c.is_ascii_digit())
            && word.ends_with(|c: char| c.is_ascii_lowercase());
        let (area, letter) = word.split_at(word.len() - usize::from(lettered));
        let area = parse_place(t, words, area)?;
        let letter = letter.chars().next().unwrap_or('a');
        let mut spots = if is_area(area) { t.spots_of(area) } else { 0..0 };
        match spots.find(|s| t.spots[usize::from(*s)].letter == letter) {
            Some(spot) => Ok((area, spot)),
            None => words.fail(format!("'{word}' is no placement of an aircraft")),
        }
    }
}

/// A kind of unit, and which of the unlike ones: `tank`, `tank#2`.
struct Ranked;

impl Word<Theatre> for Ranked {
    type Value = (Arm, Rank);

    fn write(_: &Theatre, (arm, rank): &(Arm, Rank), out: &mut String) {
        out.push_str(arm.word());
        if *rank > 0 {
            let _ = write!(out, "#{}", rank + 1);
        }
    }

    fn read(_: &Theatre, words: &mut Words) -> Read<(Arm, Rank)> {
        let word = words.next("a unit")?;
        let (name, rank) = word.split_once('#').unwrap_or((word, "1"));
        let Ok(arm) = Arm::named(name) else { return words.fail(format!("'{name}' is no kind of unit")) };
        match rank.parse::<u8>() {
            Ok(n) if n > 0 => Ok((arm, n - 1)),
            _ => words.fail(format!("'{word}': a number from 1 follows #")),
        }
    }
}

/// A unit where it stands: `tank#2 10`.
struct Standing;

impl Word<Theatre> for Standing {
    type Value = Who;

    fn write(t: &Theatre, who: &Who, out: &mut String) {
        Ranked::write(t, &(who.arm, who.rank), out);
        append::<_, At>(t, &who.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Who> {
        let (arm, rank) = Ranked::read(t, words)?;
        Ok(Who { arm, at: At::read(t, words)?, rank })
    }
}

/// A unit and where it goes: `tank#2 10-11`.
struct Sent;

impl Word<Theatre> for Sent {
    type Value = (Who, Place);

    fn write(t: &Theatre, (who, to): &(Who, Place), out: &mut String) {
        Ranked::write(t, &(who.arm, who.rank), out);
        append::<_, Pair>(t, &(who.at, *to), out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(Who, Place)> {
        let (arm, rank) = Ranked::read(t, words)?;
        let (at, to) = Pair::read(t, words)?;
        Ok((Who { arm, at, rank }, to))
    }
}

/// A counter with its ground: an aircraft has a spot.
struct Grounded;

impl Word<Theatre> for Grounded {
    type Value = (Arm, Place, Spot);

    fn write(t: &Theatre, (arm, area, spot): &(Arm, Place, Spot), out: &mut String) {
        out.push_str(arm.word());
        if arm.is_air() {
            append::<_, AirBase>(t, &(*area, *spot), out);
        } else {
            append::<_, At>(t, area, out);
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(Arm, Place, Spot)> {
        let (arm, _) = Ranked::read(t, words)?;
        if arm.is_air() {
            let (area, spot) = AirBase::read(t, words)?;
            return Ok((arm, area, spot));
        }
        Ok((arm, At::read(t, words)?, 0))
    }
}

/// A pair of areas for a unit whose kind goes without saying: `07-09`, `partisans#2 07-09`.
struct Drawn<const KIND: usize>;

const PARTISANS: usize = Arm::Partisans as usize;
const CUBE: usize = Arm::Cube as usize;

impl<const KIND: usize> Word<Theatre> for Drawn<KIND> {
    type Value = (Place, Place, Rank);

    fn write(t: &Theatre, (from, to, rank): &(Place, Place, Rank), out: &mut String) {
        if *rank > 0 {
            Ranked::write(t, &(Arm::ALL[KIND], *rank), out);
            out.push(' ');
        }
        Pair::write(t, &(*from, *to), out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(Place, Place, Rank)> {
        let named = words.peek().is_some_and(|w| w.starts_with(Arm::ALL[KIND].word()));
        let rank = if named { Ranked::read(t, words)?.1 } else { 0 };
        let (from, to) = Pair::read(t, words)?;
        Ok((from, to, rank))
    }
}

/// A unit of a battle and where it goes back to: `cube#2 16`.
struct Going;

impl Word<Theatre> for Going {
    type Value = (Arm, Rank, Place);

    fn write(t: &Theatre, (arm, rank, to): &(Arm, Rank, Place), out: &mut String) {
        Standing::write(t, &Who { arm: *arm, at: *to, rank: *rank }, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(Arm, Rank, Place)> {
        Standing::read(t, words).map(|who| (who.arm, who.rank, who.at))
    }
}

notation! {
    Action in Theatre, "an action";
    "deploy line" => DeployLine(area: At),
    "deploy" => Deploy(arm, area, spot) as Grounded,
    "exchange" => Exchange(arm: Arm, area: At),
    "ready-made" => ReadyMade,
    "release" => Release(ship: Ship),
    "initiative" => Initiative(side: Side),
    "reinforce" => Reinforce(area: At),
    "convert partisans" => Arm(pay, to) as Pair,
    "convert" => Convert(arm, area, spot) as Grounded,
    "take" => Take(who: Standing),
    "step" => Step(to: At),
    "leave" => Leave(arm, rank) as Ranked,
    "halt" => Halt,
    "land" => Land(area, spot) as AirBase,
    "embark" => Embark(who: Standing),
    "sail" => Sail(to: At),
    "infiltrate" => Infiltrate(from, to, rank) as Drawn<PARTISANS>,
    "bomb" => Bomb(who, to) as Sent,
    "rouse" => Rouse(from, at, rank) as Drawn<CUBE>,
    "engage" => Engage(ship: Ship, target: Ship),
    "event operations" => Operations(area: At),
    "event strangle" => Strangle(area: At),
    "event new-line" => NewLine(area: At),
    "event" => Play(event: Event),
    "intercept" => InterceptAir(who: Standing),
    "intercept" => InterceptShip(ship: Ship),
    "attack" => Attack(who, to) as Sent,
    "landing" => Landing(to: At, ship: Ship),
    "join" => Join(ship: Ship),
    "board" => Board(who: Standing),
    "battle" => Battle(to: At),
    "drop" => Drop,
    "support" => Support(who: Standing),
    "tank-support" => TankSupport,
    "strike" => Strike,
    "shield" => Shield,
    "lose line" => LoseLine,
    "lose" => Lose(who: Standing),
    "retreat" => Retreat,
    "fall" => Fall(arm, rank, to) as Going,
    "continue" => Continue,
    "break-off" => BreakOff,
    "advance" => Advance(who: Standing),
    "return" => Return(arm, rank, to) as Going,
    "adjust" => Adjust(who, to) as Sent,
    "eliminate" => Eliminate(who: Standing),
    "pass" => Pass,
    "done" => Done,
    "decline" => Decline,
}

/// Reads one action; `step 17-16` reads as its steps, a last word `x3` repeats an action.
pub fn read(t: &Theatre, text: &str, out: &mut Vec<Action>) -> Read<()> {
    let mut words = Words::new(text);
    // A ship intercepts by its name, an aircraft by its place.
    if let Some(Ok(ship)) = text.trim().strip_prefix("intercept ").map(|name| Ship::named(name.trim())) {
        out.push(Action::InterceptShip(ship));
        return Ok(());
    }
    if words.take("step") {
        for area in words.next("an area")?.split('-') {
            out.push(Action::Step(parse_place(t, &words, area)?));
        }
    } else {
        let a = Action::read(t, &mut words)?;
        out.extend(std::iter::repeat_n(a, words.times(24)?));
    }
    words.end()
}
