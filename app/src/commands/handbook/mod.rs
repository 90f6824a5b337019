//! The handbook: a game's rules as a page to read and to print, with pictures of the board, and with links to what shows
//! each rule.

mod page;
mod shown;

use std::fmt::Write as _;

use sandtable_core::{AnyGame, Citations, Example, Ledger, LedgerRule, Ruling, heading};

use crate::failure::Failure;
use shown::Shown;

/// A game's rules as a book.
pub struct Handbook<'a> {
    game: &'a dyn AnyGame,
    language: &'a str,
    citations: Citations,
    /// What shows rules.
    shown: Vec<Shown>,
    /// The names of tests, by the id of the rule that they test.
    tests: Vec<(String, &'static str)>,
}

/// What the pictures of a book are.
#[derive(Clone, Copy)]
pub struct Pictures {
    /// So many pixels wide; 0 for none.
    pub width: u32,
    /// Are cases drawn, too, beside lessons and examples?
    pub cases: bool,
}

/// The handbook that a server gives to a browser, who waits for it: lessons and examples are drawn.
pub fn page(game: &dyn AnyGame, language: &str) -> Result<String, String> {
    let language = if language.is_empty() { "en" } else { language };
    let book = Handbook::new(game, language).illustrated(Pictures { width: 360, cases: false });
    book.map(|book| book.html()).map_err(|failure| match failure {
        Failure::Bad(why) | Failure::Failed(why) => why,
        Failure::Gone => String::new(),
    })
}

impl<'a> Handbook<'a> {
    /// A book of the rules alone.
    pub fn new(game: &'a dyn AnyGame, language: &'a str) -> Handbook<'a> {
        let headings = |section: &str| game.catalogs().name(language, &heading(section));
        let citations = Citations::of(game.ledger_in(language), headings);
        Handbook { game, language, citations, shown: Vec::new(), tests: Vec::new() }
    }

    fn ledger(&self) -> &Ledger {
        self.game.ledger_in(self.language)
    }

    fn say(&self, id: &str) -> String {
        self.game.catalogs().name(self.language, id)
    }

    fn title(&self) -> String {
        self.say("game-title")
    }

    /// The headings with their rules, in the order of the book.
    fn sections(&self) -> Vec<(String, Vec<&LedgerRule>)> {
        let mut sections: Vec<(&str, Vec<&LedgerRule>)> = Vec::new();
        for rule in &self.ledger().rules {
            match sections.iter_mut().find(|(section, _)| *section == rule.section) {
                Some((_, rules)) => rules.push(rule),
                None => sections.push((&rule.section, vec![rule])),
            }
        }
        sections.into_iter().map(|(section, rules)| (self.say(&heading(section)), rules)).collect()
    }

    /// The examples that stand with a rule: with the first that they show.
    fn examples<'b>(&'b self, id: &'b str) -> impl Iterator<Item = &'b Example> {
        self.ledger().examples.iter().filter(move |it| it.rules.first().is_some_and(|rule| rule == id))
    }

    fn rulings<'b>(&'b self, id: &'b str) -> impl Iterator<Item = &'b Ruling> {
        self.ledger().rulings.iter().filter(move |it| it.rules.iter().any(|rule| rule == id))
    }

    /// The book as plain text.
    pub fn plain(&self) -> String {
        let (example, ruling) = (self.say("handbook-example"), self.say("handbook-ruling"));
        let mut text = format!("{}\n", self.title());
        for (heading, rules) in self.sections() {
            let _ = writeln!(text, "\n{heading}");
            for rule in rules {
                let said = |sentence: &str| self.citations.plain(sentence, &rule.id);
                let _ = writeln!(text, "  {}  {}", self.citations.cite(&rule.id), said(&rule.text));
                for it in self.examples(&rule.id) {
                    let _ = writeln!(text, "    {example}: {} -> {}", said(&it.given), said(&it.expect));
                }
                for it in self.rulings(&rule.id) {
                    let _ = writeln!(text, "    {ruling}: {}", said(&it.ruling));
                }
            }
        }
        text
    }
}
