//! What a scenario never changes, made from the data.

use std::collections::BTreeMap;

use sandtable_core::Board;

use crate::action::{Space, Spaces, UnitId};
use crate::cards::{Setters, Spec};
use crate::data::{
    Data, Effect, Factors, FireEntry, Limits, MissionEntry, ScenarioFile, SideSetup, TurnEntry, parse_unit,
};
use crate::options::Chosen;
use crate::pieces::{Arm, Class, Event, Limit, Nation, Region, Regions, Side, Terrain};
use crate::state::{CARDS, SPACES, off};
use crate::supply::Profile;

/// A space of the map.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Ground {
    pub key: String,
    pub name: String,
    pub region: Region,
    pub terrain: Terrain,
    pub port: bool,
    pub fort: u8,
    pub vp: bool,
    pub star: bool,
    pub xy: (f32, f32),
}

/// A counter.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Counter {
    pub key: String,
    pub label: String,
    pub nation: Nation,
    pub arm: Arm,
    pub division: bool,
    pub dot: bool,
    /// Full and reduced, of the first and of the newer counter.
    pub factors: [[Factors; 2]; 2],
    pub has_newer: bool,
    /// The first unit that is alike: battlegroups of one kind.
    pub first: UnitId,
    /// How it moves and is supplied.
    pub profile: Profile,
}

/// A line as it is drawn.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Line {
    pub ends: [Space; 2],
    pub limit: Option<Limit>,
    pub by: Option<(f32, f32)>,
}

/// A fire table.
#[derive(Clone, Debug)]
pub struct Fire {
    /// The smallest strength of each column.
    pub columns: Vec<u8>,
    /// Loss numbers by die and column, and whether they are bold.
    pub rows: Vec<Vec<(u8, bool)>>,
    /// Where it comes from.
    pub source: String,
}

impl Fire {
    fn new(entry: &FireEntry) -> Fire {
        let cell = |text: &str| (text.trim_end_matches('b').parse().unwrap_or(0), text.ends_with('b'));
        let rows = entry.rows.iter().map(|row| row.iter().map(|c| cell(c.get_ref())).collect()).collect();
        Fire { columns: entry.columns.clone(), rows, source: entry.source.clone() }
    }

    /// The column of a strength, before shifts.
    pub fn column(&self, strength: u8) -> i8 {
        self.columns.iter().rposition(|least| *least <= strength).unwrap_or(0) as i8
    }

    /// The result of a die in a column; shifts beyond the edges are ignored (11.27/4), and so are dice (11.28/2).
    pub fn result(&self, column: i8, die: i8) -> (u8, bool) {
        let last = self.columns.len() as i8 - 1;
        self.rows[(die.clamp(1, 6) - 1) as usize][column.clamp(0, last) as usize]
    }
}

/// A unit of a set-up list.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Posted {
    pub unit: UnitId,
    pub count: u8,
    pub reduced: bool,
    pub at: Space,
}

/// What a side sets up.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Layout {
    pub units: Vec<Posted>,
    pub control: Spaces,
    pub gone: Vec<u8>,
    pub discarded: Vec<u8>,
    pub choice: Option<u8>,
}

macro_rules! known {
    ($name:ident: $type:ty; $($field:ident = $key:literal),+ $(,)?) => {
        /// Things that rules name.
        #[derive(Clone, Copy, Debug)]
        #[allow(missing_docs)]
        pub struct $name { $(pub $field: $type),+ }

        impl $name {
            fn new(find: impl Fn(&str) -> $type) -> $name {
                $name { $($field: find($key)),+ }
            }
        }
    };
}

known! { Names: Space;
    tripoli = "tripoli", tarhuna = "tarhuna", el_agheila = "el-agheila", benghazi = "benghazi", tobruk = "tobruk",
    deep_desert = "deep-desert", mersa_matruh = "mersa-matruh", el_alamein = "el-alamein",
    alexandria = "alexandria", cairo = "cairo", port_said = "port-said", suez = "suez", aswan = "aswan",
    khartoum = "khartoum", aden = "aden", berbera = "berbera", massawa = "massawa", addis_ababa = "addis-ababa",
    jerusalem = "jerusalem", haifa = "haifa", beirut = "beirut", baghdad = "baghdad", chad = "chad",
    sicily = "sicily", malta = "malta", india = "india", persia = "persia", south_africa = "south-africa",
    tunis = "tunis", bizerte = "bizerte", casablanca = "casablanca", oran = "oran", algiers = "algiers",
    mareth = "mareth", zuara = "zuara",
}

