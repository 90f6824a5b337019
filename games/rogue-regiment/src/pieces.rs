//! The vocabulary: facings, ground, units, items.

use sandtable_core::named;

named! {
    /// Where a unit looks.
    pub enum Facing {
        /// Up the map.
        North = "N",
        /// To the right.
        East = "E",
        /// Down.
        South = "S",
        /// To the left.
        West = "W",
    }
}

impl Facing {
    /// The facing of a number, which wraps round.
    pub const fn of(n: u8) -> Facing {
        match n % 4 {
            0 => Facing::North,
            1 => Facing::East,
            2 => Facing::South,
            _ => Facing::West,
        }
    }

    /// After so many quarter turns clockwise.
    pub const fn turned(self, quarters: u8) -> Facing {
        Facing::of(self as u8 + quarters)
    }

    /// Quarter turns clockwise from this facing to another.
    pub const fn quarters_to(self, other: Facing) -> u8 {
        (other as u8 + 4 - self as u8) % 4
    }

    /// One square ahead: columns and rows.
    pub const fn ahead(self) -> (i8, i8) {
        match self {
            Facing::North => (0, -1),
            Facing::East => (1, 0),
            Facing::South => (0, 1),
            Facing::West => (-1, 0),
        }
    }

    /// How far an offset lies forward and to the right.
    pub const fn sees(self, dc: i8, dr: i8) -> (i8, i8) {
        match self {
            Facing::North => (-dr, dc),
            Facing::East => (dc, dr),
            Facing::South => (dr, -dc),
            Facing::West => (-dc, -dr),
        }
    }

    /// Is an offset within the quarter circle ahead? The diagonals belong to it.
    pub const fn covers(self, dc: i8, dr: i8) -> bool {
        let (forward, aside) = self.sees(dc, dr);
        forward >= 1 && aside.unsigned_abs() <= forward.unsigned_abs()
    }
}

named! {
    /// What a square is.
    pub enum Terrain {
        /// Open ground, road, floor.
        Normal = "normal",
        /// Water.
        Water = "water",
        /// Woods.
        Woods = "woods",
        /// Rock.
        Rock = "rock",
    }
}

named! {
    /// What stands on the side of a square.
    pub enum Side {
        /// Nothing.
        Open = "open",
        /// A low wall.
        LowWall = "low-wall",
        /// A hedge.
        Hedge = "hedge",
        /// Crates.
        Crates = "crates",
        /// A window.
        Window = "window",
        /// A door.
        Door = "door",
        /// The wall of a building.
        Wall = "wall",
        /// A high wall.
        HighWall = "high-wall",
        /// A high wall with a climbing point.
        Rungs = "rungs",
        /// A climbing point at the foot or the top of rock.
        Holds = "holds",
    }
}

named! {
    /// The colour of posts, routes and spawn tiles.
    pub enum Colour {
        /// Black.
        Black = "black",
        /// White.
        White = "white",
    }
}

named! {
    /// What an Axis unit is.
    pub enum AxisKind {
        /// Rifle infantry: sentries and patrols.
        Rifle = "rifle",
        /// SMG infantry: guards and reserves.
        Smg = "smg",
        /// A dog handler with his dog (gap.dogs/1).
        Handler = "handler",
        /// A dog off its leash (gap.dogs/3).
        Dog = "dog",
        /// A flamethrower team (gap.dogs/1).
        Flamer = "flamethrower",
        /// An officer.
        Officer = "officer",
        /// A mortar team.
        Mortar = "mortar",
        /// A motorbike.
        Motorbike = "motorbike",
        /// A half-track.
        HalfTrack = "half-track",
        /// A Kübelwagen.
        Kubelwagen = "kubelwagen",
        /// A truck.
        Truck = "truck",
        /// A Panzer IV (gap.metal/1).
        Panzer = "panzer",
    }
}

impl AxisKind {
    /// On foot?
    pub const fn infantry(self) -> bool {
        (self as u8) <= AxisKind::Mortar as u8
    }

    /// Does it walk the routes of patrols?
    pub const fn walks(self) -> bool {
        matches!(self, AxisKind::Rifle | AxisKind::Handler)
    }

    /// May he be killed with the knife (`action.knife/2`)?
    pub const fn stabbed(self) -> bool {
        (self as u8) <= AxisKind::Officer as u8
    }
}

named! {
    /// What an Axis unit is there for.
    pub enum Role {
        /// Stands on a post.
        Sentry = "sentry",
        /// Walks a route.
        Patrol = "patrol",
        /// Stands where the mission says.
        Guard = "guard",
        /// Comes from a spawn tile.
        Reserve = "reserve",
        /// Drives a line there and back.
        Rover = "rover",
        /// Drives a line and off the map.
        Convoy = "convoy",
        /// Leads a convoy.
        Scout = "scout",
        /// Waits beside the map for the alarm.
        Assault = "assault",
        /// Belongs to the hunter's team.
        Hunter = "hunter",
    }
}

