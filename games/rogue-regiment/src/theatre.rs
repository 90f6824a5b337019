//! What a mission at a level never changes.

use std::sync::OnceLock;

use sandtable_core::Named;

use crate::campaign::Next;
use crate::data::{Aim, AxisEntry, CarEntry, Card, Data, Limits, Page, TurretEntry, WeaponEntry};
use crate::ground::{Ground, Square, Zone};
use crate::pieces::{AxisKind, CarKind, Facing, ITEMS, Item, Level, Terrain, Weapon};
use crate::reach::Paths;
use crate::roads::Roads;
use crate::squares::Squares;
use crate::terms::Terms;

/// The deck of a Quick Start (gap.quick/1).
const RECRUIT: &str = "recruit";
/// The rounds of a PIAT (gap.metal/4).
const PIAT: u8 = 2;

/// An operator as he comes out of the box.
#[derive(Clone, Debug)]
pub struct Board {
    /// His key.
    pub key: String,
    /// His health.
    pub health: u8,
    /// What he has.
    pub items: [u8; ITEMS],
}

/// A mission laid out at a level.
#[derive(Clone, Debug)]
pub struct Theatre {
    /// The mission page with its ground.
    pub page: Page,
    /// The mission that comes after it in a campaign (campaign/1).
    pub next: Option<Next>,
    /// Those who may fall in a campaign, in the order of the box.
    pub men: Vec<String>,
    /// How hard it is.
    pub level: Level,
    /// Are ties decided by the box?
    pub auto: bool,
    /// Does somebody play the Axis?
    pub hunter: bool,
    /// Is it a Quick Start?
    pub quick: bool,
    /// Does a tank wait for the alarm?
    pub metal: bool,
    /// Are there dogs and flamethrowers?
    pub dogs: bool,
    /// The operators that take part.
    pub boards: Vec<Board>,
    /// The event cards of the set.
    pub cards: Vec<Card>,
    /// The cards of the mission's deck, as bits.
    pub deck: u64,
    /// Where the stealth marker starts.
    pub stealth: u8,
    /// The SMG tokens of the box.
    pub smg: u8,
    /// Limits of the rules.
    pub limits: Limits,
    /// The gun of a tank.
    pub turret: TurretEntry,
    /// Woods and rock.
    pub high: Squares,
    /// Water, rock and what lies beside the map.
    pub closed: Squares,
    /// What the steps of Axis infantry cost.
    pub paths: Paths,
    /// By kind, from the first search of such a vehicle on.
    roads: [OnceLock<Roads>; AxisKind::ALL.len()],
    axis: [AxisEntry; AxisKind::ALL.len()],
    weapons: [WeaponEntry; Weapon::ALL.len()],
    cars: [CarEntry; CarKind::ALL.len()],
}

impl Theatre {
    /// Lays a mission out.
    pub fn new(data: &Data, page: &Page, terms: &Terms) -> Theatre {
        // gap.quick/1
        let level = if terms.quick { Level::Easy } else { terms.level };
        let forces = &data.forces;
        let (a, w) = (&forces.axis, &forces.weapons);
        let knife = WeaponEntry { dice: 0, hits: 1, short: 1, long: 1, noise: 0, damage: 1 };
        // gap.dares/1
        let guest = terms.guest.as_ref().and_then(|(key, back)| {
            let i = forces.operator.iter().position(|o| o.key.get_ref() == key)?;
            Some((i as u8, *back))
        });
        let team = page.operators.iter().copied().chain(guest);
        let boards = team.map(|(i, back)| {
            let entry = &forces.operator[usize::from(i)];
            let mut items = [0; ITEMS];
            for word in if back { &entry.b } else { &entry.a } {
                let (name, count) = word.get_ref().split_once(' ').unwrap_or((word.get_ref(), "1"));
                if let (Some(item), Ok(count)) = (Item::named(name).ok(), count.parse()) {
                    items[item as usize] = count;
                }
            }
            if terms.metal && items[Item::Sten as usize] > 0 {
                // gap.metal/4
                items[Item::Sten as usize] = 0;
                items[Item::Piat as usize] = PIAT;
            }
            if terms.quick {
                // gap.quick/1
                let kept = [Item::Knife as usize, Item::Pistol as usize];
                items.iter_mut().enumerate().for_each(|(i, n)| *n *= u8::from(kept.contains(&i)));
            }
            Board { key: entry.key.get_ref().clone(), health: entry.health, items }
        });
        let mut boards: Vec<Board> = boards.filter(|b| !terms.absent.contains(&b.key)).collect();
        // campaign/2: the first who has it already or has a slot for it.
        if let Some(item) = terms.spoils.filter(|_| !terms.quick) {
            let slots = usize::from(forces.limits.slots);
            let room = |b: &&mut Board| b.items[item as usize] > 0 || slots_of(&b.items) < slots;
            if let Some(board) = boards.iter_mut().find(room) {
                board.items[item as usize] += 1;
            }
        }
        let deck = match level {
            _ if terms.quick && data.decks.contains_key(RECRUIT) => RECRUIT,
            Level::Hard => &page.hard_deck,
            _ => &page.deck,
        };
        let ground = &page.ground;
        let (mut high, mut closed) = (Squares::EMPTY, Squares::EMPTY);
        for at in 0..ground.len() as Square {
            if matches!(ground.ground(at), Terrain::Woods | Terrain::Rock) {
                high.put(at);
            }
            if ground.closed(at) || matches!(ground.zones[usize::from(at)], Zone::Edge(_)) {
                closed.put(at);
            }
        }
        Theatre {
            next: Next::of(data, page),
            men: forces.operator.iter().filter(|o| !o.guest).map(|o| o.key.get_ref().clone()).collect(),
            level,
            auto: terms.auto,
            hunter: terms.hunter,
            quick: terms.quick,
            metal: terms.metal,
            dogs: terms.dogs,
            boards,
            cards: data.cards.clone(),
            deck: data.decks[deck].iter().fold(0, |set, card| set | 1 << card),
            stealth: page.stealth.of(level),
            smg: forces.tokens.smg,
            limits: forces.limits.clone(),
            turret: a.turret,
            high,
            closed,
            paths: Paths::new(ground, &closed),
            roads: Default::default(),
            axis: [
                a.rifle,
                a.smg,
                a.handler,
                a.dog,
                a.flamethrower,
                a.officer,
                a.mortar,
                a.motorbike,
                a.half_track,
                a.kubelwagen,
                a.truck,
                a.panzer,
            ],
            weapons: [
                knife, w.pistol, w.sten, w.sniper, w.harpoon, w.piat, w.vickers, w.grenade, w.mine, w.bomb,
                w.drum,
            ],
            cars: [forces.vehicles.jeep, forces.vehicles.truck, forces.vehicles.boat],
            page: page.clone(),
        }
    }

