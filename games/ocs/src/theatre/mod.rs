//! The box laid out: map, counters and charts in the form that the rules use.

use std::collections::BTreeMap;
use std::sync::Arc;

use sandtable_board::hex::HexGrid;
use sandtable_board::{Bits, HexCell, Sheets};
use sandtable_core::Board;

use crate::action::{Hex, UnitId};
use crate::air::Hangar;
use crate::data::{
    Blowing, Capture, Costs, Data, Listed, MoreEntry, PlaceEntry, Ranges, ScenarioFile, Shifts,
    SideOfScenario, SurpriseEntry,
};
use crate::pieces::{Closeness, Flight, Mobility, Side, Terrain, Way, Weather};
use crate::sea::data::LandingEntry;
use crate::sea::state::Vessel;
use crate::sea::vessels::Class;
use crate::search::Web;
use crate::state::{Column, Dump, Hedgehog, NO_HEDGEHOG, NO_HEX, Port};
use crate::tables::{Share, Tables};
use crate::title::Title;

mod costs;
mod counters;
mod forecast;
mod ground;
mod stores;

use costs::{Cheapest, Steps};
pub use costs::{Effect, NO_WAY};
pub use counters::{Counter, Face, Transport};
pub use forecast::Forecast;
use forecast::Income;
pub use ground::{Ground, Place, Zone};
pub use stores::Convoy;

/// Everything that the scenario never changes.
#[derive(Debug)]
pub struct Theatre {
    /// The title.
    pub title: Box<dyn Title>,
    /// The sheets, for printed names.
    pub sheets: Sheets,
    /// The grid.
    pub grid: HexGrid,
    /// The hexes.
    pub ground: Vec<Ground>,
    /// Their neighbours, for searches.
    pub web: Web,
    axial: Vec<(i16, i16)>,
    /// The places.
    pub places: Vec<Place>,
    /// How many commanders each side has.
    pub commanders: u8,
    /// Are the strengths of worn units proportional to their steps, by agreement (21.2)?
    pub proportional: bool,
    /// Hexes and hexsides that rules of the title name, in its order.
    pub zones: Vec<Zone>,
    /// Holding boxes with the hexes that they are tied to (intro.map/4).
    pub boxes: Vec<(String, Hex)>,
    /// Boxes beside the map, in the order of their hexes behind those of the grid.
    pub beside: Vec<String>,
    /// Rail hexes that trains of each side can use at the start (13.3f/1).
    pub gauge: [Bits; 2],
    /// Supply sources of each side.
    pub sources: [Vec<Hex>; 2],
    /// Hexes where SP and Replacements of each side come in, if the scenario names them.
    pub entries: [Vec<Hex>; 2],
    /// Units that take the place of others: in which turn, the old, the new.
    pub exchanges: Vec<(u8, UnitId, UnitId)>,
    /// Columns of the title's replacement tables that the sides roll on, by name (13.5/1).
    pub repl_columns: [BTreeMap<String, Vec<u8>>; 2],
    /// The counters.
    pub counters: Vec<Counter>,
    /// How many systems of supply each side has.
    pub systems: [u8; 2],
    /// Their sides, close together.
    owners: Box<[Side]>,
    /// Those of each side.
    own: [Box<[UnitId]>; 2],
    /// Tells this theatre from all others as long as anybody keeps a copy: what was found out about one is true of no
    /// other.
    pub seal: Arc<()>,
    /// The keys of formations.
    pub formations: Vec<String>,
    /// What is printed for them.
    pub banners: Vec<String>,
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
    /// The cheapest step of each hex on supply paths, with engineers at hand; backwards behind.
    cheapest: [Cheapest; 2],
    /// Hexes at a river or lake.
    pub banks: Bits,
    /// The last turn.
    pub turns: u8,
    /// The first player and the weather of the first turn.
    pub opening: (Side, Weather),
    /// The weather of each turn.
    pub forecast: Vec<Forecast>,
    /// First players of the turns after the first, as far as they are preset.
    pub then: Vec<Side>,
    /// SP of each side.
    income: [Income; 2],
    /// The same of pools after the first, by pool and turn, with where they come in.
    more: [Vec<(Income, Vec<Hex>)>; 2],
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
    /// Hedgehogs at the start: first those that the map prints, then others, and spare slots.
    pub hedgehogs: Vec<Hedgehog>,
    /// Hedgehogs that the map prints, as they are where nobody has worked on them.
    pub printed_works: Vec<Hedgehog>,
    /// The scenario.
    pub scenario: String,
    /// Quarter MP of ways, by weather, mobility and [`Way`].
    pub by_way: [[[u8; Way::ALL.len()]; 3]; 3],
    /// The turn of the title's calendar before the first.
    pub calendar: u8,
    /// Countries of the map; hexes name them by index.
    pub countries: Vec<String>,
    /// What the screen shows of all this.
    pub board: Board,
}

