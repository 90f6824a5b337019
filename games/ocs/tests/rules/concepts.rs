//! General concepts (4.0): rounding, zones of control, sizes, stacking.

use ocs::{PARTS, Side, odds_of};

use crate::support::{Looking, fights, given, moves, phase, rules, start};

#[test]
fn r4_1_s1_a_half_rounds_up() {
    assert_eq!([odds_of(5, 2), odds_of(7, 3), odds_of(12, 5)], [3, 2, 2]);
}

#[test]
fn r4_2_s1_strengths_keep_their_fractions() {
    // 13 halved twice is 3¼.
    let table = fights(&["r-2 dg oos paid @ A8.08"]);
    assert_eq!(strength(&table, "r-2", false) * 4, 13 * PARTS);
}

#[test]
fn r4_2_s3_an_allowance_is_never_rounded() {
    let table = moves(&["mot-60 reserve @ A8.07"], "");
    assert_eq!(table.look().allowance(table.id("mot-60"), ocs::Segment::Movement), 3, "¾ MP");
}

#[test]
fn r4_3_modifiers_are_cumulative() {
    let table = fights(&["i-7 dg oos paid @ A8.07", "i-8 dg paid @ A8.07"]);
    assert_eq!(strength(&table, "i-7", false), 5 * PARTS);
    assert_eq!(strength(&table, "i-8", false), 7 * PARTS);
}

fn strength(table: &crate::support::Table, key: &str, attacks: bool) -> u32 {
    ocs::strength(table.look(), table.id(key), attacks)
}

#[test]
fn r4_4_s1_attack_capable_units_have_a_strength_and_no_marker_of_reserve_or_strat() {
    let table = given(
        "phase = 'combat'\nphasing = 'axis'\nunits = ['i-8 @ A8.07', 'i-9 reserve @ A8.06', 'i-7 strat @ A8.05', 'gun-49 @ A8.04', 'hq-14 @ A8.03', 'fort-1 @ A4.12', 'i-11 move @ A8.07']",
    );
    let capable = |key: &str| table.look().attack_capable(table.id(key));
    assert!(capable("i-8") && capable("i-11"));
    for not in ["i-9", "i-7", "gun-49", "hq-14", "fort-1"] {
        assert!(!capable(not), "{not}");
    }
}

#[test]
fn r4_4a_only_attack_capable_units_attack() {
    fights(&["i-8 reserve @ A8.07", "r-1 @ A8.08"]).refuses("axis", "target A8.08", "9.1e/1");
    let mut overrun = moves(&["hq-14 move fuelled @ A8.07", "r-1 @ A8.08"], "");
    overrun.does("axis", "at A8.07; take hq-14", &[]).refuses("axis", "overrun A8.08", "4.4a");
}

#[test]
fn r4_4b_a_zone_needs_combat_mode_and_supply() {
    let zone = |unit: &str| {
        let table = fights(&[unit]);
        table.look().in_zone(Side::Axis, table.hex("A8.08"))
    };
    assert!(zone("i-8 @ A8.07"));
    for without in ["i-8 move @ A8.07", "i-8 oos @ A8.07", "gun-49 @ A8.07", "hq-14 @ A8.07"] {
        assert!(!zone(without), "{without}");
    }
}

#[test]
fn r4_4c_stores_are_entered_by_attack_capable_units_alone() {
    let stores = "dumps = ['allied 8 @ A8.08']";
    let hq = moves(&["hq-14 move fuelled @ A8.07"], stores);
    hq.refuses("axis", "at A8.07; take hq-14; step A8.08", "4.4c");
    let mut table = moves(&["i-8 @ A8.07"], stores);
    table.does("axis", "at A8.07; take i-8; step A8.08; halt", &[4]);
    table.shows(&["axis 4 @ A8.08"]);
}

#[test]
fn r4_4_s2_an_empty_enemy_village_is_entered_by_any_unit() {
    let mut table = moves(&["hq-14 move fuelled @ A9.10"], "");
    table.does("axis", "at A9.10; take hq-14; step A9.11; halt", &[]);
    let milby = table.look().t.place(table.hex("A9.11")).map(|(i, _)| i).unwrap();
    assert_eq!(table.look().owner(milby), Side::Axis);
}

