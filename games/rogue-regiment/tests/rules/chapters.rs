//! The optional chapters that the rulebook lacks: Quick Start, Who Dares, Heavy Metal, Heat & Dogs.

use rogue_regiment::{AxisKind, Item, Level, Role, flag, mood};
use sandtable_core::{Game, Trial};

use super::support::{Looking, Table, agreed, chosen, given, opened, phase};

/// The drill with options of the table.
fn drilled(options: &[(&str, &str)]) -> Table {
    Trial::start(agreed("drill", options), &[])
}

/// Why a mission cannot be laid out with these options: the option that is in the way.
fn refused(mission: &str, options: &[(&str, &str)]) -> String {
    let error = opened().prepare(mission, &chosen(options)).err().expect("it cannot be laid out");
    error.to_string().split_once(':').expect("an option is named").0.to_string()
}

const BATTLE: &str = "battle = true\nstealth = 0";

#[test]
fn rgap_quick_s1_easy_with_knife_and_pistol() {
    let rules = agreed("basic-training", &[("quick-start", "yes"), ("level", "hard"), ("spoils", "mine")]);
    let t = rules.theatre();
    assert_eq!((t.level, t.stealth), (Level::Easy, t.page.stealth.easy));
    let cards = t.deck.count_ones();
    assert_eq!(cards, 28, "the recruit deck leaves two cards out");
    for board in &t.boards {
        let has: Vec<Item> = Item::ALL.into_iter().filter(|i| board.items[*i as usize] > 0).collect();
        assert_eq!(has, [Item::Knife, Item::Pistol]);
    }
    assert!(drilled(&[]).state.cars[0].here && !drilled(&[("quick-start", "yes")]).state.cars[0].here);
    assert_eq!(refused("thunder-run", &[("quick-start", "yes")]), "quick-start");
    assert_eq!(refused("road-to-caen", &[("quick-start", "yes")]), "quick-start");
}

#[test]
fn rgap_quick_s2_few_actions() {
    let text =
        "acting = 'paddy'\nmen = ['paddy @ d8 health 2 has knife pistol']\nunits = ['u0 rifle guard @ d3 N']";
    let quick = drilled(&[("quick-start", "yes")]).given(text);
    for action in
        ["mark u0", "aim pistol u0", "recover", "climb d7", "attack-move", "move-place", "break-cover"]
    {
        quick.refuses("paddy", action, "gap.quick/2");
    }
    for action in ["move e8", "sprint", "crouch", "face E", "done"] {
        quick.allows("paddy", action);
    }
    given(text).allows("paddy", "mark u0").allows("paddy", "climb d7").allows("paddy", "recover");
}

