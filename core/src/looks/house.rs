//! The looks of the house: liveries, marks and lines for what most games of the Second World War have.

use super::{Badge, Colour, LineLook, Livery, OverlayLook, Shown};

/// Text and outlines.
pub const INK: Colour = Colour("#2b271f", "#f1ead7");
/// Paper, on which seats' colours can be read.
pub const PAPER: Colour = Colour("#faf6ea", "#262420");

/// The colours of seats that choose none: blue, grey, brown, violet, green, red, teal, olive.
pub const SEATS: [Colour; 8] = [
    BLUE,
    GREY,
    Colour("#9a4a12", "#e8a878"),
    Colour("#6b2f75", "#d3a0dc"),
    Colour("#2c6a35", "#8fcf8a"),
    RED,
    Colour("#0f6470", "#6fc6d0"),
    Colour("#66600c", "#c9c25f"),
];
/// The Western powers on maps.
pub const BLUE: Colour = Colour("#24589a", "#86b4e6");
/// Germany and those with her.
pub const GREY: Colour = Colour("#3a3a36", "#c9c6ba");
/// The Soviet Union.
pub const RED: Colour = Colour("#a3322a", "#e0796b");

/// Counters of nobody in particular.
pub const PLAIN: Livery = Livery::new("", "#d6cdb8", "#26221a", "#8b8168");
/// Field grey.
pub const GERMAN: Livery = Livery::new("german", "#8d948c", "#14160f", "#4c524b");
/// Black.
pub const SS: Livery = Livery::new("ss", "#23241f", "#f2efe4", "#000000");
/// Light blue.
pub const LUFTWAFFE: Livery = Livery::new("luftwaffe", "#a9c6dc", "#14212b", "#5f7f97");
/// Dark blue.
pub const KRIEGSMARINE: Livery = Livery::new("kriegsmarine", "#34506e", "#f1f4f6", "#16273a");
/// Blue-green.
pub const ITALIAN: Livery = Livery::new("italian", "#8fb8a9", "#10261f", "#4f7a6b");
/// Ochre.
pub const ROMANIAN: Livery = Livery::new("romanian", "#c9b458", "#2a2305", "#85742a");
/// Violet.
pub const HUNGARIAN: Livery = Livery::new("hungarian", "#b9a3c6", "#22142b", "#77608a");
/// Red-brown.
pub const SOVIET: Livery = Livery::new("soviet", "#c08468", "#24100a", "#7e4a33");
/// Red-brown with a red band.
pub const GUARDS: Livery = SOVIET.of("guards").with_band("#a3201f");
/// Tan.
pub const BRITISH: Livery = Livery::new("british", "#d9bd8a", "#2a1f0c", "#96793f");
/// Tan with a green band.
pub const COMMONWEALTH: Livery = BRITISH.of("commonwealth").with_band("#2f6b53");
/// Olive.
pub const AMERICAN: Livery = Livery::new("american", "#a7ab72", "#1c1e0c", "#686c3a");
/// Blue.
pub const FRENCH: Livery = Livery::new("french", "#8fabd4", "#101f38", "#4f6a96");
/// Light red.
pub const POLISH: Livery = Livery::new("polish", "#d98c86", "#330d0a", "#97453f");
/// Allies together.
pub const ALLIES: Livery = Livery::new("allies", "#b9c9a2", "#16210d", "#6c7d52");
/// The Axis together.
pub const AXIS: Livery = Livery::new("axis", "#2c2c2a", "#f3efe2", "#000000");

/// All liveries of the house.
pub const LIVERIES: [Livery; 17] = [
    PLAIN,
    GERMAN,
    SS,
    LUFTWAFFE,
    KRIEGSMARINE,
    ITALIAN,
    ROMANIAN,
    HUNGARIAN,
    SOVIET,
    GUARDS,
    BRITISH,
    COMMONWEALTH,
    AMERICAN,
    FRENCH,
    POLISH,
    ALLIES,
    AXIS,
];

/// The signs that every screen can draw: those of NATO, and a few of the house.
pub const SIGNS: [&str; 23] = [
    "infantry",
    "armour",
    "mechanised",
    "motorised",
    "mountain",
    "airborne",
    "cavalry",
    "recon",
    "artillery",
    "rocket-artillery",
    "anti-tank",
    "anti-air",
    "engineer",
    "security",
    "supply",
    "transport",
    "air-fixed-wing",
    "naval",
    "submarine",
    "headquarters",
    "irregular",
    "fortified-line",
    "marker",
];

