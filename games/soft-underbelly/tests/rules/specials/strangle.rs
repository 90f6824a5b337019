//! Operation Strangle.

use soft_underbelly::{Moment, Step};

use crate::common::{NO_SHIPS, at, attacking, moving, quietly, resolving};

const RULE: &str = "events.allied.strangle/1";
const ROME: &str = "strangled = '10'";

#[test]
fn revents_allied_strangle_s1_nobody_enters_or_leaves() {
    let units =
        ["axis cube @ 10", "axis aircraft @ 10", "axis cube @ 11", "axis aircraft @ 11", "allies cube @ 09"];
    let table = moving("axis", &units, ROME);
    for line in [
        "take cube 10",
        "take cube 11; step 10",
        "take aircraft 10",
        "take aircraft 11; land 10",
        "embark cube 10",
        "embark cube 11; sail 10",
        "bomb aircraft 10-09",
        "event reinforcements; reinforce 10",
    ] {
        table.refuses("axis", line, RULE);
    }
    table.allows("axis", "take cube 11; step 13").allows("axis", "bomb aircraft 11-09");
    attacking("axis", &units, ROME)
        .refuses("axis", "attack cube 10-09", RULE)
        .allows("axis", "attack cube 11-09");
    // Allied units are free to come and go.
    let allied = moving("allies", &["allies cube @ 10"], ROME);
    allied.allows("allies", "take cube 10; step 08");
}

#[test]
fn revents_allied_strangle_s1_no_interception_from_there() {
    let units = ["allies cube @ 17", "axis aircraft @ 10", "axis aircraft @ 15c"];
    let mut table =
        moving("allies", &units, "strangled = '15'\nevented = ['allies']\ncontrol = ['14', '17', '20']");
    table.does("allies", "embark cube 17; sail 14", &[]);
    table.refuses("axis", "intercept aircraft 15", RULE).refuses(
        "axis",
        "intercept aircraft 10",
        "naval.intercept/2",
    );
}

#[test]
fn revents_allied_strangle_s1_the_area_defends_but_cannot_be_left() {
    let units = ["axis cube x2 @ 10", "axis aircraft @ 10", "allies cube x2 @ 11"];
    let more = format!("{NO_SHIPS}markers_allies = 0\nmarkers_axis = 0\n{ROME}");
    let mut table = attacking("allies", &units, &more);
    // Nobody is asked to fly out; the aircraft of the area itself may support it.
    table.does("allies", "attack cube 11-10 x2; done", &[]).shows(&["steps: support axis"]);
    table.does("axis", "support aircraft 10", &[6, 1, 5, 1]).refuses("axis", "retreat", RULE);
    table.does("axis", "lose cube 10", &[]).shows(&["axis cube @ 10", "steps: resolve"]);
}

#[test]
fn revents_allied_strangle_s1_attacks_out_of_it_are_cancelled() {
    let units = ["axis cube @ 10", "axis cube @ 11", "allies cube @ 09"];
    let mut table = attacking("axis", &units, NO_SHIPS);
    table.does("axis", "attack cube 10-09; attack cube 11-09; done; decline", &[]);
    table
        .does("allies", "event strangle 10", &[])
        .shows(&["arrows: 11-09", "axis cube @ 10"])
        .hides(&["arrows: 10-09"]);
    // One die for the cube that still attacks, one for the defender.
    quietly(&mut table, &[1, 1], at(Moment::Round));
    let mut alone = attacking("axis", &units, NO_SHIPS);
    alone.does("axis", "attack cube 10-09; done; decline", &[]).does("allies", "event strangle 10", &[]);
    quietly(&mut alone, &[], at(Moment::Last));
    alone.shows(&["axis cube @ 10", "allies cube @ 09"]);
}

