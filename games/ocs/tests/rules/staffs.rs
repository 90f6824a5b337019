//! What headquarters are for (13.1b), how a formation is supplied (13.7a), and bases and arrivals in need of supply.

use ocs::flag;

use crate::support::{BASES, Looking, moves, phase, sky_from};

#[test]
fn r2_3_s4_a_base_in_an_enemy_zone_refits_nothing() {
    let with = |units: &[&str]| {
        let units = [units, &["fj-1 @ A9.01"]].concat();
        sky_from("refit", &units, &["stuka-1 inactive @ A9.03"], &BASES, "dumps = ['axis 4 @ A9.03']")
    };
    with(&[]).allows("axis", "refit A9.03");
    with(&["r-1 @ A8.03"]).refuses("axis", "refit A9.03", "15.1/C");
    // A unit without a zone is no matter, and neither is a zone that is negated.
    with(&["r-1 moves @ A8.03"]).allows("axis", "refit A9.03");
    let mut negated = with(&["r-1 @ A8.03", "i-8 @ A9.03"]);
    negated.does("axis", "refit A9.03; ready stuka-1", &[]);
    assert!(negated.wing("stuka-1").active);
}

#[test]
fn r12_5f_arrivals_are_placed_without_fuel_and_move_on_with_it() {
    // Turn 3 brings two tracked units of a panzer division to A7.01; nobody has a token.
    let mut arrives = phase(
        "exploitation",
        "allied",
        &["r-1 reserve @ A9.17", "i-8 reserve @ A9.04"],
        "turn = 3\nfirst = 'allied'",
    );
    arrives.does("allied", "done", &[1, 1, 1, 1]);
    arrives.shows(&["pz-7 moves arrived @ A7.01", "pg-5 moves arrived @ A7.01"]);
    let spent: u32 = arrives.look().s.books.iter().map(|books| books.spent.iter().sum::<u32>()).sum();
    assert_eq!(spent, 0);
    let entry = ["pz-7 moves arrived @ A7.01"];
    moves(&entry, "").refuses("axis", "at A7.01; take pz-7; step A7.02", "12.5a/1");
    moves(&entry, "dumps = ['axis 1 @ A7.01']")
        .allows("axis", "at A7.01; take pz-7; fuel pz-7 unit; step A7.02");
}

#[test]
fn r13_1b_s2_a_headquarters_supports_rebuilds() {
    let forces = |hq: &str| {
        let units = [hq, "ieq-1 moves @ A9.06", "pz-1 lost=1 @ dead"];
        let waits = ["hq-48 @ A2.02", "ipax-4 moves @ A2.02", "i-9 lost=1 @ A2.02"];
        phase("forces", "axis", &[&units[..], &waits].concat(), "")
    };
    // Of a corps or of a division, in Combat Mode; nobody else.
    for hq in ["hq-14 @ A9.05", "hq-3 @ A9.07"] {
        forces(hq).allows("axis", "rebuild pz-1 A9.06");
    }
    forces("hq-14 moves @ A9.05").refuses("axis", "rebuild pz-1 A9.06", "13.5a/3");
    forces("i-8 @ A9.06").refuses("axis", "rebuild pz-1 A9.06", "13.5a/1");
}

#[test]
fn r13_1b_s3_an_engineer_capable_headquarters_bridges_unloads_trains_and_builds() {
    // The stream between A3.10 and A3.11; a station in the open; a hedgehog beside it.
    let deeds = |hq: &str| {
        let units = ["pz-1 fuelled @ A3.10", "mot-16 moves @ A7.06", "stug-190 @ A9.01"];
        let [river, rails, field] = ["A3.10", "A7.06", "A8.07"].map(|at| {
            let hq = format!("{hq} @ {at}");
            let all: Vec<&str> = units.iter().copied().chain([hq.as_str(), "r-5 reserve @ A9.19"]).collect();
            phase("movement", "axis", &all, "axis = ['linden', 'ostheim']\ndumps = ['axis 12 @ A8.07']")
        });
        (river, rails, field)
    };
    let (river, rails, field) = deeds("hq-14");
    river.allows("axis", "at A3.10; take pz-1; step A3.11");
    rails.allows("axis", "entrain mot-16; detrain A7.08");
    field.allows("axis", "construct hq-14 dig A8.06");
    // On its Move side it is not Engineer-Capable.
    let (river, rails, field) = deeds("hq-14 moves");
    river.refuses("axis", "at A3.10; take pz-1; step A3.11", "6.2c");
    rails.refuses("axis", "entrain mot-16", "13.3e/1");
    field.refuses("axis", "construct hq-14 dig A8.06", "13.8a");
}

#[test]
fn r13_7a_s1_who_cannot_trace_with_his_formation_eats_or_is_out_of_supply() {
    // pz-1 is reached by another source than the two others; i-8 beside it belongs to nobody.
    let units = ["pz-1 @ A9.17", "pz-2 @ A2.01", "pg-3 @ A2.01", "i-8 @ A9.17"];
    let marked = |table: &crate::support::Table| {
        ["pz-1", "pz-2", "pg-3", "i-8"].map(|key| table.unit(key).has(flag::OOS))
    };
    let mut cut = moves(&units, "");
    cut.does("axis", "done", &[1, 1]);
    assert_eq!(marked(&cut), [true, false, false, false]);
    // 1T feeds it.
    let mut fed = moves(&units, "dumps = ['axis 1 @ A9.17']");
    fed.does("axis", "done; feed A9.17", &[]);
    assert_eq!(marked(&fed), [false; 4]);
    assert_eq!(crate::support::spent(&fed, ocs::Side::Axis, ocs::Sink::Food), 1);
}
