//! The one language between rules and screen: a `Board` sent once, and `Scene`s.

use serde::Serialize;

use crate::{Looks, RuleId, Seat, Seats, Text};

/// What never changes on the screen.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// Width and height of the drawing, in its own units.
    pub size: (f32, f32),
    /// The places, by index.
    pub places: Vec<Place>,
    /// Lines between places that are drawn (borders need none).
    pub links: Vec<Link>,
    /// Shapes that are only scenery.
    pub scenery: Vec<Scenery>,
    /// The shape of places on the map that have no outline of their own, on a board of hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hex: Option<HexShape>,
    /// The kinds of pieces, by index.
    pub kinds: Vec<PieceKind>,
    /// The seats' keys, in order.
    pub seats: Vec<&'static str>,
    /// The sequence of play, stage by stage.
    pub sequence: Vec<Stage>,
    /// The printed charts.
    pub charts: Vec<Chart>,
    /// How all of it looks.
    pub looks: Looks,
}

/// A printed chart: a table with headings.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chart {
    /// Its key. A scene's track with the same key lights columns of the chart.
    pub key: &'static str,
    /// Its message id.
    pub name: &'static str,
    /// The message that explains its cells.
    pub legend: &'static str,
    /// The rule that uses it.
    pub rule: RuleId,
    /// Are its numbers rebuilt, rather than those of the printed game?
    pub rebuilt: bool,
    /// The headings of its columns.
    pub columns: Vec<Text>,
    /// Its rows: a heading and a cell for each column.
    pub rows: Vec<(Text, Vec<String>)>,
}

/// A stage of the sequence of play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stage {
    /// Its message id.
    pub name: &'static str,
    /// The rule that sets it.
    pub rule: RuleId,
    /// Is it a part of the last stage that is none?
    pub part: bool,
    /// The message ids of the phases that belong to it: the stage is on while the scene is in one of them.
    pub phases: &'static [&'static str],
}

impl Stage {
    /// A stage with its rule and its phases.
    pub const fn new(name: &'static str, rule: &'static str, phases: &'static [&'static str]) -> Stage {
        Stage { name, rule: RuleId(rule), part: false, phases }
    }

    /// As a part of the stage before it.
    #[must_use]
    pub const fn within(mut self) -> Stage {
        self.part = true;
        self
    }
}

/// The shape of all hexes of a board, around their points.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexShape {
    /// From side to opposite side.
    pub width: f32,
    /// Corner up, or side up?
    pub pointy: bool,
}

/// A place on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// Its name in notation.
    pub key: String,
    /// Its message id.
    pub name: String,
    /// Where its label and pieces stand.
    pub at: (f32, f32),
    /// Its outline, for areas.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "[number, number][] | undefined"))]
    pub outline: Vec<(f32, f32)>,
    /// Printed symbols (star, airfield, mountain …).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string[] | undefined"))]
    pub symbols: Vec<&'static str>,
    /// A box beside the map rather than ground.
    pub off_map: bool,
}

/// A drawn line between two places.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Link {
    /// From this place.
    pub from: u16,
    /// To this place.
    pub to: u16,
    /// What it is (arrow, road, track …).
    pub kind: &'static str,
}

/// Ground that takes no part in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scenery {
    /// What it is.
    pub kind: &'static str,
    /// Its outline.
    pub outline: Vec<(f32, f32)>,
}

/// A kind of piece.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PieceKind {
    /// Its name in notation.
    pub key: String,
    /// Its message id; the message may use `$key` and `$label`.
    pub name: &'static str,
    /// The designation printed on the counter, if it has one.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string | undefined"))]
    pub label: String,
    /// The formation printed beside it, if there is one.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string | undefined"))]
    pub parent: String,
    /// The size above the sign (XX for a division), if it is printed.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string | undefined"))]
    pub size: &'static str,
    /// The nation, which gives the colour.
    pub nation: &'static str,
    /// The sign on the counter (NATO symbol or cube).
    pub sign: &'static str,
    /// Printed values.
    pub values: Vec<u8>,
}

/// Something that can be clicked.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Handle {
    /// A piece of the scene by its key.
    Piece(String),
    /// A place by its index.
    Place(u16),
    /// A side between two places.
    Side(u16, u16),
    /// A card in a hand.
    Card(String),
    /// A button by its message.
    Button(String),
    /// An amount on a stepper.
    Amount(String, u16),
}

