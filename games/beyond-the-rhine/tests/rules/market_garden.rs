//! Market Garden.

use std::sync::OnceLock;

use ocs::{Ocs, Side, Weather};
use sandtable_core::Trial;

use crate::support::{Looking, Table, given, list, says, scenario};

/// The scenario, opened once.
fn garden() -> Ocs {
    static RULES: OnceLock<Ocs> = OnceLock::new();
    RULES.get_or_init(|| scenario("market-garden")).clone()
}

/// Its set-up.
fn start() -> Table {
    Trial::start(garden(), &[])
}

/// The regiments and brigades that may drop in the first turn.
const REGIMENTS: [&str; 10] = [
    "us-504",
    "us-505",
    "us-508",
    "us-501",
    "us-502",
    "us-506",
    "us-327",
    "br-1-para",
    "br-1-landing",
    "br-4-para",
];

#[test]
fn rmarket_garden_s1_window_length_first_player_and_weather() {
    let rules = garden();
    let t = rules.theatre();
    assert!(t.hex("A46.20").is_some() && t.hex("B24.24").is_some());
    assert!(t.hex("A23.10").is_none() && t.hex("A47.10").is_none());
    assert_eq!((t.turns, t.opening), (5, (Side::Allied, Weather::Dry)));
}

#[test]
fn rmarket_garden_s2_three_bridge_checks_at_the_start() {
    assert_eq!(says(&start(), "checks"), ["3"]);
    // A check at Nijmegen leaves the bridge standing on an 8, and not on a 9.
    let come = |dice: [u16; 2]| {
        let text = "phase = 'movement'\nphasing = 'allied'\nchecks = 3\n\
             units = ['br-50 move @ B38.33', 'br-43 reserve @ A25.10', 'ge-176 @ B24.24']";
        let mut table = given(garden(), text);
        table.does("allied", "at B38.33; take br-50; step B39.33", &[]);
        table.does("axis", "agree", &[]).does("allied", "agree", &dice);
        (says(&table, "blown").len(), says(&table, "checks"))
    };
    assert_eq!(come([4, 4]), (0, vec!["2".to_string()]));
    assert_eq!(come([4, 5]), (1, vec!["2".to_string()]));
}

#[test]
fn rmarket_garden_s3_the_drops_of_the_first_turn_are_planned_at_set_up() {
    let mut table = start();
    table.does("allied", "plan br-1-para 1; zone B43.33", &[]);
    assert_eq!(says(&table, "plans"), ["br-1-para turn 1 settled @ B43.33"]);
    table.refuses("allied", "plan br-1-para 2", "14.10b/2");
    // 3.8/6
    table.refuses("allied", "plan br-43 1", "btr:3.8/6");
    table.refuses("allied", "plan us-504 1; zone england", "14.10/1");
    // 3.8a/1: the far corner is more than 20 hexes from the headquarters of XXX Corps.
    table.refuses("allied", "plan us-504 1; zone B46.24", "btr:3.8a/1");
}

#[test]
fn rmarket_garden_s4_eight_drop_in_the_first_turn_and_two_wait() {
    let mut table = start();
    for key in &REGIMENTS[..8] {
        table.does("allied", &format!("plan {key} 1; zone B43.33"), &[]);
    }
    table.refuses("allied", "plan br-1-landing 1", "btr:market-garden/4");
    // Guns and battalions come along.
    table.allows("allied", "plan us-401 1");
    table.allows("allied", "plan br-1-landing 2");
    start().refuses("allied", "plan po-1-para 1", "btr:market-garden/4");
    start().refuses("allied", "plan us-325 1", "btr:market-garden/4");
    start().allows("allied", "plan po-1-para 2");
    // Those of later turns are not counted.
    let mut later = start();
    for key in &REGIMENTS[..8] {
        later.does("allied", &format!("plan {key} 2; zone B43.33"), &[]);
    }
    later.allows("allied", "plan br-1-landing 1");
}

#[test]
fn rmarket_garden_s5_sources_of_supply() {
    let rules = garden();
    let t = rules.theatre();
    let [allied, axis] = &t.sources;
    let named = |hexes: &[u16]| hexes.iter().map(|hex| t.name(*hex)).collect::<Vec<_>>();
    let south: Vec<String> = (4..=20).map(|col| format!("A24.{col:02}")).collect();
    assert!(south.iter().all(|hex| named(allied).contains(hex)));
    assert!((24..=46).all(|row| named(axis).contains(&format!("B{row}.24"))));
    assert!((1..=20).all(|col| named(axis).contains(&format!("A46.{col:02}"))));
    // Units in England are always in supply (1.6/2).
    assert!(allied.iter().any(|hex| t.is_box(*hex)) && allied.len() == 18);
}

#[test]
fn rmarket_garden_s6_the_commonwealth_table_and_half_of_the_german() {
    let rules = garden();
    let t = rules.theatre();
    let of = |side| [0, 2, 4, 7, 9].map(|sum| t.income(side, 2, Weather::Dry)[sum]);
    assert_eq!(of(Side::Allied), [2, 3, 4, 4, 5]);
    assert_eq!(of(Side::Axis), [3, 3, 4, 4, 5]);
}

