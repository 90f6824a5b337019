//! Teams: seats that win and lose together.

use crate::{Seat, Seats};

/// Who plays together. A seat that is in no team plays for itself.
///
/// ```
/// use sandtable_core::{Seat, Seats, Teams};
/// let teams = Teams::new([Seats(0b0011), Seats(0b1100)]);
/// assert_eq!(teams.of(Seat(1)), Seats(0b0011));
/// assert_eq!(teams.of_any(Seats(0b0100)), Seats(0b1100));
/// assert_eq!(teams.sides(4), [Seats(0b0011), Seats(0b1100)]);
/// assert!(!teams.common(4) && Teams::new([Seats(0b1111)]).common(4));
/// assert_eq!(Teams::default().of(Seat(3)), Seats::only(Seat(3)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Teams(Vec<Seats>);

impl Teams {
    /// These teams; one of a single seat says nothing.
    pub fn new(teams: impl IntoIterator<Item = Seats>) -> Teams {
        let mut kept: Vec<Seats> = Vec::new();
        for team in teams {
            if team.len() > 1 && !kept.contains(&team) {
                kept.push(team);
            }
        }
        Teams(kept)
    }

    /// The teams of more than one.
    pub fn iter(&self) -> impl Iterator<Item = &Seats> {
        self.0.iter()
    }

    /// Does everybody play for himself?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seats that win and lose with a seat, itself included.
    pub fn of(&self, seat: Seat) -> Seats {
        self.0.iter().copied().find(|team| team.has(seat)).unwrap_or(Seats::only(seat))
    }

    /// The seats that win and lose with any of these, themselves included.
    pub fn of_any(&self, seats: Seats) -> Seats {
        Seats(seats.iter().fold(0, |all, seat| all | self.of(seat).0))
    }

    /// The sides of a game of so many seats, in the order of their first seats.
    pub fn sides(&self, seats: usize) -> Vec<Seats> {
        let mut sides: Vec<Seats> = Vec::new();
        for seat in (0..seats.min(8) as u8).map(Seat) {
            if !sides.iter().any(|side| side.has(seat)) {
                sides.push(self.of(seat));
            }
        }
        sides
    }

    /// Do all play together against the game? Then a game without winners is lost, not drawn.
    pub fn common(&self, seats: usize) -> bool {
        self.sides(seats).len() == 1
    }
}
