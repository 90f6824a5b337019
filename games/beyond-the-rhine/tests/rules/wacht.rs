//! Wacht am Rhein: what its declaration brings (2.8/2, 2.9d, 2.9f).

use ocs::{Ocs, Segment, Side, Step, flag, off};

use crate::support::{Looking, POOR, Table, bars, falls, given, keeps_off, list, says, yard, yard_of};

const UNITS: [&str; 15] = [
    "us-1",
    "us-cav-102",
    "us-3-cca",
    "ge-lxxxi",
    "ge-mg-2",
    "ge-mg-4",
    "ge-9pz-i",
    "ge-9pz-ii",
    "ge-9pz-10",
    "ge-9pz-11",
    "lw-heydte",
    "ge-lxvii",
    "ge-183vg",
    "us-29",
    "ge-12vg",
];

/// What the box holds at the start: two divisions that are ready, a battalion and an HQ.
const BOXED: &str = "boxed = [{ number = 3, units = ['ge-2pz-i', 'ge-2pz-ii', 'ss-1-i', 'ge-mg-1', 'ge-lxxiv'] }]\n\
                     supply = [{ side = 'axis', hexes = ['B10.18'] }]\n";

/// The country between the Eifel and Cologne in a turn of the calendar.
fn country(calendar: u8) -> Ocs {
    let sides = POOR.replace("calendar = 22", &format!("calendar = {calendar}"));
    yard(["B20.34", "B2.18"], &UNITS, &format!("{BOXED}{sides}"))
}

/// The Allied turn ends, and that of the Germans begins.
fn before(calendar: u8, units: &[&str]) -> Table {
    let far = ["us-3-cca reserve @ B19.34", "ge-12vg reserve @ B3.18", "ge-lxxxi @ B10.27"];
    let units = list(&[units, &far].concat());
    given(
        country(calendar),
        &format!("phase = 'exploitation'\nphasing = 'allied'\nfirst = 'allied'\nunits = [{units}]"),
    )
}

/// It has been declared.
fn declared(calendar: u8, units: &[&str], dice: &[u16]) -> Table {
    let mut table = before(calendar, units);
    table.does("allied", "done", &[]).asks("axis");
    table.does("axis", "agree", dice);
    table
}

/// The German Movement Segment of the turn, with the HQ to be chosen or already chosen.
#[track_caller]
fn strike(units: &[&str], more: &str) -> Table {
    let far = ["us-cav-102 @ B19.34", "ge-mg-4 @ B3.18", "ge-lxxxi @ B10.27"];
    let units = list(&[units, &far].concat());
    given(country(31), &format!("phase = 'movement'\nphasing = 'axis'\nwacht = 1\nunits = [{units}]\n{more}"))
}

const READY: [&str; 4] = ["ge-2pz-i @ box-3", "ge-2pz-ii @ box-3", "ss-1-i @ box-3", "ge-mg-1 @ box-3"];

#[test]
fn r2_9d_s1_all_of_the_box_comes_in_the_turn_of_the_declaration() {
    let mut table = strike(&READY, "");
    table.does("axis", "do strike B10.27", &[]);
    table.does("axis", "place ge-mg-1 B10.25", &[]);
    let after = falls(&table, "axis", "done", |_| true);
    for key in ["ge-2pz-i", "ge-2pz-ii", "ss-1-i", "ge-mg-1"] {
        let at = after.unit(key).at;
        assert!(after.look().t.on_map(at) && after.look().t.distance(at, after.hex("B10.27")) <= 6, "{key}");
    }
    // Nothing is placed in another turn.
    let later = given(
        country(31),
        "phase = 'movement'\nphasing = 'axis'\nturn = 2\nwacht = 1\n\
         units = ['us-cav-102 @ B19.34', 'ge-mg-4 @ B3.18', 'ge-lxxxi @ B10.27', 'ge-mg-1 @ box-3']",
    );
    later.refuses("axis", "do strike B10.27", "btr:2.9d/1");
    // What comes by itself keeps its divisions apart.
    let alone = falls(&strike(&READY, "strike = ['B10.27']"), "axis", "done", |_| true);
    assert!(alone.look().t.distance(alone.unit("ge-2pz-i").at, alone.unit("ss-1-i").at) > 1);
    // In the Movement Phase of the Germans, and nobody else's.
    let table = strike(&READY, "reserve = 3");
    for (word, at) in [("strike", "B10.27"), ("reserve", "B15.23")] {
        assert_eq!(bars(&table, Side::Axis, Segment::Movement, word, at), None, "{word}");
        assert_eq!(bars(&table, Side::Axis, Segment::Exploitation, word, at), Some("btr:2.9d/1"), "{word}");
        assert_eq!(bars(&table, Side::Allied, Segment::Movement, word, at), Some("btr:2.9d/1"), "{word}");
    }
    let chosen = strike(&READY, "strike = ['B10.27']");
    assert_eq!(keeps_off(&chosen, Side::Axis, Segment::Movement, "ge-mg-1", "B10.25"), None);
    assert_eq!(keeps_off(&chosen, Side::Axis, Segment::Reaction, "ge-mg-1", "B10.25"), Some("btr:2.9d/1"));
    assert_eq!(keeps_off(&chosen, Side::Allied, Segment::Movement, "ge-mg-1", "B10.25"), Some("btr:2.9d/1"));
}

