//! What a side likes, in numbers: what a post is worth, what an attack, which command is chosen.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::Deserialize;

use crate::pieces::Side;

/// Declares the numbers once: each has its name, and what the Axis and the Soviets usually think of it.
macro_rules! taste {
    ($($(#[doc = $doc:literal])+ $name:ident: $axis:literal, $soviet:literal;)+) => {
        /// The taste of a side.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Taste {
            $($(#[doc = $doc])+ pub $name: f32,)+
        }

        impl Taste {
            /// The names of its numbers, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            const AXIS: Taste = Taste { $($name: $axis),+ };
            const SOVIET: Taste = Taste { $($name: $soviet),+ };

            /// Its numbers, in order.
            pub fn numbers(&self) -> Vec<f32> {
                vec![$(self.$name),+]
            }

            fn number(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)+
                    _ => None,
                }
            }

            /// The taste of these numbers; what is missing is as it was.
            #[must_use]
            pub fn with(mut self, numbers: &[f32]) -> Taste {
                let mut numbers = numbers.iter().copied();
                $(self.$name = numbers.next().unwrap_or(self.$name);)+
                self
            }
        }
    };
}

taste! {
    /// Odds of the enemy, after terrain, up to which a hex is safe.
    safe_odds: 1.5, 1.5;
    /// A column of danger to a unit at full strength, or to one that holds nothing.
    danger: 0.5, 2.2;
    /// A column of danger to a reduced unit, or to one that holds a victory hex.
    danger_special: 4.0, 0.5;
    /// A hex in an enemy zone, to the full and to the reduced.
    zone: 0.3, 0.0;
    /// The same to the reduced.
    zone_reduced: 5.0, 0.0;
    /// A victory hex that is to be taken.
    prize: 60.0, 60.0;
    /// The first guard of a victory hex.
    guard: 18.0, 26.0;
    /// So near the enemy must be for a first guard.
    guard_gap: 3.0, 14.0;
    /// The second guard of a victory hex; the Axis's first where the enemy is farther.
    reserve: 8.0, 16.0;
    /// So near the enemy must be for it.
    reserve_gap: 6.0, 9.0;
    /// A railway town near our lines that is to be taken.
    station: 20.0, 20.0;
    /// Another railway town.
    halt: 8.0, 8.0;
    /// Another town.
    village: 3.0, 3.0;
    /// A hex nearer to the goal of the command; the Axis: of a German unit.
    goal: 1.6, 0.8;
    /// The same of an ally.
    goal_ally: 0.5, 0.8;
    /// A hex nearer to any victory hex that is wanted.
    wanted: 0.0, 0.24;
    /// A line that the enemy can cut.
    unsafe_line: 3.0, 0.0;
    /// A hex that gets a line if we stand there.
    new_line: 4.0, 0.0;
    /// A hex without a line.
    cut_off: 40.0, 20.0;
    /// Each hex that it is from a line.
    far_off: 3.0, 2.0;
    /// A hex that blocks a railway of ours.
    block: 12.0, 0.0;
    /// Each hex out of command, after the third.
    stray: 1.5, 1.2;
    /// Each of the first three.
    stray_near: 0.2, 1.2;
    /// Each other unit in the hex.
    company: 0.4, 1.5;
    /// Each neighbouring hex of ours after the first.
    crowd: 0.0, 0.5;
    /// So many hexes from the enemy nothing is lost.
    distance: 3.0, 2.0;
    /// Each hex farther from him.
    far: 0.3, 0.9;
    /// Each column that terrain gives a defender.
    terrain: 0.3, 1.5;
    /// A river before us.
    river: 0.0, 0.9;
    /// A major river before us.
    major_river: 0.0, 1.4;
    /// How much better a post must be.
    margin: 0.6, 0.6;
    /// The lowest column of an attack.
    column: 2.0, 3.0;
    /// The same against a victory hex.
    column_prize: 1.0, 2.0;
    /// The same late in the game; the Axis: against a victory hex.
    column_late: 0.0, 2.0;
    /// More odds than this column's are not looked for.
    aim: 8.0, 8.0;
    /// The least worth of an attack.
    demand: 0.3, 0.6;
    /// The same late in the game.
    demand_late: 0.3, 0.4;
    /// A step of ours.
    price: 1.5, 0.9;
    /// A step of theirs.
    kill: 1.0, 1.0;
    /// Ground that they leave.
    ground: 0.6, 0.6;
    /// A victory hex that they leave.
    capture: 7.7, 7.7;
    /// The way to the goal.
    path: 1.0, 0.0;
    /// A railway beside it.
    rails: 0.15, 0.0;
    /// A block on our railway.
    unblock: 0.8, 0.0;
    /// A hex that a fortress must not leave.
    siege: 0.8, 0.8;
    /// A unit that cannot get away.
    trap: 1.0, 1.0;
    /// Strength near an HQ, to the HQ.
    staff_mass: 0.25, 0.25;
    /// The enemy beside an HQ.
    staff_touched: 6.0, 6.0;
    /// The enemy two hexes from an HQ.
    staff_near: 1.0, 1.0;
    /// A column of danger to an HQ.
    staff_danger: 0.6, 0.6;
    /// Company of an HQ.
    staff_guard: 1.5, 1.5;
    /// An HQ on a line that can be cut.
    staff_unsafe: 4.0, 4.0;
    /// An HQ without a line.
    staff_cut_off: 30.0, 30.0;
    /// An HQ nearer to the goal.
    staff_goal: 0.7, 0.0;
    /// Ground that was fought for.
    advance: 4.0, 1.0;
    /// Units near a victory hex that stay there.
    stay_gap: 4.0, 4.0;
    /// So many of them.
    stay: 1.0, 2.0;
    /// The chit of reinforcements; the Soviets: that of the Stavka.
    chit_special: 2.5, 5.0;
    /// Each unit that waits for it.
    chit_waiting: 4.0, 0.0;
    /// A second chit of an army.
    chit_twin: 0.8, 0.8;
    /// Strength far from the enemy, to the choice of a chit.
    chit_far: 0.7, 0.7;
    /// A fortress with more than so many units is left alone.
    hard: 2.0, 2.0;
    /// Each place in an army's directive before a victory hex, when its goal is chosen.
    directive: 1000.0, 0.0;
    /// Each half point of the way to a victory hex of the directive.
    directive_far: 0.0, 0.0;
    /// A victory hex that is not in the directive.
    unlisted: 10000.0, 0.0;
    /// Each point of defence in a victory hex and beside it.
    defended: 0.0, 0.0;
    /// A hex on the enemy's railway behind his front, or beside it.
    sever: 0.0, 0.0;
    /// A hex of our own railway that nobody watches with the enemy near.
    watch: 0.0, 0.0;
    /// To the Axis, how much nearer a victory hex seems when a goal is chosen, in half points of the way; to the Soviets, a
    /// guard of it beyond what any guard is worth.
    voronezh: 0.0, 0.0;
    /// The same.
    rostov: 0.0, 0.0;
    /// The same.
    stalingrad: 0.0, 0.0;
    /// The same.
    saratov: 0.0, 0.0;
    /// The same.
    astrakhan: 0.0, 0.0;
    /// The same.
    maikop: 0.0, 0.0;
    /// The same.
    novorossiysk: 0.0, 0.0;
    /// The same.
    grozny: 0.0, 0.0;
}

impl Taste {
    /// What a side usually likes.
    pub const fn usual(side: Side) -> Taste {
        match side {
            Side::Axis => Taste::AXIS,
            Side::Soviet => Taste::SOVIET,
        }
    }

    /// What it thinks of a victory hex by itself.
    pub fn of(&self, place: &str) -> f32 {
        match place {
            "Voronezh" => self.voronezh,
            "Rostov" => self.rostov,
            "Stalingrad" => self.stalingrad,
            "Saratov" => self.saratov,
            "Astrakhan" => self.astrakhan,
            "Maikop" => self.maikop,
            "Novorossiysk" => self.novorossiysk,
            "Grozny" => self.grozny,
            _ => 0.0,
        }
    }
}

/// The tastes of the Axis and of the Soviets, for equal parts of the game in their order.
#[derive(Clone, PartialEq, Debug)]
pub struct Tastes(Arc<[Vec<Taste>; 2]>);

impl Tastes {
    /// Those of the Axis and those of the Soviets.
    pub fn new(tastes: [Vec<Taste>; 2]) -> Tastes {
        Tastes(Arc::new(tastes))
    }

    /// What a side likes in each part of the game.
    pub fn parts(&self, side: Side) -> &[Taste] {
        &self.0[side as usize]
    }

    /// What a side likes on a turn of so many.
    pub fn on(&self, side: Side, turn: u8, last: u8) -> Taste {
        let parts = self.parts(side);
        let part = usize::from(turn.max(1) - 1) * parts.len() / usize::from(last.max(1));
        parts.get(part).or(parts.last()).copied().unwrap_or(Taste::usual(side))
    }
}

/// What played games have taught: the file of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    made: String,
    axis: Vec<BTreeMap<String, f32>>,
    soviet: Vec<BTreeMap<String, f32>>,
}

