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
use crate::state::{HEXES, NO_HEX, NO_ROUT, NOBODY, Rout, WAY, flag, on_map};
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

/// Some of the six hexes around a unit.
type Around = ArrayVec<Hex, 6>;

/// The hexes to which a retreating unit may take its next step (10.6.6 and its ruling).
fn ways(look: Look, id: UnitId) -> Around {
    let open = open(look, id);
    if open.len() <= 1 {
        return open;
    }
    let wanted = wanted(look, id, &open);
    let way = way(look, id);
    let Some(start) = way.first() else {
        return nearest(look, id, open, &distances(look, look.t.side(id), wanted));
    };
    // The field is taken as the unit starts to retreat: it still stands in its hex.
    let mut then = look.s.clone();
    then.units[usize::from(id)].at = *start;
    then.axis_places ^= look.s.rout.took;
    let far = distances(Look { t: look.t, s: &then }, look.t.side(id), wanted);
    nearest(look, id, open, &far)
}

/// The hexes that a retreating unit has left.
fn way(look: Look<'_>, id: UnitId) -> &[Hex] {
    if look.s.rout.unit == id { &look.s.rout.way } else { &[] }
}

/// The hexes around a retreating unit that nothing bars: if there is one, it has a way.
fn open(look: Look, id: UnitId) -> Around {
    let (from, way) = (look.unit(id).at, way(look, id));
    if way.len() == WAY {
        // No lawful retreat is so long; one that a position was laid out with ends here.
        return Around::new();
    }
    let enemy = look.t.side(id).other();
    let near = look.t.near(from).filter(|to| {
        look.t.at(*to).terrain != Terrain::Sea
            && look.s.holder(*to) != Some(enemy)
            && look.passes_mountains(id, from, *to)
            && (way.is_empty() || !look.unbridged(from, *to))
            && !way.contains(to)
    });
    near.collect()
}

/// The hexes whose distances to safety are compared.
fn wanted(look: Look, id: UnitId, open: &[Hex]) -> HexSet {
    open.iter().copied().chain([look.unit(id).at]).collect()
}

/// Those of the open hexes that lead to safety.
fn nearest(look: Look, id: UnitId, open: Around, far: &[u16; HEXES]) -> Around {
    let (side, from) = (look.t.side(id), look.unit(id).at);
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

/// The next hexes of whoever is on his retreat, or of all who have not begun: one look at the lines serves them all.
pub fn all_ways(look: Look) -> Vec<(UnitId, Hex)> {
    let of = |id: UnitId, ways: Around| ways.into_iter().map(move |hex| (id, hex));
    let current = look.s.rout.unit;
    if current != NOBODY {
        let stands = on_map(look.unit(current).at);
        return if stands { of(current, ways(look, current)).collect() } else { Vec::new() };
    }
    let opens: Vec<(UnitId, Around)> = routed(look).map(|id| (id, open(look, id))).collect();
    let mut all = HexSet::default();
    for (id, open) in opens.iter().filter(|(_, open)| open.len() > 1) {
        all |= wanted(look, *id, open);
    }
    let far = opens.first().filter(|_| !all.is_empty()).map(|(id, _)| distances(look, look.t.side(*id), all));
    let ways = |(id, open): (UnitId, Around)| match &far {
        Some(far) if open.len() > 1 => of(id, nearest(look, id, open, far)),
        _ => of(id, open),
    };
    opens.into_iter().flat_map(ways).collect()
}

/// Those of the ways that the present step knows of that are a unit's.
fn known(look: Look<'_>, id: UnitId) -> impl Iterator<Item = Hex> {
    look.s.ways.iter().filter(move |(unit, _)| *unit == id).map(|(_, hex)| *hex)
}

fn routed(look: Look<'_>) -> impl Iterator<Item = UnitId> {
    look.t.ids().filter(move |id| look.unit(*id).has(flag::ROUTED) && on_map(look.unit(*id).at))
}

/// Why a unit does not retreat to a hex but by one of its ways.
fn not_that_way(look: Look, id: UnitId, hex: Hex) -> Refusal {
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
    let round = look.zone(enemy, hex) && known(look, id).any(|way| !look.zone(enemy, way));
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
        look.s.ways.iter().try_for_each(|(id, hex)| offer(Action::Retreat(*id, *hex)))
    }

    fn sure(&self) -> bool {
        true
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        let Action::Retreat(id, hex) = a else { return Err(not_now(look, a)) };
        NOT_ROUTED.when(!look.t.knows(id) || !look.unit(id).has(flag::ROUTED))?;
        ONE_AT_A_TIME.when(look.s.rout.unit != NOBODY && look.s.rout.unit != id)?;
        if known(look, id).any(|way| way == hex) { Ok(()) } else { Err(not_that_way(look, id, hex)) }
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
        let retreating = routed(look).filter(|id| current == NOBODY || *id == current);
        let retreating: Vec<(UnitId, bool)> = retreating.map(|id| (id, open(look, id).is_empty())).collect();
        let trapped = retreating.iter().find(|(_, trapped)| *trapped).map(|(id, _)| *id);
        let only = match retreating[..] {
            [(id, false)] => match look.s.ways[..] {
                [(_, way)] => Some((id, way)),
                _ => None,
            },
            _ => None,
        };
        match (trapped, only) {
            (Some(id), _) => {
                play.remove(id, dead_end(play.look(), id));
                finish(play, id);
            }
            _ if retreating.is_empty() => play.pop(),
            (None, Some((id, way))) => self.apply(play, play.t.side(id), Action::Retreat(id, way)),
            _ => return false,
        }
        true
    }
}
