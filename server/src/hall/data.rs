//! Data sets: kept by digest for the tables that are played with them, the game's own and those that players bring.

use std::collections::BTreeMap;
use std::sync::Arc;

use sandtable_bots::GameBox;
use sandtable_core::{Dice, Files, Options};

use super::{DataKey, Hall};
use crate::error::Error;
use crate::ids::AccountId;
use crate::store::{Account, Meta};

/// So many boxes with other data than the shelf's are open at once: each has some twenty megabytes.
const OPEN: usize = 24;
/// So many files may a data set bring.
const FILES: usize = 200;

impl Hall {
    /// A game of the shelf, or with the data set that somebody brought.
    ///
    /// # Errors
    /// If there is no such game or data set.
    pub async fn game(&self, id: &str, data: Option<&str>) -> Result<Arc<dyn GameBox>, Error> {
        let shelf = self.games.get(id).cloned().ok_or(Error::NotFound("game"))?;
        match data {
            None => Ok(shelf),
            Some(digest) => self.with_data(&shelf, digest).await?.ok_or(Error::NotFound("data set")),
        }
    }

    /// Takes in a data set that somebody brings, laid over the game's own: everything in it is laid out once.
    ///
    /// # Errors
    /// Everything that is wrong with it, by file and line.
    pub async fn bring(
        &self,
        account: &Account,
        id: &str,
        files: BTreeMap<String, String>,
    ) -> Result<Arc<dyn GameBox>, Error> {
        let shelf = self.game(id, None).await?;
        let most = if account.password.is_some() { self.quota.account } else { self.quota.guest };
        if self.store.brought_by(&account.id).await? >= most {
            return Err(Error::Conflict("you have brought as many data sets as you may"));
        }
        if files.is_empty() || files.len() > FILES {
            return Err(Error::Unfit(format!("a data set has 1 to {FILES} files")));
        }
        self.room_for_a_box()?;
        let opening = self.apart(move || {
            let mut all = shelf.files().clone();
            all.lay(files)?;
            let own = shelf.with_data(all)?;
            for scenario in own.info().keys() {
                // Its start must be a position that the rules allow.
                let start = own.table(scenario, &Options::new(), Dice::Seed(0))?.position();
                own.table_at(scenario, &Options::new(), Some(start), Dice::Seed(0))?;
            }
            Ok(own)
        });
        let own = opening.await?;
        let digest = own.info().data_digest.clone();
        self.keep(own.as_ref(), &digest, Some((&account.id, self.clock.now()))).await?;
        self.remember((id.to_string(), digest), Some(own.clone()));
        Ok(own)
    }

    /// The boxes with which a table may be folded: its own data first, then what is on the shelf.
    pub(super) async fn boxes(&self, meta: &Meta) -> Result<Vec<Arc<dyn GameBox>>, Error> {
        let shelf = self.games.get(&meta.game).cloned();
        let shelf = shelf.ok_or(Error::Conflict("the game of this table is not on the shelf"))?;
        let header = meta.header.as_deref().unwrap_or_default();
        let written = || header.lines().find_map(|line| line.strip_prefix("data "));
        let digest = meta.data.as_deref().or_else(written);
        let same = shelf.info().scenario(&meta.scenario).map(|scenario| scenario.digest.as_str());
        let Some(digest) = digest.filter(|d| Some(*d) != same) else {
            if meta.data.is_none() {
                self.keep_data(shelf.as_ref(), meta).await?;
            }
            return Ok(vec![shelf]);
        };
        let own = self.with_data(&shelf, digest).await?;
        Ok(own.into_iter().chain([shelf]).collect())
    }

    /// A box with the data of a digest, if it is kept.
    async fn with_data(
        &self,
        shelf: &Arc<dyn GameBox>,
        digest: &str,
    ) -> Result<Option<Arc<dyn GameBox>>, Error> {
        if digest.len() > 64 {
            return Ok(None);
        }
        let key = (shelf.info().id.to_string(), digest.to_string());
        let known = self.others().get(&key).cloned();
        if let Some(own) = known {
            return Ok(own);
        }
        let Some(text) = self.store.data(&key.0, digest).await? else { return Ok(None) };
        self.room_for_a_box()?;
        let kept: BTreeMap<String, String> =
            serde_json::from_str(&text).map_err(|e| Error::Broken(e.to_string()))?;
        let shelf = shelf.clone();
        let own = self.apart(move || {
            let mut files = Files::default();
            files.lay(kept)?;
            Ok(shelf.with_data(files).ok())
        });
        let own = own.await?;
        self.remember(key, own.clone());
        Ok(own)
    }

    fn remember(&self, key: DataKey, own: Option<Arc<dyn GameBox>>) {
        self.others().insert(key, own);
    }

    /// Is there room for another box with data of its own? Those go with which nobody plays.
    fn room_for_a_box(&self) -> Result<(), Error> {
        let mut others = self.others();
        if others.len() >= OPEN {
            others.retain(|_, own| own.as_ref().is_some_and(|own| Arc::strong_count(own) > 1));
        }
        if others.len() < OPEN { Ok(()) } else { Err(Error::Busy) }
    }

    /// Keeps the data of a box for a table that is played with it.
    pub(super) async fn keep_data(&self, game: &dyn GameBox, meta: &Meta) -> Result<(), Error> {
        match (&meta.data, game.info().scenario(&meta.scenario)) {
            (Some(digest), _) => {
                let brought = meta.creator.as_ref().map(|who| (who, self.clock.now()));
                self.keep(game, digest, brought).await
            }
            (None, Some(scenario)) => self.keep(game, &scenario.digest, None).await,
            (None, None) => Ok(()),
        }
    }

    /// Keeps the data of a box under a digest.
    async fn keep(
        &self,
        game: &dyn GameBox,
        digest: &str,
        brought: Option<(&AccountId, i64)>,
    ) -> Result<(), Error> {
        let id = game.info().id;
        let key = (id.to_string(), digest.to_string());
        // What somebody brought may have been thrown away since, by another server too.
        if brought.is_none() && self.kept().contains(&key) {
            return Ok(());
        }
        let files = serde_json::to_string(&game.files().laid()).map_err(|e| Error::Broken(e.to_string()))?;
        self.store.keep_data(id, digest, &files, brought).await?;
        self.kept().insert(key);
        Ok(())
    }
}
