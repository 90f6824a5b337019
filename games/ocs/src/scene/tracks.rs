//! Tracks with their markers: the turns, and the column of the combat or barrage at hand.

use sandtable_core::{Text, Track};

use super::charts::{BARRAGE, COMBAT};
use crate::combat::assess;
use crate::look::Look;
use crate::pieces::Closeness;
use crate::state::on_map;
use crate::steps::{Step, shifted};
use crate::tables::{COLUMNS, ratio};

/// All tracks.
pub fn tracks(look: Look) -> Vec<Track> {
    let turn = look.s.turn.clamp(1, look.t.turns) - 1;
    let mut tracks = vec![Track::new("turn", Text::new("track-turn"), 1..=look.t.turns).mark("turn", turn)];
    if !on_map(look.s.battle.target) {
        return tracks;
    }
    let guns = look.s.steps.iter().any(|step| matches!(step, Step::Guns(_)));
    let spaces = (0..COLUMNS).map(|column| {
        let (over, under) = ratio(look.t.tables.odds(Closeness::Open, column));
        format!("{over}:{under}")
    });
    tracks.push(if guns {
        let spaces = 0..=look.t.tables.last_barrage();
        Track::new(BARRAGE, Text::new("chart-barrage"), spaces.map(|n| n + 1)).mark("attack", shifted(look))
    } else {
        Track::new(COMBAT, Text::new("chart-combat"), spaces).mark("attack", assess(look).column)
    });
    tracks
}
