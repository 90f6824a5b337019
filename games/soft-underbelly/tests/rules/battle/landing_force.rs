//! Landings: who, where, with what.

use crate::field::field;

#[test]
fn rlanding_allied_only_the_axis_never_lands() {
    let table = field("axis", &["axis cube x2 @ 14", "allies cube @ 17"], "");
    table.refuses("axis", "landing 17 italian", "landing.allied-only");
    table.refuses("axis", "landing 17 uboat", "landing.allied-only");
    assert!(!table.offers("axis").iter().any(|a| a.starts_with("landing")));
}

#[test]
fn rlanding_target_any_enemy_area_at_the_sea() {
    let table = field("allies", &["allies cube x2 @ 17", "axis cube @ 14", "axis cube @ 04"], "");
    let targets: Vec<_> = table.offers("allies").into_iter().filter(|a| a.ends_with("american")).collect();
    // All the coast but 17 and 20, which are Allied; occupied or not.
    let expected =
        [5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 21, 22, 23].map(|a| format!("landing {a:02} american"));
    assert_eq!(targets, expected);
    for area in ["04", "20"] {
        table.refuses("allies", &format!("landing {area} american"), "landing.target");
    }
}

#[test]
fn rlanding_target_an_empty_area_is_taken_without_a_battle() {
    let mut table = field("allies", &["allies cube x3 @ 17", "allies paratroops @ 17"], "");
    // Neither bombardment nor battle; paratroops may jump even so.
    table.does("allies", "landing 15 american; board cube 17 x2; done; drop", &[]);
    table.does("allies", "advance cube sea x2; done", &[]);
    table.shows(&[
        "allies cube x2 @ 15",
        "control: 15",
        "american used",
        "allies cube @ 17",
        "allies paratroops used @ 15",
    ]);
}

#[test]
fn rlanding_force_s1_four_cubes_or_three_and_a_tank() {
    let units = ["allies cube x5 @ 17", "allies tank x2 @ 17", "allies aircraft @ 17", "axis cube @ 14"];
    let mut table = field("allies", &units, "");
    table.does("allies", "landing 14 american", &[]);
    table.refuses("allies", "done", "landing.force/1");
    table.refuses("allies", "board aircraft 17", "landing.force/1");
    table.refuses("allies", "board cube 17 x5", "landing.force/1");
    table.refuses("allies", "board cube 17 x4; board tank 17", "landing.force/1");
    table.refuses("allies", "board tank 17 x2", "landing.force/1");
    table.does("allies", "board cube 17 x3; board tank 17", &[]);
    table.refuses("allies", "board cube 17", "landing.force/1");
    // It costs no transport points.
    table.shows(&[
        "units: allies cube x3 for=14 @ sea",
        "units: allies tank for=14 @ sea",
        "transport_allies = 6",
    ]);
}

#[test]
fn rlanding_force_s2_from_several_areas_at_the_sea() {
    let units = ["allies cube @ 17", "allies cube @ 18", "allies cube @ 19", "axis cube @ 14"];
    let mut table = field("allies", &units, "");
    table.does("allies", "landing 14 american; board cube 17; board cube 18; board cube 20", &[]);
    table.refuses("allies", "board cube 19", "landing.force/2");
    table.shows(&["units: allies cube x3 for=14 @ sea", "arrows: sea-14", "arrows_placed = 1"]);
    let inland = field("allies", &["allies cube @ 19", "axis cube @ 14"], "lonely = true");
    inland.refuses("allies", "landing 14 american", "landing.force/2");
}

#[test]
fn rlanding_force_s2_a_unit_that_attacks_does_not_land() {
    let mut table = field("allies", &["allies cube x2 @ 18", "axis cube @ 17", "axis cube @ 14"], "");
    table.does("allies", "attack cube 18-17; landing 14 american; board cube 18", &[]);
    table.refuses("allies", "board cube 18", "combat.arrows/4");
}

#[test]
fn rlanding_fleet_s1_one_fleet_face_up_is_turned_down() {
    let units = ["allies cube @ 17", "axis cube @ 14"];
    let mut table = field("allies", &units, "ships = [\"american used\", \"italian used\", \"uboat used\"]");
    table.refuses("allies", "landing 14 american", "landing.fleet/1");
    table.refuses("allies", "landing 14 italian", "landing.fleet/1");
    table.refuses("allies", "board cube 17", "landing.fleet/1");
    table.does("allies", "landing 14 british", &[]).shows(&["british used", "landing = 14 x1"]);
    let none = field("allies", &units, "ships = [\"american used\", \"british gone\"]");
    none.refuses("allies", "landing 14 british", "landing.fleet/1");
}

#[test]
fn rlanding_fleet_s2_a_second_fleet_carries_two_more_cubes() {
    let units = ["allies cube x6 @ 17", "allies cube x2 @ 18", "allies tank x2 @ 18", "axis cube @ 14"];
    let mut table = field("allies", &units, "");
    table.refuses("allies", "join british", "landing.fleet/1");
    table.does("allies", "landing 14 american; board cube 17 x4; join british", &[]);
    table.shows(&["american used", "british used", "landing = 14 x2"]);
    table.refuses("allies", "join british", "landing.fleet/1");
    let mut armour = table.clone();
    armour.does("allies", "board cube 17; board tank 18", &[]);
    armour.refuses("allies", "board cube 17", "landing.force/1").refuses(
        "allies",
        "board tank 18",
        "landing.force/1",
    );
    table.does("allies", "board cube 17 x2", &[]);
    table.refuses("allies", "board cube 18", "landing.force/1");
}

#[test]
fn rlanding_limit_one_in_an_impulse() {
    let mut table = field("allies", &["allies cube x4 @ 17", "axis cube @ 14"], "");
    table.does("allies", "landing 14 american; board cube 17", &[]);
    table.refuses("allies", "landing 15 british", "landing.limit");
    assert!(!table.offers("allies").iter().any(|a| a.starts_with("landing")));
}
