//! Barrages by artillery (10.0, 10.1, 13.4).

use ocs::{Mode, Side, Sink};

use crate::support::{Looking, Table, phase};

/// The Barrage Segment of the Axis: guns of 20 in A8.06 with a dump, a spotter in A8.07.
fn battery(units: &[&str]) -> Table {
    let all = [&["gun-49 @ A8.06", "i-8 @ A8.07", "pi-41 reserve @ A9.01"][..], units].concat();
    phase("barrage", "axis", &all, "dumps = ['axis 20 @ A8.06']")
}

fn cost(table: &Table) -> u32 {
    table.look().s.books[Side::Axis as usize].spent[Sink::Barrage as usize]
}

const FIRE: &str = "target A8.08; with gun-49; fire A8.06";

#[test]
fn r10_0_s1_artillery_barrages() {
    battery(&["r-1 @ A8.08"]).allows("axis", FIRE).refuses("axis", "target A8.08; with i-8", "10.0/1");
}

#[test]
fn r10_0_s4_points_cost_shifts_and_two_dice() {
    let mut table = battery(&["r-1 @ A8.08"]);
    // 17-24, 3 RE in the open: no shift; 5 is DG.
    table.does("axis", FIRE, &[2, 3]);
    assert_eq!((cost(&table), table.unit("r-1").mode), (3, Mode::Dg));
}

#[test]
fn r10_0a_s2_the_owner_picks_who_loses_steps() {
    let mut table = battery(&["r-1 @ A8.08", "r-4 @ A8.08"]);
    // 5 RE: two columns right, 41-68; 11 is one step.
    table.does("axis", FIRE, &[5, 6]).does("allied", "lose r-4", &[]);
    assert_eq!((table.unit("r-1").lost, table.unit("r-4").lost), (0, 1));
}

#[test]
fn r10_0a_s3_a_division_counts_for_three_re() {
    // 4 RE of one division are 3; 4 RE of two units are a shift.
    let table = phase("combat", "axis", &["i-7 @ A8.07", "i-8 @ A8.06", "mot-16 @ A8.06"], "");
    let density = |at: &str| ocs::density(table.look(), Side::Axis, table.hex(at));
    assert_eq!((density("A8.07"), density("A8.06")), (12, 16));
}

#[test]
fn r10_0a_s4_half_a_step_is_rolled_for() {
    for (die, lost) in [(3, 0), (4, 1)] {
        let mut table = battery(&["r-1 @ A8.08"]);
        // 17-24: 10 is ½.
        table.does("axis", FIRE, &[4, 6, die]);
        assert_eq!((table.unit("r-1").lost, table.unit("r-1").mode), (lost, Mode::Dg));
    }
}

#[test]
fn r10_0a_s5_a_bracketed_half_needs_a_spotter_and_low_works() {
    // 17-24: 9 is [½].
    let mut spotted = battery(&["r-1 @ A8.08"]);
    spotted.does("axis", FIRE, &[4, 5, 6]);
    assert_eq!(spotted.unit("r-1").lost, 1);
    let all = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08", "r-2 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut works =
        phase("barrage", "axis", &all, "dumps = ['axis 20 @ A8.06']\nhedgehogs = ['allied level 3 @ A8.08']");
    // 6 RE right 3, works left 1: 41-68; 7 is [½], without a die.
    works.does("axis", FIRE, &[3, 4]);
    assert_eq!((works.unit("r-1").lost, works.unit("r-1").mode), (0, Mode::Dg));
}

#[test]
fn r10_0b_s1_a_spotter_is_a_combat_unit_next_to_the_target() {
    // Without one 17-24 falls to 5-7 (and 3 RE): 8 is DG there, 7 is nothing.
    let units = ["gun-49 @ A8.06", "r-1 @ A8.08", "pi-41 reserve @ A9.01"];
    let fired = |dice: &[u16]| {
        let mut table = phase("barrage", "axis", &units, "dumps = ['axis 20 @ A8.06']");
        table.does("axis", FIRE, dice);
        table.unit("r-1").mode
    };
    assert_eq!((fired(&[4, 4]), fired(&[3, 4])), (Mode::Dg, Mode::Combat));
}

