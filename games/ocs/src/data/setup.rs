//! What must hold in the set-up of a scenario on a part of the map: who may stand where, a front without holes, trace supply.

use std::collections::BTreeMap;

use sandtable_board::Bits;
use sandtable_core::Review;
use toml::Spanned;

use super::{Data, Listed, ScenarioFile};
use crate::action::Hex;
use crate::fields;
use crate::look::{Look, STACKING};
use crate::pieces::{Side, Terrain};
use crate::state::State;
use crate::steps::hungry;
use crate::theatre::{NO_WAY, Theatre};
use crate::title::DrillTitle;

/// Lays the scenario out and looks at it.
pub fn check(review: &mut Review, file: &str, s: &ScenarioFile, data: &Data) {
    if s.window.is_none() {
        return;
    }
    let t = Theatre::new(data, s, Box::new(DrillTitle));
    let mut named: BTreeMap<&str, &Spanned<String>> = BTreeMap::new();
    let mut clean = true;
    let mut fault = |review: &mut Review, at: &Spanned<String>, what: String| {
        clean = false;
        review.fault_at(file, at, what);
    };
    let mut holders: BTreeMap<Hex, Side> = BTreeMap::new();
    for entry in &s.setup {
        let Some(at) = t.hex(entry.hex.get_ref()) else { continue };
        if t.at(at).has(Terrain::Sea) {
            fault(review, &entry.hex, format!("{} is sea (6.2c)", entry.hex.get_ref()));
        }
        for text in &entry.units {
            named.insert(Listed::key(text.get_ref()), text);
            let counter = t.counters.iter().find(|c| c.key == Listed::key(text.get_ref()));
            let side = counter.map_or(Side::Allied, |counter| counter.side);
            if *holders.entry(at).or_insert(side) != side {
                fault(review, text, format!("both sides stand in {} (4.8c/E)", entry.hex.get_ref()));
            }
            if counter.is_some_and(|counter| counter.lost >= counter.steps) {
                fault(review, text, "a unit has a step at least (9.11/2)".into());
            }
        }
    }
    if !clean {
        return;
    }
    let mut state = State::start(&t);
    for entry in &s.setup {
        let Some(at) = t.hex(entry.hex.get_ref()) else { continue };
        let look = Look { t: &t, s: &state };
        if Side::BOTH.into_iter().any(|side| look.crowd(side, at) > STACKING) {
            review.fault_at(file, &entry.hex, format!("more than 10 RE in {} (4.8/1)", entry.hex.get_ref()));
        }
    }
    if let Some(at) = hole(Look { t: &t, s: &state }) {
        review.fault(file, format!("the front is open at {}", t.name(at)));
    }
    let mut made = fields::Fields::new(&t);
    let look = Look { t: &t, s: &state };
    made.stand(look);
    fields::supply(look, &mut made);
    state.fields.0 = made;
    let look = Look { t: &t, s: &state };
    for id in Side::BOTH.into_iter().flat_map(|side| hungry(look, side)) {
        if let Some(text) = named.get(look.counter(id).key.as_str()) {
            review.fault_at(file, text, format!("'{}' cannot trace supply (12.6/1)", look.counter(id).key));
        }
    }
}

/// Where one could walk from the sources of one side to those of the other without coming beside anybody.
fn hole(look: Look) -> Option<Hex> {
    let mut seen = Bits::new(look.t.ground.len());
    let watched = |at: Hex| {
        let held = |at: Hex| Side::BOTH.into_iter().any(|side| look.holds(side, at));
        held(at) || look.t.near(at).any(held)
    };
    let [goals, mut open] = look.t.sources.clone();
    open.retain(|at| !watched(*at) && seen.insert(*at));
    while let Some(at) = open.pop() {
        if goals.contains(&at) {
            return Some(at);
        }
        for next in look.t.near(at) {
            let way = look.t.cost(look.s.weather, crate::pieces::Mobility::Leg, at, next);
            if way.is_some_and(|cost| cost != NO_WAY) && !watched(next) && seen.insert(next) {
                open.push(next);
            }
        }
    }
    None
}
