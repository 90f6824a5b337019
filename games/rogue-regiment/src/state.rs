//! The position: flat, small, cheap to copy.

use arrayvec::ArrayVec;
use sandtable_core::{Derived, Outcome, RuleId, Seats, named};

use crate::action::{Friend, Unit};
use crate::data::most;
use crate::ground::{NOWHERE, Square};
use crate::pieces::{AxisKind, CarKind, Colour, Facing, ITEMS, Item, Load, Role, Special, Weapon};
use crate::squares::Squares;
use crate::steps::Step;

/// Most Axis infantry at a time.
pub const INFANTRY: usize = 52;
/// Most Axis units at a time; vehicles come after the infantry.
pub const UNITS: usize = INFANTRY + most::VEHICLES;
/// Most friends.
pub const FRIENDS: usize = most::FRIENDS;
/// Most vehicles of the operators.
pub const CARS: usize = 3;
/// Nobody.
pub const NOBODY: u8 = u8::MAX;

/// Bits of an Axis unit.
pub mod flag {
    /// In play.
    pub const HERE: u16 = 1;
    /// Alerted.
    pub const ALERTED: u16 = 2;
    /// Smoking.
    pub const SMOKING: u16 = 4;
    /// Has moved, turned or attacked in this phase.
    pub const DONE: u16 = 8;
    /// Walks its route, or drives its line, the other way.
    pub const BACKWARD: u16 = 16;
    /// A guard vehicle that has itself seen an operator; a sentry that has left its post.
    pub const ROUSED: u16 = 32;
    /// The target of the mission.
    pub const TARGET: u16 = 64;
    /// The target on his way out; a mortar team on its attacking side.
    pub const SET: u16 = 128;
    /// Waits beside the map.
    pub const OFF: u16 = 256;
}

/// An Axis unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Axis {
    /// Where it stands: infantry.
    pub at: Square,
    /// The north-western square of its token: vehicles.
    pub col: i8,
    /// Its row.
    pub row: i8,
    /// Where it looks.
    pub face: Facing,
    /// What it is.
    pub kind: AxisKind,
    /// What it is there for.
    pub role: Role,
    /// Bits of [`flag`].
    pub flags: u16,
    /// Health lost.
    pub wounds: u8,
    /// Its post or route.
    pub post: u8,
    /// Its place on the route, the line or the officer's path.
    pub step: u8,
}

impl Axis {
    /// Not in play.
    pub const NONE: Axis = Axis {
        at: NOWHERE,
        col: 0,
        row: 0,
        face: Facing::North,
        kind: AxisKind::Rifle,
        role: Role::Guard,
        flags: 0,
        wounds: 0,
        post: NOBODY,
        step: 0,
    };

    /// Is a flag set?
    pub const fn has(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }
}

/// Bits of a friend.
pub mod mood {
    /// Crouched.
    pub const CROUCHED: u16 = 1;
    /// Exposed.
    pub const EXPOSED: u16 = 2;
    /// In diving mode.
    pub const DIVING: u16 = 4;
    /// A prisoner.
    pub const BOUND: u16 = 8;
    /// Has finished his turn.
    pub const ACTED: u16 = 16;
    /// Has turned since his last paid action.
    pub const TURNED: u16 = 32;
    /// Has come to his square by Move or Sprint in this turn.
    pub const ARRIVED: u16 = 64;
    /// A Resistance unit.
    pub const RESISTANCE: u16 = 128;
    /// Is attacking (item.camo/1).
    pub const ATTACKING: u16 = 256;
    /// Has been on the map, and may leave.
    pub const FIELDED: u16 = 512;
    /// His uniform deceives nobody any more (gap.dares/3).
    pub const BLOWN: u16 = 1024;
}

/// What has become of a friend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// Takes no part.
    Absent,
    /// Not yet set up.
    Waiting,
    /// On the board.
    Here,
    /// In a seat of a vehicle.
    Aboard(u8),
    /// Has left through an exit.
    Out,
    /// Dead.
    Dead,
}

/// What an operator has marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Marked {
    /// Nothing.
    None,
    /// A unit.
    Unit(Unit),
    /// A square, for a grenade.
    Square(Square),
}

/// An operator or a Resistance unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Op {
    /// What has become of him.
    pub fate: Fate,
    /// Where he stands.
    pub at: Square,
    /// Where he looks.
    pub face: Facing,
    /// Health left.
    pub health: u8,
    /// Action points left.
    pub ap: u8,
    /// Bits of [`mood`].
    pub mood: u16,
    /// What he carries in his arms.
    pub load: Load,
    /// What he has.
    pub items: [u8; ITEMS],
    /// What he has marked.
    pub mark: Marked,
    /// Whom he aims at, with what.
    pub aim: Option<(Unit, Weapon)>,
    /// Axis units that have reacted to him in this phase.
    pub reacted: u64,
}

