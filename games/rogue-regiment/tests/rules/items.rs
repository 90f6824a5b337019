//! Objects, items and weapons.

use rogue_regiment::{Item, flag, mood};

use super::support::{Looking, given, paddy};

fn count(table: &super::support::Table, f: u8, item: Item) -> u8 {
    table.state.friend(f).count(item)
}

#[test]
fn robject_body_s1_infantry_leaves_a_body() {
    let mut table = paddy("f6 N", &["u0 smg guard @ f4 N"]);
    table.does("paddy", "attack pistol u0", &[6]).shows(&["bodies: f4"]);
}

#[test]
fn robject_body_s2_a_body_in_sight_alerts() {
    let mut table = given(
        "acting = 'paddy'\nmen = ['paddy @ f11 carries body']\nunits = ['u0 rifle guard @ f9 W', 'u1 rifle guard @ j8 E']",
    );
    table
        .does("paddy", "place body e10", &[])
        .shows(&["u0 rifle guard @ f9 W alerted", "u1 rifle guard @ j8 E alerted"]);
}

#[test]
fn robject_body_s4_water_takes_it() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ p3 carries body']");
    table.does("paddy", "place body q3", &[]);
    assert!(table.state.bodies.is_empty());
}

#[test]
fn robject_body_s5_it_stops_nobody() {
    let table =
        given("acting = 'paddy'\nmen = ['paddy @ f6']\nbodies = ['f5']\nunits = ['u0 rifle guard @ f2 S']");
    table.allows("paddy", "move f5");
    assert_eq!(table.level(0, "f6"), 0);
}

#[test]
fn robject_drum_s1_a_shot_bursts_it() {
    let mut table =
        given("acting = 'paddy'\nmen = ['paddy @ f9']\nunits = ['u0 rifle guard @ f4 N']\ndrums = ['f5']");
    table.does("paddy", "burst pistol f5", &[4, 6, 6, 6, 6, 6]).shows(&["bodies: f4", "fires: f5"]);
    let silent = given("acting = 'andy'\nmen = ['andy @ f9']\ndrums = ['f6']");
    silent.refuses("andy", "burst harpoon f6", "object.drum/1");
}

#[test]
fn robject_drum_s2_five_dice() {
    let units = "units = ['u0 rifle guard @ f4 N', 'u1 rifle guard @ g4 N', 'u2 rifle guard @ e6 N']";
    let mut table = given(&format!("acting = 'paddy'\nmen = ['paddy @ i9']\n{units}\ndrums = ['f5']"));
    table.does("paddy", "burst pistol f5", &[6, 3, 3, 2, 1, 1]).shows(&[
        "bodies: f4",
        "bodies: g4",
        "bodies: e6",
    ]);
}

#[test]
fn robject_drum_s3_the_fire_stays_and_closes() {
    let table =
        given("acting = 'paddy'\nmen = ['paddy @ f7']\nunits = ['u0 rifle guard @ f2 S']\nfires = ['f5']");
    table.refuses("paddy", "move f6", "object.drum/3");
    assert_eq!(table.level(0, "f7"), 2);
}

#[test]
fn robject_blast_friends_under_it_die() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ f9', 'jock @ g6']\ndrums = ['f5']");
    table.does("paddy", "burst pistol f5", &[6, 1, 1, 1, 1, 1]).shows(&["jock dead N health 0 ap 0"]);
}

#[test]
fn robject_drum_s5_it_hides_what_is_low() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ f6 crouched']\nunits = ['u0 rifle guard @ f2 S']\ndrums = ['f5']",
    );
    assert!(!table.look().sees(0, 0));
    assert_eq!(table.level(0, "f6"), 1);
}

#[test]
fn robject_drum_s6_one_passes_but_does_not_stop() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ f6 carries body']\ndrums = ['f5']");
    table.refuses("paddy", "move f5", "object.drum/6");
}

#[test]
fn ritem_knife_only_for_assassination() {
    paddy("f4 S", &["u0 rifle guard @ f5 N"]).refuses("paddy", "attack knife u0", "action.knife/2");
}

#[test]
fn ritem_sten_s2_three_dice() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f4 N"]);
    table.does("paddy", "attack sten u0", &[1, 1, 3]).shows(&["bodies: f4"]);
}

