//! Actions and steps as text. `docs/notation/shifting-sands.md` explains it.

use sandtable_core::{Named, NotationError, Word, Words, notation, read_all};

use crate::action::{Action, Space, UnitId};
use crate::pieces::{CardId, Mission, Purpose, Record, Side, Use};
use crate::state::{CARDS, NOWHERE, off};
use crate::steps::{Arrival, OpStage, Stage, Step, TurnStage};
use crate::theatre::{Theatre, find};

/// The words of the boxes.
pub const BOXES: [(Space, &str); 4] =
    [(off::RESERVE, "reserve"), (off::REBUILD, "rebuild"), (off::LOST, "lost"), (off::POOL, "pool")];

type Read<T> = Result<T, NotationError>;

/// A unit by its key.
pub struct UnitWord;

impl Word<Theatre> for UnitWord {
    type Value = UnitId;

    fn write(t: &Theatre, id: &UnitId, out: &mut String) {
        out.push_str(&t.counter(*id).key);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<UnitId> {
        let word = words.next("a unit")?;
        match find(&t.counters, word) {
            Some(id) => Ok(id),
            None => words.fail(format!("'{word}' is no unit")),
        }
    }
}

/// A space or box by its key; `nowhere` for none.
pub struct SpaceWord;

impl Word<Theatre> for SpaceWord {
    type Value = Space;

