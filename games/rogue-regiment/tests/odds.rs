//! Odds are exact: they agree with every way the dice and the cards can fall, and with known shares.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use rogue_regiment::{Action, Eye, RogueRegiment, Weapon, flag, mood};
use sandtable_core::{Chance, Game, Log, Odds, Options, Rules, Seen, Trial};
use support::{Table, agreed, given, paddy};

/// The odds of an action, with the opposite of some assumptions.
fn odds(table: &Table, line: &str, otherwise: &[&str]) -> Odds {
    let mut actions = Vec::new();
    table.rules.read(line, &mut actions).unwrap();
    let seat = table.rules.decision(&table.state).seats().iter().next().unwrap();
    let seen = Seen::by(&table.rules, &table.state, seat);
    table.rules.odds(&seen, actions[0], otherwise).unwrap_or_else(|| panic!("'{line}' has no odds"))
}

fn share(odds: &Odds, id: &str) -> f64 {
    odds.ends.iter().filter(|(text, _)| text.id == id).map(|(_, share)| *share).sum()
}

fn expected(odds: &Odds, id: &str) -> f64 {
    odds.expected.iter().find(|(text, _)| text.id == id).map_or(0.0, |(_, figure)| *figure)
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} is not {b}");
}

fn whole(odds: &Odds) {
    close(odds.ends.iter().map(|(_, share)| share).sum(), 1.0);
}

#[test]
fn a_pistol_hits_as_its_die_falls() {
    for (at, killed) in [("f10", 3.0 / 6.0), ("f11", 2.0 / 6.0)] {
        let table = paddy(&format!("{at} N"), &["u0 rifle guard @ f6 N"]);
        let odds = odds(&table, "attack pistol u0", &[]);
        whole(&odds);
        close(share(&odds, "odds-killed"), killed);
        // Whoever is missed is awake.
        close(expected(&odds, "odds-alerted"), 1.0 - killed);
    }
}

#[test]
fn the_knife_is_sure_and_the_witness_is_counted() {
    let table = paddy("f9 N", &["u0 rifle guard @ f8 N"]);
    let alone = odds(&table, "attack knife u0", &[]);
    close(share(&alone, "odds-killed"), 1.0);
    close(expected(&alone, "odds-exposed"), 0.0);
    let table = paddy("f9 N", &["u0 rifle guard @ f8 N", "u1 rifle guard @ i8 W"]);
    let watched = odds(&table, "attack knife u0", &[]);
    close(expected(&watched, "odds-exposed"), 1.0);
    close(expected(&watched, "odds-alerted"), 1.0);
}

/// Every way that three dice can fall, one by one, through the very game.
#[test]
fn a_burst_agrees_with_all_its_dice() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ f12 N has sten=5']\nunits = ['u0 rifle guard @ f9 N', 'u1 rifle guard @ g9 N']",
    );
    let odds = odds(&table, "attack sten u0", &[]);
    whole(&odds);
    let mut actions = Vec::new();
    table.rules.read("attack sten u0", &mut actions).unwrap();
    let (mut killed, mut kills) = (0.0, 0.0);
    for n in 0..216_u16 {
        let dice = [n / 36 + 1, n / 6 % 6 + 1, n % 6 + 1];
        let (mut s, mut chance) = (table.state.clone(), Chance::scripted(&dice));
        let mut a = actions[0];
        loop {
            let seat = table.rules.decision(&s).seats().iter().next().unwrap();
            table.rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
            let mut more = Vec::new();
            table.rules.actions(&s, seat, &mut more);
            match more.iter().find(|a| matches!(a, Action::Hit(_))) {
                Some(hit) => a = *hit,
                None => break,
            }
        }
        let gone = |u: usize| f64::from(u8::from(!s.units[u].has(flag::HERE)));
        killed += gone(0) / 216.0;
        kills += (gone(0) + gone(1)) / 216.0;
    }
    close(share(&odds, "odds-killed"), killed);
    close(expected(&odds, "odds-enemies"), kills);
}

#[test]
fn a_rabbits_foot_makes_the_shot_sure() {
    let text =
        "acting = 'paddy'\nmen = ['paddy @ f10 N has pistol rabbit']\nunits = ['u0 rifle guard @ f6 N']";
    let table = given(text);
    close(share(&odds(&table, "attack pistol u0", &[]), "odds-killed"), 0.5);
    close(share(&odds(&table, "attack pistol u0", &["luck"]), "odds-killed"), 1.0);
}

