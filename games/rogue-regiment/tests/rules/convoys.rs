//! Axis vehicles on their lines, in convoy, and on the attack.

use rogue_regiment::{Drive, Facing, Fate, Step, Wheels, drive_cost, flag, mood};

use super::support::{Looking, Table, given, phase, road, road_phase};

const BATTLE: &str = "battle = true\nstealth = 0";

/// Where a vehicle stands.
fn place(table: &Table, u: usize) -> (i8, i8, Facing) {
    let unit = &table.state.units[u];
    (unit.col, unit.row, unit.face)
}

/// The motorbike on its line, in a black patrol turn.
fn patrol(bike: &str, men: &[&str], more: &str) -> Table {
    let units = [format!("u54 motorbike rover @ {bike}")];
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    road_phase("patrol", men, &units, &format!("token = 'black'\n{more}"))
}

const START: &str = "4 -2 S";

#[test]
fn rav_move_s1_before_infantry() {
    // Two patrols wait to be picked: the motorbike has moved already.
    let units = [
        "u0 rifle patrol @ a12 E post 1",
        "u1 rifle patrol @ e12 W post 1 step 4 backward",
        "u54 motorbike rover @ 4 -2 S",
    ];
    let mut table = road_phase("patrol", &["paddy @ c8"], &units, "token = 'black'");
    table.does("paddy", "done", &[]);
    assert_eq!(table.state.step(), Some(Step::PatrolPhase));
    assert_ne!(place(&table, 54), (4, -2, Facing::South));
    let mut table = road_phase("patrol", &["paddy @ x11"], &units[2..], "token = 'white'");
    table.does("paddy", "done", &[]).shows(&["u54 motorbike rover @ 4 -2 S"]);
}

#[test]
fn rav_move_s6_through_others() {
    let units = ["u0 smg guard @ e3 N", "u54 motorbike rover @ 4 -2 S"];
    let mut table = road_phase("patrol", &["paddy @ x11"], &units, "token = 'black'");
    table.does("paddy", "done", &[]);
    assert_eq!(place(&table, 54), (-1, 4, Facing::West), "all ten points");
    // But not over an operator on foot.
    let mut table =
        road_phase("patrol", &["paddy @ e3 crouched"], &units[1..], "token = 'black'\ndrums = ['e2']");
    table.does("paddy", "done", &[]);
    assert!(place(&table, 54).1 < 1);
    assert_eq!(table.state.friend(0).fate, Fate::Here);
}

#[test]
fn rav_move_s7_it_ends_where_it_is_alone() {
    // Somebody stands at a5, under the last two places: it stops short of both.
    let units = ["u0 smg guard @ a5 N", "u54 motorbike rover @ 4 -2 S"];
    let mut table = road_phase("patrol", &["paddy @ x11"], &units, "token = 'black'");
    table.does("paddy", "done", &[]);
    assert_eq!(place(&table, 54), (1, 4, Facing::West));
    // Under its eighth place only: it goes on.
    let units = ["u0 smg guard @ c5 N", "u54 motorbike rover @ 4 -2 S"];
    let mut table = road_phase("patrol", &["paddy @ x11"], &units, "token = 'black'");
    table.does("paddy", "done", &[]);
    assert_eq!(place(&table, 54), (-1, 4, Facing::West));
}

#[test]
fn rav_move_s11_partly_off_the_map() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ a12']");
    let at = Wheels { col: 0, row: 5, face: Facing::North };
    assert_eq!(drive_cost(table.look(), at, 2, Drive::AheadLeft), Some(1));
}

#[test]
fn rav_los_s3_at_a_window_it_sees_nothing_inside() {
    let bike = |col: i8| {
        given(&format!(
            "acting = 'paddy'\nmen = ['paddy @ a12']\nunits = ['u52 motorbike guard @ {col} 3 E']"
        ))
    };
    // On b4 it stands at the window b4|c4; a square further back it looks in.
    assert_eq!((bike(0).level(52, "c4"), bike(-1).level(52, "c4")), (2, 1));
}

#[test]
fn rav_advance_s2_the_nearest_vehicle_first() {
    let units = ["u52 motorbike reserve @ 12 0 S alerted", "u53 motorbike reserve @ 2 10 E alerted"];
    let mut table = phase("advance", &["paddy @ p11 exposed"], &units, BATTLE);
    table.does("paddy", "done", &[]);
    assert!(matches!(table.state.step(), Some(Step::VehicleGoal(52, _))), "{:?}", table.state.step());
    let units = ["u52 motorbike reserve @ 12 0 S alerted", "u53 motorbike reserve @ 14 0 S alerted"];
    let mut table = phase("advance", &["paddy @ o11 exposed"], &units, BATTLE);
    table.does("paddy", "done", &[]);
    assert_eq!(table.offers("paddy"), ["pick u52", "pick u53"]);
}

