//! Doing: every change of a position goes through here.

use sandtable_core::{Audience, Chance, Entry, Event as Shown, Log, Seats, Text, Value};

use crate::action::{Space, UnitId};
use crate::look::Look;
use crate::pieces::{CardId, Event, Lies, Nation, Passing, Region, Side};
use crate::state::{Card, State, flag, off, on_map};
use crate::steps::Step;
use crate::theatre::Theatre;

/// A position being changed.
pub struct Play<'a> {
    /// What never changes.
    pub t: &'a Theatre,
    /// The position.
    pub s: &'a mut State,
    /// The dice.
    pub chance: &'a mut Chance,
    /// The log.
    pub log: &'a mut Log,
}

impl Play<'_> {
    /// The position as it is now.
    pub fn look(&self) -> Look<'_> {
        Look { t: self.t, s: self.s }
    }

    /// Pushes a step on the sequence of play.
    pub fn push(&mut self, step: Step) {
        self.s.steps.push(step);
    }

    /// Ends the present step.
    pub fn pop(&mut self) {
        self.s.steps.pop();
    }

    /// Changes the present step.
    pub fn become_step(&mut self, step: Step) {
        if let Some(top) = self.s.steps.last_mut() {
            *top = step;
        }
    }

    /// Writes a log line, if anybody listens.
    pub fn say(&mut self, rule: &'static str, text: impl FnOnce() -> Text) {
        self.log.say(|| Entry::new(text()).rule(rule));
    }

    /// Writes a log line for one side.
    pub fn tell(&mut self, side: Side, rule: &'static str, text: impl FnOnce() -> Text) {
        let only = Audience::Only(Seats::only(side.seat()));
        self.log.say(|| Entry::new(text()).rule(rule).only(only));
    }

    /// Rolls the die and shows it.
    pub fn die(&mut self, rule: &'static str, what: &'static str, side: Side) -> i8 {
        let die = self.chance.die();
        self.log.say(|| {
            Entry::new(Text::new(what).with("die", die).with("side", side.seat()))
                .rule(rule)
                .event(Shown::Rolled { dice: [die].into_iter().collect(), hit: 7 })
        });
        die as i8
    }

    /// Supply must be traced anew: control, events or ports have changed.
    pub fn stale(&mut self) {
        self.s.supply.0.fresh = [false; 2];
    }

    /// Brings the supply of both sides up to date.
    pub fn trace(&mut self) {
        for side in Side::BOTH {
            self.trace_for(side);
        }
    }

    /// Brings the supply of one side up to date.
    pub fn trace_for(&mut self, side: Side) {
        if !self.s.supply.fresh[side as usize] {
            let mut supply = self.s.supply.0;
            supply.refresh(self.t, self.s, side);
            self.s.supply.0 = supply;
        }
    }

    /// Sends a unit to a space or box, without taking control.
    pub fn send(&mut self, id: UnitId, to: Space) {
        let side = self.t.side(id) as usize;
        let from = std::mem::replace(&mut self.s.at[usize::from(id)], to);
        if on_map(from) {
            self.s.muster.0.0[side][usize::from(from)] -= 1;
        }
        if on_map(to) {
            self.s.muster.0.0[side][usize::from(to)] += 1;
        }
    }

    /// A unit enters a space and takes control of it (3.0/control-4).
    pub fn enter(&mut self, id: UnitId, to: Space) {
        self.send(id, to);
        let side = self.t.side(id);
        if self.t.nation(id) == Nation::It && self.t.ground(to).region == Region::Egypt {
            self.s.passing.set(Passing::OrdersFromRome, false);
        }
        self.take(side, to);
    }

    /// A side takes control of a space, with everything that hangs on it.
    pub fn take(&mut self, side: Side, at: Space) {
        if self.look().controls(side, at) {
            return;
        }
        self.s.axis.put(at, side == Side::Axis);
        self.stale();
        self.say("3.0/control-4", || {
            Text::new("log-control").with("side", side.seat()).with("space", space_value(at))
        });
        let names = self.t.at;
        if self.t.vp.contains(at) {
            self.score(if side == Side::Axis { 1 } else { -1 }, "16.0/5");
            self.s.gained.put(at, side == Side::Axis);
        }
        match side {
            Side::Axis if at == names.mersa_matruh => self.recall_lrdg(),
            Side::Axis if at == names.jerusalem => {
                self.rouse(Nation::Ir);
                self.rouse(Nation::Vf);
            }
            Side::Axis if at == names.benghazi => self.push(Step::Depot { left: 1, at }),
            Side::Axis if at == names.tobruk => self.push(Step::Depot { left: 2, at }),
            Side::Allied if at == names.tripoli => self.s.passing.set(Passing::LondonCalling, false),
            _ => {}
        }
    }

    /// Moves the victory point marker, within its track (16.6).
    pub fn score(&mut self, by: i8, rule: &'static str) {
        self.s.vp = (self.s.vp + by).clamp(0, self.t.limits.most_points);
        let vp = self.s.vp;
        self.say(rule, || Text::new("log-vp").with("by", i32::from(by)).with("vp", i32::from(vp)));
    }

    /// 11.76: Mersa Matruh falls, and the LRDG leaves the map or goes to Cairo.
    fn recall_lrdg(&mut self) {
        let lrdg = self.t.who.lrdg;
        let at = self.look().at(lrdg);
        if !on_map(at) {
            return;
        }
        let cairo = self.t.at.cairo;
        let (to, rule) = if self.t.oases.contains(at) {
            (off::RESERVE, "11.76/1")
        } else if self.look().controls(Side::Allied, cairo) && self.look().room(lrdg, cairo) {
            (cairo, "11.76/2")
        } else {
            (off::REBUILD, "11.76/3")
        };
        if at != to {
            if to == off::REBUILD {
                self.eliminate(lrdg, false, rule);
            } else {
                self.send(lrdg, to);
                self.say(rule, || Text::new("log-recalled").with("unit", unit_value(lrdg)));
            }
        }
    }

    /// Neutrals become active (10.42, 10.43): Iraqi spaces that they hold become Axis-controlled.
    pub fn rouse(&mut self, nation: Nation) {
        let event = if nation == Nation::Ir { Event::IraqActive } else { Event::VichyActive };
        if self.s.events.has(event) {
            return;
        }
        self.s.events.set(event, true);
        self.stale();
        let rule = if nation == Nation::Ir { "10.42" } else { "10.43/1" };
        self.say(rule, || Text::new("log-roused").with("nation", Value::Term(nation_term(nation))));
        if nation == Nation::Ir {
            for at in self.t.region(Region::Iraq).iter() {
                if self.look().stack(at).any(|id| self.t.nation(id) == Nation::Ir) {
                    self.take(Side::Axis, at);
                }
            }
        }
    }

    /// A unit is eliminated: for good, or into the rebuild box.
    pub fn eliminate(&mut self, id: UnitId, for_good: bool, rule: &'static str) {
        let at = self.look().at(id);
        self.send(id, if for_good { off::LOST } else { off::REBUILD });
        self.s.flags[usize::from(id)] &= flag::NEWER;
        let text = if for_good { "log-lost" } else { "log-eliminated" };
        self.say(rule, || {
            let text = Text::new(text).with("unit", unit_value(id));
            if on_map(at) { text.with("space", space_value(at)) } else { text }
        });
    }

    /// Turns a unit to its reduced side.
    pub fn reduce(&mut self, id: UnitId, rule: &'static str) {
        self.s.flags[usize::from(id)] |= flag::REDUCED;
        self.say(rule, || Text::new("log-reduced").with("unit", unit_value(id)));
    }

    /// Turns a unit to its full side.
    pub fn restore(&mut self, id: UnitId, rule: &'static str) {
        self.s.flags[usize::from(id)] &= !flag::REDUCED;
        self.say(rule, || Text::new("log-restored").with("unit", unit_value(id)));
    }

    /// Lays a card somewhere; are all to know that it lies there?
    pub fn lay(&mut self, card: CardId, lies: Lies, open: bool) {
        let old = self.s.card(card).lies;
        self.s.cards[card.side as usize][usize::from(card.number)] = Card { lies, open, seen: false };
        let piles = &mut self.s.piles[card.side as usize];
        for (pile, change) in [(old, -1), (lies, 1)] {
            let count = match pile {
                Lies::Deck => &mut piles.deck,
                Lies::Hand => &mut piles.hand,
                Lies::Discard => &mut piles.discard,
                _ => continue,
            };
            *count = count.saturating_add_signed(change);
        }
    }

    /// Draws a card into hand; the discard pile is shuffled in when the draw pile is empty (5.13). Was there one?
    pub fn draw(&mut self, side: Side) -> bool {
        if self.s.piles[side as usize].deck == 0 {
            self.reshuffle(side);
        }
        let count = self.s.piles[side as usize].deck;
        if count == 0 {
            return false;
        }
        let i = self.chance.below_for(count.into(), Audience::Only(Seats::only(side.seat())));
        // Through another's eyes nothing lies in the pile.
        let found = self.s.pile(side, Lies::Deck).nth(i.into());
        if let Some(card) = found {
            self.lay(card, Lies::Hand, false);
            self.tell(side, "5.12", || Text::new("log-drew").with("card", card_value(card)));
        }
        found.is_some()
    }

    /// Shuffles the discard pile into the draw pile.
    pub fn reshuffle(&mut self, side: Side) {
        for number in 1..=crate::state::CARDS {
            let card = CardId { side, number };
            if self.s.card(card).lies == Lies::Discard {
                self.lay(card, Lies::Deck, false);
            }
        }
    }

    /// A random card of a hand; none if it is empty. Nobody learns its number among the rest.
    pub fn random_card(&mut self, side: Side, passed: impl Fn(CardId) -> bool) -> Option<CardId> {
        let count = self.s.pile(side, Lies::Hand).filter(|c| !passed(*c)).count();
        if count == 0 {
            return None;
        }
        let i = self.chance.draw(count as u16);
        self.s.pile(side, Lies::Hand).filter(|c| !passed(*c)).nth(i.into())
    }

    /// The opponent of a side looks at one of its cards.
    pub fn show(&mut self, card: CardId) {
        self.s.cards[card.side as usize][usize::from(card.number)].seen = true;
    }
}

/// A space in a message.
pub const fn space_value(at: Space) -> Value {
    Value::Place(at as u16)
}

/// A unit in a message.
pub const fn unit_value(id: UnitId) -> Value {
    Value::Kind(id as u16)
}

/// A card in a message.
pub const fn card_value(card: CardId) -> Value {
    Value::Card(card.index())
}

/// The message of a nation.
pub const fn nation_term(nation: Nation) -> &'static str {
    match nation {
        Nation::Br => "nation-br",
        Nation::Aus => "nation-aus",
        Nation::Ind => "nation-ind",
        Nation::Nz => "nation-nz",
        Nation::Sa => "nation-sa",
        Nation::Ff => "nation-ff",
        Nation::Gk => "nation-gk",
        Nation::Pol => "nation-pol",
        Nation::Us => "nation-us",
        Nation::FfUs => "nation-ffus",
        Nation::Ge => "nation-ge",
        Nation::It => "nation-it",
        Nation::Vf => "nation-vf",
        Nation::Ir => "nation-ir",
        Nation::Eg => "nation-eg",
    }
}
