//! The box laid out: map, counters and charts in the form that the rules use.

use std::collections::BTreeMap;

use sandtable_board::hex::{Direction, HexGrid};
use sandtable_core::{Board, named};

use crate::action::{Hex, UnitId};
use crate::data::{Data, Effects, Limits, PlaceKind, RiverClass, ScenarioFile, TurnEntry};
use crate::pieces::{Chit, Kind, Nation, Side, What};
use crate::state::{HEXES, NO_HEX, NOBODY, UNITS};
use crate::supply::{Country, HexSet};

named! {
    /// The ground of a hex, its place apart.
    #[allow(missing_docs)]
    pub enum Terrain {
        Clear = "clear",
        Forest = "forest",
        Swamp = "swamp",
        Mountain = "mountain",
        Sea = "sea",
    }
}

/// A hex.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Its terrain.
    pub terrain: Terrain,
    /// Its place, by index plus one; 0 for none.
    pub place: u8,
    /// Neighbours by direction; [`NO_HEX`] off the map.
    pub next: [Hex; 6],
    /// Directions of roads.
    pub road: u8,
    /// Directions of railways.
    pub rail: u8,
    /// Directions of river sides, major ones included.
    pub river: u8,
    /// Directions of major river sides.
    pub major: u8,
    /// Directions of bridged sides.
    pub bridge: u8,
}

impl Ground {
    /// Neighbours on the map with their directions.
    pub fn near(&self) -> impl Iterator<Item = (usize, Hex)> {
        self.next.into_iter().enumerate().filter(|(_, next)| *next != NO_HEX)
    }
}

/// A city or town.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its hex.
    pub hex: Hex,
    /// Its name.
    pub name: String,
    /// A city, or a town?
    pub city: bool,
    /// Axis at the start?
    pub axis: bool,
    /// Victory points.
    pub vp: u8,
}

/// A counter.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Its word in notation.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// Its nation.
    pub nation: Nation,
    /// Its arm.
    pub kind: Kind,
    /// Is it mechanised?
    pub mechanised: bool,
    /// Attack and defence, full and reduced.
    pub strength: [[u8; 2]; 2],
    /// Has it a reduced side?
    pub two_steps: bool,
    /// Movement allowance.
    pub allowance: u8,
    /// Command range, for an HQ.
    pub range: u8,
    /// How it enters.
    pub enters: Entry,
}

/// How a unit enters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// On this hex at the start.
    Fixed(Hex),
    /// With an army, by index.
    Army(u8),
    /// In the front line.
    Front,
    /// In the second line.
    Second,
    /// With a box of the Soviet track.
    Box(u8),
    /// As a reinforcement.
    Pool,
}

/// A cell of the combat results table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// Steps that the attacker loses.
    pub attacker: u8,
    /// Steps that the defender loses.
    pub defender: u8,
    /// Hexes that the defender retreats.
    pub retreat: u8,
}

impl Cell {
    /// Reads `A1`, `-`, `R`, `RR` or `2RR`.
    pub fn parse(text: &str) -> Option<Cell> {
        match text {
            "-" => Some(Cell::default()),
            "R" => Some(Cell { retreat: 1, ..Cell::default() }),
            "RR" => Some(Cell { retreat: 2, ..Cell::default() }),
            text => {
                if let Some(n) = text.strip_prefix('A') {
                    return n.parse().ok().map(|attacker| Cell { attacker, ..Cell::default() });
                }
                let n = text.strip_suffix("RR")?.parse().ok()?;
                Some(Cell { defender: n, retreat: 2, ..Cell::default() })
            }
        }
    }
}

/// Set-up hexes of an army.
#[derive(Clone, Debug)]
pub struct Army {
    /// Its name.
    pub name: String,
    /// Its hexes; true for an armoured symbol.
    pub hexes: Vec<(Hex, bool)>,
    /// Its units.
    pub units: Vec<UnitId>,
}

/// Victory points of one point of a bid for sides: places count five and more.
const BID: i16 = 5;

