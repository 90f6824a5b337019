//! What players agree on: that the clocks rest, and that somebody else sits down for one who does not come back.

use sandtable_core::{Seat, Seats};

use super::look::view_of_room;
use super::{Hall, Room, Who};
use crate::clock::DAY;
use crate::error::Error;
use crate::games::STAND_IN;
use crate::ids::{AccountId, TableId, Token};
use crate::store::{Account, Holder, Vote};
use crate::wire::{Created, ReplaceRequest, SeatLink, Substitute, TableView};

/// Where a table has no clock, whoever lets the others wait so long and is not seen there is absent.
const ABSENT: i64 = 3 * DAY;
/// That somebody is seen there is kept so often.
const SEEN: i64 = DAY / 2;

impl Room {
    /// The clocks go on: as if the time in between had not been.
    pub(super) fn resume(&mut self, now: i64) {
        let Some(since) = self.meta.paused else { return };
        let rested = (now - since).max(0);
        self.moved += rested;
        let meta = self.meta_mut();
        (meta.paused, meta.pausing) = (None, 0);
        for clock in meta.clocks.iter_mut().filter(|clock| **clock >= 0) {
            *clock += rested;
        }
    }

    /// Has somebody let the others wait too long?
    fn is_absent(&self, seat: u8, now: i64) -> bool {
        let asked = self.asked() & (1 << seat) != 0;
        match self.meta.hours {
            Some(_) => self.late(now).0 & (1 << seat) != 0,
            None => asked && now - self.seen(Seat(seat)) > ABSENT,
        }
    }

    /// When somebody was last known to be there who is asked: since then he lets the others wait.
    fn seen(&self, seat: Seat) -> i64 {
        self.meta.seen.get(usize::from(seat.0)).map_or(self.moved, |seen| self.moved.max(*seen))
    }

    /// May somebody mute one more? However many those mute who look on, whoever plays has room left.
    fn has_room_for(&self, who: &AccountId) -> bool {
        let plays = |who: &AccountId| !self.meta.seats_of(who).is_empty();
        let muters = || self.meta.muted.iter().map(|(by, _)| by);
        let onlookers = || muters().filter(|by| !plays(by)).count();
        muters().filter(|by| *by == who).count() < MUTED && (plays(who) || onlookers() < MUTED_BY_ONLOOKERS)
    }

    /// Somebody looks at the table. Is it to be kept that he was seen, because others wait for him without a clock?
    pub(super) fn sees(&mut self, who: Who, now: i64) -> bool {
        if self.meta.hours.is_some() || self.in_play().is_none() {
            return false;
        }
        let own = who.map(|a| self.meta.seats_of(&a.id)).unwrap_or_default();
        let waited_for = Seats(self.asked() & own.0);
        let alone = self.meta.people().0 & !own.0 == 0;
        if alone || !waited_for.iter().any(|seat| now - self.seen(seat) >= SEEN) {
            return false;
        }
        let seats = self.meta.chairs.len();
        let seen = &mut self.meta_mut().seen;
        seen.resize(seats, 0);
        for (_, seen) in (0..).map(Seat).zip(seen).filter(|(seat, _)| waited_for.has(*seat)) {
            *seen = now;
        }
        true
    }
}

impl Hall {
    /// Asks for the clocks to rest, or for them to go on. They rest when all people at the table want it, and go on when one
    /// of them does, or plays; who does not want it ends the wish.
    ///
    /// # Errors
    /// If the caller does not play, or there is no clock.
    pub async fn pause(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
        rest: bool,
    ) -> Result<TableView, Error> {
        let (mut room, seats) = self.player(id, account, only).await?;
        Hall::in_play(&room)?;
        if room.meta.hours.is_none() {
            return Err(Error::Conflict("this table has no clock"));
        }
        let now = self.clock.now();
        if rest {
            room.meta_mut().pausing |= seats.0;
            let people = room.meta.people().0;
            if room.meta.pausing & people == people && room.meta.paused.is_none() {
                room.meta_mut().paused = Some(now);
            }
        } else {
            room.resume(now);
            room.meta_mut().pausing = 0;
        }
        self.save(&mut room, None).await?;
        Ok(view_of_room(&room, Some(account)))
    }

