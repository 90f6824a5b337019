//! The position at the start of a mission.

use sandtable_core::Derived;

use crate::look::cells;
use crate::pieces::{AxisKind, CarKind, Colour, Item, Role, Special};
use crate::state::{
    Axis, Car, Cells, Deck, Deed, Fate, INFANTRY, NOBODY, Op, Shot, State, UNITS, flag, mood,
};
use crate::steps::Step;
use crate::theatre::Theatre;

impl State {
    /// A board with nobody on it.
    pub fn empty(t: &Theatre) -> State {
        let mut s = State {
            units: [Axis::NONE; UNITS],
            friends: [Op::NONE; crate::state::FRIENDS],
            cars: [Car::NONE; crate::state::CARS],
            bodies: Default::default(),
            drums: Default::default(),
            traps: Default::default(),
            mines: Default::default(),
            bombs: Default::default(),
            items: Default::default(),
            fires: Default::default(),
            dumps: [0; crate::data::most::DUMPS],
            blasts: Default::default(),
            turn: 0,
            stealth: t.stealth,
            battle: false,
            // The first card turns it to black (event.draw/2).
            token: Colour::White,
            smoke: false,
            flare: false,
            convoy: false,
            sentries_out: false,
            deck: Deck {
                left: t.deck,
                drawn: 0,
                specials: ((1_u16 << t.page.specials.len()) - 1) as u8,
                card: u8::MAX,
                special: None,
                aside: 0,
                hand: [NOBODY; 2],
                under: [NOBODY; 40],
                below: 0,
            },
            turning: 0,
            shot: Shot::NONE,
            deed: Deed::NONE,
            steps: Default::default(),
            over: None,
            cells: Derived(Cells::default()),
        };
        for (f, board) in t.boards.iter().enumerate() {
            s.friends[f] = Op { fate: Fate::Waiting, health: board.health, items: board.items, ..Op::NONE };
        }
        s.refresh(t);
        s
    }

    /// Computes anew what follows from the rest.
    pub fn refresh(&mut self, t: &Theatre) {
        self.cells = Derived(cells(t, self));
    }

    /// The position at the start: Axis units stand, the operators are to be set up.
    pub fn start(t: &Theatre) -> State {
        let mut s = State::empty(t);
        let mut free = 0..INFANTRY;
        let mut put = |s: &mut State, unit: Axis| {
            if let Some(i) = free.next() {
                s.units[i] = Axis { flags: unit.flags | flag::HERE, ..unit };
            }
        };
        // setup.sentry/2, /3
        for (i, post) in t.page.posts.iter().enumerate() {
            put(
                &mut s,
                Axis {
                    at: post.at,
                    face: post.arrows[0],
                    kind: AxisKind::Rifle,
                    role: Role::Sentry,
                    post: i as u8,
                    ..Axis::NONE
                },
            );
        }
        // setup.patrol/3
        for (i, route) in t.page.routes.iter().enumerate() {
            let at = route.way[usize::from(route.starts[0])];
            let face = t.ground().toward(at, route.way[1], crate::pieces::Facing::North);
            // gap.dogs/1
            let kind = if t.dogs && i == 0 { AxisKind::Handler } else { AxisKind::Rifle };
            put(
                &mut s,
                Axis {
                    at,
                    face,
                    kind,
                    role: Role::Patrol,
                    post: i as u8,
                    step: route.starts[0],
                    ..Axis::NONE
                },
            );
        }
        // setup.guard, unit.officer
        for (i, spot) in t.page.guards.iter().enumerate() {
            // gap.dogs/1
            let kind = if t.dogs && i == 0 { AxisKind::Flamer } else { AxisKind::Smg };
            put(&mut s, Axis { at: spot.at, face: spot.face, kind, role: Role::Guard, ..Axis::NONE });
        }
        for (spot, target) in &t.page.officers {
            let flags = if *target { flag::TARGET } else { 0 };
            put(
                &mut s,
                Axis {
                    at: spot.at,
                    face: spot.face,
                    kind: AxisKind::Officer,
                    role: Role::Guard,
                    flags,
                    ..Axis::NONE
                },
            );
        }
        let vehicles = t.page.guard_vehicles.iter().map(|v| (v, Role::Guard));
        let vehicles = vehicles.chain(t.page.assault_vehicles.iter().map(|v| (v, Role::Assault)));
        for (i, ((kind, at), role)) in vehicles.enumerate() {
            s.units[INFANTRY + i] = Axis {
                at: 0,
                col: at.col,
                row: at.row,
                face: at.face,
                kind: *kind,
                role,
                flags: flag::HERE,
                ..Axis::NONE
            };
        }
        for (i, at) in t.page.resistance.iter().enumerate() {
            let f = t.boards.len() + i;
            s.friends[f] = Op {
                fate: Fate::Here,
                at: *at,
                health: t.limits.resistance_health,
                mood: mood::RESISTANCE | mood::BOUND,
                ..Op::NONE
            };
            s.friends[f].items[Item::Pistol as usize] = 1;
        }
        let cars =
            [(CarKind::Jeep, t.page.jeep), (CarKind::Truck, t.page.truck), (CarKind::Boat, t.page.boat)];
        for (i, (kind, at)) in cars.into_iter().enumerate() {
            // gap.quick/2
            if let Some(at) = at.filter(|_| !t.quick) {
                s.cars[i] = Car {
                    kind,
                    here: true,
                    col: at.col,
                    row: at.row,
                    face: at.face,
                    health: t.car(kind).health,
                    ..Car::NONE
                };
            }
        }
        for i in 0..t.page.dumps.len() {
            s.dumps[i] = t.limits.objective_health;
        }
        if t.metal {
            // gap.metal/1
            s.deck.aside |= 1 << Special::Panzer as u8;
        }
        s.smoke = t.boards.iter().any(|board| board.items[Item::Cigarettes as usize] > 0);
        s.drums.extend(t.page.drums.iter().copied());
        s.drums.sort_unstable();
        s.items.extend(t.page.items.iter().copied());
        s.steps.push(Step::Patrols(0));
        s.refresh(t);
        s
    }
}
