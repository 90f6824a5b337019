//! Guns and ships against air bases and ports (10.0c, 10.0d).

use ocs::{Mode, Side, Sink};

use crate::support::{Looking, Table, phase, spent};

/// The Barrage Segment of the Axis' Combat Phase, with guns of 20 points (8 on their Move side) in A9.15, and an air base of
/// the Allies in A9.17.
fn guns(unit: &str, more: &str) -> Table {
    let units = [unit, "pi-41 reserve @ A9.01"];
    let base = "bases = ['allied level 2 @ A9.17']\ndumps = ['axis 9 @ A9.15']";
    phase("barrage", "axis", &units, &format!("{base}\n{more}"))
}

#[test]
fn r10_0c_s1_guns_name_the_facility_that_they_fire_at() {
    // 20 points: a four is 1*(5): a Level is lost, and aircraft on five or more.
    let mut table = guns("gun-49 @ A9.15", "wings = ['iap-4 @ A9.17']");
    table.does("axis", "bombard base A9.17; with gun-49; fire A9.15", &[4, 5]);
    assert_eq!((table.base("A9.17").level, table.wing("iap-4").lost), (1, 1));
    guns("gun-49 @ A9.15", "").refuses("axis", "bombard port A9.17", "10.0c/1").refuses(
        "axis",
        "bombard base A9.16",
        "10.0c/1",
    );
    guns("gun-49 @ A9.15", "").refuses("axis", "bombard trains A9.17", "10.0c/1");
    // Once a hex and phase, whatever is aimed at (10.0e/A); within range alone (10.1a).
    guns("gun-49 @ A9.15", "struck = ['A9.17']").refuses("axis", "bombard base A9.17", "10.0e/A");
    guns("gun-49 @ A9.13", "").refuses("axis", "bombard base A9.17", "10.1a");
}

#[test]
fn r10_1b_s1_a_barrage_of_a_facility_costs_what_its_own_table_says() {
    // 20 points cost 2T there, and 3T against units.
    let mut table = guns("gun-49 @ A9.15", "");
    table.does("axis", "bombard base A9.17; with gun-49; fire A9.15", &[1]);
    assert_eq!(spent(&table, Side::Axis, Sink::Barrage), 2);
    let units = ["gun-49 @ A9.15", "r-1 @ A9.17", "pi-41 reserve @ A9.01"];
    let mut table = phase("barrage", "axis", &units, "dumps = ['axis 9 @ A9.15']");
    table.does("axis", "target A9.17; with gun-49; fire A9.15", &[1, 1]);
    assert_eq!(spent(&table, Side::Axis, Sink::Barrage), 3);
}

#[test]
fn r10_0d_the_whole_barrage_falls_on_what_was_named() {
    // Units in the hex of the base are left alone.
    let units = ["gun-49 @ A9.15", "r-1 @ A9.17", "pi-41 reserve @ A9.01"];
    let more = "bases = ['allied level 2 @ A9.17']\ndumps = ['axis 9 @ A9.15']";
    let mut base = phase("barrage", "axis", &units, more);
    base.does("axis", "bombard base A9.17; with gun-49; fire A9.15", &[6]);
    assert_eq!((base.base("A9.17").level, base.unit("r-1").mode), (1, Mode::Combat));
    let mut stack = phase("barrage", "axis", &units, more);
    stack.does("axis", "target A9.17; with gun-49; fire A9.15", &[4, 4]);
    assert_eq!((stack.base("A9.17").level, stack.unit("r-1").mode), (2, Mode::Dg));
}

#[test]
fn r10_0_s1_ships_fire_at_ports_on_the_table_of_facilities() {
    // 16 points: a four is a hit on the port; no supply is paid.
    let fleet = "vessels = ['0 axis cruiser @ A14.15']";
    let units = ["r-1 @ A13.16", "pi-41 @ A9.01"];
    let mut table = phase("movement-barrage", "axis", &units, fleet);
    table.refuses("axis", "pound base A13.16", "10.0c/1");
    table.does("axis", "pound port A13.16; join 0; attack", &[4]);
    table.shows(&["A13.16 hits 1"]);
    assert_eq!((table.unit("r-1").mode, spent(&table, Side::Axis, Sink::Barrage)), (Mode::Combat, 0));
    phase("movement-barrage", "axis", &units, &format!("{fleet}\nstruck = ['A13.16']")).refuses(
        "axis",
        "pound port A13.16",
        "10.0e/A",
    );
}
