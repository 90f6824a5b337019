//! German reinforcements for which the schedule names no place (2.1).

use ocs::{Ocs, Segment, Side};

use crate::support::{Looking, POOR, Table, given, keeps_off, list, yard};

const HELD: &str =
    "axis = ['bocholt', 'wesel', 'amsterdam', 'amsterdam-w', 'rotterdam', 'rotterdam-n', 'hilversum']";

/// From Amsterdam to Bocholt. Three battalions and a division come to Bocholt, where no place is named for them; a battalion
/// to Hilversum on map A, as free as they; the 12th Volksgrenadiers to Bocholt and nowhere else.
fn holland(sources: &[&str]) -> Ocs {
    let arrivals = "arrival = [\
        { turn = 1, hex = 'B36.24', open = true, units = ['ge-183vg', 'ge-mg-1', 'ge-mg-2', 'ge-mg-3'] }, \
        { turn = 1, hex = 'A50.05', open = true, units = ['ge-mg-4'] }, \
        { turn = 1, hex = 'B36.24', units = ['ge-12vg'] }]";
    let supply = format!("supply = [{{ side = 'axis', hexes = [{}] }}]", list(sources));
    yard(["A57.16", "B30.20"], &["us-3-cca", "ge-9pz-i"], &format!("{arrivals}\n{supply}\n{POOR}"))
}

/// Sources beside Amsterdam, Rotterdam and Bocholt.
const OPEN: [&str; 3] = ["A53.07", "A46.13", "B36.20"];

/// The German Movement Segment, in which they have come.
#[track_caller]
fn come(sources: &[&str], more: &str) -> Table {
    let waits = list(&["us-3-cca reserve @ A31.16", "ge-9pz-i reserve @ B40.22"]);
    let text =
        format!("phase = 'exploitation'\nphasing = 'allied'\nfirst = 'allied'\nunits = [{waits}]\n{more}");
    let mut table = given(holland(sources), &text);
    table.does("allied", "done", &[3, 4]).does("axis", "done", &[]).asks("axis");
    assert_eq!(table.unit("ge-183vg").at, table.hex("B36.24"));
    table
}

#[test]
fn r2_1_s7_four_re_a_turn_may_come_to_amsterdam_or_rotterdam() {
    // Three RE and two times half of one: both cities together.
    let mut table = come(&OPEN, HELD);
    table.does("axis", "place ge-183vg A54.07; place ge-mg-1 A45.15; place ge-mg-2 A46.14", &[]);
    let at = |key: &str| table.look().t.name(table.unit(key).at);
    assert_eq!([at("ge-183vg"), at("ge-mg-1"), at("ge-mg-2")], ["A54.07", "A45.15", "A46.14"]);
    assert_eq!(table.look().size(table.id("ge-183vg")) + 2 * table.look().size(table.id("ge-mg-1")), 16);
    table.refuses("axis", "place ge-mg-3 A54.07", "btr:2.1/7").refuses(
        "axis",
        "place ge-mg-3 A45.15",
        "btr:2.1/7",
    );
    // To a city in Germany as many as one likes; they go on as others do who have come, and do not come again.
    table.allows("axis", "place ge-mg-3 B32.24").allows("axis", "at A54.07; take ge-183vg");
    table.refuses("axis", "place ge-183vg B32.24", "btr:2.1/6");
    // Whoever has marched off does not make room.
    table.does("axis", "at A45.15; take ge-mg-1; step A45.14; halt", &[]);
    table.refuses("axis", "place ge-mg-3 A54.07", "btr:2.1/7");
}

#[test]
fn r2_1_s7_if_the_city_can_trace_supply() {
    let table = come(&["A53.07", "B36.20"], HELD);
    assert!(table.look().traced(Side::Axis, table.hex("A54.07")));
    table.allows("axis", "place ge-183vg A54.07").refuses("axis", "place ge-183vg A45.15", "btr:2.1/7");
    // And if it is German.
    let lost = come(&OPEN, "axis = ['bocholt', 'rotterdam', 'hilversum']");
    lost.refuses("axis", "place ge-183vg A54.07", "btr:2.1/7").allows("axis", "place ge-183vg A45.15");
}

