//! What the ordinary button proposes, and what is said before a thing is done: true, plain, and what a sensible player would
//! do.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use sandtable_core::kit::{Walk, laid_out};
use sandtable_core::{Handle, Mind, Offer, Policy, Rules, Seat, Seen, Text, Value};
use stalingrad::{Chit, Stalingrad};
use support::{Looking, Table, at, given, start};

fn place(table: &Table, number: &str) -> u16 {
    table.rules.board().places.iter().position(|p| p.key == number).expect("a hex") as u16
}

fn arg(text: &Text, name: &str) -> Option<Value> {
    text.args.iter().find(|(n, _)| *n == name).map(|(_, value)| *value)
}

fn ordinary(table: &Table) -> Offer {
    let button = |o: &Offer| matches!(o.handle, Handle::Button(_)) && !o.minor && o.under.is_none();
    table.scene().offers.into_iter().rfind(button).expect("a button")
}

fn labelled(table: &Table, label: &str) -> Vec<Offer> {
    table.scene().offers.into_iter().filter(|o| o.label.id == label).collect()
}

/// Two who attacked from a hex may enter another; further units stand about.
fn advancing(from: &str, target: &str, drawn: &str, others: &str) -> Table {
    let west =
        "'0205', '0304', '0210', '0412', '0213', '0615', '0517', '0219', '0619', '0721', '0722', '0822'";
    given(&format!(
        "turn = 2\nchit = '6A'\ndrawn = [{drawn}]\nbattle = '{target} retreat 1 steps 0 attacker 0'\ncontrol = [{west}]\n\
         steps = ['turn draw', 'command end', 'battle finish', 'advance']\n\
         units = ['44 active attacks={target} @ {from}', '68 active attacks={target} @ {from}', 's-6 @ 3030'{others}]"
    ))
}

fn reason(offer: &Offer) -> Option<&'static str> {
    offer.reason.as_ref().map(|text| text.id)
}

/// 11.1/1: with SUPPLY in the cup nobody is sent where a step is lost; the button says why, and what it says is true.
#[test]
fn nobody_is_sent_out_of_supply_while_supply_is_to_be_drawn() {
    let stays = ordinary(&advancing("1203", "1303", "'6A'", ""));
    assert_eq!((stays.line.as_str(), reason(&stays)), ("done", Some("reason-stay-supplied")));
    assert!(stays.loses.is_none(), "a sensible press is not held: {stays:?}");
    let later = ordinary(&advancing("1203", "1303", "'6A', 'SUPPLY'", ""));
    assert_eq!(reason(&later), Some("reason-stay-better"));
}

/// 3.3.1/4: whoever stays behind may keep the way open for whoever goes; the enemy stands here and there about them.
#[test]
fn one_stays_behind_where_that_keeps_the_other_supplied() {
    let about = ["1002", "1102", "1202", "1104", "1204", "1004", "1302", "1303", "1304"];
    let (mut one, mut met) = (0, 0);
    for (i, a) in about.iter().enumerate() {
        for b in &about[..i] {
            let table = advancing("1103", "1203", "'6A'", &format!(", 's-15 @ {a}', 's-45 @ {b}'"));
            if table.state.step() != Some(stalingrad::Step::Advance) {
                continue;
            }
            let wise = ordinary(&table);
            assert!(reason(&wise) != Some("reason-advance-cut"), "{a}, {b}: {wise:?}");
            assert!(wise.loses.is_none(), "{a}, {b}: {wise:?}");
            met += 1;
            if arg(&wise.label, "count") == Some(Value::Int(1)) && wise.line.ends_with("; done") {
                assert_eq!(reason(&wise), Some("reason-advance-supplied"), "{a}, {b}");
                one += 1;
            }
        }
    }
    assert!(met > 20 && one > 0, "{one} of {met}");
}

