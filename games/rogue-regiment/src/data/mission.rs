//! A mission page, read from its file and laid out.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_core::{Named, Review};

use super::events::CARDS;
use super::face::Face;
use super::lay::lay;
use super::page::{Aim, Column, Doom, Page, Spot, Tile, Wheels, most};
use super::reader::Reader;
use super::{ForcesFile, MissionFile, Word, beside, sourced, specials};
use crate::ground::{Square, Zone};
use crate::pieces::{AxisKind, Colour, Item, Level, Special};

/// Reads a mission; every fault is kept.
pub fn read(
    review: &mut Review,
    file: &str,
    m: &MissionFile,
    faces: &BTreeMap<String, Face>,
    forces: &ForcesFile,
    decks: &BTreeMap<String, Vec<u8>>,
) -> Option<Page> {
    sourced(review, file, &m.source);
    let (ground, posts, routes) = lay(review, file, m, faces)?;
    let mut r = Reader { review, file, ground, posts, routes };
    for deck in std::iter::once(&m.deck).chain(&m.hard_deck) {
        r.known(deck, deck.get_ref(), decks.get(deck.get_ref()), "deck");
    }
    let specials = specials(r.review, file, &m.specials);
    if let Some(window) = &m.window
        && window.get_ref().iter().map(|n| usize::from(*n)).sum::<usize>() + specials.len() > CARDS
    {
        r.fault(window, "no deck is so deep as the special cards lie");
    }
    if *m.dawn.get_ref() == 0 {
        r.fault(&m.dawn, "a mission has a last turn (dawn)");
    }
    let operators = operators(&mut r, m, forces);
    let entry = r.tile(&m.entry, m.entry.get_ref(), 4, 4, Zone::Edge(0));
    let mut edges: Vec<Tile> = entry.into_iter().collect();
    let mut exits = vec![false];
    for word in m.exits.get_ref() {
        if word.get_ref() == m.entry.get_ref() {
            exits[0] = true;
        } else if let Some(tile) = r.tile(word, word.get_ref(), 4, 4, Zone::Edge(edges.len() as u8)) {
            edges.push(tile);
            exits.push(true);
        }
    }
    if m.exits.get_ref().is_empty() {
        r.fault(&m.exits, "a mission needs an exit");
    }
    let spawns = spawns(&mut r, m);
    let guards: Vec<Spot> = m.guards.iter().filter_map(|w| r.posted(w, w.get_ref())).collect();
    let mut officers = Vec::new();
    for word in &m.officers {
        let (text, target) = match word.get_ref().strip_suffix(" target") {
            Some(text) => (text, true),
            None => (word.get_ref().as_str(), false),
        };
        officers.extend(r.posted(word, text).map(|spot| (spot, target)));
    }
    let officer_path = path(&mut r, m, &officers);
    let mut dumps = Vec::new();
    for word in &m.dumps {
        if let Some((name, block)) = word.get_ref().split_once(' ') {
            if let Some(block) = r.block(word, block) {
                let squares = r.squares(block);
                if r.routes.iter().any(|route| route.way.iter().any(|sq| squares.contains(sq))) {
                    r.fault(word, "the objective lies on a patrol route");
                }
                dumps.push((name.to_string(), squares));
            }
        } else {
            r.fault(word, "'NAME SLOT:SQUARE:SQUARE' is expected");
        }
    }
    let drums: Vec<Square> = m.drums.iter().filter_map(|w| r.stand(w, w.get_ref())).collect();
    let mut items = Vec::new();
    for word in &m.items {
        let Some((name, at)) = word.get_ref().split_once(' ') else {
            r.fault(word, "'ITEM SQUARE' is expected");
            continue;
        };
        let item = r.known(word, name, Item::named(name).ok(), "item");
        items.extend(item.zip(r.stand(word, at)));
    }
    let resistance: Vec<Square> = m.resistance.iter().filter_map(|w| r.stand(w, w.get_ref())).collect();
    let cars = &forces.vehicles;
    let jeep = m.jeep.then(|| jeep(&r, edges.first(), cars.jeep.length)).flatten();
    let truck = m.truck.as_ref().and_then(|w| r.parked(w, w.get_ref(), cars.truck.length, false));
    let boat = m.boat.as_ref().and_then(|w| r.parked(w, w.get_ref(), cars.boat.length, true));
    let convoy = m.convoy.as_ref().and_then(|c| column(&mut r, c));
    if let (Some(entry), Some(column)) = (&m.convoy, &convoy) {
        let lengths: BTreeSet<u8> = column.vehicles.iter().map(|(kind, _)| length(forces, *kind)).collect();
        lengths.into_iter().for_each(|length| r.driven(&entry.path, &column.line, length, &dumps));
    }
    let line = m.vehicle_line.as_ref().and_then(|l| r.line(&l.enter, &l.path));
    if let (Some(entry), Some(line)) = (&m.vehicle_line, &line) {
        r.driven(&entry.path, line, forces.axis.motorbike.length, &dumps);
    }
    if m.specials.len() == specials.len() {
        for (word, special) in m.specials.iter().zip(&specials) {
            let missing = match special {
                Special::Convoy => convoy.is_none(),
                Special::Departure => officer_path.is_empty(),
                Special::Motorbike => line.is_none(),
                _ => false,
            };
            if missing {
                r.fault(word, format!("the mission has nothing for the card '{}'", special.word()));
            }
        }
    }
    let mut guard_vehicles = Vec::new();
    for word in &m.guard_vehicles {
        guard_vehicles
            .extend(vehicle(&mut r, word, |r, kind, rest| r.parked(word, rest, length(forces, kind), false)));
    }
    let mut assault_vehicles = Vec::new();
    for word in &m.assault_vehicles {
        assault_vehicles.extend(vehicle(&mut r, word, |r, kind, rest| {
            let (edge, block) = rest.split_once(' ')?;
            let (edge, gate) = r.edge(word, edge, block, 2)?;
            Some(beside(&r.ground, [gate[0], gate[1]], edge.turned(2), length(forces, kind), 0))
        }));
    }
    let (win, lose) = aims(&mut r, m, &dumps);
    let posted = r.posts.len() + r.routes.len() + guards.len() + officers.len();
    let convoy_len = convoy.as_ref().map_or(0, |c| c.vehicles.len());
    for (count, most, what) in [
        (posted, most::INFANTRY, "infantry units"),
        (operators.len() + resistance.len(), most::FRIENDS, "operators and Resistance"),
        (dumps.len(), most::DUMPS, "objectives"),
        (drums.len(), most::DRUMS, "fuel drums"),
        (items.len(), most::ITEMS, "items"),
        (convoy_len + guard_vehicles.len() + assault_vehicles.len() + 1, most::VEHICLES, "vehicles"),
    ] {
        if count > most {
            r.fault(&m.key, format!("{count} {what}; at most {most} fit"));
        }
    }
    let deck = m.deck.get_ref().clone();
    Some(Page {
        number: m.page,
        key: m.key.get_ref().clone(),
        stealth: m.stealth,
        hard_deck: m.hard_deck.as_ref().map_or_else(|| deck.clone(), |d| d.get_ref().clone()),
        deck,
        dawn: *m.dawn.get_ref(),
        window: m.window.as_ref().map_or([0, 0], |window| *window.get_ref()),
        specials,
        operators,
        posts: r.posts,
        routes: r.routes,
        ground: r.ground,
        edges,
        exits,
        spawns,
        guards,
        officers,
        officer_path,
        dumps,
        drums,
        items,
        resistance,
        jeep,
        truck,
        boat,
        convoy,
        line,
        guard_vehicles,
        assault_vehicles,
        win,
        lose,
    })
}

