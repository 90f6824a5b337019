//! Actions as text. `docs/notation/soft-underbelly.md` explains it.

use std::fmt::Write;

use sandtable_core::{NotationError, Words};

use crate::action::{Action, Rank, Spot, Who};
use crate::pieces::{Arm, CONVOY, DROPPED, Event, Place, SEA, Ship, Side, is_area};
use crate::theatre::Theatre;

/// A place in notation: two digits, or a word beside the map.
pub fn place(p: Place) -> String {
    match p {
        SEA => "sea".into(),
        DROPPED => "air".into(),
        CONVOY => "convoy".into(),
        p => format!("{p:02}"),
    }
}

/// A spot in notation: its area and letter.
pub fn spot(t: &Theatre, spot: Spot) -> String {
    let placement = t.spots[usize::from(spot)];
    format!("{:02}{}", placement.area, placement.letter)
}

fn ranked(arm: Arm, rank: Rank) -> String {
    if rank == 0 { arm.word().into() } else { format!("{}#{}", arm.word(), rank + 1) }
}

fn who(w: Who) -> String {
    format!("{} {}", ranked(w.arm, w.rank), place(w.at))
}

/// Writes an action.
pub fn write(t: &Theatre, a: Action, out: &mut String) {
    let ground = |arm: Arm, area: Place, s: Spot| if arm.is_air() { spot(t, s) } else { place(area) };
    let _ = match a {
        Action::Deploy(arm, area, s) => write!(out, "deploy {} {}", arm.word(), ground(arm, area, s)),
        Action::DeployLine(area) => write!(out, "deploy line {}", place(area)),
        Action::Exchange(arm, area) => write!(out, "exchange {} {}", arm.word(), place(area)),
        Action::ReadyMade => write!(out, "ready-made"),
        Action::Release(ship) => write!(out, "release {}", ship.word()),
        Action::Initiative(side) => write!(out, "initiative {}", side.word()),
        Action::Reinforce(area) => write!(out, "reinforce {}", place(area)),
        Action::Convert(arm, area, s) => write!(out, "convert {} {}", arm.word(), ground(arm, area, s)),
        Action::Arm(pay, to) => write!(out, "convert partisans {}-{}", place(pay), place(to)),
        Action::Take(w) => write!(out, "take {}", who(w)),
        Action::Step(to) => write!(out, "step {}", place(to)),
        Action::Leave(arm, rank) => write!(out, "leave {}", ranked(arm, rank)),
        Action::Halt => write!(out, "halt"),
        Action::Land(_, s) => write!(out, "land {}", spot(t, s)),
        Action::Embark(w) => write!(out, "embark {}", who(w)),
        Action::Sail(to) => write!(out, "sail {}", place(to)),
        Action::Infiltrate(from, to, 0) => write!(out, "infiltrate {}-{}", place(from), place(to)),
        Action::Infiltrate(from, to, rank) => {
            write!(out, "infiltrate partisans#{} {}-{}", rank + 1, place(from), place(to))
        }
        Action::Bomb(w, to) => write!(out, "bomb {}-{}", who(w), place(to)),
        Action::Rouse(at, from, 0) => write!(out, "rouse {}-{}", place(from), place(at)),
        Action::Rouse(at, from, rank) => write!(out, "rouse cube#{} {}-{}", rank + 1, place(from), place(at)),
        Action::Engage(ship, target) => write!(out, "engage {} {}", ship.word(), target.word()),
        Action::Play(event) => write!(out, "event {}", event.word()),
        Action::Operations(area) => write!(out, "event operations {}", place(area)),
        Action::Strangle(area) => write!(out, "event strangle {}", place(area)),
        Action::NewLine(area) => write!(out, "event new-line {}", place(area)),
        Action::InterceptAir(w) => write!(out, "intercept {}", who(w)),
        Action::InterceptShip(ship) => write!(out, "intercept {}", ship.word()),
        Action::Attack(w, to) => write!(out, "attack {}-{}", who(w), place(to)),
        Action::Landing(to, ship) => write!(out, "landing {} {}", place(to), ship.word()),
        Action::Join(ship) => write!(out, "join {}", ship.word()),
        Action::Board(w) => write!(out, "board {}", who(w)),
        Action::Battle(to) => write!(out, "battle {}", place(to)),
        Action::Drop => write!(out, "drop"),
        Action::Support(w) => write!(out, "support {}", who(w)),
        Action::TankSupport => write!(out, "tank-support"),
        Action::Strike => write!(out, "strike"),
        Action::Shield => write!(out, "shield"),
        Action::Lose(w) => write!(out, "lose {}", who(w)),
        Action::LoseLine => write!(out, "lose line"),
        Action::Retreat => write!(out, "retreat"),
        Action::Fall(arm, rank, to) => write!(out, "fall {} {}", ranked(arm, rank), place(to)),
        Action::Continue => write!(out, "continue"),
        Action::BreakOff => write!(out, "break-off"),
        Action::Advance(w) => write!(out, "advance {}", who(w)),
        Action::Return(arm, rank, to) => write!(out, "return {} {}", ranked(arm, rank), place(to)),
        Action::Adjust(w, to) => write!(out, "adjust {}-{}", who(w), place(to)),
        Action::Eliminate(w) => write!(out, "eliminate {}", who(w)),
        Action::Pass => write!(out, "pass"),
        Action::Done => write!(out, "done"),
        Action::Decline => write!(out, "decline"),
    };
}

