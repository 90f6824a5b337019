//! Paratroops.

use soft_underbelly::{Arm, Side};

use crate::common::{NO_MARKERS, QUIET, attacking, converting, pool};
use crate::support::Table;

/// A cube in 18 attacks a cube in Tunis; paratroops stand somewhere.
fn attack(paratroops: &str, more: &str) -> Table {
    let more = format!("{QUIET}{more}");
    attacking("allies", &["allies cube @ 18", paratroops, "axis cube @ 17"], &more)
}

/// The same with the jump done and the dice of the first round rolled: two Allied ones, one of the Axis.
fn dropped(dice: &[u16]) -> Table {
    let mut table = attack("allies paratroops @ 19", "");
    table.does("allies", "attack cube 18-17; done; drop", dice);
    table
}

#[test]
fn rparatroops_allied_only_and_only_before_overlord() {
    let axis = converting("axis", &["axis cube x3 @ 04"], "turn = 2");
    axis.refuses("axis", "convert paratroops 04", "paratroops.allied-only");
    let allies = |turn| converting("allies", &["allies cube x3 @ 18"], &format!("turn = {turn}"));
    allies(5).refuses("allies", "convert paratroops 18", "paratroops.allied-only");
    allies(4)
        .does("allies", "convert paratroops 18", &[])
        .shows(&["allies paratroops @ 18", "allies cube @ 18"]);
}

#[test]
fn rparatroops_cost_two_cubes() {
    let table = converting("allies", &["allies cube @ 18"], "turn = 2");
    table.refuses("allies", "convert paratroops 18", "conversion.costs");
}

#[test]
fn rparatroops_drop_s1_into_a_battle_or_a_landing() {
    let mut table = attack("allies paratroops @ 19", "");
    table.does("allies", "attack cube 18-17; done", &[]).shows(&["steps: drop"]).allows("allies", "done");
    table.does("allies", "drop", &[1, 1, 1]).shows(&["units: allies paratroops used for=17 @ air"]);
    let units = ["allies cube @ 17", "allies paratroops @ 17", "axis cube @ 14"];
    let mut landing =
        attacking("allies", &units, &format!("{NO_MARKERS}ships = ['italian used', 'uboat used']"));
    landing.does("allies", "landing 14 american; board cube 17; done", &[1]).waits();
    landing.shows(&["steps: drop"]);
    landing.does("allies", "drop", &[1, 1, 1]);
    landing.shows(&["units: allies paratroops used for=14 @ air"]);
}

#[test]
fn rparatroops_drop_s1_also_where_a_landing_meets_nobody() {
    let units = ["allies cube @ 17", "allies paratroops @ 17"];
    let mut table =
        attacking("allies", &units, &format!("{NO_MARKERS}ships = ['italian used', 'uboat used']"));
    table.does("allies", "landing 14 american; board cube 17; done", &[]).shows(&["steps: drop"]);
    table.does("allies", "drop; advance paratroops air; done", &[]).does("allies", "return cube 17", &[]);
    table.shows(&["allies paratroops used @ 14", "allies cube @ 17", "control: 14"]);
}

#[test]
fn rparatroops_drop_s1_only_beside_others_and_only_before_round_one() {
    let mut table = attack("allies paratroops @ 19", "");
    table.refuses("allies", "drop", "battle.steps/1");
    // Those that attack overland are not free to jump, and roll a die of their own.
    table.does("allies", "attack paratroops 19-17; attack cube 18-17; done", &[1, 1, 1]);
    table.shows(&["units: allies paratroops for=17 @ 19", "battle = 17 round 1 of 3 hits 0 0"]);
    // Whoever stays in the aircraft in round 1 stays there.
    let mut late = attack("allies paratroops @ 19", "");
    late.does("allies", "attack cube 18-17; done; done", &[1, 1]).does("axis", "done", &[]);
    late.does("allies", "continue", &[1, 1]).shows(&["allies paratroops @ 19"]);
}

