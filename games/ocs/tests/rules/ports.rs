//! Ports and shipping (19.0), reinforcements at ports (13.6a).

use ocs::{Side, capacity_after, off};

use crate::support::{Looking, Table, phase};

/// The Movement Segment of the Allies, who own the ports A13.12 (1 SP) and A13.16 (2 SP). It does not end by itself.
fn moves(units: &[&str], more: &str) -> Table {
    phase("movement", "allied", &[units, &["eng-3 @ A5.19", "i-9 reserve @ A2.02"]].concat(), more)
}

/// What the port of a hex can handle.
fn capacity(table: &Table, hex: &str) -> u8 {
    let at = table.hex(hex);
    let port = table.look().s.ports.iter().find(|port| port.at == at).expect("a port");
    capacity_after(table.look().t, port)
}

#[test]
fn r19_0a_s1_loading_and_unloading_share_the_capacity_of_a_phase() {
    let mut table = moves(&[], "dumps = ['allied 9 @ A13.12', 'allied 9 @ A13.16']\nsea = ['12', '0']");
    table.does("allied", "consign A13.12 3; disembark A13.16; consign A13.16 1; disembark A13.12", &[]);
    table.refuses("allied", "consign A13.16 1", "19.0a/1").refuses("allied", "consign A13.12 1", "19.0a/1");
    table.shows(&[
        "allied 7 fresh 1 @ A13.12",
        "allied 11 fresh 3 @ A13.16",
        "A13.12 used 4",
        "A13.16 used 4",
    ]);
}

#[test]
fn r12_2a_s1_what_was_unloaded_in_this_phase_is_not_shipped() {
    let table = moves(&[], "dumps = ['allied 6 fresh 3 @ A13.16']\nsea = ['12', '0']");
    table.allows("allied", "consign A13.16 3; disembark A13.12").refuses(
        "allied",
        "consign A13.16 4",
        "12.2a/1",
    );
    table.refuses("allied", "consign A13.16 6", "12.2a/1");
}

#[test]
fn r19_0a_s2_one_large_unit_takes_a_whole_port() {
    // A division on foot is worth 6T; Seaford handles 4T.
    let more = "sea = ['12', '0']\ndumps = ['allied 9 @ A13.12']";
    let mut table = moves(&["r-2 moves @ A13.16", "rpax-1 moves @ A13.12"], more);
    table.does("allied", "embark r-2; disembark A13.12", &[]);
    table.refuses("allied", "embark rpax-1", "19.0a/1").refuses("allied", "consign A13.12 1", "19.0a/1");
    // Not as a second operation, and never supply.
    let second = moves(&["r-2 moves @ A13.16"], &format!("{more}\nports = ['A13.12 used 1']"));
    second.refuses("allied", "embark r-2", "19.0a/1");
    second.refuses("allied", "consign A13.12 5", "19.0a/1");
}

#[test]
fn r19_0a_s3_a_zone_closes_a_port_for_shipping() {
    let table = moves(&["r-2 moves @ A13.16", "r-1 @ A13.12", "i-8 @ A13.11"], "sea = ['12', '0']");
    assert_eq!(capacity(&table, "A13.12"), 4);
    table.refuses("allied", "embark r-2", "19.0f/F");
}

#[test]
fn r4_5a_sg_no_sea_cap_in_a_zone_even_a_negated_one() {
    let near = ["r-2 moves @ A13.16", "r-1 moved @ A13.16", "i-8 @ A13.15"];
    moves(&near, "").refuses("allied", "embark r-2", "19.0f/F");
    moves(&["r-2 moves @ A13.16", "i-8 moves @ A13.15"], "").allows("allied", "embark r-2; disembark A13.12");
}

#[test]
fn r19_0f_sf_no_sea_cap_at_a_port_in_a_zone() {
    let table = moves(&["r-2 moves @ A13.16", "rpax-1 moves @ A13.12", "i-8 @ A13.11"], "");
    table.refuses("allied", "embark rpax-1", "19.0f/F").refuses("allied", "embark r-2", "19.0f/F");
}

