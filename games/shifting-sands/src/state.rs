//! The position: flat, small, cheap to copy.

use arrayvec::ArrayVec;
use sandtable_core::{Derived, Outcome, RuleId, Seats};

use crate::action::{Space, Spaces, UnitId, Units};
use crate::pieces::{
    Bans, CardId, Classes, Events, Lies, Mission, Nations, PassingSet, Record, Regions, Side, Use,
};
use crate::steps::Step;
use crate::supply::Supply;

/// Most units.
pub const UNITS: usize = 192;
/// Most spaces.
pub const SPACES: usize = 144;
/// Cards of a deck (2.3).
pub const CARDS: u8 = 55;
/// No space.
pub const NOWHERE: Space = Space::MAX;

/// Boxes; all lie above the spaces.
pub mod off {
    use super::Space;
    /// The owner's reserve box.
    pub const RESERVE: Space = 200;
    /// The owner's rebuild box.
    pub const REBUILD: Space = 201;
    /// Permanently eliminated.
    pub const LOST: Space = 202;
    /// Not yet in play.
    pub const POOL: Space = 203;
}

/// Is this a space of the map?
pub const fn on_map(at: Space) -> bool {
    (at as usize) < SPACES
}

/// Bits of a unit's flags.
pub mod flag {
    /// On its reduced side.
    pub const REDUCED: u8 = 1;
    /// With its newer counter (7.54).
    pub const NEWER: u8 = 2;
    /// Has moved, redeployed or advanced in this action.
    pub const MOVED: u8 = 4;
    /// Has attacked in this action (11.14).
    pub const FOUGHT: u8 = 8;
    /// Has retreated in this action (11.57).
    pub const RETREATED: u8 = 16;
    /// Attacks in the battle under way.
    pub const ATTACKS: u8 = 32;
    /// Must retreat or relocate in the battle under way.
    pub const ROUTED: u8 = 64;
    /// Has still to lose a step to an overrun or an event.
    pub const DOOMED: u8 = 128;

    /// What does not outlast an action.
    pub const PASSING: u8 = MOVED | FOUGHT | RETREATED | ATTACKS | ROUTED | DOOMED;
}

/// A card: where it lies and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// Where it lies.
    pub lies: Lies,
    /// Do all know that it lies there?
    pub open: bool,
    /// Has the opponent seen it there, unknown to its owner?
    pub seen: bool,
}

/// How many cards a side has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Piles {
    /// In the draw pile.
    pub deck: u8,
    /// In hand.
    pub hand: u8,
    /// In the discard pile.
    pub discard: u8,
}

sandtable_core::named! {
    /// How a flank attempt went (11.33).
    pub enum Flank {
        /// Not tried.
        None = "none",
        /// The attacker fires first.
        Won = "won",
        /// The defender fires first.
        Lost = "lost",
    }
}

/// The battle under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    /// The attacked space.
    pub target: Space,
    /// The spaces from which it is attacked (11.32, 11.54).
    pub from: Spaces,
    /// The flank attempt.
    pub flank: Flank,
    /// Does Rommel take part?
    pub rommel: bool,
    /// Does the bonus of the card in play count?
    pub bonus: bool,
    /// Was it opened by a landing, without a marker (card A31)?
    pub landing: bool,
    /// Combat cards used, by side and number.
    pub cards: [u64; 2],
    /// Loss numbers, that of the attacker first.
    pub numbers: [u8; 2],
    /// Who has fired.
    pub fired: [bool; 2],
    /// Was the attacker's result bold?
    pub bold: bool,
    /// Is a force out of supply (13.11)? The attacker's first.
    pub out: [bool; 2],
    /// Was a German unit among the defenders at the start (11.473)?
    pub german: bool,
    /// How far the defenders retreat; 0 before that is known.
    pub length: u8,
    /// Were they overrun?
    pub overrun: bool,
    /// Have all of them left or died, so that an advance may follow?
    pub vacated: bool,
    /// Spaces that retreating units have left: that of the battle, and those that they passed (11.63).
    pub passed: Spaces,
}

impl Battle {
    /// No battle.
    pub const NONE: Battle = Battle {
        target: NOWHERE,
        from: Spaces::EMPTY,
        flank: Flank::None,
        rommel: false,
        bonus: false,
        landing: false,
        cards: [0; 2],
        numbers: [0; 2],
        fired: [false; 2],
        bold: false,
        out: [false; 2],
        german: false,
        length: 0,
        overrun: false,
        vacated: false,
        passed: Spaces::EMPTY,
    };

    /// Has a card been used in it?
    pub const fn used(&self, card: CardId) -> bool {
        self.cards[card.side as usize] >> card.number & 1 == 1
    }
}