#[test]
fn r2_9d_s1_it_is_declared_once_from_november_to_december_and_only_with_units_in_the_box() {
    let asks = |calendar: u8, units: &[&str], more: &str| {
        let far = ["us-3-cca reserve @ B19.34", "ge-12vg reserve @ B3.18", "ge-lxxxi @ B10.27"];
        let units = list(&[units, &far].concat());
        let text = format!(
            "phase = 'exploitation'\nphasing = 'allied'\nfirst = 'allied'\nunits = [{units}]\n{more}"
        );
        let after = falls(&given(country(calendar), &text), "allied", "done", |_| true);
        matches!(after.state.step(), Some(Step::Ask { .. }))
    };
    for (calendar, is) in [(17, false), (18, true), (35, true), (36, false)] {
        assert_eq!(asks(calendar, &["ge-mg-1 @ box-3"], ""), is, "{calendar}");
    }
    assert!(asks(31, &["ge-mg-1 @ box-2"], "") && !asks(31, &["ge-mg-1 @ box-1"], ""));
    assert!(!asks(30, &["ge-mg-1 @ box-3"], "turn = 2\nwacht = 1"));
    // Who has declined the pledge is not asked again in the turn.
    assert!(!asks(31, &["ge-mg-1 @ box-3"], "pledge = 1"));
}

#[test]
fn r2_9d_s2_within_six_hexes_of_one_headquarters_free_of_zones() {
    let mut table = strike(&[&READY[..], &["ge-lxxiv @ B8.27", "us-1 @ B12.28"]].concat(), "");
    // Not around one that has come with them, nor around anybody else.
    table.refuses("axis", "do strike B8.27", "btr:2.9d/2").refuses("axis", "do strike B3.18", "btr:2.9d/2");
    let cut = strike(&[&READY[..], &["us-1 @ B10.18"]].concat(), "");
    cut.refuses("axis", "do strike B10.27", "btr:2.9d/2");
    table.does("axis", "do strike B10.27", &[]);
    table.refuses("axis", "do strike B10.27", "btr:2.9d/2");
    table.allows("axis", "place ge-2pz-i B10.22").refuses("axis", "place ge-2pz-i B10.19", "btr:2.9d/2");
    // Beside the enemy.
    table.refuses("axis", "place ge-2pz-i B12.27", "btr:2.9d/2");
}

#[test]
fn r2_9d_s3_panzer_divisions_not_beside_one_another() {
    let mut table = strike(&READY, "strike = ['B10.27']");
    table.does("axis", "place ge-2pz-i B10.25", &[]);
    table.refuses("axis", "place ss-1-i B10.24", "btr:2.9d/3").refuses(
        "axis",
        "place ss-1-i B10.25",
        "btr:2.9d/3",
    );
    table.allows("axis", "place ss-1-i B10.23").allows("axis", "place ge-2pz-ii B10.24");
    table.allows("axis", "place ge-mg-1 B10.24");
    // Only those who come with it, and only of a panzer division, keep it off.
    let with = |other: &str| strike(&[&READY[..], &[other]].concat(), "strike = ['B10.27']");
    with("ge-9pz-i @ B10.25").allows("axis", "place ge-2pz-i B10.24");
    with("ge-mg-2 arrived @ B10.25").allows("axis", "place ge-2pz-i B10.24");
    with("ge-9pz-i arrived @ B10.25").refuses("axis", "place ge-2pz-i B10.24", "btr:2.9d/3");
}

