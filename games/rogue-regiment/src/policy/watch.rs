//! Who sees what: now, and in the Axis phases of this turn.

use super::beats::Beats;
use crate::action::Unit;
use crate::data::Event;
use crate::ground::{SQUARES, Square};
use crate::look::Look;
use crate::pieces::{Colour, Facing, Role};
use crate::sight::{BLIND, Cone, Views, cone};
use crate::squares::Bits;
use crate::state::{Axis, UNITS, flag};

/// Squares that a patrol walks.
const WALK: u8 = 4;

/// What the Axis see.
pub struct Watch {
    /// The position that it was made for.
    key: u64,
    /// What each unit sees now.
    views: Views,
    /// What any of them sees now.
    pub now: Cone,
    /// How likely somebody looks at a square before the operators act again, standing and crouched.
    soon: [Box<[f32; SQUARES]>; 2],
    /// What is looked at in the long run.
    beats: Beats,
}

impl Default for Watch {
    fn default() -> Watch {
        let none = || Box::new([0.0; SQUARES]);
        Watch { key: 0, views: Views::default(), now: BLIND, soon: [none(), none()], beats: Beats::default() }
    }
}

/// What the next card may say to sentries and patrols: shares of the cards that are left.
#[derive(Clone, Copy, Default)]
struct Cards {
    /// Sentries by colour, clockwise or not, twice or not.
    sentries: [[[f32; 2]; 2]; 2],
    /// Patrols by colour.
    patrols: [f32; 2],
}

impl Cards {
    fn of(look: Look) -> Cards {
        let left = if look.s.deck.left == 0 { look.t.deck } else { look.s.deck.left };
        let share = 1.0 / left.count_ones().max(1) as f32;
        let mut cards = Cards::default();
        for card in Bits(left) {
            let Some(card) = look.t.cards.get(usize::from(card)) else { continue };
            for event in &card.stealth {
                match *event {
                    Event::Sentries(colour, clockwise, twice) => {
                        cards.sentries[colour as usize][usize::from(clockwise)][usize::from(twice)] += share;
                    }
                    Event::Patrols(colour, _) => cards.patrols[colour as usize] += share,
                    _ => {}
                }
            }
        }
        cards
    }
}

impl Watch {
    /// Looks again, if anything has changed since.
    pub fn renew(&mut self, look: Look) {
        let key = key(look);
        if key == self.key {
            return;
        }
        self.key = key;
        self.beats.renew(look);
        self.views.renew(look);
        self.now = self.views.all();
        self.soon.iter_mut().for_each(|all| all.fill(0.0));
        let cards = Cards::of(look);
        for u in 0..UNITS as Unit {
            let unit = *look.unit(u);
            if look.on_map(u) && !unit.has(flag::SMOKING) {
                self.foresee(look, u, &unit, &cards);
            }
        }
    }

    /// Where a unit may look in the phases to come.
    fn foresee(&mut self, look: Look, u: Unit, unit: &Axis, cards: &Cards) {
        if look.s.battle || Look::is_vehicle(u) {
            return;
        }
        match unit.role {
            Role::Sentry => {
                let Some(post) = look.t.page.posts.get(usize::from(unit.post)).filter(|p| p.at == unit.at)
                else {
                    return;
                };
                for clockwise in [false, true] {
                    let [once, twice] = cards.sentries[post.colour as usize][usize::from(clockwise)];
                    let mut seen = BLIND;
                    let mut face = unit.face;
                    for share in [once, twice] {
                        for _ in 0..4 {
                            face = face.turned(if clockwise { 1 } else { 3 });
                            cone(look, unit.at, face, &mut seen);
                            if post.arrows.contains(&face) {
                                break;
                            }
                        }
                        self.expect(&seen, share);
                    }
                }
            }
            Role::Patrol if unit.kind.walks() => {
                let Some(beat) = look.t.page.routes.get(usize::from(unit.post)) else { return };
                let turned = cards.patrols[beat.colour as usize];
                if turned > 0.0 {
                    let mut round = BLIND;
                    Facing::ALL.into_iter().for_each(|face| cone(look, unit.at, face, &mut round));
                    self.expect(&round, turned);
                }
                let next = if look.s.token == Colour::Black { Colour::White } else { Colour::Black };
                if beat.colour == next && crate::steps::on_route(look, u) {
                    let mut seen = BLIND;
                    let (mut step, mut at) = (unit.step, unit.at);
                    let mut back = crate::steps::way(look, u).unwrap_or(unit.has(flag::BACKWARD));
                    let mut face = unit.face;
                    for _ in 0..=WALK {
                        let (next, backward) = crate::steps::after(look, unit.post, step, back);
                        let to = beat.way[usize::from(next)];
                        face = look.t.ground().toward(at, to, face);
                        cone(look, at, face, &mut seen);
                        (step, back, at) = (next, backward, to);
                    }
                    self.expect(&seen, 1.0 - turned);
                }
            }
            _ => {}
        }
    }

    /// Somebody looks at some squares with this probability.
    fn expect(&mut self, seen: &Cone, share: f32) {
        if share <= 0.0 {
            return;
        }
        for (all, squares) in self.soon.iter_mut().zip(seen) {
            for at in squares.iter() {
                let p = &mut all[usize::from(at)];
                *p += share * (1.0 - *p);
            }
        }
    }

    /// Is a square in view now?
    pub fn sees(&self, at: Square, crouched: bool) -> bool {
        self.now[usize::from(crouched)].has(at)
    }

    /// Does a unit see a square now?
    pub fn spots(&self, u: Unit, at: Square, crouched: bool) -> bool {
        self.views.of(u)[usize::from(crouched)].has(at)
    }

    /// The units that see a square now.
    pub fn watchers(&self, at: Square, crouched: bool) -> impl Iterator<Item = Unit> {
        self.views.watchers(at, crouched)
    }

    /// How likely a square is looked at before the operators act again, by somebody who does not look there now.
    pub fn risk(&self, at: Square, crouched: bool) -> f32 {
        self.soon[usize::from(crouched)].get(usize::from(at)).copied().unwrap_or(0.0)
    }

    /// How likely a body there is found: soft ground swallows it at the end of the turn.
    pub fn finds(&self, look: Look, at: Square) -> f32 {
        let g = look.t.ground();
        if self.sees(at, true) {
            1.0
        } else if g.woods(at) || g.indoors(at) {
            self.risk(at, true)
        } else {
            (self.risk(at, true) + 2.0 * self.share(at)).min(1.0)
        }
    }

    /// The share of the time at which a square is looked at by sentries and patrols.
    pub fn share(&self, at: Square) -> f32 {
        self.beats.share(at)
    }
}

/// A mark of everything that sight hangs on.
fn key(look: Look) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hash = DefaultHasher::new();
    let s = look.s;
    s.units.hash(&mut hash);
    (s.battle, s.token, s.flare, s.deck.left, &s.fires, &s.drums, s.dumps).hash(&mut hash);
    for car in &s.cars {
        (car.here, car.col, car.row, car.face).hash(&mut hash);
    }
    hash.finish() | 1
}
