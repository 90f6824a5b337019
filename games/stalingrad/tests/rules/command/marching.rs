//! Section 9.3: march order, along the road from Elista (2532) to Astrakhan.

use crate::helpers::moving;
use crate::support::given;

#[test]
fn r9_3_1_s1_a_march_costs_half_a_point_a_hex() {
    // ex.march-A: six hexes for 3 of 5 points.
    let mut table = moving("axis", &["44 @ 2532"]);
    table.does("axis", "march 44; step 2632-2732-2832-2932-3032-3132", &[]).shows(&["moving 44 4 march"]);
    // Ten in all.
    table.does("axis", "step 3232-3332-3432-3532", &[]).shows(&["44 active moved @ 3532"]);
    // Half points are counted exactly: after three hexes 7 halves are left.
    let mut three = moving("axis", &["44 @ 2532"]);
    three.does("axis", "march 44; step 2632-2732-2832", &[]).shows(&["moving 44 7 march"]);
}

#[test]
fn r9_3_1_1_s1_a_march_starts_on_a_road() {
    moving("axis", &["44 @ 2935"]).refuses("axis", "march 44", "9.3.1.1/1");
    moving("axis", &["44 @ 2632"]).allows("axis", "march 44");
}

#[test]
fn r9_3_1_1_s2_a_march_follows_roads_all_the_way() {
    let table = moving("axis", &["44 @ 2632"]);
    table.refuses("axis", "march 44; step 2731", "9.3.1.1/2");
    table.refuses("axis", "march 44; step 2732-2832-2831", "9.3.1.1/2");
    // Two roads that pass each other are not one: 2633 and 2632 are neighbours without a road.
    moving("axis", &["44 @ 2632"]).refuses("axis", "march 44; step 2633", "9.3.1.1/2");
}

#[test]
fn r9_3_1_2_s1_a_march_starts_outside_enemy_zones() {
    let table = moving("axis", &["44 @ 2832", "71 @ 2832", "s-6 @ 2931"]);
    table.refuses("axis", "march 44", "9.3.1.2/1").allows("axis", "take 44; step 2732");
}

#[test]
fn r9_3_1_2_s2_a_march_enters_no_enemy_zone() {
    let table = moving("axis", &["44 @ 2532", "71 @ 3032", "s-6 @ 3131"]);
    table.allows("axis", "march 44; step 2632-2732-2832-2932");
    // Not even where a friend stands.
    table.refuses("axis", "march 44; step 2632-2732-2832-2932-3032", "9.3.1.2/2");
    // ex.march-B: the enemy on the road in 3032 stops the march in 2832, a hex before his zone.
    let enemy = moving("axis", &["44 @ 2532", "s-6 @ 3032"]);
    enemy.allows("axis", "march 44; step 2632-2732-2832; halt");
    enemy.refuses("axis", "march 44; step 2632-2732-2832-2932", "9.3.1.2/2");
    // Where the only road, from Kerch to the west, leads into a zone at once there is no march at all.
    moving("axis", &["44 @ 0337", "s-6 @ 0138"]).refuses("axis", "march 44", "9.3.1.2/2");
}

#[test]
fn r9_3_1_2_s2_a_fortress_shelters_a_march() {
    let units = "units = ['s-6 @ 2620', '44 @ 2520']";
    let phase = "active = 'soviet'\nphase = 'march'";
    given(&format!("{phase}\n{units}")).refuses("soviet", "march s-6", "9.3.1.2/1");
    given(&format!("{phase}\n{units}\nfortresses = ['2620 level 1']"))
        .allows("soviet", "march s-6; step 2721");
}

#[test]
fn r9_3_1_3_railways_are_no_roads() {
    // Kupyansk: the railway to 0616, the road to 0715.
    let table = moving("axis", &["44 @ 0615"]);
    table.refuses("axis", "march 44; step 0616", "9.3.1.3").allows("axis", "march 44; step 0715");
    // On the Kizlyar railway there is no road at all.
    moving("axis", &["44 @ 3342"]).refuses("axis", "march 44", "9.3.1.3");
}

#[test]
fn r9_3_2_the_rest_is_as_in_normal_movement() {
    // The allowance: a panzer division marches 16 hexes, a rifle division 8.
    let mut rifle = moving("soviet", &["s-6 @ 2532"]);
    rifle.does("soviet", "march s-6; step 2632-2732-2832-2932-3032-3132-3232-3332", &[]);
    rifle.shows(&["s-6 active moved @ 3332"]);
    // Stacking at the end, and places that are passed change hands.
    let full = moving("axis", &["44 @ 2632", "71 @ 2732", "79 @ 2732"]);
    full.refuses("axis", "march 44; step 2732; halt", "3.1.1/1")
        .allows("axis", "march 44; step 2732-2832; halt");
    let mut elista = moving("axis", &["44 @ 2632"]);
    elista.hides(&["2532"]);
    elista.does("axis", "march 44; step 2532-2533; halt", &[]).shows(&["2532"]);
}
