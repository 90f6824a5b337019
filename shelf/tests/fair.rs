//! No level of any game knows what its seat may not see. `SANDTABLE_GAMES=10000` tries so many positions of each, a tenth
//! of them where a level thinks ahead.

use sandtable_bots::{Commander, Level, blind};
use sandtable_core::{Boxed, Game, Options};
use sandtable_shelf::Each;

/// So many positions, if not told otherwise.
const POSITIONS: u64 = 30;

struct Fair {
    positions: u64,
    unlike: u64,
}

impl Each for Fair {
    fn each<G: Game>(&mut self) {
        let game = Boxed::<G>::open(G::built_in()).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        let scenario =
            sandtable_core::AnyGame::info(&game).keys().next().unwrap_or_else(|| panic!("{}", G::ID));
        let rules = game.rules(scenario, &Options::new()).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        let levels = Level::offered::<G::Rules>().iter().map(|level| Commander::from(*level));
        let tempers = Commander::tempers::<G::Rules>()[1..].iter();
        let tempers = tempers.map(|temper| Commander { temper: *temper, ..Level::Regular.into() });
        for bot in levels.chain(tempers).chain([Commander::FIRST]) {
            let positions =
                if bot.level.thinks::<G::Rules>() { self.positions.div_ceil(10) } else { self.positions };
            // Far enough apart to meet all parts of a game.
            let tried = blind(&*rules, bot, positions, 37, 1).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
            assert_eq!(tried.positions, positions);
            self.unlike += tried.unlike;
        }
    }
}

#[test]
fn what_a_seat_cannot_see_changes_no_choice_of_any_level() {
    let told = std::env::var("SANDTABLE_GAMES").ok().and_then(|n| n.parse().ok());
    let mut fair = Fair { positions: told.unwrap_or(POSITIONS), unlike: 0 };
    sandtable_shelf::each(&mut fair);
    assert!(fair.unlike > fair.positions / 2, "hidden facts were exchanged {} times", fair.unlike);
}
