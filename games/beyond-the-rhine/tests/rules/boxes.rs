//! Boxes beside the map (1.6, 1.7) and the Interdiction box (3.7).

use ocs::{Side, Sortie, off};

use crate::support::{Looking, POOR, Table, falls, given, list, scenario, yard_of};

/// A phase of the Allies in Market Garden.
#[track_caller]
fn garden(phase: &str, units: &[&str], more: &str) -> Table {
    let units = list(&[units, &["br-2hcr @ A24.20", "ge-mg-2 @ B46.24"]].concat());
    let base = "bases = ['allied level 3 @ england', 'axis level 3 @ B36.24']";
    given(
        scenario("market-garden"),
        &format!("phase = '{phase}'\nphasing = 'allied'\nunits = [{units}]\n{base}\n{more}"),
    )
}

#[test]
fn r1_6_s1_nobody_fights_in_a_box() {
    let units = list(&["us-504 moves @ england", "ge-mg-2 @ B46.24", "br-2hcr @ A24.20"]);
    let text = format!(
        "phase = 'movement'\nphasing = 'axis'\nunits = [{units}]\nbases = ['allied level 3 @ england', 'axis level 3 @ B36.24']\n\
         wings = ['bf109-2 @ B36.24', 'p47-1 @ england']"
    );
    let table = given(scenario("market-garden"), &text);
    table.refuses("axis", "fly sweep england", "btr:1.6/1").refuses(
        "axis",
        "fly hip-base england",
        "btr:1.6/1",
    );
}

#[test]
fn r1_6_s3_its_dump_serves_refits_and_flights() {
    let more = "wings = ['c47-1 inactive @ england', 'c47-2 @ england']\ndumps = ['allied 400 @ england']";
    garden("refit", &["us-504 moves @ england"], more).allows("allied", "refit england");
    let flown = "wings = ['c47-2 @ england']\ndumps = ['allied 400 @ england']";
    let table = garden("movement", &["us-504 moves @ england", "br-xxx @ A25.08"], flown);
    table.allows("allied", "airdrop; fly drop A27.07; carry c47-2 normal; lift supply 1 cabin");
}

#[test]
fn r3_8_s2_transports_bring_sp_from_the_boxes() {
    let flown = "wings = ['c47-2 @ england']\ndumps = ['allied 400 @ england']";
    let mut table = garden("movement", &["us-504 moves @ england", "br-xxx @ A25.08"], flown);
    table.does("allied", "airdrop; fly drop A27.07; carry c47-2 normal; lift supply 1 cabin", &[6, 6]);
    assert_eq!(table.state.dump(table.hex("A27.07")).map(|dump| dump.tokens), Some(1));
}

#[test]
fn r1_6_s4_and_nothing_else() {
    let table = garden("movement", &["us-504 moves @ england"], "dumps = ['allied 400 @ england']");
    table.refuses("allied", "freight england 4", "13.3e/1");
}

#[test]
fn r1_6a_s2_aircraft_come_by_the_air_entry_point() {
    let rules = scenario("market-garden");
    let t = rules.theatre();
    let (england, near) = (t.hex("england").expect("a box"), t.hex("A40.20").expect("a hex"));
    // 25 hexes beyond A50.35 (1.7/1).
    assert!(t.distance(england, near) >= 25 + 15);
}

#[test]
fn r1_6a_s6_a_box_refits_14_or_7() {
    let refits = |weather: &str| {
        let table = garden("refit", &["us-504 moves @ england"], &format!("weather = '{weather}'"));
        let look = table.look();
        look.t.title.refits(look, table.hex("england"))
    };
    assert_eq!((refits("dry"), refits("mud"), refits("snow")), (Some(14), Some(7), Some(7)));
}

#[test]
fn r1_6c_s1_england_holds_units() {
    let table = garden("movement", &["us-504 moves @ england", "us-505 moves @ england"], "");
    assert_eq!(table.look().stack(Side::Allied, table.hex("england")).count(), 2);
}

