//! Fortified towns (2.2/9 to 2.2/19).

use ocs::{Ocs, Segment, Side, Step, off};
use sandtable_core::{Rules, Seats, Viewer};

use crate::support::{Looking, POOR, Table, bars, falls, given, list, says, yard};

const UNITS: [&str; 14] = [
    "us-1",
    "us-29",
    "us-cav-102",
    "ge-lxxxi",
    "ge-183vg",
    "ge-mg-1",
    "ge-mg-2",
    "ge-mg-4",
    "ge-town-1",
    "ge-town-2",
    "ge-town-8",
    "ge-town-12",
    "ge-town-unknown-1",
    "ge-town-unknown-2",
];

fn country(source: &str) -> Ocs {
    yard(["A22.06", "B7.26"], &UNITS, &format!("supply = [{{ side = 'axis', hexes = [{source}] }}]\n{POOR}"))
}

/// A phase around Duren, with an HQ before it and units far behind.
#[track_caller]
fn duren(phase: &str, side: &str, units: &[&str], more: &str) -> Table {
    let far = ["us-cav-102 @ A7.06", "ge-mg-4 @ B7.26", "ge-lxxxi @ B15.28"];
    let units = list(&[units, &far].concat());
    given(country("'B15.26'"), &format!("phase = '{phase}'\nphasing = '{side}'\nunits = [{units}]\n{more}"))
}

#[test]
fn r2_2_s9_a_marker_is_drawn_and_comes_with_a_supply_point() {
    let mut table = duren("movement", "axis", &[], "towns = 1");
    // The fourth of the pile.
    table.does("axis", "do town B14.30", &[4]);
    let duren = table.hex("B14.30");
    assert_eq!(table.unit("ge-town-12").at, duren);
    assert_eq!(table.state.dump(duren).map(|dump| dump.tokens), Some(4));
    table.refuses("axis", "do town B17.31", "btr:2.2/9");
    // Neither without a result, nor in the open.
    self::duren("movement", "axis", &[], "").refuses("axis", "do town B14.30", "btr:2.2/9");
    self::duren("movement", "axis", &[], "towns = 1").refuses("axis", "do town B16.28", "btr:2.2/9");
    // Nor in a town of the Allies, at the dam, in another phase or for the Allies.
    let lost = self::duren("movement", "axis", &[], "towns = 1\naxis = ['julich']");
    lost.refuses("axis", "do town B14.30", "btr:2.2/9").refuses("axis", "do town B10.31", "btr:2.2/9");
    let table = self::duren("movement", "axis", &[], "towns = 1");
    assert!(table.offers("axis").contains(&"do town B14.30".to_string()));
    assert_eq!(bars(&table, Side::Axis, Segment::Movement, "town", "B14.30"), None);
    assert_eq!(bars(&table, Side::Axis, Segment::Reaction, "town", "B14.30"), Some("btr:2.2/9"));
    assert_eq!(bars(&table, Side::Allied, Segment::Movement, "town", "B14.30"), Some("btr:2.2/9"));
}

#[test]
fn r2_2_s10_where_supply_is_traced_and_none_is_yet() {
    let there = duren("movement", "axis", &["ge-town-1 @ B14.30"], "towns = 1");
    there.refuses("axis", "do town B14.30", "btr:2.2/10");
    let units = list(&["us-cav-102 @ A7.06", "ge-mg-4 @ B7.26", "ge-lxxxi @ B15.28"]);
    let text = format!("phase = 'movement'\nphasing = 'axis'\nunits = [{units}]\ntowns = 1");
    given(country(""), &text).refuses("axis", "do town B14.30", "btr:2.2/10");
    // 1.8d: Germans dig in beside the Rhine no more than elsewhere.
    let window = ["B20.30", "B12.18"];
    let units = ["us-cav-102", "ge-mg-4", "ge-lxxxi", "ge-town-1"];
    let rules = yard(window, &units, &format!("supply = [{{ side = 'axis', hexes = ['B16.18'] }}]\n{POOR}"));
    let t = rules.theatre();
    let beside = |at: u16| t.zones[4].sides[usize::from(at)] != 0;
    let kinds = [ocs::Terrain::MajorCity, ocs::Terrain::MinorCity, ocs::Terrain::Village];
    let bank =
        t.places.iter().find(|place| beside(place.hex) && kinds.contains(&place.kind)).expect("a city");
    let at = t.name(bank.hex);
    let far = list(&["us-cav-102 @ B12.30", "ge-mg-4 @ B20.18", &format!("ge-lxxxi @ {at}")]);
    let text = format!("phase = 'movement'\nphasing = 'axis'\nunits = [{far}]\ntowns = 1");
    given(rules, &text).refuses("axis", &format!("do town {at}"), "btr:1.8d/1");
}

#[test]
fn r2_2_s11_what_was_dug_there_is_gone() {
    let mut table =
        duren("movement", "axis", &["ge-mg-1 @ B14.30"], "towns = 1\nhedgehogs = ['axis level 3 @ B14.30']");
    table.does("axis", "do town B14.30", &[1]);
    assert_eq!(table.works("B14.30"), None);
    assert_eq!(table.look().works(Side::Axis, table.hex("B14.30")), 2);
}

