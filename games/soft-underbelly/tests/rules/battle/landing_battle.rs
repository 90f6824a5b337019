//! The battle of a landing, from the bombardment to its end.

use crate::field::{AXIS_SHIPS, field, hits, window};
use crate::support::Table;

/// Three cubes land in Sicily, held by cubes; the fleet misses, and so do all in the first round.
fn ashore(cubes: usize, more: &str) -> Table {
    let units = ["allies cube x3 @ 17", &format!("axis cube x{cubes} @ 14")];
    let mut table = field("allies", &units, more);
    table.does(
        "allies",
        "landing 14 american; board cube 17 x3; done",
        &[vec![1; 4], vec![1; cubes]].concat(),
    );
    table
}

#[test]
fn rlanding_sequence_interception_then_bombardment_then_the_survivors_attack() {
    let mut table = field("allies", &["allies cube x3 @ 17", "axis cube x3 @ 14"], AXIS_SHIPS);
    table.does("allies", "landing 14 american; board cube 17 x3; done", &[]);
    assert_eq!(window(&table), Some("intercept-landing"));
    // Two interceptors hit once; the fleet's 5 removes a defender; two cubes attack two.
    table.does("axis", "intercept italian; intercept uboat", &[5, 4, 5, 6, 1, 1, 1]);
    table
        .asks("axis")
        .allows("axis", "lose cube 14")
        .shows(&["axis cube x2 @ 14", "units: allies cube x2 for=14 @ sea"]);
}

#[test]
fn rlanding_air_an_aircraft_in_range_supports() {
    let units = ["allies cube x2 @ 17", "allies aircraft @ 17", "allies aircraft @ 18", "axis cube x3 @ 14"];
    let mut table = field("allies", &units, "");
    table.does("allies", "landing 14 american; board cube 17 x2; done; decline", &[1]);
    table.refuses("allies", "support aircraft 18", "aircraft.range/1");
    table.does("allies", "support aircraft 17", &[5, 4, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 1]);
}

#[test]
fn rlanding_paratroops_join_by_drop_beside_the_force() {
    let units = ["allies cube x4 @ 17", "allies paratroops @ 17", "axis cube x3 @ 14"];
    let mut table = field("allies", &units, AXIS_SHIPS);
    table.refuses("allies", "landing 14 american; board paratroops 17", "landing.paratroops");
    table.does("allies", "landing 14 american; board cube 17 x4; done", &[]);
    // Interceptors sink cubes, never paratroops: those still wait on their airfield.
    let mut sunk = table.clone();
    sunk.does("axis", "intercept italian; intercept uboat", &[5, 6, 1])
        .asks("allies")
        .allows("allies", "drop");
    table.does("axis", "done", &[1]).does("allies", "drop", &[1, 1, 1, 1, 1, 1, 1, 1]);
    table.shows(&["units: allies paratroops used for=14 @ air", "units: allies cube x4 for=14 @ sea"]);
}

#[test]
fn rlanding_rounds_s1_three_at_most() {
    let mut table = ashore(1, "control = [\"13\", \"17\", \"20\"]");
    table.does("allies", "continue", &[1, 1, 1, 1]).does("allies", "continue", &[1, 1, 1, 1]);
    table.asks("allies").refuses("allies", "continue", "landing.rounds/1");
    table.does("allies", "return cube 17 x3", &[]).shows(&["allies cube x3 @ 17", "axis cube @ 14"]);
}

#[test]
fn rlanding_rounds_s2_broken_off_after_any_round() {
    let mut first = ashore(1, "");
    first.does("axis", "done", &[]);
    let mut second = first.clone();
    first
        .does("allies", "break-off; return cube 20 x3", &[])
        .shows(&["allies cube x4 @ 20", "axis cube @ 14"]);
    second.does("allies", "continue", &[1, 1, 1, 1]).does("axis", "done", &[]);
    second
        .does("allies", "break-off; return cube 17 x3", &[])
        .shows(&["allies cube x3 @ 17", "active = axis"]);
}

#[test]
fn rlanding_rounds_s2_ended_by_a_retreat_of_the_defender() {
    let mut table = ashore(2, "");
    table.does("axis", "fall cube 13 x2", &[]);
    table.does("allies", "advance cube sea x3", &[]).shows(&["allies cube x3 @ 14", "axis cube x2 @ 13"]);
}

