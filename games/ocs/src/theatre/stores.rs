//! What lies on the map at the start, with spare slots.

use crate::action::Hex;
use crate::data::{Data, ScenarioFile};
use crate::state::{Column, Dump, Hedgehog, NO_COLUMN_HERE, NO_DUMP, NO_HEDGEHOG};

/// Columns and dumps that may come to be during play, beside those of the scenario.
const SPARE: usize = 12;

pub(super) fn columns(data: &Data, scenario: &ScenarioFile, hex: &dyn Fn(&str) -> Hex) -> Vec<Column> {
    let laid = scenario.column.iter().map(|entry| {
        let kind = data.units.transport.iter().position(|kind| kind.key == *entry.kind.get_ref());
        Column {
            at: hex(entry.hex.get_ref()),
            side: entry.side,
            kind: kind.unwrap_or(0) as u8,
            points: entry.points,
            load: entry.load,
            spent: 0,
            moved: false,
        }
    });
    laid.chain(std::iter::repeat_n(NO_COLUMN_HERE, SPARE)).collect()
}

pub(super) fn dumps(scenario: &ScenarioFile, hex: &dyn Fn(&str) -> Hex) -> Vec<Dump> {
    let laid = scenario.dump.iter().map(|entry| Dump {
        at: hex(entry.hex.get_ref()),
        side: entry.side,
        blown: false,
        tokens: entry.tokens,
        fresh: 0,
    });
    laid.chain(std::iter::repeat_n(NO_DUMP, 2 * SPARE)).collect()
}

pub(super) fn hedgehogs(scenario: &ScenarioFile, hex: &dyn Fn(&str) -> Hex) -> Vec<Hedgehog> {
    let laid = scenario.hedgehog.iter().map(|entry| Hedgehog {
        at: hex(entry.hex.get_ref()),
        side: entry.side,
        level: *entry.level.get_ref(),
        worked: false,
    });
    laid.chain(std::iter::repeat_n(NO_HEDGEHOG, SPARE)).collect()
}
