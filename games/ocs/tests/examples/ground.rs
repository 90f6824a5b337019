//! Moving: zones of control, loading, overruns, ports, what is captured and blown up.

use ocs::Side;

use crate::support::{given, look, unit};

#[test]
fn ex_capture() {
    let mut table = given(
        "phase = 'movement'\nphasing = 'axis'\nunits = ['i-8 @ A8.07', 'pi-41 @ A9.01']\ncolumns = ['0 allied truck points 3 load 12 @ A8.08']\ndumps = ['allied 36 @ A8.08']",
    );
    // The dump first, 5: half of 9 SP; the trucks, 3: a quarter of 3 and of 12T.
    table.does("axis", "at A8.07; take i-8; step A8.08", &[5, 3]).does("allied", "displace A8.18", &[]);
    table.shows(&["axis 18 @ A8.08"]);
    let columns = |side: Side| {
        let of = table.state.columns.iter().filter(|column| column.points > 0 && column.side == side);
        of.map(|column| (column.points, column.load)).collect::<Vec<_>>()
    };
    assert_eq!((columns(Side::Axis), columns(Side::Allied)), (vec![(1, 3)], vec![(2, 9)]));
}

#[test]
fn ex_blow() {
    // 75 % of 3 SP are 9T.
    let mut table =
        given("phase = 'movement'\nphasing = 'axis'\nunits = ['pi-41 @ A9.01']\ndumps = ['axis 12 @ A8.08']");
    table.does("axis", "blow A8.08", &[5]).shows(&["axis 3 blown @ A8.08"]);
}

#[test]
fn ex_zoc_truck() {
    let units = "units = ['stug-190 fuelled @ A8.05', 'mot-16 move fuelled @ A8.05', 'i-7 moved @ A8.06', 'r-1 @ A7.08', 'r-2 @ A7.06', 'pi-41 @ A9.01']";
    let mut table = given(&format!("phase = 'movement'\nphasing = 'axis'\n{units}"));
    // Nothing happens in the division's hex; in the next the truck regiment stops, the tracks go on.
    table.does("axis", "at A8.05; take stug-190; take mot-16; step A8.06>A8.07", &[]);
    table.refuses("axis", "step A8.08", "4.5a/A");
    table.does("axis", "drop mot-16; step A8.08; halt", &[]);
}

#[test]
fn ex_zoc_carpet() {
    let units = "units = ['mot-16 move fuelled @ A8.05', 'mot-60 move fuelled @ A8.05', 'mot-394 move fuelled @ A8.05', 'r-1 @ A9.06', 'r-2 @ A9.08', 'pi-41 @ A9.01']";
    let mut table = given(&format!("phase = 'movement'\nphasing = 'axis'\n{units}"));
    table.does("axis", "at A8.05; take mot-16; take mot-60; take mot-394; step A8.06", &[]);
    table.refuses("axis", "step A8.07", "4.5a/A");
    // One stays in each hex, and the third moves on.
    table.does("axis", "drop mot-16; step A8.07", &[]).refuses("axis", "step A7.07", "4.5a/A");
    table.does("axis", "drop mot-60; step A7.07>A6.07; halt", &[]);
}

#[test]
fn ex_truck_load() {
    let mut table = given(
        "phase = 'movement'\nphasing = 'axis'\nunits = ['pi-41 @ A9.01']\ncolumns = ['0 axis truck points 1 @ A8.07']\ndumps = ['axis 4 @ A8.07']",
    );
    table.does("axis", "drive 0; load 4", &[]);
    assert_eq!(table.state.columns[0].spent, 20, "5 MP");
}

#[test]
fn ex_overrun_cost() {
    let mut table = given(
        "phase = 'movement'\nphasing = 'axis'\nunits = ['pz-1 fuelled @ A8.07', 'pz-2 fuelled @ A8.07', 'rec-3 fuelled @ A8.07', 'r-4 @ A8.08', 'pi-41 @ A9.01']\ndumps = ['axis 12 @ A8.06']",
    );
    // 32 to 12 is 3:1; 4 + 3 is no surprise; 4 + 3: Ao1/Do1, and the defender holds.
    table.does("axis", "at A8.07; take pz-1; take pz-2; take rec-3; overrun A8.08", &[]).does(
        "allied",
        "stocks",
        &[],
    );
    table.does("axis", "lead pz-1", &[2, 2, 2, 2]).does("axis", "lose pz-1", &[]).does(
        "allied",
        "lose r-4",
        &[],
    );
    // 20 to 6 is 3:1; 7 + 3 is surprise of 3: 7:1; 7 + 3: Ae4/DL1o2.
    table.does("axis", "overrun A8.08", &[]).does("allied", "stocks", &[]);
    table.does("axis", "lead pz-2", &[3, 4, 3, 3, 4]).shows(&["r-4 lost=2 @ dead"]);
    // Two overruns: 6 MP, and the hex is entered.
    let there = look(&table).t.hex("A8.08");
    assert_eq!((unit(&table, "pz-2").spent, Some(unit(&table, "pz-2").at)), (24, there));
}

#[test]
fn ex_port_damage() {
    // A port of 1 SP with one hit handles 3T.
    let table =
        given("phase = 'movement'\nphasing = 'allied'\nunits = ['r-1 @ A9.15']\nports = ['A13.12 hits 1']");
    let port = table.state.ports.iter().find(|port| port.hits == 1).expect("a port with a hit");
    assert_eq!((port.printed, ocs::capacity_after(look(&table).t, port)), (4, 3));
}
