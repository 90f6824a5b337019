//! Several commanders a side: who may move what, who is asked, when a segment ends, and that nobody else learns more.

use std::sync::Arc;

use ocs::{Action, Counter, Ocs, Side, State};
use sandtable_core::kit::{Walk, secrets_within};
use sandtable_core::{ActError, Chance, Decision, Kit, Live, Mind, Rules, Seat, Seats, Seen, Table, Viewer};

use super::{AXIS, moving, options, placed};

const SECOND: Seat = Seat(3);

fn drill(commanders: &str) -> Ocs {
    super::drill(&options(commanders))
}

/// A table for two commanders a side in the Movement Segment of the Axis, and one unit of each of them; an enemy stands
/// there.
fn table(enemy: &str) -> (Live<Ocs>, [String; 2]) {
    let rules = drill("2");
    let key = |rank: u8| {
        let own = |c: &&Counter| c.side == Side::Axis && c.commander == rank && c.faces[0].ma >= 3;
        rules.theatre().counters.iter().find(own).expect("each has somebody").key.clone()
    };
    let keys = [key(0), key(1)];
    let more = format!(
        "units = ['{} fuelled @ A8.03', '{} fuelled @ A8.03', 'r-1 @ {enemy}']\ndumps = ['axis 9 @ A8.03']",
        keys[0], keys[1]
    );
    (moving(&options("2"), &more), keys)
}

/// Why a line is refused: the message.
fn refused(table: &mut Live<Ocs>, seat: Seat, line: &str) -> &'static str {
    match table.act(seat, line) {
        Err(ActError::Refused { refusal, .. }) => refusal.why,
        other => panic!("'{line}': {other:?}"),
    }
}

#[test]
fn one_commander_has_everything() {
    let one = drill("1");
    assert_eq!(one.board().seats, ["allied", "axis"]);
    assert!(one.theatre().counters.iter().all(|c| c.commander == 0));
}

#[test]
fn each_commander_has_a_part_of_the_front_and_formations_stay_together() {
    for (commanders, seats) in [("2", 4), ("3", 6)] {
        let rules = drill(commanders);
        let t = rules.theatre();
        assert_eq!(rules.board().seats.len(), seats);
        assert_eq!(rules.board().looks.seats.len(), seats);
        for side in Side::BOTH {
            assert_eq!(t.team(side).len() * 2, seats);
            let of = |rank: u8| t.counters.iter().filter(move |c| c.side == side && c.commander == rank);
            let steps: Vec<u32> = (0..t.commanders)
                .map(|rank| of(rank).filter(|c| c.setup.is_some()).map(|c| u32::from(c.steps)).sum())
                .collect();
            assert!(
                steps.iter().all(|n| *n > 0 && n * 4 >= steps.iter().sum::<u32>() / t.commanders as u32),
                "{side:?}: {steps:?}"
            );
            for formation in 1..=t.formations.len() as u8 {
                let mut ranks: Vec<u8> = t
                    .counters
                    .iter()
                    .filter(|c| c.side == side && c.formation == formation)
                    .map(|c| c.commander)
                    .collect();
                ranks.dedup();
                assert!(ranks.len() <= 1, "{} is divided", t.formations[usize::from(formation) - 1]);
            }
        }
    }
}

#[test]
fn each_commander_moves_his_own_units_and_no_others() {
    let (mut table, [chiefs, seconds]) = table("A8.12");
    assert_eq!(table.decision().seats(), Seats::only(AXIS).with(SECOND));
    assert_eq!(refused(&mut table, AXIS, &format!("at A8.03; take {seconds}")), "why-not-your-command");
    assert_eq!(refused(&mut table, SECOND, &format!("at A8.03; take {chiefs}")), "why-not-your-command");
    table.act(SECOND, &format!("at A8.03; take {seconds}")).expect("his own");
    // While he moves the others wait.
    assert_eq!(table.decision().seats(), Seats::only(SECOND));
    table.act(SECOND, "halt").expect("he stays");
    assert_eq!(table.decision().seats(), Seats::only(AXIS).with(SECOND));
    assert_eq!(refused(&mut table, SECOND, "freight A8.03 1"), "why-not-the-chief");
    // Nobody works with the troops of another.
    let sappers = |rank: u8| {
        let rules = drill("2");
        let own = |c: &&Counter| c.side == Side::Axis && c.commander == rank && c.faces[0].ma >= 3;
        let pair: Vec<String> = rules
            .theatre()
            .counters
            .iter()
            .filter(own)
            .take(2)
            .map(|c| format!("'{} @ A8.03'", c.key))
            .collect();
        moving(
            &options("2"),
            &format!("units = [{}, 'r-1 @ A8.12']\ndumps = ['axis 9 @ A8.03']", pair.join(", ")),
        )
    };
    assert_eq!(refused(&mut sappers(1), AXIS, "at A8.03"), "why-not-your-command");
    assert_eq!(refused(&mut sappers(0), SECOND, "at A8.03"), "why-not-your-command");
    let offered = |table: &Live<Ocs>, seat: Seat, key: &str| {
        table.scene(Viewer::seat(seat)).offers.iter().any(|offer| offer.line.contains(&format!("take {key}")))
    };
    assert!(offered(&table, AXIS, &chiefs) && !offered(&table, AXIS, &seconds));
    assert!(!offered(&table, SECOND, &chiefs));
}

