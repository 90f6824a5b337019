//! The worked examples of the ledger, and the rulebook's example of play from the first die to the last.
#![allow(dead_code)]

#[path = "rules/support.rs"]
mod support;

use soft_underbelly::{Arm, Side};
use support::{Looking, Table, given};

/// Before the turn of the example: the Allies hold Tunis, the Axis Sicily, and the Axis has the last impulse.
const BEFORE: &str = "
turn = 1
active = 'axis'
impulse = 4
phase = 'move'
ships = ['american used', 'british used', 'italian ready', 'uboat ready']
units = [
    'allies cube x3 @ 17', 'allies tank @ 17', 'allies cube x4 @ 18', 'axis cube @ 14', 'axis tank @ 14',
    'axis elite @ 14', 'axis italian-aircraft @ 15', 'axis italian-tank @ 10', 'axis cube @ 11',
]";

/// The example: what it is about, who, what, with which dice. Where its figures slip the rulings of the ledger hold:
/// the aircraft is paid for beside the paratroops, and in round 2 the Allied tank fights and so does not support.
const PLAY: &[(&str, &str, &str, &[u16])] = &[
    ("initiative", "axis", "pass", &[]),
    ("initiative", "allies", "decline; decline", &[]),
    ("initiative", "axis", "decline", &[6, 5]),
    ("initiative", "allies", "initiative allies", &[]),
    ("reinforcements-allied", "allies", "reinforce 17 x4", &[]),
    ("conversion", "allies", "convert paratroops 17; convert aircraft 17; done", &[]),
    ("reinforcements-axis", "axis", "reinforce 14 x3; done", &[]),
    ("move", "allies", "decline", &[]),
    ("move", "axis", "decline", &[]),
    ("move", "allies", "done; decline", &[]),
    ("move", "axis", "decline", &[]),
    ("force", "allies", "landing 14 american; board cube 17 x3; board tank 17; done; decline", &[]),
    ("force", "axis", "decline", &[]),
    ("intercept", "axis", "intercept italian; done", &[5]),
    ("bombard", "allies", "lose cube sea", &[5]),
    ("bombard", "axis", "lose cube 14", &[]),
    ("round1", "allies", "drop; support aircraft 17; tank-support", &[]),
    ("round1", "axis", "support italian-aircraft 15; tank-support", &[4, 4, 6, 3, 5, 6]),
    ("round1-losses", "axis", "done", &[]),
    ("round1-losses", "allies", "lose cube sea x2", &[]),
    ("round1-losses", "axis", "lose cube 14; lose tank 14; lose elite 14", &[]),
    ("continue", "axis", "done", &[]),
    ("continue", "allies", "decline", &[]),
    ("continue", "axis", "decline", &[]),
    ("round2", "allies", "continue; done", &[6, 6, 2, 3, 4, 6]),
    ("round2-losses", "allies", "lose tank sea", &[]),
    ("round2-losses", "axis", "lose cube 14; retreat; fall cube 13; fall tank 12; fall elite 13", &[]),
    ("capture", "allies", "advance tank sea; advance paratroops air", &[]),
    ("next", "allies", "decline", &[]),
    ("next", "axis", "decline", &[]),
];

/// What the example does with a position on trial.
trait Playing {
    /// Plays one part of the example.
    fn plays(&mut self, part: &str) -> &mut Table;
    /// A side would roll so many dice, with this lowest hit.
    fn rolls(&self, side: Side, dice: u8, hit: u8);
}

impl Playing for Table {
    #[track_caller]
    fn plays(&mut self, part: &str) -> &mut Table {
        for (_, side, line, dice) in PLAY.iter().filter(|(p, ..)| *p == part) {
            self.does(side, line, dice);
        }
        self
    }

    #[track_caller]
    fn rolls(&self, side: Side, dice: u8, hit: u8) {
        assert_eq!(self.look().dice(side), (dice, hit), "{} dice and the lowest hit", side.word());
    }
}

