//! Pieces: equal units that stand together are one, with a count.

use sandtable_core::Piece;

use super::board::{Box, LINE_KIND, SEA_INDEX, marker_kind, ship_kind};
use crate::action::Who;
use crate::look::Look;
use crate::pieces::{
    Arm, CONVOY, DROPPED, GONE, Hull, POOL, Place, SEA, Ship, Side, TRAY, is_area, piece, place_index,
};
use crate::state::{Unit, flag};
use crate::steps::Step;

/// Equal units in one place.
#[derive(Clone, Debug)]
pub struct Group {
    /// Its key: what a player sees of it, so that it is the same from scene to scene.
    pub key: String,
    /// Whose.
    pub side: Side,
    /// How actions name it.
    pub who: Who,
    /// The first unit's index.
    pub first: usize,
    /// How many.
    pub count: u8,
}

/// All groups, the Allies first, places in order within an arm.
pub fn groups(look: Look) -> Vec<Group> {
    let mut groups = Vec::new();
    for side in Side::BOTH {
        for arm in Arm::ALL {
            for (who, first) in look.unlike(side, arm) {
                let unit = look.s.units[first];
                let count = look.t.range(side, arm).filter(|i| look.s.units[*i] == unit).count() as u8;
                groups.push(Group { key: unit_key(look, side, arm, unit), side, who, first, count });
            }
        }
    }
    groups
}

/// The key of a unit: `allies-cube-18`, followed by what sets it apart from its fellows.
pub fn unit_key(look: Look, side: Side, arm: Arm, unit: Unit) -> String {
    let mut key = format!("{}-{}-{}", side.word(), arm.word(), place_word(unit.place));
    if arm.is_air() && is_area(unit.place) {
        key.push(look.t.spots[usize::from(unit.spot)].letter);
    }
    for (bit, word) in [
        (flag::USED, "used"),
        (flag::HELD, "held"),
        (flag::SHIPPED, "shipped"),
        (flag::FLOWN, "flown"),
        (flag::HAND, "hand"),
        (flag::FRESH, "fresh"),
        (flag::SUPPORT, "support"),
        (flag::FOUGHT, "fought"),
    ] {
        if unit.has(bit) {
            key += "-";
            key += word;
        }
    }
    if unit.duty != 0 {
        key += &format!("-for{:02}", unit.duty);
    }
    if unit.visited != 0 {
        key += &format!("-been{:x}", unit.visited);
    }
    key
}

fn place_word(place: Place) -> String {
    match place {
        POOL => "pool".into(),
        TRAY => "tray".into(),
        SEA => "sea".into(),
        CONVOY => "convoy".into(),
        DROPPED => "air".into(),
        GONE => "gone".into(),
        area => format!("{area:02}"),
    }
}

/// The key of a ship's piece.
pub fn ship_key(ship: Ship) -> String {
    format!("ship-{}", ship.word())
}

/// The key of a line's piece.
pub fn line_key(area: Place) -> String {
    format!("line-{area:02}")
}

/// The key of a side's event markers.
pub fn marker_key(side: Side) -> String {
    format!("marker-{}", side.word())
}

/// Where a unit is shown.
fn shown_at(side: Side, unit: Unit) -> u16 {
    match unit.place {
        POOL => Box::Pool(side).index(),
        TRAY => Box::Tray.index(),
        GONE => Box::Gone.index(),
        DROPPED => place_index(unit.duty),
        place => place_index(place),
    }
}

fn badges(look: Look, unit: Unit) -> [(bool, &'static str); 10] {
    let attacking = unit.duty != 0 && is_area(unit.place);
    // naval.transport/2: who has sailed sails no more; once nobody moves he is like all others.
    let moving = look.s.steps.iter().any(|step| matches!(step, Step::March { .. }));
    [
        (unit.has(flag::HAND), "in-hand"),
        (unit.has(flag::HELD), "held"),
        (unit.has(flag::SHIPPED) && moving, "shipped"),
        (unit.has(flag::FLOWN), "flown"),
        (unit.has(flag::FRESH), "fresh"),
        (unit.has(flag::SUPPORT), "supporting"),
        (attacking, "attacking"),
        (unit.place == SEA, "landing"),
        (unit.place == CONVOY, "convoy"),
        (unit.place == DROPPED, "dropped"),
    ]
}

/// Everything that lies on the board and beside it, in stack order.
pub fn pieces(look: Look) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = groups(look)
        .into_iter()
        .map(|g| {
            let unit = look.s.units[g.first];
            let at =
                (g.who.arm.is_air() && is_area(unit.place)).then(|| look.t.spots[usize::from(unit.spot)].at);
            Piece::new(g.key, piece(g.side, g.who.arm), shown_at(g.side, unit))
                .at(at)
                .count(g.count)
                .used(unit.used())
                .badges(badges(look, unit))
        })
        .collect();
    pieces.extend(
        look.s.lines.into_iter().map(|area| Piece::new(line_key(area), LINE_KIND, place_index(area))),
    );
    let spare = look.t.lines.saturating_sub(look.s.lines.len() as u8).saturating_sub(look.s.tray_lines);
    for (key, place, count) in
        [("line-tray", Box::Tray, look.s.tray_lines), ("line-pool", Box::Pool(Side::Axis), spare)]
    {
        if count > 0 {
            pieces.push(Piece::new(key, LINE_KIND, place.index()).count(count));
        }
    }
    for ship in Ship::ALL {
        let hull = look.s.ship(ship);
        let place = if hull == Hull::Gone { Box::Gone.index() } else { SEA_INDEX };
        pieces.push(Piece::new(ship_key(ship), ship_kind(ship), place).used(hull == Hull::Used));
    }
    for side in Side::BOTH {
        let left = look.s.markers[side as usize];
        if left > 0 {
            pieces
                .push(Piece::new(marker_key(side), marker_kind(side), Box::Events(side).index()).count(left));
        }
    }
    pieces
}
