//! Headquarters (13.0).

use crate::field::{attack, axis_reinforcements, before, soviet_reinforcements, steppe, supply};
use crate::support::Looking;

#[test]
fn r13_0_s1_an_hq_fights_like_a_unit() {
    // It attacks, is reduced, and has a zone of control.
    let mut table = steppe(&["6A @ 1406", "110C @ 1505"]);
    assert!(table.look().zone(stalingrad::Side::Axis, crate::field::hex(&table, "1407")));
    table.does("axis", "attack 6A 1505; done", &[2]).shows(&["6A reduced @ 1406"]);
}

#[test]
fn r13_0_s2_ordinary_rules_hold_for_an_hq() {
    // It defends with its strength, retreats, and advances one hex.
    let mut front = steppe(&["24Pz @ 1406", "VrnzFront @ 1505"]);
    front.does("axis", "attack 24Pz 1505; done", &[3]).shows(&["VrnzFront retreated @ 1404"]);
    let mut army = steppe(&["6A @ 1406", "24Pz @ 1406", "s-6 reduced @ 1505"]);
    army.does("axis", "attack 6A 1505; attack 24Pz 1505; done", &[6]);
    army.does("axis", "advance 6A; done", &[]).shows(&["6A @ 1505", "24Pz @ 1406"]);
}

#[test]
fn r13_0_1_an_hq_does_not_activate_another() {
    let mut table = before("1PzA", &["1PzA @ 0304", "4PzA @ 0304", "44 @ 0404", "R3A @ 0205"], "");
    table.does("axis", "done", &[1]);
    table.shows(&["1PzA active @ 0304", "44 active @ 0404", "4PzA @ 0304", "R3A @ 0205"]);
    table.refuses("axis", "take 4PzA", "8.1.4");
}

#[test]
fn r13_0_2_s1_a_removed_hq_returns_at_full_strength() {
    // Lost in combat...
    let mut fight = attack("soviet", &["4Tk @ 1406", "13Tk @ 1506", "6A reduced @ 1505"], "");
    // 8-1: 1RR on a 3.
    fight.does("soviet", "attack 4Tk 1505; attack 13Tk 1505; done", &[3]);
    fight.shows(&["6A @ away", "lost = 2"]);
    // ... or for lack of supply...
    let check = supply(&["6A reduced @ 1505", "H2A @ 1605", "44 @ 0304"], "", 1);
    check.shows(&["6A @ away", "H2A @ away", "lost = 4"]);
    // ... it comes back with the next reinforcements, where and like those.
    let mut back = axis_reinforcements(&["6A @ away", "44 @ 0219"], "", 1);
    back.refuses("axis", "done", "12.1/1");
    back.does("axis", "call 6A", &[]);
    back.refuses("axis", "enter 0303", "12.1.1/1");
    back.does("axis", "enter 0304", &[]).shows(&["6A @ 0304"]);
}

#[test]
fn r13_0_2_1_a_soviet_hq_comes_with_the_next_box_whatever_it_is() {
    let mut table = soviet_reinforcements(&["VrnzFront @ away", "44 @ 0219"], "track = 1");
    table.shows(&["hq x1", "tk x3", "rifle x4"]);
    table.does("soviet", "call VrnzFront; enter 1301", &[]).shows(&["VrnzFront @ 1301", "tk x3", "rifle x4"]);
    // Off the end of the track it still comes.
    let units = ["VrnzFront @ away", "StrgFront @ 2501", "CSFront @ 2501", "SEFront @ 3807", "44 @ 0219"];
    let mut late = soviet_reinforcements(&units, "track = 10");
    late.does("soviet", "call VrnzFront; enter 1301", &[]).shows(&["VrnzFront @ 1301", "turn = 2"]);
}

#[test]
fn r13_0_2_2_an_axis_hq_waits_outside_the_limit_of_the_box() {
    let units = ["6A @ away", "H2A @ away", "44 @ box", "62 @ box", "68 @ box"];
    let mut table = axis_reinforcements(&units, "", 1);
    table.does("axis", "call 44; enter 0304; call 62; enter 0304", &[]);
    table.refuses("axis", "call 68", "12.4/1");
    table.does("axis", "call 6A; enter 0205; call H2A; enter 0205", &[]);
    table.shows(&["6A @ 0205", "H2A @ 0205", "68 @ box"]);
    // It is no division for a transfer.
    let transfer = supply(&["6A @ away", "44 @ 0304"], "", 3);
    transfer.refuses("axis", "transfer 6A", "11.2.1/1");
}

#[test]
fn r13_0_2_s1_nobody_calls_the_headquarters_of_the_enemy() {
    let units = ["6A @ away", "VrnzFront @ away", "44 @ 0219"];
    axis_reinforcements(&units, "", 1).allows("axis", "call 6A").refuses("axis", "call VrnzFront", "12.0");
    let soviet = soviet_reinforcements(&units, "");
    soviet.allows("soviet", "call VrnzFront").refuses("soviet", "call 6A", "12.0");
}

#[test]
fn r13_0_3_a_chit_without_its_hq_has_no_effect() {
    for place in ["away", "box", "pool"] {
        let mut table = before("1PzA", &[&format!("1PzA @ {place}"), "44 @ 0404", "s-6 @ 0503"], "");
        table.does("axis", "done", &[1]).shows(&["turn = 2", "44 @ 0404"]);
    }
}
