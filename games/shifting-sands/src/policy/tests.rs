use sandtable_core::kit::{laid_out, policy};
use sandtable_core::{Order, Policy, Rules};

use crate::action::Action;
use crate::pieces::Use;
use crate::state::NOWHERE;
use crate::steps::Step;
use crate::{DesertWar, ShiftingSands, Side};

use super::{Plan, plan};

fn rules() -> DesertWar {
    laid_out::<ShiftingSands>()
}

/// Seed, length and last position of games that the policy plays against itself.
const PINNED: [(u64, u32, &str); 2] = [(1, 1024, "d2ffe6e267e57940"), (2, 508, "3234d7b0d7a37207")];

#[test]
fn the_policy_plays_the_games_that_are_known() {
    policy::pinned(&rules(), &PINNED);
}

#[test]
fn the_policy_keeps_its_promises() {
    policy::sound(&rules(), 6);
}

#[test]
fn every_plan_is_wanted_and_begins_with_a_legal_action() {
    let rules = rules();
    policy::begins(&rules, 2, |s, seat, plan| plan::next(rules.look(s), Side::of(seat)?, plan));
}

/// An operation activates what it has chosen, and the unit that goes arrives.
#[test]
fn operations_do_what_they_intend() {
    let rules = rules();
    let (mut operations, mut marked) = (0, 0);
    policy::walk(&rules, 4, |walk, seat, mind| {
        let s = &walk.state;
        if s.step() != Some(Step::Choose) {
            return;
        }
        let mut plans = Vec::new();
        rules.plans(&walk.seen(seat), seat, mind, &mut plans);
        if let Some((Plan::Operate { moves, attacks, .. }, _)) = plans.first() {
            let side = Side::of(seat).expect("a side");
            let spaces = moves.iter().chain(attacks).filter(|at| **at != NOWHERE);
            operations += 1;
            for at in spaces {
                assert!(s.count(side, *at) > 0, "nobody to activate");
                marked += 1;
            }
        }
    });
    assert!(operations > 50 && marked > operations, "{marked} marks in {operations} operations");
}

/// Of units that may be restored, the one that gains most comes first, and any before none (15.21).
#[test]
fn the_best_step_is_restored_first() {
    let rules = rules();
    let s = rules.start(&mut sandtable_core::Chance::quick(0), &mut sandtable_core::Log::off());
    let weight = |key: &str| {
        let id = crate::theatre::find(&rules.0.counters, key).expect("there is such a unit");
        [Action::Flip(id), Action::Replace(id)]
            .map(|a| super::windows::weigh(rules.look(&s), Side::Allied, a))
    };
    let (none, armour, column) = (1.0, weight("br-7-arm"), weight("br-bg-1"));
    assert!(armour[0] > column[0] && column[0] > none, "{armour:?} and {column:?}");
    assert_eq!((armour[0], column[0]), (armour[1], column[1]));
}

/// What loses the war at once is not left without a guard (16.2/2, 16.3/2): the first two turns pass with a garrison in
/// Tripoli, and in Suez or Port Said.
#[test]
fn nobody_strolls_into_the_last_base() {
    let rules = rules();
    let at = rules.0.at;
    policy::walk(&rules, 6, |walk, _, _| {
        let s = &walk.state;
        if s.turn > 2 || s.step() != Some(Step::Choose) {
            return;
        }
        let held = |side, at| s.count(side, at) > 0;
        let held =
            [held(Side::Axis, at.tripoli), held(Side::Allied, at.port_said) || held(Side::Allied, at.suez)];
        assert_eq!(held, [true; 2], "turn {}, round {}", s.turn, s.round);
    });
}