#[test]
fn rparatroops_drop_s2_by_the_short_ruler_from_their_area() {
    // Tripolitania reaches Tunis with the long ruler only: nobody is asked and the round is fought.
    let mut far = attack("allies paratroops @ 20", "turn = 4");
    far.does("allies", "attack cube 18-17; done", &[1, 1]).shows(&["allies paratroops @ 20", "steps: fall"]);
    let mut near = attack("allies paratroops @ 18", "turn = 4");
    near.does("allies", "attack cube 18-17; done", &[]).allows("allies", "drop");
}

#[test]
fn rparatroops_drop_s3_turned_face_down_and_not_twice() {
    let table = dropped(&[1, 1, 1]);
    table.shows(&["units: allies paratroops used for=17 @ air"]);
    let mut used = attack("allies paratroops used @ 19", "");
    used.does("allies", "attack cube 18-17; done", &[1, 1]).shows(&["allies paratroops used @ 19"]);
}

#[test]
fn rparatroops_extra_die_above_the_four_in_every_round() {
    let units = ["allies cube x5 @ 18", "allies paratroops @ 19", "axis cube @ 17"];
    let mut table = attacking("allies", &units, QUIET);
    table.does("allies", "attack cube 18-17 x5; done; drop", &[1, 1, 1, 1, 1, 1]).does("axis", "done", &[]);
    table.does("allies", "continue", &[1, 1, 1, 1, 1, 1]).shows(&["battle = 17 round 2 of 3 hits 0 0"]);
    let mut overland = attacking("allies", &units, QUIET);
    overland.does("allies", "attack cube 18-17 x5; attack paratroops 19-17; done", &[1, 1, 1, 1, 1]);
    overland.shows(&["battle = 17 round 1 of 3 hits 0 0"]);
}

#[test]
fn rparatroops_lost_where_the_area_is_not_taken() {
    let mut table = dropped(&[1, 1, 1]);
    table.does("axis", "done", &[]).does("allies", "break-off", &[]);
    assert_eq!(pool(&table, Side::Allies, Arm::Paratroops), 1);
    table.hides(&["allies paratroops used @ 19"]);
    let mut nobody = dropped(&[6, 1, 1]);
    nobody.does("axis", "lose cube 17", &[]).does("allies", "done", &[]);
    assert_eq!(pool(&nobody, Side::Allies, Arm::Paratroops), 1);
    nobody.hides(&["control: 17"]);
}

#[test]
fn rparatroops_lost_not_where_they_or_others_occupy() {
    let mut alone = dropped(&[6, 1, 1]);
    alone.does("axis", "lose cube 17", &[]).does("allies", "advance paratroops air; done", &[]);
    alone.shows(&["allies paratroops used @ 17", "control: 17", "allies cube @ 18"]);
    let mut others = dropped(&[6, 1, 1]);
    others.does("axis", "lose cube 17", &[]).does("allies", "advance cube 18; done", &[]);
    others.shows(&["allies paratroops used @ 17", "allies cube @ 17"]);
}

#[test]
fn rparatroops_after_a_battle_they_are_a_cube() {
    let mut table = attacking("allies", &["allies paratroops used @ 18", "axis cube @ 17"], QUIET);
    table.does("allies", "attack paratroops 18-17; done", &[6, 1]).does("axis", "lose cube 17", &[]);
    table.does("allies", "advance paratroops 18", &[]).shows(&["allies paratroops used @ 17"]);
    let mut defence = attacking("axis", &["axis cube @ 16", "allies paratroops used @ 17"], QUIET);
    defence.does("axis", "attack cube 16-17; done", &[1, 6]).hides(&["axis cube @ 16"]);
}

#[test]
fn rparatroops_loss_one_by_turning_one_by_removal() {
    let battle = |dice: &[u16]| {
        let mut table = attacking("axis", &["axis cube x2 @ 16", "allies paratroops @ 17"], QUIET);
        table.does("axis", "attack cube 16-17 x2; done", dice);
        table
    };
    battle(&[6, 1, 1]).shows(&["allies paratroops used @ 17"]);
    let twice = battle(&[6, 6, 1]);
    assert_eq!(pool(&twice, Side::Allies, Arm::Paratroops), 1);
    twice.shows(&["steps: advance"]);
}
