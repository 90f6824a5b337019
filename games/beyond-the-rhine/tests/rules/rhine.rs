//! Bridges of the Rhine (1.8) and pontoon units (1.10), on a window around Arnhem and Nijmegen, and one around Cologne.

use ocs::{Mobility, Segment, Side, Way, Weather};
use sandtable_core::{Rules, Seen, Viewer};

use crate::support::{Looking, POOR, Table, bars, given, list, says, yard};

const UNITS: [&str; 18] = [
    "us-504",
    "us-505",
    "us-1",
    "us-2-cca",
    "us-2-ccb",
    "us-cav-102",
    "us-pontoon-1",
    "br-pontoon-1",
    "us-pax-1",
    "ge-mg-1",
    "ge-mg-2",
    "ge-mg-4",
    "ge-183vg",
    "ge-9pz-i",
    "ge-pontoon-1",
    "ge-lxxxi",
    "us-vii",
    "ge-pontoon-2",
];

/// A phase between Waal and Rhine, with units far behind that keep it open.
#[track_caller]
fn arnhem(phase: &str, side: &str, units: &[&str], more: &str) -> Table {
    let rules = yard(["A46.02", "B36.27"], &UNITS, POOR);
    let far = ["us-cav-102 @ A36.02", "ge-mg-4 @ B46.27"];
    let units = list(&[units, &far].concat());
    given(rules, &format!("phase = '{phase}'\nphasing = '{side}'\nunits = [{units}]\n{more}"))
}

/// A phase at Cologne, in Germany on both banks, with units far behind.
#[track_caller]
fn cologne(phase: &str, side: &str, units: &[&str], more: &str) -> Table {
    let rules = yard(["B20.30", "B12.18"], &UNITS, POOR);
    let far = ["us-cav-102 @ B12.30", "ge-mg-4 @ B20.18"];
    let units = list(&[units, &far].concat());
    given(rules, &format!("phase = '{phase}'\nphasing = '{side}'\nunits = [{units}]\n{more}"))
}

#[test]
fn r1_8_s2_other_rivers_have_no_such_bridges() {
    // Over the Roer and the Maas nothing is asked.
    let mut table = crate::support::moves("allied", &["us-1 @ B16.32"], "weather = 'dry'");
    table.does("allied", "at B16.32; take us-1; step B16.31", &[]).asks("allied");
    assert!(says(&table, "due").is_empty());
}

/// A regiment that goes to Nijmegen.
fn to_nijmegen(more: &str) -> Table {
    let mut table = arnhem("movement", "allied", &["us-504 @ B38.33"], more);
    table.does("allied", "at B38.33; take us-504; step B39.33", &[]);
    table
}

#[test]
fn r1_8a_s1_germans_may_blow_a_bridge_that_the_allies_come_to() {
    let table = to_nijmegen("");
    table.asks("axis").allows("axis", "agree").allows("axis", "decline");
    // Beside one of its hexes is not at the bridge (ruling), and Replacements are no combat units.
    let mut near = arnhem("movement", "allied", &["us-504 @ B37.33"], "");
    near.does("allied", "at B37.33; take us-504; step B38.33", &[]).asks("allied");
}

#[test]
fn r1_8a_s1_a_click_to_a_bridge_is_marked_since_the_enemy_is_asked() {
    let mut table = arnhem("movement", "allied", &["us-504 @ B38.33"], "");
    table.does("allied", "at B38.33; take us-504", &[]);
    let seats = table.rules.decision(&table.state).seats();
    let scene = table.rules.scene(&Seen::of(&table.rules, &table.state, Viewer(seats)));
    let binds = |end: &str| scene.offers.iter().find(|o| o.line.ends_with(end)).expect("a way").binding;
    assert!(binds("step B39.33; halt") && !binds("step B38.32; halt"));
}

#[test]
fn r1_8a_s2_it_is_blown_unless_declined_or_checked() {
    let mut table = to_nijmegen("");
    table.tells("axis", "agree", &[], &[("btr:1.8a/2", "log-bridge-blown")]);
    assert_eq!(says(&table, "blown").len(), 1);
}

#[test]
fn r1_8a_s3_what_is_not_blown_at_once_is_blown_no_more() {
    let mut table = to_nijmegen("");
    table.does("axis", "decline", &[]);
    while table.state.step().is_some_and(|step| matches!(step, ocs::Step::Ask { .. })) {
        table.does("axis", "decline", &[]);
    }
    // Another unit comes: nobody is asked.
    table.does("allied", "halt", &[]);
    assert!(says(&table, "due").is_empty());
    let mut again = arnhem(
        "movement",
        "allied",
        &["us-505 @ B38.33"],
        "passed = ['B39.33-B40.32', 'B39.33-B40.32/rail']",
    );
    again.does("allied", "at B38.33; take us-505; step B39.33", &[]).asks("allied");
}

