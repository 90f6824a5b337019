//! The words of a game: one for each thing in every language, whoever wrote the text.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// A crate's `glossary.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    term: Vec<Term>,
}

/// A thing, what it is called in each language, and what it must not be called there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    en: String,
    zh: String,
    pl: String,
    #[serde(default)]
    never: BTreeMap<String, Vec<String>>,
}

impl Term {
    fn words(&self) -> [(&str, &str); 3] {
        [("en", &self.en), ("zh", &self.zh), ("pl", &self.pl)]
    }
}

/// What a crate's texts say otherwise than its glossary, by file and line; nothing, if it has no glossary.
///
/// # Panics
/// If the glossary cannot be read.
pub(super) fn misnamed(crate_folder: &str) -> Vec<String> {
    let path = Path::new(crate_folder).join("glossary.toml");
    let Ok(text) = fs::read_to_string(&path) else { return Vec::new() };
    let glossary: Glossary = toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut wrong = Vec::new();
    for language in ["en", "zh", "pl"] {
        let texts: Vec<(String, String)> = files(Path::new(crate_folder), language);
        for term in &glossary.term {
            let words = term.words();
            let word = words.iter().find(|(of, _)| *of == language).map_or("", |(_, word)| *word);
            if !texts.iter().any(|(_, text)| text.to_lowercase().contains(&word.to_lowercase())) {
                wrong.push(format!("glossary.toml: no text in {language} says '{word}'"));
            }
            for never in term.never.get(language).into_iter().flatten() {
                for (file, text) in &texts {
                    let said = |line: &str| line.to_lowercase().contains(&never.to_lowercase());
                    for (n, _) in (1..).zip(text.lines()).filter(|(_, line)| said(line)) {
                        wrong.push(format!("{file}:{n}: '{never}' is '{word}' in this game"));
                    }
                }
            }
        }
    }
    wrong
}

/// The texts of a crate in a language: messages, and the rules.
fn files(folder: &Path, language: &str) -> Vec<(String, String)> {
    let mut found: Vec<PathBuf> = Vec::new();
    for part in ["locales", "lessons", "puzzles"] {
        found.push(folder.join(part).join(format!("{language}.ftl")));
    }
    let rules = match language {
        "en" => "rules.toml".to_string(),
        _ => format!("rules.{language}.toml"),
    };
    found.push(folder.join(rules));
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).ok()?;
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        Some((name, text))
    };
    found.into_iter().filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_not_used_and_one_that_must_not_be_are_named_by_file_and_line() {
        let folder = std::env::temp_dir().join(format!("sandtable-glossary-{}", std::process::id()));
        fs::create_dir_all(folder.join("locales")).expect("a folder");
        let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("a file");
        write("glossary.toml", "[[term]]\nen = 'hex'\nzh = '格'\npl = 'pole'\nnever = { pl = ['heks'] }\n");
        write("locales/en.ftl", "a = A hex.\n");
        write("locales/zh.ftl", "a = 六角\n");
        write("locales/pl.ftl", "a = Pole.\nb = Dwa heksy.\n");
        let wrong = misnamed(&folder.display().to_string());
        fs::remove_dir_all(&folder).expect("the folder");
        assert_eq!(
            wrong,
            ["glossary.toml: no text in zh says '格'", "locales/pl.ftl:2: 'heks' is 'pole' in this game"]
        );
    }
}
