//! Supply (12.0).

use ocs::{Pool, Side, Sink, within_reach};

use crate::support::{Looking, Table, moves, phase, spent};

fn reach(units: &[&str], dumps: &str, at: &str) -> u8 {
    let table = phase("combat", "axis", units, dumps);
    within_reach(table.look(), Side::Axis, table.hex(at))
}

#[test]
fn r12_1a_s1_an_sp_is_four_tokens() {
    assert_eq!(crate::support::rules().theatre().costs.sp, 4);
}

#[test]
fn r12_1b_loaded_sp_are_a_dump() {
    let table =
        phase("combat", "axis", &["i-8 @ A8.07"], "columns = ['0 axis truck points 2 load 6 @ A8.06']");
    assert_eq!(within_reach(table.look(), Side::Axis, table.hex("A8.07")), 6);
}

#[test]
fn r12_1d_only_its_owner_uses_supply() {
    assert_eq!(reach(&["i-8 @ A8.07"], "dumps = ['allied 9 @ A8.09']", "A8.07"), 0);
}

#[test]
fn r12_3_s1_supply_is_drawn_or_thrown() {
    // By the road six hexes off is too far to draw, not to throw.
    let dump = "dumps = ['axis 5 @ A9.03']";
    assert_eq!(reach(&["i-8 @ A9.17"], dump, "A9.17"), 0);
    assert_eq!(reach(&["i-8 @ A9.17", "hq-14 @ A9.06"], dump, "A9.17"), 5);
}

#[test]
fn r12_3_s2_no_fuel_is_needed_to_throw() {
    assert_eq!(reach(&["hq-14 @ A9.06"], "dumps = ['axis 5 @ A9.03']", "A9.15"), 5);
}

#[test]
fn r12_3a_s1_a_draw_is_five_truck_mp_and_the_next_hex() {
    // Off the road in row 2: open hexes of 1 MP each; from A1.02 the dump is 6 hexes away, its neighbour 5.
    let dump = "dumps = ['axis 5 @ A1.08']";
    assert_eq!(reach(&[], dump, "A1.02"), 5);
    assert_eq!(reach(&[], dump, "A1.01"), 0);
}

#[test]
fn r12_3a_s3_one_need_may_be_met_from_several_dumps() {
    let mut table = phase(
        "combat",
        "axis",
        &["i-8 @ A8.07", "r-1 @ A8.08", "pi-41 reserve @ A9.01"],
        "dumps = ['axis 1 @ A8.06', 'axis 2 @ A8.05']",
    );
    table.does("axis", "target A8.08; with i-8; draw A8.06", &[]);
    assert_eq!(spent(&table, Side::Axis, Sink::Attack), 3);
}

#[test]
fn r12_3b_s1_an_hq_throws_as_far_as_its_range() {
    // Along the road of row 4, half an MP a hex: 6 MP and the next hex, or 4.
    for (unit, near, far) in
        [("hq-14 move @ A4.05", "A4.18", "A4.19"), ("hq-48 move @ A4.05", "A4.14", "A4.15")]
    {
        let at = |hex: &str| reach(&[unit], "dumps = ['axis 5 @ A4.01']", hex);
        assert!(at(near) > 0 && at(far) == 0, "{unit}");
    }
}

#[test]
fn r12_3b_sd_an_hq_does_not_throw_on_what_was_thrown() {
    let at = |hex: &str| reach(&["hq-48 move @ A9.16", "hq-14 @ A9.07"], "dumps = ['axis 5 @ A9.20']", hex);
    assert_eq!((at("A9.07"), at("A9.01")), (5, 0), "but it may use it");
}

#[test]
fn r12_3d_s3_a_zone_blocks_truck_paths() {
    let dump = "dumps = ['axis 5 @ A8.03']";
    assert_eq!(reach(&["i-8 @ A8.08", "r-1 @ A8.06"], dump, "A8.08"), 0);
    assert_eq!(reach(&["i-8 @ A8.08", "r-1 move @ A8.06"], dump, "A8.08"), 5);
}

