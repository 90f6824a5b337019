use sandtable_core::kit::{Walk, laid_out, policy};
use sandtable_core::{Decision, Game, Mind, Options, Policy, Rules, Seat, Seats, Seen, Trial};

use crate::air::Sortie;
use crate::{Action, Drill, Ocs, Side};

use super::{Plan, air, freight, plan, staff};

fn rules() -> Ocs {
    laid_out::<Drill>()
}

/// Seed, length and last position of games that the policy plays against itself.
const PINNED: [(u64, u32, &str); 2] = [(1, 1687, "ddf3711407266180"), (2, 1785, "2a817f7cad2a3ca9")];

#[test]
fn the_policy_plays_the_games_that_are_known() {
    policy::pinned(&rules(), &PINNED);
}

/// Seed and digest of what the policy thinks in games against itself.
const WEIGHED: [(u64, &str); 2] = [(1, "f8906a3b31d799ae"), (3, "77ec3e8f2d8e850f")];

#[test]
fn the_policy_thinks_what_is_known() {
    policy::weighed(&rules(), &WEIGHED);
}

#[test]
fn the_policy_keeps_its_promises() {
    policy::sound(&rules(), 2);
}

#[test]
fn every_plan_is_wanted_and_begins_with_a_legal_action() {
    let rules = rules();
    policy::begins(&rules, 1, |s, seat, plan| plan::next(rules.look(s), Side::seated(seat)?, plan));
}

/// Every so many actions the position is looked at for faults.
const FAULTS: u32 = 1;

#[test]
fn supply_goes_by_train_as_planned() {
    let more = "phasing = 'axis'\nphase = 'movement'\nunits = ['i-9 @ A2.02', 'r-5 reserve @ A9.19']\n\
                dumps = ['axis 9 @ A7.04']\naxis = ['linden', 'ostheim']\nrail = ['0', '12']";
    let mut table = Trial::start(rules(), &[]).given(more);
    let hex = |table: &Trial<Ocs>, name: &str| table.rules.look(&table.state).t.hex(name).expect("a hex");
    let (from, to) = (hex(&table, "A7.04"), hex(&table, "A7.08"));
    let train = Plan::Train { from, to, tokens: 5 };
    let next = |table: &Trial<Ocs>| plan::next(table.rules.look(&table.state), Side::Axis, train);
    assert_eq!(next(&table), Some(Action::Freight(from, 5)));
    table.does("axis", "freight A7.04 5", &[]);
    assert_eq!(next(&table), Some(Action::Detrain(to)));
}

#[test]
fn trains_are_thought_of_for_what_lies_far_behind() {
    let plans = |more: &str| {
        let start = "phasing = 'axis'\nphase = 'movement'\nunits = ['i-9 @ A2.02', 'i-8 @ A7.14', 'r-1 @ A7.16']\n\
                     axis = ['linden', 'ostheim']";
        let table = Trial::start(rules(), &[]).given(&format!("{start}\n{more}"));
        let supplied = staff::supplied(table.rules.look(&table.state));
        let look = table.rules.look(&supplied);
        let legal = |a: Action| table.rules.check(&supplied, Side::Axis.seat(), a).is_ok();
        let mut out = Vec::new();
        freight::ride(&staff::Staff::new(look, Side::Axis), legal, &mut out);
        out.iter().filter(|(plan, _)| matches!(plan, Plan::Train { .. })).count()
    };
    assert_eq!(plans("dumps = ['axis 9 @ A7.04']\nrail = ['0', '12']"), 1);
    assert_eq!(plans("dumps = ['axis 9 @ A7.04']\nrail = ['0', '0']"), 0, "no trains");
    assert_eq!(plans("dumps = ['axis 1 @ A7.04']\nrail = ['0', '12']"), 0, "hardly anything");
    assert_eq!(plans("dumps = ['axis 9 @ A7.13']\nrail = ['0', '12']"), 0, "at the front already");
}

