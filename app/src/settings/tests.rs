use super::*;

/// Settings from arguments, a file and an environment.
fn settings(args: &[&str], file: &str, env: &[(&str, &str)]) -> Result<Settings, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tmp");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(format!("settings-{}.toml", blake(file)));
    std::fs::write(&path, file).unwrap();
    let command = ServerFlags::augment_args(Command::new("serve"));
    let path = path.to_str().unwrap().to_string();
    let all = ["serve", "--config", &path].iter().chain(args).map(ToString::to_string).collect::<Vec<_>>();
    let matches = command.try_get_matches_from(all).unwrap();
    let variable = |name: &str| env.iter().find(|(n, _)| *n == name).map(|(_, v)| v.to_string());
    match ServerFlags::from_arg_matches(&matches).unwrap().read_with(variable) {
        Ok(settings) => Ok(settings),
        Err(Failure::Bad(what)) => Err(what.replace(&format!("{}/", folder.display()), "")),
        Err(other) => panic!("{other:?}"),
    }
}

/// A name for each text.
fn blake(text: &str) -> u64 {
    text.bytes().fold(7, |sum, b| sum.wrapping_mul(31).wrapping_add(u64::from(b)))
}

#[test]
fn a_flag_comes_before_a_variable_before_the_file_before_what_is_set_otherwise() {
    let plain = settings(&[], "", &[]).unwrap();
    assert_eq!((plain.listen.to_string().as_str(), plain.connections), ("0.0.0.0:8080", 16));
    assert_eq!(plain.source("listen"), Source::Otherwise);
    let file = "listen = \"127.0.0.1:1\"\nconnections = 5\nbots = 3\nhttps = true\n";
    let env = [("SANDTABLE_LISTEN", "127.0.0.1:2"), ("SANDTABLE_CONNECTIONS", "6")];
    let all = settings(&["--listen", "127.0.0.1:3"], file, &env).unwrap();
    assert_eq!((all.listen.port(), all.connections, all.bots, all.https), (3, 6, 3, true));
    assert_eq!(all.source("listen"), Source::Flag("listen"));
    assert_eq!(all.source("connections"), Source::Variable("SANDTABLE_CONNECTIONS".into()));
    assert!(matches!(all.source("bots"), Source::File(_, 3)));
    // A switch can be turned off again, and an empty variable says nothing.
    let off = settings(&["--https=false"], file, &[("SANDTABLE_BOTS", "")]).unwrap();
    assert_eq!((off.https, off.bots), (false, 3));
}

#[test]
fn lists_come_from_all_places() {
    let of_file = settings(&[], "data = [\"a=x\", \"b=y\"]", &[]).unwrap();
    assert_eq!(of_file.data, ["a=x", "b=y"]);
    assert_eq!(settings(&[], "", &[("SANDTABLE_DATA", "a=x, b=y")]).unwrap().data, ["a=x", "b=y"]);
    assert_eq!(settings(&["--data", "a", "--data", "b"], "data = \"c\"", &[]).unwrap().data, ["a", "b"]);
}

#[test]
fn what_is_wrong_is_named_by_file_and_line_or_by_variable_or_flag() {
    let wrong = |args: &[&str], file: &str, env: &[(&str, &str)]| settings(args, file, env).unwrap_err();
    let text = wrong(&[], "# a note\n\nlissten = 3\n", &[]);
    assert!(text.contains(".toml:3: there is no setting 'lissten' (known: listen, data-dir"), "{text}");
    let text = wrong(&[], "https = true\nlisten = \"here\"\n", &[]);
    assert!(
        text.contains(".toml:2: listen: an address with a port") && text.ends_with("not 'here'"),
        "{text}"
    );
    let text = wrong(&[], "bots = 0\nconnections = \"many\"\n", &[]);
    assert!(text.contains(".toml:1: bots: a number from 1 to 1024 is expected, not '0'"), "{text}");
    assert!(text.contains(".toml:2: connections: a number from 2 to 1000 is expected, not 'many'"), "{text}");
    let text = wrong(&[], "https = true\nlisten 3\n", &[]);
    assert!(text.contains(".toml:2: "), "{text}");
    let text = wrong(&[], "data = [3.5]\n", &[]);
    assert!(text.contains(".toml:1: data: a word"), "{text}");
    assert_eq!(
        wrong(&[], "", &[("SANDTABLE_HTTPS", "yes")]),
        "SANDTABLE_HTTPS: true or false is expected, not 'yes'"
    );
    assert_eq!(wrong(&["--bots", "x"], "", &[]), "--bots: a number from 1 to 1024 is expected, not 'x'");
    // Neither a password nor a token is repeated.
    let text = wrong(
        &[],
        "",
        &[("SANDTABLE_DATABASE", "mysql://me:otter@x/y"), ("SANDTABLE_METRICS_TOKEN", "otter")],
    );
    assert_eq!(
        text,
        "SANDTABLE_DATABASE: an address that begins with postgres:// is expected; \
         SANDTABLE_METRICS_TOKEN: a token has at least 16 letters"
    );
}

#[test]
fn secrets_are_not_shown() {
    let env = [
        ("SANDTABLE_DATABASE", "postgres://me:otter@x/y"),
        ("SANDTABLE_METRICS_TOKEN", "otterotterotterotter"),
    ];
    let table = settings(&[], "", &env).unwrap().table();
    assert!(!table.contains("otter") && table.contains("(secret)"), "{table}");
    assert!(table.lines().any(|l| l.starts_with("database") && l.ends_with("SANDTABLE_DATABASE")), "{table}");
}

#[test]
fn the_packaged_file_names_every_setting_rightly() {
    let file = include_str!("../../../packaging/sandtable.toml");
    let plain = settings(&[], file, &[]).unwrap();
    assert_eq!(plain.listen.to_string(), "127.0.0.1:8080");
    // What is commented out is right too; notes have a space after the mark.
    let all: String = file
        .lines()
        .map(|l| l.strip_prefix('#').filter(|rest| !rest.starts_with(' ')).unwrap_or(l).to_string() + "\n")
        .collect();
    let all = settings(&[], &all, &[]).unwrap();
    assert!(all.https && all.behind_proxy && all.bots == 2 && all.database.is_some(), "{}", all.table());
}
