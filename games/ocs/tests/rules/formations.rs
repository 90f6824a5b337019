//! Formation markers (13.7), and boxes beside the map (12.3e).

use ocs::{Ocs, Side};
use sandtable_core::{Rules, Seats, Seen, Viewer};

use crate::support::{Looking, Table, moves, start};

/// Markers with their hexes, how many units they stand for and whether they show the fuelled side, as a side sees them.
fn markers(table: &Table, side: Side) -> Vec<(String, String, u16, bool)> {
    let seen = Seen::<Ocs>::of(&table.rules, &table.state, Viewer(Seats::only(side.seat())));
    let board = table.rules.board();
    let scene = table.rules.scene(&seen);
    let all = scene.pieces.iter().filter(|piece| piece.key.starts_with("marker-"));
    let each = all.map(|piece| {
        let fuelled = piece.badges.contains(&"fuelled");
        let kind = board.kinds[usize::from(piece.kind)].key.to_string();
        (kind, table.look().t.name(piece.place), piece.values[0], fuelled)
    });
    each.collect()
}

fn of(key: &str, at: &str, units: u16, fuelled: bool) -> (String, String, u16, bool) {
    (key.into(), at.into(), units, fuelled)
}

#[test]
fn r13_7_s1_a_marker_stands_for_the_units_of_a_formation_in_a_hex() {
    let units = ["pz-1 @ A8.05", "pz-2 @ A8.05", "pg-3 @ A8.05", "i-8 @ A8.05", "mc-t1 @ A7.16"];
    let table = moves(&units, "");
    assert_eq!(markers(&table, Side::Axis), [of("marker-3-pz", "A8.05", 3, false)]);
    // Two parts of it are two markers; one unit alone shows itself.
    let parted =
        moves(&["pz-1 @ A8.05", "pz-2 @ A8.05", "pg-3 @ A8.03", "rec-3 @ A8.03", "mot-394 @ A8.01"], "");
    assert_eq!(
        markers(&parted, Side::Axis),
        [of("marker-3-pz", "A8.05", 2, false), of("marker-3-pz", "A8.03", 2, false)]
    );
}

#[test]
fn r13_7_sa_no_marker_without_its_units() {
    let mut table = moves(&["pz-1 fuelled @ A8.05", "pz-2 fuelled @ A8.05"], "");
    assert_eq!(markers(&table, Side::Axis), [of("marker-3-pz", "A8.05", 2, false)]);
    table.does("axis", "march A8.05 pz-1,pz-2 A8.04>A8.03", &[]);
    assert_eq!(markers(&table, Side::Axis), [of("marker-3-pz", "A8.03", 2, false)]);
    // The fuelled side reminds of what the formation has paid (13.7/D).
    let fuelled = moves(&["pz-1 tanked @ A8.05", "pz-2 tanked @ A8.05"], "");
    assert_eq!(markers(&fuelled, Side::Axis), [of("marker-3-pz", "A8.05", 2, true)]);
    let gone = moves(&["pz-1 lost=1 @ dead", "pz-2 lost=1 @ dead"], "");
    assert!(markers(&gone, Side::Axis).is_empty());
}

#[test]
fn r13_7b_markers_are_hidden_in_their_stacks() {
    let table = moves(&["pz-1 @ A8.05", "pz-2 @ A8.05", "mc-t1 @ A7.16", "mc-t2 @ A7.16"], "");
    assert_eq!(markers(&table, Side::Axis), [of("marker-3-pz", "A8.05", 2, false)]);
    assert_eq!(markers(&table, Side::Allied), [of("marker-1-mech", "A7.16", 2, false)]);
}

#[test]
fn r12_3e_s1_whoever_is_in_a_box_of_a_hex_draws_as_if_in_it() {
    let mut table = moves(&["pz-1 @ brandau-box", "pz-2 @ A2.14"], "dumps = ['axis 2 @ A9.08']");
    assert_eq!(table.unit("pz-1").at, table.hex("A9.06"));
    table.refuses("axis", "at A2.14; take pz-2; fuel pz-2 unit", "12.3/1");
    table.does("axis", "at brandau-box; take pz-1; fuel pz-1 unit; halt", &[]).shows(&["axis 1 @ A9.08"]);
    // The drill parks the trucks of Brandau there.
    let drill = start();
    let trucks = drill.look().s.columns.iter().find(|c| c.side == Side::Axis && c.points == 6);
    assert_eq!(trucks.map(|column| column.at), Some(drill.hex("A9.06")));
}
