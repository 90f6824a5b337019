//! Operation Queen (6.4) and its carpet bombing (event 11).

use ocs::{Mode, Segment, Side, Weather};

use crate::support::{Looking, Table, bars, moves, phase, queen, says, scenario};

#[test]
fn rqueen_s1_window_length_first_player_and_weather() {
    let rules = queen();
    let t = rules.theatre();
    assert!(t.hex("A22.06").is_some() && t.hex("B7.26").is_some() && t.hex("A23.06").is_none());
    assert_eq!((t.turns, t.opening), (9, (Side::Allied, Weather::Mud)));
}

/// The end of the last turn with these units.
fn last(units: &[&str]) -> Table {
    let waits = ["us-3-cca reserve @ A15.04", "ge-9pz-i reserve @ B21.27"];
    let more = "turn = 9\nfirst = 'axis'\nweather = 'dry'";
    let mut table = phase("exploitation", "allied", &[&waits, units].concat(), more);
    table.does("allied", "done", &[]);
    table
}

#[test]
fn rqueen_s2_three_hexes_in_supply_after_turn_9() {
    let all = ["us-vii @ A14.01", "us-v @ B12.33", "us-1 @ B15.33", "us-4 @ B11.32", "us-28 @ B10.31"];
    assert_eq!(last(&all).result(), Some((Some("allied"), "btr:queen/2")));
    assert_eq!(last(&all[..4]).result(), Some((Some("axis"), "btr:queen/2")));
    // Cut off, they count for nothing: Germans all around Eschweiler.
    let cut = [
        "ge-183vg @ B15.34",
        "ge-246vg @ B15.32",
        "ge-12vg @ B16.33",
        "ge-47vg @ B16.32",
        "ge-176 @ B14.33",
        "ge-89 @ B14.32",
    ];
    assert_eq!(last(&[&all[..], &cut].concat()).result(), Some((Some("axis"), "btr:queen/2")));
}

/// The first Movement Segment of the Allies.
fn first(units: &[&str], more: &str) -> Table {
    let all = ["us-1 @ A16.01", "ge-183vg @ B16.33", "ge-12vg @ B15.33", "us-3-cca reserve @ A15.04"];
    moves("allied", &[&all, units].concat(), more)
}

#[test]
fn each_battle_has_aims_of_its_own() {
    for key in ["queen", "market-garden", "trumpets"] {
        assert_eq!(scenario(key).theatre().title.aims(), format!("standing-{key}"));
    }
}

#[test]
fn rqueen_s3_carpet_bombing_in_turn_1_without_a_roll() {
    first(&[], "").allows("allied", "do carpet B16.33");
    first(&[], "turn = 2").refuses("allied", "do carpet B16.33", "btr:ev.11/1");
}

#[test]
fn rev_11_s1_one_hex_or_two_side_by_side_suffer_the_last_column() {
    let mut table = first(&["ge-176 @ B20.33"], "");
    table.does("allied", "do carpet B16.33", &[]);
    table.refuses("allied", "do carpet B20.33", "btr:ev.11/1");
    table.does("allied", "do carpet B15.33", &[]);
    table.refuses("allied", "do carpet B16.32", "btr:ev.11/1");
    assert_eq!(says(&table, "carpet"), ["B16.33", "B15.33"]);
    first(&[], "carpet = ['B16.33', 'B15.33']").refuses("allied", "do carpet B16.32", "btr:ev.11/1");
    first(&[], "carpet = ['B16.33']").refuses("allied", "do carpet B16.33", "btr:ev.11/1");
    let plain = first(&[], "");
    assert_eq!(bars(&plain, Side::Allied, Segment::Movement, "carpet", "B16.33"), None);
    assert_eq!(bars(&plain, Side::Allied, Segment::Exploitation, "carpet", "B16.33"), Some("btr:ev.11/1"));
    assert_eq!(bars(&plain, Side::Axis, Segment::Movement, "carpet", "B16.33"), Some("btr:ev.11/1"));
    // Named before any mission.
    let wings = "wings = ['p47-1 flown @ A17.06']\nbases = ['allied level 3 @ A17.06']";
    first(&[], wings).refuses("allied", "do carpet B16.33", "btr:ev.11/1");
    // In the Combat Phase: 117 and more, a roll of 7 each; whoever is hit is disorganised.
    table.does("allied", "done", &[3, 4, 1, 4, 3, 1]);
    assert_eq!((table.unit("ge-183vg").mode, table.unit("ge-12vg").mode), (Mode::Dg, Mode::Dg));
    assert!(says(&table, "carpet").is_empty());
}

