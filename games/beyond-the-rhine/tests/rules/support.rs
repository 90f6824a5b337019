//! Positions on trial: where the tests of the title's rules begin.

use std::sync::OnceLock;

use beyond_the_rhine::BeyondTheRhine;
use ocs::{Hex, Look, Ocs, Segment, Side, Unit, Wing};
use sandtable_core::{Chance, Files, Game, Log, Options, Rules, Trial};

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

    /// The level of the hedgehog of a hex, and whose it is.
    fn works(&self, at: &str) -> Option<(&'static str, u8)> {
        self.look().s.hedgehog(self.hex(at)).map(|work| (work.side.word(), work.level))
    }
}

impl Looking for Table {
    fn look(&self) -> Look<'_> {
        self.rules.look(&self.state)
    }
}

/// A scenario of the box.
pub fn scenario(key: &str) -> Ocs {
    laid(BeyondTheRhine::built_in(), key)
}

fn laid(files: Files, key: &str) -> Ocs {
    chosen(files, key, &[])
}

/// A scenario with options.
fn chosen(files: Files, key: &str, options: &[(&str, &str)]) -> Ocs {
    let game = BeyondTheRhine::open(&files).unwrap_or_else(|e| panic!("{e}"));
    let options: Options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    game.prepare(key, &options).unwrap_or_else(|e| panic!("{e}"))
}

/// Operation Queen, opened once.
pub fn queen() -> Ocs {
    static RULES: OnceLock<Ocs> = OnceLock::new();
    RULES.get_or_init(|| scenario("queen")).clone()
}

/// A made-up scenario on a window of the map with the units of a list, for rules that no scenario of the box reaches: `more`
/// is laid over it.
pub fn yard(window: [&str; 2], units: &[&str], more: &str) -> Ocs {
    yard_called("yard", window, units, more)
}

/// The same under the key of a scenario that is not in the box yet.
pub fn yard_called(key: &str, window: [&str; 2], units: &[&str], more: &str) -> Ocs {
    let text = format!(
        "key = '{key}'\nwindow = ['{}', '{}']\nturns = 9\nsetup = []\nothers = [{}]\n{more}",
        window[0],
        window[1],
        list(units)
    );
    let mut files = BeyondTheRhine::built_in();
    files.put("scenarios/yard.toml", &text);
    laid(files, key)
}

/// The same with every unit of the box and with options.
pub fn yard_of_all(key: &str, window: [&str; 2], more: &str, options: &[(&str, &str)]) -> Ocs {
    let [from, to] = window;
    let mut files = BeyondTheRhine::built_in();
    files.put(
        "scenarios/yard.toml",
        &format!("key = '{key}'\nwindow = ['{from}', '{to}']\nturns = 9\nsetup = []\n{more}"),
    );
    chosen(files, key, options)
}

/// The same, where what is laid over it has tables before and after the sides.
pub fn yard_of(window: [&str; 2], units: &[&str], first: &str, sides: &str, more: &str) -> Ocs {
    let (keys, tables) =
        more.split_once("[air]").map_or((more, String::new()), |(a, b)| (a, format!("[air]{b}")));
    yard(window, units, &format!("{first}{keys}\n{sides}\n{tables}"))
}

/// A made-up scenario with a line of `units.toml` in another's place.
pub fn yard_with(window: [&str; 2], units: &[&str], old: &str, new: &str) -> Ocs {
    let text = format!(
        "key = 'yard'\nwindow = ['{}', '{}']\nturns = 9\nsetup = []\nothers = [{}]\n{POOR}",
        window[0],
        window[1],
        list(units)
    );
    let mut files = BeyondTheRhine::built_in();
    files.put("scenarios/yard.toml", &text);
    let counters = files.text("units.toml").unwrap_or_default().to_string();
    assert!(counters.contains(old), "{old}");
    files.put("units.toml", &counters.replace(old, new));
    laid(files, "yard")
}

