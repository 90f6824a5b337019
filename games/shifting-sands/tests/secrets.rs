//! A hand is known to its owner alone, the order of a draw pile to nobody: in scenes, records, logs and every other answer.

use std::sync::Arc;

use sandtable_core::kit::{laid_out, secrets};
use sandtable_core::{Card, Game, Options, Rules, Scene, Seat, Seats, Seen, Trial, Viewer};
use shifting_sands::{DesertWar, Lies, ShiftingSands, Side, State};

const AXIS: Seat = Seat(0);
const ALLIED: Seat = Seat(1);

fn rules() -> DesertWar {
    laid_out::<ShiftingSands>()
}

/// Cards of a side that a viewer may not know.
fn hidden(s: &State, viewer: Viewer) -> bool {
    Side::BOTH.into_iter().any(|side| {
        let closed = |lies| matches!(lies, Lies::Deck | Lies::Hand | Lies::Discard);
        let cards = s.cards[side as usize][1..].iter();
        !viewer.0.has(side.seat()) && cards.clone().filter(|card| closed(card.lies) && !card.open).count() > 1
    })
}

/// In random games hands and draw piles hold other cards than they do, as far as a viewer may not know.
#[test]
fn nobody_notices_which_cards_the_other_holds() {
    let swaps = secrets(&Arc::new(rules()), 2, |rules, s: &mut State, viewer, chance| {
        let any = hidden(s, viewer);
        if any {
            *s = rules.imagine(&Seen::of(rules, s, viewer), chance);
        }
        any
    });
    assert!(swaps > 300, "{swaps} swaps");
}

fn scene(table: &Trial<DesertWar>, viewer: Viewer) -> Scene {
    table.rules.scene(&Seen::of(&table.rules, &table.state, viewer))
}

/// The cards of a hand that a scene shows face up, by key.
fn shown(scene: &Scene, seat: Seat) -> Vec<&str> {
    let hand = scene.hands[usize::from(seat.0)].iter();
    hand.filter(|card| card.kind.is_some()).map(|card| card.key.as_str()).collect()
}

/// What a scene says of a card anywhere.
fn card<'a>(scene: &'a Scene, key: &str) -> Option<&'a Card> {
    let hands = scene.hands.iter().flatten();
    let open = |card: &&Card| card.key == key && card.kind.is_some();
    hands.chain(scene.piles.iter().flat_map(|pile| &pile.cards)).find(open)
}

/// The LRDG in the Deep Desert, the Axis with four cards, the Allies about to operate.
const MISSION: &str = "
turn = 3
phase = 'activate'
acting = 'allied'
ops = 3
events = ['lrdg']
units = ['lrdg @ siwa', 'br-50 @ cairo', 'it-17 @ tripoli']
hand = ['X1', 'X4', 'X5', 'X9', 'A1']
";

fn mission() -> Trial<DesertWar> {
    let game = ShiftingSands::open(&ShiftingSands::built_in()).expect("the data is sound");
    let rules = game.prepare("campaign", &Options::new()).expect("there is a campaign");
    Trial::start(rules, &[]).given(MISSION)
}

#[test]
fn r11_73_s3_what_the_lrdg_saw_stays_marked_and_the_axis_does_not_learn_which() {
    let mut table = mission();
    // A 5 on the table of missions: two cards, the first and the third of those left.
    table.does("allied", "send intelligence; done", &[5, 1, 2]);
    let (allied, axis) = (scene(&table, Viewer::seat(ALLIED)), scene(&table, Viewer::seat(AXIS)));
    let seen = shown(&allied, AXIS);
    assert_eq!(seen.len(), 2, "{seen:?}");
    assert_eq!(allied.hands[0].len(), 4, "the rest are backs");
    assert!(seen.iter().all(|key| card(&allied, key).expect("it lies open").marks == ["seen"]));
    // Its owner sees his whole hand, and none of it marked; a spectator sees backs.
    assert_eq!(shown(&axis, AXIS), ["X1", "X4", "X5", "X9"]);
    assert!(axis.hands[0].iter().all(|card| card.marks.is_empty()));
    assert!(shown(&scene(&table, Viewer::SPECTATOR), AXIS).is_empty());
}

#[test]
fn a_hand_lies_open_to_its_owner_alone_and_a_pile_has_no_order() {
    let table = mission();
    assert_eq!(shown(&scene(&table, Viewer::seat(AXIS)), AXIS), ["X1", "X4", "X5", "X9"]);
    assert!(shown(&scene(&table, Viewer::seat(ALLIED)), AXIS).is_empty());
    assert!(shown(&scene(&table, Viewer::seat(AXIS)), ALLIED).is_empty());
    let own = scene(&table, Viewer::seat(AXIS));
    let deck = own.piles.iter().find(|pile| pile.key == "axis-deck").expect("a draw pile");
    let numbers: Vec<u16> = deck.cards.iter().filter_map(|card| card.kind).collect();
    assert!(numbers.is_sorted() && numbers.len() == usize::from(deck.count), "by number, not as they lie");
    // The other side knows what may be anywhere: the draw pile and the hand together.
    let theirs = scene(&table, Viewer::seat(ALLIED));
    let unseen =
        theirs.piles.iter().find(|pile| pile.key == "axis-unseen").expect("cards that were never seen");
    assert_eq!(unseen.count, deck.count + 4);
}

#[test]
fn whoever_sits_at_both_seats_sees_with_the_eyes_of_the_side_that_is_asked() {
    let table = mission();
    let both = Viewer(Seats::first(2));
    let scene = scene(&table, both);
    assert_eq!(shown(&scene, ALLIED), ["A1"]);
    assert!(shown(&scene, AXIS).is_empty());
}
