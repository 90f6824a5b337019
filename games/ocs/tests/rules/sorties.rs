//! Barrages from the air (14.7), Trainbusting (14.8), and what they do to facilities (10.0c).

use ocs::{Mode, Side, Step};

use crate::support::{BASES, Looking, Table, moves, phase, sky, sky_from};

const SEEN: [&str; 2] = ["i-8 @ A9.09", "r-1 @ A9.10"];
const BOMB: &str = "fly bomb-units A9.10; send stuka-1; go";

/// Five bombers are enough for the last columns of the Facility Table.
fn bomb_base(sent: &[&str], wings: &[&str], level: u8, dice: &[u16]) -> Table {
    let bases = ["axis level 3 @ A9.03", &format!("allied level {level} @ A9.17")];
    let all = [&["stuka-1 @ A9.03", "stuka-2 @ A9.03", "zg-26 @ A9.03"], wings].concat();
    let mut table = sky_from("movement-barrage", &[], &all, &bases, "");
    let send: Vec<String> = sent.iter().map(|wing| format!("send {wing}")).collect();
    table.does("axis", &format!("fly bomb-base A9.17; {}; go", send.join("; ")), dice);
    table
}

#[test]
fn r14_7_s1_ground_units_and_facilities_are_bombed() {
    let bases = ["axis level 2 @ A9.03", "allied level 2 @ A9.17"];
    let table = sky_from("movement-barrage", &SEEN, &["stuka-1 @ A9.03"], &bases, "");
    table.allows("axis", "fly bomb-units A9.10").allows("axis", "fly bomb-base A9.17");
    table.allows("axis", "fly bomb-port A13.12").refuses("axis", "fly bomb-units A9.12", "9.0/3");
}

#[test]
fn r14_7a_aircraft_bomb_alone_and_for_nothing() {
    let mut table = sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03"]);
    table.refuses("axis", "fly bomb-units A9.10; with i-8", "9.0/1");
    let before = table.state.books;
    table.does("axis", BOMB, &[1, 1, 3, 3]);
    assert_eq!((table.state.books, table.unit("r-1").mode), (before, Mode::Dg));
}

#[test]
fn r14_7b_in_barrage_segments_and_back_at_once() {
    sky("movement", &SEEN, &["stuka-1 @ A9.03"]).refuses("axis", "fly bomb-units A9.10", "14.7b");
    let mut table = sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03"]);
    table.does("axis", BOMB, &[1, 1, 3, 3]);
    assert_eq!(table.perch("stuka-1"), ("A9.03".into(), false));
}

#[test]
fn r14_7c_all_of_them_must_be_near() {
    // The second Stuka comes from farther off: 34 points are 25-40 and stay there. 3 is nothing, further right it is DG.
    let bases = ["axis level 2 @ A9.03", "axis level 1 @ A9.01", "allied level 2 @ A9.17"];
    let units = ["i-8 @ A9.11", "r-1 @ A9.12"];
    for (second, mode) in [("A9.03", Mode::Dg), ("A9.01", Mode::Combat)] {
        let wings = ["stuka-1 @ A9.03", &format!("stuka-2 @ {second}")];
        let mut table = sky_from("movement-barrage", &units, &wings, &bases, "");
        table.does("axis", "fly bomb-units A9.12; send stuka-1; send stuka-2; go", &[1, 1, 1, 2]);
        assert_eq!(table.unit("r-1").mode, mode, "{second}");
    }
}

#[test]
fn r14_7d_s1_hip_shoots_in_movement_segments() {
    let mut table = sky("movement", &SEEN, &["stuka-1 @ A9.03"]);
    table.does("axis", "fly hip-units A9.10; send stuka-1", &[1, 1, 3, 3]);
    assert_eq!((table.unit("r-1").mode, table.wing("stuka-1").active), (Mode::Dg, false));
    sky("movement-barrage", &SEEN, &["stuka-1 @ A9.03"]).refuses("axis", "fly hip-units A9.10", "14.7d/1");
}

