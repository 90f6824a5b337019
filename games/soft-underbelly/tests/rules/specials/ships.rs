//! Fleets and U-boats.

use crate::common::{NO_MARKERS, attacking, last_impulse, moving, turn_ended};
use crate::support::Table;

fn allies(ships: &str) -> Table {
    moving("allies", &["allies cube x2 @ 18"], &format!("{NO_MARKERS}ships = [{ships}]"))
}

fn axis(ships: &str) -> Table {
    moving("axis", &["axis cube x2 @ 15"], &format!("{NO_MARKERS}ships = [{ships}]"))
}

#[test]
fn rfleets_indestructible_only_turned_over() {
    let mut table = allies("");
    table.does("allies", "engage american italian", &[6]).shows(&["american used", "italian used"]);
    let ships = "ships = ['american used', 'british used', 'italian used', 'uboat used']";
    let table = turn_ended(2, &[], ships);
    table.shows(&["american ready", "british ready", "italian ready", "uboat ready"]);
    // Hit again and again, a fleet is turned over and no more: a used one is no target.
    let ships = "ships = ['british used', 'uboat used']";
    let mut table = last_impulse(2, &[], ships);
    table.does("axis", "engage italian american", &[6]).shows(&["american used", "italian used"]);
    table.does("axis", "done", &[6, 1]).shows(&["turn = 3", "american ready", "italian ready"]);
}

#[test]
fn rfleets_attack_five_or_six_turns_one_enemy_fleet() {
    let mut hit = allies("");
    hit.does("allies", "engage british italian", &[5]).shows(&[
        "british used",
        "italian used",
        "american ready",
    ]);
    hit.refuses("allies", "engage american italian", "fleets.attack");
    let mut miss = allies("");
    miss.does("allies", "engage british italian", &[4]).shows(&["british used", "italian ready"]);
    miss.refuses("allies", "engage british italian", "fleets.attack")
        .allows("allies", "engage american italian");
    miss.refuses("allies", "engage american uboat", "fleets.attack");
    miss.refuses("allies", "engage american british", "fleets.attack");
    miss.refuses("allies", "engage italian british", "fleets.attack");
    let mut italians = axis("");
    italians.does("axis", "engage italian american", &[6]).shows(&[
        "italian used",
        "american used",
        "british ready",
    ]);
}

#[test]
fn rfleets_attack_only_in_the_owners_impulse() {
    let mut table = moving("axis", &["axis cube @ 10", "allies aircraft @ 09"], NO_MARKERS);
    table.does("axis", "take cube 10; step 08", &[]).asks("allies");
    table.refuses("allies", "engage american italian", "window.interrupts/4");
}

#[test]
fn rfleets_landing_by_the_allies_alone() {
    let mut table = attacking("allies", &["allies cube @ 17", "axis cube @ 14"], NO_MARKERS);
    table.does("allies", "landing 14 british; board cube 17", &[]).shows(&["british used", "american ready"]);
    table.refuses("allies", "join british", "landing.fleet/1");
    let axis = attacking("axis", &["axis cube @ 14", "axis cube @ 16", "allies cube @ 17"], NO_MARKERS);
    axis.refuses("axis", "landing 17 italian", "landing.allied-only");
}

#[test]
fn rfleets_overlord_one_must_go() {
    let mut table = last_impulse(4, &[], "");
    table.does("axis", "pass", &[]).asks("allies").refuses("allies", "done", "overlord.remove");
    table.refuses("allies", "release italian", "overlord.remove");
    table.does("allies", "release british", &[6, 1]).shows(&[
        "british gone",
        "american ready",
        "italian ready",
    ]);
}

#[test]
fn rfleets_intercept_in_the_enemys_impulse() {
    let mut table = axis("");
    table.refuses("axis", "intercept italian", "window.intercept/1");
    table.does("axis", "embark cube 15; sail 21", &[]).asks("allies");
    table.tells("allies", "intercept american", &[], &[("fleets.intercept", "log-american-intercepts")]);
    table.does("allies", "done", &[5]).shows(&["american used", "british ready", "axis cube @ 15"]);
    table.hides(&["units: axis cube shipped been=15 @ 21"]);
    let mut landing = attacking("allies", &["allies cube @ 17", "axis cube @ 14"], NO_MARKERS);
    landing.does("allies", "landing 14 british; board cube 17; done; decline", &[]).asks("axis");
    landing.does("axis", "intercept italian; done", &[6]).shows(&[
        "italian used",
        "uboat ready",
        "axis cube @ 14",
    ]);
    landing.hides(&["units: allies cube for=14 @ sea"]);
}

