//! "Carry so much from here to there, every turn."

use ocs::Ocs;
use sandtable_core::{Errand, Live, Options, OrderBook, Table};

use super::{AXIS, moving};

const UNITS: &str = "units = ['i-9 @ A2.02', 'r-5 reserve @ A9.19']\naxis = ['linden', 'ostheim']";

fn place(table: &Live<Ocs>, name: &str) -> u16 {
    table.rules().theatre().hex(name).expect("a hex")
}

/// Has so many SP carried every turn.
fn keeps(table: &mut Live<Ocs>, from: &str, to: &str, amount: u16) {
    let errand =
        Errand { key: "errand-convoy".into(), from: place(table, from), to: place(table, to), amount };
    let book = OrderBook { errands: vec![errand], ..OrderBook::default() };
    table.set_orders(AXIS, book).expect("a book");
}

#[test]
fn a_convoy_goes_by_rail_where_trains_run() {
    let more = format!("{UNITS}\ndumps = ['axis 9 @ A7.04']\nrail = ['0', '12']");
    let mut table = moving(&Options::new(), &more);
    assert_eq!(table.draft_errands(AXIS), 0, "nothing is kept yet");
    keeps(&mut table, "A7.04", "A7.08", 1);
    assert_eq!(table.draft_errands(AXIS), 1);
    assert_eq!(table.draft_lines(AXIS), ["freight A7.04 4; detrain A7.08"]);
    // What was taken back is not laid again in this turn.
    assert!(table.draft_undo(AXIS));
    assert_eq!(table.draft_errands(AXIS), 0);
}

#[test]
fn a_convoy_goes_by_road_and_comes_back() {
    let trucks = |at: &str, load: u8| {
        format!(
            "{UNITS}\ndumps = ['axis 9 @ A7.04', 'axis 1 @ A7.06']\ncolumns = ['0 axis truck points 2 load {load} @ {at}']\nrail = ['0', '0']"
        )
    };
    let mut table = moving(&Options::new(), &trucks("A7.04", 0));
    keeps(&mut table, "A7.04", "A7.06", 1);
    assert_eq!(table.draft_errands(AXIS), 1);
    let line = table.draft_lines(AXIS).pop().expect("a line");
    assert!(line.starts_with("drive 0; load 4; step "), "{line}");
    assert!(line.contains("A7.06") && line.ends_with("unload 4; halt"), "{line}");
    // Empty at the goal, it drives back for more.
    let mut table = moving(&Options::new(), &trucks("A7.06", 0));
    keeps(&mut table, "A7.04", "A7.06", 1);
    assert_eq!(table.draft_errands(AXIS), 1);
    let line = table.draft_lines(AXIS).pop().expect("a line");
    assert!(line.starts_with("drive 0; step ") && line.contains("A7.04"), "{line}");
    // Nothing to fetch, nothing to do.
    let mut table = moving(&Options::new(), &trucks("A7.06", 0).replace("'axis 9 @ A7.04', ", ""));
    keeps(&mut table, "A7.04", "A7.06", 1);
    assert_eq!(table.draft_errands(AXIS), 0);
}