#[test]
fn r12_3d_s4_supply_paths_ignore_mud() {
    let at =
        |weather: &str| reach(&[], &format!("dumps = ['axis 5 @ A1.08']\nweather = '{weather}'"), "A1.02");
    assert_eq!((at("dry"), at("mud")), (5, 5));
}

#[test]
fn r12_4_s1_an_attack_costs_a_token_a_step() {
    let table = phase("combat", "axis", &["i-8 lost=1 @ A8.07", "pz-1 @ A8.07"], "");
    assert_eq!(
        (ocs::attack_price(table.look(), table.id("i-8")), ocs::attack_price(table.look(), table.id("pz-1"))),
        (2, 1)
    );
}

#[test]
fn r12_4_s2_a_defence_costs_two_tokens_or_one() {
    let price = |units: &[&str]| {
        let table = phase("combat", "axis", units, "");
        ocs::defence_price(table.look(), Pool::first(Side::Allied), table.hex("A8.08"))
    };
    assert_eq!(
        (price(&["tb-12 @ A8.08"]), price(&["r-4 @ A8.08"]), price(&["r-4 lost=1 @ A8.08"])),
        (1, 2, 1)
    );
}

#[test]
fn r12_4_s3_units_are_left_out_where_supply_is_short() {
    let table = phase(
        "combat",
        "axis",
        &["i-8 exhausted @ A8.07", "i-11 exhausted @ A8.07", "r-1 @ A8.08"],
        "dumps = ['axis 4 @ A8.06']",
    );
    table
        .refuses("axis", "target A8.08; with i-8; with i-11", "12.4/3")
        .allows("axis", "target A8.08; with i-8; attack");
}

#[test]
fn r12_4_s4_the_defender_may_decline() {
    let mut table = phase(
        "combat",
        "axis",
        &["i-8 @ A8.07", "r-1 @ A8.08", "pi-41 reserve @ A9.01"],
        "dumps = ['axis 9 @ A8.06', 'allied 4 @ A8.09']",
    );
    table.does("axis", "target A8.08; with i-8; attack", &[]).does("allied", "decline", &[3, 4, 3, 4]);
    assert_eq!(spent(&table, Side::Allied, Sink::Defence), 0);
}

#[test]
fn r12_5a_s1_no_truck_or_track_mp_without_fuel() {
    moves(&["pz-1 @ A8.07"], "").refuses("axis", "at A8.07; take pz-1; step A8.08", "12.5a/1");
    moves(&["mot-16 move @ A8.07"], "").refuses("axis", "at A8.07; take mot-16; step A8.08", "12.5a/1");
}

#[test]
fn r12_5a_s2_leg_units_and_columns_need_none() {
    moves(&["i-8 @ A8.07"], "dumps = ['axis 4 @ A8.07']")
        .allows("axis", "at A8.07; take i-8; step A8.08")
        .refuses("axis", "at A8.07; take i-8; fuel i-8 unit", "12.5a/2");
    moves(&[], "columns = ['0 axis truck points 1 @ A8.07']").allows("axis", "drive 0; step A8.08");
}

#[test]
fn r12_5c_sc_a_token_fuels_one_unit_for_the_phase() {
    let mut table = moves(&["pz-1 @ A8.07", "pz-2 @ A8.07"], "dumps = ['axis 4 @ A8.06']");
    table.does("axis", "at A8.07; take pz-1; fuel pz-1 unit; step A8.08; halt", &[]);
    assert_eq!(spent(&table, Side::Axis, Sink::Fuel), 1);
    table.refuses("axis", "at A8.07; take pz-2; step A8.08", "12.5a/1");
    // It is gone in the next segment.
    table.does("axis", "done", &[]);
    assert!(table.unit("pz-1").has(ocs::flag::FUELLED), "until its owner moves again");
}

