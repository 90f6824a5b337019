//! Who sits where later on: seats that change hands, and the next table of the same people, for the same game again or for
//! the one that follows from it.

use std::cmp::Reverse;

use sandtable_core::{GameInfo, Options, Seat, Secret};

use super::lay::{Seating, check_options, fresh};
use super::look::view_of_room;
use super::{Hall, Room, Seated};
use crate::error::Error;
use crate::ids::{TableId, random};
use crate::store::{Account, Chair, Holder, Meta, Since, Status};
use crate::wire::TableView;

impl Hall {
    /// The same game again, with the same people and bots, on the same or on each other's sides.
    ///
    /// # Errors
    /// If the game is not over, the caller did not play, or the sides cannot be changed.
    pub async fn rematch(&self, id: &TableId, account: &Account, swap: bool) -> Result<TableView, Error> {
        let room = match self.finished(self.visit(id, Some(account)).await?, account).await? {
            Finished::Here(room) => room,
            Finished::Followed(next) => return self.look(&next, Some(account)).await,
        };
        self.may_lay(account).await?;
        let mut meta = Meta { creator: Some(account.id.clone()), ..again(&room.meta) };
        if swap && !change_sides(&mut meta) {
            return Err(Error::Conflict("the sides of this game are not alike"));
        }
        let game = self.game(&meta.game, meta.data.as_deref()).await?;
        let mut next = fresh(game, meta, self.clock.now());
        self.begin(&mut next)?;
        self.follow(room, next, account, |_| {}).await
    }

    /// The game that follows from one that is over, by one of its choices, with the same people and bots.
    ///
    /// # Errors
    /// If the game is not over, nothing follows from it, or the caller did not play.
    pub async fn sequel(&self, id: &TableId, account: &Account, choice: usize) -> Result<TableView, Error> {
        let (turn, room) = self.visit_in_turn(id, Some(account)).await?;
        let room = match self.finished(room, account).await? {
            Finished::Here(room) => room,
            Finished::Followed(next) => return self.look(&next, Some(account)).await,
        };
        self.may_lay(account).await?;
        let viewer = room.viewer(Some(&account.id), None)?;
        let sequel =
            room.table()?.scene(viewer).sequel.ok_or(Error::Conflict("nothing follows from this game"))?;
        let (_, chosen) = sequel.choices.into_iter().nth(choice).ok_or(Error::NotFound("choice"))?;
        let old = &room.meta;
        let game = self.game(&old.game, old.data.as_deref()).await?;
        let mut options = old.options.clone();
        options.extend(chosen);
        check_options(game.as_ref(), &sequel.scenario, &options)?;
        let seating = Seating::of(game.as_ref(), &sequel.scenario, &options);
        let sides = |scenario: &str, options| sides(game.info(), scenario, options);
        let before = sides(&old.scenario, &old.options).into_iter().zip(old.chairs.iter().map(|c| &c.holder));
        let own = Holder::Person { id: account.id.clone(), name: account.name.clone() };
        let holders = reseated(&before.collect::<Vec<_>>(), &sides(&sequel.scenario, &options), &own);
        let meta = Meta {
            scenario: sequel.scenario,
            options,
            keys: seating.keys,
            teams: seating.teams,
            chairs: holders.into_iter().map(|holder| Chair { holder, word: None }).collect(),
            creator: Some(account.id.clone()),
            ..again(old)
        };
        let mut next = fresh(game.clone(), meta, self.clock.now());
        let next = Hall::in_turn(turn, move || {
            next.begin()?;
            Ok::<_, Error>(next)
        });
        let mut next = next.await?;
        next.sign(&self.program);
        self.follow(room, next, account, |_| {}).await
    }

