//! Strategy cards: what they are worth, when their events may be played, and what these do. One place per effect.

use std::collections::BTreeMap;

use sandtable_core::Refusal;

use crate::action::{Space, Spaces, UnitId};
use crate::data::{Bonus, CardEntry, Combat, Condition, Effect, Finds, Index};
use crate::look::Look;
use crate::pieces::{CardId, Class, Event, Passing, Record, Region, Side};
use crate::state::on_map;
use crate::theatre::{Counter, find};

mod combat;
mod conditions;
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
    spec.when.iter().try_for_each(|c| conditions::check(look, card, c, supported))
}

/// The cards that bring about what lasts, and what holds for a turn.
#[derive(Clone, Debug)]
pub struct Setters {
    lasting: [Option<CardId>; Event::ALL.len()],
    passing: [Option<CardId>; Passing::ALL.len()],
}

impl Setters {
    /// Looks through both decks.
    pub fn new(decks: &[Vec<Spec>; 2]) -> Setters {
        let first = |brings: &dyn Fn(&Spec) -> bool| {
            let find =
                |side: Side| decks[side as usize].iter().skip(1).position(brings).map(|i| (side, i + 1));
            Side::BOTH.into_iter().find_map(find).map(|(side, i)| CardId { side, number: i as u8 })
        };
        let sets = |spec: &Spec, event| {
            spec.event.iter().any(|e| matches!(e, Effect::Set(set) if *set == event))
                || spec.combat.as_ref().is_some_and(|c| c.marks == Some(event))
        };
        let holds = |spec: &Spec, passing| {
            spec.event.iter().any(|e| matches!(e, Effect::Turn(turn) if *turn == passing))
        };
        Setters {
            lasting: Event::ALL.map(|event| first(&|spec| sets(spec, event))),
            passing: Passing::ALL.map(|passing| first(&|spec| holds(spec, passing))),
        }
    }

    /// The card that brings an event about.
    pub const fn of(&self, event: Event) -> Option<CardId> {
        self.lasting[event as usize]
    }

    /// The card by which something holds for a turn.
    pub const fn of_turn(&self, passing: Passing) -> Option<CardId> {
        self.passing[passing as usize]
    }
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

/// Open places in Egypt: Allied-controlled, without an Allied unit.
pub fn open_places(look: Look) -> Spaces {
    let allied = look.t.vp & look.t.region(Region::Egypt) & look.held(Side::Allied);
    allied.iter().filter(|at| look.s.count(Side::Allied, *at) == 0).collect()
}

/// The four units of 10.321.
pub fn herkules_units(look: Look) -> [UnitId; 4] {
    let who = &look.t.who;
    [who.it_20, who.it_80, who.it_185, who.ramcke]
}

/// The Axis card Air Support.
pub const AIR_SUPPORT: CardId = CardId { side: Side::Axis, number: 23 };

/// Places in Libya and Egypt that the Axis has gained this turn and still holds.
pub fn captured(look: Look) -> Spaces {
    let theatre = look.t.region(Region::Libya) | look.t.region(Region::Egypt);
    look.s.gained & theatre & look.s.axis
}