#[test]
fn r14_7d_sa_hip_shoots_do_not_count_as_the_barrage_of_a_hex() {
    let mut table = sky("movement", &SEEN, &["stuka-1 @ A9.03", "stuka-2 @ A9.03", "zg-26 @ A9.03"]);
    table.does("axis", "fly hip-units A9.10; send stuka-1", &[1, 1, 1, 1]);
    table.does("axis", "fly hip-units A9.10; send stuka-2", &[1, 1, 1, 1]);
    table.does("axis", "done", &[]);
    table.allows("axis", "fly bomb-units A9.10; send zg-26");
}

#[test]
fn r14_7d_sb_a_single_aircraft_of_a_nation_that_can() {
    let mut table = sky("movement", &SEEN, &["stuka-1 @ A9.03", "stuka-2 @ A9.03"]);
    // One is sent, and it is off.
    table.does("axis", "fly hip-units A9.10; send stuka-1", &[1, 1, 1, 1]);
    assert!(table.wing("stuka-2").active && !table.wing("stuka-2").flown);
    let soviet = "wings = ['shap-7 @ A9.17']\nbases = ['allied level 1 @ A9.17']";
    phase("movement", "allied", &["i-8 @ A9.09", "r-1 @ A9.10"], soviet).refuses(
        "allied",
        "fly hip-units A9.09",
        "14.7d/B",
    );
}

#[test]
fn r14_7d_sc_a_hip_shoot_needs_a_spotter() {
    let table = sky("movement", &["r-1 @ A9.10", "i-8 @ A9.08"], &["stuka-1 @ A9.03"]);
    table.refuses("axis", "fly hip-units A9.10", "14.7d/C");
}

#[test]
fn r14_7d_sd_any_target_but_trains() {
    let bases = ["axis level 2 @ A9.03", "allied level 1 @ A9.10", "allied level 2 @ A9.17"];
    let table = sky_from("movement", &["i-8 @ A9.09"], &["stuka-1 @ A9.03"], &bases, "");
    table.allows("axis", "fly hip-base A9.10; send stuka-1").refuses("axis", "fly trains A9.10", "14.8d");
}

#[test]
fn r10_0b_s3_hip_shoots_on_either_table_are_spotted() {
    let bases = ["axis level 2 @ A9.03", "allied level 1 @ A9.10", "allied level 2 @ A9.17"];
    let table = sky_from("movement", &["i-8 @ A9.08"], &["stuka-1 @ A9.03"], &bases, "");
    table.refuses("axis", "fly hip-base A9.10", "14.7d/C");
}

#[test]
fn r10_0b_s4_spotting_does_not_matter_to_facilities() {
    // 40 points, nobody near: a die of 3 is 1 (5).
    let table = bomb_base(&["stuka-1", "stuka-2", "zg-26"], &[], 3, &[1, 1, 3]);
    assert_eq!(table.base("A9.17").level, 2);
}

#[test]
fn r10_0c_s1_the_target_is_named_in_advance() {
    let bases = ["axis level 2 @ A9.03", "allied level 1 @ A9.10", "allied level 2 @ A9.17"];
    let mut table = sky_from("movement-barrage", &SEEN, &["stuka-1 @ A9.03"], &bases, "");
    table.refuses("axis", "fly bomb-base A9.12", "10.0c/1").refuses("axis", "fly bomb-port A9.10", "10.0c/1");
    // The base alone is hit: 17 points and 4 cost a Level it does not have; the units are left alone.
    table.does("axis", "fly bomb-base A9.10; send stuka-1; go", &[1, 1, 4]);
    assert_eq!((table.base("A9.10").level, table.unit("r-1").mode), (1, Mode::Combat));
}

#[test]
fn r10_0c_s2_no_shifts_on_the_facility_table() {
    // 17 points: a die of 3 is (5) and nothing else, near as the base is; one column further right it would be 1.
    let bases = ["axis level 2 @ A9.03", "allied level 2 @ A9.10"];
    let mut table = sky_from("movement-barrage", &["i-8 @ A9.09"], &["stuka-1 @ A9.03"], &bases, "");
    table.does("axis", "fly bomb-base A9.10; send stuka-1; go", &[1, 1, 3]);
    assert_eq!(table.base("A9.10").level, 2);
}