/// Operation Queen with a line of `air.toml` in another's place.
pub fn with_air(old: &str, new: &str) -> Ocs {
    let mut files = BeyondTheRhine::built_in();
    let text = files.text("air.toml").unwrap_or_default().to_string();
    assert!(text.contains(old), "{old}");
    files.put("air.toml", &text.replace(old, new));
    laid(files, "queen")
}

/// Sides of a made-up scenario that get nothing.
pub const POOR: &str = "first = 'allied'\nweather = 'dry'\nflight = ['normal']\ncalendar = 22\n\
    [allied]\nsupply = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\nreserves = 4\nrail = 4\n\
    [axis]\nsupply = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\nreserves = 4\nrail = 4\n";

/// A list of texts.
pub fn list(items: &[&str]) -> String {
    items.iter().map(|item| format!("'{item}', ")).collect()
}

/// A position of some rules: the text of a case file's `[position]`.
#[track_caller]
pub fn given(rules: Ocs, text: &str) -> Table {
    Trial::start(rules, &[]).given(text)
}

/// A phase of a side in Operation Queen with these units, and more of the position.
#[track_caller]
pub fn phase(phase: &str, side: &str, units: &[&str], more: &str) -> Table {
    given(queen(), &format!("phase = '{phase}'\nphasing = '{side}'\nunits = [{}]\n{more}", list(units)))
}

/// A Movement Segment of a side in Operation Queen that does not end by itself, since units of both sides wait far behind.
#[track_caller]
pub fn moves(side: &str, units: &[&str], more: &str) -> Table {
    phase("movement", side, &[units, &["us-cav-102 @ A7.06", "ge-mg-4 @ B7.26"]].concat(), more)
}

/// What the position says under a key, item by item.
pub fn says(table: &Table, key: &str) -> Vec<String> {
    let text: toml::Table = table.text().parse().unwrap_or_else(|e| panic!("{e}"));
    match text.get(key) {
        Some(toml::Value::Array(list)) => {
            list.iter().map(|item| item.as_str().map_or_else(|| item.to_string(), String::from)).collect()
        }
        Some(value) => vec![value.to_string()],
        None => Vec::new(),
    }
}

/// What comes of a line of a side when dice fall so that something holds afterwards; the first such fall is taken.
#[track_caller]
pub fn falls(table: &Table, seat: &str, line: &str, so: impl Fn(&Table) -> bool) -> Table {
    let seat = table.seat(seat);
    for seed in 0..2_000 {
        let (mut copy, mut chance, mut actions) = (table.clone(), Chance::quick(seed), Vec::new());
        for part in line.split(';') {
            copy.rules.read(part.trim(), &mut actions).unwrap_or_else(|fault| panic!("{fault}"));
        }
        for a in actions {
            copy.rules.check(&copy.state, seat, a).unwrap_or_else(|why| panic!("{} {}", why.rule, why.why));
            copy.rules.apply(&mut copy.state, seat, a, &mut chance, &mut Log::off());
        }
        if so(&copy) {
            return copy;
        }
    }
    panic!("no dice bring it about");
}

/// The number of a deed of the title.
pub fn deed(look: Look, word: &str) -> u8 {
    let found = look.t.title.deeds().iter().position(|deed| deed.word == word);
    found.unwrap_or_else(|| panic!("'{word}' is no deed")) as u8
}

/// The rule by which a side may not do a deed in a segment.
pub fn bars(table: &Table, side: Side, segment: Segment, word: &str, at: &str) -> Option<&'static str> {
    let look = table.look();
    let done = look.t.title.may_do(look, side, segment, (deed(look, word), table.hex(at)));
    done.err().map(|why| why.rule.0)
}

/// The rule by which a side may not place a unit in a segment.
pub fn keeps_off(table: &Table, side: Side, segment: Segment, key: &str, at: &str) -> Option<&'static str> {
    let look = table.look();
    let placed = look.t.title.may_place(look, side, segment, (table.id(key), table.hex(at)));
    placed.err().map(|why| why.rule.0)
}
