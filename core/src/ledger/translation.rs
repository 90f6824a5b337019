//! A ledger in another language: every rule, example and ruling in our own words.

use std::collections::BTreeSet;

use serde::Deserialize;
use toml::Spanned;

use super::{Ledger, LedgerPart};
use crate::{DataError, Files};

/// `rules.<language>.toml`, beside the ledger.
///
/// Each entry keeps the [`mark`] of the English that it was made from, so that a sentence that has changed since is found.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Translation {
    #[serde(default, rename = "rule")]
    rules: Vec<OfRule>,
    #[serde(default, rename = "example")]
    examples: Vec<OfExample>,
    #[serde(default, rename = "ruling")]
    rulings: Vec<OfRuling>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfRule {
    id: Spanned<String>,
    of: String,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfExample {
    id: Spanned<String>,
    of: String,
    given: String,
    expect: String,
}

/// Rulings have no ids: the mark says which it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfRuling {
    of: Spanned<String>,
    problem: String,
    ruling: String,
}

/// The mark of English sentences: it changes when one of them does.
pub fn mark(sentences: &[&str]) -> String {
    blake3::hash(sentences.join("\n").as_bytes()).to_hex()[..8].to_string()
}

/// The name of a part's file in a language.
fn file(part: &LedgerPart, language: &str) -> String {
    match part.prefix {
        "" => format!("rules.{language}.toml"),
        prefix => format!("{prefix}:rules.{language}.toml"),
    }
}

/// Puts a part that was just read into a language, as far as it is written there. Ids are still those of the file.
pub(super) fn translate(ledger: &mut Ledger, part: &LedgerPart, language: &str) -> Result<(), DataError> {
    let Some((_, text)) = part.translations.iter().find(|(of, _)| *of == language) else { return Ok(()) };
    let file = file(part, language);
    let written: Translation = Files::built_in(&[(&file, text)]).read(&file)?;
    for rule in &mut ledger.rules {
        if let Some(found) = written.rules.iter().find(|it| *it.id.get_ref() == rule.id) {
            rule.text.clone_from(&found.text);
            rule.translated = true;
        }
    }
    for example in &mut ledger.examples {
        if let Some(found) = written.examples.iter().find(|it| *it.id.get_ref() == example.id) {
            (example.given, example.expect) = (found.given.clone(), found.expect.clone());
            example.translated = true;
        }
    }
    for ruling in &mut ledger.rulings {
        let of = mark(&[&ruling.problem, &ruling.ruling]);
        if let Some(found) = written.rulings.iter().find(|it| *it.of.get_ref() == of) {
            (ruling.problem, ruling.ruling) = (found.problem.clone(), found.ruling.clone());
            ruling.translated = true;
        }
    }
    Ok(())
}

/// All that is wrong with the translations of a part: what is missing, stale, unknown, doubled or left in English.
///
/// # Errors
/// A file that cannot be read.
pub fn untranslated(part: &LedgerPart) -> Result<Vec<DataError>, DataError> {
    let mut all = Vec::new();
    let english = Ledger::parse("rules.toml", part.text)?;
    for (language, text) in part.translations {
        all.append(&mut Check::of(part, language, text)?.run(&english));
    }
    Ok(all)
}

/// One language under test.
struct Check<'a> {
    language: &'a str,
    file: String,
    files: Files,
    written: Translation,
    faults: Vec<DataError>,
}