#[test]
fn revents_allied_strangle_s1_attackers_and_support_drop_out_of_a_battle() {
    let units = ["axis cube @ 11", "axis cube @ 08", "axis aircraft @ 10", "allies cube x2 @ 09"];
    let begun = || {
        let mut table = attacking("axis", &units, NO_SHIPS);
        table.does("axis", "attack cube 11-09; attack cube 08-09; done", &[]);
        quietly(&mut table, &[], |step| matches!(step, Step::Support(_)));
        table.does("axis", "support aircraft 10", &[5, 1, 1, 1]).shows(&["allies cube @ 09"]);
        quietly(&mut table, &[], at(Moment::Round));
        table.does("axis", "decline", &[]);
        table
    };
    let mut ground = begun();
    ground.does("allies", "event strangle 11", &[]);
    quietly(&mut ground, &[], resolving);
    ground.does("axis", "continue", &[1, 1]).shows(&["axis cube @ 11"]);
    let mut air = begun();
    air.does("allies", "event strangle 10", &[]).shows(&["axis aircraft used @ 10a"]);
    quietly(&mut air, &[], resolving);
    // Without the aircraft a 5 does not hit.
    air.does("axis", "continue", &[5, 5, 1])
        .shows(&["allies cube @ 09", "battle = 09 round 2 of 3 hits 0 0 air-axis"]);
}

#[test]
fn revents_allied_strangle_s1_no_advance_into_it() {
    let units = ["axis cube x2 @ 10", "allies cube @ 09"];
    let mut table = attacking("axis", &units, NO_SHIPS);
    table.does("axis", "attack cube 10-09 x2; done; decline", &[]).does("allies", "event strangle 09", &[]);
    quietly(&mut table, &[6, 1, 1], at(Moment::Last));
    table.shows(&["axis cube x2 @ 10", "control: 09"]).hides(&["allies cube @ 09"]);
}

#[test]
fn revents_allied_strangle_s1_lapses_with_the_impulse() {
    let mut table = moving("allies", &["axis cube @ 10"], NO_SHIPS);
    table.refuses("allies", "event strangle sea", RULE);
    table.does("allies", "event strangle 10", &[]).shows(&["strangled = 10"]);
    table.does("allies", "done", &[]);
    quietly(&mut table, &[], |step| matches!(step, Step::March { .. }));
    table.asks("axis").shows(&["strangled = 00", "allies strangle x1"]).allows("axis", "take cube 10");
}

#[test]
fn revents_allied_strangle_s2_stops_a_marching_group() {
    let mut table = moving("axis", &["axis cube x2 @ 11"], NO_SHIPS);
    table.does("axis", "take cube 11 x2; step 10", &[]).does("allies", "event strangle 10", &[]).asks("axis");
    table.refuses("axis", "step 08", RULE);
    table.does("axis", "halt", &[]).refuses("axis", "take cube 10", RULE);
    // In the window before attacks as well.
    let mut moved = moving("axis", &["axis cube @ 10", "allies cube @ 09"], NO_SHIPS);
    moved.does("axis", "done; decline", &[]).does("allies", "event strangle 10", &[]);
    quietly(&mut moved, &[], |step| matches!(step, Step::Declare | Step::March { .. }));
    moved.asks("allies").shows(&["axis cube @ 10"]);
}

#[test]
fn revents_allied_strangle_s1_no_retreat_into_it_and_no_cube_drawn() {
    // From Calabria the only ways lead to Naples, Foggia and on; Naples is closed, also as a way to Rome.
    let units = ["axis cube @ 13", "axis cube @ 11", "allies cube @ 14", "allies cube @ 12"];
    let more = format!("{NO_SHIPS}markers_allies = 0\nmarkers_axis = 0\nstrangled = '11'");
    let mut table = attacking("allies", &units, &more);
    table.does("allies", "attack cube 14-13; done", &[6, 1]).hides(&["axis cube @ 13"]);
    let open = more.replace("'11'", "'10'");
    let mut table = attacking("allies", &units, &open);
    table.does("allies", "attack cube 14-13; done", &[6, 1]).allows("axis", "retreat; fall cube 11");
    table.refuses("axis", "retreat; fall cube 10", RULE);
    let partisans = ["allies partisans @ 08", "axis cube @ 07", "axis cube @ 10"];
    for area in ["08", "07"] {
        let table = moving("allies", &partisans, &format!("surrendered = true\nstrangled = '{area}'"));
        table.refuses("allies", "rouse 07-08", RULE);
    }
    moving("allies", &partisans, "surrendered = true\nstrangled = '07'").allows("allies", "rouse 10-08");
}
