//! Shares with their uncertainty.

use serde::Serialize;

/// A share of successes, with the interval in which the true one lies 19 times out of 20.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// The share seen.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// `hits` out of `all`, with Wilson's 95 % interval.
    ///
    /// ```
    /// let share = sandtable_bots::Share::of(50, 100);
    /// assert_eq!(share.share, 0.5);
    /// assert!((share.low - 0.4038).abs() < 1e-4 && (share.high - 0.5962).abs() < 1e-4);
    /// ```
    pub fn of(hits: u64, all: u64) -> Share {
        if all == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        const Z: f64 = 1.959_963_984_540_054;
        let n = all as f64;
        let p = hits as f64 / n;
        let scale = 1.0 + Z * Z / n;
        let middle = (p + Z * Z / (2.0 * n)) / scale;
        let half = Z / scale * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        // At either end rounding might push the share out of its interval.
        Share { share: p, low: (middle - half).clamp(0.0, p), high: (middle + half).clamp(p, 1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_stays_within_zero_and_one() {
        for (hits, all) in [(0, 0), (0, 10), (10, 10), (1, 1000)] {
            let share = Share::of(hits, all);
            assert!(
                0.0 <= share.low
                    && share.low <= share.share
                    && share.share <= share.high
                    && share.high <= 1.0
            );
        }
    }
}
