//! Interception of landings.

use crate::field::{AXIS_SHIPS, field, window};
use crate::support::Table;

/// Three cubes are about to land in Sicily; aircraft in Naples (11) reach it, those in Foggia (12) do not.
fn at_sea(axis: &[&str], more: &str) -> Table {
    let units = [&["allies cube x3 @ 17", "axis cube x3 @ 14"][..], axis].concat();
    let mut table = field("allies", &units, more);
    table.does("allies", "landing 14 american; board cube 17 x3; done", &[]);
    table
}

#[test]
fn rlanding_intercept_s1_with_aircraft_uboats_and_fleets() {
    let table = at_sea(&["axis aircraft @ 11"], AXIS_SHIPS);
    table.asks("axis");
    assert_eq!(
        table.offers("axis"),
        ["intercept aircraft 11", "intercept italian", "intercept uboat", "done"]
    );
    table.refuses("axis", "intercept american", "fleets.attack");
    // Nobody needs to: then the fleet rolls its die and the battle begins.
    let mut unopposed = table.clone();
    unopposed.does("axis", "done; done", &[1, 1, 1, 1, 1, 1, 1]).shows(&["italian ready", "uboat ready"]);
    assert_eq!(window(&unopposed), Some("withdraw"));
}

#[test]
fn rlanding_intercept_s1_a_landing_in_an_empty_area_too() {
    let mut table = field("allies", &["allies cube @ 17"], AXIS_SHIPS);
    table.does("allies", "landing 15 american; board cube 17; done", &[]);
    table.does("axis", "intercept uboat; done", &[5]);
    table.hides(&["control: 15", "units: allies cube for=15 @ sea"]).shows(&["uboat used", "american used"]);
}

#[test]
fn rlanding_intercept_s2_aircraft_need_the_area_in_reach() {
    let table =
        at_sea(&["axis aircraft @ 11", "axis aircraft @ 12a", "axis italian-aircraft @ 12c"], AXIS_SHIPS);
    table.refuses("axis", "intercept aircraft 12", "landing.intercept/2");
    // From another place in the same area the ruler reaches.
    table.allows("axis", "intercept aircraft 11").allows("axis", "intercept italian-aircraft 12");
}

#[test]
fn rlanding_intercept_s3_all_that_take_part_are_turned_down() {
    let mut table = at_sea(&["axis aircraft @ 11", "axis aircraft @ 12c"], AXIS_SHIPS);
    table.does("axis", "intercept aircraft 11; intercept uboat; done; done", &[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    table.shows(&["axis aircraft used @ 11a", "axis aircraft @ 12c", "uboat used", "italian ready"]);
}

#[test]
fn rlanding_intercept_s4_nothing_face_down_intercepts() {
    let table = at_sea(&["axis aircraft used @ 11", "axis aircraft @ 12c", "axis italian-aircraft @ 13"], "");
    for used in ["aircraft 11", "italian", "uboat"] {
        table.refuses("axis", &format!("intercept {used}"), "landing.intercept/4");
    }
    table.refuses("axis", "intercept aircraft 12; intercept aircraft 12", "landing.intercept/4");
}

#[test]
fn rlanding_intercept_s4_an_area_flies_its_missions_and_no_more() {
    let table = at_sea(&["axis aircraft x2 @ 11", "axis italian-aircraft @ 12c"], AXIS_SHIPS);
    table.refuses("axis", "intercept aircraft 11; intercept aircraft 11", "airfield.missions/1");
}

#[test]
fn rlanding_intercept_s5_a_die_each_hits_on_five() {
    let mut table = at_sea(&["axis aircraft @ 11"], AXIS_SHIPS);
    // Two of three hit, one cube is left to attack under the fleet's die.
    table.does(
        "axis",
        "intercept aircraft 11; intercept italian; intercept uboat",
        &[5, 4, 6, 1, 1, 1, 1, 1],
    );
    table.shows(&["units: allies cube for=14 @ sea", "axis cube x3 @ 14"]);
}

#[test]
fn rlanding_intercept_s5_the_owner_chooses_what_is_lost() {
    let units = ["allies cube x2 @ 17", "allies tank @ 17", "axis cube @ 14"];
    let mut table = field("allies", &units, AXIS_SHIPS);
    table.does("allies", "landing 14 american; board cube 17 x2; board tank 17; done", &[]);
    table.does("axis", "intercept italian; intercept uboat", &[5, 5]);
    table.refuses("allies", "lose cube 20", "losses.means").refuses("allies", "done", "losses.compulsory");
    table.does("allies", "lose tank sea; lose cube sea", &[1, 1, 1, 1]);
    table.shows(&["units: allies cube for=14 @ sea", "units: allies tank used for=14 @ sea"]);
}

#[test]
fn rlanding_intercept_s6_before_bombardment_and_battle() {
    let mut table = field("allies", &["allies cube @ 17", "axis cube x2 @ 14"], AXIS_SHIPS);
    table.does("allies", "landing 14 american; board cube 17; done", &[]);
    // The force is lost: its fleet fires no shot, no battle follows, the fleet stays used.
    table.does("axis", "intercept italian; done", &[6]);
    table.shows(&["axis cube x2 @ 14", "american used", "active = axis"]);
}

#[test]
fn rlanding_intercept_s6_overland_attackers_fight_on_alone() {
    let units = ["allies cube @ 17", "allies cube @ 13", "axis cube x2 @ 14"];
    let mut table = field("allies", &units, AXIS_SHIPS);
    table.does("allies", "attack cube 13-14; landing 14 american; board cube 17; done", &[]);
    table.does("axis", "intercept italian; done", &[6, 1, 1, 1]);
    table.shows(&["battle = 14 round 1 of 3 hits 0 0", "units: allies cube for=14 @ 13"]);
}
