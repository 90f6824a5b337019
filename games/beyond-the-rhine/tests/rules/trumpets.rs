//! A Time for Trumpets (6.6).

use std::sync::OnceLock;

use ocs::{Hex, Kind, Ocs, Segment, Side, UnitId, Weather, off};
use sandtable_core::{Handle, Offer, Rules, Seats, Seen, Viewer};

use crate::support::{Looking, POOR, Table, bars, falls, given, list, says, scenario, yard_called};

/// The scenario, opened once.
fn trumpets() -> Ocs {
    static RULES: OnceLock<Ocs> = OnceLock::new();
    RULES.get_or_init(|| scenario("trumpets")).clone()
}

#[test]
fn rtrumpets_s1_window_length_first_players_and_weather() {
    let rules = trumpets();
    let t = rules.theatre();
    assert!(t.hex("A20.22").is_some() && t.hex("D48.22").is_some());
    assert!(t.hex("A21.10").is_none() && t.hex("C47.10").is_none());
    assert_eq!((t.turns, t.opening), (9, (Side::Axis, Weather::Snow)));
    assert_eq!(t.then, [Side::Axis]);
    let preset: Vec<Weather> = (1..=4).map(|turn| t.forecast(turn).ground[0]).collect();
    assert_eq!(preset, [Weather::Snow, Weather::Mud, Weather::Snow, Weather::Dry]);
    assert!((1..=4).all(|turn| t.forecast(turn).preset) && !t.forecast(5).preset);
    // Wacht am Rhein has been declared.
    assert_eq!(says(&sandtable_core::Trial::start(trumpets(), &[]), "wacht"), ["1"]);
}

/// A combat of the Germans in a turn, paid for, with the surprise roll to come.
fn attack(turn: u8, dice: &[u16]) -> Table {
    let text = format!(
        "turn = {turn}\nphase = 'combat'\nphasing = 'axis'\nweather = 'snow'\ndumps = ['axis 20 @ C60.08']\n\
         units = ['ge-lehr-901 @ C60.08', 'us-501 exhausted @ C60.09', 'us-99 reserve @ A14.22']"
    );
    let mut table = given(trumpets(), &text);
    table.does("axis", "target C60.09; with ge-lehr-901; attack", &[]);
    table.tells("allied", "decline", dice, &[("9.8/1", "log-surprise")]);
    table
}

#[test]
fn rtrumpets_s3_surprise_in_turn_1() {
    // AR 4 against 5: a 10 is a 9 in other turns, and surprises in the first.
    attack(1, &[4, 6, 1, 6, 6]);
    attack(2, &[4, 6, 6, 6]);
    // The Allies have no Reaction Phase.
    let react = |turn: u8| {
        let text = format!(
            "turn = {turn}\nphase = 'movement'\nphasing = 'axis'\nweather = 'snow'\n\
             units = ['us-9-ccr reserve @ C60.12', 'ge-26vg @ C59.04', 'ge-2pz-i reserve @ C59.02']\n\
             dumps = ['allied 12 @ C60.12', 'axis 4 @ C59.04']"
        );
        let mut table = given(trumpets(), &text);
        table.does("axis", "done", &[]);
        table
    };
    react(2).allows("allied", "release us-9-ccr");
    react(1).refuses("allied", "release us-9-ccr", "2.1/2");
    // It is theirs alone, and of that turn.
    let startled = |number: u8, side: &str| {
        let table = turn(number, "movement", side, &[], "");
        let look = table.look();
        (look.t.title.surprise(look), look.t.title.reacts(look))
    };
    assert_eq!(
        [startled(1, "axis"), startled(1, "allied"), startled(2, "axis")],
        [(1, false), (0, true), (0, true)]
    );
}

#[test]
fn rtrumpets_s7_supply_of_both_sides() {
    let rules = trumpets();
    let t = rules.theatre();
    let of = |side, turn, weather| [0, 2, 4, 7, 9].map(|sum| t.income(side, turn, weather)[sum]);
    // 9 SP in turn 1; then the German table at status 8.
    assert_eq!(of(Side::Axis, 1, Weather::Snow), [9; 5]);
    assert_eq!(of(Side::Axis, 2, Weather::Mud), [7, 7, 8, 9, 9]);
    // Column 11 in snow with 1 less on the roll: sums 2, 4, 6, 9, 11 count as 1, 3, 5, 8, 10.
    assert_eq!(of(Side::Allied, 1, Weather::Snow), [7, 7, 8, 11, 11]);
    // From 22 December the Commonwealth brings one of its own.
    assert_eq!(of(Side::Allied, 3, Weather::Snow), [7, 7, 8, 11, 11]);
    let more = |turn: u8| t.more_income(Side::Allied, turn, Weather::Snow)[0].0[0];
    assert_eq!([2, 3, 9].map(more), [0, 1, 1]);
}

