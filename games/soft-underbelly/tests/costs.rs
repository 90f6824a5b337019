//! What a choice costs is told before it is made: on its button, in its figures, and by a press of its own.

use sandtable_core::kit::{Trial, laid_out};
use sandtable_core::{Handle, Odds, Offer, Rules, Scene, Seat, Seen, Value};
use soft_underbelly::{Mediterranean, SoftUnderbelly};

/// A position without ships and events.
fn given(text: &str) -> Trial<Mediterranean> {
    let quiet = "markers_allies = 0\nmarkers_axis = 0\n\
        ships = ['american used', 'british used', 'italian used', 'uboat used']\n";
    Trial::start(laid_out::<SoftUnderbelly>(), &[]).given(&format!("{quiet}{text}"))
}

/// The buttons of the prompt in their order.
fn buttons(scene: &Scene) -> Vec<&Offer> {
    let main = |o: &&Offer| matches!(o.handle, Handle::Button(_)) && !o.minor && o.under.is_none();
    scene.offers.iter().filter(main).collect()
}

fn ordinary(scene: &Scene) -> &Offer {
    buttons(scene).pop().expect("a button")
}

fn number(offer: &Offer, name: &str) -> Option<i32> {
    offer.label.args.iter().find_map(|(known, value)| match value {
        Value::Int(n) if *known == name => Some(*n),
        _ => None,
    })
}

fn loses(offer: &Offer) -> Option<&str> {
    offer.loses.as_ref().map(|text| text.id)
}

/// The odds of a line's last action.
fn odds(table: &Trial<Mediterranean>, seat: Seat, line: &str) -> Odds {
    let (before, last) = line.rsplit_once("; ").unwrap_or(("", line));
    let mut then = table.clone();
    if !before.is_empty() {
        then.does(if seat == Seat(0) { "allies" } else { "axis" }, before, &[]);
    }
    let mut actions = Vec::new();
    table.rules.read(last, &mut actions).expect("it reads");
    let [first, seen] = [table, &then].map(|t| Seen::by(&t.rules, &t.state, seat));
    table.rules.odds_since(&first, &seen, actions[0], &[]).expect("odds")
}

/// Defenders of Tébessa with losses to absorb; Tunis attacks with six cubes.
fn defence(hits: u8, round: u8, units: &str) -> Trial<Mediterranean> {
    given(&format!(
        "active = 'axis'\nturn = 3\nimpulse = 2\nbattle = '19 round {round} of 3 hits {hits} 0'\narrows = ['17-19']\n\
         control = ['18', '19', '20']\n\
         steps = ['turn impulses', 'impulse last', 'battle retreat', 'losses allies {hits} defenders']\n\
         units = ['axis cube x6 for=19 @ 17', 'axis cube @ 01', {units}]"
    ))
}

/// retreat.forbidden: whoever finds no ground to land on is lost.
#[test]
fn a_retreat_says_who_cannot_come_along() {
    let full = "'allies cube x6 @ 18', 'allies cube x6 @ 20'";
    let table = defence(
        3,
        1,
        &format!("'allies cube x2 @ 19', 'allies tank @ 19', 'allies aircraft used @ 19', {full}"),
    );
    let retreat = |table: &Trial<Mediterranean>| {
        let offer = buttons(&table.scene()).into_iter().find(|o| o.line == "retreat").cloned();
        offer.expect("they can go")
    };
    assert_eq!(number(&retreat(&table), "aircraft"), Some(1));
    assert!(retreat(&table).odds, "what it costs is told in figures, too");
    let lost = odds(&table, Seat(0), "retreat").expected[1].1;
    assert!((lost - 2.0).abs() < 1e-9, "a cube, and the aircraft: {lost}");
    let room = defence(
        3,
        1,
        "'allies cube x2 @ 19', 'allies tank @ 19', 'allies aircraft used @ 19', 'allies cube @ 20'",
    );
    assert_eq!(number(&retreat(&room), "aircraft"), Some(0));
}

