//! Strategy cards: what they are worth, when their events may be played, and what these do. One place per effect.

use std::collections::BTreeMap;

use sandtable_core::Refusal;

use crate::action::{Space, Spaces, UnitId};
use crate::data::{Bonus, CardEntry, Combat, Condition, Effect, Finds, Index};
use crate::look::Look;
use crate::pieces::{CardId, Class, Event, Lies, Passing, Record, Region, Side};
use crate::state::{off, on_map};
use crate::theatre::{Counter, find};

mod combat;
mod effects;
mod rules;

pub use combat::{Force, barred, check as check_combat, modifiers};
pub use effects::{apply, arrive, look_at, run_on};
pub use rules::rule;

/// A card with its effects, in numbers.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Spec {
    pub key: String,
    pub name: String,
    pub year: u16,
    pub ops: u8,
    /// Replacement points by record.
    pub points: [u8; Record::ALL.len()],
    pub star: bool,
    pub both: bool,
    pub torch: bool,
    pub air: bool,
    pub one: bool,
    pub class: Option<Class>,
    pub when: Vec<Condition<Space, UnitId>>,
    pub event: Vec<Effect<Space, UnitId>>,
    pub combat: Option<Combat>,
    pub bonus: Option<Bonus<Space>>,
}

impl Spec {
    /// A card as laid out.
    pub fn new(entry: &CardEntry, by_key: &BTreeMap<String, Space>, counters: &[Counter]) -> Spec {
        let index = Index { space: &|key| by_key[key], unit: &|key| find(counters, key).unwrap_or(0) };
        Spec {
            key: entry.id.get_ref().clone(),
            name: entry.name.clone(),
            year: entry.year,
            ops: entry.ops,
            points: Record::ALL.map(|r| entry.rp.get(&r).copied().unwrap_or(0)),
            star: entry.star,
            both: entry.both,
            torch: entry.torch,
            air: entry.air,
            one: entry.one,
            class: entry.class,
            when: entry.when.iter().map(|c| index.condition(c)).collect(),
            event: entry.event.iter().map(|e| index.effect(e)).collect(),
            combat: entry.combat.clone(),
            bonus: entry.bonus.as_ref().map(|b| index.bonus(b)),
        }
    }
}

const COMBAT_ONLY: Refusal = Refusal::new("7.61/1", "why-combat-card");
const BEFORE_TORCH: Refusal = Refusal::new("3.0/torch-cards", "why-before-torch");

/// May a card be played as an event now? Air Support is said to join Herkules or not.
///
/// # Errors
/// The rule or the card that forbids it.
pub fn check(look: Look, card: CardId, supported: bool) -> Result<(), Refusal> {
    let spec = look.t.card(card);
    if spec.combat.is_some() {
        return Err(COMBAT_ONLY);
    }
    if spec.torch && !look.has(Event::Torch) {
        return Err(BEFORE_TORCH);
    }
    if let Some(class) = spec.class.filter(|c| look.s.classes[card.side as usize].has(*c)) {
        let rule = match (class, card.side) {
            (Class::Torch, _) => "7.53/3",
            (_, Side::Allied) => "7.53/1",
            (_, Side::Axis) => "7.53/2",
        };
        return Err(Refusal::new(rule, "why-one-reinforcement"));
    }
    spec.when.iter().try_for_each(|c| condition(look, card, c, supported))
}