#[test]
fn r12_5c_sa_s1_an_sp_fuels_a_formation_until_clean_up() {
    let mut table =
        moves(&["pz-1 @ A8.07", "pz-2 @ A8.05", "stug-190 @ A8.05"], "dumps = ['axis 5 @ A8.06']");
    table.does("axis", "at A8.07; take pz-1; fuel pz-1 formation; step A8.08; halt", &[]);
    assert_eq!(spent(&table, Side::Axis, Sink::Fuel), 4);
    table.allows("axis", "at A8.05; take pz-2; step A8.04");
    table.refuses("axis", "at A8.05; take stug-190; step A8.04", "12.5a/1");
    table.refuses("axis", "at A8.05; take stug-190; fuel stug-190 formation", "12.5c/A/1");
}

#[test]
fn r12_5c_sa_s2_units_that_the_same_dump_does_not_reach_stay_unfuelled() {
    let mut table = moves(&["pz-1 @ A8.07", "pz-2 @ A1.07"], "dumps = ['axis 5 @ A8.06']");
    table.does("axis", "at A8.07; take pz-1; fuel pz-1 formation; step A8.08; halt", &[]);
    table.refuses("axis", "at A1.07; take pz-2; step A1.06", "12.5a/1");
    // Less than an SP will not do.
    moves(&["pz-1 @ A8.07"], "dumps = ['axis 3 @ A8.06']").refuses(
        "axis",
        "at A8.07; take pz-1; fuel pz-1 formation",
        "12.5c/A/2",
    );
}

#[test]
fn r12_5c_sb_an_sp_on_an_hq_fuels_independent_units_in_its_throw() {
    let mut table =
        moves(&["hq-14 @ A9.05", "stug-190 @ A8.05", "pz-1 @ A8.05"], "dumps = ['axis 5 @ A9.05']");
    table.refuses("axis", "fuel stug-190 hq", "12.5c/B");
    table.does("axis", "fuel hq-14 hq", &[]);
    assert_eq!(spent(&table, Side::Axis, Sink::Fuel), 4);
    table.allows("axis", "at A8.05; take stug-190; step A8.04");
    table.refuses("axis", "at A8.05; take pz-1; step A8.04", "12.5a/1");
    table.refuses("axis", "fuel hq-14 hq", "12.5c/B");
}

#[test]
fn r12_5d_fuel_of_hqs_and_formations_ends_with_clean_up() {
    let mut table =
        phase("exploitation", "axis", &["hq-14 tanked @ A9.05", "pz-1 tanked released @ A8.07"], "");
    table.does("axis", "done", &[3, 3, 1, 1]);
    assert!(!table.unit("hq-14").has(ocs::flag::TANKED) && !table.unit("pz-1").has(ocs::flag::TANKED));
}

#[test]
fn r12_5e_s1_the_unit_must_be_in_throw_when_it_begins_to_move() {
    let table = moves(&["hq-48 move tanked @ A9.05", "stug-190 @ A1.12"], "");
    table.refuses("axis", "at A1.12; take stug-190; step A1.11", "12.5a/1");
}

#[test]
fn r12_5e_s2_an_hq_gives_fuel_from_one_hex_a_phase() {
    let units = ["hq-48 move tanked @ A9.05", "stug-190 @ A8.05", "stug-191 @ A8.05"];
    let mut table = moves(&units, "");
    table.does("axis", "at A8.05; take stug-190; step A8.04; halt", &[]);
    table.does("axis", "at A9.05; take hq-48; step A9.04; halt", &[]);
    table.refuses("axis", "at A8.05; take stug-191; step A8.04", "12.5a/1");
    // If it moves first it gives from where it ends.
    let mut first = moves(&units, "");
    first.does("axis", "at A9.05; take hq-48; step A9.04; halt", &[]);
    first.allows("axis", "at A8.05; take stug-191; step A8.04");
}

#[test]
fn r12_5g_stocks_are_no_fuel() {
    moves(&["pz-1 @ A8.07"], "").refuses("axis", "at A8.07; take pz-1; fuel pz-1 unit", "12.3/1");
}