#[test]
fn r1_8a_s4_the_chance_comes_back_with_both_ends() {
    let passed = "passed = ['B39.33-B40.32', 'B39.33-B40.32/rail']";
    let mut table = arnhem("movement", "axis", &["ge-183vg @ B39.32", "ge-mg-1 @ B40.32"], passed);
    table.does("axis", "at B39.32; take ge-183vg; step B39.33", &[]);
    assert!(says(&table, "passed").is_empty());
    // With the Allies at the other end it does not.
    let mut table = arnhem("movement", "axis", &["ge-183vg @ B39.32", "us-504 @ B40.32"], passed);
    table.does("axis", "at B39.32; take ge-183vg; step B39.33", &[]);
    assert_eq!(says(&table, "passed").len(), 2);
    // An empty end is in the hands of whoever holds its town.
    let back = |town: &str| {
        let mut table =
            arnhem("movement", "axis", &["ge-183vg @ B41.32"], &format!("{passed}\naxis = [{town}]"));
        table.does("axis", "at B41.32; take ge-183vg; step B40.32", &[]);
        says(&table, "passed").len()
    };
    assert_eq!((back("'nijmegen'"), back("'arnhem'")), (0, 2));
}

#[test]
fn r1_8a_s5_the_position_names_what_is_not_obvious() {
    let table = arnhem("movement", "allied", &["us-504 @ B38.33"], "blown = ['B39.33-B40.32']");
    assert_eq!(says(&table, "blown").len(), 1);
    let plain = arnhem("movement", "allied", &["us-504 @ B38.33"], "");
    assert!(says(&plain, "blown").is_empty());
}

/// The two bridges of Nijmegen.
const ROAD: &str = "B39.33-B40.32";
const RAIL: &str = "B39.33-B40.32/rail";

/// Both of them blown.
const BLOWN: &str = "blown = ['B39.33-B40.32', 'B39.33-B40.32/rail']";

#[test]
fn r1_8a_s6_a_blown_bridge_is_a_ferry() {
    let table = arnhem("movement", "allied", &["us-504 @ B39.33", "us-2-cca moves fuelled @ B39.33"], BLOWN);
    table.allows("allied", "at B39.33; take us-504; step B40.32");
    table.refuses("allied", "at B39.33; take us-2-cca; step B40.32", "btr:1.8c/3");
    let further =
        arnhem("movement", "allied", &["us-2-cca moves fuelled @ B41.32"], "blown = ['B41.32-B42.31']");
    further.refuses("allied", "at B41.32; take us-2-cca; step B42.31", "btr:1.8c/3");
    // It takes all MP: not after another step.
    let table =
        arnhem("movement", "allied", &["us-504 @ B38.33"], &format!("{BLOWN}\npassed = ['B39.33-B40.32']"));
    table.refuses("allied", "at B38.33; take us-504; step B39.33; step B40.32", "6.2/1");
}

#[test]
fn r1_8a_s7_bridges_of_a_hexside_are_blown_one_by_one() {
    let mut table = to_nijmegen("");
    table.does("axis", "agree", &[]).asks("axis");
    table.does("axis", "decline", &[]).asks("allied");
    assert_eq!((says(&table, "blown"), says(&table, "passed")), (vec![ROAD.into()], vec![RAIL.into()]));
    let mut both = to_nijmegen("");
    both.does("axis", "agree", &[]).does("axis", "agree", &[]).asks("allied");
    assert_eq!(says(&both, "blown"), [ROAD, RAIL]);
    let mut saved = to_nijmegen("checks = 2");
    for _ in 0..2 {
        saved.does("axis", "agree", &[]).does("allied", "agree", &[1, 1]);
    }
    assert_eq!(says(&saved, "passed"), [ROAD, RAIL]);
    // With one of them whole tanks still cross.
    let table =
        arnhem("movement", "allied", &["us-2-cca moves fuelled @ B39.33"], "blown = ['B39.33-B40.32']");
    table.allows("allied", "at B39.33; take us-2-cca; step B40.32");
}

