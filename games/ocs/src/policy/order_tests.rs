//! What standing orders answer, window by window.

use sandtable_core::kit::laid_out;
use sandtable_core::{Order, Policy, Rules, Seen, Trial};

use super::orders;
use crate::pieces::Side;
use crate::{Drill, Ocs};

fn given(text: &str) -> Trial<Ocs> {
    Trial::start(laid_out::<Drill>(), &[]).given(text)
}

/// A combat of the Axis at A8.08 that stands at a step.
fn fought(step: &str, units: &str, more: &str) -> Trial<Ocs> {
    given(&format!(
        "phasing = 'axis'\nunits = [{units}]\nbattle = 'A8.08 by axis lead i-8 none {more}\n\
         steps = ['turn second', 'player combat', 'assaults combat', {step}]"
    ))
}

/// What an order of the Allies answers, in notation.
fn says(table: &Trial<Ocs>, key: &str, place: Option<&str>, amount: Option<u16>) -> Option<String> {
    let look = table.rules.look(&table.state);
    let place = place.map(|name| look.t.hex(name).expect("a hex"));
    let order = Order { key: key.into(), place, amount };
    let a = orders::answer(look, Side::Allied, &order)?;
    let mut text = String::new();
    table.rules.write(a, &mut text);
    Some(text)
}

fn defence(units: &str, dumps: &str) -> Trial<Ocs> {
    fought("'battle roll', 'defend'", units, &format!("around 2'\ndumps = [{dumps}]"))
}

#[test]
fn a_defence_is_paid_for_where_and_when_it_was_ordered() {
    let table = defence("'i-8 acts paid @ A8.07', 'r-2 @ A8.08'", "'allied 6 @ A8.09'");
    assert_eq!(says(&table, "order-pay", None, None).as_deref(), Some("pay"));
    assert_eq!(says(&table, "order-pay", Some("A8.08"), None).as_deref(), Some("pay"));
    assert_eq!(says(&table, "order-pay", Some("A8.09"), None), None);
    assert_eq!(says(&table, "order-no-pay", Some("A8.08"), None).as_deref(), Some("decline"));
    assert_eq!(says(&table, "order-no-pay", Some("A8.09"), None), None);
    // Orders for other windows say nothing.
    for key in ["order-stand", "order-yield", "order-spare", "order-intercept", "order-no-reaction"] {
        assert_eq!(says(&table, key, None, None), None, "{key}");
    }
}

#[test]
fn a_defence_is_paid_for_if_that_changes_the_column() {
    let even = defence("'i-8 acts paid @ A8.07', 'r-2 @ A8.08'", "'allied 6 @ A8.09'");
    assert_eq!(says(&even, "order-pay-if", None, None).as_deref(), Some("pay"));
    // Without any strength it is off the table either way: 9.14a/1.
    let lost = defence("'i-8 acts paid @ A8.07', 'rpax-1 moves @ A8.08'", "'allied 6 @ A8.09'");
    assert_eq!(says(&lost, "order-pay-if", None, None).as_deref(), Some("decline"));
}

#[test]
fn a_reserve_of_supply_is_kept_in_a_hex() {
    let table = defence("'i-8 acts paid @ A8.07', 'r-2 @ A8.08'", "'allied 6 @ A8.09'");
    // 2T are paid: 4 are left, an SP.
    assert_eq!(says(&table, "order-keep", Some("A8.09"), Some(1)), None);
    assert_eq!(says(&table, "order-keep", Some("A8.09"), Some(2)).as_deref(), Some("decline"));
    assert_eq!(says(&table, "order-keep", Some("A8.10"), Some(2)), None);
    // Another dump pays.
    let units = "'i-8 acts paid @ A8.07', 'r-2 paid @ A8.08'";
    let dumps = "around 2'\ndumps = ['allied 6 @ A8.09', 'allied 8 @ A9.09']";
    let two = fought("'battle roll', 'pay r-2 2 defence'", units, dumps);
    assert_eq!(says(&two, "order-keep", Some("A8.09"), Some(2)).as_deref(), Some("draw A9.09"));
    assert_eq!(says(&two, "order-keep", Some("A9.09"), Some(2)).as_deref(), Some("draw A8.09"));
    assert_eq!(says(&two, "order-keep", Some("A8.09"), Some(1)), None);
}

#[test]
fn whoever_is_rated_high_is_spared() {
    let units = "'i-8 acts @ A8.07', 'r-1 @ A8.08', 'r-2 @ A8.08'";
    let table = fought("'battle defender-option', 'losses allied 1 barrage A8.08'", units, "around 2'");
    let look = table.rules.look(&table.state);
    let rating = |key: &str| look.t.counters.iter().find(|c| c.key == key).expect("a unit").faces[0].ar;
    assert_eq!((rating("r-1"), rating("r-2")), (4, 3));
    assert_eq!(says(&table, "order-spare", None, Some(4)).as_deref(), Some("lose r-2"));
    assert_eq!(says(&table, "order-spare", None, Some(3)), None, "nobody is rated so low");
}

