//! The tracks: turn, impulse, naval transport, battle round and the event boxes of both sides.

use sandtable_core::{Text, Track};

use crate::look::Look;
use crate::pieces::{Event, Side};
use crate::play::event_message;

/// Keys of the event boxes by side, in the order of [`Event::ALL`].
const EVENT_KEYS: [[&str; Event::ALL.len()]; 2] = [
    [
        "allies-reinforcements",
        "allies-extra-impulse",
        "allies-stop-battle",
        "allies-logistics",
        "allies-reserves",
        "allies-operations",
        "allies-strangle",
        "allies-kesselring",
        "allies-new-line",
    ],
    [
        "axis-reinforcements",
        "axis-extra-impulse",
        "axis-stop-battle",
        "axis-logistics",
        "axis-reserves",
        "axis-operations",
        "axis-strangle",
        "axis-kesselring",
        "axis-new-line",
    ],
];

fn numbers(from: u8, to: u8) -> Vec<String> {
    (from..=to).map(|n| n.to_string()).collect()
}

/// All tracks.
pub fn tracks(look: Look) -> Vec<Track> {
    let s = look.s;
    let mut tracks = vec![Track {
        key: "turn",
        name: Text::new("track-turn"),
        spaces: numbers(1, look.t.last_turn),
        markers: vec![("turn", u16::from(s.turn.clamp(1, look.t.last_turn)) - 1)],
    }];
    let impulses = look.t.limits.impulses.max(s.impulse);
    tracks.push(Track {
        key: "impulse",
        name: Text::new("track-impulse"),
        spaces: numbers(1, impulses),
        markers: if s.impulse > 0 { vec![(s.active.word(), u16::from(s.impulse) - 1)] } else { Vec::new() },
    });
    let most = look.t.transport.allies.max(look.t.transport.axis);
    tracks.push(Track {
        key: "transport",
        name: Text::new("track-transport"),
        spaces: numbers(0, most.max(s.transport[0]).max(s.transport[1])),
        markers: Side::BOTH.map(|side| (side.word(), u16::from(s.transport[side as usize]))).to_vec(),
    });
    if s.battle.target != 0 {
        tracks.push(Track {
            key: "round",
            name: Text::new("track-round"),
            spaces: numbers(1, s.battle.rounds.max(s.battle.round)),
            markers: vec![("round", u16::from(s.battle.round.max(1)) - 1)],
        });
    }
    for side in Side::BOTH {
        tracks.push(Track {
            key: markers_key(side),
            name: Text::new("track-markers").with("side", side.seat()),
            spaces: numbers(0, look.t.markers),
            markers: vec![(side.word(), u16::from(s.markers[side as usize]))],
        });
        for event in Event::ALL {
            let spaces = look.t.boxes[side as usize][event as usize];
            if spaces == 0 {
                continue;
            }
            let used = s.boxes[side as usize][event as usize];
            tracks.push(Track {
                key: EVENT_KEYS[side as usize][event as usize],
                name: Text::new("track-event")
                    .with("side", side.seat())
                    .with("event", sandtable_core::Value::Term(event_message(event))),
                spaces: numbers(1, spaces),
                markers: (0..used).map(|i| (side.word(), u16::from(i))).collect(),
            });
        }
    }
    tracks
}

const fn markers_key(side: Side) -> &'static str {
    match side {
        Side::Allies => "markers-allies",
        Side::Axis => "markers-axis",
    }
}
