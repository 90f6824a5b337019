//! Air units that arrive or are rebuilt (13.5f, 13.6), and what of the air is secret (14.10b).

use ocs::{Ocs, Side, Step};
use sandtable_core::{Audience, Rules, Seats, Seen, Viewer};

use crate::support::{Looking, Table, phase, sky_from};

/// Rebuilding of the Axis, with 1 Eq at an HQ; two more Eq keep the phase open.
fn forces(units: &[&str], wings: &str, bases: &str) -> Table {
    let all = [units, &["hq-14 @ A9.05", "ieq-1 moves @ A9.05", "pz-1 lost=1 @ dead", "ieq-2 moves @ A9.06"]]
        .concat();
    phase("forces", "axis", &all, &format!("wings = [{wings}]\nbases = [{bases}]"))
}

const BASES: &str = "'axis level 2 @ A9.03', 'axis level 1 @ A5.04', 'allied level 2 @ A9.17'";

#[test]
fn r13_5f_s1_an_eq_at_an_hq_rebuilds_two_air_steps() {
    let mut table = forces(&[], "'stuka-1 lost=1 @ A9.03', 'jg-3 lost=2 @ dead'", BASES);
    table.refuses("axis", "workshop A9.06", "13.5f/1");
    table.does("axis", "workshop A9.05; post stuka-1 A9.03", &[]);
    assert_eq!((table.wing("stuka-1").lost, table.unit("ieq-1").at), (0, ocs::off::POOL));
    table.refuses("axis", "post stuka-1 A9.03", "13.5f/1");
    table.does("axis", "post jg-3 A9.03", &[]);
    assert_eq!(table.wing("jg-3").lost, 1);
    // His own steps, not the enemy's.
    let mut theirs =
        forces(&[], "'stuka-1 lost=1 @ A9.03', 'jg-3 lost=2 @ dead', 'shap-7 lost=1 @ A9.17'", BASES);
    theirs.does("axis", "workshop A9.05", &[]).refuses("axis", "post shap-7 A9.17", "13.5f/1");
    // Never partially: one lost step is too little, unless gliders are built.
    let one = forces(&[], "'stuka-1 lost=1 @ A9.03'", BASES);
    one.refuses("axis", "workshop A9.05; post stuka-1 A9.03", "13.5f/1");
    let soviet = phase(
        "forces",
        "allied",
        &["hq-63 @ A9.18", "req-1 moves @ A9.18", "tb-10 lost=1 @ dead"],
        &format!("wings = ['shap-7 lost=1 @ A9.17']\nbases = [{BASES}]"),
    );
    soviet.refuses("allied", "workshop A9.18", "13.5f/1");
}

#[test]
fn r13_5f_s2_rebuilt_aircraft_appear_active_at_any_base() {
    let mut table = forces(&[], "'jg-3 lost=2 @ dead'", BASES);
    table.refuses("axis", "workshop A9.05; post jg-3 A9.17", "13.5f/2");
    table.does("axis", "workshop A9.05; post jg-3 A5.04; post jg-3 A5.04", &[]);
    assert_eq!((table.perch("jg-3"), table.wing("jg-3").lost), (("A5.04".into(), true), 0));
}

#[test]
fn r14_10e_sa_two_glider_points_for_an_eq() {
    let mut table = forces(&[], "'stuka-1 @ A9.03'", BASES);
    table.does("axis", "workshop A9.05; gliders A5.04", &[]);
    assert_eq!(table.base("A5.04").gliders, 2);
}

#[test]
fn r13_6_s2_reinforcing_aircraft_arrive_active_at_any_base() {
    let more = "turn = 3\nsteps = ['turn second', 'player breakout', 'breakout', 'forces', 'fleet']";
    let bases = ["axis level 2 @ A9.03", "axis strip @ A5.04", "allied level 2 @ A9.17"];
    let wings = ["stuka-1 @ A5.04", "stuka-2 @ A5.04", "jg-3 @ A5.04"];
    let mut table = sky_from("breakout", &[], &wings, &bases, more);
    table.refuses("axis", "post tap-2 A9.17", "13.6/2").refuses("axis", "post tg-2 A9.17", "13.5f/2");
    table.does("axis", "post tg-2 A5.04", &[]);
    assert_eq!(table.perch("tg-2"), ("A5.04".into(), true));
    // 13.6a/2: they obey stacking.
    table.refuses("axis", "post lls-1 A5.04", "13.6a/2");
    table.does("axis", "post lls-1 A9.03", &[]);
    assert_eq!(table.perch("lls-1"), ("A9.03".into(), true));
    let early = sky_from(
        "breakout",
        &["ieq-1 moves @ A9.05", "hq-14 @ A9.05", "pz-1 lost=1 @ dead"],
        &[],
        &bases,
        &more.replace("turn = 3", "turn = 2"),
    );
    assert_ne!(early.state.step(), None);
    early.refuses("axis", "post tg-2 A9.03", "13.6/2");
}

