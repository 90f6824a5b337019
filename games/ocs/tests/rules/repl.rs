//! Replacements, rebuilding, reinforcements, consolidation (13.5, 13.6, 13.9).

use ocs::{Mode, off};

use crate::support::{Looking, Table, phase};

/// The Reinforcement Phase of the Axis after all has arrived. It does not end by itself, since something can be rebuilt
/// far behind.
fn forces(units: &[&str], more: &str) -> Table {
    phase(
        "forces",
        "axis",
        &[units, &["hq-48 @ A2.02", "ipax-4 moves @ A2.02", "i-9 lost=1 @ A2.02"]].concat(),
        more,
    )
}

/// The turn before, about to end with the dice of the next: supply first, then Replacements.
fn before(side: &str, turn: u8, units: &[&str], more: &str) -> Table {
    let waits = ["i-8 reserve @ A9.04", "r-1 reserve @ A9.17"];
    let text = format!("turn = {turn}\nfirst = '{side}'\n{more}");
    phase("exploitation", side, &[&waits, units].concat(), &text)
}

#[test]
fn r13_5_s1_replacements_are_rolled_for_and_kept() {
    let mut table = before("axis", 1, &["hq-63 @ A9.19", "r-2 lost=1 @ A9.20"], "");
    // 4 + 4 on the Allied table: a Pax and an Eq.
    table.does("axis", "done", &[1, 1, 4, 4]).asks("allied");
    table.shows(&["rpax-1 moves arrived @ A9.20", "req-1 moves arrived @ A9.20"]);
    table.allows("allied", "restore r-2");
    table.does("allied", "done", &[]).shows(&["rpax-1 moves arrived @ A9.20"]);
}

#[test]
fn rdrill_s4_replacements_wait_for_counters_and_sources() {
    let all =
        ["ipax-1 moves @ A9.02", "ipax-2 moves @ A9.02", "ipax-3 moves @ A9.02", "ipax-4 moves @ A9.02"];
    let mut table = before("allied", 1, &all, "");
    table.does("allied", "done", &[1, 1, 2, 4]);
    assert_eq!(table.look().s.repl.waiting, [[0, 0], [1, 0]]);
}

#[test]
fn r13_5_s2_replacements_are_never_in_combat_mode() {
    let table = crate::support::moves(&["ipax-1 moves @ A8.05"], "");
    table.refuses("axis", "at A8.05; take ipax-1; mode ipax-1 combat", "13.5/2");
    table.refuses("axis", "at A8.05; take ipax-1; mode ipax-1 reserve", "13.5/2");
    table.allows("axis", "at A8.05; take ipax-1; mode ipax-1 reserve-move");
    assert_eq!(table.look().size(table.id("ipax-1")), 1);
    assert!(table.look().attack_capable(table.id("ipax-1")) && !table.look().has_zone(table.id("ipax-1")));
}

#[test]
fn r13_5a_s1_a_dead_unit_is_rebuilt_where_its_replacements_are() {
    let units = ["hq-14 @ A9.05", "ieq-1 moves @ A9.06", "pz-1 lost=1 @ dead"];
    let mut table = forces(&units, "");
    table.refuses("axis", "rebuild pz-1 A9.05", "13.5a/1").refuses("axis", "rebuild i-8 A9.06", "13.5a/1");
    table.does("axis", "rebuild pz-1 A9.06", &[]).shows(&["pz-1 moves arrived @ A9.06"]);
    assert_eq!(table.unit("ieq-1").at, off::POOL);
    // Farther than two hexes from the HQ, or not in Move Mode.
    let far = ["hq-14 @ A9.05", "ieq-1 moves @ A9.08", "pz-1 lost=1 @ dead"];
    forces(&far, "").refuses("axis", "rebuild pz-1 A9.08", "13.5a/1");
    let strat = ["hq-14 @ A9.05", "ieq-1 strat @ A9.06", "pz-1 lost=1 @ dead"];
    forces(&strat, "").refuses("axis", "rebuild pz-1 A9.06", "13.5a/1");
}

