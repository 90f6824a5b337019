//! The program carries the client, which `make` builds with Node.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    let index = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist/index.html");
    if !index.exists() {
        println!(
            "cargo::error=the client is not built yet: run `make client` in the project's folder (it needs Node 20 or newer \
             and builds web/dist), then build again; `make play` does both"
        );
    }
}
