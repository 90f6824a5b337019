//! Ships: sailing, gunnery, damage (18.1 to 18.3, 10.3).

use ocs::{Mode, Sink, hull, off};

use crate::support::{Looking, Table, phase};

/// The Movement Segment of the Allies at sea. It does not end by itself.
fn sails(vessels: &str, units: &[&str]) -> Table {
    let more = format!("vessels = [{vessels}]");
    phase("movement", "allied", &[units, &["eng-3 @ A5.19", "i-9 reserve @ A2.02"]].concat(), &more)
}

/// The Barrage Segment of their Movement Phase.
fn fires(vessels: &str, units: &[&str]) -> Table {
    phase(
        "movement-barrage",
        "allied",
        &[units, &["i-9 reserve @ A2.02"]].concat(),
        &format!("vessels = [{vessels}]"),
    )
}

#[test]
fn r18_0_s1_without_ships_there_is_nothing_to_sail() {
    sails("", &[]).refuses("allied", "sail 0", "18.1e");
}

#[test]
fn r18_1a_ships_need_no_supply() {
    let mut table = sails("'0 allied cruiser @ A14.17'", &[]);
    table.does("allied", "sail 0; steer A14.10", &[]).shows(&["0 allied cruiser spent 7 moved @ A14.10"]);
}

#[test]
fn r18_1b_friends_stack_and_enemies_do_not() {
    let table = sails(
        "'0 allied cruiser @ A14.17', '1 allied carrier @ A14.15', '2 axis cruiser @ A14.12', '3 allied craft @ A14.17'",
        &["i-8 @ A13.11"],
    );
    table.allows("allied", "sail 0; steer A14.15").refuses("allied", "sail 0; steer A14.12", "18.1b");
    table.refuses("allied", "sail 3; steer A13.11", "18.1b");
}

#[test]
fn r18_1c_s1_ships_keep_to_the_open_sea() {
    sails("'0 allied cruiser @ A14.17'", &[]).refuses("allied", "sail 0; steer A13.16", "18.1c/1");
}

#[test]
fn r18_1c_s2_landing_craft_go_along_the_coast() {
    let mut table = sails("'0 allied craft @ A14.17'", &[]);
    table.refuses("allied", "sail 0; steer A12.16", "18.1c/2");
    table
        .does("allied", "sail 0; steer A13.17; steer A13.16", &[])
        .shows(&["0 allied craft spent 2 @ A13.16"]);
}

#[test]
fn r18_1d_dg_comes_off_in_clean_up_and_changes_no_rating() {
    let mut table = phase(
        "exploitation",
        "allied",
        &["r-1 reserve @ A9.17", "i-8 reserve @ A9.04"],
        "first = 'axis'\nvessels = ['0 allied cruiser dg @ A14.17', '1 axis cruiser dg @ A14.04']",
    );
    let vessel = table.look().s.vessels[0];
    assert_eq!(table.look().ratings(&vessel).barrage, 16);
    table.does("allied", "done", &[1, 6, 6, 1, 1]);
    assert!(!table.look().s.vessels[0].has(hull::DG) && table.look().s.vessels[1].has(hull::DG));
}

#[test]
fn r18_1e_ships_sail_in_all_three_movement_segments() {
    let ship = "vessels = ['0 allied cruiser @ A14.17']";
    sails("'0 allied cruiser @ A14.17'", &[]).allows("allied", "sail 0; steer A14.16");
    phase("exploitation", "allied", &[], ship).allows("allied", "sail 0; steer A14.16");
    phase("reaction", "axis", &[], ship).allows("allied", "sail 0; steer A14.16");
    fires("'0 allied cruiser @ A14.17', '1 axis cruiser @ A14.16'", &[]).refuses("allied", "sail 0", "18.1e");
}

#[test]
fn r18_1f_twenty_hexes_or_ten() {
    let table = sails("'0 allied monitor @ A15.20', '1 allied cruiser @ A15.20'", &[]);
    table.allows("allied", "sail 0; steer A15.10").refuses("allied", "sail 0; steer A15.9", "18.1f");
    table.allows("allied", "sail 1; steer A15.1");
    // Once a phase.
    sails("'0 allied cruiser moved @ A15.20'", &[]).refuses("allied", "sail 0", "18.1f");
}

