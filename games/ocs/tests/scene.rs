//! This board, these clicks, these panels: what the screen of the drill shows, and in how few clicks a turn is played.

use std::sync::OnceLock;

use ocs::{Drill, Ocs};
use sandtable_core::kit::laid_out;
use sandtable_core::{Handle, Offer, Rules, Scene, Seat, Seats, Seen, Trial, Value, Viewer};

fn rules() -> &'static Ocs {
    static RULES: OnceLock<Ocs> = OnceLock::new();
    RULES.get_or_init(laid_out::<Drill>)
}

fn given(text: &str) -> Trial<Ocs> {
    Trial::start(rules().clone(), &[]).given(text)
}

fn scene(table: &Trial<Ocs>) -> Scene {
    let seats = rules().decision(&table.state).seats();
    rules().scene(&Seen::of(rules(), &table.state, Viewer(seats)))
}

fn place(key: &str) -> Handle {
    Handle::Place(rules().board().place(key).expect("a hex"))
}

/// What a press on a thing offers, outside drawers.
fn at<'a>(scene: &'a Scene, handle: &Handle) -> Vec<&'a Offer> {
    scene.offers.iter().filter(|offer| offer.handle == *handle && offer.under.is_none()).collect()
}

const MOVES: &str = "phase = 'movement'\nphasing = 'axis'\n";

#[test]
fn the_board_has_its_places_roads_rivers_and_boxes() {
    let board = rules().board();
    let seaford = &board.places[usize::from(board.place("A13.12").expect("Seaford"))];
    assert_eq!(seaford.name, "place-seaford");
    assert!(
        ["village", "worth", "port"].iter().all(|s| seaford.symbols.iter().any(|t| t == s)),
        "{seaford:?}"
    );
    for kind in ["autobahn", "road", "track", "railroad"] {
        assert!(board.links.iter().any(|link| link.kind == kind), "{kind}");
    }
    let rivers = |kind: &str| board.edges.iter().filter(|edge| edge.kind == kind).count();
    assert_eq!((rivers("minor-river"), rivers("major-river")), (15, 10));
    assert!(board.place("dead-axis").is_some() && board.place("returning-allied").is_some());
}

/// Every stage of the turn is named in the sequence of play, in its order, so that the screen can show where the turn stands.
#[test]
fn the_sequence_of_play_has_every_stage_of_a_turn_in_order() {
    let sequence = &rules().board().sequence;
    let stage = |phase: &str| sequence.iter().position(|segment| segment.phases.contains(&phase));
    let all = [
        "turn",
        "refit",
        "reinforcement",
        "movement",
        "supply",
        "reaction",
        "combat",
        "exploitation",
        "clean-up",
    ];
    let stages =
        all.map(|phase| stage(&format!("phase-{phase}")).unwrap_or_else(|| panic!("no stage for {phase}")));
    assert!(stages.is_sorted(), "{stages:?}");
    assert_eq!(stage("phase-setup"), Some(0));
}

/// 5.8b/1: the throw of a headquarters goes where it goes, so trace supply from it may be gone where guns that ride with
/// it would halt.
#[test]
fn guns_in_strat_mode_are_offered_halts_that_do_not_hang_on_the_headquarters_that_moves_along() {
    let units = "units = ['hq-14 moves fuelled @ A9.05', 'gun-49 moves fuelled @ A9.05', 'pi-41 @ A9.01']";
    let mut table = given(&format!("{MOVES}{units}"));
    table.does("axis", "at A9.05; take hq-14; take gun-49; mode gun-49 strat", &[]);
    let scene = scene(&table);
    let halts: Vec<&Offer> = scene.offers.iter().filter(|offer| offer.line.ends_with("halt")).collect();
    assert!(halts.len() > 10, "{} halts", halts.len());
    halts.iter().for_each(|offer| {
        table.allows("axis", &offer.line);
    });
}

