//! Odds are exact: they agree with every way the dice can fall, and with known shares.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use sandtable_core::{Chance, Log, Odds, Rules, Seat, Seen, Value, enumerate};
use soft_underbelly::{Action, Event, Mediterranean, State, Step};
use support::{Table, given};

fn odds(table: &Table, line: &str) -> Odds {
    otherwise(table, line, &[])
}

/// The odds with the opposite of some assumptions.
fn otherwise(table: &Table, line: &str, keys: &[&str]) -> Odds {
    let mut actions = Vec::new();
    table.rules.read(line, &mut actions).unwrap();
    let seat = table.rules.decision(&table.state).seats().iter().next().unwrap();
    let seen = Seen::by(&table.rules, &table.state, seat);
    table.rules.odds(&seen, actions[0], keys).unwrap_or_else(|| panic!("'{line}' has no odds"))
}

fn share(odds: &Odds, id: &str) -> f64 {
    odds.ends.iter().find(|(text, _)| text.id == id).map_or(0.0, |(_, share)| *share)
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} is not {b}");
}

/// What the odds assume, written once more and simply: nobody interrupts, the attacker goes on, losses fall on the
/// first unit in the list.
fn simple(rules: &Mediterranean, s: &State, seat: Seat) -> Action {
    let mut actions = Vec::new();
    rules.actions(s, seat, &mut actions);
    let wanted = |a: &Action| matches!(a, Action::Lose(_) | Action::Continue | Action::Battle(_));
    let last = |a: &Action| matches!(a, Action::Decline | Action::Done);
    actions
        .iter()
        .copied()
        .find(wanted)
        .or_else(|| actions.iter().copied().find(last))
        .expect("something is legal")
}

/// The share of battles taken, over every way the dice can fall.
fn brute(table: &Table, line: &str) -> f64 {
    let mut first = Vec::new();
    table.rules.read(line, &mut first).unwrap();
    let (rules, mut taken) = (&table.rules, 0.0);
    enumerate(
        |dice: &mut Chance| {
            let mut s = table.state.clone();
            let mut a = first[0];
            loop {
                let seat = rules.decision(&s).seats().iter().next().unwrap();
                rules.apply(&mut s, seat, a, dice, &mut Log::off());
                match s.step() {
                    Some(Step::Advance) => return true,
                    _ if s.battle.target == 0 && s.arrows.is_empty() => return false,
                    _ => {}
                }
                let seat = rules.decision(&s).seats().iter().next().unwrap();
                a = simple(rules, &s, seat);
            }
        },
        |won, weight| taken += if won { weight } else { 0.0 },
    );
    taken
}

const QUIET: &str = "turn = 2\nactive = 'allies'\nmarkers_allies = 0\nmarkers_axis = 0\n";

#[test]
fn one_cube_against_one_agrees_with_every_way_the_dice_can_fall() {
    let mut table =
        given(&format!("{QUIET}phase = 'attack'\nunits = ['allies cube @ 18', 'axis cube @ 17']"));
    table.does("allies", "attack cube 18-17", &[]);
    let found = odds(&table, "done");
    close(share(&found, "odds-taken"), brute(&table, "done"));
    close(found.ends.iter().map(|(_, share)| share).sum::<f64>(), 1.0);
}

#[test]
fn two_cubes_against_a_cube_and_an_aircraft_agree_with_every_way_the_dice_can_fall() {
    let table = given(&format!(
        "{QUIET}steps = ['turn impulses', 'impulse last', 'battle decide', 'resolve']\nimpulse = 1\n\
         arrows = ['18-17']\nbattle = '17 round 1 of 3 hits 0 0'\n\
         units = ['allies cube x2 for=17 @ 18', 'axis cube @ 17', 'axis aircraft used @ 17']"
    ));
    close(share(&odds(&table, "continue"), "odds-taken"), brute(&table, "continue"));
}

#[test]
fn a_last_round_of_two_dice_is_the_known_share() {
    let table = given(&format!(
        "{QUIET}steps = ['turn impulses', 'impulse last', 'battle decide', 'resolve']\nimpulse = 1\n\
         arrows = ['18-17']\nbattle = '17 round 2 of 3 hits 0 0'\n\
         units = ['allies cube x2 for=17 @ 18', 'axis cube @ 17']"
    ));
    let found = odds(&table, "continue");
    close(share(&found, "odds-taken"), 11.0 / 36.0);
    close(share(&found, "odds-held"), 25.0 / 36.0);
    close(found.expected[0].1, 1.0 / 6.0);
    close(found.expected[1].1, 11.0 / 36.0);
}

