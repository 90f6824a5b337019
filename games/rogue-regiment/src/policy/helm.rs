//! Vehicles of the operators under way: over to where the work is, and home again.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use super::field::{Field, Shyness};
use super::jeep;
use super::jobs::{self, Job};
use super::plan::Plan;
use super::watch::Watch;
use crate::action::{Action, Friend};
use crate::data::{Drive, Wheels};
use crate::ground::{Square, Zone};
use crate::look::Look;
use crate::pieces::{CarKind, Item};
use crate::state::{FRIENDS, Fate, NOBODY, mood};
use crate::theatre::Token;
use crate::wheels::{Bed, after, cost};

/// Farther than this nobody rows.
const MOST: u16 = 60;

/// Somebody for whom there is no room on the shore.
const CROWDED: f32 = 6.0;

/// How near a charge may lie.
pub const BLAST: u8 = 2;
/// A berth beside what is to be blown up.
const ASIDE: f32 = 6.0;

/// Where a vehicle could be: column, row and facing as a number.
type Berth = (i8, i8, u8);

fn berth(w: Wheels) -> Berth {
    (w.col, w.row, w.face as u8)
}

/// Does somebody still have to get in: with work ahead on the way out, or at the shore on the way home?
fn boarding(look: Look, c: u8) -> bool {
    let g = look.t.ground();
    let seats = usize::from(look.t.car(look.car(c).kind).seats);
    let full = !look.car(c).seats[..seats].contains(&NOBODY);
    let comes = |f: Friend| {
        let op = look.friend(f);
        let afoot = op.fate == Fate::Here && !op.is(mood::BOUND);
        let home = op.is(mood::FIELDED) && g.on_map(op.at) && jobs::finished(look);
        let out = !op.is(mood::FIELDED) && !op.has(Item::Diving) && !g.on_map(op.at);
        afoot && (home || out)
    };
    // Nobody waits for ever.
    !full && look.s.turn + 4 < look.t.page.dawn && (0..FRIENDS as Friend).any(comes)
}

/// What a vehicle does next: rolls, lands, leaves or waits.
pub fn plan(look: Look, c: u8, watch: &Watch, field: &mut Field) -> Plan {
    if look.car(c).kind == CarKind::Jeep {
        return jeep::plan(look, c, watch, field);
    }
    let at_exit = crate::steps::check_driving(look, c, Action::Leave).is_ok();
    let home = homeward(look, c, watch);
    let a = if home && at_exit && jobs::finished(look) {
        Action::Leave
    } else if boarding(look, c) {
        Action::Done
    } else {
        match course(look, c, lead(look, c, home, watch), watch, field) {
            Some(None) if !home => Action::Unload,
            Some(Some(_)) => Action::Roll,
            _ => Action::Done,
        }
    };
    let legal = crate::steps::check_driving(look, c, a).is_ok();
    Plan::drive(look, c, [if legal { a } else { Action::Done }])
}

/// The next movement of a vehicle that rolls; none to stop.
pub fn steer(look: Look, c: u8, watch: &Watch, field: &mut Field) -> Option<Action> {
    if look.car(c).kind == CarKind::Jeep {
        return jeep::course(look, c, watch, field)?.map(Action::Steer);
    }
    let home = homeward(look, c, watch);
    course(look, c, lead(look, c, home, watch), watch, field)?.map(Action::Steer)
}

/// Is everybody aboard done?
fn homeward(look: Look, c: u8, watch: &Watch) -> bool {
    let job = |f: Friend| jobs::of(look, f, watch);
    look.riders(c).all(|f| job(f) == Job::Out && look.friend(f).is(mood::FIELDED))
}

/// For whose work it goes; nobody's on the way home.
fn lead(look: Look, c: u8, home: bool, watch: &Watch) -> Option<Friend> {
    let busy = |f: &Friend| jobs::of(look, *f, watch) != Job::Out;
    look.riders(c).find(busy).or(look.riders(c).next()).filter(|_| !home)
}