#[test]
fn that_supply_was_drawn_is_said_only_after_it_was() {
    let rules = laid_out::<Stalingrad>();
    let (mut met, mut advances) = (0, 0);
    for seed in 0..6 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            if matches!(walk.state.step(), Some(stalingrad::Step::Advance)) {
                let drawn = walk.state.drawn.contains(Chit::SUPPLY);
                advances += 1;
                for offer in rules.scene(&walk.seen(seat)).offers {
                    let cut = reason(&offer) == Some("reason-advance-cut");
                    assert!(!cut || drawn, "SUPPLY is in the cup: {offer:?}");
                    assert!(reason(&offer) != Some("reason-stay-supplied") || !drawn, "{offer:?}");
                    met += u32::from(cut);
                }
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
    }
    assert!(advances > 20, "{advances} advances, {met} of them cut off");
}

/// 14.1.3: a level costs nothing and is not made up for later.
#[test]
fn the_ordinary_button_builds_a_fortress() {
    let table = at("build");
    let wise = ordinary(&table);
    assert_eq!((wise.label.id, reason(&wise)), ("label-build", Some("reason-fortress")));
    let Some(Value::Place(hex)) = arg(&wise.label, "hex") else { panic!("{wise:?}") };
    assert!(table.look().t.place(hex).is_some_and(|(_, p)| p.vp > 0), "{wise:?}");
    assert!(!wise.spends && wise.loses.is_none());
    let not = &labelled(&table, "label-no-fortress")[0];
    assert_eq!(not.loses.as_ref().map(|text| text.id), Some("loses-fortress"));
    let told = table.scene().panels.into_iter().find(|panel| panel.key == "fortress").expect("what it does");
    let rules: Vec<_> = told.lines.iter().filter_map(|(_, rule)| rule.map(|rule| rule.0)).collect();
    assert!(rules.contains(&"14.2.5/1") && rules.contains(&"14.0"), "{rules:?}");
}

/// 11.3.2, 11.2.4: who leaves the map is named before he goes.
#[test]
fn whoever_leaves_the_map_is_named_first() {
    for (step, word) in [("entrain", "entrain"), ("transfer", "transfer")] {
        let table = given(&format!(
            "turn = 2\nchit = 'SUPPLY'\ndrawn = ['SUPPLY']\ndue = ['inf x1']\nsteps = ['turn draw', 'command end', '{step}']\n\
             units = ['44 @ 0205', '62 @ 0206', '9Pz @ box', 's-6 @ 3030']"
        ));
        let pieces = table.scene().offers.into_iter().filter(|o| matches!(o.handle, Handle::Piece(_)));
        let pieces: Vec<Offer> = pieces.filter(|o| o.line.starts_with(word)).collect();
        assert!(!pieces.is_empty() && pieces.iter().all(|o| o.spends), "{pieces:?}");
    }
    let panels = at("entrain").scene().panels;
    let rail = panels.into_iter().find(|panel| panel.key == "rail").expect("the box");
    let said: Vec<_> = rail.lines.iter().map(|(text, rule)| (text.id, rule.map(|rule| rule.0))).collect();
    assert_eq!(said[0], ("panel-boxed", Some("11.3/1")));
    assert!(said.contains(&("panel-box-return", Some("12.4/1"))), "{said:?}");
}

/// 10.3.4/1: who cannot attack alone begins an attack that others must join.
#[test]
fn an_attack_by_one_that_others_must_join_says_so() {
    let mut table = given(
        "turn = 2\nactive = 'axis'\nphase = 'attack'\n\
         units = ['44 @ 1406', '71 @ 1506', '62 @ 1506', 's-6 @ 1505', 's-15 @ 1505']",
    );
    let alone = labelled(&table, "label-attack-begin");
    assert_eq!(alone.len(), 3, "{alone:?}");
    assert!(labelled(&table, "label-attack").is_empty());
    table.does("axis", "attack 44 1505", &[]);
    assert_eq!(labelled(&table, "label-attack-begin").len(), 0);
    assert_eq!(labelled(&table, "label-attack").len(), 2, "{:?}", table.scene().offers);
}

