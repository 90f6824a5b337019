//! Which program this is.

/// Version and commit.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("SANDTABLE_BUILT_FROM"), ")");

/// The program with version and commit, as records and servers name it.
pub const PROGRAM: &str =
    concat!("sandtable ", env!("CARGO_PKG_VERSION"), " (", env!("SANDTABLE_BUILT_FROM"), ")");
