//! Odds are exact: they agree with every face of the die, counted by hand.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use sandtable_core::{Odds, Rules, Seat, Seen};
use support::{Table, given};

fn odds(table: &Table, line: &str) -> Option<Odds> {
    otherwise(table, line, &[])
}

/// The odds with the opposite of some assumptions.
fn otherwise(table: &Table, line: &str, keys: &[&str]) -> Option<Odds> {
    let mut actions = Vec::new();
    table.rules.read(line, &mut actions).unwrap();
    let seat = table.rules.decision(&table.state).seats().iter().next().unwrap();
    table.rules.odds(&Seen::by(&table.rules, &table.state, seat), actions[0], keys)
}

fn share(odds: &Odds, id: &str) -> f64 {
    odds.ends.iter().find(|(text, _)| text.id == id).map_or(0.0, |(_, share)| *share)
}

/// The expected figures: steps of attacker and defender, units of attacker and defender, points.
fn expected(odds: &Odds) -> Vec<f64> {
    odds.expected.iter().map(|(_, figure)| *figure).collect()
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} is not {b}");
}

fn attack(rest: &str) -> Table {
    given(&format!("turn = 2\nactive = 'axis'\nphase = 'attack'\ndrawn = ['SUPPLY']\n{rest}"))
}

#[test]
fn four_to_one_on_the_steppe() {
    let table = attack("units = ['16Pz @ 2935', '44 attacks=3035 @ 2934', 'soviet 62 @ 3035']");
    // -, R, R, R, RR, RR: five in six the hex is emptied, and nobody loses a step.
    let odds = odds(&table, "attack 16Pz 3035").expect("odds");
    close(share(&odds, "odds-vacated"), 5.0 / 6.0);
    close(share(&odds, "odds-held"), 1.0 / 6.0);
    close(share(&odds, "odds-thrown-back"), 0.0);
    assert!(expected(&odds).iter().all(|x| *x == 0.0), "{odds:?}");
}

#[test]
fn one_to_one_costs_the_attacker() {
    let table = attack("units = ['298 attacks=3035 @ 2935', 'soviet 62 @ 3035']");
    // A2, A1, A1, -, -, R against one division of two steps: four steps, one division and a point in six.
    let odds = odds(&table, "done").expect("odds");
    close(share(&odds, "odds-vacated"), 1.0 / 6.0);
    close(share(&odds, "odds-held"), 2.0 / 6.0);
    close(share(&odds, "odds-thrown-back"), 3.0 / 6.0);
    let figures = expected(&odds);
    for (figure, sixths) in figures.iter().zip([4.0, 0.0, 1.0, 0.0, 1.0]) {
        close(*figure, sixths / 6.0);
    }
}

#[test]
fn a_headquarters_is_the_last_to_be_lost() {
    let units = "'6A reduced attacks=3035 @ 2935', '44 reduced attacks=3035 @ 2934', 'soviet 62 @ 3035'";
    let table = attack(&format!("units = [{units}]"));
    // 3 against 3: A2 takes both, a division for a point and a headquarters for two; A1, twice, the division alone.
    let figures = expected(&odds(&table, "done").expect("odds"));
    close(figures[2], 4.0 / 6.0);
    close(figures[4], 5.0 / 6.0);
}

#[test]
fn a_fortress_that_holds_bleeds_instead_of_going() {
    let units = "units = ['16Pz attacks=2620 @ 2520', '24Pz attacks=2620 @ 2520', '295 attacks=2620 @ 2621',\n\
                 '71 attacks=2620 @ 2621', 'soviet 62 @ 2620']";
    let table = attack(&format!("fortresses = ['2620 level 2']\n{units}"));
    // 26 against 4 is 6-1, 4-1 in the city: -, R, R, R, RR, RR are 0, 1, 1, 1, 2, 2 steps, and the hex is held.
    let odds = odds(&table, "done").expect("odds");
    close(share(&odds, "odds-held"), 1.0);
    close(expected(&odds)[1], 7.0 / 6.0);
    assert!(odds.assumes.iter().any(|(t, key)| t.id == "odds-assume-fortress" && *key == Some("fortress")));
    // One that yields goes, in five of six.
    let yields = otherwise(&table, "done", &["fortress"]).expect("odds");
    close(share(&yields, "odds-vacated"), 5.0 / 6.0);
    assert!(yields.assumes.iter().any(|(t, _)| t.id == "odds-assume-fortress-yields"));
}