#[test]
fn ritem_sten_s3_spray() {
    let mut table =
        paddy("f6 N", &["u0 rifle guard @ f4 N", "u1 rifle guard @ g4 N", "u2 rifle guard @ i4 N"]);
    table.does("paddy", "attack sten u0", &[3, 1, 1]).refuses("paddy", "hit unit u2", "item.sten/3");
    table.does("paddy", "hit unit u1", &[]).shows(&["bodies: g4"]);
    // Nothing else that is fired from the hand sprays.
    for weapon in ["pistol", "sniper", "harpoon"] {
        let mut table =
            paddy("f6 N", &["u0 rifle guard @ f4 N", "u1 rifle guard @ g4 N", "u2 rifle guard @ i4 N"]);
        table.state.friends[0].items[Item::Sniper as usize] = 1;
        table.state.friends[0].items[Item::Harpoon as usize] = 1;
        table.does("paddy", &format!("attack {weapon} u0"), &[6]).shows(&["bodies: f4"]);
    }
}

#[test]
fn ritem_sten_s4_the_target_decides_the_range() {
    // The target is at 4 squares, its neighbour at 5: all dice count as short.
    let mut table = paddy("f8 N", &["u0 rifle guard @ f4 N", "u1 rifle guard @ g3 N"]);
    table.does("paddy", "attack sten u0", &[3, 3, 1]).shows(&["bodies: f4", "bodies: g3"]);
}

#[test]
fn ritem_sten_s5_five_tokens() {
    assert_eq!(count(&paddy("f6 N", &[]), 0, Item::Sten), 5);
}

#[test]
fn ritem_sten_s6_each_use_takes_one() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f4 N"]);
    table.does("paddy", "attack sten u0", &[1, 1, 1]);
    assert_eq!(count(&table, 0, Item::Sten), 4);
    paddy("f6 N has pistol", &["u0 rifle guard @ f4 N"]).refuses("paddy", "attack sten u0", "comp.board/4");
}

#[test]
fn ritem_pistol_s2_it_never_runs_out() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f4 N"]);
    table.does("paddy", "attack pistol u0", &[1]);
    assert_eq!(count(&table, 0, Item::Pistol), 1);
}

#[test]
fn ritem_pistol_s3_five_or_more() {
    let mut table = paddy("f6 N", &["u0 rifle guard @ f1 N"]);
    table.does("paddy", "attack pistol u0", &[4]).hides(&["bodies: f1"]);
}

#[test]
fn ritem_trap_s1_it_is_placed() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ f6']");
    table.does("jock", "place item trap f7", &[]).shows(&["traps: f7"]);
}

#[test]
fn ritem_trap_s2_the_first_to_step_in_dies() {
    let mut table = given(
        "phase = 'patrol'\nmen = ['paddy @ a1']\ntoken = 'white'\ntraps = ['c12']\nunits = ['u0 rifle patrol @ a12 E post 0']",
    );
    table.does("paddy", "done", &[]).shows(&["bodies: c12", "traps: c12 used"]);
}

#[test]
fn ritem_trap_s3_it_is_used_again() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ f6 N has knife']\ntraps = ['f7 used']");
    table.does("jock", "move f7; pick-up item trap; place item trap f8", &[]).shows(&["traps: f8"]);
}

#[test]
fn ritem_lewes_s1_it_is_placed() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ f6']");
    table.does("jock", "place item bomb f7; fuse 3", &[]).shows(&["bombs: f7 fuse 3"]);
    // Those that lie there are kept in order, whichever was placed last, already while its fuse is set.
    for other in ["a1", "k9"] {
        let mut table = given(&format!("acting = 'jock'\nmen = ['jock @ f6']\nbombs = ['{other} fuse 4']"));
        table.does("jock", "place item bomb f7", &[]);
        assert!(table.state.bombs.len() == 2 && table.state.bombs.is_sorted(), "{:?}", table.state.bombs);
    }
}

#[test]
fn ritem_lewes_s2_at_most_twenty_cards_down() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ f6']");
    table.does("jock", "place item bomb f7", &[]).refuses("jock", "fuse 21", "item.lewes/2");
    let mut few = given("acting = 'jock'\nmen = ['jock @ f6']\ndeck = ['E01', 'E02']\nspecials = 0");
    few.does("jock", "place item bomb f7", &[])
        .refuses("jock", "fuse 3", "item.lewes/2")
        .allows("jock", "fuse 2");
}

