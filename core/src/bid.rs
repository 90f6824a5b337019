//! Bids for sides: who wants a side gives the other one points for it. A game that can be bid for has the option `bid`, whose
//! values say which seat gives how many (`allies-2`).

use crate::{GameInfo, Options};

/// The key of the option.
pub const BID: &str = "bid";

/// The value of the option when nobody gives anything.
const NONE: &str = "none";

impl GameInfo {
    /// With bids of up to so many points, for a game of two sides with one seat each. What a point is worth is the game's
    /// business; its message is `bid-unit`.
    #[must_use]
    pub fn bids(self, most: u8) -> GameInfo {
        let keys = self.scenarios.first().map(|scenario| scenario.seats.as_slice()).unwrap_or_default();
        let given = keys.iter().flat_map(|seat| (1..=most).map(|points| bid(&seat.key, points)));
        let values: Vec<String> = std::iter::once(NONE.to_string()).chain(given).collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        self.option(BID, &values)
    }

    /// The highest bid; none where nothing can be bid.
    pub fn highest_bid(&self) -> Option<u8> {
        let (_, values) = self.options.iter().find(|(key, _)| key == BID)?;
        values.iter().filter_map(|value| value.rsplit_once('-')?.1.parse().ok()).max()
    }

    /// What each of two sides is given by the other, in the order of seats.
    pub fn given(&self, scenario: &str, options: &Options) -> [u8; 2] {
        let mut given = [0; 2];
        let Some((giver, points)) = options.get(BID).and_then(|value| value.rsplit_once('-')) else {
            return given;
        };
        let seats = self.seats(scenario, options);
        if let Some(giver) = seats.iter().position(|seat| seat.key == giver).filter(|seat| *seat < 2) {
            given[1 - giver] = points.parse().unwrap_or(0);
        }
        given
    }
}

/// The value of the option with which a seat gives so many points for its side.
pub fn bid(seat: &str, points: u8) -> String {
    match points {
        0 => NONE.to_string(),
        _ => format!("{seat}-{points}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ScenarioInfo, SeatInfo};

    fn info() -> GameInfo {
        let seats = vec![SeatInfo::new("red"), SeatInfo::new("light-blue")];
        GameInfo {
            id: "toy",
            rules_version: 1,
            data_digest: String::new(),
            scenarios: vec![ScenarioInfo { key: "first".into(), digest: String::new(), seats }],
            options: Vec::new(),
        }
    }

    fn given(value: &str) -> [u8; 2] {
        let options = [(BID.to_string(), value.to_string())].into();
        info().bids(3).given("first", &options)
    }

    #[test]
    fn who_bids_gives_the_other_points() {
        assert_eq!(given("red-2"), [0, 2]);
        assert_eq!(given("light-blue-3"), [3, 0]);
        assert_eq!(given("none"), [0, 0]);
        assert_eq!(info().bids(3).given("first", &Options::new()), [0, 0]);
    }

    #[test]
    fn the_option_knows_every_bid() {
        let info = info().bids(2);
        let values = &info.options[0].1;
        assert_eq!(values, &["none", "red-1", "red-2", "light-blue-1", "light-blue-2"]);
        assert!([bid("red", 0), bid("red", 2)].iter().all(|value| values.contains(value)));
        assert_eq!(info.highest_bid(), Some(2));
        assert!(info.chosen("first", &[(BID.to_string(), "red-3".to_string())].into()).is_err());
        assert_eq!(self::info().highest_bid(), None);
    }

    #[test]
    fn the_lobby_says_what_a_point_is() {
        let ids = info().bids(2).lobby();
        assert!(ids.iter().any(|id| id == "bid-unit"));
        assert!(!ids.iter().any(|id| id.starts_with("option-bid")));
    }
}
