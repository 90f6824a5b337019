//! The railways that are open to a side: which rail hexes trains join to which. Every thread keeps what it found for as long
//! as nothing on the rails changes, since every freight, unit and column that might entrain asks anew.

use std::cell::RefCell;
use std::sync::Arc;

use sandtable_board::Bits;

use crate::action::Hex;
use crate::look::Look;
use crate::pieces::{Mobility, Side};
use crate::state::State;
use crate::title::Passes;
use crate::trace::{beside, controls, is_usable};

/// The networks: all open rails, those that are multi-track, and both without Trainbusting Zones.
const NETS: usize = 4;

/// Which of them a train keeps to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Net {
    /// Multi-track lines alone (13.3a/3)?
    pub multi: bool,
    /// Clear of enemy Trainbusting (13.3a/2)?
    pub clean: bool,
}

impl Net {
    /// Every open line.
    pub const ALL: Net = Net { multi: false, clean: false };

    const fn index(self) -> usize {
        self.multi as usize + 2 * self.clean as usize
    }
}

/// The stretch of each network that a hex lies on; 0 for none.
type Stretches = [u16; NETS];

/// What trains from a hex are joined to: the stretches that it lies on, or those beside it if the hex itself is not open.
#[derive(Clone, Copy, Debug)]
pub struct Junction([Stretches; 6]);

impl Junction {
    /// Does a line of a network lead to a hex?
    fn leads(&self, net: Net, to: Stretches) -> bool {
        let to = to[net.index()];
        to != 0 && self.0.iter().any(|stretches| stretches[net.index()] == to)
    }
}

/// Is a rail hex free for cargo: of enemies, of their zones, negated or not, and of their places (13.3e/2, 4.5a/C)?
pub fn free(look: Look, side: Side, at: Hex) -> bool {
    look.passable(side, at) && !look.in_zone(side.other(), at) && controls(look, side, at)
}

/// The railways of a side on some ground.
#[derive(Default)]
pub struct Railways {
    /// The ground: theatre, enemies, their zones and Trainbusting markers, the gauge, who controls which place, and what the
    /// title shuts and cuts.
    of: Option<Arc<()>>,
    ground: Vec<u64>,
    /// Of every hex.
    stretches: Vec<Stretches>,
    front: Vec<Hex>,
}

thread_local! {
    static KEPT: RefCell<[Railways; 2]> = RefCell::default();
}

/// The words of a position on which the railways of a side depend.
fn ground<'a>(s: &'a State, side: Side, passes: &'a Passes) -> impl Iterator<Item = &'a [u64]> {
    let (own, enemy) = (side as usize, side.other() as usize);
    let sets: [&Bits; 5] =
        [&s.fields.occupied[enemy], &s.fields.zones[enemy], &s.busted[enemy], &s.gauge[own], &s.axis];
    sets.into_iter().map(Bits::words).chain([passes.as_slice()])
}

/// Asks the railways of a side in a position.
pub fn on<T>(look: Look, side: Side, ask: impl FnOnce(&Railways) -> T) -> T {
    KEPT.with_borrow_mut(|kept| {
        let railways = &mut kept[side as usize];
        let mut passes = Passes::new();
        look.t.title.passes(look, side, &mut passes);
        if !railways.is_of(look, side, &passes) {
            railways.survey(look, side, &passes);
        }
        ask(railways)
    })
}

impl Railways {
    /// Was it found on the ground of a position?
    fn is_of(&self, look: Look, side: Side, passes: &Passes) -> bool {
        let mut known = &*self.ground;
        self.of.as_ref().is_some_and(|seal| Arc::ptr_eq(seal, &look.t.seal))
            && ground(look.s, side, passes).all(|words| {
                known.split_at_checked(words.len()).is_some_and(|(then, rest)| {
                    known = rest;
                    then == words
                })
            })
            && known.is_empty()
    }

    /// Finds them anew.
    fn survey(&mut self, look: Look, side: Side, passes: &Passes) {
        self.of = Some(look.t.seal.clone());
        self.ground.clear();
        ground(look.s, side, passes).for_each(|words| self.ground.extend_from_slice(words));
        self.stretches.clear();
        self.stretches.resize(look.t.ground.len(), [0; NETS]);
        let busted = look.s.busted[side.other() as usize].is_empty();
        for multi in [false, true] {
            self.join(look, side, Net { multi, clean: false });
            if busted {
                let [all, clean] = [false, true].map(|clean| Net { multi, clean }.index());
                self.stretches.iter_mut().for_each(|of| of[clean] = of[all]);
            } else {
                self.join(look, side, Net { multi, clean: true });
            }
        }
    }

