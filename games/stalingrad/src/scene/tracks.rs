//! Tracks with their markers.

use sandtable_core::{Text, Track};

use super::attacked_hexes;
use super::charts::RESULTS;
use super::names::column;
use crate::look::Look;
use crate::state::NO_HEX;
use crate::steps::Step;

/// All tracks.
pub fn tracks(look: Look) -> Vec<Track> {
    let s = look.s;
    let turns = look.t.last_turn;
    let mut tracks = vec![
        Track {
            key: "turn",
            name: Text::new("track-turn"),
            spaces: (1..=turns).map(|n| n.to_string()).collect(),
            markers: vec![("turn", u16::from(s.turn.clamp(1, turns)) - 1)],
        },
        // A space beyond the last box for a track that is used up.
        Track {
            key: "soviet-reinforcements",
            name: Text::new("track-soviet-reinforcements"),
            spaces: (1..=look.t.track.len() + 1)
                .map(|n| if n > look.t.track.len() { "–".into() } else { n.to_string() })
                .collect(),
            markers: vec![("soviet", u16::from(s.track.max(1)) - 1)],
        },
        points(look),
    ];
    if super::runs(look) && s.step() != Some(Step::Select) {
        let current = s.chit.and_then(|chit| s.drawn.iter().position(|c| c == chit));
        tracks.push(Track {
            key: "drawn",
            name: Text::new("track-drawn"),
            // As printed on the chits: the two of a panzer army look alike.
            spaces: s.drawn.iter().map(|c| c.word().split('#').next().unwrap_or_default().into()).collect(),
            markers: current.map(|i| ("chit", i as u16)).into_iter().collect(),
        });
    }
    tracks.extend(columns(look));
    tracks
}

/// The columns of the combat results table on which the declared attacks will be fought. Once the die has fallen, losses
/// would show another column than the one that counted.
fn columns(look: Look) -> Option<Track> {
    if look.s.battle.target != NO_HEX {
        return None;
    }
    let hexes = attacked_hexes(look);
    let columns = hexes.iter().filter_map(|hex| look.assault(*hex, look.attackers(*hex)).column);
    let mut markers: Vec<_> = columns.map(|c| ("attack", u16::from(c))).collect();
    markers.sort_unstable();
    markers.dedup();
    let spaces =
        (0..look.t.table[0].len() as u8).map(|c| column(c).trim_start_matches("column-").into()).collect();
    (!markers.is_empty()).then_some(Track { key: RESULTS, name: Text::new("chart-results"), spaces, markers })
}

/// Victory points in steps of five, with the mark to reach.
fn points(look: Look) -> Track {
    let most: u16 = look.t.places.iter().map(|p| u16::from(p.vp)).sum();
    let last = most / 5;
    let space = |points: i16| (points.max(0) as u16 / 5).min(last);
    Track {
        key: "points",
        name: Text::new("track-points"),
        spaces: (0..=last).map(|n| (n * 5).to_string()).collect(),
        markers: vec![("axis", space(look.victory_points())), ("goal", space(look.t.limits.vp_win))],
    }
}
