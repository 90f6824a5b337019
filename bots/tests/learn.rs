//! What is learnt from games whose truth is known.

use sandtable_bots::{Sample, calibrate, examine, learn};
use sandtable_core::{Chance, Clock, Estimate};

/// Games in which one feature decides, the more the later, and another means nothing.
fn samples(seed: u64, games: u64) -> Vec<Sample> {
    let mut all = Vec::new();
    let mut chance = Chance::quick(seed);
    for _ in 0..games {
        for turn in 0..5u16 {
            let gone = f32::from(turn) / 4.0;
            let [lead, noise] = [0, 1].map(|_| f32::from(chance.below(200)) / 50.0 - 2.0);
            let truth = 1.0 / (1.0 + (-2.0 * gone * lead).exp());
            let won = f32::from(u8::from(f32::from(chance.below(10_000)) < truth * 10_000.0));
            let (clock, features) = (Clock { turn, phase: 0 }, vec![lead, noise]);
            all.push(Sample { clock, gone, features, value: 0.5, won, weight: 1.0 });
        }
    }
    all
}

#[test]
fn what_decides_is_learnt_and_what_does_not_is_not() {
    let learnt = learn(&["lead", "noise"], &samples(1, 2000), "a test".into());
    let [lead, noise] = &learnt.feature[..] else { panic!("{learnt:?}") };
    assert!(lead.weights[0].abs() < 0.2 && lead.weights[2] > 2.0, "{lead:?}");
    assert!(noise.weights.iter().all(|w| w.abs() < 0.2), "{noise:?}");
    let fresh = samples(2, 1000);
    let good = examine(&fresh, |s| learnt.chance(&s.features, s.gone));
    assert!(good.loss < good.base_loss - 0.1 && good.reliability.iter().all(|off| *off < 0.04), "{good:?}");
    let boast = examine(&fresh, |s| if s.features[0] > 0.0 { 0.99 } else { 0.01 });
    assert!(boast.loss > good.loss && boast.reliability[0] > 0.3, "{boast:?}");
    let read = Estimate::read(&learnt.text(), &["lead", "noise"]);
    assert_eq!(read, Ok(learnt));
}

#[test]
fn who_boasts_is_calibrated_and_prefers_what_he_preferred() {
    let guide = learn(&["lead", "noise"], &samples(1, 2000), "a test".into());
    let mut boast = guide.clone();
    boast.bias = [2.0; 3];
    boast.feature.iter_mut().for_each(|f| f.weights = f.weights.map(|w| 4.0 * w));
    let sure = calibrate(&boast, &samples(3, 2000), "a test".into());
    let fresh = samples(2, 1000);
    let [before, after] =
        [&boast, &sure].map(|estimate| examine(&fresh, |s| estimate.chance(&s.features, s.gone)));
    assert!(before.reliability.iter().any(|off| *off > 0.1), "{before:?}");
    assert!(after.loss < before.loss && after.reliability.iter().all(|off| *off < 0.04), "{after:?}");
    for gone in [0.5, 1.0] {
        let order = |e: &sandtable_core::Estimate| e.chance(&[1.0, 0.3], gone) > e.chance(&[0.9, -0.3], gone);
        assert_eq!(order(&boast), order(&sure));
    }
}
