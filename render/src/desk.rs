//! The desk beside the map.

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
