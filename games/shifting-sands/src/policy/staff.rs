//! The staff's map: what spaces are worth, where strength lies, which way the goals are.

use arrayvec::ArrayVec;

use crate::action::{Space, Spaces, UnitId};
use crate::look::Look;
use crate::pieces::{Event, Region, Side};
use crate::state::SPACES;
use crate::steps::dues;
use crate::supply::{Profile, Supplied, ground};

/// How much of a goal's pull is left a space further on.
const FADING: f32 = 0.8;
/// How much of a force's menace is left a space further on.
const RANGE: f32 = 0.65;
/// How far a force is feared: armour moves six spaces.
const STRIDES: usize = 6;
/// Combat factors that guard what loses the war, though nobody be near it.
const LAST_GUARD: f32 = 2.0;
/// What such a guard is worth.
const LAST_WORTH: f32 = 4.0;
/// What a victory point is worth more with every step nearer to an automatic victory, early and late in a turn.
const HASTE: [f32; 2] = [0.3, 0.8];
/// Points from an automatic victory of the enemy at which caution begins, and over which it becomes complete.
const WARY: (f32, f32) = (6.0, 4.0);
/// What it is worth to take a place, in the worth of the place.
const CAPTURED: f32 = 2.5;
/// Menace from which an empty place is one that the enemy strolls into.
const STROLL: f32 = 0.4;
/// How often pulls are handed on: the goals of a theatre lie no further apart.
const PASSES: usize = 24;

/// A position through the eyes of a staff.
pub struct Staff<'a> {
    pub look: Look<'a>,
    pub side: Side,
    /// Combat factors by side and space, forts aside.
    pub strength: [[u8; SPACES]; 2],
    /// What a space is worth to whoever holds it.
    pub worth: [f32; SPACES],
    /// How much the goals pull from a space.
    pub pull: [f32; SPACES],
    /// What the enemy could bring to bear on a space soon.
    pub menace: [f32; SPACES],
    /// Where enemies stand.
    pub enemies: Spaces,
    /// What the enemy must not take.
    pub vital: Spaces,
    /// What a victory point is worth now.
    pub stake: f32,
    /// How near the enemy is to an automatic victory, from 0 to 1.
    pub caution: f32,
    /// How much battles tempt: 1 is usual.
    pub dash: f32,
}

impl<'a> Staff<'a> {
    /// The map of a side.
    pub fn new(look: Look<'a>, side: Side) -> Staff<'a> {
        let mut staff = Staff {
            look,
            side,
            strength: [[0; SPACES]; 2],
            worth: [0.0; SPACES],
            pull: [0.0; SPACES],
            menace: [0.0; SPACES],
            enemies: look.t.all.iter().filter(|at| look.enemy_in(side, *at)).collect(),
            vital: vital(look, side),
            stake: 1.0 + haste(look),
            caution: caution(look, side),
            dash: 1.0,
        };
        for of in Side::BOTH {
            for id in look.army(of).filter(|id| !look.inactive(*id)) {
                // A reduced battlegroup without a combat factor still holds a space.
                staff.strength[of as usize][usize::from(look.at(id))] += look.factors(id)[0].max(1);
            }
        }
        for at in look.t.all {
            staff.worth[usize::from(at)] = worth(look, at, staff.stake);
        }
        staff.spread_menace();
        staff.spread_pull();
        staff
    }

    fn near(&self, at: Space) -> &'a [Space] {
        &self.look.t.beside[self.side as usize][usize::from(at)]
    }

    /// Combat factors of the enemy in a space.
    pub fn enemy(&self, at: Space) -> u8 {
        self.strength[self.side.other() as usize][usize::from(at)]
    }

    /// Combat factors of one's own in a space.
    pub fn own(&self, at: Space) -> u8 {
        self.strength[self.side as usize][usize::from(at)]
    }

    /// Combat factors of the enemy beside a space.
    pub fn beside(&self, at: Space) -> u8 {
        self.near(at).iter().map(|o| self.enemy(*o)).sum()
    }

