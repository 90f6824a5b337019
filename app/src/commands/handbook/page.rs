//! The handbook as a page that a browser shows and prints. It needs nothing beside itself.

use std::fmt::Write as _;

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use sandtable_core::{LedgerRule, Phrase};

use super::Handbook;
use super::shown::Shown;

impl Handbook<'_> {
    /// The book as a page.
    pub fn html(&self) -> String {
        let title = escape(&self.title());
        let mut contents = String::new();
        let mut book = String::new();
        for (n, (heading, rules)) in self.sections().into_iter().enumerate() {
            let heading = escape(&heading);
            let _ = writeln!(contents, "<li><a href=\"#s{n}\">{heading}</a></li>");
            let _ = writeln!(book, "<section id=\"s{n}\">\n<h2>{heading}</h2>");
            rules.into_iter().for_each(|rule| self.rule(rule, &mut book));
            book.push_str("</section>\n");
        }
        self.appendix(&mut contents, &mut book);
        let language = escape(self.language);
        format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n<nav><ul>\n{contents}</ul></nav>\n{book}</html>\n"
        )
    }

    /// A rule with its examples and rulings, with links to what shows it, and with the pictures that stand there.
    fn rule(&self, rule: &LedgerRule, book: &mut String) {
        let (id, cited) = (escape(&rule.id), escape(self.citations.cite(&rule.id)));
        let text = self.sentence(&rule.text, &rule.id);
        let _ = writeln!(book, "<p id=\"{id}\"><a class=\"id\" href=\"#{id}\">{cited}</a> {text}</p>");
        for it in self.examples(&rule.id) {
            let (given, expect) = (self.sentence(&it.given, &rule.id), self.sentence(&it.expect, &rule.id));
            let example = self.say("handbook-example");
            let _ = writeln!(book, "<p class=\"note\"><b>{example}</b> {given} → {expect}</p>");
            let anchor = Shown::of_example(&it.id);
            if let Some(drawn) = self.shown.iter().find(|shown| shown.anchor == anchor) {
                figure(book, drawn, "");
            }
        }
        for it in self.rulings(&rule.id) {
            let ruling = self.say("handbook-ruling");
            let _ = writeln!(
                book,
                "<p class=\"note\"><b>{ruling}</b> {}</p>",
                self.sentence(&it.ruling, &rule.id)
            );
        }
        let showing: Vec<&Shown> =
            self.shown.iter().filter(|it| !it.is_example() && it.rules.contains(&rule.id)).collect();
        let links = showing.iter().map(|it| {
            let (kind, title, english) = (self.say(it.kind), escape(&it.title), tongue(it.english));
            format!("<a href=\"#{}\"{english}>{kind}: {title}</a>", escape(&it.anchor))
        });
        let links: Vec<String> = links.collect();
        if !links.is_empty() {
            let _ =
                writeln!(book, "<p class=\"shown\">{} {}</p>", self.say("handbook-shown"), links.join(" "));
        }
        self.tested(book, &rule.id);
        // What shows several rules stands with the first of them that the book knows.
        let first =
            |it: &Shown| it.rules.iter().find(|id| self.ledger().rule(id).is_some()) == Some(&rule.id);
        let here = showing.into_iter().filter(|it| it.picture.is_some() && first(it));
        here.for_each(|it| figure(book, it, &self.caption(it)));
    }

    /// The tests of a rule, folded: their names are for whoever wants to read them.
    fn tested(&self, book: &mut String, rule: &str) {
        let names = self.tests.iter().filter(|(id, _)| id == rule);
        let names: Vec<String> =
            names.map(|(_, name)| format!("<code lang=\"en\">{}</code>", escape(name))).collect();
        if !names.is_empty() {
            let tests = self.say("handbook-tests");
            let _ = writeln!(
                book,
                "<details class=\"shown\"><summary>{tests}: {}</summary>{}</details>",
                names.len(),
                names.join(" ")
            );
        }
    }

    /// What shows rules without a picture, each with its rules, as a list behind the rules.
    fn appendix(&self, contents: &mut String, book: &mut String) {
        for (kind, heading) in [
            ("handbook-lesson", "handbook-lessons"),
            ("handbook-puzzle", "handbook-puzzles"),
            ("handbook-case", "handbook-cases"),
        ] {
            let mut listed =
                self.shown.iter().filter(|it| it.kind == kind && it.picture.is_none()).peekable();
            if listed.peek().is_none() {
                continue;
            }
            let title = escape(&self.say(heading));
            let _ = writeln!(contents, "<li><a href=\"#{heading}\">{title}</a></li>");
            let _ = writeln!(book, "<section id=\"{heading}\">\n<h2>{title}</h2>");
            for it in listed {
                let rules = it.rules.iter().map(|id| self.link(id)).collect::<Vec<_>>().join(", ");
                let (title, about, english) = (escape(&it.title), escape(&it.about), tongue(it.english));
                let _ = writeln!(
                    book,
                    "<p id=\"{}\"><span{english}><b>{title}</b> {about}</span> <span class=\"rules\">({rules})</span></p>",
                    escape(&it.anchor)
                );
            }
            book.push_str("</section>\n");
        }
    }

    fn caption(&self, it: &Shown) -> String {
        let (kind, title, english) = (self.say(it.kind), escape(&it.title), tongue(it.english));
        format!("<figcaption{english}><b>{kind}: {title}</b> {}</figcaption>", escape(&it.about))
    }

    /// A sentence whose rules lead there.
    fn sentence(&self, sentence: &str, near: &str) -> String {
        let said = self.citations.phrases(sentence, near).into_iter().map(|it| match it {
            Phrase::Prose(words) => escape(words),
            Phrase::Rule(id) => self.link(id),
        });
        said.collect()
    }

    fn link(&self, id: &str) -> String {
        format!("<a href=\"#{}\">{}</a>", escape(id), escape(self.citations.cite(id)))
    }
}

