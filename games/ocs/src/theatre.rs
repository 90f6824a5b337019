//! The box laid out: map, counters and charts in the form that the rules use.

use sandtable_board::hex::{Direction, HexGrid};
use sandtable_board::{Bits, Sheets};
use sandtable_core::Board;

use crate::action::{Hex, UnitId};
use crate::data::{
    Blowing, Capture, Cost, Costs, Data, FaceEntry, Ranges, ScenarioFile, Shifts, SideOfScenario,
    SurpriseEntry,
};
use crate::pieces::{Antitank, Barrier, Category, Closeness, Kind, Mobility, Side, Terrain, Way, Weather};
use crate::state::{Column, Dump, Hedgehog, NO_HEX};
use crate::tables::{Share, Tables};
use crate::title::Title;

/// The cost of a step that is not allowed.
pub const NO_WAY: u8 = u8::MAX;
/// Columns and dumps that may come to be during play, beside those of the scenario.
const SPARE: usize = 12;

/// A hex.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Its terrains, a bit each: a hex may have several (6.2d).
    pub terrain: u16,
    /// Its place, by index plus one; 0 for none.
    pub place: u8,
    /// Neighbours by direction; [`NO_HEX`] off the map.
    pub next: [Hex; 6],
    /// Directions of railways.
    pub rail: u8,
    /// What lies on its sides.
    pub barrier: [Option<Barrier>; 6],
    /// Roads over its sides, a bit a kind.
    ways: [u8; 6],
}

impl Ground {
    /// Has it this terrain?
    pub const fn has(&self, terrain: Terrain) -> bool {
        self.terrain >> terrain as u16 & 1 == 1
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
}

/// One side of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Combat Strength.
    pub strength: u8,
    /// In parentheses: in defence only (3.2b).
    pub defends: bool,
    /// Action Rating.
    pub ar: i8,
    /// Movement allowance.
    pub ma: u8,
    /// How it moves.
    pub by: Mobility,
    /// Barrage Strength; 0 for none.
    pub barrage: u8,
    /// Its range in hexes.
    pub range: u8,
    /// Throw range in MP; 0 for none.
    pub throw: u8,
}

/// A counter.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Its word in notation.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// Its nation.
    pub nation: String,
    /// Its multi-unit formation, by index plus one; 0 for none (3.1c).
    pub formation: u8,
    /// What it is for.
    pub kind: Kind,
    /// Its category.
    pub category: Category,
    /// How well it stops tanks.
    pub antitank: Antitank,
    /// Its size in quarters of an RE.
    pub re: u8,
    /// Its steps.
    pub steps: u8,
    /// Does its HQ serve its own division alone?
    pub divisional: bool,
    /// Combat side and Move side.
    pub faces: [Face; 2],
    /// Where it may set up: the hex and how many hexes around.
    pub setup: Option<(Hex, u8)>,
}

impl Counter {
    /// Is it neither part of a formation nor of several steps (3.2f)?
    pub const fn independent(&self) -> bool {
        self.formation == 0 && self.steps == 1
    }
}

/// A kind of Transport Points.
#[derive(Clone, Debug)]
pub struct Transport {
    /// Its word.
    pub key: String,
    /// Movement allowance.
    pub ma: u8,
    /// How it moves.
    pub by: Mobility,
}

/// A line of the Terrain Effects Chart.
#[derive(Clone, Copy, Debug)]
pub struct Effect {
    /// How close it is.
    pub class: Closeness,
    /// Multipliers of attackers, by category.
    pub attack: [Share; 3],
    /// Multipliers of defenders.
    pub defence: [Share; 3],
}

/// Quarter MP of a step, by weather, mobility, hex and direction.
#[derive(Debug)]
struct Steps([[Vec<[u8; 6]>; 3]; 3]);

impl Steps {
    fn at(&self, weather: Weather, by: Mobility, from: Hex, direction: usize) -> u8 {
        self.0[weather as usize][by as usize][usize::from(from)][direction]
    }
}

