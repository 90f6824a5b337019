//! The Alert pile of the campaign (2.2).

use std::sync::OnceLock;

use ocs::Ocs;

use crate::support::{Looking, POOR, Table, given, list, yard, yard_of_all};

/// The country around Aachen in the grand campaign, from turn 26 on: 29 November, then 1 December.
fn campaign() -> Ocs {
    static RULES: OnceLock<Ocs> = OnceLock::new();
    let lay = || {
        let sides = POOR.replace("calendar = 22", "calendar = 26");
        let more = format!("supply = [{{ side = 'axis', hexes = ['B15.26'] }}]\n{sides}");
        yard_of_all("grand-campaign", ["A22.06", "B7.26"], &more, &[])
    };
    RULES.get_or_init(lay).clone()
}

/// The German Movement Segment of a turn with a result in the Alert column, when these are not in the pile.
#[track_caller]
fn alert(turn: u8, out: &[String]) -> Table {
    let mut units = vec!["ge-lxxxi @ B15.28".into(), "us-cav-102 @ A7.06".into(), "ge-mg-4 @ B7.26".into()];
    units.extend(out.iter().map(|key| format!("{key} @ B16.28")));
    let units: Vec<&str> = units.iter().map(String::as_str).collect();
    let text = format!(
        "phase = 'movement'\nphasing = 'axis'\nturn = {turn}\nunits = [{}]\nalerts = 1",
        list(&units)
    );
    given(campaign(), &text)
}

/// The unit that comes when one of the pile is drawn by its number.
fn drawn(turn: u8, number: u16) -> String {
    let mut table = alert(turn, &[]);
    table.does("axis", "do alert B15.28", &[number]);
    let at = table.hex("B15.28");
    let stack = table.look().stack(ocs::Side::Axis, at);
    let mut keys = stack.map(|id| table.look().counter(id).key.clone()).filter(|key| key != "ge-lxxxi");
    keys.next().expect("somebody comes")
}

/// How many of some units are of a kind and a service.
fn of_kind(keys: &[String], called: &str, nation: &str) -> usize {
    let rules = campaign();
    let t = rules.theatre();
    let known = |key: &&String| t.counters.iter().find(|counter| counter.key == **key);
    let such = keys.iter().filter_map(|key| known(&key));
    such.filter(|c| c.called.as_deref() == Some(called) && c.nation == nation).count()
}

#[test]
fn r2_2_s4_the_pile_of_the_campaign_has_12_alert_and_6_flak_battalions() {
    let pile: Vec<String> = (1..=18).map(|number| drawn(1, number)).collect();
    let services = ["german", "luftwaffe", "kriegsmarine", "ss"];
    assert_eq!(services.map(|nation| of_kind(&pile, "alert", nation)), [9, 1, 1, 1]);
    assert_eq!(of_kind(&pile, "flak", "luftwaffe"), 6);
    // And nobody else.
    alert(1, &pile[1..]).allows("axis", "do alert B15.28");
    alert(1, &pile).refuses("axis", "do alert B15.28", "btr:2.2/6");
}

#[test]
fn r2_2_s5_on_1_december_18_volkssturm_battalions_join_it() {
    let pile: Vec<String> = (1..=36).map(|number| drawn(2, number)).collect();
    assert_eq!(of_kind(&pile, "volkssturm", "german"), 18);
    let (volkssturm, before): (Vec<String>, Vec<String>) =
        pile.iter().cloned().partition(|key| key.starts_with("ge-volkssturm"));
    assert_eq!((volkssturm.len(), before.len()), (18, 18));
    // Not before, and the Sauer regiment is none of them.
    alert(2, &before).allows("axis", "do alert B15.28");
    alert(1, &before).refuses("axis", "do alert B15.28", "btr:2.2/6");
    alert(2, &pile).refuses("axis", "do alert B15.28", "btr:2.2/6");
    // By the calendar: in the first turn of a game that begins then.
    let sides = POOR.replace("calendar = 22", "calendar = 27");
    let more = format!("supply = [{{ side = 'axis', hexes = ['B15.26'] }}]\n{sides}");
    let rules = yard(["A22.06", "B7.26"], &["ge-volkssturm-1", "ge-lxxxi", "us-1"], &more);
    let units = "units = ['ge-lxxxi @ B15.28', 'us-1 @ A7.06']";
    given(rules, &format!("phase = 'movement'\nphasing = 'axis'\nalerts = 1\n{units}"))
        .allows("axis", "do alert B15.28");
    assert!(campaign().theatre().counters.iter().any(|counter| counter.key == "ge-sauer"));
}
