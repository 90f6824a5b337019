//! The vehicles of the operators, and the Resistance.

use rogue_regiment::{Fate, Step, flag, mood};

use super::support::{Looking, Table, given, phase};

/// The jeep at m9 to n12, facing north, with these men in its seats and more of the position.
fn jeep(seats: &str, more: &str) -> Table {
    let men: Vec<String> =
        seats.split(' ').filter(|s| *s != "-").map(|s| format!("'{s} aboard jeep'")).collect();
    given(&format!(
        "steps = ['turn advance', 'operators', 'driving jeep']\nmen = [{}, 'andy @ a12']\ncars = ['jeep @ 12 8 N seats {seats}']\n{more}",
        men.join(", ")
    ))
}

#[test]
fn rvehicle_ap_two_actions_and_first_of_all() {
    let mut table = jeep("paddy reg", "");
    table.does("paddy", "roll; steer F; halt", &[]).refuses("paddy", "repair", "vehicle.ap");
    table.does("paddy", "roll; steer F; halt", &[]);
    assert_eq!(table.state.cars[0].ap, 0);
    assert_ne!(table.state.step(), Some(Step::Driving(0)), "its turn is over");
    let men = ["paddy aboard jeep", "jock @ a1"];
    let mut table = phase("operator", &men, &[], "cars = ['jeep @ 12 8 N seats paddy']");
    table.does("paddy", "done", &[]).refuses("paddy", "skip jock", "play.seq/3");
}

#[test]
fn rvehicle_floor_s2_only_over_open_ground() {
    let table = given(
        "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['paddy aboard jeep']\ncars = ['jeep @ 9 3 N seats paddy']",
    );
    // Woods before it.
    table.refuses("paddy", "floor-it", "vehicle.floor/2").allows("paddy", "roll; steer F");
}

#[test]
fn rvehicle_attack_s2_each_gun_once() {
    let units = "units = ['u0 smg guard @ m5 N', 'u1 smg guard @ w12 N']";
    // Front and rear gunner: the rear one has nobody behind the jeep.
    let mut table = jeep("paddy reg jock", units);
    table.does("reg", "guns; attack vickers u0", &[1, 1, 1, 1]);
    assert_eq!(table.state.step(), Some(Step::Driving(0)));
    assert_eq!(table.state.cars[0].ap, 1);
    let mut table = given(
        "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['paddy aboard jeep', 'reg aboard jeep', 'jock aboard jeep']\n\
         cars = ['jeep @ 12 4 N seats paddy reg jock']\nunits = ['u0 smg guard @ m2 N', 'u1 smg guard @ m11 S']",
    );
    table.does("reg", "guns; attack vickers u0", &[1, 1, 1, 1]).refuses(
        "reg",
        "attack vickers u0",
        "vehicle.attack/2",
    );
    table.does("jock", "attack vickers u1", &[3, 1, 1, 1]).shows(&["bodies: m11"]);
    // Or all mark.
    let mut table = jeep("paddy reg jock", "units = ['u0 smg guard @ m5 N', 'u1 smg guard @ w12 N']");
    table.does("reg", "guns-mark; mark u0; mark u1", &[]);
    assert_eq!([1, 2].map(|f| table.state.friend(f).mark), [1, 0].map(rogue_regiment::Marked::Unit));
}

#[test]
fn rvehicle_attack_s3_all_do_the_same() {
    let units = "units = ['u0 smg guard @ m5 N']";
    let mut table = jeep("paddy reg", units);
    table.does("reg", "guns-mark", &[]).refuses("reg", "attack vickers u0", "vehicle.attack/3");
    let mut table = jeep("paddy reg", units);
    table.does("reg", "guns", &[]).refuses("reg", "mark u0", "vehicle.attack/3");
}

#[test]
fn rvehicle_attack_s4_a_mark_adds_nothing() {
    // Short range alone: 3 hits, 2 does not.
    let shot = |dice: &[u16]| {
        let men = ["paddy aboard jeep", "reg aboard jeep marks u0"];
        let units = ["u0 smg guard @ m5 N", "u1 rifle patrol @ a12 E post 0"];
        let mut table =
            phase("patrol", &men, &units, "token = 'white'\ncars = ['jeep @ 12 8 N seats paddy reg']");
        table.does("reg", "done", &[]).does("reg", "fire reg vickers", dice);
        table.state.units[0].has(flag::HERE)
    };
    assert!(shot(&[2, 2, 2, 2]) && !shot(&[3, 2, 2, 2]));
}

