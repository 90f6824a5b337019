//! Section 8.0: HQs activate what is in command range.

use crate::helpers::{attacking, cup, draw, moving, roll, turn_with};
use crate::support::{Table, given};

/// The command of an HQ chit with these units.
fn command(chit: &str, units: &[&str]) -> Table {
    let mut table =
        cup(turn_with(|[soviet, german, allied]| soviet >= 1 && german >= 2 && allied >= 1), &[chit], units);
    draw(&mut table, "axis", "done", chit, &[]);
    table
}

#[test]
fn r8_0_an_hq_activates_all_units_in_range() {
    let units = ["6A @ 2935", "44 @ 2935", "71 @ 3035", "24Pz @ 2931", "1Mt @ 3335", "79 @ 3435"];
    let table = command("6A", &units);
    table.shows(&[
        "44 active @ 2935",
        "71 active @ 3035",
        "24Pz active @ 2931",
        "1Mt active @ 3335",
        "79 @ 3435",
    ]);
}

#[test]
fn r8_1_s1_the_hq_itself_is_activated() {
    let mut table = command("6A", &["6A @ 2935", "44 @ 2934"]);
    table.does("axis", "take 6A; step 3035; halt", &[]).shows(&["6A active moved @ 3035"]);
}

#[test]
fn r8_1_1_name_and_type_do_not_matter() {
    // Units of every arm and, for the Soviets, of every front; the HQ next to them stays out of it.
    let units = [
        "SWFront @ 2935",
        "s-6 @ 3035",
        "13G @ 3035",
        "4Tk @ 2934",
        "4M @ 2834",
        "7C @ 2836",
        "SthFront @ 2936",
    ];
    let table = command("SWFront", &units);
    table.shows(&["s-6 active @ 3035", "13G active @ 3035", "4Tk active @ 2934", "4M active @ 2834"]);
    table.shows(&["7C active @ 2836", "SthFront @ 2936"]);
}

#[test]
fn r8_1_2_a_unit_can_be_activated_by_one_hq_after_the_other() {
    let mut table = cup(
        turn_with(|[_, german, _]| german >= 3),
        &["6A", "1PzA"],
        &["6A @ 2935", "1PzA @ 2834", "44 @ 2936"],
    );
    draw(&mut table, "axis", "done", "6A", &[]).does("axis", "take 44; step 2935; halt", &[]);
    draw(&mut table, "axis", "done", "1PzA", &[]).shows(&["44 active @ 2935", "6A @ 2935"]);
    table.does("axis", "take 44; step 3035; halt", &[]).shows(&["44 active moved @ 3035"]);
}

#[test]
fn r8_1_3_under_one_command_a_unit_moves_once_and_fights_once() {
    let mut table = moving("axis", &["24Pz @ 2935", "9Pz @ 2935", "s-6 @ 3135", "s-15 @ 3034"]);
    table.does("axis", "take 24Pz; step 3035; halt", &[]).refuses("axis", "take 24Pz", "8.1.3");
    table.refuses("axis", "march 24Pz", "8.1.3");
    table.does("axis", "done", &[]);
    table.does("axis", "attack 24Pz 3135", &[]).refuses("axis", "attack 24Pz 3034", "10.1.1/1");
    // 8 against 3 is 2-1: nothing happens, and no second attack is offered. SUPPLY is next.
    let nothing = roll(&table, 2, "-");
    table.does("axis", "done", &[nothing, 1, 1]).shows(&["chit = SUPPLY"]);
}

#[test]
fn r8_1_3_a_subphase_that_ended_by_itself_says_why() {
    // The last unit halts: nobody is left to move, and the attacks are declared at once.
    let units = "units = ['24Pz active @ 2935', 's-6 @ 3135']";
    let mut table = given(&format!("active = 'axis'\nphase = 'march'\n{units}"));
    table.does("axis", "take 24Pz; step 3035; halt", &[]).allows("axis", "attack 24Pz 3135");
    table.refuses("axis", "take 24Pz", "8.1.3").refuses("axis", "march s-6", "9.0");
    // Who ended it himself is told that it is over.
    let mut table = given(&format!("active = 'axis'\nphase = 'march'\n{}", units.replace("3135", "3035")));
    table.does("axis", "done", &[]).refuses("axis", "take 24Pz", "5.0.4");
}

