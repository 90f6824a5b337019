//! Section 3.1: two units in a hex, and when that is judged.

use sandtable_core::{Position, Rules};

use crate::helpers::{attacking, moving, roll};
use crate::support::{Table, given, start};

#[test]
fn r3_1_1_s1_two_units_fill_a_hex_hqs_and_reduced_ones_included() {
    let hq = moving("axis", &["44 @ 2935", "6A @ 3035", "71 @ 3035"]);
    hq.refuses("axis", "take 44; step 3035; halt", "3.1.1/1");
    let reduced = moving("axis", &["44 @ 2935", "79 reduced @ 3035", "71 reduced @ 3035"]);
    reduced.refuses("axis", "take 44; step 3035; halt", "3.1.1/1");
    moving("axis", &["44 @ 2935", "71 @ 3035"]).allows("axis", "take 44; step 3035; halt");
}

#[test]
fn r3_1_2_enemies_never_share_a_hex() {
    let table = moving("axis", &["44 @ 2935", "s-6 @ 3035"]);
    table.refuses("axis", "take 44; step 3035", "3.1.2");
    let hq = moving("soviet", &["s-6 @ 2935", "6A @ 3035"]);
    hq.refuses("soviet", "take s-6; step 3035", "3.1.2");
    // A fortress holds its hex alone.
    let fortress =
        given("active = 'axis'\nphase = 'march'\nfortresses = ['2620 level 1']\nunits = ['44 @ 2520']");
    fortress.refuses("axis", "take 44; step 2620", "3.1.2");
}

#[test]
fn r3_1_3_s1_the_limit_is_judged_at_the_end_of_a_move() {
    // The fifth hex is the last that 44 can reach, and full.
    let table = moving("axis", &["44 @ 2935", "71 @ 3435", "79 @ 3435"]);
    table.refuses("axis", "take 44; step 3035-3135-3235-3335-3435", "3.1.1/1");
    table.allows("axis", "take 44; step 3035-3135-3235-3335-3334");
    // A march passes full stacks and ends in none of them.
    let road = moving("axis", &["44 @ 2532", "71 @ 2632", "79 @ 2632"]);
    road.allows("axis", "march 44; step 2632-2732; halt").refuses(
        "axis",
        "march 44; step 2632; halt",
        "3.1.1/1",
    );
}

#[test]
fn r3_1_3_s1_the_limit_is_judged_when_reinforcements_are_placed() {
    let call = "steps = ['turn draw', 'command end', 'call axis']\nchit = 'AXIS-REINF'\ndue = ['inf x1']";
    let full = given(&format!("{call}\nunits = ['44 @ 0213', '71 reduced @ 0213', '79 @ 0212']"));
    full.refuses("axis", "call 46; enter 0213", "3.1.1/1").allows("axis", "call 46; enter 0212");
}

#[test]
fn r3_1_3_s1_the_limit_is_judged_at_the_end_of_retreat_and_advance() {
    // 2402 and 2502 are both one hex from Penza and full: the retreat goes on through them.
    let units = [
        "s-1 @ 2503",
        "s-6 @ 2502",
        "s-15 @ 2502",
        "s-45 @ 2402",
        "s-62 @ 2402",
        "24Pz @ 2504",
        "9Pz @ 2504",
        "11Pz @ 2404",
    ];
    let mut table = attacking("axis", &units);
    // 22 against 3 is 7-1.
    let back = roll(&table, 7, "R");
    table.does("axis", "attack 24Pz 2503; attack 9Pz 2503; attack 11Pz 2503; done", &[back]);
    table.asks("soviet");
    table.does("soviet", "retreat s-1 2502", &[]).shows(&["s-1 retreated @ 2501"]);
    table.does("axis", "advance 24Pz; advance 9Pz", &[]);
    table.refuses("axis", "advance 11Pz", "10.7.6.4").allows("axis", "exploit 11Pz 2603");
}

#[test]
fn r3_1_3_s2_a_unit_passes_through_a_full_hex() {
    let units = ["44 @ 2935", "71 @ 3035", "79 @ 3035", "113 @ 3135", "297 @ 3135"];
    let mut table = moving("axis", &units);
    table.does("axis", "take 44; step 3035-3135-3235; halt", &[]).shows(&["44 active moved @ 3235"]);
}

