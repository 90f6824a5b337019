//! What operators carry: things and items picked up, placed and used.

use sandtable_core::{Refusal, Text};

use super::Offers;
use crate::action::{Action, Friend, Thing, Unit};
use crate::ground::Square;
use crate::look::Look;
use crate::moves;
use crate::pieces::{Item, Load};
use crate::play::{Play, friend_value, of_unit};
use crate::squares::Bits;
use crate::state::{FRIENDS, Fate, UNITS, flag, mood};
use crate::theatre::slots_of;

const NOTHING_HERE: Refusal = Refusal::new("action.pickup/1", "why-nothing-here");
/// His arms are full.
pub const HANDS_FULL: Refusal = Refusal::new("action.pickup/4", "why-hands-full");
const CROUCHED_OBJECT: Refusal = Refusal::new("action.crouch/5", "why-crouched-object");
const NO_SLOT: Refusal = Refusal::new("action.pickup/2", "why-no-slot");
const NOTHING_TO_PLACE: Refusal = Refusal::new("action.place/1", "why-nothing-to-place");
const NO_KIT: Refusal = Refusal::new("item.medkit/1", "why-no-kit");
/// Nobody takes a cigarette.
const NO_SMOKE: Refusal = Refusal::new("event.smoke/3", "why-no-smoke");

/// The items that are placed.
pub const PLACED: [Item; 3] = [Item::Trap, Item::Mine, Item::Bomb];

/// Everything that can be picked up.
pub fn things(mut each: impl FnMut(Thing)) {
    each(Thing::Body);
    each(Thing::Drum);
    each(Thing::Item(Item::Trap));
    each(Thing::Item(Item::Intelligence));
}

/// Every placing that may be tried from a square.
pub fn places(look: Look, f: Friend, from: Square, offer: Offers) {
    let op = look.friend(f);
    let load = match op.load {
        Load::Nothing => None,
        Load::Body => Some(Thing::Body),
        Load::Drum => Some(Thing::Drum),
    };
    let items = PLACED.into_iter().filter(|i| op.has(*i)).map(Thing::Item);
    for thing in load.into_iter().chain(items) {
        look.t.ground().around(from).for_each(|to| offer(Action::Place(thing, to)));
    }
}

/// Who has the cigarettes.
pub fn packet(look: Look) -> Option<Friend> {
    let has = |f: &Friend| look.friend(*f).has(Item::Cigarettes);
    (0..FRIENDS as u8).filter(has).find(|f| matches!(look.friend(*f).fate, Fate::Here | Fate::Aboard(_)))
}

/// Whom a cigarette may be offered to, if there are any.
pub fn smokers(look: Look, offer: Offers) {
    if packet(look).is_none() {
        return;
    }
    for u in Bits(look.units(|u| !u.has(flag::ALERTED | flag::OFF))) {
        offer(Action::Smoke(u));
    }
}

/// May he pick something up where he stands (action.pickup/1-4)?
pub fn check_pick_up(look: Look, f: Friend, thing: Thing) -> Result<(), Refusal> {
    let op = look.friend(f);
    if !op.is(mood::ARRIVED) || op.is(mood::DIVING) {
        return Err(NOTHING_HERE);
    }
    match thing {
        Thing::Body | Thing::Drum => {
            if op.is(mood::CROUCHED) {
                return Err(CROUCHED_OBJECT);
            }
            if op.load != Load::Nothing {
                return Err(HANDS_FULL);
            }
            let here = if thing == Thing::Body {
                look.s.bodies.contains(&op.at)
            } else {
                look.s.drums.contains(&op.at)
            };
            if here { Ok(()) } else { Err(NOTHING_HERE) }
        }
        Thing::Item(item) => {
            let here = match item {
                Item::Trap => look.s.traps.iter().any(|(at, _)| *at == op.at),
                Item::Intelligence => look.s.items.contains(&(item, op.at)),
                // item.lewes/8
                _ => false,
            };
            if !here {
                return Err(NOTHING_HERE);
            }
            if has_slot(look, f, item) { Ok(()) } else { Err(NO_SLOT) }
        }
    }
}

/// Is there a slot for an item? Items of a kind stack (comp.board/2).
pub fn has_slot(look: Look, f: Friend, item: Item) -> bool {
    let op = look.friend(f);
    op.has(item) || slots_of(&op.items) < usize::from(look.t.limits.slots)
}

