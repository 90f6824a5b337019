use sandtable_core::kit::{laid_out, policy};

use crate::{DesertWar, ShiftingSands};

fn rules() -> DesertWar {
    laid_out::<ShiftingSands>()
}

#[test]
fn the_policy_keeps_its_promises() {
    policy::sound(&rules(), 2);
}
