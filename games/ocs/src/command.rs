//! Several commanders a side. Each moves his own units; what is the side's as a whole (supply, ships, aircraft, combat, what
//! the enemy's moves ask of it) is for the chief, who holds the side's first seat. The seats go in turn to both sides.

use sandtable_core::{
    Ask, Board, Chance, Decision, Log, Mode, Refusal, Seat, Seats, Sequence, Steps, Team, Text, Window, looks,
};

use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;
use crate::refusals::{NOT_YOURS, OVER};
use crate::state::State;
use crate::steps::{Segment, Step, may_be_taken};
use crate::theatre::{Counter, Theatre};

/// The option that says how many there are.
pub const OPTION: &str = "commanders";
/// The seats that a scenario may have, with the numbers of commanders with which they are there.
pub const SEATS: [(&str, Side, &[&str]); 6] = [
    ("allied", Side::Allied, &["1", "2", "3"]),
    ("axis", Side::Axis, &["1", "2", "3"]),
    ("allied-2", Side::Allied, &["2", "3"]),
    ("axis-2", Side::Axis, &["2", "3"]),
    ("allied-3", Side::Allied, &["3"]),
    ("axis-3", Side::Axis, &["3"]),
];

/// Another commander moves it.
const NOT_YOUR_COMMAND: Refusal = Refusal::new("2.1/2", "why-not-your-command");
/// The chief decides.
const NOT_THE_CHIEF: Refusal = Refusal::new("2.1/2", "why-not-the-chief");

/// The place of a seat among the commanders of its side; 0 for the chief.
pub const fn rank(seat: Seat) -> u8 {
    seat.0 / 2
}

const fn seat(side: Side, rank: u8) -> Seat {
    Seat(side as u8 + 2 * rank)
}

impl Side {
    /// The side of a seat, whoever of its commanders holds it.
    pub const fn seated(seat: Seat) -> Option<Side> {
        match seat.0 {
            0 | 2 | 4 => Some(Side::Allied),
            1 | 3 | 5 => Some(Side::Axis),
            _ => None,
        }
    }

    /// All seats that a side can have.
    pub const fn seats(self) -> Seats {
        Seats(0b01_0101 << self as u8)
    }
}

impl Theatre {
    /// The seats of a side.
    pub fn team(&self, side: Side) -> Seats {
        Seats(side.seats().0 & Seats::first(2 * self.commanders).0)
    }

    /// Gives each side so many commanders, and each of them his part of the front.
    pub fn divide(&mut self, commanders: u8) {
        self.commanders = commanders;
        for side in Side::BOTH {
            for (id, rank) in parts(self, side) {
                self.counters[usize::from(id)].commander = rank;
            }
        }
        seat_all(self);
    }
}

/// The board has the seats, teams and colours of all commanders.
fn seat_all(t: &mut Theatre) {
    let seats = &SEATS[..2 * usize::from(t.commanders)];
    let teams = Side::BOTH.map(|side| Team { key: side.word().into(), seats: t.team(side) });
    let board: &mut Board = &mut t.board;
    board.seats = seats.iter().map(|(key, ..)| (*key).into()).collect();
    board.teams = teams.into_iter().filter(|team| team.seats.len() > 1).collect();
    board.looks.seats.extend(looks::house::SEATS.into_iter().take(seats.len()).skip(2));
}

/// Where a counter begins, or comes in.
fn begins(counter: &Counter) -> Option<Hex> {
    counter.setup.map(|(at, _)| at).or(counter.arrives.map(|(_, at)| at))
}

/// The units of a side with the commander of each: what belongs together stays together, and each has a part of the front with
/// about as many steps. Whoever comes from nowhere is the chief's.
fn parts(t: &Theatre, side: Side) -> Vec<(UnitId, u8)> {
    let middle = |side: Side| {
        let all: Vec<(f32, f32)> =
            t.ids_of(side).filter_map(|id| begins(t.counter(*id))).map(|at| t.point(at)).collect();
        let sum = all.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        (sum.0 / all.len().max(1) as f32, sum.1 / all.len().max(1) as f32)
    };
    let (own, enemy) = (middle(side), middle(side.other()));
    // How far along the front, which lies across the way to the enemy.
    let along = |at: Hex| {
        let (x, y) = t.point(at);
        (x - own.0) * (own.1 - enemy.1) - (y - own.1) * (own.0 - enemy.0)
    };
    let mut groups: Vec<(u16, Vec<UnitId>)> = Vec::new();
    for id in t.ids_of(side).copied() {
        let formation = t.counter(id).formation;
        let key = if formation > 0 { formation.into() } else { 256 + id };
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, units)) => units.push(id),
            None => groups.push((key, vec![id])),
        }
    }
    let place = |units: &[UnitId]| {
        let all: Vec<f32> = units.iter().filter_map(|id| begins(t.counter(*id))).map(along).collect();
        (!all.is_empty()).then(|| all.iter().sum::<f32>() / all.len() as f32)
    };
    let steps = |units: &[UnitId]| units.iter().map(|id| u32::from(t.counter(*id).steps)).sum::<u32>();
    let mut placed: Vec<(f32, Vec<UnitId>)> =
        groups.into_iter().filter_map(|(_, units)| Some((place(&units)?, units))).collect();
    placed.sort_by(|a, b| a.0.total_cmp(&b.0));
    let whole = placed.iter().map(|(_, units)| steps(units)).sum::<u32>().max(1);
    let mut before = 0;
    let mut given = Vec::new();
    for (_, units) in placed {
        let rank = (before * u32::from(t.commanders) / whole) as u8;
        before += steps(&units);
        given.extend(units.into_iter().map(|id| (id, rank)));
    }
    given
}

