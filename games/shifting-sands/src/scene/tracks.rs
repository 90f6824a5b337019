//! Tracks: turn, action round, victory points, replacement points, and the columns of a battle.

use sandtable_core::{Text, Track};

use super::charts::FIRE;
use super::panels::lit;
use crate::look::Look;
use crate::pieces::Record;

/// All tracks.
pub fn tracks(look: Look) -> Vec<Track> {
    let (s, t) = (look.s, look.t);
    let most = t.limits.most_points as u8;
    let records = Track::new("records", Text::new("track-records"), 0..=most);
    let mut tracks = vec![
        Track::new("turn", Text::new("track-turn"), 1..=t.turns.len()).mark("turn", s.turn - 1),
        Track::new("round", Text::new("track-round"), 1..=t.limits.rounds)
            .mark(s.acting.word(), s.round.clamp(1, t.limits.rounds) - 1),
        Track::new("vp", Text::new("track-vp"), 0..=most).mark("vp", s.vp as u16),
        Record::ALL
            .into_iter()
            .filter(|r| s.points[*r as usize] > 0)
            .fold(records, |track, r| track.mark(marker(r), (s.points[r as usize] / 2).min(most))),
    ];
    for (table, columns, forces) in lit(look) {
        let name = ["chart-division-fire", "chart-battlegroup-fire"][table];
        let track = Track::new(FIRE[table], Text::new(name), columns);
        let sides = [s.acting, s.acting.other()].into_iter().zip(forces);
        let lit = sides.filter_map(|(side, column)| Some((side, column?)));
        tracks.push(lit.fold(track, |track, (side, column)| track.mark(side.word(), column)));
    }
    tracks.retain(|track| !track.markers.is_empty());
    tracks
}

/// What is printed on the marker of a record.
const fn marker(record: Record) -> &'static str {
    match record {
        Record::Ge => "GE",
        Record::It => "IT",
        Record::Br => "BR",
        Record::Cw => "CW",
        Record::Allied => "AL",
        Record::Us => "US",
    }
}