#[test]
fn ritem_lewes_s3_it_goes_off_when_its_card_comes_up() {
    let mut table = given(
        "phase = 'event'\nmen = ['paddy @ a1']\ndeck = ['E01']\nspecials = 0\nbombs = ['f7 fuse 1', 'k9 fuse 2']",
    );
    table
        .does("paddy", "done", &[1, 1, 1, 1, 1, 1, 1])
        .shows(&["bombs: k9 fuse 1"])
        .hides(&["bombs: f7 fuse 0"]);
}

#[test]
fn ritem_lewes_s4_six_dice() {
    let units = "units = ['u0 rifle guard @ f8 N', 'u1 rifle guard @ g8 N']\nobjectives = ['dump 4']";
    let mut table = given(&format!(
        "phase = 'event'\nmen = ['paddy @ a1']\ndeck = ['E05']\nspecials = 0\nbombs = ['f7 fuse 1']\n{units}"
    ));
    table.does("paddy", "done", &[1, 2, 2, 1, 1, 1, 1]).shows(&["bodies: f8", "bodies: g8"]);
}

#[test]
fn ritem_lewes_s5_it_is_gone() {
    let mut table =
        given("phase = 'event'\nmen = ['paddy @ a1']\ndeck = ['E05']\nspecials = 0\nbombs = ['f7 fuse 1']");
    table.does("paddy", "done", &[1, 1, 1, 1, 1, 1, 1]);
    assert!(table.state.bombs.is_empty());
}

#[test]
fn ritem_lewes_s7_two_in_one_place_go_off_together() {
    let mut table = given(
        "phase = 'event'\nmen = ['paddy @ a1']\ndeck = ['E05']\nspecials = 0\nbombs = ['f7 fuse 1', 'f7 fuse 9']\nunits = ['u0 rifle guard @ f8 N']",
    );
    // Six dice each: what the first misses the second may hit.
    table.does("paddy", "done", &[1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1]).shows(&["bodies: f8"]);
    assert!(table.state.bombs.is_empty());
}

#[test]
fn ritem_lewes_s8_it_is_not_picked_up() {
    let mut table = given("acting = 'jock'\nmen = ['jock @ f6']\nbombs = ['f7 fuse 5']");
    table.does("jock", "move f7", &[]).refuses("jock", "pick-up item bomb", "action.pickup/1");
}

#[test]
fn ritem_grenade_s1_range_six() {
    let table = paddy("f9 N", &[]);
    table.allows("paddy", "throw f3").refuses("paddy", "throw f2", "item.grenade/1");
}

#[test]
fn ritem_grenade_s2_four_dice() {
    let mut table = paddy("f8 N", &["u0 rifle guard @ f4 N", "u1 rifle guard @ g4 N"]);
    table.does("paddy", "throw f4", &[2, 2, 1, 1]).shows(&["bodies: f4", "bodies: g4"]);
}

#[test]
fn ritem_grenade_s3_nothing_stays() {
    let mut table = paddy("f8 N", &["u0 rifle guard @ f4 N"]);
    table.does("paddy", "throw f4", &[2, 1, 1, 1]);
    assert!(table.state.fires.is_empty());
    assert_eq!(count(&table, 0, Item::Grenade), 1);
}

#[test]
fn ritem_grenade_s4_a_square_is_marked() {
    let mut table =
        given("phase = 'event'\nmen = ['paddy @ f8 N marks f4']\nunits = ['u0 rifle guard @ f4 N']");
    table.does("paddy", "done", &[1]).does("paddy", "lob paddy", &[2, 1, 1, 1]).shows(&["bodies: f4"]);
}

#[test]
fn ritem_grenade_s5_no_two_more() {
    // A 1 never hits: 1 + 2 would.
    let mut table =
        given("phase = 'event'\nmen = ['paddy @ f8 N marks f4']\nunits = ['u0 rifle guard @ f4 N']");
    table.does("paddy", "done", &[1]).does("paddy", "lob paddy", &[1, 1, 1, 1]).hides(&["bodies: f4"]);
}

#[test]
fn ritem_grenade_s6_out_of_sight_it_scatters() {
    let mut table = paddy("g4 W", &["u0 rifle guard @ d4 N"]);
    table.does("paddy", "throw d4", &[3, 4, 6, 1, 1, 1]).shows(&["bodies: d4"]);
}

