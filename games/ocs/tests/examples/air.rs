//! Missions, Flak and air combat.

use ocs::Mode;

use crate::support::{Table, given, unit, wing};

/// A phase of a side with bases, wings and units; a bomber waits, so that the segment does not end.
#[track_caller]
fn aloft(phase: &str, side: &str, bases: &str, wings: &str, units: &str) -> Table {
    given(&format!(
        "phase = '{phase}'\nphasing = '{side}'\nbases = [{bases}]\nwings = [{wings}]\nunits = [{units}, 'pi-41 @ A9.01', 'eng-3 @ A9.20']"
    ))
}

#[test]
fn ex_hipshoot_barrage() {
    // Eleven hexes from the base; 1 RE in the open, a spotter beside it.
    for (dice, mode) in [([1, 1, 4, 4], Mode::Dg), ([1, 1, 2, 3], Mode::Combat)] {
        let mut table = aloft(
            "movement",
            "axis",
            "'axis level 2 @ A9.03'",
            "'stuka-1 @ A9.03', 'kg-27 @ A9.03'",
            "'i-8 @ A9.13', 'tb-10 @ A9.14'",
        );
        // 8 on 12-16 is DG; 5 would be on 17-24, and is nothing here.
        table.does("axis", "fly hip-units A9.14; send stuka-1", &dice);
        assert_eq!(unit(&table, "tb-10").mode, mode);
    }
}

#[test]
fn ex_barrage_air_unspotted() {
    for (dice, mode) in [([1, 1, 5, 5], Mode::Dg), ([1, 1, 4, 5], Mode::Combat)] {
        let mut table = aloft(
            "movement-barrage",
            "axis",
            "'axis level 2 @ A9.01'",
            "'stuka-1 @ A9.01', 'kg-27 @ A9.01'",
            "'tb-10 @ A7.13'",
        );
        // A village: five columns left, to that of 2 points.
        table.does("axis", "fly bomb-units A7.13; send stuka-1; go", &dice);
        assert_eq!(unit(&table, "tb-10").mode, mode);
    }
}

#[test]
fn ex_barrage_air_flakloss() {
    let mut table = aloft(
        "movement-barrage",
        "axis",
        "'axis level 2 @ A9.03'",
        "'stuka-1 @ A9.03', 'kg-27 @ A9.03'",
        "'i-8 @ A9.13', 'tb-10 @ A9.14', 'tb-11 @ A9.14', 'tb-12 @ A9.14', 'hq-63 @ A9.14'",
    );
    // Flak 10 + 1; 9 points and 4 RE are 12-16, where 10 is [½]: DG, without a die.
    table.does("axis", "fly bomb-units A9.14; send stuka-1; go", &[5, 5, 5, 5]);
    assert_eq!((wing(&table, "stuka-1").lost, unit(&table, "tb-10").mode), (1, Mode::Dg));
    assert_eq!(unit(&table, "tb-10").lost, 0);
}

#[test]
fn ex_air_mission() {
    let mut table = aloft(
        "movement-barrage",
        "allied",
        "'allied level 2 @ A9.17', 'axis level 2 @ A9.03'",
        "'shap-7 @ A9.17', 'iap-4 @ A9.17', 'iap-5 @ A9.17', 'bap-90 @ A9.17', 'jg-3 @ A9.03'",
        "'i-8 reserve @ A9.05', 'mot-16 reserve @ A9.05'",
    );
    table.does("allied", "fly bomb-units A9.05; send shap-7; send iap-4; send iap-5; go", &[]);
    // Flak 10 + 1 for three aircraft + 1 for the Patrol Zone and the Fighters; the first is hit. 12 on 3-4 is ½; a 5.
    table.does("axis", "done", &[5, 5, 1, 6, 6, 5]).does("axis", "lose i-8", &[]);
    assert_eq!((wing(&table, "shap-7").lost, unit(&table, "i-8").lost), (1, 1));
    assert_eq!((unit(&table, "i-8").mode, unit(&table, "mot-16").mode), (Mode::Dg, Mode::Dg));
}

#[test]
fn ex_air_combat() {
    let mut table = aloft(
        "movement-barrage",
        "allied",
        "'allied level 2 @ A9.15', 'axis level 2 @ A9.03'",
        "'iap-4 @ A9.15', 'shap-7 @ A9.15', 'bap-90 @ A9.15', 'jg-3 @ A9.03', 'stuka-1 @ A9.03', 'stuka-2 @ A9.03'",
        "'i-8 @ A9.05'",
    );
    table.does("allied", "fly bomb-base A9.03; send iap-4; send shap-7; go", &[]);
    table.does("axis", "done", &[]).does("allied", "done", &[]);
    // 9 + 2 - 4 = 7: both Fighters abort, the third die costs nothing.
    table.does("axis", "pick jg-3", &[4, 5, 4]);
    let left = |table: &Table, key: &str| (wing(table, key).active, wing(table, key).lost);
    assert_eq!((left(&table, "iap-4"), left(&table, "jg-3")), ((false, 0), (false, 0)));
    // Those in parentheses ignore each other: the bomber goes on, past two Levels of Flak, and bombs.
    table.does("allied", "done", &[1, 1, 1]);
    assert_eq!((left(&table, "shap-7"), left(&table, "stuka-1")), ((false, 0), (true, 0)));
}