#[test]
fn ruboats_axis_only() {
    allies("").refuses("allies", "engage uboat italian", "uboats.axis-only");
    let mut table = axis("");
    table.does("axis", "embark cube 15; sail 21", &[]).refuses(
        "allies",
        "intercept uboat",
        "uboats.axis-only",
    );
}

#[test]
fn ruboats_indestructible_nothing_else_removes_them() {
    allies("").refuses("allies", "engage american uboat", "fleets.attack");
    // The surrender takes the Italian fleet alone.
    let table = turn_ended(2, &["allies cube @ 14"], "ships = ['uboat used']");
    table.shows(&["italian gone", "uboat ready"]);
}

#[test]
fn ruboats_remove_when_the_whole_coast_is_allied() {
    let coast = "control = ['05', '06', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '20', '21', '22']";
    let units = ["allies cube x2 @ 22"];
    let mut table = moving("allies", &units, &format!("{NO_MARKERS}ships = ['uboat used']\n{coast}"));
    table.does("allies", "take cube 22; step 24", &[]).shows(&["uboat used", "control: 24"]);
    table.does("allies", "step 23", &[]).shows(&["uboat gone", "control: 23"]);
    assert_eq!(table.result(), None);
    table.does("allies", "halt; done", &[]).waits().shows(&["uboat gone"]);
}

#[test]
fn ruboats_intercept_s1_transport_and_landing_on_five_or_six() {
    let sailing = || {
        let mut table = allies("'italian used'");
        table.does("allies", "embark cube 18 x2; sail 20", &[]).asks("axis");
        table
    };
    sailing()
        .tells("axis", "intercept uboat", &[5], &[("uboats.intercept/1", "log-uboat-intercepts")])
        .shows(&["units: allies cube shipped been=18 @ 20"]);
    sailing().does("axis", "intercept uboat", &[4]).shows(&["units: allies cube x2 shipped been=18 @ 20"]);
    let used = allies("'uboat used'");
    used.clone().does("allies", "embark cube 18; sail 20", &[]).refuses(
        "axis",
        "intercept uboat",
        "naval.intercept/4",
    );
    let ships = format!("{NO_MARKERS}ships = ['italian used']");
    let mut landing = attacking("allies", &["allies cube x2 @ 17", "axis cube @ 14"], &ships);
    landing.does("allies", "landing 14 british; board cube 17 x2; done", &[]).asks("axis");
    // Interception 5, bombardment 1, then one die each.
    landing.does("axis", "intercept uboat", &[5, 1, 1, 1]).shows(&["units: allies cube for=14 @ sea"]);
}

#[test]
fn ruboats_intercept_s2_used_afterwards() {
    let mut table = allies("'italian used'");
    table
        .does("allies", "embark cube 18; sail 20", &[])
        .does("axis", "intercept uboat", &[1])
        .shows(&["uboat used"]);
    // The second convoy finds nobody who could intercept it.
    table.does("allies", "embark cube 18; sail 20", &[]).asks("allies").shows(&["uboat used"]);
}

#[test]
fn ruboats_attack_a_fleet_in_an_axis_impulse() {
    let mut hit = axis("");
    hit.does("axis", "engage uboat american", &[5]).shows(&["uboat used", "american used", "british ready"]);
    hit.refuses("axis", "engage uboat british", "uboats.attack");
    let mut miss = axis("'american used'");
    miss.refuses("axis", "engage uboat american", "uboats.attack");
    miss.does("axis", "engage uboat british", &[4]).shows(&["uboat used", "british ready"]);
    // Not in an Allied impulse: here the Axis may react to a march, but not so.
    let mut table = moving("allies", &["allies cube @ 18", "axis aircraft @ 15"], NO_MARKERS);
    table.does("allies", "take cube 18; step 17", &[]).refuses(
        "axis",
        "engage uboat american",
        "window.interrupts/4",
    );
}