known! { Names2: UnitId;
    br_6 = "br-6", aus_6 = "aus-6", it_20 = "it-20", it_80 = "it-80", it_185 = "it-185", it_gds = "it-gds",
    it_afr = "it-afr", ge_90 = "ge-90", ge_164 = "ge-164", ge_999 = "ge-999", ge_5_mtn = "ge-5-mtn",
    lrdg = "lrdg", ramcke = "ramcke", eg = "eg-bg-1", ff = "ff-bg-1",
}

/// What a scenario never changes.
pub struct Theatre {
    /// The spaces, by index.
    pub spaces: Vec<Ground>,
    /// Spaces by key.
    pub by_key: BTreeMap<String, Space>,
    /// The lines.
    pub lines: Vec<Line>,
    /// What touches each space, for each side.
    pub near: [[Spaces; SPACES]; 2],
    /// The same as lists.
    pub beside: [Vec<Vec<Space>>; 2],
    /// What touches each space for Allied redeployment, which stops between Aswan and Khartoum (12.61).
    pub near_overland: [Spaces; SPACES],
    /// All spaces.
    pub all: Spaces,
    /// Spaces by region.
    pub regions: [Spaces; Region::ALL.len()],
    /// Oases, the Deep Desert among them.
    pub oases: Spaces,
    /// Mountains and swamps.
    pub rough: Spaces,
    /// Mountains.
    pub mountains: Spaces,
    /// Ports.
    pub ports: Spaces,
    /// Victory point spaces.
    pub vp: Spaces,
    /// Spaces without a stacking limit.
    pub roomy: Spaces,
    /// Algeria, Tunisia, Casablanca and Oran, closed before Torch (10.51).
    pub torch_ground: Spaces,
    /// Palestine, Syria and Iraq.
    pub middle_east: Spaces,
    /// Spaces that rules name.
    pub at: Names,
    /// Units that rules name.
    pub who: Names2,
    /// The counters.
    pub counters: Vec<Counter>,
    /// Allied divisions that come with Torch or by cards marked T (15.414).
    pub torch_units: Vec<bool>,
    /// The cards of both decks, by number from 1; 0 is empty.
    pub cards: [Vec<Spec>; 2],
    /// The cards that bring events about.
    pub setters: Setters,
    /// The Division and the Battlegroup fire table.
    pub fire: [Fire; 2],
    /// Columns by which terrain shifts an attack to the left.
    pub terrain: [i8; Terrain::ALL.len()],
    /// The LRDG table, by mission and die.
    pub missions: [[MissionEntry; 6]; 2],
    /// The turn track.
    pub turns: Vec<TurnEntry>,
    /// Limits of the rules.
    pub limits: Limits,
    /// Options of the table.
    pub options: Chosen,
    /// The first turn.
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// Victory points at the start.
    pub vp_start: i8,
    /// Points that the Axis needs at the end.
    pub axis_needs: i8,
    /// Are the first hands dealt (18.3)?
    pub dealt: bool,
    /// Events played before the start.
    pub events: Vec<Event>,
    /// Spaces under Axis control before any set-up list.
    pub axis_start: Spaces,
    /// What each side sets up.
    pub start: [Layout; 2],
    /// What Torch lays out.
    pub torch: [Layout; 2],
    /// What never changes on the screen.
    pub board: Board,
}

