//! Airborne operations (2.8, 3.8).

use ocs::{flag, off};
use sandtable_core::{Handle, Rules, Seen, Viewer};

use crate::support::{Looking, POOR, Table, given, list, scenario, yard_of};

const AIR: &str = "[air]\nflight = [['movement', 'reaction', 'exploitation'], ['movement', 'reaction', 'exploitation'], ['movement', 'reaction', 'exploitation']]\n\
    [[air.base]]\nside = 'allied'\nhex = 'A38.02'\nlevel = 3\nwings = ['c47-1', 'c47-2', 'c47g-1', 'c47g-2']\n\
    [[air.base]]\nside = 'axis'\nhex = 'B38.28'\nlevel = 3\nwings = ['ju52-1']\n";

const UNITS: [&str; 20] = [
    "us-504",
    "us-505",
    "us-325",
    "us-1",
    "us-rgt-4a",
    "us-vii",
    "br-airborne",
    "us-remnant-1",
    "us-remnant-2",
    "us-cav-102",
    "br-1-para",
    "br-155",
    "br-156",
    "br-157",
    "lw-heydte",
    "lw-3",
    "ge-mg-1",
    "ge-mg-4",
    "ge-lxxxi",
    "lw-rgt-3a",
];

/// A Movement Segment of a side around Arnhem with transports at their bases. VII Corps stands within reach.
#[track_caller]
fn drop(side: &str, units: &[&str], more: &str) -> Table {
    drop_with(side, &[units, &["us-vii @ A38.03", "ge-lxxxi @ B39.29"]].concat(), more)
}

#[track_caller]
fn drop_with(side: &str, units: &[&str], more: &str) -> Table {
    let (first, rest) = POOR.split_once("[allied]").expect("sides");
    let supply = format!("supply = [{{ side = '{side}', hexes = ['A38.02', 'B38.28'] }}]\n");
    let rules =
        yard_of(["A46.04", "B36.27"], &UNITS, first, &format!("[allied]{rest}"), &format!("{supply}{AIR}"));
    let units = list(&[units, &["us-cav-102 @ A36.04", "ge-mg-4 @ B46.27"]].concat());
    let wings = "wings = ['c47-1 @ A38.02', 'c47-2 @ A38.02', 'c47g-1 @ A38.02', 'c47g-2 @ A38.02', 'ju52-1 @ B38.28']\n\
        bases = ['allied level 3 @ A38.02', 'axis level 3 @ B38.28']";
    given(rules, &format!("phase = 'movement'\nphasing = '{side}'\nunits = [{units}]\n{wings}\n{more}"))
}

const PLAN: &str =
    "plans = ['us-504 turn 1 @ B42.33', 'us-325 turn 1 @ B42.33']\ndumps = ['allied 8 @ A38.02']";

#[test]
fn r3_8_s1_transports_without_gliders_carry_all_kinds_of_cargo() {
    let table = drop("allied", &["us-504 move @ A38.02"], PLAN);
    table.allows("allied", "airdrop; fly drop B42.33; carry c47-1 normal; lift us-504 cabin");
    table.allows("allied", "airdrop; fly drop B42.33; carry c47-1 normal; lift supply 1 cabin");
}

#[test]
fn r3_8_s3_those_with_gliders_carry_combat_units_only() {
    let table = drop("allied", &["us-325 move @ A38.02"], PLAN);
    table.refuses(
        "allied",
        "airdrop; fly drop B42.33; carry c47g-1 normal; lift supply 1 glider",
        "btr:3.8/3",
    );
    table.allows("allied", "airdrop; fly drop B42.33; carry c47g-1 normal; lift us-325 glider");
    // The aircraft beside them carry what they like.
    table.allows(
        "allied",
        "airdrop; fly drop B42.33; carry c47-1 normal; carry c47g-1 normal; lift supply 1 cabin",
    );
}

