//! Vehicles of both sides, mortars, the Resistance.

use rogue_regiment::{AxisKind, Drive, Facing, Fate, Wheels, drive_after, drive_cost, flag, mood};

use super::support::{Looking, Table, given, phase};

fn at(col: i8, row: i8, face: Facing) -> Wheels {
    Wheels { col, row, face }
}

/// A half-track alone on open ground, east of the river.
fn alone() -> Table {
    given("acting = 'paddy'\nmen = ['paddy @ a1']\nunits = ['u52 half-track guard @ 20 8 N']")
}

fn price(table: &Table, from: Wheels, length: u8, drive: Drive) -> Option<u8> {
    drive_cost(table.look(), from, length, drive)
}

#[test]
fn rav_move_s2_forward_one() {
    let table = alone();
    for drive in [Drive::Ahead, Drive::AheadLeft, Drive::AheadRight, Drive::Left, Drive::Right] {
        assert_eq!(price(&table, at(21, 7, Facing::North), 2, drive), Some(1), "{drive:?}");
    }
}

#[test]
fn rav_move_s3_backward_two() {
    let table = alone();
    for drive in [Drive::Back, Drive::BackLeft, Drive::BackRight, Drive::ReverseLeft, Drive::ReverseRight] {
        assert_eq!(price(&table, at(21, 7, Facing::North), 2, drive), Some(2), "{drive:?}");
    }
}

#[test]
fn rav_move_s4_a_turn_swings_the_token() {
    // The new rear block is the old front block.
    assert_eq!(drive_after(at(4, 4, Facing::North), 4, Drive::Right), at(4, 4, Facing::East));
    assert_eq!(drive_after(at(4, 4, Facing::North), 4, Drive::Left), at(2, 4, Facing::West));
    assert_eq!(drive_after(at(4, 4, Facing::North), 6, Drive::Right), at(4, 4, Facing::East));
    assert_eq!(drive_after(at(5, 5, Facing::South), 2, Drive::Right), at(4, 6, Facing::West));
}

#[test]
fn rav_move_s5_walls_water_rock_and_dumps() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ a1']\nobjectives = ['dump 4']");
    // Low wall at f to i, 7|8; water at q; rock at h10; the dump at u9.
    assert_eq!(price(&table, at(6, 5, Facing::South), 2, Drive::Ahead), None);
    assert_eq!(price(&table, at(14, 2, Facing::East), 2, Drive::Ahead), None);
    assert_eq!(price(&table, at(7, 7, Facing::South), 2, Drive::Ahead), None);
    assert_eq!(price(&table, at(20, 6, Facing::South), 2, Drive::Ahead), None);
}

#[test]
fn rav_move_s8_woods_and_hedges_cost_two() {
    let table = alone();
    assert_eq!(price(&table, at(9, 3, Facing::North), 2, Drive::Ahead), Some(2));
    assert_eq!(price(&table, at(1, 5, Facing::South), 2, Drive::Ahead), Some(2));
}

#[test]
fn rav_move_s9_out_of_woods_as_usual() {
    assert_eq!(price(&alone(), at(9, 2, Facing::South), 2, Drive::Ahead), Some(1));
}

#[test]
fn rav_move_s10_back_into_woods_two() {
    assert_eq!(price(&alone(), at(9, 3, Facing::South), 2, Drive::Back), Some(2));
}

#[test]
fn rav_los_s2_no_periphery() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ a12']\nunits = ['u52 half-track guard @ 5 7 N']");
    assert_eq!((table.level(52, "e9"), table.level(52, "h9")), (2, 2));
}

#[test]
fn rav_los_s4_from_the_middle_of_its_front() {
    // A half-track sees ahead and behind.
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ a12']\nunits = ['u52 half-track guard @ 22 4 N', 'u53 kubelwagen guard @ 12 4 N']",
    );
    assert_eq!((table.level(52, "w2"), table.level(52, "w11")), (0, 0));
    assert_eq!((table.level(53, "m2"), table.level(53, "m11")), (0, 2));
}