impl Theatre {
    /// Lays out a scenario.
    pub fn new(data: &Data, scenario: &ScenarioFile, options: Chosen) -> Theatre {
        let spaces: Vec<Ground> = data
            .map
            .spaces
            .list
            .iter()
            .map(|s| Ground {
                key: s.id.get_ref().clone(),
                name: s.name.clone(),
                region: s.region,
                terrain: s.terrain,
                port: s.port,
                fort: s.fort,
                vp: s.vp,
                star: s.star,
                xy: s.xy,
            })
            .collect();
        let by_key: BTreeMap<String, Space> =
            spaces.iter().enumerate().map(|(i, s)| (s.key.clone(), i as Space)).collect();
        let space = |key: &str| by_key[key];
        let lines: Vec<Line> = data
            .map
            .links
            .list
            .iter()
            .map(|l| Line {
                ends: [space(l.ends[0].get_ref()), space(l.ends[1].get_ref())],
                limit: l.limit,
                by: l.by,
            })
            .collect();
        let near = |open: fn(Option<Limit>) -> bool| {
            let mut near = [Spaces::EMPTY; SPACES];
            for Line { ends: [a, b], .. } in lines.iter().filter(|l| open(l.limit)) {
                near[usize::from(*a)] = near[usize::from(*a)].with(*b);
                near[usize::from(*b)] = near[usize::from(*b)].with(*a);
            }
            near
        };
        // Oases, the Deep Desert and Chad are closed by who may stand there; the other limits are for the Allies alone.
        let axis = near(|l| !matches!(l, Some(Limit::Nile | Limit::Aden | Limit::Allied)));
        let near_overland = near(|l| l != Some(Limit::Nile));
        let near_all = [axis, near(|_| true)];
        let beside = near_all.each_ref().map(|near| near.iter().map(|set| set.iter().collect()).collect());
        let set = |test: &dyn Fn(&Ground) -> bool| -> Spaces {
            spaces.iter().enumerate().filter(|(_, s)| test(s)).map(|(i, _)| i as Space).collect()
        };
        let regions = Region::ALL.map(|r| set(&|s| s.region == r));
        let at = Names::new(space);
        let counters = counters(data);
        let unit = |key: &str| find(&counters, key).unwrap_or(0);
        let who = Names2::new(unit);
        let cards = [Side::Axis, Side::Allied].map(|side| {
            let letter = if side == Side::Axis { 'X' } else { 'A' };
            (0..=CARDS)
                .map(|n| {
                    let id = format!("{letter}{}", n.max(1));
                    let entry = data.cards.card.iter().find(|c| *c.id.get_ref() == id);
                    Spec::new(entry.expect("the deck is whole"), &by_key, &counters)
                })
                .collect()
        });
        let torch = data.torch.sides().map(|(_, s)| layout(s, &by_key, &counters));
        let torch_units = torch_units(&counters, &torch, &cards);
        let shift = |t: Terrain| data.tables.terrain[t.word()].as_integer().unwrap_or(0) as i8;
        let rows = |list: &[MissionEntry]| std::array::from_fn(|i| list[i]);
        let mut theatre = Theatre {
            near: near_all,
            beside,
            near_overland,
            all: set(&|_| true),
            oases: set(&|s| s.terrain == Terrain::Oasis),
            rough: set(&|s| s.terrain.is_rough()),
            mountains: set(&|s| s.terrain == Terrain::Mountain),
            ports: set(&|s| s.port),
            vp: set(&|s| s.vp),
            roomy: [at.sicily, at.india, at.persia, at.south_africa].into_iter().collect(),
            torch_ground: join(&regions, &[Region::Tunisia, Region::Algeria, Region::WestAfrica]),
            middle_east: join(&regions, &[Region::Palestine, Region::Syria, Region::Iraq]),
            regions,
            at,
            who,
            start: scenario.sides().map(|(_, s)| layout(s, &by_key, &counters)),
            torch,
            torch_units,
            setters: Setters::new(&cards),
            cards,
            fire: [Fire::new(&data.tables.division_fire), Fire::new(&data.tables.battlegroup_fire)],
            terrain: Terrain::ALL.map(shift),
            missions: [rows(&data.tables.lrdg.intelligence), rows(&data.tables.lrdg.raid)],
            turns: data.tables.turns.list.clone(),
            limits: data.tables.limits,
            first_turn: scenario.first_turn,
            last_turn: scenario.last_turn,
            vp_start: scenario.vp,
            axis_needs: scenario.axis_needs,
            dealt: scenario.dealt,
            events: scenario.events.clone(),
            axis_start: data
                .map
                .spaces
                .list
                .iter()
                .enumerate()
                .filter(|(_, s)| s.control == Side::Axis)
                .map(|(i, _)| i as Space)
                .collect(),
            options,
            spaces,
            by_key,
            lines,
            counters,
            board: Board::default(),
        };
        if options.play_on {
            // 18.4/2: the campaign goes on, with its own ends.
            if let Some(campaign) = data.scenarios.iter().max_by_key(|s| s.last_turn) {
                (theatre.last_turn, theatre.axis_needs) = (campaign.last_turn, campaign.axis_needs);
            }
        }
        theatre.board = crate::scene::board(&theatre, data);
        theatre
    }

    /// A counter.
    pub fn counter(&self, id: UnitId) -> &Counter {
        &self.counters[usize::from(id)]
    }

    /// A unit's nation.
    pub fn nation(&self, id: UnitId) -> Nation {
        self.counter(id).nation
    }

    /// A unit's side.
    pub fn side(&self, id: UnitId) -> Side {
        self.nation(id).side()
    }

    /// All units.
    pub fn ids(&self) -> std::ops::Range<UnitId> {
        0..self.counters.len() as UnitId
    }

