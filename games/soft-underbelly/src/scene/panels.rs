//! Figures in the open: the battle, supply, what comes next turn, prices.

use sandtable_board::Set64;
use sandtable_core::{Line, Panel, Text, Value};

use crate::look::Look;
use crate::pieces::{Arm, Place, Side, is_area, piece, place_value};
use crate::steps::{Step, overstacked};

/// All panels that say something now.
pub fn panels(look: Look) -> Vec<Panel> {
    let mut panels = Vec::new();
    if look.s.battle.target != 0 {
        panels.push(battle(look));
    }
    panels.extend(crowded(look));
    panels.extend(effects(look));
    if look.s.over.is_none() {
        panels.extend(reminders(look));
    }
    panels.extend(supply(look));
    panels.extend(reinforcements(look));
    if matches!(look.s.step(), Some(Step::Reinforce { .. } | Step::Muster { .. })) {
        panels.push(prices(look));
    }
    panels
}

fn battle(look: Look) -> Panel {
    let b = &look.s.battle;
    let target = place_value(b.target);
    let mut lines: Vec<Line> = vec![
        Text::new("panel-battle-round")
            .with("round", b.round)
            .with("rounds", b.rounds)
            .under("combat.rounds/1"),
    ];
    for side in [look.s.active, look.s.active.other()] {
        lines.extend(side_lines(look, side));
    }
    if look.s.landing.target == b.target && b.round == 0 {
        lines.push(
            Text::new("panel-bombardment")
                .with("dice", look.s.landing.fleets)
                .with("hit", look.t.hits.ship)
                .under("bombard.naval/2"),
        );
    }
    if let Some(Step::Losses { side, hits, .. }) = look.s.step() {
        lines.push(
            Text::new("panel-to-absorb")
                .with("side", side.seat())
                .with("hits", hits)
                .under("losses.compulsory"),
        );
    }
    if b.retreating {
        let side = look.s.active.other();
        lines.push(
            Text::new("panel-retreating")
                .with("side", side.seat())
                .with("aircraft", look.grounded(side, b.target))
                .under("retreat.declare"),
        );
    }
    Panel { key: "battle", title: Text::new("panel-battle").with("area", target), lines }
}

fn side_lines(look: Look, side: Side) -> Vec<Line> {
    let seat = side.seat();
    let units = look.fighters(side).count() as u8;
    let (dice, hit) = look.dice(side);
    let role = if side == look.s.active { "panel-attacker" } else { "panel-defender" };
    let mut lines = vec![
        Text::new(role)
            .with("side", seat)
            .with("units", units)
            .with("dice", dice)
            .with("hit", hit)
            .under("combat.dice/1"),
    ];
    let mut add = |is: bool, id: &'static str, rule: &'static str| {
        if is {
            lines.push(Text::new(id).with("side", seat).under(rule));
        }
    };
    add(look.line(side), "panel-line-dice", "combat.dice/1");
    add(look.s.battle.tank[side as usize], "panel-tank-supports", "tanks.support/2");
    add(look.supporter(side).is_some(), "panel-air-supports", "aircraft.support/2");
    add(look.t.mountains.contains(look.s.battle.target), "panel-mountain", "tanks.mountain/1");
    let idle =
        look.fighters(side).filter(|i| look.t.owners[*i].1 == Arm::Elite && !look.s.units[*i].used()).count()
            as u8;
    if idle > 0 {
        lines.push(Text::new("panel-elites").with("count", idle).under("elite.effect"));
    }
    let land = look.fighters(side).filter(|i| !look.t.owners[*i].1.is_air()).count();
    if usize::from(look.t.limits.dice) < land {
        lines.push(
            Text::new("panel-dice-limit")
                .with("side", seat)
                .with("dice", look.t.limits.dice)
                .under("combat.dice/2"),
        );
    }
    lines
}

