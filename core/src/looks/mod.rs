//! How things look on every screen: colours, marks, lines and their places, which come with the game.
//!
//! A board carries its [`Looks`], a scene speaks in their words: `nation`, `sign`, `symbols`, `badges`, kinds of arrows, links,
//! edges and scenery, keys of overlays and panels. What a game does not declare is drawn plainly, so that a game in the making needs none;
//! the kit faults words that neither the game nor the house knows. [`house`] has liveries, marks and lines for the usual things.

mod colour;
pub mod house;

pub use colour::{Colour, contrast};

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
    pub arrows: Vec<Line>,
    /// Kinds of links between places.
    pub links: Vec<Line>,
    /// Kinds of edges between squares: walls, doors, windows.
    pub edges: Vec<Line>,
    /// Kinds of scenery.
    pub scenery: Vec<Ground>,
    /// What can be laid over the board.
    pub overlays: Vec<OverlayLook>,
    /// Panels that stand elsewhere than in the Charts tab alone.
    pub panels: Vec<PanelLook>,
    /// Messages of the log that are headings, the coarsest first.
    pub headings: Vec<Heading>,
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
    pub fn arrow(&self, kind: &str) -> &Line {
        self.arrows.iter().find(|l| l.key == kind).unwrap_or(&house::ARROW)
    }
}

/// The colours of a nation's counters, as `#rrggbb`. Sign and values can be read on the ground: a contrast of 4.5 at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Livery {
    /// The nation.
    pub key: &'static str,
    /// The colour of the counter.
    pub ground: &'static str,
    /// Sign, designation and values.
    pub sign: &'static str,
    /// Its edge.
    pub edge: &'static str,
    /// A band at the top.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub band: Option<&'static str>,
    /// A cube of painted wood, with the number of equal ones instead of a sign.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    pub wood: bool,
}

impl Livery {
    /// A counter's ground, sign and edge.
    pub const fn new(
        key: &'static str,
        ground: &'static str,
        sign: &'static str,
        edge: &'static str,
    ) -> Livery {
        Livery { key, ground, sign, edge, band: None, wood: false }
    }

    /// For another nation.
    #[must_use]
    pub const fn of(mut self, nation: &'static str) -> Livery {
        self.key = nation;
        self
    }

    /// With a band.
    #[must_use]
    pub const fn with_band(mut self, band: &'static str) -> Livery {
        self.band = Some(band);
        self
    }

    /// As a wooden cube.
    #[must_use]
    pub const fn in_wood(mut self) -> Livery {
        self.wood = true;
        self
    }
}

/// A sign of the game's own, drawn in lines within 60 by 40 around nought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sign {
    /// The `sign` of kinds of pieces.
    pub key: &'static str,
    /// Path data of SVG.
    pub path: &'static str,
}

/// A state of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Badge {
    /// One of a piece's `badges`.
    pub key: &'static str,
    /// The message that says it.
    pub name: &'static str,
    /// How the counter shows it.
    pub shown: Shown,
    /// The mark in its disc: path data of SVG within 8 by 8 around nought.
    pub mark: &'static str,
    /// Do players look for pieces in this state?
    pub filter: bool,
}

/// How a counter shows a badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// A disc with the mark.
    Disc,
    /// A disc in the colour of warnings.
    Warning,
    /// A red corner: weaker than printed.
    Corner,
    /// A frame around the counter: in hand.
    Frame,
    /// In words alone.
    Told,
}

impl Badge {
    /// A disc with a mark.
    pub const fn new(key: &'static str, name: &'static str, mark: &'static str) -> Badge {
        Badge { key, name, shown: Shown::Disc, mark, filter: false }
    }

    /// Shown otherwise.
    #[must_use]
    pub const fn shown(mut self, shown: Shown) -> Badge {
        self.shown = shown;
        self
    }

    /// Offered as a filter of the Forces tab.
    #[must_use]
    pub const fn filter(mut self) -> Badge {
        self.filter = true;
        self
    }
}