#[test]
fn a_stack_is_moved_by_two_presses_and_its_mode_goes_by_reach() {
    let mut table =
        given(&format!("{MOVES}units = ['i-8 @ A8.07', 'i-9 @ A8.07', 'r-1 @ A8.15', 'pi-41 @ A9.01']"));
    let first = scene(&table);
    let [take] = at(&first, &place("A8.07"))[..] else { panic!("one press takes the stack up") };
    assert_eq!(take.line, "at A8.07; take i-8; take i-9");
    table.does("axis", &take.line.clone(), &[]);
    let then = scene(&table);
    let go = |key: &str| at(&then, &place(key)).first().map(|offer| offer.line.clone());
    assert_eq!(go("A8.08").as_deref(), Some("step A8.08; halt"), "as it stands");
    let far = go("A8.11").expect("Move Mode goes further");
    assert!(far.starts_with("mode i-8 move; mode i-9 move; step "), "{far}");
    let farther = go("A8.03").expect("Strat Mode in the rear");
    assert!(!farther.contains("strat") || farther.contains("mode i-8 strat"), "{farther}");
}

#[test]
fn fuel_is_paid_with_the_move() {
    let mut table =
        given(&format!("{MOVES}units = ['pz-1 @ A8.06', 'pi-41 @ A9.01']\ndumps = ['axis 4 @ A8.06']"));
    table.does("axis", "at A8.06; take pz-1", &[]);
    let scene = scene(&table);
    let [go] = at(&scene, &place("A8.08"))[..] else { panic!("one way to A8.08") };
    assert_eq!(go.line, "fuel pz-1 unit; step A8.07>A8.08; halt");
    table.does("axis", &go.line.clone(), &[]).shows(&["axis 3 @ A8.06"]);
}

#[test]
fn a_convoy_is_two_presses() {
    let columns = "columns = ['0 axis truck points 2 @ A9.03']\ndumps = ['axis 12 @ A9.03']";
    let mut table = given(&format!("{MOVES}units = ['i-8 @ A9.08', 'pi-41 @ A4.01']\n{columns}"));
    table.does("axis", "drive 0", &[]);
    let scene = scene(&table);
    let [brings] = at(&scene, &place("A9.08"))[..] else { panic!("one way to A9.08") };
    assert!(
        brings.line.starts_with("load 8; step ") && brings.line.ends_with("; unload 8; halt"),
        "{}",
        brings.line
    );
    table.does("axis", &brings.line.clone(), &[]).shows(&["axis 8 fresh 8 @ A9.08", "axis 4 @ A9.03"]);
}

#[test]
fn an_attack_is_one_press_with_its_odds_on_the_hex() {
    let units = "units = ['i-8 @ A8.07', 'i-11 @ A8.07', 'r-1 @ A8.08', 'pi-41 reserve @ A9.01']";
    let table = given(&format!("phase = 'combat'\nphasing = 'axis'\n{units}\ndumps = ['axis 24 @ A8.06']"));
    let scene = scene(&table);
    let [attack] = at(&scene, &place("A8.08"))[..] else { panic!("one attack") };
    assert_eq!(attack.line, "target A8.08; with i-8; with i-11; attack");
    assert!(attack.odds && attack.binding && attack.tag.is_some());
}

