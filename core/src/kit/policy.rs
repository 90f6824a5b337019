//! Checks of a policy: games that it plays against itself.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Walk, laid_out};
use crate::{Clock, Game, Header, Live, Mind, Order, OrderKind, Policy, Scene, Seat, Seen, Table};

/// A sensible policy chooses between a few dozen plans.
const PLANS: usize = 64;

/// Games of the policy against itself; every position is shown before the seat that is asked acts, with its mind.
pub fn walk<R: Policy>(rules: &R, games: u64, mut visit: impl FnMut(&Walk<R>, Seat, &mut Mind<R>)) {
    for seed in 0..games {
        play(rules, seed, &mut visit);
    }
}

/// A game of the policy against itself; gives its end.
fn play<'a, R: Policy>(
    rules: &'a R,
    seed: u64,
    visit: &mut impl FnMut(&Walk<R>, Seat, &mut Mind<R>),
) -> Walk<'a, R> {
    let mut walk = Walk::new(rules, seed);
    let mut minds: Vec<Mind<R>> = rules.board().seats.iter().map(|_| Mind::default()).collect();
    while let Some(seat) = walk.asked() {
        let mind = &mut minds[usize::from(seat.0)];
        visit(&walk, seat, mind);
        let a = walk.preferred(seat, mind);
        walk.go(seat, a);
    }
    walk
}

/// A game's policy plays the [known games](pinned), and keeps [its promises](sound) in so many more.
///
/// # Panics
/// If it does not.
#[track_caller]
pub fn whole<G: Game>(known: &[(u64, u32, &str)], games: u64) {
    let rules = laid_out::<G>();
    pinned(&rules, known);
    sound(&rules, games);
}

/// The policy keeps its promises in so many games against itself: every plan has a weight and leads to a legal
/// action, clicks weigh something, standings are shares, features are numbers that change in play, and standing orders
/// answer windows alone, legally, and each of them at some time.
///
/// # Panics
/// At the first that is broken.
#[track_caller]
pub fn sound<R: Policy>(rules: &R, games: u64) {
    let mut answered: BTreeMap<&str, u32> = rules.orders().iter().map(|kind| (kind.key, 0)).collect();
    let (mut clock, mut went) = (Clock::default(), 0);
    let mut ranges = vec![(f32::INFINITY, f32::NEG_INFINITY); R::FEATURES.len()];
    walk(rules, games, |walk, seat, mind| {
        let seen = walk.seen(seat);
        plans(walk, &seen, seat, mind);
        clicks(walk, &seen, seat, mind);
        standing(walk, &seen);
        features(walk, &seen, seat, &mut ranges);
        let now = rules.clock(&walk.state);
        if walk.length > 0 {
            assert!(now.turn >= clock.turn, "the clock goes back from {clock:?} to {now:?}");
            went += u32::from(now != clock);
        }
        clock = now;
        for kind in rules.orders() {
            *answered.entry(kind.key).or_default() += answers(walk, &seen, seat, kind);
        }
    });
    let fixed = R::FEATURES.iter().zip(&ranges).find(|(_, (least, most))| least == most);
    assert!(fixed.is_none(), "a feature says nothing, being always the same: {fixed:?}");
    let idle: Vec<_> = answered.iter().filter(|(_, n)| **n == 0).collect();
    assert!(idle.is_empty(), "orders that never answer: {idle:?}");
    assert!(went > 0, "the clock stands still at {clock:?}");
}

/// Every plan that the policy lists is wanted, and begins with a legal action: `next` is what the plan itself would do,
/// before [`Policy::next`] drops what is illegal.
///
/// # Panics
/// At the first that is not, or does not.
#[track_caller]
pub fn begins<R: Policy>(
    rules: &R,
    games: u64,
    next: impl Fn(&R::State, Seat, R::Plan) -> Option<R::Action>,
) {
    walk(rules, games, |walk, seat, mind| {
        let mut plans = Vec::new();
        rules.plans(&walk.seen(seat), seat, mind, &mut plans);
        for (plan, weight) in plans {
            assert!(weight > 0.0, "{plan:?} weighs {weight}");
            let a = next(&walk.state, seat, plan).unwrap_or_else(|| panic!("{plan:?} begins nowhere"));
            assert!(rules.check(&walk.state, seat, a).is_ok(), "{plan:?} wants {a:?}");
        }
    });
}