#[test]
fn rev_11_s2_a_roll_of_4_or_less_falls_short() {
    let mut table = first(&[], "carpet = ['B16.33']");
    // us-1 is two hexes away; us-29 beside the target, where it goes hungry, suffers 8 to 11 points on a roll of 12.
    let mut near = first(&["us-29 @ B17.34"], "carpet = ['B16.33']");
    table.does("allied", "done", &[2, 2]);
    near.tells("allied", "done", &[2, 2, 2, 2, 6, 6, 1], &[("btr:ev.11/2", "log-carpet-short")]);
    assert_eq!(near.unit("us-29").mode, Mode::Dg);
    assert_eq!(table.unit("us-1").mode, Mode::Combat);
}

#[test]
fn rev_11_s3_no_shifts_flak_or_interception() {
    // Works, close ground and a thin target would shift an ordinary barrage.
    let mut plain = first(&[], "carpet = ['B16.33']\nhedgehogs = ['axis level 4 @ B16.33']");
    plain.does("allied", "done", &[5, 6]);
    assert_eq!(plain.unit("ge-183vg").lost, 2);
    // Bombs are no shells: [1/2] is a DG, without a die (10.0a/5).
    let mut bracketed = first(&[], "carpet = ['B16.33']");
    bracketed.does("allied", "done", &[2, 3]);
    assert_eq!((bracketed.unit("ge-183vg").mode, bracketed.unit("ge-183vg").lost), (Mode::Dg, 0));
}

#[test]
fn rev_11_s4_not_in_a_turn_without_flight() {
    first(&[], "flight = 'none'").refuses("allied", "do carpet B16.33", "btr:ev.11/4");
}

#[test]
fn rqueen_s4_ten_hexes_begin_at_level_2() {
    let table = sandtable_core::Trial::start(queen(), &[]);
    for hex in
        ["B9.34", "B10.33", "B11.33", "B12.32", "B13.33", "B15.34", "B16.33", "B17.34", "B18.34", "B19.34"]
    {
        assert_eq!(table.works(hex), Some(("axis", 2)), "{hex}");
    }
    assert_eq!(table.works("B20.33"), Some(("axis", 1)));
}

#[test]
fn rqueen_s5_the_43rd_stays_in_its_rows() {
    let table = moves("allied", &["br-43 @ A18.03"], "weather = 'dry'");
    table.refuses("allied", "at A18.03; take br-43; step A17.03", "btr:queen/5");
    table.allows("allied", "at A18.03; take br-43; step A18.02");
    let enters = |to: &str| {
        let look = table.look();
        look.t.title.may_enter(look, table.id("br-43"), table.hex(to)).is_ok()
    };
    assert_eq!(["A17.03", "A18.03", "A22.03", "B18.34"].map(enters), [false, true, true, true]);
    let others = moves("allied", &["us-29 @ A18.03"], "weather = 'dry'");
    others.allows("allied", "at A18.03; take us-29; step A17.03");
}

#[test]
fn rqueen_s6_the_whole_us_table_and_half_of_the_german_one() {
    let rules = queen();
    let t = rules.theatre();
    // US status 10, less one in mud; German status 7: 6/6/7/8/9, halved upwards.
    let sums = [0, 2, 4, 7, 9];
    let of = |side, weather| sums.map(|sum| t.income(side, 5, weather)[sum]);
    assert_eq!(of(Side::Allied, Weather::Dry), [6, 7, 10, 10, 11]);
    assert_eq!(of(Side::Allied, Weather::Mud), [5, 6, 9, 9, 10]);
    assert_eq!(of(Side::Axis, Weather::Mud), [3, 3, 4, 4, 5]);
}

#[test]
fn rqueen_s7_pax_each_turn_and_eq_every_second() {
    let rules = queen();
    let [allied, axis] =
        rules.theatre().sides.each_ref().map(|side| side.each_turn.as_ref().expect("a list"));
    assert_eq!((&allied.pax[..4], &axis.pax[..4]), (&[2, 2, 2, 2][..], &[0, 1, 0, 1][..]));
    assert_eq!((&allied.eq[..4], &axis.eq[..4]), (&[0, 1, 0, 1][..], &[0, 1, 0, 1][..]));
    assert!(rules.theatre().sides.iter().all(|side| side.repl.is_none()));
}