#[test]
fn rav_advance_s1_equal_places_are_the_players() {
    let units = ["u52 motorbike reserve @ 12 0 S alerted"];
    let mut table = phase("advance", &["paddy @ n8 exposed"], &units, BATTLE);
    table.does("paddy", "done", &[]);
    // Short range begins four squares from him.
    table.refuses("paddy", "park 12 0 S", "av.advance/1");
    table.does("paddy", "park 12 3 S", &[]);
    assert_eq!(place(&table, 52), (12, 3, Facing::South));
}

#[test]
fn rav_advance_s3_reversing_counts() {
    // In the lane it cannot turn: eight points take it back four squares, not eight, and its rear gun has Paddy before it.
    let units = ["u52 half-track reserve @ 19 0 N alerted"];
    let mut table = road_phase("advance", &["paddy @ t12 exposed"], &units, BATTLE);
    table.does("paddy", "done", &[]);
    table.waits();
    assert_eq!(place(&table, 52), (19, 4, Facing::North));
}

#[test]
fn rav_attack_s2_it_does_not_turn_to_react() {
    let mut table =
        given("acting = 'paddy'\nmen = ['paddy @ m6 N']\nunits = ['u52 motorbike guard @ 12 1 N alerted']");
    table.does("paddy", "attack pistol u52", &[1]).shows(&["u52 motorbike guard @ 12 1 N alerted"]);
    assert_eq!(table.state.friend(0).health, 5);
    let mut table =
        given("acting = 'paddy'\nmen = ['paddy @ m6 N']\nunits = ['u52 motorbike guard @ 12 1 S alerted']");
    table.does("paddy", "attack pistol u52", &[1, 6, 1, 1]);
    assert_eq!(table.state.friend(0).health, 4);
}

/// A vehicle before the western wall of the drill's house fires at Paddy on d5, off the windows.
fn wall(vehicle: &str, man: &str, dice: &[u16]) -> u8 {
    let mut table = phase("attack", &[man], &[vehicle], "");
    table.does("paddy", "done", dice);
    table.state.friend(0).health
}

#[test]
fn rav_attack_s3_at_the_exposed_indoors() {
    assert_eq!(wall("u52 motorbike reserve @ -1 4 E alerted", "paddy @ d5 exposed", &[6, 6, 6]), 2);
    assert_eq!(wall("u52 motorbike reserve @ -1 4 E alerted", "paddy @ d5", &[]), 5);
    // Out of range: nine squares.
    let mut table = phase("attack", &["paddy @ e5 exposed"], &["u52 motorbike reserve @ 13 4 W alerted"], "");
    table.does("paddy", "done", &[]);
    let mut table = phase("attack", &["paddy @ e5 exposed"], &["u52 motorbike reserve @ 12 4 W alerted"], "");
    table.does("paddy", "done", &[6, 1, 1]);
    assert_eq!(table.state.friend(0).health, 4);
}

#[test]
fn rav_attack_s5_only_in_the_attack_phase() {
    let mut table = given(
        "acting = 'paddy'\nmen = ['paddy @ d5 exposed']\nunits = ['u52 motorbike guard @ -1 4 E alerted roused']",
    );
    table.does("paddy", "crouch", &[]);
    assert_eq!(table.state.friend(0).health, 5);
}

#[test]
fn rav_attack_s6_one_wall_only() {
    // The eastern room lies behind two walls from the west, behind one from the north.
    let attack = |vehicle: &str, dice: &[u16]| {
        let mut table = road_phase("attack", &["paddy @ i8 exposed"], &[vehicle], "");
        table.does("paddy", "done", dice);
        table.state.friend(0).health
    };
    assert_eq!(attack("u54 motorbike reserve @ 2 7 E alerted", &[]), 5);
    assert_eq!(attack("u54 motorbike reserve @ 8 3 S alerted", &[6, 1, 1]), 4);
}

#[test]
fn rav_attack_s7_at_a_window_like_infantry() {
    // -2 for the window, +1 at short range: 4 hits, 3 does not.
    assert_eq!(wall("u52 motorbike reserve @ -1 3 E alerted", "paddy @ c4 exposed", &[4, 3, 3]), 4);
}

