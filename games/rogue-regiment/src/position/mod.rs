//! A position as text, and text laid over a position.

mod faults;
mod texts;

use sandtable_core::{Fields, Named, OrNo, OrNone, Position, SetupError};

pub use faults::faults;
use texts::{
    BlastText, BombText, CarText, CardText, DeedText, DumpText, ItemText, ManText, ShotText, TrapText,
    UnitText,
};

use crate::action::Unit;
use crate::notation::{At, Foe, find};
use crate::pieces::Special;
use crate::squares::Bits;
use crate::state::{Axis, CARS, Car, End, FRIENDS, Fate, NOBODY, Op, State, UNITS};
use crate::steps::{Phase, Step};
use crate::theatre::Theatre;

type Laid<T> = Result<T, SetupError>;

/// One pass over all fields: writes them, or lays those that a text has over a state.
fn fields(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<()> {
    f.int("turn", &mut s.turn)?;
    f.int("stealth", &mut s.stealth)?;
    f.flag("battle", &mut s.battle)?;
    f.word::<Theatre, crate::pieces::Colour>("token", t, &mut s.token)?;
    f.flag("smoke", &mut s.smoke)?;
    f.flag("flare", &mut s.flare)?;
    f.flag("convoy", &mut s.convoy)?;
    f.flag("sentries_out", &mut s.sentries_out)?;
    let known = |(_, u): &(Unit, Axis)| *u != Axis::NONE;
    let now = || (0..UNITS as u8).map(|i| (i, s.units[usize::from(i)])).filter(known).collect();
    if let Some(units) = f.each::<Theatre, UnitText>("units", t, now)? {
        s.units = [Axis::NONE; UNITS];
        units.into_iter().for_each(|(i, unit)| s.units[usize::from(i)] = unit);
    }
    let now = || {
        (0..FRIENDS as u8)
            .map(|i| (i, s.friends[usize::from(i)]))
            .filter(|(_, op)| op.fate != Fate::Absent)
            .collect()
    };
    if let Some(men) = f.each::<Theatre, ManText>("men", t, now)? {
        // Operators who are not named are away: they have left.
        for (i, op) in s.friends.iter_mut().enumerate() {
            *op = if i < t.boards.len() { Op { fate: Fate::Out, ..Op::NONE } } else { Op::NONE };
        }
        men.into_iter().for_each(|(i, op)| s.friends[usize::from(i)] = op);
    }
    let now = || (0..CARS as u8).map(|i| (i, s.cars[usize::from(i)])).filter(|(_, car)| car.here).collect();
    if let Some(cars) = f.each::<Theatre, CarText>("cars", t, now)? {
        s.cars = [Car::NONE; CARS];
        cars.into_iter().for_each(|(i, car)| s.cars[usize::from(i)] = car);
    }
    f.row::<Theatre, At, _>("bodies", t, &mut s.bodies)?;
    s.bodies.sort_unstable();
    f.row::<Theatre, At, _>("drums", t, &mut s.drums)?;
    s.drums.sort_unstable();
    f.row::<Theatre, TrapText, _>("traps", t, &mut s.traps)?;
    f.row::<Theatre, At, _>("mines", t, &mut s.mines)?;
    f.row::<Theatre, BombText, _>("bombs", t, &mut s.bombs)?;
    s.bombs.sort_unstable();
    f.row::<Theatre, ItemText, _>("items", t, &mut s.items)?;
    f.row::<Theatre, At, _>("fires", t, &mut s.fires)?;
    let now = || (0..t.page.dumps.len() as u8).map(|i| (i, s.dumps[usize::from(i)])).collect();
    if let Some(dumps) = f.each::<Theatre, DumpText>("objectives", t, now)? {
        s.dumps = [0; crate::data::most::DUMPS];
        dumps.into_iter().for_each(|(i, health)| s.dumps[usize::from(i)] = health);
    }
    f.row::<Theatre, BlastText, _>("blasts", t, &mut s.blasts)?;
    let left = s.deck.left;
    if let Some(cards) = f.each::<Theatre, CardText>("deck", t, || Bits(left).collect())? {
        s.deck.left = cards.into_iter().filter(|c| *c < 64).fold(0, |set, c| set | 1 << c);
    }
    f.int("drawn", &mut s.deck.drawn)?;
    f.int("specials", &mut s.deck.specials)?;
    f.word::<Theatre, CardText>("card", t, &mut s.deck.card)?;
    f.word::<Theatre, OrNone<Special>>("special", t, &mut s.deck.special)?;
    f.int("aside", &mut s.deck.aside)?;
    let hand = s.deck.hand;
    if let Some(cards) = f.each::<Theatre, CardText>("hand", t, || cards(&hand))? {
        s.deck.hand = [NOBODY; 2];
        s.deck.hand.iter_mut().zip(cards).for_each(|(slot, card)| *slot = card);
    }
    let (under, below) = (s.deck.under, usize::from(s.deck.below));
    if let Some(cards) = f.each::<Theatre, CardText>("under", t, || cards(&under[..below]))? {
        (s.deck.under, s.deck.below) = ([NOBODY; 40], 0);
        cards.into_iter().take(under.len()).for_each(|card| s.deck.put_under(card));
    }
    let turning = s.turning;
    if let Some(units) = f.each::<Theatre, Foe>("turning", t, || Bits(turning).collect())? {
        s.turning = units.into_iter().fold(0, |set, u| set | 1 << u);
    }
    f.word::<Theatre, ShotText>("shot", t, &mut s.shot)?;
    f.word::<Theatre, DeedText>("deed", t, &mut s.deed)?;
    f.row::<Theatre, Step, _>("steps", t, &mut s.steps)?;
    f.word::<Theatre, OrNo<End>>("over", t, &mut s.over)?;
    Ok(())
}

/// Cards that are there.
fn cards(all: &[u8]) -> Vec<u8> {
    all.iter().copied().filter(|card| *card != NOBODY).collect()
}

/// The whole state as text.
pub fn position(t: &Theatre, s: &State) -> Position {
    let mut copy = s.clone();
    Fields::write(|f| fields(t, &mut copy, f))
}

/// Lays text over a state; the state is unchanged if the text makes no sense.
///
/// `clear = true` takes everybody off the map first; `phase` and `acting` are short ways to say where the turn stands.
pub fn arrange(t: &Theatre, state: &mut State, p: &Position) -> Laid<()> {
    let mut s = state.clone();
    Fields::read(p, |f| {
        let mut clear = false;
        f.flag("clear", &mut clear)?;
        if clear {
            s = State::empty(t);
            s.turn = 1;
            for op in &mut s.friends {
                op.fate = if op.fate == Fate::Waiting { Fate::Out } else { op.fate };
            }
        }
        fields(t, &mut s, f)?;
        short_ways(t, &mut s, f)
    })?;
    s.refresh(t);
    if let Some(fault) = faults(t, &s).into_iter().next() {
        return SetupError::fail("position", fault);
    }
    *state = s;
    Ok(())
}

/// `phase = 'event'` begins that phase; `acting = 'paddy'` lets him act.
fn short_ways(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid<()> {
    let phase =
        f.has("phase").then(|| f.text().map(|p| p.get_word("phase"))).flatten().transpose()?.flatten();
    let phase = phase.map(|w| Phase::named(w).map_err(|e| SetupError::new("phase", e))).transpose()?;
    let acting =
        f.has("acting").then(|| f.text().map(|p| p.get_word("acting"))).flatten().transpose()?.flatten();
    let acting = acting
        .map(|w| find(t, w).ok_or_else(|| SetupError::new("acting", format!("'{w}' is no operator"))))
        .transpose()?;
    if let Some(phase) = phase {
        s.steps.clear();
        s.steps.push(Step::Turn(phase));
    }
    if let Some(man) = acting {
        s.steps.clear();
        s.steps.push(Step::Turn(Phase::Advance));
        s.steps.push(Step::Operators);
        s.steps.push(Step::Acting(man));
    }
    Ok(())
}
