//! The `sandtable` command from outside: what it prints, and how it ends.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

const GAME: &str = "soft-underbelly";

/// A folder of this test's own.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The source tree.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    command.args(args).current_dir(root()).stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    command(args).output().unwrap()
}

/// Runs with something typed in.
fn typed(args: &[&str], input: &str) -> Output {
    let mut child =
        command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that leaves early closes the pipe.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What a command printed that ended well.
fn good(output: Output) -> String {
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "exit {:?}: {stderr}", output.status.code());
    assert_eq!(stderr, "");
    String::from_utf8(output.stdout).unwrap()
}

/// The one line with which a command failed.
fn bad(output: Output, code: i32) -> String {
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{stderr}\n{}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(stderr.lines().count(), 1, "{stderr}");
    assert!(stderr.starts_with("sandtable: ") && !stderr.contains("panicked"), "{stderr}");
    stderr
}

fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap()
}

fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_string()
}

/// A whole game between bots, the same for every test.
fn recorded() -> &'static str {
    static RECORD: OnceLock<String> = OnceLock::new();
    RECORD.get_or_init(|| good(run(&["record", GAME, "--seats", "policy,random", "--seed", "11"])))
}

/// The number, seat, line and dice of a row.
fn row(line: &str) -> Option<(usize, &str, &str, Vec<&str>)> {
    let (number, rest) = line.split_once(' ')?;
    let (seat, rest) = rest.split_once(": ")?;
    let (deed, dice) = rest.split_once(" | ").unwrap_or((rest, ""));
    Some((number.parse().ok()?, seat, deed, dice.split_whitespace().collect()))
}

/// The rows of the recorded game that rolled plain dice.
fn rolled() -> Vec<(usize, &'static str, &'static str, Vec<&'static str>)> {
    let plain =
        |dice: &[&str]| !dice.is_empty() && dice.iter().all(|d| d.parse::<u8>().is_ok_and(|n| n <= 6));
    let rows: Vec<_> = recorded().lines().filter_map(row).filter(|(.., dice)| plain(dice)).collect();
    assert!(rows.len() > 5, "the recorded game rolls dice");
    rows
}

/// A case that repeats a row of the recorded game with these dice.
fn case(folder: &Path, name: &str, number: usize, seat: &str, deed: &str, dice: &str) -> String {
    let record = write(folder, "game.record", recorded());
    let position = good(run(&["show", &record, "--at", &(number - 1).to_string()]));
    let (head, position) = position.split_once("[position]\n").unwrap();
    let text = format!(
        "{head}title = \"A row again\"\n\n[position]\n{position}\n[[step]]\nseat = \"{seat}\"\ndo = \"{deed}\"\ndice = [{dice}]\n"
    );
    write(folder, name, &text)
}

#[test]
fn a_puzzle_is_proved_or_spoiled() {
    let path = root().join("games/soft-underbelly/puzzles/04-starve.toml");
    let proved = run(&["puzzle", path.to_str().unwrap()]);
    assert!(proved.status.success());
    let said = String::from_utf8_lossy(&proved.stdout).into_owned();
    assert!(
        said.starts_with("ok ") && said.contains("3 decisions") && said.contains("the policy fails"),
        "{said}"
    );
    let text = fs::read_to_string(&path).unwrap();
    let folder = scratch("puzzle");
    let spoiled = write(&folder, "spoiled.toml", &text.replace("step 08", "step 05"));
    let found = run(&["puzzle", &spoiled]);
    assert_eq!(found.status.code(), Some(1));
    assert!(
        String::from_utf8_lossy(&found.stdout).contains("SPOILED ")
            && found.stdout.windows(5).any(|w| w == b"toml:")
    );
    let broken = write(&folder, "broken.toml", &text.replace("aim =", "aims ="));
    assert_eq!(run(&["puzzle", &broken]).status.code(), Some(2));
    let shown = run(&["puzzle", "--show", "2", path.to_str().unwrap()]);
    assert!(String::from_utf8_lossy(&shown.stdout).contains("offered to allies:"));
}

