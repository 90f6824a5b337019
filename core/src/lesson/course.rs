//! The course of a game: its lessons in their order, with all that they say.

use super::Lesson;
use crate::{BoxError, Catalogs, Game};

/// The lessons of a game.
pub struct Course {
    lessons: Vec<Lesson>,
    texts: Catalogs,
}

impl Course {
    /// Reads the lessons that a game carries.
    ///
    /// # Errors
    /// A lesson or a text that cannot be read.
    pub fn of<G: Game>() -> Result<Course, BoxError> {
        let read = |(file, text): &(&str, &str)| Lesson::parse(&format!("lessons/{file}.toml"), text);
        let lessons = G::lessons().iter().map(read).collect::<Result<_, _>>()?;
        let texts: Vec<_> = G::locales().iter().chain(G::lesson_texts()).copied().collect();
        Ok(Course { lessons, texts: Catalogs::of(&texts)? })
    }

    /// The lessons, in order.
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// A lesson by its key.
    pub fn lesson(&self, key: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.key == key)
    }

    /// What a message says in a language.
    pub fn say(&self, language: &str, message: &str) -> String {
        self.texts.name(language, message)
    }

    /// Messages that a lesson needs and a language lacks, and messages of lessons that none needs.
    pub fn unsaid(&self) -> Vec<String> {
        let needed: Vec<(&Lesson, String)> = self
            .lessons
            .iter()
            .flat_map(|lesson| lesson.messages().into_iter().map(move |id| (lesson, id)))
            .collect();
        let mut wrong = Vec::new();
        for language in self.texts.locales() {
            let Some(catalog) = self.texts.get(language) else { continue };
            for (lesson, id) in needed.iter().filter(|(_, id)| !catalog.has(id)) {
                wrong.push(format!("{}: lessons/{language}.ftl lacks the message '{id}'", lesson.file));
            }
            let idle =
                catalog.ids().filter(|id| id.starts_with("lesson-") && !needed.iter().any(|(_, n)| n == id));
            wrong.extend(idle.map(|id| format!("lessons/{language}.ftl: no lesson says '{id}'")));
        }
        wrong
    }
}
