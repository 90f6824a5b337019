//! Exact odds from the very code that is played: a battle is fought out for every way the dice can fall, the flank roll
//! among them, with what both players are taken to do about cards, losses and retreats.

use sandtable_core::{Chance, Log, Odds, Rules, Seen, Text, assumption, enumerate};

use crate::DesertWar;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Mission, Side};
use crate::play::{Play, space_value};
use crate::policy::cheapest;
use crate::scene::sums;
use crate::state::{Flank, State, flag, off, on_map};
use crate::steps::{self, Step};
use crate::theatre::Theatre;

/// More decisions than a battle can ask for.
const MOST: usize = 64;

/// The keys of what can be taken to be otherwise.
const CARDS: &str = "cards";
const STAND: &str = "stand";

/// What the players are taken to do in a battle.
#[derive(Clone, Copy)]
struct Habits {
    /// This side plays every combat card of its hand that fits.
    plays: Option<Side>,
    /// The defenders pay a step more where they may, and stay (11.53).
    stands: bool,
}

/// What an action leads to, if dice hang on it.
pub fn odds(rules: &DesertWar, seen: &Seen<DesertWar>, a: Action, otherwise: &[&str]) -> Option<Odds> {
    let mut s = seen.state().clone();
    let seat = rules.decision(&s).seats().iter().next()?;
    rules.check(&s, seat, a).ok()?;
    let mut last = a;
    match (s.step()?, a) {
        (Step::Activate, Action::Send(mission)) => return Some(excursion(rules.theatre(), mission)),
        (Step::Open, Action::Join(_) | Action::Rommel | Action::Bonus) => {
            rules.apply(&mut s, seat, a, &mut Chance::quick(0), &mut Log::off());
            last = Action::Engage;
            rules.check(&s, seat, last).ok()?;
        }
        (Step::Open, Action::Engage | Action::Flank) | (Step::CombatCards(_), _) => {}
        _ => return None,
    }
    let asks = Side::of(seat)?;
    let habits = Habits {
        plays: Some(asks).filter(|_| otherwise.contains(&CARDS)),
        stands: otherwise.contains(&STAND),
    };
    Some(battle(rules.theatre(), &s, last, habits, otherwise))
}

/// How a battle came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// The defenders are overrun, or what is left of them.
    Overrun,
    /// The space is empty, so that the attacker may advance.
    Vacated,
    /// The defenders are still there.
    Held,
}

/// The end of a battle.
#[derive(Clone, Copy, Debug)]
struct End {
    flank: Flank,
    verdict: Verdict,
    /// Steps lost by attacker and defender.
    steps: [u16; 2],
}

fn battle(t: &Theatre, s: &State, a: Action, habits: Habits, otherwise: &[&str]) -> Odds {
    let look = Look { t, s };
    let (mut shares, mut steps) = ([[0.0; 3]; 3], [0.0; 2]);
    enumerate(
        |dice| fight(t, s, a, habits, dice),
        |end, share| {
            shares[end.flank as usize][end.verdict as usize] += share;
            for (sum, lost) in steps.iter_mut().zip(end.steps) {
                *sum += share * f64::from(lost);
            }
        },
    );
    let space = space_value(s.battle.target);
    let mut ends = Vec::new();
    for (shares, ids) in shares.iter().zip(ENDS) {
        if shares.iter().sum::<f64>() > 0.0 {
            ends.extend(
                shares.iter().zip(ids).map(|(share, id)| (Text::new(id).with("space", space), *share)),
            );
        }
    }
    let lost = |side: Side, figure| (Text::new("odds-steps").with("side", side.seat()), figure);
    let mut assumes = vec![
        assumption(otherwise, CARDS, "odds-assume-no-cards", "odds-assume-cards"),
        (Text::new("odds-assume-enemy-cards"), None),
        (Text::new("odds-assume-losses"), None),
    ];
    if look.battle_rough() {
        assumes.push(assumption(otherwise, STAND, "odds-assume-yields", "odds-assume-stands"));
    }
    Odds {
        sums: sums(look),
        ends,
        expected: vec![lost(s.acting, steps[0]), lost(s.acting.other(), steps[1])],
        assumes,
    }
}

/// The ends by flank attempt and verdict.
const ENDS: [[&str; 3]; 3] = [
    ["odds-overrun", "odds-vacated", "odds-held"],
    ["odds-flanked-overrun", "odds-flanked-vacated", "odds-flanked-held"],
    ["odds-unflanked-overrun", "odds-unflanked-vacated", "odds-unflanked-held"],
];

