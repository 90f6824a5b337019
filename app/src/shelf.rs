//! The games on the shelf. A new game is one line here.

use sandtable_core::{Game, Registry};

use crate::failure::Failure;

/// Something to do with a game whose type is known only when its name has been read.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Game>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The ids of all games.
        pub const IDS: &[&str] = &[$(<$game as Game>::ID),+];

        /// The games behind one type.
        pub fn registry() -> Registry {
            Registry::new()$(.with::<$game>())+
        }

        /// Does something with the game of an id; none if there is no such game.
        pub fn visit<V: Visit>(id: &str, visit: V) -> Option<V::Out> {
            match id {
                $(<$game as Game>::ID => Some(visit.visit::<$game>()),)+
                _ => None,
            }
        }
    };
}

games! {
    soft_underbelly::SoftUnderbelly,
    stalingrad::Stalingrad,
}

/// Does something with the game that the user named.
pub(crate) fn with<T, V: Visit<Out = Result<T, Failure>>>(id: &str, what: V) -> Result<T, Failure> {
    visit(id, what)
        .unwrap_or_else(|| Err(Failure::bad(format_args!("unknown game '{id}' (known: {})", IDS.join(", ")))))
}
