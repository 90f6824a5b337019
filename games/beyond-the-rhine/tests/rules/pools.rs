//! Two pools of Allied supply, and headquarters that serve their own system (1.1, 3.2, 3.5d to 3.5f).

use std::sync::OnceLock;

use ocs::{Action, Hex, Ocs, Side, reach_in};
use sandtable_core::Rules;

use crate::support::{Looking, POOR, Table, falls, given, list, says, scenario, yard, yard_with};

/// A Time for Trumpets, opened once: both pools are at the Meuse.
fn trumpets() -> Ocs {
    static RULES: OnceLock<Ocs> = OnceLock::new();
    RULES.get_or_init(|| scenario("trumpets")).clone()
}

/// A phase there on dry ground; somebody waits far behind on either side.
#[track_caller]
fn meuse(phase: &str, side: &str, units: &[&str], more: &str) -> Table {
    let waits = ["us-cav-3 reserve @ A20.22", "ge-mg-3 reserve @ B20.22"];
    let units = list(&[units, &waits].concat());
    let when = "turn = 3\nweather = 'dry'\nflight = 'normal'";
    given(trumpets(), &format!("{when}\nphase = '{phase}'\nphasing = '{side}'\nunits = [{units}]\n{more}"))
}

/// What lies in the dumps, in order.
fn dumps(table: &Table) -> Vec<String> {
    let mut all = says(table, "dumps");
    all.sort();
    all
}

/// In how many hexes a unit would be in trace supply, and in how many it would have tokens.
fn reach(table: &Table, unit: &str) -> (usize, usize) {
    let (look, id) = (table.look(), table.id(unit));
    let hexes = || 0..look.t.ground.len() as Hex;
    let traced = hexes().filter(|at| look.traces(id, *at)).count();
    (traced, hexes().filter(|at| reach_in(look, look.camp(id), *at) > 0).count())
}

#[test]
fn r1_1_s6_trucks_of_one_system_never_become_those_of_another() {
    let columns = |second: &str| {
        let of = format!(
            "columns = ['0 allied truck points 2 @ A14.10', '1 allied truck points 3{second} @ A14.10']"
        );
        let table = meuse("movement", "allied", &["us-1 @ A14.10"], &of);
        says(&falls(&table, "allied", "done", |_| true), "columns").len()
    };
    assert_eq!((columns(""), columns(" commonwealth")), (1, 2));
}

#[test]
fn r3_2_s1_the_americans_and_the_commonwealth_roll_apart() {
    let sides = POOR.replacen(
        "supply = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]",
        "supply = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]\nentry = ['A13.12']\n\
         more = [{ supply = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], entry = ['A11.12'] }]",
        1,
    );
    let sources = "supply = [{ side = 'allied', hexes = ['A13.12', 'A11.12'] }]\n";
    let units = ["us-1", "br-43", "us-cav-102", "ge-mg-1", "ge-9pz-i"];
    let rules = yard(["A16.12", "A9.05"], &units, &format!("{sources}{sides}"));
    let text = "turn = 2\nfirst = 'axis'\nweather = 'dry'\nphase = 'exploitation'\nphasing = 'axis'\n\
                units = ['us-1 lost=1 @ A13.11', 'br-43 @ A11.11', 'ge-9pz-i reserve @ A13.06', 'us-cav-102 reserve @ A12.11']";
    let table = given(rules, text);
    // One rolls 2, the other 12.
    let came = ["allied 4 @ A13.12", "allied 44 commonwealth @ A11.12"];
    falls(&table, "axis", "done", |after| {
        let mut all = dumps(after);
        all.retain(|dump| came.contains(&dump.as_str()));
        all.len() == 2
    });
}

