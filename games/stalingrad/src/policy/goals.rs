//! What an army is after: victory hexes, by distances that are measured once.

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{HEXES, NO_HEX, on_map};
use crate::theatre::{Ground, Place, Terrain};

use super::taste::Taste;

/// Too far to go.
pub const FAR: u16 = 4000;

/// Distances over land from each victory hex, in half points of a foot soldier on roads and off them.
pub type Fields = Vec<(usize, Vec<u16>)>;

/// Measures the fields.
pub fn fields(ground: &[Ground], places: &[Place]) -> Fields {
    let wanted = places.iter().enumerate().filter(|(_, p)| p.vp > 0);
    wanted.map(|(i, p)| (i, field(ground, p.hex))).collect()
}

fn field(ground: &[Ground], goal: Hex) -> Vec<u16> {
    let mut far = vec![FAR; HEXES];
    let mut rings: Vec<Vec<Hex>> = vec![vec![goal]];
    far[usize::from(goal)] = 0;
    let mut ring = 0;
    while ring < rings.len() {
        let mut i = 0;
        while i < rings[ring].len() {
            let hex = rings[ring][i];
            i += 1;
            if usize::from(far[usize::from(hex)]) != ring {
                continue;
            }
            let here = &ground[usize::from(hex)];
            for (d, next) in here.next.iter().copied().enumerate() {
                if next == NO_HEX || ground[usize::from(next)].terrain == Terrain::Sea {
                    continue;
                }
                let road = here.road >> d & 1 == 1;
                let mountain = here.terrain == Terrain::Mountain
                    || ground[usize::from(next)].terrain == Terrain::Mountain;
                if mountain && !road {
                    continue;
                }
                // The step is taken the other way: into `hex`.
                let mut cost = match here.terrain {
                    _ if road => 2,
                    Terrain::Clear => 3,
                    _ => 5,
                };
                let bridged = here.bridge >> d & 1 == 1;
                if here.river >> d & 1 == 1 && !bridged {
                    cost += if here.major >> d & 1 == 1 { 6 } else { 2 };
                }
                let sum = ring + cost;
                if sum < usize::from(far[usize::from(next)]) {
                    far[usize::from(next)] = sum as u16;
                    if rings.len() <= sum {
                        rings.resize(sum + 1, Vec::new());
                    }
                    rings[sum].push(next);
                }
            }
        }
        ring += 1;
    }
    far
}

/// What each Axis army is for, as the directive of April 1942 had it: victory hexes in order.
const DIRECTIVE: [(&str, &[&str]); 7] = [
    ("4PzA", &["Voronezh", "Stalingrad", "Saratov", "Astrakhan"]),
    ("6A", &["Stalingrad", "Voronezh", "Saratov"]),
    ("1PzA", &["Rostov", "Maikop", "Grozny", "Novorossiysk"]),
    ("17A", &["Rostov", "Novorossiysk", "Maikop", "Grozny"]),
    ("H2A", &["Voronezh"]),
    ("It8A", &["Stalingrad"]),
    ("R3A", &["Rostov", "Novorossiysk"]),
];

/// A goal beyond an army's strength is taken when there is no other.
const HARD: f32 = 1e6;

/// Soviet defence in a victory hex and beside it.
fn defence(look: Look, field: usize) -> f32 {
    let hex = look.t.places[look.t.fields[field].0].hex;
    let near =
        look.all(Side::Soviet, |u| on_map(u.at)).filter(|id| look.t.distance(look.unit(*id).at, hex) <= 1);
    near.map(|id| f32::from(look.defence(id))).sum()
}

/// The goal of an Axis HQ, an index into the fields: the first victory hex of its directive that is open and not a
/// fortress beyond its strength, else the nearest open one.
pub fn goal(look: Look, hq: UnitId, taste: &Taste) -> Option<usize> {
    let at = look.unit(hq).at;
    if !on_map(at) {
        return None;
    }
    let open = |i: &usize| !look.controls(Side::Axis, look.t.fields[*i].0);
    let far = |i: &usize| look.t.fields[*i].1[usize::from(at)];
    let hard = |i: &usize| {
        let hex = look.t.places[look.t.fields[*i].0].hex;
        look.s.fortress(hex) > 0 && f32::from(look.s.muster.count(hex)) > taste.hard
    };
    let key = look.counter(hq).key.as_str();
    let directive = DIRECTIVE.iter().find(|(k, _)| *k == key).map_or(&[][..], |(_, goals)| *goals);
    // What a goal costs: those of the directive first, in their order, and the hard ones last.
    let cost = |i: usize| {
        let name = &look.t.places[look.t.fields[i].0].name;
        let way = f32::from(far(&i)) - taste.of(name);
        let held = if taste.defended == 0.0 { 0.0 } else { taste.defended * defence(look, i) };
        held + match (hard(&i), directive.iter().position(|listed| listed == name)) {
            (true, _) => HARD + way,
            (false, Some(rank)) => rank as f32 * taste.directive + way * taste.directive_far,
            (false, None) => taste.unlisted + way,
        }
    };
    let costs = (0..look.t.fields.len()).filter(open).map(|i| (cost(i), i));
    costs.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, i)| i)
}
