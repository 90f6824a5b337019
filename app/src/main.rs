//! The `sandtable` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    sandtable::main()
}
