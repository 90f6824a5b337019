//! Fields of battle that the tests share.

use sandtable_core::Rules;

use crate::support::{Table, given};

/// The active side declares its attacks, unless more is said. Nobody has event markers and the Axis ships are used,
/// unless more is said, so that a window opens only for those who can bomb.
pub fn field(active: &str, units: &[&str], more: &str) -> Table {
    let units: Vec<_> = units.iter().map(|u| format!("\"{u}\"")).collect();
    let mut text = format!("active = \"{active}\"\nunits = [{}]\n{more}\n", units.join(", "));
    let italian = if more.contains("surrendered = true") { "gone" } else { "used" };
    let ships = format!("[\"italian {italian}\", \"uboat used\"]");
    let quiet = [("phase", "\"attack\""), ("markers_allies", "0"), ("markers_axis", "0"), ("ships", &ships)];
    for (key, value) in quiet {
        if !more.contains(&format!("{key} =")) {
            text += &format!("{key} = {value}\n");
        }
    }
    given(&text)
}

/// Allies around Tunis (17): an Axis force there has nowhere to retreat to.
pub fn tunis(units: &[&str], more: &str) -> Table {
    field("allies", units, &format!("control = [\"16\", \"18\", \"19\", \"20\"]\n{more}"))
}

/// The Axis ships are ready; of the Allied ones only the US fleet, which lands, so that no ship fights another.
pub const AXIS_SHIPS: &str = "ships = [\"british used\"]";

/// The name of the open window.
pub fn window(table: &Table) -> Option<&'static str> {
    table.rules.decision(&table.state).window().map(|w| w.0)
}

/// The hits of the round on the Allies and on the Axis.
pub fn hits(table: &Table) -> [u8; 2] {
    table.state.battle.hits
}
