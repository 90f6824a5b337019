//! Scenes: the panel of a battle, uses of a card with their reasons, whole marches, supply lines, buttons.

use sandtable_core::kit::{Trial, laid_out};
use sandtable_core::{Game, Handle, Offer, Panel, Rules, Scene, Value};
use shifting_sands::{DesertWar, ShiftingSands};

fn given(position: &str) -> Trial<DesertWar> {
    Trial::start(laid_out::<ShiftingSands>(), &[]).given(position)
}

/// The 21st Panzer beside a battlegroup in Agedabia, about to attack.
const ASSAULT: &str = "
turn = 4
phase = 'assault'
acting = 'axis'
events = ['rommel', 'balbo']
units = ['ge-21 @ giof-el-matar', 'it-17 @ giof-el-matar', 'br-bg-1 @ agedabia', 'br-50 @ port-said']
attacks = ['giof-el-matar']
hand = ['X9', 'A1']
";

fn panel<'a>(scene: &'a Scene, key: &str) -> &'a Panel {
    scene.panels.iter().find(|panel| panel.key == key).unwrap_or_else(|| panic!("no panel {key}"))
}

/// The rules behind the lines of a panel.
fn rules_of(panel: &Panel) -> Vec<&'static str> {
    panel.lines.iter().filter_map(|(_, rule)| rule.map(|rule| rule.0)).collect()
}

fn value(text: &sandtable_core::Text, name: &str) -> Option<Value> {
    text.args.iter().find(|(key, _)| *key == name).map(|(_, value)| *value)
}

#[test]
fn the_panel_of_a_battle_has_both_tables_and_all_shifts() {
    let mut table = given(ASSAULT);
    table.does("axis", "attack agedabia; join ge-21; join it-17; rommel", &[]);
    let scene = table.scene();
    let battle = panel(&scene, "battle");
    let ids: Vec<&str> = battle.lines.iter().map(|(text, _)| text.id).collect();
    // Divisions against a battlegroup: armour and Rommel shift, Balbo takes the Italians' malus away.
    assert!(
        ids.contains(&"panel-attacker-divisions") && ids.contains(&"panel-defender-battlegroups"),
        "{ids:?}"
    );
    assert!(rules_of(battle).contains(&"11.271") && rules_of(battle).contains(&"11.274/2"));
    assert!(!rules_of(battle).contains(&"11.261"));
    assert_eq!(value(&battle.lines[0].0, "strength"), Some(Value::Int(4)), "3 and 1");
    // Four, shifted by three columns: 4, 5, 6, 7.
    assert_eq!(value(&battle.lines[0].0, "column"), Some(Value::Int(7)));
    // The charts are lit where the forces fire, each in the colour of its side.
    let lit = |key: &str| scene.tracks.iter().find(|t| t.key == key).expect("a lit chart").markers.clone();
    assert_eq!(lit("division-fire"), [("axis".into(), 7)]);
    // The defender is cut off, as will be settled when the battle begins: one column to the left.
    assert!(rules_of(battle).contains(&"11.273"));
    assert_eq!(lit("battlegroup-fire"), [("allied".into(), 0)]);
    assert_eq!(scene.arrows.len(), 1, "an arrow from where they attack");
}

#[test]
fn the_panel_counts_no_fort_that_supercharge_has_struck() {
    let mut table = given(
        "turn = 10\nphase = 'assault'\nacting = 'allied'\nplay = 'A50 event'\nevents = ['montgomery']\nattacks = ['fuka']\n\
         units = ['br-44 @ fuka', 'it-17 @ mersa-matruh']\nhand = []",
    );
    table.does("allied", "attack mersa-matruh; join br-44", &[]);
    assert!(rules_of(panel(&table.scene(), "battle")).contains(&"11.24/2"));
    table.does("allied", "bonus", &[]);
    assert!(!rules_of(panel(&table.scene(), "battle")).contains(&"11.24/2"));
}