#[test]
fn r18_2d_a_carrier_is_screened_by_other_ships() {
    let screened =
        fires("'0 allied cruiser @ A14.17', '1 axis carrier @ A14.15', '2 axis monitor @ A14.16'", &[]);
    screened.refuses("allied", "engage 1", "18.2d").allows("allied", "engage 2; join 0");
    fires("'0 allied cruiser @ A14.17', '1 axis carrier @ A14.15', '2 axis monitor @ A14.5'", &[])
        .allows("allied", "engage 1");
    // Coastal artillery does not care.
    let guns = "vessels = ['0 allied carrier @ A14.6', '1 allied cruiser @ A14.7']";
    phase("movement-barrage", "axis", &["cg-1 @ A13.05"], guns).allows("axis", "engage 0; with cg-1; attack");
}

#[test]
fn r18_3a_s1_once_a_segment_at_ships_or_shore_in_range() {
    let mut table = fires(
        "'0 allied cruiser @ A14.12', '1 axis cruiser @ A14.13', '2 axis monitor @ A14.11', '3 axis monitor @ A14.2'",
        &["i-8 @ A13.10", "i-7 @ A13.05"],
    );
    table.refuses("allied", "engage 3", "18.3a/1").refuses("allied", "shell A13.05", "18.3a/1");
    table.allows("allied", "engage 1; join 0").allows("allied", "shell A13.10; join 0");
    table.does("allied", "engage 1; join 0; attack", &[1, 1]).asks("axis");
}

#[test]
fn r18_3a_s2_ground_targets_once_a_turn() {
    let ships = "'0 allied cruiser shelled @ A14.12', '1 axis cruiser @ A14.13'";
    fires(ships, &["i-8 @ A13.10"])
        .refuses("allied", "shell A13.10", "18.3a/2")
        .allows("allied", "engage 1; join 0");
    let mut table =
        fires("'0 allied cruiser @ A14.12', '1 allied cruiser @ A14.12'", &["i-8 @ A13.10", "i-7 @ A13.11"]);
    table.does("allied", "shell A13.10; join 0; attack", &[1, 1]);
    assert!(table.look().s.vessels[0].has(hull::SHELLED | hull::FIRED));
    table.refuses("allied", "shell A13.11; join 0", "18.3a/1");
}

#[test]
fn r10_3_naval_barrages_cost_no_supply() {
    let mut table =
        fires("'0 allied cruiser @ A14.12', '1 allied cruiser @ A14.12'", &["i-8 @ A13.10", "i-7 @ A13.11"]);
    table.does("allied", "shell A13.10; join 0; attack", &[6, 6]);
    assert_eq!(table.look().s.books[0].spent[Sink::Barrage as usize], 0);
    assert_eq!(table.unit("i-8").mode, Mode::Dg);
    table.refuses("allied", "shell A13.10", "10.0e/A");
}

#[test]
fn r18_3b_results_at_the_shore_are_one_grade_less() {
    // 16 points, spotted: the column 12-16. Twelve is a step, eleven half a one.
    let shelled = |dice: &[u16]| {
        let mut table = fires(
            "'0 allied cruiser @ A14.12', '1 allied cruiser @ A14.12'",
            &["i-8 @ A13.10", "r-1 @ A12.10", "i-7 @ A13.12"],
        );
        table.does("allied", "shell A13.10; join 0; attack", dice);
        (table.unit("i-8").mode, table.unit("i-8").lost)
    };
    assert_eq!(shelled(&[6, 5]), (Mode::Dg, 0));
    assert_eq!(shelled(&[6, 6, 3]), (Mode::Dg, 0));
    assert_eq!(shelled(&[6, 6, 4]), (Mode::Dg, 1));
    // 40 points at nine RE: the last column. Eleven is two steps and becomes one, twelve three and becomes two.
    let crowd = |dice: &[u16]| {
        let units = ["i-8 @ A13.10", "i-7 @ A13.10", "i-11 @ A13.10", "r-1 @ A12.10"];
        let mut table = fires(
            "'0 allied cruiser @ A14.12', '1 allied monitor @ A14.12', '2 allied monitor @ A14.12'",
            &units,
        );
        table.does("allied", "shell A13.10; join 0; join 1; attack", dice);
        match table.state.step() {
            Some(ocs::Step::Losses { left, .. }) => left,
            _ => 0,
        }
    };
    assert_eq!((crowd(&[6, 5]), crowd(&[6, 6])), (1, 2));
}

