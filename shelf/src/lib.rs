//! The games on the shelf. A new game is its folder, a line in this crate's manifest and a line here.

#![forbid(unsafe_code)]

use sandtable_bots::Shelf;
use sandtable_core::Game;

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The games, each in its box.
        pub fn shelf() -> Shelf {
            Shelf::new()$(.with::<$game>())+
        }

        /// Does something with the type of every game, in the order of the shelf.
        pub fn each(what: &mut impl Each) {
            $(what.each::<$game>();)+
        }
    };
}

games! {
    soft_underbelly::SoftUnderbelly,
    stalingrad::Stalingrad,
    shifting_sands::ShiftingSands,
    rogue_regiment::RogueRegiment,
    ocs::Drill,
    beyond_the_rhine::BeyondTheRhine,
}

/// Something to do with the type of every game, where its box will not do: measurements.
pub trait Each {
    /// Does it.
    fn each<G: Game>(&mut self);
}