/// The example played up to a part.
fn before(part: &str) -> Table {
    let mut table = given(BEFORE);
    for (_, side, line, dice) in PLAY.iter().take_while(|(p, ..)| *p != part) {
        table.does(side, line, dice);
    }
    table
}

#[test]
fn the_example_of_play_from_the_first_die_to_the_last() {
    let mut table = given(BEFORE);
    table.plays("initiative").shows(&[
        "turn = 2",
        "initiative = allies",
        "american ready",
        "steps: reinforce allies 4",
    ]);
    table.plays("reinforcements-allied").shows(&["allies cube x7 @ 17"]);
    table.plays("conversion").shows(&[
        "allies cube x3 @ 17",
        "allies paratroops @ 17",
        "allies aircraft @ 17a",
    ]);
    table.plays("reinforcements-axis").shows(&[
        "axis cube x4 @ 14",
        "axis tank @ 14",
        "axis elite @ 14",
        "impulse = 1",
    ]);
    table.plays("move").shows(&["steps: declare"]);
    table.plays("force").shows(&["american used", "british ready", "units: allies cube x3 for=14 @ sea"]);
    table.plays("intercept").shows(&["italian used", "uboat ready"]);
    table.plays("bombard").shows(&["units: allies cube x2 for=14 @ sea", "axis cube x3 @ 14", "steps: drop"]);
    table
        .plays("round1")
        .shows(&["battle = 14 round 1 of 3 hits 2 3 tank-allies air-allies tank-axis air-axis"]);
    table.plays("round1-losses").shows(&["axis cube x2 @ 14", "axis tank used @ 14", "axis elite used @ 14"]);
    table.shows(&["units: allies tank for=14 @ sea", "units: allies paratroops used for=14 @ air"]);
    table.plays("continue").shows(&["steps: resolve"]);
    table.plays("round2").shows(&["battle = 14 round 2 of 3 hits 1 2 air-allies air-axis"]);
    table.plays("round2-losses").shows(&["axis cube @ 13", "axis elite used @ 13", "axis tank used @ 12"]);
    table.plays("capture").shows(&[
        "control: 14",
        "allies tank used @ 14",
        "allies paratroops used fought @ 14",
    ]);
    table.plays("next").shows(&["impulse = 2", "active = axis", "allies aircraft used @ 17a"]);
    table.asks("axis");
}

#[test]
fn ex_tank_support() {
    let units =
        "units = ['allies cube x2 @ 18', 'allies tank x2 @ 18', 'allies aircraft x2 @ 18', 'axis cube @ 17']";
    let quiet = "markers_allies = 0\nmarkers_axis = 0\nships = ['american used', 'british used']";
    let mut table = given(&format!("active = 'allies'\nphase = 'attack'\n{quiet}\n{units}"));
    table.does("allies", "attack cube 18-17 x2; attack tank 18-17 x2; done; decline", &[]);
    table.rolls(Side::Allies, 4, 6);
    let mut air = table.clone();
    air.does("allies", "support aircraft 18", &[]).rolls(Side::Allies, 4, 5);
    air.refuses("allies", "support aircraft 18", "aircraft.support/3");
    table.does("allies", "tank-support", &[]).rolls(Side::Allies, 3, 5);
    table.refuses("allies", "tank-support", "tanks.support/3");
    table.does("allies", "support aircraft 18", &[4, 3, 3, 1]);
    table.rolls(Side::Allies, 3, 4);
    table.shows(&["battle = 17 round 1 of 3 hits 0 1 tank-allies air-allies"]);
}

#[test]
fn ex_event_box() {
    let used = "events = ['allies extra-impulse x4']\nmarkers_allies = 2";
    let asked = given(&format!("impulse = 4\nsteps = ['turn extra', 'extra allies']\n{used}\nunits = []"));
    asked.refuses("allies", "event extra-impulse", "events.boxes/2");
    let mut table = given(&format!("active = 'axis'\nimpulse = 4\nphase = 'move'\n{used}\nunits = []"));
    // He is not even asked; the markers that are left serve in other boxes.
    table.does("axis", "pass", &[]).shows(&["steps: supply allies"]).allows("allies", "event logistics");
}