impl Theatre {
    /// Lays out a scenario of checked data.
    pub fn new(data: &Data, scenario: &ScenarioFile, title: Box<dyn Title>) -> Theatre {
        let sheets = data.map.sheets();
        let corner = |text: &toml::Spanned<String>| sheets.parse(text.get_ref()).ok();
        let corners = scenario.window.as_ref().and_then(|[from, to]| Some([corner(from)?, corner(to)?]));
        let grid = corners.map_or_else(|| sheets.grid(), |corners| sheets.window(corners));
        // intro.map/4: whatever is in a box tied to a hex is in the hex.
        let find = |text: &str| {
            let name = data.map.boxed(text).unwrap_or(text);
            let beside = || scenario.boxes.iter().position(|entry| entry.key.get_ref() == text);
            let found = sheets.parse(name).ok().and_then(|h| grid.index(h));
            found.or_else(|| beside().map(|i| (grid.len() + i) as Hex))
        };
        let hex = |text: &str| find(text).unwrap_or(0);
        let places: Vec<&PlaceEntry> =
            data.map.place.iter().filter(|p| find(p.hex.get_ref()).is_some()).collect();
        let mut ground = ground::lay(data, &places, &grid, &find);
        // Boxes beside the map are hexes without neighbours, behind those of the grid.
        ground.extend(scenario.boxes.iter().map(|_| ground::BOX));
        let held = |p: &PlaceEntry| {
            let names = |key: &toml::Spanned<String>| key.get_ref() == p.key.get_ref();
            let holder = scenario.held.iter().find(|held| held.places.iter().any(names));
            holder.map_or(p.owner, |held| held.side)
        };
        let place = |p: &PlaceEntry| Place {
            key: p.key.get_ref().clone(),
            hex: hex(p.hex.get_ref()),
            kind: p.kind,
            owner: held(p),
            vp: scenario.worth.get(p.key.get_ref()).copied().unwrap_or(p.vp),
            port: scenario.port(p),
            track: p.track,
        };
        let sources = Side::BOTH.map(|side| {
            let printed = data.map.supply.iter().filter(|s| s.side == side).map(|s| &s.hex);
            let added = scenario.supply.iter().filter(|s| s.side == side).flat_map(|s| &s.hexes);
            let beside = scenario.boxes.iter().filter(|entry| entry.side == side).map(|entry| &entry.key);
            printed.chain(added).chain(beside).filter_map(|hex| find(hex.get_ref())).collect()
        });
        let mut formations: Vec<String> = Vec::new();
        let mut counters: Vec<Counter> =
            scenario.cast(data).map(|unit| counters::counter(data, unit, &mut formations)).collect();
        for i in 0..counters.len() {
            let like = counters.iter().position(|first| first.is_like(&counters[i])).unwrap_or(i);
            counters[i].like = like as UnitId;
        }
        for counter in &mut counters {
            counter.system = title.system(&scenario.key, &counter.nation);
        }
        let systems = Side::BOTH.map(|side| {
            let own = counters.iter().filter(|counter| counter.side == side);
            own.map(|counter| counter.system + 1).max().unwrap_or(1)
        });
        let pools = title.pools();
        let pool = |word: &str| pool_named(pools, word).unwrap_or(0);
        let listed = |counters: &mut Vec<Counter>, text: &str| {
            let listed = Listed::read(text)?;
            let i = counters.iter().position(|c| c.key == listed.key)?;
            (counters[i].lost, counters[i].posture) = (listed.lost, listed.posture);
            Some(i)
        };
        for entry in &scenario.setup {
            let at = hex(entry.hex.get_ref());
            let near = |cell: HexCell| {
                grid.at(at).is_some_and(|hex| grid.distance(hex, cell) <= entry.within.into())
            };
            for text in &entry.units {
                let Some(i) = listed(&mut counters, text.get_ref()) else { continue };
                counters[i].setup = Some((at, entry.within));
                if entry.within > 0 {
                    let zone = (0..).zip(grid.hexes()).filter(|(_, c)| near(*c)).map(|(i, _)| i);
                    counters[i].zone = zone.collect();
                }
            }
        }
        for entry in &scenario.arrival {
            for text in &entry.units {
                if let Some(i) = listed(&mut counters, text.get_ref()) {
                    counters[i].arrives = Some((entry.turn, hex(entry.hex.get_ref())));
                    counters[i].open = entry.open;
                }
            }
        }
        for entry in &scenario.boxed {
            for text in &entry.units {
                if let Some(i) = listed(&mut counters, text.get_ref()) {
                    counters[i].boxed = Some((entry.number, entry.turn));
                }
            }
        }
        for entry in &scenario.withdrawal {
            for counter in &mut counters {
                if entry.units.iter().any(|key| *key.get_ref() == counter.key) {
                    counter.leaves = Some(entry.turn);
                }
            }
        }
        let id = |key: &str| counters.iter().position(|c| c.key == key).map(|i| i as UnitId);
        let exchanges = scenario.exchange.iter();
        let exchanges: Vec<(u8, UnitId, UnitId)> = exchanges
            .filter_map(|entry| Some((entry.turn, id(entry.old.get_ref())?, id(entry.new.get_ref())?)))
            .collect();
        let entries = [&scenario.allied, &scenario.axis]
            .map(|side| side.entry.iter().filter_map(|text| find(text.get_ref())).collect());
        let by_any = costs::steps(data, &ground, true, false);
        let bridged = costs::steps(data, &ground, false, true);
        let mut banks = Bits::new(ground.len());
        let wet = |at: &Ground| at.barrier.iter().any(Option::is_some);
        banks.extend((0..).zip(&ground).filter(|(_, at)| wet(at)).map(|(i, _)| i));
        let by_supply = [by_any.of_supply(), bridged.or(&by_any).of_supply()];
        let back = by_supply.each_ref().map(|steps| steps.reversed(&ground));
        let by_supply = [by_supply, back];
        let charts = &data.charts;
        let shares = |texts: &[toml::Spanned<String>; 3]| {
            std::array::from_fn(|i| Share::parse(texts[i].get_ref()).unwrap_or(Share::WHOLE))
        };
        // Which rows lie half a hex further east: see `Sheets::grid`.
        let lag = i16::from((u16::from(sheets.down) * u16::from(sheets.rows)).is_multiple_of(2));
        let dug = stores::dug(scenario, &hex);
        let mut theatre = Theatre {
            sheets,
            web: Web::new(ground.iter().map(|at| at.next)),
            axial: grid
                .hexes()
                .chain(scenario.boxes.iter().map(|entry| {
                    let at = corner(&entry.beyond).unwrap_or(HexCell { col: 0, row: 0 });
                    HexCell { col: at.col - i16::from(entry.hexes), row: at.row }
                }))
                .map(|h| (h.col - (h.row + lag).div_euclid(2), h.row))
                .collect(),
            beside: scenario.boxes.iter().map(|entry| entry.key.get_ref().clone()).collect(),
            places: places.iter().map(|p| place(p)).collect(),
            zones: title.zones().iter().map(|name| Zone::new(data, &ground, name, &find)).collect(),
            title,
            commanders: 1,
            proportional: false,
            boxes: data.map.boxes.iter().map(|b| (b.key.get_ref().clone(), hex(b.hex.get_ref()))).collect(),
            gauge: Side::BOTH.map(|side| ground::gauge(data, &ground, side, &find)),
            sources,
            entries,
            exchanges,
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
            air: Hangar::new(data, scenario, &hex),
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
            cheapest: by_supply.each_ref().map(|[_, bridged]| Cheapest::of(bridged)),
            by_supply,
            by_any,
            off_road: costs::steps(data, &ground, false, false),
            bridged,
            turns: scenario.turns,
            opening: (scenario.first, scenario.weather.first().copied().unwrap_or(Weather::Dry)),
            forecast: (1..=scenario.turns).map(|turn| Forecast::new(data, scenario, turn)).collect(),
            then: scenario.then.clone(),
            income: Side::BOTH.map(|side| forecast::income(data, scenario, scenario.side(side))),
            more: Side::BOTH.map(|side| {
                let more = |entry: &MoreEntry| {
                    let hexes = entry.entry.iter().filter_map(|text| find(text.get_ref())).collect();
                    (forecast::income(data, scenario, &scenario.more(side, entry)), hexes)
                };
                scenario.side(side).more.iter().map(more).collect()
            }),
            sides: [&scenario.allied, &scenario.axis].map(|side| side.with_table(&data.own)),
            repl_columns: [&scenario.allied, &scenario.axis]
                .map(|side| data.own.columns(side.repl_table.as_deref())),
            columns: stores::columns(data, &formations, scenario, (&hex, &pool)),
            convoys: stores::convoys(data, scenario, &hex),
            trucks: stores::trucks(data, scenario),
            ports: stores::ports(&places, scenario, &hex),
            classes: stores::classes(data),
            vessels: stores::vessels(data, &hex),
            landing: stores::landing(data),
            port_damage: charts.ports.per_cent,
            dumps: stores::dumps(scenario, (&hex, &pool)),
            hedgehogs: Vec::new(),
            printed_works: Vec::new(),
            scenario: scenario.key.clone(),
            by_way: costs::by_way(data),
            calendar: scenario.calendar.saturating_sub(1),
            countries: data.map.countries.clone(),
            board: Board::default(),
            banners: formations.iter().map(|key| data.units.printed(key).to_string()).collect(),
            formations,
            owners: counters.iter().map(|counter| counter.side).collect(),
            own: Side::BOTH.map(|side| {
                let own = (0..).zip(&counters).filter(|(_, counter)| counter.side == side);
                own.map(|(id, _)| id).collect()
            }),
            seal: Arc::default(),
            systems,
            counters,
            ground,
            grid,
        };
        theatre.printed_works = stores::printed_works(&theatre);
        theatre.hedgehogs = stores::hedgehogs(&theatre.printed_works, dug);
        let mut title = std::mem::replace(&mut theatre.title, Box::new(crate::title::DrillTitle));
        title.settle(&mut theatre);
        theatre.title = title;
        theatre.board = crate::scene::board(&theatre, charts);
        theatre
    }

