//! Data sets: kept by digest for the tables that are played with them, the game's own and those that players bring.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::Arc;

use sandtable_bots::GameBox;
use sandtable_core::{Dice, Files, Options};

use super::heavy::Asker;
use super::{DataKey, Hall};
use crate::error::Error;
use crate::ids::AccountId;
use crate::store::{Account, Meta};

/// So many boxes with other data than the shelf's are open at once: each has some twenty megabytes.
const OPEN: usize = 24;
/// Of which so many for the tables of one who laid them, and so many that were opened from one address.
const OF_ACCOUNT: usize = 6;
const OF_ADDRESS: usize = 12;
/// So many files may a data set bring.
const FILES: usize = 200;

/// Boxes that are open, by their data.
pub(super) type Boxes = HashMap<DataKey, Open>;

/// A box with data of its own; none where it cannot be had.
pub(super) struct Open {
    own: Option<Arc<dyn GameBox>>,
    payer: Payer,
}

impl Open {
    /// Does somebody play with it?
    fn is_used(&self) -> bool {
        self.own.as_ref().is_some_and(|own| Arc::strong_count(own) > 1)
    }
}

/// In whose share a box is open.
struct Payer {
    account: Option<AccountId>,
    address: Option<IpAddr>,
}

impl Payer {
    /// Whoever asks.
    fn asks() -> Payer {
        let asker = Asker::here();
        let account = asker.as_ref().and_then(|asker| asker.account().cloned());
        Payer { account, address: asker.map(|asker| asker.address()) }
    }

    /// Whoever laid a table, and the address from which it is opened.
    fn of(meta: &Meta) -> Payer {
        Payer { account: meta.creator.clone(), ..Payer::asks() }
    }

    fn same_account(&self, other: &Payer) -> bool {
        self.account.is_some() && self.account == other.account
    }

    fn same_address(&self, other: &Payer) -> bool {
        self.address.is_some() && self.address == other.address
    }
}

