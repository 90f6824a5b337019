//! A bot as it is chosen for a seat: how well it plays, in what temper, and how much it gives away. Here all of it is listed.

use std::fmt;
use std::str::FromStr;

use sandtable_core::{Policy, Temper};

use crate::handicap::{Leads, Led};
use crate::{Bot, Haste, Level, Recruit, UnknownLevel};

/// How much a bot gives away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Handicap {
    /// So many of five of its phases are led by a greener hand; 0 for none.
    Fifths(u8),
    /// As many as keep the game open: the better it stands, the greener the hand.
    Adapts,
}

impl Default for Handicap {
    fn default() -> Handicap {
        Handicap::Fifths(0)
    }
}

impl Handicap {
    /// What players may set, in order.
    pub const ALL: [Handicap; 6] = [
        Handicap::Fifths(0),
        Handicap::Adapts,
        Handicap::Fifths(1),
        Handicap::Fifths(2),
        Handicap::Fifths(3),
        Handicap::Fifths(4),
    ];
}

impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Handicap::Fifths(n) => write!(f, "{n}"),
            Handicap::Adapts => f.write_str("adapts"),
        }
    }
}

/// A bot as it is chosen for a seat. It is written as its level, with its temper and its handicap behind it where they
/// are not the usual ones: `veteran`, `regular-bold`, `recruit-adapts`, `veteran-cautious-2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commander {
    /// How well it plays.
    pub level: Level,
    /// In what style.
    pub temper: Temper,
    /// How much it gives away.
    pub handicap: Handicap,
}

impl From<Level> for Commander {
    fn from(level: Level) -> Commander {
        Commander { level, temper: Temper::Steady, handicap: Handicap::default() }
    }
}

impl Commander {
    /// Whom a newcomer meets where nobody chose: a recruit that adapts.
    pub const FIRST: Commander =
        Commander { level: Level::Recruit, temper: Temper::Steady, handicap: Handicap::Adapts };

    /// The tempers that players of a game are offered, the usual one first.
    pub fn tempers<R: Policy>() -> &'static [Temper] {
        if R::TEMPERED { &Temper::ALL } else { &Temper::ALL[..1] }
    }

    /// The bot, in no hurry.
    pub fn bot<R: Policy>(self) -> Box<dyn Bot<R>> {
        self.bot_in(&Haste::default())
    }

    /// The bot, as much in a hurry as it is told.
    pub fn bot_in<R: Policy>(self, haste: &Haste) -> Box<dyn Bot<R>> {
        let Commander { level, temper, handicap } = self;
        let greener = || match level {
            // Of a recruit's choices nearly every one is as likely as the best.
            Level::Recruit => {
                Box::new(Recruit::<R>::green(Recruit::<R>::GREENEST, temper)) as Box<dyn Bot<R>>
            }
            _ => Level::Recruit.bot(temper, haste),
        };
        let leads = match handicap {
            Handicap::Fifths(0) => return level.bot(temper, haste),
            Handicap::Fifths(of_five) => Leads::Share(of_five),
            Handicap::Adapts => Leads::ByStanding,
        };
        // A recruit that adapts learns with its opponent: hard pressed, it plays as a regular does.
        let better = match (handicap, level) {
            (Handicap::Adapts, Level::Recruit) => Level::Regular.bot(temper, haste),
            _ => level.bot(temper, haste),
        };
        let other = if handicap == Handicap::Adapts { Level::Recruit.bot(temper, haste) } else { greener() };
        Box::new(Led::new(better, other, leads))
    }
}

impl fmt::Display for Commander {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        if self.temper != Temper::Steady {
            write!(f, "-{}", self.temper.key())?;
        }
        if self.handicap != Handicap::default() {
            write!(f, "-{}", self.handicap)?;
        }
        Ok(())
    }
}

impl FromStr for Commander {
    type Err = UnknownLevel;

    /// ```
    /// use sandtable_bots::{Commander, Level};
    /// let bold: Commander = "veteran-bold-2".parse().unwrap();
    /// assert_eq!((bold.level, bold.to_string().as_str()), (Level::Veteran, "veteran-bold-2"));
    /// assert_eq!("recruit-adapts".parse(), Ok(Commander::FIRST));
    /// assert!("veteran-2-bold".parse::<Commander>().is_err() && "veteran-7".parse::<Commander>().is_err());
    /// ```
    fn from_str(name: &str) -> Result<Commander, UnknownLevel> {
        // A level for measurements has dashes of its own.
        if let Ok(level) = name.parse::<Level>() {
            return Ok(level.into());
        }
        let unknown = || UnknownLevel(name.into());
        let mut words = name.split('-').peekable();
        let mut commander =
            Commander::from(words.next().unwrap_or_default().parse::<Level>().map_err(|_| unknown())?);
        let temper = |word: &&str| Temper::ALL.into_iter().find(|t| t.key() == *word);
        if let Some(found) = words.peek().and_then(temper) {
            (commander.temper, _) = (found, words.next());
        }
        if let Some(word) = words.next() {
            let found = Handicap::ALL.into_iter().find(|h| h.to_string() == word);
            commander.handicap = found.ok_or_else(unknown)?;
        }
        if words.next().is_some() { Err(unknown()) } else { Ok(commander) }
    }
}
