//! Positions of the drill on trial: where the tests of the rules begin.

use std::sync::OnceLock;

use ocs::{Assessment, Drill, Hex, Look, Ocs, Side, Sink, Unit};
use sandtable_core::Trial;
use sandtable_core::kit::laid_out;

/// A position on trial.
pub type Table = Trial<Ocs>;

/// Questions to the position on trial.
pub trait Looking {
    /// Looks at it.
    fn look(&self) -> Look<'_>;

    /// The hex of a name.
    fn hex(&self, name: &str) -> Hex {
        self.look().t.hex(name).unwrap_or_else(|| panic!("'{name}' is no hex"))
    }

    /// The id of a unit.
    fn id(&self, key: &str) -> u16 {
        let found = self.look().t.counters.iter().position(|counter| counter.key == key);
        found.unwrap_or_else(|| panic!("'{key}' is no unit")) as u16
    }

    /// A unit.
    fn unit(&self, key: &str) -> Unit {
        self.look().unit(self.id(key))
    }
}

impl Looking for Table {
    fn look(&self) -> Look<'_> {
        self.rules.look(&self.state)
    }
}

/// The rules of the drill, opened once.
pub fn rules() -> Ocs {
    static RULES: OnceLock<Ocs> = OnceLock::new();
    RULES.get_or_init(laid_out::<Drill>).clone()
}

/// The start of the drill, the Axis about to set up.
pub fn start() -> Table {
    Trial::start(rules(), &[])
}

/// A position laid on an empty map: the text of a case file's `[position]`.
#[track_caller]
pub fn given(text: &str) -> Table {
    start().given(text)
}

fn list(items: &[&str]) -> String {
    items.iter().map(|item| format!("'{item}', ")).collect()
}

/// A phase of a side with these units, and more of the position.
#[track_caller]
pub fn phase(phase: &str, side: &str, units: &[&str], more: &str) -> Table {
    given(&format!("phase = '{phase}'\nphasing = '{side}'\nunits = [{}]\n{more}", list(units)))
}

/// The Movement Segment of the Axis. It does not end by itself, since a unit waits far behind, and neither does the
/// Reaction Phase of the Allies, who have a reserve.
#[track_caller]
pub fn moves(units: &[&str], more: &str) -> Table {
    phase("movement", "axis", &[units, &["pi-41 @ A9.01", "r-5 reserve @ A9.19"]].concat(), more)
}

/// The Combat Segment of the Axis, with a dump of 24T in A8.06. The Exploitation Phase does not end by itself, since there
/// is a reserve.
#[track_caller]
pub fn fights(units: &[&str]) -> Table {
    phase("combat", "axis", &[units, &["pi-41 reserve @ A9.01"]].concat(), "dumps = ['axis 24 @ A8.06']")
}

/// A combat of the Axis in the Combat Phase, standing at a step: `battle` names its target and its parts.
#[track_caller]
pub fn fought(step: &str, units: &[&str], battle: &str, more: &str) -> Table {
    given(&format!(
        "phasing = 'axis'\nunits = [{}]\nbattle = '{battle}'\n\
         steps = ['turn second', 'player combat', 'assaults combat', {}]\n{more}",
        list(units),
        list(&step.split(", ").collect::<Vec<_>>())
    ))
}

/// A combat about to be rolled: those who attack are marked `acts`.
#[track_caller]
pub fn sized(target: &str, units: &[&str], more: &str) -> Assessment {
    ocs::assess(fought("battle roll", units, &format!("{target} by axis"), more).look())
}

/// Tokens that a side has spent on something.
pub fn spent(table: &Table, side: Side, sink: Sink) -> u32 {
    table.look().s.books[side as usize].spent[sink as usize]
}
