//! The strengths of a combat, its odds and its column (9.3 to 9.7).

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Antitank, Category, Kind, Mode, Side, Terrain};
use crate::state::flag;
use crate::tables::{COLUMNS, PARTS, Share, odds};

/// A combat before the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// Attack strength, in parts of a point.
    pub attack: u32,
    /// Defence strength, in parts of a point.
    pub defence: u32,
    /// The terrain that the defender has chosen for himself.
    pub terrain: Terrain,
    /// The rounded odds: 3 for 3:1, -3 for 1:3; none where a side has no strength (9.14a).
    pub odds: Option<i16>,
    /// The column before surprise.
    pub column: u8,
    /// Attacker's AR minus defender's (9.6/1).
    pub rating: i8,
}

const HALF: Share = Share(1, 2);

/// Is a unit of several steps weak in attack (9.11d/1) or in defence (9.11d/2)?
fn worn(look: Look, id: UnitId, attacks: bool) -> bool {
    let (steps, lost) = (look.counter(id).steps, look.unit(id).lost);
    steps > 1 && !batteries(look, id) && if attacks { lost > 0 } else { 2 * lost >= steps }
}

/// Is it artillery of several steps that counts by the step?
pub fn batteries(look: Look, id: UnitId) -> bool {
    look.t.title.by_the_step() && look.counter(id).kind == Kind::Artillery && look.counter(id).steps > 1
}

/// The strength on the side that is up: by the share of steps that is left, rounded, where losses are proportional (21.2).
fn printed(look: Look, id: UnitId) -> u32 {
    let (strength, steps) = (u32::from(look.face(id).strength), u32::from(look.counter(id).steps.max(1)));
    if batteries(look, id) {
        strength * u32::from(look.steps(id))
    } else if look.t.proportional {
        (2 * strength * u32::from(look.steps(id)) + steps) / (2 * steps)
    } else {
        strength
    }
}

/// The strength of a unit as mode, supply and losses leave it, before terrain; all of it is cumulative (4.3).
pub fn strength(look: Look, id: UnitId, attacks: bool) -> u32 {
    let unit = look.unit(id);
    let mut parts = printed(look, id) * PARTS;
    let mut halve = |is: bool| {
        if is {
            parts = HALF.of(parts);
        }
    };
    // 5.10b/A, 5.7/2
    halve(matches!(unit.mode, Mode::Dg | Mode::Reserve));
    // 9.5a, 9.5/B
    halve(unit.has(flag::OOS));
    halve(!unit.has(flag::PAID));
    halve(!look.t.proportional && worn(look, id, attacks));
    // 5.8/3
    if unit.mode == Mode::Strat { 0 } else { parts }
}

/// The AT level of a hex (9.4e, 16.0e).
pub fn antitank(look: Look, side: Side, at: Hex) -> Antitank {
    let units = look.stack(side, at).map(|id| look.counter(id).antitank);
    let works = (look.works(side, at) > 0).then_some(Antitank::Heavy);
    units.chain(works).max().unwrap_or(Antitank::None)
}

/// The multiplier of an attacking unit: doubled strength is less against tanks and guns that are a match (9.4e/1).
pub fn reduced(share: Share, category: Category, own: Antitank, against: Antitank) -> Share {
    let match_for_it = against != Antitank::None && against >= own;
    if share == Share(2, 1) && category != Category::Other && match_for_it { Share(3, 2) } else { share }
}

/// The strength of the attackers in one hex, under the terrain that the defender chooses for them (9.4b).
pub fn stack_strength(
    look: Look,
    attackers: impl Iterator<Item = UnitId> + Clone,
    from: Hex,
    target: Hex,
) -> u32 {
    let side = look.s.battle.side;
    let against = antitank(look, side.other(), target);
    let total = |shares: &[Share; 3]| -> u32 {
        let each = attackers.clone().map(|id| {
            let counter = look.counter(id);
            let share =
                reduced(shares[counter.category as usize], counter.category, counter.antitank, against);
            share.of(strength(look, id, true))
        });
        each.sum()
    };
    let ground = look.t.at(target);
    let hexes = ground.terrains().map(|terrain| total(&look.t.effects[terrain as usize].attack));
    // 9.4b/2: hex or hexside, never both.
    let barrier = look.t.direction(target, from).and_then(|d| ground.barrier[d]);
    let sides = barrier.map(|barrier| total(&look.t.barriers[barrier as usize]));
    // 18.6a/F: the nominal hexside of a beach.
    let sides = if look.s.battle.beach { Some(total(&[HALF; 3])) } else { sides };
    hexes.chain(sides).min().unwrap_or(0)
}

/// Units that attack in the combat under way.
pub fn attackers<'a>(look: Look<'a>) -> impl Iterator<Item = UnitId> + Clone + 'a {
    look.t.ids().filter(move |id| {
        look.unit(*id).has(flag::ACTS)
            && look.unit(*id).is_here()
            && look.counter(*id).side == look.s.battle.side
    })
}

/// Sizes up the combat under way.
pub fn assess(look: Look) -> Assessment {
    let battle = look.s.battle;
    let (target, side) = (battle.target, battle.side);
    let mut attack = 0;
    for from in look.t.near(target) {
        let stack = attackers(look).filter(move |id| look.unit(*id).at == from);
        attack += stack_strength(look, stack, from, target);
    }
    let defenders = || look.stack(side.other(), target);
    // 9.4c/1: the defender's own terrain also sets the line of the table; the lowest column is his choice.
    let choices = look.t.at(target).terrains().map(|terrain| {
        let shares = &look.t.effects[terrain as usize].defence;
        let each =
            defenders().map(|id| shares[look.counter(id).category as usize].of(strength(look, id, false)));
        let defence: u32 = each.sum();
        let odds = (attack > 0 && defence > 0).then(|| odds(attack, defence));
        let class = look.t.closeness(terrain);
        let column = match (attack, defence) {
            // 9.14a/3, 9.14a/2, 9.14a/1
            (0, 0) => look.t.tables.column(class, 1),
            (0, _) => 0,
            (_, 0) => COLUMNS - 1,
            _ => look.t.tables.column(class, odds.unwrap_or(1)),
        };
        (column, terrain, defence, odds)
    });
    let (column, terrain, defence, odds) =
        choices.min_by_key(|choice| choice.0).unwrap_or((0, Terrain::Open, 0, None));
    let rating = |lead: UnitId| {
        if look.t.owns(side, lead) || look.t.owns(side.other(), lead) { look.rating(lead) } else { 0 }
    };
    Assessment {
        attack,
        defence,
        terrain,
        odds,
        column,
        rating: rating(battle.lead[0]) - rating(battle.lead[1]),
    }
}

/// A strength in whole points.
pub const fn rounded(parts: u32) -> i32 {
    ((parts + PARTS / 2) / PARTS) as i32
}

/// May a unit attack a hex, as far as ground goes (9.1f)? A bridge or road will do, and engineers (13.8b/3).
pub fn may_enter(look: Look, id: UnitId, target: Hex) -> bool {
    crate::cost::crossing_of(look, id, target).is_some()
}
