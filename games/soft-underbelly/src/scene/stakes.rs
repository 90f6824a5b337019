//! What a click spends or gives away: it is named before it is done.

use sandtable_core::{Mind, Policy, Rules, Seen, Text};

use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, is_area, place_value};
use crate::state::{State, Unit, flag};
use crate::steps::Step;

/// Does it spend a marker, or a mission that flies once a turn, or change what the rules have set up?
pub const fn spends(a: Action) -> bool {
    matches!(
        a,
        Action::Exchange(..)
            | Action::Operations(_)
            | Action::Strangle(_)
            | Action::NewLine(_)
            | Action::Bomb(..)
            | Action::Rouse(..)
            | Action::Engage(..)
            | Action::Play(_)
    )
}

/// What a button gives away: the area of whoever won and sends nobody, the movement of an impulse in which somebody could
/// march, all of such an impulse, or cubes that are not placed.
pub fn loses(rules: &Mediterranean, s: &State, a: Action, marches: bool) -> Option<Text> {
    match a {
        // impulse.pass: it ends the impulse, attacks and all.
        Action::Pass => (marches || faces_an_enemy(rules, s)).then(|| Text::new("loses-impulse")),
        Action::Done => ended(rules, s, marches),
        _ => None,
    }
}

fn ended(rules: &Mediterranean, s: &State, marches: bool) -> Option<Text> {
    let (look, target) = (rules.look(s), s.battle.target);
    match s.step()? {
        Step::Advance if look.s.count(s.active, target) == 0 => {
            Some(Text::new("loses-conquest").with("area", place_value(target)))
        }
        Step::Declare if s.arrows.is_empty() && would_attack(rules, s) => Some(Text::new("loses-attacks")),
        Step::Declare if s.arrows.is_empty() => idle(look),
        // impulse.pass: whoever may still pass has done nothing.
        Step::March { hand: 0, .. } if marches && rules.check(s, s.active.seat(), Action::Pass).is_ok() => {
            Some(Text::new("loses-movement"))
        }
        Step::Reinforce { converting: false, left: left @ 1.., .. }
        | Step::Muster { left: left @ 1.., .. } => Some(Text::new("loses-cubes").with("left", left)),
        _ => None,
    }
}

/// Does anybody of the active side stand next to an enemy whom he could attack?
fn faces_an_enemy(rules: &Mediterranean, s: &State) -> bool {
    let (look, enemy) = (rules.look(s), s.held(s.active.other()));
    let stands =
        |u: Unit| is_area(u.place) && !u.has(flag::HELD) && look.t.next_to(u.place).intersects(enemy);
    look.all(s.active, &Arm::LAND, stands).next().is_some()
}

/// What those give away who stand beside an enemy area in greater number than it is held: whether to attack may be a matter of
/// taste, but it is not passed over by a slip.
fn idle(look: Look) -> Option<Text> {
    let (side, enemy) = (look.s.active, look.s.active.other());
    let free = move |u: Unit| is_area(u.place) && !u.has(flag::HELD) && !look.strangled(side, u.place);
    let beside = |to: Place| {
        let near = look.t.next_to(to);
        look.all(side, &Arm::LAND, move |u| free(u) && near.contains(u.place)).count()
    };
    // A line rolls two dice.
    let holds = |at: Place| {
        let line = enemy == Side::Axis && look.s.lines.contains(at);
        usize::from(look.s.count(enemy, at)) + if line { 2 } else { 0 }
    };
    let more = |to: &Place| beside(*to) as i32 - holds(*to) as i32;
    let best = look.s.held(enemy).into_iter().max_by_key(more).filter(|to| more(to) > 0)?;
    Some(
        Text::new("loses-idle")
            .with("count", beside(best) as i32)
            .with("enemy", i32::from(look.s.count(enemy, best)))
            .with("area", place_value(best)),
    )
}

/// Would a sensible player attack now?
fn would_attack(rules: &Mediterranean, s: &State) -> bool {
    let (seat, mut plans) = (s.active.seat(), Vec::new());
    rules.plans(&Seen::by(rules, s, seat), seat, &mut Mind::default(), &mut plans);
    plans.iter().any(|(_, weight)| *weight > 0.0)
}
