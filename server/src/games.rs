//! The games that the server offers: open boxes, by their ids.

use std::collections::BTreeMap;
use std::sync::Arc;

use sandtable_bots::{Commander, GameBox, Level};
use sandtable_core::{BoxError, Boxed, Catalogs, Game};

/// The games of a server.
#[derive(Clone, Default)]
pub struct Games(BTreeMap<&'static str, Arc<dyn GameBox>>);

impl Games {
    /// No game yet.
    pub fn new() -> Games {
        Games::default()
    }

    /// With one game more, from the data that the program carries.
    ///
    /// # Errors
    /// Data, texts or a ledger that cannot be used.
    pub fn with<G: Game>(self) -> Result<Games, BoxError> {
        Ok(self.with_box(Arc::new(Boxed::<G>::built_in()?)))
    }

    /// With one box more. What a language lacks of the lobby is said in English, with a warning.
    #[must_use]
    pub fn with_box(mut self, game: Arc<dyn GameBox>) -> Games {
        let info = game.info();
        for lack in game.catalogs().lobby_lacks(info) {
            tracing::warn!(game = info.id, "{lack}");
        }
        self.0.insert(info.id, game);
        self
    }

    /// The game of an id.
    pub fn get(&self, id: &str) -> Option<&Arc<dyn GameBox>> {
        self.0.get(id)
    }

    /// All games.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn GameBox>> {
        self.0.values()
    }
}

/// The messages of the engine and of a game in a language, as Fluent text.
pub fn messages(game: &dyn GameBox, language: &str) -> Option<String> {
    Some(format!("{}\n{}", Catalogs::own(language)?, game.locale(language)))
}

/// A bot by its name: of the levels and tempers that the game offers.
pub fn commander(game: &dyn GameBox, name: &str) -> Option<Commander> {
    let offered = |c: &Commander| game.levels().contains(&c.level) && game.tempers().contains(&c.temper);
    name.parse().ok().filter(offered)
}

/// Who sits down where nobody has chosen: in the seat of one who left, in lessons, and as the adviser.
pub const STAND_IN: Level = Level::Regular;