fn operators(r: &mut Reader, m: &MissionFile, forces: &ForcesFile) -> Vec<(u8, bool)> {
    let mut operators: Vec<(u8, bool)> = Vec::new();
    for word in m.operators.get_ref() {
        let (name, side) = word.get_ref().split_once('/').unwrap_or((word.get_ref(), "A"));
        let found = forces.operator.iter().position(|o| o.key.get_ref() == name);
        let index = r.known(word, name, found, "operator");
        let side = r.known(word, side, ["A", "B"].iter().position(|s| *s == side), "side of a board (A, B)");
        if let (Some(index), Some(side)) = (index, side) {
            if operators.iter().any(|(i, _)| usize::from(*i) == index) {
                r.fault(word, format!("'{name}' takes part already"));
            }
            operators.push((index as u8, side == 1));
        }
    }
    if operators.is_empty() || operators.len() > most::OPERATORS {
        r.fault(&m.operators, "a mission has one to four operators");
    }
    operators
}

fn spawns(r: &mut Reader, m: &MissionFile) -> Vec<Tile> {
    let mut spawns = Vec::new();
    const MISSING: &str = "a mission needs a spawn tile (spawns)";
    let Some(line) = &m.spawns else {
        r.fault(&m.key, MISSING);
        return spawns;
    };
    for (n, word) in line.get_ref().iter().enumerate() {
        let Some((colour, rest)) = word.get_ref().split_once(' ') else {
            r.fault(word, "'COLOUR EDGE SLOT:SQUARE:SQUARE' is expected");
            continue;
        };
        let colour = match colour {
            "mixed" => None,
            _ => r.known(word, colour, Colour::named(colour).ok(), "colour (white, black, mixed)"),
        };
        if let Some(tile) = r.tile(word, rest, 2, 3, Zone::Spawn(n as u8)) {
            if tile.mouth.iter().all(|sq| r.ground.closed(*sq)) {
                r.fault(word, "no one can enter the map there");
            }
            spawns.push(Tile { colour, ..tile });
        }
    }
    if line.get_ref().is_empty() {
        r.fault(line, MISSING);
    }
    spawns
}

