//! What a title of the series does in its own way (intro.rules/1). A hook is here only if a rule of the ledger names it.

use std::fmt::Debug;

use sandtable_board::Bits;
use sandtable_core::{Fields, Flow, ON, Offers, Refusal, Seats, SetupError};
use smallvec::SmallVec;

use crate::action::{Action, Hex, UnitId};
use crate::air::{Hold, Sortie, WingId};
use crate::fields::{PAYERS, Payers};
use crate::look::Look;
use crate::pieces::{Job, Mobility, Side};
use crate::play::Play;
use crate::refusals;
use crate::spread::Spread;
use crate::steps::{PlayerStage, Segment};
use crate::theatre::{Counter, Theatre, Zone};

/// Something that a title lets players do.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    /// Its word in notation.
    pub word: &'static str,
    /// The message of its button.
    pub label: &'static str,
}

/// Something that a title asks a side in the middle of things: yes or no.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The window that it opens, for standing orders.
    pub window: &'static str,
    /// The message of its prompt.
    pub prompt: &'static str,
    /// The messages of the two buttons.
    pub answers: [&'static str; 2],
}

/// A title of the series.
pub trait Title: Debug + Send + Sync {
    /// How many words of its own it keeps in a position.
    fn words(&self) -> usize {
        0
    }

    /// What its words are at the start of a scenario.
    fn opening(&self, _: &mut [u64]) {}

    /// Its words as entries of a position, both ways.
    ///
    /// # Errors
    /// An entry that cannot be.
    fn entries(&self, _: &Theatre, _: &mut [u64], _: &mut Fields) -> Result<(), SetupError> {
        Ok(())
    }

    /// The map is laid out: what the title wants to keep at hand of it.
    fn settle(&mut self, _: &mut Theatre) {}