/// A place that this map does not use: neither drawn nor clicked.
pub const BLANK: &str = "blank";
/// A box that is there only while it holds something.
pub const PASSING: &str = "passing";
/// A place without outline that is all of the sheet that no other place and no scenery covers: the open sea.
pub const REST: &str = "rest";
/// Symbols that say what a place is to the screen.
pub const PLACES: [&str; 3] = [BLANK, PASSING, REST];

/// The scenery that is the sheet of the map: boxes beside it are not.
pub const SHEET: &str = "map";

/// How marks of overlays are drawn: areas with a border, rings and wheels on places, lines of the front along sides, railways
/// from middle to middle, words, numbers that belong to places.
pub const MARKS: [&str; 7] = ["area", "ring", "source", "front", "rail", "word", "number"];

/// Marks of badges.
pub mod mark {
    #![allow(missing_docs)]
    pub const ARROW: &str = "M-4 3 4 0-4-3z";
    pub const CROSS: &str = "M-3-3 3 3M3-3-3 3";
    pub const WAVES: &str = "M-4-1q2 3 4 0t4 0M-4 2q2 3 4 0t4 0";
    pub const WAVE: &str = "M-4-1q2 3 4 0t4 0";
    pub const WING: &str = "M-4 1 0-3 4 1";
    pub const PLUS: &str = "M0-4V4M-4 0H4";
    pub const PARACHUTE: &str = "M-4-1a4 3 0 0 1 8 0L0 4z";
    pub const TICK: &str = "M-4 0-1 3 4-3";
    pub const TURNED_BACK: &str = "M4-3V1H-4M-1-2-4 1-1 4";
    pub const BACK: &str = "M4 0H-4M-1-3-4 0-1 3";
    pub const FLAG: &str = "M-3 4.5V-4.5L4-2-3 .5";
    pub const EXCLAMATION: &str = "M0-4V.6M0 3.6V4";
    pub const DOT: &str = "M0-.1V.1";
}

/// Marks of places.
pub mod symbol {
    #![allow(missing_docs)]
    pub const STAR: &str = "M0-7.6 1.9-2.6 7.2-2.3 3.1 1 4.5 6.1 0 3.2-4.5 6.1-3.1 1-7.2-2.3-1.9-2.6z";
    pub const AIRFIELD: &str =
        "M0-5 .9-4V-1.4L5 1v1.1L.9.9v2.4L2.2 4.4v.9L0 4.7-2.2 5.3v-.9L-.9 3.3V.9L-5 2.1V1l4.1-2.4V-4z";
    pub const PEAKS: &str = "M-7.5 5.5-2.6-4 .2 1.2 2.4-2.4 7.5 5.5z";
    pub const TRIANGLE: &str = "M0-6.4 6.6 5.6H-6.6z";
    pub const CROSS: &str = "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z";
    pub const PORT: &str = "M-1-4.4A2 2 0 1 1 1-4.4V-3H3.5v2H1V4.6Q4 4.2 4.8 1.4L3.6 1.6 5.6-1 7 2H6Q5 6.6 0 7.2-5 6.6-6 2H-7L-5.6-1-3.6 1.6-4.8 1.4Q-4 4.2-1 4.6V-1H-3.5V-3H-1z";
    pub const DEPOT: &str = "M-6-2 0-6 6-2V6H-6z";
}

/// All badges of the house.
pub const BADGES: [Badge; 6] = [IN_HAND, REDUCED, ATTACKING, MOVED, ACTIVE, CUT_OFF];
/// What a piece in hand is called everywhere.
pub const IN_HAND: Badge = Badge::new("in-hand", "house-in-hand", "").shown(Shown::Frame);
/// Weaker than printed.
pub const REDUCED: Badge = Badge::new("reduced", "house-reduced", "").shown(Shown::Corner).filter();
/// Attacks.
pub const ATTACKING: Badge = Badge::new("attacking", "house-attacking", mark::ARROW);
/// Has moved.
pub const MOVED: Badge = Badge::new("moved", "house-moved", mark::TICK);
/// May act.
pub const ACTIVE: Badge = Badge::new("active", "house-active", mark::FLAG).filter();
/// Out of supply.
pub const CUT_OFF: Badge =
    Badge::new("cut-off", "house-cut-off", mark::EXCLAMATION).shown(Shown::Warning).filter();

