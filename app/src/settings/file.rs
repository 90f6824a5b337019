//! Settings in a file.

use std::collections::BTreeMap;
use std::path::Path;

use toml::de::{DeTable, DeValue};

use super::{Kind, SETTINGS, Said, Source};

/// The line of a byte, counted from 1.
fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|b| *b == b'\n').count() + 1
}

/// A plain value as text.
fn plain(value: &DeValue) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => number.to_string().parse::<i64>().ok().map(|n| n.to_string()),
        DeValue::Boolean(yes) => Some(yes.to_string()),
        _ => None,
    }
}

/// What a file says; what is wrong with it is added to `wrong`.
pub(super) fn read(path: &Path, text: &str, wrong: &mut Vec<String>) -> BTreeMap<&'static str, Said> {
    let mut said = BTreeMap::new();
    let place = |at: usize| Source::File(path.to_path_buf(), line_of(text, at));
    let table = match DeTable::parse(text) {
        Ok(table) => table.into_inner(),
        Err(error) => {
            let at = error.span().map_or(0, |span| span.start);
            wrong.push(format!("{}: {}", place(at), error.message()));
            return said;
        }
    };
    for (key, value) in &table {
        let (name, source) = (key.get_ref().as_ref(), place(key.span().start));
        let Some(setting) = SETTINGS.iter().find(|s| s.key == name) else {
            let known: Vec<_> = SETTINGS.iter().map(|s| s.key).collect();
            wrong.push(format!("{source}: there is no setting '{name}' (known: {})", known.join(", ")));
            continue;
        };
        let values = match (setting.kind, value.get_ref()) {
            (Kind::List, DeValue::Array(items)) => items.iter().map(|item| plain(item.get_ref())).collect(),
            (_, one) => plain(one).map(|one| vec![one]),
        };
        match values {
            Some(values) => {
                said.insert(setting.key, Said { values, source });
            }
            None => wrong.push(format!("{source}: {name}: a word, a number, true or false is expected")),
        }
    }
    said
}
