//! The quartermaster's desk: what searches for supply are made on. Every thread keeps some, so that the heap gives them
//! once and never again.

use std::cell::RefCell;
use std::sync::Arc;

use sandtable_board::Bits;

use crate::action::Hex;
use crate::fields::Lot;
use crate::pieces::{Kind, Mobility, Weather};
use crate::search::{Marks, Search};
use crate::theatre::Theatre;
use crate::title::Passes;

/// Most desks of a thread.
const DESKS: usize = 4;
/// Most maps that are laid out before anybody asks for them.
const MAPS: usize = 16;

thread_local! {
    static FREE: RefCell<Vec<Desk>> = const { RefCell::new(Vec::new()) };
}

/// Buffers for a map of so many hexes.
pub struct Desk {
    hexes: usize,
    /// A search.
    pub search: Search,
    /// What the last searches found.
    pub found: [Bits; 2],
    /// Hexes that are closed to a search of its own kind.
    pub marks: Marks,
    /// By side: hexes of the enemy or in his zones that are not negated, hexes with engineers, and the rivers there.
    pub ground: [Ways; 2],
    /// Sets of hexes that nobody uses.
    sets: Vec<Bits>,
    /// Numbers by hex that nobody uses.
    maps: Vec<Box<[u8]>>,
    /// Hexes or units in a row.
    lists: Vec<Vec<u16>>,
    /// Stores with what they serve.
    pub lots: Vec<Lot>,
}

/// What stands in the way of a side, and what helps it over rivers.
pub struct Ways {
    /// Are they those of the present position?
    pub known: bool,
    /// Hexes of the enemy, and those that the title closes.
    pub held: Bits,
    /// With them those in his zones that are not negated.
    pub barred: Bits,
    /// Both, as searches want them.
    pub closed: [Marks; 2],
    /// Hexes with engineers.
    pub sappers: Bits,
    /// Those of them and around them with a river.
    pub bridged: Bits,
    /// Hexes over whose sides the title has its own say.
    pub spans: Bits,
    /// Both: hexes whose steps do not all have their ordinary price.
    pub odd: Bits,
    /// What HQs were found to reach here.
    pub staffs: Staffs,
}

/// What HQs reach on some ground, kept for as long as the ground is the same: where an HQ stands, its mobility and its
/// throw, with the hexes that it draws upon and those that it throws to.
pub struct Staffs {
    /// The ground: theatre, weather, what the title's say of ways depends on, hexes of the enemy, hexes that are barred, hexes
    /// with engineers.
    of: Option<(Arc<()>, Weather, Passes)>,
    ground: [Bits; 3],
    /// Those that are known come first; behind them is room, and where none is left the oldest go.
    found: Vec<(Staff, [Bits; 2])>,
    known: usize,
    next: usize,
}

/// Where an HQ stands, how it goes and how far it throws.
pub type Staff = (Hex, Mobility, u8);

/// Makes a set like another of its size, where it is.
pub fn copy(old: &mut Bits, new: &Bits) {
    let words = new.words();
    old.refill(|i| words[i]);
}

impl Staffs {
    fn new(hexes: usize) -> Staffs {
        let ground = [(); 3].map(|()| Bits::new(hexes));
        Staffs { of: None, ground, found: Vec::new(), known: 0, next: 0 }
    }

    /// Forgets what was found on other ground.
    pub fn stand(&mut self, t: &Theatre, weather: Weather, passes: Passes, ground: [&Bits; 3]) {
        let theatre = self.of.as_ref().filter(|(seal, ..)| Arc::ptr_eq(seal, &t.seal));
        let alike = theatre.is_some_and(|(_, then, through)| *then == weather && *through == passes);
        if alike && self.ground.iter().eq(ground) {
            return;
        }
        if theatre.is_none() {
            // Each HQ of a side, and as many that have moved on.
            let hqs = t.counters.iter().filter(|counter| counter.kind == Kind::Hq).count();
            let set = || Bits::new(64 * ground[0].words().len());
            self.found.resize_with(hqs.max(1), || ((0, Mobility::Leg, 0), [set(), set()]));
        }
        self.forget();
        self.of = Some((t.seal.clone(), weather, passes));
        self.ground.iter_mut().zip(ground).for_each(|(old, new)| copy(old, new));
    }

