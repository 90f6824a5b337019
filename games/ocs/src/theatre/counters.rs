//! Counters: what is printed on their two sides.

use crate::action::{Hex, UnitId};
use crate::data::{Data, FaceEntry, Rebuild, UnitEntry};
use crate::pieces::{Antitank, Category, Kind, Mobility, Posture, Side};

/// One side of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Combat Strength.
    pub strength: u8,
    /// In parentheses: in defence only (3.2b).
    pub defends: bool,
    /// Action Rating.
    pub ar: i8,
    /// Movement allowance.
    pub ma: u8,
    /// How it moves.
    pub by: Mobility,
    /// Barrage Strength; 0 for none.
    pub barrage: u8,
    /// Its range in hexes.
    pub range: u8,
    /// Throw range in MP; 0 for none.
    pub throw: u8,
}

/// A counter.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Its word in notation.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// The word of its name, where its arm does not say enough.
    pub called: Option<String>,
    /// Whose it is.
    pub side: Side,
    /// Its nation.
    pub nation: String,
    /// The first of the counters on which the same is printed, by number (13.9/1).
    pub like: UnitId,
    /// The system of supply of its nation.
    pub system: u8,
    /// Its multi-unit formation, by index plus one; 0 for none (3.1c).
    pub formation: u8,
    /// Which of its side's commanders moves it: his place among them, 0 for the chief.
    pub commander: u8,
    /// What it is for.
    pub kind: Kind,
    /// Its category.
    pub category: Category,
    /// How well it stops tanks.
    pub antitank: Antitank,
    /// Its size in quarters of an RE.
    pub re: u8,
    /// Its steps.
    pub steps: u8,
    /// Does its HQ serve its own division alone?
    pub divisional: bool,
    /// Has it the Para symbol (14.10a)?
    pub para: bool,
    /// Combat side and Move side.
    pub faces: [Face; 2],
    /// Is it coastal artillery (18.3g)?
    pub coastal: bool,
    /// Can it never be rebuilt (3.1d)?
    pub no_rebuild: bool,
    /// What it costs to rebuild.
    pub rebuild: Rebuild,
    /// The box of the title off the map in which it begins, or comes to be in a turn; 0 for the start.
    pub boxed: Option<(u8, u8)>,
    /// Where it may set up: the hex and how many hexes around.
    pub setup: Option<(Hex, u8)>,
    /// The hexes that this means, if it may choose.
    pub zone: Vec<Hex>,
    /// The turn and the hex of its arrival.
    pub arrives: Option<(u8, Hex)>,
    /// May its owner bring it in elsewhere, where the title lets it come (13.6/1)?
    pub open: bool,
    /// Steps that it lacks when it comes into play.
    pub lost: u8,
    /// How it stands at the start.
    pub posture: Posture,
    /// The turn in which it leaves the game.
    pub leaves: Option<u8>,
}

impl Counter {
    /// Is it neither part of a formation nor of several steps (3.2f)?
    pub const fn independent(&self) -> bool {
        self.formation == 0 && self.steps == 1
    }

    /// Is the same printed on both sides of another?
    pub(super) fn is_like(&self, other: &Counter) -> bool {
        let printed = |c: &Counter| (c.side, c.kind, c.category, c.antitank, c.re, c.steps, c.faces);
        printed(self) == printed(other) && self.nation == other.nation
    }
}

/// A kind of Transport Points.
#[derive(Clone, Debug)]
pub struct Transport {
    /// The range of its Extender in MP; 0 where it has none (12.7/2).
    pub extender: u8,
    /// Its word.
    pub key: String,
    /// Movement allowance.
    pub ma: u8,
    /// How it moves.
    pub by: Mobility,
    /// Does it float as well (18.4e)?
    pub amphibious: bool,
}

/// A counter of its line in the data.
pub(super) fn counter(data: &Data, unit: &UnitEntry, formations: &mut Vec<String>) -> Counter {
    // The data is checked: the template is there.
    let template = data.units.template(unit).unwrap_or(&data.units.template[0]);
    let formation = match unit.formation.as_str() {
        "" => 0,
        name => match formations.iter().position(|known| known == name) {
            Some(i) => i as u8 + 1,
            None => {
                formations.push(name.to_string());
                formations.len() as u8
            }
        },
    };
    let face = |entry: FaceEntry, moves: bool| Face {
        // 13.1c/1, 13.4b: what is not printed.
        strength: match (template.kind, moves) {
            (Kind::Hq, false) => 5,
            (Kind::Hq, true) | (Kind::Artillery, _) => 1,
            _ => entry.strength,
        },
        defends: entry.defends || matches!(template.kind, Kind::Hq | Kind::Artillery),
        ar: entry.ar,
        ma: entry.ma,
        by: entry.by,
        barrage: entry.barrage,
        range: entry.range,
        throw: entry.throw,
    };
    Counter {
        key: unit.key.get_ref().clone(),
        name: unit.name.clone(),
        called: template.called.clone(),
        side: unit.side,
        nation: unit.nation.clone(),
        like: 0,
        system: 0,
        formation,
        commander: 0,
        kind: template.kind,
        category: unit.category.unwrap_or(template.category),
        antitank: unit.at.unwrap_or(template.at),
        re: (unit.re(template) * 4.0) as u8,
        steps: unit.steps(template),
        divisional: template.divisional,
        para: unit.para.unwrap_or(template.para),
        faces: [
            face(unit.combat.over(template.combat), false),
            face(unit.moving.over(template.moving), true),
        ],
        coastal: template.coastal,
        no_rebuild: template.no_rebuild,
        rebuild: template.rebuild,
        boxed: None,
        setup: None,
        zone: Vec::new(),
        arrives: None,
        open: false,
        lost: 0,
        posture: Posture::Combat,
        leaves: None,
    }
}
