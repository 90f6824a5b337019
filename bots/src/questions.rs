//! How often seats are asked while others act.

use std::collections::BTreeMap;

use sandtable_core::{Ask, Clock, Policy, Seat, Window};

/// How many impulses or battles had so many questions.
pub type Counted = BTreeMap<u32, u64>;

/// How often a seat was asked while another acted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Questions {
    /// In each impulse in which it could have reacted.
    pub impulses: Counted,
    /// In each battle, by its rounds.
    pub battles: BTreeMap<u8, Counted>,
}

impl Questions {
    /// Adds those of another game.
    pub fn add(&mut self, other: &Questions) {
        let sum = |into: &mut Counted, from: &Counted| {
            from.iter().for_each(|(n, times)| *into.entry(*n).or_default() += times);
        };
        sum(&mut self.impulses, &other.impulses);
        for (rounds, counted) in &other.battles {
            sum(self.battles.entry(*rounds).or_default(), counted);
        }
    }
}

/// The number that `share` of what was counted does not exceed.
pub fn count_at(counted: &Counted, share: f64) -> u32 {
    let all: u64 = counted.values().sum();
    let wanted = (share * all as f64).ceil() as u64;
    let mut so_far = 0;
    let found = counted.iter().find(|(_, times)| {
        so_far += **times;
        so_far >= wanted
    });
    found.map_or(0, |(n, _)| *n)
}

/// What is counted of one seat in the impulse and the battle that are under way.
#[derive(Clone, Copy, Default)]
struct Tally {
    impulse: u32,
    /// Could it have reacted in this impulse?
    chances: bool,
    battle: u32,
}

/// Counts while a game is played.
pub(crate) struct Clerk {
    clock: Clock,
    /// Whose impulse it is: the first who decides something that is no reaction.
    actor: Option<Seat>,
    battle: Option<(u16, u8)>,
    tallies: Vec<Tally>,
    /// Who was asked last, and at which window: what is asked in one go is one question.
    last: Option<(Seat, Window)>,
    counted: Vec<Questions>,
}

impl Clerk {
    pub(crate) fn new(seats: usize) -> Clerk {
        Clerk {
            clock: Clock::default(),
            actor: None,
            battle: None,
            tallies: vec![Tally::default(); seats],
            last: None,
            counted: vec![Questions::default(); seats],
        }
    }

    /// Takes notice of a position in which somebody is asked.
    pub(crate) fn look<R: Policy>(&mut self, rules: &R, s: &R::State, ask: Ask) {
        let battle = rules.battle(s);
        if battle.map(|b| b.0) != self.battle.map(|b| b.0) {
            self.end_battle();
        }
        self.battle = battle;
        let clock = rules.clock(s);
        if clock != self.clock {
            self.end_impulse();
            self.clock = clock;
        }
        match ask.window {
            None => self.actor = self.actor.or(ask.seats.iter().next()),
            Some(_) => ask.seats.iter().for_each(|seat| {
                if let Some(tally) = self.tallies.get_mut(usize::from(seat.0)) {
                    tally.chances = true;
                }
            }),
        }
    }

    /// A seat decides, at a window or of its own accord.
    pub(crate) fn asked(&mut self, seat: Seat, window: Option<Window>) {
        let question = window.map(|window| (seat, window));
        if question.is_some() && question != self.last {
            let tally = &mut self.tallies[usize::from(seat.0)];
            tally.impulse += 1;
            tally.battle += u32::from(self.battle.is_some());
        }
        self.last = question;
    }

    fn others(&self) -> impl Iterator<Item = usize> + use<> {
        let (actor, seats) = (self.actor, self.tallies.len());
        (0..seats).filter(move |i| actor.is_some_and(|actor| usize::from(actor.0) != *i))
    }

    fn end_battle(&mut self) {
        if let Some((_, rounds)) = self.battle.take() {
            for i in self.others() {
                let counted = self.counted[i].battles.entry(rounds).or_default();
                *counted.entry(self.tallies[i].battle).or_default() += 1;
            }
        }
        self.tallies.iter_mut().for_each(|tally| tally.battle = 0);
    }

    fn end_impulse(&mut self) {
        for i in self.others().filter(|i| self.tallies[*i].chances) {
            *self.counted[i].impulses.entry(self.tallies[i].impulse).or_default() += 1;
        }
        self.tallies.fill(Tally::default());
        self.actor = None;
    }

    pub(crate) fn done(mut self) -> Vec<Questions> {
        self.end_battle();
        self.end_impulse();
        self.counted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_what_was_counted_is_found() {
        let counted = Counted::from([(0, 3), (2, 4), (9, 1)]);
        assert_eq!([0.1, 0.5, 0.875, 1.0].map(|share| count_at(&counted, share)), [0, 2, 2, 9]);
        assert_eq!(count_at(&Counted::new(), 0.5), 0);
    }
}
