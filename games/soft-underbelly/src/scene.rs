//! What a viewer sees.
use sandtable_core::{Board, Handle, Refusal, Scene, Seats, Seen, Text, Place as Shown};
use crate::Mediterranean;
use crate::data::Data;
/// The index of the sea among the board's places.
pub const SEA_INDEX: u16 = 40;
/// What never changes on the screen.
pub fn board(data: &Data) -> Board {
    Board { places: data.map.area.iter().map(|a| Shown { key: format!("{:02}", a.no.get_ref()), name: format!("area-{}", a.key), at: (0.0,0.0), outline: vec![], symbols: vec![], off_map: false }).collect(), ..Board::default() }
}
pub fn scene(_: &Mediterranean, _: &Seen<Mediterranean>) -> Scene {
    Scene { turn: Text::new("x"), phase: Text::new("x"), standing: vec![], asked: Seats::NONE, prompt: Text::new("x"), pieces: vec![], control: vec![], tracks: vec![], arrows: vec![], hands: vec![], panels: vec![], offers: vec![], over: None }
}
pub fn refusals(_: &Mediterranean, _: &Seen<Mediterranean>, _: &Handle) -> Vec<Refusal> { vec![] }