#[test]
fn r13_5a_s2_never_in_an_enemy_zone() {
    // A friendly unit in the hex negates nothing here.
    let units = ["hq-14 @ A9.05", "i-7 @ A9.06", "ieq-1 moves @ A9.06", "pz-1 lost=1 @ dead", "r-1 @ A9.07"];
    forces(&units, "").refuses("axis", "rebuild pz-1 A9.06", "13.5a/2");
}

#[test]
fn r4_5a_sk_no_rebuild_in_an_enemy_zone() {
    let units = ["hq-14 @ A9.05", "i-7 lost=1 @ A9.06", "ipax-1 moves @ A9.06"];
    let zone = [&units[..], &["r-1 @ A9.07"]].concat();
    forces(&units, "").allows("axis", "restore i-7");
    forces(&zone, "").refuses("axis", "restore i-7", "13.5a/2");
}

#[test]
fn r13_5a_s3_the_headquarters_is_in_combat_mode() {
    let with = |hq: &str| forces(&[hq, "ieq-1 moves @ A9.06", "pz-1 lost=1 @ dead"], "");
    with("hq-14 @ A9.05").allows("axis", "rebuild pz-1 A9.06");
    with("hq-14 dg @ A9.05").allows("axis", "rebuild pz-1 A9.06");
    with("hq-14 moves @ A9.05").refuses("axis", "rebuild pz-1 A9.06", "13.5a/3");
    with("hq-14 dg moves @ A9.05").refuses("axis", "rebuild pz-1 A9.06", "13.5a/3");
}

#[test]
fn r13_5a_s4_steps_are_restored_beside_replacements() {
    let units =
        ["hq-14 @ A9.05", "i-7 lost=2 @ A9.06", "i-11 lost=1 @ A9.05", "ipax-1 moves @ A9.06", "i-8 @ A9.06"];
    let mut table = forces(&units, "");
    table.refuses("axis", "restore i-11", "13.5a/4").refuses("axis", "restore i-8", "13.5a/4");
    table.does("axis", "restore i-7", &[]).shows(&["i-7 lost=1 @ A9.06"]);
    table.refuses("axis", "restore i-7", "13.5a/4");
}

#[test]
fn r13_5b_s1_any_number_of_steps_and_any_mode() {
    let units = [
        "hq-14 @ A9.05",
        "i-7 lost=4 @ dead",
        "ipax-1 moves @ A9.06",
        "ipax-2 moves @ A9.06",
        "ipax-3 moves @ A9.06",
    ];
    let mut table = forces(&units, "");
    table.does("axis", "rebuild i-7 A9.06; restore i-7; restore i-7; mode i-7 combat", &[]);
    table.shows(&["i-7 changed arrived lost=1 @ A9.06"]);
    assert_eq!(table.unit("i-7").mode, Mode::Combat);
    // Out of Supply and DG units get their steps as well.
    forces(&["hq-14 @ A9.05", "i-7 dg oos lost=1 @ A9.06", "ipax-1 moves @ A9.06"], "")
        .allows("axis", "restore i-7");
}

#[test]
fn r13_5b_s2_generic_units_return_to_the_pool() {
    let mut table = phase(
        "barrage",
        "allied",
        &["gun-8 @ A8.09", "r-1 @ A8.08", "ib-1 @ A8.07", "ipax-1 moves @ A8.07"],
        "dumps = ['allied 9 @ A8.09']",
    );
    // 20 points in the column 17-24, a shift to the right for nothing: 12 costs a step.
    table.does("allied", "target A8.07; with gun-8; fire A8.09", &[6, 6]);
    table.does("axis", "lose ib-1", &[]);
    assert_eq!(table.unit("ib-1"), ocs::Unit { at: off::POOL, from: off::POOL, ..table.unit("ib-1") });
    assert_eq!(table.unit("ib-1").lost, 0);
    forces(&["hq-14 @ A9.05", "ipax-1 moves @ A9.06"], "").refuses("axis", "rebuild ib-1 A9.06", "13.5b/2");
}

