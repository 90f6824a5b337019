//! Modes (5.0).

use ocs::{Mode, Segment};

use crate::support::{Looking, fights, given, moves, phase};

#[test]
fn r5_2_s1_a_unit_is_in_exactly_one_mode() {
    let table = fights(&["i-8 dg @ A8.07", "i-9 reserve @ A8.06", "i-7 @ A8.05", "i-11 move @ A8.04"]);
    let modes = ["i-8", "i-9", "i-7", "i-11"].map(|key| table.unit(key).mode);
    assert_eq!(modes, [Mode::Dg, Mode::Reserve, Mode::Combat, Mode::Move]);
}

#[test]
fn r5_2_s2_a_marked_unit_uses_the_values_of_the_side_that_is_up() {
    let table = fights(&["i-8 dg @ A8.07", "i-11 dg moves @ A8.06"]);
    assert_eq!(table.look().face(table.id("i-8")).strength, 14);
    assert_eq!(table.look().face(table.id("i-11")).strength, 6);
}

#[test]
fn r5_2_s3_without_its_marker_it_is_in_the_mode_of_that_side() {
    let mut table = phase("reaction", "allied", &["i-8 reserve @ A8.07", "i-9 reserve moves @ A8.05"], "");
    table.does("axis", "release i-8; release i-9", &[]);
    assert_eq!((table.unit("i-8").mode, table.unit("i-9").mode), (Mode::Combat, Mode::Move));
}

#[test]
fn r5_2_s5_units_in_different_modes_stack() {
    let mut table = moves(&["i-8 @ A8.07", "i-9 @ A8.07"], "");
    table.does("axis", "at A8.07; take i-8; mode i-8 move; halt; done", &[]);
    assert_eq!((table.unit("i-8").mode, table.unit("i-9").mode), (Mode::Move, Mode::Combat));
}

#[test]
fn r5_3_dg_and_exploitation_are_not_chosen() {
    let words: Vec<&str> = ocs::Posture::ALL.into_iter().map(ocs::Posture::word).collect();
    assert_eq!(words, ["combat", "move", "strat", "reserve", "reserve-move"]);
}

#[test]
fn r5_4_s1_a_unit_changes_its_mode_when_it_begins_to_move() {
    let mut table = moves(&["i-8 @ A8.10"], "");
    table.does("axis", "at A8.10; take i-8; mode i-8 move; step A8.09>A8.08>A8.07>A8.06>A8.05; halt", &[]);
    let mut late = moves(&["i-8 @ A8.10"], "");
    late.does("axis", "at A8.10; take i-8; step A8.09", &[]).refuses("axis", "mode i-8 move", "6.1g");
    moves(&["i-8 @ A8.10"], "").refuses(
        "axis",
        "at A8.10; take i-8; mode i-8 move; mode i-8 combat",
        "5.4/1",
    );
}

#[test]
fn r5_4_s2_outside_the_movement_phase_no_mode_is_chosen() {
    phase("exploitation", "axis", &["i-8 released @ A8.07"], "").refuses(
        "axis",
        "at A8.07; take i-8; mode i-8 move",
        "5.4/2",
    );
}

#[test]
fn r5_4_s4_a_dg_unit_turns_its_counter() {
    let mut table = moves(&["i-8 dg @ A8.10"], "");
    table.refuses("axis", "at A8.10; take i-8; mode i-8 strat", "5.4/4");
    table
        .does("axis", "at A8.10; take i-8; mode i-8 move; halt", &[])
        .shows(&["i-8 dg moves moved changed @ A8.10"]);
}

#[test]
fn r5_4a_s1_reserve_markers_are_few() {
    // Two hexes of reserves, and no third.
    let units = ["i-8 reserve @ A8.10", "i-9 reserve @ A8.08", "i-11 @ A8.06"];
    moves(&units, "").refuses("axis", "at A8.06; take i-11; mode i-11 reserve", "5.4a/1");
}

#[test]
fn r5_4a_s2_one_marker_covers_a_stack() {
    let units = ["i-8 reserve @ A8.10", "i-9 reserve @ A8.08", "i-11 @ A8.08"];
    moves(&units, "").allows("axis", "at A8.08; take i-11; mode i-11 reserve");
    // But the stack may not be torn into two.
    let torn = ["i-8 reserve @ A8.10", "i-9 reserve @ A8.08", "i-11 reserve @ A8.08"];
    moves(&torn, "").refuses("axis", "at A8.08; take i-11; step A8.07", "5.4a/1");
}

