//! What the ledger proposes around the missions: honours, and the campaign that strings them together.

use sandtable_core::{Options, Sequel, Text, Value};

use crate::data::{Data, Page, most};
use crate::look::Look;
use crate::pieces::Item;
use crate::state::{End, Fate};
use crate::steps::item_term;
use crate::terms::{NOBODY, SPOILS, SWITCH, joined};

/// The mission that comes after one in a campaign (campaign/1).
#[derive(Clone, Debug)]
pub struct Next {
    /// Its key.
    pub key: String,
    /// The operators on its page.
    pub team: Vec<String>,
}

impl Next {
    /// What comes after a mission; nothing after the last, nor after one of one's own.
    pub fn of(data: &Data, page: &Page) -> Option<Next> {
        let after = data.pages.iter().filter(|p| p.number > page.number && page.number.is_some());
        after
            .min_by_key(|p| p.number)
            .map(|p| Next { key: p.key.clone(), team: data.operators(p).cloned().collect() })
    }
}

/// The mission after one that is won, for those who are left: without whoever fell in it (campaign/1), with one item of
/// choice (campaign/2). None where nobody is left for it.
pub fn sequel(look: Look) -> Option<Sequel> {
    let t = look.t;
    let next = t.next.as_ref().filter(|_| look.s.over == Some(End::Won))?;
    let fell = |key: &str| {
        let f = t.boards.iter().position(|board| board.key == key);
        f.is_some_and(|f| look.s.friends[f].fate == Fate::Dead)
    };
    let left = next.team.iter().filter(|key| !fell(key)).count();
    // gap.dares/1: a guest comes along who lives and finds room.
    let mut guests = t.boards.iter().map(|board| &board.key).filter(|key| !t.men.contains(key));
    let guest = guests.any(|key| !fell(key) && !next.team.contains(key)) && left < most::OPERATORS;
    if left == 0 && !guest {
        return None;
    }
    let mut options = Options::new();
    let mut agree = |key: &str, value: &str| options.insert(key.into(), value.into());
    agree("absent", &joined(t.men.iter().map(String::as_str).filter(|key| fell(key))));
    if !guest {
        agree("who-dares", NOBODY);
    }
    // gap.quick/1: a lesson; what follows is played in full.
    agree("quick-start", SWITCH[0]);
    let won = |item: &Item| {
        let mut options = options.clone();
        options.insert("spoils".into(), item.word().into());
        (Text::new(item_term(*item)), options)
    };
    let title = Text::new("sequel-next").with("mission", Value::Name(0));
    Some(Sequel { scenario: next.key.clone(), title, choices: SPOILS.iter().map(won).collect() })
}

/// What a mission that is won is worth, and the message of the honour: what is left on the stealth track if the alarm never
/// sounded, two for each operator who lives, less one for each who fell (grade).
pub fn grade(look: Look) -> (i32, &'static str) {
    let living = (0..look.t.operators()).filter(|f| look.friend(*f).alive()).count() as i32;
    let fallen = i32::from(look.t.operators()) - living;
    let points = (i32::from(look.s.stealth) + 2 * living - fallen).max(0);
    let honour = match points {
        0..=3 => "grade-dispatches",
        4..=6 => "grade-military-medal",
        7..=9 => "grade-dcm",
        _ => "grade-dso",
    };
    (points, honour)
}
