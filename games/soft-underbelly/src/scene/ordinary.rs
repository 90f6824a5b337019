//! The ordinary button: what it is where a rule of thumb and looking ahead may differ, and what it says where its odds are poor.

use sandtable_core::{Handle, Offer, Policy, Seat, Seen, Text, clicks};

use crate::Mediterranean;
use crate::action::Action;
use crate::odds::{HARDLY, Prospect, fighting_on};
use crate::pieces::Side;
use crate::policy::fight;
use crate::steps::{Scope, Step};

/// Where a quick forecast says more than this nothing is looked at more closely.
const HOPEFUL: f32 = 0.2;

/// Puts the ordinary button last.
pub fn settle(rules: &Mediterranean, seen: &Seen<Mediterranean>, seat: Seat, offers: &mut Vec<Offer>) {
    clicks::ordinary(rules, seen, seat, offers);
    match seen.state().step() {
        // Whole losses are no single action: whether going is better is asked of the policy itself.
        Some(Step::Losses { scope: Scope::Defenders, .. }) => {
            let look = rules.look(seen.state());
            if Side::of(seat).is_some_and(|side| fight::better_gone(look, side)) {
                let reason = rules.reason(seen, seat, Action::Retreat);
                last(offers, |offer| offer.line == "retreat", reason);
            }
        }
        Some(Step::Resolve) => fight_on(rules, seen, seat, offers),
        // Whether a convoy is worth a ship, or an impulse a marker, is a close thing: who looks ahead (*Show me*) often says
        // otherwise than the rule of thumb. What costs nothing is ordinary, and no reason is given.
        Some(Step::Intercept { landing: false, .. } | Step::Extra(_)) => {
            let ends = |offer: &Offer| offer.line == "done" || offer.line == "decline";
            last(offers, ends, None);
        }
        _ => {}
    }
}

/// Another round that is proposed though the area hardly falls says what it is good for; where the odds do not bear it out,
/// breaking off is ordinary.
fn fight_on(rules: &Mediterranean, seen: &Seen<Mediterranean>, seat: Seat, offers: &mut Vec<Offer>) {
    let goes_on = |offer: &Offer| offer.line.starts_with("continue");
    let proposed = offers.iter().rfind(|o| matches!(o.handle, Handle::Button(_)) && !o.minor);
    let look = rules.look(seen.state());
    if !proposed.is_some_and(goes_on) || fight::outlook(look, fight::rounds_left(look)).win > HOPEFUL {
        return;
    }
    let Some(Prospect { taken, lost }) = fighting_on(rules, seen.state(), seat) else { return };
    let [own, enemy] = Side::of(seat).map_or([0.0; 2], |side| [side, side.other()].map(|s| lost[s as usize]));
    if taken > HARDLY {
        return;
    }
    if enemy > own {
        last(offers, goes_on, Some(Text::new("reason-wears-down")));
    } else {
        last(offers, |offer| offer.line == "break-off", None);
    }
}

/// A button becomes the last one, and says why.
fn last(offers: &mut Vec<Offer>, which: impl Fn(&Offer) -> bool, reason: Option<Text>) {
    let button = |o: &Offer| matches!(o.handle, Handle::Button(_)) && which(o);
    if let Some(at) = offers.iter().rposition(button) {
        let offer = offers.remove(at);
        offers.push(offer.because(reason));
    }
}