#[test]
fn rav_los_s5_the_first_square_is_one() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ a12']\nunits = ['u52 motorbike guard @ 12 9 N']");
    assert_eq!((table.level(52, "m2"), table.level(52, "m1")), (0, 2));
}

#[test]
fn rav_los_s6_terrain_under_it_never_blocks() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ a12']\nunits = ['u52 motorbike guard @ 9 1 S']");
    assert_eq!(table.level(52, "j6"), 0);
}

#[test]
fn rav_los_s7_it_blocks_all() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ a12']\nunits = ['u0 rifle guard @ m12 N', 'u52 motorbike guard @ 12 8 N alerted']",
    );
    assert_eq!(table.level(0, "m6"), 2);
}

#[test]
fn rav_damage_s1_each_hit_is_one() {
    let mut table =
        given("acting = 'paddy'\nmen = ['paddy @ m6 N']\nunits = ['u52 motorbike guard @ 12 1 N']");
    table.does("paddy", "attack pistol u52", &[6]).shows(&["u52 motorbike guard @ 12 1 N wounds 1 alerted"]);
}

#[test]
fn rav_damage_s2_destroyed_at_its_health() {
    let mut table =
        given("acting = 'paddy'\nmen = ['paddy @ m6 N']\nunits = ['u52 motorbike guard @ 12 1 N wounds 2']");
    table.does("paddy", "attack pistol u52", &[6]).shows(&["u52 motorbike guard gone"]);
}

#[test]
fn rav_damage_s3_armour_needs_explosives() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ m6 N']\nunits = ['u52 half-track guard @ 12 0 N']");
    table.refuses("paddy", "attack pistol u52", "av.damage/3");
}

#[test]
fn rav_guard_s2_it_keeps_its_place_until_it_sees() {
    let mut table = phase("advance", &["paddy @ a12 exposed"], &["u52 motorbike guard @ 12 1 N alerted"], "");
    table.does("paddy", "done", &[]).shows(&["u52 motorbike guard @ 12 1 N alerted"]);
    let mut table =
        phase("advance", &["paddy @ a12 exposed"], &["u52 motorbike guard @ 12 1 N alerted roused"], "");
    table.does("paddy", "done", &[]);
    table.waits();
    assert_ne!((table.state.units[52].col, table.state.units[52].row), (12, 1));
}

