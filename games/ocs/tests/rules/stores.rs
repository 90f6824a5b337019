//! Captures (9.14) and hedgehogs (16.0).

use ocs::{Side, Sink};

use crate::support::{Looking, moves, phase};

#[test]
fn r9_14b_s1_a_share_of_the_dump_is_captured_and_the_rest_destroyed() {
    for (die, left) in [(2, 3), (5, 6), (6, 9)] {
        let mut table = moves(&["i-8 @ A8.07"], "dumps = ['allied 12 @ A8.08']");
        table
            .does("axis", "at A8.07; take i-8; step A8.08", &[die])
            .shows(&[&format!("axis {left} @ A8.08")]);
        assert_eq!(table.look().s.books[0].spent[Sink::Captured as usize], 12);
    }
    let mut none = moves(&["i-8 @ A8.07"], "dumps = ['allied 12 @ A8.08']");
    none.does("axis", "at A8.07; take i-8; step A8.08", &[1]).hides(&["axis 12 @ A8.08"]);
}

#[test]
fn r9_14c_s1_trucks_and_wagons_roll_apart() {
    let columns = "columns = ['0 allied truck points 4 @ A8.08', '1 allied wagon points 2 @ A8.08']";
    let mut table = moves(&["i-8 @ A8.07"], columns);
    // Trucks 4: half; wagons 6: all.
    table.does("axis", "at A8.07; take i-8; step A8.08", &[4, 6]).asks("allied");
    table.does("allied", "displace A9.15", &[]);
    let points = |side: Side| -> u8 {
        table.look().s.columns.iter().filter(|c| c.side == side).map(|c| c.points).sum()
    };
    assert_eq!((points(Side::Axis), points(Side::Allied)), (4, 2));
}

#[test]
fn r9_14c_s2_the_rest_is_displaced_ten_or_five_hexes() {
    let mut table = moves(&["i-8 @ A8.07"], "columns = ['0 allied truck points 4 load 8 @ A8.08']");
    table.does("axis", "at A8.07; take i-8; step A8.08", &[1]);
    table.refuses("allied", "displace A8.20", "9.14c/2").allows("allied", "displace A8.18");
    let mut wagons = moves(&["i-8 @ A8.07"], "columns = ['0 allied wagon points 4 @ A8.08']");
    wagons.does("axis", "at A8.07; take i-8; step A8.08", &[1]);
    wagons.refuses("allied", "displace A8.14", "9.14c/2").allows("allied", "displace A8.13");
}

#[test]
fn r9_14c_s5_captured_trucks_move_at_once_in_the_movement_phase() {
    let mut table = moves(&["i-8 @ A8.07"], "columns = ['0 allied truck points 4 @ A8.08']");
    table.does("axis", "at A8.07; take i-8; step A8.08", &[6]).does("allied", "displace A9.15", &[]);
    table.does("axis", "halt; drive 9; step A8.07; halt", &[]);
}

#[test]
fn r9_14e_a_hedgehog_is_captured_at_its_level() {
    let mut table = moves(&["i-8 @ A8.07"], "hedgehogs = ['allied level 3 @ A8.08']");
    table.does("axis", "at A8.07; take i-8; step A8.08", &[]).shows(&["axis level 3 @ A8.08"]);
}

#[test]
fn r16_0a_levels_run_from_one_to_four() {
    let table = moves(&["i-8 @ A8.07"], "hedgehogs = ['axis level 4 @ A8.07']\ndumps = ['axis 9 @ A8.07']");
    table.refuses("axis", "dig A8.07", "16.0a");
}

#[test]
fn r16_0b_s1_a_level_costs_two_sp_in_the_movement_phase() {
    let mut table = moves(&["i-8 @ A8.07"], "dumps = ['axis 9 @ A8.06']");
    table.does("axis", "dig A8.07", &[]).shows(&["axis level 1 worked @ A8.07", "axis 1 @ A8.06"]);
    moves(&["i-8 @ A8.07"], "dumps = ['axis 7 @ A8.06']").refuses("axis", "dig A8.07", "12.3/1");
    phase("exploitation", "axis", &["i-8 released @ A8.07"], "dumps = ['axis 9 @ A8.06']").refuses(
        "axis",
        "dig A8.07",
        "2.3/14",
    );
}

#[test]
fn r16_0b_s2_one_re_in_combat_mode_that_does_not_move() {
    let dump = "dumps = ['axis 9 @ A8.06']";
    moves(&["stug-190 @ A8.07"], dump).refuses("axis", "dig A8.07", "16.0b/2");
    moves(&["i-8 move @ A8.07"], dump).refuses("axis", "dig A8.07", "16.0b/2");
    moves(&["i-8 moved @ A8.07"], dump).refuses("axis", "dig A8.07", "16.0b/2");
    let mut table = moves(&["stug-190 @ A8.07", "stug-191 @ A8.07"], dump);
    table.does("axis", "dig A8.07", &[]).refuses("axis", "at A8.07", "6.1f");
}

#[test]
fn r16_0b_s4_one_level_a_turn() {
    let mut table = moves(&["i-8 @ A8.07", "i-9 @ A8.07"], "dumps = ['axis 20 @ A8.06']");
    table.does("axis", "dig A8.07", &[]).refuses("axis", "dig A8.07", "16.0b/4");
}

#[test]
fn r16_0c_s1_a_level_is_razed_free_of_cost() {
    let mut table = moves(&["i-8 @ A8.07"], "hedgehogs = ['axis level 2 @ A8.07']");
    table.does("axis", "raze A8.07", &[]).shows(&["axis level 1 worked @ A8.07"]);
    moves(&["i-8 @ A8.07"], "").refuses("axis", "raze A8.07", "16.0c/1");
}

#[test]
fn r16_0c_s2_below_the_first_level_it_is_gone() {
    let mut table = moves(&["i-8 @ A8.07"], "hedgehogs = ['axis level 1 @ A8.07']");
    table.does("axis", "raze A8.07", &[]);
    assert!(table.look().s.hedgehog(table.hex("A8.07")).is_none());
    let mut twice = moves(&["i-8 @ A8.07", "i-9 @ A8.07"], "hedgehogs = ['axis level 3 @ A8.07']");
    twice.does("axis", "raze A8.07", &[]).refuses("axis", "raze A8.07", "16.0c/2");
}

#[test]
fn r16_0e_a_hedgehog_is_heavy_at() {
    let table = phase("combat", "axis", &["r-1 @ A8.08"], "hedgehogs = ['allied level 1 @ A8.08']");
    assert_eq!(ocs::antitank(table.look(), Side::Allied, table.hex("A8.08")), ocs::Antitank::Heavy);
}

#[test]
fn r16_0f_no_reserve_ends_in_a_hedgehog() {
    moves(&["i-8 reserve @ A8.07"], "dumps = ['axis 9 @ A8.06']").refuses("axis", "dig A8.07", "16.0b/2");
    moves(&["i-8 reserve @ A8.07", "i-9 @ A8.07"], "dumps = ['axis 9 @ A8.06']").refuses(
        "axis",
        "dig A8.07",
        "5.7g",
    );
}

#[test]
fn r16_0h_combat_never_reduces_a_hedgehog() {
    let mut table = phase(
        "barrage",
        "axis",
        &["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08", "pi-41 reserve @ A9.01"],
        "dumps = ['axis 9 @ A8.06']\nhedgehogs = ['allied level 2 @ A8.08']",
    );
    table.does("axis", "target A8.08; with gun-49; fire A8.06", &[6, 6]).shows(&["allied level 2 @ A8.08"]);
}
