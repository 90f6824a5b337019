//! The screen in detail: prompts of every step, panels, badges, tracks and reasons why not.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use sandtable_core::kit::{self, number};
use sandtable_core::{Handle, Piece, Scene, Text, Value};
use support::{Table, given, start};

fn scene(table: &Table) -> Scene {
    table.scene()
}

fn area(text: &Text) -> u16 {
    match text.args.iter().find(|(n, _)| *n == "area") {
        Some((_, Value::Place(i))) => *i + 1,
        other => panic!("{other:?} in {text:?}"),
    }
}

/// A battle for Tunis under way, at a step.
fn fight(step: &str) -> Table {
    given(&format!(
        "turn = 3\nimpulse = 1\nactive = 'allies'\nlines = ['17']\narrows = ['18-17']\n\
         battle = '17 round 1 of 3 hits 1 2 tank-allies'\n\
         steps = ['turn impulses', 'impulse last', 'battle decide', '{step}']\n\
         units = ['allies cube x5 for=17 @ 18', 'allies tank for=17 @ 18', 'allies paratroops @ 16',\n\
         'allies aircraft used supporting @ 18', 'axis cube @ 17', 'axis elite @ 17', 'axis aircraft @ 17']"
    ))
}

/// Movement of the Allies, at a step.
fn moving(step: &str) -> Table {
    given(&format!(
        "turn = 3\nimpulse = 1\nactive = 'allies'\nsteps = ['turn impulses', 'impulse moved', 'march 00', '{step}']\n\
         units = ['allies cube x2 in-hand @ 18', 'allies cube @ 18', 'allies aircraft in-hand @ 18',\n\
         'axis cube @ 17', 'allies cube for=18 @ convoy']"
    ))
}

#[test]
fn the_ordinary_button_of_the_initiative_takes_the_first_impulse() {
    for side in ["allies", "axis"] {
        let table = given(&format!("turn = 3\nactive = '{side}'\nphase = 'initiative'\nunits = []"));
        let last = scene(&table).offers.pop().expect("an offer");
        assert_eq!(last.line, format!("initiative {side}"));
    }
}

#[test]
fn while_cubes_of_the_event_are_placed_the_button_ends_the_placing() {
    for (left, label) in [(2, "label-done-placing"), (0, "label-done-converting")] {
        let table = given(&format!(
            "turn = 3\nimpulse = 1\nactive = 'allies'\n\
             steps = ['turn impulses', 'impulse moved', 'march 00', 'muster allies {left}']\n\
             units = ['allies cube x4 fresh @ 18', 'allies cube x4 @ pool', 'allies tank @ pool']"
        ));
        let offers = scene(&table).offers;
        let done = offers.iter().find(|offer| offer.line == "done").expect("done");
        assert_eq!(done.label.id, label, "{left} left");
    }
}

#[test]
fn every_step_of_a_battle_has_its_prompt() {
    for (step, prompt) in [
        ("window battle allies", "prompt-window-battle"),
        ("window round axis", "prompt-window-round"),
        ("intercept 17 1 landing", "prompt-intercept-landing"),
        ("losses allies 1 attackers", "prompt-losses-attacker"),
        ("losses axis 2 defenders", "prompt-losses-defender"),
        ("losses axis 1 area-17", "prompt-losses-area"),
        ("fly-out", "prompt-fly-out"),
        ("drop", "prompt-drop"),
        ("support allies", "prompt-support"),
        ("support axis", "prompt-support"),
        ("elite", "prompt-elite"),
        ("fall all", "prompt-retreat"),
        ("fall", "prompt-withdraw"),
        ("resolve", "prompt-resolve"),
        ("reserves axis", "prompt-reserves"),
        ("last-retreat", "prompt-last-retreat"),
        ("advance", "prompt-advance"),
        ("return", "prompt-return"),
    ] {
        let scene = scene(&fight(step));
        assert_eq!(scene.prompt.id, prompt, "{step}");
        assert_eq!(scene.phase.id, "phase-battle", "{step}");
        assert_eq!(
            (area(&scene.phase), number(&scene.phase, "round"), number(&scene.phase, "rounds")),
            (17, 1, 3)
        );
    }
    assert_eq!(number(&scene(&fight("losses axis 2 defenders")).prompt, "hits"), 2);
    assert_eq!(area(&scene(&fight("resolve")).prompt), 17);
    let elite = scene(&fight("elite")).prompt;
    assert_eq!((number(&elite, "own"), number(&elite, "enemy")), (2, 1));
}

#[test]
fn every_step_of_a_turn_has_its_prompt() {
    kit::prompts(include_str!("prompts.txt"), |step| scene(&moving(step)));
    assert_eq!(number(&scene(&moving("reinforce axis 3")).prompt, "left"), 3);
    assert_eq!(number(&scene(&moving("declare")).prompt, "left"), 3);
    assert_eq!(area(&scene(&moving("march 18")).prompt), 18);
    let prompt = scene(&start()).prompt;
    assert_eq!((prompt.id, number(&prompt, "left")), ("prompt-deploy", 25));
}