/// Does the port A13.16 supply a unit beside it?
fn traced(units: &[&str], more: &str) -> bool {
    let table = moves(units, more);
    let at = table.hex("A12.17");
    table.look().s.fields.trace[Side::Allied as usize].contains(at)
}

#[test]
fn r19_0a_s4_for_trace_supply_the_zone_may_be_negated() {
    // The other sources lie in Axis hands.
    let far = ["i-7 @ A9.20", "i-11 @ A7.20"];
    assert!(traced(&far, ""));
    assert!(!traced(&[&far[..], &["i-8 @ A13.15"]].concat(), ""));
    assert!(traced(&[&far[..], &["i-8 @ A13.15", "r-1 moved @ A13.16", "r-2 moved @ A12.17"]].concat(), ""));
}

#[test]
fn r4_5a_sf_a_zone_stops_trace_through_a_port_until_it_is_negated() {
    let far = ["i-7 @ A9.20", "i-11 @ A7.20", "i-8 @ A13.15"];
    assert!(!traced(&[&far[..], &["r-2 moved @ A12.17"]].concat(), ""));
    assert!(traced(&[&far[..], &["r-2 moved @ A12.17", "r-1 moved @ A13.16"]].concat(), ""));
}

#[test]
fn r19_0a_s5_who_stands_between_port_and_sea_does_not_close_it() {
    // A zone over the sea hexes before Seaford, not over the port.
    let table = moves(&["rpax-1 moves @ A13.12", "i-8 @ A13.10"], "sea = ['12', '0']");
    table.allows("allied", "embark rpax-1; disembark A13.16");
}

#[test]
fn r19_0b_s1_hits_lower_the_capacity() {
    for (hits, left) in [(1, 6), (2, 5), (3, 3), (4, 2)] {
        let table = moves(&[], &format!("ports = ['A13.16 hits {hits}']"));
        assert_eq!(capacity(&table, "A13.16"), left, "{hits} hits");
    }
    let table = moves(&["r-1 @ A13.16"], "ports = ['A13.16 hits 4']");
    table.refuses("allied", "wreck A13.16", "19.0b/1");
}

#[test]
fn r19_0b_s2_a_printed_track_goes_first() {
    for (hits, left) in [(1, 7), (2, 4), (3, 2), (4, 0)] {
        assert_eq!(capacity(&moves(&[], &format!("ports = ['A13.5 hits {hits}']")), "A13.5"), left);
    }
}

#[test]
fn r19_0c_its_own_side_damages_a_port_once_a_turn() {
    let mut table = moves(&["r-1 @ A13.16", "r-2 @ A13.16", "rpax-1 moves @ A13.12"], "");
    table.refuses("allied", "wreck A13.12", "16.0b/2").refuses("allied", "wreck A9.15", "6.3a");
    table.does("allied", "wreck A13.16", &[]).shows(&["A13.16 hits 1 wrecked", "r-1 moved @ A13.16"]);
    table.refuses("allied", "wreck A13.16", "19.0c");
    moves(&["hq-63 @ A12.16"], "").allows("allied", "construct hq-63 wreck A13.16");
    moves(&["r-1 @ A12.16"], "").refuses("allied", "wreck A12.16", "19.0f/1");
}

#[test]
fn r19_0d_s1_engineers_repair_a_hit_for_an_sp() {
    let more = "ports = ['A13.16 hits 2']\ndumps = ['allied 5 @ A12.16']";
    let mut table = moves(&["hq-63 @ A12.16", "r-1 @ A13.16"], more);
    table.refuses("allied", "construct r-1 mend A13.16", "13.8/1");
    table.does("allied", "construct hq-63 mend A13.16", &[]);
    table.shows(&["A13.16 hits 1 mended", "allied 1 @ A12.16"]);
    let poor = moves(&["hq-63 @ A12.16"], "ports = ['A13.16 hits 2']\ndumps = ['allied 3 @ A12.16']");
    poor.refuses("allied", "construct hq-63 mend A13.16", "12.3/1");
    moves(&["hq-63 @ A12.16"], "dumps = ['allied 5 @ A12.16']").refuses(
        "allied",
        "construct hq-63 mend A13.16",
        "19.0d/1",
    );
}

