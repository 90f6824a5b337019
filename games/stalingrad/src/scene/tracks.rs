//! Tracks with their markers.

use std::collections::BTreeSet;

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
        Track::new("turn", Text::new("track-turn"), 1..=turns).mark("turn", s.turn.clamp(1, turns) - 1),
        // A space beyond the last box for a track that is used up.
        Track::new(
            "soviet-reinforcements",
            Text::new("track-soviet-reinforcements"),
            (1..=look.t.track.len()).map(|n| n.to_string()).chain(["–".into()]),
        )
        .mark("soviet", s.track.max(1) - 1),
        points(look),
    ];
    if super::runs(look) && s.step() != Some(Step::Select) {
        let current = s.chit.and_then(|chit| s.drawn.iter().position(|c| c == chit));
        // As printed on the chits: the two of a panzer army look alike.
        let drawn = s.drawn.iter().map(|c| c.word().split('#').next().unwrap_or_default());
        let track = Track::new("drawn", Text::new("track-drawn"), drawn);
        tracks.push(current.into_iter().fold(track, |track, i| track.mark("chit", i as u16)));
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
    let columns: BTreeSet<u8> = columns.collect();
    let spaces = (0..look.t.table[0].len() as u8).map(|c| column(c).trim_start_matches("column-"));
    let track = Track::new(RESULTS, Text::new("chart-results"), spaces);
    (!columns.is_empty()).then(|| columns.into_iter().fold(track, |track, c| track.mark("attack", c)))
}

/// Victory points in steps of five, with the mark to reach.
fn points(look: Look) -> Track {
    let most: u16 = look.t.places.iter().map(|p| u16::from(p.vp)).sum();
    let last = most / 5;
    let space = |points: i16| (points.max(0) as u16 / 5).min(last);
    Track::new("points", Text::new("track-points"), (0..=last).map(|n| n * 5))
        .mark("axis", space(look.victory_points()))
        .mark("goal", space(look.t.limits.vp_win))
}
