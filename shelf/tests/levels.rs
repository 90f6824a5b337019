//! What the boxes say of their opponents and of their chances is so.

use sandtable_bots::{Commander, GameBox, Level};
use sandtable_core::kit::{Walk, laid_out};
use sandtable_core::{Boxed, Game, Policy};
use sandtable_shelf::{Each, shelf};

/// So many positions of a random game are looked at, this far from one another.
const POSITIONS: u32 = 12;
const APART: u32 = 25;

struct Learnt(u32);

impl Each for Learnt {
    fn each<G: Game>(&mut self) {
        let rules = laid_out::<G>();
        let (mut walk, mut otherwise) = (Walk::new(&rules, 1), 0);
        while let Some(seat) = walk.asked().filter(|_| walk.length < POSITIONS * APART) {
            if walk.length.is_multiple_of(APART) {
                let seen = walk.seen(seat);
                otherwise += u32::from(rules.value(&seen, seat) != rules.score(&seen, seat));
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
        let game = Boxed::<G>::open(G::built_in()).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        assert_eq!(otherwise > 0, game.learnt(), "{}: {otherwise} values are no rule of thumb", G::ID);
        self.0 += u32::from(otherwise > 0);
    }
}

/// "Learnt from played games" is said of chances that are, and of no rule of thumb.
#[test]
fn chances_are_called_learnt_where_they_are() {
    let mut learnt = Learnt(0);
    sandtable_shelf::each(&mut learnt);
    assert!(learnt.0 > 1, "{} games have learnt", learnt.0);
}

/// Whoever has a taste is as quick as the policy: nobody waits for him, and he is never in haste.
#[test]
fn those_think_whom_others_wait_for() {
    let thinks = |game: &str, level: Level| {
        let closed = *shelf().get(game).expect("it is on the shelf");
        closed.open((closed.built_in)()).expect("sound data").thinks(Commander::from(level))
    };
    for level in [Level::Recruit, Level::Regular, Level::Veteran, Level::Elite] {
        let ahead = matches!(level, Level::Veteran | Level::Elite);
        assert_eq!(thinks("soft-underbelly", level), ahead, "{level}");
        assert!(!thinks("stalingrad", level), "{level}");
    }
}
