//! What events do, one arm an effect.

use sandtable_core::Text;

use super::{AIR_SUPPORT, herkules_units, open_places, rule, targets};
use crate::action::{Space, Spaces, UnitId};
use crate::data::Effect;
use crate::pieces::{Ban, Bans, CardId, Event, Lies, Nation, Nations, Passing, Record, Regions, Side};
use crate::play::{Play, card_value, unit_value};
use crate::state::{flag, off};
use crate::steps::{Arrival, Step};

/// Carries out the effect with a number of the card in play; steps that it needs are laid on top.
pub fn apply(play: &mut Play, card: CardId, number: u8) {
    let t = play.t;
    let effect = &t.card(card).event[usize::from(number)];
    let (me, law) = (card.side, rule(card));
    play.stale();
    match effect {
        Effect::Set(event) => play.s.events.set(*event, true),
        Effect::Turn(passing) => play.s.passing.set(*passing, true),
        Effect::End(passing) => play.s.passing.set(*passing, false),
        Effect::Vp(n) => play.score(*n, law),
        Effect::VpByYear { until, early, late } => {
            let by = if t.turn(play.s.turn).year <= *until { *early } else { *late };
            play.score(by, law);
        }
        Effect::MaltaVp(n) => {
            if !t.options.malta {
                play.score(*n, law);
            }
        }
        Effect::Ban(ban) => self::ban(play, *ban),
        Effect::Lift(ban) => play.s.bans.set(*ban, false),
        Effect::Reinforce(units) => {
            call(play, units);
            play.push(Step::Arrive { how: Arrival::Reinforcement });
        }
        Effect::Place { units, .. } => {
            call(play, units);
            play.push(Step::Arrive { how: Arrival::Listed(number) });
        }
        Effect::Bring { count, .. } => play.push(Step::Bring { effect: number, left: *count }),
        Effect::Landing { from, to } => {
            if play.look().controls(me.other(), *to) {
                play.push(Step::Landing { from: *from, to: *to });
            }
        }
        Effect::Flip { count, .. } => play.push(Step::Flips { effect: number, left: *count }),
        Effect::Uprooted(finds) => play.push(Step::Uproot { effect: number, left: finds.count }),
        Effect::Withdraw(w) => play.push(Step::Withdraw { effect: number, left: w.count }),
        Effect::Rebuildable(unit) => {
            if play.look().at(*unit) == off::POOL {
                play.send(*unit, off::REBUILD);
            }
        }
        Effect::Exchange(units) => units.iter().for_each(|id| exchange(play, *id, law)),
        Effect::Ease { nations, regions } => {
            play.s.deed.ease = nations.iter().copied().collect::<Nations>();
            play.s.deed.ease_in = regions.iter().copied().collect::<Regions>();
        }
        Effect::Only { regions, spaces } => {
            play.s.deed.only = regions.iter().copied().collect::<Regions>();
            play.s.deed.also = spaces.first().copied().unwrap_or(crate::state::NOWHERE);
        }
        Effect::Flank(n) => play.s.deed.flank = *n,
        Effect::Name(_) => play.push(Step::Name { effect: number }),
        Effect::Record(points) => {
            for (record, n) in points {
                let halves = &mut play.s.points[*record as usize];
                *halves = halves.saturating_add_signed(n * 2);
            }
        }
        Effect::Peek(n) => peek(play, me, *n, law),
        Effect::Fetch(n) => fetch(play, CardId { side: me, number: *n }),
        Effect::Rouse(nation) => play.rouse(*nation),
        Effect::ShowHand => peek(play, me, u8::MAX, law),
        Effect::Shaken => play.push(Step::Shaken),
        Effect::Convoys => {
            play.s.points[Record::Ge as usize] = 0;
            play.s.points[Record::It as usize] = 0;
            play.s.passing.set(Passing::Convoys, true);
        }
        Effect::Torch => torch(play),
        Effect::Koenig => {
            call(play, &[t.who.ff]);
            play.push(Step::Arrive { how: Arrival::Koenig });
        }
        Effect::Uprising => {
            call(play, &[t.who.eg; 3]);
            play.push(Step::Arrive { how: Arrival::Uprising });
        }
        Effect::MountainDivision => {
            if t.options.mountain_division {
                call(play, &[t.who.ge_5_mtn]);
                play.push(Step::Arrive { how: Arrival::Mountain });
            }
        }
        Effect::Dash => play.s.deed.dash = true,
        Effect::Captured => play.push(Step::Flips { effect: number, left: 2 }),
        Effect::Herkules => herkules(play),
    }
}

/// A ban begins, unless an earlier event makes it idle (7.44/3, 7.44/6).
fn ban(play: &mut Play, ban: Ban) {
    let idle = match ban {
        Ban::Greece => play.s.events.has(Event::Herkules),
        Ban::Barbarossa => play.s.events.has(Event::SiegeOfMalta),
        Ban::Spitfires | Ban::MaltaVictorious => false,
    };
    if !idle {
        let bans: &mut Bans = &mut play.s.bans;
        bans.set(ban, true);
    }
}