#[test]
fn r3_8_s4_their_missions_are_planned() {
    let table = drop("allied", &["us-325 move @ A38.02"], "dumps = ['allied 8 @ A38.02']");
    table.refuses("allied", "airdrop; fly drop B42.33; carry c47g-1 normal; lift us-325 glider", "btr:3.8/4");
}

#[test]
fn r3_8_s5_they_carry_2t_at_any_range() {
    let mut table = drop("allied", &["us-325 move @ A38.02"], PLAN);
    table.does("allied", "airdrop; fly drop B42.33; carry c47g-1 near", &[]);
    assert_eq!(table.look().capacity(ocs::Hold::Glider), 4, "2T, in halves");
    let mut plain = drop("allied", &["us-504 move @ A38.02"], PLAN);
    plain.does("allied", "airdrop; fly drop B42.33; carry c47-1 near", &[]);
    assert_eq!(plain.look().capacity(ocs::Hold::Cabin), 8);
}

#[test]
fn r3_8_s6_only_airborne_troops_are_dropped() {
    let plan = "plans = ['us-rgt-4a turn 1 @ B42.33']\ndumps = ['allied 8 @ A38.02']";
    let table = drop("allied", &["us-rgt-4a move @ A38.02"], plan);
    table.refuses(
        "allied",
        "airdrop; fly drop B42.33; carry c47g-1 normal; lift us-rgt-4a glider",
        "btr:3.8/6",
    );
}

#[test]
fn r3_8_s7_the_52nd_division_is_flown_and_not_dropped() {
    let brigades = ["br-155", "br-156", "br-157"];
    let units = brigades.map(|key| format!("{key} move @ A38.02"));
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    let plans = brigades.map(|key| format!("'{key} turn 1 @ B42.33', ")).concat();
    let table = drop("allied", &units, &format!("plans = [{plans}]"));
    for key in brigades {
        for hold in ["cabin", "glider"] {
            let wing = if hold == "cabin" { "c47-1" } else { "c47g-1" };
            let line = format!("airdrop; fly drop B42.33; carry {wing} normal; lift {key} {hold}");
            table.refuses("allied", &line, "btr:3.8/7");
        }
    }
    // To a base two of them take one transport of 2T each, the third two: it has more than its feet.
    let bases = "bases = ['allied level 3 @ A38.02', 'allied level 3 @ A42.02', 'axis level 3 @ B38.28']";
    let flies = |line: &str| {
        let text = drop("allied", &units, "").text();
        let text: String =
            text.lines().filter(|line| !line.starts_with("bases")).map(|l| format!("{l}\n")).collect();
        let table = given(table.rules.clone(), &format!("{bases}\n{text}"));
        let line = format!("fly transport A42.02; {line}");
        table.refusal("allied", &line).is_none()
    };
    assert!(flies("carry c47-1 normal; lift br-155 cabin") && flies("carry c47-1 normal; lift br-156 cabin"));
    assert!(!flies("carry c47-1 normal; lift br-157 cabin"));
    assert!(flies("carry c47-1 normal; carry c47-2 normal; lift br-157 cabin"));
    assert!(flies("carry c47-1 normal; carry c47-2 normal; lift br-155 cabin; lift br-156 cabin"));
    // Gliders beside them ask for no plan of those in the cabins.
    assert!(flies("carry c47-1 normal; carry c47g-1 normal; lift br-155 cabin"));
}

#[test]
fn r3_8_s8_airborne_headquarters_are_neither_flown_nor_dropped() {
    let table = drop("allied", &["br-airborne move @ A38.02"], PLAN);
    table.refuses(
        "allied",
        "airdrop; fly drop B42.33; carry c47-1 normal; lift br-airborne cabin",
        "btr:3.8/8",
    );
}

