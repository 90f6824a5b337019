//! The worked examples of the rulebook, one test for each `[[example]]` of the ledger.
#![allow(dead_code)]

#[path = "rules/support.rs"]
mod support;

use stalingrad::{Assault, odds_column};
use support::{Looking, Table, given};

fn list(units: &[&str]) -> String {
    format!("units = [{}]", units.iter().map(|u| format!("'{u}'")).collect::<Vec<_>>().join(", "))
}

/// The Axis is about to move or to attack; nothing is left in the cup.
fn axis(phase: &str, units: &[&str], more: &str) -> Table {
    given(&format!("drawn = ['SUPPLY']\nactive = 'axis'\nphase = '{phase}'\n{}\n{more}", list(units)))
}

/// A command is about to end, and this chit is the last in the cup.
fn before(chit: &str, units: &[&str]) -> Table {
    let cup = format!("drawn = ['17A', 'SUPPLY']\nselected = ['{chit}']\nchit = '17A'");
    let steps = "steps = ['turn draw', 'command end', 'march']\nready = ['axis', 'soviet']";
    given(&format!("{cup}\n{steps}\n{}", list(units)))
}

/// All Axis units attack a hex.
fn assault(target: &str, units: &[&str], more: &str) -> Table {
    let mut table = axis("attack", units, more);
    for line in table.offers("axis").into_iter().filter(|l| l.starts_with("attack") && l.ends_with(target)) {
        table.does("axis", &line, &[]);
    }
    table
}

/// Strengths and odds of the attack declared on a hex.
fn declared(table: &Table, target: &str) -> Assault {
    let grid = &table.rules.theatre().grid;
    let hex = grid.parse(target).ok().and_then(|h| grid.index(h)).expect("a hex of the map");
    table.look().assault(hex, table.look().attackers(hex))
}

/// Attack strength, defence strength and column (0 for 1-1, 1 for 1.5-1, n for n-1).
#[track_caller]
fn odds(units: &[&str], attack: u16, defence: u16, column: u8) {
    let found = declared(&assault("1505", units, ""), "1505");
    assert_eq!((found.attack, found.defence, found.column), (attack, defence, Some(column)));
}

#[test]
fn ex_command_range() {
    let mut table = before("6A", &["6A @ 0413", "44 @ 0813", "62 @ 0913"]);
    table.does("axis", "done", &[1]).shows(&["6A active @ 0413", "44 active @ 0813", "62 @ 0913"]);
}

#[test]
fn ex_move_a() {
    // Both hexes are next to s-6: 1 + 2 + 2, and nothing is left.
    let mut table = axis("march", &["44 @ 1506", "s-6 @ 1505"], "");
    table.does("axis", "take 44; step 1406", &[]).shows(&["44 active moved @ 1406"]);
    // Four points would not do.
    axis("march", &["h-6Lt @ 1506", "s-6 @ 1505", "44 @ 0304"], "").refuses(
        "axis",
        "take h-6Lt; step 1406",
        "9.2.5/1",
    );
}

#[test]
fn ex_move_b() {
    // 1004 and 1005 are next to s-6 in 0904, and a river runs between them: 1 + 1 + 2 + 2.
    let table = axis("march", &["44 @ 1004", "s-6 @ 0904"], "");
    table.refuses("axis", "take 44; step 1005", "9.2.5/1");
}

#[test]
fn ex_march_a() {
    let mut table = axis("march", &["44 @ 1105", "s-6 @ 2501"], "");
    table.does("axis", "march 44; step 1205-1305-1405-1406-1506-1606", &[]);
    // 3 of 5 points are spent: 4 halves are left.
    table.shows(&["44 active @ 1606", "steps: moving 44 4 march"]);
}

#[test]
fn ex_march_b() {
    // B is 1706, C is 1506: 1606 is next to the enemy.
    let mut table = axis("march", &["44 @ 1105", "62 @ 1606", "s-6 @ 1706"], "");
    table.refuses("axis", "take 62; step 1706", "3.1.2");
    table.does("axis", "march 44; step 1205-1305-1405-1406-1506", &[]);
    table.refuses("axis", "step 1606", "9.3.1.2/2");
    table.does("axis", "halt", &[]).shows(&["44 active moved @ 1506"]);
}

#[test]
fn ex_odds_15_5() {
    odds(&["24Pz @ 1406", "9Pz @ 1406", "1GM @ 1505"], 15, 5, 3);
}

#[test]
fn ex_odds_26_9() {
    odds(&["24Pz @ 1406", "GD @ 1406", "71 @ 1506", "79 @ 1506", "1GM @ 1505", "4M @ 1505"], 26, 9, 2);
}

#[test]
fn ex_odds_12_7() {
    odds(&["24Pz @ 1406", "44 @ 1406", "s-6 @ 1505", "13G @ 1505"], 12, 7, 1);
}

#[test]
fn ex_odds_18_13() {
    assert_eq!(odds_column(18, 13), Some(0));
    // Thirteen is more than two units have; 9 to 7 is the same column.
    odds(&["71 @ 1406", "44 @ 1406", "s-6 @ 1505", "13G @ 1505"], 9, 7, 0);
}

