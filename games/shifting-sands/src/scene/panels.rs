//! Figures in the open: the battle with both tables and all shifts, units out of supply, replacement points, what lasts.

use sandtable_core::{Line, Panel, Text, Value};

use super::charts::columns;
use crate::cards::{Force, rule};
use crate::look::Look;
use crate::pieces::{Ban, CardId, Event, Passing, Record, Side};
use crate::play::{card_value, space_value, unit_value};
use crate::state::{CARDS, Flank, NOWHERE, State};
use crate::steps::Step;
use crate::supply::Supplied;

/// All panels that say something now.
pub fn panels(look: Look) -> Vec<Panel> {
    [battle(look), supply(look), records(look), turn(look), lasting(look)].into_iter().flatten().collect()
}

/// The battle under way: strengths, tables, columns, everything that shifts or modifies, results.
fn battle(look: Look) -> Option<Panel> {
    let b = &look.s.battle;
    if b.target == NOWHERE {
        return None;
    }
    let mut lines = sums(look);
    let first = match (b.flank, look.fires_first()) {
        (Flank::Won, Some(Force::Attacker)) => Some(("panel-flank-won", "11.33/1")),
        (Flank::Lost, _) => Some(("panel-flank-lost", "11.33/2")),
        (_, Some(Force::Defender)) => Some(("panel-defender-first", "cards.x20")),
        _ => None,
    };
    lines.extend(first.map(|(id, rule)| Text::new(id).under(rule)));
    if look.may_be_overrun() {
        lines.push(Text::new("panel-overrun").under("11.47/1"));
    }
    let title = Text::new("panel-battle").with("space", space_value(b.target));
    Panel::of("battle", title, lines)
}

/// The arithmetic of a battle, force by force.
pub fn sums(look: Look) -> Vec<Line> {
    let s = foreseen(look);
    let look = Look { t: look.t, s: &s };
    [Force::Attacker, Force::Defender].into_iter().flat_map(|force| force_lines(look, force)).collect()
}

/// The battle as it will begin: only then it is settled who is out of supply (13.11).
fn foreseen(look: Look) -> State {
    let mut s = look.s.clone();
    if look.s.step() == Some(Step::Open) {
        s.battle.out = look.cut_forces();
    }
    s
}

fn force_lines(look: Look, force: Force) -> Vec<Line> {
    let (shot, b) = (look.shot(force), &look.s.battle);
    let side = look.side_of(force);
    let fire = &look.t.fire[shot.table];
    let last = fire.columns.len() as i8 - 1;
    let column = |at: i8| fire.columns[at.clamp(0, last) as usize];
    let id = match (force, shot.table) {
        (Force::Attacker, 0) => "panel-attacker-divisions",
        (Force::Attacker, _) => "panel-attacker-battlegroups",
        (Force::Defender, 0) => "panel-defender-divisions",
        (Force::Defender, _) => "panel-defender-battlegroups",
    };
    let mut lines = vec![
        Text::new(id)
            .with("side", side.seat())
            .with("strength", shot.strength)
            .with("column", column(shot.column + shot.shift))
            .with("drm", i32::from(shot.drm))
            .under("11.27/1"),
    ];
    look.parts(force, &mut |part| {
        for (by, id) in [(part.shift, "panel-shift"), (part.drm, "panel-drm")] {
            if by != 0 {
                let text = Text::new(id).with("what", Value::Term(part.what)).with("by", i32::from(by));
                lines.push(text.under(part.rule));
            }
        }
    });
    let fort = look.battle_fort();
    if force == Force::Defender && fort > 0 {
        lines.push(Text::new("panel-fort").with("value", fort).under("11.24/2"));
    }
    for number in (1..=CARDS).filter(|n| b.cards[side as usize] >> n & 1 == 1) {
        let card = CardId { side, number };
        lines.push(Text::new("panel-card").with("card", card_value(card)).under(rule(card)));
    }
    if b.fired[force as usize] {
        let text = Text::new("panel-inflicted").with("side", side.seat());
        lines.push(text.with("number", b.numbers[force as usize]).under("11.28/1"));
    }
    lines
}

