//! Boxes from the shelf, opened for a command.

use std::path::Path;
use std::sync::Arc;

use sandtable_bots::GameBox;
use sandtable_core::{BoxError, Files};

use crate::failure::Failure;
use crate::files;

/// The ids of all games.
pub fn ids() -> Vec<&'static str> {
    sandtable_shelf::shelf().ids()
}

/// The data of the game that the user named: the built-in set, with an owner's files laid over it.
pub(crate) fn data(id: &str, owner: Option<&Path>) -> Result<Files, Failure> {
    files::data(id, sandtable_shelf::shelf().built_in(id).map_err(unknown)?, owner)
}

/// Opens the game that the user named, with an owner's data laid over the built-in.
pub(crate) fn open(id: &str, owner: Option<&Path>) -> Result<Arc<dyn GameBox>, Failure> {
    let shelf = sandtable_shelf::shelf();
    let closed = shelf.get(id).map_err(unknown)?;
    closed.open(data(id, owner)?).map_err(|e| match e {
        BoxError::Data(errors) => files::refused(owner, &errors),
        other => Failure::bad_at(id, other),
    })
}

fn unknown(error: sandtable_bots::UnknownGame) -> Failure {
    let known = error.known.join(", ");
    Failure::bad(format_args!("unknown game '{}' (known: {known})", error.game))
}