#[test]
fn r2_1_s7_reinforcements_of_map_b_whose_place_is_not_named() {
    let table = come(&OPEN, HELD);
    table.refuses("axis", "place ge-mg-4 A54.07", "btr:2.1/7").allows("axis", "place ge-mg-4 B36.24");
    // 2.1/8: the schedule says where the 12th comes.
    table.refuses("axis", "place ge-12vg A54.07", "btr:2.3/2");
}

#[test]
fn r2_1_s6_units_without_a_named_place_come_to_any_city_in_germany() {
    let table = come(&OPEN, HELD);
    table.allows("axis", "place ge-183vg B32.24");
    // Neither to another country, nor to a village, nor where supply does not reach.
    table.refuses("axis", "place ge-183vg A50.05", "btr:2.1/6");
    table.refuses("axis", "place ge-183vg B37.30", "btr:2.1/6");
    let mut cut = come(&["A53.07"], HELD);
    cut.does("axis", "done", &[]).refuses("axis", "place ge-183vg B32.24", "btr:2.1/6");
    come(&OPEN, "axis = ['bocholt']").refuses("axis", "place ge-183vg B32.24", "btr:2.1/6");
    // Before it has gone anywhere.
    let mut late = come(&OPEN, HELD);
    late.does("axis", "at B36.24; take ge-183vg; step B36.23; halt", &[]);
    late.refuses("axis", "place ge-183vg B32.24", "btr:2.1/6");
}

#[test]
fn r2_1_s6_before_they_have_done_anything_in_the_movement_phase_of_their_turn() {
    let with = |state: &str, more: &str| {
        let units = list(&["us-3-cca @ A31.16", "ge-9pz-i @ B40.22", &format!("ge-183vg {state} @ B36.24")]);
        given(
            holland(&OPEN),
            &format!("phase = 'movement'\nphasing = 'axis'\nunits = [{units}]\n{HELD}\n{more}"),
        )
    };
    let place = "place ge-183vg B32.24";
    let fresh = with("arrived", "");
    fresh.allows("axis", place).refuses("axis", "place ge-183vg B36.24", "btr:2.1/6");
    for (state, more) in [("", ""), ("arrived moved", ""), ("arrived spent=2", ""), ("arrived", "turn = 2")] {
        with(state, more).refuses("axis", place, "btr:2.1/6");
    }
    assert_eq!(keeps_off(&fresh, Side::Axis, Segment::Movement, "ge-183vg", "B32.24"), None);
    assert_eq!(keeps_off(&fresh, Side::Axis, Segment::Reaction, "ge-183vg", "B32.24"), Some("btr:2.1/6"));
    assert_eq!(keeps_off(&fresh, Side::Allied, Segment::Movement, "ge-183vg", "B32.24"), Some("btr:2.1/6"));
    let offers = fresh.offers("axis");
    assert!(["B32.24", "A54.07"].iter().all(|at| offers.contains(&format!("place ge-183vg {at}"))));
}

#[test]
fn r2_1_s6_supply_comes_to_german_cities_of_germany_that_trace_it() {
    let table = come(&OPEN, HELD);
    let entries = |side: Side| {
        let look = table.look();
        let mut names: Vec<String> =
            look.t.title.entries_of(look, side).iter().map(|at| look.t.name(*at)).collect();
        names.sort();
        names
    };
    assert_eq!(entries(Side::Axis), ["B32.24", "B36.24"]);
    // 1.1e/1: and in a major one of them is a staff, not in Holland or in a minor one.
    let staff = |at: &str| table.look().t.title.rebuilds_in(table.look(), Side::Axis, table.hex(at));
    assert!(!staff("A54.07") && !staff("B36.24"));
}
