//! What somebody did, or might have done, in words.

use crate::{Chance, Log, Rules, Seat, Seen, Text, Viewer, clicks};

/// Of a line of which much is said, so many sentences.
const MOST: usize = 3;

/// What a line of actions does: what the log says of it before anything is rolled; where that is nothing, or a line of several
/// actions is one click, what the click is called.
pub fn in_words<R: Rules>(rules: &R, s: &R::State, seat: Seat, line: &[R::Action]) -> Vec<Text> {
    if line.len() > 1
        && let Some(label) = called(rules, s, seat, line)
    {
        return vec![label];
    }
    let said = logged(rules, s, seat, line);
    if said.is_empty() {
        return line.first().and_then(|a| called(rules, s, seat, &[*a])).into_iter().collect();
    }
    said
}

/// What the click is called that does a line.
pub fn called<R: Rules>(rules: &R, s: &R::State, seat: Seat, line: &[R::Action]) -> Option<Text> {
    let written = clicks::written(rules, line);
    let mut read = Vec::new();
    // Several actions can be written shorter.
    let mut same = |offered: &str| {
        read.clear();
        offered == written
            || line.len() > 1
                && offered.split(';').all(|part| rules.read(part.trim(), &mut read).is_ok())
                && read == line
    };
    let offers = rules.scene(&Seen::by(rules, s, seat)).offers;
    offers.into_iter().find(|offer| same(&offer.line)).map(|offer| offer.label)
}

/// What the log tells a seat of its own line, up to the next heading: what dice bring is not what was done.
fn logged<R: Rules>(rules: &R, s: &R::State, seat: Seat, line: &[R::Action]) -> Vec<Text> {
    let headings = &rules.board().looks.headings;
    let (mut state, mut said) = (s.clone(), Vec::new());
    for a in line {
        let (mut chance, mut log) = (Chance::quick(0), Log::on());
        if rules.check(&state, seat, *a).is_err() {
            break;
        }
        rules.apply(&mut state, seat, *a, &mut chance, &mut log);
        if chance.used() > 0 {
            break;
        }
        let own = log.take().into_iter().filter(|entry| entry.audience.admits(Viewer::seat(seat)));
        said.extend(
            own.map(|entry| entry.text).take_while(|text| headings.iter().all(|h| h.message != text.id)),
        );
    }
    said.truncate(MOST);
    said
}