#[test]
fn a_puzzle_is_mined_and_holds() {
    let folder = scratch("mine");
    let out = folder.to_str().unwrap();
    let mined = run(&["mine", "rogue-regiment", "--seed", "2", "--tries", "12", "--most", "1", "--out", out]);
    assert!(mined.status.success());
    let files: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{}", String::from_utf8_lossy(&mined.stdout));
    // Nothing is wrong with it but that it names no rule yet.
    let text = fs::read_to_string(&files[0]).unwrap();
    let kept = write(&folder, "kept.toml", &text.replace("rules = []", "rules = [\"action.move/1\"]"));
    let proved = run(&["puzzle", files[0].to_str().unwrap(), &kept]);
    let said = String::from_utf8_lossy(&proved.stdout).into_owned();
    assert!(said.matches("SPOILED").count() == 1 && said.contains("the puzzle names no rule"), "{said}");
    assert!(said.contains("ok "), "{said}");
}

#[test]
fn the_rules_are_a_book_in_three_languages() {
    let english = run(&["rules", GAME]);
    assert!(english.status.success());
    assert!(String::from_utf8_lossy(&english.stdout).contains("\n  Land movement 1  "));
    let folder = scratch("rules");
    let (book, html) = (folder.join("book.txt"), folder.join("book.html"));
    let html = html.to_str().unwrap();
    assert!(run(&["rules", GAME, "--language", "pl", "--pictures", "0", "--html", html]).status.success());
    let text = fs::read_to_string(html).unwrap();
    assert!(text.contains("<html lang=\"pl\">") && text.contains("<p id=\"move.land/1\">"));
    assert!(text.contains("<b>Przykład</b>") && text.contains("<b>Rozstrzygnięcie</b>"));
    assert!(text.contains("<a class=\"id\" href=\"#move.land/1\">Ruch lądowy 1</a>"), "a rule shows its key");
    assert!(text.contains("(<a href=\"#tanks.direct/1\">Czołgi "), "a ruling shows a key");
    assert!(text.contains("<a href=\"#lesson-move\">Lekcja: "), "no lesson is linked");
    assert!(text.contains("<a href=\"#puzzle-starve\">Zadanie: "), "no puzzle is linked");
    let rule = text.split("<p id=\"supply.effect\">").nth(1).unwrap().split("<p id=").next().unwrap();
    assert!(
        rule.contains("href=\"#case-rome-cut-off\"") && rule.contains("<code lang=\"en\">rsupply_effect")
    );
    // Without pictures what shows a rule stands in a list behind the rules.
    assert!(text.contains("<p id=\"case-rome-cut-off\">") && !text.contains("data:image"));
    // A sentence of the book is found, wherever its lines break.
    let polish = fs::read_to_string(root().join("games").join(GAME).join("rules.pl.toml")).unwrap();
    let sentences =
        polish.lines().filter_map(|line| line.strip_prefix("text = ")).flat_map(|text| text.split('.'));
    let long = sentences.max_by_key(|sentence| sentence.len()).unwrap().trim_matches('"').trim();
    fs::write(&book, long.replace(' ', "\n")).unwrap();
    let against =
        |path: &Path| run(&["rules", GAME, "--language", "pl", "--against", path.to_str().unwrap()]);
    let copied = against(&book);
    assert!(!copied.status.success());
    assert!(String::from_utf8_lossy(&copied.stdout).contains("rules.pl.toml:"));
    fs::write(&book, "Zupełnie inne zdania.").unwrap();
    assert!(against(&book).status.success());
}

#[test]
fn a_handbook_draws_lessons_examples_and_cases() {
    let html = scratch("drawn").join("book.html");
    let html = html.to_str().unwrap();
    assert!(run(&["rules", "rogue-regiment", "--pictures", "80", "--html", html]).status.success());
    let text = fs::read_to_string(html).unwrap();
    let drawn = |kind: &str| text.matches(&format!("<figure id=\"{kind}-")).count();
    let (lessons, examples, cases) = (drawn("lesson"), drawn("example"), drawn("case"));
    assert!(lessons >= 6 && examples >= 50 && cases >= 12, "{lessons}, {examples} and {cases}");
    assert_eq!(text.matches("src=\"data:image/png;base64,").count(), lessons + examples + cases);
}

