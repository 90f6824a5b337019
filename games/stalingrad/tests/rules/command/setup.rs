//! Section 4.0: the box, the tracks and the Axis set-up.

use sandtable_core::{Game, Options, Value};
use stalingrad::{Kind, Nation, Side, Stalingrad, off};

use crate::support::{Looking, Table, given, start};

/// A set-up question of the Axis with these units.
fn placing(units: &[&str]) -> Table {
    given(&format!("phase = 'setup'\nactive = 'axis'\nunits = {units:?}"))
}

/// Both sides take the deployment that the box proposes.
pub fn ready_made() -> Table {
    let mut table = start();
    table.does("axis", "ready-made; done", &[]).does("soviet", "ready-made; done", &[]);
    table
}

#[test]
fn r4_0_1_either_player_may_take_either_side() {
    let game = Stalingrad::open(&Stalingrad::built_in()).expect("the built-in data is sound");
    let seats = game.info().seats("campaign", &Options::new());
    assert_eq!(seats.iter().map(|s| &*s.key).collect::<Vec<_>>(), ["axis", "soviet"]);
    let table = ready_made();
    // Each side is played from its own seat.
    table.asks("axis").asks("soviet").allows("axis", "select 6A").allows("soviet", "select SWFront");
}

#[test]
fn r4_0_2_s1_headquarters_stand_where_they_are_printed() {
    let table = start();
    table.asks("axis").shows(&["1PzA @ 0619", "4PzA @ 0304", "6A @ 0413", "17A @ 0824", "H2A @ 0308"]);
    table.shows(&["R3A @ 0828", "It8A @ 0722", "VrnzFront @ 0704", "SWFront @ 0814", "SthFront @ 1123"]);
    table.refuses("axis", "place 6A 0410", "4.0.2/1");
}

#[test]
fn r4_0_2_s2_ten_headquarters_start_on_the_map() {
    let table = start();
    let look = table.look();
    let mut count = [0; 3];
    for id in look.t.ids().filter(|id| look.unit(*id).at < off::POOL) {
        assert_eq!(look.counter(id).kind, Kind::Hq, "only HQs stand at first");
        match look.counter(id).nation {
            Nation::Soviet => count[0] += 1,
            Nation::German => count[1] += 1,
            _ => count[2] += 1,
        }
    }
    assert_eq!(count, [3, 4, 3]);
}

#[test]
fn r4_0_3_s1_units_go_to_the_hexes_of_their_army_and_all_of_them_do() {
    let table = start();
    table.allows("axis", "place 24Pz 0404").refuses("axis", "place 24Pz 0513", "4.0.3/1");
    table.refuses("axis", "done", "4.0.3/1");
    // Soviet units are not the Axis player's to place.
    table.refuses("axis", "place s-6 0501", "4.0.3/1");
    let deployed = ready_made();
    let look = deployed.look();
    for id in look.all(Side::Axis, |u| u.at < off::POOL).filter(|id| look.counter(*id).kind != Kind::Hq) {
        let stalingrad::Theatre { armies, .. } = look.t;
        let stands = armies.iter().any(|a| a.hexes.iter().any(|(h, _)| *h == look.unit(id).at));
        assert!(stands, "{} stands outside the set-up hexes", look.counter(id).key);
    }
}

#[test]
fn r4_0_3_s2_a_unit_may_stand_with_an_hq() {
    let mut table = start();
    table.does("axis", "place 71 0413", &[]).shows(&["6A @ 0413", "71 @ 0413"]);
    // So it is in every army: each HQ stands on a hex of its own.
    let table = start();
    let (look, offers) = (table.look(), table.offers("axis"));
    for hq in look.all(Side::Axis, |u| u.at < off::POOL).filter(|id| look.counter(*id).kind == Kind::Hq) {
        let hex = look.t.number(look.unit(hq).at);
        let joined = offers.iter().any(|line| line.starts_with("place ") && line.ends_with(&hex));
        assert!(joined, "nobody may stand with {}", look.counter(hq).key);
    }
}

#[test]
fn r4_0_3_s3_at_most_two_units_a_hex() {
    let mut table = start();
    table.does("axis", "place 71 0413", &[]).refuses("axis", "place 79 0413", "4.0.3/3");
    let deployed = ready_made();
    let look = deployed.look();
    assert!(look.t.ids().all(|id| {
        let at = look.unit(id).at;
        at >= off::POOL || look.stack(at).count() <= 2
    }));
}

