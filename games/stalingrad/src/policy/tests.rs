use sandtable_core::kit::{laid_out, policy};
use sandtable_core::{Chance, Log, Policied, Rules, Seat, Seen};

use super::Plan;
use super::operation::{self, Operation};
use crate::state::State;
use crate::{CaseBlue, Side, Stalingrad, Step};

/// Seed, length and last position of games that the policy plays against itself.
const PINNED: [(u64, u32, &str); 2] = [(1, 7806, "05dd278d419fccbc"), (2, 7759, "cb06a8c2112ed946")];

#[test]
fn the_policy_plays_the_games_that_are_known_and_keeps_its_promises() {
    policy::whole::<Stalingrad>(&PINNED, 2);
}

/// [`Policy::next`](sandtable_core::Policy::next) drops what is illegal; a plan that is listed needs no such mercy.
#[test]
fn every_plan_is_wanted_and_begins_with_a_legal_action() {
    let rules = laid_out::<Stalingrad>();
    policy::begins(&rules, 2, |s, seat, plan| super::plan::next(rules.look(s), Side::of(seat)?, plan));
}

#[test]
fn candidates_are_rivals_of_the_choice() {
    policy::rivals(&laid_out::<Stalingrad>(), 1, 1000);
}

#[test]
fn an_attack_below_even_odds_is_never_begun() {
    let rules = laid_out::<Stalingrad>();
    policy::walk(&rules, 2, |walk, seat, _| {
        if let (Some(Step::Choose), Some(side)) = (walk.state.step(), Side::of(seat)) {
            let look = rules.look(&walk.state);
            for id in look.all(side, |u| u.target != crate::state::NO_HEX) {
                let target = look.unit(id).target;
                assert!(look.assault(target, look.attackers(target)).column.is_some());
            }
        }
    });
}

/// A thinker compares ways to lead a command with the usual one: that must be what the policy does, march by march and attack
/// by attack.
#[test]
fn a_command_led_in_the_usual_way_is_the_policys_own() {
    let rules = laid_out::<Stalingrad>();
    let mut led = 0;
    policy::walk(&rules, 1, |walk, seat, _| {
        let look = rules.look(&walk.state);
        if Side::of(seat).is_some_and(|side| operation::begins(look, side)) {
            let plan = Plan::Lead { operation: Operation::default(), command: super::plan::command(look) };
            assert_eq!(
                declared(&rules, &walk.state, seat, Some(plan)),
                declared(&rules, &walk.state, seat, None)
            );
            led += 1;
        }
    });
    assert!(led > 50, "{led} commands");
}

#[test]
fn a_veteran_and_the_elite_lead_commands_as_games_have_taught() {
    let rules = laid_out::<Stalingrad>();
    let (mut led, mut otherwise) = (0, [0, 0]);
    policy::walk(&rules, 1, |walk, seat, _| {
        if Side::of(seat).is_some_and(|side| operation::begins(rules.look(&walk.state), side)) {
            let by = |player| played(&rules, &walk.state, seat, player);
            let plain = by(Policied::<CaseBlue>::whimsical(0.0));
            let [veteran, elite] = [0, 1].map(|grade| by(Policied::<CaseBlue>::whimsical(0.0).taught(grade)));
            led += 1;
            otherwise[0] += u32::from(veteran != plain);
            otherwise[1] += u32::from(elite != veteran);
        }
    });
    assert!(otherwise.iter().all(|n| n * 4 > led), "{otherwise:?} of {led} commands are led otherwise");
}

/// Where a command stands when its attacks are declared, or it is over.
fn declared(rules: &CaseBlue, from: &State, seat: Seat, plan: Option<Plan>) -> State {
    let mut player = Policied::<CaseBlue>::whimsical(0.0);
    player.adopt(plan);
    played(rules, from, seat, player)
}

/// The same, led by a player.
fn played(rules: &CaseBlue, from: &State, seat: Seat, mut player: Policied<CaseBlue>) -> State {
    let (mut state, mut dice, mut whims) = (from.clone(), Chance::quick(1), Chance::quick(2));
    let command = super::plan::command(rules.look(from));
    while matches!(state.step(), Some(Step::March | Step::Moving { .. } | Step::Declare { .. }))
        && super::plan::command(rules.look(&state)) == command
    {
        let seen = Seen::by(rules, &state, seat);
        let action = player.choose(rules, &seen, seat, &mut whims).expect("something is legal");
        rules.apply(&mut state, seat, action, &mut dice, &mut Log::off());
    }
    state
}