/// One click: what is clicked and the actions that it means, in notation.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// What is clicked.
    pub handle: Handle,
    /// The actions, in notation, separated by `; `.
    pub line: String,
    /// What it does, in words.
    pub label: Text,
    /// The key of the piece that it is done with, where a place is clicked: picked first, it shows its places alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub piece: Option<String>,
    /// What is written on the thing itself: the cost of a move, the odds of an attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tag: Option<Text>,
    /// Pieces of the same word can be picked together and then go where all of them can, one after another.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub together: Option<&'static str>,
    /// Are its odds worth a look before it is done, though it can be taken back?
    pub odds: bool,
    /// Can it be followed by dice or by another's decision, so that it cannot be taken back?
    pub binding: bool,
}

/// A piece, or several equal ones, at a place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piece {
    /// The same piece keeps its key from scene to scene.
    pub key: String,
    /// Its kind.
    pub kind: u16,
    /// Where it is.
    pub place: u16,
    /// Where exactly, if that matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at: Option<(f32, f32)>,
    /// How many equal ones.
    pub count: u8,
    /// Does it show its used side?
    pub used: bool,
    /// Badges (held, in hand, attacking …).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string[] | undefined"))]
    pub badges: Vec<&'static str>,
}

/// A track with its markers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Track {
    /// Its key.
    pub key: &'static str,
    /// Its name.
    pub name: Text,
    /// The spaces, as printed.
    pub spaces: Vec<String>,
    /// Markers: whose or what, and the index of the space.
    pub markers: Vec<(&'static str, u16)>,
}

/// An arrow over the board (attack, landing, plan).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Arrow {
    /// From this place.
    pub from: u16,
    /// To this place.
    pub to: u16,
    /// What it means.
    pub kind: &'static str,
}

/// Something that can be laid over the board on demand (zones of control, supply, front line …).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Overlay {
    /// What it is, one of the looks' overlays.
    pub key: &'static str,
    /// What is drawn.
    pub marks: Vec<Mark>,
}

/// A part of an overlay: places, lines along sides, words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mark {
    /// How it is drawn (area, ring, source, line, word).
    pub look: &'static str,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
    /// The key of the piece that it belongs to: drawn alone while that piece is picked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub piece: Option<String>,
    /// Places, as runs of indices from first to last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "[number, number][] | undefined"))]
    pub places: Vec<(u16, u16)>,
    /// Sides between two places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "[number, number][] | undefined"))]
    pub sides: Vec<(u16, u16)>,
    /// Words at places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "[number, Text][] | undefined"))]
    pub words: Vec<(u16, Text)>,
}

impl Mark {
    /// An empty mark.
    pub const fn new(look: &'static str) -> Mark {
        Mark { look, seat: None, piece: None, places: Vec::new(), sides: Vec::new(), words: Vec::new() }
    }

    /// Whose it is.
    #[must_use]
    pub const fn of(mut self, seat: Seat) -> Mark {
        self.seat = Some(seat.0);
        self
    }

    /// With these places, which come in rising order.
    #[must_use]
    pub fn at(mut self, places: impl IntoIterator<Item = u16>) -> Mark {
        for place in places {
            match self.places.last_mut() {
                Some((_, last)) if *last + 1 == place => *last = place,
                _ => self.places.push((place, place)),
            }
        }
        self
    }
}

/// A card in a hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// The same card keeps its key.
    pub key: String,
    /// Its title; none for a back.
    pub title: Option<Text>,
}

/// A panel with figures (a battle, supply, victory).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Panel {
    /// Its key.
    pub key: &'static str,
    /// Its heading.
    pub title: Text,
    /// Its lines, each with the rule behind it.
    pub lines: Vec<(Text, Option<RuleId>)>,
}

/// What a viewer sees now.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// The turn.
    pub turn: Text,
    /// The phase.
    pub phase: Text,
    /// Who stands how.
    pub standing: Vec<Text>,
    /// Whose decision it is.
    pub asked: Seats,
    /// What to do now, in one sentence.
    pub prompt: Text,
    /// Pieces on the board, in stack order.
    pub pieces: Vec<Piece>,
    /// The seat that controls each place, by index; none where nobody does.
    pub control: Vec<Option<u8>>,
    /// Tracks.
    pub tracks: Vec<Track>,
    /// Arrows.
    pub arrows: Vec<Arrow>,
    /// What can be laid over the board.
    pub overlays: Vec<Overlay>,
    /// Hands of cards by seat.
    pub hands: Vec<Vec<Card>>,
    /// Panels.
    pub panels: Vec<Panel>,
    /// What can be clicked, for a viewer who is asked.
    pub offers: Vec<Offer>,
    /// The outcome, when the game is over.
    pub over: Option<Text>,
}