#[test]
fn r1_8b_s2_at_most_three_markers_wait() {
    let table = arnhem("movement", "allied", &["us-504 @ B38.33"], "checks = 3");
    assert!(table.text().contains("checks = 3"));
    let position = "phase = 'movement'\nunits = []\nchecks = 4";
    let rules = yard(["A46.02", "B36.27"], &UNITS, POOR);
    let bad = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| given(rules, position)));
    assert!(bad.is_err());
}

#[test]
fn r1_8b_s3_a_marker_makes_the_germans_roll() {
    let mut table = to_nijmegen("checks = 1");
    table.does("axis", "agree", &[]).asks("allied");
    table.does("allied", "agree", &[6, 6]);
    assert_eq!((says(&table, "checks"), says(&table, "blown").len()), (vec!["0".into()], 1));
    // Whoever keeps it sees the bridge go.
    let mut table = to_nijmegen("checks = 1");
    table.does("axis", "agree", &[]).does("allied", "decline", &[]);
    assert_eq!((says(&table, "checks"), says(&table, "blown").len()), (vec!["1".into()], 1));
}

#[test]
fn r1_8b_s4_it_stands_on_2_to_4() {
    let mut table = to_nijmegen("checks = 1");
    table.does("axis", "agree", &[]).tells(
        "allied",
        "agree",
        &[2, 2],
        &[("btr:1.8b/4", "log-bridge-stands")],
    );
    assert!(says(&table, "blown").is_empty());
    let mut table = to_nijmegen("checks = 1");
    table.does("axis", "agree", &[]).does("allied", "agree", &[2, 3]);
    assert_eq!(says(&table, "blown").len(), 1);
}

/// An attack over the Waal from Nijmegen to Elst.
fn over_the_waal(attacker: &str, more: &str) -> Table {
    let own = format!("{attacker} @ B39.33");
    let more = format!("dumps = ['allied 24 @ B39.33']\n{more}");
    arnhem("combat", "allied", &[&own, "ge-mg-1 @ B40.32"], &more)
}

#[test]
fn r1_8c_s1_an_attack_needs_a_way() {
    over_the_waal("us-1", "").allows("allied", "target B40.32; with us-1");
    // No bridge leads from Nijmegen to B40.33.
    let more = "dumps = ['allied 24 @ B39.33']";
    let table = arnhem("combat", "allied", &["us-1 @ B39.33", "ge-mg-1 @ B40.33"], more);
    table.refuses("allied", "target B40.33", "btr:1.8c/5");
}

#[test]
fn r1_8c_s2_over_a_bridge_all_move_and_attack() {
    over_the_waal("us-2-cca", "").allows("allied", "target B40.32; with us-2-cca");
    let table = arnhem("movement", "allied", &["us-2-cca moves fuelled @ B39.33"], "");
    table.allows("allied", "at B39.33; take us-2-cca; step B40.32");
    // The river halves or worse, as a major one.
    let table = over_the_waal("us-1", "");
    assert!(table.look().t.barriers.iter().all(|shares| shares[2].0 > 0));
}

#[test]
fn r1_8c_s3_over_a_ferry_or_a_blown_bridge_on_foot_only() {
    over_the_waal("us-1", BLOWN).allows("allied", "target B40.32; with us-1");
    over_the_waal("us-2-cca", BLOWN).refuses("allied", "target B40.32", "btr:1.8c/3");
}

#[test]
fn r1_8c_s4_in_snow_not_even_on_foot() {
    let snow = format!("{BLOWN}\nweather = 'snow'");
    over_the_waal("us-1", &snow).refuses("allied", "target B40.32", "btr:1.8c/4");
    let table = arnhem("movement", "allied", &["us-504 @ B39.33"], &snow);
    table.refuses("allied", "at B39.33; take us-504; step B40.32", "btr:1.8c/4");
}

#[test]
fn r1_8c_s5_nobody_without_bridge_or_ferry() {
    let table = arnhem("movement", "allied", &["us-504 @ B39.33", "us-2-cca moves fuelled @ B39.33"], "");
    table.refuses("allied", "at B39.33; take us-504; step B40.33", "btr:1.8c/5");
    table.refuses("allied", "at B39.33; take us-2-cca; step B40.33", "btr:1.8c/5");
}

#[test]
fn r1_8d_s1_no_german_works_in_germany_beside_the_rhine() {
    let (bank, inland) = banks();
    let dumps = format!("dumps = ['axis 24 @ {bank}']");
    let table = cologne("movement", "axis", &[&format!("ge-183vg @ {bank}")], &dumps);
    table.refuses("axis", &format!("dig {bank}"), "btr:1.8d/1");
    let dumps = format!("dumps = ['axis 24 @ {inland}']");
    cologne("movement", "axis", &[&format!("ge-183vg @ {inland}")], &dumps)
        .allows("axis", &format!("dig {inland}"));
    // The Netherlands are exempt.
    let more = "dumps = ['axis 24 @ B39.33']";
    arnhem("movement", "axis", &["ge-183vg @ B39.33"], more).allows("axis", "dig B39.33");
}

