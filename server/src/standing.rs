//! How somebody stands in a game: ratings (Glicko-2) and results, against people and against each level of the machine.

use sandtable_bots::{Commander, Handicap, Level};
use sandtable_core::Temper;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::games::STAND_IN;
use crate::store::{Holder, Listed, Meta, Status};

/// A rating in whole steps, so that it is kept and compared exactly: hundredths, and millionths of the volatility.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rated {
    /// The rating, in hundredths.
    pub rating: i32,
    /// How uncertain it is, in hundredths.
    pub deviation: i32,
    /// How much it changes, in millionths.
    pub volatility: i32,
}

/// What a fifth of a handicap takes from a bot's rating.
const FIFTH: f64 = 40.0;

impl Rated {
    fn of(rating: Glicko2Rating) -> Rated {
        let whole = |x: f64, grain: f64| (x * grain).round() as i32;
        Rated {
            rating: whole(rating.rating, 100.0),
            deviation: whole(rating.deviation, 100.0),
            volatility: whole(rating.volatility, 1e6),
        }
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: f64::from(self.rating) / 100.0,
            deviation: f64::from(self.deviation) / 100.0,
            volatility: f64::from(self.volatility) / 1e6,
        }
    }

    /// Somebody who has not played yet.
    pub fn new() -> Rated {
        Rated::of(Glicko2Rating::new())
    }

    /// A bot by its name. It stays what it is: people are measured by it.
    pub fn of_bot(name: &str) -> Rated {
        let bot: Commander = name.parse().unwrap_or_else(|_| STAND_IN.into());
        let level = match bot.level {
            Level::Random => 600.0,
            Level::Recruit => 1200.0,
            Level::Veteran => 1650.0,
            Level::Elite => 1750.0,
            Level::Regular | Level::Thinks(_) => 1500.0,
        };
        let rating = match bot.handicap {
            Handicap::Fifths(n) => level - FIFTH * f64::from(n),
            // Between itself and the greener hand.
            Handicap::Adapts => level - 2.0 * FIFTH,
        };
        Rated::of(Glicko2Rating { rating, deviation: 80.0, ..Glicko2Rating::new() })
    }

    /// The ratings of two after a game that gave the first so much of a point, in halves.
    pub fn after(self, other: Rated, halves: u8) -> (Rated, Rated) {
        let outcome = match halves {
            0 => Outcomes::LOSS,
            1 => Outcomes::DRAW,
            _ => Outcomes::WIN,
        };
        let (one, two) = glicko2(&self.glicko(), &other.glicko(), &outcome, &Glicko2Config::new());
        (Rated::of(one), Rated::of(two))
    }
}

impl Default for Rated {
    fn default() -> Rated {
        Rated::new()
    }
}

/// Somebody's name, and how he has done in each game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ProfileView {
    /// The name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
    /// The games that he has finished, the one that he plays most first.
    pub games: Vec<GameResults>,
}

/// How somebody has done in a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct GameResults {
    /// The game.
    pub game: String,
    /// The rating; none before the first game that counts.
    pub rating: Option<i32>,
    /// The rating lies between so much less and more, nineteen times of twenty.
    pub spread: Option<i32>,
    /// Against each level of the machine, and against people.
    pub against: Vec<Against>,
}

/// Games against one kind of opponent.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Against {
    /// The machine by its level and handicap; none for people.
    pub level: Option<String>,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// The seat of somebody and of his only opponent, where a game of two is to be counted.
fn duel(meta: &Meta) -> Option<[u8; 2]> {
    let open = meta.archive || meta.teaches() || meta.parent.is_some() || meta.start.is_some();
    let [one, two] = meta.sides()[..] else { return None };
    let holder = |side: sandtable_core::Seats| {
        let first = side.iter().next()?;
        let same = side.iter().all(|seat| {
            meta.chairs.get(usize::from(seat.0)).map(|c| &c.holder)
                == meta.chairs.get(usize::from(first.0)).map(|c| &c.holder)
        });
        same.then_some(first.0)
    };
    let seats = [holder(one)?, holder(two)?];
    let [a, b] = seats.map(|seat| &meta.chairs[usize::from(seat)].holder);
    let people = [a, b].into_iter().filter(|h| matches!(h, Holder::Person { .. })).count();
    let counts = meta
        .result
        .as_ref()
        .is_some_and(|r| ["rules", "resigned", "draw", "time"].contains(&r.reason.as_str()));
    (!open && counts && a != b && people > 0).then_some(seats)
}

