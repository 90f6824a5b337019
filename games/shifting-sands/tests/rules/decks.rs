//! Hands, decks and combat cards (5.1, 7.6, 7.7).

use shifting_sands::{CardId, Lies, Side};

use crate::support::{Table, campaign, given, start, with};

const QUIET: &str = "units = ['it-17 @ tripoli', 'br-bg-1 @ suez']";

/// The last action of a turn.
fn last(options: &[&str], turn: u8, more: &str) -> Table {
    with(options, &format!("phase = 'action'\nacting = 'allied'\nturn = {turn}\nround = 6\n{more}\n{QUIET}"))
}

fn count(t: &Table, side: Side, lies: Lies) -> usize {
    t.state.pile(side, lies).count()
}

#[test]
fn r4_3_s1_cards_lie_by_year() {
    let t = campaign();
    assert_eq!(count(&t, Side::Axis, Lies::Later), 41);
    assert_eq!(count(&t, Side::Axis, Lies::Deck) + count(&t, Side::Axis, Lies::Hand), 14);
}

#[test]
fn r4_3_s2_draws_are_random() {
    let drawn = |seed: u64| {
        let rules = crate::support::rules("campaign", &[]);
        let s = sandtable_core::Rules::start(
            &rules,
            &mut sandtable_core::Chance::quick(seed),
            &mut sandtable_core::Log::off(),
        );
        s.pile(Side::Axis, Lies::Hand).map(|c| c.number).collect::<Vec<_>>()
    };
    assert_ne!(drawn(1), drawn(2));
}

#[test]
fn r7_11_the_game_begins_with_1940() {
    let t = campaign();
    assert!(t.state.pile(Side::Allied, Lies::Hand).all(|c| c.number <= 14));
}

#[test]
fn r5_12_hands_grow_by_year() {
    assert_eq!(campaign().state.piles[0].hand, 7);
    let turns = &campaign().rules.theatre().turns.clone();
    assert_eq!([1, 3, 7, 11].map(|t: usize| turns[t - 1].hand), [7, 8, 9, 10]);
}

#[test]
fn r5_11_s1_cards_left_may_be_discarded() {
    let mut t = last(&[], 1, "hand = ['X1', 'X2', 'A1']");
    t.does("allied", "automatic; done", &[]).asks("axis").shows(&["steps: discard axis"]);
    t.does("axis", "discard X1", &[])
        .shows(&["cards: X1 discard"])
        .allows("axis", "discard X2")
        .allows("axis", "done");
}

#[test]
fn r5_11_s2_face_down() {
    let mut t = last(&[], 1, "hand = ['X1', 'X2', 'A1']");
    t.does("allied", "automatic; done", &[])
        .does("axis", "discard X1", &[])
        .hides(&["cards: X1 discard open"]);
}

#[test]
fn r5_11_s3_nobody_looks_into_the_others_pile() {
    let mut t = last(&[], 1, "hand = ['X1', 'X2', 'A1']");
    t.does("allied", "automatic; done", &[]).does("axis", "discard X1", &[]);
    let by = sandtable_core::Seen::by(&t.rules, &t.state, t.seat("allied"));
    assert_eq!(by.state().card(CardId { side: Side::Axis, number: 1 }).lies, Lies::Veiled);
}

#[test]
fn r5_13_the_discard_pile_is_shuffled_in() {
    let few: Vec<String> =
        (1..=14).map(|n| format!("'X{n} {}'", if n <= 2 { "deck" } else { "discard open" })).collect();
    let mut t = last(&[], 1, &format!("cards = [{}]", few.join(", ")));
    t.does("allied", "automatic; done", &[1; 14]);
    assert_eq!(t.state.piles[0].hand, 7);
    assert_eq!((t.state.piles[0].discard, t.state.piles[0].deck), (0, 7));
}

#[test]
fn r7_71_1941_joins_in_winter() {
    let mut t = last(&[], 2, "");
    t.does("allied", "automatic; done", &[]);
    assert_eq!(t.state.turn, 3);
    t.does("axis", "done", &[1; 16]);
    assert!(t.state.pile(Side::Axis, Lies::Later).all(|c| c.number >= 35));
    assert_eq!(t.state.piles[0].hand, 8);
}

#[test]
fn r7_72_1942_joins_in_its_winter() {
    let mut t = last(&[], 6, "cards = ['X15 deck', 'A15 deck']");
    t.does("allied", "automatic; done", &[]);
    t.does("axis", "done", &[1; 18]);
    assert_eq!(count(&t, Side::Axis, Lies::Later), 0);
    assert_eq!(t.state.piles[0].hand, 9);
}

