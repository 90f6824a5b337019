//! The box laid out: map, counter mix and tables in the form that the rules use.

use sandtable_board::Set64;
use sandtable_core::Board;

use crate::action::Spot;
use crate::data::{Data, Force, Hits, Limits, Mix, ScenarioFile, Transport};
use crate::pieces::{Arm, Event, LAST_AREA, Place, Side};
use crate::state::UNITS;

/// Everything that the scenario never changes.
#[derive(Debug)]
pub struct Theatre {
    /// All areas.
    pub areas: Set64,
    /// Areas by number: what is adjacent, by land or white arrow.
    pub links: [Set64; LAST_AREA as usize + 1],
    /// Areas adjacent to the sea.
    pub coast: Set64,
    /// Areas with an orange star.
    pub stars: Set64,
    /// Areas with an airfield.
    pub airfields: Set64,
    /// Mountain areas.
    pub mountains: Set64,
    /// Areas with a light-blue triangle.
    pub triangles: Set64,
    /// Areas with a blue star.
    pub allied_starts: Set64,
    /// The area with the Axis symbol.
    pub munich: Place,
    /// African areas.
    pub africa: Set64,
    /// Sardinia and Corsica.
    pub islands: Set64,
    /// Italian areas that count for the surrender.
    pub italy: Set64,
    /// The ways to Munich: the areas next to it, and those next to one of these.
    pub gates: [Set64; 2],
    /// Placements of aircraft, those of an area together.
    pub spots: Vec<Placement>,
    /// For each area the first and one past the last of its placements.
    pub area_spots: [(Spot, Spot); LAST_AREA as usize + 1],
    /// First index and number of units of each side and arm.
    pub ranges: [[(u8, u8); 8]; 2],
    /// Side and arm of each unit index.
    pub owners: [(Side, Arm); UNITS],
    /// Units in all.
    pub units: usize,
    /// Lines in the box.
    pub lines: u8,
    /// Cubes that enter each turn, by turn from 1.
    pub reinforcements: Vec<[u8; 2]>,
    /// Price of each arm for each side; none if it cannot be bought.
    pub costs: [[Option<u8>; 8]; 2],
    /// Naval transport points.
    pub transport: Transport,
    /// Markers of each side.
    pub markers: u8,
    /// Spaces in each event box; 0 where a side lacks the event.
    pub boxes: [[u8; Event::ALL.len()]; 2],
    /// Cubes of a Reinforcements event.
    pub event_cubes: [u8; 2],
    /// Lowest dice that hit.
    pub hits: Hits,
    /// Limits.
    pub limits: Limits,
    /// The first turn.
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// Stars that each side is given at the final count, by a bid for sides.
    pub given: [u8; 2],
    /// Used ships at the start.
    pub used_ships: [bool; 4],
    /// Forces that are on the map at the start, and the proposal for the rest.
    pub setup: SetUp,
    /// What the screen shows of all this.
    pub board: Board,
}

/// A place where an aircraft may stand.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    /// Its area.
    pub area: Place,
    /// Its letter.
    pub letter: char,
    /// Where it lies on the screen's board.
    pub at: (f32, f32),
    /// Areas in reach of the short and the long ruler, the own area included.
    pub reach: [Set64; 2],
}

/// Forces by area.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct SetUp {
    pub allies: Vec<(Place, [u8; 8])>,
    pub axis: Vec<(Place, [u8; 8])>,
    pub ready_made: Vec<(Place, [u8; 8])>,
    pub axis_lines: Set64,
    pub ready_lines: Set64,
}

