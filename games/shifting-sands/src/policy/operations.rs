//! Operations: which spaces are activated, who attacks where and who goes where.

use arrayvec::ArrayVec;

use crate::action::{Space, Spaces, UnitId};
use crate::look::Look;
use crate::pieces::{Event, Purpose, Side};
use crate::state::{Battle, SPACES, State, flag};

use super::forecast::Forecast;
use super::staff::Staff;

/// A space to activate, and what for.
pub type Mark = (Space, Purpose);
/// The marks of an operation (4.15).
pub type Marks = ArrayVec<Mark, 5>;

/// What a point of an operation is worth at least.
const POINT: f32 = 0.1;
/// Most options that are weighed against each other.
const OPTIONS: usize = 32;

/// Something that an operation could do.
#[derive(Clone, Debug)]
struct Chance {
    marks: Marks,
    cost: u8,
    good: f32,
}

/// Everything that operations could do now.
pub struct Chances(ArrayVec<Chance, OPTIONS>);

impl Chances {
    /// Looks for attacks and moves.
    pub fn find(staff: &Staff) -> Chances {
        let mut all = Chances(ArrayVec::new());
        let look = staff.look;
        let mut scratch = look.s.clone();
        scratch.acting = staff.side;
        for target in targets(staff) {
            if let Some(found) = attack(staff, target, &mut scratch) {
                all.add(found);
            }
        }
        for from in stacks(look, staff.side) {
            let cost = look.cost(staff.side, from, Purpose::Move, false);
            if cost > 0 && allowed(look, from) {
                let good = moves(staff, from);
                if good > POINT * f32::from(cost) {
                    all.add(Chance { marks: [(from, Purpose::Move)].into_iter().collect(), cost, good });
                }
            }
        }
        all.0.sort_by(|a, b| (b.good / f32::from(b.cost)).total_cmp(&(a.good / f32::from(a.cost))));
        all
    }

    fn add(&mut self, chance: Chance) {
        if self.0.is_full()
            && let Some(worst) = (0..OPTIONS).min_by(|a, b| self.0[*a].good.total_cmp(&self.0[*b].good))
        {
            if self.0[worst].good >= chance.good {
                return;
            }
            self.0.remove(worst);
        }
        self.0.push(chance);
    }

    /// The best operation for some points: its marks and what it is worth.
    pub fn operation(&self, points: u8, most: usize) -> (Marks, f32) {
        let (mut marks, mut left, mut good) = (Marks::new(), points, 0.0);
        for chance in &self.0 {
            let clash = chance.marks.iter().any(|(at, _)| marks.iter().any(|(o, _)| o == at));
            if !clash && chance.cost <= left && marks.len() + chance.marks.len() <= most {
                marks.extend(chance.marks.iter().copied());
                left -= chance.cost;
                good += chance.good;
            }
        }
        (marks, good)
    }
}

/// Does the card in play let a space be activated?
fn allowed(look: Look, at: Space) -> bool {
    look.s.deed.only.has(look.t.ground(at).region) || look.s.deed.also == at
}

/// Where units of a side stand.
fn stacks(look: Look, side: Side) -> Spaces {
    look.t.all.iter().filter(|at| look.s.count(side, *at) > 0).collect()
}

/// Spaces of the enemy with one's own beside them.
fn targets(staff: &Staff) -> Spaces {
    let look = staff.look;
    let near = &look.t.near[staff.side as usize];
    staff.enemies.iter().filter(|at| near[usize::from(*at)].iter().any(|o| staff.own(o) > 0)).collect()
}

/// What it is worth to win a space in battle.
pub fn prize(staff: &Staff, at: Space) -> f32 {
    let i = usize::from(at);
    staff.dash * (0.15 + 2.4 * staff.worth[i] + 1.5 * staff.pull[i])
}

/// The best attack on a space.
fn attack(staff: &Staff, target: Space, scratch: &mut State) -> Option<Chance> {
    let (look, side) = (staff.look, staff.side);
    let mut from: ArrayVec<(Space, u8), 16> = look.t.near[side as usize][usize::from(target)]
        .iter()
        .filter(|at| staff.own(*at) > 0 && allowed(look, *at))
        .map(|at| (at, look.cost(side, at, Purpose::Attack, false)))
        .filter(|(_, cost)| *cost > 0)
        .take(16)
        .collect();
    from.sort_by_key(|(at, cost)| std::cmp::Reverse(u16::from(staff.own(*at)) * 12 / u16::from(*cost)));
    scratch.battle = Battle { target, ..Battle::NONE };
    let mut best: Option<Chance> = None;
    let (mut marks, mut cost, mut groups) = (Marks::new(), 0, 0u8);
    for (at, price) in from {
        let here = look.stack(at).filter(|id| can_join(look, side, *id, target));
        let units: ArrayVec<UnitId, 4> = here.take(4).collect();
        let nations = units.iter().fold(0u8, |set, id| set | 1 << look.t.nation(*id).group() as u8);
        // 11.18: nations fight together only where they stand together.
        if units.is_empty() || groups != 0 && nations != groups || marks.is_full() {
            continue;
        }
        groups |= nations;
        for id in units {
            scratch.flags[usize::from(id)] |= flag::ATTACKS;
        }
        marks.push((at, Purpose::Attack));
        cost += price;
        scratch.battle.rommel = side == Side::Axis
            && look.has(Event::Rommel)
            && !look.has(Event::VonArnim)
            && look.t.ground(target).fort == 0;
        let prize = prize(staff, target);
        let good = Forecast::of(Look { t: look.t, s: scratch }, prize).good(prize);
        if good > POINT * f32::from(cost)
            && best
                .as_ref()
                .is_none_or(|b| good - POINT * f32::from(cost) > b.good - POINT * f32::from(b.cost))
        {
            best = Some(Chance { marks: marks.clone(), cost, good });
        }
    }
    for flags in &mut scratch.flags {
        *flags &= !flag::ATTACKS;
    }
    best
}

