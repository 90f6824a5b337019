//! The sequence of a turn and its end.

use crate::helpers::{count, counts, end_of_turn, ends, quiet};
use crate::support::{Table, given, start};

/// The start of a turn, after the roll, before its winner has given the initiative; quiet.
fn opening(turn: u8, winner: &str, units: &str) -> Table {
    quiet(&format!("turn = {turn}\nactive = '{winner}'\nphase = 'initiative'\nunits = [{units}]"))
}

/// The side does something harmless, so that its impulse is no pass, and ends its impulse.
#[track_caller]
fn plays(table: &mut Table, side: &str, dice: &[u16]) {
    let there = match side {
        "allies" => ("20", "16"),
        _ => ("01", "25"),
    };
    let home = count(table, &format!("{side} cube {}", there.0)) > 0;
    let (from, to) = if home { there } else { (there.1, there.0) };
    table.does(side, &format!("take cube {from}; step {to}; halt"), &[]).does(side, "done", dice);
}

#[test]
fn rturn_count_the_game_lasts_eight_turns() {
    let mut table = end_of_turn(7, "units = []");
    ends(&mut table, &[2, 2]);
    table.shows(&["turn = 8"]).asks("allies");
    let mut table = end_of_turn(8, "units = []");
    ends(&mut table, &[]);
    assert!(table.result().is_some());
    table.refuses("allies", "initiative allies", "turn.count");
}

#[test]
fn rturn_reinforce_nothing_enters_on_turn_one() {
    let mut table = start();
    table.does("axis", "ready-made; done", &[4, 2]).does("allies", "initiative allies", &[]);
    table.shows(&["impulse = 1"]).refuses("allies", "reinforce 18", "turn.reinforce");
    table.refuses("allies", "convert tank 18", "conversion.when");
}

#[test]
fn rturn_reinforce_from_turn_two_on_both_place_and_convert() {
    let mut table = opening(2, "allies", "'allies cube @ 18', 'axis cube @ 04'");
    table.does("allies", "initiative allies", &[]).does(
        "allies",
        "reinforce 18; done; convert tank 18; done",
        &[],
    );
    table.does("axis", "reinforce 04; done; convert elite 04; done", &[]);
    counts(&table, &[("allies tank 18", 1), ("axis elite 04", 1)]);
    table.shows(&["impulse = 1"]);
}

#[test]
fn rturn_impulses_s1_each_player_has_two() {
    let mut table = opening(1, "axis", "");
    table.does("axis", "initiative axis", &[]);
    let mut had = [0, 0];
    while table.state.turn == 1 {
        let side = table.state.active.word();
        had[table.state.active as usize] += 1;
        let last = had == [2, 2];
        plays(&mut table, side, if last { &[1, 1] } else { &[] });
    }
    assert_eq!(had, [2, 2]);
}

#[test]
fn rturn_impulses_s2_operations_alternate() {
    let mut table = opening(1, "allies", "'allies cube @ 18', 'axis cube @ 17'");
    table.does("allies", "initiative allies", &[]);
    table.refuses("axis", "take cube 17", "impulse.alternate").refuses(
        "allies",
        "advance cube 18",
        "turn.impulses/2",
    );
    table.allows("allies", "take cube 20; step 16; halt; embark cube 16; sail 18");
    table.refuses("allies", "initiative axis", "initiative.roll/1").refuses(
        "allies",
        "attack cube 18-17",
        "combat.declare",
    );
    table.does("allies", "done", &[]).allows("allies", "attack cube 18-17");
    table.does("allies", "done", &[]).asks("axis").allows("axis", "take cube 17; step 16");
    table.refuses("allies", "take cube 18", "impulse.alternate");
}

#[test]
fn rturn_end_s1_supply_is_checked_after_the_impulses() {
    let mut table = quiet(
        r#"
        active = "axis"
        impulse = 4
        phase = "move"
        units = ["axis cube @ 14", "allies cube @ 11", "allies cube @ 12"]
        "#,
    );
    table.does("axis", "take cube 14; step 13; halt", &[]);
    assert_eq!(count(&table, "axis cube 13"), 1);
    table.does("axis", "done", &[]).does("axis", "done", &[1, 1]);
    counts(&table, &[("axis cube 13", 0), ("axis cube 01", 1)]);
}

#[test]
fn rturn_end_s1_supply_comes_before_the_surrender_of_italy() {
    let mut table = end_of_turn(2, "units = ['axis cube @ 15', 'axis cube @ 17', 'allies cube @ 14']");
    ends(&mut table, &[1, 1]);
    // The islands and Africa were still fed by the fleet that has just left.
    table.shows(&["italian gone", "surrendered = true", "transport_axis = 0"]);
    counts(&table, &[("axis cube 15", 1), ("axis cube 17", 1)]);
    // A turn later they starve.
    let mut table = given(
        r#"
        turn = 3
        steps = ["turn end", "supply axis"]
        surrendered = true
        ships = ["italian gone"]
        units = ["axis cube @ 15", "axis cube @ 17", "allies cube @ 14"]
        "#,
    );
    table.does("axis", "decline", &[1, 1]);
    counts(&table, &[("axis cube 15", 0), ("axis cube 17", 0)]);
}

