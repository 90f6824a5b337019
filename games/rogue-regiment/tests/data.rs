//! The box: who sits where, and what is wrong with files that somebody has changed.

use rogue_regiment::RogueRegiment;
use sandtable_core::{Game, Options, Rules};

#[test]
fn a_mission_has_a_seat_for_each_of_its_operators() {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    let seats = |mission: &str| {
        let seats = game.info().seats(mission, &Options::new());
        seats.iter().map(|seat| seat.key.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(seats("basic-training"), ["paddy", "jock"]);
    assert_eq!(seats("cut-off-the-head"), ["jock", "reg", "paddy"]);
    assert_eq!(seats("coastal-raid"), ["andy", "jock", "paddy", "reg"]);
    for mission in game.info().keys() {
        let rules = game.prepare(mission, &Options::new()).expect("the mission is there");
        let board: Vec<_> = rules.board().seats.iter().map(ToString::to_string).collect();
        assert_eq!(board, seats(mission), "{mission}");
        assert!(game.info().teams(mission, &Options::new()).common(board.len()), "{mission}: all together");
    }
}