/// Reads one action.
struct Reader<'a> {
    t: &'a Theatre,
    words: Words<'a>,
}

type Read<T> = Result<T, NotationError>;

impl Reader<'_> {
    /// An area by number or key, or a word beside the map.
    fn parse_place(&self, word: &str) -> Read<Place> {
        match word {
            "sea" => return Ok(SEA),
            "air" => return Ok(DROPPED),
            "convoy" => return Ok(CONVOY),
            _ => {}
        }
        let number = word.parse::<u8>().ok().or_else(|| {
            self.t.board.places.iter().position(|p| p.name == format!("area-{word}")).map(|i| i as u8 + 1)
        });
        match number {
            Some(n) if is_area(n) && self.t.areas.contains(n) => Ok(n),
            _ => self.words.fail(format!("'{word}' is no area")),
        }
    }

    fn place(&mut self) -> Read<Place> {
        let word = self.words.next("an area")?;
        self.parse_place(word)
    }

    /// `18-17`.
    fn pair(&mut self) -> Read<(Place, Place)> {
        let word = self.words.next("a pair of areas")?;
        match word.split_once('-') {
            Some((from, to)) => Ok((self.parse_place(from)?, self.parse_place(to)?)),
            None => self.words.fail(format!("'{word}' should be two areas joined by a hyphen")),
        }
    }

    /// `17b`, or `17` for the air point.
    fn spot(&mut self) -> Read<(Place, Spot)> {
        let word = self.words.next("a spot")?;
        let cut = word.len()
            - usize::from(
                word.ends_with(|c: char| c.is_ascii_lowercase())
                    && word.starts_with(|c: char| c.is_ascii_digit()),
            );
        let (area, letter) = word.split_at(cut);
        let area = self.parse_place(area)?;
        let letter = letter.chars().next().unwrap_or('a');
        let found = if is_area(area) {
            self.t.spots_of(area).find(|s| self.t.spots[usize::from(*s)].letter == letter)
        } else {
            None
        };
        match found {
            Some(spot) => Ok((area, spot)),
            None => self.words.fail(format!("'{word}' is no placement of an aircraft")),
        }
    }

    fn parse_ranked(&self, word: &str) -> Read<(Arm, Rank)> {
        let (name, rank) = match word.split_once('#') {
            Some((name, n)) => match n.parse::<u8>() {
                Ok(n) if n > 0 => (name, n - 1),
                _ => return self.words.fail(format!("'{word}': a number from 1 follows #")),
            },
            None => (word, 0),
        };
        match Arm::parse(name) {
            Some(arm) => Ok((arm, rank)),
            None => self.words.fail(format!("'{name}' is no kind of unit")),
        }
    }

    fn ranked(&mut self) -> Read<(Arm, Rank)> {
        let word = self.words.next("a unit")?;
        self.parse_ranked(word)
    }

    /// The rank of a unit whose kind goes without saying; the first if it is not named.
    fn rank_of(&mut self, kind: &str) -> Read<Rank> {
        let named = self.words.peek().is_some_and(|w| w.starts_with(kind));
        if named { Ok(self.ranked()?.1) } else { Ok(0) }
    }

    fn who(&mut self) -> Read<Who> {
        let (arm, rank) = self.ranked()?;
        Ok(Who { arm, at: self.place()?, rank })
    }

    /// A unit and where it is to go.
    fn who_to(&mut self) -> Read<(Who, Place)> {
        let (arm, rank) = self.ranked()?;
        let (at, to) = self.pair()?;
        Ok((Who { arm, at, rank }, to))
    }

    fn ship(&mut self) -> Read<Ship> {
        let word = self.words.next("a ship")?;
        match Ship::parse(word) {
            Some(ship) => Ok(ship),
            None => self.words.fail(format!("'{word}' is no ship")),
        }
    }

    /// A counter with its ground: a spot for aircraft.
    fn grounded(&mut self) -> Read<(Arm, Place, Spot)> {
        let (arm, _) = self.ranked()?;
        if arm.is_air() {
            let (area, spot) = self.spot()?;
            return Ok((arm, area, spot));
        }
        Ok((arm, self.place()?, 0))
    }

    fn event(&mut self) -> Read<Action> {
        let word = self.words.next("an event")?;
        match Event::ALL.into_iter().find(|e| e.word() == word) {
            Some(Event::Operations) => Ok(Action::Operations(self.place()?)),
            Some(Event::Strangle) => Ok(Action::Strangle(self.place()?)),
            Some(Event::NewLine) => Ok(Action::NewLine(self.place()?)),
            Some(event) => Ok(Action::Play(event)),
            None => self.words.fail(format!("'{word}' is no event")),
        }
    }

    fn action(&mut self) -> Read<Action> {
        let verb = self.words.next("an action")?;
        let a = match verb {
            "deploy" if self.words.take("line") => Action::DeployLine(self.place()?),
            "deploy" => {
                let (arm, area, spot) = self.grounded()?;
                Action::Deploy(arm, area, spot)
            }
            "exchange" => Action::Exchange(self.ranked()?.0, self.place()?),
            "ready-made" => Action::ReadyMade,
            "release" => Action::Release(self.ship()?),
            "initiative" => {
                let word = self.words.next("a side")?;
                match Side::BOTH.into_iter().find(|s| s.word() == word) {
                    Some(side) => Action::Initiative(side),
                    None => return self.words.fail(format!("'{word}' is no side")),
                }
            }
            "reinforce" => Action::Reinforce(self.place()?),
            "convert" if self.words.take("partisans") => {
                let (pay, to) = self.pair()?;
                Action::Arm(pay, to)
            }
            "convert" => {
                let (arm, area, spot) = self.grounded()?;
                Action::Convert(arm, area, spot)
            }
            "take" => Action::Take(self.who()?),
            "leave" => {
                let (arm, rank) = self.ranked()?;
                Action::Leave(arm, rank)
            }
            "halt" => Action::Halt,
            "land" => {
                let (area, spot) = self.spot()?;
                Action::Land(area, spot)
            }
            "embark" => Action::Embark(self.who()?),
            "sail" => Action::Sail(self.place()?),
            "infiltrate" => {
                let rank = self.rank_of("partisans")?;
                let (from, to) = self.pair()?;
                Action::Infiltrate(from, to, rank)
            }
            "bomb" => {
                let (who, to) = self.who_to()?;
                Action::Bomb(who, to)
            }
            "rouse" => {
                let rank = self.rank_of("cube")?;
                let (from, at) = self.pair()?;
                Action::Rouse(at, from, rank)
            }
            "engage" => Action::Engage(self.ship()?, self.ship()?),
            "event" => self.event()?,
            "intercept" if self.words.peek().is_some_and(|w| Ship::parse(w).is_some()) => {
                Action::InterceptShip(self.ship()?)
            }
            "intercept" => Action::InterceptAir(self.who()?),
            "attack" => {
                let (who, to) = self.who_to()?;
                Action::Attack(who, to)
            }
            "landing" => Action::Landing(self.place()?, self.ship()?),
            "join" => Action::Join(self.ship()?),
            "board" => Action::Board(self.who()?),
            "battle" => Action::Battle(self.place()?),
            "drop" => Action::Drop,
            "support" => Action::Support(self.who()?),
            "tank-support" => Action::TankSupport,
            "strike" => Action::Strike,
            "shield" => Action::Shield,
            "lose" if self.words.take("line") => Action::LoseLine,
            "lose" => Action::Lose(self.who()?),
            "retreat" => Action::Retreat,
            "fall" => {
                let (arm, rank) = self.ranked()?;
                Action::Fall(arm, rank, self.place()?)
            }
            "continue" => Action::Continue,
            "break-off" => Action::BreakOff,
            "advance" => Action::Advance(self.who()?),
            "return" => {
                let (arm, rank) = self.ranked()?;
                Action::Return(arm, rank, self.place()?)
            }
            "adjust" => {
                let (who, to) = self.who_to()?;
                Action::Adjust(who, to)
            }
            "eliminate" => Action::Eliminate(self.who()?),
            "pass" => Action::Pass,
            "done" => Action::Done,
            "decline" => Action::Decline,
            _ => return self.words.fail(format!("'{verb}' is no action")),
        };
        Ok(a)
    }
}

/// Reads one action; `step 17-16` reads as its steps, a last word `x3` repeats an action.
pub fn read(t: &Theatre, text: &str, out: &mut Vec<Action>) -> Read<()> {
    let mut reader = Reader { t, words: Words::new(text) };
    if reader.words.take("step") {
        for area in reader.words.next("an area")?.split('-') {
            out.push(Action::Step(reader.parse_place(area)?));
        }
    } else {
        let a = reader.action()?;
        out.extend(std::iter::repeat_n(a, reader.words.times(24)?));
    }
    reader.words.end()
}
