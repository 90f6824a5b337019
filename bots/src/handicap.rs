//! A bot that gives something away: now and then a greener hand leads it, from the beginning of a phase to its end, so
//! that what was begun is carried out in one spirit.

use sandtable_core::{Chance, Clock, Policy, Seat, Seen, Text};

use crate::Bot;

/// When the greener hand leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leads {
    /// In so many of five phases.
    Share(u8),
    /// The better the bot stands, the more often.
    ByStanding,
}

/// Standing worse than this, the bot does its best; standing better than that, the greener hand leads always.
const OPEN: [f32; 2] = [0.35, 0.65];
/// How finely chance is drawn.
const GRAIN: u16 = 1000;

/// Two hands of one seat.
pub struct Led<R: Policy> {
    /// The better hand, and the greener one.
    hands: [Box<dyn Bot<R>>; 2],
    leads: Leads,
    /// Who leads, and since when.
    now: Option<(Clock, bool)>,
}

impl<R: Policy> Led<R> {
    /// A better and a greener hand.
    pub fn new(better: Box<dyn Bot<R>>, greener: Box<dyn Bot<R>>, leads: Leads) -> Led<R> {
        Led { hands: [better, greener], leads, now: None }
    }

    /// The hand that leads now.
    fn hand(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> &mut Box<dyn Bot<R>> {
        let clock = rules.clock(seen.state());
        let green = match self.now {
            Some((since, green)) if since == clock => green,
            _ => {
                let share = match self.leads {
                    Leads::Share(of_five) => f32::from(of_five) / 5.0,
                    Leads::ByStanding => (rules.value(seen, seat) - OPEN[0]) / (OPEN[1] - OPEN[0]),
                };
                let green = f32::from(chance.below(GRAIN)) < share * f32::from(GRAIN);
                self.now = Some((clock, green));
                green
            }
        };
        &mut self.hands[usize::from(green)]
    }
}

impl<R: Policy> Bot<R> for Led<R> {
    fn choose(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        self.hand(rules, seen, seat, chance).choose(rules, seen, seat, chance)
    }

    fn urge(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> f32 {
        self.hand(rules, seen, seat, chance).urge(rules, seen, seat, chance)
    }

    fn intends(&self, rules: &R, seen: &Seen<R>, seat: Seat) -> Option<Text> {
        let (_, green) = self.now?;
        self.hands[usize::from(green)].intends(rules, seen, seat)
    }

    fn bug(&mut self) -> Option<R::Action> {
        self.hands.iter_mut().find_map(|hand| hand.bug())
    }
}
