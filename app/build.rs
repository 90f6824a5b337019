//! Tells the program of which commit it is (`SANDTABLE_COMMIT` where it is built without the repository, else git), and gives
//! it what shows the rules of the games, for their handbooks: the case files, and the names of the tests.

#[path = "src/names.rs"]
mod names;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok().filter(|o| o.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_string()).filter(|text| !text.is_empty())
}

/// Addresses that are set right when the program is loaded take a megabyte, or next to nothing where the C library has learnt to
/// read them packed (2.36).
fn pack_addresses() {
    let gnu = env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux")
        && env::var("CARGO_CFG_TARGET_ENV").as_deref() == Ok("gnu")
        && env::var("HOST") == env::var("TARGET");
    let version = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok().filter(|_| gnu);
    let version = version.and_then(|told| String::from_utf8(told.stdout).ok());
    let minor = version.and_then(|text| text.trim().strip_prefix("glibc 2.")?.parse::<u32>().ok());
    if minor.is_some_and(|minor| minor >= 36) {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// The files of an ending in a folder and below, in order.
fn below(folder: &Path, ending: &str, out: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            below(&path, ending, out);
        } else if path.extension().is_some_and(|it| it == ending) {
            out.push(path);
        }
    }
}

/// A game's cases by their path below `cases`, and the names of its tests that begin as those of rules do.
fn evidence(game: &Path, cases: &mut String, tests: &mut String) {
    let id = game.file_name().unwrap_or_default().to_string_lossy();
    for part in ["cases", "src", "tests"].map(|part| game.join(part)).iter().filter(|part| part.is_dir()) {
        println!("cargo::rerun-if-changed={}", part.display());
    }
    let (mut found, mut sources, mut names) = (Vec::new(), Vec::new(), Vec::new());
    below(&game.join("cases"), "toml", &mut found);
    for path in found {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let name = path.strip_prefix(game.join("cases")).unwrap_or(&path).with_extension("");
        let _ = writeln!(cases, "    ({id:?}, {:?}, {text:?}),", name.display().to_string());
    }
    ["src", "tests"].iter().for_each(|part| below(&game.join(part), "rs", &mut sources));
    for source in sources.iter().filter_map(|path| fs::read_to_string(path).ok()) {
        names::tests(&source, &mut names);
    }
    names.retain(|name| name.starts_with('r'));
    let _ = writeln!(tests, "    ({id:?}, &{names:?}),");
}

fn main() {
    println!("cargo::rerun-if-env-changed=SANDTABLE_COMMIT");
    println!("cargo::rerun-if-changed=build.rs");
    // It changes with every commit and checkout; a file that is not there would be looked at as changed.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]).filter(|log| Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    }
    let given = env::var("SANDTABLE_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit =
        given.or_else(|| git(&["rev-parse", "--short=12", "HEAD"])).unwrap_or_else(|| "unknown".into());
    println!("cargo::rustc-env=SANDTABLE_BUILT_FROM={commit}");
    pack_addresses();

    let (mut cases, mut tests, mut games) = (String::new(), String::new(), Vec::new());
    if let Ok(entries) = fs::read_dir("../games") {
        games.extend(entries.filter_map(|entry| Some(entry.ok()?.path())));
    }
    games.sort();
    games.iter().for_each(|game| evidence(game, &mut cases, &mut tests));
    let code = format!(
        "/// Every case file: the game, its path below `cases`, its text.\n\
         pub const CASES: &[(&str, &str, &str)] = &[\n{cases}];\n\
         /// The tests that are named after rules, by the folder of their game.\n\
         pub const TESTS: &[(&str, &[&str])] = &[\n{tests}];\n"
    );
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("evidence.rs");
    fs::write(&out, code).unwrap_or_else(|e| panic!("{}: {e}", out.display()));
}
