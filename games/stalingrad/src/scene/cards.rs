//! Hands: the chits of a side. Its owner sees what he may choose, then what he put into the cup; others see backs.
//! Whoever sits at both seats sees the hand of the side that is asked.

use sandtable_core::{Card, Seats, Viewer};

use crate::look::Look;
use crate::pieces::{Chit, Side};
use crate::steps::Step;

/// The hands of both seats.
pub fn hands(look: Look, asked: Seats, viewer: Viewer) -> Vec<Vec<Card>> {
    let both = Side::BOTH.into_iter().all(|side| viewer.0.has(side.seat()));
    let open = |side: Side| viewer.0.has(side.seat()) && (!both || asked.iter().next() == Some(side.seat()));
    Side::BOTH.into_iter().map(|side| if open(side) { own(look, side) } else { backs(look, side) }).collect()
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

/// What others see: how many are in the cup.
fn backs(look: Look, side: Side) -> Vec<Card> {
    (1..=look.s.in_cup[side as usize]).map(|i| Card::back(format!("{}-{i}", side.word()))).collect()
}
