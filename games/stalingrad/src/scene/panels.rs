//! Figures in the open: attacks, supply, victory points, what comes.

use sandtable_core::{Line, Panel, Text, Value};

use super::labels::odds as odds_of;
use super::names::{column, what};
use super::{attacked_hexes, cut_off, last_combat};
use crate::action::Hex;
use crate::look::{Assault, Look, odds};
use crate::pieces::Side;
use crate::play::{hex_value, unit_value};
use crate::state::{NO_HEX, off, on_map};
use crate::steps::Step;
use crate::supply::HexSet;
use crate::theatre::{Cell, Terrain};

/// Most stacks that the supply panel names one by one.
const NAMED: usize = 12;

/// All panels that say something now.
pub fn panels(look: Look, lines: &[HexSet; 2]) -> Vec<Panel> {
    let decided = match look.s.step() {
        Some(Step::Build) => Some(fortress()),
        Some(Step::Entrain) => Some(rail(look)),
        _ => attacks(look),
    };
    [decided, command(look), supply(look, lines), Some(victory(look, lines)), reinforcements(look)]
        .into_iter()
        .flatten()
        .collect()
}

/// What a fortress is good for, where one can be built.
fn fortress() -> Panel {
    let lines = [
        ("panel-fortress-holds", "14.2.5/1"),
        ("panel-fortress-zones", "14.2.2"),
        ("panel-fortress-two", "14.2.1/1"),
        ("panel-fortress-levels", "14.1.3"),
        ("panel-fortress-markers", "14.0"),
    ];
    let lines = lines.into_iter().map(|(id, rule)| Text::new(id).under(rule)).collect();
    Panel { key: "fortress", title: Text::new("panel-fortresses"), lines }
}

/// The rail transport box: who waits there, and how he comes back.
fn rail(look: Look) -> Panel {
    let waiting = look.all(Side::Axis, |u| u.at == off::BOX);
    let mut lines: Vec<Line> =
        waiting.map(|id| Text::new("panel-boxed").with("unit", unit_value(id)).under("11.3/1")).collect();
    lines.push(Text::new("panel-box-return").under("12.4/1"));
    lines.push(Text::new("panel-box-rail").under("11.3.2"));
    Panel { key: "rail", title: Text::new("box-rail"), lines }
}

fn attacks(look: Look) -> Option<Panel> {
    let target = look.s.battle.target;
    if target != NO_HEX {
        let text = match look.s.battle {
            b if b.attacker > 0 => Text::new("panel-result-attacker").with("steps", b.attacker),
            b if b.hexes + b.steps == 0 => Text::new("panel-result-none"),
            b if b.steps == 0 => Text::new("panel-result-retreat").with("hexes", b.hexes),
            b => Text::new("panel-result").with("steps", b.steps).with("hexes", b.hexes),
        };
        let title = Text::new("panel-combat").with("hex", hex_value(target));
        let mut lines = vec![text.under("10.4.2")];
        // What follows by itself is told before anything leads to it.
        if let Some(hex) = last_combat(look) {
            lines.push((odds_of(look, "panel-last-combat", hex, look.attackers(hex)), None));
        }
        return Some(Panel { key: "attack", title, lines });
    }
    let targets = attacked_hexes(look);
    let lines: Vec<Line> = targets.iter().flat_map(|hex| attack(look, *hex)).collect();
    let title = Text::new("panel-attacks").with("count", targets.len() as i32);
    Panel::of("attack", title, lines)
}

/// One attack: its arithmetic, and what each face of the die brings.
fn attack(look: Look, hex: Hex) -> Vec<Line> {
    let mut lines = sums(look, hex);
    if let Some(c) = look.assault(hex, look.attackers(hex)).column {
        let faces: Vec<(u8, Cell)> = (1..=6).map(|die| (die, look.result(c, die))).collect();
        let alike = faces.chunk_by(|(_, a), (_, b)| a == b);
        lines.extend(alike.map(|run| {
            let (from, cell) = run[0];
            result(cell)
                .with("from", from)
                .with("to", run[run.len() - 1].0)
                .with("faces", run.len() as u8)
                .under("10.4.1")
        }));
    }
    lines
}

