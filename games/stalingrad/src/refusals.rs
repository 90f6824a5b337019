//! Refusals that several rules share. Each cites the rule that decides.

use sandtable_core::Refusal;

/// The message of an action at another moment; `steps::not_now` adds the rule.
pub const NOT_NOW: &str = "why-not-now";
/// The message of a thing that has no part in the present decision; `steps::not_here` adds the rule.
pub const NOT_HERE: &str = "why-not-here";
/// The message to a player who is not asked; `steps::not_yours` adds the rule.
pub const NOT_YOURS: &str = "why-not-yours";

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $rule:literal, $why:literal;)*) => {
        $($(#[$doc])* pub const $name: Refusal = Refusal::new($rule, $why);)*
    };
}

refusals! {
    /// Not a neighbour.
    NOT_ADJACENT = "9.1.2/1", "why-not-adjacent";
    /// All sea.
    SEA = "9.2.1.2", "why-sea";
    /// An enemy stands there.
    ENEMY_THERE = "3.1.2", "why-enemy-there";
    /// A march follows roads.
    MARCH_ON_ROADS = "9.3.1.1/2", "why-march-on-roads";
    /// A march does not follow railways.
    MARCH_BY_RAIL = "9.3.1.3", "why-march-on-roads";
    /// A march keeps out of enemy zones.
    MARCH_INTO_ZONE = "9.3.1.2/2", "why-march-into-zone";
    /// Mountains are closed.
    MOUNTAIN = "9.2.4/1", "why-mountain";
    /// It takes the whole allowance.
    WHOLE_ALLOWANCE = "9.2.4.2/1", "why-whole-allowance";
    /// From zone to zone not into mountains.
    MOUNTAIN_ZONES = "9.2.4.2/2", "why-zones-in-mountains";
    /// A major river is crossed at the start of a move.
    RIVER_START = "9.2.3.1/1", "why-river-start";
    /// From zone to zone not over a major river.
    RIVER_ZONES = "9.2.3.2", "why-zones-over-river";
    /// Not enough movement points.
    NO_POINTS = "9.2.5/1", "why-no-points";
    /// Too far for the movement points left.
    OUT_OF_REACH = "9.2.5/1", "why-out-of-reach";
    /// The hex is full.
    FULL = "3.1.1/1", "why-full";
    /// There is no such unit there.
    NO_SUCH_UNIT = "2.1.1/1", "why-no-such-unit";
    /// The game is over.
    OVER = "5.0/1", "why-over";
}
