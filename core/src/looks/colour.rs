//! A colour by day and by lamp, and how well one is read on another.

use serde::Serialize;

/// A colour as `#rrggbb`: on light screens, and on dark ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Colour(pub &'static str, pub &'static str);

impl Colour {
    /// The same by day and by lamp.
    pub const fn fast(colour: &'static str) -> Colour {
        Colour(colour, colour)
    }

    /// The one for a screen.
    pub const fn on(self, dark: bool) -> &'static str {
        if dark { self.1 } else { self.0 }
    }
}

/// The contrast of two colours, from 1 to 21, as the accessibility guidelines reckon it; none if one is no `#rrggbb`.
///
/// ```
/// use sandtable_core::looks::contrast;
/// assert_eq!(contrast("#000000", "#ffffff"), Some(21.0));
/// assert_eq!(contrast("#000", "red"), None);
/// ```
pub fn contrast(a: &str, b: &str) -> Option<f64> {
    let (a, b) = (luminance(a)?, luminance(b)?);
    Some((a.max(b) + 0.05) / (a.min(b) + 0.05))
}

fn luminance(colour: &str) -> Option<f64> {
    let digits = colour.strip_prefix('#').filter(|d| d.len() == 6 && d.is_ascii())?;
    let channel = |i: usize| {
        let value = f64::from(u8::from_str_radix(&digits[i..i + 2], 16).ok()?) / 255.0;
        Some(if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) })
    };
    Some(0.2126 * channel(0)? + 0.7152 * channel(2)? + 0.0722 * channel(4)?)
}
