//! `sandtable new`: the game that it writes is built, keeps the promises of the kit, and is served.

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

/// Where the tests of the new game find the rest of the house, and what they need beside what the game itself needs: a
/// server. `serde` has the features of the whole workspace, so that what is built of others' crates serves here too.
const SERVED: &str = "\
    sandtable-server.workspace = true\n\
    serde = { workspace = true, features = [\"alloc\"] }\n\
    serde_json.workspace = true\n\
    tempfile.workspace = true\n\
    tokio.workspace = true\n";

/// Gives the new game a test of its own: that a server lays its board.
fn to_be_served(game: &Path) {
    let tests = game.join("tests/served");
    fs::create_dir_all(&tests).expect("a folder");
    let test = fs::read_to_string(tree().join("app/tests/fixtures/served/main.rs")).expect("the test");
    let test =
        test.replace("starter::Starter", "border_clash::BorderClash").replace("Starter", "BorderClash");
    fs::write(tests.join("main.rs"), test.replace("\"starter\"", "\"border-clash\"")).expect("a test");
    fs::copy(tree().join("server/tests/common/http.rs"), tests.join("http.rs")).expect("a client");
    let manifest = game.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).expect("its manifest");
    assert!(text.contains("[dev-dependencies]"), "{text}");
    fs::write(manifest, format!("{text}{SERVED}")).expect("its manifest");
}

#[test]
fn the_new_game_is_built_keeps_the_promises_of_the_kit_and_is_served_with_a_board() {
    let root = fresh("new-game");
    assert!(new(&root, "border-clash").status.success());
    to_be_served(&root.join("games/border-clash"));
    // The rooms of the house stay where they are; the new game alone is built beside them.
    let manifest = fs::read_to_string(tree().join("Cargo.toml")).expect("the manifest");
    let members = manifest.lines().find(|line| line.starts_with("members")).expect("members");
    let rooms = format!("path = \"{}/", tree().display());
    let manifest =
        manifest.replace(members, "members = [\"games/border-clash\"]").replace("path = \"", &rooms);
    // What is built for this test alone need not be fast.
    let plain = |room| format!("\n[profile.dev.package.sandtable-{room}]\nopt-level = 0\ndebug = false\n");
    let manifest = manifest + &["core", "bots", "server"].map(plain).concat();
    fs::write(root.join("Cargo.toml"), manifest).expect("a manifest");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--offline", "--package", "border-clash"]);
    // What this test inherited from the build of this crate is none of the other's business.
    for (key, _) in
        std::env::vars().filter(|(key, _)| key.starts_with("CARGO_PKG_") || key.starts_with("NEXTEST"))
    {
        cargo.env_remove(key);
    }
    let output = cargo.current_dir(&root).env("CARGO_TARGET_DIR", target).output().expect("cargo");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    for test in ["random_games_keep_every_promise", "nothing_hidden_is_told", "it_is_served_with_a_board"] {
        assert!(said.contains(&format!("test {test} ... ok")), "{test}: {said}");
    }
}
