//! Forces: what stands in an area, counted for an estimate.

use sandtable_board::Set64;

use crate::look::Look;
use crate::pieces::{Arm, Place, Side, is_area};
use crate::policy::clash::Corps;
use crate::state::Unit;

/// Units of a side that fight together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Force {
    /// Cubes.
    pub cubes: u8,
    /// Tanks that can support.
    pub tanks: u8,
    /// Elites that can strike.
    pub elites: u8,
    /// Face-up paratroops.
    pub paratroops: u8,
    /// Land counters that show their used side.
    pub worn: u8,
    /// Aircraft on the ground.
    pub aircraft: u8,
    /// A line.
    pub line: bool,
}

impl Force {
    /// Counts a unit in.
    pub fn add(&mut self, arm: Arm, unit: Unit) {
        match arm {
            Arm::Cube => self.cubes += 1,
            arm if arm.is_air() => self.aircraft += 1,
            Arm::Partisans => {}
            _ if unit.used() => self.worn += 1,
            Arm::Elite => self.elites += 1,
            Arm::Paratroops => self.paratroops += 1,
            _ => self.tanks += 1,
        }
    }

    /// Both forces together.
    #[must_use]
    pub const fn with(self, other: Force) -> Force {
        Force {
            cubes: self.cubes + other.cubes,
            tanks: self.tanks + other.tanks,
            elites: self.elites + other.elites,
            paratroops: self.paratroops + other.paratroops,
            worn: self.worn + other.worn,
            aircraft: self.aircraft + other.aircraft,
            line: self.line || other.line,
        }
    }

    /// Land units.
    pub const fn land(self) -> u8 {
        self.cubes + self.tanks + self.elites + self.paratroops + self.worn
    }

    /// At most so many land units, counters first.
    #[must_use]
    pub fn most(mut self, mut room: u8) -> Force {
        for part in [&mut self.tanks, &mut self.elites, &mut self.paratroops, &mut self.worn, &mut self.cubes]
        {
            *part = (*part).min(room);
            room -= *part;
        }
        self
    }

    /// A number of cubes more, or fewer: then counters go when the cubes are out.
    #[must_use]
    pub fn changed(mut self, by: i8) -> Force {
        if by >= 0 {
            self.cubes += by as u8;
            return self;
        }
        let mut gone = by.unsigned_abs();
        for part in [&mut self.cubes, &mut self.worn, &mut self.tanks, &mut self.paratroops, &mut self.elites]
        {
            let less = (*part).min(gone);
            *part -= less;
            gone -= less;
        }
        self
    }

    /// The force as a battle sees it: on what ground, and with an aircraft above?
    pub fn corps(self, look: Look, target: Place, flies: bool) -> Corps {
        let land = self.land();
        let tank = self.tanks > 0 && !look.t.mountains.contains(target) && (land > 1 || self.line);
        let line = if self.line { 2 } else { 0 };
        let alone = u8::from(land == 0 && self.aircraft > 0);
        let dice = land - self.elites - u8::from(tank) + line + alone;
        // A counter is turned before it goes, an elite strikes or shields once, a line goes as one loss.
        let body =
            land + self.tanks + 2 * self.elites + self.paratroops + self.aircraft + u8::from(self.line);
        Corps {
            dice,
            spare: body.saturating_sub(dice),
            hit: look.t.hits.battle - u8::from(tank) - u8::from(flies),
            extra: 0,
            shelled: (0, 6),
        }
    }
}

/// The forces of a side by area.
pub fn forces(look: Look, side: Side) -> [Force; 32] {
    let mut all = [Force::default(); 32];
    for arm in Arm::FIGHTING {
        for i in look.t.range(side, arm) {
            let unit = look.s.units[i];
            if is_area(unit.place) {
                all[usize::from(unit.place)].add(arm, unit);
            }
        }
    }
    if side == Side::Axis {
        for area in look.s.lines {
            all[usize::from(area)].line = true;
        }
    }
    all
}

/// Ready aircraft of a side that could fly to an area now.
pub fn flyers(look: Look, side: Side, target: Place) -> usize {
    look.each(side, &Arm::AIR, |u| is_area(u.place) && !u.used())
        .filter(|(who, _)| look.mission(side, *who, target).is_ok())
        .count()
}

/// Areas that ready aircraft of a side can reach now.
pub fn cover(look: Look, side: Side) -> Set64 {
    look.each(side, &Arm::AIR, |u| is_area(u.place) && !u.used())
        .filter(|(who, _)| look.mission_left(who.at) && !look.strangled(side, who.at))
        .fold(Set64::EMPTY, |all, (_, i)| all | look.reach(side, look.s.units[i].spot))
}
