//! Fortified towns (2.2/9 to 2.2/19).

use ocs::{
    Counter, Hex, Look, Play, Pool, Side, Step, SupplyStage, Terrain, Theatre, UnitId, flag, hex_value, off,
};
use sandtable_core::{Playing, Refusal, Text};

use crate::bridges::Bridges;
use crate::notes::{SEEN, TOWNS};

/// The hedgehog of a marker by its strength (ledger gap off-map boxes, air entry points, markers).
const LEVELS: [u8; 6] = [0, 2, 2, 3, 3, 4];
/// SP that come with a marker (2.2/9).
const BONUS: u16 = 1;

const NO_RESULT: Refusal = Refusal::new("btr:2.2/9", "why-no-town-result");
const NO_TOWN: Refusal = Refusal::new("btr:2.2/9", "why-no-town-hex");
const CUT: Refusal = Refusal::new("btr:2.2/10", "why-town-cut");
const TAKEN: Refusal = Refusal::new("btr:2.2/10", "why-town-there");
const AS_IT_IS: Refusal = Refusal::new("btr:2.2/13", "why-town-level");
const NO_RETREAT: Refusal = Refusal::new("btr:2.2/14", "why-town-holds");
const NO_LEAD: Refusal = Refusal::new("btr:2.2/16", "why-town-leads");
const STAYS: Refusal = Refusal::new("btr:2.2/17", "why-town-keeps");
const LAST: Refusal = Refusal::new("btr:2.2/18", "why-town-last");

/// The markers of a scenario.
#[derive(Debug, Default)]
pub struct Towns {
    all: Vec<UnitId>,
    /// The counters that the enemy sees instead of those that lie face down.
    blanks: Vec<UnitId>,
}

fn called(counter: &Counter, word: &str) -> bool {
    counter.called.as_deref() == Some(word)
}

/// Is a counter a fortified town, of whichever face?
pub fn is_town(counter: &Counter) -> bool {
    called(counter, "fortified-town") || called(counter, "hidden-town")
}

/// The fortified town of a hex.
fn town(look: Look, at: Hex) -> Option<UnitId> {
    look.stack(Side::Axis, at).find(|id| is_town(look.counter(*id)))
}

impl Towns {
    /// Of a theatre.
    pub fn of(t: &Theatre) -> Towns {
        let those = |word: &str| t.ids().filter(|id| called(t.counter(*id), word)).collect();
        Towns { all: those("fortified-town"), blanks: those("hidden-town") }
    }

    /// Can there be any?
    fn none(&self) -> bool {
        self.all.is_empty()
    }

    /// The hedgehog of its hex, whatever is printed or was dug there (2.2/13).
    pub fn fort(&self, look: Look, side: Side, at: Hex) -> Option<u8> {
        if side == Side::Allied || self.none() {
            return None;
        }
        let strength = usize::from(look.counter(town(look, at)?).faces[0].strength);
        Some(LEVELS[strength.min(LEVELS.len() - 1)])
    }

    /// May a marker be drawn and placed in a hex (2.2/9, 2.2/10)?
    pub fn may_place(&self, look: Look, at: Hex, bridges: &Bridges) -> Result<(), Refusal> {
        NO_RESULT.unless(TOWNS.get(look) > 0 && self.pile(look).next().is_some())?;
        let kinds = [Terrain::MajorCity, Terrain::MinorCity, Terrain::Village];
        let place = look.t.place(at).filter(|(_, place)| look.t.on_map(at) && kinds.contains(&place.kind));
        let ours = place.is_some_and(|(place, _)| look.owner(place) == Side::Axis);
        NO_TOWN.unless(ours && !look.holds(Side::Allied, at))?;
        CUT.unless(look.traced(Side::Axis, at))?;
        TAKEN.when(town(look, at).is_some())?;
        bridges.may_dig(look, Side::Axis, at)
    }

    /// Markers that nobody has drawn.
    fn pile<'a>(&'a self, look: Look<'a>) -> impl Iterator<Item = UnitId> + 'a {
        self.all.iter().copied().filter(move |id| look.unit(*id).at == off::POOL)
    }