/// The Supply Phase of the Axis begins when it is done with moving.
fn supply_phase(units: &[&str], more: &str) -> Table {
    moves(units, more)
}

#[test]
fn r12_6_s1_units_trace_or_eat_or_are_marked() {
    let mut table = supply_phase(&["i-8 @ A8.07", "i-9 @ A2.14"], "");
    // i-8 traces from Linden; i-9 has nothing: AR 2, 2 is no loss.
    table.does("axis", "done", &[1, 1]);
    assert!(!table.unit("i-8").has(ocs::flag::OOS) && table.unit("i-9").has(ocs::flag::OOS));
}

#[test]
fn r12_6a_s1_map_edge_sources_give_trace() {
    let table = phase("combat", "axis", &["i-8 @ A9.08"], "axis = ['brandau']");
    assert!(table.look().s.fields.trace[1].contains(table.hex("A9.08")), "from A9.01 by the road");
}

#[test]
fn r12_6a_s2_detrainable_hexes_give_trace() {
    let traced = |axis: &str| {
        let table = phase("combat", "axis", &["i-8 @ A6.11"], axis);
        table.look().s.fields.trace[1].contains(table.hex("A6.11"))
    };
    assert!(traced("axis = ['linden', 'ostheim']"));
    assert!(!traced("axis = ['ostheim']"), "13.3c/2: Linden must be one's own");
}

#[test]
fn r13_3c_s3_the_rail_path_must_be_free() {
    let traced = |more: &[&str]| {
        let table = phase("combat", "axis", &[&["i-8 @ A6.11"][..], more].concat(), "");
        table.look().s.fields.trace[1].contains(table.hex("A6.11"))
    };
    assert!(traced(&[]) && !traced(&["r-1 @ A7.05"]));
}

#[test]
fn r12_6b_a_source_in_a_zone_gives_nothing() {
    let traced = |more: &[&str]| {
        let table = phase("combat", "axis", &[&["i-8 @ A9.03"][..], more].concat(), "");
        table.look().s.fields.trace[1].contains(table.hex("A9.03"))
    };
    let enemies = ["r-1 @ A10.02", "r-2 @ A8.02", "r-3 @ A6.02", "r-4 @ A8.04"];
    assert!(traced(&[]) && !traced(&enemies));
    assert!(traced(&[&enemies[..], &["i-9 @ A9.01", "i-11 @ A9.02"]].concat()), "negated");
}

#[test]
fn r12_6c_s1_units_eat_a_token_for_two_re() {
    assert_eq!([4, 8, 9, 26].map(price), [1, 1, 2, 4]);
    let mut table = supply_phase(&["i-9 @ A2.14", "i-8 @ A2.14"], "dumps = ['axis 4 @ A2.14']");
    table.does("axis", "done; feed A2.14", &[]);
    assert_eq!(spent(&table, Side::Axis, Sink::Food), 3);
    assert!(!table.unit("i-9").has(ocs::flag::OOS));
}

#[test]
fn r12_6c_s1_hexes_that_reach_one_dump_share_its_tokens() {
    let far = ["stug-190 @ A2.14", "stug-191 @ A2.13", "i-9 @ A2.13", "stug-197 @ A13.19"];
    let mut table = supply_phase(&far, "dumps = ['axis 2 @ A2.14']");
    // Half an RE leaves 1 1/2 of its token; 2 1/2 RE next door need one token more, and leave 1 RE.
    table.does("axis", "done; feed A2.14", &[]);
    assert_eq!((spent(&table, Side::Axis, Sink::Food), table.state.crumbs.quarters), (1, 6));
    table.refuses("axis", "feed A13.19", "12.3/1");
    table.does("axis", "feed A2.13", &[1, 1]);
    assert_eq!((spent(&table, Side::Axis, Sink::Food), table.state.crumbs.quarters), (2, 4));
}

