//! The base art: its colours put in place, its frame, display outlines.

use std::collections::BTreeMap;

use crate::RenderError;

const BOARD: &str = "board.svg";
const AREAS: &str = "areas.toml";

/// Layers that lie on the ground: control is laid under the first of them.
const ABOVE_GROUND: [&str; 4] = ["lakes", "rivers", "links", "spaces"];
/// What nobody could read in a small picture.
const DETAIL: &str =
    ".atlas .numbers,.atlas .texture,.atlas .grid,.atlas .bridges,.atlas .l-village{display:none}";

/// The art of a board, ready to be drawn.
pub struct Art {
    /// Width and height in its own units.
    pub size: (f32, f32),
    /// Display outlines by place's key, as path data in the art's units.
    pub areas: BTreeMap<String, String>,
    svg: String,
}

impl Art {
    /// Reads the art; none if the game has none.
    pub fn read(files: &[(&str, &[u8])], dark: bool) -> Result<Option<Art>, RenderError> {
        let text = |file: &'static str| match files.iter().find(|(name, _)| *name == file) {
            None => Ok(None),
            Some((_, bytes)) => match std::str::from_utf8(bytes) {
                Ok(text) => Ok(Some(text)),
                Err(_) => Err(RenderError::Art { file, what: "this is no text".into() }),
            },
        };
        let Some(svg) = text(BOARD)? else { return Ok(None) };
        let size =
            size(svg).ok_or_else(|| RenderError::Art { file: BOARD, what: "there is no viewBox".into() })?;
        let areas = text(AREAS)?.map_or(Ok(BTreeMap::new()), areas)?;
        Ok(Some(Art { size, areas, svg: flatten(svg, dark) }))
    }

    /// The art as a nested SVG in a frame, with something laid on the ground; detail only if it can be read.
    pub fn nested(&self, frame: [f32; 4], on_ground: &str, detail: bool) -> String {
        let [x, y, w, h] = frame;
        let (vw, vh) = self.size;
        let body = self.svg.split_once('>').map_or("", |(_, body)| body);
        let cut = ABOVE_GROUND
            .iter()
            .filter_map(|layer| body.find(&format!("<g class=\"layer {layer}\"")))
            .min()
            .unwrap_or_else(|| body.rfind("</svg>").unwrap_or(body.len()));
        let (below, above) = body.split_at(cut);
        let hidden = if detail { "" } else { DETAIL };
        format!(
            "<style>{hidden}</style><svg class=\"atlas\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" \
             viewBox=\"0 0 {vw} {vh}\" preserveAspectRatio=\"none\">{below}<g>{on_ground}</g>{above}"
        )
    }
}

fn size(svg: &str) -> Option<(f32, f32)> {
    let (_, rest) = svg.split_once("viewBox=\"")?;
    let mut numbers = rest.split_once('"')?.0.split_whitespace().skip(2).map(str::parse);
    let (w, h): (f32, f32) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    (w > 0.0 && h > 0.0).then_some((w, h))
}

fn areas(text: &str) -> Result<BTreeMap<String, String>, RenderError> {
    let bad = |what: String| RenderError::Art { file: AREAS, what };
    let table: toml::Table = text.parse().map_err(|e: toml::de::Error| bad(e.message().to_string()))?;
    let list = table.get("area").and_then(toml::Value::as_array).ok_or_else(|| bad("no area".into()))?;
    let one = |area: &toml::Value| {
        let no = area.get("no")?.as_integer()?;
        Some((format!("{no:02}"), area.get("path")?.as_str()?.to_string()))
    };
    list.iter().map(|a| one(a).ok_or_else(|| bad("an area lacks its number or path".into()))).collect()
}

/// Puts the style sheet's variables in place, for a renderer that knows none: the sheet's first block gives the values by
/// day, that for dark schemes those by lamp.
fn flatten(svg: &str, dark: bool) -> String {
    let block = |head: &str| {
        let (_, rest) = svg.split_once(head)?;
        Some(rest.split_once('}')?.0)
    };
    let day = block(".atlas{--").unwrap_or_default();
    let lamp = block("[data-theme=dark]{--").unwrap_or_default();
    let values = |block: &str| -> BTreeMap<String, String> {
        let pair = |line: &str| {
            line.trim_start_matches('-').split_once(':').map(|(k, v)| (k.to_string(), v.to_string()))
        };
        block.split(';').filter_map(pair).collect()
    };
    let mut known = values(day);
    if dark {
        known.extend(values(lamp));
    }
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some((before, after)) = rest.split_once("var(--") {
        let (name, tail) = after.split_once(')').unwrap_or((after, ""));
        out += before;
        out += known.get(name).map_or("none", String::as_str);
        rest = tail;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str = "<svg viewBox=\"0 0 20 10\"><style>\n.atlas{--m-sea:#abc;--m-land:#def;}\n\
        .atlas[data-theme=dark]{--m-sea:#012;}\n.sea{fill:var(--m-sea)}.land{fill:var(--m-land)}</style></svg>";

    #[test]
    fn variables_are_put_in_place_by_day_and_by_lamp() {
        assert!(flatten(SVG, false).contains(".sea{fill:#abc}.land{fill:#def}"));
        assert!(flatten(SVG, true).contains(".sea{fill:#012}.land{fill:#def}"));
    }

    #[test]
    fn a_board_without_a_view_box_is_refused() {
        let refused = Art::read(&[("board.svg", b"<svg></svg>")], false).err().map(|e| e.to_string());
        assert_eq!(refused.as_deref(), Some("board.svg: there is no viewBox"));
        assert!(Art::read(&[], false).is_ok_and(|art| art.is_none()));
        assert_eq!(size(SVG), Some((20.0, 10.0)));
    }
}