#[test]
fn rtrumpets_s8_replacements_by_turn() {
    let rules = trumpets();
    let [allied, axis] =
        rules.theatre().sides.each_ref().map(|side| side.each_turn.as_ref().expect("a list"));
    assert_eq!((&allied.pax[..4], &allied.eq[..4]), (&[0, 0, 2, 2][..], &[0, 0, 1, 1][..]));
    assert_eq!((&axis.pax[..], &axis.eq[..]), (&[1; 9][..], &[0, 0, 1, 0, 0, 1, 0, 0, 0][..]));
}

/// The end of the last turn: places that the Axis holds, and units.
fn last(axis: &[&str], units: &[&str]) -> Table {
    let waits = ["us-99 reserve @ A14.22", "ge-26vg reserve @ C59.04"];
    let text = format!(
        "turn = 9\nfirst = 'allied'\nphase = 'exploitation'\nphasing = 'axis'\nweather = 'dry'\n\
         axis = [{}]\nunits = [{}]",
        list(axis),
        list(&[&waits[..], units].concat())
    );
    let mut table = given(trumpets(), &text);
    table.does("axis", "done", &[]);
    table
}

/// Who wins then.
fn winner(axis: &[&str], units: &[&str]) -> String {
    let table = last(axis, units);
    let (winner, rule) = table.result().expect("the game is over");
    assert_eq!(rule, "btr:trumpets/10");
    winner.unwrap_or("draw").to_string()
}

#[test]
fn rtrumpets_s9_points_for_towns_the_meuse_and_the_fallen() {
    // Namur and Malmedy are five. A panzer division of which six units are dead takes one, and five dead take none.
    let towns = ["namur", "malmedy"];
    let fallen = ["i", "ii", "pj", "rec", "pg-1", "pg-2"].map(|of| format!("ss-1-{of} lost=1 @ dead"));
    let dead: Vec<&str> = fallen.iter().map(String::as_str).collect();
    assert_eq!(winner(&towns, &[]), "axis");
    assert_eq!(winner(&towns, &dead[..5]), "axis");
    assert_eq!(winner(&towns, &dead), "allied");
    // Two dead combat commands give it back.
    let commands = ["us-9-cca lost=2 @ dead", "us-9-ccb lost=2 @ dead"];
    assert_eq!(winner(&towns, &[&dead[..], &commands].concat()), "axis");
    // A unit beyond the Meuse that cannot trace supply is worth nothing.
    assert_eq!(winner(&["namur"], &["ge-2pz-i @ A10.20"]), "allied");
}

#[test]
fn rtrumpets_s10_five_win() {
    assert_eq!(winner(&["liege"], &[]), "axis");
    assert_eq!(winner(&["namur", "spa"], &[]), "axis");
    assert_eq!(winner(&["namur"], &[]), "allied");
    assert_eq!(winner(&["bastogne", "dinant"], &[]), "allied");
    assert_eq!(last(&[], &[]).look().t.places.iter().map(|place| u16::from(place.vp)).sum::<u16>(), 25);
}

#[test]
fn rtrumpets_s2_from_january_supply_is_divided_between_two_zones() {
    let arrive = |turn: u8| {
        let text = format!(
            "turn = {turn}\nfirst = 'axis'\nphasing = 'allied'\nwacht = 1\nweather = 'dry'\n\
             units = ['us-99 reserve @ A14.22', 'ge-353 @ B14.30', 'ge-26vg reserve @ C59.04']\n\
             steps = ['turn end', 'player breakout', 'breakout', 'forces', 'fleet', 'entry 5']"
        );
        given(trumpets(), &text)
    };
    arrive(5).allows("allied", "deliver A13.07 5");
    let mut january = arrive(6);
    january.refuses("allied", "deliver A13.07 4", "btr:3.10c/3").allows("allied", "deliver A13.07 3");
    january.does("allied", "deliver A13.07 3", &[]);
    january.refuses("allied", "deliver A12.17 1", "btr:3.10c/3").allows("allied", "deliver C58.22 2");
}

/// A phase of the first turns.
fn turn(turn: u8, phase: &str, side: &str, units: &[&str], more: &str) -> Table {
    let waits = ["us-99 @ A14.22", "ge-26vg @ D48.22"];
    let text = format!(
        "turn = {turn}\nphase = '{phase}'\nphasing = '{side}'\nweather = 'snow'\nflight = 'none'\nunits = [{}]\n{more}",
        list(&[&waits[..], units].concat())
    );
    given(trumpets(), &text)
}