#[test]
fn r10_0b_s2_without_a_spotter_three_columns_left() {
    let units = ["gun-49 @ A8.06", "r-1 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = phase("barrage", "axis", &units, "dumps = ['axis 20 @ A8.06']");
    table.does("axis", FIRE, &[3, 4]);
    assert_eq!((cost(&table), table.unit("r-1").mode), (3, Mode::Combat));
}

#[test]
fn r10_0e_sa_one_barrage_a_hex_and_phase() {
    let mut table = battery(&["gun-50 @ A8.06", "r-1 @ A8.08", "r-2 @ A8.09"]);
    table.does("axis", FIRE, &[1, 1]).refuses("axis", "target A8.08", "10.0e/A");
}

#[test]
fn r10_0e_sb_a_unit_fires_once_a_phase() {
    let mut table = battery(&["gun-50 @ A8.06", "r-1 @ A8.08", "r-2 @ A8.09"]);
    table.does("axis", FIRE, &[1, 1]);
    table.refuses("axis", "target A8.09; with gun-49", "10.0e/B").allows("axis", "target A8.09; with gun-50");
}

#[test]
fn r10_0_s3_any_number_of_guns_fire_together() {
    let mut table = battery(&["gun-50 @ A8.06", "r-1 @ A8.08"]);
    // 46 points: 6T.
    table.does("axis", "target A8.08; with gun-49; with gun-50; fire A8.06", &[1, 1]);
    assert_eq!(cost(&table), 6);
}

#[test]
fn r10_1a_range_is_counted_in_hexes() {
    battery(&["r-1 @ A8.10"]).refuses("axis", "target A8.10", "10.1a");
    battery(&["r-1 @ A8.09"]).allows("axis", "target A8.09; with gun-49");
}

#[test]
fn r10_1b_s1_the_cost_is_that_of_the_column_before_shifts() {
    let mut table = battery(&["tb-12 @ A8.08"]);
    table.does("axis", FIRE, &[1, 1]);
    assert_eq!(cost(&table), 3);
}

#[test]
fn r10_1b_s2_without_supply_nobody_has_fired() {
    let units = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08"];
    phase("barrage", "axis", &units, "").refuses("axis", "target A8.08", "10.1b/2");
    let mut short = phase("barrage", "axis", &units, "dumps = ['axis 2 @ A8.06']");
    short.refuses("axis", FIRE, "10.1b/2");
    short.does("axis", "target A8.08; with gun-49; done", &[]);
    assert!(!short.unit("gun-49").has(ocs::flag::FOUGHT));
}

#[test]
fn r10_1b_sa_supply_comes_through_one_hq_or_from_one_dump() {
    // Two dumps of 2T: neither will do alone, the HQ draws upon both.
    let units = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08", "hq-14 @ A8.05", "pi-41 reserve @ A9.01"];
    let dumps = "dumps = ['axis 2 @ A8.06', 'axis 2 @ A8.05']";
    let table = phase("barrage", "axis", &units, dumps);
    table.refuses("axis", FIRE, "10.1b/2").allows("axis", "target A8.08; with gun-49; fire by hq-14");
    let far = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08", "hq-14 @ A8.05"];
    phase("barrage", "axis", &far, "dumps = ['axis 9 @ A1.16', 'axis 2 @ A8.05']").refuses(
        "axis",
        "target A8.08; with gun-49; fire A1.16",
        "10.1b/A",
    );
}

#[test]
fn r10_1b_sb_out_of_supply_guns_fire_at_full_strength() {
    let units = ["gun-49 oos @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = phase("barrage", "axis", &units, "dumps = ['axis 20 @ A8.06']");
    table.does("axis", FIRE, &[1, 1]);
    assert_eq!(cost(&table), 3);
}

#[test]
fn r13_4a_no_barrage_in_reserve_or_strat_mode() {
    for mode in ["reserve", "strat"] {
        phase(
            "barrage",
            "axis",
            &[&format!("gun-49 {mode} @ A8.06"), "i-8 @ A8.07", "r-1 @ A8.08"],
            "dumps = ['axis 9 @ A8.06']",
        )
        .refuses("axis", "target A8.08", "13.4a");
    }
}

#[test]
fn r13_4b_guns_defend_with_one() {
    let table = phase("combat", "axis", &["gun-49 paid @ A8.06", "gun-50 move paid @ A8.06"], "");
    for key in ["gun-49", "gun-50"] {
        assert_eq!(ocs::strength(table.look(), table.id(key), false), ocs::PARTS);
    }
}