/// Who decides for a side at the present step: whoever of its commanders moves, else the chief.
pub fn speaker(look: Look, side: Side) -> Seat {
    let moves = look.t.commanders > 1 && look.segment().is_some_and(|segment| look.mover(segment) == side);
    seat(side, if moves { look.s.leads } else { 0 })
}

/// Is a unit one that this seat's commander moves?
pub fn leads(look: Look, by: Seat, id: UnitId) -> bool {
    look.t.commanders == 1 || look.counter(id).commander == rank(by)
}

/// The commanders who have not ended a segment.
fn busy(look: Look, segment: Segment) -> Seats {
    let side = look.mover(segment);
    (0..look.t.commanders).filter(|rank| look.s.ended & 1 << rank == 0).map(|rank| seat(side, rank)).collect()
}

/// All who still move in a segment are asked, in whatever order they come; none where a side has a single commander.
pub fn asked(look: Look) -> Option<Decision> {
    let Some(Step::Segment(segment)) = look.s.step().filter(|_| look.t.commanders > 1) else { return None };
    let window = (segment == Segment::Reaction).then_some(Window("reaction"));
    let seats = busy(look, segment);
    let mode = if seats.len() > 1 { Mode::Any } else { Mode::One };
    Some(Decision::Ask(Ask { seats, mode, window }))
}

/// Is an action legal for a side that is asked, whoever of its commanders does it?
pub fn legal(look: Look, side: Side, a: Action) -> bool {
    let asked = Ocs::asked(look).seats().meets(side.seats());
    asked && look.s.step().is_some_and(|step| step.ask(|phase| phase.check(look, side, a)).is_ok())
}

/// Is an action legal for a seat?
///
/// # Errors
/// Why not, by rule.
pub fn check(look: Look, by: Seat, a: Action) -> Result<(), Refusal> {
    let decision = Ocs::asked(look);
    match (Side::seated(by).filter(|_| decision.seats().has(by)), look.s.step()) {
        _ if decision.outcome().is_some() => Err(OVER),
        (Some(side), Some(step)) => {
            may(look, by, a)?;
            step.ask(|phase| phase.check(look, side, a))
        }
        (Some(_), None) => Err(OVER),
        (None, _) => Err(NOT_YOURS),
    }
}

/// Is what an action moves the business of a seat?
///
/// # Errors
/// Whose it is instead.
pub fn may(look: Look, by: Seat, a: Action) -> Result<(), Refusal> {
    let (rank, Some(side)) = (rank(by), Side::seated(by)) else { return Ok(()) };
    let Some(step @ (Step::Segment(_) | Step::Moving)) = look.s.step().filter(|_| look.t.commanders > 1)
    else {
        return Ok(());
    };
    let commander = |id: UnitId| look.t.counters.get(usize::from(id)).map_or(rank, |c| c.commander);
    let of = |rank: u8| NOT_YOUR_COMMAND.with("seat", seat(side, rank));
    match a {
        Action::Take(id)
        | Action::Mode(id, _)
        | Action::Fuel(id, _)
        | Action::Drop(id)
        | Action::Release(id)
        | Action::Show(id)
        | Action::Entrain(id)
        | Action::Embark(id)
        | Action::Construct(id, ..) => {
            if commander(id) == rank {
                Ok(())
            } else {
                Err(of(commander(id)))
            }
        }
        Action::At(at) | Action::Dig(at) | Action::Raze(at) | Action::Wreck(at) => {
            let able = |id: &UnitId| match a {
                Action::At(_) => may_be_taken(look, side, *id),
                _ => look.may_move(*id),
            };
            let here = || look.stack(side, at).filter(able).map(commander);
            match here().any(|other| other == rank) {
                true => Ok(()),
                // Where nobody can move the rules say why.
                false => here().next().map_or(Ok(()), |other| Err(of(other))),
            }
        }
        Action::Done => Ok(()),
        _ if step == Step::Moving || rank == 0 => Ok(()),
        _ => Err(NOT_THE_CHIEF.with("seat", seat(side, 0))),
    }
}

/// The segment under way.
fn moment(look: Look) -> Option<(u8, Side, Segment)> {
    Some((look.s.turn, look.s.phasing, look.segment()?))
}

/// Carries out a legal action of one of several commanders, and runs on to the next decision. A segment ends when all of them
/// have ended it.
pub fn apply(t: &Theatre, s: &mut State, by: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
    let Some(side) = Side::seated(by) else { return };
    let mut play = Play::new(t, s, chance, log);
    let before = moment(play.look());
    let ends = matches!(play.s.step(), Some(Step::Segment(_)));
    if ends {
        play.s.leads = rank(by);
    }
    if ends && a == Action::Done {
        play.s.ended |= 1 << rank(by);
        play.tell(side, "2.1/2", || Text::new("log-command-ends").with("seat", by));
    } else {
        sandtable_core::apply::<Ocs>(&mut play, side, a);
    }
    while let Some(Step::Segment(segment)) = play.s.step().filter(|_| moment(play.look()) == before) {
        play.s.leads = 0;
        if !busy(play.look(), segment).is_empty() {
            return;
        }
        sandtable_core::apply::<Ocs>(&mut play, side, Action::Done);
    }
    if moment(play.look()) != before {
        (play.s.leads, play.s.ended) = (0, 0);
    }
}
