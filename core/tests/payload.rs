//! What goes over the wire is short, and nothing is lost on the way.

use sandtable_core::kit::opened;
use sandtable_core::{
    Board, BoardPlace, Difference, Grid, Handle, Offer, Piece, PieceKind, Scene, Sheet, Text, Value as Said,
};
use serde_json::Value;

/// A map of four sheets, as large as they come: 69 columns and 124 rows, rows and columns counted from the south-east.
fn map() -> Grid {
    let sheet = |prefix: &'static str, from, size| Sheet {
        prefix: prefix.into(),
        from,
        size,
        first: (size.0 as i16, size.1 as i16),
        steps: (-1, -1),
    };
    let sheets = [
        sheet("A", (0, 0), (34, 62)),
        sheet("B", (34, 0), (35, 62)),
        sheet("C", (0, 62), (34, 62)),
        sheet("D", (34, 62), (35, 62)),
    ];
    let grid = Grid::new(69, 124, 64.0).at(48.0, 52.0).shifted(-1).sheets(sheets);
    Grid { rows_first: true, between: ".".into(), ..grid }
}

fn next(seed: &mut u64) -> u64 {
    *seed = *seed * 48271 % 2_147_483_647;
    *seed
}

/// The map with woods, towns and 1,200 kinds of counters.
fn board() -> Board {
    let mut board = Board::default().hexes(map()).seats(["axis", "allied"]);
    let seed = &mut 1;
    let terrain = ["woods", "rough", "marsh", "polder"];
    let mut at = 0;
    while at < board.places.len() {
        // Terrain lies in patches.
        let (long, kind) = (2 + next(seed) as usize % 8, next(seed) as usize % 8);
        for place in board.places.iter_mut().skip(at).take(long) {
            place.symbols.extend(terrain.get(kind).map(|word| (*word).into()));
        }
        at += long;
    }
    for i in 0..900 {
        let place = &mut board.places[i * 9 + next(seed) as usize % 9];
        place.name = format!("place-town-number-{i}").into();
        place.symbols.push("town".into());
    }
    board.places.push(BoardPlace::boxed("pool", "box-pool", (4500.0, 0.0), (5400.0, 900.0)));
    board.kinds = (0..1200u16)
        .map(|i| {
            let nation = ["german", "american", "british", "french"][usize::from(i) % 4];
            let sign = ["armour", "infantry", "artillery", "motorised", "headquarters"][usize::from(i) % 5];
            PieceKind::new(format!("{i}-{sign}"), format!("kind-{sign}"), nation, sign)
                .label(format!("{i}"))
                .parent(format!("{} Corps", i % 40))
                .size("XX")
                .values([i % 30, i % 6, i % 9])
        })
        .collect();
    board
}

/// Twelve hundred counters and the ways of one of them to five hundred hexes.
fn scene(grid: &Grid) -> Scene {
    let seed = &mut 7;
    let pieces = (0..1200u16).map(|i| {
        let place = next(seed) as u16 % 8556;
        let sign = ["armour", "infantry", "artillery", "motorised", "headquarters"][usize::from(i) % 5];
        let badges =
            [(next(seed).is_multiple_of(3), "moved"), (next(seed).is_multiple_of(5), "out-of-supply")];
        Piece::new(format!("{i}-{sign}"), i, place).badges(badges)
    });
    let offers = (0..500u16).map(|i| {
        // A comb of ways: along a row, then down.
        let (east, south) = (i % 25, i / 25);
        let way = (1..=east).map(|e| (20 + e, 40)).chain((1..=south).map(|s| (20 + east, 40 + s)));
        let steps: Vec<String> = way.map(|(c, r)| format!("step {}", grid.key(c, r))).collect();
        let end = grid.index(20 + east, 40 + south);
        let label = Text::new("label-go")
            .with("unit", Said::Kind(12))
            .with("hex", Said::Place(end))
            .with("cost", i32::from(i));
        Offer::new(Handle::Place(end), format!("take 12-armour; {}; halt", steps.join("; ")), label)
            .tagged(Some(Text::new("tag-cost").with("cost", i32::from(i))))
            .binding(i % 7 == 0)
    });
    Scene {
        turn: Text::new("turn"),
        phase: Text::new("phase"),
        prompt: Text::new("prompt"),
        pieces: pieces.collect(),
        control: (0..8556u32).map(|i| (i % 400 < 350).then_some((i / 4000) as u8)).collect(),
        offers: offers.collect(),
        ..Scene::default()
    }
}

