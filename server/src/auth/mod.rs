//! Who somebody is: guests, accounts and sessions.

pub(crate) mod names;
mod password;

use std::sync::{Arc, Mutex};

use tokio::sync::broadcast;

use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};

use crate::clock::{Clock, DAY};
use crate::error::Error;
use crate::hall::heavy::Asker;
use crate::ids::{AccountId, Digest, Token};
use crate::passing::Passing;
use crate::server::App;
use crate::store::{Account, Store, StoreError};
use crate::wire::{AccountRequest, GuestRequest, LoginRequest, Me, RecoverRequest, Welcome};

/// The name of the cookie.
const COOKIE: &str = "sandtable";
/// And over encrypted connections, where no other host can set it.
const HOST_COOKIE: &str = "__Host-sandtable";
/// So long a session lasts.
const SESSION: i64 = 365 * DAY;
/// So long a session is believed without asking the store.
const TRUST: i64 = 5_000;
/// So many who are no longer who they were are told of before those who listen ask for themselves.
const GONE: usize = 256;

/// Who is no longer who he was, and may be nobody.
#[derive(Clone, Debug)]
pub enum Gone {
    /// Whoever has this session.
    Session(Digest),
    /// This person, with some of his sessions or all of them.
    Person(AccountId),
    /// Anybody.
    Anybody,
}

/// The door: lets people in and knows who they are.
pub struct Door {
    store: Arc<dyn Store>,
    /// Sessions that are believed, and since when.
    seen: Mutex<Passing<Digest, (Arc<Account>, i64)>>,
    gone: broadcast::Sender<Gone>,
    /// Are cookies only for encrypted connections?
    secure: bool,
    clock: Clock,
}

impl Door {
    /// A door to a store.
    pub fn new(store: Arc<dyn Store>, secure: bool, clock: Clock) -> Door {
        Door { store, seen: Mutex::default(), gone: broadcast::Sender::new(GONE), secure, clock }
    }

    /// Lets a guest in, with a name and a secret.
    ///
    /// # Errors
    /// A name that cannot be had.
    pub async fn guest(&self, request: GuestRequest) -> Result<(Welcome, HeaderValue), Error> {
        let wished = request.name.map(|name| names::checked(&name)).transpose()?;
        let secret = Token::new();
        for _ in 0..8 {
            let name = wished.clone().unwrap_or_else(names::given);
            let account = Account {
                id: AccountId::new(),
                name,
                password: None,
                secret: secret.digest(),
                feed: Token::new().digest(),
                created: self.clock.now(),
                banned: None,
            };
            match self.store.add_account(account.clone()).await {
                Ok(()) => {
                    let cookie = self.open(&account).await?;
                    return Ok((welcome(&account, Some(secret)), cookie));
                }
                Err(StoreError::Taken) if wished.is_none() => {}
                Err(StoreError::Taken) => return Err(Error::Unfit("the name is taken".into())),
                Err(error) => return Err(error.into()),
            }
        }
        Err(Error::Unfit("no name was free; choose one".into()))
    }

    /// Makes an account: a new one, or of the guest who asks.
    ///
    /// # Errors
    /// A name that cannot be had or a password that will not do.
    pub async fn account(
        &self,
        guest: Option<&Account>,
        request: AccountRequest,
    ) -> Result<(Account, Welcome, HeaderValue), Error> {
        let name = names::checked(&request.name)?;
        let hash = password::hash(request.password).await?;
        let account = match guest.filter(|g| g.password.is_none()) {
            // The guest's secret and the sessions of other devices die with it.
            Some(guest) => {
                Account { name, password: Some(hash), secret: Token::new().digest(), ..guest.clone() }
            }
            None => Account {
                id: AccountId::new(),
                name,
                password: Some(hash),
                secret: Token::new().digest(),
                feed: Token::new().digest(),
                created: self.clock.now(),
                banned: None,
            },
        };
        let kept = match guest.is_some_and(|g| g.id == account.id) {
            true => self.store.set_account(account.clone()).await,
            false => self.store.add_account(account.clone()).await,
        };
        match kept {
            Ok(()) => {}
            Err(StoreError::Taken) => return Err(Error::Unfit("the name is taken".into())),
            Err(error) => return Err(error.into()),
        }
        self.store.end_sessions(&account.id).await?;
        self.forget(&account.id);
        let welcome = welcome(&account, None);
        let cookie = self.open(&account).await?;
        Ok((account, welcome, cookie))
    }

