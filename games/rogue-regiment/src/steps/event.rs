//! The Event Phase: a card is drawn and its half carried out; then bombs whose time has come go off.

use sandtable_core::{Audience, Refusal, Text, Value};

use super::{Offers, Step, blast, marked, not_now, patrol};
use crate::action::{Action, Unit};
use crate::data::Event;
use crate::look::{Look, Prey};
use crate::pieces::{AxisKind, Colour, Facing, Item, Role, Special, Weapon};
use crate::play::{Play, friend_value, of_unit};
use crate::squares::Bits;
use crate::state::{Axis, Fate, INFANTRY, NOBODY, flag, mood};

/// How far the Event Phase has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventStage {
    /// The card is drawn.
    Draw,
    /// The hunter chooses one of two.
    Choose,
    /// This entry of its half is next; was it drawn in battle?
    Run(u8, bool),
    /// Somebody gets the cigarettes.
    Smoke(u8),
    /// Bombs go off.
    Bombs,
}

const NO_SMOKER: Refusal = Refusal::new("event.smoke/1", "why-no-slot");

pub fn run(play: &mut Play, stage: EventStage) -> bool {
    match stage {
        EventStage::Draw => {
            if let Some(card) = draw(play) {
                if play.t.hunter {
                    play.s.deck.hand = [card, top(play).unwrap_or(NOBODY)];
                    play.become_step(Step::Event(EventStage::Choose));
                    return true;
                }
                show(play, card);
            }
            let battle = play.s.battle;
            play.become_step(Step::Event(EventStage::Run(0, battle)));
            // action.mark/3
            marked::offer_shots(play);
        }
        EventStage::Choose => {
            // One card is no choice.
            let [first, second] = play.s.deck.hand;
            if second != NOBODY {
                return false;
            }
            super::hunt::apply_card(play, Action::Play(first));
        }
        EventStage::Run(n, battle) => next(play, n, battle),
        EventStage::Smoke(n) => {
            let mut able = smokers(play.look());
            match (able.next(), able.next()) {
                (Some(_), Some(_)) => return false,
                (Some(f), None) => {
                    drop(able);
                    take_smoke(play, n, f);
                }
                _ => {
                    drop(able);
                    play.become_step(Step::Event(EventStage::Run(n, false)));
                }
            }
        }
        EventStage::Bombs => bombs(play),
    }
    true
}

/// Operators with a free slot.
fn smokers<'a>(look: Look<'a>) -> impl Iterator<Item = u8> + 'a {
    let here = move |f: &u8| matches!(look.friend(*f).fate, Fate::Here | Fate::Aboard(_));
    (0..look.t.operators()).filter(here).filter(move |f| super::hands::has_slot(look, *f, Item::Cigarettes))
}

pub fn candidates(look: Look, stage: EventStage, offer: Offers) {
    if matches!(stage, EventStage::Smoke(_)) {
        smokers(look).for_each(|f| offer(Action::Prefer(f)));
    }
}

pub fn check(look: Look, stage: EventStage, a: Action) -> Result<(), Refusal> {
    match (stage, a) {
        (EventStage::Smoke(_), Action::Prefer(f)) if smokers(look).any(|s| s == f) => Ok(()),
        (EventStage::Smoke(_), Action::Prefer(_)) => Err(NO_SMOKER),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, stage: EventStage, a: Action) {
    if let (EventStage::Smoke(n), Action::Prefer(f)) = (stage, a) {
        take_smoke(play, n, f);
    }
}

fn take_smoke(play: &mut Play, n: u8, f: u8) {
    play.friend(f).items[Item::Cigarettes as usize] = 1;
    play.s.smoke = true;
    play.say("event.smoke/1", |_| Text::new("log-cigarettes").with("who", friend_value(f)));
    play.become_step(Step::Event(EventStage::Run(n, false)));
}

/// Carries a card out from now on.
pub fn show(play: &mut Play, card: u8) {
    play.s.deck.card = card;
    play.log.reveal();
    play.say("event.draw/1", |_| Text::new("log-card").with("card", Value::Card(card.into())));
}

/// The top standard card. Only the hunter, if there is one, sees it; those that he has put under the deck come last.
fn top(play: &mut Play) -> Option<u8> {
    if play.s.deck.left == 0 {
        return play.s.deck.take_under();
    }
    let count = play.s.deck.left.count_ones() as u16;
    let n = if play.t.hunter {
        play.chance.below_for(count, Audience::Only(super::hunter(play.t)))
    } else {
        play.chance.draw(count)
    };
    let card = Bits(play.s.deck.left).nth(usize::from(n)).unwrap_or(0);
    play.s.deck.left &= !(1 << card);
    Some(card)
}

/// The next card: a special one, which is carried out, if its place in the window has come; else the top card (event.draw/1,
/// event.special/2, /3).
fn draw(play: &mut Play) -> Option<u8> {
    // event.draw/2, /3
    if !play.s.battle {
        play.s.token = if play.s.token == Colour::Black { Colour::White } else { Colour::Black };
    }
    for bomb in &mut play.s.bombs {
        bomb.fuse = bomb.fuse.saturating_sub(1);
    }
    let [first, second] = play.t.page.window;
    let all = play.t.page.specials.len() as u8;
    let left = play.s.deck.specials.count_ones() as u8;
    let drawn = play.s.deck.drawn;
    play.s.deck.special = None;
    if left > 0 {
        play.s.deck.drawn += 1;
        let end = first + second + all;
        if drawn >= first && drawn < end {
            let n = play.chance.draw(u16::from(end - drawn));
            if n < u16::from(left) {
                let i = Bits(u64::from(play.s.deck.specials)).nth(usize::from(n)).unwrap_or(0);
                play.s.deck.specials &= !(1 << i);
                let special = play.t.page.specials[usize::from(i)];
                play.s.deck.special = Some(special);
                play.s.deck.card = u8::MAX;
                play.log.reveal();
                play.say("event.special/1", |_| Text::new(special_term(special)));
                return None;
            }
        }
    }
    if play.s.deck.size() == 0 {
        // event.draw/4
        play.s.deck.left = play.t.deck;
    }
    top(play)
}

/// A special card's message.
pub const fn special_term(special: Special) -> &'static str {
    match special {
        Special::Convoy => "special-convoy",
        Special::Departure => "special-departure",
        Special::Mortar => "special-mortar",
        Special::Motorbike => "special-motorbike",
        Special::HalfTrack => "special-half-track",
        Special::Flare => "special-flare",
        Special::Panzer => "special-panzer",
    }
}