impl Op {
    /// Nobody.
    pub const NONE: Op = Op {
        fate: Fate::Absent,
        at: NOWHERE,
        face: Facing::North,
        health: 0,
        ap: 0,
        mood: 0,
        load: Load::Nothing,
        items: [0; ITEMS],
        mark: Marked::None,
        aim: None,
        reacted: 0,
    };

    /// Is a bit set?
    pub const fn is(&self, mood: u16) -> bool {
        self.mood & mood != 0
    }

    /// How many of an item he has.
    pub const fn count(&self, item: Item) -> u8 {
        self.items[item as usize]
    }

    /// Has he an item?
    pub const fn has(&self, item: Item) -> bool {
        self.count(item) > 0
    }

    /// Alive?
    pub const fn alive(&self) -> bool {
        matches!(self.fate, Fate::Waiting | Fate::Here | Fate::Aboard(_) | Fate::Out)
    }
}

/// A vehicle of the operators.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Car {
    /// What it is.
    pub kind: CarKind,
    /// In play?
    pub here: bool,
    /// Has it finished its turn?
    pub acted: bool,
    /// The north-western square of its token.
    pub col: i8,
    /// Its row.
    pub row: i8,
    /// Where it looks.
    pub face: Facing,
    /// Health left.
    pub health: u8,
    /// Actions left.
    pub ap: u8,
    /// Who sits where: the driver first, then front and rear gunner, then passengers.
    pub seats: [Friend; 6],
    /// Axis units that have reacted to it in this phase.
    pub reacted: u64,
}

impl Car {
    /// None.
    pub const NONE: Car = Car {
        kind: CarKind::Jeep,
        here: false,
        acted: false,
        col: 0,
        row: 0,
        face: Facing::North,
        health: 0,
        ap: 0,
        seats: [NOBODY; 6],
        reacted: 0,
    };

    /// Is anybody in it?
    pub fn manned(&self) -> bool {
        self.seats.iter().any(|s| *s != NOBODY)
    }
}

/// A Lewes bomb on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Bomb {
    /// Where.
    pub at: Square,
    /// Event cards until it goes off.
    pub fuse: u8,
}

/// An attack of an operator under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shot {
    /// Who attacks; [`NOBODY`] for a bomb or a mine.
    pub by: Friend,
    /// With what.
    pub weapon: Weapon,
    /// The target; [`NOBODY`] for a square.
    pub target: Unit,
    /// The square of the target, of the drum or of the template.
    pub at: Square,
    /// Where it was declared.
    pub from: Square,
    /// What is added to every die.
    pub bonus: i8,
    /// The dice.
    pub dice: [u8; 6],
    /// How many dice.
    pub count: u8,
    /// Damage still to be given.
    pub left: u8,
    /// Out of sight: a grenade scatters.
    pub scatters: bool,
    /// By mark?
    pub marked: bool,
    /// The seat of a gun; none on foot.
    pub gun: u8,
}

impl Shot {
    /// None.
    pub const NONE: Shot = Shot {
        by: NOBODY,
        weapon: Weapon::Knife,
        target: NOBODY,
        at: NOWHERE,
        from: NOWHERE,
        bonus: 0,
        dice: [0; 6],
        count: 0,
        left: 0,
        scatters: false,
        marked: false,
        gun: NOBODY,
    };
}

/// What an action of an operator or a vehicle has done so far, and who has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deed {
    /// Axis units that saw the one who acts.
    pub seen: u64,
    /// Axis units that saw somebody being killed.
    pub shocked: u64,
    /// Axis units that saw an assassination.
    pub stabbing: u64,
    /// Axis units that were alerted before the action.
    pub wary: u64,
    /// Axis units that were attacked.
    pub attacked: u64,
    /// The square from which they were.
    pub from: Square,
    /// By blind fire: he is exposed, but not seen (action.blind/2).
    pub blind: bool,
}

impl Deed {
    /// Nothing yet.
    pub const NONE: Deed =
        Deed { seen: 0, shocked: 0, stabbing: 0, wary: 0, attacked: 0, from: NOWHERE, blind: false };
}

/// Something that goes off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Blast {
    /// The centre of its template.
    pub at: Square,
    /// What it is.
    pub weapon: Weapon,
}

/// The event deck: the cards are drawn late, so none is known before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    /// Standard cards not yet drawn, by index.
    pub left: u64,
    /// Cards drawn from the first deck, special ones included, until no special one is left.
    pub drawn: u8,
    /// Special cards still in the deck, by place in the mission's list.
    pub specials: u8,
    /// The card in effect; none before the first.
    pub card: u8,
    /// The special card in effect, if it is one.
    pub special: Option<Special>,
    /// Special cards set aside for the first event phase of battle, as bits.
    pub aside: u8,
    /// The two cards of which the hunter chooses; [`NOBODY`] for none.
    pub hand: [u8; 2],
    /// Cards that he has put under the deck, in the order in which they come.
    pub under: [u8; 40],
    /// How many lie there.
    pub below: u8,
}

/// A card that its viewer does not know.
pub const HIDDEN_CARD: u8 = NOBODY - 1;