#[test]
fn r2_9d_s4_a_die_of_units_of_a_division_that_is_not_ready_is_missing() {
    let units = ["ge-9pz-i @ box-2", "ge-9pz-ii @ box-2", "ge-9pz-10 @ box-2", "ge-9pz-11 @ box-2"];
    // Two of them: the first of four, and the first of three. Then the supply roll.
    let table = declared(31, &units, &[2, 1, 1, 3, 4]);
    assert_eq!((table.unit("ge-9pz-i").at, table.unit("ge-9pz-ii").at), (off::DEAD, off::DEAD));
    for key in ["ge-9pz-10", "ge-9pz-11"] {
        assert!(table.unit(key).is_here() && table.unit(key).has(flag::ARRIVED), "{key}");
    }
    // Whoever is of no division comes without a die.
    assert!(declared(31, &["ge-mg-2 @ box-2"], &[3, 4]).unit("ge-mg-2").is_here());
}

#[test]
fn r2_9d_s5_the_reserve_comes_to_cities_east_of_the_rhine() {
    for (calendar, sp) in [(18, "3"), (22, "6"), (27, "9"), (31, "12")] {
        let table = declared(calendar, &["ge-mg-1 @ box-3"], &[3, 4]);
        assert_eq!(says(&table, "reserve"), [sp], "{calendar}");
    }
    let mut table = strike(&READY, "reserve = 12");
    table.refuses("axis", "do reserve B14.30", "btr:2.9d/5");
    table.does("axis", "do reserve B15.23", &[]);
    assert_eq!(table.state.dump(table.hex("B15.23")).map(|dump| dump.tokens), Some(12));
    assert_eq!(says(&table, "reserve"), ["9"]);
    // In lots of three as long as there are so many.
    let mut rest = strike(&READY, "reserve = 2");
    rest.does("axis", "do reserve B15.23", &[]).refuses("axis", "do reserve B15.23", "btr:2.9d/1");
    assert_eq!(rest.state.dump(rest.hex("B15.23")).map(|dump| dump.tokens), Some(8));
    // What nobody places comes by itself.
    let after = falls(&table, "axis", "done", |_| true);
    assert_eq!(after.state.tokens(Side::Axis), 48);
}

#[test]
fn r2_9d_s6_luftflotte_reich_deploys_for_good() {
    let (first, rest) = POOR.split_once("[allied]").expect("sides");
    let first = first.replace("calendar = 22", "calendar = 31");
    let keys =
        format!("{BOXED}box = [{{ key = 'luftflotte', side = 'axis', beyond = 'B10.20', hexes = 120 }}]\n");
    let air = "[air]\n[[air.base]]\nside = 'axis'\nhex = 'luftflotte'\nlevel = 3\nwings = ['bf109-2']\n\
               [[air.base]]\nside = 'axis'\nhex = 'B10.22'\nlevel = 3\nwings = []\n";
    let rules =
        yard_of(["B20.34", "B2.18"], &UNITS, &first, &format!("[allied]{rest}"), &format!("{keys}{air}"));
    let units = list(&[
        "us-3-cca reserve @ B19.34",
        "ge-12vg reserve @ B3.18",
        "ge-lxxxi @ B10.27",
        "ge-mg-1 @ box-3",
    ]);
    let text = format!(
        "phase = 'exploitation'\nphasing = 'allied'\nfirst = 'allied'\nunits = [{units}]\n\
         bases = ['axis level 3 @ luftflotte', 'axis level 3 @ B10.22']\nwings = ['bf109-2 @ luftflotte']"
    );
    let mut table = given(rules, &text);
    table.does("allied", "done", &[]);
    table.does("axis", "agree", &[]);
    table.does("axis", "post bf109-2 B10.22", &[3, 4]);
    assert_eq!((table.wing("bf109-2").at, table.wing("bf109-2").active), (table.hex("B10.22"), true));
}

