//! Weather and flight (1.3).

use ocs::{Flight, Weather};

use crate::support::{Looking, Table, phase, queen};

/// The end of the Allied turn, who went second: the next turn's dice follow.
fn next_turn(turn: u8, dice: &[u16]) -> Table {
    let more = format!("turn = {turn}\nfirst = 'axis'");
    let units = ["us-3-cca reserve @ A15.04", "ge-9pz-i reserve @ B18.31"];
    let mut table = phase("exploitation", "allied", &units, &more);
    table.does("allied", "done", dice);
    table
}

#[test]
fn r1_3_s1_a_die_for_the_ground_and_two_for_the_sky_on_the_line_of_the_date() {
    // 19 November: dry on 1 and 2; nothing flies up to 4, little up to 8. Then initiative.
    let table = next_turn(1, &[2, 4, 4, 6, 6, 1, 1]);
    assert_eq!((table.state.weather, table.state.sky), (Weather::Dry, Flight::Limited));
    let table = next_turn(1, &[3, 2, 2, 6, 6, 1, 1]);
    assert_eq!((table.state.weather, table.state.sky), (Weather::Mud, Flight::None));
    // 1 December: snow on 5 and 6; nothing flies up to 5.
    let table = next_turn(5, &[5, 2, 3, 6, 6, 1, 1]);
    assert_eq!((table.state.weather, table.state.sky), (Weather::Snow, Flight::None));
    let table = next_turn(5, &[4, 4, 5, 6, 6, 1, 1]);
    assert_eq!((table.state.weather, table.state.sky), (Weather::Mud, Flight::Normal));
}

/// A Movement Segment of the Allies with fighter-bombers at Maastricht under a sky.
fn flies(flight: &str, wings: &str) -> Table {
    let units = ["us-1 @ B16.34", "ge-183vg @ B16.33", "us-cav-102 @ A7.06", "ge-mg-4 @ B7.26"];
    let more = format!(
        "flight = '{flight}'\nwings = [{wings}]\nbases = ['allied level 3 @ A17.06', 'axis level 3 @ B14.26']"
    );
    phase("movement", "allied", &units, &more)
}

#[test]
fn r1_3_s2_weather_limits_flying_movement_and_supply() {
    let wings = "'p47-1 @ A17.06', 'p47-2 @ A17.06', 'bf109-1 @ B14.26'";
    flies("normal", wings).allows("allied", "fly hip-units B16.33").allows("allied", "fly sweep B14.26");
    flies("none", wings).refuses("allied", "fly sweep B14.26", "btr:1.3/2");
    // Limited: no hip shoots, one mission of a side in a phase, half the range.
    let limited = flies("limited", wings);
    limited.refuses("allied", "fly hip-units B16.33", "btr:1.3/2").allows("allied", "fly sweep B14.26");
    let flown = "'p47-1 @ A17.06', 'p47-2 flown @ A17.06', 'bf109-1 @ B14.26'";
    flies("limited", flown).refuses("allied", "fly sweep B14.26", "btr:1.3/2");
    let look = limited.look();
    let wing = look.t.air.wings.iter().position(|wing| wing.key == "p47-1").expect("a wing") as u8;
    assert_eq!(look.t.title.air_range(look, wing), 45);
    // Movement and supply by weather are on the charts.
    let rules = queen();
    let t = rules.theatre();
    let (dry, snow) =
        (t.income(ocs::Side::Allied, 7, Weather::Dry), t.income(ocs::Side::Allied, 7, Weather::Snow));
    assert_eq!((dry[5], snow[5]), (10, 9));
    assert_eq!((dry[0], snow[0]), (6, 5));
    assert_ne!(dry, snow);
}

#[test]
fn r1_3_s3_the_first_turn_is_preset() {
    let table = sandtable_core::Trial::start(queen(), &[]);
    assert_eq!((table.state.weather, table.state.sky), (Weather::Mud, Flight::Normal));
    assert!(queen().theatre().forecast(1).preset && queen().theatre().forecast(1).sky_preset);
}
