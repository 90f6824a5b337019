//! Landing Craft, landings and Beach Assaults (18.4 to 18.6).

use ocs::{Mode, Side, Sink, hull, off};
use sandtable_core::Rules;

use crate::support::{Looking, Table, phase};

/// The Movement Segment of the Allies with Landing Craft in Westhaven. It does not end by itself.
fn moves(vessels: &str, units: &[&str], more: &str) -> Table {
    let more = format!("vessels = [{vessels}]\n{more}");
    phase("movement", "allied", &[units, &["eng-3 @ A5.19", "i-9 reserve @ A2.02"]].concat(), &more)
}

const CRAFT: &str = "'0 allied craft points 2 @ A13.16'";
/// Aboard, off the open coast.
const LOADED: &str = "'0 allied craft points 2 @ A14.10'";

#[test]
fn r18_4a_craft_carry_their_points() {
    // Two points: 8T. A division of 2 RE on foot is 4T.
    let units = ["r-4 moves @ A13.16", "tb-10 moves @ A13.16", "tb-11 moves @ A13.16"];
    let mut table = moves(CRAFT, &units, "ports = []");
    table.does("allied", "sail 0; board r-4; board tb-10", &[]).refuses("allied", "board tb-11", "18.4a");
    table.shows(&["r-4 moves @ aboard-0"]);
    assert_eq!(table.look().crowd(Side::Allied, table.hex("A13.16")), 4);
    moves("'0 allied cruiser @ A14.16'", &[], "").refuses("allied", "sail 0; unship", "18.4a");
}

#[test]
fn r18_4b_ten_hexes_or_eight() {
    let table = moves("'0 allied craft @ A15.20', '1 allied dukw @ A15.20'", &[], "");
    table.allows("allied", "sail 0; steer A15.10").refuses("allied", "sail 0; steer A15.9", "18.4b");
    table.allows("allied", "sail 1; steer A15.12").refuses("allied", "sail 1; steer A15.11", "18.4b");
}

#[test]
fn r18_4c_s1_loading_in_ports_within_capacity_what_has_not_moved() {
    // Nobody goes aboard from another hex.
    moves(CRAFT, &["r-4 moves @ A13.15"], "").refuses("allied", "sail 0; board r-4", "6.3a");
    let at_sea = moves("'0 allied craft points 2 @ A13.17'", &["r-4 moves @ A13.17"], "");
    at_sea.refuses("allied", "sail 0; board r-4", "18.4c/1");
    moves(CRAFT, &["r-4 moves moved @ A13.16"], "").refuses("allied", "sail 0; board r-4", "18.4c/1");
    moves(CRAFT, &["r-4 moves @ A13.16", "tb-10 moves @ A13.16"], "ports = ['A13.16 used 5']").refuses(
        "allied",
        "sail 0; board r-4",
        "19.0a/1",
    );
    let stores = "dumps = ['allied 9 @ A13.16']\ncolumns = ['0 allied truck points 1 load 2 @ A13.16']";
    for worked in ["spent 4", "moved"] {
        let moved = stores.replace("load 2", &format!("load 2 {worked}"));
        moves(CRAFT, &[], &moved).refuses("allied", "sail 0; hoist 0", "18.4c/1");
    }
    let mut table = moves(CRAFT, &[], stores);
    table.does("allied", "sail 0; lade 4; hoist 0; steer A14.10; halt", &[]);
    table.shows(&[
        "0 allied craft points 2 load 4 spent 6 moved @ A14.10",
        "0 allied truck points 1 load 2 @ aboard-0",
        "A13.16 used 8",
    ]);
}

#[test]
fn r18_4d_craft_split_and_combine() {
    let mut table = moves("'0 allied craft points 3 @ A13.16'", &[], "");
    table.does("allied", "sail 0; split 1; steer A14.14; halt", &[]);
    table.shows(&["0 allied craft points 2 spent 2 moved @ A14.14", "1 allied craft @ A13.16"]);
    table.refuses("allied", "sail 1; split 1", "18.4d");
    table.does("allied", "sail 1; steer A14.14; halt; done", &[]);
    assert_eq!(table.look().s.vessels[0].points, 3);
}