/// Only an attack that anybody would make holds the button, and it is named.
#[test]
fn a_doubtful_attack_does_not_hold_the_button() {
    let held = |units: &str| {
        let table = given(&format!("turn = 3\nactive = 'axis'\nphase = 'attack'\nunits = [{units}]"));
        let loses = labelled(&table, "label-no-attack")[0].loses.clone();
        loses.map(|text| (text.id, arg(&text, "hex") == Some(Value::Place(place(&table, "1505")))))
    };
    let sure = "'24Pz @ 1506', 'GD @ 1506', '44 @ 1406', '71 @ 1406', 's-6 @ 1505'";
    assert_eq!(held(sure), Some(("loses-attacks", true)));
    assert_eq!(held("'24Pz @ 1506', 's-6 @ 1505'"), None, "2-1");
}

/// 4.0.3/1: a hex of another army says whose it is.
#[test]
fn a_set_up_hex_of_another_army_says_whose_it_is() {
    let table = start();
    let army = table.look().t.armies.iter().find(|army| army.name == "H2A").expect("an army");
    let hex = army.hexes[0].0;
    let seen = Seen::by(&table.rules, &table.state, Seat(0));
    let refusals = table.rules.refusals(&seen, &Handle::Place(hex));
    assert_eq!(refusals.first().map(|r| (r.rule.0, r.why)), Some(("4.0.3/1", "why-set-up-ground")));
}

/// The battle that is being decided is named to whoever clicks elsewhere, and the chit to whoever clicks while it moves.
#[test]
fn a_click_elsewhere_says_what_is_decided() {
    let table = at("losses axis 1");
    assert_eq!(table.why(&Handle::Place(place(&table, "0101"))), ["why-not-here-combat"]);
    let table = at("march");
    assert_eq!(table.why(&Handle::Place(place(&table, "0101"))), ["why-not-here-move"]);
}

#[test]
fn buttons_name_what_they_do() {
    let table = at("losses axis 1");
    let cheapest = &labelled(&table, "label-cheapest")[0].label;
    assert!(matches!(arg(cheapest, "unit"), Some(Value::Kind(_))), "{cheapest:?}");
    let table = at("call axis");
    let bring = &labelled(&table, "label-bring-in")[0].label;
    assert!(matches!(arg(bring, "hex"), Some(Value::Place(_))), "{bring:?}");
    assert_eq!(labelled(&at("attach 2"), "label-no-attach").len(), 1);
    assert_eq!(labelled(&at("attach 1"), "label-no-more-attach").len(), 1);
    let table = given("turn = 2\nphase = 'select'\nunits = ['6A @ 0413', 'soviet SWFront @ 0814']");
    assert_eq!(reason(&labelled(&table, "label-select-wisely")[0]), Some("reason-select"));
}

/// What a command intends that has led from some places to others: who goes back does not advance, and whoever leaves his
/// army is told of.
#[test]
fn a_plan_says_who_goes_back_and_which_headquarters_leaves_its_army() {
    let stand = |units: &str| {
        given(&format!(
            "turn = 2\nactive = 'axis'\nphase = 'march'\nchit = '6A'\ndrawn = ['6A']\nunits = [{units}, 's-6 @ 1720']"
        ))
    };
    let from = stand("'6A active @ 1220', '44 active @ 1420', '62 active @ 1421'");
    let seen = Seen::by(&from.rules, &from.state, Seat(0));
    let mut plans = Vec::new();
    from.rules.candidates(&seen, Seat(0), &mut Mind::default(), &mut plans);
    let (lead, _) =
        plans.into_iter().find(|(plan, _)| format!("{plan:?}").starts_with("Lead")).expect("a way to lead");
    let told = |units: &str| {
        let led = stand(units);
        let text = from.rules.intent(&seen, Seat(0), lead, &Seen::by(&from.rules, &led.state, Seat(0)));
        (arg(&text, "back"), arg(&text, "fewer"))
    };
    let int = |n| Some(Value::Int(n));
    assert_eq!(told("'6A active @ 1220', '44 active @ 1520', '62 active @ 1421'"), (int(0), int(0)));
    assert_eq!(told("'6A active @ 1220', '44 active @ 1320', '62 active @ 1321'"), (int(1), int(0)));
    assert_eq!(told("'6A active @ 0620', '44 active @ 1520', '62 active @ 1421'").1, int(2));
}