fn sent(what: &impl serde::Serialize) -> (Value, usize) {
    let text = serde_json::to_string(what).expect("it can be written");
    (serde_json::from_str(&text).expect("and read"), text.len())
}

#[test]
fn a_giant_board_is_sent_in_a_hundred_kilobytes() {
    let (board, size) = sent(&board());
    println!("a giant board: {size} B");
    assert!(size <= 100_000, "{size}");
    assert_eq!(board["shape"]["hexes"]["columns"], 69);
    assert_eq!(board["places"].as_array().map(Vec::len), Some(1), "cells are not sent one by one");
    assert_eq!(board["cells"]["others"], Value::Array(vec![]));
}

/// The opposite of what is sent, as the client does it.
#[test]
fn cells_and_counters_come_out_as_they_were() {
    let board = board();
    let (sent, _) = sent(&board);
    let mut places: Vec<BoardPlace> = map().places().collect();
    let number = |v: &Value| v.as_u64().expect("an index") as usize;
    let word = |v: &Value| v.as_str().expect("a word").to_string();
    for named in sent["cells"]["names"].as_array().expect("names") {
        places[number(&named[0])].name = word(&named[1]).into();
    }
    for marked in sent["cells"]["symbols"].as_array().expect("symbols") {
        let mut at = 0;
        for run in marked[1].as_array().expect("runs").chunks(2) {
            at += number(&run[0]);
            for place in &mut places[at..at + number(&run[1])] {
                place.symbols.push(word(&marked[0]).into());
            }
            at += number(&run[1]);
        }
    }
    for (place, again) in board.places.iter().zip(&places) {
        assert_eq!(again, place);
    }
    for (kind, sent_kind) in board.kinds.iter().zip(sent["kinds"].as_array().expect("kinds")) {
        let print = &sent["prints"][number(&sent_kind[0])];
        let again = PieceKind::new(word(&sent_kind[1]), word(&print[0]), word(&print[2]), word(&print[3]))
            .label(word(&sent_kind[2]))
            .parent(word(&sent_kind[3]))
            .size(word(&print[1]))
            .values(sent_kind[4].as_array().expect("values").iter().map(|v| number(v) as u16));
        assert_eq!(again, *kind);
    }
}

/// A cell that is not what the grid says is sent whole.
#[test]
fn a_cell_may_differ_altogether() {
    let mut board = Board::default().hexes(Grid::new(3, 3, 60.0).shifted(1));
    board.places[4].key = "moscow".into();
    board.places[5].off_map = true;
    for (place, symbols) in [(6, ["town", "woods"]), (7, ["woods", "town"])] {
        board.places[place].symbols = symbols.map(Into::into).to_vec();
    }
    let (sent, _) = sent(&board);
    let others = sent["cells"]["others"].as_array().expect("a list");
    assert_eq!((others[0][0].as_u64(), others[0][1]["key"].as_str()), (Some(4), Some("moscow")));
    assert_eq!(others[1][1]["off_map"].as_bool(), Some(true));
    assert_eq!(others[2][1]["symbols"][0].as_str(), Some("woods"), "another order than elsewhere");
    assert_eq!((others.len(), sent["cells"]["symbols"][0][1].to_string()), (3, "[6,1]".into()));
}

#[test]
fn a_giant_scene_is_sent_in_a_hundred_and_fifty_kilobytes() {
    let (_, size) = sent(&scene(&map()));
    println!("a giant scene: {size} B");
    assert!(size <= 150_000, "{size}");
}