#[test]
fn rtrumpets_s4_locked_units_wait_for_their_turn_or_for_germans() {
    let dumps = "dumps = ['allied 20 @ B15.33']";
    turn(1, "movement", "allied", &["us-3-cca @ B15.33"], dumps).refuses(
        "allied",
        "at B15.33",
        "btr:trumpets/4",
    );
    turn(2, "movement", "allied", &["us-3-cca @ B15.33"], dumps).allows("allied", "at B15.33; take us-3-cca");
    turn(4, "movement", "allied", &["us-83 @ B13.31"], dumps).refuses(
        "allied",
        "at B13.31",
        "btr:trumpets/4",
    );
    // A click on their stack takes up the others.
    let mixed = turn(1, "movement", "allied", &["us-3-cca @ B15.33", "us-1 @ B15.33"], dumps);
    let scene =
        mixed.rules.scene(&Seen::of(&mixed.rules, &mixed.state, Viewer(Seats::only(Side::Allied.seat()))));
    let stack = |o: &&Offer| o.label.id == "label-stack" && o.handle == Handle::Place(mixed.hex("B15.33"));
    assert_eq!(scene.offers.iter().find(stack).map(|o| o.line.as_str()), Some("at B15.33; take us-1"));
    // A German comes within three hexes.
    let mut near = turn(1, "movement", "axis", &["us-3-cca @ B15.33", "ge-353 @ B15.29"], dumps);
    near.does("axis", "at B15.29; take ge-353; step B15.30", &[]);
    assert_eq!(says(&near, "unlocked"), ["1"]);
    // The Germans do not learn whom they have alarmed.
    let seen = |side: Side| {
        let eyes = Seen::of(&near.rules, &near.state, Viewer(Seats::only(side.seat())));
        near.rules.position(eyes.state()).to_string().contains("unlocked = 1")
    };
    assert_eq!(Side::BOTH.map(seen), [true, false]);
    let more = format!("{dumps}\nunlocked = 1");
    turn(1, "movement", "allied", &["us-3-cca @ B15.33"], &more).allows("allied", "at B15.33");
    // Each on its own.
    let division = |more: &str| turn(4, "movement", "allied", &["us-83 @ B13.31"], more);
    division("unlocked = 16").allows("allied", "at B13.31");
    division("unlocked = 15").refuses("allied", "at B13.31", "btr:trumpets/4");
    // Not by one who stays farther off, by Allies, or when it is their turn anyway.
    let unlocked = |number: u8, side: &str, unit: &str, line: &str| {
        let units = ["us-3-cca @ B15.33", "us-83 @ B13.31", unit];
        let mut table = turn(number, "movement", side, &units, dumps);
        table.does(side, line, &[]);
        says(&table, "unlocked")
    };
    assert_eq!(unlocked(1, "axis", "ge-353 @ B15.28", "at B15.28; take ge-353; step B15.29"), ["16"]);
    assert_eq!(unlocked(2, "axis", "ge-353 @ B15.29", "at B15.29; take ge-353; step B15.30"), ["16"]);
    assert_eq!(unlocked(1, "allied", "us-1 @ B15.29", "at B15.29; take us-1; step B15.30"), ["0"]);
}

#[test]
fn rtrumpets_s5_von_der_heydte_drops_near_any_headquarters() {
    let mut drop = turn(1, "movement", "axis", &["lw-heydte @ B10.22", "ge-lxvii @ B8.31"], "wacht = 1");
    drop.refuses("axis", "do heydte A10.20", "btr:2.8/2");
    let mut lost = drop.clone();
    drop.does("axis", "airdrop; do heydte A10.02", &[6, 6]);
    assert_eq!(drop.unit("lw-heydte").at, drop.hex("A10.02"));
    lost.does("axis", "airdrop; do heydte A10.02", &[1, 1]);
    assert_eq!(lost.unit("lw-heydte").at, off::GONE);
    turn(2, "movement", "axis", &["lw-heydte @ B10.22", "ge-lxvii @ B8.31"], "wacht = 1").refuses(
        "axis",
        "do heydte A10.02",
        "btr:2.8/2",
    );
}