/// The Allies attack a hex, and the Germans do not pay.
fn attacked(units: &[&str], more: &str) -> Table {
    let own = ["us-1 @ B14.31"];
    let dumps = format!("dumps = ['allied 40 @ B14.31']\n{more}");
    let mut table = duren("combat", "allied", &[&own, units].concat(), &dumps);
    table.does("allied", "target B14.30; with us-1; attack", &[]);
    table
}

#[test]
fn r2_2_s12_a_lost_one_returns_to_its_pile_and_leaves_nothing() {
    let table = attacked(&["ge-town-1 @ B14.30"], "");
    let after = falls(&table, "axis", "decline", |t| !t.unit("ge-town-1").is_here());
    assert_eq!(after.unit("ge-town-1").at, off::POOL);
    assert_eq!(after.works("B14.30"), None);
    assert_eq!(after.look().works(Side::Axis, after.hex("B14.30")), 0);
}

#[test]
fn r2_2_s13_its_level_stands_for_all_that_is_printed_or_dug() {
    let table =
        duren("movement", "axis", &["ge-town-8 @ B14.30", "ge-mg-1 @ B14.30"], "dumps = ['axis 9 @ B14.30']");
    assert_eq!(table.look().works(Side::Axis, table.hex("B14.30")), 3);
    table.refuses("axis", "dig B14.30", "btr:2.2/13");
    let look = table.look();
    assert!(look.t.title.fort(look, Side::Allied, table.hex("B14.30")).is_none());
    assert!(look.t.title.holds_up(look, Side::Allied, table.hex("B14.30")).is_none());
    assert!(look.t.title.holds_up(look, Side::Axis, table.hex("B14.29")).is_none());
    assert!(look.t.title.may_dig(look, Side::Allied, table.hex("B14.30")).is_ok());
    let elsewhere = ["ge-town-8 @ B14.30", "ge-183vg @ B14.29"];
    duren("movement", "axis", &elsewhere, "dumps = ['axis 9 @ B14.29']").allows("axis", "dig B14.29");
    // The West Wall under it is ignored as a work, and lets nobody exploit.
    let mut wall =
        duren("movement", "axis", &["ge-town-1 @ B16.33"], "hedgehogs = ['axis level 4 @ B16.33']");
    let at = wall.hex("B16.33");
    assert_eq!(wall.look().works(Side::Axis, at), 2);
    (wall.state.battle.target, wall.state.battle.side) = (at, Side::Allied);
    assert!(!wall.look().t.title.exploits(wall.look()));
}

/// Is the present step an option of the Germans?
fn german_option(table: &Table) -> bool {
    matches!(table.state.step(), Some(Step::Option { attacker: false }))
}

#[test]
fn r2_2_s14_options_are_taken_in_steps() {
    let table = attacked(&["ge-town-2 @ B14.30", "ge-183vg @ B14.30"], "");
    let asked = falls(&table, "axis", "decline", german_option);
    asked.refuses("axis", "yield", "btr:2.2/14");
    let table = attacked(&["ge-183vg @ B14.30"], "");
    falls(&table, "axis", "decline", german_option).allows("axis", "yield");
    // Whoever attacks out of one stands, too; whoever attacks from elsewhere need not, nor need the Allies.
    let attack = |own: &str, other: &str| {
        let units = [own, other, "ge-town-2 @ B14.30", "us-1 @ B14.31"];
        duren("combat", "axis", &units, "battle = 'B14.31 by axis'")
    };
    let yields = |table: &Table, attacker: bool| {
        let look = table.look();
        look.t.title.may_yield(look, attacker).is_ok()
    };
    let out = attack("ge-183vg acts @ B14.30", "ge-mg-1 @ B15.31");
    assert!(!yields(&out, true) && yields(&out, false));
    let beside = attack("ge-183vg @ B14.30", "ge-mg-1 acts @ B15.31");
    assert!(yields(&beside, true) && yields(&beside, false));
    // It leads no attack beside others.
    let leads = |table: &Table| {
        let look = table.look();
        look.t.title.may_lead(look, true, table.id("ge-town-2")).is_ok()
    };
    assert!(!leads(&out) && leads(&attack("ge-183vg @ B14.30", "ge-town-1 @ B17.31")));
}

#[test]
fn r2_2_s16_it_leads_only_where_it_fights_alone() {
    let mut table = attacked(&["ge-town-12 @ B14.30", "ge-183vg @ B14.30", "ge-mg-1 @ B14.30"], "");
    table.does("axis", "decline", &[]);
    table.refuses("axis", "lead ge-town-12", "btr:2.2/16").allows("axis", "lead ge-mg-1");
    // Beside one other unit that one leads, and alone it does.
    let leads = |units: &[&str]| {
        let table = attacked(units, "");
        let look = table.look();
        look.t.title.may_lead(look, false, table.id("ge-town-12")).is_ok()
    };
    assert!(leads(&["ge-town-12 @ B14.30"]) && !leads(&["ge-town-12 @ B14.30", "ge-183vg @ B14.30"]));
}