#[test]
fn r14_10b_s1_a_drop_plan_is_known_to_its_owner_alone() {
    let more = "plans = ['fj-1 turn 3 @ A9.12', 'vdv-1 turn 4 @ A9.08']";
    let table = sky_from(
        "refit",
        &["fj-1 @ A9.03", "vdv-1 @ A9.17"],
        &["stuka-1 @ A9.03"],
        &["axis level 2 @ A9.03"],
        more,
    );
    for side in Side::BOTH {
        let mut seen = table.state.clone();
        table.rules.veil(&mut seen, Viewer(Seats::only(side.seat())));
        let known: Vec<u16> =
            seen.plans.iter().map(|plan| plan.unit).filter(|unit| *unit != u16::MAX).collect();
        let own = if side == Side::Axis { "fj-1" } else { "vdv-1" };
        assert_eq!(known, [table.id(own)]);
    }
    // And nobody sees what is being planned.
    let steps = "steps = ['turn second', 'player refit', 'refit', 'zone fj-1 3']";
    let table = sky_from("refit", &["fj-1 @ A9.03"], &["stuka-1 @ A9.03"], &["axis level 2 @ A9.03"], steps);
    let mut seen = table.state.clone();
    table.rules.veil(&mut seen, Viewer(Seats::only(Side::Allied.seat())));
    assert_eq!(seen.step(), Some(Step::Zone { unit: u16::MAX, turn: 0 }));
}

#[test]
fn r14_10b_s1_nobody_hears_of_a_plan_that_is_written_delayed_or_cancelled() {
    let refit = |plans: &str| {
        let more = format!("{plans}\ndumps = ['axis 4 @ A9.03']");
        sky_from("refit", &["fj-1 @ A9.03"], &["jg-3 inactive @ A9.03"], &["axis level 2 @ A9.03"], &more)
    };
    let heard = |table: &Table, line: &str| {
        let mut read = Vec::new();
        table.rules.read(line, &mut read).expect("notation");
        table.rules.witnesses(&table.state, Side::Axis.seat(), read[0])
    };
    let enemy =
        |table: &Table| Seen::<Ocs>::of(&table.rules, &table.state, Viewer::seat(Side::Allied.seat()));
    let own = Audience::Only(Seats::only(Side::Axis.seat()));
    for line in ["delay fj-1", "cancel fj-1", "plan fj-1 4; zone A9.12"] {
        let plans = if line.starts_with("plan") { "" } else { "plans = ['fj-1 turn 3 @ A9.12']" };
        let mut table = refit(plans);
        let before = enemy(&table);
        for action in line.split("; ") {
            assert_eq!(heard(&table, action), own, "{action}");
            table.does("axis", action, &[]);
        }
        assert!(enemy(&table) == before, "{line}");
    }
    assert_eq!(heard(&refit(""), "refit A9.03"), Audience::All);
}

#[test]
fn r14_10b_s1_nobody_is_asked_because_he_has_a_plan() {
    // Too late to plan, and nothing to refit: with a plan to cancel or without, the paratroops keep the phase open.
    for plans in ["", "plans = ['fj-1 turn 6 @ A9.12']"] {
        let more = format!("turn = 6\n{plans}");
        let mut table =
            sky_from("refit", &["fj-1 @ A9.03"], &["jg-3 @ A9.03"], &["axis level 2 @ A9.03"], &more);
        assert_eq!(table.state.step(), Some(Step::Refit));
        table.refuses("axis", "refit A9.03", "14.1d").refuses("axis", "plan fj-1 8", "14.10b/1");
        if !plans.is_empty() {
            table.does("axis", "cancel fj-1", &[]);
            assert_eq!(table.state.step(), Some(Step::Refit));
        }
    }
}

#[test]
fn r14_10b_s1_the_plans_of_the_enemy_leave_room_for_ones_own() {
    let theirs: Vec<String> = (3..9).map(|turn| format!("'vdv-1 turn {turn} @ A9.08'")).collect();
    let more = format!("plans = [{}]\ndumps = ['axis 4 @ A9.03']", theirs.join(", "));
    let table = sky_from(
        "refit",
        &["fj-1 @ A9.03", "vdv-1 @ A9.17"],
        &["jg-3 inactive @ A9.03"],
        &["axis level 2 @ A9.03"],
        &more,
    );
    table.allows("axis", "plan fj-1 4; zone A9.12");
}
