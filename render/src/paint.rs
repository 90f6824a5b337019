//! From SVG to pixels.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{ImageHrefResolver, ImageKind, Options, Tree};

use crate::RenderError;

const FAMILY: &str = "Libertinus Serif";
const FONTS: [&[u8]; 3] = [
    include_bytes!("../fonts/LibertinusSerif-Regular.otf"),
    include_bytes!("../fonts/LibertinusSerif-Bold.otf"),
    include_bytes!("../fonts/LibertinusSerif-Italic.otf"),
];

pub fn png(svg: &str, files: &[(&str, &[u8])], width: u32) -> Result<Vec<u8>, RenderError> {
    let bad = |what: String| RenderError::Art { file: "board.svg", what };
    let mut fonts = Database::new();
    FONTS.into_iter().for_each(|font| fonts.load_font_data(font.to_vec()));
    fonts.set_serif_family(FAMILY);
    fonts.set_sans_serif_family(FAMILY);
    let images = |href: &str, _: &Options| {
        let (_, bytes) = files.iter().find(|(name, _)| *name == href)?;
        href.ends_with(".png").then(|| ImageKind::PNG(Arc::new(bytes.to_vec())))
    };
    let options = Options {
        font_family: FAMILY.into(),
        fontdb: Arc::new(fonts),
        image_href_resolver: ImageHrefResolver {
            resolve_data: ImageHrefResolver::default_data_resolver(),
            resolve_string: Box::new(images),
        },
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).map_err(|e| bad(e.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round().max(1.0) as u32;
    let mut pixels =
        Pixmap::new(width, height).ok_or_else(|| bad(format!("{width} by {height} is too large")))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| bad(e.to_string()))
}
