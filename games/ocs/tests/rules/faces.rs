//! What the enemy may see of a stack, and what fighting tells him (4.8b, 4.9).

use ocs::{Hex, Mode, Ocs, Side, State, flag};
use sandtable_core::{Chance, Log, Rules, Seen, Viewer};

use crate::support::{Looking, Table, fights, moves, phase, sky};

/// What a side sees of the position.
fn seen(table: &Table, by: Side) -> State {
    Seen::<Ocs>::by(&table.rules, &table.state, by.seat()).state().clone()
}

/// The keys of the units that a side sees in a hex.
fn keys(table: &Table, by: Side, at: &str) -> Vec<String> {
    let (s, at) = (seen(table, by), table.hex(at));
    let here = |id: &u16| s.units[usize::from(*id)].at == at;
    table.look().t.ids().filter(here).map(|id| table.look().counter(id).key.clone()).collect()
}

/// The lines that a side reads of an action, by rule, with all that they say.
fn reads(table: &mut Table, seat: &str, line: &str, dice: &[u16], by: Side) -> Vec<(String, String)> {
    let mut actions = Vec::new();
    table.rules.read(line, &mut actions).expect("notation");
    let (mut log, mut chance) = (Log::on(), Chance::scripted(dice));
    for a in actions {
        let seat = table.seat(seat);
        table.rules.apply(&mut table.state, seat, a, &mut chance, &mut log);
    }
    let lines = log.take().into_iter().filter(|entry| entry.audience.admits(Viewer::seat(by.seat())));
    lines.map(|entry| (format!("{:?}", entry.rules), format!("{:?}", entry.text))).collect()
}

fn zone(table: &Table, by: Side, at: Hex) -> bool {
    table.rules.look(&seen(table, by)).in_zone(by.other(), at)
}

#[test]
fn r4_8b_sc_who_has_a_zone_of_control_lies_on_top() {
    // The tanks in Move Mode are stronger, the motorised alone have a zone.
    let table = moves(&["pz-1 moves @ A8.06", "mot-16 @ A8.06", "hq-3 moves @ A8.06"], "");
    assert_eq!(keys(&table, Side::Allied, "A8.06"), ["mot-16"]);
    // Nobody has one: the top combat unit.
    let table = moves(&["pz-1 moves @ A8.06", "hq-3 moves @ A8.06"], "");
    assert_eq!(keys(&table, Side::Allied, "A8.06"), ["pz-1"]);
}

#[test]
fn r4_8b_sc_the_owner_chooses_among_those_who_have_one() {
    let mut table = moves(&["i-8 @ A8.06", "mot-16 @ A8.06", "pz-2 moves @ A8.06"], "");
    assert_eq!(keys(&table, Side::Allied, "A8.06"), ["i-8"]);
    table.refuses("axis", "show pz-2", "4.8b/C").refuses("axis", "show i-8", "4.8b/C");
    table.does("axis", "show mot-16", &[]);
    assert_eq!(keys(&table, Side::Allied, "A8.06"), ["mot-16"]);
    // Once in a segment each; whoever loses his zone goes below.
    table.does("axis", "show i-8", &[]).refuses("axis", "show mot-16", "4.8b/C");
    table.does("axis", "at A8.06; take i-8; mode i-8 move; halt", &[]);
    assert_eq!(keys(&table, Side::Allied, "A8.06"), ["mot-16"]);
}

#[test]
fn r4_8b_sd_an_hq_may_hide_a_zone_of_which_the_enemy_is_told() {
    let mut table = moves(&["pz-1 @ A8.06", "hq-3 @ A8.06", "i-7 @ A8.03"], "");
    table.does("axis", "show hq-3", &[]);
    assert_eq!(keys(&table, Side::Allied, "A8.06"), ["hq-3"]);
    assert!(zone(&table, Side::Allied, table.hex("A8.07")), "he is told of the zone");
    assert!(!zone(&table, Side::Allied, table.hex("A9.12")));
}

