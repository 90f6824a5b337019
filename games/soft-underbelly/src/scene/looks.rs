//! How the game looks: wooden cubes and counters, what is printed on areas, states of units.

use sandtable_core::Looks;
use sandtable_core::looks::{
    Badge, Banner, Colour, GroundLook, Heading, LineLook, Livery, OverlayLook, PanelLook, Score, Symbol,
    house,
};

use super::board::CUBES;
use crate::pieces::Side;

/// Land beyond the map's areas.
const BEYOND: Colour = Colour("#ddd5c2", "#292824");
const SKY: Colour = Colour::fast("#9cc7e6");

/// All looks.
pub fn looks() -> Looks {
    Looks {
        seats: vec![house::BLUE, house::GREY],
        nations: vec![
            Livery::new(CUBES[0], "#2a5f9e", "#ffffff", "#153a66").in_wood(),
            Livery::new(CUBES[1], "#26262a", "#ffffff", "#000000").in_wood(),
            house::ALLIES,
            house::AXIS,
            house::GERMAN,
            house::SS,
            house::ITALIAN,
            house::AMERICAN,
            house::BRITISH,
        ],
        badges: badges(),
        symbols: symbols(),
        arrows: vec![house::ATTACK, house::ARROW.of("landing").dash("10 9")],
        links: vec![LineLook::new("white-arrow", Colour("#f7f1e2", "#2a2823"), 7.0)],
        scenery: ["switzerland", "balkans", "no-entry", "out-of-play"]
            .map(|key| GroundLook { key, colour: BEYOND })
            .to_vec(),
        overlays: vec![
            house::SUPPLY.means("overlay-supply-means"),
            OverlayLook::new("air", "overlay-air").means("overlay-air-means"),
        ],
        panels: vec![
            PanelLook::prompt("battle"),
            PanelLook::prompt("stacking"),
            PanelLook::reminder("reminders"),
            PanelLook::prompt("prices"),
            PanelLook::inspect("supply"),
        ],
        headings: vec![
            Heading::stretch("log-turn"),
            Heading::stretch("log-impulse"),
            Heading::new("log-battle"),
        ],
        banners: vec![
            Banner::new("log-surrender"),
            Banner::new("log-overlord"),
            Banner::new("log-uboat-gone"),
            Banner::at("log-control", "star"),
            Banner::new("log-won"),
            Banner::new("log-drawn"),
        ],
        score: Side::BOTH.map(|side| Score::of(side.word(), side.seat())).to_vec(),
        ..Looks::default()
    }
}

fn badges() -> Vec<Badge> {
    use house::mark::{CROSS, PARACHUTE, PLUS, TICK, WAVE, WAVES, WING};
    vec![
        house::IN_HAND,
        Badge::new("held", "badge-held", CROSS),
        Badge::new("shipped", "badge-shipped", WAVE),
        Badge::new("flown", "badge-flown", WING),
        Badge::new("fresh", "badge-fresh", TICK),
        Badge::new("supporting", "badge-supporting", PLUS),
        house::ATTACKING,
        Badge::new("landing", "badge-landing", WAVES),
        Badge::new("convoy", "badge-convoy", WAVES),
        Badge::new("dropped", "badge-dropped", PARACHUTE),
    ]
}

fn symbols() -> Vec<Symbol> {
    use house::symbol::{AIRFIELD, CROSS, PEAKS, STAR, TRIANGLE};
    vec![
        Symbol::new("star", "symbol-star").mark(STAR, house::GOLD),
        Symbol::new("airfield", "symbol-airfield").mark(AIRFIELD, house::INK).disc(),
        Symbol::new("mountain", "symbol-mountain").mark(PEAKS, house::INK).ground(house::ROUGH),
        Symbol::new("triangle", "symbol-triangle").mark(TRIANGLE, SKY),
        Symbol::new("axis", "symbol-axis").mark(CROSS, house::INK),
        Symbol::new("allied-star", "symbol-allied-star").mark(STAR, house::BLUE),
        Symbol::new("coast", "symbol-coast"),
    ]
}
