//! Positions that the rules cannot bring about are refused, each with what is wrong.

use sandtable_core::kit::{Trial, arranged, laid_out, unsound};
use soft_underbelly::SoftUnderbelly;

const SOUND: &str = "clear = true\nturn = 3\nactive = 'allies'\nphase = 'initiative'\n";

/// What is added to a sound position, and what is said of it.
const FAULTS: [[&str; 2]; 17] = [
    ["turn = 0", "turn 0 is not on the track"],
    ["turn = 9", "turn 9 is not on the track"],
    ["units = ['allies cube @ 17', 'axis cube @ 17']", "area 17 holds units of both sides"],
    ["units = ['axis cube x7 @ 17']", "area 17 stands above the stacking limit (stacking.limit)"],
    ["units = ['allies tank x3 @ 18']", "area 18 stands above the stacking limit (stacking.limit)"],
    ["units = ['axis cube used @ 17']", "a cube is face-down"],
    ["markers_axis = 7", "the axis have too many event markers"],
    ["events = ['allies logistics x2']", "logistics was played too often"],
    ["lines = ['17', '17']", "lines: an area is named twice"],
    ["control = ['17', '16', 'tunis']", "control: an area is named twice"],
    ["units = ['allies partisans @ 05']", "there are partisans before the surrender (partisans.when)"],
    ["turn = 6\nunits = ['allies paratroops @ 18']", "there are paratroops after Overlord (overlord.remove)"],
    ["turn = 5\nships = ['american used']", "both Allied fleets sail after Overlord (fleets.overlord)"],
    [
        "surrendered = true\nunits = ['axis italian-tank @ 10']",
        "an Italian counter is in the game after the surrender (surrender.units)",
    ],
    ["surrendered = true\nships = ['italian used']", "the Italian fleet sails after the surrender"],
    ["surrendered = true\ntransport_axis = 1", "the Italian fleet sails after the surrender"],
    ["units = ['axis cube @ atlantis']", "units: 'axis cube @ atlantis': 'atlantis' is no area"],
];

#[test]
fn what_cannot_be_is_refused() {
    unsound::<SoftUnderbelly>(SOUND, &FAULTS);
}

#[test]
fn a_surrender_takes_everything_italian_away() {
    let mut table = Trial::start(laid_out::<SoftUnderbelly>(), &[]).given(
        "turn = 3\nactive = 'axis'\nphase = 'convert'\nsurrendered = true\nunits = ['axis cube x6 @ 04']",
    );
    table.shows(&["italian gone", "transport_axis = 0", "axis italian-tank @ gone"]);
    table.refuses("axis", "convert italian-tank 04", "conversion.procedure/3");
    table.does("axis", "convert tank 04", &[]);
}

#[test]
fn an_empty_map_after_overlord_is_one_after_overlord() {
    let given = |text: &str| Trial::start(laid_out::<SoftUnderbelly>(), &[]).given(text);
    let late = "turn = 5\nphase = 'initiative'\n";
    given(late).shows(&[
        "transport_allies = 3",
        "american gone",
        "british ready",
        "allies paratroops @ gone",
    ]);
    given(&format!("{late}ships = ['british gone']\ntransport_allies = 1")).shows(&[
        "american ready",
        "british gone",
        "transport_allies = 1",
    ]);
    given("turn = 5\nsteps = ['turn initiative', 'overlord']").shows(&["american ready", "british ready"]);
    given("turn = 4\nphase = 'initiative'").shows(&["american ready", "transport_allies = 6"]);
}

#[test]
fn areas_have_names() {
    Trial::start(laid_out::<SoftUnderbelly>(), &[])
        .given(
            "phase = 'move'\nunits = ['allies cube x2 @ tunis', 'allies aircraft @ tunis']\nlines = ['rome']",
        )
        .shows(&["allies cube x2 @ 17", "allies aircraft @ 17a", "control: 17", "lines: 10"]);
}

#[test]
fn what_stands_at_the_limit_is_laid_out() {
    let full =
        "units = ['axis cube x6 @ 17', 'allies tank x2 @ 18', 'allies cube x4 @ 18']\nmarkers_axis = 6\n";
    arranged::<SoftUnderbelly>(&format!(
        "{SOUND}{full}events = ['allies logistics x1', 'axis stop-battle x3']\nlines = ['17', '14', '11']\n"
    ))
    .expect("sound");
}
