//! What a player is told at every step, as a table beside a game's tests.

use crate::{Scene, Text, Value};

/// Holds a table of prompts against what is shown: lines of `step : prompt, phase`, blank ones and `#` left out.
///
/// # Panics
/// At the first line that cannot be read or is shown otherwise.
pub fn prompts(table: &str, shown: impl Fn(&str) -> Scene) {
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let Some((step, (prompt, phase))) =
            line.split_once(':').and_then(|(step, told)| Some((step.trim(), told.split_once(',')?)))
        else {
            panic!("'{line}' is not 'step : prompt, phase'");
        };
        let scene = shown(step);
        let told = (scene.prompt.id, scene.phase.id);
        assert_eq!(
            told,
            (&*format!("prompt-{}", prompt.trim()), &*format!("phase-{}", phase.trim())),
            "{step}"
        );
    }
}

/// The whole number that a text is given under a name.
///
/// # Panics
/// Without it.
pub fn number(text: &Text, name: &str) -> i32 {
    match text.args.iter().find(|(n, _)| *n == name) {
        Some((_, Value::Int(n))) => *n,
        other => panic!("{name}: {other:?} in {text:?}"),
    }
}
