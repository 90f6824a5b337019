//! Colours of nations and sides, the same as in the client.

/// Ground, sign and edge of a counter, with a band at its top for some.
#[derive(Clone, Copy)]
pub struct Livery {
    pub ground: &'static str,
    pub sign: &'static str,
    pub edge: &'static str,
    pub band: Option<&'static str>,
}

const fn livery(ground: &'static str, sign: &'static str, edge: &'static str) -> Livery {
    Livery { ground, sign, edge, band: None }
}

const PLAIN: Livery = livery("#d6cdb8", "#26221a", "#8b8168");
const SS: Livery = livery("#23241f", "#f2efe4", "#000000");

/// Is this sign that of a wooden cube?
pub fn is_cube(sign: &str) -> bool {
    sign.ends_with("-cube")
}

/// The livery of a kind of piece.
pub fn of(nation: &str, sign: &str) -> Livery {
    match (nation, sign) {
        (_, "ss-elite") => SS,
        ("allies", sign) if is_cube(sign) => livery("#2a5f9e", "#ffffff", "#153a66"),
        ("axis", sign) if is_cube(sign) => livery("#26262a", "#ffffff", "#000000"),
        ("german", _) => livery("#8d948c", "#14160f", "#4c524b"),
        ("ss", _) => SS,
        ("luftwaffe", _) => livery("#a9c6dc", "#14212b", "#5f7f97"),
        ("italian", _) => livery("#8fb8a9", "#10261f", "#4f7a6b"),
        ("romanian", _) => livery("#c9b458", "#2a2305", "#85742a"),
        ("hungarian", _) => livery("#b9a3c6", "#22142b", "#77608a"),
        ("soviet", _) => livery("#c08468", "#24100a", "#7e4a33"),
        ("guards", _) => Livery { band: Some("#a3201f"), ..livery("#c08468", "#24100a", "#7e4a33") },
        ("british", _) => livery("#d9bd8a", "#2a1f0c", "#96793f"),
        ("commonwealth", _) => Livery { band: Some("#2f6b53"), ..livery("#d9bd8a", "#2a1f0c", "#96793f") },
        ("american", _) => livery("#a7ab72", "#1c1e0c", "#686c3a"),
        ("french", _) => livery("#8fabd4", "#101f38", "#4f6a96"),
        ("polish", _) => livery("#d98c86", "#330d0a", "#97453f"),
        ("allies", _) => livery("#b9c9a2", "#16210d", "#6c7d52"),
        ("axis", _) => livery("#2c2c2a", "#f3efe2", "#000000"),
        _ => PLAIN,
    }
}

/// The colour of a side, for control and arrows.
pub fn side(key: &str, dark: bool) -> &'static str {
    match (key, dark) {
        ("axis", false) => "#3a3a36",
        ("axis", true) => "#c9c6ba",
        ("soviet", false) => "#a3322a",
        ("soviet", true) => "#e0796b",
        (_, false) => "#24589a",
        (_, true) => "#86b4e6",
    }
}

/// Paper, ink and faint lines beside the map.
pub struct Desk {
    pub paper: &'static str,
    pub panel: &'static str,
    pub ink: &'static str,
    pub line: &'static str,
}

/// The desk by day or by lamp.
pub const fn desk(dark: bool) -> Desk {
    if dark {
        Desk { paper: "#1d1c19", panel: "#2a2823", ink: "#ede6d3", line: "#6d6654" }
    } else {
        Desk { paper: "#e7dfcc", panel: "#f7f1e2", ink: "#2b271f", line: "#a89c80" }
    }
}