/// Everything that the scenario never changes.
#[derive(Debug)]
pub struct Theatre {
    /// The title.
    pub title: &'static dyn Title,
    /// The sheets, for printed names.
    pub sheets: Sheets,
    /// The grid.
    pub grid: HexGrid,
    /// The hexes.
    pub ground: Vec<Ground>,
    axial: Vec<(i16, i16)>,
    /// The places.
    pub places: Vec<Place>,
    /// Supply sources of each side.
    pub sources: [Vec<Hex>; 2],
    /// The counters.
    pub counters: Vec<Counter>,
    /// The names of formations.
    pub formations: Vec<String>,
    /// The kinds of Transport Points.
    pub transport: Vec<Transport>,
    /// The tables.
    pub tables: Tables,
    /// Surprise.
    pub surprise: SurpriseEntry,
    /// Shifts of barrages.
    pub shifts: Shifts,
    /// Added to attrition of many steps.
    pub crowd: i8,
    /// The Capture Table.
    pub capture: Capture,
    /// The Dump Blowing Table.
    pub blowing: Blowing,
    /// Prices in tokens.
    pub costs: Costs,
    /// Ranges.
    pub ranges: Ranges,
    /// The Terrain Effects Chart, by terrain.
    pub effects: Vec<Effect>,
    /// Multipliers of attackers over hexsides.
    pub barriers: Vec<[Share; 3]>,
    by_any: Steps,
    off_road: Steps,
    /// The last turn.
    pub turns: u8,
    /// The first player and the weather of the first turn.
    pub opening: (Side, Weather),
    /// The weather by die.
    pub weather: Vec<Weather>,
    /// What each side has.
    pub sides: [SideOfScenario; 2],
    /// What lies on the map at the start, with spare slots.
    pub columns: Vec<Column>,
    /// Dumps at the start.
    pub dumps: Vec<Dump>,
    /// Hedgehogs at the start.
    pub hedgehogs: Vec<Hedgehog>,
    /// What the screen shows of all this.
    pub board: Board,
}

impl Theatre {
    /// Lays out a scenario of checked data.
    pub fn new(data: &Data, scenario: &ScenarioFile, title: &'static dyn Title) -> Theatre {
        let (sheets, grid) = (data.map.sheets(), data.map.sheets().grid());
        let hex = |text: &str| sheets.parse(text).ok().and_then(|h| grid.index(h)).unwrap_or(0);
        let ground = lay_ground(data, &grid, &hex);
        let place = |p: &crate::data::PlaceEntry| Place {
            key: p.key.get_ref().clone(),
            hex: hex(p.hex.get_ref()),
            kind: p.kind,
            owner: p.owner,
            vp: p.vp,
            port: p.port,
        };
        let sources = Side::BOTH.map(|side| {
            data.map.supply.iter().filter(|s| s.side == side).map(|s| hex(s.hex.get_ref())).collect()
        });
        let mut formations: Vec<String> = Vec::new();
        let mut counters: Vec<Counter> =
            data.units.unit.iter().map(|unit| counter(data, unit, &mut formations)).collect();
        for entry in &scenario.setup {
            for key in &entry.units {
                if let Some(counter) = counters.iter_mut().find(|c| c.key == *key.get_ref()) {
                    counter.setup = Some((hex(entry.hex.get_ref()), entry.within));
                }
            }
        }
        let charts = &data.charts;
        let shares = |texts: &[toml::Spanned<String>; 3]| {
            std::array::from_fn(|i| Share::parse(texts[i].get_ref()).unwrap_or(Share::WHOLE))
        };
        // Which rows lie half a hex further east: see `Sheets::grid`.
        let lag = i16::from((u16::from(sheets.down) * u16::from(sheets.rows)).is_multiple_of(2));
        let mut theatre = Theatre {
            title,
            sheets,
            axial: grid.hexes().map(|h| (h.col - (h.row + lag).div_euclid(2), h.row)).collect(),
            places: data.map.place.iter().map(place).collect(),
            sources,
            transport: data
                .units
                .transport
                .iter()
                .map(|kind| Transport { key: kind.key.clone(), ma: kind.ma, by: kind.by })
                .collect(),
            tables: Tables::new(charts),
            surprise: charts.surprise,
            shifts: charts.shifts,
            crowd: charts.attrition.crowd,
            capture: charts.capture,
            blowing: charts.blowing,
            costs: charts.supply,
            ranges: charts.ranges,
            effects: charts
                .terrain
                .hex
                .iter()
                .map(|line| Effect {
                    class: line.class,
                    attack: shares(&line.attack),
                    defence: shares(&line.defence),
                })
                .collect(),
            barriers: charts.terrain.side.iter().map(|line| shares(&line.attack)).collect(),
            by_any: steps(data, &ground, true),
            off_road: steps(data, &ground, false),
            turns: scenario.turns,
            opening: (scenario.first, scenario.weather),
            weather: scenario.weather_table.clone(),
            sides: [scenario.allied.clone(), scenario.axis.clone()],
            columns: lay_columns(data, scenario, &hex),
            dumps: lay_dumps(scenario, &hex),
            hedgehogs: lay_hedgehogs(scenario, &hex),
            board: Board::default(),
            formations,
            counters,
            ground,
            grid,
        };
        theatre.board = crate::scene::board(&theatre);
        theatre
    }

    /// A hex.
    pub fn at(&self, hex: Hex) -> &Ground {
        &self.ground[usize::from(hex)]
    }

    /// Is there such a hex?
    pub fn on_map(&self, hex: Hex) -> bool {
        usize::from(hex) < self.ground.len()
    }

