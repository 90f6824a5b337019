//! Ground combat to the dice (9.0 to 9.9, 9.14a).

use ocs::{PARTS, Terrain, assess};

use crate::support::{Looking, Table, fights, given, phase, sized};

#[test]
fn r9_0_s2_attackers_are_adjacent() {
    let table = fights(&["i-8 @ A8.07", "i-9 @ A8.05", "r-1 @ A8.08"]);
    table.refuses("axis", "target A8.08; with i-9", "9.0/2");
}

#[test]
fn r9_0_s3_a_hex_without_combat_units_is_not_attacked() {
    phase("combat", "axis", &["i-8 @ A8.07"], "dumps = ['axis 9 @ A8.06', 'allied 4 @ A8.08']").refuses(
        "axis",
        "target A8.08",
        "9.0/3",
    );
}

#[test]
fn r9_0_s4_artillery_never_attacks() {
    let table = fights(&["i-8 @ A8.07", "gun-49 @ A8.07", "r-1 @ A8.08"]);
    table.refuses("axis", "target A8.08; with gun-49", "9.0/4");
}

#[test]
fn r9_1a_only_the_phasing_player_attacks() {
    let table = fights(&["i-8 @ A8.07", "r-1 @ A8.08"]);
    table.refuses("allied", "target A8.07", "2.1/2");
}

#[test]
fn r9_1b_any_part_of_a_stack_attacks() {
    let table = fights(&["i-8 @ A8.07", "i-9 @ A8.07", "r-1 @ A8.08"]);
    table.allows("axis", "target A8.08; with i-9; attack").allows("axis", "done");
    table.refuses("axis", "target A8.08; attack", "9.1b");
}

#[test]
fn r9_1c_s1_a_unit_does_not_split_its_strength() {
    fights(&["i-8 @ A8.07", "r-1 @ A8.08"]).refuses("axis", "target A8.08; with i-8; with i-8", "9.1c/1");
}

#[test]
fn r9_1c_s2_one_attack_a_unit_and_a_hex() {
    let others = ["i-9 @ A3.08", "r-3 @ A3.09"];
    let mut table =
        fights(&[&["i-8 @ A8.07", "i-11 @ A7.08", "r-1 @ A8.08", "r-2 @ A9.07"][..], &others].concat());
    table.does("axis", "target A8.08; with i-8; attack", &[]);
    // 1:1, no surprise, 5: AL1o1/Do1.
    table.does("allied", "stocks", &[3, 4, 2, 3]).does("axis", "lose i-8", &[]).does(
        "allied",
        "lose r-1",
        &[],
    );
    table.refuses("axis", "target A8.08", "9.1c/2").refuses("axis", "target A9.07", "9.1c/2");
}

#[test]
fn r9_1c_s4_any_number_of_units_attack_from_a_hex() {
    let table = fights(&["i-8 @ A8.07", "i-9 @ A8.07", "i-11 @ A8.07", "r-1 @ A8.08"]);
    table.allows("axis", "target A8.08; with i-8; with i-9; with i-11");
}

#[test]
fn r9_1d_all_units_of_the_hex_defend() {
    let both = sized("A8.08", &["i-8 acts paid @ A8.07", "r-1 paid @ A8.08", "hq-63 paid @ A8.08"], "");
    assert_eq!(both.defence, 19 * PARTS);
}

#[test]
fn r9_1e_s1_who_may_not_attack() {
    for unit in ["i-8 strat", "i-8 reserve"] {
        fights(&[&format!("{unit} @ A8.07"), "r-1 @ A8.08"]).refuses("axis", "target A8.08", "9.1e/1");
    }
    let fort = phase("combat", "allied", &["fort-1 @ A8.07", "i-9 @ A8.08"], "dumps = ['allied 9 @ A8.06']");
    fort.refuses("allied", "target A8.08", "9.1e/1");
    // Without supply, and with its stocks gone.
    phase("combat", "axis", &["i-8 exhausted @ A8.07", "r-1 @ A8.08"], "").refuses(
        "axis",
        "target A8.08",
        "12.4/3",
    );
}

#[test]
fn r9_1e_s2_no_fuel_is_needed_to_attack() {
    fights(&["pz-1 @ A8.07", "r-1 @ A8.08"]).allows("axis", "target A8.08; with pz-1; attack");
}

#[test]
fn r9_1f_s1_no_attack_on_a_hex_that_cannot_be_entered() {
    // Tanks over the bare stream.
    let table = phase("combat", "axis", &["stug-190 @ A3.10", "r-1 @ A3.11"], "dumps = ['axis 9 @ A3.09']");
    table.refuses("axis", "target A3.11", "9.1f/1");
    phase("combat", "axis", &["i-9 @ A3.10", "r-1 @ A3.11"], "dumps = ['axis 9 @ A3.09']")
        .allows("axis", "target A3.11; with i-9");
}

#[test]
fn r9_1f_s2_a_bridge_lets_tanks_attack() {
    phase("combat", "axis", &["stug-190 @ A4.10", "r-1 @ A4.11"], "dumps = ['axis 9 @ A4.09']")
        .allows("axis", "target A4.11; with stug-190");
}