#[test]
fn a_declared_landing_asks_for_somebody_aboard() {
    let text =
        "turn = 3\nactive = 'allies'\nphase = 'attack'\nunits = ['allies cube @ 17', 'axis cube @ 14']\n";
    let mut table = given(text);
    table.does("allies", "landing 14 american", &[]);
    let shown = scene(&table);
    assert_eq!((shown.prompt.id, area(&shown.prompt)), ("prompt-board", 14));
    assert_eq!((shown.arrows[0].from, shown.arrows[0].to, shown.arrows[0].kind), (31, 13, "landing"));
    table.does("allies", "board cube 17", &[]);
    let shown = scene(&table);
    assert_eq!((shown.prompt.id, number(&shown.prompt, "left")), ("prompt-declare", 2));
    let aboard = piece(&shown, "allies-cube-sea-for14").clone();
    assert_eq!((aboard.place, aboard.badges), (31, vec!["landing"]));
}

fn piece<'a>(scene: &'a Scene, key: &str) -> &'a Piece {
    scene.pieces.iter().find(|p| p.key == key).unwrap_or_else(|| {
        panic!("no '{key}' among {:?}", scene.pieces.iter().map(|p| &p.key).collect::<Vec<_>>())
    })
}

#[test]
fn pieces_show_what_they_are_about() {
    let shown = scene(&fight("resolve"));
    assert_eq!(piece(&shown, "allies-cube-18-for17").count, 5);
    assert_eq!(piece(&shown, "allies-cube-18-for17").badges, ["attacking"]);
    let flying = piece(&shown, "allies-aircraft-18a-used-support");
    assert!(flying.used && flying.at.is_some() && flying.badges == ["supporting"]);
    assert_eq!(piece(&shown, "line-17").place, 16);
    assert_eq!(piece(&shown, "line-pool").count, 2);
    assert_eq!((piece(&shown, "ship-uboat").kind, piece(&shown, "ship-uboat").place), (19, 31));
    assert_eq!((piece(&shown, "marker-axis").kind, piece(&shown, "marker-axis").count), (22, 6));
    // Allied control where Allies stand, none for boxes.
    assert_eq!((shown.control[17], shown.control[16], shown.control[31]), (Some(0), Some(1), None));
    assert_eq!((shown.arrows[0].from, shown.arrows[0].to, shown.arrows[0].kind), (17, 16, "attack"));
    let shown = scene(&moving("march 18"));
    assert_eq!(piece(&shown, "allies-cube-18-hand").badges, ["in-hand"]);
    assert_eq!(piece(&shown, "allies-cube-convoy-for18").badges, ["convoy"]);
    let shown = scene(&start());
    assert_eq!(piece(&shown, "axis-cube-tray").count, 15);
    assert_eq!(piece(&shown, "allies-cube-pool").place, 32);
    assert_eq!(piece(&shown, "line-tray").count, 2);
}

fn lines<'a>(scene: &'a Scene, key: &str) -> Vec<&'a Text> {
    let panel = scene.panels.iter().find(|p| p.key == key);
    panel.map(|p| p.lines.iter().map(|(text, _)| text).collect()).unwrap_or_default()
}

#[test]
fn the_battle_panel_shows_the_arithmetic() {
    let shown = scene(&fight("losses axis 2 defenders"));
    let ids: Vec<_> = lines(&shown, "battle").iter().map(|t| t.id).collect();
    let wanted = [
        "panel-battle-round",
        "panel-attacker",
        "panel-tank-supports",
        "panel-air-supports",
        "panel-dice-limit",
        "panel-defender",
        "panel-line-dice",
        "panel-elites",
        "panel-to-absorb",
    ];
    assert_eq!(ids, wanted);
    let attack = lines(&shown, "battle")[1];
    // Five cubes roll four dice; tank and aircraft bring the number down to 4.
    assert_eq!((number(attack, "units"), number(attack, "dice"), number(attack, "hit")), (6, 4, 4));
    let defence = lines(&shown, "battle")[5];
    // A cube and the line; the fresh elite and the aircraft roll nothing.
    assert_eq!((number(defence, "units"), number(defence, "dice"), number(defence, "hit")), (3, 3, 6));
}

