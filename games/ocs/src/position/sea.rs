//! Ships and Landing Craft as text.

use sandtable_core::{Word, Words, append};

use super::Read;
use crate::action::VesselId;
use crate::notation::AHex;
use crate::pieces::Side;
use crate::sea::state::{NO_VESSEL_HERE, Vessel, hull};
use crate::sea::vessels::is_sea;
use crate::state::{State, off, on_map};
use crate::steps::Step;
use crate::theatre::Theatre;

/// `2 allied craft points 3 load 4 spent 2 moved dg @ A13.16`: the slot first.
pub(super) struct Afloat;

impl Word<Theatre> for Afloat {
    type Value = (VesselId, Vessel);

    fn write(t: &Theatre, (slot, vessel): &(VesselId, Vessel), out: &mut String) {
        *out += &format!("{slot} {} {}", vessel.side.word(), t.classes[usize::from(vessel.class)].key);
        if vessel.points > 1 {
            *out += &format!(" points {}", vessel.points);
        }
        for (name, n) in [("load", vessel.load), ("spent", vessel.spent)].into_iter().filter(|(_, n)| *n > 0)
        {
            *out += &format!(" {name} {n}");
        }
        for (_, word) in hull::WORDS.into_iter().filter(|(bit, _)| vessel.has(*bit)) {
            *out += &format!(" {word}");
        }
        out.push_str(" @");
        append::<Theatre, AHex>(t, &vessel.at, out);
    }

    fn read(t: &Theatre, words: &mut Words) -> Read<(VesselId, Vessel)> {
        let slot = <u8 as Word<()>>::read(&(), words)?;
        let side = <Side as Word<()>>::read(&(), words)?;
        let word = words.next("a class of ships")?;
        let Some(class) = t.classes.iter().position(|class| class.key == word) else {
            return words.fail(format!("'{word}' is no class of ships"));
        };
        let mut vessel = Vessel { side, class: class as u8, points: 1, ..NO_VESSEL_HERE };
        if words.peek() == Some("points") {
            vessel.points = words.after("points")?;
        }
        if words.peek() == Some("load") {
            vessel.load = words.after("load")?;
        }
        if words.peek() == Some("spent") {
            vessel.spent = words.after("spent")?;
        }
        for (bit, word) in hull::WORDS {
            if words.take(word) {
                vessel.flags |= bit;
            }
        }
        if !words.take("@") {
            return words.fail("'@' with a hex is missing");
        }
        vessel.at = AHex::read(t, words)?;
        Ok((slot, vessel))
    }
}

/// What is wrong at sea.
pub(super) fn broken(t: &Theatre, s: &State, found: &mut Vec<String>) {
    let here = |slot: u16| s.vessels.get(usize::from(slot)).is_some_and(|vessel| on_map(vessel.at));
    let ships = s.vessels.iter().filter(|vessel| on_map(vessel.at));
    for vessel in ships.clone() {
        let class = &t.classes[usize::from(vessel.class)];
        if !t.on_map(vessel.at) || vessel.points == 0 || !class.kind.is_craft() && !is_sea(t, vessel.at) {
            found.push(format!("a {} that cannot be (18.1c/1)", class.key));
        }
        if ships.clone().any(|other| other.at == vessel.at && other.side != vessel.side) {
            found.push(format!("ships of both sides are in {} (18.1b)", t.name(vessel.at)));
        }
        if u16::from(vessel.load) > 4 * u16::from(vessel.points) {
            found.push(format!("a {} carries too much (18.4a)", class.key));
        }
    }
    if let Some(Step::Sailing { vessel }) = s.step()
        && !here(u16::from(vessel))
    {
        found.push("what sails is not on the map (18.1)".into());
    }
    for id in t.ids() {
        let at = s.units[usize::from(id)].at;
        if (off::ABOARD..off::ABOARD + 256).contains(&at) && !here(at - off::ABOARD) {
            found.push(format!("{} is aboard no ship", t.counter(id).key));
        }
    }
}