#[test]
fn r5_5e_a_zone_needs_combat_mode() {
    let table = fights(&["i-8 exploit @ A8.07", "i-9 exploit keeps-zone @ A4.09"]);
    assert!(!table.look().has_zone(table.id("i-8")) && table.look().has_zone(table.id("i-9")));
}

#[test]
fn r5_7_s1_a_reserve_neither_attacks_nor_overruns_nor_fires() {
    fights(&["i-8 reserve @ A8.07", "r-1 @ A8.08"]).refuses("axis", "target A8.08", "9.1e/1");
    moves(&["i-8 reserve @ A8.07", "r-1 @ A8.08"], "").refuses(
        "axis",
        "at A8.07; take i-8; overrun A8.08",
        "4.4a",
    );
    phase(
        "barrage",
        "axis",
        &["gun-49 reserve @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08"],
        "dumps = ['axis 9 @ A8.06']",
    )
    .refuses("axis", "target A8.08", "13.4a");
}

#[test]
fn r5_7_s2_a_reserve_defends_at_half_strength() {
    let table = fights(&["r-1 reserve paid @ A8.08"]);
    assert_eq!(ocs::strength(table.look(), table.id("r-1"), false), 7 * ocs::PARTS);
}

#[test]
fn r5_7_s3_a_reserve_moves_a_quarter_of_its_allowance() {
    let table = moves(&["pz-1 reserve @ A8.07"], "");
    assert_eq!(table.look().allowance(table.id("pz-1"), Segment::Movement), 8);
}

#[test]
fn r5_7a_the_side_that_is_up_is_chosen_with_the_mode() {
    let mut table = moves(&["i-8 @ A8.07"], "");
    table.does("axis", "at A8.07; take i-8; mode i-8 reserve-move; halt", &[]);
    table.shows(&["i-8 reserve moves moved changed @ A8.07"]);
}

#[test]
fn r5_7b_s1_reserves_are_released_one_after_the_other() {
    let mut table = phase("reaction", "allied", &["i-8 reserve @ A8.07", "i-9 reserve @ A4.09"], "");
    table.does("axis", "release i-8; at A8.07; take i-8; step A8.06; halt", &[]);
    table.allows("axis", "release i-9").refuses("axis", "release i-8", "5.7b/1");
}

#[test]
fn r5_7b_sa_exploiting_reserves_have_their_full_allowance() {
    let table = phase("exploitation", "axis", &["i-8 released @ A8.07"], "");
    assert_eq!(table.look().allowance(table.id("i-8"), Segment::Exploitation), 12);
    let fights = phase("exploitation-combat", "axis", &["i-8 released @ A8.07", "r-1 @ A8.08"], "");
    fights.allows("axis", "target A8.08; with i-8");
}

#[test]
fn r5_7b_sb1_reacting_reserves_have_half_their_allowance() {
    let mut table = phase("reaction", "allied", &["i-8 reserve @ A8.10"], "");
    table.does("axis", "release i-8; at A8.10; take i-8; step A8.09", &[]);
    table.refuses("axis", "step A8.08", "6.2/1");
}

#[test]
fn r5_7b_sb2_released_guns_fire_in_the_reaction_phase() {
    let units = ["gun-49 released @ A8.06", "gun-50 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08"];
    let table = phase("reaction-barrage", "allied", &units, "dumps = ['axis 9 @ A8.06']");
    table.allows("axis", "target A8.08; with gun-49").refuses("axis", "target A8.08; with gun-50", "7.0a/2");
}

#[test]
fn r5_7c_no_change_into_reserve_in_a_zone() {
    moves(&["i-8 @ A8.07", "r-1 @ A8.08"], "").refuses(
        "axis",
        "at A8.07; take i-8; mode i-8 reserve",
        "5.7c",
    );
    moves(&["i-8 @ A8.07", "r-1 move @ A8.08"], "").allows("axis", "at A8.07; take i-8; mode i-8 reserve");
}

