//! How the game looks.

use sandtable_core::Looks;
use sandtable_core::looks::{Badge, Colour, Heading, LineLook, OverlayLook, Score, Shown, Symbol, house};

/// All looks.
pub fn looks(seats: usize) -> Looks {
    use house::mark::{DOT, EXCLAMATION, FLAG, PLUS};
    Looks {
        seats: house::SEATS[..seats].to_vec(),
        nations: vec![house::BRITISH, house::GERMAN, house::FRENCH, house::PLAIN.of("neutral")],
        badges: vec![
            house::IN_HAND,
            Badge::new("exposed", "badge-exposed", EXCLAMATION).shown(Shown::Warning),
            Badge::new("alerted", "badge-alerted", EXCLAMATION),
            Badge::new("crouched", "badge-crouched", DOT),
            Badge::new("diving", "badge-diving", house::mark::WAVES),
            Badge::new("bound", "badge-bound", house::mark::CROSS),
            Badge::new("smoking", "badge-smoking", house::mark::WAVE),
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
        ],
        edges: vec![
            house::WALL,
            house::DOOR,
            house::WINDOW,
            house::HEDGE,
            LineLook::new("low-wall", Colour("#8a8172", "#b3a994"), 4.0),
            LineLook::new("crates", Colour("#8b5e34", "#c08b57"), 5.0).dash("5 3"),
            LineLook::new("high-wall", Colour("#4a4438", "#d8cfba"), 7.0),
            LineLook::new("rungs", Colour("#4a4438", "#d8cfba"), 7.0).dash("3 3"),
            LineLook::new("holds", Colour("#6b5c43", "#c9b993"), 3.0).dash("2 4"),
        ],
        overlays: vec![
            OverlayLook::new("sight", "overlay-sight").means("overlay-sight-means"),
            OverlayLook::new("routes", "overlay-routes").means("overlay-routes-means").thin(),
        ],
        headings: vec![Heading { message: "log-turn", stretch: true }],
        score: vec![Score { variable: "left", seat: None }],
        ..Looks::default()
    }
}