    /// One is drawn at random: it comes with 1 SP, and what was dug there is gone (2.2/11).
    pub fn place(&self, play: &mut Play, at: Hex) {
        TOWNS.set(play, TOWNS.get(play.look()) - 1);
        let pile: Vec<UnitId> = self.pile(play.look()).collect();
        let id = pile[usize::from(play.chance.draw(pile.len() as u16))];
        play.arrive(id, at, 0);
        play.turn(id, false);
        play.unmark_mode(id);
        play.mark(id, flag::ARRIVED, false);
        let i = self.all.iter().position(|other| *other == id).unwrap_or(0);
        SEEN.set(play, SEEN.get(play.look()) & !(1 << i));
        for work in play.s.hedgehogs.iter_mut().filter(|work| work.at == at) {
            *work = ocs::NO_HEDGEHOG;
        }
        play.pack();
        let tokens = BONUS * u16::from(play.t.costs.sp);
        if play.store(Pool::first(Side::Axis), at, tokens, false) {
            play.s.books[Side::Axis as usize].had += u32::from(tokens);
        }
        play.say("btr:2.2/9", || Text::new("log-town").with("hex", hex_value(at)));
    }

    /// 2.2/19: who has fought, was barraged or starves lies open.
    pub fn reveal(&self, play: &mut Play) {
        if self.none() {
            return;
        }
        let look = play.look();
        let starving = matches!(look.s.step(), Some(Step::Supply(SupplyStage::Attrition)));
        let mut seen = SEEN.get(look);
        for (i, id) in self.all.iter().enumerate() {
            let unit = look.unit(*id);
            let fights = look.s.struck.contains(unit.at) || unit.has(flag::FOUGHT | flag::ACTS);
            if unit.is_here() && (fights || starving && unit.has(flag::OOS)) {
                seen |= 1 << i;
            }
        }
        if seen != SEEN.get(look) {
            SEEN.set(play, seen);
            play.log.reveal();
        }
    }

    /// The counter that the enemy sees in the place of one that lies face down: they count by hexes.
    pub fn face_down(&self, look: Look, id: UnitId) -> Option<UnitId> {
        let seen = SEEN.get(look);
        let hidden = |i: usize| seen >> i & 1 == 0 && look.unit(self.all[i]).is_here();
        let own = self.all.iter().position(|other| *other == id).filter(|i| hidden(*i))?;
        let at = look.unit(self.all[own]).at;
        let before = (0..self.all.len()).filter(|i| hidden(*i) && look.unit(self.all[*i]).at < at).count();
        self.blanks.get(before).copied()
    }

    /// 2.2/14: may a side of the combat under way retreat?
    pub fn may_yield(&self, look: Look, attacker: bool) -> Result<(), Refusal> {
        let battle = look.s.battle;
        if self.none() || (battle.side == Side::Axis) != attacker {
            return Ok(());
        }
        let held = if attacker {
            let acts = |id: &UnitId| look.unit(*id).has(flag::ACTS);
            look.all(Side::Axis).filter(acts).any(|id| town(look, look.unit(id).at).is_some())
        } else {
            town(look, battle.target).is_some()
        };
        NO_RETREAT.when(held)
    }

    /// 2.2/16
    pub fn may_lead(&self, look: Look, attacker: bool, id: UnitId) -> Result<(), Refusal> {
        if self.none() || !is_town(look.counter(id)) {
            return Ok(());
        }
        let takes_part = |other: UnitId| {
            let unit = look.unit(other);
            if attacker { unit.has(flag::ACTS) } else { unit.at == look.s.battle.target }
        };
        NO_LEAD.when(look.all(Side::Axis).any(|other| other != id && takes_part(other)))
    }

    /// 2.2/18
    pub fn may_lose(&self, look: Look, id: UnitId) -> Result<(), Refusal> {
        if self.none() || !is_town(look.counter(id)) {
            return Ok(());
        }
        let attacks = look.s.battle.side == Side::Axis && look.t.on_map(look.s.battle.target);
        let dies = |other: UnitId| other != id && (!attacks || look.unit(other).has(flag::ACTS));
        LAST.when(look.stack(Side::Axis, look.unit(id).at).any(dies))
    }

    /// 2.2/17
    pub fn holds_up(&self, look: Look, side: Side, at: Hex) -> Option<Refusal> {
        let held = !self.none() && side == Side::Axis && town(look, at).is_some();
        held.then_some(STAYS)
    }

    /// 2.2/13
    pub fn may_dig(&self, look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
        AS_IT_IS.when(!self.none() && side == Side::Axis && town(look, at).is_some())
    }
}
