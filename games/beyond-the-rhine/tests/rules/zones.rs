//! Battle zones (2.9e, 3.10c).

use beyond_the_rhine::{BattleZone, Rhineland, Use, zone_of, zones_of};
use ocs::Ocs;

use crate::support::{Looking, POOR, Table, given, list, scenario, yard_called};

#[test]
fn r3_10c_s1_campaigns_use_them() {
    for key in ["grand-campaign", "bulge-campaign", "endkampf"] {
        assert_eq!(zones_of(key), Use::Normal, "{key}");
    }
    // They bind while the Germans hold cities of two zones.
    let table = eifel("endkampf", 50, &["ge-mg-1 @ B14.30", "ge-mg-2 @ D52.33"], "");
    assert!(binds(&table));
    assert!(!binds(&eifel("endkampf", 50, &["ge-mg-1 @ B14.30"], "")));
}

#[test]
fn r3_10c_s2_scenarios_of_one_zone_do_not() {
    assert_eq!((zones_of("fall-montgomery"), zones_of("spring-north")), (Use::None, Use::None));
    assert!(!binds(&eifel("spring-north", 50, &["ge-mg-1 @ B14.30", "ge-mg-2 @ D52.33"], "")));
}

#[test]
fn r3_10c_s3_those_of_two_zones_divide_supply() {
    for key in ["fall-patton", "trumpets", "spring-south"] {
        assert_eq!(zones_of(key), Use::Shared, "{key}");
    }
    let steps = "steps = ['turn end', 'player breakout', 'breakout', 'forces', 'fleet', 'entry 4']";
    let mut table = eifel("fall-patton", 10, &["ge-mg-1 @ B14.30"], steps);
    table.refuses("allied", "deliver A8.05 3", "btr:3.10c/3");
    table.does("allied", "deliver A8.05 2", &[]);
    table.refuses("allied", "deliver A8.05 1", "btr:3.10c/3").allows("allied", "deliver C60.05 2");
}

/// The west of three maps in the grand campaign, from a turn of the calendar: so many SP come in, for Liège in the north,
/// Verdun and Metz in the centre, Dijon in the south. The Germans hold Aachen and Trier.
fn broad_front(calendar: u8, sp: u8, more: &str) -> Table {
    let sides = POOR
        .replace("calendar = 22", &format!("calendar = {calendar}"))
        .replace("[allied]\n", "[allied]\nentry = ['A13.07', 'C43.18', 'C39.08', 'C4.31']\n");
    let sources = "supply = [{ side = 'allied', hexes = ['A13.07', 'C43.18', 'C39.08', 'C4.31'] }]\n";
    let units = ["us-cav-102", "ge-mg-1", "ge-mg-2", "ge-mg-4"];
    let rules = yard_called("grand-campaign", ["A18.35", "D1.30"], &units, &format!("{sources}{sides}"));
    let units = list(&[
        "us-cav-102 reserve @ A18.30",
        "ge-mg-1 @ A14.01",
        "ge-mg-2 @ D52.33",
        "ge-mg-4 reserve @ D1.30",
    ]);
    let steps =
        format!("steps = ['turn end', 'player breakout', 'breakout', 'forces', 'fleet', 'entry {sp}']");
    given(rules, &format!("phasing = 'allied'\nfirst = 'axis'\nunits = [{units}]\n{steps}\n{more}"))
}

#[test]
fn r3_1_s10_the_zones_limit_where_american_supply_is_placed() {
    let table = broad_front(5, 6, "");
    table.allows("allied", "deliver A13.07 2; deliver C43.18 2; deliver C4.31 2");
    table.refuses("allied", "deliver A13.07 3", "btr:3.10/7");
    // Two cities of one zone share its part.
    table.refuses("allied", "deliver C43.18 2; deliver C39.08 1", "btr:3.10/7");
    // Where the zones do not bind, anywhere: the Rhineland is lost in two of them.
    let lost = broad_front(5, 6, "").text().replace("ge-mg-1 @ A14.01", "ge-mg-1 @ A18.05");
    let lost = given(table.rules.clone(), &lost.replace("ge-mg-2 @ D52.33", "ge-mg-2 @ D1.31"));
    lost.allows("allied", "deliver A13.07 6");
}

