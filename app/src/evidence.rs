//! What shows the rules of the games, as it was when the program was built: case files, and the names of tests.

include!(concat!(env!("OUT_DIR"), "/evidence.rs"));