#[test]
fn offers_and_control_come_out_as_they_were() {
    let mut scene = scene(&map());
    // Words of any language may stand in a notation.
    for key in ["take łódź-1; halt", "take łódź-2; halt", "take 北京; halt"] {
        let label = Text::new("label-take").with("who", Said::Term("łódź"));
        scene.offers.push(Offer::button(key, label.clone()));
        scene.offers.push(Offer::new(Handle::Side(3, 4), key, label.clone()).minor(true));
        scene.offers.push(Offer::new(Handle::Side(3, 5), key, label.with("at", Said::Place(3))).minor(true));
    }
    for n in 0..3 {
        let offer =
            Offer::new(Handle::Amount("load".into(), n), format!("load {n}"), Text::new("label-load"));
        scene
            .offers
            .push(offer.with_piece(Some("truck".into())).under(Some(Text::new("drawer").with("n", 3))));
    }
    let (sent, _) = sent(&scene);
    assert_eq!(opened(&sent["offers"]), serde_json::json!(scene.offers));
    // Offers of one form are one list; of their rows little is sent.
    assert_eq!(sent["offers"].as_array().map(Vec::len), Some(11));
    assert_eq!(
        sent["offers"][0]["each"][2].to_string(),
        r#"[2768,null,29,"step A22.12; halt",null,null,2,2]"#
    );
    let mut control = vec![None; scene.control.len()];
    for run in sent["control"].as_array().expect("runs") {
        let [first, last, seat] = [0, 1, 2].map(|i| run[i].as_u64().expect("a number"));
        control[first as usize..=last as usize].fill(Some(seat as u8));
    }
    assert_eq!(control, scene.control);
}

#[test]
fn a_window_of_a_map_keeps_numbers_and_places() {
    let whole = map();
    for (columns, rows) in [(10..40, 5..20), (34..69, 61..124), (0..3, 0..2)] {
        let window = whole.clone().window(columns.clone(), rows.clone());
        assert_eq!((window.columns, window.rows), (columns.len() as u16, rows.len() as u16));
        for column in 0..window.columns {
            for row in 0..window.rows {
                let (c, r) = (column + columns.start, row + rows.start);
                assert_eq!(window.key(column, row), whole.key(c, r));
                let (one, two) = (window.middle(column, row), whole.middle(c, r));
                assert!((one.0 - two.0).abs() < 0.2 && (one.1 - two.1).abs() < 0.2, "{one:?} {two:?}");
            }
        }
    }
    assert_eq!(whole.key(0, 0), "A62.34");
    assert_eq!(whole.key(68, 123), "D01.01");
}

#[test]
fn squares_are_called_by_letters_or_numbers() {
    let grid = Grid { letters: true, digits: 1, ..Grid::new(28, 12, 50.0).named("square") };
    assert_eq!([grid.key(0, 0), grid.key(25, 9), grid.key(27, 11)], ["A1", "Z10", "AB12"]);
    assert_eq!(grid.middle(2, 3), (125.0, 175.0));
    let rows = Grid { by_rows: true, ..grid };
    assert_eq!((rows.cell(29), rows.index(1, 1)), ((1, 1), 29));
}

/// One counter moves, and its ways are others: the client's tests read the same file.
#[test]
fn a_change_is_as_the_client_expects_it() {
    let grid = Grid::new(6, 5, 60.0).shifted(1);
    let at = |column: u16| {
        let ways = (1..4).flat_map(|east| (0..3).map(move |row| (column + east, row)));
        let offers = ways.map(|(c, row)| {
            let label = Text::new("label-go").with("hex", Said::Place(grid.index(c, row))).with("cost", 2);
            Offer::new(
                Handle::Place(grid.index(c, row)),
                format!("take łódź; step {}", grid.key(c, row)),
                label,
            )
            .binding(row == 2)
        });
        let done = Offer::button("done", Text::new("label-done"));
        Scene {
            turn: Text::new("turn"),
            prompt: Text::new("prompt").with("column", i32::from(column)),
            pieces: (0..12)
                .map(|i| Piece::new(format!("p{i}"), i, if i == 4 { column } else { i }))
                .collect(),
            control: (0..30).map(|i| (i < column).then_some(1)).collect(),
            offers: offers.chain([done]).collect(),
            ..Scene::default()
        }
    };
    let (old, new) = (serde_json::json!(at(0)), serde_json::json!(at(1)));
    let change = Difference::between(&old, &new).expect("a counter moved");
    assert_eq!(change.over(&old).as_ref(), Some(&new));
    let offers = serde_json::json!(at(1).offers);
    let now = serde_json::json!({ "old": old, "change": change, "new": new, "offers": offers });
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/tests/fixtures/change.json");
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(path, format!("{now:#}\n")).expect("it can be written");
    }
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(path).expect("a file")).expect("JSON");
    assert_eq!(kept, now, "UPDATE_FIXTURES=1 writes it anew");
}
