//! The position at the start of a scenario, and what follows from a position.

use sandtable_core::{Chance, Derived, Log};

use super::faults;
use crate::air::{NO_BASE, NO_MISSION, NO_PLAN, NO_WING_HERE};
use crate::fields;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;
use crate::sea::state::NO_VESSEL_HERE;
use crate::state::{
    Books, NO_BATTLE, NO_COLUMN_HERE, NO_CRUMBS, NO_DUMP, NO_HAND, NO_REPLACEMENTS, NO_UNIT, State, flag,
    off, on_map,
};
use crate::steps::{self, Step};
use crate::theatre::Theatre;

impl State {
    /// The position at the start of a scenario: all stand where the list says, and may be placed otherwise.
    pub fn start(t: &Theatre) -> State {
        let mut s = State::empty(t);
        for (unit, counter) in s.units.iter_mut().zip(&t.counters) {
            if let Some((hex, _)) = counter.setup {
                (unit.at, unit.from) = (hex, hex);
                (unit.lost, unit.mode) = (counter.lost, counter.posture.mode());
                unit.flags |= if counter.posture.moves() { flag::MOVES } else { 0 };
            }
        }
        for (unit, counter) in s.units.iter_mut().zip(&t.counters) {
            if let Some((number, 0)) = counter.boxed {
                (unit.at, unit.lost) = (off::BOX + u16::from(number), counter.lost);
            }
        }
        s.columns.copy_from_slice(&t.columns);
        s.dumps.copy_from_slice(&t.dumps);
        s.hedgehogs.copy_from_slice(&t.hedgehogs);
        s.vessels.copy_from_slice(&t.vessels);
        s.wings.copy_from_slice(&t.air.start);
        s.bases.copy_from_slice(&t.air.bases);
        s.steps.push(Step::Setup(t.opening.0));
        t.title.opening(&mut s.extra);
        s.open_books();
        s.refresh(t);
        s
    }

    /// A map without units.
    pub(super) fn empty(t: &Theatre) -> State {
        let mut axis = sandtable_board::Bits::new(t.places.len().max(1));
        axis.extend((0..).zip(&t.places).filter(|(_, place)| place.owner == Side::Axis).map(|(i, _)| i));
        State {
            units: vec![NO_UNIT; t.counters.len()].into(),
            columns: vec![NO_COLUMN_HERE; t.columns.len()].into(),
            dumps: vec![NO_DUMP; t.dumps.len()].into(),
            hedgehogs: t.bare_works().into(),
            wings: vec![NO_WING_HERE; t.air.wings.len()].into(),
            bases: vec![NO_BASE; t.air.bases.len()].into(),
            plans: vec![NO_PLAN; t.air.plans].into(),
            busted: [t.no_hexes(), t.no_hexes()],
            ports: t.ports.clone().into(),
            vessels: vec![NO_VESSEL_HERE; t.vessels.len()].into(),
            axis,
            struck: t.no_hexes(),
            gauge: t.gauge.clone(),
            laid: t.no_hexes(),
            turn: 1,
            weather: t.opening.1,
            sky: t.opening_sky(),
            simulcast: false,
            first: t.opening.0,
            phasing: t.opening.0,
            rail: std::array::from_fn(|i| 4 * t.sides[i].rail),
            sea: std::array::from_fn(|i| 4 * t.sides[i].sea),
            repl: NO_REPLACEMENTS,
            crumbs: NO_CRUMBS,
            books: [Books::default(); 2],
            hand: NO_HAND,
            leads: 0,
            ended: 0,
            battle: NO_BATTLE,
            mission: NO_MISSION,
            steps: Default::default(),
            over: None,
            extra: vec![0; t.title.words()].into(),
            fields: Derived(fields::Fields::new(t)),
        }
    }

    /// Tokens of a side on the map, and on columns that are being displaced.
    pub fn tokens(&self, side: Side) -> u32 {
        let ground = self.dumps.iter().filter(|dump| on_map(dump.at) && dump.side == side);
        let loaded = self.columns.iter().filter(|column| column.points > 0 && column.side == side);
        let afloat = self.vessels.iter().filter(|vessel| vessel.points > 0 && vessel.side == side);
        ground.map(|dump| u32::from(dump.tokens)).sum::<u32>()
            + afloat.map(|vessel| u32::from(vessel.load)).sum::<u32>()
            + loaded.map(|c| u32::from(c.load)).sum::<u32>()
    }

    /// The books begin with what is on the map.
    pub(super) fn open_books(&mut self) {
        for side in Side::BOTH {
            self.books[side as usize] = Books { had: self.tokens(side), ..Books::default() };
        }
    }

    /// Computes anew what follows from the rest.
    pub fn refresh(&mut self, t: &Theatre) {
        let mut made = fields::Fields::new(t);
        made.stand(Look { t, s: self });
        self.fields = Derived(made);
        // A position that cannot be is refused before anybody looks further.
        let sound = self.over.is_none() && faults::broken(t, self).is_empty();
        if let Some(step) = self.step().filter(|_| sound) {
            let (mut chance, mut log) = (Chance::scripted(&[]), Log::off());
            steps::prepare(&mut Play::new(t, self, &mut chance, &mut log), step);
        }
    }
}