    /// Units alike: a kind of battlegroups, or a division alone.
    pub fn kind(&self, first: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        (first..self.counters.len() as UnitId).take_while(move |id| self.counter(*id).first == first)
    }

    /// Does an Allied division come with Torch or by a card marked T?
    pub fn is_torch_unit(&self, id: UnitId) -> bool {
        self.torch_units[usize::from(id)]
    }

    /// A space.
    pub fn ground(&self, at: Space) -> &Ground {
        &self.spaces[usize::from(at)]
    }

    /// The spaces of a region.
    pub fn region(&self, region: Region) -> Spaces {
        self.regions[region as usize]
    }

    /// The spaces of some regions.
    pub fn within(&self, regions: Regions) -> Spaces {
        Region::ALL.into_iter().filter(|r| regions.has(*r)).fold(Spaces::EMPTY, |all, r| all | self.region(r))
    }

    /// A card.
    pub fn card(&self, card: crate::pieces::CardId) -> &Spec {
        &self.cards[card.side as usize][usize::from(card.number)]
    }

    /// The present turn.
    pub fn turn(&self, turn: u8) -> TurnEntry {
        self.turns[usize::from(turn).clamp(1, self.turns.len()) - 1]
    }
}

fn torch_units(counters: &[Counter], torch: &[Layout; 2], cards: &[Vec<Spec>; 2]) -> Vec<bool> {
    let mut are = vec![false; counters.len()];
    let by_card = cards[Side::Allied as usize].iter().filter(|c| c.class == Some(Class::Torch));
    let called = by_card.flat_map(|c| &c.event).filter_map(|e| match e {
        Effect::Reinforce(units) => Some(units),
        _ => None,
    });
    let posted = torch[Side::Allied as usize].units.iter().map(|p| p.unit);
    for id in called.flatten().copied().chain(posted) {
        are[usize::from(id)] = counters[usize::from(id)].division;
    }
    are
}

fn join(regions: &[Spaces], some: &[Region]) -> Spaces {
    some.iter().fold(Spaces::EMPTY, |all, r| all | regions[*r as usize])
}

/// A unit by its key; a kind of battlegroups is known by its first.
pub fn find(counters: &[Counter], key: &str) -> Option<UnitId> {
    let exact = counters.iter().position(|c| c.key == key);
    exact.or_else(|| counters.iter().position(|c| c.key == format!("{key}-1"))).map(|i| i as UnitId)
}

fn counters(data: &Data) -> Vec<Counter> {
    let mut all: Vec<Counter> = Vec::new();
    for d in &data.units.divisions.list {
        let newer = d.newer.map_or([d.full, d.reduced], |n| [n.full, n.reduced]);
        all.push(Counter {
            key: d.key.get_ref().clone(),
            label: d.label.clone(),
            nation: d.nation,
            arm: d.arm,
            division: true,
            dot: d.dot,
            factors: [[d.full, d.reduced], newer],
            has_newer: d.newer.is_some(),
            first: all.len() as UnitId,
            profile: Profile::of(d.nation, true, d.key.get_ref()),
        });
    }
    for b in &data.units.battlegroups.list {
        let first = all.len() as UnitId;
        for n in 1..=b.count {
            let key = b.key.get_ref();
            all.push(Counter {
                key: if b.count == 1 { key.clone() } else { format!("{key}-{n}") },
                label: String::new(),
                nation: b.nation,
                arm: b.arm,
                division: false,
                dot: false,
                factors: [[b.full, b.reduced]; 2],
                has_newer: false,
                first,
                profile: Profile::of(b.nation, false, key),
            });
        }
    }
    all
}

fn layout(setup: &SideSetup, by_key: &BTreeMap<String, Space>, counters: &[Counter]) -> Layout {
    let mut units = Vec::new();
    let boxes = [(&setup.reserve, off::RESERVE), (&setup.rebuild, off::REBUILD), (&setup.lost, off::LOST)];
    let lists = setup.units.iter().map(|(key, list)| (list, by_key[key])).chain(boxes);
    for (list, at) in lists {
        for text in list {
            if let Some((key, count, reduced)) = parse_unit(text.get_ref())
                && let Some(unit) = find(counters, key)
            {
                units.push(Posted { unit, count, reduced, at });
            }
        }
    }
    Layout {
        units,
        control: setup.control.iter().map(|s| by_key[s.get_ref()]).collect(),
        gone: setup.gone.clone(),
        discarded: setup.discarded.clone(),
        choice: setup.choice,
    }
}
