//! The map, its hexes and hexsides, and what lies and stands there (intro.map, 3.3, 4.5 to 4.8, 6.1, 6.2).

use ocs::{Barrier, Mobility, Mode, Terrain, Weather};

use crate::support::{Looking, Table, fought, moves, phase, rules};

/// Quarter MP of a step in dry weather.
fn cost(table: &Table, by: Mobility, from: &str, to: &str) -> Option<u8> {
    table.look().t.cost(Weather::Dry, by, table.hex(from), table.hex(to))
}

#[test]
fn rintro_map_s2_only_printed_hexes_are_played_on() {
    let rules = rules();
    let t = rules.theatre();
    assert_eq!(t.ground.len(), 300);
    assert!(t.hex("A15.20").is_some() && t.hex("A15.21").is_none() && t.hex("A16.01").is_none());
}

#[test]
fn rintro_map_s3_who_is_forced_off_the_map_is_eliminated() {
    let corner = "A1.01";
    let t = rules();
    let t = t.theatre();
    let hex = t.hex(corner).expect("a corner");
    assert!(t.near(hex).count() < 6, "there is nothing beyond");
    // All the hexes around are held by the enemy: the only way out would lead off the map.
    let around: Vec<String> = t.near(hex).map(|next| t.name(next)).collect();
    let held: Vec<String> = ["i-8 acts paid", "i-9", "i-11"]
        .iter()
        .zip(&around)
        .map(|(unit, at)| format!("{unit} @ {at}"))
        .collect();
    assert_eq!(held.len(), around.len());
    let mut units: Vec<&str> = held.iter().map(String::as_str).collect();
    units.extend(["r-1 @ A1.01", "pi-41 reserve @ A9.01"]);
    let battle = "A1.01 by axis lead i-8 r-1 losses 0 1 retreat 0 1";
    let mut table = fought("battle defender-retreat, losses allied 1 combat A1.01", &units, battle, "");
    table.does("allied", "lose r-1", &[]).shows(&["r-1 lost=3 @ dead"]);
}