#[test]
fn nobody_begins_with_a_stack_of_which_he_can_take_nothing_up() {
    let (_, [chiefs, seconds]) = table("A8.12");
    let reacting = |of_chief: &str, of_second: &str| {
        let units = format!("'{chiefs} {of_chief} @ A8.03', '{seconds} {of_second} @ A8.03'");
        let phase = "phase = 'reaction'\nphasing = 'allied'";
        placed(&options("2"), &format!("{phase}\nunits = [{units}, 'r-1 @ A8.12']"))
    };
    // A reserve that is not released does not move yet (5.7b/1), whoever else of the stack does.
    assert_eq!(refused(&mut reacting("released", "reserve"), SECOND, "at A8.03"), "why-not-your-command");
    assert_eq!(refused(&mut reacting("reserve", "released"), AXIS, "at A8.03"), "why-not-your-command");
    reacting("reserve", "released").act(SECOND, "at A8.03").expect("his own may go");
}

#[test]
fn a_segment_ends_when_all_have_ended_it() {
    let (mut table, _) = table("A8.04");
    let phase = |table: &Live<Ocs>| table.scene(Viewer::SPECTATOR).phase.id;
    let movement = phase(&table);
    table.act(AXIS, "done").expect("the chief has ended");
    assert_eq!((table.decision().seats(), phase(&table)), (Seats::only(SECOND), movement));
    assert!(matches!(table.act(AXIS, "done"), Err(ActError::NotYourDecision(_))));
    table.undo(AXIS).expect("he may take it back");
    table.act(SECOND, "done").expect("the second has ended");
    assert_eq!(table.decision().seats(), Seats::only(AXIS));
    table.act(AXIS, "done").expect("both have");
    assert!(!table.decision().seats().has(SECOND), "what follows is the chief's");
    assert_ne!(phase(&table), movement);
}

#[test]
fn commanders_of_a_side_see_alike_and_the_enemy_sees_no_more() {
    let rules = drill("2");
    let mut walk = Walk::new(&rules, 3);
    let mut minds: Vec<Mind<Ocs>> = (0..4).map(|_| Mind::default()).collect();
    while let Some(seat) = walk.asked().filter(|_| walk.length < 400) {
        if walk.length.is_multiple_of(37) {
            for side in Side::BOTH {
                let shown = |seat: Seat| rules.position(Seen::by(&rules, &walk.state, seat).state());
                assert_eq!(shown(side.seat()), shown(Seat(side.seat().0 + 2)));
            }
        }
        let a = walk.preferred(seat, &mut minds[usize::from(seat.0)]);
        walk.go(seat, a);
    }
    assert!(walk.length >= 400);
}

#[test]
fn the_machine_can_be_one_of_several_commanders() {
    let rules = drill("3");
    let mut moved = [false; 6];
    let mut walk = Walk::new(&rules, 5);
    let mut minds: Vec<Mind<Ocs>> = (0..6).map(|_| Mind::default()).collect();
    while let Some(seat) = walk.asked() {
        let a = walk.preferred(seat, &mut minds[usize::from(seat.0)]);
        moved[usize::from(seat.0)] |= matches!(a, Action::Step(_));
        walk.go(seat, a);
    }
    assert!(moved.iter().all(|moved| *moved), "{moved:?}");
    let Decision::Over(outcome) = rules.decision(&walk.state) else { panic!("the game ends") };
    assert!([0, 3].contains(&outcome.winners.len()), "a side wins as a whole: {:?}", outcome.winners);
}

#[test]
fn random_games_of_several_commanders_keep_every_promise() {
    let report = Kit::new(&Arc::new(drill("2"))).games(2).bound(3_000).tables(1).threads(1).run();
    assert!(report.faults.is_empty(), "{report}");
}

#[test]
fn what_commanders_do_is_hidden_from_the_enemy_alone() {
    let dealt = |rules: &Ocs, s: &mut State, viewer: Viewer, chance: &mut Chance| {
        *s = rules.imagine(&Seen::of(rules, s, viewer), chance);
        true
    };
    let swaps = secrets_within(&Arc::new(drill("2")), 1, 300, 29, dealt);
    assert!(swaps > 10, "{swaps} swaps");
}