fn path(r: &mut Reader, m: &MissionFile, officers: &[(Spot, bool)]) -> Vec<Square> {
    let Some(word) = &m.officer_path else { return Vec::new() };
    let mut slot = (0, 0);
    let mut way: Vec<Square> = Vec::new();
    for name in word.get_ref().split_whitespace() {
        let Some(at) = r.square(word, name, &mut slot) else { return Vec::new() };
        let barred = way.last().is_some_and(|from| {
            r.ground.distance(*from, at) != 1
                || r.ground.pass(*from, at, |sq| r.ground.closed(sq)) > crate::ground::Pass::Over
        });
        if barred || r.ground.closed(at) {
            r.fault(word, format!("the way is barred at {name}"));
            return Vec::new();
        }
        way.push(at);
    }
    if !officers.iter().any(|(spot, target)| *target && Some(&spot.at) == way.first()) {
        r.fault(word, "the way begins where the target stands");
    }
    way
}

/// The jeep stands in the middle of the entry tile, facing the map.
fn jeep(r: &Reader, entry: Option<&Tile>, length: u8) -> Option<Wheels> {
    let tile = entry?;
    Some(beside(&r.ground, [tile.mouth[1], tile.mouth[2]], tile.into, length, 0))
}

fn column(r: &mut Reader, entry: &super::ConvoyEntry) -> Option<Column> {
    let line = r.line(&entry.enter, &entry.path)?;
    let mut vehicles = Vec::new();
    for (n, word) in entry.vehicles.iter().enumerate() {
        let (name, scout) = match word.get_ref().strip_suffix(" scout") {
            Some(name) => (name, true),
            None => (word.get_ref().as_str(), false),
        };
        if scout && n > 0 {
            r.fault(word, "a scout leads the convoy");
        }
        let kind = r.known(word, name, AxisKind::named(name).ok().filter(|k| !k.infantry()), "vehicle")?;
        vehicles.push((kind, scout));
    }
    Some(Column { vehicles, line })
}

/// The length of an Axis vehicle.
fn length(forces: &ForcesFile, kind: AxisKind) -> u8 {
    match kind {
        AxisKind::Motorbike => forces.axis.motorbike.length,
        AxisKind::HalfTrack => forces.axis.half_track.length,
        AxisKind::Kubelwagen => forces.axis.kubelwagen.length,
        AxisKind::Truck => forces.axis.truck.length,
        AxisKind::Panzer => forces.axis.panzer.length,
        _ => 1,
    }
}

fn vehicle(
    r: &mut Reader,
    word: &Word,
    place: impl Fn(&mut Reader, AxisKind, &str) -> Option<Wheels>,
) -> Option<(AxisKind, Wheels)> {
    let Some((name, rest)) = word.get_ref().split_once(' ') else {
        r.fault(word, "a vehicle and its place are expected");
        return None;
    };
    let kind = r.known(word, name, AxisKind::named(name).ok().filter(|k| !k.infantry()), "vehicle")?;
    place(r, kind, rest).map(|wheels| (kind, wheels))
}

fn aims(
    r: &mut Reader,
    m: &MissionFile,
    dumps: &[(String, Vec<Square>)],
) -> (Vec<(Option<Level>, Aim)>, Vec<Doom>) {
    let mut win = Vec::new();
    for word in m.win.get_ref() {
        let text = word.get_ref().as_str();
        let (level, text) = match text.split_once(' ') {
            Some((first, rest)) if Level::named(first).ok().is_some() => (Level::named(first).ok(), rest),
            _ => (None, text),
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        let aim = match words[..] {
            ["destroyed", name] => dumps.iter().position(|(n, _)| n == name).map(|i| Aim::Destroyed(i as u8)),
            ["officers-dead"] => Some(Aim::OfficersDead),
            ["target-dead"] => Some(Aim::TargetDead),
            ["item-out", item] => Item::named(item).ok().map(Aim::ItemOut),
            ["vehicles-destroyed", kind] => AxisKind::named(kind).ok().map(Aim::VehiclesDestroyed),
            ["resistance-out", n] => n.parse().ok().map(Aim::ResistanceOut),
            ["all-out"] => Some(Aim::AllOut),
            _ => None,
        };
        win.extend(r.known(word, text, aim, "condition of victory").map(|aim| (level, aim)));
    }
    if m.win.get_ref().is_empty() {
        r.fault(&m.win, "a mission needs a condition of victory (win)");
    }
    let mut lose = Vec::new();
    for word in &m.lose {
        let words: Vec<&str> = word.get_ref().split_whitespace().collect();
        let doom = match words[..] {
            ["target-away"] => Some(Doom::TargetAway),
            ["convoy-away", kind] => AxisKind::named(kind).ok().map(Doom::ConvoyAway),
            ["resistance-dead"] => Some(Doom::ResistanceDead),
            _ => None,
        };
        lose.extend(r.known(word, word.get_ref(), doom, "condition of defeat"));
    }
    (win, lose)
}
