//! What goes over the wire is short, and nothing is lost on the way.

use sandtable_core::{
    Board, BoardPlace, Grid, Handle, Offer, Piece, PieceKind, Scene, Sheet, Text, Value as Said,
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

/// The line of an offer: what it begins with, of another, and the rest.
fn line(offers: &[Value], i: usize) -> String {
    let rest = offers[i]["line"].as_str().expect("a line");
    let Some(after) = offers[i]["after"].as_array() else { return rest.to_string() };
    let (other, letters) =
        (after[0].as_u64().expect("an offer") as usize, after[1].as_u64().expect("a length"));
    let begun: Vec<u16> = line(offers, other).encode_utf16().take(letters as usize).collect();
    String::from_utf16(&begun).expect("whole letters") + rest
}

#[test]
fn lines_labels_and_control_come_out_as_they_were() {
    let mut scene = scene(&map());
    // Words of any language may stand in a notation.
    for key in ["take łódź-1; halt", "take łódź-2; halt", "take 北京; halt"] {
        scene.offers.push(Offer::button(key, Text::new("label-take").with("who", Said::Term("łódź"))));
    }
    let (sent, _) = sent(&scene);
    let offers = sent["offers"].as_array().expect("offers");
    for (i, offer) in scene.offers.iter().enumerate() {
        assert_eq!(line(offers, i), offer.line);
        let label = offers[i]["label"].as_array().expect("a label");
        let form = &sent["forms"][label[0].as_u64().expect("a form") as usize];
        assert_eq!(form[0], offer.label.id);
        assert_eq!(label.len() - 1, offer.label.args.len());
    }
    assert!(offers.iter().filter(|o| o.get("after").is_some()).count() > 490, "few lines are sent whole");
    assert_eq!(offers[3]["label"][1], "k12");
    assert_eq!(offers[502]["label"][1], "tłódź");
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