    fn write(t: &Theatre, at: &Space, out: &mut String) {
        match BOXES.iter().find(|(space, _)| space == at) {
            Some((_, word)) => out.push_str(word),
            None if *at == NOWHERE => out.push_str("nowhere"),
            None => out.push_str(&t.ground(*at).key),
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Space> {
        let word = words.next("a space")?;
        let place = BOXES.iter().find(|(_, name)| *name == word).map(|(space, _)| *space);
        let nowhere = (word == "nowhere").then_some(NOWHERE);
        match place.or(nowhere).or_else(|| t.by_key.get(word).copied()) {
            Some(at) => Ok(at),
            None => words.fail(format!("'{word}' is no space")),
        }
    }
}

/// Two spaces of a retreat: `gambut` or `gambut>tobruk`.
pub struct WayWord;

impl Word<Theatre> for WayWord {
    type Value = (UnitId, Space, Space);

    fn write(t: &Theatre, (id, via, to): &Self::Value, out: &mut String) {
        UnitWord::write(t, id, out);
        out.push(' ');
        SpaceWord::write(t, via, out);
        if via != to {
            out.push('>');
            SpaceWord::write(t, to, out);
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Self::Value> {
        let id = UnitWord::read(t, words)?;
        let way = words.next("a way")?;
        let (via, to) = way.split_once('>').unwrap_or((way, way));
        Ok((id, read_all::<Theatre, SpaceWord>(t, via)?, read_all::<Theatre, SpaceWord>(t, to)?))
    }
}

/// A card by its letter and number.
pub struct CardWord;

impl<C: ?Sized> Word<C> for CardWord {
    type Value = CardId;

    fn write(_: &C, card: &CardId, out: &mut String) {
        use std::fmt::Write;
        let letter = if card.side == Side::Axis { 'X' } else { 'A' };
        let _ = write!(out, "{letter}{}", card.number);
    }

    fn read(_: &C, words: &mut Words) -> Read<CardId> {
        let word = words.next("a card")?;
        let side = match word.chars().next() {
            Some('X') => Some(Side::Axis),
            Some('A') => Some(Side::Allied),
            _ => None,
        };
        let number = word.get(1..).and_then(|n| n.parse::<u8>().ok()).filter(|n| (1..=CARDS).contains(n));
        match side.zip(number) {
            Some((side, number)) => Ok(CardId { side, number }),
            None => words.fail(format!("'{word}' is no card")),
        }
    }
}

notation! {
    Action in Theatre, "an action";
    "pick" => Pick(card: CardWord),
    "discard" => Discard(card: CardWord),
    "play" => Play(card: CardWord, used: Use),
    "automatic" => Automatic,
    "activate" => Activate(at: SpaceWord, purpose: Purpose),
    "favour" => Favour(at: SpaceWord),
    "send" => Send(mission: Mission),
    "take" => Take(unit: UnitWord),
    "step" => Step(at: SpaceWord),
    "halt" => Halt,
    "remove" => Remove(unit: UnitWord),
    "redeploy" => Redeploy(unit: UnitWord),
    "to" => To(at: SpaceWord),
    "attack" => Attack(at: SpaceWord),
    "join" => Join(unit: UnitWord),
    "rommel" => Rommel,
    "bonus" => Bonus,
    "flank" => Flank,
    "engage" => Engage,
    "combat" => Combat(card: CardWord),
    "lose" => Lose(unit: UnitWord),
    "replace" => Replace(unit: UnitWord),
    "allot" => Allot,
    "each" => Each,
    "stand" => Stand(unit: UnitWord),
    "yield" => Yield,
    "retreat" => Retreat(unit, via, to) as WayWord,
    "relocate" => Relocate(unit: UnitWord, at: SpaceWord),
    "surrender" => Surrender(unit: UnitWord),
    "place" => Place(unit: UnitWord, at: SpaceWord),
    "flip" => Flip(unit: UnitWord),
    "name" => Name(at: SpaceWord),
    "withdraw" => Withdraw(unit: UnitWord),
    "strike" => Strike(unit: UnitWord),
    "charter" => Charter(record: Record),
    "restore" => Restore(unit: UnitWord),
    "rebuild" => Rebuild(unit: UnitWord, at: SpaceWord),
    "raise" => Raise(unit: UnitWord, at: SpaceWord),
    "done" => Done,
}

notation! {
    TurnStage in Theatre, "a stage";
    "year" => Year(side: Side),
    "shuffle" => Shuffle(side: Side),
    "draw" => Draw(side: Side),
    "before" => Before,
    "action" => Action,
    "after" => After,
    "attrition" => Attrition,
    "victory" => Victory,
    "restock" => Restock(side: Side),
    "end" => End,
}

notation! {
    Stage in Theatre, "a stage";
    "supply" => Supply { flank },
    "attacker" => Attacker,
    "defender" => Defender,
    "fire" => Fire,
    "hit" => Hit { attacker, last },
    "result" => Result,
    "advance" => Advance,
    "end" => End,
}

notation! {
    Arrival in Theatre, "a way to arrive";
    "reinforcement" => Reinforcement,
    "listed" => Listed(effect: u8),
    "koenig" => Koenig,
    "uprising" => Uprising,
    "mountain" => Mountain,
}

notation! {
    Step in Theatre, "a step";
    "turn" => Turn(stage: TurnStage),
    "pick" => Pick(side: Side),
    "discard" => Discard(side: Side),
    "last" => Last,
    "sixth" => Sixth,
    "choose" => Choose,
    "event" => Event { next: u8 },
    "operation" => Operation(stage: OpStage),
    "activate" => Activate,
    "march" => March,
    "moving" => Moving { unit: UnitWord, left: u8, fresh },
    "excess" => Excess(side: Side),
    "assault" => Assault,
    "open" => Open,
    "battle" => Battle(stage: Stage),
    "combat-cards" => CombatCards(side: Side),
    "losses" => Losses { side: Side, left: u8, least: u8 },
    "overrun" => Overrun,
    "doom" => Doom,
    "replacement" => Replacement { division: UnitWord },
    "stand" => Stand,
    "retreat" => Retreat,
    "relocate" => Relocate,
    "pursuit" => Pursuit,
    "advancing" => Advancing { unit: UnitWord, left: u8, fresh },
    "dash" => Dash { from: SpaceWord },
    "redeploying" => Redeploying { unit: UnitWord },
    "redeploy" => Redeploy,
    "arrive" => Arrive { how: Arrival },
    "bring" => Bring { effect: u8, left: u8 },
    "landing" => Landing { from: SpaceWord, to: SpaceWord },
    "flips" => Flips { effect: u8, left: u8 },
    "depot" => Depot { left: u8, at: SpaceWord },
    "shaken" => Shaken,
    "uproot" => Uproot { effect: u8, left: u8 },
    "withdraw" => Withdraw { effect: u8, left: u8 },
    "name" => Name { effect: u8 },
    "charter" => Charter,
    "restock" => Restock(side: Side),
}

/// The card in play with its use.
pub struct PlayWord;

impl Word<Theatre> for PlayWord {
    type Value = Option<(CardId, Use)>;

    fn write(t: &Theatre, value: &Self::Value, out: &mut String) {
        match value {
            Some((card, used)) => {
                CardWord::write(t, card, out);
                out.push(' ');
                out.push_str(used.name());
            }
            None => out.push_str("none"),
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Self::Value> {
        if words.take("none") {
            return Ok(None);
        }
        Ok(Some((CardWord::read(t, words)?, <Use as Word<Theatre>>::read(t, words)?)))
    }
}

/// Writes an action.
pub fn write(t: &Theatre, a: Action, out: &mut String) {
    Action::write(t, &a, out);
}

/// Reads one action; `move ind-4 halfaya>gambut` reads as its steps, with a halt at the end.
pub fn read(t: &Theatre, text: &str, out: &mut Vec<Action>) -> Read<()> {
    let mut words = Words::new(text);
    if words.take("move") {
        out.push(Action::Take(UnitWord::read(t, &mut words)?));
        for word in words.next("a way")?.split('>') {
            out.push(Action::Step(read_all::<Theatre, SpaceWord>(t, word)?));
        }
        if words.take("halt") {
            out.push(Action::Halt);
        }
        return words.end();
    }
    out.push(Action::read(t, &mut words)?);
    words.end()
}