impl Theatre {
    /// Lays out a scenario of checked data.
    pub fn new(data: &Data, scenario: &ScenarioFile) -> Theatre {
        let set = |pick: &dyn Fn(&crate::data::AreaEntry) -> bool| -> Set64 {
            data.map.area.iter().filter(|a| pick(a)).map(|a| *a.no.get_ref()).collect()
        };
        let region = |names: &[&str]| set(&|a| names.contains(&a.region.get_ref().as_str()));
        let mut links = [Set64::EMPTY; LAST_AREA as usize + 1];
        for area in &data.map.area {
            links[usize::from(*area.no.get_ref())] =
                area.land.iter().chain(&area.arrows).map(|l| *l.get_ref()).collect();
        }
        let spots: Vec<Placement> = data
            .map
            .placement
            .iter()
            .zip(crate::scene::spots(data))
            .map(|(p, at)| {
                let area = *p.area.get_ref();
                let reach = |list: &[u8]| list.iter().copied().collect::<Set64>().with(area);
                Placement {
                    area,
                    letter: p.spot.get_ref().chars().next().unwrap_or('a'),
                    at,
                    reach: [reach(&p.short), reach(&p.long)],
                }
            })
            .collect();
        let mut area_spots = [(0, 0); LAST_AREA as usize + 1];
        for (i, spot) in spots.iter().enumerate() {
            let range = &mut area_spots[usize::from(spot.area)];
            if range.1 == 0 {
                range.0 = i as Spot;
            }
            range.1 = i as Spot + 1;
        }
        let mut ranges = [[(0, 0); 8]; 2];
        let mut owners = [(Side::Allies, Arm::Cube); UNITS];
        let mut next = 0u8;
        for (side, mix) in [(Side::Allies, &data.units.allies), (Side::Axis, &data.units.axis)] {
            for (arm, n) in Arm::ALL.into_iter().zip(mix.by_arm()) {
                ranges[side as usize][arm as usize] = (next, n);
                owners[usize::from(next)..usize::from(next + n)].fill((side, arm));
                next += n;
            }
        }
        let number = |table: &std::collections::BTreeMap<String, toml::Value>, key: &str| {
            table.get(key).and_then(toml::Value::as_integer).and_then(|n| u8::try_from(n).ok())
        };
        let mut costs = [[None; 8]; 2];
        let mut boxes = [[0; Event::ALL.len()]; 2];
        let prices = [&data.tables.costs.allies, &data.tables.costs.axis];
        let events = [&data.tables.events.allies, &data.tables.events.axis];
        for side in Side::BOTH {
            for arm in Arm::ALL {
                let key = match arm {
                    Arm::ItalianTank => "tank",
                    Arm::ItalianAircraft => "aircraft",
                    other => other.word(),
                };
                costs[side as usize][arm as usize] = number(prices[side as usize], key);
            }
            for event in Event::ALL {
                let key = event.word().replace('-', "_");
                boxes[side as usize][event as usize] = number(events[side as usize], &key).unwrap_or(0);
            }
        }
        let forces = |list: &[Force]| list.iter().map(|f| (*f.area.get_ref(), Mix::by_arm(&f.mix))).collect();
        let lines = |list: &[Force]| list.iter().filter(|f| f.line).map(|f| *f.area.get_ref()).collect();
        let munich = set(&|a| a.axis_symbol).first().unwrap_or(1);
        let gates = links[usize::from(munich)];
        let outer = gates.into_iter().fold(Set64::EMPTY, |all, gate| all | links[usize::from(gate)]);
        let mut used_ships = [false; 4];
        for entry in &scenario.ship {
            used_ships[entry.name as usize] = entry.used;
        }
        Theatre {
            areas: set(&|_| true),
            links,
            coast: set(&|a| a.sea),
            stars: set(&|a| a.star),
            airfields: set(&|a| a.airfield),
            mountains: set(&|a| a.mountain),
            triangles: set(&|a| a.triangle),
            allied_starts: set(&|a| a.allied_start),
            munich,
            africa: region(&["africa"]),
            islands: region(&["sardinia", "corsica"]),
            italy: region(&["italy", "sicily"]),
            gates: [gates, outer],
            spots,
            area_spots,
            ranges,
            owners,
            units: usize::from(next),
            lines: data.units.axis.lines,
            reinforcements: data.tables.turn.iter().map(|t| [t.allies, t.axis]).collect(),
            costs,
            transport: data.tables.transport,
            markers: data.tables.events.markers,
            boxes,
            event_cubes: [data.tables.event_cubes.allies, data.tables.event_cubes.axis],
            hits: data.tables.hits,
            limits: data.tables.limits,
            first_turn: scenario.first_turn,
            last_turn: scenario.last_turn,
            given: [0; 2],
            used_ships,
            setup: SetUp {
                allies: forces(&scenario.allies),
                axis: forces(&scenario.axis),
                ready_made: forces(&scenario.ready_made),
                axis_lines: lines(&scenario.axis),
                ready_lines: lines(&scenario.ready_made),
            },
            board: crate::scene::board(data),
        }
    }

    /// With stars that are given to either side at the final count.
    #[must_use]
    pub fn give(mut self, given: [u8; 2]) -> Theatre {
        self.given = given;
        self
    }

    /// The unit indices of a side's arm.
    pub fn range(&self, side: Side, arm: Arm) -> std::ops::Range<usize> {
        let (first, n) = self.ranges[side as usize][arm as usize];
        usize::from(first)..usize::from(first) + usize::from(n)
    }

    /// The unit indices of some arms of a side.
    pub fn each<'a>(&'a self, side: Side, arms: &'a [Arm]) -> impl Iterator<Item = usize> + 'a {
        arms.iter().flat_map(move |arm| self.range(side, *arm))
    }

    /// Areas adjacent to an area, by land or white arrow.
    pub fn next_to(&self, area: Place) -> Set64 {
        self.links[usize::from(area)]
    }

    /// The placements of an area; the first is its air point.
    pub fn spots_of(&self, area: Place) -> std::ops::Range<Spot> {
        let (first, end) = self.area_spots[usize::from(area)];
        first..end
    }

    /// Where a unit of an arm may stand in an area: an aircraft on one of its placements, others on none.
    pub fn grounds(&self, arm: Arm, area: Place) -> std::ops::Range<Spot> {
        if arm.is_air() { self.spots_of(area) } else { 0..1 }
    }
}
