//! What must hold in the data files and between them.

use std::collections::BTreeSet;

use sandtable_core::Review;
use toml::Spanned;

use super::{
    CARDS, CardsFile, Condition, Effect, FireEntry, MAP, MapFile, ScenarioFile, SideSetup, TABLES,
    TablesFile, UNITS_FILE, UnitsFile, parse_unit,
};
use crate::pieces::{Side, Terrain};
use crate::state::{CARDS as DECK, SPACES, UNITS};

/// Spaces that rules name.
pub const NAMED: [&str; 38] = [
    "tripoli",
    "tarhuna",
    "el-agheila",
    "benghazi",
    "tobruk",
    "deep-desert",
    "mersa-matruh",
    "el-alamein",
    "alexandria",
    "cairo",
    "port-said",
    "suez",
    "aswan",
    "khartoum",
    "aden",
    "berbera",
    "massawa",
    "addis-ababa",
    "jerusalem",
    "haifa",
    "beirut",
    "baghdad",
    "basra",
    "chad",
    "sicily",
    "malta",
    "india",
    "persia",
    "south-africa",
    "tunis",
    "bizerte",
    "casablanca",
    "oran",
    "algiers",
    "mareth",
    "zuara",
    "nairobi",
    "gabes",
];

/// Units that rules name.
pub const NAMED_UNITS: [&str; 19] = [
    "br-6", "aus-6", "it-20", "it-80", "it-185", "it-gds", "it-afr", "ge-90", "ge-164", "ge-999", "ge-5-mtn",
    "ffus-dma", "ffus-dmc", "ffus-dmo", "ind-4", "br-7-arm", "ge-21", "it-17", "sa-1",
];

/// Kinds of battlegroups that rules name.
pub const NAMED_KINDS: [&str; 6] = ["lrdg", "ramcke", "eg-bg", "ff-bg", "gk-bg", "ge-bg"];

fn unique<'a>(review: &mut Review, file: &str, keys: impl Iterator<Item = &'a Spanned<String>>) {
    let mut seen = BTreeSet::new();
    for key in keys {
        if !seen.insert(key.get_ref().as_str()) {
            review.fault_at(file, key, format!("'{}' is there twice", key.get_ref()));
        }
    }
}

/// The map by itself.
pub fn map(review: &mut Review, map: &MapFile) {
    unique(review, MAP, map.spaces.list.iter().map(|s| &s.id));
    unique(review, MAP, map.boxes.list.iter().map(|b| &b.id));
    if map.spaces.list.len() > SPACES {
        review.fault(MAP, format!("{} spaces; at most {SPACES} fit", map.spaces.list.len()));
    }
    let known: BTreeSet<&str> = map.spaces.list.iter().map(|s| s.id.get_ref().as_str()).collect();
    for name in NAMED {
        if !known.contains(name) {
            review.fault(MAP, format!("the rules name the space '{name}', which is missing"));
        }
    }
    let mut lines = BTreeSet::new();
    for link in &map.links.list {
        for end in &link.ends {
            if !known.contains(end.get_ref().as_str()) {
                review.fault_at(MAP, end, format!("'{}' is no space", end.get_ref()));
            }
        }
        let [a, b] = [link.ends[0].get_ref().as_str(), link.ends[1].get_ref().as_str()];
        if a == b {
            review.fault_at(MAP, &link.ends[1], format!("'{a}' is joined to itself"));
        } else if !lines.insert(if a < b { (a, b) } else { (b, a) }) {
            review.fault_at(MAP, &link.ends[1], format!("'{a}' and '{b}' are joined twice"));
        }
    }
}

