//! What a player is shown who asks what he might do.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use std::sync::Arc;
use std::time::Duration;

use sandtable_bots::{Advice, Leisure, advise};
use sandtable_core::{Dice, Header, Live, Rules, Seat, Text, Value};
use support::{Table, given};

/// What the Axis is advised.
fn advised(table: &Table) -> Vec<Advice> {
    let header = Header { position: Some(table.rules.position(&table.state)), ..Header::default() };
    let live = Live::new(Arc::new(table.rules.clone()), header, Dice::Seed(1)).expect("a sound position");
    let leisure = Leisure { trials: 4, time: Duration::from_secs(60) };
    advise(&live, Seat(0), 3, leisure, 1)
}

fn words(plans: &[Advice]) -> Vec<&Text> {
    plans.iter().map(|plan| plan.words.as_ref().expect("a plan is said in words")).collect()
}

fn number(text: &Text, name: &str) -> i32 {
    match text.args.iter().find(|(n, _)| *n == name) {
        Some((_, Value::Int(n))) => *n,
        other => panic!("{name}: {other:?} in {text:?}"),
    }
}

/// The Sixth Army before two Soviet divisions, one of them weak.
fn command(moved: &str) -> Table {
    given(&format!(
        "turn = 2\nactive = 'axis'\nphase = 'march'\nchit = '6A'\ndrawn = ['6A']\n\
         units = ['6A active @ 1410', '24Pz active{moved} @ 1508', '44 active @ 1407', '71 active @ 1308',\n\
         '79 active @ 1309', 's-6 reduced @ 1505', 's-15 @ 1205']"
    ))
}

#[test]
fn a_command_is_advised_by_whole_plans_that_intend_different_things() {
    // From its first march, and in the middle of it.
    for moved in ["", " moved"] {
        let plans = advised(&command(moved));
        let told = words(&plans);
        assert!(!told.is_empty() && told.iter().all(|text| text.id == "plan-command"), "{told:?}");
        for (i, text) in told.iter().enumerate() {
            assert!(!told[..i].contains(text), "twice: {text:?}");
        }
        assert!(told.iter().any(|text| number(text, "attacks") > 0), "{told:?}");
        // It is drawn as a whole, up to the die.
        let first = plans.iter().find(|plan| number(plan.words.as_ref().unwrap(), "attacks") > 0).unwrap();
        assert!(first.laid.contains("attack") && !first.arrows.is_empty(), "{first:?}");
    }
}

#[test]
fn plans_that_are_about_equal_are_said_to_be() {
    let plans = advised(&command(""));
    let best = plans.iter().map(|plan| plan.chance).fold(0.0, f32::max);
    assert!(plans.iter().any(|plan| plan.even && plan.chance == best), "the best is as good as itself");
}

#[test]
fn where_attacks_are_declared_the_plans_name_hexes_and_columns() {
    let table = given(
        "turn = 2\nactive = 'axis'\nphase = 'attack'\n\
         units = ['24Pz @ 1506', '71 @ 1304', '44 @ 1406', 's-6 reduced @ 1505', 's-15 reduced @ 1404']",
    );
    let plans = advised(&table);
    for text in words(&plans) {
        assert!(text.id == "plan-command" && number(text, "attacks") > 0, "{text:?}");
        let column = text.args.iter().find(|(name, _)| *name == "column");
        assert!(matches!(column, Some((_, Value::Term(id))) if *id != "column-below"), "{text:?}");
    }
}
