//! Refusals that several steps share. Each cites the rule that decides.

use sandtable_core::Refusal;

/// The message of an action at another moment.
pub const NOT_NOW: &str = "why-not-now";

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $rule:literal, $why:literal;)*) => {
        $($(#[$doc])* pub const $name: Refusal = Refusal::new($rule, $why);)*
    };
}

refusals! {
    /// The game is over.
    OVER = "2.1/1", "why-over";
    /// The other player decides.
    NOT_YOURS = "2.1/2", "why-not-yours";
    /// There is no such unit of the side in the hex.
    NO_SUCH_UNIT = "6.3a", "why-no-such-unit";
    /// Not eligible in the Reaction Phase.
    NOT_IN_REACTION = "7.0a/1", "why-not-in-reaction";
    /// Not eligible in the Exploitation Phase.
    NOT_IN_EXPLOITATION = "11.0a/1", "why-not-in-exploitation";
    /// Has moved already.
    MOVED = "6.1f", "why-moved";
    /// Must finish before another begins.
    FINISH_FIRST = "6.1g", "why-finish-first";
    /// Not a neighbour.
    NOT_ADJACENT = "6.1/1", "why-not-adjacent";
    /// There is no way.
    PROHIBITED = "6.2c", "why-prohibited";
    /// No allowance at all.
    NO_ALLOWANCE = "6.1c/1", "why-no-allowance";
    /// Not enough MP.
    NO_POINTS = "6.2/1", "why-no-points";
    /// An enemy combat unit is there.
    ENEMY_THERE = "4.8c/E", "why-enemy-there";
    /// Only Attack-Capable units come upon enemy stores.
    STORES_THERE = "4.4c", "why-stores-there";
    /// Must stop in an enemy zone.
    STOPPED = "4.5a/A", "why-stopped";
    /// Strat Mode keeps out of enemy zones.
    STRAT_ZONE = "5.8a/1", "why-strat-zone";
    /// Strat Mode ends in trace supply.
    STRAT_TRACE = "5.8b/1", "why-strat-trace";
    /// No fuel.
    NO_FUEL = "12.5a/1", "why-no-fuel";
    /// No Reserve marker is left.
    NO_MARKER = "5.4a/1", "why-no-marker";
    /// No Reserve Mode in a hedgehog.
    RESERVE_WORKS = "5.7g", "why-reserve-works";
    /// Not Attack-Capable.
    NOT_CAPABLE = "4.4a", "why-not-capable";
    /// There is no enemy combat unit.
    NOBODY_THERE = "9.0/3", "why-nobody-there";
    /// The movement rules forbid to enter the hex.
    CANNOT_ENTER = "9.1f/1", "why-cannot-enter";
    /// No combat supply.
    NO_SUPPLY = "12.4/3", "why-no-supply";
    /// Cannot be paid for.
    CANNOT_PAY = "12.3/1", "why-cannot-pay";
    /// Not one of those that take part.
    NOT_INVOLVED = "9.11a", "why-not-involved";
}