/// The counters.
pub fn units(review: &mut Review, units: &UnitsFile) {
    let divisions = units.divisions.list.iter().map(|d| &d.key);
    unique(review, UNITS_FILE, divisions.chain(units.battlegroups.list.iter().map(|b| &b.key)));
    let count = units.divisions.list.len()
        + units.battlegroups.list.iter().map(|b| usize::from(b.count)).sum::<usize>();
    if count > UNITS {
        review.fault(UNITS_FILE, format!("{count} units; at most {UNITS} fit"));
    }
    for name in NAMED_UNITS {
        if !units.divisions.list.iter().any(|d| d.key.get_ref() == name) {
            review.fault(UNITS_FILE, format!("the rules name the division '{name}', which is missing"));
        }
    }
    for name in NAMED_KINDS {
        if !units.battlegroups.list.iter().any(|b| b.key.get_ref() == name) {
            review.fault(UNITS_FILE, format!("the rules name the battlegroup '{name}', which is missing"));
        }
    }
    for group in &units.battlegroups.list {
        if group.count == 0 {
            review.fault_at(UNITS_FILE, &group.key, "there is none of this kind");
        }
    }
}

fn fire(review: &mut Review, name: &str, table: &FireEntry) {
    if table.rows.len() != 6 {
        review.fault(TABLES, format!("{name}: a row for each face of the die is expected"));
    }
    if table.columns.first() != Some(&0) || !table.columns.is_sorted() {
        review.fault(TABLES, format!("{name}: the columns rise from 0"));
    }
    for row in &table.rows {
        if row.len() != table.columns.len() {
            review.fault(TABLES, format!("{name}: the table has a hole"));
        }
        for cell in row {
            if cell.get_ref().trim_end_matches('b').parse::<u8>().is_err() {
                review.fault_at(TABLES, cell, format!("'{}' is no loss number", cell.get_ref()));
            }
        }
    }
}

/// The charts by themselves.
pub fn tables(review: &mut Review, tables: &TablesFile) {
    fire(review, "division_fire", &tables.division_fire);
    fire(review, "battlegroup_fire", &tables.battlegroup_fire);
    for terrain in Terrain::ALL {
        if !tables.terrain.get(terrain.word()).is_some_and(toml::Value::is_integer) {
            review.fault(TABLES, format!("terrain: the shift of '{}' is missing", terrain.word()));
        }
    }
    for mission in [&tables.lrdg.intelligence, &tables.lrdg.raid] {
        if mission.len() != 6 {
            review.fault(TABLES, "lrdg: a row for each face of the die is expected");
        }
    }
    if tables.turns.list.is_empty() {
        review.fault(TABLES, "turns: there is none");
    }
}

/// The cards, and what they name.
pub fn cards(review: &mut Review, cards: &CardsFile, map: &MapFile, units: &UnitsFile) {
    unique(review, CARDS, cards.card.iter().map(|c| &c.id));
    let space = |name: &String| map.spaces.list.iter().any(|s| s.id.get_ref() == name);
    let unit = |name: &String| {
        units.divisions.list.iter().any(|d| d.key.get_ref() == name)
            || units.battlegroups.list.iter().any(|b| b.key.get_ref() == name)
    };
    for (letter, side) in [("A", Side::Allied), ("X", Side::Axis)] {
        for number in 1..=DECK {
            if !cards.card.iter().any(|c| *c.id.get_ref() == format!("{letter}{number}")) {
                review.fault(CARDS, format!("card {number} of the {} is missing", side.word()));
            }
        }
    }
    for card in &cards.card {
        let id = card.id.get_ref();
        let number = id.strip_prefix(['A', 'X']).and_then(|n| n.parse::<u8>().ok());
        if !number.is_some_and(|n| (1..=DECK).contains(&n)) {
            review.fault_at(CARDS, &card.id, format!("'{id}' is none of A1 to A{DECK}, X1 to X{DECK}"));
        }
        if !(2..=5).contains(&card.ops) {
            review.fault_at(CARDS, &card.id, format!("{id}: a card is worth 2 to 5 points (3.0/ops)"));
        }
        if card.combat.is_some() != card.event.is_empty() {
            review.fault_at(CARDS, &card.id, format!("{id}: a card has either an event or a combat effect"));
        }
        for name in spaces_of(card).filter(|name| !space(name)) {
            review.fault_at(CARDS, &card.id, format!("{id}: '{name}' is no space"));
        }
        for name in units_of(card).filter(|name| !unit(name)) {
            review.fault_at(CARDS, &card.id, format!("{id}: '{name}' is no unit"));
        }
    }
}