#[test]
fn every_handbook_cites_by_heading_and_links_what_shows_its_rules() {
    let folder = scratch("handbooks");
    let list = json(&good(run(&["games", "--json"])));
    let games: Vec<&str> = list.as_array().unwrap().iter().filter_map(|game| game["game"].as_str()).collect();
    assert!(games.len() >= 5, "{games:?}");
    for game in games {
        let html = folder.join(format!("{game}.html"));
        assert!(run(&["rules", game, "--pictures", "0", "--html", html.to_str().unwrap()]).status.success());
        let text = fs::read_to_string(&html).unwrap();
        let cited: Vec<&str> = text.split("<a class=\"id\" href=\"#").skip(1).collect();
        let cited: Vec<&str> =
            cited.iter().map(|it| &it[it.find('>').unwrap() + 1..it.find("</a>").unwrap()]).collect();
        assert!(cited.len() > 250, "{game}: {} rules", cited.len());
        let key = |it: &&&str| it.starts_with(|c: char| c.is_ascii_lowercase()) && it.contains(['.', '/']);
        assert_eq!(cited.iter().find(key), None, "{game}: a rule is cited by a key");
        for (kind, what) in [("lesson-", "Lesson"), ("puzzle-", "Puzzle"), ("case-", "Case")] {
            assert!(text.contains(&format!("<a href=\"#{kind}")), "{game}: no {what} is linked");
            let links = text.split("<a href=\"#").skip(1).filter_map(|link| link.split('"').next());
            let lost: Vec<&str> =
                links.filter(|to| to.starts_with(kind) && !text.contains(&format!("id=\"{to}\""))).collect();
            assert!(lost.is_empty(), "{game}: links that lead nowhere: {lost:?}");
        }
        assert!(text.matches("<code lang=\"en\">r").count() > 200, "{game}: tests are not named");
    }
}

#[test]
fn games_are_listed() {
    let text = good(run(&["games"]));
    assert!(text.starts_with(GAME) && text.contains("campaign"), "{text}");
    let json = json(&good(run(&["games", "--json"])));
    assert_eq!(json[0]["game"], GAME);
    assert_eq!(json[0]["seats"].as_array().unwrap().len(), 2);
}

#[test]
fn sim_prints_a_table() {
    let text = good(run(&["sim", GAME, "--games", "4", "--seats", "policy,random", "--check-every", "1"]));
    for word in ["axis", "allies", "draws", "unfinished", "ended by rule", "no invariant broken"] {
        assert!(text.contains(word), "{text}");
    }
}

