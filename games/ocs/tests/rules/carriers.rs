//! Carriers (18.2), and aircraft against ships (18.3).

use ocs::{Side, Step, hull, off};

use crate::support::{Looking, Table, phase};

/// The Movement Segment of the Allies; it does not end by itself.
fn moves(vessels: &str, wings: &str) -> Table {
    let more = format!("vessels = [{vessels}]\nwings = [{wings}]\nbases = ['allied level 2 @ A9.17']");
    phase("movement", "allied", &["eng-3 @ A5.19", "i-9 reserve @ A2.02"], &more)
}

/// Their Barrage Segment; a bomber waits, so that it does not end by itself.
fn bombs(vessels: &str, wings: &str, units: &[&str]) -> Table {
    let more = format!(
        "vessels = [{vessels}]\nwings = [{wings}, 'shap-7 @ A9.17']\nbases = ['allied level 2 @ A9.17']"
    );
    phase("movement-barrage", "allied", &[units, &["eng-3 @ A5.19", "i-9 @ A13.06"]].concat(), &more)
}

const CARRIER: &str = "'0 allied carrier @ A14.17'";

#[test]
fn r18_2a_a_carrier_bases_so_many_aircraft_of_its_kinds() {
    // A Fighter of the land has no place there, one of the fleet has.
    moves(CARRIER, "'iap-4 @ A9.17'").refuses("allied", "fly transfer A14.17", "18.2a");
    let mut table = moves(CARRIER, "'iap-12 @ A9.17', 'shap-7 @ A9.17'");
    table.does("allied", "fly transfer A14.17; send iap-12", &[]);
    assert_eq!((table.perch("iap-12"), table.wing("iap-12").deck), (("A14.17".into(), true), 0));
    // Three is all that it takes, Active or not.
    let full =
        "'mtap-1 inactive deck 0 @ A14.17', 'iap-13 inactive deck 0 @ A14.17', 'iap-11 deck 0 @ A14.17'";
    moves(CARRIER, &format!("{full}, 'iap-12 @ A9.17'")).refuses("allied", "fly transfer A14.17", "18.2a");
    // No other ship has a deck.
    moves("'0 allied cruiser @ A14.17'", "'iap-12 @ A9.17'").refuses(
        "allied",
        "fly transfer A14.17",
        "18.2a",
    );
    moves("", "'iap-12 @ A9.17'").refuses("allied", "fly transfer A14.17", "14.11/1");
}

/// The Axis ends its turn, and that of the Allies begins with a carrier and its Inactive aircraft.
fn begins(vessels: &str, wings: &[&str]) -> Table {
    let wings: String = wings.iter().map(|key| format!("'{key} inactive deck 0 @ A14.17', ")).collect();
    let more = format!("first = 'axis'\nvessels = [{vessels}]\nwings = [{wings}]");
    let units = ["i-8 reserve @ A9.04", "r-1 reserve @ A9.17", "hq-63 @ A9.19", "r-2 lost=1 @ A9.20"];
    phase("exploitation", "axis", &units, &more)
}

#[test]
fn r18_2b_a_carrier_refits_all_for_nothing_and_a_damaged_one_two() {
    let all = ["mtap-1", "iap-13", "iap-11"];
    let active = |table: &Table| all.map(|key| table.wing(key).active);
    let mut whole = begins(CARRIER, &all);
    // Nobody has a token; the dice are those of supply and Replacements.
    whole.does("axis", "done", &[1, 1, 4, 4]);
    assert_eq!(active(&whole), [true; 3]);
    assert_eq!(whole.look().s.books[Side::Allied as usize].spent.iter().sum::<u32>(), 0);
    let mut damaged = begins("'0 allied carrier damaged @ A14.17'", &all);
    damaged.does("axis", "done", &[]).asks("allied");
    assert_eq!(damaged.state.step(), Some(Step::Deck { carrier: 0, left: 2 }));
    damaged.refuses("allied", "ready jg-3", "18.2b");
    damaged.does("allied", "ready mtap-1; ready iap-11", &[1, 1, 4, 4]);
    assert_eq!(active(&damaged), [true, false, true]);
    // Two alone need no choice.
    let mut two = begins("'0 allied carrier damaged @ A14.17'", &["mtap-1", "iap-13"]);
    two.does("axis", "done", &[1, 1, 4, 4]);
    assert_eq!(active(&two)[..2], [true; 2]);
}

