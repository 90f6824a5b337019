//! How a command fails.

use std::fmt::Display;
use std::io;

/// Why a command did not end well.
#[derive(Debug)]
pub enum Failure {
    /// The input makes no sense: exit code 2.
    Bad(String),
    /// The input was understood, and a check failed: exit code 1.
    Failed(String),
    /// Whoever read the output has gone; there is nobody to tell.
    Gone,
}

impl Failure {
    /// Bad input: what is wrong, on one line.
    pub fn bad(what: impl Display) -> Failure {
        Failure::Bad(one_line(&what.to_string()))
    }

    /// Bad input: where, and what is wrong there.
    pub fn bad_at(place: impl Display, what: impl Display) -> Failure {
        Failure::bad(format_args!("{place}: {what}"))
    }

    /// A failed check.
    pub fn failed(what: impl Display) -> Failure {
        Failure::Failed(one_line(&what.to_string()))
    }
}

/// Line breaks would hide the end of a message from whoever reads only a line.
fn one_line(text: &str) -> String {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("; ")
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Gone,
            _ => Failure::bad(error),
        }
    }
}