#[test]
fn r18_4e_dukws_change_between_water_and_land() {
    // An open coast: five lands them, a mixed result costs half the points.
    let mut table = moves("'0 allied dukw points 2 @ A14.10'", &[], "");
    table.refuses("allied", "sail 0; convert", "18.4e");
    table
        .does("allied", "sail 0; steer A13.10; convert", &[2, 3])
        .shows(&["0 allied dukw points 2 moved @ A13.10"]);
    assert_eq!(table.look().s.vessels[0].points, 0);
    let mut mixed = moves("'0 allied dukw points 2 @ A13.10'", &[], "");
    mixed.does("allied", "sail 0; convert", &[2, 2]).shows(&["0 allied dukw points 1 moved @ A13.10"]);
    let mut back = moves("", &[], "columns = ['0 allied dukw points 2 @ A13.10']");
    back.does("allied", "drive 0; convert", &[]).shows(&["0 allied dukw points 2 moved @ A13.10"]);
    assert_eq!(back.look().s.columns[0].points, 0);
    // 18.1b: not where ships of the enemy are.
    let more = "columns = ['0 allied dukw points 2 @ A13.10']";
    moves("'0 axis craft @ A13.10'", &[], more).refuses("allied", "drive 0; convert", "18.1b");
    moves("", &[], "columns = ['0 allied truck points 2 @ A13.10']").refuses(
        "allied",
        "drive 0; convert",
        "18.4e",
    );
}

#[test]
fn r18_4f_an_lst_becomes_a_port() {
    let mut table = moves("'0 allied lst @ A13.10'", &[], "dumps = ['allied 9 @ A13.10']");
    table.does("allied", "sail 0; convert", &[3, 3]).shows(&["allied A13.10 used 4"]);
    // From the next phase on, and until the enemy comes.
    table.refuses("allied", "consign A13.10 1", "19.0a/1");
    moves("", &[], "dumps = ['allied 9 @ A13.10']\nports = ['allied A13.10']")
        .allows("allied", "consign A13.10 4; disembark A13.16");
    moves("'0 allied lst @ A14.10'", &[], "").refuses("allied", "sail 0; convert", "18.4f");
    let mut taken = phase(
        "movement",
        "axis",
        &["i-8 @ A13.09", "pi-41 @ A9.01", "r-5 reserve @ A9.19"],
        "ports = ['allied A13.10']",
    );
    taken.does("axis", "march A13.09 i-8 A13.10", &[]);
    assert!(taken.look().s.ports.iter().all(|port| port.at != taken.hex("A13.10")));
}

#[test]
fn r18_5a_unloading_costs_nothing_and_ends_the_voyage() {
    let mut table = moves("'0 allied craft points 2 @ A13.12'", &["r-4 moves @ aboard-0"], "");
    table
        .does("allied", "sail 0; unship", &[])
        .shows(&["0 allied craft points 2 moved @ A13.12", "r-4 moves moved @ A13.12"]);
    table.refuses("allied", "sail 0", "18.1f");
    moves(CRAFT, &[], "").refuses("allied", "sail 0; unship", "18.5a");
}

#[test]
fn r18_5b_any_number_of_craft_unload_in_a_hex() {
    let craft =
        "'0 allied craft points 2 @ A14.10', '1 allied craft points 2 @ A14.10', '2 allied craft @ A14.10'";
    let units = ["r-4 moves @ aboard-0", "tb-10 moves @ aboard-1", "tb-11 moves @ aboard-2"];
    let mut table = moves(craft, &units, "");
    for id in 0..3 {
        table.does("allied", &format!("sail {id}; steer A13.10; unship"), &[]);
    }
    table.does("allied", "land", &[3, 3, 3, 3, 3, 3]);
    assert_eq!(table.look().stack(Side::Allied, table.hex("A13.10")).count(), 3);
}

