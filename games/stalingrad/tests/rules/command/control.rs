//! Section 3.4: who controls towns and cities.

use stalingrad::Side;

use crate::helpers::{attacking, moving, roll};
use crate::support::{Looking, given, start};

/// Places with what the start line says of their hexes.
fn places() -> Vec<(String, char, bool)> {
    let map: toml::Table = include_str!("../../../data/map.toml").parse().expect("the map is TOML");
    let rows: Vec<&str> =
        map["start"]["rows"].as_array().expect("rows").iter().filter_map(toml::Value::as_str).collect();
    let table = start();
    let look = table.look();
    let places = look.t.places.iter().enumerate();
    places
        .map(|(i, place)| {
            let number = look.t.number(place.hex);
            let (col, row) = (number[..2].parse::<usize>().unwrap(), number[2..].parse::<usize>().unwrap());
            let letter = rows[row - 1].chars().nth(col - 1).expect("a column");
            (number, letter, look.controls(Side::Axis, i))
        })
        .collect()
}

#[test]
fn r3_4_1_s1_east_of_the_start_line_all_places_are_soviet() {
    let east: Vec<_> = places().into_iter().filter(|(_, letter, _)| *letter == 's').collect();
    assert!(east.len() > 80);
    assert!(east.iter().all(|(_, _, axis)| !axis), "{east:?}");
}

#[test]
fn r3_4_1_s2_west_of_the_start_line_all_places_are_axis() {
    let west: Vec<_> = places().into_iter().filter(|(_, letter, _)| *letter == 'a').collect();
    assert_eq!(west.len(), 16);
    assert!(west.iter().all(|(_, _, axis)| *axis), "{west:?}");
}

#[test]
fn r3_4_2_the_last_to_pass_controls_a_place() {
    // 44 passes through Stary Oskol and leaves it empty.
    let mut table = moving("axis", &["44 @ 0606", "71 @ 0809"]);
    table.hides(&["0707"]);
    table.does("axis", "take 44; step 0707-0807; halt", &[]).shows(&["0707"]);
    // 71 stands next to Novy Oskol: a zone of control takes nothing.
    table.hides(&["0709"]);
    // An HQ takes it back.
    let mut back = given(
        "active = 'soviet'\nphase = 'march'\ncontrol = ['0707']\nunits = ['SWFront @ 0807', 's-6 @ 3801']",
    );
    back.shows(&["0707"]);
    back.does("soviet", "take SWFront; step 0707-0606; halt", &[]).hides(&["0707"]);
}

#[test]
fn r3_4_2_a_retreat_takes_places_too() {
    // Stalingrad is Axis and empty behind s-6, who has no other way.
    let mut table = given(
        "active = 'axis'\nphase = 'attack'\ncontrol = ['2620']\n\
         units = ['s-6 @ 2520', '24Pz @ 2420', '9Pz @ 2420', '71 @ 2519', '79 @ 2521', '113 @ 2619', '297 @ 2621']",
    );
    // 15 against 3 is 5-1: Stalingrad is the only hex left to s-6, and in the zone of 113 and 297.
    let back = roll(&table, 5, "R");
    table.does("axis", "attack 24Pz 2520; attack 9Pz 2520; done", &[back]);
    table.shows(&["s-6 reduced retreated @ 2620"]).hides(&["2620"]);
}

#[test]
fn r3_4_2_an_advance_takes_the_place_it_enters() {
    let mut table = attacking("axis", &["24Pz @ 2520", "9Pz @ 2520", "s-6 @ 2620"]);
    // 15 against 3 is 5-1, two columns less for the city is 3-1.
    let back = roll(&table, 3, "R");
    table.does("axis", "attack 24Pz 2620; attack 9Pz 2620; done", &[back]).hides(&["2620"]);
    while table.offers("soviet").iter().any(|o| o.starts_with("retreat")) {
        let way = table.offers("soviet")[0].clone();
        table.does("soviet", &way, &[]);
    }
    table.does("axis", "advance 24Pz; done", &[1, 1]).shows(&["2620"]);
}
