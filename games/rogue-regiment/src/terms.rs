//! What is agreed at the table before a mission is laid out: options, and the seats that follow from them.

use sandtable_core::{GameInfo, Named, Options, SeatInfo, SetupError};

use crate::data::{Aim, Data, Page, most};
use crate::pieces::{Item, Level};

/// The team of the operators.
pub const TEAM: &str = "sas";
/// The seat of whoever plays the Axis (hunter.seat).
pub const HUNTER: &str = "hunter";
/// Nobody fell in the mission before, nobody is a guest.
pub const NOBODY: &str = "nobody";
/// Nothing was won.
const NOTHING: &str = "nothing";
/// What a mission that is won may bring (campaign/2).
pub const SPOILS: [Item; 6] = [Item::Grenade, Item::Trap, Item::Mine, Item::Bomb, Item::Medkit, Item::Rabbit];
/// The two sides of a board.
const SIDES: [&str; 2] = ["a", "b"];
/// Optional chapters, each on or off.
const CHAPTERS: [&str; 4] = ["hunter", "quick-start", "heavy-metal", "heat-and-dogs"];
/// Off and on.
pub const SWITCH: [&str; 2] = ["no", "yes"];

/// What is agreed at the table before a mission is laid out.
#[derive(Clone, Debug)]
pub struct Terms {
    /// How hard it is.
    pub level: Level,
    /// Are ties decided by the box?
    pub auto: bool,
    /// Does somebody play the Axis (hunter.seat)?
    pub hunter: bool,
    /// The operators who fell in the mission before (campaign/1).
    pub absent: Vec<String>,
    /// What the mission before has won (campaign/2).
    pub spoils: Option<Item>,
    /// The guest who takes part, and whether with the back of his board (gap.dares/1).
    pub guest: Option<(String, bool)>,
    /// Is it a Quick Start (gap.quick/1)?
    pub quick: bool,
    /// Are there tanks (gap.metal/1)?
    pub metal: bool,
    /// Are there dogs and flamethrowers (gap.dogs/1)?
    pub dogs: bool,
}

/// Several operators as one word, in the order of the box.
pub fn joined<'a>(men: impl IntoIterator<Item = &'a str>) -> String {
    let word = men.into_iter().collect::<Vec<_>>().join("_");
    if word.is_empty() { NOBODY.into() } else { word }
}

fn names(word: &str) -> impl Iterator<Item = &str> {
    word.split('_').filter(|name| *name != NOBODY)
}

/// Everybody who may have fallen in a mission that somebody came home from: one, two or three of the team.
fn fallen(men: &[&str]) -> Vec<String> {
    let mut groups: Vec<Vec<&str>> = vec![Vec::new()];
    for man in men {
        let longer: Vec<Vec<&str>> = groups
            .iter()
            .filter(|g| g.len() + 1 < most::OPERATORS)
            .map(|g| [&g[..], &[*man]].concat())
            .collect();
        groups.extend(longer);
    }
    groups.sort_by_key(Vec::len);
    groups.into_iter().map(joined).collect()
}

/// The operators of the box: guests, or those who are not.
fn men(data: &Data, guests: bool) -> impl Iterator<Item = &str> {
    data.forces.operator.iter().filter(move |o| o.guest == guests).map(|o| o.key.get_ref().as_str())
}

/// The two boards of a guest, as values of the option.
fn boards(key: &str) -> [String; 2] {
    SIDES.map(|side| format!("{key}-{side}"))
}

fn words(all: &[String]) -> Vec<&str> {
    all.iter().map(String::as_str).collect()
}

/// The options of the box, and the seats of its missions: a seat an operator, all win and lose together (overview.mode/2, /3).
pub fn offered(mut info: GameInfo, data: &Data) -> GameInfo {
    let absent = fallen(&men(data, false).collect::<Vec<_>>());
    let guests: Vec<String> =
        std::iter::once(NOBODY.to_string()).chain(men(data, true).flat_map(boards)).collect();
    let spoils: Vec<&str> = std::iter::once(NOTHING).chain(SPOILS.map(Item::word)).collect();
    info = info
        .option("level", &[Level::Normal, Level::Easy, Level::Hard].map(Level::word))
        .option("ties", &["ask", "auto"]);
    for chapter in CHAPTERS {
        info = info.option(chapter, &SWITCH);
    }
    info =
        info.option("who-dares", &words(&guests)).option("absent", &words(&absent)).option("spoils", &spoils);
    for (scenario, page) in info.scenarios.iter_mut().zip(&data.pages) {
        let operator = |key: &String| {
            let here: Vec<String> = absent.iter().filter(|a| names(a).all(|n| n != key)).cloned().collect();
            SeatInfo::new(key.clone()).of_team(TEAM).when("absent", &here)
        };
        scenario.seats = data.operators(page).map(operator).collect();
        // gap.dares/1: whoever is on the page already is no guest.
        let asked = men(data, true).filter(|key| data.operators(page).all(|o| o != key));
        let guest = |key: &str| SeatInfo::new(key.to_string()).of_team(TEAM).when("who-dares", &boards(key));
        scenario.seats.extend(asked.map(guest));
        scenario.seats.push(SeatInfo::new(HUNTER).when("hunter", &SWITCH[1..]));
    }
    info
}

impl Terms {
    /// What the chosen options mean for a mission.
    ///
    /// # Errors
    /// Options that do not go with the mission.
    pub fn read(info: &GameInfo, options: &Options, data: &Data, page: &Page) -> Result<Terms, SetupError> {
        let chosen = |key: &str| info.value(options, key).unwrap_or_default();
        let on = |chapter: &str| chosen(chapter) == SWITCH[1];
        let guest =
            chosen("who-dares").rsplit_once('-').map(|(key, side)| (key.to_string(), side == SIDES[1]));
        let guest = guest.filter(|(key, _)| data.operators(page).all(|o| o != key));
        let terms = Terms {
            level: Level::named(chosen("level")).unwrap_or(Level::Normal),
            auto: chosen("ties") == "auto",
            hunter: on("hunter"),
            absent: names(chosen("absent")).map(String::from).collect(),
            spoils: Item::named(chosen("spoils")).ok(),
            guest,
            quick: on("quick-start"),
            metal: on("heavy-metal"),
            dogs: on("heat-and-dogs"),
        };
        let present = data.operators(page).filter(|key| !terms.absent.contains(key)).count();
        let team = present + usize::from(terms.guest.is_some());
        if team == 0 {
            return SetupError::fail("absent", "nobody is left for this mission");
        }
        // gap.dares/1
        if team > most::OPERATORS {
            return SetupError::fail(
                "who-dares",
                "at most four operators take part: somebody stays at home (absent)",
            );
        }
        // gap.quick/1
        let blown = |aim: Aim| matches!(aim, Aim::Destroyed(_) | Aim::VehiclesDestroyed(_));
        if terms.quick && page.win.iter().any(|(_, aim)| blown(*aim)) {
            return SetupError::fail("quick-start", "this mission cannot be done without explosives");
        }
        Ok(terms)
    }
}
