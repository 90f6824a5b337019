//! The supply procedure and its check (11.0, 11.1).

use crate::field::supply;
use crate::support::Looking;

/// Axis divisions round 1505 whose zones cut off a unit there; they are beyond their own railways.
const RING: [&str; 4] = ["71 @ 1406", "79 @ 1603", "113 @ 1705", "297 @ 1304"];

#[test]
fn r11_0_check_transfer_box_fortress_in_this_order() {
    let mut table = supply(&["44 @ 0304", "62 @ 0205", "68 @ 1505", "s-6 @ 1302"], "", 3);
    // The check is over when the transfer is asked for.
    table.shows(&["68 reduced @ 1505"]).asks("axis");
    table.refuses("axis", "entrain 62", "11.0");
    table.does("axis", "transfer 44", &[]);
    table.refuses("soviet", "build 2620", "11.3/1");
    table.does("axis", "entrain 62", &[]);
    table.asks("soviet").refuses("soviet", "entrain 62", "11.0");
    table.does("soviet", "build 2620", &[]);
    table.shows(&["44 @ transferred", "62 @ box", "2620 level 1", "turn = 2"]);
}

#[test]
fn r11_1_s1_units_without_a_line_lose_a_step() {
    let units = ["s-6 @ 1505", "s-15 @ 1302", "44 @ 0304", "62 reduced @ 1808", "6A @ 1810", "r-1 @ 1812"];
    let table = supply(&[&units[..], &RING].concat(), "", 1);
    table.shows(&["s-6 reduced @ 1505", "s-15 @ 1302", "44 @ 0304", "62 @ lost", "6A reduced @ 1810"]);
    table.shows(&["r-1 reduced @ 1812", "71 reduced @ 1406", "lost = 1"]);
}

#[test]
fn r11_1_s1_one_open_hex_is_line_enough() {
    // Without 297 the hexes to the north-west are open.
    supply(&[&["s-6 @ 1505"], &RING[..3]].concat(), "", 1).shows(&["s-6 @ 1505"]);
}

/// A Soviet division in 0504 is cut off and cuts the railway to Voronezh.
fn railway(rifles: &str) -> crate::support::Table {
    let units = ["71 @ 0404", "79 @ 0603", "113 @ 0605", "44 @ 1105", rifles];
    supply(&units, "control = ['0205', '0304', '0704', '1105']", 1)
}

#[test]
fn r11_1_1_the_soviet_side_is_checked_first() {
    // The last step of the Soviet division goes before the Axis is judged: the railway is open again.
    railway("s-6 reduced @ 0504").shows(&["s-6 @ lost", "44 @ 1105", "lost = 0"]);
    railway("s-6 @ 0504").shows(&["s-6 reduced @ 0504", "44 reduced @ 1105"]);
}

#[test]
fn r11_1_2_supply_changes_neither_strength_nor_movement() {
    let table = supply(&["44 @ 1505", "s-6 @ 1302"], "", 1);
    let look = table.look();
    let id = table.rules.theatre().ids().find(|id| look.counter(*id).key == "44").expect("44 exists");
    assert_eq!(
        (look.attack(id), look.defence(id), look.counter(id).allowance),
        (2, 2, 5),
        "reduced, no less"
    );
}
