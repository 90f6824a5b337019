//! Supply: paths, throws, fuel, Out of Supply, stocks (12.0 to 12.11), and headquarters (13.1).

use ocs::{PARTS, Side, Sink, flag, within_reach};

use crate::support::{Looking, Table, fights, given, moves, phase, sized, spent};

fn reach(units: &[&str], more: &str, at: &str) -> u8 {
    let table = phase("combat", "axis", units, more);
    within_reach(table.look(), Side::Axis, table.hex(at))
}

#[test]
fn r12_0_s2_only_combat_units_need_supply() {
    // Trucks, dumps and works far from everything: nobody rolls for attrition.
    let far = "columns = ['0 axis truck points 2 @ A2.19']\nhedgehogs = ['axis level 1 @ A2.18']";
    let mut table = moves(&[], far);
    table.does("axis", "done", &[]).shows(&["0 axis truck points 2 cut @ A2.19", "axis level 1 @ A2.18"]);
}

#[test]
fn r12_2_s1_supply_moves_by_columns_and_rail() {
    let more = "columns = ['0 axis truck points 1 @ A7.04']\ndumps = ['axis 9 @ A7.04']\naxis = ['linden', 'ostheim']";
    let mut table = moves(&[], more);
    table.does("axis", "freight A7.04 4; detrain A7.08", &[]);
    table.does("axis", "drive 0; load 4; step A7.05; halt", &[]);
    table.shows(&[
        "axis 4 fresh 4 @ A7.08",
        "axis 1 @ A7.04",
        "0 axis truck points 1 load 4 spent 24 moved @ A7.05",
    ]);
}

#[test]
fn r12_3a_s2_a_leg_hq_draws_with_leg_mp() {
    // Over the bare stream: Leg crosses for 4, a truck never. The dump lies two hexes beyond.
    let at = |hq: &str| {
        let table = phase("combat", "allied", &[&format!("{hq} @ A1.11")], "dumps = ['allied 5 @ A1.09']");
        within_reach(table.look(), Side::Allied, table.hex("A1.12"))
    };
    assert_eq!((at("hq-65"), at("hq-63")), (5, 0));
}

#[test]
fn r12_3b_sa_thrown_supply_is_used_at_once_and_makes_no_dump() {
    let more = "dumps = ['axis 9 @ A9.03']\ncolumns = ['0 axis truck points 2 @ A9.12']";
    let table = moves(&["hq-14 @ A9.06", "i-8 @ A9.12"], more);
    assert_eq!(within_reach(table.look(), Side::Axis, table.hex("A9.12")), 9);
    table.refuses("axis", "drive 0; load 4", "13.2f/1");
}

#[test]
fn r12_3b_sb_an_hq_throws_to_any_number_of_units() {
    let units = ["hq-14 @ A9.06", "stug-190 @ A8.10", "stug-191 @ A8.10", "stug-197 @ A8.10", "r-1 @ A8.11"];
    let mut table = phase("combat", "axis", &units, "dumps = ['axis 9 @ A9.03']");
    table.does("axis", "target A8.11; with stug-190; with stug-191; with stug-197", &[]);
    assert_eq!(spent(&table, Side::Axis, Sink::Attack), 3);
}

#[test]
fn r12_3b_sc_a_strat_mode_hq_throws_nothing() {
    let at = |hq: &str| reach(&[hq], "dumps = ['axis 5 @ A9.03']", "A9.17");
    assert_eq!((at("hq-14 move @ A9.06"), at("hq-14 strat @ A9.06")), (5, 0));
}

#[test]
fn r12_3c_the_next_hex_is_reached_over_any_ground() {
    // The bare stream lies between A1.11 and A1.10: a truck path ends before it, and reaches over.
    assert_eq!(reach(&[], "dumps = ['axis 5 @ A1.11']", "A1.10"), 5);
    assert_eq!(reach(&[], "dumps = ['axis 5 @ A1.12']", "A1.10"), 0);
}

#[test]
fn r12_3d_s1_a_path_goes_where_a_truck_could_go() {
    // One hex further and the stream is in the way, with the bridge too far off.
    assert_eq!(reach(&[], "dumps = ['axis 5 @ A1.12']", "A1.09"), 0);
    assert_eq!(reach(&[], "dumps = ['axis 5 @ A1.06']", "A1.09"), 5);
}

