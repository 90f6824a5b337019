//! German divisions that are transferred to other fronts (11.2).

use stalingrad::Side;

use crate::field::{axis_reinforcements, before, offered, supply};

#[test]
fn r11_2_s1_one_die_on_the_transfer_table() {
    let units = ["44 @ 0304", "9Pz @ 0205", "Wik @ 0304"];
    let asked = |die: u16| offered(&supply(&units, "", die), Side::Axis, "transfer");
    assert_eq!([asked(1), asked(2)], [Vec::<String>::new(), vec![]]);
    assert_eq!((asked(3), asked(4)), (vec!["transfer 44".into()], vec!["transfer 44".into()]));
    assert_eq!(asked(5), ["transfer 9Pz"]);
    // SS and Inf, one after the other.
    let mut both = supply(&units, "", 6);
    assert_eq!(offered(&both, Side::Axis, "transfer"), ["transfer Wik"]);
    both.does("axis", "transfer Wik; transfer 44", &[]).shows(&["Wik @ transferred", "44 @ transferred"]);
    both.asks("axis").refuses("axis", "transfer 9Pz", "11.0");
}

#[test]
fn r11_2_s1_the_roll_says_what_it_did() {
    let roll = |die: u16, rule: &str, message: &str| {
        before("SUPPLY", &["44 @ 0304"], "").tells("axis", "done", &[1, die], &[(rule, message)]);
    };
    roll(1, "11.2/1", "log-transfer-none");
    roll(3, "11.2.1/1", "log-transfer-due");
}

#[test]
fn r11_2_1_s1_a_full_division_of_the_type_of_his_choice() {
    let units =
        ["44 @ 0304", "62 @ 0205", "100JG @ 0206", "1Mt @ 0307", "9Pz @ 0304", "6A @ 0205", "h-6Lt @ 0206"];
    let mut table = supply(&units, "", 3);
    assert_eq!(
        offered(&table, Side::Axis, "transfer"),
        ["transfer 100JG", "transfer 1Mt", "transfer 44", "transfer 62"]
    );
    for no in ["transfer 9Pz", "transfer 6A", "transfer h-6Lt", "done"] {
        table.refuses("axis", no, "11.2.1/1");
    }
    table.does("axis", "transfer 100JG", &[]).shows(&["100JG @ transferred", "44 @ 0304"]);
    table.allows("axis", "entrain 44");
}

#[test]
fn r11_2_1_s2_a_reduced_division_if_there_is_no_full_one() {
    supply(&["44 @ 0304", "62 reduced @ 0205"], "", 3).refuses("axis", "transfer 62", "11.2.1/2");
    let mut table = supply(&["68 reduced @ 0304", "62 reduced @ 0205"], "", 3);
    table.does("axis", "transfer 62", &[]).shows(&["62 reduced @ transferred", "68 reduced @ 0304"]);
}

#[test]
fn r11_2_1_s3_the_division_leaves_the_map_and_costs_no_points() {
    let mut table = supply(&["9Pz @ 0304", "44 @ 0205"], "turn = 3", 5);
    table.does("axis", "transfer 9Pz", &[]).shows(&["9Pz @ transferred", "lost = 0", "turn = 3"]);
}

#[test]
fn r11_2_1_s4_motorised_divisions_stay() {
    let units = ["3Mot @ 0304", "GD @ 0205", "Wik @ 0304", "9Pz @ 0205"];
    let table = supply(&units, "", 5);
    table.refuses("axis", "transfer GD", "11.2.1/4").refuses("axis", "transfer 3Mot", "11.2.1/4");
    table.refuses("axis", "transfer Wik", "11.2.1/1").allows("axis", "transfer 9Pz");
    // Neither Pz nor Inf: nothing is transferred.
    for die in [3, 5] {
        let none = supply(&["3Mot @ 0304", "GD @ 0205", "Wik @ 0304"], "", die);
        assert!(offered(&none, Side::Axis, "transfer").is_empty());
        none.allows("axis", "entrain GD");
    }
}

#[test]
fn r11_2_2_s1_from_anywhere_on_the_map() {
    // Next to the enemy as well.
    let mut table = supply(&["44 @ 0404", "s-6 @ 0503"], "", 3);
    table.does("axis", "transfer 44", &[]).shows(&["44 @ transferred"]);
}

#[test]
fn r11_2_2_s2_not_without_a_line() {
    let table = supply(&["44 @ 1505", "62 reduced @ 0205"], "", 3);
    table.refuses("axis", "transfer 44", "11.2.2/2").allows("axis", "transfer 62");
}

#[test]
fn r11_2_3_s1_from_the_box_first() {
    let units = ["44 @ 0304", "62 reduced @ box", "9Pz @ box"];
    let mut table = supply(&units, "", 3);
    table.refuses("axis", "transfer 44", "11.2.3/1");
    table.does("axis", "transfer 62", &[]);
    table.shows(&["62 reduced @ transferred", "44 @ 0304", "9Pz @ box"]);
    // In the box too full strength goes first; no line is needed there.
    let two = supply(&["62 reduced @ box", "68 @ box"], "", 3);
    two.refuses("axis", "transfer 62", "11.2.1/2").allows("axis", "transfer 68");
}

#[test]
fn r11_2_3_s2_without_a_division_nothing_happens() {
    let table = supply(&["9Pz @ 0304", "44 @ 1505"], "", 6);
    assert!(offered(&table, Side::Axis, "transfer").is_empty());
    table.asks("axis").allows("axis", "entrain 9Pz").shows(&["44 reduced @ 1505"]);
}

#[test]
fn r11_2_3_s2_an_entry_that_fails_does_not_stop_the_next() {
    // A 6 asks for SS and Inf: there is no SS.
    let table = supply(&["44 @ 0304"], "", 6);
    assert_eq!(offered(&table, Side::Axis, "transfer"), ["transfer 44"]);
}

#[test]
fn r11_2_4_transferred_units_never_return() {
    let mut leaves = supply(&["44 @ 0304"], "", 3);
    leaves.does("axis", "transfer 44", &[]).shows(&["44 @ transferred"]);
    // An infantry and a panzer division are due, and others of the pool may come.
    let table = axis_reinforcements(&["44 @ transferred", "9Pz @ transferred", "62 @ box"], "", 5);
    table.refuses("axis", "call 44", "12.0").refuses("axis", "call 9Pz", "12.0").allows("axis", "call 62");
    table.allows("axis", "call 68").allows("axis", "call 24Pz");
}

#[test]
fn r11_2_1_s1_a_refusal_tells_what_is_wrong() {
    let table = supply(&["44 @ 0304", "62 @ lost", "9Pz @ 0205"], "", 3);
    let why = |line: &str| table.refusal("axis", line).map(|refusal| (refusal.rule.0, refusal.why));
    assert_eq!(why("done"), Some(("11.2.1/1", "why-must-transfer")));
    assert_eq!(why("transfer 62"), Some(("11.2.1/1", "why-no-such-unit")));
    assert_eq!(why("transfer 9Pz"), Some(("11.2.1/1", "why-not-eligible")));
    assert_eq!(why("transfer s-6"), Some(("11.2.1/1", "why-not-eligible")));
}

#[test]
fn r11_2_1_s1_allied_motorised_divisions_are_no_german_ones() {
    // German divisions alone are transferred; that Mot divisions stay is said of Germans.
    let table = supply(&["44 @ 0304", "i-3Celere @ 0205", "3Mot @ 0210"], "", 3);
    table.refuses("axis", "transfer i-3Celere", "11.2.1/1").refuses("axis", "transfer 3Mot", "11.2.1/4");
}