#[test]
fn r9_3_s1_terrain_sets_the_line_of_the_table() {
    // 14:14 in the open, in a village, in a city.
    let column = |target: &str, from: &str, defender: &str| {
        let units = [format!("i-8 acts paid @ {from}"), format!("{defender} paid @ {target}")];
        sized(target, &units.iter().map(String::as_str).collect::<Vec<_>>(), "").column
    };
    assert_eq!(
        [column("A8.08", "A8.07", "r-1"), column("A7.08", "A7.09", "r-1"), column("A9.06", "A9.07", "r-1")],
        [4, 3, 1]
    );
}

#[test]
fn r9_3c_multipliers_come_from_the_chart() {
    // Tanks against a major city: a third.
    let city =
        sized("A9.06", &["tb-12 paid @ A9.06", "stug-190 acts paid @ A9.07", "pz-1 acts paid @ A9.07"], "");
    assert_eq!(city.attack, 4 * PARTS + 2 * PARTS);
    assert_eq!(city.defence, 2 * PARTS);
}

#[test]
fn r9_4a_multipliers_are_applied_unit_by_unit() {
    let open = sized("A8.08", &["i-8 acts paid @ A8.07", "pz-1 acts paid @ A8.07", "r-1 paid @ A8.08"], "");
    assert_eq!(open.attack, 14 * PARTS + 12 * PARTS);
}

#[test]
fn r9_4b_s1_each_stack_is_modified_by_hex_or_hexside() {
    // Over the brook half; the stack on the other bank is not.
    let across = sized("A8.11", &["i-8 acts paid @ A8.10", "i-11 acts paid @ A7.12", "r-1 paid @ A8.11"], "");
    assert_eq!(across.attack, 7 * PARTS + 13 * PARTS);
}

#[test]
fn r9_4b_s2_hex_and_hexside_are_never_combined() {
    // Tanks against forest behind the brook: half, not a quarter.
    let forest = sized("A6.11", &["pz-1 acts paid @ A6.10", "r-1 paid @ A6.11"], "");
    assert_eq!(forest.attack, 3 * PARTS);
}

#[test]
fn r9_4c_s2_the_defenders_terrain_sets_the_class() {
    assert_eq!(
        sized("A9.06", &["i-8 acts paid @ A9.07", "r-1 paid @ A9.06"], "").terrain,
        Terrain::MajorCity
    );
}

#[test]
fn r9_4d_a_bracketed_multiplier_is_for_attackers() {
    assert_eq!(sized("A8.08", &["i-8 acts paid @ A8.07", "tb-12 paid @ A8.08"], "").defence, 6 * PARTS);
}

#[test]
fn r9_4e_s1_doubled_strength_is_less_against_at() {
    let against = |defender: &str| {
        sized("A8.08", &["pz-1 acts paid @ A8.07", &format!("{defender} paid @ A8.08")], "").attack
    };
    assert_eq!((against("r-1"), against("tb-12")), (12 * PARTS, 9 * PARTS));
}

#[test]
fn r9_4e_s2_a_hedgehog_is_heavy_at() {
    let works = "hedgehogs = ['allied level 1 @ A8.08']";
    assert_eq!(sized("A8.08", &["pz-1 acts paid @ A8.07", "r-1 paid @ A8.08"], works).attack, 9 * PARTS);
}

#[test]
fn r9_5_sa_without_supply_no_attack() {
    phase("combat", "axis", &["i-8 exhausted @ A8.07", "r-1 @ A8.08"], "").refuses(
        "axis",
        "target A8.08",
        "12.4/3",
    );
}

#[test]
fn r9_5_sb_without_supply_the_defender_has_half_his_strength() {
    assert_eq!(sized("A8.08", &["i-8 acts paid @ A8.07", "r-1 @ A8.08"], "").defence, 7 * PARTS);
    let mut table = with_defence();
    table.does("allied", "decline", &[3, 4, 3, 3]);
}

/// An attack on a unit with a dump of 4T.
fn with_defence() -> Table {
    let dumps = "dumps = ['axis 24 @ A8.06', 'allied 4 @ A8.09']";
    let mut table = phase("combat", "axis", &["i-8 @ A8.07", "r-1 @ A8.08"], dumps);
    table.does("axis", "target A8.08; with i-8; attack", &[]);
    table
}

#[test]
fn r9_5_sc_stocks_only_where_no_supply_reaches() {
    with_defence().refuses("allied", "stocks", "12.10a").allows("allied", "pay");
}

#[test]
fn r9_5a_out_of_supply_halves_again() {
    assert_eq!(sized("A8.08", &["i-8 oos acts paid @ A8.07", "r-1 oos @ A8.08"], "").attack, 7 * PARTS);
    assert_eq!(sized("A8.08", &["i-8 acts paid @ A8.07", "r-1 oos @ A8.08"], "").defence, 14 * PARTS / 4);
}

