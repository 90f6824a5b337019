//! The board: spaces and boxes where the art has them, lines with their bends, both sides of every counter, all cards.

use sandtable_core::{Board, BoardPlace, CardKind, Link, PieceKind, Shape, tenths};

use super::looks::livery;
use crate::action::{Space, UnitId};
use crate::data::Data;
use crate::pieces::{Arm, CardId, Record, Side, Terrain};
use crate::state::{CARDS, off};
use crate::theatre::Theatre;

/// The boxes in the order of their indices behind the spaces.
const BOXES: [(&str, Option<(Side, Space)>); 7] = [
    ("allied-reserve", Some((Side::Allied, off::RESERVE))),
    ("axis-reserve", Some((Side::Axis, off::RESERVE))),
    ("allied-rebuild", Some((Side::Allied, off::REBUILD))),
    ("axis-rebuild", Some((Side::Axis, off::REBUILD))),
    ("allied-eliminated", Some((Side::Allied, off::LOST))),
    ("axis-eliminated", Some((Side::Axis, off::LOST))),
    ("lrdg", None),
];

/// The place of a space, or of a side's box; units in the pool have none.
pub fn place_of(t: &Theatre, side: Side, at: Space) -> Option<u16> {
    if crate::state::on_map(at) {
        return Some(at.into());
    }
    let found = BOXES.iter().position(|(_, of)| *of == Some((side, at)))?;
    Some((t.spaces.len() + found) as u16)
}

/// The kind of a unit as it stands: full or reduced, first or newer counter.
pub fn kind_of(t: &Theatre, id: UnitId, reduced: bool, newer: bool) -> u16 {
    let side = usize::from(reduced) + 2 * usize::from(newer && t.counter(id).has_newer);
    (side * t.counters.len() + usize::from(id)) as u16
}

fn kinds(t: &Theatre) -> Vec<PieceKind> {
    let sides = [(0, 0), (0, 1), (1, 0), (1, 1)];
    sides
        .into_iter()
        .flat_map(|(counter, side)| {
            t.counters.iter().map(move |c| {
                let sign = match c.arm {
                    Arm::Armour => "armour",
                    Arm::Infantry => "infantry",
                };
                // Battlegroups of one kind share a name.
                let key = &t.counter(c.first).key;
                let name = if c.division { key } else { key.strip_suffix("-1").unwrap_or(key) };
                let suffix = ["", "-reduced", "-newer", "-newer-reduced"][counter * 2 + side];
                PieceKind::new(format!("{}{suffix}", c.key), format!("unit-{name}"), livery(c.nation), sign)
                    .label(c.label.clone())
                    .size(if c.division { "XX" } else { "III" })
                    .values(c.factors[counter][side])
            })
        })
        .collect()
}

/// The livery of a deck.
const fn deck_of(side: Side) -> &'static str {
    match side {
        Side::Axis => "axis",
        Side::Allied => "allies",
    }
}

fn cards(t: &Theatre) -> Vec<CardKind> {
    let deck = |side: Side| (1..=CARDS).map(move |number| CardId { side, number });
    Side::BOTH
        .into_iter()
        .flat_map(deck)
        .map(|card| {
            let spec = t.card(card);
            let key = spec.key.to_lowercase();
            let mut kind = CardKind::new(&spec.key, format!("card-{key}"), deck_of(card.side))
                .line(format!("card-{key}-text"), Some(crate::cards::rule(card)))
                .value("card-ops", spec.ops.into());
            for (record, points) in Record::ALL.into_iter().zip(spec.points).filter(|(_, n)| *n > 0) {
                kind = kind.value(format!("record-{}", record.word()), points.into());
            }
            kind
        })
        .collect()
}

/// What never changes on the screen.
pub fn board(t: &Theatre, data: &Data) -> Board {
    let art = data.map.art;
    let mut board = Board::new((art.width, art.height)).seats(Side::BOTH.map(Side::word));
    board.shape = Shape::Points;
    for ground in &t.spaces {
        let mut place = BoardPlace::new(&ground.key, format!("space-{}", ground.key), tenths(ground.xy));
        if ground.star {
            place = place.symbol("star");
        }
        if ground.vp {
            place = place.symbol("vp");
        }
        if ground.port {
            place = place.symbol("port");
        }
        if ground.fort > 0 {
            place = place.symbol("fort");
        }
        if ground.terrain != Terrain::Clear {
            place = place.symbol(ground.terrain.word());
        }
        board.places.push(place);
    }
    for (key, _) in BOXES {
        let found = data.map.boxes.list.iter().find(|b| b.id.get_ref() == key);
        let [left, top, right, bottom] = found.map_or([0.0; 4], |b| b.rect);
        board.places.push(BoardPlace::boxed(key, format!("box-{key}"), (left, top), (right, bottom)));
    }
    for line in &t.lines {
        let [from, to] = line.ends.map(u16::from);
        let mut link = Link::new(from, to, if line.limit.is_some() { "dashed" } else { "line" });
        link.bends.extend(line.by.map(tenths));
        board.links.push(link);
    }
    board.kinds = kinds(t);
    board.cards = cards(t);
    board.sequence = super::sequence::sequence();
    board.charts = super::charts::charts(t);
    board.looks = super::looks::looks();
    board
}