    fn spread_menace(&mut self) {
        for at in self.look.t.all {
            self.menace[usize::from(at)] = f32::from(self.enemy(at));
        }
        for _ in 0..STRIDES {
            let last = self.menace;
            for at in self.look.t.all {
                // Nobody passes through a garrison.
                let open = self.near(at).iter().filter(|o| self.own(**o) == 0);
                let most = open.map(|o| last[usize::from(*o)] * RANGE).fold(0.0, f32::max);
                let menace = &mut self.menace[usize::from(at)];
                *menace = menace.max(most);
            }
        }
    }

    /// Goals are what the enemy holds, and what is held too weakly.
    fn spread_pull(&mut self) {
        let look = self.look;
        let profile =
            if self.side == Side::Axis { Profile::ItalianDivision } else { Profile::BritishDivision };
        let open = ground(look.t, look.s, profile);
        for at in open {
            let i = usize::from(at);
            self.pull[i] = if look.controls(self.side, at) {
                self.worth[i] * 1.2 * self.weakness(at)
            } else if self.home(at) {
                self.worth[i]
            } else {
                self.worth[i] * (1.0 - self.caution)
            };
        }
        let spaces: ArrayVec<Space, SPACES> = open.iter().collect();
        for pass in 0..PASSES {
            let mut still = true;
            let mut hand_on = |at: Space| {
                let near = self.near(at).iter().filter(|o| open.contains(**o));
                let most = near.map(|o| self.pull[usize::from(*o)] * FADING).fold(0.0, f32::max);
                if most > self.pull[usize::from(at)] + 1e-4 {
                    self.pull[usize::from(at)] = most;
                    still = false;
                }
            };
            // To and fro, so that pulls travel far in a pass.
            if pass % 2 == 0 {
                spaces.iter().copied().for_each(&mut hand_on);
            } else {
                spaces.iter().rev().copied().for_each(&mut hand_on);
            }
            if still {
                break;
            }
        }
    }

    /// Is a space on the side's own part of the map?
    fn home(&self, at: Space) -> bool {
        let (t, names) = (self.look.t, &self.look.t.at);
        let allied = matches!(t.ground(at).region, Region::Egypt | Region::Palestine | Region::Iraq)
            || [names.khartoum, names.berbera].contains(&at);
        allied == (self.side == Side::Allied)
    }

    /// How far a space is from being held, from 0 to 1.
    fn weakness(&self, at: Space) -> f32 {
        let held = f32::from(self.own(at) + self.look.fort(at));
        ((self.menace[usize::from(at)] - held) / 4.0).clamp(0.0, 1.0)
    }

    /// How good it is that a unit stands in a space, if others of its side with so many factors stand there.
    pub fn post(&self, id: UnitId, at: Space, others: u8) -> f32 {
        let (look, i) = (self.look, usize::from(at));
        let mine = f32::from(look.factors(id)[0].max(1));
        let (others, menace) = (f32::from(others + look.fort(at)), self.menace[i]);
        // What one more unit adds to the guard of the space.
        let guard = |need: f32| ((others + mine) / need).min(1.0) - (others / need).min(1.0);
        let mut good = self.pull[i] * (0.98 + (0.42 - 0.4 * self.caution) * mine);
        if menace > 0.0 {
            good += self.worth[i] * 2.0 * guard(menace);
        }
        if self.vital.contains(at) {
            good += LAST_WORTH * guard(LAST_GUARD);
        }
        if others == 0.0 && look.t.vp.contains(at) {
            // Nobody strolls into a place that is garrisoned.
            good += 0.4 * self.worth[i];
            if menace > STROLL && look.controls(self.side, at) {
                // Whoever goes gives away what he may gain elsewhere.
                good += CAPTURED * self.caution * self.worth[i];
            }
        }
        let odds = f32::from(self.beside(at)) / (others + mine).max(1.0);
        if odds > 1.0 && !look.t.rough.contains(at) {
            good -= 0.12 * mine * (odds - 1.0).min(2.0);
        }
        good + self.supply(id, at)
    }

