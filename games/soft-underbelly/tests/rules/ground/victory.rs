//! The four ways in which the game ends.

use sandtable_core::Game;
use soft_underbelly::SoftUnderbelly;

use crate::helpers::{allied, attacking, count, end_of_turn, ends, quiet};

const ALLIES: Option<(Option<&str>, &str)> = Some((Some("allies"), "victory.elimination"));
const AXIS: Option<(Option<&str>, &str)> = Some((Some("axis"), "victory.elimination"));

#[test]
fn rvictory_all_stars_wins_at_once_with_or_without_garrisons() {
    let mut table = quiet(
        r#"
        lonely = true
        active = "allies"
        phase = "move"
        units = ["allies cube @ 10", "axis cube x2 @ 25", "axis cube @ 16"]
        control = ["01", "03", "04", "07", "08", "10", "14", "17", "22"]
        "#,
    );
    assert_eq!(table.result(), None);
    table.does("allies", "take cube 10; step 11", &[]);
    assert_eq!(table.result(), Some((Some("allies"), "victory.all-stars")));
    table.refuses("allies", "halt", "turn.count");
}

#[test]
fn rvictory_all_stars_nine_of_ten_are_not_enough() {
    let mut table = quiet(
        r#"
        lonely = true
        active = "allies"
        phase = "move"
        units = ["allies cube @ 10", "axis cube @ 25", "axis cube @ 16"]
        control = ["01", "03", "04", "07", "08", "10", "14", "22"]
        "#,
    );
    table.does("allies", "take cube 10; step 11; halt; done", &[]);
    assert_eq!(table.result(), None);
}

#[test]
fn rvictory_elimination_ships_lines_and_partisans_do_not_count() {
    let mut table = quiet(
        r#"
        lonely = true
        surrendered = true
        active = "allies"
        phase = "move"
        lines = ["16"]
        units = ["allies aircraft @ 18", "allies partisans @ 05", "axis cube @ 17"]
        "#,
    );
    let mut mirror = table.clone();
    table.does("allies", "bomb aircraft 18-17", &[4]);
    assert_eq!(table.result(), ALLIES);
    mirror.does("allies", "bomb aircraft 18-17", &[3]);
    assert_eq!(mirror.result(), None);

    let mut table = quiet(
        r#"
        lonely = true
        active = "axis"
        phase = "move"
        surrendered = true
        units = ["allies cube @ 18", "allies partisans @ 05", "axis aircraft @ 17"]
        "#,
    );
    table.does("axis", "bomb aircraft 17-18", &[4]);
    assert_eq!(table.result(), AXIS);
}

#[test]
fn rvictory_elimination_each_listed_kind_keeps_a_side_alive() {
    for last in ["cube", "tank", "paratroops", "aircraft"] {
        let mut table = quiet(&format!(
            r#"
            lonely = true
            active = "axis"
            phase = "move"
            units = ["allies cube @ 18", "allies {last} @ 20", "axis aircraft @ 17"]
            "#
        ));
        table.does("axis", "bomb aircraft 17-18", &[6]);
        assert_eq!((count(&table, "allies cube 18"), table.result()), (0, None), "{last}");
    }
}

#[test]
fn rvictory_elimination_of_both_in_one_round_is_a_draw() {
    let mut table = quiet(
        r#"
        lonely = true
        active = "allies"
        phase = "attack"
        units = ["allies cube @ 18", "axis cube @ 17"]
        control = ["16", "18", "19"]
        "#,
    );
    table.does("allies", "attack cube 18-17; done", &[6, 6]);
    assert_eq!(table.result(), Some((None, "victory.elimination")));
}

#[test]
fn rvictory_elimination_of_both_in_one_supply_phase_is_a_draw() {
    let mut table = end_of_turn(
        2,
        r#"
        lonely = true
        units = ["allies cube @ 19", "axis cube @ 13"]
        control = ["19", "01", "03", "04", "07"]
        "#,
    );
    ends(&mut table, &[]);
    assert_eq!(table.result(), Some((None, "victory.elimination")));
}

#[test]
fn rvictory_munich_needs_a_supplied_land_unit_at_the_end_of_a_turn() {
    let around = |units: &str, more: &str| {
        end_of_turn(
            3,
            &format!("lonely = true\n{more}\nunits = ['allies cube @ 20', 'axis cube @ 04', {units}]"),
        )
    };
    for unit in ["cube", "tank used", "paratroops"] {
        let mut table = around(&format!("'allies cube @ 05', 'allies {unit} @ 01'"), "");
        ends(&mut table, &[]);
        assert_eq!(table.result(), Some((Some("allies"), "victory.munich")), "{unit}");
    }
    // An aircraft alone, or control of the empty area, is not enough.
    let mut table = around("'allies cube @ 05', 'allies aircraft @ 01'", "");
    ends(&mut table, &[1, 1]);
    assert_eq!(table.result(), None);
    let mut table = around("'allies cube @ 05'", "control = ['01', '05', '20']");
    ends(&mut table, &[1, 1]);
    assert_eq!(table.result(), None);
}

