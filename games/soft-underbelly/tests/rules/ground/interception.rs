//! Interception of naval transport.

use soft_underbelly::{Arm, Side};

use crate::helpers::{count, counts, used};
use crate::support::{Table, given};

/// The active side is about to sail; no events. Ships are ready unless named.
fn at_sea(side: &str, ships: &[&str], units: &[&str]) -> Table {
    given(&format!(
        "markers_allies = 0\nmarkers_axis = 0\nactive = '{side}'\nphase = 'move'\nships = {ships:?}\nunits = {units:?}"
    ))
}

#[test]
fn rnaval_intercept_s1_unused_aircraft_uboat_and_fleets_may_intercept() {
    let mut table = at_sea("allies", &[], &["allies cube x3 @ 20", "allies cube @ 18", "axis aircraft @ 17"]);
    table.does("allies", "embark cube 20 x2; sail 18", &[]).asks("axis");
    let offers = table.offers("axis");
    for chance in ["intercept aircraft 17", "intercept italian", "intercept uboat", "done"] {
        assert!(offers.contains(&chance.to_string()), "{chance}: {offers:?}");
    }
    table.refuses("axis", "intercept british", "fleets.attack");
    table.does("axis", "done", &[]).asks("axis");
    table.does("axis", "decline", &[]);
    assert_eq!(count(&table, "allies cube 18"), 3);
    // The Allies against an Axis convoy.
    let mut table = at_sea("axis", &[], &["axis cube x2 @ 14"]);
    table.does("axis", "embark cube 14; sail 17", &[]).does(
        "allies",
        "intercept american; intercept british",
        &[5, 4],
    );
    assert_eq!(count(&table, "axis cube 17"), 0);
}

#[test]
fn rnaval_intercept_s1_every_convoy_can_be_intercepted_once() {
    let mut table = at_sea("allies", &[], &["allies cube x3 @ 18"]);
    table.does("allies", "embark cube 18; sail 20", &[]).does("axis", "intercept uboat; done", &[1]);
    // No second question for this convoy; the next one may be intercepted again.
    table.asks("allies");
    table.does("allies", "embark cube 18; sail 20", &[]);
    table.asks("axis");
    table.does("axis", "intercept italian", &[1]).asks("allies");
    table.does("allies", "embark cube 18; sail 20", &[]).asks("allies");
}

#[test]
fn rnaval_intercept_s2_the_destination_must_be_in_reach_of_an_aircraft() {
    let units = ["allies cube x2 @ 18", "axis aircraft @ 17"];
    let mut table = at_sea("allies", &["italian used"], &units);
    // Tunis reaches the Algerian coast, from which they sail, but not Tripolitania.
    table.does("allies", "embark cube 18; sail 20", &[]).refuses(
        "axis",
        "intercept aircraft 17",
        "naval.intercept/2",
    );
    let mut table = at_sea("allies", &["italian used"], &units);
    table.does("allies", "embark cube 20; sail 18", &[]).allows("axis", "intercept aircraft 17");
}

#[test]
fn rnaval_intercept_s3_all_who_take_part_are_turned_face_down() {
    let mut table = at_sea("allies", &[], &["allies cube x2 @ 18", "axis aircraft @ 17"]);
    table.does("allies", "embark cube 20; sail 18", &[]);
    table.does("axis", "intercept aircraft 17; intercept italian; done", &[1, 2]);
    table.shows(&["axis aircraft used @ 17a", "italian used", "uboat ready"]);
}

#[test]
fn rnaval_intercept_s4_the_used_cannot_intercept() {
    let units = ["allies cube x3 @ 20", "allies cube @ 18", "axis aircraft used @ 17"];
    let mut table = at_sea("allies", &["italian used"], &units);
    table.does("allies", "embark cube 20; sail 18", &[]);
    table.refuses("axis", "intercept italian", "naval.intercept/4");
    table.refuses("axis", "intercept aircraft 17", "naval.intercept/4");
    table.does("axis", "intercept uboat", &[1]);
    // Now nobody is left for the next convoy.
    table.does("allies", "embark cube 20; sail 18", &[]).asks("allies");
    assert_eq!(count(&table, "allies cube 18"), 3);
}

