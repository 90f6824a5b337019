//! Notes on the terrain (1.4): Switzerland, the Dense Ruhr.

use ocs::{Hex, Look, Terrain, Theatre};
use sandtable_board::Bits;
use sandtable_core::Refusal;

const NEUTRAL: Refusal = Refusal::new("btr:1.4a", "why-switzerland");

/// 1.4a
pub fn bounds(look: Look, at: Hex) -> Result<(), Refusal> {
    let country = look.t.countries.get(usize::from(look.t.at(at).country));
    NEUTRAL.when(country.is_some_and(|word| word == "CH"))
}

/// 1.4d/1, 1.4d/2: lays rails between the cities of the Dense Ruhr, over rivers only where a bridge is shown; gives its hexes.
pub fn lay_rails(t: &mut Theatre) -> Bits {
    let mut dense = t.no_hexes();
    dense.extend((0..t.ground.len() as Hex).filter(|at| t.at(*at).has(Terrain::DenseCity)));
    for at in dense.iter().collect::<Vec<Hex>>() {
        for d in 0..6 {
            let ground = t.at(at);
            let bridge = ocs::Way::ALL.into_iter().any(|way| ground.has_way(d, way));
            let joined = dense.contains(ground.next[d]) && (ground.barrier[d].is_none() || bridge);
            if t.on_map(ground.next[d]) && joined {
                t.ground[usize::from(at)].rail |= 1 << d;
                t.gauge.iter_mut().for_each(|gauge| {
                    gauge.insert(at);
                });
            }
        }
    }
    dense
}
