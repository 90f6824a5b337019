//! The air as text: wings, bases, Drop Plans, the mission under way; and what of it cannot be.

use sandtable_core::{Fields, SetupError, Word, Words, append};

use super::{Laid, Read, slots};
use crate::action::{Hex, UnitId};
use crate::air::{
    Base, DropPlan, Flight, Haul, Hold, Mission, NO_BASE, NO_MISSION, NO_PLAN, NO_WING, NO_WING_HERE, Sortie,
    Wing, WingId,
};
use crate::notation::{AHex, AUnit, AWing, Spot};
use crate::pieces::{Side, Terrain};
use crate::sea::state::NO_VESSEL;
use crate::state::{NO_HEX, NOBODY, State, off, on_map};
use crate::steps::{MissionStage, Step};
use crate::theatre::Theatre;

/// `stuka-1 @ A9.03`, `jg-3 inactive flown lost=1 @ A9.03`, `mtap-1 deck 1 @ A15.19`: Active unless it says otherwise.
struct Based;

impl Word<Theatre> for Based {
    type Value = (WingId, Wing);

    fn write(t: &Theatre, (id, wing): &(WingId, Wing), out: &mut String) {
        AWing::write(t, id, out);
        for (is, word) in [(on_map(wing.at) && !wing.active, " inactive"), (wing.flown, " flown")] {
            out.push_str(if is { word } else { "" });
        }
        if wing.lost > 0 {
            *out += &format!(" lost={}", wing.lost);
        }
        if wing.deck != NO_VESSEL {
            *out += &format!(" deck {}", wing.deck);
        }
        out.push_str(" @");
        append::<Theatre, Spot>(t, &wing.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(WingId, Wing)> {
        let id = AWing::read(t, words)?;
        let (inactive, flown) = (words.take("inactive"), words.take("flown"));
        let lost = match words.peek().and_then(|word| word.strip_prefix("lost=")) {
            Some("1") => 1,
            Some("2") => 2,
            Some(_) => return words.fail("an air unit has two steps (14.1b)"),
            None => 0,
        };
        if lost > 0 {
            words.skip();
        }
        let deck = if words.peek() == Some("deck") { words.after("deck")? } else { NO_VESSEL };
        let at = placed(t, words)?;
        Ok((id, Wing { at, lost, active: on_map(at) && !inactive, flown, deck }))
    }
}

fn placed(t: &Theatre, words: &mut Words) -> Read<Hex> {
    if words.take("@") { Spot::read(t, words) } else { words.fail("'@' with a hex is missing") }
}

/// `axis level 2 gliders 1 unloaded 4 refitted raised razed @ A9.03`; `strip` for Level 0.
struct Field;

impl Word<Theatre> for Field {
    type Value = Base;

    fn write(t: &Theatre, base: &Base, out: &mut String) {
        out.push_str(base.side.word());
        match base.level {
            0 => out.push_str(" strip"),
            level => *out += &format!(" level {level}"),
        }
        for (name, n) in
            [("gliders", base.gliders), ("unloaded", base.unloaded)].into_iter().filter(|(_, n)| *n > 0)
        {
            *out += &format!(" {name} {n}");
        }
        for (is, word) in [(base.refitted, " refitted"), (base.raised, " raised"), (base.razed, " razed")] {
            out.push_str(if is { word } else { "" });
        }
        out.push_str(" @");
        append::<Theatre, AHex>(t, &base.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Base> {
        let side = <Side as Word<()>>::read(&(), words)?;
        let level = if words.take("strip") { 0 } else { words.after("level")? };
        let mut number = |name: &str| if words.peek() == Some(name) { words.after(name) } else { Ok(0) };
        let (gliders, unloaded) = (number("gliders")?, number("unloaded")?);
        let (refitted, raised, razed) = (words.take("refitted"), words.take("raised"), words.take("razed"));
        if !words.take("@") {
            return words.fail("'@' with a hex is missing");
        }
        Ok(Base { at: AHex::read(t, words)?, side, level, unloaded, gliders, refitted, raised, razed })
    }
}

/// `fj-1 turn 3 settled @ A9.12`.
struct Planned;

impl Word<Theatre> for Planned {
    type Value = DropPlan;

    fn write(t: &Theatre, plan: &DropPlan, out: &mut String) {
        AUnit::write(t, &plan.unit, out);
        *out += &format!(" turn {}", plan.turn);
        out.push_str(if plan.settled { " settled @" } else { " @" });
        append::<Theatre, AHex>(t, &plan.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<DropPlan> {
        let unit = AUnit::read(t, words)?;
        let turn = words.after("turn")?;
        let settled = words.take("settled");
        if !words.take("@") {
            return words.fail("'@' with a hex is missing");
        }
        Ok(DropPlan { unit, at: AHex::read(t, words)?, turn, settled })
    }
}

/// `none`, or `drop A9.12 by axis from A9.03 tokens 1 0 interceptor none picked none near wing tg-1 normal tow 1 cargo
/// fj-1 glider`.
struct Flown;

impl Flown {
    fn wing(t: &Theatre, id: WingId, out: &mut String) {
        if id == NO_WING { out.push_str("none") } else { AWing::write(t, &id, out) }
    }

    fn or_none(t: &Theatre, words: &mut Words) -> Read<WingId> {
        if words.take("none") { Ok(NO_WING) } else { AWing::read(t, words) }
    }
}

impl Word<Theatre> for Flown {
    type Value = Mission;

    fn write(t: &Theatre, m: &Mission, out: &mut String) {
        if m.target == NO_HEX {
            return out.push_str("none");
        }
        out.push_str(m.sortie.word());
        append::<Theatre, AHex>(t, &m.target, out);
        *out += &format!(" by {} from ", m.side.word());
        Spot::write(t, &m.from, out);
        *out += &format!(" tokens {} {}", m.tokens[0], m.tokens[1]);
        for (name, id) in [("interceptor", m.interceptor), ("picked", m.picked)] {
            *out += &format!(" {name} ");
            Flown::wing(t, id, out);
        }
        out.push_str(if m.near { " near" } else { "" });
        if m.ship != NO_VESSEL {
            *out += &format!(" ship {}", m.ship);
        }
        for flight in &m.flights {
            *out +=
                &format!(" wing {} {} tow {}", t.air.sheet(flight.wing).key, flight.haul.word(), flight.tow);
        }
        for (id, hold) in &m.cargo {
            *out += &format!(" cargo {} {}", t.counter(*id).key, hold.word());
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<Mission> {
        if words.take("none") {
            return Ok(NO_MISSION);
        }
        let sortie = <Sortie as Word<()>>::read(&(), words)?;
        let target = AHex::read(t, words)?;
        let Some(side) = Side::ALL.into_iter().find(|side| words.take_all(&format!("by {}", side.word())))
        else {
            return words.fail("'by' with a side is missing");
        };
        let mut mission = Mission { target, side, sortie, near: false, ..NO_MISSION };
        if words.take("from") {
            mission.from = Spot::read(t, words)?;
        }
        if words.peek() == Some("tokens") {
            mission.tokens = [words.after("tokens")?, <u8 as Word<()>>::read(&(), words)?];
        }
        if words.take("interceptor") {
            mission.interceptor = Flown::or_none(t, words)?;
        }
        if words.take("picked") {
            mission.picked = Flown::or_none(t, words)?;
        }
        mission.near = words.take("near");
        if words.peek() == Some("ship") {
            mission.ship = words.after("ship")?;
        }
        while words.take("wing") {
            let wing = AWing::read(t, words)?;
            let haul = <Haul as Word<()>>::read(&(), words)?;
            let flight = Flight { wing, haul, tow: words.after("tow")? };
            if mission.has(wing) || mission.flights.try_push(flight).is_err() {
                return words.fail("four aircraft fly a mission (14.2a/1)");
            }
        }
        while words.take("cargo") {
            let cargo: (UnitId, Hold) = (AUnit::read(t, words)?, <Hold as Word<()>>::read(&(), words)?);
            if mission.cargo.try_push(cargo).is_err() {
                return words.fail("too much cargo");
            }
        }
        Ok(mission)
    }
}

/// A hex with a marker and the side that placed it: `axis A7.13`.
struct Marked;

impl Word<Theatre> for Marked {
    type Value = (Side, Hex);

    fn write(t: &Theatre, (side, at): &(Side, Hex), out: &mut String) {
        out.push_str(side.word());
        append::<Theatre, AHex>(t, at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(Side, Hex)> {
        Ok((<Side as Word<()>>::read(&(), words)?, AHex::read(t, words)?))
    }
}

/// The entries of the air.
pub fn fields(t: &Theatre, s: &mut State, f: &mut Fields) -> Laid {
    let now = || {
        let all = t.air.ids().map(|id| (id, s.wings[usize::from(id)]));
        all.filter(|(_, wing)| *wing != NO_WING_HERE).collect()
    };
    if let Some(list) = f.each::<Theatre, Based>("wings", t, now)? {
        s.wings.fill(NO_WING_HERE);
        for (id, wing) in list {
            if s.wings[usize::from(id)] != NO_WING_HERE {
                return SetupError::fail("wings", format!("{} is named twice", t.air.sheet(id).key));
            }
            s.wings[usize::from(id)] = wing;
        }
    }
    let now = || s.bases.iter().copied().filter(|base| on_map(base.at)).collect();
    if let Some(list) = f.each::<Theatre, Field>("bases", t, now)? {
        slots("bases", &mut s.bases, &list, NO_BASE)?;
    }
    let now = || s.plans.iter().copied().filter(|plan| plan.unit != NOBODY).collect();
    if let Some(list) = f.each::<Theatre, Planned>("plans", t, now)? {
        slots("plans", &mut s.plans, &list, NO_PLAN)?;
    }
    let now = || {
        let of = |side: Side| s.busted[side as usize].iter().map(move |at| (side, at));
        Side::BOTH.into_iter().flat_map(of).collect()
    };
    if let Some(list) = f.each::<Theatre, Marked>("busted", t, now)? {
        s.busted.iter_mut().for_each(|set| set.clear());
        list.into_iter().for_each(|(side, at)| {
            s.busted[side as usize].insert(at);
        });
    }
    f.word::<Theatre, Flown>("mission", t, &mut s.mission).map(|_| ())
}

/// Free slots of Drop Plans come last, as they are read: a position has one form only.
pub fn broken(t: &Theatre, s: &State) -> Vec<String> {
    let mut found = Vec::new();
    let base = |at: Hex| s.bases.iter().find(|base| base.at == at && on_map(at));
    for id in t.air.ids() {
        let (wing, sheet) = (s.wings[usize::from(id)], t.air.sheet(id));
        if !on_map(wing.at) {
            if wing.at != off::POOL && wing.at != off::DEAD {
                found.push(format!("{} is nowhere", sheet.key));
            }
            continue;
        }
        let flees = s.steps.iter().any(|step| matches!(step, Step::Scatter(at) if *at == wing.at));
        if wing.lost > 1 {
            found.push(format!("{} has no step left (14.1b)", sheet.key));
        }
        let carrier = s.vessels.get(usize::from(wing.deck)).filter(|ship| ship.at == wing.at);
        let sails = carrier.is_some_and(|ship| ship.side == sheet.side && sheet.sails_on(ship.class));
        let crew = s.wings.iter().filter(|other| on_map(other.at) && other.deck == wing.deck).count();
        if carrier.is_some_and(|ship| crew > usize::from(t.classes[usize::from(ship.class)].deck)) {
            found.push(format!("too many wings are on the carrier {} (18.2a)", wing.deck));
        }
        let lands = base(wing.at).is_some_and(|base| base.side == sheet.side || flees);
        if if wing.deck == NO_VESSEL { !lands } else { !sails } {
            found.push(format!("{} is at no base of its own (14.2c)", sheet.key));
        }
    }
    for (i, base) in s.bases.iter().enumerate().filter(|(_, base)| on_map(base.at)) {
        if !t.on_map(base.at) || base.level > 3 || t.at(base.at).has(Terrain::Sea) {
            found.push("an air base that cannot be (15.0/1)".into());
            continue;
        }
        if s.bases[..i].iter().any(|other| other.at == base.at) {
            found.push(format!("two air bases lie in {} (15.0a)", t.name(base.at)));
        }
        let active = s.wings.iter().filter(|wing| wing.at == base.at && wing.active).count();
        if active > 4 + usize::from(base.level) && !t.is_box(base.at) {
            found.push(format!("too many wings are Active in {} (14.2a/2)", t.name(base.at)));
        }
        let enemy =
            t.ids().any(|id| s.units[usize::from(id)].at == base.at && t.counter(id).side != base.side);
        if enemy {
            found.push(format!("an air base lies under the enemy in {} (9.14f/1)", t.name(base.at)));
        }
    }
    let flies = |step: &Step| {
        matches!(step, Step::Load | Step::Mission(_) | Step::Intercept | Step::Dogfight(_) | Step::Duel(_))
    };
    if s.steps.iter().any(flies) && !t.on_map(s.mission.target) {
        found.push("a mission without a hex".into());
    }
    let away = |flight: &Flight| !on_map(s.wings[usize::from(flight.wing)].at);
    if s.mission.flights.iter().any(away) {
        found.push("a wing on a mission is at no base".into());
    }
    let target = s.vessels.get(usize::from(s.mission.ship)).filter(|ship| on_map(ship.at));
    // Once it has bombed, the ship may be gone.
    let ahead = |step: &Step| match step {
        Step::Load => true,
        Step::Mission(stage) => *stage != MissionStage::Return,
        _ => false,
    };
    let raids = s.mission.sortie.is_raid() && s.steps.iter().any(ahead);
    if raids && target.is_none_or(|ship| ship.at != s.mission.target) {
        found.push("a mission against no ship (18.3c/1)".into());
    }
    found
}