/// Everything that the scenario never changes.
#[derive(Debug)]
pub struct Theatre {
    /// The grid, for printed numbers and distances.
    pub grid: HexGrid,
    /// The hexes.
    pub ground: Vec<Ground>,
    /// Those that are not all sea.
    pub land: HexSet,
    /// How lines run over them.
    pub country: Country,
    /// Axial coordinates of the hexes, for distances.
    pub axial: Vec<(i16, i16)>,
    /// The places.
    pub places: Vec<Place>,
    /// Supply sources of each side; true with a railway.
    pub sources: [Vec<(Hex, bool)>; 2],
    /// Axis armies.
    pub armies: Vec<Army>,
    /// Soviet set-up hexes.
    pub front: Vec<Hex>,
    /// The counters.
    pub counters: Vec<Counter>,
    /// The HQ of each chit.
    pub hq_of: [Option<UnitId>; Chit::COUNT as usize],
    /// Turns.
    pub turns: Vec<TurnEntry>,
    /// The combat results table: by die, then by column.
    pub table: [[Cell; 11]; 6],
    /// Effects of clear, forest, swamp and mountain.
    pub effects: [Effects; 4],
    /// Shifts of town and city.
    pub shifts: [u8; 2],
    /// Extra points for a river and for a zone of control.
    pub extra: [u8; 2],
    /// The Soviet track.
    pub track: Vec<Vec<(What, u8)>>,
    /// Axis reinforcements by die.
    pub reinforcements: Vec<Vec<(What, u8)>>,
    /// Transfers by die.
    pub transfers: Vec<Vec<(What, u8)>>,
    /// Limits.
    pub limits: Limits,
    /// The first turn.
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// For each counter the one before it that differs by its name alone; [`NOBODY`] for none.
    pub alike: Vec<UnitId>,
    /// The side of each counter.
    pub sides: [Side; UNITS],
    /// The counters of each side.
    pub of: [Vec<UnitId>; 2],
    /// Distances over land from each victory hex, for the policy.
    pub fields: crate::policy::Fields,
    /// What the screen shows of all this.
    pub board: Board,
}

impl Theatre {
    /// Lays out a scenario of checked data.
    pub fn new(data: &Data, scenario: &ScenarioFile) -> Theatre {
        let grid = data.map.hexes();
        let index = |text: &str| grid.parse(text).ok().and_then(|h| grid.index(h)).unwrap_or(0);
        let ground = lay_ground(data, &grid, &index);
        let axial = grid
            .hexes()
            .map(|h| {
                let (c, r) = (h.col - 1, h.row - 1);
                (c - (r - (r & 1)) / 2, r)
            })
            .collect();
        let places: Vec<Place> = data
            .map
            .places
            .list
            .iter()
            .map(|p| Place {
                hex: index(p.hex.get_ref()),
                name: p.name.clone(),
                city: p.kind == PlaceKind::City,
                axis: p.control == Side::Axis,
                vp: p.vp,
            })
            .collect();
        let sources = Side::BOTH.map(|side| {
            let of = data.map.supply.list.iter().filter(|s| s.side == side);
            of.map(|s| (index(s.hex.get_ref()), s.rail)).collect()
        });
        let hexes = |text: &str| -> Vec<(Hex, bool)> {
            text.split_whitespace().map(|w| (index(w.trim_end_matches('*')), w.ends_with('*'))).collect()
        };
        let setups = |side: Side| data.map.setup.iter().filter(move |s| s.side == side);
        let army = |s: &crate::data::SetupEntry| Army {
            name: s.army.clone(),
            hexes: hexes(s.hexes.get_ref()),
            units: Vec::new(),
        };
        let mut armies: Vec<Army> = setups(Side::Axis).map(army).collect();
        let front = setups(Side::Soviet).flat_map(|s| hexes(s.hexes.get_ref())).map(|(h, _)| h).collect();
        let counters: Vec<Counter> = data.units.unit.iter().map(|u| counter(u, &armies, &index)).collect();
        for (i, c) in counters.iter().enumerate() {
            if let Entry::Army(army) = c.enters {
                armies[usize::from(army)].units.push(i as UnitId);
            }
        }
        let alike = alike(&counters);
        let hq = |key: &str| counters.iter().position(|c| c.key == key).map(|i| i as UnitId);
        let mut hq_of = [None; Chit::COUNT as usize];
        for chit in Chit::all() {
            hq_of[usize::from(chit.0)] = chit.hq().and_then(hq);
        }
        let mut table = [[Cell::default(); 11]; 6];
        for (row, cells) in table.iter_mut().zip(&data.tables.combat.rows) {
            for (cell, text) in row.iter_mut().zip(cells) {
                *cell = Cell::parse(text.get_ref()).unwrap_or_default();
            }
        }
        let chart = &data.tables.terrain;
        let mut sides = [Side::Axis; UNITS];
        for (side, counter) in sides.iter_mut().zip(&counters) {
            *side = counter.nation.side();
        }
        Theatre {
            of: Side::BOTH
                .map(|side| (0..counters.len()).filter(|i| sides[*i] == side).map(|i| i as UnitId).collect()),
            sides,
            alike,
            fields: crate::policy::fields(&ground, &places),
            country: Country::new(&grid, &ground),
            land: (0..).zip(&ground).filter(|(_, g)| g.terrain != Terrain::Sea).map(|(hex, _)| hex).collect(),
            ground,
            axial,
            places,
            sources,
            front,
            hq_of,
            turns: data.tables.turns.list.clone(),
            table,
            effects: [chart.clear, chart.forest, chart.swamp, chart.mountain],
            shifts: [chart.town_shift, chart.city_shift],
            extra: [chart.river, chart.zone],
            track: data.tables.soviet_track.boxes.iter().map(track_box).collect(),
            reinforcements: data.tables.axis_reinforcements.rows.iter().map(table_row).collect(),
            transfers: data.tables.transfer.rows.iter().map(table_row).collect(),
            limits: data.tables.limits,
            first_turn: scenario.first_turn,
            last_turn: scenario.last_turn,
            board: crate::scene::board(data, &grid, &armies, &counters),
            armies,
            counters,
            grid,
        }
    }

