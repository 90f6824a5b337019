//! Retreats (10.6): by the shortest way to safety, hex by hex.

use arrayvec::ArrayVec;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{not_now, phase};
use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value, unit_value};
use crate::refusals;
use crate::state::{NO_HEX, NO_ROUT, NOBODY, Rout, WAY, flag, on_map};
use crate::supply::{FAR, HexSet, distances};
use crate::theatre::Terrain;

const NOT_ROUTED: Refusal = Refusal::new("10.6", "why-not-routed");
const NOT_THAT_WAY: Refusal = Refusal::new("10.6.6/1", "why-not-that-way");
const ROUND_ZONES: Refusal = Refusal::new("10.6.6/2", "why-not-that-way");
const OFF_MAP: Refusal = Refusal::new("10.6.3.1", "why-not-adjacent");
const SEA: Refusal = Refusal::new("10.6.3.2", "why-sea");
const CLOSED: Refusal = Refusal::new("10.6.3.3", "why-mountain");
const MAJOR_RIVER: Refusal = Refusal::new("10.6.3.4", "why-second-step-river");
const ONE_AT_A_TIME: Refusal = Refusal::new("10.6", "why-one-at-a-time");

/// The hexes to which a retreating unit may take its next step (10.6.6 and its ruling).
pub fn ways(look: Look, id: UnitId) -> ArrayVec<Hex, 6> {
    let side = look.t.side(id);
    let from = look.unit(id).at;
    let way: &[Hex] = if look.s.rout.unit == id { &look.s.rout.way } else { &[] };
    if way.len() == WAY {
        // No lawful retreat is so long; one that a position was laid out with ends here.
        return ArrayVec::new();
    }
    let open: ArrayVec<Hex, 6> = look
        .t
        .near(from)
        .filter(|to| {
            look.t.at(*to).terrain != Terrain::Sea
                && look.s.holder(*to) != Some(side.other())
                && look.passes_mountains(id, from, *to)
                && (way.is_empty() || !look.unbridged(from, *to))
                && !way.contains(to)
        })
        .collect();
    if open.len() <= 1 {
        return open;
    }
    // The field is taken as the unit starts to retreat: it still stands in its hex.
    let start = way.first().copied().unwrap_or(from);
    let wanted: HexSet = open.iter().copied().chain([from]).collect();
    let far = if start == from {
        distances(look, side, wanted)
    } else {
        let mut then = look.s.clone();
        then.units[usize::from(id)].at = start;
        then.axis_places ^= look.s.rout.took;
        distances(Look { t: look.t, s: &then }, side, wanted)
    };
    let lost = far[usize::from(from)] == FAR;
    let sources = &look.t.sources[side as usize];
    let distance = |hex: Hex| match lost {
        true => sources.iter().map(|(s, _)| look.t.distance(*s, hex)).min().unwrap_or(FAR),
        false => far[usize::from(hex)],
    };
    let here = distance(from);
    // A unit on a source has arrived: no hex is nearer, and none is asked for.
    let nearer = here > 0 && open.iter().any(|h| distance(*h) <= here);
    let rank = |hex: &Hex| (look.zone(side.other(), *hex), distance(*hex));
    let fit = |hex: &&Hex| !nearer || distance(**hex) <= here;
    let best = open.iter().filter(fit).map(rank).min();
    open.iter().filter(fit).filter(|h| Some(rank(h)) == best).copied().collect()
}

fn routed(look: Look<'_>) -> impl Iterator<Item = UnitId> {
    look.t.ids().filter(move |id| look.unit(*id).has(flag::ROUTED) && on_map(look.unit(*id).at))
}

/// Why a unit does not retreat to a hex but by one of its ways.
fn not_that_way(look: Look, id: UnitId, hex: Hex, ways: &[Hex]) -> Refusal {
    let from = look.unit(id).at;
    let enemy = look.t.side(id).other();
    if !on_map(hex) {
        return OFF_MAP;
    }
    if look.t.direction(from, hex).is_none() {
        return NOT_THAT_WAY;
    }
    if look.t.at(hex).terrain == Terrain::Sea {
        return SEA;
    }
    if look.s.holder(hex) == Some(enemy) {
        return refusals::ENEMY_THERE;
    }
    if !look.passes_mountains(id, from, hex) {
        return CLOSED;
    }
    if look.s.rout.unit == id && look.unbridged(from, hex) {
        return MAJOR_RIVER;
    }
    let round = look.zone(enemy, hex) && ways.iter().any(|w| !look.zone(enemy, *w));
    if round { ROUND_ZONES } else { NOT_THAT_WAY }
}

