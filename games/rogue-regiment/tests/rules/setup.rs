//! What the mission page lays out, and the first choices.

use rogue_regiment::{Facing, Fate, Item, RogueRegiment, Role, mood};
use sandtable_core::{Game, Options, Rules, Trial};

use super::support::{Looking, Table, given, paddy, phase, road_start, start};

/// A mission of the box.
fn mission(key: &str) -> Table {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    Trial::start(game.prepare(key, &Options::new()).expect("the mission is there"), &[])
}

/// The drill, with the patrols on their routes.
fn deploying() -> Table {
    let mut table = start();
    table.does("paddy", "begin 0; begin 0", &[]);
    table
}

#[test]
fn roverview_mode_s3_the_page_names_the_operators() {
    let operators = |key: &str| mission(key).rules.board().seats.len();
    assert_eq!(["basic-training", "maquis", "road-to-caen"].map(operators), [2, 3, 4]);
}

#[test]
fn rmap_tiles_as_the_page_lays_them() {
    let table = start();
    let g = table.rules.theatre().ground();
    assert_eq!((g.cols, g.rows), (24, 12));
    let letter = |name: &str| g.letters[usize::from(g.find(name).expect("a square"))];
    // Woods on the western tile, the river on the eastern one.
    assert_eq!([letter("j2"), letter("q1"), letter("m1")], [b'T', b'~', b'.']);
    let table = mission("basic-training");
    let g = table.rules.theatre().ground();
    assert_eq!((g.cols, g.rows), (12, 24));
    assert_eq!(g.letters[usize::from(g.find("b14").expect("a square"))], b'_', "3B lies below 7B");
}

#[test]
fn rsetup_spawn_s1_at_the_edge_where_the_page_shows() {
    let table = start();
    let g = table.rules.theatre().ground();
    let tile = &table.rules.theatre().page.spawns[0];
    assert_eq!(tile.mouth.iter().map(|at| g.name(*at)).collect::<Vec<_>>(), ["x6", "x7"]);
    assert_eq!((tile.squares.len(), tile.into), (6, Facing::West));
    assert!(tile.squares.iter().all(|at| !g.on_map(*at)));
}

#[test]
fn rsetup_spawn_s3_the_colour_on_the_card_names_the_tile() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E21']\nspecials = 0");
    table.does("paddy", "done", &[1]).shows(&["u51 smg reserve @ spawn1.a1 W"]);
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E22']\nspecials = 0");
    table.does("paddy", "done", &[1]).shows(&["u51 smg reserve @ spawn2.a1 N"]);
}

#[test]
fn rsetup_entry_s1_operators_start_and_finish_on_their_tile() {
    let mut table = deploying();
    table.refuses("paddy", "deploy paddy f6", "setup.entry/1");
    table.does("paddy", "deploy paddy edge1.d1 crouched", &[]).does("jock", "deploy jock edge1.b1", &[]);
    let crouched = |f: u8| table.state.friend(f).is(mood::CROUCHED);
    assert_eq!([crouched(0), crouched(1)], [true, false]);
    let table = given("acting = 'paddy'\nmen = ['paddy @ a4 W fielded', 'jock @ f6']");
    table.refuses("paddy", "leave", "setup.entry/1");
    let mut table = given("acting = 'paddy'\nmen = ['paddy @ a4 W fielded', 'jock @ f6']");
    table.does("paddy", "move edge1.d2; leave", &[]);
    assert_eq!(table.state.friend(0).fate, Fate::Out);
}

#[test]
fn rsetup_entry_s2_the_jeep_stands_on_it() {
    start().shows(&["jeep @ -4 3 E health 6 ap 0 seats - - - -"]);
    assert!(!mission("basic-training").state.cars.iter().any(|car| car.here));
}

#[test]
fn rcomp_board_s2_equals_share_a_slot() {
    let full = "has grenade trap mine bomb medkit";
    let table = given(&format!("acting = 'paddy'\nmen = ['paddy @ f6 N arrived {full}']\ntraps = ['f6']"));
    table.allows("paddy", "pick-up item trap");
    let full = "has grenade mine bomb medkit rabbit";
    let table = given(&format!("acting = 'paddy'\nmen = ['paddy @ f6 N arrived {full}']\ntraps = ['f6']"));
    table.refuses("paddy", "pick-up item trap", "action.pickup/2");
}

#[test]
fn rcomp_board_s3_ammunition_as_printed() {
    let table = start();
    assert_eq!(table.state.friend(0).count(Item::Sten), 5);
    assert_eq!(table.state.friend(2).count(Item::Sniper), 5);
    assert_eq!(table.state.friend(3).count(Item::Harpoon), 3);
}

#[test]
fn runit_rifle_s1_one_to_a_route() {
    let table = start();
    assert_eq!(table.look().units(|u| u.role == Role::Patrol).count_ones(), 2);
    table.shows(&["u2 rifle patrol @ a12 E post 0", "u3 rifle patrol @ u1 E post 1"]);
}