fn next(play: &mut Play, n: u8, battle: bool) {
    let done = |play: &mut Play| play.become_step(Step::Event(EventStage::Bombs));
    // The rest of the stealth half is dropped when the alarm sounds.
    if play.s.battle != battle {
        return done(play);
    }
    if n == 0 && battle {
        reserves(play);
    }
    if let Some(special) = play.s.deck.special {
        carry_out(play, special);
        return done(play);
    }
    let Some(card) = play.t.cards.get(usize::from(play.s.deck.card)) else { return done(play) };
    let half = if battle { &card.battle } else { &card.stealth };
    let Some(event) = half.get(usize::from(n)).copied() else { return done(play) };
    play.become_step(Step::Event(EventStage::Run(n + 1, battle)));
    match event {
        Event::Sentries(colour, clockwise, twice) => sentries(play, colour, clockwise, twice),
        Event::Patrols(colour, clockwise) => patrols(play, colour, clockwise),
        Event::Spawn(colour, count) => spawn(play, colour, count),
        Event::Alarm => play.advance_marker("event.alarm/1"),
        // event.smoke/6
        Event::Smoke if play.s.smoke => {}
        Event::Smoke => play.become_step(Step::Event(EventStage::Smoke(n + 1))),
        Event::Sweep(colour, clockwise) => sweep(play, colour, clockwise),
    }
}

/// Sentries of a colour on their posts.
fn posted(look: Look, colour: Colour) -> u64 {
    look.units(|u| {
        let post = look.t.page.posts.get(usize::from(u.post));
        u.role == Role::Sentry
            && !u.has(flag::SMOKING)
            && post.is_some_and(|p| p.colour == colour && p.at == u.at)
    })
}

/// They turn to the next arrow of their posts, or to the one after it (event.sentry/1-3).
fn sentries(play: &mut Play, colour: Colour, clockwise: bool, twice: bool) {
    for u in Bits(posted(play.look(), colour)) {
        for _ in 0..=u8::from(twice) {
            let unit = play.s.unit(u);
            let arrows = &play.t.page.posts[usize::from(unit.post)].arrows;
            let quarters = to_next(unit.face, clockwise, |f| arrows.contains(&f));
            if play.s.battle || turn(play, u, quarters, clockwise) {
                break;
            }
        }
    }
}

/// Quarters to the next facing that fits; a full round comes back.
fn to_next(face: Facing, clockwise: bool, fits: impl Fn(Facing) -> bool) -> u8 {
    (1..=4).find(|n| fits(face.turned(if clockwise { *n } else { 4 - *n }))).unwrap_or(0)
}

/// A unit turns; it stops at what it sees (event.spot/1).
fn turn(play: &mut Play, u: Unit, quarters: u8, clockwise: bool) -> bool {
    if quarters == 0 {
        return false;
    }
    play.say("event.sentry/1", |s| of_unit(s, "log-turns-round", u));
    let saw = play.turn(u, quarters, clockwise);
    if saw {
        play.say("event.spot/1", |s| of_unit(s, "log-stops-turning", u));
    }
    play.look_round();
    saw
}

