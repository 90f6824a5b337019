//! How the game looks: nations in the colours of 2.4, the ground of spaces, states of units.

use sandtable_core::Looks;
use sandtable_core::looks::{Badge, Heading, LineLook, Livery, Score, Symbol, house};

/// All looks.
pub fn looks() -> Looks {
    let british = house::BRITISH;
    Looks {
        seats: vec![house::GREY, house::BLUE],
        nations: vec![
            british.of("br"),
            british.of("aus").with_band("#7fa35a"),
            british.of("ind").with_band("#a3322a"),
            british.of("nz").with_band("#24589a"),
            british.of("sa").with_band("#f4efe2"),
            house::FRENCH.of("ff"),
            Livery::new("gk", "#6f9bd1", "#0e1d33", "#3d628f"),
            house::POLISH.of("pol"),
            house::AMERICAN.of("us"),
            house::AMERICAN.of("ffus").with_band("#8fabd4"),
            house::GERMAN.of("ge"),
            house::ITALIAN.of("it"),
            house::GERMAN.of("vf").with_band("#8fabd4"),
            house::GERMAN.of("ir").with_band("#d08aa6"),
            house::GERMAN.of("eg").with_band("#d9822b"),
            house::AXIS,
            house::ALLIES.of("allied"),
        ],
        badges: badges(),
        symbols: symbols(),
        arrows: vec![house::ATTACK],
        links: vec![
            LineLook::new("line", house::INK, 3.0),
            LineLook::new("dashed", house::INK, 2.5).dash("9 7"),
        ],
        headings: vec![
            Heading { message: "log-turn", stretch: true },
            Heading { message: "log-played", stretch: false },
            Heading { message: "log-attack", stretch: false },
        ],
        score: vec![Score { variable: "vp", seat: None }],
        ..Looks::default()
    }
}

fn badges() -> Vec<Badge> {
    use house::mark::{BACK, TURNED_BACK};
    vec![
        house::REDUCED,
        house::IN_HAND,
        house::ATTACKING,
        Badge::new("routed", "badge-routed", TURNED_BACK),
        Badge::new("retreated", "badge-retreated", BACK),
        house::MOVED,
        house::CUT_OFF,
    ]
}

fn symbols() -> Vec<Symbol> {
    use house::symbol::{PEAKS, PORT, STAR};
    vec![
        Symbol::new("vp", "symbol-vp").mark(STAR, house::GOLD),
        Symbol::new("port", "symbol-port").mark(PORT, house::INK).disc(),
        Symbol::new("fort", "symbol-fort"),
        Symbol::new("star", "symbol-star"),
        Symbol::new("mountain", "symbol-mountain").mark(PEAKS, house::INK).ground(house::ROUGH),
        Symbol::new("swamp", "symbol-swamp").ground(house::MARSH),
        Symbol::new("oasis", "symbol-oasis").ground(house::WOODS),
    ]
}