#[test]
fn r12_3d_s2_a_path_passes_enemy_stores_and_no_enemy_unit() {
    let straight = "dumps = ['axis 5 @ A1.08']";
    assert_eq!(reach(&["r-1 move @ A1.05"], straight, "A1.02"), 0);
    let stores = format!("{straight}\ncolumns = ['0 allied truck points 1 @ A1.05']");
    assert_eq!(reach(&[], &stores, "A1.02"), 5);
}

#[test]
fn r12_5_s1_fuel_is_drawn_or_thrown() {
    let far = "dumps = ['axis 5 @ A9.03']";
    moves(&["pz-1 @ A9.17"], far).refuses("axis", "at A9.17; take pz-1; fuel pz-1 unit", "12.3/1");
    moves(&["pz-1 @ A9.17", "hq-14 @ A9.06"], far).allows("axis", "at A9.17; take pz-1; fuel pz-1 unit");
    moves(&["pz-1 @ A9.05"], far).allows("axis", "at A9.05; take pz-1; fuel pz-1 unit");
}

#[test]
fn r12_5b_s1_fuel_is_for_movement_alone() {
    // Barrage, attack and advance without it.
    let units = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08"];
    phase("barrage", "axis", &units, "dumps = ['axis 9 @ A8.06']")
        .allows("axis", "target A8.08; with gun-49; fire A8.06");
    fights(&["pz-1 @ A8.07", "r-1 @ A8.08"]).allows("axis", "target A8.08; with pz-1; attack");
    let mut table = crate::support::fought(
        "battle end, advance",
        &["pz-1 acts paid @ A8.07", "pi-41 reserve @ A9.01"],
        "A8.08 by axis lead pz-1 none",
        "",
    );
    table.does("axis", "advance pz-1", &[]);
    // And a retreat.
    let mut back = crate::support::fought(
        "battle advance, retreat",
        &["i-8 acts paid @ A8.07", "tb-12 routed @ A8.08", "pi-41 reserve @ A9.01"],
        "A8.08 by axis lead i-8 none retreat 0 1 around 2",
        "",
    );
    back.does("allied", "retreat A8.09", &[]);
}

#[test]
fn r12_5c_s1_fuel_is_paid_in_any_phase_when_it_is_needed() {
    let dump = "dumps = ['axis 5 @ A8.06']";
    for (name, phasing) in [("reaction", "allied"), ("exploitation", "axis")] {
        let table = phase(name, phasing, &["pz-1 released @ A8.07"], dump);
        table.allows("axis", "at A8.07; take pz-1; fuel pz-1 unit; step A8.08");
    }
    // Not once the move is on.
    let table = moves(&["pz-1 fuelled @ A8.07", "pz-2 @ A8.07"], dump);
    table.refuses("axis", "at A8.07; take pz-1; step A8.08; fuel pz-1 unit", "6.1g");
}

#[test]
fn r12_8a_s2_every_marked_unit_rolls_in_its_own_supply_phase() {
    let mut table = moves(&["i-9 oos @ A2.14", "i-11 oos @ A2.19", "r-1 oos @ A8.10"], "");
    // Two stacks of the Axis roll, the Allies do not: AR 2 and AR 3.
    table.does("axis", "done", &[1, 1, 1, 1]);
    assert!(table.unit("r-1").has(flag::OOS));
}

#[test]
fn r12_8d_s2_with_supply_out_of_supply_units_fight_at_half() {
    let both = sized("A8.08", &["i-8 oos acts paid @ A8.07", "r-1 oos paid @ A8.08"], "");
    assert_eq!((both.attack, both.defence), (7 * PARTS, 7 * PARTS));
}

#[test]
fn r12_8d_s3_without_supply_they_do_not_attack_and_defend_at_a_quarter() {
    phase("combat", "axis", &["i-8 oos exhausted @ A8.07", "r-1 @ A8.08"], "").refuses(
        "axis",
        "target A8.08",
        "12.4/3",
    );
    let quarter = sized("A8.08", &["i-8 acts paid @ A8.07", "r-1 oos @ A8.08"], "");
    assert_eq!(quarter.defence * 4, 14 * PARTS);
}

