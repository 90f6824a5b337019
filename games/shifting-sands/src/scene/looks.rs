//! How the game looks: nations in the colours of 2.4, the ground of spaces, states of units.

use sandtable_core::Looks;
use sandtable_core::looks::{Badge, Heading, LineLook, Livery, PanelLook, Score, Shown, Symbol, house};

use crate::pieces::Nation;

/// The livery of a nation (2.4).
pub const fn livery(nation: Nation) -> &'static str {
    match nation {
        Nation::Br => "british",
        Nation::Aus => "australian",
        Nation::Ind => "indian",
        Nation::Nz => "new-zealand",
        Nation::Sa => "south-african",
        Nation::Ff => "free-french",
        Nation::Gk => "greek",
        Nation::Pol => "polish",
        Nation::Us => "american",
        Nation::FfUs => "french-under-us",
        Nation::Ge => "german",
        Nation::It => "italian",
        Nation::Vf => "vichy-french",
        Nation::Ir => "iraqi",
        Nation::Eg => "egyptian",
    }
}

/// All looks.
pub fn looks() -> Looks {
    Looks {
        seats: vec![house::GREY, house::BLUE],
        nations: vec![
            house::BRITISH,
            house::BRITISH.of("australian").with_band("#7fa35a"),
            house::BRITISH.of("indian").with_band("#a3322a"),
            house::BRITISH.of("new-zealand").with_band("#24589a"),
            house::BRITISH.of("south-african").with_band("#f4efe2"),
            house::FRENCH.of("free-french"),
            Livery::new("greek", "#6f9bd1", "#0e1d33", "#3d628f"),
            house::POLISH,
            house::AMERICAN,
            house::AMERICAN.of("french-under-us").with_band("#8fabd4"),
            house::GERMAN,
            house::ITALIAN,
            house::GERMAN.of("vichy-french").with_band("#8fabd4"),
            house::GERMAN.of("iraqi").with_band("#d08aa6"),
            house::GERMAN.of("egyptian").with_band("#d9822b"),
            house::AXIS,
            house::ALLIES,
        ],
        badges: badges(),
        symbols: symbols(),
        arrows: vec![house::ATTACK],
        links: vec![
            LineLook::new("line", house::INK, 3.0),
            LineLook::new("dashed", house::INK, 2.5).dash("9 7"),
        ],
        overlays: vec![house::SUPPLY.means("overlay-supply-means")],
        panels: vec![
            PanelLook::prompt("battle"),
            PanelLook::inspect("supply"),
            PanelLook::inspect("records"),
            PanelLook::inspect("turn"),
        ],
        headings: vec![Heading::stretch("log-turn"), Heading::new("log-played"), Heading::new("log-attack")],
        score: vec![Score::common("vp")],
        ..Looks::default()
    }
}

fn badges() -> Vec<Badge> {
    use house::mark::{ARROW, BACK, CROSS, TURNED_BACK};
    vec![
        house::REDUCED,
        house::IN_HAND,
        house::ATTACKING,
        Badge::new("routed", "badge-routed", TURNED_BACK),
        Badge::new("retreated", "badge-retreated", BACK),
        house::MOVED,
        Badge::new("to-attack", "badge-to-attack", CROSS),
        Badge::new("to-move", "badge-to-move", ARROW),
        house::CUT_OFF,
        Badge::new("neutral", "badge-neutral", "").shown(Shown::Told),
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