#[test]
fn sim_prints_json_that_does_not_depend_on_threads() {
    let sim = |threads| {
        json(&good(run(&[
            "sim",
            GAME,
            "--games",
            "6",
            "--seats",
            "random",
            "--seed",
            "5",
            "--threads",
            threads,
            "--json",
        ])))
    };
    let (mut one, mut two) = (sim("1"), sim("2"));
    for key in ["game", "scenario", "games", "wins", "draws", "unfinished", "actions", "seconds"] {
        assert!(one.get(key).is_some(), "{key} is missing: {one}");
    }
    let wins: u64 = one["wins"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(wins + one["draws"].as_u64().unwrap() + one["unfinished"].as_u64().unwrap(), 6);
    one["seconds"].take();
    two["seconds"].take();
    assert_eq!(one, two);
}

#[test]
fn sim_draws_a_picture() {
    let path = scratch("plot").join("balance.svg");
    good(run(&["sim", GAME, "--games", "3", "--plot", path.to_str().unwrap()]));
    let svg = fs::read_to_string(path).unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
}

#[test]
fn an_unknown_name_is_named() {
    for args in [
        &["sim", "nowhere"][..],
        &["record", "nowhere"],
        &["play", "nowhere"],
        &["check", "--game", "nowhere"],
        &["odds", "nowhere", "--position", "README.md", "x"],
    ] {
        assert!(bad(run(args), 2).contains("'nowhere'"));
    }
    assert!(bad(run(&["sim", GAME, "--scenario", "moon"]), 2).contains("'moon'"));
    assert!(bad(run(&["sim", GAME, "--seats", "policy,genius"]), 2).contains("'genius'"));
    assert!(bad(run(&["sim", GAME, "--seats", "random,random,random"]), 2).contains("3 bots"));
    assert!(bad(run(&["sim", GAME, "--option", "colour"]), 2).contains("'colour'"));
    assert!(bad(run(&["sim", GAME, "--option", "colour=red"]), 2).contains("colour"));
    assert!(bad(run(&["sim", GAME, "--data", "no/such/folder"]), 2).contains("no/such/folder"));
    assert!(bad(run(&["replay", "no/such/file"]), 2).contains("no/such/file"));
}

#[test]
fn a_record_verifies_and_replays() {
    let folder = scratch("record");
    let file = folder.join("game.record");
    let path = file.to_str().unwrap();
    good(run(&["record", GAME, "--seats", "policy,random", "--seed", "11", "--out", path]));
    assert_eq!(fs::read_to_string(&file).unwrap(), recorded(), "the same seed gives the same record");

    let text = good(run(&["verify", path]));
    assert!(
        text.contains("fits its commitment") && text.contains("rolls true") && text.contains("won by"),
        "{text}"
    );

    let text = good(run(&["replay", path]));
    assert!(text.contains("[position]") && !text.contains("[log-"), "every message has a sentence");
    let short = good(run(&["replay", path, "--to", "3", "--lang", "pl"]));
    assert!(short.lines().count() < text.lines().count());
    assert!(bad(run(&["replay", path, "--lang", "xx"]), 2).contains("'xx'"));
}

#[test]
fn a_position_reads_back_as_it_was_shown() {
    let folder = scratch("show");
    let record = write(&folder, "game.record", recorded());
    for at in ["0", "7", "40"] {
        let text = good(run(&["show", &record, "--at", at]));
        let position = write(&folder, "position.toml", &text);
        assert_eq!(good(run(&["show", &position])), text);
        let (_, bare) = text.split_once("[position]\n").unwrap();
        let bare = write(&folder, "bare.toml", bare);
        assert_eq!(good(run(&["show", &bare, "--game", GAME])), text);
        assert!(bad(run(&["show", &bare]), 2).contains("--game"));
    }
}

#[test]
fn a_broken_record_is_refused_by_line() {
    let folder = scratch("broken-record");
    let no_record = write(&folder, "no.record", "hello\n");
    let lines: Vec<_> = recorded().lines().collect();
    let at = lines.iter().position(|line| line.starts_with("5 ")).unwrap();
    let mut garbled = lines.clone();
    garbled[at] = "5 nobody knows";
    let garbled = write(&folder, "garbled.record", &garbled.join("\n"));
    let mut gap = lines.clone();
    gap.remove(at);
    let gap = write(&folder, "gap.record", &gap.join("\n"));
    let unknown = write(&folder, "unknown.record", &recorded().replacen(GAME, "nowhere", 1));
    let other_data =
        lines.iter().map(|l| if l.starts_with("data ") { "data 0" } else { l }).collect::<Vec<_>>();
    let other_data = write(&folder, "data.record", &other_data.join("\n"));
    for command in ["replay", "verify", "show"] {
        let error = bad(run(&[command, &no_record]), 2);
        assert!(error.contains("no.record"), "{error}");
        let error = bad(run(&[command, &garbled]), 2);
        assert!(error.contains("garbled.record") && error.contains(&format!("line {}", at + 1)), "{error}");
        assert!(bad(run(&[command, &gap]), 2).contains(&format!("line {}", at + 1)));
        assert!(bad(run(&[command, &unknown]), 2).contains("'nowhere'"));
        assert!(bad(run(&[command, &other_data]), 2).contains("data"));
    }
    let binary = folder.join("binary.record");
    fs::write(&binary, [0xff, 0xfe, 0, 1]).unwrap();
    assert!(bad(run(&["replay", binary.to_str().unwrap()]), 2).contains("binary.record"));
}

#[test]
fn an_illegal_action_in_a_record_is_refused_by_line() {
    let folder = scratch("illegal");
    let lines: Vec<_> = recorded().lines().map(String::from).collect();
    // The wrong seat.
    let at = lines.iter().position(|line| line.starts_with("5 ")).unwrap();
    let (number, seat, deed, _) = row(&lines[at]).unwrap();
    let other = if seat == "axis" { "allies" } else { "axis" };
    let mut wrong = lines.clone();
    wrong[at] = format!("{number} {other}: {deed}");
    let wrong = write(&folder, "seat.record", &wrong.join("\n"));
    // Words that mean nothing.
    let mut words = lines.clone();
    words[at] = format!("{number} {seat}: swim to America");
    let words = write(&folder, "words.record", &words.join("\n"));
    for command in ["replay", "verify", "show"] {
        for file in [&wrong, &words] {
            // A game cut in its dice cannot be verified before it is replayed, so rolls are looked at later.
            let output = run(&[command, file]);
            let error = bad(output, 2);
            assert!(error.contains(&format!("line {} (row {number})", at + 1)), "{error}");
        }
    }
}

#[test]
fn a_refusal_in_a_record_is_told_in_words() {
    let folder = scratch("refused");
    let lines: Vec<_> = recorded().lines().map(String::from).collect();
    let at = lines.iter().position(|line| line.starts_with("1 ")).unwrap();
    let (_, seat, ..) = row(&lines[at]).unwrap();
    let mut refused = lines.clone();
    refused[at] = format!("1 {seat}: pass");
    let refused = write(&folder, "refused.record", &refused.join("\n"));
    let told = format!(
        "refused.record: line {} (row 1): 'pass' is refused by rule impulse.pass: Not at this moment.\n",
        at + 1
    );
    for command in ["replay", "verify", "show"] {
        let error = bad(run(&[command, &refused]), 2);
        assert!(error.ends_with(&told), "{error}");
    }
    let error = bad(run(&["replay", &refused, "--lang", "pl"]), 2);
    assert!(error.ends_with("impulse.pass: Nie w tej chwili.\n"), "{error}");
    // Nor does another seat's action show its bare number.
    let other = if seat == "axis" { "allies" } else { "axis" };
    let mut wrong = lines;
    wrong[at] = format!("1 {other}: done");
    let wrong = write(&folder, "wrong.record", &wrong.join("\n"));
    let error = bad(run(&["verify", &wrong]), 2);
    assert!(error.contains("not asked now") && !error.contains("seat 0"), "{error}");
}

#[test]
fn dice_that_were_changed_are_found() {
    let folder = scratch("dice");
    let (number, seat, deed, dice) = rolled()[2].clone();
    let other = if dice[0] == "1" { "2" } else { "1" };
    let mut changed = dice.clone();
    changed[0] = other;
    let old = format!("\n{number} {seat}: {deed} | {}\n", dice.join(" "));
    let new = format!("\n{number} {seat}: {deed} | {}\n", changed.join(" "));
    assert!(recorded().contains(&old), "{old}");
    let changed = write(&folder, "changed.record", &recorded().replacen(&old, &new, 1));
    let error = bad(run(&["verify", &changed]), 1);
    assert!(error.contains(&format!("row {number}")), "{error}");

    let line = |start: &str| recorded().lines().find(|l| l.starts_with(start)).unwrap().to_string();
    let zeroes = "0".repeat(64);
    for key in ["commitment ", "secret "] {
        let forged = recorded().replacen(&line(key), &format!("{key}{zeroes}"), 1);
        let forged = write(&folder, "forged.record", &forged);
        assert!(bad(run(&["verify", &forged]), 1).contains("commitment"));
    }
    let hash = line("= ");
    let drifted = recorded().replacen(&hash, "= 0000000000000000", 1);
    let drifted = write(&folder, "drifted.record", &drifted);
    assert!(bad(run(&["verify", &drifted]), 1).contains("hash"));
    let secret = line("secret ");
    let kept = write(&folder, "kept.record", &recorded().replace(&secret, ""));
    assert!(bad(run(&["verify", &kept]), 1).contains("secret"));
}

#[test]
fn a_case_passes_fails_or_makes_no_sense() {
    let folder = scratch("case");
    let (number, seat, deed, dice) = rolled()[0].clone();
    let right = case(&folder, "right.toml", number, seat, deed, &dice.join(", "));
    let text = good(run(&["case", &right]));
    assert!(text.starts_with("ok ") && text.ends_with("1 passed, 0 failed\n"), "{text}");

    // Another expectation than what comes.
    let wrong = fs::read_to_string(&right).unwrap() + "\n[[step]]\nexpect = [\"turn = 99\"]\n";
    let wrong = write(&folder, "wrong.toml", &wrong);
    let output = run(&["case", &right, &wrong]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        text.contains("FAILED") && text.contains("turn = 99") && text.ends_with("1 passed, 1 failed\n"),
        "{text}"
    );
    assert!(bad(output, 1).contains("1 passed, 1 failed"));

    // Dice that do not fit: too many, too few, no face of a die.
    for (name, dice) in [
        ("many.toml", format!("{}, 1", dice.join(", "))),
        ("few.toml", String::new()),
        ("seven.toml", "7".into()),
    ] {
        let file = case(&folder, name, number, seat, deed, &dice);
        let error = bad(run(&["case", &file]), 2);
        assert!(error.contains(name) && error.contains("step 1"), "{error}");
    }

    // Looked at instead of run: the position, who is asked and what is offered, before and after the row.
    let before = good(run(&["case", "--show", "0", &right]));
    assert!(before.starts_with(&format!("# {right}, after step 0: A row again\n")), "{before}");
    assert!(before.contains(&format!("\nasked: {seat}\n")), "{before}");
    let (_, offered) = before.split_once(&format!("\noffered to {seat}:\n")).expect("offers");
    let first = deed.split(';').next().unwrap_or(deed);
    assert!(offered.lines().any(|line| line.trim() == first), "{first} is not among\n{offered}");
    let after = good(run(&["case", "--show", "1", &right]));
    assert!(after.contains("after step 1: ") && !after.contains("passed"), "{after}");
    let position = |page: &str| {
        page.split_once("\nasked: ").expect("who is asked").0.lines().skip(1).collect::<Vec<_>>().join("\n")
    };
    assert_ne!(position(&before), position(&after));
    let error = bad(run(&["case", "--show", "2", &right]), 2);
    assert!(error.contains("there is no step 2: the case has 1"), "{error}");

    let unknown = fs::read_to_string(&right).unwrap().replace(GAME, "nowhere");
    let unknown = write(&folder, "unknown.toml", &unknown);
    assert!(bad(run(&["case", &unknown]), 2).contains("'nowhere'"));
    let broken = write(&folder, "broken.toml", "game = \n");
    assert!(bad(run(&["case", &broken]), 2).contains("broken.toml"));
    assert!(bad(run(&["case", "no/such.toml"]), 2).contains("no/such.toml"));
}

#[test]
fn built_in_data_are_sound() {
    assert!(good(run(&["check"])).contains("ok"));
}

#[test]
fn an_asymmetric_link_is_named_by_file_and_line() {
    let folder = scratch("data").join(GAME);
    let map = fs::read_to_string(root().join("games").join(GAME).join("data/map.toml")).unwrap();
    write(&folder, "map.toml", &map);
    let dir = folder.to_str().unwrap();
    assert!(good(run(&["check", dir])).contains("ok"));
    // The first area forgets its first neighbour.
    let start = map.find("\nland = [").unwrap() + "\nland = [".len();
    let end = start + map[start..].find([',', ']']).unwrap();
    let rest = map[end..].trim_start_matches(", ").to_string();
    write(&folder, "map.toml", &(map[..start].to_string() + &rest));
    for args in [&["check", dir][..], &["check", dir, "--game", GAME], &["sim", GAME, "--data", dir]] {
        let error = bad(run(args), 2);
        let (_, place) = error.split_once("map.toml:").expect("the file is named");
        assert!(place.split_once(':').is_some_and(|(line, _)| line.parse::<usize>().is_ok()), "{error}");
    }
    assert!(bad(run(&["check", "no/such/folder"]), 2).contains("no/such/folder"));
    let empty = scratch("empty-data");
    assert!(bad(run(&["check", empty.to_str().unwrap(), "--game", GAME]), 2).contains("no data file"));
}

#[test]
fn faults_of_a_mission_are_named_by_file_and_line() {
    const REGIMENT: &str = "rogue-regiment";
    const TRAINING: &str = "scenarios/basic-training.toml";
    const TILE: &str = "tiles/4A.toml";
    let data = root().join("games").join(REGIMENT).join("data");
    for [file, right, wrong, said] in [
        [TRAINING, "[\"mixed E r2c1:l6:l7\"]", "[]", "basic-training.toml:12: a mission needs a spawn tile"],
        [TILE, " . . . . ~", " . . ? . ~", "tiles/4A.toml:7: '?' is no square"],
        [TILE, "black line a6>l6", "black line a5>l5", "tiles/4A.toml:37: the route runs into water at e5"],
    ] {
        let folder = scratch("mission").join(REGIMENT);
        let text = fs::read_to_string(data.join(file)).unwrap();
        write(&folder, file, &text.replacen(right, wrong, 1));
        let error = bad(run(&["check", folder.to_str().unwrap(), "--game", REGIMENT]), 2);
        assert!(error.contains(said), "{error}");
    }
    // A tile of one's own, alone in its folder.
    let folder = scratch("own-tile").join(REGIMENT);
    let own = fs::read_to_string(data.join(TILE)).unwrap().replacen("\"4A\"", "\"10A\"", 1);
    let check = |tile: &str| {
        write(&folder, "tiles/10A.toml", tile);
        run(&["check", folder.to_str().unwrap(), "--game", REGIMENT])
    };
    assert!(good(check(&own)).contains("ok"));
    let error = bad(check(&own.replacen(" . . . . ~", " . . ? . ~", 1)), 2);
    assert!(error.contains("tiles/10A.toml:7: '?' is no square"), "{error}");
}

#[test]
fn other_data_play_and_are_told_apart() {
    let folder = scratch("owner").join(GAME);
    let map = fs::read_to_string(root().join("games").join(GAME).join("data/map.toml")).unwrap();
    write(&folder, "map.toml", &(map + "\n# checked against the printed map\n"));
    let dir = folder.to_str().unwrap();
    let record = good(run(&["record", GAME, "--data", dir, "--seed", "2", "--limit", "5"]));
    let file = write(&folder, "game.record", &record);
    assert!(bad(run(&["replay", &file]), 2).contains("data"));
    good(run(&["replay", &file, "--data", dir]));
}

#[test]
fn coverage_joins_rules_and_tests() {
    let json = json(&good(run(&["coverage", "--json"])));
    let tally = &json[GAME];
    let count = |key: &str| tally[key].as_u64().unwrap();
    assert_eq!(
        count("rules"),
        count("tested") + count("waived") + tally["missing"].as_array().unwrap().len() as u64
    );
    assert!(good(run(&["coverage"])).contains("rules tested"));
    assert!(bad(run(&["coverage", "--root", "no/such/tree"]), 2).contains("rules.toml"));
}

#[test]
fn coverage_does_not_fall_below_its_floor() {
    let folder = scratch("coverage");
    let game = format!("games/{GAME}");
    write(
        &folder,
        &format!("{game}/rules.toml"),
        "[[rule]]\nid='1/1'\nkind='effect'\ntext='x'\n[[rule]]\nid='1/2'\nkind='effect'\ntext='x'\n",
    );
    write(&folder, &format!("{game}/tests/rules/one.rs"), "#[test]\nfn r1_s1_works() {}\n");
    let root = folder.to_str().unwrap();
    let floor =
        |tested: &str| write(&folder, "floor.toml", &format!("[{GAME}]\ntested = {tested}\nwaived = 0.02\n"));
    let text = good(run(&["coverage", GAME, "--root", root, "--floor", &floor("0.5")]));
    assert!(text.contains("1 of 2 rules tested") && text.contains("1/2"), "{text}");
    let output = run(&["coverage", GAME, "--root", root, "--floor", &floor("0.51")]);
    assert!(bad(output, 1).contains(GAME));
    // Rules that come later are named one by one.
    let later = |ids: &str| {
        let text = format!("[{GAME}]\ntested = 0.5\nwaived = 0.02\nlater = [{ids}]\n");
        run(&["coverage", GAME, "--root", root, "--floor", &write(&folder, "later.toml", &text)])
    };
    good(later("'1/2'"));
    assert!(bad(later(""), 1).contains("'1/2' has no test"));
    assert!(bad(later("'1/2', '1/1'"), 1).contains("'1/1' is said to come later"));
    assert!(bad(later("'1/2', '7/7'"), 1).contains("'7/7' is said to come later"));
    // A game that the file does not name is one in the making: there is a floor for it.
    let other = write(&folder, "other.toml", "[chess]\ntested = 1.0\nwaived = 0.0\n");
    good(run(&["coverage", GAME, "--root", root, "--floor", &other]));
    let broken = write(&folder, "broken.toml", "tested");
    assert!(bad(run(&["coverage", GAME, "--root", root, "--floor", &broken]), 2).contains("broken.toml"));
}

#[test]
fn odds_add_up_to_one() {
    let folder = scratch("odds");
    let record = write(&folder, "game.record", recorded());
    let mut asked = 0;
    for (number, _, deed, _) in rolled() {
        let at = (number - 1).to_string();
        let line = deed.rsplit("; ").next().unwrap();
        let output = run(&["odds", GAME, "--position", &record, "--at", &at, line, "--json"]);
        if output.status.success() {
            let found = json(&good(output));
            let sum: f64 = found["ends"].as_array().unwrap().iter().map(|end| end[1].as_f64().unwrap()).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{line}: {sum}");
            for key in found["assumes"].as_array().unwrap().iter().filter_map(|a| a[1].as_str()) {
                let opposite =
                    ["odds", GAME, "--position", &record, "--at", &at, line, "--json", "--otherwise", key];
                assert_ne!(json(&good(run(&opposite)))["assumes"], found["assumes"], "{key}");
            }
            asked += 1;
        }
        if asked == 3 {
            break;
        }
    }
    assert!(asked > 0, "some roll of the recorded game has odds");
    assert!(
        bad(run(&["odds", GAME, "--position", &record, "--at", "0", "swim to America"]), 2).contains("swim")
    );
}

#[test]
fn a_table_is_left_politely_when_the_input_ends() {
    assert!(good(typed(&["play", GAME], "")).contains("The table is left."));
    assert!(good(typed(&["play", GAME], "help\nquit\n")).contains("undo"));
}

#[test]
fn numbers_and_notation_play_and_nonsense_is_answered() {
    let folder = scratch("play");
    let file = folder.join("game.record");
    let path = file.to_str().unwrap();
    let args = ["play", GAME, "--seed", "3", "--out", path];
    let text = good(typed(&args, "swim to America\n99999\noffers\n1\n1\n1\nall\nposition\nrecord\nundo\n"));
    assert!(text.contains("swim") && text.contains("offers."), "{text}");
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.lines().filter_map(row).count() >= 2, "{record}");
    good(run(&["replay", path]));
}