#[test]
fn r5_7d_any_result_takes_the_reserve_marker_off() {
    // 14:6½ is 2:1; a roll of 9 gives Ao1/Do1, and the attacker retreats, so that the defender ignores it.
    let mut table = fights(&["i-8 @ A8.07", "r-2 reserve @ A8.08"]);
    table.does("axis", "target A8.08; with i-8; attack", &[]);
    table.does("allied", "stocks", &[3, 4, 4, 4]);
    table.does("axis", "yield; retreat A8.06", &[]).does("allied", "ignore", &[]);
    assert_eq!(table.unit("r-2").mode, Mode::Combat);
}

#[test]
fn r5_7g_no_reserve_in_a_hedgehog() {
    let works = "hedgehogs = ['axis level 1 @ A8.06']";
    moves(&["i-8 @ A8.06"], works).refuses("axis", "at A8.06; take i-8; mode i-8 reserve", "5.7g");
    moves(&["stug-190 reserve fuelled @ A8.07"], works).refuses(
        "axis",
        "at A8.07; take stug-190; step A8.06",
        "5.7g",
    );
}

#[test]
fn r5_8_s1_strat_mode_has_the_move_side_up() {
    let mut table = moves(&["i-8 @ A9.04"], "");
    table
        .does("axis", "at A9.04; take i-8; mode i-8 strat; halt", &[])
        .shows(&["i-8 strat moves moved changed @ A9.04"]);
}

#[test]
fn r5_8_s2_strat_mode_doubles_the_allowance() {
    let table = moves(&["i-8 strat @ A9.04"], "");
    assert_eq!(table.look().allowance(table.id("i-8"), Segment::Movement), 40);
}

#[test]
fn r5_8_s3_strat_mode_has_neither_strength_nor_rating() {
    let table = fights(&["i-8 strat paid @ A8.07", "r-1 @ A8.08"]);
    assert_eq!(ocs::strength(table.look(), table.id("i-8"), false), 0);
    assert_eq!(table.look().rating(table.id("i-8")), 0);
    table.refuses("axis", "target A8.08", "9.1e/1");
}

#[test]
fn r5_8a_s1_strat_mode_keeps_out_of_zones() {
    moves(&["i-8 @ A9.04", "r-1 @ A10.04"], "").refuses(
        "axis",
        "at A9.04; take i-8; mode i-8 strat",
        "5.8a/1",
    );
    moves(&["i-8 strat @ A9.02", "r-1 @ A9.05"], "").refuses(
        "axis",
        "at A9.02; take i-8; step A9.03; step A9.04",
        "5.8a/1",
    );
}

#[test]
fn r5_8b_s1_strat_mode_ends_in_trace_supply() {
    // Trace reaches from A9.01 by the autobahn, and from the villages on the rails; not to the south.
    let table = moves(&["i-8 @ A2.14"], "");
    table.refuses("axis", "at A2.14; take i-8; mode i-8 strat", "5.8b/1");
    moves(&["i-8 @ A9.04"], "").allows("axis", "at A9.04; take i-8; mode i-8 strat");
}

#[test]
fn nobody_halts_who_is_not_in_hand() {
    moves(&["i-8 @ A9.04"], "").refuses("axis", "at A9.04; halt", "6.1/1");
}

#[test]
fn r5_8b_s2_an_hq_in_strat_mode_throws_nothing() {
    let throws = |mode: &str| {
        let units = [format!("hq-14 {mode} @ A9.05"), "i-8 @ A9.17".into()];
        let units: Vec<&str> = units.iter().map(String::as_str).collect();
        let table = phase("combat", "axis", &units, "dumps = ['axis 9 @ A9.05']");
        ocs::within_reach(table.look(), ocs::Side::Axis, table.hex("A9.17"))
    };
    assert_eq!([throws(""), throws("move"), throws("strat")].map(|n| n > 0), [true, true, false]);
}

#[test]
fn r5_9_s2_exploiting_units_have_half_their_allowance() {
    let table = phase("exploitation", "axis", &["pz-1 exploit @ A8.07"], "");
    assert_eq!(table.look().allowance(table.id("pz-1"), Segment::Exploitation), 16);
}

#[test]
fn r5_9_s3_exploit_markers_come_off_in_clean_up() {
    let mut table = phase("exploitation", "axis", &["i-8 exploit @ A8.07", "r-1 @ A9.15"], "");
    table.does("axis", "done", &[3, 3, 1, 1]);
    assert_eq!(table.unit("i-8").mode, Mode::Combat);
}

