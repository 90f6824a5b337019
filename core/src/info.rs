//! What a box says of itself: scenarios, seats, options.

use std::borrow::Cow;

use crate::{Files, Game, Options, Seats, SetupError, Teams};

/// What a box says of itself.
#[derive(Clone, Debug)]
pub struct GameInfo {
    /// The game's id.
    pub id: &'static str,
    /// Rises when an old record might replay otherwise.
    pub rules_version: u32,
    /// The identity of the data set, texts and art included.
    pub data_digest: String,
    /// The scenarios.
    pub scenarios: Vec<ScenarioInfo>,
    /// The options' keys with their values, the default first.
    pub options: Vec<(String, Vec<String>)>,
}

/// A scenario before it is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioInfo {
    /// Its key.
    pub key: String,
    /// BLAKE3 of the files that it is played with: another scenario in the box changes nothing for its records.
    pub digest: String,
    /// Its seats, in order.
    pub seats: Vec<SeatInfo>,
}

/// A seat that a scenario may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Its key; of the game, or out of the data.
    pub key: Cow<'static, str>,
    /// The team that wins and loses together; each for himself where none is named.
    pub team: Option<&'static str>,
    /// The option, and those of its values, with which the seat is there; always, if none.
    pub when: Option<(&'static str, Vec<Cow<'static, str>>)>,
}

impl SeatInfo {
    /// A seat that is always there, each for himself.
    pub fn new(key: impl Into<Cow<'static, str>>) -> SeatInfo {
        SeatInfo { key: key.into(), team: None, when: None }
    }

    /// In a team.
    #[must_use]
    pub fn of_team(mut self, team: &'static str) -> SeatInfo {
        self.team = Some(team);
        self
    }

    /// There only with these values of an option.
    #[must_use]
    pub fn when<V: Into<Cow<'static, str>> + Clone>(
        mut self,
        option: &'static str,
        values: &[V],
    ) -> SeatInfo {
        self.when = Some((option, values.iter().cloned().map(Into::into).collect()));
        self
    }
}

impl GameInfo {
    /// What the box of a game without options says of itself: every scenario has the same seats, each for himself.
    pub fn of<G: Game>(
        rules_version: u32,
        files: &Files,
        seats: &[&'static str],
        scenarios: impl IntoIterator<Item = String>,
    ) -> GameInfo {
        let seats: Vec<_> = seats.iter().map(|key| SeatInfo::new(*key)).collect();
        let scenario =
            |key: String| ScenarioInfo { digest: files.digest_of(&key), key, seats: seats.clone() };
        GameInfo {
            id: G::ID,
            rules_version,
            data_digest: files.digest(),
            scenarios: scenarios.into_iter().map(scenario).collect(),
            options: Vec::new(),
        }
    }

    /// With an option, the default value first.
    #[must_use]
    pub fn option(mut self, key: &str, values: &[&str]) -> GameInfo {
        self.options.push((key.into(), values.iter().map(|v| (*v).to_string()).collect()));
        self
    }

    /// With other seats in every scenario.
    #[must_use]
    pub fn seated(mut self, seats: &[SeatInfo]) -> GameInfo {
        self.scenarios.iter_mut().for_each(|scenario| scenario.seats = seats.to_vec());
        self
    }

    /// The keys of the scenarios.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.scenarios.iter().map(|scenario| scenario.key.as_str())
    }

    /// The scenario of a key.
    pub fn scenario(&self, key: &str) -> Option<&ScenarioInfo> {
        self.scenarios.iter().find(|scenario| scenario.key == key)
    }

    /// The value of an option: the chosen one, else the default.
    pub fn value<'a>(&'a self, options: &'a Options, key: &str) -> Option<&'a str> {
        let default = || self.options.iter().find(|(k, _)| k == key)?.1.first();
        options.get(key).or_else(default).map(String::as_str)
    }

    /// The seats of a scenario with its options, in order; none of an unknown scenario.
    pub fn seats(&self, scenario: &str, options: &Options) -> Vec<&SeatInfo> {
        let there = |seat: &&SeatInfo| {
            seat.when.as_ref().is_none_or(|(option, values)| {
                self.value(options, option).is_some_and(|value| values.iter().any(|v| v == value))
            })
        };
        self.scenario(scenario).into_iter().flat_map(|s| s.seats.iter().filter(there)).collect()
    }

    /// The teams of a scenario with its options.
    pub fn teams(&self, scenario: &str, options: &Options) -> Teams {
        let seats = self.seats(scenario, options);
        let mates = |team: &str| {
            let seats = seats.iter().zip(0u8..).filter(|(seat, _)| seat.team == Some(team));
            seats.map(|(_, i)| crate::Seat(i)).collect::<Seats>()
        };
        Teams::new(seats.iter().filter_map(|seat| seat.team).map(mates))
    }

