//! Partisans.

use crate::common::{SURRENDERED, attacking, converting, last_impulse, moving};
use crate::support::Table;

fn paying(more: &str) -> Table {
    converting("allies", &["allies cube x2 @ 18"], &format!("turn = 3\n{more}"))
}

/// Partisans in Florence next to two cubes in Bologna; the Axis moves a cube of Foggia to Calabria, and the Allies
/// may react.
fn reacting() -> Table {
    let units = [
        "allies partisans @ 08",
        "axis cube x2 @ 07",
        "axis cube @ 12",
        "axis cube @ 11",
        "allies cube @ 10",
    ];
    let mut table = moving("axis", &units, SURRENDERED);
    table.does("axis", "take cube 12; step 13", &[]).asks("allies");
    table
}

#[test]
fn rpartisans_allied_only_the_axis_has_none() {
    let table = converting("axis", &["axis cube x2 @ 04"], "turn = 3\nsurrendered = true");
    table.refuses("axis", "convert partisans 04-08", "partisans.allied-only");
    let table = moving("axis", &["axis cube @ 07", "allies partisans @ 08"], SURRENDERED);
    table.refuses("axis", "rouse 07-08", "partisans.allied-only");
}

#[test]
fn rpartisans_when_only_after_the_surrender() {
    paying("").refuses("allies", "convert partisans 18-08", "partisans.when");
    let mut table = paying("surrendered = true");
    table
        .does("allies", "convert partisans 18-08", &[])
        .shows(&["allies partisans @ 08", "allies cube @ 18"]);
}

#[test]
fn rpartisans_place_s1_only_on_a_triangle() {
    let table = paying("surrendered = true");
    table
        .refuses("allies", "convert partisans 18-10", "partisans.place/1")
        .allows("allies", "convert partisans 18-24");
}

#[test]
fn rpartisans_place_s2_only_under_enemy_control() {
    let table = paying("surrendered = true\ncontrol = ['08', '18', '20']");
    table
        .refuses("allies", "convert partisans 18-08", "partisans.place/2")
        .allows("allies", "convert partisans 18-07");
    // Where the Allies have come since, they are of no use.
    let more = format!("{SURRENDERED}control = ['08', '20']");
    let table = moving("allies", &["allies partisans @ 08", "axis cube @ 07"], &more);
    table.refuses("allies", "rouse 07-08", "partisans.place/2").allows("allies", "infiltrate 08-07");
}

#[test]
fn rpartisans_move_along_triangles_into_enemy_ground() {
    let more = format!("{SURRENDERED}control = ['06', '09', '20']");
    let units = ["allies partisans @ 08", "allies cube @ 06", "axis cube @ 07", "axis cube @ 03"];
    let mut table = moving("allies", &units, &more);
    table.refuses("allies", "infiltrate 08-10", "partisans.move");
    table.refuses("allies", "infiltrate 08-09", "partisans.move");
    table.refuses("allies", "infiltrate 08-08", "partisans.move");
    table.refuses("allies", "take partisans 08", "move.land/1");
    // Neither Axis units nor Allied ground on the way stop them, and nobody is asked.
    table
        .does("allies", "infiltrate 08-24", &[])
        .asks("allies")
        .shows(&["units: allies partisans been=08 @ 24"]);
    table.hides(&["control: 24"]);
    let axis = moving("axis", &["allies partisans @ 08"], SURRENDERED);
    assert!(axis.refusal("axis", "infiltrate 08-07").is_some());
}

#[test]
fn rpartisans_stacking_does_not_count_them() {
    let units = ["allies partisans @ 07", "allies partisans @ 08", "axis cube x6 @ 08"];
    let mut table = moving("allies", &units, SURRENDERED);
    table.does("allies", "infiltrate 07-08", &[]).waits().does("allies", "done", &[]).waits();
    table.asks("axis").shows(&["allies partisans x2 @ 08", "axis cube x6 @ 08", "steps: march 00"]);
}

#[test]
fn rpartisans_use_s1_at_any_time_once() {
    let mut table = reacting();
    table.does("allies", "rouse 07-08", &[]).shows(&["allies partisans used @ 08"]);
    table.does("axis", "halt", &[]);
    let mut own = moving("allies", &["allies partisans @ 08", "axis cube x2 @ 07"], SURRENDERED);
    own.refuses("allies", "rouse 08-07", "partisans.use/1");
    own.does("allies", "rouse 07-08", &[]).refuses("allies", "rouse 07-08", "partisans.use/1");
}

#[test]
fn rpartisans_use_s2_draws_a_cube_of_a_neighbour_even_the_last() {
    let units = ["allies partisans @ 08", "axis cube @ 07", "axis tank @ 06", "axis cube @ 05"];
    let mut table = moving("allies", &units, SURRENDERED);
    table.refuses("allies", "rouse 05-08", "partisans.use/2");
    table.refuses("allies", "rouse 06-08", "partisans.use/2");
    table
        .does("allies", "rouse 07-08", &[])
        .shows(&["axis cube held @ 08"])
        .hides(&["axis cube @ 07", "control: 07"]);
}

