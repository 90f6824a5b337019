//! Colours of the staff map by day and by lamp, and the classes that use them.

use std::fmt::Write;

/// Name, light, dark.
pub const COLOURS: &[(&str, &str, &str)] = &[
    ("sea", "#a3bfca", "#16242d"),
    ("w3", "#adc7d0", "#1a2a34"),
    ("w2", "#b9d0d7", "#1f313c"),
    ("w1", "#c8dbdf", "#273c48"),
    ("land", "#f1e9d5", "#35332d"),
    ("off", "#ddd5c2", "#292824"),
    ("coast", "#5b7c8b", "#7d9dad"),
    ("lake", "#bdd3da", "#22353f"),
    ("grid", "#857b5f", "#b3aa90"),
    ("ink", "#2b271f", "#ede6d3"),
    ("faint", "#7d7459", "#a39a80"),
    ("halo", "#f5eedd", "#2c2a25"),
    ("wood", "#bccb9d", "#3a4a35"),
    ("wood-dense", "#a3b884", "#30452f"),
    ("wood-ink", "#728a58", "#7f9c6b"),
    ("rough", "#dccdb0", "#453f34"),
    ("mount", "#c9b292", "#544839"),
    ("mount-ink", "#806545", "#bda27f"),
    ("marsh", "#d5e0d3", "#2e3d3a"),
    ("marsh-ink", "#5f8f96", "#6c9ea6"),
    ("polder", "#d9e3c0", "#374032"),
    ("city", "#b4a894", "#6d6658"),
    ("river", "#4c83a1", "#5f97b7"),
    ("river-deep", "#3b7394", "#6aa5c6"),
    ("canal", "#5b86b8", "#7aa2d0"),
    ("road", "#a5502d", "#d28a5e"),
    ("road-case", "#fbf5e6", "#26241f"),
    ("track", "#a98667", "#a58a6c"),
    ("rail", "#37342e", "#d6cfbd"),
    ("frontier", "#8c4a62", "#d493ab"),
    ("star", "#d99a1c", "#f0b93c"),
    ("axis", "#4c5450", "#aab4ae"),
    ("allied", "#2f5d8c", "#86b4e0"),
    ("soviet", "#9a2f26", "#e27a6f"),
    ("fort", "#6b4a2b", "#d0a777"),
    ("panel", "#f7f1e2", "#2a2823"),
    ("border", "#ffffff", "#d8d1be"),
    ("desert", "#efe1bd", "#3a352a"),
    ("sp-allied", "#a8c093", "#4c6440"),
    ("sp-axis", "#b9b8b2", "#5b5b57"),
];

/// The style sheet of all boards.
pub fn css() -> String {
    let mut o = String::new();
    let vars = |dark: bool| {
        let mut v = String::new();
        for (name, light, night) in COLOURS {
            let _ = write!(v, "--m-{name}:{};", if dark { night } else { light });
        }
        v
    };
    let _ = writeln!(o, "\n.atlas{{{}--m-relief:1;}}", vars(false));
    let _ = writeln!(o, "@media (prefers-color-scheme:dark){{.atlas{{{}--m-relief:.75;}}}}", vars(true));
    let _ = writeln!(o, "[data-theme=light] .atlas,.atlas[data-theme=light]{{{}--m-relief:1;}}", vars(false));
    let _ = writeln!(o, "[data-theme=dark] .atlas,.atlas[data-theme=dark]{{{}--m-relief:.75;}}", vars(true));
    o.push_str(RULES);
    o
}