#[test]
fn r13_5c_units_with_a_yellow_dot_are_gone_for_good() {
    let mut table = phase(
        "barrage",
        "axis",
        &["gun-49 @ A8.06", "i-8 @ A8.07", "fort-1 @ A8.08"],
        "dumps = ['axis 9 @ A8.06']",
    );
    table.does("axis", "target A8.08; with gun-49; fire A8.06", &[6, 6]);
    assert_eq!(table.unit("fort-1").at, off::GONE);
}

#[test]
fn r3_1d_a_yellow_dot_forbids_rebuilding() {
    phase(
        "forces",
        "allied",
        &["hq-63 @ A9.15", "rpax-1 moves @ A9.15", "fort-1 lost=1 @ gone", "r-1 lost=1 @ A9.15"],
        "",
    )
    .refuses("allied", "rebuild fort-1 A9.15", "13.5c");
}

#[test]
fn r13_5d_very_small_units_come_two_for_one() {
    let dead = ["stug-190 lost=1 @ dead", "stug-191 lost=1 @ dead", "stug-197 lost=1 @ dead"];
    let mut table = forces(&[&["hq-14 @ A9.05", "ieq-1 moves @ A9.06"], &dead[..]].concat(), "");
    table.does("axis", "rebuild stug-190 A9.06", &[]);
    assert_eq!(table.unit("ieq-1").at, off::POOL);
    table.does("axis", "rebuild stug-191 A9.06", &[]).refuses("axis", "rebuild stug-197 A9.06", "13.5a/1");
    // What is left over is left over in this phase and hex alone.
    let mut table = forces(&[&["hq-14 @ A9.05", "ieq-1 moves @ A9.06"], &dead[..]].concat(), "");
    table.does("axis", "rebuild stug-190 A9.06", &[]);
    assert_eq!(table.look().s.repl.half[1], table.hex("A9.06"));
    table.does("axis", "done", &[]);
    assert!(!table.look().t.on_map(table.look().s.repl.half[1]));
}

#[test]
fn r13_5e_trucks_are_rebuilt_up_to_what_the_scenario_gave() {
    let units = ["hq-14 @ A9.05", "ieq-1 moves @ A9.06", "ieq-2 moves @ A9.06"];
    let mut table =
        forces(&units, "columns = ['0 axis truck points 5 @ A9.06', '1 axis wagon points 1 @ A9.06']");
    table.does("axis", "trucks A9.06", &[]).shows(&["0 axis truck points 6 @ A9.06"]);
    table.refuses("axis", "trucks A9.06", "13.5e");
    assert_eq!((table.unit("ieq-1").at, table.unit("ieq-2").at), (off::POOL, table.hex("A9.06")));
    forces(&["hq-14 @ A9.05", "ipax-1 moves @ A9.06"], "").refuses("axis", "trucks A9.06", "13.5a/1");
}

#[test]
fn r13_6_s1_reinforcements_arrive_at_their_entry_hexes() {
    let mut table = before("axis", 3, &[], "");
    table.does("axis", "done", &[1, 1, 1, 1]);
    table.shows(&["2m-t moves arrived @ A9.20", "2m-m moves arrived @ A9.20"]);
    // Not before their turn.
    let mut early = before("axis", 2, &[], "");
    early.does("axis", "done", &[1, 1, 1, 1]);
    assert_eq!(early.unit("2m-t").at, off::POOL);
}

#[test]
fn r13_6a_s2_reinforcements_may_be_overstacked_until_the_segment_ends() {
    let full = ["r-2 @ A9.20", "r-3 @ A9.20", "r-5 @ A9.20", "tb-10 @ A9.20"];
    let mut table = before("axis", 3, &full, "");
    table.does("axis", "done", &[1, 1, 1, 1]);
    assert!(table.look().crowd(ocs::Side::Allied, table.hex("A9.20")) > 40);
    table.does("allied", "done; done", &[]).asks("allied").allows("allied", "remove 2m-t");
}