    /// Hands a seat over to whoever holds another one of its side: the caller's own, or a bot's.
    ///
    /// # Errors
    /// If it is neither, or the two seats do not play together.
    pub async fn hand(&self, id: &TableId, account: &Account, seat: u8, to: u8) -> Result<TableView, Error> {
        let mut room = self.visit(id, Some(account)).await?;
        Hall::in_play(&room)?;
        let own = room.meta.seats_of(&account.id);
        let chairs = &room.meta.chairs;
        let (Some(chair), Some(to_chair)) = (chairs.get(usize::from(seat)), chairs.get(usize::from(to)))
        else {
            return Err(Error::NotFound("seat"));
        };
        let (bot, takes) = (matches!(chair.holder, Holder::Bot(_)), to_chair.holder.clone());
        let side = room.meta.teams().of(Seat(seat));
        if side.0 & own.0 == 0 || !(own.has(Seat(seat)) || bot) {
            return Err(Error::Forbidden("you hand over your own seats, and those of bots on your side"));
        }
        if !side.has(Seat(to)) {
            return Err(Error::Conflict("a seat stays with its side"));
        }
        room.meta_mut().chairs[usize::from(seat)].holder = takes;
        self.save(&mut room, None).await?;
        Ok(view_of_room(&room, Some(account)))
    }

    /// Is a player at a game that is over?
    async fn finished(&self, room: Seated, account: &Account) -> Result<Finished, Error> {
        if room.meta.seats_of(&account.id).is_empty() {
            return Err(Error::Forbidden("only players play again"));
        }
        // One that was taken away since is followed by another.
        if let Some(next) = room.meta.rematch.clone()
            && self.store.load_since(&next, Since::Row(usize::MAX)).await?.is_some()
        {
            return Ok(Finished::Followed(next));
        }
        if room.status != Status::Over || room.meta.archive {
            return Err(Error::Conflict("the game is not over"));
        }
        Ok(Finished::Here(room))
    }

    /// Keeps the next table of a room, which is left.
    pub(super) async fn follow(
        &self,
        mut room: Seated,
        next: Room,
        account: &Account,
        leave: impl FnOnce(&mut Room),
    ) -> Result<TableView, Error> {
        let id = next.id.clone();
        let view = self.put(next, account).await?;
        leave(&mut room);
        room.meta_mut().rematch = Some(id.clone());
        // Two who click at once get one table.
        if let Err(error) = self.save(&mut room, None).await {
            self.store.delete(&id).await?;
            return Err(error);
        }
        Ok(view)
    }
}

/// A game that is over.
enum Finished {
    Here(Seated),
    /// Its next table is laid already.
    Followed(TableId),
}

/// The same again: game, people and how they play, with other dice.
pub(super) fn again(old: &Meta) -> Meta {
    Meta {
        game: old.game.clone(),
        scenario: old.scenario.clone(),
        options: old.options.clone(),
        data: old.data.clone(),
        keys: old.keys.clone(),
        teams: old.teams.clone(),
        secret: Some(Secret::new(random()).to_string()),
        chairs: old.chairs.iter().map(|c| Chair { holder: c.holder.clone(), word: None }).collect(),
        hours: old.hours,
        ask_words: old.ask_words,
        hints: old.hints,
        public: old.public,
        ..Meta::default()
    }
}

/// Puts everybody on the other side, if there are two with as many seats. Was that done?
fn change_sides(meta: &mut Meta) -> bool {
    let [one, two] = meta.sides()[..] else { return false };
    if one.iter().count() != two.iter().count() {
        return false;
    }
    for (a, b) in one.iter().zip(two.iter()) {
        meta.chairs.swap(usize::from(a.0), usize::from(b.0));
    }
    true
}

/// A seat: its key and its side, which is its team's or its own.
type Place = (String, String);

fn sides(info: &GameInfo, scenario: &str, options: &Options) -> Vec<Place> {
    let seats = info.seats(scenario, options);
    seats.iter().map(|seat| (seat.key.to_string(), seat.team.unwrap_or(&seat.key).to_string())).collect()
}

