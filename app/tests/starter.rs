//! `sandtable new`: the game that it writes is built, keeps the promises of the kit, and is on the shelf.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The source tree.
fn tree() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the source tree")
}

/// A source tree with the shelf alone, to write a game into.
fn fresh(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&root);
    fs::create_dir_all(root.join("shelf/src")).expect("a folder");
    for file in ["shelf/Cargo.toml", "shelf/src/lib.rs", "Cargo.lock"] {
        fs::copy(tree().join(file), root.join(file)).expect("a copy");
    }
    root
}

fn new(root: &Path, name: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    command.args(["new", name, "--root"]).arg(root).output().expect("the command")
}

#[test]
fn a_game_is_written_once_and_under_a_sensible_name() {
    let root = fresh("new-refused");
    for name in ["", "My-Game", "9lives", "a game", "../x"] {
        assert_eq!(new(&root, name).status.code(), Some(2), "{name}");
    }
    assert!(new(&root, "border-clash").status.success());
    let again = new(&root, "border-clash");
    assert!(String::from_utf8_lossy(&again.stderr).contains("already"));
    let list = fs::read_to_string(root.join("shelf/src/lib.rs")).expect("the list");
    assert_eq!(list.matches("border_clash::BorderClash,").count(), 1);
    let notation = fs::read_to_string(root.join("games/border-clash/notation.md")).expect("its notation");
    assert!(notation.starts_with("# BorderClash: notation"));
}

#[test]
fn the_new_game_is_built_and_keeps_the_promises_of_the_kit() {
    let root = fresh("new-game");
    assert!(new(&root, "border-clash").status.success());
    // The rooms of the house stay where they are; the new game alone is built beside them.
    let manifest = fs::read_to_string(tree().join("Cargo.toml")).expect("the manifest");
    let members = manifest.lines().find(|line| line.starts_with("members")).expect("members");
    let rooms = format!("path = \"{}/", tree().display());
    let manifest =
        manifest.replace(members, "members = [\"games/border-clash\"]").replace("path = \"", &rooms);
    fs::write(root.join("Cargo.toml"), manifest).expect("a manifest");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--offline", "--quiet", "--package", "border-clash"]);
    // What this test inherited from the build of this crate is none of the other's business.
    for (key, _) in
        std::env::vars().filter(|(key, _)| key.starts_with("CARGO_PKG_") || key.starts_with("NEXTEST"))
    {
        cargo.env_remove(key);
    }
    let output = cargo.current_dir(&root).env("CARGO_TARGET_DIR", target).output().expect("cargo");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("test result: ok"), "{said}");
}