/// What stands too close while there is still time to go on: what is checked at the end of the impulse is told before.
fn crowded(look: Look) -> Option<Panel> {
    let side = look.s.active;
    let early = matches!(look.s.step(), Some(Step::March { hand: 0, .. } | Step::Declare | Step::Advance));
    let limits = &look.t.limits;
    let line = |area: Place| {
        let (units, tanks) = (look.s.count(side, area), look.s.tanks(side, area));
        let text = |id, count, limit| {
            Text::new(id)
                .with("side", side.seat())
                .with("area", place_value(area))
                .with("count", count)
                .with("limit", limit)
                .with("excess", count - limit)
        };
        if units > limits.stacking {
            text("panel-crowded", units, limits.stacking).under("stacking.check/1")
        } else {
            text("panel-crowded-tanks", tanks, limits.tanks).under("tanks.limit")
        }
    };
    let areas = if early { overstacked(look, side) } else { Set64::EMPTY };
    Panel::of("stacking", Text::new("panel-stacking"), areas.into_iter().map(line))
}

/// What a side may have forgotten: areas whose units would be removed if the turn ended now. The client asks twice before it
/// hands over.
fn reminders(look: Look) -> Option<Panel> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        for area in look.s.held(side) - look.supplied(side) {
            let count = look.s.count(side, area);
            lines.push(
                Text::new("panel-unsupplied")
                    .with("side", side.seat())
                    .with("count", count)
                    .with("area", place_value(area))
                    .under("supply.effect"),
            );
        }
    }
    Panel::of("reminders", Text::new("panel-reminders"), lines)
}

/// What keeps units supplied this turn.
fn supply(look: Look) -> Option<Panel> {
    let played = Side::BOTH.into_iter().filter(|side| look.s.logistics[*side as usize]);
    let lines: Vec<Line> = played
        .map(|side| {
            let rule = if side == Side::Allies { "events.allied.logistics" } else { "events.axis.logistics" };
            Text::new("panel-logistics").with("side", side.seat()).under(rule)
        })
        .collect();
    Panel::of("supply", Text::new("panel-supply"), lines)
}

/// What lasts for this impulse.
fn effects(look: Look) -> Option<Panel> {
    let area = is_area(look.s.strangled).then(|| place_value(look.s.strangled));
    let lines =
        area.map(|area| Text::new("panel-strangled").with("area", area).under("events.allied.strangle/1"));
    Panel::of("effects", Text::new("panel-effects"), lines)
}

fn reinforcements(look: Look) -> Option<Panel> {
    let next = look.s.turn + 1;
    let cubes = look.t.reinforcements.get(usize::from(next) - 1).filter(|_| next <= look.t.last_turn)?;
    let mut lines: Vec<Line> = Side::BOTH
        .into_iter()
        .map(|side| {
            let printed = cubes[side as usize];
            let pool = look.pool(side, Arm::Cube) as u8;
            Text::new("panel-cubes")
                .with("side", side.seat())
                .with("cubes", printed)
                .with("pool", pool)
                .under("reinforce.entry/1")
        })
        .collect();
    if next == look.t.limits.overlord_turn {
        lines.push(Text::new("panel-overlord").under("overlord.when"));
    }
    Some(Panel { key: "reinforcements", title: Text::new("panel-reinforcements").with("turn", next), lines })
}

fn prices(look: Look) -> Panel {
    let side = match look.s.step() {
        Some(Step::Reinforce { side, .. } | Step::Muster { side, .. }) => side,
        _ => look.s.active,
    };
    let lines = Arm::ALL
        .into_iter()
        .filter_map(|arm| {
            let price = look.t.costs[side as usize][arm as usize]?;
            if look.t.range(side, arm).is_empty() {
                return None;
            }
            let left = look.pool(side, arm) as u8;
            Some(
                Text::new("panel-price")
                    .with("unit", Value::Kind(piece(side, arm)))
                    .with("price", price)
                    .with("left", left)
                    .under("conversion.costs"),
            )
        })
        .collect();
    Panel { key: "prices", title: Text::new("panel-prices").with("side", side.seat()), lines }
}
