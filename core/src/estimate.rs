//! How a position stands, learnt from games: a logistic regression on a policy's features.

use serde::{Deserialize, Serialize};

/// The moments for which weights are learnt: the beginning of a game, its middle and its end. Between two they are mixed.
pub const MOMENTS: usize = 3;

/// What a feature tells of the chance of the first seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeatureWeight {
    /// The name, as in [`Policy::FEATURES`](crate::Policy::FEATURES).
    pub name: String,
    /// Its mean in the games.
    pub mean: f32,
    /// Its standard deviation there.
    pub spread: f32,
    /// Its weight at each moment, for a deviation of one `spread`.
    pub weights: [f32; MOMENTS],
}

/// The first seat's chance to win by the features of a position, with the command that learnt it.
///
/// ```
/// use sandtable_core::Estimate;
/// let text = "made = 'by hand'\nbias = [0.0, 0.0, 0.0]\n\
///     [[feature]]\nname = 'lead'\nmean = 0.0\nspread = 2.0\nweights = [0.0, 1.0, 3.0]\n";
/// let estimate = Estimate::read(text, &["lead"]).unwrap();
/// assert_eq!(estimate.chance(&[2.0], 0.0), 0.5);
/// assert!(estimate.chance(&[2.0], 1.0) > 0.95 && estimate.chance(&[-2.0], 1.0) < 0.05);
/// assert!(Estimate::read(text, &["lead", "more"]).is_err());
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Estimate {
    /// The command that made it, with its seed.
    pub made: String,
    /// What is known before anything is looked at, at each moment.
    pub bias: [f32; MOMENTS],
    /// The features, in order.
    pub feature: Vec<FeatureWeight>,
}

impl Estimate {
    /// Reads the file of a game; its features must be these.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str, features: &[&str]) -> Result<Estimate, String> {
        let estimate: Estimate = toml::from_str(text).map_err(|e| e.to_string())?;
        let known = || estimate.feature.iter().map(|f| f.name.as_str());
        if !known().eq(features.iter().copied()) {
            return Err(format!(
                "it weighs {:?}; the policy counts {features:?}",
                known().collect::<Vec<_>>()
            ));
        }
        Ok(estimate)
    }

    /// The file.
    pub fn text(&self) -> String {
        toml::to_string(self).unwrap_or_default()
    }

    /// How much each moment counts when so much of a game is gone.
    pub fn mix(gone: f32) -> [f32; MOMENTS] {
        let at = gone.clamp(0.0, 1.0) * (MOMENTS - 1) as f32;
        std::array::from_fn(|i| (1.0 - (at - i as f32).abs()).max(0.0))
    }

    /// What the features come to at each moment: logarithms of the odds of the first seat.
    pub fn sums(&self, features: &[f32]) -> [f32; MOMENTS] {
        let mut sums = self.bias;
        for (f, x) in self.feature.iter().zip(features) {
            let far = (x - f.mean) / f.spread;
            sums.iter_mut().zip(f.weights).for_each(|(sum, w)| *sum += w * far);
        }
        sums
    }

    /// The chance of the first seat.
    pub fn chance(&self, features: &[f32], gone: f32) -> f32 {
        let mixed: f32 = self.sums(features).iter().zip(Estimate::mix(gone)).map(|(sum, m)| sum * m).sum();
        1.0 / (1.0 + (-mixed).exp())
    }
}
