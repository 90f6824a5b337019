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

    /// The lesson after one.
    pub fn after(&self, key: &str) -> Option<&Lesson> {
        let at = self.lessons.iter().position(|lesson| lesson.key == key)?;
        self.lessons.get(at + 1)
    }

    /// What a message says in a language.
    pub fn say(&self, language: &str, message: &str) -> String {
        self.texts.name(language, message)
    }

    /// Messages that a lesson needs and a language lacks, and messages of lessons that none needs.
    pub fn unsaid(&self) -> Vec<String> {
        let needed: Vec<(&str, String)> = self
            .lessons
            .iter()
            .flat_map(|lesson| lesson.messages().into_iter().map(|id| (lesson.file.as_str(), id)))
            .collect();
        self.texts.unsaid("lessons", "lesson-", &needed)
    }
}