#[test]
fn r8_1_4_no_hq_activates_another() {
    let table = command("6A", &["6A @ 2935", "1PzA @ 2935", "44 @ 3035"]);
    table.shows(&["1PzA @ 2935"]).refuses("axis", "take 1PzA", "8.1.4");
    // Nor does an allied HQ take a German HQ along.
    let allied = command("R3A", &["R3A @ 2935", "6A @ 3035", "44 @ 3035"]);
    allied.refuses("axis", "attach 6A", "8.1.4").allows("axis", "attach 44");
}

#[test]
fn r8_2_1_range_is_judged_when_the_hq_is_activated() {
    let mut table = command("6A", &["6A @ 2935", "44 @ 3335", "71 @ 3435"]);
    // The HQ goes nearer to 71, which changes nothing, and away from 44, which neither does.
    table
        .does("axis", "take 6A; step 3035; halt", &[])
        .refuses("axis", "take 71", "8.2.2")
        .allows("axis", "take 44");
    let mut away = command("6A", &["6A @ 2935", "44 @ 3335"]);
    away.does("axis", "take 6A; step 2835-2735; halt", &[]).allows("axis", "take 44");
}

#[test]
fn r8_2_2_only_units_in_range_are_activated() {
    // ex.command-range: 4 hexes away is in range 4, 5 are not.
    let table = command("6A", &["6A @ 2935", "44 @ 3335", "71 @ 3435", "79 @ 2731", "113 @ 2730"]);
    table.shows(&["44 active @ 3335", "71 @ 3435", "79 active @ 2731", "113 @ 2730"]);
    table.refuses("axis", "take 71", "8.2.2");
    // Allied range is 3.
    let allied = command("R3A", &["R3A @ 2935", "44 @ 3335", "71 @ 3235"]);
    allied.refuses("axis", "attach 44", "8.2.2").allows("axis", "attach 71");
    // With nobody in range nobody is asked, and the reason is still the range.
    let far = command("R3A", &["R3A @ 2935", "r-1 @ 2935", "44 @ 3335"]);
    far.allows("axis", "take r-1").refuses("axis", "attach 44", "8.2.2");
}

#[test]
fn r8_2_3_an_activated_unit_may_leave_the_range() {
    let mut table = command("6A", &["6A @ 2935", "24Pz @ 3335", "s-6 @ 3535"]);
    table.does("axis", "take 24Pz; step 3435; halt", &[]).does("axis", "done", &[]);
    table.allows("axis", "attack 24Pz 3535");
}

#[test]
fn range_heeds_neither_supply_nor_enemies_nor_ground() {
    // 8.2.4: over the Volga and a wall of Soviet divisions, out of supply.
    let units = ["6A @ 2720", "44 @ 2420", "s-6 @ 2620", "s-15 @ 2520", "s-45 @ 2621", "s-62 @ 2519"];
    command("6A", &units).shows(&["44 active @ 2420"]);
}

#[test]
fn r8_3_1_an_axis_hq_activates_its_own_nation() {
    let units = ["6A @ 2935", "44 @ 3035", "r-1 @ 3035", "i-3Celere @ 2934", "h-6Lt @ 2936"];
    let table = command("6A", &units);
    table.shows(&["44 active @ 3035", "r-1 @ 3035", "i-3Celere @ 2934", "h-6Lt @ 2936"]);
    table.refuses("axis", "take r-1", "8.3.1");
    let allied = command("R3A", &["R3A @ 2935", "r-1 @ 3035", "i-3Celere @ 2934", "44 @ 2936"]);
    allied.shows(&["r-1 active @ 3035", "i-3Celere @ 2934", "44 @ 2936"]);
    allied.refuses("axis", "attach i-3Celere", "8.3.1");
}

#[test]
fn r8_3_2_an_allied_hq_takes_two_german_units_along() {
    let units = ["R3A @ 2935", "44 @ 3035", "71 @ 3035", "79 @ 2934"];
    let mut table = command("R3A", &units);
    table.asks("axis");
    table.does("axis", "attach 44", &[]).refuses("axis", "attach 44", "8.1.3");
    table.does("axis", "attach 79", &[]).shows(&["44 active @ 3035", "79 active @ 2934", "71 @ 3035"]);
    // That was the second: the movement has begun.
    table.refuses("axis", "attach 71", "8.3.2").refuses("axis", "take 71", "8.3.2").allows("axis", "take 79");
    // One or none is enough.
    let mut none = command("It8A", &["It8A @ 2935", "i-3Celere @ 2935", "44 @ 3035"]);
    none.does("axis", "done", &[])
        .shows(&["44 @ 3035", "i-3Celere active @ 2935"])
        .allows("axis", "take i-3Celere");
}

