//! scratch
use sandtable_core::*;
use soft_underbelly::SoftUnderbelly;
fn main() {
    let game = Boxed(SoftUnderbelly::open(&SoftUnderbelly::built_in()).unwrap());
    let table: Box<dyn Table> = match std::env::args().nth(4) {
        Some(p) => game.replay(&Record::parse(&std::fs::read_to_string(p).unwrap()).unwrap()).unwrap(),
        None => game.table("campaign", &Options::new(), Dice::Seed(1)).unwrap(),
    };
    let scene = table.scene(Viewer(Seats::first(2)));
    let cat = game.catalogs().unwrap();
    let b = table.board();
    let mut caption =
        vec![format!("{}, {}", cat.render("en", &scene.turn, b), cat.render("en", &scene.phase, b))];
    caption.extend(scene.standing.iter().map(|t| cat.render("en", t, b)));
    let w: u32 = std::env::args().nth(2).unwrap().parse().unwrap();
    let p = sandtable_render::Picture {
        art: SoftUnderbelly::art(),
        board: b,
        scene: &scene,
        name: &|id| cat.name("en", id),
        caption: &caption,
        width: w,
        dark: std::env::args().nth(3).unwrap() == "dark",
    };
    std::fs::write(std::env::args().nth(1).unwrap(), p.png().unwrap()).unwrap();
}