#[test]
fn rlanding_failure_survivors_go_to_supplied_own_areas_of_choice() {
    // Munich is Allied but cut off by the Axis in 02 and 25; 19 is inland but supplied.
    let units = [
        "allies cube x3 @ 17",
        "allies tank @ 17",
        "allies paratroops @ 17",
        "axis cube x2 @ 14",
        "axis cube @ 02",
        "axis cube @ 25",
    ];
    let mut table =
        field("allies", &units, "lonely = true\ncontrol = [\"01\", \"13\", \"17\", \"18\", \"19\"]");
    table.does("allies", "landing 14 american; board cube 17 x3; board tank 17; done; drop", &[1]);
    table.does("allies", "done", &[1, 1, 1, 1, 1, 1, 1]).does("allies", "break-off", &[]);
    // Those who jumped are lost; those at sea must go somewhere.
    table.hides(&["units: allies paratroops used for=14 @ air"]);
    table.refuses("allies", "done", "landing.failure");
    for area in ["01", "14", "16"] {
        table.refuses("allies", &format!("return cube {area}"), "landing.failure");
    }
    // Nobody returns who did not land.
    let stranger = table.refusal("allies", "return elite 17").map(|refusal| (refusal.rule.0, refusal.why));
    assert_eq!(stranger, Some(("landing.failure", "why-not-attacking")));
    table.does("allies", "return cube 17; return cube 18; return tank 19; return cube 13", &[]);
    table.shows(&[
        "allies cube @ 17",
        "allies cube @ 18",
        "allies tank @ 19",
        "allies cube @ 13",
        "american used",
    ]);
}

#[test]
fn rlanding_success_survivors_occupy_or_go_back() {
    let mut table =
        field("allies", &["allies cube x3 @ 17", "axis cube @ 14"], "control = [\"13\", \"17\", \"20\"]");
    table.does("allies", "landing 14 american; board cube 17 x3; done", &[1, 6, 1, 1, 6]);
    table.does("allies", "advance cube sea; done", &[]);
    // The one that did not advance may go elsewhere.
    table.does("allies", "return cube 20", &[]);
    table.shows(&["allies cube @ 14", "allies cube x2 @ 20", "control: 14"]);
}

#[test]
fn rbombard_naval_s1_before_the_ground_combat_by_the_landing_fleets() {
    // The British fleet stays out of it: one die. The last defender falls to it and there is no battle.
    let mut table = field("allies", &["allies cube @ 17", "axis cube @ 14"], "");
    table.does("allies", "landing 14 american; board cube 17; done", &[5]);
    table.does("allies", "advance cube sea", &[]);
    table.shows(&["allies cube @ 14", "american used", "british ready"]);
}

#[test]
fn rbombard_naval_s1_no_bombardment_of_an_overland_attack() {
    let mut table = field("allies", &["allies cube @ 18", "axis cube @ 17"], "");
    table.does("allies", "attack cube 18-17; done", &[1, 1]).shows(&["british ready", "american ready"]);
}

#[test]
fn rbombard_naval_s2_a_die_for_each_fleet_hits_on_five() {
    let mut table = field("allies", &["allies cube x2 @ 17", "axis cube x4 @ 14"], "");
    table.does("allies", "landing 14 american; join british; board cube 17 x2; done", &[5, 4, 1, 1, 1, 1, 1]);
    table.shows(&["axis cube x3 @ 14"]);
    let mut both = field("allies", &["allies cube x2 @ 17", "axis cube x4 @ 14"], "");
    both.does("allies", "landing 14 american; join british; board cube 17 x2; done", &[6, 5, 1, 1, 1, 1]);
    both.shows(&["axis cube x2 @ 14"]);
}

#[test]
fn rbombard_naval_s3_no_retreat_and_no_flight_from_the_shells() {
    let units = ["allies cube @ 17", "axis cube @ 14", "axis tank @ 14", "axis aircraft used @ 14"];
    let mut table = field("allies", &units, "");
    table.does("allies", "landing 14 american; board cube 17; done", &[6]);
    table.asks("axis").refuses("axis", "retreat", "bombard.naval/3");
    table.refuses("axis", "take aircraft 14", "bombard.naval/3");
    table.does("axis", "lose tank 14", &[]);
    // Only now may the aircraft go.
    assert_eq!(window(&table), Some("fly-out"));
    table.shows(&["axis tank used @ 14"]).allows("axis", "take aircraft 14; land 13a");
}

#[test]
fn rlanding_sequence_bombs_first_then_interception_of_a_landing_that_meets_nobody() {
    let units = ["allies cube x2 @ 17", "allies aircraft @ 17", "axis cube @ 14"];
    let mut table = field("allies", &units, AXIS_SHIPS);
    table.does("allies", "landing 14 american; board cube 17 x2; done; bomb aircraft 17-14", &[4]);
    assert_eq!(window(&table), Some("intercept-landing"));
    // No bombardment of an empty area, no battle.
    table.does("axis", "intercept uboat; done", &[5]).does("allies", "advance cube sea", &[]);
    table.shows(&["allies cube @ 14", "control: 14"]).hides(&["axis cube @ 14"]);
}

#[test]
fn rlanding_success_paratroops_may_advance_alone() {
    let units = ["allies cube @ 17", "allies paratroops @ 17", "axis cube @ 14"];
    let mut table = field("allies", &units, "control = [\"13\", \"17\", \"20\"]");
    table.does("allies", "landing 14 american; board cube 17; done; drop", &[1, 6, 1, 1]);
    table.does("allies", "advance paratroops air; done; return cube 17", &[]);
    table.shows(&["allies paratroops used @ 14", "allies cube @ 17", "control: 14"]);
}