#[test]
fn runit_rifle_s2_none_comes_in_battle() {
    for card in ["E15", "E21", "E25"] {
        let more = format!("deck = ['{card}']\nspecials = 0\nbattle = true\nstealth = 0");
        let mut table = phase("event", &["paddy @ a1 exposed"], &[], &more);
        table.does("paddy", "done", &[1]);
        assert_eq!(table.look().units(|u| u.kind == rogue_regiment::AxisKind::Rifle), 0, "{card}");
        assert_ne!(table.look().units(|u| u.kind == rogue_regiment::AxisKind::Smg), 0, "{card}");
    }
}

#[test]
fn rvehicle_willys_s1_it_may_be_left_behind() {
    let mut table = deploying();
    // Beside the jeep, which fills the middle of the tile.
    for (man, at) in [("paddy", "a1"), ("jock", "b1"), ("reg", "a4"), ("andy", "b4")] {
        table.does(man, &format!("deploy {man} edge1.{at}"), &[]);
    }
    assert!(!table.state.cars[0].here, "nobody drives it");
}

#[test]
fn rvehicle_willys_s2_the_driver_first() {
    let mut table = deploying();
    table.refuses("jock", "seat jock jeep 1", "vehicle.willys/2");
    table.does("paddy", "seat paddy jeep 0", &[]).allows("jock", "seat jock jeep 1");
}

#[test]
fn rvehicle_willys_s3_all_stay_until_it_enters() {
    let outside = |col: i8| {
        given(&format!(
            "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['paddy aboard jeep', 'jock aboard jeep']\n\
             cars = ['jeep @ {col} 3 E seats paddy jock']"
        ))
    };
    outside(-4).refuses("jock", "unload", "vehicle.willys/3");
    outside(0).allows("jock", "unload; get-out jock e4");
}

#[test]
fn rvehicle_boat_s1_where_the_page_shows() {
    start().shows(&["boat @ 16 0 S health 4 ap 0 seats - - - -"]);
}

#[test]
fn rvehicle_truck_where_the_page_shows() {
    road_start().shows(&["truck @ 17 3 S health 6 ap 0 seats - - - - - -"]);
}

#[test]
fn rav_guard_s1_on_its_place() {
    road_start().shows(&["u52 half-track guard @ 6 0 E"]);
}

#[test]
fn rav_assault_s1_at_the_edge() {
    let table = road_start();
    table.shows(&["u53 motorbike assault @ 22 12 N"]);
    assert!(!table.look().on_map(53));
}

#[test]
fn rplay_env_s3_the_marker_moves_until_the_alarm() {
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E25']\nspecials = 0\nstealth = 2");
    table.does("paddy", "done", &[1]).shows(&["stealth = 1", "battle = false"]);
    let mut table = phase("event", &["paddy @ a1"], &[], "deck = ['E25']\nspecials = 0\nstealth = 1");
    table.does("paddy", "done", &[1]).shows(&["stealth = 0", "battle = true"]);
}

#[test]
fn rplay_seq_s3_in_any_order_but_vehicles_first() {
    let men = ["paddy @ a1", "jock @ a2", "reg @ a7"];
    let mut table = phase("operator", &men, &[], "");
    table.does("paddy", "done", &[]).allows("reg", "take reg").allows("jock", "take jock");
    let men = ["paddy aboard jeep", "jock @ a2", "reg @ a7"];
    let mut table = phase("operator", &men, &[], "cars = ['jeep @ 12 8 N seats paddy']");
    table.does("paddy", "done", &[]).refuses("paddy", "take jock", "play.seq/3");
    table.does("paddy", "drive jeep; done", &[]).allows("jock", "take jock").allows("reg", "take reg");
}

#[test]
fn rop_phase_s1_operators_act_in_both_environments() {
    for more in ["", "battle = true\nstealth = 0"] {
        let mut table = phase("operator", &["paddy @ f6 exposed"], &["u0 rifle guard @ f4 N alerted"], more);
        table.does("paddy", "done; take paddy", &[]);
        table.allows("paddy", "move f7").allows("paddy", "attack pistol u0").allows("paddy", "crouch");
    }
}

#[test]
fn rop_phase_s5_any_way_but_facing_a_side() {
    let mut table = paddy("f6 N", &[]);
    table.does("paddy", "move g5; move g6", &[]);
    assert_eq!(table.state.friend(0).face, Facing::North);
    table.does("paddy", "face W", &[]);
    assert!(table.rules.read("face NE", &mut Vec::new()).is_err());
}

#[test]
fn rop_ap_s2_one_action_before_the_next() {
    let mut table = paddy("f9 N", &["u0 rifle guard @ f4 N"]);
    table.does("paddy", "sprint; move g9", &[]);
    table.refuses("paddy", "done", "op.ap/2").refuses("paddy", "attack pistol u0", "op.ap/2");
    table.does("paddy", "halt", &[]).allows("paddy", "attack pistol u0");
}