/// The drill with an Axis that makes one effort.
fn striving() -> Ocs {
    let mut files = Drill::built_in();
    let name = "scenarios/drill.toml";
    let text = files.text(name).expect("the drill").replacen("[axis]\n", "[axis]\neffort = true\n", 1);
    files.put(name, &text);
    let game = Drill::open(&files).expect("the drill");
    game.prepare("drill", &Options::new()).expect("a scenario")
}

#[test]
fn one_effort_is_made_where_most_stands_before_it() {
    let start = "phasing = 'axis'\nphase = 'movement'\nunits = ['i-9 @ A2.02', 'i-8 @ A7.14', 'r-1 @ A8.08', 'r-5 @ A8.08']\n\
                 axis = ['linden', 'ostheim']";
    let seen = |rules: Ocs, more: &str| {
        let table = Trial::start(rules, &[]).given(&start.replace("'r-5 @ A8.08'", more));
        let supplied = staff::supplied(table.rules.look(&table.state));
        let look = table.rules.look(&supplied);
        let staff = staff::Staff::new(look, Side::Axis);
        let effort = look.t.places.iter().find(|place| staff.effort.draws(place.hex) > 1.0);
        let prices = ["A8.08", "A1.01"].map(|hex| staff.effort.price(look, look.t.hex(hex).expect("a hex")));
        (effort.map(|place| place.key.clone()), prices)
    };
    let (none, alike) = seen(rules(), "'r-5 @ A8.08'");
    assert_eq!((none, alike), (None, [1.0, 1.0]), "a side that has to win everywhere");
    let (goal, [near, far]) = seen(striving(), "'r-5 @ A8.08'");
    assert_eq!(goal.as_deref(), Some("alton"), "worth most");
    assert!(near < 1.0 && far > 1.0, "{near} there, {far} elsewhere");
    for (hex, goal) in [("A9.06", "brandau"), ("A4.15", "southam")] {
        let (found, _) = seen(striving(), &format!("'i-7 @ {hex}'"));
        assert_eq!(found.as_deref(), Some(goal), "where a division stands before it");
    }
}

#[test]
fn what_the_staff_cannot_do_it_lets_be() {
    let more = "phasing = 'axis'\nphase = 'movement'\nunits = ['i-9 @ A2.02', 'r-5 reserve @ A9.19']\n\
                columns = ['9 axis truck points 2 @ A7.05', '10 axis truck points 1 @ A7.06']";
    let table = Trial::start(rules(), &[]).given(more);
    let (rules, seat) = (&table.rules, Side::Axis.seat());
    let seen = Seen::by(rules, &table.state, seat);
    let mut mind = Mind::default();
    let keys = ["i-9", "column-9", "column-10"].map(String::from);
    assert!(rules.charge(&seen, seat, &keys, &mut mind));
    let at = rules.look(&table.state).t.hex("A7.05").expect("a hex");
    rules.forgo(&seen, seat, Plan::Haul { column: 9, via: at, to: at }, &mut mind);
    assert_eq!(mind.brief.charge.as_ref().expect("a charge").columns, [10]);
}

/// What the policy would do next in a position, in notation: its best plan, begun.
fn begins(table: &Trial<Ocs>, seat: Seat) -> String {
    let seen = Seen::by(&table.rules, &table.state, seat);
    let (mut mind, mut plans) = (Mind::default(), Vec::new());
    table.rules.plans(&seen, seat, &mut mind, &mut plans);
    let (best, _) = plans[0];
    let a = table.rules.next(&seen, seat, best, &mut mind).expect("a plan begins");
    let mut text = String::new();
    table.rules.write(a, &mut text);
    text
}