/// Who has to fear the end of the turn stays at home: the last guard of Alexandria is worth what a raid would gain, while
/// Italians stand before the gate (16.2/1).
#[test]
fn the_last_guard_stays_when_the_enemy_is_near_his_goal() {
    let rules = rules();
    let guard = |vp: i8| {
        let t = sandtable_core::kit::Trial::start(rules.clone(), &[]).given(&format!(
            "phase = 'march'\nacting = 'allied'\nvp = {vp}\nhand = []\nunits = ['br-7-arm @ alexandria', 'it-1lib @ el-daba', 'it-17 @ tripoli']"
        ));
        let (tanks, at) =
            (rules.look(&t.state).stack(rules.0.at.alexandria).next().expect("tanks"), rules.0.at);
        rules.traced(&t.state, |look| {
            let staff = super::Staff::new(look, Side::Allied);
            let alone = staff.post(tanks, at.alexandria, 0) - staff.post(tanks, at.alexandria, 9);
            (alone, staff.capture(tanks, at.tobruk))
        })
    };
    let (calm, afraid) = (guard(8), guard(12));
    assert!(afraid.0 - afraid.1 > calm.0 - calm.1 + 2.0, "{calm:?} and {afraid:?}");
}

/// With Herkules in hand the four units gather in Sicily, and the card is played when they have (10.321).
#[test]
fn malta_is_taken_when_all_are_ready() {
    let rules = rules();
    let table = |units: &str, hand: &str| {
        let text = format!(
            "turn = 9\nphase = 'action'\nevents = ['siege-of-malta']\nhand = [{hand}]\nunits = [{units}, 'it-17 @ tripoli', 'br-bg-1 @ cairo', 'br-bg-2 @ suez']"
        );
        sandtable_core::kit::Trial::start(rules.clone(), &[]).given(&text)
    };
    let best = |t: &sandtable_core::kit::Trial<DesertWar>| {
        let mut plans = Vec::new();
        let seen = sandtable_core::Seen::by(&rules, &t.state, Side::Axis.seat());
        rules.plans(&seen, Side::Axis.seat(), &mut sandtable_core::Mind::default(), &mut plans);
        plans.first().expect("a plan").0
    };
    let herkules = crate::CardId { side: Side::Axis, number: 36 };
    let ready = "'it-20 @ sicily', 'it-185 @ sicily', 'ramcke @ sicily', 'it-80 @ sicily'";
    assert_eq!(best(&table(ready, "'X36', 'X1'")), Plan::Play(Action::Play(herkules, Use::Event)));
    // One of them waits in Tripoli: it is shipped with the other card, and the rest stay where they are.
    let nearly = "'it-20 @ sicily', 'it-185 @ sicily', 'ramcke @ sicily', 'it-80 @ tripoli'";
    let mut t = table(nearly, "'X36', 'X38'");
    t.does("axis", "play X38 rd", &[]);
    assert_eq!(best(&t), Plan::Shift { unit: rules.0.who.it_80, to: rules.0.at.sicily });
}

/// Replacements, redeployment and events are chosen, and automatic operations by need alone.
#[test]
fn the_policy_does_more_than_operate() {
    let rules = rules();
    let (mut uses, mut automatic) = ([0; 5], 0);
    policy::walk(&rules, 6, |walk, seat, mind| match walk.preferred(seat, mind) {
        Action::Play(_, used) => uses[used as usize] += 1,
        Action::Automatic => automatic += 1,
        _ => {}
    });
    for used in [Use::Ops, Use::Rd, Use::Rp, Use::Event] {
        assert!(uses[used as usize] > 0, "{used:?} is never chosen: {uses:?}");
    }
    assert!(automatic < uses[Use::Ops as usize], "{automatic} automatic operations");
}

/// An order with a place answers as the bare one does in a battle there, and is silent in any other.
#[test]
fn orders_for_a_place_wait_for_a_battle_there() {
    let rules = rules();
    let mut answered = 0;
    policy::walk(&rules, 4, |walk, seat, _| {
        let target = u16::from(walk.state.battle.target);
        for kind in rules.orders() {
            let order = |place| Order { key: kind.key.into(), place, amount: None };
            let answer = |place| rules.answer(&walk.seen(seat), seat, &order(place));
            assert_eq!(answer(Some(target)), answer(None), "{kind:?}");
            assert_eq!(answer(Some(target ^ 1)), None, "{kind:?}");
            answered += u32::from(answer(None).is_some());
        }
    });
    assert!(answered > 20, "{answered} answers");
}