#[test]
fn r18_5c_units_unload_in_combat_or_move_mode() {
    moves(CRAFT, &["r-4 strat @ A13.16"], "").refuses("allied", "sail 0; board r-4", "18.5c");
    let dg = moves("'0 allied craft points 2 @ A13.12'", &["r-4 dg @ aboard-0"], "");
    dg.refuses("allied", "sail 0; unship", "18.5c");
    moves("'0 allied craft points 2 @ A13.12'", &["r-4 @ aboard-0"], "").allows("allied", "sail 0; unship");
}

#[test]
fn r18_5d_landings_with_a_roll_belong_to_the_movement_phase() {
    let with = |at: &str| {
        let craft = format!("vessels = ['0 allied craft points 2 @ {at}']");
        phase("exploitation", "allied", &["r-4 moves @ aboard-0"], &craft)
    };
    with("A13.10").refuses("allied", "sail 0; unship", "18.5d");
    with("A13.12").allows("allied", "sail 0; unship");
    phase("reaction", "axis", &["r-4 moves @ aboard-0"], "vessels = ['0 allied craft points 2 @ A13.12']")
        .allows("allied", "sail 0; unship");
}

#[test]
fn r18_5e_s1_no_stores_land_with_a_roll() {
    moves("'0 allied craft points 2 load 1 @ A13.10'", &["r-4 moves @ aboard-0"], "").refuses(
        "allied",
        "sail 0; unship",
        "18.5e/1",
    );
    moves("'0 allied craft points 2 @ A13.10'", &[], "columns = ['0 allied truck points 1 @ aboard-0']")
        .refuses("allied", "sail 0; unship", "18.5e/1");
}

#[test]
fn r18_5e_s2_supply_afloat_serves_its_hex_and_those_beside_it() {
    let table = moves(
        "'0 allied craft load 4 @ A14.10'",
        &["tb-10 moves @ A13.10", "hq-63 @ A13.11", "tb-11 moves @ A12.11"],
        "",
    );
    let reach = |hex: &str| ocs::within_reach(table.look(), Side::Allied, table.hex(hex));
    // The HQ beside it throws none of it on.
    assert_eq!((reach("A13.10"), reach("A13.11"), reach("A12.11")), (4, 4, 0));
    let mut fuelled = table;
    fuelled
        .does("allied", "at A13.10; take tb-10; fuel tb-10 unit", &[])
        .shows(&["0 allied craft load 3 @ A14.10"]);
}

#[test]
fn r18_5f_s1_rolls_after_all_have_moved_three_re_at_a_time() {
    // An open coast: success from five, a mixed result from three.
    let land = |dice: &[u16]| {
        let mut table = moves(LOADED, &["r-4 moves @ aboard-0", "tb-10 moves @ aboard-0"], "");
        table.does("allied", "sail 0; steer A13.10; unship; land", dice);
        (table.look().s.vessels[0].points, table.look().stack(Side::Allied, table.hex("A13.10")).count())
    };
    assert_eq!(land(&[2, 3]), (2, 2));
    assert_eq!(land(&[2, 2]), (1, 2));
    assert_eq!(land(&[1, 1, 1]), (1, 1));
    // Four RE are two rolls; hills are harder than open ground.
    let mut two = moves(
        "'0 allied craft points 3 @ A14.10'",
        &["r-4 moves @ aboard-0", "tb-10 moves @ aboard-0", "tb-11 moves @ aboard-0"],
        "",
    );
    two.does("allied", "sail 0; steer A13.10; unship; land", &[3, 3, 4, 4]);
    // After the rolls nobody lands any more: ships are marked, not the slots that are free.
    let free = |vessel: &&ocs::Vessel| vessel.points == 0;
    assert!(two.look().s.vessels.iter().filter(free).all(|vessel| vessel.flags == 0));
    assert_eq!(two.look().stack(Side::Allied, two.hex("A13.10")).count(), 3);
    // Nobody sails after the rolls, and the end of the segment rolls for whoever is left.
    let mut end =
        moves("'0 allied craft points 2 @ A14.10', '1 allied craft @ A14.18'", &["r-4 moves @ aboard-0"], "");
    end.does("allied", "sail 0; steer A13.10; unship; done", &[3, 3]).refuses("allied", "sail 1", "18.1f");
}

