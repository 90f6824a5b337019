//! "Let the staff move these."

use std::sync::Arc;

use sandtable_core::kit::policy;
use sandtable_core::{ActError, Options, Table, Viewer};

use super::{ALLIED, AXIS, drill, moving};

#[test]
fn what_is_left_to_the_staff_moves_and_nothing_else() {
    let laid = policy::staffed(&Arc::new(drill(&Options::new())), 1, 9);
    println!("{laid} lines were laid");
    assert!(laid > 20, "{laid} lines were laid");
}

#[test]
fn the_staff_moves_one_unit_of_a_stack_and_leaves_the_others() {
    let more = "units = ['i-8 @ A8.03', 'pz-1 fuelled @ A8.03', 'pz-2 fuelled @ A8.03', 'r-1 @ A8.12']";
    let mut table = moving(&Options::new(), more);
    let staff = table.scene(Viewer::seat(AXIS)).staff;
    assert!(["i-8", "pz-1", "pz-2"].iter().all(|key| staff.iter().any(|s| s == key)), "{staff:?}");
    assert!(!staff.contains(&"r-1".to_string()), "the enemy has a staff of his own");
    assert!(table.scene(Viewer::seat(ALLIED)).staff.is_empty(), "only who is asked has one");
    assert_eq!(table.draft_staff(AXIS, &["r-1".into(), "nobody".into()]), Ok(0));
    assert_eq!(table.draft_staff(AXIS, &["pz-1".into()]), Ok(1));
    let line = table.draft_lines(AXIS).pop().expect("a line");
    assert!(line.starts_with("at A8.03; take pz-1") && line.ends_with("halt"), "{line}");
    assert!(!line.contains("pz-2") && !line.contains("i-8"), "{line}");
    // Who has moved can no longer be left to it.
    let staff = table.draft_scene(AXIS, "").expect("a draft").staff;
    assert!(!staff.contains(&"pz-1".to_string()) && staff.contains(&"pz-2".to_string()), "{staff:?}");
    assert!(matches!(table.draft_staff(ALLIED, &[]), Err(ActError::NotYourDecision(_))));
}
