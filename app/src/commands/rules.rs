//! `sandtable rules`: the rules of a game in our own words, to read and to print.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_core::{AnyGame, Example, Ledger, LedgerRule, Ruling, copied, heading};

use crate::failure::Failure;
use crate::files;
use crate::shelf;

/// Print the rules of a game, with examples and rulings.
#[derive(Args)]
pub struct Rules {
    /// The game.
    game: String,
    /// The language; what is not translated stands there in English.
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    language: String,
    /// Write a handbook that a browser shows and prints.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Compare with a rulebook in this language as plain text: fail at a sentence that stands there word for word.
    #[arg(long, value_name = "FILE", conflicts_with = "html")]
    against: Option<PathBuf>,
}

impl Rules {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = shelf::open(&self.game, None)?;
        if let Some(path) = &self.against {
            let book = files::read(path)?;
            for part in game.ledger_parts() {
                let found = copied(&part, &self.language, &book).map_err(Failure::bad)?;
                if let Some(first) = found.first() {
                    found.iter().try_for_each(|fault| writeln!(out, "{fault}"))?;
                    return Err(Failure::failed(first));
                }
            }
            return Ok(());
        }
        let book = Handbook { game: game.as_ref(), language: &self.language };
        match &self.html {
            Some(path) => files::write(path, &book.html())?,
            None => write!(out, "{}", book.plain())?,
        }
        Ok(())
    }
}

/// A game's rules as a book.
struct Handbook<'a> {
    game: &'a dyn AnyGame,
    language: &'a str,
}

impl Handbook<'_> {
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

    fn plain(&self) -> String {
        let (example, ruling) = (self.say("handbook-example"), self.say("handbook-ruling"));
        let mut text = format!("{}\n", self.title());
        for (heading, rules) in self.sections() {
            let _ = writeln!(text, "\n{heading}");
            for rule in rules {
                let _ = writeln!(text, "  {}  {}", rule.id, rule.text);
                for it in self.examples(&rule.id) {
                    let _ = writeln!(text, "    {example}: {} -> {}", it.given, it.expect);
                }
                for it in self.rulings(&rule.id) {
                    let _ = writeln!(text, "    {ruling}: {}", it.ruling);
                }
            }
        }
        text
    }

    fn html(&self) -> String {
        let (example, ruling) = (self.say("handbook-example"), self.say("handbook-ruling"));
        let title = escape(&self.title());
        let mut contents = String::new();
        let mut book = String::new();
        for (n, (heading, rules)) in self.sections().into_iter().enumerate() {
            let heading = escape(&heading);
            let _ = writeln!(contents, "<li><a href=\"#s{n}\">{heading}</a></li>");
            let _ = writeln!(book, "<section id=\"s{n}\">\n<h2>{heading}</h2>");
            for rule in rules {
                let id = escape(&rule.id);
                let _ = writeln!(
                    book,
                    "<p id=\"{id}\"><a class=\"id\" href=\"#{id}\">{id}</a> {}</p>",
                    escape(&rule.text)
                );
                for it in self.examples(&rule.id) {
                    let (given, expect) = (escape(&it.given), escape(&it.expect));
                    let _ = writeln!(book, "<p class=\"note\"><b>{example}</b> {given} → {expect}</p>");
                }
                for it in self.rulings(&rule.id) {
                    let _ = writeln!(book, "<p class=\"note\"><b>{ruling}</b> {}</p>", escape(&it.ruling));
                }
            }
            book.push_str("</section>\n");
        }
        let language = escape(self.language);
        format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n<nav><ul>\n{contents}</ul></nav>\n{book}</html>\n"
        )
    }
}

/// Two columns on paper, one on a screen.
const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222}\
    h2{margin-top:2rem;border-bottom:1px solid #bbb}nav ul{columns:2;padding-left:1.2rem}p{margin:.4rem 0}\
    .id{font:.75rem sans-serif;color:#777;text-decoration:none;margin-right:.3rem}.note{margin-left:1.5rem;font-size:.9rem;color:#555}\
    @media print{body{max-width:none;columns:2;font-size:10pt}section{break-inside:auto}h1,nav{column-span:all}}";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