    /// A counter.
    pub fn counter(&self, unit: UnitId) -> &Counter {
        &self.counters[usize::from(unit)]
    }

    /// All unit ids.
    pub fn ids(&self) -> std::ops::Range<UnitId> {
        0..self.counters.len() as UnitId
    }

    /// Is there such a unit of a side?
    pub fn owns(&self, side: Side, unit: UnitId) -> bool {
        self.counters.get(usize::from(unit)).is_some_and(|counter| counter.side == side)
    }

    /// A set of hexes without members.
    pub fn no_hexes(&self) -> Bits {
        Bits::new(self.ground.len())
    }

    /// The hex of a printed name.
    pub fn hex(&self, name: &str) -> Option<Hex> {
        self.sheets.parse(name).ok().and_then(|hex| self.grid.index(hex))
    }

    /// The printed name of a hex.
    pub fn name(&self, hex: Hex) -> String {
        self.grid.at(hex).map(|h| self.sheets.name(h)).unwrap_or_default()
    }

    /// The direction from a hex to a neighbour.
    pub fn direction(&self, from: Hex, to: Hex) -> Option<usize> {
        self.at(from).next.iter().position(|n| *n == to && to != NO_HEX)
    }

    /// Neighbours on the map.
    pub fn near(&self, hex: Hex) -> impl Iterator<Item = Hex> + use<> {
        self.at(hex).next.into_iter().filter(|n| *n != NO_HEX)
    }

    /// Hexes from one to another.
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        let ((q, r), (p, s)) = (self.axial[usize::from(a)], self.axial[usize::from(b)]);
        let (dq, dr) = (q - p, r - s);
        dq.abs().max(dr.abs()).max((dq + dr).abs()) as u16
    }

    /// The place in a hex.
    pub fn place(&self, hex: Hex) -> Option<(u8, &Place)> {
        let i = self.ground.get(usize::from(hex))?.place.checked_sub(1)?;
        Some((i, &self.places[usize::from(i)]))
    }

    /// Quarter MP of a step to a neighbour; by road where there is one. None where there is no way (6.2c), or no way back
    /// of the same kind (6.1d).
    pub fn cost(&self, weather: Weather, by: Mobility, from: Hex, to: Hex) -> Option<u8> {
        let direction = self.direction(from, to)?;
        Some(self.by_any.at(weather, by, from, direction)).filter(|cost| *cost != NO_WAY)
    }

    /// The same without roads and bridges (8.1c).
    pub fn cost_off_road(&self, weather: Weather, by: Mobility, from: Hex, to: Hex) -> Option<u8> {
        let direction = self.direction(from, to)?;
        Some(self.off_road.at(weather, by, from, direction)).filter(|cost| *cost != NO_WAY)
    }

    /// The cost of a supply path: weather may lower it, never raise it (12.3d/4).
    pub fn cost_of_supply(&self, weather: Weather, by: Mobility, from: Hex, to: Hex) -> Option<u8> {
        let dry = self.cost(Weather::Dry, by, from, to);
        let now = self.cost(weather, by, from, to);
        dry.into_iter().chain(now).min()
    }

    /// How close the terrain is.
    pub fn closeness(&self, terrain: Terrain) -> Closeness {
        self.effects[terrain as usize].class
    }
}

fn counter(data: &Data, unit: &crate::data::UnitEntry, formations: &mut Vec<String>) -> Counter {
    let found = data.units.template.iter().find(|t| t.key.get_ref() == unit.template.get_ref());
    // The data is checked: the template is there.
    let template = found.unwrap_or(&data.units.template[0]);
    let formation = match unit.formation.as_str() {
        "" => 0,
        name => match formations.iter().position(|known| known == name) {
            Some(i) => i as u8 + 1,
            None => {
                formations.push(name.to_string());
                formations.len() as u8
            }
        },
    };
    let face = |entry: FaceEntry, moves: bool| Face {
        // 13.1c/1, 13.4b: what is not printed.
        strength: match (template.kind, moves) {
            (Kind::Hq, false) => 5,
            (Kind::Hq, true) | (Kind::Artillery, _) => 1,
            _ => entry.strength,
        },
        defends: entry.defends || matches!(template.kind, Kind::Hq | Kind::Artillery),
        ar: entry.ar,
        ma: entry.ma,
        by: entry.by,
        barrage: entry.barrage,
        range: entry.range,
        throw: entry.throw,
    };
    Counter {
        key: unit.key.get_ref().clone(),
        name: unit.name.clone(),
        side: unit.side,
        nation: unit.nation.clone(),
        formation,
        kind: template.kind,
        category: template.category,
        antitank: template.at,
        re: (template.re.get_ref() * 4.0) as u8,
        steps: template.steps,
        divisional: template.divisional,
        faces: [face(template.combat, false), face(template.moving, true)],
        setup: None,
    }
}