#[test]
fn r4_5_s1_a_zone_lies_on_all_six_hexes_around() {
    // Over the stream, too, and into the sea.
    let table = fights(&["i-9 @ A3.10", "i-8 @ A13.07"]);
    for name in ["A3.11", "A3.09", "A4.10", "A4.09", "A2.10", "A2.09", "A14.07", "A13.08"] {
        assert!(table.look().in_zone(Side::Axis, table.hex(name)), "{name}");
    }
    assert!(!table.look().in_zone(Side::Axis, table.hex("A3.12")));
    assert!(!table.look().in_zone(Side::Axis, table.hex("A3.10")), "not on its own hex");
}

#[test]
fn r4_5_s2_units_in_other_modes_have_no_zone() {
    for mode in ["move", "strat", "reserve", "dg", "oos"] {
        let table = fights(&[&format!("i-8 {mode} @ A8.07")]);
        assert!(!table.look().in_zone(Side::Axis, table.hex("A8.08")), "{mode}");
    }
}

#[test]
fn r4_5a_sa_a_truck_stops_or_overruns_at_once() {
    let units = ["mot-16 move fuelled @ A8.05", "r-1 @ A8.08"];
    let mut table = moves(&units, "dumps = ['axis 4 @ A8.05']");
    table.does("axis", "at A8.05; take mot-16; step A8.06>A8.07", &[]);
    table.refuses("axis", "step A7.07", "4.5a/A").allows("axis", "overrun A8.08");
}

#[test]
fn r4_5a_sa_s1_a_truck_may_leave_the_zone_in_which_it_began() {
    let mut table = moves(&["mot-16 move fuelled @ A8.07", "r-1 @ A8.08"], "");
    table
        .does("axis", "at A8.07; take mot-16; step A8.06>A8.05; halt", &[])
        .shows(&["mot-16 moves moved fuelled spent=8 from=A8.07 @ A8.05"]);
}

#[test]
fn r4_5a_sa_s2_leg_and_track_ignore_zones() {
    let mut table = moves(&["stug-190 fuelled @ A8.05", "i-8 @ A8.06", "r-1 @ A8.08"], "");
    table.does("axis", "at A8.05; take stug-190; step A8.06>A8.07>A7.08; halt", &[]);
    table.does("axis", "at A8.06; take i-8; step A8.07>A7.08; halt", &[]);
}

#[test]
fn r4_5a_sb_a_zone_blocks_truck_paths_of_supply() {
    // From A8.02 to the dump in A8.06; a zone lies on A8.04 and A8.05, and the ways around are too long.
    let tokens = |units: &[&str]| {
        let table = phase("combat", "axis", units, "dumps = ['axis 4 @ A8.07']");
        ocs::within_reach(table.look(), Side::Axis, table.hex("A8.03"))
    };
    assert_eq!(tokens(&["i-8 @ A8.03"]), 4);
    assert_eq!(tokens(&["i-8 @ A8.03", "r-1 @ A7.06", "r-2 @ A10.06"]), 0);
    // 4.5b: units of one's own open the way again.
    assert_eq!(tokens(&["i-8 @ A8.03", "i-9 @ A8.05", "i-11 @ A8.06", "r-1 @ A7.06", "r-2 @ A10.06"]), 4);
}

#[test]
fn r4_5a_sd_a_zone_cuts_the_rails_for_trace() {
    let traced = |units: &[&str]| {
        let table = phase("combat", "axis", units, "");
        table.look().s.fields.trace[1].contains(table.hex("A6.08"))
    };
    assert!(traced(&["i-8 @ A6.08"]), "from Linden by rail");
    assert!(!traced(&["i-8 @ A6.08", "r-1 @ A8.05", "r-2 @ A6.05"]), "a zone lies on the line");
    assert!(
        traced(&["i-8 @ A6.08", "i-9 @ A7.05", "i-11 @ A7.06", "i-7 @ A7.04", "r-1 @ A8.05", "r-2 @ A6.05"]),
        "negated"
    );
}

