//! How the game looks.

use sandtable_core::Looks;
use sandtable_core::looks::{
    Badge, Colour, Heading, LineLook, OverlayLook, PanelLook, Score, Shown, Sign, Symbol, house,
};

/// Signs on the counters, in lines.
const SIGNS: [Sign; 21] = [
    sign("rifle", "M-27 12-9 2 27-17M-27 12-25 18-15 12-9 2M-4-1-1 6"),
    sign("smg", "M-26-6H27M-26-6V4M-16-6-19 12H-11L-8-6M4-6V14H10V-6"),
    sign("handler", "M-26-10H4M-26-10V-2M-14-10V4H-8V-10M-6 14V2L6 0 14-8 18-2 26 0 22 6H16V14M-6 2-12-4"),
    sign("dog", "M-18 14V-2L8-4 18-14 22-6 30-4 24 4H16V14M-18-2-26-12M-8 14V6M8 14V4"),
    sign("flamethrower", "M-26 10V-12H-16V10ZM-16 0H2M2 0Q10-14 28-12 18-6 26 0 18 4 26 12 10 12 2 0"),
    sign("officer", "M-22 4Q-20-16 0-16T22 4M-24 4H24L20 12Q0 18-20 12ZM-4-6H4"),
    sign("mortar", "M-14 16 8-16M-24 16H24M0-4 16 16"),
    sign(
        "motorbike",
        "M-17-1A9 9 0 1 1-17 17 9 9 0 1 1-17-1M17-1A9 9 0 1 1 17 17 9 9 0 1 1 17-1M-17 8-6-8H10L17 8M10-8 15-14",
    ),
    sign("half-track", "M-28-8H4L10-16H22L28-4V6H-28ZM-24 6-20 16H2L6 6M19 6A5 5 0 1 1 18.9 6"),
    sign("car", "M-28 8V-2L-14-4-8-14H10L16-4 28-2V8ZM-16 8A5 5 0 1 1-16.1 8M16 8A5 5 0 1 1 15.9 8"),
    sign("truck", "M-28 8V-16H8V8ZM8-8H20L28 2V8H8M-16 8A5 5 0 1 1-16.1 8M18 8A5 5 0 1 1 17.9 8"),
    sign("tank", "M-28 6Q-28-2-20-2H20Q28-2 28 6T20 16H-20Q-28 16-28 6ZM-12-2V-12H8V-2M8-8H28"),
    sign("boat", "M-28-2H28Q22 14 0 14T-28-2ZM-10-14 8 18"),
    sign("operator", "M-18-4Q-16-18 4-18 22-18 20-6L-18-4M-12-4Q-12 16 0 16T12-5"),
    sign("body", "M-26 12H26M-20 4A5 5 0 1 1-19.9 4M-12 4Q6-4 24 6"),
    sign("drum", "M-12-16H12V16H-12ZM-12-6H12M-12 6H12"),
    sign("trap", "M-24 10Q0-16 24 10M-16 4-12-6-8 0-2-10 2-10 8 0 12-6 16 4M-26 14H26"),
    sign("mine", "M-22 10Q-22-8 0-8T22 10ZM0-8V-16"),
    sign("bomb", "M-16-4H10V16H-16ZM10 2Q24 2 20-10M20-16V-12"),
    sign("intelligence", "M-16-18H8L16-10V18H-16ZM-8-6H8M-8 2H8M-8 10H4"),
    sign("fire", "M0 16Q-18 12-12-4-8 2-6 0-6-10 4-18 2-8 10-2 18 8 0 16Z"),
];

const fn sign(key: &'static str, path: &'static str) -> Sign {
    Sign { key, path }
}

/// All looks.
pub fn looks(seats: usize) -> Looks {
    use house::mark::{CROSS, DOT, EXCLAMATION, FLAG, PLUS, WAVE, WAVES};
    let mut signs = SIGNS.to_vec();
    signs.push(sign("objective", "M-24 16V-4L-12-14 0-4 12-14 24-4V16ZM-24-4H24M0-4V16"));
    Looks {
        seats: house::SEATS[..seats].to_vec(),
        nations: vec![house::BRITISH, house::GERMAN, house::FRENCH, house::AXIS, house::PLAIN.of("neutral")],
        signs,
        badges: vec![
            house::IN_HAND,
            Badge::new("exposed", "badge-exposed", EXCLAMATION).shown(Shown::Warning).filter(),
            Badge::new("alerted", "badge-alerted", EXCLAMATION).shown(Shown::Warning).filter(),
            Badge::new("crouched", "badge-crouched", DOT),
            Badge::new("diving", "badge-diving", WAVES),
            Badge::new("bound", "badge-bound", CROSS),
            Badge::new("smoking", "badge-smoking", WAVE),
            Badge::new("target", "badge-target", house::mark::WING),
            Badge::new("loaded", "badge-loaded", PLUS),
            Badge::new("marked", "badge-marked", FLAG),
            house::MOVED,
        ],
        symbols: vec![
            Symbol::new("woods", "symbol-woods").ground(house::WOODS),
            Symbol::new("rock", "symbol-rock").ground(house::ROUGH),
            Symbol::new("water", "symbol-water").ground(house::WATER),
            Symbol::new("road", "symbol-road").ground(house::SAND),
            Symbol::new("floor", "symbol-floor").ground(house::CITY),
            Symbol::new("edge", "symbol-edge").ground(house::SAND),
            Symbol::new("spawn", "symbol-spawn").ground(house::ROUGH),
            Symbol::new("post-black", "symbol-post-black"),
            Symbol::new("post-white", "symbol-post-white"),
        ],
        edges: vec![
            house::WALL,
            house::DOOR,
            house::WINDOW,
            house::HEDGE,
            LineLook::new("token", Colour("#a3322a", "#e0796b"), 3.0).dash("7 4"),
            LineLook::new("low-wall", Colour("#8a8172", "#b3a994"), 4.0),
            LineLook::new("crates", Colour("#8b5e34", "#c08b57"), 5.0).dash("5 3"),
            LineLook::new("high-wall", Colour("#4a4438", "#d8cfba"), 7.0),
            LineLook::new("rungs", Colour("#4a4438", "#d8cfba"), 7.0).dash("3 3"),
            LineLook::new("holds", Colour("#6b5c43", "#c9b993"), 3.0).dash("2 4"),
        ],
        overlays: vec![
            OverlayLook::new("sight", "overlay-sight").means("overlay-sight-means"),
            OverlayLook::new("low", "overlay-low").means("overlay-low-means"),
            OverlayLook::new("eyes", "overlay-eyes").means("overlay-eyes-means"),
            OverlayLook::new("noise", "overlay-noise").means("overlay-noise-means"),
            OverlayLook::new("why", "overlay-why").means("overlay-why-means").of_place(),
            OverlayLook::new("routes", "overlay-routes").means("overlay-routes-means"),
        ],
        panels: vec![
            PanelLook::prompt("campaign"),
            PanelLook::inspect("mission"),
            PanelLook::inspect("operators"),
            PanelLook::inspect("kit"),
            PanelLook::prompt("seen"),
        ],
        headings: vec![Heading::stretch("log-turn")],
        score: vec![Score::common("left")],
        ..Looks::default()
    }
}
