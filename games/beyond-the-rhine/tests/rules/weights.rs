//! How good the title's deeds are for a sensible player.

use ocs::{Action, Side};
use sandtable_core::Trial;

use crate::support::{Looking, Table, deed, given, moves, scenario};

/// Thousandths of the weight of an action.
fn weight(table: &Table, side: Side, a: Action) -> i32 {
    (1_000.0 * table.look().t.title.weigh(table.look(), side, a)).round() as i32
}

/// Of a deed in a hex.
fn of(table: &Table, side: Side, word: &str, at: &str) -> i32 {
    weight(table, side, Action::Deed(deed(table.look(), word), table.hex(at)))
}

#[test]
fn bombs_fall_where_the_enemy_is_strongest() {
    // Two steps of three of a division of 13, and a battalion of 2.
    let table = moves("allied", &["us-1 @ A16.01", "ge-183vg lost=1 @ B16.33", "ge-mg-1 @ B16.33"], "");
    assert_eq!(of(&table, Side::Allied, "carpet", "B16.33"), 1_513);
    assert_eq!(of(&table, Side::Allied, "carpet", "A16.01"), 1_300);
}

#[test]
fn what_comes_for_nothing_comes_near_the_enemy() {
    let table = moves("axis", &["us-1 @ A16.01", "us-vii @ A16.02", "ge-183vg @ B16.33"], "");
    for word in ["wall", "alert", "town", "strike", "reserve"] {
        assert_eq!(of(&table, Side::Axis, word, "B16.33"), 1_280, "{word}");
        assert_eq!(of(&table, Side::Axis, word, "B16.31"), 1_260, "{word}");
    }
    // He is kept for an HQ that is seen.
    assert_eq!(of(&table, Side::Axis, "skorzeny", "A16.02"), 1_270);
    assert_eq!(of(&table, Side::Axis, "skorzeny", "A16.01"), 100);
    for word in ["ferry", "repair", "repair-rail", "upgrade", "restore"] {
        assert_eq!(of(&table, Side::Axis, word, "B16.33"), 1_300, "{word}");
    }
    for word in ["sluices", "heydte"] {
        assert_eq!(of(&table, Side::Axis, word, "B16.33"), 100, "{word}");
    }
    // Beyond twenty hexes it is all one.
    let text = "phase = 'movement'\nphasing = 'axis'\nunits = ['us-99 @ A14.22', 'ge-26vg @ D48.22']";
    let far = given(scenario("trumpets"), text);
    assert_eq!(of(&far, Side::Axis, "town", "D48.22"), 1_100);
}

#[test]
fn airborne_troops_jump_by_the_plan_of_market_garden() {
    let mut table = Trial::start(scenario("market-garden"), &[]);
    let plan =
        |table: &Table, key: &str, turn: u8| weight(table, Side::Allied, Action::Plan(table.id(key), turn));
    assert_eq!(
        [plan(&table, "us-506", 1), plan(&table, "us-506", 2), plan(&table, "us-327", 2)],
        [1_500, 100, 1_500]
    );
    let zone = |table: &Table, at: &str| weight(table, Side::Allied, Action::Zone(table.hex(at)));
    assert_eq!(zone(&table, "A33.05"), 100);
    table.does("allied", "plan us-506 1", &[]);
    assert_eq!([zone(&table, "A33.05"), zone(&table, "A35.04")], [1_500, 100]);
    // In the Ardennes nobody jumps.
    assert_eq!(plan(&Trial::start(scenario("trumpets"), &[]), "us-506", 1), 100);
}
