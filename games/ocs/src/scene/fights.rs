//! Whole attacks, overruns and barrages: everybody who can takes part and pays.

use sandtable_core::clicks::{Clicks, Trying};
use sandtable_core::{Handle, Offer, Rules, Seat, Text};

use super::marches::line;
use super::offers::LONGEST;
use crate::action::{Action, Hex, UnitId};
use crate::air::Aim;
use crate::combat::assess;
use crate::cost::OVERRUN;
use crate::look::Look;
use crate::play::hex_value;
use crate::policy::cheapest;
use crate::reach::Spots;
use crate::state::{Battle, NO_BATTLE, State, flag};
use crate::steps::{Step, barrage_points, barrage_price};
use crate::tables::ratio;
use crate::{Ocs, Side};

/// A target is attacked or barraged with all who can.
pub fn strike(rules: &Ocs, look: Look, seat: Seat, target: Action, clicks: &mut Clicks<Ocs>) {
    let (hex, whole) = match target {
        Action::Target(hex) => (hex, "label-barrage"),
        Action::Bombard(Aim::Port, hex) => (hex, "label-bombard-port"),
        Action::Bombard(_, hex) => (hex, "label-bombard-base"),
        _ => return,
    };
    let mut trying = Trying::new(rules, look.s, seat);
    let mut all = vec![target];
    trying.go(target);
    let mut actions = Vec::new();
    while all.len() < LONGEST && !trying.bound {
        let now = rules.look(&trying.state);
        let next = match now.s.step() {
            Some(Step::Pay { .. }) => cheapest(now),
            Some(Step::Declare(_) | Step::Guns(_)) => {
                actions.clear();
                rules.actions(now.s, seat, &mut actions);
                actions.iter().copied().find(|a| matches!(a, Action::With(_)))
            }
            _ => None,
        };
        let Some(a) = next else { break };
        trying.go(a);
        all.push(a);
    }
    let now = rules.look(&trying.state);
    let (label, tag) = match now.s.step() {
        Some(Step::Declare(_)) => {
            all.push(Action::Attack);
            odds("label-attack", now)
        }
        Some(Step::Guns(_)) => {
            let pays = actions.iter().find(|a| matches!(a, Action::Fire(_) | Action::FireBy(_)));
            let Some(fire) = pays else { return };
            all.push(*fire);
            let text = |id| Text::new(id).with("points", i32::from(barrage_points(now)));
            let cost = i32::from(barrage_price(now));
            (text(whole).with("cost", cost), text("tag-barrage"))
        }
        _ => return,
    };
    let offer = clicks.offer(Handle::Place(hex), &all, label.with("hex", hex_value(hex)));
    clicks.offers.push(offer.tagged(Some(tag)).with_odds(true));
}

/// The odds of the combat at hand, in a label and a tag, if the defenders pay for their defence.
fn odds(id: &'static str, look: Look) -> (Text, Text) {
    let mut paid = look.s.clone();
    let (side, target) = (look.s.battle.side.other(), look.s.battle.target);
    let defenders: Vec<UnitId> = look.stack(side, target).collect();
    defenders.into_iter().for_each(|unit| paid.units[usize::from(unit)].flags |= flag::PAID);
    let look = Look { t: look.t, s: &paid };
    let sized = assess(look);
    let (over, under) = ratio(look.t.tables.odds(look.t.closeness(sized.terrain), sized.column));
    let text = |id| Text::new(id).with("over", over).with("under", under);
    (text(id), text("chart-odds"))
}

/// Overruns out of hexes in reach, each from where most is left.
pub fn overruns(
    rules: &Ocs,
    seat: Seat,
    from: &State,
    ready: &[Action],
    spots: &Spots,
    clicks: &mut Clicks<Ocs>,
) {
    let look = rules.look(from);
    let Some(side) = Side::seated(seat) else { return };
    for target in look.s.fields.occupied[side.other() as usize].iter() {
        let beside = |hex: Hex| look.t.direction(hex, target).is_some();
        let known = |offer: &Offer| offer.handle == Handle::Place(target);
        if clicks.offers.iter().any(known) {
            continue;
        }
        let able = spots.0.iter().enumerate().filter(|(_, spot)| beside(spot.hex) && spot.left >= OVERRUN);
        let Some((i, _)) = able.max_by_key(|(_, spot)| spot.left) else { continue };
        // The single action says it already.
        if i == 0 && ready.is_empty() {
            continue;
        }
        let way = spots.way(i);
        let mut trying = Trying::new(rules, from, seat);
        let mut arrived = true;
        for a in way.iter().map(|hex| Action::Step(*hex)) {
            arrived &= !trying.bound && rules.check(&trying.state, seat, a).is_ok();
            if arrived {
                trying.go(a);
            }
        }
        let overrun = Action::Overrun(target);
        if !arrived || trying.bound || rules.check(&trying.state, seat, overrun).is_err() {
            continue;
        }
        let mut sized = trying.state.clone();
        sized.battle = Battle { target, side, overrun: true, ..NO_BATTLE };
        for id in sized.hand.units.clone() {
            sized.units[usize::from(id)].flags |= flag::ACTS | flag::PAID;
        }
        let (label, tag) = odds("label-overrun", rules.look(&sized));
        trying.go(overrun);
        let label = label.with("hex", hex_value(target));
        let line = line(rules, look, ready, &way, &[overrun]);
        let offer = Offer::new(Handle::Place(target), line, label).tagged(Some(tag));
        clicks.offers.push(offer.with_odds(true).binding(trying.bound));
    }
}
