//! Combat cards: in which battles they may be played, and what they change (7.6, 11.25).

use sandtable_core::Refusal;

use super::rule;
use crate::action::UnitId;
use crate::data::Role;
use crate::look::Look;
use crate::pieces::{CardId, Event, Lies, Nation, Passing, Side};
use crate::state::{CARDS, Flank, flag};
use crate::supply::Supplied;

/// One of the two forces in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Force {
    Attacker,
    Defender,
}

impl Force {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Force {
        match self {
            Force::Attacker => Force::Defender,
            Force::Defender => Force::Attacker,
        }
    }
}

const OUT_OF_SUPPLY: Refusal = Refusal::new("13.73/2", "why-cards-out-of-supply");
const NEUTRALS: Refusal = Refusal::new("10.421/2", "why-cards-neutral");
const VICHY: Refusal = Refusal::new("10.431/2", "why-cards-neutral");
const NO_COMBAT_CARD: Refusal = Refusal::new("7.61/1", "why-no-combat-card");
const NOT_AT_HAND: Refusal = Refusal::new("11.25/2", "why-card-not-at-hand");
const USED: Refusal = Refusal::new("7.614", "why-card-used");
const GROUNDED: Refusal = Refusal::new("cards.x3", "why-grounded");

impl<'a> Look<'a> {
    /// The side of a force.
    pub const fn side_of(self, force: Force) -> Side {
        match force {
            Force::Attacker => self.s.acting,
            Force::Defender => self.s.acting.other(),
        }
    }

    /// The units of a force; those that retreated into the space before count for nothing (11.57).
    pub fn force(self, force: Force) -> impl Iterator<Item = UnitId> + 'a {
        let (s, t) = (self.s, self.t);
        let (target, side) = (s.battle.target, self.side_of(force));
        t.ids().filter(move |id| match force {
            Force::Attacker => s.is(*id, flag::ATTACKS),
            Force::Defender => {
                s.at[usize::from(*id)] == target && t.side(*id) == side && !s.is(*id, flag::RETREATED)
            }
        })
    }
}

/// Why a whole force may use no combat card, if it may not: both sides can see that.
pub fn barred(look: Look, force: Force) -> Option<Refusal> {
    if look.s.battle.out[force as usize] {
        return Some(OUT_OF_SUPPLY);
    }
    if look.has(Event::UnternehmenIrak) {
        return None;
    }
    // 10.421/2, 10.431/2: neutrals get no help before Unternehmen Irak.
    let found = |nation| look.force(force).any(|id| look.t.nation(id) == nation);
    found(Nation::Ir).then_some(NEUTRALS).or_else(|| found(Nation::Vf).then_some(VICHY))
}

/// May a force use a combat card in the battle under way?
///
/// # Errors
/// The rule or the card that forbids it.
pub fn check(look: Look, force: Force, card: CardId) -> Result<(), Refusal> {
    if card.side != look.side_of(force) || !(1..=CARDS).contains(&card.number) {
        return Err(NOT_AT_HAND);
    }
    if !matches!(look.s.card(card).lies, Lies::Hand | Lies::Open) {
        return Err(NOT_AT_HAND);
    }
    let spec = look.t.card(card);
    let Some(combat) = &spec.combat else { return Err(NO_COMBAT_CARD) };
    if look.s.battle.used(card) || look.s.deed.cards[card.side as usize] >> card.number & 1 == 1 {
        return Err(USED);
    }
    if let Some(refusal) = barred(look, force) {
        return Err(refusal);
    }
    if spec.torch && !look.has(Event::Torch) {
        return Err(Refusal::new("3.0/torch-cards", "why-before-torch"));
    }
    if spec.air && card.side == Side::Allied && look.now(Passing::NoAllied) {
        return Err(GROUNDED);
    }
    let target = look.s.battle.target;
    let ground = look.t.ground(target);
    let own = || look.force(force).map(|id| look.t.nation(id));
    let enemy = || look.force(force.other()).map(|id| look.t.nation(id));
    let tanks = |of: Force, nations: &[Nation]| {
        look.force(of).any(|id| look.armour(id) && nations.contains(&look.t.nation(id)))
    };
    let role = match combat.role {
        Role::Attacks => force == Force::Attacker,
        Role::Defends => force == Force::Defender,
        Role::Both => true,
    };
    let fits = role
        && (combat.regions.is_empty() || combat.regions.contains(&ground.region))
        && (!combat.clear || ground.terrain == crate::pieces::Terrain::Clear)
        && (combat.own.is_empty() || own().any(|n| combat.own.contains(&n)))
        && (combat.own_all.is_empty() || own().all(|n| combat.own_all.contains(&n)))
        && (!combat.battlegroups || look.force(force).all(|id| !look.counter(id).division))
        && (combat.armour.is_empty() || tanks(force, &combat.armour))
        && (combat.enemy_all.is_empty() || enemy().all(|n| combat.enemy_all.contains(&n)))
        && !enemy().any(|n| combat.enemy_none.contains(&n))
        && (!combat.enemy_armour || look.force(force.other()).any(|id| look.armour(id)))
        && combat.unless.is_none_or(|event| !look.has(event))
        && (!combat.supplied || look.force(force).all(|id| look.supplied(id) > Supplied::Out))
        && (!combat.unless_flanked || look.s.battle.flank != Flank::Won)
        && (!combat.disengage || crate::steps::can_disengage(look));
    if fits { Ok(()) } else { Err(Refusal::new(rule(card), "why-card-does-not-fit")) }
}

/// What the cards of a battle do to the fire of a force, and to the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Modifiers {
    pub drm: i8,
    pub shift: i8,
    pub unflank: bool,
    pub bold: bool,
    pub no_rommel: bool,
    pub no_armour_shift: bool,
    pub halt: bool,
    pub first: bool,
    pub pursuit: u8,
    pub disengage: bool,
}

/// What the cards used so far do for a force; air cards of both sides cancel each other (card convention 9).
pub fn modifiers(look: Look, force: Force) -> Modifiers {
    let mut sum = Modifiers::default();
    let cards = look.s.battle.cards;
    if cards == [0; 2] {
        return sum;
    }
    let used = |side: Side| {
        (1..=CARDS)
            .map(move |number| CardId { side, number })
            .filter(move |c| cards[side as usize] >> c.number & 1 == 1)
    };
    let flies = |side: Side| used(side).any(|c| look.t.card(c).air);
    let clash = flies(Side::Axis) && flies(Side::Allied);
    for card in Side::BOTH.into_iter().flat_map(used) {
        let spec = look.t.card(card);
        let Some(combat) = spec.combat.as_ref().filter(|_| !(spec.air && clash)) else { continue };
        if card.side == look.side_of(force) {
            sum.drm += combat.drm;
            sum.shift += combat.shift;
        } else {
            sum.drm += combat.enemy_drm;
        }
        sum.unflank |= combat.unflank;
        sum.bold |= combat.bold;
        sum.no_rommel |= combat.no_rommel;
        sum.no_armour_shift |= combat.no_armour_shift;
        sum.halt |= combat.halt;
        sum.first |= combat.first;
        sum.pursuit += combat.pursuit;
        sum.disengage |= combat.disengage;
    }
    sum
}