#[test]
fn r2_2_s17_whoever_comes_there_stays() {
    let mut table = duren("movement", "axis", &["ge-town-1 @ B14.30", "ge-183vg @ B14.29"], "");
    table.does("axis", "at B14.29; take ge-183vg; step B14.30", &[]);
    table.refuses("axis", "step B14.29", "btr:2.2/17");
    // Whoever begins there goes where he likes.
    let mut out = duren("movement", "axis", &["ge-town-1 @ B14.30", "ge-183vg @ B14.30"], "");
    out.does("axis", "at B14.30; take ge-183vg; step B14.29", &[]).allows("axis", "step B14.28");
    // The rest of a retreat that ends there costs steps.
    let own = ["us-1 @ B14.32", "us-29 @ B14.32", "ge-183vg @ B14.31", "ge-town-1 @ B14.30"];
    let mut fight = duren("combat", "allied", &own, "dumps = ['allied 40 @ B14.32']");
    fight.does("allied", "target B14.31; with us-1; with us-29; attack", &[]);
    let fight = falls(&fight, "axis", "decline", |_| true);
    let far = |t: &Table| german_option(t) && t.state.battle.option[1] >= 2;
    let mut back = falls(&fight, "allied", "lead us-1", far);
    let (lost, owed) = (back.unit("ge-183vg").lost, back.state.battle.option[1]);
    back.does("axis", "yield", &[]);
    back.does("axis", "retreat B14.30", &[]);
    let unit = back.unit("ge-183vg");
    let whole = unit.at == back.hex("B14.30") && unit.lost == lost + owed - 1;
    assert!(whole || lost + owed > 3 && !unit.is_here(), "{unit:?}");
}

#[test]
fn r2_2_s18_it_is_the_last_step_that_is_lost() {
    let table = attacked(&["ge-town-2 @ B14.30", "ge-183vg @ B14.30", "ge-mg-1 @ B14.30"], "");
    let table = falls(&table, "axis", "decline", |_| true);
    let loses = |t: &Table| matches!(t.state.step(), Some(Step::Losses { side: Side::Axis, .. }));
    let asked = falls(&table, "axis", "lead ge-mg-1", |t| loses(t) || german_option(t));
    asked.refuses("axis", "lose ge-town-2", "btr:2.2/18");
}

#[test]
fn r2_2_s19_it_lies_face_down_until_it_fights() {
    let shown = |table: &Table| {
        let mut seen = table.state.clone();
        table.rules.veil(&mut seen, Viewer(Seats::only(Side::Allied.seat())));
        let at = table.hex("B14.30");
        let there = |key: &str| seen.units[usize::from(table.id(key))].at == at;
        (there("ge-town-12"), there("ge-town-unknown-1"))
    };
    let table = duren(
        "combat",
        "allied",
        &["ge-town-12 @ B14.30", "us-1 @ B14.31"],
        "dumps = ['allied 40 @ B14.31']",
    );
    assert_eq!(shown(&table), (false, true));
    // Its owner sees it.
    let mut own = table.state.clone();
    table.rules.veil(&mut own, Viewer(Seats::only(Side::Axis.seat())));
    assert_eq!(own.units[usize::from(table.id("ge-town-12"))].at, table.hex("B14.30"));
    let mut fights = table.clone();
    fights.does("allied", "target B14.30; with us-1; attack", &[]);
    let after = falls(&fights, "axis", "decline", |t| t.unit("ge-town-12").is_here());
    assert_eq!(shown(&after), (true, false));
    assert_eq!(says(&after, "seen"), ["8"]);
    // Two that lie face down are told apart by their hexes alone, and one that is drawn again is hidden again.
    let veiled = |first: &str, second: &str| {
        let units = [format!("{first} @ B14.30"), format!("{second} @ B17.31")];
        let table = duren("movement", "axis", &[&units[0], &units[1]], "");
        let mut seen = table.state.clone();
        table.rules.veil(&mut seen, Viewer(Seats::only(Side::Allied.seat())));
        ["ge-town-unknown-1", "ge-town-unknown-2"].map(|key| seen.units[usize::from(table.id(key))].at)
    };
    assert_eq!(veiled("ge-town-1", "ge-town-12"), veiled("ge-town-12", "ge-town-1"));
    let [one, other] = veiled("ge-town-1", "ge-town-12");
    assert!(one < other && other < off::POOL.min(off::DEAD));
    // Hunger shows it when it tells, and not before.
    for (state, seen) in [("oos", "0"), ("fought", "8"), ("acts", "8")] {
        let town = format!("ge-town-12 {state} @ B14.30");
        let mut table = duren("movement", "axis", &[&town, "ge-183vg @ B15.29"], "");
        table.does("axis", "at B15.29; take ge-183vg; halt", &[]);
        assert_eq!(says(&table, "seen"), [seen], "{state}");
    }
    let mut drawn = duren("movement", "axis", &[], "towns = 1\nseen = 15");
    drawn.does("axis", "do town B14.30", &[4]);
    assert_eq!(says(&drawn, "seen"), ["7"]);
}