#[test]
fn rvictory_munich_not_even_logistic_effort_feeds_it() {
    for logistics in ["[]", "['allies']"] {
        let mut table = end_of_turn(
            3,
            &format!(
                r#"
                lonely = true
                logistics = {logistics}
                units = ["allies cube @ 01", "allies cube @ 20", "axis cube @ 02", "axis cube @ 25"]
                "#
            ),
        );
        ends(&mut table, &[1, 1]);
        assert_eq!(table.result(), None);
        assert_eq!(count(&table, "allies cube 01"), 0);
        assert!(allied(&table, 1), "control of the area does not change");
    }
}

/// The end of the last turn: the Allies control Turin, Florence, Rome, Naples and Sicily, the Axis Tunis (not in
/// supply after the surrender), Provence, Munich, Milan and Bologna. `more` may cut off Turin.
fn last_turn(more: &str) -> crate::support::Table {
    end_of_turn(
        8,
        &format!(
            r#"
            lonely = true
            surrendered = true
            control = ["03", "08", "10", "11", "14", "20"]
            units = ["allies cube @ 20", "axis cube @ 04", "axis cube @ 22", "axis cube @ 24" {more}]
            "#
        ),
    )
}

#[test]
fn rvictory_final_s1_more_supplied_stars_win() {
    let mut table = last_turn("");
    ends(&mut table, &[]);
    assert_eq!(table.result(), Some((Some("allies"), "victory.final/1")));

    let mut table = end_of_turn(8, "control = ['17', '18', '20']\nunits = ['allies cube @ 18']");
    ends(&mut table, &[]);
    assert_eq!(table.result(), Some((Some("axis"), "victory.final/1")));
}

#[test]
fn rvictory_final_s1_a_turn_earlier_nobody_counts() {
    let mut table = end_of_turn(7, "control = ['17', '18', '20']\nunits = ['allies cube @ 18']");
    ends(&mut table, &[1, 1]);
    assert_eq!(table.result(), None);
}

#[test]
fn a_bid_for_sides_is_given_at_the_final_count() {
    let winner = |bid: &str| {
        let game = SoftUnderbelly::open(&SoftUnderbelly::built_in()).expect("the built-in data");
        let options = [("bid".to_string(), bid.to_string())].into();
        let mut table = last_turn("");
        table.rules = game.prepare("campaign", &options).expect("a bid");
        ends(&mut table, &[]);
        let (winner, _) = table.result().expect("an end");
        winner.unwrap_or("nobody").to_string()
    };
    // Five stars against four.
    assert_eq!(
        ["none", "allies-1", "allies-2", "axis-3"].map(winner),
        ["allies", "nobody", "axis", "allies"]
    );
}

#[test]
fn rvictory_final_s2_equal_numbers_in_supply_are_a_draw() {
    // An Axis cube in Genoa cuts Turin off from Florence: four against four.
    let mut table = last_turn(", 'axis cube @ 06'");
    ends(&mut table, &[]);
    assert_eq!(table.result(), Some((None, "victory.final/2")));
    // A partisan, here an Allied one in Genoa, cuts nobody off.
    let mut table = last_turn(", 'allies partisans @ 06'");
    ends(&mut table, &[]);
    assert_eq!(table.result(), Some((Some("allies"), "victory.final/1")));
}

#[test]
fn rvictory_elimination_during_a_battle_ends_the_game_at_once() {
    let mut table = attacking("allies", &["allies cube x2 @ 18", "axis cube @ 17"]);
    table.does("allies", "attack cube 18-17 x2; done", &[6, 1, 1]).does("axis", "lose cube 17", &[]);
    assert_eq!(table.result(), None, "a cube is left in Munich");
    let mut table = quiet(
        r#"
        lonely = true
        active = "allies"
        phase = "attack"
        control = ["16", "18", "19"]
        units = ["allies cube x2 @ 18", "axis cube @ 17"]
        "#,
    );
    table.does("allies", "attack cube 18-17 x2; done", &[6, 1, 1]);
    assert_eq!(table.result(), ALLIES);
}

#[test]
fn rvictory_elimination_by_arming_the_last_cube_as_partisans() {
    let mut table = quiet(
        r#"
        lonely = true
        turn = 3
        surrendered = true
        active = "allies"
        phase = "convert"
        units = ["allies cube @ 18", "axis cube @ 01"]
        "#,
    );
    table.does("allies", "convert partisans 18-05", &[]);
    assert_eq!(table.result(), AXIS);
}
