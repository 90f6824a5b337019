//! What can be laid over the map, and what is written on it.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use sandtable_core::{Mark, Rules, Scene, Seat, Seats, Seen, Viewer};
use support::{Table, given, start};

fn scene(table: &Table) -> Scene {
    table.rules.scene(&Seen::of(&table.rules, &table.state, Viewer(Seats::first(2))))
}

/// Is a hex, by its number, in a mark?
fn holds(table: &Table, mark: &Mark, hex: &str) -> bool {
    let index = table.rules.board().places.iter().position(|p| p.key == hex).expect("a hex") as u16;
    mark.places.iter().any(|(first, last)| (*first..=*last).contains(&index))
}

fn of<'a>(marks: &'a [Mark], look: &str, seat: u8) -> &'a Mark {
    marks
        .iter()
        .find(|m| m.look == look && m.seat == Some(seat))
        .unwrap_or_else(|| panic!("no {look} of {seat}"))
}

#[test]
fn r3_2_zones_of_both_sides_can_be_laid_over_the_map() {
    let table =
        given("turn = 2\nphase = 'march'\nactive = 'axis'\nunits = ['44 @ 1419', 'soviet 62 @ 1619']");
    let zones = &table.overlay("zones")[..];
    let (axis, soviet) = (of(zones, "area", 0), of(zones, "area", 1));
    assert!(holds(&table, axis, "1519") && holds(&table, axis, "1319") && !holds(&table, axis, "1619"));
    assert!(holds(&table, soviet, "1519") && holds(&table, soviet, "1719") && !holds(&table, soviet, "1419"));
    assert_eq!(axis.places.iter().map(|(a, b)| b - a + 1).sum::<u16>(), 6, "six neighbours on land");
}

#[test]
fn r3_3_supply_shows_lines_sources_and_who_is_cut_off() {
    let table = given(
        "turn = 3\nphase = 'march'\nactive = 'axis'\n\
         units = ['44 @ 2935', '79 @ 0205', 'soviet 62 @ 3035']",
    );
    let supply = &table.overlay("supply")[..];
    assert!(holds(&table, of(supply, "area", 0), "0205") && !holds(&table, of(supply, "area", 0), "2935"));
    assert!(holds(&table, of(supply, "ring", 0), "2935") && !holds(&table, of(supply, "ring", 0), "0205"));
    assert!(supply.iter().all(|m| !(m.look == "ring" && m.seat == Some(1))), "the Soviets have supply");
    for seat in 0..2 {
        assert!(!of(supply, "source", seat).places.is_empty());
        assert!(!of(supply, "rail", seat).sides.is_empty());
    }
}

#[test]
fn r8_2_each_headquarters_shows_its_range() {
    let table =
        given("turn = 2\nphase = 'march'\nactive = 'axis'\nunits = ['6A @ 1419', 'soviet SWFront @ 2010']");
    let command = &table.overlay("command")[..];
    let six = command.iter().find(|m| m.piece.as_deref() == Some("6A")).expect("the range of 6A");
    assert!(holds(&table, six, "1819") && !holds(&table, six, "1919"), "four hexes");
    assert!(command.iter().any(|m| m.piece.as_deref() == Some("SWFront") && m.seat == Some(1)));
}

#[test]
fn the_front_line_runs_between_the_two_sides() {
    let mut table = start();
    table.does("axis", "ready-made; done", &[]);
    table.does("soviet", "ready-made; done", &[]);
    let shown = scene(&table);
    let [line] = &table.overlay("front")[..] else { panic!("one line") };
    let stands = |seat: Seat, hex: u16| {
        let kinds = &table.rules.board().kinds;
        let own = |nation: &str| matches!(nation, "soviet" | "guards") == (seat == Seat(1));
        shown.pieces.iter().any(|p| p.place == hex && own(&kinds[usize::from(p.kind)].nation))
    };
    let number = |hex: u16| table.rules.board().places[usize::from(hex)].key.clone();
    assert!(line.sides.len() > 30, "from north to south: {}", line.sides.len());
    for (a, b) in &line.sides {
        for seat in [Seat(0), Seat(1)] {
            assert!(!(stands(seat, *a) && stands(seat, *b)), "{}-{} parts friends", number(*a), number(*b));
        }
    }
}

#[test]
fn r9_2_hexes_in_reach_wear_their_cost_and_attacks_their_odds() {
    let mut table = given(
        "turn = 2\nphase = 'march'\nactive = 'axis'\nchit = '6A'\ndrawn = ['6A']\n\
         units = ['44 active @ 1419', '6A active @ 1319', 'soviet 62 @ 1620']",
    );
    table.does("axis", "take 44", &[]);
    let shown = scene(&table);
    let tags: Vec<_> = shown.offers.iter().filter_map(|o| o.tag.as_ref()).map(|t| t.id).collect();
    assert!(tags.len() > 6 && tags.iter().all(|id| *id == "tag-cost"), "{tags:?}");
    let attack = given(
        "turn = 2\nactive = 'axis'\nphase = 'attack'\n\
         units = ['44 active @ 1806', '79 attacks=1906 @ 1905', 'soviet 62 @ 1906']",
    );
    let shown = scene(&attack);
    let join = shown.offers.iter().find(|o| o.piece.as_deref() == Some("44")).expect("44 can join");
    assert!(join.odds && join.tag.as_ref().is_some_and(|t| t.id == "tag-odds"));
    let [declared] = &attack.overlay("odds")[..] else { panic!("one mark of words") };
    assert_eq!(declared.words.len(), 1, "the attack declared already");
}

#[test]
fn whoever_sits_at_both_seats_chooses_for_one_side_after_the_other() {
    let table = given("turn = 2\nphase = 'select'\nunits = ['6A @ 0413', 'soviet SWFront @ 0814']");
    let shown = scene(&table);
    assert_eq!(shown.prompt.id, "prompt-select-axis");
    assert!(shown.offers.iter().all(|o| !o.line.contains("Front")), "only the chits of the Axis");
    assert!(shown.hands[0].iter().all(|c| c.kind.is_some()) && shown.hands[1].is_empty());
}