#[test]
fn bombs_and_interceptors_hit_as_the_table_says() {
    let table = given(&format!(
        "{QUIET}phase = 'move'\nunits = ['allies aircraft @ 18', 'allies cube @ 18', 'axis cube @ 17']"
    ));
    close(share(&odds(&table, "bomb aircraft 18-17"), "odds-bomb-hits"), 0.5);
    let mut table = given(&format!(
        "{QUIET}phase = 'move'\ntransport_allies = 6\n\
         units = ['allies cube x2 @ 18', 'allies cube @ 16', 'axis aircraft @ 17']"
    ));
    table.does("allies", "embark cube 18 x2; sail 16", &[]);
    let found = odds(&table, "intercept uboat");
    let shares: Vec<f64> = found.ends.iter().map(|(_, share)| *share).collect();
    close(shares[0], 2.0 / 3.0);
    close(shares[1], 1.0 / 3.0);
    table.does("axis", "intercept uboat", &[]);
    let found = odds(&table, "intercept italian");
    close(found.ends[2].1, 1.0 / 9.0);
}

#[test]
fn a_great_battle_has_exact_odds() {
    let mut table = given(
        "turn = 3\nactive = 'allies'\nphase = 'attack'\nlines = ['17']\n\
         units = ['allies cube x6 @ 18', 'allies tank @ 18', 'allies aircraft @ 18', 'allies cube x4 @ 19',\n\
         'allies tank @ 19', 'axis cube x2 @ 17', 'axis tank @ 17', 'axis elite @ 17', 'axis italian-tank @ 17',\n\
         'axis aircraft @ 17', 'axis aircraft @ 14', 'axis cube @ 14']",
    );
    table.does(
        "allies",
        "attack cube 18-17 x6; attack tank 18-17; attack cube 19-17 x4; attack tank 19-17",
        &[],
    );
    let found = odds(&table, "done");
    close(found.ends.iter().map(|(_, share)| share).sum::<f64>(), 1.0);
    // Eleven losses can be absorbed, and three rounds of four dice can inflict twelve.
    let taken = share(&found, "odds-taken");
    assert!((taken - 0.017_427).abs() < 1e-6, "{taken}");
}

#[test]
fn what_has_no_dice_has_no_odds() {
    let table = given(&format!("{QUIET}phase = 'move'\nunits = ['allies cube @ 18', 'axis cube @ 17']"));
    let seen = Seen::by(&table.rules, &table.state, Seat(0));
    assert!(table.rules.odds(&seen, Action::Done, &[]).is_none());
    assert!(table.rules.odds(&seen, Action::Play(Event::Logistics), &[]).is_none());
}

#[test]
fn with_two_attacks_declared_the_odds_say_which_is_fought_first() {
    let mut table = given(&format!(
        "{QUIET}phase = 'attack'\nunits = ['allies cube x2 @ 19', 'axis cube @ 17', 'axis cube @ 16']"
    ));
    table.does("allies", "attack cube 19-16", &[]);
    assert!(odds(&table, "done").assumes.iter().all(|(t, _)| t.id != "odds-assume-first"));
    table.does("allies", "attack cube 19-17", &[]);
    let both = odds(&table, "done");
    assert!(both.assumes.iter().any(|(t, _)| t.id == "odds-assume-first"));
    close(both.ends.iter().map(|(_, share)| share).sum::<f64>(), 1.0);
}

#[test]
fn a_landing_counts_its_guns() {
    let mut table = given(
        "turn = 2\nactive = 'allies'\nphase = 'attack'\nmarkers_allies = 0\nmarkers_axis = 0\n\
         ships = ['british used', 'italian used', 'uboat used']\n\
         units = ['allies cube x2 @ 17', 'axis cube @ 14']",
    );
    table.does("allies", "landing 14 american; board cube 17", &[]);
    let found = odds(&table, "done");
    // The gun clears the beach on 5 and 6; else one die against one, three times at most.
    let (hit, miss) = (1.0 / 6.0, 5.0_f64 / 6.0);
    let round = hit * miss;
    let fight = round * (1.0 + miss * miss + (miss * miss).powi(2));
    close(share(&found, "odds-taken"), 1.0 / 3.0 + 2.0 / 3.0 * fight);
}

