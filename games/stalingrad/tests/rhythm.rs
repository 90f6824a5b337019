//! What a player presses one after the other: every press says what it does, what is lit can be done, and nothing is
//! asked that makes no difference.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use sandtable_core::{Chance, Event, Handle, Log, Offer, Rules, Seat, Seen, Text, Value};
use stalingrad::{CaseBlue, Step};
use support::{Looking, Table, given};

fn place(table: &Table, number: &str) -> u16 {
    table.rules.board().places.iter().position(|p| p.key == number).expect("a hex") as u16
}

/// The offers on a hex, those kept under a button apart.
fn lit(table: &Table, number: &str) -> Vec<Offer> {
    let at = Handle::Place(place(table, number));
    table.scene().offers.into_iter().filter(|o| o.handle == at && o.under.is_none()).collect()
}

fn arg(text: &Text, name: &str) -> Option<Value> {
    text.args.iter().find(|(n, _)| *n == name).map(|(_, value)| *value)
}

fn offer(table: &Table, label: &str) -> Option<Offer> {
    table.scene().offers.into_iter().find(|o| o.label.id == label)
}

/// Two attacks that can be made: on 1505 and on 1404.
fn two_targets() -> Table {
    given(
        "turn = 2\nactive = 'axis'\nphase = 'attack'\n\
         units = ['24Pz @ 1506', '71 @ 1304', '44 @ 1604', 's-6 @ 1505', 's-15 @ 1404']",
    )
}

#[test]
fn whoever_fights_at_once_is_told_what_he_does_not_attack() {
    let mut table = given(
        "turn = 2\nactive = 'axis'\nphase = 'attack'\n\
         units = ['24Pz @ 1506', '44 @ 1406', '71 @ 1304', 's-6 @ 1505', 's-15 @ 1404']",
    );
    let fights = |table: &Table| {
        let all = lit(table, "1505");
        let found = all.into_iter().find(|o| o.label.id == "label-attack-fight").expect("a fight");
        (arg(&found.label, "attacks"), arg(&found.label, "more"))
    };
    assert_eq!(fights(&table), (Some(Value::Int(1)), Some(Value::Int(1))));
    assert!(offer(&table, "label-no-attack").is_some());
    table.does("axis", "attack 71 1404", &[]);
    assert_eq!(fights(&table), (Some(Value::Int(2)), Some(Value::Int(0))));
    let done = offer(&table, "label-done-declaring").expect("a button").label;
    assert_eq!((arg(&done, "attacks"), arg(&done, "more")), (Some(Value::Int(1)), Some(Value::Int(1))));
    table.does("axis", "attack 24Pz 1505", &[]);
    let done = offer(&table, "label-done-declaring").expect("a button").label;
    assert_eq!((arg(&done, "attacks"), arg(&done, "more")), (Some(Value::Int(2)), Some(Value::Int(0))));
}

/// 3.1.3/2: a full hex may be passed. It is no goal, and whoever was led into it is not told to halt.
#[test]
fn a_full_hex_is_not_lit_as_a_goal() {
    let units = "units = ['44 active @ 1420', '62 @ 1520', '68 @ 1520', 's-62 @ 3001']";
    let mut table = given(&format!("phase = 'march'\nactive = 'axis'\n{units}"));
    assert!(lit(&table, "1520").iter().all(|o| !o.line.starts_with("take 44")), "{:?}", lit(&table, "1520"));
    table.does("axis", "take 44", &[]);
    assert_eq!(lit(&table, "1520").len(), 0, "{:?}", lit(&table, "1520"));
    let kept = table.scene().offers.into_iter().find(|o| o.line == "step 1520").expect("it can be passed");
    assert_eq!(kept.under.map(|text| text.id), Some("label-step-by-step"));
    assert!(lit(&table, "1620").iter().any(|o| o.line.contains("1520-1620")), "{:?}", lit(&table, "1620"));
    table.does("axis", "step 1520", &[]);
    assert_eq!(table.scene().prompt.id, "prompt-moving-through");
}