    /// With fives of points that are given to either side: so many more the Axis needs, or fewer.
    #[must_use]
    pub fn give(mut self, [axis, soviet]: [u8; 2]) -> Theatre {
        self.limits.vp_win += BID * (i16::from(soviet) - i16::from(axis));
        self
    }

    /// A hex.
    pub fn at(&self, hex: Hex) -> &Ground {
        &self.ground[usize::from(hex)]
    }

    /// A counter.
    pub fn counter(&self, unit: UnitId) -> &Counter {
        &self.counters[usize::from(unit)]
    }

    /// All unit ids.
    pub fn ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        0..self.counters.len() as UnitId
    }

    /// The side of a unit.
    pub fn side(&self, unit: UnitId) -> Side {
        self.sides[usize::from(unit)]
    }

    /// Is there such a unit?
    pub fn knows(&self, unit: UnitId) -> bool {
        usize::from(unit) < self.counters.len()
    }

    /// Is a unit one of a side's?
    pub fn owns(&self, side: Side, unit: UnitId) -> bool {
        self.knows(unit) && self.side(unit) == side
    }

    /// The hex of a printed number.
    pub fn hex(&self, number: &str) -> Option<Hex> {
        self.grid.parse(number).ok().and_then(|hex| self.grid.index(hex))
    }

    /// The direction from a hex to a neighbour.
    pub fn direction(&self, from: Hex, to: Hex) -> Option<usize> {
        self.at(from).next.iter().position(|n| *n == to && to != NO_HEX)
    }

    /// Neighbours on the map.
    pub fn near(&self, hex: Hex) -> impl Iterator<Item = Hex> + '_ {
        self.at(hex).next.iter().copied().filter(|n| *n != NO_HEX)
    }

    /// Hexes from one to another.
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        let ((q, r), (p, s)) = (self.axial[usize::from(a)], self.axial[usize::from(b)]);
        let (dq, dr) = (q - p, r - s);
        dq.abs().max(dr.abs()).max((dq + dr).abs()) as u16
    }

    /// The printed number of a hex.
    pub fn number(&self, hex: Hex) -> String {
        self.grid.at(hex).map(|h| h.to_string()).unwrap_or_default()
    }

    /// The place in a hex; none off the map.
    pub fn place(&self, hex: Hex) -> Option<(usize, &Place)> {
        let i = usize::from(self.ground.get(usize::from(hex))?.place);
        (i > 0).then(|| (i - 1, &self.places[i - 1]))
    }

    /// Columns by which a defender's hex shifts the odds (10.3.3).
    pub fn shift(&self, hex: Hex) -> u8 {
        let ground = match self.at(hex).terrain {
            Terrain::Sea => 0,
            terrain => self.effects[terrain as usize].shift,
        };
        ground + self.place(hex).map_or(0, |(_, p)| self.shifts[usize::from(p.city)])
    }

    /// Are two counters alike but for their names?
    pub fn are_alike(&self, a: UnitId, b: UnitId) -> bool {
        let first = |id: UnitId| {
            let before = |id: &UnitId| Some(self.alike[usize::from(*id)]).filter(|before| *before != NOBODY);
            std::iter::successors(Some(id), before).last()
        };
        first(a) == first(b)
    }

    /// Does a hex stop a mechanised advance (10.7.1/2)?
    pub fn stops(&self, hex: Hex) -> bool {
        self.place(hex).is_some()
            || match self.at(hex).terrain {
                Terrain::Sea => true,
                terrain => self.effects[terrain as usize].stops,
            }
    }
}

