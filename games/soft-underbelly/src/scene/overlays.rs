//! What can be laid over the map on demand: supply, and how far aircraft reach. All of it follows from what lies open.

use sandtable_core::{Handle, Mark};

use super::groups::groups;
use crate::look::Look;
use crate::pieces::{Place, Side, is_area, place_index};

/// The keys of all overlays.
pub const KEYS: [&str; 2] = ["supply", "air"];

/// What an overlay shows, all of it or what belongs to one piece.
pub fn overlay(look: Look, key: &str, at: Option<&Handle>) -> Vec<Mark> {
    let mut marks = match key {
        "supply" => supply(look),
        "air" => air(look),
        _ => Vec::new(),
    };
    marks.retain(|mark| !mark.is_empty() && mark.belongs(at));
    marks
}

fn at(mark: Mark, areas: impl IntoIterator<Item = Place>) -> Mark {
    mark.at(areas.into_iter().map(place_index))
}

/// Own areas with a line of supply, and those where units stand without one (supply.trace).
fn supply(look: Look) -> Vec<Mark> {
    let of = |side: Side| {
        let supplied = look.supplied(side);
        [
            at(Mark::new("area").of(side.seat()), supplied & look.own(side)),
            at(Mark::new("ring").of(side.seat()), look.s.held(side) - supplied),
        ]
    };
    Side::BOTH.into_iter().flat_map(of).collect()
}

/// What each aircraft reaches from where it stands (aircraft.range).
fn air(look: Look) -> Vec<Mark> {
    let flying = groups(look).into_iter().filter(|g| g.who.arm.is_air() && is_area(g.who.at));
    flying
        .map(|group| {
            let reach = look.reach(group.side, look.s.units[group.first].spot);
            let mark = at(Mark::new("area").of(group.side.seat()), reach);
            mark.with_piece(group.key)
        })
        .collect()
}