#[test]
fn r4_5a_si_no_change_to_reserve_in_a_zone() {
    let table = moves(&["i-8 @ A8.07", "r-1 @ A8.08"], "");
    table.refuses("axis", "at A8.07; take i-8; mode i-8 reserve", "5.7c");
    // Negated or not.
    moves(&["i-8 @ A8.07", "i-9 moved @ A8.07", "r-1 @ A8.08"], "").refuses(
        "axis",
        "at A8.07; take i-8; mode i-8 reserve",
        "5.7c",
    );
}

#[test]
fn r4_5a_sj_no_strat_mode_in_a_zone() {
    let table = moves(&["i-8 @ A9.04", "i-9 moved @ A9.04", "r-1 @ A10.04"], "");
    table.refuses("axis", "at A9.04; take i-8; mode i-8 strat", "5.8a/1");
    let into = moves(&["i-8 strat @ A9.02", "r-1 @ A9.05"], "");
    into.refuses("axis", "at A9.02; take i-8; step A9.03; step A9.04", "5.8a/1");
}

#[test]
fn r4_5b_s1_a_unit_that_spends_no_more_mp_negates() {
    let units =
        |division: &str| [division.to_string(), "mot-16 move fuelled @ A8.05".into(), "r-1 @ A8.08".into()];
    let table = |division: &str| {
        let units = units(division);
        let units: Vec<&str> = units.iter().map(String::as_str).collect();
        moves(&units, "")
    };
    table("i-8 moved @ A8.07").allows("axis", "at A8.05; take mot-16; step A8.06>A8.07>A7.08");
    // Who may still move does not.
    table("i-8 @ A8.07").refuses("axis", "at A8.05; take mot-16; step A8.06>A8.07>A7.08", "4.5a/A");
    // Its promise is to halt where it stands.
    let mut stood = table("i-8 @ A8.07");
    stood.does("axis", "at A8.07; take i-8; halt", &[]);
    stood.allows("axis", "at A8.05; take mot-16; step A8.06>A8.07>A7.08");
}

#[test]
fn r4_5b_s3_it_needs_no_zone_of_its_own() {
    moves(&["gun-49 move moved @ A8.07", "mot-16 move fuelled @ A8.05", "r-1 @ A8.08"], "")
        .allows("axis", "at A8.05; take mot-16; step A8.06>A8.07>A7.08");
}

#[test]
fn r4_5c_negation_never_protects_a_retreat() {
    // A8.09 holds a friend and lies in a zone: who retreats there becomes DG with him.
    let mut table = retreating(&["r-1 @ A8.08", "r-2 @ A8.09", "i-9 @ A7.10"]);
    table.does("allied", "retreat A8.09", &[]);
    assert_eq!((table.unit("r-1").mode, table.unit("r-2").mode), (ocs::Mode::Dg, ocs::Mode::Dg));
}

fn retreating(units: &[&str]) -> crate::support::Table {
    given(&format!(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A8.07', {}]\nbattle = 'A8.08 by axis lead i-8 r-1 option 0 0 losses 0 0 retreat 0 1 exploit 0 around 2'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle advance', 'retreat']",
        units.iter().map(|u| format!("'{}',", u.replace("r-1 @", "r-1 routed @"))).collect::<String>()
    ))
}

#[test]
fn r4_6_s2_a_multi_step_unit_has_its_printed_size() {
    assert_eq!(size("i-7", "i-7 @ A8.07"), 16);
}

#[test]
fn r4_6_s3_a_battalion_is_half_an_re() {
    assert_eq!(size("stug-190", "stug-190 @ A8.07"), 2);
}

#[test]
fn r4_6_s5_other_units_are_one_re() {
    assert_eq!(
        [size("hq-14", "hq-14 @ A8.07"), size("gun-49", "gun-49 @ A8.07"), size("mot-16", "mot-16 @ A8.07")],
        [4; 3]
    );
}

#[test]
fn r4_6_s6_a_lost_step_lowers_the_size_by_one() {
    assert_eq!(size("i-7", "i-7 lost=1 @ A8.07"), 12);
}

