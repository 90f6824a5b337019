//! Figures in the open: the mission, the operators and what they carry, who is seen by whom.

use sandtable_core::{Line, Panel, Text, Value};

use super::prompt::{aims, dooms};
use crate::action::Friend;
use crate::look::{Look, Prey};
use crate::pieces::{Colour, Item};
use crate::play::{car_value, friend_value, of_unit, square_value};
use crate::squares::Bits;
use crate::state::{CARS, End, FRIENDS, Fate};
use crate::steps::{full_health, item_term};

/// Missions of the box, whose briefings are in the Fluent files. A mission of one's own brings no briefing.
const BRIEFED: [&str; 7] = [
    "briefing-basic-training",
    "briefing-hit-and-run",
    "briefing-cut-off-the-head",
    "briefing-road-to-caen",
    "briefing-maquis",
    "briefing-coastal-raid",
    "briefing-thunder-run",
];

/// All panels that say something now.
pub fn panels(look: Look) -> Vec<Panel> {
    let all = [
        Panel::of("campaign", Text::new("panel-campaign"), campaign(look)),
        Some(mission(look)),
        Panel::of("operators", Text::new("panel-operators"), operators(look)),
        Panel::of("kit", Text::new("panel-kit"), kit(look)),
        Panel::of("seen", Text::new("panel-seen"), seen(look)),
    ];
    all.into_iter().flatten().collect()
}

/// A mission that is won: its honour, and what it means for the next one of a campaign.
fn campaign(look: Look) -> Vec<Line> {
    if look.s.over != Some(End::Won) {
        return Vec::new();
    }
    let (points, honour) = crate::campaign::grade(look);
    let mut lines = vec![Text::new(honour).with("points", points).under("grade")];
    if look.t.next.is_none() {
        lines.push(Text::new("line-campaign-over").under("campaign/1"));
        return lines;
    }
    if crate::campaign::sequel(look).is_none() {
        lines.push(Text::new("line-campaign-nobody").under("campaign/1"));
        return lines;
    }
    lines.push(Text::new("line-campaign-next").with("mission", Value::Name(0)).under("campaign/1"));
    let dead = (0..look.t.operators()).filter(|f| look.friend(*f).fate == Fate::Dead);
    lines.extend(
        dead.map(|f| Text::new("line-campaign-absent").with("who", friend_value(f)).under("campaign/1")),
    );
    lines.push(Text::new("line-campaign-spoils").under("campaign/2"));
    lines
}

/// Briefing, aims, bombs, and what the next event phase brings.
fn mission(look: Look) -> Panel {
    let s = look.s;
    let mut panel = Panel::new("mission", Text::new("panel-mission"));
    let briefing = BRIEFED.into_iter().find(|id| id.strip_prefix("briefing-") == Some(&look.t.page.key));
    if let Some(briefing) = briefing {
        panel = panel.plain(Text::new(briefing));
    }
    panel = aims(look).fold(panel, |panel, aim| panel.line(aim, "end.win"));
    panel = dooms(look).fold(panel, |panel, doom| panel.line(doom, "end.lost"));
    for bomb in &s.bombs {
        let text = Text::new("line-bomb").with("at", square_value(bomb.at)).with("cards", bomb.fuse);
        panel = panel.line(text, "item.lewes/2");
    }
    if !s.battle {
        // The token is turned before patrols walk (event.draw/2).
        let next = i32::from(s.token == Colour::Black);
        panel = panel.line(Text::new("line-token").with("colour", next), "event.draw/2");
    }
    panel.line(Text::new("line-deck").with("cards", i32::from(s.deck.lying())), "event.draw/4")
}

fn friends(look: Look) -> impl Iterator<Item = Friend> {
    (0..FRIENDS as u8).filter(move |f| look.friend(*f).fate != Fate::Absent)
}

/// How each friend and vehicle is.
fn operators(look: Look) -> Vec<Line> {
    let of = |id: &'static str, f: Friend| Text::new(id).with("who", friend_value(f));
    let well =
        |text: Text, f: Friend| text.with("health", look.friend(f).health).with("full", full_health(look, f));
    let mut lines: Vec<Line> = friends(look)
        .map(|f| match look.friend(f).fate {
            Fate::Here => well(of("line-operator", f), f).with("points", look.friend(f).ap).under("op.ap/1"),
            Fate::Aboard(c) => {
                well(of("line-aboard", f), f).with("car", car_value(c)).under("vehicle.embark")
            }
            Fate::Out => of("line-out", f).under("setup.entry/1"),
            Fate::Dead => of("line-dead", f).under("end.dead"),
            Fate::Waiting | Fate::Absent => of("line-waiting", f).under("setup.entry/1"),
        })
        .collect();
    let cars = (0..CARS as u8).filter(|c| look.car(*c).here);
    lines.extend(cars.map(|c| {
        let text = Text::new("line-car").with("car", car_value(c));
        text.with("health", look.car(c).health).under("vehicle.target/3")
    }));
    lines
}

/// What each operator has.
fn kit(look: Look) -> Vec<Line> {
    let carries = friends(look).filter(|f| !matches!(look.friend(*f).fate, Fate::Dead | Fate::Out));
    let each = carries.flat_map(|f| {
        Item::ALL.into_iter().filter(move |item| look.friend(f).has(*item)).map(move |item| (f, item))
    });
    each.map(|(f, item)| {
        let count = look.friend(f).count(item);
        let id = if count > 1 { "line-has-many" } else { "line-has" };
        let mut text = Text::new(id).with("who", friend_value(f)).with("item", Value::Term(item_term(item)));
        if count > 1 {
            text = text.with("count", count);
        }
        text.under("comp.board/4")
    })
    .collect()
}

/// Who sees whoever acts, or anybody; nothing where nobody does and nobody acts.
fn seen(look: Look) -> Vec<Line> {
    let acting = super::acting(look);
    let afoot = (0..FRIENDS as u8).filter(|f| look.afoot(*f));
    let mut lines = Vec::new();
    for f in afoot.filter(|f| acting.is_none_or(|a| a == *f)) {
        let watchers = look.watchers(Prey::Friend(f));
        if watchers == 0 && acting == Some(f) {
            lines.push(Text::new("line-hidden").with("who", friend_value(f)).under("seen.field/1"));
        }
        lines.extend(
            Bits(watchers)
                .map(|u| of_unit(look.s, "line-seen", u).with("who", friend_value(f)).under("seen.field/1")),
        );
    }
    lines
}