#[test]
fn r12_6c_s1_a_last_token_is_shared_though_the_dump_is_gone() {
    let mut table = supply_phase(
        &["stug-190 @ A2.14", "stug-191 @ A2.13", "stug-197 @ A13.19"],
        "dumps = ['axis 1 @ A2.14']",
    );
    table.does("axis", "done; feed A2.14", &[]).does("axis", "feed A2.13", &[1, 1]);
    assert!(!table.unit("stug-191").has(ocs::flag::OOS) && table.unit("stug-197").has(ocs::flag::OOS));
}

#[test]
fn r12_6c_s1_of_a_token_that_is_eaten_up_nothing_is_remembered() {
    let four = ["stug-190 @ A2.14", "stug-191 @ A2.14", "stug-197 @ A2.14", "stug-201 @ A2.14"];
    let mut table = supply_phase(&[&four[..], &["i-9 @ A5.14"]].concat(), "dumps = ['axis 2 @ A2.14']");
    table.does("axis", "done; feed A2.14", &[]);
    assert_eq!((spent(&table, Side::Axis, Sink::Food), table.state.crumbs.quarters), (1, 0));
    assert!(crate::support::given(&table.text()).state == table.state, "laid out again it is the same");
}

fn price(quarters: u16) -> u8 {
    let table = crate::support::start();
    ocs::food_price(table.look(), quarters)
}

#[test]
fn r12_6c_s2_who_traces_does_not_eat() {
    let mut table = supply_phase(&["i-9 @ A2.14", "i-8 @ A8.07"], "dumps = ['axis 4 @ A2.14']");
    table.does("axis", "done", &[]).refuses("axis", "feed A8.07", "12.6c/2");
}

#[test]
fn r12_6c_s3_feeding_is_voluntary() {
    let mut table = supply_phase(&["i-9 @ A2.14"], "dumps = ['axis 4 @ A2.14']");
    table.does("axis", "done", &[]).does("axis", "done", &[1, 1]);
    assert!(table.unit("i-9").has(ocs::flag::OOS));
}

#[test]
fn r12_6d_who_neither_traces_nor_eats_is_marked_and_rolls() {
    let mut table = supply_phase(&["i-9 @ A2.14"], "");
    // AR 2: 4 is one step.
    table.does("axis", "done", &[2, 2]);
    assert!(table.unit("i-9").has(ocs::flag::OOS));
    assert_eq!(table.unit("i-9").lost, 1);
}

#[test]
fn r12_6e_strat_mode_does_not_eat() {
    let mut table = supply_phase(&["i-9 strat @ A2.14", "i-8 @ A2.15"], "dumps = ['axis 4 @ A2.14']");
    table.does("axis", "done", &[]).refuses("axis", "feed A2.14", "12.6e");
}

#[test]
fn r12_6f_a_formation_traces_by_one_way() {
    // pz-1 is reached from Linden alone, the others from the east edge alone: the larger part traces.
    let units = ["pz-1 @ A9.17", "pz-2 @ A2.01", "pg-3 @ A2.01"];
    let mut table = supply_phase(&units, "");
    table.does("axis", "done", &[1, 1]);
    assert!(table.unit("pz-1").has(ocs::flag::OOS) && !table.unit("pz-2").has(ocs::flag::OOS));
}

#[test]
fn r12_8a_s1_the_marker_stays_until_supply_comes() {
    let mut table = supply_phase(&["i-9 oos @ A8.07"], "");
    table.does("axis", "done", &[]);
    assert!(!table.unit("i-9").has(ocs::flag::OOS));
}

#[test]
fn r12_8b_s1_attrition_counts_the_best_rating_and_the_crowd() {
    // 7 steps: +3; AR 4: 4 + 3 is no loss, 5 + 3 is one step.
    let units = ["i-8 @ A2.14", "i-7 @ A2.14"];
    let mut none = supply_phase(&units, "");
    none.does("axis", "done", &[2, 2]).asks("allied");
    let mut one = supply_phase(&units, "");
    one.does("axis", "done", &[2, 3]).does("axis", "lose i-8", &[]);
    assert_eq!(one.unit("i-8").lost, 1);
}