#[test]
fn r7_73_1943_shuffles_the_piles() {
    let mut t = last(&[], 10, "cards = ['X1 discard open', 'A1 discard open']");
    t.does("allied", "automatic; done", &[1; 20]);
    assert_eq!((t.state.piles[0].discard, t.state.piles[0].hand), (0, 10));
}

#[test]
fn r7_74_s1_rommel_may_be_taken_in_1941() {
    let mut t = last(&[], 2, "");
    t.does("allied", "automatic; done", &[]).refuses("axis", "pick X15", "7.74/1");
    t.does("axis", "pick X16; done", &[1; 15]).shows(&["cards: X16 hand open"]);
}

#[test]
fn r7_74_s2_siege_of_malta_in_1942() {
    let mut t = last(&[], 6, "");
    t.does("allied", "automatic; done", &[]).refuses("axis", "pick X36", "7.74/2");
    t.does("axis", "pick X35; done", &[1; 17]).shows(&["cards: X35 hand open"]);
}

#[test]
fn r7_74_s3_it_counts_toward_the_hand() {
    let mut t = last(&[], 2, "");
    t.does("allied", "automatic; done", &[]).does("axis", "pick X16; done", &[1; 15]);
    assert_eq!(t.state.piles[0].hand, 8);
}

#[test]
fn r19_41_s1_any_card_in_1941() {
    let mut t = last(&["axis-choice"], 2, "");
    t.does("allied", "automatic; done", &[])
        .does("axis", "pick X20; done", &[1; 15])
        .shows(&["cards: X20 hand"]);
    let by = sandtable_core::Seen::by(&t.rules, &t.state, t.seat("allied"));
    assert_eq!(by.state().card(CardId { side: Side::Axis, number: 20 }).lies, Lies::Veiled);
}

#[test]
fn r19_41_s2_and_in_1942() {
    let mut t = last(&["axis-choice"], 6, "");
    t.does("allied", "automatic; done", &[]).allows("axis", "pick X50").allows("axis", "pick X1");
}

#[test]
fn r19_41_s3_the_hand_stays_as_large() {
    let mut t = last(&["axis-choice"], 2, "");
    t.does("allied", "automatic; done", &[]).does("axis", "pick X20; done", &[1; 15]);
    assert_eq!(t.state.piles[0].hand, 8);
}

#[test]
fn r19_42_s1_barbarossa_may_be_taken_in_1941() {
    let mut t = last(&["barbarossa"], 2, "");
    t.does("allied", "automatic; done", &[]).does("axis", "done", &[1; 8]);
    t.asks("allied").refuses("allied", "pick A16", "19.42/1");
    t.does("allied", "pick A15; done", &[1; 7]).shows(&["cards: A15 hand open"]);
}

#[test]
fn r19_42_s3_not_played_before_summer_1941() {
    let t = with(
        &["barbarossa"],
        &format!("phase = 'action'\nacting = 'allied'\nturn = 4\nhand = ['A15']\n{QUIET}"),
    );
    t.refuses("allied", "play A15 event", "19.42/3");
}

/// A battle with cards in hand, before they are played.
fn battle(hand: &str) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\nhand = [{hand}]\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'it-tank-1 @ sidi-omar', 'br-bg-1 @ sidi-suleiman', 'br-bg-2 @ sidi-barrani']"
    ));
    t.does("axis", "attack sidi-suleiman; join ge-21; join it-tank-1; engage", &[]);
    t
}

#[test]
fn r7_61_s1_combat_cards_are_for_battles() {
    let t = given(&format!("phase = 'action'\nhand = ['X9']\n{QUIET}"));
    t.refuses("axis", "play X9 event", "7.61/1").allows("axis", "play X9 ops");
}

#[test]
fn r7_61_s2_the_attacker_plays_first() {
    let mut t = battle("'X9', 'A12'");
    t.refuses("allied", "combat A12", "7.61/2");
    t.does("axis", "combat X9; done", &[]).allows("allied", "combat A12");
}

#[test]
fn r7_61_s3_only_they_are_played_in_the_others_action() {
    let mut t = battle("'X9', 'A12', 'A3'");
    t.does("axis", "done", &[]).refuses("allied", "play A3 ops", "6.12/1").refuses(
        "allied",
        "combat A3",
        "7.61/1",
    );
}

#[test]
fn r11_25_s1_any_number_may_be_played() {
    let mut t = battle("'X9', 'X24', 'X1'");
    t.does("axis", "combat X9; combat X24", &[]).shows(&["battle_cards: X9", "battle_cards: X24"]);
}

