//! Interdiction (3.7).

use ocs::{Barrier, Mobility, Side, Way, Weather};

use crate::support::{Looking, POOR, Table, given, moves, phase, queen, yard};

/// A German Movement Segment under a sky.
fn under(sky: &str, units: &[&str], more: &str) -> Table {
    moves("axis", units, &format!("flight = '{sky}'\nweather = 'dry'\n{more}"))
}

/// What a battalion takes of German Rail Cap from Düren to the first station.
fn fare(sky: &str) -> u8 {
    let mut table = under(sky, &["ge-mg-1 moves @ B14.30"], "rail = ['16', '16']");
    table.does("axis", "entrain ge-mg-1", &[]);
    let to = table.offers("axis").into_iter().next().expect("a station");
    table.does("axis", &to, &[]);
    16 - table.state.rail[1]
}

#[test]
fn r3_7_s1_in_normal_flight_german_trains_cost_twice_as_much() {
    assert_eq!(fare("normal"), 2 * fare("limited"));
    assert_eq!(fare("none"), fare("limited"));
}

/// A stretch of road in the open without a river.
fn road() -> (String, String) {
    let rules = queen();
    let t = rules.theatre();
    for at in 0..t.ground.len() as u16 {
        for d in (0..6).filter(|d| t.on_map(t.at(at).next[*d])) {
            let river: Option<Barrier> = t.at(at).barrier[d];
            let plain =
                t.at(at).has_way(d, Way::Road) && !t.at(at).has_way(d, Way::Autobahn) && river.is_none();
            if plain && !t.zones[0].hexes.contains(t.at(at).next[d]) {
                return (t.name(at), t.name(t.at(at).next[d]));
            }
        }
    }
    panic!("no road");
}

/// What a step along it costs German tanks.
fn step(sky: &str, weather: &str) -> u8 {
    let (from, to) = road();
    let units = [format!("ge-9pz-i moves fuelled @ {from}")];
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    let mut table = moves("axis", &units, &format!("flight = '{sky}'\nweather = '{weather}'"));
    table.does("axis", &format!("at {from}; take ge-9pz-i; step {to}"), &[]);
    table.unit("ge-9pz-i").spent
}

#[test]
fn r3_7_s3_in_normal_flight_german_roads_are_slower() {
    assert_eq!((step("limited", "dry"), step("normal", "dry")), (2, 4));
    // In snow the railway beside it is better than the road: 1 1/2 MP.
    assert_eq!((step("limited", "snow"), step("normal", "snow")), (5, 6));
    assert_eq!(step("limited", "mud"), step("normal", "mud"));
    // Draws and throws of supply are not affected.
    let reach = |sky: &str| {
        let table = under(sky, &["ge-lxxxi @ B14.30"], "dumps = ['axis 8 @ B14.30']");
        let hexes = 0..table.look().t.ground.len() as u16;
        hexes.filter(|hex| ocs::within_reach(table.look(), Side::Axis, *hex) > 0).count()
    };
    assert_eq!(reach("normal"), reach("none"));
    // Nor are the Allies.
    let (from, to) = road();
    let allied = |sky: &str| {
        let unit = format!("us-2-cca moves fuelled @ {from}");
        let mut table = moves("allied", &[&unit], &format!("flight = '{sky}'\nweather = 'dry'"));
        table.does("allied", &format!("at {from}; take us-2-cca; step {to}"), &[]);
        table.unit("us-2-cca").spent
    };
    assert_eq!(allied("normal"), allied("none"));
}

#[test]
fn r3_7_s5_the_shift_of_german_supply_is_always_on() {
    // It is part of the status that the table is read with, whatever flies.
    let rules = queen();
    let t = rules.theatre();
    assert_eq!(t.income(Side::Axis, 5, Weather::Dry)[5], 4);
}

#[test]
fn r3_7c_s1_only_aircraft_of_the_box_go_trainbusting() {
    let units = ["us-1 @ A16.01", "ge-183vg @ B16.33", "us-cav-102 @ A7.06", "ge-mg-4 @ B7.26"];
    let more = "wings = ['p47-1 @ A17.06']\nbases = ['allied level 3 @ A17.06']";
    let table = phase("movement-barrage", "allied", &units, more);
    table.refuses("allied", "fly trains B14.30", "btr:3.7c/1");
}

#[test]
fn r3_7c_s2_without_a_box_the_markers_stay() {
    let mut table = under("normal", &["ge-89 @ B10.33"], "busted = ['allied B14.30']");
    table.does("axis", "do sluices B10.31", &[]);
    assert!(!table.state.busted[0].is_empty());
}

#[test]
fn r3_7_s3_men_on_foot_are_as_fast_as_ever() {
    let table = under("normal", &["ge-89 @ B10.33"], "");
    let (look, (from, to)) = (table.look(), road());
    let from = table.hex(&from);
    let d = look.t.direction(from, table.hex(&to)).expect("a neighbour");
    let slow = |side, by| look.t.title.slows(look, side, by, (from, d));
    assert_eq!(
        [Mobility::Leg, Mobility::Truck, Mobility::Track].map(|by| slow(Side::Axis, by)),
        [None, Some(4), Some(4)]
    );
    assert_eq!(slow(Side::Allied, Mobility::Truck), None);
    // On an autobahn they go twice as fast.
    let ruhr = given(
        yard(["B32.28", "B20.12"], &["us-1", "ge-183vg"], POOR),
        "phase = 'movement'\nphasing = 'axis'\nweather = 'dry'\nflight = 'normal'\nunits = ['us-1 @ B20.28', 'ge-183vg @ B32.12']",
    );
    let look = ruhr.look();
    let fast = (0..look.t.ground.len() as u16).flat_map(|at| (0..6).map(move |d| (at, d)));
    let mut fast = fast.filter(|(at, d)| look.t.at(*at).has_way(*d, Way::Autobahn));
    let autobahn = fast.next().expect("an autobahn");
    assert_eq!(look.t.title.slows(look, Side::Axis, Mobility::Truck, autobahn), Some(2));
}
