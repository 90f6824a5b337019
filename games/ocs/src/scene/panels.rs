//! Figures: the combat or barrage at hand with every modifier, who starves, where supply went, what comes.

use sandtable_core::{Line, Panel, Text, Value, Viewer};

use crate::action::{Hex, UnitId};
use crate::air::Aim;
use crate::combat::{assess, attackers, stack_strength, strength};
use crate::fields::{self, stores_of_side};
use crate::look::Look;
use crate::pieces::{Antitank, Mode, Side, Sink};
use crate::play::{hex_value, unit_value};
use crate::state::{flag, off, on_map};
use crate::steps::{Step, barrage_points, barrage_price, barrage_shifts, meal_of};
use crate::supply::reach_of;
use crate::tables::{PARTS, ratio};

/// All panels.
pub fn panels(look: Look, viewer: Viewer) -> Vec<Panel> {
    if look.s.over.is_some() {
        return Vec::new();
    }
    let mine = || Side::BOTH.into_iter().filter(move |side| viewer.0.meets(side.seats()));
    let mut all: Vec<Panel> = battle(look).into_iter().chain(barrage(look)).collect();
    all.extend(starving(look, mine()));
    all.extend(mine().map(|side| ledger(look, side)));
    all.extend(arrivals(look, mine()));
    all.push(worth(look));
    all
}

/// A strength in points and tenths.
fn points(text: Text, parts: u32) -> Text {
    let tenths = (parts * 10 + PARTS / 2) / PARTS;
    text.with("whole", (tenths / 10) as i32).with("tenth", (tenths % 10) as i32)
}

/// The combat at hand: who fights with what, the odds, the column, and what moves the dice.
fn battle(look: Look) -> Option<Panel> {
    let fights = look.s.steps.iter().any(|step| matches!(step, Step::Declare(_) | Step::Battle(_)));
    if !fights || !on_map(look.s.battle.target) {
        return None;
    }
    let title = Text::new("panel-battle").with("hex", hex_value(look.s.battle.target));
    Some(Panel { key: "battle", title, lines: sums(look) })
}

/// The arithmetic of the combat at hand, line by line.
pub fn sums(look: Look) -> Vec<Line> {
    let battle = look.s.battle;
    let (target, side) = (battle.target, battle.side);
    let sized = assess(look);
    let mut lines: Vec<Line> = Vec::new();
    for from in look.t.near(target) {
        let here = || attackers(look).filter(move |id| look.unit(*id).at == from);
        if here().next().is_none() {
            continue;
        }
        lines.extend(here().map(|id| fighter(look, id, true)));
        let text = points(Text::new("panel-from"), stack_strength(look, here(), from, target));
        lines.push(text.with("hex", hex_value(from)).under("9.4b/1"));
    }
    lines.extend(look.stack(side.other(), target).map(|id| fighter(look, id, false)));
    if crate::combat::antitank(look, side.other(), target) > Antitank::None {
        lines.push(Text::new("panel-antitank").under("9.4e/1"));
    }
    let terrain = Value::Term(sized.terrain.term());
    // 4.9: whoever overruns is not seen before the defender has answered.
    let seen = attackers(look).next().is_some();
    if seen {
        lines.push(points(Text::new("panel-attack"), sized.attack).under("9.3/1"));
    }
    let text = points(Text::new("panel-defence"), sized.defence);
    lines.push(text.with("terrain", terrain).under("9.4c/1"));
    if seen {
        let (over, under) = ratio(look.t.tables.odds(look.t.closeness(sized.terrain), sized.column));
        lines.push(Text::new("panel-column").with("over", over).with("under", under).under("9.7/1"));
    }
    if battle.lead.iter().any(|lead| look.t.owns(side, *lead)) {
        lines.push(Text::new("panel-rating").with("rating", i32::from(sized.rating)).under("9.6/1"));
    }
    let works = look.works(side.other(), target);
    if works > 0 {
        lines.push(Text::new("panel-works").with("level", works).under("16.0d/1"));
    }
    let [attacker, defender] = if battle.overrun { look.t.surprise.overrun } else { look.t.surprise.regular };
    lines.push(
        Text::new("panel-surprise")
            .with("attacker", i32::from(attacker))
            .with("defender", i32::from(defender))
            .under("9.8/1"),
    );
    lines
}

/// One unit with its strength as mode, supply and losses leave it.
fn fighter(look: Look, id: UnitId, attacks: bool) -> Line {
    let unit = look.unit(id);
    let why = match unit.mode {
        Mode::Dg => "panel-why-dg",
        Mode::Reserve => "panel-why-reserve",
        Mode::Strat => "panel-why-strat",
        _ if unit.has(flag::OOS) => "panel-why-oos",
        _ if !unit.has(flag::PAID) => "panel-why-unpaid",
        _ if unit.lost > 0 => "panel-why-worn",
        _ => "panel-why-full",
    };
    let text = points(Text::new("panel-unit"), strength(look, id, attacks));
    text.with("unit", unit_value(id))
        .with("rating", i32::from(look.rating(id)))
        .with("why", Value::Term(why))
        .under(if attacks { "9.5/A" } else { "9.5b" })
}

/// The barrage at hand with every shift.
fn barrage(look: Look) -> Option<Panel> {
    if !look.s.steps.iter().any(|step| matches!(step, Step::Guns(_))) {
        return None;
    }
    let title = Text::new("panel-barrage").with("hex", hex_value(look.s.battle.target));
    Some(Panel { key: "barrage", title, lines: barrage_sums(look) })
}