/// What a game was worth to a seat, in halves of a point.
fn halves(meta: &Meta, seat: u8) -> u8 {
    let winners = meta.result.as_ref().map_or(0, |r| r.winners);
    if winners == 0 { 1 } else { 2 * u8::from(winners & 1 << seat != 0) }
}

/// The ratings after a game that is over, by seat; `before` knows those of people. None for games that do not count.
pub fn rated(meta: &Meta, before: [Option<Rated>; 2]) -> Option<Vec<Option<Rated>>> {
    let seats = duel(meta)?;
    let of = |i: usize| match &meta.chairs[usize::from(seats[i])].holder {
        Holder::Bot(name) => Rated::of_bot(name),
        _ => before[i].unwrap_or_default(),
    };
    let (one, two) = of(0).after(of(1), halves(meta, seats[0]));
    let mut all = vec![None; meta.chairs.len()];
    for (seat, after) in seats.into_iter().zip([one, two]) {
        let chair = &meta.chairs[usize::from(seat)];
        all[usize::from(seat)] = matches!(chair.holder, Holder::Person { .. }).then_some(after);
    }
    Some(all)
}

/// The people whose ratings a game that is over changes, in the order of [`rated`].
pub fn rivals(meta: &Meta) -> Option<[Option<crate::AccountId>; 2]> {
    duel(meta).map(|seats| {
        seats.map(|seat| match &meta.chairs[usize::from(seat)].holder {
            Holder::Person { id, .. } => Some(id.clone()),
            _ => None,
        })
    })
}

/// The rating of somebody in a game, after the last of his tables that counted.
pub fn rating_in(tables: &[Listed], account: &crate::AccountId, game: &str) -> Option<Rated> {
    let own = tables.iter().filter(|t| t.meta.game == game && t.status == Status::Over);
    let ended = own.filter_map(|t| {
        let seat = t.meta.seats_of(account).iter().next()?;
        Some((t.moved, t.meta.ratings.get(usize::from(seat.0)).copied().flatten()?))
    });
    ended.max_by_key(|(moved, _)| *moved).map(|(_, rated)| rated)
}

/// A bot's name without its temper: that changes how it plays, not how well.
fn strength(name: &str) -> String {
    let bot = name.parse::<Commander>();
    bot.map_or_else(|_| name.into(), |bot| Commander { temper: Temper::Steady, ..bot }.to_string())
}