/// A hex on the west bank near Cologne without the West Wall, and one two hexes from the river.
fn banks() -> (String, String) {
    let rules = yard(["B20.30", "B12.18"], &UNITS, POOR);
    let t = rules.theatre();
    let rhine = &t.zones[4];
    let wet = |hex: u16| rhine.sides[usize::from(hex)] != 0;
    let free = |hex: &u16| !t.zones[0].hexes.contains(*hex) && !t.at(*hex).has(ocs::Terrain::Sea);
    let bank = (0..t.ground.len() as u16).filter(free).find(|hex| wet(*hex)).expect("a bank");
    let dry = |hex: &u16| !wet(*hex) && !t.near(*hex).any(wet) && t.near(*hex).count() == 6;
    let inland = (0..t.ground.len() as u16).filter(free).find(dry).expect("a hex inland");
    (t.name(bank), t.name(inland))
}

/// A bridge near Cologne: its ends.
fn bridge() -> [String; 2] {
    let rules = yard(["B20.30", "B12.18"], &UNITS, POOR);
    let t = rules.theatre();
    for at in 0..t.ground.len() as u16 {
        for d in (0..6).filter(|d| t.zones[4].crosses(at, *d)) {
            if Way::ALL.into_iter().any(|way| way != Way::Railroad && t.at(at).has_way(d, way)) {
                return [t.name(at), t.name(t.at(at).next[d])];
            }
        }
    }
    panic!("no bridge at Cologne");
}

#[test]
fn r1_8d_s2_it_ends_when_the_allies_hold_both_ends_of_a_bridge_in_germany() {
    let [one, other] = bridge();
    let (bank, _) = banks();
    let passed = format!("passed = ['{one}-{other}', '{one}-{other}/rail']");
    let mut table = None;
    for passed in [passed, format!("passed = ['{one}-{other}']")] {
        let units = [format!("us-504 @ {one}"), format!("us-505 @ {one}"), format!("ge-183vg @ {bank}")];
        let units: Vec<&str> =
            units.iter().map(String::as_str).filter(|u| !u.ends_with(&one) || u.starts_with("us")).collect();
        let attempt = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            cologne("movement", "allied", &units, &format!("{passed}\ndumps = ['axis 24 @ {bank}']"))
        }));
        if let Ok(found) = attempt {
            table = Some(found);
            break;
        }
    }
    let mut table = table.expect("a position");
    table.does("allied", &format!("at {one}; take us-504; step {other}; halt"), &[]);
    assert!(table.text().contains("crossed = true"), "{}", table.text());
    let dumps = format!("dumps = ['axis 24 @ {bank}']\ncrossed = true");
    cologne("movement", "axis", &[&format!("ge-183vg @ {bank}")], &dumps)
        .allows("axis", &format!("dig {bank}"));
}

#[test]
fn r1_1d_s2_pontoon_units_of_both_sides_can_bridge() {
    for (side, unit) in [("allied", "us-pontoon-1"), ("axis", "ge-pontoon-1")] {
        arnhem("movement", side, &[&format!("{unit} @ B39.33")], "").allows(side, "do ferry B39.33");
    }
}

#[test]
fn r1_1d_s3_they_do_nothing_else() {
    let more = "dumps = ['allied 24 @ B39.33']";
    let table = arnhem("movement", "allied", &["us-pontoon-1 @ B39.33"], more);
    table.refuses("allied", "construct us-pontoon-1 base B39.33", "btr:1.1d/3");
    table.refuses("allied", "construct us-pontoon-1 dig B38.33", "btr:1.1d/3");
}

#[test]
fn r1_1d_s1_headquarters_are_engineers() {
    let more = "dumps = ['allied 24 @ B39.33']";
    let table = arnhem("movement", "allied", &["us-vii @ B39.33"], more);
    table.allows("allied", "construct us-vii dig B38.33");
}