    /// The board.
    pub fn ground(&self) -> &Ground {
        &self.page.ground
    }

    /// The values of a kind of Axis unit.
    pub const fn axis(&self, kind: AxisKind) -> &AxisEntry {
        &self.axis[kind as usize]
    }

    /// The movements of a kind of Axis vehicle.
    pub fn roads(&self, kind: AxisKind) -> &Roads {
        self.roads[kind as usize].get_or_init(|| Roads::new(self.ground(), self.axis(kind).length))
    }

    /// The values of a weapon.
    pub const fn weapon(&self, weapon: Weapon) -> &WeaponEntry {
        &self.weapons[weapon as usize]
    }

    /// The values of a vehicle of the operators.
    pub const fn car(&self, kind: CarKind) -> &CarEntry {
        &self.cars[kind as usize]
    }

    /// How many operators take part.
    pub fn operators(&self) -> u8 {
        self.boards.len() as u8
    }

    /// What has to be done at this level.
    pub fn wins(&self) -> impl Iterator<Item = Aim> {
        let counts = |level: &Option<Level>| level.is_none_or(|l| l == self.level);
        self.page.win.iter().filter(move |(level, _)| counts(level)).map(|(_, aim)| *aim)
    }

    /// The exit tile on which a square lies, if any.
    pub fn exit(&self, at: Square) -> bool {
        matches!(self.ground().zones.get(usize::from(at)), Some(Zone::Edge(n)) if self.page.exits[usize::from(*n)])
    }
}

/// The slots that items take on a board: items of a kind stack (comp.board/2).
pub fn slots_of(items: &[u8; ITEMS]) -> usize {
    items[Item::Grenade as usize..].iter().filter(|n| **n > 0).count()
}

/// The rectangle that a token covers: first and last column and row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// First column.
    pub left: i8,
    /// First row.
    pub top: i8,
    /// Last column.
    pub right: i8,
    /// Last row.
    pub bottom: i8,
}

impl Token {
    /// The token of a vehicle: two squares wide.
    pub const fn of(col: i8, row: i8, face: Facing, length: u8) -> Token {
        let along = length as i8 - 1;
        match face {
            Facing::North | Facing::South => {
                Token { left: col, top: row, right: col + 1, bottom: row + along }
            }
            Facing::East | Facing::West => Token { left: col, top: row, right: col + along, bottom: row + 1 },
        }
    }

    /// Does it cover a place?
    pub const fn covers(&self, (col, row): (i8, i8)) -> bool {
        col >= self.left && col <= self.right && row >= self.top && row <= self.bottom
    }

    /// The places that it covers.
    pub fn places(self) -> impl Iterator<Item = (i8, i8)> {
        (self.top..=self.bottom).flat_map(move |row| (self.left..=self.right).map(move |col| (col, row)))
    }

    /// How far a place is from its nearest square.
    pub fn distance(&self, (col, row): (i8, i8)) -> u8 {
        let gap = |at: i8, low: i8, high: i8| (low - at).max(at - high).max(0).unsigned_abs();
        gap(col, self.left, self.right).max(gap(row, self.top, self.bottom))
    }

    /// How far two tokens are apart.
    pub fn apart(&self, other: &Token) -> u8 {
        let gap = |a: i8, b: i8, c: i8, d: i8| (c - b).max(a - d).max(0).unsigned_abs();
        gap(self.left, self.right, other.left, other.right).max(gap(
            self.top,
            self.bottom,
            other.top,
            other.bottom,
        ))
    }
}