#[test]
fn the_landing_table_counts_enemies_zones_guns_and_ships() {
    let sum = |units: &[&str], vessels: &str| {
        let table = moves(vessels, units, "");
        ocs::landing_modifier(table.look(), Side::Allied, table.hex("A13.10"))
    };
    assert_eq!(sum(&[], LOADED), 0);
    assert_eq!(sum(&["i-8 @ A13.11"], LOADED), -3);
    assert_eq!(sum(&["i-8 dg @ A13.11"], LOADED), -1);
    assert_eq!(sum(&["cg-1 @ A13.07"], LOADED), -1);
    assert_eq!(sum(&[], "'0 allied cruiser @ A14.12'"), 1);
}

#[test]
fn r18_5g_no_roll_within_the_capacity_of_a_port() {
    let craft = "'0 allied craft points 2 load 2 @ A13.12'";
    let mut table = moves(craft, &["rpax-1 moves @ aboard-0"], "");
    table.does("allied", "sail 0; unship", &[]).shows(&["allied 2 fresh 2 @ A13.12", "A13.12 used 3"]);
    // Beyond it units roll for a port, and stores stay aboard.
    moves(craft, &["r-4 moves @ aboard-0"], "").refuses("allied", "sail 0; unship", "18.5e/1");
    let mut crowd =
        moves("'0 allied craft points 2 @ A13.12'", &["r-4 moves @ aboard-0", "rpax-1 moves @ aboard-0"], "");
    crowd.does("allied", "sail 0; unship; land", &[2, 2]);
    assert_eq!(crowd.look().stack(Side::Allied, crowd.hex("A13.12")).count(), 2);
}

#[test]
fn r18_5h_s1_half_the_allowance_after_a_roll() {
    let mut table = moves(LOADED, &["r-4 moves @ aboard-0"], "");
    table.does("allied", "sail 0; steer A13.10; unship; land", &[3, 3]);
    // Four MP in Move Mode: two are left.
    table.allows("allied", "at A13.10; take r-4; step A12.09>A12.08").refuses(
        "allied",
        "at A13.10; take r-4; step A12.09>A12.08>A12.07",
        "6.2/1",
    );
}

#[test]
fn r4_7d_s5_half_the_allowance_after_a_landing_with_a_roll() {
    let mut table = moves(LOADED, &["r-4 moves @ aboard-0"], "");
    table.does("allied", "sail 0; steer A13.10; unship; land", &[3, 3]);
    let id = table.id("r-4");
    assert_eq!(table.look().left(id, ocs::Segment::Movement), 8);
}

#[test]
fn r18_5h_s2_fuel_is_free_for_that_move() {
    let mut table = moves(LOADED, &["tb-10 moves @ aboard-0"], "");
    table.does("allied", "sail 0; steer A13.10; unship; land", &[3, 3]);
    table.allows("allied", "at A13.10; take tb-10; step A12.10");
}

#[test]
fn r18_5h_s3_who_lands_without_a_roll_does_not_move() {
    let mut table = moves("'0 allied craft points 2 @ A13.12'", &["r-4 moves @ aboard-0"], "");
    table.does("allied", "sail 0; unship", &[]).refuses("allied", "at A13.12", "6.1f");
}

/// The Combat Segment of the Allies, with craft and supply off A13.10.
fn assault(craft: &str, units: &[&str]) -> Table {
    phase("combat", "allied", &[units, &["r-5 reserve @ A9.19"]].concat(), &format!("vessels = [{craft}]"))
}

