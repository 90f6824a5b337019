//! Tests written down as case files: with `SANDTABLE_TRIALS=DIR` every position that a test puts on trial becomes a file there,
//! with what is done and expected. The head of the case is for whoever keeps it.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use toml::Value;

thread_local! {
    /// The file that is being written, and how many there were before it.
    static PAGE: RefCell<(usize, PathBuf, String)> = RefCell::default();
}

/// A test puts a position on trial.
pub fn given(position: &str) {
    let Some(folder) = std::env::var_os("SANDTABLE_TRIALS") else { return };
    let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
    PAGE.with_borrow_mut(|(n, path, text)| {
        *n += 1;
        *path = PathBuf::from(folder).join(format!("{test}-{n}.toml"));
        *text = format!("[position]\n{}\n", position.trim());
    });
    step(&[]);
}

/// It does a line.
pub fn does(seat: &str, line: &str, dice: &[u16]) {
    let dice = dice.iter().map(|die| Value::Integer(i64::from(*die))).collect();
    step(&[("seat", seat.into()), ("do", line.into()), ("dice", Value::Array(dice))]);
}

/// It wants a line to be refused.
pub fn refuses(seat: &str, line: &str, rule: &str) {
    step(&[("seat", seat.into()), ("try", line.into()), ("refused", rule.into())]);
}

/// It wants the position to say this.
pub fn shows(items: &[&str]) {
    step(&[("expect", Value::Array(items.iter().map(|item| Value::from(*item)).collect()))]);
}

fn step(fields: &[(&str, Value)]) {
    PAGE.with_borrow_mut(|(_, path, text)| {
        if path.as_os_str().is_empty() {
            return;
        }
        if !fields.is_empty() {
            text.push_str("\n[[step]]\n");
        }
        fields.iter().for_each(|(key, value)| {
            let _ = writeln!(text, "{key} = {value}");
        });
        fs::write(&*path, &*text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    });
}
