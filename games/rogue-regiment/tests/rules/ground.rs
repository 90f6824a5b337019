//! Map, cover, buildings: movement and sight.

use super::support::{Looking, given, paddy};

#[test]
fn rmap_squares_s2_a_square_holds_one() {
    paddy("f6 N", &["u0 rifle guard @ f5 N"]).refuses("paddy", "move f5", "map.squares/2");
}

#[test]
fn rmap_squares_s3_one_may_pass_but_not_stop() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f5 N alerted"]);
    table.does("paddy", "sprint; move f5", &[]).refuses("paddy", "halt", "map.squares/2");
    table.does("paddy", "move f4", &[]).allows("paddy", "halt");
}

#[test]
fn rmap_normal_neither_movement_nor_sight_suffers() {
    let table = paddy("f6 N", &["u0 rifle guard @ h1 S"]);
    table.allows("paddy", "move f5");
    assert_eq!(table.level(0, "h6"), 0);
}

#[test]
fn rmap_water_s1_sight_goes_across() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ f6']\nunits = ['u0 rifle guard @ p3 E']");
    assert_eq!(table.level(0, "u3"), 0);
}

#[test]
fn rmap_water_s2_water_is_closed() {
    paddy("p3 E", &[]).refuses("paddy", "move q3", "map.water/2");
}

#[test]
fn rmap_water_s3_divers_swim() {
    let mut table = given("acting = 'andy'\nmen = ['andy @ p3 E']");
    table
        .does("andy", "move q3", &[])
        .shows(&["andy @ q3 E health 5 ap 3 diving arrived fielded has diving pistol harpoon=3 bomb=2"]);
}

#[test]
fn rmap_woods_s1_sight_goes_in_and_out() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ a1']\nunits = ['u0 rifle guard @ j3 S', 'u1 rifle guard @ j6 N']",
    );
    assert_eq!((table.level(0, "j6"), table.level(1, "j3")), (0, 1));
}

#[test]
fn rmap_woods_s2_not_through() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ a1']\nunits = ['u0 rifle guard @ j6 N']");
    assert_eq!(table.level(0, "j1"), 2);
}

#[test]
fn rmap_woods_s3_low_ones_are_seen_from_beside_only() {
    let seen = |at: &str| {
        let table = given(&format!(
            "acting = 'paddy'\nmen = ['paddy @ j3 crouched']\nunits = ['u0 rifle guard @ {at} N']"
        ));
        table.look().sees(0, 0)
    };
    assert!(seen("j4") && !seen("j5"));
}

#[test]
fn rmap_woods_s4_woods_are_soft_cover() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ j3']\nunits = ['u0 smg guard @ j6 N']");
    let g = table.rules.theatre().ground();
    let at = |name: &str| g.find(name).expect("a square");
    assert_eq!(table.look().sight().cover(at("j6"), at("j3")), -1);
}

#[test]
fn rmap_rock_s1_sight_goes_in() {
    let table = paddy("a1 N", &["u0 rifle guard @ h7 S", "u1 rifle guard @ f10 E"]);
    assert_eq!((table.level(0, "h10"), table.level(1, "h10")), (0, 0));
}

#[test]
fn rmap_rock_s2_not_through() {
    let table = paddy("a1 N", &["u0 rifle guard @ f10 E"]);
    assert_eq!(table.level(0, "k10"), 2);
}

#[test]
fn rmap_rock_s3_rock_is_closed() {
    paddy("g10 E", &[]).refuses("paddy", "move h10", "map.rock/3");
}

#[test]
fn rmap_rock_s4_the_hook_leads_up() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ h9 S']");
    table
        .does("jock", "climb h10; climb i10", &[])
        .shows(&["jock @ i10 S health 5 ap 0 arrived fielded has knife hook net pistol trap=2 bomb"]);
    paddy("h9 S", &[]).refuses("paddy", "climb h10", "item.grapple");
}

#[test]
fn rmap_adjacent_diagonals_count() {
    let table = paddy("f6 N", &[]);
    table.allows("paddy", "move g5").refuses("paddy", "move h5", "map.adjacent");
}

