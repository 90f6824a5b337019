//! How players cite rules: by their number where the book has numbers, else by heading and paragraph.

use std::collections::{HashMap, HashSet};

use super::Ledger;

/// How the rules of a ledger are cited in a language. An id never shows where the book has no numbers.
pub struct Citations {
    by_id: HashMap<String, String>,
    /// How the ids without numbers begin: what begins so, too, and goes on with a dot or stroke is a key.
    roots: HashSet<String>,
}

/// A part of a sentence that names rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phrase<'a> {
    /// Words.
    Prose(&'a str),
    /// A rule, by its id in the ledger.
    Rule(&'a str),
}

impl Citations {
    /// The citations of a ledger, whose headings are said so.
    pub fn of(ledger: &Ledger, heading: impl Fn(&str) -> String) -> Citations {
        let mut sizes: HashMap<&str, usize> = HashMap::new();
        for rule in &ledger.rules {
            *sizes.entry(&rule.section).or_default() += 1;
        }
        let mut counted: HashMap<&str, usize> = HashMap::new();
        let mut by_id = HashMap::new();
        for rule in &ledger.rules {
            let n = counted.entry(&rule.section).or_default();
            *n += 1;
            let cited = numbered(&rule.id).unwrap_or_else(|| match sizes[rule.section.as_str()] {
                1 => heading(&rule.section),
                _ => format!("{} {n}", heading(&rule.section)),
            });
            by_id.insert(rule.id.clone(), cited);
        }
        let keys = by_id.keys().filter(|id| numbered(id).is_none());
        let roots = keys.filter_map(|id| id.split(['.', '/']).next()).map(String::from).collect();
        Citations { by_id, roots }
    }

    /// How a rule is cited; an id that the ledger does not know stands for itself.
    pub fn cite<'a>(&'a self, id: &'a str) -> &'a str {
        self.by_id.get(id).map_or(id, String::as_str)
    }

    /// A sentence in words and rules. It stands with a rule of this id, and may leave out the prefix that both share.
    pub fn phrases<'a>(&'a self, sentence: &'a str, near: &str) -> Vec<Phrase<'a>> {
        let mut phrases = Vec::new();
        let mut from = 0;
        for (at, word) in words(sentence) {
            let Some(id) = self.named(word, near) else { continue };
            phrases.push(Phrase::Prose(&sentence[from..at]));
            phrases.push(Phrase::Rule(id));
            from = at + word.len();
        }
        phrases.push(Phrase::Prose(&sentence[from..]));
        phrases.retain(|it| *it != Phrase::Prose(""));
        phrases
    }

    /// A sentence with its rules as players cite them.
    pub fn plain(&self, sentence: &str, near: &str) -> String {
        let said = self.phrases(sentence, near).into_iter().map(|it| match it {
            Phrase::Prose(words) => words,
            Phrase::Rule(id) => self.cite(id),
        });
        said.collect()
    }

    /// What a reader would take for a key of the program: it is written like a rule's id, but the ledger has no such rule.
    pub fn keys<'a>(&self, said: &'a str) -> Vec<&'a str> {
        let root = |word: &str| {
            word.split_once(['.', '/'])
                .is_some_and(|(root, rest)| !rest.is_empty() && self.roots.contains(root))
        };
        words(said).map(|(_, word)| word).filter(|word| root(word)).collect()
    }

    /// Where readers of a ledger would meet a key of the program: as a citation, or in a sentence.
    pub fn keys_shown(&self, ledger: &Ledger) -> Vec<String> {
        let bare = |cited: &str| cited.starts_with("section-") || !self.keys(cited).is_empty();
        let cited = ledger.rules.iter().map(|rule| (&rule.id, self.cite(&rule.id)));
        let mut shown: Vec<String> = (cited.filter(|(_, cited)| bare(cited)))
            .map(|(id, cited)| format!("the rule {id} is cited as '{cited}'"))
            .collect();
        let rules = ledger.rules.iter().map(|it| (Some(&it.id), [it.text.as_str(), ""]));
        let examples =
            ledger.examples.iter().map(|it| (it.rules.first(), [it.given.as_str(), it.expect.as_str()]));
        let rulings =
            ledger.rulings.iter().map(|it| (it.rules.first(), [it.problem.as_str(), it.ruling.as_str()]));
        for (near, sentences) in rules.chain(examples).chain(rulings) {
            let near = near.map_or("", String::as_str);
            for said in sentences.map(|sentence| self.plain(sentence, near)) {
                let keys = self.keys(&said).into_iter();
                shown.extend(keys.map(|key| format!("with the rule {near} stands the key '{key}'")));
            }
        }
        shown
    }

    /// The rule that a word names.
    fn named(&self, word: &str, near: &str) -> Option<&str> {
        let known = |id: &str| self.by_id.get_key_value(id).map(|(id, _)| id.as_str());
        // A plain word is a word, even if a rule is called so.
        if !word.contains(['.', '/']) {
            return None;
        }
        let prefixed = near.split_once(':').and_then(|(prefix, _)| known(&format!("{prefix}:{word}")));
        prefixed.or_else(|| known(word))
    }
}

/// A rule of a book that has numbers is cited by its number, that of a part with its prefix.
fn numbered(id: &str) -> Option<String> {
    let begins = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    match id.split_once(':') {
        None => begins(id).then(|| id.to_string()),
        Some((prefix, rest)) => begins(rest).then(|| format!("{} {rest}", prefix.to_uppercase())),
    }
}

/// The words that might be ids, with where they begin.
fn words(sentence: &str) -> impl Iterator<Item = (usize, &str)> {
    let apart = |c: char| !c.is_ascii_alphanumeric() && !matches!(c, '.' | '/' | ':' | '-');
    let edge = |c: char| !c.is_ascii_alphanumeric();
    let mut end = 0;
    sentence.split_inclusive(apart).filter_map(move |run| {
        end += run.len();
        let from_word = run.trim_start_matches(edge);
        let word = from_word.trim_end_matches(edge);
        (!word.is_empty()).then(|| (end - from_word.len(), word))
    })
}