#[test]
fn r1_10_s2_a_pontoon_unit_lays_tracks_over_lesser_rivers() {
    // The Maas south of Nijmegen is a major river; tanks do not cross it elsewhere.
    let [from, to] = major();
    let table = arnhem("movement", "allied", &[&format!("us-2-cca moves fuelled @ {from}")], "");
    table.refuses("allied", &format!("at {from}; take us-2-cca; step {to}"), "6.2c");
    let units = [format!("us-2-cca moves fuelled @ {from}"), format!("us-pontoon-1 @ {from}")];
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    let mut table = arnhem("movement", "allied", &units, "");
    table.does("allied", &format!("at {from}; take us-2-cca; step {to}"), &[]);
    assert_eq!(table.unit("us-2-cca").spent, 4, "the cost of a track");
    // Not on the march.
    let units = [format!("us-2-cca moves fuelled @ {from}"), format!("us-pontoon-1 moves @ {from}")];
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    let table = arnhem("movement", "allied", &units, "");
    table.refuses("allied", &format!("at {from}; take us-2-cca; step {to}"), "6.2c");
}

/// A hexside of a major river without a way over it, between hexes open to tanks.
fn major() -> [String; 2] {
    let rules = yard(["A46.02", "B36.27"], &UNITS, POOR);
    let t = rules.theatre();
    for at in 0..t.ground.len() as u16 {
        for d in (0..6).filter(|d| t.at(at).barrier[*d] == Some(ocs::Barrier::MajorRiver)) {
            let to = t.at(at).next[d];
            if t.on_map(to) && t.cost(Weather::Dry, Mobility::Track, at, to).is_none() {
                return [t.name(at), t.name(to)];
            }
        }
    }
    panic!("no major river");
}

#[test]
fn r1_10_s3_it_costs_nothing() {
    let [from, to] = major();
    let units = [format!("us-2-cca moves fuelled @ {from}"), format!("us-pontoon-1 @ {from}")];
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    let mut table = arnhem("movement", "allied", &units, &format!("dumps = ['allied 4 @ {from}']"));
    table.does("allied", &format!("at {from}; take us-2-cca; step {to}"), &[]);
    assert_eq!(table.state.tokens(Side::Allied), 4);
}

#[test]
fn r1_10_s4_it_goes_with_the_unit() {
    let [from, to] = major();
    let units = [format!("us-2-cca moves fuelled @ {from}"), format!("us-pontoon-1 moves fuelled @ {from}")];
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    let table = arnhem("movement", "allied", &units, "");
    table.refuses("allied", &format!("at {from}; take us-2-cca; step {to}"), "6.2c");
}

#[test]
fn r1_10_s5_one_attempt_at_the_rhine_but_not_in_snow() {
    let table = |more: &str| arnhem("movement", "allied", &["us-pontoon-1 @ B39.33"], more);
    table("weather = 'snow'").refuses("allied", "do ferry B39.33", "btr:1.10/5");
    let mut tried = table("");
    tried.does("allied", "do ferry B39.33", &[1, 1]);
    tried.refuses("allied", "do ferry B39.33", "btr:1.10/5");
    // Away from the Rhine, or on the march, there is nothing to try; and HQs cannot.
    let away = arnhem("movement", "allied", &["us-pontoon-1 @ B37.33"], "");
    away.refuses("allied", "do ferry B37.33", "btr:1.10/5");
    let staff = arnhem("movement", "allied", &["us-vii @ B39.33"], "");
    staff.refuses("allied", "do ferry B39.33", "btr:1.10/5");
}

#[test]
fn r1_10_s6_a_ferry_on_8_or_more() {
    let tries = |dice: &[u16]| {
        let mut table = arnhem("movement", "allied", &["us-pontoon-1 @ B39.33"], "");
        table.does("allied", "do ferry B39.33", dice);
        says(&table, "ferries") == ["B39.33"]
    };
    assert!(!tries(&[3, 4]) && tries(&[4, 4]));
}

#[test]
fn r1_10_s7_a_blown_bridge_is_repaired_on_8_or_more_if_no_enemy_is_near() {
    let units = ["us-pontoon-1 @ B39.33"];
    let mut table = arnhem("movement", "allied", &units, BLOWN);
    table.does("allied", "do repair B39.33", &[4, 4]);
    assert_eq!(says(&table, "blown").len(), 1);
    assert!(says(&table, "blown")[0].ends_with("/rail"));
    table.refuses("allied", "do repair-rail B39.33", "btr:1.10/5");
    let mut table = arnhem("movement", "allied", &units, BLOWN);
    table.does("allied", "do repair B39.33", &[4, 3]);
    let watched = arnhem("movement", "allied", &["us-pontoon-1 @ B39.33", "ge-mg-1 moves @ B39.32"], BLOWN);
    watched.refuses("allied", "do repair B39.33", "btr:1.10/7");
    arnhem("movement", "allied", &units, "").refuses("allied", "do repair B39.33", "btr:1.10/7");
}