#[test]
fn r10_0c_sa1_every_aircraft_at_the_base_is_rolled_for() {
    // 40 points, a 3: 1 (5). Two of three wings roll 5 or more.
    let wings = ["shap-7 inactive @ A9.17", "shap-8 inactive @ A9.17", "tap-1 inactive @ A9.17"];
    let table = bomb_base(&["stuka-1", "stuka-2", "zg-26"], &wings, 3, &[1, 1, 3, 5, 4, 6]);
    let lost = ["shap-7", "shap-8", "tap-1"].map(|key| table.wing(key).lost);
    assert_eq!(lost, [1, 0, 1]);
}

#[test]
fn r10_0c_sa2_levels_fall_but_not_the_first() {
    for (level, left) in [(3, 1), (2, 1), (1, 1)] {
        // 40 points, a 5: 2 *(4).
        let table = bomb_base(&["stuka-1", "stuka-2", "zg-26"], &[], level, &[1, 1, 5]);
        assert_eq!(table.base("A9.17").level, left);
    }
    let bases = ["axis level 3 @ A9.03", "allied strip @ A9.17"];
    let wings = ["stuka-1 @ A9.03", "stuka-2 @ A9.03", "zg-26 @ A9.03"];
    let mut strip = sky_from("movement-barrage", &[], &wings, &bases, "");
    strip.does("axis", "fly bomb-base A9.17; send stuka-1; send stuka-2; send zg-26; go", &[1, 1, 5]);
    assert_eq!(strip.base("A9.17").level, 0);
}

#[test]
fn r10_0c_sb_ports_are_hit() {
    let wings = ["stuka-1 @ A9.03", "stuka-2 @ A9.03", "zg-26 @ A9.03"];
    let bases = ["axis level 3 @ A9.03", "allied level 2 @ A9.17"];
    let mut table = sky_from("movement-barrage", &[], &wings, &bases, "");
    table.does("axis", "fly bomb-port A13.12; send stuka-1; send stuka-2; send zg-26; go", &[1, 1, 5]);
    let port = table.state.ports.iter().find(|port| port.at == table.hex("A13.12"));
    assert_eq!(port.map(|port| port.hits), Some(2));
}

#[test]
fn r10_0c_sc_an_asterisk_places_a_marker() {
    for (die, marked) in [(3, false), (4, true)] {
        let mut table = sky("movement-barrage", &[], &["stuka-1 @ A9.03"]);
        table.does("axis", "fly trains A9.14; send stuka-1; go", &[1, 1, die]);
        assert_eq!(table.state.busted[Side::Axis as usize].contains(table.hex("A9.14")), marked, "{die}");
    }
}

#[test]
fn r10_0d_the_whole_barrage_is_for_one_kind_of_target() {
    let bases = ["axis level 2 @ A9.03", "allied level 3 @ A9.10", "allied level 2 @ A9.17"];
    let mut table = sky_from("movement-barrage", &SEEN, &["stuka-1 @ A9.03"], &bases, "");
    // Bombs on the units leave the base, and its three Levels of Flak, untouched.
    table.does("axis", BOMB, &[1, 1, 3, 3]);
    assert_eq!((table.base("A9.10").level, table.unit("r-1").mode), (3, Mode::Dg));
}

#[test]
fn r14_8_s1_one_mission_and_one_marker_a_hex() {
    let wings = ["stuka-1 @ A9.03", "stuka-2 @ A9.03"];
    let mut table = sky("movement-barrage", &[], &wings);
    table.does("axis", "fly trains A9.14; send stuka-1; go", &[1, 1, 1]);
    table.refuses("axis", "fly trains A9.14", "10.0e/A");
    let marked = sky_from("movement-barrage", &[], &wings, &BASES, "busted = ['axis A9.14']");
    marked.refuses("axis", "fly trains A9.14", "14.8/1").allows("axis", "fly trains A9.13");
}

#[test]
fn r14_8a_s1_flak_then_the_facility_table() {
    let mut table = sky("movement-barrage", &[], &["stuka-1 @ A9.03"]);
    // Reduced by Flak to 9 points: 4 is * on 5-10.
    table.does("axis", "fly trains A9.14; send stuka-1; go", &[5, 6, 4]);
    assert_eq!(table.wing("stuka-1").lost, 1);
    assert!(table.state.busted[Side::Axis as usize].contains(table.hex("A9.14")));
}

