//! Why nobody stops at sea, and what can be done about it now: advice that would itself be refused helps nobody.

use sandtable_board::Set64;
use sandtable_core::{Refusal, any_legal, clicks};

use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Ship, Side, is_area};
use crate::state::{Unit, flag};
use crate::steps::{Step, may_embark};

const TAKE_UP_FIRST: Refusal = Refusal::new("naval.transport/2", "why-sea-is-crossed");
const CLICK_THE_PORT: Refusal = Refusal::new("naval.transport/2", "why-click-the-port");
const TOO_FEW_POINTS: Refusal = Refusal::new("naval.track/2", "why-too-few-points");
const LANDS_ON_A_COAST: Refusal = Refusal::new("landing.target", "why-lands-on-a-coast");

/// What a click on the sea answers while somebody moves or declares attacks; none where there is nothing to say.
pub fn refusals(rules: &Mediterranean, look: Look, side: Side) -> Option<Refusal> {
    let any = |wanted: fn(Action) -> bool| any_legal::<Mediterranean>(look, side, wanted);
    match look.s.step()? {
        Step::March { hand: 0, .. } if any(|a| matches!(a, Action::Embark(_))) => Some(TAKE_UP_FIRST),
        Step::March { hand: 0, .. } => ashore(look, side, |_| true),
        Step::March { .. } => Some(group(look, side).unwrap_or(CLICK_THE_PORT)),
        Step::Convoy => Some(CLICK_THE_PORT),
        Step::Declare if any(|a| matches!(a, Action::Landing(..))) => Some(LANDS_ON_A_COAST),
        Step::Declare => no_landing(rules, look, side, look.t.coast - look.own(side)),
        _ => None,
    }
}

/// Why the group in hand cannot go aboard, if it cannot.
pub fn group(look: Look, side: Side) -> Option<Refusal> {
    let in_hand = |unit: Unit| unit.has(flag::HAND);
    let (units, points) = (look.all(side, &Arm::LAND, in_hand).count(), look.s.transport[side as usize]);
    let some = points > 0 && units > usize::from(points);
    ashore(look, side, in_hand).or_else(|| some.then(|| TOO_FEW_POINTS.with("points", points)))
}

/// Why those of a side who come into question cannot go aboard: what keeps one on a coast ashore says more than that another
/// stands inland.
fn ashore(look: Look, side: Side, among: impl Fn(Unit) -> bool + Copy) -> Option<Refusal> {
    let land = look.each(side, &Arm::LAND, move |u| is_area(u.place) && among(u));
    let mut found: Vec<Refusal> = land.filter_map(|(who, _)| may_embark(look, side, who).err()).collect();
    found.sort_by_key(|refusal| refusal.why == "why-not-coast");
    found.into_iter().next()
}

/// Why no landing can be declared on some coasts, if none can: what keeps a fleet that is face-up from it says more than that
/// another is not.
pub fn no_landing(rules: &Mediterranean, look: Look, side: Side, coasts: Set64) -> Option<Refusal> {
    let fleets = [Ship::American, Ship::British];
    let all = coasts.into_iter().flat_map(|to| fleets.map(|ship| Action::Landing(to, ship)));
    let mut found = clicks::why_not(rules, look.s, side.seat(), all, |_| false);
    found.sort_by_key(|refusal| refusal.why == "why-no-fleet");
    found.into_iter().next()
}
