//! The colours, by day and by lamp.

/// Names and values: by day, by lamp.
const COLOURS: [(&str, &str, &str); 26] = [
    ("land", "#dfe0b8", "#2f3329"),
    ("tuft", "#b9c08c", "#454c3a"),
    ("road", "#e8d5a8", "#4a4231"),
    ("verge", "#b39b66", "#6f6346"),
    ("floor", "#d9c7a3", "#5a5142"),
    ("board", "#b79f74", "#776b55"),
    ("water", "#9dbfcc", "#182832"),
    ("shore", "#5f8796", "#6c93a4"),
    ("ripple", "#c6dde4", "#2f4754"),
    ("wood", "#b3c48c", "#2b3b29"),
    ("canopy", "#7f9c5c", "#45623d"),
    ("crown", "#9cb876", "#5a7a4f"),
    ("bark", "#4f6538", "#1d2a1b"),
    ("rock", "#c3b59b", "#4c463b"),
    ("crag", "#a3947a", "#6a6151"),
    ("crack", "#6d604b", "#2a2620"),
    ("grid", "#6e6a4b", "#c9c2a4"),
    ("ink", "#2b271f", "#ede6d3"),
    ("paper", "#faf6ea", "#1d1b18"),
    ("stone", "#9b9386", "#8d8678"),
    ("hedge", "#4f7136", "#7d9f59"),
    ("crate", "#a9743f", "#b98a55"),
    ("pane", "#bfe3f4", "#8cc3e6"),
    ("leaf", "#8a5a2b", "#d0a06a"),
    ("entry", "#e9e2cb", "#3a372f"),
    ("spawn", "#cbc6bb", "#45423b"),
];

/// What is drawn how.
const RULES: &str = "\
.atlas path{fill:none}
.atlas .land{fill:var(--r-land)}.atlas .tuft{stroke:var(--r-tuft);stroke-width:1.6;stroke-linecap:round}
.atlas .road{fill:var(--r-road)}.atlas .verge{stroke:var(--r-verge);stroke-width:1.6;stroke-dasharray:7 3}
.atlas .floor{fill:var(--r-floor)}.atlas .board{stroke:var(--r-board);stroke-width:.9;stroke-opacity:.8}
.atlas .water{fill:var(--r-water)}.atlas .shore{stroke:var(--r-shore);stroke-width:3;stroke-linecap:round}
.atlas .ripple{stroke:var(--r-ripple);stroke-width:1.6;stroke-linecap:round}
.atlas .pier{fill:var(--r-floor)}.atlas .plank{stroke:var(--r-board);stroke-width:1.6}
.atlas .wood{fill:var(--r-wood)}.atlas .canopy{fill:var(--r-canopy);stroke:var(--r-bark);stroke-width:1.1}.atlas .crown{fill:var(--r-crown)}
.atlas .rock{fill:var(--r-rock)}.atlas .crag{fill:var(--r-crag)}.atlas .crack{stroke:var(--r-crack);stroke-width:1.3;stroke-linejoin:round;stroke-linecap:round}
.atlas .grid{stroke:var(--r-grid);stroke-width:.7;stroke-opacity:.34}.atlas .seam{stroke:var(--r-grid);stroke-width:1.4;stroke-opacity:.5;stroke-dasharray:2 6}
.atlas .wall-case{stroke:var(--r-ink);stroke-width:6.4;stroke-linecap:square}.atlas .wall{stroke:var(--r-stone);stroke-width:2}
.atlas .high-case{stroke:var(--r-ink);stroke-width:8.6;stroke-linecap:square}.atlas .high{stroke:var(--r-stone);stroke-width:5}.atlas .coping{stroke:var(--r-ink);stroke-width:1;stroke-dasharray:1.2 6.8}
.atlas .low-case{stroke:var(--r-ink);stroke-width:5;stroke-opacity:.75}.atlas .low{stroke:var(--r-stone);stroke-width:3.6;stroke-dasharray:7 1.2}
.atlas .hedge-case{stroke:var(--r-bark);stroke-width:8.4;stroke-linecap:round;stroke-dasharray:.1 6.6}.atlas .hedge{stroke:var(--r-hedge);stroke-width:6.6;stroke-linecap:round;stroke-dasharray:.1 6.6}
.atlas .crate{fill:var(--r-crate);stroke:var(--r-ink);stroke-width:1}.atlas .slat{stroke:var(--r-ink);stroke-width:.8;stroke-opacity:.7}
.atlas .pane-case{stroke:var(--r-ink);stroke-width:6.4}.atlas .pane{stroke:var(--r-pane);stroke-width:3}.atlas .jamb{stroke:var(--r-ink);stroke-width:6.4}
.atlas .sill{stroke:var(--r-floor);stroke-width:6.4}.atlas .leaf{stroke:var(--r-leaf);stroke-width:3;stroke-linecap:round}
.atlas .rung{stroke:var(--r-paper);stroke-width:1.8}.atlas .hold{stroke:var(--r-ink);stroke-width:2.2;stroke-linecap:round}
.atlas .route{stroke-width:1.8;stroke-dasharray:4 5;stroke-linejoin:round;stroke-linecap:round;stroke-opacity:.75}.atlas .route.black{stroke:var(--r-black)}.atlas .route.white{stroke:var(--r-white)}
.atlas .route-case{stroke:var(--r-case);stroke-width:3.6;stroke-opacity:.35;stroke-linejoin:round}
.atlas .post circle{stroke-width:1.4}.atlas .post .away{stroke-width:1.3}
.atlas .post.black circle{fill:var(--r-black);stroke:var(--r-white)}.atlas .post.white circle{fill:var(--r-white);stroke:var(--r-black)}
.atlas .post.black path{fill:none;stroke:var(--r-black)}.atlas .post.black .first{fill:var(--r-black)}
.atlas .post.white path{fill:none;stroke:var(--r-white)}.atlas .post.white .first{fill:var(--r-white)}
.atlas .start{stroke-width:1.4;fill:none}.atlas .start.black{stroke:var(--r-black)}.atlas .start.white{stroke:var(--r-white)}
.atlas .entry{fill:var(--r-entry);stroke:var(--r-ink);stroke-width:1.5}.atlas .spawn{fill:var(--r-spawn);stroke:var(--r-ink);stroke-width:1.5}
.atlas .into{stroke:var(--r-ink);stroke-width:2.4;stroke-opacity:.45;stroke-linejoin:round;stroke-linecap:round}
.atlas .band{stroke:none}.atlas .band.black{fill:var(--r-black)}.atlas .band.white{fill:var(--r-white)}";

/// The style sheet of a picture. Posts and routes are black and white by any light.
pub fn sheet() -> String {
    let block = |lamp: bool| {
        let pairs = COLOURS.iter().map(|(name, day, dark)| {
            let value = if lamp { dark } else { day };
            format!("--r-{name}:{value};")
        });
        format!("{}--r-black:#17150f;--r-white:#fffdf6;--r-case:#8b8468;", pairs.collect::<String>())
    };
    let (day, lamp) = (block(false), block(true));
    format!(
        ".atlas{{{day}}}\n@media (prefers-color-scheme:dark){{.atlas{{{lamp}}}}}\n\
         [data-theme=light] .atlas,.atlas[data-theme=light]{{{day}}}\n\
         [data-theme=dark] .atlas,.atlas[data-theme=dark]{{{lamp}}}\n{RULES}"
    )
}