#[test]
fn rvehicle_move_attack_one_action_either_way() {
    let units = "units = ['u0 smg guard @ m3 N']";
    let mut table = jeep("paddy reg", units);
    table.does("paddy", "roll-guns; steer F; halt; attack vickers u0", &[4, 1, 1, 1]).shows(&["bodies: m3"]);
    assert_eq!(table.state.cars[0].ap, 1);
    let mut table = jeep("paddy reg", units);
    table.does("paddy", "guns-roll; attack vickers u0", &[4, 1, 1, 1]).does("paddy", "steer F; halt", &[]);
    assert_eq!((table.state.cars[0].ap, table.state.cars[0].row), (1, 7));
    let mut table = jeep("paddy reg", units);
    table.does("paddy", "roll-mark; steer F; halt; mark u0", &[]);
    assert_eq!((table.state.cars[0].ap, table.state.friend(2).mark), (1, rogue_regiment::Marked::Unit(0)));
    let mut table = jeep("paddy reg", units);
    table.does("paddy", "mark-roll; mark u0; steer F; halt", &[]);
    assert_eq!(table.state.cars[0].ap, 1);
    jeep("- reg", units).refuses("reg", "roll-guns", "vehicle.move/1");
    jeep("paddy", units).refuses("paddy", "roll-guns", "vehicle.attack/1");
}

#[test]
fn rvehicle_vickers_into_a_house_minus_two() {
    // u0 is behind the southern wall of the house, three squares before the jeep: 4 - 1 + 2.
    let shot = |dice: &[u16]| {
        let mut table = given(
            "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['paddy aboard jeep', 'reg aboard jeep']\n\
             cars = ['jeep @ 3 7 N seats paddy reg']\nunits = ['u0 smg guard @ d5 N']",
        );
        table.does("reg", "guns; attack vickers u0", dice);
        table.state.units[0].has(flag::HERE)
    };
    assert!(shot(&[4, 4, 4, 4]) && !shot(&[5, 1, 1, 1]));
}

#[test]
fn rvehicle_noise_s1_the_alarm_exposes_its_riders() {
    let men = ["paddy aboard jeep", "reg aboard jeep", "jock @ a1"];
    let more = "deck = ['E25']\nspecials = 0\nstealth = 1\ncars = ['jeep @ 12 6 N seats paddy reg']";
    let mut table = phase("event", &men, &[], more);
    table.does("paddy", "done", &[1]);
    assert_eq!([0, 1, 2].map(|f| table.state.friend(f).is(mood::EXPOSED)), [true, false, true]);
    // In battle whoever gets in is exposed too.
    let mut table = given(
        "battle = true\nstealth = 0\nacting = 'jock'\nmen = ['paddy aboard jeep exposed', 'jock @ o9']\ncars = ['jeep @ 12 8 N seats paddy']",
    );
    table.does("jock", "move n9", &[]);
    assert!(table.state.friend(1).is(mood::EXPOSED));
}

#[test]
fn rvehicle_target_s1_only_with_somebody_in_it() {
    let units = ["u0 smg guard @ m4 S alerted"];
    let mut table = phase("attack", &["paddy @ a1 exposed"], &units, "cars = ['jeep @ 12 6 N']");
    table.does("paddy", "done", &[]);
    assert_eq!(table.state.cars[0].health, 6);
    let mut table =
        phase("attack", &["paddy aboard jeep exposed"], &units, "cars = ['jeep @ 12 6 N seats paddy']");
    table.does("paddy", "done", &[3, 1]);
    assert_eq!((table.state.cars[0].health, table.state.friend(0).health), (5, 5));
    // Reactions too.
    let mut table = jeep("paddy", "units = ['u0 smg guard @ m5 S alerted']");
    table.does("paddy", "roll; steer F; halt", &[3, 1]);
    assert_eq!((table.state.cars[0].health, table.state.friend(0).health), (5, 5));
}

#[test]
fn rvehicle_target_s2_one_square_in_sight_is_enough() {
    // Of the jeep between l and m only what lies in the open is seen past the rock.
    let units = ["u0 smg guard @ j12 E alerted", "u1 officer guard @ l12 N", "u2 officer guard @ l11 N"];
    let men = ["paddy aboard jeep exposed"];
    let mut table = phase("attack", &men, &units, "cars = ['jeep @ 12 8 N seats paddy']");
    let look = table.look();
    let token = look.car_token(0);
    let g = look.t.ground();
    let seen =
        token.places().filter(|p| look.level(0, g.at(p.0, p.1).expect("a square"), Some(token)) < 2).count();
    assert!((1..8).contains(&seen), "{seen} of eight squares are seen");
    table.does("paddy", "done", &[3, 1]);
    assert_eq!(table.state.cars[0].health, 5);
}

#[test]
fn rvehicle_target_s5_no_cover_for_it() {
    // Behind the low wall at three squares: 3 hits as in the open.
    let units = ["u0 smg guard @ g5 S alerted"];
    let men = ["paddy aboard jeep exposed"];
    let mut table = phase("attack", &men, &units, "cars = ['jeep @ 6 7 N seats paddy']");
    table.does("paddy", "done", &[3, 2]);
    assert_eq!(table.state.cars[0].health, 5);
}