#[test]
fn ex_initiative() {
    let mut table = given(BEFORE);
    table.does("axis", "pass", &[]).does("allies", "decline; decline", &[]).does("axis", "decline", &[6, 5]);
    table.asks("allies").allows("allies", "initiative axis");
    table
        .does("allies", "initiative allies", &[])
        .shows(&["initiative = allies", "steps: reinforce allies 4"]);
}

#[test]
fn ex_reinforcements_allied() {
    let mut table = before("reinforcements-allied");
    table
        .does("allies", "reinforce 17 x4", &[])
        .shows(&["allies cube x7 @ 17", "steps: reinforce allies 0 converting"]);
    assert!(table.refusal("allies", "reinforce 17").is_some(), "four and no more");
}

#[test]
fn ex_conversion() {
    let mut table = before("conversion");
    let cubes = table.look().pool(Side::Allies, Arm::Cube);
    table.does("allies", "convert paratroops 17; convert aircraft 17", &[]);
    table.shows(&["allies paratroops @ 17", "allies aircraft @ 17a", "allies cube x3 @ 17"]);
    assert_eq!(
        table.look().pool(Side::Allies, Arm::Cube),
        cubes + 4,
        "two for the paratroops, two for the aircraft"
    );
    table.refuses("allies", "convert aircraft 18", "conversion.limit/2");
}

#[test]
fn ex_reinforcements_axis() {
    let mut table = before("reinforcements-axis");
    table.asks("axis").shows(&["steps: reinforce axis 3"]).refuses(
        "axis",
        "reinforce 15",
        "reinforce.place/2",
    );
    table.plays("reinforcements-axis").shows(&["axis cube x4 @ 14", "impulse = 1", "active = allies"]);
}

#[test]
fn ex_landing_force() {
    let mut table = before("force");
    let full = "landing 14 american; board cube 17 x3; board tank 17";
    table.allows("allies", full).refuses("allies", &format!("{full}; board cube 18"), "landing.force/1");
    table.refuses("allies", &format!("{full}; landing 13 british"), "landing.limit");
    table.plays("force").shows(&["american used", "british ready", "transport_allies = 6"]);
}

#[test]
fn ex_landing_intercept() {
    let mut table = before("intercept");
    table.plays("intercept").shows(&["italian used", "steps: losses allies 1 landing-14"]);
    table.does("allies", "lose cube sea", &[1]);
    table.shows(&["units: allies cube x2 for=14 @ sea", "units: allies tank for=14 @ sea"]);
}

#[test]
fn ex_landing_bombard() {
    let mut table = before("bombard");
    table.does("allies", "lose cube sea", &[5]).asks("axis").refuses("axis", "retreat", "bombard.naval/3");
    table.does("axis", "lose cube 14", &[]).shows(&[
        "axis cube x3 @ 14",
        "axis tank @ 14",
        "axis elite @ 14",
    ]);
}

#[test]
fn ex_landing_round1_allied() {
    let mut table = before("round1");
    table.does("allies", "drop; support aircraft 17; tank-support", &[]);
    table.rolls(Side::Allies, 3, 4);
    table.shows(&["units: allies paratroops used for=14 @ air", "allies aircraft used supporting @ 17a"]);
    table.does("axis", "support italian-aircraft 15; tank-support", &[4, 4, 6, 3, 3, 3]);
    table.shows(&[
        "units: allies tank for=14 @ sea",
        "battle = 14 round 1 of 3 hits 0 3 tank-allies air-allies tank-axis air-axis",
    ]);
}