named! {
    /// What an operator carries; the first five are equipment that is never used up.
    pub enum Item {
        /// A combat knife.
        Knife = "knife",
        /// A grappling hook.
        Hook = "hook",
        /// A camouflage net.
        Net = "net",
        /// Diving gear.
        Diving = "diving",
        /// An enemy uniform (gap.dares/2).
        Uniform = "uniform",
        /// A pistol.
        Pistol = "pistol",
        /// A Sten gun, by its ammunition.
        Sten = "sten",
        /// A sniper rifle, by its ammunition.
        Sniper = "sniper",
        /// A harpoon gun, by its ammunition.
        Harpoon = "harpoon",
        /// A PIAT, by its ammunition (gap.metal/4).
        Piat = "piat",
        /// Grenades.
        Grenade = "grenade",
        /// Traps.
        Trap = "trap",
        /// Mines.
        Mine = "mine",
        /// Lewes bombs.
        Bomb = "bomb",
        /// Medical kits.
        Medkit = "medkit",
        /// Rabbit's feet.
        Rabbit = "rabbit",
        /// Cigarettes.
        Cigarettes = "cigarettes",
        /// What the mission is about.
        Intelligence = "intelligence",
    }
}

/// How many kinds of item there are.
pub const ITEMS: usize = Item::ALL.len();

named! {
    /// What is fired or goes off.
    pub enum Weapon {
        /// The knife.
        Knife = "knife",
        /// The pistol.
        Pistol = "pistol",
        /// The Sten gun.
        Sten = "sten",
        /// The sniper rifle.
        Sniper = "sniper",
        /// The harpoon gun.
        Harpoon = "harpoon",
        /// The PIAT.
        Piat = "piat",
        /// The jeep's machine-gun.
        Vickers = "vickers",
        /// A grenade.
        Grenade = "grenade",
        /// A mine.
        Mine = "mine",
        /// A Lewes bomb.
        Bomb = "bomb",
        /// A fuel drum.
        Drum = "drum",
    }
}

impl Weapon {
    /// The item that it is fired from.
    pub const fn item(self) -> Option<Item> {
        match self {
            Weapon::Knife => Some(Item::Knife),
            Weapon::Pistol => Some(Item::Pistol),
            Weapon::Sten => Some(Item::Sten),
            Weapon::Sniper => Some(Item::Sniper),
            Weapon::Harpoon => Some(Item::Harpoon),
            Weapon::Piat => Some(Item::Piat),
            Weapon::Grenade => Some(Item::Grenade),
            Weapon::Mine => Some(Item::Mine),
            Weapon::Bomb => Some(Item::Bomb),
            Weapon::Vickers | Weapon::Drum => None,
        }
    }

    /// Do its hits spread over the neighbours of the target (`item.sten/3`, `vehicle.spray`)?
    pub const fn sprays(self) -> bool {
        matches!(self, Weapon::Sten | Weapon::Vickers)
    }

    /// Does its ammunition run out (`item.pistol/2`, `item.knife`)?
    pub const fn counted(self) -> bool {
        matches!(self, Weapon::Sten | Weapon::Sniper | Weapon::Harpoon | Weapon::Piat | Weapon::Grenade)
    }
}

named! {
    /// What an operator carries in his arms.
    pub enum Load {
        /// Nothing.
        Nothing = "nothing",
        /// A body.
        Body = "body",
        /// A fuel drum.
        Drum = "drum",
    }
}

named! {
    /// A vehicle of the operators.
    pub enum CarKind {
        /// The Willys Jeep.
        Jeep = "jeep",
        /// The truck.
        Truck = "truck",
        /// The rowing boat.
        Boat = "boat",
    }
}

named! {
    /// A special event card.
    pub enum Special {
        /// The convoy lines up.
        Convoy = "convoy",
        /// The target leaves.
        Departure = "departure",
        /// A mortar team comes.
        Mortar = "mortar",
        /// A motorbike comes.
        Motorbike = "motorbike",
        /// A half-track comes.
        HalfTrack = "half-track",
        /// A flare goes up.
        Flare = "flare",
        /// A Panzer IV comes (gap.metal/1).
        Panzer = "panzer",
    }
}

named! {
    /// How hard a mission is.
    pub enum Level {
        /// Easy.
        Easy = "easy",
        /// Normal.
        Normal = "normal",
        /// Hard.
        Hard = "hard",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_a_quarter_circle_with_its_diagonals() {
        let seen = |facing: Facing| {
            let mut count = 0;
            for dr in -8..=8 {
                for dc in -8..=8 {
                    count += u32::from(facing.covers(dc, dr));
                }
            }
            count
        };
        assert!(Facing::ALL.into_iter().all(|f| seen(f) == 80));
        assert!(Facing::East.covers(3, 3) && Facing::East.covers(3, -3) && !Facing::East.covers(3, 4));
        assert!(Facing::North.covers(0, -1) && Facing::West.covers(-2, 1) && Facing::South.covers(-1, 1));
    }
}