/// Fights a battle up to the advance on a copy of the position.
fn fight(t: &Theatre, before: &State, a: Action, habits: Habits, dice: &mut Chance) -> End {
    let mut s = before.clone();
    let battle = |step: &Step| matches!(step, Step::Open | Step::Battle(_));
    let begins = s.steps.iter().position(battle).unwrap_or(0);
    // Beneath the battle lies a step that never runs on, so that nothing but the battle happens.
    s.steps.drain(..begins);
    s.steps.insert(0, Step::Choose);
    let mut log = Log::on();
    let mut next = Some(a);
    for _ in 0..MOST {
        let Some(a) = next else { break };
        steps::apply(&mut Play { t, s: &mut s, chance: dice, log: &mut log }, a);
        next = usual(Look { t, s: &s }, habits);
    }
    let entries = log.take();
    let told = |id: &str| entries.iter().any(|e| e.text.id == id);
    let flank = match before.battle.flank {
        Flank::None if told("log-flank-won") => Flank::Won,
        Flank::None if told("log-flank-lost") => Flank::Lost,
        known => known,
    };
    let verdict = match s.step() {
        Some(Step::Pursuit) if s.battle.overrun => Verdict::Overrun,
        Some(Step::Pursuit) => Verdict::Vacated,
        _ if s.count(s.acting.other(), before.battle.target) == 0 => Verdict::Vacated,
        _ => Verdict::Held,
    };
    let lost =
        |side: Side| steps_of(Look { t, s: before }, side).saturating_sub(steps_of(Look { t, s: &s }, side));
    End { flank, verdict, steps: [lost(before.acting), lost(before.acting.other())] }
}

/// Steps of a side on the map and in reserve.
fn steps_of(look: Look, side: Side) -> u16 {
    let there = |id: &u8| on_map(look.at(*id)) || look.at(*id) == off::RESERVE;
    let ids = look.t.ids().filter(|id| look.t.side(*id) == side && there(id));
    ids.map(|id| if look.s.is(id, flag::REDUCED) { 1 } else { 2 }).sum()
}

/// What whoever is asked in a battle is taken to do; none where the battle is over.
fn usual(look: Look, habits: Habits) -> Option<Action> {
    let side = Side::of(steps::decision(look).seats().iter().next()?)?;
    let legal = |a: &Action| steps::check(look, side, *a).is_ok();
    match look.s.step()? {
        Step::CombatCards(side) => {
            let cards = habits.plays.filter(|plays| *plays == side).and_then(|_| card(look, side));
            Some(cards.unwrap_or(Action::Done))
        }
        Step::Losses { .. } | Step::Replacement { .. } => cheapest(look, side),
        Step::Overrun => [Action::Each, Action::Allot].into_iter().find(legal),
        Step::Stand if habits.stands => cheapest(look, side),
        Step::Stand => Some(Action::Yield),
        Step::Retreat | Step::Relocate => first(look, side),
        Step::Depot { .. } => Some(Action::Done),
        _ => None,
    }
}

/// A combat card that fits, other than Disengage.
fn card(look: Look, side: Side) -> Option<Action> {
    let mut actions = Vec::new();
    steps::actions(look, side, &mut actions);
    actions.into_iter().find(|a| match a {
        Action::Combat(card) => !look.t.card(*card).combat.as_ref().is_some_and(|c| c.disengage),
        _ => false,
    })
}

fn first(look: Look, side: Side) -> Option<Action> {
    let mut actions = Vec::new();
    steps::actions(look, side, &mut actions);
    actions.first().copied()
}

/// A mission of the LRDG: a die on its table (11.73, 11.74).
fn excursion(t: &Theatre, mission: Mission) -> Odds {
    let rows = &t.missions[mission as usize];
    let mean = |of: fn(&crate::data::MissionEntry) -> u8| {
        rows.iter().map(|row| f64::from(of(row))).sum::<f64>() / rows.len() as f64
    };
    let share = |test: &dyn Fn(&crate::data::MissionEntry) -> bool| {
        rows.iter().filter(|row| test(row)).count() as f64 / rows.len() as f64
    };
    let succeeds = |row: &crate::data::MissionEntry| row.cards + row.discards > 0;
    Odds {
        sums: Vec::new(),
        ends: vec![
            (Text::new("odds-mission-succeeds"), share(&succeeds)),
            (Text::new("odds-mission-fails"), share(&|row| !succeeds(row) && row.losses == 0)),
            (Text::new("odds-mission-costs"), share(&|row| row.losses > 0)),
        ],
        expected: vec![
            (Text::new("odds-mission-cards"), mean(|row| row.cards)),
            (Text::new("odds-mission-discards"), mean(|row| row.discards)),
            (Text::new("odds-mission-losses"), mean(|row| row.losses)),
        ],
        assumes: Vec::new(),
    }
}
