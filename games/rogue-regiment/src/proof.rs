//! What is quick against what is plainly right, in positions of random games.

use std::collections::{BTreeMap, VecDeque};

use sandtable_core::{Chance, Decision, Game, Log, Options, Rules};

use crate::action::Unit;
use crate::data::{Drive, Wheels};
use crate::ground::Square;
use crate::look::Look;
use crate::reach::{FAR, Flow, flood, flood_until, step_cost};
use crate::sight::{HIDDEN, Views};
use crate::squares::Bits;
use crate::state::{UNITS, flag};
use crate::steps::{Ways, under};
use crate::theatre::Token;
use crate::wheels::{Bed, after, cost};
use crate::{Mission, RogueRegiment, State};

/// Calls with some positions of random games of every mission.
fn positions(mut each: impl FnMut(&str, Look)) {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    for mission in game.info().keys() {
        let rules = game.prepare(mission, &Options::new()).unwrap_or_else(|e| panic!("{e}"));
        for seed in 0..2 {
            along(&rules, seed, |s| each(mission, rules.look(s)));
        }
    }
}

/// Every eleventh position of a random game.
fn along(rules: &Mission, seed: u64, mut each: impl FnMut(&State)) {
    let (mut dice, mut log) = (Chance::quick(seed), Log::off());
    let mut state = rules.start(&mut dice, &mut log);
    let mut actions = Vec::new();
    let mut count = 0;
    while let Decision::Ask(ask) = rules.decision(&state) {
        let Some(seat) = ask.seats.iter().next() else { return };
        actions.clear();
        rules.actions(&state, seat, &mut actions);
        let a = actions[usize::from(dice.below(actions.len() as u16))];
        rules.apply(&mut state, seat, a, &mut dice, &mut log);
        count += 1;
        if count % 11 == 0 {
            each(&state);
        }
    }
}

/// The least costs by trying every step again and again.
fn plain_flood(look: Look, from: Square, flow: Flow) -> Vec<u8> {
    let g = look.t.ground();
    let mut costs = vec![FAR; g.len()];
    costs[usize::from(from)] = 0;
    let mut open = VecDeque::from([from]);
    while let Some(at) = open.pop_front() {
        for to in g.around(at) {
            let step = match flow {
                Flow::Out => step_cost(look, at, to),
                Flow::Back if look.s.cells.closed.has(to) => None,
                Flow::Back => step_cost(look, to, at),
            };
            let sum = step.map_or(FAR, |step| costs[usize::from(at)].saturating_add(step));
            if sum < costs[usize::from(to)] {
                costs[usize::from(to)] = sum;
                open.push_back(to);
            }
        }
    }
    costs
}

#[test]
fn a_flood_finds_the_least_cost_of_every_square() {
    let mut compared = 0;
    positions(|mission, look| {
        for id in Bits(look.present()).filter(|id| !Look::is_vehicle(*id)).take(3) {
            let at = look.unit(id).at;
            for flow in [Flow::Out, Flow::Back] {
                let plain = plain_flood(look, at, flow);
                let quick = flood(look, [at], FAR - 2, flow);
                assert!(plain.iter().eq(&quick.0[..plain.len()]), "{mission}: from {at}");
                let bounded = flood(look, [at], 4, flow);
                let most = |cost: &u8| if *cost > 4 { FAR } else { *cost };
                assert!(plain.iter().map(most).eq(bounded.0[..plain.len()].iter().copied()), "{mission}");
                compared += 1;
                // Whom it looks for it finds at his cost, and nobody nearer is misjudged.
                for other in Bits(look.present()).filter(|o| !Look::is_vehicle(*o) && *o != id).take(3) {
                    let goal = look.unit(other).at;
                    let until = flood_until(look, [at], FAR - 2, flow, |sq| sq == goal);
                    let cost = plain[usize::from(goal)];
                    let right = |(sq, plain): (usize, &u8)| {
                        until.0[sq] == *plain || *plain > cost && until.0[sq] > cost
                    };
                    assert!(plain.iter().enumerate().all(right), "{mission}: from {at} to {goal}");
                }
            }
        }
    });
    assert!(compared > 300, "{compared}");
}