impl Tastes {
    /// How a file was made, and what was learnt.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<(String, Tastes), String> {
        let file: File = toml::from_str(text).map_err(|e| e.to_string())?;
        let taste = |side: Side, numbers: &BTreeMap<String, f32>| -> Result<Taste, String> {
            let mut taste = Taste::usual(side);
            for (name, number) in numbers {
                *taste.number(name).ok_or_else(|| format!("no taste has a number '{name}'"))? = *number;
            }
            Ok(taste)
        };
        let parts = |side, parts: &[BTreeMap<String, f32>]| -> Result<Vec<Taste>, String> {
            parts.iter().map(|part| taste(side, part)).collect()
        };
        Ok((file.made, Tastes::new([parts(Side::Axis, &file.axis)?, parts(Side::Soviet, &file.soviet)?])))
    }
}

/// The files, the veteran's first.
const FILES: [&str; 2] = [include_str!("../../taste.toml"), include_str!("../../taste-elite.toml")];

static TAUGHT: LazyLock<[Option<Tastes>; 2]> =
    LazyLock::new(|| FILES.map(|text| Tastes::read(text).ok().map(|read| read.1)));

/// What played games have taught a veteran (0) and the elite (1).
pub fn taught(grade: u8) -> Option<Tastes> {
    TAUGHT.get(usize::from(grade)).cloned().flatten()
}