#[test]
fn r19_0d_s2_one_hit_a_turn_is_repaired() {
    let more = "ports = ['A13.16 hits 2 mended']\ndumps = ['allied 9 @ A12.16']";
    moves(&["hq-63 @ A12.16"], more).refuses("allied", "construct hq-63 mend A13.16", "19.0d/2");
}

#[test]
fn r19_0e_a_port_below_an_sp_is_no_source() {
    let far = ["i-7 @ A9.20", "i-11 @ A7.20"];
    assert!(traced(&far, "ports = ['A13.16 hits 2']"));
    assert!(!traced(&far, "ports = ['A13.16 hits 3']"));
    assert!(!traced(&far, "axis = ['westhaven']"));
}

#[test]
fn r19_0f_s1_sea_cap_moves_cargo_from_port_to_port() {
    let mut table = moves(&["rpax-1 moves @ A13.16"], "sea = ['4', '0']");
    table.refuses("allied", "embark rpax-1; disembark A13.5", "19.0f/D");
    table.does("allied", "embark rpax-1; disembark A13.12", &[]);
    table.shows(&["rpax-1 moves moved ridden from=A13.16 @ A13.12"]);
    assert_eq!(table.look().s.sea, [3, 0]);
}

#[test]
fn r4_4c_nothing_is_shipped_among_enemy_stores() {
    let shipped = |more: &str| moves(&["rpax-1 moves @ A13.16"], &format!("sea = ['4', '0']\n{more}"));
    shipped("").allows("allied", "embark rpax-1; disembark A13.12");
    for stores in ["bases = ['axis level 1 @ A13.12']", "dumps = ['axis 4 @ A13.12']"] {
        shipped(stores).refuses("allied", "embark rpax-1", "4.4c");
    }
}

#[test]
fn r19_0f_sa_units_are_shipped_in_move_mode() {
    for mode in ["", " strat", " dg", " reserve"] {
        moves(&[&format!("r-4{mode} @ A13.16")], "").refuses("allied", "embark r-4", "19.0f/A");
    }
    moves(&["r-4 moves @ A13.16"], "").allows("allied", "embark r-4");
}

#[test]
fn r19_0f_sb_in_the_movement_phase_alone() {
    phase("exploitation", "allied", &["r-4 moves released @ A13.16"], "").refuses(
        "allied",
        "embark r-4",
        "19.0f/B",
    );
    phase("reaction", "axis", &["r-4 moves released @ A13.16"], "").refuses(
        "allied",
        "embark r-4",
        "19.0f/B",
    );
}

#[test]
fn r19_0f_sc_neither_before_nor_after_a_move() {
    let mut table = moves(&["r-4 moves @ A13.15", "rpax-1 moves @ A13.16"], "");
    table.does("allied", "march A13.15 r-4 A13.16", &[]).refuses("allied", "embark r-4", "19.0f/C");
    // Nor who worked without a step.
    let worked = moves(&["r-4 moves moved @ A13.16"], "sea = ['12', '0']");
    worked.refuses("allied", "embark r-4", "19.0f/C");
    table.does("allied", "embark rpax-1; disembark A13.12", &[]).refuses("allied", "at A13.12", "6.1f");
}

#[test]
fn r4_7d_s2_who_was_shipped_spends_no_mp() {
    let mut table = moves(&["rpax-1 moves @ A13.16"], "");
    table.does("allied", "embark rpax-1; disembark A13.12", &[]).refuses("allied", "at A13.12", "6.1f");
}

#[test]
fn r19_0f_sd_units_supply_and_columns_within_the_capacities_of_both_ports() {
    let more = "sea = ['12', '0']\ndumps = ['allied 9 @ A13.16']\ncolumns = ['0 allied truck points 1 load 4 @ A13.16', '1 allied truck points 2 @ A13.16']";
    let mut table = moves(&["rpax-1 moves @ A12.16"], more);
    table.allows("allied", "consign A13.16 4; disembark A13.12").refuses(
        "allied",
        "consign A13.16 5",
        "19.0a/1",
    );
    table.refuses("allied", "ferry 1", "19.0a/1").refuses("allied", "embark rpax-1", "19.0f/D");
    table.does("allied", "ferry 0; disembark A13.12", &[]);
    table.shows(&["0 allied truck points 1 load 4 moved @ A13.12"]);
}

