//! What can be wrong with a source file or an extract, told with file and line.

use std::ops::Range;
use std::path::Path;

use miette::{Diagnostic, NamedSource, SourceSpan};
use thiserror::Error;

/// A fault that stops the building of a map.
#[derive(Debug, Error, Diagnostic)]
pub enum Problem {
    /// A fault in a source file, at a line of it.
    #[error("{file}:{line}: {message}")]
    Source {
        /// The file as the user named it.
        file: String,
        /// Line of the fault, counted from one.
        line: usize,
        /// What is wrong.
        message: String,
        /// The text of the file.
        #[source_code]
        code: NamedSource<String>,
        /// Where it is wrong.
        #[label("here")]
        span: SourceSpan,
    },
    /// A fault in an extract, or an extract that is missing.
    #[error("{file}: {message}")]
    Extract {
        /// The extract's file name.
        file: String,
        /// What is wrong.
        message: String,
    },
    /// A finished map that does not hold together.
    #[error("{0}")]
    Map(String),
}

/// The result of a step of the atlas.
pub type Result<T> = std::result::Result<T, Box<Problem>>;

/// A fault in an extract.
pub fn extract(file: impl AsRef<Path>, message: impl ToString) -> Box<Problem> {
    Box::new(Problem::Extract { file: file.as_ref().display().to_string(), message: message.to_string() })
}

/// A fault of the finished map.
pub fn map(message: impl ToString) -> Box<Problem> {
    Box::new(Problem::Map(message.to_string()))
}

/// A source file with its name, to tell faults by line.
#[derive(Debug, Clone)]
pub struct SourceText {
    /// Name for messages.
    pub file: String,
    /// The whole text.
    pub text: String,
}

impl SourceText {
    /// Reads a source file.
    pub fn read(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path).map_err(|e| extract(path, e))?;
        Ok(Self { file: path.display().to_string(), text })
    }

    /// Reads the text as TOML of the given shape.
    pub fn parse<T: serde::de::DeserializeOwned>(&self) -> Result<T> {
        toml::from_str(&self.text).map_err(|e| self.at(e.span().unwrap_or(0..0), e.message()))
    }

    /// A fault at a span of this file.
    pub fn at(&self, span: Range<usize>, message: impl ToString) -> Box<Problem> {
        Box::new(Problem::Source {
            file: self.file.clone(),
            line: self.line(span.start),
            message: message.to_string(),
            code: NamedSource::new(&self.file, self.text.clone()),
            span: span.into(),
        })
    }

    /// The line of a byte offset, counted from one.
    pub fn line(&self, offset: usize) -> usize {
        1 + self.text.as_bytes()[..offset.min(self.text.len())].iter().filter(|&&b| b == b'\n').count()
    }

    /// The words of a quoted string in the file, cut at blanks and at `also`, each with its own span.
    pub fn words(&self, span: Range<usize>, also: char) -> Vec<(Range<usize>, &str)> {
        let raw = &self.text[span.clone()];
        let quotes = if raw.starts_with("\"\"\"") || raw.starts_with("'''") { 3 } else { 1 };
        let inner = &raw[quotes..raw.len() - quotes];
        let base = span.start + quotes;
        let mut words = Vec::new();
        let mut start = None;
        for (at, c) in inner.char_indices().chain([(inner.len(), ' ')]) {
            let gap = c.is_whitespace() || c == also;
            match (gap, start) {
                (false, None) => start = Some(at),
                (true, Some(from)) => {
                    words.push((base + from..base + at, &inner[from..at]));
                    start = None;
                }
                _ => {}
            }
        }
        words
    }
}
