//! The tracks: turn, impulse, naval transport, battle round and the event boxes of both sides.

use sandtable_core::{Text, Track, Value};

use crate::look::Look;
use crate::pieces::{Event, Side};

/// All tracks.
pub fn tracks(look: Look) -> Vec<Track> {
    let s = look.s;
    let turns = look.t.last_turn;
    let turn =
        Track::new("turn", Text::new("track-turn"), 1..=turns).mark("turn", s.turn.clamp(1, turns) - 1);
    let impulses = look.t.limits.impulses.max(s.impulse);
    let mut impulse = Track::new("impulse", Text::new("track-impulse"), 1..=impulses);
    if s.impulse > 0 {
        impulse = impulse.mark(s.active.word(), s.impulse - 1);
    }
    let most = look.t.transport.allies.max(look.t.transport.axis).max(s.transport[0]).max(s.transport[1]);
    let transport = Track::new("transport", Text::new("track-transport"), 0..=most);
    let mut tracks = vec![
        turn,
        impulse,
        Side::BOTH.into_iter().fold(transport, |t, side| t.mark(side.word(), s.transport[side as usize])),
    ];
    if s.battle.target != 0 {
        let rounds = 1..=s.battle.rounds.max(s.battle.round);
        let track = Track::new("round", Text::new("track-round"), rounds);
        tracks.push(track.mark("round", s.battle.round.max(1) - 1));
    }
    for side in Side::BOTH {
        let name = Text::new("track-markers").with("side", side.seat());
        let track = Track::new(format!("markers-{}", side.word()), name, 0..=look.t.markers);
        tracks.push(track.mark(side.word(), s.markers[side as usize]));
        for event in Event::ALL {
            let spaces = look.t.boxes[side as usize][event as usize];
            if spaces == 0 {
                continue;
            }
            let used = s.boxes[side as usize][event as usize];
            let name =
                Text::new("track-event").with("side", side.seat()).with("event", Value::Term(event.term()));
            let track = Track::new(format!("{}-{}", side.word(), event.word()), name, 1..=spaces);
            tracks.push((0..used).fold(track, |track, i| track.mark(side.word(), i)));
        }
    }
    tracks
}