#[test]
fn r14_8a_s2_a_marker_and_back() {
    let mut table = sky("movement-barrage", &[], &["stuka-1 @ A9.03"]);
    table.does("axis", "fly trains A9.14; send stuka-1; go", &[1, 1, 6]);
    assert!(table.state.busted[Side::Axis as usize].contains(table.hex("A9.14")));
    assert_eq!(table.perch("stuka-1"), ("A9.03".into(), false));
}

/// What a step costs in quarter MP, with a marker of the enemy in A8.07.
fn step(unit: &str, from: &str, to: &str, marked: bool) -> u8 {
    let more = if marked {
        "busted = ['allied A8.07']\ndumps = ['axis 4 @ A8.04']"
    } else {
        "dumps = ['axis 4 @ A8.04']"
    };
    let mut table = moves(&[&format!("{unit} fuelled @ {from}")], more);
    let key = unit.split(' ').next().unwrap_or(unit).to_string();
    table.does("axis", &format!("at {from}; take {key}; step {to}"), &[]);
    table.unit(&key).spent
}

#[test]
fn r14_8c_s1_a_movement_point_more() {
    // Track next to the marker and in its hex; on foot only in its hex.
    assert_eq!(step("pz-1", "A8.05", "A8.06", true), step("pz-1", "A8.05", "A8.06", false) + 4);
    assert_eq!(step("pz-1", "A8.06", "A8.07", true), step("pz-1", "A8.06", "A8.07", false) + 4);
    assert_eq!(step("i-8", "A8.05", "A8.06", true), step("i-8", "A8.05", "A8.06", false));
    assert_eq!(step("i-8", "A8.06", "A8.07", true), step("i-8", "A8.06", "A8.07", false) + 4);
}

#[test]
fn r14_8c_s2_rail_cargo_costs_double_once() {
    let sent = |busted: &str| {
        let more = format!("dumps = ['axis 8 @ A7.04']\n{busted}");
        let mut table = moves(&[], &more);
        let before = table.state.rail[Side::Axis as usize];
        table.does("axis", "freight A7.04 2; detrain A7.08", &[]);
        before - table.state.rail[Side::Axis as usize]
    };
    assert_eq!(
        (sent(""), sent("busted = ['allied A7.06']"), sent("busted = ['allied A7.06', 'allied A7.07']")),
        (2, 4, 4)
    );
}

#[test]
fn r13_3a_s2_the_rail_cap_must_bear_it() {
    let more = "dumps = ['axis 8 @ A7.04']\nbusted = ['allied A7.06']\nrail = ['12', '3']";
    let table = moves(&[], more);
    // The zone lies between Ostheim and Linden.
    table.refuses("axis", "freight A7.04 2", "13.3b/1").allows("axis", "freight A7.04 1; detrain A7.08");
}

#[test]
fn r14_8c_s3_supply_and_aircraft_are_not_affected() {
    let more = "dumps = ['axis 4 @ A8.05']\nbusted = ['allied A8.06', 'allied A8.07']";
    let marked = moves(&["i-8 @ A8.08"], more);
    let plain = moves(&["i-8 @ A8.08"], "dumps = ['axis 4 @ A8.05']");
    let reach = |table: &Table| ocs::within_reach(table.look(), Side::Axis, table.hex("A8.08"));
    assert_eq!((reach(&marked), reach(&plain)), (4, 4));
}

#[test]
fn r14_8d_the_marker_stays_until_the_enemy_cleans_up() {
    for step in ["movement-barrage", "exploitation-barrage"] {
        sky(step, &["i-8 @ A9.09"], &["stuka-1 @ A9.03"]).allows("axis", "fly trains A9.14");
    }
    // The marker of the Axis outlasts their own Clean Up.
    let more = "first = 'allied'\nturn = 6\nbusted = ['axis A9.14']";
    let mut table = sky_from("exploitation-barrage", &["i-8 @ A9.09"], &["stuka-1 @ A9.03"], &BASES, more);
    table.does("axis", "done", &[]);
    assert!(table.state.busted[Side::Axis as usize].contains(table.hex("A9.14")));
    assert_eq!(table.state.step(), Some(Step::Turn(ocs::TurnStage::End)));
}