/// The first movement of the best course, to where somebody gets out or home; `Some(None)` if it is there already.
pub fn course(
    look: Look,
    c: u8,
    lead: Option<Friend>,
    watch: &Watch,
    field: &mut Field,
) -> Option<Option<Drive>> {
    let g = look.t.ground();
    if let Some(lead) = lead {
        let goals = jobs::goals(look, lead, jobs::of(look, lead, watch));
        field.flood(look, lead, &goals, watch, Shyness { seen: 2.0, soon: 1.0, always: 2.0 });
    }
    let standing = |i: &usize| look.s.dumps[*i] > 0;
    let dumps = || (0..look.t.page.dumps.len()).filter(standing).flat_map(|i| &look.t.page.dumps[i].1);
    voyage(look, c, |_, token| {
        if lead.is_none() {
            return token.places().any(|p| g.at(p.0, p.1).is_some_and(|at| look.t.exit(at))).then_some(0.0);
        }
        let shore = Token {
            left: token.left - 1,
            top: token.top - 1,
            right: token.right + 1,
            bottom: token.bottom + 1,
        };
        let dry = |at: &Square| g.on_map(*at) && !g.closed(*at) && !look.s.cells.held.has(*at);
        let spots = shore.places().filter(|p| !token.covers(*p)).filter_map(|p| g.at(p.0, p.1)).filter(dry);
        let mut near: Vec<f32> = spots.filter_map(|at| field.at(at)).collect();
        near.sort_by(f32::total_cmp);
        // Room for all of them.
        let crowd = look.riders(c).count().saturating_sub(near.len()) as f32;
        // What is blown up takes along what stands beside it.
        let blast = dumps().any(|at| token.distance(g.place(*at)) <= BLAST);
        near.first().map(|least| least + CROWDED * crowd + if blast { ASIDE } else { 0.0 })
    })
}

/// The first movement on the way to the berth that is worth most; `Some(None)` if it is there already. What is left to be done
/// from a berth is asked for: less is better.
pub fn voyage(look: Look, c: u8, left: impl Fn(Wheels, Token) -> Option<f32>) -> Option<Option<Drive>> {
    let g = look.t.ground();
    let car = look.car(c);
    let length = look.t.car(car.kind).length;
    let bed = if car.kind == CarKind::Boat { Bed::Water } else { Bed::Land };
    let own = look.car_token(c);
    // vehicle.crush
    let crushed = |sq: Square| look.unit_at(sq).is_some_and(|u| !Look::is_vehicle(u));
    let start = Wheels { col: car.col, row: car.row, face: car.face };
    let mut known: BTreeMap<Berth, (u16, Option<Drive>)> = BTreeMap::new();
    let mut heap = BinaryHeap::new();
    known.insert(berth(start), (0, None));
    heap.push(Reverse((0_u16, berth(start))));
    let mut best: Option<(f32, Option<Drive>)> = None;
    while let Some(Reverse((spent, at))) = heap.pop() {
        let (cheapest, first) = known[&at];
        if spent > cheapest || spent > MOST {
            continue;
        }
        let here = Wheels { col: at.0, row: at.1, face: crate::pieces::Facing::of(at.2) };
        let token = Token::of(here.col, here.row, here.face, length);
        if let Some(left) = left(here, token) {
            let sum = left + f32::from(spent) / 4.0;
            if best.is_none_or(|(b, _)| sum < b) {
                best = Some((sum, first));
            }
        }
        for drive in Drive::ALL {
            let Some(price) = cost(look, here, length, drive, bed) else { continue };
            let to = after(here, length, drive);
            let next = Token::of(to.col, to.row, to.face, length);
            let free = |p: (i8, i8)| {
                g.at(p.0, p.1).is_some_and(|sq| {
                    matches!(g.zones[usize::from(sq)], Zone::Map | Zone::Edge(_))
                        && (own.covers(p) || !look.s.cells.held.has(sq) || crushed(sq))
                })
            };
            if !next.places().all(free) {
                continue;
            }
            let sum = spent + u16::from(price);
            if known.get(&berth(to)).is_none_or(|(old, _)| sum < *old) {
                known.insert(berth(to), (sum, first.or(Some(drive))));
                heap.push(Reverse((sum, berth(to))));
            }
        }
    }
    best.map(|(_, first)| first)
}