#[test]
fn r18_3c_s1_ships_are_fired_at_one_by_one_and_once_a_phase() {
    let ships = "'0 allied cruiser @ A14.12', '1 allied cruiser @ A14.12', '2 axis monitor @ A14.13', '3 axis cruiser @ A14.13'";
    let mut table = fires(ships, &["gun-8 @ A13.12"]);
    table.refuses("allied", "engage 2; with gun-8", "18.3c/1").refuses("allied", "engage 1", "18.3c/1");
    table.does("allied", "engage 2; join 0; attack", &[1, 1]);
    table.refuses("allied", "engage 2", "18.3c/1").allows("allied", "engage 3; join 1");
}

#[test]
fn r18_3c_s2_no_shifts_and_strengths_divided_by_protection() {
    // 16 against a protection of 3: 5 points. Eight is DG in the column 5-7, nothing in that of 3-4.
    let mut table = fires(
        "'0 allied cruiser @ A14.12', '1 axis cruiser @ A14.13', '2 allied cruiser @ A14.12', '3 axis monitor @ A14.13'",
        &[],
    );
    table.does("allied", "engage 1; join 0; attack", &[4, 4]);
    assert!(table.look().s.vessels[1].has(hull::DG));
    // 16 against 2: 8 points, DG from seven.
    table.does("allied", "engage 3; join 2; attack", &[3, 4]);
    assert!(table.look().s.vessels[3].has(hull::DG));
}

#[test]
fn r18_3c_s3_landing_craft_of_a_stack_are_one_target() {
    let ships = "'0 allied cruiser @ A14.12', '1 axis craft points 2 @ A14.13', '2 axis lst @ A14.13', '3 allied cruiser @ A14.12', '4 axis monitor @ A14.14'";
    let mut table = fires(ships, &[]);
    table.does("allied", "engage 1; join 0; attack", &[3, 3]);
    assert!(table.look().s.vessels[1].has(hull::DG) && table.look().s.vessels[2].has(hull::DG));
    table.refuses("allied", "engage 2", "18.3c/1");
}

#[test]
fn r18_3d_sa_a_hit_damages_a_second_sinks() {
    // 32 against 2: 16 points; twelve is a hit.
    let struck = |target: &str| {
        let ships = format!(
            "'0 allied cruiser @ A14.12', '1 allied cruiser @ A14.12', '2 axis monitor{target} @ A14.13', '3 allied cruiser @ A14.14', '4 axis monitor @ A14.15'"
        );
        let mut table = fires(&ships, &[]);
        table.does("allied", "engage 2; join 0; join 1; attack", &[6, 6]);
        table.look().s.vessels[2]
    };
    let once = struck("");
    assert!(once.has(hull::DAMAGED) && once.has(hull::DG) && once.points == 1);
    assert_eq!(struck(" damaged").points, 0);
}

#[test]
fn r18_3d_sb_a_hit_costs_a_point_with_its_cargo() {
    // 16 points at protection 1: twelve is a hit.
    let ships = "'0 allied cruiser @ A14.12', '1 axis craft points 2 load 5 @ A14.13', '2 allied cruiser @ A14.12', '3 axis lst @ A14.10'";
    let mut table = fires(ships, &[]);
    table.does("allied", "engage 1; join 0; attack", &[6, 6]);
    let craft = table.look().s.vessels[1];
    assert_eq!((craft.points, craft.load), (1, 4));
    assert_eq!(table.look().s.books[1].spent[Sink::Sunk as usize], 1);
    table.does("allied", "engage 3; join 2; attack", &[6, 6]);
    let lst = table.look().s.vessels[3];
    assert_eq!((table.look().class(&lst).kind, lst.points), (ocs::Hull::Craft, 1));
}

#[test]
fn r18_3d_sb_cargo_that_has_no_room_any_more_is_drawn_for() {
    // A division and a dump's worth of supply: one of the two goes down.
    let ships =
        "'0 allied cruiser @ A14.12', '1 axis craft points 2 load 4 @ A14.13', '2 allied cruiser @ A14.12'";
    for (drawn, (drowned, left)) in [(1, (true, 4)), (2, (false, 0))] {
        let mut table = fires(ships, &["mot-16 moves @ aboard-1"]);
        let tokens = vec![drawn; if drowned { 1 } else { 4 }];
        table.does("allied", "engage 1; join 0; attack", &[&[6, 6][..], &tokens].concat());
        let unit = table.unit("mot-16").at;
        assert_eq!((unit == ocs::off::DEAD, table.look().s.vessels[1].load), (drowned, left));
    }
}

#[test]
fn r18_3d_sc_dg_twice_is_a_hit() {
    let mut table = fires(
        "'0 allied cruiser @ A14.12', '1 axis cruiser dg @ A14.13', '2 allied cruiser @ A14.12', '3 axis monitor @ A14.13'",
        &[],
    );
    table.does("allied", "engage 1; join 0; attack", &[4, 4]);
    let ship = table.look().s.vessels[1];
    assert!(ship.has(hull::DAMAGED) && !ship.has(hull::DG));
}

