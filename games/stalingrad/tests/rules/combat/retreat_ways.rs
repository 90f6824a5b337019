//! The way of a retreat (10.6.6 and its ruling).

use stalingrad::Side;

use crate::field::{attack, offered, steppe};
use crate::support::{Table, given};

#[test]
fn r10_6_6_s1_by_the_shortest_way_to_a_source() {
    // Two units, so that the owner is asked although there is one way.
    let mut table = steppe(&["24Pz @ 1406", "s-6 @ 1505", "s-15 @ 1505"]);
    table.does("axis", "attack 24Pz 1505; done", &[6]);
    table.refuses("soviet", "retreat s-6 1504", "10.6.6/1").refuses("soviet", "retreat s-6 1605", "10.6.6/1");
    table.refuses("soviet", "retreat s-6 1406", "3.1.2").refuses("soviet", "retreat s-6 1403", "10.6.6/1");
    table.allows("soviet", "retreat s-6 1404");
    // What is offered to both at once is what each may do.
    assert_eq!(table.offers("soviet"), ["retreat s-6 1404", "retreat s-15 1404"].map(String::from));
}

#[test]
fn r10_6_6_s1_the_axis_falls_back_to_its_own_sources() {
    let mut table = attack("soviet", &["4Tk @ 0604", "13Tk @ 0604", "44 @ 0504", "62 @ 0504"], "");
    table.does("soviet", "attack 4Tk 0504; attack 13Tk 0504; done", &[6]);
    table
        .allows("axis", "retreat 44 0404")
        .allows("axis", "retreat 44 0503")
        .allows("axis", "retreat 44 0505");
    table.refuses("axis", "retreat 44 0603", "10.6.6/2");
}

#[test]
fn r10_6_6_s1_not_farther_away_though_a_zone_lies_ahead() {
    // The line runs through hexes that friends hold in enemy zones; 1605 is free of enemies but farther.
    let friends = ["s-6 @ 1505", "s-31 @ 1505", "s-15 @ 1404", "s-45 @ 1403"];
    let mut table = steppe(&[&["24Pz @ 1406", "71 @ 1304", "79 @ 1603"], &friends[..]].concat());
    table.does("axis", "attack 24Pz 1505; done", &[6]);
    table.refuses("soviet", "retreat s-6 1605", "10.6.6/1").refuses("soviet", "retreat s-6 1504", "10.6.6/1");
    table.does("soviet", "retreat s-6 1404", &[]);
    // The second finds 1404 full and goes on into 1403, in a zone as well: two steps, and it is lost.
    table.shows(&["s-6 reduced retreated @ 1404", "s-31 @ lost"]);
}

#[test]
fn r10_6_6_s1_cut_off_by_plain_distance() {
    // No line reaches 1505; 1405 is nearer to one, but in a zone.
    let foes = ["24Pz @ 1406", "71 @ 1603", "79 @ 1303", "113 @ 1705"];
    let mut table = steppe(&[&foes[..], &["s-6 @ 1505"]].concat());
    table.does("axis", "attack 24Pz 1505; done", &[6]).shows(&["s-6 retreated @ 1404"]);
}

#[test]
fn r10_6_6_s2_a_full_hex_before_an_enemy_zone() {
    let units = ["24Pz @ 1506", "71 @ 1304", "s-6 @ 1505", "s-31 @ 1505", "s-15 @ 1504", "s-45 @ 1504"];
    let mut table = steppe(&units);
    table.does("axis", "attack 24Pz 1505; done", &[6]);
    // 1404 is as near as 1504 and has room, but is in a zone.
    table.refuses("soviet", "retreat s-6 1404", "10.6.6/2");
    table.does("soviet", "retreat s-6 1504", &[]);
    table.shows(&["s-6 retreated @ 1503", "s-31 retreated @ 1503"]);
}

#[test]
fn r10_6_6_s2_round_a_zone_even_if_the_way_is_longer() {
    // 1405 is 6 from Gryazi but in a zone, 1605 is 9; 1404 would be farther than 1505 itself.
    let foes = ["24Pz @ 1406", "71 @ 1603", "79 @ 1303"];
    let mut table = steppe(&[&foes[..], &["s-6 @ 1505", "s-31 @ 1505"]].concat());
    table.does("axis", "attack 24Pz 1505; done", &[6]);
    table.refuses("soviet", "retreat s-6 1405", "10.6.6/2").refuses("soviet", "retreat s-6 1404", "10.6.6/1");
    assert_eq!(table.offers("soviet"), ["retreat s-6 1605", "retreat s-31 1605"].map(String::from));
    table.does("soviet", "retreat s-6 1605", &[]).shows(&["s-6 retreated @ 1605", "s-31 retreated @ 1605"]);
}

#[test]
fn r10_6_6_s3_the_owner_chooses_between_equal_ways() {
    let mut table = steppe(&["24Pz @ 1606", "s-6 @ 1605"]);
    table.does("axis", "attack 24Pz 1605; done", &[6]).asks("soviet");
    assert_eq!(table.offers("soviet"), ["retreat s-6 1505", "retreat s-6 1504"].map(String::from));
}

