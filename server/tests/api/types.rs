//! The client's TypeScript types are those of the server.

use sandtable_server::api::typescript::{PATH, typescript};

#[test]
fn types_for_the_client_are_up_to_date() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(PATH);
    let made = typescript();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "run UPDATE_TYPES=1 cargo test -p sandtable-server --test api types");
}