const BEACH: &str = "'0 allied craft points 2 load 4 @ A14.10'";

#[test]
fn r18_6a_s1_beaches_are_assaulted_in_the_combat_phase() {
    assault(BEACH, &["r-4 @ aboard-0", "i-9 @ A13.10"]).allows("allied", "beach A13.10; with r-4; attack");
    phase(
        "exploitation-combat",
        "allied",
        &["r-4 @ aboard-0", "i-9 @ A13.10", "r-1 released @ A12.10"],
        &format!("vessels = [{BEACH}]"),
    )
    .refuses("allied", "beach A13.10", "18.6a/1");
    assault(BEACH, &["r-4 @ aboard-0", "i-9 @ A13.10"]).refuses("allied", "beach A13.11", "18.6/1");
}

#[test]
fn r18_6a_sa_in_combat_mode_from_one_hex_three_re_at_most() {
    assault(BEACH, &["r-4 moves @ aboard-0", "i-9 @ A13.10", "r-1 @ A12.10"]).refuses(
        "allied",
        "beach A13.10",
        "18.6a/A",
    );
    let two = "'0 allied craft points 2 load 4 @ A14.10', '1 allied craft points 2 load 4 @ A14.9'";
    let apart = assault(two, &["r-4 @ aboard-0", "tb-10 @ aboard-1", "i-9 @ A13.10"]);
    apart.refuses("allied", "beach A13.10; with r-4; with tb-10", "18.6a/A");
    let crowd = assault(
        "'0 allied craft points 5 load 4 @ A14.10'",
        &["r-4 @ aboard-0", "r-2 @ aboard-0", "i-9 @ A13.10"],
    );
    crowd.refuses("allied", "beach A13.10; with r-4; with r-2", "18.6a/A");
}

#[test]
fn r18_6a_sb_supply_comes_from_the_craft_alone() {
    let dry = "'0 allied craft points 2 load 1 @ A14.10'";
    let dumps = phase(
        "combat",
        "allied",
        &["r-4 @ aboard-0", "i-9 @ A13.10", "r-1 @ A12.10"],
        &format!("vessels = [{dry}]\ndumps = ['allied 24 @ A13.11']"),
    );
    dumps.refuses("allied", "beach A13.10", "18.6a/B");
    let mut table = assault(BEACH, &["r-4 @ aboard-0", "i-9 @ A13.10"]);
    table.does("allied", "beach A13.10; with r-4; attack", &[]).does(
        "axis",
        "decline; stocks",
        &[3, 3, 1, 1],
    );
    assert_eq!(table.look().s.books[0].spent[Sink::Attack as usize], 2);
}

#[test]
fn r18_6a_sc_options_are_taken_as_losses() {
    // 13/2 against 12: 1:2 in the open, where seven is AL1o1/Do1.
    let mut table = assault("'0 allied craft points 3 load 8 @ A14.10'", &["r-2 @ aboard-0", "i-9 @ A13.10"]);
    table.does("allied", "beach A13.10; with r-2; attack", &[]).does(
        "axis",
        "decline; stocks",
        &[3, 4, 3, 3],
    );
    table.refuses("allied", "yield", "18.6a/C").allows("allied", "lose r-2");
}

#[test]
fn r18_6a_sf_the_beach_halves_all_attackers() {
    let mut table = assault(
        "'0 allied craft points 3 load 8 @ A14.10'",
        &["tb-10 @ aboard-0", "r-4 @ aboard-0", "i-9 @ A13.10", "i-8 @ A13.10"],
    );
    table.does("allied", "beach A13.10; with tb-10; with r-4; attack", &[]).does(
        "axis",
        "decline; decline",
        &[],
    );
    // (7 + 12) / 2.
    assert_eq!(ocs::assess(table.look()).attack, ocs::PARTS * 19 / 2);
}