/// Two pontoon units at Nijmegen with a ferry, in a turn of the calendar.
fn upgrade(calendar: u8, units: &[&str], more: &str) -> Table {
    let sides = POOR.replace("calendar = 22", &format!("calendar = {calendar}"));
    let rules = yard(["A46.02", "B36.27"], &UNITS, &sides);
    let far = ["us-cav-102 @ A36.02", "ge-mg-4 @ B46.27"];
    let units = list(&[units, &far].concat());
    given(rules, &format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]\n{more}"))
}

const TWO: [&str; 2] = ["us-pontoon-1 @ B39.33", "br-pontoon-1 @ B39.33"];
const FERRY: &str = "ferries = ['B39.33']\npassed = ['B39.33-B40.32', 'B39.33-B40.32/rail']";

#[test]
fn r1_10_s8_two_units_make_a_bridge_of_a_ferry_in_1945() {
    let mut table = upgrade(36, &TWO, FERRY);
    table.does("allied", "do upgrade B39.33", &[4, 4]);
    assert!(table.text().contains("bridge-1 = true"));
    upgrade(35, &TWO, FERRY).refuses("allied", "do upgrade B39.33", "btr:1.10/8");
    upgrade(36, &TWO[..1], FERRY).refuses("allied", "do upgrade B39.33", "btr:1.10/8");
    upgrade(36, &TWO, "").refuses("allied", "do upgrade B39.33", "btr:1.10/8");
    let watched = [&TWO[..], &["ge-mg-1 @ B39.32"]].concat();
    upgrade(36, &watched, FERRY).refuses("allied", "do upgrade B39.33", "btr:1.10/8");
}

#[test]
fn r1_10a_s1_a_ferry_carries_men_on_foot() {
    let units = ["us-pontoon-1 @ B39.33", "us-504 @ B39.33", "us-2-cca moves fuelled @ B39.33"];
    let table = arnhem("movement", "allied", &units, FERRY);
    table.allows("allied", "at B39.33; take us-504; step B40.33");
    table.refuses("allied", "at B39.33; take us-2-cca; step B40.33", "btr:1.8c/3");
    let snow = arnhem("movement", "allied", &units, &format!("{FERRY}\nweather = 'snow'"));
    snow.refuses("allied", "at B39.33; take us-504; step B40.33", "btr:1.8c/4");
}

#[test]
fn r1_10a_s2_hexsides_that_are_not_the_rhine_have_no_ferry() {
    // The estuary below Dordrecht.
    let rules = yard(["A43.16", "A38.10"], &UNITS, POOR);
    let t = rules.theatre();
    let shore = (0..t.ground.len() as u16)
        .find(|at| {
            let wet = (0..6).any(|d| t.at(*at).barrier[d] == Some(ocs::Barrier::Lake));
            wet && t.zones[4].sides[usize::from(*at)] == 0 && !t.at(*at).has(ocs::Terrain::Sea)
        })
        .map(|at| t.name(at))
        .expect("a shore");
    let units = list(&[&format!("us-pontoon-1 @ {shore}"), "ge-mg-4 @ A38.10"]);
    let table = given(rules, &format!("phase = 'movement'\nphasing = 'allied'\nunits = [{units}]"));
    table.refuses("allied", &format!("do ferry {shore}"), "btr:1.10/5");
}

#[test]
fn r1_10a_s3_only_a_success_is_told() {
    let mut table = arnhem("movement", "allied", &["us-pontoon-1 @ B39.33"], "");
    table.tells("allied", "do ferry B39.33", &[4, 4], &[("btr:1.10a/3", "log-ferry")]);
    let mut table = arnhem("movement", "allied", &["us-pontoon-1 @ B39.33"], "");
    table.tells("allied", "do ferry B39.33", &[1, 1], &[("btr:1.10/6", "log-pontoon-failed")]);
    assert!(says(&table, "ferries").is_empty());
}

#[test]
fn r1_10a_s4_the_ferry_goes_with_its_unit() {
    let mut table =
        arnhem("movement", "allied", &["us-pontoon-1 moves fuelled @ B39.33", "us-504 @ B37.33"], FERRY);
    table.does("allied", "at B39.33; take us-pontoon-1; step B38.33; halt", &[]);
    assert!(says(&table, "ferries").is_empty());
}