/// Where a vehicle comes by trying every movement again and again.
fn plain_ways(look: Look, u: Unit, from: Wheels, points: u8) -> BTreeMap<(i8, i8, u8), u8> {
    let length = look.t.axis(look.unit(u).kind).length;
    let g = look.t.ground();
    let key = |at: Wheels| (at.col, at.row, at.face as u8);
    let mut costs = BTreeMap::from([(key(from), 0)]);
    let mut open = VecDeque::from([from]);
    while let Some(at) = open.pop_front() {
        for drive in Drive::ALL {
            let Some(price) = cost(look, at, length, drive, Bed::Land) else { continue };
            let to = after(at, length, drive);
            let token = Token::of(to.col, to.row, to.face, length);
            let on_map = token.places().any(|p| g.at(p.0, p.1).is_some_and(|sq| g.on_map(sq)));
            let sum = costs[&key(at)] + price;
            if on_map
                && under(look, token).next().is_none()
                && sum <= points
                && costs.get(&key(to)).is_none_or(|c| sum < *c)
            {
                costs.insert(key(to), sum);
                open.push_back(to);
            }
        }
    }
    costs
}

#[test]
fn a_vehicle_finds_every_way() {
    let mut compared = 0;
    positions(|mission, look| {
        let vehicles = Bits(look.units(|u| !u.has(flag::OFF))).filter(|u| Look::is_vehicle(*u));
        for u in vehicles.take(2) {
            let unit = look.unit(u);
            let here = Wheels { col: unit.col, row: unit.row, face: unit.face };
            let points = look.t.axis(unit.kind).points.min(7);
            let plain = plain_ways(look, u, here, points);
            let ways = Ways::search(look, u, points);
            let quick: BTreeMap<_, _> =
                ways.reached().map(|(cost, at)| ((at.col, at.row, at.face as u8), cost)).collect();
            assert_eq!(plain, quick, "{mission}: {here:?}");
            // To some of the places: a movement is a first one if the rest of the way costs what is left.
            for (cost, goal) in ways.reached().filter(|(cost, _)| *cost > 0).step_by(29).take(4) {
                let goal_key = (goal.col, goal.row, goal.face as u8);
                for drive in Drive::ALL {
                    let length = look.t.axis(unit.kind).length;
                    let to = after(here, length, drive);
                    let price = plain.get(&(to.col, to.row, to.face as u8)).copied();
                    let direct = crate::drive_cost(look, here, length, drive);
                    let leads = direct.is_some_and(|p| {
                        p <= cost && price.is_some() && {
                            let rest = plain_ways(look, u, to, cost - p);
                            rest.get(&goal_key) == Some(&(cost - p))
                        }
                    });
                    let offered = ways.toward(goal).iter().any(|(d, ..)| *d == drive);
                    assert_eq!(offered, leads, "{mission}: {here:?} to {goal:?} by {drive:?}");
                }
            }
            compared += 1;
        }
    });
    assert!(compared > 30, "{compared}");
}

#[test]
fn views_that_are_kept_are_those_made_anew() {
    let (mut kept, mut seen) = (Views::default(), 0);
    positions(|mission, look| {
        kept.renew(look);
        let g = look.t.ground();
        for u in 0..UNITS as Unit {
            let own = |at: Square| !Look::is_vehicle(u) && at == look.unit(u).at;
            for at in (0..g.len() as Square).filter(|at| g.on_map(*at) && !own(*at)) {
                let level = if look.on_map(u) { look.level(u, at, None) } else { HIDDEN };
                let kept = kept.of(u).map(|squares| squares.has(at));
                assert_eq!(kept, [level < HIDDEN, level == 0], "{mission}: {u} looks at {at}");
                seen += usize::from(kept[1]);
            }
        }
    });
    assert!(seen > 10_000, "{seen}");
}
