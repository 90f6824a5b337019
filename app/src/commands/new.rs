//! `sandtable new`: a game to begin from.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rust_embed::RustEmbed;

use crate::failure::Failure;
use crate::files;

/// The starter, as it is compiled and tested here.
#[derive(RustEmbed)]
#[folder = "starter/"]
struct Starter;

/// Write a small game with face-down troops that plays, with all its files and tests, and put it on the shelf.
///
/// It touches its own folder, one line of the shelf's manifest and one of its list.
#[derive(Args)]
pub struct New {
    /// The game's id, also the name of its folder and crate: `my-game`.
    name: String,
    /// The source tree.
    #[arg(long, value_name = "DIR", default_value = ".")]
    root: PathBuf,
}

impl New {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let name = &self.name;
        let odd = |c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit() && c != '-';
        if name.is_empty() || name.contains(odd) || !name.starts_with(|c: char| c.is_ascii_lowercase()) {
            let what = "a game's name has small letters, digits and hyphens, and begins with a letter";
            return Err(Failure::bad_at(name, what));
        }
        let folder = self.root.join("games").join(name);
        if folder.join("Cargo.toml").exists() {
            return Err(Failure::bad_at(folder.display(), "there is such a game already"));
        }
        let shelf = self.root.join("shelf");
        let manifest = shelf.join("Cargo.toml");
        let list = shelf.join("src/lib.rs");
        let registered = Registered::of(name, &files::read(&manifest)?, &files::read(&list)?)
            .ok_or_else(|| Failure::bad_at(shelf.display(), "no list of games is found here"))?;
        for file in Starter::iter() {
            let Some(found) = Starter::get(&file) else { continue };
            let text = String::from_utf8_lossy(&found.data);
            let path = folder.join(&*file);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent).map_err(|e| Failure::bad_at(parent.display(), e))?;
            }
            files::write(&path, &renamed(&text, name))?;
        }
        files::write(&manifest, &registered.manifest)?;
        files::write(&list, &registered.list)?;
        writeln!(out, "{}: a game to begin from, on the shelf", folder.display())?;
        writeln!(out, "cargo test -p {name}    sandtable play {name}")?;
        Ok(())
    }
}

/// The shelf with one game more.
struct Registered {
    manifest: String,
    list: String,
}

impl Registered {
    fn of(name: &str, manifest: &str, list: &str) -> Option<Registered> {
        let (krate, kind) = (name.replace('-', "_"), camel(name));
        let (_, games) = manifest.split_once("# The games: one line each.\n")?;
        let end = manifest.len() - games.len() + games.find("\n\n").map_or(games.len(), |at| at + 1);
        let mut manifest = manifest.to_string();
        manifest.insert_str(end, &format!("{name} = {{ path = \"../games/{name}\" }}\n"));
        let begin = list.find("games! {\n")?;
        let end = begin + list[begin..].find("\n}")? + 1;
        let mut list = list.to_string();
        list.insert_str(end, &format!("    {krate}::{kind},\n"));
        Some(Registered { manifest, list })
    }
}

/// The starter's text under another name.
fn renamed(text: &str, name: &str) -> String {
    let text = text.replace("Starter", &camel(name));
    let text = text.replace("starter::", &format!("{}::", name.replace('-', "_")));
    text.replace("starter", name)
}

/// `my-game` as a type: `MyGame`.
fn camel(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('-').filter(|w| !w.is_empty()).map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_crates_and_types() {
        assert_eq!(camel("my-game"), "MyGame");
        let text = "//! *Starter*\nuse starter::Starter;\nname = \"starter\"";
        assert_eq!(renamed(text, "my-game"), "//! *MyGame*\nuse my_game::MyGame;\nname = \"my-game\"");
    }

    #[test]
    fn a_new_game_is_one_line_of_the_manifest_and_one_of_the_list() {
        let shelf = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../shelf"));
        let [manifest, list] =
            ["Cargo.toml", "src/lib.rs"].map(|file| fs::read_to_string(shelf.join(file)).unwrap());
        let registered = Registered::of("my-game", &manifest, &list).unwrap();
        let added = |before: &str, after: &str| {
            let new: Vec<_> = after.lines().filter(|line| !before.lines().any(|old| old == *line)).collect();
            assert_eq!(after.lines().count(), before.lines().count() + 1);
            new.join("|")
        };
        assert_eq!(added(&manifest, &registered.manifest), "my-game = { path = \"../games/my-game\" }");
        assert_eq!(added(&list, &registered.list), "    my_game::MyGame,");
    }
}
