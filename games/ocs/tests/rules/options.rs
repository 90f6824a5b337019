//! Options of a table (21).

use ocs::{Drill, PARTS};
use sandtable_core::{Game, Options, Trial};

use crate::support::Looking;

#[test]
fn r21_2_worn_units_fight_by_the_steps_that_are_left() {
    // A division of 14 with three steps: attack and defence by option, else by halves (9.11d).
    let strengths = |value: &str, lost: u8| {
        let drill = Drill::open(&Drill::built_in()).expect("sound data");
        let options = Options::from([("proportional".into(), value.into())]);
        let rules = drill.prepare("drill", &options).expect("the drill");
        let units = format!("phase = 'combat'\nphasing = 'axis'\nunits = ['i-8 paid lost={lost} @ A8.07']");
        let table = Trial::start(rules, &[]).given(&units);
        [true, false].map(|attacks| ocs::strength(table.look(), table.id("i-8"), attacks) / PARTS)
    };
    assert_eq!([0, 1, 2].map(|lost| strengths("yes", lost)), [[14, 14], [9, 9], [5, 5]]);
    assert_eq!([0, 1, 2].map(|lost| strengths("no", lost)), [[14, 14], [7, 14], [7, 7]]);
}
