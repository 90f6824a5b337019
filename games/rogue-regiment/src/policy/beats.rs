//! What sentries and patrols look at in the long run: their posts and routes, whoever stands there now.

use crate::ground::{SQUARES, Square};
use crate::look::{Look, cells};
use crate::pieces::{Facing, Role};
use crate::sight::{BLIND, cone};
use crate::squares::Bits;
use crate::state::{State, flag};

/// The share of the time at which a square is looked at, even if one crouches there.
type Shares = Box<[f32; SQUARES]>;

/// The beats of a mission, and those that are still walked.
#[derive(Default)]
pub struct Beats {
    mission: String,
    posts: Vec<Shares>,
    routes: Vec<Shares>,
    /// All that are manned: posts and routes as bits.
    manned: (u64, u64),
    sum: Vec<f32>,
}

/// Looks from some places add up to shares of the time.
fn shares(look: Look, views: impl IntoIterator<Item = (Square, Facing)>) -> Shares {
    let mut sum = Box::new([0.0; SQUARES]);
    let mut count = 0.0_f32;
    for (at, face) in views {
        let mut seen = BLIND;
        cone(look, at, face, &mut seen);
        seen[1].iter().for_each(|sq| sum[usize::from(sq)] += 1.0);
        count += 1.0;
    }
    sum.iter_mut().for_each(|n| *n /= count.max(1.0));
    sum
}

impl Beats {
    /// Reads the mission's posts and routes, once.
    fn read(&mut self, look: Look) {
        let page = &look.t.page;
        if self.mission == page.key {
            return;
        }
        self.mission.clone_from(&page.key);
        // Nobody is in the way, but what stands for good.
        let mut bare = State::empty(look.t);
        bare.dumps = look.s.dumps;
        bare.cells.0 = cells(look.t, &bare);
        let bare = Look { t: look.t, s: &bare };
        let posts =
            page.posts.iter().map(|post| shares(bare, post.arrows.iter().map(|face| (post.at, *face))));
        self.posts = posts.collect();
        let g = look.t.ground();
        let routes = page.routes.iter().map(|beat| {
            let pairs = beat.way.windows(2).map(|w| (w[0], w[1]));
            let both = pairs.flat_map(|(a, b)| [(a, b), (b, a)]);
            shares(bare, both.map(|(a, b)| (a, g.toward(a, b, Facing::North))))
        });
        self.routes = routes.collect();
        self.sum.clear();
    }

    /// Looks who is still there.
    pub fn renew(&mut self, look: Look) {
        self.read(look);
        let of = |role: Role| {
            let units = look.units(|u| u.role == role && !u.has(flag::OFF) && u.post < 64);
            Bits(units).fold(0_u64, |set, u| set | 1 << look.unit(u).post)
        };
        let manned = (of(Role::Sentry), of(Role::Patrol));
        if manned == self.manned && !self.sum.is_empty() {
            return;
        }
        self.manned = manned;
        self.sum.clear();
        self.sum.resize(SQUARES, 0.0);
        let walked = |set: u64, i: usize| set >> i & 1 == 1;
        let posts = self.posts.iter().enumerate().filter(|(i, _)| walked(manned.0, *i));
        let routes = self.routes.iter().enumerate().filter(|(i, _)| walked(manned.1, *i));
        for (_, shares) in posts.chain(routes) {
            for (sum, share) in self.sum.iter_mut().zip(shares.iter()) {
                *sum += share * (1.0 - *sum);
            }
        }
    }

    /// The share of the time at which a square is looked at.
    pub fn share(&self, at: Square) -> f32 {
        self.sum.get(usize::from(at)).copied().unwrap_or(0.0)
    }
}
