//! The worked examples, one test for each `[[example]]` of the ledger, die by die.
#![allow(dead_code)]

#[path = "rules/support.rs"]
mod support;

use shifting_sands::{Purpose, Side};
use support::{Looking, Table, acts, campaign, given, start};

/// The Axis attacks Sidi Suleiman, which is clear and has no fort.
fn assault(units: &str) -> Table {
    given(&format!(
        "phase = 'assault'\nattacks = ['sidi-omar', 'halfaya', 'sofafi', 'el-daba']\nunits = [{units}]"
    ))
}

#[test]
fn ex_upgrade() {
    for side in ["", " reduced"] {
        let mut t = acts("allied", &format!("hand = ['A46']\nturn = 8\nunits = ['br-7-arm{side} @ cairo']"));
        t.does("allied", "play A46 event", &[]).shows(&[&format!("br-7-arm{side} newer @ cairo")]);
    }
}

#[test]
fn ex_vp_start() {
    let t = campaign();
    let (places, axis) = (t.rules.theatre().vp, t.state.axis);
    assert_eq!((places.len(), (places & axis).len(), (places - axis).len(), t.vp()), (22, 10, 12, 10));
}

#[test]
fn ex_vp_sonnenblume() {
    let (before, t) = (campaign(), start("sonnenblume", &[]));
    let lost = (t.rules.theatre().vp & before.state.axis) - t.state.axis;
    let names: Vec<&str> = lost.iter().map(|at| t.rules.theatre().ground(at).key.as_str()).collect();
    assert_eq!(names, ["benghazi", "tobruk", "bardia"]);
    t.shows(&["events: taranto-raid", "events: mediterranean-fleet"]);
    assert_eq!(t.vp(), before.vp() - lost.len() as i8 - 1 - 1);
    assert_eq!(t.vp(), 5);
}

#[test]
fn ex_activation_cost() {
    let events = "events = ['unternehmen-irak', 'iraq-active', 'vichy-active']";
    let cost = |at: &str| {
        let t = given(&format!(
            "phase = 'activate'\nops = 5\n{events}\nunits = ['ge-bg-1 @ {at}', 'vf-bg-1 @ {at}', 'it-bg-1 @ {at}']"
        ));
        let space = t.rules.theatre().by_key[at];
        [Purpose::Attack, Purpose::Move].map(|p| t.look().cost(Side::Axis, space, p, false))
    };
    assert_eq!(cost("beirut"), [2, 2]);
    // Mosul lies four spaces from Beirut.
    assert_eq!(cost("mosul"), [3, 2]);
    let units = "units = ['ge-bg-1 @ mosul', 'vf-bg-1 @ mosul', 'it-bg-1 @ mosul']";
    let mut t = given(&format!("phase = 'activate'\nops = 5\n{events}\n{units}"));
    t.does("axis", "activate mosul attack", &[]).shows(&["ops = 2"]);
}

#[test]
fn ex_flank() {
    let begin = || {
        let mut t = given(
            "phase = 'assault'\nattacks = ['sidi-omar', 'gambut', 'bardia']\nunits = ['ge-21 @ sidi-omar', 'ge-15 @ gambut', 'ge-bg-1 @ bardia', 'br-50 @ sidi-azeiz', 'br-bg-1 @ cairo']",
        );
        t.does("axis", "attack sidi-azeiz; join ge-21; join ge-15; join ge-bg-1", &[]);
        t
    };
    // 2 + 1 + 1 = 4. The 50th loses a step first, and answers with one factor: two loss points, not three.
    begin().does("axis", "flank", &[2, 1, 6]).shows(&["defenders_number = 2", "ge-bg-1 @ rebuild"]);
    // 1 + 1 + 1 = 3 fails: the 50th fires first, with both factors, and three loss points cost a panzer division a step.
    begin().does("axis", "flank", &[1, 6]).shows(&["flank = lost", "defenders_number = 3"]).asks("axis");
}

#[test]
fn ex_losses() {
    let mut t = assault(
        "'ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', 'br-50 @ sidi-suleiman', 'br-bg-1 @ sidi-suleiman'",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-15; engage", &[1, 1]);
    t.does("allied", "lose br-50", &[]).shows(&[
        "attackers_number = 4",
        "br-50 reduced routed @ sidi-suleiman",
        "br-bg-1 reduced routed @ sidi-suleiman",
    ]);
    let mut t = assault("'ge-21 reduced @ sidi-omar', 'br-50 @ sidi-suleiman', 'br-44 @ sidi-suleiman'");
    t.does("axis", "attack sidi-suleiman; join ge-21; engage", &[2, 1])
        .shows(&["br-50 @ sidi-suleiman", "br-44 @ sidi-suleiman"]);
}

#[test]
fn ex_rp_ban() {
    let units = "units = ['it-20 @ sicily', 'it-80 @ sicily', 'it-185 @ sicily', 'ramcke @ sicily', 'br-bg-1 @ cairo']";
    let mut t = acts(
        "allied",
        &format!("turn = 7\nhand = ['A15', 'A39', 'X35', 'X36', 'X23', 'X1']\nvp = 8\n{units}"),
    );
    t.does("allied", "play A15 event", &[]).refuses("axis", "play X1 rp", "7.44/4");
    t.does("axis", "play X35 event", &[]).does("allied", "automatic; done", &[]).allows("axis", "play X1 rp");
    t.does("axis", "automatic; done", &[]).does("allied", "play A39 event", &[]);
    t.refuses("axis", "play X1 rp", "7.44/7");
    t.does("axis", "play X36 event-with-air-support", &[]).does("allied", "automatic; done", &[]);
    t.allows("axis", "play X1 rp");
}

#[test]
fn ex_retreat_length() {
    let mut t = assault(
        "'ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', 'br-50 @ sidi-suleiman', 'br-bg-1 @ sidi-suleiman'",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-15; engage", &[1, 1]);
    t.does("allied", "lose br-50", &[])
        .shows(&["attackers_number = 4", "defenders_number = 1", "length = 2"])
        .refuses("allied", "stand br-bg-1", "11.53/1")
        .allows("allied", "retreat br-50 sofafi>bir-el-kenaysis")
        .refuses("allied", "retreat br-50 sofafi", "11.52/1");
    // In the Qattara Depression, and out of supply, it takes a three.
    let mut t = assault("'ge-21 @ el-daba', 'ge-15 @ el-daba', 'br-50 @ qattara', 'br-bg-1 @ qattara'");
    t.does("axis", "attack qattara; join ge-21; join ge-15; engage", &[3, 1]);
    t.does("allied", "lose br-50", &[])
        .shows(&["attackers_number = 4", "defenders_number = 1"])
        .allows("allied", "yield");
    t.does("allied", "stand br-bg-1", &[]).shows(&["br-50 reduced @ qattara", "br-bg-1 @ rebuild"]);
}