#[test]
fn r4_8b_sd_not_beside_an_enemy_ground_unit() {
    moves(&["pz-1 @ A8.06", "hq-3 @ A8.06", "r-1 @ A8.07"], "").refuses("axis", "show hq-3", "4.8b/D");
    // Whoever comes beside it sees who has the zone, and cannot take the step back.
    let (table, shown) = comes_beside(&["pz-1 @ A8.06", "hq-3 top @ A8.06", "r-1 @ A8.08", "r-5 @ A9.19"]);
    assert!(shown);
    assert_eq!(keys(&table, Side::Allied, "A8.06"), ["pz-1"]);
    // Where another stands there already it hides nobody, and nothing is shown.
    let known = ["pz-1 @ A8.06", "hq-3 top @ A8.06", "r-1 @ A8.08", "r-5 @ A8.07"];
    assert!(!comes_beside(&known).1);
}

/// The 1st Rifles step from A8.08 to A8.07: is something shown by that?
fn comes_beside(units: &[&str]) -> (Table, bool) {
    let mut table = phase("movement", "allied", units, "");
    let mut log = Log::off();
    for line in ["at A8.08", "take r-1", "step A8.07"] {
        let mut actions = Vec::new();
        table.rules.read(line, &mut actions).expect("notation");
        assert!(!log.take_revealed(), "nothing is shown before '{line}'");
        let seat = table.seat("allied");
        table.rules.apply(&mut table.state, seat, actions[0], &mut Chance::scripted(&[]), &mut log);
    }
    let shown = log.take_revealed();
    (table, shown)
}

#[test]
fn r4_8b_sf_a_hedgehog_is_seen_whole() {
    let table = moves(&["pz-1 @ A8.06"], "hedgehogs = ['axis level 3 @ A8.06', 'axis level 1 @ A9.06']");
    let s = seen(&table, Side::Allied);
    let levels = ["A8.06", "A9.06"].map(|at| s.hedgehog(table.hex(at)).map(|work| work.level));
    assert_eq!(levels, [Some(3), Some(1)]);
    let scene = table.rules.scene(&Seen::by(&table.rules, &table.state, Side::Allied.seat()));
    let works = scene.pieces.iter().filter(|piece| piece.key.starts_with("hedgehog"));
    assert_eq!(works.map(|piece| piece.values.to_vec()).collect::<Vec<_>>(), [[3], [1]]);
}

#[test]
fn r4_9a_s1_nothing_below_the_top_is_seen() {
    let table = moves(
        &["i-8 @ A8.06", "pz-2 @ A8.06", "gun-49 @ A8.06", "hq-3 @ A8.06"],
        "dumps = ['axis 24 @ A8.06']\ncolumns = ['0 axis truck points 4 load 9 @ A8.06']",
    );
    let s = seen(&table, Side::Allied);
    assert_eq!(keys(&table, Side::Allied, "A8.06"), ["i-8"]);
    assert!(s.dump(table.hex("A8.06")).is_none() && s.columns_at(table.hex("A8.06")).next().is_none());
    assert_eq!(s.books[Side::Axis as usize].had, 0, "nor what there is in all");
    // Its owner sees all, a spectator no more than the enemy.
    assert_eq!(keys(&table, Side::Axis, "A8.06").len(), 4);
    let spectator = Seen::of(&table.rules, &table.state, Viewer::SPECTATOR);
    assert_eq!(spectator.state().units.iter().filter(|unit| unit.at == table.hex("A8.06")).count(), 1);
}

#[test]
fn r4_9a_s1_stores_that_nobody_covers_are_seen_but_not_their_size() {
    let more = "dumps = ['axis 24 @ A8.06']\ncolumns = ['0 axis truck points 4 load 9 @ A8.05', '1 axis truck points 2 extender @ A8.05']";
    let table = moves(&[], more);
    let s = seen(&table, Side::Allied);
    assert_eq!(s.dump(table.hex("A8.06")).map(|dump| dump.tokens), Some(1));
    let columns: Vec<_> =
        s.columns_at(table.hex("A8.05")).map(|(_, c)| (c.points, c.load, c.extender)).collect();
    assert_eq!(columns, [(1, 0, false)]);
}

#[test]
fn r4_9a_s1_of_aircraft_the_top_active_one_is_seen() {
    let table = sky("movement", &[], &["stuka-1 @ A9.03", "jg-3 @ A9.03", "stuka-2 inactive @ A9.03"]);
    let s = seen(&table, Side::Allied);
    let here = |id: &u8| s.wings[usize::from(*id)].at == table.hex("A9.03");
    let wings: Vec<&str> =
        table.look().t.air.ids().filter(here).map(|id| table.look().sheet(id).key.as_str()).collect();
    assert_eq!(wings, ["jg-3"]);
}