/// The ledger's example `ex.us-5sp`.
#[test]
fn r3_10_s7_what_cannot_be_divided_goes_where_the_player_likes() {
    let table = broad_front(5, 5, "");
    table.allows("allied", "deliver C4.31 1; deliver C43.18 2; deliver A13.07 2");
    table.allows("allied", "deliver A13.07 2; deliver C4.31 2; deliver C39.08 1");
    table.refuses("allied", "deliver A13.07 3", "btr:3.10/7");
    // One is over: it goes to one zone, and not two to another.
    let four = broad_front(5, 4, "");
    four.refuses("allied", "deliver A13.07 2; deliver C43.18 2", "btr:3.10/7");
    four.allows("allied", "deliver A13.07 2; deliver C43.18 1; deliver C4.31 1");
}

#[test]
fn r3_10a_s1_they_begin_on_12_september() {
    broad_front(2, 6, "").allows("allied", "deliver A13.07 6");
    broad_front(3, 6, "").refuses("allied", "deliver A13.07 6", "btr:3.10/7");
}

#[test]
fn r3_10c_s4_nor_do_the_small_ones() {
    for key in ["queen", "market-garden"] {
        assert_eq!(zones_of(&scenario(key).theatre().scenario), Use::None, "{key}");
    }
    assert_eq!(zones_of("nordwind"), Use::None);
}

/// The Eifel, where two zones meet, as a scenario of this key from a turn of the calendar.
fn country(key: &str, calendar: u8) -> Ocs {
    let sides = POOR
        .replace("calendar = 22", &format!("calendar = {calendar}"))
        .replace("[allied]\n", "[allied]\nentry = ['A8.05', 'C60.05']\n");
    let sources = "supply = [{ side = 'allied', hexes = ['A8.05', 'C60.05'] }]\n";
    let units = ["us-1", "us-cav-102", "ge-mg-1", "ge-mg-2", "ge-mg-4"];
    yard_called(key, ["A20.05", "D50.20"], &units, &format!("{sources}{sides}"))
}

#[track_caller]
fn eifel(key: &str, calendar: u8, units: &[&str], more: &str) -> Table {
    let units = list(&[units, &["us-cav-102 reserve @ A20.05", "ge-mg-4 reserve @ B20.20"]].concat());
    let phase = if more.contains("steps") { "" } else { "phase = 'movement'\n" };
    given(
        country(key, calendar),
        &format!("{phase}phasing = 'allied'\nfirst = 'axis'\nunits = [{units}]\n{more}"),
    )
}

/// Do the zones bind in a position?
fn binds(table: &Table) -> bool {
    Rhineland::of(table.rules.theatre()).binds(table.look())
}

#[test]
fn r2_9e_s1_they_are_off_for_some_turns_after_the_declaration() {
    // By the date of the declaration in turn 1: so many turns more.
    for (calendar, more) in [(18, 1), (21, 1), (22, 2), (26, 2), (27, 3), (30, 3), (31, 4), (35, 4)] {
        let at = |turn: u8| {
            binds(&eifel(
                "fall-patton",
                calendar,
                &["ge-mg-1 @ B14.30"],
                &format!("wacht = 1\nturn = {turn}"),
            ))
        };
        assert!(!at(1) && !at(1 + more) && at(2 + more), "{calendar}");
    }
}