#[test]
fn ex_landing_round1_axis() {
    let mut table = before("round1");
    table.plays("round1").rolls(Side::Axis, 3, 4);
    table.shows(&["axis italian-aircraft used supporting @ 15a", "axis tank @ 14", "axis elite @ 14"]);
    table.shows(&["battle = 14 round 1 of 3 hits 2 3 tank-allies air-allies tank-axis air-axis"]);
}

#[test]
fn ex_landing_round1_losses() {
    let mut table = before("round1-losses");
    table.plays("round1-losses").shows(&["axis cube x2 @ 14", "axis tank used @ 14", "axis elite used @ 14"]);
    table.shows(&["units: allies tank for=14 @ sea", "units: allies paratroops used for=14 @ air"]);
    // An elite that absorbs a loss as soon as the dice lie comes to the same.
    let mut shield = before("round1-losses");
    shield.does("axis", "shield", &[]).does("allies", "lose cube sea x2", &[]);
    shield.does("axis", "lose cube 14; lose tank 14", &[]);
    assert_eq!(shield.text().replace("hits 2 2", "hits 2 3"), table.text());
}

#[test]
fn ex_landing_round2_allied() {
    let mut table = before("round2");
    table.does("allies", "continue", &[]);
    table.rolls(Side::Allies, 2, 5);
    let mut supports = table.clone();
    supports.does("allies", "tank-support", &[4, 1, 1, 1, 1]);
    supports.rolls(Side::Allies, 1, 4);
    supports.shows(&["battle = 14 round 2 of 3 hits 0 1 tank-allies air-allies air-axis"]);
    table.does("allies", "done", &[6, 6, 1, 1, 1, 1]);
    table.shows(&["battle = 14 round 2 of 3 hits 0 2 air-allies air-axis"]);
}

#[test]
fn ex_landing_round2_axis() {
    let mut table = before("round2");
    table.does("allies", "continue", &[]);
    table.rolls(Side::Axis, 4, 5);
    table
        .does("allies", "done", &[1, 1, 2, 3, 4, 6])
        .shows(&["battle = 14 round 2 of 3 hits 1 0 air-allies air-axis"]);
}

#[test]
fn ex_landing_round2_losses() {
    let mut table = before("round2-losses");
    table.does("allies", "lose tank sea", &[]).shows(&["units: allies tank used for=14 @ sea"]);
    table.does("axis", "lose cube 14; retreat", &[]).refuses("axis", "fall cube 10", "retreat.path");
    table.refuses("axis", "fall cube 17", "retreat.forbidden").refuses(
        "axis",
        "embark cube 14",
        "retreat.sea",
    );
    for area in ["13", "11", "12"] {
        table.allows("axis", &format!("fall elite {area}"));
    }
    table.refuses("axis", "done", "retreat.declare");
}

#[test]
fn ex_landing_capture() {
    let mut table = before("capture");
    table.refuses("allies", "advance aircraft 17", "occupy/2");
    table.plays("capture");
    table.shows(&[
        "control: 14",
        "allies tank used @ 14",
        "allies paratroops used fought @ 14",
        "allies aircraft used @ 17a",
    ]);
}

#[test]
fn ex_landing_next() {
    let mut table = before("next");
    table.shows(&["impulse = 1", "steps: window last allies"]);
    table.plays("next").shows(&["impulse = 2", "active = axis"]).asks("axis");
}

#[test]
fn ex_landing_surrender() {
    let mut table = before("never");
    // Both pass, nobody plays an event, and the turn is over.
    table.waits().does("axis", "pass", &[]).waits().does("allies", "pass", &[]).does(
        "allies",
        "decline",
        &[],
    );
    table.does("axis", "decline", &[6, 1]).shows(&[
        "turn = 3",
        "surrendered = true",
        "italian gone",
        "transport_axis = 0",
    ]);
    table.shows(&["axis italian-tank @ gone", "axis italian-aircraft @ gone"]);
    table.does("allies", "initiative allies; done", &[]).allows("allies", "convert partisans 18-08");
}
