//! What a turn brings: weather, and supply by the dice.

use crate::data::{Data, ScenarioFile, SideOfScenario};
use crate::pieces::{Flight, Weather};

/// The weather of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Forecast {
    /// Ground conditions by a die.
    pub ground: [Weather; 6],
    /// Are they preset, so that no die is rolled?
    pub preset: bool,
    /// The sums of two dice up to which nothing flies, and up to which flight is limited; both 0 where it never is.
    pub flight: [u8; 2],
    /// Are flight conditions preset?
    pub sky_preset: bool,
}

impl Forecast {
    /// Of a turn of a scenario.
    pub(super) fn new(data: &Data, scenario: &ScenarioFile, turn: u8) -> Forecast {
        let (i, day) = (usize::from(turn - 1), scenario.calendar.saturating_add(turn - 1));
        let (preset, sky) = (scenario.weather.get(i), scenario.flight.get(i));
        let table = scenario.weather_table.clone().try_into().ok().or_else(|| data.own.ground(day));
        Forecast {
            ground: preset.map(|weather| [*weather; 6]).or(table).unwrap_or([Weather::Dry; 6]),
            preset: preset.is_some(),
            flight: sky.map_or_else(|| data.own.flight(day).unwrap_or([0; 2]), |sky| sky.sums()),
            sky_preset: sky.is_some(),
        }
    }

    /// The flight conditions of a roll of two dice.
    pub const fn sky(&self, sum: u8) -> Flight {
        match self.flight {
            [none, _] if sum <= none => Flight::None,
            [_, limited] if sum <= limited => Flight::Limited,
            _ => Flight::Normal,
        }
    }
}

/// SP by turn, weather and the sum of two dice, from 2.
pub(super) type Income = Vec<[[u8; 11]; 3]>;

/// SP of a side by turn, weather and dice.
pub(super) fn income(data: &Data, scenario: &ScenarioFile, of: &SideOfScenario) -> Income {
    let turn = |i: u8| {
        let day = scenario.calendar.saturating_add(i);
        let (fixed, also) = (of.fixed.get(usize::from(i)), of.also.get(usize::from(i)).copied());
        Weather::ALL.map(|weather| {
            let rolled = fixed.map_or_else(|| data.own.income(&of.supply, day, weather), |sp| [*sp; 11]);
            rolled.map(|sp| sp.saturating_add(also.unwrap_or(0)))
        })
    };
    (0..scenario.turns.max(1)).map(turn).collect()
}