#[test]
fn an_overrun_is_prepared_from_the_air() {
    let more = "phasing = 'axis'\nphase = 'movement'\n\
        units = ['pz-1 fuelled @ A9.09', 'r-1 @ A9.10', 'r-5 reserve @ A9.19']\n\
        wings = ['stuka-1 @ A9.03']\nbases = ['axis level 2 @ A9.03']";
    let prepared = |more: &str, tried: bool| {
        let table = Trial::start(rules(), &[]).given(more);
        let supplied = staff::supplied(table.rules.look(&table.state));
        let look = table.rules.look(&supplied);
        let [from, target] = ["A9.09", "A9.10"].map(|name| look.t.hex(name).expect("a hex"));
        let mission = Plan::Mission { sortie: Sortie::HipUnits, target };
        let mut out = vec![(Plan::Overrun { from, by: from, target }, 1.5)];
        let legal = |a: Action| table.rules.check(&supplied, Side::Axis.seat(), a).is_ok();
        let tried = if tried { vec![mission] } else { Vec::new() };
        air::hip_shoots(&staff::Staff::new(look, Side::Axis), legal, &tried, &mut out);
        let flown = out.iter().any(|(plan, weight)| *plan == mission && *weight > 1.5);
        flown.then(|| plan::next(look, Side::Axis, mission)).flatten()
    };
    assert!(matches!(prepared(more, false), Some(Action::Fly(Sortie::HipUnits, _))));
    assert_eq!(prepared(more, true), None, "none is flown twice");
    assert_eq!(prepared(&more.replace("stuka-1", "stuka-1 inactive"), false), None);
}

#[test]
fn ships_shell_whoever_stands_on_the_shore() {
    let more = "phasing = 'axis'\nphase = 'movement-barrage'\n\
        units = ['i-8 @ A13.08', 'r-1 @ A13.09', 'r-5 reserve @ A9.19']\nvessels = ['5 axis cruiser @ A14.09']";
    let mut table = Trial::start(rules(), &[]).given(more);
    assert_eq!(begins(&table, Side::Axis.seat()), "shell A13.09");
    table.does("axis", "shell A13.09", &[]);
    assert_eq!(begins(&table, Side::Axis.seat()), "join 5");
    table.does("axis", "join 5", &[]);
    assert_eq!(begins(&table, Side::Axis.seat()), "attack");
}

/// A game in which some seats follow the policy and the others play at random: who wins.
fn played(rules: &Ocs, seed: u64, by_policy: Seats) -> Seats {
    let mut minds = [Mind::default(), Mind::default()];
    let mut walk = Walk::new(rules, seed);
    while let Some(seat) = walk.asked() {
        let thinks = by_policy.has(seat);
        let a =
            if thinks { walk.preferred(seat, &mut minds[usize::from(seat.0)]) } else { walk.random(seat) };
        walk.go(seat, a);
        if walk.length.is_multiple_of(FAULTS) || walk.asked().is_none() {
            let faults = rules.faults(&walk.state);
            assert!(
                faults.is_empty(),
                "seed {seed}, after {} actions, the last of them {a:?}: {faults:?}\n{}",
                walk.length,
                rules.position(&walk.state)
            );
        }
    }
    match rules.decision(&walk.state) {
        Decision::Over(outcome) => outcome.winners,
        Decision::Ask(_) => Seats::NONE,
    }
}

fn games(usual: u64) -> u64 {
    std::env::var("SANDTABLE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

#[test]
fn the_policy_beats_random_play_from_either_side() {
    let rules = rules();
    let count = games(4);
    let won = (0..count).filter(|seed| {
        let seat = Seat((seed % 2) as u8);
        played(&rules, *seed, Seats::only(seat)).has(seat)
    });
    let won = won.count() as u64;
    println!("the policy won {won} of {count}");
    assert!(won * 100 >= count * 95, "the policy won {won} of {count}");
}

/// Printed for whoever tunes the drill: `SANDTABLE_GAMES=200 cargo nextest run -p ocs --run-ignored all either_side_wins`;
/// `SANDTABLE_SEED` is the seed of the first game.
#[test]
#[ignore = "takes minutes"]
fn either_side_wins_between_policies() {
    let rules = rules();
    let count = games(40);
    let first = std::env::var("SANDTABLE_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let mut won = [0u64; 2];
    for seed in first..first + count {
        let winners = played(&rules, seed, Seats::first(2));
        Side::BOTH
            .into_iter()
            .filter(|side| winners.has(side.seat()))
            .for_each(|side| won[side as usize] += 1);
        println!("{won:?} of {}", seed + 1 - first);
    }
    println!("{won:?} of {count}, the rest drawn");
    assert!(won.iter().all(|won| won * 100 >= count * 30 && won * 100 <= count * 70), "{won:?} of {count}");
}