#[test]
fn ritem_grenade_s7_the_six_is_his_facing() {
    // 2D6 = 6: further on in the facing, W; 1D6 = 1: one square.
    let mut table = paddy("g4 W", &["u0 rifle guard @ c4 N", "u1 rifle guard @ e4 N"]);
    table.does("paddy", "throw d4", &[2, 4, 1, 6, 1, 1, 1]);
    assert!(table.state.units[1].has(flag::HERE));
}

#[test]
fn ritem_grenade_s8_one_to_three_squares() {
    // Into the house, unseen. 2D6 = 8: back toward the thrower, who faces W.
    let units =
        ["u0 rifle guard @ e3 N", "u1 rifle guard @ f5 N", "u2 rifle guard @ h3 N", "u3 rifle guard @ i5 N"];
    for (die, killed) in [(1, [0, 1]), (2, [0, 1]), (3, [1, 2]), (4, [1, 2]), (5, [2, 3]), (6, [2, 3])] {
        let mut table = paddy("k4 W", &units);
        table.does("paddy", "throw e4", &[4, 4, die, 2, 2, 2, 2]);
        let dead = (0..4).filter(|u| !table.state.units[*u].has(flag::HERE)).collect::<Vec<_>>();
        assert_eq!(dead, killed, "on a {die}");
    }
}

#[test]
fn ritem_mine_s1_it_is_placed() {
    let mut table = given("acting = 'andy'\nmen = ['andy @ f6 N has mine']");
    table.does("andy", "place item mine f7", &[]).shows(&["mines: f7"]);
}

#[test]
fn ritem_mine_s2_the_first_to_enter_sets_it_off() {
    let mut table = given(
        "phase = 'patrol'\nmen = ['paddy @ a1']\ntoken = 'white'\nmines = ['c12']\nunits = ['u0 rifle patrol @ a12 E post 0']",
    );
    table.does("paddy", "done", &[6, 1, 1, 1]).shows(&["bodies: c12"]);
}

#[test]
fn ritem_mine_s3_four_dice() {
    let mut table = given(
        "phase = 'patrol'\nmen = ['paddy @ a1']\ntoken = 'white'\nmines = ['c12']\nunits = ['u0 rifle patrol @ a12 E post 0', 'u1 smg guard @ d11 E']",
    );
    table.does("paddy", "done", &[2, 2, 1, 1]).shows(&["bodies: c12", "bodies: d11"]);
}

#[test]
fn ritem_mine_s4_nothing_stays() {
    let mut table = given(
        "phase = 'patrol'\nmen = ['paddy @ a1']\ntoken = 'white'\nmines = ['c12']\nunits = ['u0 rifle patrol @ a12 E post 0']",
    );
    table.does("paddy", "done", &[6, 1, 1, 1]);
    assert!(table.state.mines.is_empty() && table.state.fires.is_empty());
}

#[test]
fn ritem_grapple_only_at_climbing_points() {
    given("acting = 'jock'\nmen = ['jock @ d10 S']").refuses("jock", "climb d11", "cover.high-wall/1");
}

fn lucky() -> super::support::Table {
    given(
        "acting = 'paddy'\nmen = ['paddy @ f6 N', 'reg @ a12 N has knife rabbit']\nunits = ['u0 rifle guard @ f4 N']",
    )
}

#[test]
fn ritem_rabbit_s1_a_die_becomes_a_six() {
    let mut table = lucky();
    table.does("paddy", "attack pistol u0", &[1]).does("reg", "luck reg 0", &[]).shows(&["bodies: f4"]);
}

#[test]
fn ritem_rabbit_s2_for_another() {
    let mut table = lucky();
    table.does("paddy", "attack pistol u0", &[1]).asks("reg");
}

#[test]
fn ritem_rabbit_s3_then_it_is_gone() {
    let mut table = lucky();
    table.does("paddy", "attack pistol u0", &[1]).does("reg", "luck reg 0", &[]);
    assert_eq!(count(&table, 2, Item::Rabbit), 0);
}

#[test]
fn ritem_sniper_s2_five_tokens() {
    assert_eq!(count(&given("acting = 'reg'\nmen = ['reg @ a1']"), 2, Item::Sniper), 5);
}

#[test]
fn ritem_sniper_s3_each_use_takes_one() {
    let mut table = given("acting = 'reg'\nmen = ['reg @ m9 W']\nunits = ['u0 rifle guard @ a9 W']");
    table.does("reg", "attack sniper u0", &[3]).shows(&["bodies: a9"]);
    assert_eq!(count(&table, 2, Item::Sniper), 4);
}

