//! Weather (17.0).

use ocs::{Mobility, Side, Weather};

use crate::support::{Looking, moves, phase};

#[test]
fn r17_0_s1_weather_is_rolled_for_in_each_turn() {
    let few = ["i-8 reserve @ A9.04", "r-1 reserve @ A9.17"];
    let mut table = phase("exploitation", "allied", &few, "first = 'axis'\nweather = 'snow'");
    table.does("allied", "done", &[1, 6, 6, 1, 1]);
    assert_eq!(table.state.weather, Weather::Dry);
}

#[test]
fn r17_0a_it_does_what_the_chart_says() {
    // Open ground for trucks: 1 MP, 3 in mud, 2 in snow.
    let cost = |weather: &str| {
        let mut table = moves(&["mot-16 moves fuelled @ A8.03"], &format!("weather = '{weather}'"));
        table.does("axis", "at A8.03; take mot-16; step A8.04", &[]);
        table.unit("mot-16").spent
    };
    assert_eq!((cost("dry"), cost("mud"), cost("snow")), (4, 12, 8));
}

#[test]
fn r17_0b_both_sides_alike() {
    let spent = |side: &str, key: &str| {
        let table = phase(
            "movement",
            side,
            &[&format!("{key} moves fuelled @ A8.03"), "pi-41 @ A1.01", "eng-3 @ A1.20"],
            "weather = 'mud'",
        );
        let mut table = table;
        table.does(side, &format!("at A8.03; take {key}; step A8.04"), &[]);
        table.unit(key).spent
    };
    assert_eq!(spent("axis", "mot-16"), spent("allied", "mc-m"));
}

#[test]
fn r17_0c_supply_paths_ignore_what_makes_ways_dearer() {
    let reach = |weather: &str| {
        let table = moves(&["i-8 @ A8.03"], &format!("weather = '{weather}'\ndumps = ['axis 4 @ A8.03']"));
        let far = table.hex("A8.09");
        ocs::within_reach(table.look(), Side::Axis, far)
    };
    assert_eq!((reach("dry"), reach("mud"), reach("snow")), (4, 4, 4));
    let table = moves(&["i-8 @ A8.03"], "weather = 'mud'");
    let (from, to) = (table.hex("A8.03"), table.hex("A8.04"));
    assert_eq!(table.look().t.cost(Weather::Mud, Mobility::Truck, from, to), Some(12));
}
