//! What is chosen from a list at one place: who attacks an area, who steps aside into it, who falls back there.

use std::cmp::Reverse;

use sandtable_board::Set64;
use sandtable_core::clicks::{self, Clicks, Trying};
use sandtable_core::{Handle, Offer, Text, legal_actions};

use super::groups::unit_key;
use super::offers::LONGEST;
use crate::Mediterranean;
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Place, Side, place_index, place_value};
use crate::state::State;
use crate::steps::{Step, attacked};

/// The word by which attackers of one area are chosen together.
const ATTACK: &str = "attack";
/// That of those who step aside above a limit.
const ADJUST: &str = "adjust";
/// That of those who fall back.
const FALL: &str = "fall";

/// The list that an action belongs to, who it is done with, and where.
fn listed(look: Look, a: Action) -> Option<(&'static str, Who, Place)> {
    match a {
        Action::Attack(who, to) => Some((ATTACK, who, to)),
        Action::Adjust(who, to) => Some((ADJUST, who, to)),
        Action::Fall(arm, rank, to) => Some((FALL, Who { arm, at: look.s.battle.target, rank }, to)),
        _ => None,
    }
}

/// Where somebody goes by a list.
pub fn goal(look: Look, a: Action) -> Option<Place> {
    listed(look, a).map(|(_, _, to)| to)
}

/// The lists that there are, by word and place: several go there together.
pub fn lists(offers: &[Offer]) -> Vec<(&'static str, Handle)> {
    offers.iter().filter_map(|offer| Some((offer.together?, offer.handle.clone()))).collect()
}

/// An action's offer on the list that it belongs to, if there is one.
pub fn enlist(look: Look, side: Side, a: Action, lists: &[(&'static str, Handle)], offer: &mut Offer) {
    let Some((word, who, _)) = listed(look, a) else { return };
    if !lists.iter().any(|(known, at)| *known == word && *at == offer.handle) {
        return;
    }
    let unit = look.find(side, who).map(|i| look.s.units[i]);
    offer.piece = unit.map(|unit| unit_key(look, side, who.arm, unit));
    offer.together = Some(word);
}

/// The order of a list: of unlike units in one area those of the higher rank come first. Whoever is assigned, or has left, then
/// changes nobody else's rank, and any choice of them is a legal line.
pub fn order(look: Look, a: Action) -> Reverse<u8> {
    Reverse(listed(look, a).map_or(0, |(_, who, _)| who.rank))
}

/// One click for all who can go to a place by a list, as far as they must: what is chosen from the list takes their place.
pub fn all_there(look: Look, clicks: &mut Clicks<Mediterranean>, to: Place) {
    let (word, id) = match look.s.step() {
        Some(Step::Adjust(_)) => (ADJUST, "label-adjust-all"),
        _ => (FALL, "label-fall-all"),
    };
    let fits = |now: &State, a| goal(Look { t: look.t, s: now }, a) == Some(to);
    let text = |_: &[Action]| Text::new(id).with("area", place_value(to));
    if let Some(offer) = clicks.all(Handle::Place(place_index(to)), fits, text) {
        offer.together = Some(word);
    }
}

/// One click for all who can attack an area, and one that begins the battles besides: what is chosen from a list of them
/// takes their place.
pub fn attack_whole(
    rules: &Mediterranean,
    s: &State,
    side: Side,
    to: Place,
    clicks: &mut Clicks<Mediterranean>,
) {
    let attacks = |_: &State, a| matches!(a, Action::Attack(_, area) if area == to);
    let all = clicks::all_that(rules, s, side.seat(), LONGEST, attacks);
    let label = |id| Text::new(id).with("area", place_value(to)).with("count", all.len() as i32);
    // It ends all declaring: what is fought with it is said, and what then is not attacked.
    let mut trying = Trying::new(rules, s, side.seat());
    all.iter().for_each(|a| {
        trying.go(*a);
    });
    let [attacks, more] = fought_and_left(rules.look(&trying.state), side);
    let fight = || label("label-attack-fight").with("attacks", attacks).with("more", more);
    let handle = || Handle::Place(place_index(to));
    if all.len() > 1 {
        let offer = clicks.offer(handle(), &all, label("label-attack-all"));
        clicks.offers.push(offer.together(Some(ATTACK)));
    }
    let mut then = all.clone();
    then.push(Action::Done);
    // A tank that supports costs nothing: where no one else is asked before, it does so at once.
    let tank = |a| a == Action::TankSupport;
    let supported = clicks.wisest_after(&then, Action::Done, tank, "label-attack-fight").is_some();
    let offer = match clicks.offers.pop_if(|_| supported) {
        Some(Offer { line, binding, .. }) => Offer::new(handle(), line, fight()).binding(binding),
        None => clicks.offer(handle(), &then, fight()),
    };
    clicks.offers.push(offer.together(Some(ATTACK)).with_odds(true));
}

/// How many areas are attacked as it stands, and how many others could be.
fn fought_and_left(look: Look, side: Side) -> [i32; 2] {
    let mut actions = Vec::new();
    legal_actions::<Mediterranean>(look, side, &mut actions);
    let fought = attacked(look);
    let near: Set64 = actions
        .iter()
        .filter_map(|a| match a {
            Action::Attack(_, to) => Some(*to),
            _ => None,
        })
        .collect();
    [fought, near - fought].map(|areas| areas.len() as i32)
}