#[test]
fn rtrumpets_s6_skorzeny_silences_one_headquarters_once() {
    let mut table = turn(2, "movement", "axis", &["us-viii @ C60.09", "us-v @ A11.03"], "");
    let throws = |table: &Table, key: &str| table.look().throws(table.id(key));
    assert!(throws(&table, "us-viii"));
    table.refuses("axis", "do skorzeny C60.10", "btr:trumpets/6");
    // Who lies in a stack is not told: one without an HQ may be named, in vain.
    let mut vain = turn(2, "movement", "axis", &["us-viii @ C60.09", "us-9-ccr @ C60.12"], "");
    vain.does("axis", "do skorzeny C60.12", &[]).refuses("axis", "do skorzeny C60.09", "btr:trumpets/6");
    assert!(throws(&vain, "us-viii"));
    table.does("axis", "do skorzeny C60.09", &[]);
    assert!(!throws(&table, "us-viii") && throws(&table, "us-v"));
    table.refuses("axis", "do skorzeny A11.03", "btr:trumpets/6");
    // It lasts into the Allied turn.
    let then = falls(&table, "axis", "done", |_| true);
    assert!(!throws(&then, "us-viii"));
    let fresh = turn(2, "movement", "axis", &["us-viii @ C60.09", "us-v @ A11.03"], "");
    assert!(fresh.offers("axis").contains(&"do skorzeny A11.03".to_string()));
    assert_eq!(bars(&fresh, Side::Axis, Segment::Movement, "skorzeny", "C60.09"), None);
    assert_eq!(bars(&fresh, Side::Axis, Segment::Reaction, "skorzeny", "C60.09"), Some("btr:trumpets/6"));
    assert_eq!(bars(&fresh, Side::Allied, Segment::Movement, "skorzeny", "C60.09"), Some("btr:trumpets/6"));
    // The next Allied turn ends it.
    let units = ["us-viii @ C60.09", "us-9-ccr reserve @ C60.12", "ge-2pz-i reserve @ C59.02"];
    let mut over =
        turn(2, "exploitation", "allied", &units, "confused = ['C60.09']\nskorzeny = true\nfirst = 'allied'");
    assert!(!throws(&over, "us-viii"));
    over = falls(&over, "allied", "done", |_| true);
    assert!(throws(&over, "us-viii"));
}

#[test]
fn rtrumpets_s9_units_beyond_the_meuse_count_two_each_up_to_eight() {
    let tanks = ["ge-2pz-i", "ge-2pz-ii", "ge-9pz-i", "ge-9pz-ii", "ss-1-i"];
    let fallen = ["us-1", "us-4", "us-9-cca", "br-43", "us-td-703"];
    let others = ["ge-lxxxi", "us-99", "ge-26vg", "ss-1-ii", "ss-1-pj", "ss-1-rec", "ss-1-pg-1", "ss-1-pg-2"];
    let units = [&tanks[..], &fallen, &others].concat();
    let supply = "supply = [{ side = 'axis', hexes = ['A12.20'] }]\n";
    let rules = yard_called("trumpets", ["A20.22", "A5.05"], &units, &format!("{supply}{POOR}"));
    let wins = |units: &[&str]| {
        let waits = ["us-99 reserve @ A5.05", "ge-26vg reserve @ A6.05"];
        let units = list(&[&waits[..], units].concat());
        let text = format!(
            "turn = 9\nfirst = 'allied'\nphase = 'exploitation'\nphasing = 'axis'\nunits = [{units}]"
        );
        let table = falls(&given(rules.clone(), &text), "axis", "done", |_| true);
        table.result().expect("the game is over").0 == Some("axis")
    };
    let over = tanks.map(|key| format!("{key} @ A12.20"));
    let over: Vec<&str> = over.iter().map(String::as_str).collect();
    let hq = "ge-lxxxi @ A12.20";
    assert!(wins(&over[..3]) && !wins(&over[..2]) && !wins(&[over[0], over[1], hq]));
    // A point for two dead American divisions or combat commands; others do not count.
    let dead = |keys: &[&str]| {
        let dead: Vec<String> = keys.iter().map(|key| format!("{key} lost=1 @ dead")).collect();
        wins(&[&over[..2], &dead.iter().map(String::as_str).collect::<Vec<_>>()].concat())
    };
    assert!(dead(&["us-1", "us-4"]) && dead(&["us-1", "us-9-cca"]));
    assert!(!dead(&["us-1"]) && !dead(&["us-1", "br-43"]) && !dead(&["us-1", "us-td-703"]));
}

#[test]
fn a_truck_that_pauses_serves_the_whole_front_that_headquarters_throw_to() {
    let rules = trumpets();
    let t = rules.theatre();
    let (hq, line) = (t.hex("C57.03").expect("a hex"), |id: &UnitId| t.counter(*id).kind == Kind::Line);
    let near = (0..t.ground.len() as Hex).filter(|at| t.on_map(*at) && t.distance(*at, hq) <= 3);
    let units = t.ids_of(Side::Axis).filter(|id| line(id)).zip(near);
    let mut units: Vec<String> =
        units.map(|(id, at)| format!("{} @ {}", t.counter(*id).key, t.name(at))).collect();
    units.push("ge-lxvi @ C57.03".into());
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    let text = format!(
        "phase = 'movement'\nphasing = 'axis'\nunits = [{}]\n\
         columns = ['0 axis truck points 3 load 12 @ C57.03']",
        list(&units)
    );
    let mut table = given(rules.clone(), &text);
    table.does("axis", "drive 0; pause", &[]);
    let served = &table.state.fields.choices;
    assert!(served.len() > 24, "{} stacks", served.len());
}