#[test]
fn r9_5b_supply_is_paid_at_the_moment_of_combat() {
    let mut table = with_defence();
    table.shows(&["axis 21 @ A8.06"]);
    table.does("allied", "pay", &[3, 4, 3, 3]).shows(&["allied 2 @ A8.09"]);
}

#[test]
fn r9_6_s1_each_side_names_its_unit_the_attacker_first() {
    let mut table = fights(&["i-8 @ A8.07", "i-9 @ A8.07", "r-1 @ A8.08", "r-4 @ A8.08"]);
    table.does("axis", "target A8.08; with i-8; with i-9; attack", &[]).does("allied", "stocks", &[]);
    table.asks("axis").refuses("axis", "lead r-1", "9.6/1");
    table.does("axis", "lead i-8", &[]).asks("allied");
    let rated = |lead: &str| sized_with(lead);
    assert_eq!((rated("i-8 r-1"), rated("i-8 r-4"), rated("i-9 r-1")), (0, 2, -2));
}

fn sized_with(lead: &str) -> i8 {
    let table = given(&format!(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A8.07', 'i-9 acts paid @ A8.07', 'r-1 @ A8.08', 'r-4 @ A8.08']\nbattle = 'A8.08 by axis lead {lead}'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle roll']"
    ));
    assess(table.look()).rating
}

#[test]
fn r9_7_s1_odds_are_rounded_at_the_end() {
    assert_eq!(
        [ocs::odds_of(975, 200), ocs::odds_of(15, 6), ocs::odds_of(6, 15), ocs::odds_of(7, 7)],
        [5, 3, -3, 1]
    );
}

#[test]
fn r9_7a_the_highest_column_that_does_not_exceed_the_odds() {
    let tables = &crate::support::rules();
    let column = |odds| tables.theatre().tables.column(ocs::Closeness::Open, odds);
    assert_eq!([column(6), column(5), column(8), column(13)], [8, 8, 9, 12]);
}

#[test]
fn r9_7b_odds_off_the_table_use_the_last_column() {
    let rules = crate::support::rules();
    let column = |odds| rules.theatre().tables.column(ocs::Closeness::Open, odds);
    assert_eq!([column(-12), column(-5), column(40)], [0, 0, 12]);
}

#[test]
fn r9_14a_s1_no_defence_is_the_rightmost_column() {
    assert_eq!(sized("A8.08", &["i-8 acts paid @ A8.07", "r-1 strat @ A8.08"], "").column, 12);
}

#[test]
fn r9_2_s2_who_cannot_pay_joins_no_attack() {
    // 3T for two divisions of three steps, their stocks gone.
    let table = phase(
        "combat",
        "axis",
        &["i-8 exhausted @ A8.07", "i-11 exhausted @ A8.07", "r-1 @ A8.08"],
        "dumps = ['axis 3 @ A8.06']",
    );
    table.refuses("axis", "target A8.08; with i-8; with i-11", "12.4/3");
}

#[test]
fn r9_2_s1_the_attacker_pays_first_then_the_defender_then_the_leads() {
    let mut table = with_defence();
    table.asks("allied").refuses("allied", "lead r-1", "9.2/1");
    table.does("allied", "pay", &[3, 4, 3, 3]);
}

#[test]
fn r9_8_s3_surprise_in_a_regular_attack_begins_at_ten_and_five() {
    // Equal ratings: 9 and 6 are no surprise, 10 and 5 roll the shift.
    for (dice, shift) in [([4, 5], false), ([3, 3], false), ([4, 6], true), ([2, 3], true)] {
        let mut table = fights(&["i-8 @ A8.07", "r-1 @ A8.08"]);
        table.does("axis", "target A8.08; with i-8; attack", &[]);
        let rolled: Vec<u16> =
            if shift { vec![dice[0], dice[1], 1, 3, 4] } else { vec![dice[0], dice[1], 3, 4] };
        table.does("allied", "stocks", &rolled);
    }
}

#[test]
fn r9_8_s1_a_hedgehog_takes_one_from_the_surprise_roll() {
    let mut table = phase(
        "combat",
        "axis",
        &["i-8 @ A8.07", "r-1 @ A8.08"],
        "dumps = ['axis 24 @ A8.06']\nhedgehogs = ['allied level 2 @ A8.08']",
    );
    table.does("axis", "target A8.08; with i-8; attack", &[]);
    // 10 - 1 is no surprise.
    table.does("allied", "stocks", &[4, 6, 3, 4]);
}

#[test]
fn r9_9_s1_the_combat_roll_is_lowered_by_the_hedgehogs_level() {
    // 1:1 in the open, roll 8: AL1/Do1; with two levels less AL1o1/Do1.
    let option = |works: &str| {
        let mut table = phase(
            "combat",
            "axis",
            &["i-8 @ A8.07", "r-1 @ A8.08"],
            &format!("dumps = ['axis 24 @ A8.06']\n{works}"),
        );
        table.does("axis", "target A8.08; with i-8; attack", &[]).does("allied", "stocks", &[4, 4, 4, 4]);
        table.state.battle.option
    };
    assert_eq!((option(""), option("hedgehogs = ['allied level 2 @ A8.08']")), ([0, 1], [1, 1]));
}
