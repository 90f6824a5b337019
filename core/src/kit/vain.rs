//! What is clicked in vain.

use crate::{Handle, Piece, Rules, Seen};

/// The places and pieces of a scene with which nothing can be done and of which no refusal says why. A piece without an offer of its
/// own stands for its place, and a place for what stands there.
#[must_use]
pub fn unanswered<R: Rules>(rules: &R, seen: &Seen<R>) -> Vec<Handle> {
    let scene = rules.scene(seen);
    let offered = |at: &Handle| scene.offers.iter().any(|offer| offer.handle == *at);
    let goes = |piece: &Piece| {
        let of = |key: &String| *key == piece.key;
        offered(&Handle::Piece(piece.key.clone()))
            || scene.offers.iter().any(|offer| offer.piece.as_ref().is_some_and(of))
    };
    let lit = |place: u16| offered(&Handle::Place(place));
    let open = |place: u16| lit(place) || scene.pieces.iter().any(|p| p.place == place && goes(p));
    let places = (0..rules.board().places.len() as u16).filter(|place| !open(*place)).map(Handle::Place);
    let pieces = scene.pieces.iter().filter(|p| !lit(p.place) && !goes(p));
    let vain = pieces.map(|p| Handle::Piece(p.key.clone())).chain(places);
    vain.filter(|at| rules.refusals(seen, at).is_empty()).collect()
}
