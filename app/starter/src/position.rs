//! Actions and positions as text; `notation.md` explains both.

use sandtable_core::{Named, NotationError, Position, SetupError, Words};

use crate::TROOPS;
use crate::data::Ground;
use crate::state::{Action, Kind, Side, Spot, State, Troop};

fn key(ground: &Ground, spot: Spot) -> &str {
    match spot {
        Spot::TRAY => "tray",
        Spot::GONE => "gone",
        Spot(i) => &ground.board.places[usize::from(i)].key,
    }
}

fn spot(ground: &Ground, words: &mut Words) -> Result<Spot, NotationError> {
    match words.next("a place")? {
        "tray" => Ok(Spot::TRAY),
        "gone" => Ok(Spot::GONE),
        word => match ground.board.place(word) {
            Some(i) => Ok(Spot(i as u8)),
            None => words.fail(format!("'{word}' is no place")),
        },
    }
}

fn named<T: Named>(words: &mut Words, what: &str) -> Result<T, NotationError> {
    let word = words.next(what)?;
    T::named(word).or_else(|message| words.fail(message))
}

/// Writes an action.
pub fn write(ground: &Ground, a: Action, out: &mut String) {
    out.push_str(&match a {
        Action::Place(kind, at) => format!("place {} {}", kind.name(), key(ground, at)),
        Action::Move(from, to) => format!("move {} {}", key(ground, from), key(ground, to)),
        Action::Pass => "pass".to_string(),
    });
}

/// Reads an action.
pub fn read(ground: &Ground, text: &str) -> Result<Action, NotationError> {
    let mut words = Words::new(text);
    let action = match words.next("an action")? {
        "place" => Action::Place(named(&mut words, "a kind")?, spot(ground, &mut words)?),
        "move" => Action::Move(spot(ground, &mut words)?, spot(ground, &mut words)?),
        "pass" => Action::Pass,
        word => return words.fail(format!("'{word}' is no action")),
    };
    words.end()?;
    Ok(action)
}

/// The whole position.
pub fn position(ground: &Ground, s: &State) -> Position {
    let mut p = Position::new();
    p.int("turn", s.turn);
    p.word("active", s.active.word());
    let troop = |(i, t): (usize, &Troop)| {
        let kind = t.kind.map_or("unknown", Kind::name);
        let side = State::owner(i).word();
        format!("{side} {kind} @ {} {}", key(ground, t.at), if t.open { "up" } else { "down" })
    };
    p.list("troops", s.troops.iter().enumerate().map(troop));
    p
}

/// Lays text over a position.
pub fn arrange(ground: &Ground, s: &mut State, p: &Position) -> Result<(), SetupError> {
    p.only(&["clear", "turn", "active", "troops"])?;
    if p.get_flag("clear")? == Some(true) {
        s.troops.iter_mut().for_each(|troop| (troop.at, troop.open) = (Spot::GONE, true));
    }
    p.lay_int("turn", &mut s.turn)?;
    if s.turn > ground.turns + 1 {
        return SetupError::fail("turn", "there is no such turn");
    }
    if let Some(word) = p.get_word("active")? {
        s.active = Side::named(word).map_err(|message| SetupError::new("active", message))?;
    }
    for text in p.get_list("troops")?.unwrap_or_default() {
        let (slot, troop) = troop(ground, text).map_err(|e| SetupError::new("troops", e.to_string()))?;
        s.troops[slot] = troop;
    }
    Ok(())
}

/// `red foot @ mill down`.
fn troop(ground: &Ground, text: &str) -> Result<(usize, Troop), NotationError> {
    let mut words = Words::new(text);
    let side: Side = named(&mut words, "a side")?;
    let kind: Kind = named(&mut words, "a kind")?;
    if !words.take("@") {
        return words.fail("'@' is missing");
    }
    let at = spot(ground, &mut words)?;
    let open = !words.take("down") && words.take("up");
    words.end()?;
    Ok((side as usize * TROOPS + kind as usize, Troop { kind: Some(kind), at, open }))
}