/// May a unit join an attack on a space from where it stands?
pub fn can_join(look: Look, side: Side, id: UnitId, target: Space) -> bool {
    look.t.side(id) == side
        && !look.inactive(id)
        && !look.s.is(id, flag::FOUGHT)
        && (!look.s.is(id, flag::MOVED) || look.armour(id))
        && look.ways(id, look.at(id)).contains(target)
}

/// What the moves out of a space are worth.
fn moves(staff: &Staff, from: Space) -> f32 {
    let look = staff.look;
    let mut taken = [0u8; SPACES];
    let mut good = 0.0;
    let mut left = staff.own(from);
    let mut captured = Spaces::EMPTY;
    for id in look.stack(from).filter(|id| look.t.side(*id) == staff.side && !look.inactive(*id)) {
        if let Some((to, gain)) = best_move(staff, id, left, &taken, captured) {
            good += gain;
            left = left.saturating_sub(look.factors(id)[0].max(1));
            taken[usize::from(to)] += look.factors(id)[0].max(1);
            captured.insert(to);
        }
    }
    good
}

/// The best space for a unit to move to, and what it gains; `stay` are the factors in its space, it included, `taken`
/// those on the way to others.
fn best_move(
    staff: &Staff,
    id: UnitId,
    stay: u8,
    taken: &[u8; SPACES],
    captured: Spaces,
) -> Option<(Space, f32)> {
    let look = staff.look;
    let (from, mine) = (look.at(id), look.factors(id)[0].max(1));
    let here = staff.post(id, from, stay.saturating_sub(mine));
    let mut best: Option<(Space, f32)> = None;
    for to in reach(staff, id).without(from) {
        if look.s.deed.attacks.contains(to) && !look.armour(id) || !look.room(id, to) {
            continue;
        }
        let capture = if captured.contains(to) { 0.0 } else { staff.capture(id, to) };
        let others = staff.own(to) + taken[usize::from(to)];
        let gain = staff.post(id, to, others) + capture - here;
        if gain > 0.06 && best.is_none_or(|(_, b)| gain > b) {
            best = Some((to, gain));
        }
    }
    best
}

/// Where a unit can go.
fn reach(staff: &Staff, id: UnitId) -> Spaces {
    let look = staff.look;
    let free = look.ground(id) - staff.enemies;
    let near = &look.t.near[staff.side as usize];
    sandtable_board::graph::within(Spaces::single(look.at(id)), free, near, look.factors(id)[2].into())
}

/// The best move of a unit in the march that is on.
pub fn march(staff: &Staff) -> Option<(UnitId, Space, f32)> {
    let look = staff.look;
    let moves = look.s.deed.moves;
    let none = [0u8; SPACES];
    look.army(staff.side)
        .filter(|id| moves.contains(look.at(*id)) && !look.s.is(*id, flag::MOVED) && !look.inactive(*id))
        .filter(|id| !look.has_twin(*id))
        .filter_map(|id| {
            best_move(staff, id, staff.own(look.at(id)), &none, Spaces::EMPTY)
                .map(|(to, gain)| (id, to, gain))
        })
        .max_by(|a, b| a.2.total_cmp(&b.2))
}

/// The next space on a unit's way, which leads over ground of the enemy's control where it can.
pub fn way(look: Look, id: UnitId, to: Space) -> Option<Space> {
    let (side, from) = (look.t.side(id), look.at(id));
    let near = &look.t.near[side as usize];
    let free: Spaces = look.ground(id).iter().filter(|at| !look.enemy_in(side, *at)).collect();
    let steps = look.ways(id, from) & free;
    let mut reached = Spaces::single(to);
    loop {
        let found = steps & reached;
        if !found.is_empty() {
            let hostile = found - look.held(side);
            return hostile.first().or(found.first());
        }
        let wider = sandtable_board::graph::within(reached, free, near, 1);
        if wider == reached {
            return None;
        }
        reached = wider;
    }
}

/// The attacks that are worth opening with the units of marked spaces.
pub fn assaults(staff: &Staff, mut found: impl FnMut(Space, f32)) {
    let (look, side) = (staff.look, staff.side);
    let mut scratch = look.s.clone();
    for target in targets(staff) {
        let mut any = false;
        scratch.battle = Battle { target, ..Battle::NONE };
        let ready = look.army(side).filter(|id| look.s.deed.attacks.contains(look.at(*id)));
        for id in ready.filter(|id| can_join(look, side, *id, target)) {
            scratch.flags[usize::from(id)] |= flag::ATTACKS;
            any = true;
        }
        if any {
            let prize = prize(staff, target);
            let good = Forecast::of(Look { t: look.t, s: &scratch }, prize).good(prize);
            if good > 0.0 {
                found(target, good);
            }
            for flags in &mut scratch.flags {
                *flags &= !flag::ATTACKS;
            }
        }
    }
}

/// The battle that is being opened, as it would be fought now.
pub fn forecast(look: Look, staff: &Staff) -> Forecast {
    Forecast::of(look, prize(staff, look.s.battle.target))
}