/// The uses of a card that are refused: label and reason.
fn refused(table: &Trial<DesertWar>, card: &str) -> Vec<(&'static str, &'static str)> {
    let seen = sandtable_core::Seen::by(&table.rules, &table.state, table.seat("axis"));
    let refusals = table.rules.refusals(&seen, &Handle::Card(card.into()));
    let what = |refusal: &sandtable_core::Refusal| match value(&refusal.text(), "what") {
        Some(Value::Term(id)) => id,
        other => panic!("{other:?} is no use"),
    };
    refusals.iter().map(|refusal| (what(refusal), refusal.why)).collect()
}

#[test]
fn every_use_of_a_card_is_offered_or_refused_with_its_reason() {
    let table = given(
        "turn = 4\nphase = 'action'\nacting = 'axis'\nlast_axis = 'rd'\nbans = ['invasion-of-greece']\n\
         units = ['it-17 @ tripoli', 'br-50 @ port-said']\nhand = ['X9', 'X16']",
    );
    let offered = |card: &str| {
        table.offers("axis").iter().filter(|line| line.starts_with(&format!("play {card} "))).count()
    };
    let redeploy = ("label-play-rd", "why-twice");
    let replace = ("label-play-rp", "why-rp-banned");
    assert_eq!(refused(&table, "X9"), [redeploy, replace, ("label-play-event", "why-combat-card")]);
    assert_eq!(refused(&table, "X16"), [redeploy, replace]);
    assert_eq!((offered("X9"), offered("X16")), (1, 2), "operations; operations and event");
}

#[test]
fn no_button_that_gives_something_away_is_the_main_one() {
    let table =
        given("turn = 4\nphase = 'action'\nacting = 'axis'\nunits = ['it-17 @ tripoli']\nhand = ['X9']");
    let scene = table.scene();
    let buttons: Vec<&Offer> =
        scene.offers.iter().filter(|o| matches!(o.handle, Handle::Button(_))).collect();
    assert_eq!(buttons.iter().map(|o| (o.line.as_str(), o.minor)).collect::<Vec<_>>(), [("automatic", true)]);
    // Nor is Rommel, who leads but once, before anybody takes part.
    let mut table = given(ASSAULT);
    table.does("axis", "attack agedabia", &[]);
    let rommel = table.scene().offers.into_iter().find(|o| o.line == "rommel").expect("he may lead");
    assert!(rommel.minor);
}

#[test]
fn a_unit_goes_to_a_far_space_with_one_click() {
    let table = given(
        "turn = 4\nphase = 'march'\nacting = 'axis'\nmoves = ['tripoli']\nunits = ['it-17 @ tripoli', 'br-50 @ port-said']",
    );
    let places = &table.rules.board().places;
    let scene = table.scene();
    let far: Vec<(&str, &str)> = scene
        .offers
        .iter()
        .filter_map(|offer| match offer.handle {
            Handle::Place(at) => Some((places[usize::from(at)].key.as_str(), offer.line.as_str())),
            _ => None,
        })
        .collect();
    assert!(far.contains(&("misurata", "take it-17; step misurata; halt")), "{far:?}");
    // Three movement points: the last step ends the march by itself.
    assert!(
        far.iter().any(|(_, line)| line.matches("step").count() == 3 && !line.ends_with("halt")),
        "{far:?}"
    );
    for (_, line) in far {
        table.allows("axis", line);
    }
}