/// Patrols turn until they face along their route again (event.patrol/1).
fn patrols(play: &mut Play, colour: Colour, clockwise: bool) {
    let look = play.look();
    let set = look.units(|u| {
        u.role == Role::Patrol
            && u.kind.walks()
            && !u.has(flag::SMOKING)
            && look.t.page.routes.get(usize::from(u.post)).is_some_and(|r| r.colour == colour)
    });
    for u in Bits(set & ((1 << INFANTRY) - 1)) {
        if play.s.battle || !patrol::on_route(play.look(), u) {
            continue;
        }
        let along = patrol::along(play.look(), u);
        let quarters = to_next(play.s.unit(u).face, clockwise, |f| along.contains(&Some(f)));
        turn(play, u, quarters, clockwise);
    }
}

/// SMG infantry is placed on the spawn tile of a colour, nearest the map first (event.spawn/1-3, event.battle-spawn).
fn spawn(play: &mut Play, colour: Colour, count: u8) {
    let tiles = &play.t.page.spawns;
    let fits = |t: &crate::data::Tile| t.colour.is_none_or(|c| c == colour);
    // A colour without a tile uses the other.
    let Some(tile) = tiles.iter().position(fits).or(if tiles.is_empty() { None } else { Some(0) }) else {
        return;
    };
    for _ in 0..count {
        place(play, tile, AxisKind::Smg);
    }
}

/// Puts an infantry unit on a spawn tile, if there is room and a token.
pub fn place(play: &mut Play, tile: usize, kind: AxisKind) -> Option<Unit> {
    let look = play.look();
    let free = look.t.page.spawns[tile].squares.iter().copied().find(|sq| !look.s.cells.held.has(*sq))?;
    let smg = look.units(|u| u.kind == AxisKind::Smg).count_ones() as u8;
    if kind == AxisKind::Smg && smg >= look.t.smg {
        return None;
    }
    let face = look.t.page.spawns[tile].into;
    let slot = play.free_slot()?;
    let flags = flag::HERE | if play.s.battle { flag::ALERTED } else { 0 };
    *play.unit(slot) = Axis { at: free, face, kind, role: Role::Reserve, flags, ..Axis::NONE };
    play.refresh();
    play.say("event.spawn/1", |s| of_unit(s, "log-spawns", slot));
    Some(slot)
}

/// Sentries who see nobody turn all the way round (event.sweep/1, /2).
fn sweep(play: &mut Play, colour: Colour, clockwise: bool) {
    for u in Bits(posted(play.look(), colour)) {
        let look = play.look();
        if look.prey().any(|p| look.spots(u, p)) {
            continue;
        }
        turn(play, u, 4, clockwise);
    }
}

/// What was set aside in stealth comes in the first Event Phase of battle.
fn reserves(play: &mut Play) {
    let aside = std::mem::take(&mut play.s.deck.aside);
    for i in Bits(u64::from(aside)) {
        carry_out(play, Special::ALL[usize::from(i)]);
    }
}

/// The black spawn tile, or any.
fn black_tile(play: &Play) -> usize {
    play.t.page.spawns.iter().position(|t| t.colour == Some(Colour::Black)).unwrap_or(0)
}

fn carry_out(play: &mut Play, special: Special) {
    match special {
        Special::Convoy => super::convoy::line_up(play),
        Special::Departure => {
            for u in Bits(play.look().units(|u| u.has(flag::TARGET))) {
                play.unit(u).flags |= flag::SET;
                play.unit(u).step = 0;
            }
        }
        Special::Mortar | Special::HalfTrack | Special::Panzer if !play.s.battle => {
            play.s.deck.aside |= 1 << special as u8;
        }
        Special::Mortar => {
            let tile = black_tile(play);
            place(play, tile, AxisKind::Mortar);
        }
        Special::Motorbike => super::rover::bring(play),
        Special::HalfTrack => super::rover::spawn(play, AxisKind::HalfTrack),
        // gap.metal/1
        Special::Panzer => super::rover::spawn(play, AxisKind::Panzer),
        Special::Flare => flare(play),
    }
}

/// A flare: in stealth all see all round until the End Phase, in battle all in the open are exposed.
fn flare(play: &mut Play) {
    if !play.s.battle {
        play.s.flare = true;
        play.look_round();
        return;
    }
    for f in 0..play.s.friends.len() as u8 {
        let look = play.look();
        let at = look.friend(f).at;
        if look.afoot(f)
            && !look.friend(f).is(mood::DIVING)
            && !look.t.ground().indoors(at)
            && !look.t.ground().woods(at)
        {
            play.expose(Prey::Friend(f), "special.flare");
        }
    }
}

/// Bombs whose card has come up go off, and with them every other bomb on the square (item.lewes/3, /7).
fn bombs(play: &mut Play) {
    let Some(due) = play.s.bombs.iter().find(|b| b.fuse == 0).copied() else {
        return play.pop();
    };
    let before = play.s.bombs.len();
    play.s.bombs.retain(|b| b.at != due.at);
    let together = before - play.s.bombs.len();
    blast::set_off(play, due.at, Weapon::Bomb, together);
}