#[test]
fn runit_motorbike_s2_its_gun_fires_through_a_wall() {
    assert_eq!(wall("u52 motorbike reserve @ -1 4 E alerted", "paddy @ d5 exposed", &[5, 4, 1]), 4);
    // It has no gun at its rear.
    assert_eq!(wall("u52 motorbike reserve @ -1 4 W alerted", "paddy @ d5 exposed", &[]), 5);
}

#[test]
fn runit_halftrack_s2_both_its_guns_do() {
    assert_eq!(wall("u52 half-track reserve @ -3 4 E alerted", "paddy @ d5 exposed", &[5, 4, 1]), 4);
    assert_eq!(wall("u52 half-track reserve @ -3 4 W alerted", "paddy @ d5 exposed", &[5, 4, 1]), 4);
}

#[test]
fn rav_patrol_s1_it_follows_its_line() {
    let mut table = patrol(START, &["paddy @ x11"], "");
    table.does("paddy", "done", &[]);
    // Five squares south, a right turn, four west.
    assert_eq!(place(&table, 54), (-1, 4, Facing::West));
}

#[test]
fn rav_patrol_s2_with_all_its_points_in_the_black_turn() {
    let mut table = patrol(START, &["paddy @ x11"], "");
    table.does("paddy", "done", &[]);
    assert_eq!(table.state.units[54].step, 10);
    let units = ["u54 motorbike rover @ 4 -2 S"];
    let mut table = road_phase("patrol", &["paddy @ x11"], &units, "token = 'white'");
    table.does("paddy", "done", &[]).shows(&units);
}

#[test]
fn rav_patrol_s2_an_alerted_one_goes_for_the_exposed_instead() {
    let driven = |bike: &str, man: &str| {
        let mut table = patrol(bike, &[man], "");
        table.does("paddy", "done", &[]);
        table.state.units[54].step
    };
    let alerted = format!("{START} alerted");
    // Somebody exposed far off is no matter for a calm crew; an alerted one keeps to its line while nobody is known.
    assert_eq!(driven(START, "paddy @ x11 exposed"), 10);
    assert_eq!(driven(&alerted, "paddy @ x11"), 10);
    assert_eq!(driven(&alerted, "paddy @ x11 exposed"), 0);
}

#[test]
fn rav_patrol_s3_in_where_the_page_shows_and_off() {
    let mut table =
        road("steps = ['event run 0']\nspecial = 'motorbike'\ncard = 'none'\nmen = ['paddy @ x11']");
    table.does("paddy", "done", &[]).shows(&["u52 motorbike rover @ 4 -2 S"]);
    assert!(!table.look().on_map(52));
    let mut table = patrol("-1 4 W step 10", &["paddy @ x11"], "");
    table.does("paddy", "done", &[]);
    assert!(!table.look().on_map(54));
}

#[test]
fn rav_patrol_s4_part_of_it_may_stay() {
    let mut table = patrol(START, &["paddy @ x11"], "");
    table.does("paddy", "done", &[]);
    assert!(table.look().on_map(54) && place(&table, 54).0 < 0);
}

#[test]
fn rav_patrol_s5_turned_round_it_comes_back() {
    let mut table = patrol("-1 4 W step 10", &["paddy @ x11"], "");
    table.does("paddy", "done", &[]).shows(&["u54 motorbike rover @ -2 4 E done backward"]);
    let mut table = patrol("-2 4 E backward", &["paddy @ x11"], "");
    table.does("paddy", "done", &[]);
    // Five squares east, a left turn, four north.
    assert_eq!(place(&table, 54), (4, -1, Facing::North));
}

#[test]
fn rav_patrol_s6_off_the_map_it_neither_sees_nor_hears() {
    let mut table = road(
        "acting = 'paddy'\nmen = ['paddy @ c5 N']\nunits = ['u54 motorbike rover @ -2 4 E backward', 'u0 rifle guard @ c9 S']",
    );
    table.does("paddy", "attack pistol u0", &[6]).shows(&["u54 motorbike rover @ -2 4 E backward"]);
    assert!(!table.state.friend(0).is(mood::EXPOSED));
}

#[test]
fn rav_patrol_s7_no_card_turns_it() {
    let mut table = road_phase(
        "event",
        &["paddy @ x11"],
        &["u54 motorbike rover @ 4 1 S step 3"],
        "deck = ['E15']\nspecials = 0",
    );
    table.does("paddy", "done", &[1]).shows(&["u54 motorbike rover @ 4 1 S step 3"]);
}

