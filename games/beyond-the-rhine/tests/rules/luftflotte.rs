//! Luftflotte Reich (2.2/20 to 2.2/27).

use ocs::{Ocs, off};

use crate::support::{Looking, Table, falls, given, list, scenario};

fn garden() -> Ocs {
    static RULES: std::sync::OnceLock<Ocs> = std::sync::OnceLock::new();
    RULES.get_or_init(|| scenario("market-garden")).clone()
}

const BASES: &str =
    "bases = ['allied level 3 @ england', 'axis level 3 @ B36.24', 'axis level 3 @ luftflotte']";

/// A phase of Market Garden with aircraft in the box.
#[track_caller]
fn table(phase: &str, side: &str, units: &[&str], wings: &str, more: &str) -> Table {
    let units = list(&[units, &["br-2hcr @ A24.20", "ge-mg-2 @ B46.24"]].concat());
    let text = format!(
        "phase = '{phase}'\nphasing = '{side}'\nunits = [{units}]\n{BASES}\nwings = [{wings}]\n{more}"
    );
    given(garden(), &text)
}

#[test]
fn r2_2_s20_ten_air_units_are_marked_for_it() {
    let rules = crate::support::scenario("trumpets");
    let marked: Vec<&str> = rules
        .theatre()
        .air
        .wings
        .iter()
        .filter(|wing| wing.side == ocs::Side::Axis && wing.marked)
        .map(|wing| wing.key.as_str())
        .collect();
    assert_eq!(marked.len(), 10, "{marked:?}");
    // In Market Garden six of them, in their box.
    let start = sandtable_core::Trial::start(garden(), &[]);
    let boxed = ["bf109-2", "bf109-3", "bf109-4", "bf109-5", "fw190a-1", "fw190a-2"];
    assert!(boxed.iter().all(|key| start.wing(key).at == start.hex("luftflotte")));
}

const READY: &str = "'bf109-2 @ luftflotte', 'bf109-3 @ luftflotte'";

#[test]
fn r2_2_s21_a_drop_calls_them_to_any_base_that_can_trace() {
    let over = |dropped: &str| {
        let own = format!("us-504 {dropped}@ A27.07");
        let table = table("movement", "allied", &[&own, "br-xxx @ A25.08"], READY, "");
        table.refuses("allied", "fly sweep luftflotte", "btr:1.6/1");
        falls(&table, "allied", "done", |_| true)
    };
    let mut called = over("dropped ");
    called.asks("axis").refuses("axis", "post bf109-2 luftflotte", "13.5f/2");
    called.does("axis", "post bf109-2 B36.24", &[]);
    let called = falls(&called, "axis", "post bf109-3 B36.24", |_| true);
    let wing = called.wing("bf109-2");
    assert!(wing.active && wing.at == called.hex("B36.24"));
    // Nobody is called without one.
    assert_eq!(over("").wing("bf109-2").at, called.hex("luftflotte"));
    // Nor twice in a turn, or by those who dropped in the turn before.
    let units = ["us-504 dropped @ A27.07", "br-xxx @ A25.08"];
    for (side, more) in [("allied", "called = true"), ("axis", "first = 'allied'")] {
        let again = falls(&table("movement", side, &units, READY, more), side, "done", |_| true);
        assert_eq!(again.wing("bf109-2").at, again.hex("luftflotte"), "{side}");
        assert!(!matches!(again.state.step(), Some(ocs::Step::Deploy(_))), "{side}");
    }
    // A bridge that was saved calls them, too.
    let saved = table("movement", "allied", &["br-xxx @ A25.08"], READY, "saved = true");
    let saved = falls(&saved, "allied", "done", |_| true);
    saved.asks("axis").allows("axis", "post bf109-2 B36.24");
}

#[test]
fn r2_2_s21_nobody_flies_from_the_box() {
    let units = list(&["ge-mg-1 @ B40.26", "br-2hcr @ A24.20"]);
    let bases = BASES.replace("'axis level 3 @ B36.24'", "'axis level 3 @ B36.24', 'axis level 1 @ B28.31'");
    let wings = "wings = ['bf109-1 @ B36.24', 'bf109-2 @ luftflotte']";
    let text = format!("phase = 'movement'\nphasing = 'axis'\nunits = [{units}]\n{bases}\n{wings}");
    let table = given(garden(), &text);
    table.allows("axis", "fly transfer B28.31; send bf109-1");
    // Nor to it: they return by themselves (2.2/22).
    let look = table.look();
    let wing = look.t.air.wings.iter().position(|sheet| sheet.key == "bf109-2").expect("a wing") as u8;
    assert!(!look.t.title.may_base(look, wing, table.hex("luftflotte")));
    assert!(look.t.title.may_base(look, wing, table.hex("B36.24")));
    table.refuses("axis", "fly transfer B28.31; send bf109-2", "btr:2.2/21");
}

#[test]
fn r2_2_s22_they_return_when_they_become_inactive_and_are_whole_there() {
    let wings = "'bf109-2 inactive lost=1 @ B36.24', 'bf109-3 lost=2 @ dead', 'bf109-4 @ B36.24', 'bf109-1 inactive @ B36.24'";
    let mut table = table("movement", "axis", &["ge-mg-1 @ B40.26"], wings, "");
    table.does("axis", "at B40.26; take ge-mg-1; halt", &[]);
    for key in ["bf109-2", "bf109-3"] {
        let wing = table.wing(key);
        assert_eq!((wing.at, wing.lost, wing.active), (table.hex("luftflotte"), 0, true), "{key}");
    }
    // Others stay, and so does whoever is Active until the German Clean-up Phase.
    assert_eq!(table.wing("bf109-1").at, table.hex("B36.24"));
    assert_eq!(table.wing("bf109-4").at, table.hex("B36.24"));
    let wings = "'bf109-1 @ B36.24', 'bf109-4 @ B36.24'";
    let mut late = self::table(
        "exploitation",
        "axis",
        &["ge-mg-1 reserve @ B40.26"],
        wings,
        "first = 'allied'\nturn = 5\nflight = 'none'",
    );
    late.does("axis", "done", &[]);
    assert_eq!(late.wing("bf109-4").at, late.hex("luftflotte"));
    assert_eq!(late.wing("bf109-1").at, late.hex("B36.24"));
    // Not after another phase, nor in the turn of the Allies.
    for (phase, side) in [("movement", "axis"), ("exploitation", "allied")] {
        let units = ["ge-mg-1 reserve @ B40.26", "us-504 reserve @ A27.07"];
        let stays = self::table(phase, side, &units, "'bf109-4 @ B36.24'", "first = 'allied'\nturn = 4");
        let stays = falls(&stays, side, "done", |_| true);
        assert_eq!(stays.wing("bf109-4").at, stays.hex("B36.24"), "{phase}");
    }
}

#[test]
fn r2_2_s27_after_wacht_am_rhein_they_are_like_all_others() {
    let wings = "'bf109-2 inactive lost=1 @ B36.24', 'bf109-3 lost=2 @ dead'";
    let mut table = table("movement", "axis", &["ge-mg-1 @ B40.26"], wings, "wacht = 1");
    table.does("axis", "at B40.26; take ge-mg-1; halt", &[]);
    assert_eq!((table.wing("bf109-2").at, table.wing("bf109-2").lost), (table.hex("B36.24"), 1));
    assert_eq!(table.wing("bf109-3").at, off::DEAD);
}