#[test]
fn r12_8e_s6_nobody_has_to_break_out() {
    let mut table = phase("breakout", "axis", &["i-9 @ A2.14", "i-8 @ A9.06"], "");
    table.allows("axis", "break-out i-9");
    table.does("axis", "done", &[]);
    assert_eq!(table.unit("i-9").at, table.hex("A2.14"));
}

/// A unit attacks without supply in reach.
fn on_stocks(state: &str) -> Table {
    let units = [format!("i-8 {state} @ A8.07")];
    let mut all: Vec<&str> = units.iter().map(String::as_str).collect();
    all.extend(["r-1 @ A8.08", "pi-41 reserve @ A9.01"]);
    let mut table = phase("combat", "axis", &all, "");
    table.does("axis", "target A8.08; with i-8", &[]);
    table
}

#[test]
fn r12_10b_stocks_go_from_full_to_low_to_exhausted() {
    assert!(on_stocks("").unit("i-8").has(flag::LOW));
    let second = on_stocks("low");
    assert!(second.unit("i-8").has(flag::EXHAUSTED) && !second.unit("i-8").has(flag::LOW));
}

#[test]
fn r12_10c_s1_low_and_exhausted_units_use_supply_where_it_is() {
    for state in ["low", "exhausted"] {
        let mut table = fights(&[&format!("i-8 {state} @ A8.07"), "r-1 @ A8.08"]);
        table.does("axis", "target A8.08; with i-8", &[]);
        assert_eq!(spent(&table, Side::Axis, Sink::Attack), 3, "{state}");
        table.shows(&[&format!("i-8 {state} acts paid @ A8.07")]);
    }
}

#[test]
fn r12_10d_nobody_uses_the_stocks_of_another() {
    let units = ["i-8 exhausted @ A8.07", "i-9 @ A8.07", "r-1 @ A8.08"];
    phase("combat", "axis", &units, "").refuses("axis", "target A8.08; with i-8", "12.4/3");
}

#[test]
fn r12_10f_stocks_and_trace_do_not_concern_each_other() {
    let table = on_stocks("oos");
    assert!(table.unit("i-8").has(flag::LOW) && table.unit("i-8").has(flag::OOS));
    // Recovery of the one leaves the other: fed by trace, still Low without a dump.
    let mut phase = moves(&["i-8 low oos @ A8.07"], "");
    phase.does("axis", "done", &[]);
    assert!(phase.unit("i-8").has(flag::LOW) && !phase.unit("i-8").has(flag::OOS));
}

