//! How things look on every screen: colours, marks, lines and their places, which come with the game.
//!
//! A board carries its [`Looks`], a scene speaks in their words: `nation`, `sign`, `symbols`, `badges`, kinds of arrows, links,
//! edges and scenery, keys of overlays and panels. What a game does not declare is drawn plainly, so that a game in the making needs none;
//! the kit faults words that neither the game nor the house knows. [`house`] has liveries, marks and lines for the usual things.

mod colour;
pub mod house;
mod page;
mod piece;
mod place;

pub use colour::{Colour, contrast};
pub use page::{Banner, Heading, OverlayLook, PanelLook, Score, Spot};
pub use piece::{Badge, Livery, Shown, Sign};
pub use place::{GroundLook, Lettering, LineLook, Symbol};

use serde::Serialize;

/// All looks of a game. Built from [`Looks::default`], which has the colours of the house for every seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Looks {
    /// The colour of each seat, for control, trails and text.
    pub seats: Vec<Colour>,
    /// Counters of a nation nobody declared.
    pub plain: Livery,
    /// Liveries by nation.
    pub nations: Vec<Livery>,
    /// Signs of the game's own, beside those of the house.
    pub signs: Vec<Sign>,
    /// States of pieces, the most important first: a counter shows the first of each look.
    pub badges: Vec<Badge>,
    /// What is printed on places.
    pub symbols: Vec<Symbol>,
    /// Kinds of arrows over the board.
    pub arrows: Vec<LineLook>,
    /// Kinds of links between places.
    pub links: Vec<LineLook>,
    /// Kinds of edges between squares: walls, doors, windows.
    pub edges: Vec<LineLook>,
    /// Kinds of scenery.
    pub scenery: Vec<GroundLook>,
    /// What can be laid over the board.
    pub overlays: Vec<OverlayLook>,
    /// Panels that stand elsewhere than in the Charts tab alone.
    pub panels: Vec<PanelLook>,
    /// Messages of the log that are headings, the coarsest first.
    pub headings: Vec<Heading>,
    /// Messages of the log that nobody may miss.
    pub banners: Vec<Banner>,
    /// The numbers in the first line of `standing` that make the curve of a game.
    pub score: Vec<Score>,
}

impl Default for Looks {
    fn default() -> Looks {
        Looks {
            seats: house::SEATS.to_vec(),
            plain: house::PLAIN,
            nations: Vec::new(),
            signs: Vec::new(),
            badges: Vec::new(),
            symbols: Vec::new(),
            arrows: Vec::new(),
            links: Vec::new(),
            edges: Vec::new(),
            scenery: Vec::new(),
            overlays: Vec::new(),
            panels: Vec::new(),
            headings: Vec::new(),
            banners: Vec::new(),
            score: Vec::new(),
        }
    }
}

impl Looks {
    /// The livery of a nation.
    pub fn livery(&self, nation: &str) -> &Livery {
        self.nations.iter().find(|l| l.key == nation).unwrap_or(&self.plain)
    }

    /// The colour of a seat.
    pub fn seat(&self, seat: u8) -> Colour {
        self.seats.get(usize::from(seat)).copied().unwrap_or(house::INK)
    }

    /// The badge of a state of pieces, if it is declared.
    pub fn badge(&self, key: &str) -> Option<&Badge> {
        self.badges.iter().find(|b| b.key == key)
    }

    /// What a symbol of a place looks like, if it is declared.
    pub fn symbol(&self, key: &str) -> Option<&Symbol> {
        self.symbols.iter().find(|s| s.key == key)
    }

    /// The line of a kind of arrow.
    pub fn arrow(&self, kind: &str) -> &LineLook {
        self.arrows.iter().find(|l| l.key == kind).unwrap_or(&house::ARROW)
    }
}
