//! Retreats that end badly (10.6.3).

use sandtable_core::Rules;

use crate::field::{attack, steppe};
use crate::support::{Table, given};

#[test]
fn r10_6_3_1_off_the_map_is_the_end() {
    // 0101 is the corner of the map; the two hexes beside it are Soviet.
    let mut table = attack("soviet", &["44 @ 0101", "4Tk @ 0201", "5M @ 0102"], "");
    table.does("soviet", "attack 4Tk 0101; attack 5M 0101; done", &[4]);
    table.shows(&["44 @ lost", "lost = 1"]).asks("soviet").allows("soviet", "advance 5M");
    // With a way inland it goes there.
    let mut free = attack("soviet", &["44 @ 0101", "4Tk @ 0201", "5M @ 0201"], "");
    free.does("soviet", "attack 4Tk 0101; attack 5M 0101; done", &[4])
        .shows(&["44 reduced retreated @ 0102"]);
}

#[test]
fn r10_6_3_2_the_sea_is_the_end() {
    // 0731 is a cape in the Sea of Azov: land only to the east.
    let mut table = steppe(&["24Pz @ 0831", "9Pz @ 0732", "s-6 @ 0731"]);
    table.does("axis", "attack 24Pz 0731; attack 9Pz 0731; done", &[2]).shows(&["s-6 @ lost"]);
    let mut two = steppe(&["24Pz @ 0831", "s-6 @ 0731", "s-15 @ 0731"]);
    two.does("axis", "attack 24Pz 0731; done", &[6]);
    two.refuses("soviet", "retreat s-6 0631", "10.6.3.2").allows("soviet", "retreat s-6 0732");
}

/// A division on the road to Tuapse, all hexes round it Soviet but two mountains without road, is thrown back.
fn pass(division: &str) -> Table {
    let units = ["4M @ 1242", "5M @ 1141", "6M @ 1241", "13M @ 1143"];
    let mut table = attack("soviet", &[&[division][..], &units].concat(), "");
    table.does("soviet", "attack 4M 1142; attack 5M 1142; done", &[4]);
    table
}

#[test]
fn r10_6_3_3_impassable_ground_is_the_end() {
    pass("44 @ 1142").shows(&["44 @ lost", "lost = 1"]);
    // A mountain division climbs, through the enemy's zone.
    pass("1Mt @ 1142").shows(&["1Mt reduced retreated @ 1042", "lost = 0"]);
    let mut two = attack("soviet", &["44 @ 1142", "62 reduced @ 1142", "4M @ 1242", "5M @ 1242"], "");
    two.does("soviet", "attack 4M 1142; attack 5M 1142; done", &[6]);
    two.refuses("axis", "retreat 44 1243", "10.6.3.3");
}

/// s-6 in the bend of the Don at Kalach can go nowhere but to 2418, and from there only over the river.
fn bend(die: u16, friends: &[&str]) -> Table {
    let units = ["24Pz @ 2319", "9Pz @ 2318", "71 @ 2320", "79 @ 2420", "113 @ 2519", "s-6 @ 2419"];
    let mut table = steppe(&[&units[..], friends].concat());
    table.does("axis", "attack 24Pz 2419; attack 9Pz 2419; done", &[die]);
    table
}

#[test]
fn r10_6_3_4_a_second_hex_over_a_major_river_is_the_end() {
    bend(4, &[]).shows(&["s-6 @ lost"]);
    bend(2, &[]).shows(&["s-6 reduced retreated @ 2418"]);
    // Steps forced by a full hex are second steps too, and there is no way back to a hex once left.
    bend(2, &["s-15 @ 2418"]).shows(&["s-6 reduced retreated @ 2418"]);
    bend(2, &["s-15 @ 2418", "s-45 @ 2418"]).shows(&["s-6 @ lost", "s-15 @ 2418", "s-45 @ 2418"]);
}