fn boat(units: &str) -> Table {
    given(&format!(
        "steps = ['turn advance', 'operators', 'driving boat']\nmen = ['andy aboard boat', 'paddy aboard boat']\n\
         cars = ['boat @ 17 2 S seats andy paddy']\nunits = [{units}]"
    ))
}

#[test]
fn rvehicle_boat_s2_it_makes_no_noise() {
    let mut table = boat("'u0 rifle guard @ p3 W'");
    table.does("andy", "roll; steer F; halt", &[]).shows(&["u0 rifle guard @ p3 W"]);
}

#[test]
fn rvehicle_boat_s4_its_gunners_fire_any_way() {
    let table = boat("'u0 rifle guard @ p3 W', 'u1 rifle guard @ u3 E'");
    table.allows("paddy", "guns; attack pistol u0").allows("paddy", "guns; attack pistol u1");
    let mut table = boat("'u0 rifle guard @ p3 W'");
    table.does("paddy", "guns; attack pistol u0", &[4]).shows(&["bodies: p3"]);
}

#[test]
fn rresist_actions_a_short_list() {
    let resist = |how: &str, units: &str| {
        given(&format!(
            "acting = 'maquis1'\nmen = ['paddy @ a12', 'maquis1 @ f6 {how}']\nunits = [{units}]\nitems = ['intelligence f6']"
        ))
    };
    let table = resist("N health 2", "'u0 rifle guard @ f3 N'");
    for able in ["move f7", "sprint", "attack pistol u0", "aim pistol u0", "crouch", "move-attack"] {
        table.allows("paddy", able);
    }
    table.refuses("paddy", "recover", "resist.actions").refuses("paddy", "break-cover", "resist.actions");
    table.refuses("paddy", "mark u0", "resist.no-items").refuses("paddy", "move-place", "resist.no-items");
    let mut table = resist("N", "");
    table.does("paddy", "sprint; move f5; halt", &[]);
    assert_eq!(table.state.friend(4).ap, 2);
}

#[test]
fn rresist_phase_he_rides_but_never_marks() {
    let seats = "steps = ['turn advance', 'operators', 'driving jeep']\nmen = ['paddy aboard jeep', 'maquis1 aboard jeep']\n\
                 cars = ['jeep @ 12 8 N seats paddy maquis1']\nunits = ['u0 smg guard @ m5 N']";
    let mut table = given(seats);
    table.refuses("paddy", "guns-mark", "vehicle.attack/2");
    table.does("paddy", "guns; attack vickers u0", &[4, 1, 1, 1]);
    table.shows(&["bodies: m5"]);
    let mut table =
        given("acting = 'maquis1'\nmen = ['paddy @ a12', 'maquis1 @ o9']\ncars = ['jeep @ 12 8 N']");
    table.does("paddy", "move n9", &[]);
    assert_eq!(table.state.friend(4).fate, Fate::Aboard(0));
}

#[test]
fn rresist_axis_like_an_operator() {
    // Seen and exposed, reacted to, attacked.
    let mut table = given(
        "acting = 'maquis1'\nmen = ['paddy @ a12', 'maquis1 @ f7']\nunits = ['u0 rifle guard @ f3 S', 'u1 rifle guard @ i4 E']",
    );
    table
        .does("paddy", "move f6", &[])
        .shows(&["u0 rifle guard @ f3 S alerted", "u1 rifle guard @ i4 E alerted"]);
    assert!(table.state.friend(4).is(mood::EXPOSED));
    table.does("paddy", "move f7", &[6]);
    assert_eq!(table.state.friend(4).health, 2);
    let mut table =
        phase("attack", &["paddy @ a12", "maquis1 @ f9 exposed"], &["u0 smg guard @ f6 S alerted"], "");
    table.does("paddy", "done", &[6, 1]);
    assert_eq!(table.state.friend(4).health, 2);
}

#[test]
fn ritem_lewes_s6_its_fire_stays_and_closes() {
    let more = "deck = ['E15']\nspecials = 0\nbombs = ['f6 fuse 1']";
    let mut table = phase("event", &["paddy @ a12"], &["u0 rifle guard @ f3 S"], more);
    table.does("paddy", "done", &[1, 1, 1, 1, 1, 1, 1]).shows(&["fires: f6"]);
    assert_eq!(table.level(0, "f9"), 2);
    given("acting = 'paddy'\nmen = ['paddy @ f8']\nfires = ['f6']").refuses(
        "paddy",
        "move f7",
        "object.drum/3",
    );
}

#[test]
fn ritem_diving_s6_not_over_a_low_wall_out_of_the_water() {
    // From the water the deck is under him; beside the bridge the bank is open.
    let table = given("acting = 'andy'\nmen = ['andy @ q5 diving']");
    table.refuses("andy", "climb q6", "item.diving/3").allows("andy", "move p5");
    let mut table = given("acting = 'andy'\nmen = ['andy @ q5 diving']");
    table.does("andy", "move q6", &[]);
    assert!(table.state.friend(3).is(mood::DIVING), "under the bridge, not on it");
}
