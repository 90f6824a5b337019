//! Supply: for combat, from stocks, fuel, food.

use ocs::{Side, Sink, flag};

use crate::support::{given, look, spent, unit};

#[test]
fn ex_combat_supply() {
    // Three units of 1 RE want to attack half an RE with 1T and no stocks: one does.
    let mut table = given(
        "phase = 'combat'\nphasing = 'axis'\nunits = ['mot-16 exhausted @ A8.07', 'mot-60 exhausted @ A8.07', 'pg-3 exhausted @ A8.07', 'eng-3 exhausted @ A8.08', 'pi-41 reserve @ A9.01']\ndumps = ['axis 1 @ A8.06']",
    );
    table.does("axis", "target A8.08; with mot-16", &[]).refuses("axis", "with mot-60", "12.4/3");
    table
        .does("axis", "attack", &[])
        .refuses("allied", "pay", "12.3/1")
        .refuses("allied", "stocks", "12.10a");
    // Half a strength of 2, against 6.
    let id = look(&table).t.counters.iter().position(|c| c.key == "eng-3").expect("the engineers") as u16;
    assert_eq!(ocs::strength(look(&table), id, false), ocs::PARTS);
    table.does("allied", "decline", &[3, 4, 3, 4]);
}

#[test]
fn ex_internal_mixed() {
    let dumps = "dumps = ['axis 1 @ A8.06']";
    let mut three = given(&format!(
        "phase = 'combat'\nphasing = 'axis'\nunits = ['mot-16 @ A8.07', 'mot-60 @ A8.07', 'pg-3 @ A8.07', 'r-1 @ A8.08']\n{dumps}"
    ));
    three.does("axis", "target A8.08; with mot-16; with mot-60; with pg-3", &[]);
    let low = ["mot-16", "mot-60", "pg-3"].map(|key| unit(&three, key).has(flag::LOW));
    assert_eq!(low, [false, true, true]);
    let mut one = given(&format!(
        "phase = 'combat'\nphasing = 'axis'\nunits = ['i-8 @ A8.07', 'r-1 @ A8.08']\n{dumps}"
    ));
    one.does("axis", "target A8.08; with i-8", &[]);
    assert!(unit(&one, "i-8").has(flag::LOW));
    assert_eq!(spent(&one, Sink::Waste), 1);
}

#[test]
fn ex_eat() {
    let table = given("phase = 'combat'\nphasing = 'axis'\nunits = ['i-8 @ A8.07']");
    assert_eq!(ocs::food_price(look(&table), 26), 4);
}

#[test]
fn ex_fuel() {
    // Reaction: five assault gun battalions and a panzer battalion: 1 SP on an HQ and 1T.
    let guns = ["stug-190", "stug-191", "stug-197", "stug-201", "stug-243"];
    let units: String = guns.iter().map(|key| format!("'{key} released @ A8.05', ")).collect();
    let mut table = given(&format!(
        "phase = 'reaction'\nphasing = 'allied'\nfirst = 'allied'\nunits = [{units}'pz-1 released @ A8.05', 'hq-14 @ A9.05', 'i-9 reserve @ A9.02']\ndumps = ['axis 9 @ A9.05']"
    ));
    table.does("axis", "fuel hq-14 hq", &[]);
    for key in guns {
        table.does("axis", &format!("at A8.05; take {key}; step A8.04; halt"), &[]);
    }
    table.does("axis", "at A8.05; take pz-1; fuel pz-1 unit; step A8.04; halt", &[]);
    assert_eq!(spent(&table, Sink::Fuel), 5);
    // In its own turn, after the dice of supply and Replacements, the HQ still gives fuel; the battalion has none.
    table.does("axis", "done", &[1, 1, 1, 1]);
    assert_eq!((table.state.phasing, unit(&table, "hq-14").has(flag::TANKED)), (Side::Axis, true));
    table.allows("axis", "at A8.04; take stug-190; step A8.05");
    table.refuses("axis", "at A8.04; take pz-1; step A8.05", "12.5a/1");
}