impl Deck {
    /// Standard cards that are left to draw.
    pub fn size(&self) -> u8 {
        let under = &self.under[..usize::from(self.below)];
        let known = |cards: &[u8]| cards.iter().filter(|c| **c < HIDDEN_CARD).count();
        // Cards that are not known are counted among the rest.
        (self.left.count_ones() as usize + known(under) + known(&self.hand)) as u8
    }

    /// Puts a card under the deck.
    pub const fn put_under(&mut self, card: u8) {
        self.under[self.below as usize] = card;
        self.below += 1;
    }

    /// Takes the first of the cards under the deck.
    pub fn take_under(&mut self) -> Option<u8> {
        let first = self.under[0];
        self.below = self.below.checked_sub(1)?;
        self.under.rotate_left(1);
        self.under[self.under.len() - 1] = NOBODY;
        Some(first)
    }
}

named! {
    /// How a mission ended.
    pub enum End {
        /// Won.
        Won = "won",
        /// All operators are dead.
        Dead = "dead",
        /// All living operators have left and something is undone.
        Undone = "undone",
        /// A condition of defeat holds.
        Lost = "lost",
        /// Day breaks.
        Dawn = "dawn",
    }
}

impl End {
    /// What the log and the table say.
    pub const fn message(self) -> &'static str {
        match self {
            End::Won => "over-won",
            End::Dead => "over-dead",
            End::Undone => "over-undone",
            End::Lost => "over-lost",
            End::Dawn => "over-dawn",
        }
    }

    /// The rule that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            End::Won => "end.win",
            End::Dead => "end.dead",
            End::Undone => "end.undone",
            End::Lost => "end.lost",
            End::Dawn => "end.dawn",
        }
    }
}

/// Most bodies on the map.
pub const BODIES: usize = 48;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The Axis units: infantry first, then vehicles.
    pub units: [Axis; UNITS],
    /// The operators, then the Resistance.
    pub friends: [Op; FRIENDS],
    /// The vehicles of the operators.
    pub cars: [Car; CARS],
    /// Bodies, in order of squares.
    pub bodies: ArrayVec<Square, BODIES>,
    /// Fuel drums.
    pub drums: ArrayVec<Square, { most::DRUMS }>,
    /// Traps, and whether they are used.
    pub traps: ArrayVec<(Square, bool), 8>,
    /// Mines.
    pub mines: ArrayVec<Square, 8>,
    /// Lewes bombs.
    pub bombs: ArrayVec<Bomb, 8>,
    /// Mission items on the map.
    pub items: ArrayVec<(Item, Square), { most::ITEMS }>,
    /// Templates that stay until the End Phase, by centre.
    pub fires: ArrayVec<Square, 16>,
    /// Health of the objectives.
    pub dumps: [u8; most::DUMPS],
    /// What is about to go off.
    pub blasts: ArrayVec<Blast, 24>,
    /// The turn, from 1.
    pub turn: u8,
    /// The space of the stealth marker.
    pub stealth: u8,
    /// Has the alarm sounded?
    pub battle: bool,
    /// The colour of the patrol token.
    pub token: Colour,
    /// Is the cigarette token in use?
    pub smoke: bool,
    /// Is a flare up?
    pub flare: bool,
    /// Is the convoy on its way?
    pub convoy: bool,
    /// Have the sentries left their posts for good?
    pub sentries_out: bool,
    /// The event deck.
    pub deck: Deck,
    /// Units that heard something behind them and have still to turn.
    pub turning: u64,
    /// The attack under way.
    pub shot: Shot,
    /// The action under way.
    pub deed: Deed,
    /// The sequence of play: the last is the present step.
    pub steps: ArrayVec<Step, 12>,
    /// How it ended.
    pub over: Option<End>,
    /// Who and what is in the way.
    pub cells: Derived<Cells>,
}

/// What the rest of a position says of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cells {
    /// Squares that hide what is behind them.
    pub high: Squares,
    /// Squares that hide what is low behind them.
    pub low: Squares,
    /// Squares with an operator, an Axis unit or a vehicle.
    pub held: Squares,
    /// Squares closed to infantry by an objective, a template or what they are.
    pub closed: Squares,
}

impl Default for Cells {
    fn default() -> Cells {
        Cells { high: Squares::EMPTY, low: Squares::EMPTY, held: Squares::EMPTY, closed: Squares::EMPTY }
    }
}

impl State {
    /// The present step.
    pub fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// A friend.
    pub fn friend(&self, id: Friend) -> &Op {
        &self.friends[usize::from(id)]
    }

    /// An Axis unit.
    pub fn unit(&self, id: Unit) -> &Axis {
        &self.units[usize::from(id)]
    }

    /// For the table.
    pub fn outcome(&self, operators: u8, hunter: Seats) -> Option<Outcome> {
        let end = self.over?;
        // hunter.win: whatever the operators do not win.
        let winners = if end == End::Won { Seats::first(operators) } else { hunter };
        Some(Outcome { winners, rule: RuleId(end.rule()) })
    }
}