#[test]
fn r1_10b_s1_a_repaired_bridge_stays_until_the_germans_have_it_back() {
    let mut table = arnhem("movement", "allied", &["us-pontoon-1 @ B39.33", "us-504 @ B37.33"], BLOWN);
    table.does("allied", "do repair B39.33", &[6, 6]);
    assert_eq!(says(&table, "passed").len(), 1);
    // Nobody is asked when the next unit comes, but after the Germans had both ends again.
    let whole = "passed = ['B39.33-B40.32', 'B39.33-B40.32/rail']";
    let mut back = arnhem("movement", "axis", &["ge-183vg @ B39.32", "ge-mg-1 @ B40.32"], whole);
    back.does("axis", "at B39.32; take ge-183vg; step B39.33", &[]);
    assert!(says(&back, "passed").is_empty());
}

#[test]
fn r1_10b_s2_a_repair_is_told_a_failure_is_not() {
    let mut table = arnhem("movement", "allied", &["us-pontoon-1 @ B39.33"], BLOWN);
    table.tells("allied", "do repair B39.33", &[6, 6], &[("btr:1.10b/2", "log-bridge-repaired")]);
    let mut table = arnhem("movement", "allied", &["us-pontoon-1 @ B39.33"], BLOWN);
    table.tells("allied", "do repair B39.33", &[1, 1], &[("btr:1.10/7", "log-pontoon-failed")]);
}

#[test]
fn r1_10c_s1_a_bridge_marker_is_a_minor_road() {
    let units = ["us-pontoon-1 @ B39.33", "us-2-cca moves fuelled @ B39.33"];
    let mut table = arnhem("movement", "allied", &units, &format!("{FERRY}\nbridge-1 = true"));
    table.does("allied", "at B39.33; take us-2-cca; step B40.33", &[]);
    assert_eq!(table.unit("us-2-cca").spent, 4);
}

#[test]
fn r1_10c_s2_a_success_is_told() {
    let mut table = upgrade(36, &TWO, FERRY);
    table.tells("allied", "do upgrade B39.33", &[6, 6], &[("btr:1.10c/2", "log-bridge-laid")]);
    let mut table = upgrade(36, &TWO, FERRY);
    table.tells("allied", "do upgrade B39.33", &[1, 1], &[("btr:1.10/8", "log-pontoon-failed")]);
}

#[test]
fn r1_10c_s3_it_stays_while_one_of_them_does() {
    let bridge = format!("{FERRY}\nbridge-1 = true");
    let units = ["us-pontoon-1 moves fuelled @ B39.33", "br-pontoon-1 moves fuelled @ B39.33"];
    let mut table = upgrade(36, &units, &bridge);
    table.does("allied", "at B39.33; take us-pontoon-1; step B38.33; halt", &[]);
    assert!(table.text().contains("bridge-1 = true"));
    table.does("allied", "at B39.33; take br-pontoon-1; step B38.33; halt", &[]);
    assert!(table.text().contains("bridge-1 = false"));
}

#[test]
fn r1_8a_s6_no_train_goes_over_a_blown_railway_bridge() {
    let cut = |more: &str, to: &str| {
        let table = arnhem("movement", "allied", &["us-504 @ B38.33"], more);
        let look = table.look();
        look.t.title.cuts(look, table.hex("B39.33"), table.hex(to))
    };
    assert!(cut(&format!("blown = ['{RAIL}']"), "B40.32") && cut(BLOWN, "B40.32"));
    assert!(!cut(&format!("blown = ['{ROAD}']"), "B40.32") && !cut("", "B40.32") && !cut(BLOWN, "B38.33"));
}

#[test]
fn r1_8d_s2_only_by_a_whole_bridge_of_germany_with_both_ends() {
    let [one, other] = bridge();
    let crossed = |units: &[String], more: &str| {
        let units: Vec<&str> = units.iter().map(String::as_str).collect();
        let mut table = cologne("movement", "allied", &units, more);
        table.does("allied", &format!("at {one}; take us-504; step {other}"), &[]);
        table.text().contains("crossed = true")
    };
    let pair = [format!("us-504 @ {one}"), format!("us-505 @ {one}")];
    let passed = format!("passed = ['{one}-{other}']");
    assert!(crossed(&pair, &passed));
    assert!(!crossed(&pair[..1], &passed), "nobody stays");
    assert!(!crossed(&pair, ""), "it may still be blown");
    assert!(!crossed(&pair, &format!("blown = ['{one}-{other}']")));
    // In the Netherlands it does not count.
    let mut waal = arnhem("movement", "allied", &["us-504 @ B39.33", "us-505 @ B39.33"], PASSED);
    waal.does("allied", "at B39.33; take us-504; step B40.32", &[]);
    assert!(waal.text().contains("crossed = false"));
    // The Allies dig where they like.
    let (bank, _) = banks();
    let dumps = format!("dumps = ['allied 24 @ {bank}']");
    cologne("movement", "allied", &[&format!("us-1 @ {bank}")], &dumps)
        .allows("allied", &format!("dig {bank}"));
}