#[test]
fn a_marked_shot_is_a_sure_one() {
    let mut table =
        given("phase = 'event'\nmen = ['paddy @ f5 N marks u0']\nunits = ['u0 rifle guard @ f1 N']");
    table.does("paddy", "done", &[1]);
    // Four or more at short range, with two for the mark (chart.mod.op/3).
    let marked = odds(&table, "fire paddy pistol", &[]);
    whole(&marked);
    close(share(&marked, "odds-killed"), 5.0 / 6.0);
    close(expected(&marked, "odds-alerted"), 1.0 / 6.0);
}

/// Where a dump is to be destroyed a hit is taken to be given to it, before the soldier beside it.
#[test]
fn a_grenade_is_meant_for_the_objective() {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    let rules = game.prepare("hit-and-run", &Options::new()).unwrap_or_else(|e| panic!("{e}"));
    let bare = Trial::start(rules.clone(), &[])
        .given("acting = 'paddy'\nobjectives = ['dump-1 2', 'dump-2 4', 'dump-3 4']\nmen = ['paddy @ a1 N']");
    let (look, g) = (rules.look(&bare.state), rules.theatre().ground());
    let grenade = rules.theatre().weapon(Weapon::Grenade);
    let near = |at: u16, dump: &[u16]| dump.iter().any(|d| g.distance(at, *d) <= 1);
    let dumps = &rules.theatre().page.dumps;
    let alone =
        |at: u16| dumps.iter().filter(|(_, dump)| near(at, dump)).count() == 1 && near(at, &dumps[0].1);
    let free = || (0..g.len() as u16).filter(|at| look.vacant(*at));
    let (at, from) = free()
        .filter(|at| alone(*at))
        .flat_map(|at| free().map(move |from| (at, from)))
        .find(|(at, from)| {
            let distance = g.distance(*at, *from);
            (2..=grenade.long).contains(&distance) && look.sight().level(*from, *at, Eye::Standing, None) == 0
        })
        .expect("a place to throw from");
    let (at, from) = (g.name(at), g.name(from));
    let table = Trial::start(rules.clone(), &[]).given(&format!(
        "acting = 'paddy'\nobjectives = ['dump-1 2', 'dump-2 4', 'dump-3 4']\nmen = ['paddy @ {from} N has grenade=1']\nunits = ['u0 rifle guard @ {at} N']"
    ));
    let thrown = odds(&table, &format!("throw {at}"), &[]);
    whole(&thrown);
    let hit = f64::from(7 - grenade.hits) / 6.0;
    let (mut dump, mut soldier) = (0.0, 0.0);
    for falls in 0..1_u32 << grenade.dice {
        let hits = falls.count_ones();
        let share = hit.powi(hits as i32) * (1.0 - hit).powi(i32::from(grenade.dice) - hits as i32);
        let health = u32::from(table.state.dumps[0]);
        dump += share * f64::from(hits.min(health));
        soldier += share * f64::from(u8::from(hits > health));
    }
    close(expected(&thrown, "odds-objective"), dump);
    close(expected(&thrown, "odds-enemies"), soldier);
}

#[test]
fn the_alarm_hangs_on_the_last_space() {
    for (stealth, alarm) in [(1, 1.0), (2, 0.0)] {
        let table = given(&format!(
            "acting = 'paddy'\nstealth = {stealth}\nmen = ['paddy @ f10 N has pistol']\nunits = ['u0 rifle guard @ f6 N']"
        ));
        close(expected(&odds(&table, "attack pistol u0", &[]), "odds-alarm"), alarm);
    }
}

/// The cards that may be drawn, each played by itself.
#[test]
fn being_seen_agrees_with_every_card() {
    let table = given(
        "acting = 'paddy'\nmen = ['paddy @ i9 N']\nspecials = 0\nunits = ['u0 rifle sentry @ l9 N post 0', 'u1 rifle patrol @ a12 E post 0']",
    );
    let odds = odds(&table, "done", &[]);
    whole(&odds);
    let cards = table.state.deck.left.count_ones() as u16;
    let mut seen = 0.0;
    for card in 1..=cards {
        let (mut s, mut chance) = (table.state.clone(), Chance::scripted(&[card]));
        let seat = table.rules.decision(&s).seats().iter().next().unwrap();
        table.rules.apply(&mut s, seat, Action::Done, &mut chance, &mut Log::off());
        // In the Attack Phase that follows, who has been seen may be shot at; seen he is all the same.
        let found = s.friends[0].is(mood::EXPOSED) || s.friends[0].health < table.state.friends[0].health;
        seen += f64::from(u8::from(found)) / f64::from(cards);
    }
    assert!(seen > 0.0 && seen < 1.0, "{seen}");
    close(share(&odds, "odds-seen"), seen);
}