    /// Numbers the stretches of a network.
    fn join(&mut self, look: Look, side: Side, net: Net) {
        let shut = look.t.title.shut(look);
        let open = |at: Hex| is_usable(look, side, at) && free(look, side, at) && is_on(look, side, net, at);
        let mut last = 0;
        for start in look.s.gauge[side as usize].iter() {
            if self.stretches[usize::from(start)][net.index()] != 0 || !open(start) {
                continue;
            }
            last += 1;
            self.front.push(start);
            self.stretches[usize::from(start)][net.index()] = last;
            while let Some(at) = self.front.pop() {
                for next in beside(look, shut, net.multi, at) {
                    if self.stretches[usize::from(next)][net.index()] == 0 && open(next) {
                        self.stretches[usize::from(next)][net.index()] = last;
                        self.front.push(next);
                    }
                }
            }
        }
    }

    /// What trains from a hex are joined to; none from one without rails of their gauge.
    pub fn junction(&self, look: Look, side: Side, from: Hex) -> Junction {
        let mut joined = [[0; NETS]; 6];
        if !is_usable(look, side, from) {
            return Junction(joined);
        }
        if free(look, side, from) {
            joined[0] = self.stretches[usize::from(from)];
            return Junction(joined);
        }
        let shut = look.t.title.shut(look);
        for net in [false, true].into_iter().flat_map(|multi| [false, true].map(|clean| Net { multi, clean }))
        {
            if is_on(look, side, net, from) {
                for (there, next) in joined.iter_mut().zip(beside(look, shut, net.multi, from)) {
                    there[net.index()] = self.stretches[usize::from(next)][net.index()];
                }
            }
        }
        Junction(joined)
    }

    /// Does a line of a network lead there from a hex?
    pub fn lead(&self, from: &Junction, net: Net, to: Hex) -> bool {
        self.stretches.get(usize::from(to)).is_some_and(|to| from.leads(net, *to))
    }
}

/// Does a hex belong to a network, as far as Trainbusting goes?
fn is_on(look: Look, side: Side, net: Net, at: Hex) -> bool {
    !(net.clean && look.is_busted(side, Mobility::Truck, at))
}

#[cfg(test)]
mod tests {
    use sandtable_core::kit::{laid_out, pace};

    use super::*;
    use crate::Drill;
    use crate::spread::Spread;

    /// What a search that knows nothing finds.
    fn found(look: Look, side: Side, net: Net, from: Hex) -> Spread {
        let open =
            |at: &Hex| is_usable(look, side, *at) && free(look, side, *at) && is_on(look, side, net, *at);
        let starts = Some(from).filter(|at| is_usable(look, side, *at) && is_on(look, side, net, *at));
        let shut = look.t.title.shut(look);
        Spread::from(look.t, starts.into_iter(), |at| beside(look, shut, net.multi, at).filter(open))
    }

    #[test]
    fn lines_lead_where_a_search_from_each_hex_finds_them_to_lead() {
        let rules = laid_out::<Drill>();
        let t = rules.theatre();
        let rails: Vec<Hex> = (0..t.ground.len() as Hex).filter(|at| t.at(*at).rail != 0).collect();
        let (mut seen, mut joined, mut apart) = (0, 0, 0);
        pace::random_game(&rules, 5, |s, _, _| {
            seen += 1;
            if seen % 97 != 0 {
                return;
            }
            // Now and then somebody busts trains, or rails are of another gauge.
            let mut s = s.clone();
            s.busted[seen % 2].insert(rails[seen % rails.len()]);
            s.gauge[seen % 2].remove(rails[seen / 2 % rails.len()]);
            let look = Look { t, s: &s };
            for (side, from) in rails.iter().flat_map(|at| Side::BOTH.map(|side| (side, *at))) {
                for net in [(false, false), (false, true), (true, false), (true, true)] {
                    let net = Net { multi: net.0, clean: net.1 };
                    let slow = found(look, side, net, from);
                    on(look, side, |kept| {
                        let junction = kept.junction(look, side, from);
                        for to in rails.iter().filter(|to| **to != from) {
                            let leads = kept.lead(&junction, net, *to);
                            assert_eq!(leads, slow.contains(*to), "{net:?}: {from} to {to} after {seen}");
                            *(if leads { &mut joined } else { &mut apart }) += 1;
                        }
                    });
                }
            }
        });
        assert!(joined > 1_000 && apart > 1_000, "{joined}, {apart}");
    }
}