#[test]
fn r10_6_6_s1_no_line_leaves_a_mountain_off_the_road() {
    // Both ways are 13 hexes from Sukhumi; over the mountains beside the coast road 0941 would be 12.
    let mut table = steppe(&["24Pz @ 0839", "44 @ 0839", "s-6 @ 0840", "s-15 @ 0840"]);
    table.does("axis", "attack 24Pz 0840; attack 44 0840; done", &[6]);
    assert_eq!(offered(&table, Side::Soviet, "retreat s-6"), ["retreat s-6 0940", "retreat s-6 0941"]);
}

#[test]
fn r10_6_6_s1_an_enemy_town_is_open_and_changes_hands() {
    // Kastornoye is Soviet and empty; all other hexes round 44 are held.
    let ring = ["s-15 @ 0803", "s-45 @ 0805", "s-62 @ 0905", "s-121 @ 0903", "4Tk @ 0904", "13Tk @ 0904"];
    let mut table = attack("soviet", &[&["44 @ 0804"], &ring[..]].concat(), "");
    table.hides(&["control: 0704"]);
    table.does("soviet", "attack 4Tk 0804; attack 13Tk 0804; done", &[6]);
    table.shows(&["44 reduced retreated @ 0704", "control: 0704"]);
}

#[test]
fn r10_6_6_s1_distances_are_those_of_the_start_of_the_retreat() {
    // s-6 is cut off in 0705 and falls back through Kastornoye, which it takes. Seen from there 0804 is on a line now
    // and 0703 in a pocket; but when the retreat began neither hex nor town was, so plain distance still counts.
    let axis = ["24Pz @ 0605", "GD @ 0605", "44 @ 0806", "62 @ 0802", "68 @ 0502"];
    let mut table =
        attack("axis", &[&axis[..], &["s-6 @ 0705"]].concat(), "control = ['0205', '0304', '0704']");
    table.does("axis", "attack 24Pz 0705; attack GD 0705; done", &[4]);
    table.shows(&["s-6 retreated @ 0703"]).hides(&["control: 0704"]);
}

/// s-6 retreats two hexes from one that is attacked, and has taken the first.
fn halfway(rout: &str, units: &str) -> Table {
    let from = rout.split_whitespace().nth(4).expect("the hex that it left");
    given(&format!(
        "chit = '6A'\ndrawn = ['6A', 'SUPPLY']\nbattle = '{from} retreat 2 steps 0 attacker 0'\nrout = '{rout}'\n\
         steps = ['turn draw', 'command end', 'battle advance', 'retreat']\nunits = [{units}]"
    ))
}

#[test]
fn r10_6_6_s1_a_position_remembers_the_places_taken_on_the_way() {
    // The same, laid out after the first hex.
    let units = "'24Pz @ 0605', 'GD @ 0605', '44 @ 0806', '62 @ 0802', '68 @ 0502', 's-6 routed @ 0704'";
    let taken = halfway("s-6 left 1 way 0705 took 0704", units);
    taken.shows(&["rout = s-6 left 1 way 0705 took 0704"]);
    taken.allows("soviet", "retreat s-6 0703").refuses("soviet", "retreat s-6 0804", "10.6.6/1");
    // Had Kastornoye been Soviet all the time, there would have been a line by 0804.
    let held = halfway("s-6 left 1 way 0705", units);
    held.shows(&["rout = s-6 left 1 way 0705"]);
    held.allows("soviet", "retreat s-6 0804").refuses("soviet", "retreat s-6 0703", "10.6.6/1");
}

#[test]
fn r10_6_6_s1_a_source_in_an_enemy_zone_counts_if_it_was_held_at_the_start() {
    // s-6 itself held Uralsk (3807) open: 3706 lies next to it.
    let left = halfway("s-6 left 1 way 3807", "'s-6 routed @ 3806', '24Pz @ 3708', '44 @ 3607'");
    assert_eq!(left.offers("soviet"), ["retreat s-6 3706"]);
    // 1201 was closed to it before it came there: it has not arrived, and 1301 is nearer than 1102.
    let units = "'s-6 routed @ 1201', '24Pz @ 1002', '44 @ 1202', '62 @ 1103'";
    assert_eq!(halfway("s-6 left 1 way 1101", units).offers("soviet"), ["retreat s-6 1301"]);
}

#[test]
fn r10_6_6_s1_a_unit_on_its_source_has_arrived() {
    // 1301 is a source and full. Beyond it 1302 and 1401 are free; the other source, 1201, is full and in a zone.
    let foes = ["88 @ 1102", "385 @ 1102"];
    let friends = ["VrnzFront reduced @ 1202", "23Tk @ 1201", "s-87 @ 1201", "4G @ 1301", "s-184 @ 1301"];
    let mut table = attack("axis", &[&foes[..], &friends[..]].concat(), "");
    table.does("axis", "attack 88 1202; attack 385 1202; done", &[1]);
    table.refuses("soviet", "retreat VrnzFront 1201", "10.6.6/2").allows("soviet", "retreat VrnzFront 1302");
}