#[test]
fn r18_6a_sd_exploit_markers_are_kept() {
    // 13/2 against a quarter of a garrison: the last columns; a high roll exploits.
    let mut table =
        assault("'0 allied craft points 3 load 8 @ A14.10'", &["r-1 @ aboard-0", "ipax-1 moves @ A13.10"]);
    table.does("allied", "beach A13.10; with r-1; attack", &[]).does(
        "axis",
        "decline; stocks",
        &[6, 6, 6, 6, 6],
    );
    assert_eq!((table.unit("r-1").mode, table.unit("r-1").at), (Mode::Exploit, table.hex("A13.10")));
}

#[test]
fn r18_6a_se_who_does_not_take_the_beach_is_lost() {
    // 6 against 24: hopeless.
    let mut table = assault(BEACH, &["r-4 @ aboard-0", "i-8 @ A13.10", "i-9 @ A13.10"]);
    table.does("allied", "beach A13.10; with r-4; attack", &[]).does(
        "axis",
        "decline; stocks; lead i-8",
        &[1, 1, 6, 1, 1],
    );
    assert_eq!((table.unit("r-4").at, table.look().s.vessels[0].points), (off::DEAD, 0));
}

#[test]
fn r18_6a_sg_nobody_ashore_takes_part() {
    let table = assault(BEACH, &["r-4 @ aboard-0", "i-9 @ A13.10", "r-1 @ A12.10"]);
    table.refuses("allied", "beach A13.10; with r-1", "18.6a/G");
    table.refuses("allied", "target A13.10; with r-4", "6.3a");
}

#[test]
fn r18_6a_sh_where_a_barrage_has_cleared_the_beach_the_landing_is_rolled_for() {
    let mut table = phase(
        "combat",
        "allied",
        &["r-4 @ aboard-0", "r-5 reserve @ A9.19"],
        &format!("vessels = [{BEACH}]\nstruck = ['A13.10']"),
    );
    table.does("allied", "beach A13.10; with r-4; attack", &[3, 3]);
    assert_eq!((table.unit("r-4").at, table.look().s.vessels[0].load), (table.hex("A13.10"), 4));
    assault(BEACH, &["r-4 @ aboard-0", "i-8 @ A13.12", "r-1 @ A13.13"]).refuses(
        "allied",
        "beach A13.10",
        "18.6/1",
    );
}

#[test]
fn r18_6b_s1_the_defender_may_leave_it_to_the_landing() {
    let mut table = assault(BEACH, &["r-4 @ aboard-0", "i-9 @ A13.10"]);
    table.does("allied", "beach A13.10; with r-4; attack", &[]).asks("axis");
    assert_eq!(table.rules.decision(&table.state).window().map(|window| window.0), Some("beach"));
    table.does("axis", "concede", &[3, 3]);
    assert_eq!(table.look().s.vessels[0].load, 4, "no supply is spent");
}

#[test]
fn r18_6b_s2_then_the_defenders_are_lost_whatever_is_rolled() {
    let conceded = |dice: &[u16]| {
        let mut table = assault(BEACH, &["r-4 @ aboard-0", "i-9 @ A13.10"]);
        table.does("allied", "beach A13.10; with r-4; attack", &[]).does("axis", "concede", dice);
        (table.unit("i-9").at, table.unit("r-4").at == table.hex("A13.10"))
    };
    assert_eq!(conceded(&[3, 3]), (off::DEAD, true));
    assert_eq!(conceded(&[1, 1]), (off::DEAD, false));
}

#[test]
fn marks_of_an_assault_come_off() {
    let mut table = assault(BEACH, &["r-4 @ aboard-0", "i-9 @ A13.10", "r-1 @ A12.10", "i-8 @ A12.09"]);
    table.does("allied", "beach A13.10; with r-4; attack", &[]).does("axis", "concede", &[3, 3]);
    assert!(!table.look().s.vessels[0].has(hull::ACTS) && !table.unit("r-4").has(ocs::flag::ACTS));
}
