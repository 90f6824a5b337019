//! How the series looks: armies in the colours of their nations, ground, roads and rivers, states of units.

use sandtable_core::Looks;
use sandtable_core::looks::{
    Badge, Colour, Heading, Lettering, LineLook, OverlayLook, PanelLook, Score, Shown, Symbol, house,
};

use crate::pieces::Side;
use crate::theatre::Theatre;

const RIVER: Colour = Colour("#4d87a3", "#4f8fae");

/// All looks.
pub fn looks(t: &Theatre) -> Looks {
    let mut nations = vec![house::ALLIES.of("allied"), house::AXIS];
    let armies = t.counters.iter().map(|counter| counter.nation.as_str());
    for nation in armies.chain(t.title.pools().iter().copied()) {
        if let Some(livery) = house::LIVERIES.into_iter().find(|livery| livery.key == nation)
            && !nations.iter().any(|known| known.key == livery.key)
        {
            nations.push(livery);
        }
    }
    let overlay = OverlayLook::new;
    Looks {
        seats: vec![house::BLUE, house::GREY],
        nations,
        badges: badges(),
        symbols: symbols(),
        links: vec![
            house::ROAD.of("autobahn"),
            LineLook::new("road", house::ROAD.colour, 2.6),
            house::TRACK,
            house::RAIL.of("railroad"),
        ],
        edges: vec![
            LineLook::new("minor-river", RIVER, 3.6),
            LineLook::new("major-river", RIVER, 8.0),
            LineLook::new("lake", house::WATER, 12.0),
        ],
        arrows: vec![house::ATTACK],
        overlays: vec![
            house::ZONES,
            house::SUPPLY.means("overlay-supply-means"),
            overlay("tokens", "overlay-tokens").means("overlay-tokens-means"),
            overlay("throws", "overlay-throws").means("overlay-throws-means"),
            overlay("reach", "overlay-reach").means("overlay-reach-means").of_place(),
            house::FRONT,
            overlay("commands", "overlay-commands").means("overlay-commands-means"),
        ],
        panels: vec![
            PanelLook::prompt("battle"),
            PanelLook::prompt("barrage"),
            PanelLook::reminder("starving"),
            PanelLook::inspect("stack"),
        ],
        headings: vec![Heading::stretch("log-turn"), Heading::new("log-player")],
        score: Side::BOTH.map(|side| Score::of(side.word(), side.seat())).to_vec(),
        ..Looks::default()
    }
}

fn badges() -> Vec<Badge> {
    use house::mark::{ARROW, BACK, CROSS, DOT, FLAG, PLUS, WING};
    vec![
        house::REDUCED,
        house::IN_HAND,
        house::ATTACKING,
        Badge::new("dg", "badge-dg", BACK).shown(Shown::Warning).filter(),
        Badge::new("reserve", "badge-reserve", FLAG).filter(),
        Badge::new("exploit", "badge-exploit", PLUS).filter(),
        Badge::new("extender", "badge-extender", PLUS),
        Badge::new("organic", "badge-organic", FLAG),
        Badge::new("strat", "badge-strat", WING),
        Badge::new("move", "badge-move", ARROW),
        house::MOVED,
        house::CUT_OFF,
        Badge::new("exhausted", "badge-exhausted", CROSS).shown(Shown::Warning),
        Badge::new("low", "badge-low", DOT),
        Badge::new("inactive", "badge-inactive", DOT),
        Badge::new("fuelled", "badge-fuelled", "").shown(Shown::Told),
    ]
}

fn symbols() -> Vec<Symbol> {
    use house::symbol::{PORT, STAR};
    let source = |key, name| Symbol::new(key, name).mark(house::symbol::DEPOT, house::INK).disc();
    vec![
        Symbol::new("woods", "terrain-woods").ground(house::WOODS),
        Symbol::new("forest", "terrain-forest").ground(Colour("#a9bd86", "#2f4029")),
        Symbol::new("hilly", "terrain-hilly").ground(house::ROUGH),
        Symbol::new("rough", "terrain-rough").ground(Colour("#cdb891", "#50462f")),
        Symbol::new("mountain", "terrain-mountain").ground(Colour("#bda582", "#594c36")),
        Symbol::new("swamp", "terrain-swamp").ground(house::MARSH),
        Symbol::new("village", "terrain-village").ground(house::CITY).named(Lettering::Small),
        Symbol::new("minor-city", "terrain-minor-city").ground(house::CITY).named(Lettering::Large),
        Symbol::new("major-city", "terrain-major-city")
            .ground(Colour("#9d8f79", "#7d7564"))
            .named(Lettering::Large),
        Symbol::new("sea", "terrain-sea").ground(house::WATER),
        Symbol::new("heavy-woods", "terrain-heavy-woods").ground(Colour("#93ab72", "#283822")),
        Symbol::new("polder", "terrain-polder").ground(Colour("#c6d6b4", "#33423b")),
        Symbol::new("dense-city", "terrain-dense-city").ground(Colour("#9d8f79", "#7d7564")),
        Symbol::new("fortified", "terrain-fortified").mark(house::symbol::TRIANGLE, house::INK),
        Symbol::new("worth", "symbol-worth").mark(STAR, house::GOLD),
        Symbol::new("port", "symbol-port").mark(PORT, house::INK),
        source("source-allied", "symbol-source-allied"),
        source("source-axis", "symbol-source-axis"),
    ]
}
