//! What a step looks at: what positions could say, what the table tells, what a chit is called.

use toml::Value;

use super::Drawn;
use super::run::{Fault, Runner};
use crate::{Chance, Log, Position, Rules, Seat, Seen};

/// Could a position say this? So it is if the entry, laid over the state alone, makes sense by itself.
pub fn readable<R: Rules>(rules: &R, state: &R::State, position: &Position, wanted: &str) -> bool {
    let reads = |key: &str, value: Value| {
        let mut entry = Position::new();
        entry.0.insert(key.into(), value);
        let laid = rules.arrange(&mut state.clone(), &entry);
        // What is wrong with the position as a whole is no fault of the entry.
        laid.err().is_none_or(|error| error.field == "position")
    };
    let listed = |key: &str, item: &str| {
        matches!(position.0.get(key), Some(Value::Array(_))) && reads(key, Value::Array(vec![item.into()]))
    };
    if let Some((key, item)) = wanted.split_once(": ") {
        return listed(key, item.trim());
    }
    let pair = wanted.split_once('=').map(|(key, value)| (key.trim(), value.trim().trim_matches('"')));
    if let Some((key, value)) = pair.filter(|(key, _)| !key.contains(char::is_whitespace)) {
        return match position.0.get(key) {
            Some(Value::Integer(_)) => value.parse().is_ok_and(|n: i64| reads(key, n.into())),
            Some(Value::Boolean(_)) => value.parse().is_ok_and(|b: bool| reads(key, b.into())),
            Some(Value::String(_)) => reads(key, value.into()),
            _ => false,
        };
    }
    position.0.keys().any(|key| listed(key, wanted))
}

impl<R: Rules> Runner<'_, R> {
    /// Everything that the table tells a viewer in sentences: turn, phase, standing, prompt, panels, the end.
    pub fn told(&self, seen: &Seen<R>) -> Vec<String> {
        let scene = self.rules.scene(seen);
        let panels = scene.panels.iter().flat_map(|panel| panel.lines.iter().map(|(text, _)| text));
        let texts = [&scene.turn, &scene.phase, &scene.prompt].into_iter();
        texts.chain(&scene.standing).chain(panels).chain(&scene.over).map(|text| self.say(text)).collect()
    }

    /// Each of these stands in one of the sentences.
    pub fn tells(&self, told: &[String], wanted: &[String]) -> Result<(), Fault> {
        match wanted.iter().find(|part| !told.iter().any(|sentence| sentence.contains(*part))) {
            Some(missing) => {
                let details = told.iter().map(|sentence| format!("told: {sentence}")).collect();
                Err(Fault { details, ..Fault::from(format!("'{missing}' was to be told")) })
            }
            None => Ok(()),
        }
    }

    /// What the odds of a line's last action tell, those before it being done on a copy.
    pub fn odds(&self, seat: Seat, line: &str, wanted: &[String]) -> Result<(), Fault> {
        let actions = self.read(line)?;
        let mut state = self.state.clone();
        let Some((last, before)) = actions.split_last() else { return Ok(()) };
        let mut chance = Chance::scripted(&[]);
        for a in before {
            self.rules.check(&state, seat, *a).map_err(|r| Fault::from(self.say(&r.text())))?;
            self.rules.apply(&mut state, seat, *a, &mut chance, &mut Log::off());
        }
        let [first, seen] = [self.state, &state].map(|s| Seen::by(self.rules, s, seat));
        let odds = self.rules.odds_since(&first, &seen, *last, &[]);
        let odds = odds.ok_or_else(|| Fault::from(format!("'{line}' has no odds")))?;
        let percent = |share: f64| format!("{:.1} %", share * 100.0);
        let sums = odds.sums.iter().map(|(text, _)| self.say(text));
        let ends = odds.ends.iter().map(|(text, share)| format!("{} {}", self.say(text), percent(*share)));
        let figures = odds.expected.iter().map(|(text, n)| format!("{} {n:.2}", self.say(text)));
        let assumed = odds.assumes.iter().map(|(text, _)| self.say(text));
        self.tells(&sums.chain(ends).chain(figures).chain(assumed).collect::<Vec<_>>(), wanted)
    }

    /// Dice as faces: a name stands for the outcome after which the log speaks of it.
    pub fn faces(&self, seat: Seat, actions: &[R::Action], dice: &[Drawn]) -> Result<Vec<u16>, Fault> {
        let mut faces = Vec::new();
        for drawn in dice {
            faces.push(match drawn {
                Drawn::Face(face) => *face,
                Drawn::Name(name) => self.drawn(seat, actions, &faces, name)?,
            });
        }
        Ok(faces)
    }

    fn drawn(&self, seat: Seat, actions: &[R::Action], before: &[u16], name: &str) -> Result<u16, Fault> {
        for face in 1.. {
            let script: Vec<u16> = before.iter().copied().chain([face]).collect();
            let (mut chance, mut log) = (Chance::scripted(&script).traced(), Log::on());
            let mut state = self.state.clone();
            for a in actions {
                if self.rules.check(&state, seat, *a).is_err() {
                    break;
                }
                self.rules.apply(&mut state, seat, *a, &mut chance, &mut log);
                if chance.used() as usize > before.len() {
                    break;
                }
            }
            let falls = chance.take_trace();
            let Some(fall) = falls.get(before.len()).filter(|fall| face <= fall.of) else { break };
            let told = log.take().into_iter().any(|entry| self.say(&entry.text).contains(name));
            if told && fall.value + 1 == face {
                return Ok(face);
            }
        }
        Err(Fault::nonsense(format!("no outcome is called '{name}'")))
    }
}