/// The action under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deed {
    /// The card in play; none for an automatic operation.
    pub card: Option<CardId>,
    /// What it is played for.
    pub used: Option<Use>,
    /// Points left, for operations or redeployment.
    pub points: u8,
    /// Regions in which spaces may be activated.
    pub only: Regions,
    /// And a space besides.
    pub also: Space,
    /// Limited supply counts as full for these units (card convention 5),
    pub ease: Nations,
    /// there.
    pub ease_in: Regions,
    /// Added to flank rolls.
    pub flank: i8,
    /// The named target.
    pub named: Space,
    /// Has the one bonus of the card been used?
    pub bonus_used: bool,
    /// Has Rommel been declared?
    pub rommel_used: bool,
    /// Combat cards used in this action, by side and number (7.614).
    pub cards: [u64; 2],
    /// The mission that the LRDG is sent on.
    pub mission: Option<Mission>,
    /// Spaces where reinforcements marked T have arrived and that await a marker (10.53).
    pub arrivals: Spaces,
    /// May armour move on after combat (card X32)?
    pub dash: bool,
    /// Spaces with move markers.
    pub moves: Spaces,
    /// Spaces with attack markers.
    pub attacks: Spaces,
    /// Units there that were out of supply when they were activated (13.11/2).
    pub cut: Units,
}

impl Deed {
    /// Between two actions.
    pub const NONE: Deed = Deed {
        card: None,
        used: None,
        points: 0,
        only: Regions::ALL,
        also: NOWHERE,
        ease: Nations(0),
        ease_in: Regions(0),
        flank: 0,
        named: NOWHERE,
        bonus_used: false,
        rommel_used: false,
        cards: [0; 2],
        mission: None,
        arrivals: Spaces::EMPTY,
        dash: false,
        moves: Spaces::EMPTY,
        attacks: Spaces::EMPTY,
        cut: Units::EMPTY,
    };
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// Who has won.
    pub winner: Side,
    /// By an automatic victory (16.2, 16.3), or by points at the end?
    pub rule: &'static str,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Where every unit is.
    pub at: [Space; UNITS],
    /// Bits of [`flag`].
    pub flags: [u8; UNITS],
    /// Spaces under Axis control.
    pub axis: Spaces,
    /// The cards of both decks by number, from 1.
    pub cards: [[Card; CARDS as usize + 1]; 2],
    /// How many cards lie in the piles of each side: all may count them.
    pub piles: [Piles; 2],
    /// The turn, from 1.
    pub turn: u8,
    /// The action round, from 1; 0 outside the action phase.
    pub round: u8,
    /// Whose action it is.
    pub acting: Side,
    /// Victory points of the Axis.
    pub vp: i8,
    /// Replacement points recorded, in halves.
    pub points: [u8; Record::ALL.len()],
    /// Events that last.
    pub events: Events,
    /// What holds this turn.
    pub passing: PassingSet,
    /// Bans on Axis replacement cards.
    pub bans: Bans,
    /// Reinforcement classes played this turn, by side.
    pub classes: [Classes; 2],
    /// What each side did with its last action of this turn, if it was RD or RP (7.33, 7.43).
    pub last: [Option<Use>; 2],
    /// Places that the Axis has gained this turn.
    pub gained: Spaces,
    /// The action under way.
    pub deed: Deed,
    /// The battle under way.
    pub battle: Battle,
    /// Units about to arrive, the next one last.
    pub due: ArrayVec<UnitId, 8>,
    /// The sequence of play: the last is the present step.
    pub steps: ArrayVec<Step, 10>,
    /// How the game ended.
    pub over: Option<End>,
    /// Units by space and side.
    pub muster: Derived<Muster>,
    /// Supply, where it is up to date.
    pub supply: Derived<Supply>,
}

/// Units by space, those of each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Muster(pub [[u8; SPACES]; 2]);

impl Default for Muster {
    fn default() -> Muster {
        Muster([[0; SPACES]; 2])
    }
}

impl State {
    /// Is a flag of a unit set?
    pub const fn is(&self, unit: UnitId, flag: u8) -> bool {
        self.flags[unit as usize] & flag != 0
    }

    /// Units of a side in a space, inactive ones too.
    pub const fn count(&self, side: Side, at: Space) -> u8 {
        self.muster.0.0[side as usize][at as usize]
    }

    /// A card.
    pub const fn card(&self, card: CardId) -> Card {
        self.cards[card.side as usize][card.number as usize]
    }

    /// Cards of a side that lie somewhere.
    pub fn pile(&self, side: Side, lies: Lies) -> impl Iterator<Item = CardId> + '_ {
        (1..=CARDS).map(move |number| CardId { side, number }).filter(move |c| self.card(*c).lies == lies)
    }

    /// The present step.
    pub fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// For the table.
    pub fn outcome(&self) -> Option<Outcome> {
        self.over.map(|end| Outcome { winners: Seats::only(end.winner.seat()), rule: RuleId(end.rule) })
    }
}