    /// What supply in a space is worth.
    fn supply(&self, id: UnitId, at: Space) -> f32 {
        if !self.look.controls(self.side, at) {
            // It brings its line with it.
            return 0.0;
        }
        match self.look.supplied_at(id, at) {
            Supplied::Full => 0.1,
            Supplied::Limited => 0.0,
            Supplied::Out => -1.5 - 0.3 * f32::from(self.look.s.round),
        }
    }

    /// What it is worth that a unit enters a space of the enemy's control: the less, the less it can hold it.
    pub fn capture(&self, id: UnitId, at: Space) -> f32 {
        if self.look.controls(self.side, at) {
            return 0.0;
        }
        let i = usize::from(at);
        let mine = f32::from(self.own(at) + self.look.factors(id)[0].max(1));
        let least = if self.last() { 1.0 } else { 1.0 - 0.9 * self.caution };
        let keeps = (mine / self.menace[i].max(0.1)).clamp(least, 1.0);
        0.08 + CAPTURED * keeps * self.worth[i]
    }

    /// Does the turn end with this action, before the enemy can answer?
    fn last(&self) -> bool {
        self.side == Side::Allied && self.look.s.round == self.look.t.limits.rounds
    }
}

/// What a side must hold, or the war ends with the turn (16.2/2, 16.3).
fn vital(look: Look, side: Side) -> Spaces {
    let at = &look.t.at;
    match side {
        Side::Axis if look.has(Event::Torch) => [at.tripoli, at.tunis].into_iter().collect(),
        Side::Axis => Spaces::single(at.tripoli),
        Side::Allied => [at.port_said, at.suez].into_iter().collect(),
    }
}

/// The victory points that the marker would show if the turn ended now.
fn expected(look: Look) -> i8 {
    look.s.vp + dues(look).iter().map(|(by, _)| by).sum::<i8>()
}

/// What a victory point is worth more, as the marker nears an automatic victory at the end of the turn (16.2/1, 16.3/1).
fn haste(look: Look) -> f32 {
    let limits = &look.t.limits;
    let vp = expected(look);
    let margin = (limits.axis_wins - vp).min(vp - limits.allies_win);
    let late = usize::from(look.s.round > limits.rounds / 2);
    HASTE[late] * f32::from((4 - margin).clamp(0, 4))
}

/// How near the enemy of a side is to an automatic victory by points, from 0 to 1 (16.2/1, 16.3/1).
fn caution(look: Look, side: Side) -> f32 {
    let limits = &look.t.limits;
    let vp = expected(look);
    let margin = match side {
        Side::Allied => limits.axis_wins - vp,
        Side::Axis => vp - limits.allies_win,
    };
    ((WARY.0 - f32::from(margin)) / WARY.1).clamp(0.0, 1.0)
}

/// What a space is worth to whoever holds it, in victory points or so.
fn worth(look: Look, at: Space, stake: f32) -> f32 {
    let (t, names) = (look.t, &look.t.at);
    let torch = look.has(Event::Torch);
    let base = if t.vp.contains(at) { stake } else { 0.02 };
    let region = t.ground(at).region;
    base + match at {
        // 16.2/2, 16.3: these decide the game.
        _ if at == names.port_said || at == names.suez => 1.6,
        _ if at == names.tripoli => 2.0,
        _ if at == names.tunis && torch => 2.0,
        _ if at == names.alexandria => 1.0,
        // 5.41: a point a turn for El Alamein.
        _ if at == names.el_alamein => 0.7,
        _ if at == names.tobruk => 0.5,
        _ if at == names.benghazi => 0.3,
        _ if at == names.addis_ababa => 0.5,
        _ if at == names.massawa => 0.3,
        // 5.41/3: a point a turn from Fall 1941 on, as long as any is the Axis's; Italians last in the mountains.
        _ if region == Region::EastAfrica && t.mountains.contains(at) => 0.15,
        _ if region == Region::EastAfrica => 0.12,
        _ => 0.0,
    }
}