#[test]
fn r3_8a_s1_a_drop_is_planned_within_20_hexes_of_a_headquarters() {
    let plan = |units: &[&str]| {
        let (first, rest) = POOR.split_once("[allied]").expect("sides");
        let supply = "supply = [{ side = 'allied', hexes = ['A38.02'] }]\n";
        let sides = format!("[allied]{rest}");
        let rules = yard_of(["A46.04", "B36.27"], &UNITS, first, &sides, &format!("{supply}{AIR}"));
        let units = list(&[units, &["us-504 move @ A38.02", "ge-mg-4 @ B46.27"]].concat());
        let bases = "wings = ['c47-1 inactive @ A38.02']\nbases = ['allied level 3 @ A38.02']\ndumps = ['allied 8 @ A38.02']";
        given(rules, &format!("phase = 'refit'\nphasing = 'allied'\nunits = [{units}]\n{bases}"))
    };
    plan(&["us-vii @ A38.03"]).allows("allied", "plan us-504 3; zone B42.33");
    // Where there is no such HQ at all, nothing is planned.
    plan(&["us-1 @ A38.03"]).refuses("allied", "plan us-504 3", "btr:3.8a/1");
}

#[test]
fn r3_8a_s2_a_drop_waits_if_no_headquarters_is_near() {
    // The only HQ of the Allies is not in play, or cut off.
    let table = drop_with("allied", &["us-504 move @ A38.02"], PLAN);
    table.refuses("allied", "airdrop; fly drop B42.33; carry c47-1 normal; lift us-504 cabin", "btr:3.8a/2");
    let near = drop("allied", &["us-504 move @ A38.02"], PLAN);
    near.allows("allied", "airdrop; fly drop B42.33; carry c47-1 normal; lift us-504 cabin");
}

/// The 504th jumps near Oosterbeek and fails.
fn fails(more: &[&str]) -> Table {
    let mut table = drop("allied", &[&["us-504 move @ A38.02"], more].concat(), PLAN);
    table.does("allied", "airdrop; fly drop B42.33; carry c47-1 normal; lift us-504 cabin; go", &[1, 1]);
    table
}

#[test]
fn r3_8b_s1_a_regiment_that_fails_leaves_a_remnant() {
    let table = fails(&[]);
    assert_eq!(table.unit("us-504").at, off::DEAD);
    assert_eq!(table.unit("us-remnant-1").at, table.hex("B42.33"));
    for mark in [flag::RIDDEN, flag::FLOWN, flag::MOVED, flag::DROPPED] {
        assert!(table.unit("us-remnant-1").has(mark), "{mark}");
    }
    // Of its own rating: there is none for glider troops here.
    let mut glider = drop("allied", &["us-325 move @ A38.02"], PLAN);
    glider.does("allied", "airdrop; fly drop B42.33; carry c47g-1 normal; lift us-325 glider; go", &[1, 1]);
    assert_eq!(glider.unit("us-325").at, off::DEAD);
    assert_eq!(["us-remnant-1", "us-remnant-2"].map(|key| glider.unit(key).at), [off::POOL; 2]);
}

#[test]
fn r3_8b_s1_a_remnant_comes_upon_what_the_enemy_has_there() {
    let stores = PLAN.replace("@ A38.02']", "@ A38.02', 'axis 8 @ B42.33']");
    let mut table = drop("allied", &["us-504 move @ A38.02"], &stores);
    // 14.10d/2 and 9.14b/1 of the series: the third die is the Capture Table's.
    table.does("allied", "airdrop; fly drop B42.33; carry c47-1 normal; lift us-504 cabin; go", &[1, 1, 6]);
    let at = table.hex("B42.33");
    assert_eq!(table.unit("us-remnant-1").at, at);
    assert_eq!(table.state.dump(at).map(|dump| dump.side), Some(ocs::Side::Allied));
}

#[test]
fn r3_8b_s2_remnants_come_in_no_other_way() {
    let table = drop("allied", &["us-remnant-1 @ A38.03", "us-1 lost=1 @ A38.03"], PLAN);
    let look = table.look();
    assert!(look.counter(table.id("us-remnant-1")).no_rebuild);
    assert_ne!(look.counter(table.id("us-remnant-1")).kind, ocs::Kind::Breakdown);
}