#[cfg(test)]
mod tests {
    use sandtable_core::{Chance, Log, Rules};

    use super::*;

    #[test]
    fn what_games_have_taught_can_be_read_and_is_not_what_was_known() {
        let [veteran, elite] = FILES.map(|text| Tastes::read(text).expect("a sound file").1);
        for side in Side::BOTH {
            assert!(veteran.parts(side).iter().all(|taste| *taste != Taste::usual(side)), "{side:?}");
            // The elite differs from a veteran and from itself in another part of the game.
            let mut known = veteran.parts(side).to_vec();
            for taste in elite.parts(side) {
                assert!(!known.contains(taste), "{side:?}");
                known.push(*taste);
            }
        }
        assert_eq!(elite.parts(Side::Axis).len(), 3);
    }

    #[test]
    fn every_part_of_a_game_has_its_taste() {
        let of = |prize| Taste { prize, ..Taste::usual(Side::Axis) };
        let tastes = Tastes::new([vec![of(1.0), of(2.0), of(3.0)], vec![]]);
        let prizes = (1..=10).map(|turn| tastes.on(Side::Axis, turn, 9).prize);
        assert_eq!(Vec::from_iter(prizes), [1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0, 3.0]);
        assert_eq!(tastes.on(Side::Soviet, 1, 9), Taste::usual(Side::Soviet));
    }

    #[test]
    fn a_number_that_no_taste_has_is_refused() {
        let text = "made = ''\nsoviet = []\n[[axis]]\nprize = 1\nthirst = 2\n";
        assert!(Tastes::read(text).is_err_and(|e| e.contains("thirst")));
    }

    /// The places that have a number of their own are victory hexes of the game, whatever their names become.
    #[test]
    fn every_victory_hex_that_changes_hands_has_a_number_of_its_own() {
        let rules = sandtable_core::kit::laid_out::<crate::Stalingrad>();
        let state = rules.start(&mut Chance::quick(1), &mut Log::off());
        let look = rules.look(&state);
        let usual = Taste::usual(Side::Axis).numbers();
        let unlike = Taste::usual(Side::Axis).with(&usual.iter().map(|n| n + 7.0).collect::<Vec<_>>());
        for (i, _) in &look.t.fields {
            let open = !look.controls(Side::Axis, *i);
            assert_eq!(unlike.of(&look.t.places[*i].name) == 7.0, open, "{}", look.t.places[*i].name);
        }
    }
}