/// Nijmegen's bridges can be blown no more.
const PASSED: &str = "passed = ['B39.33-B40.32', 'B39.33-B40.32/rail']";

#[test]
fn r1_10_s5_whoever_has_moved_or_worked_does_not_try() {
    let ferry = |units: &[&str], more: &str| arnhem("movement", "allied", units, more);
    for state in ["moved", "spent=2"] {
        ferry(&[&format!("us-pontoon-1 {state} @ B39.33")], "").refuses(
            "allied",
            "do ferry B39.33",
            "btr:1.10/5",
        );
    }
    // One attempt each.
    let mut two = ferry(&TWO, "");
    two.does("allied", "do ferry B39.33", &[1, 1]).does("allied", "do ferry B39.33", &[1, 1]);
    two.refuses("allied", "do ferry B39.33", "btr:1.10/5");
    for state in ["moved", "spent=2"] {
        let mut one = ferry(&[&format!("us-pontoon-1 {state} @ B39.33"), TWO[1]], "");
        one.does("allied", "do ferry B39.33", &[1, 1]).refuses("allied", "do ferry B39.33", "btr:1.10/5");
    }
    // A bridge takes both.
    let mut both = upgrade(36, &TWO, FERRY);
    both.does("allied", "do upgrade B39.33", &[1, 1]).refuses("allied", "do repair B39.33", "btr:1.10/5");
    let table = ferry(&TWO, "");
    assert_eq!(bars(&table, Side::Allied, Segment::Movement, "ferry", "B39.33"), None);
    assert_eq!(bars(&table, Side::Allied, Segment::Reaction, "ferry", "B39.33"), Some("btr:1.10/5"));
    assert_eq!(bars(&table, Side::Axis, Segment::Movement, "ferry", "B39.33"), Some("btr:1.10/5"));
}

#[test]
fn r1_10_s6_one_ferry_in_a_hex_and_others_elsewhere() {
    arnhem("movement", "allied", &TWO, FERRY).refuses("allied", "do ferry B39.33", "btr:1.10/6");
    let bridged = format!("{FERRY}\nbridge-1 = true");
    arnhem("movement", "allied", &TWO, &bridged).refuses("allied", "do ferry B39.33", "btr:1.10/6");
    let apart = ["us-pontoon-1 @ B39.33", "br-pontoon-1 @ B41.32"];
    let mut table = arnhem("movement", "allied", &apart, &bridged);
    table.does("allied", "do ferry B41.32", &[4, 4]);
    assert_eq!(says(&table, "ferries"), ["B39.33", "B41.32"]);
    assert!(table.text().contains("bridge-1 = true") && table.text().contains("bridge-2 = false"));
}

#[test]
fn r1_10_s7_road_and_railway_are_repaired_apart() {
    let units = ["us-pontoon-1 @ B39.33"];
    let mut rail = arnhem("movement", "allied", &units, BLOWN);
    rail.does("allied", "do repair-rail B39.33", &[4, 4]);
    assert_eq!((says(&rail, "blown"), says(&rail, "passed")), (vec![ROAD.into()], vec![RAIL.into()]));
    assert!(rail.text().contains("saved = true"));
    let road = arnhem("movement", "allied", &units, &format!("blown = ['{ROAD}']"));
    road.refuses("allied", "do repair-rail B39.33", "btr:1.10/7").allows("allied", "do repair B39.33");
    let known = format!("{BLOWN}\n{PASSED}");
    let mut again = arnhem("movement", "allied", &units, &known);
    again.does("allied", "do repair B39.33", &[4, 4]);
    assert_eq!(says(&again, "passed"), [ROAD, RAIL]);
}

#[test]
fn r1_8a_s6_no_supply_comes_over_blown_bridges() {
    let reach = |more: &str| {
        let table = arnhem(
            "movement",
            "allied",
            &["us-504 @ B43.31"],
            &format!("dumps = ['allied 8 @ B40.32']\n{more}"),
        );
        ocs::within_reach(table.look(), Side::Allied, table.hex("B43.31"))
    };
    assert_eq!((reach(""), reach("blown = ['B41.32-B42.31', 'B41.32-B42.32/rail']")), (8, 0));
}