/// The Reinforcement Phase at Liege with a British and an American division that lack a step, and Replacements.
fn liege(pax: &str) -> Table {
    let units = ["us-1", "br-43", "br-pax-1", "us-pax-1", "us-pax-2", "br-xxx", "us-v", "us-4", "ge-mg-1"];
    let rules = yard(["A16.12", "A9.05"], &units, POOR);
    let units = list(&[
        "us-1 lost=1 @ A13.09",
        "br-43 lost=1 @ A13.09",
        "br-xxx @ A13.09",
        &format!("{pax} moves @ A13.09"),
        "us-4 lost=1 @ A10.06",
        "us-v @ A10.06",
        "us-pax-2 moves @ A10.06",
    ]);
    given(rules, &format!("phase = 'forces'\nphasing = 'allied'\nunits = [{units}]"))
}

#[test]
fn r3_2_s3_replacements_rebuild_their_own_alone() {
    liege("us-pax-1").allows("allied", "restore us-1").refuses("allied", "restore br-43", "13.5a/4");
    liege("br-pax-1").allows("allied", "restore br-43").refuses("allied", "restore us-1", "13.5a/4");
}

/// West of Liege: a source and supply at the edge, and a headquarters on the way.
fn road(hq: &str, dump: &str) -> Table {
    let units = ["us-1", "br-43", "us-v", "br-xxx", "us-cav-102", "ge-mg-1"];
    let sources = "supply = [{ side = 'allied', hexes = ['A13.30'] }]\n";
    let rules = yard(["A18.30", "A8.05"], &units, &format!("{sources}{POOR}"));
    let units = list(&["us-1 @ A13.28", "br-43 @ A12.28", &format!("{hq} @ A13.26")]);
    given(rules, &format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\ndumps = [{dump}]"))
}

#[test]
fn r3_5d_a_headquarters_throws_to_its_own_system_alone() {
    let british = road("br-xxx", "");
    assert!(reach(&british, "br-43").0 > reach(&british, "us-1").0);
    let american = road("us-v", "");
    assert!(reach(&american, "us-1").0 > reach(&american, "br-43").0);
    // Whom it does not serve is out of trace supply where the others are in it.
    let look = british.look();
    let [us, br] = ["us-1", "br-43"].map(|key| british.id(key));
    assert!((0..look.t.ground.len() as Hex).any(|at| look.traces(br, at) && !look.traces(us, at)));
    assert!((0..look.t.ground.len() as Hex).all(|at| !look.traces(us, at) || look.traces(br, at)));
}

#[test]
fn r3_5e_s1_dumps_and_replacements_form_two_pools_in_different_hexes() {
    let ours = road("us-v", "'allied 8 @ A13.28'");
    assert!(reach(&ours, "us-1").1 > 0 && reach(&ours, "br-43").1 == 0);
    let theirs = road("us-v", "'allied 8 commonwealth @ A13.28'");
    assert!(reach(&theirs, "br-43").1 > 0 && reach(&theirs, "us-1").1 == 0);
    // American trucks unload nowhere among supply of the Commonwealth.
    let columns =
        "columns = ['0 allied truck points 2 load 8 @ A14.10']\ndumps = ['allied 4 commonwealth @ A14.10']";
    let table = meuse("movement", "allied", &["us-1 @ A14.10"], columns);
    table.refuses("allied", "drive 0; unload 4", "btr:3.5e/1");
    // Nor do Replacements join.
    let units = ["us-pax-1", "br-pax-1", "us-cav-102", "ge-mg-1"];
    let rules = yard(["A16.12", "A9.05"], &units, POOR);
    let at = |other: &str| {
        let units =
            list(&["us-pax-1 moves @ A13.09", &format!("br-pax-1 moves @ {other}"), "us-cav-102 @ A10.06"]);
        let text = format!("phase = 'movement'\nphasing = 'allied'\nweather = 'dry'\nunits = [{units}]");
        given(rules.clone(), &text)
    };
    at("A13.10").refuses("allied", "at A13.09; take us-pax-1; step A13.10", "btr:3.5e/1");
    at("A16.12").allows("allied", "at A13.09; take us-pax-1; step A13.10");
    // Combat units do.
    let look = at("A13.10");
    let (cavalry, to) = (look.id("us-cav-102"), look.hex("A13.10"));
    assert!(look.look().t.title.may_enter(look.look(), cavalry, to).is_ok());
}

#[test]
fn r3_5e_s2_the_french_share_dumps_with_the_americans_but_no_headquarters() {
    let line =
        r#"{ key = "us-1", template = "us-division-4", side = "allied", nation = "american", name = "1" }"#;
    let french = line.replace("american", "french");
    let units = ["us-1", "us-4", "us-v", "us-cav-102", "ge-mg-1"];
    let rules = yard_with(["C50.30", "C40.05"], &units, line, &french);
    let at = |hq: &str| {
        let units = list(&["us-1 @ C45.28", "us-4 @ C45.28", &format!("us-v @ {hq}")]);
        let more = "dumps = ['allied 8 @ C45.28']";
        given(rules.clone(), &format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\n{more}"))
    };
    let alone = at("dead");
    assert_eq!(reach(&alone, "us-1").1, reach(&alone, "us-4").1);
    assert!(reach(&alone, "us-1").1 > 0);
    let thrown = at("C45.26");
    assert!(reach(&thrown, "us-4").1 > reach(&thrown, "us-1").1);
    assert_eq!(reach(&thrown, "us-1").1, reach(&alone, "us-1").1);
}

#[test]
fn r3_5e_s3_who_defends_or_refits_together_pays_apart() {
    let more = "dumps = ['axis 20 @ A14.09', 'allied 8 @ A14.10', 'allied 8 commonwealth @ A14.11']";
    let units = ["ge-26vg @ A14.09", "us-1 @ A14.10", "br-43 @ A14.10"];
    let mut table = meuse("combat", "axis", &units, more);
    table.does("axis", "target A14.10; with ge-26vg; attack", &[]);
    table.does("allied", "pay", &[]);
    table.asks("allied").allows("allied", "pay").refuses("allied", "stocks", "12.10a");
    table.does("allied", "pay", &[]);
    let mut left = dumps(&table);
    left.retain(|dump| dump.starts_with("allied"));
    assert_eq!(left, ["allied 6 @ A14.10", "allied 6 commonwealth @ A14.11"]);
    // A base refits aircraft of those who pay.
    let base = |stores: &str| {
        let wings = "wings = ['p47-1 inactive @ A14.12', 'spitfire-1 inactive @ A14.12', 'b26-1 @ A14.22']";
        let bases = "bases = ['allied level 1 @ A14.12', 'allied level 3 @ A14.22']";
        meuse("refit", "allied", &["us-1 @ A14.12"], &format!("{wings}\n{bases}\ndumps = [{stores}]"))
    };
    let mut both = base("'allied 8 @ A14.12', 'allied 8 commonwealth @ A14.13'");
    both.does("allied", "refit A14.12", &[]);
    both.refuses("allied", "ready spitfire-1", "14.1d");
    both.does("allied", "ready p47-1", &[]);
    let both = falls(&both, "allied", "ready spitfire-1", |_| true);
    assert!(both.wing("p47-1").active && both.wing("spitfire-1").active);
    let one = dumps(&both);
    assert!(one.iter().any(|dump| dump.ends_with("@ A14.12") && !dump.starts_with("allied 8")), "{one:?}");
    assert!(one.iter().any(|dump| dump.ends_with("@ A14.13") && !dump.starts_with("allied 8")), "{one:?}");
    let mut ours = base("'allied 8 @ A14.12'");
    ours.does("allied", "refit A14.12", &[]);
    ours.refuses("allied", "ready spitfire-1", "14.1d").allows("allied", "ready p47-1");
}

#[test]
fn r3_5f_s1_transport_carries_its_own_pool_alone() {
    let columns =
        "columns = ['0 allied truck points 2 @ A14.10', '1 allied truck points 2 commonwealth @ A14.10']";
    let table = |dump: &str| {
        meuse("movement", "allied", &["us-1 @ A14.10"], &format!("{columns}\ndumps = ['{dump} @ A14.10']"))
    };
    table("allied 8").allows("allied", "drive 0; load 4").refuses("allied", "drive 1; load 4", "btr:3.5f/1");
    table("allied 8 commonwealth")
        .refuses("allied", "drive 0; load 4", "btr:3.5f/1")
        .allows("allied", "drive 1; load 4");
}

#[test]
fn r3_5f_s2_trains_carry_either() {
    for pool in ["", " commonwealth"] {
        let of = format!("dumps = ['allied 8{pool} @ A13.07']");
        let mut table = meuse("movement", "allied", &["us-1 @ A13.07"], &of);
        table.does("allied", "freight A13.07 4", &[]);
        let mut stops = Vec::new();
        table.rules.actions(&table.state, table.seat("allied"), &mut stops);
        let stop = stops.into_iter().find_map(|a| match a {
            Action::Detrain(to) => Some(table.look().t.name(to)),
            _ => None,
        });
        let stop = stop.expect("a station");
        // Not where the other pool has its dump.
        let other = if pool.is_empty() { " commonwealth" } else { "" };
        let mixed = format!("dumps = ['allied 8{pool} @ A13.07', 'allied 4{other} @ {stop}']");
        meuse("movement", "allied", &["us-1 @ A13.07"], &mixed).refuses(
            "allied",
            &format!("freight A13.07 4; detrain {stop}"),
            "btr:3.5e/1",
        );
        table.does("allied", &format!("detrain {stop}"), &[]);
        assert!(dumps(&table).contains(&format!("allied 4 fresh 4{pool} @ {stop}")), "{:?}", dumps(&table));
    }
}

#[test]
fn trains_stop_at_every_station_of_their_line() {
    let mut table = meuse("movement", "allied", &["us-1 @ A13.07"], "dumps = ['allied 8 @ A13.07']");
    table.does("allied", "freight A13.07 4", &[]);
    let mut stops = Vec::new();
    table.rules.actions(&table.state, table.seat("allied"), &mut stops);
    assert!(stops.len() > 24, "{} stations", stops.len());
    let Some(Action::Detrain(last)) = stops.pop() else { panic!("a station") };
    let last = table.look().t.name(last);
    table.does("allied", &format!("detrain {last}"), &[]);
    assert!(dumps(&table).contains(&format!("allied 4 fresh 4 @ {last}")), "{:?}", dumps(&table));
}

#[test]
fn what_two_pools_have_in_a_hex_is_blown_together() {
    let more =
        "dumps = ['allied 8 @ A14.10']\ncolumns = ['0 allied truck points 2 load 4 commonwealth @ A14.10']";
    let mut table = meuse("movement", "allied", &["us-1 @ A14.10"], more);
    let mut listed = Vec::new();
    table.rules.actions(&table.state, table.seat("allied"), &mut listed);
    let at = table.look().t.hex("A14.10").expect("a hex");
    let times = |wanted: Action| listed.iter().filter(|a| **a == wanted).count();
    // Twelve tokens are three SP: all of them, or one or two.
    let blown = [Action::Blow(at), Action::BlowSome(at, 1), Action::BlowSome(at, 2), Action::BlowSome(at, 3)];
    assert_eq!(blown.map(times), [1, 1, 1, 0]);
    table.refuses("allied", "blow-some A14.10 3", "12.11a/1");
    table.does("allied", "blow A14.10", &[6]);
}

#[test]
fn rmarket_garden_s11_all_allies_are_one_system_there() {
    assert_eq!(scenario("market-garden").theatre().systems, [1, 1]);
    assert_eq!(trumpets().theatre().systems, [2, 1]);
    let units = list(&["us-504 @ A27.08", "br-50 @ A27.07", "br-xxx @ A25.08"]);
    let text =
        format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\ndumps = ['allied 8 @ A25.08']");
    let table = given(scenario("market-garden"), &text);
    assert_eq!(reach(&table, "us-504"), reach(&table, "br-50"));
    assert!(reach(&table, "us-504").1 > 0 && table.look().all(Side::Allied).count() == 3);
}