#[test]
fn r1_6c_s2_airborne_troops_board_there() {
    let more = "plans = ['us-504 turn 1 @ B39.32']\nwings = ['c47-1 @ england', 'c47-2 @ england']";
    let table = garden("movement", &["us-504 moves @ england", "br-xxx @ A25.08", "br-viii @ B38.33"], more);
    let line = "airdrop; fly drop B39.32; carry c47-1 normal; lift us-504 cabin";
    let refusal = table.refusal("allied", line);
    assert!(refusal.is_none_or(|refusal| refusal.rule.0 == "btr:3.8a/2"), "{refusal:?}");
}

#[test]
fn r1_6c_s3_units_are_rebuilt_in_england() {
    let table = garden("forces", &["br-pax-1 moves @ england", "us-504 @ dead"], "");
    let look = table.look();
    assert!(look.t.title.rebuilds_in(look, Side::Allied, table.hex("england")));
    assert_eq!(table.unit("us-504").at, off::DEAD);
}

#[test]
fn r3_2_s5_the_staff_in_england_rebuilds() {
    let table = garden("movement", &["us-504 moves @ england"], "");
    let look = table.look();
    assert!(look.t.title.rebuilds_in(look, Side::Allied, table.hex("england")));
    assert!(!look.t.title.rebuilds_in(look, Side::Axis, table.hex("england")));
}

#[test]
fn r1_6c_s5_airborne_operations_start_from_england() {
    let more = "plans = ['us-504 turn 1 @ A30.08']\nwings = ['c47-1 @ A26.08']";
    let units = list(&["us-504 moves @ A26.08", "br-xxx @ A25.08", "br-2hcr @ A24.20", "ge-mg-2 @ B46.24"]);
    let text = format!(
        "phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\nbases = ['allied level 3 @ england', 'allied level 2 @ A26.08']\n{more}"
    );
    let table = given(scenario("market-garden"), &text);
    table.refuses("allied", "airdrop; fly drop A30.08; carry c47-1 normal; lift us-504 cabin", "btr:1.6c/5");
    let home =
        "plans = ['us-504 turn 1 @ A30.08']\nwings = ['c47-1 @ england']\ndumps = ['allied 40 @ england']";
    garden("movement", &["us-504 moves @ england", "br-xxx @ A25.08"], home)
        .allows("allied", "airdrop; fly drop A30.08; carry c47-1 normal; lift us-504 cabin");
}

/// Operation Queen's country with an Interdiction box.
#[track_caller]
fn queen(phase: &str, side: &str, wings: &str, more: &str) -> Table {
    let (first, rest) = POOR.split_once("[allied]").expect("sides");
    let keys = "box = [{ key = 'interdiction', side = 'allied', beyond = 'A22.35', hexes = 5 }]\n\
        supply = [{ side = 'axis', hexes = ['B15.26'] }]\n";
    let air = "[air]\nflight = [['movement', 'reaction', 'exploitation'], ['movement', 'reaction', 'exploitation'], ['movement', 'reaction', 'exploitation']]\n\
        hip_shoot = ['american']\n\
        [[air.base]]\nside = 'allied'\nhex = 'interdiction'\nlevel = 3\nwings = ['p38-x1', 'p38-x2']\n\
        [[air.base]]\nside = 'axis'\nhex = 'B14.28'\nlevel = 3\nwings = ['bf109-1', 'bf109-2', 'bf109-3', 'bf109-4']\n";
    let air = format!("{air}[[air.base]]\nside = 'allied'\nhex = 'A15.04'\nlevel = 3\nwings = ['p47-1']\n");
    let units = ["us-1", "us-cav-102", "ge-183vg", "ge-mg-1", "ge-mg-4", "us-3-cca", "ge-9pz-i"];
    let rules =
        yard_of(["A22.06", "B7.26"], &units, first, &format!("[allied]{rest}"), &format!("{keys}{air}"));
    let units = list(&["us-1 @ B16.34", "ge-183vg @ B16.33", "us-cav-102 @ A7.06", "ge-mg-4 @ B7.26"]);
    let bases =
        "bases = ['allied level 3 @ interdiction', 'allied level 3 @ A15.04', 'axis level 3 @ B14.28']";
    given(
        rules,
        &format!(
            "phase = '{phase}'\nphasing = '{side}'\nunits = [{units}]\n{bases}\nwings = [{wings}]\n{more}"
        ),
    )
}