#[test]
fn r12_8b_s2_the_owner_distributes_the_losses() {
    let mut table = supply_phase(&["i-8 @ A2.14", "i-7 @ A2.14"], "");
    table.does("axis", "done", &[3, 4]);
    table.allows("axis", "lose i-8; lose i-8").allows("axis", "lose i-8; lose i-7");
}

#[test]
fn r12_8c_dg_does_not_lower_the_rating_for_attrition() {
    // AR 4 holds with 7; AR 3 would lose a step.
    let mut table = supply_phase(&["i-8 dg @ A2.14"], "");
    table.does("axis", "done", &[3, 4]);
    assert_eq!(table.unit("i-8").lost, 0);
    // Strat Mode lowers it to 0: 4 is two steps.
    let mut strat = supply_phase(&["i-8 strat @ A2.14"], "");
    strat.does("axis", "done", &[2, 2]);
    assert_eq!(strat.unit("i-8").lost, 2);
}

#[test]
fn r12_8d_s1_out_of_supply_means_no_zone() {
    let table = phase("combat", "axis", &["i-8 oos @ A8.07"], "");
    assert!(!table.look().in_zone(Side::Axis, table.hex("A8.08")));
}

#[test]
fn r12_8d_s4_out_of_supply_units_move_normally() {
    moves(&["i-8 oos @ A8.10"], "").allows("axis", "at A8.10; take i-8; step A8.09>A8.08>A8.07");
}

#[test]
fn r12_8e_s1_only_who_cannot_trace_breaks_out() {
    let table = phase("breakout", "axis", &["i-8 @ A8.07", "i-9 @ A2.14"], "");
    table.refuses("axis", "break-out i-8", "12.8e/1").allows("axis", "break-out i-9");
}

#[test]
fn r12_8e_sb_after_the_first_turn_a_friend_must_be_near() {
    let far = phase("breakout", "axis", &["i-9 oos @ A2.20", "i-8 @ A9.02"], "");
    far.refuses("axis", "break-out i-9", "12.8e/B");
    phase("breakout", "axis", &["i-9 oos @ A2.14", "i-8 @ A9.06"], "").allows("axis", "break-out i-9");
}

#[test]
fn r12_8e_sa_and_there_must_be_a_path() {
    // Walled in by the enemy.
    let walls =
        ["r-1 @ A2.15", "r-2 @ A2.13", "r-3 @ A3.14", "r-4 @ A3.15", "tb-10 @ A1.14", "tb-11 @ A1.15"];
    phase("breakout", "axis", &[&["i-9 oos @ A2.14", "i-8 @ A9.06"][..], &walls].concat(), "").refuses(
        "axis",
        "break-out i-9",
        "12.8e/A",
    );
}

#[test]
fn r12_8e_s2_the_first_turn_waives_both_and_adds_one() {
    let mut table = phase("breakout", "axis", &["i-9 @ A2.19", "i-8 @ A9.02"], "");
    // 4 + 1 succeeds; back after 3 turns.
    table.does("axis", "break-out i-9", &[4, 3]).shows(&["i-9 @ away-3"]);
    // Not once it was kept alive by SP: it is not Out of Supply, but its first turn is over.
    let mut fed = supply_phase(&["i-9 @ A2.19"], "dumps = ['axis 8 @ A2.19']");
    fed.does("axis", "done; feed A2.19", &[]).shows(&["i-9 cut @ A2.19"]);
    let table = phase("breakout", "axis", &["i-9 cut @ A2.19", "i-8 @ A9.02"], "");
    table.refuses("axis", "break-out i-9", "12.8e/B");
    let mut near = phase("breakout", "axis", &["i-9 cut @ A2.14", "i-8 @ A9.06"], "");
    near.does("axis", "break-out i-9", &[4]).shows(&["i-9 lost=2 @ dead"]);
    // Whoever traces again begins anew.
    supply_phase(&["i-8 cut @ A9.02"], "").does("axis", "done", &[]).shows(&["i-8 @ A9.02"]);
}