#[test]
fn r12_10g_s1_some_pay_with_supply_and_some_from_their_stocks() {
    let units = ["stug-190 @ A8.07", "stug-191 @ A8.07", "r-1 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = phase("combat", "axis", &units, "dumps = ['axis 1 @ A8.06']");
    table.does("axis", "target A8.08; with stug-190; with stug-191; attack", &[]);
    assert!(!table.unit("stug-190").has(flag::LOW) && table.unit("stug-191").has(flag::LOW));
}

#[test]
fn r12_10h_too_few_tokens_for_several_steps_are_wasted() {
    let units = ["i-8 @ A8.07", "r-1 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = phase("combat", "axis", &units, "dumps = ['axis 2 @ A8.06']");
    table.does("axis", "target A8.08; with i-8", &[]);
    assert!(table.unit("i-8").has(flag::LOW));
    assert_eq!((spent(&table, Side::Axis, Sink::Waste), spent(&table, Side::Axis, Sink::Attack)), (2, 0));
}

#[test]
fn r12_11b_stores_are_captured_once_the_units_are_gone() {
    let more = "dumps = ['allied 8 @ A8.08']";
    moves(&["i-8 @ A8.07", "tb-12 @ A8.08"], more).refuses(
        "axis",
        "at A8.07; take i-8; step A8.08",
        "4.8c/E",
    );
    let mut table = moves(&["i-8 @ A8.07"], more);
    table.does("axis", "at A8.07; take i-8; step A8.08", &[4]).shows(&["axis 4 @ A8.08"]);
}

#[test]
fn r13_1b_s1_an_hq_throws_supply_and_trace() {
    let table = phase("combat", "axis", &["hq-14 @ A9.08", "i-8 @ A9.18"], "dumps = ['axis 5 @ A9.03']");
    assert_eq!(within_reach(table.look(), Side::Axis, table.hex("A9.18")), 5);
    assert!(table.look().s.fields.trace[1].contains(table.hex("A9.18")));
    let without = phase("combat", "axis", &["i-8 @ A9.18"], "axis = ['brandau']");
    assert!(!without.look().s.fields.trace[1].contains(without.hex("A9.18")));
}

#[test]
fn r13_1d_s1_a_division_serves_its_own_and_independent_units_of_its_nation() {
    let served = |unit: &str| {
        let table = phase("combat", "axis", &["hq-3 @ A9.06"], "");
        let look = table.look();
        look.t.title.serves(look, table.id("hq-3"), table.id(unit))
    };
    assert_eq!(["pz-1", "stug-190", "i-8", "tb-12"].map(served), [true, true, false, false]);
    // What it throws is paid for its own, and not for others.
    let attack = |unit: &str| {
        let units = ["hq-3 @ A9.06", &format!("{unit} exhausted @ A9.16"), "r-1 @ A9.17"];
        let table = phase("combat", "axis", &units, "dumps = ['axis 5 @ A9.03']");
        table.refusal("axis", "target A9.17").map(|refusal| refusal.rule.0)
    };
    assert_eq!((attack("pz-1"), attack("i-8")), (None, Some("12.4/3")));
    let mut table = moves(&["hq-3 @ A9.06", "pz-1 @ A9.16"], "dumps = ['axis 5 @ A9.03']");
    table.does("axis", "at A9.16; take pz-1; fuel pz-1 unit; step A9.15", &[]).shows(&["axis 4 @ A9.03"]);
}

#[test]
fn r10_1b_sc_stocks_never_pay_for_a_barrage() {
    let units = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08"];
    phase("barrage", "axis", &units, "").refuses("axis", "target A8.08", "10.1b/2");
    phase("barrage", "axis", &units, "dumps = ['axis 2 @ A8.06']")
        .refuses("axis", "target A8.08; with gun-49; fire A8.06", "10.1b/2")
        .refuses("axis", "target A8.08; with gun-49; stocks", "9.5b");
}

#[test]
fn r10_0_s5_a_barrage_needs_a_point() {
    let units = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08"];
    phase("barrage", "axis", &units, "dumps = ['axis 9 @ A8.06']").refuses(
        "axis",
        "target A8.08; fire A8.06",
        "10.0/5",
    );
}

#[test]
fn r10_0_s6_guns_fire_in_barrage_segments() {
    let units = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08"];
    moves(&units, "dumps = ['axis 9 @ A8.06']").refuses("axis", "fire A8.06", "10.0/6");
    phase("barrage", "axis", &units, "dumps = ['axis 9 @ A8.06']")
        .allows("axis", "target A8.08; with gun-49; fire A8.06");
}

#[test]
fn r10_0a_s6_a_number_costs_steps_and_disorganises() {
    let units = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-4 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = phase("barrage", "axis", &units, "dumps = ['axis 9 @ A8.06']");
    // 17-24, 2 RE: no shift; 12 is a step.
    table.does("axis", "target A8.08; with gun-49; fire A8.06", &[6, 6]);
    assert_eq!((table.unit("r-4").lost, table.unit("r-4").mode), (1, ocs::Mode::Dg));
}

#[test]
fn r4_2_s2_barrage_points_are_added_before_they_are_rounded() {
    // 10 and 6½ are 17: the column 17-24, where 5 is DG; 12-16 would give nothing.
    let units = [
        "gun-49 dg @ A8.06",
        "gun-50 dg moves @ A8.06",
        "i-8 @ A8.07",
        "r-4 @ A8.08",
        "pi-41 reserve @ A9.01",
    ];
    let mut table = phase("barrage", "axis", &units, "dumps = ['axis 9 @ A8.06']");
    table.does("axis", "target A8.08; with gun-49; with gun-50; fire A8.06", &[2, 3]);
    assert_eq!(table.unit("r-4").mode, ocs::Mode::Dg);
}

#[test]
fn r2_3_s9_restock_trace_food_marks_attrition_in_this_order() {
    let more = "dumps = ['axis 4 @ A2.14']";
    let mut table = moves(&["stug-190 low @ A2.14", "i-9 @ A2.14"], more);
    // 2T go into the stocks; 2T are left to eat 2½ RE with.
    table.does("axis", "done", &[]).asks("axis");
    assert_eq!(spent(&table, Side::Axis, Sink::Restock), 2);
    table.does("axis", "feed A2.14", &[]);
    assert_eq!(spent(&table, Side::Axis, Sink::Food), 2);
    assert!(!table.unit("i-9").has(flag::OOS));
}

#[test]
fn r2_2_s4_reacting_reserves_move_before_guns_fire() {
    let units = ["gun-49 reserve @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08"];
    let mut table = phase("reaction", "allied", &units, "dumps = ['axis 9 @ A8.06']");
    table.refuses("axis", "target A8.08", "9.0/1");
    table.does("axis", "release gun-49; done", &[]);
    table.allows("axis", "target A8.08; with gun-49").refuses("axis", "at A8.06", "6.0/1");
}

#[test]
fn r2_2_s6_exploitation_moves_then_fires_then_attacks() {
    let units = ["gun-49 released @ A8.06", "i-8 exploit @ A8.07", "r-1 @ A8.08"];
    let mut table = phase("exploitation", "axis", &units, "dumps = ['axis 9 @ A8.06']");
    table.refuses("axis", "target A8.08", "9.0/1");
    table.does("axis", "done", &[]);
    table.allows("axis", "target A8.08; with gun-49").refuses("axis", "target A8.08; with i-8", "10.0/1");
    table.does("axis", "done", &[]).allows("axis", "target A8.08; with i-8");
}

#[test]
fn r2_3_s12_attacks_come_after_barrages_in_any_order() {
    let units = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08", "i-9 @ A4.09", "r-4 @ A4.10"];
    let mut table = phase("barrage", "axis", &units, "dumps = ['axis 9 @ A8.06', 'axis 9 @ A4.08']");
    table.does("axis", "done", &[]);
    table.refuses("axis", "fire A8.06", "10.0/6");
    table.allows("axis", "target A8.08; with i-8").allows("axis", "target A4.10; with i-9");
}

#[test]
fn r2_3_s15_dg_and_exploit_come_off_in_clean_up() {
    let units = ["i-8 exploit @ A8.05", "i-9 dg @ A8.05", "r-1 dg @ A9.15"];
    let mut table = phase("exploitation", "axis", &units, "first = 'axis'");
    table.does("axis", "done", &[3, 3, 1, 1]);
    let modes = ["i-8", "i-9", "r-1"].map(|key| table.unit(key).mode);
    assert_eq!(modes, [ocs::Mode::Combat, ocs::Mode::Combat, ocs::Mode::Dg]);
}

#[test]
fn r2_3_s7_what_may_be_done_in_the_movement_segment() {
    let more = "dumps = ['axis 20 @ A7.04']\naxis = ['linden', 'ostheim']";
    let units = ["i-8 @ A7.04", "mot-16 move @ A7.04", "pz-1 fuelled @ A7.05", "tb-12 @ A7.06"];
    let table = moves(&units[..3], more);
    table
        .allows("axis", "at A7.04; take i-8; mode i-8 move; step A7.03")
        .allows("axis", "entrain mot-16")
        .allows("axis", "dig A7.04");
    assert!(table.offers("axis").contains(&"blow A7.04".to_string()));
    moves(&units, more).allows("axis", "at A7.05; take pz-1; overrun A7.06");
}

#[test]
fn r2_3_s10_reacting_reserves_have_half_their_allowance_and_overrun() {
    let units = ["pz-1 released fuelled @ A8.07", "tb-12 @ A8.08", "i-8 @ A9.04"];
    let table = phase("reaction", "allied", &units, "dumps = ['axis 9 @ A8.06']");
    assert_eq!(table.look().allowance(table.id("pz-1"), ocs::Segment::Reaction), 16);
    table.allows("axis", "at A8.07; take pz-1; overrun A8.08").refuses("axis", "at A9.04", "7.0a/1");
}

#[test]
fn r2_3_s13_exploiting_units_have_half_and_reserves_all_of_their_allowance() {
    let units = ["i-8 exploit @ A8.07", "i-9 released @ A8.05", "i-11 @ A8.04"];
    let table = phase("exploitation", "axis", &units, "");
    let allowance = |key: &str| table.look().allowance(table.id(key), ocs::Segment::Exploitation);
    assert_eq!((allowance("i-8"), allowance("i-9")), (6, 8));
    table.refuses("axis", "at A8.04", "11.0a/1");
}

#[test]
fn r13_3e_s1_cargo_entrains_at_a_station_free_of_zones() {
    let own = "axis = ['linden', 'ostheim']";
    moves(&["mot-16 move @ A7.04"], own).allows("axis", "entrain mot-16");
    moves(&["mot-16 move @ A7.06"], own).refuses("axis", "entrain mot-16", "13.3e/1");
    moves(&["mot-16 @ A7.04"], own).refuses("axis", "entrain mot-16", "5.5a");
    moves(&["mot-16 move @ A7.04", "r-1 @ A8.04"], own).refuses("axis", "entrain mot-16", "4.5a/C");
}

#[test]
fn r13_3e_s2_trains_run_free_of_enemies_and_zones() {
    let own = "axis = ['linden', 'ostheim']";
    moves(&["mot-16 move @ A7.04", "hq-14 @ A7.02", "r-1 move @ A7.06"], own)
        .refuses("axis", "entrain mot-16; detrain A7.08", "13.3e/3")
        .allows("axis", "entrain mot-16; detrain A7.02");
    moves(&["mot-16 move @ A7.04", "r-1 @ A8.06"], own).refuses("axis", "entrain mot-16", "13.3c/3");
}

#[test]
fn r13_3h_s1_only_ones_own_stations_lie_on_the_way() {
    moves(&["mot-16 move @ A7.03", "hq-14 @ A7.03"], "axis = ['linden']").refuses(
        "axis",
        "entrain mot-16",
        "13.3c/3",
    );
}

#[test]
fn r13_2i_captured_columns_move_at_once_in_the_movement_phase_alone() {
    let columns = "columns = ['0 allied wagon points 2 @ A8.08']";
    let mut table = moves(&["i-8 @ A8.07"], columns);
    table.does("axis", "at A8.07; take i-8; step A8.08; halt", &[6]).allows("axis", "drive 9; step A8.07");
    let mut later =
        phase("exploitation", "axis", &["i-8 released @ A8.07", "pi-41 reserve @ A9.01"], columns);
    later.does("axis", "at A8.07; take i-8; step A8.08; halt", &[6]);
    later.refuses("axis", "drive 9", "11.0a/1").shows(&["9 axis wagon points 2 moved @ A8.08"]);
}

#[test]
fn r9_14c_s4_points_round_to_whole_ones_and_supply_to_tokens() {
    // A quarter of 3 points with 9T: 1 point (¾ rounded) with 2T.
    let mut table = moves(&["i-8 @ A8.07"], "columns = ['0 allied truck points 3 load 9 @ A8.08']");
    let before = table.state.books;
    table.does("axis", "at A8.07; take i-8; step A8.08", &[3]).does("allied", "displace A9.15", &[]);
    table.shows(&["9 axis truck points 1 load 2 @ A8.08", "0 allied truck points 2 load 7 moved @ A9.15"]);
    // The books of both say so.
    assert_eq!(table.state.books[1].had - before[1].had, 2);
    assert_eq!(table.state.books[0].had, before[0].had);
    assert_eq!(table.state.books[0].spent[ocs::Sink::Captured as usize], 2);
}

#[test]
fn r4_9e_every_roll_is_told_with_its_purpose() {
    let mut table = given(
        "phase = 'combat'\nphasing = 'axis'\nunits = ['i-8 @ A8.07', 'r-1 @ A8.08', 'pi-41 reserve @ A9.01']\ndumps = ['axis 24 @ A8.06']",
    );
    table.does("axis", "target A8.08; with i-8; attack", &[]);
    table.tells("allied", "stocks", &[3, 4, 3, 4], &[("9.8/1", "log-surprise"), ("9.9/1", "log-combat")]);
}
