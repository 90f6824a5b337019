//! Hill shading: a small raster of shadow and light, fourteen steps with a see-through middle.

use crate::problem::{Result, map};
use crate::projection::Point;

/// Renders the shading of a board `width` by `height` pixels, one raster pixel for every `step` pixels.
///
/// `height_at` gives the height in metres of a board pixel, nothing for sea and beyond; `metres` is the ground length of a board
/// pixel; `lift` exaggerates heights.
pub fn shade(
    width: f64,
    height: f64,
    step: f64,
    metres: f64,
    lift: f64,
    height_at: &dyn Fn(Point) -> Option<f64>,
) -> Result<Vec<u8>> {
    let (w, h) = ((width / step).ceil() as usize, (height / step).ceil() as usize);
    let at = |c: f64, r: f64| height_at([(c + 0.5) * step, (r + 0.5) * step]);
    let mut steps = vec![MIDDLE; w * h];
    for r in 0..h {
        for c in 0..w {
            let (x, y) = (c as f64, r as f64);
            let Some(here) = at(x, y) else { continue };
            let z = |dx: f64, dy: f64| at(x + 1.4 * dx, y + 1.4 * dy).unwrap_or(here.min(0.0));
            let run = 2.8 * step * metres;
            let (gx, gy) =
                ((z(1.0, 0.0) - z(-1.0, 0.0)) * lift / run, (z(0.0, 1.0) - z(0.0, -1.0)) * lift / run);
            // Light from the north-west, 45 degrees high.
            let lit =
                (-gx * -0.5 - gy * -0.5 + std::f64::consts::FRAC_1_SQRT_2) / (1.0 + gx * gx + gy * gy).sqrt();
            let tone = (lit - std::f64::consts::FRAC_1_SQRT_2) / std::f64::consts::FRAC_1_SQRT_2;
            // Plains stay calm.
            let tone = tone.signum() * (tone.abs() - 0.045).max(0.0);
            let tone = if tone < 0.0 { (tone * 1.0).max(-1.0) } else { (tone * 2.2).min(1.0) };
            steps[r * w + c] = (f64::from(MIDDLE) + (tone * 7.0).round()).clamp(0.0, 15.0) as u8;
        }
    }
    let mut palette = Vec::new();
    let mut clear = Vec::new();
    for i in 0..16u8 {
        let off = f64::from(i) - f64::from(MIDDLE);
        palette.extend(if off < 0.0 { [70, 52, 34] } else { [255, 252, 240] });
        clear.push((off.abs() / 8.0 * if off < 0.0 { 170.0 } else { 110.0 }).round() as u8);
    }
    let mut bytes = Vec::new();
    {
        let mut encoder = png::Encoder::new(&mut bytes, w as u32, h as u32);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Four);
        encoder.set_palette(palette);
        encoder.set_trns(clear);
        encoder.set_compression(png::Compression::High);
        let mut packed = Vec::with_capacity(h * w.div_ceil(2));
        for row in steps.chunks(w) {
            packed.extend(row.chunks(2).map(|p| (p[0] << 4) | p.get(1).copied().unwrap_or(0)));
        }
        let mut writer = encoder.write_header().map_err(map)?;
        writer.write_image_data(&packed).map_err(map)?;
    }
    Ok(bytes)
}

const MIDDLE: u8 = 8;
