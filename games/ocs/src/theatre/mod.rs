//! The box laid out: map, counters and charts in the form that the rules use.

use sandtable_board::hex::HexGrid;
use sandtable_board::{Bits, HexCell, Sheets};
use sandtable_core::Board;

use crate::action::{Hex, UnitId};
use crate::air::Hangar;
use crate::data::{
    Blowing, Capture, Costs, Data, PlaceEntry, Ranges, ScenarioFile, Shifts, SideOfScenario, SurpriseEntry,
};
use crate::pieces::{Closeness, Mobility, Side, Terrain, Weather};
use crate::sea::data::LandingEntry;
use crate::sea::state::Vessel;
use crate::sea::vessels::Class;
use crate::state::{Column, Dump, Hedgehog, NO_HEX, Port};
use crate::tables::{Share, Tables};
use crate::title::Title;

mod costs;
mod counters;
mod ground;
mod stores;

use costs::Steps;
pub use costs::{Effect, NO_WAY};
pub use counters::{Counter, Face, Transport};
pub use ground::{Ground, Place};
pub use stores::Convoy;

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
    /// Are the strengths of worn units proportional to their steps, by agreement (21.2)?
    pub proportional: bool,
    /// Holding boxes with the hexes that they are tied to (intro.map/4).
    pub boxes: Vec<(String, Hex)>,
    /// Rail hexes that trains of each side can use at the start (13.3f/1).
    pub gauge: [Bits; 2],
    /// Supply sources of each side.
    pub sources: [Vec<Hex>; 2],
    /// The counters.
    pub counters: Vec<Counter>,
    /// Their sides, close together.
    owners: Box<[Side]>,
    /// The names of formations.
    pub formations: Vec<String>,
    /// The kinds of Transport Points.
    pub transport: Vec<Transport>,
    /// Air units and the charts of the air.
    pub air: Hangar,
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
    bridged: Steps,
    by_supply: [[Steps; 2]; 2],
    /// Hexes at a river or lake.
    pub banks: Bits,
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
    /// Transport Points that arrive.
    pub convoys: Vec<Convoy>,
    /// Truck points that the scenario provides, by side (13.5e).
    pub trucks: [u16; 2],
    /// Classes of ships and Landing Craft.
    pub classes: Vec<Class>,
    /// Ships at the start, with spare slots.
    pub vessels: Vec<Vessel>,
    /// The Amphibious Landing Table.
    pub landing: LandingEntry,
    /// Ports at the start, with slots for those that are made.
    pub ports: Vec<Port>,
    /// What hits leave of a port, in per cent (19.0b/1).
    pub port_damage: [u8; 4],
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
        // intro.map/4: whatever is in a box tied to a hex is in the hex.
        let hex = |text: &str| {
            let name = data.map.boxed(text).unwrap_or(text);
            sheets.parse(name).ok().and_then(|h| grid.index(h)).unwrap_or(0)
        };
        let ground = ground::lay(data, &grid, &hex);
        let place = |p: &PlaceEntry| Place {
            key: p.key.get_ref().clone(),
            hex: hex(p.hex.get_ref()),
            kind: p.kind,
            owner: p.owner,
            vp: p.vp,
            port: p.port,
            track: p.track,
        };
        let sources = Side::BOTH.map(|side| {
            data.map.supply.iter().filter(|s| s.side == side).map(|s| hex(s.hex.get_ref())).collect()
        });
        let mut formations: Vec<String> = Vec::new();
        let mut counters: Vec<Counter> =
            data.units.unit.iter().map(|unit| counters::counter(data, unit, &mut formations)).collect();
        for entry in &scenario.setup {
            for key in &entry.units {
                if let Some(counter) = counters.iter_mut().find(|c| c.key == *key.get_ref()) {
                    let at = hex(entry.hex.get_ref());
                    let near = |cell: HexCell| {
                        grid.at(at).is_some_and(|hex| grid.distance(hex, cell) <= entry.within.into())
                    };
                    counter.setup = Some((at, entry.within));
                    if entry.within > 0 {
                        counter.zone =
                            (0..).zip(grid.hexes()).filter(|(_, c)| near(*c)).map(|(i, _)| i).collect();
                    }
                }
            }
        }
        for entry in &scenario.arrival {
            for key in &entry.units {
                if let Some(counter) = counters.iter_mut().find(|c| c.key == *key.get_ref()) {
                    counter.arrives = Some((entry.turn, hex(entry.hex.get_ref())));
                }
            }
        }
        let by_any = costs::steps(data, &ground, true, false);
        let bridged = costs::steps(data, &ground, false, true);
        let mut banks = Bits::new(ground.len());
        let wet = |at: &Ground| at.barrier.iter().any(Option::is_some);
        banks.extend((0..).zip(&ground).filter(|(_, at)| wet(at)).map(|(i, _)| i));
        let by_supply = [by_any.of_supply(), bridged.or(&by_any).of_supply()];
        let by_supply = [by_supply.each_ref().map(|steps| steps.reversed(&ground)), by_supply];
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
            proportional: false,
            boxes: data.map.boxes.iter().map(|b| (b.key.get_ref().clone(), hex(b.hex.get_ref()))).collect(),
            gauge: Side::BOTH.map(|side| ground::gauge(data, &ground, side, &hex)),
            sources,
            transport: data
                .units
                .transport
                .iter()
                .map(|kind| Transport {
                    key: kind.key.clone(),
                    ma: kind.ma,
                    by: kind.by,
                    extender: kind.extender,
                    amphibious: kind.amphibious,
                })
                .collect(),
            air: Hangar::new(&data.air, &scenario.air, &data.sea, &hex),
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
            banks,
            by_supply: {
                let [back, on] = by_supply;
                [on, back]
            },
            by_any,
            off_road: costs::steps(data, &ground, false, false),
            bridged,
            turns: scenario.turns,
            opening: (scenario.first, scenario.weather),
            weather: scenario.weather_table.clone(),
            sides: [scenario.allied.clone(), scenario.axis.clone()],
            columns: stores::columns(data, &formations, scenario, &hex),
            convoys: stores::convoys(data, scenario, &hex),
            trucks: stores::trucks(data, scenario),
            ports: stores::ports(data, &hex),
            classes: stores::classes(data),
            vessels: stores::vessels(data, &hex),
            landing: stores::landing(data),
            port_damage: charts.ports.per_cent,
            dumps: stores::dumps(scenario, &hex),
            hedgehogs: stores::hedgehogs(scenario, &hex),
            board: Board::default(),
            formations,
            owners: counters.iter().map(|counter| counter.side).collect(),
            counters,
            ground,
            grid,
        };
        theatre.board = crate::scene::board(&theatre, charts);
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
        self.owners.get(usize::from(unit)) == Some(&side)
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
    pub fn place(&self, hex: Hex) -> Option<(u16, &Place)> {
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

    /// The same where engineers bridge the river (13.8b).
    pub fn cost_bridged(&self, weather: Weather, by: Mobility, from: Hex, to: Hex) -> Option<u8> {
        let direction = self.direction(from, to)?;
        Some(self.bridged.at(weather, by, from, direction)).filter(|cost| *cost != NO_WAY)
    }

    /// Quarter MP of supply paths by hex and direction (12.3d), and where engineers bridge rivers; backwards those of the
    /// step that comes from there.
    pub fn supply_prices(&self, weather: Weather, by: Mobility, backwards: bool) -> [&[[u8; 6]]; 2] {
        self.by_supply[usize::from(backwards)].each_ref().map(|steps| steps.all(weather, by))
    }

    /// How close the terrain is.
    pub fn closeness(&self, terrain: Terrain) -> Closeness {
        self.effects[terrain as usize].class
    }
}
