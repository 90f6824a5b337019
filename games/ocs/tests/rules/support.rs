//! Positions of the drill on trial: where the tests of the rules begin.

use std::sync::OnceLock;

use ocs::{Assessment, Base, Drill, Hex, Look, Ocs, Side, Sink, Unit, Wing};
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

    /// An air unit.
    fn wing(&self, key: &str) -> Wing {
        let found = self.look().t.air.wings.iter().position(|wing| wing.key == key);
        self.look().wing(found.unwrap_or_else(|| panic!("'{key}' is no wing")) as u8)
    }

    /// Where an air unit is, and is it Active?
    fn perch(&self, key: &str) -> (String, bool) {
        let wing = self.wing(key);
        (self.look().t.name(wing.at), wing.active)
    }

    /// The air base of a hex.
    fn base(&self, at: &str) -> Base {
        *self.look().base(self.hex(at)).unwrap_or_else(|| panic!("there is no base in {at}"))
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

/// The bases of most tests of the air: a Level 2 of each side, 14 hexes apart.
pub const BASES: [&str; 2] = ["axis level 2 @ A9.03", "allied level 2 @ A9.17"];

/// A phase of the Axis with these units, wings and bases, and more of the position. A unit and a bomber of the Axis wait,
/// so that neither a Movement Segment nor a Barrage Segment ends by itself; a reserve of the Allies waits, too.
#[track_caller]
pub fn sky_from(step: &str, units: &[&str], wings: &[&str], bases: &[&str], more: &str) -> Table {
    let units = [units, &["pi-41 @ A9.01", "r-5 reserve @ A9.19"]].concat();
    let wings = [wings, &["kg-27 @ A9.03"]].concat();
    phase(step, "axis", &units, &format!("wings = [{}]\nbases = [{}]\n{more}", list(&wings), list(bases)))
}

/// The same with the usual bases.
#[track_caller]
pub fn sky(step: &str, units: &[&str], wings: &[&str]) -> Table {
    sky_from(step, units, wings, &BASES, "")
}
