//! The handbook: a game's rules as a page to read and to print, with pictures of the board, and with links to what shows
//! each rule.

use std::fmt::Write as _;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use sandtable_core::{AnyGame, Case, Dice, Example, Ledger, LedgerRule, Options, Position, Ruling, heading};
use sandtable_render::Picture;

use super::coverage;
use super::table::{Voice, all_seeing};
use crate::failure::Failure;
use crate::files;

/// A game's rules as a book.
pub struct Handbook<'a> {
    game: &'a dyn AnyGame,
    language: &'a str,
    /// What shows rules.
    shown: Vec<Shown>,
    /// The names of tests, by the id of the rule that they test.
    tests: Vec<(String, String)>,
}

/// Something that shows rules: a lesson, a puzzle or a case.
struct Shown {
    /// Its place in the book.
    anchor: String,
    /// The message that says what it is.
    kind: &'static str,
    title: String,
    /// What is said of it, if it says something.
    about: String,
    /// Is it said in English alone?
    english: bool,
    rules: Vec<String>,
    /// The board, as a picture.
    picture: Option<Vec<u8>>,
}

/// So wide are the pictures of a book that a server makes.
const SMALL: u32 = 360;

/// The handbook that a server gives to a browser: the rules with the lessons and puzzles of the box. Cases and tests are in
/// the source tree alone.
pub fn page(game: &dyn AnyGame, language: &str) -> Result<String, String> {
    let language = if language.is_empty() { "en" } else { language };
    let book = Handbook::new(game, language).illustrated(None, SMALL);
    book.map(|book| book.html()).map_err(|failure| match failure {
        Failure::Bad(why) | Failure::Failed(why) => why,
        Failure::Gone => String::new(),
    })
}

