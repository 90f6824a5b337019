//! What a bot is, and the levels by which bots are called.

use std::fmt;
use std::str::FromStr;

use sandtable_core::{Chance, Policied, Policy, Rules, Seat, Seen, Text};
use thiserror::Error;

use crate::Random;

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
    /// Any legal choice.
    Random,
    /// The game's own preferences.
    Policy,
}

/// A name that is no level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("unknown bot '{0}' (known: random, policy)")]
pub struct UnknownLevel(pub String);

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Policy];

    /// The name by which it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Policy => "policy",
        }
    }

    /// A bot of this level.
    pub fn bot<R: Policy>(self) -> Box<dyn Bot<R>> {
        match self {
            Level::Random => Box::new(Random::<R>::new()),
            Level::Policy => Box::new(Policied::<R>::new()),
        }
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// ```
    /// use sandtable_bots::Level;
    /// assert_eq!("policy".parse(), Ok(Level::Policy));
    /// assert!("genius".parse::<Level>().is_err());
    /// ```
    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|l| l.name() == name).ok_or_else(|| UnknownLevel(name.into()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