#[test]
fn r11_25_s2_also_those_beside_the_map() {
    let mut t = given(
        "phase = 'assault'\nhand = []\ncards = ['X9 open open']\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'it-tank-1 @ sidi-omar', 'br-bg-1 @ sidi-suleiman']",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; join it-tank-1; engage", &[])
        .allows("axis", "combat X9")
        .refuses("axis", "combat X24", "11.25/2");
}

#[test]
fn r11_25_s3_then_the_defender() {
    let mut t = battle("'X9', 'A12'");
    t.does("axis", "done", &[]).asks("allied").allows("allied", "combat A12").allows("allied", "done");
}

#[test]
fn r7_611_s1_the_winner_keeps_his_cards() {
    let mut t = battle("'X9', 'A12'");
    t.does("axis", "combat X9; done", &[]).does("allied", "done", &[5, 1]).shows(&["cards: X9 open open"]);
}

#[test]
fn r7_613_the_loser_discards_his() {
    let mut t = battle("'X9', 'A12'");
    t.does("axis", "done", &[])
        .does("allied", "combat A12; done", &[5, 1])
        .shows(&["cards: A12 discard open"]);
}

#[test]
fn r7_611_s2_some_serve_once() {
    let mut t = battle("'X9', 'A24'");
    t.does("axis", "done", &[]).does("allied", "combat A24; done", &[]).shows(&["battle_cards: A24"]);
    let t = campaign();
    assert!(t.rules.theatre().cards[1][24].one && t.rules.theatre().cards[0][11].one);
}

#[test]
fn r7_611_s3_an_asterisk_is_removed() {
    let mut t = given(
        "phase = 'assault'\nacting = 'allied'\nhand = ['A18']\nallied = ['sidi-azeiz', 'halfaya']\nattacks = ['sidi-azeiz']\nunits = ['br-7-arm @ sidi-azeiz', 'it-17 @ gambut', 'it-27 @ gambut']",
    );
    t.does("allied", "attack gambut; join br-7-arm; engage; combat A18; done", &[1, 1])
        .shows(&["cards: A18 gone open"]);
}

#[test]
fn r7_612_they_serve_again_in_the_turn() {
    let mut t = given(
        "phase = 'assault'\nhand = []\ncards = ['X9 open open']\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'it-tank-1 @ sidi-omar', 'br-bg-1 @ sidi-suleiman']",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; join it-tank-1; engage", &[])
        .allows("axis", "combat X9");
}

#[test]
fn r7_614_once_an_action() {
    let mut t = given(
        "phase = 'assault'\nhand = ['X1']\ncards = ['X9 open open']\nused_cards = ['X9']\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'it-tank-1 @ sidi-omar', 'br-bg-1 @ sidi-suleiman']",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; join it-tank-1; engage", &[]).refuses(
        "axis",
        "combat X9",
        "7.614",
    );
}

#[test]
fn r7_62_at_the_end_of_the_turn_they_are_discarded() {
    let mut t = last(&[], 1, "cards = ['X9 open open']");
    t.does("allied", "automatic; done", &[1; 14]).shows(&["cards: X9 discard open"]);
}

#[test]
fn r3_0_sasterisk_1_a_played_event_is_removed() {
    let mut t = given(&format!("phase = 'action'\nhand = ['X5']\n{QUIET}"));
    t.does("axis", "play X5 event", &[]).shows(&["cards: X5 gone open"]);
}

#[test]
fn r3_0_sasterisk_2_not_for_other_uses() {
    let mut t = given(&format!("phase = 'action'\nhand = ['X5']\n{QUIET}"));
    t.does("axis", "play X5 ops", &[]).shows(&["cards: X5 discard open"]);
}

#[test]
fn r7_52_s1_an_asterisk_leaves_the_game() {
    let mut t = given(&format!("phase = 'action'\nhand = ['X3']\n{QUIET}"));
    t.does("axis", "play X3 event", &[]).shows(&["cards: X3 gone open"]);
}

#[test]
fn r7_52_s2_or_stays_in_it() {
    let mut t = given(&format!("phase = 'action'\nhand = ['X3']\n{QUIET}"));
    t.does("axis", "play X3 rp", &[]).shows(&["cards: X3 discard open"]);
}

#[test]
fn hands_are_secret() {
    let t = start("campaign", &[]);
    let by = sandtable_core::Seen::by(&t.rules, &t.state, t.seat("allied"));
    assert_eq!(by.state().pile(Side::Axis, Lies::Hand).count(), 0);
    assert_eq!(by.state().pile(Side::Allied, Lies::Hand).count(), 7);
}