#[test]
fn r12_8e_s4_four_or_less_goes_to_the_dead_pile() {
    let mut table = phase("breakout", "axis", &["i-9 oos @ A2.14", "i-8 @ A9.06"], "");
    table.does("axis", "break-out i-9", &[4]).shows(&["i-9 lost=2 @ dead"]);
}

#[test]
fn r12_8e_s5_step_losses_are_kept_and_markers_are_not() {
    let mut table = phase("breakout", "axis", &["i-8 oos dg low lost=1 @ A2.14", "i-9 @ A9.06"], "");
    table.does("axis", "break-out i-8", &[5, 1]).shows(&["i-8 lost=1 @ away-1"]);
}

#[test]
fn r12_8e_s4_who_broke_out_returns_as_a_reinforcement() {
    let mut table =
        phase("refit", "axis", &["i-8 lost=1 @ away-1", "pi-41 @ A9.03", "r-5 reserve @ A9.19"], "");
    table.does("axis", "done", &[1, 1, 1, 1]).shows(&["i-8 moves arrived lost=1 @ A9.01"]);
    table.allows("axis", "mode i-8 reserve");
}

#[test]
fn r12_9b_hqs_need_supply_like_others() {
    let mut table = supply_phase(&["hq-14 @ A2.14"], "");
    table.does("axis", "done", &[1, 1]);
    assert!(table.unit("hq-14").has(ocs::flag::OOS) || table.unit("hq-14").lost > 0);
}

#[test]
fn r12_10_s1_stocks_last_for_two_combats() {
    let attack = |state: &str| {
        let mut table = phase(
            "combat",
            "axis",
            &[&format!("i-8 {state} @ A8.07"), "r-1 @ A8.08", "pi-41 reserve @ A9.01"],
            "",
        );
        table.does("axis", "target A8.08; with i-8", &[]);
        table.unit("i-8").flags
    };
    assert!(attack("") & ocs::flag::LOW != 0 && attack("low") & ocs::flag::EXHAUSTED != 0);
}

#[test]
fn r12_10a_stocks_are_used_only_where_no_supply_reaches() {
    let mut table = phase("combat", "axis", &["i-8 @ A8.07", "r-1 @ A8.08"], "dumps = ['axis 9 @ A8.06']");
    table.does("axis", "target A8.08; with i-8", &[]);
    assert!(!table.unit("i-8").has(ocs::flag::LOW));
}

#[test]
fn r12_10c_s2_an_exhausted_unit_cannot_attack_without_supply() {
    phase("combat", "axis", &["i-8 exhausted @ A8.07", "r-1 @ A8.08"], "").refuses(
        "axis",
        "target A8.08",
        "12.4/3",
    );
}

#[test]
fn r12_10e_s1_a_low_unit_recovers_for_two_tokens_an_re() {
    let mut table =
        supply_phase(&["stug-190 low @ A8.07", "i-8 low lost=1 @ A8.07"], "dumps = ['axis 9 @ A8.06']");
    table.does("axis", "done", &[]);
    assert_eq!(spent(&table, Side::Axis, Sink::Restock), 6);
    assert!(!table.unit("stug-190").has(ocs::flag::LOW) && !table.unit("i-8").has(ocs::flag::LOW));
}

#[test]
fn r12_10e_sa_recovery_is_compulsory_and_comes_before_food() {
    let mut table = supply_phase(&["stug-190 low @ A2.14"], "dumps = ['axis 2 @ A2.14']");
    // The tokens go into the stocks, and the unit starves.
    table.does("axis", "done", &[1, 1]);
    assert_eq!((spent(&table, Side::Axis, Sink::Restock), spent(&table, Side::Axis, Sink::Food)), (2, 0));
}

#[test]
fn r12_10e_sc_supply_is_spent_as_far_as_it_goes() {
    let mut table = supply_phase(&["stug-190 exhausted @ A8.07"], "dumps = ['axis 3 @ A8.06']");
    table.does("axis", "done", &[]);
    assert!(table.unit("stug-190").has(ocs::flag::LOW));
    assert_eq!((spent(&table, Side::Axis, Sink::Restock), spent(&table, Side::Axis, Sink::Waste)), (2, 1));
}

