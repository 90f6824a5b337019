//! A made-up position of the size of a campaign: 1,200 counters on the map of Beyond the Rhine, which has 8,556 hexes, with
//! headquarters, dumps and columns as an army group has them. Charts, kinds of counters and the rest are the drill's.

use ocs::{Drill, Ocs, Segment, Side, State, Step, UnitId, off};
use sandtable_board::{HexCell, Sheets};
use sandtable_core::{Chance, Files, Game, Log, Options, Rules};
use toml::{Table, Value};

const RHINE: &str = include_str!("../../../beyond-the-rhine/data/map.toml");
const SHEETS: Sheets = Sheets { across: 2, down: 2, cols: 35, rows: 62 };

/// Counters of a side.
const UNITS: usize = 600;
/// One in so many is a headquarters, with a dump beside it.
const STAFF: usize = 18;
/// The column that the front runs along, and how deep each army stands.
const FRONT: i16 = 38;
const DEPTH: i16 = 14;

fn table(text: &str) -> Table {
    text.parse().unwrap_or_else(|e| panic!("{e}"))
}

fn list<'a>(of: &'a Table, part: &str, key: &str) -> Vec<&'a Table> {
    let rows = of[part].get(key).unwrap_or(&of[part]).as_array().expect("a list");
    rows.iter().map(|row| row.as_table().expect("a table")).collect()
}

