//! What is sent of boards and scenes: short, and nothing that the other side can work out for itself. The client opens
//! it again (`web/src/lib/sent.ts`); here all is whole.

use std::collections::HashMap;

use serde::{Serialize, Serializer};

use super::board::is_false;
use super::*;
use crate::Looks;

/// From one index to another, both included.
pub type Run = (u16, u16);

/// A board as it is sent: the cells of a grid by rule, counters by what they share.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SentBoard<'a> {
    size: (f32, f32),
    shape: &'a Shape,
    /// How cells differ from what the grid says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    cells: Option<Cells<'a>>,
    /// The places that are no cells.
    places: &'a [BoardPlace],
    links: &'a [Link],
    edges: &'a [Edge],
    scenery: &'a [Scenery],
    /// What counters share: name, size, nation and sign.
    prints: Vec<[&'a str; 4]>,
    /// Counters: their print, key, label, parent and values.
    kinds: Vec<(u16, &'a str, &'a str, &'a str, &'a [u16])>,
    cards: &'a [CardKind],
    names: &'a [Key],
    seats: &'a [Key],
    teams: &'a [Team],
    sequence: &'a [Segment],
    charts: &'a [Chart],
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | undefined"))]
    drawn: bool,
    looks: &'a Looks,
}

/// How the cells of a grid differ from what it says of them.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cells<'a> {
    /// Cells with a name of their own.
    names: Vec<(u16, &'a str)>,
    /// Printed symbols, with the cells that have them: how many have it not, how many have it, and so on.
    symbols: Vec<(&'a str, Vec<u16>)>,
    /// Cells that are something else altogether.
    others: Vec<(u16, &'a BoardPlace)>,
}

impl<'a> Cells<'a> {
    fn of(grid: &Grid, places: &'a [BoardPlace]) -> Cells<'a> {
        let words = ranked(places);
        let mut cells =
            Cells { symbols: words.iter().map(|word| (*word, Vec::new())).collect(), ..Cells::default() };
        // Where the last cell of each symbol was.
        let mut ends = vec![0; words.len()];
        for (i, (rule, place)) in (0..).zip(grid.places().zip(places)) {
            let ranks: Vec<usize> =
                place.symbols.iter().filter_map(|s| words.iter().position(|word| word == s)).collect();
            let plain = (&rule.key, rule.at) == (&place.key, place.at) && !place.off_map;
            if !plain || !place.outline.is_empty() || !ranks.is_sorted_by(|a, b| a < b) {
                cells.others.push((i, place));
                continue;
            }
            if rule.name != place.name {
                cells.names.push((i, &place.name));
            }
            for rank in ranks {
                let (runs, end) = (&mut cells.symbols[rank].1, &mut ends[rank]);
                match runs.last_mut() {
                    Some(length) if *end == i => *length += 1,
                    _ => runs.extend([i - *end, 1]),
                }
                *end = i + 1;
            }
        }
        cells
    }
}

/// All symbols, in an order in which most places have them.
fn ranked(places: &[BoardPlace]) -> Vec<&str> {
    let mut words: Vec<(usize, &str)> = Vec::new();
    for (rank, symbol) in places.iter().flat_map(|place| place.symbols.iter().enumerate()) {
        match words.iter_mut().find(|(_, word)| word == symbol) {
            Some((last, _)) => *last = rank.max(*last),
            None => words.push((rank, symbol)),
        }
    }
    words.sort_by_key(|(rank, _)| *rank);
    words.into_iter().map(|(_, word)| word).collect()
}

/// Adds an index to runs of rising indices.
pub(super) fn run(runs: &mut Vec<Run>, index: u16) {
    match runs.last_mut() {
        Some((_, last)) if *last + 1 == index => *last = index,
        _ => runs.push((index, index)),
    }
}

impl<'a> SentBoard<'a> {
    fn of(board: &'a Board) -> SentBoard<'a> {
        let grid = board.shape.grid().filter(|grid| grid.len() <= board.places.len());
        let (cells, places) = board.places.split_at(grid.map_or(0, Grid::len));
        let mut prints: Vec<[&str; 4]> = Vec::new();
        let mut known: HashMap<[&str; 4], u16> = HashMap::new();
        let kinds = board.kinds.iter().map(|kind| {
            let print: [&str; 4] = [&kind.name, &kind.size, &kind.nation, &kind.sign];
            let at = *known.entry(print).or_insert_with(|| {
                prints.push(print);
                prints.len() as u16 - 1
            });
            (at, &*kind.key, &*kind.label, &*kind.parent, &*kind.values)
        });
        let kinds = kinds.collect();
        SentBoard {
            size: board.size,
            shape: &board.shape,
            cells: grid.map(|grid| Cells::of(grid, cells)),
            places,
            links: &board.links,
            edges: &board.edges,
            scenery: &board.scenery,
            prints,
            kinds,
            cards: &board.cards,
            names: &board.names,
            seats: &board.seats,
            teams: &board.teams,
            sequence: &board.sequence,
            charts: &board.charts,
            drawn: board.drawn,
            looks: &board.looks,
        }
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        SentBoard::of(self).serialize(to)
    }
}

/// A scene as it is sent.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SentScene<'a> {
    turn: &'a Text,
    phase: &'a Text,
    standing: &'a [Text],
    asked: Seats,
    prompt: &'a Text,
    pieces: &'a [Piece],
    /// Runs of places with the seat that controls them.
    control: Vec<(u16, u16, u8)>,
    edges: &'a [Edge],
    tracks: &'a [Track],
    arrows: &'a [Arrow],
    overlays: &'a [&'static str],
    hands: &'a [Vec<Card>],
    piles: &'a [Pile],
    panels: &'a [Panel],
    offers: Vec<SentOffers<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string[] | undefined"))]
    staff: &'a [String],
    over: Option<&'a Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    sequel: Option<&'a Sequel>,
}

impl<'a> SentScene<'a> {
    fn of(scene: &'a Scene) -> SentScene<'a> {
        let mut control: Vec<(u16, u16, u8)> = Vec::new();
        for (place, seat) in (0..).zip(&scene.control) {
            match (control.last_mut(), seat) {
                (Some((_, last, of)), Some(seat)) if *last + 1 == place && of == seat => *last = place,
                (_, Some(seat)) => control.push((place, place, *seat)),
                (_, None) => {}
            }
        }
        SentScene {
            turn: &scene.turn,
            phase: &scene.phase,
            standing: &scene.standing,
            asked: scene.asked,
            prompt: &scene.prompt,
            pieces: &scene.pieces,
            control,
            edges: &scene.edges,
            tracks: &scene.tracks,
            arrows: &scene.arrows,
            overlays: &scene.overlays,
            hands: &scene.hands,
            piles: &scene.piles,
            panels: &scene.panels,
            offers: SentOffers::all(&scene.offers),
            staff: &scene.staff,
            over: scene.over.as_ref(),
            sequel: scene.sequel.as_ref(),
        }
    }
}

impl Serialize for Scene {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        SentScene::of(self).serialize(to)
    }
}