#[test]
fn rmarket_garden_s7_a_pax_each_in_turns_3_and_5() {
    let rules = garden();
    for side in &rules.theatre().sides {
        let listed = side.each_turn.as_ref().expect("a list");
        assert_eq!((&listed.pax[..], &listed.eq[..]), (&[0, 0, 1, 0, 1][..], &[0; 5][..]));
        assert!(side.repl.is_none());
    }
}

/// The end of the last turn: places that the Axis holds, and units.
fn last(axis: &[&str], units: &[&str]) -> Table {
    let waits = ["br-43 reserve @ A25.10", "ge-176 reserve @ B24.24"];
    let text = format!(
        "turn = 5\nfirst = 'axis'\nphase = 'exploitation'\nphasing = 'allied'\nweather = 'dry'\n\
         axis = [{}]\nunits = [{}]",
        list(axis),
        list(&[&waits[..], units].concat())
    );
    let mut table = given(garden(), &text);
    table.does("allied", "done", &[]);
    table
}

/// Who wins then.
fn winner(axis: &[&str], units: &[&str]) -> String {
    let table = last(axis, units);
    let (winner, rule) = table.result().expect("the game is over");
    assert_eq!(rule, "btr:market-garden/10");
    winner.unwrap_or("draw").to_string()
}

const GOALS: [&str; 8] =
    ["arnhem", "nijmegen", "eindhoven", "veghel", "grave", "s-hertogenbosch", "venlo", "tilburg"];

#[test]
fn rmarket_garden_s9_points_for_towns_the_far_bank_and_the_fallen() {
    // Nijmegen and two more are four points.
    let four = ["arnhem", "tilburg", "venlo", "grave", "veghel"];
    assert_eq!(winner(&four, &[]), "allied");
    // Two fallen regiments take one of them, one alone takes none; guns do not count.
    let fallen = ["us-504 lost=1 @ dead", "us-505 lost=1 @ dead"];
    assert_eq!(winner(&four, &fallen[..1]), "allied");
    assert_eq!(winner(&four, &fallen), "axis");
    assert_eq!(winner(&four, &[fallen[0], "us-82-guns lost=1 @ dead"]), "allied");
    assert_eq!(winner(&four, &[fallen[0], "br-50 lost=1 @ dead"]), "allied");
    // However many there are, they take three.
    let all = ["us-504", "us-505", "us-508", "us-325", "us-501", "us-502", "us-506", "us-327"];
    let all: Vec<String> = all.iter().map(|key| format!("{key} lost=1 @ dead")).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(winner(&["arnhem", "tilburg"], &all), "allied");
    assert_eq!(winner(&["arnhem", "tilburg", "venlo"], &all), "axis");
    // A fed combat unit beyond the Waal is worth two; a headquarters there is not.
    let three = [&four[..], &["eindhoven"]].concat();
    assert_eq!(winner(&three, &["br-xxx @ B38.33", "br-50 @ B39.33"]), "axis");
    assert_eq!(winner(&three, &["br-xxx @ B38.33", "br-50 @ B40.32"]), "allied");
    assert_eq!(winner(&three, &["br-xxx @ B38.33", "br-airborne @ B40.32"]), "axis");
    // Arnhem without supply over the Neder Rijn is worth nothing.
    assert_eq!(winner(&GOALS[1..], &["br-1-para @ B42.31", "ge-190 @ B41.32"]), "axis");
}

#[test]
fn rmarket_garden_s10_four_win() {
    assert_eq!(winner(&["arnhem"], &[]), "allied");
    let most = ["arnhem", "tilburg", "venlo", "grave", "veghel", "eindhoven"];
    assert_eq!(winner(&most[..5], &[]), "allied");
    assert_eq!(winner(&most, &[]), "axis");
}

#[test]
fn r1_6_s2_units_in_england_can_always_trace_supply() {
    // After a Supply Phase the airborne troops there are hungry no more than in Belgium.
    let text = "phase = 'movement'\nphasing = 'allied'\n\
         units = ['us-504 @ england', 'br-43 reserve @ A25.10', 'ge-176 reserve @ B24.24']";
    let table = given(garden(), text);
    assert!(!ocs::hungry(table.look(), Side::Allied).contains(table.id("us-504")));
}

#[test]
fn r1_6a_s5_the_base_in_england_has_no_limit() {
    let table = start();
    let active = table.look().active(Side::Allied, table.hex("england")).count();
    assert_eq!(active, 25);
}

#[test]
fn r1_7_s1_the_way_to_the_box_counts_against_the_range() {
    let table = start();
    // Over A50.35, 25 hexes beyond it.
    let (england, arnhem) = (table.hex("england"), table.hex("B42.31"));
    assert_eq!(table.look().t.distance(england, arnhem), 67);
}