#[test]
fn r6_1b_s2_what_has_no_allowance_neither_moves_nor_retreats() {
    let stores = "dumps = ['allied 4 @ A8.08']\nhedgehogs = ['allied level 1 @ A8.08']";
    let units = ["i-8 acts paid @ A8.07", "r-1 routed @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table =
        fought("battle advance, retreat", &units, "A8.08 by axis lead i-8 none retreat 0 1 around 2", stores);
    table.does("allied", "retreat A8.09", &[]).shows(&["allied 4 @ A8.08", "allied level 1 @ A8.08"]);
    // An HQ in Combat Mode has an allowance of nought.
    moves(&["hq-14 tanked @ A8.07"], "").refuses("axis", "at A8.07; take hq-14; step A8.08", "6.1c/1");
}

#[test]
fn r3_3c_s1_works_never_move() {
    let mut table = moves(&["i-8 @ A8.07"], "hedgehogs = ['axis level 2 @ A8.07']");
    table.does("axis", "at A8.07; take i-8; step A8.08; halt", &[]).shows(&["axis level 2 @ A8.07"]);
    moves(&[], "hedgehogs = ['axis level 2 @ A8.07']").refuses("axis", "at A8.07", "6.3a");
}

#[test]
fn r6_2a_s2_all_roads_of_a_hex_are_connected() {
    let table = moves(&[], "");
    // From the rails onto the road that crosses them, and from the autobahn onto the road to the north.
    assert_eq!(cost(&table, Mobility::Truck, "A7.06", "A7.05"), Some(4));
    assert_eq!(cost(&table, Mobility::Truck, "A7.05", "A6.05"), Some(2));
    assert_eq!(cost(&table, Mobility::Truck, "A9.17", "A9.16"), Some(1));
    assert_eq!(cost(&table, Mobility::Truck, "A9.16", "A10.16"), Some(2));
}

#[test]
fn r6_2d_s2_a_city_ends_with_its_hex() {
    let table = moves(&[], "");
    let t = table.look().t;
    assert!(t.at(table.hex("A9.06")).has(Terrain::MajorCity));
    assert!(t.near(table.hex("A9.06")).all(|next| !t.at(next).has(Terrain::MajorCity)));
}

#[test]
fn r9_3b_s2_a_neighbouring_city_protects_nobody() {
    let beside = crate::support::sized("A9.07", &["i-8 acts paid @ A9.08", "r-1 paid @ A9.07"], "");
    assert_eq!(beside.terrain, Terrain::Open);
}

#[test]
fn r6_2d_s3_water_beside_land_is_ignored() {
    // The hexes of the coast touch the sea; the way from one to the next is land.
    let table = moves(&[], "");
    let t = table.look().t;
    assert!(t.near(table.hex("A13.08")).any(|next| t.at(next).has(Terrain::Sea)));
    assert_eq!(cost(&table, Mobility::Leg, "A13.02", "A13.03"), Some(4));
}

#[test]
fn r6_2d_s4_the_cheapest_water_of_a_hexside_counts() {
    let table = moves(&["i-8 @ A6.10"], "");
    let (from, to) = (table.hex("A6.10"), table.hex("A6.11"));
    let t = table.look().t;
    let side = t.direction(from, to).expect("neighbours");
    assert_eq!(t.at(from).barrier[side], Some(Barrier::MinorRiver), "brook and mere");
    table.allows("axis", "at A6.10; take i-8; step A6.11");
}

#[test]
fn r4_8_s2_supply_and_columns_stack_freely_works_once() {
    let columns = "columns = ['0 axis truck points 9 load 36 @ A8.07', '1 axis wagon points 9 @ A8.07']";
    let units = ["i-8 @ A8.07", "i-7 @ A8.07", "i-11 @ A8.07"];
    let mut table = moves(&units, &format!("{columns}\ndumps = ['axis 60 @ A8.07']"));
    table.does("axis", "dig A8.07; done", &[]).shows(&["axis level 1 worked @ A8.07", "axis 52 @ A8.07"]);
    two_works_are_refused();
}

#[track_caller]
fn two_works_are_refused() {
    let rules = rules();
    let mut state = sandtable_core::Rules::start(
        &rules,
        &mut sandtable_core::Chance::quick(1),
        &mut sandtable_core::Log::off(),
    );
    let text =
        "clear = true\nphase = 'movement'\nhedgehogs = ['axis level 1 @ A8.07', 'axis level 2 @ A8.07']";
    let position = sandtable_core::Position::parse(text).expect("it can be read");
    let fault = sandtable_core::Rules::arrange(&rules, &mut state, &position).expect_err("two in a hex");
    assert!(fault.to_string().contains("16.0g"), "{fault}");
}

#[test]
fn r16_0g_one_hedgehog_a_hex() {
    two_works_are_refused();
    // Digging where one is raises it.
    let mut table =
        moves(&["i-8 @ A8.07"], "hedgehogs = ['axis level 1 @ A8.07']\ndumps = ['axis 9 @ A8.07']");
    table.does("axis", "dig A8.07", &[]).shows(&["axis level 2 worked @ A8.07"]);
}

#[test]
fn r4_8c_sd_trains_and_supply_pass_enemy_stores_but_do_not_stop_there() {
    let stores = "dumps = ['allied 4 @ A7.06']\naxis = ['linden', 'ostheim']";
    moves(&["mot-16 move @ A7.04"], stores).allows("axis", "entrain mot-16; detrain A7.08");
    // An HQ beside the rails makes the hex a station, if no enemy store lies in it.
    let stop = "columns = ['0 allied truck points 1 @ A7.08']\naxis = ['linden', 'ostheim']";
    moves(&["mot-16 move @ A7.04", "hq-14 @ A7.06"], stop)
        .refuses("axis", "entrain mot-16; detrain A7.08", "13.3e/3")
        .allows("axis", "entrain mot-16; detrain A7.06");
}

#[test]
fn r4_5b_s2_who_negates_a_zone_may_advance_or_break_out() {
    // i-8 has halted and holds the zone of r-2 off; it advances none the less.
    let units = ["i-8 moved acts paid @ A8.07", "r-2 @ A7.07", "pi-41 reserve @ A9.01"];
    let mut table = fought("battle end, advance", &units, "A8.08 by axis lead i-8 none", "");
    table.does("axis", "advance i-8", &[]);
    assert_eq!(table.unit("i-8").at, table.hex("A8.08"));
}

#[test]
fn r4_5a_sb_s1_leg_throws_ignore_zones() {
    // A wall of zones from the south edge to the river: a Leg throw passes, a Truck throw does not.
    let reach = |hq: &str| {
        let units = [hq, "i-8 @ A2.05", "i-9 @ A4.05", "i-11 @ A6.05", "i-7 @ A8.05"];
        let table = phase("combat", "allied", &units, "dumps = ['allied 5 @ A1.01']");
        ocs::within_reach(table.look(), ocs::Side::Allied, table.hex("A1.07"))
    };
    assert_eq!((reach("hq-65 @ A1.02"), reach("hq-63 @ A1.02")), (5, 0));
}

#[test]
fn r9_12e_s3_no_friend_shields_a_retreat_from_a_zone() {
    let units = [
        "i-8 acts paid @ A8.07",
        "r-1 routed @ A8.08",
        "r-2 @ A8.09",
        "i-9 @ A8.10",
        "pi-41 reserve @ A9.01",
    ];
    let mut table =
        fought("battle advance, retreat", &units, "A8.08 by axis lead i-8 none retreat 0 1 around 2", "");
    table.does("allied", "retreat A8.09", &[]);
    assert_eq!((table.unit("r-1").mode, table.unit("r-2").mode), (Mode::Dg, Mode::Dg));
}

#[test]
fn rintro_map_s6_no_combat_in_an_off_map_box() {
    // r-1 has broken out and waits off the map; only r-2 can be attacked.
    let units = ["i-8 @ A8.07", "r-2 @ A8.08", "r-1 @ away-2", "pi-41 reserve @ A9.01"];
    let table = phase("combat", "axis", &units, "dumps = ['axis 9 @ A8.06']");
    let targets = table.offers("axis").into_iter().filter(|offer| offer.starts_with("target")).count();
    assert_eq!(targets, 1);
    table.refuses("axis", "target A9.20", "9.0/3");
}

#[test]
fn r4_8_s4_off_map_boxes_have_no_stacking_limit() {
    // Twelve RE are too many for a hex, not for the box of those who broke out.
    let units = ["i-7 @ away-3", "i-8 @ away-3", "i-11 @ away-3", "i-9 @ away-3", "pi-41 reserve @ A9.01"];
    let mut table = phase("movement", "axis", &units, "");
    table.does("axis", "done", &[]);
    assert_eq!(table.unit("i-7").at, table.unit("i-9").at);
}

#[test]
fn r12_3e_s2_nobody_on_the_map_draws_from_an_off_map_box() {
    let away = "columns = ['0 axis truck points 2 load 8 @ away-2']";
    let table = phase("combat", "axis", &["i-8 @ A9.01"], away);
    assert_eq!(ocs::within_reach(table.look(), ocs::Side::Axis, table.hex("A9.01")), 0);
}
