//! The `sandtable` command.

use std::process::ExitCode;

/// Scenes ask for much memory in small pieces, on threads that come and go: the C library is slower at that, and keeps what
/// each of them once had.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    sandtable::main()
}
