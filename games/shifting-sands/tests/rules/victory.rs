//! Victory (5.4, 16).

use crate::support::{Looking, Table, acts, start};

/// The end of a turn: attrition and the victory phase follow.
fn ends(text: &str) -> Table {
    let mut t = acts("allied", &format!("round = 6\n{text}"));
    let dice = [1; 24];
    let mut chance = sandtable_core::Chance::scripted(&dice);
    for line in ["automatic", "done"] {
        let mut actions = Vec::new();
        sandtable_core::Rules::read(&t.rules, line, &mut actions).unwrap();
        let seat = t.seat("allied");
        sandtable_core::Rules::apply(
            &t.rules,
            &mut t.state,
            seat,
            actions[0],
            &mut chance,
            &mut sandtable_core::Log::off(),
        );
    }
    t
}

const QUIET: &str = "units = ['br-bg @ suez', 'it-17 @ tripoli']";

#[test]
fn r5_41_s1_a_point_for_el_alamein() {
    assert_eq!(ends("units = ['br-bg @ suez', 'it-17 @ tripoli', 'ge-21 @ el-daba']\naxis_too = ['halfaya', 'sidi-barrani', 'mersa-matruh', 'fuka']").vp(), 11);
}

#[test]
fn r16_0_s2_units_beside_it_count_once() {
    let t = ends(
        "units = ['br-bg @ suez', 'ge-15 @ el-alamein', 'ge-21 @ el-daba']\naxis_too = ['halfaya', 'sidi-barrani', 'mersa-matruh', 'fuka']",
    );
    assert_eq!(t.vp(), 11);
}

#[test]
fn r5_41_s2_egyptians_do_not_count() {
    let t = ends(
        "events = ['egyptian-uprising']\naxis_too = ['alexandria']\nunits = ['br-bg @ suez', 'it-17 @ tripoli', 'eg-bg @ alexandria']",
    );
    assert_eq!(t.vp(), 10);
}

#[test]
fn r5_41_s3_a_point_for_east_africa_from_fall_1941() {
    assert_eq!(ends(&format!("turn = 6\n{QUIET}")).vp(), 11);
    assert_eq!(ends(&format!("turn = 5\n{QUIET}")).vp(), 10);
}

#[test]
fn r16_0_s3_in_each_later_victory_phase() {
    assert_eq!(ends(&format!("turn = 8\n{QUIET}")).vp(), 11);
}

#[test]
fn r16_0_s1_places_count() {
    let mut t =
        crate::support::given("phase = 'march'\nmoves = ['sidi-barrani']\nunits = ['it-17 @ sidi-barrani']");
    t.does("axis", "take it-17; step mersa-matruh", &[]).shows(&["vp = 11"]);
}

#[test]
fn r16_0_s4_cards_count() {
    let mut t = acts("axis", &format!("turn = 6\nhand = ['X21']\n{QUIET}"));
    t.does("axis", "play X21 event", &[]).shows(&["vp = 11"]);
}

#[test]
fn r16_0_s5_both_ways() {
    let mut t = crate::support::given(
        "phase = 'march'\nacting = 'allied'\nmoves = ['halfaya']\nunits = ['br-bg @ halfaya']",
    );
    t.does("allied", "take br-bg-1; step bardia", &[]).shows(&["vp = 9"]);
    assert_eq!(t.rules.theatre().vp.len(), 22);
}

#[test]
fn r16_2_s1_fourteen_points_win() {
    assert_eq!(ends(&format!("vp = 14\n{QUIET}")).result(), Some((Some("axis"), "16.2/1")));
}

#[test]
fn r16_2_s2_the_canal_wins() {
    let t = ends(
        "vp = 5\naxis_too = ['port-said', 'suez', 'ismailia', 'nile-delta', 'alexandria']\nunits = ['it-17 @ tripoli', 'ge-21 @ suez', 'ge-15 @ alexandria', 'ge-90 @ port-said', 'it-27 @ ismailia', 'it-25 @ nile-delta']",
    );
    assert_eq!(t.result(), Some((Some("axis"), "16.2/2")));
}