/// A unit in hand with so many half points left, where friends stand two to a hex; more units beside it.
fn in_hand(side: &str, unit: &str, points: u8, full: &[&str], beside: &[&str]) -> Table {
    let (chit, friends) = match side {
        "axis" => ("6A", ["62", "68", "71", "79", "94", "113", "294", "295", "297", "298", "305", "323"]),
        _ => (
            "SWFront",
            [
                "s-38", "s-76", "s-169", "s-199", "s-227", "s-242", "s-278", "s-297", "s-304", "s-4", "s-31",
                "s-102",
            ],
        ),
    };
    let pairs = friends.chunks(2).zip(full);
    let crowd = pairs.flat_map(|(two, hex)| two.iter().map(move |unit| format!("{unit} @ {hex}")));
    let units: Vec<String> = crowd.chain(beside.iter().map(ToString::to_string)).collect();
    given(&format!(
        "chit = '{chit}'\ndrawn = ['{chit}']\nunits = {units:?}\n\
         steps = ['turn draw', 'command end', 'march', 'moving {unit} {points}']"
    ))
}

#[test]
fn r3_1_3_s2_a_unit_passes_several_full_hexes() {
    // The way back into the swamp takes three points, which 24Pz no longer has: it must find room beyond the stacks.
    let full = ["2826", "2926", "2825", "2925", "2827", "2927"];
    let tanks = ["24Pz active @ 2726"];
    in_hand("axis", "24Pz", 6, &full, &tanks).allows("axis", "step 2826-2926-3026");
    in_hand("axis", "24Pz", 4, &full, &tanks).refuses("axis", "step 2826", "3.1.1/1");
}

#[test]
fn r3_1_3_s2_a_unit_may_come_back_from_a_full_hex() {
    // From the cape of 0731 two points lead nowhere but back; the hex that 44 shares with 46 keeps its room.
    let two = ["44 active @ 0831", "46 @ 0831"];
    in_hand("axis", "44", 4, &["0731", "0732"], &two).allows("axis", "step 0731-0831");
    in_hand("axis", "44", 2, &["0731", "0732"], &two).refuses("axis", "step 0731", "3.1.1/1");
    // Who leaves a stack of three, which only a lost fortress has allowed, finds no room there again (14.2.3).
    let full = ["0804", "0904", "0803", "0805", "0903", "0905"];
    let three = ["s-6 active @ 0704", "s-15 @ 0704", "s-45 @ 0704"];
    in_hand("soviet", "s-6", 4, &full, &three[..2]).allows("soviet", "step 0804-0704");
    in_hand("soviet", "s-6", 4, &full, &three).refuses("soviet", "step 0804", "3.1.1/1");
}

#[test]
fn a_full_hex_without_a_way_on_is_not_entered() {
    // s-6 has 4 points; leaving the zone of 44 and entering 3035 takes 3, and beyond lies the zone of 71.
    let units = ["s-6 @ 2935", "s-15 @ 3035", "s-45 @ 3035", "44 @ 2834"];
    let table = moving("soviet", &units);
    table.allows("soviet", "take s-6; step 3035-3135");
    let closed =
        ["s-6 @ 2935", "s-15 @ 3035", "s-45 @ 3035", "44 @ 2834", "71 @ 3235", "79 @ 3034", "113 @ 3036"];
    moving("soviet", &closed).refuses("soviet", "take s-6; step 3035", "9.2.5/1");
}

/// May a position with these units and fortresses stand, the Axis about to move?
fn stands(units: &[&str], fortresses: &[&str]) -> bool {
    let text = format!(
        "clear = true\nturn = 2\nactive = 'axis'\nphase = 'march'\ndrawn = ['SUPPLY']\n\
         units = {units:?}\nfortresses = {fortresses:?}"
    );
    let mut table = start();
    table.rules.arrange(&mut table.state, &Position::parse(&text).expect("a position")).is_ok()
}

#[test]
fn r3_1_1_s1_three_stand_only_where_a_fortress_was() {
    let crowd = |units: [&str; 3], hex: &str, fortresses: &[&str]| {
        let [a, b, c] = units.map(|unit| format!("{unit} @ {hex}"));
        stands(&["44 @ 0404", &a, &b, &c], fortresses)
    };
    let soviet = ["s-6", "s-62", "7C"];
    // 14.2.3: what a lost fortress leaves in its town may stay; no other crowd may.
    assert!(crowd(soviet, "2620", &["2620 level 1"]) && crowd(soviet, "2620", &["none level 0"]));
    assert!(!crowd(soviet, "2620", &[]), "none was built");
    assert!(!crowd(soviet, "2620", &["3105 level 1"]), "it stands elsewhere");
    assert!(!crowd(soviet, "3035", &["none level 0"]), "there are none on the steppe");
    assert!(!crowd(["62", "68", "71"], "0205", &["none level 0"]), "the Axis has none");
}