impl Hall {
    /// A game of the shelf, or with the data set that somebody brought.
    ///
    /// # Errors
    /// If there is no such game or data set.
    pub async fn game(&self, id: &str, data: Option<&str>) -> Result<Arc<dyn GameBox>, Error> {
        let shelf = self.games.get(id).cloned().ok_or(Error::NotFound("game"))?;
        match data {
            None => Ok(shelf),
            Some(digest) => {
                let own = self.with_data(&shelf, digest, Payer::asks()).await?;
                own.ok_or(Error::NotFound("data set"))
            }
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
        let payer = Payer { account: Some(account.id.clone()), ..Payer::asks() };
        let turn = self.heavy.turn_for_data().await?;
        self.room_for_a_box(&payer)?;
        let opening = Hall::in_turn(turn, move || {
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
        Ok(self.remember((id.to_string(), digest), Some(own.clone()), payer).unwrap_or(own))
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
        let own = self.with_data(&shelf, digest, Payer::of(meta)).await?;
        Ok(own.into_iter().chain([shelf]).collect())
    }

    /// A box with the data of a digest, if it is kept.
    async fn with_data(
        &self,
        shelf: &Arc<dyn GameBox>,
        digest: &str,
        payer: Payer,
    ) -> Result<Option<Arc<dyn GameBox>>, Error> {
        if digest.len() > 64 {
            return Ok(None);
        }
        let key = (shelf.info().id.to_string(), digest.to_string());
        let known = || self.others().get(&key).map(|open| open.own.clone());
        if let Some(own) = known() {
            return Ok(own);
        }
        let turn = self.heavy.turn_for_data().await?;
        // Of all who wait for the same one opens it.
        if let Some(own) = known() {
            return Ok(own);
        }
        let Some(text) = self.store.data(&key.0, digest).await? else { return Ok(None) };
        self.room_for_a_box(&payer)?;
        let kept: BTreeMap<String, String> =
            serde_json::from_str(&text).map_err(|e| Error::Broken(e.to_string()))?;
        let shelf = shelf.clone();
        let own = Hall::in_turn(turn, move || {
            let mut files = Files::default();
            files.lay(kept)?;
            Ok(shelf.with_data(files).ok())
        });
        let own = own.await?;
        Ok(self.remember(key, own, payer))
    }

    /// Keeps a box open; where the same is open already, that one is used.
    fn remember(
        &self,
        key: DataKey,
        own: Option<Arc<dyn GameBox>>,
        payer: Payer,
    ) -> Option<Arc<dyn GameBox>> {
        let mut others = self.others();
        let open = others.entry(key).or_insert(Open { own: None, payer });
        if open.own.is_none() {
            open.own = own;
        }
        open.own.clone()
    }

    /// Is there room for another box with data of its own, and has its payer a share left? Those go with which nobody plays.
    fn room_for_a_box(&self, payer: &Payer) -> Result<(), Error> {
        let mut others = self.others();
        let full = |others: &Boxes| others.len() >= OPEN;
        let his_full = |others: &Boxes| {
            let of =
                |same: fn(&Payer, &Payer) -> bool| others.values().filter(|o| same(&o.payer, payer)).count();
            of(Payer::same_account) >= OF_ACCOUNT || of(Payer::same_address) >= OF_ADDRESS
        };
        if full(&others) {
            others.retain(|_, open| open.is_used());
        } else if his_full(&others) {
            let his = |of: &Payer| of.same_account(payer) || of.same_address(payer);
            others.retain(|_, open| open.is_used() || !his(&open.payer));
        }
        if full(&others) || his_full(&others) { Err(Error::Busy) } else { Ok(()) }
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;
    use starter::Starter;

    use super::*;
    use crate::bots;
    use crate::games::Games;
    use crate::ids::{TableId, Token};
    use crate::metrics::Metrics;
    use crate::store::{Since, Sqlite, Status};

    /// Where no box can be opened, bots come again later: nobody gives them up.
    #[tokio::test(flavor = "multi_thread")]
    async fn bots_wait_until_there_is_room_for_their_data() {
        let dir = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&dir.path().join("test.db")).unwrap());
        let games = Games::new().with::<Starter>().unwrap();
        let (wake, woken) = bots::queue();
        let clock = crate::clock::Clock::default();
        let hall = Hall::new(games, store, Arc::<Metrics>::default(), clock, wake.clone(), u32::MAX);
        let hall = Arc::new(hall);
        let account = Account {
            id: AccountId::new(),
            name: "Ada".into(),
            password: None,
            secret: Token::new().digest(),
            feed: Token::new().digest(),
            created: 0,
            banned: None,
        };
        hall.store.add_account(account.clone()).await.unwrap();
        let files = [
            ("scenarios/raid.toml", "source = 'made up'\nturns = 3\nprizes = ['cross']\n"),
            ("locales/en.ftl", "scenario-raid = The raid\n"),
        ];
        let files = files.map(|(file, text)| (file.to_string(), text.to_string())).into();
        let own = hall.bring(&account, "starter", files).await.unwrap();
        let bot = json!({ "bot": "recruit" });
        let laid = json!({ "game": "starter", "scenario": "raid", "data": own.info().data_digest, "seats": [bot, bot] });
        let laid = hall.create(&account, serde_json::from_value(laid).unwrap()).await.unwrap();
        let id = TableId(laid.table.id);
        // All the room is taken by boxes with which somebody plays.
        let shelf = hall.games.get("starter").cloned().unwrap();
        let nobody = || Payer { account: None, address: None };
        let taken = (0..OPEN).map(|i| {
            (("starter".to_string(), i.to_string()), Open { own: Some(shelf.clone()), payer: nobody() })
        });
        *hall.others() = taken.collect();
        let working = tokio::spawn(bots::work(hall.clone(), wake, woken, 1));
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert!(matches!(hall.enter(&id).await.map(drop), Err(Error::Busy)));
        assert_eq!((hall.troubles.word(&id), hall.troubles.rests(&id)), (None, false));
        hall.others().clear();
        // Nobody but the bots themselves opens the table.
        let stored = async || hall.store.load_since(&id, Since::Row(usize::MAX)).await.unwrap().unwrap();
        let over = async || stored().await.table.status == Status::Over;
        for _ in 0..600 {
            if over().await {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert!(over().await);
        working.abort();
    }
}
