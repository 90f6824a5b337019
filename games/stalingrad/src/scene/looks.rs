//! How the game looks: armies in the colours of their nations, ground, states of units.

use sandtable_core::Looks;
use sandtable_core::looks::{
    Badge, Banner, Heading, Lettering, OverlayLook, PanelLook, Score, Shown, Symbol, house,
};

/// All looks.
pub fn looks() -> Looks {
    Looks {
        seats: vec![house::GREY, house::RED],
        nations: vec![
            house::GERMAN,
            house::SS,
            house::HUNGARIAN,
            house::ITALIAN,
            house::ROMANIAN,
            house::SOVIET,
            house::GUARDS,
            house::AXIS,
            house::PLAIN.of("neutral"),
        ],
        badges: badges(),
        symbols: symbols(),
        arrows: vec![house::ATTACK],
        overlays: vec![
            house::ZONES,
            house::SUPPLY.means("overlay-supply-means"),
            OverlayLook::new("command", "overlay-command").means("overlay-command-means"),
            house::FRONT,
            house::ODDS,
        ],
        panels: vec![PanelLook::inspect("attack"), PanelLook::inspect("supply")],
        headings: vec![Heading::stretch("log-turn"), Heading::new("log-drawn"), Heading::new("log-combat")],
        banners: vec![Banner::new("log-control"), Banner::new("log-transferred")],
        score: ["points", "goal"].map(Score::common).to_vec(),
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
        house::ACTIVE.shown(Shown::Told),
        house::CUT_OFF,
        Badge::new("in-zone", "badge-in-zone", "").shown(Shown::Told),
    ]
}

fn symbols() -> Vec<Symbol> {
    vec![
        Symbol::new("forest", "symbol-forest").ground(house::WOODS),
        Symbol::new("swamp", "symbol-swamp").ground(house::MARSH),
        Symbol::new("mountain", "symbol-mountain").ground(house::ROUGH),
        Symbol::new("sea", "symbol-sea").ground(house::WATER),
        Symbol::new("city", "symbol-city").ground(house::CITY).named(Lettering::Large),
        Symbol::new("town", "symbol-town").named(Lettering::Small),
        Symbol::new("victory", "symbol-victory"),
        Symbol::new("source-axis", "symbol-source-axis"),
        Symbol::new("source-soviet", "symbol-source-soviet"),
    ]
}