#[test]
fn r3_8b_s3_two_of_them_become_a_dead_regiment() {
    let units = ["us-remnant-1 @ A38.03", "us-remnant-2 @ A38.03", "us-504 @ dead", "us-1 reserve @ A37.03"];
    let mut table = drop("allied", &units, "");
    table.does("allied", "done", &[]);
    assert_eq!(table.unit("us-504").at, table.hex("A38.03"));
    assert_eq!(["us-remnant-1", "us-remnant-2"].map(|key| table.unit(key).at), [off::POOL; 2]);
    // Not if they are apart or unlike, nor with others, nor into a regiment of another rating.
    let stays = |units: &[&str], dead: &str| {
        let mut table =
            drop("allied", &[units, &["us-1 reserve @ A37.03", &format!("{dead} @ dead")]].concat(), "");
        table.does("allied", "done", &[]);
        table.unit(dead).at == off::DEAD
    };
    assert!(stays(&["us-remnant-1 @ A38.03", "us-remnant-2 @ A38.02"], "us-504"));
    assert!(stays(&["us-remnant-1 @ A38.03", "us-remnant-2 reserve @ A38.03"], "us-504"));
    assert!(stays(&["us-remnant-1 @ A38.03", "us-505 @ A38.03"], "us-504"));
    assert!(stays(&["us-remnant-1 @ A38.03", "us-remnant-2 @ A38.03"], "us-325"));
    // The living do not come.
    let living =
        ["us-remnant-1 @ A38.03", "us-remnant-2 @ A38.03", "us-505 @ A37.03", "us-1 reserve @ A37.03"];
    let mut table = drop("allied", &living, "");
    table.does("allied", "done", &[]);
    assert_eq!(table.unit("us-505").at, table.hex("A37.03"));
    assert!(table.unit("us-remnant-1").is_here());
}

#[test]
fn r2_8_s1_of_the_germans_only_von_der_heydte_drops() {
    let plan =
        "plans = ['lw-heydte turn 1 @ B42.33', 'lw-rgt-3a turn 1 @ B42.33']\ndumps = ['axis 8 @ B38.28']";
    let table = drop("axis", &["lw-heydte move @ B38.28", "lw-rgt-3a move @ B38.28"], plan);
    table.allows("axis", "airdrop; fly drop B42.33; carry ju52-1 normal; lift lw-heydte cabin");
    let glider = table.refusal("axis", "airdrop; fly drop B42.33; carry ju52-1 normal; lift lw-rgt-3a cabin");
    assert_eq!(glider.map(|refusal| refusal.rule.0), Some("btr:2.8/1"));
}

#[test]
fn r3_5c_s2_cargo_may_be_of_another_system() {
    let plan = "plans = ['br-1-para turn 1 @ B42.33']\ndumps = ['allied 8 @ A38.02']";
    let table = drop("allied", &["br-1-para move @ A38.02"], plan);
    table.allows("allied", "airdrop; fly drop B42.33; carry c47-1 normal; lift br-1-para cabin");
}

#[test]
fn market_garden_begins_with_drops_that_the_staff_can_plan() {
    let mut table = Table::start(scenario("market-garden"), &[]);
    let scene = |table: &Table| {
        let seats = table.rules.decision(&table.state).seats();
        table.rules.scene(&Seen::of(&table.rules, &table.state, Viewer(seats)))
    };
    let first = scene(&table);
    let buttons = first.offers.iter().filter(|o| matches!(o.handle, Handle::Button(_)) && o.under.is_none());
    let [end, plan] = buttons.collect::<Vec<_>>()[..] else { panic!("two buttons") };
    assert_eq!((end.line.as_str(), end.loses.as_ref().map(|what| what.id)), ("done", Some("loses-drops")));
    assert_eq!(plan.label.id, "label-plan-drops");
    table.does("allied", &plan.line.clone(), &[]);
    let then = scene(&table);
    assert!(then.offers.iter().all(|o| o.loses.is_none() && o.label.id != "label-plan-drops"));
}