/// The rule by which a unit without a way is eliminated: the edge, the sea, the mountains or the river, if but one of
/// them bars what the enemy leaves open; if none or several do, the rule of retreats.
fn dead_end(look: Look, id: UnitId) -> &'static str {
    let from = look.unit(id).at;
    let enemy = look.t.side(id).other();
    let bars = look.t.at(from).next.into_iter().filter_map(|to| match to {
        NO_HEX => Some("10.6.3.1"),
        _ if look.t.at(to).terrain == Terrain::Sea => Some("10.6.3.2"),
        _ if look.s.holder(to) == Some(enemy) => None,
        _ if !look.passes_mountains(id, from, to) => Some("10.6.3.3"),
        _ if look.s.rout.unit == id && look.unbridged(from, to) => Some("10.6.3.4"),
        // It came from there.
        _ => None,
    });
    let mut rule = None;
    for bar in bars {
        if *rule.get_or_insert(bar) != bar {
            return "10.6";
        }
    }
    rule.unwrap_or("10.6")
}

fn finish(play: &mut Play, id: UnitId) {
    play.s.rout = NO_ROUT;
    if on_map(play.look().unit(id).at) {
        let unit = play.unit(id);
        unit.flags = unit.flags & !flag::ROUTED | flag::RETREATED;
    }
}

impl Phase<CaseBlue> for phase::Retreat {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        let mut each =
            |id: UnitId| ways(look, id).into_iter().try_for_each(|hex| offer(Action::Retreat(id, hex)));
        match look.s.rout.unit {
            NOBODY => routed(look).try_for_each(each),
            id => each(id),
        }
    }

    fn sure(&self) -> bool {
        true
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        let Action::Retreat(id, hex) = a else { return Err(not_now(look, a)) };
        NOT_ROUTED.when(!look.t.knows(id) || !look.unit(id).has(flag::ROUTED))?;
        ONE_AT_A_TIME.when(look.s.rout.unit != NOBODY && look.s.rout.unit != id)?;
        let ways = ways(look, id);
        if ways.contains(&hex) { Ok(()) } else { Err(not_that_way(look, id, hex, &ways)) }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let Action::Retreat(id, hex) = a else { return };
        if play.s.rout.unit == NOBODY {
            play.s.rout = Rout { unit: id, left: play.s.battle.hexes, ..NO_ROUT };
        }
        let from = play.look().unit(id).at;
        play.s.rout.way.push(from);
        let before = play.s.axis_places;
        play.send(id, hex);
        play.s.rout.took ^= before ^ play.s.axis_places;
        play.s.rout.left = play.s.rout.left.saturating_sub(1);
        play.say("10.6", || {
            Text::new("log-retreated").with("unit", unit_value(id)).with("hex", hex_value(hex))
        });
        let enemy = play.t.side(id).other();
        if play.look().zone(enemy, hex) {
            play.lose_step(id, "10.6.4");
        }
        // 10.6.5: a unit goes on until it finds room.
        if !on_map(play.look().unit(id).at) || play.s.rout.left == 0 && !play.look().crowded(hex) {
            finish(play, id);
        }
    }

    /// Units without a way are eliminated; a single way is taken without words.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let current = look.s.rout.unit;
        let (mut count, mut trapped, mut only) = (0, None, None);
        for id in routed(look).filter(|id| current == NOBODY || *id == current) {
            count += 1;
            let ways = ways(look, id);
            match ways[..] {
                [] => {
                    trapped = Some(id);
                    break;
                }
                [way] if count == 1 => only = Some((id, way)),
                _ => only = None,
            }
        }
        match (trapped, only) {
            (Some(id), _) => {
                play.remove(id, dead_end(play.look(), id));
                finish(play, id);
            }
            _ if count == 0 => play.pop(),
            (None, Some((id, way))) => self.apply(play, play.t.side(id), Action::Retreat(id, way)),
            _ => return false,
        }
        true
    }
}