fn lay_ground(data: &Data, grid: &HexGrid, hex: &dyn Fn(&str) -> Hex) -> Vec<Ground> {
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
            barrier: [None; 6],
            ways: [0; 6],
        })
        .collect();
    for (i, place) in data.map.place.iter().enumerate() {
        let at = &mut ground[usize::from(hex(place.hex.get_ref()))];
        at.place = i as u8 + 1;
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
            mark(hex(pair.0), hex(pair.1), &|at, d| at.barrier[d] = Some(side.kind));
        }
    }
    for way in &data.map.way {
        let chain: Vec<Hex> = way.hexes.get_ref().split('-').map(hex).collect();
        for pair in chain.windows(2) {
            mark(pair[0], pair[1], &|at, d| {
                at.ways[d] |= 1 << way.kind as u8;
                if way.kind == Way::Railroad {
                    at.rail |= 1 << d;
                }
            });
        }
    }
    ground
}

/// The costs of all steps; without roads for overruns.
fn steps(data: &Data, ground: &[Ground], roads: bool) -> Steps {
    let chart = &data.charts.terrain;
    let quarters = |cost: &Cost| cost.quarters().unwrap_or(NO_WAY);
    Steps(Weather::ALL.map(|weather| {
        let of = |dry: &[Cost; 3], mud: &[Cost; 3], snow: &[Cost; 3], by: usize| match weather {
            Weather::Dry => quarters(&dry[by]),
            Weather::Mud => quarters(&mud[by]),
            Weather::Snow => quarters(&snow[by]),
        };
        Mobility::ALL.map(|by| {
            let by = by as usize;
            // 6.2d/1: the dearest terrain of the hex.
            let enter = |at: &Ground| {
                let lines = at.terrains().map(|t| &chart.hex[t as usize]);
                lines.map(|line| of(&line.dry, &line.mud, &line.snow, by)).max().unwrap_or(NO_WAY)
            };
            let cross = |at: &Ground, d: usize| {
                at.barrier[d].map_or(0, |barrier| {
                    let line = &chart.side[barrier as usize];
                    of(&line.dry, &line.mud, &line.snow, by)
                })
            };
            let road = |at: &Ground, d: usize| {
                let kinds = Way::ALL.into_iter().filter(|way| at.ways[d] >> *way as u8 & 1 == 1);
                let costs = kinds.map(|way| {
                    let line = &chart.road[way as usize];
                    of(&line.dry, &line.mud, &line.snow, by)
                });
                costs.min().unwrap_or(NO_WAY)
            };
            ground
                .iter()
                .map(|at| {
                    std::array::from_fn(|d| {
                        let Some(to) = ground.get(usize::from(at.next[d])) else { return NO_WAY };
                        // 6.1d: off the road only where the way back is open, too.
                        let (there, back, side) = (enter(to), enter(at), cross(at, d));
                        let closed = [there, back, side].contains(&NO_WAY);
                        let off = if closed { NO_WAY } else { there.saturating_add(side) };
                        if roads { off.min(road(at, d)) } else { off }
                    })
                })
                .collect()
        })
    }))
}

fn lay_columns(data: &Data, scenario: &ScenarioFile, hex: &dyn Fn(&str) -> Hex) -> Vec<Column> {
    let laid = scenario.column.iter().map(|entry| {
        let kind = data.units.transport.iter().position(|kind| kind.key == *entry.kind.get_ref());
        Column {
            at: hex(entry.hex.get_ref()),
            side: entry.side,
            kind: kind.unwrap_or(0) as u8,
            points: entry.points,
            load: entry.load,
            spent: 0,
            moved: false,
        }
    });
    laid.chain(std::iter::repeat_n(crate::state::NO_COLUMN_HERE, SPARE)).collect()
}

fn lay_dumps(scenario: &ScenarioFile, hex: &dyn Fn(&str) -> Hex) -> Vec<Dump> {
    let laid = scenario.dump.iter().map(|entry| Dump {
        at: hex(entry.hex.get_ref()),
        side: entry.side,
        blown: false,
        tokens: entry.tokens,
        fresh: 0,
    });
    laid.chain(std::iter::repeat_n(crate::state::NO_DUMP, 2 * SPARE)).collect()
}

fn lay_hedgehogs(scenario: &ScenarioFile, hex: &dyn Fn(&str) -> Hex) -> Vec<Hedgehog> {
    let laid = scenario.hedgehog.iter().map(|entry| Hedgehog {
        at: hex(entry.hex.get_ref()),
        side: entry.side,
        level: *entry.level.get_ref(),
        worked: false,
    });
    laid.chain(std::iter::repeat_n(crate::state::NO_HEDGEHOG, SPARE)).collect()
}
