use sandtable_core::kit::policy;
use sandtable_core::{Chance, Game, Log, Mind, Options, Policy, Position, Rules, Seat, Seen};

use crate::pieces::{Item, Weapon};
use crate::state::mood;
use crate::{Action, Mission, RogueRegiment, State, Step, Thing};

/// A mission laid out.
fn mission(key: &str) -> Mission {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    game.prepare(key, &Options::new()).unwrap_or_else(|e| panic!("{e}"))
}

/// What Paddy does in his turn at basic training, and the position after it.
fn turn(text: &str) -> (Vec<Action>, State) {
    turn_of("basic-training", "paddy", text)
}

/// What an operator does in his turn of a mission, and the position after it.
fn turn_of(key: &str, who: &str, text: &str) -> (Vec<Action>, State) {
    let rules = mission(key);
    let mut chance = Chance::quick(1);
    let mut s = rules.start(&mut chance, &mut Log::off());
    let position = Position::parse(&format!("clear = true\nacting = '{who}'\n{text}")).expect("a position");
    rules.arrange(&mut s, &position).unwrap_or_else(|e| panic!("{e}"));
    let f = rules.theatre().boards.iter().position(|board| board.key == who).expect("an operator") as u8;
    let (mut mind, mut done, seat) = (Mind::default(), Vec::new(), Seat(f));
    while s.steps.contains(&Step::Acting(f)) {
        let seen = Seen::by(&rules, &s, seat);
        let mut plans = Vec::new();
        rules.plans(&seen, seat, &mut mind, &mut plans);
        let a = plans.iter().find_map(|(plan, _)| rules.next(&seen, seat, *plan, &mut mind));
        let a = a.unwrap_or(Action::Done);
        done.push(a);
        if a == Action::Done {
            break;
        }
        rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
    }
    (done, s)
}

/// What the team does of its own accord, and the position after it: so many clicks.
fn opening(rules: &Mission, clicks: usize) -> (Vec<Action>, State) {
    let mut chance = Chance::quick(1);
    let mut s = rules.start(&mut chance, &mut Log::off());
    let mut minds: Vec<Mind<Mission>> = rules.board().seats.iter().map(|_| Mind::default()).collect();
    let mut done = Vec::new();
    while done.len() < clicks {
        let seat = rules.decision(&s).seats().iter().next().expect("somebody is asked");
        let (seen, mind) = (Seen::by(rules, &s, seat), &mut minds[usize::from(seat.0)]);
        let (mut plans, mut listed) = (Vec::new(), Vec::new());
        rules.plans(&seen, seat, mind, &mut plans);
        let planned = plans.iter().find_map(|(plan, _)| rules.next(&seen, seat, *plan, mind));
        rules.actions(&s, seat, &mut listed);
        let weighed = listed.into_iter().map(|a| (rules.weigh(&seen, seat, a, mind), a));
        let likely = weighed.max_by(|x, y| x.0.total_cmp(&y.0)).map(|(_, a)| a);
        let a = planned.or(likely).expect("something is legal");
        done.push(a);
        rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
    }
    (done, s)
}

#[test]
fn the_jeep_drives_and_fires() {
    let rules = mission("thunder-run");
    let (done, s) = opening(&rules, 40);
    let jeep = rules.start(&mut Chance::quick(1), &mut Log::off()).cars[0];
    assert!(s.cars[0].col + 8 < jeep.col, "it has come on: {done:?}");
    assert!(done.iter().any(|a| matches!(a, Action::Attack(Weapon::Vickers, _))), "{done:?}");
}

#[test]
fn a_single_shot_is_aimed() {
    let text = "men = ['paddy @ f9 N exposed has pistol']\nunits = ['u0 rifle guard @ f5 N alerted']";
    let (done, _) = turn(text);
    assert!(done.contains(&Action::Aim(Weapon::Pistol, 0)), "{done:?}");
}

#[test]
fn a_mine_is_laid_in_the_way_of_a_truck() {
    let convoy = |item: &str| {
        let text = format!(
            "convoy = true\nmen = ['andy @ j5 S fielded has {item}']\nunits = ['u53 truck convoy @ 0 5 E post 0 step 6']"
        );
        let (done, s) = turn_of("road-to-caen", "andy", &text);
        (done.iter().any(|a| matches!(a, Action::Place(Thing::Item(Item::Mine), _))), s)
    };
    let (laid, s) = convoy("knife pistol mine");
    assert!(laid && !s.mines.is_empty());
    assert!(!convoy("knife pistol").0);
}

#[test]
fn the_policy_keeps_its_promises() {
    for key in ["basic-training", "hit-and-run", "coastal-raid"] {
        policy::sound(&mission(key), 1);
    }
}

#[test]
fn it_holds_the_hunters_seat_too() {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    let options: Options = [("hunter".to_string(), "yes".to_string())].into();
    policy::sound(&game.prepare("basic-training", &options).unwrap_or_else(|e| panic!("{e}")), 1);
}

#[test]
fn candidates_are_rivals_of_the_choice() {
    policy::rivals(&mission("basic-training"), 1, 10);
}

#[test]
fn a_back_is_stabbed() {
    let (done, s) = turn("men = ['paddy @ f9 N has knife pistol']\nunits = ['u0 rifle guard @ f6 N']");
    assert!(done.contains(&Action::Attack(Weapon::Knife, 0)), "{done:?}");
    assert!(!s.friend(0).is(mood::EXPOSED));
}

#[test]
fn nobody_is_stabbed_before_the_eyes_of_another() {
    let units = "['u0 rifle guard @ f6 N', 'u1 rifle guard @ f2 S', 'u2 rifle guard @ h6 W']";
    let (done, s) = turn(&format!("men = ['paddy @ f9 N has knife pistol']\nunits = {units}"));
    assert!(!done.contains(&Action::Attack(Weapon::Knife, 0)), "{done:?}");
    assert!(!s.friend(0).is(mood::EXPOSED), "{done:?}");
}

#[test]
fn the_papers_are_taken_through_the_window() {
    let text = "men = ['paddy @ a14 S has knife pistol']\nitems = ['intelligence b15']\nunits = ['u0 smg guard @ d15 E']";
    let (_, s) = turn(text);
    assert_eq!(s.friend(0).count(Item::Intelligence), 1);
}

/// A mission is played as it is known, by seed, length and hash; a failure prints the new line.
macro_rules! known {
    ($($test:ident, $key:literal: $known:expr;)*) => {$(
        #[test]
        fn $test() {
            policy::pinned(&mission($key), &[$known]);
        }
    )*};
}

known! {
    the_policy_plays_the_known_basic_training, "basic-training": (1, 131, "4db3520292a7ab75");
    the_policy_plays_the_known_hit_and_run, "hit-and-run": (1, 181, "02c0d594ff27649e");
    the_policy_plays_the_known_road_to_caen, "road-to-caen": (1, 325, "8c28378b9e33a507");
    the_policy_plays_the_known_maquis, "maquis": (1, 285, "b45f3939380cecf6");
    the_policy_plays_the_known_coastal_raid, "coastal-raid": (1, 76, "db08406e9d8e6935");
    the_policy_plays_the_known_thunder_run, "thunder-run": (1, 175, "adda603a38ec720b");
}
