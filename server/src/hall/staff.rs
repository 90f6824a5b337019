//! The staff of a player: what he might do, how he would stand then, and what he risks. It thinks over a copy of the table,
//! and does nothing itself.

use std::time::Duration;

use sandtable_bots::{Advice, Leisure};

use super::Hall;
use super::look::hints;
use crate::error::Error;
use crate::ids::{TableId, random_number};
use crate::store::Account;
use crate::wire::{HintView, PlanView};

/// So many plans are shown.
const PLANS: usize = 3;
/// So long the staff thinks.
const LEISURE: Leisure = Leisure { trials: 32, time: Duration::from_millis(700) };

impl Hall {
    /// What the machine would do in somebody's place.
    ///
    /// # Errors
    /// If it is not his turn, or hints were not agreed on between people.
    pub async fn hint(&self, id: &TableId, account: &Account, only: Option<u8>) -> Result<HintView, Error> {
        let (turn, mut room) = self.visit_when(self.heavy.turn_of_staff(), id, Some(account)).await?;
        let viewer = room.viewer(Some(&account.id), only)?;
        let seat = room.seat(viewer, only)?;
        Hall::in_play(&room)?;
        if !hints(&room.meta) {
            return Err(Error::Forbidden("hints were not agreed on at this table"));
        }
        if room.asked() & (1 << seat.0) == 0 {
            return Err(Error::Conflict("it is not your turn"));
        }
        let thinking = Hall::in_turn(turn, move || {
            let game = room.game.clone();
            // Advice goes on from the draft, whose others let its windows pass, and his own by his orders.
            let ahead = match &mut room.table {
                Some(table) => table.draft_table(seat)?,
                None => return Ok(HintView::default()),
            };
            drop(room);
            let plans = game.advise(ahead.as_ref(), seat, PLANS, LEISURE, random_number());
            let line = plans.first().map(|plan| plan.first.clone());
            Ok::<_, Error>(HintView {
                line,
                plans: plans.into_iter().map(plan_view).collect(),
                learnt: game.learnt(),
            })
        });
        thinking.await
    }
}

fn plan_view(plan: Advice) -> PlanView {
    let thousandths = |chance: f32| (chance.clamp(0.0, 1.0) * 1000.0).round() as u16;
    let [worst, best] = plan.range.map(thousandths);
    PlanView {
        first: plan.first,
        laid: plan.laid,
        binding: plan.binding,
        words: plan.words,
        chance: thousandths(plan.chance),
        worst,
        best,
        arrows: plan.arrows,
        even: plan.even,
    }
}
