//! What a viewer sees.
use crate::data::Data;
use crate::theatre::Counter;
use crate::{CaseBlue, Chit};
use sandtable_board::hex::HexGrid;
use sandtable_core::{Board, Handle, Refusal, Scene, Seats, Seen, Text};
pub fn board(_: &Data, _: &HexGrid, _: &[Counter]) -> Board {
    Board { seats: vec!["axis", "soviet"], ..Board::default() }
}
pub fn scene(_: &CaseBlue, _: &Seen<CaseBlue>) -> Scene {
    Scene {
        turn: Text::new("x"),
        phase: Text::new("x"),
        standing: vec![],
        asked: Seats::NONE,
        prompt: Text::new("x"),
        pieces: vec![],
        control: vec![],
        tracks: vec![],
        arrows: vec![],
        hands: vec![],
        panels: vec![],
        offers: vec![],
        over: None,
    }
}
pub fn refusals(_: &CaseBlue, _: &Seen<CaseBlue>, _: &Handle) -> Vec<Refusal> {
    vec![]
}
pub const fn chit_name(_: Chit) -> &'static str {
    "chit"
}