#[test]
fn rav_advance_s1_toward_the_exposed() {
    let mut table = phase(
        "advance",
        &["paddy @ p11 exposed"],
        &["u52 motorbike reserve @ 12 0 S alerted"],
        "battle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[]);
    table.waits();
    let look = table.look();
    assert!(look.spots(52, rogue_regiment::Prey::Friend(0)));
}

#[test]
fn rav_attack_s1_in_the_attack_phase() {
    let mut table = phase("attack", &["paddy @ m7 exposed"], &["u52 motorbike reserve @ 12 1 S alerted"], "");
    table.does("paddy", "done", &[1, 1, 2]);
    assert_eq!(table.state.friend(0).health, 4);
}

#[test]
fn rav_attack_s4_through_a_wall_minus_three() {
    // d5 is no window square; the bike faces the west wall from b5 on, at short range: 3+ becomes 5+.
    let mut table = phase("attack", &["paddy @ d5 exposed"], &["u52 motorbike reserve @ -1 4 E alerted"], "");
    table.does("paddy", "done", &[4, 4, 5]);
    assert_eq!(table.state.friend(0).health, 4);
}

#[test]
fn runit_soft_s2_trucks_never_attack() {
    let mut table = phase("attack", &["paddy @ m9 exposed"], &["u52 truck guard @ 12 1 S alerted"], "");
    table.does("paddy", "done", &[]);
    assert_eq!(table.state.friend(0).health, 5);
}

#[test]
fn rav_assault_s2_only_after_the_alarm() {
    let mut table = phase("advance", &["paddy @ a12 exposed"], &["u52 half-track assault @ 12 12 N"], "");
    table.does("paddy", "done", &[]).shows(&["u52 half-track assault @ 12 12 N"]);
    let mut table = phase(
        "advance",
        &["paddy @ m6 exposed"],
        &["u52 half-track assault @ 12 12 N alerted"],
        "battle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[]);
    table.waits();
    assert!(table.look().on_map(52));
}

#[test]
fn runit_mortar_s2_to_the_nearest_outdoor_post() {
    let mut table = phase(
        "advance",
        &["paddy @ a1 exposed"],
        &["u0 mortar reserve @ l12 N alerted"],
        "battle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[]);
    assert!(table.state.units[0].has(flag::SET));
    // Both posts are as near as each other: the players choose.
    let units = ["u0 mortar reserve @ f5 N alerted"];
    let mut table = phase("advance", &["paddy @ a1 exposed"], &units, "battle = true\nstealth = 0");
    table.does("paddy", "done", &[]).refuses("paddy", "go f6", "unit.mortar/2");
    assert_eq!(table.offers("paddy"), ["go a9", "go l9"]);
    table.does("paddy", "go l9", &[]);
    let ground = table.rules.theatre().ground();
    let [post, own] = ["l9", "f5"].map(|name| ground.find(name).expect("a square"));
    assert!(ground.distance(table.state.units[0].at, post) < ground.distance(own, post));
}

#[test]
fn runit_mortar_s3_the_sentry_makes_room() {
    let units = ["u0 mortar reserve @ l12 N alerted", "u1 rifle sentry @ l9 N post 0 alerted"];
    let mut table = phase("advance", &["paddy @ a1 exposed"], &units, "battle = true\nstealth = 0");
    table.does("paddy", "done", &[]);
    table.waits();
    assert_eq!(table.rules.theatre().ground().name(table.state.units[0].at), "l9");
}

fn mortar() -> Table {
    phase(
        "attack",
        &["paddy @ a1 exposed"],
        &["u0 mortar reserve @ l9 W alerted set"],
        "battle = true\nstealth = 0",
    )
}

#[test]
fn runit_mortar_s6_no_sight_is_needed() {
    let mut table = mortar();
    table.does("paddy", "done", &[3, 4, 3, 1, 1]);
    assert_eq!(table.state.friend(0).health, 4);
}

#[test]
fn runit_mortar_s7_not_near_its_own() {
    let units = ["u0 mortar reserve @ l9 W alerted set", "u1 rifle sentry @ a9 E post 1 alerted"];
    let mut table = phase("attack", &["paddy @ a2 exposed"], &units, "battle = true\nstealth = 0");
    table.does("paddy", "done", &[]);
}

#[test]
fn runit_mortar_s10_it_scatters() {
    // 2D6 = 6: toward the team, six squares.
    let mut table = mortar();
    table.does("paddy", "done", &[2, 4, 6]);
    assert_eq!(table.state.friend(0).health, 5);
}

#[test]
fn runit_mortar_s16_one_hit_leaves_smg_infantry() {
    let mut table =
        given("acting = 'paddy'\nmen = ['paddy @ f6 N']\nunits = ['u0 mortar reserve @ f4 N alerted set']");
    table.does("paddy", "attack pistol u0", &[6, 1, 1]).shows(&["u0 smg reserve @ f4 S alerted"]);
}

fn jeep(more: &str) -> Table {
    given(&format!(
        "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['paddy aboard jeep', 'reg aboard jeep']\n\
         cars = ['jeep @ 12 8 N seats paddy reg']\n{more}"
    ))
}

#[test]
fn rvehicle_move_s1_it_needs_a_driver() {
    let table = given(
        "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['reg aboard jeep']\ncars = ['jeep @ 12 8 N seats - reg']",
    );
    table.refuses("reg", "roll", "vehicle.move/1");
}

#[test]
fn rvehicle_move_s2_four_points() {
    let mut table = jeep("");
    table.does("paddy", "roll; steer F; steer F; steer FR; steer F", &[]);
    assert_eq!((table.state.cars[0].col, table.state.cars[0].row, table.state.cars[0].ap), (13, 4, 1));
}

#[test]
fn rvehicle_floor_s1_five_ahead() {
    let mut table = jeep("");
    table.does("paddy", "floor-it", &[]);
    assert_eq!(table.state.cars[0].row, 3);
}

#[test]
fn rvehicle_crush_infantry_in_its_way_dies() {
    let mut table = jeep("units = ['u0 smg guard @ m6 N']");
    table.does("paddy", "floor-it", &[]).shows(&["bodies: m6"]);
}

#[test]
fn rvehicle_attack_s1_it_needs_a_gunner() {
    let table = given(
        "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['paddy aboard jeep']\ncars = ['jeep @ 12 8 N seats paddy']\nunits = ['u0 smg guard @ m4 N']",
    );
    table.refuses("paddy", "guns", "vehicle.attack/1");
}

#[test]
fn rvehicle_spray_four_dice_over_neighbours() {
    let units = "units = ['u0 smg guard @ m5 N alerted', 'u1 smg guard @ n5 N', 'u2 smg guard @ m4 N']";
    let mut table = jeep(units);
    table.does("paddy", "guns; attack vickers u0", &[3, 4, 2, 1]).does(
        "paddy",
        "hit unit u0; hit unit u1",
        &[],
    );
    table.shows(&["bodies: m5", "bodies: n5"]);
}

#[test]
fn rvehicle_deploy_s1_out_beside_it() {
    let mut table = jeep("");
    table.does("paddy", "unload; get-out reg o9; done", &[]);
    assert_eq!(table.state.friend(2).fate, Fate::Here);
}

#[test]
fn rvehicle_deploy_s2_he_acts_in_the_same_turn() {
    let mut table = jeep("");
    table.does("paddy", "unload; get-out reg o9; done; done", &[]).does("reg", "take reg; move o8", &[]);
}

#[test]
fn rvehicle_repair_s1_two_points_for_one() {
    let mut table = given(
        "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['paddy aboard jeep', 'reg @ a1']\ncars = ['jeep @ 12 8 N health 2 seats paddy']",
    );
    table.does("paddy", "repair", &[]);
    assert_eq!(table.state.cars[0].health, 3);
}

#[test]
fn rvehicle_repair_s2_up_to_its_symbol() {
    let table = given(
        "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['paddy aboard jeep']\ncars = ['jeep @ 12 8 N health 4 seats paddy']",
    );
    table.refuses("paddy", "repair", "vehicle.repair/2");
}

#[test]
fn rvehicle_noise_s2_it_is_heard() {
    let mut table = jeep("units = ['u0 smg guard @ l9 W', 'u1 smg guard @ a9 W']");
    table.does("paddy", "roll; steer F; halt", &[]);
    assert!(table.state.units[0].has(flag::ALERTED) && !table.state.units[1].has(flag::ALERTED));
    table.shows(&["stealth = 7"]);
}

#[test]
fn rvehicle_target_s3_hits_are_the_vehicles() {
    let mut table = phase(
        "attack",
        &["paddy aboard jeep exposed"],
        &["u0 smg guard @ m4 S alerted"],
        "cars = ['jeep @ 12 6 N seats paddy']",
    );
    table.does("paddy", "done", &[4, 3]);
    assert_eq!((table.state.cars[0].health, table.state.friend(0).health), (4, 5));
}

#[test]
fn rvehicle_target_s4_destroyed_with_all_in_it() {
    let mut table = phase(
        "attack",
        &["paddy aboard jeep exposed", "reg @ a1"],
        &["u0 smg guard @ m4 S alerted"],
        "cars = ['jeep @ 12 6 N health 1 seats paddy']",
    );
    table.does("paddy", "done", &[4, 3]);
    assert_eq!(table.state.friend(0).fate, Fate::Dead);
}

#[test]
fn rvehicle_embark_by_a_step() {
    let mut table = given("acting = 'reg'\nmen = ['reg @ o9']\ncars = ['jeep @ 12 8 N']");
    table.does("reg", "move n9", &[]);
    assert_eq!(table.state.friend(2).fate, Fate::Aboard(0));
}

#[test]
fn rvehicle_boat_s3_it_does_not_block() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ a1']\ncars = ['boat @ 16 2 S']\nunits = ['u0 rifle guard @ p3 E']",
    );
    assert_eq!(table.level(0, "u3"), 0);
}

#[test]
fn rresist_card_a_man_beside_him_frees_him() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ e5', 'maquis1 @ e3 bound']");
    table.does("paddy", "move e4", &[]);
    assert!(!table.state.friend(4).is(mood::BOUND));
}

