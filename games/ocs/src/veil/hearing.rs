//! Who learns of an action by its words. What changes before the eyes of the enemy he sees; the rest is the mover's own.

use sandtable_core::{Audience, Seat, Seats};

use crate::action::Action;
use crate::pieces::Side;
use crate::theatre::Theatre;

/// Does an action show whole on the board, or is it said aloud?
const fn open(a: Action) -> bool {
    use Action as A;
    match a {
        A::First | A::Second | A::Simulcast | A::Agree => true,
        // Where something goes is seen, not who is in it, nor what is taken up.
        A::Step(_) | A::Overrun(_) => true,
        // Bases lie open; what becomes of works and ports is seen, not by whom.
        A::Refit(_) => true,
        // Ships do too, and whoever they fire at.
        A::Sail(_) | A::Steer(_) | A::Join(_) | A::Shell(_) | A::Engage(_) | A::Silence(_) => true,
        // What is attacked, and what for a mission is flown, is announced.
        A::Target(_) | A::Bombard(..) | A::Pound(..) | A::Beach(_) => true,
        A::Airdrop | A::Fly(..) | A::Raid(_) => true,
        // In air combat all aircraft are shown (4.9d).
        A::Scramble(_) => true,
        _ => false,
    }
}

/// Who may know that a seat took an action.
pub fn witnesses(t: &Theatre, seat: Seat, a: Action) -> Audience {
    let own = || Side::seated(seat).map_or(Seats::only(seat), |side| t.team(side));
    if open(a) { Audience::All } else { Audience::Only(own()) }
}
