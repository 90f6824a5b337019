//! Sections 9.0 to 9.2.2: moving, points and zones of control. Points are shown in halves.

use sandtable_core::Rules;

use crate::helpers::moving;
use crate::support::given;

#[test]
fn r9_0_activated_units_of_the_acting_player_move() {
    let table = moving("axis", &["44 active @ 2935", "71 @ 2935", "s-6 @ 3535"]);
    table.allows("axis", "take 44").refuses("axis", "take 71", "9.0").refuses("axis", "take s-6", "9.0");
    assert_eq!(table.offers("axis"), ["take 44", "take h-23Lt", "done"]);
}

#[test]
fn r9_1_1_s1_units_move_one_at_a_time() {
    let mut table = moving("axis", &["44 @ 2935", "71 @ 2935"]);
    table.does("axis", "take 44; step 3035", &[]).shows(&["71 active @ 2935"]);
    // Two units of one stack go apart.
    table.does("axis", "halt; take 71; step 2834; halt", &[]).shows(&["71 active moved @ 2834"]);
}

#[test]
fn r9_1_1_s2_the_player_chooses_the_order() {
    let units = ["44 @ 2935", "71 @ 3035", "24Pz @ 2834"];
    for first in ["44", "71", "24Pz"] {
        moving("axis", &units).allows("axis", &format!("take {first}"));
    }
    let mut table = moving("axis", &units);
    table.does("axis", "take 24Pz; step 2835; halt; take 44; step 2936; halt", &[]).allows("axis", "take 71");
}

#[test]
fn r9_1_1_s3_a_move_is_finished_before_the_next_begins() {
    let mut table = moving("axis", &["44 @ 2935", "71 @ 2935"]);
    table.does("axis", "take 44; step 3035", &[]).refuses("axis", "take 71", "9.1.1/3");
    table.refuses("axis", "done", "9.1.1/3");
    table.does("axis", "halt", &[]).allows("axis", "take 71");
}

#[test]
fn r9_1_2_s1_a_unit_goes_from_hex_to_adjacent_hex() {
    let table = moving("axis", &["44 @ 2935"]);
    table.refuses("axis", "take 44; step 3135", "9.1.2/1").refuses("axis", "take 44; step 2935", "9.1.2/1");
    table.allows("axis", "take 44; step 3035-3135");
}

#[test]
fn r9_1_2_s2_the_direction_is_free() {
    let mut table = moving("axis", &["44 @ 2935"]);
    for next in ["3035", "2835", "2834", "2934", "2836", "2936"] {
        table.allows("axis", &format!("take 44; step {next}"));
    }
    // There and back again.
    table.does("axis", "take 44; step 3035-2935-2834-2934; halt", &[]).shows(&["44 active moved @ 2934"]);
}

#[test]
fn r9_1_2_s3_nobody_has_to_move() {
    let mut table = moving("axis", &["44 @ 3135", "71 @ 3135", "s-6 @ 3235"]);
    table.does("axis", "done", &[]).shows(&["44 active @ 3135"]).allows("axis", "attack 44 3235");
    // One that was taken up does move.
    let refusal = moving("axis", &["44 @ 2935"]).refusal("axis", "take 44; halt");
    assert_eq!(refusal.map(|r| (r.rule.0, r.why)), Some(("9.1.2/3", "why-not-moved")));
}

#[test]
fn r9_1_3_each_unit_moves_normally_or_marches() {
    let mut table = moving("axis", &["44 @ 2632", "71 @ 2632"]);
    table.does("axis", "march 44; step 2732-2832-2932-3032-3132-3232; halt", &[]);
    table
        .does("axis", "take 71; step 2631; halt", &[])
        .shows(&["44 active moved @ 3232", "71 active moved @ 2631"]);
    // Never both in one move: the march that has begun leaves no road.
    moving("axis", &["44 @ 2632"]).refuses("axis", "march 44; step 2732-2731", "9.3.1.1/2");
}

#[test]
fn r9_2_1_s1_a_unit_spends_at_most_its_allowance() {
    let mut table = moving("axis", &["44 @ 2935", "24Pz @ 2934"]);
    // Five clear hexes for 5 points; then the move is over.
    table
        .does("axis", "take 44; step 3035-3135-3235-3335-3435", &[])
        .shows(&["44 active moved @ 3435", "march"]);
    table.refuses("axis", "take 44", "8.1.3").refuses("axis", "step 3535", "9.1.1/3");
    table.does("axis", "take 24Pz; step 2834-2734-2634-2534-2434-2334-2234", &[]).shows(&["moving 24Pz 2"]);
    // What costs more than is left is out of reach: a forest with one point, a swamp with two.
    let short = |from: &str, to: &str, points: u8, more: u8| {
        let step =
            |left: u8| format!("steps = ['turn draw', 'command declare', 'march', 'moving 24Pz {left}']");
        let unit = format!("chit = '6A'\nunits = ['24Pz active @ {from}']");
        given(&format!("{unit}\n{}", step(points))).refuses("axis", &format!("step {to}"), "9.2.5/1");
        given(&format!("{unit}\n{}", step(more))).allows("axis", &format!("step {to}"));
    };
    short("2610", "2510", 3, 4);
    short("2826", "2726", 5, 6);
}

