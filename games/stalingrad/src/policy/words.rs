//! Plans in words.

use std::cmp::Reverse;

use sandtable_core::{Text, Value};

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Side};
use crate::play::{hex_value, unit_value};
use crate::scene::{attacked_hexes, column_name, label};
use crate::state::{NO_HEX, flag, on_map};

use super::Plan;
use super::operation::{Operation, Spirit};

/// What a plan intends.
pub fn of(look: Look, plan: Plan) -> Text {
    match plan {
        Plan::Go { unit, march, way } => {
            let to = way.iter().rfind(|hex| **hex != NO_HEX).copied().unwrap_or(look.unit(unit).at);
            to_hex(if march { "plan-march" } else { "plan-go" }, to).with("unit", unit_value(unit))
        }
        Plan::Strike { hex, .. } => to_hex("plan-strike", hex),
        Plan::Lead { operation, .. } => led(look, operation),
        Plan::Click { action, .. } => label(look, action).1,
    }
}

/// So many attacks are named, each by its hex and its column.
const NAMED: [(&str, &str); 3] = [("hex", "column"), ("hex2", "column2"), ("hex3", "column3")];

/// What a command intends that has led from one position to another: the hexes that it attacks, the best odds first, or where
/// its foremost unit goes, and the victory hex that it was given.
pub fn of_command(from: Look, to: Look, side: Side, operation: Operation) -> Text {
    let moved: Vec<Hex> = to
        .all(side, |u| on_map(u.at))
        .filter(|id| from.unit(*id).at != to.unit(*id).at)
        .map(|id| to.unit(id).at)
        .collect();
    let mut attacks: Vec<(Option<u8>, Hex)> =
        attacked_hexes(to).into_iter().map(|hex| (to.assault(hex, to.attackers(hex)).column, hex)).collect();
    attacks.sort_by_key(|(column, hex)| (Reverse(*column), *hex));
    let gap =
        |hex: Hex| to.all(side.other(), |u| on_map(u.at)).map(|id| to.t.distance(hex, to.unit(id).at)).min();
    let foremost = moved.iter().copied().min_by_key(|hex| (gap(*hex), *hex));
    let goal =
        operation.goal().and_then(|goal| to.t.fields.get(goal)).map(|(place, _)| to.t.places[*place].hex);
    // Who attacks the same hexes intends the same, wherever the others go, if the headquarters stays with them.
    let course = Course::of(from, to, side);
    let goal = goal.filter(|goal| attacks.is_empty() && !course.back && course.nears(*goal));
    let moved = if attacks.is_empty() { moved.len() as i32 } else { 0 };
    let (staff, fewer) = deserted(from, to, side).unwrap_or_default();
    let text = Text::new("plan-command")
        .with("back", u8::from(course.back))
        .with("staff", unit_value(staff))
        .with("fewer", fewer)
        .with("attacks", attacks.len() as i32)
        .with("more", attacks.len().saturating_sub(NAMED.len()) as i32)
        .with("moved", moved)
        .with("toward", u8::from(goal.is_some()));
    // A message has all that it may name; what it does not say is any.
    let any = attacks.first().map(|(_, hex)| *hex).or(foremost).or(goal).unwrap_or_default();
    let named = NAMED.into_iter().zip(attacks.into_iter().map(Some).chain(std::iter::repeat(None)));
    let text = named.fold(text, |text, ((hex, column), attack)| {
        let (odds, at) = attack.unwrap_or((None, any));
        text.with(hex, hex_value(at)).with(column, Value::Term(odds.map_or("column-below", column_name)))
    });
    text.with("goal", hex_value(goal.unwrap_or(any)))
}

/// Where those who move go on the whole.
struct Course<'a> {
    /// Where each moved from, and where to.
    steps: Vec<(Hex, Hex)>,
    look: Look<'a>,
    /// Away from the enemy?
    back: bool,
}

impl<'a> Course<'a> {
    fn of(from: Look, to: Look<'a>, side: Side) -> Course<'a> {
        let steps = to.all(side, |u| on_map(u.at)).map(|id| (from.unit(id).at, to.unit(id).at));
        let steps: Vec<_> = steps.filter(|(old, new)| old != new && on_map(*old)).collect();
        let gap = |hex: Hex| {
            let foes = to.all(side.other(), |u| on_map(u.at));
            foes.map(|id| i32::from(to.t.distance(hex, to.unit(id).at))).min().unwrap_or(0)
        };
        let farther: i32 = steps.iter().map(|(old, new)| gap(*new) - gap(*old)).sum();
        Course { steps, look: to, back: farther > 0 }
    }

    /// Do they come nearer to a hex on the whole?
    fn nears(&self, goal: Hex) -> bool {
        let far = |hex: Hex| i32::from(self.look.t.distance(hex, goal));
        self.steps.iter().map(|(old, new)| far(*new) - far(*old)).sum::<i32>() <= 0
    }
}

/// The headquarters of a command that moves away from its army, and how many fewer it then has in range: a quarter of them
/// at least.
fn deserted(from: Look, to: Look, side: Side) -> Option<(UnitId, i32)> {
    let leads = |id: &UnitId| from.counter(*id).kind == Kind::Hq && on_map(to.unit(*id).at);
    let hq = from.all(side, |u| u.has(flag::ACTIVE) && on_map(u.at)).find(leads)?;
    let counter = from.counter(hq);
    let in_range = |look: Look| {
        let own = look.all(side, |u| on_map(u.at)).filter(|id| {
            let other = look.counter(*id);
            other.nation == counter.nation && other.kind != Kind::Hq
        });
        own.filter(|id| look.t.distance(look.unit(hq).at, look.unit(*id).at) <= u16::from(counter.range))
            .count() as i32
    };
    let (before, after) = (in_range(from), in_range(to));
    (4 * (before - after) > before).then_some((hq, before - after))
}

fn led(look: Look, operation: Operation) -> Text {
    if let Some((place, _)) = operation.goal().and_then(|goal| look.t.fields.get(goal)) {
        return to_hex("plan-lead-goal", look.t.places[*place].hex);
    }
    Text::new(match operation.spirit {
        Spirit::Steady => "plan-lead-steady",
        Spirit::Bold => "plan-lead-bold",
        Spirit::Careful => "plan-lead-careful",
        Spirit::Aloof => "plan-lead-aloof",
    })
}

fn to_hex(id: &'static str, hex: Hex) -> Text {
    Text::new(id).with("hex", hex_value(hex))
}