/// Who sits where next. Everybody keeps the seats that are there again; one that nobody had goes to whoever of its side has
/// the fewest, people before bots, or to `own` if nobody is left there; and no person stays away while a bot has a seat or
/// another two.
fn reseated(before: &[(Place, &Holder)], after: &[Place], own: &Holder) -> Vec<Holder> {
    let mut seated: Vec<Option<&Holder>> = after
        .iter()
        .map(|(key, _)| before.iter().find(|((old, _), _)| old == key).map(|(_, holder)| *holder))
        .collect();
    let is_bot = |holder: &Holder| !matches!(holder, Holder::Person { .. });
    let count = |seated: &[Option<&Holder>], holder| seated.iter().filter(|s| **s == Some(holder)).count();
    for (i, (_, side)) in after.iter().enumerate() {
        if seated[i].is_none() {
            let comrades = before.iter().filter(|((_, of), _)| of == side).map(|(_, holder)| *holder);
            let next = comrades.min_by_key(|holder| (count(&seated, holder), is_bot(holder)));
            seated[i] = Some(next.unwrap_or(own));
        }
    }
    for ((_, side), holder) in before {
        if is_bot(holder) || count(&seated, holder) > 0 {
            continue;
        }
        let rank = |i: &usize| {
            let of = seated[*i].unwrap_or(own);
            (is_bot(of), count(&seated, of), Reverse(*i))
        };
        let there = (0..after.len()).filter(|i| after[*i].1 == *side);
        let given = there.filter(|i| rank(i).0 || rank(i).1 > 1).max_by_key(rank);
        if let Some(i) = given {
            seated[i] = Some(holder);
        }
    }
    seated.into_iter().map(|holder| holder.unwrap_or(own).clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holder(name: &str) -> Holder {
        match name {
            "bot" => Holder::Bot("regular".into()),
            _ => Holder::Person { id: crate::ids::AccountId(name.into()), name: name.into() },
        }
    }

    /// Who sits where: `seat@side=holder` before, `seat@side` after.
    fn next(before: &str, after: &str) -> String {
        let place = |word: &str| {
            let (key, side) = word.split_once('@').unwrap_or((word, word));
            (key.to_string(), side.to_string())
        };
        let before: Vec<(Place, Holder)> = before
            .split(' ')
            .map(|word| {
                word.split_once('=').map(|(seat, name)| (place(seat), holder(name))).expect("a holder")
            })
            .collect();
        let before: Vec<(Place, &Holder)> =
            before.iter().map(|(place, holder)| (place.clone(), holder)).collect();
        let after: Vec<Place> = after.split(' ').map(place).collect();
        let names = reseated(&before, &after, &holder("me")).into_iter().map(|holder| match holder {
            Holder::Person { name, .. } => name,
            _ => "bot".into(),
        });
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn everybody_keeps_his_seat_and_new_ones_are_shared() {
        assert_eq!(next("paddy@sas=ann jock@sas=ben", "jock@sas paddy@sas"), "ben ann");
        assert_eq!(next("paddy@sas=ann jock@sas=ann", "jock@sas reg@sas paddy@sas"), "ann ann ann");
        assert_eq!(
            next("paddy@sas=bot jock@sas=ben", "paddy@sas jock@sas reg@sas andy@sas"),
            "bot ben ben bot"
        );
        // Andy's seat is gone: who held it takes the next free one.
        assert_eq!(next("andy@sas=ann jock@sas=ben", "paddy@sas jock@sas reg@sas"), "ann ben ann");
    }

    #[test]
    fn nobody_stays_away_for_want_of_a_seat() {
        assert_eq!(next("paddy@sas=ann jock@sas=ann andy@sas=ben", "paddy@sas jock@sas"), "ben ann");
        assert_eq!(next("paddy@sas=bot jock@sas=ann andy@sas=ben", "paddy@sas jock@sas"), "ben ann");
        // Unless there is none to give.
        assert_eq!(next("paddy@sas=ann jock@sas=cid andy@sas=ben", "paddy@sas jock@sas"), "ann cid");
    }

    #[test]
    fn sides_are_changed_where_they_are_alike() {
        let seated = |names: &[&str], teams: &[u8]| Meta {
            chairs: names.iter().map(|name| Chair { holder: holder(name), word: None }).collect(),
            teams: teams.to_vec(),
            ..Meta::default()
        };
        let mut two = seated(&["ann", "bot"], &[1, 2]);
        assert!(change_sides(&mut two));
        assert_eq!(two.chairs, seated(&["bot", "ann"], &[1, 2]).chairs);
        assert!(!change_sides(&mut seated(&["ann", "ben", "bot"], &[3, 4])));
        assert!(!change_sides(&mut seated(&["ann", "ben", "bot"], &[1, 2, 4])));
    }

    #[test]
    fn sides_stay_apart() {
        assert_eq!(next("paddy@sas=ann hunter=ben", "paddy@sas jock@sas hunter"), "ann ann ben");
        assert_eq!(next("red=ann blue=ben", "red blue green"), "ann ben me");
    }
}