impl<'a> Handbook<'a> {
    /// A book of the rules alone.
    pub fn new(game: &'a dyn AnyGame, language: &'a str) -> Handbook<'a> {
        Handbook { game, language, shown: Vec::new(), tests: Vec::new() }
    }

    /// The book with all that shows a rule: the lessons and puzzles of the box and, where there is a source tree, cases and
    /// tests. Lessons and cases get pictures of so many pixels; none, if it is 0.
    pub fn illustrated(mut self, root: Option<&Path>, width: u32) -> Result<Handbook<'a>, Failure> {
        let (game, course, puzzles) = (self.game, self.game.course(), self.game.puzzles());
        for lesson in course.lessons() {
            let desk = &lesson.desk;
            self.shown.push(Shown {
                anchor: lesson.title(),
                kind: "handbook-lesson",
                title: course.say(self.language, &lesson.title()),
                about: course.say(self.language, &lesson.about()),
                english: false,
                rules: lesson.rules.clone(),
                picture: self.picture(&desk.scenario, &desk.options, &desk.position, width)?,
            });
        }
        // The picture of a puzzle would be that of its task, not of a rule.
        self.shown.extend(puzzles.all().iter().map(|puzzle| Shown {
            anchor: puzzle.message(""),
            kind: "handbook-puzzle",
            title: puzzles.say(self.language, &puzzle.message("")),
            about: puzzles.say(self.language, &puzzle.message("task")),
            english: false,
            rules: puzzle.rules.clone(),
            picture: None,
        }));
        let Some(root) = root else { return Ok(self) };
        let cases = root.join("games").join(game.info().id).join("cases");
        for path in if cases.is_dir() { files::below(&cases, "toml")? } else { Vec::new() } {
            let case =
                Case::parse(&path.display().to_string(), &files::read(&path)?).map_err(Failure::bad)?;
            let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            self.shown.push(Shown {
                anchor: format!("case-{name}"),
                kind: "handbook-case",
                picture: self.picture(&case.scenario, &case.options, case.position(), width)?,
                title: case.title,
                about: String::new(),
                english: true,
                rules: case.rules,
            });
        }
        self.tests = coverage::tested(root, game)?;
        Ok(self)
    }

    /// The board in a position, as a picture.
    fn picture(
        &self,
        scenario: &str,
        options: &Options,
        position: &Position,
        width: u32,
    ) -> Result<Option<Vec<u8>>, Failure> {
        if width == 0 {
            return Ok(None);
        }
        let start = (!position.0.is_empty()).then(|| position.clone());
        let table = self.game.table_at(scenario, options, start, Dice::Seed(1)).map_err(Failure::bad)?;
        let voice = Voice::new(self.game, self.language)?;
        let scene = table.scene(all_seeing(table.header().seats.len()));
        let picture = Picture {
            art: &self.game.art(),
            board: table.board(),
            scene: &scene,
            name: &|place| voice.place(place),
            caption: &[],
            width,
            dark: false,
        };
        picture.png().map(Some).map_err(Failure::bad)
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
        let language = escape(self.language);
        format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n<nav><ul>\n{contents}</ul></nav>\n{book}</html>\n"
        )
    }

    /// A rule with its examples and rulings, with links to what shows it, and with the pictures that stand there.
    fn rule(&self, rule: &LedgerRule, book: &mut String) {
        let id = escape(&rule.id);
        let text = escape(&rule.text);
        let _ = writeln!(book, "<p id=\"{id}\"><a class=\"id\" href=\"#{id}\">{id}</a> {text}</p>");
        for it in self.examples(&rule.id) {
            let (given, expect) = (escape(&it.given), escape(&it.expect));
            let example = self.say("handbook-example");
            let _ = writeln!(book, "<p class=\"note\"><b>{example}</b> {given} → {expect}</p>");
        }
        for it in self.rulings(&rule.id) {
            let ruling = self.say("handbook-ruling");
            let _ = writeln!(book, "<p class=\"note\"><b>{ruling}</b> {}</p>", escape(&it.ruling));
        }
        let showing: Vec<&Shown> = self.shown.iter().filter(|it| it.rules.contains(&rule.id)).collect();
        let links = showing.iter().map(|it| {
            let (kind, title, english) = (self.say(it.kind), escape(&it.title), tongue(it.english));
            format!("<a href=\"#{}\"{english}>{kind}: {title}</a>", escape(&it.anchor))
        });
        let tests = self.tests.iter().filter(|(id, _)| *id == rule.id);
        let tests = tests.map(|(_, name)| format!("<code lang=\"en\">{}</code>", escape(name)));
        let all: Vec<String> = links.chain(tests).collect();
        if !all.is_empty() {
            let _ =
                writeln!(book, "<p class=\"shown\">{} {}</p>", self.say("handbook-shown"), all.join(" · "));
        }
        // What shows several rules stands with the first of them that the book knows.
        let first =
            |it: &Shown| it.rules.iter().find(|id| self.ledger().rule(id).is_some()) == Some(&rule.id);
        showing.into_iter().filter(|it| first(it)).for_each(|it| self.figure(it, book));
    }

    fn figure(&self, it: &Shown, book: &mut String) {
        let (kind, title, english) = (self.say(it.kind), escape(&it.title), tongue(it.english));
        let _ = write!(book, "<figure id=\"{}\">", escape(&it.anchor));
        if let Some(png) = &it.picture {
            let _ = write!(book, "<img alt=\"\" src=\"data:image/png;base64,{}\">", BASE64.encode(png));
        }
        let about = escape(&it.about);
        let _ = writeln!(book, "<figcaption{english}><b>{kind}: {title}</b> {about}</figcaption></figure>");
    }
}

/// What is said in English alone says so.
fn tongue(english: bool) -> &'static str {
    if english { " lang=\"en\"" } else { "" }
}

/// Two columns on paper, one on a screen.
const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222}\
    h2{margin-top:2rem;border-bottom:1px solid #bbb}nav ul{columns:2;padding-left:1.2rem}p{margin:.4rem 0}\
    .id{font:.75rem sans-serif;color:#777;text-decoration:none;margin-right:.3rem}.note{margin-left:1.5rem;font-size:.9rem;color:#555}\
    .shown{margin-left:1.5rem;font:.72rem sans-serif;color:#777}.shown a{color:#456}\
    figure{margin:.8rem 1.5rem;break-inside:avoid}figure img{max-width:100%;border:1px solid #bbb}figcaption{font-size:.85rem;color:#555}\
    @media print{body{max-width:none;columns:2;font-size:10pt}section{break-inside:auto}h1,nav{column-span:all}.shown code{display:none}}";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