#[test]
fn ritem_camo_s1_in_woods_only_from_beside() {
    let seen = |at: &str| {
        let table =
            given(&format!("acting = 'reg'\nmen = ['reg @ j3']\nunits = ['u0 rifle guard @ {at} N']"));
        table.look().sees(0, 2)
    };
    assert!(seen("j4") && !seen("j5"));
}

#[test]
fn ritem_camo_s2_not_when_exposed_or_loaded() {
    for how in ["exposed", "carries body"] {
        let table =
            given(&format!("acting = 'reg'\nmen = ['reg @ j3 {how}']\nunits = ['u0 rifle guard @ j5 N']"));
        assert!(table.look().sees(0, 2));
    }
}

#[test]
fn ritem_medkit_s1_all_health() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ f6 N has medkit', 'reg @ f5 health 1']");
    table.does("paddy", "treat reg", &[]);
    assert_eq!((table.state.friend(2).health, table.state.friend(0).ap), (6, 4));
}

#[test]
fn ritem_medkit_s2_then_it_is_gone() {
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ f6 N health 1 has medkit']");
    table.does("paddy", "treat paddy", &[]).refuses("paddy", "treat paddy", "item.medkit/1");
}

#[test]
fn ritem_diving_s1_and_s2_the_token_changes() {
    let mut table = given("acting = 'andy'\nmen = ['andy @ p3']");
    table.does("andy", "sprint; move q3", &[]);
    assert!(table.state.friend(3).is(mood::DIVING));
}

#[test]
fn ritem_diving_s2_into_the_water_he_dives() {
    let mut table = given("acting = 'andy'\nmen = ['andy @ p3']");
    table.does("andy", "move q3", &[]);
    assert!(table.state.friend(3).is(mood::DIVING));
    // Not with a move that is one with an attack.
    let table = given("acting = 'andy'\nmen = ['andy @ p3']\nunits = ['u0 rifle guard @ m3 W']");
    table.allows("andy", "move-attack; move o3; attack pistol u0");
    table.refuses("andy", "move-attack; move q3", "item.diving/2");
    table.refuses("andy", "attack-move; attack pistol u0; move q3", "item.diving/2");
}

#[test]
fn ritem_diving_s3_move_in_water_sprint_out_of_it() {
    let mut table = given("acting = 'andy'\nmen = ['andy @ q3 diving']");
    table.does("andy", "move r3; move q3", &[]);
    table.does("andy", "sprint", &[]).refuses("andy", "move r3", "item.diving/3");
    let mut table = given("acting = 'andy'\nmen = ['andy @ q3 diving']");
    table.does("andy", "sprint; move p3-o3-n3", &[]);
    assert!(!table.state.friend(3).is(mood::DIVING));
}

#[test]
fn ritem_diving_s4_walls_of_a_bridge_keep_him_in_the_water() {
    let mut table = given("acting = 'andy'\nmen = ['andy @ q5 diving']");
    table.does("andy", "move q6", &[]);
    assert!(table.state.friend(3).is(mood::DIVING));
}

#[test]
fn ritem_diving_s5_under_a_bridge() {
    let mut table = given("acting = 'andy'\nmen = ['andy @ q5 diving']\nunits = ['u0 rifle guard @ q6 E']");
    table.does("andy", "move q6; move q7; move q8", &[]).shows(&["u0 rifle guard @ q6 E"]);
    assert!(table.state.friend(3).is(mood::DIVING));
}

#[test]
fn ritem_diving_s7_from_a_bridge_over_its_wall() {
    let mut table = given("acting = 'andy'\nmen = ['andy @ q6']");
    table.does("andy", "move q5", &[]);
    assert!(table.state.friend(3).is(mood::DIVING));
}

#[test]
fn ritem_diving_s8_hidden_unless_exposed() {
    let seen = |how: &str| {
        let table =
            given(&format!("acting = 'andy'\nmen = ['andy @ q3 {how}']\nunits = ['u0 rifle guard @ n3 E']"));
        table.look().sees(0, 3)
    };
    assert!(!seen("diving") && seen("exposed diving"));
}

#[test]
fn rcomp_board_s4_only_ones_own() {
    given("acting = 'jock'\nmen = ['jock @ f6', 'paddy @ f7']\nunits = ['u0 rifle guard @ f4 N']").refuses(
        "jock",
        "attack sten u0",
        "comp.board/4",
    );
}