    /// Forgets all.
    fn forget(&mut self) {
        (self.known, self.next) = (0, 0);
    }

    /// What was found for an HQ.
    pub fn get(&self, staff: Staff) -> Option<&[Bits; 2]> {
        self.found[..self.known].iter().find(|(known, _)| *known == staff).map(|(_, sets)| sets)
    }

    /// Keeps it.
    pub fn keep(&mut self, staff: Staff, sets: &[Bits; 2]) {
        let Some((key, room)) = self.found.get_mut(self.next) else { return };
        *key = staff;
        room.iter_mut().zip(sets).for_each(|(old, new)| copy(old, new));
        self.known = self.known.max(self.next + 1);
        self.next = (self.next + 1) % self.found.len();
    }
}

impl Desk {
    fn new(hexes: usize, search: Search) -> Desk {
        let set = || Bits::new(hexes);
        let ways = || Ways {
            known: false,
            held: set(),
            barred: set(),
            closed: [Marks::new(hexes), Marks::new(hexes)],
            sappers: set(),
            bridged: set(),
            spans: set(),
            odd: set(),
            staffs: Staffs::new(hexes),
        };
        Desk {
            hexes,
            search,
            found: [set(), set()],
            marks: Marks::new(hexes),
            ground: [ways(), ways()],
            sets: Vec::new(),
            maps: Vec::new(),
            lists: Vec::new(),
            lots: Vec::new(),
        }
    }

    /// One for a position.
    pub fn take(t: &Theatre) -> Desk {
        let hexes = t.ground.len();
        let free = FREE.with_borrow_mut(|free| {
            let fits = free.iter().rposition(|desk| desk.hexes == hexes)?;
            Some(free.swap_remove(fits))
        });
        let mut desk = free.unwrap_or_else(|| Desk::new(hexes, Search::new(hexes)));
        desk.ground.iter_mut().for_each(|ways| ways.known = false);
        desk
    }

    /// Lays out maps for a position that may ask for so many.
    pub fn stock(t: &Theatre, maps: usize) {
        let mut desk = Desk::take(t);
        while desk.maps.len() < maps.min(MAPS) {
            desk.maps.push(vec![0; desk.hexes].into());
        }
        desk.leave();
    }

    /// It is cleared for the next.
    pub fn leave(self) {
        // A thread that ends keeps nothing.
        let _ = FREE.try_with(|free| {
            if let Ok(mut free) = free.try_borrow_mut() {
                free.truncate(DESKS - 1);
                free.push(self);
            }
        });
    }

    /// A set of hexes without members.
    pub fn set(&mut self) -> Bits {
        let mut set = self.sets.pop().unwrap_or_else(|| Bits::new(self.hexes));
        set.clear();
        set
    }

    /// Numbers by hex, whatever they are.
    pub fn map(&mut self) -> Box<[u8]> {
        self.maps.pop().unwrap_or_else(|| vec![0; self.hexes].into())
    }

    /// An empty list.
    pub fn list(&mut self) -> Vec<u16> {
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        list
    }

    /// A set that is not needed any more.
    pub fn keep_set(&mut self, set: Bits) {
        self.sets.push(set);
    }

    /// Numbers that are not needed any more.
    pub fn keep_map(&mut self, map: Box<[u8]>) {
        self.maps.push(map);
    }

    /// A list that is not needed any more.
    pub fn keep_list(&mut self, list: Vec<u16>) {
        self.lists.push(list);
    }
}

impl Default for Desk {
    fn default() -> Desk {
        Desk::new(0, Search::default())
    }
}