/// Does a condition of a card hold?
fn condition(look: Look, card: CardId, c: &Condition<Space, UnitId>, supported: bool) -> Result<(), Refusal> {
    let ok = match c {
        Condition::After(event) => look.has(*event),
        Condition::NotAfter(Event::Herkules) if look.has(Event::Herkules) => {
            let spitfires = sets(look, card, Event::Spitfires);
            return Err(Refusal::new(if spitfires { "7.44/9" } else { "10.323" }, "why-not-now-event"));
        }
        Condition::NotAfter(Event::MaltaVictorious) if look.has(Event::MaltaVictorious) => {
            return Err(Refusal::new("10.323", "why-not-now-event"));
        }
        Condition::NotAfter(event) => !look.has(*event),
        Condition::From(turn) => {
            if look.s.turn < *turn && look.t.options.barbarossa && sets(look, card, Event::Barbarossa) {
                return Err(Refusal::new("19.42/3", "why-too-early"));
            }
            if look.s.turn < *turn {
                return Err(Refusal::new(rule(card), "why-too-early"));
            }
            true
        }
        Condition::Rounds(last) => look.s.round <= *last,
        Condition::Turn(passing) => look.now(*passing),
        Condition::NotTurn(Passing::SeaDevils) => {
            !look.now(Passing::SeaDevils) && !look.now(Passing::SeaDevilsWake)
        }
        Condition::NotTurn(passing) => !look.now(*passing),
        Condition::Holds { side, spaces } => spaces.iter().any(|at| look.controls(*side, *at)),
        Condition::NotHeld { side, space } => {
            if look.controls(*side, *space) {
                return Err(Refusal::new("7.522/1", "why-not-now-event"));
            }
            true
        }
        Condition::Present(finds) => found(look, finds).next().is_some(),
        Condition::Alive(units) => units.iter().any(|id| look.at(*id) != off::LOST),
        Condition::Target(regions) => !targets(look, card.side, regions).is_empty(),
        Condition::Convoys => return convoys(look),
        Condition::Balbo => {
            if look.t.options.balbo && look.s.turn != 1 {
                return Err(Refusal::new("19.22/1", "why-too-late"));
            }
            true
        }
        Condition::Uprising => uprising(look),
        Condition::Herkules => return herkules(look, supported),
        Condition::Captured => !captured(look).is_empty(),
    };
    if ok { Ok(()) } else { Err(Refusal::new(rule(card), "why-not-now-event")) }
}

/// Does a card set an event?
pub fn sets(look: Look, card: CardId, event: Event) -> bool {
    look.t.card(card).event.iter().any(|e| matches!(e, Effect::Set(set) if *set == event))
}

/// Units that a card looks for.
pub fn found<'a>(look: Look<'a>, finds: &'a Finds<Space>) -> impl Iterator<Item = UnitId> + 'a {
    look.t.ids().filter(move |id| {
        let at = look.at(*id);
        on_map(at)
            && finds.nations.contains(&look.t.nation(*id))
            && finds.regions.contains(&look.t.ground(at).region)
            && finds.outside != Some(at)
    })
}

/// Spaces in some regions where enemies of a side stand.
pub fn targets(look: Look, side: Side, regions: &[Region]) -> Spaces {
    let enemies = look.army(side.other()).filter(|id| !look.inactive(*id)).map(|id| look.at(id));
    enemies.filter(|at| regions.contains(&look.t.ground(*at).region)).collect()
}

/// Malta Convoys: 7.521, and not after Herkules.
fn convoys(look: Look) -> Result<(), Refusal> {
    if !look.has(Event::Barbarossa) {
        return Err(Refusal::new("7.521/1", "why-not-now-event"));
    }
    if look.has(Event::SiegeOfMalta) && !look.has(Event::Spitfires) {
        return Err(Refusal::new("7.521/2", "why-not-now-event"));
    }
    if look.has(Event::Herkules) {
        return Err(Refusal::new("10.323", "why-not-now-event"));
    }
    Ok(())
}

/// Open places in Egypt: Allied-controlled, without an Allied unit.
pub fn open_places(look: Look) -> Spaces {
    let allied = look.t.vp & look.t.region(Region::Egypt) & look.held(Side::Allied);
    allied.iter().filter(|at| look.s.count(Side::Allied, *at) == 0).collect()
}

fn uprising(look: Look) -> bool {
    let egypt = look.t.vp & look.t.region(Region::Egypt);
    let footing = look.s.axis.contains(look.t.at.khartoum) || look.s.axis.intersects(egypt);
    footing && !open_places(look).is_empty()
}

/// The four units of 10.321.
pub fn herkules_units(look: Look) -> [UnitId; 4] {
    let who = &look.t.who;
    [who.it_20, who.it_80, who.it_185, who.ramcke]
}

/// The Axis card Air Support.
pub const AIR_SUPPORT: CardId = CardId { side: Side::Axis, number: 23 };

fn herkules(look: Look, supported: bool) -> Result<(), Refusal> {
    if herkules_units(look).iter().any(|id| look.at(*id) != look.t.at.sicily) {
        return Err(Refusal::new("10.321/1", "why-not-in-sicily"));
    }
    let ready = matches!(look.s.card(AIR_SUPPORT).lies, Lies::Hand | Lies::Open);
    if supported && !ready || !supported && look.has(Event::Spitfires) {
        return Err(Refusal::new("cards.x36", "why-needs-air-support"));
    }
    Ok(())
}

/// Places in Libya and Egypt that the Axis has gained this turn and still holds.
pub fn captured(look: Look) -> Spaces {
    let theatre = look.t.region(Region::Libya) | look.t.region(Region::Egypt);
    look.s.gained & theatre & look.s.axis
}