#[track_caller]
fn plans<R: Policy>(walk: &Walk<R>, seen: &Seen<R>, seat: Seat, mind: &mut Mind<R>) {
    let (mut plans, mut wide) = (Vec::new(), Vec::new());
    walk.rules.plans(seen, seat, mind, &mut plans);
    walk.rules.candidates(seen, seat, mind, &mut wide);
    assert!(wide.len() < PLANS, "{} plans are too many to choose from", wide.len());
    let lost = plans.iter().find(|(plan, _)| !wide.iter().any(|(other, _)| other == plan));
    assert!(lost.is_none(), "{lost:?} is a plan, but no candidate");
    for (plan, weight) in wide {
        assert!(weight.is_finite() && weight >= 0.0, "{plan:?} weighs {weight}");
        // A plan that is done already leads nowhere.
        let Some(a) = walk.rules.next(seen, seat, plan, mind) else { continue };
        let checked = walk.rules.check(&walk.state, seat, a);
        assert!(checked.is_ok(), "{plan:?} wants {a:?}: {checked:?}");
    }
}

#[track_caller]
fn clicks<R: Policy>(walk: &Walk<R>, seen: &Seen<R>, seat: Seat, mind: &mut Mind<R>) {
    for a in walk.listed(seat) {
        let weight = walk.rules.weigh(seen, seat, a, mind);
        assert!(weight.is_finite() && weight >= 0.0, "{a:?} weighs {weight}");
    }
}

/// Every feature that has a name is a number; its range so far is kept.
#[track_caller]
fn features<R: Policy>(walk: &Walk<R>, seen: &Seen<R>, seat: Seat, ranges: &mut [(f32, f32)]) {
    let mut features = Vec::new();
    walk.rules.features(seen, seat, &mut features);
    assert_eq!(features.len(), R::FEATURES.len(), "features of {:?}", R::FEATURES);
    let odd = features.iter().zip(R::FEATURES).find(|(n, _)| !n.is_finite());
    assert!(odd.is_none(), "a feature is no number: {odd:?}");
    for ((least, most), n) in ranges.iter_mut().zip(features) {
        (*least, *most) = (least.min(n), most.max(n));
    }
}

/// Every seat stands between lost and won; of two rivals one stands as well as the other does badly, and those who play
/// together stand alike.
#[track_caller]
fn standing<R: Policy>(walk: &Walk<R>, seen: &Seen<R>) {
    let seats = walk.rules.board().seats.len() as u8;
    let scores: Vec<f32> = (0..seats).map(|i| walk.rules.score(seen, Seat(i))).collect();
    assert!(scores.iter().all(|score| (0.0..=1.0).contains(score)), "standings of {scores:?}");
    if walk.rules.board().sides().common(scores.len()) {
        assert!(scores.windows(2).all(|pair| pair[0] == pair[1]), "standings of a team of {scores:?}");
    } else if let [mine, theirs] = scores[..] {
        assert!((mine + theirs - 1.0).abs() < 1e-5, "standings of {scores:?} do not add up");
    }
}

/// How often an order answers here: as it stands, and with a place and a number where it takes them.
#[track_caller]
fn answers<R: Policy>(walk: &Walk<R>, seen: &Seen<R>, seat: Seat, kind: &OrderKind) -> u32 {
    let bare = Order { key: kind.key.into(), place: None, amount: None };
    let places = walk.rules.board().places.len().max(1) as u32;
    let full = Order {
        place: kind.place.then_some((walk.length % places) as u16),
        amount: kind.amount.then_some(1),
        ..bare.clone()
    };
    let mut answers = 0;
    for order in [bare, full] {
        if let Some(a) = walk.rules.answer(seen, seat, &order) {
            let window = walk.rules.decision(&walk.state).window();
            assert!(window.is_some(), "{order:?} answers outside a window");
            let checked = walk.rules.check(&walk.state, seat, a);
            assert!(checked.is_ok(), "{order:?} answers {a:?}: {checked:?}");
            answers += 1;
        }
    }
    answers
}

