//! The rulebook's worked examples of the enemy's movement and of vehicles, die by die.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use rogue_regiment::{Drive, Facing, Role, Wheels, drive_cost, flag};
use sandtable_core::{Position, Rules};
use support::{Looking, Table, given, road, road_phase, road_start};

fn health(table: &Table, f: u8) -> u8 {
    table.state.friend(f).health
}

fn place(table: &Table, u: usize) -> (i8, i8, Facing) {
    let unit = &table.state.units[u];
    (unit.col, unit.row, unit.face)
}

#[test]
fn ex_advance_1() {
    // Paddy stands behind the hedge at o3; others hold the rest of the row that can be reached.
    let units = [
        "u0 smg guard @ o9 N alerted",
        "u1 smg guard @ o5 S alerted done",
        "u2 smg guard @ k5 S alerted done",
        "u3 smg guard @ l5 S alerted done",
        "u4 smg guard @ r5 S alerted done",
        "u5 smg guard @ s5 S alerted done",
    ];
    let mut table = road_phase("advance", &["paddy @ o3 exposed"], &units, "");
    table.does("paddy", "done", &[]);
    assert_eq!(table.offers("paddy"), ["go m5", "go n5", "go p5", "go q5"]);
    table.refuses("paddy", "go o6", "advance.best/1");
    table.does("paddy", "go p5", &[]);
    table.waits();
    assert_eq!(table.state.units[0].face, Facing::North);
}

#[test]
fn ex_advance_2() {
    let mut table = road_phase("advance", &["paddy @ o3 exposed"], &["u0 smg guard @ o5 N alerted"], "");
    table.does("paddy", "done", &[]).refuses("paddy", "go o5", "advance.best/1").allows("paddy", "go o4");
    // Over the hedge for two points.
    table.does("paddy", "go p3", &[]);
    table.waits();
    let g = table.rules.theatre().ground();
    assert_eq!((g.name(table.state.units[0].at).as_str(), table.state.units[0].face), ("p3", Facing::West));
}

#[test]
fn ex_advance_3() {
    // Paddy, nearer, is in the house; Jock at l11 can be attacked at short range after three squares or after four.
    let men = ["paddy @ c3 exposed", "jock @ l11 exposed"];
    let mut table = road_phase("advance", &men, &["u0 smg guard @ e10 N alerted"], "");
    table.does("paddy", "done", &[]).allows("paddy", "go i11");
    table.does("paddy", "go h11", &[]);
    table.waits();
    assert_eq!(table.state.units[0].face, Facing::East);
}

#[test]
fn ex_advance_4() {
    let men = ["paddy @ c3 exposed", "jock @ m6 crouched exposed"];
    let mut table = road_phase("advance", &men, &["u0 smg guard @ e10 N alerted"], "");
    table.does("paddy", "done", &[]);
    table.waits();
    let g = table.rules.theatre().ground();
    assert_eq!((g.name(table.state.units[0].at).as_str(), table.state.units[0].face), ("h6", Facing::East));
}

#[test]
fn ex_window() {
    // 16/8: sixteen cards, then nine of which one is special, then the rest.
    let special = |drawn: u8, dice: &[u16]| {
        let mut table = road_phase("event", &["paddy @ x11"], &[], &format!("drawn = {drawn}"));
        table.does("paddy", "done", dice);
        table.state.deck.special.is_some()
    };
    assert!(!special(15, &[1]));
    assert!(special(16, &[1]) && !special(16, &[9, 1]));
    assert!(special(24, &[1]));
}

#[test]
fn ex_attack_window() {
    let units = ["u0 smg guard @ b9 E alerted", "u1 smg guard @ b10 E alerted"];
    let mut table = road_phase("attack", &["jock @ g9 exposed"], &units, "");
    table.does("jock", "done", &[3, 5, 5, 2]);
    assert_eq!(health(&table, 1), 5);
}

#[test]
fn ex_vehicle_steps() {
    let table = road("acting = 'paddy'\nmen = ['paddy @ a1']");
    let at = Wheels { col: 13, row: 5, face: Facing::South };
    for drive in Drive::ALL {
        let price = if drive.back() { 2 } else { 1 };
        assert_eq!(drive_cost(table.look(), at, 4, drive), Some(price), "{drive:?}");
    }
}

#[test]
fn ex_vehicle_woods() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ a1']");
    let price = |col: i8, row: i8, face: Facing, drive: Drive| {
        drive_cost(table.look(), Wheels { col, row, face }, 4, drive)
    };
    // j3 is woods, i3 and h3 are not.
    assert_eq!(price(8, 3, Facing::North, Drive::Ahead), Some(2));
    assert_eq!(price(8, 3, Facing::North, Drive::AheadLeft), Some(1));
    assert_eq!(price(9, 3, Facing::South, Drive::Back), Some(2));
}

#[test]
fn ex_vehicle_los() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ a12']\nunits = ['u52 half-track guard @ 9 3 N', 'u53 half-track guard @ 22 4 N', 'u54 half-track guard @ 5 1 N']",
    );
    // In the open before and behind, beside the token.
    assert_eq!((table.level(53, "w2"), table.level(53, "w11"), table.level(53, "v6")), (0, 0, 2));
    // Woods next to the token, woods farther off, behind low cover.
    assert_eq!(table.level(52, "j3"), 0);
    let far = given("acting = 'paddy'\nmen = ['paddy @ a12']\nunits = ['u52 half-track guard @ 9 5 N']");
    assert_eq!(far.level(52, "j3"), 1);
    assert_eq!(table.level(54, "g8"), 1);
}