#[test]
fn rcover_low_s1_low_cover_hides_what_is_low() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ b8 crouched', 'reg @ a8']\nunits = ['u0 rifle guard @ c5 S', 'u1 smg guard @ b7 S']\nbodies = ['c8']",
    );
    // From behind the hedge a standing man is seen, a crouched one and a body are not, not even from beside.
    assert!(!table.look().sees(1, 0) && table.look().sees(1, 2));
    let body = table.rules.theatre().ground().find("c8").expect("a square");
    assert!(!table.look().sees_body(1, body));
}

#[test]
fn rcover_low_s2_cover_beside_him_counts() {
    let cover = |from: &str, to: &str| {
        let table = paddy("a1 N", &[]);
        let g = table.rules.theatre().ground();
        let at = |name: &str| g.find(name).expect("a square");
        table.look().sight().cover(at(from), at(to))
    };
    assert_eq!((cover("b5", "b8"), cover("b5", "b9"), cover("g5", "g8")), (-1, 0, -2));
}

#[test]
fn rcover_low_wall_s1_hard_cover() {
    let table = paddy("a1 N", &[]);
    let g = table.rules.theatre().ground();
    let at = |name: &str| g.find(name).expect("a square");
    assert_eq!(table.look().sight().cover(at("h4"), at("h8")), -2);
}

#[test]
fn rcover_low_wall_s2_one_steps_over() {
    let mut table = paddy("g7 S", &[]);
    table.does("paddy", "move g8", &[]);
    let mut table = paddy("g7 S", &[]);
    table.does("paddy", "sprint; move g8-g9", &[]);
}

#[test]
fn rcover_low_wall_s3_who_is_beside_it_looks_over() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ g8 crouched']\nunits = ['u1 rifle guard @ g5 S', 'u2 rifle guard @ h6 S']",
    );
    assert_eq!((table.level(1, "g8"), table.level(2, "g8")), (1, 1));
    let near = given("acting = 'paddy'\nmen = ['paddy @ g9 crouched']\nunits = ['u0 rifle guard @ g7 S']");
    assert!(near.look().sees(0, 0) && !table.look().sees(1, 0));
}

#[test]
fn rcover_low_wall_s4_who_looks_along_it_looks_over() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ f8 crouched']\nunits = ['u0 rifle guard @ j7 W']");
    assert_eq!(table.level(0, "f8"), 0);
}

#[test]
fn rcover_hedge_s1_soft_cover() {
    let table = paddy("a1 N", &[]);
    let g = table.rules.theatre().ground();
    let at = |name: &str| g.find(name).expect("a square");
    assert_eq!(table.look().sight().cover(at("c4"), at("c8")), -1);
}

#[test]
fn rcover_hedge_s2_a_hedge_is_climbed() {
    let mut table = paddy("b7 S", &[]);
    table.refuses("paddy", "move b8", "action.move/2");
    table.does("paddy", "climb b8", &[]);
}

#[test]
fn rcover_crates_s1_hard_cover() {
    let table = paddy("a1 N", &[]);
    let g = table.rules.theatre().ground();
    let at = |name: &str| g.find(name).expect("a square");
    assert_eq!(table.look().sight().cover(at("h7"), at("l7")), -2);
}

#[test]
fn rcover_crates_s2_crates_are_climbed() {
    let table = paddy("k7 E", &[]);
    table.refuses("paddy", "move l7", "action.move/2").allows("paddy", "climb l7");
}

#[test]
fn rcover_high_wall_s1_closed_and_opaque() {
    let table = paddy("b10 S", &["u0 rifle guard @ c10 S"]);
    table.refuses("paddy", "move b11", "cover.high-wall/1").refuses(
        "paddy",
        "climb b11",
        "cover.high-wall/1",
    );
    assert_eq!(table.level(0, "c11"), 2);
}

#[test]
fn rcover_high_wall_s2_the_hook_leads_over() {
    given("acting = 'jock'\nmen = ['jock @ e10 S']").allows("jock", "climb e11");
    paddy("e10 S", &[]).refuses("paddy", "climb e11", "item.grapple");
}

#[test]
fn rcover_dump_s1_it_lies_where_the_mission_says() {
    let table = super::support::start();
    assert!(table.look().dump_at(table.rules.theatre().ground().find("u9").expect("a square")).is_some());
}