/// How somebody has done, by game.
pub fn results(tables: &[Listed], account: &crate::AccountId) -> Vec<GameResults> {
    let mut games: Vec<GameResults> = Vec::new();
    for table in tables.iter().filter(|t| t.status == Status::Over) {
        let (meta, own) = (&table.meta, table.meta.seats_of(account));
        let Some(seats) = duel(meta).filter(|seats| seats.iter().any(|s| own.has(sandtable_core::Seat(*s))))
        else {
            continue;
        };
        let at = usize::from(!own.has(sandtable_core::Seat(seats[0])));
        let level = match &meta.chairs[usize::from(seats[1 - at])].holder {
            Holder::Bot(name) => Some(strength(name)),
            _ => None,
        };
        let known = games.iter().position(|g| g.game == meta.game);
        let i = known.unwrap_or_else(|| {
            let rated = rating_in(tables, account, &meta.game);
            games.push(GameResults {
                game: meta.game.clone(),
                rating: rated.map(|r| r.rating / 100),
                spread: rated.map(|r| r.deviation / 50),
                against: Vec::new(),
            });
            games.len() - 1
        });
        let against = &mut games[i].against;
        let j = against.iter().position(|a| a.level == level).unwrap_or_else(|| {
            against.push(Against { level, won: 0, drawn: 0, lost: 0 });
            against.len() - 1
        });
        match halves(meta, seats[at]) {
            0 => against[j].lost += 1,
            1 => against[j].drawn += 1,
            _ => against[j].won += 1,
        }
    }
    let played = |g: &GameResults| g.against.iter().map(|a| a.won + a.drawn + a.lost).sum::<u32>();
    games.sort_by_key(|g| std::cmp::Reverse(played(g)));
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Chair, Verdict};
    use crate::{AccountId, TableId};

    fn meta(holders: [Holder; 2], winners: u8) -> Meta {
        Meta {
            game: "toy".into(),
            chairs: holders.map(|holder| Chair { holder, word: None }).to_vec(),
            teams: vec![1, 2],
            result: Some(Verdict { winners, reason: "rules".into(), rule: None }),
            ..Meta::default()
        }
    }

    fn person(name: &str) -> Holder {
        Holder::Person { id: AccountId(name.into()), name: name.into() }
    }

    #[test]
    fn whoever_wins_rises_and_a_level_stays_what_it_is() {
        let won = meta([person("ann"), person("ben")], 1);
        let all = rated(&won, [None, None]).unwrap();
        let [ann, ben] = [all[0].unwrap(), all[1].unwrap()];
        assert!(ann.rating > Rated::new().rating && ben.rating < Rated::new().rating);
        assert!(ann.deviation < Rated::new().deviation);
        let bot = rated(&meta([Holder::Bot("regular".into()), person("ann")], 2), [None, Some(ann)]).unwrap();
        assert!(bot[0].is_none() && bot[1].unwrap().rating > ann.rating);
        // A draw with an equal changes nothing but the doubt.
        let drawn = rated(&meta([person("ann"), person("ben")], 0), [None, None]).unwrap();
        assert_eq!(drawn[0].unwrap().rating, Rated::new().rating);
    }

    #[test]
    fn games_that_are_no_match_do_not_count() {
        let alone = meta([person("ann"), person("ann")], 1);
        assert_eq!(rated(&alone, [None, None]), None);
        let closed = Meta {
            result: Some(Verdict { winners: 0, reason: "closed".into(), rule: None }),
            ..meta([person("ann"), person("ben")], 0)
        };
        let forked = Meta { parent: Some(TableId("t".into())), ..meta([person("ann"), person("ben")], 1) };
        let machines = meta([Holder::Bot("recruit".into()), Holder::Bot("regular".into())], 1);
        for other in [closed, forked, machines] {
            assert_eq!(rated(&other, [None, None]), None);
        }
    }

    #[test]
    fn results_are_told_by_game_and_opponent() {
        let listed = |meta: Meta, moved| Listed {
            id: TableId(format!("t{moved}")),
            version: 1,
            status: Status::Over,
            asked: 0,
            moved,
            due: None,
            created: 0,
            meta,
        };
        let mut first = meta([person("ann"), Holder::Bot("recruit".into())], 1);
        first.ratings = rated(&first, [None, None]).unwrap();
        let second = meta([person("ben"), person("ann")], 0);
        // A temper is no other strength, a handicap is.
        let third = meta([person("ann"), Holder::Bot("recruit-bold".into())], 2);
        let fourth = meta([person("ann"), Holder::Bot("recruit-bold-2".into())], 1);
        let tables = [listed(first.clone(), 4), listed(second, 5), listed(third, 2), listed(fourth, 3)];
        let found = results(&tables, &AccountId("ann".into()));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].rating, first.ratings[0].map(|r| r.rating / 100));
        let told: Vec<_> =
            found[0].against.iter().map(|a| (a.level.as_deref(), a.won, a.drawn, a.lost)).collect();
        assert_eq!(told, [(Some("recruit"), 1, 0, 1), (None, 0, 1, 0), (Some("recruit-2"), 1, 0, 0)]);
    }
}