/// The board, with what is said below it.
fn figure(book: &mut String, it: &Shown, caption: &str) {
    let Some(png) = &it.picture else { return };
    let (anchor, png) = (escape(&it.anchor), BASE64.encode(png));
    let _ = writeln!(
        book,
        "<figure id=\"{anchor}\"><img alt=\"\" src=\"data:image/png;base64,{png}\">{caption}</figure>"
    );
}

/// What is said in English alone says so.
fn tongue(english: bool) -> &'static str {
    if english { " lang=\"en\"" } else { "" }
}

/// One column on a screen, two on paper, where links lead nowhere and names of tests help nobody.
const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}\
    h2{margin-top:2rem;border-bottom:1px solid #bbb;break-after:avoid}nav ul{columns:2;padding-left:1.2rem}p{margin:.4rem 0}a{color:#345}\
    p[id]:target,figure:target{background:#fff3cd}\
    .id{font:.75rem sans-serif;color:#666;text-decoration:none;margin-right:.3rem}.note{margin-left:1.5rem;font-size:.9rem;color:#444}\
    .shown{margin-left:1.5rem;font:.75rem/1.5 sans-serif;color:#666;overflow-wrap:anywhere}.shown :is(a,code)+:is(a,code)::before{content:\"·\";display:inline-block;margin-right:.3em}.rules{font:.75rem sans-serif}\
    figure{margin:.8rem 1.5rem;break-inside:avoid}figure img{max-width:100%;border:1px solid #bbb}figcaption{font-size:.85rem;color:#444}\
    @media(max-width:40rem){.note,.shown,figure{margin-left:.6rem;margin-right:0}nav ul{columns:1}}\
    @media print{body{max-width:none;margin:0;columns:2;font-size:9.5pt}section{break-inside:auto}p{orphans:3;widows:3}\
    h1,nav{column-span:all}nav ul{columns:3}a{color:inherit;text-decoration:none}details.shown{display:none}.shown{break-before:avoid}figure{margin:.5rem 0}figure img{max-height:7cm}}";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