#[test]
fn r18_3f_the_flak_of_ships_counts() {
    let table = sails("'0 axis cruiser @ A14.12', '1 axis carrier @ A14.12', '2 axis monitor @ A14.11'", &[]);
    assert_eq!(table.look().ship_flak(ocs::Side::Axis, table.hex("A14.12")), 3);
    assert_eq!(table.look().ship_flak(ocs::Side::Allied, table.hex("A14.12")), 0);
}

/// The Barrage Segment of the Axis' Movement Phase with a coastal gun.
fn battery(vessels: &str, more: &str) -> Table {
    phase(
        "movement-barrage",
        "axis",
        &["cg-1 @ A13.05", "r-5 reserve @ A9.19"],
        &format!("vessels = [{vessels}]\n{more}"),
    )
}

#[test]
fn r18_3g_sa_coastal_artillery_fires_at_ships_for_nothing() {
    let table =
        battery("'0 allied cruiser @ A14.7', '1 allied cruiser @ A14.12'", "dumps = ['axis 9 @ A13.05']");
    table.allows("axis", "engage 0; with cg-1; attack").refuses("axis", "engage 1", "18.3a/1");
    // 12 points against 3: 4, the column 3-4: DG from nine.
    let mut struck = table;
    struck.does("axis", "engage 0; with cg-1; attack", &[4, 5]).shows(&["axis 9 @ A13.05"]);
    assert!(struck.look().s.vessels[0].has(hull::DG));
}

#[test]
fn r18_3g_sb_at_the_ground_only_as_artillery() {
    let units = ["cg-1 released @ A13.05", "gun-49 released @ A13.06", "r-1 @ A13.07", "r-2 @ A12.07"];
    let with = |dumps: &str| {
        let more = format!("vessels = ['0 allied cruiser @ A14.7']\n{dumps}");
        phase("exploitation-barrage", "axis", &units, &more)
    };
    with("").refuses("axis", "target A13.07", "10.1b/2");
    let mut table = with("dumps = ['axis 9 @ A13.05']");
    table.does("axis", "target A13.07; with cg-1; fire A13.05", &[1, 1]);
    assert!(table.look().s.books[1].spent[Sink::Barrage as usize] > 0);
    // It has fired, and not at ships as well.
    table.refuses("axis", "engage 0", "18.3g/B");
}

#[test]
fn r18_3g_sc_ships_silence_coastal_artillery() {
    // 16 points without shifts: twelve is a step, eight only DG.
    let duel = |dice: &[u16]| {
        let mut table = fires(
            "'0 allied cruiser @ A14.7', '1 allied cruiser @ A14.12', '2 axis cruiser @ A14.13'",
            &["cg-1 @ A13.05"],
        );
        table.does("allied", "silence cg-1; join 0; attack", dice);
        (table.unit("cg-1").at == off::DEAD, table.unit("cg-1").mode)
    };
    assert_eq!(duel(&[6, 6]), (true, Mode::Combat));
    assert_eq!(duel(&[4, 4]), (false, Mode::Combat));
    fires("'0 allied cruiser @ A14.7'", &["i-8 @ A13.06"]).refuses("allied", "silence i-8", "18.3g/C");
}

#[test]
fn r9_14g_ships_in_a_hex_that_is_entered_are_destroyed() {
    let units = ["i-8 @ A13.13", "pi-41 @ A9.01", "r-5 reserve @ A9.19", "r-1 @ aboard-0"];
    let mut table =
        phase("movement", "axis", &units, "vessels = ['0 allied craft points 3 load 4 @ A13.12']");
    table.does("axis", "march A13.13 i-8 A13.12", &[]);
    assert_eq!((table.look().s.vessels[0].points, table.unit("r-1").at), (0, off::DEAD));
    assert_eq!(table.look().s.books[0].spent[Sink::Sunk as usize], 4);
}

#[test]
fn r10_0e_sd_no_ships_fire_in_the_combat_phase() {
    phase(
        "barrage",
        "allied",
        &["gun-8 @ A13.12", "i-8 @ A13.11", "r-1 @ A13.12"],
        "vessels = ['0 allied cruiser @ A14.12']\ndumps = ['allied 9 @ A13.12']",
    )
    .refuses("allied", "shell A13.11", "10.0e/D");
}