/// The arithmetic of one attack.
pub fn sums(look: Look, hex: Hex) -> Vec<Line> {
    let assault = look.assault(hex, look.attackers(hex));
    let mut lines = vec![
        Text::new("panel-strengths")
            .with("hex", hex_value(hex))
            .with("attack", i32::from(assault.attack))
            .with("defence", i32::from(assault.defence))
            .with("odds", Value::Term(assault.odds.map_or("column-below", column)))
            .under("10.3.2/1"),
    ];
    let across: Vec<_> = look.attackers(hex).filter(|id| look.river(look.unit(*id).at, hex)).collect();
    if !across.is_empty() {
        let strength: u16 = across.iter().map(|id| look.attack(*id)).sum();
        lines.push(
            Text::new("panel-across")
                .with("units", across.len() as i32)
                .with("full", i32::from(strength))
                .with("half", i32::from(strength / 2))
                .under("10.3.1.1/1"),
        );
    }
    if look.s.fortress(hex) > 1 {
        lines.push(Text::new("panel-fortress").under("14.2.1/1"));
    }
    if assault.shift > 0 {
        lines.push(
            Text::new("panel-shift")
                .with("shift", assault.shift)
                .with("ground", Value::Term(ground(look, hex)))
                .under("10.3.3/1"),
        );
    }
    match assault.column {
        Some(c) => {
            lines.push(Text::new("panel-column").with("column", Value::Term(column(c))).under("10.3.4/2"));
        }
        None => lines.push(Text::new("panel-too-weak").under("10.3.4/1")),
    }
    if let Some((missing, next)) = missing(assault) {
        let text = Text::new(if across.is_empty() { "panel-missing" } else { "panel-missing-river" });
        let text = text.with("missing", missing).with("column", Value::Term(column(next)));
        lines.push(if across.is_empty() {
            (text, None)
        } else {
            // 10.3.1.1: printed strength across a river is added up, then halved once.
            let odd: u16 = across.iter().map(|id| look.attack(*id)).sum::<u16>() % 2;
            text.with("printed", 2 * missing - i32::from(odd)).under("10.3.1.1/1")
        });
    }
    lines
}

/// What shifts the odds: a place, the ground, or both.
fn ground(look: Look, hex: Hex) -> &'static str {
    let place = look.t.place(hex).map(|(_, p)| p.city);
    match (look.t.at(hex).terrain, place) {
        (Terrain::Forest, None) => "ground-forest",
        (Terrain::Swamp, None) => "ground-swamp",
        (Terrain::Mountain, None) => "ground-mountain",
        (Terrain::Forest, Some(false)) => "ground-forest-town",
        (Terrain::Forest, Some(true)) => "ground-forest-city",
        (Terrain::Swamp, Some(false)) => "ground-swamp-town",
        (Terrain::Swamp, Some(true)) => "ground-swamp-city",
        (Terrain::Mountain, Some(false)) => "ground-mountain-town",
        (Terrain::Mountain, Some(true)) => "ground-mountain-city",
        (_, Some(true)) => "ground-city",
        (_, Some(false)) => "ground-town",
        _ => "ground-clear",
    }
}

/// Strength that lacks to the next column, and that column; none at the right end of the table.
fn missing(assault: Assault) -> Option<(i32, u8)> {
    // Ten times the defence is the last column.
    (assault.attack..=assault.defence * 10).find_map(|attack| {
        let column = odds(attack, assault.defence)?.checked_sub(assault.shift)?;
        (Some(column) > assault.column).then_some((i32::from(attack - assault.attack), column))
    })
}

/// A result of the table in words.
fn result(cell: Cell) -> Text {
    match cell {
        Cell { attacker: 1.., .. } => Text::new("panel-die-attacker").with("steps", cell.attacker),
        Cell { defender: 0, retreat: 0, .. } => Text::new("panel-die-none"),
        Cell { defender: 0, .. } => Text::new("panel-die-retreat").with("hexes", cell.retreat),
        _ => Text::new("panel-die-losses").with("steps", cell.defender).with("hexes", cell.retreat),
    }
}