/// What is printed on a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Symbol {
    /// One of a place's `symbols`.
    pub key: &'static str,
    /// The message that names it.
    pub name: &'static str,
    /// The mark above the place's name: path data of SVG within 16 by 16 around nought. Empty where none is drawn.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string | undefined"))]
    pub mark: &'static str,
    /// The colour of the mark.
    pub colour: Colour,
    /// Does the mark stand in a disc?
    pub disc: bool,
    /// The colour of the ground, where no art shows it: the first symbol with one counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ground: Option<Colour>,
    /// Are places with it named on a board too large to name all?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub named: Option<Named>,
}

/// The letters of a name on a large board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Named {
    /// Small, from near.
    Small,
    /// Large, always.
    Large,
}

impl Symbol {
    /// A symbol that is told, not drawn.
    pub const fn new(key: &'static str, name: &'static str) -> Symbol {
        Symbol { key, name, mark: "", colour: house::INK, disc: false, ground: None, named: None }
    }

    /// With a mark in a colour.
    #[must_use]
    pub const fn mark(mut self, mark: &'static str, colour: Colour) -> Symbol {
        (self.mark, self.colour) = (mark, colour);
        self
    }

    /// The mark in a disc.
    #[must_use]
    pub const fn disc(mut self) -> Symbol {
        self.disc = true;
        self
    }

    /// On ground of a colour.
    #[must_use]
    pub const fn ground(mut self, colour: Colour) -> Symbol {
        self.ground = Some(colour);
        self
    }

    /// Named on a large board.
    #[must_use]
    pub const fn named(mut self, letters: Named) -> Symbol {
        self.named = Some(letters);
        self
    }
}

/// A kind of line: an arrow, a link, an edge.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// The `kind` of the arrow, link or edge.
    pub key: &'static str,
    /// Its colour.
    pub colour: Colour,
    /// Its width in the board's units.
    pub width: f32,
    /// Dashes and gaps, as SVG writes them; empty for a whole line.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string | undefined"))]
    pub dash: &'static str,
    /// A wider line under it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub case: Option<Colour>,
}

impl Line {
    /// A whole line.
    pub const fn new(key: &'static str, colour: Colour, width: f32) -> Line {
        Line { key, colour, width, dash: "", case: None }
    }

    /// For another kind.
    #[must_use]
    pub const fn of(mut self, kind: &'static str) -> Line {
        self.key = kind;
        self
    }

    /// In dashes.
    #[must_use]
    pub const fn dash(mut self, dash: &'static str) -> Line {
        self.dash = dash;
        self
    }

    /// Over a wider line.
    #[must_use]
    pub const fn case(mut self, colour: Colour) -> Line {
        self.case = Some(colour);
        self
    }
}

/// The ground of a kind of scenery.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ground {
    /// The scenery's `kind`.
    pub key: &'static str,
    /// Its colour.
    pub colour: Colour,
}

/// How an overlay is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OverlayLook {
    /// Its key in the scene.
    pub key: &'static str,
    /// The message that names it.
    pub name: &'static str,
    /// The message that explains it, if it needs one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub means: Option<&'static str>,
    /// Lines or words that lie over others and are on at first, rather than the one that fills places.
    pub thin: bool,
}

impl OverlayLook {
    /// One that fills places.
    pub const fn new(key: &'static str, name: &'static str) -> OverlayLook {
        OverlayLook { key, name, means: None, thin: false }
    }

    /// With an explanation.
    #[must_use]
    pub const fn means(mut self, message: &'static str) -> OverlayLook {
        self.means = Some(message);
        self
    }

    /// Lines or words.
    #[must_use]
    pub const fn thin(mut self) -> OverlayLook {
        self.thin = true;
        self
    }
}

/// Where a panel stands, besides the Charts tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PanelLook {
    /// Its key in the scene.
    pub key: &'static str,
    /// Where.
    pub spot: Spot,
}

/// A spot for panels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// The Inspect tab.
    Inspect,
    /// Under the prompt for whoever decides, for others the Inspect tab.
    Prompt,
    /// The Inspect tab; and lines that name the reader's seat are asked about before he hands over.
    Reminder,
}

/// A message of the log that is a heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Heading {
    /// Its id.
    pub message: &'static str,
    /// Does a stretch of the game begin here, so that the curve has a point before it?
    pub stretch: bool,
}

/// A number of the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// The variable in the first line of `standing`.
    pub variable: &'static str,
    /// The seat that it counts for; none for a number that one side wants high and the other low.
    pub seat: Option<u8>,
}
