//! What players see on the way through the case files, written down: a change of any screen shows as a change of text.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::Value;

use crate::{Case, Game, Rules, Seen, Viewer};

/// Longer lists are written down to here; a digest stands for the rest.
const LINES: usize = 24;

/// The screens of every case of a game's crate are those in its folder `tests/screens`. `UPDATE_SCREENS=1` writes them
/// anew.
///
/// # Panics
/// With the first line that differs of every case.
#[track_caller]
pub fn screens<G: Game>(crate_folder: &str) {
    let game = G::open(&G::built_in()).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
    let folder = Path::new(crate_folder).join("tests/screens");
    let update = std::env::var_os("UPDATE_SCREENS").is_some();
    let mut wrong = Vec::new();
    for path in files(&Path::new(crate_folder).join("cases")) {
        let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
        let case = Case::parse(&name, &text).unwrap_or_else(|e| panic!("{e}"));
        let seen = written(&case, &game);
        let kept = folder.join(format!("{name}.txt"));
        if update {
            fs::create_dir_all(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
            fs::write(&kept, seen).unwrap_or_else(|e| panic!("{}: {e}", kept.display()));
            continue;
        }
        let kept = fs::read_to_string(&kept).unwrap_or_default();
        if let Some(difference) = difference(&kept, &seen) {
            wrong.push(format!("{name}: {difference}"));
        }
    }
    assert!(wrong.is_empty(), "if this is meant, UPDATE_SCREENS=1\n{}", wrong.join("\n"));
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    // Folders beside them are of other cases, such as audits.
    let mut files: Vec<_> =
        files.map(|file| file.expect("a file").path()).filter(|path| path.is_file()).collect();
    files.sort();
    files
}

/// The first line that differs.
fn difference(kept: &str, seen: &str) -> Option<String> {
    if kept == seen {
        return None;
    }
    let (mut old, mut new) = (kept.lines(), seen.lines());
    for line in 1.. {
        match (old.next(), new.next()) {
            (a, b) if a == b && a.is_some() => {}
            (a, b) => {
                let [was, is] = [a, b].map(|l| l.unwrap_or("the end").trim().to_string());
                return Some(format!("line {line} was\n  {was}\nand is\n  {is}"));
            }
        }
    }
    None
}

/// The screens of the seats asked, from the first position of a case to its last: the first one whole, then what is
/// new. Lists are counted, so that nothing goes unseen.
fn written<G: Game>(case: &Case, game: &G) -> String {
    let mut out = format!("{}\n", case.title);
    let mut last: Vec<String> = Vec::new();
    let result = case.walk(game, |step, rules, state| {
        let _ = writeln!(out, "\n== step {step}");
        let now = screen(rules, state);
        now.iter().filter(|line| !last.contains(line)).for_each(|line| out += &format!("{line}\n"));
        last = now;
    });
    result.unwrap_or_else(|e| panic!("{e}"));
    out
}

/// What the seats asked see, and the odds of what they may do.
fn screen<R: Rules>(rules: &R, state: &R::State) -> Vec<String> {
    let seats = rules.decision(state).seats();
    let seen = Seen::of(rules, state, Viewer(seats));
    let scene = rules.scene(&seen);
    let mut sent = json(&scene);
    // As a reader of the album wants them: offers whole, and what overlays show.
    sent["offers"] = json(&scene.offers);
    let laid = scene.overlays.iter().map(|key| (key, rules.overlay(&seen, key, None)));
    sent["overlays"] = laid.map(|(key, marks)| serde_json::json!({ "key": key, "marks": marks })).collect();
    let mut lines = fields(sent);
    let mut odds = Vec::new();
    for seat in seats.iter() {
        let mut actions = Vec::new();
        rules.actions(state, seat, &mut actions);
        for action in actions {
            if let Some(found) = rules.odds(&seen, action, &[]) {
                let mut line = String::new();
                rules.write(action, &mut line);
                odds.push(format!("odds {line}: {}", brief(&json(&found))));
            }
        }
    }
    lines.extend(shortened("odds", odds));
    lines
}

fn json(what: &impl Serialize) -> Value {
    serde_json::to_value(what).unwrap_or_default()
}

/// A field a line, an element of a list a line.
fn fields(what: Value) -> Vec<String> {
    let Value::Object(fields) = what else { return Vec::new() };
    let mut lines = Vec::new();
    for (name, value) in fields {
        match value {
            Value::Array(list) if list.iter().any(Value::is_object) => {
                lines.extend(shortened(&name, list.iter().map(|v| format!("{name} {}", brief(v))).collect()));
            }
            Value::Null => {}
            value => lines.push(format!("{name} {}", brief(&value))),
        }
    }
    lines
}

fn shortened(name: &str, mut lines: Vec<String>) -> Vec<String> {
    let mut count = format!("{name} {} in all", lines.len());
    if lines.len() > LINES {
        let digest = blake3::hash(lines.concat().as_bytes()).to_hex();
        count += &format!(", {}", &digest[..12]);
        lines.truncate(LINES);
    }
    lines.push(count);
    lines
}

/// A value in few signs: `prompt-declare(side=seat:0 left=3)`.
fn brief(value: &Value) -> String {
    let list = |values: &[Value]| values.iter().map(brief).collect::<Vec<_>>().join(" ");
    match value {
        Value::String(word) => word.clone(),
        Value::Null => "-".into(),
        Value::Array(pair) if pair.len() == 2 && pair[0].is_string() => {
            format!("{}={}", brief(&pair[0]), brief(&pair[1]))
        }
        Value::Array(values) => format!("[{}]", list(values)),
        Value::Object(fields) => match (fields.get("id"), fields.get("args")) {
            (Some(id), Some(Value::Array(args))) => format!("{}({})", brief(id), list(args)),
            (Some(id), None) => brief(id),
            _ => {
                let fields = fields.iter().map(|(name, value)| format!("{name}:{}", brief(value)));
                fields.collect::<Vec<_>>().join(" ")
            }
        },
        Value::Number(number) => {
            number.as_f64().map_or_else(|| number.to_string(), |n| ((n * 1e4).round() / 1e4).to_string())
        }
        Value::Bool(is) => is.to_string(),
    }
}