fn alike(counters: &[Counter]) -> Vec<UnitId> {
    let same = |a: &Counter, b: &Counter| {
        (a.nation, a.kind, a.strength, a.allowance, a.enters)
            == (b.nation, b.kind, b.strength, b.allowance, b.enters)
    };
    let before = |i: usize| counters[..i].iter().rposition(|o| same(o, &counters[i]));
    (0..counters.len()).map(|i| before(i).map_or(NOBODY, |b| b as UnitId)).collect()
}

fn lay_ground(data: &Data, grid: &HexGrid, index: &dyn Fn(&str) -> Hex) -> Vec<Ground> {
    let terrain = |col: i16, row: i16| {
        let row = data.map.terrain.rows.get(row as usize - 1)?.get_ref();
        data.map.terrain.legend.get(&row.chars().nth(col as usize - 1)?).copied()
    };
    let mut ground: Vec<Ground> = grid
        .hexes()
        .map(|hex| Ground {
            terrain: terrain(hex.col, hex.row).unwrap_or(Terrain::Clear),
            place: 0,
            next: std::array::from_fn(|d| {
                grid.index(grid.step(hex, Direction::new(d as u8))).unwrap_or(NO_HEX)
            }),
            road: 0,
            rail: 0,
            river: 0,
            major: 0,
            bridge: 0,
        })
        .collect();
    debug_assert!(ground.len() <= HEXES && data.units.unit.len() <= UNITS);
    for (i, place) in data.map.places.list.iter().enumerate() {
        ground[usize::from(index(place.hex.get_ref()))].place = i as u8 + 1;
    }
    let mut mark = |a: Hex, b: Hex, put: fn(&mut Ground, u8)| {
        for (from, to) in [(a, b), (b, a)] {
            if let Some(d) = ground[usize::from(from)].next.iter().position(|n| *n == to) {
                put(&mut ground[usize::from(from)], 1 << d);
            }
        }
    };
    let pair = |side: &str| side.split_once('-').map(|(a, b)| (index(a), index(b)));
    for river in &data.map.river {
        let major = river.class == RiverClass::Major;
        for (a, b) in river.sides.iter().filter_map(|s| pair(s.get_ref())) {
            mark(a, b, |g, d| g.river |= d);
            if major {
                mark(a, b, |g, d| g.major |= d);
            }
        }
    }
    for (a, b) in data.map.bridges.sides.iter().filter_map(|s| pair(s.get_ref())) {
        mark(a, b, |g, d| g.bridge |= d);
    }
    for (lines, road) in [(&data.map.roads, true), (&data.map.rails, false)] {
        for line in &lines.list {
            let hexes: Vec<Hex> = line.hexes.get_ref().split('-').map(index).collect();
            for two in hexes.windows(2) {
                let put: fn(&mut Ground, u8) = if road { |g, d| g.road |= d } else { |g, d| g.rail |= d };
                mark(two[0], two[1], put);
            }
        }
    }
    ground
}

fn counter(u: &crate::data::UnitEntry, armies: &[Army], index: &dyn Fn(&str) -> Hex) -> Counter {
    let enters = u.enters.get_ref().as_str();
    let army = armies.iter().position(|a| a.name == enters);
    let enters = match (&u.at, army, enters) {
        (Some(at), _, _) => Entry::Fixed(index(at.get_ref())),
        (None, Some(i), _) => Entry::Army(i as u8),
        (None, None, "front") => Entry::Front,
        (None, None, "second") => Entry::Second,
        (None, None, text) => match text.strip_prefix("box ").and_then(|n| n.parse().ok()) {
            Some(n) => Entry::Box(n),
            None => Entry::Pool,
        },
    };
    Counter {
        key: u.key.get_ref().clone(),
        name: u.name.clone(),
        nation: u.nation,
        kind: u.kind,
        mechanised: u.mechanised,
        strength: [[u.attack, u.defence], u.reduced.unwrap_or([0, 0])],
        two_steps: u.reduced.is_some(),
        allowance: u.allowance,
        range: u.range,
        enters,
    }
}

fn table_row(row: &BTreeMap<String, u8>) -> Vec<(What, u8)> {
    What::ALL.into_iter().filter_map(|w| row.get(w.word()).map(|n| (w, *n))).collect()
}

/// A box of the Soviet track; `inf` there means rifle divisions, and a named HQ comes with it.
fn track_box(entry: &BTreeMap<String, toml::Value>) -> Vec<(What, u8)> {
    let number =
        |key: &str| entry.get(key).and_then(toml::Value::as_integer).and_then(|n| u8::try_from(n).ok());
    [(What::Tk, "tk"), (What::M, "m"), (What::C, "c"), (What::G, "g"), (What::Rifle, "inf")]
        .into_iter()
        .filter_map(|(what, key)| number(key).map(|n| (what, n)))
        .collect()
}