    /// The zones of the map that its rules name, in the order of [`Theatre::zones`].
    fn zones(&self) -> &'static [&'static str] {
        &[]
    }

    /// Those of these zones, by index, whose hexes hold a permanent hedgehog of level 1 at least.
    fn printed_works(&self) -> &'static [usize] {
        &[]
    }

    /// Hexsides over which nobody goes, attacks or is supplied now, whatever the map says.
    fn shut<'a>(&self, _: Look<'a>) -> Option<&'a Zone> {
        None
    }

    /// Why nobody goes over a hexside, where the title forbids it.
    fn bars(&self, _: Look, _: Mobility, _: Hex, _: Hex) -> Option<Refusal> {
        None
    }

    /// Quarter MP of a step of a side over a hexside, if the title has its own say there: none where there is no way.
    fn crossing(&self, _: Look, _: Side, _: Mobility, _: (Hex, usize)) -> Option<Option<u8>> {
        None
    }

    /// Tells all on which its say of ways depends, beside the weather and where enemies stand: what was found is kept for as
    /// long as this is the same. So everything that [`Title::shut`], [`Title::cuts`], [`Title::crossing`] and
    /// [`Title::spans`] look at must be told.
    fn passes(&self, _: Look, _: Side, _: &mut Passes) {}

    /// Adds the hexes where it has, for supply paths of a side.
    fn spans(&self, _: Look, _: Side, _: &mut Bits) {}

    /// Quarter MP of a step of a side where the title makes it dearer; none where it does not.
    fn slows(&self, _: Look, _: Side, _: Mobility, _: (Hex, usize)) -> Option<u8> {
        None
    }

    /// Do all trains of a side take twice as much of its Rail Cap (13.3a/2)?
    fn slows_trains(&self, _: Look, _: Side) -> bool {
        false
    }

    /// Is a railway cut between two hexes?
    fn cuts(&self, _: Look, _: Hex, _: Hex) -> bool {
        false
    }

    /// May engineers do a job, as far as the title goes (13.8d/1)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_work(&self, _: Look, _: UnitId, _: Job) -> Result<(), Refusal> {
        Ok(())
    }

    /// May anything of a side enter a hex, as far as the title goes?
    ///
    /// # Errors
    /// Why not, by rule.
    fn bounds(&self, _: Look, _: Hex) -> Result<(), Refusal> {
        Ok(())
    }

    /// Hexes that are stations for trains, whoever is there (13.3c/1).
    fn yards(&self) -> Option<&Bits> {
        None
    }

    /// Are a Breakdown and a unit of one kin (20.0g)?
    fn kin(&self, part: &Counter, of: &Counter) -> bool {
        part.nation == of.nation
    }

    /// Can a side use captured Transport Points of a kind, by index (9.14c/1)?
    fn keeps(&self, _: &Theatre, _: Side, _: u8) -> bool {
        true
    }

    /// May two units attack or fire together (9.1b, 10.0/1)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn together(&self, _: Look, _: UnitId, _: UnitId) -> Result<(), Refusal> {
        Ok(())
    }

    /// May two air units fly on one mission (14.2a/1)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn fly_together(&self, _: Look, _: WingId, _: WingId) -> Result<(), Refusal> {
        Ok(())
    }

    /// May an air unit fly on a mission of a kind to a hex, as far as the title goes?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_send(&self, _: Look, _: WingId, _: (Sortie, Hex)) -> Result<(), Refusal> {
        Ok(())
    }

    /// May a unit be taken on board for the mission under way, as far as the title goes (14.9c)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_lift(&self, _: Look, _: UnitId, _: Hold) -> Result<(), Refusal> {
        Ok(())
    }

    /// And supply?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_lift_supply(&self, _: Look, _: Hold) -> Result<(), Refusal> {
        Ok(())
    }

    /// Does an air unit carry twice as much at half its range (14.9e/C)?
    fn doubles(&self, _: Look, _: WingId) -> bool {
        true
    }

    /// What a side adds to its roll on the replacement table; none if it does not roll (13.5/1).
    fn replaces(&self, _: Look, _: Side) -> Option<i8> {
        Some(0)
    }

    /// The side that goes first in a turn by a rule of the title (2.3/2).
    fn first(&self, _: Look) -> Option<Side> {
        None
    }

    /// Two dice have fallen on a line of a side's replacement table, counted from that of 2 (13.5/1).
    fn rolled(&self, _: &mut Play, _: Side, _: usize) {}

    /// Does a lost unit return to a pile to be drawn again?
    fn returns(&self, _: &Counter) -> bool {
        false
    }

    /// A unit has failed its landing in a hex (14.10d/1).
    fn crashed(&self, _: &mut Play, _: UnitId, _: Hex) {}

    /// Does artillery of several steps fire and defend by the step: its whole Barrage Strength is that of all of them, its
    /// defence 1 for each (10.0e/B, 13.4b)?
    fn by_the_step(&self) -> bool {
        false
    }

    /// Does a unit spot for those who fire in the barrage at hand (10.0b/1)?
    fn spots(&self, _: Look, _: UnitId) -> bool {
        true
    }

    /// May an air unit arrive at a base, as far as the title goes (13.6/2)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_post(&self, _: Look, _: Side, _: Hex) -> Result<(), Refusal> {
        Ok(())
    }

    /// May an air unit use a base, as far as the title goes (14.1c)?
    fn may_base(&self, _: Look, _: WingId, _: Hex) -> bool {
        true
    }

    /// Is an air unit to come from a box of the title to a base now?
    fn deploys(&self, _: Look, _: WingId) -> bool {
        false
    }

    /// The schedule brings a Breakdown for which no counter is left (20.0g).
    fn lacks(&self, _: &mut Play, _: UnitId) {}

    /// May a unit be taken up to move, as far as the title goes (6.1)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_take(&self, _: Look, _: UnitId) -> Result<(), Refusal> {
        Ok(())
    }

    /// Why whoever of a side has come to a hex goes no further in the phase.
    fn holds_up(&self, _: Look, _: Side, _: Hex) -> Option<Refusal> {
        None
    }

    /// Does an HQ throw supply, as far as the title goes (12.3b)?
    fn throws(&self, _: Look, _: UnitId) -> bool {
        true
    }

    /// May a unit enter a hex, as far as the title goes?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_enter(&self, _: Look, _: UnitId, _: Hex) -> Result<(), Refusal> {
        Ok(())
    }

    /// A unit has come to a hex.
    fn entered(&self, _: &mut Play, _: UnitId, _: Hex) {}

    /// May somebody be asked about a unit that has come to a hex?
    fn heeds(&self, _: Hex) -> bool {
        false
    }

    /// May a mission be flown, as far as the title goes (14.1f)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_fly(&self, _: Look, _: Side, _: Sortie, _: Hex) -> Result<(), Refusal> {
        Ok(())
    }

    /// The range of an air unit now, in hexes (14.2d).
    fn air_range(&self, look: Look, wing: WingId) -> u16 {
        look.sheet(wing).range.into()
    }

    /// Has the player whose turn it is not a Reaction Phase now (7.0)?
    fn reacts(&self, _: Look) -> bool {
        true
    }

    /// Added to the surprise roll of the combat under way (9.8/1).
    fn surprise(&self, _: Look) -> i8 {
        0
    }

    /// How many aircraft a base refits in a phase, where the title has its own number (15.0b/A).
    fn refits(&self, _: Look, _: Hex) -> Option<u8> {
        None
    }

    /// May a unit be planned to drop in a turn, as far as the title goes (14.10b)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_plan(&self, _: Look, _: UnitId, _: u8) -> Result<(), Refusal> {
        Ok(())
    }

    /// May it be planned to drop there?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_drop(&self, _: Look, _: UnitId, _: Hex) -> Result<(), Refusal> {
        Ok(())
    }

    /// Adds to the supply sources of a side, or takes from them (12.6a).
    fn sources(&self, _: Look, _: Side, _: &mut Spread) {}

    /// Does a port of a side feed its units as if they ate off the map, each token of its capacity 2 RE (12.6c)?
    fn feeds(&self, _: Look, _: Side, _port: Hex) -> bool {
        false
    }

    /// May a side's shipping use a port, as far as the title goes (19.0f)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_ship(&self, _: Look, _: Side, _port: Hex) -> Result<(), Refusal> {
        Ok(())
    }

    /// Do units of a side go by shipping to and from a box beside the map, as if it were a port of any size (19.0f)?
    fn moors(&self, _: Look, _: Side, _box: Hex) -> bool {
        false
    }

    /// Closes hexes to the supply paths of a side, beside those of the enemy and his zones (12.3d/2).
    fn close(&self, _: Look, _: Side, _: &mut Bits) {}

    /// Does a hedgehog that a side holds protect it?
    fn shelters(&self, _: Look, _: Side, _: Hex) -> bool {
        true
    }

    /// The hedgehog that a title gives a side in a hex, whatever has been dug there (16.0).
    fn fort(&self, _: Look, _: Side, _: Hex) -> Option<u8> {
        None
    }

    /// May a side of the combat under way take its option as a retreat, as far as the title goes (9.10a)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_yield(&self, _: Look, _attacker: bool) -> Result<(), Refusal> {
        Ok(())
    }

    /// May a unit give the Action Rating of its side in the combat under way (9.6/1)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_lead(&self, _: Look, _attacker: bool, _: UnitId) -> Result<(), Refusal> {
        Ok(())
    }

    /// May a unit take the next loss of its hex, as far as the title goes (9.11c)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_lose(&self, _: Look, _: UnitId) -> Result<(), Refusal> {
        Ok(())
    }

    /// The counter that the enemy sees in the place of a unit that lies face down.
    fn face_down(&self, _: Look, _: UnitId) -> Option<UnitId> {
        None
    }

    /// Blanks what the enemy of a side may not know among the words of the title.
    fn blank(&self, _: &mut [u64], _: Side) {}

    /// May a side build or improve a hedgehog in a hex, as far as the title goes (16.0b)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_dig(&self, _: Look, _: Side, _: Hex) -> Result<(), Refusal> {
        Ok(())
    }

    /// May the hedgehog of a hex be reduced (16.0c)?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_raze(&self, _: Look, _: Hex) -> Result<(), Refusal> {
        Ok(())
    }

    /// The level of a hedgehog after its capture, and the rule of the title that changes it (9.14e).
    fn captured(&self, _: Look, _: Hex, level: u8) -> (u8, Option<&'static str>) {
        (level, None)
    }

    /// May the attackers of the combat under way exploit (9.13)?
    fn exploits(&self, _: Look) -> bool {
        true
    }

    /// Can a side rebuild in a hex without an HQ near (13.5a/1)?
    fn rebuilds_in(&self, _: Look, _: Side, _: Hex) -> bool {
        false
    }

    /// Where supply and Replacements of a side may come in: where the scenario says, else at the first free source, if the
    /// title has no more to say.
    fn entries_of(&self, look: Look, side: Side) -> Payers {
        usual_entries(look, side)
    }

    /// May so many of a side's SP, of those that are left to come, come in at a hex, as far as the title goes?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_deliver(&self, _: Look, _: Side, _: (Hex, u8), _left: u8) -> Result<(), Refusal> {
        Ok(())
    }

    /// They have come.
    fn delivered(&self, _: &mut Play, _: Side, _: (Hex, u8)) {}

    /// What players may do in movement segments beside the rules of the series.
    fn deeds(&self) -> &'static [Deed] {
        &[]
    }

    /// Offers deeds of a side that come to mind.
    ///
    /// # Errors
    /// None: it stops when nobody listens any more.
    fn each_deed(&self, _: Look, _: Side, _: Segment, _: Offers<Action>) -> Flow {
        ON
    }

    /// Is a deed a drop without aircraft? Then it is laid on like every other, and where it goes comes next.
    fn is_drop(&self, _: u8) -> bool {
        false
    }

    /// Offers the drops without aircraft that come to mind.
    ///
    /// # Errors
    /// None: it stops when nobody listens any more.
    fn each_drop(&self, _: Look, _: Side, _: Offers<Action>) -> Flow {
        ON
    }

    /// May a side do a deed in a hex?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_do(&self, _: Look, _: Side, _: Segment, _: (u8, Hex)) -> Result<(), Refusal> {
        Err(Refusal::new("2.1/3", refusals::NOT_NOW))
    }

    /// Does it.
    fn do_it(&self, _: &mut Play, _: Side, _: (u8, Hex)) {}

    /// May a side place a unit of a box off the map in a hex, in a movement segment?
    ///
    /// # Errors
    /// Why not, by rule.
    fn may_place(&self, look: Look, _: Side, _: Segment, (id, at): (UnitId, Hex)) -> Result<(), Refusal> {
        Err(crate::steps::not_now(look, Action::Place(id, at)))
    }

    /// It does.
    fn place(&self, _: &mut Play, _: UnitId, _: Hex) {}

    /// How good a deed or a placement is for a sensible player; to be done with all is 1.
    fn weigh(&self, _: Look, _: Side, _: Action) -> f32 {
        0.1
    }

    /// A part of the present player turn begins. Whoever lays steps on says so: it begins again after them.
    fn begins(&self, _: &mut Play, _: PlayerStage) -> bool {
        false
    }

    /// What it asks, in the middle of things.
    fn questions(&self) -> &'static [Question] {
        &[]
    }

    /// Looks after what has happened, before anybody is asked; gives a question that is due, with what it is about.
    fn attends(&self, _: &mut Play) -> Option<(u8, u16)> {
        None
    }

    /// Whom it asks.
    fn asks(&self, look: Look, _: (u8, u16)) -> Side {
        look.s.phasing
    }

    /// The answer.
    fn answered(&self, _: &mut Play, _: (u8, u16), _: bool) {}

    /// The hex that a question is about.
    fn asked_of(&self, _: Look, _: (u8, u16)) -> Hex {
        crate::state::NO_HEX
    }

    /// The system of supply of a nation in a scenario: those of a side have HQs of their own, and keep apart.
    fn system(&self, _scenario: &str, _nation: &str) -> u8 {
        0
    }

    /// The pool of dumps, transport and Replacements that a system draws upon.
    fn pool(&self, system: u8) -> u8 {
        system
    }

    /// The words of the pools after the first, for positions and data files.
    fn pools(&self) -> &'static [&'static str] {
        &[]
    }

    /// Why supply of one pool does not come to lie with that of another, or is not loaded by its transport.
    fn apart(&self) -> [Refusal; 2] {
        [Refusal::new("2.1/3", refusals::NOT_NOW); 2]
    }

    /// May an HQ serve a unit (13.1d/1)? One of a division serves its own, and independent units of its nation.
    fn serves(&self, look: Look, hq: UnitId, unit: UnitId) -> bool {
        let (hq, unit) = (look.counter(hq), look.counter(unit));
        !hq.divisional
            || hq.formation == unit.formation && hq.formation != 0
            || unit.independent() && unit.nation == hq.nation
    }

    /// Who has won, asked at the end of every turn; nobody wins a draw.
    fn ends(&self, look: Look) -> Option<Seats>;

    /// The message that says how one wins; it may use `$turns`.
    fn aims(&self) -> &'static str {
        "standing-wins"
    }

    /// The rule that ends the game.
    fn ended_by(&self) -> &'static str;
}