#[test]
fn ex_hmg_wall() {
    let units = ["u54 motorbike reserve @ 1 8 E alerted"];
    let mut table = road_phase("attack", &["jock @ h9 exposed"], &units, "");
    table.does("jock", "done", &[3, 4, 5]);
    assert_eq!(health(&table, 1), 5);
}

#[test]
fn ex_hmg_window() {
    let units = ["u54 motorbike reserve @ 2 8 E alerted"];
    let mut table = road_phase("attack", &["jock @ g9 exposed"], &units, "");
    table.does("jock", "done", &[4, 3, 4]);
    assert_eq!(health(&table, 1), 3);
}

#[test]
fn ex_bike_patrol() {
    let turn = |bike: &str| {
        let units = [format!("u54 motorbike rover @ {bike}")];
        let units: Vec<&str> = units.iter().map(String::as_str).collect();
        let mut table = road_phase("patrol", &["paddy @ x11"], &units, "token = 'black'");
        table.does("paddy", "done", &[]);
        table
    };
    // Five squares, a right turn, four squares: its tail is on the map still.
    turn("4 -2 S").shows(&["u54 motorbike rover @ -1 4 W step 10 done"]);
    // One square takes it off, and it is turned round.
    turn("-1 4 W step 10").shows(&["u54 motorbike rover @ -2 4 E done backward"]);
    // Then it comes again the same way.
    assert_eq!(place(&turn("-2 4 E backward"), 54), (4, -1, Facing::North));
}

#[test]
fn ex_convoy() {
    let mut table = road("steps = ['event run 0']\nspecial = 'convoy'\ncard = 'none'\nmen = ['paddy @ x1']");
    table.does("paddy", "done", &[]);
    let advance = |table: &mut Table| {
        let phase = Position::parse("steps = ['advance', 'settle']").expect("a position");
        table.rules.arrange(&mut table.state, &phase).expect("it fits");
        table.state.units.iter_mut().for_each(|unit| unit.flags &= !flag::DONE);
        table.does("paddy", "done", &[]);
        [52, 53, 54, 55].map(|u| place(table, u))
    };
    let east = |col: i8| (col, 5, Facing::East);
    // Eight squares, not ten, with two clear squares between.
    assert_eq!(advance(&mut table), [east(6), east(-2), east(-10), east(-14)]);
    assert_eq!(advance(&mut table), [(14, 6, Facing::South), east(6), east(-2), east(-6)]);
    // The first truck has lost ground in its turn: the second moves seven.
    let [_, first, second, _] = advance(&mut table);
    assert_eq!((first, second), ((13, 8, Facing::South), east(5)));
}

#[test]
fn ex_vehicle_roles() {
    let table = road_start();
    assert_eq!(table.state.units[53].role, Role::Assault);
    assert_eq!(table.state.units[52].role, Role::Guard);
    assert!(table.look().on_map(52) && !table.look().on_map(53));
    let units = ["u52 half-track guard @ 6 0 E", "u53 motorbike assault @ 22 12 N"];
    let mut table = road_phase("advance", &["paddy @ x3 exposed"], &units, "");
    table.does("paddy", "done", &[]).shows(&units);
}

fn jeep(row: i8, more: &str, units: &str) -> Table {
    given(&format!(
        "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['paddy aboard jeep', 'reg aboard jeep', 'jock @ a1']\n\
         cars = ['jeep @ 12 {row} N {more}seats paddy reg']\nunits = [{units}]"
    ))
}

#[test]
fn ex_jeep_move() {
    let mut table = jeep(8, "", "");
    table.does("paddy", "roll-guns; steer F; steer L; steer F; steer F", &[]);
    assert_eq!(table.state.cars[0].ap, 1);
}

#[test]
fn ex_jeep_attack() {
    let mut table =
        jeep(7, "", "'u0 smg guard @ m5 N alerted', 'u1 smg guard @ n5 N', 'u2 smg guard @ m4 E'");
    table.does("paddy", "guns; attack vickers u0", &[3, 4, 2, 1]).does(
        "paddy",
        "hit unit u0; hit unit u1",
        &[],
    );
    table.shows(&["bodies: m5", "bodies: n5", "u2 smg guard @ m4 S alerted"]);
}

#[test]
fn ex_jeep_react() {
    // The one that is left was alerted before: it strikes back at short range.
    let mut table = jeep(
        7,
        "",
        "'u0 smg guard @ m5 N alerted', 'u1 smg guard @ n5 N alerted', 'u2 smg guard @ m4 S alerted'",
    );
    table.does("paddy", "guns; attack vickers u0", &[3, 4, 2, 1]);
    table.does("paddy", "hit unit u0; hit unit u1", &[4, 3]);
    assert_eq!((table.state.cars[0].health, health(&table, 0)), (4, 5));
}

#[test]
fn ex_jeep_floor() {
    let mut table = jeep(7, "ap 1 ", "'u2 smg guard @ m5 N'");
    table.does("paddy", "floor-it", &[]).shows(&["bodies: m5"]);
    assert_eq!((table.state.cars[0].ap, table.state.cars[0].row), (0, 2));
}