/// Whatever is lit for the unit on the move can be ended in: the move is over after it.
#[test]
fn what_is_lit_for_a_unit_is_where_its_move_ends() {
    use sandtable_core::kit::{Walk, laid_out};
    let rules: CaseBlue = laid_out::<stalingrad::Stalingrad>();
    let mut met = 0;
    for seed in 0..4 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            if let Some(Step::Moving { unit, fresh: true, .. }) = walk.state.step() {
                let offers = rules.scene(&walk.seen(seat)).offers;
                for offer in
                    offers.iter().filter(|o| matches!(o.handle, Handle::Place(_)) && o.under.is_none())
                {
                    let mut line = Vec::new();
                    offer.line.split("; ").for_each(|word| rules.read(word, &mut line).expect("notation"));
                    let mut state = walk.state.clone();
                    for a in line {
                        rules.apply(&mut state, seat, a, &mut Chance::quick(1), &mut Log::off());
                    }
                    let on = matches!(state.step(), Some(Step::Moving { unit: on, .. }) if on == unit);
                    assert!(!on, "'{}' is lit, and the unit moves on", offer.line);
                    met += 1;
                }
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
    }
    assert!(met > 1000, "only {met} goals");
}

#[test]
fn the_last_combat_is_named_before_it_is_fought_and_after() {
    let mut table = two_targets();
    table.does("axis", "attack 24Pz 1505; attack 71 1404; done; battle 1505", &[6]);
    let told = |table: &Table| {
        let panels = table.scene().panels;
        let attack = panels.into_iter().find(|panel| panel.key == "attack").expect("figures");
        attack.lines.iter().any(|(text, _)| text.id == "panel-last-combat")
    };
    assert!(told(&table), "the defender reads it as well");
    table.does("soviet", "retreat s-6 1404", &[]);
    let last = Some(Value::Place(place(&table, "1404")));
    let done = offer(&table, "label-done-advancing-fight").expect("what follows is named").label;
    assert_eq!(arg(&done, "hex"), last);
    assert!(arg(&done, "column").is_some());
    let wise = table.scene().offers.pop().expect("a button").label;
    assert!(wise.id != "label-advance-wisely" && arg(&wise, "hex") == last, "{wise:?}");
    // Its odds are to be had before it.
    let seen = Seen::by(&table.rules, &table.state, Seat(0));
    let odds = table.rules.odds(&seen, stalingrad::Action::Done, &[]).expect("odds");
    assert!((odds.ends.iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(odds.assumes.iter().all(|(text, _)| text.id != "odds-assume-first"), "{:?}", odds.assumes);
    // The die says which combat it decides.
    let mut log = Log::on();
    table.rules.apply(
        &mut table.state,
        Seat(0),
        stalingrad::Action::Done,
        &mut Chance::scripted(&[6]),
        &mut log,
    );
    let rolled: Vec<_> =
        log.take().into_iter().filter(|l| matches!(l.event, Some(Event::Rolled { .. }))).collect();
    assert_eq!(rolled.len(), 1);
    assert_eq!(arg(&rolled[0].text, "hex"), last);
    assert!(arg(&rolled[0].text, "column").is_some());
}

#[test]
fn an_advance_with_no_combat_left_is_called_as_ever() {
    let mut table = given(
        "turn = 2\nactive = 'axis'\nphase = 'attack'\nunits = ['24Pz @ 1506', '44 @ 1406', 's-6 @ 1505', 's-15 @ 3030']",
    );
    table.does("axis", "attack 24Pz 1505; attack 44 1505; done", &[6]);
    while table.rules.decision(&table.state).seats().has(Seat(1)) {
        let a = table.rules.decline(&table.state, Seat(1)).expect("an answer");
        table.rules.apply(&mut table.state, Seat(1), a, &mut Chance::quick(0), &mut Log::off());
    }
    assert!(offer(&table, "label-done-advancing").is_some());
    assert!(offer(&table, "label-done-advancing-fight").is_none());
}

/// 10.5.2: who loses all that he has there chooses nothing.
#[test]
fn losses_that_take_everybody_are_not_asked_for() {
    let units = "'71 reduced attacks=3035 @ 2935', '44 reduced attacks=3035 @ 2934', 'soviet 62 @ 3035', \
         '24Pz attacks=1505 @ 1506', 's-6 @ 1505'";
    let mut table = given(&format!("turn = 2\nactive = 'axis'\nphase = 'attack'\nunits = [{units}]"));
    // 4 against 3: A2 takes both, and the last combat follows.
    table.does("axis", "done; battle 3035", &[1, 6]);
    assert!(!matches!(table.state.step(), Some(Step::Losses { .. })), "{:?}", table.state.step());
    table.shows(&["71 @ lost", "44 @ lost"]);
}

/// Of two who are alike to everybody the first loses; of two who are not, the owner chooses.
#[test]
fn losses_are_asked_for_where_they_differ() {
    let (t, twins) = (
        given("turn = 2\nactive = 'axis'\nphase = 'attack'\nunits = []").rules,
        |a: &str, b: &str, dice: &[u16]| {
            let units = format!(
                "'{a} attacks=3035 @ 2935', '{b} attacks=3035 @ 2935', 'soviet 6 @ 3035', 'soviet 15 @ 3035', \
             '24Pz attacks=1505 @ 1506', 's-45 @ 1505'"
            );
            let mut table = given(&format!("turn = 2\nactive = 'axis'\nphase = 'attack'\nunits = [{units}]"));
            let attack =
                table.look().attackers(place(&table, "3035")).map(|id| table.look().attack(id)).sum::<u16>();
            assert!((6..9).contains(&attack), "{a} and {b} have {attack}");
            table.does("axis", "done; battle 3035", dice);
            matches!(table.state.step(), Some(Step::Losses { .. }))
        },
    );
    let t = t.theatre();
    let ids: Vec<_> =
        t.ids().filter(|id| t.counter(*id).strength[0] == [4, 4] && t.counter(*id).two_steps).collect();
    let pair = |alike: bool| {
        let all = ids.iter().flat_map(|a| ids.iter().map(move |b| (*a, *b)));
        let german = |id: u8| t.side(id) == stalingrad::Side::Axis;
        let found = all.filter(|(a, b)| a < b && german(*a) && german(*b));
        let (a, b) = found.clone().find(|(a, b)| t.are_alike(*a, *b) == alike).expect("a pair");
        (t.counter(a).key.clone(), t.counter(b).key.clone())
    };
    let (a, b) = pair(true);
    assert!(!twins(&a, &b, &[2, 6]), "{a} and {b} are asked for");
    let (a, b) = pair(false);
    assert!(twins(&a, &b, &[2]), "{a} and {b} are not asked for");
}

/// 11.1/1: whoever moves out of supply hears of it while he can still take it back, as long as SUPPLY is to be drawn.
#[test]
fn whoever_moves_out_of_supply_holds_the_button() {
    let held = |drawn: &str, unit: &str| {
        let empty = given("phase = 'march'\nactive = 'axis'\nunits = ['71 @ 0619']");
        let around = empty.look().t.near(place(&empty, "1505")).collect::<Vec<_>>();
        let foes = ["s-6", "s-15", "s-45", "s-62", "s-121", "s-132"];
        let ring: Vec<String> = foes
            .iter()
            .zip(around)
            .map(|(foe, hex)| format!("'{foe} @ {}'", empty.rules.theatre().number(hex)))
            .collect();
        let units = format!("'{unit} @ 1505', '71 active @ 0619', {}", ring.join(", "));
        let table = given(&format!(
            "turn = 2\nactive = 'axis'\nphase = 'march'\nchit = '6A'\ndrawn = [{drawn}]\nunits = [{units}]"
        ));
        table.scene().offers.into_iter().filter_map(|o| o.loses).map(|text| text.id).collect::<Vec<_>>()
    };
    assert_eq!(held("'6A'", "44 active moved"), ["loses-supply"]);
    assert_eq!(held("'6A', 'SUPPLY'", "44 active moved"), [""; 0]);
    // Nobody has moved, and need not: he can attack where he stands.
    assert_eq!(held("'6A'", "44 active"), [""; 0]);
}

/// Two who attacked from a hex may enter another.
fn advancing(from: &str, target: &str, drawn: &str) -> Table {
    let west =
        "'0205', '0304', '0210', '0412', '0213', '0615', '0517', '0219', '0619', '0721', '0722', '0822'";
    given(&format!(
        "turn = 2\nchit = '6A'\ndrawn = [{drawn}]\nbattle = '{target} retreat 1 steps 0 attacker 0'\ncontrol = [{west}]\n\
         steps = ['turn draw', 'command end', 'battle finish', 'advance']\n\
         units = ['44 active attacks={target} @ {from}', '68 active attacks={target} @ {from}', 's-6 @ 3030']"
    ))
}

#[test]
fn the_ordinary_advance_names_units_and_hex_and_says_why() {
    let table = advancing("1103", "1203", "'6A'");
    let wise = offer(&table, "label-advance-wisely").expect("a sensible player advances");
    let counters = &table.look().t.counters;
    let kind = |key: &str| Value::Kind(counters.iter().position(|c| c.key == key).expect("a counter") as u16);
    let mut units = [arg(&wise.label, "unit"), arg(&wise.label, "other")];
    units.sort_by_key(|unit| *unit != Some(kind("44")));
    assert_eq!(units, [Some(kind("44")), Some(kind("68"))]);
    assert_eq!(arg(&wise.label, "place"), Some(Value::Place(place(&table, "1203"))));
    assert_eq!(wise.reason.map(|text| text.id), Some("reason-advance-supplied"));
    assert!(wise.loses.is_none() && table.scene().offers.last().is_some_and(|o| o.label.id == wise.label.id));
}

/// 11.1/1: who advances out of supply hears of it before he goes, as long as SUPPLY is to be drawn.
#[test]
fn an_advance_out_of_supply_is_a_held_press() {
    let held = |table: &Table, line: &str| {
        let offers = table.scene().offers;
        let own = offers.into_iter().filter(|o| o.line == line);
        own.map(|o| o.loses.map(|text| text.id)).collect::<Vec<_>>()
    };
    // 3.3.5: off the railway a line runs six hexes; 1303 is the seventh.
    let table = advancing("1203", "1303", "'6A'");
    assert!(table.scene().pieces.iter().all(|p| p.key != "44" || !p.badges.contains(&"cut-off")));
    let told = held(&table, "advance 44");
    assert!(!told.is_empty() && told.iter().all(|id| *id == Some("loses-advance-supply")), "{told:?}");
    let free = held(&advancing("1103", "1203", "'6A'"), "advance 44");
    assert!(!free.is_empty() && free.iter().all(Option::is_none), "{free:?}");
    let later = held(&advancing("1203", "1303", "'6A', 'SUPPLY'"), "advance 44");
    assert!(!later.is_empty() && later.iter().all(Option::is_none), "{later:?}");
}

/// 14.0: there are two fortresses, and a slip on a lit town would build one.
#[test]
fn a_click_on_a_town_names_the_fortress_before_it_is_built() {
    let on_map = |o: &Offer| matches!(o.handle, Handle::Place(_)) && o.line.starts_with("build");
    let build: Vec<Offer> = support::at("build").scene().offers.into_iter().filter(on_map).collect();
    assert!(build.len() > 2 && build.iter().all(|o| o.spends), "{build:?}");
}

/// 10.6: whoever retreats several units through several hexes need not press each of them: one press does as a sensible player would.
#[test]
fn a_retreat_is_one_press() {
    let mut table = given(
        "turn = 2\nchit = '6A'\ndrawn = ['6A']\nbattle = '1505 retreat 2 steps 0 attacker 0'\n\
         steps = ['turn draw', 'command end', 'battle advance', 'retreat']\n\
         units = ['24Pz active attacks=1505 @ 1506', '44 active attacks=1505 @ 1406', 's-6 routed @ 1505', \
         's-15 routed @ 1505', 's-45 @ 3030']",
    );
    let button = table.scene().offers.into_iter().rfind(|o| matches!(o.handle, Handle::Button(_)));
    let button = button.expect("a button");
    assert_eq!(button.label.id, "label-retreat-wisely", "{}", button.line);
    assert_eq!(arg(&button.label, "more"), Some(Value::Int(1)), "{}", button.line);
    assert_eq!(arg(&button.label, "steps"), Some(Value::Int(0)), "{}", button.line);
    let end = arg(&button.label, "hex");
    table.does("soviet", &button.line, &[]);
    let s6 = table.scene().pieces.into_iter().find(|p| p.key == "s-6").expect("it lives");
    assert_eq!(end, Some(Value::Place(s6.place)), "{}", button.line);
    let on = table.state.step();
    assert!(!matches!(on, Some(Step::Retreat)), "somebody still retreats after {}", button.line);
}