#[test]
fn r18_2c_its_aircraft_fly_from_it_go_with_it_and_are_lost_with_it() {
    let wings = "'mtap-1 deck 0 @ A14.17', 'iap-13 deck 0 @ A14.17'";
    let mut sails = moves(CARRIER, wings);
    sails.does("allied", "sail 0; steer A14.10", &[]);
    assert_eq!(["mtap-1", "iap-13"].map(|key| sails.perch(key).0), ["A14.10", "A14.10"].map(String::from));
    // Its Fighter patrols ten hexes around it.
    let patrols = |table: &Table, at: &str| table.look().patrolled(Side::Allied, table.hex(at));
    assert!(patrols(&sails, "A14.1") && !patrols(&moves(CARRIER, wings), "A14.1"));
    // A bomber flies from it, and comes back to it, Inactive.
    let mut flies = bombs("'0 allied carrier @ A14.17', '1 axis cruiser @ A14.10'", wings, &[]);
    flies.does("allied", "raid 1; send mtap-1; go", &[1, 1, 1, 1]).does("allied", "home A14.17", &[]);
    assert_eq!((flies.perch("mtap-1"), flies.wing("mtap-1").deck), (("A14.17".into(), false), 0));
    // 16 points by a protection of 1: twelve is a hit, and the damaged ship sinks.
    let fleet = "vessels = ['0 allied carrier damaged @ A14.10', '1 axis cruiser @ A14.12']";
    let crew = "wings = ['mtap-1 deck 0 @ A14.10', 'iap-13 inactive deck 0 @ A14.10']";
    let mut sinks = phase("movement-barrage", "axis", &["i-8 @ A9.03"], &format!("{fleet}\n{crew}"));
    sinks.does("axis", "engage 0; join 1; attack", &[6, 6]);
    assert_eq!(["mtap-1", "iap-13"].map(|key| sinks.wing(key).at), [off::DEAD; 2]);
}

#[test]
fn r18_3e_a_strength_in_parentheses_is_for_ships_alone() {
    let fleet = "'0 allied carrier @ A14.17', '1 axis cruiser @ A14.10'";
    let torpedoes = bombs(fleet, "'mtap-1 deck 0 @ A14.17', 'shap-8 inactive @ A9.17'", &["i-8 @ A13.10"]);
    torpedoes.refuses("allied", "fly bomb-units A13.10; send mtap-1", "18.3e");
    torpedoes.allows("allied", "raid 1; send mtap-1");
    // It may come along, but adds nothing to the bombs of others.
    let more = "'mtap-1 deck 0 @ A14.17', 'iap-4 @ A9.17'";
    let mut along = bombs(fleet, more, &["i-8 @ A13.10"]);
    along.does("allied", "fly bomb-units A13.10; send shap-7; send mtap-1", &[]);
    assert_eq!(along.look().bombs(), 6);
    // Others bomb ships as well; heavy bombers do not (14.1e/B).
    let mut both = bombs(fleet, &format!("{more}, 'bap-90 @ A9.17'"), &[]);
    both.does("allied", "raid 1; send shap-7", &[]).refuses("allied", "send bap-90", "14.1e/B");
    both.does("allied", "send mtap-1", &[]);
    assert_eq!(both.look().bombs(), 14);
}

#[test]
fn r18_3c_s2_aircraft_count_twice_and_their_distance_shifts() {
    // 2 x 8 by a protection of 3 is 5: seven is nothing there, and DG a column to the right.
    let raided = |from: &str, dice: &[u16]| {
        let fleet = format!("'0 allied carrier @ {from}', '1 axis cruiser @ A14.7'");
        let mut table = bombs(&fleet, &format!("'mtap-1 deck 0 @ {from}'"), &[]);
        table.does("allied", "raid 1; send mtap-1; go", dice);
        table.look().s.vessels[1]
    };
    assert!(!raided("A14.18", &[1, 1, 3, 4]).has(hull::DG));
    assert!(raided("A14.17", &[1, 1, 3, 4]).has(hull::DG));
    assert!(raided("A14.18", &[1, 1, 4, 4]).has(hull::DG));
    // Eleven is ½, and a four a hit.
    let hit = raided("A14.18", &[1, 1, 5, 6, 4]);
    assert!(hit.has(hull::DAMAGED) && hit.has(hull::DG));
}

#[test]
fn r18_3c_s1_a_ship_is_bombed_once_a_phase_whatever_falls_on_its_hex() {
    let fleet = "'0 allied carrier @ A14.17', '1 axis cruiser @ A14.10', '2 axis monitor @ A14.10'";
    let mut table = bombs(fleet, "'mtap-1 deck 0 @ A14.17', 'shap-8 @ A9.17'", &[]);
    table.does("allied", "raid 1; send mtap-1; go", &[1, 1, 1, 1]).does("allied", "home A14.17", &[]);
    table.refuses("allied", "raid 1", "18.3c/1").allows("allied", "raid 2; send shap-8");
    table.refuses("allied", "fly bomb-ship A14.10", "18.3c/1").refuses("allied", "raid 0", "18.3c/1");
    // The segments of a phase count as one.
    let fleet = "'0 allied carrier @ A14.17', '1 axis cruiser struck @ A14.10'";
    bombs(fleet, "'mtap-1 deck 0 @ A14.17'", &[]).refuses("allied", "raid 1", "18.3c/1");
}