#[test]
fn the_battle_panel_shows_every_modifier_and_the_odds_add_up() {
    let units = "units = ['i-8 @ A8.07', 'r-1 @ A8.08', 'pi-41 reserve @ A9.01']";
    let works = "hedgehogs = ['allied level 2 @ A8.08']";
    let mut table =
        given(&format!("phase = 'combat'\nphasing = 'axis'\n{units}\ndumps = ['axis 24 @ A8.06']\n{works}"));
    table.does("axis", "target A8.08; with i-8", &[]);
    let scene = scene(&table);
    let panel = scene.panels.iter().find(|panel| panel.key == "battle").expect("a battle");
    let said: Vec<&str> = panel.lines.iter().map(|(text, _)| text.id).collect();
    for id in [
        "panel-unit",
        "panel-from",
        "panel-attack",
        "panel-defence",
        "panel-column",
        "panel-works",
        "panel-surprise",
    ] {
        assert!(said.contains(&id), "{id} is not in {said:?}");
    }
    let seen = Seen::of(rules(), &table.state, Viewer(Seats::only(Seat(1))));
    let odds = rules().odds(&seen, ocs::Action::Attack, &[]).expect("odds");
    let sum: f64 = odds.ends.iter().map(|(_, share)| share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    // Who sees both sides guesses nothing.
    let seen = Seen::of(rules(), &table.state, Viewer(Seats::first(2)));
    let odds = rules().odds(&seen, ocs::Action::Attack, &[]).expect("odds");
    let taken = |odds: &sandtable_core::Odds| odds.ends[0].1;
    let unpaid = rules().odds(&seen, ocs::Action::Attack, &["defence"]).expect("odds");
    assert!(taken(&unpaid) > taken(&odds), "a defender without supply falls more easily");
}

#[test]
fn overlays_show_supply_zones_throws_and_reach() {
    let table =
        given(&format!("{MOVES}units = ['i-8 @ A1.15', 'r-1 @ A1.13', 'hq-14 @ A9.06', 'pi-41 @ A9.01']"));
    let seen = Seen::of(rules(), &table.state, Viewer(Seats::only(Seat(1))));
    let marks = |key: &str| rules().overlay(&seen, key, None);
    assert_eq!(marks("zones").len(), 2, "both have zones");
    assert!(marks("throws").iter().any(|mark| mark.piece.as_deref() == Some("hq-14")));
    // Without a headquarters nobody brings it anything.
    let table = given(&format!("{MOVES}units = ['i-8 @ A1.15', 'r-1 @ A1.13', 'pi-41 @ A9.01']"));
    let seen = Seen::of(rules(), &table.state, Viewer(Seats::only(Seat(1))));
    let cut = rules().board().place("A1.15").expect("a hex");
    let supply = rules().overlay(&seen, "supply", None);
    assert!(supply.iter().any(|mark| mark.look == "ring" && mark.places.contains(&(cut, cut))));
    let reach = rules().overlay(&seen, "reach", Some(&Handle::Place(cut)));
    assert!(reach.iter().any(|mark| mark.words.len() > 3), "{reach:?}");
}

#[test]
fn the_ledger_tells_where_supply_went() {
    let mut table =
        given(&format!("{MOVES}units = ['pz-1 @ A8.06', 'pi-41 @ A9.01']\ndumps = ['axis 4 @ A8.06']"));
    table.does("axis", "at A8.06; take pz-1; fuel pz-1 unit", &[]);
    let scene = scene(&table);
    let ledger: Vec<_> = scene.panels.iter().filter(|panel| panel.key == "ledger").collect();
    assert_eq!(ledger.len(), 1, "one's own alone");
    assert!(ledger[0].lines.iter().any(|(text, _)| text.id == "panel-spent"));
}

#[test]
fn the_odds_of_attacks_good_and_bad_are_shares() {
    for units in [
        "'i-8 @ A8.07', 'r-1 @ A8.08', 'pi-41 reserve @ A9.01'",
        "'mot-16 @ A8.07', 'r-1 @ A8.08', 'r-2 @ A8.08', 'pi-41 reserve @ A9.01'",
        "'i-7 @ A8.07', 'i-8 @ A8.07', 'i-9 @ A8.07', 'gun-7 @ A8.08', 'pi-41 reserve @ A9.01'",
    ] {
        let position =
            format!("phase = 'combat'\nphasing = 'axis'\nunits = [{units}]\ndumps = ['axis 40 @ A8.06']");
        let mut table = given(&position);
        table.does("axis", "target A8.08", &[]);
        let attackers: Vec<&str> =
            ["i-7", "i-8", "i-9", "mot-16"].into_iter().filter(|key| units.contains(key)).collect();
        attackers.iter().for_each(|key| {
            table.does("axis", &format!("with {key}"), &[]);
        });
        let seen = Seen::of(rules(), &table.state, Viewer(Seats::first(2)));
        let odds = rules().odds(&seen, ocs::Action::Attack, &[]).expect("odds");
        let shares: Vec<f64> = odds.ends.iter().map(|(_, share)| *share).collect();
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
    }
}

#[test]
fn the_odds_of_a_barrage_are_shares() {
    let units = "units = ['gun-49 @ A8.07', 'i-8 @ A8.07', 'r-1 @ A8.08', 'pi-41 reserve @ A9.01']";
    let mut table =
        given(&format!("phase = 'barrage'\nphasing = 'axis'\n{units}\ndumps = ['axis 24 @ A8.07']"));
    table.does("axis", "target A8.08; with gun-49", &[]);
    let seen = Seen::of(rules(), &table.state, Viewer(Seats::first(2)));
    let odds = rules()
        .odds(&seen, ocs::Action::Fire(rules().board().place("A8.07").expect("a hex")), &[])
        .expect("odds");
    let shares: Vec<f64> = odds.ends.iter().map(|(_, share)| *share).collect();
    assert!(shares.iter().all(|share| *share > 0.0), "{shares:?}");
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
}

#[test]
fn the_panel_says_why_a_unit_is_as_strong_as_it_is() {
    for (flags, why) in [
        ("dg", "panel-why-dg"),
        ("reserve", "panel-why-reserve"),
        ("strat", "panel-why-strat"),
        ("oos", "panel-why-oos"),
        ("", "panel-why-unpaid"),
    ] {
        let units = format!("units = ['i-8 @ A8.07', 'r-1 {flags} @ A8.08', 'pi-41 reserve @ A9.01']");
        let mut table =
            given(&format!("phase = 'combat'\nphasing = 'axis'\n{units}\ndumps = ['axis 24 @ A8.06']"));
        table.does("axis", "target A8.08; with i-8", &[]);
        let shown = rules().scene(&Seen::of(rules(), &table.state, Viewer(Seats::first(2))));
        let panel = shown.panels.iter().find(|panel| panel.key == "battle").expect("a battle");
        let defender = panel
            .lines
            .iter()
            .filter(|(text, rule)| text.id == "panel-unit" && rule.is_some_and(|rule| rule.0 == "9.5b"));
        let said: Vec<_> = defender.flat_map(|(text, _)| &text.args).map(|(_, value)| value).collect();
        assert!(said.contains(&&Value::Term(why)), "{why}: {said:?}");
    }
}

#[test]
fn supply_is_taken_on_board_by_a_press_that_says_so() {
    let sky = "bases = ['axis level 2 @ A9.03', 'axis level 2 @ A9.09', 'allied level 2 @ A9.17']\n\
               wings = ['tg-1 @ A9.03']\ndumps = ['axis 8 @ A9.03']\nunits = ['pi-41 @ A9.01', 'r-5 reserve @ A9.19']";
    let mut table = given(&format!("{MOVES}{sky}"));
    table.does("axis", "fly transport A9.09; carry tg-1 far", &[]);
    let scene = scene(&table);
    assert!(scene.offers.iter().any(|offer| offer.label.id == "do-lift-supply"), "{:?}", scene.offers);
}

/// The ordinary button: the last one outside drawers.
fn ordinary(scene: &Scene) -> &Offer {
    let mut buttons =
        scene.offers.iter().filter(|o| matches!(o.handle, Handle::Button(_)) && o.under.is_none());
    buttons.next_back().expect("a button")
}

#[test]
fn all_enter_what_was_won_and_leaving_it_empty_is_said() {
    let won = |more: &str| {
        given(&format!(
            "phasing = 'axis'\nunits = ['pi-41 reserve @ A9.01', 'i-8 acts paid @ A8.07', 'i-9 acts paid @ A8.07']\n{more}\n\
             battle = 'A8.08 by axis lead i-8 none'\n\
             steps = ['turn second', 'player combat', 'assaults combat', 'battle end', 'advance']",
        ))
    };
    let mut table = won("");
    let first = scene(&table);
    assert_eq!(ordinary(&first).line, "advance i-8; advance i-9");
    let done = |scene: &Scene| scene.offers.iter().find(|o| o.line == "done").cloned().expect("an end");
    assert_eq!(done(&first).loses.map(|what| what.id), Some("loses-conquest"));
    table.does("axis", "advance i-8", &[]);
    let then = scene(&table);
    assert_eq!((ordinary(&then).line.as_str(), done(&then).loses), ("done", None));
    // What lies there is rolled for by the first who comes.
    assert_eq!(ordinary(&scene(&won("dumps = ['allied 8 @ A8.08']"))).line, "advance i-8");
}

/// What is given away by an end.
fn loses(table: &Trial<Ocs>) -> Option<&'static str> {
    let done = scene(table).offers.into_iter().find(|o| o.line == "done").expect("an end");
    done.loses.map(|what| what.id)
}