#[test]
fn r5_9c_a_unit_keeps_the_zone_that_it_had() {
    let table = fights(&["i-8 exploit keeps-zone @ A8.07"]);
    assert!(table.look().in_zone(ocs::Side::Axis, table.hex("A8.08")));
}

#[test]
fn r5_10_s1_dg_takes_the_place_of_any_other_mode() {
    let mut table = barrage("r-1 reserve moves @ A8.08");
    table.does("axis", "target A8.08; with gun-49; fire A8.06", &[3, 3]);
    table.shows(&["r-1 dg moves @ A8.08"]);
}

fn barrage(target: &str) -> crate::support::Table {
    phase("barrage", "axis", &["gun-49 @ A8.06", "i-8 @ A8.07", target], "dumps = ['axis 9 @ A8.06']")
}

#[test]
fn r5_10_s2_dg_comes_off_in_the_owners_clean_up() {
    let mut table =
        phase("exploitation", "axis", &["i-8 dg @ A8.07", "i-9 reserve @ A4.09", "r-1 dg @ A9.15"], "");
    table.does("axis", "done", &[3, 3, 1, 1]);
    assert_eq!((table.unit("i-8").mode, table.unit("r-1").mode), (Mode::Combat, Mode::Dg));
}

#[test]
fn r5_10a_s1_all_combat_units_of_the_hex_become_dg() {
    let mut table = phase(
        "barrage",
        "axis",
        &["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08", "hq-63 @ A8.08"],
        "dumps = ['axis 9 @ A8.06']",
    );
    table.does("axis", "target A8.08; with gun-49; fire A8.06", &[3, 3]);
    assert_eq!((table.unit("r-1").mode, table.unit("hq-63").mode), (Mode::Dg, Mode::Dg));
}

#[test]
fn r5_10b_sa_dg_halves_strength_barrage_and_allowance() {
    let table = fights(&["i-8 dg paid @ A8.07"]);
    assert_eq!(ocs::strength(table.look(), table.id("i-8"), true), 7 * ocs::PARTS);
    assert_eq!(table.look().allowance(table.id("i-8"), Segment::Movement), 6);
    // 20 points halved cost 2T instead of 3T.
    let guns = |mode: &str| {
        let units = [format!("gun-49 {mode} @ A8.06"), "i-8 @ A8.07".into(), "r-1 @ A8.08".into()];
        let units: Vec<&str> = units.iter().map(String::as_str).collect();
        let mut table = phase("barrage", "axis", &units, "dumps = ['axis 9 @ A8.06']");
        table.does("axis", "target A8.08; with gun-49; fire A8.06", &[1, 1]);
        table.look().s.books[1].spent[ocs::Sink::Barrage as usize]
    };
    assert_eq!((guns(""), guns("dg")), (3, 2));
}

#[test]
fn r5_10b_sb_dg_lowers_the_rating_by_one() {
    let table = fights(&["i-8 dg @ A8.07", "hq-14 dg @ A8.06"]);
    assert_eq!((table.look().rating(table.id("i-8")), table.look().rating(table.id("hq-14"))), (3, -1));
}

#[test]
fn r5_10b_sc_a_dg_unit_does_not_overrun() {
    moves(&["pz-1 dg fuelled @ A8.07", "r-1 @ A8.08"], "dumps = ['axis 9 @ A8.06']").refuses(
        "axis",
        "at A8.07; take pz-1; overrun A8.08",
        "8.1/2",
    );
}

#[test]
fn rintro_setup_sb_s1_units_set_up_in_any_mode() {
    let mut table = crate::support::start();
    table.does("axis", "mode mot-60 move; mode mot-16 reserve", &[]);
    assert_eq!((table.unit("mot-60").mode, table.unit("mot-16").mode), (Mode::Move, Mode::Reserve));
}

#[test]
fn rintro_setup_sb_s2_not_in_reserve_or_strat_beside_the_enemy() {
    let table = given("phase = 'setup'\nphasing = 'axis'\nunits = ['i-8 @ A8.07', 'r-1 @ A8.08']");
    table.refuses("axis", "mode i-8 reserve", "intro.setup/B/2").refuses(
        "axis",
        "mode i-8 strat",
        "intro.setup/B/2",
    );
    table.allows("axis", "mode i-8 move");
}
