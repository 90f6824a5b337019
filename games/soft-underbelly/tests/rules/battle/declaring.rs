//! Which attacks may be declared, and when.

use crate::field::{field, tunis};

#[test]
fn rcombat_when_attacks_follow_all_movement() {
    let mut table = field("allies", &["allies cube x2 @ 18", "axis cube @ 17"], r#"phase = "move""#);
    table.refuses("allies", "attack cube 18-17", "combat.declare");
    table.does("allies", "done", &[]);
    table.allows("allies", "attack cube 18-17");
    table.refuses("allies", "take cube 18", "combat.when");
    table.refuses("allies", "attack cube 18-17; embark cube 18", "combat.when");
}

#[test]
fn rcombat_targets_s1_adjacent_areas_with_enemy_units() {
    let units = [
        "allies cube x2 @ 18",
        "allies aircraft @ 18",
        "allies cube @ 14",
        "allies cube @ 15",
        "axis aircraft used @ 17",
        "axis cube @ 13",
        "axis cube @ 21",
    ];
    let table = field("allies", &units, "");
    // An aircraft alone holds its area, and white arrows join areas for attacks too.
    table.allows("allies", "attack cube 18-17; attack cube 14-13; attack cube 15-21");
    table.refuses("allies", "attack cube 18-13", "combat.targets/1");
    table.refuses("allies", "attack cube 14-17", "combat.targets/1");
    // Enemy ground without enemies is taken by movement, not by attack.
    table.refuses("allies", "attack cube 18-19", "combat.targets/1");
    table.refuses("allies", "attack aircraft 18-17", "combat.targets/1");
    table.refuses("allies", "attack cube 17-18", "map.areas/1");
}

#[test]
fn rcombat_targets_s1_a_line_or_partisans_alone_cannot_be_attacked() {
    let more = "lines = [\"17\"]\nsurrendered = true";
    field("allies", &["allies cube @ 18"], more).refuses("allies", "attack cube 18-17", "combat.targets/1");
    let partisans = field("axis", &["allies partisans @ 07", "axis cube @ 08"], more);
    partisans.refuses("axis", "attack cube 08-07", "combat.targets/1");
}

#[test]
fn rcombat_arrows_s1_three_arrows_one_for_each_start_and_target() {
    let units = ["allies cube x2 @ 18", "allies cube x3 @ 19", "axis cube @ 16", "axis cube @ 17"];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 18-17 x2", &[]);
    table.shows(&["arrows: 18-17", "arrows_placed = 1", "units: allies cube x2 for=17 @ 18"]);
    table.does("allies", "attack cube 19-17; attack cube 19-16", &[]);
    table.shows(&["arrows: 19-17", "arrows: 19-16", "arrows_placed = 3"]);
    // A fourth start would be only for the second area, yet there is no fourth arrow.
    table.refuses("allies", "attack cube 20-16", "combat.arrows/1");
    table.allows("allies", "attack cube 19-16");
}

#[test]
fn rcombat_arrows_s2_three_areas_landings_included() {
    let units = [
        "allies cube x6 @ 11",
        "axis cube @ 09",
        "axis cube @ 10",
        "axis cube @ 12",
        "axis cube @ 13",
        "axis cube @ 14",
    ];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 11-09; attack cube 11-10", &[]);
    let mut ashore = table.clone();
    ashore.does("allies", "landing 14 american; board cube 11", &[]);
    ashore.refuses("allies", "attack cube 11-12", "combat.arrows/2");
    table.does("allies", "attack cube 11-12", &[]);
    table.refuses("allies", "attack cube 11-13", "combat.arrows/2");
    table.refuses("allies", "landing 14 american", "combat.arrows/2");
}

#[test]
fn rcombat_arrows_s3_one_area_attacked_from_three() {
    let units = ["allies cube @ 16", "allies cube @ 18", "allies cube @ 19", "axis cube x2 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 16-17; attack cube 18-17; attack cube 19-17; done", &[6, 6, 1, 1, 1]);
    table.does("allies", "advance cube 16; advance cube 19; done", &[]);
    table.shows(&["allies cube x2 @ 17", "allies cube @ 18", "control: 17"]);
}

#[test]
fn rcombat_arrows_s4_several_attacks_from_one_area_but_one_for_each_unit() {
    let mut table = field("allies", &["allies cube x3 @ 19", "axis cube @ 16", "axis cube @ 17"], "");
    table.does("allies", "attack cube 19-16; attack cube 19-17", &[]);
    table.shows(&["units: allies cube for=16 @ 19", "units: allies cube for=17 @ 19", "allies cube @ 19"]);
    table.allows("allies", "attack cube 19-16");
    table.refuses("allies", "attack cube#2 19-17", "combat.arrows/4");
}

#[test]
fn rcombat_order_the_attacker_chooses_the_next_battle() {
    let mut table = field("allies", &["allies cube x2 @ 19", "axis cube @ 16", "axis cube @ 17"], "");
    table.does("allies", "attack cube 19-16; attack cube 19-17; done", &[]);
    assert_eq!(table.offers("allies"), ["battle 16", "battle 17"]);
    table.refuses("allies", "battle 18", "combat.order");
    table.does("allies", "battle 17", &[1, 1]).does("axis", "done", &[]);
    table.shows(&["battle = 17 round 1 of 3 hits 0 0"]);
    table.does("allies", "break-off", &[1, 1]);
    table.shows(&["battle = 16 round 1 of 3 hits 0 0", "allies cube @ 19"]);
}

#[test]
fn rcombat_declare_all_attacks_are_declared_before_the_first_battle() {
    let units =
        ["allies cube x3 @ 19", "allies cube x2 @ 18", "axis cube @ 16", "axis cube @ 17", "axis cube @ 14"];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 19-16; landing 14 american; board cube 18; done", &[]);
    for late in
        ["attack cube 19-17", "attack cube 19-16", "landing 14 british", "join british", "board cube 18"]
    {
        table.refuses("allies", late, "combat.declare");
    }
    table.does("allies", "battle 16", &[1, 1]).does("axis", "done", &[]);
    // The second battle follows with the force that was declared for it: a die of the fleet, a cube against a cube.
    table.does("allies", "break-off", &[1, 1, 1]);
    table.shows(&["battle = 14 round 1 of 3 hits 0 0", "allies cube x3 @ 19"]);
}

#[test]
fn rcombat_declare_an_attack_whose_units_are_gone_lapses() {
    let units =
        ["allies cube @ 18", "allies cube @ 19", "axis cube @ 16", "axis cube @ 17", "axis aircraft @ 15"];
    let mut table = field("allies", &units, "");
    table.does("allies", "attack cube 18-17; attack cube 19-16; done; battle 16", &[]);
    // In the window before the battle for 16 the attacker of 17 is bombed away.
    table.does("axis", "bomb aircraft 15-18", &[4, 1, 1]).does("axis", "done", &[]);
    table.does("allies", "break-off", &[]);
    table.hides(&["allies cube @ 18"]).shows(&["axis cube @ 17", "active = axis"]);
}

#[test]
fn rcombat_one_battle_for_all_attackers_of_an_area() {
    let units = ["allies cube x2 @ 18", "allies cube x2 @ 20", "axis cube x4 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x2; landing 17 american; board cube 20 x3", &[]);
    // A die of the fleet, then four for five cubes of both attacks together.
    table.does("allies", "done", &[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    table.shows(&["battle = 17 round 1 of 3 hits 0 0", "units: allies cube x3 for=17 @ sea"]);
    // The attack fails: overland units stay, the landing force goes back, and no second battle follows.
    table.does("allies", "break-off; return cube 19 x3", &[]);
    table.shows(&["allies cube x2 @ 18", "allies cube x3 @ 19", "axis cube x4 @ 17", "active = axis"]);
}