#[test]
fn rav_patrol_s8_noise_alerts_but_does_not_turn_it() {
    let mut table = road(
        "acting = 'paddy'\nmen = ['paddy @ j1 W']\nunits = ['u54 motorbike rover @ 4 1 S step 3', 'u0 rifle guard @ n1 E']",
    );
    table.does("paddy", "attack pistol u0", &[6]).shows(&["u54 motorbike rover @ 4 1 S step 3 alerted"]);
}

#[test]
fn rav_patrol_s9_it_stops_at_what_it_sees() {
    let mut table = patrol(START, &["paddy @ x11"], "bodies = ['f9']");
    table.does("paddy", "done", &[]);
    assert!(table.state.units[54].has(flag::ALERTED));
    assert_eq!(place(&table, 54), (4, -1, Facing::South), "eight squares before its front");
    let mut table = patrol(START, &["paddy @ f9"], "");
    table.does("paddy", "done", &[]);
    assert!(table.state.friend(0).is(mood::EXPOSED));
}

/// The convoy lines up: scout, two trucks, motorbike.
fn convoy(men: &[&str], more: &str) -> Table {
    let mut table =
        road(&format!("steps = ['event run 0']\nspecial = 'convoy'\ncard = 'none'\nmen = {men:?}\n{more}"));
    table.does("paddy", "done", &[]);
    table
}

const LINED_UP: [&str; 4] = [
    "u52 motorbike scout @ -2 5 E post 0",
    "u53 truck convoy @ -10 5 E post 4",
    "u54 truck convoy @ -18 5 E post 12",
    "u55 motorbike convoy @ -22 5 E post 20",
];

/// An Axis Advance Phase of the convoy.
fn drive(units: &[&str], men: &[&str], more: &str) -> Table {
    let mut table = road_phase("advance", men, units, &format!("convoy = true\n{more}"));
    table.does("paddy", "done", &[]);
    table
}

#[test]
fn rav_convoy_s1_along_its_line() {
    // Fifteen squares east, then the turn south.
    let table = drive(&["u53 truck convoy @ 4 5 E post 0 step 10"], &["paddy @ a1"], "");
    assert_eq!(place(&table, 53), (13, 6, Facing::South), "five squares, a turn for two points, one more");
}

#[test]
fn rav_convoy_s2_it_lines_up_at_the_edge() {
    let table = convoy(&["paddy @ x11"], "");
    table.shows(&LINED_UP).shows(&["convoy = true"]);
    assert!((52..56).all(|u| !table.look().on_map(u)));
}

#[test]
fn rav_convoy_s3_from_the_next_advance_until_it_is_away() {
    let table = drive(&LINED_UP, &["paddy @ x11"], "");
    assert_eq!([52, 53, 54, 55].map(|u| place(&table, u).0), [6, -2, -10, -14]);
    let table = drive(&["u53 truck convoy @ 13 11 S post 0 step 22"], &["paddy @ a1"], "");
    assert_eq!(table.result(), Some((None, "end.lost")), "a truck is away");
}

#[test]
fn rav_convoy_s4_two_clear_squares_between() {
    // The scout stands: the truck comes no nearer than two squares.
    let units =
        ["u52 motorbike scout @ 10 5 E post 0 step 12 done", "u53 truck convoy @ 0 5 E post 0 step 6"];
    let table = drive(&units, &["paddy @ x11"], "");
    assert_eq!(place(&table, 53), (2, 5, Facing::East));
}

#[test]
fn rav_convoy_s5_at_the_speed_of_the_slowest() {
    let table = drive(&LINED_UP[..2], &["paddy @ x11"], "");
    assert_eq!(place(&table, 52).0, 6, "eight, not ten");
    let table = drive(&LINED_UP[..1], &["paddy @ x11"], "");
    assert_eq!(place(&table, 52).0, 8, "ten by itself");
}

#[test]
fn rav_convoy_s6_it_is_alerted_like_others() {
    let mut table = road(
        "acting = 'paddy'\nconvoy = true\nmen = ['paddy @ j2 W']\nunits = ['u53 truck convoy @ 4 5 E post 0 step 10', 'u0 rifle guard @ n2 E']",
    );
    table.does("paddy", "attack pistol u0", &[6]).shows(&["u53 truck convoy @ 4 5 E post 0 step 10 alerted"]);
}

#[test]
fn rav_convoy_s7_the_armed_attack() {
    let units = [
        "u55 motorbike convoy @ 4 5 E post 0 step 6 alerted",
        "u53 truck convoy @ 13 6 S post 0 step 17 alerted",
    ];
    let mut table = road_phase("attack", &["paddy @ i7 exposed"], &units, "convoy = true");
    table.does("paddy", "done", &[2, 1, 1]);
    assert_eq!(table.state.friend(0).health, 4);
}