/// Units that attrition would take if the turn ended now (13.71, 5.3).
fn supply(look: Look) -> Option<Panel> {
    let lines = Side::BOTH.into_iter().flat_map(|side| {
        let out = look.army(side).filter(|id| !look.inactive(*id) && look.supplied(*id) == Supplied::Out);
        out.map(|id| {
            let text = Text::new("panel-unsupplied").with("unit", unit_value(id));
            text.with("space", space_value(look.at(id))).under("5.3/1")
        })
    });
    Panel::of("supply", Text::new("panel-supply"), lines.collect::<Vec<_>>())
}

/// Replacement points, which are counted in halves (15.3).
fn records(look: Look) -> Option<Panel> {
    let lines = Record::ALL.into_iter().filter_map(|record| {
        let halves = look.s.points[record as usize];
        let text = Text::new("panel-record").with("record", Value::Term(record_term(record)));
        (halves > 0).then(|| text.with("whole", halves / 2).with("half", halves % 2).under("15.1/1"))
    });
    Panel::of("records", Text::new("panel-records"), lines.collect::<Vec<_>>())
}

/// The message of a record.
const fn record_term(record: Record) -> &'static str {
    match record {
        Record::Ge => "record-ge",
        Record::It => "record-it",
        Record::Br => "record-br",
        Record::Cw => "record-cw",
        Record::Allied => "record-allied",
        Record::Us => "record-us",
    }
}

/// What holds this turn, and what the Axis may not do.
fn turn(look: Look) -> Option<Panel> {
    let bans = look.s.bans.iter().map(|ban| {
        let (id, rule) = match ban {
            Ban::Greece => ("ban-invasion-of-greece", "7.44/1"),
            Ban::Barbarossa => ("ban-barbarossa", "7.44/4"),
            Ban::Spitfires => ("ban-spitfires", "7.44/7"),
            Ban::MaltaVictorious => ("ban-malta-victorious", "7.44/10"),
        };
        Text::new(id).under(rule)
    });
    let passing = look.s.passing.iter().map(|passing| {
        let (id, rule) = match passing {
            Passing::ItalianFleet => ("now-italian-fleet", "cards.x4"),
            Passing::NoItalianFleet => ("now-no-italian-fleet", "cards.a7"),
            Passing::OrdersFromRome => ("now-orders-from-rome", "cards.a11"),
            Passing::LondonCalling => ("now-london-calling", "cards.x37"),
            Passing::NoAllied => ("now-no-allied-air", "cards.x3"),
            Passing::Somaliland => ("now-somaliland", "cards.x13"),
            Passing::Fliegerkorps => ("now-fliegerkorps", "cards.x18"),
            Passing::UBoats => ("now-u-boats", "cards.x25"),
            Passing::DesertRailway => ("now-desert-railway", "cards.a55"),
            Passing::Convoys => ("now-convoys", "cards.a22"),
            Passing::SeaDevils | Passing::SeaDevilsWake => ("now-sea-devils", "cards.x21"),
            Passing::Mission => ("now-mission", "11.721/1"),
            Passing::Airlift => ("now-airlift", "12.83"),
            Passing::Kesselring => ("now-kesselring", "cards.x39"),
        };
        Text::new(id).under(rule)
    });
    Panel::of("turn", Text::new("panel-turn"), bans.chain(passing).collect::<Vec<_>>())
}

/// Events that last, by the card that set them (7.51).
fn lasting(look: Look) -> Option<Panel> {
    let lines = look.s.events.iter().filter_map(|event| match event {
        Event::IraqActive => Some(Text::new("event-iraq-active").under("10.42")),
        Event::VichyActive => Some(Text::new("event-vichy-active").under("10.43/1")),
        _ => look
            .t
            .setters
            .of(event)
            .map(|card| Text::new("panel-event").with("card", card_value(card)).under(rule(card))),
    });
    Panel::of("lasting", Text::new("panel-lasting"), lines.collect::<Vec<_>>())
}

/// The columns of the fire tables on which the forces of a battle fire, by table.
pub fn lit(look: Look) -> Vec<(usize, Vec<String>, [Option<u16>; 2])> {
    if look.s.battle.target == NOWHERE {
        return Vec::new();
    }
    let s = foreseen(look);
    let shots = [Force::Attacker, Force::Defender].map(|force| Look { t: look.t, s: &s }.shot(force));
    let on = |table: usize| {
        let last = look.t.fire[table].columns.len() as i8 - 1;
        shots.map(|shot| (shot.table == table).then(|| (shot.column + shot.shift).clamp(0, last) as u16))
    };
    (0..2).map(|table| (table, columns(&look.t.fire[table]).collect(), on(table))).collect()
}
