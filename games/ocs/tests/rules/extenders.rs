//! Extenders (12.7) and their collapse (9.14d).

use ocs::Side;

use crate::support::{Looking, Table, moves, phase};

/// Nothing but the sources on the east edge gives trace to the Axis.
const EDGE: &str = "axis = ['brandau']";

fn traced(table: &Table, side: Side, at: &str) -> bool {
    table.look().s.fields.trace[side as usize].contains(table.hex(at))
}

fn axis_traces(columns: &str, units: &[&str], more: &str, at: &str) -> bool {
    traced(&phase("combat", "axis", units, &format!("columns = [{columns}]\n{more}")), Side::Axis, at)
}

/// An enemy without a zone on the bridge over the stream: wagons have to wade.
const BRIDGE: [&str; 1] = ["r-1 move @ A4.10"];

const FORWARD: &str = "'0 axis wagon points 5 extender @ A1.07'";

#[test]
fn r12_7_s1_five_points_become_an_extender_that_neither_moves_nor_carries() {
    let mut table = moves(&[], &format!("columns = ['0 axis wagon points 5 @ A1.07']\n{EDGE}"));
    table.does("axis", "drive 0; extend", &[]).shows(&["0 axis wagon points 5 extender moved @ A1.07"]);
    moves(&[], &format!("columns = ['0 axis wagon points 4 @ A1.07']\n{EDGE}")).refuses(
        "axis",
        "drive 0; extend",
        "12.7/1",
    );
    let stands = moves(&[], &format!("columns = [{FORWARD}]\ndumps = ['axis 4 @ A1.07']\n{EDGE}"));
    stands.refuses("axis", "drive 0; step A1.08", "12.7/1").refuses("axis", "drive 0; load 4", "12.7/1");
}

#[test]
fn r12_7_s2_organic_trucks_never_extend() {
    let table = moves(&[], "columns = ['0 axis truck points 5 of 3-pz @ A9.05']");
    table.refuses("axis", "drive 0; extend", "13.2g/C");
}

#[test]
fn r13_2g_sc_organic_trucks_never_extend() {
    r12_7_s2_organic_trucks_never_extend();
}

#[test]
fn r12_7a_s1_an_extender_lengthens_no_draw_and_no_throw() {
    let more = format!("columns = [{FORWARD}]\ndumps = ['axis 5 @ A7.02']\n{EDGE}");
    let table = phase("combat", "axis", &["i-9 @ A1.08"], &more);
    assert!(traced(&table, Side::Axis, "A1.08"));
    assert_eq!(ocs::within_reach(table.look(), Side::Axis, table.hex("A1.08")), 0);
}

#[test]
fn r12_7a_sa_an_extender_linked_to_a_source_is_a_source() {
    assert!(!axis_traces("", &[], EDGE, "A1.09"));
    assert!(axis_traces(FORWARD, &[], EDGE, "A1.09"));
    // Or to a detrainable hex.
    let far = "'0 axis wagon points 5 extender @ A1.11'";
    assert!(axis_traces(far, &BRIDGE, "axis = ['linden', 'ostheim']", "A1.13"));
    assert!(!axis_traces(far, &BRIDGE, EDGE, "A1.13"));
}

#[test]
fn r12_7a_sb_an_extender_joins_two_stretches_of_rails() {
    // The line is cut in A7.05; the Extender stands on the forward stretch, linked to Ostheim on the rear one.
    let own = "axis = ['linden', 'ostheim']";
    let cut = ["r-1 move @ A7.05"];
    assert!(!axis_traces("", &cut, own, "A7.14"));
    assert!(axis_traces("'0 axis wagon points 5 extender @ A7.07'", &cut, own, "A7.14"));
}

#[test]
fn r12_7a_sc_an_extender_joins_a_line_to_a_source() {
    // Ostheim is the enemy's: the line of Linden leads nowhere but for the Extender.
    let own = "axis = ['linden']";
    assert!(!axis_traces("", &[], own, "A7.14"));
    assert!(axis_traces("'0 axis wagon points 5 extender @ A7.06'", &[], own, "A7.14"));
}

#[test]
fn r12_7b_its_range_is_counted_in_mp_from_the_extender_back() {
    // 10 Leg MP from A1.07 reach the edge; from A1.11, behind the stream, they do not.
    assert!(axis_traces(FORWARD, &[], EDGE, "A1.09"));
    assert!(!axis_traces("'0 axis wagon points 5 extender @ A1.11'", &BRIDGE, EDGE, "A1.12"));
    // Trucks have 20.
    assert!(axis_traces("'0 axis truck points 5 extender @ A4.11'", &[], EDGE, "A4.12"));
}

#[test]
fn r12_7c_extenders_are_chained() {
    let second = "'1 axis wagon points 5 extender @ A1.14'";
    assert!(!axis_traces(second, &BRIDGE, EDGE, "A1.15"));
    assert!(axis_traces(&format!("{FORWARD}, {second}"), &BRIDGE, EDGE, "A1.15"));
}

#[test]
fn r12_7d_s1_forming_and_reverting_cost_half_the_allowance() {
    let spent = moves(&[], &format!("columns = ['0 axis wagon points 5 spent 24 @ A1.07']\n{EDGE}"));
    spent.refuses("axis", "drive 0; extend", "12.7d/1");
    let mut table = moves(&[], &format!("columns = [{FORWARD}]\n{EDGE}"));
    table.does("axis", "drive 0; revert", &[]).shows(&["0 axis wagon points 5 spent 20 @ A1.07"]);
    table.does("axis", "step A1.06; halt", &[]);
}

