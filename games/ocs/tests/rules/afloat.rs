//! Supply and the sea: what ships and those aboard them need, and what they share a hex with (4.8c, 12.3, 12.6, 12.9).

use ocs::{Mode, Side, Sink, flag};

use crate::support::{Looking, Table, phase, spent};

/// The Movement Segment of the Allies with ships; it does not end by itself.
fn moves(vessels: &str, units: &[&str], more: &str) -> Table {
    let more = format!("vessels = [{vessels}]\n{more}");
    phase("movement", "allied", &[units, &["eng-3 @ A5.19", "i-9 reserve @ A2.02"]].concat(), &more)
}

#[test]
fn r4_8c_sb_ships_share_a_hex_with_stores_and_aircraft_of_the_enemy() {
    let craft = "'0 allied craft points 2 @ A14.10'";
    let stores = "dumps = ['axis 4 @ A13.10']\ncolumns = ['0 axis truck points 1 @ A13.10']";
    let field = "bases = ['axis level 1 @ A13.10']\nwings = ['jg-3 @ A13.10']";
    for more in [stores, field] {
        let mut table = moves(craft, &[], more);
        table.does("allied", "sail 0; steer A13.10; halt", &[]);
        // Nothing is captured, nobody flees.
        table.shows(&["0 allied craft points 2 spent 1 moved @ A13.10"]);
        if more == stores {
            table.shows(&["axis 4 @ A13.10", "0 axis truck points 1 @ A13.10"]);
        } else {
            assert_eq!((table.base("A13.10").side, table.perch("jg-3").1), (Side::Axis, true));
        }
    }
    moves(craft, &["i-8 @ A13.10"], "").refuses("allied", "sail 0; steer A13.10", "18.1b");
}

#[test]
fn r5_5d_a_landing_with_a_roll_is_made_in_combat_or_move_mode() {
    let aboard = |unit: &str| moves("'0 allied craft points 2 @ A13.10'", &[unit], "");
    for unit in ["r-4 dg @ aboard-0", "r-4 reserve @ aboard-0", "r-4 strat @ aboard-0"] {
        aboard(unit).refuses("allied", "sail 0; unship", "5.5d");
    }
    for (unit, mode) in [("r-4 @ aboard-0", Mode::Combat), ("r-4 moves @ aboard-0", Mode::Move)] {
        let mut table = aboard(unit);
        table.does("allied", "sail 0; unship; land", &[3, 3]);
        assert_eq!((table.unit("r-4").at, table.unit("r-4").mode), (table.hex("A13.10"), mode));
    }
}

#[test]
fn r12_3_s3_supply_afloat_is_drawn_from_beside_it_and_never_thrown() {
    // Both tank brigades are in the throw of the HQ, which stands beside the craft; one stands beside it, too.
    let units = ["hq-63 @ A13.11", "tb-10 @ A13.10", "tb-11 @ A11.11"];
    let mut table = moves("'0 allied craft load 4 @ A14.10'", &units, "");
    table.refuses("allied", "at A11.11; take tb-11; fuel tb-11 unit", "12.3/1");
    table.does("allied", "at A13.10; take tb-10; fuel tb-10 unit; halt", &[]);
    table.shows(&["0 allied craft load 3 @ A14.10"]);
    assert_eq!(spent(&table, Side::Allied, Sink::Fuel), 1);
    // The same SP ashore reach both.
    moves("", &units, "dumps = ['allied 4 @ A13.10']")
        .allows("allied", "at A11.11; take tb-11; fuel tb-11 unit");
}

#[test]
fn r12_6g_units_aboard_are_in_trace_supply() {
    // Far from any source: r-4 aboard, with the marker that it brought, tb-10 on the shore beside it.
    let units = ["r-4 oos moves @ aboard-0", "tb-10 @ A13.02"];
    let mut table = moves("'0 allied craft points 3 @ A13.02'", &units, "");
    table.does("allied", "done", &[1, 1]);
    assert!(!table.unit("r-4").has(flag::OOS) && table.unit("tb-10").has(flag::OOS));
    let mut ashore = moves("", &["r-4 @ A13.02"], "");
    ashore.does("allied", "done", &[1, 1]);
    assert!(ashore.unit("r-4").has(flag::OOS));
}

#[test]
fn r12_9d_ships_need_no_supply() {
    // Nobody has a token: they sail, and they fire.
    let mut sails = moves("'0 allied cruiser @ A14.17'", &[], "");
    sails.does("allied", "sail 0; steer A14.10", &[]);
    let fleet = "vessels = ['0 allied cruiser @ A14.12', '1 axis cruiser @ A14.10']";
    let mut fires = phase("movement-barrage", "allied", &["i-8 @ A13.11"], fleet);
    fires.does("allied", "engage 1; join 0; attack", &[1, 1]);
    for table in [&sails, &fires] {
        assert_eq!(table.look().s.books[Side::Allied as usize].spent.iter().sum::<u32>(), 0);
    }
    // And nobody asks them in the Supply Phase.
    let mut fed = moves("'0 allied cruiser @ A14.03'", &[], "");
    fed.does("allied", "done", &[]).shows(&["0 allied cruiser @ A14.03"]);
}