#[test]
fn ex_odds_25_2() {
    odds(&["24Pz @ 1406", "GD @ 1406", "71 @ 1506", "44 @ 1506", "110C @ 1505"], 25, 2, 10);
}

#[test]
fn ex_shift_forest_town() {
    let mut table = assault("1906", &["71 @ 1806", "44 @ 1806", "s-6 @ 1906"], "");
    let found = declared(&table, "1906");
    assert_eq!((found.odds, found.shift, found.column), (Some(3), 2, Some(1)));
    // On 1.5-1 a 4 is nothing; on 3-1 and 2-1 it would be a retreat.
    table.does("axis", "done", &[4]).shows(&["s-6 @ 1906", "turn = 2"]);
}

#[test]
fn ex_shift_12_1() {
    let mut table = assault("1906", &["24Pz @ 1806", "44 @ 1806", "s-6 reduced @ 1906"], "");
    let found = declared(&table, "1906");
    assert_eq!((found.attack, found.defence, found.shift, found.column), (12, 1, 2, Some(8)));
    // On 8-1 a 2 is RR without a loss; on 9-1 it would be 1RR, the end of the division.
    table.does("axis", "done", &[2]).hides(&["s-6 @ lost"]);
}

#[test]
fn ex_result_a1() {
    // 7-6: A1 on a 2.
    let mut table = assault("1505", &["323 @ 1406", "44 @ 1506", "s-6 @ 1505", "s-15 @ 1505"], "");
    table.does("axis", "done", &[2]).allows("axis", "lose 323");
    table.does("axis", "lose 44", &[]);
    table.shows(&["44 reduced @ 1506", "323 @ 1406", "s-6 @ 1505", "s-15 @ 1505", "turn = 2"]);
}

#[test]
fn ex_result_r() {
    // 12-6: R on a 4.
    let mut table = assault("1505", &["24Pz @ 1406", "44 @ 1506", "s-6 @ 1505", "s-15 @ 1505"], "");
    table.does("axis", "done", &[4]).asks("soviet");
    table.does("soviet", "retreat s-6 1404", &[]);
    table.shows(&["s-6 retreated @ 1404", "s-15 retreated @ 1404"]);
}

#[test]
fn ex_result_2rr() {
    // 28-4: 2RR on a 6.
    let tanks = ["24Pz @ 1406", "GD @ 1406", "9Pz @ 1506", "71 @ 1506"];
    let mut table = assault("1505", &[&tanks[..], &["s-6 @ 1505", "s-15 reduced @ 1505"]].concat(), "");
    table.does("axis", "done", &[6]).asks("soviet");
    // After the first loss s-6 is the only one left to take the second.
    table.does("soviet", "lose s-15", &[]);
    table.shows(&["s-15 @ lost", "s-6 reduced retreated @ 1403"]).asks("axis");
}

#[test]
fn ex_losses() {
    // 6-6: A2 on a 1, for two full divisions.
    let fight = || {
        let mut table = assault("1505", &["323 @ 1406", "340 @ 1406", "s-6 @ 1505", "s-15 @ 1505"], "");
        table.does("axis", "done", &[1]);
        table
    };
    fight().does("axis", "lose 323; lose 323", &[]).shows(&["323 @ lost", "340 @ 1406"]);
    fight().does("axis", "lose 323; lose 340", &[]).shows(&["323 reduced @ 1406", "340 reduced @ 1406"]);
}

#[test]
fn ex_axis_reinf_6() {
    let mut table = before("AXIS-REINF", &["44 @ 0219"]);
    table.does("axis", "done", &[1, 6]).shows(&["pz x1", "ss x1", "inf x1", "romanian x1"]);
    for romanian in ["r-1Arm", "r-1C", "r-5"] {
        table.allows("axis", &format!("call {romanian}"));
    }
    table.does(
        "axis",
        "call 6Pz; enter 0304; call LAH; enter 0304; call 46; enter 0205; call r-1Arm; enter 0205",
        &[],
    );
    table.shows(&["6Pz @ 0304", "LAH @ 0304", "46 @ 0205", "r-1Arm @ 0205", "turn = 2"]);
}

#[test]
fn ex_fortress_1rr() {
    // 23-3 in a town: 7-1 shifted to 6-1, 1RR on a 5.
    let units = ["24Pz @ 0604", "9Pz @ 0604", "GD @ 0705", "s-6 reduced @ 0704", "s-15 reduced @ 0704"];
    let mut table = assault("0704", &units, "fortresses = ['0704 level 2']");
    table.does("axis", "done", &[5]).asks("soviet");
    let mut yields = table.clone();
    yields.does("soviet", "yield; lose s-6", &[]);
    yields.shows(&["s-6 @ lost", "none level 0"]).hides(&["s-15 reduced @ 0704"]);
    table.does("soviet", "stand; lose s-6; lose fortress; lose fortress", &[]);
    table.shows(&["s-6 @ lost", "none level 0", "s-15 reduced @ 0704", "turn = 2"]);
}
