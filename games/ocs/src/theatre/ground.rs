//! The map: hexes, their sides, and places.

use sandtable_board::Bits;
use sandtable_board::hex::{Direction, HexGrid};

use crate::action::Hex;
use crate::data::{Data, PlaceEntry};
use crate::pieces::{Barrier, Side, Terrain, Way};
use crate::state::NO_HEX;

/// A hex.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Its terrains, a bit each: a hex may have several (6.2d).
    pub terrain: u16,
    /// Its place, by index plus one; 0 for none.
    pub place: u16,
    /// Neighbours by direction; [`NO_HEX`] off the map.
    pub next: [Hex; 6],
    /// Directions of railways.
    pub rail: u8,
    /// Those of them that are multi-track (13.3a/3).
    pub multi: u8,
    /// What lies on its sides.
    pub barrier: [Option<Barrier>; 6],
    /// Its country, by index (`Theatre::countries`).
    pub country: u8,
    /// Roads over its sides, a bit a kind.
    pub(super) ways: [u8; 6],
}

impl Ground {
    /// Has it this terrain?
    pub const fn has(&self, terrain: Terrain) -> bool {
        self.terrain >> terrain as u16 & 1 == 1
    }

    /// Goes a road of this kind over one of its sides?
    pub const fn has_way(&self, direction: usize, way: Way) -> bool {
        self.ways[direction] >> way as u8 & 1 == 1
    }

    /// Its terrains.
    pub fn terrains(&self) -> impl Iterator<Item = Terrain> {
        let mask = self.terrain;
        Terrain::ALL.into_iter().filter(move |t| mask >> *t as u16 & 1 == 1)
    }
}

/// A box beside the map: nobody walks to it.
pub(super) const BOX: Ground = Ground {
    terrain: 1 << Terrain::Open as u16,
    place: 0,
    next: [NO_HEX; 6],
    rail: 0,
    multi: 0,
    barrier: [None; 6],
    country: 0,
    ways: [0; 6],
};

/// A village or city.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its key.
    pub key: String,
    /// Its hex.
    pub hex: Hex,
    /// What it is.
    pub kind: Terrain,
    /// Whose it is at the start.
    pub owner: Side,
    /// What it is worth.
    pub vp: u8,
    /// The capacity of its port in tokens; 0 without one.
    pub port: u8,
    /// Its own damage track: the capacity after one to four hits (19.0b/2).
    pub track: Option<[u8; 4]>,
}

/// The hexes of the map.
pub(super) fn lay(
    data: &Data,
    places: &[&PlaceEntry],
    grid: &HexGrid,
    find: &dyn Fn(&str) -> Option<Hex>,
) -> Vec<Ground> {
    let terrain = |col: i16, row: i16| {
        let row = data.map.terrain.rows.get(row as usize - 1)?.get_ref();
        data.map.terrain.legend.get(&row.chars().nth(col as usize - 1)?).copied()
    };
    let country = |col: i16, row: i16| data.map.country.get(row as usize - 1)?.get(col as usize - 1).copied();
    let mut ground: Vec<Ground> = grid
        .hexes()
        .map(|at| Ground {
            terrain: 1 << terrain(at.col, at.row).unwrap_or(Terrain::Open) as u16,
            place: 0,
            next: std::array::from_fn(|d| {
                grid.index(grid.step(at, Direction::new(d as u8))).unwrap_or(NO_HEX)
            }),
            rail: 0,
            multi: 0,
            barrier: [None; 6],
            country: country(at.col, at.row).unwrap_or(0),
            ways: [0; 6],
        })
        .collect();
    for (i, place) in places.iter().enumerate() {
        let Some(at) = find(place.hex.get_ref()).map(|hex| &mut ground[usize::from(hex)]) else { continue };
        at.place = i as u16 + 1;
        at.terrain |= 1 << place.kind as u16;
        // 6.2d/1: the ground of a place is its own unless something worse lies in the hex, too.
        at.terrain &= !(1 << Terrain::Open as u16);
    }
    for zone in &data.map.zone {
        if let Some(terrain) = zone.terrain {
            for at in zone.hexes.iter().filter_map(|hex| find(hex.get_ref())) {
                ground[usize::from(at)].terrain |= 1 << terrain as u16;
            }
        }
    }
    let mut mark = |a: Option<Hex>, b: Option<Hex>, put: &dyn Fn(&mut Ground, usize)| {
        let (Some(a), Some(b)) = (a, b) else { return };
        for (from, to) in [(a, b), (b, a)] {
            if let Some(d) = ground[usize::from(from)].next.iter().position(|n| *n == to) {
                put(&mut ground[usize::from(from)], d);
            }
        }
    };
    for side in &data.map.side {
        for pair in side.sides.iter().filter_map(|text| text.get_ref().split_once('-')) {
            // 6.2d/4: the cheapest water of a hexside; kinds come in the order of their cost.
            mark(find(pair.0), find(pair.1), &|at, d| {
                at.barrier[d] = Some(at.barrier[d].map_or(side.kind, |other| other.min(side.kind)));
            });
        }
    }
    for way in &data.map.way {
        let chain: Vec<Option<Hex>> = way.hexes.get_ref().split('-').map(find).collect();
        for pair in chain.windows(2) {
            mark(pair[0], pair[1], &|at, d| {
                at.ways[d] |= 1 << way.kind as u8;
                if way.kind == Way::Railroad {
                    at.rail |= 1 << d;
                    at.multi |= u8::from(way.tracks > 1) << d;
                }
            });
        }
    }
    ground
}

/// The rail hexes that a side's trains can use: all but those of the other's gauge.
pub(super) fn gauge(data: &Data, ground: &[Ground], side: Side, find: &dyn Fn(&str) -> Option<Hex>) -> Bits {
    let mut set = Bits::new(ground.len());
    set.extend((0..).zip(ground).filter(|(_, at)| at.rail != 0).map(|(i, _)| i));
    for entry in data.map.gauge.iter().filter(|entry| entry.side != side) {
        entry.hexes.get_ref().split('-').filter_map(find).for_each(|at| {
            set.remove(at);
        });
    }
    set
}

/// Hexes and hexsides that a rule of the title names.
#[derive(Clone, Debug)]
pub struct Zone {
    /// The hexes.
    pub hexes: Bits,
    /// Of every hex its sides, a bit a direction.
    pub sides: Box<[u8]>,
}

impl Zone {
    /// A zone of the map by its name; an empty one where the map has none.
    pub(super) fn new(
        data: &Data,
        ground: &[Ground],
        name: &str,
        find: &dyn Fn(&str) -> Option<Hex>,
    ) -> Zone {
        let mut zone = Zone { hexes: Bits::new(ground.len()), sides: vec![0; ground.len()].into() };
        for entry in data.map.zone.iter().filter(|entry| entry.name == name) {
            zone.hexes.extend(entry.hexes.iter().filter_map(|hex| find(hex.get_ref())));
            for (a, b) in entry.sides.iter().filter_map(|side| side.get_ref().split_once('-')) {
                let (Some(a), Some(b)) = (find(a), find(b)) else { continue };
                for (from, to) in [(a, b), (b, a)] {
                    if let Some(d) = ground[usize::from(from)].next.iter().position(|next| *next == to) {
                        zone.sides[usize::from(from)] |= 1 << d;
                    }
                }
            }
        }
        zone
    }

    /// Is the side of a hex in this direction part of it?
    pub fn crosses(&self, from: Hex, direction: usize) -> bool {
        self.sides.get(usize::from(from)).is_some_and(|sides| sides >> direction & 1 == 1)
    }
}
