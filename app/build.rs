//! Tells the program of which commit it is: `SANDTABLE_COMMIT` where it is built without the repository, else git.

use std::path::Path;
use std::process::Command;

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok().filter(|o| o.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_string()).filter(|text| !text.is_empty())
}

fn main() {
    println!("cargo::rerun-if-env-changed=SANDTABLE_COMMIT");
    // It changes with every commit and checkout; a file that is not there would be looked at as changed.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]).filter(|log| Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    } else {
        println!("cargo::rerun-if-changed=build.rs");
    }
    let given = std::env::var("SANDTABLE_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit =
        given.or_else(|| git(&["rev-parse", "--short=12", "HEAD"])).unwrap_or_else(|| "unknown".into());
    println!("cargo::rustc-env=SANDTABLE_BUILT_FROM={commit}");
}
