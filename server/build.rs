//! The client is built by `make`; without it the server still builds and says what to do.

use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist");
    if let Err(error) = std::fs::create_dir_all(&dist) {
        println!("cargo::error=the folder web/dist cannot be made: {error}");
    }
    println!("cargo::rerun-if-changed=../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
}
