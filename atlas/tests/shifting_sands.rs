//! The map of Shifting Sands.

mod common;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use atlas::points::board::PointBoard;
use atlas::points::layout::overlap;
use atlas::problem::SourceText;

fn source() -> SourceText {
    SourceText::read(&common::game("shifting-sands").join("data/map-source.toml")).expect("source file")
}

/// The map, built once for all tests; none where there are no extracts.
fn board() -> Option<&'static PointBoard> {
    static BOARD: LazyLock<Option<PointBoard>> = LazyLock::new(|| {
        let geodata = common::geodata()?;
        Some(PointBoard::build(&source(), &geodata).expect("the map builds"))
    });
    BOARD.as_ref()
}

#[test]
fn every_space_and_link_of_the_ledger_is_there() {
    let Some(board) = board() else { return };
    assert_eq!(board.source.space.len(), 140);
    assert_eq!(board.curves.len(), 239);
    assert_eq!(board.source.space.iter().filter(|s| s.vp).count(), 22);
    assert_eq!(
        board.source.space.iter().filter(|s| s.vp && s.control == "axis").count(),
        10,
        "4.12: the Axis starts with ten"
    );
    let path = common::project().join("../shared/rules/shifting-sands.toml");
    let Ok(ledger) = std::fs::read_to_string(path) else { return };
    for s in &board.source.space {
        let line = format!(
            "\n{}|{}|{}|{:.2}|{:.2}|{}|",
            s.id.get_ref(),
            s.name,
            s.region.get_ref(),
            s.at[0],
            s.at[1],
            s.terrain
        );
        assert!(ledger.contains(&line), "{line}");
    }
    for c in &board.curves {
        let [a, b] = c.ends.map(|e| board.source.space[e].id.get_ref());
        let kind = c.limit.as_ref().map_or("solid".into(), |l| format!("dashed {l}"));
        assert!(ledger.contains(&format!("\n{a} - {b} | {kind}\n")), "{a} - {b}");
    }
}

#[test]
fn spaces_never_overlap_and_stay_near_home() {
    let Some(board) = board() else { return };
    for (i, a) in board.stands.iter().enumerate() {
        for (j, b) in board.stands.iter().enumerate().skip(i + 1) {
            let names = (&board.source.space[i].name, &board.source.space[j].name);
            assert!(a.panel != b.panel || overlap(a.area(), b.area()).is_none(), "{names:?} overlap");
        }
        let far = (a.at[0] - a.wish[0]).hypot(a.at[1] - a.wish[1]);
        assert!(far < 150.0, "{} stands {far:.0} pixels from home", board.source.space[i].name);
    }
}

#[test]
fn links_run_through_no_space_but_their_own() {
    let Some(board) = board() else { return };
    for c in &board.curves {
        let names = c.ends.map(|e| &board.source.space[e].name);
        assert!(c.hits == 0, "{names:?} runs through a space at {} points", c.hits);
    }
}

#[test]
fn all_spaces_but_sicily_and_malta_hang_together() {
    let Some(board) = board() else { return };
    let mut reached = BTreeSet::from([0]);
    loop {
        let more: Vec<usize> = board
            .curves
            .iter()
            .flat_map(|c| [(c.ends[0], c.ends[1]), (c.ends[1], c.ends[0])])
            .filter(|(a, b)| reached.contains(a) && !reached.contains(b))
            .map(|e| e.1)
            .collect();
        if more.is_empty() {
            break;
        }
        reached.extend(more);
    }
    let alone: Vec<&str> = (0..140)
        .filter(|i| !reached.contains(i))
        .map(|i| board.source.space[i].id.get_ref().as_str())
        .collect();
    assert_eq!(alone, ["sicily", "malta"]);
}

#[test]
fn faults_are_told_with_their_line() {
    let nowhere = atlas::extract::Geodata { folder: "no such folder".into() };
    for (old, new, words) in [
        ("ends = [\"tripoli\", \"misurata\"]", "ends = [\"tripoli\", \"misrata\"]", "unknown place misrata"),
        ("id = \"misurata\"", "id = \"tripoli\"", "two spaces of one name: tripoli stands already in line"),
        ("at = [13.18, 32.89]", "at = [13.18, 72.89]", "Tripoli lies outside the panel north-africa"),
    ] {
        let mut text = source();
        assert!(text.text.contains(old), "{old}");
        text.text = text.text.replacen(old, new, 1);
        let message = PointBoard::build(&text, &nowhere).expect_err("a fault").to_string();
        assert!(message.contains(words) && message.contains("map-source.toml:"), "{message}");
    }
}

#[test]
fn the_written_map_is_todays() {
    let Some(geodata) = common::geodata() else { return };
    let folder = common::game("shifting-sands");
    let (once, twice) =
        (atlas::build(&folder, &geodata).expect("builds"), atlas::build(&folder, &geodata).expect("builds"));
    assert!(once == twice, "the same bytes twice");
    for (name, bytes) in once {
        assert!(std::fs::read(folder.join(&name)).expect("written") == bytes, "{name} is stale: run atlas");
    }
}