#[test]
fn a_surrounded_division_is_lost_by_a_retreat() {
    let table = attack(
        "units = ['16Pz attacks=3035 @ 2935', '44 attacks=3035 @ 2934', '298 @ 3034', '323 @ 3135', '340 @ 3036',\n\
         '377 @ 2936', 'soviet 62 @ 3035']",
    );
    let odds = odds(&table, "done").expect("odds");
    close(share(&odds, "odds-vacated"), 5.0 / 6.0);
    close(expected(&odds)[1], 10.0 / 6.0);
    close(expected(&odds)[3], 5.0 / 6.0);
}

#[test]
fn odds_sum_to_one_and_need_a_combat() {
    let units = "units = ['298 @ 2935', '68 @ 2934', 'soviet 13G @ 3035']";
    let mut table = attack(units);
    // Three against four is no combat yet.
    assert!(odds(&table, "attack 298 3035").is_none());
    assert!(odds(&table, "done").is_none());
    table.does("axis", "attack 298 3035", &[]);
    let both = odds(&table, "attack 68 3035").expect("odds");
    close(both.ends.iter().map(|(_, share)| share).sum(), 1.0);
    assert!(both.assumes.iter().any(|(t, _)| t.id == "odds-assume-no-more"));
    // Looking at odds changes nothing, and what comes after the combat is no part of it.
    table.shows(&["298 active attacks=3035 @ 2935", "68 active @ 2934"]);
}

/// Plays on until nobody is asked to react; gives the windows that opened, with what the orders of one who said nothing
/// answered.
fn unasked(table: &mut Table) -> Vec<(&'static str, String)> {
    let mut found = Vec::new();
    while let Some(window) = table.rules.decision(&table.state).window() {
        let seat = table.rules.decision(&table.state).seats().iter().next().unwrap();
        let a = table.rules.decline(&table.state, seat).expect("an answer");
        assert_eq!(table.rules.check(&table.state, seat, a), Ok(()));
        assert_eq!(table.rules.decline(&table.state, Seat(1 - seat.0)), None, "the other side is not asked");
        let mut text = String::new();
        table.rules.write(a, &mut text);
        found.push((window.0, text.clone()));
        table.does(["axis", "soviet"][usize::from(seat.0)], &text, &[]);
    }
    found
}

#[test]
fn what_a_defender_decides_can_be_left_to_orders() {
    let fortress = "fortresses = ['2620 level 2']\nunits = ['16Pz attacks=2620 @ 2520', '24Pz attacks=2620 @ 2520',\n\
                    '295 attacks=2620 @ 2621', '71 attacks=2620 @ 2621', 'soviet 62 @ 2620']";
    let mut table = attack(fortress);
    assert_eq!(table.rules.decision(&table.state).window(), None, "the attacker's own decisions are his");
    table.does("axis", "done", &[3]);
    // A fortress holds, and the cheapest step goes: a flip.
    let answers = unasked(&mut table);
    assert_eq!(answers[0], ("fortress", "stand".into()));
    assert_eq!(answers[1].0, "losses");
    table.shows(&["s-62 reduced @ 2620", "2620 level 2"]);

    let mut table = attack(
        "units = ['16Pz attacks=3035 @ 2935', '24Pz attacks=3035 @ 2935', 'soviet 62 @ 3035', 'soviet 79C @ 3035']",
    );
    table.does("axis", "done", &[4]);
    let answers = unasked(&mut table);
    assert!(!answers.is_empty() && answers.iter().all(|(window, _)| *window == "retreat"), "{answers:?}");
}