#[test]
fn rresist_no_items_none_are_picked_up() {
    let mut table = given("acting = 'maquis1'\nmen = ['paddy @ a1', 'maquis1 @ f6']\nbodies = ['f5']");
    table.does("paddy", "move f5", &[]).refuses("paddy", "pick-up body", "resist.no-items");
}

#[test]
fn rresist_alarm_s1_he_does_not_count_as_exposed() {
    let mut table = phase(
        "event",
        &["paddy @ a1", "jock @ a12", "maquis1 @ f6 exposed"],
        &[],
        "deck = ['E25']\nspecials = 0\nstealth = 1",
    );
    table.does("paddy", "done", &[1]).does("paddy", "expose jock", &[]);
}

#[test]
fn rend_dead_all_operators() {
    let mut table = given(
        "acting = 'paddy'\nmen = ['paddy @ f6 N health 1', 'jock dead', 'reg dead', 'andy dead']\nunits = ['u0 rifle guard @ f4 S alerted']",
    );
    table.does("paddy", "move f7", &[6]);
    assert_eq!(table.result(), Some((None, "end.dead")));
}

#[test]
fn rend_win_all_conditions() {
    let mut table = given(
        "acting = 'paddy'\nmen = ['paddy @ edge1.d2 W fielded has intelligence', 'jock dead', 'reg dead', 'andy dead']",
    );
    table.does("paddy", "leave", &[]);
    assert_eq!(table.result(), Some((Some("paddy"), "end.win")));
}

#[test]
fn rend_undone_all_have_left() {
    let mut table =
        given("acting = 'paddy'\nmen = ['paddy @ edge1.d2 W fielded', 'jock dead', 'reg dead', 'andy dead']");
    table.does("paddy", "leave", &[]);
    assert_eq!(table.result(), Some((None, "end.undone")));
}

#[test]
fn rend_lost_the_target_is_away() {
    let mut table = phase("advance", &["paddy @ a1"], &["u0 officer guard @ f2 S step 1 target set"], "");
    table.does("paddy", "done", &[]);
    assert_eq!(table.result(), Some((None, "end.lost")));
}

#[test]
fn rend_dawn_the_last_turn_is_over() {
    let mut table = given("phase = 'operator'\nturn = 30\nmen = ['paddy @ a1']");
    table.does("paddy", "done", &[]);
    assert_eq!(table.result(), Some((None, "end.dawn")));
}

#[test]
fn rspecial_departure_he_walks_his_path() {
    let mut table = phase("advance", &["paddy @ a12"], &["u0 officer guard @ f1 S target set"], "");
    table.does("paddy", "done", &[]);
    assert_eq!(table.result(), Some((None, "end.lost")));
    assert_eq!(table.state.units[0].kind, AxisKind::Officer);
}