#[test]
fn bots_play_a_table_to_its_end() {
    let text = good(run(&["play", GAME, "--seats", "policy,random", "--seed", "4"]));
    assert!(!text.contains("The table is left."));
    assert!(bad(run(&["play", GAME, "--seats", "human,robot"]), 2).contains("'robot'"));
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let folder = scratch("pipe");
    let record = write(&folder, "game.record", recorded());
    let mut child =
        command(&["replay", &record]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn no_damage_to_a_file_makes_it_panic() {
    let folder = scratch("damage");
    let (number, seat, deed, dice) = rolled()[1].clone();
    let case = case(&folder, "whole.toml", number, seat, deed, &dice.join(", "));
    let head: Vec<_> = recorded().lines().take(60).collect();
    let sources = [
        (head.join("\n"), "record", ["replay", "verify"]),
        (fs::read_to_string(case).unwrap(), "toml", ["case", "show"]),
    ];
    let mut state = 1u64;
    let mut below = |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    for (source, extension, commands) in sources {
        for i in 0..40 {
            let mut bytes = source.clone().into_bytes();
            for _ in 0..=below(3) {
                let at = below(bytes.len());
                match below(4) {
                    0 => bytes[at] = b"0123456789 |:;=\"[]-@x\n"[below(22)],
                    1 => drop(bytes.remove(at)),
                    2 => bytes.truncate(at.max(1)),
                    _ => {
                        let to = (at + below(40)).min(bytes.len());
                        let piece = bytes[at..to].to_vec();
                        bytes.splice(at..at, piece);
                    }
                }
            }
            let path = folder.join(format!("{i}.{extension}"));
            fs::write(&path, bytes).unwrap();
            for command in commands {
                let output = run(&[command, path.to_str().unwrap()]);
                let stderr = String::from_utf8_lossy(&output.stderr);
                assert!(
                    matches!(output.status.code(), Some(0..=2)),
                    "{command} {}: {stderr}",
                    path.display()
                );
                assert!(
                    stderr.lines().count() <= 1 && !stderr.contains("panicked"),
                    "{}: {stderr}",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn every_prompt_and_label_has_a_sentence_in_every_language() {
    for language in ["en", "zh", "pl"] {
        let text = good(typed(
            &["play", GAME, "--seed", "3", "--lang", language],
            "offers\n1\noffers\n1\noffers\n1\noffers\n",
        ));
        for kind in ["[turn-", "[phase-", "[prompt-", "[label-", "[standing-", "[log-"] {
            assert!(!text.contains(kind), "{language}: {kind}…] is not translated");
        }
    }
}
