//! The ledger of a game: every rule as a testable statement with an id.

mod citation;
mod translation;

pub use citation::{Citations, Phrase};
pub use translation::{copied, mark, untranslated};

use serde::{Deserialize, Serialize};

use crate::{DataError, Files};

/// A part of a game's ledger: its own, or that of the series that it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LedgerPart {
    /// What stands before its ids in a citation, with a colon (`ocs` for `ocs:9.2/1`); nothing for a game's own.
    pub prefix: &'static str,
    /// The folder under `games/` whose tests are named after its ids; the game's own, if empty.
    pub folder: &'static str,
    /// The part as TOML.
    pub text: &'static str,
    /// The same in other languages, each with its TOML.
    pub translations: &'static [(&'static str, &'static str)],
}

impl LedgerPart {
    /// A game's own part: ids are cited as they stand.
    pub const fn own(text: &'static str) -> LedgerPart {
        LedgerPart { prefix: "", folder: "", text, translations: &[] }
    }

    /// The part of a series, which lives in another crate and is cited with a prefix.
    pub const fn of_series(prefix: &'static str, folder: &'static str, text: &'static str) -> LedgerPart {
        LedgerPart { prefix, folder, text, translations: &[] }
    }

    /// The part with its translations.
    #[must_use]
    pub const fn translated(self, translations: &'static [(&'static str, &'static str)]) -> LedgerPart {
        LedgerPart { translations, ..self }
    }

    /// Where its tests are, for a game of this id.
    pub fn home<'a>(&'a self, game: &'a str) -> &'a str {
        if self.folder.is_empty() { game } else { self.folder }
    }

    /// An id as it is cited.
    pub fn cited(&self, id: &str) -> String {
        if self.prefix.is_empty() { id.to_string() } else { format!("{}:{id}", self.prefix) }
    }
}

/// A game's ledger.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Ledger {
    /// The rules in rulebook order.
    #[serde(default, rename = "rule")]
    pub rules: Vec<LedgerRule>,
    /// Worked examples.
    #[serde(default, rename = "example")]
    pub examples: Vec<Example>,
    /// Rulings on what the rulebook leaves open.
    #[serde(default, rename = "ambiguity")]
    pub rulings: Vec<Ruling>,
}

/// One rule.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LedgerRule {
    /// Its id.
    pub id: String,
    /// The section of the rulebook.
    #[serde(default)]
    pub section: String,
    /// What kind of statement it is; a `definition` needs no test.
    pub kind: String,
    /// The rule in our own words.
    pub text: String,
    /// Why it cannot be tested, if so.
    #[serde(default)]
    pub waived: Option<String>,
    /// Is it in the reader's language, where that is not English?
    #[serde(default, skip_deserializing)]
    pub translated: bool,
}

/// A worked example.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Example {
    /// Its id.
    pub id: String,
    /// The rules that it shows.
    pub rules: Vec<String>,
    /// The position and what is done.
    pub given: String,
    /// What comes of it.
    pub expect: String,
    /// Is it in the reader's language, where that is not English?
    #[serde(default, skip_deserializing)]
    pub translated: bool,
}

/// What was decided where the rulebook is silent or contradicts itself.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ruling {
    /// The rules concerned.
    pub rules: Vec<String>,
    /// What is unclear.
    pub problem: String,
    /// What holds here.
    pub ruling: String,
    /// Is it in the reader's language, where that is not English?
    #[serde(default, skip_deserializing)]
    pub translated: bool,
}

/// How much of a ledger is tested.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coverage {
    /// Rules that need a test.
    pub rules: usize,
    /// Rules with a test named after them.
    pub tested: usize,
    /// Rules waived with a reason.
    pub waived: usize,
    /// Ids of the rest.
    pub missing: Vec<String>,
}

impl Ledger {
    /// Reads a ledger.
    ///
    /// # Errors
    /// The line that does not fit.
    pub fn parse(name: &str, text: &str) -> Result<Ledger, DataError> {
        Files::built_in(&[(name, text)]).read(name)
    }

    /// Reads a ledger in parts as one: the ids of a part carry its prefix, its sections too.
    ///
    /// # Errors
    /// The line that does not fit, or an id that stands there twice.
    pub fn of(parts: &[LedgerPart]) -> Result<Ledger, DataError> {
        Ledger::in_language(parts, "en")
    }

    /// Reads a ledger in parts as one, in a language as far as it is translated.
    ///
    /// # Errors
    /// The line that does not fit, or an id that stands there twice.
    pub fn in_language(parts: &[LedgerPart], language: &str) -> Result<Ledger, DataError> {
        let mut all = Ledger::default();
        for part in parts {
            let name = match part.prefix {
                "" => "rules.toml".to_string(),
                prefix => format!("{prefix}:rules.toml"),
            };
            let mut read = Ledger::parse(&name, part.text)?;
            translation::translate(&mut read, part, language)?;
            for rule in &mut read.rules {
                rule.id = part.cited(&rule.id);
                rule.section = part.cited(&rule.section);
            }
            let of_rulings = read.rulings.iter_mut().flat_map(|ruling| &mut ruling.rules);
            for id in of_rulings.chain(read.examples.iter_mut().flat_map(|example| &mut example.rules)) {
                *id = citation(parts, part, id);
            }
            all.rules.append(&mut read.rules);
            all.examples.append(&mut read.examples);
            all.rulings.append(&mut read.rulings);
        }
        let mut ids: Vec<&str> = all.rules.iter().map(|rule| rule.id.as_str()).collect();
        ids.sort_unstable();
        if let Some(twice) = ids.windows(2).find(|pair| pair[0] == pair[1]) {
            let message = format!("the rule '{}' stands there twice", twice[0]);
            return Err(DataError { file: "rules.toml".into(), line: None, message });
        }
        Ok(all)
    }

