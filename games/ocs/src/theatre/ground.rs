//! The map: hexes, their sides, and places.

use sandtable_board::Bits;
use sandtable_board::hex::{Direction, HexGrid};

use crate::action::Hex;
use crate::data::Data;
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
pub(super) fn lay(data: &Data, grid: &HexGrid, hex: &dyn Fn(&str) -> Hex) -> Vec<Ground> {
    let terrain = |col: i16, row: i16| {
        let row = data.map.terrain.rows.get(row as usize - 1)?.get_ref();
        data.map.terrain.legend.get(&row.chars().nth(col as usize - 1)?).copied()
    };
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
            ways: [0; 6],
        })
        .collect();
    for (i, place) in data.map.place.iter().enumerate() {
        let at = &mut ground[usize::from(hex(place.hex.get_ref()))];
        at.place = i as u16 + 1;
        at.terrain |= 1 << place.kind as u16;
        // 6.2d/1: the ground of a place is its own unless something worse lies in the hex, too.
        at.terrain &= !(1 << Terrain::Open as u16);
    }
    let mut mark = |a: Hex, b: Hex, put: &dyn Fn(&mut Ground, usize)| {
        for (from, to) in [(a, b), (b, a)] {
            if let Some(d) = ground[usize::from(from)].next.iter().position(|n| *n == to) {
                put(&mut ground[usize::from(from)], d);
            }
        }
    };
    for side in &data.map.side {
        for pair in side.sides.iter().filter_map(|text| text.get_ref().split_once('-')) {
            // 6.2d/4: the cheapest water of a hexside; kinds come in the order of their cost.
            mark(hex(pair.0), hex(pair.1), &|at, d| {
                at.barrier[d] = Some(at.barrier[d].map_or(side.kind, |other| other.min(side.kind)));
            });
        }
    }
    for way in &data.map.way {
        let chain: Vec<Hex> = way.hexes.get_ref().split('-').map(hex).collect();
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
pub(super) fn gauge(data: &Data, ground: &[Ground], side: Side, hex: &dyn Fn(&str) -> Hex) -> Bits {
    let mut set = Bits::new(ground.len());
    set.extend((0..).zip(ground).filter(|(_, at)| at.rail != 0).map(|(i, _)| i));
    for entry in data.map.gauge.iter().filter(|entry| entry.side != side) {
        entry.hexes.get_ref().split('-').map(hex).for_each(|at| {
            set.remove(at);
        });
    }
    set
}
