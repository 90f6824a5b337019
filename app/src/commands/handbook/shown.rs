//! What shows rules: the lessons and puzzles of the box, and the cases and tests that the program was built with.

use sandtable_core::{Case, Dice, Ledger, Options, Position};
use sandtable_render::{Part, Picture};

use super::{Handbook, Pictures};
use crate::commands::coverage;
use crate::commands::table::{Voice, all_seeing};
use crate::evidence::{CASES, TESTS};
use crate::failure::Failure;

/// Cases that play the examples of the ledger, each named after its example.
const EXAMPLES: &str = "examples/";
/// Cases that nobody wrote to be looked at.
const AUDIT: &str = "audit/";

/// Something that shows rules: a lesson, a puzzle, an example or a case.
pub struct Shown {
    /// Its place in the book.
    pub anchor: String,
    /// The message that says what it is.
    pub kind: &'static str,
    pub title: String,
    /// What is said of it, if it says something.
    pub about: String,
    /// Is it said in English alone?
    pub english: bool,
    pub rules: Vec<String>,
    /// The board, as a picture.
    pub picture: Option<Vec<u8>>,
}

impl Shown {
    /// Where an example has its picture.
    pub fn of_example(id: &str) -> String {
        format!("example-{id}")
    }

    /// Is it the picture of an example, which stands with that?
    pub fn is_example(&self) -> bool {
        self.kind == "handbook-example"
    }
}

impl Handbook<'_> {
    /// The book with all that shows a rule, and with pictures.
    pub fn illustrated(mut self, pictures: Pictures) -> Result<Self, Failure> {
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
                picture: self.picture(&desk.scenario, &desk.options, &desk.position, pictures.width)?,
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
        for (_, name, text) in CASES.iter().filter(|(id, ..)| *id == game.info().id) {
            let case = Case::parse(name, text).map_err(Failure::bad)?;
            let example = name.strip_prefix(EXAMPLES);
            let drawn = example.is_some() || pictures.cases && !name.starts_with(AUDIT);
            let width = if drawn { pictures.width } else { 0 };
            self.shown.push(Shown {
                anchor: example.map_or_else(|| format!("case-{name}"), Shown::of_example),
                kind: if example.is_some() { "handbook-example" } else { "handbook-case" },
                picture: self.picture(&case.scenario, &case.options, case.position(), width)?,
                title: case.title,
                about: String::new(),
                english: true,
                rules: case.rules,
            });
        }
        for part in game.ledger_parts() {
            let ledger = Ledger::parse("rules.toml", part.text).map_err(Failure::bad)?;
            let home = part.home(game.info().id);
            let names =
                TESTS.iter().filter(|(id, _)| *id == home).flat_map(|(_, names)| names.iter().copied());
            self.tests.append(&mut coverage::join(&ledger, names, |id| part.cited(id)));
        }
        Ok(self)
    }

    /// Where pieces stand on the board in a position, as a picture.
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
            part: Part::Pieces,
        };
        picture.png().map(Some).map_err(Failure::bad)
    }
}