#[test]
fn r13_6b_s1_in_any_voluntary_mode_even_in_a_zone_or_on_by_rail() {
    let mut table = before("allied", 3, &["r-2 @ A7.02", "hq-14 @ A7.05"], "axis = ['linden', 'ostheim']");
    table.does("allied", "done", &[1, 1, 1, 1]).shows(&["pz-7 moves arrived @ A7.01"]);
    table.allows("axis", "mode pz-7 combat").refuses("axis", "mode pz-7 reserve", "5.7c");
    table.refuses("axis", "mode i-8 combat", "13.6b/1");
    let mut rail = before("allied", 3, &[], "axis = ['linden', 'ostheim']");
    rail.does("allied", "done", &[1, 1, 1, 1]);
    rail.allows("axis", "mode pz-7 reserve; mode pg-5 strat");
    rail.does("axis", "done", &[]).allows("axis", "entrain pz-7; detrain A7.04");
}

#[test]
fn r13_6b_s1_strat_mode_asks_for_trace_supply_as_it_is_now() {
    let units = ["pg-5 moves arrived @ A7.01", "pz-7 moves arrived @ A2.18"];
    let table = forces(&units, "");
    table.allows("axis", "mode pg-5 strat").refuses("axis", "mode pz-7 strat", "5.8b/1");
}

#[test]
fn r13_6b_s2_a_blocked_entry_is_gone_round() {
    let mut table = before("axis", 3, &["i-9 @ A9.20"], "");
    table.does("axis", "done", &[1, 1, 1, 1]);
    let at = table.unit("2m-t").at;
    let look = table.look();
    assert!(at != table.hex("A9.20") && look.t.distance(at, table.hex("A9.20")) == 1);
    assert!(look.t.near(at).count() < 6, "an edge hex");
}

#[test]
fn r13_6c_transport_points_are_full_where_supply_comes_in() {
    let mut table = before("axis", 3, &[], "");
    table.does("axis", "done", &[1, 1, 1, 1]).shows(&["0 allied truck points 1 load 4 @ A9.20"]);
    // The Axis wagons come in at the first source, too, but no SP do while the enemy has both.
    let mut dry = before("allied", 4, &["r-2 @ A9.01", "r-3 @ A7.01"], "");
    dry.does("allied", "done", &[1, 1, 1, 1]);
    assert_eq!((dry.look().s.columns[9].points, dry.look().s.columns[9].load), (1, 0));
}

#[test]
fn r13_9_s1_units_of_one_like_consolidate_in_the_reinforcement_phase() {
    // Even Out of Supply and beside the enemy.
    let units = ["i-8 oos lost=2 @ A9.07", "r-1 lost=1 @ A9.08", "r-5 lost=2 @ A9.08", "r-2 lost=1 @ A9.08"];
    let table = phase("forces", "allied", &units, "");
    table.allows("allied", "merge r-5 r-1").refuses("allied", "merge r-2 r-1", "13.9/1");
    crate::support::moves(&["i-8 @ A8.07"], "").refuses("axis", "merge i-8 i-9", "13.9/1");
}

#[test]
fn r13_9_s2_worn_units_do_not_consolidate() {
    for worn in ["low", "exhausted", "dg"] {
        let one = format!("r-1 {worn} lost=1 @ A9.08");
        let table = phase(
            "forces",
            "allied",
            &[&one, "r-5 lost=2 @ A9.08", "r-2 lost=1 @ A9.08", "r-3 lost=1 @ A9.08"],
            "",
        );
        table.refuses("allied", "merge r-5 r-1", "13.9/2").refuses("allied", "merge r-1 r-5", "13.9/2");
    }
}

