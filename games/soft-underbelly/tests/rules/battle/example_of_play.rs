//! Round 2 of the rulebook's example could have been rolled otherwise (the whole example: `tests/examples.rs`).

use crate::field::{field, hits};

#[test]
fn round_2_of_the_example_has_another_legal_roll() {
    // If the tank supports instead, the paratroops alone roll, one die on 4.
    let units = [
        "allies cube @ 17",
        "allies tank @ 17",
        "allies paratroops @ 17",
        "allies aircraft @ 17",
        "axis cube x5 @ 14",
    ];
    let mut table = field("allies", &units, "control = [\"13\", \"17\", \"20\"]");
    table.does("allies", "landing 14 american; board cube 17; board tank 17; done; decline; drop", &[1]);
    table.does("allies", "tank-support; support aircraft 17", &[1, 1, 6, 1, 1, 1]);
    table.does("allies", "lose cube sea; continue; tank-support", &[4, 1, 1, 1, 1]);
    assert_eq!(hits(&table), [0, 1]);
}
