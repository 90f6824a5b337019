//! Victory points and the end (15.0), special rules (16.0), errata.

use sandtable_core::Game;
use stalingrad::{Side, Stalingrad, connected};

use crate::field::{attack, supply};
use crate::support::{Looking, Table, given, start};

/// Every city and town is Axis, so many points are lost, and the last command of a turn is about to end.
fn last_command(turn: u8, lost: u8, units: &[&str]) -> Table {
    let places = start();
    let t = places.rules.theatre();
    let control: Vec<String> = t.places.iter().map(|p| format!("'{}'", t.number(p.hex))).collect();
    let units: Vec<String> = units.iter().map(|u| format!("'{u}'")).collect();
    given(&format!(
        "turn = {turn}\nlost = {lost}\nchit = '6A'\ndrawn = ['6A', 'SUPPLY']\nready = ['axis', 'soviet']
        steps = ['turn draw', 'command end', 'march']\ncontrol = [{}]\nunits = [{}]",
        control.join(", "),
        units.join(", "),
    ))
}

/// A German reserve far behind the front.
const RESERVE: [&str; 1] = ["44 @ 0304"];

#[test]
fn r15_0_1_s1_ten_points_for_each_hex_held_and_connected() {
    // Twelve hexes in all.
    assert_eq!(last_command(1, 0, &RESERVE).look().victory_points(), 120);
    // Held but cut off: an enemy next to empty Grozny; with a garrison it counts if the railway does.
    assert_eq!(last_command(1, 0, &["44 @ 0304", "s-6 @ 3047"]).look().victory_points(), 110);
    assert_eq!(last_command(1, 0, &["44 @ 3048", "s-6 @ 3049"]).look().victory_points(), 120);
    // Points lost are taken off, below zero if need be.
    assert_eq!(last_command(1, 7, &RESERVE).look().victory_points(), 113);
    let nothing = attack("axis", &["44 @ 1505", "s-6 @ 1605"], "control = []\nlost = 5");
    assert_eq!(nothing.look().victory_points(), -5);
}

#[test]
fn r15_0_1_s2_forty_points_at_the_start() {
    let table = start();
    assert_eq!(table.look().victory_points(), 40);
    let t = table.rules.theatre();
    let held: Vec<&str> = t.places.iter().filter(|p| p.axis && p.vp > 0).map(|p| p.name.as_str()).collect();
    assert_eq!(held, ["Kursk", "Kharkov", "Stalino", "Taganrog"]);
}

#[test]
fn a_bid_for_sides_moves_the_goal() {
    let goal = |bid: &str| {
        let game = Stalingrad::open(&Stalingrad::built_in()).expect("the built-in data");
        let options = [("bid".to_string(), bid.to_string())].into();
        let scenario = game.info().keys().next().expect("a scenario").to_string();
        game.prepare(&scenario, &options).expect("a bid").theatre().limits.vp_win
    };
    let goals = ["none", "axis-2", "soviet-1"].map(goal);
    assert_eq!(goals, [85, 95, 80]);
}

/// Four corps overrun a unit in 1505 that has one step left.
fn overrun(unit: &str) -> Table {
    let corps = ["4Tk @ 1406", "13Tk @ 1506", "4M @ 1406", "5M @ 1506"];
    let mut table = attack("soviet", &[&corps[..], &[&format!("{unit} @ 1505")]].concat(), "");
    table.does("soviet", "attack 4Tk 1505; attack 13Tk 1505; attack 4M 1505; attack 5M 1505; done", &[6]);
    table
}

#[test]
fn r15_0_2_s1_losses_in_combat_and_supply_cost_points() {
    overrun("44 reduced").shows(&["44 @ lost", "lost = 1"]);
    // As attacker and in a retreat as well.
    let mut attacker = attack("axis", &["44 reduced @ 1406", "110C @ 1505"], "");
    attacker.does("axis", "attack 44 1505; done", &[2]).shows(&["44 @ lost", "lost = 1"]);
    let mut corner = attack("soviet", &["9Pz @ 0101", "4Tk @ 0201", "5M @ 0102", "4M @ 0102"], "");
    corner.does("soviet", "attack 4Tk 0101; attack 5M 0101; attack 4M 0101; done", &[4]);
    corner.shows(&["9Pz @ lost", "lost = 2"]);
    supply(&["44 reduced @ 1505", "9Pz reduced @ 1605"], "", 1).shows(&["lost = 3"]);
    // The Soviet side pays nothing, and neither do transfers and the box.
    let mut soviet = attack("axis", &["24Pz @ 1406", "GD @ 1506", "VrnzFront reduced @ 1505"], "");
    soviet.does("axis", "attack 24Pz 1505; attack GD 1505; done", &[6]);
    soviet.shows(&["VrnzFront @ away", "lost = 0"]);
}

#[test]
fn r15_0_2_1_two_points_for_german_mechanised_units() {
    for unit in ["22Pz", "3Mot", "Wik"] {
        overrun(&format!("{unit} reduced")).shows(&["lost = 2"]);
    }
}