#[test]
fn a_supply_line_leads_from_the_unit_to_a_source() {
    let table = given(
        "turn = 4\nphase = 'action'\nacting = 'axis'\n\
         units = ['it-17 @ buerat', 'aus-9 @ tobruk', 'br-bg-1 @ kufra', 'br-50 @ port-said']\nhand = ['X9']",
    );
    let key = |place: &u16| table.rules.board().places[usize::from(*place)].key.clone();
    let marks = table.overlay("supply");
    let line = |piece: &str| {
        let mark = marks.iter().find(|m| m.piece.as_deref() == Some(piece));
        mark.map(|m| m.sides.iter().map(|(a, b)| (key(a), key(b))).collect::<Vec<_>>()).unwrap_or_default()
    };
    let axis = line("it-17");
    assert_eq!(axis.first().map(|s| s.0.as_str()), Some("buerat"));
    assert_eq!(axis.last().map(|s| s.1.as_str()), Some("tripoli"));
    assert!(axis.windows(2).all(|pair| pair[0].1 == pair[1].0), "{axis:?}");
    // Tobruk is a port: over the sea to Port Said or Suez.
    let allied = line("aus-9");
    assert_eq!(allied.first().map(|s| s.0.as_str()), Some("tobruk"));
    assert!(["port-said", "suez"].contains(&allied.last().expect("a line").1.as_str()), "{allied:?}");
    // Whoever has none is ringed.
    let rings: Vec<String> = marks
        .iter()
        .filter(|m| m.look == "ring")
        .flat_map(|m| m.places.iter().flat_map(|(a, b)| *a..=*b))
        .map(|place| key(&place))
        .collect();
    assert_eq!(rings, ["kufra"]);
    assert!(line("br-bg-1").is_empty());
}

#[test]
fn the_board_fits_its_sheet() {
    let rules = laid_out::<ShiftingSands>();
    let board = rules.board();
    let (w, h) = board.size;
    for place in &board.places {
        assert!((0.0..=w).contains(&place.at.0) && (0.0..=h).contains(&place.at.1), "{}", place.key);
    }
    assert_eq!(board.places.len(), rules.theatre().spaces.len() + 7, "spaces and boxes");
    assert!(board.links.len() > 200 && board.cards.len() == 110);
}

/// Is the end of the step a button that is not pressed by habit?
fn ends_by_choice(table: &Trial<DesertWar>) -> bool {
    let scene = table.scene();
    let done = scene.offers.iter().find(|o| o.line == "done").expect("the step can be ended");
    done.minor
}

/// Whoever has done nothing yet is not offered the end as the ordinary thing.
#[test]
fn nothing_is_given_away_by_habit() {
    let mut table =
        given(&ASSAULT.replace("'assault'", "'activate'").replace("attacks = ['giof-el-matar']", "ops = 3"));
    assert!(ends_by_choice(&table), "no marker lies yet");
    table.does("axis", "activate giof-el-matar move", &[]);
    assert!(!ends_by_choice(&table), "a marker lies");

    let mut table = given(&ASSAULT.replace("'assault'", "'march'").replace("attacks =", "moves ="));
    assert!(ends_by_choice(&table), "nobody has moved");
    table.does("axis", "take it-17; step el-agheila; halt", &[]);
    assert!(!ends_by_choice(&table), "somebody has");

    assert!(ends_by_choice(&given(ASSAULT)), "nobody has fought");
    let restock = "phase = 'restock-allied'\nunits = ['br-50 reduced @ suez']\npoints = ['br 2']\nhand = []";
    assert!(ends_by_choice(&given(restock)), "points would be lost");
}

/// Whoever lets an optional division go is told that it is a division (19.12, 19.13).
#[test]
fn no_division_is_let_go_by_a_word_that_says_nothing() {
    let game = ShiftingSands::open(&ShiftingSands::built_in()).expect("the data is sound");
    let chosen = [("br-6".to_string(), "on".to_string())].into_iter().collect();
    let rules = game.prepare("campaign", &chosen).expect("there is such a scenario");
    let mut table = Trial::start(rules, &[]).given(
        "steps = ['turn after', 'choose']\nturn = 6\nround = 1\nacting = 'axis'\nhand = []\nunits = ['it-17 @ tripoli', 'br-bg-1 @ suez']",
    );
    table.does("axis", "automatic; done", &[]).asks("allied");
    let scene = table.scene();
    assert!(scene.offers.iter().any(|offer| offer.label.id == "label-no-division"), "{:?}", scene.offers);
}
