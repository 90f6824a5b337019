//! A refusal names the reason that decides, and what to do instead where there is something.

use sandtable_core::kit::{Trial, laid_out};
use sandtable_core::{Handle, Rules};
use soft_underbelly::{Mediterranean, SoftUnderbelly};

/// A position without ships and events.
fn given(text: &str) -> Trial<Mediterranean> {
    let quiet = "markers_allies = 0\nmarkers_axis = 0\n\
        ships = ['american used', 'british used', 'italian used', 'uboat used']\n";
    Trial::start(laid_out::<SoftUnderbelly>(), &[]).given(&format!("{quiet}{text}"))
}

#[track_caller]
fn why(table: &Trial<Mediterranean>, seat: &str, line: &str) -> (&'static str, &'static str) {
    let refusal = table.refusal(seat, line).unwrap_or_else(|| panic!("'{line}' is legal"));
    (refusal.rule.0, refusal.why)
}

#[test]
fn a_convoy_does_not_land() {
    let units = "units = ['allies cube @ 17', 'allies cube @ 20', 'axis cube @ 14', 'axis cube @ 01']";
    let table = given(&format!("active = 'allies'\nphase = 'move'\n{units}"));
    assert_eq!(
        why(&table, "allies", "embark cube 17; sail 14"),
        ("naval.transport/3", "why-land-in-the-attack-phase")
    );
}

#[test]
fn an_aircraft_in_the_air_does_not_bomb() {
    let units = "units = ['allies aircraft @ 18', 'allies cube @ 18', 'axis cube @ 17', 'axis cube @ 01']";
    let table = given(&format!("active = 'allies'\nphase = 'move'\ncontrol = ['18', '19']\n{units}"));
    assert_eq!(
        why(&table, "allies", "take aircraft 18; land 17"),
        ("move.air/1", "why-bombing-is-clicked-there")
    );
    assert_eq!(why(&table, "allies", "take aircraft 18; land 16"), ("move.air/1", "why-not-own"));
}

#[test]
fn old_cubes_pay_for_nothing_in_an_event() {
    let units = "units = ['allies cube x3 @ 18', 'allies cube @ 20', 'axis cube @ 01']";
    let table = Trial::start(laid_out::<SoftUnderbelly>(), &[])
        .given(&format!("active = 'allies'\nphase = 'move'\n{units}"));
    let line = "event reinforcements; reinforce 20 x3; convert tank 18";
    assert_eq!(why(&table, "allies", line), ("events.allied.reinforcements/2", "why-new-cubes-only"));
}

#[test]
fn a_used_tank_is_named() {
    let units = ["allies cube x2 @ 18", "allies tank used @ 18", "allies aircraft @ 18", "axis cube x2 @ 17"];
    let mut table = given(&format!("active = 'allies'\nphase = 'attack'\nunits = {units:?}"));
    table.does("allies", "attack cube 18-17 x2; attack tank 18-17; done", &[]).waits();
    assert_eq!(why(&table, "allies", "tank-support"), ("tanks.support/1", "why-tank-used"));
}

#[test]
fn a_part_that_ended_by_itself_says_why() {
    let units = "units = ['allies cube x2 @ 02', 'axis cube @ 01']";
    let head = "turn = 2\ninitiative = 'allies'\nactive = 'axis'\nphase = 'reinforce'\ncubes = 1\n";
    let table = given(&format!("{head}{units}"));
    table.asks("axis");
    assert_eq!(why(&table, "allies", "reinforce 02").0, "reinforce.place/1");
    assert_eq!(why(&table, "allies", "convert tank 02").0, "conversion.when");
    assert_eq!(why(&table, "allies", "pass").0, "impulse.alternate");
}

#[test]
fn an_attack_phase_that_ended_by_itself_says_why() {
    let units = "units = ['allies cube x2 @ 18', 'allies aircraft @ 18', 'axis cube @ 14', 'axis cube @ 01']";
    let mut table = given(&format!("initiative = 'allies'\nactive = 'allies'\nphase = 'move'\n{units}"));
    table.does("allies", "done", &[]);
    // Nobody stands beside an enemy and no fleet is ready: the Axis has its impulse.
    table.shows(&["active = axis"]).asks("axis");
    assert_eq!(why(&table, "allies", "attack cube 18-17"), ("combat.targets/1", "why-no-enemy-there"));
    assert_eq!(why(&table, "allies", "attack cube 18-14"), ("combat.targets/1", "why-not-adjacent"));
    assert_eq!(why(&table, "allies", "attack aircraft 18-17"), ("combat.targets/1", "why-not-a-land-unit"));
    assert_eq!(why(&table, "allies", "landing 14 british"), ("landing.fleet/1", "why-no-fleet"));
    // What he could do, he could have done in his own impulse.
    assert_eq!(why(&table, "allies", "pass").1, "why-not-yours");
}

#[test]
fn what_is_never_clicked_says_where_to_click() {
    let units = "units = ['allies cube @ 18', 'axis cube @ 14', 'axis cube @ 01']";
    let said = |phase: &str, at: &Handle| {
        let table = Trial::start(laid_out::<SoftUnderbelly>(), &[])
            .given(&format!("turn = 3\nactive = 'allies'\nphase = '{phase}'\n{units}"));
        table.why(at)
    };
    let piece = |key: &str| Handle::Piece(key.into());
    for phase in ["move", "attack"] {
        assert_eq!(said(phase, &piece("marker-allies")), ["why-events-by-button"], "{phase}");
        assert_eq!(said(phase, &piece("ship-american")), ["why-fleet-waits"], "{phase}");
    }
    let sea = laid_out::<SoftUnderbelly>();
    let sea = Handle::Place(sea.board().places.iter().position(|p| p.key == "sea").expect("the sea") as u16);
    // Nobody of the Allies has another port to sail to.
    assert_eq!(said("move", &sea), ["why-no-port"]);
    assert_eq!(said("attack", &sea), ["why-lands-on-a-coast"]);
    assert_eq!(said("move", &piece("marker-axis")), ["why-not-here"]);
}

/// combat.targets/1: an enemy next to whom nobody stands is out of touch, whatever else speaks against a landing there.
#[test]
fn an_enemy_out_of_touch_is_said_to_be() {
    let units = "control = ['16', '19']\nunits = ['allies cube @ 16', 'allies aircraft used @ 19', 'axis cube @ 17', 'axis cube @ 18', 'axis cube @ 10', 'axis cube @ 01']";
    let table = given(&format!("turn = 2\nactive = 'allies'\nphase = 'attack'\n{units}"));
    let board = table.rules.board();
    let at =
        |key: &str| Handle::Place(board.places.iter().position(|p| p.key == key).expect("a place") as u16);
    assert_eq!(table.why(&at("18")), ["why-nobody-near", "why-no-fleet"]);
    assert_eq!(table.why(&at("17")), [""; 0], "it can be attacked");
    // landing.limit: with one landing declared the other fleet, which is face-up, is not what lacks.
    let mut landing = Trial::start(laid_out::<SoftUnderbelly>(), &[]).given(
        "turn = 3\nactive = 'allies'\nphase = 'attack'\ncontrol = ['16', '17']\n\
         units = ['allies cube x4 @ 16', 'axis cube @ 14', 'axis cube @ 11', 'axis cube @ 01']",
    );
    landing.does("allies", "landing 14 american; board cube 16", &[]);
    assert_eq!(landing.why(&at("11")), ["why-nobody-near", "why-one-landing"]);
    assert_eq!(landing.why(&at("sea")), ["why-one-landing"]);
}