#[test]
fn r12_7d_s2_of_empty_points_where_it_can_be_linked() {
    moves(&[], &format!("columns = ['0 axis wagon points 5 load 1 @ A1.07']\n{EDGE}")).refuses(
        "axis",
        "drive 0; extend",
        "12.7d/2",
    );
    moves(&BRIDGE, &format!("columns = ['0 axis wagon points 5 @ A1.14']\n{EDGE}")).refuses(
        "axis",
        "drive 0; extend",
        "12.7d/2",
    );
    // One cut off later stays, and does nothing.
    let more = format!("columns = ['0 axis wagon points 5 extender @ A1.14']\n{EDGE}");
    let table = phase("combat", "axis", &BRIDGE, &more);
    assert!(!traced(&table, Side::Axis, "A1.14"));
    table.shows(&["0 axis wagon points 5 extender @ A1.14"]);
}

#[test]
fn r12_7e_points_of_several_hexes_combine() {
    let columns = "columns = ['0 axis wagon points 3 @ A1.07', '1 axis wagon points 3 @ A1.05']";
    let mut table = moves(&[], &format!("{columns}\n{EDGE}"));
    table.refuses("axis", "drive 1; extend", "12.7/1");
    table.does("axis", "drive 1; step A1.06>A1.07; extend", &[]);
    table.shows(&["0 axis wagon points 1 @ A1.07", "1 axis wagon points 5 extender moved @ A1.07"]);
}

#[test]
fn r12_7f_points_of_a_dissolved_extender_part() {
    let mut table = moves(&[], &format!("columns = [{FORWARD}]\n{EDGE}"));
    table.does("axis", "drive 0; revert; split 2; step A1.06; halt; drive 9; step A1.08; halt", &[]);
    table.shows(&[
        "0 axis wagon points 3 spent 24 moved @ A1.06",
        "9 axis wagon points 2 spent 24 moved @ A1.08",
    ]);
}

#[test]
fn r12_7g_the_next_hex_will_do() {
    // An enemy unit without a zone sits on the last hexes of the way: the link reaches over from beside the source.
    let link = |at: &str| {
        let more = format!("columns = ['0 axis truck points 5 extender @ {at}']\naxis = []");
        let table = phase("combat", "axis", &[], &more);
        traced(&table, Side::Axis, at)
    };
    // The bare stream between A1.10 and A1.11 is no bar to the last hex: a chain of two.
    assert!(link("A9.14"));
    let more = "columns = ['0 axis truck points 5 extender @ A1.10', '1 axis truck points 5 extender @ A1.11']\naxis = []";
    let over = phase("combat", "axis", &["r-1 move @ A4.10", "r-2 move @ A4.11"], more);
    assert!(traced(&over, Side::Axis, "A1.13"));
}

#[test]
fn r12_7h_it_collapses_before_the_enemy_or_at_will() {
    let mut table = moves(
        &["i-8 @ A8.07"],
        "columns = ['0 allied wagon points 5 extender @ A8.08']\naxis = ['linden', 'ostheim', 'brandau']",
    );
    table.does("axis", "at A8.07; take i-8; step A8.08", &[]).asks("allied");
    let mut will = moves(&[], &format!("columns = [{FORWARD}]\n{EDGE}"));
    will.does("axis", "drive 0; collapse", &[]).asks("axis");
}

#[test]
fn r9_14d_s1_the_owner_places_its_points_in_trace_without_loss() {
    let mut table = moves(&["i-8 @ A8.11"], "columns = ['0 allied wagon points 5 extender @ A8.12']");
    table.does("axis", "at A8.11; take i-8; step A8.12", &[]).asks("allied");
    // In trace and within ten hexes.
    table.refuses("allied", "displace A1.12", "9.14d/1").refuses("allied", "displace A9.01", "9.14d/1");
    table.does("allied", "displace A9.15", &[]).shows(&["0 allied wagon points 5 moved @ A9.15"]);
}

#[test]
fn r9_14d_s2_its_owner_may_collapse_it() {
    let mut table = moves(&[], &format!("columns = [{FORWARD}]\n{EDGE}"));
    table.does("axis", "drive 0; collapse; displace A9.06", &[]);
    table.shows(&["0 axis wagon points 5 moved @ A9.06"]);
    moves(&[], "columns = ['0 axis wagon points 5 @ A1.07']").refuses("axis", "drive 0; collapse", "12.7/1");
}

#[test]
fn r9_14d_s3_without_a_hex_to_go_to_it_is_captured_like_others() {
    // Far from all trace of the Allies.
    let mut table = moves(
        &["i-8 @ A1.02", "i-9 @ A9.20", "i-11 @ A7.20"],
        "columns = ['0 allied wagon points 5 extender @ A1.01']",
    );
    table.does("axis", "at A1.02; take i-8; step A1.01", &[6]).shows(&["9 axis wagon points 5 @ A1.01"]);
}

#[test]
fn r9_14c_s6_extenders_are_not_rolled_for() {
    let columns = "columns = ['0 allied wagon points 5 extender @ A8.12', '1 allied wagon points 2 @ A8.12']";
    let mut table = moves(&["i-8 @ A8.11"], columns);
    // The die is for the two loose points, all of them captured.
    table.does("axis", "at A8.11; take i-8; step A8.12", &[6]).does("allied", "displace A9.15", &[]);
    table.shows(&["0 allied wagon points 5 moved @ A9.15", "9 axis wagon points 2 @ A8.12"]);
}

#[test]
fn r13_3c_s4_a_link_is_part_of_the_way_for_trace_and_never_for_cargo() {
    let more = "columns = ['0 axis wagon points 5 extender @ A7.07']\naxis = ['linden', 'ostheim']";
    let table = moves(&["r-1 move @ A7.05", "mot-16 move @ A7.08"], more);
    assert!(traced(&table, Side::Axis, "A7.14"));
    table.refuses("axis", "entrain mot-16", "13.3c/3");
}