/// An attack is declared where he stands, and rolled when he has moved on.
#[test]
fn an_attack_before_a_step_counts_from_where_it_is_declared() {
    let mut table = paddy("f10 N", &["u0 rifle guard @ f6 N"]);
    table.does("paddy", "attack-move", &[]);
    let declared = odds(&table, "attack pistol u0", &[]);
    close(share(&declared, "odds-killed"), 0.5);
    assert!(declared.assumes.iter().any(|(text, _)| text.id == "odds-assume-no-step"));
    // From f11 it would be a long shot.
    table.does("paddy", "attack pistol u0", &[]);
    let rolled = odds(&table, "move f11", &[]);
    whole(&rolled);
    close(share(&rolled, "odds-killed"), 0.5);
    close(expected(&rolled, "odds-alerted"), 0.5);
    let told = rolled.sums.iter().map(|(text, _)| text).collect::<Vec<_>>();
    assert!(told[0].args.contains(&("hit", 4.into())), "{told:?}");
}

#[test]
fn a_soldier_of_the_hunter_sees_what_his_shot_is_worth() {
    let hunted = Trial::start(agreed("drill", &[("hunter", "yes")]), &[]);
    let table = hunted.given(
        "steps = ['advance', 'hunt u0 3']\nturn = 4\nmen = ['paddy @ f9 exposed']\nunits = ['u0 smg hunter @ f6 S done']",
    );
    let fired = odds(&table, "prefer paddy", &[]);
    whole(&fired);
    // Two dice, each from 3 up.
    let told: Vec<f64> = fired.ends.iter().map(|(_, share)| *share).collect();
    [1.0, 4.0, 4.0].iter().zip(&told).for_each(|(ninths, share)| close(ninths / 9.0, *share));
    close(expected(&fired, "odds-health"), 4.0 / 3.0);
}

#[test]
fn whoever_has_two_lives_may_be_hit_and_stay() {
    let hunted = Trial::start(agreed("drill", &[("hunter", "yes")]), &[]);
    let table = hunted.given("acting = 'paddy'\nmen = ['paddy @ f10 N']\nunits = ['u0 smg hunter @ f6 N']");
    let shot = odds(&table, "attack pistol u0", &[]);
    whole(&shot);
    close(share(&shot, "odds-wounded"), 0.5);
    close(share(&shot, "odds-killed"), 0.0);
}

/// Two dice for the direction, one for how far it drifts, three for what it does.
#[test]
fn a_mortar_agrees_with_every_drift() {
    let mut table = given(
        "steps = ['assault']\nmen = ['paddy @ a1 exposed', 'jock @ a12 exposed']\nunits = ['u0 mortar reserve @ w9 W alerted set']\nbattle = true\nstealth = 0",
    );
    table.does("paddy", "done", &[]);
    let odds = odds(&table, "prefer jock", &[]);
    whole(&odds);
    let jock = Action::Prefer(1);
    let seat = table.rules.decision(&table.state).seats().iter().next().unwrap();
    let mut lands = 0.0;
    for n in 0..216_u16 {
        let [one, two, far] = [n / 36 + 1, n / 6 % 6 + 1, n % 6 + 1];
        let dice = if one + two == 7 { vec![one, two, 6, 6, 6] } else { vec![one, two, far, 6, 6, 6] };
        let mut s = table.state.clone();
        table.rules.apply(&mut s, seat, jock, &mut Chance::scripted(&dice), &mut Log::off());
        lands += f64::from(u8::from(s.friends[1].health < table.state.friends[1].health)) / 216.0;
    }
    assert!(lands > 1.0 / 6.0 && lands < 0.5, "{lands}");
    // Each of the three dice wounds from 3 up.
    close(odds.ends[0].1, 1.0 - lands + lands / 27.0);
    close(expected(&odds, "odds-health"), lands * 2.0);
}