#[test]
fn r10_6_3_4_the_first_hex_may_lie_over_the_river() {
    let mut table = steppe(&["24Pz @ 1717", "s-6 @ 1716"]);
    table.does("axis", "attack 24Pz 1716; done", &[4]);
    table.does("soviet", "retreat s-6 1715", &[]).shows(&["s-6 retreated @ 1715"]);
    // From 1817 the Don bars the way after one hex: along the bank, no nearer but no farther.
    let mut bank = steppe(&["24Pz @ 1818", "44 @ 1818", "s-6 @ 1817"]);
    bank.does("axis", "attack 24Pz 1817; attack 44 1817; done", &[5]);
    bank.refuses("soviet", "retreat s-6 1716; retreat s-6 1715", "10.6.3.4");
    bank.does("soviet", "retreat s-6 1716; retreat s-6 1616", &[]).shows(&["s-6 retreated @ 1616"]);
    // Over the bridge of Veshenskaya the second hex is open.
    let mut bridge = steppe(&["24Pz @ 1818", "44 @ 1818", "s-6 @ 1817"]);
    bridge.does("axis", "attack 24Pz 1817; attack 44 1817; done", &[5]);
    bridge.does("soviet", "retreat s-6 1816", &[]).shows(&["s-6 retreated @ 1815"]);
}

#[test]
fn r10_6_3_1_surrounded_is_the_end() {
    let ring = ["71 @ 1405", "79 @ 1404", "113 @ 1504", "297 @ 1605", "44 @ 1406", "24Pz @ 1506"];
    let mut table = steppe(&[&ring[..], &["s-6 @ 1505", "s-15 @ 1505"]].concat());
    table.does("axis", "attack 24Pz 1505; done", &[6]);
    table.shows(&["s-6 @ lost", "s-15 @ lost"]).asks("axis").allows("axis", "advance 24Pz");
}

#[test]
fn r10_6_3_1_the_log_names_what_bars_the_way() {
    let lost = |rule| [(rule, "log-removed")];
    let corner = ["44 @ 0101", "4Tk @ 0201", "5M @ 0102"];
    let assault = "attack 4Tk 0101; attack 5M 0101; done";
    attack("soviet", &corner, "").tells("soviet", assault, &[4], &lost("10.6.3.1"));
    let cape = ["24Pz @ 0831", "9Pz @ 0732", "s-6 @ 0731"];
    steppe(&cape).tells("axis", "attack 24Pz 0731; attack 9Pz 0731; done", &[2], &lost("10.6.3.2"));
    let pass = ["44 @ 1142", "4M @ 1242", "5M @ 1141", "6M @ 1241", "13M @ 1143"];
    let assault = "attack 4M 1142; attack 5M 1142; done";
    attack("soviet", &pass, "").tells("soviet", assault, &[4], &lost("10.6.3.3"));
    let bend = ["24Pz @ 2319", "9Pz @ 2318", "71 @ 2320", "79 @ 2420", "113 @ 2519", "s-6 @ 2419"];
    steppe(&bend).tells("axis", "attack 24Pz 2419; attack 9Pz 2419; done", &[4], &lost("10.6.3.4"));
    // Nothing but enemies, or two things at once: the rule of retreats.
    let ring =
        ["71 @ 1405", "79 @ 1404", "113 @ 1504", "297 @ 1605", "44 @ 1406", "24Pz @ 1506", "s-6 @ 1505"];
    steppe(&ring).tells("axis", "attack 24Pz 1505; attack 44 1505; done", &[5], &lost("10.6"));
}

#[test]
fn r10_6_5_a_long_way_is_remembered_whole() {
    // Thirty hexes of row 15 are behind it: it does not turn back into one of them.
    let way: Vec<String> = (3..33).map(|column| format!("{column:02}15")).collect();
    let text = format!(
        "turn = 3\nchit = '6A'\ndrawn = ['6A', 'SUPPLY']\nready = ['axis', 'soviet']
         units = ['s-6 routed @ 3315', '44 @ 3801', 's-15 @ 3415', 's-45 @ 3415']
         battle = '0315 retreat 1 steps 0 attacker 0'\nrout = 's-6 left 0 way {}'
         steps = ['turn draw', 'command end', 'battle advance', 'retreat']",
        way.join("-")
    );
    let table = given(&text);
    assert!(table.rules.position(&table.state).to_string().contains(&way.join("-")));
    table.asks("soviet").refuses("soviet", "retreat s-6 3215", "10.6.6/1");
}
