//! Pictures of The Soft Underbelly: size, colours, what is drawn. They are left in the target folder, to be looked at.

use std::path::Path;
use std::sync::OnceLock;

use sandtable_core::{AnyGame, Board, BoardPlace, Boxed, Dice, Game, Options, Piece, Scene, Seats, Viewer};
use sandtable_render::{Part, Picture, RenderError};
use soft_underbelly::SoftUnderbelly;

/// The start of the campaign.
fn start() -> &'static (Board, Scene) {
    static START: OnceLock<(Board, Scene)> = OnceLock::new();
    START.get_or_init(|| {
        let game = Boxed::<SoftUnderbelly>::built_in().unwrap();
        let table = game.table("campaign", &Options::new(), Dice::Seed(1)).unwrap();
        (table.board().clone(), table.scene(Viewer(Seats::first(2))))
    })
}

fn with<T>(width: u32, dark: bool, draw: impl Fn(&Picture) -> T) -> T {
    let (board, scene) = start();
    let name = |place: &BoardPlace| place.name.to_string();
    let caption = ["Turn 1 & more".to_string()];
    let art = SoftUnderbelly::art();
    draw(&Picture { art, board, scene, name: &name, caption: &caption, width, dark, part: Part::Whole })
}

/// Width and height as a PNG file states them.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn a_picture_has_the_width_asked_for_and_two_moods() {
    let mut seen = Vec::new();
    for (name, width, dark) in [("light", 800, false), ("dark", 800, true)] {
        let png = with(width, dark, |p| p.png().unwrap());
        let (board, _) = start();
        let height = (board.size.1 * width as f32 / board.size.0).round() as u32;
        assert_eq!(size(&png), (width, height));
        std::fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png")), &png).unwrap();
        seen.push(png);
    }
    assert_ne!(seen[0], seen[1]);
    assert_eq!(seen[0], with(800, false, |p| p.png().unwrap()), "the same picture twice");
}

#[test]
fn every_piece_is_drawn_and_no_variable_is_left() {
    let (_, scene) = start();
    for dark in [false, true] {
        let svg = with(1600, dark, |p| p.svg().unwrap());
        assert_eq!(svg.matches("<use href=\"#p-face-").count(), scene.pieces.len());
        assert!(!svg.contains("var(") && svg.contains("Turn 1 &amp; more"));
    }
}

#[test]
fn small_pictures_leave_detail_out() {
    let hides = |width| with(width, false, |p| p.svg().unwrap().contains(".atlas .numbers,.atlas .texture"));
    assert!(hides(400) && !hides(3200));
}

#[test]
fn nonsense_is_refused_in_one_line() {
    assert_eq!(
        with(3, false, |p| p.png()).unwrap_err().to_string(),
        "a picture is 64 to 8192 pixels wide, not 3"
    );
    let (_, scene) = start();
    let (board, name) = (Board::default(), |place: &BoardPlace| place.name.to_string());
    let nothing = Picture {
        art: &[],
        board: &board,
        scene,
        name: &name,
        caption: &[],
        width: 100,
        dark: false,
        part: Part::Whole,
    };
    assert_eq!(nothing.png(), Err(RenderError::Nothing));
    let broken = Picture { art: &[("board.svg", b"<svg viewBox=\"0 0 9 9\"><g></svg>")], ..nothing };
    assert!(broken.png().unwrap_err().to_string().starts_with("board.svg: "));
}

#[test]
fn a_board_without_art_shows_its_outlines() {
    let (board, scene) = start();
    let name = |place: &BoardPlace| place.name.to_string();
    let bare = Picture {
        art: &[],
        board,
        scene,
        name: &name,
        caption: &[],
        width: 400,
        dark: false,
        part: Part::Whole,
    };
    assert_eq!(size(&bare.png().unwrap()).0, 400);
}

#[test]
fn a_part_holds_its_pieces_with_ground_around_them_and_no_box() {
    let mut board = Board::new((2000.0, 1500.0));
    board.places = vec![
        BoardPlace::new("a", "a", (300.0, 300.0)),
        BoardPlace::new("b", "b", (500.0, 320.0)),
        BoardPlace { off_map: true, ..BoardPlace::new("pool", "pool", (1900.0, 1400.0)) },
    ];
    let name = |place: &BoardPlace| place.key.clone();
    let view = |places: &[u16]| -> Vec<f32> {
        let pieces = places.iter().map(|at| Piece { place: *at, ..Piece::default() }).collect();
        let scene = Scene { pieces, ..Scene::default() };
        let (board, scene, part) = (&board, &scene, Part::Pieces);
        let picture =
            Picture { art: &[], board, scene, name: &name, caption: &[], width: 100, dark: false, part };
        let svg = picture.svg().unwrap();
        let view = svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        view.split(' ').map(|n| n.parse().unwrap()).collect()
    };
    let [x, y, w, h] = view(&[0, 1, 2])[..] else { panic!("four numbers") };
    assert!(
        (0.0..250.0).contains(&x) && x + w > 550.0 && (0.0..260.0).contains(&y) && y + h > 360.0,
        "{x} {y} {w} {h}"
    );
    assert!(w < 900.0 && (1.1..=2.0).contains(&(w / h)), "{w} by {h}");
    assert_eq!(view(&[2]), [0.0, 0.0, 2000.0, 1500.0], "nothing is on the map");
}