/// Units of some kinds are about to arrive, the first of them last: those that wait in the pool, at full strength.
fn call(play: &mut Play, kinds: &[UnitId]) {
    play.s.due.clear();
    for kind in kinds {
        let waits = |id: &UnitId| play.s.at[usize::from(*id)] == off::POOL && !play.s.due.contains(id);
        if let Some(id) = play.t.kind(*kind).find(waits) {
            play.s.due.push(id);
        }
    }
    play.s.due.reverse();
}

/// Runs on at the end of arrivals: those who have nowhere else to go wait in the reserve box.
pub fn arrive(play: &mut Play, id: UnitId, to: Space, law: &'static str) {
    play.send(id, to);
    play.s.flags[usize::from(id)] &= flag::NEWER;
    play.say(law, || {
        let text = Text::new(if to == off::RESERVE { "log-to-reserve" } else { "log-arrived" });
        let text = text.with("unit", unit_value(id));
        if to == off::RESERVE { text } else { text.with("space", crate::play::space_value(to)) }
    });
}

/// 7.54: the newer counter takes the place of the old one, whatever side it shows.
fn exchange(play: &mut Play, id: UnitId, law: &'static str) {
    if play.look().at(id) != off::LOST {
        play.s.flags[usize::from(id)] |= flag::NEWER;
        play.say(law, || Text::new("log-exchanged").with("unit", unit_value(id)));
    }
}

/// A player looks at cards of his opponent, who learns at most how many.
fn peek(play: &mut Play, me: Side, most: u8, law: &'static str) {
    let other = me.other();
    let hand = play.s.piles[other as usize].hand;
    play.log.reveal();
    if most >= hand {
        for number in 1..=crate::state::CARDS {
            let card = CardId { side: other, number };
            if play.s.card(card).lies == Lies::Hand {
                see(play, me, card, law);
            }
        }
        return;
    }
    look_at(play, me, most, law);
}

/// A player looks at some random cards of his opponent.
pub fn look_at(play: &mut Play, me: Side, count: u8, law: &'static str) {
    let mut looked = 0u64;
    for _ in 0..count {
        let Some(card) = play.random_card(me.other(), |c| looked >> c.number & 1 == 1) else { break };
        looked |= 1 << card.number;
        see(play, me, card, law);
    }
}

fn see(play: &mut Play, me: Side, card: CardId, law: &'static str) {
    play.show(card);
    play.tell(me, law, || Text::new("log-saw").with("card", card_value(card)));
}

/// Fliegerkorps X: a card is taken from draw or discard pile.
fn fetch(play: &mut Play, card: CardId) {
    if matches!(play.s.card(card).lies, Lies::Deck | Lies::Discard) {
        play.lay(card, Lies::Hand, true);
        play.log.reveal();
        play.say(rule(AIR_SUPPORT), || Text::new("log-fetched").with("card", card_value(card)));
    }
}

/// 10.52: the Torch set-up. Who is no longer available is not placed.
fn torch(play: &mut Play) {
    for side in Side::BOTH {
        let layout = &play.t.torch[side as usize];
        for at in layout.control.iter() {
            play.take(side, at);
        }
        for posted in &layout.units {
            for _ in 0..posted.count {
                let free = |id: &UnitId| play.s.at[usize::from(*id)] == off::POOL;
                let Some(id) = play.t.kind(posted.unit).find(free) else { break };
                play.send(id, posted.at);
                if posted.reduced {
                    play.s.flags[usize::from(id)] |= flag::REDUCED;
                }
            }
        }
    }
    play.say("10.52", || Text::new("log-torch"));
}

/// 10.321: the four units are spent, and Malta falls; Air Support goes to the discard pile (10.322).
fn herkules(play: &mut Play) {
    for id in herkules_units(play.look()) {
        play.eliminate(id, true, "10.321/2");
    }
    let malta = play.t.at.malta;
    play.take(Side::Axis, malta);
    if play.s.deed.used == Some(crate::pieces::Use::Supported) {
        play.lay(AIR_SUPPORT, Lies::Discard, true);
        play.say("10.322", || Text::new("log-air-support").with("card", card_value(AIR_SUPPORT)));
    }
}

/// What is left to do when all effects of an event are carried out.
pub fn run_on(play: &mut Play, card: CardId) {
    if play.s.events.has(Event::Montgomery) {
        // Auchinleck's bonus ends, or never begins (cards A21, A36).
        play.s.events.set(Event::Auchinleck, false);
    }
    if let Some(class) = play.t.card(card).class {
        play.s.classes[card.side as usize].set(class, true);
    }
}