const READY: &str = "'p38-x1 @ interdiction', 'p38-x2 @ interdiction', 'bf109-1 inactive @ B14.28'";
const SPENT: &str = "'p38-x1 inactive @ interdiction', 'p38-x2 @ interdiction', 'bf109-1 inactive @ B14.28'";

#[test]
fn r3_7_s2_german_bases_refit_one_air_unit_a_level() {
    let refits = |wings: &str, sky: &str| {
        let table = queen("movement", "axis", wings, &format!("flight = '{sky}'"));
        let look = table.look();
        look.t.title.refits(look, table.hex("B14.28"))
    };
    assert_eq!((refits(READY, "normal"), refits(READY, "limited")), (Some(3), None));
}

/// Does interdiction slow German trains?
fn slowed(wings: &str) -> bool {
    let table = queen("movement", "axis", wings, "flight = 'normal'");
    let look = table.look();
    look.t.title.slows_trains(look, Side::Axis)
}

#[test]
fn r3_7_s4_all_that_is_off_while_it_is_suspended() {
    assert!(slowed(READY) && !slowed(SPENT));
    let table = queen("movement", "axis", SPENT, "flight = 'normal'");
    let look = table.look();
    assert_eq!(look.t.title.refits(look, table.hex("B14.28")), None);
}

#[test]
fn r3_7b_one_inactive_aircraft_suspends_it() {
    assert!(slowed(READY) && !slowed(SPENT));
}

#[test]
fn r3_7a_s3_sweeps_and_facilities_in_the_movement_phase() {
    let table = queen("movement", "allied", READY, "flight = 'normal'");
    table.refuses("allied", "fly hip-units B16.33", "btr:3.7a/3");
    let barrage = queen("movement-barrage", "allied", READY, "flight = 'normal'");
    barrage.allows("allied", "fly bomb-base B14.28; send p38-x1");
    barrage.allows("allied", "fly trains B14.30; send p38-x1");
    barrage.refuses("allied", "fly bomb-units B16.33", "btr:3.7a/3");
    // In an Exploitation Phase they fly nothing.
    let sends = |phase: &str| {
        let table = queen(phase, "allied", READY, "flight = 'normal'");
        let look = table.look();
        let wing = look.t.air.wings.iter().position(|sheet| sheet.key == "p38-x1").expect("a wing") as u8;
        look.t.title.may_send(look, wing, (Sortie::Sweep, table.hex("B14.28"))).map_err(|why| why.rule.0)
    };
    assert_eq!((sends("movement"), sends("exploitation")), (Ok(()), Err("btr:3.7a/3")));
    // Those of other bases bomb units, and no trains.
    let others =
        queen("movement-barrage", "allied", &format!("{READY}, 'p47-1 @ A15.04'"), "flight = 'normal'");
    others.allows("allied", "fly bomb-units B16.33; send p47-1");
    others.refuses("allied", "fly trains B14.30; send p47-1", "btr:3.7c/1");
}

#[test]
fn r3_7a_s4_they_are_whole_and_active_again_in_the_next_refit_phase() {
    let wings = "'p38-x1 inactive lost=1 @ interdiction', 'p38-x2 @ interdiction', 'p47-1 inactive @ A15.04'";
    let mut table = queen("exploitation", "axis", wings, "first = 'axis'");
    table.does("axis", "done", &[3, 4]);
    assert!(table.wing("p38-x1").active && table.wing("p38-x1").lost == 0);
    assert!(!table.wing("p47-1").active, "others refit");
    let german = queen("exploitation", "allied", wings, "first = 'allied'");
    let german = falls(&german, "allied", "done", |_| true);
    assert!(!german.wing("p38-x1").active, "it is their own turn that helps them");
}

#[test]
fn r3_7c_s2_when_it_resumes_the_markers_go() {
    let busted = "flight = 'normal'\nbusted = ['allied B14.30']";
    let after = |wings: &str| {
        let mut table = queen("movement", "axis", wings, busted);
        table.does("axis", "do sluices B10.31", &[]);
        table.state.busted[0].is_empty()
    };
    assert!(after(READY) && !after(SPENT));
}