#[test]
fn rcover_dump_s2_closed_and_opaque() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ u8']\nobjectives = ['dump 4']\nunits = ['u0 rifle guard @ w9 W']",
    );
    table.refuses("paddy", "move u9", "cover.dump/2");
    assert_eq!(table.level(0, "t9"), 2);
}

#[test]
fn rbuilding_wall_closed_and_opaque() {
    let table = paddy("f5 W", &["u0 rifle guard @ g5 W"]);
    table.refuses("paddy", "move e5", "building.wall");
    assert_eq!(table.level(0, "e5"), 2);
}

#[test]
fn rbuilding_door_s1_doors_are_shut_to_sight() {
    let table = paddy("a1 N", &["u0 rifle guard @ h4 W", "u1 rifle guard @ e4 E"]);
    assert_eq!((table.level(0, "e4"), table.level(1, "f4")), (2, 2));
}

#[test]
fn rbuilding_door_s2_one_walks_through() {
    let mut table = paddy("f4 W", &[]);
    table.does("paddy", "move e4", &[]);
    let mut table = paddy("f4 W", &[]);
    table.does("paddy", "sprint; move e4-d4-d5", &[]);
}

#[test]
fn rbuilding_door_s3_not_diagonally() {
    paddy("f5 N", &[]).refuses("paddy", "move e4", "building.door/3");
}

#[test]
fn rbuilding_door_s4_no_attack_through_a_door() {
    paddy("f4 W", &["u0 rifle guard @ e4 W"]).refuses("paddy", "attack pistol u0", "action.attack/4");
}

#[test]
fn rbuilding_window_s1_only_its_squares_see_through() {
    // Far outside in line with the window: the three inside squares, no more.
    let table = paddy("l12 N", &["u0 rifle guard @ d1 S"]);
    assert_eq!((table.level(0, "d3"), table.level(0, "d4"), table.level(0, "d5")), (1, 2, 2));
}

#[test]
fn rbuilding_window_s3_from_inside_one_sees_all() {
    let table = paddy("l12 N", &["u0 rifle guard @ d3 N"]);
    assert_eq!((table.level(0, "d1"), table.level(0, "c1"), table.level(0, "d2")), (0, 0, 0));
}

#[test]
fn rbuilding_window_s4_far_outside_one_sees_three() {
    let table = paddy("l12 N", &["u0 rifle guard @ d1 S"]);
    let seen = ["c3", "d3", "e3", "c4", "d4", "e4"].map(|at| table.level(0, at));
    assert_eq!(seen, [1, 1, 1, 2, 2, 2]);
}

#[test]
fn rbuilding_window_s5_from_outside_at_it_one_sees_all() {
    let table = paddy("l12 N", &["u0 rifle guard @ d2 S"]);
    assert_eq!((table.level(0, "d3"), table.level(0, "d5")), (0, 0));
}

#[test]
fn rbuilding_window_s6_deep_inside_one_sees_three() {
    let table = paddy("l12 N", &["u0 rifle guard @ d5 N"]);
    let seen = ["c2", "d2", "e2", "d1"].map(|at| table.level(0, at));
    assert_eq!(seen, [1, 1, 1, 2]);
}

#[test]
fn rbuilding_window_s7_a_window_hides_what_is_low() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ d3 crouched']\nunits = ['u0 rifle guard @ d1 S']");
    assert!(!table.look().sees(0, 0));
}

#[test]
fn rbuilding_window_s8_hard_cover() {
    let table = paddy("l12 N", &[]);
    let g = table.rules.theatre().ground();
    let at = |name: &str| g.find(name).expect("a square");
    assert_eq!(table.look().sight().cover(at("d1"), at("d3")), -2);
}

#[test]
fn rbuilding_window_s9_who_adjoins_it_sees_what_is_low() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ d3 crouched']\nunits = ['u0 rifle guard @ d2 S']");
    assert!(table.look().sees(0, 0));
}

#[test]
fn rlos_tool_s2_lines_are_exact() {
    // One blocking corner is passed, two are not.
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ a1']\nunits = ['u0 rifle guard @ i4 N', 'u1 rifle guard @ f6 N', 'u2 rifle guard @ f5 N', 'u3 rifle guard @ g6 N']",
    );
    assert_eq!(table.level(0, "j3"), 0);
    assert_eq!(table.level(1, "g5"), 2);
}