#[test]
fn rnaval_intercept_s4_until_an_event_turns_them_up() {
    let mut table = given(
        "active = 'axis'\nphase = 'move'\nships = ['american used', 'british used']\nunits = ['axis cube x2 @ 14']",
    );
    table.does("axis", "embark cube 14; sail 17", &[]).asks("allies");
    table.does("allies", "event operations sea", &[]);
    table.shows(&["american ready", "british ready"]);
    table.does("axis", "embark cube 14; sail 17", &[]).does(
        "allies",
        "intercept american; intercept british",
        &[6, 1],
    );
    counts(&table, &[("axis cube 17", 1), ("axis cube pool", 18)]);
}

#[test]
fn rnaval_intercept_s5_one_die_each_hits_on_five_and_six() {
    for (dice, lost) in [([4, 4, 4], 0), ([5, 4, 1], 1), ([6, 5, 4], 2), ([5, 5, 6], 3)] {
        let mut table =
            at_sea("allies", &[], &["allies cube x4 @ 20", "allies cube @ 18", "axis aircraft @ 17"]);
        table.does("allies", "embark cube 20 x4; sail 18", &[]);
        table.does("axis", "intercept aircraft 17; intercept italian; intercept uboat", &dice);
        counts(&table, &[("allies cube 18", 5 - lost), ("allies cube 20", 1)]);
        // The points stay spent.
        table.shows(&["transport_allies = 2"]);
    }
}

#[test]
fn rnaval_intercept_s6_the_lost_go_to_the_pool() {
    let mut table = at_sea("allies", &["italian used"], &["allies cube @ 18", "allies tank used @ 18"]);
    let pool = (count(&table, "allies cube pool"), count(&table, "allies tank pool"));
    table.does("allies", "embark cube 18; sail 20", &[]).does("axis", "intercept uboat", &[5]);
    assert_eq!(count(&table, "allies cube pool"), pool.0 + 1);
    let mut table = at_sea("allies", &["italian used"], &["allies cube @ 18", "allies tank used @ 18"]);
    table.does("allies", "embark tank 18; sail 20", &[]).does("axis", "intercept uboat", &[6]);
    counts(&table, &[("allies tank pool", pool.1 + 1), ("allies tank gone", 0)]);
}

#[test]
fn rnaval_intercept_s7_the_convoy_absorbs_without_retreat() {
    let mut table = at_sea("allies", &["italian used"], &["allies cube x2 @ 18", "allies tank @ 18"]);
    table.does("allies", "embark cube 18; embark tank 18; sail 20", &[]).does(
        "axis",
        "intercept uboat",
        &[5],
    );
    table.asks("allies").refuses("allies", "retreat", "naval.intercept/7");
    table.refuses("allies", "lose cube 18", "losses.means").refuses("allies", "done", "losses.compulsory");
    table.allows("allies", "lose cube convoy");
    // A face-up tank is turned over and arrives.
    table.does("allies", "lose tank convoy", &[]);
    assert_eq!(used(&table, Side::Allies, Arm::Tank, 20), 1);
    counts(&table, &[("allies cube 18", 1), ("allies cube 20", 2)]);
}

#[test]
fn rnaval_intercept_s7_losses_beyond_the_convoy_are_ignored() {
    let mut table = at_sea("allies", &[], &["allies cube x2 @ 18", "allies tank @ 18"]);
    table.does("allies", "embark tank 18; sail 20", &[]).does(
        "axis",
        "intercept uboat; intercept italian",
        &[5, 6],
    );
    counts(&table, &[("allies tank pool", 5), ("allies cube 18", 2)]);
    let mut table = at_sea("allies", &[], &["allies cube x2 @ 18"]);
    table.does("allies", "embark cube 18; sail 20", &[]).does(
        "axis",
        "intercept uboat; intercept italian",
        &[5, 6],
    );
    counts(&table, &[("allies cube 18", 1), ("allies cube 20", 1)]);
    table.asks("allies").shows(&["transport_allies = 5"]);
}

#[test]
fn rnaval_intercept_s6_a_side_whose_last_unit_sinks_has_lost() {
    let mut table = given(
        r#"
        lonely = true
        markers_allies = 0
        markers_axis = 0
        active = "allies"
        phase = "move"
        ships = ["italian used"]
        control = ["18", "20"]
        units = ["allies cube @ 18", "axis cube @ 01"]
        "#,
    );
    // At sea it still counts.
    table.does("allies", "embark cube 18; sail 20", &[]);
    assert_eq!(table.result(), None);
    table.does("axis", "intercept uboat", &[5]);
    assert_eq!(table.result(), Some((Some("axis"), "victory.elimination")));
}
