//! What a bot is, and the levels by which bots are called.

use std::fmt;
use std::str::FromStr;

use sandtable_core::{Chance, Policied, Policy, Rules, Seat, Seen, Temper, Text};
use thiserror::Error;

use crate::{Haste, Random, Recruit, Thinker, Thought};

/// An opponent: from what its seat may see, it chooses.
pub trait Bot<R: Rules>: Send {
    /// The choice of a seat that is asked; none if it has no legal action, which no game should let happen.
    /// `chance` is the bot's own: the game's dice are not touched.
    fn choose(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action>;

    /// How much it wants to act now, where any of several may: the weight of what it would choose. Nothing is chosen yet.
    fn urge(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> f32;

    /// What it is about to do, in words, if it follows a plan.
    fn intends(&self, _rules: &R, _seen: &Seen<R>, _seat: Seat) -> Option<Text> {
        None
    }

    /// An action that the game's own policy wanted though it is illegal: a bug of the policy. The bot has
    /// chosen something else; whoever tests the game takes it for a fault.
    fn bug(&mut self) -> Option<R::Action> {
        None
    }
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal choice: no opponent, but a test of the rules.
    Random,
    /// Sensible and forgiving: of what the game's policy thinks worth doing it often takes a lesser thing.
    Recruit,
    /// The game's own preferences.
    Regular,
    /// Has the taste that played games have taught, where there is one; else thinks to the end of the phase.
    Veteran,
    /// Has the second taste that they have taught, where there is one; else thinks wider.
    Elite,
    /// Thinks like this: for measurements.
    Thinks(Thought),
}

/// A name that is no level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "unknown bot '{0}' (known: random, recruit, regular, veteran, elite, think-HORIZON-PLAYOUTS-WIDTH as in think-t1-32-6; behind a level may stand -bold or -cautious, and -adapts or a handicap from -1 to -4)"
)]
pub struct UnknownLevel(pub String);

impl Level {
    /// Every level with a name, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Recruit, Level::Regular, Level::Veteran, Level::Elite];

    /// The levels that players of a game are offered, the weakest first: those that matches have accepted.
    pub fn offered<R: Policy>() -> &'static [Level] {
        let all = &[Level::Recruit, Level::Regular, Level::Veteran, Level::Elite];
        match (R::THINKS || R::TAUGHT > 0, R::ELITE) {
            (false, _) => &all[..2],
            (true, false) => &all[..3],
            (true, true) => all,
        }
    }

    /// Does it take its time over a decision? Whoever plays by a taught taste is as quick as the policy.
    pub fn thinks<R: Policy>(self) -> bool {
        match self {
            Level::Random | Level::Recruit | Level::Regular => false,
            Level::Veteran => R::TAUGHT == 0,
            Level::Elite => R::TAUGHT < 2,
            Level::Thinks(_) => true,
        }
    }

    /// A bot of this level, in a temper, and as much in a hurry as it is told.
    pub fn bot<R: Policy>(self, temper: Temper, haste: &Haste) -> Box<dyn Bot<R>> {
        let thinker = |thought| Box::new(Thinker::<R>::new(thought, temper).in_haste(haste.clone()));
        let taught = |grade| Box::new(Policied::<R>::new().in_temper(temper).taught(grade));
        match self {
            Level::Random => Box::new(Random::<R>::new()),
            Level::Recruit => Box::new(Recruit::<R>::green(Recruit::<R>::GREEN, temper)),
            Level::Regular => Box::new(Policied::<R>::new().in_temper(temper)),
            Level::Veteran if self.thinks::<R>() => thinker(Thought::VETERAN),
            Level::Veteran => taught(0),
            Level::Elite if self.thinks::<R>() => thinker(Thought::ELITE),
            Level::Elite => taught(1),
            Level::Thinks(thought) => thinker(thought),
        }
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// ```
    /// use sandtable_bots::Level;
    /// assert_eq!("regular".parse(), Ok(Level::Regular));
    /// assert!("genius".parse::<Level>().is_err());
    /// let thinks: Level = "think-t1-32-6".parse().unwrap();
    /// assert_eq!(thinks.to_string(), "think-t1-32-6");
    /// ```
    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        let thinks = || Some(Level::Thinks(name.strip_prefix("think-")?.parse().ok()?));
        match name {
            // As the policy was called when it was the only bot that had one.
            "policy" => Some(Level::Regular),
            _ => Level::ALL.into_iter().find(|l| l.to_string() == name).or_else(thinks),
        }
        .ok_or_else(|| UnknownLevel(name.into()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.write_str("random"),
            Level::Recruit => f.write_str("recruit"),
            Level::Regular => f.write_str("regular"),
            Level::Veteran => f.write_str("veteran"),
            Level::Elite => f.write_str("elite"),
            Level::Thinks(thought) => write!(f, "think-{thought}"),
        }
    }
}