/// Boxes of all kinds with a base each, and two wings of three systems.
fn boxes() -> Table {
    let (first, rest) = POOR.split_once("[allied]").expect("sides");
    let entry = |key: &str| format!("{{ key = '{key}', side = 'allied', beyond = 'A22.35', hexes = 5 }}, ");
    let keys = ["england", "normandy", "southern-france", "interdiction"];
    let list: String = keys.iter().map(|key| entry(key)).collect();
    let base = |key: &str| format!("[[air.base]]\nside = 'allied'\nhex = '{key}'\nlevel = 3\nwings = []\n");
    let bases: String = keys.iter().map(|key| base(key)).collect();
    let air = format!(
        "[air]\n{bases}[[air.base]]\nside = 'allied'\nhex = 'A15.04'\nlevel = 3\n\
         wings = ['fr-p47-1', 'typhoon-1', 'p47-1', 'p38-x1']\n"
    );
    let rules = yard_of(
        ["A22.06", "B7.26"],
        &["us-1", "ge-183vg"],
        first,
        &format!("[allied]{rest}"),
        &format!("box = [{list}]\n{air}"),
    );
    let laid: String = keys.iter().map(|key| format!("'allied level 3 @ {key}', ")).collect();
    let units = "units = ['us-1 @ A15.04', 'ge-183vg @ B16.33']";
    given(rules, &format!("phase = 'movement'\nphasing = 'allied'\n{units}\nbases = [{laid}]"))
}

/// May a wing use a box?
fn uses(wing: &str, at: &str) -> bool {
    let table = boxes();
    let look = table.look();
    let id = look.t.air.wings.iter().position(|sheet| sheet.key == wing).expect("a wing") as u8;
    look.havens(id).any(|haven| haven == table.hex(at))
}

#[test]
fn r1_6a_s3_the_french_use_neither_england_nor_normandy() {
    assert!(!uses("fr-p47-1", "england") && !uses("fr-p47-1", "normandy"));
    assert!(uses("fr-p47-1", "southern-france") && uses("p47-1", "england"));
}

#[test]
fn r1_6a_s4_the_commonwealth_does_not_use_southern_france() {
    assert!(!uses("typhoon-1", "southern-france"));
    assert!(
        uses("typhoon-1", "england") && uses("typhoon-1", "normandy") && uses("p47-1", "southern-france")
    );
}

#[test]
fn r3_5a_s3_aircraft_keep_to_the_bases_of_their_system() {
    for (wing, open) in [("fr-p47-1", [false, false, true]), ("typhoon-1", [true, true, false])] {
        assert_eq!(["england", "normandy", "southern-france"].map(|at| uses(wing, at)), open, "{wing}");
    }
}

#[test]
fn r1_6b_only_those_with_an_x_use_the_interdiction_box() {
    assert!(uses("p38-x1", "interdiction") && !uses("p47-1", "interdiction"));
}

#[test]
fn r3_7a_s1_fourteen_allied_air_units_have_an_x() {
    let files = <beyond_the_rhine::BeyondTheRhine as sandtable_core::Game>::built_in();
    let text: toml::Table = files.text("air.toml").expect("a file").parse().expect("toml");
    let wings = text["wing"].as_array().expect("wings");
    let marked = wings.iter().filter(|wing| {
        wing["side"].as_str() == Some("allied")
            && wing.get("marked").and_then(toml::Value::as_bool) == Some(true)
    });
    assert_eq!(marked.count(), 14);
    // They come over an air entry point of Normandy, 55 hexes beyond it.
    let normandy = queen("movement", "axis", READY, "");
    assert!(normandy.look().t.distance(normandy.hex("interdiction"), normandy.hex("A22.06")) >= 5);
}

#[test]
fn r3_7a_s2_they_fly_nothing_else_and_need_no_refit() {
    let barrage = queen("movement-barrage", "allied", READY, "flight = 'normal'");
    barrage.refuses("allied", "fly bomb-units B16.33", "btr:3.7a/3");
    // What the German turn has cost them is made good before their Refit Phase, for nothing.
    let mut table = queen("exploitation", "axis", SPENT, "first = 'axis'\ndumps = ['allied 4 @ B16.34']");
    table.does("axis", "done", &[3, 4]);
    assert!(table.wing("p38-x1").active);
    assert_eq!(table.state.tokens(Side::Allied), 4);
}