impl<'a> Check<'a> {
    fn of(part: &LedgerPart, language: &'a str, text: &str) -> Result<Check<'a>, DataError> {
        let file = file(part, language);
        let files = Files::built_in(&[(&file, text)]);
        let written = files.read(&file)?;
        Ok(Check { language, file, files, written, faults: Vec::new() })
    }

    fn run(mut self, english: &Ledger) -> Vec<DataError> {
        let written: Vec<Entry> = (self.written.rules.iter())
            .map(|it| Entry::new(format!("rule {}", it.id.get_ref()), &it.id, &it.of, &[&it.text]))
            .chain(self.written.examples.iter().map(|it| {
                Entry::new(format!("example {}", it.id.get_ref()), &it.id, &it.of, &[&it.given, &it.expect])
            }))
            .chain(self.written.rulings.iter().map(|it| {
                let of = it.of.get_ref();
                Entry::new(format!("ruling {of}"), &it.of, of, &[&it.problem, &it.ruling])
            }))
            .collect();
        let wanted: Vec<(String, Vec<&str>)> = (english.rules.iter())
            .map(|it| (format!("rule {}", it.id), vec![it.text.as_str()]))
            .chain(
                (english.examples.iter())
                    .map(|it| (format!("example {}", it.id), vec![it.given.as_str(), it.expect.as_str()])),
            )
            .chain(english.rulings.iter().map(|it| {
                let sentences = vec![it.problem.as_str(), it.ruling.as_str()];
                (format!("ruling {}", mark(&sentences)), sentences)
            }))
            .collect();
        for (name, sentences) in &wanted {
            match written.iter().find(|it| it.name == *name) {
                None => self.fault(None, format!("{name} is missing: {}", mark(sentences))),
                Some(it) => self.compare(it, sentences),
            }
        }
        let mut seen = BTreeSet::new();
        for it in &written {
            if !wanted.iter().any(|(name, _)| it.name == *name) {
                self.fault(Some(it.at), format!("the ledger has no {}", it.name));
            }
            if !seen.insert(&it.name) {
                self.fault(Some(it.at), format!("{} stands there twice", it.name));
            }
        }
        self.faults
    }

    fn compare(&mut self, it: &Entry, sentences: &[&str]) {
        let now = mark(sentences);
        if it.of != now {
            self.fault(Some(it.at), format!("{} is stale: its English has the mark {now} now", it.name));
        }
        for (text, english) in it.texts.iter().zip(sentences) {
            if left_in_english(self.language, text, english) {
                self.fault(Some(it.at), format!("{} is left in English: {text}", it.name));
            }
        }
    }

    fn fault(&mut self, at: Option<usize>, message: String) {
        self.faults.push(self.files.error(&self.file, at, message));
    }
}

/// A written entry with where it stands.
struct Entry {
    name: String,
    at: usize,
    of: String,
    texts: Vec<String>,
}

impl Entry {
    fn new(name: String, at: &Spanned<String>, of: &str, texts: &[&String]) -> Entry {
        let texts = texts.iter().map(|text| text.to_string()).collect();
        Entry { name, at: at.span().start, of: of.to_string(), texts }
    }
}

/// Words that an English sentence hardly does without, and that mean nothing in the other languages.
const ENGLISH: [&str; 12] =
    ["the", "and", "of", "is", "are", "with", "which", "when", "may", "must", "cannot", "only"];

/// Is a sentence English still? Names and figures alone may be the same in all languages.
fn left_in_english(language: &str, text: &str, english: &str) -> bool {
    let letters = |c: char| !c.is_alphabetic();
    let telling =
        |text: &str| text.to_lowercase().split(letters).filter(|word| ENGLISH.contains(word)).count();
    let foreign = text.chars().any(|c| match language {
        "zh" => ('\u{4e00}'..='\u{9fff}').contains(&c),
        _ => c.is_alphabetic(),
    });
    telling(text) > 1
        || text == english && telling(english) > 0
        || text.trim().is_empty()
        || !foreign && telling(english) > 0
}

/// The sentences of a part's translation that stand word for word in a book of the same language.
///
/// # Errors
/// A file that cannot be read.
pub fn copied(part: &LedgerPart, language: &str, book: &str) -> Result<Vec<DataError>, DataError> {
    let Some((_, text)) = part.translations.iter().find(|(of, _)| *of == language) else {
        return Ok(Vec::new());
    };
    let check = Check::of(part, language, text)?;
    let plain = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let book = plain(book);
    let mut found = Vec::new();
    for rule in &check.written.rules {
        let sentences = rule.text.split(['.', '。', ';', '；']).map(plain);
        for sentence in sentences.filter(|it| it.chars().count() >= enough(language) && book.contains(it)) {
            let message = format!("rule {} stands word for word in the book: {sentence}", rule.id.get_ref());
            found.push(check.files.error_at(&check.file, &rule.id, message));
        }
    }
    Ok(found)
}

/// How long a sentence is that two people do not write alike by chance.
fn enough(language: &str) -> usize {
    if language == "zh" { 24 } else { 60 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "[[rule]]\nid='1'\nkind='effect'\ntext='Tanks may move and fire.'\n\
        [[rule]]\nid='2'\nkind='effect'\ntext='Rommel: 3.'\n\
        [[example]]\nid='ex.a'\nrules=['1']\ngiven='A tank.'\nexpect='It fires.'\n\
        [[ambiguity]]\nrules=['1']\nproblem='When?'\nruling='At once.'\n";

    fn of(text: &str) -> String {
        mark(&[text])
    }

    fn whole() -> String {
        format!(
            "[[rule]]\nid='1'\nof='{}'\ntext='Czołgi mogą się ruszać i strzelać.'\n\
             [[rule]]\nid='2'\nof='{}'\ntext='Rommel: 3.'\n\
             [[example]]\nid='ex.a'\nof='{}'\ngiven='Czołg.'\nexpect='Strzela.'\n\
             [[ruling]]\nof='{}'\nproblem='Kiedy?'\nruling='Od razu.'\n",
            of("Tanks may move and fire."),
            of("Rommel: 3."),
            mark(&["A tank.", "It fires."]),
            mark(&["When?", "At once."]),
        )
    }

    fn part(text: String) -> LedgerPart {
        let translations: &'static [(&'static str, &'static str)] =
            Box::leak(Box::new([("pl", &*text.leak())]));
        LedgerPart::own(RULES).translated(translations)
    }

    fn faults(text: String) -> Vec<String> {
        untranslated(&part(text)).unwrap().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_ledger_is_read_in_a_language() {
        let parts = [part(whole())];
        let polish = Ledger::in_language(&parts, "pl").unwrap();
        assert_eq!(polish.rule("1").unwrap().text, "Czołgi mogą się ruszać i strzelać.");
        assert_eq!(
            (polish.examples[0].expect.as_str(), polish.rulings[0].ruling.as_str()),
            ("Strzela.", "Od razu.")
        );
        assert!(polish.rules[0].translated && polish.examples[0].translated && polish.rulings[0].translated);
        let chinese = Ledger::in_language(&parts, "zh").unwrap();
        assert_eq!(
            (chinese.rules[0].text.as_str(), chinese.rules[0].translated),
            ("Tanks may move and fire.", false)
        );
        assert!(faults(whole()).is_empty());
    }

    #[test]
    fn what_is_missing_stale_unknown_doubled_or_english_is_named_by_its_line() {
        let stale = faults(whole().replace(&of("Rommel: 3."), "00000000"));
        let now = of("Rommel: 3.");
        assert_eq!(stale, [format!("rules.pl.toml:6: rule 2 is stale: its English has the mark {now} now")]);
        let english =
            faults(whole().replace("Czołgi mogą się ruszać i strzelać.", "Tanks may move and fire."));
        assert_eq!(english, ["rules.pl.toml:2: rule 1 is left in English: Tanks may move and fire."]);
        let unknown = faults(whole().replace("id='ex.a'", "id='ex.b'"));
        assert_eq!(unknown.len(), 2, "{unknown:?}");
        assert!(unknown[0].contains("example ex.a is missing"), "{unknown:?}");
        assert!(unknown[1].starts_with("rules.pl.toml:10: the ledger has no example ex.b"), "{unknown:?}");
        let twice = faults(format!("{}[[rule]]\nid='2'\nof='{now}'\ntext='Rommel: 3.'\n", whole()));
        assert_eq!(twice, ["rules.pl.toml:19: rule 2 stands there twice"]);
        let fault = untranslated(&part("[[rule]]\nid='1'\ntxt='x'\n".into())).unwrap_err();
        assert!(fault.to_string().starts_with("rules.pl.toml:"), "{fault}");
    }

    #[test]
    fn sentences_of_the_book_are_found() {
        let long = "Każda jednostka pancerna może po ruchu strzelać raz do celu w sąsiednim polu";
        let part = part(whole().replace("Czołgi mogą się ruszać i strzelać.", &format!("Tak. {long}.")));
        let book = format!("Rozdział 3.\n{}.", long.replace(' ', "\n  "));
        let found = copied(&part, "pl", &book).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].line, Some(2));
        assert!(copied(&part, "pl", "Coś innego.").unwrap().is_empty());
    }
}