fn text<'a>(of: &'a Table, key: &str) -> &'a str {
    of.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn hex(name: &str) -> HexCell {
    SHEETS.parse(name).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn row(parts: &[(&str, Value)]) -> Value {
    Value::Table(parts.iter().map(|(key, value)| ((*key).to_string(), value.clone())).collect())
}

/// The map in the words of the drill's.
fn map(rhine: &Table) -> Table {
    let legend = [
        ("h", "forest"),
        ("w", "woods"),
        ("s", "swamp"),
        ("p", "swamp"),
        ("m", "mountain"),
        (".", "open"),
        ("u", "open"),
        ("r", "rough"),
        ("x", "rough"),
        ("~", "sea"),
    ];
    let legend: Table = legend.into_iter().map(|(letter, of)| (letter.into(), of.into())).collect();
    let terrain: Table =
        [("rows".into(), rhine["terrain"]["rows"].clone()), ("legend".into(), legend.into())]
            .into_iter()
            .collect();
    let owner = |name: &str| if hex(name).col < FRONT { "allied" } else { "axis" };
    let mut places = list(rhine, "places", "list");
    places.sort_by_key(|place| text(place, "hex"));
    places.dedup_by_key(|place| text(place, "hex"));
    let place = |(i, place): (usize, &&Table)| {
        let (at, kind) = (text(place, "hex"), text(place, "kind").replace(' ', "-"));
        let vp = Value::Integer(i64::from(kind == "major-city"));
        row(&[
            ("key", format!("place-{i}").into()),
            ("hex", at.into()),
            ("kind", kind.into()),
            ("owner", owner(at).into()),
            ("vp", vp),
        ])
    };
    let river = |river: &&Table| {
        let kind = match text(river, "class") {
            "minor" | "canal" => "minor-river",
            "estuary" => "lake",
            _ => "major-river",
        };
        row(&[("kind", kind.into()), ("sides", river["sides"].clone())])
    };
    let road = |road: &&Table| {
        let kind = if text(road, "class") == "autobahn" { "autobahn" } else { "track" };
        row(&[("kind", kind.into()), ("hexes", road["hexes"].clone())])
    };
    let rail = |rail: &&Table| row(&[("kind", "railroad".into()), ("hexes", rail["hexes"].clone())]);
    let mut ways: Vec<Value> = list(rhine, "roads", "list").iter().map(road).collect();
    ways.extend(list(rhine, "rails", "list").iter().map(rail));
    // Both armies are fed from the edges of the map.
    let mut edges: Vec<&str> = places.iter().map(|place| text(place, "hex")).collect();
    edges.sort_by_key(|name| hex(name).col);
    let source = |side: &str, name: &&str| row(&[("side", side.to_string().into()), ("hex", (*name).into())]);
    let west = edges.iter().take(6).map(|name| source("allied", name));
    let east = edges.iter().rev().take(6).map(|name| source("axis", name));
    let sheets = format!("across = {}\ndown = {}\ncols = {}\nrows = {}", 2, 2, 35, 62);
    [
        ("sheets", table(&sheets).into()),
        ("terrain", terrain.into()),
        ("place", places.iter().enumerate().map(place).collect::<Vec<_>>().into()),
        ("side", list(rhine, "river", "").iter().map(river).collect::<Vec<_>>().into()),
        ("way", ways.into()),
        ("supply", west.chain(east).collect::<Vec<_>>().into()),
    ]
    .into_iter()
    .map(|(key, value): (&str, Value)| (key.to_string(), value))
    .collect()
}

/// Land on a side's half of the front, evenly taken.
fn ground(map: &Table, allied: bool) -> Vec<String> {
    let rows: Vec<&str> =
        map["terrain"]["rows"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
    let near = |cell: &HexCell| {
        let depth = if allied { FRONT - 1 - cell.col } else { cell.col - FRONT };
        let letter = rows[cell.row as usize - 1].as_bytes()[cell.col as usize - 1];
        (0..DEPTH).contains(&depth) && letter != b'~'
    };
    let all: Vec<String> = SHEETS.grid().hexes().filter(near).map(|cell| SHEETS.name(cell)).collect();
    all.into_iter().step_by(4).collect()
}

/// Kinds of counters in the order in which they are dealt out.
const KINDS: [&str; 6] = ["division-20", "tanks-7", "mech", "division-12", "motorised", "guns-20"];

/// Both armies: counters, and where they stand.
fn armies(map: &Table) -> (Vec<Value>, Vec<Value>, Vec<Value>, Vec<Value>) {
    let (mut units, mut setup, mut dumps, mut columns) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (side, allied) in [("allied", true), ("axis", false)] {
        let hexes = ground(map, allied);
        let mut stacks: Vec<Vec<Value>> = vec![Vec::new(); hexes.len()];
        for i in 0..UNITS {
            let key = format!("{side}-{i}");
            let staff = i % STAFF == 0;
            let kind = if staff { "corps-hq" } else { KINDS[i % KINDS.len()] };
            let formation = format!("{side}-{}", i / 12);
            let formation = if i % 3 == 0 { formation } else { String::new() };
            units.push(row(&[
                ("key", key.as_str().into()),
                ("template", kind.into()),
                ("side", side.into()),
                ("nation", side.into()),
                ("name", key.as_str().into()),
                ("formation", formation.into()),
            ]));
            let at = i * 7 % hexes.len();
            stacks[at].push(key.into());
            if staff {
                let tokens = Value::Integer(12);
                dumps.push(row(&[
                    ("side", side.into()),
                    ("hex", hexes[at].as_str().into()),
                    ("tokens", tokens),
                ]));
            }
            if i % (2 * STAFF) == STAFF {
                columns.push(row(&[
                    ("side", side.into()),
                    ("kind", "truck".into()),
                    ("points", Value::Integer(3)),
                    ("load", Value::Integer(4)),
                    ("hex", hexes[at].as_str().into()),
                ]));
            }
        }
        for (at, stack) in hexes.iter().zip(stacks).filter(|(_, stack)| !stack.is_empty()) {
            setup.push(row(&[("hex", at.as_str().into()), ("units", stack.into())]));
        }
    }
    (units, setup, dumps, columns)
}

/// The box laid out.
pub fn campaign() -> Ocs {
    let built_in = Drill::built_in();
    let own = |name: &str| table(built_in.text(name).expect("a file of the drill"));
    let map = map(&table(RHINE));
    let (units, setup, dumps, columns) = armies(&map);
    let mut counters = own("units.toml");
    counters.insert("unit".into(), units.into());
    let mut scenario = own("scenarios/drill.toml");
    scenario.insert("setup".into(), setup.into());
    scenario.insert("dump".into(), dumps.into());
    scenario.insert("column".into(), columns.into());
    ["hedgehog", "arrival", "air"].into_iter().for_each(|key| {
        scenario.remove(key);
    });
    let mut sea = own("sea.toml");
    sea.remove("ship");
    let mut files: Files = built_in.clone();
    for (name, table) in
        [("map.toml", map), ("units.toml", counters), ("sea.toml", sea), ("scenarios/drill.toml", scenario)]
    {
        files.put(name, &table.to_string());
    }
    let game = Drill::open(&files).unwrap_or_else(|e| panic!("{e}"));
    game.prepare("drill", &Options::new()).unwrap_or_else(|e| panic!("{e}"))
}

/// Its first Movement Segment.
pub fn under_way(rules: &Ocs) -> State {
    let (mut chance, mut log) = (Chance::quick(1), Log::off());
    let mut s = rules.start(&mut chance, &mut log);
    while s.step() != Some(Step::Segment(Segment::Movement)) {
        let seat = rules.decision(&s).seats().iter().next().expect("somebody is asked");
        let mut actions = Vec::new();
        rules.actions(&s, seat, &mut actions);
        let last = *actions.last().expect("an action");
        rules.apply(&mut s, seat, last, &mut chance, &mut log);
    }
    s
}

/// The same position with a unit of each side less, both alone in their hex and with a zone of control.
pub fn thinned(rules: &Ocs, s: &State) -> State {
    let mut thinned = s.clone();
    let look = rules.look(s);
    for side in Side::BOTH {
        let alone = |id: &UnitId| look.has_zone(*id) && look.stack(side, look.unit(*id).at).count() == 1;
        let id = look.all(side).find(alone).expect("somebody stands alone");
        thinned.units[usize::from(id)].at = off::POOL;
    }
    let mut fields = thinned.fields.0.clone();
    fields.stand(rules.look(&thinned));
    thinned.fields.0 = fields;
    thinned
}
