//! Where headquarters belong: behind the front, where they throw to most of it and can draw upon something.

use crate::action::{Hex, UnitId};
use crate::paths::Paths;
use crate::pieces::{Mode, Posture};
use crate::state::on_map;

use super::staff::Staff;

/// What it is worth to serve a stack of the front, and what of it is left where others do, too.
const SERVES: f32 = 0.6;
const TWICE: f32 = 0.3;
/// How much of it hangs on nothing, on a source to draw upon, on tokens; and tokens that are enough.
const FED: [f32; 3] = [0.3, 0.4, 0.3];
const ENOUGH: f32 = 16.0;
/// What an HQ on its Move side is worth of one in Combat Mode, and one in Strat Mode.
const ON_WHEELS: f32 = 0.85;
const ON_TRAINS: f32 = 0.6;
/// What a hex on the way to the front is worth.
const NEARER: f32 = 0.04;
/// How dangerous it is so near to the enemy, and how much of it troops in the hex take away.
const DANGER: [f32; 4] = [6.0, 5.0, 2.5, 0.8];
const GUARDED: f32 = 0.6;

/// How good a hex is for a headquarters, in a posture if it changes it.
pub fn seat(staff: &Staff, id: UnitId, hex: Hex, posture: Option<Posture>) -> f32 {
    let (look, side, camp) = (staff.look, staff.side, staff.look.camp(id));
    let counter = look.counter(id);
    // Where it goes it will stand in Combat Mode.
    let mut paths = Paths::new(look);
    let [draws, thrown] = paths.would(side, (hex, counter.faces[0].by, counter.faces[0].throw));
    let posts = || staff.front.iter().filter(|post| post.camp == camp);
    let others = staff.throws().iter().filter(|(hq, _)| *hq != id && look.camp(*hq) == camp);
    let twice = |at: Hex| others.clone().any(|(_, thrown)| thrown.contains(at));
    let share = |at: Hex| if twice(at) { TWICE } else { 1.0 };
    let served = posts().filter(|post| thrown.contains(post.at));
    let serves: f32 = served.map(|post| post.weight * share(post.at)).sum();
    let pool = look.pool_of(camp);
    let own = look.s.dumps.iter().filter(|dump| on_map(dump.at) && dump.owner() == pool);
    let tokens: f32 = own.filter(|dump| draws.contains(dump.at)).map(|dump| f32::from(dump.tokens)).sum();
    let source = staff.sources().iter().any(|at| draws.contains(at));
    let fed = FED[0] + if source { FED[1] } else { 0.0 } + FED[2] * (tokens / ENOUGH).min(1.0);
    let moves = posture.map_or(look.unit(id).moves(), Posture::moves);
    let ready = match posture.map_or(look.unit(id).mode, Posture::mode) {
        Mode::Strat => ON_TRAINS,
        _ if moves => ON_WHEELS,
        _ => 1.0,
    };
    let way = posts().map(|post| look.t.distance(post.at, hex)).min().unwrap_or(0);
    SERVES * serves * fed * ready - NEARER * f32::from(way) - danger(staff, id, hex)
}

/// How dangerous a hex is for it.
fn danger(staff: &Staff, id: UnitId, hex: Hex) -> f32 {
    let bare = DANGER.get(usize::from(staff.far[usize::from(hex)])).copied().unwrap_or(0.0);
    bare * (1.0 - GUARDED * (staff.guards(hex, &[id]) / 10.0).min(1.0))
}
