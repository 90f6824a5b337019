//! The ledger of a game: every rule as a testable statement with an id.

use serde::{Deserialize, Serialize};

use crate::{DataError, Files};

/// A game's ledger.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Ledger {
    /// The rules in rulebook order.
    #[serde(default, rename = "rule")]
    pub rules: Vec<LedgerRule>,
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
