//! The arithmetic of a battle: strengths, tables, columns and modifiers (11.24 to 11.28).

use crate::action::UnitId;
use crate::cards::{Force, modifiers};
use crate::look::Look;
use crate::pieces::{Event, Nation, Region, Side};
use crate::state::{Flank, flag};
use crate::supply::Supplied;

/// The fire of a force, before the die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shot {
    /// The total of combat factors, the fort of the defender among them.
    pub strength: u8,
    /// Which table: 0 for divisions, 1 for battlegroups (11.27).
    pub table: usize,
    /// The column before shifts.
    pub column: i8,
    /// Columns shifted, to the right if positive.
    pub shift: i8,
    /// Added to the die.
    pub drm: i8,
}

/// A line of the arithmetic: what shifts or modifies, and by how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Part {
    pub rule: &'static str,
    pub what: &'static str,
    pub shift: i8,
    pub drm: i8,
}

impl Look<'_> {
    /// The fire of a force as the battle stands.
    pub fn shot(self, force: Force) -> Shot {
        let mut shot = Shot { strength: self.strength(force), ..Shot::default() };
        shot.table = usize::from(!self.force(force).any(|id| self.counter(id).division));
        shot.column = self.t.fire[shot.table].column(shot.strength);
        self.parts(force, &mut |part| {
            shot.shift += part.shift;
            shot.drm += part.drm;
        });
        shot
    }

    /// Combat factors of a force; the defender adds his fort (11.24).
    fn strength(self, force: Force) -> u8 {
        let units: u8 = self.force(force).map(|id| self.factors(id)[0]).sum();
        units + if force == Force::Defender { self.battle_fort() } else { 0 }
    }

    /// Everything that shifts or modifies the fire of a force.
    pub fn parts(self, force: Force, part: &mut dyn FnMut(Part)) {
        let mut add = |rule, what, shift, drm| {
            if shift != 0 || drm != 0 {
                part(Part { rule, what, shift, drm });
            }
        };
        let (battle, target) = (&self.s.battle, self.s.battle.target);
        let cards = modifiers(self, force);
        let side = self.side_of(force);
        let has = |nation: Nation| self.force(force).any(|id| self.t.nation(id) == nation);
        if force == Force::Attacker {
            let ground = if self.syrian_mountain() {
                self.t.terrain[crate::pieces::Terrain::Mountain as usize]
            } else {
                self.t.terrain[self.t.ground(target).terrain as usize]
            };
            add("11.27/2", "sum-terrain", -ground, 0);
            let tanks = |of: Force| self.force(of).any(|id: UnitId| self.armour(id));
            match (tanks(Force::Attacker), tanks(Force::Defender)) {
                (true, false) if !cards.no_armour_shift => add("11.271", "sum-armour", 1, 0),
                (false, true) => add("11.272", "sum-armour", -1, 0),
                _ => {}
            }
            if battle.rommel && !cards.no_rommel {
                match self.has(Event::Montgomery) {
                    true => add("11.274/5", "sum-rommel", 1, 0),
                    false => add("11.274/2", "sum-rommel", 2, 0),
                }
            }
            let nile = |id: UnitId| self.along_nile(self.at(id), target);
            if side == Side::Allied && self.force(force).any(nile) {
                add("11.263", "sum-nile", 0, -1);
            }
            let once = self.s.deed.card.and_then(|c| self.t.card(c).bonus.as_ref()).is_some_and(|b| b.once);
            if battle.bonus || !once && self.bonus_fits() {
                add("7.51/1", "sum-bonus", 0, 1);
            }
        }
        if battle.out[force as usize] {
            add("11.273", "sum-out-of-supply", -1, 0);
        }
        let balbo_lapses = self.t.options.balbo && self.t.ground(target).region == Region::EastAfrica;
        if has(Nation::It) && (!self.has(Event::Balbo) || balbo_lapses) {
            add("11.261", "sum-italians", 0, -1);
        }
        if has(Nation::Us) && !self.has(Event::Patton) {
            add("11.262", "sum-americans", 0, -1);
        }
        let alamein = self.t.at.el_alamein;
        let beside = self.t.near[0][usize::from(alamein)].with(alamein).contains(target);
        if force == Force::Defender && side == Side::Allied && beside && self.has(Event::Auchinleck) {
            add("cards.a21", "sum-auchinleck", 0, 1);
        }
        add("11.26", "sum-cards", cards.shift, cards.drm);
    }

    /// Which forces are out of supply (13.11): attackers as they were when activated; defenders, armour that joined the
    /// attackers and a landing as they are now.
    pub fn cut_forces(self) -> [bool; 2] {
        let out = |id: UnitId| self.supplied(id) == Supplied::Out;
        let activated = |id: UnitId| self.s.deed.attacks.contains(self.at(id)) && !self.s.is(id, flag::MOVED);
        let cut = |id: UnitId| if activated(id) { self.s.deed.cut.contains(id) } else { out(id) };
        [self.force(Force::Attacker).any(cut), self.force(Force::Defender).any(out)]
    }

    /// Who fires first; none if both fire together (11.34, cards A1, X20, X52).
    pub fn fires_first(self) -> Option<Force> {
        let cards = modifiers(self, Force::Attacker);
        match self.s.battle.flank {
            Flank::Won if !cards.unflank => Some(Force::Attacker),
            Flank::Lost => Some(Force::Defender),
            _ if cards.first => Some(Force::Defender),
            _ => None,
        }
    }

    /// Can the defenders be overrun at all (11.472, 14.3)?
    pub fn may_be_overrun(self) -> bool {
        self.t.ground(self.s.battle.target).fort == 0 && !self.battle_rough()
    }
}
