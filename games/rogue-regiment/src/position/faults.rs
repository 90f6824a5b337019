//! What is wrong with a state: broken invariants, stale derived values, and what no rule brings about.

use crate::action::Unit;
use crate::ground::{NOWHERE, Square};
use crate::look::{Look, Prey, cells};
use crate::pieces::{AxisKind, Role};
use crate::state::{FRIENDS, Fate, HIDDEN_CARD, INFANTRY, Marked, NOBODY, State, UNITS, flag, mood};
use crate::steps::Step;
use crate::theatre::Theatre;

/// Collects faults.
struct Inspection<'a> {
    look: Look<'a>,
    found: Vec<String>,
}

/// What is wrong with a state.
pub fn faults(t: &Theatre, s: &State) -> Vec<String> {
    let mut inspection = Inspection { look: Look { t, s }, found: Vec::new() };
    inspection.squares();
    if inspection.found.is_empty() {
        // Everything else asks where things are.
        inspection.counters();
        inspection.units();
        inspection.men();
        inspection.cars();
        inspection.steps();
    }
    inspection.found
}

impl Inspection<'_> {
    fn check(&mut self, sound: bool, fault: impl FnOnce() -> String) {
        if !sound {
            self.found.push(fault());
        }
    }

    /// Whatever lies somewhere lies on the map.
    fn squares(&mut self) {
        let s = self.look.s;
        let g = self.look.t.ground();
        let known = |at: Square| usize::from(at) < g.len();
        let lies = |at: Square| known(at) && g.on_map(at);
        let things = [
            ("a body", s.bodies.iter().all(|at| lies(*at))),
            ("a fuel drum", s.drums.iter().all(|at| lies(*at))),
            ("a trap", s.traps.iter().all(|(at, _)| lies(*at))),
            ("a mine", s.mines.iter().all(|at| lies(*at))),
            ("a bomb", s.bombs.iter().all(|bomb| lies(bomb.at))),
            ("an item", s.items.iter().all(|(_, at)| lies(*at))),
            ("a template", s.fires.iter().all(|at| lies(*at))),
            ("something that goes off", s.blasts.iter().all(|blast| lies(blast.at))),
        ];
        for (what, sound) in things {
            self.check(sound, || format!("{what} lies nowhere"));
        }
        for (i, unit) in s.units[..INFANTRY].iter().enumerate().filter(|(_, u)| u.has(flag::HERE)) {
            self.check(known(unit.at), || format!("u{i} is nowhere"));
        }
        for (f, op) in s.friends.iter().enumerate() {
            let sound = op.fate != Fate::Here || known(op.at);
            self.check(sound, || format!("friend {f} is nowhere"));
            let aims = !matches!(op.mark, Marked::Square(at) if !lies(at));
            self.check(aims, || format!("friend {f} has marked no square"));
        }
    }

    fn counters(&mut self) {
        let Look { t, s } = self.look;
        self.check(s.cells.0 == cells(t, s), || "what is said of squares is stale".into());
        self.check(!s.battle || s.stealth == 0, || {
            "the alarm has sounded, but the marker is not at 0 (event.alarm/2)".into()
        });
        self.check(s.battle || s.stealth > 0, || {
            "the marker is at 0, but the alarm has not sounded (event.alarm/2)".into()
        });
        self.check(s.turn <= t.page.dawn, || format!("turn {} is after daybreak (end.dawn)", s.turn));
        let cards = t.cards.len() as u8;
        let under = s.deck.under.get(..usize::from(s.deck.below)).unwrap_or(&[]);
        let known = |card: &u8| *card < cards || *card >= HIDDEN_CARD;
        let sound =
            usize::from(s.deck.below) <= s.deck.under.len() && s.deck.hand.iter().chain(under).all(known);
        self.check(sound, || "there is no such card (hunter.cards/1)".into());
        let specials = t.page.specials.len() as u32;
        self.check(u32::from(s.deck.specials) >> specials == 0, || "the mission has no such card".into());
        let window = t.page.window.iter().map(|n| u32::from(*n)).sum::<u32>() + specials;
        self.check(s.deck.specials == 0 || u32::from(s.deck.drawn) <= window, || {
            "more cards are drawn than the special ones lie among (event.special/2)".into()
        });
    }

    fn units(&mut self) {
        let Look { t, s } = self.look;
        let g = t.ground();
        let mut held: Vec<Square> = Vec::new();
        // Who is on his way may share a square (map.squares/3).
        let moving = s.steps.iter().any(|step| {
            matches!(step, Step::Walk(..) | Step::March(..) | Step::Sprint(..) | Step::Depart(..))
        });
        for (i, unit) in s.units.iter().enumerate().filter(|(_, u)| u.has(flag::HERE)) {
            let place = match unit.role {
                Role::Sentry => usize::from(unit.post) < t.page.posts.len() || unit.post == NOBODY,
                Role::Patrol => match t.page.routes.get(usize::from(unit.post)) {
                    Some(route) => usize::from(unit.step) < route.way.len(),
                    None => unit.post == NOBODY,
                },
                _ => true,
            };
            self.check(place, || format!("u{i} has no such post or route"));
            self.check(self.look.health(i as Unit) > 0, || format!("u{i} has no health (chart.health)"));
            if i >= INFANTRY {
                continue;
            }
            self.check(!g.closed(unit.at), || format!("u{i} stands in {}, which is closed", g.name(unit.at)));
            let alone = moving || !held.contains(&unit.at);
            self.check(alone, || format!("two share {} (map.squares/2)", g.name(unit.at)));
            held.push(unit.at);
        }
        for op in s.friends.iter().filter(|op| op.fate == Fate::Here) {
            // A diver under a bridge does not stand on it.
            let under = op.is(mood::DIVING) && g.letters[usize::from(op.at)] == b'=';
            let alone = moving || under || !held.contains(&op.at);
            self.check(alone, || format!("two share {} (map.squares/2)", g.name(op.at)));
            if !under {
                held.push(op.at);
            }
        }
    }

    fn men(&mut self) {
        let Look { t, s } = self.look;
        let known = |u: Unit| usize::from(u) < UNITS && s.units[usize::from(u)].has(flag::HERE);
        for (f, op) in s.friends.iter().enumerate() {
            match op.fate {
                Fate::Here => self.check(op.health > 0, || format!("friend {f} has no health")),
                Fate::Aboard(c) => {
                    let seat = s.cars.get(usize::from(c)).filter(|car| car.here);
                    let seated = seat.is_some_and(|car| car.seats.contains(&(f as u8)));
                    self.check(seated, || format!("friend {f} has no seat (vehicle.embark)"));
                    self.check(op.at == NOWHERE, || format!("friend {f} rides and stands"));
                }
                _ => {}
            }
            let most = t.limits.action_points;
            self.check(op.ap <= most, || format!("friend {f} has {} action points (op.ap/1)", op.ap));
            let marks = !matches!(op.mark, Marked::Unit(u) if !known(u));
            let aims = op.aim.is_none_or(|(u, _)| known(u));
            self.check(marks && aims, || format!("friend {f} has marked nobody (action.mark/1)"));
        }
    }

    fn cars(&mut self) {
        let s = self.look.s;
        for (c, car) in s.cars.iter().enumerate().filter(|(_, car)| car.here) {
            for f in car.seats.into_iter().filter(|f| *f != NOBODY) {
                let rides = s.friends.get(usize::from(f)).is_some_and(|op| op.fate == Fate::Aboard(c as u8));
                self.check(rides, || "a seat holds somebody who is elsewhere".into());
            }
            self.check(car.health > 0, || "a vehicle has no health (vehicle.target/4)".into());
        }
    }

    /// A step speaks of those who are there.
    fn steps(&mut self) {
        let Look { t, s } = self.look;
        let g = t.ground();
        let unit = |u: Unit| s.units[usize::from(u)].has(flag::HERE);
        let foot = |u: Unit| usize::from(u) < INFANTRY;
        let man = |f: u8| usize::from(f) < FRIENDS && s.friends[usize::from(f)].fate == Fate::Here;
        let square = |at: Square| usize::from(at) < g.len();
        let there = |prey: Prey| match prey {
            Prey::Friend(f) => man(f),
            Prey::Car(c) => s.cars.get(usize::from(c)).is_some_and(|car| car.here),
        };
        for step in &s.steps {
            let sound = match *step {
                Step::Patrols(n) => usize::from(n) <= t.page.routes.len(),
                Step::Sprint(_, left) => left <= 3,
                Step::MoveFirst(f, _) | Step::Strike(f, _) | Step::Put(f, _) | Step::Follow(f, _) => man(f),
                // Whoever is to choose where it goes has to know where it is.
                Step::Target(u) if s.steps.last() == Some(step) => {
                    foot(u) && square(s.units[usize::from(u)].at)
                }
                Step::Goal(u, prey) if s.steps.last() == Some(step) => {
                    foot(u) && square(s.units[usize::from(u)].at) && there(prey)
                }
                Step::VehicleGoal(u, prey) if s.steps.last() == Some(step) => !foot(u) && there(prey),
                Step::Target(u)
                | Step::Goal(u, _)
                | Step::Turner(u)
                | Step::Hunt(u, ..)
                | Step::Depart(u, _) => foot(u),
                Step::March(u, goal, ..) => foot(u) && square(goal),
                Step::MortarMarch(u, post, _) => foot(u) && (square(post) || post == NOWHERE),
                Step::MakeRoom(team, u, post) => foot(team) && foot(u) && square(post),
                Step::MortarTarget(u) | Step::MortarAim(u, _) => {
                    unit(u) && s.units[usize::from(u)].kind == AxisKind::Mortar
                }
                Step::Turning(at) | Step::MortarHits(at, ..) => square(at),
                Step::VehicleAdvance(u)
                | Step::VehicleGoal(u, _)
                | Step::VehicleMarch(u, ..)
                | Step::Convoy(u, _)
                | Step::Rove(u, _) => !foot(u),
                // The walker may have been killed on his way.
                Step::Walk(u, _, last) => {
                    let walker = &s.units[usize::from(u)];
                    let route = t.page.routes.get(usize::from(walker.post));
                    foot(u) && (!unit(u) || route.is_some_and(|r| usize::from(last) < r.way.len()))
                }
                Step::Guns(c, ..) | Step::Rolling(c, ..) | Step::Driving(c) | Step::Unloading(c) => {
                    usize::from(c) < s.cars.len()
                }
                _ => true,
            };
            self.check(sound, || format!("the step {step:?} makes no sense"));
        }
    }
}
