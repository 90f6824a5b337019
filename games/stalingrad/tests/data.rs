//! Every fault of a data file is told with the file, the line where there is one, and what is wrong.

use sandtable_core::kit::{faulty, spoiled};
use sandtable_core::{Game, Options, Rules};
use stalingrad::Stalingrad;

const MAP: &str = "map.toml";
const TABLES: &str = "tables.toml";
const UNITS: &str = "units.toml";
const CAMPAIGN: &str = "scenarios/campaign.toml";

/// File, what stands there, what is put in its place, what is said of it.
const FAULTS: [[&str; 4]; 45] = [
    [MAP, "columns = 38", "columns = 39", "1950 hexes; at most 1900 fit"],
    [MAP, "rows = 50", "rows = 49", "50 rows of letters, the grid has 49"],
    [MAP, "\"aaaassss", "\"aaassss", "the row has not 38 letters"],
    [MAP, "\"aaaassss", "\"xaaassss", "the legend does not know 'x'"],
    [MAP, "hex = \"0205\"", "hex = \"0299\"", "'0299'"],
    [MAP, "hex = \"0205\"", "hex = \"0304\"", "two places share hex 0304"],
    [MAP, "kind = \"city\"", "kind = \"capital\"", "'capital' is none of city, town"],
    [MAP, "control = \"axis\"", "control = \"nobody\"", "'nobody' is none of axis, soviet"],
    [MAP, "class = \"major\"", "class = \"wide\"", "'wide' is none of major, river"],
    [MAP, "\"1005-1006\"", "\"1005\"", "'1005' should be two hexes joined by a hyphen"],
    [MAP, "\"1005-1006\"", "\"1005-1007\"", "1005 and 1007 are not neighbours"],
    [MAP, "\"1005-1006\"", "\"1005-9906\"", "'9906'"],
    [MAP, "0213-0212-0311", "0213-0311", "line h01: 0213 and 0311 are not neighbours"],
    [MAP, "hex = \"0105\"", "hex = \"9905\"", "'9905'"],
    [MAP, "rail = true, name = \"Lgov\"", "rail = 1, name = \"Lgov\"", "expected a boolean"],
    [MAP, "\"0401 0402", "\"0401 9902", "'9902'"],
    [UNITS, "key = \"4PzA\"", "key = \"1PzA\"", "two units have the key '1PzA'"],
    [UNITS, "nation = \"german\"", "nation = \"french\"", "'french' is none of german, hungarian"],
    [UNITS, "kind = \"hq\"", "kind = \"hp\"", "'hp' is none of hq, pz"],
    [UNITS, "at = \"0619\"", "at = \"9919\"", "'9919'"],
    [UNITS, "enters = \"start\"", "enters = \"somehow\"", "nobody enters by 'somehow'"],
    [UNITS, "enters = \"4PzA\"", "enters = \"VrnzFront\"", "nobody enters by 'VrnzFront'"],
    [UNITS, "enters = \"box 2\"", "enters = \"box two\"", "nobody enters by 'box two'"],
    [UNITS, "enters = \"box 2\"", "enters = \"box 0\"", "box 0 does not bring StrgFront"],
    [UNITS, "enters = \"box 2\"", "enters = \"box 3\"", "box 2 brings StrgFront, which does not enter there"],
    [UNITS, "enters = \"start\"\nat = \"0619\"", "enters = \"start\"", "'start' and a hex belong together"],
    [UNITS, "enters = \"pool\"", "enters = \"pool\"\nat = \"0619\"", "'start' and a hex belong together"],
    [UNITS, "key = \"6A\"", "key = \"7A\"", "the chit of 6A has no headquarters"],
    [UNITS, "enters = \"front\"", "enters = \"second\"", "the front line has 29 hexes, each for one unit"],
    [MAP, "0405* 0505* 0406", "0405 0505 0406", "the units of 4PzA do not fit its hexes"],
    [MAP, "\"0821 0822 0722\"", "\"0722\"", "the units of It8A do not fit its hexes"],
    [MAP, "\"0821 0822 0722\"", "\"0821 0822 0722 0721 0720\"", "the units of It8A do not fit its hexes"],
    [MAP, "\"f\" = \"forest\"", "\"f\" = \"wood\"", "'wood' is none of clear, forest"],
    [MAP, "vp = 10", "vp = 5", "Kursk is worth 5 points, not 10"],
    [TABLES, "{ tk = 1, inf = 2 }", "{ tk = 1, rifle = 2 }", "the Soviet track does not know 'rifle = 2'"],
    [TABLES, "{ tk = 1, inf = 2 }", "{ tk = -1, inf = 2 }", "the Soviet track does not know 'tk = -1'"],
    [TABLES, "hq = \"SEFront\"", "hq = 4", "the Soviet track does not know 'hq = 4'"],
    [TABLES, "fortresses = 2", "fortresses = 3", "limits: there are two fortress markers"],
    [CAMPAIGN, "first_turn = 1", "first_turn = 0", "turns 0 to 9 are not on the track"],
    [CAMPAIGN, "last_turn = 9", "last_turn = 10", "turns 1 to 10 are not on the track"],
    [CAMPAIGN, "first_turn = 1", "first_turn = 10", "turns 10 to 9 are not on the track"],
    [TABLES, "  [\"A2\", ", "  [", "combat: the table has a hole"],
    [TABLES, "\"A2\"", "\"B2\"", "tables.toml:23: 'B2' is no combat result"],
    [TABLES, "rows = [{}, {}", "rows = [{}", "a row for each face of the die is expected"],
    [TABLES, "{ inf = 1, hungarian = 1 }", "{ inf = 1, hq = 1 }", "'hq' is no kind of Axis division"],
];

#[test]
fn every_fault_is_named() {
    faulty::<Stalingrad>(&FAULTS);
}

#[test]
fn no_more_counters_than_a_position_holds() {
    let more: String = (0..4)
        .map(|i| {
            format!(
                "[[unit]]\nkey = \"x{i}\"\nname = \"x\"\nnation = \"soviet\"\nkind = \"inf\"\n\
                 attack = 1\ndefence = 1\nmove = 4\nenters = \"pool\"\n\n"
            )
        })
        .collect();
    let errors = spoiled::<Stalingrad>(UNITS, "[[unit]]", &format!("{more}[[unit]]"));
    assert_eq!(errors, "units.toml: 233 units; at most 232 fit");
}

/// An owner who puts in the printed numbers says so in the source, and the charts on the screen believe him.
#[test]
fn a_chart_is_marked_as_rebuilt_by_its_source() {
    let rebuilt = |files| {
        let rules = Stalingrad::open(&files).unwrap().prepare("campaign", &Options::default()).unwrap();
        rules.board().charts.iter().map(|chart| (chart.key.to_string(), chart.rebuilt)).collect::<Vec<_>>()
    };
    let mut files = Stalingrad::built_in();
    assert_eq!(rebuilt(files.clone()), [("results".into(), true), ("terrain".into(), true)]);
    let text = files.text(TABLES).unwrap().replacen(
        "source = \"reconstructed: ledger gap chart.crt",
        "source = \"printed",
        1,
    );
    files.put(TABLES, &text);
    assert_eq!(rebuilt(files), [("results".into(), false), ("terrain".into(), true)]);
}