#[test]
fn who_ends_his_movement_with_nobody_moved_is_told() {
    let mut table = given(&format!("{MOVES}units = ['i-8 @ A8.07', 'r-1 @ A8.15', 'pi-41 @ A9.01']"));
    assert_eq!(loses(&table), Some("loses-movement"));
    table.does("axis", "at A8.07; take i-8; step A8.08; halt", &[]);
    assert_eq!(loses(&table), None);
}

/// 4.8a/1: stacking is checked when the segment ends, and what is too many dies.
#[test]
fn who_ends_a_segment_with_a_hex_too_full_is_told() {
    let full = "'i-7 @ A8.07', 'i-8 @ A8.07', 'i-11 @ A8.07', 'stug-190 fuelled @ A8.06', 'r-1 @ A8.15'";
    let mut table = given(&format!("{MOVES}units = [{full}]"));
    table.does("axis", "at A8.06; take stug-190; step A8.07; halt", &[]);
    assert_eq!(loses(&table), Some("loses-crowded"));
    let mut table = given(&format!("{MOVES}units = [{full}]"));
    table.does("axis", "at A8.06; take stug-190; step A8.07>A8.08; halt", &[]);
    assert_eq!(loses(&table), None);
}

#[test]
fn cargo_of_the_air_is_clicked_on_its_counter() {
    let mut table = given(
        "phase = 'movement'\nphasing = 'axis'\nunits = ['fj-1 move @ A9.03', 'pi-41 @ A9.01', 'r-5 reserve @ A9.19']\n\
         wings = ['tg-1 @ A9.03']\nbases = ['axis level 2 @ A9.03', 'axis level 2 @ A9.09']\ndumps = ['axis 8 @ A9.03']",
    );
    table.does("axis", "fly transport A9.09; carry tg-1 far", &[]);
    let scene = scene(&table);
    let lift = scene.offers.iter().find(|offer| offer.line == "lift fj-1 cabin").expect("they can be lifted");
    assert_eq!((&lift.handle, lift.label.id), (&Handle::Piece("fj-1".into()), "do-lift"));
}

/// 13.8b/4: a headquarters that has changed its mode leaves by a bridge of its own, which is nobody else's.
#[test]
fn who_rides_with_a_headquarters_pays_for_the_river_that_it_bridges_for_itself() {
    let mut table = given(
        "phase = 'movement'\nphasing = 'allied'\naxis = []\n\
         units = ['hq-65 @ A10.11', 'r-1 @ A10.11', 'hq-63 moved @ A9.15', 'i-7 @ A10.08']",
    );
    table.does("allied", "at A10.11; take hq-65; take r-1", &[]);
    let scene = scene(&table);
    let ways: Vec<&Offer> = scene.offers.iter().filter(|o| o.line.contains("strat; step ")).collect();
    assert!(ways.len() > 3, "{} ways", ways.len());
    ways.iter().for_each(|offer| {
        table.allows("allied", &offer.line);
    });
}
