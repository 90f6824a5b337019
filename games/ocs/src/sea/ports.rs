//! Ports: whose they are, what they can load and unload in a phase, damage (19.0).

use sandtable_core::{Playing, Refusal, Text};

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::{Play, hex_value, per_cent};
use crate::state::Port;
use crate::theatre::Theatre;

/// Most hits that a port takes (19.0b/1).
pub const HITS: u8 = 4;

const NO_PORT: Refusal = Refusal::new("19.0f/1", "why-no-port");
const FULL: Refusal = Refusal::new("19.0a/1", "why-port-full");
const ZONE: Refusal = Refusal::new("19.0a/3", "why-port-zone");
const HIGHEST: Refusal = Refusal::new("19.0b/1", "why-port-ruined");
const WRECKED: Refusal = Refusal::new("19.0c", "why-port-hit-already");
const WHOLE: Refusal = Refusal::new("19.0d/1", "why-port-whole");
const MENDED: Refusal = Refusal::new("19.0d/2", "why-port-mended-already");

/// What is left of a port's printed capacity after so many hits, in tokens (19.0b).
pub fn capacity_after(t: &Theatre, port: &Port) -> u8 {
    let track = t.place(port.at).and_then(|(_, place)| place.track);
    match (port.hits, track) {
        (0, _) => port.printed,
        // 19.0b/2
        (hits, Some(track)) => track[usize::from(hits - 1)],
        (hits, None) => per_cent(port.printed.into(), t.port_damage[usize::from(hits - 1)]) as u8,
    }
}

/// The port of a hex.
pub fn port(look: Look<'_>, at: Hex) -> Option<&Port> {
    look.s.ports.iter().find(|port| port.at == at && look.t.on_map(at))
}

/// Whose a port is: whoever controls its village, or who made it.
pub fn owner(look: Look, port: &Port) -> Side {
    look.t.place(port.at).filter(|(_, place)| place.port > 0).map_or(port.side, |(i, _)| look.owner(i))
}

/// The friendly port of a hex.
pub fn own_port(look: Look<'_>, side: Side, at: Hex) -> Option<&Port> {
    port(look, at).filter(|port| owner(look, port) == side)
}

/// Tokens that a port can still load and unload in this phase (19.0a/1); none in an enemy zone, negated or not (19.0a/3).
pub fn room(look: Look, side: Side, at: Hex) -> u8 {
    let Some(port) = own_port(look, side, at) else { return 0 };
    let open = !look.in_zone(side.other(), at);
    if open { capacity_after(look.t, port).saturating_sub(port.used) } else { 0 }
}

/// May a port handle so many tokens, or a unit of that size?
///
/// # Errors
/// Why not, by rule.
pub fn handles(look: Look, side: Side, at: Hex, size: u16, unit: Option<UnitId>) -> Result<(), Refusal> {
    let Some(port) = own_port(look, side, at) else { return Err(NO_PORT) };
    if look.in_zone(side.other(), at) {
        return Err(ZONE);
    }
    let room = room(look, side, at);
    // 19.0a/2: all of it for one unit that is too large.
    let whole = unit.is_some() && port.used == 0 && room > 0;
    if size <= room.into() || whole { Ok(()) } else { Err(FULL) }
}

/// Does a port that the map names as a source give supply (19.0e)?
pub fn supplies(look: Look, side: Side, at: Hex) -> bool {
    port(look, at)
        .is_none_or(|port| owner(look, port) == side && capacity_after(look.t, port) >= look.t.costs.sp)
}

/// May a port be damaged?
///
/// # Errors
/// Why not, by rule.
pub fn may_wreck(look: Look, at: Hex) -> Result<(), Refusal> {
    match port(look, at) {
        None => Err(NO_PORT),
        Some(port) if port.hits >= HITS => Err(HIGHEST),
        Some(port) if port.wrecked => Err(WRECKED),
        Some(_) => Ok(()),
    }
}

/// May a port be repaired?
///
/// # Errors
/// Why not, by rule.
pub fn may_mend(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    match own_port(look, side, at) {
        None => Err(NO_PORT),
        Some(port) if port.hits == 0 => Err(WHOLE),
        Some(port) if port.mended => Err(MENDED),
        Some(_) => Ok(()),
    }
}

impl Play<'_> {
    /// The port of a hex, to change.
    fn port(&mut self, at: Hex) -> Option<&mut Port> {
        self.s.ports.iter_mut().find(|port| port.at == at)
    }

    /// A port takes hits, four in all at most (19.0b/1, 10.0c/B).
    pub fn hit_port(&mut self, at: Hex, hits: u8, rule: &'static str) {
        if let Some(port) = self.port(at) {
            port.hits = (port.hits + hits).min(HITS);
            self.s.fields.stale = true;
            self.say(rule, || Text::new("log-port-hit").with("hex", hex_value(at)).with("count", hits));
        }
    }

    /// A port is damaged by its own side.
    pub fn wreck_port(&mut self, at: Hex) {
        self.hit_port(at, 1, "19.0c");
        if let Some(port) = self.port(at) {
            port.wrecked = true;
        }
    }

    /// A hit is repaired (19.0d/1).
    pub fn mend_port(&mut self, at: Hex) {
        if let Some(port) = self.port(at) {
            (port.hits, port.mended) = (port.hits - 1, true);
            self.s.fields.stale = true;
            self.say("19.0d/1", || Text::new("log-port-mended").with("hex", hex_value(at)));
        }
    }

    /// A port loads or unloads so much; a unit that is too large takes all of it.
    pub fn use_port(&mut self, at: Hex, size: u16) {
        let t = self.t;
        if let Some(port) = self.port(at) {
            let most = capacity_after(t, port);
            port.used = most.min(port.used.saturating_add(size.min(u8::MAX.into()) as u8));
        }
    }

    /// Ports begin a phase.
    pub fn open_ports(&mut self) {
        self.s.ports.iter_mut().for_each(|port| port.used = 0);
    }
}