#[test]
fn rgap_dares_s1_a_guest_with_one_of_his_boards() {
    let game = opened();
    let seats = |options: &[(&str, &str)]| {
        let options = chosen(options);
        game.info().seats("maquis", &options).iter().map(|s| s.key.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(seats(&[]), ["paddy", "reg", "jock"]);
    assert_eq!(seats(&[("who-dares", "doc-b")]), ["paddy", "reg", "jock", "doc"]);
    assert_eq!(seats(&[("who-dares", "frenchy-a"), ("absent", "jock_reg")]), ["paddy", "frenchy"]);
    let kits = |board: &str| {
        let rules = agreed("maquis", &[("who-dares", board)]);
        let board = rules.theatre().boards.last().expect("a guest").clone();
        (board.key, board.items[Item::Medkit as usize], board.items[Item::Sten as usize])
    };
    assert_eq!((kits("doc-a"), kits("doc-b")), (("doc".into(), 3, 0), ("doc".into(), 1, 3)));
    // Four take part at most.
    assert_eq!(refused("road-to-caen", &[("who-dares", "doc-a")]), "who-dares");
    assert_eq!(
        agreed("road-to-caen", &[("who-dares", "doc-a"), ("absent", "andy")]).theatre().operators(),
        4
    );
}

/// Frenchy in his uniform, with somebody before him.
fn frenchy(man: &str, unit: &str) -> Table {
    let text = format!("acting = 'frenchy'\nmen = ['frenchy @ {man}']\nunits = ['u0 rifle guard @ {unit}']");
    drilled(&[("who-dares", "frenchy-a"), ("absent", "andy")]).given(&text)
}

#[test]
fn rgap_dares_s2_the_uniform_deceives_from_afar() {
    let sees = |man: &str, unit: &str| frenchy(man, unit).look().sees(0, 3);
    assert!(!sees("f9", "f5 S") && !sees("f9", "f7 S"));
    assert!(sees("f9", "f8 S"), "from beside him");
    assert!(sees("f9", "f5 S alerted"), "who is alerted looks twice");
    assert!(sees("f9 blown", "f5 S"));
    // Without a uniform anybody is seen.
    assert!(sees("f9 has knife pistol", "f5 S"));
}

#[test]
fn rgap_dares_s3_deeds_give_him_away() {
    let mut table = frenchy("f9", "f4 S");
    table.does("frenchy", "move g9", &[]);
    assert!(!table.state.friend(3).is(mood::BLOWN | mood::EXPOSED), "walking is nothing");
    table.tells("frenchy", "sprint; move h9-i9-j9", &[], &[("gap.dares/3", "log-unmasked")]);
    assert!(table.state.friend(3).is(mood::BLOWN));
    let mut table = frenchy("f9", "f2 N");
    table.does("frenchy", "attack pistol u0", &[1]);
    assert!(table.state.friend(3).is(mood::BLOWN));
    let text = "acting = 'frenchy'\nmen = ['frenchy @ f9']\nbodies = ['f8']";
    let mut table = drilled(&[("who-dares", "frenchy-a"), ("absent", "andy")]).given(text);
    table.does("frenchy", "move f8; pick-up body", &[]);
    assert!(table.state.friend(3).is(mood::BLOWN));
}

#[test]
fn rgap_metal_s1_a_tank_comes_with_the_alarm() {
    let waits = |options: &[(&str, &str)]| drilled(options).state.deck.aside;
    assert_eq!((waits(&[]), waits(&[("heavy-metal", "yes")])), (0, 64));
    let text =
        "steps = ['event draw']\nspecials = 0\ndeck = ['E01']\naside = 64\nmen = ['paddy @ a1 exposed']";
    let tanks = |table: &Table| table.look().units(|u| u.kind == AxisKind::Panzer && u.role == Role::Reserve);
    // In stealth it waits.
    let mut table = drilled(&[("heavy-metal", "yes")]).given(text);
    table.does("paddy", "done", &[1]);
    assert_eq!(tanks(&table), 0);
    let mut table = drilled(&[("heavy-metal", "yes")]).given(&format!("{text}\n{BATTLE}"));
    table.does("paddy", "done", &[1]);
    assert_eq!(tanks(&table).count_ones(), 1);
    // It advances in battle.
    let text = format!(
        "steps = ['advance', 'settle']\nmen = ['paddy @ m2 exposed']\nunits = ['u52 panzer reserve @ 12 12 N alerted']\n{BATTLE}"
    );
    let mut table = drilled(&[("ties", "auto")]).given(&text);
    table.does("paddy", "done", &[]);
    assert!(table.state.unit(52).row < 12, "{}", table.text());
}

#[test]
fn rgap_metal_s2_armoured_and_blind_behind() {
    let table = given("acting = 'paddy'\nmen = ['paddy @ m9']\nunits = ['u52 panzer reserve @ 20 7 N']");
    table.refuses("paddy", "attack pistol u52", "av.damage/3");
    let look = table.look();
    assert_eq!((look.health(52), look.t.axis(AxisKind::Panzer).points), (8, 6));
    assert_eq!(look.lookouts(52).count(), 1);
    // Its machine-gun first.
    let units = ["u52 panzer reserve @ 20 7 W alerted"];
    let mut table = phase("attack", &["paddy @ o9 exposed"], &units, BATTLE);
    table.does("paddy", "done", &[3, 3, 2]);
    assert_eq!(table.state.friend(0).health, 3);
}

#[test]
fn rgap_metal_s3_the_gun_in_the_turret() {
    let shelled = |man: &str, dice: &[u16]| {
        let mut table = phase("attack", &[man], &["u52 panzer reserve @ 20 7 W alerted"], BATTLE);
        table.does("paddy", "done", dice);
        table.state.friend(0).health
    };
    // Thirteen squares away: no scatter, three hits.
    assert_eq!(shelled("paddy @ h9 exposed", &[3, 4, 3, 3, 3, 2]), 2);
    // Away from the tank by half a die: three squares, and he is safe; one square, and he is not.
    assert_eq!(shelled("paddy @ h9 exposed", &[4, 4, 5]), 5);
    assert_eq!(shelled("paddy @ h9 exposed", &[4, 4, 2, 6, 1, 1, 1]), 4);
    // Out of reach, out of its arc, not known.
    assert_eq!(shelled("paddy @ c9 exposed", &[]), 5);
    assert_eq!(shelled("paddy @ w1 exposed", &[]), 5);
    // Ties are the players' choice.
    let men = ["paddy @ h9 exposed", "jock @ h8 exposed", "reg @ g9 exposed"];
    let mut table = phase("attack", &men, &["u52 panzer reserve @ 20 7 W alerted"], BATTLE);
    table.does("paddy", "done", &[]).refuses("paddy", "prefer reg", "gap.metal/3");
    assert_eq!(table.offers("paddy"), ["prefer paddy", "prefer jock"]);
}

#[test]
fn rgap_metal_s4_the_piat_for_the_sten() {
    let rules = agreed("drill", &[("heavy-metal", "yes")]);
    let items = rules.theatre().boards[0].items;
    assert_eq!((items[Item::Sten as usize], items[Item::Piat as usize]), (0, 2));
    let text = "acting = 'paddy'\nmen = ['paddy @ n9']\nunits = ['u52 half-track guard @ 20 7 N']";
    let table = || Trial::start(agreed("drill", &[("heavy-metal", "yes")]), &[]).given(text);
    table().refuses("paddy", "attack pistol u52", "av.damage/3");
    let mut hit = table();
    hit.does("paddy", "attack piat u52", &[4]);
    assert_eq!((hit.look().health(52), hit.state.friend(0).count(Item::Piat)), (2, 1));
    let mut missed = table();
    missed.does("paddy", "attack piat u52", &[3]);
    assert_eq!(missed.look().health(52), 5);
}

#[test]
fn rgap_dogs_s1_a_handler_and_a_flamethrower() {
    let kinds = |options: &[(&str, &str)]| {
        let table = drilled(options);
        let of = |role: Role, post: u8| {
            let found =
                table.state.units.iter().find(|u| u.role == role && u.post == post && u.has(flag::HERE));
            found.map(|u| u.kind)
        };
        (of(Role::Patrol, 0), of(Role::Patrol, 1), of(Role::Guard, u8::MAX))
    };
    let (rifle, smg) = (Some(AxisKind::Rifle), Some(AxisKind::Smg));
    assert_eq!(kinds(&[]), (rifle, rifle, smg));
    let fire = Some(AxisKind::Flamer);
    assert_eq!(kinds(&[("heat-and-dogs", "yes")]), (Some(AxisKind::Handler), rifle, fire));
}

#[test]
fn rgap_dogs_s2_the_dog_has_the_scent() {
    let walk = |man: &str, kind: &str| {
        let unit = format!("u0 {kind} patrol @ l12 W post 0 step 11 backward");
        let mut table = phase("patrol", &[man], &[&unit], "token = 'white'");
        table.does("paddy", "done", &[]);
        assert!(!table.state.friend(0).is(mood::EXPOSED), "he is not seen");
        let walker = table.state.unit(0);
        (walker.step, walker.has(flag::ALERTED))
    };
    assert_eq!(walk("paddy @ k10 crouched", "rifle"), (7, false));
    assert_eq!(walk("paddy @ k10 crouched", "handler"), (10, true), "it stops at once");
    assert_eq!(walk("paddy @ l9 crouched", "handler"), (10, true), "three squares");
    assert_eq!(walk("paddy @ l8 crouched", "handler"), (7, false), "four are too many");
    // Behind the high wall.
    let mut table = phase(
        "patrol",
        &["paddy @ c10"],
        &["u0 handler patrol @ e12 W post 0 step 4 backward"],
        "token = 'white'",
    );
    table.does("paddy", "done", &[]);
    assert!(!table.state.unit(0).has(flag::ALERTED), "{}", table.text());
}

#[test]
fn rgap_dogs_s3_the_alarm_sets_it_free() {
    let units = "units = ['u0 rifle guard @ f5 N', 'u1 handler patrol @ e12 W post 0 step 4']";
    let mut table = given(&format!("acting = 'paddy'\nstealth = 1\nmen = ['paddy @ f9 N']\n{units}"));
    table.tells("paddy", "attack pistol u0", &[6], &[("gap.dogs/3", "log-dog")]);
    assert_eq!(table.state.unit(1).kind, AxisKind::Smg);
    let dogs = table.look().units(|u| u.kind == AxisKind::Dog && u.has(flag::ALERTED));
    assert_eq!(dogs.count_ones(), 1);
    let at = table.state.unit(dogs.trailing_zeros() as u8).at;
    assert_eq!(table.look().distance(1, at), 1);
}

#[test]
fn rgap_dogs_s4_teeth() {
    let bitten = |man: &str, dog: &str, dice: &[u16]| {
        let unit = format!("u0 dog reserve @ {dog} alerted");
        let mut table = phase("attack", &[&format!("paddy @ {man} exposed")], &[&unit], BATTLE);
        table.does("paddy", "done", dice);
        table.state.friend(0).health
    };
    assert_eq!((bitten("g9", "f9 E", &[3]), bitten("g9", "f9 E", &[2])), (4, 5));
    assert_eq!(bitten("j2", "i2 E", &[3]), 4, "woods are no cover");
    assert_eq!(bitten("h9", "f9 E", &[]), 5, "two squares away");
    // It goes beside its prey, six squares far.
    let mut table = phase("advance", &["paddy @ l6 exposed"], &["u0 dog reserve @ f6 E alerted"], BATTLE);
    table.does("paddy", "done", &[]);
    let offers = table.offers("paddy");
    let prey = table.state.friend(0).at;
    let beside = |go: &String| {
        let at = table.rules.theatre().ground().find(go.trim_start_matches("go ")).expect("a square");
        table.rules.theatre().ground().distance(at, prey) == 1
    };
    assert!(offers.len() > 1 && offers.iter().all(beside), "{offers:?}");
}

#[test]
fn rgap_dogs_s5_flames() {
    let burnt = |unit: &str, dice: &[u16]| {
        let mut table = phase("attack", &["paddy @ g7 exposed"], &[unit], BATTLE);
        table.does("paddy", "done", dice);
        table.state.friend(0).health
    };
    // Over the low wall: a rifle has -2 there.
    assert_eq!(burnt("u0 flamethrower guard @ g10 N alerted", &[3, 3, 2]), 3);
    assert_eq!(burnt("u0 rifle guard @ g10 N alerted", &[3]), 5);
    assert_eq!(burnt("u0 flamethrower guard @ g11 N alerted", &[]), 5, "four squares are too far");
    let units = "units = ['u0 flamethrower guard @ f5 N', 'u1 rifle guard @ g5 E']";
    let mut table = given(&format!("acting = 'paddy'\nmen = ['paddy @ f9 N']\n{units}"));
    table.does("paddy", "attack pistol u0", &[6, 2, 1, 1, 1]).shows(&["bodies: f5", "bodies: g5"]);
    // The knife is silent.
    let mut table = given(&format!("acting = 'paddy'\nmen = ['paddy @ f6 N']\n{units}"));
    table.does("paddy", "attack knife u0", &[]).shows(&["bodies: f5", "u1 rifle guard @ g5 E"]);
}