const RULES: &str = r#".atlas{font-family:"Source Serif 4",Georgia,"DejaVu Serif","Liberation Serif",serif}
.atlas>g path{fill:none}
.atlas .sea{fill:var(--m-sea)}
.atlas .w3{stroke:var(--m-w3);stroke-width:46;stroke-linejoin:round;stroke-linecap:round}
.atlas .w2{stroke:var(--m-w2);stroke-width:27;stroke-linejoin:round;stroke-linecap:round}
.atlas .w1{stroke:var(--m-w1);stroke-width:11;stroke-linejoin:round;stroke-linecap:round}
.atlas .land{fill:var(--m-land);fill-rule:evenodd}
.atlas .coast{stroke:var(--m-coast);stroke-width:1.1;stroke-linejoin:round}
.atlas .lake{fill:var(--m-lake);stroke:var(--m-coast);stroke-width:.8}
.atlas .relief{opacity:var(--m-relief)}
.atlas .grid{stroke:var(--m-grid);stroke-width:.7;stroke-opacity:.5}
.atlas .number{fill:var(--m-faint);font:7.5px Georgia,"DejaVu Sans",sans-serif;text-anchor:middle}
.atlas .forest,.atlas .light-woods{fill:var(--m-wood);fill-opacity:.75}
.atlas .heavy-woods{fill:var(--m-wood-dense);fill-opacity:.85}
.atlas .rough-woods{fill:var(--m-wood);fill-opacity:.8;stroke:var(--m-mount);stroke-width:2}
.atlas .mountain-woods{fill:var(--m-mount);fill-opacity:.6;stroke:var(--m-wood-ink);stroke-width:2}
.atlas .rough{fill:var(--m-rough);fill-opacity:.75}
.atlas .mountain{fill:var(--m-mount);fill-opacity:.5}
.atlas .swamp,.atlas .marsh{fill:var(--m-marsh);fill-opacity:.9}
.atlas .marsh-woods{fill:var(--m-marsh);fill-opacity:.9;stroke:var(--m-wood-ink)}
.atlas .polder{fill:var(--m-polder);fill-opacity:.85}
.atlas .ruhr{fill:var(--m-city);fill-opacity:.55}
.atlas .tree{fill:var(--m-wood-ink);fill-opacity:.75}
.atlas .peak{stroke:var(--m-mount-ink);stroke-width:1.3;stroke-linejoin:round;stroke-linecap:round;stroke-opacity:.8}
.atlas .reed{stroke:var(--m-marsh-ink);stroke-width:1.2;stroke-linecap:round}
.atlas .dyke{stroke:var(--m-marsh-ink);stroke-width:.7;stroke-opacity:.6}
.atlas .river,.atlas .minor{stroke:var(--m-river);stroke-width:3.6;stroke-linecap:round}
.atlas .major{stroke:var(--m-river-deep);stroke-width:6.6;stroke-linecap:round}
.atlas .rhine{stroke:var(--m-river-deep);stroke-width:9;stroke-linecap:round}
.atlas .estuary{stroke:var(--m-lake);stroke-width:11;stroke-linecap:round}
.atlas .canal{stroke:var(--m-canal);stroke-width:3.2;stroke-dasharray:9 2.5}
.atlas .blocked{stroke:var(--m-frontier);stroke-width:4;stroke-dasharray:3 4}
.atlas .road-case{stroke:var(--m-road-case);stroke-width:4.6;stroke-linecap:round}
.atlas .road{stroke:var(--m-road);stroke-width:2.5;stroke-linecap:round}
.atlas .autobahn-case{stroke:var(--m-road);stroke-width:6.4;stroke-linecap:round}
.atlas .autobahn{stroke:var(--m-road-case);stroke-width:2.2;stroke-linecap:round}
.atlas .track{stroke:var(--m-track);stroke-width:1.6;stroke-dasharray:5 3.5}
.atlas .rail{stroke:var(--m-rail);stroke-width:1.7}
.atlas .sleepers{stroke:var(--m-rail);stroke-width:6.2;stroke-dasharray:1.4 8.6;stroke-dashoffset:-4}
.atlas .bridge{stroke:var(--m-ink);stroke-width:1.5;stroke-linecap:round}
.atlas .frontier{stroke:var(--m-frontier);stroke-width:3;stroke-opacity:.75;stroke-dasharray:9 4 2 4;stroke-linecap:round}
.atlas .setup,.atlas .zones.quiet{display:none}
.atlas .front{stroke:var(--m-soviet);stroke-width:4;stroke-opacity:.7;stroke-linecap:round}
.atlas .fort{stroke:var(--m-fort);stroke-width:2}
.atlas .built{fill:var(--m-city);fill-opacity:.85;stroke:var(--m-ink);stroke-width:.8}
.atlas .town{fill:var(--m-ink);stroke:var(--m-halo);stroke-width:1.5}
.atlas .village{fill:var(--m-halo);stroke:var(--m-ink);stroke-width:1.2}
.atlas .starred{fill:var(--m-star);stroke:var(--m-ink);stroke-width:.8}
.atlas .src{stroke:var(--m-halo);stroke-width:1}
.atlas .axis{fill:var(--m-axis)}.atlas .soviet{fill:var(--m-soviet)}.atlas .allied{fill:var(--m-allied)}
.atlas .aep circle{fill:var(--m-panel);stroke:var(--m-allied);stroke-width:2}.atlas .aep use{fill:var(--m-allied)}
.atlas .anchor{stroke:var(--m-allied);stroke-width:1.8;stroke-linecap:round}
.atlas text{fill:var(--m-ink)}
.atlas .labels text{paint-order:stroke;stroke:var(--m-halo);stroke-width:3px;stroke-linejoin:round;stroke-opacity:.85}
.atlas .l-city{font-size:17px;font-weight:bold}
.atlas .l-major{font-size:14.5px;font-weight:bold}
.atlas .l-minor{font-size:12.5px;font-weight:bold}
.atlas .l-town{font-size:12.5px}
.atlas .l-village{font-size:10.5px}
.atlas .labels .l-river{font-size:12px;font-style:italic;fill:var(--m-river-deep);stroke-width:2.5px}
.atlas .labels .l-sea{font-style:italic;fill:var(--m-coast);stroke:none;letter-spacing:.12em;text-anchor:middle}
.atlas .labels .l-land{fill:var(--m-faint);stroke:none;letter-spacing:.28em;text-anchor:middle;fill-opacity:.8}
.atlas .labels .l-range{fill:var(--m-mount-ink);stroke:none;letter-spacing:.5em;text-anchor:middle;fill-opacity:.85}
.atlas .l-small{font-size:9px}
.atlas .panel{fill:var(--m-panel);stroke:var(--m-grid);stroke-width:1.2}
.atlas .panel-line{stroke:var(--m-grid);stroke-width:.8}
.atlas .l-title{font-size:30px;font-weight:bold;letter-spacing:.02em}
.atlas .l-subtitle{font-size:15px;font-style:italic}
.atlas .l-key{font-size:13px}
.atlas .l-credit{font-size:9px;fill:var(--m-faint)}
"#;
