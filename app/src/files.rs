//! Files on disk.

use std::fs;
use std::path::{Path, PathBuf};

use sandtable_core::{DataErrors, Files};

use crate::failure::Failure;

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|e| Failure::bad_at(path.display(), e))?;
    String::from_utf8(bytes).map_err(|_| Failure::bad_at(path.display(), "this is no text file"))
}

/// Writes a file.
pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|e| Failure::bad_at(path.display(), e))
}

/// Every file below a folder with this extension (any, if it is empty), in order.
pub fn below(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|e| Failure::bad_at(folder.display(), e))?;
        for entry in entries {
            let path = entry.map_err(|e| Failure::bad_at(folder.display(), e))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if extension.is_empty() || path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The data of a game: the built-in set, with an owner's files laid over it: data (`*.toml`), texts (`locales/*.ftl`)
/// and art (`art/*`).
pub fn data(game: &str, mut files: Files, owner: Option<&Path>) -> Result<Files, Failure> {
    let Some(folder) = owner else { return Ok(files) };
    let name_of =
        |path: &Path| path.strip_prefix(folder).unwrap_or(path).to_string_lossy().replace('\\', "/");
    let names: Vec<String> = files.names().map(ToString::to_string).collect();
    // Where the box keeps several of a kind (scenarios, tiles), an owner may add his own.
    let kept = |name: &str| {
        let folder = subfolder(name);
        names.iter().any(|own| own == name || folder.is_some() && subfolder(own) == folder)
    };
    let mut known = 0;
    for path in below(folder, "toml")? {
        let name = name_of(&path);
        known += usize::from(kept(&name));
        files.put(&name, &read(&path)?);
    }
    for path in below(folder, "ftl")?.iter().filter(|path| name_of(path).starts_with("locales/")) {
        files.put(&name_of(path), &read(path)?);
    }
    let art = folder.join("art");
    for path in if art.is_dir() { below(&art, "")? } else { Vec::new() } {
        let name = path.strip_prefix(&art).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        files.put_art(&name, fs::read(&path).map_err(|e| Failure::bad_at(path.display(), e))?);
    }
    if known == 0 {
        let what = format!("no data file of {game} is here (known: {})", names.join(", "));
        return Err(Failure::bad_at(folder.display(), what));
    }
    Ok(files)
}

/// The folder in which a named file lies, if it is not the first.
fn subfolder(name: &str) -> Option<&str> {
    name.rsplit_once('/').map(|(folder, _)| folder)
}

/// Data that a game refuses, on one line.
pub fn refused(owner: Option<&Path>, DataErrors(errors): &DataErrors) -> Failure {
    let more = match errors.len() {
        0 | 1 => String::new(),
        n => format!(" (and {} more: see `sandtable check`)", n - 1),
    };
    let first = errors.first().map(ToString::to_string).unwrap_or_default();
    let place = owner.map(|folder| format!("{}/", folder.display())).unwrap_or_default();
    Failure::bad(format_args!("{place}{first}{more}"))
}