/// The arithmetic of the barrage at hand.
pub fn barrage_sums(look: Look) -> Vec<Line> {
    let points = barrage_points(look);
    if look.s.battle.aim != Aim::Units {
        // 10.0c/2: no shifts.
        let column = look.t.tables.facility_column(points) as i32 + 1;
        let text = Text::new("panel-guns").with("points", i32::from(points)).with("column", column);
        let price = Text::new("panel-price").with("cost", i32::from(barrage_price(look)));
        return vec![text.under("10.0c/2"), price.under("10.1b/1")];
    }
    let column = look.t.tables.barrage_column(points);
    let text = Text::new("panel-guns").with("points", i32::from(points)).with("column", column + 1);
    let mut lines = vec![text.under("10.0/4")];
    let reasons = [
        ("panel-shift-density", "10.0a/3"),
        ("panel-shift-works", "16.0d/1"),
        ("panel-shift-ground", "10.0a/2"),
        ("panel-shift-unspotted", "10.0b/1"),
        ("panel-shift-strat", "10.0/4"),
    ];
    for ((id, rule), shift) in reasons.into_iter().zip(barrage_shifts(look)) {
        if shift != 0 {
            lines.push(Text::new(id).with("shift", i32::from(shift)).under(rule));
        }
    }
    lines.push(Text::new("panel-shifted").with("column", crate::steps::shifted(look) + 1).under("10.0/4"));
    lines.push(Text::new("panel-price").with("cost", i32::from(barrage_price(look))).under("10.1b/1"));
    lines
}

/// Units that would go hungry now.
fn starving(look: Look, sides: impl Iterator<Item = Side>) -> Option<Panel> {
    let mut made = look.s.clone();
    fields::supply(look, &mut made.fields.0);
    let look = Look { t: look.t, s: &made };
    let mut lines: Vec<Line> = Vec::new();
    for side in sides {
        let hungry = crate::steps::hungry(look, side);
        let mut hexes: Vec<Hex> = hungry.iter().map(|id| look.unit(id).at).collect();
        hexes.sort_unstable();
        hexes.dedup();
        for at in hexes {
            let here: Vec<UnitId> = hungry.iter().filter(|id| look.unit(*id).at == at).collect();
            let need = meal_of(look, &here);
            let fed = here.iter().all(|id| reach_of(look, *id) >= need);
            let text = Text::new(if fed { "panel-hungry" } else { "panel-starving" });
            let text =
                text.with("side", side.seat()).with("hex", hex_value(at)).with("count", here.len() as i32);
            lines.push(text.with("cost", need).under("12.6d"));
        }
    }
    Panel::of("starving", Text::new("panel-starving-title"), lines)
}

/// Where a side's supply came from, lies and went.
fn ledger(look: Look, side: Side) -> Panel {
    let books = look.s.books[side as usize];
    let title = Text::new("panel-ledger").with("side", side.seat());
    let mut panel = Panel::new("ledger", title);
    panel = panel.line(Text::new("panel-had").with("tokens", books.had as i32), "2.3/5");
    let mut places: Vec<(Hex, u16)> = stores_of_side(look, side).collect();
    places.sort_unstable();
    for (at, tokens) in places {
        let tokens = i32::from(tokens);
        panel = panel.plain(Text::new("panel-lies").with("hex", hex_value(at)).with("tokens", tokens));
    }
    for sink in Sink::ALL {
        let tokens = books.spent[sink as usize] as i32;
        if tokens > 0 {
            let text = Text::new("panel-spent").with("sink", Value::Term(sink.term())).with("tokens", tokens);
            panel = panel.line(text, "12.3/1");
        }
    }
    panel
}

/// What comes: supply, trains, those who broke out.
fn arrivals(look: Look, sides: impl Iterator<Item = Side>) -> Option<Panel> {
    let mut lines: Vec<Line> = Vec::new();
    for side in sides {
        let of = look.t.income(side, look.s.turn, look.s.weather);
        let (least, most) = (of.iter().min().copied(), of.iter().max().copied());
        let text =
            Text::new("panel-income").with("least", least.unwrap_or(0)).with("most", most.unwrap_or(0));
        lines.push(text.with("side", side.seat()).under("2.3/5"));
        let cap = look.s.rail[side as usize];
        lines.push(Text::new("panel-rail").with("side", side.seat()).with("tokens", cap).under("13.3b/1"));
        for id in look.t.ids().filter(|id| look.counter(*id).side == side) {
            let at = look.unit(id).at;
            if let Some(turns) = at.checked_sub(off::AWAY).filter(|turns| *turns <= 6) {
                let text = Text::new("panel-returns").with("unit", unit_value(id));
                lines.push(text.with("turns", i32::from(turns)).under("12.8e/4"));
            }
        }
    }
    Panel::of("arrivals", Text::new("panel-arrivals"), lines)
}

/// Who holds what, and what it is worth.
fn worth(look: Look) -> Panel {
    let mut panel = Panel::new("worth", Text::new("panel-worth"));
    for (i, place) in (0..).zip(&look.t.places).filter(|(_, place)| place.vp > 0) {
        let text = Text::new("panel-place").with("hex", hex_value(place.hex)).with("points", place.vp);
        panel = panel.line(text.with("side", look.owner(i).seat()), "drill/2");
    }
    panel
}
