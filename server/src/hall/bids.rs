//! Bids for sides: before the first move each of two people says which side he wants, and what he gives for it.

use sandtable_core::{BID, bid};

use super::Hall;
use super::look::view_of_room;
use crate::error::Error;
use crate::ids::TableId;
use crate::store::{Account, Bid, Chair, Holder, Meta, Status};
use crate::wire::{BidRequest, TableView};

impl Hall {
    /// Bids for a side. When both have bid, everybody sits where he wanted; where both want the same side, who gives more for
    /// it has it (of two who give as much, who bid first), and the other is given the points.
    ///
    /// # Errors
    /// If there is nothing to bid for, or the bid is too high.
    pub async fn bid(
        &self,
        id: &TableId,
        account: &Account,
        request: BidRequest,
    ) -> Result<TableView, Error> {
        let mut room = self.visit(id, Some(account)).await?;
        let most = room.game.info().highest_bid().unwrap_or(0);
        let own = room.meta.seats_of(&account.id);
        let by = own.iter().next().ok_or(Error::Forbidden("only players bid for their sides"))?;
        if room.status != Status::Waiting || room.meta.auction.is_none() {
            return Err(Error::Conflict("the sides of this table are not bid for"));
        }
        if usize::from(request.seat) >= room.meta.chairs.len() {
            return Err(Error::NotFound("seat"));
        }
        if request.points > most {
            return Err(Error::Unfit(format!("'points' is a number from 0 to {most}")));
        }
        let made = Bid { by: by.0, seat: request.seat, points: request.points };
        if let Some(bids) = &mut room.meta_mut().auction {
            bids.retain(|bid| bid.by != by.0);
            bids.push(made);
        }
        match own.iter().count() {
            1 => settle(room.meta_mut()),
            // Who came to his own table has both sides.
            _ => room.meta_mut().auction = None,
        }
        self.begin(&mut room)?;
        self.save(&mut room, None).await?;
        Ok(view_of_room(&room, Some(account)))
    }
}

/// May the sides of a table be bid for? There are two seats, for two people.
pub(super) fn may_be_bid_for(meta: &Meta) -> bool {
    let free = |chair: &Chair| matches!(chair.holder, Holder::Open | Holder::Link(_));
    let for_a_person = |chair: &Chair| free(chair) || matches!(chair.holder, Holder::Person { .. });
    meta.chairs.len() == 2 && meta.chairs.iter().all(for_a_person) && meta.chairs.iter().any(free)
}

/// Seats both who bid; until then nothing is changed.
fn settle(meta: &mut Meta) {
    let Some([first, second]) = meta.auction.as_deref() else { return };
    let (first, second) = (*first, *second);
    // The later bid must be higher.
    let best = if second.points > first.points { second } else { first };
    let points = if first.seat == second.seat { best.points } else { 0 };
    let chosen = if first.seat == second.seat { best } else { first };
    if chosen.by != chosen.seat {
        meta.chairs.swap(0, 1);
    }
    if points > 0 {
        meta.options.insert(BID.to_string(), bid(&meta.keys[usize::from(chosen.seat)], points));
    }
    meta.auction = None;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who sits where and what is given, after bids `by seat points`.
    fn after(bids: &[(u8, u8, u8)]) -> (String, Option<String>) {
        let chair = |name: &str| Chair {
            holder: Holder::Person { id: crate::ids::AccountId(name.into()), name: name.into() },
            word: None,
        };
        let bids = bids.iter().map(|&(by, seat, points)| Bid { by, seat, points }).collect();
        let mut meta = Meta {
            chairs: vec![chair("ann"), chair("ben")],
            keys: vec!["red".into(), "blue".into()],
            auction: Some(bids),
            ..Meta::default()
        };
        settle(&mut meta);
        let names = meta.chairs.iter().map(|chair| match &chair.holder {
            Holder::Person { name, .. } => name.as_str(),
            _ => "",
        });
        let waits = if meta.auction.is_some() { " waits" } else { "" };
        (names.collect::<Vec<_>>().join(" ") + waits, meta.options.get(BID).cloned())
    }

    #[test]
    fn everybody_gets_the_side_that_he_alone_wants_for_nothing() {
        assert_eq!(after(&[(0, 0, 3), (1, 1, 2)]), ("ann ben".into(), None));
        assert_eq!(after(&[(1, 0, 3), (0, 1, 0)]), ("ben ann".into(), None));
    }

    #[test]
    fn who_gives_more_has_the_side_that_both_want() {
        assert_eq!(after(&[(0, 0, 1), (1, 0, 2)]), ("ben ann".into(), Some("red-2".into())));
        assert_eq!(after(&[(0, 1, 3), (1, 1, 2)]), ("ben ann".into(), Some("blue-3".into())));
        // As much: who bid first.
        assert_eq!(after(&[(1, 0, 2), (0, 0, 2)]), ("ben ann".into(), Some("red-2".into())));
        assert_eq!(after(&[(0, 0, 0), (1, 0, 0)]), ("ann ben".into(), None));
    }

    #[test]
    fn one_bid_waits_for_the_other() {
        assert_eq!(after(&[(0, 1, 3)]), ("ann ben waits".into(), None));
    }
}