/// Where supply and Replacements of a side come in as a rule: where the scenario says, else at the first free source.
pub fn usual_entries(look: Look, side: Side) -> Payers {
    let listed = &look.t.entries[side as usize];
    let traced = |at: &Hex| look.traced(side, *at);
    let open = listed.iter().copied().filter(|at| crate::steps::is_free(look, side, *at) && traced(at));
    let open: Payers = open.take(PAYERS).collect();
    if !open.is_empty() {
        return open;
    }
    let sources = look.t.sources[side as usize].iter().copied();
    sources.filter(|at| crate::steps::is_free(look, side, *at)).take(1).collect()
}

/// What a title's say of ways depends on, in words of its own making.
pub type Passes = SmallVec<[u64; 16]>;

/// The drill: whoever holds more of the country's worth after the last turn wins.
#[derive(Debug)]
pub struct DrillTitle;

impl Title for DrillTitle {
    fn ends(&self, look: Look) -> Option<Seats> {
        if look.s.turn < look.t.turns {
            return None;
        }
        let worth = Side::BOTH.map(|side| look.worth(side));
        Some(match worth[0].cmp(&worth[1]) {
            std::cmp::Ordering::Greater => Seats::only(Side::Allied.seat()),
            std::cmp::Ordering::Less => Seats::only(Side::Axis.seat()),
            std::cmp::Ordering::Equal => Seats::NONE,
        })
    }

    fn ended_by(&self) -> &'static str {
        "drill/2"
    }
}