#[test]
fn r4_7c_s1_a_transport_point_costs_its_points_loaded_or_empty() {
    let with = |load: &str| {
        let more = format!("sea = ['4', '0']\ncolumns = ['0 allied truck points 1{load} @ A13.16']");
        let mut table = moves(&[], &more);
        table.does("allied", "ferry 0; disembark A13.12", &[]);
        table.look().s.sea[0]
    };
    assert_eq!((with(""), with(" load 4")), (0, 0));
}

#[test]
fn r19_0f_se_a_point_of_sea_cap_moves_an_sp() {
    // A division of 3 RE on foot: 6T.
    moves(&["r-2 moves @ A13.16"], "sea = ['5', '0']").refuses("allied", "embark r-2", "19.0f/E");
    let mut table = moves(&["r-2 moves @ A13.16"], "sea = ['6', '0']");
    table.does("allied", "embark r-2; disembark A13.12", &[]);
    assert_eq!(table.look().s.sea, [0, 0]);
}

#[test]
fn r13_6a_s1_a_port_takes_reinforcements_as_far_as_it_can() {
    let before = |units: &[&str], more: &str| {
        let waits = ["i-8 reserve @ A9.04", "r-1 reserve @ A9.17"];
        let text = format!("turn = 4\nfirst = 'axis'\n{more}");
        let mut table = phase("exploitation", "axis", &[&waits[..], units].concat(), &text);
        table.does("axis", "done", &[1, 1, 1, 1]);
        table.unit("tk-9").at
    };
    let port = moves(&[], "").hex("A13.16");
    // 8T of tanks on tracks; a larger unit takes the whole of what is left of the port.
    assert_eq!(before(&[], ""), port);
    assert_eq!(before(&[], "ports = ['A13.16 hits 1']"), port);
    assert_eq!(before(&["i-9 @ A13.15"], ""), off::POOL);
    assert_eq!(before(&[], "axis = ['westhaven']"), off::POOL);
}

#[test]
fn r9_14h_a_captured_port_serves_at_once() {
    let axis = |units: &[&str]| {
        phase(
            "movement",
            "axis",
            &[units, &["pi-41 @ A9.01", "r-5 reserve @ A9.19"]].concat(),
            "sea = ['0', '4']",
        )
    };
    let mut table = axis(&["i-8 @ A13.13", "ipax-1 moves @ A13.5"]);
    table.does("axis", "march A13.13 i-8 A13.12", &[]).allows("axis", "embark ipax-1; disembark A13.12");
    // 4.4c: Attack-Capable units alone come upon it.
    axis(&["hq-14 moves tanked @ A13.13"]).refuses("axis", "at A13.13; take hq-14; step A13.12", "4.4c");
}

#[test]
fn r12_7_s1_an_extender_is_not_shipped() {
    let five = "columns = ['0 allied truck points 5 extender @ A13.16', '1 allied truck points 1 @ A13.16']";
    moves(&[], five).refuses("allied", "ferry 0", "12.7/1").allows("allied", "ferry 1");
    let craft = format!("{five}\nvessels = ['0 allied craft points 9 @ A13.16']");
    moves(&[], &craft).refuses("allied", "sail 0; hoist 0", "12.7/1").allows("allied", "sail 0; hoist 1");
}

#[test]
fn r5_7e_trucks_in_reserve_are_not_shipped() {
    let trucks = "columns = ['0 allied truck points 1 of 1-mech reserve @ A13.16']";
    moves(&[], trucks).refuses("allied", "ferry 0", "5.7e");
    let craft = format!("{trucks}\nvessels = ['0 allied craft points 9 @ A13.16']");
    moves(&[], &craft).refuses("allied", "sail 0; hoist 0", "5.7e");
}