/// In a game of the policy against itself, whenever a scene says that pieces can be left to the staff, every so often half
/// of them are: those alone move, each line can be taken back, and the table below is as it was. Gives how many lines were
/// laid.
///
/// # Panics
/// If something else moves, or a line stays.
#[track_caller]
pub fn staffed<R: Policy>(rules: &Arc<R>, seed: u64, every: u32) -> usize {
    let (mut chances, mut lines) = (0, 0);
    play(&**rules, seed, &mut |walk, seat, _| {
        let before = rules.scene(&walk.seen(seat));
        chances += u32::from(!before.staff.is_empty());
        if before.staff.is_empty() || chances % every != 0 {
            return;
        }
        let (left, kept): (Vec<_>, Vec<_>) = before.staff.iter().enumerate().partition(|(i, _)| i % 2 == 0);
        let left: Vec<String> = left.into_iter().map(|(_, key)| key.clone()).collect();
        let mut live = Live::opened(rules.clone(), Header::default(), walk.state.clone(), seed);
        let hash = live.hash();
        let laid = live.draft_staff(seat, &left).expect("a seat that is asked has a staff");
        let after = live.draft_scene(seat, "").expect("a draft can be looked at");
        let place = |scene: &Scene, key: &str| scene.pieces.iter().find(|p| p.key == key).map(|p| p.place);
        for (_, key) in kept {
            assert_eq!(place(&before, key), place(&after, key), "{key} was not left to the staff");
        }
        assert_eq!(live.hash(), hash, "a draft changes nothing");
        assert!((0..laid).all(|_| live.draft_undo(seat)), "each of {laid} lines can be taken back");
        assert!(live.draft_lines(seat).is_empty(), "{:?} stay", live.draft_lines(seat));
        lines += laid;
    });
    lines
}

/// In so many games the candidates hold the policy's own choice with its weight, and are wider than it more than so often.
///
/// # Panics
/// If they are not.
#[track_caller]
pub fn rivals<R: Policy>(rules: &R, games: u64, often: usize) {
    let mut wider = 0;
    walk(rules, games, |walk, seat, mind| {
        let (mut own, mut wide) = (Vec::new(), Vec::new());
        rules.plans(&walk.seen(seat), seat, mind, &mut own);
        rules.candidates(&walk.seen(seat), seat, mind, &mut wide);
        assert!(own.iter().all(|plan| wide.contains(plan)), "{own:?}");
        wider += usize::from(wide.len() > own.len());
    });
    assert!(wider > often, "wider {wider} times");
}

/// Games that are known by seed, length and the hash of their last position: the policy still plays them so. Any
/// change of a weight, of the rules or of the data shows here; if it was meant, the failure prints the new line.
///
/// # Panics
/// If a game goes otherwise.
#[track_caller]
pub fn pinned<R: Policy>(rules: &R, known: &[(u64, u32, &str)]) {
    let played = known.iter().map(|(seed, ..)| {
        let end = play(rules, *seed, &mut |_, _, _| {});
        (*seed, end.length, rules.position(&end.state).hash())
    });
    let played: Vec<(u64, u32, String)> = played.collect();
    let same = known.iter().zip(&played).all(|(k, p)| (k.0, k.1, k.2) == (p.0, p.1, p.2.as_str()));
    let n = known.len();
    assert!(
        same,
        "the policy plays otherwise; if so meant:\nconst PINNED: [(u64, u32, &str); {n}] = {played:?};"
    );
}

/// What the policy thinks in games that are known by seed: every candidate with its weight, what every order would answer,
/// and how the seats stand, to two places. A change that its choices do not show is found here.
///
/// # Panics
/// If it thinks otherwise.
#[track_caller]
pub fn weighed<R: Policy>(rules: &R, known: &[(u64, &str)]) {
    let thought = known.iter().map(|(seed, _)| {
        let mut thoughts = blake3::Hasher::new();
        play(rules, *seed, &mut |walk, seat, mind| {
            let seen = walk.seen(seat);
            let mut wide = Vec::new();
            rules.candidates(&seen, seat, mind, &mut wide);
            for (plan, weight) in wide {
                thoughts.update(format!("{plan:?} {weight:.2}").as_bytes());
            }
            for kind in rules.orders() {
                let order = Order { key: kind.key.into(), place: None, amount: None };
                thoughts.update(format!("{:?}", rules.answer(&seen, seat, &order)).as_bytes());
            }
            thoughts.update(format!("{:.2}", rules.score(&seen, seat)).as_bytes());
        });
        (*seed, thoughts.finalize().to_hex()[..16].to_string())
    });
    let thought: Vec<(u64, String)> = thought.collect();
    let same = known.iter().zip(&thought).all(|(k, t)| (k.0, k.1) == (t.0, t.1.as_str()));
    let n = known.len();
    assert!(
        same,
        "the policy thinks otherwise; if so meant:\nconst WEIGHED: [(u64, &str); {n}] = {thought:?};"
    );
}