#[test]
fn r4_9a_s2_mode_and_supply_of_the_top_are_open_stocks_and_losses_not() {
    let table = moves(&["i-8 dg oos low lost=1 spent=8 fuelled @ A8.07", "pz-1 strat moves @ A8.05"], "");
    let s = seen(&table, Side::Allied);
    let [infantry, tanks] = ["i-8", "pz-1"].map(|key| s.units[usize::from(table.id(key))]);
    assert!(infantry.mode == Mode::Dg && infantry.has(flag::OOS) && tanks.mode == Mode::Strat);
    assert!(infantry.lost == 0 && infantry.spent == 0 && !infantry.has(flag::LOW | flag::FUELLED));
}

#[test]
fn r4_9a_s2_which_unit_loses_a_step_is_not_told() {
    let combat = "steps = ['turn second', 'player combat', 'assaults combat', 'battle defender-option', 'losses allied 1 combat A8.08']\nbattle = 'A8.08 by axis'";
    let lines = |by: Side| {
        let mut table = phase("combat", "axis", &["i-8 acts @ A8.07", "r-1 @ A8.08", "r-4 @ A8.08"], combat);
        reads(&mut table, "allied", "lose r-1", &[], by)
    };
    let said = |by, word: &str| lines(by).iter().any(|(_, text)| text.contains(word));
    assert!(said(Side::Allied, "\"log-step\"") && !said(Side::Axis, "\"log-step\""));
    assert!(said(Side::Axis, "log-step-lost") && !said(Side::Allied, "log-step-lost"));
}

#[test]
fn r4_9b_strength_rating_and_at_level_are_told_but_not_the_units() {
    let mut table = fights(&["i-8 @ A8.07", "r-1 @ A8.08", "r-4 @ A8.08"]);
    table.does("axis", "target A8.08; with i-8; attack", &[]).does("allied", "decline", &[]);
    let lines = reads(&mut table, "allied", "lead r-1", &[3, 4, 3, 4], Side::Axis);
    let told = lines.iter().find(|(rule, _)| rule.contains("4.9b")).expect("it is told");
    let size = ocs::strength(table.look(), table.id("i-8"), true);
    assert!(size > 0 && told.1.contains("log-strengths"), "{told:?}");
    let named = |key: &str| lines.iter().any(|(_, text)| text.contains(&format!("Kind({})", table.id(key))));
    assert!(!named("r-1") && !named("r-4"), "{lines:?}");
    // Who leads is the defender's own business.
    assert_eq!(seen(&table, Side::Axis).battle.lead[1], u16::MAX);
}

#[test]
fn r4_9c_the_firer_says_his_strength_and_is_told_the_shifts() {
    let mut table = phase(
        "barrage",
        "axis",
        &["gun-49 @ A8.06", "i-8 @ A8.07", "pi-41 reserve @ A9.01", "r-1 @ A8.08", "r-4 @ A8.08"],
        "dumps = ['axis 20 @ A8.06']",
    );
    table.does("axis", "target A8.08; with gun-49", &[]);
    for by in Side::BOTH {
        let lines = reads(&mut table.clone(), "axis", "fire A8.06", &[1, 1], by);
        // 20 points; 5 RE are two columns.
        let told = lines.iter().find(|(rule, _)| rule.contains("4.9c")).expect("it is told");
        assert!(told.1.contains("Int(20)") && told.1.contains("Int(2)"), "{told:?}");
    }
}

#[test]
fn r4_9d_before_air_combat_the_top_aircraft_of_a_mission_is_seen_alone() {
    let wings = ["jg-3 @ A9.03", "jg-52 @ A9.03", "iap-4 @ A9.17", "shap-7 @ A9.17"];
    let mut table = sky("movement", &[], &wings);
    table.does("axis", "fly sweep A9.17; send jg-3; send jg-52", &[]);
    assert_eq!(seen(&table, Side::Allied).mission.flights.len(), 1);
    table.does("axis", "go", &[]);
    assert_eq!(seen(&table, Side::Allied).mission.flights.len(), 2, "both are shown to fight");
    let s = seen(&table, Side::Axis);
    let here = |id: &u8| s.wings[usize::from(*id)].at == table.hex("A9.17");
    assert_eq!(table.look().t.air.ids().filter(here).count(), 2);
}
