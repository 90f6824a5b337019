//! Luftflotte Reich: aircraft that come when they are called, and go (2.2/20 to 2.2/27).

use ocs::{Hex, Look, Play, PlayerStage, Side, Step, WingId, flag, off};
use sandtable_core::{Playing, Refusal, Text};

use crate::notes::{CALLED, LUFTFLOTTE, SAVED, WAR};

/// The key of its box.
pub const BOX: &str = "luftflotte";

const WAITS: Refusal = Refusal::new("btr:2.2/21", "why-luftflotte-waits");

/// Is an air unit one of Luftflotte Reich, as long as that counts (2.2/27)?
fn belongs(look: Look, id: WingId) -> bool {
    let sheet = look.sheet(id);
    sheet.side == Side::Axis && sheet.marked && WAR.get(look) == 0
}

/// May it fly: not from the box?
pub fn may_send(look: Look, boxed: Option<Hex>, id: WingId) -> Result<(), Refusal> {
    WAITS.when(boxed.is_some() && boxed == Some(look.wing(id).at))
}

/// Is an air unit to come to a base now?
pub fn deploys(look: Look, boxed: Option<Hex>, id: WingId) -> bool {
    boxed.is_some() && look.sheet(id).side == Side::Axis && Some(look.wing(id).at) == boxed
}

/// 2.2/21: at the end of a phase in which the Allies dropped somebody as planned (2.2/23) or won a Rhine bridge (2.2/24), the
/// table allowed it (2.2/25) or Wacht am Rhein was declared (2.2/26). Gives whether it was laid on.
pub fn begins(play: &mut Play, stage: PlayerStage, boxed: Option<Hex>) -> bool {
    if stage == PlayerStage::Begin {
        CALLED.set(play, 0);
    }
    let look = play.look();
    if boxed.is_none() {
        SAVED.set(play, 0);
        return false;
    }
    // Errata of 2019: at the latest they return in the German Clean-up Phase.
    if stage == PlayerStage::CleanUp && look.s.phasing == Side::Axis && WAR.get(look) == 0 {
        let all: Vec<WingId> =
            look.wings(Side::Axis).filter(|id| belongs(look, *id) && !look.s.mission.has(*id)).collect();
        all.into_iter().for_each(|id| go_back(play, id, boxed));
        return false;
    }
    let dropped = || {
        look.s.phasing == Side::Allied
            && CALLED.get(look) == 0
            && look.all(Side::Allied).any(|id| look.unit(id).has(flag::DROPPED))
    };
    let drop = dropped();
    let due = drop || SAVED.get(look) == 1 || LUFTFLOTTE.get(look) == 1;
    let any = look.wings(Side::Axis).any(|id| deploys(look, boxed, id));
    if drop {
        CALLED.set(play, 1);
    }
    SAVED.set(play, 0);
    LUFTFLOTTE.set(play, 0);
    if !due || !any {
        return false;
    }
    // They come to bases that can trace supply.
    play.supply(Side::Axis);
    play.say("btr:2.2/21", || Text::new("log-luftflotte"));
    play.push(Step::Deploy(Side::Axis));
    true
}

/// 2.2/22: whoever has become Inactive returns, and is whole there; so are the dead.
pub fn attends(play: &mut Play, boxed: Option<Hex>) {
    if boxed.is_none() || WAR.get(play.look()) > 0 {
        return;
    }
    let look = play.look();
    let spent = |id: &WingId| {
        let wing = look.wing(*id);
        let down = wing.is_here() && !wing.active && Some(wing.at) != boxed && !look.s.mission.has(*id);
        belongs(look, *id) && (down || wing.at == off::DEAD)
    };
    let all: Vec<WingId> = look.t.air.ids().filter(spent).collect();
    all.into_iter().for_each(|id| go_back(play, id, boxed));
}

fn go_back(play: &mut Play, id: WingId, boxed: Option<Hex>) {
    let Some(at) = boxed else { return };
    play.settle(id, at);
    let wing = play.wing(id);
    (wing.active, wing.lost) = (true, 0);
}
