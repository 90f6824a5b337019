//! Where supply does most good: what a token in a hex reaches of the front.

use sandtable_board::Bits;

use crate::action::{Hex, UnitId};
use crate::camps::{Camp, Pool};
use crate::look::Look;
use crate::paths::Paths;
use crate::supply::reach_in;

use super::staff::Staff;

/// A stack that faces the enemy: supply is for such.
pub struct Post {
    /// Where it stands.
    pub at: Hex,
    /// The system that feeds it.
    pub camp: Camp,
    /// What it counts: its strength, more where there is something to win.
    pub weight: f32,
}

/// Tokens within reach with which a stack lacks half as much as with none.
const HALF: f32 = 12.0;
/// What is left of a token's worth a hex away from where it is wanted.
const NEARER: f32 = 0.85;
/// How far away nothing of it is left.
const FAR: usize = 64;

/// What a token of a pool is worth, by hex.
pub struct Depots(Vec<f32>);

impl Depots {
    /// As a staff sees it now.
    pub fn new(staff: &Staff, pool: Pool) -> Depots {
        let (look, side) = (staff.look, staff.side);
        let mut worth = vec![0.0; look.t.ground.len()];
        let mut paths = Paths::new(look);
        let hqs: Vec<(Camp, [Bits; 2])> =
            throwers(look, pool).map(|(hq, camp)| (camp, paths.both(hq).clone())).collect();
        for post in staff.front.iter().filter(|post| look.pool_of(post.camp) == pool) {
            let mut from = paths.draws(side, post.at).clone();
            for (camp, [draws, thrown]) in &hqs {
                if *camp == post.camp && thrown.contains(post.at) {
                    from.unite(draws);
                }
            }
            let lack = HALF / (HALF + f32::from(reach_in(look, post.camp, post.at)));
            from.iter().for_each(|hex| worth[usize::from(hex)] += post.weight * lack);
        }
        Depots(spread(look, &worth))
    }

    /// What a token is worth in a hex.
    pub fn worth(&self, hex: Hex) -> f32 {
        self.0.get(usize::from(hex)).copied().unwrap_or(0.0)
    }
}

/// HQs of a pool that throw to all, with their systems.
fn throwers(look: Look<'_>, pool: Pool) -> impl Iterator<Item = (UnitId, Camp)> {
    let camps = look.camps(pool.side).filter(move |camp| look.pool_of(*camp) == pool);
    let all = camps.flat_map(move |camp| look.staffs(camp).map(move |hq| (hq, camp)));
    all.filter(move |(hq, _)| !look.counter(*hq).divisional)
}

/// A hex near a good one is worth something, too: supply comes nearer turn by turn.
fn spread(look: Look, worth: &[f32]) -> Vec<f32> {
    let mut good: Vec<(Hex, f32)> =
        (0..).zip(worth.iter().copied()).filter(|(_, worth)| *worth > 0.0).collect();
    // The best first: what is worth less than is known already, beside its own hex, need not be asked.
    good.sort_by(|a, b| b.1.total_cmp(&a.1));
    let shares: Vec<f32> = std::iter::successors(Some(1.0), |share| Some(share * NEARER)).take(FAR).collect();
    let best = |hex: Hex| {
        let mut best = 0.0;
        for (at, worth) in &good {
            if *worth <= best {
                break;
            }
            let share = shares.get(usize::from(look.t.distance(hex, *at))).copied().unwrap_or(0.0);
            best = f32::max(best, worth * share);
        }
        best
    };
    (0..worth.len() as Hex).map(best).collect()
}
