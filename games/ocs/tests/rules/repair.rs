//! Gauges and Rail Repair (13.3f, 13.3g), and what DG units may still build (5.5b, 5.10e).

use crate::support::{Looking, Table, moves};

/// A Rail Repair unit of the Axis where its gauge ends, with the line behind it free.
fn railhead(unit: &str, more: &[&str]) -> Table {
    moves(&[&[unit], more].concat(), "axis = ['linden', 'ostheim', 'oakham']")
}

fn runs(table: &Table, at: &str) -> bool {
    table.look().s.gauge[1].contains(table.hex(at))
}

#[test]
fn r13_3f_s1_trains_use_their_own_gauge() {
    // Oakham is Axis, and its rails are not.
    let own = "axis = ['linden', 'ostheim', 'oakham']";
    moves(&["mot-16 move @ A7.04"], own).refuses("axis", "entrain mot-16; detrain A7.13", "13.3e/3");
    let wide = format!("{own}\nconverted = ['A7.11', 'A7.12', 'A7.13']");
    let table = moves(&["mot-16 move @ A7.04"], &wide);
    table.allows("axis", "entrain mot-16; detrain A7.13");
    // The Allies have lost what was converted.
    assert!(!table.look().s.gauge[0].contains(table.hex("A7.13")));
}

#[test]
fn r13_3f_sb_a_rail_repair_unit_converts_by_entering() {
    let mut table = railhead("ebf-1 @ A7.10", &[]);
    table.does("axis", "at A7.10; take ebf-1; step A7.11>A7.12; halt", &[]);
    assert!(runs(&table, "A7.11") && runs(&table, "A7.12") && !runs(&table, "A7.13"));
    // Other units convert nothing, and rails that join none of its own stay as they are.
    let mut foot = railhead("i-8 @ A7.10", &[]);
    foot.does("axis", "at A7.10; take i-8; step A7.11; halt", &[]);
    let mut apart = railhead("ebf-1 @ A8.13", &[]);
    apart.does("axis", "at A8.13; take ebf-1; step A7.13; halt", &[]);
    assert!(!runs(&foot, "A7.11") && !runs(&apart, "A7.13"));
}

#[test]
fn r13_3f_sa_no_conversion_in_an_enemy_zone_negated_or_not() {
    let mut table = railhead("ebf-1 @ A7.10", &["i-9 moved @ A7.11", "r-1 @ A8.11"]);
    table.does("axis", "at A7.10; take ebf-1; step A7.11; halt", &[]);
    assert!(!runs(&table, "A7.11"));
}

#[test]
fn r4_5a_se_no_conversion_in_an_enemy_zone() {
    r13_3f_sa_no_conversion_in_an_enemy_zone_negated_or_not();
}

#[test]
fn r13_3g_sd_four_hexes_a_phase_in_combat_mode_or_dg() {
    let mut table = railhead("ebf-1 converted=3 @ A7.10", &[]);
    table.does("axis", "at A7.10; take ebf-1; step A7.11>A7.12; halt", &[]);
    assert!(runs(&table, "A7.11") && !runs(&table, "A7.12"));
    let mut dg = railhead("ebf-1 dg @ A7.10", &[]);
    dg.does("axis", "at A7.10; take ebf-1; step A7.11; halt", &[]);
    assert!(runs(&dg, "A7.11"));
}

#[test]
fn r5_5b_rails_are_converted_in_combat_mode_alone() {
    let mut table = railhead("ebf-1 move @ A7.10", &[]);
    table.does("axis", "at A7.10; take ebf-1; step A7.11; halt", &[]);
    assert!(!runs(&table, "A7.11"));
}

#[test]
fn r5_10e_s1_a_dg_unit_oriented_to_combat_still_converts() {
    let converted = |unit: &str| {
        let mut table = railhead(&format!("{unit} @ A7.10"), &[]);
        table.does("axis", "at A7.10; take ebf-1; step A7.11; halt", &[]);
        runs(&table, "A7.11")
    };
    assert!(converted("ebf-1 dg") && !converted("ebf-1 dg moves"));
}

#[test]
fn r5_10e_s2_dg_units_that_are_no_engineers_build_nothing() {
    moves(&["i-8 dg @ A8.07"], "dumps = ['axis 9 @ A8.06']").refuses("axis", "dig A8.07", "16.0b/2");
}

#[test]
fn r13_3g_sa_it_rides_and_converts_but_not_over_fresh_rails() {
    let own = "axis = ['linden', 'ostheim', 'oakham']\nconverted = ['A7.11']\nlaid = ['A7.11']";
    let table = moves(&["ebf-1 @ A7.04"], own);
    table.refuses("axis", "entrain ebf-1; detrain A7.11", "13.3e/3");
    let mut both = moves(&["ebf-1 @ A7.04"], "axis = ['linden', 'ostheim', 'oakham']");
    both.does("axis", "entrain ebf-1; detrain A7.10; at A7.10; take ebf-1; step A7.11; halt", &[]);
    assert!(runs(&both, "A7.11"));
}

#[test]
fn r13_3g_sb_it_rides_in_combat_mode_and_moves_on() {
    let mut table = railhead("ebf-1 @ A7.04", &[]);
    table
        .does("axis", "entrain ebf-1; detrain A7.08", &[])
        .allows("axis", "at A7.08; take ebf-1; step A7.09");
    moves(&["mot-16 @ A7.04"], "").refuses("axis", "entrain mot-16", "5.5a");
}

#[test]
fn r13_3g_sc_it_entrains_and_detrains_in_any_rail_hex() {
    railhead("ebf-1 @ A7.05", &[]).allows("axis", "entrain ebf-1; detrain A7.07");
    moves(&["mot-16 move @ A7.05"], "").refuses("axis", "entrain mot-16", "13.3e/1");
}

#[test]
fn rintro_setup_sh_the_hexes_of_a_set_up_include_their_border() {
    let table = crate::support::start();
    // i-8 within 1 of A11.09: the ring belongs to it, the next does not.
    table.allows("axis", "place i-8 A11.10").refuses("axis", "place i-8 A11.11", "intro.setup/A");
}