/// Why a unit neither moves nor fights: rule, message and the HQ that it names.
fn idle(table: &mut Table, unit: &str, enemy: &str) -> (&'static str, &'static str) {
    let lines = [format!("take {unit}"), format!("march {unit}"), format!("done; attack {unit} {enemy}")];
    let [take, march, attack] = lines.map(|line| table.refusal("axis", &line).expect("it is not active"));
    assert_eq!((&take, &take), (&march, &attack), "one reason for all that it cannot do");
    (take.rule.0, take.why)
}

#[test]
fn r8_2_2_who_is_not_activated_is_told_why() {
    let enemies = ["s-6 @ 3035", "s-15 @ 3234"];
    let with = |units: &[&'static str]| [&enemies[..], units].concat();
    let mut army =
        command("6A", &with(&["6A @ 2935", "44 @ 2934", "71 @ 3536", "1PzA @ 3036", "r-1 @ 3036"]));
    assert_eq!(idle(&mut army, "71", "3035"), ("8.2.2", "why-was-out-of-range"));
    assert_eq!(idle(&mut army, "1PzA", "3035"), ("8.1.4", "why-no-other-hq"));
    assert_eq!(idle(&mut army, "r-1", "3035"), ("8.3.1", "why-own-nation-only"));
    // 8.2.1: the HQ comes nearer, and the reason stays.
    army.does("axis", "take 6A; step 2936", &[]).shows(&["6A active moved @ 2936"]);
    assert_eq!(army.refusal("axis", "take 71").map(|r| r.why), Some("why-was-out-of-range"));
    // Whoever is not one's own on the map is no matter of activation.
    for stranger in ["s-6", "79"] {
        let refusal = army.refusal("axis", &format!("take {stranger}")).expect("not to be moved");
        assert_eq!((refusal.rule.0, refusal.why), ("9.0", "why-no-such-unit"));
    }
}

#[test]
fn r8_3_2_a_german_unit_left_behind_is_told_so() {
    let units = ["R3A @ 2935", "r-1 @ 2935", "44 @ 3136", "71 @ 3336", "i-3Celere @ 2936", "s-6 @ 3035"];
    let mut table = command("R3A", &units);
    table.does("axis", "done", &[]);
    assert_eq!(idle(&mut table, "44", "3035"), ("8.3.2", "why-left-behind"));
    assert_eq!(idle(&mut table, "71", "3035"), ("8.2.2", "why-was-out-of-range"));
    assert_eq!(idle(&mut table, "i-3Celere", "3035"), ("8.3.1", "why-own-nation-only"));
    // The range is no longer seen once the HQ has moved.
    table.does("axis", "take R3A; step 2835; halt", &[]);
    assert_eq!(table.refusal("axis", "take 71").map(|r| r.rule.0), Some("8.3.2"));
}

#[test]
fn r8_3_2_each_command_takes_two_again_and_never_a_german_hq_takes_allies() {
    let units = ["R3A @ 2935", "It8A @ 2834", "6A @ 2836", "44 @ 2934", "71 @ 2934", "r-1 @ 2935"];
    let mut table =
        cup(turn_with(|[_, german, allied]| german >= 2 && allied >= 2), &["R3A", "It8A", "6A"], &units);
    draw(&mut table, "axis", "done", "R3A", &[]).does("axis", "attach 44; attach 71", &[]);
    draw(&mut table, "axis", "done", "It8A", &[]).asks("axis");
    table.does("axis", "attach 44; attach 71", &[]);
    draw(&mut table, "axis", "done", "6A", &[]).shows(&["44 active @ 2934", "r-1 @ 2935"]);
}

#[test]
fn units_of_all_axis_nations_stack_and_attack_together_once_activated() {
    // 4.0.3/5 is for the set-up only.
    let mut table = moving("axis", &["44 @ 2935", "r-1 @ 3035", "s-6 @ 3235"]);
    table.does("axis", "take 44; step 3035; halt", &[]).shows(&["44 active moved @ 3035"]);
    let joint = attacking("axis", &["44 @ 3135", "r-1 @ 3135", "s-6 @ 3235"]);
    joint.allows("axis", "attack 44 3235; attack r-1 3235; done");
}