#[test]
fn rpartisans_use_s2_an_attacker_drawn_away_does_not_fight() {
    let units = ["allies partisans @ 08", "axis cube x2 @ 07", "allies cube @ 09"];
    let mut table = attacking("axis", &units, SURRENDERED);
    table.does("axis", "attack cube 07-09; done", &[]).asks("allies");
    // The Allied player chooses between the cube that stays and the one that attacks.
    table.does("allies", "rouse cube#2 07-08", &[]);
    table.shows(&["axis cube @ 07", "axis cube @ 08", "allies cube @ 09"]);
    assert!(table.state.arrows.is_empty(), "the attack has lapsed without dice");
}

#[test]
fn rpartisans_use_s2_a_cube_drawn_into_a_battle_defends_and_may_retreat() {
    let units = ["allies partisans @ 08", "axis cube @ 07", "axis cube @ 08", "allies cube x2 @ 10"];
    let mut table = attacking("allies", &units, SURRENDERED);
    table.does("allies", "attack cube 10-08 x2; done", &[]).shows(&["steps: window battle allies"]);
    table.does("allies", "rouse 07-08", &[1, 1, 1, 1]).shows(&["axis cube @ 08", "axis cube held @ 08"]);
    table.does("axis", "fall cube#2 07", &[]).shows(&["axis cube held @ 07", "axis cube @ 08"]);
}

#[test]
fn rpartisans_use_s3_the_cube_stays_for_the_impulse() {
    let mut table = reacting();
    table.does("allies", "rouse 07-08", &[]).does("axis", "halt", &[]);
    table.refuses("axis", "take cube 08", "partisans.use/3");
    table.does("axis", "done", &[]).refuses("axis", "attack cube 08-10", "partisans.use/3");
    table.does("axis", "done", &[]).asks("allies").shows(&["axis cube @ 08", "impulse = 3"]);
    // With the Italian fleet in the game it is not shipped either.
    let units = ["axis cube held @ 08", "axis cube @ 09"];
    moving("axis", &units, "").refuses("axis", "embark cube 08", "partisans.use/3");
}

#[test]
fn rpartisans_permanent_s1_never_removed() {
    let units = ["allies partisans used @ 08", "allies partisans @ 03", "allies cube @ 10"];
    let mut table = last_impulse(3, &units, "surrendered = true\nships = ['italian gone']");
    table.does("axis", "pass", &[6, 1]).shows(&["allies partisans @ 08", "allies partisans @ 03"]);
    // Not even when Allied troops come.
    let mut taken = moving("allies", &["allies partisans @ 08", "allies cube @ 10"], SURRENDERED);
    taken.does("allies", "take cube 10; step 08", &[]).shows(&["allies partisans @ 08", "control: 08"]);
}

#[test]
fn rpartisans_permanent_s2_neither_fights_nor_absorbs() {
    let units = ["allies partisans @ 08", "axis cube @ 09", "allies cube @ 10", "allies tank @ 10"];
    let mut table = attacking("allies", &units, SURRENDERED);
    table.refuses("allies", "attack partisans 08-09", "partisans.permanent/2");
    table.does("allies", "attack cube 10-09; attack tank 10-09; done", &[]);
    // Ancona is a mountain: two Allied dice, one of the Axis.
    table.does("allies", "decline", &[1, 1, 6]).shows(&["steps: losses allies 1 attackers"]);
    table.refuses("allies", "lose partisans 08", "partisans.permanent/2");
    table.does("allies", "lose tank 10", &[]);
}

#[test]
fn rpartisans_inert_block_nothing_and_cannot_be_hit() {
    let units = ["allies partisans @ 08", "axis cube @ 07", "axis aircraft @ 09"];
    let mut table = moving("axis", &units, SURRENDERED);
    table.refuses("axis", "bomb aircraft 09-08", "bombing.target");
    table.does("axis", "take cube 07; step 08", &[]).shows(&["units: axis cube in-hand been=07 @ 08"]);
    let attack =
        attacking("axis", &["allies partisans @ 08", "axis cube @ 07", "allies cube @ 09"], SURRENDERED);
    attack.refuses("axis", "attack cube 07-08", "combat.targets/1");
    // Placement in their area, and retreat into it.
    let head = "turn = 3\nactive = 'axis'\nphase = 'reinforce'\ncubes = 2\nsurrendered = true\n";
    crate::support::given(&format!("{head}units = ['allies partisans @ 08']")).allows("axis", "reinforce 08");
    let mut retreat =
        attacking("allies", &["allies partisans @ 08", "axis cube @ 10", "allies cube @ 11"], SURRENDERED);
    retreat.does("allies", "attack cube 11-10; done; decline", &[1, 1]).allows("axis", "fall cube 08");
}

#[test]
fn rpartisans_inert_do_not_cut_supply() {
    // Sicily's only way out leads over Calabria.
    let units = ["allies partisans @ 13", "axis cube @ 14"];
    let mut table = last_impulse(3, &units, "surrendered = true\nships = ['italian gone']");
    table.does("axis", "pass", &[6, 1]).shows(&["axis cube @ 14"]);
}