    /// The hedgehogs of a map that nobody has worked on.
    pub fn bare_works(&self) -> Vec<Hedgehog> {
        let spare = self.hedgehogs.len() - self.printed_works.len();
        self.printed_works.iter().copied().chain(std::iter::repeat_n(NO_HEDGEHOG, spare)).collect()
    }

    /// The flight conditions of the first turn.
    pub fn opening_sky(&self) -> Flight {
        self.forecast(1).sky(12)
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

    /// The unit ids of a side.
    pub fn ids_of(&self, side: Side) -> std::slice::Iter<'_, UnitId> {
        self.own[side as usize].iter()
    }

    /// Is there such a unit of a side?
    pub fn owns(&self, side: Side, unit: UnitId) -> bool {
        self.owners.get(usize::from(unit)) == Some(&side)
    }

    /// A set of hexes without members.
    pub fn no_hexes(&self) -> Bits {
        Bits::new(self.ground.len())
    }

    /// The hex of a printed name, or of a box beside the map.
    pub fn hex(&self, name: &str) -> Option<Hex> {
        let beside = || self.beside.iter().position(|key| key == name);
        let found = self.sheets.parse(name).ok().and_then(|hex| self.grid.index(hex));
        found.or_else(|| beside().map(|i| (self.grid.len() + i) as Hex))
    }