/// The chit in effect and who it has activated.
fn command(look: Look) -> Option<Panel> {
    let chit = look.s.chit?;
    let active = look.t.ids().filter(|id| look.unit(*id).has(crate::state::flag::ACTIVE)).count() as i32;
    let mut lines = Vec::new();
    if active > 0 {
        lines.push(Text::new("panel-active").with("units", active).under("8.1.1"));
    }
    let left = i32::from(look.s.in_cup[0] + look.s.in_cup[1])
        + i32::from(!look.s.drawn.contains(crate::pieces::Chit::SUPPLY));
    lines.push(Text::new("panel-in-cup").with("count", left).under("7.1.1/1"));
    let title = Text::new("panel-command").with("chit", Value::Term(chit.term()));
    Some(Panel { key: "command", title, lines })
}

/// Units that would lose a step if SUPPLY came now.
fn supply(look: Look, lines: &[HexSet; 2]) -> Option<Panel> {
    if look.s.over.is_some() {
        return None;
    }
    let mut told = Vec::new();
    for side in Side::BOTH {
        let cut: Vec<_> = look.all(side, |u| on_map(u.at)).filter(|id| cut_off(look, *id, lines)).collect();
        if !cut.is_empty() {
            told.push(
                Text::new("panel-cut-off")
                    .with("side", side.seat())
                    .with("units", cut.len() as i32)
                    .under("11.1/1"),
            );
        }
        for id in cut.into_iter().take(NAMED) {
            let at = hex_value(look.unit(id).at);
            let last = !(look.counter(id).two_steps && look.is_full(id));
            let text = Text::new(if last { "panel-cut-off-dies" } else { "panel-cut-off-unit" });
            told.push((text.with("unit", unit_value(id)).with("hex", at), None));
        }
    }
    Panel::of("supply", Text::new("panel-supply"), told)
}

/// Where the points lie.
fn victory(look: Look, lines: &[HexSet; 2]) -> Panel {
    let mut told: Vec<Line> = look
        .t
        .places
        .iter()
        .enumerate()
        .filter(|(_, p)| p.vp > 0)
        .map(|(i, p)| {
            let id = match (look.controls(Side::Axis, i), lines[Side::Axis as usize].contains(p.hex)) {
                (true, true) => "panel-vp-held",
                (true, false) => "panel-vp-cut",
                (false, _) => "panel-vp-soviet",
            };
            Text::new(id).with("hex", hex_value(p.hex)).with("points", p.vp).under("15.0.1/1")
        })
        .collect();
    if look.s.lost > 0 {
        told.push(Text::new("panel-vp-lost").with("points", look.s.lost).under("15.0.2/1"));
    }
    let title = Text::new("panel-victory")
        .with("points", i32::from(look.victory_points()))
        .with("goal", i32::from(look.t.limits.vp_win));
    Panel { key: "victory", title, lines: told }
}

/// What is due under the command, else what the next ones bring.
fn reinforcements(look: Look) -> Option<Panel> {
    let s = look.s;
    let entry = |id, w, count: u8| Text::new(id).with("what", Value::Term(what(w))).with("count", count);
    let (mut lines, title) = match s.step() {
        Some(Step::Call(_) | Step::Enter(_)) => {
            let lines: Vec<Line> =
                s.due.iter().map(|d| entry("panel-due", d.what, d.left).under("12.0")).collect();
            (lines, Text::new("panel-due-now"))
        }
        Some(Step::Transfer) => {
            let lines: Vec<Line> =
                s.due.iter().map(|d| entry("panel-leaves", d.what, d.left).under("11.2.1/1")).collect();
            (lines, Text::new("panel-transfers"))
        }
        _ => {
            let next = look.t.track.get(usize::from(s.track.max(1)) - 1);
            let lines: Vec<Line> = next
                .into_iter()
                .flatten()
                .map(|(w, count)| entry("panel-due", *w, *count).under("12.2.1"))
                .collect();
            (lines, Text::new("panel-next-box").with("box", s.track))
        }
    };
    for side in Side::BOTH {
        for id in look.all(side, |u| u.at == off::AWAY) {
            lines.push(Text::new("panel-returns").with("unit", unit_value(id)).under("13.0.2/1"));
        }
    }
    Panel::of("reinforcements", title, lines)
}