fn spaces_of(card: &super::CardEntry) -> impl Iterator<Item = &String> {
    let when = card.when.iter().flat_map(|c| match c {
        Condition::Holds { spaces, .. } => spaces.iter().collect::<Vec<_>>(),
        Condition::NotHeld { space, .. } => vec![space],
        Condition::Present(finds) => finds.outside.iter().collect(),
        _ => Vec::new(),
    });
    let event = card.event.iter().flat_map(|e| match e {
        Effect::Place { spaces, .. } | Effect::Bring { spaces, .. } | Effect::Only { spaces, .. } => {
            spaces.iter().collect::<Vec<_>>()
        }
        Effect::Landing { from, to } => vec![from, to],
        Effect::Uprooted(finds) => finds.outside.iter().collect(),
        _ => Vec::new(),
    });
    when.chain(event).chain(card.bonus.iter().filter_map(|b| b.target.as_ref()))
}

fn units_of(card: &super::CardEntry) -> impl Iterator<Item = &String> {
    let when = card.when.iter().flat_map(|c| match c {
        Condition::Alive(units) => units.as_slice(),
        _ => &[],
    });
    let event = card.event.iter().flat_map(|e| match e {
        Effect::Reinforce(units) | Effect::Place { units, .. } | Effect::Exchange(units) => units.as_slice(),
        Effect::Rebuildable(unit) => std::slice::from_ref(unit),
        _ => &[],
    });
    when.chain(event)
}

/// What two sides set up: known spaces and units, no more of them than there are.
pub fn sides(
    review: &mut Review,
    file: &str,
    sides: [(Side, &SideSetup); 2],
    map: &MapFile,
    units: &UnitsFile,
) {
    let known = |name: &str| map.spaces.list.iter().any(|s| s.id.get_ref() == name);
    for (side, setup) in sides {
        let mut used: std::collections::BTreeMap<&str, u8> = Default::default();
        for (space, list) in &setup.units {
            if !known(space) {
                review.fault(file, format!("'{space}' is no space"));
            }
            list.iter().for_each(|unit| count(review, file, side, unit, units, &mut used));
        }
        for unit in setup.reserve.iter().chain(&setup.rebuild).chain(&setup.lost) {
            count(review, file, side, unit, units, &mut used);
        }
        for space in setup.control.iter().filter(|s| !known(s.get_ref())) {
            review.fault_at(file, space, format!("'{}' is no space", space.get_ref()));
        }
        for card in setup.gone.iter().chain(&setup.discarded).chain(&setup.choice) {
            if !(1..=DECK).contains(card) {
                review.fault(file, format!("there is no card {card}"));
            }
        }
    }
}

fn count<'a>(
    review: &mut Review,
    file: &str,
    side: Side,
    entry: &'a Spanned<String>,
    units: &UnitsFile,
    used: &mut std::collections::BTreeMap<&'a str, u8>,
) {
    let Some((key, n, _)) = parse_unit(entry.get_ref()) else {
        return review.fault_at(file, entry, format!("'{}' is no unit", entry.get_ref()));
    };
    let division = units.divisions.list.iter().find(|d| d.key.get_ref() == key).map(|d| (d.nation, 1));
    let group = units.battlegroups.list.iter().find(|b| b.key.get_ref() == key).map(|b| (b.nation, b.count));
    let Some((nation, most)) = division.or(group) else {
        return review.fault_at(file, entry, format!("'{key}' is no unit"));
    };
    if nation.side() != side {
        review.fault_at(file, entry, format!("'{key}' belongs to the other side"));
    }
    let total = used.entry(key).or_default();
    *total += n;
    if *total > most {
        review.fault_at(file, entry, format!("{total} of '{key}' are set up; there are {most}"));
    }
}

/// A scenario within the turn track.
pub fn scenario(review: &mut Review, file: &str, scenario: &ScenarioFile, tables: &TablesFile) {
    let turns = tables.turns.list.len();
    let (first, last) = (usize::from(scenario.first_turn), usize::from(scenario.last_turn));
    if first < 1 || first > last || last > turns {
        review.fault(file, format!("turns {first} to {last} are not on the track of {turns}"));
    }
    if !(0..=tables.limits.most_points).contains(&scenario.vp) {
        review.fault(file, format!("{} victory points are not on the track", scenario.vp));
    }
}