    /// The rule of an id.
    pub fn rule(&self, id: &str) -> Option<&LedgerRule> {
        self.rules.iter().find(|r| r.id == id)
    }

    /// Joins the rules with the names of test functions: a name counts for the longest id that fits.
    pub fn coverage<'a>(&self, tests: impl IntoIterator<Item = &'a str>) -> Coverage {
        let mut slugs: Vec<(String, usize)> =
            self.rules.iter().enumerate().map(|(i, r)| (slug(&r.id), i)).collect();
        slugs.sort_by_key(|(s, _)| std::cmp::Reverse(s.len()));
        let mut hit = vec![false; self.rules.len()];
        for name in tests {
            let fits =
                |s: &str| name.strip_prefix(s).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'));
            if let Some((_, i)) = slugs.iter().find(|(s, _)| fits(s)) {
                hit[*i] = true;
            }
        }
        let needed = || self.rules.iter().zip(&hit).filter(|(r, _)| r.kind != "definition");
        Coverage {
            rules: needed().count(),
            tested: needed().filter(|(_, hit)| **hit).count(),
            waived: needed().filter(|(r, hit)| !**hit && r.waived.is_some()).count(),
            missing: needed()
                .filter(|(r, hit)| !**hit && r.waived.is_none())
                .map(|(r, _)| r.id.clone())
                .collect(),
        }
    }
}

/// How an id that a part names is cited: one of another part stands there behind that part's prefix or folder.
fn citation(parts: &[LedgerPart], part: &LedgerPart, id: &str) -> String {
    let other = id.split_once(':').and_then(|(name, id)| {
        parts.iter().find(|other| other.prefix == name || other.folder == name).map(|other| other.cited(id))
    });
    other.unwrap_or_else(|| part.cited(id))
}

/// The message that names a heading of the rulebook.
pub fn heading(section: &str) -> String {
    let words = section.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    format!("section-{}", words.collect::<Vec<_>>().join("-").to_ascii_lowercase())
}

/// The start of the name of a rule's test: `9.16/2` gives `r9_16_s2`.
pub fn slug(id: &str) -> String {
    let mut slug = String::from("r");
    let mut gap = false;
    for c in id.to_lowercase().replace('/', "_s").chars() {
        if c.is_ascii_alphanumeric() {
            if gap {
                slug.push('_');
            }
            slug.push(c);
            gap = false;
        } else {
            gap = true;
        }
    }
    slug
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slug_follows_the_id() {
        assert_eq!(slug("9.16/2"), "r9_16_s2");
        assert_eq!(slug("events.axis.new-line/1"), "revents_axis_new_line_s1");
    }

    #[test]
    fn the_parts_of_a_ledger_are_cited_with_their_prefix() {
        let rules = "[[rule]]\nid='9.2/1'\nsection='9.2'\nkind='effect'\ntext='x'\n";
        let text = "[[rule]]\nid='9.2/1'\nsection='9.2'\nkind='effect'\ntext='x'\n\
                    [[ambiguity]]\nrules=['9.2/1']\nproblem='x'\nruling='y'\n";
        let parts = [LedgerPart::own(rules), LedgerPart::of_series("ocs", "ocs", text)];
        let ledger = Ledger::of(&parts).unwrap();
        assert_eq!(ledger.rule("ocs:9.2/1").unwrap().section, "ocs:9.2");
        assert_eq!(ledger.rule("9.2/1").unwrap().section, "9.2");
        assert_eq!(ledger.rulings[0].rules, ["ocs:9.2/1"]);
        assert_eq!(parts.map(|p| p.home("rhine").to_string()), ["rhine", "ocs"]);
        // A title may test a rule of the series too.
        assert_eq!(slug("ocs:9.2/1"), "rocs_9_2_s1");
        let twice = Ledger::of(&[parts[0], parts[0]]).unwrap_err();
        assert!(twice.message.contains("'9.2/1'"), "{twice}");
        let broken = LedgerPart::of_series("ocs", "ocs", "[[rule]]\nid=1\n");
        assert!(Ledger::of(&[broken]).unwrap_err().to_string().starts_with("ocs:rules.toml:"));
    }

    #[test]
    fn a_test_counts_for_the_longest_id_only() {
        let ledger = Ledger::parse(
            "rules.toml",
            "[[rule]]\nid='a'\nkind='effect'\ntext='x'\n[[rule]]\nid='a/1'\nkind='effect'\ntext='x'\n\
             [[rule]]\nid='b'\nkind='effect'\ntext='x'\nwaived='never reached'\n[[rule]]\nid='c'\nkind='definition'\ntext='x'",
        )
        .unwrap();
        let coverage = ledger.coverage(["ra_s1_works", "rab_no"]);
        assert_eq!(coverage, Coverage { rules: 3, tested: 1, waived: 1, missing: vec!["a".into()] });
    }
}