#[test]
fn r9_2_1_2_ground_decides_the_cost_of_a_hex() {
    // Clear, forest and swamp for a panzer division with 8 points.
    for (from, to, left) in [("2935", "3035", 14), ("2610", "2510", 12), ("2826", "2726", 10)] {
        let mut table = moving("axis", &[&format!("24Pz @ {from}")]);
        table.does("axis", &format!("take 24Pz; step {to}"), &[]).shows(&[&format!("moving 24Pz {left}")]);
    }
    // Nobody goes to sea.
    moving("axis", &["44 @ 0928"]).refuses("axis", "take 44; step 0929", "9.2.1.2");
}

#[test]
fn r9_2_1_3_a_river_costs_one_point_more_unless_bridged() {
    let mut aidar = moving("axis", &["44 @ 1015"]);
    aidar.does("axis", "take 44; step 1115", &[]).shows(&["moving 44 6"]);
    // A railway bridge spares the river, not the ground; a road bridge spares both.
    let mut rail = moving("axis", &["44 @ 0616"]);
    rail.does("axis", "take 44; step 0615", &[]).shows(&["moving 44 8"]);
    let mut into_forest = moving("axis", &["24Pz @ 0819"]);
    into_forest.does("axis", "take 24Pz; step 0718", &[]).shows(&["moving 24Pz 12"]);
    let mut road = moving("axis", &["44 @ 0615"]);
    road.does("axis", "take 44; step 0715", &[]).shows(&["moving 44 8"]);
}

#[test]
fn r9_2_1_4_along_a_road_every_hex_costs_one_point() {
    // 1410 is forest: the road comes from 1411, not from 1310.
    let mut road = moving("axis", &["24Pz @ 1411"]);
    road.does("axis", "take 24Pz; step 1410", &[]).shows(&["moving 24Pz 14"]);
    let mut wood = moving("axis", &["24Pz @ 1310"]);
    wood.does("axis", "take 24Pz; step 1410", &[]).shows(&["moving 24Pz 12"]);
}

#[test]
fn r9_2_2_s1_entering_an_enemy_zone_costs_two_points_more() {
    let mut table = moving("axis", &["24Pz @ 2835", "s-6 @ 3035"]);
    table.does("axis", "take 24Pz; step 2935", &[]).shows(&["moving 24Pz 10"]);
    // A friend in the hex does not help.
    let mut friend = moving("axis", &["24Pz @ 2835", "71 @ 2935", "s-6 @ 3035"]);
    friend.does("axis", "take 24Pz; step 2935", &[]).shows(&["moving 24Pz 10"]);
}

#[test]
fn r9_2_2_s2_leaving_an_enemy_zone_costs_two_points_more() {
    let mut table = moving("axis", &["44 @ 2935", "s-6 @ 3035"]);
    table.does("axis", "take 44; step 2835", &[]).shows(&["moving 44 4"]);
}

#[test]
fn r9_2_2_s3_from_zone_to_zone_it_is_four() {
    // ex.move-A: 1 + 2 + 2, the whole allowance.
    let mut table = moving("axis", &["44 @ 2934", "s-6 @ 3034"]);
    table.does("axis", "take 44; step 3035", &[]).shows(&["44 active moved @ 3035"]);
    // ex.move-B: over the Aidar it would be 6.
    let river = moving("axis", &["44 @ 1015", "s-6 @ 1014"]);
    river.refuses("axis", "take 44; step 1115", "9.2.5/1");
}

#[test]
fn a_way_in_notation_goes_from_hex_to_hex() {
    let table = moving("axis", &["44 @ 2934"]);
    let mut read = Vec::new();
    table.rules.read("move 44 2934-3035-3135", &mut read).expect("neighbours");
    assert_eq!(read.len(), 2);
    let error = table.rules.read("move 44 2934-3135", &mut read).expect_err("a gap");
    assert!(error.to_string().contains("3135 does not touch the hex before it"), "{error}");
}

#[test]
fn r9_2_5_s1_why_a_unit_cannot_move_at_all() {
    // 0101 is the corner of the map. One reason for both ways is the reason; two are none.
    let enemies = moving("axis", &["44 @ 0101", "s-6 @ 0201", "s-15 @ 0102"]);
    enemies.refuses("axis", "take 44", "3.1.2");
    let full = moving("axis", &["44 @ 0101", "s-6 @ 0201", "62 @ 0102", "68 @ 0102"]);
    full.refuses("axis", "take 44", "9.2.5/1");
}