#[test]
fn r4_0_3_s4_every_axis_hex_receives_a_unit() {
    // Two Hungarians for two empty hexes: 0308 holds the HQ, which is enough; 0507 one division.
    let units = ["H2A @ 0308", "h-6Lt @ 0507", "h-7Lt @ tray", "h-9Lt @ tray"];
    let table = placing(&units);
    table.refuses("axis", "place h-7Lt 0507", "4.0.3/4").refuses("axis", "place h-7Lt 0308", "4.0.3/4");
    table.allows("axis", "place h-7Lt 0408; place h-9Lt 0409");
    // A spare one may go where it likes.
    let spare = placing(&["H2A @ 0308", "h-6Lt @ 0507", "h-7Lt @ tray", "h-9Lt @ tray", "h-10Lt @ tray"]);
    spare.allows("axis", "place h-7Lt 0308");
    let deployed = ready_made();
    let look = deployed.look();
    let empty = look.t.armies.iter().flat_map(|a| &a.hexes).filter(|(h, _)| look.s.muster.count(*h) == 0);
    assert_eq!(empty.count(), 0);
}

#[test]
fn r4_0_3_s4_tanks_do_not_count_for_hexes_that_they_may_not_enter() {
    // Of 17A only 9 can fill 1025: the plain hex must get it, whatever armour is still to come.
    let units = [
        "17A @ 0824",
        "73 @ 0923",
        "1Mt @ 0924",
        "111 @ 0926",
        "125 @ 1027",
        "4Mt @ 0925",
        "9 @ tray",
        "13Pz @ tray",
    ];
    let table = placing(&units);
    table
        .refuses("axis", "place 9 0923", "4.0.3/4")
        .allows("axis", "place 9 1025")
        .allows("axis", "place 13Pz 0924");
}

#[test]
fn r4_0_3_s4_the_last_tanks_fill_the_armoured_hexes() {
    // Of 6A every hex is filled but 0514; 29Mot, the last, may not join the others.
    let infantry = [
        "71 @ 0410",
        "79 @ 0411",
        "113 @ 0412",
        "297 @ 0613",
        "44 @ 0614",
        "57 @ 0615",
        "62 @ 0616",
        "75 @ 0311",
        "168 @ 0515",
    ];
    let tanks = ["6A @ 0413", "3Pz @ 0513", "29Mot @ tray"];
    let table = placing(&[&infantry[..], &tanks].concat());
    table.refuses("axis", "place 29Mot 0513", "4.0.3/4").refuses("axis", "place 29Mot 0413", "4.0.3/4");
    table.allows("axis", "place 29Mot 0514");
}

#[test]
fn r4_0_3_s5_axis_units_share_a_hex_with_their_own_nation_only() {
    let table =
        placing(&["44 @ 0821", "It8A @ 0722", "i-9Pasubio @ tray", "i-3Celere @ tray", "i-52Torino @ 0822"]);
    table.refuses("axis", "place i-9Pasubio 0821", "4.0.3/5").allows("axis", "place i-9Pasubio 0722");
    let deployed = ready_made();
    let look = deployed.look();
    for id in look.all(Side::Axis, |u| u.at < off::POOL) {
        let nation = look.counter(id).nation;
        assert!(look.stack(look.unit(id).at).all(|other| look.counter(other).nation == nation));
    }
}

#[test]
fn r4_0_3_s6_german_mechanised_units_stand_on_armoured_symbols() {
    let table = start();
    table.refuses("axis", "place 3Pz 0410", "4.0.3/6").allows("axis", "place 3Pz 0514");
    table.refuses("axis", "place 29Mot 0615", "4.0.3/6").refuses("axis", "place Wik 0923", "4.0.3/6");
    // Infantry may stand there too, as long as room is left for the tanks.
    let units =
        ["1PzA @ 0619", "68 @ 0619", "14Pz @ 0719", "16Pz @ 0719", "76 @ 0620", "22Pz @ tray", "94 @ tray"];
    let filled = ["295 @ 0617", "97JG @ 0618", "257 @ 0720", "371 @ 0517", "101JG @ 0518"];
    let units: Vec<&str> = units.into_iter().chain(filled).collect();
    placing(&units)
        .refuses("axis", "place 94 0620", "4.0.3/6")
        .allows("axis", "place 22Pz 0620; place 94 0617");
    // Italians are no Germans: Celere is motorised and needs no symbol.
    table.allows("axis", "place i-3Celere 0821");
    let deployed = ready_made();
    let look = deployed.look();
    for id in look.all(Side::Axis, |u| u.at < off::POOL) {
        let c = look.counter(id);
        let armoured =
            look.t.armies.iter().flat_map(|a| &a.hexes).any(|(h, star)| *star && *h == look.unit(id).at);
        assert!(armoured || !c.mechanised || c.nation != Nation::German, "{}", c.key);
    }
}

#[test]
fn r4_0_3_s1_of_equal_units_the_first_is_placed() {
    let mut table = start();
    let refusal = table.refusal("axis", "place 62 0411").expect("44 is like it and waits");
    assert_eq!((refusal.rule.0, refusal.why), ("4.0.3/1", "why-take-the-first"));
    let first = table.look().t.ids().find(|id| table.look().counter(*id).key == "44").expect("44 exists");
    assert_eq!(refusal.text().args.first().map(|(_, value)| *value), Some(Value::Kind(first.into())));
    table.does("axis", "place 44 0411; place 57 0410", &[]).allows("axis", "place 62 0411");
}