#[test]
fn a_landing_reckons_with_those_who_can_meet_it_and_shows_both_figures() {
    let mut table = given(
        "turn = 2\nactive = 'allies'\nphase = 'attack'\nmarkers_allies = 0\nmarkers_axis = 0\n\
         ships = ['british used']\nunits = ['allies cube x2 @ 17', 'axis cube @ 01']",
    );
    table.does("allies", "landing 14 american; board cube 17", &[]);
    let percent = |odds: &Odds| {
        let (text, rule) = odds.sums.first().expect("the other figure");
        let share = text.args.iter().find_map(|(name, value)| match value {
            Value::Int(n) if *name == "share" => Some(*n),
            _ => None,
        });
        (text.id, share.expect("a number"), rule.map(|rule| rule.0))
    };
    // A fleet and a U-boat: each sinks the cube on 5 and 6.
    let met = odds(&table, "done");
    close(share(&met, "odds-taken"), 4.0 / 9.0);
    close(share(&met, "odds-destroyed"), 5.0 / 9.0);
    assert_eq!(percent(&met), ("odds-if-unmet", 100, Some("landing.intercept/1")));
    assert!(
        met.assumes.iter().any(|(text, key)| (text.id, *key) == ("odds-assume-met", Some("interception")))
    );
    let unmet = otherwise(&table, "done", &["interception"]);
    close(share(&unmet, "odds-taken"), 1.0);
    assert_eq!(percent(&unmet), ("odds-if-met", 44, Some("landing.intercept/1")));
    // Used ships meet nobody, and nothing is said of them.
    let mut alone = given(
        "turn = 2\nactive = 'allies'\nphase = 'attack'\nmarkers_allies = 0\nmarkers_axis = 0\n\
         ships = ['british used', 'italian used', 'uboat used']\nunits = ['allies cube x2 @ 17', 'axis cube @ 01']",
    );
    alone.does("allies", "landing 14 american; board cube 17", &[]);
    let free = odds(&alone, "done");
    close(share(&free, "odds-taken"), 1.0);
    assert!(free.sums.is_empty() && free.assumes.iter().all(|(_, key)| *key != Some("interception")));
}

/// A battle after its first round: six cubes against two, with an aircraft on either side and an elite unit.
fn after_a_round() -> Table {
    given(&format!(
        "{QUIET}steps = ['turn impulses', 'impulse last', 'battle decide', 'resolve']\nimpulse = 1\n\
         arrows = ['18-17']\nbattle = '17 round 1 of 3 hits 0 0'\n\
         units = ['allies cube x6 for=17 @ 18', 'allies aircraft @ 18', 'axis cube x2 @ 17', 'axis aircraft @ 14',\n\
         'axis cube @ 14', 'axis elite @ 17']"
    ))
}

#[test]
fn assumptions_can_be_had_otherwise() {
    let table = after_a_round();
    let usual = odds(&table, "continue");
    let keys: Vec<&str> = usual.assumes.iter().filter_map(|(_, key)| *key).collect();
    assert_eq!(keys, ["rounds", "support", "elites"]);
    let ids = |odds: &Odds| odds.assumes.iter().map(|(text, _)| text.id).collect::<Vec<_>>();
    for (key, id) in [
        ("rounds", "odds-assume-one-round"),
        ("support", "odds-assume-no-support"),
        ("elites", "odds-assume-elites-absorb"),
    ] {
        let changed = otherwise(&table, "continue", &[key]);
        assert!(ids(&changed).contains(&id) && !ids(&usual).contains(&id), "{key}");
        assert_ne!(changed.expected, usual.expected, "{key} changes nothing");
        close(changed.ends.iter().map(|(_, share)| share).sum::<f64>(), 1.0);
    }
    // One round costs less and takes less; an enemy without aircraft inflicts less; an elite unit that absorbs does too.
    let figure = |odds: &Odds, i: usize| odds.expected[i].1;
    let one = otherwise(&table, "continue", &["rounds"]);
    assert!(share(&one, "odds-taken") < share(&usual, "odds-taken") && figure(&one, 0) < figure(&usual, 0));
    assert!(figure(&otherwise(&table, "continue", &["support"]), 0) < figure(&usual, 0));
    assert!(figure(&otherwise(&table, "continue", &["elites"]), 0) < figure(&usual, 0));
    // A key that nobody knows changes nothing.
    assert_eq!(otherwise(&table, "continue", &["", "weather"]), usual);
}

/// Whoever declares is told before; whoever is attacked is not.
#[test]
fn what_hardly_ever_comes_off_is_said_to_whoever_would_try() {
    let said = |units: &str| {
        let mut table = given(&format!("{QUIET}phase = 'attack'\n{units}"));
        table.does("allies", "attack cube 18-17", &[]);
        odds(&table, "done").sums.iter().any(|(text, _)| text.id == "odds-hopeless")
    };
    assert!(said("lines = ['17']\nunits = ['allies cube @ 18', 'axis cube x5 @ 17', 'axis cube @ 01']"));
    assert!(!said("units = ['allies cube @ 18', 'axis cube @ 17', 'axis cube @ 01']"));
}