    /// Logs in, with name and password or with a guest's secret.
    ///
    /// # Errors
    /// If they do not fit; it takes as long for unknown names.
    pub async fn login(&self, request: LoginRequest) -> Result<(Welcome, HeaderValue), Error> {
        let account = match (request.name, request.password, request.secret) {
            (Some(name), Some(given), None) => {
                let account = self.store.account_named(&name).await?;
                let hash = account.as_ref().and_then(|a| a.password.clone());
                let fits = password::verify(given, hash).await?;
                account.filter(|_| fits)
            }
            (None, None, Some(secret)) => {
                let account = self.store.account_with(&Digest::of(&secret)).await?;
                account.filter(|a| a.secret.is_of(&secret))
            }
            _ => return Err(Error::Bad("either 'name' and 'password' or 'secret' is needed".into())),
        };
        let account = account.ok_or(Error::WrongSecret)?;
        Ok((welcome(&account, None), self.open(&account).await?))
    }

    /// Lets somebody in with a pass of the operator's, who gives himself a new password. All that knew him by the old one
    /// no longer does.
    ///
    /// # Errors
    /// A pass that is none or was used, or a password that will not do.
    pub async fn recover(&self, request: RecoverRequest) -> Result<(Welcome, HeaderValue), Error> {
        // A password that will not do leaves the pass as it is.
        let hash = password::hash(request.password).await?;
        let pass = Digest::of(&request.secret);
        let whose = self.store.redeem(&pass, self.clock.now()).await?.ok_or(Error::WrongSecret)?;
        let account = self.store.account(&whose).await?.ok_or(Error::WrongSecret)?;
        let account = Account { password: Some(hash), secret: Token::new().digest(), ..account };
        self.store.set_account(account.clone()).await?;
        self.store.end_sessions(&account.id).await?;
        self.forget(&account.id);
        Ok((welcome(&account, None), self.open(&account).await?))
    }