#[test]
fn r15_0_2_2_one_point_for_other_german_units() {
    for unit in ["44", "100JG", "1Mt"] {
        overrun(&format!("{unit} reduced")).shows(&["lost = 1"]);
    }
}

#[test]
fn r15_0_2_3_nothing_for_allied_units() {
    for unit in ["h-1Arm reduced", "i-3Celere reduced", "r-1 reduced", "i-156Vicenza"] {
        overrun(unit).shows(&["lost = 0"]);
    }
}

#[test]
fn r15_0_2_4_two_points_for_every_headquarters() {
    overrun("6A reduced").shows(&["6A @ away", "lost = 2"]);
    overrun("H2A").shows(&["H2A @ away", "lost = 2"]);
}

#[test]
fn r15_0_3_eighty_five_points_at_the_end_of_any_turn_win() {
    for turn in [1, 4, 9] {
        let mut won = last_command(turn, 35, &RESERVE);
        won.does("axis", "done", &[]);
        assert_eq!(won.result(), Some((Some("axis"), "15.0.3")), "turn {turn}");
    }
    let mut short = last_command(4, 36, &RESERVE);
    short.does("axis", "done", &[]).shows(&["turn = 5"]);
    assert_eq!(short.result(), None);
}

#[test]
fn r15_0_3_not_before_the_turn_ends() {
    let table = last_command(4, 0, &RESERVE);
    assert_eq!((table.look().victory_points(), table.result()), (120, None));
}

#[test]
fn r15_0_4_after_the_last_turn_the_soviet_player_has_won() {
    let mut table = last_command(9, 36, &RESERVE);
    table.does("axis", "done", &[]);
    assert_eq!(table.result(), Some((Some("soviet"), "15.0.4")));
    assert_eq!(table.refusal("axis", "done").map(|r| r.rule.0), Some("5.0/1"));
}

/// Both have set up as proposed; the selection of turn 1 begins.
fn deployed() -> Table {
    let mut table = start();
    table.does("axis", "ready-made; done", &[]).does("soviet", "ready-made; done", &[]);
    table
}

#[test]
fn r16_0_1_the_axis_may_carry_out_one_chit_first() {
    let mut table = deployed();
    // The numbers of the turn track are ours to tune: take as many chits as it says.
    let turn = &table.rules.theatre().turns[0];
    let (armies, allies, fronts) = (turn.german, turn.allied, turn.soviet);
    let select = |chits: &[&str], n: u8| {
        chits.iter().take(usize::from(n)).map(|c| format!("select {c}; ")).collect::<String>()
    };
    let german = select(&["1PzA", "1PzA#2", "4PzA", "6A", "17A", "4PzA#2"], armies);
    let allied = select(&["AXIS-REINF", "R3A", "It8A", "H2A"], allies);
    table.does("axis", &format!("{german}{allied}"), &[]);
    table.refuses("axis", "lead H2A", "16.0.1").refuses("axis", "lead SUPPLY", "16.0.1");
    table.allows("axis", "lead AXIS-REINF").allows("axis", "ready");
    // It is one of those selected, so one more may not be selected for it.
    table.refuses("axis", "lead AXIS-REINF; select H2A", "6.2.3-axis/1");
    table.does("axis", "lead 4PzA; ready", &[]);
    table.refuses("soviet", "lead VrnzFront", "16.0.1");
    let soviet = select(&["VrnzFront", "SWFront", "SthFront", "StrgFront", "CSFront", "SEFront"], fronts);
    table.does("soviet", &format!("{soviet}ready"), &[]);
    // No draw was made.
    table.shows(&["chit = 4PzA", "4PzA active @ 0304"]).asks("axis");
    assert_eq!(table.state.in_cup, [armies + allies - 1, fronts]);
    // Later turns know no such thing.
    given("turn = 2\nphase = 'select'\nunits = ['44 @ 0304']").refuses(
        "axis",
        "select 6A; lead 6A",
        "16.0.1",
    );
}

#[test]
fn r16_0_2_all_units_start_in_supply() {
    let table = deployed();
    let look = table.look();
    for side in Side::BOTH {
        let lines = connected(look, side);
        for id in table.rules.theatre().ids().filter(|id| look.t.side(*id) == side) {
            let at = look.unit(id).at;
            assert!(
                usize::from(at) >= look.t.ground.len() || lines.contains(at),
                "{} is cut off",
                look.counter(id).key
            );
        }
    }
}

#[test]
fn rerrata_s1_three_german_divisions_are_two_five_when_reduced() {
    let table = start();
    let counters = &table.rules.theatre().counters;
    for key in ["44", "62", "68"] {
        let found = counters.iter().find(|c| c.key == key).expect("it exists");
        assert_eq!((found.strength[1], found.allowance), ([2, 2], 5), "{key}");
    }
}

#[test]
fn rerrata_s2_two_soviet_cavalry_divisions_are_one_five_when_reduced() {
    let table = start();
    let counters = &table.rules.theatre().counters;
    for key in ["79C", "110C"] {
        let found = counters.iter().find(|c| c.key == key).expect("it exists");
        assert_eq!((found.strength[1], found.allowance), ([1, 1], 5), "{key}");
    }
}