#[test]
fn rav_convoy_s8_it_stays_on_its_line() {
    let table =
        drive(&["u55 motorbike convoy @ 0 5 E post 0 step 2 alerted"], &["paddy @ a1 exposed"], BATTLE);
    assert_eq!(place(&table, 55), (10, 5, Facing::East));
}

#[test]
fn rav_scout_s2_after_the_alarm_it_advances() {
    let scout = ["u52 motorbike scout @ 0 5 E post 0 step 2 alerted"];
    let mut table = drive(&scout, &["paddy @ a11 exposed"], BATTLE);
    table.waits();
    assert!(table.look().spots(52, rogue_regiment::Prey::Friend(0)), "{:?}", place(&table, 52));
    let table = drive(&scout, &["paddy @ a11 exposed"], "");
    assert_eq!(place(&table, 52), (10, 5, Facing::East), "in stealth it keeps to the line");
}

#[test]
fn rav_convoy_s9_a_truck_needs_two_points_to_turn() {
    // Seven squares to the turn, one point left: it waits.
    let table = drive(&["u53 truck convoy @ 2 5 E post 0 step 8"], &["paddy @ a1"], "");
    assert_eq!(place(&table, 53), (9, 5, Facing::East));
    let table = drive(&["u53 truck convoy @ 9 5 E post 0 step 15"], &["paddy @ a1"], "");
    assert_eq!(place(&table, 53), (13, 11, Facing::South), "a turn and six squares");
}

#[test]
fn rav_convoy_s10_nobody_catches_up() {
    // Far behind, it still drives eight.
    let units = ["u53 truck convoy @ 6 5 E post 0 step 12 done", "u55 motorbike convoy @ -22 5 E post 20"];
    let table = drive(&units, &["paddy @ a1"], "");
    assert_eq!(place(&table, 55).0, -14);
}

#[test]
fn rav_convoy_s11_who_stands_in_its_path_is_run_over() {
    let table = drive(&["u53 truck convoy @ 0 5 E post 0 step 6"], &["paddy @ j6", "reg @ x11"], "");
    assert_eq!(table.state.friend(0).fate, Fate::Dead);
    assert_eq!(place(&table, 53), (8, 5, Facing::East));
}

#[test]
fn rav_convoy_s8_a_marked_shot_does_not_stop_it() {
    let men = ["paddy @ f2 S marks u53"];
    let mut table = drive(&["u53 truck convoy @ 0 5 E post 0 step 6"], &men, "");
    table.does("paddy", "fire paddy pistol", &[1]);
    table.waits();
    assert_eq!(place(&table, 53), (8, 5, Facing::East));
}

#[test]
fn rav_spawn_s1_on_the_tile_then_onto_the_map() {
    let mut table = road(
        "steps = ['event run 0 battle']\nspecial = 'half-track'\ncard = 'none'\nbattle = true\nstealth = 0\nmen = ['paddy @ x11 exposed']",
    );
    table.does("paddy", "done", &[]).shows(&["u52 half-track reserve @ 12 -4 S alerted"]);
    let units = ["u52 half-track reserve @ 12 -4 S alerted"];
    let mut table = road_phase("advance", &["paddy @ m11 exposed"], &units, BATTLE);
    table.does("paddy", "done", &[]);
    table.waits();
    assert!(table.look().on_map(52));
}

#[test]
fn rav_spawn_s2_diagonally_too() {
    let table = road("acting = 'paddy'\nmen = ['paddy @ a1']");
    let at = Wheels { col: 12, row: -4, face: Facing::South };
    assert_eq!(drive_cost(table.look(), at, 4, Drive::AheadLeft), Some(1));
    assert_eq!(drive_cost(table.look(), at, 4, Drive::AheadRight), Some(1));
}

#[test]
fn robject_drum_s4_vehicles_drive_through_the_fire() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ a1']\nfires = ['m6']");
    let at = Wheels { col: 12, row: 6, face: Facing::North };
    assert_eq!(drive_cost(table.look(), at, 2, Drive::Ahead), Some(1));
    // Infantry does not pass.
    let g = table.rules.theatre().ground();
    let square = |name: &str| g.find(name).expect("a square");
    assert_eq!(rogue_regiment::step_cost(table.look(), square("m8"), square("m7")), None);
}

#[test]
fn ritem_trap_s4_vehicles_do_not_mind_traps() {
    let mut table = patrol(START, &["paddy @ x11"], "traps = ['e3']");
    table.does("paddy", "done", &[]).shows(&["traps: e3"]);
    assert_eq!(place(&table, 54), (-1, 4, Facing::West));
}
