//! Positions of this game on trial: where the tests of the rules begin.

use std::sync::OnceLock;

use sandtable_core::{Files, Game, Options, Trial};
use stalingrad::{CaseBlue, Look, Stalingrad};
use toml::{Table as Toml, Value};

/// A position on trial.
pub type Table = Trial<CaseBlue>;

/// Questions to the position on trial.
pub trait Looking {
    /// Looks at it.
    fn look(&self) -> Look<'_>;
}

impl Looking for Table {
    fn look(&self) -> Look<'_> {
        self.rules.look(&self.state)
    }
}

/// The drill set: the built-in data with fixed values where these are reconstructed and may be tuned for balance, so
/// that a test of a rule counts on its own numbers.
fn drill() -> Files {
    let mut files = Stalingrad::built_in();
    let mut edit = |name: &str, change: fn(&mut Toml)| {
        let text = files.text(name).expect("the file is there");
        let mut table: Toml = text.parse().expect("the built-in data is sound");
        change(&mut table);
        files.put(name, &table.to_string());
    };
    edit("units.toml", |units| {
        for unit in units["unit"].as_array_mut().expect("a list of units") {
            let is = |key: &str, word: &str| unit[key].as_str() == Some(word);
            if is("nation", "soviet") && is("kind", "inf") {
                (unit["attack"], unit["defence"]) = (Value::Integer(3), Value::Integer(3));
            }
        }
    });
    edit("tables.toml", |tables| {
        let turns = tables["turns"]["list"].as_array_mut().expect("a list of turns");
        for (turn, german) in turns.iter_mut().zip([5, 5, 5, 5, 4, 4, 3, 3, 3]) {
            turn["german"] = Value::Integer(german);
        }
        let track: Toml = "boxes = [{ tk = 3, inf = 4 }, { hq = \"StrgFront\", tk = 2, c = 1, inf = 5 }]"
            .parse()
            .expect("two boxes");
        let boxes = tables["soviet_track"]["boxes"].as_array_mut().expect("a list of boxes");
        for (built_in, fixed) in boxes.iter_mut().zip(track["boxes"].as_array().expect("two boxes")) {
            *built_in = fixed.clone();
        }
    });
    files
}

/// The rules of the campaign with the drill set, opened once.
pub fn rules() -> CaseBlue {
    static RULES: OnceLock<CaseBlue> = OnceLock::new();
    let open = || {
        let game = Stalingrad::open(&drill()).expect("the drill set is sound");
        game.prepare("campaign", &Options::new()).expect("there is a campaign")
    };
    RULES.get_or_init(open).clone()
}

/// The start of the campaign, the Axis about to set up.
pub fn start() -> Table {
    Trial::start(rules(), &[])
}

/// A position laid on an empty map: the text of a case file's `[position]`.
#[track_caller]
pub fn given(text: &str) -> Table {
    start().given(text)
}

/// A command of the Axis at a step, with something for every step to do.
#[track_caller]
pub fn at(step: &str) -> Table {
    let battle = "battle = '3035 retreat 1 steps 1 attacker 1'\n";
    let fights = ["losses", "hold", "retreat", "advance"].iter().any(|s| step.starts_with(s));
    given(&format!(
        "turn = 2\nchit = '6A'\ndrawn = ['6A']\nready = ['axis', 'soviet']\nselected = ['17A']\ndue = ['pz x1', 'inf x2']\n\
         {}steps = ['turn draw', 'command end', '{step}']\n\
         units = ['16Pz active attacks=3035 @ 2935', '44 active attacks=3035 @ 2934', 'It8A @ 0722', '79 @ 0721',\n\
         '24Pz @ box', '17A @ away', '50 @ called', 'soviet 62 routed @ 3035', 'soviet SWFront @ 0814']",
        if fights { battle } else { "" }
    ))
}
