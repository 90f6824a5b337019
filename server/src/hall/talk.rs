//! Talk and notes.

use std::sync::atomic::Ordering;

use super::{Hall, Who};
use crate::error::Error;
use crate::ids::{AccountId, TableId};
use crate::store::{Account, Report, Said, Status};
use crate::wire::SaidView;

/// So long may something said be.
const SAID: usize = 1000;
/// So long may notes be.
const NOTES: usize = 20_000;
/// So much may one person have told the operator that is not settled.
const REPORTS: u32 = 20;

/// What can be said.
fn said(text: &str) -> Result<&str, Error> {
    let text = text.trim();
    if text.is_empty() || text.len() > SAID || text.chars().any(|c| c.is_control() && c != '\n') {
        return Err(Error::Unfit(format!("what is said has 1 to {SAID} letters")));
    }
    Ok(text)
}

impl Hall {
    /// Says something at a table.
    ///
    /// # Errors
    /// Nothing, or too much, or at a table that is none of one's business.
    pub async fn say(&self, id: &TableId, account: &Account, text: &str) -> Result<(), Error> {
        let text = said(text)?;
        let room = self.visit(id, Some(account)).await?;
        let player = !room.meta.seats_of(&account.id).is_empty();
        drop(room);
        let most = if player { self.quota.said } else { self.quota.called };
        if self.store.said_at(id, player).await? >= most {
            return Err(Error::Enough("so much was said at this table that no more of it is kept"));
        }
        let said = Said {
            number: 0,
            name: account.name.clone(),
            account: Some(account.id.clone()),
            player,
            text: text.into(),
            at: self.clock.now(),
        };
        self.store.say(id, said).await?;
        self.stir(id, |stir| stir.talk += 1);
        Ok(())
    }

    /// The talk as somebody may hear it: what spectators say reaches players after the end.
    ///
    /// # Errors
    /// If the table is none of his business.
    pub async fn talk(&self, id: &TableId, who: Who<'_>, since: i64) -> Result<Vec<SaidView>, Error> {
        let room = self.visit(id, who).await?;
        let player = who.is_some_and(|a| !room.meta.seats_of(&a.id).is_empty());
        let all = !player || room.status == Status::Over;
        let muted: Vec<AccountId> = match who {
            Some(me) => {
                room.meta.muted.iter().filter(|(by, _)| *by == me.id).map(|(_, of)| of.clone()).collect()
            }
            None => Vec::new(),
        };
        drop(room);
        let heard = |said: &Said| said.account.as_ref().is_none_or(|by| !muted.contains(by));
        let said = self.store.talk(id, since, !all).await?;
        if let (Some(last), Some(slot)) = (said.last(), self.slots().get(id)) {
            slot.said.fetch_max(last.number, Ordering::Relaxed);
        }
        let said = said.into_iter().filter(heard);
        let view =
            |s: Said| SaidView { number: s.number, name: s.name, player: s.player, text: s.text, at: s.at };
        Ok(said.map(view).collect())
    }

    /// Tells the operator of somebody who plays or has spoken at a table.
    ///
    /// # Errors
    /// If there is nobody of that name, it is the caller himself, or he has told enough.
    pub async fn report(&self, id: &TableId, account: &Account, name: &str, text: &str) -> Result<(), Error> {
        let text = said(text)?;
        let room = self.visit(id, Some(account)).await?;
        let nobody = || Error::NotFound("person");
        let whom = self.store.account_named(name).await?.filter(|a| a.id != account.id).ok_or_else(nobody)?;
        let plays = !room.meta.seats_of(&whom.id).is_empty();
        drop(room);
        if !plays && !self.store.spoke_at(id, &whom.id).await? {
            return Err(nobody());
        }
        let report = Report {
            id: TableId::new().0,
            table: id.clone(),
            reporter: account.id.clone(),
            account: whom.id,
            text: text.into(),
            at: self.clock.now(),
        };
        match self.store.report(report, REPORTS).await? {
            true => Ok(()),
            false => Err(Error::Conflict("the operator has not settled what you told before")),
        }
    }

    /// Somebody's notes.
    ///
    /// # Errors
    /// If the table is none of his business.
    pub async fn notes(&self, id: &TableId, account: &Account) -> Result<String, Error> {
        drop(self.visit(id, Some(account)).await?);
        Ok(self.store.note(id, &account.id).await?)
    }

    /// Keeps somebody's notes.
    ///
    /// # Errors
    /// Too much, or at a table that is none of his business.
    pub async fn set_notes(&self, id: &TableId, account: &Account, text: &str) -> Result<(), Error> {
        if text.len() > NOTES || text.contains('\0') {
            return Err(Error::Unfit(format!("notes have at most {NOTES} letters")));
        }
        let room = self.visit(id, Some(account)).await?;
        let player = !room.meta.seats_of(&account.id).is_empty();
        drop(room);
        let new = !player && !text.is_empty() && self.store.note(id, &account.id).await?.is_empty();
        if new && self.store.noted_at(id, &account.id).await? >= self.quota.noted {
            return Err(Error::Enough("so many have notes at this table that no more of them are kept"));
        }
        Ok(self.store.set_note(id, &account.id, text).await?)
    }
}
