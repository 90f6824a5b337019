//! Boards with their pieces as pictures: for documents, link previews and tests.
//!
//! A [`Picture`] puts a board's art, the control of its places and the pieces of a scene into one SVG, and paints it. Text is set
//! in a font that the crate carries, so that a picture looks the same on every machine.

#![forbid(unsafe_code)]

mod art;
mod desk;
mod ground;
mod paint;
mod pieces;
mod sheet;
mod stand;
mod view;

use sandtable_core::{Board, BoardPlace, Scene};
use thiserror::Error;
pub use view::Part;

/// The narrowest and widest picture, in pixels.
pub const WIDTHS: std::ops::RangeInclusive<u32> = 64..=8192;

/// A board as it is seen now.
pub struct Picture<'a> {
    /// The art by file name, as [`sandtable_core::Game::art`] gives it. Without any, outlines are drawn.
    pub art: &'a [(&'a str, &'a [u8])],
    /// What never changes.
    pub board: &'a Board,
    /// What lies on it.
    pub scene: &'a Scene,
    /// The names of places.
    pub name: &'a dyn Fn(&BoardPlace) -> String,
    /// Lines that say what is seen: turn, phase, standing. They are written below the boxes beside the map, where there are some.
    pub caption: &'a [String],
    /// The width in pixels.
    pub width: u32,
    /// By lamp rather than by day.
    pub dark: bool,
    /// The part of the board that is shown.
    pub part: Part,
}

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RenderError {
    /// A width that makes no sense.
    #[error("a picture is {least} to {most} pixels wide, not {0}", least = WIDTHS.start(), most = WIDTHS.end())]
    Width(u32),
    /// A game that shows nothing yet.
    #[error("the game has no board to draw yet")]
    Nothing,
    /// Art that cannot be read.
    #[error("{file}: {what}")]
    Art {
        /// The file of the art.
        file: &'static str,
        /// What is wrong with it.
        what: String,
    },
}

impl Picture<'_> {
    /// The picture as one SVG. Its images are those of the art.
    ///
    /// # Errors
    /// Nothing to draw, or art that cannot be read.
    pub fn svg(&self) -> Result<String, RenderError> {
        sheet::sheet(self)
    }

    /// The picture as PNG.
    ///
    /// # Errors
    /// A width out of bounds, nothing to draw, or art that cannot be read.
    pub fn png(&self) -> Result<Vec<u8>, RenderError> {
        if !WIDTHS.contains(&self.width) {
            return Err(RenderError::Width(self.width));
        }
        paint::png(&self.svg()?, self.art, self.width)
    }
}

/// Text for SVG.
fn escaped(text: &str) -> String {
    // Fluent sets values between marks of direction, which need no glyph.
    let plain = text.chars().filter(|c| !matches!(c, '\u{2066}'..='\u{2069}'));
    plain.collect::<String>().replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