#[test]
fn r2_9e_s2_they_return_if_the_germans_still_hold_the_rhineland() {
    let at = |units: &[&str]| binds(&eifel("fall-patton", 18, units, "wacht = 1\nturn = 4"));
    assert!(at(&["ge-mg-1 @ B14.30"]));
    assert!(!at(&["ge-mg-1 @ B16.28"]));
    let table = eifel("fall-patton", 18, &["ge-mg-1 @ B14.30"], "");
    assert_eq!(zone_of(table.rules.theatre(), table.hex("B14.30")), BattleZone::Northern);
}

#[test]
fn r2_9d_s7_wacht_am_rhein_suspends_them() {
    let with = |more: &str| binds(&eifel("fall-patton", 31, &["ge-mg-1 @ B14.30"], more));
    assert!(with("") && !with("wacht = 1"));
}

/// The ledger's example `ex.war-zones`.
#[test]
fn example_of_a_declaration_on_the_first_of_november() {
    let binding: Vec<u8> = (1..=5)
        .filter(|turn| {
            binds(&eifel("fall-patton", 18, &["ge-mg-1 @ B14.30"], &format!("wacht = 1\nturn = {turn}")))
        })
        .collect();
    assert_eq!(binding, [3, 4, 5]);
}

/// The ledger's example `ex.rhineland`.
#[test]
fn example_of_krefeld_and_dordrecht() {
    let units = ["us-cav-102", "ge-mg-1", "ge-mg-2", "ge-mg-3", "ge-mg-4"];
    let rules = yard_called("endkampf", ["A46.15", "B14.20"], &units, POOR);
    let held = |units: &[&str]| {
        let units = list(&[units, &["us-cav-102 @ A14.15", "ge-mg-4 @ B46.20"]].concat());
        let text = format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]");
        let table = given(rules.clone(), &text);
        Rhineland::of(table.rules.theatre()).held(table.look(), BattleZone::Northern)
    };
    assert!(!held(&["ge-mg-1 @ B25.27", "ge-mg-2 @ A42.13"]));
    assert!(held(&["ge-mg-1 @ B25.27", "ge-mg-3 @ B14.30"]));
}

#[test]
fn r3_10_s2_the_zones_are_maps_a_and_b_and_two_halves_of_the_others() {
    let table = broad_front(5, 6, "");
    let zone = |name: &str| zone_of(table.rules.theatre(), table.hex(name));
    assert_eq!(["A18.30", "A1.05"].map(zone), [BattleZone::Northern; 2]);
    assert_eq!(["C32.20", "D32.31", "C62.20"].map(zone), [BattleZone::Central; 3]);
    assert_eq!(["C31.20", "D31.31", "C1.30"].map(zone), [BattleZone::Southern; 3]);
}

#[test]
fn r3_10b_s1_a_unit_of_any_kind_holds_a_city_of_the_rhineland() {
    let rules = country("endkampf", 50);
    let held = |units: &[&str], more: &str| {
        let units = list(&[units, &["us-cav-102 @ A20.05", "ge-mg-4 @ B20.20"]].concat());
        let text = format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\n{more}");
        let table = given(rules.clone(), &text);
        Rhineland::of(table.rules.theatre()).held(table.look(), BattleZone::Northern)
    };
    assert!(
        held(&["ge-mg-1 @ B14.30"], "") && held(&["ge-mg-1 @ A14.01"], "") && !held(&["us-1 @ B14.30"], "")
    );
    for (of, slot, with) in [("axis", 6, true), ("allied", 0, false)] {
        assert_eq!(held(&[], &format!("dumps = ['{of} 4 @ B14.30']")), with, "{of}");
        assert_eq!(held(&[], &format!("columns = ['{slot} {of} truck points 2 @ B14.30']")), with, "{of}");
        assert_eq!(held(&[], &format!("bases = ['{of} level 1 @ B14.30']")), with, "{of}");
    }
    // Neither beside the Rhine or beyond it, nor in a village, nor on map A.
    for at in ["B15.24", "B15.23", "B16.30", "A11.05"] {
        assert!(!held(&[&format!("ge-mg-1 @ {at}")], ""), "{at}");
    }
}