#[test]
fn r13_9_s3_steps_of_one_go_to_the_other() {
    let mut table = phase("forces", "allied", &["r-1 lost=1 @ A9.08", "r-5 lost=1 @ A9.08"], "");
    table.does("allied", "merge r-5 r-1", &[]);
    // Two steps, of which there is room for one.
    assert_eq!((table.unit("r-1").lost, table.unit("r-5").at), (0, off::DEAD));
    let apart = phase(
        "forces",
        "allied",
        &["r-1 lost=1 @ A9.08", "r-5 lost=1 @ A9.09", "r-2 lost=1 @ A9.08", "r-3 lost=1 @ A9.08"],
        "",
    );
    apart.refuses("allied", "merge r-5 r-1", "13.9/3").refuses("allied", "merge r-1 r-1", "13.9/3");
    let whole = phase("forces", "allied", &["r-1 @ A9.08", "r-5 lost=1 @ A9.08"], "");
    whole.refuses("allied", "merge r-5 r-1", "13.9/3").allows("allied", "merge r-1 r-5");
}

#[test]
fn r13_9_s4_members_of_formations_change_places() {
    let units = ["mc-t1 moves oos @ A9.08", "2m-t lost=1 @ dead", "mc-t2 lost=1 @ dead", "mc-m @ A9.08"];
    let mut table = phase("forces", "allied", &units, "");
    table.refuses("allied", "exchange mc-t1 mc-t2", "13.9/1").refuses(
        "allied",
        "exchange mc-m 2m-m",
        "13.9/4",
    );
    table.does("allied", "exchange mc-t1 2m-t", &[]).shows(&["2m-t moves oos @ A9.08"]);
    assert_eq!(table.unit("mc-t1").at, off::DEAD);
    // Not within the formation, and not back at once.
    let own = phase(
        "forces",
        "allied",
        &["mc-t2 @ A9.08", "mc-t3 lost=1 @ dead", "tb-10 @ A9.08", "2m-t lost=1 @ dead"],
        "",
    );
    own.refuses("allied", "exchange mc-t2 mc-t3", "13.9/4");
}

#[test]
fn r13_9_s5_an_independent_unit_joins_a_formation_never_the_reverse() {
    let table = phase(
        "forces",
        "allied",
        &["tb-10 @ A9.08", "mc-t1 lost=1 @ dead", "tb-11 lost=1 @ dead", "2m-t @ A9.08"],
        "",
    );
    table.allows("allied", "exchange tb-10 mc-t1");
    table.refuses("allied", "exchange 2m-t tb-11", "13.9/5").refuses(
        "allied",
        "exchange tb-10 tb-11",
        "13.9/5",
    );
}

#[test]
fn r13_7_sc_members_differ_in_mode_and_supply() {
    let units = ["pz-1 @ A8.05", "pz-2 moves low @ A8.05", "pg-3 oos moves @ A8.05"];
    let mut table = crate::support::moves(&units, "dumps = ['axis 8 @ A8.05']");
    table.does(
        "axis",
        "at A8.05; take pz-1; take pz-2; take pg-3; fuel pz-1 formation; step A8.04; halt",
        &[],
    );
    table.shows(&["axis 4 @ A8.05"]);
    assert_eq!((table.unit("pz-1").mode, table.unit("pz-2").mode), (Mode::Combat, Mode::Move));
}

#[test]
fn r13_7_sd_the_formation_is_marked_as_fuelled() {
    let units = ["pz-1 @ A8.05", "pz-2 @ A8.04", "stug-190 @ A8.05"];
    let mut table = crate::support::moves(&units, "dumps = ['axis 8 @ A8.05']");
    table.does("axis", "at A8.05; take pz-1; fuel pz-1 formation", &[]);
    let fuelled = |key: &str| table.unit(key).has(ocs::flag::TANKED);
    assert!(fuelled("pz-1") && fuelled("pz-2") && !fuelled("stug-190"));
}

#[test]
fn r13_7a_s2_who_cannot_use_the_common_source_pays_alone() {
    // The recon unit is far from the dump of the others, beside one of its own.
    let units = ["pz-1 @ A12.02", "rec-3 @ A2.18"];
    let mut table = crate::support::moves(&units, "dumps = ['axis 8 @ A12.02', 'axis 4 @ A2.18']");
    table.does("axis", "at A12.02; take pz-1; fuel pz-1 formation; halt", &[]);
    assert!(!table.unit("rec-3").has(ocs::flag::TANKED));
    table.allows("axis", "at A2.18; take rec-3; fuel rec-3 unit");
}