    /// Ends the session of a request.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn logout(&self, headers: &HeaderMap) -> Result<HeaderValue, Error> {
        if let Some(digest) = self.session(headers) {
            if let Ok(mut seen) = self.seen.lock() {
                seen.remove(&digest);
            }
            self.store.end_session(&digest).await?;
            self.tell(Gone::Session(digest));
        }
        self.cookie("", 0)
    }

    /// A new address for the private feed.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn feed(&self, account: &Account) -> Result<Token, Error> {
        let token = Token::new();
        let account = Account { feed: token.digest(), ..account.clone() };
        let id = account.id.clone();
        self.store.set_account(account).await?;
        self.forget(&id);
        Ok(token)
    }

    /// The owner of a feed.
    ///
    /// # Errors
    /// If there is none.
    pub async fn feed_owner(&self, secret: &str) -> Result<Account, Error> {
        let account = self.store.account_with(&Digest::of(secret)).await?;
        account.filter(|a| a.feed.is_of(secret)).ok_or(Error::NotFound("feed"))
    }

    /// Begins a session and gives its cookie.
    async fn open(&self, account: &Account) -> Result<HeaderValue, Error> {
        let token = Token::new();
        self.store.add_session(&token.digest(), &account.id, self.clock.now() + SESSION).await?;
        self.cookie(token.reveal(), SESSION / 1000)
    }

    fn cookie_name(&self) -> &'static str {
        if self.secure { HOST_COOKIE } else { COOKIE }
    }

    fn cookie(&self, value: &str, seconds: i64) -> Result<HeaderValue, Error> {
        let (name, secure) = (self.cookie_name(), if self.secure { "; Secure" } else { "" });
        let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
        let mut value = HeaderValue::try_from(text).map_err(|e| Error::Broken(e.to_string()))?;
        value.set_sensitive(true);
        Ok(value)
    }

    /// Who sends a request.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn who(&self, headers: &HeaderMap) -> Result<Option<Arc<Account>>, Error> {
        match self.session(headers) {
            Some(digest) => self.whose(digest).await,
            None => Ok(None),
        }
    }

    /// The session of a request, whether it is one or not.
    pub fn session(&self, headers: &HeaderMap) -> Option<Digest> {
        cookie(headers, self.cookie_name()).filter(|t| t.len() == 64).map(Digest::of)
    }

    /// Whose session it is.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn whose(&self, digest: Digest) -> Result<Option<Arc<Account>>, Error> {
        let now = self.clock.now();
        if let Ok(seen) = self.seen.lock()
            && let Some((account, at)) = seen.get(&digest)
            && now - at < TRUST
        {
            return Ok(Some(account.clone()));
        }
        let account = self.store.session(&digest, now).await?.map(Arc::new);
        if let Ok(mut seen) = self.seen.lock() {
            seen.make_room(|(_, at)| now - at < TRUST);
            match &account {
                Some(account) => seen.insert(digest, (account.clone(), now)),
                None => seen.remove(&digest),
            };
        }
        Ok(account)
    }

    /// Tells from now on who is no longer who he was.
    pub fn gone_from_here(&self) -> broadcast::Receiver<Gone> {
        self.gone.subscribe()
    }

    fn tell(&self, gone: Gone) {
        // Nobody may be listening.
        let _ = self.gone.send(gone);
    }

    /// Anybody may have changed or gone: the store is asked again.
    pub fn forget_everybody(&self) {
        if let Ok(mut seen) = self.seen.lock() {
            seen.clear();
        }
        self.tell(Gone::Anybody);
    }

    /// Somebody has gone: his sessions with him. Gives the cookie that takes his away.
    ///
    /// # Errors
    /// If the cookie cannot be written.
    pub fn gone(&self, id: &AccountId) -> Result<HeaderValue, Error> {
        self.forget(id);
        self.cookie("", 0)
    }

    /// Somebody may have changed or gone: the store is asked again.
    pub fn forget(&self, id: &AccountId) {
        if let Ok(mut seen) = self.seen.lock() {
            seen.retain(|_, (account, _)| account.id != *id);
        }
        self.tell(Gone::Person(id.clone()));
    }
}

fn welcome(account: &Account, secret: Option<Token>) -> Welcome {
    Welcome { me: me(account), secret: secret.map(|s| s.reveal().to_string()) }
}

/// What somebody reads of himself.
pub fn me(account: &Account) -> Me {
    Me { name: account.name.clone(), guest: account.password.is_none() }
}

fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(name, _)| *name == wanted).map(|(_, value)| value).next()
}

/// Somebody with a name.
pub struct Person(pub Arc<Account>);

impl<S> FromRequestParts<S> for Person
where
    S: Send + Sync,
    App: FromRef<S>,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Person, Error> {
        let found = <Person as OptionalFromRequestParts<S>>::from_request_parts(parts, state).await?;
        found.ok_or(Error::Unknown)
    }
}

impl<S> OptionalFromRequestParts<S> for Person
where
    S: Send + Sync,
    App: FromRef<S>,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Person>, Error> {
        let app = App::from_ref(state);
        let found = app.door.who(&parts.headers).await?;
        if let Some(account) = &found {
            Asker::is(&account.id);
        }
        if let Some(account) = &found
            && !parts.method.is_safe()
        {
            // Who is banned looks on; what is his he can have and erase all the same.
            let leaves = parts.method == Method::DELETE && parts.uri.path() == "/api/me";
            if account.banned.is_some_and(|until| until > app.hall.clock.now()) && !leaves {
                return Err(Error::Banned);
            }
            app.meters.account.take(account.id.clone()).map_err(Error::TooMany)?;
        }
        Ok(found.map(Person))
    }
}