#[test]
fn r12_10g_s2_a_counter_uses_stocks_or_supply() {
    // 1T for a unit of three steps: it uses its stocks, and the token is wasted (12.10h).
    let mut table = phase("combat", "axis", &["i-8 @ A8.07", "r-1 @ A8.08"], "dumps = ['axis 1 @ A8.06']");
    table.does("axis", "target A8.08; with i-8", &[]);
    assert!(table.unit("i-8").has(ocs::flag::LOW));
    assert_eq!(spent(&table, Side::Axis, Sink::Waste), 1);
}

#[test]
fn r12_11a_s1_supply_is_blown_without_a_unit() {
    let mut table = moves(&[], "dumps = ['axis 12 @ A2.02']");
    table.does("axis", "blow A2.02", &[4]).shows(&["axis 3 blown @ A2.02"]);
    table.refuses("axis", "blow A2.03", "12.11a/1");
    // What is loaded is blown with or without a dump on the ground; the trucks are left.
    let mut table = moves(&[], "columns = ['0 axis truck points 2 load 8 @ A2.02']");
    table.does("axis", "blow A2.02", &[2]).shows(&["0 axis truck points 2 load 4 blown @ A2.02"]);
    table.refuses("axis", "blow A2.02", "12.11a/2");
}

#[test]
fn r12_11a_s1_some_of_a_dump_is_blown() {
    // Three quarters of 2 SP, and the third is safe.
    let mut table = moves(&[], "dumps = ['axis 12 @ A2.02']");
    table.does("axis", "blow-some A2.02 2", &[4]).shows(&["axis 6 blown @ A2.02"]);
    table.refuses("axis", "blow-some A2.02 1", "12.11a/2").refuses("axis", "blow A2.02", "12.11a/2");
    assert_eq!(spent(&table, Side::Axis, Sink::Blown), 6);
    // All of it is no part, nor is nothing; what lies on the ground goes before what is loaded.
    let stores = "dumps = ['axis 3 @ A2.02']\ncolumns = ['0 axis truck points 2 load 8 @ A2.02']";
    let mut table = moves(&[], stores);
    table.refuses("axis", "blow-some A2.02 3", "12.11a/1").refuses("axis", "blow-some A2.02 0", "12.11a/1");
    table.refuses("axis", "blow-some A2.03 1", "12.11a/1").refuses("allied", "blow-some A2.02 1", "2.1/2");
    table.does("axis", "blow-some A2.02 2", &[4]).shows(&["0 axis truck points 2 load 5 blown @ A2.02"]);
}

#[test]
fn r12_11a_s2_once_a_phase_in_movement_segments() {
    let mut table = moves(&[], "dumps = ['axis 12 @ A2.02']");
    table.does("axis", "blow A2.02", &[1]).refuses("axis", "blow A2.02", "12.11a/2");
    phase("combat", "axis", &["i-8 @ A8.07", "r-1 @ A8.08"], "dumps = ['axis 12 @ A2.02']").refuses(
        "axis",
        "blow A2.02",
        "12.11a/2",
    );
}

#[test]
fn r12_11a_s3_the_table_gives_the_percentage() {
    for (die, left) in [(1, 9), (2, 6), (4, 3)] {
        let mut table = moves(&[], "dumps = ['axis 12 @ A2.02']");
        table.does("axis", "blow A2.02", &[die]).shows(&[&format!("axis {left} blown @ A2.02")]);
    }
}

#[test]
fn rdrill_s3_supply_arrives_by_two_dice_at_the_first_free_source() {
    let mut table =
        phase("exploitation", "axis", &["pi-41 reserve @ A9.02", "r-1 @ A9.15"], "first = 'axis'");
    // 12 is 4 SP for the Allies.
    table.does("axis", "done", &[6, 6, 1, 1]).shows(&["allied 16 @ A9.20"]);
}
