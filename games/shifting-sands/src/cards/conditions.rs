//! When an event may be played: every condition of a card, and the sentence that says that it fails.

use sandtable_core::Refusal;

use super::{AIR_SUPPORT, captured, found, herkules_units, open_places, rule, sets, targets};
use crate::action::{Space, UnitId};
use crate::data::Condition;
use crate::look::Look;
use crate::pieces::{CardId, Event, Lies, Passing, Region};
use crate::play::{card_value, space_value};
use crate::state::off;

/// Does a condition of a card hold?
///
/// # Errors
/// Why not, by the rule or the card that asks for it.
pub fn check(look: Look, card: CardId, c: &Condition<Space, UnitId>, supported: bool) -> Result<(), Refusal> {
    let refuse = |why| Refusal::new(rule(card), why);
    match c {
        Condition::After(event) => {
            named(refuse("why-needs-card"), look.t.setters.of(*event)).unless(look.has(*event))
        }
        Condition::NotAfter(event) => {
            let under = match event {
                Event::Herkules if sets(look, card, Event::Spitfires) => "7.44/9",
                Event::Herkules | Event::MaltaVictorious => "10.323",
                _ => rule(card),
            };
            after(look, under, *event)
        }
        Condition::From(turn) => {
            let barbarossa = look.t.options.barbarossa && sets(look, card, Event::Barbarossa);
            let under = if barbarossa { "19.42/3" } else { rule(card) };
            Refusal::new(under, "why-too-early").with("turn", *turn).when(look.s.turn < *turn)
        }
        Condition::Rounds(last) => refuse("why-late-round").with("round", *last).when(look.s.round > *last),
        Condition::Turn(passing) => {
            named(refuse("why-needs-card-now"), look.t.setters.of_turn(*passing)).unless(look.now(*passing))
        }
        Condition::NotTurn(passing) => {
            let wake = *passing == Passing::SeaDevils && look.now(Passing::SeaDevilsWake);
            named(refuse("why-while-card"), look.t.setters.of_turn(*passing)).when(look.now(*passing) || wake)
        }
        Condition::Holds { side, spaces } => {
            let why = match spaces.as_slice() {
                [at] => refuse("why-not-held").with("space", space_value(*at)),
                _ => refuse("why-none-held"),
            };
            why.unless(spaces.iter().any(|at| look.controls(*side, *at)))
        }
        Condition::NotHeld { side, space } => Refusal::new("7.522/1", "why-lost")
            .with("space", space_value(*space))
            .when(look.controls(*side, *space)),
        Condition::Present(finds) => refuse("why-none-there").when(found(look, finds).next().is_none()),
        Condition::Alive(units) => {
            refuse("why-all-lost").when(units.iter().all(|id| look.at(*id) == off::LOST))
        }
        Condition::Target(regions) => {
            refuse("why-no-enemy-there").when(targets(look, card.side, regions).is_empty())
        }
        Condition::Convoys => convoys(look),
        Condition::Balbo => {
            Refusal::new("19.22/1", "why-too-late").when(look.t.options.balbo && look.s.turn != 1)
        }
        Condition::Uprising => {
            let egypt = look.t.vp & look.t.region(Region::Egypt);
            let footing = look.s.axis.contains(look.t.at.khartoum) || look.s.axis.intersects(egypt);
            refuse("why-no-footing").unless(footing)?;
            refuse("why-no-open-place").when(open_places(look).is_empty())
        }
        Condition::Herkules => herkules(look, supported),
        Condition::Captured => refuse("why-nothing-taken").when(captured(look).is_empty()),
    }
}

/// A refusal that names a card, where there is one.
fn named(refusal: Refusal, card: Option<CardId>) -> Refusal {
    match card {
        Some(card) => refusal.with("card", card_value(card)),
        None => refusal,
    }
}

fn after(look: Look, under: &'static str, event: Event) -> Result<(), Refusal> {
    named(Refusal::new(under, "why-after-card"), look.t.setters.of(event)).when(look.has(event))
}

/// Malta Convoys: 7.521, and not after Herkules.
fn convoys(look: Look) -> Result<(), Refusal> {
    let barbarossa = look.t.setters.of(Event::Barbarossa);
    named(Refusal::new("7.521/1", "why-needs-card"), barbarossa).unless(look.has(Event::Barbarossa))?;
    let besieged = look.has(Event::SiegeOfMalta) && !look.has(Event::Spitfires);
    Refusal::new("7.521/2", "why-besieged").when(besieged)?;
    after(look, "10.323", Event::Herkules)
}

fn herkules(look: Look, supported: bool) -> Result<(), Refusal> {
    let elsewhere = herkules_units(look).iter().any(|id| look.at(*id) != look.t.at.sicily);
    Refusal::new("10.321/1", "why-not-in-sicily").when(elsewhere)?;
    let ready = matches!(look.s.card(AIR_SUPPORT).lies, Lies::Hand | Lies::Open);
    let alone = supported && !ready || !supported && look.has(Event::Spitfires);
    Refusal::new("cards.x36", "why-needs-air-support").when(alone)
}
