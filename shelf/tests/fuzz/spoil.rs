//! Faults that are put into texts.

use std::fmt;

use sandtable_core::{Files, Position};
use toml::Value;

use crate::luck::Luck;
use crate::seeds::Pool;

const NUMBERS: [i64; 12] = [0, 1, 2, -1, 3, 7, 12, 99, 255, 256, 65_535, i64::MAX];

fn number(n: i64, luck: &mut Luck) -> i64 {
    match luck.below(3) {
        0 => n.saturating_add(1),
        1 => n.saturating_sub(1),
        _ => *luck.pick(&NUMBERS),
    }
}

/// Puts one fault into a position.
pub fn position(position: &mut Position, pool: &Pool, luck: &mut Luck) {
    let keys: Vec<String> = position.0.keys().cloned().collect();
    // Something of another position, in a place of its own or in that of this one's.
    if keys.is_empty() || luck.one_in(3) {
        let known: Vec<&String> = pool.keys().collect();
        if known.is_empty() {
            return;
        }
        let key = (*luck.pick(&known)).clone();
        let value = luck.pick(&pool[&key]).clone();
        position.0.insert(key, value);
        return;
    }
    let key = luck.pick(&keys);
    if luck.one_in(10) {
        position.0.remove(key);
    } else if let Some(value) = position.0.get_mut(key) {
        spoil(value, pool.get(key).map_or(&[], Vec::as_slice), luck);
    }
}

fn spoil(value: &mut Value, others: &[Value], luck: &mut Luck) {
    match value {
        Value::Integer(n) => *n = number(*n, luck),
        Value::Boolean(is) => *is = !*is,
        Value::String(text) => *text = word(text, &words(others), luck),
        Value::Array(items) => {
            let at = luck.below(items.len());
            match luck.below(5) {
                0 if !items.is_empty() => drop(items.remove(at)),
                1 if !items.is_empty() => items.push(items[at].clone()),
                2 if items.len() > 1 => items.swap(0, at),
                3 if !items.is_empty() => {
                    let all: Vec<Value> =
                        others.iter().filter_map(Value::as_array).flatten().cloned().collect();
                    spoil(&mut items[at], &all, luck);
                }
                _ => {
                    let all: Vec<&Value> = others.iter().filter_map(Value::as_array).flatten().collect();
                    if !all.is_empty() {
                        items.insert(at, (*luck.pick(&all)).clone());
                    }
                }
            }
        }
        _ => {}
    }
}

fn words(values: &[Value]) -> Vec<&str> {
    values.iter().filter_map(Value::as_str).collect()
}

/// A text with something of another in it, or with one of its words gone, doubled or counted otherwise.
fn word(text: &str, others: &[&str], luck: &mut Luck) -> String {
    if !others.is_empty() && luck.one_in(3) {
        return (*luck.pick(others)).to_string();
    }
    let mut parts: Vec<String> = text.split(' ').map(String::from).collect();
    let at = luck.below(parts.len());
    match luck.below(4) {
        0 => drop(parts.remove(at)),
        1 => parts.push(parts[at].clone()),
        2 if !others.is_empty() => {
            let other: Vec<&str> = luck.pick(others).split(' ').collect();
            parts[at] = (*luck.pick(&other)).to_string();
        }
        _ => parts[at] = counted(&parts[at], luck),
    }
    parts.join(" ")
}

/// A word with another number in it; with another letter where it has none.
fn counted(word: &str, luck: &mut Luck) -> String {
    let digits = |c: char| c.is_ascii_digit();
    match word.find(digits) {
        Some(from) => {
            let to = word[from..].find(|c| !digits(c)).map_or(word.len(), |n| from + n);
            let n = word[from..to].parse().unwrap_or(0);
            format!("{}{}{}", &word[..from], number(n, luck), &word[to..])
        }
        None => format!("{word}x"),
    }
}

/// A line of notation with something wrong.
pub fn notation(line: &str, others: &[String], luck: &mut Luck) -> String {
    let all: Vec<&str> = others.iter().map(String::as_str).collect();
    match luck.below(6) {
        0 => format!("{line}; {}", luck.pick(others)),
        1 => line.chars().take(luck.below(line.chars().count() + 1)).collect(),
        _ => word(line, &all, luck),
    }
}

/// Puts one fault into lines.
pub fn lines(lines: &mut Vec<String>, luck: &mut Luck) {
    // Not the title: what has another is no record.
    let at = 1 + luck.below(lines.len().saturating_sub(1));
    let Some(line) = lines.get(at).cloned() else { return };
    match luck.below(5) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, line),
        2 => {
            let other = 1 + luck.below(lines.len() - 1);
            lines.swap(at, other);
        }
        _ => {
            let other = luck.pick(lines).clone();
            lines[at] = word(&line, &[&other], luck);
        }
    }
}

/// A line of a data file that is replaced by another.
pub struct Change {
    file: String,
    line: usize,
    text: String,
}

impl Change {
    pub fn of(files: &Files, luck: &mut Luck) -> Change {
        let names: Vec<&str> = files.names().filter(|name| name.ends_with(".toml")).collect();
        let file = (*luck.pick(&names)).to_string();
        let all: Vec<&str> = files.text(&file).unwrap_or_default().lines().collect();
        let line = luck.below(all.len());
        let old = all.get(line).copied().unwrap_or_default();
        let text = match luck.below(6) {
            0 => String::new(),
            1 => format!("{old}\n{old}"),
            2 => (*luck.pick(&all)).to_string(),
            _ => {
                let other = *luck.pick(&all);
                word(old, &[other], luck)
            }
        };
        Change { file, line, text }
    }

    /// `file`, `line` (counted from 1) and the text that stands there, each on a line of its own.
    pub fn parse(text: &str) -> Option<Change> {
        let value: toml::Table = text.parse().ok()?;
        let line = usize::try_from(value.get("line")?.as_integer()?).ok()?.checked_sub(1)?;
        let word = |key: &str| Some(value.get(key)?.as_str()?.to_string());
        Some(Change { file: word("file")?, line, text: word("text")? })
    }

    pub fn laid(&self, mut files: Files) -> Files {
        let text = files.text(&self.file).unwrap_or_default();
        let mut all: Vec<&str> = text.lines().collect();
        if let Some(line) = all.get_mut(self.line) {
            *line = &self.text;
        }
        let text = all.join("\n") + "\n";
        files.put(&self.file, &text);
        files
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut table = toml::Table::new();
        table.insert("file".into(), Value::String(self.file.clone()));
        table.insert("line".into(), Value::Integer(self.line as i64 + 1));
        table.insert("text".into(), Value::String(self.text.clone()));
        write!(f, "{table}")
    }
}