impl crate::look::Look<'_> {
    /// Where the unit that is due may arrive; nowhere means the reserve box.
    pub fn arrivals(self, id: UnitId, how: Arrival) -> Spaces {
        use crate::pieces::Region;
        let (t, at) = (self.t, &self.t.at);
        let side = t.side(id);
        let card = self.s.deed.card;
        let spaces = match how {
            Arrival::Reinforcement => self.reinforcement_spaces(id),
            Arrival::Listed(effect) => match card.map(|c| &t.card(c).event[usize::from(effect)]) {
                Some(Effect::Place { spaces, .. }) => spaces.iter().copied().collect(),
                _ => Spaces::EMPTY,
            },
            Arrival::Koenig => {
                let field = self.field(t.counter(id).profile);
                field.any & (t.region(Region::Egypt) | t.region(Region::Libya))
            }
            Arrival::Uprising => {
                let egyptians = |at: &Space| self.stack(*at).any(|o| t.nation(o) == Nation::Eg);
                let taken = t.vp & t.region(Region::Egypt) & self.s.axis;
                let with = taken.iter().filter(|at| egyptians(at) && self.placed_now(*at));
                return (open_places(self) | with.collect()).iter().filter(|at| self.room(id, *at)).collect();
            }
            Arrival::Mountain => [at.beirut, at.baghdad].into_iter().collect(),
        };
        let open = spaces & self.held(side) & self.ground(id);
        open.iter().filter(|at| self.room(id, *at)).collect()
    }

    /// Have Egyptians arrived in a space by the uprising under way?
    fn placed_now(self, at: Space) -> bool {
        self.stack(at).any(|o| self.t.nation(o) == Nation::Eg && self.s.is(o, flag::MOVED))
    }

    /// Where a division or a named battlegroup comes as reinforcement (7.531, 7.532).
    pub fn reinforcement_spaces(self, id: UnitId) -> Spaces {
        use crate::pieces::Region;
        let (t, at, who) = (self.t, &self.t.at, &self.t.who);
        let list = |spaces: &[Space]| spaces.iter().copied().collect::<Spaces>();
        let torch = self.has(Event::Torch);
        let africa = t.region(Region::Libya) | t.region(Region::Egypt) | t.torch_ground;
        let counter = t.counter(id);
        if id == who.ramcke || id == who.it_20 || id == who.it_185 {
            return (t.ports & africa).with(at.sicily);
        }
        if !counter.division {
            return Spaces::EMPTY;
        }
        if t.side(id) == Side::Axis {
            let usual = if torch { list(&[at.tripoli, at.tunis]) } else { list(&[at.tripoli]) };
            return match id {
                _ if id == who.it_afr || id == who.it_gds => list(&[at.addis_ababa]),
                _ if id == who.ge_164 => t.ports & africa,
                _ if id == who.ge_5_mtn => list(&[at.beirut]),
                // Card X28: or where a supplied German unit stands.
                _ if id == who.ge_90 && !self.look_rebuilds() => {
                    let desert = t.region(Region::Libya) | t.region(Region::Egypt);
                    let germans = self
                        .army(Side::Axis)
                        .filter(|o| t.nation(*o) == Nation::Ge && desert.contains(self.at(*o)))
                        .filter(|o| self.supplied(*o) > crate::supply::Supplied::Out)
                        .map(|o| self.at(o));
                    list(&[at.tripoli]) | germans.collect()
                }
                _ => usual,
            };
        }
        let rebuilds = self.look_rebuilds();
        let canal = list(&[at.port_said, at.suez]);
        let sources = if rebuilds && torch { canal | list(&[at.casablanca, at.oran]) } else { canal };
        if t.is_torch_unit(id) {
            let west = match counter.nation {
                Nation::FfUs => {
                    let inland = t.region(Region::Algeria) | t.region(Region::Tunisia);
                    t.mountains & inland
                }
                _ => list(&[at.casablanca, at.oran, at.algiers]),
            };
            return if rebuilds { west | sources } else { west };
        }
        let lost = !self.controls(Side::Allied, at.port_said) || !self.controls(Side::Allied, at.suez);
        let refuge = if lost { list(&[at.india, at.persia, at.south_africa]) } else { Spaces::EMPTY };
        match counter.nation {
            Nation::Sa if self.s.axis.contains(at.addis_ababa) => list(&[at.south_africa]),
            Nation::Sa => (sources | refuge).with(at.south_africa),
            Nation::Ind => (sources | refuge).with(at.india),
            _ if id == who.aus_6 && !rebuilds && t.turn(self.s.turn).year == 1940 => list(&[at.jerusalem]),
            _ => sources | refuge,
        }
    }

    /// Is this the replacement phase?
    fn look_rebuilds(self) -> bool {
        matches!(self.s.step(), Some(Step::Restock(_)))
    }

    /// Targets that a card may name (cards A26 and X26).
    pub fn nameable(self, effect: u8) -> Spaces {
        let Some(card) = self.s.deed.card else { return Spaces::EMPTY };
        match &self.t.card(card).event[usize::from(effect)] {
            Effect::Name(regions) => targets(self, card.side, regions),
            _ => Spaces::EMPTY,
        }
    }
}