/// May he place something from a square on another (action.place/1, /4, /5)?
pub fn check_place(look: Look, f: Friend, from: Square, thing: Thing, to: Square) -> Result<(), Refusal> {
    use crate::ground::Pass;
    use crate::pieces::Terrain;
    let op = look.friend(f);
    let g = look.t.ground();
    let has = match thing {
        Thing::Body => op.load == Load::Body,
        Thing::Drum => op.load == Load::Drum,
        Thing::Item(item) => PLACED.contains(&item) && op.has(item),
    };
    if !has {
        return Err(NOTHING_TO_PLACE);
    }
    if usize::from(to) >= g.len() || g.distance(from, to) != 1 || !g.on_map(to) || !g.on_map(from) {
        return Err(moves::NOT_NEAR);
    }
    const ACROSS: Refusal = Refusal::new("action.place/4", "why-place-across");
    match look.pass(from, to) {
        Pass::Over | Pass::Window if op.is(mood::CROUCHED) && !matches!(thing, Thing::Item(_)) => {
            return Err(Refusal::new("action.place/5", "why-place-crouched"));
        }
        Pass::Open | Pass::Over | Pass::Window | Pass::Door => {}
        _ => return Err(ACROSS),
    }
    let wet = g.ground(to) == Terrain::Water;
    if g.ground(to) == Terrain::Rock || wet && thing != Thing::Body || look.blocked(to) {
        return Err(ACROSS);
    }
    let full = match thing {
        Thing::Body => false,
        Thing::Drum => look.s.cells.held.has(to) || look.s.drums.is_full(),
        Thing::Item(Item::Trap) => look.s.traps.is_full() || look.s.traps.iter().any(|(at, _)| *at == to),
        Thing::Item(Item::Mine) => look.s.mines.is_full() || look.s.mines.contains(&to),
        Thing::Item(_) => look.s.bombs.is_full(),
    };
    if full { Err(moves::HELD) } else { Ok(()) }
}

/// May he use a medical kit on somebody (item.medkit/1)?
pub fn check_treat(look: Look, f: Friend, other: Friend) -> Result<(), Refusal> {
    let op = look.friend(f);
    if !op.has(Item::Medkit) || usize::from(other) >= FRIENDS || look.friend(other).fate != Fate::Here {
        return Err(NO_KIT);
    }
    let near = other == f || look.t.ground().distance(op.at, look.friend(other).at) == 1;
    if near && look.friend(other).health < full_health(look, other) { Ok(()) } else { Err(NO_KIT) }
}

/// The health with which a friend starts.
pub fn full_health(look: Look, f: Friend) -> u8 {
    look.t.boards.get(usize::from(f)).map_or(look.t.limits.resistance_health, |b| b.health)
}

/// May a unit be offered a cigarette, whoever acts (event.smoke/2, /3)?
pub fn check_smoke(look: Look, u: Unit) -> Result<(), Refusal> {
    let fits =
        usize::from(u) < UNITS && look.on_map(u) && !look.unit(u).has(flag::ALERTED) && !Look::is_vehicle(u);
    if fits && packet(look).is_some() { Ok(()) } else { Err(NO_SMOKE) }
}

/// The unit stops and smokes (event.smoke/3, /4).
pub fn smoke(play: &mut Play, u: Unit) {
    if let Some(f) = packet(play.look()) {
        play.friend(f).items[Item::Cigarettes as usize] = 0;
    }
    play.unit(u).flags |= flag::SMOKING;
    play.say("event.smoke/3", |s| of_unit(s, "log-smokes", u));
}

/// He picks something up.
pub fn pick_up(play: &mut Play, f: Friend, thing: Thing) {
    let at = play.s.friend(f).at;
    match thing {
        Thing::Body => {
            play.s.bodies.iter().position(|b| *b == at).map(|i| play.s.bodies.remove(i));
            play.friend(f).load = Load::Body;
            play.unmask(f);
        }
        Thing::Drum => {
            play.s.drums.iter().position(|d| *d == at).map(|i| play.s.drums.remove(i));
            play.friend(f).load = Load::Drum;
            play.unmask(f);
        }
        Thing::Item(item) => {
            match item {
                Item::Trap => {
                    play.s.traps.iter().position(|(t, _)| *t == at).map(|i| play.s.traps.remove(i));
                }
                _ => {
                    play.s.items.iter().position(|i| *i == (item, at)).map(|i| play.s.items.remove(i));
                }
            }
            play.friend(f).items[item as usize] += 1;
        }
    }
    play.refresh();
    play.say("action.pickup/1", |_| {
        Text::new("log-picks-up").with("who", friend_value(f)).with("thing", thing_term(thing))
    });
}

/// A thing in a message.
pub const fn thing_term(thing: Thing) -> sandtable_core::Value {
    sandtable_core::Value::Term(match thing {
        Thing::Body => "thing-body",
        Thing::Drum => "thing-drum",
        Thing::Item(item) => item_term(item),
    })
}

/// An item's message.
pub const fn item_term(item: Item) -> &'static str {
    match item {
        Item::Knife => "item-knife",
        Item::Hook => "item-hook",
        Item::Net => "item-net",
        Item::Diving => "item-diving",
        Item::Uniform => "item-uniform",
        Item::Pistol => "item-pistol",
        Item::Sten => "item-sten",
        Item::Sniper => "item-sniper",
        Item::Harpoon => "item-harpoon",
        Item::Piat => "item-piat",
        Item::Grenade => "item-grenade",
        Item::Trap => "item-trap",
        Item::Mine => "item-mine",
        Item::Bomb => "item-bomb",
        Item::Medkit => "item-medkit",
        Item::Rabbit => "item-rabbit",
        Item::Cigarettes => "item-cigarettes",
        Item::Intelligence => "item-intelligence",
    }
}