/// What the first of several losses costs is counted with the last.
#[test]
fn several_losses_are_counted_whole() {
    let table = defence(3, 1, "'allies cube x5 @ 19'");
    let lost = |line: &str| odds(&table, Seat(0), line).expected[1].1;
    let [one, three] = ["lose cube 19", "lose cube 19; lose cube 19; lose cube 19"].map(lost);
    assert!((one - three).abs() < 1e-9, "{one} and {three} are the same three cubes");
}

#[test]
fn a_retreat_is_ordinary_where_it_saves_somebody() {
    // Two hits on one used tank: whether it goes or not, it is lost.
    let lost = defence(2, 3, "'allies tank used @ 19', 'allies cube @ 18'");
    let scene = lost.scene();
    assert_eq!(ordinary(&scene).line, "lose tank 19");
    assert_eq!(loses(buttons(&scene)[0]), Some("loses-for-nothing"));
    // Two hits on two cubes: one gets away.
    let saved = defence(2, 3, "'allies cube x2 @ 19', 'allies cube @ 18'");
    let scene = saved.scene();
    assert_eq!(ordinary(&scene).line, "retreat", "though two losses are one button");
    assert_eq!(ordinary(&scene).reason.as_ref().map(|text| text.id), Some("reason-dice"));
    assert_eq!(loses(ordinary(&scene)), None, "the area is lost in any case");
    assert!(buttons(&scene).iter().all(|o| o.odds), "either shows what it leads to");
}

#[test]
fn a_star_is_not_given_away_by_one_press() {
    let table = given(
        "active = 'allies'\nturn = 3\nimpulse = 2\nbattle = '10 round 1 of 3 hits 0 1'\narrows = ['11-10']\n\
         steps = ['turn impulses', 'impulse last', 'battle retreat', 'losses axis 1 defenders']\n\
         units = ['allies cube x5 for=10 @ 11', 'axis cube x4 @ 10', 'axis cube @ 01']",
    );
    let scene = table.scene();
    let retreat = buttons(&scene).into_iter().find(|o| o.line == "retreat").expect("they can go");
    assert_eq!(loses(retreat), Some("loses-star"));
}

#[test]
fn who_finds_no_room_is_lost_by_a_second_press() {
    let stacked = |near: &str, unit: &str| {
        given(&format!(
            "active = 'axis'\nturn = 3\nimpulse = 2\nsteps = ['turn impulses', 'impulse adjust', 'adjust allies']\n\
             control = ['18', '20'{near}]\nunits = ['allies cube x7 @ 18', 'axis cube @ 01', 'axis cube @ 17', 'axis cube @ 16', {unit}]"
        ))
    };
    let full = stacked("", "'axis cube @ 19'").scene();
    assert_eq!(full.prompt.id, "prompt-adjust-full");
    assert!(full.offers.iter().all(|o| o.line.starts_with("eliminate") && loses(o) == Some("loses-unit")));
    let room = stacked(", '19'", "'allies cube @ 19'").scene();
    assert_eq!(room.prompt.id, "prompt-adjust");
    assert!(room.offers.iter().all(|o| !o.line.contains("eliminate")));
}

/// A plain click picks somebody up; that he goes to sea is named before.
#[test]
fn going_to_sea_is_named_first() {
    let table = given(
        "active = 'allies'\nturn = 3\nphase = 'move'\ntransport_allies = 6\n\
         control = ['20', '18', '19']\nunits = ['allies cube x2 @ 20', 'axis cube @ 16', 'axis cube @ 01', 'allies cube @ 18']",
    );
    let embarks = |from: &str| {
        let scene = table.scene();
        scene.offers.into_iter().find(|o| o.line == format!("embark cube {from}")).expect("a coast")
    };
    assert!(embarks("20").spends, "nobody marches out of Tripolitania");
    let kept = embarks("18");
    assert!(kept.under.is_some() && !kept.spends, "a button that says so was pressed");
}