    /// Which scenario is meant, by its place in the list; the options are looked over too.
    ///
    /// # Errors
    /// An unknown scenario, option or value.
    pub fn chosen(&self, scenario: &str, options: &Options) -> Result<usize, SetupError> {
        for (key, value) in options {
            let known = self.options.iter().find(|(option, _)| option == key);
            let (_, values) = known.ok_or_else(|| SetupError::new(key, "the game has no such option"))?;
            if !values.contains(value) {
                return SetupError::fail(key, format!("'{value}' is none of {}", values.join(", ")));
            }
        }
        let found = self.keys().position(|key| key == scenario);
        found.ok_or_else(|| {
            let known = self.keys().collect::<Vec<_>>().join(", ");
            SetupError::new("scenario", format!("'{scenario}' is unknown; there is {known}"))
        })
    }

    /// The messages that the lobby shows of the game: `game-title`, `game-facts` (kind, players, length, weight), and
    /// one for each seat, scenario, option and value of an option; of bids what is given (`bid-unit`).
    pub fn lobby(&self) -> Vec<String> {
        let mut ids = vec!["game-title".to_string(), "game-facts".to_string()];
        for seat in self.scenarios.iter().flat_map(|scenario| &scenario.seats) {
            let id = format!("seat-{}", seat.key);
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids.extend(self.keys().map(|key| format!("scenario-{key}")));
        for (key, values) in &self.options {
            // Bids are made of numbers; what they count is said once.
            if key == crate::BID {
                ids.push("bid-unit".to_string());
                continue;
            }
            ids.push(format!("option-{key}"));
            ids.extend(values.iter().map(|value| format!("option-{key}-{value}")));
        }
        ids
    }

    /// The messages that tell what happened in a scenario, a paragraph each; a game need not have them.
    pub fn histories(&self) -> impl Iterator<Item = String> {
        self.keys().map(|key| format!("history-{key}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn info() -> GameInfo {
        let three = ["2", "3"];
        let seats = vec![
            SeatInfo::new("stirling").of_team("sas"),
            SeatInfo::new("lewes").of_team("sas").when("operators", &three),
            SeatInfo::new("mayne").of_team("sas").when("operators", &three[1..]),
            SeatInfo::new("axis"),
        ];
        let scenario =
            |key: &str| ScenarioInfo { key: key.into(), digest: String::new(), seats: seats.clone() };
        GameInfo {
            id: "toy",
            rules_version: 1,
            data_digest: String::new(),
            scenarios: vec![scenario("short"), scenario("long")],
            options: vec![],
        }
        .option("fog", &["no", "yes"])
        .option("operators", &["2", "1", "3"])
    }

    fn options(pairs: &[(&str, &str)]) -> Options {
        pairs.iter().map(|(k, v)| ((*k).to_string(), (*v).to_string())).collect()
    }

    #[test]
    fn scenario_and_options_are_looked_up() {
        let chosen = |scenario: &str, pairs: &[(&str, &str)]| {
            info().chosen(scenario, &options(pairs)).map_err(|e| e.to_string())
        };
        assert_eq!(chosen("long", &[("fog", "yes")]), Ok(1));
        assert_eq!(chosen("moon", &[]), Err("scenario: 'moon' is unknown; there is short, long".into()));
        assert_eq!(chosen("long", &[("rain", "no")]), Err("rain: the game has no such option".into()));
        assert_eq!(chosen("long", &[("fog", "some")]), Err("fog: 'some' is none of no, yes".into()));
    }

    #[test]
    fn seats_and_teams_follow_the_options() {
        let seats = |pairs: &[(&str, &str)]| {
            info().seats("long", &options(pairs)).iter().map(|s| &*s.key).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(seats(&[]), "stirling lewes axis");
        assert_eq!(seats(&[("operators", "1")]), "stirling axis");
        assert_eq!(seats(&[("operators", "3")]), "stirling lewes mayne axis");
        let teams = info().teams("long", &options(&[]));
        assert_eq!(teams.of(Seat(1)), Seats(0b011));
        assert_eq!(teams.of(Seat(2)), Seats(0b100));
        assert!(info().seats("moon", &options(&[])).is_empty());
    }

    #[test]
    fn the_lobby_names_each_seat_once() {
        let ids = info().lobby();
        assert_eq!(ids.iter().filter(|id| id.starts_with("seat-")).count(), 4);
        assert!(ids.contains(&"option-operators-3".to_string()));
    }
}