#[test]
fn r2_9f_whoever_declares_it_goes_first() {
    let asked = |table: &Table| matches!(table.state.step(), Some(Step::Ask { .. }));
    let text = "phase = 'exploitation'\nphasing = 'axis'\nfirst = 'allied'\n\
                units = ['us-3-cca reserve @ B19.34', 'ge-12vg reserve @ B3.18', 'ge-lxxxi @ B10.27', 'ge-mg-1 @ box-3']";
    let table = falls(&given(country(30), text), "axis", "done", asked);
    assert_eq!(table.state.turn, 2);
    let pledged = falls(&table, "axis", "agree", |_| true);
    assert_eq!((pledged.state.first, pledged.state.phasing), (Side::Axis, Side::Axis));
    assert_eq!(says(&pledged, "wacht"), ["2"]);
    // Whoever waits rolls for it like all others.
    let waits = falls(&table, "axis", "decline", |t| {
        matches!(t.state.step(), Some(Step::Initiative { side: Side::Allied, .. }))
    });
    assert_eq!(says(&waits, "wacht"), ["0"]);
    // The answer holds for the turn.
    let after = |side: &str| {
        let units = list(&["us-3-cca reserve @ B19.34", "ge-12vg reserve @ B3.18", "ge-lxxxi @ B10.27"]);
        let text = format!(
            "phase = 'exploitation'\nphasing = '{side}'\nfirst = 'allied'\nunits = [{units}]\npledge = 1"
        );
        says(&falls(&given(country(30), &text), side, "done", |_| true), "pledge")
    };
    assert_eq!((after("allied"), after("axis")), (vec!["1".into()], vec!["0".into()]));
}

#[test]
fn r2_8_s2_without_flying_weather_he_drops_without_aircraft() {
    let units = ["lw-heydte @ B10.20"];
    let mut table = strike(&units, "strike = ['B10.27']\nflight = 'none'");
    table.refuses("axis", "do heydte B20.33", "btr:2.8/2");
    let mut lost = table.clone();
    table.does("axis", "airdrop; do heydte B10.32", &[6, 6]);
    assert_eq!(table.unit("lw-heydte").at, table.hex("B10.32"));
    for mark in [flag::RIDDEN, flag::FLOWN, flag::MOVED, flag::DROPPED] {
        assert!(table.unit("lw-heydte").has(mark), "{mark}");
    }
    // By the roll of the series for the hex.
    let need = u16::try_from(ocs::landing(lost.look(), Side::Axis, lost.hex("B10.32"), ocs::Hold::Cabin))
        .expect("a roll");
    let mut just = lost.clone();
    just.does("axis", "airdrop; do heydte B10.32", &[need - 1, 1]);
    assert_eq!(just.unit("lw-heydte").at, just.hex("B10.32"));
    lost.does("axis", "airdrop; do heydte B10.32", &[1, 1]);
    assert_eq!(lost.unit("lw-heydte").at, off::GONE);
    strike(&units, "strike = ['B10.27']\nflight = 'normal'").refuses("axis", "do heydte B10.32", "btr:2.8/2");
}

#[test]
fn r2_8_s2_within_ten_hexes_of_the_headquarters_before_he_has_moved() {
    let sky = "strike = ['B10.27']\nflight = 'none'";
    let jumps = |state: &str, more: &str, side: Side, segment: Segment, at: &str| {
        bars(&strike(&[&format!("lw-heydte {state}")], more), side, segment, "heydte", at)
    };
    let (axis, now) = (Side::Axis, Segment::Movement);
    for state in ["@ B10.20", "@ box-3"] {
        assert_eq!(jumps(state, sky, axis, now, "B10.32"), None, "{state}");
    }
    for state in ["moved @ B10.20", "spent=2 @ B10.20", "@ dead"] {
        assert_eq!(jumps(state, sky, axis, now, "B10.32"), Some("btr:2.8/2"), "{state}");
    }
    assert_eq!(jumps("@ B10.20", sky, axis, Segment::Reaction, "B10.32"), Some("btr:2.8/2"));
    assert_eq!(jumps("@ B10.20", sky, Side::Allied, now, "B10.32"), Some("btr:2.8/2"));
    assert_eq!(jumps("@ B10.20", "flight = 'none'", axis, now, "B10.32"), Some("btr:2.8/2"));
    let mut table = strike(&["lw-heydte @ B10.20"], sky);
    table.does("axis", "airdrop", &[]);
    assert!(table.offers("axis").contains(&"do heydte B10.32".to_string()));
    let t = table.look().t;
    for at in (0..t.ground.len() as u16).filter(|at| t.on_map(*at)) {
        let open = bars(&table, axis, now, "heydte", &t.name(at)).is_none();
        assert_eq!(open, t.distance(at, table.hex("B10.27")) <= 10, "{}", t.name(at));
    }
}