#[test]
fn r4_6_s7_other_units_have_one_step() {
    for counter in &rules().theatre().counters {
        assert!(counter.steps == 1 || counter.re == 4 * counter.steps, "{}", counter.key);
    }
}

fn size(key: &str, unit: &str) -> u16 {
    let table = fights(&[unit]);
    table.look().size(table.id(key))
}

#[test]
fn r4_8_s1_ten_re_stack_in_a_hex() {
    // 4 + 3 + 3 RE are legal, with half an RE more the owner eliminates a unit.
    let full = ["i-7 @ A8.07", "i-8 @ A8.07", "i-11 @ A8.07"];
    let mut legal = moves(&full, "");
    legal.does("axis", "done", &[]).shows(&["i-7 @ A8.07", "i-8 @ A8.07", "i-11 @ A8.07"]);
    let mut over = moves(&[&full[..], &["stug-190 @ A8.07"]].concat(), "");
    over.does("axis", "done", &[]).asks("axis").refuses("axis", "done", "2.1/3");
    over.does("axis", "remove stug-190", &[]).shows(&["stug-190 lost=1 @ dead"]);
}

#[test]
fn r4_8a_s1_stacking_is_checked_at_the_end_of_the_segment() {
    let units = ["i-7 @ A8.07", "i-8 @ A8.07", "i-11 @ A8.07", "stug-190 fuelled @ A8.06"];
    let mut table = moves(&units, "");
    table.does("axis", "at A8.06; take stug-190; step A8.07; halt", &[]).refuses(
        "axis",
        "remove i-8",
        "4.8a/1",
    );
    table.does("axis", "done; remove i-8", &[]).shows(&["i-8 lost=3 @ dead"]).asks("allied");
}

#[test]
fn r4_8a_s2_a_hex_may_be_overstacked_on_the_way() {
    let mut table = moves(&["i-7 @ A8.07", "i-8 @ A8.07", "i-11 @ A8.07", "stug-190 fuelled @ A8.06"], "");
    table.does("axis", "at A8.06; take stug-190; step A8.07>A8.08; halt", &[]);
}

#[test]
fn r4_8a_s3_no_overrun_out_of_a_crowded_hex() {
    let units = ["i-7 @ A8.07", "i-8 @ A8.07", "i-11 @ A8.07", "stug-190 fuelled @ A8.06", "r-1 @ A8.08"];
    let mut table = moves(&units, "dumps = ['axis 9 @ A8.06']");
    table.does("axis", "at A8.06; take stug-190; step A8.07", &[]);
    table.refuses("axis", "overrun A8.08", "4.8a/3");
}

#[test]
fn r4_8_s3_stacking_costs_no_mp() {
    let mut table = moves(&["i-8 @ A8.07", "i-9 @ A8.06"], "");
    table.does("axis", "at A8.07; take i-8; step A8.06; halt", &[]);
    assert_eq!(table.unit("i-8").spent, 4);
}

#[test]
fn r4_8c_se_no_unit_enters_a_hex_with_an_enemy_combat_unit() {
    moves(&["i-8 @ A8.07", "hq-63 @ A8.08"], "").refuses("axis", "at A8.07; take i-8; step A8.08", "4.8c/E");
}

#[test]
fn r4_8c_sa_stores_are_entered_at_no_extra_cost() {
    let mut table = moves(&["i-8 @ A8.07"], "columns = ['0 allied truck points 2 @ A8.08']");
    table.does("axis", "at A8.07; take i-8; step A8.08", &[1]);
    assert_eq!(table.unit("i-8").spent, 4);
    table.asks("allied");
}

#[test]
fn rintro_map_s1_a_hex_is_named_by_sheet_row_and_position() {
    let table = start();
    let t = table.look().t;
    assert_eq!(t.name(t.hex("A9.11").unwrap()), "A9.11");
    assert_eq!(t.hex("A16.01"), None);
    let near: Vec<String> = t.near(t.hex("A9.10").unwrap()).map(|hex| t.name(hex)).collect();
    assert_eq!(near, ["A10.09", "A9.09", "A8.09", "A8.10", "A9.11", "A10.10"]);
}