#[test]
fn supply_prices_and_reinforcements_are_shown_when_they_matter() {
    let cut_off = given(
        "turn = 4\nactive = 'allies'\nphase = 'move'\nlogistics = ['axis']\nstrangled = '11'\n\
         units = ['allies cube @ 08', 'allies cube @ 09', 'axis cube x2 @ 10']",
    );
    let shown = scene(&cut_off);
    let ids = |panel| lines(&shown, panel).iter().map(|t| t.id).collect::<Vec<_>>();
    assert_eq!((ids("reminders"), ids("supply")), (vec!["panel-unsupplied"], vec!["panel-logistics"]));
    let hungry = lines(&shown, "reminders")[0];
    assert_eq!((area(hungry), number(hungry, "count")), (10, 2));
    assert_eq!(lines(&shown, "effects").len(), 1);
    let coming = lines(&shown, "reinforcements");
    assert_eq!(
        coming.iter().map(|t| t.id).collect::<Vec<_>>(),
        ["panel-cubes", "panel-cubes", "panel-overlord"]
    );
    assert_eq!((number(coming[0], "cubes"), number(coming[1], "cubes")), (3, 2));
    assert!(lines(&shown, "prices").is_empty() && lines(&shown, "battle").is_empty());
    let prices = scene(&moving("reinforce axis 0 converting"));
    let prices: Vec<_> = lines(&prices, "prices").iter().map(|t| number(t, "price")).collect();
    assert_eq!(prices, [2, 2, 3, 3, 1]);
    let last = given("turn = 8\nactive = 'allies'\nphase = 'move'\nunits = []");
    assert!(lines(&scene(&last), "reinforcements").is_empty());
}

#[test]
fn tracks_and_standing_tell_the_score() {
    let mut table =
        given("turn = 3\nactive = 'allies'\nphase = 'move'\nunits = ['allies cube @ 17', 'axis cube @ 16']");
    table.does("allies", "event logistics", &[]);
    let shown = scene(&table);
    let track =
        |key: &str| shown.tracks.iter().find(|t| t.key == key).unwrap_or_else(|| panic!("no track {key}"));
    assert_eq!(track("turn").markers, [("turn".into(), 2)]);
    assert_eq!((track("turn").spaces.len(), track("impulse").spaces.len()), (8, 4));
    assert_eq!(track("impulse").markers, [("allies".into(), 0)]);
    assert_eq!(track("transport").markers, [("allies".into(), 6), ("axis".into(), 2)]);
    assert_eq!(track("markers-allies").markers, [("allies".into(), 5)]);
    assert_eq!(track("allies-logistics").markers, [("allies".into(), 0)]);
    assert!(track("axis-kesselring").markers.is_empty());
    assert!(!shown.tracks.iter().any(|t| t.key == "allies-kesselring" || t.key == "round"));
    // Tunis is the one Allied star; the Axis holds its others as far as they trace to a star inland.
    let stars = &shown.standing[0];
    assert_eq!(number(stars, "allies"), 1);
    assert!(number(stars, "axis") >= 6);
    assert_eq!(shown.standing.last().map(|t| t.id), Some("standing-italy-in"));
    assert_eq!(scene(&fight("resolve")).tracks[3].markers, [("round".into(), 0)]);
}

#[test]
fn what_cannot_be_done_says_why() {
    let why = |table: &Table, handle: Handle| table.why(&handle);
    let piece = |key: &str| Handle::Piece(key.into());
    let button = |key: &str| Handle::Button(key.into());
    let table = fight("support allies");
    assert_eq!(why(&table, piece("allies-tank-18-for17")), ["why-one-tank"]);
    let table = fight("losses allies 1 attackers");
    assert_eq!(why(&table, piece("allies-paratroops-16")), ["why-not-in-it"]);
    assert!(why(&table, piece("allies-cube-18-for17")).is_empty(), "this one can be lost");
    assert_eq!(why(&table, button("label-retreat")), ["why-no-retreat"]);
    let table = fight("advance");
    assert_eq!(why(&table, piece("allies-paratroops-16")), ["why-not-attacking"]);
    let table = fight("elite");
    assert!(why(&table, button("label-strike")).is_empty());
    let table = fight("fall all");
    assert!(
        why(&table, piece("axis-cube-17")).is_empty(),
        "a defender is picked, then the area where he goes"
    );
    assert!(!why(&table, piece("axis-cube-01")).is_empty(), "a cube far from the battle cannot");
    let table = moving("march 18");
    assert_eq!(why(&table, Handle::Place(16)), ["why-enemy-there"]);
    assert_eq!(why(&table, Handle::Place(0)), ["why-not-adjacent"]);
    assert!(why(&table, button("label-halt")).is_empty(), "nobody must move");
    let table = moving("flight allies");
    assert_eq!(why(&table, Handle::Place(16)), ["why-bombing-is-clicked-there"]);
    let table = moving("convoy");
    assert_eq!(why(&table, Handle::Place(0)), ["why-not-coast"]);
    let table = moving("intercept 16 0");
    assert_eq!(why(&table, piece("ship-american")), ["why-not-now"]);
    let table = moving("reinforce axis 3");
    assert_eq!(why(&table, Handle::Place(17)), ["why-not-supplied-europe", "why-not-own"]);
    let table = moving("choose");
    assert_eq!(why(&table, Handle::Place(16)), ["why-no-battle-there"]);
    let table = moving("adjust allies");
    assert_eq!(why(&table, piece("allies-cube-18")), ["why-not-too-many"]);
    let table = start();
    assert!(why(&table, Handle::Place(16)).contains(&"why-not-in-africa"));
    assert_eq!(why(&table, button("label-done-deploying")), ["why-not-all-deployed"]);
}