#[test]
fn a_hex_is_held_or_given_up_where_it_was_ordered() {
    let units = "'i-8 acts @ A8.07', 'r-2 @ A8.08'";
    let table = fought(
        "'battle defender-retreat', 'option'",
        units,
        "option 0 1 losses 0 0 retreat 0 0 exploit 0 around 2'",
    );
    assert_eq!(says(&table, "order-stand", Some("A8.08"), None).as_deref(), Some("lose r-2"));
    assert_eq!(says(&table, "order-stand", Some("A8.09"), None), None);
    assert_eq!(says(&table, "order-yield", Some("A8.08"), None).as_deref(), Some("yield"));
    assert_eq!(says(&table, "order-yield", Some("A8.09"), None), None);
}

#[test]
fn a_mission_is_intercepted_by_the_odds_or_over_a_hex() {
    let air = "phasing = 'axis'\nphase = 'movement-barrage'\n\
        units = ['i-8 @ A9.09', 'r-1 @ A9.10', 'pi-41 @ A9.01', 'r-5 reserve @ A9.19']\n\
        wings = ['stuka-1 @ A9.03', 'kg-27 @ A9.03', 'iap-4 @ A9.13']\n\
        bases = ['axis level 2 @ A9.03', 'allied level 2 @ A9.13']";
    let mut table = given(air);
    table.does("axis", "fly bomb-units A9.10; send stuka-1; go", &[]).asks("allied");
    let go = Some("scramble iap-4");
    assert_eq!(says(&table, "order-intercept", None, Some(1)).as_deref(), go);
    assert_eq!(says(&table, "order-intercept", None, Some(10)), None, "never so sure");
    assert_eq!(says(&table, "order-guard", Some("A9.10"), None).as_deref(), go);
    assert_eq!(says(&table, "order-guard", Some("A9.11"), None), None);
    assert_eq!(says(&table, "order-no-intercept", None, None).as_deref(), Some("done"));
}

#[test]
fn air_combat_is_fought_or_left_by_order() {
    let sky = "phasing = 'axis'\nphase = 'movement'\nunits = ['pi-41 @ A9.01', 'r-5 reserve @ A9.19']\n\
        wings = ['jg-3 @ A9.03', 'jg-52 inactive @ A9.03', 'shap-7 @ A9.17', 'iap-4 @ A9.17']\n\
        bases = ['axis level 2 @ A9.03', 'allied level 2 @ A9.17']";
    let mut table = given(sky);
    table.does("axis", "fly sweep A9.17; send jg-3", &[]).asks("allied");
    assert_eq!(says(&table, "order-intercept", None, None).as_deref(), Some("done"));
    assert_eq!(says(&table, "order-guard", Some("A9.17"), None).as_deref(), Some("done"));
    assert_eq!(says(&table, "order-guard", Some("A9.16"), None), None);
    let leaves = says(&table, "order-no-intercept", None, None).expect("somebody can leave");
    assert!(leaves.starts_with("abort "), "{leaves}");
    table.does("allied", "done", &[]).asks("allied");
    // The Fighter rather than the Sturmovik.
    assert_eq!(says(&table, "order-intercept", None, None).as_deref(), Some("pick iap-4"));
    assert_eq!(says(&table, "order-guard", Some("A9.17"), None).as_deref(), Some("pick iap-4"));
    assert_eq!(says(&table, "order-guard", Some("A9.16"), None), None);
    assert_eq!(says(&table, "order-no-intercept", None, None), None, "nobody leaves in the middle of it");
}

#[test]
fn whoever_falls_back_rallies_to_a_hex() {
    let units = "'i-8 acts @ A8.07', 'r-2 routed @ A8.08'";
    let table = fought("'battle advance', 'retreat'", units, "retreat 0 1 around 2'");
    let look = table.rules.look(&table.state);
    for name in ["A4.10", "A12.10"] {
        let place = look.t.hex(name).expect("a hex");
        let told = says(&table, "order-rally", Some(name), None).expect("a way");
        let to = look.t.hex(told.strip_prefix("retreat ").expect("a retreat")).expect("a hex");
        let mut listed = Vec::new();
        table.rules.actions(&table.state, Side::Allied.seat(), &mut listed);
        let nearest = listed.iter().filter_map(|a| match a {
            crate::Action::Retreat(to) => Some(look.t.distance(*to, place)),
            _ => None,
        });
        assert_eq!(Some(look.t.distance(to, place)), nearest.min(), "{name}");
    }
    let order = Order { key: "order-rally".into(), place: Some(u16::MAX), amount: None };
    assert_eq!(orders::answer(look, Side::Allied, &order), None, "no such hex");
}

#[test]
fn reaction_phases_pass_by_order() {
    let text = "phasing = 'axis'\nphase = 'reaction'\nunits = ['i-8 @ A8.07', 'r-5 reserve @ A9.12']";
    let table = given(text);
    table.asks("allied");
    let window = table.rules.decision(&table.state).window();
    assert_eq!(window.map(|window| window.0), Some("reaction"));
    assert_eq!(says(&table, "order-no-reaction", None, None).as_deref(), Some("done"));
    let seat = Side::Allied.seat();
    let order = Order { key: "order-no-reaction".into(), place: None, amount: None };
    let seen = Seen::by(&table.rules, &table.state, seat);
    assert_eq!(table.rules.answer(&seen, seat, &order), Some(crate::Action::Done));
}
