//! Hands: the chits of a side. Its owner sees what he may choose, then what he put into the cup; how many are in it all see in
//! the cup itself. Whoever sits at both seats sees the hand of the side that is asked.

use sandtable_core::{Card, Seats, Viewer};

use crate::look::Look;
use crate::pieces::{Chit, Side};
use crate::steps::Step;

/// The hands of both seats.
pub fn hands(look: Look, asked: Seats, viewer: Viewer) -> Vec<Vec<Card>> {
    let both = Side::BOTH.into_iter().all(|side| viewer.0.has(side.seat()));
    let open = |side: Side| viewer.0.has(side.seat()) && (!both || asked.iter().next() == Some(side.seat()));
    Side::BOTH.into_iter().map(|side| if open(side) { own(look, side) } else { Vec::new() }).collect()
}

fn own(look: Look, side: Side) -> Vec<Card> {
    let s = look.s;
    let choosing = s.step() == Some(Step::Select) && !s.ready[side as usize];
    let mine = s.selected[side as usize];
    Chit::all()
        .filter(|c| c.side() == Some(side) && (choosing || mine.contains(*c) && !s.drawn.contains(*c)))
        .map(|chit| {
            let lead = s.lead == Some(chit);
            let card = Card::new(chit.word(), chit.0.into());
            card.mark(lead, "lead").mark(!lead && mine.contains(chit), "selected")
        })
        .collect()
}