    /// Agrees that a bot, or whoever has a link, takes the seat of somebody who is absent. It is done when all others who
    /// play agree on the same.
    ///
    /// # Errors
    /// If he is not absent, or the caller does not play beside him.
    pub async fn replace(
        &self,
        id: &TableId,
        account: &Account,
        seat: u8,
        request: ReplaceRequest,
    ) -> Result<Created, Error> {
        let (mut room, seats) = self.player(id, account, None).await?;
        Hall::in_play(&room)?;
        let holder = match room.meta.chairs.get(usize::from(seat)).map(|chair| &chair.holder) {
            Some(Holder::Person { id, .. }) => id.clone(),
            Some(_) => return Err(Error::Conflict("nobody sits there who could be absent")),
            None => return Err(Error::NotFound("seat")),
        };
        if holder == account.id {
            return Err(Error::Conflict("you are there: resign, or hand the seat over"));
        }
        if !room.is_absent(seat, self.clock.now()) {
            return Err(Error::Conflict("the time of this seat is not up, or whoever has it was here since"));
        }
        let others = room.meta.people().0 & !room.meta.seats_of(&holder).0;
        let meta = room.meta_mut();
        let same = |vote: &Vote| (vote.seat, vote.bot) == (seat, request.by == Substitute::Bot);
        for vote in &mut meta.votes {
            // Who wants something else no longer wants this.
            vote.agreed &= !seats.0;
        }
        if !meta.votes.iter().any(same) {
            meta.votes.push(Vote { seat, bot: request.by == Substitute::Bot, agreed: 0 });
        }
        let agreed = meta.votes.iter_mut().find(|vote| same(vote)).map(|vote| {
            vote.agreed |= seats.0;
            vote.agreed & others == others
        });
        let mut links = Vec::new();
        if agreed == Some(true) {
            meta.votes.retain(|vote| vote.seat != seat);
            let sits = match request.by {
                Substitute::Bot => Holder::Bot(STAND_IN.to_string()),
                Substitute::Link => {
                    let token = Token::new();
                    links.push(SeatLink { seat, secret: token.reveal().to_string() });
                    Holder::Link(token.digest())
                }
            };
            meta.chairs[usize::from(seat)].holder = sits;
            // Whoever comes has his time from now on.
            let now = self.clock.now();
            if let Some(clock) = meta.clocks.get_mut(usize::from(seat)) {
                *clock = now;
            }
            room.moved = now;
        }
        self.save(&mut room, None).await?;
        Ok(Created { table: view_of_room(&room, Some(account)), links })
    }

    /// Hears somebody no longer at a table, or again.
    ///
    /// # Errors
    /// If nobody of that name said anything there.
    pub async fn mute(&self, id: &TableId, account: &Account, name: &str, mute: bool) -> Result<(), Error> {
        let mut room = self.visit(id, Some(account)).await?;
        let whom = self.store.account_named(name).await?.ok_or(Error::NotFound("person"))?;
        let pair = (account.id.clone(), whom.id);
        let known = room.meta.muted.contains(&pair);
        if mute && !known {
            if !room.has_room_for(&account.id) {
                return Err(Error::Conflict("more people are muted here than can be kept in mind"));
            }
            room.meta_mut().muted.push(pair);
        } else if !mute && known {
            room.meta_mut().muted.retain(|muted| *muted != pair);
        }
        self.save(&mut room, None).await
    }
}

/// So many somebody mutes at one table, and so many all of those who only look on.
const MUTED: usize = 64;
const MUTED_BY_ONLOOKERS: usize = 256;

/// The seats whose holders ask for a rest.
pub(super) fn asks_rest(pausing: u8) -> Vec<u8> {
    Seats(pausing).iter().map(|seat| seat.0).collect()
}
