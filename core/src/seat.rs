//! Seats: the chairs at a table, and who looks at it.

use serde::Serialize;

/// A chair at the table. What it stands for (Axis, the second SAS operator) is the game's to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seats(pub u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats.
    pub const fn first(n: u8) -> Seats {
        Seats(((1u16 << n) - 1) as u8)
    }

    /// The set of one seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Is this seat in the set?
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with one seat less.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Have both sets a seat in common?
    pub const fn meets(self, other: Seats) -> bool {
        self.0 & other.0 != 0
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |s| self.has(*s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Whoever looks at a table: the seats that he holds, none for a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Viewer(pub Seats);

impl Viewer {
    /// Somebody without a seat.
    pub const SPECTATOR: Viewer = Viewer(Seats::NONE);

    /// The holder of one seat.
    pub const fn seat(seat: Seat) -> Viewer {
        Viewer(Seats::only(seat))
    }
}

/// Who may know a thing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Audience {
    /// Everybody at and around the table.
    #[default]
    All,
    /// The holders of these seats.
    Only(Seats),
    /// All others, spectators too: whoever `Only` of the same seats leaves out.
    AllBut(Seats),
}

impl Audience {
    /// May this viewer know it?
    pub const fn admits(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seats) => seats.meets(viewer.0),
            Audience::AllBut(seats) => !seats.meets(viewer.0),
        }
    }

    /// The holder of a seat too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Audience {
        match self {
            Audience::All => Audience::All,
            Audience::Only(seats) => Audience::Only(seats.with(seat)),
            Audience::AllBut(seats) => Audience::AllBut(seats.without(seat)),
        }
    }

    /// Those who are in both.
    #[must_use]
    pub const fn and(self, other: Audience) -> Audience {
        match (self, other) {
            (Audience::All, both) | (both, Audience::All) => both,
            (Audience::Only(a), Audience::Only(b)) => Audience::Only(Seats(a.0 & b.0)),
            (Audience::Only(some), Audience::AllBut(none))
            | (Audience::AllBut(none), Audience::Only(some)) => Audience::Only(Seats(some.0 & !none.0)),
            (Audience::AllBut(a), Audience::AllBut(b)) => Audience::AllBut(Seats(a.0 | b.0)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_but_some_are_those_whom_some_leave_out() {
        let some = Seats::only(Seat(0)).with(Seat(2));
        for viewer in (0..16).map(|seats| Viewer(Seats(seats))) {
            assert_ne!(Audience::Only(some).admits(viewer), Audience::AllBut(some).admits(viewer));
        }
        assert!(Audience::AllBut(some).admits(Viewer::SPECTATOR));
    }

    #[test]
    fn one_more_is_told_and_nobody_less() {
        let sets = (0..8).map(Seats);
        for audience in sets.flat_map(|s| [Audience::Only(s), Audience::AllBut(s)]).chain([Audience::All]) {
            for seat in (0..3).map(Seat) {
                let own = audience.admits(Viewer::seat(seat));
                let more = audience.with(Seat(1));
                assert_eq!(more.admits(Viewer::seat(seat)), own || seat == Seat(1), "{audience:?}");
                assert_eq!(
                    more.admits(Viewer::SPECTATOR),
                    audience.admits(Viewer::SPECTATOR),
                    "{audience:?}"
                );
            }
        }
    }

    #[test]
    fn those_in_both_audiences_are_in_each() {
        let sets = (0..8).map(Seats);
        let all: Vec<Audience> =
            sets.flat_map(|s| [Audience::Only(s), Audience::AllBut(s)]).chain([Audience::All]).collect();
        for (a, b) in all.iter().flat_map(|a| all.iter().map(move |b| (*a, *b))) {
            for viewer in (0..3).map(|i| Viewer::seat(Seat(i))).chain([Viewer::SPECTATOR]) {
                assert_eq!(a.and(b).admits(viewer), a.admits(viewer) && b.admits(viewer), "{a:?} {b:?}");
            }
        }
    }
}
