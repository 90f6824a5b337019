//! Step losses (10.5).

use crate::field::{attack, steppe};

#[test]
fn r10_5_1_s1_a_full_unit_is_flipped() {
    let mut table = steppe(&["24Pz @ 1406", "9Pz @ 1506", "s-6 @ 1505"]);
    // 15-3: 1RR on a 6.
    table.does("axis", "attack 24Pz 1505; attack 9Pz 1505; done", &[6]);
    table.shows(&["s-6 reduced retreated @ 1403"]);
}

#[test]
fn r10_5_1_s2_a_reduced_or_one_step_unit_is_removed() {
    // 2-2 is 1-1: A1 on a 2.
    let mut reduced = steppe(&["44 reduced @ 1406", "110C @ 1505"]);
    reduced.does("axis", "attack 44 1505; done", &[2]).shows(&["44 @ lost", "110C @ 1505"]);
    // The Vicenza division has no reduced side.
    let mut single = steppe(&["i-156Vicenza @ 1406", "110C reduced @ 1505"]);
    single.does("axis", "attack i-156Vicenza 1505; done", &[2]).shows(&["i-156Vicenza @ lost"]);
}

#[test]
fn r10_5_2_the_owner_distributes_his_losses() {
    let fight = || {
        let mut table = steppe(&["323 @ 1406", "340 @ 1406", "s-6 @ 1505", "s-15 @ 1505"]);
        table.does("axis", "attack 323 1505; attack 340 1505; done", &[1]);
        table
    };
    fight().asks("axis").refuses("soviet", "lose 323", "10.5.2");
    let mut one = fight();
    one.does("axis", "lose 340; lose 340", &[]).shows(&["340 @ lost", "323 @ 1406"]);
    let mut both = fight();
    both.does("axis", "lose 340; lose 323", &[]).shows(&["340 reduced @ 1406", "323 reduced @ 1406"]);
}

#[test]
fn r10_5_2_losses_beyond_the_force_are_ignored() {
    // 16-1 in the open: 4RR on a 6 against one step.
    let mut table = steppe(&["24Pz @ 1406", "GD @ 1506", "s-6 reduced @ 1505", "s-15 @ 1404"]);
    table.does("axis", "attack 24Pz 1505; attack GD 1505; done", &[6]);
    table.shows(&["s-6 @ lost", "s-15 @ 1404"]).asks("axis").allows("axis", "advance GD");
}

#[test]
fn r10_5_2_the_soviet_attacker_distributes_his() {
    let mut table = attack("soviet", &["4Tk @ 1406", "13Tk @ 1506", "71 @ 1505"], "");
    table.does("soviet", "attack 4Tk 1505; attack 13Tk 1505; done", &[1]);
    table.refuses("soviet", "lose 71", "10.5.2").asks("soviet");
    table.does("soviet", "lose 13Tk", &[]).shows(&["13Tk reduced @ 1506", "4Tk @ 1406", "71 @ 1505"]);
}

#[test]
fn r10_5_1_s2_the_log_tells_a_flip_from_a_removal() {
    let units =
        ["323 @ 1406", "340 reduced @ 1406", "6A reduced @ 1506", "s-6 reduced @ 1505", "s-15 @ 1505"];
    let fight = |line: &str, rule, message| {
        let mut table = steppe(&units);
        table.does("axis", "attack 323 1505; attack 340 1505; attack 6A 1505; done", &[1]);
        table.tells("axis", line, &[], &[(rule, message)]);
    };
    fight("lose 323", "10.5.1/1", "log-reduced");
    fight("lose 340", "10.5.1/2", "log-removed");
    fight("lose 6A", "10.5.1/2", "log-hq-removed");
}
