//! Steps of the sequence of play as words.

use sandtable_core::{NotationError, Word, Words, read_all};

use crate::notation::{At, place};
use crate::pieces::Place;
use crate::steps::{Moment, Scope};
use crate::theatre::Theatre;

/// A word that ends in an area: `step-14`.
fn hyphened(t: &Theatre, word: &str) -> Option<(String, Place)> {
    let (name, area) = word.rsplit_once('-')?;
    Some((name.into(), read_all::<Theatre, At>(t, area).ok()?))
}

impl Word<Theatre> for Moment {
    type Value = Moment;

    fn write(_: &Theatre, moment: &Moment, out: &mut String) {
        out.push_str(moment.name());
        if let Moment::Step(area) = moment {
            out.push('-');
            out.push_str(&place(*area));
        }
    }

    fn read(t: &Theatre, words: &mut Words) -> Result<Moment, NotationError> {
        let word = words.next("a moment")?;
        let plain = [Moment::March, Moment::Open, Moment::Moved, Moment::Battle, Moment::Round, Moment::Last];
        let found = plain.into_iter().find(|m| m.name() == word).or_else(|| match hyphened(t, word)? {
            (name, area) if name == "step" => Some(Moment::Step(area)),
            _ => None,
        });
        found.map_or_else(|| words.fail(format!("'{word}' is no moment")), Ok)
    }
}

impl Word<Theatre> for Scope {
    type Value = Scope;

    fn write(_: &Theatre, scope: &Scope, out: &mut String) {
        out.push_str(&match scope {
            Scope::Area(area) => format!("area-{}", place(*area)),
            Scope::Convoy => "convoy".into(),
            Scope::Landing(area) => format!("landing-{}", place(*area)),
            Scope::Attackers => "attackers".into(),
            Scope::Defenders => "defenders".into(),
        });
    }

    fn read(t: &Theatre, words: &mut Words) -> Result<Scope, NotationError> {
        let word = words.next("who may be lost")?;
        match (word, hyphened(t, word)) {
            ("convoy", _) => Ok(Scope::Convoy),
            ("attackers", _) => Ok(Scope::Attackers),
            ("defenders", _) => Ok(Scope::Defenders),
            (_, Some((name, area))) if name == "area" => Ok(Scope::Area(area)),
            (_, Some((name, area))) if name == "landing" => Ok(Scope::Landing(area)),
            _ => words.fail(format!("'{word}' does not say who may be lost")),
        }
    }
}