    /// Is it a box beside the map rather than a hex of it?
    pub fn is_box(&self, hex: Hex) -> bool {
        self.on_map(hex) && usize::from(hex) >= self.grid.len()
    }

    /// The printed name of a hex.
    pub fn name(&self, hex: Hex) -> String {
        let beside =
            || usize::from(hex).checked_sub(self.grid.len()).and_then(|i| self.beside.get(i).cloned());
        self.grid.at(hex).map(|h| self.sheets.name(h)).or_else(beside).unwrap_or_default()
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

    /// Where a hex lies, in hexes to the right and down.
    pub fn point(&self, hex: Hex) -> (f32, f32) {
        let (q, r) = self.axial[usize::from(hex)];
        (f32::from(q) + 0.5 * f32::from(r), 0.866 * f32::from(r))
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

    /// What the cheapest step of each hex costs on supply paths, if engineers bridge every river.
    pub fn cheapest_supply(&self, weather: Weather, by: Mobility, backwards: bool) -> &[u8] {
        self.cheapest[usize::from(backwards)].all(weather, by)
    }

    /// SP of a side in a turn and weather, by the sum of two dice from 2.
    pub fn income(&self, side: Side, turn: u8, weather: Weather) -> &[u8; 11] {
        let by_turn = &self.income[side as usize];
        &by_turn[usize::from(turn).clamp(1, by_turn.len()) - 1][weather as usize]
    }

    /// The same of the pools after the first, each with the hexes where it comes in.
    pub fn more_income(&self, side: Side, turn: u8, weather: Weather) -> Vec<(&[u8; 11], &[Hex])> {
        let more = self.more[side as usize].iter();
        more.map(|(by_turn, hexes)| {
            (&by_turn[usize::from(turn).clamp(1, by_turn.len()) - 1][weather as usize], hexes.as_slice())
        })
        .collect()
    }

    /// The pool of a word; the first has none.
    pub fn pool_named(&self, word: &str) -> Option<u8> {
        pool_named(self.title.pools(), word)
    }

    /// The weather of a turn.
    pub fn forecast(&self, turn: u8) -> &Forecast {
        &self.forecast[usize::from(turn).clamp(1, self.forecast.len()) - 1]
    }

    /// How close the terrain is.
    pub fn closeness(&self, terrain: Terrain) -> Closeness {
        self.effects[terrain as usize].class
    }
}

/// The pool of a word in a title; the first has none.
fn pool_named(pools: &[&str], word: &str) -> Option<u8> {
    pools.iter().position(|known| *known == word).map(|i| i as u8 + 1)
}