/// Woods on a board without art.
pub const WOODS: Colour = Colour("#c5d2a8", "#3a4a35");
/// Rough and mountains.
pub const ROUGH: Colour = Colour("#dccdb0", "#453f34");
/// Marsh and swamp.
pub const MARSH: Colour = Colour("#d5e0d3", "#2e3d3a");
/// Built-up ground.
pub const CITY: Colour = Colour("#b4a894", "#6d6658");
/// Water.
pub const WATER: Colour = Colour("#a3bfca", "#16242d");
/// Sand.
pub const SAND: Colour = Colour("#ecd9ae", "#4a4231");
/// The yellow of victory stars.
pub const GOLD: Colour = Colour("#d99a1c", "#f0b93c");

/// All lines of the house that have a kind.
pub const LINES: [LineLook; 8] = [ATTACK, ROAD, TRACK, RAIL, WALL, DOOR, WINDOW, HEDGE];
/// The arrow of a kind nobody declared.
pub const ARROW: LineLook = LineLook::new("", Colour("#a3281c", "#f07a63"), 4.5);
/// The link of a kind nobody declared.
pub const LINK: LineLook = ROAD.of("");
/// The edge of a kind nobody declared.
pub const EDGE: LineLook = LineLook::new("", INK, 5.0);
/// An attack.
pub const ATTACK: LineLook = ARROW.of("attack");
/// A road.
pub const ROAD: LineLook = LineLook::new("road", Colour("#a5502d", "#d28a5e"), 4.0);
/// A track.
pub const TRACK: LineLook = LineLook::new("track", ROAD.colour, 2.5).dash("8 5");
/// A railway.
pub const RAIL: LineLook = LineLook::new("rail", Colour("#f7f1e2", "#2a2823"), 2.2).dash("7 7").case(INK);
/// A wall.
pub const WALL: LineLook = LineLook::new("wall", INK, 6.0);
/// A door in a wall.
pub const DOOR: LineLook = LineLook::new("door", Colour("#b98a4e", "#c79a5e"), 4.0).case(INK);
/// A window in a wall.
pub const WINDOW: LineLook = LineLook::new("window", Colour("#cfe6f2", "#9cc7e6"), 2.6).case(INK);
/// A hedge.
pub const HEDGE: LineLook = LineLook::new("hedge", Colour("#5d7d3a", "#8fb066"), 5.0).dash("1 6");

/// All overlays of the house.
pub const OVERLAYS: [OverlayLook; 4] = [ZONES, SUPPLY, FRONT, ODDS];
/// Zones of control.
pub const ZONES: OverlayLook =
    OverlayLook::new("zones", "house-overlay-zones").means("house-overlay-zones-means");
/// Supply.
pub const SUPPLY: OverlayLook = OverlayLook::new("supply", "house-overlay-supply");
/// The front line.
pub const FRONT: OverlayLook = OverlayLook::new("front", "house-overlay-front").thin();
/// Odds of what is declared.
pub const ODDS: OverlayLook = OverlayLook::new("odds", "house-overlay-odds").thin();

#[cfg(test)]
mod tests {
    use super::super::contrast;
    use super::*;

    #[test]
    fn signs_can_be_read_on_their_counters() {
        for livery in LIVERIES {
            let read = contrast(livery.ground, livery.sign).expect("two colours");
            assert!(read >= 4.5, "{}: {read:.1}", livery.key);
            assert!(contrast(livery.ground, livery.edge).is_some(), "{}", livery.edge);
        }
    }

    #[test]
    fn seats_can_be_read_on_paper_by_day_and_by_lamp() {
        for (seat, dark) in SEATS.into_iter().flat_map(|seat| [(seat, false), (seat, true)]) {
            let read = contrast(seat.on(dark), PAPER.on(dark)).expect("two colours");
            assert!(read >= 4.5, "{seat:?}: {read:.1}");
        }
    }

    /// The page for authors names every word that the house knows.
    #[test]
    fn the_page_on_scenes_lists_the_words() {
        let page = include_str!("../../../docs/scene.md");
        let liveries = LIVERIES.into_iter().map(|l| l.key).filter(|key| !key.is_empty());
        let known = SIGNS.into_iter().chain(PLACES).chain([SHEET]).chain(MARKS).chain(liveries);
        let looks =
            BADGES.map(|b| b.key).into_iter().chain(LINES.map(|l| l.key)).chain(OVERLAYS.map(|o| o.key));
        let missing: Vec<_> =
            known.chain(looks).filter(|word| !page.contains(&format!("`{word}`"))).collect();
        assert!(missing.is_empty(), "docs/scene.md does not name {missing:?}");
    }
}