#[test]
fn rturn_end_s2_transport_returns_to_its_normal_value() {
    for (turn, ship, allies, axis) in [(3, "used", 6, 2), (4, "used", 3, 2), (6, "gone", 3, 0)] {
        let mut table = given(&format!(
            r#"
            turn = {turn}
            steps = ["turn end", "supply axis"]
            transport_allies = 1
            transport_axis = 0
            ships = ["italian {ship}", "american gone", "british gone"]
            units = []
            "#
        ));
        table.does("axis", "decline", &[1, 1]);
        table.shows(&[&format!("transport_allies = {allies}"), &format!("transport_axis = {axis}")]);
    }
}

#[test]
fn rturn_end_s3_everything_is_turned_face_up() {
    let mut table = end_of_turn(
        2,
        r#"
        surrendered = true
        units = [
            "allies tank used @ 18", "allies aircraft used @ 18", "allies paratroops used @ 18",
            "allies partisans used @ 05", "axis tank used @ 04", "axis aircraft used @ 04", "axis elite used @ 04",
        ]
        "#,
    );
    ends(&mut table, &[1, 1]);
    assert!(!table.text().contains("used"), "{}", table.text());
    table.shows(&["american ready", "british ready", "uboat ready", "axis elite @ 04"]);
    let mut table = end_of_turn(2, "units = []");
    ends(&mut table, &[1, 1]);
    table.shows(&["italian ready"]);
}

#[test]
fn rturn_end_s4_the_marker_advances_and_a_new_turn_begins() {
    let mut table = end_of_turn(2, "units = []");
    ends(&mut table, &[1, 5]);
    table.shows(&["turn = 3", "impulse = 0", "steps: initiative axis"]).asks("axis");
}

#[test]
fn rsequence_s1_the_roll_comes_first() {
    let mut table = end_of_turn(2, "units = ['allies cube @ 18']");
    ends(&mut table, &[6, 5]);
    table.asks("allies").refuses("allies", "reinforce 18", "turn.reinforce");
    table.does("allies", "initiative allies", &[]).allows("allies", "reinforce 18");
}

#[test]
fn rsequence_s2_the_player_with_the_initiative_places_first() {
    let mut table = opening(2, "axis", "'allies cube @ 18', 'axis cube @ 04'");
    table.does("axis", "initiative axis", &[]).asks("axis").refuses(
        "allies",
        "reinforce 18",
        "impulse.alternate",
    );
    table.does("axis", "reinforce 04; done; done", &[]).asks("allies").allows("allies", "reinforce 18");
}

#[test]
fn rsequence_s3_conversion_follows_placement_for_each_player_in_turn() {
    let mut table = opening(2, "allies", "'allies cube x2 @ 18', 'axis cube @ 04'");
    table.does("allies", "initiative allies; reinforce 18", &[]);
    table.refuses("allies", "convert tank 18", "window.reinforce");
    table.does("allies", "done; convert tank 18", &[]);
    table.refuses("allies", "reinforce 18", "window.reinforce").refuses(
        "axis",
        "reinforce 04",
        "impulse.alternate",
    );
    table.does("allies", "done", &[]).asks("axis").allows("axis", "reinforce 04");
}

#[test]
fn rsequence_s4_there_are_four_impulses() {
    let mut table = opening(1, "allies", "");
    table.does("allies", "initiative allies", &[]);
    for (n, side) in [(1, "allies"), (2, "axis"), (3, "allies")] {
        table.shows(&[&format!("impulse = {n}")]).asks(side);
        plays(&mut table, side, &[]);
    }
    table.shows(&["impulse = 4"]);
    plays(&mut table, "axis", &[3, 3]);
    table.shows(&["turn = 2", "impulse = 0"]);
}

#[test]
fn rsequence_s5_the_supply_phase_follows_the_last_impulse() {
    let mut table = given(
        r#"
        active = "axis"
        impulse = 4
        phase = "move"
        units = ["axis cube @ 13", "allies cube @ 11", "allies cube @ 12"]
        "#,
    );
    // Extra impulse, then Logistic Effort of both, the player with the initiative first.
    table.does("axis", "pass", &[]).shows(&["steps: extra allies"]);
    table.does("allies", "decline", &[]);
    table.shows(&["steps: supply allies"]).refuses("axis", "event logistics", "impulse.alternate");
    table.refuses("allies", "event extra-impulse", "events.allied.extra-impulse/1");
    table.does("allies", "decline", &[]).shows(&["steps: supply axis", "axis cube @ 13"]);
    let mut saved = table.clone();
    table.does("axis", "decline", &[1, 1]);
    assert_eq!(count(&table, "axis cube 13"), 0);
    saved.does("axis", "event logistics", &[1, 1]);
    assert_eq!(count(&saved, "axis cube 13"), 1);
}

#[test]
fn rsequence_s6_units_stay_used_until_the_turn_ends() {
    let mut table = quiet(
        r#"
        active = "axis"
        impulse = 3
        initiative = "axis"
        phase = "move"
        units = ["axis aircraft used @ 04", "axis tank used @ 13", "allies cube @ 11", "allies cube @ 12"]
        "#,
    );
    table.does("axis", "pass", &[]).shows(&["axis aircraft used @ 04a", "impulse = 4"]);
    table.does("allies", "pass", &[1, 1]);
    table.shows(&["axis aircraft @ 04a", "uboat ready"]);
    // Supply comes before: what is cut off is not turned up but removed.
    assert_eq!(count(&table, "axis tank pool"), 3);
}