#[test]
fn r16_3_s1_three_points_lose() {
    assert_eq!(ends(&format!("vp = 3\n{QUIET}")).result(), Some((Some("allied"), "16.3/1")));
}

#[test]
fn r16_3_s2_tripoli_before_torch() {
    let t = ends("units = ['br-bg @ suez', 'br-bg-2 @ tripoli']");
    assert_eq!(t.result(), Some((Some("allied"), "16.3/2")));
}

#[test]
fn r16_3_s3_tripoli_and_tunis_after_torch() {
    let t = ends(
        "turn = 10\nevents = ['torch']\nallied = ['tripoli']\nunits = ['br-bg @ suez', 'br-bg-2 @ tripoli', 'it-17 @ tunis']",
    );
    assert_eq!(t.result(), None);
    let t = ends(
        "turn = 10\nevents = ['torch']\nunits = ['br-bg @ suez', 'br-bg-2 @ tripoli', 'br-bg-3 @ tunis']",
    );
    assert_eq!(t.result(), Some((Some("allied"), "16.3/3")));
}

#[test]
fn r16_4_five_points_at_the_end() {
    assert_eq!(
        ends(&format!("turn = 12\nvp = 4\nallied = ['addis-ababa']\n{QUIET}")).result().map(|r| r.1),
        Some("16.4")
    );
    assert_eq!(ends(&format!("turn = 12\nvp = 8\n{QUIET}")).result(), Some((Some("axis"), "16.4")));
}

#[test]
fn r5_42_s2_the_game_ends_in_spring_1943() {
    assert!(ends(&format!("turn = 12\nvp = 8\n{QUIET}")).result().is_some());
    assert!(ends(&format!("turn = 11\nvp = 8\n{QUIET}")).result().is_none());
}

#[test]
fn r16_1_not_before() {
    assert!(ends(&format!("turn = 8\nvp = 8\n{QUIET}")).result().is_none());
}

#[test]
fn r5_42_s1_the_axis_is_looked_at_first() {
    let mut t = crate::support::given(
        "steps = ['turn victory', 'depot 1 tobruk']\nvp = 14\nallied = ['tripoli']\nunits = ['it-17 reduced @ gazala', 'br-bg-2 @ tripoli']",
    );
    t.does("axis", "done", &[]);
    assert_eq!(t.result(), Some((Some("axis"), "16.2/1")));
}

#[test]
fn r5_6_the_next_turn_begins_with_cards() {
    let t = ends(QUIET);
    t.shows(&["turn = 2", "round = 1"]).asks("axis");
    assert_eq!(t.state.piles[0].hand, 7);
}

#[test]
fn r16_5_s1_twelve_places_are_allied_at_the_start() {
    let t = start("campaign", &[]);
    assert_eq!((t.rules.theatre().vp - t.state.axis).len(), 12);
}

#[test]
fn r16_5_s2_ten_are_axis() {
    let t = start("campaign", &[]);
    assert_eq!((t.rules.theatre().vp & t.state.axis).len(), 10);
}

#[test]
fn r16_6_s1_the_total_stays_on_the_track() {
    let mut t = acts("axis", &format!("turn = 6\nvp = 14\nhand = ['X21']\n{QUIET}"));
    t.does("axis", "play X21 event", &[]).shows(&["vp = 14"]);
}

#[test]
fn r16_6_s2_and_does_not_fall_below_nought() {
    let mut t = acts("allied", &format!("vp = 0\nhand = ['A7']\n{QUIET}"));
    t.does("allied", "play A7 event", &[]).shows(&["vp = 0"]);
}

#[test]
fn r18_4_s1_seven_points_decide_sonnenblume() {
    let t = start("sonnenblume", &[]);
    assert_eq!(t.rules.theatre().axis_needs, 7);
    let mut t = start("sonnenblume", &[]).given("hand = []\nphase = 'action'\nacting = 'allied'\nturn = 8\nround = 6\nvp = 5\nallied = ['addis-ababa']\nunits = ['br-bg @ suez', 'it-17 @ tripoli']");
    t.does("allied", "automatic; done", &[]);
    let winner = if t.vp() >= 7 { "axis" } else { "allied" };
    assert_eq!(t.result(), Some((Some(winner), "18.4/1")));
}
